"""Positions of Magic and tries in them, as lines that Hypothesis draws."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from rulesdb.engine.games import Scope, Unread
from rulesdb.engine.magic.game import MAGIC
from rulesdb.engine.magic.spells import WAYS
from rulesdb.engine.magic.steps import STEPS
from rulesdb.engine.scenario import Scenario, Setup, read

if TYPE_CHECKING:
    from rulesdb.engine.magic.position import Position
    from rulesdb.engine.magic.tries import Try

PLAYERS = ("A", "B")
OTHER = {"A": "B", "B": "A"}
TYPES = ("instant", "sorcery", "creature 2/2", "artifact", "enchantment", "land", "card")
COSTS = ("{1}{U}", "{2}", "{W/U}{W}", "no mana cost")
ABILITIES = (
    "foretell {1}{U}",
    "forecast {1}{W}",
    "flash",
    "haste",
    "kicker {2}",
    "additional cost {1}",
    "ability ping {T}",
    "ability grow {G} once each turn",
    "ability train {W} as a sorcery",
    "ability mana {T} adds mana",
    "split second",
    "trigger: whenever a player casts a spell",
    "trigger: at the beginning of each upkeep",
)
STATES = {
    "exile": ("foretold last turn", "foretold this turn", "foretold for {2}"),
    "battlefield": ("tapped", "entered this turn", "attacking", "damage 1"),
    "hand": ("revealed",),
    "graveyard": ("face up",),
}
EFFECTS = (
    "opponents cast only at sorcery timing",
    "players can't cast noncreature spells",
    "opponents can't activate abilities",
    "you may cast spells as though they had flash",
    "you may cast spells without paying their mana costs",
    "you may cast cards from exile",
    "foretelling costs {1} less",
    "foretelling on any player's turn",
    "opponents cast spells for {1} more",
    "you may play 1 more lands each turn",
    "players can't cast more than one spell each turn",
)
MANA = ("none", "{1}", "{2}", "{1}{U}", "{3}{W}{U}{G}")


@dataclass(frozen=True, slots=True)
class Plan:
    """Something to try with a card: where it is, what it is, when it may be, and the words."""

    zone: str
    facts: str
    steps: tuple[str, ...]
    words: str
    own_turn: bool = True


PRIORITY = tuple(step for step in STEPS if step not in ("untap", "cleanup"))
PLANS = (
    Plan("hand", "instant", PRIORITY, "cast Card 1", own_turn=False),
    Plan("hand", "creature 2/2, flash", PRIORITY, "cast Card 1", own_turn=False),
    Plan("hand", "creature 2/2", ("main1", "main2"), "cast Card 1"),
    Plan("hand", "sorcery, kicker {2}", ("main1", "main2"), "cast Card 1 with kicker"),
    Plan("hand", "land", ("main1", "main2"), "play Card 1"),
    Plan("hand", "card, foretell {1}{U}", PRIORITY, "foretell Card 1"),
    Plan("hand", "creature 2/2, forecast {1}{W}", ("upkeep",), "forecast Card 1"),
    Plan(
        "exile", "instant, foretell {U}, foretold last turn", PRIORITY, "cast Card 1 for foretell"
    ),
    Plan("battlefield", "artifact, ability ping {T}", PRIORITY, "activate ping of Card 1"),
    Plan("battlefield", "creature 1/1, ability grow {G}", PRIORITY, "activate grow of Card 1"),
    Plan("battlefield", "land", PRIORITY, "activate mana of Card 1", own_turn=False),
    Plan("battlefield", "creature 2/2", ("attackers",), "attack with Card 1"),
    Plan("battlefield", "creature 2/2", ("blockers",), "block Card 2 with Card 1", own_turn=False),
)
# Words for a try of any card, legal or not.
ANYTHING = (
    "cast {card}",
    "play {card}",
    "foretell {card}",
    "forecast {card}",
    "attack with {card}",
    "block Card 2 with {card}",
    "activate ping of {card}",
    "activate train of {card}",
    "activate mana of {card}",
    *(f"cast {{card}} for {way}" for way in WAYS),
)


@dataclass(frozen=True, slots=True)
class Scene:
    """A position with the lines that set it up, and a try in it."""

    lines: tuple[str, ...]
    position: Position
    attempt: Try


def chance(of: int) -> st.SearchStrategy[bool]:
    """One time in so many."""
    return st.integers(1, of).map(lambda number: number == of)


@st.composite
def facts(draw: st.DrawFn, zone: str, begin: str = "") -> str:
    """What a card is: what a plan begins with, if there is one, and perhaps more."""
    said = [begin or draw(st.sampled_from(TYPES))]
    for more, often in ((COSTS, 3), (ABILITIES, 3), (ABILITIES, 4), (STATES[zone], 4)):
        if draw(chance(often)):
            said.append(draw(st.sampled_from(more)))
    return ", ".join(said)


@st.composite
def cards(draw: st.DrawFn, number: int) -> str:
    """The line of a card of either player."""
    player, zone = draw(st.sampled_from(PLAYERS)), draw(st.sampled_from(sorted(STATES)))
    return f"{player} {zone}: Card {number} = {draw(facts(zone))}"


@st.composite
def moments(draw: st.DrawFn, player: str, plan: Plan) -> str:
    """The line that says when it is: as the plan needs it, but for one time in four."""
    turn = player if plan.own_turn else OTHER[player]
    if draw(chance(4)):
        return f"turn: {draw(st.sampled_from(PLAYERS))}, {draw(st.sampled_from(STEPS))}"
    return f"turn: {turn}, {draw(st.sampled_from(plan.steps))}"


@st.composite
def hindrances(draw: st.DrawFn, player: str) -> list[str]:
    """Lines that may make a difference, most of them seldom."""
    either = st.sampled_from(PLAYERS)
    lines = []
    if draw(chance(4)):
        effect = draw(st.sampled_from(EFFECTS))
        lines.append(f"{draw(either)} battlefield: Rule = artifact, effect: {effect}")
    if draw(chance(4)):
        lines.append(f"{player} mana: {draw(st.sampled_from(MANA))}")
    if draw(chance(5)):
        spell = draw(st.sampled_from(("instant", "sorcery", "instant, split second")))
        lines.append(f"stack: {draw(either)} casts Waiting = {spell}")
    if draw(chance(8)):
        lines.append(f"priority: {draw(st.sampled_from((*PLAYERS, 'nobody')))}")
    if draw(chance(12)):
        lines.append(f"paying: {draw(either)}")
    return lines


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """A position, and a try: as planned, or of any card, now and then by the other player."""
    player, plan = draw(st.sampled_from(PLAYERS)), draw(st.sampled_from(PLANS))
    lines = [
        draw(moments(player, plan)),
        f"{player} {plan.zone}: Card 1 = {draw(facts(plan.zone, plan.facts))}",
        f"{OTHER[player]} battlefield: Card 2 = creature 2/2, attacking",
        *(draw(cards(number)) for number in range(3, draw(st.integers(3, 5)))),
        *draw(hindrances(player)),
    ]
    words = plan.words
    if draw(chance(5)):
        words = draw(st.sampled_from(ANYTHING)).format(card=f"Card {draw(st.integers(1, 2))}")
    player = OTHER[player] if draw(chance(8)) else player
    return scene(lines, player, words)


def scene(lines: list[str], player: str, words: str) -> Scene:
    """The lines as they are read, and the try that the words ask for."""
    scenario = read("\n".join(lines), {"magic": MAGIC})
    assert isinstance(scenario, Scenario), scenario
    position, names = MAGIC.start(PLAYERS), ()
    for statement in scenario.statements:
        assert isinstance(statement, Setup)
        position = statement.situation.apply(position)
        names = (*names, *statement.situation.declares)
    attempt = MAGIC.attempt(player, words, Scope(PLAYERS, names))
    assert not isinstance(attempt, Unread), (words, attempt)
    return Scene(tuple(lines), MAGIC.offer(position, player), attempt)
