"""Whether an expected fact is so: one small function a kind of fact."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Term
from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.cards import FACEDOWN, FIELD
from rulesdb.engine.riftbound.sight import STATES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rulesdb.engine.checks import Event
    from rulesdb.engine.riftbound.position import Position

Gaps = dict[str, str]

TURN_STATES = ("neutral open", "neutral closed", "showdown open", "showdown closed")


def turn_state(position: Position) -> str:
    """Which of the four states the turn is in (310)."""
    first = "showdown" if position.showdown else "neutral"
    return f"{first} {'closed' if position.chain else 'open'}"


def _count(events: Sequence[Event], key: str, **slots: str) -> int:
    """How often an event with these slots happened."""
    return sum(event.key == key and slots.items() <= dict(event.slots).items() for event in events)


def _triggered(_: Position, events: Sequence[Event], gaps: Gaps) -> bool:
    wanted = ("what", Term(f"rift-{gaps['keyword']}")), ("card", gaps["name"])
    number = sum(
        event.key == "triggers" and all(each in event.slots for each in wanted) for event in events
    )
    return number == int(gaps["number"])


def _looks(position: Position, events: Sequence[Event], gaps: Gaps) -> bool:
    """The cards of the look that is open, else the one looked at last."""
    look = position.look
    if look:
        return look.player == gaps["player"] and ", ".join(look.cards) == gaps["cards"]
    last = next((each for each in reversed(events) if each.key == "looked"), None)
    return last is not None and dict(last.slots) == {
        "player": gaps["player"],
        "card": gaps["cards"],
    }


def _looked(_: Position, events: Sequence[Event], gaps: Gaps) -> bool:
    seen = _count(events, "looked", player=gaps["player"], card=gaps["name"])
    return seen == int(gaps["number"])


def _controlled(position: Position, _: Sequence[Event], gaps: Gaps) -> bool:
    there = position.battlefield(gaps["thing"])
    controller = there.controller if there else position.card(gaps["thing"]).controller
    return controller == gaps["player"]


def _there(position: Position, name: str) -> tuple[str, str]:
    there = position.battlefield(name)
    return (there.controller, there.contested) if there else ("", "")


def _keyword_active(position: Position, gaps: Gaps) -> bool:
    card = position.card(gaps["name"])
    name = gaps["keyword"]
    if name in ("legion", "level"):
        return any(sight.depends(position, card, each) for each in card.active if each.name == name)
    return sight.active_has(position, card, name)


def _killed(events: Sequence[Event], gaps: Gaps) -> bool:
    return _count(events, "killed", card=gaps["name"]) > 0


def _at(position: Position, _: Sequence[Event], gaps: Gaps) -> bool:
    card = position.card(gaps["name"])
    return card.zone in (FIELD, FACEDOWN) and card.place == gaps["place"]


def _runes(position: Position, _: Sequence[Event], gaps: Gaps) -> bool:
    purse = position.seat(gaps["player"]).purse
    ready = sum(not rune.exhausted for rune in purse.runes) if purse else 0
    return ready == int(gaps["n"])


def _energy(position: Position, _: Sequence[Event], gaps: Gaps) -> bool:
    purse = position.seat(gaps["player"]).purse
    return purse is not None and purse.pool.energy == int(gaps["n"])


def _acts(position: Position, player: str, *, focus: bool = False) -> bool:
    return position.focus == player if focus else position.acting == player


HOLDS: dict[str, Callable[[Position, Sequence[Event], Gaps], bool]] = {
    "chain-empty": lambda position, _, __: not position.chain,
    "chain": lambda position, _, gaps: ", ".join(map(str, position.chain)) == gaps["items"],
    "turn-state": lambda position, _, gaps: turn_state(position) == gaps["state"],
    "turn": lambda position, _, gaps: position.turn_player == gaps["player"],
    "step": lambda position, _, gaps: (
        position.step == gaps["step"]
        or (gaps["step"] == "showdown" and position.showdown is not None)
    ),
    "priority": lambda position, _, gaps: _acts(position, gaps["player"]),
    "focus": lambda position, _, gaps: _acts(position, gaps["player"], focus=True),
    "nobody": lambda position, _, __: not position.acting,
    "scored": lambda _, events, gaps: (
        _count(events, "scored", player=gaps["player"]) == int(gaps["n"])
    ),
    "points": lambda position, _, gaps: position.seat(gaps["player"]).points == int(gaps["n"]),
    "ready-runes": _runes,
    "xp": lambda position, _, gaps: position.seat(gaps["player"]).xp == int(gaps["n"]),
    "energy": _energy,
    "held": lambda _, events, gaps: (
        _count(events, "holds", player=gaps["player"], place=gaps["place"]) > 0
    ),
    "conquered": lambda _, events, gaps: (
        _count(events, "conquers", player=gaps["player"], place=gaps["place"]) > 0
    ),
    "looks": _looks,
    "looked": _looked,
    "drew": lambda _, events, gaps: (
        _count(events, "drew-card", player=gaps["player"], card=gaps["name"]) > 0
    ),
    "burned-out": lambda _, events, gaps: _count(events, "burned-out", player=gaps["player"]) > 0,
    "won": lambda position, _, gaps: position.winner == gaps["player"],
    "controlled": _controlled,
    "uncontrolled": lambda position, _, gaps: not _there(position, gaps["place"])[0],
    "contested": lambda position, _, gaps: bool(_there(position, gaps["place"])[1]),
    "triggered": _triggered,
    "active": lambda position, _, gaps: _keyword_active(position, gaps),
    "inactive": lambda position, _, gaps: (
        sight.has(position, position.card(gaps["name"]), gaps["keyword"])
        and not _keyword_active(position, gaps)
    ),
    "killed": lambda _, events, gaps: _killed(events, gaps),
    "not-killed": lambda _, events, gaps: not _killed(events, gaps),
    "attached": lambda position, _, gaps: position.card(gaps["name"]).top == gaps["top"],
    "might": lambda position, _, gaps: (
        sight.might(position, position.card(gaps["name"])) == int(gaps["n"])
    ),
    "damage": lambda position, _, gaps: position.card(gaps["name"]).damage == int(gaps["n"]),
    "has": lambda position, _, gaps: sight.has(
        position, position.card(gaps["name"]), gaps["keyword"]
    ),
    "has-not": lambda position, _, gaps: (
        not sight.has(position, position.card(gaps["name"]), gaps["keyword"])
    ),
    "state": lambda position, _, gaps: STATES[gaps["condition"]](
        position, position.card(gaps["name"])
    ),
    "not-state": lambda position, _, gaps: (
        not STATES[gaps["condition"]](position, position.card(gaps["name"]))
    ),
    "at": _at,
    "in": lambda position, _, gaps: position.card(gaps["name"]).zone == gaps["zone"],
    "happened": lambda _, events, gaps: _count(events, gaps["event"]) > 0,
    "not-happened": lambda _, events, gaps: _count(events, gaps["event"]) == 0,
}
