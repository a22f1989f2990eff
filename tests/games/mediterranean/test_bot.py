"""The sensible player."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.mediterranean.measure import Watch
from tests.games.mediterranean.playing import GAME, act, at, floor_to, hand, last_moments, new, rows

from intrigue.core import Player, RandomPlayer, decide, play_on, seeded
from intrigue.core.phrase import notation
from intrigue.games.mediterranean.bot.market import make_plan, take_gain
from intrigue.games.mediterranean.bot.mind import Mind, Other
from intrigue.games.mediterranean.bot.planner import face_value
from intrigue.games.mediterranean.cards.developments import BY_ID
from intrigue.games.mediterranean.cards.goods import CARD_NAMES, GOOD_NAMES
from intrigue.games.mediterranean.rules.floor import ClosingStep
from intrigue.lab.laws import check_words
from intrigue.lab.plan import Plan
from intrigue.lab.simulate import simulate


def says(state: Any, seat: int) -> str:
    return str(state.say(seat, decide(GAME.bot(), state, seat, seeded(1))))


def test_it_takes_a_good_offer_and_leaves_a_bad_one() -> None:
    hands = [["gold red"], ["grain poverty", "gold white", "gold red", "salt red"], [], []]
    good = at(hands=hands, religion=["mars 3"] * 4)
    act(good, 0, "give gold red", "want grain", "post", "pass")
    assert says(good, 1) == "take 1"
    bad = at(hands=[["salt poverty"], ["gold red", "gold white"], [], []])
    act(bad, 0, "give salt poverty", "want gold", "post", "pass")
    assert says(bad, 1) != "take 1"


def test_it_hands_over_the_card_it_likes_least() -> None:
    state = at(hands=[["gold red"], ["grain black", "grain depression", "grain red"], [], []], religion=["mars 3"] * 4)
    act(state, 0, "give gold red", "want grain", "post", "pass")
    act(state, 1, "take 1")
    assert says(state, 1) == "hand grain depression"


def test_it_makes_an_offer_that_helps_both() -> None:
    """Seat 0 has one wool, seat 1 one grain, and each collects the other good."""
    hands = [
        ["grain red"] * 3 + ["grain black", "wool red"],
        ["wool white"] * 3 + ["wool black", "grain white"],
        [],
        [],
    ]
    state = at(hands=hands, religion=["mars 3"] * 4, government=["democracy 3"] * 4, turn=6)
    bot, rng = GAME.bot(), seeded(2)
    while state.deals == 0 and not isinstance(state.stack[-1], ClosingStep):
        seat = state.mover()
        state.apply(seat, decide(bot, state, seat, rng))
    assert state.deals == 1
    assert sorted(map(len, state.held))[:2] == [0, 0]


def test_it_stores_what_it_does_not_want_to_spend() -> None:
    state = at(phase="closing", hands=[["grain poverty", "gold white"], [], [], []], government=["dictatorship 4"] * 4)
    assert says(state, 0).startswith("store")


def test_it_aims_harm_at_the_leader_and_kindness_at_the_last() -> None:
    state = at(phase="closing", developments=[["propaganda", "hymns"], [], [], []], points=[5, 9, 20, 1])
    act(state, 0, says(state, 0))
    act(state, 0, says(state, 0))
    assert GAME.view(state, 0).players[0].cubes == ("propaganda on 3", "hymns on 4")  # type: ignore[attr-defined]


def test_it_keeps_promises_and_ends_live_trading_by_itself() -> None:
    state = at(hands=[["grain red"], ["wool red"], [], []], options={"floor": "live", "turns": 1})
    play_on(state, [GAME.bot() for _ in range(4)], seeded(3))
    assert state.over


def test_it_finishes_a_promise_before_it_loses_patience() -> None:
    state = at(hands=[["grain red"], [], [], []], developments=[["barracks"], [], [], []], options={"floor": "live"})
    act(state, 0, *["want salt", "back"] * 31, "promise barracks")
    assert says(state, 0) == "back"
    act(state, 0, "back")
    assert says(state, 0) == "done"


@pytest.mark.parametrize("options", [{"turns": 2}, {"floor": "live", "turns": 1}], ids=["rounds", "live"])
def test_it_can_explain_every_action(options: dict[str, Any]) -> None:
    bot, rng = GAME.bot(), seeded(4)
    state = new(4, 4, **options)
    while not state.over:
        seat = state.mover()
        for action in state.legal(seat):
            check_words(GAME, bot.explain(state, seat, action))
        state.apply(seat, decide(bot, state, seat, rng))


def test_it_does_not_call_passing_the_best_where_it_would_take_an_offer() -> None:
    state = at(hands=[["gold prosperity", "gold red"], ["grain red"], [], []])
    act(state, 0, "give gold prosperity", "give gold red", "want grain", "post")
    floor_to(state, 1)
    assert says(state, 1) == "take 1"
    assert notation(GAME.bot().explain(state, 1, GAME.action(state, 1, "pass"))) == "why-rather-take number=1"


def test_looking_changes_nothing() -> None:
    state = at(hands=[["grain red", "dye blue"], ["wool red"], [], []], points=[5, 5, 5, 5])
    before = state.save()
    GAME.bot().choose(state, 0, seeded(1))
    for action in state.legal(0):
        GAME.bot().explain(state, 0, action)
    assert state.save() == before


def test_the_same_chance_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        state = new(5, 4, turns=2)
        play_on(state, [GAME.bot() for _ in range(5)], seeded(9))
        games.append(state.save())
    assert games[0] == games[1]


def test_it_trades_a_lot() -> None:
    deals, phases = 0, 0
    for seed in range(2):
        state = new(6, seed, turns=2)
        bot, rng = GAME.bot(), seeded(seed)
        while not state.over:
            seat = state.mover()
            before, turn = state.deals, state.turn
            state.apply(seat, decide(bot, state, seat, rng))
            if state.turn == turn and state.deals > before:
                deals += 1
        phases += 2
    assert deals / phases >= 6


def test_it_beats_random_players() -> None:
    """One sensible player against three random ones, in every seat equally often."""
    won = 0.0
    for number in range(12):
        seat = number % 4
        players: list[Player] = [GAME.bot() if p == seat else RandomPlayer() for p in range(4)]
        state = new(4, number)
        play_on(state, players, seeded(1000 + number))
        assert state.result is not None
        won += state.result.share(seat)
    assert won / 12 >= 0.45


def test_last_moments_come_by_themselves() -> None:
    state = last_moments(floor_to(at(hands=[["grain red"], [], [], []]), 2))
    assert isinstance(state.stack[-1], ClosingStep)


def test_the_lab_notes_deals_calamities_and_where_winners_stand() -> None:
    plan = Plan("mediterranean", 4, ("sensible",) * 4, 3, {}, watch=True)
    (game,) = simulate(plan, range(1))
    assert game.cards is not None
    noted = game.cards.noted
    assert noted["deals in a trading phase"] > 1
    assert 0 < noted["revolts"] <= 5
    assert noted["winner's points"] == max(game.scores)
    assert sum(amount for name, amount in noted.items() if name.startswith("sides of the winner")) == 1
    assert set(game.cards.chosen) <= set(BY_ID)  # developments only, not the goods that change hands


def test_it_draws_more_cards_from_the_deepest_deck() -> None:
    state = at(
        phase="development", government=["democracy 5"] + ["democracy 0"] * 3, developments=[["education"], [], [], []]
    )
    assert says(state, 0) == "draw democracy 2"


def test_it_notices_what_others_ask_for() -> None:
    state = at(hands=[["dye blue"], ["grain red"], [], []])
    before = Other(state, 1).gain([GOOD_NAMES.index("dye")], [GOOD_NAMES.index("grain")])
    act(floor_to(state, 1), 1, "give grain red", "want dye", "post")
    assert Other(state, 1).gain([GOOD_NAMES.index("dye")], [GOOD_NAMES.index("grain")]) > before


# ---------------------------------------------------------------------- what a person would find silly


@pytest.mark.rule("MED-TRD-4")
def test_it_does_not_take_the_piracy_that_it_knows() -> None:
    """Seat 0 passed it on and knows where it is; seat 2 does not know, and falls for it."""
    hands = [["piracy", "grain prosperity"], ["wool red"], ["grain prosperity"], []]
    state = at(hands=hands, religion=["mars 3"] * 4, turn=6)
    act(state, 0, "give piracy as spices", "want wool", "post", "pass")
    act(state, 1, "take 1")
    assert hand(state, 1) == ["piracy"]
    act(state, 1, "give piracy as spices", "want grain", "post", "pass")
    assert says(state, 2) == "take 2"
    floor_to(state, 0)
    assert says(state, 0) != "take 2"
    assert take_gain(Mind(state, 0), state.offers[0]) < 0


@pytest.mark.rule("MED-TRD-1")
def test_it_does_not_take_back_what_it_got_rid_of() -> None:
    """The same offer is worth less from the seat to which it gave its depression."""
    hands = [["ore depression", "grain white", "grain red"], ["wool red"], ["ore white"], []]
    state = at(hands=hands, religion=["mars 3"] * 4)
    act(state, 0, "give ore depression", "want wool", "post", "pass")
    act(state, 1, "take 1")
    act(state, 1, "give ore depression", "want grain", "post", "pass")
    act(state, 2, "give ore white", "want grain", "post", "pass")
    mind = Mind(state, 0)
    back, other = (take_gain(mind, offer) for offer in state.offers)
    assert back < other - 2
    assert mind.dreads(1, (GOOD_NAMES.index("ore"),))
    assert not mind.dreads(2, (GOOD_NAMES.index("ore"),))


@pytest.mark.rule("MED-C-57")
def test_what_is_stored_is_no_part_of_its_offers() -> None:
    """A person on a live floor may have stored something and ask for advice."""
    hands = [
        ["grain red"] * 3 + ["grain black", "wool red", "salt poverty"],
        ["wool white"] * 3 + ["wool black", "grain white", "salt white"],
        [],
        [],
    ]
    tracks = {"religion": ["mars 3"] * 4, "government": ["democracy 3"] * 4, "options": {"floor": "live"}}
    state = at(hands=hands, turn=5, **tracks)
    plan = make_plan(Mind(state, 0), 2)
    assert plan is not None
    for kind in plan.gives:
        act(state, 0, f"store {CARD_NAMES[kind]}")
    stored = plan.gives
    plan = make_plan(Mind(state, 0), 2)
    assert plan is None or not set(plan.gives) & set(stored)
    mixed = at(hands=[["wool poverty", "wool red"], [], [], []], **tracks)
    assert CARD_NAMES[Mind(mixed, 0).cheapest(GOOD_NAMES.index("wool"), [])] == "wool poverty"
    act(mixed, 0, "store wool poverty")
    assert CARD_NAMES[Mind(mixed, 0).cheapest(GOOD_NAMES.index("wool"), [])] == "wool red"


def test_what_it_offers_and_takes_is_not_silly() -> None:
    """Few games, so this is rough; `measure.py bots` has the figures of many."""
    watch = Watch()
    for number in range(3):
        watch.play(number, turns=3)
    met = watch.met
    assert met["offers"] > 100
    assert met["offers that with own ones give something for nothing"] == 0
    assert met["offers the other way round than an own one"] == 0
    assert met["the same, where that card shows misery or is Piracy"] <= 0.02 * met["deals"]
    assert met["offers that ask for more than one good"] > 0
    assert met["offers with a promise of the maker"] + met["offers that ask for a promise"] > 0


@pytest.mark.rule("MED-TRD-2", "MED-ABL-3")
@pytest.mark.card("mediterranean", "arms")
def test_it_sells_a_kindness_that_brings_it_nothing_by_itself() -> None:
    """Seat 1 is lowest in safety: Arms are worth a point to it, and seat 1 agrees."""
    state = at(developments=[["arms"], [], [], []], safety=[3, -1, 4, 4], points=[5, 9, 9, 9], turn=4)
    for _ in range(8):
        if state.offers:
            break
        act(state, 0, says(state, 0))
    (offer,) = state.offers
    assert (offer.promises, offer.to, offer.asks > 0) == ((3,), 0b10, True)
    act(floor_to(state, 1), 1, says(state, 1))
    assert state.deals == 1
    assert GAME.view(state, 0).players[0].cubes == ("arms on 2",)  # type: ignore[attr-defined]


@pytest.mark.rule("MED-TRD-2", "MED-ABL-3")
@pytest.mark.card("mediterranean", "diplomat")
def test_it_asks_for_a_kindness_that_it_needs() -> None:
    state = at(developments=[[], ["diplomat"], [], []], safety=[-1, 3, 4, 4], happiness=[3] * 4, points=[9] * 4, turn=4)
    for _ in range(8):
        if state.offers:
            break
        act(state, 0, says(state, 0))
    (offer,) = state.offers
    assert (offer.to, offer.pays > 0) == (0b10, True)
    assert offer.demands == (1 * 16 + 0 * 2 + 1,)  # its second box on seat 0


@pytest.mark.rule("MED-ABN-1", "MED-C-14", "MED-C-43")
@pytest.mark.card("mediterranean", "conspirators")
@pytest.mark.parametrize(("besides", "arrow", "goes"), [([], "white", True), ([], "black", False), (3, "white", False)])
def test_it_changes_sides_where_revolutionaries_pay_for_it(besides: Any, arrow: str, goes: bool) -> None:
    """Unless cards would lead straight back, or the old side has too much to lose."""
    more = ["palace", "industry", "monument_of_order"] if besides else []
    state = at(
        phase="closing",
        turn=6,
        hands=[[f"gold {arrow}"], [], [], []],
        government=["dictatorship 5"] * 4,
        developments=[["conspirators", *more], [], [], []],
    )
    assert (says(state, 0) == "abandon government") == goes
    if goes:
        act(state, 0, "abandon government", "done")
        for seat in (1, 2, 3):
            act(state, seat, "done")
        act(state, 0, says(state, 0))
        assert state.vp[0] == 3 + 10  # a gold, and what the conspirators pay
        assert state.devs[0] == ()


@pytest.mark.rule("MED-C-88")
def test_a_second_industry_is_worth_its_points_and_not_its_power() -> None:
    first = at(phase="development", turn=2, drawn=rows(["industry/palace"]))
    second = at(phase="development", turn=2, drawn=rows(["industry/palace"]), developments=rows(["industry"]))
    industry, palace = BY_ID["industry"], BY_ID["palace"]
    assert face_value(first, 0, industry) > face_value(first, 0, palace)
    assert face_value(second, 0, industry) < face_value(second, 0, palace)
