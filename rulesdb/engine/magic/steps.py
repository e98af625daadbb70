"""The steps and phases of a turn in order, and who gets priority in them (500–514)."""

from __future__ import annotations

STEPS = (
    "untap",
    "upkeep",
    "draw",
    "main1",
    "combat-begin",
    "attackers",
    "blockers",
    "damage",
    "combat-end",
    "main2",
    "end",
    "cleanup",
)
MAIN = ("main1", "main2")
COMBAT = ("combat-begin", "attackers", "blockers", "damage", "combat-end")
# Who has priority in one of them knows which attackers were blocked (509.1h).
AFTER_BLOCKS = ("blockers", "damage", "combat-end")

# The rule that gives, or withholds, priority in the step.
PRIORITY_RULE = {
    "untap": "502.4",
    "upkeep": "503.1",
    "draw": "504.2",
    "main1": "505.6",
    "combat-begin": "507.2",
    "attackers": "508.2",
    "blockers": "509.2",
    "damage": "510.3",
    "combat-end": "511.1",
    "main2": "505.6",
    "end": "513.1",
    "cleanup": "514.3",
}

STEP_WORDS = {
    "untap step": "untap",
    "upkeep step": "upkeep",
    "draw step": "draw",
    "main": "main1",
    "main phase": "main1",
    "first main phase": "main1",
    "first main": "main1",
    "precombat main": "main1",
    "precombat main phase": "main1",
    "second main phase": "main2",
    "second main": "main2",
    "postcombat main": "main2",
    "postcombat main phase": "main2",
    "combat": "combat-begin",
    "begin combat": "combat-begin",
    "beginning of combat": "combat-begin",
    "beginning of combat step": "combat-begin",
    "declare attackers": "attackers",
    "declare attackers step": "attackers",
    "declare blockers": "blockers",
    "declare blockers step": "blockers",
    "combat damage": "damage",
    "combat damage step": "damage",
    "end of combat": "combat-end",
    "end of combat step": "combat-end",
    "end step": "end",
    "end of turn": "end",
    "ending step": "end",
    "main 1": "main1",
    "main 2": "main2",
    "main phase 1": "main1",
    "main phase 2": "main2",
    "first strike damage": "damage",
    "first strike combat damage": "damage",
    "combat damage first strike": "damage",
    "regular damage": "damage",
    "attack": "attackers",
    "block": "blockers",
    "cleanup step": "cleanup",
}


def step(word: str) -> str | None:
    """The step that an English word means.

    >>> step("Declare Attackers")
    'attackers'
    """
    said = word.strip().casefold().replace("_", " ")
    bare = said.replace("-", " ")
    return said if said in STEPS else STEP_WORDS.get(bare) or (bare if bare in STEPS else None)
