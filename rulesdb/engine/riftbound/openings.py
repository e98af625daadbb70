"""Who acts once the others have passed, and the ways in which an open try can be completed."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, product
from typing import TYPE_CHECKING

from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.cards import SPELL
from rulesdb.engine.riftbound.conditions import board, choices
from rulesdb.engine.riftbound.flow.showdowns import stated
from rulesdb.engine.riftbound.tries import Hide, Move, Play, Try, Use

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.items import Item
    from rulesdb.engine.riftbound.position import Position

MOST_CHOICES = 64


def completed(position: Position, attempt: Try) -> Iterable[Try]:
    """The try with its places and targets chosen, in every way there is."""
    match attempt:
        case Play():
            return islice(_plays(position, attempt), MOST_CHOICES)
        case Move(place=None):
            places = ("base", *_battlefields(position))
            return [replace(attempt, place=place) for place in places]
        case Hide(place=None):
            return [replace(attempt, place=place) for place in _battlefields(position)]
        case Use(targets=None):
            return islice(_uses(position, attempt), MOST_CHOICES)
        case _:
            return (attempt,)


def offered(position: Position, player: str) -> Position:
    """Others pass priority or focus until it is the player's, if it comes to the player at all."""
    here = stated(position)
    if here.winner or here.stuck or position.look or not (here.chain or here.showdown):
        return here
    for passed in range(here.passed, len(here.players)):
        if here.acting == player:
            return here
        focus = here.focus if here.chain else here.after(here.focus)
        here = replace(here, passed=passed + 1, focus=focus)
    return stated(position)


def _battlefields(position: Position) -> list[str]:
    return [each.name for each in position.battlefields]


def _plays(position: Position, attempt: Play) -> Iterator[Play]:
    card = position.card(attempt.name)
    for place, modes in product(_places(position, card, attempt), _modes(card, attempt)):
        here = replace(attempt, place=place, extras=(*attempt.extras, *modes))
        if card.kind != SPELL or attempt.targets is not None:
            yield here
            continue
        for targets in _choices(position, choices.item_of(position, here)):
            yield replace(here, targets=targets)


def _modes(card: Card, attempt: Play) -> Iterable[tuple[str, ...]]:
    """The modes that may be meant: those said, else every one for each execution."""
    if not choices.modal(card) or choices.modes_of(attempt):
        return [()]
    there = max(len(each.options) for each in choices.spell_instructions(card))
    every = [f"{choices.MODE}{number}" for number in range(1, there + 1)]
    return product(every, repeat=1 + attempt.extras.count("repeat"))


def _places(position: Position, card: Card, attempt: Play) -> list[str | None]:
    """Where the card may be meant to go: a permanent anywhere, a spell where it moves things."""
    if attempt.place is not None:
        return [attempt.place]
    if card.kind != SPELL:
        return ["base", *_battlefields(position)]
    here = choices.spell_instructions(card)
    options = (it for each in here for option in each.options for it in option)
    moves = any(each.verb == "move-out" for each in (*here, *options))
    return list(_battlefields(position)) if moves else [None]


def _choices(position: Position, item: Item) -> Iterable[tuple[str, ...]]:
    """Every way to choose the item's targets; the empty choice where one has none.

    Of more ways than are looked at, those come first whose targets cost least to choose.
    """

    def owed(name: str) -> int:
        return len(sight.deflected(position, item.controller, (name,)).power)

    options = [
        sorted(
            (each for each in position.by_name if sight.allowed(position, phrase, item, each)),
            key=owed,
        )
        for phrase in sight.chosen(item)
    ]
    return product(*options) if all(options) else [()]


def _uses(position: Position, attempt: Use) -> Iterator[Use]:
    card = position.card(attempt.name)
    ability = board.ability_of(card, attempt.verb)
    if ability is None:
        yield attempt
        return
    for targets in _choices(position, board.ability_item(card, attempt, ability)):
        yield replace(attempt, targets=targets)
