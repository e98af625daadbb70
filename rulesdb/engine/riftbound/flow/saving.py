"""Deaths that a replacement effect turns into a recall (367-373)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.riftbound.cards import UNIT
from rulesdb.engine.riftbound.mechanics.phrases import INSTRUCTION, PASSIVE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulesdb.engine.riftbound.cards import Card
    from rulesdb.engine.riftbound.flow.course import Course

SAVED = ("370.1.a", "808.1.d.1")


def saved(course: Course, cards: Sequence[Card]) -> tuple[list[Card], list[tuple[Card, str]]]:
    """Who dies after all, and who is recalled instead, each with the guard that dies for it.

    Of several deaths at once the controller says which one a guard replaces (373).
    """
    position = course.position
    dying = sorted(cards, key=lambda card: position.preference(card.name))
    spent: set[str] = set()
    kept: list[tuple[Card, str]] = []
    for card in dying:
        guard = _guard(course, card, spent)
        if guard is not None:
            kept.append((card, guard))
            spent.add(guard)
    _tell_choice(course, dying, kept)
    names = {card.name for card, _ in kept}
    return [card for card in cards if card.name not in names], kept


def _guard(course: Course, card: Card, spent: set[str]) -> str | None:
    """What replaces the death: itself, with an empty name, or another card; nothing if none."""
    if card.kind != UNIT:
        return None
    if card.saved or any(each.key == "survives" for each in card.statements):
        return ""
    others = (each for each in course.position.sources(card.controller) if each.name != card.name)
    guards = (each for each in others if any(it.key == "guards" for it in each.statements))
    return next((each.name for each in guards if each.name not in spent), None)


def _tell_choice(course: Course, dying: list[Card], kept: list[tuple[Card, str]]) -> None:
    by_guard = [card for card, guard in kept if guard]
    if by_guard and len(dying) > len(kept) and by_guard[0].name not in course.position.preferred:
        course.tell("choice-assumed", ("373",), choice=by_guard[0].name)


def rules_for(card: Card, guard: str) -> tuple[str, ...]:
    """What says that the unit is recalled instead of dying."""
    if guard:
        return (*PASSIVE["guards"].rules, *SAVED)
    return (*(INSTRUCTION["save"] if card.saved else PASSIVE["survives"]).rules, *SAVED)
