"""A position with some of its fields changed: `dataclasses.replace`, many times as fast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulesdb.engine.magic.position import Position


def changed(position: Position, **changes: Any) -> Position:
    """The position with those fields changed; nothing is checked, as a position checks nothing.

    >>> from rulesdb.engine.magic.position import Position
    >>> changed(Position(("A", "B"), "A"), lands=1).lands
    1
    """
    new = object.__new__(type(position))
    new.__dict__.update(position.__dict__, **changes)
    return new
