"""Where rules of Trading in the Mediterranean meet, and somebody with the rulebook open might object."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.mediterranean.playing import (
    GAME,
    act,
    at,
    can,
    choose_none,
    closing,
    decks,
    forbids,
    hand,
    place,
    resolve,
    rows,
    whole_turn,
)

from intrigue.core import TABLE, BadInput
from intrigue.games.mediterranean.cards.goods import CARD_NAMES
from intrigue.games.mediterranean.state.state import Mediterranean

LIVE = {"floor": "live"}
HASTY = {"floor": "live", "grace": False}
WORKERS = [1, 1, 1, 1, 1]
BARE = [[0, 0, 0, 0, 0], WORKERS, WORKERS, WORKERS]


def cubes(state: Mediterranean, seat: int) -> tuple[str, ...]:
    shown: tuple[str, ...] = state.view(None).players[seat].cubes  # type: ignore[attr-defined]
    return shown


# ---------------------------------------------------------------------- the floor


@pytest.mark.rule("MED-C-53", "MED-C-72")
@pytest.mark.card("mediterranean", "foreign_envoys")
@pytest.mark.parametrize(("options", "end"), [(LIVE, ()), (HASTY, ("time",))], ids=["grace", "no grace"])
def test_envoys_whose_way_is_not_named_in_time_have_not_set_out(options: dict[str, Any], end: tuple[str, ...]) -> None:
    state = at(hands=rows(["wool red"]), developments=rows(["foreign_envoys"]), options=options)
    act(state, TABLE, "one minute")
    act(state, 0, "envoy wool red")
    act(state, TABLE, "half minute")
    assert "envoy to 2" in can(state, 0)
    act(state, TABLE, "grace", *end)
    assert forbids(state, 0, "envoy to 2") == "MED-C-82"
    act(state, 0, "store wool red", "done")
    act(state, TABLE, "time")
    assert hand(state, 0) == ["wool red"]


@pytest.mark.rule("MED-C-72", "MED-C-71", "MED-C-78")
def test_envoys_take_a_card_out_of_its_offer_and_monasteries_are_not_asked() -> None:
    state = at(
        hands=rows(["wool red"]),
        developments=rows(["foreign_envoys"], ["venetian_monastery"]),
        options=LIVE,
    )
    act(state, 0, "give wool red", "want art", "post", "envoy wool red", "envoy to 2")
    assert state.offers == []
    assert hand(state, 1) == ["wool red"]
    for seat in range(4):
        act(state, seat, "done")
    assert state.mover() == 0  # the closing step: nobody is asked whether the card may come


@pytest.mark.rule("MED-C-36")
@pytest.mark.card("mediterranean", "sacrificial_altar")
def test_only_white_boxes_can_be_promised() -> None:
    state = at(developments=rows(["foreign_envoys", "sacrificial_altar", "diplomat"]))
    assert [text for text in can(state, 0) if text.startswith("promise")] == [
        "promise diplomat 1",
        "promise diplomat 2",
    ]


@pytest.mark.rule("MED-ABL-3", "MED-C-71")
def test_one_box_promised_twice_is_kept_once() -> None:
    state = at(developments=rows(["barracks"]), points=[0, 3, 3, 0], options=LIVE)
    act(state, 0, "aim barracks on 2")
    act(state, 0, "promise barracks", "on 4", "ask", "to 2", "post", "promise barracks", "on 2", "ask", "to 3", "post")
    act(state, 1, "take 1")
    assert state.offers == []  # the other promise cannot be kept any more
    assert cubes(state, 0) == ("barracks on 4",)  # the cube has moved
    assert forbids(state, 0, "lift barracks") == "MED-ABL-3"
    spared = at(developments=rows(["barracks"]), points=[0, 3, 0, 0], options=LIVE)
    act(spared, 0, "aim barracks on 2", "promise barracks", "not on 2", "ask", "to 2", "post")
    act(spared, 1, "take 1")
    assert cubes(spared, 0) == ()
    assert forbids(spared, 0, "aim barracks on 2") == "MED-ABL-3"
    act(spared, 0, "aim barracks on 3")


@pytest.mark.rule("MED-ABL-3", "MED-C-36")
def test_a_third_player_may_pay_for_an_attack() -> None:
    state = at(developments=rows(["barracks"]), points=[0, 0, 2, 0], options=LIVE)
    act(state, 0, "promise barracks", "on 2", "ask", "ask", "to 3", "post")
    act(state, 2, "take 1")
    for seat in range(4):
        act(state, seat, "done")
    resolve(state)
    assert (state.safe, state.vp) == ([0, -1, 0, 0], [2, 0, 0, 0])


@pytest.mark.rule("MED-C-56", "MED-C-71")
def test_points_are_there_before_they_are_paid() -> None:
    state = at(hands=rows([], ["art white"], ["dye blue"]), points=[3, 0, 0, 0], options=LIVE)
    act(state, 0, "pay", "pay", "ask", "post")
    assert forbids(state, 1, "take 1") == "MED-C-56"  # not out of what comes
    act(state, 0, "withdraw 1", "pay", "pay", "want art", "post", "pay", "pay", "want dye", "post")
    act(state, 1, "take 2")
    assert (state.vp, state.offers) == ([1, 2, 0, 0], [])


@pytest.mark.rule("MED-C-79", "MED-C-82")
@pytest.mark.parametrize("who", [0, 1, TABLE])
def test_a_deal_that_waits_comes_to_nothing_when_the_floor_is_left(who: int) -> None:
    state = at(hands=rows(["wool red"], ["art white"]), developments=rows(["isolationism"]), options=LIVE)
    act(state, 0, "give wool red", "want art", "post")
    act(state, 1, "take 1")
    act(state, who, *(["one minute", "half minute", "grace"] if who == TABLE else ["done"]))
    assert (hand(state, 0), hand(state, 1)) == (["wool red"], ["art white"])
    assert "agree 1" not in can(state, 0)


@pytest.mark.rule("MED-C-79", "MED-C-69")
def test_piracy_has_no_venus_arrow() -> None:
    state = at(hands=rows(["piracy", "dye blue"], []), developments=rows([], ["isolationism"]), options=LIVE)
    act(state, 0, "give piracy as gold", "give dye blue", "want art", "post")
    act(state, 1, "enquire 1")
    assert GAME.view(state, 1).offers[0].venus == 1  # type: ignore[attr-defined]


# ---------------------------------------------------------------------- resolution


@pytest.mark.rule("MED-C-46", "MED-C-14", "MED-ABN-1")
def test_whoever_abandons_and_is_pushed_back_has_crossed_nothing() -> None:
    given: dict[str, Any] = {"developments": rows(["library"]), "government": ["democracy 3", *["dictatorship 0"] * 3]}
    back = closing(["wool white", "salt white"], **given)
    act(back, 0, "abandon government")
    act(resolve(back), 0, "side dictatorship")
    assert (place(back.gov[0])[:2], len(back.devs[0])) == ((1, 1), 1)
    gone = closing([], **given)
    act(gone, 0, "abandon government")
    act(resolve(gone), 0, "side dictatorship")
    assert gone.devs[0] == ()


@pytest.mark.rule("MED-DEV-9", "MED-C-43")
def test_revolutionaries_pay_for_their_own_track_and_for_the_other_side_only() -> None:
    given: dict[str, Any] = {"government": ["dictatorship 5"] * 4, "religion": ["mars 5"] * 4}
    for side, points in (("dictatorship", 0), ("democracy", 18)):
        state = closing([], developments=rows(["conspirators", "exiled_general", "heretics"]), **given)
        act(state, 0, "abandon government")
        act(resolve(state), 0, f"side {side}")
        assert state.vp[0] == points


@pytest.mark.rule("MED-RES2-4", "MED-C-45", "MED-C-63")
def test_what_is_lost_by_crossing_does_not_help_in_the_same_round() -> None:
    victim = closing(
        ["wool white", "salt poverty"],
        developments=rows(["stability"]),
        government=["dictatorship 0"] * 4,
        turn=3,
    )
    resolve(victim)
    assert (victim.devs[0], victim.revolt) == ((), 1)
    assert decks(victim.drawn[0]) == [0, 7]
    for seed in range(12):
        war = closing(
            ["wool blue"],
            developments=rows(["total_war"]),
            religion=["mars 0"] * 4,
            safety=[0, -1, 0, 0],
            points=[0, 40, 0, 0],
            turn=3,
            seed=seed,
        )
        assert resolve(war).vp[1] >= 40 - 6  # one die


@pytest.mark.rule("MED-C-60")
def test_what_others_forbid_counts_by_owner_and_by_set() -> None:
    two = rows([], ["venetian_orthodoxy"], ["venetian_orthodoxy"])
    assert resolve(closing(["wine red"], developments=two)).earned[0] == 0  # never below nothing
    assert resolve(closing(["wine red"] * 2, developments=two)).earned[0] == 1
    assert resolve(closing(["wine red"] * 7, developments=rows([], ["venetian_orthodoxy"]))).earned[0] == 20 + 0
    assert resolve(closing(["wine red"] * 2, developments=rows(["venetian_orthodoxy"]))).earned[0] == 3  # not its owner
    sad = closing(["art white"] * 6 + ["dye blue"], developments=rows([], ["martian_orthodoxy"]))
    assert resolve(sad).happy[0] == -3
    state = closing(
        ["slaves black"] * 2,
        ["salt black"],
        developments=rows([], ["civil_rights"]),
        government=["dictatorship 0", "democracy 0", "dictatorship 0", "dictatorship 0"],
    )
    resolve(state)
    assert (state.earned[0], state.devs[1]) == (2, ())  # crossings are judged after all goods


@pytest.mark.rule("MED-C-51", "MED-C-73", "MED-C-31")
@pytest.mark.parametrize(("order", "points", "workers"), [([0, 1, 2, 3], 0, 2), ([1, 0, 2, 3], 5, 1)])
def test_brothers_and_an_altar_want_the_same_worker(order: list[int], points: int, workers: int) -> None:
    state = closing(
        [],
        order=order,
        developments=rows(["martian_brotherhood"], ["sacrificial_altar"]),
        workers=[WORKERS, [0, 0, 0, 1, 0], WORKERS, WORKERS],
    )
    act(state, 0, "aim martian_brotherhood on 2")
    act(state, 1, "sacrifice grain")
    resolve(state)
    assert (state.vp[1], state.workers[3]) == (points, workers)


@pytest.mark.rule("MED-C-78", "MED-C-52")
def test_whoever_ignores_an_ability_gives_its_owner_nothing() -> None:
    state = closing([], developments=rows(["hymns", "propaganda"], ["venetian_monastery"]))
    act(state, 0, "aim hymns on 2", "aim propaganda on 2")
    resolve(state)
    act(state, 1, "ignore", "heed")
    assert (state.vp, state.happy[1]) == ([1, 0, 0, 0], -1)


@pytest.mark.rule("MED-RES3-1", "MED-C-30")
def test_all_who_are_lowest_suffer_and_the_next_do_not() -> None:
    state = resolve(closing([], turn=3, happiness=[-1] * 4, safety=[-2, -2, -1, 0], points=[20] * 4))
    assert (state.revolt, state.happy) == (15, [0] * 4)
    assert [points < 20 for points in state.vp] == [True, True, False, False]
    assert state.safe == [0, 0, -1, 0]


@pytest.mark.rule("MED-WH-1", "MED-RES2-4")
@pytest.mark.card("mediterranean", "granaries")
def test_a_fourth_card_stays_stored_when_the_granaries_fall() -> None:
    held = ["wool red", "wool blue", "salt red", "salt blue"]
    state = closing(
        [*held, "ore black"],
        developments=rows(["granaries"]),
        government=["democracy 0", *["dictatorship 0"] * 3],
    )
    act(state, 0, *[f"store {card}" for card in held])
    resolve(state)
    assert (state.devs[0], len(hand(state, 0))) == ((), 4)
    assert len(hand(choose_none(state), 0)) == 9


# ---------------------------------------------------------------------- production, developments, the end


@pytest.mark.rule("MED-C-65", "MED-PROD-4")
@pytest.mark.card("mediterranean", "free_market", "dye_trade")
def test_a_free_market_names_its_goods_whatever_the_trades_search_for() -> None:
    state = at(phase="production", developments=rows(["free_market", "dye_trade"]), workers=BARE)
    act(state, 0, "name wine", "name art")
    assert sorted(card.split()[0] for card in hand(state, 0)) == ["art", "wine"]


@pytest.mark.rule("MED-C-65")
@pytest.mark.card("mediterranean", "slave_trade")
def test_what_was_turned_up_in_vain_lies_on_top() -> None:
    stacked = ["art white", "wine red", "slaves black"]
    state = at(phase="production", developments=rows(["slave_trade"]), workers=BARE, civic_deck=stacked)
    assert hand(state, 0) == ["slaves black"]
    assert [CARD_NAMES[kind] for kind in state.decks[5][-2:]] == ["art white", "wine red"]


@pytest.mark.rule("MED-C-65", "MED-PROD-4")
@pytest.mark.card("mediterranean", "free_market", "wine_trade", "slave_trade")
@pytest.mark.parametrize(
    ("built", "named", "stacked", "got", "on_top"),
    [
        (
            ["free_market", "market_town"],
            ["name wine", "name art"],
            ["dye blue", "art barbarians", "slaves black", "wine barbarians"],
            ["wine barbarians", "art barbarians"],
            ["dye blue", "slaves black"],
        ),
        (
            ["slave_trade", "wine_trade"],
            [],
            ["slaves barbarians", "art white", "wine barbarians"],
            ["wine barbarians", "slaves barbarians"],
            ["art white"],
        ),
    ],
)
def test_what_is_wanted_too_is_not_turned_up_in_vain(
    built: list[str], named: list[str], stacked: list[str], got: list[str], on_top: list[str]
) -> None:
    """All goods are declared before a card is turned up, so the first of each that comes is it, whatever was named
    first."""
    state = at(phase="production", developments=rows(built), workers=BARE, civic_deck=stacked)
    act(state, 0, *named)
    assert hand(state, 0) == got
    assert [CARD_NAMES[kind] for kind in state.decks[5][-len(on_top) :]] == on_top


@pytest.mark.rule("MED-C-87", "MED-DEV-5")
def test_the_government_card_comes_first_in_what_it_brings_and_costs() -> None:
    drawn = rows(["timber_camp", "wine_presses"])
    full = at(phase="development", drawn=drawn, developments=rows(["oak_grove"]))
    assert forbids(full, 0, "build timber_camp") == "MED-DEV-5"  # the presses would make room too late
    poor = at(phase="development", drawn=drawn, workers=[[1, 0, 1, 1, 1], WORKERS, WORKERS, WORKERS])
    act(poor, 0, "build timber_camp", "build wine_presses")  # and the camp pays for the presses
    choose_none(poor)
    assert (poor.producers(0, 1), poor.cities(0)) == (0, 1)


@pytest.mark.rule("MED-C-46", "MED-CIV-1", "MED-GDS-2")
def test_a_push_decides_who_is_meant_and_what_is_left_in_the_civic_phase() -> None:
    state = at(
        phase="development",
        drawn=rows([], ["assembly"]),
        developments=rows(["university"]),
        government=["democracy 5", "democracy 1", "democracy 1", "dictatorship 3"],
    )
    act(state, 1, "build assembly", "no religion")
    assert choose_none(state).happy == [1, 2 + 1, 0, 0]
    crossed = at(
        phase="development",
        drawn=rows(["assembly"]),
        developments=rows(["barracks"]),
        government=["dictatorship 0"] * 4,
    )
    act(crossed, 0, "build assembly", "no religion")
    assert (choose_none(crossed).safe[0], len(crossed.devs[0])) == (0, 1)  # the Barracks are gone before they guard


@pytest.mark.rule("MED-END-2", "MED-C-19", "MED-C-20")
def test_ties_go_by_levels_then_by_both_tracks_together() -> None:
    given: dict[str, Any] = {"turn": 1, "options": {"turns": 1}, "points": [10, 10, 3, 3]}
    assert whole_turn(closing([], **given, safety=[-3, 0, 0, 0], happiness=[4, 0, 0, 0])).winners == [0]
    assert whole_turn(closing([], **given, safety=[1, 0, 8, 8], happiness=[0, 1, 8, 8])).winners == [0, 1]
    levels = ["democracy 2", "democracy 4", "democracy 9", "democracy 9"]
    assert whole_turn(closing([], **given, government=levels, safety=[0, 1, 0, 0])).winners == [1]  # steps do not count


@pytest.mark.rule("MED-END-1", "MED-C-47", "MED-C-83")
def test_what_monuments_do_not_count() -> None:
    given: dict[str, Any] = {"turn": 1, "options": {"turns": 1}}
    below = closing([], **given, developments=rows(["monument_of_strength", "barracks"]), safety=[-3, 0, 0, 0])
    assert whole_turn(below).scores[0] == 1 + 2  # printed, and one sword
    covered = closing(
        [],
        **given,
        developments=rows(["monument_of_toil", "ploughs"]),
        covered=rows(["ploughs"]),
        workers=[[1, 1, 1, 0, 1], WORKERS, WORKERS, WORKERS],
    )
    assert whole_turn(covered).scores[0] == 1 + 2 * 4
    stored = closing(["gold red"], **given)
    act(stored, 0, "store gold red")
    assert whole_turn(stored).scores[0] == 0


# ---------------------------------------------------------------------- positions


def test_a_deck_that_is_named_in_the_wrong_place_is_refused_and_not_left_out() -> None:
    for name in ("civic", "luxury", "art"):
        with pytest.raises(BadInput, match="There is no deck"):
            at(basic_decks={name: ["art white"]})
