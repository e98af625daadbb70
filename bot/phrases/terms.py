"""What something is called and means, in phrases: its names, a sentence, its rule, its likes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.phrases import citations
from bot.phrases.namings import BASE, in_language, names
from bot.phrases.rules import also, line_of

if TYPE_CHECKING:
    from bot.answers.values import Line, Term, TermAnswer
    from bot.words import Words


@dataclass(frozen=True, slots=True)
class OneTermPhrases:
    """A term: its title, its names, what it is and who says so, its rule, what is like it."""

    title: str
    names: tuple[str, ...]
    text: str
    source: str
    rule: str
    also: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TermPhrases:
    """What is said about a name; what need not be said is empty."""

    found: str
    terms: tuple[OneTermPhrases, ...]
    suggestions: str
    near: tuple[Line, ...]


def term(words: Words, answer: TermAnswer) -> TermPhrases:
    """The phrases of an answer, in the answer's language."""
    language, query = answer.language, answer.question.name
    guessed = answer.found_by in {"fuzzy", "none"}
    return TermPhrases(
        words.say(language, f"term-{answer.found_by}", query=query) if guessed else "",
        tuple(_one(words, language, each) for each in answer.terms),
        words.say(language, "did-you-mean") if answer.suggestions else "",
        tuple(line_of(words, language, each) for each in answer.suggestions),
    )


def title(words: Words, language: str, what: Term) -> str:
    """What a term is called for this reader, in quotes where only English says it; its game."""
    name = name_in(what, language) or words.say(language, "quoted", text=name_in(what, BASE))
    game = words.say(language, f"game-{what.game}")
    return words.say(language, "list-dot").join((name, game))


def name_in(what: Term, language: str) -> str:
    """The name in a language; nothing where none is known."""
    return in_language(what.names, language)


def _one(words: Words, language: str, what: Term) -> OneTermPhrases:
    return OneTermPhrases(
        title(words, language, what),
        tuple(names(words, language, what.names)),
        what.text,
        _source(words, language, what),
        _rule(words, language, what),
        tuple(also(words, language, each) for each in what.also),
    )


def _source(words: Words, language: str, what: Term) -> str:
    if what.source is None:
        return ""
    standing = words.say(language, f"standing-{what.source.standing}")
    if what.source.language == language:
        return standing
    spoken = words.say(language, f"language-{what.source.language}")
    other = words.say(language, "other-language", language=spoken)
    return words.say(language, "list-dot").join((standing, other))


def _rule(words: Words, language: str, what: Term) -> str:
    if not what.number:
        return "" if what.source else words.say(language, "term-unruled")
    if what.edition is None:
        return citations.rules(words, language, what.game, (what.number,))
    return citations.citation(words, language, what.number, what.edition)
