"""Situation lines of Magic: what a line `PLAYER WHAT: VALUE` sets up."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.magic.casting import RESOLVING
from rulesdb.engine.magic.designations import DESIGNATIONS
from rulesdb.engine.magic.language.circumstances import (
    CardsDrawn,
    Daytime,
    Designated,
    Discards,
    Draws,
    ExtraCombats,
    InEffect,
    LegalTargets,
    Several,
    Tally,
    in_effect,
    in_effect_this_turn,
)
from rulesdb.engine.magic.language.facts import read_facts
from rulesdb.engine.magic.language.holding import DAYTIMES
from rulesdb.engine.magic.language.moments import (
    NOBODY,
    Available,
    ExtraTurns,
    Happened,
    LandsPlayed,
    NowResolving,
    Paying,
    Priority,
    SpellsCast,
    Turn,
    TurnsBegun,
)
from rulesdb.engine.magic.language.objects import (
    STACK_VERBS,
    Controlled,
    Emptied,
    Moved,
    Placed,
    Stacked,
)
from rulesdb.engine.magic.language.words import new_name, possessed, read_step, read_zone
from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.mechanics.casting import CAST_WAYS
from rulesdb.engine.magic.mechanics.wordings import ALIASES, NOTHING, NUMBERS
from rulesdb.engine.magic.needs import HAPPENED
from rulesdb.engine.magic.position import STACK, ZONES
from rulesdb.engine.nearest import nearest
from rulesdb.engine.verbs import third

if TYPE_CHECKING:
    from collections.abc import Callable

RESOLVED = tuple(row.key for row in CAST_WAYS if row.window in RESOLVING)
# More than two digits would be a slip.
_NUMBER = re.compile(r"\d{1,2}")
_JOINED = re.compile(r"(?<=\})(?:,| and|\s)+(?=\s*\{)\s*")
_SEVERAL = re.compile(r"(?P<number>\d{1,2}) (?:other )?cards?")
_STACKED = re.compile(
    r"(?P<player>[A-D])\s+(?P<verb>\w+)\s+(?P<name>[^=]+?)"
    r"(?:\s*=\s*(?P<facts>.*?))?(?: targeting (?P<targets>[^\",={}]+))?"
)

Said = (
    Placed
    | Moved
    | Controlled
    | Stacked
    | Emptied
    | Turn
    | Priority
    | Paying
    | Available
    | LandsPlayed
    | NowResolving
    | Happened
    | SpellsCast
    | ExtraTurns
    | TurnsBegun
    | Daytime
    | ExtraCombats
    | LegalTargets
    | Discards
    | Draws
    | InEffect
    | Several
    | CardsDrawn
    | Tally
    | Designated
)


def read_situation(player: str | None, what: str, value: str, scope: Scope) -> Said | Unread:
    """What a line `PLAYER WHAT: VALUE` sets up."""
    key = what.strip().casefold()
    key = ALIASES.get(key, key)
    if player is None:
        reader = GENERAL.get(key)
        known = (*GENERAL, *(f"{scope.players[0]} {zone}" for zone in ZONES))
        return reader(value, scope) if reader else Unread("situation", what, nearest(key, known))
    if key in OF_PLAYER:
        return OF_PLAYER[key](player, value)
    if key in OF_OBJECT:
        if value not in scope.names:
            return Unread("object", value, nearest(value, scope.names))
        return OF_OBJECT[key](player, value)
    zone = read_zone(key, scope)
    if zone is None or zone == STACK:
        return Unread("situation", what, nearest(key, (*ZONES, *OF_PLAYER, *OF_OBJECT)))
    return _placed(player, zone, value, scope)


def _placed(player: str, zone: str, value: str, scope: Scope) -> Said | Unread:
    if value.strip() in scope.names:
        return Moved(player, zone, value.strip())
    counted = NOTHING.get(value.strip().casefold(), _counted(value))
    if several := _SEVERAL.fullmatch(counted):
        return Several(player, zone, int(several["number"]))
    said, _, facts_text = value.partition("=")
    name = new_name(said)
    if isinstance(name, Unread):
        return name
    if not facts_text.strip(", "):
        return Unread("facts-missing", value.strip(), (f"{name} = creature 2/2",))
    facts = read_facts(facts_text.strip(), scope)
    return facts if isinstance(facts, Unread) else Placed(player, zone, name, facts)


def _daytime(value: str, _: Scope) -> Said | Unread:
    said = value.casefold()
    return Daytime(said) if said in DAYTIMES else Unread("state", value, DAYTIMES)


def _legal_targets(player: str, value: str) -> Said | Unread:
    said = "0" if value.casefold() == "none" else value
    return LegalTargets(player, int(said)) if _NUMBER.fullmatch(said) else Unread("number", value)


def _counted(value: str) -> str:
    """With a number in digits where it was said in a word."""
    first, space, rest = value.strip().partition(" ")
    return f"{NUMBERS.get(first.casefold(), first)}{space}{rest}"


def _turn(value: str, scope: Scope) -> Said | Unread:
    value = possessed(value, scope)
    player, _, word = (part.strip() for part in value.replace("'s ", ", ").partition(","))
    if player not in scope.players:
        return Unread("player", player, scope.players)
    step = read_step(word or "main1", scope)
    return step if isinstance(step, Unread) else Turn(player, step)


def _stack(value: str, scope: Scope) -> Said | Unread:
    if value.casefold() in ("empty", "is empty"):
        return Emptied()
    match = _STACKED.fullmatch(value)
    verbs = {said: verb for verb in STACK_VERBS for said in (verb, third(verb))}
    if not match or match["verb"] not in verbs or match["player"] not in scope.players:
        example = f"{scope.players[-1]} casts Harvest = sorcery"
        return Unread("stack", value, (example, "empty"))
    name = new_name(match["name"])
    if isinstance(name, Unread):
        return name
    facts = read_facts(match["facts"] or "card", scope)
    targets = tuple((match["targets"] or "").split(" and ")) if match["targets"] else ()
    aims = (*scope.names, *scope.players)
    if wrong := next((each for each in targets if each not in aims), None):
        return Unread("cast-targeting", wrong, nearest(wrong, aims) or aims[:3])
    if isinstance(facts, Unread):
        return facts
    known = name in scope.names
    return Stacked(match["player"], verbs[match["verb"]], name, facts, targets, known=known)


def _priority(value: str, scope: Scope) -> Said | Unread:
    if value not in (*scope.players, NOBODY):
        return Unread("player", value, (*scope.players, NOBODY))
    return Priority(value)


def _resolving(value: str, scope: Scope) -> Said | Unread:
    player, _, rest = (part.strip() for part in value.partition(","))
    if player not in scope.players:
        return Unread("player", player, scope.players)
    name, _, way = (part.strip() for part in rest.rpartition(" for "))
    if name not in scope.names:
        return Unread("object", name or rest, nearest(name or rest, scope.names))
    if way not in RESOLVED:
        return Unread("cast-for", way, nearest(way, RESOLVED) or RESOLVED[:3])
    return NowResolving(player, name, way)


def _this_turn(player: str, value: str) -> Said | Unread:
    said = value.casefold().removeprefix("an ").replace(" ", "-")
    if said not in HAPPENED:
        return Unread("happening", value, nearest(said, HAPPENED) or HAPPENED)
    return Happened(player, said)


def _paying(value: str, scope: Scope) -> Said | Unread:
    return Paying(value) if value in scope.players else Unread("player", value, scope.players)


def _numbered(line: Callable[[str, int], Said], player: str, value: str) -> Said | Unread:
    said = NUMBERS.get(value.casefold(), value)
    return line(player, int(said)) if _NUMBER.fullmatch(said) else Unread("number", value)


def _mana(player: str, value: str) -> Said | Unread:
    if value.casefold() in PLENTY:
        return Available(player, None)
    said = _JOINED.sub("", f"{{{value}}}" if value.isdecimal() else value)
    mana = Mana() if said.casefold() in ("none", "nothing", "{0}") else Mana.read(said)
    return Unread("mana", value, ("{2}", "{1}{U}")) if mana is None else Available(player, mana)


PLENTY = ("any", "anything", "enough", "unlimited", "infinite", "plenty")


def _pool(player: str, value: str) -> Said | Unread:
    said = _mana(player, value)
    if not isinstance(said, Available) or said.mana is None:
        return Unread("mana", value, ("{2}", "{1}{U}"))
    return replace(said, pool=True)


def _designated(player: str, value: str) -> Said | Unread:
    said = value.casefold()
    known = said in DESIGNATIONS
    return Designated(player, said) if known else Unread("state", value, DESIGNATIONS)


def _poison(player: str, value: str) -> Said | Unread:
    return _numbered(partial(Tally, "poison"), player, value.removesuffix(" counters"))


GENERAL: dict[str, Callable[[str, Scope], Said | Unread]] = {
    "turn": _turn,
    "stack": _stack,
    "priority": _priority,
    "paying": _paying,
    "resolving": _resolving,
    "daytime": _daytime,
}
OF_PLAYER: dict[str, Callable[[str, str], Said | Unread]] = {
    "mana": _mana,
    "pool": _pool,
    "poison": _poison,
    "lands played": partial(_numbered, LandsPlayed),
    "spells cast": partial(_numbered, SpellsCast),
    "this turn": _this_turn,
    "extra turns": partial(_numbered, ExtraTurns),
    "turns begun": partial(_numbered, TurnsBegun),
    "extra combats": partial(_numbered, ExtraCombats),
    "cards drawn": partial(_numbered, CardsDrawn),
    **{each: partial(_numbered, partial(Tally, each)) for each in ("life", "speed", "energy")},
    "designation": _designated,
    "legal targets": _legal_targets,
    "effect": in_effect,
    "effect this turn": in_effect_this_turn,
}
OF_OBJECT: dict[str, Callable[[str, str], Said]] = {
    "controls": Controlled,
    "discards": Discards,
    "draws": Draws,
}
