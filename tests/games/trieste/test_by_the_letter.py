"""Trieste played with the rulebook open, line by line, where two lines meet: who has acted in a phase, what is taken
from whom when several things change the number, what lies where when a card has been answered."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.trieste.playing import (
    MERCHANT,
    THIEF,
    WATCH,
    asked,
    at,
    can,
    discards,
    events,
    hand,
    heroes,
    look,
    on_table,
    play,
    prison,
    refused,
    spent,
)

from intrigue.games.trieste import events as ev

# ---------------------------------------------------------------------- who has acted


@pytest.mark.rule("TRI-C-54", "TRI-C-23", "TRI-C-5")
@pytest.mark.card("trieste", "caterina", "bounty")
@pytest.mark.parametrize(("lies", "early"), [({}, False), ({"unpaid": [WATCH]}, False), ({"watch": ""}, True)])
def test_a_card_that_was_not_paid_for_is_no_act_of_the_watch(lies: dict[str, Any], early: bool) -> None:
    """Before the Merchant acts the Thief is asked once more, and only if somebody has acted."""
    table: dict[str, Any] = {"watch_plays": "bounty"} if lies else {}
    state = on_table(**table, **lies, merchant_plays="shopkeeper", **heroes(THIEF, thief="caterina"))
    assert (asked(state), can(state)) == (THIEF, ["pass", "reveal", *(["decline"] if early else [])])


@pytest.mark.rule("TRI-C-54", "TRI-C-23")
@pytest.mark.card("trieste", "caterina", "guild-master")
@pytest.mark.parametrize(("unpaid", "again"), [([MERCHANT], False), ([], True)])
def test_nor_is_it_one_of_the_merchant(unpaid: list[str], again: bool) -> None:
    """Asked after the Watch has acted, the Thief is asked again only when somebody has acted since."""
    given = heroes(THIEF, thief="caterina")
    state = on_table(
        watch_plays="tax-collector", merchant_plays="guild-master", thief_plays="burglar", unpaid=unpaid, **given
    )
    play(state, "pass")
    assert ("reveal" in can(state)) == again
