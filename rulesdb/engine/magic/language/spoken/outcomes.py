"""What an ability or a spell is said to do, as instructions, or as text that is not played."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulesdb.engine.games import NOT_UNDERSTOOD
from rulesdb.engine.magic import aims, instructions
from rulesdb.engine.magic.language.spoken.cutting import Table, rewritten

_TARGET = re.compile(r"\b(?P<how>any target|(?:another |up to \w+ )?target)\b(?P<what>[a-z' ]*)")
_INSTRUCTIONS: Table = (
    (r"^(destroy|exile|tap|untap|counter) (?:any target|target .+)$", r"\1 the target"),
    (r"^return target .+ to (?:its owner's|their owner's|owner's) hand$",
     "return the target to hand"),
    (r"^(?:this|it|~|this \w+) deals (\d+) damage to (?:any target|target .+)$",
     r"deal \1 damage to the target"),
    (r"^target .+ gets ([+-]\d+/[+-]\d+) until end of turn$", r"give the target \1"),
    (r"^target .+ gains ([a-z ]+) until end of turn$", r"give the target \1"),
    (r"^creatures you control (?:get|gain) (.+) until end of turn$",
     r"give creatures you control \1"),
    (r"^you draw a card$", "draw a card"),
)  # fmt: skip


_LIMIT = re.compile(r"(?:\bonly\b|\bunless\b)[^.,]*", re.IGNORECASE)
_ONCE = re.compile(r"\btriggers only\b[^.,]*", re.IGNORECASE)
_AIMED = re.compile(r"(?:another |up to \w+ )?target\b[^.,]*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What stands behind the ability (its targets), and the facts that say what it does."""

    behind: str
    facts: list[str]


def outcome(text: str, owner: str, *, aimed: bool, quiet: bool = False) -> Outcome:
    """What the ability of that name does, or what of it nobody understands.

    `aimed` says that the language states its targets, `quiet` that it needs no telling.
    """
    said = text.strip().rstrip(".").replace('"', "'")
    limit = _LIMIT.search(said) if aimed else _ONCE.search(said)
    behind = _aim(said.casefold()) if aimed else ""
    if limit or behind is None:
        found = limit or _AIMED.search(said)
        return Outcome("", [f"{NOT_UNDERSTOOD}{found[0].strip() if found else said}"])
    parts = [each.strip() for each in _PARTS.split(said)]
    of = f" of {owner}" if owner else ""
    does: list[str] = []
    rest = said
    if aimed or "target" not in said.casefold():
        for at, part in enumerate(parts):
            instruction = _instruction(part.casefold(), owner)
            if instruction is None:
                rest = ". ".join(parts[at:])
                break
            does.append(str(instruction))
        else:
            return Outcome(behind, does)
    return Outcome(behind, [*does, *([] if quiet else [f'text{of}: "{rest}"'])])


_PARTS = re.compile(r"\.\s+(?:then )?|, then |, and ")


def _instruction(said: str, owner: str) -> instructions.Instruction | None:
    found = instructions.read(rewritten(said, _INSTRUCTIONS), owner)
    return found or instructions.read(said, owner)


def _aim(said: str) -> str | None:
    """`targets KIND` for the one target that the words name; nothing where it can not be said."""
    found = list(_TARGET.finditer(said))
    if not found:
        return ""
    first = found[0]
    if len(found) > 1 or first["how"] not in ("any target", "target"):
        return None
    if first["how"] == "any target":
        return f" targets {str(aims.read('any target')).removeprefix('targets ')}"
    words = first["what"].replace("player's", "player").replace("opponent's", "opponent").split()
    for end in range(min(len(words), 5), 0, -1):
        theirs = " ".join(words[end : end + 3])
        if aim := aims.read(" ".join(words[:end])):
            whose = {"you control": "your ", "an opponent controls": "opponent's "}
            mine = next((put for key, put in whose.items() if theirs.startswith(key)), "")
            rest = theirs.startswith(("with", "that", "you control", "an opponent", "in", "from"))
            return None if rest and not mine else f" targets {mine}{str(aim)[8:]}"
    return None
