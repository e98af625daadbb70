"""Which game a text is about, which document it is, and what it calls itself."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from rulesdb.library.documents import LANGUAGES

_WORDS = {
    "magic": r"""mana|creatures?|sorcery|sorceries|graveyards?|upkeep|planeswalkers?|exiled?
        |library|libraries|créatures?|éphémères?|cimetières?|bibliothèques?|entretien|dégag\w+|piles?
        |capacités?|kreatur(?:en)?|zauberspr\w+|friedhof\w*|bibliothek\w*|versorgungssegment\w*
        |fähigkeit\w*|spielstein\w*|segment\w*
        |マナ|クリーチャー|ライブラリー|墓地|スタック|追放|唱え|プレインズウォーカー""",
    "riftbound": r"""runes?|units?|gear|showdowns?|conquer\w*|recycl\w+|main\ deck|legend\ zone
        |unités?|compétences?|deck\ principal|champion\ élu|équipements?|champs?\ de\ bataille
        |einheit(?:en)?|runen?|hauptdeck\w*|schlachtfeld\w*|legendenzone
        |ユニット|ルーン|メインデッキ|バトルフィールド|ショーダウン""",
}
_NAMES = {
    "magic": r"""magic:\ the\ gathering|magic-regel\w*|\bmagic\b|マジック|wizards\ of\ the\ coast
        |comprehensive\ rules|règles\ complètes|ausführliche[sn]?\ regelwerk|総合ルール""",
    "riftbound": r"riftbound|リフトバウンド",
}
_SHAPES = {
    "magic": r"(?<![\d.])\d{3}\.\d{1,3}[a-z]\b",
    "riftbound": r"(?<![\d.])\d{3}\.\d+\.[a-z]\b",
}
_FLAGS = re.IGNORECASE | re.VERBOSE
_WORD = {game: re.compile(rf"(?<![a-zà-ÿ])(?:{words})", _FLAGS) for game, words in _WORDS.items()}
_NAME = {game: re.compile(words, _FLAGS) for game, words in _NAMES.items()}
_SHAPE = {game: re.compile(shape) for game, shape in _SHAPES.items()}
_NAME_WEIGHT, _SHAPE_WEIGHT, _SAMPLE = 5, 3, 20_000
_CERTAIN = 3

_TITLES = {
    "comprehensive": r"comprehensive\ rules|règles\ complètes|ausführliche[sn]?\ regelwerk"
    r"|マジック総合ルール|総合ルール",
    "tournament": r"tournament\ rules|règles\ des\ tournois|turnierregeln|トーナメントルール",
    "core": r"core\ rules|règles\ de\ base|grundregeln|kernregeln|コアルール|基本ルール",
}
_KINDS = "|".join(f"(?P<{kind}>{words})" for kind, words in _TITLES.items())
_GAMES = r"[_*]?magic(?::\ the\ gathering)?[®™_*]*|riftbound"
_TITLE = re.compile(
    rf"""^[\W_]*(?P<title>(?:(?:the|les|das|die)\ )?(?:(?:{_GAMES})\ )?(?:{_KINDS})
    (?:\ (?:(?:de|von|für)\ )?(?:{_GAMES}))?)""",
    _FLAGS | re.MULTILINE,
)
_HEAD = 1500


# What a document is called that does not say its name.
_PLAIN_NAMES = {
    "comprehensive": ("Comprehensive Rules", "Règles complètes", "Regelwerk", "総合ルール"),
    "core": ("Core Rules", "Règles de base", "Grundregeln", "コアルール"),
    "tournament": (
        "Tournament Rules",
        "Règles des tournois",
        "Turnierregeln",
        "トーナメントルール",
    ),
    "article": ("Article", "Article", "Artikel", "記事"),
}


def name_of(document: str, language: str) -> str:
    """The plain name of a kind of document in a language."""
    return _PLAIN_NAMES[document][LANGUAGES.index(language)]


@dataclass(frozen=True, slots=True)
class Title:
    """What a document calls itself, and which document that is."""

    document: str
    words: str


def title_of(text: str) -> Title | None:
    """The title at the head of a text, where it is one of the documents that we know.

    >>> title_of("_Magic: The Gathering_ Comprehensive Rules\\n\\nThese rules")
    Title(document='comprehensive', words='Magic: The Gathering Comprehensive Rules')
    >>> title_of("Règles des tournois Riftbound").document
    'tournament'
    """
    if not (match := _TITLE.search(text[:_HEAD])):
        return None
    kind = next(kind for kind in _TITLES if match[kind])
    return Title(kind, re.sub(r"[_*=]", "", match["title"]).strip())


def game_of(text: str) -> str | None:
    """The game that a text is about; nothing where it does not show.

    >>> game_of("Votre unité temporaire recycle une rune."), game_of("The sorcery costs {2} mana.")
    ('riftbound', None)
    """
    sample = unicodedata.normalize("NFKC", text[:_SAMPLE])
    scores = {
        game: len(_WORD[game].findall(sample))
        + _NAME_WEIGHT * len(_NAME[game].findall(sample))
        + _SHAPE_WEIGHT * len(_SHAPE[game].findall(sample))
        for game in _WORDS
    }
    best, other = sorted(scores, key=lambda game: -scores[game])
    return best if scores[best] >= _CERTAIN and scores[best] >= 2 * scores[other] else None
