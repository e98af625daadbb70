"""An edition of about one megabyte in the shape of the comprehensive rules, saying nothing."""

from __future__ import annotations

SECTIONS = range(1, 10)
RULES, SUBRULES = 13, 18
LETTERS = "abcdefghijkmnpqrstuvwxyz"
WORDS = ("player", "spell", "ability", "turn", "step", "phase", "stack", "zone", "card", "cost")


def edition(date: str = "August 7, 2026") -> bytes:
    """The bytes of the edition."""
    sections = [f"{section}. Section {section}" for section in SECTIONS]
    headings = {
        f"{section}{rule:02}": f"Heading {section}{rule:02}"
        for section in SECTIONS
        for rule in range(RULES)
    }
    contents = [line for section in sections for line in (section, *_under(section, headings))]
    body = [line for section in sections for line in _body(section, headings)]
    lines = [
        "Magic: The Gathering Comprehensive Rules",
        f"These rules are effective as of {date}.",
        "Introduction",
        "This text was made to be measured and says nothing.",
        "Contents",
        *contents,
        "Glossary",
        "Credits",
        *body,
        "Glossary",
        *(f"Term {number}\n{_sentence(number, 30)}\n" for number in range(400)),
        "Credits",
        "Nobody.",
    ]
    return "\n\n".join(lines).encode()


def _under(section: str, headings: dict[str, str]) -> list[str]:
    return [f"{number}. {name}" for number, name in headings.items() if number[0] == section[0]]


def _body(section: str, headings: dict[str, str]) -> list[str]:
    lines = [section]
    for number, name in headings.items():
        if number[0] == section[0]:
            lines.append(f"{number}. {name}")
            lines += (_rule(number, rule) for rule in range(1, SUBRULES))
    return lines


def _rule(number: str, rule: int) -> str:
    subrules = (
        f"{number}.{rule}{letter} {_sentence(int(number) + rule + at, 25)}"
        for at, letter in enumerate(LETTERS[: rule % 5])
    )
    return "\n\n".join((f"{number}.{rule}. {_sentence(int(number) * rule, 30)}", *subrules))


def _sentence(seed: int, length: int) -> str:
    return (
        " ".join(WORDS[(seed * 7 + at * at) % len(WORDS)] for at in range(length)).capitalize()
        + "."
    )
