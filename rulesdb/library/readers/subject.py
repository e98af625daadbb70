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
_SECOND_SUBJECT = 0.2
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
    """What a document is about: keywords that it names often, above all in its headings."""
    names = names or _ours()
    weights: Counter[str] = Counter()
    for text, weight in (
        *((text, 1) for text in texts),
        *((it, _HEADING_WEIGHT) for it in headings),
    ):
        for name in named(names, without_contrast(text), game, language):
            keyword = _KEYWORDS[game].match(name.rule)
            weights[name.mechanic] += weight * (_KEYWORD_WEIGHT if keyword else 1)
    best = weights.most_common()
    least = _SECOND_SUBJECT * best[0][1] if best else 0
    in_headings = {
        name.mechanic for text in headings for name in named(names, text, game, language)
    }
    chosen = [it for it, weight in best if weight >= least and it in in_headings]
    return Subjects(names, game, language, tuple(chosen or [it for it, _ in best[:1]]))


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
