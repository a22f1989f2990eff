"""Decks over the wire: checked by the rules, played at a table, and nobody else's business."""

from __future__ import annotations

import msgspec
from tests.server.serving import Serving

import intrigue

GAME = intrigue.game("fivesails")


def check(server: Serving, game: str, body: object) -> tuple[int, dict[str, object]]:
    answer = server.raw("POST", f"/api/games/{game}/deck", msgspec.json.encode(body))
    return answer.status, msgspec.json.decode(answer.body)


def test_a_game_says_which_option_takes_decks_and_brings_samples(server: Serving) -> None:
    with server.client() as ada:
        formats = {game.name: {option.name: option.format for option in game.options} for game in ada.games()}
    assert formats["fivesails"]["decks"] == "decks"
    assert set(formats["trickery"].values()) == {""}
    page = msgspec.json.decode(server.raw("GET", "/api/games/fivesails").body)
    assert [deck["name"] for deck in page["decks"]] == [deck.name for deck in GAME.decks()]
    assert msgspec.json.decode(server.raw("GET", "/api/games/trickery").body)["decks"] == []


def test_a_deck_is_checked_by_the_rules(server: Serving) -> None:
    status, told = check(server, "fivesails", {"text": GAME.decks()[0].text})
    assert status == 200
    assert told["faults"] == []
    status, told = check(server, "fivesails", {"text": "Kaspar Dietrich\nNobody"})
    assert status == 200
    assert {"rule": "", "reason": "line 2: there is no card 'Nobody'"} in told["faults"]  # type: ignore[operator]


def test_no_deck_where_none_is_played_and_none_without_end(server: Serving) -> None:
    status, told = check(server, "trickery", {"text": "Kaspar Dietrich"})
    assert status == 400
    assert "Nobody brings a deck" in str(told["reason"])
    assert check(server, "chess", {"text": ""})[0] == 404
    assert check(server, "fivesails", {"text": "x" * 8001})[0] == 400
    assert check(server, "fivesails", {})[0] == 400


def test_the_list_of_a_deck_stays_with_its_owner(server: Serving) -> None:
    """Everybody at a table sees its options, but not what is in a deck that somebody brought (FIV-C-36)."""
    own = GAME.decks()[1].text.replace("\n", ";")
    with server.client("Ada") as ada:
        table = ada.create("fivesails", 2, bots={1: "random"}, seat=0, options={"decks": own})
        assert table.options["decks"] == "deck of Kaspar Dietrich"
        with ada.live(table.id) as game:
            assert game.choices
        told = server.raw("GET", f"/api/tables/{table.id}").body
    assert b"Langschwert" not in told
