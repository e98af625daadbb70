"""A bot that is asked very many things: what its memory is on the way, and that all is answered."""

from __future__ import annotations

import asyncio
import random
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.bench.loopback import OURS, ROOT, SETTLED, running
from tests.bench.measuring import Figure
from tests.bench.texts import editions, taken_in
from tests.process.discord_server import Discord, serving

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.process.payloads import Reply

AT_ONCE = 8
LEVELS = 10
RECENT = 200
LANGUAGES = ("en", "fr", "de", "ja")
ASKED = ROOT / "tests/claims/library/asked.tsv"
SCENARIOS = ROOT / "tests/scenarios"
ACTIONS = ("foretell", "cycle", "forecast", "equip", "suspend", "plot", "ninjutsu", "cast")
MOMENTS: tuple[dict[str, str], ...] = ({}, {"turn": "theirs"}, {"turn": "mine", "step": "upkeep"})
NONSENSE = "*_~`<@1>|[](){}#>-:;\\éß予顕0123456789 abc"


def run(count: int, say: Callable[[str], object]) -> None:
    """Say how much memory the bot takes, started and after each tenth of so many interactions."""
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(_soaked(Path(name), count, say))


async def _soaked(folder: Path, count: int, say: Callable[[str], object]) -> None:
    taken_in(folder, editions()[-1:])
    async with serving() as discord, running(discord, folder, OURS, "run") as bot:
        await asyncio.sleep(SETTLED)
        say(f"{Figure('memory of the bot, started', _megabytes(bot.pid), 'MB')}\n")
        for level in range(1, LEVELS + 1):
            late = await _interact(discord, count // LEVELS, level)
            done = f"after {level * (count // LEVELS)} interactions, {late} of them late"
            say(f"{Figure(done, _megabytes(bot.pid), 'MB')}\n")
        assert not discord.refused, discord.refused[:3]
        assert bot.returncode is None


async def _interact(discord: Discord, count: int, seed: int) -> int:
    """So many interactions, a few at a time, each waited for; how many had no answer in time."""
    lots = random.Random(seed)  # noqa: S311 - the same interactions in every run

    async def some(number: int) -> int:
        late = 0
        for _ in range(number):
            ways = _ways(discord, lots)
            try:
                await ways[lots.randrange(len(ways))]()
            except TimeoutError:
                late += 1
            _forget(discord)
        return late

    return sum(await asyncio.gather(*(some(count // AT_ONCE) for _ in range(AT_ONCE))))


def _forget(discord: Discord) -> None:
    """What the other end remembers of long ago, which is none of the bot's memory."""
    discord.requests.clear()
    for token in list(discord.replies)[:-RECENT]:
        del discord.replies[token]


def _ways(discord: Discord, lots: random.Random) -> tuple[Callable[[], Awaitable[object]], ...]:
    language = lots.choice(LANGUAGES)

    async def pressed() -> None:
        reply = await _rule(discord, lots, language)
        await _press(discord, lots, reply)

    def nonsense() -> Awaitable[Reply]:
        typed = "".join(lots.choices(NONSENSE, k=lots.randint(1, 40)))
        return discord.slash("rule", query=typed, language=language)

    def can_i() -> Awaitable[Reply]:
        moment = lots.choice(MOMENTS)
        return discord.slash("can-i", action=lots.choice(ACTIONS), language=language, **moment)

    def scenario() -> Awaitable[Reply]:
        return discord.slash("scenario", text=_scenario(lots), language=language)

    def completion() -> Awaitable[Any]:
        return discord.complete("rule", "query", lots.choice(_queries())[: lots.randint(1, 5)])

    def term() -> Awaitable[Reply]:
        return discord.slash("term", name=lots.choice(_queries()), language=language)

    return pressed, nonsense, can_i, scenario, completion, term, pressed


def _rule(discord: Discord, lots: random.Random, language: str) -> Awaitable[Reply]:
    return discord.slash("rule", query=lots.choice(_queries()), language=language)


async def _press(discord: Discord, lots: random.Random, reply: Reply) -> None:
    pressable = list(reply.buttons.values()) if reply.message.get("components") else []
    if pressable:
        await discord.click(reply, lots.choice(pressable))


@cache
def _queries() -> tuple[str, ...]:
    lines = ASKED.read_text("utf-8").splitlines()[1:]
    return tuple(line.partition("\t")[0] for line in lines)


def _scenario(lots: random.Random) -> str:
    files = sorted(SCENARIOS.rglob("*.scenario"))
    return lots.choice(files).read_text("utf-8")


def _megabytes(pid: int) -> float:
    """The resident memory of a process, as Linux tells it."""
    lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    (kilobytes,) = (line.split()[1] for line in lines if line.startswith("VmRSS:"))
    return int(kilobytes) / 1024
