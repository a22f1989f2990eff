"""The rules of Trading in the Mediterranean, one by one: a position, actions, what must now be true."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.mediterranean.playing import (
    GAME,
    act,
    at,
    can,
    choose_none,
    claims,
    decks,
    floor_to,
    forbids,
    hand,
    known,
    last_moments,
    new,
    place,
    resolve,
    whole_turn,
)

from intrigue.core import TABLE, Illegal, RandomPlayer, decide, seeded
from intrigue.core.phrase import notation
from intrigue.games.mediterranean.cards.goods import ALL_PILES, BASICS, CARD_NAMES, GOOD_NAMES, GOOD_OF, PILE, set_value
from intrigue.games.mediterranean.rules.actions import GIVE, POST, TO, TO_ALL
from intrigue.games.mediterranean.rules.floor import ClosingStep, TradingFloor
from intrigue.games.mediterranean.state.tracks import SPACES, level_of

# ---------------------------------------------------------------------- components and setup


@pytest.mark.rule("MED-CMP-1", "MED-SET-3", "MED-GDS-1")
def test_the_goods_are_163_cards_in_seven_decks() -> None:
    assert [len(pile) for pile in ALL_PILES] == [18] * 5 + [48, 25]
    counts = Counter(GOOD_NAMES[GOOD_OF[kind]] for pile in ALL_PILES for kind in pile)
    assert counts == {
        **dict.fromkeys(("salt", "timber", "wool", "grain", "ore"), 18),
        **dict.fromkeys(("wine", "dye", "slaves", "art", "spices", "gold"), 12),
        "piracy": 1,
    }
    arrows = Counter(CARD_NAMES[kind].split()[-1] for pile in ALL_PILES for kind in pile)
    assert arrows["black"] == arrows["white"] == arrows["red"] == arrows["blue"]
    state = new(5, 3)
    assert [len(deck) for deck in state.decks] == [18] * 5 + [48, 25]
    assert sorted(state.decks[5]) == ALL_PILES[5] != list(state.decks[5])


@pytest.mark.rule("MED-SET-1", "MED-SET-2", "MED-C-13", "MED-C-38")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_everyone_starts_alike_and_picks_start_spaces_in_secret(seats: int) -> None:
    state = new(seats, 1)
    assert state.waiting == tuple(range(seats))
    before = state.view(1)
    act(state, 0, "side democracy", "side mars")
    assert state.view(1) == before
    assert can(state, 0) == []
    for seat in range(1, seats):
        act(state, seat, "side dictatorship", "side venus")
    assert place(state.gov[0]) == (1, 0, 0)
    assert place(state.rel[0]) == (0, 0, 0)
    assert place(state.gov[1]) == (0, 0, 0)
    assert state.turn == 1
    assert state.happy == state.safe == state.vp == [0] * seats
    assert state.workers == [1] * (5 * seats)


@pytest.mark.rule("MED-SET-4", "MED-C-80")
def test_there_are_fourteen_shuffled_development_decks() -> None:
    state = new(4, 5)
    assert [len(deck) for deck in state.dev_decks] == [24, 12, 10, 8, 12, 10, 8, 24, 12, 10, 8, 12, 10, 8]
    assert [decks(deck) for deck in state.dev_decks] == [[at] * len(deck) for at, deck in enumerate(state.dev_decks)]
    assert state.dev_decks != new(4, 6).dev_decks


# ---------------------------------------------------------------------- tracks


@pytest.mark.rule("MED-TRK-1", "MED-TRK-2", "MED-C-16")
def test_each_side_has_a_start_space_and_nine_steps() -> None:
    assert SPACES == 20
    assert [level_of(space) for space in range(10, 20)] == [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]
    assert [level_of(space) for space in range(9, -1, -1)] == [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]
    state = at(government=["dictatorship 0", "democracy 0", "dictatorship 9", "democracy 9"])
    state.push_gov(0, 1)
    state.push_gov(1, -1)
    assert [place(space)[:2] for space in state.gov[:2]] == [(1, 0), (0, 0)]  # the box is no space


@pytest.mark.rule("MED-TRK-3", "MED-TRK-4", "MED-C-17")
def test_markers_stop_at_the_ends() -> None:
    state = at(government=["democracy 9"] * 4, religion=["mars 8"] * 4, happiness=[7, -7, 0, 0], safety=[8, -8, 0, 0])
    state.push_gov(0, 3)
    state.push_rel(0, -5)
    state.cheer(0, 4)
    state.cheer(1, -4)
    state.guard(0, 1)
    state.guard(1, -1)
    assert place(state.gov[0]) == (1, 9, 3)
    assert place(state.rel[0]) == (0, 9, 3)
    assert (state.happy[:2], state.safe[:2]) == ([8, -8], [8, -8])


# ---------------------------------------------------------------------- frame


@pytest.mark.rule("MED-RND-1", "MED-AIM-1", "MED-RND-2")
def test_six_rounds_of_five_phases() -> None:
    state, rng = new(4, 8), seeded(1)
    phases: list[tuple[int, str]] = []
    while not state.over:
        seat = state.mover()
        shown = GAME.view(state, seat)
        phase = (shown.turn, shown.phase)  # type: ignore[attr-defined]
        if not phases or phases[-1] != phase:
            phases.append(phase)
        state.apply(seat, decide(RandomPlayer(), state, seat, rng))
    order = ["setup", "production", "trading", "closing", "resolution", "development"]
    assert phases[0] == (0, "setup")
    assert [turn for turn, phase in phases if phase == "trading"] == [1, 2, 3, 4, 5, 6]
    assert phases == sorted(phases, key=lambda one: (one[0], order.index(one[1])))
    assert state.result is not None
    assert max(state.result.scores) == state.result.scores[state.result.winners[0]]


# ---------------------------------------------------------------------- production


@pytest.mark.rule("MED-PROD-1", "MED-PROD-2", "MED-PROD-6")
def test_every_oval_brings_a_card() -> None:
    state = at(phase="production", developments=[["ploughs", "garrison_town", "armada"], [], [], []])
    piles = Counter(PILE[kind] for kind in state.held[0])
    assert piles == {0: 1, 1: 1, 2: 1, 3: 2, 4: 1, 5: 1, 6: 1}
    assert [GOOD_OF[kind] for kind in state.held[1]] == [0, 1, 2, 3, 4]


@pytest.mark.rule("MED-PROD-3", "MED-C-76")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    state = at(phase="closing")
    salt = state.decks[0]
    state.decks[0], state.piles[0] = salt[:1], tuple(sorted(salt[1:]))
    whole_turn(state)
    assert state.turn == 2
    assert all(sum(GOOD_OF[kind] == 0 for kind in state.held[p]) == 1 for p in range(4))
    assert (len(state.decks[0]), state.piles[0]) == (14, ())
    bare = at(phase="closing", hands=[[CARD_NAMES[kind] for kind in ALL_PILES[0]], [], [], []], turn=1)
    bare.piles[1], bare.decks[1] = (), bare.decks[1]
    bare.stored[0] = bare.held[0][:3]
    assert len(bare.decks[0]) == 0
    whole_turn(bare)
    assert len(bare.decks[0]) + len(bare.piles[0]) == 18 - 3 - 4


@pytest.mark.rule("MED-PROD-3", "MED-C-25")
def test_piracy_that_was_spent_shuffles_the_luxury_deck() -> None:
    spent = whole_turn(at(phase="closing", hands=[["piracy", "gold red"], [], [], []]))
    assert (len(spent.decks[6]), spent.piles[6]) == (25, ())
    assert not spent.pirates  # it does so once
    kept = whole_turn(act(at(phase="closing", hands=[["piracy", "gold red"], [], [], []]), 0, "store piracy"))
    assert (len(kept.decks[6]), [CARD_NAMES[kind] for kind in kept.piles[6]]) == (23, ["gold red"])


@pytest.mark.rule("MED-PROD-4", "MED-C-5", "MED-C-6")
def test_no_two_civic_goods_of_a_type_and_at_most_four() -> None:
    cities = ["urbanize", "quarry_town", "garrison_town", "slave_trade", "imperial_city"]
    for seed in range(20):
        state = at(seed=seed, phase="production", developments=[cities, cities[:2], [], []])
        goods = [GOOD_OF[kind] for kind in state.held[0] if PILE[kind] == 5]
        assert sorted(goods) == [5, 6, 7, 8]
        assert len({GOOD_OF[kind] for kind in state.held[1] if PILE[kind] == 5}) == 2


@pytest.mark.rule("MED-PROD-5", "MED-C-54")
def test_hands_may_be_shown() -> None:
    state = at(hands=[["dye blue", "dye fury", "gold red"], [], [], []])
    assert claims(state, 0) == {}
    act(state, 0, "show")
    assert claims(state, 0) == {"dye": 2}
    assert "show" not in can(state, 0)
    assert forbids(state, 0, "show") == "MED-PROD-5"
    opened = at(hands=[["dye blue", "gold red"], [], [], []], options={"open_hands": True})
    assert claims(opened, 0) == {"dye": 1}


# ---------------------------------------------------------------------- trading


def market() -> tuple[list[str], ...]:
    return (
        ["grain red", "grain poverty", "salt white", "salt white"],
        ["dye blue", "dye fury", "grain blue"],
        ["wool black", "ore red"],
        ["timber prosperity"],
    )


@pytest.mark.rule("MED-TRD-1", "MED-C-67", "MED-C-71")
def test_any_cards_for_any_cards_at_once_and_whole() -> None:
    state = at(hands=list(market()))
    act(state, 0, "give grain poverty", "give salt white", "want dye", "post")
    assert hand(state, 0) == ["salt white", "salt white", "grain red", "grain poverty"]
    view = GAME.view(state, 1)
    (offer,) = view.offers  # type: ignore[attr-defined]
    assert (offer.gives, offer.wants, offer.cards) == (("salt", "grain"), ("dye",), ())
    floor_to(state, 1)
    act(state, 1, "take 1")  # two sorts of dye: which one?
    assert set(can(state, 1)) == {"hand dye blue", "hand dye fury", "back"}
    act(state, 1, "hand dye fury")
    assert hand(state, 0) == ["salt white", "grain red", "dye fury"]
    assert hand(state, 1) == ["salt white", "grain blue", "grain poverty", "dye blue"]
    assert state.deals == 1
    assert state.offers == []


@pytest.mark.rule("MED-TRD-1")
def test_an_offer_is_drafted_in_private_steps() -> None:
    state = at(hands=list(market()))
    before = GAME.view(state, 2)
    act(state, 0, "give grain red", "want wool", "pay" if "pay" in can(state, 0) else "ask", "to 3")
    assert GAME.view(state, 2) == before
    draft = GAME.view(state, 0).draft  # type: ignore[attr-defined]
    assert (draft.cards, draft.wants, draft.asks, draft.to) == (("grain red",), ("wool",), 1, (2,))
    act(state, 0, "back")
    assert GAME.view(state, 0).draft.to == ()  # type: ignore[attr-defined]
    act(state, 0, "clear")
    assert GAME.view(state, 0).draft is None  # type: ignore[attr-defined]
    assert forbids(state, 0, "post") == "MED-C-70"


@pytest.mark.rule("MED-TRD-1", "MED-C-71")
def test_offers_are_changed_withdrawn_declined_and_countered() -> None:
    state = at(hands=list(market()), options={"acts": 30})
    act(state, 0, "give grain red", "want dye", "post", "change 1")
    assert state.offers == []
    act(state, 0, "want gold", "back")  # only the last step is gone
    act(state, 0, "want wool", "post")
    assert [(offer.goods, offer.wants) for offer in state.offers] == [((3,), (2, 6))]
    assert [offer.number for offer in state.offers] == [2]
    act(state, 0, "withdraw 2", "give salt white", "want dye", "to 2", "post", "pass")
    act(state, 1, "counter 3")
    assert can(state, 1).count("post") == 1
    draft = GAME.view(state, 1).draft  # type: ignore[attr-defined]
    assert (draft.gives, draft.wants, draft.to) == (("dye",), ("salt",), (0,))
    act(state, 1, "give grain blue", "post", "decline 3")
    assert [offer.number for offer in state.offers] == [4]  # everybody it was for declined
    assert forbids(state, 1, "take 3") == "MED-TRD-1"
    assert forbids(state, 1, "take 4") == "MED-TRD-1"
    act(floor_to(state, 0), 0, "take 4")
    assert "grain blue" in hand(state, 0)


@pytest.mark.rule("MED-TRD-1", "MED-C-71")
@pytest.mark.parametrize("seed", range(40))
def test_a_changed_offer_comes_back_whole(seed: int) -> None:
    """Whatever it was made of: posted again as it is, it is the same offer."""
    hands = [["piracy", "gold red", "grain red", "salt white"], ["dye blue"], ["wool black"], ["timber prosperity"]]
    built = [["freedom_of_speech", "pyramids_to_mars"], ["barracks"], [], []]
    state = at(hands=hands, points=[3, 3, 3, 3], developments=built, options={"acts": 40})
    rng = seeded(seed)
    asked = ("pay", "to 2", "demand barracks", "not on 3")  # something can be asked only of one seat
    act(state, 0, *(asked if seed % 2 else ("pay",)))
    for _ in range(14):
        steps = [action for action in state.legal(0) if GIVE <= action < (TO if seed % 2 else TO_ALL)]
        if steps:
            state.apply(0, steps[rng.below(len(steps))])
    while POST not in state.legal(0):
        act(state, 0, "back")
    act(state, 0, "post")
    [posted] = state.offers
    act(state, 0, f"change {posted.number}")
    assert state.offers == []
    act(state, 0, "post")
    [again] = state.offers
    for part in ("seat", "to", "goods", "gives", "pays", "wants", "asks", "promises", "demands", "says", "seeks"):
        assert getattr(again, part) == getattr(posted, part), part


@pytest.mark.rule("MED-TRD-2", "MED-C-56")
def test_points_may_be_part_of_a_deal() -> None:
    state = at(hands=list(market()), points=[3, 1, 0, 0])
    act(state, 0, "pay", "pay", "want dye", "to 2", "post")
    act(floor_to(state, 1), 1, "take 1", "hand dye blue")
    assert state.vp == [1, 3, 0, 0]
    act(state, 1, "give grain blue", "ask", "ask", "post")
    act(floor_to(state, 0), 0)
    assert forbids(state, 0, "take 2") == "MED-C-56"  # it has 1 point only


@pytest.mark.rule("MED-TRD-3", "MED-C-55")
def test_there_are_no_words_for_ideas_on_the_floor() -> None:
    state = at(hands=list(market()))
    act(state, 0, "give grain red")
    assert not [text for text in can(state, 0) if text.startswith(("say", "seek"))]
    act(state, 0, "want dye", "post")
    for seat in (1, 2, 3, TABLE):
        assert "poverty" not in str(GAME.view(state, seat).offers)  # type: ignore[attr-defined]
        assert "grain red" not in str(GAME.view(state, seat).offers)  # type: ignore[attr-defined]


@pytest.mark.rule("MED-TRD-4")
def test_only_piracy_goes_under_another_name() -> None:
    state = at(hands=[["piracy", "gold red"], ["grain blue"], [], []])
    texts = can(state, 0)
    assert "give piracy as spices" in texts
    assert "give piracy as gold" in texts
    assert forbids(state, 0, "give piracy") == "MED-TRD-4"
    assert forbids(state, 0, "give spices red") == "MED-TRD-4"
    act(state, 0, "give piracy as spices", "want grain", "post")
    assert claims(state, 0) == {"spices": 1}
    act(floor_to(state, 1), 1, "take 1")
    assert hand(state, 1) == ["piracy"]
    assert claims(state, 1) == {"spices": 1}
    assert known(state, 0, 1) == ["piracy"]
    assert GAME.view(state, 2).players[1].known == ()  # type: ignore[attr-defined]


@pytest.mark.rule("MED-TRD-5", "MED-C-66")
def test_trading_ends_when_all_pass_or_the_laps_are_over() -> None:
    state = at(hands=list(market()))
    for seat in range(4):
        act(state, seat, "pass")
    assert isinstance(state.stack[-1], ClosingStep)
    busy = at(hands=list(market()), options={"laps": 2, "acts": 3})
    for seat in range(4):
        act(busy, seat, f"give {hand(busy, seat)[0]}", "want gold", "post")
    assert "give salt white" not in can(busy, 0)  # the last lap is for answers
    assert can(busy, 0)[0] == "pass"
    last_moments(busy)
    assert busy.offers == []
    calm = at(hands=list(market()), options={"laps": 2, "acts": 4})
    act(calm, 0, "pass")
    act(calm, 1, f"give {hand(calm, 1)[0]}", "want gold", "to 4", "post")
    act(act(calm, 2, "pass"), 3, f"give {hand(calm, 3)[0]}", "want gold", "to 2", "post")
    assert isinstance(calm.stack[-1], TradingFloor)
    assert (calm.stack[-1].lap, calm.mover()) == (2, 1)  # who has nothing to answer is not asked, the next one is


@pytest.mark.rule("MED-TRD-5", "MED-TRD-6", "MED-C-3", "MED-C-66")
def test_live_trading_goes_by_the_clock() -> None:
    state = at(hands=list(market()), options={"floor": "live", "trade_minutes": 3})
    assert state.waiting == (0, 1, 2, 3)
    act(state, 2, "give wool black", "want salt", "post")
    act(state, 0, "store grain red", "take 1")
    assert hand(state, 2) == ["salt white", "ore red"]
    act(state, TABLE, "one minute", "half minute")
    assert [state.say(TABLE, action) for action in state.legal(TABLE)] == ["grace"]
    act(state, TABLE, "grace")
    assert isinstance(state.stack[-1], ClosingStep)
    assert not [text for text in can(state, 0) if text.startswith(("give", "take"))]
    act(state, TABLE, "time")
    assert "salt white" in [CARD_NAMES[kind] for kind in state.spent[2]]
    assert hand(state, 0) == ["grain red"]


@pytest.mark.rule("MED-TRD-6")
def test_live_cubes_lie_open_and_the_clock_is_refused_to_players() -> None:
    state = at(developments=[["barracks"], [], [], []], options={"floor": "live"})
    act(state, 0, "aim barracks on 3")
    assert GAME.view(state, 1).players[0].cubes == ("barracks on 3",)  # type: ignore[attr-defined]
    act(state, 0, "lift barracks", "abandon religion", "wait")
    assert GAME.view(state, 1).players[0].cubes == ("abandon religion",)  # type: ignore[attr-defined]
    with pytest.raises(Illegal):
        act(state, 0, "one minute")


# ---------------------------------------------------------------------- abilities


@pytest.mark.rule("MED-ABL-1", "MED-ABL-2")
def test_abilities_are_aimed_at_others_if_one_likes() -> None:
    state = at(phase="closing", developments=[["barracks"], [], [], []])
    aims = [text for text in can(state, 0) if text.startswith("aim")]
    assert aims == ["aim barracks on 2", "aim barracks on 3", "aim barracks on 4"]
    assert forbids(state, 0, "aim barracks on 1") == "MED-ABL-2"
    act(state, 0, "aim barracks on 2", "lift barracks", "aim barracks on 3")
    assert GAME.view(state, 1).players[0].cubes == ()  # type: ignore[attr-defined]
    resolve(state)
    assert state.safe == [0, 0, -1, 0]
    unused = resolve(at(phase="closing", developments=[["barracks"], [], [], []]))
    assert unused.safe == [0, 0, 0, 0]


@pytest.mark.rule("MED-ABL-3", "MED-TRD-2", "MED-C-36")
def test_a_promise_binds() -> None:
    state = at(developments=[["barracks"], [], [], []], points=[0, 2, 0, 0], options={"acts": 30})
    act(state, 0, "promise barracks", "not on 2", "ask", "to 2", "post")
    act(floor_to(state, 1), 1, "take 1")
    act(floor_to(state, 0), 0, "promise barracks", "on 4", "ask", "to 2", "post")
    act(floor_to(state, 1), 1, "take 2")
    assert state.vp == [2, 0, 0, 0]
    last_moments(state)
    assert not [text for text in can(state, 0) if text.startswith(("aim", "lift"))]
    resolve(state)
    assert state.safe == [0, 0, 0, -1]
    spared = at(developments=[["barracks"], [], [], []], points=[0, 2, 0, 0])
    act(spared, 0, "promise barracks", "not on 2", "ask", "to 2", "post")
    act(floor_to(spared, 1), 1, "take 1")
    last_moments(spared)
    assert forbids(spared, 0, "aim barracks on 2") == "MED-ABL-3"
    assert "aim barracks on 3" in can(spared, 0)


@pytest.mark.rule("MED-ABL-3")
def test_a_promise_may_be_demanded_of_the_one_asked() -> None:
    state = at(developments=[["arms"], [], [], []], hands=[[], ["timber red"], [], []])
    floor_to(state, 1)
    act(state, 1, "give timber red", "to 1", "demand arms", "on 2", "post")
    act(floor_to(state, 0), 0, "take 1")
    assert GAME.view(state, 3).players[0].cubes == ("arms on 2",)  # type: ignore[attr-defined]
    resolve(state)
    assert state.safe == [0, 1, 0, 0]


@pytest.mark.card("mediterranean", "pyramids_to_mars")
@pytest.mark.rule("MED-ABL-4", "MED-C-44")
def test_a_card_that_strikes_everybody_spares_those_with_a_cube() -> None:
    state = at(phase="closing", developments=[["pyramids_to_mars", "diplomat"], [], [], []])
    act(state, 0, "aim pyramids_to_mars 2 on 3", "aim diplomat 1 on 2", "aim diplomat 2 on 2")
    resolve(state)
    assert state.safe == [0, 0, 0, -1]
    assert state.happy == [0, 1, 0, 0]
    twice = at(phase="closing", developments=[["pyramids_to_mars", "pyramids_to_mars"], [], [], []])
    act(twice, 0, "aim pyramids_to_mars 3 on 3")
    assert resolve(twice).safe == [0, -2, -1, -2]  # a cube spares from its own card only


# ---------------------------------------------------------------------- warehouse, abandon


@pytest.mark.rule("MED-WH-1", "MED-WH-3", "MED-C-21", "MED-C-57")
def test_three_cards_are_kept_and_the_rest_is_spent() -> None:
    state = at(phase="closing", hands=[["grain red", "grain white", "salt black", "ore red"], [], [], []])
    act(state, 0, "store grain red", "store grain white", "store salt black")
    assert forbids(state, 0, "store ore red") == "MED-WH-1"
    act(state, 0, "fetch salt black", "store ore red")
    resolve(state)
    assert hand(state, 0) == ["grain white", "grain red", "ore red"]
    assert [CARD_NAMES[kind] for kind in state.spent[0]] == ["salt black"]
    choose_none(state)
    assert len(state.held[0]) == 8
    assert state.stored[0] == ()


@pytest.mark.rule("MED-WH-2", "MED-C-58")
@pytest.mark.parametrize("card", ["grain depression", "dye fury", "wine zealots", "art corruption", "slaves revolt"])
def test_the_worst_cards_are_never_stored(card: str) -> None:
    state = at(phase="closing", hands=[[card], [], [], []])
    assert f"store {card}" not in can(state, 0)
    assert forbids(state, 0, f"store {card}") == "MED-WH-2"


@pytest.mark.rule("MED-ABN-1", "MED-C-14", "MED-C-41")
def test_abandoning_goes_back_to_the_centre_before_arrows_count() -> None:
    given = {
        "government": ["dictatorship 3"] * 4,
        "developments": [["barracks", "ploughs"], [], [], []],
        "hands": [["grain white", "salt white"], [], [], []],
    }
    state = at(phase="closing", **given)
    act(state, 0, "abandon government")
    resolve(state)
    assert can(state, 0) == ["side dictatorship", "side democracy"]
    act(state, 0, "side democracy")
    assert place(state.gov[0]) == (1, 2, 1)
    assert GAME.view(state, 0).players[0].developments == ("ploughs",)  # type: ignore[attr-defined]
    same = act(at(phase="closing", **given), 0, "abandon government", "keep government", "abandon government")
    act(resolve(same), 0, "side dictatorship")
    assert place(same.gov[0]) == (1, 1, 0)  # two white arrows from the start space


# ---------------------------------------------------------------------- resolution


@pytest.mark.rule("MED-RES-0", "MED-RES1-1", "MED-RES2-7")
def test_all_cards_lie_open_and_go_to_their_piles() -> None:
    state = at(phase="closing", hands=[["grain red", "dye blue", "gold red"], ["grain blue"], [], []])
    act(state, 0, "store dye blue")
    resolve(state)
    assert [CARD_NAMES[kind] for kind in state.spent[0]] == ["grain red", "gold red"]
    assert [[CARD_NAMES[kind] for kind in pile] for pile in state.piles] == [
        [],
        [],
        [],
        ["grain red", "grain blue"],
        [],
        [],
        ["gold red"],
    ]
    shown = GAME.view(state, 3).players[0]  # type: ignore[attr-defined]
    assert shown.spent == ("grain red", "gold red")
    assert (shown.cards, shown.hidden_civic) == (1, 1)


@pytest.mark.rule("MED-RES2-1", "MED-RES2-2", "MED-C-27", "MED-C-28")
@pytest.mark.parametrize(
    ("card", "gov", "rel", "happy", "safe", "points"),
    [
        ("grain black", -1, 0, 0, 0, 0),
        ("grain white", 1, 0, 0, 0, 0),
        ("grain red", 0, -1, 0, 0, 0),
        ("grain blue", 0, 1, 0, 0, 0),
        ("grain prosperity", 0, 0, 0, 0, 1),
        ("grain poverty", 0, 0, -1, 0, 0),
        ("grain depression", 0, 0, -2, 0, 0),
        ("spices barbarians", 0, 0, 0, -1, 3),
        ("art fury", 0, 0, 0, -2, 2),
        ("slaves revolt", 1, 0, -1, 0, 1),
        ("art corruption", -1, 0, -1, 0, 2),
        ("wine zealots", 0, 1, -1, 0, 1),
        ("dye zealots", 0, -1, -1, 0, 2),
        ("piracy", 0, 0, 0, 0, 0),
    ],
)
def test_what_each_idea_does(card: str, gov: int, rel: int, happy: int, safe: int, points: int) -> None:
    state = at(
        phase="closing", hands=[[card], [], [], []], government=["democracy 4"] * 4, religion=["venus 4"] * 4, turn=1
    )
    resolve(state)
    assert (state.gov[0] - 14, state.rel[0] - 14) == (gov, rel)
    assert (state.happy[0], state.safe[0], state.vp[0]) == (happy, safe, points)


@pytest.mark.rule("MED-RES2-3", "MED-C-1", "MED-C-39")
def test_sets_by_the_row_of_their_good() -> None:
    assert [set_value(3, n) for n in range(9)] == [0, 0, 1, 3, 6, 10, 15, 21, 21]
    assert [set_value(9, n) for n in range(7)] == [0, 3, 6, 10, 15, 21, 24]
    assert set_value(10, 1) == 3
    assert all(set_value(good, n) == set_value(3, n) for good in range(BASICS) for n in range(1, 15))
    state = resolve(at(phase="closing", hands=[["grain red"] * 3 + ["wine red"] * 2, [], [], []]))
    assert state.earned[0] == 3 + 3


@pytest.mark.rule("MED-RES2-4", "MED-C-15", "MED-C-23", "MED-C-35", "MED-C-50")
def test_crossing_destroys_what_the_old_side_built() -> None:
    state = at(
        phase="closing",
        religion=["mars 1"] * 4,
        developments=[["raiders", "war_totem", "barracks"], [], [], []],
        hands=[["grain blue", "salt blue", "ore blue", "ore red"], [], [], []],
    )
    resolve(state)
    assert place(state.rel[0]) == (1, 0, 0)  # net two steps: mars 0, venus 0
    assert GAME.view(state, 0).players[0].developments == ("war_totem", "barracks")  # type: ignore[attr-defined]
    assert decks(state.dev_decks[8][-1:]) == [8]  # under its deck
    assert state.boats(0) == 0
    lower = at(
        phase="closing",
        religion=["mars 2"] * 4,
        developments=[["raiders"], [], [], []],
        hands=[["grain blue"], [], [], []],
    )
    resolve(lower)
    assert place(lower.rel[0]) == (0, 1, 0)
    assert lower.boats(0) == 1


@pytest.mark.rule("MED-RES2-5", "MED-RES2-6", "MED-C-12")
def test_points_are_announced_and_the_order_set_anew() -> None:
    state = at(
        phase="closing", hands=[["grain red"] * 2, ["gold red"], ["gold white"], []], order=[3, 2, 1, 0], points=[9] * 4
    )
    resolve(state)
    assert state.earned == [1, 3, 3, 0]
    assert state.order == [2, 1, 0, 3]
    assert [player.earned for player in GAME.view(state, 3).players] == [1, 3, 3, 0]  # type: ignore[attr-defined]


@pytest.mark.rule("MED-RES3-1", "MED-RES3-3", "MED-RES3-5", "MED-C-30")
@pytest.mark.parametrize(("turn", "level"), [(1, None), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2)])
def test_the_unhappiest_revolt(turn: int, level: int | None) -> None:
    state = at(
        phase="closing",
        turn=turn,
        happiness=[-2, -1, -2, 3],
        government=["democracy 9"] * 4,
        religion=["venus 9"] * 4,
    )
    resolve(state)
    if level is None:
        assert state.revolt == 0
        assert state.happy == [-2, -1, -2, 3]
        return
    assert state.revolt == 0b101
    assert state.happy == [0, -1, 0, 3]
    assert [len(drawn) for drawn in state.drawn] == [2 * (level + 1), 8, 2 * (level + 1), 8]


@pytest.mark.rule("MED-RES3-2", "MED-RES3-4", "MED-RES3-5", "MED-C-11")
@pytest.mark.parametrize(("turn", "loss"), [(2, None), (3, 3), (4, 4), (5, 5), (6, 7)])
def test_the_least_safe_are_attacked(turn: int, loss: int | None) -> None:
    lost = set()
    for seed in range(40):
        state = resolve(at(seed=seed, phase="closing", turn=turn, safety=[-1, -3, 0, 2], points=[20] * 4))
        if loss is None:
            assert (state.vp, state.safe) == ([20] * 4, [-1, -3, 0, 2])
            continue
        assert (state.vp[0], state.safe) == (20, [-1, 0, 0, 2])
        lost.add(20 - state.vp[1])
    assert loss is None or lost == {loss, loss + 1, loss + 2, loss + 3}


# ---------------------------------------------------------------------- development


@pytest.mark.rule("MED-DEV-1", "MED-C-49")
def test_a_card_for_each_level_of_both_tracks() -> None:
    state = at(phase="development", government=["dictatorship 5"] + ["democracy 0"] * 3, religion=["venus 8"] * 4)
    assert decks(state.drawn[0]) == [0, 1, 2, 7, 11, 12, 13]
    assert decks(state.drawn[1]) == [0, 7, 11, 12, 13]


@pytest.mark.rule("MED-DEV-2", "MED-DEV-3", "MED-C-10", "MED-C-68")
def test_all_choose_at_once_and_reveal_in_order() -> None:
    state = at(phase="development", drawn=[["ploughs", "oracle"], ["urbanize"], ["alms"], []])
    sizes = [len(deck) for deck in state.dev_decks]
    seen = GAME.view(state, 1)
    act(state, 0, "build ploughs", "build oracle")
    assert GAME.view(state, 1) == seen
    assert forbids(state, 1, "build oracle") in ("MED-DEV-1", "MED-DEV-2")
    act(state, 1, "no government", "no religion")
    act(state, 2, "no government", "build alms")
    act(state, 3, "no government", "no religion")
    assert [len(devs) for devs in state.devs] == [2, 0, 1, 0]
    assert len(state.dev_decks[0]) == sizes[0] + 1  # the card that seat 1 did not want lies under its deck
    assert GAME.view(state, 3).players[0].developments == ("ploughs", "oracle")  # type: ignore[attr-defined]


@pytest.mark.rule("MED-DEV-4", "MED-C-8", "MED-C-33")
def test_a_victim_of_the_revolt_plays_one_card() -> None:
    state = at(
        phase="development",
        turn=2,
        revolt=[0],
        government=["democracy 5"] * 4,
        developments=[["education"], [], [], []],
    )
    assert can(state, 0) == ["draw government 0", "draw religion 0"]
    act(state, 0, "draw religion 0")
    assert decks(state.drawn[0]) == [0, 7, 7]
    texts = can(state, 0)
    assert texts[0] == "neither"
    act(state, 0, texts[1])
    assert can(state, 0) == []


@pytest.mark.rule("MED-DEV-5", "MED-C-22")
def test_two_producers_of_a_good_and_workers_that_are_there() -> None:
    state = at(
        phase="development",
        drawn=[["ploughs", "urbanize"], ["urbanize"], [], []],
        developments=[["farmsteads", "education"], [], [], []],
        workers=[[1, 1, 1, 1, 1], [1, 1, 1, 0, 1], [1] * 5, [1] * 5],
    )
    assert "build ploughs" not in can(state, 0)
    assert "build urbanize" in can(state, 0)
    assert forbids(state, 0, "build ploughs") == "MED-DEV-5"
    assert "build urbanize" not in can(state, 1)
    refused = state.why_not(1, "build urbanize")
    assert refused is not None
    assert notation(refused.reason) == "no-producer-to-pay good=good:grain"


@pytest.mark.rule("MED-C-83", "MED-DEV-5")
def test_a_producer_is_a_worker_or_else_the_oval_of_a_development() -> None:
    """Ploughs make grain without any rural worker there: they can pay for Urbanize, and are covered then."""
    state = at(
        phase="development",
        drawn=[["urbanize"], ["urbanize"], [], []],
        developments=[["ploughs"], ["ploughs"], [], []],
        workers=[[1, 1, 1, 0, 1], [1] * 5, [1] * 5, [1] * 5],
    )
    for seat in (0, 1):
        act(state, seat, "build urbanize", "no religion")
    choose_none(state)
    first, second = GAME.view(state, 0).players[:2]  # type: ignore[attr-defined]
    assert (first.workers[3].count, first.covered, first.cities) == (0, ("ploughs",), 1)
    assert (second.workers[3].count, second.covered) == (1, ())  # the rural worker went, the Ploughs go on
    assert [GOOD_OF[kind] for kind in state.held[0] if PILE[kind] < 5] == [0, 1, 2, 4]  # no grain in the next round
    assert [GOOD_OF[kind] for kind in state.held[1] if PILE[kind] < 5] == [0, 1, 2, 3, 4]
    told = [notation(GAME.story.of(event)) for event in state.events_for(3)]
    assert "tell-covered seat=seat:0 card=card:ploughs good=good:grain" in told


@pytest.mark.rule("MED-C-83", "MED-C-23", "MED-C-24")
def test_a_coloured_oval_is_covered_before_a_grey_one_and_a_new_card_is_not_covered() -> None:
    state = at(
        phase="development",
        government=["democracy 2"] * 4,
        drawn=[["urbanize"], [], [], []],
        developments=[["ploughs", "farmsteads"], [], [], []],
        workers=[[1, 1, 1, 0, 1], [1] * 5, [1] * 5, [1] * 5],
    )
    act(state, 0, "build urbanize", "no religion")
    choose_none(state)
    assert GAME.view(state, 0).players[0].covered == ("farmsteads",)  # type: ignore[attr-defined]
    state.gov[0] = 9  # a revolution destroys what is covered, and nothing of it is left
    state.cross(0)
    state.check()
    assert (state.covered[0], state.producers(0, 3)) == ((), 1)


@pytest.mark.rule("MED-C-83", "MED-DEV-5")
def test_what_is_built_first_in_a_turn_may_pay_for_what_comes_second() -> None:
    state = at(
        phase="development",
        drawn=[["ploughs", "wine_presses"], ["shipwrights", "wine_presses"], [], []],
        workers=[[1, 1, 1, 0, 1], [1, 1, 1, 1, 1], [1] * 5, [1] * 5],
    )
    act(state, 0, "build ploughs")
    act(state, 1, "build shipwrights")
    assert "build wine_presses" in can(state, 0)
    assert "build wine_presses" not in can(state, 1)  # the only producer of timber is spent by the Shipwrights
    assert forbids(state, 1, "build wine_presses") == "MED-DEV-5"


@pytest.mark.rule("MED-DEV-6")
@pytest.mark.card("mediterranean", "education", "spies", "oracle", "oracle_of_war", "oracle_of_love")
@pytest.mark.parametrize("name", ["education", "spies", "oracle", "oracle_of_war", "oracle_of_love"])
def test_extra_draws_come_before_anybody_looks_and_add_up(name: str) -> None:
    state = at(phase="development", developments=[[name, name], [], [], []])
    assert state.drawn == [()] * 4
    assert can(state, 0) == ["draw government 0", "draw religion 0"]
    act(state, 0, "draw government 0", "draw government 0")
    assert decks(state.drawn[0]) == [0, 0, 0, 7]
    assert [len(drawn) for drawn in state.drawn[1:]] == [2, 2, 2]


@pytest.mark.rule("MED-DEV-7", "MED-C-64")
def test_one_monument_and_one_shrine() -> None:
    state = at(
        phase="development",
        drawn=[["monument_of_toil", "shrine_of_blood"], ["monument_of_toil"], [], []],
        developments=[["monument_of_order"], [], [], []],
        government=["dictatorship 8"] * 4,
        religion=["mars 8"] * 4,
    )
    assert can(state, 0) == ["no government"]
    assert forbids(state, 0, "build monument_of_toil") == "MED-DEV-7"
    act(state, 0, "no government", "build shrine_of_blood")
    assert "build monument_of_toil" in can(state, 1)


@pytest.mark.rule("MED-DEV-9", "MED-C-43")
@pytest.mark.card(
    "mediterranean",
    "conspirators",
    "exiled_general",
    "reformers",
    "agitators",
    "heretics",
    "apostates",
    "doubters",
    "wanderers",
)
@pytest.mark.parametrize(
    ("name", "track", "start", "other", "bonus"),
    [
        ("conspirators", "government", "dictatorship 5", "democracy", 10),
        ("exiled_general", "government", "dictatorship 5", "democracy", 8),
        ("reformers", "government", "democracy 5", "dictatorship", 10),
        ("agitators", "government", "democracy 5", "dictatorship", 8),
        ("heretics", "religion", "mars 5", "venus", 10),
        ("apostates", "religion", "mars 5", "venus", 8),
        ("doubters", "religion", "venus 5", "mars", 10),
        ("wanderers", "religion", "venus 5", "mars", 8),
    ],
)
def test_revolutionaries_pay_for_changing_sides(name: str, track: str, start: str, other: str, bonus: int) -> None:
    given = {track: [start] * 4}
    state = at(phase="closing", developments=[[name], [], [], []], **given)
    act(state, 0, f"abandon {track}")
    resolve(state)
    act(state, 0, f"side {other}")
    assert state.vp[0] == bonus
    assert state.devs[0] == ()


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("MED-END-1")
def test_the_final_score_adds_three_parts() -> None:
    state = at(
        phase="closing",
        turn=6,
        points=[10, 0, 0, 0],
        safety=[3, 0, 0, 0],
        government=["dictatorship 8"] * 4,
        developments=[["palace", "secret_police", "monument_of_strength"], [], [], []],
    )
    whole_turn(state)
    assert state.over
    assert state.scores == [10 + (4 + 2 + 0) + (2 * 1 + 2 * 3), 0, 0, 0]
    assert state.winners == [0]


@pytest.mark.rule("MED-END-2", "MED-C-19", "MED-C-20", "MED-C-37")
@pytest.mark.parametrize(
    ("government", "happiness", "winners", "rule"),
    [
        (["democracy 5", "democracy 2", "democracy 0", "democracy 9"], [0, 0, 0, 0], [0], "MED-END-2"),
        (["democracy 5", "dictatorship 5", "democracy 0", "democracy 9"], [1, 2, 0, 0], [1], "MED-END-2"),
        (["democracy 5", "dictatorship 6", "democracy 0", "democracy 9"], [2, 2, 0, 0], [0, 1], "MED-C-20"),
    ],
)
def test_ties(government: list[str], happiness: list[int], winners: list[int], rule: str) -> None:
    state = at(phase="closing", turn=6, points=[9, 9, 9, 8], government=government, happiness=happiness)
    whole_turn(state)
    assert state.winners == winners
    assert state.result is not None
    assert state.result.rule == rule
