"""Why an expected fact is as it is: what a number is made of, why a keyword works, who acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Event, Term
from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.mechanics.phrases import PASSIVE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.position import Position

Gaps = dict[str, str]
Rules = tuple[str, ...]

SUMMED = {"assault": ("807.1.c", "807.2"), "shield": ("814.1.c", "814.2")}


def _might(position: Position, gaps: Gaps) -> Iterator[Event]:
    card = position.card(gaps["name"])
    number = str(sight.might(position, card))
    slots = (("card", card.name), ("number", number))
    yield Event("might-is", tuple(dict.fromkeys(_might_rules(position, card))), slots)


def _might_rules(position: Position, card: Card) -> Iterator[str]:
    """What the Might of a unit is made of, beside what is printed (143.2)."""
    yield "143.2"
    sides = {"assault": sight.attacking, "shield": sight.defending}
    for name, fights in sides.items():
        count = sum(each.name == name for each in sight.active(position, card))
        if count:
            yield from SUMMED[name][:count] if fights(position, card) else SUMMED[name][:1]
    if card.buffed:
        yield "703"
    if card.changed:
        yield "472.3.d.1" if card.changed > 0 else "472.3.d.2"
    for what in ("stronger", "weaker"):
        for each in sight.reaching(position, card, what):
            yield from PASSIVE[each.key].rules
    if card.on_board and any(each.bonus for each in sight.attached(position, card)):
        yield "137.3"


def _keyword(position: Position, gaps: Gaps) -> Iterator[Event]:
    card, name = position.card(gaps["name"]), gaps["keyword"]
    if name == "ability" or not sight.has(position, card, name):
        return
    works = _works(position, card, name)
    slots = (("card", card.name), ("keyword", Term(f"rift-{name}")))
    rules = tuple(_keyword_rules(position, card, name))
    yield Event("keyword-works" if works else "keyword-rests", rules, slots)


def _works(position: Position, card: Card, name: str) -> bool:
    if name in sight.DEPENDS:
        return any(sight.depends(position, card, each) for each in card.active if each.name == name)
    return sight.active_has(position, card, name)


def _keyword_rules(position: Position, card: Card, name: str) -> Iterator[str]:
    """The rules by which the keyword works on the card or does not."""
    granted = any(each.name == name for each in card.granted)
    yield from sight.DEPENDS.get(name, sight.conditions_of(card, name))
    if card.top and not granted:
        yield from ("718.2", "721.2")
    for each in sight.reaching(position, card, "have"):
        yield from PASSIVE[each.key].rules if each.word == name else ()
    if granted:
        yield "135.4.b" if card.top else "801.3.a"
    if card.on_board and any(each.texts for each in sight.attached(position, card)):
        yield "136.2.c"
    yield "801.3"


def _priority(position: Position, gaps: Gaps) -> Iterator[Event]:
    if position.acting == gaps["player"]:
        yield Event("has-priority-now", _acting(position), (("player", gaps["player"]),))


def _acting(position: Position) -> Rules:
    """Why whoever has priority has it (312.2)."""
    if position.chain:
        return ("312.2.d", "338.1.c.1") if position.passed else ("312.2.c", "340.4", "333.1")
    return ("312.2.b", "313.2") if position.showdown else ("312.2.a", "316.2.b")


def _focus(position: Position, gaps: Gaps) -> Iterator[Event]:
    if position.focus == gaps["player"]:
        yield Event("has-focus-now", ("313.1", "313.2"), (("player", gaps["player"]),))


def _condition(position: Position, gaps: Gaps) -> Iterator[Event]:
    card, rules = position.card(gaps["name"]), SIDES.get(gaps["condition"])
    if rules and sight.STATES[gaps["condition"]](position, card):
        side = Term(f"rift-{gaps['condition']}")
        yield Event("designated", rules, (("card", card.name), ("side", side)))


SIDES: dict[str, Rules] = {
    "attacking": ("459.2.b.1", "459.2.b.3", "807.1.d"),
    "defending": ("459.2.b.2", "459.2.b.4", "814.1.d"),
}

EXPLAINED: dict[str, Callable[[Position, Gaps], Iterator[Event]]] = {
    "might": _might,
    "active": _keyword,
    "inactive": _keyword,
    "has": _keyword,
    "priority": _priority,
    "focus": _focus,
    "state": _condition,
}
"""Kinds of facts of which it is told why they are so."""
