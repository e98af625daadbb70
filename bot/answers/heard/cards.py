"""What a question says of the card itself: its type, an ability that it has, its state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.answers.heard.places import after, around, before
from bot.answers.heard.spots import UNKNOWN
from bot.answers.heard.waiting import ahead, back

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from bot.answers.heard.spots import Spot
    from rulesdb.engine.questions import Ask

GAP = "{card}"
BETWEEN = ("with", "kind", "state")
DENIALS = ("without", "empty")
FLASH, CASTING, FIGHTING = "flash", "magic:cast", "magic:step-"
ANYTHING = ("activated-ability", "mana-ability")
"""What a permanent of any type may have."""
LAND, IN_BATTLE = "land", "magic:zone-battlefield"
# Where the asks of both games put a card that is in play.
IN_PLAY = ("A battlefield: Card", "A base: Card")
ABILITIES: dict[str, tuple[str, ...]] = {
    "magic": (
        *("defender", "double strike", "first strike", "flash", "flying", "haste", "reach"),
        "vigilance",
    ),
    "riftbound": (),
}
"""What a card may have that decides when, and what nobody does by itself."""
HELPERS = {
    **dict.fromkeys(("crew", "saddle", "station", "convoke", "teamwork"), "creature"),
    "improvise": "artifact",
}
"""What is tapped for these: types and states of it say nothing of the card itself."""
TARGETS: dict[str, tuple[str, ...]] = {"magic": ("creature",), "riftbound": ()}
"""What an ability of something in play is often used on: it says nothing of the card itself."""


@dataclass(frozen=True, slots=True)
class Described:
    """A card as facts of a scenario line, by which spots; and spots that say nothing of it."""

    facts: str | None = None
    by: tuple[int, ...] = ()
    beside: tuple[int, ...] = ()


def described(spots: Sequence[Spot], taken: Container[int], ask: Ask, game: str) -> Described:
    """The card that the question describes, as far as the ask leaves it open."""
    if not any(GAP in line for line in ask.lines):
        return Described()
    free = [at for at in range(len(spots)) if at not in taken]
    kinds = [at for at in free if spots[at].part == "kind" and _is_of_card(spots, at, ask)]
    helping = tuple(_helping(spots, free, ask))
    kinds = [at for at in kinds if at not in helping]
    there = any(line.startswith(IN_PLAY) for line in ask.lines)
    fitting, head = _head(spots, kinds, ask, there=there)
    told = tuple(
        each for each in _more(spots, free, ask, game, there=there) if each[0] not in helping
    )
    more = tuple(each for each in told if _denial(spots, each[0]) is None)
    denied = (_denial(spots, at) for at, _ in told)
    beside = tuple(at for at in kinds if there and spots[at].value in TARGETS[game])
    facts = ", ".join([head, *dict.fromkeys(fact for _, fact in more)])
    by = (*fitting, *(at for at, _ in told), *(at for at in denied if at is not None))
    return Described(facts if facts != ask.card else None, tuple(sorted(by)), (*beside, *helping))


def _helping(spots: Sequence[Spot], free: Sequence[int], ask: Ask) -> Iterator[int]:
    """The spots that say with what a cost is paid: "with summoning sick creatures"."""
    kind = HELPERS.get(ask.mechanic.partition(":")[2])
    for at in free if kind else ():
        state = next((it for it in around(spots, at) if spots[it].part == "state"), None)
        left = before(spots, at if state is None or state > at else state)
        tapped = left is not None and spots[left].part == "with"
        if spots[at].value == kind and (tapped or state is not None):
            yield from (at, *((state,) if state is not None else ()))


def _is_of_card(spots: Sequence[Spot], at: int, ask: Ask) -> bool:
    """Whether a type is the card's, and not that of lands to pay with, or of what is in play."""
    left, right = before(spots, at), after(spots, at)
    several = left is not None and spots[left].part == "number" and spots[left].value != "1"
    lies = right is not None and IN_BATTLE in spots[right].mechanics
    name = at + 1 < len(spots) and _is_capital(spots[at]) and _is_name(spots[at + 1])
    done = ask.kind in ("activate", "take") and _is_done(spots, (at,), ask)
    lands = LAND in ask.card.split() or done
    return not (several or lies or name) and (spots[at].value != LAND or lands)


def _denial(spots: Sequence[Spot], at: int) -> int | None:
    """The spot that says that the card is without this, directly before or behind it."""
    return next((it for it in around(spots, at) if spots[it].part in DENIALS), None)


def _head(
    spots: Sequence[Spot], kinds: Sequence[int], ask: Ask, *, there: bool
) -> tuple[tuple[int, ...], str]:
    """The types: those that are said next to each other, else those of the ask itself."""
    own = tuple(word for word in ask.card.split(",")[0].split() if word.isalpha())
    kinds = kinds if there or _together(kinds) else tuple(_cast(spots, kinds, ask))
    said = tuple(dict.fromkeys(spots[at].value for at in kinds))
    anything = not there or ask.key in ANYTHING
    if said and (set(said) == set(own) or (anything and _together(kinds))):
        return tuple(kinds), ask.card if set(said) == set(own) else " ".join(said)
    return tuple(at for at in kinds if spots[at].value in own), ask.card


def _together(kinds: Sequence[int]) -> bool:
    """Whether the words for types describe one card: an artifact creature."""
    return not kinds or kinds[-1] - kinds[0] == len(kinds) - 1


def _cast(spots: Sequence[Spot], kinds: Sequence[int], ask: Ask) -> Iterator[int]:
    """Of several cards the one whose types stand next to the verb for what is done."""
    runs = [[at] for at in kinds if at - 1 not in kinds]
    for run in runs:
        while run[-1] + 1 in kinds:
            run.append(run[-1] + 1)
    beside = [run for run in runs if _is_done(spots, run, ask)]
    yield from beside[0] if len(beside) == 1 else ()


def _is_done(spots: Sequence[Spot], run: Sequence[int], ask: Ask) -> bool:
    near = (back(spots, run[0]), ahead(spots, run[-1]))
    return any(
        it is not None and {ask.mechanic, *ask.about} & {spots[it].value, *spots[it].mechanics}
        for it in near
    )


def _more(
    spots: Sequence[Spot], free: Sequence[int], ask: Ask, game: str, *, there: bool
) -> Iterator[tuple[int, str]]:
    """Abilities that decide when it can be done, and what state the card is in."""
    for at in free:
        names = [each.partition(":")[2].replace("-", " ") for each in spots[at].mechanics]
        known = next((name for name in names if name in ABILITIES[game]), None)
        own = bool(set(spots[at].mechanics) & {ask.mechanic, *ask.about})
        if known and not own and _is_given(spots, at):
            yield at, known
        elif spots[at].part == "gives":
            yield at, spots[at].value
        elif spots[at].value == CASTING and FLASH in spots[at].text.casefold():
            yield at, FLASH
        elif spots[at].part == "state" and there and not _is_of_another(spots, at, ask):
            yield at, spots[at].value


def _is_of_another(spots: Sequence[Spot], at: int, ask: Ask) -> bool:
    """Whether what is tapped, or came in this turn, is said to be of another type than the card."""
    if ask.key in ANYTHING:
        return False
    beside = {it for near in around(spots, at) for it in _kinds_from(spots, near)}
    beside = beside or {it for it, spot in enumerate(spots) if spot.part == "kind"}
    own = {spots[it].value for it in beside} & {*ask.card.replace(",", " ").split()}
    return bool(beside) and not own and not ask.mechanic.startswith(FIGHTING)


def _kinds_from(spots: Sequence[Spot], at: int | None) -> Iterator[int]:
    """The words for types that stand in a row with this one: an artifact creature."""
    if at is not None and spots[at].part == "kind":
        yield at
        yield from (it for it in around(spots, at) if spots[it].part == "kind")


def _is_given(spots: Sequence[Spot], at: int) -> bool:
    """Whether an ability is said to be the card's, and is no word of its name."""
    beside = [spots[it] for it in around(spots, at)]
    fights = any(it.part == "verb" and it.value.startswith(FIGHTING) for it in beside)
    return fights or any(it.part in (*BETWEEN, *DENIALS) or it.mechanics for it in beside)


def _is_name(spot: Spot) -> bool:
    return spot.part == UNKNOWN and not spot.apart and _is_capital(spot)


def _is_capital(spot: Spot) -> bool:
    return spot.text[:1].isupper()
