"""Pests, and what people can do about them: the host's means, seats that one may hold, links, devices, log-out."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import sqlalchemy as sa
from tests.patience import eventually
from tests.server.serving import AtOnce, Serving, refuses
from tests.server.test_http import TWO_BOTS

from intrigue.client import Client, LiveTable, Refused
from intrigue.server import messages as m
from intrigue.server.database import engine_for, migrate
from intrigue.server.lobby import DAY
from intrigue.server.seats import LINKS
from intrigue.server.visitors import FADING
from intrigue.table.clock import URGED


def until(game: LiveTable, kind: type[m.AnyItem]) -> m.AnyItem:
    """The latest item of a kind, when it is there."""
    eventually(lambda: game.wait(0.05) is not None and any(isinstance(item, kind) for item in game.items))
    return next(item for item in reversed(game.items) if isinstance(item, kind))


# ---------------------------------------------------------------------- what the host can do


def test_the_host_sends_a_pest_away(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Mallory") as mallory:
        id = ada.create("trickery", 3, seat=0, public=True).id
        mallory.sit(id, 1)
        with refuses("no-deed-but-by-host"):
            mallory.send_away(id, 0)
        with mallory.live(id) as watched:
            assert ada.send_away(id, 1).seats[1].name is None
            sent = until(watched, m.SentAway)
            assert isinstance(sent, m.SentAway)
            assert (sent.seat, sent.name) == (1, "Mallory")
            eventually(lambda: watched.wait(0.05) is not None and watched.table.you is None)
        for seat in (None, 2):
            with refuses("no-seat-once-sent-away"):
                mallory.sit(id, seat)
        assert id not in [table.id for table in mallory.lobby().mine]
        with server.client("Ben") as ben:
            assert ben.sit(id, 1).you == 1


def test_the_host_mutes_and_hears_again(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Ben") as ben, server.client("Zoe") as zoe:
        id = ada.create("trickery", 3, seat=0, public=True, bots={2: "random"}).id
        ben.sit(id, 1)
        assert ada.mute(id, seat=1).seats[1].muted
        with ada.live(id) as here, ben.live(id) as there, zoe.live(id) as watching:
            with refuses("no-talking-when-muted"):
                there.say("Hello?")
            watching.say("Buy my soap")
            line = until(here, m.Said)
            ada.mute(id, said=line.n)
            with refuses("no-talking-when-muted"):
                watching.say("Cheap")
            assert not ada.mute(id, seat=1, on=False).seats[1].muted
            there.say("Hello!")
            assert not ada.mute(id).talk
            with server.client("Yan") as yan, yan.live(id) as too, refuses("no-talking-from-outside"):
                too.say("Soap")
        with refuses("no-deed-but-by-host"):
            ben.mute(id, seat=0)


def test_strangers_do_not_speak_at_private_tables(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Zoe") as zoe:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        assert not table.talk
        with zoe.live(table.id) as game:
            with refuses("no-talking-from-outside"):
                game.say("Hello")
            assert ada.mute(table.id, on=False).talk
            game.say("Thank you")


def test_a_closed_table_is_gone_from_every_list(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Ben") as ben:
        id = ada.create("trickery", 3, seat=0, public=True).id
        ben.sit(id, 1)
        with refuses("no-deed-but-by-host"):
            ben.close(id)
        with ben.live(id) as game:
            assert ada.close(id).stage == "closed"
            until(game, m.Closed)
        for visitor in (ada, ben):
            lobby = visitor.lobby()
            assert id not in [table.id for table in lobby.open + lobby.mine]
        with server.client("Cleo") as cleo, refuses("no-table-any-more"):
            cleo.sit(id)
        assert ben.table(id).stage == "closed"
        game_of_two = ada.create("trickery", 3, seat=0, bots={2: "random"}, public=True).id
        ben.sit(game_of_two, 1)
        ada.start(game_of_two)
        with refuses("no-closing-while-others-play"):
            ada.close(game_of_two)


def test_a_closed_table_stays_closed(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client("Ada") as ada:
        id, token = ada.create("trickery", 3, bots=TWO_BOTS).id, ada.token
        ada.close(id)
    with Serving(database, AtOnce()) as server, server.client("Ada", token) as ada:
        assert ada.table(id).stage == "closed"
        with refuses("no-table-any-more"):
            ada.leave(id)


def test_somebody_who_stalls_is_played_for(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client("Ada") as ada, server.client("Mallory") as mallory:
        id = ada.create("trickery", 3, seat=0, bots={2: "random"}).id
        mallory.sit(id, 1)
        ada.start(id)
        with ada.live(id) as game, mallory.live(id) as stalls:
            game.act(game.choices[0].say)
            assert ada.urge(id, 1).seats[1].urged
            assert isinstance(until(stalls, m.Urged), m.Urged)
            server.time.ahead += URGED
            server.inside((server.inside(server.hub.tables.room(id))).change(lambda live, now: live.tick(now)))
            stood = until(game, m.StoodIn)
            assert isinstance(stood, m.StoodIn)
            assert (stood.seat, stood.on) == (1, True)
            assert not ada.table(id).seats[1].urged


# ---------------------------------------------------------------------- seats that one may hold


def test_one_visitor_cannot_sit_at_every_table(database: Path) -> None:
    with (
        Serving(database, AtOnce(), visitor_seats=3, visitor_letters=1) as server,
        server.client("Ada") as ada,
        server.client("Mallory") as mallory,
    ):
        ids = [ada.create("trickery", 3, public=True).id for _ in range(8)]
        letters = [ada.create("trickery", 3, public=True, clock="days").id for _ in range(2)]

        def attempt(id: str) -> bool:
            try:
                Client(server.address, token=mallory.token).sit(id)
            except Refused as refused:
                return refused.status != 429
            return True

        with ThreadPoolExecutor(8) as crowd:  # at once, too
            assert sum(crowd.map(attempt, ids)) == 3
        mine = [table.id for table in mallory.lobby().mine]
        assert len(mine) == 3
        mallory.sit(mine[0], None)  # where one sits already
        mallory.sit(letters[0])
        with refuses("no-more-seats seats=1"):
            mallory.sit(letters[1])
        with refuses("no-more-seats seats=3"):
            mallory.sit(next(id for id in ids if id not in mine))
        for _ in range(5):  # one's own tables are another matter
            mallory.create("trickery", 3, bots=TWO_BOTS)
        mallory.leave(mine[0])
        mallory.sit(next(id for id in ids if id not in mine))
        server.time.ahead += DAY + 1  # what nobody has touched for a day holds nobody up
        mallory.sit(ada.create("trickery", 3, public=True).id)
        with refuses("no-more-seats"):
            mallory.sit(letters[1])


def test_names_that_could_be_mistaken(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("\u0410da") as mallory, server.client("Server Admin") as eve:
        id = ada.create("trickery", 3, seat=0, public=True).id
        with refuses("no-name-like .*Ada"):
            mallory.sit(id)
        table = eve.sit(id)
        assert [seat.doubtful for seat in table.seats] == [False, True, False]
        with mallory.live(id) as game:
            game.say("I am Ada")
            said = until(game, m.Said)
            assert isinstance(said, m.Said)
            assert said.doubtful


# ---------------------------------------------------------------------- links


def test_a_link_is_good_for_one_device_even_if_two_come_at_once(server: Serving) -> None:
    with server.client("Ada") as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        token = ada.link(table.id)
        phones = [server.client(f"Phone {number}") for number in range(6)]

        def attempt(phone: Client) -> bool:
            try:
                return phone.claim(table.id, token).you == table.you
            except Refused as refused:
                return "no-such-link" not in str(refused.reason)

        with ThreadPoolExecutor(6) as crowd:
            assert sum(crowd.map(attempt, phones)) == 1
        assert len(ada.devices(table.id).devices) == 2


def test_a_link_expires_and_can_be_revoked(database: Path) -> None:
    with Serving(database, AtOnce(), link_hours=2) as server, server.client("Ada") as ada, server.client("P") as phone:
        id = ada.create("trickery", 3, bots=TWO_BOTS).id
        first, second = ada.link(id), ada.link(id)
        listed = ada.devices(id).links
        assert [link.until - link.made for link in listed] == [7200, 7200]
        assert [link.id for link in ada.unlink(id, listed[0].id).links] == [listed[1].id]
        with refuses("no-such-link"):
            phone.claim(id, first)
        with refuses("no-such-link"):
            ada.unlink(id, listed[0].id)
        server.time.ahead += 7200
        assert ada.devices(id).links == []
        with refuses("no-such-link"):
            phone.claim(id, second)
        for _ in range(LINKS):
            third = ada.link(id)
        with refuses(f"no-more-links links={LINKS}"):
            ada.link(id)
        assert phone.claim(id, third).you is not None
        with sqlite3.connect(database) as connection:
            assert connection.execute("select count(*) from links").fetchone() == (LINKS - 1,)


def test_a_link_leads_to_whoever_made_it_and_to_nobody_else(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Ben") as ben, server.client("Zoe") as zoe:
        id = ada.create("trickery", 3, seat=0, public=True).id
        ben.sit(id, 1)
        old = ben.link(id)
        moved = ben.link(id)
        ben.sit(id, 2)
        with refuses("no-seat-of-yours"):
            zoe.devices(id)
        assert zoe.claim(id, moved).you == 2
        ben.leave(id)
        with server.client("Cleo") as cleo, server.client("Thief") as thief:
            cleo.sit(id, 1)
            with refuses("no-such-link"):
                thief.claim(id, old)


def test_a_device_is_listed_and_signed_out(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Phone") as phone, server.client("Tablet") as tablet:
        id = ada.create("trickery", 3, bots=TWO_BOTS).id
        phone.claim(id, ada.link(id))
        tablet.claim(id, phone.link(id))
        with phone.live(id) as game:
            found = ada.devices(id).devices
            assert [(device.number, device.here, device.this) for device in found] == [
                (0, False, True),
                (1, True, False),
                (2, False, False),
            ]
            with refuses("no-older-device-out"):
                phone.sign_out(id, 0)
            assert len(ada.sign_out(id, 1).devices) == 2
            eventually(lambda: game.wait(0.05) is not None and game.table.you is None)
            with refuses("no-acting-from-outside"):
                game.here()
        assert tablet.sign_out(id, 1).devices == []
        assert id not in [table.id for table in tablet.lobby().mine]
        with refuses("no-last-device-out"):
            ada.sign_out(id, 0)
        with refuses("no-deed-but-by-host"):
            phone.close(id)


# ---------------------------------------------------------------------- cookies


def test_a_claim_brings_a_new_cookie_and_the_old_one_is_worth_nothing(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client("Ada") as ada, server.client("Phone") as phone:
        id = ada.create("trickery", 3, bots=TWO_BOTS).id
        planted = phone.token
        assert phone.claim(id, ada.link(id)).you is not None
        assert phone.token != planted
        assert phone.devices(id).devices[1].this
        assert phone.name == "Phone"
        # What was on its way with the old cookie is told to repeat, and is not made somebody new.
        answer = server.raw("GET", "/api/me", cookie=f"intrigue={planted}")
        assert (answer.status, answer.reason, answer.cookies) == (409, "no-old-cookie", [])
        assert server.raw("GET", "/api/tables", cookie=f"intrigue={planted}").status == 200
        server.time.ahead += FADING
        assert Client(server.address, token=planted).name != "Phone"
        again, before = ada.link(id), phone.token
        phone.claim(id, again)  # where it sits already: nothing is used up
        assert phone.token == before
        assert server.client("Tablet").claim(id, again).you is not None


def test_logging_out_makes_the_cookie_worthless_everywhere(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client("Ada") as ada:
        id = ada.create("trickery", 3, bots=TWO_BOTS).id
        stolen = ada.token
        with server.socket(id, ada) as socket:
            socket.recv()
            answer = server.raw("POST", "/api/me/logout", b"", cookie=f"intrigue={stolen}")
            assert answer.status == 200
            assert 'intrigue=""' in answer.cookies[0]
            assert "max-age=0" in answer.cookies[0].lower()
            eventually(lambda: not server.hub.tables.rooms[id].connections)
        server.time.ahead += FADING
        assert Client(server.address, token=stolen).name != "Ada"
    with Serving(database, AtOnce()) as server:
        assert Client(server.address, token=stolen).name != "Ada"


# ---------------------------------------------------------------------- the database of an older server


def test_links_of_an_older_server_end_with_it(tmp_path: Path) -> None:
    engine = engine_for(str(tmp_path / "x.db"))
    migrate(engine, "0002")
    with engine.begin() as connection:
        row = {"id": "abc", "stage": "gathering", "public": True, "open_seats": 1, "opened_by": "v", "created": 0.0}
        tables = sa.table("tables", *[sa.column(name) for name in (*row, "touched", "summary")])
        connection.execute(sa.insert(tables).values({**row, "touched": 0.0, "summary": b"{}"}))
        links = sa.table("links", sa.column("table_id"), sa.column("seat"), sa.column("token"))
        connection.execute(sa.insert(links).values(table_id="abc", seat=0, token="digest"))
    migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(sa.text("select count(*) from links")).scalar_one() == 0
        assert connection.execute(sa.text("select count(*) from tables")).scalar_one() == 1
    engine.dispose()
