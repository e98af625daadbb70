"""The closed list of effects that a scenario may state, each a phrase with gaps."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulesdb.engine.magic.cards import TYPES
from rulesdb.engine.magic.mana import Mana


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


# Kind: the phrase as it is written, and the rules that let such an effect decide.
PHRASES: dict[str, tuple[str, tuple[str, ...]]] = {
    "sorcery-timing": ("{who} cast only at sorcery timing", ("101.2", "307.5", "601.3")),
    "no-casting": ("{who} can't cast {quality}spells", ("101.2", "601.3")),
    "no-activating": ("{who} can't activate abilities", ("101.2", "602.5")),
    "own-turn-only": ("{who} cast only on their own turn", ("101.2", "601.3")),
    "as-though-flash": (
        "{who} may cast {quality}spells as though they had flash",
        ("601.3b", "702.8a"),
    ),
    "free-casting": (
        "{who} may cast {quality}spells without paying their mana costs",
        ("118.9", "601.3"),
    ),
    "cast-from-exile": ("{who} may cast {quality}cards from exile", ("601.3", "601.2a")),
    "foretell-cheaper": ("foretelling costs {mana} less", ("118.7",)),
    "foretell-any-turn": ("foretelling on any player's turn", ("101.1",)),
    "spells-cost-more": ("{who} cast {quality}spells for {mana} more", ("601.2f", "118.7")),
    "spells-cost-less": ("{who} cast {quality}spells for {mana} less", ("601.2f", "118.7")),
    "more-lands": ("{who} may play {number} more lands each turn", ("305.2",)),
    "not-in-first-turns": (
        "can't be cast during your first {number} turns of the game",
        ("101.2", "601.3"),
    ),
    "one-spell-a-turn": (
        "{who} can't cast more than one spell each turn",
        ("101.2", "601.3"),
    ),
}
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
