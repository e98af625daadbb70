"""What holds is on one card, however much was chosen, in every language."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from bot import cards
from bot.choices import ALLOWED, NOTHING, Choices, Held
from bot.questions import LANGUAGES
from bot.standing import Standing
from bot.words import Words
from tests.process import limits

WORDS = Words()
EVERY = [Choices(*each) for each in product(*((None, *values) for values in ALLOWED.values()))]
WHY = ("channel", "server", "own", "community", "locale", "usual")
DONE = {
    "server": ("shown", "set", "reset"),
    "channel": ("shown", "set", "reset"),
    "person": ("shown", "set", "forgotten"),
}


def text(card):
    sent = {"flags": limits.V2, "components": card.view.to_components()}
    assert list(limits.message(sent, set())) == []
    return "\n".join(
        each["content"] for each in limits.walk(sent["components"]) if each["type"] == limits.TEXT
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", DONE)
def test_every_standing_has_words(language, whose):
    for done, why in product(DONE[whose], WHY):
        own = "own-language" if whose == "person" else "language"
        held = tuple((name, Held(value, why)) for name, value in (
            (own, "ja"), ("game", "riftbound"), ("visibility", "private"),
        ))  # fmt: skip
        stored = Choices("fr", "magic") if whose == "person" else None
        channel = 987_654_321_012_345_678 if whose == "channel" else None
        said = text(cards.standing(Standing(language, whose, done, held, channel, stored), WORDS))
        assert f"<#{channel}>" in said or channel is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_with_very_many_channels_says_how_many_more_there_are(language):
    others = tuple((10**18 + at, chosen) for at, chosen in enumerate(EVERY * 5, 1) if at > 1)
    standing = Standing(language, "server", "shown", (), others=others)
    said = text(cards.standing(standing, WORDS))
    assert said.count("<#") == 15
    assert str(len(others) - 15) in said


def test_who_has_chosen_nothing_is_told_so():
    said = text(cards.standing(Standing("en", "person", "shown", (), stored=NOTHING), WORDS))
    assert "Nothing is stored about you." in said


@pytest.mark.parametrize(
    ("why", "own", "said"),
    [
        ("server", "magic", "the server’s own setting comes first: Riftbound"),
        ("channel", "magic", "the channel’s own setting comes first: Riftbound"),
        ("server", "riftbound", "**Saved.**"),
        ("own", "riftbound", "**Saved.**"),
    ],
)
def test_a_choice_that_changes_nothing_here_says_so(why, own, said):
    held = (("game", Held("riftbound", why)),)
    it = Standing("en", "person", "set", held, stored=Choices(game=own))
    assert said in text(cards.standing(it, WORDS))
    assert "Saved" not in text(cards.standing(replace(it, done="shown"), WORDS))
