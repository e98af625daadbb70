"""The slash commands and the entry in a message's menu, one thin module each."""

from bot.commands import can_i, rule, scenario

MODULES = (rule, can_i, scenario)
