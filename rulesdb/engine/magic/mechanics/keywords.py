"""The keyword abilities that a scenario may give to a card and that the engine models."""

from rulesdb.engine.magic.mechanics import abilities, casting, special, surcharges

# Keywords that no table has a row for and that a check looks at.
LOOKED_AT = (
    "defender",
    "double strike",
    "first strike",
    "flash",
    "flying",
    "haste",
    "reach",
    "split second",
    "vigilance",
)
KEYWORDS = tuple(
    sorted(
        {
            *LOOKED_AT,
            *(row.keyword for row in special.SPECIAL_ACTIONS if row.keyword),
            *(row.keyword for row in casting.CAST_WAYS if row.keyword),
            *(row.key for row in abilities.KEYWORD_ABILITIES),
            *(row.keyword for row in surcharges.ADDITIONAL_COSTS),
            *(row.key for row in surcharges.PAYMENTS),
        }
    )
)
