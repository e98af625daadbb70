"""What an ability or a spell is said to do, as instructions, or as text that is not played."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulesdb.engine.games import NOT_UNDERSTOOD
from rulesdb.engine.magic import aims, instructions
from rulesdb.engine.magic.language.spoken.cutting import Table, rewritten

_TARGET = re.compile(r"\b(?P<how>any target|(?:another |up to \w+ )?targets?)\b(?P<what>[a-z' ]*)")
_WHOSE = re.compile(r" (?P<whose>you control|an opponent controls|you don't control)\b")
_INSTRUCTIONS: Table = (
    (r"^return the target to (?:its owner's|their owner's|owner's) hand$",
     "return the target to hand"),
    (r"^(?:this|it|~|this \w+) deals (\d+) damage to the target$",
     r"deal \1 damage to the target"),
    (r"^the target (?:gets|gains) ([a-z ]+|[+-]\d+/[+-]\d+) until end of turn$",
     r"give the target \1"),
    (r"^creatures you control (?:get|gain) (.+) until end of turn$",
     r"give creatures you control \1"),
    (r"^you draw a card$", "draw a card"),
)  # fmt: skip
_LIMIT = re.compile(
    r"(?:\bonly\b|\bunless\b|\bchoose (?:one|two|three|any number|up to)\b)[^.,]*", re.IGNORECASE
)
_ONCE = re.compile(r"\btriggers only\b[^.,]*", re.IGNORECASE)
_AIMED = re.compile(r"(?:another |up to \w+ )?targets?\b[^.,]*", re.IGNORECASE)


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
    aim = _aim(" ".join(said.casefold().split())) if aimed else ("", "")
    if limit or aim is None:
        found = limit or _AIMED.search(said)
        return Outcome("", [f"{NOT_UNDERSTOOD}{found[0].strip() if found else said}"])
    behind, phrase = aim
    parts = [each.strip() for each in _PARTS.split(said)]
    of = f" of {owner}" if owner else ""
    does: list[str] = []
    rest = said
    if aimed or "target" not in said.casefold():
        for at, part in enumerate(parts):
            instruction = _instruction(part.casefold(), owner, phrase)
            if instruction is None:
                rest = ". ".join(parts[at:])
                break
            does.append(str(instruction))
        else:
            return Outcome(behind, does)
    return Outcome(behind, [*does, *([] if quiet else [f'text{of}: "{rest}"'])])


_PARTS = re.compile(r"\.\s+(?:then )?|, then |, and ")


def _instruction(said: str, owner: str, phrase: str) -> instructions.Instruction | None:
    """The instruction, with what it targets said as "the target" and nothing besides."""
    aimed = said.replace(phrase, "the target", 1) if phrase else said
    return instructions.read(rewritten(aimed, _INSTRUCTIONS), owner)


def _aim(said: str) -> tuple[str, str] | None:
    """`targets KIND` for the one target that the words name, and those words; nothing where the
    language can not say it.
    """
    found = list(_TARGET.finditer(said))
    if not found:
        return "", ""
    first = found[0]
    if len(found) > 1 or first["how"] not in ("any target", "target"):
        return None
    if first["how"] == "any target":
        return f" {aims.read('any target')}", "any target"
    whose = _WHOSE.search(first["what"])
    words = (first["what"][: whose.start()] if whose else first["what"]).split()
    for end in range(min(len(words), 5), 0, -1):
        bare = [re.sub(r"^(player|opponent)'s$", r"\1", each) for each in words[:end]]
        if aim := aims.read(" ".join(bare)):
            return _said(aim, bare, words[end:], whose["whose"] if whose else "")
    return None


def _said(aim: aims.Aim, words: list[str], rest: list[str], whose: str) -> tuple[str, str] | None:
    """The aim with whose it is, if nothing else is asked of the target."""
    if whose and rest:
        return None
    if rest and rest[0] in ("with", "that", "which", "in", "from", "named", "an", "of", "without"):
        return None
    mine = {"you control": "your ", "": ""}.get(whose, "opponent's ")
    phrase = " ".join(["target", *words, *([whose] if whose else [])])
    return f" targets {mine}{str(aim).removeprefix('targets ')}", phrase
