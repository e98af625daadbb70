"""How complete the names are, as lines for a terminal and rows for a program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.counts import counts, lacking
from bot.questions import LANGUAGES
from bot.stocktaking import Report

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.words import Words
    from rulesdb.library.completeness import Section


def reports(
    words: Words, language: str, sections: Iterable[Section], *, missing: bool
) -> Iterator[Report]:
    """A report a section: how many entries it has, how many have a name in each language."""
    for section in sections:
        lines = [_counted(words, language, section)]
        lines += _lacking(words, language, section) if missing else ()
        yield Report(_row(section), "\n".join(lines))


def _counted(words: Words, language: str, section: Section) -> str:
    return words.say(
        language,
        "names-section",
        game=words.say(language, f"game-{section.game}"),
        section=words.say(language, f"section-{section.name}"),
        entries=str(len(section.entries)),
        counts=counts(words, language, section.named),
    )


def _lacking(words: Words, language: str, section: Section) -> Iterator[str]:
    yield from lacking(words, language, section.unnamed)
    if section.unlisted:
        names = words.say(language, "list-comma").join(section.unlisted)
        yield "  " + words.say(language, "names-unlisted", names=names)


def _row(section: Section) -> dict[str, Any]:
    return {
        "game": section.game,
        "section": section.name,
        "entries": len(section.entries),
        "named": {language: section.named(language) for language in LANGUAGES},
        "missing": {language: list(section.unnamed[language]) for language in LANGUAGES},
        "unlisted": list(section.unlisted),
    }
