"""The table of phrases speaks of steps and actions that there are, and says nothing twice."""

import pytest

from bot.answers.games import ASKS
from bot.answers.games import GAMES as PLAYED
from bot.answers.heard import cards, table
from bot.answers.heard.spots import LONGEST
from bot.answers.printed import lexicon
from bot.questions import GAMES, LANGUAGES
from rulesdb.engine.magic.mechanics.keywords import KEYWORDS
from rulesdb.library import fold
from rulesdb.library.names import Names

FILES = (table.FILE, lexicon.FILE)


def meanings(game, file=table.FILE):
    for language in LANGUAGES:
        for meaning, of_game, written in table.rows(language, file):
            if of_game in ("", game):
                yield meaning, written


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_has_two_meanings_in_one_language(language, game, file):
    assert table.phrases(language, game, file).by_key


@pytest.mark.parametrize("game", GAMES)
def test_every_step_that_is_named_is_one_of_the_game(game):
    steps, pendings = PLAYED[game].steps, PLAYED[game].pendings
    for meaning, written in meanings(game):
        if meaning.part in ("step", "edge"):
            assert set(meaning.value.split("+")) <= {*steps}, written
        if meaning.part == "moment":
            for each in meaning.value.split():
                part, _, values = each.partition(":")
                known = {"step": steps, "stack": pendings}[part]
                assert set(values.split("+")) <= {*known}, written


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_means_something_that_can_be_asked(game):
    named = {each for ask in ASKS[game].values() for each in (ask.mechanic, *ask.about)}
    said = {it.value for it, _ in meanings(game) if it.part in ("verb", "past")}
    assert said <= named


def test_what_a_question_gives_a_card_the_engine_knows():
    assert set(cards.ABILITIES["magic"]) <= set(KEYWORDS)


@pytest.mark.parametrize("game", GAMES)
def test_types_and_states_of_the_tables_are_read_as_facts(game):
    names = Names.load()
    words = lexicon.Lexicon(PLAYED[game], names, names.vocabulary(game))
    for meaning, written in (*meanings(game), *meanings(game, lexicon.FILE)):
        if meaning.part in ("type", "kind"):
            assert words.takes(meaning.value.replace("+", " ")), written
        if meaning.part == "state":
            assert words.takes("creature" if game == "magic" else "unit 2", meaning.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_is_longer_than_what_is_looked_at(language):
    for _, _, written in table.rows(language):
        assert len(fold.units(written)) < LONGEST
