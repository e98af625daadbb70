"""Runs the bot against a Discord on loopback, whose port is the first argument."""

import runpy
import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

if __name__ == "__main__":
    port = sys.argv.pop(1)
    Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    runpy.run_module("bot", run_name="__main__")
