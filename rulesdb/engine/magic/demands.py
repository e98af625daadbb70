"""What a cost asks for in words, besides mana: read from its phrase, and written back (118)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulesdb.engine.magic.mechanics.demands import COLORS, DEMANDS, NUMBERS
from rulesdb.engine.magic.mechanics.demands import NOUNS as SAID

# What is said, in one or more, and what it is called.
NOUNS = {word: noun for noun in SAID for word in (f"{noun}s", noun)} | {"sorceries": "sorcery"}
_NUMBER = rf"(?P<number>\d{{1,2}}|{'|'.join(NUMBERS)})"
_NOUN = rf"(?:{'|'.join(sorted(NOUNS, key=len, reverse=True))})"
_GAPS = {
    "{number}": _NUMBER,
    "{other}": r"(?P<other>(?:other |another )?)",
    "{noun}": rf"(?P<noun>{_NOUN}(?:(?:,| or|, or) (?:an? )?{_NOUN})*)",
    "{quality}": rf"(?P<quality>(?:(?:{'|'.join(COLORS)}|{_NOUN}) )?)",
    "{kind}": r"(?P<kind>[\w+/-]+)",
}


@dataclass(frozen=True, slots=True)
class Demand:
    """What is paid: its kind, how much of it, which objects serve, and a kind of counter."""

    kind: str
    number: int = 1
    nouns: tuple[str, ...] = ()
    other: bool = False
    counter: str = ""

    def __str__(self) -> str:
        several = self.number != 1
        amount = str(self.number) if several or self.kind == "life" else self._article
        plural = "s" if several else ""
        gaps = {
            "number": "another" if self.other and amount in ("a", "an") else amount,
            "other": "other " if self.other and several else "",
            "noun": " or ".join(f"{noun}{plural}" for noun in self.nouns),
            "quality": "".join(f"{noun} " for noun in self.nouns),
            "kind": self.counter,
        }
        return DEMANDS[self.kind].phrase.replace("(s)", plural).format(**gaps)

    @property
    def _article(self) -> str:
        first = "untapped" if self.kind == "tap" else (self.nouns or (self.counter or "card",))[0]
        return "an" if first[0] in "aeiou" else "a"


def _pattern(phrase: str) -> str:
    parts = re.split(r"(\{\w+\}|\(s\))", phrase)
    gaps = _GAPS | {"(s)": "s?"}
    spaced = "".join(gaps.get(part, re.escape(part)) for part in parts)
    return spaced.replace(r")\ (?P<other>", r") (?P<other>").replace(r")?)\ ", r")?)")


_PATTERNS = {kind: re.compile(_pattern(row.phrase), re.IGNORECASE) for kind, row in DEMANDS.items()}
_LEAD = r"[\s,]*(?:\band )?(?:[-\u2013\u2014]\s*)?"
_ALL = re.sub(r"\?P<\w+>", "?:", "|".join(each.pattern for each in _PATTERNS.values()))
_ANY = re.compile(rf"{_LEAD}\b(?:{_ALL})(?=[\s,:]|$)", re.IGNORECASE)


def read(text: str) -> Demand | None:
    """The demand that the words state, if they state one of the list.

    >>> str(read("sacrifice two creatures")), str(read("exile a blue card from your hand"))
    ('sacrifice 2 creatures', 'exile a blue card from your hand')
    """
    said = " ".join(text.casefold().split())
    for kind, pattern in _PATTERNS.items():
        if match := pattern.fullmatch(said):
            gaps = {"noun": "", "quality": "", "number": "1", "other": "", "kind": ""}
            gaps |= match.groupdict()
            number = gaps["number"]
            nouns = re.split(r",? or (?:an? )?|, ", (gaps["noun"] or gaps["quality"]).strip())
            return Demand(
                kind,
                int(NUMBERS.get(number, number)),
                tuple(NOUNS.get(noun, noun) for noun in nouns if noun),
                other=bool(gaps["other"]) or number == "another",
                counter=gaps["kind"],
            )
    return None


# What a card calls itself; another word behind "this" is no part of the cost.
_SELF = (
    "this (?:creature|artifact|enchantment|land|permanent|planeswalker|battle|token|card|aura"
    "|equipment|vehicle|saga|room|class|case|siege)"
)
_REWORDED = tuple(
    (re.compile(said, re.IGNORECASE), meant)
    for said, meant in (
        (rf"\bsacrifice (?:{_SELF}|it|~|itself)(?=[\s,:]|$)", "sacrifice this"),
        (r"\bdiscard this card\b", "discard this"),
        (r"\bexile (?:it|this \w+)(?= from your graveyard| as |[,:]|$)", "exile this"),
        (r"\bto (?:its|their) owner['\u2019]?s['\u2019]? hands?\b", "to hand"),
        (rf"\b(counters? from) (?:it|~|{_SELF})(?=[\s,:]|$)", r"\1 this"),
    )
)


def reworded(text: str) -> str:
    """The words as the list says them."""
    for pattern, meant in _REWORDED:
        text = pattern.sub(meant, text)
    return text


def apart(text: str) -> tuple[str, tuple[Demand, ...]]:
    """The demands among the words of a fact, and the fact without them."""
    found: list[Demand] = []
    text = reworded(text)
    for match in _ANY.finditer(text):
        said = re.sub(rf"^{_LEAD}", "", match[0])
        if demand := read(said):
            found.append(demand)
    return (_ANY.sub("", text).strip() if found else text), tuple(found)
