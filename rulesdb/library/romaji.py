"""Japanese typed in Latin letters, as kana."""

from __future__ import annotations

_VOWELS = "aiueo"
_ROWS = {
    "": "あいうえお",
    "k": "かきくけこ",
    "g": "がぎぐげご",
    "s": "さしすせそ",
    "z": "ざじずぜぞ",
    "t": "たちつてと",
    "d": "だぢづでど",
    "n": "なにぬねの",
    "h": "はひふへほ",
    "b": "ばびぶべぼ",
    "p": "ぱぴぷぺぽ",
    "m": "まみむめも",
    "r": "らりるれろ",
}
_GLIDES = {
    **{f"{it}y": _ROWS[it][1] for it in ("k", "g", "n", "h", "b", "p", "m", "r", "s", "z", "t")},
    "sh": "し",
    "ch": "ち",
    "j": "じ",
    "jy": "じ",
    "cy": "ち",
}
_SYLLABLES = {
    **{r + v: kana for r, row in _ROWS.items() for v, kana in zip(_VOWELS, row, strict=True)},
    **{
        g + v: kana + y for g, kana in _GLIDES.items() for v, y in zip("auo", "ゃゅょ", strict=True)
    },
    "ya": "や",
    "yu": "ゆ",
    "yo": "よ",
    "wa": "わ",
    "wo": "を",
    "shi": "し",
    "chi": "ち",
    "tsu": "つ",
    "fu": "ふ",
    "ji": "じ",
}
_LONGEST = 3


def hiragana(word: str) -> str:
    """What a word in small Latin letters spells in kana; nothing where it spells none.

    >>> hiragana("shunsoku"), hiragana("sesshi"), hiragana("sennin"), hiragana("shin'en")
    ('しゅんそく', 'せっし', 'せんにん', 'しんえん')
    >>> hiragana("trample")
    ''
    """
    found, at = "", 0
    while at < len(word):
        size, kana = _next(word, at)
        if not size:
            return ""
        found, at = found + kana, at + size
    return found


def _next(word: str, at: int) -> tuple[int, str]:
    """How many letters the next syllable has, and its kana; none where there is no syllable."""
    for size in range(_LONGEST, 0, -1):
        if kana := _SYLLABLES.get(word[at : at + size]):
            return size, kana
    letter, after = word[at], word[at + 1 : at + 2]
    if letter == "n" and after not in (*_VOWELS, "y"):
        return (2 if after == "'" else 1), "ん"
    doubled = letter == after or word[at : at + 2] == "tc"
    return (1, "っ") if doubled and letter not in _VOWELS else (0, "")
