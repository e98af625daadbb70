"""A question in somebody's own words: what of it is understood of an ask, and what is not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.answers.heard.cards import described
from bot.answers.heard.means import means
from bot.answers.heard.moments import OTHER, STACK, STEP, TURN, Told, moments
from bot.answers.heard.places import after, around, before
from bot.answers.heard.spots import FILLER, NAME, UNKNOWN, plain, spots
from bot.answers.understood import Heard

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.answers.heard.spots import Spot
    from rulesdb.engine.questions import Ask
    from rulesdb.library.names import Names

ACTIVATING, WALKER = "magic:activated-ability", "planeswalker"
ZONE = ":zone-"
STEP_NAME = ":step-"
ACTIONS = (NAME, "verb", "past", "spell", "plain")
SINCE = "since"
# What says nothing that an answer could miss, and what may turn the answer around.
EMPTY_OF_MEANING = (FILLER, "with", "spell", "plain", "speed", "subject")
WEIGHTY = ("weighty", "if", "edge", "not", "not-after", "without", "empty", "filled")
# "Oneself" is whoever acts, in a sentence about somebody else.
ONESELF = "自分"
_OF_CARD = ": Card = "


@dataclass(frozen=True, slots=True)
class Line:
    """A question cut up: its text, its spots, and what is said of the moment in which places."""

    text: str
    game: str
    spots: tuple[Spot, ...]
    told: tuple[Told, ...]

    @property
    def moment(self) -> frozenset[int]:
        """The spots that say when it is."""
        return frozenset(at for each in self.told for at in each.by)

    @property
    def of_opponent(self) -> bool:
        """Whether the question is what an opponent may do."""
        return any(spot.part == "subject" for spot in self.spots)

    def named(self) -> dict[str, int]:
        """The mechanics that may be what one wants to do, each with its first place."""
        every = [at for at, spot in enumerate(self.spots) if self._is_action(at, spot)]
        sure = [at for at in every if not self._is_of_a_name(at)]
        found: dict[str, int] = {}
        for at in sure or every:
            for mechanic in (self.spots[at].value, *self.spots[at].mechanics):
                found.setdefault(mechanic, at)
        if ACTIVATING in found and any(spot.value == WALKER for spot in self.spots):
            found.setdefault(f"{self.game}:loyalty-ability", found[ACTIVATING])
        return found

    def _is_action(self, at: int, spot: Spot) -> bool:
        """Whether it may be what is done; a step is none, except by its verb."""
        timed = spot.part == NAME and STEP_NAME in spot.value
        left = before(self.spots, at)
        other = left is not None and _is_anothers(self.spots[left])
        return spot.part in ACTIONS and at not in self.moment and not (timed or other)

    def _is_of_a_name(self, at: int) -> bool:
        """Whether it is a part of some card's name, such as the last word of "Time Warp"."""
        spot = self.spots[at]
        left = self.spots[at - 1] if at and not spot.apart else None
        right = self.spots[at + 1] if at + 1 < len(self.spots) else None
        beside = (left, right if right and not right.apart else None)
        return spot.part == NAME and any(map(_is_strange, beside))

    def since(self, mechanics: Iterable[str]) -> tuple[Told, ...]:
        """When a card was set aside: in words next to those that say that it was."""
        known = set(mechanics)
        found = (
            Told(SINCE, (spot.value,), (at,))
            for at, spot in enumerate(self.spots)
            if spot.part == SINCE and self._is_of_setting_aside(at, known)
        )
        return tuple(found)

    def _is_of_setting_aside(self, at: int, mechanics: set[str]) -> bool:
        beside = [self.spots[it] for it in around(self.spots, at)]
        return any(
            it.part == "past" or (it.part == NAME and mechanics & {*it.mechanics}) for it in beside
        )


def _is_anothers(left: Spot) -> bool:
    """Whether what follows is done by an opponent, or is what a card is without.

    In Japanese it would stand before the word for that.
    """
    return left.part == "they" or (left.part == "without" and left.text.isascii())


def _is_strange(spot: Spot | None) -> bool:
    """Whether it is a word in Latin letters that nobody knows."""
    if spot is None or spot.part != UNKNOWN:
        return False
    return len(spot.text) > 1 and spot.text.isascii() and spot.text.isalpha()


def read(text: str, game: str, spoken: str, names: Names) -> Line:
    """The question, cut up as that game's players speak."""
    found = spots(text, game, spoken, names)
    return Line(plain(text), game, found, moments(found))


def heard(line: Line, ask: Ask, since: Sequence[Told]) -> Heard:
    """What the question says about this ask, and what of it was not understood."""
    told = tuple(_as_meant(line))
    paid = tuple(means(line.spots))
    used = {at for each in (*told, *paid, *since) for at in each.by}
    card = described(line.spots, used, ask, line.game)
    used |= {*card.by, *card.beside, *_doing(line, ask), *_lying(line, ask)}
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
    )


def unused(line: Line, mechanic: str) -> tuple[str, ...]:
    """What is left of a question that names no more than a mechanic."""
    used = {at for at, spot in enumerate(line.spots) if mechanic in (spot.value, *spot.mechanics)}
    return tuple(_pieces(line, used))


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
    kind = ask.card.partition(" ")[0].rstrip(",")
    own = {ask.mechanic, *ask.about, f"{line.game}:type-{kind}"}
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


def _pieces(line: Line, used: set[int], *, weighty: bool = False) -> Iterator[str]:
    """What was not understood, in pieces of neighbouring words; or only what carries weight."""
    left = [at for at in range(len(line.spots)) if _is_left(line, at, used)]
    runs: list[list[int]] = []
    for at in left:
        if runs and runs[-1][-1] == at - 1 and not line.spots[at].apart:
            runs[-1].append(at)
        else:
            runs.append([at])
    heavy = [run for run in runs if any(_is_heavy(line.spots[at]) for at in run)]
    yield from (_text(line, run) for run in (heavy if weighty else runs))


def _is_heavy(spot: Spot) -> bool:
    """Whether it may turn the answer around: a condition, a denial, or where the card lies."""
    hand = (spot.part, spot.value) == ("noun", "hand")
    return spot.part in WEIGHTY or hand or any(ZONE in each for each in spot.mechanics)


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
COMMON = ("magic:cast", "magic:activated-ability", "magic:play", "magic:spell", "magic:priority")


def _text(line: Line, by: Sequence[int]) -> str:
    return line.text[line.spots[by[0]].start : line.spots[by[-1]].stop]
