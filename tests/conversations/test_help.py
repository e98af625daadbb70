"""Help: in the reader's language, for them alone, with examples that work when they are typed."""

from __future__ import annotations

import pytest

from bot import ask, line
from bot.answers.values import Mistake, Reader, RuleAnswer, ScenarioAnswer, TimingAnswer
from bot.questions import LANGUAGES, QUESTIONS
from bot.words import Words
from tests.conversations.conftest import labels, read

TITLES = {
    "alex": ("What you can ask", "Rules in this message"),
    "camille": ("Ce que vous pouvez demander", "Règles dans ce message"),
    "jonas": ("Was du fragen kannst", "Regeln in dieser Nachricht"),
    "sakura": ("尋ねられること", "このメッセージのルール"),
}


@pytest.mark.parametrize("person", TITLES)
async def test_help_is_in_the_readers_language_and_for_them_alone(room, person):
    await room.morgan.slash(room.channel, "settings language", language="en")
    answer = await room.people[person].slash(room.channel, "help")
    assert answer.ephemeral
    said = read(answer.response)
    pages = [said]
    while following := [each for each in labels(answer.response) if each.endswith(" →")]:
        await room.people[person].click(answer.response, label=following[0])
        pages.append(read(answer.response))
    whole = "\n".join(pages)
    assert [part for part in TITLES[person] if part not in whole] == []
    for part in ("/settings", "/my", "Wizards of the Coast", "Riot Games", "702.143a"):
        assert part in whole


FOLLOW = {
    "en": "The names of commands follow your Discord.",
    "fr": "Les noms des commandes suivent votre Discord.",
    "de": "Die Namen der Befehle richten sich nach deinem Discord.",
    "ja": "コマンドの名前はあなたのDiscordの言語に従います。",
}


@pytest.mark.parametrize("language", FOLLOW)
def test_help_says_whose_language_the_names_of_commands_follow(language):
    """A server's setting cannot change them, and people wonder why."""
    assert FOLLOW[language] in Words().say(language, "help-language")


async def test_help_turns_to_another_language_and_survives_a_restart(room):
    answer = await room.alex.slash(room.channel, "help")
    await room.restart()
    await room.alex.click(answer.response, label="Deutsch")
    assert "Was du fragen kannst" in read(answer.response)
    assert "-# /help de" in read(answer.response)
    asked = await room.alex.user.slash("help", language="ja")
    assert "尋ねられること" in read(asked.response)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_example_works_when_it_is_typed(room, language):
    reader = Reader(language, "magic")
    helped = ask.answer(line.read("/help"), room.library, reader)
    assert {each.command for each in helped.commands} == QUESTIONS.keys() - {"help"}
    for each in helped.commands:
        for example in each.examples:
            question = line.read(example, language)
            assert not isinstance(question, Mistake), example
            assert line.read(line.write(question)) == question
            found = ask.answer_line(example, room.library, language, None)
            assert answers(found), example


def answers(found):
    """Whether it is an answer that somebody who tries an example would hope for."""
    match found:
        case RuleAnswer():
            return found.found_by in ("number", "name")
        case TimingAnswer():
            return found.timing is not None
        case ScenarioAnswer():
            return found.transcript.ok
        case _:
            return not isinstance(found, Mistake)
