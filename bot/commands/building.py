"""A slash command made from its question, which declares options, choices and completion."""

from __future__ import annotations

from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any, Protocol

from discord import Interaction, app_commands

from bot.questions import options
from bot.translator import base

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from bot.questions import Option, Question
    from bot.words import Words

    Answering = Callable[[Interaction[Any], Question], Awaitable[None]]
    Choices = list[app_commands.Choice[str]]
    Built = app_commands.Command[Any, ..., None]


class Edge(Protocol):
    """The client, as far as a command knows it."""

    @property
    def words(self) -> Words:
        """What is said in every language."""

    def language(self, interaction: Interaction[Any]) -> str:
        """The language of what only this person is told."""

    async def ask(self, interaction: Interaction[Any], question: Question) -> None:
        """Answer the question; every failure ends there."""

    def complete(self, interaction: Interaction[Any], option: Option, typed: str) -> Choices:
        """What completion offers for an option."""


def build(kind: type[Question], edge: Edge, answer: Answering) -> Built:
    """The command that asks a question of this kind and hands it to `answer`."""
    declared, words = options(kind), edge.words

    async def ask(interaction: Interaction[Any], **given: Any) -> None:
        await answer(interaction, kind(**given))

    ask.__signature__ = _signature(declared)  # type: ignore[attr-defined]  # inspect reads it
    command: Built = app_commands.Command(
        name=base(words, f"command-{kind.command}"),
        description=base(words, f"command-{kind.command}.says"),
        callback=ask,
    )
    _word(command, declared, words)
    for option in declared:
        if option.complete:
            command.autocomplete(option.name)(_completion(option, edge))
    return command


def _signature(declared: Iterable[Option]) -> Signature:
    interaction = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    return Signature([interaction, *map(_parameter, declared)])


def _parameter(option: Option) -> Parameter:
    """An option as discord.py reads it from a signature; left out, it is none or false."""
    kind: Any = bool if option.switch else app_commands.Range[str, 1, option.longest]
    if option.choices:
        kind = str
    default: Any = False if option.switch else None
    if option.required:
        default = Parameter.empty
    return Parameter(option.name, Parameter.KEYWORD_ONLY, default=default, annotation=kind)


def _word(command: Built, declared: Iterable[Option], words: Words) -> None:
    """Give every option its name, description and choices, each with the key to translate it."""
    named = {option.name: base(words, f"option-{option.name}") for option in declared}
    said = {option.name: base(words, f"option-{option.name}.says") for option in declared}
    app_commands.rename(**named)(command)
    app_commands.describe(**said)(command)
    app_commands.choices(
        **{
            option.name: [
                app_commands.Choice(name=base(words, f"choice-{option.name}-{each}"), value=each)
                for each in option.choices
            ]
            for option in declared
            if option.choices
        }
    )(command)


def _completion(option: Option, edge: Edge) -> Any:
    async def completed(interaction: Interaction[Any], typed: str) -> Choices:
        return edge.complete(interaction, option, typed)

    return completed
