"""What may trigger an ability, each a phrase and the event that it waits for (603)."""

from dataclasses import dataclass

OTHER, ONCE, TARGET = "other", "once", "target"


@dataclass(frozen=True, slots=True)
class Trigger:
    """A trigger condition: the event's key, whose it must be, and the step it must be.

    `who` is "you", "opponents", "players", or "this" for an event about the object itself,
    seen from the controller of the ability, or "attacker" for a block of it; `about` is a type
    that the event's card must have, or must not ("noncreature").  `traits` are what few have:
    "other" says that it is not about the object itself, "once" that whatever happens at the same
    time triggers it once, "target" that it is about the event's target and not its card.
    """

    phrase: str
    event: str
    who: str
    step: str = ""
    rules: tuple[str, ...] = ("603.2", "603.3")
    about: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()


TRIGGERS = {
    "your-upkeep": Trigger(
        "at the beginning of your upkeep", "step-began", "you", "upkeep", ("503.1a", "603.3")
    ),
    "each-upkeep": Trigger(
        "at the beginning of each upkeep", "step-began", "players", "upkeep", ("503.1a", "603.3")
    ),
    "your-untap": Trigger(
        "at the beginning of your untap step", "step-began", "you", "untap", ("502.4", "603.3")
    ),
    "your-draw": Trigger(
        "at the beginning of your draw step", "step-began", "you", "draw", ("603.2b", "603.3")
    ),
    "your-combat": Trigger(
        "at the beginning of combat on your turn",
        "step-began",
        "you",
        "combat-begin",
        ("603.2b", "603.3"),
    ),
    "your-end": Trigger(
        "at the beginning of your end step", "step-began", "you", "end", ("603.2b", "603.3")
    ),
    "each-end": Trigger(
        "at the beginning of each end step", "step-began", "players", "end", ("603.2b", "603.3")
    ),
    "cleanup": Trigger(
        "at the beginning of the cleanup step",
        "step-began",
        "players",
        "cleanup",
        ("514.3a", "603.3"),
    ),
    "you-cast": Trigger("whenever you cast a spell", "cast", "you"),
    "they-cast": Trigger("whenever an opponent casts a spell", "cast", "opponents"),
    "any-cast": Trigger("whenever a player casts a spell", "cast", "players"),
    "you-foretell": Trigger(
        "whenever you foretell a card",
        "exile-face-down-foretold",
        "you",
        rules=("702.143c", "603.2", "603.3"),
    ),
    "attacks": Trigger("whenever this attacks", "attacked", "this"),
    "dies": Trigger("when this dies", "died", "this"),
    "each-combat": Trigger(
        "at the beginning of each combat",
        "step-began",
        "players",
        "combat-begin",
        ("603.2b", "603.3"),
    ),
    "your-main": Trigger(
        "at the beginning of your first main phase",
        "step-began",
        "you",
        "main1",
        ("500.6", "505.1a", "603.3"),
    ),
    "each-draw": Trigger(
        "at the beginning of each draw step", "step-began", "players", "draw", ("603.2b", "603.3")
    ),
    "combat-end": Trigger(
        "at end of combat", "step-began", "players", "combat-end", ("511.2", "603.3")
    ),
    "you-cast-noncreature": Trigger(
        "whenever you cast a noncreature spell", "cast", "you", about=("noncreature",)
    ),
    "you-cast-creature": Trigger(
        "whenever you cast a creature spell", "cast", "you", about=("creature",)
    ),
    "you-cast-instant": Trigger(
        "whenever you cast an instant or sorcery spell", "cast", "you", about=("instant", "sorcery")
    ),
    "enters": Trigger("when this enters", "entered", "this", rules=("603.6a", "603.3")),
    "creature-enters": Trigger(
        "whenever a creature enters under your control",
        "entered",
        "you",
        rules=("603.6a", "603.3"),
        about=("creature",),
    ),
    "land-enters": Trigger(
        "whenever a land enters under your control",
        "entered",
        "you",
        rules=("603.6a", "603.3"),
        about=("land",),
    ),
    "creature-dies": Trigger(
        "whenever a creature dies",
        "died",
        "players",
        rules=("603.6c", "603.3"),
        about=("creature",),
    ),
    "blocks": Trigger("whenever this blocks", "blocked", "this"),
    "becomes-blocked": Trigger(
        "whenever this becomes blocked", "blocked", "attacker", rules=("509.3c", "603.2", "603.3")
    ),
    "damages-player": Trigger(
        "whenever this deals combat damage to a player",
        "combat-damaged-player",
        "this",
        rules=("510.3a", "603.3"),
    ),
    "you-draw": Trigger("whenever you draw a card", "drew", "you"),
    "you-discard": Trigger(
        "whenever you discard a card", "card-discarded", "you", rules=("701.9a", "603.2", "603.3")
    ),
    "you-sacrifice": Trigger(
        "whenever you sacrifice a permanent",
        "sacrificed",
        "you",
        rules=("701.21a", "603.2", "603.3"),
    ),
    "another-dies": Trigger(
        "whenever another creature dies",
        "died",
        "players",
        rules=("603.6c", "603.3"),
        about=("creature",),
        traits=(OTHER,),
    ),
    "yours-dies": Trigger(
        "whenever a creature you control dies",
        "died",
        "you",
        rules=("603.6c", "603.3"),
        about=("creature",),
    ),
    "your-other-dies": Trigger(
        "whenever another creature you control dies",
        "died",
        "you",
        rules=("603.6c", "603.3"),
        about=("creature",),
        traits=(OTHER,),
    ),
    "theirs-dies": Trigger(
        "whenever a creature an opponent controls dies",
        "died",
        "opponents",
        rules=("603.6c", "603.3"),
        about=("creature",),
    ),
    "another-enters": Trigger(
        "whenever another creature enters under your control",
        "entered",
        "you",
        rules=("603.6a", "603.3"),
        about=("creature",),
        traits=(OTHER,),
    ),
    "any-enters": Trigger(
        "whenever a creature enters",
        "entered",
        "players",
        rules=("603.6a", "603.3"),
        about=("creature",),
    ),
    "leaves": Trigger(
        "when this leaves the battlefield", "left", "this", rules=("603.6c", "603.3")
    ),
    "yours-attacks": Trigger(
        "whenever a creature you control attacks", "attacked", "you", rules=("508.3a", "603.3")
    ),
    "any-attacks": Trigger(
        "whenever a creature attacks", "attacked", "players", rules=("508.3a", "603.3")
    ),
    "you-attack": Trigger(
        "whenever you attack", "attacked", "you", rules=("508.3d", "603.3"), traits=(ONCE,)
    ),
    "they-attack": Trigger(
        "whenever an opponent attacks",
        "attacked",
        "opponents",
        rules=("508.3d", "603.3"),
        traits=(ONCE,),
    ),
    "deals-damage": Trigger(
        "whenever this deals combat damage",
        "struck",
        "this",
        rules=("510.3a", "603.3"),
        traits=(ONCE,),
    ),
    "is-hurt": Trigger(
        "whenever this is dealt damage",
        "damaged",
        "this",
        rules=("603.2", "603.3"),
        traits=(ONCE, TARGET),
    ),
    "gains-life": Trigger("whenever you gain life", "life-gained", "you", rules=("119.9", "603.3")),
    "second-main": Trigger(
        "at the beginning of your second main phase",
        "step-began",
        "you",
        "main2",
        ("505.1a", "603.3"),
    ),
    "unblocked": Trigger(
        "whenever this attacks and isn't blocked",
        "unblocked",
        "this",
        rules=("508.3f", "509.3g", "603.3"),
    ),
    "turned-up": Trigger("when this is turned face up", "turn-face-up", "this"),
}
# Other words for the same: what is said, as a pattern, and how the list above says it.
RETOLD = (
    (r"^whenever (this (?:dies|enters|is turned face up))", r"when \1"),
    (r"\b(?:this creature|this permanent|this enchantment|this artifact|it|~)\b", "this"),
    (r"\benters the battlefield\b", "enters"),
    (r"\bwhen (an?(?:other)? creature|you|a land)\b", r"whenever \1"),
    (r"\bcreature you control enters\b|\bcreature enters under your control\b",
     "creature enters under your control"),
    (r"\bcreature (?:your opponents control|opponents control)\b", "creature an opponent controls"),
    (r"\bone or more creatures you control attack\b", "you attack"),
    (r"\byou attack with (?:a creature|one or more creatures)\b", "you attack"),
    (r"\bpostcombat main phase\b", "second main phase"),
    (r"\bleaves play\b", "leaves the battlefield"),
    (r"\bto an opponent$", "to a player"),
    (r"\bland you control enters\b", "land enters under your control"),
    (r"\beach player's\b|\ba player's\b", "each"),
    (r"\bat the beginning of the (?:next )?(end step)\b", r"at the beginning of each \1"),
    (r"\bat the beginning of (?:the )?(?:next )?upkeep\b", "at the beginning of each upkeep"),
    (r"\bprecombat main phase\b", "first main phase"),
    (r"\bwhen(?:ever)? (this) (attacks|blocks|becomes blocked|deals)\b", r"whenever \1 \2"),
    (r"\bwhenever (this (?:dies|enters|leaves|is turned face up))\b", r"when \1"),
    (r"\bis put into a graveyard from the battlefield\b", "dies"),
)  # fmt: skip
