"""Every keyword of Riftbound has an answer by its name, and what happens by itself reads so."""

from __future__ import annotations

import pytest

from bot.answers.actions import Meant, meant
from bot.answers.games import ASKS, GAMES
from bot.answers.values import Reader, TimingAnswer
from bot.phrases import timings
from bot.questions import LANGUAGES, CanIQuestion
from bot.words import Words
from rulesdb.engine import asking
from rulesdb.engine.questions import Said
from rulesdb.engine.riftbound.mechanics.keywords import KEYWORDS
from rulesdb.engine.riftbound.mechanics.passive import PASSIVES
from rulesdb.engine.riftbound.passives import BY_ITSELF
from rulesdb.library.library import Library
from rulesdb.library.names import Names

WORDS = Words()
NAMES = Names.load()
SOURCED = [
    (name, language)
    for keyword in KEYWORDS
    for language in LANGUAGES
    if (name := NAMES.headword(f"riftbound:{keyword}", language))
]
HAPPENING = [ask for ask in ASKS["riftbound"].values() if ask.by_itself]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    return Library.open(tmp_path_factory.mktemp("data"))


def reached(library: Library, action: str, language: str = "en") -> Meant:
    question = CanIQuestion(action, game="riftbound")
    found = meant(question, library, Reader(language, "riftbound"))
    assert isinstance(found, Meant), found
    return found


@pytest.mark.parametrize("mechanic", [f"riftbound:{keyword}" for keyword in KEYWORDS])
def test_every_keyword_has_an_english_name(mechanic):
    assert NAMES.headword(mechanic, "en")


@pytest.mark.parametrize(("name", "language"), SOURCED)
def test_every_keyword_is_run_or_acts_by_itself(library, name, language):
    found = reached(library, name, language)
    assert (found.ask is not None) is not (found.mechanic in BY_ITSELF)


@pytest.mark.parametrize("row", PASSIVES, ids=lambda row: row.key)
def test_what_acts_by_itself_cites_rules_and_says_when_in_every_language(row):
    check = BY_ITSELF[row.mechanic]
    assert not check.ok
    assert check.rules
    for language in LANGUAGES:
        when = WORDS.say(language, f"when-rb-{row.words}")
        assert when in WORDS.check(language, check)


@pytest.mark.parametrize(
    "action",
    [
        "use-ability",
        "use ability",
        "Use an ability",
        "activated ability",
        "compétence activée",
        "aktivierte Fähigkeit",
        "起動型能力",
    ],
)
def test_an_ability_is_asked_about_by_name(library, action):
    ask = reached(library, action).ask
    assert ask is not None
    assert ask.key == "use-ability"


@pytest.mark.parametrize(
    ("action", "key"),
    [
        ("legend", "use-legend"),
        ("Champion élu", "play-champion"),
        ("ausgewählten Champion", "play-champion"),
        ("Ganking", "move-ganking"),
        ("concede", "concede"),
        ("priority", "have-priority"),
        ("Burn Out", "burn-out-at-will"),
        ("draw a card", "draw-at-will"),
        ("buff", "buff-at-will"),
        ("投了", "concede"),
        ("respond to an activated ability", "respond-to-ability"),
        ("respond to a triggered ability", "respond-to-trigger"),
    ],
)
def test_what_a_player_does_is_run(library, action, key):
    ask = reached(library, action).ask
    assert ask is not None
    assert ask.key == key


def phrases(language: str, key: str, **said: str) -> timings.TimingPhrases:
    ask, game = ASKS["riftbound"][key], GAMES["riftbound"]
    found = asking.answer(game, ask, Said(key, **said))
    question = CanIQuestion(key)
    return timings.timing(
        WORDS,
        TimingAnswer(
            question, "riftbound", language, ask.mechanic, found, found.rules, game.edition
        ),
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ask", HAPPENING, ids=lambda ask: ask.key)
def test_what_happens_by_itself_is_not_said_to_be_done(ask, language):
    said = phrases(language, ask.key)
    one = phrases(language, ask.key, turn="theirs", step="draw", pending="empty")
    done = {WORDS.say(language, f"verdict-{answer}") for answer in ("yes", "no", "depends")}
    assert not {said.verdict, one.verdict} & done
    assert one.verdict == WORDS.say(language, "happens-no")


def test_some_asks_happen_by_themselves():
    assert {ask.key for ask in HAPPENING} == {
        "temporary-triggers",
        "vision-triggers",
        "hold-battlefield",
    }


def test_every_window_of_what_happens_says_that_it_happens():
    said = phrases("en", "temporary-triggers")
    assert timings.sentence(WORDS, "en", said).startswith("It happens by itself")
    assert all(("happens" in each.verdict) == each.legal for each in said.windows)
