"""The Main Deck and the runes: drawing, predicting, recycling, burning out, channeling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.riftbound.cards import DECK, HAND, TRASH
from rulesdb.engine.riftbound.costs import Purse, Rune

if TYPE_CHECKING:
    from rulesdb.engine.riftbound.flow.course import Course
    from rulesdb.engine.riftbound.position import Seat

FEW = 2
"""With so many players there is one opponent, and nothing to choose."""


def known_top(seat: Seat, number: int = 1) -> tuple[str, ...] | None:
    """The top cards of the deck as far as it has them; none where nobody can know them."""
    if seat.deck is None:
        return None
    unordered = seat.shuffled if seat.shuffled > 1 else 0
    return seat.deck[:number] if min(number, len(seat.deck)) <= len(seat.deck) - unordered else None


def draw(course: Course, player: str, number: int, rules: tuple[str, ...]) -> None:
    """Draw cards one by one; whoever has none left burns out first (413.4)."""
    for _ in range(number):
        if course.position.winner:
            return
        again = False
        while course.position.seat(player).deck == () and not course.position.winner:
            burn_out(course, player, again=again)
            again = True
        seat = course.position.seat(player)
        top = known_top(seat)
        if top is None:
            course.tell("drew-unstated", rules, player=player)
            course.seat(player, deck=None, shuffled=0)
        elif top:
            course.card(course.position.card(top[0]).moved(HAND))
            deck = (seat.deck or ())[1:]
            course.seat(player, deck=deck, shuffled=min(seat.shuffled, len(deck)))
            course.tell("drew-card", rules, player=player, card=top[0])


def burn_out(course: Course, player: str, *, again: bool = False) -> None:
    """Recycle the trash into the deck in random order; an opponent gains a point (431.2).

    Who has enough points by a burn out that follows another wins at once (431.3.b), by the
    first one only in the next cleanup.
    """
    position = course.position
    trash = [card for card in position.cards if card.zone == TRASH and card.owner == player]
    for card in trash:
        course.card(card.moved(DECK))
    course.seat(player, deck=tuple(card.name for card in trash), shuffled=len(trash))
    opponent = position.after(player)
    points = position.seat(opponent).points + 1
    course.seat(opponent, points=points)
    course.tell(
        "burned-out", ("413.4", "431.1.a", "431.2", "431.2.c"), player=player, opponent=opponent
    )
    if len(position.players) > FEW:
        course.tell("choice-assumed", ("431.2.c",), choice=opponent)
    others = [seat.points for seat in position.seats if seat.name != opponent]
    if again and points >= position.victory and points > max(others):
        course.change(winner=opponent)
        course.tell("won", ("431.3.b", "467"), player=opponent)


def recycle(course: Course, player: str, cards: tuple[str, ...]) -> None:
    """Put cards on the bottom of their owner's deck, several in random order (416.5)."""
    seat = course.position.seat(player)
    for name in cards:
        course.card(course.position.card(name).moved(DECK))
        course.tell("recycled", ("416.1",), player=player, card=name)
    if seat.deck is not None and cards:
        shuffled = len(cards) if len(cards) > 1 else 0
        # Cards of unknown order above the new ones would make the whole bottom unknown.
        if seat.shuffled > 1:
            shuffled = seat.shuffled + len(cards)
        kept = tuple(name for name in seat.deck if name not in cards)
        course.seat(player, deck=(*kept, *cards), shuffled=shuffled)


def channel(course: Course, player: str, number: int, rules: tuple[str, ...]) -> None:
    """Put runes onto the board, as many as a stated rune deck has (315.3.b.1)."""
    seat = course.position.seat(player)
    if seat.rune_deck is None:
        course.tell("channeled-unstated", rules, player=player, number=str(number))
        return
    if number > seat.rune_deck:
        number, rules = seat.rune_deck, (*rules, "315.3.b.1" if "315.3.b" in rules else "055")
    purse = seat.purse or Purse()
    runes = (*purse.runes, *(Rune() for _ in range(number)))
    course.seat(player, rune_deck=seat.rune_deck - number, purse=Purse(purse.pool, runes))
    course.tell("channeled", rules, player=player, number=str(number))
