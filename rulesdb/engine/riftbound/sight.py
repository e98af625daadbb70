"""What can be read off a position: active keywords, might, designations, speeds, targets."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.riftbound.cards import BASE, CHAIN, FACEDOWN, FIELD, UNIT, Keyword
from rulesdb.engine.riftbound.costs import ANY, Cost
from rulesdb.engine.riftbound.mechanics.keywords import SPEEDS
from rulesdb.engine.riftbound.mechanics.phrases import ME, TARGET

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from rulesdb.engine.riftbound.cards import Card, Passive
    from rulesdb.engine.riftbound.items import Item
    from rulesdb.engine.riftbound.mechanics.phrases import Target
    from rulesdb.engine.riftbound.position import Position


ALL = 1_000
"""What is prevented where all damage is."""


def attached(position: Position, card: Card) -> Iterator[Card]:
    """What is attached to the card."""
    return (each for each in position.board() if each.top == card.name)


def reaching(position: Position, card: Card, what: str) -> Iterator[Passive]:
    """The statements of other cards that hold for the unit: what it has, or its Might."""
    if card.kind != UNIT or not card.on_board:
        return
    for source in position.sources():
        for each in source.statements if source.name != card.name else ():
            scope, _, says = each.key.partition("-")
            friends = source.controller == card.controller
            near = source.zone == card.zone == FIELD and source.place == card.place
            reach = {"others": friends, "here": friends and near, "foes": not friends}
            if says == what and reach.get(scope):
                yield each


def active(position: Position, card: Card) -> Iterator[Keyword]:
    """The keywords of the card that work now, with those that a condition switches on.

    What is attached appends its effect text (136.2.c).
    """
    for each in attached(position, card) if card.on_board else ():
        yield from (text for text in each.texts if isinstance(text, Keyword))
    yield from (Keyword(each.word) for each in reaching(position, card, "have"))
    for keyword in card.active:
        yield keyword
        if keyword.grants and depends(position, card, keyword):
            yield Keyword(keyword.grants)


def depends(position: Position, card: Card, keyword: Keyword) -> bool:
    """Whether the condition of a dependent keyword is true (727.1)."""
    seat = position.seat(card.controller)
    if keyword.name == "legion":
        return any(name != card.name for name in seat.finalized)
    return keyword.name == "level" and seat.xp >= keyword.value


DEPENDS = {"legion": ("812.1.b.1", "812.1.c"), "level": ("824.1.b.1", "824.1.c")}


def conditions_of(card: Card, name: str) -> tuple[str, ...]:
    """The rules of what the card's keyword depends on, where it does (727.1)."""
    found = (DEPENDS[each.name] for each in card.active if each.grants == name)
    return next(found, ())


def active_has(position: Position, card: Card, name: str) -> bool:
    """Whether the card has the keyword and it works."""
    return any(keyword.name == name for keyword in active(position, card))


def has(position: Position, card: Card, name: str) -> bool:
    """Whether the keyword is on the card, be it inactive or appended by what is attached."""
    return card.has(name) or active_has(position, card, name)


def total(position: Position, card: Card, name: str) -> int:
    """The sum of a keyword's values on the card, as for Assault (807.2)."""
    return sum(keyword.value for keyword in active(position, card) if keyword.name == name)


def fighting(position: Position, card: Card) -> bool:
    """Whether the card is a unit at the battlefield where a combat is in progress."""
    showdown = position.showdown
    if not showdown or not showdown.combat:
        return False
    return card.kind == "unit" and card.zone == FIELD and card.place == showdown.place


def attacking(position: Position, card: Card) -> bool:
    """Whether the unit is an attacker (323.2, 459.2.b.3)."""
    showdown = position.showdown
    return bool(showdown and fighting(position, card) and card.controller == showdown.attacker)


def defending(position: Position, card: Card) -> bool:
    """Whether the unit is a defender (323.2, 459.2.b.4)."""
    return fighting(position, card) and not attacking(position, card)


def might(position: Position, card: Card) -> int:
    """The unit's Might, with its buff, Assault and Shield; never below nothing (143.2.b).

    Might bonuses of what is attached count as well (137.3), and what changes it this turn.
    """
    more = int(card.buffed) + card.changed
    more += sum(each.bonus for each in attached(position, card)) if card.on_board else 0
    more += sum(each.number for each in reaching(position, card, "stronger"))
    more -= sum(each.number for each in reaching(position, card, "weaker"))
    if attacking(position, card):
        more += total(position, card, "assault")
    elif defending(position, card):
        more += total(position, card, "shield")
    return max(card.might + more, 0)


def deflected(position: Position, player: str, names: Iterable[str]) -> Cost:
    """Power for each choice of an opponent's permanent with Deflect (809.1.c, 809.2)."""
    owed = 0
    for name in names:
        card = position.card(name)
        if card.on_board and card.controller != player:
            owed += total(position, card, "deflect")
    return Cost(0, (ANY,) * owed)


JOINTS = (" with ", " that is ")
MIGHT = re.compile(r"might (?P<n>\d{1,2}) or (?P<bound>less|more)")
STATES: dict[str, Callable[[Position, Card], bool]] = {
    "ready": lambda _, card: not card.exhausted,
    "exhausted": lambda _, card: card.exhausted,
    "stunned": lambda _, card: card.stunned,
    "buffed": lambda _, card: card.buffed,
    "attached": lambda _, card: bool(card.top),
    "facedown": lambda _, card: card.zone == FACEDOWN,
    "attacking": attacking,
    "defending": defending,
}
"""What an object can be just now, by the word for it."""


def others_at(position: Position, place: str, player: str) -> set[str]:
    """The other players with units there, or taking part in a combat there (144.4.a.1, 457)."""
    there = {unit.controller for unit in position.units_at(place)}
    showdown = position.showdown
    if showdown and showdown.combat and showdown.place == place:
        there |= {showdown.attacker, showdown.defender}
    return there - {player, ""}


def speed(position: Position, card: Card, place: str | None) -> tuple[str, tuple[str, ...]]:
    """What the card's keywords permit when it is played to `place`, and the rules behind it."""
    if card.zone == FACEDOWN:
        return "reaction", ("811.6", "811.1.b", "813.1.c.1")
    names = {keyword.name for keyword in active(position, card)}
    found = next(((said, rules) for name, said, rules in SPEEDS if name in names), ("", ()))
    if found[0] == "reaction":
        return found
    if "ambush" in names:
        if place and position.units_at(place, card.controller):
            return "reaction", ("822.1.b", "813.1.c.1")
        return found[0], (*found[1], "822.1.b")
    return found


def described(phrase: str) -> tuple[Target, str]:
    """The row that a target phrase rests on, and what it asks for besides, with its joint."""
    joint = next((each for each in JOINTS if each in phrase), "")
    text, _, more = phrase.partition(joint) if joint else (phrase, "", "")
    return TARGET[text], f"{joint}{more}".strip()


def _qualifies(position: Position, card: Card, more: str) -> bool:
    """Whether the object has the keyword, the Might or the state that a phrase asks for."""
    joint, _, said = more.partition(" ")
    if joint == "that":
        return STATES[said.removeprefix("is ")](position, card)
    if match := MIGHT.fullmatch(said):
        here, number = might(position, card), int(match["n"])
        return here <= number if match["bound"] == "less" else here >= number
    return has(position, card, said)


def matches(position: Position, phrase: str, item: Item, name: str) -> bool:
    """Whether the object is what the phrase describes, as the item's controller sees it."""
    row, more = described(phrase)
    card = position.card(name)
    itself = item.kind == "spell" and name == item.source
    if card.kind != row.kind or itself or not _there(position, row, item, card):
        return False
    friendly = card.controller == item.controller
    if (row.whose == "friendly" and not friendly) or (row.whose == "enemy" and friendly):
        return False
    return not more or _qualifies(position, card, more)


def _there(position: Position, row: Target, item: Item, card: Card) -> bool:
    """Whether the object is where the phrase looks for it."""
    if row.where == "chain":
        return card.zone == CHAIN
    if not card.on_board:
        return False
    if row.where == "here":
        source = position.card(item.source)
        return card.zone == source.zone == FIELD and card.place == source.place
    return row.where == "anywhere" or card.zone == {"battlefield": FIELD, "base": BASE}[row.where]


def binds(phrase: str) -> bool:
    """Whether a card played from hidden must choose this target at its battlefield (811.1.d.2)."""
    return described(phrase)[0].where not in ("base", "chain")


def allowed(position: Position, phrase: str, item: Item, name: str) -> bool:
    """Whether the object may be chosen, with the bounds of a card played from hidden."""
    if name not in position.by_name or not matches(position, phrase, item, name):
        return False
    card = position.card(name)
    at_home = card.zone == FIELD and card.place == item.bound
    return not item.bound or not binds(phrase) or at_home


def chosen(item: Item) -> list[str]:
    """The phrases for which the item needs a chosen target, in the order of its instructions."""
    phrases = [each.target for each in item.instructions if each.target not in ("", ME)]
    return phrases * item.times
