"""What forbids although a rule allows: "can't" wins (101.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
from rulesdb.engine.magic import windows
from rulesdb.engine.magic.effects import rules
from rulesdb.engine.magic.influence import effects, keeps_from, on_card, on_source
from rulesdb.engine.magic.position import BATTLEFIELD
from rulesdb.engine.magic.qualities import fits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.effects import Effect
    from rulesdb.engine.magic.position import Object, Position

    Forbidding = tuple[Object, Effect]


def split_second(position: Position) -> Check:
    """No spell with split second is on the stack (702.61a)."""
    waiting = next((item for item in position.stack if item.card.has("split second")), None)
    slots = (("spell", waiting.name),) if waiting else (("spell", ""),)
    return Check("split-second", waiting is None, ("702.61a",), slots, mends=True)


def casting(
    position: Position, player: str, card: Card, zone: str = "hand", name: str = ""
) -> Iterator[Check]:
    """No effect keeps the player from casting the card, which may have that name, now."""
    yield split_second(position)
    yield _unforbidden(next(_forbidding(position, player, card, zone, name), None))
    yield from _early(position, player, card)
    for kind in ("one-spell-a-turn", "spells-a-turn"):
        for source, effect in on_card(position, kind, player, card):
            held = _counted(position, player, effect) < max(effect.number, 1)
            slots = (("source", source.name),)
            yield Check("prohibited-number", held, rules(effect), slots, mends=True)
    for source, effect in effects(position, "own-turn-only", player):
        yield Check(
            "prohibited-turn",
            position.active == player,
            rules(effect),
            (("source", source.name),),
            mends=True,
        )
    for source, effect in effects(position, "sorcery-timing", player):
        held = all(check.ok for check in windows.sorcery(position, player, ()))
        yield Check(
            "prohibited-timing", held, rules(effect), (("source", source.name),), mends=True
        )


def _forbidding(
    position: Position, player: str, card: Card, zone: str, name: str
) -> Iterator[Forbidding]:
    """What says that the player can't cast such a spell, or none from that zone."""
    yield from on_card(position, "no-casting", player, card)
    for source, effect in effects(position, "no-casting-named", player):
        if called(effect, name):
            yield source, effect
    for source, effect in on_card(position, "no-casting-from", player, card):
        if keeps_from(effect, zone):
            yield source, effect


def called(effect: Effect, name: str) -> bool:
    """Whether the effect names that card: several of one name are told apart by a number."""
    return bool(name) and effect.name.casefold() == name.partition("#")[0].strip().casefold()


def _counted(position: Position, player: str, effect: Effect) -> int:
    """How many spells that the player cast this turn are such as the effect counts."""
    cards = [each.card for each in position.cast if each.player == player]
    return sum(card is None or fits(effect.quality, card) for card in cards)


def _unforbidden(forbidding: Forbidding | None) -> Check:
    """There is no effect that says that the player can't (101.2)."""
    why = rules(forbidding[1]) if forbidding else ("101.2",)
    slots = (("source", forbidding[0].name if forbidding else ""),)
    timed = forbidding is not None and bool(forbidding[1].when)
    return Check("prohibited", forbidding is None, why, slots, mends=timed)


def _early(position: Position, player: str, card: Card) -> Iterator[Check]:
    """The card itself does not forbid casting it in the player's first turns."""
    for effect in card.effects:
        if effect.kind == "not-in-first-turns":
            turns = position.turns_begun(player)
            held = position.active != player or turns > effect.number
            slots = (("turn", str(turns)), ("number", str(effect.number)))
            yield Check("prohibited-early", held, rules(effect), slots, mends=True)


def activating(
    position: Position, player: str, source: Object, *, makes_mana: bool
) -> Iterator[Check]:
    """No effect keeps the player from activating an ability of the source now.

    What is said of abilities of creatures is said of permanents, not of cards (109.2).
    """
    there = source.zone == BATTLEFIELD
    if makes_mana:
        yield Check("mana-ability", ok=True, rules=("605.3b", "702.61b"))
    else:
        yield split_second(position)
    found = (
        each
        for kind, of_source in FORBIDDING
        if not (makes_mana and kind.endswith("but-mana")) and (there or not of_source)
        for each in (
            on_source(position, kind, player, source.now)
            if of_source and there
            else effects(position, kind, player)
        )
    )
    yield _unforbidden(
        next(found, None) or _by_name(position, player, source, makes_mana=makes_mana)
    )


def _by_name(
    position: Position, player: str, source: Object, *, makes_mana: bool
) -> Forbidding | None:
    """What forbids activating abilities of sources of that name, a permanent or any other."""
    name = "" if source.face_down else source.name
    kinds = ("no-activating-named",) if makes_mana else NAMED
    found = (each for kind in kinds for each in effects(position, kind, player))
    return next((each for each in found if called(each[1], name)), None)


NAMED = ("no-activating-named", "no-activating-named-but-mana")


# Effects that forbid activating, and whether each is about abilities of some sources only.
FORBIDDING = (
    ("no-activating", False),
    ("no-activating-but-mana", False),
    ("no-activating-of", True),
    ("no-activating-of-but-mana", True),
)


def playing_lands(position: Position, player: str, zone: str) -> Check:
    """No effect keeps the player from playing lands, or lands from that zone (101.2)."""
    found = next(effects(position, "no-lands", player), None)
    places = effects(position, "no-lands-from", player)
    return _unforbidden(found or next((it for it in places if keeps_from(it[1], zone)), None))
