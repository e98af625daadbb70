"""What a row of a mechanics table says."""

from __future__ import annotations

from dataclasses import dataclass

# Windows: when a thing may be done.
ANY_PRIORITY = "any-priority"
OWN_TURN = "own-turn"
SORCERY = "sorcery"
OWN_UPKEEP = "own-upkeep"
OWN_BLOCKERS = "own-blockers"
AS_CARD = "as-card"
COULD_BEGIN = "could-begin"
RESOLVING = "resolving"
RESOLVING_UPKEEP = "resolving-upkeep"
RESOLVING_MAIN = "resolving-main"
MANA = "mana"

# Where a copy is put that is cast in the place of its card: it ceases to exist (707.10a).
NOWHERE = "nowhere"

# What few ways to cast have about them.
MERGES, WHOLE, UNTARGETED = "merges", "whole", "untargeted"

# How an additional cost is paid: once or not, any number of times, in any case, or once for each
# other card in the hand whose keyword it is.
ONCE, MANY, ALWAYS, SPLICED = "once", "many", "always", "spliced"
# Or for each mode that is chosen, of which there is at least one, and for the one that is.
MODES, MODE = "modes", "mode"

# When a mark that an object bears counts.
LATER_TURN = "later-turn"
SAME_TURN = "same-turn"


@dataclass(frozen=True, slots=True)
class Does:
    """What happens when an action is taken: the name of an effect and the rule for it."""

    effect: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SpecialAction:
    """A special action (116): what it needs, when it may be taken, what it costs and does.

    `keyword` is the ability the card must have, `card_type` a type it must be.  `cost` is mana,
    "keyword" for the cost behind the keyword, "mana-cost" for the card's own, "rolls" for as much
    as it was done this turn, or none; `limit` is "land" or "game".  `needs` names conditions of
    `needs.NEEDS`.  `elsewhere` are other zones where it may be taken with a card that bears a
    mark, or has a keyword: zone, mark, keyword and rule.
    """

    key: str
    mechanic: str
    verb: str
    zone: str
    window: str
    window_rules: tuple[str, ...]
    zone_rules: tuple[str, ...]
    does: Does
    rules: tuple[str, ...]
    keyword: str = ""
    card_type: str = ""
    cost: str | None = None
    limit: str = ""
    needs: tuple[str, ...] = ()
    elsewhere: tuple[tuple[str, str, str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Marked:
    """A mark that the object must bear, and when it must have got it."""

    kind: str
    since: str = ""


@dataclass(frozen=True, slots=True)
class CastWay:
    """A way to cast a card: from where, for which cost, and what must be so.

    Without a `zone` it is cast from the hand, or from where a rule or effect permits.  `cost` is
    "printed" (the mana cost), "keyword" (the cost behind the keyword, or one that an effect gave),
    "free", or mana.  `resources` are costs besides mana, `spell_types` what the resulting spell
    must be; `as_types` are the characteristics that count instead of the card's own (601.3e):
    "keyword" for those stated behind the keyword, "card" for the card's where none are.
    `face_down` casts it as a 2/2 creature without text, `reduces` names what lowers the total
    cost.  `goes` is where the spell is put instead of anywhere else when it leaves the stack:
    "exile", "adventure", "library", or "nowhere" for a copy; `gains` are keywords that it has as
    a permanent.
    `permanent` says that only permanents are cast so; `unaimed` is the rule by which the spell
    resolves as a plain creature where its target is illegal, `enters` are rules by which the
    permanent enters in another way than others.  `traits` are what few ways have: "merges" says
    that the spell joins its target, "whole" that the card itself is cast and no part of it,
    "untargeted" that the spell has no targets.
    """

    key: str
    mechanic: str
    rules: tuple[str, ...]
    zone: str = ""
    cost: str = "keyword"
    zone_rules: tuple[str, ...] = ("601.2a", "601.3")
    alternative: bool = False
    keyword: str = ""
    mark: Marked | None = None
    window: str = AS_CARD
    resources: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    spell_types: tuple[str, ...] = ()
    as_types: tuple[str, ...] = ()
    face_down: bool = False
    reduces: str = ""
    goes: str = ""
    gains: tuple[str, ...] = ()
    permanent: bool = False
    unaimed: str = ""
    enters: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AdditionalCost:
    """A cost paid besides the mana cost or an alternative cost (118.8).

    `paid` says how, `reduces` names what lowers the total cost, `flash` says that paying it opens
    the moments of an instant, `permanent` that only permanents have it.
    """

    key: str
    mechanic: str
    keyword: str
    rules: tuple[str, ...]
    paid: str = ONCE
    resources: tuple[str, ...] = ()
    reduces: str = ""
    flash: bool = False
    permanent: bool = False


@dataclass(frozen=True, slots=True)
class Payment:
    """Something that pays for mana once the total cost is fixed: generic, or also colored."""

    key: str
    mechanic: str
    resource: str
    rules: tuple[str, ...]
    colors: bool = False


@dataclass(frozen=True, slots=True)
class KeywordAbility:
    """A keyword that is an activated ability of the card itself (602).

    `also` are other zones where it works.  `limit` is "turn" for once each turn and "ever" for
    only once; `resources` are costs besides mana; `needs` names conditions of `needs.NEEDS`.
    `resolves` names what it does as it resolves, where that is played: one thing, or nothing.
    """

    key: str
    mechanic: str
    verb: str
    zone: str
    zone_rules: tuple[str, ...]
    window: str
    window_rules: tuple[str, ...]
    rules: tuple[str, ...]
    also: tuple[str, ...] = ()
    resources: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    limit: str = ""
    limit_rules: tuple[str, ...] = ()
    on_activation: Does | None = None
    resolves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Passive:
    """A mechanic that no player uses at a time of choice: how it acts, and when.

    `kind` is "static", "triggered", "replacement", "instructed", "choice" (made as something else
    is done) or "conditional" (what it stands before works only under a condition); `when` names
    the moment in the catalogues (`when-` before it).
    """

    key: str
    mechanic: str
    kind: str
    rules: tuple[str, ...]
    when: str = ""
