"""Verbs of scenario lines: "casts" when it is done, "cast" after "may"."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_HISSING = ("s", "sh", "ch", "x", "z")


def third(verb: str) -> str:
    """The verb as one says it of a player.

    >>> third("cast"), third("attach")
    ('casts', 'attaches')
    """
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return verb + ("es" if verb.endswith(_HISSING) else "s")


def bare(word: str, verbs: Iterable[str]) -> str | None:
    """The verb of the list that `word` is a form of, if any.

    >>> bare("foretells", ("cast", "foretell"))
    'foretell'
    """
    said = word.casefold()
    return next((verb for verb in verbs if said in (verb, f"{verb}s", third(verb))), None)
