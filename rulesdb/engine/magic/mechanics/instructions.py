"""What a spell or ability may be said to do as it resolves, each a phrase and the rules for it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Instruction:
    """A phrase as a pattern with gaps, as it is written, and the rules by which it is done."""

    phrase: str
    pattern: str
    rules: tuple[str, ...]


INSTRUCTIONS = {
    "destroy": Instruction("destroy the target", "destroy the target", ("701.8a",)),
    "exile": Instruction("exile the target", "exile the target", ("701.13a",)),
    "counter": Instruction("counter the target", "counter the target", ("701.6a",)),
    "return": Instruction("return the target to hand", "return the target to hand", ("400.7",)),
    "tap": Instruction("tap the target", "tap the target", ("701.26a",)),
    "untap": Instruction("untap the target", "untap the target", ("701.26b",)),
    "damage": Instruction(
        "deal {number} damage to the target",
        r"deal (?P<number>\d{1,2}) damage to the target",
        ("120.3e",),
    ),
    "boost": Instruction(
        "give the target {boost}",
        r"give the target (?P<power>[+-]\d{1,2})/(?P<toughness>[+-]\d{1,2})",
        ("611.2a",),
    ),
    "boost-all": Instruction(
        "give creatures you control {boost}",
        r"give creatures you control (?P<power>[+-]\d{1,2})/(?P<toughness>[+-]\d{1,2})",
        ("611.2c", "611.2a"),
    ),
    "gain-all": Instruction(
        "give creatures you control {keyword}",
        r"give creatures you control (?P<keyword>[a-z ]+)",
        ("611.2c", "611.2a"),
    ),
    "gain": Instruction(
        "give the target {keyword}",
        r"give the target (?P<keyword>[a-z ]+)",
        ("611.2a",),
    ),
    "draw": Instruction("draw a card", "draw a card", ("121.1",)),
}
