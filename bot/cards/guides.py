"""What can be asked, on a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import phrases, wire
from bot.cards.sheet import BLUE, Sheet, small

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.answers.values import HelpAnswer
    from bot.phrases import GuidePhrases
    from bot.phrases.guides import AskingPhrases
    from bot.words import Words


def sheet(words: Words, answer: HelpAnswer) -> Sheet:
    """A paragraph a command, then what else is to be known."""
    said = phrases.guide(words, answer)
    return Sheet(
        question=answer.question,
        language=answer.language,
        colour=BLUE,
        head=f"### {said.title}",
        blocks=tuple(_blocks(said)),
    )


def _blocks(said: GuidePhrases) -> Iterator[str]:
    for each in said.commands:
        yield "\n".join((_title(each), each.says, *map(_example, each.examples)))
    yield from said.notes
    yield small("\n".join(said.notices))


def _title(asking: AskingPhrases) -> str:
    return " · ".join(f"**{name}**" for name in (asking.name, asking.local) if name)


def _example(line: str) -> str:
    return wire.code_block(line) if "\n" in line else f"- `{line}`"
