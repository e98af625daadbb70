"""What nobody chooses the time of: limited actions, triggers, holding, answers, late costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.conditions.playing import playing
from rulesdb.engine.riftbound.conditions.timing import acts
from rulesdb.engine.riftbound.mechanics.limited import LIMITED
from rulesdb.engine.riftbound.mechanics.responses import RESPONSES
from rulesdb.engine.riftbound.passives import OF_KEYWORD, by_itself
from rulesdb.engine.riftbound.tries import Play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.position import Position
    from rulesdb.engine.riftbound.tries import (
        Concede,
        Decide,
        Hold,
        Limited,
        Pass,
        PayLate,
        Respond,
        Trigger,
        UseKeyword,
    )

LATE = {
    "repeat": ("820.1.c.1", "820.1.d", "356.2.b.1", "337.1.a"),
    "accelerate": ("805.2.a", "356.2.b.1"),
}


def limited(_: Position, attempt: Limited) -> Iterator[Check]:
    """A limited action is never taken at will (410.2.a)."""
    action = Term(f"rift-do-{attempt.action.replace(' ', '-')}")
    rules = LIMITED[attempt.action]
    yield Check("when-instructed", ok=False, rules=rules, slots=(("action", action),))


def deciding(position: Position, attempt: Decide) -> Iterator[Check]:
    """Only who looks at a card because an effect says so may keep or recycle it (436.1)."""
    look = position.look
    seen = look.cards if look and look.player == attempt.player else ()
    ok = bool(seen) and all(name in seen for name in attempt.names)
    rules = ("436.1", "436.2", "436.2.a", "416.2")
    slots = (("card", ", ".join(attempt.names)),)
    yield Check("looks-at", ok=ok, rules=rules, slots=slots, mends=bool(position.chain))


def paying_late(_: Position, attempt: PayLate) -> Iterator[Check]:
    """Optional costs are chosen while the card is being played, not after (356.2.b.1)."""
    slots = (("card", attempt.name), ("keyword", Term(f"rift-{attempt.keyword}")))
    yield Check("while-playing", ok=False, rules=LATE[attempt.keyword], slots=slots)


def responding(_: Position, attempt: Respond) -> Iterator[Check]:
    """Whether what is to be answered waits on the chain for a Reaction."""
    row = RESPONSES[attempt.what]
    what = Term(f"rift-what-{row.what}")
    yield Check("uses-chain", ok=row.chain, rules=row.rules, slots=(("what", what),))
    if row.chain:
        yield Check("reaction-timing", ok=True, rules=("813.1.c.1", "338.1.a.2"))


def triggering(position: Position, attempt: Trigger) -> Iterator[Check]:
    """Whether the keyword triggers now; nobody chooses to (383.3)."""
    card = position.card(attempt.name)
    slots = (("card", card.name), ("keyword", Term(f"rift-{attempt.keyword}")))
    if card.on_board:
        works = sight.active_has(position, card, attempt.keyword)
        rules = _activity(card, attempt.keyword, works=works)
        yield Check("text-active", ok=works, rules=rules, slots=slots[:1])
    else:
        yield Check("has-keyword", ok=card.has(attempt.keyword), rules=("384.2",), slots=slots)
    yield Check("by-itself", ok=True, rules=("383.3",), slots=slots)
    yield from _OCCASIONS[attempt.keyword](position, card)


def _activity(card: Card, keyword: str, *, works: bool) -> tuple[str, ...]:
    """The rules by which a keyword works or not: an attached card keeps what is given to it."""
    if not works and card.has(keyword):
        return ("718.2", "721.2")
    return ("135.4.b",) if card.top else ("723",)


def _temporary(position: Position, card: Card) -> Iterator[Check]:
    on_board = card.on_board
    yield Check("on-board", ok=on_board, rules=("384.2",), slots=(("card", card.name),))
    now = position.turn_player == card.controller and position.step == "beginning"
    yield Check("beginning-begins", ok=now, rules=("816.1.b", "816.1.c", "315.2.a.1"), mends=True)


def _vision(position: Position, card: Card) -> Iterator[Check]:
    """Vision triggers as the permanent is played, so at the times at which it can be (817.1.c)."""
    played_before = card.on_board
    rules = ("817.1.b", "817.1.c")
    yield Check(
        "enters-when-played", ok=not played_before, rules=rules, slots=(("card", card.name),)
    )
    if not played_before:
        yield from playing(position, Play(card.owner, card.name, "base"))


_OCCASIONS = {"temporary": _temporary, "vision": _vision}
TRIGGERING = tuple(_OCCASIONS)


def holding(position: Position, attempt: Hold) -> Iterator[Check]:
    """Whether the player scores the battlefield by holding it now (464.2)."""
    player, place = attempt.player, attempt.place
    there = position.battlefield(place)
    slots = (("place", place),)
    mine = there is not None and there.controller == player
    yield Check("own-battlefield", ok=mine, rules=("464.2", "315.2.b.2"), slots=slots)
    now = position.turn_player == player and position.step == "scoring"
    yield Check("scoring-step", ok=now, rules=("315.2.b.2", "464.2"), mends=True)
    if not now or not position.begun:
        lasting = [
            unit
            for unit in position.units_at(place, player)
            if not sight.active_has(position, unit, "temporary")
        ]
        rules = ("816.1.b", "323.6", "464.2")
        yield Check("unit-stays", ok=bool(lasting), rules=rules, slots=slots)


def using_keyword(position: Position, attempt: UseKeyword) -> Iterator[Check]:
    """A keyword that works by itself is nothing that anybody uses."""
    row = OF_KEYWORD[attempt.keyword]
    card = position.card(attempt.name)
    printed = any(each.name == attempt.keyword for each in card.keywords)
    ok = printed or sight.active_has(position, card, attempt.keyword)
    slots = (("card", attempt.name), ("keyword", Term(f"rift-{attempt.keyword}")))
    yield Check("has-keyword", ok=ok, rules=("802",), slots=slots)
    yield by_itself(row)


def conceding(_: Position, __: Concede) -> Iterator[Check]:
    """Nothing keeps a player from conceding, at any time (650)."""
    yield Check("any-time", ok=True, rules=("650",))


def passing(position: Position, attempt: Pass) -> Iterator[Check]:
    """Whoever has priority or focus may pass it (338.1.c, 347.3)."""
    yield acts(position, attempt.player)
