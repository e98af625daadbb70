"""Answers as text for a terminal: the verdict first, then grouped lines, never a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from bot import phrases
from bot.answers.values import (
    ChangesAnswer,
    HelpAnswer,
    Mistake,
    RuleAnswer,
    ScenarioAnswer,
    TermAnswer,
    TimingAnswer,
)
from bot.phrases.changes import plain as plain_words
from bot.phrases.guides import plain
from bot.streams import visible

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.answers.values import Answer, Hit
    from bot.phrases.changes import ChangePhrases
    from bot.phrases.rules import HitPhrases
    from bot.phrases.timings import Window
    from bot.phrases.transcripts import TryPhrases
    from bot.words import Words

GOOD, BAD, QUIET, HEAD = "green", "red", "dim", "bold"


def text(words: Words, answer: Answer) -> Group:
    """The answer as lines to print, in the answer's language."""
    lines = tuple(_lines(words, answer))
    for line in lines:
        line.plain = visible(line.plain)
    return Group(*lines)


def _lines(words: Words, answer: Answer) -> Iterator[Text]:
    match answer:
        case RuleAnswer():
            said = _rule(words, answer)
        case TimingAnswer():
            said = _timing(words, answer)
        case ScenarioAnswer():
            said = _scenario(words, answer)
        case TermAnswer():
            said = _term(words, answer)
        case ChangesAnswer():
            said = _changes(words, answer)
        case HelpAnswer():
            said = _guide(words, answer)
        case Mistake():
            said = _mistake(words, answer)
    return said


def _rule(words: Words, answer: RuleAnswer) -> Iterator[Text]:
    said, language = phrases.rule(words, answer), answer.language
    if said.found:
        yield Text(said.found, QUIET)
    for at, (hit, around) in enumerate(zip(answer.hits, said.hits, strict=True)):
        yield from (Text(""),) * bool(at)
        yield from _hit(words, language, hit, around)
    for each in said.unruled:
        yield from _under(each.text, each.names)
    if said.official:
        yield Text(said.official, QUIET)
    yield from _under(words.say(language, "label-also"), said.also)
    yield from _under(words.say(language, "label-moved"), said.moved)
    yield from (Text(each) for each in (said.reach,) if each)
    yield from _under(
        said.suggestions, (f"{line.number} {line.text}".strip() for line in said.near)
    )


def _hit(words: Words, language: str, hit: Hit, around: HitPhrases) -> Iterator[Text]:
    yield Text(around.title, HEAD)
    yield Text(around.edition, QUIET)
    if around.language:
        yield Text(around.language, QUIET)
    yield from (Text(each) for each in (hit.text,) if each)
    yield from (Text(f"{each.number}  {each.text}") for each in hit.subrules)
    yield from _under(words.say(language, "label-examples"), hit.examples)


def _term(words: Words, answer: TermAnswer) -> Iterator[Text]:
    said, language = phrases.term(words, answer), answer.language
    if said.found:
        yield Text(said.found, QUIET)
    for at, each in enumerate(said.terms):
        yield from (Text(""),) * bool(at)
        yield Text(each.title, HEAD)
        yield from (Text(line) for line in (each.text, *each.names, each.rule) if line)
        yield from (Text(line, QUIET) for line in (each.source,) if line)
        yield from _under(words.say(language, "label-also"), each.also)
    yield from _under(
        said.suggestions, (f"{line.number} {line.text}".strip() for line in said.near)
    )


def _timing(words: Words, answer: TimingAnswer) -> Iterator[Text]:
    said, language = phrases.timing(words, answer), answer.language
    dot = words.say(language, "list-dot")
    asked = dot.join(part for part in (said.asked, said.moment) if part)
    yield Text(said.understood or asked, HEAD)
    yield from (Text(each, QUIET) for each in (said.card,) if each)
    yield from (Text(each, HEAD) for each in said.cautions)
    yield Text(said.verdict, _colour(good=said.answer == "yes", bad=said.answer == "no"))
    yield from (Text(each) for each in (said.reason, said.next) if each)
    yield from _under(words.say(language, "label-windows"), _windows(said.windows))
    label = dot.join(filter(None, (words.say(language, "label-conditions"), said.case)))
    yield from _under(label, (f"{each.mark}  {each.text}" for each in said.conditions))
    yield from _under(words.say(language, "label-assumed"), said.assumed)
    if not said.conditions:
        yield from _under(words.say(language, "label-rules"), [said.rules] if said.rules else [])
    yield Text(said.edition, QUIET)


def _windows(windows: Iterable[Window]) -> Iterator[str]:
    for each in windows:
        yield f"{each.mark} – {each.when}"
        if each.reason:
            yield f"  {each.reason}"


def _scenario(words: Words, answer: ScenarioAnswer) -> Iterator[Text]:
    said, language = phrases.transcript(words, answer), answer.language
    if said.title:
        yield Text(said.title, HEAD)
    bad = not answer.transcript.ok
    yield Text(said.verdict, _colour(good=bool(said.expected) and not bad, bad=bad))
    for each in said.tries:
        yield from _tried(words, language, each)
    happened = [(each.line, each.text) for each in said.told]
    yield from _by_line(words, language, "label-happened", happened)
    expected = [(each.line, f"{each.mark}  {each.text}") for each in said.expected]
    yield from _by_line(words, language, "label-expectations", expected)


def _by_line(
    words: Words, language: str, label: str, said: Iterable[tuple[int, str]]
) -> Iterator[Text]:
    lines = [f"{_at(words, language, line)}  {text}" for line, text in said]
    return _under(words.say(language, label), lines)


def _tried(words: Words, language: str, tried: TryPhrases) -> Iterator[Text]:
    line = f"{_at(words, language, tried.line)}  {tried.mark}  {tried.text}"
    yield Text(line, _colour(good=tried.legal, bad=not tried.legal))
    failed = [each for each in tried.conditions if not each.ok]
    yield from (Text(f"  {each.mark}  {each.text}") for each in failed)
    if tried.next:
        yield Text(f"  {tried.next}")


def _changes(words: Words, answer: ChangesAnswer) -> Iterator[Text]:
    said = phrases.changes(words, answer)
    yield Text(said.title, HEAD)
    yield from (Text(each, QUIET) for each in (said.note, said.counted) if each)
    for life in said.lives:
        yield from _under(life.title, life.lines)
    for change in said.changes:
        yield Text("")
        yield _changed(words, answer.language, change)
        if change.pieces:
            yield _marked(change)


def _changed(words: Words, language: str, change: ChangePhrases) -> Text:
    """The numbers of a change, in the colour of what came or went."""
    dot = words.say(language, "list-dot")
    colour = {"new": GOOD, "gone": BAD}.get(change.kind, "")
    head = " ".join(filter(None, (change.numbers, change.heading)))
    return Text.assemble((head, f"{HEAD} {colour}".strip()), dot, change.says)


def _marked(change: ChangePhrases) -> Text:
    """The words of a change; those that went and came are marked and in colour."""
    styles = {"goes": BAD, "comes": GOOD} if change.marked else {}
    said = ((plain_words([each], marked=change.marked), each.kind) for each in change.pieces)
    return Text.assemble(*((text, styles.get(kind, "")) for text, kind in said))


def _guide(words: Words, answer: HelpAnswer) -> Iterator[Text]:
    said = phrases.guide(words, answer)
    yield Text(said.title, HEAD)
    for each in said.commands:
        yield Text("")
        yield Text(" · ".join(filter(None, (each.name, each.local))), HEAD)
        yield Text(each.says)
        yield from (Text(f"  {line}") for example in each.examples for line in example.splitlines())
    yield Text("")
    yield from (Text(plain(each)) for each in said.notes)
    yield from (Text(each, QUIET) for each in said.notices)


def _mistake(words: Words, answer: Mistake) -> Iterator[Text]:
    said = phrases.mistake(words, answer)
    yield Text(said.text, BAD)
    if said.suggestions:
        yield Text(said.suggestions)


def _under(label: str, lines: Iterable[str]) -> Iterator[Text]:
    """A label and lines under it; nothing where there are no lines."""
    below = [Text(f"  {line.rstrip()}") for line in lines]
    if below:
        yield Text("")
        yield Text(label, HEAD)
        yield from below


def _at(words: Words, language: str, line: int) -> str:
    return words.say(language, "at-line", line=str(line))


def _colour(*, good: bool, bad: bool) -> str:
    return GOOD if good else BAD if bad else HEAD
