"""Texts found by all of their words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.library import called, fold, phrasing, telling
from rulesdb.library.documents import LANGUAGES
from rulesdb.library.found import Find, Found
from rulesdb.library.topics import asked_often

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rulesdb.library.found import Asked, Stock
    from rulesdb.library.volume import Volume

Scope = tuple[str, str]
"""A game and a language."""

CANDIDATES = 60
SHOWN, NAMED = 8, 2
LONG_PHRASE, FEW = 5, 6
LOOSELY = 2  # of more words, a text that has all of them in some ending is there by chance
LONG = 6  # a shorter word alone is another one in another ending: the German "spät", "später"
LITTLE, FEW_WORDS = 4, 2
EVERY = 10_000  # more than an edition has


def by_phrase(stock: Stock, asked: Asked) -> Found | None:
    """The few texts of the asked game and language that hold the whole query, word for word."""
    said = fold.words(asked.query)
    if len(said) < LONG_PHRASE or any(map(fold.is_japanese, said)):
        return None
    own, _ = scopes(asked)
    phrase = phrasing.spaced(asked.query)
    sought_for = sought(stock, f'"{phrase.strip()}"', own)
    finds = [it for it in sought_for if phrase in phrasing.spaced(it.text)]
    often = asked_often(own[0][0])
    finds.sort(key=lambda it: (-_words_above(it, said), it.number not in often))
    ranked_so = tuple(dict.fromkeys(_with_cited(stock, finds, said)))
    return Found("text", own[0][0], ranked_so) if 0 < len(finds) <= FEW else None


def by_the_words(stock: Stock, asked: Asked) -> Found | None:
    """The texts of the asked game and language that hold all the words as they are."""
    words = phrasing.telling_only(asked.query, asked.language)
    own, _ = scopes(asked)
    told = words and not fold.is_katakana(fold.key(asked.query))  # of which it may be but a piece
    told = told and not _says_little(stock, asked, words)
    return _matching(stock, asked, words, phrasing.strict(words), own) if told else None


def by_words(stock: Stock, asked: Asked) -> Found | None:
    """The texts of any game, language and day that hold all the words, in any ending."""
    words = phrasing.telling_only(asked.query, asked.language)
    if _says_little(stock, asked, words):
        return None
    loosely = len(words) == LOOSELY or (len(words) == 1 and len(words[0]) >= LONG)
    matches = (phrasing.strict(words), *([phrasing.lenient(words)] if loosely else ()))
    for match in matches if words else ():
        for within in scopes(asked):
            if found := _matching(stock, asked, words, match, within):
                return found
    return _found(stock, asked, [*_past(stock, asked, phrasing.strict(words))]) if words else None


def _says_little(stock: Stock, asked: Asked, words: list[str]) -> bool:
    """Whether a question tells but one little word that names nothing: "comment ça va"."""
    alone = len(words) == 1 and len(words[0]) <= LITTLE and words[0].isascii()
    if not alone or len(fold.words(asked.query)) <= FEW_WORDS:
        return False
    return not any(called.mentioned(stock.index, asked, game) for game in asked.games)


def _matching(
    stock: Stock, asked: Asked, words: list[str], match: str, within: list[Scope]
) -> Found | None:
    return _found(stock, asked, [it for it in sought(stock, match, within) if _holds(it, words)])


def _holds(find: Find, words: list[str]) -> bool:
    """Whether a text has every word, in no ending that would make it another word."""
    text = phrasing.spaced(find.text)
    return all(phrasing.holds(text, word) for word in words)


def _found(stock: Stock, asked: Asked, finds: list[Find]) -> Found | None:
    """What was found, of the first game that has any."""
    often = {game: asked_often(game) for game in asked.games if finds}
    each = ((it, ranked(stock, asked, finds, it, often[it])) for it in often)
    game, found = next(((game, found) for game, found in each if found), ("", ()))
    named = called.telling(stock.index, asked, game)[:NAMED] if found else ()
    headers = (find for it in named for find in stock.index.mechanic(it, asked.language))
    return Found("text", game, tuple(dict.fromkeys((*headers, *found)))) if found else None


def scopes(asked: Asked) -> tuple[list[Scope], list[Scope]]:
    """The asked game and language, then all the others that may answer."""
    everything = [(game, language) for game in asked.games for language in LANGUAGES]
    own = (asked.games[0], asked.language)
    return [own], [it for it in everything if it != own]


def sought(stock: Stock, match: str, within: list[Scope]) -> Iterator[Find]:
    """What matches in the newest editions: first the imported ones, best first."""
    index = stock.index
    imported = [volume for game in dict(within) for volume in index.imported_of(game)]
    bundled = [volume for game in dict(within) for volume in index.bundled_of(game)]
    if (stored := _stored(imported, within)) and stock.imported:
        scoped = phrasing.scoped(match, stored)
        most = EVERY if stock.alone else CANDIDATES
        ids = stock.imported.sought(scoped, most)
        ids += stock.imported.sought_before(scoped, most) if stock.alone else []
        yield from _placed(stock, ids, imported)
    if stored := _stored(bundled, within):
        ids = stock.bundled.sought(phrasing.scoped(match, stored), CANDIDATES)
        yield from _placed(stock, ids, bundled)


def _stored(volumes: Iterable[Volume], scopes: Iterable[Scope]) -> set[str]:
    """Those of the games and languages that any of the editions is of."""
    there = {(volume.edition.game, volume.edition.language) for volume in volumes}
    return {phrasing.scope(game, language) for game, language in there & set(scopes)}


def _placed(stock: Stock, passages: Iterable[int], volumes: list[Volume]) -> Iterator[Find]:
    for passage in passages:
        for volume in volumes:
            if (place := volume.passages.get(passage)) is None:
                continue
            if place.kind == "rule":
                yield stock.index.find(volume, place.at)
            else:
                yield Find(
                    volume, place.kind, place.at, _about(stock, volume, place.kind, place.at)
                )
            break


def _about(stock: Stock, volume: Volume, kind: str, at: int) -> str | None:
    if kind == "note":
        return volume.notes[at].about
    hits = stock.index.names.find(volume.glossary[at].headword, volume.edition.game)
    return next(iter(called.meant(hits, volume.edition.language)), None)


def ranked(
    stock: Stock,
    asked: Asked,
    finds: Iterable[Find],
    game: str,
    often: frozenset[str] = frozenset(),
) -> tuple[Find, ...]:
    """Each rule of a game once: what the query names first, then whole texts, often asked ones.

    In the asked language, if any there is in it, or can be.
    """
    named = [it for it in called.mentioned(stock.index, asked, game) if not telling.is_common(it)]
    words = phrasing.telling_only(asked.query, asked.language)
    its = [find for find in finds if find.volume.edition.game == game]
    own = [find for find in its if find.volume.edition.language == asked.language]
    first: dict[object, Find] = {}

    def rank(find: Find) -> tuple[bool, bool, int, bool, bool, bool]:
        headed = _is_headed(find, words)
        stands = -_words_above(find, words)
        part, seldom = find.volume.is_part, find.number not in often
        return find.mechanic not in named, not headed, stands, find.kind == "term", part, seldom

    for find in _with_cited(stock, sorted(own or its, key=rank), words):
        it = stock.index.translated(find, asked.language)
        first.setdefault((it.volume.edition.document, it.number or it), it)
    return tuple(first.values())[:SHOWN]


def _with_cited(stock: Stock, finds: Iterable[Find], words: list[str]) -> Iterator[Find]:
    """Before an entry of a glossary, the rule that it cites.

    Before a rule, the one that it stands under, where that has all the words too.
    """
    for find in finds:
        if find.kind == "term":
            yield from called.cited(stock.index, find.volume, find.at)
        above = find.volume.parent(find.at) if find.kind == "rule" else None
        if above is not None and find.volume.rules[above].text:
            yield from (it for it in [stock.index.find(find.volume, above)] if _holds(it, words))
        yield find


def _words_above(find: Find, words: list[str]) -> int:
    """How many of the words are in the headings that a rule stands under: it is about them."""
    if find.kind != "rule":
        return 0
    rules, at, headings = find.volume.rules, find.volume.parent(find.at), ""
    while at is not None:
        headings, at = f"{headings} {rules[at].heading}", find.volume.parent(at)
    above = phrasing.spaced(headings)
    return sum(phrasing.holds(above, word) for word in words)


def _is_headed(find: Find, words: list[str]) -> bool:
    """Whether the title of a find alone holds all the words."""
    title = phrasing.spaced(find.title)
    return bool(words and find.title) and all(phrasing.holds(title, word) for word in words)


def _past(stock: Stock, asked: Asked, match: str) -> Iterator[Find]:
    """What only past editions have, each text in the newest of them."""
    shelf = stock.imported
    if shelf is None or stock.alone:
        return
    editions = {holding.id: holding.edition for holding in stock.holdings}
    within = [phrasing.scope(*scope) for each in scopes(asked) for scope in each]
    for passage in shelf.sought_before(phrasing.scoped(match, within), SHOWN):
        home = shelf.last_home(passage, stock.day)
        if home and home[0] in editions:
            leaf = shelf.leaf(editions[home[0]], *home)
            yield Find(leaf, "rule" if leaf.rules else "term" if leaf.glossary else "note", 0)
