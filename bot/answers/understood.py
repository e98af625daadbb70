"""What was understood of what somebody typed, and what may have been meant instead."""

from __future__ import annotations

from dataclasses import dataclass

MANY = 3
"""So many pieces that were not understood are more than a question has to spare."""
OTHER = {"mine": "theirs", "theirs": "mine"}


@dataclass(frozen=True, slots=True)
class Heard:
    """What was understood of a question in somebody's own words, and what was not.

    `steps` and `pendings` are all that is meant, none where it is open.  Asked about an opponent
    (`of_opponent`), everything is as that opponent sees it.  `at_odds` are words that name two
    moments, `left` is what was not understood, `weighty` what of that may turn the answer around,
    `words` are parts of the moment and the words that said them, `overruled` those of them that
    an option of the question contradicts.  `stated` are words for the situation that changed what
    was looked at.  `happens` says that it asks what happens, where what
    is answered is what somebody may do, `whole` that it asks just that in a sentence.
    """

    turn: str | None = None
    steps: tuple[str, ...] = ()
    pendings: tuple[str, ...] = ()
    means: str | None = None
    since: str | None = None
    card: str | None = None
    of_opponent: bool = False
    at_odds: tuple[tuple[str, ...], ...] = ()
    left: tuple[str, ...] = ()
    weighty: tuple[str, ...] = ()
    words: tuple[tuple[str, str], ...] = ()
    overruled: tuple[tuple[str, str], ...] = ()
    stated: tuple[str, ...] = ()
    happens: bool = False
    whole: bool = False

    @property
    def in_doubt(self) -> bool:
        """Whether what was left out may turn the verdict around, so that it is none."""
        return bool(self.weighty) or self.in_part or self.happens

    @property
    def in_part(self) -> bool:
        """Whether so much is left over that the answer may be to another question."""
        return len(self.left) >= MANY

    def turned(self, value: str | None) -> str | None:
        """What is mine or theirs to the asker as whoever acts sees it, and the other way about."""
        return OTHER.get(value or "", value) if self.of_opponent else value


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that a card is or has: in the reader's words, or a key of the catalogue for them.

    >>> str(Fact("creature"))
    'creature'
    """

    text: str = ""
    key: str = ""
    slots: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return self.text or self.key


@dataclass(frozen=True, slots=True)
class Printed:
    """A card as it was understood: its facts, and what of its text says nothing that is known.

    `lacks` is the ability that was asked about, by its name, where the card was not said to have
    it.
    """

    facts: tuple[Fact, ...]
    ignored: tuple[str, ...] = ()
    lacks: str = ""


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that can be asked about, and when, as a mistake offers it to be asked at once.

    `kind` is what one does, for an ask that has no sentence of its own; `name` is that of its
    mechanic, in a language.
    """

    game: str
    action: str
    kind: str
    name: str
    name_language: str
    turn: str | None = None
    step: str | None = None
    stack: str | None = None
