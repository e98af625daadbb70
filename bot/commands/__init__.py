"""The slash commands and the entry in a message's menu, one thin module each."""

from bot.commands import can_i, changes, guide, in_message, my, rule, scenario, settings

MODULES = (rule, can_i, scenario, changes, guide, settings, my, in_message)
