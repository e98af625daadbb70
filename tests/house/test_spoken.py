"""Every place that lists the languages or the games lists the same ones."""

from __future__ import annotations

from typing import get_args

from bot import cli, questions, rules_cli
from bot.answers.games import ASKS, GAMES
from bot.languages import BASE, OF_LOCALE
from rulesdb.library import documents, phrasing
from rulesdb.library.names import Names
from rulesdb.library.readers import tongue
from tests.house.sources import ROOT

SPOKEN = set(questions.LANGUAGES)
PLAYED = set(questions.GAMES)


def choices(annotation: object) -> set[str]:
    """The words that an option of the command line takes."""
    optional = get_args(annotation)[0]
    return {word for each in get_args(optional) for word in get_args(each)}


def test_every_list_of_languages_is_the_same():
    assert set(documents.LANGUAGES) == SPOKEN
    assert set(tongue.OURS) == SPOKEN
    assert set(phrasing.FILLERS) == SPOKEN
    assert set(OF_LOCALE.values()) == SPOKEN
    assert choices(cli.Lang) == SPOKEN
    assert choices(rules_cli.Lang) == SPOKEN
    assert BASE in SPOKEN


def test_every_language_has_its_sentences_names_and_summaries():
    folders = {path.name for path in (ROOT / "bot/locales").iterdir() if path.is_dir()}
    summed_up = {path.name for path in (ROOT / "rulesdb/library/bundled").glob("*.txt")}
    named = {language for each in Names.load().by_mechanic.values() for language in each}
    assert folders == SPOKEN
    assert named == SPOKEN
    assert summed_up == {f"{game}.{language}.txt" for game in PLAYED for language in SPOKEN}


def test_every_list_of_games_is_the_same():
    assert set(documents.GAMES) == PLAYED
    assert set(GAMES) == PLAYED
    assert set(ASKS) == PLAYED
    assert choices(cli.Game) - {"mtg"} == PLAYED
