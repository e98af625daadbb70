"""Rule numbers as people write them: read, ordered, in lists and ranges."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_BEFORE = re.compile(
    r"""^(?:[\s\[("'«»“”„<§#*•:|/-]|\{\{)*
    (?:(?:mtg|magic|riftbound|cr|comprehensive\ rules?|comp\ rules?|core\ rules?|rules?
        |règles?|regles?|regeln?|総合ルール|コアルール|ルール|sections?|abschnitte?|abschn
        |chapters?|chapitres?|kapitel|parties?|parts?|teil|art(?:icles?|ikel)?|nr|no|n°|§|第)
       [\s.:|#§№-]*)*\.?\s*""",
    re.VERBOSE | re.IGNORECASE,
)
_AFTER = re.compile(r"""(?:[\s.\])"'»“”>,;:!?項条番章節号]|まで|\}\})*$""")
# What stands where a stop belongs: another sign, a space, several of them, nothing at all.
_SLIPS = (
    (re.compile(r"(?<![\d.])(\d{3})(?:[,・]|\s)(\d{1,3}(?!\d)\s?(?:[a-z](?![a-z]))?)"), r"\1.\2"),
    (re.compile(r"(?<![\d.])(\d{3})\s?[-–—_/:]\s?(\d{1,3}(?!\d)[a-z]?)"), r"\1.\2"),
    (re.compile(r"(?<=\d)\s?[.,・:]{2,}\s?(?=\w)"), "."),
    (re.compile(r"^(?!(?:19|20)\d\d$)(\d{3})(\d{1,3})([a-z]{0,2})$"), r"\1.\2\3"),
    (re.compile(r"^0(?=\d{3}\.)"), ""),
    (re.compile(r"(?<=[\d.])[il](?=\d)"), "1"),
    (re.compile(r"(?<=[\d.])o(?=[\d.])"), "0"),
    (re.compile(r"(?<=[\da-z])\s?[-–—]\s?(?=\d{1,3}(?!\d)|[a-z](?![a-z]))"), "."),
)
# A comma right before one or two last figures: no section has so short a number.
_COMMA = re.compile(r"(?<![\d.])(\d{3})[,・](\d{1,2})(?![\d,・.])")
# Three figures after a comma: a number as French and German write one, or two sections.
_LONG_COMMA = re.compile(r"(?<![\d.])(\d{3})[,・](\d{3})(?![\d,・.])")
# A letter set off: "702.143(a)", "702.143 Absatz a".
_PARAGRAPH = re.compile(
    r"(?<=\d)[\s,]*(?:\(([a-z]{1,2})\)"
    r"|(?:absatz|abs|buchstabe|alin[ée]a|al|lettre|letter|paragraph|para|part|sub(?:rule)?)"
    r"\.?\s([a-z]{1,2}))$"
)
# Several parts set off, as "103.1(b)(2)".
_PARTS = re.compile(r"(?<=\d)(?:\s?\((?:[a-z]|\d{1,2})\)){2,}$")
# The day of the edition, as a citation ends.
_DAY = re.compile(
    r"(?<=[\da-z])(?:,\s|\s?[(])(?:\d{1,2}(?:er)?\.?\s[^\W\d]+\.?\s\d{4}"
    r"|\d{4}年\d{1,2}月\d{1,2}日版?|\d{4}-\d\d-\d\d)[)]?$"
)
# Power and toughness, or what a counter does to them, and no rule.
_STATS = re.compile(r"[+-]?[\dx*]{1,2}\s?/\s?[+-]?[\dx*]{1,2}|[+-]\d{1,2}")
_BEYOND = re.compile(r"\d{3,}(?:\.\d+)*(?:\.?[a-z]+)?")
_PART = r"\d{1,3}"
_LETTERS = r"[a-z]{1,2}"
_PLAIN = re.compile(
    rf"({_PART})(?:\s?\.\s?((?:{_PART}|[a-z])(?:\s?\.\s?(?:\d{{1,2}}|{_LETTERS}))*))?(?:\s?({_LETTERS}))?"
)
_SPAN = re.compile(r"\s?[-–—‐‑‒−~〜]\s?|\s(?:to|through|thru|à|bis)\s|\s?から\s?")
_AND = re.compile(
    r"\s*(?:[,;/&、，・]|\band\b|\bor\b|\bet\b|\bou\b|\bund\b|\boder\b|と|および|や)\s*"
    r"|(?:(?<=\d)|(?<=\d[a-z]))\s+(?=\d{3}\.\d)"
)


_DIGIT = re.compile(r"\d")
_DASH = r"\s?[-–—‐‑~～〜]\s?"
_ONE = r"\d{3}(?!\d)(?:\.(?:\d{1,3}(?!\d)|[a-z](?![a-z])))*(?:[a-z]{1,2}(?![A-Za-z\d]))?"
_MENTION = re.compile(
    rf"(?<![A-Za-z\d.$])({_ONE})(?:\s([a-z]{{1,2}})(?={_DASH}[a-z]))?"
    rf"(?:{_DASH}({_ONE}|[a-z]{{1,2}}(?![A-Za-z\d])))?"
)
_CITING = re.compile(
    r"(?:\b(?:(?:sub)?rules?|(?:sous-)?règles?|(?:unter)?regeln?|sections?|abschnitte?|CR|see|voir"
    r"|siehe)\s|ルール\s?)$",
    re.IGNORECASE,
)
_LINK = re.compile(r"(?:,?\s(?:and|or|through|et|ou|à|und|oder|bis|と)|,)\s|、")
_SECTION = re.compile(r"(?:\b(?:section|abschnitt)\s|第)(\d)(?!\.?\d)", re.IGNORECASE)


@dataclass(frozen=True, slots=True, order=True)
class RuleNumber:
    """A place in a rulebook, such as 702.143a, 704.5aa or 359.3.f.3.a.1.

    `place` orders and compares whatever the spelling; `text` is the canonical spelling.

    >>> read("704.5z") < read("704.5aa") < read("704.6")
    True
    >>> str(read("[CR .502.33]")), str(read("７０２．１４３ A.")), str(read("règle 811.1.b"))
    ('502.33', '702.143a', '811.1.b')
    """

    place: tuple[tuple[int, str], ...]
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Span:
    """The numbers from `first` to `last`; a single number is a span of one.

    Which numbers lie between is for a document to say: Magic has no letters l and o.
    """

    first: RuleNumber
    last: RuleNumber

    def covers(self, number: RuleNumber) -> bool:
        """Whether `number` lies in the span, on the level of its ends."""
        level = len(self.last.place)
        return len(number.place) == level and self.first.place <= number.place <= self.last.place

    def __str__(self) -> str:
        return f"{self.first}" if self.first == self.last else f"{self.first}–{self.last}"


def read(text: str) -> RuleNumber | None:
    """The one rule number that `text` is, in any spelling; nothing for anything else.

    >>> [str(read(typed)) for typed in ("CR 702.143 a", "{{CR|601.3e}}", "053.1.", "7")]
    ['702.143a', '601.3e', '053.1', '7']
    >>> read("702.143 foretell") is read("601.2f–h") is None
    True
    """
    return canonical(_bare(text))


@lru_cache(maxsize=256)
def read_all(text: str) -> tuple[Span, ...]:
    """Every number and range in a text that is a list of them; empty for anything else.

    >>> [str(span) for span in read_all("rules 601.2b, 601.2f–h and 702.143")]
    ['601.2b', '601.2f–601.2h', '702.143']
    >>> [str(span) for span in read_all("510.1 c-d")], read_all("601.2 fizzles")
    (['510.1c–510.1d'], ())
    >>> [str(read_all(typed)[0]) for typed in ("règles 601.2f à h", "Regeln 601.2f bis 601.2h")]
    ['601.2f–601.2h', '601.2f–601.2h']
    >>> [str(read_all(typed)[0]) for typed in ("702,16b", "CR 509 1 h", "613項", "612,5")]
    ['702.16b', '509.1h', '613', '612.5']
    >>> [str(read_all(typed)[0]) for typed in ("702-19", "702_19b", "第5章", "partie 9")]
    ['702.19', '702.19b', '5', '9']
    >>> [str(span) for span in read_all("702.4 702.7 601.2a から 601.2c まで")]
    ['702.4', '702.7', '601.2a–601.2c']
    """
    return next(iter(readings(text)), ())


@lru_cache(maxsize=256)
def readings(text: str) -> tuple[tuple[Span, ...], ...]:
    """Every way to read a text as a list of numbers and ranges, the likeliest first.

    Which one is meant is for a document to say, by the numbers that it has.

    >>> [[str(span) for span in spans] for spans in readings("702-143")]
    [['702.143'], ['143–702']]
    >>> [[str(span) for span in spans] for spans in readings("702.4, 57 & 704")]
    [['702.4', '702.57', '704'], ['702.4', '702.57', '702.704']]
    >>> readings("-1/-1")
    ()
    """
    bare = _COMMA.sub(r"\1.\2", _bare(text))
    if _STATS.fullmatch(_plain(text)):
        return ()
    slipped = [sign.sub(put, bare) for sign, put in _SLIPS]
    found = (
        *(_spans(it) for it in (_LONG_COMMA.sub(r"\1.\2", bare), bare, *slipped)),
        _spans(bare, onward=True),
        _spans(re.sub(r"(?<=\d)\s+(?=\d{3})", ",", bare)),
        _spans(bare, backward=True),
    )
    return tuple(dict.fromkeys(spans for spans in found if spans))


def beyond(text: str) -> RuleNumber | None:
    """What a text would be the number of, if a document had numbers of that kind.

    >>> str(beyond("rule 702.1000")), beyond("foretell")
    ('702.1000', None)
    """
    bare = _bare(text)
    if not _BEYOND.fullmatch(bare):
        return None
    return RuleNumber(tuple(_part(part) for part in re.findall(r"\d+|[a-z]+", bare)), bare)


def _spans(bare: str, *, onward: bool = False, backward: bool = False) -> tuple[Span, ...]:
    """The numbers and ranges of a list; none where a piece of it is neither.

    One or two figures go on from the number before, `onward` three do, too.
    """
    spans: list[Span] = []
    for piece in _AND.split(bare):
        ends = _SPAN.split(_bare(piece), maxsplit=1)
        before = spans[-1].last if spans else None
        short = (
            before and "." in before.text and re.fullmatch(_PART if onward else "\\d\\d?", ends[0])
        )
        goes_on = continued(before, ends[0]) if before else None
        first = (goes_on if short else None) or canonical(ends[0]) or goes_on
        last = first and (first if len(ends) == 1 else continued(first, ends[1]))
        if first and last and last.text == f"{first.text}{ends[-1]}":
            first = last  # 702.143-a goes no further than its own letter
        if first is None or last is None or (last < first and not backward):
            return ()
        spans.append(Span(*sorted((first, last))))
    return tuple(spans)


def mentions(text: str) -> tuple[Span, ...]:
    """The rules that a running text cites; a number without a stop only after a word for one.

    >>> [str(span) for span in mentions("See rules 601.2b and 601.2f–h, or section 8. Draw 100.")]
    ['601.2b', '601.2f–601.2h', '8']
    >>> [str(span) for span in mentions("règles 510.1 c-d, 508 ou 509; 508.4a参照。")]
    ['510.1c–510.1d', '508', '509', '508.4a']
    """
    if not _DIGIT.search(text):
        return ()
    sections = (canonical(match[1]) for match in _SECTION.finditer(text))
    return (*_numbers_in(text), *(Span(number, number) for number in sections if number))


def uncited(text: str) -> str:
    """A running text without the numbers of the rules that it cites.

    >>> uncited("See rules 601.2b and 601.2f–h. Draw 100 cards.")
    'See rules  and . Draw 100 cards.'
    """
    kept, end = "", 0
    for begin, after, _ in _cited(text) if _DIGIT.search(text) else ():
        kept, end = kept + text[end:begin], after
    return kept + text[end:]


def _numbers_in(text: str) -> Iterator[Span]:
    return (span for _, _, span in _cited(text))


def _cited(text: str) -> Iterator[tuple[int, int, Span]]:
    """Every number and range that a text cites, with where it begins and ends."""
    end = 0
    for match in _MENTION.finditer(text):
        linked = end and _LINK.fullmatch(text, end, match.start())
        citing = _CITING.search(text, max(0, match.start() - 20), match.start())
        first = canonical(match[1] + (match[2] or ""))
        last = continued(first, match[3]) if first and match[3] else first
        if first and last and (linked or citing or "." in match[1]):
            end = match.end()
            yield match.start(), end, Span(first, last)


def continued(first: RuleNumber, rest: str) -> RuleNumber | None:
    """The number that `rest` means when it follows `first`: `h` after 601.2f is 601.2h.

    >>> str(continued(read("601.2f"), "h")), str(continued(read("811.1.b"), "d"))
    ('601.2h', '811.1.d')
    >>> str(continued(read("811.1"), "3")), str(continued(read("704.5"), "704.7"))
    ('811.3', '704.7')
    """
    kind = r"[a-z]+" if rest.isalpha() else r"(?<=\.)\d+"
    if re.fullmatch(rf"{_LETTERS}|\d{{1,3}}", rest) and re.search(kind + "$", first.text):
        return canonical(re.sub(kind + "$", rest, first.text))
    return canonical(first.text + rest if rest.isalpha() else rest)


@lru_cache(maxsize=1 << 14)
def canonical(plain: str) -> RuleNumber | None:
    """The number that `plain` spells with nothing around it, in lower case.

    >>> str(canonical("702.143a")), canonical("CR 702.143a")
    ('702.143a', None)
    """
    if not (match := _PLAIN.fullmatch(plain)):
        return None
    top, rest, letters = match.groups()
    if letters and not rest:
        return None
    text = top + (f".{rest}" if rest else "") + (letters or "")
    text = re.sub(r"\s", "", text)
    return RuleNumber(tuple(_part(part) for part in re.findall(r"\d+|[a-z]+", text)), text)


def _bare(text: str) -> str:
    bare = _AFTER.sub("", _BEFORE.sub("", _PARAGRAPH.sub(r"\1\2", _plain(text))))
    return _PARAGRAPH.sub(r"\1\2", bare)


def _plain(text: str) -> str:
    plain = unicodedata.normalize("NFKC", text).lower().strip().replace("−", "-")
    dotted = _PARTS.sub(lambda found: re.sub(r"[\s()]+", ".", found[0]).rstrip("."), plain)
    return _DAY.sub("", dotted)


def _part(part: str) -> tuple[int, str]:
    return (int(part), "") if part.isdigit() else (len(part), part)
