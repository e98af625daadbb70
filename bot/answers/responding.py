"""What an ask about answering something is about: that which is done, or which waits."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.answers.heard.asked import responds
from bot.answers.heard.places import before
from bot.answers.heard.waiting import waits_never

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.answers.heard.line import Line
    from bot.answers.heard.spots import Spot
    from rulesdb.engine.questions import Ask

RESPOND = "magic:term-respond"
ABILITY, SPELL = "respond-to-activated-ability", "respond-to-cast"
SPELLS = ("cast-way", "cast-resolving", "pay", "cast")
BY = frozenset(("by", "with", "using", "durch", "mit", "indem", "avec", "en", "par", "で"))
"""Words before that with which one answers."""
BROAD = ("magic:activated-ability", "magic:loyalty-ability", "magic:triggered-ability")
CASTING = ("casts", "casted")
LAND = "magic:play-land"
CASTS = re.compile("cast|lanc|wirk|zauber|唱え", re.IGNORECASE)
SPELLED = re.compile("spell|sort|zauber|呪文|スペル", re.IGNORECASE)


def answered(line: Line, asks: Mapping[str, Ask], known: Mapping[str, Ask]) -> Ask | None:
    """The ask about answering what the question names; nothing where it asks something else."""
    if SPELL not in known:
        return None
    if not responds(line.text, line.spoken):
        return _unanswerable(line, known)
    found = dict(_named(line, asks, known))
    if not found or any(_is_means(line, at) for at in found.values()):
        return None if found else _waiting(line, known)
    by_mechanic = {each.mechanic: each for each in known.values()}
    never = [it for it in found if it in by_mechanic and waits_never(it)]
    if any(it != LAND and _is_cast(line, found[it]) for it in never):
        return known[SPELL]
    closer = [it for it in found if it not in BROAD]
    mechanic = next(iter((*never, *closer, *found)))
    ask = by_mechanic.get(mechanic) or known[_sort(mechanic, asks)]
    return replace(ask, mechanic=mechanic, about=(RESPOND, mechanic))


def _unanswerable(line: Line, known: Mapping[str, Ask]) -> Ask | None:
    """Of something that is done "in response" to what nobody can answer."""
    response = next((at for at, it in enumerate(line.spots) if it.part == "response"), None)
    if response is None:
        return None
    by_mechanic = {each.mechanic: each for each in known.values()}
    theirs = [
        mechanic
        for at, spot in enumerate(line.spots[:response])
        for mechanic in (spot.value, *spot.mechanics)
        if mechanic in by_mechanic and waits_never(mechanic) and _is_theirs(line, at)
    ]
    return by_mechanic[theirs[0]] if theirs else None


def _is_theirs(line: Line, at: int) -> bool:
    """Whether an opponent does it, as a sentence before says."""
    left = before(line.spots, at)
    done = any(line.spots[it].part == "they" for it in range(at) if not line.parts(it, at))
    return done or (left is not None and line.spots[left].part == "they")


def _waiting(line: Line, known: Mapping[str, Ask]) -> Ask | None:
    """A spell, where nothing is named but that something is cast; of a land, that it is played."""
    if any("magic:type-land" in (spot.value, *spot.mechanics) for spot in line.spots):
        land = next(each for each in known.values() if each.mechanic == LAND)
        return replace(land, about=(RESPOND, LAND))
    waits = any(spot.part in CASTING or _is_spell(spot) for spot in line.spots)
    return known[SPELL] if waits else None


def _is_cast(line: Line, at: int) -> bool:
    """Whether a spell is meant that the mechanic tells of, as when a plotted card is cast."""
    beside = (line.spots[it] for it in (at - 1, at + 1) if 0 <= it < len(line.spots))
    answers = next((it for it, spot in enumerate(line.spots) if _responds(spot)), len(line.spots))
    cast = (spot.part == "verb" and spot.value == "magic:cast" for spot in line.spots[answers:])
    theirs = (spot.part in CASTING and CASTS.search(spot.text) for spot in line.spots)
    return any(map(_is_spell, beside)) or any(cast) or any(theirs)


def _responds(spot: Spot) -> bool:
    return spot.part in ("response", "answer") or RESPOND in spot.mechanics


def _is_spell(spot: Spot) -> bool:
    return spot.part == "spell" and SPELLED.search(spot.text) is not None


def _named(
    line: Line, asks: Mapping[str, Ask], known: Mapping[str, Ask]
) -> Iterator[tuple[str, int]]:
    """What is named that could be answered, in its order, each with its first place."""
    mechanics = {it.mechanic: it for it in (*asks.values(), *known.values())}
    said = [(each, at) for at, it in enumerate(line.spots) for each in (it.value, *it.mechanics)]
    seen: set[str] = {"magic:cast"}
    for each, at in sorted((*said, *line.named().items()), key=lambda it: it[1]):
        if each in mechanics and each not in seen:
            seen.add(each)
            yield each, at


def _is_means(line: Line, at: int) -> bool:
    """Whether it is that with which one answers."""
    start = line.spots[at].start
    if not any(_responds(spot) for spot in line.spots[:at]):
        return False
    words = line.text[:start].casefold().split()[-2:]
    return bool(BY.intersection(words))


def _sort(mechanic: str, asks: Mapping[str, Ask]) -> str:
    """Which ask about answering is meant by what is done by this mechanic."""
    kind = next(each.kind for each in asks.values() if each.mechanic == mechanic)
    return SPELL if kind in SPELLS else ABILITY
