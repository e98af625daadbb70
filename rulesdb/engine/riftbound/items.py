"""What is on the chain, and a look at cards that has not ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.cards import Instruction
    from rulesdb.engine.riftbound.costs import Cost


@dataclass(frozen=True, slots=True)
class Item:
    """One thing on the chain: a spell, or an ability of a source.

    `label` is the keyword or word that the ability goes by; `targets` pairs each chosen object
    with its incarnation; `place` is where a spell moves things to, `bound` the battlefield from
    whose facedown zone it was played; `incarnation` is the source's own when it was put there.
    `pending` is a trigger whose choices are still to be made, of the names `wanted` if it can,
    and whose `cost` is still to be paid, if it asks for one (383.3.b).  `linked` is the
    controller of what the latest instruction did something to (359.3.e.14).
    """

    kind: str
    source: str
    controller: str
    instructions: tuple[Instruction, ...] = ()
    label: str = ""
    targets: tuple[tuple[str, int], ...] = ()
    place: str = ""
    bound: str = ""
    incarnation: int = 0
    times: int = 1
    pending: bool = False
    wanted: tuple[str, ...] = ()
    cost: Cost | None = None
    linked: str = ""

    def __str__(self) -> str:
        return f"{self.label} of {self.source}" if self.label else self.source


@dataclass(frozen=True, slots=True)
class Look:
    """Cards that a player predicts and has not yet put back or recycled, and what comes then."""

    player: str
    cards: tuple[str, ...]
    rest: Item
    recycled: tuple[str, ...] = ()
