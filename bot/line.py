"""A typed line such as `/rule 702.143 language:fr` to a question, and back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Literal

from bot.answers.values import Mistake
from bot.questions import QUESTIONS, options
from bot.wishes import GROUPS
from rulesdb.engine.nearest import nearest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.questions import Option, Question

GAME_ALIASES = {"mtg": "magic"}
SWITCH = {"true": True, "yes": True, "false": False, "no": False}

OF_SENTENCES = ("turn", "step", "stack", "card", "mana")
"""Options whose names end a clause in English as well."""
_ASKED = re.compile(r"\s(?:(?!\s[a-z]+:\S)[^?？])*[?？]")
_COMMAND = re.compile(r"\s*/?(\S*)\s*", re.DOTALL)
# A closing quote is one that is not doubled; a doubled one stands for itself.
_QUOTED = re.compile(r'"((?:[^"]|"")*)"(?!")', re.DOTALL)


def read(text: str, language: str = "en") -> Question | Mistake:
    """The question that a line asks; a mistake is worded in `language`.

    >>> read('/rule double strike language:fr')
    RuleQuestion(query='double strike', game=None, language='fr', edition=None, only=False, \
examples=False)
    """
    typed = _COMMAND.match(text)
    command = typed[1].casefold() if typed else ""
    if command in GROUPS:
        return Mistake("discord-only", language, (("command", f"/{command}"),))
    if typed is None or command not in QUESTIONS:
        near = tuple(f"/{name}" for name in nearest(command, QUESTIONS))
        known = near or tuple(f"/{name}" for name in QUESTIONS)
        return Mistake("unknown-command", language, (("command", command),), suggestions=known)
    kind = QUESTIONS[command]
    values = _values(kind, text[typed.end() :], language)
    if isinstance(values, Mistake):
        return values
    return kind(**values)


def write(question: Question) -> str:
    """The question as a line that reads back equal, without what was left to its default.

    >>> write(read('/RULE query:702.143  only:yes'))
    '/rule 702.143 only:true'
    """
    kind = type(question)
    first, *others = options(kind)
    starts = _starts(kind)
    words = [f"/{question.command}"]
    if (lead := getattr(question, first.name)) is not None:
        words.append(lead if _plain(lead, starts) else f"{first.name}:{_quoted(lead)}")
    words += [
        f"{option.name}:{_value(value, starts)}"
        for option in others
        if (value := getattr(question, option.name)) not in (None, False)
    ]
    return " ".join(words)


def _values(kind: type[Question], text: str, language: str) -> dict[str, Any] | Mistake:
    declared = {option.name: option for option in options(kind)}
    values: dict[str, Any] = {}
    for name, raw in _pairs(kind, text):
        if name in values:
            return Mistake("option-twice", language, (("option", name),))
        value = _understood(declared[name], raw, language)
        if isinstance(value, Mistake):
            return value
        values[name] = value
    for option in declared.values():
        if option.required and not values.get(option.name):
            slots = (("option", option.name), ("command", kind.command))
            return Mistake("option-missing", language, slots)
    return values


def _pairs(kind: type[Question], text: str) -> Iterator[tuple[str, str]]:
    """The options as they were typed: leading words belong to the first declared one."""
    starts = _starts(kind)
    words, option = _cut(starts, text, 0)
    if words:
        yield options(kind)[0].name, words
    while option:
        name, at = option[1], option.end()
        words, option = _cut(starts, text, at)
        if quoted := _QUOTED.match(text, at):
            behind, following = _cut(starts, text, quoted.end())
            if not behind:
                words, option = quoted[1].replace('""', '"'), following
        yield name, words


def _cut(starts: re.Pattern[str], text: str, at: int) -> tuple[str, re.Match[str] | None]:
    """The words from a place to the next option, and that option."""
    every = starts.finditer(text, at)
    option = next((each for each in every if not _is_said(each, text)), None)
    return text[at : option.start() if option else len(text)].strip(), option


def _is_said(option: re.Match[str], text: str) -> bool:
    """Whether it is a word of a sentence that goes on to a question: "My turn: may I …?"."""
    return option[1] in OF_SENTENCES and _ASKED.match(text, option.end()) is not None


def _starts(kind: type[Question]) -> re.Pattern[str]:
    """Where an option starts: its declared name at the start of a word, and a colon."""
    names = "|".join(re.escape(option.name) for option in options(kind))
    return re.compile(rf"(?:^|(?<=\s))({names}):")


def _plain(text: str, starts: re.Pattern[str]) -> bool:
    """Whether a text reads back as itself without quotes."""
    return text == text.strip() != "" and not starts.search(text)


def _value(value: str | Literal[True], starts: re.Pattern[str]) -> str:
    if value is True:
        return "true"
    plain = _plain(value, starts) and not value.startswith('"')
    return value if plain else _quoted(value)


def _quoted(text: str) -> str:
    return '"{}"'.format(text.replace('"', '""'))


def _understood(option: Option, raw: str, language: str) -> str | bool | Mistake:
    """What was typed as the value that the option takes."""
    if option.switch:
        return _choice(option, raw, language, SWITCH)
    if option.choices:
        known = {choice: choice for choice in option.choices}
        return _choice(
            option, raw, language, known | (GAME_ALIASES if option.name == "game" else {})
        )
    if len(raw) > option.longest:
        slots = (("option", option.name), ("longest", str(option.longest)))
        return Mistake("option-too-long", language, slots)
    return raw


def _choice(option: Option, raw: str, language: str, known: dict[str, Any]) -> Any | Mistake:
    if (typed := raw.casefold()) in known:
        return known[typed]
    offered = option.choices or ("true", "false")
    slots = (("option", option.name), ("value", raw))
    near = nearest(typed, offered) or offered
    return Mistake("unknown-choice", language, slots, suggestions=near)
