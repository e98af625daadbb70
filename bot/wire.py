"""Discord's limits, and what makes a text or a list fit them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from discord import app_commands

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

TEXT_IN_VIEW = 4_000
BUTTONS_IN_ROW = 5
LABEL = 80
CUSTOM_ID = 100
CHOICES = 25
CHOICE = 100
DESCRIPTION = 100
MODAL_TITLE = 45
MODAL_TEXT = 4_000
PLACEHOLDER = 100

MORE = "…"
_NAME = re.compile(r"[-_'\w]{1,32}")
_URL = re.compile(r"https?://[^\s\\<>]+")
# Emphasis, code, spoilers, mentions, headings, links; at the start of a line also a list, a
# quote or small print; and after a digit the stop of a numbered list.
_MARK = re.compile(r"[\\*_~`|<@#\[\]]")
_FIRST = re.compile(r"^(?=[-+>])", re.MULTILINE)
_NUMBERED = re.compile(r"\.(?=\s)(?<=\d\.)")
_FENCE, _SPLIT_FENCE = "```", "`\u200b`\u200b`"
_OURS = re.compile(r"(?<!\\)\*\*|^(?:-#|#{1,3}) ", re.MULTILINE)
_ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")
_SENTENCE_END = re.compile(r"(?:[.!?:;](?=\s)|[。！？；])[”’\"')）」』]*\s*|\n+")


def size(text: str) -> int:
    """How long Discord's strictest counting takes a text to be: in UTF-16 units.

    >>> size("予顕"), size("🔮")
    (2, 2)
    """
    if text.isascii():
        return len(text)
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def split(text: str, limit: int) -> tuple[str, str]:
    """A text cut in two at the last sentence that fits, else at a word; nothing is lost.

    >>> split("One sentence. Another one.", 20)
    ('One sentence. ', 'Another one.')
    """
    if _fits(text, limit):
        return text, ""
    head = _head(text, limit)
    ends = [match.end() for match in _SENTENCE_END.finditer(head)]
    at = ends[-1] if ends and ends[-1] * 3 >= len(head) else head.rfind(" ") + 1
    at = at or len(head)
    return text[:at], text[at:]


def clip(text: str, limit: int) -> str:
    """A text that fits, ended by an ellipsis where something was left out.

    >>> clip("Foretell is a keyword. It works in your hand.", 30)
    'Foretell is a keyword. …'
    """
    if _fits(text, limit):
        return text
    head, _ = split(text, limit - len(MORE) - 1)
    return f"{head.rstrip()} {MORE}" if head.strip() else _head(text, limit - 1) + MORE


def pages(blocks: Iterable[str], limit: int, gap: str = "\n") -> tuple[str, ...]:
    """Blocks put together in pages that fit; a block is cut only where it is longer than a page.

    >>> pages(["one", "two", "three"], 8)
    ('one\\ntwo', 'three')
    """
    blocks = [block.strip() for block in blocks if block.strip()]
    if _fits(whole := gap.join(blocks), limit):
        return (whole,) if whole else ()
    done: list[str] = []
    for piece in (each for block in blocks for each in _pieces(block, limit)):
        if done and size(done[-1]) + len(gap) + size(piece) <= limit:
            done[-1] += gap + piece
        else:
            done.append(piece)
    return tuple(done)


@lru_cache(maxsize=1024)
def escape(text: str) -> str:
    r"""Text that is not ours, with every mark of Markdown and every mention made literal.

    Addresses are left as they are, since a backslash would break them.

    >>> print(escape("______ Goblin <@1> https://a.b/c_d"))
    \_\_\_\_\_\_ Goblin \<\@1> https://a.b/c_d
    """
    parts, at = [], 0
    for url in _URL.finditer(text) if "://" in text else ():
        parts += [_literal(text[at : url.start()]), url.group()]
        at = url.end()
    return "".join([*parts, _literal(text[at:])])


def unescape(text: str) -> str:
    """The text that `escape` was given, read back from a message."""
    return _ESCAPED.sub(r"\1", text)


def plain(markdown: str) -> str:
    """Markdown of ours as text for a file.

    >>> plain("-# line 1\\n**legal** · A\\\\*")
    'line 1\\nlegal · A*'
    """
    return unescape(_OURS.sub("", markdown))


def code_block(text: str) -> str:
    """Text as a block of code that nothing within can end early."""
    return f"```\n{text.replace(_FENCE, _SPLIT_FENCE)}\n```"


def from_code_block(text: str) -> str:
    """The text that `code_block` was given, without the lines that fence it."""
    return text.replace(_SPLIT_FENCE, _FENCE)


def choices(offered: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """What completion may send: at most 25, each once, none empty, names clipped, values whole."""
    fit = {
        value: name.strip()
        for name, value in offered
        if name.strip() and 0 < size(value) <= CHOICE and value.strip()
    }
    return [
        app_commands.Choice(name=clip(name, CHOICE), value=value)
        for value, name in list(fit.items())[:CHOICES]
    ]


def is_name(text: str) -> bool:
    """Whether Discord takes a text as the name of a command or an option, in any language.

    >>> is_name("règle"), is_name("クリンナップ・ステップ"), is_name("Rule")
    (True, False, False)
    """
    return bool(_NAME.fullmatch(text)) and text == text.lower()


def _literal(text: str) -> str:
    literal = _NUMBERED.sub(r"\\.", _MARK.sub(r"\\\g<0>", text))
    return _FIRST.sub(r"\\", literal) if "\n" in text or text[:1] in {"-", "+", ">"} else literal


def _fits(text: str, limit: int) -> bool:
    """Whether a text is within a limit; no character counts for more than two."""
    return 2 * len(text) <= limit or size(text) <= limit


def _head(text: str, limit: int) -> str:
    """The longest beginning of a text that fits, without half a character or half an escape."""
    head = text[: max(limit, 0)]
    while size(head) > limit:
        head = head[:-1]
    escaping = (len(head) - len(head.rstrip("\\"))) % 2
    return head[:-1] if escaping and len(head) > 1 else head


def _pieces(text: str, limit: int) -> Iterator[str]:
    while text:
        head, text = split(text.lstrip(), limit)
        if head.strip():
            yield head.rstrip()
