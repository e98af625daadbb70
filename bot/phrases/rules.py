"""What stands around the rules that were found: how, since when, what else was meant."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.phrases import citations
from bot.phrases.namings import BASE, in_language, names

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from bot.answers.called import Also, Unruled
    from bot.answers.values import Hit, Line, Moved, Reach, RuleAnswer
    from bot.words import Words


@dataclass(frozen=True, slots=True)
class HitPhrases:
    """A found rule's title, its edition, what to copy, and a note where its language is another.

    The note also says where an English edition is newer.
    """

    title: str
    edition: str
    citation: str
    language: str


@dataclass(frozen=True, slots=True)
class UnruledPhrases:
    """What has no rule: its name, that it has none, and its name in every language."""

    name: str
    text: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RulePhrases:
    """What is said around the rules found; what need not be said is empty.

    `official` says how the official text is added, where there are only summaries of our own.
    """

    found: str
    hits: tuple[HitPhrases, ...]
    official: str
    also: tuple[str, ...]
    moved: tuple[str, ...]
    reach: str
    suggestions: str
    near: tuple[Line, ...]
    unruled: tuple[UnruledPhrases, ...]


def rule(words: Words, answer: RuleAnswer, today: str = "") -> RulePhrases:
    """The phrases of an answer, in the answer's language."""
    language, shown = answer.language, {hit.edition.date for hit in answer.hits}
    lines = () if answer.unruled else answer.suggestions
    near = tuple(line_of(words, language, each) for each in lines)
    return RulePhrases(
        found="" if answer.unruled else _found(words, answer),
        hits=tuple(_hit(words, language, hit, today) for hit in answer.hits),
        official=words.say(language, "official-how") if _only_summaries(answer) else "",
        also=tuple(also(words, language, each) for each in answer.also),
        moved=tuple(moved(words, language, each, shown) for each in answer.moved),
        reach=_reach(words, language, answer.reach) if answer.reach else "",
        suggestions=words.say(language, "did-you-mean") if near else "",
        near=near,
        unruled=tuple(_unruled(words, language, each) for each in answer.unruled),
    )


def also(words: Words, language: str, other: Also) -> str:
    """What else the words could mean, and why: "Forecast (Magic, 702.57): similar name"."""
    slots = {
        "name": name_of(words, language, other),
        "game": words.say(language, f"game-{other.game}"),
        "why": why(words, language, other),
    }
    if not other.number:
        return words.say(language, "also-unnumbered", **slots)
    return words.say(language, "also", number=other.number, **slots)


def why(words: Words, language: str, other: Also) -> str:
    """Why it could be meant; the name that is shared, where the reader sees another."""
    if other.why != "same-name" or other.shared is None:
        return words.say(language, f"why-{other.why}")
    spoken = words.say(language, f"language-{other.shared.language}")
    key = f"why-shared-{other.shared.how}"
    return words.say(language, key, name=other.shared.name, language=spoken)


def line_of(words: Words, language: str, line: Line) -> Line:
    """A suggestion as it is shown: in quotes, where the reader's language has no name for it."""
    if line.spoken in {"", language}:
        return line
    return replace(line, text=words.say(language, "quoted", text=line.text))


def name_of(words: Words, language: str, other: Also) -> str:
    """What it is called: of a text all that names it and, where that is another, its number."""
    parts = (*parts_of(words, language, other), other.own)
    return words.say(language, "list-dot").join(filter(None, parts))


def parts_of(words: Words, language: str, other: Also) -> tuple[str, ...]:
    """What it is called, in quotes where the reader's language has no name for it.

    Of a text its heading, the title of its document and the day.
    """
    foreign = other.spoken not in {"", language}
    name = words.say(language, "quoted", text=other.name) if foreign else other.name
    dated = citations.day(words, language, other.date) if other.date else ""
    return tuple(dict.fromkeys(filter(None, (name, other.title, dated))))


def moved(words: Words, language: str, old: Moved, shown: Collection[str | None] = ()) -> str:
    """What a number was in which editions, and where that stands now.

    Which edition has it there is said, unless it is among those `shown`.
    """
    when = citations.during(words, language, old.since or old.date, old.date)
    named = {"number": old.number, "name": old.name, "when": when}
    if old.under and not old.name:
        named["number"] = words.say(language, "number-under", number=old.number, name=old.under)
    kind = "-named" if old.name else ""
    if not old.now:
        return words.say(language, f"moved-away{kind}", **named)
    if old.now == (old.number,):
        date = citations.day(words, language, old.by)
        return words.say(language, f"moved-here{kind}", date=date, **named)
    now = words.listed(language, old.now)
    if old.by and old.by not in shown:
        date = citations.day(words, language, old.by)
        now = words.say(language, "number-by", number=now, date=date)
    return words.say(language, f"moved{kind}", now=now, **named)


def _unruled(words: Words, language: str, what: Unruled) -> UnruledPhrases:
    name = in_language(what.names, language) or in_language(what.names, BASE)
    game = words.say(language, f"game-{what.game}")
    said = words.say(language, "rule-unruled", name=name, game=game)
    return UnruledPhrases(name, said, tuple(names(words, language, what.names)))


def _reach(words: Words, language: str, reach: Reach) -> str:
    """How far the rules go, and in which edition."""
    number = reach.number
    if reach.name:
        number = words.say(language, "number-under", number=number, name=reach.name)
    date = citations.day(words, language, reach.date)
    return words.say(language, "reach", number=number, last=reach.last, date=date)


def _hit(words: Words, language: str, hit: Hit, today: str) -> HitPhrases:
    return HitPhrases(
        title=f"{hit.number} {hit.heading}".strip(),
        edition=_edition(words, language, hit, today),
        citation=citations.citation(words, language, hit.printed or hit.number, hit.edition),
        language=words.say(language, "list-dot").join(_notes(words, language, hit)),
    )


def _only_summaries(answer: RuleAnswer) -> bool:
    standings = {hit.edition.standing for hit in answer.hits}
    return standings == {"summary"}


def _notes(words: Words, language: str, hit: Hit) -> Iterator[str]:
    if hit.language != language:
        spoken = words.say(language, f"language-{hit.language}")
        yield words.say(language, "other-language", language=spoken)
    if hit.newer:
        date = citations.day(words, language, hit.newer)
        yield words.say(language, "newer-in-english", date=date)


def _edition(words: Words, language: str, hit: Hit, today: str) -> str:
    """The edition of a text, and its number there where that is another."""
    which = citations.edition(words, language, hit.edition, today)
    if not hit.printed:
        return which
    printed = words.say(language, "printed-as", number=hit.printed)
    return words.say(language, "list-dot").join((which, printed))


def _found(words: Words, answer: RuleAnswer) -> str:
    if answer.found_by in {"number", "name"}:
        return ""
    return words.say(answer.language, f"found-{answer.found_by}", query=answer.question.query)
