"""Keywords that are activated abilities (602)."""

from rulesdb.engine.magic.mechanics.rows import OWN_UPKEEP, Does, KeywordAbility

KEYWORD_ABILITIES = (
    KeywordAbility(
        key="forecast",
        mechanic="magic:forecast",
        verb="forecast",
        zone="hand",
        zone_rules=("702.57a",),
        window=OWN_UPKEEP,
        window_rules=("702.57b",),
        once_each_turn=True,
        limit_rules=("702.57b", "602.5b"),
        on_activation=Does("reveal", ("702.57b", "701.20a")),
        does=Does("ability-resolves", ("608.2",)),
        rules=("702.57a", "702.57b"),
    ),
)
