"""What a line says of an object: a card's characteristics, and the state it is in."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.magic import aims, demands, effects, instructions
from rulesdb.engine.magic.cards import (
    ABILITY_PHRASES,
    COLOR_WORDS,
    LANDWALK,
    TYPES,
    Activated,
    Card,
    Keyword,
)
from rulesdb.engine.magic.language import cited, parting
from rulesdb.engine.magic.language.cited import trigger_keys
from rulesdb.engine.magic.language.states import STATES, State, read_state
from rulesdb.engine.magic.mana import FREE, Mana
from rulesdb.engine.magic.mechanics.delayed import EVENT_TRIGGERS
from rulesdb.engine.magic.mechanics.effects import PLURALS
from rulesdb.engine.magic.mechanics.instructions import INSTRUCTIONS
from rulesdb.engine.magic.mechanics.keywords import ABOUT, KEYWORDS, PLAIN
from rulesdb.engine.magic.mechanics.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from rulesdb.engine.magic.mechanics.times import TIMES
from rulesdb.engine.magic.mechanics.triggers import TRIGGERS
from rulesdb.engine.magic.mechanics.wordings import SUBTYPES
from rulesdb.engine.nearest import nearest

if TYPE_CHECKING:
    from collections.abc import Callable

_HEAD = re.compile(r"(?P<types>[^\d{}]*?)(?:\s+(?P<power>\d{1,4})/(?P<toughness>\d{1,4}))?")
COLORS = {word: letter for letter, word in COLOR_WORDS.items()}
_ABOUT = re.compile(
    rf"(?P<name>{'|'.join(ABOUT)}) from (?P<quality>[a-z ]+)"
    rf"|(?P<counting>affinity) for (?P<counted>{'|'.join(PLURALS)})"
)
_ONLY = re.compile(rf"\bonly (?P<time>{'|'.join(sorted(TIMES, key=len, reverse=True))})")
_AIMED = re.compile(r"\btargets (?P<aim>[a-z' ]+)$")
_POWER_FIRST = re.compile(r"^(\d{1,4}/\d{1,4}) (.+)$")
_SUBTYPES_BEHIND = re.compile(r"\s[-\u2013\u2014]\s(?P<subtypes>[A-Za-z' -]+?)(?=\s\d|$)")
_KEYWORD = re.compile(
    rf"(?P<name>[^{{}}]*?)(?:\s+(?P<number>\d{{1,2}}))?(?P<types>(?:\s+(?:{'|'.join(TYPES)}))*)"
    r"(?:\s+(?P<power>\d{1,2})/(?P<toughness>\d{1,2}))?"
    r"\s*(?:[-\u2013\u2014]\s*)?(?P<cost>(?:\{[^{}]+\})*)"
)
_SPLICE = re.compile(r"^splice (?:onto )?(?P<quality>arcane|instant or sorcery)\b", re.IGNORECASE)
_ABILITY = re.compile(
    r"ability (?P<name>\w+)(?: (?P<cost>(?:\{[^{}]+\})+))?"
    r"(?:\s*\[(?P<loyalty>[+-]?\d{1,2})\])?(?P<phrases>.*)"
)


Facts = tuple[Card, tuple[State, ...]]


def read_facts(text: str, scope: Scope) -> Facts | Unread:
    """The card and the states that a list of facts describes."""
    head, *rest = parting.parts(text)
    card = _head(head, scope)
    states: list[State] = []
    for fact in rest:
        if isinstance(card, Unread):
            return cited.named(card)
        state = read_state(fact, scope)
        if isinstance(state, Unread):
            return state
        if state:
            states.append(state)
        else:
            card = _with(card, fact, scope)
    return cited.named(card) if isinstance(card, Unread) else (card, tuple(states))


def written(facts: Facts) -> str:
    """The facts as they are written back."""
    card, states = facts
    return ", ".join([str(card), *map(str, states)])


def _head(text: str, scope: Scope) -> Card | Unread:
    """Types, and power and toughness; "card" and "spell" stand for a card of no stated type."""
    behind = _SUBTYPES_BEHIND.search(text)
    text = _POWER_FIRST.sub(r"\2 \1", _SUBTYPES_BEHIND.sub("", text))
    match = _HEAD.fullmatch(text)
    words = (match["types"] if match else text).split()
    kinds = behind["subtypes"].casefold().split() if behind else []
    keywords: list[Keyword] = []
    types, colors, subtypes = [], [], [each for each in kinds if each in SUBTYPED]
    for word in words:
        said = word.casefold()
        known = said if said in TYPES else (scope.vocabulary(word) or "")
        if known in TYPES:
            types.append(known)
        elif said in SUBTYPES:
            types += [SUBTYPES[said]] if SUBTYPES[said] not in (*words, *types) else []
            subtypes.append(said)
        elif said in SUBTYPED:
            subtypes.append(said)
        elif said in COLORS:
            colors.append(COLORS[said])
        elif said in KEYWORDS:
            keywords.append(Keyword(said))
        elif said not in ("card", "spell", *SUPERTYPES):
            return Unread("card-type", word, nearest(said, TYPES))
    types += ["human"] if "human" in kinds else []
    power = (int(match["power"]), int(match["toughness"])) if match and match["power"] else None
    before = [word.casefold() for word in words]
    return Card(
        types=tuple(types),
        power=power,
        legendary="legendary" in before,
        supertypes=tuple(each for each in STATED if each in before),
        colors=tuple(colors),
        subtypes=tuple(dict.fromkeys(subtypes)),
        keywords=tuple(keywords),
    )


# Of these each instance triggers, so that a card may have one twice.
SEPARATE = {row.name for row in EVENT_TRIGGERS}
WALKED = (
    *BASIC_LAND_TYPES,
    *("desert", "legendary land", "artifact land", "snow land", "nonbasic land"),
    *(f"snow {each}" for each in BASIC_LAND_TYPES),
)
SUBTYPED = CREATURE_TYPES | SUBTYPES.keys() | {"arcane"}
STATED = ("basic", "snow", "world")
SUPERTYPES = ("basic", "legendary", "snow", "token", "world")


def _with(card: Card, fact: str, scope: Scope) -> Card | Unread:
    """The card with one more characteristic."""
    if cost := Mana.read(fact):
        return replace(card, cost=cost)
    if plain := _plain(card, fact) or cited.told(card, fact):
        return plain
    kind, colon, phrase = fact.partition(":")
    kind, _, of = kind.partition(" of ")
    if colon and kind in OWNED:
        return OWNED[kind](card, phrase.strip(), of)
    if colon and kind in PHRASED and not of:
        return PHRASED[kind](card, phrase.strip())
    if match := _ABILITY.fullmatch(fact):
        ability = _activated(match)
        return (
            ability
            if isinstance(ability, Unread)
            else replace(card, abilities=(*card.abilities, ability))
        )
    return _keyworded(card, fact, scope)


def _plain(card: Card, fact: str) -> Card | None:
    """The card with a color, a type in words, what it targets, or when alone it may be cast."""
    said = fact.casefold()
    if said in COLORS:
        return replace(card, colors=(*card.colors, COLORS[said]))
    if said in ("token", "human"):
        return replace(card, types=(*card.types, said))
    if said in SAID:
        return SAID[said](card)
    if said in SUBTYPED - set(KEYWORDS):
        return replace(card, subtypes=(*card.subtypes, said))
    only = _ONLY.fullmatch(said.removeprefix("cast "))
    if only and said.startswith("cast "):
        return replace(card, only=only["time"])
    aimed = _AIMED.fullmatch(said)
    aim = aims.read(aimed["aim"]) if aimed else None
    return replace(card, aim=aim) if aim else None


SAID: dict[str, Callable[[Card], Card]] = {
    "no mana cost": lambda card: replace(card, uncosted=True),
    "legendary": lambda card: replace(card, legendary=True),
}


def _affected(card: Card, phrase: str) -> Card | Unread:
    effect = effects.read(phrase)
    if effect is None and phrase in PLAIN:
        return replace(card, keywords=(*card.keywords, Keyword(phrase)))
    if effect is None:
        return Unread("effect", phrase, effects.alike(phrase))
    return replace(card, effects=(*card.effects, effect))


def _triggered(card: Card, phrase: str) -> Card | Unread:
    keys = trigger_keys(phrase)
    if not keys:
        known = (each.phrase for each in TRIGGERS.values())
        return Unread("trigger", phrase, nearest(phrase, known))
    return replace(card, triggers=(*card.triggers, *keys))


def _does(card: Card, phrase: str, of: str = "") -> Card | Unread:
    instruction = instructions.read(phrase, of)
    if instruction is None or cited.unaimed(card, phrase):
        known = tuple(phrase for phrase, _ in INSTRUCTIONS.values())
        return Unread("instruction", phrase, nearest(phrase, known) or known[:3])
    return cited.doing(card, instruction, phrase)


PHRASED: dict[str, Callable[[Card, str], Card | Unread]] = {
    "effect": _affected,
    "trigger": _triggered,
}


def _text(card: Card, phrase: str, of: str) -> Card | Unread:
    quoted = phrase.startswith('"') and phrase.endswith('"') and len(phrase) > len('""')
    if not quoted:
        return Unread("fact", phrase, ('text: "…"',))
    return replace(card, texts=(*card.texts, (of, phrase[1:-1])))


# What the spell does, or the ability whose name stands behind "of".
OWNED: dict[str, Callable[[Card, str, str], Card | Unread]] = {"does": _does, "text": _text}


def _activated(match: re.Match[str]) -> Activated | Unread:
    """An ability with its costs, and the phrases that follow them in any order."""
    symbols = match["cost"] or ""
    rest, costs = demands.apart(match["phrases"].strip())
    aimed, aim = _AIMED.search(rest), None
    if aimed and (aim := aims.read(aimed["aim"])):
        rest = rest[: aimed.start()].strip()
    only = _ONLY.search(rest)
    rest = _ONLY.sub("", rest, count=1).strip()
    phrases = tuple(phrase for phrase in ABILITY_PHRASES if phrase in rest)
    for phrase in phrases:
        rest = rest.replace(phrase, "", 1).strip()
    if rest:
        return Unread("ability-phrase", rest, nearest(rest, ABILITY_PHRASES) or ABILITY_PHRASES)
    symbols = symbols.upper()
    left = symbols.replace("{T}", "").replace("{Q}", "")
    mana = Mana.read(left)
    if mana is None and left:
        return Unread("mana", match["cost"])
    return Activated(
        match["name"].casefold(),
        mana,
        taps="{T}" in symbols,
        phrases=phrases,
        loyalty=int(match["loyalty"]) if match["loyalty"] else None,
        untaps="{Q}" in symbols,
        only=only["time"] if only else "",
        aim=aim,
        demands=costs,
    )


def _keyworded(card: Card, fact: str, scope: Scope) -> Card | Unread:
    """The card with a keyword, and the number, types and cost that stand behind it."""
    if fact.startswith("{"):
        return Unread("mana", fact)
    if keyword := _about(fact.casefold()):
        return replace(card, keywords=(*card.keywords, keyword))
    fact, costs = demands.apart(fact)
    onto = _SPLICE.match(fact)
    fact = _SPLICE.sub("splice", fact)
    match = _KEYWORD.fullmatch(fact)
    said = (match["name"] if match else fact).strip()
    name = _keyword_named(said, scope)
    if match is None or name is None:
        return Unread("fact", said, nearest(said, (*KEYWORDS, *STATES)))
    cost = Mana.read(match["cost"]) if match["cost"] else None
    if match["cost"] and cost is None:
        return Unread("mana", match["cost"])
    types = onto["quality"].casefold().split(" or ") if onto else match["types"].split()
    power = (int(match["power"]), int(match["toughness"])) if match["power"] else None
    cost = FREE if cost is None and costs else cost
    keyword = Keyword(name, cost, int(match["number"] or 0), tuple(types), power, demands=costs)
    if keyword == Keyword(name) and card.has(name) and name not in SEPARATE:
        return card  # Said once more, with nothing behind it.
    return replace(card, keywords=(*card.keywords, keyword))


def _about(said: str) -> Keyword | None:
    """A keyword that says what it is about: "protection from red", "islandwalk"."""
    if about := _ABOUT.fullmatch(said):
        name, quality = about["name"] or about["counting"], about["quality"] or about["counted"]
        return Keyword(name, quality=quality)
    kind = said.removesuffix("walk")
    return Keyword(LANDWALK, quality=kind) if kind != said and kind in WALKED else None


def _keyword_named(said: str, scope: Scope) -> str | None:
    names = (said.casefold(), (scope.vocabulary(said) or "").replace("-", " "))
    spelled = (*names, *(name.replace(" ", "-") for name in names))
    return next((name for name in spelled if name in KEYWORDS), None)
