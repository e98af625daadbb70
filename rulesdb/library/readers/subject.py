"""Which mechanics a text without numbers is about."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from rulesdb.library import fold
from rulesdb.library.names import Names

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rulesdb.library.names import Mention, Name

# Keywords are what articles explain; "cast" and "exile" are what every one of them says.
_KEYWORDS = {"magic": re.compile(r"702\."), "riftbound": re.compile(r"8\d\d$")}
_KEYWORD_WEIGHT, _HEADING_WEIGHT = 3, 4
_SECOND_SUBJECT, _OFTEN = 0.2, 2 * _KEYWORD_WEIGHT
# "Unlike temporary, vision ..." is about vision.
_CONTRAST = re.compile(
    r"\b(?:unlike|contrairement|différence|anders als|im gegensatz|entgegen)\b[^.,;]*",
    re.IGNORECASE,
)
_CONTRAST_JA = re.compile(r"(?:^|(?<=[。、]))[^。、]*(?:と違い|と異なり)")


@dataclass(frozen=True, slots=True)
class Subjects:
    """The mechanics that a document explains, the one it says most about first."""

    names: Names
    game: str
    language: str
    mechanics: tuple[str, ...]

    def about(self, text: str, heading: str, before: str | None) -> str | None:
        """What a paragraph is about: of the document's subjects the one it names most often.

        A paragraph that names none goes on about what the one before it was about.
        """
        named = Counter(self._named(without_contrast(text)))
        named.update(self._named(heading))
        if not named:
            return before or (self.mechanics[0] if self.mechanics else None)
        return max(named, key=lambda mechanic: named[mechanic])

    def title(self, headings: Iterable[str]) -> str | None:
        """The first heading that names a subject, else the first subject's name."""
        for heading in headings:
            if next(self._named(heading), None):
                return heading
        first = self.mechanics[0] if self.mechanics else ""
        return self.names.headword(first, self.language)

    def _named(self, text: str) -> Iterator[str]:
        for name in named(self.names, text, self.game, self.language):
            if name.mechanic in self.mechanics:
                yield name.mechanic


def subjects_of(
    texts: Sequence[str], headings: Sequence[str], game: str, language: str, names: Names | None
) -> Subjects:
    """What a document is about: mechanics in its headings that it names often, else one keyword."""
    names = names or _ours()
    in_headings = Counter(_mechanics(names, headings, game, language))
    weights = Counter(
        _mechanics(names, [*texts, *list(headings) * _HEADING_WEIGHT], game, language)
    )
    keywords = {it for it in weights if _KEYWORDS[game].match(names.rule(it))}
    for mechanic in keywords:
        weights[mechanic] *= _KEYWORD_WEIGHT
    best = weights.most_common()
    least = _SECOND_SUBJECT * best[0][1] if best else 0
    chosen = [it for it, weight in best if it in in_headings and weight >= least]
    often = [it for it, weight in best if it in keywords and weight >= _OFTEN]
    return Subjects(names, game, language, tuple(chosen or often[:1]))


def _mechanics(names: Names, texts: Iterable[str], game: str, language: str) -> Iterator[str]:
    for text in texts:
        yield from (it.mechanic for it in named(names, without_contrast(text), game, language))


def named(names: Names, text: str, game: str, language: str) -> Iterator[Name]:
    """The names in a text, in its own language or in English."""
    for mention in names.mentioned(fold.units(text), game):
        if found := _in_language(mention, language):
            yield found


def without_contrast(text: str) -> str:
    """The text without what it only sets its subject apart from.

    >>> without_contrast("Contrairement à temporaire, vision se déclenche.")
    ', vision se déclenche.'
    """
    return _CONTRAST_JA.sub("", _CONTRAST.sub("", text))


def _in_language(mention: Mention, language: str) -> Name | None:
    spoken = [hit.name for hit in mention.hits if hit.name.language == language]
    english = [hit.name for hit in mention.hits if hit.name.language == "en"]
    return next(iter(spoken or english), None)


@cache
def _ours() -> Names:
    return Names.load()
