"""What a name means: its names in every language, a sentence, its rule, what it is taken for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.answers import besides, naming, papers
from bot.answers.called import Naming
from bot.answers.suggested import named
from bot.answers.values import Term, TermAnswer
from rulesdb.library import called, nearest
from rulesdb.library.alike import alike
from rulesdb.library.definitions import NOWHERE, definitions
from rulesdb.library.documents import GAMES
from rulesdb.library.found import Asked
from rulesdb.library.index import MAIN, ORIGINAL
from rulesdb.library.telling import vagueness

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.answers.values import Reader
    from bot.questions import TermQuestion
    from rulesdb.library.documents import Edition
    from rulesdb.library.found import Find
    from rulesdb.library.index import Index
    from rulesdb.library.library import Library, State
    from rulesdb.library.volume import Volume

MOST = 3
# A stop ends no sentence inside "e.g.", nor before a small letter.
_SENTENCE = re.compile(r"[^。]+。|.+?(?<!\.\w)[.!?][)”“»]?(?=\s+\W{0,2}[A-ZÀ-Þ]|$)", re.DOTALL)


def answer(question: TermQuestion, library: Library, reader: Reader) -> TermAnswer:
    """The mechanics that a name means to the reader: of the own game, else of another."""
    others = () if question.game else tuple(game for game in GAMES if game != reader.game)
    asked = Asked(question.name, (question.game or reader.game, *others), reader.language)
    index = library.state.index
    by, game, mechanics = _meant(index, asked)
    terms = tuple(_term(index, asked, it) for it in mechanics[:MOST])
    if not terms:
        by, game, terms = _entries(library.state, asked)
    near = () if terms else nearest.names(index, asked)
    suggestions = tuple(named(index, it, asked.language) for it in near)
    return TermAnswer(question, game, reader.language, by, terms, suggestions)


def _meant(index: Index, asked: Asked) -> tuple[str, str, tuple[str, ...]]:
    """How a name was understood, in which game, and the mechanics that it means there."""
    names = index.names
    for game in asked.games:
        if asked.query.startswith(f"{game}:") and asked.query in names.by_mechanic:
            return "name", game, (asked.query,)
        if whole := called.meant(names.find(asked.query, game), asked.language):
            return "name", game, whole
        if at := tuple(it.mechanic for it in _numbered(index, asked, game) if it.mechanic):
            return "number", game, at
    for game in asked.games:
        if among := called.mentioned(index, asked, game):
            by = "name" if called.names_only(index, asked, game) else "fuzzy"
            return by, game, tuple(sorted(among, key=lambda it: vagueness(names, it)))
    return ("fuzzy", *nearest.mechanics(index, asked))


def _numbered(index: Index, asked: Asked, game: str) -> tuple[Find, ...]:
    """The rule whose number was typed, where it is the rule of a mechanic."""
    typed = asked.query.strip()
    finds = index.rule(game, typed, asked.language)
    return tuple(it for it in finds if it.mechanic and index.names.rule(it.mechanic) == typed)[:1]


def _term(index: Index, asked: Asked, mechanic: str) -> Term:
    names, language = index.names, asked.language
    game = mechanic.partition(":")[0]
    finds = index.mechanic(mechanic, language)
    text, edition = _sentence(index, mechanic, language)
    also = alike(index, asked, game, (mechanic,))
    return Term(
        game,
        mechanic,
        naming.everywhere(index, mechanic),
        text,
        edition,
        finds[0].number if finds else names.rule(mechanic),
        finds[0].volume.edition if finds else None,
        tuple(besides.mechanic(index, it, language) for it in also if it.mechanic != mechanic),
    )


def _sentence(index: Index, mechanic: str, language: str) -> tuple[str, Edition | None]:
    """One sentence on a mechanic: of our own definitions or summary, else of the official text."""
    defined = definitions().get(mechanic, NOWHERE)
    for volume in _volumes(index, mechanic.partition(":")[0], language):
        ours = volume.edition.standing == "summary"
        if ours and (said := defined.sentences.get(volume.edition.language, "")):
            return said, volume.edition
        for find in index.of(volume, mechanic):
            telling = volume.at(defined.rule) if ours and defined.rule else ()
            places = (*telling, find.at, *volume.children(find.at))
            said = next((volume.rules[at].text for at in places if volume.rules[at].text), "")
            if said:
                return first_sentence(said), volume.edition
    return "", None


def _volumes(index: Index, game: str, language: str) -> Iterator[Volume]:
    kind = game, MAIN[game]
    for texts, spoken in (
        (index.bundled, language),
        (index.imported, language),
        (index.imported, ORIGINAL),
        (index.bundled, ORIGINAL),
    ):
        if volume := texts.get((*kind, spoken)):
            yield volume


def first_sentence(text: str) -> str:
    """The first sentence of a text, and all of it where it has but one.

    >>> first_sentence("Exile it, e.g. for {2}. Then wait.")
    'Exile it, e.g. for {2}.'
    >>> first_sentence("It enters with X. With X at 5 « You » draw.")
    'It enters with X.'
    >>> first_sentence("裏向きに追放する。後で唱える。")
    '裏向きに追放する。'
    """
    found = _SENTENCE.match(text.strip())
    return found[0] if found else text.strip()


def _entries(state: State, asked: Asked) -> tuple[str, str, tuple[Term, ...]]:
    """What no table of names has, but a heading or a glossary."""
    for game in asked.games:
        finds = called.whole(state.index, asked.query, game, asked.language)
        if terms := tuple(_entry(state, it, asked.language) for it in finds if it.title)[:MOST]:
            return "name", game, terms
    return "none", asked.games[0], ()


def _entry(state: State, find: Find, language: str) -> Term:
    volume, edition = find.volume, find.volume.edition
    places = (find.at, *volume.below(find.at)) if find.kind == "rule" else ()
    texts = [volume.rules[at].text for at in places] or [volume.glossary[find.at].text]
    return Term(
        edition.game,
        find.mechanic,
        (Naming(edition.language, find.title),),
        first_sentence(next(filter(None, texts), "")),
        edition,
        find.number,
        edition if find.number else None,
        paper=papers.way(state, state.index, find, language)[1],
    )
