"""A slash command made from its question, which declares options, choices and completion."""

from __future__ import annotations

from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any, Protocol

from discord import AppCommandOptionType, ChannelType, Interaction, app_commands

from bot.questions import options
from bot.translator import base
from bot.wishes import WISHES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from discord import Message

    from bot.questions import Command, Option, Question
    from bot.wishes import Wish
    from bot.words import Words

    Answering = Callable[[Interaction[Any], Any], Awaitable[None]]
    Choices = list[app_commands.Choice[str]]
    Built = app_commands.Command[Any, ..., None]


class Edge(Protocol):
    """The client, as far as a command knows it."""

    @property
    def words(self) -> Words:
        """What is said in every language."""

    async def language(self, interaction: Interaction[Any], option: str | None = None) -> str:
        """The language of what only this person is told."""

    async def ask(self, interaction: Interaction[Any], question: Question) -> None:
        """Answer the question; every failure ends there."""

    async def wish(self, interaction: Interaction[Any], wish: Wish) -> None:
        """Show or set what was chosen; every failure ends there."""

    async def find(self, interaction: Interaction[Any], message: Message) -> None:
        """Offer the rules that a message speaks of; every failure ends there."""

    async def complete(self, interaction: Interaction[Any], option: Option, typed: str) -> Choices:
        """What completion offers for an option."""


class Channel(app_commands.Transformer):
    """A channel in which people ask, or whose threads they ask in; only its id is handed on."""

    @property
    def type(self) -> AppCommandOptionType:
        return AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[ChannelType]:
        return [
            ChannelType.text,
            ChannelType.news,
            ChannelType.voice,
            ChannelType.stage_voice,
            ChannelType.forum,
        ]

    async def transform(self, interaction: Interaction[Any], value: Any, /) -> int:
        del interaction
        return int(value.id)


def build(kind: type[Command], edge: Edge, answer: Answering) -> Built:
    """The command that asks a question, or says a wish, and hands it to `answer`."""
    declared, words = options(kind), edge.words
    made: Any = kind

    async def ask(interaction: Interaction[Any], **given: Any) -> None:
        if any(given[each.name] not in (None, *each.choices) for each in declared if each.choices):
            raise app_commands.CommandSignatureMismatch(command)
        await answer(interaction, made(**given))

    ask.__signature__ = _signature(declared)  # type: ignore[attr-defined]  # inspect reads it
    key = f"command-{kind.command.replace(' ', '-')}"
    command: Built = app_commands.Command(
        name=base(words, key), description=base(words, f"{key}.says"), callback=ask
    )
    _word(command, kind.command, declared, words)
    for option in declared:
        if option.complete:
            command.autocomplete(option.name)(_completion(option, edge))
    return command


def group(name: str, edge: Edge, **limits: Any) -> app_commands.Group:
    """The wishes whose commands begin with one word, as a group of commands."""
    words, key = edge.words, f"command-{name}"
    made = app_commands.Group(
        name=base(words, key), description=base(words, f"{key}.says"), **limits
    )
    for command, kind in WISHES.items():
        if command.startswith(f"{name} "):
            made.add_command(build(kind, edge, edge.wish))
    return made


def _signature(declared: Iterable[Option]) -> Signature:
    interaction = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    return Signature([interaction, *map(_parameter, declared)])


def _parameter(option: Option) -> Parameter:
    """An option as discord.py reads it from a signature; left out, it is none or false."""
    kind: Any = bool if option.switch else app_commands.Range[str, 1, option.longest]
    if option.choices:
        kind = str
    if option.channel:
        kind = app_commands.Transform[int, Channel]
    default: Any = False if option.switch else None
    if option.required:
        default = Parameter.empty
    return Parameter(option.name, Parameter.KEYWORD_ONLY, default=default, annotation=kind)


def _word(command: Built, of: str, declared: Iterable[Option], words: Words) -> None:
    """Give every option its name, description and choices, each with the key to translate it."""
    keys = {option.name: _key(words, of, option.name) for option in declared}
    named = {name: base(words, key) for name, key in keys.items()}
    said = {name: base(words, f"{key}.says") for name, key in keys.items()}
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


def _key(words: Words, command: str, option: str) -> str:
    """The key of an option: the command's own, where it means something else by the name."""
    own = f"option-{command}-{option}"
    return own if words.has(own) else f"option-{option}"


def _completion(option: Option, edge: Edge) -> Any:
    async def completed(interaction: Interaction[Any], typed: str) -> Choices:
        return await edge.complete(interaction, option, typed)

    return completed
