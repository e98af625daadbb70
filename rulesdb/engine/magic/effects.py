"""Effects as a scenario states them: a phrase of the closed list, read and written back."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulesdb.engine.magic.cards import TYPES
from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.mechanics.effects import PHRASES


@dataclass(frozen=True, slots=True)
class Effect:
    """A continuous effect as it was said: its kind, whom it is about, and what fills its gaps.

    `who` is "you", "opponents" or "players", seen from its controller; `quality` a card type
    or nothing for every spell.
    """

    kind: str
    who: str = "you"
    quality: str = ""
    mana: Mana | None = None
    number: int = 0

    def __str__(self) -> str:
        phrase = PHRASES[self.kind][0]
        quality = f"{self.quality} " if self.quality else ""
        said = phrase.format(who=self.who, quality=quality, mana=self.mana, number=self.number)
        return f"effect: {said}"


WHO = ("you", "opponents", "players")
_GAPS = {
    "{who}": rf"(?P<who>{'|'.join(WHO)})",
    "{quality}": rf"(?:(?P<quality>{'|'.join(TYPES)}|noncreature|nonland) )?",
    "{mana}": r"(?P<mana>(?:\{[^{}]+\})+)",
    "{number}": r"(?P<number>\d)",
}


def _pattern(phrase: str) -> re.Pattern[str]:
    parts = re.split(r"(\{\w+\})", phrase)
    return re.compile("".join(_GAPS.get(part, re.escape(part)) for part in parts))


_PATTERNS = {kind: _pattern(phrase) for kind, (phrase, _) in PHRASES.items()}


def read(text: str) -> Effect | None:
    """The effect that the phrase states, if it is one of the list.

    >>> str(read("opponents can't cast creature spells"))
    "effect: opponents can't cast creature spells"
    """
    said = text.strip().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    for kind, pattern in _PATTERNS.items():
        if match := pattern.fullmatch(said):
            gaps = match.groupdict()
            mana = Mana.read(gaps["mana"]) if gaps.get("mana") else None
            return Effect(
                kind=kind,
                who=gaps.get("who") or "you",
                quality=gaps.get("quality") or "",
                mana=mana,
                number=int(gaps.get("number") or 0),
            )
    return None


def rules(effect: Effect) -> tuple[str, ...]:
    """The rules that let the effect decide."""
    return PHRASES[effect.kind][1]
