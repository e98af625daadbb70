"""What Discord refuses and discord.py lets through: every limit of commands, messages, choices."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

V2, EPHEMERAL = 1 << 15, 1 << 6
NAME = re.compile(r"[-_'\w]{1,32}")
ROW, BUTTON, SELECT, SECTION, TEXT, FILE, SEPARATOR, CONTAINER = 1, 2, 3, 9, 10, 13, 14, 17
LABELLED = 18
SUBCOMMAND, OF_MESSAGE = 1, 3
MENUS = {2, OF_MESSAGE}
INPUT = 4
AT_TOP = {ROW, SECTION, TEXT, FILE, SEPARATOR, CONTAINER}
LOCALES = {
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no",
    "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
}  # fmt: skip


def length(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def between(what: str, text: Any, least: int, most: int) -> Iterator[str]:
    if not isinstance(text, str) or not least <= length(text) <= most:
        yield f"{what}: must be between {least} and {most} in length, is {text!r}"


def commands(sent: list[dict[str, Any]]) -> Iterator[str]:
    """What is wrong with commands that are to be registered."""
    if len(sent) > 100:
        yield "at most 100 commands"
    yield from siblings("commands", sent)
    for command in sent:
        if command["type"] in MENUS:
            yield from _entry(command)
            continue
        yield from _named(command)
        yield from _options(command["name"], command.get("options", []))
        if _weight(command) > 8_000:
            yield f"{command['name']}: over 8,000 characters together"


def _entry(it: dict[str, Any]) -> Iterator[str]:
    """What is wrong with an entry in the menu of a message or a person, which has only a name."""
    if it.get("description") or it.get("options"):
        yield f"{it['name']}: an entry has neither description nor options"
    for name in (it["name"], *(it.get("name_localizations") or {}).values()):
        yield from between("entry", name, 1, 32)


def _named(it: dict[str, Any]) -> Iterator[str]:
    names = {"": it["name"], **(it.get("name_localizations") or {})}
    said = {"": it["description"], **(it.get("description_localizations") or {})}
    for locale in (*names, *said):
        if locale and locale not in LOCALES:
            yield f"{it['name']}: no such locale {locale}"
    for name in names.values():
        if not NAME.fullmatch(name) or name != name.lower():
            yield f"{name!r} is no name"
    for text in said.values():
        yield from between(f"{it['name']} description", text, 1, 100)


def _options(where: str, options: list[dict[str, Any]]) -> Iterator[str]:
    if len(options) > 25:
        yield f"{where}: at most 25 options"
    yield from siblings(where, options)
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{where}: required options must come first"
    for option in options:
        yield from _named(option)
        if option["type"] == SUBCOMMAND:
            yield from _options(f"{where} {option['name']}", option.get("options", []))
        yield from choices(f"{where} {option['name']}", option.get("choices", []))
        if option.get("autocomplete") and option.get("choices"):
            yield f"{where} {option['name']}: choices and autocomplete"
        if not 0 <= option.get("min_length", 0) <= option.get("max_length", 6_000) <= 6_000:
            yield f"{where} {option['name']}: lengths"


def siblings(where: str, them: list[dict[str, Any]]) -> Iterator[str]:
    """Names must differ in every language, the base name standing in where there is none."""
    for locale in ("", *LOCALES):
        names = [(it.get("name_localizations") or {}).get(locale, it["name"]) for it in them]
        if len(set(names)) < len(names):
            yield f"{where}: a name twice in {locale or 'the base'}: {names}"


def choices(where: str, offered: list[dict[str, Any]]) -> Iterator[str]:
    """What is wrong with choices, fixed or offered by completion."""
    if len(offered) > 25:
        yield f"{where}: {len(offered)} choices"
    for choice in offered:
        yield from between(f"{where} choice", choice["name"], 1, 100)
        yield from between(f"{where} value", choice["value"], 1, 100)
        for name in (choice.get("name_localizations") or {}).values():
            yield from between(f"{where} choice", name, 1, 100)


def _weight(it: dict[str, Any]) -> int:
    """The longest of every text's languages, added up, as Discord adds them."""
    own = sum(
        max(map(length, [it.get(key) or "", *(it.get(f"{key}_localizations") or {}).values()]))
        for key in ("name", "description")
    )
    value = length(it["value"]) if isinstance(it.get("value"), str) else 0
    return own + value + sum(map(_weight, [*it.get("options", []), *it.get("choices", [])]))


def message(sent: dict[str, Any], files: set[str]) -> Iterator[str]:
    """What is wrong with a message."""
    components = sent.get("components") or []
    if not int(sent.get("flags") or 0) & V2:
        yield from between("content", sent.get("content"), 1, 2_000)
        return
    for forbidden in ("content", "embeds", "poll", "sticker_ids"):
        if sent.get(forbidden):
            yield f"{forbidden} beside components of the second version"
    everything = list(walk(components))
    if not 1 <= len(everything) <= 40:
        yield f"{len(everything)} components"
    if sum(length(it["content"]) for it in everything if it["type"] == TEXT) > 4_000:
        yield "over 4,000 characters of text"
    ids = [it["custom_id"] for it in everything if it.get("custom_id")]
    if len(set(ids)) < len(ids):
        yield f"a custom_id twice: {ids}"
    yield from (f"type {it['type']} at the top" for it in components if it["type"] not in AT_TOP)
    for it in everything:
        yield from _component(it, files)


def _component(it: dict[str, Any], files: set[str]) -> Iterator[str]:
    if "custom_id" in it:
        yield from between("custom_id", it["custom_id"], 1, 100)
    match it["type"]:
        case 1:
            kinds = [each["type"] for each in it["components"]]
            if not (kinds == [SELECT] or (set(kinds) == {BUTTON} and len(kinds) <= 5)):
                yield f"a row of {kinds}"
        case 2:
            yield from between("label", it.get("label"), 1, 80)
        case 3:
            yield from _menu(it)
        case 10:
            yield from between("text", it["content"], 1, 4_000)
        case 13:
            if it["file"]["url"].removeprefix("attachment://") not in files:
                yield f"{it['file']['url']} is not attached"


def _menu(it: dict[str, Any]) -> Iterator[str]:
    yield from between("placeholder", it.get("placeholder") or "", 0, 150)
    yield from choices("menu", [{**each, "name": each["label"]} for each in it["options"]])
    if len({each["value"] for each in it["options"]}) < len(it["options"]):
        yield "a value twice in a menu"
    if sum(bool(each.get("default")) for each in it["options"]) > 1:
        yield "two chosen in a menu"


def modal(sent: dict[str, Any]) -> Iterator[str]:
    """What is wrong with a text box."""
    yield from between("title", sent["title"], 1, 45)
    yield from between("custom_id", sent["custom_id"], 1, 100)
    for label in sent["components"]:
        if label["type"] != LABELLED or label["component"]["type"] != INPUT:
            yield f"type {label['type']} in a text box"
            continue
        field = label["component"]
        yield from between("label", label["label"], 1, 45)
        yield from between("description", label.get("description") or "", 0, 100)
        yield from between("placeholder", field.get("placeholder") or "", 0, 100)
        yield from between("value", field.get("value") or "", 0, field.get("max_length", 4_000))


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, with those inside."""
    for it in components:
        yield it
        yield from walk(it.get("components") or [])
        if it.get("accessory"):
            yield it["accessory"]
