"""Ways to cast a card (601), and the costs that come on top (118.8)."""

from rulesdb.engine.magic.mechanics.rows import AdditionalCost, CastWay

CAST_WAYS = (
    CastWay(
        key="mana-cost",
        mechanic="magic:cast",
        zone="hand",
        zone_rules=("601.2a", "601.3"),
        cost="printed",
        rules=("601.2f",),
    ),
    CastWay(
        key="foretell",
        mechanic="magic:foretell",
        zone="exile",
        zone_rules=("702.143a",),
        cost="keyword",
        alternative=True,
        keyword="foretell",
        needs=("foretold", "turn-of-foretelling-over"),
        rules=("702.143a", "601.2b", "601.2f"),
    ),
    CastWay(
        key="no-cost",
        mechanic="magic:cast",
        zone="hand",
        zone_rules=("601.2a", "601.3"),
        cost="free",
        alternative=True,
        rules=("118.9", "601.2b"),
    ),
)

ADDITIONAL_COSTS = (
    AdditionalCost(
        key="kicker",
        keyword="kicker",
        optional=True,
        rules=("702.33a", "118.8", "118.8b", "601.2b"),
    ),
    AdditionalCost(
        key="additional-cost",
        keyword="additional cost",
        optional=False,
        rules=("118.8", "601.2f"),
    ),
)
