"""What a spell asks its player to choose, and whether what was chosen is legal (355.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check
from rulesdb.engine.riftbound import sight
from rulesdb.engine.riftbound.cards import FACEDOWN, SPELL
from rulesdb.engine.riftbound.items import Item

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.engine.riftbound.cards import Card, Instruction
    from rulesdb.engine.riftbound.position import Position
    from rulesdb.engine.riftbound.tries import Play

MODE = "mode "
"""What stands before the number of a mode among what a card is played with."""


def item_of(position: Position, attempt: Play) -> Item:
    """The spell as it would be on the chain."""
    card = position.card(attempt.name)
    bound = card.place if card.zone == FACEDOWN else ""
    times = 1 + attempt.extras.count("repeat")
    instructions = spell_instructions(card)
    if modal(card):
        modes = modes_of(attempt) or (0,)
        every = (*modes, *modes[-1:] * times)[:times]
        instructions, times = tuple(it for mode in every for it in in_mode(card, mode)), 1
    return Item(
        "spell",
        card.name,
        attempt.player,
        instructions,
        place=attempt.place or "",
        bound=bound,
        times=times,
    )


def spell_instructions(card: Card) -> tuple[Instruction, ...]:
    """What a spell does: the instructions that wait for no condition."""
    return tuple(
        each for ability in card.abilities if not ability.when for each in ability.instructions
    )


def modal(card: Card) -> bool:
    """Whether the spell has modes to choose from (355.3)."""
    return any(each.options for each in spell_instructions(card))


def modes_of(attempt: Play) -> tuple[int, ...]:
    """The modes that are chosen, one for each time the spell is executed (820.2.a)."""
    said = (each.removeprefix(MODE) for each in attempt.extras if each.startswith(MODE))
    return tuple(int(each) for each in said if each.isdecimal())


def in_mode(card: Card, mode: int) -> tuple[Instruction, ...]:
    """What the spell does in that mode, the first being 1; without its modes where it has none."""
    return tuple(
        instruction
        for each in spell_instructions(card)
        for instruction in (
            (each.options[mode - 1] if 0 < mode <= len(each.options) else ())
            if each.options
            else (each,)
        )
    )


def mode(card: Card, attempt: Play) -> Iterator[Check]:
    """Whether a mode that there is was chosen, once or for every execution."""
    modes = modes_of(attempt)
    if not modes and not modal(card):
        return
    there = max((len(each.options) for each in spell_instructions(card)), default=0)
    few = len(modes) in (1, 1 + attempt.extras.count("repeat"))
    ok = few and all(0 < each <= there for each in modes)
    yield Check("mode", ok=ok, rules=("355.3", "820.2.a") if len(modes) > 1 else ("355.3",))


def targets(position: Position, card: Card, attempt: Play) -> Iterator[Check]:
    """Whether every choice that the spell asks for is made, and legal (355.8)."""
    if card.kind != SPELL:
        return
    item = item_of(position, attempt)
    wanted, made = sight.chosen(item), attempt.targets or ()
    if not wanted:
        return
    complete = len(made) == len(wanted)
    pairs = list(zip(wanted, made, strict=False))
    ok = complete and all(sight.matches(position, phrase, item, name) for phrase, name in pairs)
    slots = (("target", " + ".join(wanted)),)
    again = ("820.2", "820.2.a") if item.times > 1 else ()
    yield Check("targets", ok=ok, rules=("355.8", "355.9", *again), slots=slots)
    if item.bound:
        near = complete and all(
            sight.allowed(position, phrase, item, name) for phrase, name in pairs
        )
        rules = ("811.1.d", "811.1.d.2")
        yield Check("hidden-targets", ok=near, rules=rules, slots=(("place", item.bound),))
