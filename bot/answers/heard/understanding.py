"""A question in somebody's own words: what of it is understood of an ask, and what is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers.heard.asked import happens, may
from bot.answers.heard.cards import described
from bot.answers.heard.line import ACTIONS, COMMON, EMPTY_OF_MEANING, SINCE
from bot.answers.heard.means import means
from bot.answers.heard.moments import OTHER, STACK, STEP, TURN, Told
from bot.answers.heard.places import after, before
from bot.answers.heard.spots import FILLER, NAME, STATED, UNKNOWN
from bot.answers.heard.stated import counts, owning, stating
from bot.answers.heard.waiting import SPLIT_SECOND, UNANSWERABLE
from bot.answers.understood import Heard

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Sequence

    from bot.answers.heard.line import Line
    from bot.answers.heard.spots import Spot
    from rulesdb.engine.questions import Ask

ZONE = ":zone-"
# What may turn the answer around.
WEIGHTY = (
    *("weighty", "if", "edge", "not", "not-after", "without", "empty", "filled"),
    *("state", "response", "casts", "casted", "kind", "past", "since", "mana", "symbols"),
    *("gives", STATED),
)
# Asked about answering something, with what one does so says nothing.
RESPOND = "respond"
OF_RESPONSES = (
    *("response", "answer", "kind", "spell", "casts", "casted", "they", "verb", "past"),
    *("owner", "owner-after"),
)
SHAPES = ("magic:term-split-card", "magic:term-double-faced", "magic:term-class")
"""What a card with the ability that is asked about looks like."""
SEVERAL, NEAR = 2, 6
LATIN_SMALL = ("en", "fr")
"""Languages in which no more than names begin with a capital letter."""
# What somebody has or has not, and does not do.
HAD = ("riftbound:priority",)
# "Oneself" is whoever acts, in a sentence about somebody else.
ONESELF = "自分"
_OF_CARD = ": Card = "


def heard(line: Line, ask: Ask, since: Sequence[Told], taken: Container[int] = ()) -> Heard:
    """What the question says about this ask, and what of it was not understood.

    `taken` are the circumstances that it states and that the ask has taken in.
    """
    before_it = {at for each in since for at in each.by}
    told = tuple(each for each in _as_meant(line) if each.values and not before_it & {*each.by})
    paid = tuple(means(line.spots))
    used = {at for each in (*told, *paid, *since) for at in each.by}
    stated = list(stating(line, taken))
    used |= {*stated, *owning(line, stated), *_again(line, used), *_whose(line, used)}
    card = described(line.spots, used, ask, line.game)
    used |= {*card.by, *card.beside, *_doing(line, ask), *_lying(line, ask)}
    used |= set(_called(line, used))
    used -= set(_quick(line, told))
    turns, steps, stacks = (_joined(told, part) for part in (TURN, STEP, STACK))
    return Heard(
        turn=turns[0] if len(turns) == 1 else None,
        steps=steps,
        pendings=stacks,
        means=next((each.values[0] for each in paid), None),
        since=next((each.values[0] for each in since), None),
        card=card.facts,
        of_opponent=line.of_opponent,
        at_odds=tuple(_at_odds(line, told)),
        left=tuple(_pieces(line, used)),
        weighty=tuple(_pieces(line, used, weighty=True)),
        words=tuple((each.part, _text(line, each.by)) for each in told),
        stated=tuple(line.spots[at].text for at in stated if counts(line, at)),
        happens=not (ask.by_itself or ask.mechanic in HAD) and happens(line.text, line.spoken),
        whole=may(line.text, line.spoken),
    )


def unused(line: Line, mechanic: str) -> tuple[str, ...]:
    """What is left of a question that names no more than a mechanic."""
    return tuple(_pieces(line, _naming(line, mechanic)))


def beside(line: Line, mechanic: str) -> Heard:
    """What a question says beside a mechanic of which nobody chooses the moment."""
    used = {*_naming(line, mechanic), *line.moment}
    return Heard(
        left=tuple(_pieces(line, used)),
        weighty=tuple(_pieces(line, used, weighty=True)),
        happens=happens(line.text, line.spoken),
    )


def _naming(line: Line, mechanic: str) -> set[int]:
    return {at for at, spot in enumerate(line.spots) if mechanic in (spot.value, *spot.mechanics)}


def _as_meant(line: Line) -> Iterator[Told]:
    """What is said of the moment, as whoever acts sees it."""
    for each in line.told:
        if not line.of_opponent:
            yield each
        elif not _text(line, each.by).startswith(ONESELF):
            values = tuple(OTHER.get(value, value) for value in each.values)
            yield Told(each.part, tuple(sorted(values)) if each.part == STACK else values, each.by)


def _joined(told: Iterable[Told], part: str) -> tuple[str, ...]:
    """What everything said of one thing has in common, else all of it."""
    said = [each.values for each in told if each.part == part]
    if UNANSWERABLE in said:
        return UNANSWERABLE
    every = tuple(dict.fromkeys(value for values in said for value in values))
    return tuple(value for value in every if all(value in it for it in said)) or every


def _at_odds(line: Line, told: Sequence[Told]) -> Iterator[tuple[str, ...]]:
    """Words that name two turns, or two things that wait: both are looked at."""
    for part in (TURN, STACK):
        said = {each.values: _text(line, each.by) for each in told if each.part == part}
        if len(said) > 1 and not set.intersection(*map(set, said)):
            yield tuple(dict.fromkeys(said.values()))


def _doing(line: Line, ask: Ask) -> Iterator[int]:
    """The spots that name what is asked about, and verbs that every such question holds."""
    if ask.kind == RESPOND:
        about = {*ask.about}
        yield from (
            at
            for at, spot in enumerate(line.spots)
            if spot.part in OF_RESPONSES or about & {spot.value, *spot.mechanics}
        )
    kind = ask.card.partition(" ")[0].rstrip(",")
    own = {ask.mechanic, *ask.about, f"{line.game}:type-{kind}", *SHAPES}
    for at, spot in enumerate(line.spots):
        if spot.part in ACTIONS and own & {spot.value, *spot.mechanics}:
            yield at


def _lying(line: Line, ask: Ask) -> Iterator[int]:
    """The spots that name the zone in which the ask has the card anyway."""
    zones = {
        f"{line.game}:zone-{each.split()[1].rstrip(':')}" for each in ask.lines if _OF_CARD in each
    }
    for at, spot in enumerate(line.spots):
        hand = (spot.part, spot.value) == ("noun", "hand")
        if zones & {*spot.mechanics, *((f"{line.game}:zone-hand",) if hand else ())}:
            yield at


def _whose(line: Line, used: Container[int]) -> Iterator[int]:
    """An opponent of whom no more is said than what waits or whose turn it is."""
    for at, spot in enumerate(line.spots):
        beside = range(at + 1, min(at + NEAR, len(line.spots)))
        said = (it for it in beside if it in line.moment and it in used)
        if spot.part == "they" and any(not line.parts(at, it) for it in said):
            yield at


def _quick(line: Line, told: Sequence[Told]) -> Iterator[int]:
    """Split second, where it was not understood that such a spell waits."""
    if not any(each.values == UNANSWERABLE for each in told):
        yield from (at for at, it in enumerate(line.spots) if SPLIT_SECOND in it.mechanics)


def _called(line: Line, used: Container[int]) -> Iterator[int]:
    """The name of the card itself, beside its verb, its type or what is said of it."""
    names: set[str] = set()
    for run in _capital(line) if line.spoken in LATIN_SMALL else ():
        words = {line.spots[at].text for at in run}
        beside = [it for it in (run[0] - 1, run[-1] + 1) if 0 <= it < len(line.spots)]
        if words <= names or any(it in used and _names_next(line.spots[it]) for it in beside):
            names |= words
            yield from run


def _capital(line: Line) -> Iterator[list[int]]:
    """Words next to each other that nobody knows and that begin with a capital letter."""
    run: list[int] = []
    for at, spot in enumerate(line.spots):
        if spot.part in ((UNKNOWN, NAME) if run else (UNKNOWN,)) and spot.text[:1].isupper():
            if run and (run[-1] != at - 1 or spot.apart):
                yield run
                run = []
            run += [at] if run or spot.part == UNKNOWN else []
    if run:
        yield run


def _names_next(spot: Spot) -> bool:
    """Whether the name of a card may stand beside this: its type, its ability, or a verb."""
    return spot.part in ("kind", STATED, NAME) or spot.value == "magic:cast"


def _again(line: Line, used: Container[int]) -> Iterator[int]:
    """ "This turn" at the end of a question, or said once more: it is about now."""
    told = any(line.spots[at].part == SINCE for at in range(len(line.spots)) if at in used)
    for at, spot in enumerate(line.spots):
        left = before(line.spots, at)
        plain = left is None or line.spots[left].part not in (UNKNOWN, "past", "state")
        last = plain and all(it.part == FILLER for it in line.spots[at + 1 :])
        if (spot.part, spot.value) == (SINCE, "this-turn") and (told or last):
            yield at


def _pieces(line: Line, used: set[int], *, weighty: bool = False) -> Iterator[str]:
    """What was not understood, in pieces of neighbouring words; or only what carries weight."""
    left = [at for at in range(len(line.spots)) if _is_left(line, at, used)]
    runs: list[list[int]] = []
    for at in left:
        if runs and runs[-1][-1] == at - 1 and not line.spots[at].apart:
            runs[-1].append(at)
        else:
            runs.append([at])
    heavy = [run for run in runs if _carries_weight(line, run)]
    yield from (_text(line, run) for run in (heavy if weighty else runs))


def _is_heavy(spot: Spot) -> bool:
    """Whether it may turn the answer around: a condition, a denial, or where the card lies."""
    hand = (spot.part, spot.value) == ("noun", "hand")
    theirs = spot.part in ("owner", "owner-after") and spot.value == "theirs"
    several = spot.part == "number" and spot.value not in ("0", "1")
    return (
        theirs
        or several
        or spot.part in WEIGHTY
        or hand
        or any(ZONE in each for each in spot.mechanics)
    )


def _carries_weight(line: Line, run: Sequence[int]) -> bool:
    """Whether some of it may turn the answer around, or was stated before the question."""
    stated = line.spots[run[0]].start < line.asked
    heavy = any(_is_heavy(line.spots[at]) for at in run)
    return stated or heavy or _names(line, run) or _is_done(line, run[0])


def _is_done(line: Line, at: int) -> bool:
    """Whether the line begins with what is done, which is then what is asked: "counter a …"."""
    first = next((it for it, spot in enumerate(line.spots) if spot.part != FILLER), at)
    return at == first and bool(line.spots[at].mechanics)


def _names(line: Line, run: Sequence[int]) -> bool:
    """Whether it may name a card, or say something in several words, of which nothing is known."""
    strange = [at for at in run if line.spots[at].part == UNKNOWN]
    called = any(line.spots[at].text[:1].isupper() and not line.begins(at) for at in strange)
    return len(strange) >= SEVERAL or (called and line.spoken in LATIN_SMALL)


def _is_left(line: Line, at: int, used: set[int]) -> bool:
    spot = line.spots[at]
    if at in used:
        return spot.part in (UNKNOWN, "verb", *WEIGHTY[:1]) and at in line.moment
    behind = after(line.spots, at)
    if spot.part == "if" and behind in used:
        return False
    small = (spot.part, spot.value) in SMALL
    return not small and spot.part not in EMPTY_OF_MEANING and not _is_common(spot)


def _is_common(spot: Spot) -> bool:
    """Whether it is a verb that says no more than that something is done."""
    return spot.value in COMMON and spot.part in ("verb", NAME)


SMALL = (("owner", "mine"), ("owner-after", "mine"), ("number", "1"), ("noun", "turn"))


def _text(line: Line, by: Sequence[int]) -> str:
    return line.text[line.spots[by[0]].start : line.spots[by[-1]].stop]
