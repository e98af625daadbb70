"""One search with one ranking: by number, by name, by all words, by what is nearest."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.library import called, gist, nearest, numbered, worded
from rulesdb.library.found import Found

if TYPE_CHECKING:
    from rulesdb.library.found import Asked, Stock


def search(stock: Stock, asked: Asked) -> Found:
    """What the words of a query mean; how it was found is part of the answer."""
    return (
        numbered.by_number(stock.index, asked)
        or called.by_name(stock.index, asked)
        or _by_number_and_name(stock, asked)
        or worded.by_words(stock, asked)
        or called.textless(stock.index, asked)
        or nearest.by_name(stock.index, asked)
        or gist.by_gist(stock, asked)
        or Found("none", asked.games[0], nearest=nearest.names(stock.index, asked))
    )


def _by_number_and_name(stock: Stock, asked: Asked) -> Found | None:
    """A number beside words: the name that stands there, for numbers drift and names do not."""
    there = numbered.among_words(asked.query)
    if not there:
        return None
    named = called.by_name(stock.index, replace(asked, query=numbered.without(asked.query)))
    spelled = numbered.by_number(stock.index, replace(asked, query=there[0].text))
    return named or (spelled if spelled and spelled.finds else None)
