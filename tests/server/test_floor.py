"""The trading floor on a real server: a person and bots trade at once, and the table moves the clock."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE, eventually
from tests.server.serving import AtOnce, Serving
from tests.server.test_http import play_out
from tests.server.test_socket import tick

from intrigue.client import LiveTable, Refused
from intrigue.core.record import decode, verify
from intrigue.games import game
from intrigue.server.worker import Idea, Thought
from intrigue.table.clock import HASTE

FOUR_BOTS = dict.fromkeys(range(1, 5), "sensible")
DEALS = 20  # in hardly one of three the bots have nothing to offer
LOOKS = 12  # three for each bot


class Counted(AtOnce):
    """Bots whose thoughts are counted."""

    thoughts = 0

    async def ask(self, thought: Thought) -> Idea | None:
        self.thoughts += 1
        return await super().ask(thought)


def until(live: LiveTable, phase: str) -> None:
    while live.view["phase"] != phase:
        assert live.wait(PATIENCE), f"{live.view['phase']} does not end"


def told(live: LiveTable, kind: str) -> list[dict[str, Any]]:
    found = [event for item in live.items for event in getattr(item, "events", [])]
    return [event for event in found if event["type"] == kind]


def bots_have_spoken(live: LiveTable, bots: Counted) -> bool:
    """Wait for an offer or a deal of theirs, until all of them have thought about it and have nothing to say."""
    asked = bots.thoughts
    while not any(offer["seat"] for offer in live.view["offers"]) and not told(live, "dealt"):
        if bots.thoughts > asked + LOOKS:
            return False
        live.wait(0.1)
    return True


def test_a_person_trades_with_bots_and_they_end_with_the_last_person(database: Path) -> None:
    bots = Counted()
    with Serving(database, bots) as server, server.client() as ada:
        for _ in range(DEALS):
            table = ada.create("mediterranean", 5, bots=FOUR_BOTS, seat=0, options={"turns": 1})
            with ada.live(table.id) as live:
                if trade(server, live, bots):
                    break
        else:
            pytest.fail("the bots find nothing to offer, whatever they hold")
        record = decode(ada.record(table.id))
        assert list(verify(record, game("mediterranean"))) == []
        assert "wait" not in [line.do for line in record.lines], "a bot that has nothing to say says nothing"


def trade(server: Serving, live: LiveTable, bots: Counted) -> bool:
    """A whole game, if the bots have something to offer."""
    live.act("side democracy", "side venus")
    until(live, "trading")
    assert live.time_left == 300
    card = next(choice.say for choice in live.choices if choice.say.startswith("give "))
    with pytest.raises(Refused):
        live.act(card, "want dye", "to 9", "post")
    assert live.view["draft"] is None
    live.act(card, "want dye", "to 2", "post")
    assert [offer["wants"] for offer in live.view["offers"] if offer["seat"] == 0] == [["dye"]]
    if not bots_have_spoken(live, bots):
        return False
    live.act("done")

    def closes() -> bool:
        server.time.ahead += HASTE  # no person has anything to do any more, so the clock runs fast
        server.inside(tick(server, live.id))
        live.wait(0.01)
        return bool(live.view["phase"] == "development")

    eventually(closes)
    assert [event["what"] for event in told(live, "clock")][:2] == ["minute", "half minute"]
    play_out(live)
    return True


def test_nobody_chats_while_a_table_by_the_letter_trades(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        options = {"turns": 1, "by_the_letter": True}
        table = ada.create("mediterranean", 5, bots=FOUR_BOTS, seat=0, options=options)
        with ada.live(table.id) as live:
            live.act("side democracy", "side venus")
            until(live, "trading")
            with pytest.raises(Refused) as hushed:
                live.say("Who has a red one?")
            assert hushed.value.rule == "MED-TRD-3"
