"""Positions written by hand: what they leave out comes from a new game, and nonsense is refused in a sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.treachery.playing import EVERYBODY, GAME, START, at, rows, table

import intrigue
from intrigue.games.treachery.cards.actions import CARDS
from intrigue.games.treachery.state import Treachery

SENTENCE = re.compile(r"[A-Za-z'].*\.")


def test_an_empty_position_is_a_new_game() -> None:
    for seats in (2, 3, 4):
        assert GAME.position({"seats": seats}, seed=3).save() == GAME.new(seats, 3).save()


def test_everything_can_be_given() -> None:
    state = GAME.position(
        {
            "seats": 3,
            "options": {"match": True},
            "rows": rows("filia / brutol ... / asher"),
            "wounded": ["filia", "corvin"],
            "killed": ["asher"],
            "agendas": [["green", "red"], ["blue", "red"], ["purple", "green"]],
            "hands": ["coup", "oath", "hunt"],
            "shown": "feud",
            "deck": ["rivals", "ball"],
            "discards": ["remedy"],
            "second_deck": True,
            "turn": 2,
            "victories": [1, 0, 1],
        }
    )
    assert isinstance(state, Treachery)
    assert table(state).split(" / ")[::2] == ["filia", "asher"]
    assert (state.wounded.bit_count(), state.killed.bit_count()) == (2, 1)
    assert [CARDS[card].id for card in state.hands] == ["coup", "oath", "hunt"]
    assert [CARDS[card].id for card in reversed(state.deck)][:2] == ["rivals", "ball"]
    assert len(state.deck) == 14 - 3 - 1 - 1
    assert state.waiting == (2,)
    assert (state.victories, state.number) == ([1, 0, 1], 3)
    assert (state.turns, state.first) == (11, (2 - 11) % 3)  # ten cards of the first deck, and one of the second
    assert GAME.load(state.save()).save() == state.save()


@pytest.mark.rule("TRE-MATCH-1", "TRE-C-24", "TRE-C-32")
@pytest.mark.parametrize(
    ("seats", "start", "victories", "first"),
    [(2, 1, [0, 0], 0), (2, 1, [1, 0], 1), (2, 2, [0, 1], 0), (3, 1, [0, 1, 1], 2), (4, 4, [0, 0, 0, 1], 0)],
)
def test_the_first_turn_of_a_later_game_has_moved_on(seats: int, start: int, victories: list[int], first: int) -> None:
    """Whoever began the match did not begin its second game; with a shared victory fewer games were played."""
    given = {"seats": seats, "options": {"match": True, "start_player": start}, "victories": victories}
    state = GAME.position(given)
    assert isinstance(state, Treachery)
    assert (state.first, state.waiting, state.number) == (first, (first,), 1 + sum(victories))
    for turn in range(seats):
        games = [before for before in range(sum(victories) + 1) if before or not sum(victories)]
        could = [before for before in games if (start - 1 + before) % seats == turn]
        if could:
            other = GAME.position({**given, "turn": turn})
            assert isinstance(other, Treachery)
            assert (other.first, other.number) == (turn, 1 + could[-1])
        else:
            with pytest.raises(intrigue.core.BadInput, match="TRE-C-32"):
                GAME.position({**given, "turn": turn})


def test_what_is_left_out_comes_from_a_new_game() -> None:
    state = at(START, hands=["coup", "oath"])
    fresh = GAME.new()
    assert isinstance(fresh, Treachery)
    assert state.goals == fresh.goals
    assert (state.discards, state.second, state.wounded, state.killed) == (0, 0, 0, 0)
    assert len(state.deck) == 11
    other = GAME.position({"turn": fresh.active, "wounded": ["filia"]})
    assert isinstance(other, Treachery)
    assert (other.rows, other.hands, other.deck) == (fresh.rows, fresh.hands, fresh.deck)


def test_a_position_can_be_the_end() -> None:
    state = at(" ".join(EVERYBODY), hands=["feud", "coup"], shown="remedy")
    assert state.over
    assert state.result is not None
    assert state.result.rule == "TRE-END-1C"


def test_what_is_given_is_not_shared_with_the_position() -> None:
    given: dict[str, Any] = {"rows": rows(START), "victories": [1, 0], "options": {"match": True}}
    kept = {"rows": rows(START), "victories": [1, 0], "options": {"match": True}}
    state = GAME.position(given)
    while not state.over:
        state.apply(state.mover(), state.legal(state.mover())[0])
    assert given == kept


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"seats": 5}, "2 to 4 players"),
        ({"rowz": []}, "rowz"),
        ({"rows": "filia"}, "not a position"),
        ({"rows": rows("filia ... / nobody")}, "no character 'nobody'"),
        ({"rows": rows("filia ... / filia")}, "twice"),
        ({"rows": [["filia", "asher"]]}, "'rows' lacks brutol"),
        ({"rows": [*rows(START), []]}, "cannot occur"),
        ({"wounded": ["nobody"]}, "no character 'nobody'"),
        ({"wounded": ["filia"], "killed": ["filia"]}, "cannot occur"),
        ({"killed": ["filia", "asher"]}, "the game is over"),
        ({"agendas": [["green", "red"]]}, "1 entries for 2 seats"),
        ({"agendas": [["green", "green"], ["blue", "red"]]}, "no agenda of green and green"),
        ({"agendas": [["green", "pink"], ["blue", "red"]]}, "no agenda of green and pink"),
        ({"agendas": [["green", "red"], ["red", "green"]]}, "cannot occur"),
        ({"hands": ["coup"]}, "1 entries for 2 seats"),
        ({"hands": ["coup", "joker"]}, "no action card 'joker'"),
        ({"hands": ["coup", "coup"]}, "only one coup"),
        ({"shown": "coup", "deck": ["coup"]}, "only one coup"),
        ({"discards": [card.id for card in CARDS][:11]}, "at least one card"),
        ({"discards": [card.id for card in CARDS][:12]}, "leaves none"),
        ({"hands": ["coup", "oath"], "deck": [c.id for c in CARDS if c.id not in ("coup", "oath")]}, "leaves none"),
        ({"shown": ""}, "no action card ''"),
        ({"turn": 2}, "'turn' is 2"),
        ({"turn": -1}, "'turn' is -1"),
        ({"wounded": ["filia", "filia"]}, "twice"),
        ({"turn": 1, "options": {"start_player": 1}}, "seat 1 began"),
        ({"turn": 0, "discards": ["coup"], "options": {"start_player": 1}}, "seat 1 began"),
        ({"victories": [1], "options": {"match": True}}, "1 entries for 2 seats"),
        ({"victories": [1, 0]}, "match=true"),
        ({"victories": [2, 0], "options": {"match": True}}, "won this match already"),
        ({"victories": [-1, 0], "options": {"match": True}}, "less than no game"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(given: dict[str, Any], words: str) -> None:
    with pytest.raises(intrigue.BadInput) as no:
        GAME.position(given)
    assert words in str(no.value)
    assert SENTENCE.fullmatch(str(no.value))


@pytest.mark.rule("TRE-MATCH-1", "TRE-C-23")
def test_the_options_and_their_defaults() -> None:
    assert {option.name: option.default for option in GAME.options} == {"match": False, "start_player": "random"}
    for option in GAME.options:
        assert SENTENCE.fullmatch(option.help)
        assert option.help.split("(")[1].rstrip(").") in GAME.rulebook


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"match": 2}, "match"),
        ({"match": "yes"}, "match"),
        ({"start_player": 0}, "start_player"),
        ({"start_player": 5}, "start_player"),
        ({"start_player": "oldest"}, "random"),
        ({"start_player": 3}, "only 2 seats"),
        ({"jokers": 2}, "jokers"),
    ],
)
def test_bad_options_are_refused_in_a_sentence(options: dict[str, Any], words: str) -> None:
    with pytest.raises(intrigue.BadInput) as no:
        GAME.new(2, 0, options)
    assert words in str(no.value)
    assert SENTENCE.fullmatch(str(no.value))
