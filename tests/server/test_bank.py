"""Time for a whole game on a real server: what everybody is told of it, and what is left of it after a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.serving import AtOnce, Serving, until
from tests.server.test_socket import act, act_over, three_people, tick, until_item

from intrigue.server import messages as m

BANK: dict[str, Any] = {"clock": "bank", "clock_amount": 5, "clock_more": 10}


def test_everybody_is_told_everybodys_time_and_it_outlives_the_server(database: Path) -> None:
    with Serving(database, AtOnce()) as server:
        ada, ben, cleo, id = three_people(server, **BANK)
        with server.socket(id, ada) as socket, server.socket(id) as watching:
            hello = until(socket, m.Hello)
            assert (hello.times, hello.running, hello.time_left) == ([310, 310, 310], [0, 1, 2], 310)
            assert (hello.now.table.clock_amount, hello.now.table.clock_more) == (5, 10)
            act_over(server, id, ada, ben, cleo)
            server.time.ahead += 100
            act(ada, id, "favour")
            server.time.ahead += 30
            act(ben, id, "favour")
            news = until(watching, m.News)
            while news.running != [2]:
                news = until(watching, m.News)
            assert news.times == [210, 280, 310]
        token = ada.token
    with Serving(database, AtOnce()) as server, server.socket(id, server.client("Ada", token)) as socket:
        hello = until(socket, m.Hello)
        assert (hello.times, hello.running) == ([210, 280, 310], [2])
        server.time.ahead += 311
        server.inside(tick(server, id))
        stood = until_item(socket, m.StoodIn)
        assert (stood.seat, stood.on) == (2, True)
