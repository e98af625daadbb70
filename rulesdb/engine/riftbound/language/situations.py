"""Situation lines of Riftbound read: which kind of line it is, and what it says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.riftbound.cards import BASE, CHAMPION, FIELD, GEAR, HAND, SPELL, TRASH, Card
from rulesdb.engine.riftbound.language.facts import Facts, read_facts
from rulesdb.engine.riftbound.language.moments import Chained, Decked, Emptied, State, Turn
from rulesdb.engine.riftbound.language.objects import Ground, Moved, Placed
from rulesdb.engine.riftbound.language.resources import OF_PLAYER, Stated, read_victory, unknown
from rulesdb.engine.riftbound.language.words import (
    known_names,
    new_name,
    read_step,
    unknown_name,
)

if TYPE_CHECKING:
    from collections.abc import Callable

Said = Placed | Moved | Ground | Turn | State | Chained | Emptied | Decked | Stated

CARD_ZONES = (BASE, HAND, TRASH, CHAMPION)
EMPTY = ("empty", "is empty", "none")
CONTROLLED = "controlled by "
_AT = re.compile(r"(?P<player>[A-D])'s (?P<name>[^=]+?)(?:\s*=\s*(?P<facts>.+))?")
_CHAINED = re.compile(
    r"(?P<player>[A-D]) (?P<verb>plays|triggers) (?P<name>[^=]+?)"
    r"(?:\s*=\s*(?P<facts>.+?))?(?: targeting (?P<targets>.+))?"
)
_SHOWDOWN = re.compile(
    r"showdown(?: open)?(?: at (?P<place>[^,]+))?"
    r"(?:, (?P<attacker>[A-D]) attacks)?(?:, (?P<focus>[A-D]) has focus)?"
)


def read_situation(player: str | None, what: str, value: str, scope: Scope) -> Said | Unread:
    """What a line `PLAYER WHAT: VALUE` sets up."""
    key = what.casefold()
    if player is None:
        if key.startswith("battlefield "):
            return _battlefield(what[len("battlefield ") :].strip(), value, scope)
        reader = GENERAL.get(key)
        known = (*GENERAL, "battlefield", *(f"{scope.players[0]} {zone}" for zone in CARD_ZONES))
        return reader(value, scope) if reader else unknown(what, known)
    if key in OF_PLAYER:
        return OF_PLAYER[key](player, value)
    if key == "deck":
        return _deck(player, value, scope)
    zone = key if key in CARD_ZONES else (scope.vocabulary(what) or "")
    return _placed(player, zone, value, scope) if zone in CARD_ZONES else unknown(what, CARD_ZONES)


def _placed(player: str, zone: str, value: str, scope: Scope) -> Said | Unread:
    if value in scope.names:
        return Moved(player, zone, value)
    said, equals, facts_text = value.partition("=")
    name = new_name(said)
    if isinstance(name, Unread):
        return name
    if not equals:
        return Unread("facts-missing", value, (f"{name} = unit 2",))
    facts = read_facts(name, facts_text.strip(), scope)
    return facts if isinstance(facts, Unread) else Placed(player, zone, name, facts)


def _battlefield(said: str, value: str, scope: Scope) -> Said | Unread:
    """A battlefield as such, or an object at it."""
    place = new_name(said)
    if isinstance(place, Unread):
        return place
    new = place not in scope.names
    if value in ("uncontrolled", "empty"):
        return Ground(place, new=new)
    if not value.startswith(CONTROLLED):
        return _present(place, value, scope, new=new)
    player = value.removeprefix(CONTROLLED).strip()
    known = player in scope.players
    return Ground(place, player, new) if known else Unread("player", player, scope.players)


def _present(place: str, value: str, scope: Scope, *, new: bool) -> Said | Unread:
    """An object of a player's at the battlefield, brought in or known already."""
    match = _AT.fullmatch(value)
    if not match or match["player"] not in scope.players:
        example = f"{scope.players[0]}'s Sprite = unit 3"
        return Unread("battlefield", value, (example, "uncontrolled", "controlled by A"))
    player, name = match["player"], new_name(match["name"])
    if name in scope.names:
        return Moved(player, FIELD, match["name"], place, new)
    if isinstance(name, Unread):
        return name
    facts = read_facts(name, match["facts"] or "", scope)
    return facts if isinstance(facts, Unread) else Placed(player, FIELD, name, facts, place, new)


def _turn(value: str, scope: Scope) -> Said | Unread:
    player, _, word = (part.strip() for part in value.partition(","))
    if player not in scope.players:
        return Unread("player", player, scope.players)
    step = read_step(word or "main", scope)
    return step if isinstance(step, Unread) else Turn(player, step)


def _state(value: str, scope: Scope) -> Said | Unread:
    if value.casefold() in ("neutral", "neutral open"):
        return State(neutral=True)
    match = _SHOWDOWN.fullmatch(value)
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
    name = new_name(match["name"])
    if isinstance(name, Unread):
        return name
    facts = _chained_facts(name, match["verb"], match["facts"], scope)
    targets = known_names(match["targets"], scope.names) if match["targets"] else ()
    for read in (facts, targets):
        if isinstance(read, Unread):
            return read
    return Chained(match["player"], match["verb"], name, facts, targets)  # type: ignore[arg-type]  # neither is unread here


def _chained_facts(name: str, verb: str, facts: str | None, scope: Scope) -> Facts | Unread | None:
    if verb == "triggers":
        return None if name in scope.names else Facts(Card(name, GEAR))
    read = read_facts(name, facts or SPELL, scope)
    if isinstance(read, Facts) and read.card.kind != SPELL:
        return Unread("chain", facts or name, ("spell",))
    return read


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
    "state": _state,
    "chain": _chain,
    "victory score": lambda value, _: read_victory(value),
}
