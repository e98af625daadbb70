"""A card as it was typed or pasted, as facts of a scenario line."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.answers.printed import abilities, keywords, type_line
from bot.answers.printed.lexicon import said
from bot.answers.printed.symbols import RUN, braced, normal
from rulesdb.engine.games import Unread
from rulesdb.library import fold

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.answers.printed.lexicon import Lexicon
    from bot.answers.printed.type_line import Typed

_REMINDER = re.compile(r"\([^()]*\)")
# Keywords are printed in brackets; numbers in brackets are what loyalty costs.
_BRACKETS = re.compile(r"\[([^\[\]\d+-][^\[\]]*)\]")
_POWER = re.compile(r" *\((\d{1,2}/\d{1,2})\)")
_COMMA = re.compile(r"\s*[,、;]\s*|\s*\n\s*")
# What no list of facts holds, and every pasted card does.
_PASTED = re.compile(r"\n|—|\(|[.。]\s|[.。]$")
_NUMBER = re.compile(r"[+-]?\d{1,2}")


@dataclass(frozen=True, slots=True)
class Card:
    """A card as a line of facts, and the sentences of it that say nothing that is known."""

    facts: str
    ignored: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Misread:
    """What can not be read: in which part of how many, and what stands there."""

    why: Unread
    part: int
    text: str


def read(text: str, lexicon: Lexicon) -> Card | Misread:
    """The card that a list of facts, or a pasted card, describes."""
    plain = normal(text).strip()
    colored = lexicon.game.means_line == "mana"
    parts = [braced(part) if colored else part for part in _COMMA.split(plain) if part]
    facts = lexicon.facts(", ".join(parts)) if parts else Unread("facts-missing", text)
    if isinstance(facts, str):
        return Card(facts)
    pasted = _pasted(plain, lexicon)
    return pasted or _misread(facts, parts)


def _misread(why: Unread, parts: Sequence[str]) -> Misread:
    for at, part in enumerate(parts, 1):
        if why.found and why.found in part:
            return Misread(why, at, part)
    return Misread(why, 1, parts[0] if parts else "")


def _pasted(text: str, lexicon: Lexicon) -> Card | None:
    """The card that was pasted; none where nothing of it is a type line, or it is only facts."""
    text = _POWER.sub(r" \1", text)
    bare = _BRACKETS.sub(r"\1", _REMINDER.sub("\n", _REMINDER.sub("\n", text)))
    lines, others = _halves(bare)
    card = _of_lines(lines, text, lexicon)
    return replace(card, ignored=(*card.ignored, *others)) if card else None


def _halves(text: str) -> tuple[list[str], tuple[str, ...]]:
    """The lines of a card, and of its other half or face, which only counts as passed over."""
    parted = [line.partition("//") for line in text.splitlines()]
    lines = [first.strip() for first, _, _ in parted if first.strip()]
    return lines, tuple(other.strip() for _, _, other in parted if other.strip())


def _of_lines(lines: Sequence[str], text: str, lexicon: Lexicon) -> Card | None:
    """The card that these lines are, with its type line among them or within the first."""
    typed = [type_line.of_line(line, lexicon) for line in lines]
    at = next((at for at, each in enumerate(typed) if each), None)
    if at is not None and len(lines) > 1 and (at > 0 or _is_whole(lines[0])):
        return _card(lines[:at], typed[at], lines[at], lines[at + 1 :], lexicon)
    found = type_line.within(lines[0], lexicon) if lines else None
    if found is None or not (found.start or _PASTED.search(text)):
        return None
    line = lines[0]
    behind = _without_subtypes(line[found.stop :], lexicon)
    return _card([line[: found.start]], found, "", [behind, *lines[1:]], lexicon)


def _is_whole(line: str) -> bool:
    """Whether a line can be a type line without a name above it."""
    return "," not in line and "{" not in line


def _card(
    above: Sequence[str],
    typed: Typed | None,
    line: str,
    below: Sequence[str],
    lexicon: Lexicon,
) -> Card | None:
    """The card from its lines: above the type line, that line, and below it."""
    types = " ".join(typed.types) if typed else ""
    *text, last = below or [""]
    last, power = type_line.power(last)
    power = power or type_line.power(line)[1]
    head = f"{types} {power}".strip() if lexicon.takes(f"{types} {power}".strip(), "") else types
    return _rules((*text, last), _started(head, above, below, lexicon), lexicon)


def _started(
    head: str, above: Sequence[str], below: Sequence[str], lexicon: Lexicon
) -> tuple[str, ...]:
    """The head of the facts and the cost."""
    costs_of = (RUN.findall(line) or _bare_cost(line, lexicon) for line in reversed(above))
    cost = next((runs[-1] for runs in costs_of if runs), "")
    measured = dict(_measures((*above, *below), lexicon))
    if might := measured.get("might"):
        head = f"{head} {might}"
    costs = [cost] if cost else [f"cost {measured['energy']}"] if "energy" in measured else []
    return (head, *(each for each in costs if lexicon.takes(head, each)))


def _bare_cost(line: str, lexicon: Lexicon) -> list[str]:
    """The cost at the end of a name's line that is written without braces, such as 1UU."""
    words = line.split()
    if len(words) == 1 or lexicon.game.means_line != "mana":
        return []
    return RUN.findall(braced(words[-1])) if words else []


def _measures(lines: Sequence[str], lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    """Numbers that a card has printed beside a word, such as its might."""
    for line in lines:
        number, words = _NUMBER.search(line), _NUMBER.sub("", fold.fold(line)).strip(" :")
        for written, meaning in said("measure", lexicon.game.name):
            if number and words == written:
                yield meaning, number[0].lstrip("+")


def _rules(lines: Sequence[str], started: tuple[str, ...], lexicon: Lexicon) -> Card | None:
    """The facts with what the paragraphs of the card add."""
    head = started[0]
    facts, count = list(started), 0
    ignored: list[str] = []
    for at, line in enumerate(lines):
        if at and type_line.of_line(line, lexicon):
            ignored += lines[at:]
            break
        if _NUMBER.fullmatch(line) or any(True for _ in _measures((line,), lexicon)):
            continue
        given, rest = keywords.leading(line, head, lexicon)
        paragraph = abilities.read(rest, head, lexicon, count)
        facts += [*given, *paragraph.facts]
        count += len(paragraph.facts)
        ignored += paragraph.ignored
    read_back = lexicon.facts(", ".join(dict.fromkeys(facts)))
    return Card(read_back, tuple(ignored)) if isinstance(read_back, str) else None


def _without_subtypes(text: str, lexicon: Lexicon) -> str:
    """What stands behind the types on a card's only line, from its first keyword or cost on."""
    match = re.match(r"\s*[—:-]\s*(?=\S)", text)
    if match is None:
        return text.strip()
    words = list(re.finditer(r"\S+", text[match.end() :]))
    for word in words[1:]:
        rest = text[match.end() + word.start() :]
        if rest.startswith("{") or keywords.leading(rest, "creature", lexicon)[0]:
            return rest
        if re.search(r"[.:。]$", word[0]):
            break
    return text[match.end() + (words[0].end() if words else 0) :].strip()
