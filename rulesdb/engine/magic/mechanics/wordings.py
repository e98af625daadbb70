"""Other words in which players say what an object is, as patterns, and how the language says it."""

NUMBERS = {
    "one": "1",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "once": "1",
    "twice": "2",
}

# Subtypes that imply a card type.
SUBTYPES = {
    "aura": "enchantment",
    "case": "enchantment",
    "class": "enchantment",
    "curse": "enchantment",
    "room": "enchantment",
    "saga": "enchantment",
    "clue": "artifact",
    "equipment": "artifact",
    "food": "artifact",
    "fortification": "artifact",
    "spacecraft": "artifact",
    "treasure": "artifact",
    "vehicle": "artifact",
    "mount": "creature",
    "siege": "battle",
    "forest": "land",
    "island": "land",
    "mountain": "land",
    "plains": "land",
    "swamp": "land",
}

SYMBOLS = r"(?:\{[^{}]+\})+"
EARLIER = r"(?:\w+ turns? ago|(?:on|in) (?:an earlier|a previous|my last|their last) turn)"
# `SYMBOLS` and `EARLIER` stand for the patterns above.
FACTS = (
    (r"^(?:it )?(?:has|with) (.+)$", r"\1"),
    (r"^(?:sick|has summoning sickness|new|just entered)$", "summoning sick"),
    (
        r"^(?:entered|came in|arrived|came)(?: on| onto)?(?: the battlefield)? (this|last) turn$",
        r"entered \1 turn",
    ),
    (
        r"^(?:under .+ control |controlled )?since (?:last|an earlier|my last) turn$",
        "entered earlier",
    ),
    (r"^attached to .+$", "attached"),
    (r"^(\d+) loyalty$", r"loyalty \1"),
    (r"^loyalty: (\d+)$", r"loyalty \1"),
    (r"^suspended with (\d+ time counters?)$", r"\1"),
    (r"^(\w+) earlier this turn$", r"\1 this turn"),
    (r"^(\w+) EARLIER$", r"\1 earlier"),
    (r"^face-(down|up)$", r"face \1"),
    (r"^(?:the )?(?:left|right|other)? ?half (?:is )?locked$", "locked"),
    (r"^not blocked$", "unblocked"),
    (r"^attacking and (un)?blocked$", r"\1blocked"),
    (r"^blocked by .+$", "blocked"),
    (r"^attacking (?:the )?(?:player|opponent|[A-D])$", "attacking"),
    (r"^(?:already )?cast (\d) times? (?:before|already)$", r"\1 tax counters"),
    (r"^(?:mana )?cost:? (SYMBOLS)$", r"\1"),
    (r"^(?!additional)([a-z][a-z -]*?) cost (SYMBOLS)$", r"\1 \2"),
    (r"^([a-z][a-z -]*?) (SYMBOLS) (\d+)$", r"\1 \3 \2"),
    (r"^mana ability ?(SYMBOLS)?$", r"ability mana \1 adds mana"),
    (r"^ability (SYMBOLS): ?(\w+)\b", r"ability \2 \1"),
    (r"^ability \[\+?(\d+)\]", r"ability plus\1 [+\1]"),
    (r"^ability \[-(\d+)\]", r"ability minus\1 [-\1]"),
    (r"^(ability \w+) ([+-]\d+)\b", r"\1 [\2]"),
    (r"\bmana ability$", "adds mana"),
    (r"\bactivate only (as a sorcery|as an instant|once each turn)\b", r"\1"),
    (r"\bactivate only\b", "only"),
)
