"""Situation lines of Riftbound read: which kind of line it is, and what it says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.riftbound.cards import GEAR, SPELL, Card
from rulesdb.engine.riftbound.language.facts import Facts, read_facts
from rulesdb.engine.riftbound.language.moments import Chained, Decked, Emptied, First, State, Turn
from rulesdb.engine.riftbound.language.placing import (
    CARD_ZONES,
    Put,
    battlefield,
    placed,
    token,
)
from rulesdb.engine.riftbound.language.resources import (
    OF_PLAYER,
    Preferred,
    Stated,
    read_victory,
    unknown,
)
from rulesdb.engine.riftbound.language.words import (
    keyword,
    known_names,
    new_name,
    read_step,
    unknown_name,
)
from rulesdb.engine.riftbound.mechanics.unmodelled import LINES

if TYPE_CHECKING:
    from collections.abc import Callable

Said = Put | Turn | First | State | Chained | Emptied | Decked | Stated

EMPTY = ("empty", "is empty", "none")
GROUND_WORD = "battlefield "
OTHER_WORDS = {"legend": "legend zone", "champion": "champion zone", "rune pool": "pool"}
"""What else a line about a player's own may be called."""
_CHAINED = re.compile(
    r"(?P<player>[A-D]) (?P<verb>plays|triggers|activates) (?P<name>[^=]+?)"
    r"(?:\s*=\s*(?P<facts>.+?))?(?: targeting (?P<targets>.+))?"
)
_SHOWDOWN = re.compile(
    r"showdown(?: open)?(?: at (?P<place>[^,]+))?"
    r"(?:, (?P<attacker>[A-D]) attacks)?(?:, (?P<focus>[A-D]) has focus)?"
)


def read_situation(player: str | None, what: str, value: str, scope: Scope) -> Said | Unread:
    """What a line `PLAYER WHAT: VALUE` sets up."""
    if rule := LINES.get(what.casefold()):
        return Unread("not-modelled", what, (rule,))
    if player is None:
        return _general(what, value, scope)
    return _of_player(player, what, value, scope)


def _general(what: str, value: str, scope: Scope) -> Said | Unread:
    """A line that is about no player in particular."""
    key = what.casefold()
    if key.startswith(GROUND_WORD):
        return battlefield(what[len(GROUND_WORD) :].strip(), value, scope)
    reader = GENERAL.get(key)
    known = (*GENERAL, GROUND_WORD.strip(), *(f"{scope.players[0]} {zone}" for zone in CARD_ZONES))
    return reader(value, scope) if reader else unknown(what, known)


def _of_player(player: str, what: str, value: str, scope: Scope) -> Said | Unread:
    key = what.casefold()
    key = OTHER_WORDS.get(key, key)
    if key.startswith(GROUND_WORD):
        said = what[len(GROUND_WORD) :].strip()
        return battlefield(said, f"{player}'s {value}", scope)
    if key in OF_PLAYER:
        return OF_PLAYER[key](player, value)
    if key in NAMED:
        return NAMED[key](player, value, scope)
    zone = key if key in CARD_ZONES else (scope.vocabulary(what) or "")
    known = (*CARD_ZONES, *NAMED)
    return placed(player, zone, value, scope) if zone in CARD_ZONES else unknown(what, known)


def _turn(value: str, scope: Scope) -> Said | Unread:
    player, _, word = (part.strip() for part in value.partition(","))
    if player not in scope.players:
        return Unread("player", player, scope.players)
    step = read_step(word or "main", scope)
    return step if isinstance(step, Unread) else Turn(player, step)


def _first(value: str, scope: Scope) -> Said | Unread:
    known = value in scope.players
    return First(value) if known else Unread("player", value, scope.players)


def _state(value: str, scope: Scope) -> Said | Unread:
    if value.casefold() in ("neutral", "neutral open"):
        return State(neutral=True)
    match = _SHOWDOWN.fullmatch(value)
    if "closed" in value.casefold():
        return Unread("state", value, (f"chain: {scope.players[-1]} plays Spark = spell",))
    if not match:
        return Unread("state", value, ("showdown open at Summit, A has focus", "neutral open"))
    place = (match["place"] or "").strip()
    if place and place not in scope.names:
        return unknown_name(place, scope.names)
    return State(place, match["focus"] or "", match["attacker"] or "")


def _chain(value: str, scope: Scope) -> Said | Unread:
    if value.casefold() in EMPTY:
        return Emptied()
    match = _CHAINED.fullmatch(value)
    if not match or match["player"] not in scope.players:
        return Unread("chain", value, (f"{scope.players[-1]} plays Spark = spell", "empty"))
    label, name = _chained_name(match["name"].strip(), match["verb"], scope)
    if isinstance(name, Unread):
        return name
    facts = _chained_facts(name, match["verb"], match["facts"], scope)
    targets = known_names(match["targets"], scope.names) if match["targets"] else ()
    for read in (facts, targets):
        if isinstance(read, Unread):
            return read
    return Chained(match["player"], match["verb"], name, facts, targets, label)  # type: ignore[arg-type]  # neither is unread here


def _chained_name(said: str, verb: str, scope: Scope) -> tuple[str, str | Unread]:
    """The object, and its keyword where the line says which of its abilities triggers."""
    word, _, name = said.partition(" of ")
    found = "ability" if word == "ability" else keyword(word, scope)
    if verb == "triggers" and found and name in scope.names:
        return found, name
    return "", new_name(said)


def _chained_facts(name: str, verb: str, facts: str | None, scope: Scope) -> Facts | Unread | None:
    if verb != "plays":
        return None if name in scope.names else Facts(Card(name, GEAR))
    read = read_facts(name, facts or SPELL, scope)
    if isinstance(read, Facts) and read.card.kind != SPELL:
        return Unread("chain", facts or name, ("spell",))
    return read


def _preferred(value: str, scope: Scope) -> Said | Unread:
    names = known_names(value, scope.names)
    return names if isinstance(names, Unread) else Preferred(names)


def _deck(player: str, value: str, scope: Scope) -> Said | Unread:
    if value.casefold() in EMPTY:
        return Decked(player, ())
    names = [new_name(part) for part in value.split(",")]
    wrong = next((name for name in names if isinstance(name, Unread)), None)
    if wrong:
        return wrong
    _ = scope
    return Decked(player, tuple(str(name) for name in names))


GENERAL: dict[str, Callable[[str, Scope], Said | Unread]] = {
    "turn": _turn,
    "first turn": _first,
    "state": _state,
    "chain": _chain,
    "victory score": lambda value, _: read_victory(value),
    "choices": _preferred,
}
NAMED: dict[str, Callable[[str, str, Scope], Said | Unread]] = {"deck": _deck, "token": token}
