"""What is otherwise in a newer edition, or the life of a rule, on a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import phrases, wire
from bot.cards.presses import Change, Offer
from bot.cards.sheet import BLUE, Sheet, small

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.answers.values import ChangesAnswer
    from bot.phrases.changes import ChangePhrases, LifePhrases
    from bot.words import Words

MARKS = {"goes": "~~", "comes": "**"}
# Words that stay are shown a little before and after those that changed.
AROUND = 60
OPENED = 5


def sheet(words: Words, answer: ChangesAnswer) -> Sheet:
    """The lives of a number, then the changes in their order."""
    said = phrases.changes(words, answer)
    return Sheet(
        question=answer.question,
        language=answer.language,
        colour=BLUE,
        head=f"### {wire.escape(said.title)}",
        blocks=(
            *(wire.escape(each) for each in (said.counted,) if each),
            *map(_life, said.lives),
            *map(_change, said.changes),
        ),
        foot=(wire.escape(said.note),) if said.note else (),
        offers=tuple(_offers(words, answer)),
    )


def _life(said: LifePhrases) -> str:
    return "\n".join(
        (f"**{wire.escape(said.title)}**", *(f"- {wire.escape(it)}" for it in said.lines))
    )


def _change(said: ChangePhrases) -> str:
    head = " ".join(filter(None, (said.numbers, said.heading)))
    lines = [f"**{wire.escape(head)}**", small(wire.escape(said.says))]
    if said.pieces:
        lines.append("".join(_piece(said, at) for at in range(len(said.pieces))))
    return "\n".join(lines)


def _piece(said: ChangePhrases, at: int) -> str:
    """Words as they came or went, or as much of those that stay as one needs to find the place."""
    piece = said.pieces[at]
    mark = MARKS.get(piece.kind) if said.marked else ""
    if mark:
        return _within(mark, piece.text)
    if not said.marked:
        return wire.escape(piece.text)
    first, last = at == 0, at == len(said.pieces) - 1
    return wire.escape(_shortened(piece.text, begins=first, ends=last))


def _within(mark: str, text: str) -> str:
    """Words between marks; Discord takes no mark that has a space inside it."""
    inner = text.strip()
    if not inner:
        return text
    before, _, after = text.partition(inner)
    lines = (f"{mark}{wire.escape(line.strip())}{mark}" for line in inner.split("\n"))
    return "".join((before, "\n".join(lines), after))


def _shortened(text: str, *, begins: bool, ends: bool) -> str:
    head = 0 if begins else AROUND
    tail = 0 if ends else AROUND
    if len(text) <= head + tail + len(wire.MORE):
        return text
    return f"{text[:head]}{wire.MORE}{text[len(text) - tail :]}"


def _offers(words: Words, answer: ChangesAnswer) -> Iterator[Offer]:
    """The rules that the lives are of, to be read."""
    for life in answer.lives[:OPENED]:
        if life.now:
            label = words.say(answer.language, "button-show", number=life.now)
            yield Offer(label, Change("rule", f"{answer.game}.{life.now}"))
