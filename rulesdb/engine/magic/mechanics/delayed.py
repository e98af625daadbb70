"""Triggered abilities that keywords give (603): what each waits for, and what it does."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Beginning:
    """The beginning of a step: of a turn of the player's own, or of any turn."""

    step: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class Counted:
    """Counters of that kind, which must be on the object or must not."""

    kind: str
    there: bool = True


@dataclass(frozen=True, slots=True)
class KeywordTrigger:
    """What triggers the ability of a keyword, on which object, and what it does.

    `at` is the beginning of a step that it waits for; else it waits for an `event` about the object
    itself.  The object is in `zone` and has the `keyword` or was cast in the `way`; `counters` are
    those that it asks for, `when` names what must be so besides; what is none of them is not
    asked for, or not played.
    """

    key: str
    does: str | None
    rules: tuple[str, ...]
    zone: str
    at: Beginning | None = None
    event: str | None = None
    keyword: str | None = None
    way: str | None = None
    counters: Counted | None = None
    when: str | None = None


@dataclass(frozen=True, slots=True)
class DelayedTrigger:
    """A delayed triggered ability that a keyword creates, which triggers only once (603.7b).

    It is about the object that was cast, or put there, by the keyword, as long as that one stays
    in `zone`; `at` is what it waits for.
    """

    key: str
    does: str
    rules: tuple[str, ...]
    zone: str
    at: Beginning


@dataclass(frozen=True, slots=True)
class EventTrigger:
    """A keyword that triggers on one event: its rule, where its object is, the event, what it does.

    `subject` says whom the event is about: the object ("card"), the attacker that is blocked, or
    a spell of its controller's ("yours", "yours noncreature"), or "any".  `paid` says that its
    additional cost must have been paid, `when` names what must be so besides.
    """

    name: str
    rule: str
    zone: str
    event: str
    subject: str
    does: str | None = None
    paid: bool = False
    when: str | None = None


EVENT_TRIGGERS = (
    EventTrigger("storm", "702.40a", "stack", "cast", "card", "copy"),
    EventTrigger("gravestorm", "702.69a", "stack", "cast", "card"),
    EventTrigger("ripple", "702.60a", "stack", "cast", "card"),
    EventTrigger("demonstrate", "702.144a", "stack", "cast", "card"),
    EventTrigger("replicate", "702.56a", "stack", "cast", "card", "copy", paid=True),
    EventTrigger("conspire", "702.78a", "stack", "cast", "card", "copy", paid=True),
    EventTrigger("casualty", "702.153a", "stack", "cast", "card", "copy", paid=True),
    EventTrigger("squad", "702.157a", "battlefield", "permanent-entered", "card", paid=True),
    EventTrigger("offspring", "702.175a", "battlefield", "permanent-entered", "card", paid=True),
    EventTrigger("gift", "702.174b", "battlefield", "permanent-entered", "card", paid=True),
    EventTrigger("cascade", "702.85a", "stack", "cast", "card", "cascade"),
    EventTrigger("prowess", "702.108a", "battlefield", "cast", "yours noncreature", "pump"),
    EventTrigger("extort", "702.101a", "battlefield", "cast", "yours"),
    EventTrigger("exalted", "702.83a", "battlefield", "attacked", "any", "pump-it", when="alone"),
    EventTrigger("annihilator", "702.86a", "battlefield", "attacked", "card"),
    EventTrigger("battle cry", "702.91a", "battlefield", "attacked", "card", "battle-cry"),
    EventTrigger("firebending", "702.189a", "battlefield", "attacked", "card"),
    EventTrigger("melee", "702.121a", "battlefield", "attacked", "card", "melee"),
    EventTrigger("mobilize", "702.181a", "battlefield", "attacked", "card"),
    EventTrigger("myriad", "702.116a", "battlefield", "attacked", "card"),
    EventTrigger("provoke", "702.39a", "battlefield", "attacked", "card"),
    EventTrigger("decayed", "702.147a", "battlefield", "attacked", "card", "decay"),
    EventTrigger(
        "dethrone", "702.105a", "battlefield", "attacked", "card", "grow", when="most-life"
    ),
    EventTrigger(
        "training", "702.149a", "battlefield", "attacked", "card", "grow", when="with-a-stronger"
    ),
    EventTrigger(
        "mentor", "702.134a", "battlefield", "attacked", "card", "mentor", when="smaller-attacker"
    ),
    EventTrigger("bushido", "702.45a", "battlefield", "blocked", "card", "pump"),
    EventTrigger("bushido", "702.45a", "battlefield", "blocked", "attacker", "pump"),
    EventTrigger(
        "flanking", "702.25a", "battlefield", "blocked", "attacker", "shrink-it", when="unflanked"
    ),
    EventTrigger("afflict", "702.130a", "battlefield", "blocked", "attacker", "afflict"),
    EventTrigger("rampage", "702.23a", "battlefield", "blocked", "attacker", "rampage"),
    EventTrigger("frenzy", "702.68a", "battlefield", "unblocked", "card", "power"),
    EventTrigger(
        "renown",
        "702.112a",
        "battlefield",
        "combat-damaged-player",
        "card",
        "renown",
        when="not-renowned",
    ),
    EventTrigger("ingest", "702.115a", "battlefield", "combat-damaged-player", "card"),
    EventTrigger(
        "poisonous", "702.70a", "battlefield", "combat-damaged-player", "card", "poisonous"
    ),
    EventTrigger("evolve", "702.100a", "battlefield", "entered", "any", "evolve", when="outgrown"),
    EventTrigger("graft", "702.58a", "battlefield", "entered", "any", when="grafting"),
    EventTrigger("soulbond", "702.95a", "battlefield", "entered", "any", when="pairing"),
    EventTrigger("exploit", "702.110a", "battlefield", "entered", "card"),
    EventTrigger("fabricate", "702.123a", "battlefield", "entered", "card"),
    EventTrigger("hideaway", "702.75a", "battlefield", "entered", "card"),
    EventTrigger("living weapon", "702.92a", "battlefield", "entered", "card"),
    EventTrigger("for mirrodin", "702.163a", "battlefield", "entered", "card"),
    EventTrigger("job select", "702.182a", "battlefield", "entered", "card"),
    EventTrigger("champion", "702.72a", "battlefield", "entered", "card"),
    EventTrigger("backup", "702.165a", "battlefield", "entered", "card"),
    EventTrigger("afterlife", "702.135a", "battlefield", "died", "card"),
    EventTrigger("modular", "702.43a", "battlefield", "died", "card"),
    EventTrigger("soulshift", "702.46a", "battlefield", "died", "card"),
    EventTrigger("haunt", "702.55a", "battlefield", "died", "card"),
    EventTrigger("recover", "702.59a", "graveyard", "died", "any", when="their-graveyard"),
)
KEYWORD_TRIGGERS = (
    KeywordTrigger(
        key="echo",
        does=None,
        rules=("702.30a", "603.3"),
        zone="battlefield",
        at=Beginning("upkeep", own=True),
        keyword="echo",
        when="came-lately",
    ),
    KeywordTrigger(
        key="blitz",
        does="draw",
        rules=("702.152a", "603.3"),
        zone="battlefield",
        event="died",
        way="blitz",
    ),
    KeywordTrigger(
        key="persist",
        does="return-persist",
        rules=("702.79a", "603.3"),
        zone="battlefield",
        event="died",
        keyword="persist",
        counters=Counted("-1/-1", there=False),
    ),
    KeywordTrigger(
        key="undying",
        does="return-undying",
        rules=("702.93a", "603.3"),
        zone="battlefield",
        event="died",
        keyword="undying",
        counters=Counted("+1/+1", there=False),
    ),
    KeywordTrigger(
        key="vanishing",
        does="remove-time-counter",
        rules=("702.63a", "603.3"),
        zone="battlefield",
        at=Beginning("upkeep", own=True),
        keyword="vanishing",
        counters=Counted("time"),
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
        does="age",
        rules=("702.24a", "603.3"),
        zone="battlefield",
        at=Beginning("upkeep", own=True),
        keyword="cumulative upkeep",
    ),
    KeywordTrigger(
        key="fading",
        does="fade",
        rules=("702.32a", "603.3"),
        zone="battlefield",
        at=Beginning("upkeep", own=True),
        keyword="fading",
    ),
    KeywordTrigger(
        key="suspend",
        does="remove-time-counter",
        rules=("702.62a", "603.3"),
        zone="exile",
        at=Beginning("upkeep", own=True),
        keyword="suspend",
        counters=Counted("time"),
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
        key="impending",
        does="remove-time-counter",
        rules=("702.176a", "603.3"),
        zone="battlefield",
        at=Beginning("end", own=True),
        way="impending",
        counters=Counted("time"),
    ),
    KeywordTrigger(
        key="evoke",
        does="sacrifice",
        rules=("702.74a", "603.3"),
        zone="battlefield",
        event="permanent-entered",
        way="evoke",
    ),
)
DELAYED_TRIGGERS = (
    DelayedTrigger(
        key="decayed",
        does="sacrifice",
        rules=("702.147a", "603.7"),
        zone="battlefield",
        at=Beginning("combat-end"),
    ),
    DelayedTrigger(
        key="rebound",
        does="let-cast",
        rules=("702.88a", "603.7"),
        zone="exile",
        at=Beginning("upkeep", own=True),
    ),
    DelayedTrigger(
        key="dash",
        does="return-to-hand",
        rules=("702.109a", "603.7"),
        zone="battlefield",
        at=Beginning("end"),
    ),
    DelayedTrigger(
        key="blitz",
        does="sacrifice",
        rules=("702.152a", "603.7"),
        zone="battlefield",
        at=Beginning("end"),
    ),
    DelayedTrigger(
        key="warp",
        does="exile-warped",
        rules=("702.185a", "603.7"),
        zone="battlefield",
        at=Beginning("end"),
    ),
    DelayedTrigger(
        key="unearth",
        does="exile-it",
        rules=("702.84a", "603.7"),
        zone="battlefield",
        at=Beginning("end"),
    ),
)
