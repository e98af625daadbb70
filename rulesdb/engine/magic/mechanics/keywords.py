"""The keyword abilities that a scenario may give to a card and that the engine models."""

from rulesdb.engine.magic.mechanics.abilities import KEYWORD_ABILITIES
from rulesdb.engine.magic.mechanics.casting import CAST_WAYS
from rulesdb.engine.magic.mechanics.special import SPECIAL_ACTIONS
from rulesdb.engine.magic.mechanics.surcharges import ADDITIONAL_COSTS, PAYMENTS

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
            *(row.keyword for row in SPECIAL_ACTIONS if row.keyword),
            *(row.keyword for row in CAST_WAYS if row.keyword),
            *(row.key for row in KEYWORD_ABILITIES),
            *(row.keyword for row in ADDITIONAL_COSTS),
            *(row.key for row in PAYMENTS),
        }
    )
)
