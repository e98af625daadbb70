"""Answers as the JSON objects that the command line promises: every key always there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
from bot.phrases.guides import plain
from bot.phrases.timings import sentence, waits
from bot.understood import understood, wished

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.answers.called import Also
    from bot.answers.values import Answer, Hit, Line, Reach
    from bot.words import Words
    from rulesdb.engine.checks import Check
    from rulesdb.engine.questions import Cell, Next
    from rulesdb.library.documents import Edition

Json = dict[str, Any]


def as_json(words: Words, answer: Answer) -> Json:
    """The answer as one object, its texts worded in the answer's language."""
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
            said = _changes(answer)
        case HelpAnswer():
            said = _guide(words, answer)
        case Mistake():
            said = _mistake(words, answer)
    return said


def _rule(words: Words, answer: RuleAnswer) -> Json:
    language = answer.language
    return {
        "kind": "rule",
        "query": answer.question.query,
        "game": answer.game,
        "lang": language,
        "found_by": answer.found_by,
        "hits": [_hit(hit) for hit in answer.hits],
        "also": _also(words, language, answer.also),
        "moved": [
            {
                "number": each.number,
                "name": each.name or each.under,
                "since": each.since or each.date,
                "date": each.date,
                "now": list(each.now),
                "by": each.by,
            }
            for each in answer.moved
        ],
        "reach": _reach(answer.reach) if answer.reach else None,
        "suggestions": _lines(answer.suggestions),
    }


def _reach(reach: Reach) -> Json:
    return {
        "number": reach.number,
        "name": reach.name,
        "last": reach.last,
        "date": reach.date,
    }


def _also(words: Words, language: str, others: Iterable[Also]) -> list[Json]:
    return [
        {
            "mechanic": each.mechanic,
            "number": each.number,
            "why": phrases.why(words, language, each),
        }
        for each in others
    ]


def _term(words: Words, answer: TermAnswer) -> Json:
    language = answer.language
    return {
        "kind": "term",
        "query": answer.question.name,
        "game": answer.game,
        "lang": language,
        "found_by": answer.found_by,
        "terms": [
            {
                "mechanic": each.mechanic,
                "game": each.game,
                "names": {
                    it.language: {"name": it.name, "reading": it.reading, "old": list(it.old)}
                    for it in each.names
                },
                "text": each.text,
                "lang": each.source.language if each.source else None,
                "standing": each.source.standing if each.source else None,
                "number": each.number,
                "edition": _edition(each.edition) if each.edition else None,
                "also": _also(words, language, each.also),
            }
            for each in answer.terms
        ],
        "suggestions": _lines(answer.suggestions),
    }


def _hit(hit: Hit) -> Json:
    return {
        "number": hit.number,
        "printed": hit.printed or hit.number,
        "mechanic": hit.mechanic,
        "heading": hit.heading,
        "text": hit.text,
        "lang": hit.language,
        "edition": _edition(hit.edition),
        "newer": hit.newer,
        "subrules": _lines(hit.subrules),
        "examples": list(hit.examples),
    }


def _edition(edition: Edition) -> Json:
    return {"title": edition.title, "date": edition.date, "standing": edition.standing}


def _lines(lines: Iterable[Line]) -> list[Json]:
    return [{"number": line.number, "text": line.text} for line in lines]


def _timing(words: Words, answer: TimingAnswer) -> Json:
    said, found, language = phrases.timing(words, answer), answer.timing, answer.language
    return {
        "kind": "timing",
        "mechanic": answer.mechanic,
        "answer": said.answer,
        "checks": _checks(words, language, _judged(answer)),
        "assumed": list(said.assumed),
        "next": _next(found.next if found else None, said.next),
        "windows": [_window(cell) for cell in found.cells] if found else [],
        "rules": list(found.rules if found else answer.rules),
        "text": sentence(words, language, said),
        "understood": understood(answer, said),
    }


def _judged(answer: TimingAnswer) -> tuple[Check, ...]:
    if answer.timing:
        return answer.timing.checks
    return (answer.by_itself,) if answer.by_itself else ()


def _checks(words: Words, language: str, checks: Iterable[Check]) -> list[Json]:
    return [
        {
            "key": check.key,
            "ok": check.ok,
            "rules": list(check.rules),
            "text": words.check(language, check),
        }
        for check in checks
    ]


def _next(coming: Next | None, text: str) -> Json | None:
    if coming is None:
        return None
    return {
        "turn": coming.moment.turn,
        "step": coming.moment.step,
        "stack": coming.moment.pending,
        "after": coming.after,
        "text": text,
    }


def _window(cell: Cell) -> Json:
    """One surveyed moment, with how each further hole was filled."""
    return {
        "turn": cell.moment.turn,
        "step": cell.moment.step,
        "stack": cell.moment.pending,
        "answer": "yes" if cell.legal else "no",
        **dict(cell.fills),
    }


def _scenario(words: Words, answer: ScenarioAnswer) -> Json:
    played, language = answer.transcript, answer.language
    return {
        "kind": "scenario",
        "title": played.scenario.title,
        "game": answer.game,
        "ok": played.ok,
        "tries": [
            {
                "line": each.line,
                "text": each.text,
                "legal": each.legal,
                "checks": _checks(words, language, each.checks),
                "next": _next(each.next, waits(words, language, answer.game, each.next)),
            }
            for each in played.tries
        ],
        "transcript": [
            {
                "line": each.line,
                "key": each.event.key,
                "rules": list(each.event.rules),
                "text": words.event(language, each.event),
            }
            for each in played.told
        ],
        "expectations": [
            {"line": each.line, "text": each.text, "met": each.met} for each in played.expectations
        ],
    }


def _changes(answer: ChangesAnswer) -> Json:
    return {
        "kind": "changes",
        "game": answer.game,
        "lang": answer.language,
        "since": _edition(answer.since) if answer.since else None,
        "until": _edition(answer.until) if answer.until else None,
        "worded": answer.worded,
        "changes": [
            {
                "kind": each.kind,
                "old": list(each.old),
                "new": list(each.new),
                "heading": each.heading,
                "words": [{"kind": piece.kind, "text": piece.text} for piece in each.pieces],
                "below": each.below,
            }
            for each in answer.changes
        ],
        "lives": [
            {
                "now": each.now or None,
                "name": each.name,
                "stays": [
                    {"number": stay.number, "since": stay.first, "until": stay.last}
                    for stay in each.stays
                ],
                "reworded": list(each.reworded),
            }
            for each in answer.lives
        ],
    }


def _guide(words: Words, answer: HelpAnswer) -> Json:
    said = phrases.guide(words, answer)
    return {
        "kind": "help",
        "lang": answer.language,
        "commands": [
            {"command": each.name, "says": each.says, "examples": list(each.examples)}
            for each in said.commands
        ],
        "notes": [plain(each) for each in (*said.notes, *said.notices)],
    }


def _mistake(words: Words, mistake: Mistake) -> Json:
    said: Json = {
        "kind": "error",
        "key": mistake.key,
        "text": phrases.mistake(words, mistake).text,
    }
    if mistake.line is not None:
        said["line"] = mistake.line
    if mistake.suggestions:
        said["suggestions"] = list(mistake.suggestions)
    if mistake.wishes:
        said["wishes"] = [wished(words, mistake.language, each) for each in mistake.wishes]
    return said
