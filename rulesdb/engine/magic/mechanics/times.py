"""Times of the turn during which alone something may be used, in the words of a card."""

from rulesdb.engine.magic.steps import COMBAT, MAIN

YOURS, THEIRS, ANYONES = "yours", "theirs", "anyone's"
BEFORE_ATTACKS = ("upkeep", "draw", "main1", "combat-begin")
BEFORE_BLOCKS = ("combat-begin", "attackers")
AFTER_BLOCKS = ("blockers", "damage", "combat-end")
ANY_STEP: tuple[str, ...] = ()

# The phrase after "only": the steps it allows, and whose turn it must be.
TIMES: dict[str, tuple[tuple[str, ...], str]] = {
    "during your turn": (ANY_STEP, YOURS),
    "during an opponent's turn": (ANY_STEP, THEIRS),
    "during combat": (COMBAT, ANYONES),
    "during combat on your turn": (COMBAT, YOURS),
    "during combat on an opponent's turn": (COMBAT, THEIRS),
    "during your main phase": (MAIN, YOURS),
    "during your upkeep": (("upkeep",), YOURS),
    "during an opponent's upkeep": (("upkeep",), THEIRS),
    "during any upkeep": (("upkeep",), ANYONES),
    "during your draw step": (("draw",), YOURS),
    "during your end step": (("end",), YOURS),
    "during any end step": (("end",), ANYONES),
    "during the declare attackers step": (("attackers",), ANYONES),
    "during the declare blockers step": (("blockers",), ANYONES),
    "before attackers are declared": (BEFORE_ATTACKS, ANYONES),
    "before attackers are declared on your turn": (BEFORE_ATTACKS, YOURS),
    "during combat before blockers are declared": (BEFORE_BLOCKS, ANYONES),
    "during combat after blockers are declared": (AFTER_BLOCKS, ANYONES),
}
