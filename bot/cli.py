"""The `foresight` command: ask, play scenarios, run the bot, look after the rules."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from bot.editions_cli import app as editions
from bot.rules_cli import app as rules
from bot.streams import prepared
from bot.tables_cli import app as tables

if TYPE_CHECKING:
    from bot.settings import Settings

# Heavy imports stand inside the commands, so that `--help` and `health` answer at once.

DATA = "FORESIGHT_DATA"

Lang = Annotated[
    Literal["en", "fr", "de", "ja"] | None, typer.Option(help="Language of the answers.")
]
Game = Annotated[
    Literal["magic", "mtg", "riftbound"] | None, typer.Option(help="The game, where not said.")
]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object a line.")]
Data = Annotated[
    Path | None,
    typer.Option(help=f"Folder of stored rules and choices; {DATA} sets it too."),
]

app = typer.Typer(
    help="Knows the rules of Magic and Riftbound, and answers timing questions by running them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
rules.add_typer(editions)
rules.add_typer(tables)
app.add_typer(rules, name="rules")


def main() -> None:
    """The console script."""
    with prepared():
        app(prog_name="foresight")


@app.callback()
def options(data: Data = None) -> None:
    """Say where data lives, for every command."""
    _settings(data)


@app.command()
def ask(
    line: Annotated[str, typer.Argument(help="A slash command as typed; - reads many lines.")],
    lang: Lang = None,
    game: Game = None,
    data: Data = None,
    *,
    as_json: AsJson = False,
) -> None:
    """Answer a slash command as typed in Discord, such as "/rule 702.143"."""
    from bot.ask import answer_line
    from bot.showing import show
    from rulesdb.library.library import Library

    typed = (each.rstrip("\n") for each in sys.stdin if each.strip()) if line == "-" else (line,)
    with Library.open(_settings(data).data) as library:
        answers = (answer_line(each, library, lang, _game(game)) for each in typed)
        raise typer.Exit(show(answers, json_lines=as_json))


@app.command()
def scenario(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="- reads one.")],
    lang: Lang = None,
    data: Data = None,
    *,
    as_json: AsJson = False,
) -> None:
    """Play scenarios; exit status 1 where an expectation is not met."""
    from bot.ask import answer_file
    from bot.showing import show
    from rulesdb.library.library import Library

    with Library.open(_settings(data).data) as library:
        answers = (answer_file(each, library, lang) for each in files)
        raise typer.Exit(show(answers, json_lines=as_json))


@app.command()
def run(data: Data = None) -> None:
    """Run the Discord bot; the token is in DISCORD_TOKEN or in the file DISCORD_TOKEN_FILE."""
    from bot import client

    raise typer.Exit(client.run(_settings(data)))


@app.command()
def sync(
    guild: Annotated[int | None, typer.Option(help="Only this server, for development.")] = None,
    data: Data = None,
    *,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show, send nothing.")] = False,
) -> None:
    """Register the slash commands with Discord."""
    from bot import client

    raise typer.Exit(client.sync(_settings(data), guild, dry_run=dry_run))


@app.command()
def health(data: Data = None) -> None:
    """Exit status 0 if the running bot is alive."""
    from bot import client

    raise typer.Exit(client.health(_settings(data)))


@app.command("try")
def try_(
    port: Annotated[int, typer.Option(help="Port on loopback; 0 takes a free one.")] = 0,
    data: Data = None,
    *,
    browser: Annotated[bool, typer.Option(help="Open the page.")] = True,
) -> None:
    """The real bot in a Discord-like page on this machine, without a token."""
    from bot import trying

    raise typer.Exit(trying.serve(_settings(data), port, browser=browser))


def _settings(data: Path | None) -> Settings:
    """The settings, with `--data` wherever on the line it stood."""
    from bot.settings import Settings

    if data is not None:
        os.environ[DATA] = str(data)
    return Settings()


def _game(name: str | None) -> str | None:
    from bot.line import GAME_ALIASES

    return GAME_ALIASES.get(name, name) if name else None
