"""What something is called in every language, on a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import phrases, wire
from bot.cards import others
from bot.cards.changes import leads
from bot.cards.presses import Change, Offer
from bot.cards.sheet import AMBER, BLUE, GREY, Sheet, labelled, listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.answers.values import TermAnswer
    from bot.phrases.terms import OneTermPhrases, TermPhrases
    from bot.words import Words

COLOURS = {"fuzzy": AMBER, "none": GREY}
NEAREST = 5


def sheet(words: Words, answer: TermAnswer) -> Sheet:
    """The names and the meaning of each term, or what was perhaps meant."""
    said = phrases.term(words, answer)
    alone = said.terms[0].title if len(said.terms) == 1 else ""
    head = f"## {wire.escape(alone)}" if alone else f"### {wire.escape(answer.question.name)}"
    return Sheet(
        question=answer.question,
        language=answer.language,
        colour=COLOURS.get(answer.found_by, BLUE),
        head=head,
        blocks=tuple(_blocks(answer, said)),
        foot=tuple(_foot(words, answer, said)),
        offers=tuple(_offers(words, answer, said)),
    )


def _blocks(answer: TermAnswer, said: TermPhrases) -> Iterator[str]:
    if said.found:
        yield f"*{wire.escape(said.found)}*"
    for each in said.terms:
        yield "\n".join(_term(each, titled=len(said.terms) > 1))
    if answer.suggestions:
        yield listed(said.suggestions, said.near)


def _term(said: OneTermPhrases, *, titled: bool) -> Iterator[str]:
    if titled:
        yield f"### {wire.escape(said.title)}"
    yield from (f"- {wire.escape(name)}" for name in said.names)
    if said.text:
        yield f"> {wire.escape(' '.join(said.text.split()))}"
    if said.rule:
        yield f"`{said.rule}`"


def _foot(words: Words, answer: TermAnswer, said: TermPhrases) -> Iterator[str]:
    """Who says what it is, and what it is taken for."""
    yield from dict.fromkeys(wire.escape(each.source) for each in said.terms if each.source)
    for also in dict.fromkeys(each.also for each in said.terms if each.also):
        yield labelled(words, answer.language, "label-also", also)


def _offers(words: Words, answer: TermAnswer, said: TermPhrases) -> Iterator[Offer]:
    """The rule of each term, and those of what it is taken for."""
    for each in answer.terms:
        if each.number:
            label = words.say(answer.language, "button-show", number=each.number)
            yield Offer(label, leads(each.game, each.number, each.paper))
    every = (also for each in answer.terms for also in each.also)
    yield from others.offers(words, answer.language, every)
    for line in said.near[:NEAREST]:
        game = line.mechanic.partition(":")[0] or answer.game
        if line.number:
            yield Offer(line.number, Change("rule", f"{game}.{line.number}"))
        elif line.mechanic:
            yield others.named(line.text, line.mechanic)
