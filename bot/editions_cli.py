"""The `foresight rules` commands about editions: traced, compared, fetched, recorded."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.rules_cli import AsJson, Data, Game, Lang, clerk, folder_of, game_of, spoken, told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.questions import ChangesQuestion
    from bot.stocktaking import Report

# Heavy imports stand inside the commands, so that `--help` answers at once.

app = typer.Typer()


@app.command()
def trace(
    number: Annotated[str, typer.Argument(help="Of today, or of any edition since 2003.")],
    game: Game = None,
    lang: Lang = None,
    data: Data = None,
    *,
    as_json: AsJson = False,
) -> None:
    """Every rule that ever had a number, and all the numbers that it has had."""
    from bot.questions import ChangesQuestion

    question = ChangesQuestion(number=number, game=game_of(game), language=lang)
    raise typer.Exit(_answered(question, data, as_json=as_json))


@app.command()
def diff(  # noqa: PLR0913, PLR0917  # every option of the command line is a parameter
    older: Annotated[str, typer.Argument(help="A date, its beginning, or a stored name.")],
    newer: Annotated[str, typer.Argument(help="Likewise.")],
    number: Annotated[str | None, typer.Argument(help="Only this rule and all under it.")] = None,
    game: Game = None,
    lang: Lang = None,
    data: Data = None,
    *,
    as_json: AsJson = False,
) -> None:
    """What is new, gone, moved, renumbered and reworded, word by word."""
    from bot.questions import ChangesQuestion

    question = ChangesQuestion(older, newer, number, game_of(game), lang)
    raise typer.Exit(_answered(question, data, as_json=as_json))


@app.command()
def fetch(
    addresses: Annotated[
        list[str] | None, typer.Argument(metavar="ADDRESS…", help="Else those of FORESIGHT_FETCH.")
    ] = None,
    data: Data = None,
    *,
    replace: Annotated[bool, typer.Option(help="In place of a stored text that differs.")] = False,
    as_json: AsJson = False,
) -> None:
    """Import what is new at the publishers' addresses: documents, or pages that link to them."""
    import asyncio

    reports = asyncio.run(_fetched(data, addresses or [], replace=replace))
    raise typer.Exit(told(reports, as_json=as_json))


@app.command()
def history(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE…", help="Whole editions; FILE=2025-10-01 dates one."),
    ],
    to: Annotated[Path, typer.Option(help="Folder to write to.")],
    *,
    as_json: AsJson = False,
) -> None:
    """Record the numbers, days and names of whole editions: what comes with the project."""
    raise typer.Exit(told(_recorded(files, to), as_json=as_json))


def _answered(question: ChangesQuestion, data: Path | None, *, as_json: bool) -> int:
    """Show the answer to a question; the exit status."""
    from bot import ask, showing
    from rulesdb.library.library import Library

    with Library.open(folder_of(data)) as library:
        reader = ask.reader(question, spoken(), None)
        answer = ask.answer(question, library, reader)
        return showing.show((answer,), json_lines=as_json)


async def _fetched(data: Path | None, addresses: list[str], *, replace: bool) -> list[Report]:
    from bot.fetching import bringing
    from bot.settings import Settings

    settings = Settings(data=folder_of(data))
    sought = addresses or settings.fetch.split()
    bringing_ = bringing(settings, sought, replace=replace)
    return [clerk().imported(it.address, it.taken) async for it in bringing_.bring(sought)]


def _recorded(files: list[str], to: Path) -> Iterator[Report]:
    from bot.stocktaking import Report
    from rulesdb.library import histories
    from rulesdb.library.recording import recorded

    to.mkdir(parents=True, exist_ok=True)
    for game, lives in recorded(map(_dated, files)).items():
        path = to / f"{game}.tsv"
        path.write_text(histories.write(lives), "utf-8")
        row = {
            "game": game,
            "path": str(path),
            "editions": list(lives.editions),
            "rules": len(lives.lives),
        }
        counts = {"editions": str(len(lives.editions)), "rules": str(len(lives.lives))}
        line = clerk().say("history-recorded", path=str(path), **counts)
        yield Report(row, line)


def _dated(file: str) -> tuple[Path, str | None]:
    """A file, and the day that is given to it where it lacks one."""
    from rulesdb.library.readers.hints import is_date

    name, _, day = file.rpartition("=")
    return (Path(name), day) if name and is_date(day) else (Path(file), None)
