"""Rules found by what they are called: mechanics, headings and glossary entries."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.library import fold, numbered
from rulesdb.library.found import Find, Found, Near
from rulesdb.library.names import HOW
from rulesdb.library.phrasing import FILLERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rulesdb.library.found import Asked
    from rulesdb.library.index import Index
    from rulesdb.library.names import Mention, NameHit
    from rulesdb.library.volume import Volume


# What players always do and what it is done with: hardly what a sentence is about.
COMMON = frozenset(
    f"magic:{each}"
    for each in (
        *("activate", "attach", "cast", "counter", "create", "destroy", "discard", "exile"),
        *("play", "reveal", "sacrifice", "search", "tap-and-untap", "permanent", "spell", "token"),
    )
)
# "Protection from red" names protection.
COLORS = frozenset(
    fold.fold(color)
    for color in (
        *("white", "blue", "black", "red", "green", "blanc", "bleu", "noir", "rouge", "vert"),
        *("weiß", "blau", "schwarz", "rot", "grün", "白", "青", "黒", "赤", "緑"),
    )
)
# What stands for any cost, quality or number in the name of an ability.
_ANY = re.compile(r"\[[^\]]*\]|\{[^}]*\}|(?<!\w)(?:\d+|[xXnN])(?!\w)")


def by_name(index: Index, asked: Asked) -> Found | None:
    """The rules of what the query as a whole is the name of, or the id of a mechanic."""
    for game in asked.games:
        if finds := whole(index, asked.query, game, asked.language):
            return Found("name", game, finds)
    return None


def by_names(index: Index, asked: Asked) -> Found | None:
    """The rules of the names in a query that does nothing but name; the telling ones first."""
    for game in asked.games:
        finds = tuple(dict.fromkeys(_several(index, asked, game)))
        if finds:
            ranked = sorted(finds, key=lambda find: is_common(find.mechanic or ""))
            return Found("name", game, tuple(ranked))
    return None


def mentioned(index: Index, asked: Asked, game: str) -> tuple[str, ...]:
    """The mechanics that the query names among other words, in its order."""
    mentions = index.names.mentioned(fold.units(asked.query), game)
    found = (it for mention in mentions for it in meant(mention.hits, asked.language))
    return tuple(dict.fromkeys(found))


def is_frame(mechanic: str) -> bool:
    """Whether a mechanic is named in passing by most sentences: a zone, a step, a type, a term."""
    return mechanic.partition(":")[2].startswith(("zone-", "step-", "type-", "term-"))


def is_common(mechanic: str) -> bool:
    """Whether sentences about anything name a mechanic: a frame, or what players always do."""
    return is_frame(mechanic) or mechanic in COMMON


def meant(hits: Iterable[NameHit], language: str) -> tuple[str, ...]:
    """The mechanics that a name means to people of a language: its own names before others'."""
    ranked = [(_rank(hit, language), hit.name.mechanic) for hit in hits]
    best = min(ranked, default=None)
    return tuple(dict.fromkeys(it for rank, it in ranked if best and rank == best[0]))


def _rank(hit: NameHit, language: str) -> tuple[int, int]:
    spoken = (language, "en")
    its = hit.name.language
    return (spoken.index(its) if its in spoken else len(spoken)), HOW.index(hit.how)


def whole(index: Index, text: str, game: str, language: str) -> tuple[Find, ...]:
    """What a text names as a whole: mechanics, else a heading or an entry of a glossary."""
    known = text in index.names.by_mechanic
    mechanics = (text,) if known else meant(index.names.find(text, game), language)
    finds = [find for it in mechanics for find in index.mechanic(it, language)]
    key = fold.key(text)
    in_order = sorted(index.volumes(game), key=lambda it: it.edition.language != language)
    headed = (tuple(_headed(index, volume, key)) for volume in in_order if key and not finds)
    return tuple(finds) or next((found for found in headed if found), ())


def textless(index: Index, asked: Asked) -> Found | None:
    """The mechanics that the query names and that no stored edition has a text of."""
    for game in asked.games:
        units = fold.units(asked.query)
        mentions = index.names.mentioned(units, game)
        if mentions and not _left_over(units, mentions, asked.language):
            named = [it for mention in mentions for it in meant(mention.hits, asked.language)]
            offered = (near(index, mechanic, asked.language) for mechanic in named)
            return Found("none", game, nearest=tuple(dict.fromkeys(offered)))
    return None


def near(index: Index, mechanic: str, language: str) -> Near:
    """A mechanic as something to offer: the number that it has today, and its name."""
    headword = index.names.headword(mechanic, language) or index.names.headword(mechanic, "en")
    return Near(index.names.rule(mechanic), headword or mechanic.partition(":")[2])


def _headed(index: Index, volume: Volume, key: str) -> Iterator[Find]:
    """A heading of an edition, else an entry of its glossary with the rule that it cites."""
    for place in volume.headed.get(key, ()):
        yield index.find(volume, place)
    for at in () if key in volume.headed else volume.terms.get(key, ()):
        cited = numbered.cited(volume, volume.glossary[at].text)
        rule = () if cited is None else (index.find(volume, cited),)
        yield from (*rule, Find(volume, "term", at, rule[0].mechanic if rule else None))


def _several(index: Index, asked: Asked, game: str) -> Iterator[Find]:
    """What several names name, where nothing but small words stands between them."""
    units = fold.units(_ANY.sub(" ", asked.query))
    mentions = index.names.mentioned(units, game)
    if mentions and not _left_over(units, mentions, asked.language):
        for mention in mentions:
            for mechanic in meant(mention.hits, asked.language):
                yield from index.mechanic(mechanic, asked.language)
        return
    bare = [unit for unit in units if unit not in FILLERS[asked.language]]
    if bare and bare != fold.units(asked.query):
        yield from whole(index, " ".join(bare), game, asked.language)


def _left_over(units: list[str], mentions: Iterable[Mention], language: str) -> list[str]:
    taken = {at for mention in mentions for at in range(mention.begin, mention.end)}
    rest = [unit for at, unit in enumerate(units) if at not in taken]
    return [unit for unit in rest if unit not in FILLERS[language] and unit not in COLORS]
