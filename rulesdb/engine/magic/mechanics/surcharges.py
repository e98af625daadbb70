"""Costs that come on top (118.8), and what may pay for mana once the total is fixed (601.2f)."""

from rulesdb.engine.magic.mechanics.rows import (
    ALWAYS,
    MANY,
    MODE,
    MODES,
    SPLICED,
    AdditionalCost,
    Payment,
)

ADDITIONAL_COSTS = (
    AdditionalCost(
        key="kicker",
        mechanic="magic:kicker",
        keyword="kicker",
        rules=("702.33a", "118.8", "118.8b", "601.2b"),
    ),
    AdditionalCost(
        key="multikicker",
        mechanic="magic:kicker",
        keyword="multikicker",
        rules=("702.33c", "118.8", "118.8b", "601.2b"),
        paid=MANY,
    ),
    AdditionalCost(
        key="additional-cost",
        mechanic="magic:cast",
        keyword="additional cost",
        rules=("118.8", "601.2f"),
        paid=ALWAYS,
    ),
    AdditionalCost(
        key="waterbend",
        mechanic="magic:waterbend",
        keyword="waterbend",
        rules=("701.67a", "701.67b", "118.8"),
        paid=ALWAYS,
    ),
    AdditionalCost(
        key="buyback",
        mechanic="magic:buyback",
        keyword="buyback",
        rules=("702.27a",),
    ),
    AdditionalCost(
        key="entwine",
        mechanic="magic:entwine",
        keyword="entwine",
        rules=("702.42a",),
    ),
    AdditionalCost(
        key="replicate",
        mechanic="magic:replicate",
        keyword="replicate",
        rules=("702.56a",),
        paid=MANY,
    ),
    AdditionalCost(
        key="conspire",
        mechanic="magic:conspire",
        keyword="conspire",
        rules=("702.78a",),
        resources=("tap-two-creatures",),
    ),
    AdditionalCost(
        key="escalate",
        mechanic="magic:escalate",
        keyword="escalate",
        rules=("702.120a",),
        paid=MANY,
    ),
    AdditionalCost(
        key="casualty",
        mechanic="magic:casualty",
        keyword="casualty",
        rules=("702.153a",),
        resources=("sacrifice-power",),
    ),
    AdditionalCost(
        key="squad",
        mechanic="magic:squad",
        keyword="squad",
        rules=("702.157a",),
        paid=MANY,
        permanent=True,
    ),
    AdditionalCost(
        key="bargain",
        mechanic="magic:bargain",
        keyword="bargain",
        rules=("702.166a",),
        resources=("sacrifice-bargain",),
    ),
    AdditionalCost(
        key="offspring",
        mechanic="magic:offspring",
        keyword="offspring",
        rules=("702.175a",),
        permanent=True,
    ),
    AdditionalCost(
        key="gift",
        mechanic="magic:gift",
        keyword="gift",
        rules=("702.174a",),
    ),
    AdditionalCost(
        key="spree",
        mechanic="magic:spree",
        keyword="spree",
        rules=("702.172a",),
        paid=MODES,
    ),
    AdditionalCost(
        key="tiered",
        mechanic="magic:tiered",
        keyword="tiered",
        rules=("702.183a",),
        paid=MODE,
    ),
    AdditionalCost(
        key="teamwork",
        mechanic="magic:teamwork",
        keyword="teamwork",
        rules=("702.194a",),
        resources=("tap-power",),
    ),
    AdditionalCost(
        key="offering",
        mechanic="magic:offering",
        keyword="offering",
        rules=("702.48a", "702.48c"),
        resources=("sacrifice-permanent",),
        reduces="mana-cost",
        flash=True,
    ),
    AdditionalCost(
        key="splice",
        mechanic="magic:splice",
        keyword="splice",
        rules=("702.47a", "702.47b"),
        paid=SPLICED,
    ),
)

WATERBEND = "waterbend"
"""Named with a spell, it says that artifacts and creatures are tapped for that cost (701.67a)."""
PAYMENTS = (
    Payment("convoke", "magic:convoke", "untapped-creatures", ("702.51a", "702.51b"), colors=True),
    Payment("improvise", "magic:improvise", "untapped-artifacts", ("702.126a", "702.126b")),
    Payment("delve", "magic:delve", "graveyard-cards", ("702.66a", "702.66b")),
)
