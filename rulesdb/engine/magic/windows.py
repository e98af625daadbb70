"""When a player may act: the checks of each window, with the rules that set it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.checks import Check, Term
from rulesdb.engine.magic.mechanics import rows
from rulesdb.engine.magic.mechanics.times import THEIRS, YOURS
from rulesdb.engine.magic.steps import MAIN, PRIORITY_RULE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rulesdb.engine.magic.cards import Card
    from rulesdb.engine.magic.position import Position

NO_PRIORITY = ("untap", "cleanup")
TURN_ONLY = ("305.3",)
"""Rules that ask for one's own turn and for nothing else of the window."""
# What happens in a step before anyone gets priority.
TURN_BASED_FIRST = {
    "draw": ("504.1",),
    "attackers": ("508.1",),
    "blockers": ("509.1",),
    "damage": ("510.2",),
}


def priority(position: Position, player: str, rules: tuple[str, ...] = ()) -> Iterator[Check]:
    """The player holds priority (117.1); in the untap and most cleanup steps no one does."""
    held = position.priority == player and position.step != "untap"
    why: tuple[str, ...] = (PRIORITY_RULE[position.step],)
    if position.step == "cleanup" and held:
        why = ("514.3a",)
    elif position.priority is None and position.step not in NO_PRIORITY:
        why = ("117.3a", *TURN_BASED_FIRST.get(position.step, ()))
    slots = (("step", Term(f"step-{position.step}")),)
    yield Check("priority", held, ("117.1", *rules, *why), slots, mends=True)


def own_turn(position: Position, player: str, rules: tuple[str, ...]) -> Iterator[Check]:
    """Priority on the player's own turn."""
    yield Check("own-turn", position.active == player, rules, mends=True)
    yield from priority(position, player)


def sorcery(position: Position, player: str, rules: tuple[str, ...]) -> Iterator[Check]:
    """Priority in a main phase of the player's own turn while the stack is empty (117.1a)."""
    yield Check("own-turn", position.active == player, rules, mends=True)
    rules = tuple(rule for rule in rules if rule not in TURN_ONLY)
    yield Check(
        "main-phase",
        position.step in MAIN,
        rules,
        (("step", Term(f"step-{position.step}")),),
        mends=True,
    )
    yield Check("stack-empty", not position.stack, rules, mends=True)
    yield from priority(position, player)


def open_to_all(position: Position, player: str, card: Card) -> bool:
    """Whether the card could be cast now without any effect: by its types and flash."""
    if "instant" in card.types or not card.types or card.has("flash"):
        return True
    return all(check.ok for check in sorcery(position, player, ()))


def own_step(position: Position, player: str, step: str, rules: tuple[str, ...]) -> Iterator[Check]:
    """That step of the player's own turn."""
    yield Check("own-turn", position.active == player, rules, mends=True)
    slots = (("step", Term(f"step-{position.step}")), ("needed", Term(f"step-{step}")))
    yield Check("step", position.step == step, rules, slots, mends=True)


def own_upkeep(position: Position, player: str, rules: tuple[str, ...]) -> Iterator[Check]:
    """Priority in the upkeep step of the player's own turn."""
    yield from own_step(position, player, "upkeep", rules)
    yield from priority(position, player)


def own_blockers(position: Position, player: str, rules: tuple[str, ...]) -> Iterator[Check]:
    """Priority in the declare blockers step of the player's own turn."""
    yield from own_step(position, player, "blockers", rules)
    yield from priority(position, player)


def mana(position: Position, player: str, rules: tuple[str, ...]) -> Iterator[Check]:
    """Priority, or a payment that is asked of the player (605.3a)."""
    held = player in (position.priority, position.paying)
    asked = ("608.2g",) if position.paying else ()
    slots = (("step", Term(f"step-{position.step}")),)
    yield Check("priority-or-payment", held, (*rules, *asked), slots, mends=True)


def at_time(
    position: Position,
    player: str,
    time: tuple[tuple[str, ...], str],
    said: str,
    rules: tuple[str, ...],
) -> Check:
    """The time of the turn at which alone a card says that it may be used."""
    steps, whose = time
    mine = position.active == player
    turn = {YOURS: mine, THEIRS: not mine}.get(whose, True)
    then = not steps or position.step in steps
    key = said.replace("'", "").replace(" ", "-")
    slots = (("when", Term(f"time-{key}")),)
    return Check("only-then", then and turn, rules, slots, mends=True)


WINDOWS: dict[str, Callable[[Position, str, tuple[str, ...]], Iterator[Check]]] = {
    rows.ANY_PRIORITY: priority,
    rows.OWN_TURN: own_turn,
    rows.SORCERY: sorcery,
    rows.OWN_UPKEEP: own_upkeep,
    rows.OWN_BLOCKERS: own_blockers,
    rows.MANA: mana,
}
