"""What a row of a mechanics table says."""

from __future__ import annotations

from dataclasses import dataclass

ANY_PRIORITY = "any-priority"
OWN_TURN = "own-turn"
SORCERY = "sorcery"
AS_CARD = "as-card"
OWN_UPKEEP = "own-upkeep"
MANA = "mana"


@dataclass(frozen=True, slots=True)
class Does:
    """What happens when an action is taken: the name of an effect and the rule for it."""

    effect: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SpecialAction:
    """A special action (116): what it needs, when it may be taken, what it costs and does.

    `keyword` is the ability the card must have, `types` a type it must be; `cost` is mana, and
    `window_rules` are the rules that set the window.
    """

    key: str
    mechanic: str
    verb: str
    zone: str
    window: str
    window_rules: tuple[str, ...]
    zone_rules: tuple[str, ...]
    does: Does
    keyword: str = ""
    card_type: str = ""
    cost: str = ""
    once_each_turn: bool = False
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CastWay:
    """A way to cast a card: from where, for which cost, and what must be so.

    `cost` is "printed" (the mana cost) or "keyword" (the cost behind the keyword, or one that
    an effect gave).  `needs` names conditions of `conditions.NEEDS`.
    """

    key: str
    mechanic: str
    zone: str
    zone_rules: tuple[str, ...]
    cost: str
    rules: tuple[str, ...]
    alternative: bool = False
    keyword: str = ""
    needs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AdditionalCost:
    """A cost paid besides the mana cost or an alternative cost (118.8)."""

    key: str
    keyword: str
    optional: bool
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeywordAbility:
    """A keyword that is an activated ability of the card itself."""

    key: str
    mechanic: str
    verb: str
    zone: str
    zone_rules: tuple[str, ...]
    window: str
    window_rules: tuple[str, ...]
    does: Does
    rules: tuple[str, ...]
    once_each_turn: bool = False
    limit_rules: tuple[str, ...] = ()
    on_activation: Does | None = None
