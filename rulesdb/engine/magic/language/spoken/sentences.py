"""Lines without a colon that say how things are, as situation lines and the like."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.magic.language.spoken.counting import NUMBER, SYMBOLS, digits, mana
from rulesdb.engine.magic.language.spoken.cutting import ignoring_case
from rulesdb.engine.magic.language.spoken.objects import placed
from rulesdb.engine.magic.language.spoken.situations import when
from rulesdb.engine.magic.language.spoken.words import ZONES
from rulesdb.engine.magic.mechanics.subtypes import BASIC_LAND_TYPES

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulesdb.engine.games import Scope

_ZONE = "|".join(ZONES)
_LAND = "|".join(BASIC_LAND_TYPES)


def sentence(said: str, scope: Scope) -> tuple[str, ...] | None:
    """The lines that say the same, where the sentence is one of these."""
    bare = said.rstrip(".!")
    for pattern, lines in SENTENCES:
        if match := ignoring_case(pattern).fullmatch(bare):
            return lines(match, scope)
    return None


def _count(of: str) -> Callable[[re.Match[str], Scope], tuple[str, ...]]:
    return lambda match, _: (f"{match['player']} {of}: {digits(match['number'])}",)


def _turn(match: re.Match[str], scope: Scope) -> tuple[str, ...]:
    return (f"turn: {when(match['when'], scope)}",)


def _owned(match: re.Match[str], scope: Scope) -> tuple[str, ...]:
    zone = match["zone"] or "battlefield"
    return placed(match["player"], zone, match["what"], scope)


def _active(match: re.Match[str], _: Scope) -> tuple[str, ...]:
    return (f"turn: {match['when']}" if match["when"] else "until: upkeep",)


def _lands(match: re.Match[str], scope: Scope) -> tuple[str, ...]:
    number, land = int(digits(match["number"])), match["land"].capitalize()
    what = land if number == 1 else f"{land} x{number}"
    return placed(match["player"], match["zone"] or "battlefield", what, scope)


def _called(match: re.Match[str], scope: Scope) -> tuple[str, ...]:
    what = f"{match['name']} = {match['facts']}"
    return placed(match["player"], match["zone"] or "battlefield", what, scope)


def _resolves(match: re.Match[str], scope: Scope) -> tuple[str, ...]:
    name = re.sub(r"^(?:the |[A-D]'s )", "", match["name"])
    if name.casefold() in ("top of the stack", "spell", "ability", "top of stack", "it"):
        return ("resolve",)
    known = name in scope.names or " of " in name
    return (f"expect: top of stack is {name}", "resolve") if known else (match[0],)


def _goes(match: re.Match[str], scope: Scope) -> tuple[str, ...]:
    whose, step = match["player"], match["step"]
    return (f"until: {when(f'{whose}, {step}', scope)}",)


SENTENCES: tuple[tuple[str, Callable[[re.Match[str], Scope], tuple[str, ...]]], ...] = (
    (r"(?:it is|it's)(?: now)? (?P<time>day|night)(?:time)?",
     lambda match, _: (f"daytime: {match['time'].casefold()}",)),
    (r"(?:it is|it's)(?: now)? (?P<when>(?:[A-D]|my|(?:the |my )?opponent)'?s?\b.*)", _turn),
    (rf"(?P<player>[A-D]) (?:is at|has) (?P<number>{NUMBER}) life", _count("life")),
    (r"(?P<player>[A-D]) (?:gains|has gained|takes) control of (?P<what>.+)",
     lambda match, _: (f"{match['player']} controls: {match['what']}",)),
    (r"(?P<player>[A-D]) (?:has no mana(?: available)?|can't pay(?: anything)?)",
     lambda match, _: (f"{match['player']} mana: none",)),
    ((r"(?P<player>[A-D])'s (?P<zone>hand|library|graveyard|battlefield|exile) "
      r"(?:contains|holds|is) (?P<what>.+=.+)"), _owned),
    (r"(?P<player>[A-D])'s turn", lambda match, _: (f"turn: {match['player']}",)),
    (r"(?P<player>[A-D]|nobody|no one) has priority",
     lambda match, _: (f"priority: {match['player'].replace('no one', 'nobody')}",)),
    (r"(?P<player>[A-D]) (?:is|becomes) the monarch",
     lambda match, _: (f"{match['player']} designation: the monarch",)),
    (r"(?P<player>[A-D]) (?:has|gets) the city's blessing",
     lambda match, _: (f"{match['player']} designation: the city's blessing",)),
    (rf"(?P<player>[A-D]) has (?P<number>{NUMBER}) energy(?: counters?)?", _count("energy")),
    (rf"(?P<player>[A-D]) has (?P<number>{NUMBER}) poison(?: counters?)?", _count("poison")),
    (rf"(?P<player>[A-D]) has (?:already )?played (?P<number>{NUMBER}) lands? this turn",
     _count("lands played")),
    (rf"(?P<player>[A-D]) has (?:already )?cast (?P<number>{NUMBER}) spells? this turn",
     _count("spells cast")),
    (rf"(?P<player>[A-D]) has (?:already )?drawn (?P<number>{NUMBER}) cards? this turn",
     _count("cards drawn")),
    ((rf"(?P<player>[A-D]) has (?P<number>{NUMBER}) (?:other )?cards? in "
      rf"(?:the |their |his |her )?(?P<zone>{_ZONE})"),
     lambda match, _: (
         f"{match['player']} {match['zone'].casefold()}: {digits(match['number'])} cards",
     )),
    (r"(?P<player>[A-D])'s (?P<zone>hand|library|graveyard) is empty",
     lambda match, _: (f"{match['player']} {match['zone'].casefold()}: 0 cards",)),
    ((rf"(?P<player>[A-D]) (?:has|can spend) (?P<mana>{SYMBOLS}|{NUMBER}(?: \w+)? mana)"
      r"(?: available| to spend)?"),
     lambda match, _: (f"{match['player']} mana: {mana(match['mana'])}",)),
    (
        r"(?P<when>[A-D]) is the active player|(?:next turn|the next turn(?: begins)?)",
        _active,
    ),
    ((rf"(?P<player>[A-D]) (?:controls|has|owns) (?P<number>{NUMBER}) (?P<land>{_LAND})s?"
      rf"(?:(?: in (?:the |their )?| on the )(?P<zone>{_ZONE}))?"), _lands),
    ((r"(?P<player>[A-D]) (?:controls|has|owns) (?P<facts>an? .+) (?:named|called) "
      r"(?P<name>.+?)"
      rf"(?:(?: in (?:the |their )?| on the )(?P<zone>{_ZONE}))?"), _called),
    ((r"(?P<player>[A-D]) (?:controls|has|owns) (?P<what>[^=]+?(?: =|, an? ).+?)"
      rf"(?:(?: in (?:the |their )?| on the )(?P<zone>{_ZONE}))?"), _owned),
    (r"(?:both|all|each|everyone|every)(?: of the)?(?: players?)? pass(?:es)?(?: priority)?",
     lambda _, __: ("pass",)),
    (r"(?P<player>[A-D]) (?:moves|goes|proceeds|move|go) (?:on )?to (?:the )?(?P<step>.+)",
     _goes),
    (r"(?P<name>.+) resolves", _resolves),
)  # fmt: skip
