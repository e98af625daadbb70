"""The answer to "can I … now?" in phrases: the verdict first, then why, then when."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.phrases import asking as asks
from bot.phrases import citations, understanding, usual, windows
from rulesdb.engine import asking
from rulesdb.engine.checks import Term, refusals

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.answers.values import TimingAnswer
    from bot.words import Words
    from rulesdb.engine.checks import Check
    from rulesdb.engine.questions import Ask, Group, Next, Timing


NAMELESS = {
    asking.ASKED: Term("some-card"),
    "Waiting spell": Term("waiting-spell"),
    "Waiting card": Term("waiting-card"),
    "Attacker": Term("some-attacker"),
    "Other card": Term("other-card"),
    "Spare land": Term("other-land"),
    **dict.fromkeys(("Helper", "Helper#1", "Helper#2"), Term("other-permanent")),
    **{f"effect {number}": Term("stated-effect") for number in range(1, 9)},
}
"""What our own lines call things that nobody named, in the reader's words."""
PLAIN, DEPENDS, YES = ("yes", "no"), "depends", "yes"


@dataclass(frozen=True, slots=True)
class Condition:
    """One check: its mark as a word, and what it found with the rules behind it."""

    ok: bool
    mark: str
    text: str


@dataclass(frozen=True, slots=True)
class Window:
    """Moments that share a verdict, and why where it is a "no"; `verdict` is that of a "yes"."""

    legal: bool
    mark: str
    when: str
    reason: str
    verdict: str


@dataclass(frozen=True, slots=True)
class TimingPhrases:
    """Everything that an answer to "can I … now?" says; what it need not say is empty.

    `answer` is "yes", "no", "depends" or "not-modelled".  `understood` is how words of the asker's
    own were taken and `card` how the card was; `cautions` say what was not, or not as it stands.
    `reason` is the decisive failure with its rules behind it; `windows` is filled when the answer
    depends on the moment.  `case` says which of several cases the conditions and the next moment
    are about.
    """

    answer: str
    mark: str
    asked: str
    moment: str
    verdict: str
    reason: str
    windows: tuple[Window, ...]
    case: str
    conditions: tuple[Condition, ...]
    assumed: tuple[str, ...]
    next: str
    rules: str
    edition: str
    understood: str = ""
    card: str = ""
    cautions: tuple[str, ...] = ()
    partly: bool = False


def timing(words: Words, answer: TimingAnswer) -> TimingPhrases:
    """The phrases of an answer, in the answer's language."""
    said = _nothing_run(words, answer) if answer.timing is None else _judged(words, answer)
    heard = answer.heard
    if heard and heard.in_doubt and said.answer in (*PLAIN, DEPENDS):
        return _partly(words, answer.language, said)
    if heard and answer.timing and usual.possible(heard, answer.timing, answer.game):
        return _usually(words, answer.language, said)
    return said


def _usually(words: Words, language: str, said: TimingPhrases) -> TimingPhrases:
    """A plain "yes", where it is one whenever a player would try; the windows still say when."""
    open_yet = said.verdict == words.say(language, "verdict-depends")
    return replace(
        said,
        answer=YES,
        mark=words.say(language, f"answer-{YES}"),
        verdict=words.say(language, "verdict-yes") if open_yet else said.verdict,
    )


def _partly(words: Words, language: str, said: TimingPhrases) -> TimingPhrases:
    """No plain verdict, where what was left out may turn it around."""
    return replace(
        said,
        answer=DEPENDS,
        mark=words.say(language, f"answer-{DEPENDS}"),
        verdict=words.say(language, "verdict-partly", part=said.verdict),
        partly=True,
    )


def _judged(words: Words, answer: TimingAnswer) -> TimingPhrases:
    """What the engine found."""
    if answer.timing is None:
        raise TypeError(answer)
    found, language, game = answer.timing, answer.language, answer.game
    reason = next(iter(refusals(found.checks)), None) if found.answer == "no" else None
    surveyed = windows.Surveyed.of(found)
    holes = windows.filled(words, language, found.nearest, surveyed)
    asked, moment = _asked(words, answer, found.ask), _said(words, language, game, found)
    return TimingPhrases(
        answer=found.answer,
        mark=words.say(language, f"answer-{found.answer}"),
        asked=asked,
        moment=moment,
        verdict=_verdict(words, language, game, found),
        reason=_reason(words, language, game, reason),
        windows=_windows(words, language, game, found),
        case=windows.case(words, language, game, found, surveyed),
        conditions=tuple(condition(words, language, game, check) for check in found.checks),
        assumed=tuple(words.assumption(language, each) for each in found.assumed),
        next=waits(words, language, game, found.next, holes) if found.answer == "no" else "",
        rules=citations.rules(words, language, game, found.rules),
        edition=citations.followed(words, language, game, answer.edition),
        understood=understanding.line(words, answer, (asked, moment)),
        card=understanding.card(words, answer),
        cautions=tuple(understanding.cautions(words, answer)),
    )


def condition(words: Words, language: str, game: str, check: Check) -> Condition:
    """One check in phrases."""
    return Condition(
        ok=check.ok,
        mark=words.say(language, "mark-holds" if check.ok else "mark-fails"),
        text=_reason(words, language, game, check),
    )


def _asked(words: Words, answer: TimingAnswer, ask: Ask) -> str:
    """What is asked, in a sentence of its own or by the kind of thing it is."""
    return asks.sentence(words, answer.language, ask.key, ask.kind, _name(words, answer))


def _name(words: Words, answer: TimingAnswer) -> str:
    """The mechanic's name, in quotes where it is none of the language."""
    name = answer.name or answer.question.action
    return asks.named(words, answer.language, name, answer.name_language)


def _nothing_run(words: Words, answer: TimingAnswer) -> TimingPhrases:
    """What acts by itself is a "no" with its reason; what is not modelled says so."""
    language, game = answer.language, answer.game
    found = "no" if answer.by_itself else "not-modelled"
    return TimingPhrases(
        answer=found,
        mark=words.say(language, f"answer-{found}"),
        asked=_name(words, answer),
        moment="",
        verdict=words.say(language, f"verdict-{'by-itself' if answer.by_itself else found}"),
        reason=_reason(words, language, game, answer.by_itself),
        windows=(),
        case="",
        conditions=(),
        assumed=(),
        next="",
        rules=citations.rules(words, language, game, answer.rules),
        edition=citations.followed(words, language, game, answer.edition),
        cautions=tuple(understanding.cautions(words, answer)),
    )


def _said(words: Words, language: str, game: str, found: Timing) -> str:
    """What the asker fixed of the moment, such as "on an opponent's turn, in the upkeep step"."""
    said, at = found.said, found.cells[0].moment
    parts = windows.within(words, language, [f"turn-{at.turn}"] if said.turn else [])
    if steps := (at.step,) if said.step else said.steps:
        parts.append(windows.in_steps(words, language, game, steps))
    if pendings := (at.pending,) if said.pending else said.pendings:
        parts.append(windows.waiting(words, language, game, pendings))
    parts += [words.say(language, f"hole-{hole}-{value}") for hole, value in said.fills]
    return words.say(language, "list-comma").join(parts)


def _verdict(words: Words, language: str, game: str, found: Timing) -> str:
    said = _saying(found)
    legal = [group for group in found.groups if group.legal]
    if len(legal) != 1 or len(found.cells) == 1:
        return words.say(language, f"{said}-{found.answer}")
    surveyed = windows.Surveyed.of(found)
    limits = windows.limits(words, language, game, legal[0], surveyed)
    if found.answer == "yes" and surveyed.anything_said and not limits:
        return words.say(language, f"{said}-yes")
    when = limits or words.say(language, "window-always")
    return words.say(language, f"{said}-{'when' if found.answer == 'yes' else 'only'}", when=when)


def _saying(found: Timing) -> str:
    """How a verdict is worded: what a player can do, or what happens by itself."""
    return "happens" if found.ask.by_itself else "verdict"


def _windows(words: Words, language: str, game: str, found: Timing) -> tuple[Window, ...]:
    if found.answer != "depends":
        return ()
    groups = sorted(found.groups, key=lambda group: not group.legal)
    return tuple(_window(words, language, game, group, found) for group in groups)


def _window(words: Words, language: str, game: str, group: Group, found: Timing) -> Window:
    when = windows.when(words, language, game, group, windows.Surveyed.of(found))
    return Window(
        legal=group.legal,
        mark=words.say(language, "mark-possible" if group.legal else "mark-impossible"),
        when=when,
        reason=_missing(words, language, game, group.decisive) if group.decisive else "",
        verdict=words.say(language, f"{_saying(found)}-when", when=when) if group.legal else "",
    )


def waits(
    words: Words, language: str, game: str, coming: Next | None, holes: Sequence[str] = ()
) -> str:
    """When a "no" becomes a "yes", or that waiting does not help; `holes` is what else is so."""
    if coming is None:
        return words.say(language, "next-none")
    moment = windows.moment(words, language, game, coming.moment, holes)
    return words.say(language, f"next-{coming.after}", moment=moment)


def sentence(words: Words, language: str, said: TimingPhrases) -> str:
    """The answer in one line: verdict, reason and next moment, or each window of a "yes"."""
    possible = [each.verdict for each in said.windows if each.legal]
    whens = possible if len(possible) > 1 else []
    left = said.cautions if said.partly else ()
    parts = (said.verdict, said.reason, said.next, *whens, *left)
    return words.say(language, "sentence-gap").join(part for part in parts if part)


NEED = "need"


def _missing(words: Words, language: str, game: str, check: Check) -> str:
    """What a whole window lacks; how the check failed differs from moment to moment in it."""
    cited = citations.rules(words, language, game, check.rules)
    if check.key == NEED:  # It says by itself that something is missing.
        return citations.because(words, language, words.check(language, check), cited)
    needed = words.check(language, replace(check, ok=True))
    missing = words.say(language, "window-missing", condition=needed)
    return citations.because(words, language, missing, cited)


def _reason(words: Words, language: str, game: str, check: Check | None) -> str:
    if check is None:
        return ""
    cited = citations.rules(words, language, game, check.rules)
    return citations.because(words, language, words.check(language, _generic(check)), cited)


def _generic(check: Check) -> Check:
    """The check with the card that was asked about, and others without a name, in our words."""
    slots = tuple(
        (name, NAMELESS.get(value, value) if isinstance(value, str) else value)
        for name, value in check.slots
    )
    return replace(check, slots=slots)
