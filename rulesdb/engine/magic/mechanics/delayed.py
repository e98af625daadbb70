"""Triggered abilities that keywords give (603): what each waits for, and what it does."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KeywordTrigger:
    """What triggers the ability of a keyword, on which object, and what it does.

    `step` is the step whose beginning it waits for, `own` that it must be the player's own turn;
    without a step it waits for an event about the object itself.  The object is in `zone` and has
    the `keyword`, was cast or put there in the `way`, or bears the `mark`; `counter` is one that
    must be on it.  `once` says that the ability is used up as it triggers.
    """

    key: str
    does: str
    rules: tuple[str, ...]
    zone: str
    event: str = "step-began"
    step: str = ""
    own: bool = False
    keyword: str = ""
    way: str = ""
    mark: str = ""
    counter: str = ""
    once: bool = False


KEYWORD_TRIGGERS = (
    KeywordTrigger(
        key="suspend",
        does="remove-time-counter",
        rules=("702.62a", "603.3"),
        zone="exile",
        step="upkeep",
        own=True,
        keyword="suspend",
        counter="time",
    ),
    KeywordTrigger(
        key="suspend",
        does="let-cast",
        rules=("702.62a", "603.3"),
        zone="exile",
        event="last-counter-removed",
        keyword="suspend",
    ),
    KeywordTrigger(
        key="rebound",
        does="let-cast",
        rules=("702.88a", "603.7"),
        zone="exile",
        step="upkeep",
        own=True,
        mark="rebounding",
        once=True,
    ),
    KeywordTrigger(
        key="impending",
        does="remove-time-counter",
        rules=("702.176a", "603.3"),
        zone="battlefield",
        step="end",
        own=True,
        way="impending",
        counter="time",
    ),
    KeywordTrigger(
        key="evoke",
        does="sacrifice",
        rules=("702.74a", "603.3"),
        zone="battlefield",
        event="permanent-entered",
        way="evoke",
    ),
    KeywordTrigger(
        key="dash",
        does="return-to-hand",
        rules=("702.109a", "603.7"),
        zone="battlefield",
        step="end",
        way="dash",
        once=True,
    ),
    KeywordTrigger(
        key="blitz",
        does="sacrifice",
        rules=("702.152a", "603.7"),
        zone="battlefield",
        step="end",
        way="blitz",
        once=True,
    ),
    KeywordTrigger(
        key="warp",
        does="exile-warped",
        rules=("702.185a", "603.7"),
        zone="battlefield",
        step="end",
        way="warp",
        once=True,
    ),
    KeywordTrigger(
        key="unearth",
        does="exile-it",
        rules=("702.84a", "603.7"),
        zone="battlefield",
        step="end",
        way="unearth",
        once=True,
    ),
)
