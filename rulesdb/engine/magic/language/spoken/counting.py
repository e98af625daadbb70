"""Numbers and mana in words."""

from __future__ import annotations

import re

WORDS = {
    "no": 0, "zero": 0, "a": 1, "an": 1, "one": 1, "another": 1, "two": 2, "three": 3, "four": 4,
    "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
}  # fmt: skip
NUMBER = rf"(?:\d{{1,3}}|{'|'.join(WORDS)})"
SYMBOLS = r"(?:\{[^{}]+\})+"
COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}
COLORS["colourless"] = "C"
_LETTERS = re.compile(r"\d{0,2}[WUBRGC]*")
_COLORED = re.compile(
    rf"(?P<number>{NUMBER}) (?P<color>{'|'.join(COLORS)}|generic)?(?: ?mana)?|(?P<bare>{NUMBER})",
    re.IGNORECASE,
)


def digits(word: str) -> str:
    """A number in digits.

    >>> digits("three"), digits("7")
    ('3', '7')
    """
    return str(WORDS.get(word.casefold(), word))


def mana(text: str) -> str:
    """Mana as symbols where it was said in letters or words, else the text as it is.

    >>> mana("2GG"), mana("three blue and one red")
    ('{2}{G}{G}', '{U}{U}{U}{R}')
    """
    said = re.sub(r"\s*mana$", "", text.strip(), flags=re.IGNORECASE)
    if _LETTERS.fullmatch(said) and re.search("[A-Z]", said):
        return "".join(f"{{{each}}}" for each in re.findall(r"\d+|[A-Z]", said))
    parts = re.split(r",\s*|\s+and\s+", said)
    found = [_COLORED.fullmatch(part) for part in parts]
    if not all(found) or not re.search("[a-z]", said):
        return said
    return "".join(_symbols(match) for match in found if match) or "none"


def _symbols(match: re.Match[str]) -> str:
    number = int(digits(match["bare"] or match["number"]))
    letter = COLORS.get((match["color"] or "").casefold())
    return f"{{{letter}}}" * number if letter else f"{{{number}}}" * bool(number)
