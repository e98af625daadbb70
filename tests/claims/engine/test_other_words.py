"""What people say instead of the words of the scenario language, and what of it stays an error."""

from __future__ import annotations

import pytest

from rulesdb.engine.magic.game import MAGIC
from rulesdb.engine.scenario import Scenario, Unreadable, read, write
from tests.claims.engine.other_words import ABILITIES, SITUATIONS

GAMES = {"magic": MAGIC}
BEFORE = """A hand: Bear = creature 2/2, {1}{G}
A hand: Bolt = instant, {R}, kicker {2}, convoke
A battlefield: Elf = creature 1/1
A battlefield: Wolf = creature 3/3
B battlefield: Wall = creature 0/4
stack: B casts Harvest = sorcery
A exile: Omen = sorcery, {3}, foretell {1}, foretold last turn
"""

TRIES = {
    "A casts Bear without paying its mana cost": "A casts Bear for free",
    "A casts Bolt kicked on Wall": "A casts Bolt with kicker targeting Wall",
    "A casts Bolt with its kicker targeting the Wall": "A casts Bolt with kicker targeting Wall",
    "A casts Omen for its foretell cost": "A casts Omen for foretell",
    "A casts Omen using foretell": "A casts Omen for foretell",
    "A casts Bolt holding priority": "A casts Bolt",
    "A casts Bolt kicked for X = 3": "A casts Bolt with kicker and X=3",
    "A casts Bear face-down": "A casts Bear for face-down",
    "A casts Bear tapping the Elf, Wolf": "A casts Bear paying with Elf and Wolf",
    "A casts Bolt convoking with Elf, Wolf": ("A casts Bolt with convoke paying with Elf and Wolf"),
    "A responds with Bolt targeting B's Wall": (
        "expect: stack is not empty",
        "A casts Bolt targeting Wall",
    ),
    "A may cast Bolt in response to Harvest": (
        "expect: Harvest is on the stack",
        "A may cast Bolt",
    ),
    "A casts Omen from exile for foretell -> legal": (
        "expect: Omen in exile",
        "A casts Omen for foretell -> yes",
    ),
    "Can A cast Bear? -> not allowed": "A may cast Bear -> no",
    "A can't cast Bear": "A may cast Bear -> no",
    "A may cast Bear -> no: summoning sick": "A may cast Bear -> no: summoning-sick",
    "A may cast Bear -> no: not enough mana, hexproof": (
        "A may cast Bear -> no: cost, target-hexproof"
    ),
    "A taps Elf for mana": "A activates mana of Elf",
    "A passes priority": "A passes",
    "A attacks B with Elf, Wolf": "A attacks B with Elf and Wolf",
    "Elf attacks": "A attacks with Elf",
    "Wall blocks Elf": "B blocks Elf with Wall",
    "both players pass": "pass",
    "A casts Bear's adventure": "A casts Bear for adventure",
    "A casts the other half of Bear": "A casts Bear for other-half",
    "A activates Bear's cycling": "A activates cycling of Bear",
    "A activates ninjutsu of Bear, returning Elf to its owner's hand": (
        "A activates ninjutsu of Bear paying with Elf"
    ),
    "A mutates Bear onto Wolf": "A casts Bear for mutate targeting Wolf",
    "A casts Bear => legal": "A casts Bear -> yes",
    "A casts Bolt to B's face": "A casts Bolt targeting B",
    "Player A casts Bear": "A casts Bear",
    "A casts Bear: illegal": "A casts Bear -> no",
    "B counters Harvest with Wall": "B casts Wall targeting Harvest",
    "A evokes Bear": "A casts Bear for evoke",
    "A flashes back Bolt": "A casts Bolt for flashback",
    "A casts Bolt at opponent": "A casts Bolt targeting B",
    "until: combat damage": "until: damage",
    "next turn": "until: upkeep",
    "A moves to combat damage": "until: A, damage",
    "until: A's next upkeep": "until: A, upkeep",
    "Harvest resolves": ("expect: top of stack is Harvest", "resolve"),
}
FACTS = {
    "Harvest is countered": "Harvest was countered",
    "it's night": "it is night",
    "opponent has 17 life": "B has 17 life",
    "Elf is still in play": "Elf in battlefield",
    "Elf's ability triggers": "Elf triggered",
    "Elf and Wolf are untapped": "Elf is untapped; Wolf is untapped",
    "Elf is untapped, Wolf not tapped": "Elf is untapped; Wolf is not tapped",
    "Elf is under A's control": "A controls Elf",
    "Harvest on stack": "Harvest is on the stack",
    "Elf goes to its owner's graveyard": "Elf in graveyard",
    "it is A's upkeep": "turn is A; step is upkeep",
    "A has no cards in hand": "A has 0 cards in hand",
    "A's library is empty": "A has 0 cards in library",
    "A has three cards in their graveyard": "A has 3 cards in graveyard",
    "Harvest is on top of the stack": "top of stack is Harvest",
    "A has nine poison counters": "A has 9 poison counters",
    "no one has priority": "nobody has priority",
    "Bear is in its owner's graveyard": "Bear in graveyard",
}
WRONG = (
    "A hand: Fork, Ox = creature 4/4",
    "A hand: Uro, Titan = creature 4/4",
    "A battlefield: two oxen",
    'A battlefield: Ox = creature 4/4, "Whenever the moon is full, draw a card."',
    'A battlefield: Ox = creature 4/4, "{T}: Destroy target blue thing."',
    'A battlefield: Ox = creature 4/4, "{T}, Eat this: Draw a card."',
    'A battlefield: Ox = creature 4/4, "{T}: Draw a card. Activate only on Sundays."',
    'A battlefield: Ox = creature 4/4, "When this enters, if it was kicked, draw a card."',
    'A battlefield: Ox = creature 4/4, "Your cats are gray."',
    'A hand: Fork = instant, "This spell costs {9} less to cast."',
    "A casts Bear during combat",
    "A battlefield: 0 Forests",
    "A battlefield: Ox = artifact, effect: opponents cast spells for {=} more",
    "A hand: Ox =",
    "A hand: Ox = , ",
    "A casts Bear and Bolt",
    "A foretells Omen for {2}",
    'A hand: Fork = instant, "Choose one - Destroy target creature; or draw a card."',
    'A hand: Fork = instant, "Destroy target creature with flying."',
    "A hand: Fork = instant, does: destroy target creature with flying",
    "A battlefield: Ox = creature 4/4, +1: make a beast",
    "A battlefield: Ox = creature 4/4, activated this turn",
    "A has 3 untapped lands",
    "A pool: any",
    "A attacks with everything",
    "stack: B casts Fork = instant targeting Ghost",
    "stack: B triggers Bell = nonsense",
    "A casts Bear -> no (not the right time)",
    "A casts Bear -> no: bad weather",
    "A casts Bear from the moon",
    "A casts Bear for its elevenses cost",
    "B blocks with Wall",
    "A may not cast Bear -> no",
    "expect: nothing happens",
    "expect: Ghost resolved",
    "expect: Ghost did not trigger",
    'A hand: Ox = creature, "When this attacks, rest. This triggers only once each turn."',
    "A has the initiative",
)


# What of a quoted ability is not understood, and where it stands.
PLACED = {
    '"{T}: Destroy target blue thing."': "target blue thing",
    '"{T}, Eat this: Draw a card."': "Eat this",
    '"{T}: Draw a card. Activate only on Sundays."': "on Sundays",
}


def written(line: str) -> list[str]:
    """The last lines of a scenario as they are written back; they read back equal."""
    found = read(BEFORE + line, GAMES)
    assert isinstance(found, Scenario), found
    text = write(found)
    again = read(text, GAMES)
    assert isinstance(again, Scenario), again
    assert write(again) == text
    return text.splitlines()[2 + len(BEFORE.splitlines()) :]


def lines(said: str | tuple[str, ...]) -> list[str]:
    return [said] if isinstance(said, str) else list(said)


@pytest.mark.parametrize("line", SITUATIONS)
def test_a_situation_is_said_in_other_words(line):
    assert written(line) == written("\n".join(lines(SITUATIONS[line])))


@pytest.mark.parametrize("text", ABILITIES)
def test_an_ability_is_quoted_as_it_is_printed(text):
    line = "A battlefield: Ox = artifact creature 4/4"
    assert written(f"{line}, {text}") == [f"{line}, {ABILITIES[text]}"]


@pytest.mark.parametrize("line", TRIES)
def test_a_try_is_said_in_other_words(line):
    assert written(line) == lines(TRIES[line])


@pytest.mark.parametrize("fact", FACTS)
def test_a_fact_is_said_in_other_words(fact):
    assert written(f"expect: {fact}") == [f"expect: {FACTS[fact]}"]


@pytest.mark.parametrize("line", WRONG)
def test_what_is_not_understood_is_an_error_and_never_dropped(line):
    found = read(BEFORE + line, GAMES)
    assert isinstance(found, Unreadable)
    assert found.line == 1 + len(BEFORE.splitlines())


@pytest.mark.parametrize("text", PLACED)
def test_what_of_an_ability_is_not_understood_is_pointed_at(text):
    line = f"A battlefield: Ox = artifact, {text}"
    found = read(line, GAMES)
    assert isinstance(found, Unreadable)
    assert found.found == PLACED[text]
    assert line[found.column - 1 :].startswith(PLACED[text])
