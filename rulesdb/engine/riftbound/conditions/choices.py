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


def item_of(position: Position, attempt: Play) -> Item:
    """The spell as it would be on the chain."""
    card = position.card(attempt.name)
    bound = card.place if card.zone == FACEDOWN else ""
    repeats = attempt.extras.count("repeat")
    instructions = spell_instructions(card)
    return Item(
        "spell",
        card.name,
        attempt.player,
        instructions,
        place=attempt.place or "",
        bound=bound,
        times=1 + repeats,
    )


def spell_instructions(card: Card) -> tuple[Instruction, ...]:
    """What a spell does: the instructions that wait for no condition."""
    return tuple(
        each for ability in card.abilities if not ability.when for each in ability.instructions
    )


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
