"""Tries of Riftbound in words: `plays Seer to base with accelerate`, `moves Bear to Summit`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.nearest import nearest
from rulesdb.engine.riftbound.conditions.occasions import LATE, TRIGGERING
from rulesdb.engine.riftbound.language.words import (
    keyword,
    known_name,
    known_names,
    unknown_name,
)
from rulesdb.engine.riftbound.mechanics.limited import LIMITED
from rulesdb.engine.riftbound.mechanics.responses import RESPONSES
from rulesdb.engine.riftbound.passives import OF_KEYWORD
from rulesdb.engine.riftbound.tries import (
    Add,
    Concede,
    Decide,
    Hide,
    Hold,
    Limited,
    Move,
    Pass,
    PayLate,
    Play,
    Respond,
    Trigger,
    Try,
    Use,
    UseKeyword,
)
from rulesdb.engine.verbs import bare, third

if TYPE_CHECKING:
    from collections.abc import Callable

EXTRAS = ("accelerate", "repeat")
FREE = "ignoring its cost"
BASE_WORD = "base"
_MODE = re.compile(r"mode \d")
_PARTS = re.compile(r"\b(to|with|killing|targeting) ")
# Where a card is played from is known from where it lies; saying it as well is no mistake.
_FROM = re.compile(r"\bfrom (?:(?:its|their|the) )?(?:hand|hidden|facedown|trash|champion zone)\b")
_ARTICLE = re.compile(r"(?:an?|the|its|their) ")


def read_wish(player: str, words: str, scope: Scope) -> Try | Unread:
    """The try that the words after the player ask for."""
    first, _, rest = words.partition(" ")
    verb = bare(first, VERBS) or bare(scope.vocabulary(first) or "", VERBS)
    if verb is None:
        limited = _limited(player, words, scope)
        return limited or Unread("verb", first, nearest(first, map(third, (*VERBS, *LIMITED))))
    return VERBS[verb](player, rest.strip(), scope)


def _limited(player: str, words: str, scope: Scope) -> Try | Unread | None:
    """A limited action by its verb, with or without an object."""
    for action in LIMITED:
        head, *more = action.split(" ")
        form = re.compile(rf"(?:{head}|{third(head)})" + "".join(f" {word}" for word in more))
        if (match := form.match(words.casefold())) and words[match.end() :][:1] in ("", " "):
            name = words[match.end() :].strip()
            if name and name not in scope.names:
                return unknown_name(name, scope.names)
            return Limited(player, action, name)
    return None


def _play(player: str, rest: str, scope: Scope) -> Try | Unread:
    found = known_name(rest, scope.names)
    if found is None:
        return unknown_name(rest, scope.names)
    name, after = found
    free = after.startswith(FREE)
    lead, *parts = _PARTS.split(_FROM.sub("", after.removeprefix(FREE)).strip())
    if lead.strip():
        return Unread("end", lead.strip(), ("to", "with", "targeting", FREE))
    said = dict(zip(parts[::2], (part.strip() for part in parts[1::2]), strict=True))
    place = _place(said["to"], scope) if "to" in said else None
    extras = _extras(said.get("with"))
    targets = known_names(said["targeting"], scope.names) if "targeting" in said else None
    killed = said.get("killing", "")
    for read in (place, extras, targets):
        if isinstance(read, Unread):
            return read
    if killed and killed not in scope.names:
        return unknown_name(killed, scope.names)
    return Play(player, name, place, extras, targets, killed, free)  # type: ignore[arg-type]  # none is unread here


def _place(text: str, scope: Scope) -> str | Unread:
    """A battlefield, or the player's own base."""
    if text.casefold() in (BASE_WORD, "their base", "its base"):
        return BASE_WORD
    return text if text in scope.names else unknown_name(text, (BASE_WORD, *scope.names))


def _extras(text: str | None) -> tuple[str, ...] | Unread:
    extras = tuple(part.strip().casefold() for part in text.split(" and ")) if text else ()
    wrong = next(
        (each for each in extras if each not in EXTRAS and not _MODE.fullmatch(each)), None
    )
    return Unread("optional-cost", wrong, EXTRAS) if wrong else extras


def _move(player: str, rest: str, scope: Scope) -> Try | Unread:
    said, _, place = rest.rpartition(" to ") if " to " in rest else (rest, "", "")
    names = known_names(said, scope.names)
    where = _place(place, scope) if place else None
    if isinstance(names, Unread):
        return names
    return where if isinstance(where, Unread) else Move(player, names, where)


def _hide(player: str, rest: str, scope: Scope) -> Try | Unread:
    said, _, place = rest.rpartition(" at ") if " at " in rest else (rest, "", "")
    for name in (said, *([place] if place else [])):
        if name not in scope.names:
            return unknown_name(name, scope.names)
    return Hide(player, said, place or None)


def _used(verb: str, joint: str) -> Callable[[str, str, Scope], Try | Unread]:
    def read(player: str, rest: str, scope: Scope) -> Try | Unread:
        said, _, chosen = rest.partition(joint)
        if verb == "use" and (keyworded := _keyword_used(player, said, scope)):
            return keyworded
        if said.strip() not in scope.names:
            return unknown_name(said, scope.names)
        targets = known_names(chosen, scope.names) if chosen else None
        return targets if isinstance(targets, Unread) else Use(player, verb, said.strip(), targets)

    return read


def _keyword_used(player: str, said: str, scope: Scope) -> Try | None:
    """Using a keyword of an object, as `deathknell of Oracle`."""
    word, of, name = said.partition(" of ")
    found = keyword(word, scope) if of else None
    known = found in OF_KEYWORD and name.strip() in scope.names
    return UseKeyword(player, found, name.strip()) if found and known else None


def _add(player: str, rest: str, _: Scope) -> Try | Unread:
    word = rest.casefold().removeprefix("1 ").strip()
    known = ("energy", "power")
    return Add(player, word) if word in known else Unread("resource", rest, known)


def _pay(player: str, rest: str, scope: Scope) -> Try | Unread:
    said, _, name = rest.partition(" of ")
    late = keyword(said, scope)
    if late not in LATE:
        return Unread("optional-cost", said, tuple(LATE))
    return PayLate(player, late, name) if name in scope.names else unknown_name(name, scope.names)


def _decision(verb: str) -> Callable[[str, str, Scope], Try | Unread]:
    def read(player: str, rest: str, scope: Scope) -> Try | Unread:
        if not rest and verb in LIMITED:
            return Limited(player, verb)
        names = known_names(rest, scope.names)
        return names if isinstance(names, Unread) else Decide(player, verb, names)

    return read


def _respond(player: str, rest: str, _: Scope) -> Try | Unread:
    what = _ARTICLE.sub("", rest.casefold().removeprefix("to ").strip(), count=1)
    known = what in RESPONSES
    return Respond(player, what) if known else Unread("response", rest, nearest(what, RESPONSES))


def _trigger(player: str, rest: str, scope: Scope) -> Try | Unread:
    said, _, name = rest.partition(" of ")
    word = keyword(said, scope)
    if word not in TRIGGERING:
        return Unread("keyword", said, TRIGGERING)
    return Trigger(player, word, name) if name in scope.names else unknown_name(name, scope.names)


def _hold(player: str, rest: str, scope: Scope) -> Try | Unread:
    return Hold(player, rest) if rest in scope.names else unknown_name(rest, scope.names)


def _concede(player: str, rest: str, _: Scope) -> Try | Unread:
    return Unread("end", rest) if rest else Concede(player)


def _pass(player: str, rest: str, _: Scope) -> Try | Unread:
    return Pass(player) if rest in ("", "priority", "focus") else Unread("end", rest)


def _end(player: str, rest: str, _: Scope) -> Try | Unread:
    return Pass(player) if rest.endswith("turn") else Unread("end", rest, ("ends the turn",))


VERBS: dict[str, Callable[[str, str, Scope], Try | Unread]] = {
    "play": _play,
    "move": _move,
    "hide": _hide,
    "use": _used("use", " targeting "),
    "activate": _used("use", " targeting "),
    "equip": _used("equip", " to "),
    "add": _add,
    "pay": _pay,
    "keep": _decision("keep"),
    "recycle": _decision("recycle"),
    "respond": _respond,
    "trigger": _trigger,
    "hold": _hold,
    "concede": _concede,
    "pass": _pass,
    "end": _end,
}
