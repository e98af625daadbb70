"""What a player of Magic may ask "can I … now?" about, as lines with holes."""

from rulesdb.engine.questions import Ask, Hole

SINCE = Hole("since", (("this-turn", "foretold this turn"), ("earlier", "foretold last turn")))
KIND = Hole("card", (("instant", "instant"), ("other", "sorcery")))

ASKS = {
    ask.key: ask
    for ask in (
        Ask(
            key="foretell",
            mechanic="magic:foretell",
            about=("magic:foretell",),
            lines=("A hand: Card = {card}, foretell",),
            attempt="foretell Card",
            card="card",
            assumes=(
                ("priority-passed", ""),
                ("card-in-hand", ""),
                ("has-foretell", ""),
                ("cost-payable", "means"),
                ("nothing-forbids", "more"),
            ),
            rules=("702.143a", "116.2h"),
            siblings=("cast-foretold",),
        ),
        Ask(
            key="cast-foretold",
            mechanic="magic:foretell",
            about=("magic:cast", "magic:foretell"),
            lines=("A exile: Card = {card}, foretell, {since}",),
            attempt="cast Card for foretell",
            card="card",
            holes=(SINCE, KIND),
            assumes=(
                ("priority-passed", ""),
                ("card-foretold", ""),
                ("cost-payable", "means"),
                ("target-exists", "more"),
                ("nothing-forbids", "more"),
            ),
            rules=("702.143a",),
            siblings=("foretell",),
        ),
        Ask(
            key="cast",
            mechanic="magic:cast",
            about=("magic:cast",),
            lines=("A hand: Card = {card}",),
            attempt="cast Card for mana-cost",
            card="instant",
            holes=(KIND,),
            assumes=(
                ("priority-passed", ""),
                ("card-in-hand", ""),
                ("cost-payable", "means"),
                ("target-exists", "more"),
                ("nothing-forbids", "more"),
            ),
            rules=("117.1a",),
        ),
        Ask(
            key="forecast",
            mechanic="magic:forecast",
            about=("magic:forecast",),
            lines=("A hand: Card = {card}, forecast",),
            attempt="forecast Card",
            card="card",
            assumes=(
                ("priority-passed", ""),
                ("card-in-hand", ""),
                ("has-forecast", ""),
                ("limit-unused", "more"),
                ("cost-payable", "means"),
                ("target-exists", "more"),
                ("nothing-forbids", "more"),
            ),
            rules=("702.57a", "702.57b"),
        ),
        Ask(
            key="play-land",
            mechanic="magic:play-land",
            about=("magic:play", "magic:type-land"),
            lines=("A hand: Card = {card}",),
            attempt="play Card",
            card="land",
            assumes=(
                ("priority-passed", ""),
                ("card-in-hand", ""),
                ("land-unplayed", "more"),
                ("nothing-forbids", "more"),
            ),
            rules=("305.1", "305.2", "116.2a"),
        ),
    )
}
