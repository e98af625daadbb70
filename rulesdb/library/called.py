"""Rules found by what they are called: mechanics, headings and glossary entries."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from rulesdb.library import fold, numbered, otherwise
from rulesdb.library.found import Find, Found, Near
from rulesdb.library.index import ORIGINAL
from rulesdb.library.names import HOW
from rulesdb.library.phrasing import FILLERS, stem
from rulesdb.library.telling import is_ability, is_common, vagueness

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rulesdb.library.found import Asked
    from rulesdb.library.index import Index
    from rulesdb.library.names import Mention, NameHit, Names
    from rulesdb.library.volume import Volume


# "Protection from red" names protection.
COLORS = frozenset(
    fold.fold(color)
    for color in (
        *("white", "blue", "black", "red", "green", "blanc", "bleu", "noir", "rouge", "vert"),
        *("weiß", "blau", "schwarz", "rot", "grün", "白", "青", "黒", "赤", "緑"),
    )
)
# Names that are common words too: they name nothing beside others.
_ELSEWHERE = {"en": frozenset({"speed"}), "fr": frozenset({"encore"})}
# "See Exile." in a glossary.
_REFERRED = re.compile(r'\bSee [“"]?([^.”"]+)[.”"]*$')
# Between two Japanese names, where the whole is none.
_DOT = re.compile("[・･]")
# What stands for any cost, quality or number in the name of an ability.
_ANY = re.compile(r"\[[^\]]*\]|\{[^}]*\}|(?<!\w)(?:\d+|[xXnN])(?!\w)")


def by_name(index: Index, asked: Asked) -> Found | None:
    """The rules of what the query as a whole is the name of, or the id of a mechanic."""
    for game in asked.games:
        if finds := whole(index, asked.query, game, asked.language):
            return Found("name", game, finds)
        if _is_id(index, asked.query, game):
            return _textless(index, asked, game, (asked.query,))
    return None


def by_name_in_another_order(index: Index, asked: Asked) -> Found | None:
    """The rules of the name that the words of a query are in another order."""
    for game in asked.games:
        hits = otherwise.jumbled(index.names, asked.query, asked.language, game)
        if finds := _rules_of(index, meant(hits, asked.language), asked.language):
            return Found("name", game, finds)
    return None


def by_short_name(index: Index, asked: Asked) -> Found | None:
    """The rule of a name of which the query leaves a word out."""
    for game in asked.games:
        hits = otherwise.but_for_a_word(index.names, asked.query, asked.language, game)
        if finds := _rules_of(index, meant(hits, asked.language), asked.language):
            return Found("fuzzy", game, finds)
    return None


def _rules_of(index: Index, mechanics: Iterable[str], language: str) -> tuple[Find, ...]:
    return tuple(find for it in mechanics for find in index.mechanic(it, language))


def by_names(index: Index, asked: Asked) -> Found | None:
    """The rules of the names in a query that does nothing but name; the telling ones first."""
    for game in asked.games:
        finds = tuple(dict.fromkeys((*_several(index, asked, game), *_apart(index, asked, game))))
        if finds:
            ranked = sorted(finds, key=lambda it: vagueness(index.names, it.mechanic or ""))
            return Found("name", game, tuple(ranked))
    return None


def mentioned(
    index: Index, asked: Asked, game: str, *, understood: bool = False
) -> tuple[str, ...]:
    """The mechanics that the query names among other words, in its order.

    Where so asked, by names that are understood where it is asked: its own, English and Japanese.
    """
    mentions = _mentions(index, fold.units(asked.query), asked, game)
    known = (it for it in mentions if not understood or is_understood(it.hits, asked.language))
    found = (it for mention in known for it in meant(mention.hits, asked.language))
    return tuple(dict.fromkeys(found))


def names_only(index: Index, asked: Asked, game: str) -> bool:
    """Whether the query does nothing but name: no word but small ones is left beside its names."""
    units = fold.units(asked.query)
    return not _left_over(units, _mentions(index, units, asked, game), asked.language)


def is_understood(hits: Iterable[NameHit], language: str) -> bool:
    """Whether a name is one in a language, or is no other word there: English, or Japanese."""
    return not {language, ORIGINAL, "ja"}.isdisjoint(hit.name.language for hit in hits)


def words_for(index: Index, asked: Asked, game: str) -> dict[str, str]:
    """By each mechanic that the query names, the words that name it."""
    units = fold.units(asked.query)
    return {
        it: " ".join(units[mention.begin : mention.end])
        for mention in _mentions(index, units, asked, game)
        for it in meant(mention.hits, asked.language)
    }


def telling(index: Index, asked: Asked, game: str) -> tuple[str, ...]:
    """The mechanics with a rule of their own that the query names, in its order."""
    names = index.names
    named = mentioned(index, asked, game)
    return tuple(
        it for it in named if is_ability(names, it) or (not is_common(it) and "." in names.rule(it))
    )


def _mentions(index: Index, units: list[str], asked: Asked, game: str) -> tuple[Mention, ...]:
    """The names in a query; a small word of its language is none, such as the German "die"."""
    return _named_in(index.names, tuple(units), asked.language, game)


@lru_cache(maxsize=64)  # several attempts at one query ask the same
def _named_in(
    names: Names, units: tuple[str, ...], language: str, game: str
) -> tuple[Mention, ...]:
    elsewhere = _ELSEWHERE.get(language, frozenset()) if len(units) > 1 else frozenset()
    small = FILLERS[language] | elsewhere
    return tuple(
        it
        for it in names.mentioned(units, game, otherwise.inflected)
        if it.end > it.begin + 1 or units[it.begin] not in small
    )


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
    mechanics = (text,) if _is_id(index, text, game) else meant(found(index, text, game), language)
    finds = _rules_of(index, mechanics, language)
    keys = fold.key(text), _stemmed(text)
    in_order = sorted(index.volumes(game), key=lambda it: it.edition.language != language)
    headed = (_headed(index, it, key) for key in keys if key for it in in_order if not finds)
    return finds or next((found for found in map(tuple, headed) if found), ())


def _is_id(index: Index, text: str, game: str) -> bool:
    return text.startswith(f"{game}:") and text in index.names.by_mechanic


def found(index: Index, text: str, game: str) -> tuple[NameHit, ...]:
    """What a whole text names as it is written in the tables, else in another ending."""
    names = index.names
    return names.find(text, game) or otherwise.inflected(names, text, game)


def textless(index: Index, asked: Asked) -> Found | None:
    """The mechanics that the query names and that no stored edition has a text of."""
    for game in asked.games:
        units = fold.units(asked.query)
        mentions = _mentions(index, units, asked, game)
        if mentions and not _left_over(units, mentions, asked.language):
            named = (it for mention in mentions for it in meant(mention.hits, asked.language))
            return _textless(index, asked, game, tuple(dict.fromkeys(named)))
    return None


def _textless(index: Index, asked: Asked, game: str, named: tuple[str, ...]) -> Found:
    offered = tuple(near(index, mechanic, asked.language) for mechanic in named)
    return Found("none", game, nearest=offered, textless=named)


def near(index: Index, mechanic: str, language: str) -> Near:
    """A mechanic as something to offer: the number that it has today, and its name."""
    headword = index.names.headword(mechanic, language) or index.names.headword(mechanic, "en")
    return Near(index.names.rule(mechanic), headword or mechanic.partition(":")[2], mechanic)


def _headed(index: Index, volume: Volume, key: str) -> Iterator[Find]:
    """A heading of an edition, else an entry of its glossary with the rule that it cites."""
    places = volume.headed.get(key) or _plurals(volume).get(key, ())
    for place in _without_chapters(volume, places):
        yield index.find(volume, place)
    for at in () if places else volume.terms.get(key, ()):
        rule = cited(index, volume, at)
        yield from (*rule, Find(volume, "term", at, rule[0].mechanic if rule else None))


def _without_chapters(volume: Volume, places: tuple[int, ...]) -> Iterator[int]:
    """The places of a heading but for a chapter whose first section bears it too: 4 beside 400."""
    numbers = {volume.rules[at].number for at in places}
    return (at for at in places if f"{volume.rules[at].number}00" not in numbers)


def cited(index: Index, volume: Volume, at: int) -> tuple[Find, ...]:
    """The rule that an entry of a glossary cites, where it cites one."""
    text = volume.glossary[at].text
    if (place := numbered.cited(volume, text)) is not None:
        return (index.find(volume, place),)
    referred = _REFERRED.search(text)
    hits = index.names.find(referred[1], volume.edition.game) if referred else ()
    return tuple(find for it in hits[:1] for find in index.of(volume, it.name.mechanic))


@lru_cache(maxsize=32)
def _plurals(volume: Volume) -> dict[str, tuple[int, ...]]:
    """Where the headings of an edition stand, by their words without endings."""
    return {_stemmed(volume.rules[it[0]].heading): it for key, it in volume.headed.items() if key}


def _stemmed(text: str) -> str:
    """The words of a text without their endings; nothing for one word that has none."""
    return " ".join(map(stem, fold.words(text)))


def _several(index: Index, asked: Asked, game: str) -> Iterator[Find]:
    """What several names name, where nothing but small words stands between them.

    Nothing where one of them has no text anywhere: the others are not what is asked.
    """
    units = fold.units(_ANY.sub(" ", asked.query))
    mentions = _mentions(index, units, asked, game)
    if mentions and not _left_over(units, mentions, asked.language):
        named = [meant(mention.hits, asked.language) for mention in mentions]
        finds = [_rules_of(index, each, asked.language) for each in named]
        if all(its or all(map(is_common, each)) for its, each in zip(finds, named, strict=True)):
            yield from (find for its in finds for find in its)
        return
    bare = [unit for unit in units if unit not in FILLERS[asked.language]]
    if bare and bare != fold.units(asked.query):
        yield from whole(index, " ".join(bare), game, asked.language)


def _apart(index: Index, asked: Asked, game: str) -> Iterator[Find]:
    """What names name that only dots stand between, where every part is one."""
    parts = [part for part in _DOT.split(asked.query) if part]
    hits = [found(index, part, game) for part in parts] if len(parts) > 1 else []
    for each in hits if all(hits) else ():
        yield from _rules_of(index, meant(each, asked.language), asked.language)


# What stands between the names of two things that meet: first strike against double strike.
_BETWEEN = frozenset(("against", "contre", "gegen", "vs", "対", "meets", "face", "trifft", "sowie"))


def _left_over(units: list[str], mentions: Iterable[Mention], language: str) -> list[str]:
    taken = {at for mention in mentions for at in range(mention.begin, mention.end)}
    rest = [unit for at, unit in enumerate(units) if at not in taken]
    return [it for it in rest if it not in FILLERS[language] | COLORS | _BETWEEN]
