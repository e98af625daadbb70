"""How rules, dates and editions are named in a sentence of each language."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import TYPE_CHECKING

from babel.dates import format_date

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.words import Words
    from rulesdb.library.documents import Edition

MAIN_DOCUMENT = {"magic": "comprehensive", "riftbound": "core"}


def day(words: Words, language: str, iso: str) -> str:
    """A date as people of the language write it.

    >>> from bot.words import Words
    >>> day(Words(), "de", "2026-08-07")
    '7. August 2026'
    """
    first = "date-pattern.first" if iso.endswith("-01") else "date-pattern"
    return _formatted(words.say(language, first), language, iso)


@lru_cache(maxsize=1024)
def _formatted(pattern: str, language: str, iso: str) -> str:
    """A day in a pattern; there are few days on which editions came into force."""
    return format_date(date.fromisoformat(iso), pattern, locale=language)


def during(words: Words, language: str, first: str, last: str) -> str:
    """In which editions something was so, from the first of them to the last.

    >>> from bot.words import Words
    >>> during(Words(), "en", "2009-07-11", "2011-04-01")
    'in the editions from 11 Jul 2009 to 1 Apr 2011'
    """
    since, until = (day(words, language, each) for each in (first, last))
    key = "in-edition" if first == last else "in-editions"
    return words.say(language, key, since=since, until=until)


def rules(words: Words, language: str, game: str, numbers: Sequence[str]) -> str:
    """Rule numbers with their document before them, or nothing without numbers.

    >>> from bot.words import Words
    >>> rules(Words(), "en", "magic", ("116.2h", "702.143a"))
    'CR 116.2h, 702.143a'
    """
    if not numbers:
        return ""
    listed = words.say(language, "list-comma").join(numbers)
    return words.say(language, f"cite-{MAIN_DOCUMENT[game]}", numbers=listed)


def because(words: Words, language: str, text: str, cited: str) -> str:
    """A sentence with its rules in brackets behind it, where there are any."""
    return words.say(language, "because", text=text, rules=cited) if text and cited else text


def citation(words: Words, language: str, number: str, edition: Edition) -> str:
    """What a judge copies: the rule, or the document where it has no number, and the date."""
    key = f"cite-{edition.document}" if number else f"document-{edition.document}"
    cited = words.say(language, key, numbers=number)
    if edition.date is None:
        return cited
    dated = day(words, language, edition.date)
    return words.say(language, "citation", rule=cited, date=dated)


def edition(words: Words, language: str, which: Edition, today: str = "") -> str:
    """A text's title, since when it is in force, and what standing it has."""
    parts = (
        which.title,
        _in_force(words, language, which.date, today or datetime.now(UTC).date().isoformat()),
        words.say(language, f"standing-{which.standing}"),
        "" if which.extent == "whole" else words.say(language, "extent-excerpt"),
    )
    return words.say(language, "list-dot").join(part for part in parts if part)


def followed(words: Words, language: str, game: str, iso: str) -> str:
    """Which edition of a game's rules the engine follows."""
    document = words.say(language, f"document-{MAIN_DOCUMENT[game]}")
    dated = day(words, language, iso)
    return words.say(language, "edition-followed", document=document, date=dated)


def _in_force(words: Words, language: str, iso: str | None, today: str) -> str:
    if iso is None:
        return words.say(language, "edition-undated")
    key = "edition-from" if iso > today else "edition-since"
    return words.say(language, key, date=day(words, language, iso))
