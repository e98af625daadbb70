"""Tries that are only judged: answering, using what acts by itself, whether something triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.magic.language.words import known_name, unknown
from rulesdb.engine.magic.mechanics.keywords import KEYWORDS
from rulesdb.engine.magic.mechanics.responses import RESPONSES
from rulesdb.engine.magic.tries import Instructed, Respond, Triggering, Try, Using
from rulesdb.engine.magic.unchosen import USABLE
from rulesdb.engine.nearest import nearest

if TYPE_CHECKING:
    from collections.abc import Callable

ARTICLES = ("a ", "an ", "the ", "their ", "its ")


def _respond(player: str, rest: str, scope: Scope) -> Try | Unread:
    said = rest.casefold().removeprefix("to ")
    said = next((said.removeprefix(word) for word in ARTICLES if said.startswith(word)), said)
    what, _, name = said.partition(" of ")
    if what not in RESPONSES or (name and name not in map(str.casefold, scope.names)):
        return Unread("response", rest, nearest(what, RESPONSES) or tuple(RESPONSES)[:3])
    return Respond(player, what)


def instructed(player: str, verb: str, rest: str, scope: Scope) -> Try | Unread:
    """What is done, to an object or not: `sacrifice Bear`, `draw`, `draw a card`."""
    if not rest or rest in ("a card", "cards"):
        return Instructed(player, verb)
    found = known_name(rest, scope.names)
    if found is None or found[1]:
        return unknown(rest, scope.names)
    return Instructed(player, verb, found[0])


def _use(player: str, rest: str, scope: Scope) -> Try | Unread:
    ability, _, name = (part.strip() for part in rest.partition(" of "))
    found = known_name(name, scope.names)
    if found is None or found[1]:
        return unknown(name or rest, scope.names)
    said = ability.casefold()
    if said not in USABLE:
        return Unread("fact", ability, nearest(said, USABLE))
    return Using(player, said, found[0])


def _trigger(player: str, rest: str, scope: Scope) -> Try | Unread:
    ability, of, name = (part.strip() for part in rest.rpartition(" of "))
    found = known_name(name, scope.names)
    if found is None or found[1]:
        return unknown(name, scope.names)
    said = ability.casefold() if of else ""
    if said and said not in KEYWORDS:
        return Unread("fact", ability, nearest(said, KEYWORDS))
    return Triggering(player, said, found[0])


ASKING: dict[str, Callable[[str, str, Scope], Try | Unread]] = {
    "respond": _respond,
    "use": _use,
    "trigger": _trigger,
}
