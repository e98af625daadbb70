"""What a question says of the situation in whole clauses: patterns of each language, with effects.

A row says what it does to what is asked: `ok` nothing, for it is taken for granted anyway; `fact`
says something more of the card, `drop` and `swap` change the favourable situation, `line` adds a
scenario line, `effect` one about an effect, `zone` moves the card, `used` says that its ability
was, `try` changes the try, and `weigh` is never taken into account.
"""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from bot.answers.heard.owning import belongs_to_opponent
from bot.answers.heard.quoted import effects
from bot.questions import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

FILE = Path(__file__).with_name("circumstances.tsv")
COLUMNS = ["does", "game", "only", *LANGUAGES]
PIECES = ("a", "b", "c")
"""Groups of a pattern that are all that it takes; without them it takes all that it matches."""
WHO = {"them": "opponents", "all": "players", "all2": "players", "me": "you"}
NUMBERED = ("n", "n2")
UNKNOWABLE = "weigh"
NUMBERS = {
    "en": ("zero one two three four five six seven", "zeroth first second third fourth fifth"),
    "fr": (
        "zéro un deux trois quatre cinq six sept",
        "zéroième premier deuxième troisième quatrième cinquième",
    ),
    "de": (
        "null eine zwei drei vier fünf sechs sieben",
        "nullter erster zweiter dritter vierter fünfter",
    ),
    "ja": ("〇 一 二 三 四 五 六 七",),
}
DENIALS = {
    "en": (
        re.compile(r"(?:\b(?:not|never|no longer|hardly|cannot)|n't) $"),
        re.compile(r" (?:not|never)\b(?! (?:used|yet|activated|blocked|been))"),
    ),
    "fr": (re.compile(r"\b(?:pas|plus|jamais|ne|n') ?$"), re.compile(r" (?:pas|plus|jamais)\b")),
    "de": (
        re.compile(r"\b(?:nicht|nie|niemals|kein|keine|keinen) $"),
        re.compile(r" (?:nicht|nie)\b"),
    ),
    "ja": (re.compile("(?!)"), re.compile("(?:て|して)?い?(?:ません|ない|なく|なかっ|ぬ)")),
}
"""What turns around what it stands next to, by language: before it, behind it."""
_MINUS = re.compile("[−–－]")


@dataclass(frozen=True, slots=True)
class Row:
    """One circumstance: what it does, to which asks, and how a language says it.

    Of several `ways` the first is meant that is about what is asked.
    """

    ways: tuple[tuple[str, frozenset[str]], ...]
    pattern: re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Circumstance:
    """A circumstance that a question states: what it does to which asks, and where it stands."""

    ways: tuple[tuple[str, frozenset[str]], ...]
    pieces: tuple[tuple[int, int], ...]


def circumstances(text: str, game: str, spoken: str) -> tuple[Circumstance, ...]:
    """Every circumstance that may be stated, from left to right, the longer ones first."""
    said = _lowered(text)
    every = [each for row in rows(game, spoken) for each in _stated(row, said, spoken)]
    every += [
        Circumstance(((does, frozenset()),), (place,))
        for does, place in effects(said, game, spoken)
    ]
    return tuple(
        sorted(every, key=lambda it: (it.pieces[0][0], it.pieces[0][0] - it.pieces[-1][1]))
    )


def apart(every: Iterable[Circumstance]) -> tuple[Circumstance, ...]:
    """Those that stand in places of their own: of two in one place the first."""
    found: list[Circumstance] = []
    for each in every:
        if not any(meet(each, other) for other in found):
            found.append(each)
    return tuple(found)


def _lowered(text: str) -> str:
    """The text with small letters and plain apostrophes, every letter where it was."""
    said = "".join(each.lower() if len(each.lower()) == 1 else each for each in text)
    return said.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def _stated(row: Row, said: str, spoken: str) -> Iterator[Circumstance]:
    for match in row.pattern.finditer(said):
        pieces = tuple(match.span(each) for each in PIECES if match.groupdict().get(each))
        pieces = pieces or ((match.span(),) if match[0].strip() else ())
        if pieces and not _is_denied(said, pieces[0][0], pieces[-1][1], spoken):
            filled = tuple((_filled(does, match, spoken), only) for does, only in row.ways)
            yield Circumstance(filled, pieces)


def _is_denied(said: str, begin: int, end: int, spoken: str) -> bool:
    """Whether a denial stands right before or behind, that is no part of what was found."""
    before, after = DENIALS[spoken]
    return bool(before.search(said, 0, begin) or after.match(said, end))


def _filled(does: str, match: re.Match[str], spoken: str) -> str:
    """What the row does, with what the pattern found in its gaps."""
    groups = {name: said for name, said in match.groupdict().items() if said}
    number = next((said for name, said in groups.items() if name in NUMBERED), "")
    who = next((meant for name, meant in WHO.items() if name in groups), "you")
    if does.startswith("effect:"):
        theirs = belongs_to_opponent(match.string, match.start(), spoken)
        if who == "opponents" and theirs is None:
            return UNKNOWABLE
        if who == "you" and "can't" in does:
            who, theirs = "opponents", True
        does = does.replace("effect:", f"effect:{'B' if theirs else 'A'} ", 1)
    does = does.replace("{n}", _number(number, spoken)).replace("{m}", groups.get("m", "").upper())
    return does.replace("{who}", who)


def _number(said: str, spoken: str) -> str:
    """A number in digits, with a hyphen for whatever stands for its minus."""
    for words in NUMBERS[spoken]:
        if said in words.split():
            return str(words.split().index(said))
    return _MINUS.sub("-", said)


def meet(one: Circumstance, other: Circumstance) -> bool:
    """Whether two stand in one place."""
    return any(a < d and c < b for a, b in one.pieces for c, d in other.pieces)


@cache
def rows(game: str, spoken: str) -> tuple[Row, ...]:
    """The rows of the table that a language says, in a game."""
    with FILE.open(encoding="utf-8", newline="") as text:
        lines = csv.DictReader(text, delimiter="\t", quoting=csv.QUOTE_NONE)
        return tuple(
            Row(_ways(each["does"], each["only"]), re.compile(each[spoken]))
            for each in lines
            if each["game"] in ("", game) and each[spoken]
        )


def _ways(does: str, only: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """What a row does to which asks; bars stand between several."""
    about = (frozenset(each.split()) for each in only.split("|"))
    return tuple(zip((each.strip() for each in does.split(" | ")), about, strict=True))
