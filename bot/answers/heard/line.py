"""A question cut up into its spots: what it names, what it says of the moment, and of whom."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.answers.heard.asked import may
from bot.answers.heard.cards import ABILITIES
from bot.answers.heard.moments import TURN, Told
from bot.answers.heard.places import after, before
from bot.answers.heard.spots import FILLER, NAME, STATED, UNKNOWN
from bot.answers.heard.waiting import ahead, back

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from bot.answers.heard.circumstances import Circumstance
    from bot.answers.heard.spots import Spot

    Look = Callable[[Sequence[Spot], int], int | None]

ACTIVATING, WALKER = "magic:activated-ability", "planeswalker"
CASTING, LAND, GEAR = "magic:cast", "land", "riftbound:type-gear"
USING = (
    *("use", "using", "utiliser", "benutzen", "nutzen", "einsetzen"),
    *("使う", "使え", "使用"),
)
"""What one does with a planeswalker when one activates it."""
USED = ("artifact", "enchantment", LAND)
"""What lies in play and is used for its ability; "use a sorcery" is to cast it."""
STEP_NAME = ":step-"
NARROWER = {"riftbound:standard-move": "riftbound:ganking"}
"""What one does by a verb, and the ability by which it is another thing."""
ANSWER = "answer"
ACTIONS = (NAME, "verb", "past", "spell", "plain", ANSWER)
SINCE, EARLIER = "since", "earlier"
# What says nothing that an answer could miss.
EMPTY_OF_MEANING = (FILLER, "with", "spell", "plain", "speed", "subject")
_ASKED = re.compile(
    r"\b(?:(?:can|may|could) (?:i|u|we|you)|puis-je|peux-je|je peux|(?:kann|darf|könnte) ich)\b",
    re.IGNORECASE,
)
TAPS = re.compile("tap|engag|タップ", re.IGNORECASE)
BETWEEN = (FILLER, STATED, "weighty", "number", "owner")
ENDS, ASKING = ".!?。！？", " ?？!！。."
LANDS = re.compile(r"lands (?:played|each turn)")
PLAYING = re.compile("play|jou|spiel|プレイ", re.IGNORECASE)
"""What says that a card is played, in Riftbound's words."""
PLAYED_OTHERWISE = {LAND, WALKER}
"""What is named alone as often for something else than to cast it."""
COMMON = ("magic:cast", "magic:activated-ability", "magic:play", "magic:spell", "magic:priority")


@dataclass(frozen=True, slots=True)
class Line:
    """A question cut up: its text, its spots, and what is said of the moment in which places.

    `stated` are the circumstances that it states, `possible` all that it may state.
    """

    text: str
    game: str
    spots: tuple[Spot, ...]
    told: tuple[Told, ...]
    spoken: str
    stated: tuple[Circumstance, ...] = ()
    possible: tuple[Circumstance, ...] = ()

    @property
    def moment(self) -> frozenset[int]:
        """The spots that say when it is."""
        return frozenset(at for each in self.told for at in each.by)

    def parts(self, left: int, right: int) -> bool:
        """Whether a sentence ends between two places."""
        between = self.text[self.spots[left].stop : self.spots[right].start]
        return any(each in between for each in ENDS)

    @property
    def of_opponent(self) -> bool:
        """Whether the question is what an opponent may do."""
        return any(spot.part == "subject" for spot in self.spots)

    def named(self) -> dict[str, int]:
        """The mechanics that may be what one wants to do, each with its first place."""
        every = [at for at, spot in enumerate(self.spots) if self._is_action(at, spot)]
        sure = [at for at in every if not self._is_of_a_name(at)]
        sure = sure if any(self.spots[at].part not in EMPTY_OF_MEANING for at in sure) else every
        sure = [at for at in sure if at not in self._beforehand(sure)]
        found: dict[str, int] = {}
        for at in sure:
            for mechanic in (self.spots[at].value, *self.spots[at].mechanics):
                found.setdefault(mechanic, at)
        for more, at in self._closer(found):
            found.setdefault(f"{self.game}:{more}", at)
        return {each: at for each, at in found.items() if NARROWER.get(each) not in found}

    def _beforehand(self, actions: Sequence[int]) -> Iterator[int]:
        """The verbs before "can I", where what one wants to do comes after it."""
        asked = max((it.start() for it in _ASKED.finditer(self.text)), default=0)
        later = (at for at in actions if self.spots[at].start >= asked)
        if asked and any(self.spots[at].part not in EMPTY_OF_MEANING for at in later):
            verbs = (at for at in actions if self.spots[at].part == "verb")
            yield from (at for at in verbs if self.spots[at].start < asked)

    def _closer(self, found: Mapping[str, int]) -> Iterator[tuple[str, int]]:
        """What is meant by a verb because of the type of card that it is said of."""
        ability = any(f"{self.game}:term-ability" in spot.mechanics for spot in self.spots)
        walker = any(spot.value == WALKER for spot in self.spots)
        used = (at for at, spot in enumerate(self.spots) if spot.text.casefold() in USING)
        used_kind = any(
            spot.value in USED and at not in self.moment for at, spot in enumerate(self.spots)
        )
        activated = found.get(ACTIVATING, next(used, None))
        if walker and activated is not None:
            yield "loyalty-ability", activated
        elif activated is not None and (ability or GEAR in found or used_kind):
            yield "activated-ability", activated
        played = found.get(CASTING)
        beside = played is not None and any(self._is_land(played, look) for look in (ahead, back))
        if played is not None and (beside or self._is_of_lands()):
            yield "play-land", played
        elif self._is_of_lands() and not found:
            yield "play-land", 0

    def _is_of_lands(self) -> bool:
        """Whether how many lands one may play is what the situation is about."""
        says = any(LANDS.search(does) for each in self.stated for does, _ in each.ways)
        return says and not any(
            it.part == "kind" and it.value != LAND and at not in self.moment
            for at, it in enumerate(self.spots)
        )

    def _is_land(self, at: int, look: Look) -> bool:
        """Whether a land stands next to a verb, or next but "another"."""
        step = 1 if look is ahead else -1
        here = at + step
        while 0 <= here < len(self.spots) and self.spots[here].part in BETWEEN:
            here += step
        said = self.spots[here] if 0 <= here < len(self.spots) else None
        return said is not None and here not in self.moment and said.value == LAND

    def begins(self, at: int) -> bool:
        """Whether a sentence begins here."""
        return at == 0 or self.parts(at - 1, at)

    @property
    def zones(self) -> frozenset[str]:
        """The zones that circumstances name."""
        known = {only for each in self.stated for _, only in each.ways}
        return frozenset(f"{self.game}:zone-exile" for each in known if each == {"exile"})

    @property
    def taps(self) -> bool:
        """Whether something is said to be tapped."""
        return TAPS.search(self.text) is not None

    @property
    def asked(self) -> int:
        """Where the question itself begins; what stands before it is stated as a fact."""
        if not may(self.text, self.spoken):
            return 0
        marks = [it.start() for it in _ASKED.finditer(self.text)]
        ends = [at + 1 for at, each in enumerate(self.text.rstrip(ASKING)) if each in f"{ENDS}:"]
        return max((*marks[-1:], *ends[-1:]), default=0)

    @property
    def answers(self) -> bool:
        """Whether a verb says that something is answered, and no name of what can do that."""
        return any(spot.part == ANSWER for spot in self.spots)

    def usual(self) -> bool:
        """Whether no more than a card and a moment are named, with which one casts it."""
        known = {f"{self.game}:{each.replace(' ', '-')}" for each in ABILITIES[self.game]}
        named = {*self.named(), ""} - known - {*COMMON}
        kinds = [at for at, spot in enumerate(self.spots) if spot.part == "kind"]
        free = {self.spots[at].value for at in kinds if at not in self.moment}
        strange = any(map(_is_strange, self.spots))
        return (
            bool(free and self.told) and named == {""} and not (strange or free & PLAYED_OTHERWISE)
        )

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

    def of_its_game(self, own: Line) -> bool:
        """Whether some words are strange to one's own game, and what it knows is not so here."""
        new = any(
            it.part == UNKNOWN and not _is_strange(said)
            for said in self.spots
            for it in own.over(said)
            if said.part not in (FILLER, UNKNOWN)
        )
        lost = any(
            it.part not in (FILLER, UNKNOWN)
            for said in self.spots
            if _is_strange(said)
            for it in own.over(said)
        )
        return new and not lost

    def over(self, said: Spot) -> Iterator[Spot]:
        """What stands here where another game reads this."""
        yield from (it for it in self.spots if it.start < said.stop and said.start < it.stop)

    def plays(self) -> bool:
        """Whether a card is played, by a verb or where nothing but a card and a moment is named."""
        playing = f"{self.game}:play"
        types = f"{self.game}:type-"
        named = {*self.named(), ""} - {playing, ""}
        strange = any(map(_is_strange, self.spots))
        used = any(spot.text.casefold() in USING for spot in self.spots)
        verb = any(spot.part == "plain" and PLAYING.search(spot.text) for spot in self.spots)
        alone = not (strange or used) and all(
            it.startswith((types, f"{self.game}:term-")) for it in named
        )
        return alone or verb or any(playing in it.mechanics for it in self.spots)

    def since(self, mechanics: Iterable[str]) -> tuple[Told, ...]:
        """When a card was set aside: in words next to those that say that it was."""
        known = set(mechanics)
        found = tuple(
            Told(SINCE, (spot.value,), (at,))
            for at, spot in enumerate(self.spots)
            if spot.part == SINCE
            and (spot.value == EARLIER or self._is_of_setting_aside(at, known))
        )
        return found or (tuple(self._turns_before()) if known else ())

    def _turns_before(self) -> Iterator[Told]:
        """The turn of a sentence that says that a card was set aside, where another is meant."""
        turns = [each for each in self.told if each.part == TURN]
        for each in turns if len({it.values for it in turns}) > 1 else ():
            if any(it.part == "past" and self._share(at, each) for at, it in enumerate(self.spots)):
                yield Told(SINCE, (EARLIER,), each.by)

    def _share(self, at: int, told: Told) -> bool:
        """Whether a place is in the sentence in which that is said."""
        first, last = sorted((at, told.by[0]))
        return not self.parts(first, last)

    def _is_of_setting_aside(self, at: int, mechanics: set[str]) -> bool:
        beside = [self.spots[it] for look in (before, after) for it in self._past_things(at, look)]
        return any(
            it.part == "past" or (it.part == NAME and mechanics & {*it.mechanics}) for it in beside
        )

    def _past_things(self, at: int, look: Look) -> Iterator[int]:
        """The neighbour on one side, behind words such as "a card"."""
        here = look(self.spots, at)
        while here is not None and self.spots[here].part in ("spell", "kind", "plain", "number"):
            here = look(self.spots, here)
        if here is not None:
            yield here


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
