"""One frozen value a command: what can be asked, with every option declared once."""

from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import Any, ClassVar, Protocol, get_args, get_type_hints

LANGUAGES = ("en", "fr", "de", "ja")
GAMES = ("magic", "riftbound")


def option(
    *,
    choices: tuple[str, ...] = (),
    complete: str = "",
    longest: int = 200,
    default: Any = None,
    channel: bool = False,
) -> Any:
    """An option of a command.

    `choices` is a closed list; `complete` names the completion that offers values as one
    types; `longest` is the most characters Discord lets a person type; a `channel` is one of
    the server's, picked from a list and handed on by its id.
    """
    about = {"choices": choices, "complete": complete, "longest": longest, "channel": channel}
    if default is ...:
        return field(metadata=about)
    return field(default=default, metadata=about)


@dataclass(frozen=True, slots=True)
class RuleQuestion:
    """Which rule is meant by these words, and what does it say?"""

    command: ClassVar[str] = "rule"

    query: str = option(complete="rule", longest=400, default=...)
    game: str | None = option(choices=GAMES)
    language: str | None = option(choices=LANGUAGES)
    edition: str | None = option(complete="edition", longest=40)
    only: bool = option(default=False)
    examples: bool = option(default=False)


@dataclass(frozen=True, slots=True)
class CanIQuestion:
    """Can I do this now, why, and if not: when?

    What an option says comes before the words of the action; "any" leaves open what they say.
    """

    command: ClassVar[str] = "can-i"

    action: str = option(complete="action", longest=600, default=...)
    card: str | None = option(longest=1000)
    turn: str | None = option(choices=("mine", "theirs", "any"))
    step: str | None = option(complete="step", longest=60)
    stack: str | None = option(complete="stack")
    mana: str | None = option(longest=60)
    since: str | None = option(choices=("this-turn", "earlier", "any"))
    more: str | None = option(longest=1000)
    game: str | None = option(choices=GAMES)
    language: str | None = option(choices=LANGUAGES)


@dataclass(frozen=True, slots=True)
class ScenarioQuestion:
    """What happens when these lines are played?"""

    command: ClassVar[str] = "scenario"

    text: str | None = option(longest=4000)
    game: str | None = option(choices=GAMES)
    language: str | None = option(choices=LANGUAGES)


@dataclass(frozen=True, slots=True)
class TermQuestion:
    """What is this called in the other languages, and what does it mean?"""

    command: ClassVar[str] = "term"

    name: str = option(complete="term", default=...)
    game: str | None = option(choices=GAMES)
    language: str | None = option(choices=LANGUAGES)


@dataclass(frozen=True, slots=True)
class ChangesQuestion:
    """What is otherwise in a newer edition, or what has become of one rule?"""

    command: ClassVar[str] = "changes"

    since: str | None = option(complete="known-edition", longest=40)
    until: str | None = option(complete="known-edition", longest=40)
    number: str | None = option(complete="number", longest=40)
    game: str | None = option(choices=GAMES)
    language: str | None = option(choices=LANGUAGES)


@dataclass(frozen=True, slots=True)
class HelpQuestion:
    """What can be asked, and what does the bot not do?"""

    command: ClassVar[str] = "help"

    language: str | None = option(choices=LANGUAGES)


Question = (
    RuleQuestion | CanIQuestion | ScenarioQuestion | TermQuestion | ChangesQuestion | HelpQuestion
)
QUESTIONS: dict[str, type[Question]] = {
    kind.command: kind
    for kind in (
        RuleQuestion,
        CanIQuestion,
        ScenarioQuestion,
        TermQuestion,
        ChangesQuestion,
        HelpQuestion,
    )
}


@dataclass(frozen=True, slots=True)
class Option:
    """One declared option: its name, whether it is a switch or must be given, and its limits."""

    name: str
    switch: bool
    required: bool
    choices: tuple[str, ...]
    complete: str
    longest: int
    channel: bool = False


class Command(Protocol):
    """What declares the options of a command: a question, or a wish."""

    command: ClassVar[str]


def options(kind: type[Command]) -> tuple[Option, ...]:
    """The options that a command declares, in the order Discord shows them."""
    known: Any = kind  # to the type checker no class is hashable
    return _options(known)


@cache
def _options(kind: Any) -> tuple[Option, ...]:
    hints = get_type_hints(kind)
    return tuple(
        Option(
            name=each.name,
            switch=bool in (hints[each.name], *get_args(hints[each.name])),
            required=each.default is MISSING,
            choices=each.metadata["choices"],
            complete=each.metadata["complete"],
            longest=each.metadata["longest"],
            channel=each.metadata["channel"],
        )
        for each in fields(kind)
    )
