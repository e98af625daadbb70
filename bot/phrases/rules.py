"""What stands around the rules that were found: how, since when, what else was meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.phrases import citations

if TYPE_CHECKING:
    from bot.answers.values import Also, Hit, Moved, RuleAnswer
    from bot.words import Words


@dataclass(frozen=True, slots=True)
class HitPhrases:
    """A found rule's title, its edition, what to copy, and a note where its language is another."""

    title: str
    edition: str
    citation: str
    language: str


@dataclass(frozen=True, slots=True)
class RulePhrases:
    """What is said around the rules found; what need not be said is empty."""

    found: str
    hits: tuple[HitPhrases, ...]
    also: tuple[str, ...]
    moved: tuple[str, ...]
    suggestions: str


def rule(words: Words, answer: RuleAnswer, today: str = "") -> RulePhrases:
    """The phrases of an answer, in the answer's language."""
    language = answer.language
    return RulePhrases(
        found=_found(words, answer),
        hits=tuple(_hit(words, language, hit, today) for hit in answer.hits),
        also=tuple(also(words, language, each) for each in answer.also),
        moved=tuple(moved(words, language, each) for each in answer.moved),
        suggestions=words.say(language, "did-you-mean") if answer.suggestions else "",
    )


def also(words: Words, language: str, other: Also) -> str:
    """What else the words could mean, and why: "Forecast (Magic, 702.57): similar name"."""
    slots = {
        "name": other.name,
        "game": words.say(language, f"game-{other.game}"),
        "why": words.say(language, f"why-{other.why}"),
    }
    if not other.number:
        return words.say(language, "also-unnumbered", **slots)
    return words.say(language, "also", number=other.number, **slots)


def moved(words: Words, language: str, old: Moved) -> str:
    """Until when a number was what, and where that stands now."""
    date = citations.day(words, language, old.date)
    if not old.now:
        return words.say(language, "moved-away", number=old.number, date=date)
    now = words.listed(language, old.now)
    return words.say(language, "moved", number=old.number, date=date, now=now)


def _hit(words: Words, language: str, hit: Hit, today: str) -> HitPhrases:
    spoken = words.say(language, f"language-{hit.language}")
    return HitPhrases(
        title=f"{hit.number} {hit.heading}".strip(),
        edition=citations.edition(words, language, hit.edition, today),
        citation=citations.citation(words, language, hit.number, hit.edition),
        language=""
        if hit.language == language
        else words.say(language, "other-language", language=spoken),
    )


def _found(words: Words, answer: RuleAnswer) -> str:
    if answer.found_by in {"number", "name"}:
        return ""
    return words.say(answer.language, f"found-{answer.found_by}", query=answer.question.query)
