"""Playing scenarios: from the text box, with mistakes to mend, and too long for one card."""

from __future__ import annotations

from tests.conversations.conftest import labels, read

LINES = "A hand: Augury = instant, foretell\nA foretells Augury -> yes\nexpect: Augury in exile"


async def submit(person, shown, text):
    box = shown.modal["components"][0]["component"]["custom_id"]
    return await person.submit_modal(shown, {box: text})


async def test_without_lines_a_text_box_asks_for_them(room):
    shown = await room.jonas.slash(room.channel, "scenario")
    assert shown.modal["title"] == "Ein Szenario, Zeile für Zeile"
    answer = await submit(room.jonas, shown, LINES)
    said = read(answer.response)
    assert "**Every expectation was met.**" in said
    assert f"```\n{LINES}\n```\n-# /scenario" in said


async def test_what_can_not_be_read_is_pointed_at_and_can_be_mended_in_place(room):
    wrong = await room.alex.slash(room.channel, "scenario", text=LINES.replace("hand", "hnd"))
    assert wrong.ephemeral
    assert "Line 1, column 3" in read(wrong.response)
    shown = await room.alex.click(wrong.response, label="Edit and play again")
    assert "A hnd: Augury" in shown.modal["components"][0]["component"]["value"]
    answer = await submit(room.alex, shown, LINES)
    assert not answer.ephemeral


async def test_a_long_transcript_is_turned_page_by_page_and_attached_whole(room):
    cards = [f"A hand: C{each} = instant, foretell" for each in range(15)]
    tries = [f"A foretells C{each} -> yes" for each in range(15)]
    answer = await room.alex.slash(room.channel, "scenario", text="\n".join(cards + tries))
    assert [each.filename for each in answer.response.attachments] == ["scenario.txt"]
    last = next(each for each in labels(answer.response) if each.startswith("Page 2"))
    await room.alex.click(answer.response, label=last)
    assert "Page 2 of" in read(answer.response)
    assert [each.filename for each in answer.response.attachments] == ["scenario.txt"]


async def test_lines_too_long_for_a_card_come_back_as_a_file_and_are_not_lost(room):
    text = "\n".join([LINES, *("# a comment of no matter" for _ in range(100))])
    answer = await room.alex.slash(room.channel, "scenario", text=text)
    assert "Everything is in the attached file." in read(answer.response)
    assert labels(answer.response) == []


async def test_the_card_of_a_scenario_speaks_another_language_on_a_press(room):
    answer = await room.alex.slash(room.channel, "scenario", text=LINES)
    await room.restart()
    await room.alex.click(answer.response, label="日本語")
    assert "すべて期待どおりでした。" in read(answer.response)
    assert "-# /scenario language:ja" in read(answer.response)
