"""Mana: how costs are read and changed, and what can pay them."""

from __future__ import annotations

import time

import pytest

from rulesdb.engine.magic.mana import FREE, Mana, paid


def mana(text: str) -> Mana:
    found = Mana.read(text)
    assert found is not None, text
    return found


@pytest.mark.parametrize(
    "text", ["{1}{U}{U}", "{0}", "{X}{R}", "{2/W}{W/U}", "{G/P}", "{C}", "{S}"]
)
def test_a_cost_is_written_as_it_is_read(text):
    assert str(mana(text)) == text
    assert str(mana(text.lower())) == text


@pytest.mark.parametrize(
    "text", ["", "2", "{Q}", "{T}", "{1}U", "{WU}", "{1}{}", "{WU/B}", "{9999}"]
)
def test_what_is_no_mana_is_not_read(text):
    assert Mana.read(text) is None


@pytest.mark.parametrize(
    ("cost", "available", "left"),
    [
        ("{0}", "{0}", "{0}"),
        ("{2}", "{2}", "{0}"),
        ("{2}", "{U}{U}", "{0}"),
        ("{1}{U}", "{2}{U}", "{1}"),
        ("{1}{U}", "{U}{U}{R}", "{R}"),
        ("{U}", "{3}", None),
        ("{U}{U}", "{U}{3}", None),
        ("{3}", "{2}", None),
        ("{C}", "{1}", "{0}"),
        ("{C}", "{W}", None),
        ("{C}{1}", "{1}", None),
        ("{W/U}{W/U}", "{W}{U}", "{0}"),
        ("{W/U}{W/U}", "{W}{B}", None),
        ("{W/U}{W}", "{W}{U}", "{0}"),
        ("{W/U}{U/B}{W}", "{W}{U}{B}", "{0}"),
        ("{W/U}{U/B}{W}{U}", "{W}{U}{B}{2}", None),
        ("{2/W}", "{W}", "{0}"),
        ("{2/W}", "{2}", "{0}"),
        ("{2/W}{W}", "{W}{1}", None),
        ("{2/W}{2/W}", "{W}{2}", "{0}"),
        ("{C/W}", "{1}", "{0}"),
        ("{W/P}", "{0}", "{0}"),
        ("{W/P}{1}", "{W}", "{0}"),
        ("{W/U/P}", "{B}", "{B}"),
        ("{W/P}{W}", "{B}", None),
        ("{X}{R}", "{R}", "{0}"),
        ("{S}", "{2}", None),
        ("{S}", "{S}", "{0}"),
    ],
)
def test_what_is_left_after_paying(cost, available, left):
    rest = paid(mana(cost), mana(available))
    assert (str(rest) if rest else None) == left


def test_a_great_many_hybrid_symbols_are_paid_in_no_time():
    cost, exact = mana("{W/U}" * 300), mana("{W}" * 150 + "{U}" * 150)
    started = time.monotonic()
    assert str(paid(cost, exact)) == "{0}"
    assert paid(cost, mana("{W}" * 150 + "{U}" * 149)) is None
    assert time.monotonic() - started < 1


@pytest.mark.parametrize(
    ("cost", "reduction", "total"),
    [
        ("{3}{G}", "{1}", "{2}{G}"),
        ("{1}{G}", "{2}", "{G}"),
        ("{1}", "{2}", "{0}"),
        ("{1}{G}{G}", "{G}", "{1}{G}"),
        ("{2}{G}", "{W}", "{1}{G}"),
        ("{1}{G}", "{G}{G}", "{0}"),
        ("{G}", "{W}", "{G}"),
    ],
)
def test_a_reduction_takes_generic_mana_and_its_own_colors(cost, reduction, total):
    assert str(mana(cost).less(mana(reduction))) == total


def test_costs_add_up_with_the_generic_part_first():
    assert str(mana("{1}{U}").plus(mana("{2}{G}"))) == "{3}{U}{G}"
    assert str(FREE.plus(mana("{R}"))) == "{R}"
    assert str(mana("{X}{R}").plus(FREE)) == "{R}"
