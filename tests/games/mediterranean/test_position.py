"""Positions written by hand."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.mediterranean.playing import GAME, act, at, can, decks, hand, rows

import intrigue
from intrigue.core import Positioned
from intrigue.core.phrase import notation
from intrigue.games.mediterranean.cards.developments import BY_DECK, FACE
from intrigue.games.mediterranean.cards.goods import CARD_NAMES, PILE
from intrigue.games.mediterranean.state.state import Mediterranean


def test_nothing_given_is_a_new_game() -> None:
    assert GAME.position({}, 3).save() == GAME.new(4, 3).save()


def test_everything_given_is_there() -> None:
    state = at(
        seats=5,
        turn=3,
        order=[4, 3, 2, 1, 0],
        government=["democracy 4"] * 5,
        religion=["venus 7"] * 5,
        happiness=[1, 2, 3, -4, 0],
        safety=[0] * 5,
        points=[5, 6, 7, 8, 9],
        developments=[["library", "library", "ploughs"], [], [], [], []],
        covered=[["ploughs"], [], [], [], []],
        hands=[["grain red"], [], [], [], ["piracy"]],
    )
    view = GAME.view(state, 0)
    assert view.turn == 3  # type: ignore[attr-defined]
    assert view.order == (4, 3, 2, 1, 0)  # type: ignore[attr-defined]
    player = view.players[0]  # type: ignore[attr-defined]
    assert (player.government.side, player.government.step, player.government.level) == ("democracy", 4, 1)
    assert (player.religion.side, player.religion.step, player.religion.level) == ("venus", 7, 2)
    assert player.developments == ("library", "library", "ploughs")
    assert (player.covered, player.workers[3].count) == (("ploughs",), 1)
    assert hand(state, 4) == ["piracy"]
    assert state.mover() == 4


def test_hands_left_out_are_produced() -> None:
    state = GAME.position({"turn": 2})
    assert GAME.view(state, 0).players[0].cards == 5  # type: ignore[attr-defined]


def civic(state: Mediterranean, seat: int) -> list[str]:
    return [CARD_NAMES[kind] for kind in state.held[seat] if PILE[kind] == 5]


def test_decks_are_stacked_as_told_whatever_hands_hold() -> None:
    """A hand with the same card takes another copy of it, not the one that lies on top."""
    for seed in range(10):
        state = at(
            seed=seed,
            phase="production",
            hands=[[], ["art white"], [], []],
            developments=[["urbanize"], [], [], []],
            civic_deck=["art white", "wine red"],
            luxury_deck=["piracy"],
            basic_decks={"grain": ["grain depression"]},
        )
        assert civic(state, 0) == ["art white"]
        assert CARD_NAMES[state.decks[5][0]] == "wine red"
        assert CARD_NAMES[state.decks[6][0]] == "piracy"
        assert "grain depression" in hand(state, 0)
    produced = at(civic_deck=["art white"], developments=[["urbanize"], [], [], []], hands=None)
    assert CARD_NAMES[produced.decks[5][0]] == "art white"  # the hands were produced before


def test_development_decks_are_stacked_too() -> None:
    state = at(phase="development", development_decks={"government 0": ["ploughs", "urbanize/salt_pans"]})
    drawn = [[FACE[card * 2 + side].id for side in (0, 1)] for seat in (0, 1) for card in state.drawn[seat][:1]]
    assert "ploughs" in drawn[0]
    assert sorted(drawn[1]) == ["salt_pans", "urbanize"]


def test_a_face_that_is_on_several_cards_does_not_take_one_that_another_needs() -> None:
    """Each of these is on two cards, back to back with others of them: all twelve fit, but for one choice of cards."""
    names = [face.id for face in BY_DECK[4]]
    state = at(developments=[names[:6], names[6:], [], []])
    assert [FACE[side].id for side in state.devs[0] + state.devs[1]] == names
    assert state.dev_decks[4] == ()


def test_tracks_left_out_are_where_the_developments_need_them() -> None:
    state = at(phase="development", developments=[["diplomat"], [], [], []], drawn=[["acropolis"], ["crusade"], [], []])
    shown = [(one.government, one.religion) for one in GAME.view(state, 2).players]  # type: ignore[attr-defined]
    assert (shown[0][0].side, shown[0][0].level) == ("democracy", 2)
    assert (shown[1][1].side, shown[1][1].level) == ("mars", 2)
    assert (shown[2][0].step, shown[2][1].step) == (0, 0)
    assert "build acropolis" in can(state, 0)


def test_the_log_begins_with_the_position() -> None:
    state = at(hands=[["grain red"], [], [], []], turn=3)
    assert [notation(GAME.story.of(event)) for event in state.events_for(1)] == [
        "tell-positioned",
        "tell-round number=3",
        "tell-trading-opens",
        "tell-floor seat=seat:0 lap=1",
    ]
    closing = act(at(phase="closing"), 0, "done")
    told = [notation(GAME.story.of(event)) for event in closing.events_for(0)]
    assert told[-2:] == ["tell-closing", "tell-ready seat=seat:0"]
    assert isinstance(at(phase="development", turn=2).events_for(None)[0], Positioned)
    assert decks(at(phase="development").drawn[0]) == [0, 7]


EMPTY: list[list[str]] = [[], [], [], []]


FOUR = ["grain red"] * 3 + ["ore red"]


@pytest.mark.rule("MED-WH-1", "MED-RES2-4")
@pytest.mark.card("mediterranean", "granaries")
@pytest.mark.parametrize(
    ("given", "possible"),
    [
        ({"phase": "development", "turn": 2}, True),
        ({"phase": "production", "turn": 3}, True),
        ({"phase": "production", "turn": 3, "government": ["democracy 0"] * 4}, True),  # where a development led back
        ({"phase": "development", "turn": 2, "government": ["democracy 0"] * 4}, False),
        ({"phase": "development", "turn": 3, "developments": rows(["library"])}, False),  # it would be gone too
        ({"phase": "production", "turn": 3, "developments": rows(["library"])}, False),
        ({"phase": "production", "turn": 2}, False),  # nobody can have built them, filled them and lost them
        ({"phase": "development", "turn": 1}, False),
        ({"phase": "development", "turn": 2, "hands": rows([*FOUR, "ore blue"])}, False),
    ],
)
def test_a_fourth_card_may_be_left_of_granaries_that_are_gone(given: dict[str, Any], possible: bool) -> None:
    position = {"hands": rows(FOUR), **given}
    if possible:
        assert len(hand(at(**position), 0)) >= 4
        return
    with pytest.raises(intrigue.BadInput, match="what its warehouse may hold"):
        at(**position)


BOXED = ["barracks", "arms", "secret_police", "siege_engines", "propaganda", "hymns", "theatre", "healers"] * 2
BOXED += ["love_feasts", "doves_of_peace", "matchmakers", "barbarian_alliance"] * 2


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"turn": 7}, "turn"),
        ({"hands": [["grain red"]]}, "1 entries"),
        ({"hands": [["grain purple"], [], [], []]}, "no card"),
        ({"hands": [["piracy", "piracy"], [], [], []]}, "no more"),
        ({"hands": [["piracy"], [], [], []], "luxury_deck": ["piracy"]}, "no more"),
        ({"government": ["mars 3"] * 4}, "no space"),
        ({"government": ["democracy 12"] * 4}, "no space"),
        ({"government": ["democracy 02"] * 4}, "no space"),
        ({"developments": [["castle"], [], [], []]}, "no development"),
        ({"developments": [["library"] * 3, [], [], []]}, "no more"),
        ({"developments": [["library/barracks"], [], [], []]}, "no more"),
        ({"developments": [["library", "barracks"], [], [], []]}, "both sides of government"),
        ({"developments": [["library"], [], [], []], "government": ["dictatorship 2"] * 4}, "side of dictatorship"),
        ({"developments": [["hymns"], [], [], []], "religion": ["mars 0"] * 4}, "side of mars"),
        ({"developments": [["ploughs"], [], [], []], "covered": [["oracle"], [], [], []]}, "covered"),
        ({"developments": [["oracle"], [], [], []], "covered": [["oracle"], [], [], []]}, "covered"),
        ({"happiness": [9, 0, 0, 0]}, "happiness"),
        ({"points": [-1, 0, 0, 0]}, "points"),
        ({"workers": [[3, 1, 1, 1, 1]] * 4}, "workers"),
        ({"workers": [[1, 1, 1, 1, 2], [1] * 5, [1] * 5, [1] * 5]}, "4 workers for ore"),
        ({"seats": 6, "workers": [[2, 1, 1, 1, 1]] * 4 + [[0, 1, 1, 1, 1]] * 2}, "6 workers for salt"),
        ({"phase": "development", "turn": 2, "happiness": [-1, 0, 0, 0]}, "'revolt' names its victims"),
        ({"phase": "development", "turn": 3, "safety": [-3, 2, 1, -1]}, "attacked has safety 0"),
        ({"phase": "development", "turn": 3, "safety": [-8, 0, 1, 1]}, "safety -8"),
        ({"phase": "development", "turn": 2, "revolt": [0], "happiness": [0, -8, 1, 1]}, "happiness -8"),
        ({"revolt": [9], "phase": "development", "turn": 2}, "revolt"),
        ({"revolt": [1, 1], "phase": "development", "turn": 2}, "revolt"),
        ({"revolt": [1], "phase": "development", "turn": 1}, "revolt"),
        ({"revolt": [1], "turn": 2}, "revolt"),
        ({"revolt": [1], "phase": "development", "turn": 2, "happiness": [0, -2, 0, 0]}, "happiness is 0"),
        ({"order": [0, 0, 1, 2]}, "order"),
        ({"order": [0, 1, 2, 9]}, "order"),
        ({"phase": "lunch"}, "phase"),
        ({"gold": 3}, "gold"),
        ({"stored": [["grain red"], [], [], []], "hands": EMPTY, "phase": "closing"}, "store"),
        ({"stored": [["grain red"], [], [], []], "hands": [["grain red"], [], [], []]}, "stored on a live floor"),
        ({"stored": [["dye fury"], [], [], []], "hands": [["dye fury"], [], [], []], "phase": "closing"}, "never"),
        (
            {"stored": [["grain red"] * 2, [], [], []], "hands": [["grain red"], [], [], []], "phase": "closing"},
            "cannot store",
        ),
        (
            {"stored": [["grain red"] * 3 + ["ore red"], [], [], []], "phase": "closing"}
            | {"hands": [["grain red"] * 3 + ["ore red"], [], [], []]},
            "holds 3 cards",
        ),
        ({"hands": [["grain red"] * 3 + ["ore red"], [], [], []], "phase": "production"}, "warehouse"),
        ({"hands": [["dye fury"], [], [], []], "phase": "development"}, "warehouse"),
        ({"drawn": [["library"], [], [], []]}, "development phase"),
        (
            {"drawn": [["acropolis"], [], [], []], "phase": "development", "government": ["democracy 2"] * 4},
            "cannot draw",
        ),
        ({"drawn": [["ploughs", "urbanize"], [], [], []], "phase": "development"}, "one card of each deck"),
        ({"civic_deck": ["grain red"]}, "civic deck"),
        ({"basic_decks": {"civic": ["art white"], "straw": []}}, "no deck"),
        ({"development_decks": {"mars 4": []}}, "no deck"),
        ({"development_decks": {"mars 1": ["library"]}}, "not of the deck"),
        ({"developments": [["ploughs", "farmsteads", "ploughs"], [], [], []]}, "producers"),
        ({"developments": rows(BOXED)}, "28 white boxes"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(given: dict[str, Any], word: str) -> None:
    with pytest.raises(intrigue.BadInput, match=word):
        GAME.position(given)
