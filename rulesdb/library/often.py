"""Rules found by what is often asked: topics that players put in words of their own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.library import called, fold, nearest, phrasing, telling
from rulesdb.library.found import Found, Near
from rulesdb.library.index import MAIN, ORIGINAL
from rulesdb.library.topics import topics

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rulesdb.library.found import Asked, Find, Stock
    from rulesdb.library.index import Index
    from rulesdb.library.topic_tables import Topic
    from rulesdb.library.topics import About, Ways

EVERYTHING, MOST, SOME = 1.0, 0.6, 0.4


def by_topic(stock: Stock, asked: Asked, least: float = 0.0) -> Found | None:
    """The rules of the topic that a query is about, where it covers so much of the query.

    The tables number rules as one edition does: in one of the past they would lie.
    """
    for game, about in () if stock.alone else _about(_in_order(stock, asked)):
        finds = tuple(_finds(stock.index, about.topic, asked)) if about.covers >= least else ()
        if finds:
            own, besides = _named(stock.index, asked, game, about)
            whole = about.covers >= EVERYTHING
            first = whole and not (about.words and fold.is_japanese(fold.key(asked.query)))
            ranked = (*finds, *own, *besides) if first else (*own, *finds, *besides)
            sure = whole and _is_sure(stock, asked, game)
            return Found("name" if sure else "fuzzy", game, tuple(dict.fromkeys(ranked)))
    return None


def _in_order(stock: Stock, asked: Asked) -> Asked:
    """The games in which the query names something telling first, else the reader's own.

    Another game is left out where only the own one has what the query names.
    """
    telling_in = [game for game in asked.games if called.telling(stock.index, asked, game)]
    if not telling_in or len(asked.games) == 1:
        return asked
    own = asked.games[0]
    rest = () if telling_in == [own] else tuple(it for it in asked.games if it not in telling_in)
    return replace(asked, games=(*telling_in, *rest))


def _is_sure(stock: Stock, asked: Asked, game: str) -> bool:
    """Whether no word of the query, which beginnings of words fit, may be a slip."""
    strange = nearest.strange(stock, asked)
    return _is_title(asked) or all(topics(game).knows(word) for word in strange)


def by_title(stock: Stock, asked: Asked) -> Found | None:
    """The rules of the topic that has the query, word for word, as a title or another phrase.

    Of another game only where the own one has no topic that the query is about, and no name in it.
    """
    for game in () if stock.alone else asked.games:
        if topics(game).is_title(asked.query):
            return by_topic(stock, replace(asked, games=(game,)), EVERYTHING)
        named = called.mentioned(stock.index, asked, game, understood=True)
        if named or topics(game).about(asked.query, asked.language):
            return None
    return None


def _is_title(asked: Asked) -> bool:
    return any(topics(game).is_title(asked.query) for game in asked.games)


def _named(
    index: Index, asked: Asked, game: str, about: About
) -> tuple[tuple[Find, ...], tuple[Find, ...]]:
    """The rules of what the query names besides: of abilities, and of other things.

    An ability by whose name the topic was found comes with what else the topic is about.
    """
    named = called.telling(index, asked, game)
    words = called.words_for(index, asked, game)
    abilities = [it for it in named if telling.is_ability(index.names, it)]
    light = topics(game).light[asked.language]
    own = [it for it in abilities if not _is_said(words[it], about.words, light)]
    others = [it for it in named if it not in own]
    first, after = (
        tuple(find for it in kind for find in index.mechanic(it, asked.language))
        for kind in (own, others)
    )
    return first, after


def _is_said(name: str, words: Iterable[str], light: Ways) -> bool:
    """Whether a name is among the words by which a topic was found, but for what tells little."""
    japanese = name.replace(" ", "")
    if fold.is_japanese(japanese):
        for word in sorted(words, key=len, reverse=True):
            japanese = japanese.replace(word, "")
        return not japanese or fold.is_hiragana(japanese)
    telling_ones = [it for it in name.split() if not light.hold(it)]
    return set(telling_ones or name.split()) <= set(words)


def textless(asked: Asked) -> Found | None:
    """The topic that a query is about, and that no stored edition has a text of."""
    for game, about in _about(asked):
        if about.covers >= EVERYTHING and not about.topic.document:
            title = about.topic.titles[asked.language]
            return Found("none", game, nearest=tuple(Near(it, title) for it in about.topic.rules))
    return None


def _about(asked: Asked) -> Iterator[tuple[str, About]]:
    found = ((game, topics(game).about(asked.query, asked.language)) for game in asked.games)
    yield from ((game, about) for game, about in found if about)


def _finds(index: Index, topic: Topic, asked: Asked) -> Iterator[Find]:
    model = index.bundled.get((topic.game, MAIN[topic.game], ORIGINAL))
    day = model.edition.date or "" if model else ""
    for number in topic.rules:
        for find in index.rule(topic.game, number, asked.language, topic.document):
            if (find.volume.edition.date or "") == day or _is_about(find, topic):
                yield find


def _is_about(find: Find, topic: Topic) -> bool:
    """Whether a rule of another edition still speaks of the topic, for numbers drift."""
    language = find.volume.edition.language
    said = phrasing.spaced(find.text)
    table = topics(topic.game)
    phrases = (it for it in table.phrases if table.topics[it.topic] is topic)
    return any(
        all(any(phrasing.holds(said, way.rstrip("*")) for way in ways) for ways in phrase.parts)
        for phrase in phrases
        if phrase.language == language
    )
