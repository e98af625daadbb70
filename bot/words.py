"""The catalogue of sentences in four languages, and the one way to say any of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import resolver

from bot.catalogue import Catalogue
from rulesdb.engine.checks import Term
from rulesdb.library.names import Names

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rulesdb.engine.checks import Check, Event, Slot
    from rulesdb.engine.questions import Assumption

Slots = tuple[tuple[str, str], ...]

LOCALES = Path(__file__).with_name("locales")
BASE = "en"
SHORT = 60
"""Letters in a slot up to which a sentence may be worth remembering."""

# Fluent gives up on a slot of 2,500 characters; one of ours can hold what stands in a scenario.
resolver.MAX_PART_LENGTH = 100_000


class Unsaid(Exception):
    """A message could not be completed, such as when a slot was left out; carries what failed."""


@dataclass(frozen=True, slots=True)
class Words:
    """Every sentence of the project, by language and key; a language is read when first spoken.

    >>> Words().say("de", "turn-mine")
    'dein Zug'
    """

    folder: Path = LOCALES

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(sorted(each.name for each in self.folder.iterdir() if each.is_dir()))

    def warm(self) -> None:
        """Read every language now, so that no answer waits for it."""
        for language in self.languages:
            _catalogue(self.folder, language).read_all()

    def has(self, key: str) -> bool:
        """Whether there is such a message at all; most keys must exist, a few may."""
        return _catalogue(self.folder, BASE).has(key.partition(".")[0])

    def of_game(self, game: str, kind: str, value: str) -> str:
        """The key of a word of some kind: the game's own, where games mean different things by it.

        >>> Words().of_game("riftbound", "step", "draw"), Words().of_game("magic", "step", "draw")
        ('step-riftbound-draw', 'step-draw')
        """
        own = f"{kind}-{game}-{value}"
        return own if self.has(own) else f"{kind}-{value}"

    def say(self, language: str, key: str, /, **slots: Slot) -> str:
        """The sentence in `language`, else in English; a `key.attribute` names a variant.

        An unknown key is our bug and raises `KeyError`, an unfilled slot `Unsaid`.
        """
        if not slots:
            return _said_before(self.folder, language, key, ())
        filled = tuple(self._worded(language, slots))
        short = all(len(value) <= SHORT for _, value in filled)
        return (_said_before if short else _said)(self.folder, language, key, filled)

    def check(self, language: str, check: Check) -> str:
        """What a check found, as a sentence: it holds, or it fails."""
        variant = "" if check.ok else ".fails"
        return self.say(language, f"check-{check.key}{variant}", **dict(check.slots))

    def event(self, language: str, event: Event) -> str:
        """What happened, as a sentence."""
        return self.say(language, f"event-{event.key}", **dict(event.slots))

    def assumption(self, language: str, assumption: Assumption) -> str:
        """What was taken for granted, as a sentence."""
        return self.say(language, f"assumed-{assumption.key}", **dict(assumption.slots))

    def listed(self, language: str, items: Sequence[str]) -> str:
        """Several things in one sentence: `a, b and c` as the language writes it."""
        return self._joined(language, "list-and", items)

    def either(self, language: str, items: Sequence[str]) -> str:
        """One of several things in one sentence: `a, b or c` as the language writes it."""
        return self._joined(language, "list-or", items)

    def _joined(self, language: str, key: str, items: Sequence[str]) -> str:
        *most, last = items
        if not most:
            return last
        first = self.say(language, "list-comma").join(most)
        return self.say(language, key, first=first, last=last)

    def _worded(self, language: str, slots: dict[str, Slot]) -> Iterator[tuple[str, str]]:
        for name, slot in slots.items():
            if isinstance(slot, tuple):
                worded = [self._term(language, each) for each in slot]
                yield name, self.say(language, "list-comma").join(worded)
            else:
                yield name, self._term(language, slot)

    def _term(self, language: str, slot: str | Term) -> str:
        """The text, the word of the catalogue, or the name of the mechanic."""
        if not isinstance(slot, Term):
            return slot
        if ":" not in slot.key:
            return self.say(language, slot.key)
        names = Names.load()
        called = names.headword(slot.key, language) if language != BASE else None
        return called or (names.headword(slot.key, BASE) or slot.key.partition(":")[2]).lower()


def _said(folder: Path, language: str, key: str, slots: Slots) -> str:
    name, _, attribute = key.partition(".")
    catalogue = _catalogue(folder, language)
    if not catalogue.has(name):
        catalogue = _catalogue(folder, BASE)
    bundle = catalogue.with_message(name)
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    said, errors = bundle.format_pattern(pattern, dict(slots))
    if errors:
        raise Unsaid(language, key, errors)
    return str(said)


@lru_cache(maxsize=4096)
def _said_before(folder: Path, language: str, key: str, slots: Slots) -> str:
    """A sentence made once: with no slots, or with short ones such as names and numbers."""
    return _said(folder, language, key, slots)


@cache
def _catalogue(folder: Path, language: str) -> Catalogue:
    """A language's messages, read once a process."""
    return Catalogue.read(folder, language)
