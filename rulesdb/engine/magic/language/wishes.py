"""Tries of Magic in words: `casts Augury for foretell`, `foretells Augury`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.magic.language.words import known_name
from rulesdb.engine.magic.mechanics.abilities import KEYWORD_ABILITIES
from rulesdb.engine.magic.mechanics.special import SPECIAL_ACTIONS
from rulesdb.engine.magic.mechanics.surcharges import ADDITIONAL_COSTS, PAYMENTS
from rulesdb.engine.magic.spells import WAYS
from rulesdb.engine.magic.tries import Activate, Attack, Block, Cast, Concede, TakeAction, Try
from rulesdb.engine.nearest import nearest
from rulesdb.engine.verbs import bare, third

if TYPE_CHECKING:
    from collections.abc import Iterable

ACTION_VERBS = {row.verb: row.key for row in SPECIAL_ACTIONS}
ABILITY_VERBS = {row.verb: row.key for row in KEYWORD_ABILITIES}
VERBS = ("cast", "activate", "attack", "block", "concede", *ACTION_VERBS, *ABILITY_VERBS)
TURNING = "turn"
EXTRAS = tuple(row.key for row in (*ADDITIONAL_COSTS, *PAYMENTS))
_PARTS = re.compile(r"\b(for|with|targeting) ")


def read_wish(player: str, words: str, scope: Scope) -> Try | Unread:
    """The try that the words after the player ask for."""
    first, _, rest = words.partition(" ")
    verb = bare(first, VERBS) or bare(scope.vocabulary(first) or "", VERBS)
    if verb is None:
        return Unread("verb", first, nearest(first, map(third, VERBS)) or ("casts", "plays"))
    if verb == "concede":
        return Concede(player)
    if verb == "activate":
        return _activate(player, rest, scope)
    if verb == "attack":
        rest = rest.removeprefix("with ")
    found = known_name(rest, scope.names)
    if found is None:
        return _unknown(rest, scope.names)
    return _with_object(player, verb, *found, scope)


def _with_object(player: str, verb: str, name: str, after: str, scope: Scope) -> Try | Unread:
    if verb == "cast":
        return _cast(player, name, after, scope)
    if verb == "block":
        return _block(player, name, after, scope)
    if verb == TURNING:
        after = after.removeprefix("face up")
    if after:
        return Unread("end", after)
    if verb == "attack":
        return Attack(player, name)
    if verb in ACTION_VERBS:
        return TakeAction(player, ACTION_VERBS[verb], verb, name)
    return Activate(player, ABILITY_VERBS[verb], verb, name)


def _unknown(text: str, names: Iterable[str]) -> Unread:
    return Unread("object", text, nearest(text, names) or tuple(names)[:3])


def _activate(player: str, rest: str, scope: Scope) -> Try | Unread:
    ability, _, name = rest.partition(" of ")
    found = known_name(name, scope.names)
    if found is None or found[1]:
        return _unknown(name or rest, scope.names)
    return Activate(player, ability.casefold(), "activate", found[0])


def _block(player: str, attacker: str, after: str, scope: Scope) -> Try | Unread:
    blocker = known_name(after.removeprefix("with "), scope.names)
    if blocker is None or blocker[1]:
        return _unknown(after.removeprefix("with "), scope.names)
    return Block(player, blocker[0], attacker)


def _cast(player: str, name: str, after: str, scope: Scope) -> Try | Unread:
    """What follows the card: `for COST and COST`, `with COST`, `targeting NAME and NAME`."""
    said: dict[str, tuple[str, ...]] = {}
    lead, *parts = _PARTS.split(after)
    if lead.strip():
        return Unread("end", lead.strip(), ("for", "with", "targeting"))
    for word, value in zip(parts[::2], parts[1::2], strict=True):
        said[word] = tuple(part.strip() for part in value.split(" and "))
    known = {"for": tuple(WAYS), "with": EXTRAS, "targeting": (*scope.names, *scope.players)}
    for word, values in said.items():
        for value in values:
            if value not in known[word]:
                return Unread(f"cast-{word}", value, nearest(value, known[word]) or known[word])
    way, *besides = said.get("for", (None,))
    extras, targets = said.get("with", ()), said.get("targeting", ())
    return Cast(player, name, way, extras, tuple(filter(None, besides)), targets)
