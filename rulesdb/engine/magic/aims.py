"""What a spell or ability is said to target: kinds of objects, players, and how they must be."""

from __future__ import annotations

from dataclasses import dataclass

WORD = "targets"
PERMANENTS = ("creature", "artifact", "enchantment", "planeswalker", "battle", "land")
KINDS = (*PERMANENTS, "permanent", "player", "opponent", "spell", "card")
QUALITIES = {
    "your": "your",
    "own": "your",
    "opponent's": "opponent's",
    "opponents'": "opponent's",
    "attacking": "attacking",
    "blocking": "blocking",
    "tapped": "tapped",
    "untapped": "untapped",
    "legendary": "legendary",
    "nonhuman": "nonhuman",
    "noncreature": "noncreature",
    "nonland": "nonland",
}
ANY = ("creature", "player", "planeswalker", "battle")
"""What "any target" means (115.4)."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Kinds of targets, any one of which serves, and the qualities that it must have."""

    kinds: tuple[str, ...] = ()
    qualities: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(filter(None, [WORD, *self.qualities, " or ".join(self.kinds)]))


def read(text: str) -> Aim | None:
    """The aim that the words after "targets" state.

    >>> str(read("attacking or blocking creature")), str(read("any target"))
    ('targets attacking blocking creature', 'targets creature or player or planeswalker or battle')
    """
    words = [word for word in text.casefold().split() if word not in ("a", "an", "target", "or")]
    if words == ["any"]:
        return Aim(ANY)
    qualities = tuple(dict.fromkeys(QUALITIES[word] for word in words if word in QUALITIES))
    kinds = tuple(_single(word) for word in words if word not in QUALITIES)
    return Aim(kinds, qualities) if kinds and all(kind in KINDS for kind in kinds) else None


def _single(word: str) -> str:
    return word.removesuffix("s") if word.removesuffix("s") in KINDS else word
