"""How much of the rules our summaries cover, as lines for a terminal and rows for a program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.counts import counts, lacking
from bot.questions import LANGUAGES
from bot.stocktaking import Report

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.words import Words
    from rulesdb.library.coverage import Covered


def reports(
    words: Words, language: str, sections: Iterable[Covered], *, missing: bool
) -> Iterator[Report]:
    """A report a section: how many rules it has, how many have a summary in each language."""
    for section in sections:
        lines = [_counted(words, language, section)]
        lines += lacking(words, language, section.lacking) if missing else ()
        yield Report(_row(section), "\n".join(lines))


def nothing_to_compare(words: Words, language: str, game: str) -> Report:
    """That no original edition of a game is stored."""
    said = words.say(language, "coverage-no-edition", game=words.say(language, f"game-{game}"))
    return Report({"game": game, "section": None}, said, amiss=True)


def _counted(words: Words, language: str, section: Covered) -> str:
    return words.say(
        language,
        "coverage-section",
        game=words.say(language, f"game-{section.game}"),
        section=f"{section.number} {section.heading}",
        entries=str(len(section.entries)),
        counts=counts(words, language, section.covered),
    )


def _row(section: Covered) -> dict[str, Any]:
    return {
        "game": section.game,
        "section": section.number,
        "heading": section.heading,
        "entries": len(section.entries),
        "covered": {language: section.covered(language) for language in LANGUAGES},
        "missing": {language: list(section.lacking[language]) for language in LANGUAGES},
    }
