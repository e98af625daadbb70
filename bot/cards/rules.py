"""What a rule look-up found, on a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import phrases, wire
from bot.cards import others
from bot.cards.changes import leads
from bot.cards.presses import Change, Offer
from bot.cards.sheet import AMBER, BLUE, GREY, Sheet, labelled, listed
from bot.phrases import citations

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.answers.values import Hit, Line, RuleAnswer
    from bot.phrases.rules import HitPhrases, RulePhrases
    from bot.words import Words

COLOURS = {"text": AMBER, "fuzzy": AMBER, "none": GREY}
FEW, FIRST_WORDS, NEAREST = 2, 240, 5
"""More than a few hits are shown by their first words, each with a button to open it."""


def sheet(words: Words, answer: RuleAnswer) -> Sheet:
    """The rules found, or what was perhaps meant."""
    said = phrases.rule(words, answer)
    alone = len(answer.hits) == 1
    head = f"## {wire.escape(said.hits[0].title)}" if alone else ""
    return Sheet(
        question=answer.question,
        language=answer.language,
        colour=COLOURS.get(answer.found_by, BLUE),
        head=head or f"### {wire.escape(_asked(answer, said))}",
        blocks=tuple(_blocks(words, answer, said)),
        foot=tuple(_foot(words, answer, said)),
        offers=tuple(_offers(words, answer, said)),
    )


def _asked(answer: RuleAnswer, said: RulePhrases) -> str:
    """What was asked for; of the id of a mechanic the heading or name that was found for it."""
    query = answer.question.query
    headings = [hit.heading for hit in answer.hits if hit.mechanic == query]
    unruled = zip(answer.unruled, said.unruled, strict=True)
    headings += [around.name for it, around in unruled if it.mechanic == query]
    return next(filter(None, headings), query)


def _blocks(words: Words, answer: RuleAnswer, said: RulePhrases) -> Iterator[str]:
    if said.found:
        yield f"*{wire.escape(said.found)}*"
    for each in said.unruled:
        yield "\n".join((wire.escape(each.text), *(f"- {wire.escape(it)}" for it in each.names)))
    for hit, around in zip(answer.hits, said.hits, strict=True):
        if len(answer.hits) > FEW:
            title = f"**{wire.escape(around.title)}**" if around.title else ""
            yield f"{title}\n{_first_words(hit)}".strip()
        else:
            yield from _whole(words, answer, hit, around)
    yield from _nearest(said)


def _whole(words: Words, answer: RuleAnswer, hit: Hit, around: HitPhrases) -> Iterator[str]:
    """The paragraphs of a rule; among several, its title stands with the first of them."""
    paragraphs = list(_paragraphs(words, answer, hit))
    if len(answer.hits) > 1 and around.title:
        title = f"### {wire.escape(around.title)}"
        paragraphs[:1] = ["\n".join((title, *paragraphs[:1]))]
    yield from paragraphs


def _paragraphs(words: Words, answer: RuleAnswer, hit: Hit) -> Iterator[str]:
    if hit.text:
        yield wire.escape(hit.text)
    for line in hit.subrules:
        yield f"**{line.number}** {wire.escape(line.text)}"
    for example in hit.examples:
        label = words.say(answer.language, "label-example")
        yield f"> *{label}* · {_one_line(wire.escape(example))}"


def _first_words(hit: Hit) -> str:
    lines = [hit.text, *(f"{line.number} {line.text}" for line in hit.subrules)]
    return wire.escape(wire.clip(next((each for each in lines if each), ""), FIRST_WORDS))


def _nearest(said: RulePhrases) -> Iterator[str]:
    if said.reach:
        yield wire.escape(said.reach)
    if said.near:
        yield listed(said.suggestions, said.near)


def _foot(words: Words, answer: RuleAnswer, said: RulePhrases) -> Iterator[str]:
    """Edition and citation, then what else was meant and what the number was before."""
    for around in dict.fromkeys((each.edition, each.language) for each in said.hits):
        yield words.say(answer.language, "list-dot").join(
            wire.escape(each) for each in around if each
        )
    if answer.hits and answer.hits[-1].number and _is_one(answer):
        yield f"`{said.hits[-1].citation}`"
    if said.official:
        yield wire.escape(said.official)
    if said.also:
        yield labelled(words, answer.language, "label-also", said.also)
    yield from (wire.escape(each) for each in said.moved)


def _offers(words: Words, answer: RuleAnswer, said: RulePhrases) -> Iterator[Offer]:
    """What leads on from one rule, each of several, what else was meant, what is nearest."""
    if 0 < len(answer.hits) <= FEW:
        yield from _from(words, answer)
        yield from _elsewhen(words, answer.language, answer.hits[-1])
    for hit in answer.hits[:NEAREST] if len(answer.hits) > FEW else ():
        if hit.number:
            yield _open(hit.edition.game, hit.number, hit.number, hit.paper)
    yield from others.offers(words, answer.language, answer.also)
    for unruled, around in zip(answer.unruled, said.unruled, strict=True):
        yield others.named(around.name, unruled.mechanic)
    for line in said.near[:NEAREST]:
        yield _near(answer, line)


def _near(answer: RuleAnswer, line: Line) -> Offer:
    """What opens a suggestion: its number, where that is one of the edition looked into."""
    if line.mechanic and (not line.number or answer.question.edition):
        return others.named(line.text, line.mechanic)
    sought = line.number or line.text
    return _open(line.mechanic.partition(":")[0] or answer.game, sought, sought)


def _from(words: Words, answer: RuleAnswer) -> Iterator[Offer]:
    """The neighbours of the one rule that was found, and the citation."""
    hit = answer.hits[-1]
    if hit.previous and _is_one(answer):
        yield _open(answer.game, hit.previous, f"← {hit.previous}", hit.paper)
    if hit.following and _is_one(answer):
        yield _open(answer.game, hit.following, f"{hit.following} →", hit.paper)
    if any(each.number for each in answer.hits):
        yield Offer(words.say(answer.language, "button-cite"), Change("cite", answer.language))


def _elsewhen(words: Words, language: str, hit: Hit) -> Iterator[Offer]:
    """The rule in the editions before and after this one, and all that became of it."""
    for key, stand in (("button-earlier", hit.earlier), ("button-later", hit.later)):
        if stand:
            label = words.say(language, key, date=citations.day(words, language, stand.date))
            yield Offer(label, Change("stand", f"{stand.date}.{stand.number}"))
    if hit.number and hit.edition.document == citations.MAIN_DOCUMENT[hit.edition.game]:
        change = Change("life", f"{hit.edition.game}.{hit.number}")
        yield Offer(words.say(language, "button-life"), change)


def _is_one(answer: RuleAnswer) -> bool:
    """Whether all that was found is one rule: a summary of it, and the official text."""
    its = {(each.edition.game, each.edition.document, each.number) for each in answer.hits}
    return len(its) == 1


def _open(game: str, number: str, label: str, paper: str = "") -> Offer:
    return Offer(label, leads(game, number, paper))


def _one_line(text: str) -> str:
    return " ".join(text.split())
