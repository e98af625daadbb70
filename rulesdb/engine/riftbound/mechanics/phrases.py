"""The closed list of phrases in which a scenario words effects, each with the rules behind it.

In a phrase `{n}` is a number, `{target}` a phrase of TARGETS, `{keyword}` a keyword, and
`{token}` what tokens are called.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Phrase:
    """A way to say one thing that the engine can do or watch for."""

    key: str
    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Target:
    """What may be chosen: kind of object, whose, where, and with which keyword."""

    text: str
    kind: str
    whose: str = "any"
    where: str = "anywhere"


INSTRUCTIONS = (
    Phrase("stronger", "give {target} +{n} might this turn", ("472.3.a", "472.3.d.1")),
    Phrase("weaker-to-one", "give {target} -{n} might down to 1 this turn", ("472.3.b",)),
    Phrase("weaker", "give {target} -{n} might this turn", ("472.3.a", "472.3.d.2")),
    Phrase("double", "double the might of {target} this turn", ("432.1", "432.1.a")),
    Phrase("prevent", "prevent the next {n} damage to {target} this turn", ("437.1.b.1",)),
    Phrase("prevent-all", "prevent all damage to {target} this turn", ("437.1.b.1.b",)),
    Phrase(
        "save",
        "recall {target} exhausted the next time it would die this turn",
        ("390.3", "369.1"),
    ),
    Phrase("heal", "heal {target}", ("418.1",)),
    Phrase("banish", "banish {target}", ("427.1", "427.2.a")),
    Phrase("discard", "discard {n}", ("422.1", "422.4")),
    Phrase("xp", "gain {n} xp", ("730.1",)),
    Phrase("ready-runes", "ready {n} runes", ("415.3.b",)),
    Phrase("add-power", "add {n} power", ("429.1",)),
    Phrase("draw", "draw {n}", ("413.3",)),
    Phrase("controller-draws", "its controller draws {n}", ("359.3.e.14", "413.3")),
    Phrase("predict", "predict {n}", ("436.1", "436.3")),
    Phrase("predict-one", "predict", ("436.1", "436.3.a")),
    Phrase("channel", "channel {n}", ("430.1",)),
    Phrase("add-energy", "add {n} energy", ("429.1",)),
    Phrase("deal", "deal {n} to {target}", ("417.1.b",)),
    Phrase("kill", "kill {target}", ("428.1.a.1",)),
    Phrase("ready", "ready {target}", ("415.1",)),
    Phrase("exhaust", "exhaust {target}", ("414.1",)),
    Phrase("stun", "stun {target}", ("423.1",)),
    Phrase("buff", "buff {target}", ("426.1.b",)),
    Phrase("counter", "counter {target}", ("425.1.a", "425.1.b", "425.1.c")),
    Phrase("recall", "recall {target}", ("450", "451", "451.1", "453.1")),
    Phrase("move-home", "move {target} to its base", ("444",)),
    Phrase("move-out", "move {target} to a battlefield", ("444", "355.4")),
    Phrase("return", "return {target} to its owner's hand", ("110",)),
    Phrase("borrow", "take control of {target} this turn", ("186", "317.2.c")),
    Phrase("take", "take control of {target}", ("186",)),
    Phrase("lend", "give {target} {keyword} this turn", ("801.3.a.2",)),
    Phrase("give", "give {target} {keyword}", ("801.3.a.3",)),
    Phrase("token-ready", "play a ready {token} token", ("182.1.a", "181.1")),
    Phrase("token", "play a {token} token", ("182.1.a", "182.1.d")),
    Phrase("turn", "take a turn after this", ("735", "737")),
)
INSTRUCTION = {row.key: row for row in INSTRUCTIONS}

TARGETS = (
    Target("a unit", "unit"),
    Target("a friendly unit", "unit", whose="friendly"),
    Target("an enemy unit", "unit", whose="enemy"),
    Target("a unit at a battlefield", "unit", where="battlefield"),
    Target("a friendly unit at a battlefield", "unit", "friendly", "battlefield"),
    Target("an enemy unit at a battlefield", "unit", "enemy", "battlefield"),
    Target("an enemy unit here", "unit", "enemy", "here"),
    Target("a unit in a base", "unit", where="base"),
    Target("a gear", "gear"),
    Target("a friendly gear", "gear", whose="friendly"),
    Target("an enemy gear", "gear", whose="enemy"),
    Target("a spell", "spell", where="chain"),
    Target("an enemy spell", "spell", "enemy", "chain"),
)
TARGET = {row.text: row for row in TARGETS}

ME = "me"
"""The object that an ability is of: nothing that anybody chooses."""

WITH_KEYWORD = ("unit", "gear")
"""Kinds after which a target phrase may go on with `with KEYWORD`."""

WHENS = (
    Phrase("played", "when you play me", ("383.4.a",)),
    Phrase("attacks", "when I attack", ("383.4.e",)),
    Phrase("defends", "when I defend", ("383.4.f",)),
    Phrase("conquers", "when I conquer", ("383.4.c",)),
    Phrase("holds", "when I hold", ("383.4.d",)),
    Phrase("you-conquers", "when you conquer", ("383.4.c.2.b",)),
    Phrase("you-holds", "when you hold", ("383.4.d.2.b",)),
    Phrase("moves", "when I move", ("383.1",)),
    Phrase("plays-spell", "when you play a spell", ("383.1", "419.4.a")),
    Phrase("plays-unit", "when you play a unit", ("383.1", "419.4.a")),
    Phrase("plays-card", "when you play a card", ("383.1", "419.4.a")),
    Phrase("foe-plays-spell", "when an opponent plays a spell", ("383.1", "419.4.a")),
    Phrase("friend-dies", "when a friendly unit dies", ("383.1", "383.2.c")),
    Phrase("chosen", "when you choose me", ("383.4.b", "383.4.b.2")),
    Phrase("foe-chooses", "when an opponent chooses me", ("383.4.b", "383.4.b.2")),
    Phrase("here-conquers", "when you conquer here", ("383.4.c", "466.2.a")),
    Phrase("here-holds", "when you hold here", ("383.4.d", "466.2.b")),
    Phrase("readied", "when I become ready", ("383.1",)),
    Phrase("unit-readied", "when a friendly unit becomes ready", ("383.1",)),
    Phrase("beginning", "at the start of your beginning phase", ("383.1", "315.2.a.1")),
    Phrase("ending", "at the end of your turn", ("383.1", "317.1.a")),
)
WHEN = {row.key: row for row in WHENS}

PASSIVES = (
    Phrase("spells-cost-more", "enemy spells cost {n} more", ("356.3", "356.1.b.3")),
    Phrase("spells-cost-less", "friendly spells cost {n} less", ("356.4",)),
    Phrase("from-trash", "you may play cards from your trash", ("419.1.a", "002")),
    Phrase("units-free", "you may play units ignoring their cost", ("356.1.b", "356.1.b.1")),
    Phrase("no-spells", "opponents can not play spells", ("054.1",)),
    Phrase("no-units", "opponents can not play units", ("054.1",)),
    Phrase("no-reactions", "opponents can not play reactions", ("054.1",)),
    Phrase("no-moves", "opponents can not move units", ("054.1",)),
    Phrase("no-hiding", "opponents can not hide cards", ("054.1",)),
    Phrase("bonus-damage", "friendly spells deal {n} bonus damage", ("713", "714")),
    Phrase(
        "guards",
        "a friendly unit that would die is recalled exhausted and this dies instead",
        ("369.1", "370.1.a"),
    ),
    Phrase("survives", "I am recalled exhausted instead of dying", ("369.1", "370.1.a")),
    Phrase("others-stronger", "other friendly units have +{n} might", ("364.1", "472.3.d.1")),
    Phrase("foes-weaker", "enemy units have -{n} might", ("364.1", "472.3.d.2")),
    Phrase("here-stronger", "other friendly units here have +{n} might", ("364.1", "472.3.d.1")),
    Phrase("others-have", "other friendly units have {keyword}", ("364.1", "472.2.a")),
    Phrase("here-have", "other friendly units here have {keyword}", ("364.1", "472.2.a")),
    Phrase("enters-ready", "I enter ready", ("143.4.a",)),
    Phrase("play-anywhere", "I may be played to any battlefield", ("355.2.b",)),
)
PASSIVE = {row.key: row for row in PASSIVES}
