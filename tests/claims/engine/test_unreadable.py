"""A line that can not be read says where, what was found, and the nearest right words."""

from __future__ import annotations

import re

import pytest

from rulesdb.engine.magic.game import MAGIC
from rulesdb.engine.scenario import LONGEST, MOST_LINES, Scenario, Transcript, Unreadable, read, run
from tests.scenarios.playing import GAMES

MARK = "^"
ABOVE = "# a comment\nA hand: Bolt = instant\n\nA battlefield: Elf = creature 1/1\n"


def unreadable(text: str) -> Unreadable:
    found = read(text, GAMES)
    assert isinstance(found, Unreadable), found
    return found


# Each text, a mark under the place, the key, and the nearest right word.
MISTAKES = [
    ("turn: A, mian1", "         ^", "step", "main1"),
    ("turn: E, main1", "      ^", "player", "A"),
    ("until: A, upkep", "          ^", "step", "upkeep"),
    ("until: E, upkeep", "       ^", "player", "A"),
    ("A hnad: Bolt = instant", "  ^", "situation", "hand"),
    ("trun: A, main1", "^", "situation", "turn"),
    ("A hand: Bolt = instnat", "               ^", "card-type", "instant"),
    ("A hand: Bolt = instant, foretel {1}", "                        ^", "fact", "foretell"),
    ("A hand: Bolt = instant, {Q}", "                        ^", "mana", None),
    ("A hand: Bolt", "        ^", "facts-missing", "Bolt = creature 2/2"),
    ("A hand: A = instant", "        ^", "name", None),
    ("A battlefield: Elf = creature 1/1, ability ping {Z}", None, "mana", None),
    (
        "A battlefield: Elf = creature 1/1, ability ping {T} as a sorcerer",
        None,
        "ability-phrase",
        "as a sorcery",
    ),
    (
        "A battlefield: Ban = artifact, effect: players can't cast spell",
        "                                       ^",
        "effect",
        "{who} can't cast {quality}spells{worth}{when}",
    ),
    (
        "A battlefield: Bell = artifact, trigger: at the beginning of your upkep",
        "                                         ^",
        "trigger",
        "at the beginning of your upkeep",
    ),
    ("A mana: twoo", "        ^", "mana", "{2}"),
    ("A lands played: few", "                ^", "number", None),
    ("A spells cast: 1000000000", "               ^", "number", None),
    ("A extra turns: 999", "               ^", "number", None),
    ("stack: B hurl Shock", "       ^", "stack", "B casts Harvest = sorcery"),
    ("priority: E", "          ^", "player", "A"),
    ("paying: E", "        ^", "player", "A"),
    ("E casts Bolt", "^", "line", "A"),
    ("A cats Bolt", "  ^", "verb", "casts"),
    ("A casts Bolt -> maybe", "                ^", "verdict", "yes"),
    ("A casts Bolt -> yes: own-turn", "                ^", "verdict", "yes"),
    ("expect: step is mian1", "                ^", "step", "main1"),
    ("expect: the game is ovr", None, None, None),
    ("expect: game-endet happened", "        ^", "expectation", "game-ended"),
    ("expect: game-endet did not happen", "        ^", "expectation", "game-ended"),
    ("game: chess", "      ^", "game", "magic"),
    ("players: A", "         ^", "players", "A, B"),
    ("players: A, A", "         ^", "players", "A, B"),
]


@pytest.mark.parametrize(
    ("text", "mark", "key", "near"), MISTAKES, ids=[each[0] for each in MISTAKES]
)
def test_a_mistake_is_placed_named_and_helped(text, mark, key, near):
    found = unreadable(text)
    assert found.line == 1
    assert key is None or found.key == key
    assert mark is None or found.column == mark.index(MARK) + 1
    assert near is None or near in found.nearest


@pytest.mark.parametrize(
    ("line", "key", "near", "column"),
    [
        ("A casts Blot", "object", "Bolt", 9),
        ("A casts Bolt for fortell", "cast-for", "foretell", 18),
        ("A casts Bolt with kickr", "cast-with", "kicker", 19),
        ("A casts Bolt targeting Elk", "cast-targeting", "Elf", 24),
        ("A casts Bolt now", "end", "for", 14),
        ("A activates ping of Elk", "object", "Elf", 21),
        ("A blocks Elf with Elk", "object", "Elf", 19),
        ("A foretells Bolt now", "end", None, 18),
        ("expect: Bolt in hnad", "zone", None, 17),
        ("expect: Blot in hand", "object", "Bolt", 9),
        ("expect: Bolt is taped", "state", "tapped", 17),
        ("expect: stack is empty; Bolt in hnad", "zone", None, 33),
        ("expect: A has {Q} left", "mana", None, 15),
        ("A hand: Bolt = instant", "name-taken", None, 9),
    ],
)
def test_a_mistake_about_what_stands_above_is_found_on_its_own_line(line, key, near, column):
    found = unreadable(ABOVE + f"  {line}   # so\n")
    assert (found.line, found.key, found.column) == (5, key, column + 2)
    assert near is None or near in found.nearest


def test_nothing_is_played_where_a_line_can_not_be_read():
    assert unreadable("A hand: Bolt = instant\nA casts Bolt -> yes\nA csats Bolt -> yes").line == 3


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("#" * (LONGEST + 1), "too-long", 1),
        ("pass\n" * MOST_LINES, None, 0),
        ("pass\n" * (MOST_LINES + 1), "too-many-lines", MOST_LINES),
        ("pass\u2028" * (MOST_LINES + 1), "too-many-lines", MOST_LINES),
        ("\n".join(f"A hand: Card {number} = card" for number in range(64)), None, 0),
        (
            "\n".join(f"A hand: Card {number} = card" for number in range(65)),
            "too-many-objects",
            65,
        ),
    ],
)
def test_what_goes_beyond_a_limit_is_a_mistake_and_no_hang(text, key, line):
    found = read(text, GAMES)
    assert isinstance(found, Scenario) if key is None else (found.key, found.line) == (key, line)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("resolve", "nothing-to-resolve", 1),
        ("players: A, B, C\nB concedes\nuntil: B, upkeep", "never-comes", 3),
        ("B concedes\nuntil: B, upkeep", "never-comes", 2),
    ],
)
def test_what_can_not_go_on_says_at_which_line(text, key, line):
    found = read(text, GAMES)
    assert isinstance(found, Scenario)
    stopped = run(found, MAGIC)
    assert isinstance(stopped, Unreadable)
    assert (stopped.key, stopped.line) == (key, line)


def test_a_time_budget_that_is_spent_stops_the_run():
    scenario = read("until: B, upkeep\npass", GAMES)
    assert isinstance(scenario, Scenario)
    assert isinstance(run(scenario, MAGIC), Transcript)
    stopped = run(scenario, MAGIC, seconds=-1)
    assert isinstance(stopped, Unreadable)
    assert stopped.key == "too-slow"


def test_more_events_than_can_be_told_stop_the_run():
    draws = " then ".join(["draw 99"] * 30)
    text = f"game: riftbound\nA hand: Study = spell, effect: {draws}\nA plays Study\nresolve"
    scenario = read(text, GAMES)
    assert isinstance(scenario, Scenario)
    stopped = run(scenario, GAMES["riftbound"])
    assert isinstance(stopped, Unreadable)
    assert (stopped.key, stopped.line) == ("too-many-events", 4)


@pytest.mark.parametrize(
    "line",
    [
        "A runes: 999999999 ready",
        "A runes: 9 ready, 100 exhausted",
        "A hand: Study = spell, effect: draw 100",
        "A hand: Study = spell, cost 100",
        "A hand: Study = spell, repeat 100 fury",
        "A base: Giant = unit 100",
        "A base: Giant = unit 1, deflect 100",
        "A base: Giant = unit 1, level 100 tank",
        "A base: Giant = unit 1, 100 damage",
        "A pool: 100 fury",
        "A points: 100",
        "A rune deck: 100",
        "victory score: 100",
    ],
)
def test_numbers_that_no_game_has_are_refused(line):
    """Whoever types them could fill the memory of the bot."""
    text = f"game: riftbound\n{line}"
    assert isinstance(read(text, GAMES), Unreadable)
    assert isinstance(read(re.sub(r"\d{3,}", "12", text), GAMES), Scenario)


def test_runes_are_counted_together():
    text = f"game: riftbound\nA runes: {', '.join(['9 ready'] * 12)}"
    assert isinstance(read(text, GAMES), Unreadable)
