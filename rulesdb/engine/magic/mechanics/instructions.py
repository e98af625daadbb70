"""What a spell or ability may be said to do as it resolves, each a phrase with gaps."""

# Kind: the phrase as it is written, and the rules by which it is done.
INSTRUCTIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "destroy": ("destroy the target", ("701.8a",)),
    "exile": ("exile the target", ("701.13a",)),
    "counter": ("counter the target", ("701.6a",)),
    "return": ("return the target to hand", ("400.7",)),
    "tap": ("tap the target", ("701.26a",)),
    "untap": ("untap the target", ("701.26b",)),
    "damage": ("deal {number} damage to the target", ("120.3e",)),
    "boost": ("give the target {boost}", ("611.2a",)),
    "boost-all": ("give creatures you control {boost}", ("611.2c",)),
    "gain": ("give the target {keyword}", ("611.2a",)),
    "gain-all": ("give creatures you control {keyword}", ("611.2c",)),
    "draw": ("draw a card", ("121.1",)),
}
