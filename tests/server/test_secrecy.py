"""No byte that any client is sent depends on what that client may not know.

As many games as it takes to look at a few hundred messages of each; INTRIGUE_SECRECY=100 looks at a hundred times as
many.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.laws.toys import CROOKED, BidsGame, Peeks
from tests.patience import PATIENCE, eventually
from tests.server import eavesdrop
from tests.server.eavesdrop import Eavesdrop, Leak
from tests.server.serving import AtOnce, Serving

import intrigue
from intrigue.client import Sofar
from intrigue.core import Game
from intrigue.server import messages as m
from intrigue.server import room
from intrigue.server.broadcast import Broadcast
from intrigue.table.bank import Banks
from intrigue.table.diff import change
from intrigue.table.live import Live
from intrigue.table.streams import Streams

MORE = int(os.environ.get("INTRIGUE_SECRECY", "1"))
WANTED = {
    "messages": 200,
    "views": 150,
    "changes": 50,
    "twins": 60,
    "questions to bots": 10,
}  # what is looked at in every game
SEALED = {"games": 20, "silences": 100, "refusals": 20}  # and where much is sealed and all is quick
MANY = 1_000  # games, in which all of it comes up long before
GAMES: list[Game] = [BidsGame(), *[intrigue.game(name) for name in intrigue.games()]]
# What Peeks gives away shows only where others could take something back, which in that game nobody can.
LEAKY = [game for law, game in CROOKED if law == "secrecy" and not isinstance(game, Peeks)]


def test_a_spectator_never_sees_a_hand(database: Path) -> None:
    game = BidsGame()
    with Serving(database, AtOnce(lambda _: game), games=lambda _: game) as server:
        ada, ben = server.client("Ada"), server.client("Ben")
        table = ada.create("bids", 2, seat=0)
        ben.sit(table.id)
        ada.start(table.id)
        with server.socket(table.id) as watching, ada.live(table.id) as one, ben.live(table.id) as two:

            def play() -> bool:
                for own in (one, two):
                    own.wait(0.02)
                    if own.choices and not own.over:
                        own.act(own.choices[0].say)
                return one.over and two.over

            eventually(play)
            known = Sofar()
            shown: list[Any] = []
            views: list[Any] = []
            while not shown or known.table.stage != "over":
                data = watching.recv(PATIENCE)
                shown.append(json.loads(data))
                known.take_in(msgspec.json.decode(data, type=m.AnyToClient))
                views.append(known.view)
        assert len(views) > 3
        assert all(view is None or view["hand"] == [] for view in views)
        assert any("change" in message and "view" in message["change"] for message in shown)
        assert not any("hand" in message["change"].get("view", {}) for message in shown if "change" in message)
        secrets = [event for message in shown for item in message["items"] for event in item.get("events", [])]
        assert not [event for event in secrets if event["type"] == "bid"]
        assert not [event for event in secrets if event["type"] == "swapped" and event["got"] is not None]


def listen(game: Game, folder: Path, games: int, wanted: Mapping[str, int], seed: int = 1) -> Eavesdrop:
    ear = Eavesdrop(game, seed)
    asyncio.run(ear.play(folder, games, wanted))
    return ear


def caught(game: Game, folder: Path) -> None:
    """Sixty games, if it takes so many."""
    listen(game, folder, 60, {"games": 60})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_byte_depends_on_what_its_reader_may_not_know(game: Game, tmp_path: Path, record_property: Any) -> None:
    wanted = {
        what: count * MORE for what, count in {**WANTED, **(SEALED if isinstance(game, BidsGame) else {})}.items()
    }
    ear = listen(game, tmp_path, MANY * MORE, wanted)
    print(dict(ear.counted))
    for name, count in ear.counted.items():
        record_property(name, count)
    for what, count in wanted.items():
        assert ear.counted[what] >= count, f"too little was looked at: {dict(ear.counted)}"


@pytest.mark.parametrize("game", LEAKY, ids=lambda game: type(game).__name__)
def test_a_game_that_leaks_is_caught(game: Game, tmp_path: Path) -> None:
    with pytest.raises(Leak):
        caught(game, tmp_path)


def test_a_server_that_tells_of_sealed_choices_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    act = Streams.act

    def loud(self: Streams, at: float, table: Any, number: int) -> list[int]:
        before = {viewer: self.length(viewer) for viewer in self.viewers}
        seen = act(self, at, table, number)
        for viewer in self.viewers:
            if self.length(viewer) == before[viewer]:
                self.add(viewer, at, self._chapter(table, number, viewer))
        return seen

    monkeypatch.setattr(Streams, "act", loud)
    with pytest.raises(Leak, match="told that there was something"):
        caught(BidsGame(), tmp_path)


def test_a_change_that_tells_of_hidden_things_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The view that comes of it is right: it is in the bytes alone that it shows."""

    def loud(old: Any, new: Any, made: Any) -> Any:
        found = change(old, new)  # with nothing of it in writing yet
        return {**found, "view": {"hand": {}, **found["view"]}} if isinstance(found.get("view"), dict) else found

    monkeypatch.setattr(room, "Broadcast", lambda name, live: Broadcast(name, live, loud))
    with pytest.raises(Leak, match="depends on hidden things"):
        caught(BidsGame(), tmp_path)


def test_a_clock_that_tells_of_sealed_choices_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ask = Live._ask
    monkeypatch.setattr(Live, "_ask", lambda self, at, actor, public, back=False: ask(self, at, actor, True, back))
    with pytest.raises(Leak, match="something has changed"):
        caught(BidsGame(), tmp_path)


def test_a_time_that_stops_with_a_sealed_choice_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = Banks.runs
    monkeypatch.setattr(Banks, "runs", lambda self, seat: runs(self, seat) and self._done[seat] is None)
    monkeypatch.setattr(eavesdrop, "CLOCKS", ["bank"])
    with pytest.raises(Leak, match="something has changed"):
        caught(BidsGame(), tmp_path)


def test_a_bot_that_is_told_the_truth_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Live, "knowledge", lambda self, seat: (self.state.save(), self.playing().luck(seat).state))
    with pytest.raises(Leak, match="is told what it may not know"):
        caught(BidsGame(), tmp_path)
