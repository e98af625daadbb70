"""One search with one ranking: by number, by name, by all words, by what is nearest."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.library import (
    across,
    called,
    gist,
    nearest,
    numbered,
    often,
    otherwise,
    telling,
    worded,
)
from rulesdb.library.documents import GAMES
from rulesdb.library.found import Found
from rulesdb.library.index import MAIN
from rulesdb.library.topics import topics

if TYPE_CHECKING:
    from rulesdb.library.found import Asked, Find, Stock
    from rulesdb.library.names import Names


def search(stock: Stock, asked: Asked) -> Found:
    """What the words of a query mean; how it was found is part of the answer."""
    return (
        numbered.by_number(stock.index, asked)
        or numbered.by_heading(stock.index, asked)
        or _by_name(stock, asked)
        or often.by_title(stock, asked)
        or called.by_name_in_another_order(stock.index, asked)
        or _by_phrase(stock, asked)
        or _by_names_or_topic(stock, asked)
        or _by_number_and_name(stock, asked)
        or often.by_topic(stock, asked)
        or called.by_short_name(stock.index, asked)
        or called.textless(stock.index, asked)
        or worded.by_the_words(stock, asked)
        or nearest.by_name(stock.index, asked)
        or worded.by_words(stock, asked)
        or often.textless(asked)
        or _respelled(stock, asked)
        or across.by_meaning(stock, asked)
        or gist.by_gist(stock, asked)
        or Found("none", asked.games[0], nearest=nearest.names(stock.index, asked))
    )


def _by_name(stock: Stock, asked: Asked) -> Found | None:
    """What the query is the name of; a topic rather than the name of many things.

    And rather than a heading of another document than the rules of play.
    """
    named = called.by_name(stock.index, asked)
    vague = named and all(_is_vague(it) for it in named.finds)
    return (often.by_title(stock, asked) if vague else None) or named


def _by_phrase(stock: Stock, asked: Asked) -> Found | None:
    """What holds the query word for word; a topic rather than summaries that happen to."""
    found = worded.by_phrase(stock, asked)
    ours = found and all(it.volume.edition.standing == "summary" for it in found.finds)
    return (often.by_topic(stock, asked, often.EVERYTHING) if ours else None) or found


def _is_vague(find: Find) -> bool:
    edition = find.volume.edition
    return find.mechanic in telling.SEVERAL or edition.document != MAIN[edition.game]


def _by_names_or_topic(stock: Stock, asked: Asked) -> Found | None:
    """Several names, or a topic: that, where the names say less than the whole query does."""
    named = called.by_names(stock.index, asked)
    names = stock.index.names
    if named and all(telling.is_ability(names, it.mechanic or "") for it in named.finds):
        return named
    common = named and all(telling.is_common(it.mechanic or "") for it in named.finds)
    least = often.SOME if common else often.MOST if named else often.EVERYTHING
    topic = often.by_topic(stock, asked, least)
    if topic and named and not common and topic.game != named.game:
        return named  # the reader's own game, which comes first, has what the query names
    return topic or (called.by_short_name(stock.index, asked) if common else None) or named


def _by_any_name(stock: Stock, asked: Asked) -> Found | None:
    named = called.by_name(stock.index, asked)
    return named or called.by_name_in_another_order(stock.index, asked)


def _respelled(stock: Stock, asked: Asked) -> Found | None:
    """What is found once slips are mended, and is a guess for that reason."""
    mended = nearest.respelled(stock, asked)
    if mended == asked:
        return None
    found = _by_any_name(stock, mended) or _by_names_or_topic(stock, mended)
    found = found or often.by_topic(stock, mended)
    return found and replace(found, by="fuzzy")


def _by_number_and_name(stock: Stock, asked: Asked) -> Found | None:
    """A number beside words: the name that stands there, for numbers drift and names do not."""
    there = numbered.among_words(asked.query)
    if not there:
        return None
    rest = replace(asked, query=numbered.without(asked.query))
    named = _by_any_name(stock, rest) or called.by_names(stock.index, rest)
    spelled = numbered.by_number(stock.index, replace(asked, query=there[0].text))
    return named or (spelled if spelled and spelled.finds else None)


def warm(names: Names) -> None:
    """Make ready what the first question in words would otherwise wait for."""
    for game in GAMES:
        topics(game)
    otherwise.warm(names)
