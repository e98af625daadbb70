"""Articles, rulings and wiki pages: numbered rules and paragraphs, a document a language."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from rulesdb.library.documents import LANGUAGES, Document, Edition, Note
from rulesdb.library.readers import outline
from rulesdb.library.readers.dates import effective
from rulesdb.library.readers.flow import TITLE_LENGTH, Flow, is_title
from rulesdb.library.readers.kinds import name_of
from rulesdb.library.readers.outline import Entry
from rulesdb.library.readers.subject import subjects_of
from rulesdb.library.readers.tongue import language_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rulesdb.library.readers.hints import Hints
    from rulesdb.library.readers.lines import Line
    from rulesdb.library.readers.outline import Numbering
    from rulesdb.library.readers.subject import Subjects
    from rulesdb.numbers import RuleNumber

# A language of its own has at least this share of what is written; the rest are names and links.
SHARE = 0.15
_BULLET = re.compile(r"^(?:[•*·‣◦●▪○–-]\s+)+")
_FOOTNOTE = re.compile(r"\^\[\d{1,2}\]")
_WORD = re.compile(r"[^\W\d_]")


def read(
    lines: Sequence[Line], numbering: Numbering, hints: Hints, language: str
) -> tuple[Document, ...]:
    """What an article says, a document for each language that it is written in.

    `language` is what its lines are in that show none.
    """
    parts = {language: lines} if hints.language else _by_language(lines, language)
    documents = (_document(parts[tongue], numbering, hints, tongue) for tongue in parts)
    return tuple(document for document in documents if _is_about_rules(document))


def _is_about_rules(document: Document) -> bool:
    """Whether there is a rule, or a paragraph that is about a mechanic."""
    return bool(document.rules) or any(note.about for note in document.notes)


def _by_language(lines: Sequence[Line], language: str) -> dict[str, Sequence[Line]]:
    """The lines of each language; a line that does not show one belongs to what comes after it."""
    tongues = [language_of(line.text) for line in lines]
    sizes: Counter[str] = Counter()
    for tongue, line in zip(tongues, lines, strict=True):
        if tongue:
            sizes[tongue] += len(line.text)
    main = max(sizes, key=lambda tongue: sizes[tongue], default=language)
    spoken = {it for it in LANGUAGES if sizes[it] >= SHARE * sizes.total()}
    parts: dict[str, list[Line]] = {}
    for tongue, line in zip(_carried(tongues, spoken, main), lines, strict=True):
        parts.setdefault(tongue, []).append(line)
    return dict(parts)


def _carried(tongues: Sequence[str | None], spoken: set[str], main: str) -> list[str]:
    carried: list[str] = []
    last = next((tongue for tongue in reversed(tongues) if tongue in spoken), main)
    for tongue in reversed(tongues):
        last = tongue if tongue in spoken and tongue else last
        carried.append(last)
    return carried[::-1]


def _document(lines: Sequence[Line], numbering: Numbering, hints: Hints, language: str) -> Document:
    parts = _Parts()
    believed = list(numbering.believed(lines))
    for before, line, after in zip(
        [None, *believed], believed, [*believed[1:], None], strict=False
    ):
        parts.take(line, alone=_stands_alone(before, after))
    game = hints.game or ""
    texts = [text for text, _ in parts.paragraphs] + [entry.text for entry in parts.entries]
    subjects = subjects_of(texts, parts.headings, game, language, hints.names)
    edition = Edition(
        game,
        language,
        hints.document or "article",
        hints.standing or "article",
        hints.extent or "excerpt",
        hints.title or subjects.title(parts.headings) or name_of("article", language),
        hints.date or effective("\n".join(line.whole for line in lines)),
    )
    rules = outline.rules_of(parts.entries, numbering, continuous=False)
    return Document(edition, rules, (), tuple(_notes(parts.paragraphs, subjects)), hints.source)


def _notes(paragraphs: Sequence[tuple[str, str]], subjects: Subjects) -> Iterator[Note]:
    about: str | None = None
    for text, heading in paragraphs:
        about = subjects.about(text, heading, about)
        yield Note(text, about, heading)


@dataclass(slots=True)
class _Parts:
    """What an article is made of, while it is read line by line."""

    entries: list[Entry] = field(default_factory=list)
    paragraphs: list[tuple[str, str]] = field(default_factory=list)
    headings: list[str] = field(default_factory=list)
    heading: str = ""
    in_rule: bool = False

    def take(self, line: Line, *, alone: bool) -> None:
        """Put a line where it belongs; one that stands `alone` and is short is a heading."""
        plain = replace(line, text=_plain(line.text))
        if line.number is not None:
            self._rule(plain, line.number)
        elif self.in_rule and (line.is_example or not self.entries[-1].texts):
            self.entries[-1].add(plain, Flow())
        elif _is_short(plain):
            self._heading(plain.text if alone and _WORD.search(plain.text) else "")
        else:
            self.paragraphs.append((plain.text, self.heading))
            self.in_rule = False

    def _rule(self, line: Line, number: RuleNumber) -> None:
        entry = Entry(number, [line.text] if line.text else [])
        self.entries.append(entry)
        self.in_rule = True
        if entry.is_title:
            self.headings.append(line.text)

    def _heading(self, text: str) -> None:
        self.heading, self.in_rule = text, False
        if text:
            self.headings.append(text)


def _plain(text: str) -> str:
    return _FOOTNOTE.sub("", _BULLET.sub("", text)).strip()


def _is_short(line: Line) -> bool:
    """A heading, a caption, a link, a line of a card: whatever is no sentence."""
    return is_title(line.text) or (
        len(line.text) <= TITLE_LENGTH and line.text.endswith((":", "："))
    )


def _stands_alone(before: Line | None, after: Line | None) -> bool:
    """Whether a paragraph comes before and after; lists of links and lines of cards go in rows."""
    return (before is None or before.number is not None or not _is_short(before)) and (
        after is not None and after.number is None and not _is_short(after)
    )
