"""In which language a running bot answers: every place, locale and setting, over its gateway."""

from __future__ import annotations

from itertools import product

import pytest

from tests.process.payloads import Person

pytestmark = pytest.mark.asyncio(loop_scope="module")

HEADINGS = {"en": "Foretell", "fr": "Prédiction", "de": "Vorherbestimmung", "ja": "予顕"}
QUOTED = {"en": "“xyzzy”", "fr": "« xyzzy »", "de": "„xyzzy“", "ja": "「xyzzy」"}
REMOVE = {"en": "Remove", "fr": "Retirer", "de": "Entfernen", "ja": "削除"}
UPKEEP = {"en": "upkeep step", "fr": "étape d’entretien", "de": "Versorgungssegment",
          "ja": "アップキープ・ステップ"}  # fmt: skip
OURS = {"en-US": "en", "en-GB": "en", "fr": "fr", "de": "de", "ja": "ja", "pt-BR": None}


@pytest.fixture(params=["", "ja"], ids=["unset", "set to Japanese"])
def of_server(request):
    return request.param


@pytest.mark.parametrize("community", ["", "de", "pt-BR"])
async def test_public_answers_and_their_buttons_are_the_rooms(talking, of_server, community):
    await choose(talking, of_server, community)
    expected = of_server or OURS.get(community) or "en"
    for locale in OURS:
        by = Person("410", "reader", locale, community=community)
        reply = await talking.slash("rule", by=by, query="702.143")
        assert not reply.private
        assert HEADINGS[expected] in reply.text
        assert REMOVE[expected] in reply.buttons
        asked = await talking.slash("rule", by=by, query="702.143", language="fr")
        assert HEADINGS["fr"] in asked.text


@pytest.mark.parametrize("community", ["", "de"])
async def test_mistakes_and_completion_are_the_persons(talking, of_server, community):
    await choose(talking, of_server, community)
    for locale, own in product(OURS, ("", "fr")):
        by = Person("411", "reader", locale, community=community)
        await talking.slash("my language" if own else "my forget", by=by,
                            **({"language": own} if own else {}))  # fmt: skip
        expected = own or OURS[locale] or of_server or "en"
        wrong = await talking.slash("can-i", by=by, action="xyzzy")
        assert wrong.private
        assert QUOTED[expected] in wrong.text
        (offered,) = await talking.complete("can-i", "step", "upkeep", by=by)
        assert offered["name"] == UPKEEP[expected]


async def test_direct_messages_are_the_persons_whatever_a_server_set(talking, of_server):
    await choose(talking, of_server)
    for locale, own in product(OURS, ("", "ja")):
        by = Person("412", "reader", locale, dm=True)
        await talking.slash("my language" if own else "my forget", by=by,
                            **({"language": own} if own else {}))  # fmt: skip
        expected = own or OURS[locale] or "en"
        reply = await talking.slash("rule", by=by, query="702.143")
        assert HEADINGS[expected] in reply.text
        wrong = await talking.slash("can-i", by=by, action="xyzzy")
        assert QUOTED[expected] in wrong.text


async def choose(discord, language, community=""):
    """Set the server's language, or nothing."""
    keeper = Person("499", "morgan", community=community, keeper=True)
    if language:
        await discord.slash("settings language", by=keeper, language=language)
    else:
        await discord.slash("settings reset", by=keeper)


async def test_settings_need_manage_server_whoever_opened_the_command(talking):
    by = Person("413", "camille", "fr")
    refused = await talking.slash("settings language", by=by, language="fr")
    assert refused.private
    assert "gérer ce serveur" in refused.text


async def test_where_the_bot_is_no_part_of_the_server_ones_own_game_still_counts(talking):
    by = Person("414", "sakura", "ja", abroad=True)
    await talking.slash("my game", by=by, game="riftbound")
    reply = await talking.slash("rule", by=by, query="vision")
    assert "-# /rule vision game:riftbound" in reply.text
    await talking.slash("my forget", by=by)


@pytest.mark.parametrize("language", ["xx", "fr'; DROP TABLE place; --"])
async def test_a_value_that_is_no_choice_is_not_stored(talking, language):
    """Discord sends none, unless its commands are older or newer than the bot."""
    await choose(talking, "")
    keeper = Person("498", "morgan", keeper=True)
    stale = await talking.slash("settings language", by=keeper, language=language)
    assert stale.private
    assert "This command has changed" in stale.text
    shown = await talking.slash("settings show", by=keeper)
    assert "English – nothing is set" in shown.text
