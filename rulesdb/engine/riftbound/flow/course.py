"""A position on its way to the next, with what has happened so far."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from rulesdb.engine.checks import Event
from rulesdb.engine.games import Played

if TYPE_CHECKING:
    from rulesdb.engine.checks import Slot
    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.position import Position, Seat


@dataclass(slots=True)
class Course:
    """Lives only while one try is played or time moves on; what comes out is frozen.

    `resolving` says that an item of the chain is, so that what triggers waits for its end;
    `start` is the position from which it set out.
    """

    position: Position
    events: list[Event] = field(default_factory=list)
    resolving: bool = False
    start: Position = field(init=False)

    def __post_init__(self) -> None:
        self.start = self.position

    def tell(self, key: str, rules: tuple[str, ...], **slots: Slot) -> None:
        """Something happened."""
        self.events.append(Event(key, rules, tuple(slots.items())))

    def change(self, **changes: Any) -> None:
        """Something of the position is different from now on."""
        self.position = replace(self.position, **changes)

    def card(self, card: Card, **changes: Any) -> Card:
        """The object as it is from now on."""
        changed = replace(card, **changes) if changes else card
        self.position = self.position.with_card(changed)
        return changed

    def seat(self, player: str, **changes: Any) -> Seat:
        """Something of the player's is different from now on."""
        self.position = self.position.with_seat(player, **changes)
        return self.position.seat(player)

    def battlefield(self, name: str, **changes: Any) -> None:
        """Something of the battlefield is different from now on."""
        self.position = self.position.with_battlefield(name, **changes)

    def unsettle(self, rules: tuple[str, ...]) -> None:
        """From here on the rules named leave open how the game goes on; nothing goes on."""
        self.change(unsettled=rules)
        self.tell("not-settled", rules)

    def played(self) -> Played[Position]:
        """Where it led, and how."""
        return Played(self.position, tuple(self.events))


def keep_focus(course: Course, rules: tuple[str, ...]) -> None:
    """Focus stays after a chain that only a trigger or an Add ability made (346.1)."""
    course.tell("focus-kept", ("346.1", *rules), player=course.position.focus)
