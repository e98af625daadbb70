"""One place decides the language of an answer, by where and by whom it was asked."""

import json
import os
from itertools import product
from pathlib import Path

import pytest

from bot.languages import BASE, OF_LOCALE, Asked, resolve

WISHES = {"option": "ja", "channel": "de", "server": "fr", "own": "de", "guild_locale": "fr"}


def asked(place, *names, **more):
    return Asked(place, **{name: WISHES[name] for name in names}, **more)


@pytest.mark.parametrize(
    ("question", "language"),
    [
        (asked("public", "option", "channel", "server", "guild_locale", community=True), "ja"),
        (asked("public", "channel", "server", "guild_locale", community=True), "de"),
        (asked("public", "server", "guild_locale", community=True), "fr"),
        (asked("public", "guild_locale", community=True), "fr"),
        (asked("public", "guild_locale", community=False), "en"),
        (asked("public", "own", locale="ja"), "en"),
        (asked("private", "option", "own", "server", locale="fr"), "ja"),
        (asked("private", "own", "server", locale="fr"), "de"),
        (asked("private", "server", locale="ja"), "ja"),
        (asked("private", "server", locale="pt-BR"), "fr"),
        (asked("private", "channel", "guild_locale", community=True, locale="ko"), "en"),
        (asked("dm", "option", "own", locale="fr"), "ja"),
        (asked("dm", "own", locale="fr"), "de"),
        (asked("dm", locale="fr"), "fr"),
        (asked("dm", "server", locale="zh-TW"), "en"),
    ],
)
def test_the_strongest_wish_of_the_place_decides(question, language):
    assert resolve(question) == language


def test_in_public_nothing_about_the_person_shows():
    """A member's own language never leaks into what everyone reads."""
    for own, locale in product((None, "fr", "ja"), (None, "de", "ja", "en-GB")):
        assert resolve(Asked("public", server="fr", own=own, locale=locale)) == "fr"
        assert resolve(Asked("public", own=own, locale=locale)) == BASE


def test_only_discords_own_codes_are_in_the_table():
    documents = Path(os.environ.get("FORESIGHT_DOCUMENTS", Path(__file__).parents[4] / "shared"))
    openapi = documents / "data" / "discord" / "openapi.json"
    if not openapi.is_file():
        pytest.skip(f"no description of Discord at {openapi} (set FORESIGHT_DOCUMENTS)")
    schema = json.loads(openapi.read_text("utf-8"))["components"]["schemas"]["AvailableLocalesEnum"]
    assert OF_LOCALE.keys() <= {each["const"] for each in schema["oneOf"]}
