"""Rules found by their numbers, in any spelling, in lists and ranges."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING

from rulesdb import numbers
from rulesdb.library import fold
from rulesdb.library.documents import LANGUAGES
from rulesdb.library.found import Found, Near

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.found import Asked, Find
    from rulesdb.library.index import Index
    from rulesdb.library.volume import Volume
    from rulesdb.numbers import RuleNumber, Span

NEAREST = 5
SECTIONS = frozenset("123456789")
_UNDER_DIGIT, _UNDER = re.compile(r"\d{2}"), re.compile(r"\.?[a-z]{1,2}|\.\d{1,3}")
_BEFORE_LETTER = re.compile(r"(?<=\d)\.?(?=[a-z])")
_LAST = re.compile(r"\.?(?:\d+|[a-z]+)$")
_AMONG_WORDS = re.compile(
    r"(?<![\w.])\d{3}\.\d{1,3}(?:\.?[a-z]{1,2}\b|\b)(?:\.\w{1,2}\b)*", re.ASCII
)
_FIGURE_AND_HEADING = re.compile(r"(?:sections? |abschnitt |第)?(\d)(?:[.:章]? ?)(\D{2,})")
_CITATION = re.compile(r"(?:\b(?:cr|rules?|regles?|regeln?|sections?|abschnitte?)|ルール)[\s.:]*$")
_CITED = re.compile(r"(?<![\w.])\d{3}(?:\.\d{1,3}(?:\.?[a-z]{1,2}\b)?)?(?!\w)")


def by_number(index: Index, asked: Asked) -> Found | None:
    """The rules of the numbers that the query is; nothing where it is no number."""
    spans = numbers.read_all(asked.query)
    for game in asked.games if spans else ():
        finds = [find for span in spans for find in _span(index, game, asked.language, span)]
        if finds:
            return Found("number", game, tuple(dict.fromkeys(finds)))
    first = spans[0].first if spans else numbers.beyond(asked.query)
    if first is None:
        return None
    game = asked.games[0]
    return Found("none", game, nearest=near(index, game, asked.language, first))


def spelled(index: Index, asked: Asked) -> Asked:
    """What is asked with its numbers spelled as they are meant: so that each has a rule.

    What is no number, or can be read in one way only, is left as it is.
    """
    ways = numbers.readings(asked.query)
    for game in asked.games if len(ways) > 1 else ():
        for spans in ways:
            if all(_is_there(index, game, asked.language, span) for span in spans):
                return replace(asked, query=", ".join(map(str, spans)))
    return asked


def _is_there(index: Index, game: str, language: str, span: Span) -> bool:
    return all(rule(index, game, language, end) for end in {span.first, span.last})


def by_heading(index: Index, asked: Asked) -> Found | None:
    """The section that the query is the figure and the heading of: "4. Zones"."""
    match = _FIGURE_AND_HEADING.fullmatch(fold.fold(asked.query).strip())
    number = match and numbers.read(match[1])
    if not match or not number:
        return None
    for game in asked.games:
        if fold.key(match[2]) in _headings(index, game, number):
            return Found("number", game, rule(index, game, asked.language, number))
    return None


def _headings(index: Index, game: str, number: RuleNumber) -> set[str]:
    """How a section is headed in any language, itself or where it begins."""
    texts = (number.text, f"{number.text}00")
    there = (it for spoken in LANGUAGES for text in texts for it in index.rule(game, text, spoken))
    return {fold.key(it.volume.rules[it.at].heading) for it in there}


def among_words(query: str) -> tuple[RuleNumber, ...]:
    """The numbers that stand among other words.

    >>> [str(it) for it in among_words("701.5 counter")], among_words("layer 7b, 10 counters")
    (['701.5'], ())
    """
    found = (numbers.read(match) for match in _AMONG_WORDS.findall(fold.fold(query)))
    return tuple(number for number in found if number)


def without(query: str) -> str:
    """The query without the numbers that stand among its words.

    >>> without("701.5 counter"), without("CR 701.16 sacrifice")
    ('counter', 'sacrifice')
    """
    before, *rest = _AMONG_WORDS.split(fold.fold(query))
    return "".join((_CITATION.sub("", before), *rest)).strip() if rest else before.strip()


def cited(volume: Volume, text: str) -> int | None:
    """The place of the first rule of the edition that a text cites."""
    found = (volume.at(number) for number in _CITED.findall(text))
    return next((places[0] for places in found if places), None)


@lru_cache(maxsize=1024)
def spellings(number: RuleNumber) -> tuple[str, ...]:
    """A number as Magic and as Riftbound write it.

    >>> spellings(numbers.read("811.1b"))
    ('811.1b', '811.1.b')
    """
    both = (_BEFORE_LETTER.sub(dot, number.text) for dot in ("", "."))
    return tuple(dict.fromkeys((number.text, *both)))


def rule(index: Index, game: str, language: str, number: RuleNumber) -> tuple[Find, ...]:
    """The rule of a number, however it is spelled."""
    found = (index.rule(game, spelling, language) for spelling in spellings(number))
    return next((finds for finds in found if finds), ()) or _section(index, game, language, number)


def _section(index: Index, game: str, language: str, number: RuleNumber) -> tuple[Find, ...]:
    """Where a section begins, in a text that has no headings of sections: 400 for 4."""
    finds = index.rule(game, f"{number.text}00", language) if number.text in SECTIONS else ()
    return tuple(it for it in finds if it.volume.rules[it.at].heading)


def near(index: Index, game: str, language: str, number: RuleNumber) -> tuple[Near, ...]:
    """The numbers of the edition that are nearest to one that it does not have, in its order."""
    volume = index.numbering(game, language)
    if volume is None:
        return ()
    under = [at for at, rule in enumerate(volume.rules) if _is_under(rule.number, number.text)]
    if under:
        return tuple(Near(volume.rules[at].number, begins(volume, at)) for at in under[:NEAREST])
    wanted = _parts(number.text)
    distance = [_distance(_parts(rule.number), wanted) for rule in volume.rules]
    places = sorted(range(len(volume.rules)), key=distance.__getitem__)[:NEAREST]
    return tuple(Near(volume.rules[at].number, begins(volume, at)) for at in sorted(places))


def _is_under(number: str, above: str) -> bool:
    """Whether a number stands directly under another: 700 under 7, 704.5a under 704.5."""
    rest = number.removeprefix(above)
    return (
        rest != number
        and re.fullmatch(_UNDER_DIGIT if len(above) == 1 else _UNDER, rest) is not None
    )


def reach(volume: Volume, number: RuleNumber) -> tuple[int, int] | None:
    """Under which rule of an edition a number would stand, and the last one that does: places.

    None where the edition has nothing above it, or nothing under that.
    """
    for above in _above(number.text):
        for place in volume.at(above):
            if children := volume.children(place):
                return place, children[-1]
    return None


def _above(text: str) -> Iterator[str]:
    """The numbers that one stands under, the nearest first: 420.5, 420 and 4 for 420.5c."""
    while above := _LAST.sub("", text):
        yield above
        text = above
    yield text[:1]


def begins(volume: Volume, place: int) -> str:
    """What a rule begins with: its heading, else its text."""
    found = volume.rules[place]
    return found.heading or found.text


def _parts(number: str) -> tuple[int, ...]:
    return tuple(
        int(part) if part.isdigit() else sum(map(ord, part))
        for part in re.findall(r"\d+|[a-z]+", number)
    )


def _distance(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, int, int]:
    """How far apart two numbers are: what they share, the first gap, the difference of depth."""
    both = list(zip(one, other, strict=False))
    shared = len(list(takewhile(lambda pair: pair[0] == pair[1], both)))
    gap = abs(both[shared][0] - both[shared][1]) if shared < len(both) else 0
    return -shared, gap, abs(len(one) - len(other))


def _span(index: Index, game: str, language: str, span: Span) -> Iterator[Find]:
    if span.first == span.last:
        yield from rule(index, game, language, span.first)
        return
    for number in _between(index, game, language, span):
        yield from index.rule(game, number, language)


def _between(index: Index, game: str, language: str, span: Span) -> list[str]:
    """The numbers of a range that the document has; one of its ends must be among them."""
    found = [*rule(index, game, language, span.first), *rule(index, game, language, span.last)]
    if not found:
        return []
    volume, place = found[0].volume, found[0].at
    siblings = [volume.rules[at].number for at in volume.siblings(place)]
    return [it for it in siblings if (number := numbers.read(it)) and span.covers(number)]
