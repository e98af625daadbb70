"""Keywords in the words of a scenario, with the number, cost or effect that each comes with."""

from __future__ import annotations

import re

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.nearest import nearest
from rulesdb.engine.riftbound.cards import Ability, Keyword
from rulesdb.engine.riftbound.costs import Cost
from rulesdb.engine.riftbound.language.effects import read_effect, written
from rulesdb.engine.riftbound.language.words import keyword
from rulesdb.engine.riftbound.mechanics.keywords import KEYWORDS
from rulesdb.engine.riftbound.mechanics.unmodelled import KEYWORDS as UNMODELLED

_NUMBERED = re.compile(r"(?P<word>\D+?)\s+(?P<rest>\d.*)")
_NUMBER = re.compile(r"\d{1,2}")
_LESS = re.compile(r"legion (?P<number>\d{1,2}) less")
_LEVEL = re.compile(r"level (?P<number>\d{1,2}) (?P<keyword>[\w-]+)")


def keyword_written(each: Keyword) -> str:
    """The keyword as it reads back."""
    shape = KEYWORDS[each.name].shape
    if each.name == "legion" and not each.grants:
        return f"legion {each.value} less"
    if shape == "dependent":
        number = f" {each.value}" if each.name == "level" else ""
        return f"{each.name}{number} {each.grants}"
    if shape == "ability" and each.ability:
        return f"{each.name} {written(each.ability)}"
    if shape == "cost":
        return f"{each.name} {each.cost}" if each.cost else each.name
    return f"{each.name} {each.value}" if shape == "number" else each.name


def read_keyword(fact: str, known: tuple[str, ...], scope: Scope) -> Keyword | Unread:
    """The keyword that a fact names; `known` are the words that it may have meant."""
    said = fact.casefold()
    word = said.partition(" ")[0]
    if word in UNMODELLED:
        return Unread("not-modelled", word, (UNMODELLED[word],))
    if match := _LESS.fullmatch(said):
        return Keyword("legion", int(match["number"]))
    if (match := _LEVEL.fullmatch(said)) and match["keyword"] in KEYWORDS:
        return Keyword("level", int(match["number"]), grants=match["keyword"])
    for name in ("legion", "deathknell"):
        if said.startswith(f"{name} "):
            return _followed(name, fact[len(name) + 1 :], scope)
    return _plain(fact, known, scope)


def _followed(name: str, rest: str, scope: Scope) -> Keyword | Unread:
    """Legion with the keyword that depends on it, or Deathknell with its effect."""
    if name == "legion":
        granted = keyword(rest, scope)
        return (
            Keyword(name, grants=granted) if granted else Unread("fact", rest, tuple(KEYWORDS)[:3])
        )
    ability = read_effect(rest, scope)
    if isinstance(ability, Ability):
        return Keyword(name, ability=ability)
    return ability if isinstance(ability, Unread) else Unread("effect", rest)


def _plain(fact: str, known: tuple[str, ...], scope: Scope) -> Keyword | Unread:
    """A keyword alone, or with a number or cost as its shape asks."""
    match = _NUMBERED.fullmatch(fact)
    word, rest = (match["word"], match["rest"]) if match else (fact, "")
    name = keyword(word, scope)
    if name is None:
        return Unread("fact", word, nearest(word, known))
    shape = KEYWORDS[name].shape
    if shape == "number":
        return Keyword(name, int(rest or 1)) if _NUMBER.fullmatch(rest or "1") else _wrong(rest)
    if shape == "cost":
        cost = Cost.read(rest) if rest else Cost()
        plain = cost is not None and not cost.deeds
        return Keyword(name, cost=cost) if plain else Unread("cost", rest)
    return Keyword(name) if not rest and shape == "plain" else _wrong(fact)


def _wrong(text: str) -> Unread:
    return Unread("fact", text, ("legion 2 less", "level 3 ganking", "deathknell draw 1"))
