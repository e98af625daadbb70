"""The `foresight rules` commands: what looks after the stored documents."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from bot.streams import visible
from rulesdb.library.documents import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.stocktaking import Clerk, Report
    from rulesdb.library.readers import Hints
    from rulesdb.library.shelf import Holding, Shelf

# Heavy imports stand inside the commands, so that `--help` answers at once.

Data = Annotated[
    Path | None,
    typer.Option("--data", help="Folder of the stored rules; FORESIGHT_DATA sets it too."),
]
Lang = Annotated[Literal["en", "fr", "de", "ja"] | None, typer.Option("--lang")]
Game = Annotated[Literal["magic", "mtg", "riftbound"] | None, typer.Option("--game")]
Kind = Annotated[
    Literal["comprehensive", "core", "tournament", "article"] | None, typer.Option("--document")
]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object a line.")]
Names = Annotated[list[str], typer.Argument(metavar="NAME…", help="As `rules list` shows it.")]

app = typer.Typer(help="Looks after the stored rules documents.", no_args_is_help=True)


@app.command("import")
def import_(  # noqa: PLR0913, PLR0917  # every option of the command line is a parameter
    files: Annotated[list[str], typer.Argument(metavar="FILE…")],
    game: Game = None,
    lang: Lang = None,
    document: Kind = None,
    title: Annotated[str | None, typer.Option(help="What answers call it.")] = None,
    date: Annotated[str | None, typer.Option(help="When it takes effect: 2026-08-07.")] = None,
    data: Data = None,
    *,
    replace: Annotated[bool, typer.Option(help="In place of a stored text that differs.")] = False,
    as_json: AsJson = False,
) -> None:
    """Add documents; what can be read from the text need not be said."""
    from rulesdb.library.readers import Hints
    from rulesdb.library.readers.hints import is_date

    if date is not None and not is_date(date):
        raise _ended(Refusal("date-unreadable", (("date", date),)), as_json=as_json)
    hints = Hints(game=game_of(game), language=lang, document=document, title=title, date=date)
    reports = _imported(folder_of(data), files, hints, replace=replace, bar=not as_json)
    raise typer.Exit(told(reports, as_json=as_json))


@app.command("list")
def list_(data: Data = None, *, as_json: AsJson = False) -> None:
    """Every stored document."""
    with _shelf(data, as_json=as_json) as shelf:
        raise typer.Exit(told(map(clerk().held, shelf.holdings()), as_json=as_json))


@app.command()
def show(names: Names, data: Data = None, *, as_json: AsJson = False) -> None:
    """A document: where it is from, what it holds, its sections."""
    with _shelf(data, as_json=as_json) as shelf:
        found = _named(shelf, names, as_json=as_json)
        raise typer.Exit(told((clerk().shown(shelf, it) for it in found), as_json=as_json))


@app.command()
def search(
    query: Annotated[list[str], typer.Argument(metavar="WORDS…")],
    game: Game = None,
    lang: Lang = None,
    data: Data = None,
    *,
    as_json: AsJson = False,
) -> None:
    """What /rule would answer to these words."""
    from bot import line, showing
    from bot.answers import lookup
    from bot.answers.values import Mistake, Reader
    from bot.choices import DEFAULT_GAME
    from bot.questions import RuleQuestion
    from rulesdb.library.library import Library

    question = RuleQuestion(" ".join(query), game=game_of(game))
    if isinstance(wrong := line.read(line.write(question), spoken()), Mistake):
        raise typer.Exit(showing.show((wrong,), json_lines=as_json))
    reader = Reader(lang or spoken(), question.game or DEFAULT_GAME)
    with Library.open(folder_of(data)) as library:
        answer = lookup.answer(question, library, reader)
        raise typer.Exit(showing.show((answer,), json_lines=as_json))


@app.command()
def check(data: Data = None, *, as_json: AsJson = False) -> None:
    """Read all that is stored again and compare; exit status 1 where something is amiss."""
    with _shelf(data, as_json=as_json) as shelf:
        raise typer.Exit(told(clerk().checked(shelf), as_json=as_json))


@app.command()
def remove(names: Names, data: Data = None, *, as_json: AsJson = False) -> None:
    """Take documents off the shelf."""
    from bot import stocktaking
    from rulesdb.library.library import today

    with _shelf(data, write=True, as_json=as_json) as shelf:
        found = _named(shelf, names, as_json=as_json)
        if why := stocktaking.remove(shelf, found, today()):
            raise _ended(why, as_json=as_json)
        raise typer.Exit(told(map(clerk().removed, found), as_json=as_json))


@app.command()
def backup(
    to: Annotated[Path, typer.Argument(help="A file that is not there yet.")],
    data: Data = None,
    *,
    as_json: AsJson = False,
) -> None:
    """Copy all that is stored into one file, also while the bot runs."""
    from bot import stocktaking

    with _shelf(data, as_json=as_json) as shelf:
        if why := stocktaking.back_up(shelf, to):
            raise _ended(why, as_json=as_json)
        raise typer.Exit(told((clerk().saved(to),), as_json=as_json))


def _imported(
    folder: Path, files: list[str], hints: Hints, *, replace: bool, bar: bool
) -> Iterator[Report]:
    """A report a file, as each is done, with a bar where somebody watches."""
    from rich.console import Console
    from rich.progress import Progress

    from bot import stocktaking
    from rulesdb.library.importing import REFUSED, Import, Taken
    from rulesdb.library.library import today
    from rulesdb.library.opening import NotAShelf, open_shelf

    console = Console(stderr=True)
    shown = bar and console.is_terminal and len(files) > 1
    try:
        with (
            open_shelf(folder, write=True) as shelf,
            Progress(console=console, transient=True, disable=not shown) as progress,
        ):
            importing = Import(shelf, today(), replace)
            for file in progress.track(files, description=""):
                its = dataclasses.replace(hints, source=Path(file).name)
                yield clerk().imported(file, stocktaking.take_in(importing, file, its))
    except NotAShelf as error:
        taken = Taken(REFUSED, why=error.why)
        yield from (clerk().imported(file, taken) for file in files)


@contextlib.contextmanager
def _shelf(data: Path | None, *, as_json: bool, write: bool = False) -> Iterator[Shelf]:
    """The shelf of the data folder; ends the command where there is none, or none to use."""
    from rulesdb.library.opening import FILE, NotAShelf, is_there, open_shelf, why_not

    folder = folder_of(data)
    try:
        if not is_there(folder):
            raise _empty(as_json=as_json)
        with open_shelf(folder, write=write) as shelf:
            if not shelf.holdings():
                raise _empty(as_json=as_json)
            yield shelf
    except NotAShelf as error:
        raise _ended(error.why, as_json=as_json) from error
    except sqlite3.Error as error:
        raise _ended(why_not(error, folder / FILE), as_json=as_json) from error


def _empty(*, as_json: bool) -> typer.Exit:
    if not as_json:
        typer.echo(clerk().say("library-empty"))
    return typer.Exit()


def _named(shelf: Shelf, names: list[str], *, as_json: bool) -> tuple[Holding, ...]:
    from bot import showing, stocktaking
    from bot.answers.values import Mistake

    found = stocktaking.named(shelf, names, spoken())
    if isinstance(found, Mistake):
        raise typer.Exit(showing.show((found,), json_lines=as_json))
    return found


def told(reports: Iterable[Report], *, as_json: bool) -> int:
    """Print each as it comes; exit status 1 where any was amiss."""
    status = 0
    for report in reports:
        row = json.dumps(report.row, ensure_ascii=False)
        typer.echo(row if as_json else visible(report.line))
        status = max(status, int(report.amiss))
    return status


def _ended(why: Refusal, *, as_json: bool) -> typer.Exit:
    from bot import showing, stocktaking

    mistake = stocktaking.wrong(why, spoken())
    return typer.Exit(showing.show((mistake,), json_lines=as_json))


def clerk() -> Clerk:
    """Who tells what is stored, in the language of the terminal."""
    from bot.stocktaking import Clerk
    from bot.words import Words

    return Clerk(Words(), spoken())


def spoken() -> str:
    """The language of the terminal, where it is one of ours."""
    from bot.languages import BASE
    from bot.questions import LANGUAGES

    set_ = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next(filter(None, set_), "").partition("_")[0].lower()
    return language if language in LANGUAGES else BASE


def folder_of(data: Path | None) -> Path:
    """The folder that was said, else the one that is set."""
    from bot.settings import Settings

    return Settings(data=data).data if data else Settings().data


def game_of(name: str | None) -> str | None:
    """The game of a name that it may have on the command line."""
    from bot.line import GAME_ALIASES

    return GAME_ALIASES.get(name, name) if name else None
