"""What a player of Riftbound may ask "can I … now?" about, as lines with holes."""

from __future__ import annotations

from rulesdb.engine.questions import Ask, Hole
from rulesdb.engine.riftbound.mechanics.limited import LIMITED
from rulesdb.engine.riftbound.mechanics.responses import RESPONSES

SINCE = Hole("since", (("this-turn", "hidden this turn"), ("earlier", "hidden earlier")))
HOME = "battlefield Summit: A's Guard = unit 2"
FOES = ("battlefield Vale: B's Foe = unit 2", "B base: Relic = gear")
IN_HAND = "A hand: Card = {card}"

ACTS = ("priority-passed", "")
HAND = ("card-in-hand", "")
COST = ("cost-payable", "means")
TARGET = ("target-exists", "card")
FREE = ("nothing-forbids", "more")
THERE = ("own-units-there", "more")
PRINTED = ("keyword-printed", "")

PLAYED = (
    Ask(
        key="play-unit",
        mechanic="riftbound:type-unit",
        about=("riftbound:type-unit",),
        lines=(HOME, IN_HAND),
        attempt="play Card",
        card="unit 2",
        assumes=(ACTS, HAND, COST, FREE),
        rules=("310.1.a", "355.2.a"),
        siblings=("play-ambush", "play-accelerated"),
    ),
    Ask(
        key="play-gear",
        mechanic="riftbound:type-gear",
        about=("riftbound:type-gear",),
        lines=(IN_HAND,),
        attempt="play Card",
        card="gear",
        assumes=(ACTS, HAND, COST, FREE),
        rules=("310.1.a", "149.2"),
    ),
    Ask(
        key="play-spell",
        mechanic="riftbound:type-spell",
        about=("riftbound:type-spell",),
        lines=(HOME, *FOES, IN_HAND),
        attempt="play Card",
        card="spell",
        assumes=(ACTS, HAND, COST, TARGET, FREE),
        rules=("310.1.a", "154"),
        siblings=("play-action", "play-reaction"),
    ),
    Ask(
        key="play-action",
        mechanic="riftbound:action",
        about=("riftbound:action",),
        lines=(HOME, *FOES, "A hand: Card = {card}, action"),
        attempt="play Card",
        card="spell",
        assumes=(ACTS, HAND, PRINTED, COST, TARGET, FREE),
        rules=("806.1.b", "806.1.c.1"),
    ),
    Ask(
        key="play-reaction",
        mechanic="riftbound:reaction",
        about=("riftbound:reaction",),
        lines=(HOME, *FOES, "A hand: Card = {card}, reaction"),
        attempt="play Card",
        card="spell",
        assumes=(ACTS, HAND, PRINTED, COST, TARGET, FREE),
        rules=("813.1.b", "813.1.c.1"),
    ),
    Ask(
        key="play-ambush",
        mechanic="riftbound:ambush",
        about=("riftbound:ambush",),
        lines=(HOME, "A hand: Card = {card}, ambush"),
        attempt="play Card to Summit",
        card="unit 2",
        assumes=(ACTS, HAND, PRINTED, THERE, COST, FREE),
        rules=("822.1.b",),
    ),
    Ask(
        key="play-accelerated",
        mechanic="riftbound:accelerate",
        about=("riftbound:accelerate",),
        lines=("A hand: Card = {card}, accelerate",),
        attempt="play Card to base with accelerate",
        card="unit 2",
        assumes=(ACTS, HAND, PRINTED, COST, FREE),
        rules=("805.1.a", "805.2"),
    ),
    Ask(
        key="play-repeated",
        mechanic="riftbound:repeat",
        about=("riftbound:repeat",),
        lines=(HOME, *FOES, "A hand: Card = {card}, repeat 1"),
        attempt="play Card with repeat",
        card="spell",
        assumes=(ACTS, HAND, PRINTED, COST, TARGET, FREE),
        rules=("820.1.c.1", "820.1.d"),
    ),
    Ask(
        key="play-quick-draw",
        mechanic="riftbound:quick-draw",
        about=("riftbound:quick-draw",),
        lines=(HOME, "A hand: Card = {card}, quick-draw, equip 1 power"),
        attempt="play Card to base",
        card="gear",
        assumes=(ACTS, HAND, PRINTED, COST, FREE),
        rules=("819.1.b", "819.1.d"),
    ),
    Ask(
        key="play-hidden",
        mechanic="riftbound:hidden",
        about=("riftbound:hidden",),
        lines=(HOME, *FOES, "battlefield Summit: A's Card = {card}, hidden, {since}"),
        attempt="play Card",
        card="spell",
        holes=(SINCE,),
        assumes=(ACTS, ("hidden-still-yours", "more"), COST, TARGET, FREE),
        rules=("811.1.b", "811.6"),
        siblings=("hide",),
    ),
)

DONE = (
    Ask(
        key="hide",
        mechanic="riftbound:hide",
        about=("riftbound:hide",),
        lines=(HOME, "A hand: Card = {card}, hidden"),
        attempt="hide Card at Summit",
        card="spell",
        assumes=(ACTS, HAND, PRINTED, THERE, ("facedown-room-free", "more"), COST, FREE),
        rules=("421.2.a", "811.1.b"),
        siblings=("play-hidden",),
    ),
    Ask(
        key="standard-move",
        mechanic="riftbound:standard-move",
        about=("riftbound:standard-move",),
        lines=("battlefield Summit: uncontrolled", "A base: Card = {card}"),
        attempt="move Card to Summit",
        card="unit 2",
        assumes=(ACTS, ("unit-yours-ready", "card"), ("battlefield-open", ""), FREE),
        rules=("144.1", "144.2"),
    ),
    Ask(
        key="use-ability",
        mechanic="riftbound:activated-ability",
        about=("riftbound:activated-ability",),
        lines=("A base: Card = {card}",),
        attempt="use Card",
        card="gear, effect: draw 1 for exhaust",
        assumes=(ACTS, COST, TARGET, FREE),
        rules=("381", "310.1.a"),
    ),
    Ask(
        key="equip-unit",
        mechanic="riftbound:equip",
        about=("riftbound:equip",),
        lines=(HOME, "A base: Card = {card}, equip 1 power"),
        attempt="equip Card to Guard",
        card="gear",
        assumes=(ACTS, ("gear-loose", ""), PRINTED, COST, FREE),
        rules=("818.1", "381"),
    ),
    Ask(
        key="add-energy",
        mechanic="riftbound:type-rune",
        about=("riftbound:type-rune",),
        lines=(),
        attempt="add 1 energy",
        card="",
        assumes=(ACTS, ("runes-ready", "means")),
        rules=("163.2.a", "429.2"),
    ),
)

BY_ITSELF = (
    Ask(
        key="temporary-triggers",
        mechanic="riftbound:temporary",
        about=("riftbound:temporary",),
        lines=("battlefield Summit: A's Card = {card}, temporary",),
        attempt="trigger temporary of Card",
        card="unit 3",
        assumes=(PRINTED,),
        rules=("816.1.b", "816.1.c"),
        siblings=("hold-battlefield",),
    ),
    Ask(
        key="vision-triggers",
        mechanic="riftbound:vision",
        about=("riftbound:vision",),
        lines=("A hand: Card = {card}, vision",),
        attempt="trigger vision of Card",
        card="unit 2",
        assumes=(ACTS, HAND, PRINTED, COST, FREE),
        rules=("817.1.b", "817.1.c"),
        siblings=("predict-at-will",),
    ),
    Ask(
        key="hold-battlefield",
        mechanic="riftbound:hold",
        about=("riftbound:hold",),
        lines=("battlefield Summit: A's Card = {card}",),
        attempt="hold Summit",
        card="unit 2",
        assumes=(THERE, FREE),
        rules=("464.2", "315.2.b.2"),
    ),
)

AT_WILL = tuple(
    Ask(
        key=f"{action}-at-will",
        mechanic=f"riftbound:{action}",
        about=(f"riftbound:{action}",),
        lines=(),
        attempt=action,
        card="",
        rules=LIMITED[action],
    )
    for action in (
        "predict",
        "recycle",
        "channel",
        "ready",
        "exhaust",
        "discard",
        "banish",
        "kill",
    )
)

ANSWERED = tuple(
    Ask(
        key=f"respond-to-{what}",
        mechanic="riftbound:reaction",
        about=("riftbound:reaction", mechanic),
        lines=(),
        attempt=f"respond to {what}",
        card="",
        assumes=(("reaction-at-hand", ""),) if RESPONSES[what].chain else (),
        rules=RESPONSES[what].rules,
    )
    for what, mechanic in (
        ("unit", "riftbound:type-unit"),
        ("gear", "riftbound:type-gear"),
        ("spell", "riftbound:type-spell"),
        ("move", "riftbound:standard-move"),
        ("equip", "riftbound:equip"),
        ("add", "riftbound:type-rune"),
        ("hide", "riftbound:hide"),
        ("trigger", "riftbound:triggered-ability"),
    )
)

ASKS = {ask.key: ask for ask in (*PLAYED, *DONE, *BY_ITSELF, *AT_WILL, *ANSWERED)}
