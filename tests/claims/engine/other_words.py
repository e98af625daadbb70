"""What judges write beside the scenario language, and what it is in its words."""

SITUATIONS = {
    "A hand: Ox = creature 4/4, 3G, morph 2G, kicker 1": (
        "A hand: Ox = creature 4/4, {3}{G}, morph {2}{G}, kicker {1}"
    ),
    "A battlefield: Ox = equipment, equip 2": "A battlefield: Ox = equipment, equip {2}",
    "A battlefield: Ox = vehicle 4/4, crew 2": "A battlefield: Ox = vehicle 4/4, crew 2",
    "A hand: Ox = sorcery, no mana cost, suspend 3-U": (
        "A hand: Ox = sorcery, no mana cost, suspend 3 {U}"
    ),
    "A battlefield: Forest, Island, Ox = creature 4/4": (
        "A battlefield: Forest = basic land - Forest",
        "A battlefield: Island = basic land - Island",
        "A battlefield: Ox = creature 4/4",
    ),
    "Player A hand: Ox = creature 4/4": "A hand: Ox = creature 4/4",
    "A mana: infinite": "A mana: any",
    "A has no mana": "A mana: none",
    "B gains control of Elf": "B controls: Elf",
    "turn: A, post-combat main": "turn: A, main2",
    "turn: A, main phase two, empty stack": ("turn: A, main2", "stack: empty"),
    "turn: A (upkeep)": "turn: A, upkeep",
    "turn: B - second main phase": "turn: B, main2",
    "turn: end of B's turn": "turn: B, end",
    "phase: B's combat damage step": "turn: B, damage",
    "B is the active player": "turn: B, main1",
    "A controls two Islands": (
        "A battlefield: Island#1 = basic land - Island",
        "A battlefield: Island#2 = basic land - Island",
    ),
    "A has a Forest in hand": "A hand: Forest = basic land - Forest",
    "A controls a tapped 2/2 creature named Ox": "A battlefield: Ox = creature 2/2, tapped",
    "A hand: Ox = 4/4 for {3}{G}": "A hand: Ox = creature 4/4, {3}{G}",
    "A hand: Ox = creature, 4/4, {3}{G}": "A hand: Ox = creature 4/4, {3}{G}",
    "A battlefield: Ox = 4/4 creature that entered this turn": (
        "A battlefield: Ox = creature 4/4, entered this turn"
    ),
    "A battlefield: Ox = 4/4 creature with a +1/+1 counter on it": (
        "A battlefield: Ox = creature 4/4, 1 +1/+1 counter"
    ),
    "A battlefield: Ox = 4/4 creature without summoning sickness": (
        "A battlefield: Ox = creature 4/4, entered earlier"
    ),
    'A battlefield: Jace = planeswalker, loyalty 3, "\N{MINUS SIGN}1: Draw a card."': (
        "A battlefield: Jace = planeswalker, loyalty 3, "
        "ability minus1 [-1], does of minus1: draw a card"
    ),
    "turn: my end step": "turn: A, end",
    "turn: opponent's second main phase": "turn: B, main2",
    "turn: A's main phase 1": "turn: A, main1",
    "it's B's upkeep": "turn: B, upkeep",
    "A mana: 2GG": "A mana: {2}{G}{G}",
    "A mana: three blue and one red": "A mana: {U}{U}{U}{R}",
    "A has 3 mana available": "A mana: {3}",
    "A life total: 17": "A life: 17",
    "A is at twelve life": "A life: 12",
    "A's poison counters: nine": "A poison: 9",
    "A has already played a land this turn": "A lands played: 1",
    "A has cast two spells this turn": "A spells cast: 2",
    "A has three cards in hand": "A hand: 3 cards",
    "A has no cards in library": "A library: 0 cards",
    "it is night": "daytime: night",
    "A is the monarch": "A designation: the monarch",
    "A has the city's blessing": "A designation: the city's blessing",
    "A has three energy counters": "A energy: 3",
    "A controls Cage = artifact, effect: players can't cast spells from graveyards": (
        "A battlefield: Cage = artifact, effect: players can't cast spells from graveyards"
    ),
    "A's hand: Fork = instant; Ox = creature 4/4": (
        "A hand: Fork = instant",
        "A hand: Ox = creature 4/4",
    ),
    "A hand: Fork = instant and Ox = creature 4/4": (
        "A hand: Fork = instant",
        "A hand: Ox = creature 4/4",
    ),
    "A hand: Ox (creature 4/4, {3}{G}), Fork (instant)": (
        "A hand: Ox = creature 4/4, {3}{G}",
        "A hand: Fork = instant",
    ),
    "A battlefield: Ox x2 = creature 4/4": (
        "A battlefield: Ox#1 = creature 4/4",
        "A battlefield: Ox#2 = creature 4/4",
    ),
    "A battlefield: Ox, a tapped 4/4 green creature with trample and reach": (
        "A battlefield: Ox = creature 4/4, green, trample, reach, tapped"
    ),
    "A battlefield: Ox = 2/2 blue flying creature (attacking)": (
        "A battlefield: Ox = creature 2/2, blue, flying, attacking"
    ),
    "A graveyard: Titan = creature, escape—{G}{U}, exile five other cards from your graveyard": (
        "A graveyard: Titan = creature, escape 5 {G}{U}"
    ),
    "stack: B's Fork = instant, targeting Wall": "stack: B casts Fork = instant targeting Wall",
    'stack: B casts Fork = instant targeting Wall, "Destroy target creature."': (
        "stack: B casts Fork = instant, targets creature, does: destroy the target targeting Wall"
    ),
    "A has priority": "priority: A",
    "B's turn": "turn: B, main1",
    "A exile: Ox = creature 4/4, suspend 4 {G}, suspended with two time counters": (
        "A exile: Ox = creature 4/4, suspend 4 {G}, 2 time counters"
    ),
    "A hand: Ox = creature 4/4, adventure: instant {R}": (
        "A hand: Ox = creature 4/4, adventure instant {R}"
    ),
    "A battlefield: Ox = creature 4/4, came into play this turn": (
        "A battlefield: Ox = creature 4/4, entered this turn"
    ),
    "A hand: Ox = creature 4/4, can't be cast during your first three turns of the game": (
        "A hand: Ox = creature 4/4, "
        "effect: can't be cast during your first 3 turns of the game"
    ),
}  # fmt: skip
ABILITIES = {
    '"{T}: Draw a card."': "ability draw {T}, does of draw: draw a card",
    '"{1}, {T}, Sacrifice this artifact: Draw a card."': (
        "ability draw {1}{T} sacrifice this, does of draw: draw a card"
    ),
    '"{T}: Add {G}."': "ability mana {T} adds mana",
    '"{T}: Ox deals 1 damage to any target."': (
        "ability deals {T} targets creature or player or planeswalker or battle, "
        "does of deals: deal 1 damage to the target"
    ),
    '"{2}: Frobnicate. Activate only as a sorcery."': (
        'ability frobnicate {2} as a sorcery, text of frobnicate: "Frobnicate"'
    ),
    '"{T}: Tap target creature. Activate only during your turn."': (
        "ability taps {T} only during your turn targets creature, does of taps: tap the target"
    ),
    '"At the beginning of your upkeep, you may pay {4}"': (
        'trigger: at the beginning of your upkeep, text of trigger: "you may pay {4}"'
    ),
    '"{T}: Tap target creature an opponent controls."': (
        "ability taps {T} targets opponent's creature, does of taps: tap the target"
    ),
    '"{T}: Destroy target creature if it is tapped."': (
        "ability destroy {T} targets creature, "
        'text of destroy: "Destroy target creature if it is tapped"'
    ),
    '"When Ox enters, draw a card."': "trigger: when this enters, does of trigger: draw a card",
    '"Flying, vigilance"': "flying, vigilance",
    '"Flying. When this creature enters, draw a card."': (
        "flying, trigger: when this enters, does of trigger: draw a card"
    ),
    '"Ox can\'t be blocked."': "can't be blocked",
    '"This creature attacks each combat if able."': "must attack",
    '"You may cast this spell as though it had flash."': "flash",
    '"You may pay 1 life and exile a blue card from your hand rather than pay its mana cost."': (
        "alternative cost pay 1 life and exile a blue card from your hand"
    ),
    '"{T}, Sacrifice this token: Add one mana of any color."': (
        "ability mana {T} sacrifice this adds mana"
    ),
    '"{T}: Draw a card, then count the stars."': (
        'ability draw {T}, does of draw: draw a card, text of draw: "count the stars"'
    ),
    '"Equipped creature has haste and shroud."': (
        "effect: attached creature has haste, effect: attached creature has shroud"
    ),
    '"Noncreature spells cost {1} more to cast."': (
        "effect: players cast noncreature spells for {1} more"
    ),
}
