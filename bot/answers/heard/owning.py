"""Whose a permanent is that a question speaks of, by the words before what it does."""

from __future__ import annotations

import re

MINE, THEIRS = "mine", "theirs"
# Whose what follows is; what stands nearest before it decides.
_MINE = {
    "en": r"\bi (?:also )?(?:control|have|own|play)\b|\bmy (?!opponent)\w+|\bof mine\b",
    "fr": r"\bje (?:contrôle|possède|joue)\b|\bj'ai\b|\b(?:mon|ma|mes) (?!adversaire)\w+",
    "de": r"\bich (?:kontrolliere|beherrsche|habe|besitze)\b|\bmeine?[mnrs]? (?!gegner)\w+",
    "ja": r"(?:私|自分)(?:が|は|の)",
}
_HAS = {
    "en": r"(?:controls?|has|have|owns|plays?|played)",
    "fr": r"(?:contrôle|possède|a|joue)",
    "de": r"(?:kontrolliert|beherrscht|hat|besitzt)",
}
_THEIRS = {
    "en": rf"\b(?:(?:my|an|the) )?(?:opponent|they|opp) (?:also )?{_HAS['en']}\b"
    r"|\b(?:my |an |the )?opponent's\b|\btheir\b",
    "fr": rf"\b(?:mon |l'|un )adversaire {_HAS['fr']}\b|\bde (?:mon|l') ?adversaire\b|\badverse\b",
    "de": rf"\b(?:mein|der|ein) gegner {_HAS['de']}\b|\b(?:meines|des) gegners\b"
    r"|\bgegnerische[mnrs]?\b",
    "ja": r"(?:対戦)?相手(?:が|は|の)",
}
_PATTERNS = {
    spoken: (re.compile(mine), re.compile(_THEIRS[spoken])) for spoken, mine in _MINE.items()
}
_SENTENCE = re.compile(r"[.!?。！？]")


def belongs_to_opponent(said: str, at: int, spoken: str) -> bool | None:
    """Whether it is an opponent's what stands there; nothing where no words before it say so.

    >>> said = "my opponent controls a bear (opponents can't attack)"
    >>> belongs_to_opponent(said, said.index("("), "en"), belongs_to_opponent("a bear (", 7, "en")
    (True, None)
    """
    begun = max((each.end() for each in _SENTENCE.finditer(said, 0, at)), default=0)
    last = {
        whose: max((each.start() for each in pattern.finditer(said, begun, at)), default=-1)
        for whose, pattern in zip((MINE, THEIRS), _PATTERNS[spoken], strict=True)
    }
    if max(last.values()) < 0:
        return None
    return last[THEIRS] > last[MINE]
