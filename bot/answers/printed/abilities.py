"""Activated abilities in a card's paragraphs: what each costs, and when it may be used."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.answers.printed.lexicon import said
from bot.answers.printed.symbols import RUN
from rulesdb.library import fold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.answers.printed.lexicon import Lexicon

_SENTENCE = re.compile(r"(?<=[.。!])\s*")
_COSTS = re.compile(r"(?P<costs>[^:.。\"“„«]{1,100}?) ?: *(?P<effect>\S.*)")
_LOYALTY = re.compile(r"\[?(?P<number>[+-]?\d{1,2})\]?")
WALKER = "planeswalker"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """What a paragraph gives: abilities as facts, and sentences that say nothing known."""

    facts: tuple[str, ...]
    ignored: tuple[str, ...]


def read(text: str, head: str, lexicon: Lexicon, count: int) -> Paragraph:
    """The abilities of a paragraph; `count` is how many the card has already."""
    facts: list[str] = []
    ignored: list[str] = []
    for sentence in filter(str.strip, _SENTENCE.split(text)):
        name = f"use{count + len(facts) + 1 if count + len(facts) else ''}"
        made, worded = _activated(sentence.strip(), name, head, lexicon)
        added = tuple(_phrases(sentence, lexicon)) if facts and not made else ()
        if made:
            facts.append(made)
            ignored += [worded] if worded else []
        elif added:
            facts[-1] = " ".join((facts[-1], *added))
        else:
            ignored.append(sentence.strip())
    return Paragraph(tuple(facts), tuple(ignored))


def _activated(sentence: str, name: str, head: str, lexicon: Lexicon) -> tuple[str, str]:
    """An ability that begins with its cost, as a fact, and what of the cost is in words."""
    match = _COSTS.fullmatch(sentence)
    cost = _cost(match["costs"].strip(), head) if match else None
    if match is None or cost is None:
        return "", ""
    symbols, worded = cost
    fact = " ".join(filter(None, ("ability", name, symbols, *_phrases(match["effect"], lexicon))))
    return (fact, worded) if lexicon.takes(head, fact) else ("", "")


def _cost(costs: str, head: str) -> tuple[str, str] | None:
    """The cost as symbols, and what of it is words; none where nothing of it is a cost."""
    if WALKER in head and (loyalty := _LOYALTY.fullmatch(costs)):
        return f"[{int(loyalty['number']):+d}]", ""
    symbols = "".join(RUN.findall(costs))
    worded = RUN.sub("", costs).strip(" ,、;")
    ordered = symbols.replace("{T}", "") + "{T}" * ("{T}" in symbols)
    return (ordered, worded) if symbols else None


def _phrases(text: str, lexicon: Lexicon) -> Iterator[str]:
    """What the words say of when the ability may be used, and whether it is for mana."""
    folded = fold.fold(text)
    known = said("phrase", lexicon.game.name)
    yield from dict.fromkeys(meaning for written, meaning in known if written in folded)
