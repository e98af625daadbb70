"""The keyword abilities that a scenario may give to a card and that the engine models."""

from rulesdb.engine.magic.mechanics import abilities, casting, passive, special, surcharges

# What a card may say in plain words, as though it were a keyword.
PLAIN = (
    "can't attack",
    "can't block",
    "can't be blocked",
    "can't be countered",
    "doesn't untap",
    "must attack",
)
SAGA = "saga"
# Keywords that say what they are about: "protection from red".
ABOUT = ("protection", "hexproof")
KEYWORDS = tuple(
    sorted(
        {
            *PLAIN,
            SAGA,
            "cascade",
            "strive",
            *(row.key.replace("-", " ") for row in passive.BY_THEMSELVES),
            *(row.keyword for row in special.SPECIAL_ACTIONS if row.keyword),
            *(row.keyword for row in special.ALLOWED_ACTIONS),
            *(row.keyword for row in casting.CAST_WAYS if row.keyword),
            *(row.key for row in abilities.KEYWORD_ABILITIES),
            *(row.keyword for row in surcharges.ADDITIONAL_COSTS),
            *(row.key for row in surcharges.PAYMENTS),
        }
    )
)
