"""The keyword abilities that a scenario may give to a card and that the engine models."""

KEYWORDS = (
    "additional cost",
    "defender",
    "flying",
    "reach",
    "vigilance",
    "flash",
    "forecast",
    "foretell",
    "haste",
    "kicker",
    "split second",
)
