"""A list of facts cut apart at its commas, each fact in the words of the language."""

from __future__ import annotations

import re

from rulesdb.engine.magic import demands
from rulesdb.engine.magic.mechanics.effects import PLURALS
from rulesdb.engine.magic.mechanics.wordings import EARLIER, FACTS, SYMBOLS

_AMONG = re.compile(r"(?:\{[^{}]+\})+|\bface[ -]down\b|\bface[ -]up\b")
_WORDINGS = tuple(
    (re.compile(said.replace("SYMBOLS", SYMBOLS).replace("EARLIER", EARLIER), re.IGNORECASE), meant)
    for said, meant in FACTS
)
_AND = re.compile(r" and (?!from\b)")
# A list within an effect ("artifacts, creatures, or lands") is one fact, and so is what is quoted.
_OUTSIDE = r'(?=(?:[^"]*"[^"]*")*[^"]*$)'
_BETWEEN = re.compile(rf",(?!\s*(?:(?:or|and|then)\b|(?:{'|'.join(PLURALS)})\b)){_OUTSIDE}")


def parts(text: str) -> list[str]:
    """The facts, the first of them the types: what stands among these is a fact of its own."""
    text = _WHILE.sub(r"\g<what> during your turn", _COSTED.sub(_named_last, text))
    head, *rest = (part.strip() for part in _BETWEEN.split(text))
    head, _, more = head.partition(" with ")
    among = _AMONG.findall(head)
    head = " ".join(_AMONG.sub(" ", head).split())
    found = [*among, *filter(None, _AND.split(more))]
    for part in rest:
        if found and (said := _behind(found[-1], part)):
            found[-1] += said
        else:
            found.append(part)
    return [head, *map(_reworded, found)]


# "As long as it's your turn" before the comma belongs to what stands behind it.
_WHILE = re.compile(
    r"(?:as long as it(?:'s| is) your turn|during your turn), (?P<what>[^,]+? (?:has|gets) [^,]+)",
    re.IGNORECASE,
)
_COSTED = re.compile(
    r"\bability (?P<costs>(?:\{|sacrifice |discard |exile |pay |tap |return |remove )[^:=]*?):"
    r"\s*(?P<name>\w+)(?=,|\s|$)",
    re.IGNORECASE,
)


def _named_last(match: re.Match[str]) -> str:
    """An ability with its costs before a colon, as the language says it: its name first."""
    if "," not in match["costs"] and not match["costs"][0].isalpha():
        return match[0]
    tapping = "".join(re.findall(r"\{[^{}]+\}", match["costs"]))
    words = re.sub(r"\{[^{}]+\}", "", match["costs"]).strip(", ")
    return " ".join(filter(None, [f"ability {match['name']}", tapping, words]))


def _behind(before: str, part: str) -> str:
    """What stands behind the fact before: what restricts an ability, or costs in words."""
    if part.casefold().startswith("activate only"):
        return f" {part}"
    if before.startswith("effect: if ") and part.casefold().endswith(" instead"):
        return f", {part}"
    if before.startswith("ability") and _TAPPING.fullmatch(part):
        return part if before.endswith("}") else f" {part}"
    without, costs = demands.apart(part)
    return f" and {part}" if costs and not without else ""


_TAPPING = re.compile(r"\{[TQ]\}", re.IGNORECASE)


def _reworded(fact: str) -> str:
    """The fact in the words of the language; quoted text stays as it is."""
    if '"' in fact:
        return fact
    for pattern, meant in _WORDINGS:
        fact = pattern.sub(meant, fact)
    return fact
