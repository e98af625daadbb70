"""What may trigger an ability, each a phrase and the event that it waits for (603)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Trigger:
    """A trigger condition: the event's key, whose it must be, and the step it must be.

    `who` is "you", "opponents", "players", or "this" for an event about the object itself,
    seen from the controller of the ability.
    """

    phrase: str
    event: str
    who: str
    step: str = ""
    rules: tuple[str, ...] = ("603.2", "603.3")


TRIGGERS = {
    "your-upkeep": Trigger(
        "at the beginning of your upkeep", "step-began", "you", "upkeep", ("503.1a", "603.3")
    ),
    "each-upkeep": Trigger(
        "at the beginning of each upkeep", "step-began", "players", "upkeep", ("503.1a", "603.3")
    ),
    "your-untap": Trigger(
        "at the beginning of your untap step", "step-began", "you", "untap", ("502.4", "603.3")
    ),
    "your-draw": Trigger(
        "at the beginning of your draw step", "step-began", "you", "draw", ("504.2", "603.3")
    ),
    "your-combat": Trigger(
        "at the beginning of combat on your turn",
        "step-began",
        "you",
        "combat-begin",
        ("507.2", "603.3"),
    ),
    "your-end": Trigger(
        "at the beginning of your end step", "step-began", "you", "end", ("513.1", "603.3")
    ),
    "each-end": Trigger(
        "at the beginning of each end step", "step-began", "players", "end", ("513.1", "603.3")
    ),
    "cleanup": Trigger(
        "at the beginning of the cleanup step",
        "step-began",
        "players",
        "cleanup",
        ("514.3a", "603.3"),
    ),
    "you-cast": Trigger("whenever you cast a spell", "cast", "you"),
    "they-cast": Trigger("whenever an opponent casts a spell", "cast", "opponents"),
    "any-cast": Trigger("whenever a player casts a spell", "cast", "players"),
    "you-foretell": Trigger(
        "whenever you foretell a card",
        "exile-face-down-foretold",
        "you",
        rules=("702.143c", "603.2", "603.3"),
    ),
    "attacks": Trigger("whenever this attacks", "attacked", "this"),
    "dies": Trigger("when this dies", "died", "this"),
}
