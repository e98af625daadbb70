"""The answer to "can I … now?" on a card, with its moment to be changed by a press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import phrases, wire
from bot.answers.games import GAMES
from bot.answers.understood import Heard
from bot.cards.changes import ANY, OPEN
from bot.cards.presses import Change, Offer, menu
from bot.cards.sheet import AMBER, GREEN, GREY, RED, Sheet, labelled, small

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.answers.values import TimingAnswer
    from bot.cards.presses import Row
    from bot.phrases import TimingPhrases
    from bot.words import Words

COLOURS = {"yes": GREEN, "no": RED, "depends": AMBER, "not-modelled": GREY}
TURNS, SINCE = ("mine", "theirs", ANY), ("this-turn", "earlier", ANY)
RULES = 2


def sheet(words: Words, answer: TimingAnswer) -> Sheet:
    """The verdict in one line, then why, then when."""
    said = phrases.timing(words, answer)
    asked = words.say(answer.language, "list-dot").join(filter(None, (said.asked, said.moment)))
    heard = answer.heard or Heard()
    doubtful = heard.in_doubt
    return Sheet(
        question=answer.question,
        language=answer.language,
        colour=AMBER if doubtful else COLOURS[said.answer],
        head=small(wire.escape(said.understood or asked)),
        blocks=tuple(_blocks(words, answer.language, said)),
        foot=tuple(_foot(words, answer.language, said)),
        offers=(*_elsewhen(words, answer), *_rules(words, answer)),
        menus=tuple(_menus(words, answer)),
    )


def _blocks(words: Words, language: str, said: TimingPhrases) -> Iterator[str]:
    because = (wire.escape(each) for each in (said.reason, said.next) if each)
    yield "\n".join((f"### {wire.escape(said.verdict)}", *because))
    if said.cautions:
        yield "\n".join(wire.escape(each) for each in said.cautions)
    if windows := tuple(_windows(said)):
        yield "\n".join((f"**{words.say(language, 'label-windows')}**", *windows))
    elif said.conditions:
        checks = (wire.escape(f"{each.mark} · {each.text}") for each in said.conditions)
        yield "\n".join((f"**{words.say(language, 'label-conditions')}**", *checks))


def _windows(said: TimingPhrases) -> Iterator[str]:
    """When it is possible and when not; the only yes is in the verdict already."""
    alone = sum(each.legal for each in said.windows) == 1
    for each in said.windows:
        if not (each.legal and alone):
            yield wire.escape(f"{each.mark} · {each.when}")
            if each.reason:
                yield f"-# {wire.escape(each.reason)}"


def _foot(words: Words, language: str, said: TimingPhrases) -> Iterator[str]:
    if said.card:
        yield wire.escape(said.card)
    if said.assumed:
        yield labelled(words, language, "label-assumed", said.assumed)
    yield wire.escape(
        words.say(language, "list-dot").join(filter(None, (said.rules, said.edition)))
    )


def _elsewhen(words: Words, answer: TimingAnswer) -> Iterator[Offer]:
    """The same on another turn than was asked about, and for a card set aside at another time."""
    if answer.timing is None:
        return
    said, heard = answer.timing.said, answer.heard or Heard()
    moments = {"turn": (TURNS, heard.turned(said.turn))}
    if any(hole.name == "since" for hole in answer.timing.ask.holes):
        moments["since"] = (SINCE, dict(said.fills).get("since"))
    for name, (values, now) in moments.items():
        for value in values:
            if value != (now or ANY):
                label = words.say(answer.language, f"button-{name}-{value}")
                yield Offer(
                    label, Change(name, _left_open(answer, name) if value == ANY else value)
                )


def _left_open(answer: TimingAnswer, part: str) -> str:
    """What leaves a part of the moment open; more than nothing where the words say it."""
    heard = answer.heard
    said = heard and (part in dict(heard.words) or (part == "since" and heard.since))
    return OPEN if said else ANY


def _rules(words: Words, answer: TimingAnswer) -> Iterator[Offer]:
    shown = answer.rules if answer.shown is None else answer.shown
    for number in shown[:RULES]:
        label = words.say(answer.language, "button-show", number=number)
        yield Offer(label, Change("rule", f"{answer.game}.{number}"))


def _menus(words: Words, answer: TimingAnswer) -> Iterator[Row]:
    """The steps, and what may wait to resolve, with what was said chosen."""
    if answer.timing is None:
        return
    game, said, language = GAMES[answer.game], answer.timing.said, answer.language
    waits = (answer.heard or Heard()).turned(said.pending)
    for name, label, kind, keys, chosen, several in (
        ("step", "menu-step", "step", game.steps, said.step, said.steps),
        (
            "stack",
            f"menu-stack-{answer.game}",
            "pending",
            game.pendings,
            waits,
            said.pendings,
        ),
    ):
        own = {key: words.of_game(answer.game, kind, key) for key in keys}
        items = [(key, words.say(language, word)) for key, word in own.items()]
        if chosen or several:
            items.insert(0, (_left_open(answer, name), words.say(language, f"{label}-any")))
        yield menu(name, words.say(language, label), chosen, items)
