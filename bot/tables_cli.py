"""The `foresight rules` commands that list what the project knows: names, summaries, mechanics."""

from __future__ import annotations

from typing import Annotated

import typer

from bot.rules_cli import AsJson, Data, Game, Lang, folder_of, game_of, spoken, told

# Heavy imports stand inside the commands, so that `--help` answers at once.

app = typer.Typer()


@app.command()
def names(
    game: Game = None,
    lang: Lang = None,
    data: Data = None,
    *,
    missing: Annotated[bool, typer.Option(help="Which names are missing, too.")] = False,
    as_json: AsJson = False,
) -> None:
    """How complete the names of mechanics are, by section and language."""
    from bot.naming import reports
    from bot.words import Words
    from rulesdb.library.completeness import sections
    from rulesdb.library.library import Library

    with Library.open(folder_of(data)) as library:
        wanted = [it for it in sections(library.state.index) if game_of(game) in {None, it.game}]
    said = reports(Words(), lang or spoken(), wanted, missing=missing)
    raise typer.Exit(told(said, as_json=as_json))


@app.command()
def coverage(
    game: Game = None,
    lang: Lang = None,
    data: Data = None,
    *,
    missing: Annotated[bool, typer.Option(help="Which rules have no summary, too.")] = False,
    as_json: AsJson = False,
) -> None:
    """How many rules of the stored edition the bundled summaries cover, by section and language."""
    from bot import covering
    from bot.words import Words
    from rulesdb.library.coverage import coverage as sections_covered
    from rulesdb.library.documents import GAMES
    from rulesdb.library.library import Library

    words, language = Words(), lang or spoken()
    with Library.open(folder_of(data)) as library:
        for each in (it for it in GAMES if game_of(game) in {None, it}):
            found = sections_covered(library.state.index, each)
            if found is None:
                said = iter((covering.nothing_to_compare(words, language, each),))
            else:
                said = covering.reports(words, language, found, missing=missing)
            told(said, as_json=as_json)


@app.command()
def mechanics(
    game: Game = None,
    lang: Lang = None,
    data: Data = None,
    *,
    as_json: AsJson = False,
) -> None:
    """Everything the engine can be asked about, with its rules and when it is possible."""
    from bot import tabling
    from bot.answers.values import Reader
    from bot.words import Words
    from rulesdb.library.documents import GAMES
    from rulesdb.library.library import Library

    words, language = Words(), lang or spoken()
    with Library.open(folder_of(data)) as library:
        for each in (it for it in GAMES if game_of(game) in {None, it}):
            told(tabling.reports(words, library, Reader(language, each)), as_json=as_json)
