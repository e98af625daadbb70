"""The closed list of effects that a scenario may state, each a phrase with gaps."""

# Kind: the phrase as it is written, and the rules that let such an effect decide.
PHRASES: dict[str, tuple[str, tuple[str, ...]]] = {
    "sorcery-timing": ("{who} cast only at sorcery timing", ("101.2", "307.5", "601.3")),
    "no-casting": ("{who} can't cast {quality}spells", ("101.2", "601.3")),
    "no-activating": ("{who} can't activate abilities", ("101.2", "602.5")),
    "own-turn-only": ("{who} cast only on their own turn", ("101.2", "601.3")),
    "as-though-flash": (
        "{who} may cast {quality}spells as though they had flash",
        ("601.3b", "702.8a"),
    ),
    "free-casting": (
        "{who} may cast {quality}spells without paying their mana costs",
        ("118.9", "601.3"),
    ),
    "cast-from-exile": ("{who} may cast {quality}cards from exile", ("601.3", "601.2a")),
    "foretell-cheaper": ("foretelling costs {mana} less", ("118.7",)),
    "foretell-any-turn": ("foretelling on any player's turn", ("101.1",)),
    "spells-cost-more": ("{who} cast {quality}spells for {mana} more", ("601.2f", "118.7")),
    "spells-cost-less": ("{who} cast {quality}spells for {mana} less", ("601.2f", "118.7")),
    "more-lands": ("{who} may play {number} more lands each turn", ("305.2",)),
    "not-in-first-turns": (
        "can't be cast during your first {number} turns of the game",
        ("101.2", "601.3"),
    ),
    "one-spell-a-turn": (
        "{who} can't cast more than one spell each turn",
        ("101.2", "601.3"),
    ),
}
