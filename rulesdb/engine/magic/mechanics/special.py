"""Special actions (116): taken with priority, without the stack."""

from rulesdb.engine.magic.mechanics.rows import OWN_TURN, SORCERY, Does, SpecialAction

SPECIAL_ACTIONS = (
    SpecialAction(
        key="foretell",
        mechanic="magic:foretell",
        verb="foretell",
        zone="hand",
        zone_rules=("702.143a",),
        keyword="foretell",
        window=OWN_TURN,
        window_rules=("116.2h", "702.143a"),
        cost="{2}",
        does=Does("exile-face-down-foretold", ("702.143a", "702.143b")),
        rules=("702.143a", "116.2h"),
    ),
    SpecialAction(
        key="play-land",
        mechanic="magic:play-land",
        verb="play",
        zone="hand",
        zone_rules=("305.1",),
        card_type="land",
        window=SORCERY,
        window_rules=("116.2a", "305.1", "305.3"),
        does=Does("put-land-onto-battlefield", ("116.2a", "305.1", "505.6b")),
        once_each_turn=True,
        rules=("116.2a", "305.2", "305.3"),
    ),
)
