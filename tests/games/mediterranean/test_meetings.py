"""Developments that meet others, at tables of four to six: in production, on the floor, in Resolution, at the end."""

from __future__ import annotations

import pytest
from tests.games.mediterranean.playing import (
    GAME,
    act,
    at,
    can,
    choose_none,
    closing,
    decks,
    floor_to,
    forbids,
    hand,
    known,
    last_moments,
    resolve,
    rows,
    told,
    whole_turn,
)

from intrigue.games.mediterranean import events as ev
from intrigue.games.mediterranean.cards.developments import FACE
from intrigue.games.mediterranean.state.state import Mediterranean

WORKERS = [1, 1, 1, 1, 1]
DEMOCRATS = ["democracy 5"] * 5


def say(state: Mediterranean, seat: int, text: str) -> None:
    for action in GAME.sentence(state, seat, text):
        state.apply(seat, action)
        state.check()


def built(state: Mediterranean, seat: int) -> list[str]:
    return [FACE[side].id for side in state.devs[seat]]


# ---------------------------------------------------------------------- production


@pytest.mark.rule("MED-PROD-3", "MED-C-76", "MED-C-12")
@pytest.mark.parametrize(("stored", "dealt"), [(5, [2, 2, 2, 2, 2, 2]), (15, [2, 1, 0, 0, 0, 0])])
def test_of_a_good_that_runs_short_the_first_in_the_order_of_play_get_theirs(stored: int, dealt: list[int]) -> None:
    cards = ["salt red", "salt blue", "salt white", "salt black", "salt prosperity"]
    hands = [[cards[place // 3]] for place in range(stored)]
    held = [[card for row in hands[seat * 3 : seat * 3 + 3] for card in row] for seat in range(6)]
    state = at(
        seats=6,
        turn=3,
        phase="production",
        hands=held,
        developments=[["salt_pans"], ["salt_pans"], ["salt_pans"], ["salt_altars"], ["salt_altars"], ["salt_altars"]],
    )
    counts = [len([card for card in hand(state, seat) if card.startswith("salt")]) for seat in range(6)]
    assert [count - len(held[seat]) for seat, count in enumerate(counts)] == dealt


@pytest.mark.rule("MED-C-83", "MED-DEV-5", "MED-C-22")
def test_a_covered_producer_leaves_room_for_another() -> None:
    state = at(
        phase="development",
        turn=2,
        hands=rows(),
        developments=rows(["ploughs"]),
        covered=rows(["ploughs"]),
        drawn=rows(["ploughs", "harvest_rite"]),
    )
    assert forbids(act(state, 0, "build ploughs"), 0, "build harvest_rite") == "MED-DEV-5"
    choose_none(state)
    assert state.producers(0, 3) == 2


@pytest.mark.rule("MED-C-73", "MED-PROD-1")
def test_a_sacrificed_worker_is_marked_in_secret_and_missing_from_the_next_production() -> None:
    state = closing([], turn=2, religion=["mars 2"] + ["mars 0"] * 3, developments=rows(["sacrificial_altar"]))
    before = state.view(1)
    act(state, 0, "sacrifice wool")
    assert state.view(1) == before
    whole_turn(state)
    assert not any(card.startswith("wool") for card in hand(state, 0))
    assert any(card.startswith("wool") for card in hand(state, 1))


# ---------------------------------------------------------------------- the floor


@pytest.mark.rule("MED-ABL-3", "MED-EX-13")
def test_what_either_side_of_a_deal_promised_binds_in_the_closing_step() -> None:
    state = at(
        turn=2,
        hands=rows(),
        government=["dictatorship 2", "democracy 2"] + ["dictatorship 0"] * 2,
        developments=rows(["barracks"], ["diplomat"]),
    )
    say(state, 0, "offer barracks not on 2 for diplomat 2 on 1 to 2")
    act(floor_to(state, 1), 1, "take 1")
    last_moments(state)
    assert forbids(state, 0, "aim barracks on 2") == "MED-ABL-3"
    assert forbids(state, 1, "lift diplomat 2") == "MED-ABL-3"
    act(state, 0, "aim barracks on 3")
    assert resolve(state).safe == [1, 0, -1, 0]


@pytest.mark.rule("MED-C-72", "MED-C-53")
@pytest.mark.card("mediterranean", "foreign_envoys")
def test_two_envoys_may_go_to_one_or_one_card_there_and_back() -> None:
    given = {"seats": 5, "turn": 3, "government": DEMOCRATS, "developments": rows(*[["foreign_envoys"]] * 2, seats=5)}
    state = at(hands=rows(["dye fury"], ["wine fury"], seats=5), **given)
    act(state, 0, "envoy dye fury", "envoy to 3", "pass")
    act(state, 1, "envoy wine fury", "envoy to 3")
    assert sorted(hand(state, 2)) == ["dye fury", "wine fury"]
    state = at(hands=rows(["dye fury"], seats=5), **given)
    act(state, 0, "envoy dye fury", "envoy to 2", "pass")
    act(state, 1, "envoy dye fury", "envoy to 1")
    assert hand(state, 0) == ["dye fury"]
    assert forbids(floor_to(state, 0), 0, "envoy dye fury") == "MED-C-72"


@pytest.mark.rule("MED-C-69", "MED-TRD-4", "MED-C-54")
def test_pirates_that_were_bought_as_gold_are_sold_as_gold_and_two_know_of_them() -> None:
    state = at(seats=5, hands=rows(["piracy"], ["salt red"], seats=5))
    say(state, 0, "offer piracy as gold for salt to 2")
    act(floor_to(state, 1), 1, "take 1")
    assert forbids(state, 1, "give piracy as spices") == "MED-C-69"
    assert known(state, 0, 1) == ["piracy"]
    assert [known(state, seat, 1) for seat in (2, 3, 4)] == [[], [], []]
    say(state, 1, "offer piracy as gold for 2 wool")
    assert GAME.view(state, 2).offers[0].gives == ("gold",)  # type: ignore[attr-defined]


# ---------------------------------------------------------------------- Resolution


@pytest.mark.rule("MED-C-31", "MED-C-51")
@pytest.mark.card("mediterranean", "martian_brotherhood")
def test_two_brotherhoods_that_want_each_others_only_worker() -> None:
    """The first takes the only one there; the second draws from what the first has by then."""
    state = at(
        phase="closing",
        turn=3,
        religion=["mars 5", "mars 5", "mars 0", "mars 0"],
        developments=rows(["martian_brotherhood"], ["martian_brotherhood"]),
        workers=[[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], WORKERS, WORKERS],
    )
    act(state, 0, "aim martian_brotherhood on 2")
    act(state, 1, "aim martian_brotherhood on 1")
    resolve(state)
    assert (sum(state.workers[:5]), sum(state.workers[5:10])) == (1, 1)
    assert [(moved.seat, moved.to) for moved in told(state, ev.WorkerMoved)] == [(1, 0), (0, 1)]


@pytest.mark.rule("MED-C-78")
@pytest.mark.card("mediterranean", "venetian_monastery")
def test_a_monastery_at_which_four_players_aim_answers_seven_times() -> None:
    state = at(
        seats=5,
        phase="closing",
        turn=3,
        hands=rows(seats=5),
        points=[5] * 5,
        government=["democracy 0", "dictatorship 2", "democracy 2", "dictatorship 2", "dictatorship 2"],
        religion=["venus 2", "mars 2", "mars 0", "venus 2", "mars 0"],
        developments=[
            ["venetian_monastery"],
            ["barracks", "gladiators"],
            ["diplomat"],
            ["propaganda", "hymns"],
            ["arms"],
        ],
    )
    act(state, 1, "aim barracks on 1", "aim gladiators on 1")
    act(state, 2, "aim diplomat 1 on 1", "aim diplomat 2 on 1")
    act(state, 3, "aim propaganda on 1", "aim hymns on 1")
    resolve(act(state, 4, "aim arms on 1"))
    for _ in range(7):
        act(state, 0, "ignore")
    assert (state.happy[0], state.safe[0], state.vp) == (0, 0, [5] * 5)
    assert len(told(state, ev.Ignored)) == 7


# ---------------------------------------------------------------------- development and the end


@pytest.mark.rule("MED-DEV-6", "MED-C-33", "MED-C-88")
def test_three_developments_draw_three_cards_more_from_one_deck() -> None:
    given = {"phase": "development", "turn": 2, "hands": rows(), "religion": ["mars 2"] + ["mars 0"] * 3}
    state = at(developments=rows(["spies", "oracle", "oracle_of_war"]), **given)
    assert can(state, 0) == ["draw government 0", "draw religion 0", "draw mars 1"]
    act(state, 0, *["draw government 0"] * 3)
    assert sorted(decks(state.drawn[0])) == [0, 0, 0, 0, 7, 8]


@pytest.mark.rule("MED-END-2", "MED-C-37", "MED-C-46")
def test_a_push_of_the_last_round_decides_a_tie_or_costs_the_points_of_what_it_leaves_behind() -> None:
    given = {"phase": "development", "turn": 6, "hands": rows(), "religion": ["mars 1"] + ["mars 0"] * 3}
    state = at(drawn=rows(["mars_temple"], ["salt_altars"]), points=[3, 3, 0, 0], **given)
    act(state, 0, "no government", "build mars_temple")
    choose_none(act(state, 1, "no government", "build salt_altars"))
    assert (state.scores, state.result.winners) == ([4, 4, 0, 0], (0,))  # type: ignore[union-attr]
    state = at(drawn=rows(["venus_temple"]), developments=rows(["wine_trade", "heretics"]), **given)
    choose_none(act(state, 0, "no government", "build venus_temple"))
    assert (built(state, 0), state.scores[0]) == (["venus_temple"], 10 + 1)
