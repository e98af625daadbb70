"""Text of any kind read as documents, by what it says and never by what the file is called."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from rulesdb.library.documents import Document, Edition, Note, Refusal
from rulesdb.library.readers import article, comprehensive, dotted, json_lines
from rulesdb.library.readers.dates import effective
from rulesdb.library.readers.flow import is_title
from rulesdb.library.readers.hints import Hints, from_header
from rulesdb.library.readers.kinds import game_of, name_of, title_of
from rulesdb.library.readers.lines import lines_of, tidied
from rulesdb.library.readers.tongue import language_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulesdb.library.readers.contents import Contents
    from rulesdb.library.readers.lines import Line

__all__ = ["Hints", "read"]
HEAD = 5000
_MARKUP = re.compile(r"\s*(?:(\{\\rtf)|<(?:!doctype|html|head|body|\?xml)\b)", re.IGNORECASE)
ONE_SENTENCE = 120
NUMBERED_SHARE = 0.6


def read(text: str, hints: Hints | None = None) -> tuple[Document, ...] | Refusal:
    """The documents that a text holds, one a language, or why it holds none."""
    if markup := _MARKUP.match(text):
        return Refusal("markup", (("format", "rtf" if markup[1] else "html"),))
    hints, body = from_header(text, hints or Hints())
    body = tidied(body)
    lines = json_lines.from_json(body) or lines_of(body)
    if not lines:
        return Refusal("empty")
    if dotted.is_torn(lines):
        return Refusal("torn-columns")
    game = hints.game or game_of(body)
    if game is None:
        return Refusal("unknown-game")
    hints = replace(hints, game=game)
    language = hints.language or language_of(body)
    if language is None:
        return Refusal("unknown-language")
    reader = comprehensive if game == "magic" else dotted
    if _is_article(lines, body, hints):
        documents = article.read(lines, reader.NUMBERING, hints, language)
    else:
        documents = _numbered(
            reader.read(lines, whole=hints.extent == "whole"),
            body,
            replace(hints, language=language),
        )
    return documents or Refusal("no-rules")


def _is_article(lines: Sequence[Line], body: str, hints: Hints) -> bool:
    """Whether unnumbered paragraphs are more than a few, and nothing at the head names rules."""
    if hints.document or title_of(body):
        return hints.document == "article"
    numbered = sum(1 if line.text else 2 for line in lines if line.number)
    return numbered < NUMBERED_SHARE * len(lines)


def _numbered(contents: Contents, body: str, hints: Hints) -> tuple[Document, ...]:
    edition = _edition(contents, body, hints)
    notes = _introduction(contents.before, edition.title)
    if not contents.rules and not notes:
        return ()
    return (Document(edition, contents.rules, contents.glossary, notes, hints.source),)


def _edition(contents: Contents, body: str, hints: Hints) -> Edition:
    title = title_of(body)
    game, language = hints.game or "", hints.language or ""
    document = hints.document or (title.document if title else None)
    document = document or ("comprehensive" if game == "magic" else "core")
    return Edition(
        game,
        language,
        document,
        hints.standing or ("official" if language == "en" else "translation"),
        hints.extent or ("whole" if contents.whole else "excerpt"),
        hints.title or (title.words if title else name_of(document, language)),
        hints.date or effective(body[:HEAD]),
    )


def _introduction(paragraphs: tuple[str, ...], title: str) -> tuple[Note, ...]:
    """What stands before the first rule, without titles and the line that tells the date."""
    return tuple(
        Note(text)
        for text in paragraphs
        if not is_title(text) and text.strip("_*= ") != title and not _tells_the_date(text)
    )


def _tells_the_date(text: str) -> bool:
    return len(text) <= ONE_SENTENCE and effective(text) is not None
