"""What can be asked, with examples in the reader's own words for things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers.values import Asking, HelpAnswer
from bot.questions import QUESTIONS, HelpQuestion

if TYPE_CHECKING:
    from bot.answers.values import Reader
    from rulesdb.library.library import Library

# What is typed behind each command; a name in angles is what the reader calls that mechanic,
# and `@spoken` is a question in their own words.
EXAMPLES = {
    "rule": ("702.143a", "<magic:foretell>", "<riftbound:vision> game:riftbound"),
    "can-i": (
        "@spoken",
        "<magic:foretell> turn:theirs step:upkeep",
        "foretell stack:split-second mana:{2}",
        "standard-move turn:theirs game:riftbound",
    ),
    "term": ("<magic:foretell>", "予見", "<riftbound:predict> game:riftbound"),
    "changes": ("", "number:702.143"),
    "scenario": ("A hand: Augury = instant, foretell {1}{U}\nA foretells Augury -> yes",),
}

# A question to be typed as it is spoken, which reads the moment out of the words.
SPOKEN = {
    "en": "foretell in response to a spell on my turn",
    "fr": "prédire une carte pendant l’entretien de mon adversaire",
    "de": "darf ich im Endsegment meines Gegners umwandeln",
    "ja": "相手のターンのアップキープに予顕できますか",
}


def answer(question: HelpQuestion, library: Library, reader: Reader) -> HelpAnswer:
    """Every command but this one."""
    commands = tuple(
        Asking(
            command,
            tuple(f"/{command} {_worded(each, library, reader)}".strip() for each in examples),
        )
        for command in QUESTIONS
        if (examples := EXAMPLES.get(command))
    )
    return HelpAnswer(question, reader.language, commands)


def _worded(example: str, library: Library, reader: Reader) -> str:
    """The example with the mechanic under its name in the reader's language, else in English."""
    if example == "@spoken":
        return SPOKEN[reader.language]
    before, opened, rest = example.partition("<")
    mechanic, _, behind = rest.partition(">")
    if not opened:
        return example
    names = library.names
    name = names.headword(mechanic, reader.language) or names.headword(mechanic, "en") or mechanic
    return f"{before}{name}{behind}"
