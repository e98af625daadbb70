"""Limited actions: what a player does only when an effect or the turn says so (410.2)."""

from __future__ import annotations

LIMITED = {
    "draw": ("413.2", "410.2.a"),
    "exhaust": ("414.3", "410.2.a"),
    "ready": ("415.3", "410.2.a"),
    "recycle": ("416.2", "410.2.a"),
    "deal damage": ("417.3", "410.2.a"),
    "heal": ("418.3.a", "410.2.a"),
    "discard": ("422.2", "410.2.a"),
    "stun": ("423.2.a", "410.2.a"),
    "reveal": ("424.2.a", "410.2.a"),
    "counter": ("425.2.a", "410.2.a"),
    "buff": ("426.2.a", "410.2.a"),
    "banish": ("427.4.a", "410.2.a"),
    "kill": ("428.3.a", "410.2.a"),
    "channel": ("430.3.a", "410.2.a"),
    "burn out": ("431.4.a", "410.2.a"),
    "double": ("432.2.a", "410.2.a"),
    "swap": ("433.2.a", "410.2.a"),
    "attach": ("434.2.a", "410.2.a"),
    "detach": ("435.2.a", "410.2.a"),
    "predict": ("436.2", "436.2.a"),
    "prevent": ("437.6.a", "410.2.a"),
    "replace": ("438.2.a", "410.2.a"),
    "create": ("439.6.a", "410.2.a"),
}
