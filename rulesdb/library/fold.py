"""One way to write any text for finding: case, accents and widths gone, dakuten kept."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_MARKS = re.compile("[\u0300-\u036f]")
_LETTERS = str.maketrans(
    {
        "œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th",
        **dict.fromkeys("‘’‚‛′´`ʼ＇", "'"),
        **dict.fromkeys("“”„‟″«»‹›", '"'),
        **dict.fromkeys("‐‑‒–—―−﹘﹣", "-"),
    }
)  # fmt: skip
# Most texts hold no other signs, and need no more than this.
_COMMON_SIGNS = (("’", "'"), ("“", '"'), ("”", '"'), ("—", "-"), ("–", "-"))
_JAPANESE = "ぁ-ゖゝゞァ-ヺー-ヿ々〆〇\u3400-\u4dbf\u4e00-\u9fff\U00020000-\U000323af"
_PLAIN_WORD = re.compile("[a-z0-9]+")
_WORD = re.compile(rf"[{_JAPANESE}]+|[^\W_{_JAPANESE}]+")
_DOT_BETWEEN = re.compile(rf"(?<=[{_JAPANESE}])[・=゠](?=[{_JAPANESE}])")
_STRETCH = re.compile("[ァ-ヺヽヾー]+|[ぁ-ゖゝゞ]+|[^ァ-ヺヽヾーぁ-ゖゝゞ]+")
_KATAKANA = re.compile("[ァ-ヺヽヾー]")
_FIGURE = re.compile(rf"(?<!\d)\d(?=[{_JAPANESE}])")
_HIRAGANA = re.compile("[ぁ-ゖゝゞー]+")
_KANJI = "〇一二三四五六七八九"
_GRAMMAR = re.compile("[ぁ-ゖゝゞ]{1,2}")
_LARGE = str.maketrans("ァィゥェォッャュョヮ", "アイウエオツヤユヨワ")
_KATAKANA_TO_HIRAGANA = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}
_WRITTEN_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})


def fold(text: str) -> str:
    """The text as it is compared: the same for every way of typing it.

    >>> fold("L’Étape d’ENTRETIEN"), fold("Größe"), fold("７０２．１４３")
    ("l'etape d'entretien", 'grosse', '702.143')
    >>> fold("ﾌﾗｯｼｭﾊﾞｯｸ"), fold("ハ") == fold("バ")
    ('フラッシュバック', False)
    """
    for typographic, typed in _COMMON_SIGNS:
        text = text.replace(typographic, typed)
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKC", text).casefold().translate(_LETTERS)
    bare = _MARKS.sub("", unicodedata.normalize("NFD", plain))
    return unicodedata.normalize("NFKC", bare).casefold()


def words(text: str) -> list[str]:
    """The words of a text, folded; a Japanese run is one word, its middle dots left out.

    >>> words("d’invocation: クリンナップ・ステップ (+1/+1)")
    ['d', 'invocation', 'クリンナップステップ', '1', '1']
    """
    return _words(fold(text))


def tokens(text: str) -> list[str]:
    """What the index holds: words, and Japanese runs as overlapping pairs.

    A run ends in its last character alone, so that every character begins some token.

    >>> tokens("予顕 [cost]"), tokens("手札から")
    (['予顕', '顕', 'cost'], ['手札', '札か', 'から', 'ら'])
    """
    plain = fold(text)
    if plain.isascii():
        return _words(plain)
    found: list[str] = []
    for word in _words(plain):
        found += (*pairs(word), word[-1]) if is_japanese(word) else (word,)
    return found


def _words(plain: str) -> list[str]:
    if plain.isascii():
        return _PLAIN_WORD.findall(plain)
    return _WORD.findall(_DOT_BETWEEN.sub("", plain))


def units(text: str) -> list[str]:
    """The smallest parts that a name may begin or end at: words, and Japanese characters.

    >>> units("Double strikeと予顕")
    ['double', 'strike', 'と', '予', '顕']
    """
    return [unit for word in words(text) for unit in (word if is_japanese(word) else (word,))]


def is_cut(parts: Sequence[str], begin: int, end: int) -> bool:
    """Whether these units are a piece of a longer katakana word.

    >>> is_cut("メインイベント", 0, 3), is_cut("メインの", 0, 3)
    (True, False)
    """
    edges = (parts[begin - 1 : begin + 1], parts[end - 1 : end + 1])
    return any(len(edge) > 1 and all(map(_KATAKANA.match, edge)) for edge in edges)


def is_hiragana(word: str) -> bool:
    """Whether a folded word is written in hiragana alone.

    >>> is_hiragana("いつまで"), is_hiragana("追放され")
    (True, False)
    """
    return _HIRAGANA.fullmatch(word) is not None


def is_ending(parts: Sequence[str]) -> bool:
    """Whether these units are so few hiragana that they are rather grammar than a name.

    >>> is_ending(list("きる")), is_ending(list("ひどぅん")), is_ending(list("キル"))
    (True, False, False)
    """
    return _GRAMMAR.fullmatch("".join(parts)) is not None


def pairs(run: str) -> list[str]:
    """A run as its overlapping pairs: none where it is a single character."""
    return [run[at : at + 2] for at in range(len(run) - 1)]


def is_japanese(word: str) -> bool:
    """Whether a folded word is a run that is indexed as pairs."""
    return not word.isascii() and re.match(f"[{_JAPANESE}]", word) is not None


def is_katakana(word: str) -> bool:
    """Whether a folded word is written in katakana alone.

    >>> is_katakana("トランプル"), is_katakana("変身")
    (True, False)
    """
    return bool(word) and all(map(_KATAKANA.match, word))


def stretches(run: str) -> list[str]:
    """A Japanese run cut where its script changes; short hiragana between is grammar, left out.

    >>> stretches("裏向きのクリーチャー"), stretches("コピーのコピー")
    (['裏向', 'クリーチャー'], ['コピー', 'コピー'])
    """
    return [part for part in _STRETCH.findall(run) if not _GRAMMAR.fullmatch(part)]


@lru_cache(maxsize=4096)
def key(name: str) -> str:
    """What two spellings of one name share: folded, without spaces, dots and signs.

    A name that is only signs keeps them.

    >>> key("Flash back") == key("flashback"), key("レジェンド・ルール")
    (True, 'レジェンドルール')
    """
    return "".join(words(name)) or "".join(fold(name).split()).strip(".,;:!?")


def numerals_in_kanji(text: str) -> str:
    """A Japanese text with single figures before a counter in kanji, so that 2回 is 二回.

    >>> numerals_in_kanji("2回と１０枚と7枚")
    '二回と１０枚と七枚'
    """
    return _FIGURE.sub(lambda figure: _KANJI[int(figure[0])], text)


def reading(name: str) -> str:
    """The key of a reading: its katakana as hiragana, so that ヨゲン finds よげん.

    >>> reading("ヨゲン"), reading("ﾖｹﾞﾝ")
    ('よげん', 'よげん')
    """
    return key(name).translate(_KATAKANA_TO_HIRAGANA)


def with_large_kana(word: str) -> str:
    """A folded word whose small katakana are written large, as some type them.

    >>> with_large_kana("キッカー")
    'キツカー'
    """
    return word.translate(_LARGE)


def umlauts_written_out(name: str) -> str:
    """A German name as a keyboard without umlauts writes it.

    >>> umlauts_written_out("Todesberührung")
    'Todesberuehrung'
    """
    return name.translate(_WRITTEN_OUT)
