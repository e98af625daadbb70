"""Documents fetched from a web server on this machine, which behaves and misbehaves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import replace

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.fetching import keep_fetching
from bot.settings import Settings
from bot.words import Words
from rulesdb.library.fetch import REMEMBERED, Bringing, within
from rulesdb.library.fetching import Fetcher, opened
from rulesdb.library.library import Library
from tests.claims.library.editions import DAY, RULES, edition, everything, holdings

NEW, OLD = "2026-08-07", "2026-06-19"
ETAG = '"of-the-seventh"'


def document(raw: bytes, **headers: str):
    async def answer(request):
        if request.headers.get("If-None-Match") == headers.get("ETag", "none"):
            return web.Response(status=304)
        return web.Response(body=raw, content_type="text/plain", headers=headers)

    return answer


def page(*links: str):
    async def answer(_):
        body = "".join(f'<p><a href="{link}">rules</a></p>' for link in links)
        return web.Response(text=f"<html>{body}</html>", content_type="text/html")

    return answer


def sent_on(where: str, status: int = 302):
    async def answer(_):
        return web.Response(status=status, headers={"Location": where})

    return answer


async def cut_off(request):
    reply = web.StreamResponse(headers={"Content-Length": "10000"})
    reply.content_type = "text/plain"
    await reply.prepare(request)
    await reply.write(edition()[:200])
    request.transport.close()
    return reply


async def slow(_):
    await asyncio.sleep(2)
    return web.Response(text="too late")


async def endless(request):
    reply = web.StreamResponse()
    reply.content_type = "text/plain"
    await reply.prepare(request)
    with contextlib.suppress(ConnectionError):
        while True:
            await reply.write(b"702.1. More and more of it. " * 1000)
    return reply


async def picture(_):
    return web.Response(body=b"\x89PNG", content_type="image/png")


@pytest.fixture
async def site():
    """A web server; what it answers is added to it before it is asked."""
    app = web.Application()
    app.router.add_get("/slow.txt", slow)
    app.router.add_get("/endless.txt", endless)
    app.router.add_get("/cut-off.txt", cut_off)
    app.router.add_get("/picture.txt", picture)
    app.router.add_get("/new.txt", document(edition(NEW), ETag=ETAG))
    app.router.add_get("/MagicCompRules 202109224.txt", document(edition(NEW)))
    app.router.add_get("/old.txt", document(edition(OLD, RULES.replace("two", "three"))))
    app.router.add_get("/ahead.txt", document(edition("2027-01-01")))
    app.router.add_get("/short.txt", document(edition("2026-10-02", RULES[: len(RULES) // 2])))
    app.router.add_get("/other.txt", document(edition(NEW, RULES.replace("two", "four"))))
    app.router.add_get("/no-rules.txt", document(b"Nothing here is a rule."))
    app.router.add_get("/moved.txt", sent_on("/new.txt", 301))
    app.router.add_get("/round.txt", sent_on("/round.txt"))
    app.router.add_get("/away.txt", sent_on("http://example.invalid/new.txt"))
    app.router.add_get("/file.txt", sent_on("file:///etc/hostname"))
    app.router.add_get("/page", page("/picture.pdf", "/old.txt", "new.txt#end", "/new.txt?x=1"))
    app.router.add_get("/empty", page("/elsewhere", "mailto:somebody@example.invalid"))
    app.router.add_get(
        "/hostile",
        page(
            "javascript:alert(1)//x.txt", "file:///etc/passwd.txt", "//example.invalid/new.txt",
            "http://a:b@example.invalid/new.txt", "http://[/new.txt",
        ),
    )  # fmt: skip
    server = TestServer(app)
    await server.start_server()
    yield server
    await server.close()


def bringing(folder, site, **bounds):
    found = Bringing(folder, DAY, within([str(site.make_url("/"))], []))
    return replace(found, bounds=replace(found.bounds, **bounds)) if bounds else found


async def brought(folder, site, *paths, **bounds):
    addresses = [str(site.make_url(path)) for path in paths]
    came = bringing(folder, site, **bounds).bring(addresses)
    return [(it.taken.status, it.taken.why.key if it.taken.why else None) async for it in came]


def dates(folder):
    return [it.edition.date for it in holdings(folder)]


async def test_a_document_comes_in_and_the_one_before_stays(site, tmp_path):
    assert await brought(tmp_path, site, "/old.txt") == [("added", None)]
    assert await brought(tmp_path, site, "/new.txt") == [("added", None)]
    assert dates(tmp_path) == [OLD, NEW]
    (newest,) = [it for it in holdings(tmp_path) if it.edition.date == NEW]
    assert newest.source == str(site.make_url("/new.txt"))


async def test_what_has_not_changed_does_not_come_again(site, tmp_path):
    await brought(tmp_path, site, "/new.txt")
    before = everything(tmp_path)
    assert await brought(tmp_path, site, "/new.txt", "/new.txt") == [("present", None)] * 2
    assert everything(tmp_path) == before
    assert ETAG in (tmp_path / REMEMBERED).read_text("utf-8").replace("\\", "")


async def test_what_was_taken_off_the_shelf_comes_again(site, tmp_path):
    await brought(tmp_path, site, "/new.txt")
    (tmp_path / "rules.db").unlink()
    assert await brought(tmp_path, site, "/new.txt") == [("added", None)]


@pytest.mark.parametrize("broken", ["", "[1, 2]", '{"x": 1}', "no json"])
async def test_a_memory_that_is_broken_is_no_memory(site, tmp_path, broken):
    (tmp_path / REMEMBERED).write_text(broken)
    assert await brought(tmp_path, site, "/new.txt") == [("added", None)]


async def test_a_page_leads_to_its_documents_in_the_best_format(site, tmp_path):
    assert await brought(tmp_path, site, "/page") == [
        ("added", None),
        ("added", None),
        ("present", None),
    ]
    assert dates(tmp_path) == [OLD, NEW]


async def test_a_date_in_the_name_is_not_believed(site, tmp_path):
    assert await brought(tmp_path, site, "/MagicCompRules 202109224.txt") == [("added", None)]
    assert dates(tmp_path) == [NEW]


async def test_what_was_moved_is_found(site, tmp_path):
    assert await brought(tmp_path, site, "/moved.txt") == [("added", None)]
    assert dates(tmp_path) == [NEW]


async def test_what_is_not_in_force_yet_is_stored_and_does_not_answer(site, tmp_path):
    await brought(tmp_path, site, "/new.txt")
    assert await brought(tmp_path, site, "/ahead.txt") == [("added", "ahead")]
    with Library.open(tmp_path, day=lambda: DAY) as library:
        (find,) = library.rule("magic", "702.143a", "en")
        assert find.volume.edition.date == NEW
    with Library.open(tmp_path, day=lambda: "2027-01-01") as library:
        (find,) = library.rule("magic", "702.143a", "en")
        assert find.volume.edition.date == "2027-01-01"


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("/nowhere.txt", "fetch-status"),
        ("/picture.txt", "fetch-type"),
        ("/cut-off.txt", "fetch-cut-off"),
        ("/slow.txt", "fetch-slow"),
        ("/endless.txt", "too-large"),
        ("/round.txt", "fetch-hops"),
        ("/away.txt", "fetch-host"),
        ("/file.txt", "fetch-address"),
        ("/empty", "fetch-no-documents"),
        ("/short.txt", "incomplete"),
        ("/other.txt", "other-text"),
        ("/no-rules.txt", "unknown-game"),
    ],
)
async def test_a_failure_is_told_and_changes_nothing(site, tmp_path, path, why):
    await brought(tmp_path, site, "/old.txt", "/new.txt")
    (before, marks) = everything(tmp_path), (tmp_path / REMEMBERED).read_text("utf-8")
    found = await brought(tmp_path, site, path, largest=50_000, patience=0.4)
    assert found == [("refused", why)]
    assert everything(tmp_path) == before
    assert (tmp_path / REMEMBERED).read_text("utf-8") == marks


async def test_a_server_that_is_not_there_is_told(site, tmp_path):
    address, within_it = str(site.make_url("/new.txt")), bringing(tmp_path, site)
    await site.close()
    assert [it.taken.why.key async for it in within_it.bring([address])] == ["fetch-unreachable"]


async def test_links_lead_nowhere_but_to_the_web_and_to_hosts_that_are_allowed(site, tmp_path):
    found = await brought(tmp_path, site, "/hostile")
    assert {why for _, why in found} == {"fetch-host", "fetch-address"}
    assert all(status == "refused" for status, _ in found)
    assert not (tmp_path / REMEMBERED).exists()


async def test_another_host_can_be_allowed(site, tmp_path):
    address = str(site.make_url("/new.txt")).replace("127.0.0.1", "localhost")
    assert [it.taken.why.key async for it in bringing(tmp_path, site).bring([address])] == [
        "fetch-host"
    ]
    allowed = Bringing(tmp_path, DAY, within([], [address.split("/")[2]]))
    assert [it.taken.status async for it in allowed.bring([address])] == ["added"]


async def test_a_secure_address_leads_to_no_other(site, tmp_path):
    async with opened() as session:
        fetcher = Fetcher(session, bringing(tmp_path, site).bounds)
        refused = fetcher._forbidden(str(site.make_url("/new.txt")), secure=True)
    assert refused.key == "fetch-insecure"


async def test_one_address_that_fails_does_not_keep_the_next_from_being_asked(site, tmp_path):
    found = await brought(tmp_path, site, "/nowhere.txt", "/new.txt")
    assert found == [("refused", "fetch-status"), ("added", None)]


def settings(folder, site, *paths, hours):
    addresses = " ".join(str(site.make_url(path)) for path in paths)
    return Settings(
        FORESIGHT_DATA=str(folder), FORESIGHT_FETCH=addresses, FORESIGHT_FETCH_HOURS=hours
    )


async def rounds(chosen, seconds=0.6):
    running = asyncio.create_task(keep_fetching(chosen))
    await asyncio.wait({running}, timeout=seconds)
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running


async def test_a_running_bot_fetches_again_and_again_and_logs_a_failure_once(
    site, tmp_path, caplog
):
    caplog.set_level(logging.INFO)
    await rounds(settings(tmp_path, site, "/nowhere.txt", "/new.txt", hours="0.00001"))
    assert dates(tmp_path) == [NEW]
    said = [each.message for each in caplog.records if each.name == "bot.fetching"]
    assert len(said) == 2
    assert said[0].startswith("not fetched:")
    assert "404" in said[0]
    assert said[1].startswith("fetched http")


@pytest.mark.parametrize(("hours", "warned"), [("", 0), ("0", 0), ("daily", 1), ("-1", 1)])
async def test_nothing_is_fetched_unless_it_is_said_how_often(
    site, tmp_path, caplog, hours, warned
):
    await rounds(settings(tmp_path, site, "/new.txt", hours=hours), seconds=0.1)
    assert not (tmp_path / "rules.db").exists()
    assert len(caplog.records) == warned


async def test_our_own_fault_is_logged_once_and_the_bot_goes_on(site, tmp_path, caplog):
    (tmp_path / REMEMBERED).mkdir()
    await rounds(settings(tmp_path, site, "/new.txt", hours="0.00001"), seconds=0.4)
    faults = [each for each in caplog.records if each.exc_info]
    assert len(faults) == 1


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_what_failed_is_said_with_the_address(language):
    slots = {"address": "https://a.b/c", "host": "a.b", "status": "404", "type": "x/y", "why": "Z"}
    for key in ("slow", "cut-off", "unreachable", "hops", "address", "status", "type", "insecure"):
        assert "https://a.b/c" in Words().say(language, f"refused-fetch-{key}", **slots)
