"""A card before it is cut to Discord's size, and the view that it becomes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discord import SeparatorSpacing
from discord.ui import Container, File, LayoutView, Separator, TextDisplay

from bot import wire
from bot.cards.asked import shown
from bot.cards.presses import Change, Offer, rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.answers.values import Line
    from bot.cards.presses import Row
    from bot.questions import Question
    from bot.words import Words

BLUE, GREEN, RED, AMBER, GREY = 0x5865F2, 0x2E9E5B, 0xD83C3E, 0xD9A21B, 0x80848E

# With `asked.LONGEST` these stay under `wire.TEXT_IN_VIEW`; a page is read on a phone.
HEAD, PAGE, FOOT = 300, 1_500, 600
ATTACHED = "scenario.txt"


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything on a card: Markdown paragraphs, small print, its question, what may be pressed.

    `menus` stand between the buttons of the answer and the `common` ones that every card has.
    `attached` is what is sent as a file where one page, or the question, does not fit.
    """

    question: Question | None
    language: str
    colour: int
    head: str
    blocks: tuple[str, ...]
    foot: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()
    menus: tuple[Row, ...] = ()
    common: tuple[Offer, ...] = ()
    attached: str = ""

    @property
    def pages(self) -> tuple[str, ...]:
        return wire.pages(self.blocks, PAGE, "\n\n") or ("",)


def labelled(words: Words, language: str, label: str, several: Sequence[str]) -> str:
    """Several things in one line, after what they are."""
    text = words.say(language, "list-semicolon").join(several)
    return wire.escape(words.say(language, "labelled", label=words.say(language, label), text=text))


def listed(label: str, lines: Iterable[Line]) -> str:
    """What was perhaps meant, under what it is: rules with their numbers, and names without."""
    numbered = (
        f"**{each.number}** {wire.escape(each.text)}" if each.number else wire.escape(each.text)
        for each in lines
    )
    return "\n".join((label, *(f"- {each}" for each in numbered)))


def small(text: str) -> str:
    """Text as Discord's small print, every line of it."""
    return "\n".join(f"-# {line}" for line in text.splitlines() if line.strip())


@dataclass(frozen=True, slots=True)
class Card:
    """What is sent: a view, and a text to attach where the view can not hold everything."""

    view: LayoutView
    attached: str = ""


def card(sheet: Sheet, words: Words, page: int = 1) -> Card:
    """One page of the sheet as what Discord shows; pressable only where its question is on it."""
    pages = sheet.pages
    page = min(max(page, 1), len(pages))
    question = shown(sheet.question) if sheet.question else ""
    attached = sheet.attached if len(pages) > 1 or not question else ""
    turned = (page, len(pages)) if question else None
    notes = _notes(sheet, words, turned, attached=bool(attached))
    foot = wire.clip("\n".join((*notes, *sheet.foot)), FOOT)
    drawn = LayoutView(timeout=None)
    texts = (wire.clip(sheet.head, HEAD), pages[page - 1], small(foot), question)
    drawn.add_item(_container(sheet.colour, *texts))
    if attached:
        drawn.add_item(File(f"attachment://{ATTACHED}"))
    if question:
        turns = tuple(_turns(sheet, words, page, len(pages)))
        for row in (*rows(turns), *rows(sheet.offers), *sheet.menus, *rows(sheet.common)):
            drawn.add_item(row)
    return Card(drawn, attached)


def _container(
    colour: int, head: str, body: str, foot: str, question: str
) -> Container[LayoutView]:
    drawn: Container[LayoutView] = Container(accent_colour=colour)
    for text in (head, body):
        if text:
            drawn.add_item(TextDisplay(text))
    if foot or question:
        drawn.add_item(Separator(spacing=SeparatorSpacing.small))
    for text in (foot, question):
        if text:
            drawn.add_item(TextDisplay(text))
    return drawn


def _notes(
    sheet: Sheet, words: Words, turned: tuple[int, int] | None, *, attached: bool
) -> Iterator[str]:
    """Which page of how many this is, where one can turn them, and that a file holds them all."""
    page, pages = turned or (1, 1)
    if pages > 1:
        yield words.say(sheet.language, "page-of", page=str(page), pages=str(pages))
    if attached:
        yield words.say(sheet.language, "all-attached")


def _turns(sheet: Sheet, words: Words, page: int, pages: int) -> Iterator[Offer]:
    """The pages before and after; the language goes along, since pages differ by language."""
    for other, key in ((page - 1, "button-page-back"), (page + 1, "button-page-on")):
        if 1 <= other <= pages:
            label = words.say(sheet.language, key, page=str(other), pages=str(pages))
            yield Offer(label, Change("page", f"{sheet.language}.{other}"))
