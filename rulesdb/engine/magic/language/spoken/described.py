"""What someone says of an object, as facts of the language in their order."""

from __future__ import annotations

import re

from rulesdb.engine.games import NOT_UNDERSTOOD
from rulesdb.engine.magic import effects
from rulesdb.engine.magic.cards import COLOR_WORDS, TYPES
from rulesdb.engine.magic.language.spoken.counting import NUMBER, SYMBOLS, digits
from rulesdb.engine.magic.language.spoken.cutting import Table, cut, rewritten
from rulesdb.engine.magic.language.spoken.quoted import ability, loyalty
from rulesdb.engine.magic.language.spoken.unbraced import braced
from rulesdb.engine.magic.language.states import STATES
from rulesdb.engine.magic.mechanics.keywords import KEYWORDS
from rulesdb.engine.magic.mechanics.subtypes import CREATURE_TYPES
from rulesdb.engine.magic.mechanics.wordings import SUBTYPES

_ESCAPE = re.compile(
    rf"\bescape\s*[-\u2013\u2014]?\s*(?P<cost>{SYMBOLS}),? (?:and )?exil(?:e|ing) "
    rf"(?P<number>{NUMBER}) other cards? from (?:your|their|the|its owner's) graveyard",
    re.IGNORECASE,
)
_QUOTED = re.compile(r'^(?:with |and |has )*"(?P<text>[^"]*)"$')
_COSTED = re.compile(rf"^(?P<cost>{SYMBOLS}) ?: ?(?P<text>.+)$")
_POWER = re.compile(r"^\d{1,4}/\d{1,4}$")
_TYPED = frozenset({*TYPES, *SUBTYPES, *CREATURE_TYPES, *COLOR_WORDS.values()})
_DASH = re.compile(r"(\s[-\u2013\u2014]\s)")
_SAGA = re.compile(r"(?:enchantment )?saga (?P<chapters>\d)", re.IGNORECASE)
_KINDS = re.compile(rf"\b(?:{'|'.join((*TYPES, *SUBTYPES, 'card', 'spell'))})\b", re.IGNORECASE)
# Keywords and states of several words come first, so that none is read as a part of another.
_AMONG = sorted(
    (each for each in (*KEYWORDS, *STATES) if each not in _TYPED and each not in SUBTYPES),
    key=lambda each: -len(each.split()),
)
_WORDINGS: Table = (
    (r"^(?:came|put|been put) into play (this|last) turn$", r"entered \1 turn"),
    (r"^came into play earlier$", "entered earlier"),
    (r"^(?:has been |been )?(?:in play|on the battlefield|there) (?:for|since) .+$",
     "entered earlier"),
    (r"^(?:that |has |with)*(?:no|without) summoning sickness$", "entered earlier"),
    (r"^(?:is )?not summoning[ -]sick$", "entered earlier"),
    (r"^costs? (?:is )?((?:\{[^{}]+\})+)$", r"\1"),
    (rf"^({NUMBER}) damage(?: (?:marked|on it|marked on it))?$", r"damage \1"),
    (r"^(?:is |it's |it is |currently |already )(.+)$", r"\1"),
    (r"^(?:it )?(?:enters|entered) tapped$", "tapped"),
    (r"^cannot (.+)$", r"can't \1"),
    (r"^does not untap$", "doesn't untap"),
    (r"^can not (.+)$", r"can't \1"),
    (r"^unblockable$", "can't be blocked"),
    (r"^(?:already )?cast (?:once|one time) (?:before|already)$", "cast 1 times before"),
    (r"^(?:already )?cast (?:twice|two times) (?:before|already)$", "cast 2 times before"),
    (rf"^({'|'.join(KEYWORDS)}): (?=\w|\{{)", r"\1 "),
    (r"^(?:as an )?additional cost(?: to cast (?:this|it|this spell))?[:,]? ", "additional cost "),
    (r"^additional cost waterbend ", "waterbend "),
    (rf"(?<=your first )({NUMBER})(?= turns? of the game)", lambda found: digits(found[1])),
    (r"^max speed(?: ?[-\u2013\u2014])? (ability .+)$", r"\1 max speed"),
)  # fmt: skip
_NUMBERED = re.compile(
    rf"^({NUMBER})( .*(?:counters?|loyalty|defense))(?: on (?:it|them))?$", re.IGNORECASE
)
_BEHIND = re.compile(rf"^(?:suspended )?with (?={NUMBER} )", re.IGNORECASE)
_PRICED = re.compile(rf" (?:for|costing|with (?:a )?mana cost(?: of)?) ({SYMBOLS})(?=$|,)")


def described(text: str, name: str) -> str:
    """The facts in the words of the language, the types first."""
    said = _ESCAPE.sub(lambda found: f"escape {digits(found['number'])} {found['cost']}", text)
    head, *rest = [part for part in cut(said, ",") if part] or [said]
    if rest and _POWER.fullmatch(rest[0]) and not _POWER.search(head):
        head, rest = f"{head} {rest[0]}", rest[1:]
    first, *more = _opened(head, head=True) or [head]
    facts = [_headed(first)]
    walker = "planeswalker" in facts[0].casefold()
    for part in (*more, *(each for behind in rest for each in _opened(behind))):
        facts += _fact(part, name, facts, walker=walker)
    return ", ".join(facts)


def _opened(part: str, *, head: bool = False) -> list[str]:
    """A fact with what stands behind it in brackets, or behind "with", as facts of their own."""
    first, *inner = re.split(r"\s+\((?=[^()]*\)$)", part)
    found = [each for more in inner for each in cut(more.removesuffix(")"), ",")]
    if not head and '"' not in first:
        return [first, *found]
    first = _PRICED.sub(r" with \1", first) if head else first
    lead, *behind = cut(first, r"\b(?:with|that|which) |(?= without )|\b(?=under [A-D]'s )")
    more = [each for part in behind for each in cut(part, r"\band (?!from\b)") if each]
    return [*([lead] if lead else []), *more, *found]


def _fact(part: str, name: str, before: list[str], *, walker: bool) -> list[str]:
    if match := _QUOTED.fullmatch(part):
        text = match["text"]
        found = loyalty(text, before) if walker else None
        return found or ability(text, name, before) or [f"{NOT_UNDERSTOOD}{part}"]
    if found := loyalty(part, before) if walker else None:
        return found
    if (match := _COSTED.fullmatch(part)) and (found := ability(part, name, before)):
        return found
    return _plain(rewritten(part, _WORDINGS), walker=walker)


def _plain(said: str, *, walker: bool) -> list[str]:
    said = braced(_BEHIND.sub("", said))
    if walker and re.fullmatch(r"(?:already )?(?:activated|used) this turn", said):
        return ["loyalty used this turn"]
    both = [each.strip() for each in said.casefold().split(" and ")]
    if len(both) > 1 and all(each in KEYWORDS for each in both):
        return both
    if match := _NUMBERED.fullmatch(said):
        return [f"{digits(match[1])}{match[2]}"]
    return [f"effect: {said}"] if _bare_effect(said) else [said]


def _bare_effect(said: str) -> bool:
    """An effect of the list that is said without the word, and is nothing else."""
    plain = said.casefold() in KEYWORDS or ":" in said or said.startswith("{")
    return not plain and " " in said and effects.read(said) is not None


def _headed(head: str) -> str:
    """Types, and what stands among them behind them: `tapped flying 2/2 creature`."""
    said = re.sub(r"^(?:an?|the) (?=\S)", "", head.strip())
    types, dash, subtypes = _DASH.split(said, maxsplit=1) if _DASH.search(said) else (said, "", "")
    if match := _SAGA.fullmatch(said):
        return f"enchantment, saga {match['chapters']}"
    if _POWER.fullmatch(said):
        return f"creature {said}"
    if not _KINDS.search(types):
        return said
    words, others = _sorted_words(types)
    power = [each for each in words if _POWER.fullmatch(each)]
    kinds = [each for each in words if each not in power]
    behind = f"{dash}{subtypes}"
    return ", ".join([" ".join([*kinds]) + behind + " ".join(["", *power]), *others])


def _sorted_words(types: str) -> tuple[list[str], list[str]]:
    """The words of types, and the keywords and states that stand among them."""
    said, others = f" {types} ", []
    for each in _AMONG:
        if f" {each} " not in said.casefold():
            continue
        pattern = rf"(?<= ){re.escape(each)}(?= )(?! \{{| \d{{1,2}}(?:$| [^/]))"
        if re.search(pattern, said, re.IGNORECASE) and said.strip().casefold() != each:
            said = re.sub(pattern, "", said, count=1, flags=re.IGNORECASE)
            others.append(each)
    return said.split(), others
