"""How long taking an edition in, searching and completing take, with one edition and with sixty."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb.library.found import Asked
from rulesdb.library.importing import ADDED, Import
from rulesdb.library.library import Library, today
from rulesdb.library.opening import open_shelf
from rulesdb.library.readers import Hints
from tests.bench.editions import edition
from tests.bench.measuring import Figure, percentile, times

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
DOCUMENTS = Path(os.environ.get("FORESIGHT_DOCUMENTS", ROOT.parent / "shared"))
LANGUAGES = ("en", "fr", "de", "ja")
QUERIES = (
    "702.143",
    "601.2f-h",
    "foretell",
    "fortell",
    "予顕",
    "Vorherbestimmung",
    "cast a spell without paying its mana cost",
    "the active player gets priority",
    "when does combat damage get dealt",
    "double strike trample",
    "no such thing as this in any rule",
)
ALONE = """
import json, re, sys, time
from pathlib import Path
from tests.bench.texts import taken_in
raw = Path(sys.argv[1]).read_bytes()
began = time.process_time()
taken_in(Path(sys.argv[2]), [raw])
seconds = time.process_time() - began
# Not `ru_maxrss`, in which a process begins with the memory of the one that started it.
most = re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())
print(json.dumps([seconds, int(most[1]) / 1024]))
"""


def editions() -> list[bytes]:
    """The whole English editions of Magic among the documents, the newest last; else one made."""
    found = sorted(DOCUMENTS.glob("data/mtg/en/*.txt"))
    return [path.read_bytes() for path in found] or [edition()]


def taken_in(folder: Path, raws: list[bytes]) -> int:
    """Put editions on a shelf; how many it took."""
    with open_shelf(folder, write=True) as shelf:
        door = Import(shelf, today())
        return sum(door.take_in(raw, Hints(game="magic")).status == ADDED for raw in raws)


def figures(count: int, most: int) -> Iterator[Figure]:
    """The figures of the texts; `most` editions stand on the full shelf."""
    raws = editions()
    newest = max(raws, key=lambda raw: (len(raw) < 1_100_000, len(raw)))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        yield from _importing(folder, newest)
        taken_in(folder / "full", raws[-most:])
        with Library.open(folder / "one") as one, Library.open(folder / "full") as full:
            one.warm()  # as a bot does once it runs
            full.warm()
            held = len(full.state.holdings)
            yield _completing(full, count)
            alone, among = _searching(one, count), _searching(full, count)
    yield Figure(f"search, {held} editions stored, p99", percentile(among, 99), "ms", 15)
    ratio = percentile(among, 50) / percentile(alone, 50)
    yield Figure(f"search, {held} editions to one, medians", ratio, "×", 2)


def _importing(folder: Path, raw: bytes) -> Iterator[Figure]:
    (folder / "edition.txt").write_bytes(raw)
    done = subprocess.run(  # noqa: S603 - this file's own code, on a file it wrote
        [sys.executable, "-c", ALONE, folder / "edition.txt", folder / "one"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    seconds, megabytes = json.loads(done.stdout)
    size = f"{len(raw) / 1e6:.2f} MB"
    yield Figure(f"import of an edition of {size}", seconds, "s", 0.3)
    yield Figure(f"memory of a process that imports {size}", megabytes, "MB", 100)


def _completing(library: Library, count: int) -> Figure:
    typed = [
        text[:length]
        for language in LANGUAGES
        for text in ("702.143", "foretell", "untap", "Vorherbestimmung", "予顕", "prédiction", "zz")
        for length in range(len(text) + 1)
    ]
    work = [
        lambda text=text, language=language: library.complete(text, "magic", language)
        for text in typed
        for language in LANGUAGES
    ]
    return Figure("completion, p99", percentile(times(work * max(count // 1000, 1)), 99), "ms", 5)


def _searching(library: Library, count: int) -> list[float]:
    work = [
        lambda query=query, language=language: library.search(
            Asked(query, ("magic", "riftbound"), language)
        )
        for query in QUERIES
        for language in LANGUAGES
    ]
    return times(work * max(count // 100, 1))
