"""The closed list of what a cost may ask for besides mana, each a phrase with gaps (118)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DemandRow:
    """The phrase of a demand, and the rules by which it is paid; `(s)` is for more than one."""

    phrase: str
    rules: tuple[str, ...]


DEMANDS = {
    "sacrifice-this": DemandRow("sacrifice this", ("701.21a",)),
    "discard-this": DemandRow("discard this", ("701.9a",)),
    "exile-this-there": DemandRow("exile this from your graveyard", ("701.13a",)),
    "exile-this": DemandRow("exile this", ("701.13a",)),
    "sacrifice": DemandRow("sacrifice {number} {other}{noun}", ("701.21a",)),
    "discard": DemandRow("discard {number} {other}{quality}card(s)", ("701.9a",)),
    "exile-graveyard": DemandRow(
        "exile {number} {other}{quality}card(s) from your graveyard", ("701.13a",)
    ),
    "exile-hand": DemandRow("exile {number} {other}{quality}card(s) from your hand", ("701.13a",)),
    "life": DemandRow("pay {number} life", ("119.4", "119.4b")),
    "energy": DemandRow("pay {number} energy", ("107.14",)),
    "tap": DemandRow("tap {number} {other}untapped {noun} you control", ("701.26a",)),
    "return": DemandRow("return {number} {other}{noun} you control to hand", ("118.1",)),
    "remove-counter": DemandRow("remove {number} {kind} counter(s) from this", ("122.1",)),
    "reveal": DemandRow("reveal {number} {other}{quality}card(s) from your hand", ("701.20a",)),
}
NUMBERS = {"a": "1", "an": "1", "one": "1", "another": "1", "two": "2", "three": "3", "four": "4",
           "five": "5"}  # fmt: skip
COLORS = ("white", "blue", "black", "red", "green")
NOUNS = (
    "creature",
    "artifact",
    "enchantment",
    "land",
    "planeswalker",
    "permanent",
    "token",
    "nontoken creature",
    "nonland permanent",
    "instant",
    "sorcery",
)
