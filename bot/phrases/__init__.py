"""Answers in phrases of one language, for cards, the terminal and JSON to lay out."""

from bot.phrases.changes import ChangesPhrases, changes
from bot.phrases.guides import GuidePhrases, guide
from bot.phrases.mistakes import MistakePhrases, mistake, wish
from bot.phrases.rules import RulePhrases, rule, why
from bot.phrases.standings import StandingPhrases, standing
from bot.phrases.terms import TermPhrases, term
from bot.phrases.timings import TimingPhrases, timing
from bot.phrases.transcripts import TranscriptPhrases, transcript

__all__ = [
    "ChangesPhrases",
    "GuidePhrases",
    "MistakePhrases",
    "RulePhrases",
    "StandingPhrases",
    "TermPhrases",
    "TimingPhrases",
    "TranscriptPhrases",
    "changes",
    "guide",
    "mistake",
    "rule",
    "standing",
    "term",
    "timing",
    "transcript",
    "why",
    "wish",
]
