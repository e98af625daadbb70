"""An effect that a scenario states: read from its phrase, and written back."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulesdb.engine.magic.cards import COLOR_WORDS
from rulesdb.engine.magic.mana import Mana
from rulesdb.engine.magic.mechanics.effects import (
    BEING,
    GIVEN,
    KIND,
    PHRASES,
    PLACES,
    PLURALS,
    RESTRICTIONS,
    REWORDED,
    WHEN,
    WHO,
)
from rulesdb.engine.magic.mechanics.subtypes import CREATURE_TYPES
from rulesdb.engine.magic.qualities import QUALITY, WORTH
from rulesdb.engine.nearest import nearest


@dataclass(frozen=True, slots=True)
class Effect:
    """A continuous effect as it was said: its kind, whom it is about, and what fills its gaps.

    `who` is "you", "opponents" or "players", seen from its controller; `quality` what spells must
    be, or nothing for every spell, `worth` their mana value, `name` that of a card; `types` are
    plural card types, `when` a time of the turn, `places` where something is, and `keyword` what
    creatures are given.  `which` says which creatures, such as "other goblin", `boost` by how much
    power and toughness change, `restriction` what a creature can't do; `once` says that the effect
    allows something once each turn.
    """

    kind: str
    who: str = "you"
    quality: str = ""
    mana: Mana | None = None
    number: int = 0
    types: str = ""
    when: str = ""
    places: str = ""
    keyword: str = ""
    which: str = ""
    boost: tuple[int, int] = (0, 0)
    restriction: str = ""
    worth: str = ""
    name: str = ""
    once: bool = False

    def __str__(self) -> str:
        gaps = {
            "who": self.who,
            "quality": f"{self.quality} " if self.quality else "",
            "mana": self.mana,
            "number": self.number,
            "types": self.types,
            "when": f" {self.when}" if self.when else "",
            "places": self.places,
            "keyword": self.keyword,
            "which": f"{self.which} " if self.which else "",
            "boost": f"{self.boost[0]:+d}/{self.boost[1]:+d}",
            "restriction": self.restriction,
            "worth": f" {self.worth}" if self.worth else "",
            "name": self.name,
            "once": "once each turn " if self.once else "",
        }
        return f"effect: {PHRASES[self.kind][0].format(**gaps)}"


WHICH = (*BEING, *KIND, *COLOR_WORDS.values(), *sorted(CREATURE_TYPES))
_TYPES = f"(?:{'|'.join(PLURALS)})"
_GAPS = {
    "{who}": rf"(?P<who>{'|'.join(WHO)})",
    "{quality}": rf"(?:(?P<quality>{QUALITY}) )?",
    "{worth}": rf"(?: (?P<worth>{WORTH}))?",
    "{name}": r"(?P<name>[\w',-][\w',# -]*)",
    "{once}": r"(?:(?P<once>once each turn )|)",
    "{mana}": r"(?P<mana>(?:\{[^{}]+\})+)",
    "{number}": r"(?P<number>\d)",
    "{types}": rf"(?P<types>{_TYPES}(?: (?:and|or) {_TYPES})*)",
    "{when}": rf"(?: (?P<when>{'|'.join(WHEN)}))?",
    "{places}": rf"(?P<places>{'|'.join(PLACES)})",
    "{keyword}": rf"(?P<keyword>{'|'.join(GIVEN)})",
    "{which}": rf"(?:(?P<which>(?:other )?(?:{'|'.join(WHICH)})|other) )?",
    "{boost}": r"(?P<power>[+-]\d{1,2})/(?P<toughness>[+-]\d{1,2})",
    "{restriction}": rf"(?P<restriction>{'|'.join(RESTRICTIONS)})",
}


def _pattern(phrase: str) -> re.Pattern[str]:
    parts = re.split(r"(\{\w+\})", phrase)
    return re.compile("".join(_GAPS.get(part, re.escape(part)) for part in parts))


_PATTERNS = {kind: _pattern(phrase) for kind, (phrase, _) in PHRASES.items()}
_REWORDED = tuple((re.compile(said), meant) for said, meant in REWORDED)
_GAP = re.compile(r"\{\w+\}")
_SYMBOL = re.compile(r"\{[^{}]+\}")


def read(text: str) -> Effect | None:
    """The effect that the phrase states, if it is one of the list, or other words for one.

    >>> str(read("opponents can't cast creature spells"))
    "effect: opponents can't cast creature spells"
    >>> str(read("Each opponent can cast spells only any time they could cast a sorcery"))
    'effect: opponents cast only at sorcery timing'
    """
    said = text.strip().rstrip(".").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").casefold()
    return _matched(said) or _matched(_reworded(said))


def _reworded(said: str) -> str:
    said = _TRIBE.sub(lambda match: _of_tribe(match[1] or "", match[2], match[0]), said)
    for pattern, meant in _REWORDED:
        said = pattern.sub(meant, said)
    return said


_TRIBE = re.compile(r"^(other )?([a-z-]+?)(?= (?:you control|opponents control|get|have)\b)")


def _of_tribe(other: str, plural: str, said: str) -> str:
    """Creatures of a type said as they are called ("other elves"), as the list says it."""
    ends = (("ves", "f"), ("ies", "y"), ("es", ""), ("s", ""), ("", ""))
    singular = (plural.removesuffix(end) + put for end, put in ends if plural.endswith(end))
    kind = next((each for each in singular if each in CREATURE_TYPES), None)
    return f"{other}{kind} creatures" if kind else said


def _matched(said: str) -> Effect | None:
    said = _SYMBOL.sub(lambda symbol: symbol[0].upper(), said)
    for kind, pattern in _PATTERNS.items():
        if match := pattern.fullmatch(said):
            gaps = match.groupdict()
            if gaps.get("mana") and Mana.read(gaps["mana"]) is None:
                continue
            return Effect(
                kind=kind,
                who=gaps.get("who") or "you",
                quality=(gaps.get("quality") or "").replace(" or ", " and "),
                mana=Mana.read(gaps["mana"]) if gaps.get("mana") else None,
                number=int(gaps.get("number") or 0),
                types=(gaps.get("types") or "").replace(" or ", " and "),
                when=gaps.get("when") or "",
                places=gaps.get("places") or "",
                keyword=gaps.get("keyword") or "",
                which=gaps.get("which") or "",
                boost=(int(gaps.get("power") or 0), int(gaps.get("toughness") or 0)),
                restriction=gaps.get("restriction") or "",
                worth=gaps.get("worth") or "",
                name=gaps.get("name") or "",
                once=bool(gaps.get("once")),
            )
    return None


def alike(text: str) -> tuple[str, ...]:
    """The phrases of the list that are nearest to words that are none of them."""
    bare = {_GAP.sub("", phrase): phrase for phrase, _ in PHRASES.values()}
    said = re.sub(rf"^(?:{'|'.join(WHO)})\b", "", _reworded(text.casefold()))
    return tuple(bare[each] for each in nearest(said, bare))


def rules(effect: Effect) -> tuple[str, ...]:
    """The rules that let the effect decide."""
    return PHRASES[effect.kind][1]
