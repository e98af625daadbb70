"""What can be answered before it happens: whether it uses the stack, and the rules that say so."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Answerable:
    """Something that a player does or that happens; `stack` where it waits there to resolve."""

    what: tuple[str, ...]
    stack: bool
    rules: tuple[str, ...]


SPECIAL = ("116.1", "116.3", "405.6d")

ROWS = (
    Answerable(("spell", "casting", "copy"), stack=True, rules=("405.1", "117.7")),
    Answerable(("ability", "activated ability"), stack=True, rules=("602.2a", "117.7")),
    Answerable(("loyalty ability",), stack=True, rules=("606.1", "602.2a", "117.7")),
    Answerable(("trigger", "triggered ability"), stack=True, rules=("603.3", "117.7")),
    Answerable(("special action",), stack=False, rules=SPECIAL),
    Answerable(("foretelling",), stack=False, rules=("702.143a", "116.2h", *SPECIAL)),
    Answerable(("suspending",), stack=False, rules=("702.62a", "116.2f", *SPECIAL)),
    Answerable(("plotting",), stack=False, rules=("702.170a", "116.2k", *SPECIAL)),
    Answerable(("playing a land", "land"), stack=False, rules=("305.1", "116.2a", *SPECIAL)),
    Answerable(
        ("turning face up", "morph", "unmorphing"),
        stack=False,
        rules=("702.37e", "116.2b", *SPECIAL),
    ),
    Answerable(("companion",), stack=False, rules=("702.139a", "116.2g", *SPECIAL)),
    Answerable(("unlocking",), stack=False, rules=("709.5e", "116.2m", *SPECIAL)),
    Answerable(("planar die",), stack=False, rules=("901.9", "116.2i", *SPECIAL)),
    Answerable(("mana ability",), stack=False, rules=("605.3b", "405.6c")),
    Answerable(("cost", "paying", "payment"), stack=False, rules=("601.2h", "602.2b", "117.3c")),
    Answerable(
        ("announcement", "leaving the zone"),
        stack=False,
        rules=("601.2a", "602.2a", "117.3c"),
    ),
    Answerable(("resolution", "resolving"), stack=False, rules=("117.2e", "608.2")),
    Answerable(("attack", "declaring attackers"), stack=False, rules=("508.1", "405.6e")),
    Answerable(("block", "declaring blockers"), stack=False, rules=("509.1", "405.6e")),
    Answerable(("combat damage", "damage"), stack=False, rules=("510.2", "405.6e")),
    Answerable(("draw", "drawing for the turn"), stack=False, rules=("504.1", "405.6e")),
    Answerable(("untapping",), stack=False, rules=("502.3", "502.4", "405.6e")),
    Answerable(("discard to hand size",), stack=False, rules=("514.1", "405.6e")),
    Answerable(("lore counter",), stack=False, rules=("714.3c", "405.6e")),
    Answerable(("day and night",), stack=False, rules=("502.2", "731.2", "405.6e")),
    Answerable(("state-based action",), stack=False, rules=("704.3", "405.6f", "117.2d")),
    Answerable(("legend rule",), stack=False, rules=("704.5j", "405.6f", "117.2d")),
    Answerable(("static ability",), stack=False, rules=("604.1", "405.6b", "117.2b")),
    Answerable(("replacement effect",), stack=False, rules=("614.1", "405.6a")),
    Answerable(("conceding",), stack=False, rules=("104.3a", "405.6g")),
)
RESPONSES = {word: row for row in ROWS for word in row.what}
