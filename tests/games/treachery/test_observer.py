"""What a seat observes as numbers, read back by name. Ada sits in seat 0, Ben in seat 1."""

from __future__ import annotations

import pytest
from tests.games.observing import observed, offered, some
from tests.games.treachery.playing import at, holding, play

from intrigue.games.treachery import ids
from intrigue.games.treachery.cards.characters import CHARACTERS
from intrigue.games.treachery.observer import OBSERVER
from intrigue.games.treachery.state import Treachery

AGENDAS = [("green", "red"), ("blue", "red"), ("purple", "green")]


def character(state: Treachery, who: str, seat: int = 0) -> dict[str, int | str]:
    """What is observed of a character, but that it is there and who it is."""
    number = next(one.number for one in CHARACTERS if one.id == who)
    found = some(observed(state, seat), f"characters[{number}].")
    assert (found.pop("there"), found.pop("who")) == (1, who)
    return found


def test_a_table() -> None:
    state = at(
        "filia / brutol diane lucius / ...",
        seats=3,
        hands=["coup", "oath", "gossip"],
        shown="hunt",
        agendas=AGENDAS,
        wounded="brutol",
        killed="isolde",
        discards=["feud", "ball", "decree", "remedy"],
        turn=0,
    )
    found = observed(state, 0)
    assert some(found, "table.") == {
        "seats": 3,
        "game": 1,
        "turns": 4,
        "rows": 3,
        "deck": 6,
        "shown": "hunt",
        "hand": "coup",
        "question": "action",
        "discards[ball]": 1,
        "discards[decree]": 1,
        "discards[feud]": 1,
        "discards[remedy]": 1,
    }
    assert some(found, "players[0].") == {
        "there": 1,
        "asked": 1,
        "active": 1,
        "cards": 1,
        "rise": "green",
        "fall": "red",
    }
    assert some(found, "players[2].") == {"there": 1, "first": 1, "cards": 1}
    assert not some(found, "players[3].")
    assert character(state, "filia") == {}
    assert character(state, "brutol") == {"row": 1, "wounded": 1}
    assert character(state, "isolde") == {"row": 2, "killed": 1}


def test_every_seat_comes_first_in_its_own_eyes() -> None:
    state = play(at(seats=3, hands=["blackmail", "oath", "gossip"], agendas=AGENDAS), "play blackmail top", "filia")
    rows = [[some(observed(state, seat), f"players[{row}].") for row in range(3)] for seat in range(3)]
    for seat, (rise, fall) in enumerate(AGENDAS):
        assert (rows[seat][0].pop("rise"), rows[seat][0].pop("fall")) == (rise, fall)
    assert rows[0] == [
        {"there": 1, "cards": 1, "first": 1, "last": 1},
        {"there": 1, "cards": 1, "asked": 1, "active": 1},
        {"there": 1, "cards": 1},
    ]
    assert rows[1] == rows[0][1:] + rows[0][:1]
    assert rows[2] == rows[0][2:] + rows[0][:2]
    assert some(observed(state, 2), "table.last_") == {"card": "blackmail", "half": "top", "first": "filia"}


@pytest.mark.rule("TRE-C-27")
def test_the_steps_of_an_action_are_their_owners_alone() -> None:
    state = holding("gossip", "filia brutol / asher gerard / ...")
    before = observed(state, 1)
    play(state, "play gossip bottom", "filia")
    assert observed(state, 1) == before
    assert some(observed(state, 0), "table.fill") == {
        "ing_card": "gossip",
        "ing_half": "bottom",
        "ed": "filia",
    }
    assert observed(state, 0)["table.question"] == "fill"
    assert observed(state, 1)["table.question"] == "action"


@pytest.mark.rule("TRE-C-27", "TRE-SET-4")
def test_others_cards_and_agendas_are_not_observed() -> None:
    one = at(hands=["coup", "oath"], shown="hunt", agendas=[("green", "red"), ("blue", "red")])
    two = at(hands=["coup", "feud"], shown="hunt", agendas=[("green", "red"), ("purple", "blue")])
    assert observed(one, 0) == observed(two, 0)
    assert (observed(one, 1)["table.hand"], observed(two, 1)["table.hand"]) == ("oath", "feud")


@pytest.mark.rule("TRE-END-2")
def test_agendas_are_observed_when_they_are_shown() -> None:
    state = holding("ambush", wounded="filia", killed="odile", agendas=[("green", "red"), ("blue", "purple")])
    play(state, "play ambush top", "filia")
    found = observed(state, 0)
    assert some(found, "players[1].") == {"there": 1, "cards": 1, "victories": 1, "rise": "blue", "fall": "purple"}
    assert (found["table.ending"], found["table.question"]) == ("two_killed", "")
    assert OBSERVER.winners(state) == [1]


@pytest.mark.rule("TRE-TURN-3")
def test_who_has_drawn_from_the_second_deck_is_known() -> None:
    state = at(hands=["coup", "oath"], shown="hunt", second_deck=True)
    made_of = {*ids.CARDS} - {"coup", "oath", "hunt"}
    assert set(some(observed(state, 0), "table.second_deck[")) == {f"{card}]" for card in made_of}
    play(state, "play coup top", "filia")
    assert [observed(state, 1)[f"players[{row}].redrawn"] for row in range(2)] == [0, 1]


def test_moves_whose_order_is_asked_for() -> None:
    state = holding("ball", "filia asher brutol diane / ...", wounded="filia")
    play(state, "play ball top", "filia", "asher")
    for seat in range(2):
        assert observed(state, seat)["table.question"] == "next_move"
        assert observed(state, seat)["table.used"] == "ball"
        assert character(state, "filia", seat) == {"wounded": 1, "up": 1}
        assert character(state, "asher", seat) == {"down": 1}
    assert some(observed(state, 1), "table.last_") == {
        "card": "ball",
        "half": "top",
        "first": "filia",
        "second": "asher",
    }
    assert observed(state, 0)["players[0].cards"] == 0


def test_a_last_deed_and_an_attack_that_comes_after_it() -> None:
    state = holding("disgrace", "lucius isolde / ...", wounded="lucius isolde filia")
    play(state, "play disgrace bottom", "lucius")
    assert some(observed(state, 1), "table.deed_") == {"of": "lucius"}
    assert observed(state, 1)["table.question"] == "last_deed"
    assert character(state, "isolde", 1) == {"wounded": 1, "attack": 1}
    assert observed(state, 0)["table.deed_step"] == 0
    play(state, "filia")
    assert some(observed(state, 1), "table.deed_") == {"of": "lucius", "step": 1}


def test_every_kind_of_choice() -> None:
    state = holding("blackmail", shown="hunt")
    rows = offered(state, 0)
    assert rows["play blackmail top"] == {"kind": "action", "card": "blackmail", "half": "top"}
    assert rows["play hunt bottom"] == {"kind": "action", "card": "hunt", "half": "bottom"}
    play(state, "play blackmail top")
    assert offered(state, 0)["pick lucius"] == {"kind": "pick", "character": "lucius"}
    assert offered(state, 1) == {}


@pytest.mark.rule("TRE-MATCH-1")
def test_between_the_games_of_a_match() -> None:
    state = holding("ambush", wounded="filia", killed="odile", options={"match": True}, victories=[0, 0])
    play(state, "play ambush top", "filia")
    asked = state.mover()
    assert offered(state, asked) == {"deal": {"kind": "deal"}}
    found = observed(state, asked)
    assert (found["table.match"], found["table.question"], found["players[0].asked"]) == (1, "deal", 1)
    play(state, "deal")
    assert (observed(state, 0)["table.game"], observed(state, 0)["table.ending"]) == (2, "")
