"""Abilities in the words that cards print, as facts of the language."""

from __future__ import annotations

import re

from rulesdb.engine.games import NOT_UNDERSTOOD
from rulesdb.engine.magic import demands
from rulesdb.engine.magic.language.cited import trigger_keys
from rulesdb.engine.magic.language.spoken.counting import SYMBOLS
from rulesdb.engine.magic.language.spoken.cutting import cut
from rulesdb.engine.magic.language.spoken.outcomes import outcome
from rulesdb.engine.magic.language.spoken.printed import printed
from rulesdb.engine.magic.mechanics.keywords import KEYWORDS
from rulesdb.engine.magic.mechanics.times import TIMES

_FAST = re.compile(r"^max speed ?[-\u2013\u2014]+ ?", re.IGNORECASE)
_TRIGGER = re.compile(r"^(?:when|whenever|at)\b", re.IGNORECASE)
_ACTIVATED = re.compile(r"^(?P<cost>[^:]*): ?(?P<effect>.+)$", re.DOTALL)
_LOYALTY = re.compile(r"^\[?(?P<number>[+-]?\d{1,2})\]? ?: ?(?P<effect>.+)$", re.DOTALL)
_MANA = re.compile(r"^add\b.*(?:mana|\{[WUBRGC]\})", re.IGNORECASE)
_WHEN = re.compile(r"^(?:activate|use) (?:this ability )?only (?P<when>.+)$", re.IGNORECASE)


def ability(text: str, name: str, before: list[str]) -> list[str] | None:
    """What the card prints as facts; nothing where it is no ability that the language knows."""
    found: list[str] = []
    for part in _several(_own(text.strip().rstrip("."), name)):
        facts = _ability(part, name, [*before, *found])
        if facts is None:
            return None
        found += facts
    return found


def _several(said: str) -> list[str]:
    """The abilities of one quotation: keywords and what follows them, or parts between ";"."""
    lead, stop, rest = said.partition(". ")
    if stop and _keywords(lead):
        return [lead, *_several(rest)]
    return [part for part in (each.strip() for each in said.split(";")) if part]


def _keywords(said: str) -> list[str] | None:
    words = [each.strip().casefold() for each in re.split(r",| and ", said)]
    return words if all(each in KEYWORDS for each in words) else None


def _ability(said: str, name: str, before: list[str]) -> list[str] | None:
    fast = _FAST.sub("", said)
    if fast != said:
        return _fast(fast, name, before)
    if _TRIGGER.match(said):
        return _triggered(said)
    if match := _ACTIVATED.fullmatch(said):
        return _activated(match["cost"], match["effect"], before)
    if found := printed(said) or _keywords(said):
        return found
    return _spell(said) if re.search(r"\b(?:instant|sorcery)\b", before[0]) else None


def _fast(said: str, name: str, before: list[str]) -> list[str] | None:
    """An activated ability that there is only at max speed (702.178a)."""
    found = _ability(said, name, before)
    if not found or not found[0].startswith("ability "):
        return found
    lead, aimed, behind = found[0].partition(" targets ")
    return [f"{lead} max speed{aimed}{behind}", *found[1:]]


def loyalty(text: str, before: list[str]) -> list[str] | None:
    """A loyalty ability as it is printed: `+1: draw a card`, `[-3]: …`."""
    match = _LOYALTY.fullmatch(text.strip('" '))
    if match is None:
        return None
    number = int(match["number"])
    called = _named(f"{'minus' if number < 0 else 'plus'}{abs(number)}", before)
    found = outcome(match["effect"], called, aimed=True)
    return [f"ability {called} [{number:+d}]{found.behind}", *found.facts]


def _own(text: str, name: str) -> str:
    """With "this" where the card calls itself by its name, in full or by its first part."""
    names = {name, name.partition(",")[0], name.partition("#")[0]}
    pattern = "|".join(re.escape(each) for each in sorted(names, key=len, reverse=True))
    return re.sub(rf"\b(?:{pattern})\b(?!'| (?:target|all|an?|up)\b)", "this", text)


def _triggered(said: str) -> list[str]:
    """The condition, up to the first comma at which it is one of the list, and what it does."""
    parts = cut(said, ",")
    for at in range(1, len(parts) + 1):
        condition = ", ".join(parts[:at])
        if trigger_keys(condition):
            break
    else:
        return [f"trigger: {parts[0]}"]
    rest = ", ".join(parts[at:])
    if re.match(r"if\b", rest, re.IGNORECASE):
        return [f"trigger: {condition}, {rest}"]  # It decides whether it triggers (603.4).
    facts = outcome(rest, "trigger", aimed=False).facts if rest else []
    return [f"trigger: {condition}", *facts]


def _activated(cost: str, effect: str, before: list[str]) -> list[str]:
    """An ability with its costs, and what of them nobody understands."""
    symbols, others, wrong = "", [], []
    for part in (each.strip() for each in cost.split(",")):
        if re.fullmatch(SYMBOLS, part):
            symbols += part.upper()
        elif demand := demands.read(demands.reworded(part)):
            others.append(str(demand))
        else:
            wrong.append(f"{NOT_UNDERSTOOD}{part}")
    sentences, restrictions, unknown = _sentences(effect)
    wrong += unknown
    does = ". ".join(sentences) or effect
    adds = _MANA.match(does) is not None and "target" not in effect
    called = _named("mana" if adds else _first_word(does), before)
    found = outcome(does, called, aimed=True, quiet=adds)
    phrases = [" and ".join(others), *(["adds mana"] if adds else []), *restrictions]
    said = " ".join(filter(None, [f"ability {called}", symbols, *phrases]))
    return [*wrong, f"{said}{found.behind}", *found.facts]


def _sentences(effect: str) -> tuple[list[str], list[str], list[str]]:
    """What it does, when alone it may be activated, and what of that nobody understands."""
    does: list[str] = []
    when: list[str] = []
    unknown: list[str] = []
    for sentence in re.split(r"\.\s+", effect.strip().rstrip(".")):
        match = _WHEN.fullmatch(sentence.strip())
        if match is None:
            does.append(sentence.strip())
            continue
        for each in re.split(r" and only | and ", match["when"]):
            said = each.casefold()
            known = RESTRICTIONS.get(said) or (f"only {said}" if said in TIMES else None)
            if known is None:
                unknown.append(f"{NOT_UNDERSTOOD}{each}")
            else:
                when.append(known)
    return does, when, unknown


RESTRICTIONS = {
    "as a sorcery": "as a sorcery",
    "any time you could cast a sorcery": "as a sorcery",
    "as an instant": "as an instant",
    "once each turn": "once each turn",
    "once": "only once",
}


def _first_word(effect: str) -> str:
    words = [each for each in re.findall(r"[a-z]+", effect.casefold()) if each not in _EMPTY]
    first = words[0] if words else "use"
    return f"{first}s" if first in _PAID else first


_PAID = ("sacrifice", "discard", "exile", "pay", "tap", "return", "remove")
"""Words that would be read as a cost of the ability."""
_EMPTY = ("this", "it", "you", "may", "the", "a", "an", "creature", "artifact", "if", "of")


def _named(called: str, before: list[str]) -> str:
    """A name that no other ability of the object has."""
    taken = {each.split()[1] for each in before if each.startswith("ability ")}
    free = (name for name in (called, *(f"{called}{at}" for at in range(2, 9))))
    return next((name for name in free if name not in taken), called)


_STATIC = re.compile(
    r"(?:this (?:spell )?(?:costs?|can't|can|may|is|has)|as an additional|you may|cast|if|spells"
    r"|each|players|opponents)\b",
    re.IGNORECASE,
)


def _spell(said: str) -> list[str] | None:
    """What an instant or sorcery does; what else stands on it has to be said in other words."""
    if _STATIC.match(said):
        return None
    found = outcome(said, "", aimed=True)
    return [*filter(None, [found.behind.strip()]), *found.facts]
