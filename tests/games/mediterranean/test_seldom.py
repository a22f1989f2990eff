"""What seldom happens in Trading in the Mediterranean: ends of tracks and decks, powers that meet, the last moments."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.mediterranean.playing import (
    act,
    at,
    can,
    choose_none,
    claims,
    closing,
    decks,
    floor_to,
    forbids,
    hand,
    place,
    resolve,
    rows,
    told,
    whole_turn,
)

from intrigue.core import TABLE
from intrigue.games.mediterranean import events as ev

LIVE = {"floor": "live"}
WORKERS = [1, 1, 1, 1, 1]
IDLE = [0, 0, 0, 0, 0]
ART = ["art white"] * 7 + ["art prosperity", "art barbarians", "art barbarians"]  # those that may be stored


def goods(cards: list[str]) -> list[str]:
    return sorted(card.partition(" ")[0] for card in cards)


# ---------------------------------------------------------------------- production


@pytest.mark.rule("MED-C-65", "MED-C-7", "MED-PROD-4")
@pytest.mark.card("mediterranean", "free_market", "art_trade")
@pytest.mark.parametrize("card", ["free_market", "art_trade"])
def test_a_good_that_is_nowhere_to_be_had_is_an_ordinary_one(card: str) -> None:
    """Ten of the twelve are stored, two are dealt before: neither deck nor discards have any art."""
    state = at(
        phase="production",
        hands=[ART[0:3], ART[3:6], ART[6:9], ART[9:]],
        developments=[["urbanize"], ["quarry_town"], [card], []],
        workers=[IDLE] * 4,
        civic_deck=["art fury", "art corruption", "wine red"],
    )
    if card == "free_market":
        act(state, 2, "name art")
    assert [goods(hand(state, seat)).count("art") for seat in range(4)] == [4, 4, 3, 1]
    assert "wine red" in hand(state, 2)
    assert claims(state, 2) == {}  # that it was named does not mean that it came


@pytest.mark.rule("MED-C-76", "MED-PROD-1", "MED-C-12")
def test_the_last_ships_find_nothing() -> None:
    """Two warehouses hold six of 25 luxury goods; of twenty ships, in the order of play, the last finds none."""
    state = at(
        phase="production",
        seats=5,
        order=[4, 3, 2, 1, 0],
        hands=[["gold red", "gold red", "gold blue"], ["gold blue", "gold black", "gold black"], [], [], []],
        developments=[
            ["armada", "war_fleet", "shipwrights", "relic_ships"],
            ["armada", "war_fleet", "shipwrights", "relic_ships"],
            ["merchant_fleet", "perfume_ships", "shipwrights", "relic_ships"],
            ["merchant_fleet", "perfume_ships", "colonies", "island_colonies"],
            ["slave_galleys", "plunder_ports", "raiders", "war_galleys"],
        ],
        workers=[IDLE] * 5,
        civic_deck=["art white", "wine red", "dye blue", "slaves black"],
    )
    assert [
        len([card for card in hand(state, seat) if "gold" in card or "spices" in card or card == "piracy"])
        for seat in range(5)
    ] == [6, 7, 4, 4, 4]
    assert state.decks[6] == ()


@pytest.mark.rule("MED-PROD-3", "MED-PROD-1")
def test_a_deck_that_runs_out_in_the_middle_is_made_anew_for_the_rest() -> None:
    """Eighteen salt: sixteen are spent in round one, two are left for four players."""
    sixteen = ["salt black"] * 3 + ["salt white"] * 3 + ["salt red"] * 3 + ["salt blue"] * 3 + ["salt prosperity"] * 4
    state = whole_turn(closing(sixteen[:8], sixteen[8:]))
    assert [goods(hand(state, seat)).count("salt") for seat in range(4)] == [1, 1, 1, 1]
    assert told(state, ev.Reshuffled) == [ev.Reshuffled("salt")]
    assert len(state.decks[0]) + len(state.piles[0]) == 14


@pytest.mark.rule("MED-C-23", "MED-C-24", "MED-PROD-1")
def test_whoever_has_lost_everything_produces_nothing_and_that_is_said() -> None:
    state = whole_turn(closing(workers=[IDLE, WORKERS, WORKERS, WORKERS]))
    assert hand(state, 0) == []
    assert [event.piles for event in told(state, ev.Produced) if event.seat == 0] == [()]


@pytest.mark.rule("MED-C-54", "MED-PROD-4", "MED-C-6")
@pytest.mark.parametrize("open_hands", [False, True])
@pytest.mark.parametrize(
    ("cards", "known"),
    [
        (["urbanize", "quarry_town", "brine_town"], {}),
        (["urbanize", "quarry_town", "slave_trade"], {"slaves": 1}),
        (["urbanize", "quarry_town", "brine_town", "imperial_city"], {"wine": 1, "dye": 1, "slaves": 1, "art": 1}),
        (["urbanize", "quarry_town", "slave_trade", "imperial_city"], {"wine": 1, "dye": 1, "slaves": 1, "art": 1}),
        (["urbanize", *["imperial_city"] * 2, "slave_trade", "war_camp"], {"wine": 1, "dye": 1, "slaves": 1, "art": 1}),
    ],
)
def test_whoever_gets_four_civic_goods_has_one_of_each_as_everybody_can_tell(
    cards: list[str], known: dict[str, int], open_hands: bool
) -> None:
    state = at(phase="production", developments=rows(cards), workers=[IDLE] * 4, options={"open_hands": open_hands})
    if open_hands:
        known = dict.fromkeys(goods(hand(state, 0)), 1)
    assert claims(state, 0) == known
    act(state, 0, "pass")
    assert state.view(1).players[0].hidden_civic == len(hand(state, 0)) - sum(known.values())  # type: ignore[attr-defined]
    state.check()


# ---------------------------------------------------------------------- abilities


@pytest.mark.rule("MED-C-51", "MED-TRK-4", "MED-C-18")
@pytest.mark.parametrize(
    ("cards", "start", "first", "second"),
    [
        (("arms", "barracks"), {"safety": [0, 0, 8, 0]}, (0, 7, 0), (0, 8, 0)),
        (("arms", "siege_engines"), {"safety": [0, 0, -8, 0]}, (0, -8, 0), (0, -7, 0)),
        (("alms", "propaganda"), {"happiness": [0, 0, 8, 0]}, (7, 0, 0), (8, 0, 0)),
        (("hymns", "ostracism"), {}, (0, 0, 0), (0, 0, 1)),
    ],
)
def test_at_the_end_of_a_track_the_order_of_play_decides(
    cards: tuple[str, str], start: dict[str, Any], first: tuple[int, int, int], second: tuple[int, int, int]
) -> None:
    for order, (happy, safe, points) in (([0, 1, 2, 3], first), ([1, 0, 2, 3], second)):
        state = closing(order=order, developments=rows([cards[0]], [cards[1]]), **start)
        act(state, 0, f"aim {cards[0]} on 3")
        act(state, 1, f"aim {cards[1]} on 3")
        resolve(state)
        assert (state.happy[2], state.safe[2], state.vp[2]) == (happy, safe, points)


@pytest.mark.rule("MED-C-31", "MED-DEV-5", "MED-C-73")
@pytest.mark.card("mediterranean", "martian_brotherhood", "sacrificial_altar", "urbanize", "ploughs")
def test_who_has_lost_the_worker_cannot_pay_with_it_in_the_same_round() -> None:
    grain, others = [0, 0, 0, 1, 0], [1, 1, 1, 0, 1]
    given: dict[str, Any] = {
        "development_decks": {"government 0": ["ploughs", "urbanize", "urbanize"]},
        "developments": rows(["martian_brotherhood"], [], ["sacrificial_altar"]),
        "workers": [[1, 1, 1, 1, 1], grain, grain, others],
    }
    state = closing(**given)
    act(state, 0, "aim martian_brotherhood on 2")
    act(state, 2, "sacrifice grain")
    resolve(state)
    assert [state.producers(seat, 3) for seat in range(4)] == [2, 0, 0, 0]
    assert "build ploughs" not in can(state, 0)  # a third
    assert "build urbanize" not in can(state, 1)
    assert "build urbanize" not in can(state, 2)


@pytest.mark.rule("MED-C-78", "MED-C-31")
@pytest.mark.card("mediterranean", "venetian_monastery", "martian_brotherhood")
def test_two_monasteries_answer_each_for_itself_and_are_told_together() -> None:
    built = rows(["secret_police", "martian_brotherhood"], ["venetian_monastery"], ["venetian_monastery"], seats=5)
    state = closing(seats=5, order=[4, 3, 2, 1, 0], developments=built)
    act(state, 0, "aim secret_police 1 on 3", "aim secret_police 2 on 2", "aim martian_brotherhood on 2")
    resolve(state)
    assert state.mover() == 2
    act(state, 2, "ignore")
    assert told(state, ev.Ignored) == []  # nobody answers with that in mind
    act(state, 1, "heed", "ignore")
    assert [(event.seat, event.card) for event in told(state, ev.Ignored)] == [
        (2, "secret_police"),
        (1, "martian_brotherhood"),
    ]
    assert (state.happy, state.vp, sum(state.workers)) == ([0, -1, 0, 0, 0], [1, 0, 0, 0, 0], 25)
    assert state.workers == [1] * 25


@pytest.mark.rule("MED-ABL-4", "MED-ABL-3")
@pytest.mark.card("mediterranean", "pyramids_to_mars")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_an_immunity_that_was_sold_is_kept_and_the_other_is_free(seats: int) -> None:
    state = at(
        seats=seats,
        developments=rows(["pyramids_to_mars"], seats=seats),
        points=[0] + [2] * (seats - 1),
        options=LIVE,
    )
    act(state, 0, "promise pyramids_to_mars 1", "on 2", "promise pyramids_to_mars 2", "not on 3", "ask", "to 2", "post")
    act(state, 1, "take 1")
    for seat in range(seats):
        act(state, seat, "done")
    assert forbids(state, 0, "lift pyramids_to_mars 1") == "MED-ABL-3"
    assert forbids(state, 0, "aim pyramids_to_mars 2 on 3") == "MED-ABL-3"
    act(state, 0, "aim pyramids_to_mars 2 on 2")  # to no avail, but nobody forbids it
    resolve(state)
    assert state.safe == [0, 0] + [-1] * (seats - 2)


@pytest.mark.rule("MED-ABN-1", "MED-C-43", "MED-C-14", "MED-C-64")
def test_both_tracks_abandoned_pay_both_kinds_of_revolutionaries() -> None:
    built = ["conspirators", "monument_of_order", "heretics", "shrine_of_blood", "ploughs", "oracle"]
    state = closing(
        ["slaves revolt", "wine zealots"],
        developments=rows(built),
        government=["dictatorship 9", *["democracy 0"] * 3],
        religion=["mars 9", *["mars 0"] * 3],
    )
    act(state, 0, "abandon government", "abandon religion")
    resolve(state)
    act(state, 0, "side democracy", "side venus")
    assert (state.vp[0], place(state.gov[0]), place(state.rel[0])) == (1 + 1 + 10 + 10, (1, 1, 0), (1, 1, 0))
    assert state.happy[0] == -2
    assert [event.bonus for event in told(state, ev.ChangedSides)] == [10, 10]
    act(state, 0, "draw government 0")  # the oracle is purple and stays
    assert decks(state.drawn[0]) == [0, 0, 7]


# ---------------------------------------------------------------------- the floor


@pytest.mark.rule("MED-C-79")
@pytest.mark.card("mediterranean", "isolationism")
def test_both_sides_of_a_deal_may_ask_and_a_refused_offer_goes_to_somebody_else() -> None:
    state = at(
        hands=rows(["salt blue"], ["art white", "wine zealots"], ["wine red"]),
        developments=rows(["isolationism"], ["isolationism"]),
        options=LIVE,
    )
    act(state, 0, "give salt blue", "want wine", "post")
    act(state, 1, "enquire 1", "take 1")
    act(state, 0, "enquire 1", "refuse 1")
    assert [event.venus for event in told(state, ev.Enquired, 0) if event.seat == 0] == [1]
    assert [event.venus for event in told(state, ev.Enquired, 1) if event.seat == 1] == [1]
    assert [event.venus for event in told(state, ev.Enquired, 2)] == [None, None]
    act(state, 2, "take 1")
    assert hand(state, 0) == ["salt blue"]  # a word is asked for anew
    act(state, 0, "enquire 1", "agree 1")
    assert (hand(state, 0), hand(state, 2)) == (["wine red"], ["salt blue"])
    assert told(state, ev.Enquired, 0)[-1].venus == 0


@pytest.mark.rule("MED-GDS-3", "MED-C-72", "MED-WH-1")
@pytest.mark.card("mediterranean", "venetian_virtue", "foreign_envoys")
def test_what_envoys_bring_to_the_virtuous_is_stored_or_spent_and_not_passed_on() -> None:
    state = at(
        hands=rows(["wool poverty", "salt red"], ["wool blue"], ["art white"]),
        developments=rows(["foreign_envoys"], ["venetian_virtue"]),
        options=LIVE,
    )
    act(state, 0, "envoy wool poverty", "envoy to 2")
    assert forbids(state, 1, "give wool poverty") == "MED-GDS-3"
    act(state, 2, "give art white", "want wool", "want wool", "post")
    assert "take 1" not in can(state, 1)  # two it has, one it may hand over
    act(state, 2, "withdraw 1", "give art white", "want wool", "post")
    act(state, 1, "take 2")  # nothing to choose: the other one may not go
    assert (hand(state, 1), hand(state, 2)) == (["wool poverty", "art white"], ["wool blue"])
    act(state, 1, "store wool poverty")


@pytest.mark.rule("MED-C-82", "MED-ABL-3", "MED-C-57")
def test_whoever_is_done_keeps_cubes_promises_and_the_warehouse() -> None:
    state = at(
        hands=rows(["salt red", "salt red", "ore black"]),
        developments=rows(["barracks"]),
        points=[0, 1, 0, 0],
        options=LIVE,
    )
    act(state, 0, "store salt red", "abandon religion", "promise barracks", "on 3", "ask", "to 2", "post")
    act(state, 1, "take 1")
    act(state, 0, "done", "not done", "fetch salt red", "store ore black", "done")
    for seat in (1, 2, 3):
        act(state, seat, "done")
    assert forbids(state, 0, "lift barracks") == "MED-ABL-3"
    act(state, TABLE, "time")  # nobody said that they were done with the closing step
    assert told(state, ev.Spent)[0] == ev.Spent(0, ("salt red", "salt red"), 1)
    act(state, 0, "side mars")
    assert state.safe[2] == -1


@pytest.mark.rule("MED-C-57", "MED-C-72", "MED-C-88")
@pytest.mark.card("mediterranean", "granaries", "foreign_envoys")
def test_of_two_equal_cards_the_one_that_is_not_stored_may_go() -> None:
    state = at(
        hands=rows(["salt red", "salt red", "wool blue", "ore black", "grain white"]),
        developments=rows(["granaries", "foreign_envoys"]),
        options=LIVE,
    )
    act(state, 0, "store salt red", "store wool blue", "store ore black", "store grain white")
    assert forbids(state, 0, "store salt red") == "MED-WH-1"
    act(state, 0, "give salt red", "want art", "post")
    assert "give salt red" in can(state, 0)
    act(state, 0, "envoy salt red", "envoy to 2")
    assert state.offers == []  # the other one is in the warehouse
    assert not [text for text in can(state, 0) if text.startswith(("give", "envoy"))]


@pytest.mark.rule("MED-TRD-5", "MED-C-66")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_refusal_and_a_question_are_no_passing(seats: int) -> None:
    """Trading is over when all have passed one right after the other; whoever declined has done something."""
    state = at(seats=seats, hands=rows(["salt red"], seats=seats))
    act(state, 0, "give salt red", "want art", "post", "pass")
    for seat in range(1, seats - 1):
        act(state, seat, "pass")
    act(state, seats - 1, "decline 1", "pass")
    for seat in range(seats - 1):
        act(state, seat, "pass")
    assert state.mover() == seats - 1  # who spoke last, and has yet to pass
    act(state, seats - 1, "pass")
    assert can(state, 0)[-1] != "pass"
    assert told(state, ev.Closing) == [ev.Closing()]


@pytest.mark.rule("MED-C-71", "MED-C-66")
def test_in_the_last_lap_an_offer_that_lapses_leaves_nobody_to_ask() -> None:
    state = at(hands=rows(["salt red"], ["art white", "art white"], ["wool red"]), options={"laps": 2})
    act(state, 0, "give salt red", "want art", "post", "give salt red", "want wool", "post", "pass")
    act(state, 1, "pass")
    act(state, 2, "pass")
    act(state, 3, "decline 1", "pass")
    assert state.mover() == 1  # nobody has offered anything to the first, who cannot do anything else now
    act(state, 1, "take 1")
    assert told(state, ev.Withdrawn) == [ev.Withdrawn(0, 2, True)]
    assert told(state, ev.Closing) == [ev.Closing()]


@pytest.mark.rule("MED-C-69", "MED-C-72", "MED-PROD-3")
def test_pirates_are_no_envoys_and_may_wait_in_the_warehouse_for_their_round() -> None:
    state = at(
        hands=rows(["piracy", "gold red"]),
        developments=rows(["foreign_envoys"]),
        options={"turns": 2},
    )
    assert "envoy gold red" in can(state, 0)
    assert forbids(state, 0, "envoy piracy") == "MED-C-72"
    while told(state, ev.Closing) == []:
        act(state, state.mover(), "pass")
    act(state, 0, "store piracy")
    whole_turn(state)
    assert told(state, ev.Reshuffled) == []
    assert "piracy" in hand(state, 0)
    whole_turn(state)
    assert told(state, ev.Reshuffled) == [ev.Reshuffled("luxury")]


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("MED-END-1", "MED-C-29", "MED-RES3-5", "MED-C-47")
@pytest.mark.card("mediterranean", "monument_of_strength", "monument_of_the_people")
def test_monuments_count_what_is_left_after_the_last_civic_phase() -> None:
    built = rows(["monument_of_strength", "barracks"], ["monument_of_the_people", "library", "feast_day"])
    state = closing(turn=6, safety=[-1, 0, 0, 0], happiness=[0, -1, 0, 0], points=[20, 20, 20, 20], developments=built)
    resolve(state)
    assert (state.safe[0], state.happy[1], state.revolt) == (0, 0, 2)
    choose_none(state)
    (attack,) = told(state, ev.Attack)
    assert state.scores[:2] == [
        20 - 7 - attack.die + (0 + 1) + 2 * 1 + 2 * 1,  # one sword; the Barracks have led one space above the line
        20 + (0 + 1 + 1) + 2,  # Library and feast, a step each
    ]


@pytest.mark.rule("MED-END-2", "MED-C-37", "MED-C-19", "MED-C-20")
@pytest.mark.parametrize(
    ("government", "religion", "happiness", "safety", "winners"),
    [
        (["democracy 8", "dictatorship 2"], ["mars 0", "venus 5"], [0, 0], [0, 0], [0, 1]),  # 3 + 0 and 1 + 2
        (["democracy 8", "dictatorship 2"], ["mars 0", "venus 5"], [8, 7], [0, 2], [1]),
        (["democracy 9", "dictatorship 5"], ["mars 1", "venus 5"], [8, -8], [8, -8], [1]),  # 3 + 0 and 2 + 2
        (["democracy 1", "dictatorship 0"], ["mars 1", "venus 0"], [-1, 0], [1, 0], [0, 1]),
    ],
)
def test_levels_of_both_tracks_then_both_moods(
    government: list[str], religion: list[str], happiness: list[int], safety: list[int], winners: list[int]
) -> None:
    state = closing(
        seats=6,
        turn=1,
        options={"turns": 1},
        points=[9, 9, 8, 8, 8, 8],
        government=[*government, *["democracy 9"] * 4],
        religion=[*religion, *["venus 9"] * 4],
        happiness=[*happiness, 8, 8, 8, 8],
        safety=[*safety, 8, 8, 8, 8],
    )
    assert whole_turn(state).winners == winners


@pytest.mark.rule("MED-DEV-7", "MED-DEV-6", "MED-C-64")
@pytest.mark.card("mediterranean", "education")
def test_two_monuments_drawn_are_one_monument_built_and_a_shrine_beside_it() -> None:
    state = at(
        phase="development",
        developments=rows(["education"]),
        drawn=rows(["monument_of_liberty", "monument_of_the_arts", "shrine_of_joy", "choir"]),
    )
    act(state, 0, "build monument_of_liberty")
    assert "build monument_of_the_arts" not in can(state, 0)  # one government card in a round
    act(state, 0, "build shrine_of_joy")
    choose_none(state)
    assert len(state.devs[0]) == 3
    again = at(
        phase="development",
        developments=rows(["monument_of_liberty", "shrine_of_joy"]),
        drawn=rows(["monument_of_the_arts", "shrine_of_harmony"]),
    )
    assert forbids(again, 0, "build monument_of_the_arts") == "MED-DEV-7"
    act(again, 0, "no government")
    assert forbids(again, 0, "build shrine_of_harmony") == "MED-DEV-7"


@pytest.mark.rule("MED-C-34", "MED-DEV-6", "MED-C-33")
@pytest.mark.card("mediterranean", "spies")
def test_an_extra_card_of_a_deck_that_others_have_emptied_is_missed_and_said() -> None:
    """Eight cards of level 3: five are built, the last three are due to three players before anything extra."""
    built = ["monument_of_strength", "monument_of_order", "monument_of_toil", "monument_of_tribute"]
    state = at(
        phase="development",
        seats=6,
        order=[3, 0, 1, 2, 4, 5],
        turn=6,
        revolt=[5],
        government=["dictatorship 8"] * 4 + ["democracy 0", "dictatorship 9"],
        developments=[["spies"], [built[0]], [built[1]], [built[2]], [], [built[3]]],
    )
    left = len(state.dev_decks[3])
    assert left == 4
    act(state, 0, "draw dictatorship 3")
    assert [decks(state.drawn[seat]).count(3) for seat in range(6)] == [1, 1, 1, 1, 0, 0]
    (drew,) = [event for event in told(state, ev.Drew) if event.seat == 0]
    assert drew.empty == ("dictatorship 3",)
    assert [event.empty for event in told(state, ev.Drew) if event.seat == 5] == [()]  # above the cap, not empty


@pytest.mark.rule("MED-C-61", "MED-C-9", "MED-DEV-4")
def test_whoever_suffers_both_in_the_last_round_draws_up_to_level_2_and_builds_one() -> None:
    state = closing(
        turn=6,
        happiness=[-1, 0, 0, 0],
        safety=[-1, 0, 0, 0],
        points=[3, 0, 0, 0],
        government=["dictatorship 9", *["dictatorship 0"] * 3],
        religion=["venus 9", *["venus 0"] * 3],
    )
    resolve(state)
    assert (state.vp[0], state.happy[0], state.safe[0]) == (0, 0, 0)
    assert decks(state.drawn[0]) == [0, 1, 2, 7, 11, 12]
    act(state, 0, next(text for text in can(state, 0) if text.startswith("build")))
    assert can(state, 0) == []


@pytest.mark.rule("MED-C-66", "MED-C-71")
def test_a_card_that_comes_back_may_be_offered_again_in_the_next_lap() -> None:
    state = at(hands=rows(["salt red"], ["art white"]))
    act(state, 0, "give salt red", "want art", "to 2", "post", "pass")
    act(state, 1, "take 1", "give salt red", "want art", "to 1", "post")
    floor_to(state, 0)
    act(state, 0, "take 2")
    assert (hand(state, 0), hand(state, 1)) == (["salt red"], ["art white"])
