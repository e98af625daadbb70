"""Every word of every scenario mistyped in turn: what is said of it is a sentence."""

import re

import pytest

from bot.words import Words
from rulesdb.engine.scenario import Unreadable, read
from tests.scenarios.playing import FILES, GAMES

SLIP = "xyzzy"
NAME_OR_NUMBER = re.compile(r"[A-Z]\w+|\d+")


def slips(game):
    """Each kind of line in a game's scenarios with each of its words mistyped in turn."""
    lines = {}
    for path in (file for file in FILES if game in file.parts):
        above = f"game: {game}"
        for line in path.read_text("utf-8").splitlines():
            kind = NAME_OR_NUMBER.sub("N", line)
            if line.startswith(("expect:", "until:")) or "->" in line:
                lines.setdefault(kind, (line, above))
            elif not line.startswith(("title:", "game:", "rules:", "source:")):
                lines.setdefault(kind, (line, f"game: {game}"))
                above += f"\n{line}"
    for line, above in [*lines.values()][::5]:  # every fifth: each takes as long as a scenario
        words = line.split()
        for at in range(len(words)):
            yield f"{above}\n{' '.join((*words[:at], SLIP, *words[at + 1 :]))}"


@pytest.mark.parametrize("game", GAMES)
def test_every_slip_is_told_in_a_sentence(game):
    words = Words()
    found = {it.key for text in slips(game) if isinstance(it := read(text, GAMES), Unreadable)}
    assert len(found) > 10
    assert {key for key in found if not words.has(f"mistake-unreadable-{key}")} == set()
