"""The slash commands and the entry in a message's menu, one thin module each."""

from bot.commands import can_i, changes, guide, in_message, my, rule, scenario, settings, term

MODULES = (rule, can_i, scenario, term, changes, guide, settings, my, in_message)
