"""What no player of Riftbound does at a moment of choice: how each acts, when, by which rules."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Passive:
    """A name that one may ask about: `what` it is that acts by itself, `words` say when it does."""

    key: str
    mechanic: str
    what: str
    rules: tuple[str, ...]
    words: str


PASSIVES = (
    Passive("assault", "riftbound:assault", "static", ("807.1.c", "807.1.d"), "attacker"),
    Passive("shield", "riftbound:shield", "static", ("814.1.c", "814.1.d"), "defender"),
    Passive("deflect", "riftbound:deflect", "static", ("809.1.c", "809.1.d"), "chosen"),
    Passive("tank", "riftbound:tank", "static", ("815.1.b", "460.2.c"), "damage-first"),
    Passive("backline", "riftbound:backline", "static", ("826.3", "460.2.c"), "damage-last"),
    Passive("unique", "riftbound:unique", "static", ("825.2", "825.3"), "deck-built"),
    Passive("mighty", "riftbound:mighty", "static", ("708", "710"), "might-five"),
    Passive("legion", "riftbound:legion", "dependent", ("812.1.b.1", "812.1.c"), "another-card"),
    Passive("level", "riftbound:level", "dependent", ("824.1.b.1", "824.1.c"), "enough-xp"),
    Passive("deathknell", "riftbound:deathknell", "triggered", ("808.1.c", "808.1.d.2"), "killed"),
    Passive("hunt", "riftbound:hunt", "triggered", ("823.1.c.1",), "conquers-or-holds"),
    Passive(
        "weaponmaster", "riftbound:weaponmaster", "triggered", ("821.1.c", "742.1.b"), "played"
    ),
    Passive(
        "triggered-ability",
        "riftbound:triggered-ability",
        "triggered",
        ("383.2", "383.3"),
        "condition-met",
    ),
    Passive("conquer", "riftbound:conquer", "course", ("464.1", "461.5.d", "348.2.a.1"), "gained"),
    Passive("scoring", "riftbound:scoring", "course", ("463", "464", "465"), "scored"),
    Passive("showdown", "riftbound:showdown", "course", ("344", "323.11"), "contested"),
    Passive("combat", "riftbound:combat", "course", ("455", "459.1"), "opposed"),
    Passive("cleanup", "riftbound:cleanup", "course", ("319", "323"), "changed"),
    Passive("recall", "riftbound:recall", "course", ("450", "451", "323.7"), "recalled"),
    Passive("focus", "riftbound:focus", "course", ("313.1", "345", "340.2.a"), "focus"),
)
