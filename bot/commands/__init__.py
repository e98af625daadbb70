"""The slash commands, one thin module each."""

from bot.commands import can_i, rule, scenario

MODULES = (rule, can_i, scenario)
