"""To whom a creature assigns its combat damage (510.1), as stated or where nothing is left open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb.engine.magic.influence import has, strength
from rulesdb.engine.magic.position import ANYONE, BATTLEFIELD

if TYPE_CHECKING:
    from rulesdb.engine.magic.position import Object, Position

Shares = tuple[tuple[str, int], ...]
"""Objects or players, each with the damage assigned to it."""
ATTACKABLE = ("planeswalker", "battle")


def defending(position: Position, thing: Object) -> str | None:
    """The player who defends against the attacker (508.5); nothing where no line tells."""
    name, _ = thing.attacks
    target = position.find(name)
    if target is not None:
        return protector(position, target)
    others = position.opponents(thing.controller)
    return name or (others[0] if len(others) == 1 else None)


def protector(position: Position, target: Object) -> str | None:
    """Who defends a planeswalker, or protects a battle (310.9, 310.12a)."""
    if "battle" not in target.now.types:
        return target.controller
    if "siege" not in target.now.subtypes:
        return target.controller
    if target.bearer[0] in position.players:
        return target.bearer[0]
    others = position.opponents(target.controller)
    return others[0] if len(others) == 1 else None


def attacked(position: Position, thing: Object) -> str | None:
    """Whom or what the attacker attacks: "" for nothing any more, none where no line tells."""
    name, identity = thing.attacks
    if thing.attacks == ANYONE:
        others = position.opponents(thing.controller)
        # Where no life is stated it makes no difference which player it is.
        stated = any(player in others for player, _ in position.life)
        return others[0] if len(others) == 1 or (others and not stated) else None
    if name in position.players:
        return "" if name in position.gone else name
    target = position.find(name)
    there = target is not None and target.zone == BATTLEFIELD and target.identity == identity
    return name if target and there and set(ATTACKABLE) & set(target.now.types) else ""


def opposing(position: Position, thing: Object) -> list[Object] | None:
    """The creatures that it blocks, or that block it; nothing where no line tells who does."""
    fighting = list(position.each(BATTLEFIELD))
    attackers = [each for each in fighting if each.attacking]
    blockers = [each for each in fighting if each.blocking]
    if any(not each.blocks for each in blockers) and len(attackers) > 1:
        return None
    if thing.attacking:
        return [each for each in blockers if each.blocks in ("", thing.name)]
    return [each for each in attackers if thing.blocks in ("", each.name)]


def settled(position: Position, thing: Object, power: int) -> Shares | None:
    """What it assigns where nobody has a choice, and as much as may be past the blockers."""
    if power <= 0:
        return ()
    if thing.attacking and not thing.blocked:
        return _past(position, thing, power)
    against = opposing(position, thing)
    if against is None:
        return None
    if thing.attacking and has(position, thing, "trample"):
        return _trampling(position, thing, power, against)
    if len(against) > 1:
        return None
    return tuple((each.name, power) for each in against)


def _past(position: Position, thing: Object, power: int) -> Shares | None:
    """Everything to what it attacks, which may be nothing any more (506.4c)."""
    whom = attacked(position, thing)
    return None if whom is None else ((whom, power),) if whom else ()


def _trampling(
    position: Position, thing: Object, power: int, blockers: list[Object]
) -> Shares | None:
    """Lethal damage to each blocker, and the rest to what it attacks (702.19b)."""
    if not blockers:
        return _past(position, thing, power)
    needed = [lethal(position, thing, each) for each in blockers]
    known = [each for each in needed if each is not None]
    if len(known) < len(needed):
        return None
    whom = attacked(position, thing)
    if whom is None:
        return None
    if len(blockers) == 1:
        known = [min(known[0], power) if whom else power]
    left = power - sum(known)
    if left < 0 or (left and not whom) or any(each.now.has("banding") for each in blockers):
        return None  # Who of them gets how much is a choice.
    shares = zip((each.name for each in blockers), known, strict=True)
    return tuple(each for each in (*shares, (whom, left)) if each[1])


def lethal(position: Position, source: Object, blocker: Object) -> int | None:
    """How much damage is lethal to the blocker, of deathtouch any (702.2c); none if not stated."""
    own = strength(position, blocker)
    if own is None:
        return None
    enough = max(own[1] - blocker.damage, 0)
    return min(enough, 1) if has(position, source, "deathtouch") else enough


def stated(position: Position, thing: Object, power: int) -> Shares | None:
    """What a player said that it assigns, where that is still a way to do it (510.1e)."""
    shares = dict(position.assigned).get(thing.name)
    if shares is None:
        return None
    return shares if all(held for _, held in conditions(position, thing, shares, power)) else None


def conditions(
    position: Position, thing: Object, shares: Shares, power: int
) -> tuple[tuple[str, bool], ...]:
    """Each thing that the division must hold to, by its key, and whether it does."""
    against = {each.name: each for each in opposing(position, thing) or ()}
    whom = attacked(position, thing) if thing.attacking else ""
    through = {name for name, _ in shares} - against.keys()
    free = thing.attacking and (not thing.blocked or has(position, thing, "trample"))
    given = dict(shares)
    covered = all(
        given.get(name, 0) >= (lethal(position, thing, each) or 0) for name, each in against.items()
    )
    return (
        ("damage-whole", sum(given.values()) == max(power, 0)),
        ("damage-fits", not through or (free and through == {whom})),
        ("damage-lethal", not through or covered),
    )
