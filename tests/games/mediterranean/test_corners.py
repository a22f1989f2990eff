"""Corners of Trading in the Mediterranean that are seldom come to: what goes on at once on a live floor, decks that run
out, ends of tracks, every number of players, and what others learn of it all."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.mediterranean.playing import (
    GAME,
    act,
    at,
    can,
    cards,
    choose_none,
    closing,
    decks,
    forbids,
    hand,
    new,
    place,
    resolve,
    rows,
    told,
    whole_turn,
)

from intrigue.core import TABLE
from intrigue.core.phrase import notation
from intrigue.games.mediterranean import events as ev
from intrigue.games.mediterranean.cards.developments import FACE
from intrigue.games.mediterranean.cards.goods import ALL_PILES, CARD_NAMES, PILE
from intrigue.words import Speaker

LIVE = {"floor": "live"}
SALT = [CARD_NAMES[kind] for kind in ALL_PILES[0]]


# ---------------------------------------------------------------------- at once, on a live floor


@pytest.mark.rule("MED-C-72", "MED-C-71")
@pytest.mark.card("mediterranean", "foreign_envoys")
def test_envoys_do_not_carry_a_card_that_a_deal_has_taken() -> None:
    state = at(
        options=LIVE,
        developments=rows(["foreign_envoys"]),
        hands=rows(["ore red", "salt red"], ["grain red"]),
    )
    act(state, 0, "give ore red", "want grain", "post", "envoy ore red")
    act(state, 1, "take 1")
    assert forbids(state, 0, "envoy to 3") == "MED-C-72"
    assert forbids(state, 0, "envoy ore red") == "MED-TRD-4"
    act(state, 0, "envoy salt red", "envoy to 3")  # they had not set out
    assert (hand(state, 1), hand(state, 2)) == (["ore red"], ["salt red"])
    assert forbids(state, 0, "envoy grain red") == "MED-C-72"
    assert told(state, ev.Envoy) == [ev.Envoy(0, 2, "salt")]


@pytest.mark.rule("MED-C-72", "MED-C-79")
@pytest.mark.card("mediterranean", "foreign_envoys", "isolationism")
def test_nor_one_that_its_owner_was_about_to_hand_over() -> None:
    state = at(
        options=LIVE,
        developments=rows(["isolationism"], ["foreign_envoys"]),
        hands=rows(["ore red"], ["grain red"]),
    )
    act(state, 0, "give ore red", "want grain", "post")
    act(state, 1, "take 1", "envoy grain red")
    act(state, 0, "agree 1")
    assert not [text for text in can(state, 1) if text.startswith("envoy to")]
    assert "envoy ore red" in can(state, 1)


@pytest.mark.rule("MED-C-79", "MED-C-71")
@pytest.mark.card("mediterranean", "isolationism")
@pytest.mark.parametrize("word", ["agree 1", "refuse 1"])
def test_whoever_waits_for_a_word_goes_on_with_other_things(word: str) -> None:
    """Their own draft, or the answer to another offer, is no part of the deal that waits."""
    given: dict[str, Any] = {
        "options": LIVE,
        "developments": rows(["isolationism"]),
        "hands": rows(["ore red"], ["grain red", "wool red", "wool blue"], ["salt red"]),
    }
    drafting = at(**given)
    act(drafting, 0, "give ore red", "want grain", "post")
    act(drafting, 1, "take 1", "give wool red", "want salt")
    act(drafting, 0, word)
    draft = drafting.view(1).draft  # type: ignore[attr-defined]
    assert (draft.cards, draft.wants) == (("wool red",), ("salt",))
    answering = at(**given)
    act(answering, 0, "give ore red", "want grain", "post")
    act(answering, 2, "give salt red", "want wool", "post")
    act(answering, 1, "take 1", "take 2")
    act(answering, 0, word)
    assert {"hand wool red", "hand wool blue"} <= set(can(answering, 1))
    act(answering, 1, "hand wool blue")
    assert "salt red" in hand(answering, 1)


@pytest.mark.rule("MED-C-79", "MED-C-26")
@pytest.mark.card("mediterranean", "isolationism")
def test_a_draft_with_the_card_that_went_is_gone() -> None:
    state = at(options=LIVE, developments=rows(["isolationism"]), hands=rows(["ore red"], ["grain red"]))
    act(state, 0, "give ore red", "want grain", "post")
    act(state, 1, "take 1", "give grain red", "want salt")
    act(state, 0, "agree 1")
    assert state.view(1).draft is None  # type: ignore[attr-defined]
    assert forbids(state, 1, "post") == "MED-C-70"


@pytest.mark.rule("MED-C-82", "MED-TRD-5")
def test_done_withdraws_each_offer_once_and_says_so() -> None:
    state = at(options=LIVE, hands=rows(["ore red", "salt red"], ["grain red"]))
    act(state, 0, "give ore red", "want grain", "post", "give salt red", "want grain", "post", "done")
    assert told(state, ev.Withdrawn) == [ev.Withdrawn(0, 1, False), ev.Withdrawn(0, 2, False)]
    assert forbids(state, 1, "take 1") == "MED-TRD-1"
    act(state, 0, "not done", "done")
    assert len(told(state, ev.Withdrawn)) == 2
    assert [type(event) for event in state.events_for(3)[-2:]] == [ev.Resumed, ev.Ready]


@pytest.mark.rule("MED-ABL-3", "MED-C-71")
@pytest.mark.card("mediterranean", "barracks")
def test_a_box_that_is_promised_away_takes_other_offers_of_it_from_the_floor() -> None:
    state = at(options=LIVE, developments=rows(["barracks"]), hands=rows([], ["wool red"], ["grain red"]))
    act(state, 0, "promise barracks", "on 2", "want grain", "to 3", "post")
    act(state, 0, "promise barracks", "on 3", "want wool", "to 2", "post")
    act(state, 1, "take 2")
    assert told(state, ev.Withdrawn) == [ev.Withdrawn(0, 1, True)]
    assert forbids(state, 2, "take 1") == "MED-TRD-1"
    assert forbids(state, 0, "lift barracks") == "MED-ABL-3"
    assert forbids(state, 0, "aim barracks on 4") == "MED-ABL-3"


# ---------------------------------------------------------------------- why not


@pytest.mark.rule("MED-TRD-1", "MED-C-57", "MED-C-69", "MED-C-56")
@pytest.mark.parametrize(
    ("holds", "stored", "built", "wants", "asks", "rule", "reason"),
    [
        ([], [], [], "grain", 0, "MED-TRD-1", "no-goods-for-it"),
        (["grain poverty"], [], ["venetian_virtue"], "grain", 0, "MED-GDS-3", "no-misery"),
        (["grain red"], ["grain red"], [], "grain", 0, "MED-C-57", "no-stored-card"),
        (["piracy"], [], [], "gold gold", 0, "MED-TRD-1", "no-goods-for-it"),
        (["grain red"], [], [], "grain", 5, "MED-C-56", "no-points-for-it"),
    ],
)
def test_why_an_offer_cannot_be_taken(
    holds: list[str], stored: list[str], built: list[str], wants: str, asks: int, rule: str, reason: str
) -> None:
    state = at(
        options=LIVE,
        points=[0, 4, 0, 0],
        hands=rows(["ore red"], holds),
        stored=rows([], stored),
        developments=rows([], built),
    )
    act(state, 0, "give ore red", *[f"want {good}" for good in wants.split()], *["ask"] * asks, "post")
    no = state.why_not(1, "take 1")
    assert no is not None
    assert (no.rule, no.reason.kind) == (rule, reason)  # type: ignore[union-attr]


@pytest.mark.rule("MED-C-69")
def test_an_offer_that_would_belie_the_pirates_is_refused_as_such() -> None:
    """Seat 1 has only ever had one luxury card, and called it gold."""
    state = at(hands=rows([], ["piracy"], ["spices red"]), order=[1, 2, 0, 3])
    act(state, 1, "give piracy as gold", "want ore", "post", "pass")
    act(state, 2, "give spices red", "want spices", "post", "pass")
    for seat in (0, 3):
        act(state, seat, "pass")
    no = state.why_not(1, "take 2")
    assert no is not None
    assert (no.rule, no.reason.kind) == ("MED-C-69", "no-broken-story")  # type: ignore[union-attr]


@pytest.mark.words
@pytest.mark.rule("MED-C-69")
def test_whoever_only_received_the_pirates_is_not_told_of_words_never_said() -> None:
    """Seat 2 has got them as gold, and has offered nothing at all."""
    state = at(hands=rows([], ["piracy"], ["ore red"]), order=[1, 2, 0, 3])
    act(state, 1, "give piracy as gold", "want ore", "post", "pass")
    act(state, 2, "take 1")
    no = state.why_not(2, "give piracy as spices")
    assert no is not None
    assert Speaker(GAME, []).say(no.reason) == "Going by what was said, that would give your Piracy card away."


@pytest.mark.rule("MED-C-12", "MED-C-13", "MED-C-41", "MED-C-66", "MED-C-78", "MED-C-79", "MED-C-82", "MED-DEV-2")
def test_whoever_is_not_asked_is_told_by_which_rule() -> None:
    floor = at(hands=rows(["ore red"], ["grain red"]), developments=rows(["isolationism"]))
    assert forbids(floor, 1, "pass") == "MED-C-66"
    act(floor, 0, "give ore red", "want grain", "post", "pass")
    act(floor, 1, "take 1")
    assert forbids(floor, 2, "pass") == "MED-C-79"
    last = act(closing(["ore red"]), 0, "done")
    assert forbids(last, 0, "store ore red") == "MED-C-82"
    chosen = act(at(phase="development"), 0, "no government", "no religion")
    assert forbids(chosen, 0, "no religion") == "MED-DEV-2"
    begun = act(new(), 0, "side democracy", "side mars")
    assert forbids(begun, 0, "side mars") == "MED-C-13"
    democracies: dict[str, Any] = {"government": ["democracy 5"] * 4}
    market = at(phase="production", developments=rows(["free_market"]), **democracies)
    assert forbids(market, 1, "name wine") == "MED-C-12"
    drawing = at(phase="development", developments=rows(["education"], ["oracle"]), **democracies)
    assert forbids(drawing, 1, "draw government 0") == "MED-C-12"
    abandoned = closing()
    for seat in (0, 1):
        act(abandoned, seat, "abandon government")
    assert forbids(resolve(abandoned), 1, "side democracy") == "MED-C-41"
    aimed = act(closing(developments=rows(["alms"], ["venetian_monastery"])), 0, "aim alms on 2")
    assert forbids(resolve(aimed), 0, "heed") == "MED-C-78"


@pytest.mark.rule("MED-ABL-2", "MED-ABL-4")
@pytest.mark.card("mediterranean", "pyramids_to_mars", "love_feasts", "diplomat")
@pytest.mark.parametrize("card", ["pyramids_to_mars", "love_feasts", "diplomat", "secret_police"])
def test_no_box_takes_a_cube_of_its_owner(card: str) -> None:
    state = closing(developments=rows([card]))
    for box in (1, 2):
        assert forbids(state, 0, f"aim {card} {box} on 1") == "MED-ABL-2"
    act(state, 0, f"aim {card} 1 on 4", f"aim {card} 2 on 4")  # but two of the same other player
    assert forbids(state, 0, f"aim {card} 1 on 2") == "MED-ABL-1"


# ---------------------------------------------------------------------- production, and decks that run out


@pytest.mark.rule("MED-PROD-1", "MED-PROD-2", "MED-SET-1")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_everybody_makes_one_of_each_basic_good(seats: int) -> None:
    state = at(seats=seats, phase="production")
    for seat in range(seats):
        assert sorted(card.partition(" ")[0] for card in hand(state, seat)) == [
            "grain",
            "ore",
            "salt",
            "timber",
            "wool",
        ]
    assert [len(deck) for deck in state.decks] == [18 - seats] * 5 + [48, 25]


@pytest.mark.rule("MED-PROD-3", "MED-RES2-7")
def test_spent_goods_come_back_when_their_deck_has_run_out() -> None:
    """All salt is in two hands and spent; in the next round everybody gets one of it again."""
    state = whole_turn(closing(SALT[:9], SALT[9:], options={"turns": 2}))
    assert told(state, ev.Reshuffled) == [ev.Reshuffled("salt")]
    assert [sum(PILE[kind] == 0 for kind in held) for held in state.held] == [1, 1, 1, 1]
    assert len(state.decks[0]) == 14


@pytest.mark.rule("MED-C-76", "MED-C-21")
def test_a_good_that_is_all_stored_is_not_produced() -> None:
    """Eighteen salt less the six that two warehouses hold are twelve; without discards there would be none."""
    kept = [card for card in SALT if card != "salt depression"]
    state = at(phase="production", hands=rows(kept[:3], kept[3:6], kept[6:9], kept[9:12]), seed=1)
    assert len(state.decks[0]) == 18 - 12 - 4
    drained = at(phase="production", seats=6, hands=rows(*[kept[3 * n : 3 * n + 3] for n in range(5)], seats=6))
    assert [sum(PILE[kind] == 0 for kind in held) for held in drained.held] == [4, 4, 4, 3, 3, 0]
    assert drained.decks[0] == ()


@pytest.mark.rule("MED-C-25", "MED-PROD-3")
@pytest.mark.parametrize("stored", [True, False])
def test_pirates_stir_the_luxury_deck_when_they_are_spent(stored: bool) -> None:
    state = closing(["piracy"], options={"turns": 2})
    if stored:
        act(state, 0, "store piracy")
    whole_turn(state)
    assert bool(told(state, ev.Reshuffled)) != stored
    assert ("piracy" in hand(state, 0)) == stored
    assert len(state.decks[6]) == (24 if stored else 25)


@pytest.mark.rule("MED-C-6", "MED-C-65", "MED-C-5", "MED-PROD-4")
@pytest.mark.card("mediterranean", "free_market")
def test_a_free_market_with_five_cities_names_four_goods() -> None:
    towns = ["free_market", "market_town", "art_trade", "urbanize", "quarry_town"]
    state = at(phase="production", developments=rows(towns))
    act(state, 0, "name dye", "name wine")
    assert forbids(state, 0, "name wine") == "MED-C-5"
    act(state, 0, "name slaves", "name art")
    civic = sorted(card.partition(" ")[0] for card in hand(state, 0) if PILE[CARD_NAMES.index(card)] == 5)
    assert civic == ["art", "dye", "slaves", "wine"]
    assert [event.good for event in told(state, ev.Named)] == ["dye", "wine", "slaves", "art"]


# ---------------------------------------------------------------------- tracks and calamities


@pytest.mark.rule("MED-RES2-2", "MED-C-27", "MED-C-28", "MED-GDS-1")
@pytest.mark.parametrize(
    ("card", "gov", "rel"),
    [("slaves revolt", 1, 0), ("art corruption", -1, 0), ("dye zealots", 0, -1), ("wine zealots", 0, 1)],
)
def test_contrary_cards_push_against_their_good(card: str, gov: int, rel: int) -> None:
    state = closing([card], government=["dictatorship 3"] * 4, religion=["mars 3"] * 4)
    assert forbids(state, 0, f"store {card}") == "MED-WH-2"
    resolve(state)
    (done,) = [event for event in told(state, ev.Resolved) if event.seat == 0]
    assert (done.government, done.religion, done.happiness, done.safety) == (gov, rel, -1, 0)
    assert (place(state.gov[0])[1], place(state.rel[0])[1]) == (3 - gov, 3 - rel)


@pytest.mark.rule("MED-TRK-4", "MED-C-15")
def test_at_the_end_of_a_track_arrows_cancel_before_any_is_lost() -> None:
    given: dict[str, Any] = {"government": ["democracy 9"] * 4, "religion": ["mars 9"] * 4}
    state = resolve(closing(["salt black", "salt white", "wool white", "ore red", "wool red", "ore blue"], **given))
    assert (place(state.gov[0]), place(state.rel[0])) == ((1, 9, 3), (0, 9, 3))
    back = resolve(closing(["salt black", "wool black", "ore white", "wool white", "salt white"], **given))
    assert place(back.gov[0])[1] == 9
    less = resolve(closing(["salt black", "wool black", "ore white"], **given))
    assert place(less.gov[0])[1] == 8


@pytest.mark.rule("MED-RES3-1", "MED-RES3-2", "MED-C-11")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5, 6])
def test_in_which_rounds_calamities_come(turn: int) -> None:
    state = resolve(closing(turn=turn, happiness=[-1, 0, 0, 0], safety=[0, -1, 0, 0], points=[20] * 4))
    assert state.happy[0] == (-1 if turn < 2 else 0)
    assert state.safe[1] == (-1 if turn < 3 else 0)
    fixed = [0, 0, 0, 3, 4, 5, 7][turn]
    lost = 20 - state.vp[1]
    assert 0 <= lost - fixed <= (3 if turn > 2 else 0)
    assert len(told(state, ev.Attack)) == (turn > 2)


@pytest.mark.rule("MED-C-45", "MED-C-30")
@pytest.mark.card("mediterranean", "total_war")
def test_whoever_brought_total_war_rolls_twice_as_well() -> None:
    """Both are lowest; two cards of the kind are no third roll."""
    found = set()
    for seed in range(60):
        state = closing(
            seed=seed, turn=3, safety=[-2, -2, 0, 0], points=[20] * 4, developments=rows(["total_war"], ["total_war"])
        )
        resolve(state)
        for event in told(state, ev.Attack):
            assert (event.lost, state.vp[event.seat]) == (3 + event.die, 17 - event.die)
            found.add(event.die)
    assert found == {0, 1, 2, 3, 4, 5, 6}


@pytest.mark.rule("MED-C-30", "MED-RES3-5", "MED-DEV-4")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_all_players_may_be_victims_together(seats: int) -> None:
    state = resolve(closing(seats=seats, turn=2, happiness=[-3] * seats, government=["democracy 5"] * seats))
    assert told(state, ev.Revolt) == [ev.Revolt(tuple(range(seats)))]
    assert state.happy == [0] * seats
    for seat in range(seats):
        assert decks(state.drawn[seat]) == [0, 7]
        assert "neither" in can(state, seat)


@pytest.mark.rule("MED-TRK-2", "MED-DEV-1")
@pytest.mark.parametrize(("step", "cards_drawn"), [(0, 1), (1, 1), (2, 2), (4, 2), (5, 3), (7, 3), (8, 4), (9, 4)])
def test_steps_give_levels_and_levels_give_cards(step: int, cards_drawn: int) -> None:
    state = at(phase="development", government=[f"dictatorship {step}"] * 4, religion=[f"venus {step}"] * 4)
    assert decks(state.drawn[3]) == [*range(cards_drawn), 7, *range(11, 10 + cards_drawn)]


@pytest.mark.rule("MED-C-33", "MED-C-63", "MED-DEV-6")
@pytest.mark.card("mediterranean", "education", "stability")
def test_extra_draws_of_a_victim_stay_within_the_cap() -> None:
    given: dict[str, Any] = {"phase": "development", "turn": 3, "revolt": [0], "religion": ["venus 0"] * 4}
    state = at(developments=rows(["education", "education"]), government=["democracy 8"] * 4, **given)
    assert can(state, 0) == ["draw government 0", "draw democracy 1", "draw religion 0"]
    assert forbids(state, 0, "draw democracy 2") == "MED-DEV-4"
    act(state, 0, "draw democracy 1", "draw democracy 1")
    assert decks(state.drawn[0]) == [0, 4, 4, 4, 7]
    calm = at(developments=rows(["stability", "spies"]), government=["dictatorship 8"] * 4, **given)
    act(calm, 0, "draw dictatorship 3")
    assert decks(calm.drawn[0]) == [0, 1, 2, 3, 3, 7]
    pick = next(text for text in can(calm, 0) if text.startswith("build"))
    act(calm, 0, pick)
    assert 0 not in calm.waiting  # one card in all, whatever was drawn


@pytest.mark.rule("MED-C-41", "MED-C-50", "MED-ABN-1")
def test_going_back_to_the_start_of_ones_own_side_costs_nothing() -> None:
    state = closing(["art white"], developments=rows(["library", "reformers"]), government=["democracy 7"] * 4)
    resolve(act(state, 0, "abandon government"))
    act(state, 0, "side democracy")
    assert place(state.gov[0]) == (1, 1, 0)
    assert [FACE[side].id for side in state.devs[0]] == ["library", "reformers"]
    assert told(state, ev.ChangedSides) == []
    assert state.vp[0] == 2  # the art, and nobody was paid for a revolution


@pytest.mark.rule("MED-C-31", "MED-RES1-1")
@pytest.mark.card("mediterranean", "martian_brotherhood")
def test_nobody_hands_over_a_worker_who_is_not_there() -> None:
    state = closing(developments=rows(["martian_brotherhood"]), workers=[[1] * 5, [0] * 5, [1] * 5, [1] * 5])
    resolve(act(state, 0, "aim martian_brotherhood on 2"))
    assert state.workers == [1] * 5 + [0] * 5 + [1] * 10
    assert told(state, ev.InVain) == [ev.InVain(0, 1, "martian_brotherhood")]
    assert told(state, ev.WorkerMoved) == []


@pytest.mark.rule("MED-C-12", "MED-RES2-6")
def test_the_order_of_play_counts_prosperity_and_keeps_ties() -> None:
    state = resolve(closing(["salt prosperity"], [], ["salt red", "salt black"], ["dye blue"], order=[1, 0, 3, 2]))
    assert [event.order for event in told(state, ev.NewOrder)] == [(3, 0, 2, 1)]


@pytest.mark.rule("MED-C-18", "MED-C-52")
@pytest.mark.card("mediterranean", "ostracism")
def test_taking_a_point_from_somebody_without_any_still_brings_one() -> None:
    state = resolve(act(closing(developments=rows(["ostracism"]), points=[0, 0, 5, 0]), 0, "aim ostracism on 2"))
    assert state.vp == [1, 0, 5, 0]
    (aimed,) = told(state, ev.Aimed)  # and nobody is told to have lost what was not there
    assert notation(GAME.story.of(aimed)) == (
        "tell-aimed-at-nothing seat=seat:0 target=seat:1 card=card:ostracism own=(show-more-points number=1)"
    )
    state = resolve(act(closing(developments=rows(["ostracism"]), points=[0, 0, 5, 0]), 0, "aim ostracism on 3"))
    (aimed,) = told(state, ev.Aimed)
    assert notation(GAME.story.of(aimed)).endswith("gains=(show-fewer-points number=1) own=(show-more-points number=1)")


# ---------------------------------------------------------------------- what others learn


@pytest.mark.rule("MED-C-54", "MED-TRD-3", "MED-C-67")
def test_bystanders_hear_goods_and_never_ideas() -> None:
    state = at(hands=rows(["ore depression"], ["dye fury"]))
    act(state, 0, "give ore depression", "want dye", "post", "pass")
    act(state, 1, "take 1")
    for seat in (None, 2, 3):
        (deal,) = told(state, ev.Dealt, seat)
        assert (deal.gives, deal.wants, deal.to_taker, deal.to_maker) == (("ore",), ("dye",), (), ())
        view = state.view(seat)
        assert [player.known for player in view.players] == [(), (), (), ()]  # type: ignore[attr-defined]
    assert [event.to_taker for event in told(state, ev.Dealt, 1)] == [("ore depression",)]
    assert state.view(0).players[1].known == ("ore depression",)  # type: ignore[attr-defined]


@pytest.mark.rule("MED-C-82", "MED-C-66")
def test_nobody_sees_what_is_done_in_the_closing_step() -> None:
    state = closing(["ore red", "dye blue"], developments=rows(["barracks"]))
    before = [state.view(seat) for seat in (None, 1, 2, 3)]
    act(state, 0, "store ore red", "aim barracks on 2", "abandon religion", "done")
    assert [state.view(seat) for seat in (None, 1, 2, 3)] == before
    assert told(state, ev.Cube) == []
    assert told(state, ev.Stored) == []
    assert len(told(state, ev.Cube, 0)) == 2


@pytest.mark.rule("MED-DEV-2", "MED-DEV-3", "MED-C-68")
def test_a_choice_of_developments_is_secret_and_what_was_not_chosen_stays_so() -> None:
    state = at(
        phase="development", development_decks={"government 0": ["ploughs", "town_watch", "tax_roll", "assembly"]}
    )
    before = [state.view(seat) for seat in (None, 1)]
    act(state, 0, "build ploughs")
    assert [state.view(seat) for seat in (None, 1)] == before
    left = state.drawn[0][1]
    act(state, 0, "no religion")
    choose_none(state)
    assert left == state.dev_decks[7][-4]  # the first in the order of play lays it down first
    assert [event.card for event in told(state, ev.Built)] == ["ploughs"]
    assert not [event for event in told(state, ev.Drew, 1) if event.seat == 0 and event.cards]


@pytest.mark.rule("MED-C-79", "MED-TRD-3")
@pytest.mark.card("mediterranean", "isolationism")
def test_all_hear_the_question_and_only_the_asker_the_answer() -> None:
    state = at(
        hands=rows(["dye blue", "dye fury", "wine zealots"]),
        developments=rows([], ["isolationism"], ["isolationism"]),
    )
    act(state, 0, "give dye blue", "give dye fury", "give wine zealots", "want ore", "post", "pass")
    act(state, 1, "enquire 1")
    assert [event.venus for event in told(state, ev.Enquired, 1)] == [2]
    for seat in (None, 0, 2, 3):
        assert [event.venus for event in told(state, ev.Enquired, seat)] == [None]
    assert forbids(state, 1, "enquire 1") == "MED-C-79"
    act(state, 1, "pass")
    act(state, 2, "enquire 1")  # each asks for themselves
    assert len(told(state, ev.Enquired)) == 2


@pytest.mark.rule("MED-C-21", "MED-WH-1", "MED-C-54")
def test_what_is_stored_is_in_hand_again_and_nobody_saw_it() -> None:
    state = closing(["ore red", "dye blue"], options={"turns": 2})
    act(state, 0, "store dye blue")
    resolve(state)
    assert cards(state.held[0]) == ["dye blue"]
    assert state.view(1).players[0].hidden_civic == 1  # type: ignore[attr-defined]
    choose_none(state)
    assert "dye blue" in hand(state, 0)
    assert state.view(1).players[0].known == ()  # type: ignore[attr-defined]


@pytest.mark.rule("MED-TRD-6", "MED-C-82", "MED-C-3")
def test_the_clock_is_the_table_s_alone_and_ends_the_closing_step_too() -> None:
    state = at(options=LIVE, hands=rows(["ore red"]))
    assert forbids(state, 0, "one minute") == "MED-TRD-6"
    act(state, TABLE, "one minute", "half minute", "grace")
    act(state, 0, "store ore red")
    assert forbids(state, 0, "time") == "MED-TRD-6"
    act(state, TABLE, "time")
    assert cards(state.held[0]) == ["ore red"]
    assert [event.what for event in told(state, ev.Clock)] == ["minute", "half minute", "time", "shut"]
