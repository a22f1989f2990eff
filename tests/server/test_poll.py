"""Where WebSockets do not work: polls that wait for news, and messages by POST."""

from __future__ import annotations

import threading
from pathlib import Path

from tests.patience import PATIENCE, eventually
from tests.server.serving import AtOnce, Serving
from tests.server.test_http import TWO_BOTS
from tests.server.test_socket import act, three_people, tick

from intrigue.client import mark
from intrigue.server import messages as m


def test_polling_waits_for_news(server: Serving) -> None:
    ada, ben, cleo, id = three_people(server)
    known = ada.poll(id)
    assert [item.n for item in known.items] == [1, 2, 3, 4]
    for client in (ben, cleo, ada):
        act(client, id, "choose thorn")
    ada.poll(id, known)
    assert [item.n for item in known.items] == [1, 2, 3, 4, 5]
    assert known.view == ada.poll(id).view
    assert ada.table(id).seats[0].here


def test_a_poll_ends_after_a_while_without_news(database: Path) -> None:
    with Serving(database, AtOnce(), poll_seconds=0.2) as server:
        ada, _, _, id = three_people(server)
        known = ada.poll(id)
        items, view, look = list(known.items), known.view, known.look
        ada.poll(id, known)
        assert (known.items, known.view, known.look) == (items, view, look)


def test_a_whole_game_by_polling(server: Serving) -> None:
    with server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS, seat=0)
        known = ada.poll(table.id)
        while known.table.stage != "over":
            if known.view["choices"]:
                ada.send(table.id, m.Act(mark(), known.view["choices"][0]["say"], known.question))
            ada.poll(table.id, known)
        whole = ada.poll(table.id)
        assert isinstance(whole.items[-1], m.Ended)
        assert (known.items, known.view) == (whole.items, whole.view)


def test_a_poll_sees_somebody_act_while_it_waits(server: Serving) -> None:
    ada, ben, cleo, id = three_people(server)
    act(ben, id, "choose thorn")
    act(cleo, id, "choose thorn")
    known = ben.poll(id)
    at = known.seen
    waiting = threading.Thread(target=ben.poll, args=(id, known))
    waiting.start()
    act(ada, id, "choose thorn")
    waiting.join(PATIENCE)
    if known.seen == at:  # Ada's coming was news too
        ben.poll(id, known)
    assert known.seen == at + 1


def test_polling_does_not_stop_the_clock(database: Path) -> None:
    with Serving(database, AtOnce(), poll_seconds=0.1) as server, server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS, seat=0, clock="quick")
        known = ada.poll(table.id)
        for ahead in (10, 20):
            server.time.ahead = ahead
            assert ada.poll(table.id, known).time_left == 30 - ahead
        server.time.ahead = 31
        server.inside(tick(server, table.id))
        assert server.hub.tables.rooms[table.id].live.people.seats[0].stand_in
        ada.poll(table.id, known)
        assert not server.hub.tables.rooms[table.id].live.people.seats[0].stand_in


def test_whoever_watches_by_polling_sits_in_nobodys_seat(database: Path) -> None:
    """A visitor with a name who has no seat: no seat is here because of them, and no clock runs for them."""
    with Serving(database, AtOnce(), poll_seconds=0.1) as server, server.client("Zoe") as zoe:
        ada, _, cleo, id = three_people(server, clock="quick")
        assert zoe.poll(id).table.you is None
        assert zoe.poll(id, zoe.poll(id)).table.you is None
        assert [seat.here for seat in zoe.table(id).seats] == [False, False, False]
        timing = server.hub.tables.rooms[id].live.timing
        assert not any(timing.all_here())
        server.time.ahead = 31  # nobody who plays was here, so nobody's time has run out
        server.inside(tick(server, id))
        assert not any(seat.stand_in for seat in zoe.table(id).seats)
        cleo.poll(id)
        assert [seat.here for seat in zoe.table(id).seats] == [False, False, True]
        assert [seat.here for seat in ada.table(id).seats] == [False, False, True]


def test_leaving_a_seat_while_a_poll_waits(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Ben") as ben:
        table = ada.create("trickery", 3, seat=0)
        ben.sit(table.id, 1)
        known = ben.poll(table.id)
        waiting = threading.Thread(target=ben.poll, args=(table.id, known))
        waiting.start()
        eventually(lambda: len(server.hub.tables.rooms[table.id].connections) == 1)
        ben.leave(table.id)
        waiting.join(PATIENCE)
        assert known.table.you is None
        assert known.items[0].n == 1
        ben.sit(table.id, 2)
        ben.poll(table.id)
        assert [seat.here for seat in ada.table(table.id).seats] == [False, False, True]
