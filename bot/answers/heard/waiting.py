"""What waits to resolve, in the words of a question: nothing, something, and whose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers.heard.places import after, around, before
from bot.answers.heard.spots import NAME, UNKNOWN
from rulesdb.engine.questions import HERE, NOT_HERE

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator, Sequence

    from bot.answers.heard.spots import Spot

    Waiting = tuple[tuple[str, ...], tuple[int, ...]]
    """What waits, in the game's words, and the spots that say so."""
    Beside = Callable[[Sequence[Spot], int], int | None]

EMPTY, SOMETHING, UNANSWERABLE = ("empty",), (HERE, NOT_HERE), ("split-second",)
SPLIT_SECOND = "magic:split-second"
DOERS = ("they", "self")
OWNERS = ("owner", "owner-after")
REACH = 3
LYING = ("liegt", "liegen")
LAND = "land"
NEVER_WAITS = (
    *("mana-ability", "play-land", "foretell", "plot", "suspend", "companion", "unlock"),
    *("morph", "megamorph", "disguise", "manifest", "cloak", "planar-die", "special-action"),
    *("state-based-action", "legend-rule", "concede"),
    *("step-attackers", "step-blockers"),
)
"""What is done without the stack, so that nobody can respond to it."""
"""How many words may stand between "in response to" and what it is a response to."""


def _past_articles(look: Beside) -> Beside:
    """The same without words such as "einen", which are numbers only where something is counted."""

    def found(spots: Sequence[Spot], at: int) -> int | None:
        here = look(spots, at)
        while here is not None and (spots[here].part, spots[here].value) == ("number", "1"):
            here = look(spots, here)
        return here

    return found


ahead, back = _past_articles(after), _past_articles(before)


def waiting(spots: Sequence[Spot], taken: Container[int]) -> Iterator[Waiting]:
    """Every place that says what waits; `taken` are spots that say something else already."""
    for at, spot in enumerate(spots):
        if spot.part == "stack":
            yield from _on_stack(spots, at, taken)
        elif spot.part == "response":
            yield from _answered(spots, at, taken)
        elif spot.part == "casts" or _begins(spots, at):
            yield from _cast(spots, at, taken)
        elif spot.part == "casted":
            yield from _casted(spots, at)


def _begins(spots: Sequence[Spot], at: int) -> bool:
    """Whether words such as "they cast" say what happens, and not whose the spell before is."""
    left, right = back(spots, at), ahead(spots, at)
    says = spots[at].part == "owner-after" and spots[at].text.casefold().endswith("cast")
    own = left is not None and _is_head(spots[left])
    return says and not own and right is not None and _is_head(spots[right])


def _cast(spots: Sequence[Spot], at: int, taken: Container[int]) -> Iterator[Waiting]:
    """What somebody else casts or activates; a land that is played waits nowhere."""
    behind = ahead(spots, at)
    if behind is None or behind in taken or not _is_head(spots[behind]):
        yield (NOT_HERE,), (at,)
        return
    by = (at, behind, *_more(spots, behind, ahead, taken))
    quick = any(_is_unanswerable(spots[it]) for it in by)
    waits = UNANSWERABLE if quick else () if _never_waits(spots[behind]) else (NOT_HERE,)
    yield waits, by if quick else by[:2]


def _casted(spots: Sequence[Spot], at: int) -> Iterator[Waiting]:
    """Who has cast what, where the language says so before it says that it was cast."""
    by, here = [at], back(spots, at)
    while here is not None and (
        _is_head(spots[here]) or (spots[here].part == "with" and _links(spots, here))
    ):
        by.append(here)
        here = back(spots, here)
    quick = any(_is_unanswerable(spots[it]) for it in by)
    if here is not None and spots[here].part in DOERS:
        yield UNANSWERABLE if quick else (spots[here].value,), tuple(sorted((*by, here)))
    elif quick:
        yield UNANSWERABLE, tuple(sorted(by))


def _on_stack(spots: Sequence[Spot], at: int, taken: Container[int]) -> Iterator[Waiting]:
    """What is on the stack; the word alone says nothing."""
    for beside in around(spots, at):
        if spots[beside].part == "empty":
            yield EMPTY, tuple(sorted((at, beside)))
            return
        if spots[beside].part == "filled":
            yield SOMETHING, tuple(sorted((at, beside)))
            return
    for look in (back, ahead):
        named = tuple(_thing(spots, at, look, taken))
        if look is back and named and (holder := _holder(spots, named[-1])):
            named = (*named, *holder)
        if found := _named(spots, named, look):
            values, by = found
            yield values, tuple(sorted((at, *by)))
            return


def _holder(spots: Sequence[Spot], at: int) -> tuple[int, ...]:
    """The spots that say that an opponent has what is on the stack."""
    has = back(spots, at)
    who = back(spots, has) if has is not None and spots[has].part == "with" else None
    return (has, who) if has is not None and who is not None and _is_they(spots[who]) else ()


def _is_they(spot: Spot) -> bool:
    return spot.part == "they"


def _named(spots: Sequence[Spot], named: Sequence[int], look: Beside) -> Waiting | None:
    """What is on the stack, by the words for it on one side; with "no" before it, nothing is."""
    if not any(_is_head(spots[it]) or spots[it].part in OWNERS for it in named):
        return None
    beyond = look(spots, named[-1])
    denial = next((it for it in named if spots[it].part == "empty"), None)
    if denial is None and beyond is not None and spots[beyond].part == "without":
        denial = beyond
    if denial is None:
        return _whose(spots, named), tuple(named)
    plain = all(spots[it].part in ("spell", "empty") for it in named)
    return (EMPTY, tuple(dict.fromkeys((*named, denial)))) if plain else None


def _thing(spots: Sequence[Spot], at: int, look: Beside, taken: Container[int]) -> Iterator[int]:
    """The spots on one side that describe one thing: what it is, whose, with which ability."""
    here = look(spots, at)
    while here is not None and here not in taken:
        spot = spots[here]
        if _is_head(spot) or spot.part in (*OWNERS, "empty", UNKNOWN):
            yield here
        elif not (_lies(spot) or (spot.part == "with" and (look is ahead or _links(spots, here)))):
            return
        here = look(spots, here)


def _links(spots: Sequence[Spot], at: int) -> bool:
    """Whether what stands before or behind a word such as "with" is split second."""
    return any(_is_unanswerable(spots[it]) for it in around(spots, at))


def _lies(spot: Spot) -> bool:
    """Whether it is a verb such as the German for "is", where something lies."""
    return spot.part == "plain" and spot.text.casefold() in LYING


def _answered(spots: Sequence[Spot], at: int, taken: Container[int]) -> Iterator[Waiting]:
    """What is responded to, if it is said; nothing waits where that uses no stack."""
    look = back if spots[at].value == "before" else ahead
    named = tuple(_object(spots, at, look, taken)) if spots[at].value else ()
    heads = [spots[it] for it in named if spots[it].part == "verb" or _is_object(spots[it])]
    more = look(spots, named[-1]) if named and heads[-1:] and heads[-1].value == LAND else None
    goes_on = more is not None and spots[more].part in (UNKNOWN, NAME)
    waits = not heads or goes_on or not all(map(_never_waits, heads))
    yield _whose(spots, named) if waits else (), tuple(sorted((at, *named)))


def _is_object(spot: Spot) -> bool:
    return bool(spot.mechanics) or _is_head(spot)


def _never_waits(spot: Spot) -> bool:
    return spot.value == LAND or waits_never(spot.value)


def waits_never(mechanic: str) -> bool:
    """Whether it is done without the stack.

    >>> waits_never("magic:foretell"), waits_never("magic:cycling")
    (True, False)
    """
    return mechanic.partition(":")[2] in NEVER_WAITS


def _object(spots: Sequence[Spot], at: int, look: Beside, taken: Container[int]) -> Iterator[int]:
    """From a response to what it answers, and whatever says whose that is."""
    passed: list[int] = []
    here = look(spots, at)
    while here is not None and here not in taken and len(passed) < REACH:
        if passed and look is ahead and spots[here].part == "verb":
            break
        passed.append(here)
        if _is_head(spots[here]) or spots[here].part == "filled":
            break
        here = look(spots, here)
    if not any(_is_head(spots[it]) or spots[it].part == "filled" for it in passed):
        yield from (it for it in passed[:1] if spots[it].mechanics or spots[it].part == "verb")
        return
    yield from passed
    yield from _more(spots, passed[-1], look, taken)


def _more(spots: Sequence[Spot], at: int, look: Beside, taken: Container[int]) -> Iterator[int]:
    """Further words of what is answered: another noun, its owner, or split second."""
    here = look(spots, at)
    while here is not None and here not in taken:
        behind = look(spots, here)
        linked = behind is not None and _is_unanswerable(spots[behind])
        if not (_goes_on(spots[here], look) or (spots[here].part == "with" and linked)):
            return
        yield here
        here = behind


def _goes_on(spot: Spot, look: Beside) -> bool:
    """Whether the words for one thing go on with this; what is whose stands before its noun."""
    owned = spot.part == ("owner-after" if look is ahead else "owner")
    return _is_head(spot) or owned


def _is_head(spot: Spot) -> bool:
    typed = any(it.partition(":")[2].startswith("type-") for it in spot.mechanics)
    return spot.part in ("spell", "kind") or _is_unanswerable(spot) or typed


def _is_unanswerable(spot: Spot) -> bool:
    return SPLIT_SECOND in spot.mechanics


def _whose(spots: Sequence[Spot], named: Sequence[int]) -> tuple[str, ...]:
    if any(_is_unanswerable(spots[it]) for it in named):
        return UNANSWERABLE
    owners = {spots[it].value for it in named if spots[it].part in (*OWNERS, "they")}
    return tuple(owners) if len(owners) == 1 else SOMETHING
