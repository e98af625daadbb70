"""Triggered abilities: what meets their condition, and how they come onto the chain."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rulesdb.engine.checks import Term
from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.cards import Ability
from rulesdb.engine.riftbound.items import Item
from rulesdb.engine.riftbound.mechanics.phrases import WHEN
from rulesdb.engine.riftbound.mechanics.triggers import EACH, ROWS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rulesdb.engine.checks import Slot
    from rulesdb.engine.riftbound.cards import Card, Keyword
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.mechanics.triggers import Row
    from rulesdb.engine.riftbound.position import Position

ABILITY = "ability"

Found = tuple[Item, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Given:
    """What a trigger comes with: choices wanted, a battlefield that binds them, further rules."""

    wanted: tuple[str, ...] = ()
    bound: str = ""
    why: tuple[str, ...] = ()


NOTHING = Given()


def trigger(course: Course, when: str, cards: Iterable[Card], given: Given = NOTHING) -> None:
    """Put what triggers `when` on these cards onto the chain, the turn player's first (383.3.d)."""
    players = course.position.players
    first = players.index(course.position.turn_player)
    order = sorted(cards, key=lambda card: (players.index(card.controller) - first) % len(players))
    found = [each for card in order for each in _found(course.position, card, when)]
    several = len({item.controller for item, _ in found})
    why = given.why + ("383.3.d", "337.1.b") * (len(found) > 1) + ("383.3.d.1",) * (several > 1)
    for item, rules in found:
        put(course, replace(item, bound=given.bound, wanted=given.wanted), (*rules, *why))


def played(course: Course, player: str, kind: str, *, token: bool = False) -> None:
    """Something has been played, so what watches for that triggers; a token is no card (182)."""
    mine = list(course.position.sources(player))
    for when in (f"plays-{kind}", *(() if token else ("plays-card",))):
        trigger(course, when, mine)
    others = (card for card in course.position.sources() if card.controller != player)
    trigger(course, f"foe-plays-{kind}", others)


def chose(course: Course, item: Item) -> None:
    """A spell or ability is final, so what was chosen for it triggers, once a choice (383.4.b)."""
    for name, _ in item.targets:
        card = course.position.card(name)
        if card.on_board:
            mine = card.controller == item.controller
            trigger(course, "chosen" if mine else "foe-chooses", [card])


def _found(position: Position, card: Card, when: str) -> Iterator[Found]:
    """The items of a card that `when` sets off, each with the rules for it."""
    for row in ROWS:
        if when in row.when:
            yield from _of_keyword(position, card, row)
    for ability in _abilities(position, card):
        if ability.when == when:
            rules = (*WHEN[when].rules, *(("383.3.b",) if ability.cost else ()))
            yield _ability_item(card, ability), rules


def _ability_item(card: Card, ability: Ability) -> Item:
    item = Item(ABILITY, card.name, card.controller, ability.instructions, ABILITY)
    return replace(item, incarnation=card.incarnation, cost=ability.cost)


def waiting(position: Position, card: Card, label: str = "") -> Item | None:
    """What a line puts on the chain as a trigger of the card: the keyword said, else the first."""
    for row in ROWS:
        said = _of_keyword(position, card, row) if label in ("", row.keyword) else iter(())
        if found := next((item for item, _ in said), None):
            return found
    abilities = _abilities(position, card) if label in ("", ABILITY) else ()
    ability = next((each for each in abilities if each.when), None)
    return _ability_item(card, ability) if ability else None


def _abilities(position: Position, card: Card) -> Iterator[Ability]:
    """Its own abilities unless it is attached, and those of effect text on it (136.2.c)."""
    yield from () if card.top else card.abilities
    for each in sight.attached(position, card) if card.on_board else ():
        yield from (text for text in each.texts if isinstance(text, Ability))


def _of_keyword(position: Position, card: Card, row: Row) -> Iterator[Found]:
    found = [each for each in sight.active(position, card) if each.name == row.keyword]
    if not found:
        return
    rules = (*row.rules, *(row.several if len(found) > 1 else ()))
    if row.instances == EACH:
        yield from ((_item(card, row, keyword), rules) for keyword in found)
    else:
        summed = replace(found[0], value=sum(each.value for each in found))
        yield _item(card, row, summed), rules


def _item(card: Card, row: Row, keyword: Keyword) -> Item:
    """What one instance puts on the chain: its own effect, or the row's with its number."""
    numbered = tuple(replace(each, number=keyword.value) for each in row.instructions)
    instructions = keyword.ability.instructions if keyword.ability else numbered
    return Item(
        ABILITY,
        card.name,
        card.controller,
        instructions,
        row.keyword,
        incarnation=card.incarnation,
    )


def put(course: Course, item: Item, rules: tuple[str, ...]) -> None:
    """A triggered ability is on the chain, pending until all tasks are done (335.2, 401.1)."""
    position = course.position
    slots: dict[str, Slot] = {"card": item.source, "what": Term(f"rift-{item.label}")}
    elsewhen = bool(position.chain) or position.turn_player != item.controller
    later = ("383.3", *(["383.3.c"] if elsewhen else []), *(["157.3"] if course.resolving else []))
    course.change(
        chain=(*position.chain, replace(item, pending=True)),
        opened=position.opened or "trigger",
        passed=0,
    )
    course.tell("triggers", (*rules, *later), **slots)
