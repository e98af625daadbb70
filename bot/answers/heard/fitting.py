"""What circumstances do to what is asked: another situation, or another try."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.answers.heard.circumstances import UNKNOWABLE, meet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.answers.heard.circumstances import Circumstance
    from rulesdb.engine.questions import Ask

OTHERS = {"A": "B", "B": "A"}
SAID_ELSEWHERE = ("ok", "turn", "step", "stack")
"""What changes nothing of what is tried: it is so anyway, or it says when."""
_CARD = re.compile(r"^(?P<where>A [a-z]+|battlefield \w+): (?P<whose>A's )?Card = ")
_MOVED = re.compile(r"A (?P<zone>\w+): Card$")
_SEATED = re.compile(r"^[AB](?= )")
USES = {"loyalty-ability": "loyalty"}
"""What the ability is called in a state that says that it was used."""
OTHER_CARD = "Other card"
LIMIT = "once each turn"
ONCE = ("exhaust", "power-up", "companion")
"""What is used once for all, so that it matters on any later turn."""
EACH_TURN = ("forecast", "boast", "loyalty-ability", *ONCE)
"""What is used once each turn, or once for all."""


def fitted(
    ask: Ask, stated: Sequence[Circumstance], *, of_opponent: bool
) -> tuple[Ask, frozenset[int]]:
    """What is asked in the situation that is stated, and which circumstances that took in."""
    taken = set()
    for at, each in enumerate(stated):
        after = _under(ask, each, of_opponent=of_opponent)
        if after is not None:
            ask = after
            taken.add(at)
    return ask, frozenset(taken)


def tapping(ask: Ask) -> Ask:
    """The ask with what makes mana tapped for it, as a creature can not be at once."""
    by = ask.key == "mana-ability"
    return (_swapped(ask, "ability use adds>ability use {T} adds") or ask) if by else ask


def fitting(
    ask: Ask, possible: Sequence[Circumstance], *, of_opponent: bool
) -> tuple[Circumstance, ...]:
    """Of all that a question may state what bears on this ask, and what nobody can know."""
    fits: list[Circumstance] = []
    for each in possible:
        after = _under(ask, each, of_opponent=of_opponent)
        known = after is not None or _is_unknowable(each)
        if known and not any(meet(each, other) for other in fits):
            ask = after or ask
            fits.append(each)
    return tuple(fits)


def _is_unknowable(each: Circumstance) -> bool:
    return UNKNOWABLE in (does for does, _ in each.ways)


def _under(ask: Ask, stated: Circumstance, *, of_opponent: bool) -> Ask | None:
    """The ask under a circumstance that is about it; nothing where it does not fit."""
    does = next((does for does, only in stated.ways if _is_about(only, ask)), None)
    after: Ask | None = ask
    for each in does.split(" && ") if does else ("",):
        after = _changed(after, each, of_opponent=of_opponent) if after else None
    return after


def _is_about(only: frozenset[str], ask: Ask) -> bool:
    """Whether it bears on this ask: by its key, its mechanic, or the zone of its card."""
    mechanics = {it.partition(":")[2] for it in (ask.mechanic, *ask.about)}
    return not only or bool(only & {ask.key, ask.kind, zone(ask), *mechanics})


def zone(ask: Ask) -> str:
    """The zone in which the ask has the card, or nothing where it has none."""
    moved = next(filter(None, map(_MOVED.match, reversed(ask.lines))), None)
    if moved:
        return moved["zone"]
    found = next(filter(None, map(_CARD.match, ask.lines)), None)
    return found["where"].split()[0 if found["where"].startswith("battle") else 1] if found else ""


def _changed(ask: Ask, does: str, *, of_opponent: bool) -> Ask | None:
    """The ask with one change; nothing where it does not fit."""
    kind, _, value = does.partition(":")
    if kind in SAID_ELSEWHERE:
        return ask
    if kind in ("line", "effect"):
        line = f"{value[0]} effect: {value[2:]}" if kind == "effect" else value
        seated = _seated(line, of_opponent=of_opponent)
        return replace(ask, lines=(*ask.lines, _escaped(seated)))
    change = CHANGES.get(kind)
    fits = change is not None and (kind == "answers") == ask.attempt.startswith("respond ")
    return change(ask, value) if change and fits else None


def _sent(ask: Ask, place: str) -> Ask | None:
    """With another place to which the card goes."""
    if not ask.attempt.startswith(("play ", "hide ")):
        return None
    bare, by, _ = ask.attempt.partition(" at ") if " at " in ask.attempt else (ask.attempt, "", "")
    bare = bare.partition(" to ")[0]
    return replace(ask, attempt=f"{bare}{by or ' to '}{place}")


def _escaped(line: str) -> str:
    """A line of an ask, which is filled in later, that stays as it is."""
    return line.replace("{", "{{").replace("}", "}}")


def _seated(line: str, *, of_opponent: bool) -> str:
    """The line with the players' seats exchanged where an opponent is the one who acts."""
    return _SEATED.sub(lambda seat: OTHERS[seat[0]], line) if of_opponent else line


def _of_card(ask: Ask, fact: str) -> Ask | None:
    said = _escaped(fact)
    if any(_CARD.match(it) and it.endswith(f", {said}") for it in ask.lines):
        return ask
    lines = tuple(f"{it}, {said}" if _CARD.match(it) else it for it in ask.lines)
    return replace(ask, lines=lines) if lines != ask.lines else None


def _used(ask: Ask, when: str) -> Ask | None:
    """With its ability used before; where that limits nothing, as if nothing had been said."""
    name = ask.mechanic.partition(":")[2]
    if name == "activated-ability" and when == "this turn":
        limited = any(LIMIT in it for it in ask.lines)
        return _of_card(ask, f"use used {when}") if limited else None
    if name not in EACH_TURN or (when == "earlier" and name not in ONCE):
        return None
    said = "earlier" if name in ONCE else when
    return _of_card(ask, f"{USES.get(name, name)} used {said}")


def _swapped(ask: Ask, value: str) -> Ask | None:
    """With other words in the favourable situation, or without some."""
    old, _, new = value.partition(">")
    if not any(old in each for each in ask.lines):
        return None
    lines = (each.replace(old, _escaped(new)) for each in ask.lines)
    return replace(ask, lines=tuple(filter(None, lines)))


def _moved(ask: Ask, there: str) -> Ask | None:
    """With the card in another zone than where it works from, if that is said."""
    if not zone(ask):
        return None
    return ask if zone(ask) == there else replace(ask, lines=(*ask.lines, f"A {there}: Card"))


def _without_flash(ask: Ask, _: str) -> Ask | None:
    """With no card that has flash among those that are looked at."""
    holes = tuple(
        replace(hole, fills=tuple(each for each in hole.fills if each[0] != "flash"))
        for hole in ask.holes
    )
    return replace(ask, holes=holes)


def _alone(ask: Ask, _: str) -> Ask | None:
    """Without other cards beside the one that is asked about."""
    lines = tuple(each for each in ask.lines if OTHER_CARD not in each)
    return replace(ask, lines=lines) if lines != ask.lines else None


def _tried(ask: Ask, more: str) -> Ask:
    """With a try that says more."""
    return replace(ask, attempt=f"{ask.attempt} {more}")


def _answers(ask: Ask, what: str) -> Ask:
    """Asked about answering another part of it."""
    return replace(ask, key="respond-to-announcement", attempt=f"respond to {what}")


CHANGES: dict[str, Callable[[Ask, str], Ask | None]] = {
    "fact": _of_card,
    "used": _used,
    "drop": _swapped,
    "swap": _swapped,
    "plain": _without_flash,
    "alone": _alone,
    "zone": _moved,
    "try": _tried,
    "answers": _answers,
    "to": _sent,
}
