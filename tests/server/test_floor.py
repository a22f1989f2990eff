"""The trading floor on a real server: a person and bots trade at once, and the table moves the clock."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import SOON, AtOnce, Serving
from tests.server.test_http import play_out

from intrigue.client import LiveTable, Refused
from intrigue.core.record import decode, verify
from intrigue.games import game

FOUR_BOTS = dict.fromkeys(range(1, 5), "sensible")


def until(live: LiveTable, phase: str) -> None:
    while live.view["phase"] != phase:
        assert live.wait(SOON), f"{live.view['phase']} does not end"


def told(live: LiveTable, kind: str) -> list[dict[str, Any]]:
    found = [event for item in live.items for event in getattr(item, "events", [])]
    return [event for event in found if event["type"] == kind]


def test_a_person_trades_with_bots_and_they_end_with_the_last_person(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        table = ada.create("mediterranean", 5, bots=FOUR_BOTS, seat=0, options={"turns": 1})
        with ada.live(table.id) as live:
            live.act("side democracy", "side venus")
            until(live, "trading")
            assert live.time_left is not None
            assert 290 < live.time_left <= 300
            card = next(choice.say for choice in live.choices if choice.say.startswith("give "))
            with pytest.raises(Refused):
                live.act(card, "want dye", "to 9", "post")
            assert live.view["draft"] is None
            live.act(card, "want dye", "to 2", "post")
            assert [offer["wants"] for offer in live.view["offers"] if offer["seat"] == 0] == [["dye"]]
            while not any(offer["seat"] for offer in live.view["offers"]) and not told(live, "dealt"):
                assert live.wait(SOON), "bots find something to offer"
            live.act("done")
            until(live, "development")
            assert [event["what"] for event in told(live, "clock")][:2] == ["minute", "half minute"]
            play_out(live)
        record = decode(ada.record(table.id))
        assert list(verify(record, game("mediterranean"))) == []
        assert "wait" not in [line.do for line in record.lines], "a bot that has nothing to say says nothing"


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
