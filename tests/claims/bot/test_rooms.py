"""Language, game and who reads an answer, over everything that could decide them."""

from __future__ import annotations

from itertools import product

import pytest

from bot.choices import Choices, Chosen
from bot.languages import OF_LOCALE
from bot.questions import CanIQuestion, RuleQuestion
from bot.rooms import Room

LOCALES = ("en-US", "en-GB", "fr", "de", "ja", "pt-BR", "zh-TW", None)
SPOKEN = (None, "fr", "ja")


def first(*wishes):
    return next((each for each in wishes if each), "en")


@pytest.mark.parametrize("place", ["public", "private", "dm"])
@pytest.mark.parametrize("community", [True, False])
def test_the_order_of_languages_is_the_one_that_was_promised(place, community):
    wishes = product(SPOKEN, SPOKEN, SPOKEN, SPOKEN, LOCALES, LOCALES)
    for option, channel, server, own, guild_locale, locale in wishes:
        dm = place == "dm"
        chosen = Chosen(Choices(channel), Choices(server), Choices(own))
        room = Room(chosen, dm, guild_locale, community, locale)
        servers = OF_LOCALE.get(guild_locale) if community else None
        persons = OF_LOCALE.get(locale)
        promised = {
            "public": first(option, channel, server, servers),
            "private": first(option, own, persons, server),
            "dm": first(option, own, persons),
        }[place]
        found = room.language(option, "private" if dm else place)
        assert found.value == promised
        assert room.reader(RuleQuestion("x", language=option), place).language == promised


@pytest.mark.parametrize(("option", "chosen", "game", "why"), [
    ("magic", ("riftbound", "riftbound", "riftbound"), "magic", "option"),
    (None, ("riftbound", "magic", "magic"), "riftbound", "channel"),
    (None, (None, "riftbound", "magic"), "riftbound", "server"),
    (None, (None, None, "riftbound"), "riftbound", "own"),
    (None, (None, None, None), "magic", "usual"),
])  # fmt: skip
def test_the_game_is_the_rooms_before_the_persons_in_public_and_in_private(
    option, chosen, game, why
):
    room = Room(Chosen(*(Choices(game=each) for each in chosen)))
    assert (room.game(option).value, room.game(option).why) == (game, why)
    for place in ("public", "private"):
        assert room.reader(CanIQuestion("x", game=option), place).game == game


def test_in_direct_messages_only_ones_own_game_counts():
    riftbound, magic = Choices(game="riftbound"), Choices(game="magic")
    assert Room(Chosen(riftbound, riftbound, magic), dm=True).game().value == "magic"
    assert Room(Chosen(own=riftbound), dm=True).game().value == "riftbound"


@pytest.mark.parametrize(("channel", "server", "place"), [
    (None, None, "public"),
    (None, "private", "private"),
    ("public", "private", "public"),
    ("private", "public", "private"),
])  # fmt: skip
def test_a_channel_says_before_its_server_who_reads_the_answers(channel, server, place):
    chosen = Chosen(Choices(visibility=channel), Choices(visibility=server))
    assert Room(chosen).place == place
