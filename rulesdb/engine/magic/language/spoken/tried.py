"""Tries as people say them: `casts Bear kicked`, `responds with Bolt`, `taps Island for mana`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rulesdb.engine.magic.language.spoken.casting import cast
from rulesdb.engine.magic.language.spoken.cutting import Table, listed, rewritten
from rulesdb.engine.magic.language.wishes import ABILITY_VERBS, VERBS
from rulesdb.engine.magic.language.words import known_name
from rulesdb.engine.magic.mechanics.abilities import KEYWORD_ABILITIES
from rulesdb.engine.verbs import bare

if TYPE_CHECKING:
    from rulesdb.engine.games import Scope

_ASKED = re.compile(r"^(?:can|may|could) ([A-D]) (.+?)\?*$", re.IGNORECASE)
_REFUSED = re.compile(r"^([A-D]) (?:can't|cannot|can not|may not|couldn't) (.+)$")
_ALLOWED = re.compile(r"^([A-D]) (?:can|could|is able to|is allowed to|may) (.+)$")
_ANSWER = re.compile(r",? in response(?: to (?P<what>.+?))?(?=$| (?:for|with|targeting)\b)")
_RESPONDS = re.compile(r"^responds? (?:(?:to (?P<what>.+?) )?(?:with|by) )(?P<rest>.+)$")
_GOING = re.compile(r"^(?:casting|playing|activating|cycling)\b")
_FROM = re.compile(
    r" from (?:the |his |her |their |its owner's |[A-D]'s )?"
    r"(?P<zone>hand|graveyard|exile|library|command)(?: zone)?(?= |$)"
)
_WAYS = "dash|evoke|escape|disturb|overload|bestow|blitz|retrace|cleave|emerge|harmonize|mutate"
# What people call a check, and its key.
KEYED = {
    "summoning-sickness": "summoning-sick", "mana": "cost", "not-enough-mana": "cost",
    "hexproof": "target-hexproof", "protection": "target-protection", "shroud": "target-shroud",
    "already-tapped": "untapped", "is-tapped": "untapped", "wrong-zone": "zone",
    "land-drop": "land-limit", "not-your-turn": "own-turn", "not-their-turn": "own-turn",
    "stack-not-empty": "stack-empty", "no-priority": "priority", "not-main-phase": "main-phase",
}  # fmt: skip
VERDICTS = {
    "yes": "yes", "no": "no",
    "legal": "yes", "ok": "yes", "okay": "yes", "allowed": "yes", "works": "yes", "true": "yes",
    "illegal": "no", "not legal": "no", "not allowed": "no", "no, illegal": "no", "refused": "no",
}  # fmt: skip
_ABILITIES = "|".join(row.key for row in KEYWORD_ABILITIES)


def _half(found: re.Match[str]) -> str:
    return f"{found[1]}{found[3]} for {found[2].replace(' ', '-')}"


_WORDINGS: Table = (
    (r"^(?:attempts|tries) to ", ""),
    (rf"^({_WAYS})(?:e?s)? (?=\S)(.+?)(?=$| (?:targeting|onto|on|at) )", r"casts \2 for \1"),
    (r"^flash(?:es)? back (.+)$", r"casts \1 for flashback"),
    (r"^counters? (.+?) with (.+)$", r"casts \2 targeting \1"),
    (r"^pass(?:es)? priority$", "passes"),
    (r"^plays? (?:a |the )?land,? (?=\S)", "plays "),
    (r"^taps? (.+) for (?:mana|\{[WUBRGC]\}|(?:a|one) \w+(?: mana)?)$", r"activates mana of \1"),
    (r"^activates? (.+?)'s (\w+) ability\b", r"activates \2 of \1"),
    (r"^activates? (.+?)'s ability\b", r"activates \1"),
    (r"^activates? the (\w+) ability of\b", r"activates \1 of"),
    (r"^uses? (.+?)'s ([+-]\d+)(?: ability)?\b", r"activates \2 of \1"),
    (r"^activates? (.+?)'s ([+-]\d+)(?: ability)?\b", r"activates \2 of \1"),
    (r"^(?:turns?|flips?) (.+?) face[- ]up$", r"turns \1 face up"),
    (r"^(foretells? .+) face[- ]down$", r"\1"),
    (r"^levels? up (?=\S)", "activates "),
    (r"^(unlocks? )(?:the )?(?:locked |other )half of ", r"\1"),
    (r"^(casts? )(?:the )?(adventure|omen|other half) of (.+?)(?=$| targeting )", _half),
    (r"^(casts? )(.+?)'s (adventure|omen|other half)(?=$| targeting )",
     lambda found: f"{found[1]}{found[2]} for {found[3].replace(' ', '-')}"),
    (r"^(plays? .+?) as (?:a|their|his|her) land(?: for the turn)?$", r"\1"),
    (rf"^activates? (.+?)'s ({_ABILITIES})(?: ability)?(?=$|[ ,])", r"activates \2 of \1"),
    (rf"^uses? ({_ABILITIES}) of ", r"activates \1 of "),
    (r"^(attacks? )player (?=[A-D]\b)", r"\1"),
    (r"^(?:unmorphs?|turns? (?-i:up)) (?!face\b)(.+)$", r"turns \1 face up"),
    (r"^declares? (.+) as (?:an )?attackers?$", r"attacks with \1"),
    (r"^declares? (.+) as (?:a )?blockers? (?:for|of) (.+)$", r"blocks \2 with \1"),
    (r"^assigns? (\w+) damage from (.+?) to (.+)$", r"assigns \2 \1 to \3"),
    (r"^activates? (?:equip|its equip ability) (?:of )?(.+?) (?:on|to|targeting) (.+)$",
     r"equips \1 targeting \2"),
    (r"^equips? ((?:(?! targeting | to ).)+?)(?<!paying) with (.+)$", r"equips \2 targeting \1"),
    (r"^equips? (.+?) (?:to|onto|on) (.+)$", r"equips \1 targeting \2"),
)  # fmt: skip


def tried(words: str, verdict: str, scope: Scope) -> tuple[str, ...]:
    """The lines of the language for a try and the verdict behind its arrow."""
    said, expected = words.rstrip("."), VERDICTS.get(verdict.casefold(), verdict)
    if match := _ASKED.fullmatch(said):
        said = f"{match[1]} may {match[2]}"
    elif (match := _REFUSED.fullmatch(said)) and not verdict:
        said, expected = f"{match[1]} may {match[2]}", "no"
    elif match := _ALLOWED.fullmatch(said):
        said = f"{match[1]} may {match[2]}"
    player, _, rest = said.partition(" ")
    if player not in scope.players:
        return _by_creature(said, expected, scope)
    lines = _line(player, rest, scope)
    return (*lines[:-1], f"{lines[-1]} -> {_keyed(expected)}") if expected else lines


def _keyed(verdict: str) -> str:
    """Keys with hyphens in the place of blanks: `no: summoning sick`."""
    word, colon, keys = verdict.partition(":")
    said = (re.sub(r"\s+", "-", each.strip().casefold()) for each in keys.split(","))
    named = (KEYED.get(each, each) for each in said)
    return f"{word}: {', '.join(named)}" if colon else verdict


def _line(player: str, rest: str, scope: Scope) -> tuple[str, ...]:
    asked = "may " if rest.startswith("may ") else ""
    deed = rest.removeprefix("may ")
    before: list[str] = []
    if match := _RESPONDS.fullmatch(deed):
        before.append(_waits(match["what"]))
        deed = _answered(match["rest"], scope)
    elif match := _ANSWER.search(deed):
        before.append(_waits(match["what"]))
        deed = deed[: match.start()] + deed[match.end() :]
    verb = deed.partition(" ")[0].rstrip("s")
    if verb in ("cast", "activate", "cycle", "unearth"):
        deed, there = _from(deed, scope)
        before += there
    deed = rewritten(deed, _WORDINGS)
    verb = bare(deed.partition(" ")[0], VERBS) or ""
    if verb in ("cast", "play", "activate", *ABILITY_VERBS) and verb != "equip":
        deed = cast(deed, scope)
    if verb in ("attack", "block"):
        deed = _all_named(deed)
    return (*before, f"{player} {asked}{deed}")


def _from(deed: str, scope: Scope) -> tuple[str, list[str]]:
    """Without the zone from which it is done, and that the object is there."""
    match = _FROM.search(deed)
    said = deed.partition(" ")[2].rpartition(" of ")[2]
    found = known_name(re.sub(r"^(?:the |[A-D]'s )", "", said), scope.names)
    name = found[0] if found else None
    if match is None or name is None:
        return deed, []
    there = [f"expect: {name} in {match['zone']}"]
    return deed[: match.start()] + deed[match.end() :], there


def _waits(what: str | None) -> str:
    """That something waits on the stack, which an answer takes for granted."""
    name = re.sub(r"^(?:the |[A-D]'s )", "", what or "")
    return f"expect: {name} is on the stack" if name else "expect: stack is not empty"


def _answered(rest: str, scope: Scope) -> str:
    """`with Bolt` casts it; `by activating …` is what it says."""
    if _GOING.match(rest):
        return re.sub(r"^(\w+?)(?:ing)\b", lambda match: f"{match[1]}s", rest)
    return f"activates {rest}" if " of " in rest and rest not in scope.names else f"casts {rest}"


def _all_named(deed: str) -> str:
    """Commas between creatures as "and", and creatures of a player by their names alone."""
    said = re.sub(r"\b[A-D]'s (?=\S)", "", deed)
    lead, behind, names = said.rpartition(" with ")
    if behind and "," in names:
        return f"{lead} with {' and '.join(listed(names))}"
    return said


def _by_creature(said: str, verdict: str, scope: Scope) -> tuple[str, ...]:
    """`Wall blocks Bear`, `Bear attacks`: their controllers declare it, where a line says who."""
    line = f"{said} -> {verdict}" if verdict else said
    match = re.fullmatch(
        r"(?P<name>.+?) (?P<may>can |may )?(?P<verb>attack|block)s?(?P<rest> .+)?", said
    )
    owner = dict(scope.owners).get(match["name"].strip()) if match else None
    if match is None or owner is None:
        return (line,)
    asked = "may " if match["may"] else ""
    rest = f"{match['rest']} with" if match["rest"] else " with"
    deed = f"{owner} {asked}{match['verb']}{'' if asked else 's'}{rest} {match['name'].strip()}"
    return (f"{deed} -> {verdict}" if verdict else deed,)
