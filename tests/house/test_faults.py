"""Faults that other bots have had on Discord, each with the tests that would find it in ours."""

from __future__ import annotations

import ast

import pytest

from tests.house.sources import ROOT, tree_of

# The fault, in our words, and tests by file and name.
FAULTS = {
    # What is sent: length, markup, mentions.
    "a text is longer than Discord takes, or is counted in other units than Discord's": (
        "tests/claims/bot/test_cards.py::test_every_bundled_rule_fits_its_card",
        "tests/claims/bot/test_cards.py::test_the_longest_official_rules_fit_their_cards_and_end_at_a_sentence",
        "tests/properties/test_asking.py::test_whatever_is_asked_is_answered_or_a_mistake_and_fits_discord",
        "tests/conversations/test_payloads.py::test_every_answer_is_what_the_interface_describes",
    ),
    "a text is cut in the middle of a sentence, or of a mark that is never closed": (
        "tests/claims/bot/test_wire.py::test_a_page_ends_at_a_sentence",
        "tests/claims/bot/test_wire.py::test_japanese_is_cut_after_a_full_stop",
        "tests/claims/bot/test_wire.py::test_no_escape_is_torn_apart",
        "tests/claims/bot/test_cards.py::test_the_longest_official_rules_fit_their_cards_and_end_at_a_sentence",
    ),
    "underscores, stars and the like in what somebody typed become markup": (
        "tests/properties/test_asking.py::test_a_mark_that_is_typed_is_shown_as_it_is",
        "tests/conversations/test_rules.py::test_what_a_person_typed_is_shown_literally",
        "tests/claims/bot/test_wire.py::test_no_mark_is_left_bare",
    ),
    "escaping breaks the addresses in a text": (
        "tests/claims/bot/test_wire.py::test_addresses_are_left_whole",
    ),
    # Interactions, commands, settings, the process.
    "completion answers too late, or what was superseded, and fills the log with errors": (
        "tests/process/test_moods.py::test_answers_and_completions_that_come_too_late_are_a_quiet_line_each",
        "tests/claims/bot/test_logs.py::test_a_completion_that_comes_too_late_is_no_error",
        "tests/bench/texts.py::_completing",
    ),
    "completion offers an empty name, one that is too long, or too many": (
        "tests/claims/bot/test_wire.py::test_choices_are_few_and_neither_empty_nor_long",
        "tests/claims/library/test_completion.py::test_there_are_never_more_or_longer_ones_than_discord_takes",
        "tests/conversations/test_payloads.py::test_only_what_is_known_is_a_choice_of_completion",
        "tests/conversations/test_rules.py::test_completion_and_answer_bear_anything_that_is_typed",
    ),
    "slow work on the event loop: the heartbeat stops, and every command comes too late": (
        "tests/claims/bot/test_conversation.py::test_the_loop_goes_on_while_the_engine_runs",
        "tests/claims/bot/test_conversation.py::test_what_takes_too_long_is_given_up_in_the_readers_language",
    ),
    "many who ask at once stop the bot for good": (
        "tests/process/test_answers.py::test_two_hundred_who_ask_at_once_are_all_answered_in_time",
        "tests/claims/bot/test_guilds.py::test_two_processes_write_and_read_at_once",
    ),
    "commands are registered at each reconnect until Discord refuses": (
        "tests/process/test_start.py::test_commands_are_registered_once_however_often_it_connects_anew",
        "tests/process/test_process.py::test_a_restart_keeps_the_buttons_and_registers_nothing_twice",
        "tests/conversations/test_registration.py::test_commands_are_registered_when_they_changed_and_only_then",
    ),
    "commands are registered server by server until Discord bans the bot": (
        "tests/process/test_start.py::test_a_start_asks_as_little_whatever_the_number_of_servers",
    ),
    "a server's language is set, but its commands stay English": (
        "tests/conversations/test_payloads.py::test_every_command_and_option_is_named_and_described_in_french_german_and_japanese",
        "tests/conversations/test_help.py::test_help_says_whose_language_the_names_of_commands_follow",
    ),
    "a server's locale is believed where it means nothing, or a member's shows in public": (
        "tests/claims/bot/test_languages.py::test_in_public_nothing_about_the_person_shows",
        "tests/claims/bot/test_rooms.py::test_the_order_of_languages_is_the_one_that_was_promised",
        "tests/process/test_languages.py::test_public_answers_and_their_buttons_are_the_rooms",
    ),
    "somebody cannot have an answer in their own language in a server set to another": (
        "tests/conversations/test_settings.py::test_a_channel_comes_before_the_server_and_an_option_before_both",
        "tests/process/test_languages.py::test_public_answers_and_their_buttons_are_the_rooms",
    ),
    "the bot needs an intent that was not granted, or warns of one that it does not need": (
        "tests/process/test_start.py::test_a_start_asks_as_little_whatever_the_number_of_servers",
        "tests/conversations/test_in_message.py::test_numbers_and_names_of_a_message_are_offered_to_whoever_asks_alone",
    ),
}


@pytest.mark.parametrize("test", sorted({test for tests in FAULTS.values() for test in tests}))
def test_a_test_that_guards_against_a_fault_exists(test):
    file, _, name = test.partition("::")
    defined = {
        each.name
        for each in tree_of(ROOT / file).body
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert name in defined
