"""Lines as players type them, in four languages and both games: each understood as it was meant."""

import csv
import io
import tempfile
from pathlib import Path

import pytest
from rich.console import Console

from bot import ask, cards, phrases, terminal, wire
from bot.answers.understood import Heard
from bot.answers.values import Mistake, Reader
from bot.as_json import as_json
from bot.questions import GAMES, LANGUAGES, CanIQuestion
from bot.words import Words
from rulesdb.library.library import Library

WORDS = Words()
FILE = Path(__file__).with_name("free_lines.tsv")
# How the table writes what would be long.
SHORT = {
    ("magic", "main"): "main1+main2",
    ("magic", "combat"): "combat-begin+attackers+blockers+damage+combat-end",
}
SOMETHING = "mine+theirs"
COMBAT = ("combat-begin", "attackers", "blockers", "damage", "combat-end")


def rows():
    with FILE.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


@pytest.fixture(scope="module")
def library():
    with tempfile.TemporaryDirectory() as folder, Library.open(Path(folder)) as library:
        yield library


def asked(library, line, language="en", game="magic", **options):
    answer = ask.answer(CanIQuestion(line, **options), library, Reader(language, game))
    assert not isinstance(answer, Mistake), answer
    return answer


def understood(answer):
    """What the answer looked at, as the table writes it."""
    said = answer.timing.said
    return {
        "game": answer.game,
        "action": said.action,
        "turn": said.turn or "",
        "step": said.step or "+".join(said.steps),
        "stack": said.pending or "+".join(said.pendings).replace(SOMETHING, "some"),
        "mana": said.means or "",
        "since": dict(said.fills).get("since", ""),
        "card": said.card or "",
        "answer": answer.timing.answer,
    }


@pytest.mark.parametrize("row", rows(), ids=lambda row: row["line"])
def test_a_line_is_understood_as_it_was_meant(library, row):
    answer = asked(library, row["line"], row["language"], row["game"])
    expected = {name: row[name] for name in understood(answer)}
    expected["step"] = SHORT.get((row["game"], row["step"]), row["step"])
    assert understood(answer) == expected
    left = " ".join((answer.heard or Heard()).left).casefold()
    assert row["left"] in left
    assert bool(row["left"]) == bool(left)


def test_the_lines_are_many_and_of_every_language_and_game():
    spoken = [(row["language"], row["game"]) for row in rows()]
    assert len(spoken) >= 120
    assert all(spoken.count((each, "magic")) >= 20 for each in LANGUAGES)
    assert {game for _, game in spoken} == set(GAMES)
    assert {language for language, game in spoken if game == "riftbound"} == set(LANGUAGES)


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("play a reaction during a showdown", "en"),
        ("jouer une unité pendant le tour de l'adversaire", "fr"),
        ("eine Reaction spielen im Showdown", "de"),
        ("ショーダウン中にリアクションをプレイできますか", "ja"),
    ],
)
def test_the_game_whose_words_they_are_is_meant_whoever_asks(library, line, language):
    assert asked(library, line, language, "magic").game == "riftbound"


def test_an_option_comes_before_the_words_and_says_so(library):
    answer = asked(library, "foretell in my opponent's upkeep", turn="mine")
    assert (answer.timing.said.turn, answer.timing.said.step) == ("mine", "upkeep")
    assert answer.timing.answer == "yes"
    assert [part for part, _ in answer.heard.overruled] == ["turn"]
    assert asked(library, "foretell in my upkeep", turn="mine").heard.overruled == ()


def test_an_option_can_leave_open_what_the_words_say(library):
    said = asked(library, "foretell in my upkeep in response", turn="any", step="any").timing.said
    assert (said.turn, said.step, said.steps) == (None, None, ())
    assert said.pendings == ("mine", "theirs")


def test_words_that_name_two_turns_are_said_to_be_at_odds(library):
    heard = asked(library, "foretell on my turn or my opponent's turn").heard
    assert heard.at_odds == (("my turn", "my opponent's turn"),)
    assert heard.turn is None


def test_asked_about_an_opponent_everything_is_as_they_see_it(library):
    answer = asked(library, "can my opponent foretell on my turn with my spell on the stack")
    assert answer.heard.of_opponent
    assert (answer.timing.said.turn, answer.timing.said.pending) == ("theirs", "theirs")


@pytest.mark.parametrize(
    ("line", "weighty"),
    [
        ("can I foretell unless I am dead", "unless"),
        ("foretell twice", "twice"),
        ("foretell not in my upkeep", "not in"),
        ("foretell after my upkeep", "after"),
        ("prédire sans payer", "sans payer"),
        ("ohne zu bezahlen vorherbestimmen", "ohne zu bezahlen"),
        ("アップキープの前に予顕できますか", "の前に"),
    ],
)
def test_a_word_that_may_turn_the_answer_around_is_said_to_be_left_out(library, line, weighty):
    answer = asked(library, line)
    assert any(weighty in each for each in answer.heard.weighty)
    assert answer.timing.said.step is None
    assert answer.timing.said.turn is None


def test_a_named_card_is_never_taken_for_anything(library):
    heard = asked(library, "foretell with Glimmerwick Sage on the battlefield").heard
    assert "Glimmerwick Sage" in heard.left[0]


@pytest.mark.parametrize("line", ["foretell", "Vorherbestimmung", "予顕", "cast-foretold"])
def test_a_name_alone_says_nothing_more(library, line):
    assert asked(library, line).heard is None


@pytest.mark.parametrize(
    ("line", "action", "step"),
    [
        ("fortell in my upkeep", "foretell", "upkeep"),
        ("kann ich in meinem Endsegment umwandlen", "cycling", "end"),
    ],
)
def test_the_nearest_wish_is_offered_with_the_moment_that_was_understood(
    library, line, action, step
):
    answer = ask.answer(CanIQuestion(line), library, Reader("de", "magic"))
    assert isinstance(answer, Mistake)
    assert answer.wishes[0].action == action
    assert (answer.wishes[0].turn, answer.wishes[0].step) == ("mine", step)


@pytest.mark.parametrize(
    ("line", "game", "offered"),
    [
        ("dance", "magic", ("cast", "play-land", "attack")),
        ("dance", "riftbound", ("play-unit", "play-spell", "standard-move")),
        ("fortell", "magic", ("foretell",)),
    ],
)
def test_only_what_is_near_is_offered_or_else_what_is_commonest(library, line, game, offered):
    answer = ask.answer(CanIQuestion(line), library, Reader("en", game))
    assert isinstance(answer, Mistake)
    assert tuple(it.action for it in answer.wishes)[: len(offered)] == offered
    said = phrases.mistake(Words(), answer)
    asked = [phrases.mistakes.wish(Words(), "en", it) for it in answer.wishes]
    assert all(f"“{each}”" in said.suggestions for each in asked)


@pytest.mark.parametrize(
    ("line", "language", "game"),
    [
        ("sacrifice a creature in response", "en", "magic"),
        ("tap a creature that just came in", "en", "magic"),
        ("animate a land on my opponent's turn", "en", "magic"),
        ("can i bounce a creature in response", "en", "magic"),
        ("défausser une carte à la fin du tour", "fr", "magic"),
        ("karte abwerfen im endsegment", "de", "magic"),
        ("クリーチャーをタップする相手のアップキープ", "ja", "magic"),
        ("recall a unit in response", "en", "riftbound"),
        ("can i block in a showdown", "en", "riftbound"),
    ],
)
def test_what_nobody_can_ask_is_not_answered_as_something_else(library, line, language, game):
    answer = ask.answer(CanIQuestion(line), library, Reader(language, game))
    if isinstance(answer, Mistake):
        assert answer.key == "unknown-action"
    else:
        assert (answer.game, answer.timing) == (game, None)


def test_an_action_in_response_is_offered_where_nothing_is_named(library):
    answer = ask.answer(
        CanIQuestion("bounce it in response to a trigger of my opponent"),
        library,
        Reader("en", "magic"),
    )
    assert isinstance(answer, Mistake)
    assert (answer.wishes[0].action, answer.wishes[0].stack) == ("cast", "theirs")


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("702.143 in my upkeep", "foretell"),
        ("702.143a in my upkeep", "foretell"),
        ("CR 702.29 in response", "cycling"),
        ("816.1.b in my beginning phase", "temporary-triggers"),
    ],
)
def test_a_rule_number_stands_for_the_mechanic_that_it_is_of(library, line, action):
    answer = asked(library, line)
    assert answer.timing.said.action == action
    assert answer.heard.left == ()


def test_a_number_of_a_rule_that_many_mechanics_share_means_none_of_them(library):
    answer = ask.answer(CanIQuestion("207.2c in my upkeep"), library, Reader("en", "magic"))
    assert isinstance(answer, Mistake)


@pytest.mark.parametrize(
    ("language", "words", "meant"),
    [
        ("en", ("combat", "my opponent's spell"), (COMBAT, ("theirs",))),
        ("fr", ("phase de combat", "un sort"), (COMBAT, ("mine", "theirs"))),
        ("de", ("Kampf", "leer"), (COMBAT, ("empty",))),
        ("ja", ("戦闘", "自分の呪文"), (COMBAT, ("mine",))),
        ("de", ("Upkeep", "Sekundenbruchteil"), (("upkeep",), ("split-second",))),
        ("en", ("main1", "split-second"), (("main1",), ("split-second",))),
        ("en", ("upkeep", "instant, split second"), (("upkeep",), ("instant, split second",))),
    ],
)
def test_options_for_the_moment_take_words_too(library, language, words, meant):
    step, stack = words
    said = asked(library, "cycling", language, step=step, stack=stack).timing.said
    assert (said.steps or (said.step,), said.pendings or (said.pending,)) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_terminal_and_json_say_alike_how_it_was_understood(library, language):
    pasted = "Nebelruf {1}{U}\nSpontanzauber\nAufblitzen\nZiehe eine Karte."
    line = "can my opponent foretell unless in my upkeep or on their turn with frostwick"
    answer = asked(library, line, language, card=pasted, step="main1")
    said = phrases.timing(WORDS, answer)
    assert len(said.cautions) == 7
    told = (said.understood, said.card, *said.cautions)
    view = cards.draw(answer, WORDS, answer.question).view
    shown = wire.unescape("\n".join(texts(view.to_components())))
    printed = io.StringIO()
    Console(file=printed, width=1000).print(terminal.text(WORDS, answer))
    assert all(each in shown for each in told)
    assert all(each in printed.getvalue() for each in told)
    understood = as_json(WORDS, answer)["understood"]
    assert understood["cautions"] == list(said.cautions)
    assert understood["text"] == said.understood
    assert understood["ignored"] == ["Ziehe eine Karte."]


def texts(components):
    for each in components:
        yield from [each["content"]] if "content" in each else []
        yield from texts(each.get("components", ()))
