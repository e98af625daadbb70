"""What a query could mean besides what was found: other mechanics, other editions of a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulesdb import numbers
from rulesdb.library import numbered
from rulesdb.library.documents import GAMES
from rulesdb.library.found import Other
from rulesdb.library.index import DOCUMENTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rulesdb.library.found import Asked, Found
    from rulesdb.library.index import Index
    from rulesdb.library.volume import Volume

MOST = 8


def others(index: Index, asked: Asked, found: Found) -> tuple[Other, ...]:
    """What else the words could mean, each once, with the key of the reason."""
    shown: set[object] = {it.mechanic for it in found.finds} | set(found.finds)
    unique: dict[object, Other] = {}
    for other in (*_of_number(index, asked, found), *_of_names(index, asked, found)):
        if (other.find or other.mechanic) not in shown:
            unique.setdefault(other.find or other.mechanic, other)
    return tuple(unique.values())[:MOST]


def _of_number(index: Index, asked: Asked, found: Found) -> Iterator[Other]:
    """The same number in an edition to come, an excerpt, another document, another game."""
    spans = numbers.read_all(asked.query) if found.by in {"number", "none"} else ()
    for number in numbered.spellings(spans[0].first) if len(spans) == 1 else ():
        for why, volume in _elsewhere(index, asked, found):
            yield from (Other(why, it.mechanic, it) for it in index.at(volume, number))


def _elsewhere(index: Index, asked: Asked, found: Found) -> Iterator[tuple[str, Volume]]:
    game, language = found.game, asked.language
    yield from (("ahead", it) for it in index.ahead if it.edition.game == game)
    yield from ((_part(it), it) for it in index.parts if it.edition.game == game)
    for document in DOCUMENTS[game]:
        editions = index.editions(game, document, language)
        yield from (("other-edition", it) for it in editions if _is_stale(it, editions))
        if document not in {it.volume.edition.document for it in found.finds}:
            yield from (("other-document", it) for it in editions[:1])
    for other in asked.games:
        if other != game:
            yield from (("other-game", it) for it in filter(None, [index.main(other, language)]))


def _part(volume: Volume) -> str:
    return "article" if volume.edition.document == "article" else "excerpt"


def _is_stale(volume: Volume, editions: tuple[Volume, ...]) -> bool:
    return any((it.edition.date or "") > (volume.edition.date or "") for it in editions)


def _of_names(index: Index, asked: Asked, found: Found) -> Iterator[Other]:
    """Other mechanics of that name, those that are taken for the one found, articles about it."""
    for game in (found.game, *(it for it in GAMES if it != found.game)):
        hits = index.names.find(asked.query, game)
        yield from (Other("same-name", it.name.mechanic) for it in hits)
    mechanics = dict.fromkeys(it.mechanic for it in found.finds if it.mechanic)
    for mechanic in mechanics:
        for spoken in (asked.language, "en"):
            like = index.names.look_alikes(mechanic, spoken)
            yield from (Other("look-alike", it) for it in like)
    for mechanic in mechanics:
        yield from (Other("note", mechanic, it) for it in index.notes(mechanic))
