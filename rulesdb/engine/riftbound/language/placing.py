"""Situation lines that put objects into zones and at battlefields, read."""

from __future__ import annotations

import re
from dataclasses import replace

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.riftbound.cards import (
    BASE,
    CHAMPION,
    FIELD,
    HAND,
    KINDS,
    LEGEND,
    LEGENDS,
    NOWHERE,
    TRASH,
    Ability,
)
from rulesdb.engine.riftbound.language.effects import read_effect
from rulesdb.engine.riftbound.language.facts import Facts, read_facts
from rulesdb.engine.riftbound.language.objects import Ground, Grounded, Moved, Placed
from rulesdb.engine.riftbound.language.words import new_name
from rulesdb.engine.riftbound.mechanics.unmodelled import GROUND

Put = Placed | Moved | Ground | Grounded

CARD_ZONES = (BASE, HAND, TRASH, CHAMPION, LEGENDS)
CONTROLLED = "controlled by "
_AT = re.compile(r"(?P<player>[A-D])'s (?P<name>[^=]+?)(?:\s*=\s*(?P<facts>.+))?")


def placed(player: str, zone: str, value: str, scope: Scope) -> Put | Unread:
    if value in scope.names:
        return Moved(player, zone, value)
    said, equals, facts_text = value.partition("=")
    name = new_name(said)
    if isinstance(name, Unread):
        return name
    if not equals:
        return Unread("facts-missing", value, (f"{name} = unit 2",))
    facts = read_facts(name, facts_text.strip(), scope)
    if isinstance(facts, Facts) and (facts.card.kind == LEGEND) != (zone == LEGENDS):
        return Unread("card-type", facts_text.strip(), (LEGEND,) if zone == LEGENDS else KINDS[:3])
    return facts if isinstance(facts, Unread) else Placed(player, zone, name, facts)


def token(player: str, value: str, scope: Scope) -> Put | Unread:
    """A token that an effect may play: not on the board before that (183)."""
    found = placed(player, NOWHERE, value, scope)
    if not isinstance(found, Placed):
        return Unread("name-taken", value) if isinstance(found, Moved) else found
    card = replace(found.facts.card, token=True)
    return replace(found, facts=replace(found.facts, card=card))


def battlefield(said: str, value: str, scope: Scope) -> Put | Unread:
    """A battlefield as such, or an object at it."""
    place = new_name(said)
    if isinstance(place, Unread):
        return place
    new = place not in scope.names
    if word := next((word for word in GROUND if value.startswith(word)), None):
        ability = read_effect(value.removeprefix(word), scope)
        if isinstance(ability, Ability) and ability.when.startswith("here-"):
            return Grounded(place, ability, new)
        return Unread("not-modelled", word, (GROUND[word],))
    if value in ("uncontrolled", "empty"):
        return Ground(place, new=new)
    if not value.startswith(CONTROLLED):
        return _present(place, value, scope, new=new)
    player = value.removeprefix(CONTROLLED).strip()
    known = player in scope.players
    return Ground(place, player, new) if known else Unread("player", player, scope.players)


def _present(place: str, value: str, scope: Scope, *, new: bool) -> Put | Unread:
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
