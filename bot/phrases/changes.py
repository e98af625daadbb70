"""What is otherwise in a newer edition, line by line, and the numbers that a rule has had."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.phrases import citations

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.answers.values import Changed, ChangesAnswer, Lived
    from bot.words import Words
    from rulesdb.library.documents import Edition
    from rulesdb.library.marks import Piece

ARROW = "→"
# Magic numbers nothing by the letters that look like digits.
LEFT_OUT = {"l", "o"}
_LAST_PART = re.compile(r"\d+$|[a-z]+$")


@dataclass(frozen=True, slots=True)
class ChangePhrases:
    """One change: the numbers, what kind it is, and the words with those marked that changed.

    `kind` is a key that tells what colour it has; `marked` says that only some words changed.
    """

    numbers: str
    heading: str
    kind: str
    says: str
    pieces: tuple[Piece, ...]
    marked: bool


@dataclass(frozen=True, slots=True)
class LifePhrases:
    """One rule: what it is today, and a line for each number that it has had."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChangesPhrases:
    """Everything around the changes; what need not be said is empty."""

    title: str
    note: str
    counted: str
    changes: tuple[ChangePhrases, ...]
    lives: tuple[LifePhrases, ...]


def changes(words: Words, answer: ChangesAnswer) -> ChangesPhrases:
    """The phrases of an answer, in the answer's language."""
    language = answer.language
    return ChangesPhrases(
        title=_title(words, answer),
        note="" if answer.worded or not answer.until else words.say(language, "changes-numbers"),
        counted=_counted(words, answer),
        changes=tuple(_lines(words, language, answer.changes)),
        lives=tuple(_life(words, language, each) for each in answer.lives),
    )


def _title(words: Words, answer: ChangesAnswer) -> str:
    language, since, until = answer.language, answer.since, answer.until
    if not (since and until):
        return words.say(language, "life-title", number=_asked(answer))
    return words.say(
        language,
        "changes-title",
        document=words.say(language, f"document-{until.document}"),
        since=_day(words, language, since),
        until=_day(words, language, until),
    )


def _asked(answer: ChangesAnswer) -> str:
    return answer.question.number or answer.question.since or ""


def _day(words: Words, language: str, edition: Edition) -> str:
    return citations.day(words, language, edition.date or "")


def _counted(words: Words, answer: ChangesAnswer) -> str:
    """How many changes there are of each kind."""
    if not answer.until:
        return ""
    counts: dict[str, int] = {}
    for each in answer.changes:
        counts[each.kind] = counts.get(each.kind, 0) + 1
    said = [
        words.say(answer.language, "change-count", kind=kind, count=str(count))
        for key, count in counts.items()
        for kind in (words.say(answer.language, f"change-{key}{'.several' * (count > 1)}"),)
    ]
    if not said:
        return words.say(answer.language, "changes-none")
    return words.say(answer.language, "list-dot").join(said)


def _lines(words: Words, language: str, several: Sequence[Changed]) -> Iterator[ChangePhrases]:
    """A line a change; rules that follow each other and only moved share one."""
    run: list[Changed] = []
    for change in several:
        if run and not _follows(run[-1], change):
            yield _line(words, language, run[0], run[-1])
            run = []
        run.append(change)
    if run:
        yield _line(words, language, run[0], run[-1])


def _follows(before: Changed, after: Changed) -> bool:
    """Whether a moved rule is the next one on both sides after another that only moved."""
    only_moved = {before.kind, after.kind} == {"moved"} and not (before.pieces or after.pieces)
    pairs = ((before.old[:1], after.old[:1]), (before.new[:1], after.new[:1]))
    return only_moved and all(_is_next(one[0], other[0]) for one, other in pairs)


def _is_next(one: str, other: str) -> bool:
    """Whether a number comes right after another of the same rule or section.

    >>> _is_next("702.9", "702.10"), _is_next("800.4k", "800.4m"), _is_next("702.9", "703.10")
    (True, True, False)
    """
    a, b = _LAST_PART.search(one), _LAST_PART.search(other)
    if a is None or b is None or one[: a.start()] != other[: b.start()]:
        return False
    if a[0].isdigit() and b[0].isdigit():
        return int(b[0]) == int(a[0]) + 1
    between = {chr(code) for code in range(ord(a[0][-1]) + 1, ord(b[0][-1]))}
    return len(a[0]) == len(b[0]) == 1 and a[0] < b[0] and between <= LEFT_OUT


def _line(words: Words, language: str, first: Changed, last: Changed) -> ChangePhrases:
    comma = words.say(language, "list-comma")
    sides = (_span(comma, first.old, last.old), _span(comma, first.new, last.new))
    stayed = sides[0] == sides[1]
    says = [words.say(language, f"change-{first.kind}")]
    if first.kind == "moved" and first.pieces:
        says.append(words.say(language, "change-reworded"))
    if first is last and first.below:
        says.append(words.say(language, "change-below", count=str(first.below)))
    return ChangePhrases(
        numbers=sides[1] if stayed else f" {ARROW} ".join(filter(None, sides)),
        heading=first.heading if first is last else "",
        kind=first.kind,
        says=comma.join(says),
        pieces=first.pieces,
        marked=first.kind not in {"new", "gone"},
    )


def _span(comma: str, first: Sequence[str], last: Sequence[str]) -> str:
    return comma.join(first) if first == last else f"{first[0]}–{last[0]}"


def _life(words: Words, language: str, lived: Lived) -> LifePhrases:
    title = f"{lived.now or lived.stays[-1].number} {lived.name}".strip()
    lines = [
        words.say(
            language,
            "life-stay",
            number=stay.number,
            when=citations.during(words, language, stay.first, stay.last),
        )
        for stay in lived.stays
    ]
    if lived.reworded:
        dates = [citations.day(words, language, date) for date in lived.reworded]
        lines.append(words.say(language, "life-reworded", dates=words.listed(language, dates)))
    if not lived.now:
        lines.append(words.say(language, "life-gone"))
    return LifePhrases(title, tuple(lines))


def plain(pieces: Iterable[Piece], *, marked: bool) -> str:
    """Words with marks around those that went and came, for where nothing is in colour."""
    marks = {"goes": ("[-", "-]"), "comes": ("{+", "+}")} if marked else {}
    return "".join(
        each.text.join(marks[each.kind]) if each.kind in marks else each.text for each in pieces
    )
