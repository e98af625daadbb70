"""The card that a question is about: as its option describes it, or the words of the question."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.answers.games import GAMES
from bot.answers.naming import called
from bot.answers.printed.lexicon import Lexicon
from bot.answers.printed.reading import Misread, read
from bot.answers.printed.wording import worded
from bot.answers.understood import Printed
from bot.answers.values import Mistake

if TYPE_CHECKING:
    from bot.answers.actions import Meant
    from bot.answers.values import Reader
    from bot.questions import CanIQuestion
    from rulesdb.library.library import Library

KEYS = ("card-type", "mana", "fact", "facts-missing", "keyword-kind")
"""What is most often wrong with a card, each with a sentence that says what may stand there."""


@dataclass(frozen=True, slots=True)
class Described:
    """A card as facts of a scenario line, and how it was understood; nothing where none is told."""

    facts: str | None = None
    printed: Printed | None = None


def card(
    question: CanIQuestion, wish: Meant, library: Library, reader: Reader
) -> Described | Mistake:
    """The card of the question; an option comes before the words."""
    lexicon = Lexicon(GAMES[wish.game], library.names, library.names.vocabulary(wish.game))
    typed = question.card or (wish.heard.card if wish.heard else None)
    if not typed:
        return Described()
    found = read(typed, lexicon)
    if isinstance(found, Misread):
        return _mistaken(found, wish.game, library, reader)
    facts = worded(found.facts, wish.game, library.names, reader.language)
    lacks = _lacks(found.facts, wish) if question.card else ""
    name = called(library, wish.mechanic, reader.language)[0] if lacks else ""
    return Described(found.facts, Printed(facts, found.ignored, name))


def _lacks(facts: str, wish: Meant) -> str:
    """The keyword that the ask gives to any card and this one was not said to have."""
    word = wish.mechanic.partition(":")[2].replace("-", " ")
    given = wish.ask is not None and any(f"{{card}}, {word}" in it for it in wish.ask.lines)
    has = any(fact.startswith(word) for fact in facts.split(", "))
    return word if given and not has else ""


def _mistaken(wrong: Misread, game: str, library: Library, reader: Reader) -> Mistake:
    """The part that can not be read, and what is nearest to it in the reader's words."""
    why = wrong.why
    key = f"card-{why.key}" if why.key in KEYS else f"unreadable-{why.key}"
    near = tuple(_nearest(each, game, library, reader) for each in why.nearest)
    limit = next(iter(why.nearest), "")
    slots = (
        ("found", why.found),
        ("part", str(wrong.part)),
        ("text", wrong.text),
        ("limit", limit),
    )
    return Mistake(key, reader.language, slots, suggestions=near)


def _nearest(word: str, game: str, library: Library, reader: Reader) -> str:
    """A word of scenario lines as the reader calls it."""
    names = library.names
    spelled = word.replace(" ", "-")
    keys = (f"{game}:type-{spelled}", f"{game}:{spelled}")
    return next((it for key in keys if (it := names.headword(key, reader.language))), word)
