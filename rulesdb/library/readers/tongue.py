"""Which of our languages a text is written in."""

from __future__ import annotations

import re
from collections import Counter

# The last four are no languages of ours: they are here so that a Spanish text is not called French.
_COMMON = {
    "en": "the of and a is to that in it for as with be are or can not an on this if player",
    "fr": "le la les des une est que dans du et un pour par sur qui au ne pas si vous joueur",
    "de": "der die das und ist ein eine mit nicht den von zu im auf wird wenn sich oder spieler",
    "es": "el los las una por con del que y para si jugador es en un de se su como puede",
    "it": "il di che per una gli del della con non un è si giocatore può le dei nella sono",
    "pt": "o os uma não do da em para com que se jogador é um as no na pode ou por",
    "nl": "het een van en de dat niet op met zijn voor is speler wordt te aan als kan",
}
OURS = ("en", "fr", "de", "ja")
_WORDS = {language: frozenset(words.split()) for language, words in _COMMON.items()}
_WORD = re.compile(r"[^\W\d_]+")
_KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]")
_LETTER = re.compile(r"[^\W\d_]")
_SAMPLE = 20_000


def language_of(text: str) -> str | None:
    """The language of a text; nothing where it shows none, or one that is not ours.

    >>> language_of("Le joueur actif choisit une cible."), language_of("予顕は特別な処理である。")
    ('fr', 'ja')
    >>> language_of("702.143"), language_of("El jugador puede lanzar una carta de su mano.")
    (None, None)
    """
    sample = text if len(text) <= _SAMPLE else text[: _SAMPLE // 2] + text[-_SAMPLE // 2 :]
    kana, letters = len(_KANA.findall(sample)), len(_LETTER.findall(sample))
    if kana * 5 >= letters > 0:
        return "ja"
    scores = _scores(sample)
    best = max(scores, key=lambda language: scores[language])
    return best if scores[best] > 0 and best in OURS else None


def _scores(sample: str) -> Counter[str]:
    words = Counter(_WORD.findall(sample.lower()))
    return Counter(
        {language: sum(words[word] for word in common) for language, common in _WORDS.items()}
    )
