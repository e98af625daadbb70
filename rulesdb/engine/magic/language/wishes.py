"""Tries of Magic in words: `casts Augury for foretell`, `foretells Augury`."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.magic.language.asked import ASKING, instructed
from rulesdb.engine.magic.language.words import known_name, unknown
from rulesdb.engine.magic.mechanics.abilities import KEYWORD_ABILITIES
from rulesdb.engine.magic.mechanics.special import ALLOWED_ACTIONS, SPECIAL_ACTIONS
from rulesdb.engine.magic.mechanics.surcharges import ADDITIONAL_COSTS, PAYMENTS
from rulesdb.engine.magic.spells import WAYS, WHICHEVER
from rulesdb.engine.magic.tries import (
    Activate,
    Assign,
    Attack,
    Block,
    Cast,
    Concede,
    PassOn,
    TakeAction,
    Try,
)
from rulesdb.engine.magic.unchosen import INSTRUCTED, UNNAMED
from rulesdb.engine.nearest import nearest
from rulesdb.engine.verbs import bare, third

if TYPE_CHECKING:
    from collections.abc import Callable

    Named = Callable[[str, str, str, str, Scope], Try | Unread]

ACTION_VERBS = {row.verb: row.key for row in SPECIAL_ACTIONS} | {
    row.verb: row.key for row in ALLOWED_ACTIONS if row.verb not in INSTRUCTED
}
ABILITY_VERBS = {row.verb: row.key for row in KEYWORD_ABILITIES}
DONE_VERBS = ("cast", "activate", "attack", "block", "assign", "concede", "pass")
UNCHOSEN_VERBS = tuple(
    word
    for word in (*INSTRUCTED, *UNNAMED)
    if word not in (*DONE_VERBS, *ACTION_VERBS, *ABILITY_VERBS)
)
VERBS = (*DONE_VERBS, *ACTION_VERBS, *ABILITY_VERBS, *ASKING, *UNCHOSEN_VERBS)
TURNING = "turn"
EXTRAS = tuple(row.key for row in (*ADDITIONAL_COSTS, *PAYMENTS))
_PARTS = re.compile(r"\b(for|with|targeting) ")
_PAYING = re.compile(
    r" (?:sacrificing|discarding|exiling|tapping|returning|revealing|paying with) (?P<names>.+?)"
    r"(?= (?:for|with|targeting|face up|sacrificing|discarding|exiling|tapping|returning|revealing"
    r"|paying with) |$)"
)
_FROM = re.compile(
    r"\bfrom (?:the |your |their |its owner's )?(?:top of )?(?:the |your |their )?"
    r"(?:hand|graveyard|exile|library|command zone|command|outside the game|outside)$"
)


_HOLDING = re.compile(r" (?:while )?(?:holding|retaining) priority$")
_SAID = (
    (re.compile(r"^taps? (.+) for mana$"), r"activates mana of \1"),
    (re.compile(r"^responds? with (?=[^ ])"), "casts "),
    (re.compile(r"^(activates? .+) from (?:the |their |its |your )?(?:graveyard|hand)$"), r"\1"),
)


def read_wish(player: str, words: str, scope: Scope) -> Try | Unread:
    """The try that the words after the player ask for."""
    words = _HOLDING.sub("", words)
    for pattern, meant in _SAID:
        words = pattern.sub(meant, words)
    first, _, rest = words.partition(" ")
    verb = bare(first, VERBS) or bare(scope.vocabulary(first) or "", VERBS)
    if verb is None:
        return Unread("verb", first, nearest(first, map(third, VERBS)) or ("casts", "plays"))
    if verb in ALONE:
        return ALONE[verb](player)
    if verb in DECLARING:
        return DECLARING[verb](player, rest, scope)
    if verb in ASKING:
        return ASKING[verb](player, rest, scope)
    if verb in UNCHOSEN_VERBS:
        return instructed(player, verb, rest, scope)
    return _done(player, verb, rest, scope)


def _done(player: str, verb: str, rest: str, scope: Scope) -> Try | Unread:
    """A try that is done with an object, and what is named to pay its costs with."""
    rest, paying = _paid(rest, scope)
    if isinstance(paying, Unread):
        return paying
    found = _with_object(player, verb, rest, scope)
    if not paying or isinstance(found, Unread):
        return found
    if not isinstance(found, (Activate, Cast, TakeAction)):
        return Unread("end", paying[0], ())
    return replace(found, paying=paying)


def _paid(rest: str, scope: Scope) -> tuple[str, tuple[str, ...] | Unread]:
    """What is named to pay the costs with, and the rest of the words."""
    names: list[str] = []
    for match in _PAYING.finditer(rest):
        found = _named(match["names"], scope.names, "object")
        if isinstance(found, Unread):
            return rest, found
        names += found
    return (_PAYING.sub("", rest) if names else rest), tuple(names)


def _with_object(player: str, verb: str, rest: str, scope: Scope) -> Try | Unread:
    ability, of, name = rest.rpartition(" of ") if verb == "activate" else ("", "", rest)
    found = known_name(name.replace("'s damage", "", 1) if verb == "assign" else name, scope.names)
    if found is None:
        return unknown(name, scope.names)
    if verb == "activate":
        return _activated(player, ability.casefold() if of else "", verb, found, scope)
    if verb in ABILITY_VERBS:
        return _activated(player, ABILITY_VERBS[verb], verb, found, scope)
    return READERS.get(verb, _acting)(player, verb, *found, scope)


def _acting(player: str, verb: str, name: str, after: str, scope: Scope) -> Try | Unread:
    """A special action: nothing follows the object but what it is known for."""
    rest = after.removeprefix("face up") if verb == TURNING else after
    rest = _FROM.sub("", rest) if verb == "play" else rest
    if rest:
        return Unread("end", rest, scope.names[:0])
    return TakeAction(player, ACTION_VERBS[verb], verb, name)


def _activated(
    player: str, ability: str, verb: str, found: tuple[str, str], scope: Scope
) -> Try | Unread:
    name, after = found
    targets = _targets(after, scope)
    return (
        targets if isinstance(targets, Unread) else Activate(player, ability, verb, name, targets)
    )


def _targets(after: str, scope: Scope) -> tuple[str, ...] | Unread:
    """What follows an ability: `targeting NAME and NAME`, or nothing."""
    word, _, rest = after.partition(" ")
    if not after or word not in ("targeting", "to"):
        return Unread("end", after, ("targeting",)) if after else ()
    return _named(rest, (*scope.names, *scope.players), "cast-targeting")


def _named(text: str, known: tuple[str, ...], key: str) -> tuple[str, ...] | Unread:
    named = tuple(part.strip() for part in text.split(" and "))
    wrong = next((name for name in named if name not in known), None)
    return named if wrong is None else Unread(key, wrong, nearest(wrong, known) or known[:3])


def _groups(rest: str, scope: Scope) -> list[tuple[str, tuple[str, ...]]] | Unread:
    """`WHOM with NAME and NAME and WHOM with NAME`; without "with", no one is said."""
    first, *more = (part.strip() for part in re.split(r"(?:^|\s)with ", rest))
    if not more:
        first, more = "", [first]
    groups: list[tuple[str, tuple[str, ...]]] = []
    for part, last in zip(more, (*(False,) * (len(more) - 1), True), strict=True):
        listed, _, following = (part, "", "") if last else part.rpartition(" and ")
        named = _named(listed, scope.names, "object")
        aimed = _named(first, (*scope.players, *scope.names), "object") if first else ("",)
        if isinstance(named, Unread):
            return named
        if isinstance(aimed, Unread):
            return aimed
        groups.append((aimed[0], named))
        first = following
    return groups


def _attack(player: str, rest: str, scope: Scope) -> Try | Unread:
    """`with NAME and NAME`, or `WHOM with NAME and WHOM with NAME`."""
    groups = _groups(rest, scope)
    if isinstance(groups, Unread):
        return groups
    names = [name for _, named in groups for name in named]
    whom = tuple(each for each, named in groups for _ in named)
    return Attack(player, names[0], tuple(names[1:]), whom if any(whom) else ())


def _block(player: str, rest: str, scope: Scope) -> Try | Unread:
    """`NAME with NAME and NAME`, and for other attackers `and NAME with NAME` behind it."""
    groups = _groups(rest, scope)
    if isinstance(groups, Unread):
        return groups
    if not all(attacker for attacker, _ in groups):
        return Unread("end", rest, ("with",))
    (attacker, (name, *others)), *more = groups
    return Block(player, name, attacker, tuple(others), tuple(more))


def _cast(player: str, _: str, name: str, after: str, scope: Scope) -> Try | Unread:
    """What follows the card: `for COST and COST`, `with COST`, `targeting NAME and NAME`."""
    said: dict[str, tuple[str, ...]] = {}
    lead, *parts = _PARTS.split(after)
    if _FROM.sub("", lead).strip():
        return Unread("end", lead.strip(), ("for", "with", "targeting"))
    for word, value in zip(parts[::2], parts[1::2], strict=True):
        said[word] = (*said.get(word, ()), *(part.strip() for part in value.split(" and ")))
    number, said["with"] = _chosen(said.get("with", ()))
    known = {
        "for": (*WAYS, *WHICHEVER),
        "with": EXTRAS,
        "targeting": (*scope.names, *scope.players),
    }
    for word, values in said.items():
        for value in values:
            if value not in known[word]:
                return Unread(f"cast-{word}", value, nearest(value, known[word]) or known[word])
    way, *besides = said.get("for", (None,))
    extras, targets = said["with"], said.get("targeting", ())
    return Cast(player, name, way, extras, tuple(filter(None, besides)), targets, number=number)


def _chosen(values: tuple[str, ...]) -> tuple[int | None, tuple[str, ...]]:
    """What is chosen for X, and the other words behind "with"."""
    found = [int(match[1]) for value in values if (match := _X.fullmatch(value))]
    return found[-1] if found else None, tuple(each for each in values if not _X.fullmatch(each))


_X = re.compile(r"X=(\d{1,2})")


ALONE: dict[str, Callable[[str], Try]] = {"concede": Concede, "pass": PassOn}


def _assign(player: str, _: str, name: str, after: str, scope: Scope) -> Try | Unread:
    """How damage is divided: `NAME 2 to NAME and 1 to NAME`."""
    shares: list[tuple[str, int]] = []
    for part in _AS.sub("", after).split(" and "):
        match = _SHARE.fullmatch(part.strip())
        if match is None:
            return Unread("end", part, (f"2 to {name}",))
        known = known_name(match["to"], (*scope.names, *scope.players))
        if known is None or known[1]:
            return unknown(match["to"], scope.names)
        shares.append((known[0], int(match["amount"])))
    return Assign(player, name, tuple(shares))


_AS = re.compile(r"^(?:'s damage|damage)?\s*(?:as )?")
_SHARE = re.compile(r"(?P<amount>\d{1,3})(?: damage)? to (?P<to>.+)")
DECLARING: dict[str, Callable[[str, str, Scope], Try | Unread]] = {
    "attack": _attack,
    "block": _block,
}
READERS: dict[str, Named] = {"cast": _cast, "assign": _assign}
