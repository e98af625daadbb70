"""Triggered abilities that keywords give (603): what each waits for, and what it does."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KeywordTrigger:
    """What triggers the ability of a keyword, on which object, and what it does.

    `step` is the step whose beginning it waits for, `own` that it must be the player's own turn;
    without a step it waits for an event about the object itself.  The object is in `zone` and has
    the `keyword`, was cast or put there in the `way`, or bears the `mark`; `counter` is one that
    must be on it, `without` one that must not.  `once` says that the ability is used up as it
    triggers.
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
    without: str = ""


@dataclass(frozen=True, slots=True)
class EventTrigger:
    """A keyword that triggers on one event: its rule, where its object is, the event, what it does.

    `subject` says whom the event is about: the object ("card"), the attacker that is blocked, or
    a spell of its controller's ("yours", "yours noncreature").
    """

    name: str
    rule: str
    zone: str
    event: str
    subject: str
    does: str = ""


EVENT_TRIGGERS = (
    EventTrigger("storm", "702.40a", "stack", "cast", "card"),
    EventTrigger("gravestorm", "702.69a", "stack", "cast", "card"),
    EventTrigger("ripple", "702.60a", "stack", "cast", "card"),
    EventTrigger("demonstrate", "702.144a", "stack", "cast", "card"),
    EventTrigger("cascade", "702.85a", "stack", "cast", "card", "cascade"),
    EventTrigger("prowess", "702.108a", "battlefield", "cast", "yours noncreature", "prowess"),
    EventTrigger("extort", "702.101a", "battlefield", "cast", "yours"),
    EventTrigger("annihilator", "702.86a", "battlefield", "attacked", "card"),
    EventTrigger("battle cry", "702.91a", "battlefield", "attacked", "card"),
    EventTrigger("firebending", "702.189a", "battlefield", "attacked", "card"),
    EventTrigger("melee", "702.121a", "battlefield", "attacked", "card"),
    EventTrigger("mobilize", "702.181a", "battlefield", "attacked", "card"),
    EventTrigger("myriad", "702.116a", "battlefield", "attacked", "card"),
    EventTrigger("provoke", "702.39a", "battlefield", "attacked", "card"),
    EventTrigger("bushido", "702.45a", "battlefield", "blocked", "card"),
    EventTrigger("bushido", "702.45a", "battlefield", "blocked", "attacker"),
    EventTrigger("afflict", "702.130a", "battlefield", "blocked", "attacker"),
    EventTrigger("rampage", "702.23a", "battlefield", "blocked", "attacker"),
    EventTrigger("exploit", "702.110a", "battlefield", "permanent-entered", "card"),
    EventTrigger("fabricate", "702.123a", "battlefield", "permanent-entered", "card"),
    EventTrigger("hideaway", "702.75a", "battlefield", "permanent-entered", "card"),
    EventTrigger("living weapon", "702.92a", "battlefield", "permanent-entered", "card"),
    EventTrigger("job select", "702.182a", "battlefield", "permanent-entered", "card"),
    EventTrigger("afterlife", "702.135a", "battlefield", "died", "card"),
    EventTrigger("modular", "702.43a", "battlefield", "died", "card"),
)
KEYWORD_TRIGGERS = (
    KeywordTrigger(
        key="persist",
        does="return-persist",
        rules=("702.79a", "603.3"),
        zone="battlefield",
        event="died",
        keyword="persist",
        without="-1/-1",
    ),
    KeywordTrigger(
        key="undying",
        does="return-undying",
        rules=("702.93a", "603.3"),
        zone="battlefield",
        event="died",
        keyword="undying",
        without="+1/+1",
    ),
    KeywordTrigger(
        key="vanishing",
        does="remove-time-counter",
        rules=("702.63a", "603.3"),
        zone="battlefield",
        step="upkeep",
        own=True,
        keyword="vanishing",
        counter="time",
    ),
    KeywordTrigger(
        key="vanishing",
        does="sacrifice",
        rules=("702.63a", "603.3"),
        zone="battlefield",
        event="last-counter-removed",
        keyword="vanishing",
    ),
    KeywordTrigger(
        key="cumulative upkeep",
        does="",
        rules=("702.24a", "603.3"),
        zone="battlefield",
        step="upkeep",
        own=True,
        keyword="cumulative upkeep",
    ),
    KeywordTrigger(
        key="fading",
        does="",
        rules=("702.32a", "603.3"),
        zone="battlefield",
        step="upkeep",
        own=True,
        keyword="fading",
    ),
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
