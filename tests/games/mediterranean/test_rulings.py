"""Rulings on what the printed rules leave open, and the developments that change the rules."""

from __future__ import annotations

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

from intrigue.core import BadInput, seeded
from intrigue.core.phrase import notation
from intrigue.games.mediterranean.cards.developments import ALL
from intrigue.games.mediterranean.cards.face import DECK_NAMES
from intrigue.games.mediterranean.cards.goods import (
    BASICS,
    CARD_NAMES,
    COPIES,
    GOOD_OF,
    IDEA_NAMES,
    IDEA_OF,
    PILE,
    PIRACY,
)
from intrigue.games.mediterranean.state.hands import less

# ---------------------------------------------------------------------- production


@pytest.mark.rule("MED-C-7")
def test_only_duplicates_left_bring_in_the_discards_or_nothing() -> None:
    state = at(phase="closing", developments=[["urbanize", "quarry_town"], [], [], []])
    art = tuple(kind for kind in state.decks[5] if GOOD_OF[kind] == 8)
    rest = tuple(sorted(kind for kind in state.decks[5] if GOOD_OF[kind] != 8))
    state.decks[5], state.piles[5] = art, rest
    whole_turn(state)
    assert len({GOOD_OF[kind] for kind in state.held[0] if PILE[kind] == 5}) == 2
    assert state.piles[5] == ()


@pytest.mark.rule("MED-C-65")
@pytest.mark.card("mediterranean", "slave_trade", "art_trade", "wine_trade", "dye_trade")
@pytest.mark.parametrize(
    ("name", "good"), [("slave_trade", "slaves"), ("art_trade", "art"), ("wine_trade", "wine"), ("dye_trade", "dye")]
)
def test_a_trade_finds_its_good(name: str, good: str) -> None:
    for seed in range(10):
        state = at(seed=seed, phase="production", developments=[[name], [], [], []])
        civic = [CARD_NAMES[kind] for kind in state.held[0] if PILE[kind] == 5]
        assert [card.split()[0] for card in civic] == [good]
        assert claims(state, 0)[good] == 1  # everybody knows it was bound to come


@pytest.mark.rule("MED-C-65", "MED-PROD-4")
@pytest.mark.card("mediterranean", "free_market")
def test_a_free_market_names_its_goods() -> None:
    state = at(
        phase="production",
        developments=[["free_market", "market_town"], [], [], []],
        civic_deck=["art white", "wine red", "dye blue", "slaves black"],
    )
    assert can(state, 0) == ["name wine", "name dye", "name slaves", "name art"]
    act(state, 0, "name wine")
    assert can(state, 0) == ["name dye", "name slaves", "name art"]
    act(state, 0, "name slaves")
    assert [CARD_NAMES[kind] for kind in state.held[0] if PILE[kind] == 5] == ["wine red", "slaves black"]
    assert [CARD_NAMES[kind] for kind in state.decks[5][-2:]] == ["art white", "dye blue"]  # turned up in vain: on top


@pytest.mark.rule("MED-C-24", "MED-C-23")
@pytest.mark.card("mediterranean", "war_galleys")
def test_a_worker_paid_does_not_come_back() -> None:
    state = at(phase="development", government=["dictatorship 2"] * 4, drawn=[["war_galleys"], [], [], []])
    act(state, 0, "build war_galleys", "no religion")
    choose_none(state)
    state.gov[0] = 12
    state.cross(0)
    assert state.boats(0) == 0
    assert state.producers(0, 1) == 0


# ---------------------------------------------------------------------- the floor


@pytest.mark.rule("MED-C-26", "MED-C-54", "MED-C-71")
def test_an_offer_shows_what_its_maker_has_and_lapses_without_it() -> None:
    state = at(hands=[["dye blue", "grain red"], ["wool red", "ore red"], [], []], options={"acts": 30})
    assert forbids(state, 0, "give art white") == "MED-TRD-4"
    act(state, 0, "give dye blue", "want wool", "post", "give dye blue", "want ore", "post")
    assert claims(state, 0) == {"grain": 1, "dye": 1}
    act(floor_to(state, 1), 1, "take 1")
    assert [offer.number for offer in state.offers] == []
    assert claims(state, 0) == {"wool": 1, "grain": 1}
    assert claims(state, 1) == {"ore": 1, "dye": 1}


@pytest.mark.rule("MED-C-54")
def test_what_a_careful_player_remembers() -> None:
    state = at(
        hands=[["grain poverty", "salt red"], ["wool red", "grain blue"], ["ore red", "wool white"], []],
        options={"acts": 30},
    )
    act(state, 0, "give grain poverty", "want wool", "to 2", "post")
    act(floor_to(state, 1), 1, "take 1")
    assert known(state, 0, 1) == ["grain poverty"]
    assert known(state, 1, 0) == ["wool red"]
    for number in range(5):
        dream = state.imagine(0, seeded(number))
        assert "grain poverty" in hand(dream, 1)
    act(state, 1, "give grain blue", "want ore", "to 3", "post")
    act(floor_to(state, 2), 2, "take 2")
    assert known(state, 0, 1) == []  # a grain went on, and seat 0 did not see which
    last_moments(state)
    act(state, 1, "store grain poverty")
    resolve(state)
    assert known(state, 1, 0) == []  # it was spent and seen
    assert claims(state, 1) == {"grain": 1}  # what was not spent must be stored


@pytest.mark.rule("MED-C-54")
def test_what_was_passed_on_and_not_spent_is_in_the_warehouse() -> None:
    state = at(hands=[["grain poverty"], ["wool red"], [], []])
    act(state, 0, "give grain poverty", "want wool", "post")
    act(floor_to(state, 1), 1, "take 1")
    last_moments(state)
    act(state, 1, "store grain poverty")
    resolve(state)
    assert known(state, 0, 1) == ["grain poverty"]
    assert GAME.view(state, 0).players[1].known == ("grain poverty",)  # type: ignore[attr-defined]
    assert GAME.view(state, 2).players[1].known == ()  # type: ignore[attr-defined]


@pytest.mark.rule("MED-C-54")
@pytest.mark.parametrize(
    ("others", "followed"),
    [([], True), (["grain blue"], False), (["wool blue"], True)],
    ids=["the only grain", "one of two", "another good"],
)
def test_the_last_card_of_a_good_is_seen_to_go(others: list[str], followed: bool) -> None:
    state = at(hands=[["grain poverty"], ["salt red", *others], ["ore red"], []])
    act(state, 0, "give grain poverty", "want salt", "to 2", "post")
    act(floor_to(state, 1), 1, "take 1", "give grain poverty", "want ore", "to 3", "post")
    act(floor_to(state, 2), 2, "take 2")
    assert known(state, 0, 1) == []
    assert known(state, 0, 2) == (["grain poverty"] if followed else [])
    assert known(state, 3, 2) == []


@pytest.mark.rule("MED-C-54")
@pytest.mark.parametrize("maker", [0, 1])
def test_two_who_give_their_last_for_each_other_are_both_seen_to(maker: int) -> None:
    """Whoever takes an offer gives at once with its maker, and not what they are only getting."""
    state = at(hands=[["salt red"], ["ore red"], ["gold red", "spices blue"], []], options={"floor": "live"})
    act(state, 2, "give gold red", "want salt", "to 1", "post", "give spices blue", "want ore", "to 2", "post")
    act(act(state, 0, "take 1"), 1, "take 2")
    assert (known(state, 2, 0), known(state, 2, 1)) == (["gold red"], ["spices blue"])
    gives, wants = [("gold red", "spices"), ("spices blue", "gold")][maker]
    act(act(state, maker, f"give {gives}", f"want {wants}", "post"), 1 - maker, "take 3")
    assert (known(state, 2, 0), known(state, 2, 1)) == (["spices blue"], ["gold red"])


@pytest.mark.rule("MED-C-54")
def test_what_was_passed_on_is_known_though_its_like_came_back() -> None:
    state = at(hands=[["grain red"], ["grain red"], ["grain blue"], []])
    act(state, 0, "give grain red", "want grain", "to 2", "post", "pass")
    act(state, 1, "take 1", "give grain red", "want grain", "to 3", "post", "pass")
    assert (known(state, 0, 1), known(state, 1, 0)) == (["grain red"], ["grain red"])
    act(state, 2, "take 2")
    assert (known(state, 0, 1), known(state, 0, 2)) == ([], ["grain red"])  # it was the only one there
    assert known(state, 1, 2) == ["grain red"]


@pytest.mark.rule("MED-C-54")
def test_a_civic_good_is_lost_sight_of_where_others_may_hide() -> None:
    for hidden, followed in (([], True), (["wine red"], False)):
        state = at(hands=[["dye blue"], ["salt red", *hidden], ["ore red"], []])
        act(state, 0, "give dye blue", "want salt", "to 2", "post")
        act(floor_to(state, 1), 1, "take 1", "give dye blue", "want ore", "to 3", "post")
        act(floor_to(state, 2), 2, "take 2")
        assert known(state, 0, 2) == (["dye blue"] if followed else [])  # the wine might have been a dye


@pytest.mark.rule("MED-C-66")
def test_the_floor_has_a_bounded_number_of_acts() -> None:
    state = at(hands=[["grain red"] * 3, [], [], []], options={"acts": 3})
    act(state, 0, "give grain red", "want dye", "back")
    assert state.mover() == 1
    assert state.drafts[0].steps == ()
    assert "back" not in can(state, 1)


@pytest.mark.rule("MED-C-69")
def test_piracy_keeps_to_its_story() -> None:
    state = at(hands=[["piracy"], ["grain red", "gold red"], [], []], options={"acts": 30})
    act(state, 0, "give piracy as spices", "want grain", "post")
    assert "give piracy as gold" not in can(state, 0)
    assert forbids(state, 0, "give piracy as gold") == "MED-C-69"
    assert "give piracy as spices" in can(state, 0)
    act(state, 0, "pass")
    act(state, 1, "give gold red", "want gold", "to 1", "post")
    act(floor_to(state, 0), 0, "pass" if "take 2" not in can(state, 0) else "take 2")
    assert hand(state, 0) == ["piracy"]  # as gold it would have belied the spices
    for number in range(20):
        dream = state.imagine(1, seeded(number))
        assert hand(dream, 0)[0].split()[0] in ("spices", "piracy")


@pytest.mark.rule("MED-C-69")
def test_piracy_is_on_the_floor_under_one_name_only() -> None:
    """With a true gold besides, it might have been offered as gold here and as spices there: whichever of the two was
    taken, the other would have told."""
    state = at(hands=[["gold red", "piracy"], ["spices red", "wool red"], [], []], options={"acts": 30})
    act(state, 0, "give piracy as gold", "want wool", "post")
    assert "give piracy as spices" not in can(state, 0)
    assert forbids(state, 0, "give piracy as spices") == "MED-C-69"
    act(floor_to(state, 1), 1, "give spices red", "want spices", "to 1", "post", "take 1")
    assert hand(state, 1) == ["spices red", "piracy"]
    assert claims(state, 0) == {"wool": 1}
    again = at(hands=[["gold red", "piracy"], ["spices red"], [], []], options={"acts": 30})
    act(again, 0, "give piracy as gold", "want wool", "post")
    act(floor_to(again, 1), 1, "give spices red", "want spices", "to 1", "post")
    assert "take 2" not in can(floor_to(again, 0), 0)


@pytest.mark.rule("MED-C-70")
def test_offers_have_limits() -> None:
    state = at(hands=[["grain red"] * 3 + ["salt red"] * 3, [], [], []], points=[20, 0, 0, 0], options={"acts": 30})
    act(state, 0, *["give grain red"] * 3, *["give salt red"] * 2)
    assert "give salt red" not in can(state, 0)
    act(state, 0, *["pay"] * 9)
    assert "pay" not in can(state, 0)
    act(state, 0, "post")
    assert state.offers[0].wants == ()
    act(state, 0, "pay", "post", "pay", "post", "pay")
    assert "post" not in can(state, 0)
    assert forbids(state, 0, "post") == "MED-C-70"
    act(state, 0, "clear", "want gold")
    assert "post" not in can(state, 0)  # it gives nothing


@pytest.mark.rule("MED-C-72", "MED-C-53")
@pytest.mark.card("mediterranean", "foreign_envoys")
def test_foreign_envoys_bring_a_card_that_cannot_be_refused() -> None:
    state = at(
        hands=[["grain depression", "grain red"], [], [], []],
        developments=[["foreign_envoys"], [], [], []],
    )
    act(state, 0, "envoy grain depression", "envoy to 3")
    assert hand(state, 2) == ["grain depression"]
    assert known(state, 0, 2) == ["grain depression"]
    assert claims(state, 2) == {"grain": 1}
    assert not [text for text in can(state, 0) if text.startswith("envoy")]
    late = at(hands=[["grain red"], [], [], []], developments=[["foreign_envoys"], [], [], []], phase="closing")
    assert not [text for text in can(late, 0) if text.startswith("envoy")]


@pytest.mark.rule("MED-C-55")
@pytest.mark.card("mediterranean", "freedom_of_speech")
def test_freedom_of_speech_adds_words_about_ideas() -> None:
    state = at(
        hands=[["grain poverty"], ["wool red"], [], []],
        developments=[["freedom_of_speech"], [], [], []],
        government=["democracy 5"] * 4,
    )
    act(state, 0, "give grain poverty", "say blue", "want wool", "seek red", "post")
    offer = GAME.view(state, 1).offers[0]  # type: ignore[attr-defined]
    assert (offer.says, offer.seeks) == (("blue",), ("red",))  # it need not be true
    posted = notation(GAME.story.of(state.events_for(1)[-1]))
    plain = "tell-posted seat=seat:0 number=1 gives=good:grain wants=good:wool"
    assert posted == f"tell-seeking offer=(tell-saying offer=({plain}) ideas=idea:blue) ideas=idea:red"
    act(state, 0, "give grain poverty", "want wool", "post")
    assert notation(GAME.story.of(state.events_for(1)[-1])) == plain.replace(
        "number=1", "number=2"
    )  # without more words
    floor_to(state, 1)
    act(state, 1, "give wool red")
    assert not [text for text in can(state, 1) if text.startswith(("say", "seek"))]


@pytest.mark.rule("MED-C-79")
@pytest.mark.card("mediterranean", "isolationism")
def test_isolationism_asks_after_venus_arrows() -> None:
    state = at(
        hands=[["dye blue", "dye fury"], ["grain red"], ["grain red"], []],
        developments=[[], ["isolationism"], [], []],
    )
    act(state, 0, "give dye blue", "give dye fury", "want grain", "post", "pass")
    act(state, 1, "enquire 1")
    assert GAME.view(state, 1).offers[0].venus == 1  # type: ignore[attr-defined]
    assert GAME.view(state, 2).offers[0].venus is None  # type: ignore[attr-defined]
    assert "enquire 1" not in can(state, 1)
    for number in range(10):
        dream = state.imagine(1, seeded(number))
        assert "dye blue" in hand(dream, 0)
        assert GAME.view(dream, 1).offers[0].venus == 1  # type: ignore[attr-defined]
    act(state, 1, "decline 1")
    floor_to(state, 2)
    assert "enquire 1" not in can(state, 2)
    act(floor_to(state, 0), 0, "withdraw 1")
    assert known(state, 1, 0) == ["dye blue"]  # the answer is remembered


@pytest.mark.card("mediterranean", "venetian_virtue")
@pytest.mark.rule("MED-TRD-1")
def test_venetian_virtue_keeps_misery_off_the_market() -> None:
    state = at(
        hands=[["grain poverty", "grain red", "dye fury"], ["wool red"], [], []],
        developments=[["venetian_virtue"], [], [], []],
        religion=["venus 5"] * 4,
    )
    gives = [text for text in can(state, 0) if text.startswith("give")]
    assert gives == ["give grain red"]
    floor_to(state, 1)
    act(state, 1, "give wool red", "want dye", "post")
    floor_to(state, 0)
    assert "take 1" not in can(state, 0)


# ---------------------------------------------------------------------- resolution


@pytest.mark.rule("MED-C-18")
def test_points_stop_at_nothing() -> None:
    state = resolve(at(phase="closing", turn=6, safety=[-1, 0, 0, 0], points=[2, 0, 0, 0]))
    assert state.vp[0] == 0
    told = next(
        text for text in map(notation, map(GAME.story.of, state.events_for(None))) if text.startswith("tell-attack")
    )
    assert told.endswith("points=(tell-points number=2)")  # what was really lost


@pytest.mark.rule("MED-C-31", "MED-C-62")
@pytest.mark.card("mediterranean", "martian_brotherhood")
def test_the_brotherhood_takes_a_worker_for_good() -> None:
    moved = set()
    for seed in range(30):
        state = at(seed=seed, phase="closing", developments=[["martian_brotherhood", "ploughs"], [], [], []])
        act(state, 0, "aim martian_brotherhood on 2")
        resolve(state)
        (good,) = [good for good in range(5) if state.workers[5 + good] == 0]
        assert state.workers[good] == 2
        moved.add(good)
    assert moved == {0, 1, 2, 4}  # grain would be a third
    full = at(
        phase="closing",
        developments=[["martian_brotherhood"], [], [], []],
        workers=[[2] * 5, [1] * 5, [1] * 5, [0] * 5],
    )
    act(full, 0, "aim martian_brotherhood on 2")
    resolve(full)
    assert full.workers[5:10] == [1] * 5
    told = [notation(GAME.story.of(event)) for event in full.events_for(None)]
    assert "tell-in-vain-on seat=seat:0 target=seat:1 card=card:martian_brotherhood" in told


@pytest.mark.rule("MED-C-45")
@pytest.mark.card("mediterranean", "total_war")
def test_total_war_rolls_twice() -> None:
    lost = set()
    for seed in range(80):
        state = at(
            seed=seed,
            phase="closing",
            turn=3,
            safety=[0, -1, 0, 0],
            points=[20] * 4,
            developments=[["total_war"], [], [], []],
        )
        lost.add(20 - resolve(state).vp[1])
    assert lost >= {4, 5, 6, 7, 8}
    assert max(lost) <= 9


@pytest.mark.rule("MED-C-46", "MED-C-12")
def test_a_push_from_a_development_may_cross_too() -> None:
    state = at(
        phase="development",
        drawn=[["mars_temple"], [], [], []],
        religion=["venus 1"] * 4,
        developments=[["choir"], [], [], []],
    )
    act(state, 0, "no government", "build mars_temple")
    choose_none(state)
    assert place(state.rel[0]) == (0, 0, 0)
    assert GAME.view(state, 0).players[0].developments == ("mars_temple",)  # type: ignore[attr-defined]


@pytest.mark.rule("MED-C-51")
def test_abilities_go_by_the_order_of_play() -> None:
    state = at(
        phase="closing",
        order=[1, 0, 2, 3],
        developments=[["barracks"], ["arms"], [], []],
        safety=[0, 0, -8, 0],
    )
    act(state, 0, "aim barracks on 3")
    act(state, 1, "aim arms on 3")
    resolve(state)
    assert state.safe[2] == -8  # first up to -7, then down again


@pytest.mark.rule("MED-C-60")
@pytest.mark.card("mediterranean", "civil_rights", "venetian_orthodoxy", "martian_orthodoxy")
@pytest.mark.parametrize(
    ("name", "cards", "points", "happiness"),
    [
        ("civil_rights", ["slaves black"] * 7, 20 + 0, 0),
        ("civil_rights", ["slaves black"], 0, 0),
        ("venetian_orthodoxy", ["wine red"] * 2, 2, 0),
        ("martian_orthodoxy", ["art white"] * 6 + ["dye blue"], 20 + 2 + 2, -3),
        ("martian_orthodoxy", ["wine red"], 1, 0),
    ],
)
def test_what_others_lose_by_it(name: str, cards: list[str], points: int, happiness: int) -> None:
    state = resolve(at(phase="closing", hands=[cards, [], [], []], developments=[[], [], [name], []]))
    assert state.earned[0] == points
    assert state.happy[0] == happiness
    own = resolve(at(phase="closing", hands=[cards, [], [], []], developments=[[name], [], [], []]))
    assert own.happy[0] == 0


@pytest.mark.rule("MED-C-61")
def test_revolt_and_attack_may_hit_the_same_player() -> None:
    state = resolve(at(phase="closing", turn=3, happiness=[-1, 0, 0, 0], safety=[-1, 0, 0, 0], points=[9] * 4))
    assert state.revolt == 1
    assert state.vp[0] < 9


@pytest.mark.rule("MED-C-63")
@pytest.mark.card("mediterranean", "stability")
def test_stability_lifts_the_cap() -> None:
    state = at(
        phase="closing",
        turn=2,
        happiness=[-1, 0, 0, 0],
        government=["dictatorship 5"] * 4,
        developments=[["stability"], [], [], []],
    )
    resolve(state)
    assert decks(state.drawn[0]) == [0, 1, 2, 7]
    act(state, 0, can(state, 0)[-1])
    assert 0 not in state.waiting


@pytest.mark.rule("MED-C-34")
def test_an_empty_development_deck_gives_nothing_and_that_is_said() -> None:
    state = at(phase="closing", developments=[["oracle"], [], [], []], order=[1, 0, 2, 3])
    state.devs[3] = tuple(card * 2 for card in state.dev_decks[0][1:])
    state.powers[3] = state.powers_of(3)
    state.dev_decks[0] = state.dev_decks[0][:1]
    state.workers[15:20] = [0] * 5
    last_moments(state)
    for seat in range(4):
        state.apply_unchecked(
            seat, GAME.action(state, seat, "done")
        )  # so many developments cannot be, and are not checked
    assert can(state, 0) == ["draw government 0", "draw religion 0"]
    state.apply_unchecked(0, GAME.action(state, 0, "draw government 0"))  # cards that are due come before extra ones
    assert [decks(drawn) for drawn in state.drawn] == [[7], [0, 7], [7], [7]]
    assert can(state, 0) == ["no government"]
    asked = notation(state.view(0).prompt)
    assert asked == "ask-with-empty-decks question=(ask-no-government) decks=deck:government-0"
    assert GAME.view(state, 0).empty == ("government 0",)  # type: ignore[attr-defined]
    assert GAME.view(state, 1).empty == ()  # type: ignore[attr-defined]
    assert GAME.view(state, 2).developments[0].count == 0  # type: ignore[attr-defined]
    told = [notation(GAME.story.of(event)) for event in state.events_for(0)]
    missed = "decks=deck:government-0"
    assert f"tell-drew-in-part seat=seat:2 cards=(tell-development-cards number=1) {missed}" in told
    assert any(text.startswith("tell-drew-in-part seat=seat:0 ") and text.endswith(missed) for text in told)


@pytest.mark.rule("MED-C-34", "MED-DEV-6")
def test_an_empty_deck_is_not_offered_for_an_extra_draw() -> None:
    state = at(phase="closing", developments=[["oracle"], [], [], []])
    state.devs[3] = tuple(card * 2 for card in state.dev_decks[0])
    state.dev_decks[0] = ()
    for seat in range(4):
        state.apply_unchecked(seat, GAME.action(state, seat, "done"))
    assert can(state, 0) == ["draw religion 0"]


@pytest.mark.rule("MED-C-73")
@pytest.mark.card("mediterranean", "sacrificial_altar")
def test_the_altar_takes_a_worker() -> None:
    state = at(phase="closing", developments=[["sacrificial_altar"], [], [], []], religion=["mars 3"] * 4)
    act(state, 0, "sacrifice wool")
    assert "spare worker" in can(state, 0)
    act(state, 0, "spare worker", "sacrifice ore")
    resolve(state)
    assert state.workers[:5] == [1, 1, 1, 1, 0]
    assert state.vp[0] == 5
    assert place(state.rel[0]) == (0, 4, 1)
    raced = at(
        phase="closing",
        order=[1, 0, 2, 3],
        developments=[["sacrificial_altar"], ["martian_brotherhood"], [], []],
        workers=[[0, 0, 0, 0, 1], [1] * 5, [1] * 5, [1] * 5],
    )
    act(raced, 0, "sacrifice ore")
    act(raced, 1, "aim martian_brotherhood on 1")
    resolve(raced)
    assert raced.vp[0] == 0
    told = [notation(GAME.story.of(event)) for event in raced.events_for(None)]
    assert "tell-in-vain seat=seat:0 card=card:sacrificial_altar" in told


@pytest.mark.rule("MED-C-74")
@pytest.mark.card("mediterranean", "industry")
@pytest.mark.parametrize(
    ("cards", "points"),
    [(["grain red"] * 3 + ["salt red"] * 2, 6 + 1), (["grain red"], 1), (["gold red"], 3), ([], 0)],
)
def test_industry_improves_one_basic_set(cards: list[str], points: int) -> None:
    state = resolve(at(phase="closing", hands=[cards, [], [], []], developments=[["industry"], [], [], []]))
    assert state.earned[0] == points


@pytest.mark.rule("MED-C-74")
def test_industry_does_not_go_beyond_the_last_box() -> None:
    grain = ["grain black"] * 3 + ["grain white"] * 3 + ["grain red"]
    state = resolve(at(phase="closing", hands=[grain, [], [], []], developments=[["industry"], [], [], []]))
    assert state.earned[0] == 21


@pytest.mark.card("mediterranean", "granaries")
@pytest.mark.rule("MED-WH-1")
def test_granaries_hold_one_more() -> None:
    state = at(
        phase="closing",
        hands=[["grain red"] * 3 + ["salt red"] * 2, [], [], []],
        developments=[["granaries"], [], [], []],
    )
    act(state, 0, *["store grain red"] * 3, "store salt red")
    assert "store salt red" not in can(state, 0)
    assert len(resolve(state).held[0]) == 4


@pytest.mark.rule("MED-C-77", "MED-GDS-2", "MED-GDS-3")
@pytest.mark.card("mediterranean", "university")
def test_a_university_cheers_all_democracies() -> None:
    state = at(
        phase="closing",
        developments=[["university"], [], [], []],
        government=["democracy 5", "democracy 2", "democracy 1", "dictatorship 5"],
    )
    choose_none(resolve(state))
    assert state.happy == [1, 1, 0, 0]


@pytest.mark.rule("MED-C-78")
@pytest.mark.card("mediterranean", "venetian_monastery")
def test_the_monastery_ignores_what_it_likes() -> None:
    given = {
        "phase": "closing",
        "developments": [["barracks", "hymns"], ["venetian_monastery"], [], []],
        "religion": ["venus 2"] * 4,
    }
    state = at(**given)
    act(state, 0, "aim barracks on 2", "aim hymns on 2")
    resolve(state)
    assert can(state, 1) == ["heed", "ignore"]
    act(state, 1, "ignore", "heed")
    assert (state.safe[1], state.vp[:2]) == (0, [1, 1])
    spiteful = act(at(**given), 0, "aim barracks on 2", "aim hymns on 2")
    act(resolve(spiteful), 1, "heed", "ignore")
    assert (spiteful.safe[1], spiteful.vp[:2]) == (-1, [0, 0])
    first = at(phase="closing", developments=[["venetian_monastery"], ["barracks"], [], []])
    act(first, 1, "aim barracks on 1")
    assert can(resolve(first), 0) == ["heed", "ignore"]  # whichever seat it is


@pytest.mark.rule("MED-C-75")
def test_a_short_game() -> None:
    state = new(4, 1, turns=1)
    for seat in range(4):
        act(state, seat, "side democracy", "side venus")
    whole_turn(state)
    assert state.over
    with pytest.raises(BadInput, match="turns 1 to 1"):
        at(turn=2, options={"turns": 1})


@pytest.mark.rule("MED-C-20", "MED-END-2")
def test_everybody_may_win_together() -> None:
    state = whole_turn(at(phase="closing", turn=6))
    assert state.winners == [0, 1, 2, 3]


@pytest.mark.rule("MED-C-41")
def test_an_abandon_cube_lies_once_on_each_track() -> None:
    state = at(phase="closing")
    act(state, 0, "abandon government", "abandon religion")
    assert forbids(state, 0, "abandon government") == "MED-ABN-1"
    assert less(state.cubes[0], (1000, 1001)) == ()


@pytest.mark.rule("MED-C-78")
@pytest.mark.card("mediterranean", "pyramids_to_mars", "venetian_monastery")
def test_pyramids_strike_the_owner_of_a_monastery_like_others() -> None:
    state = at(
        phase="closing",
        developments=[["pyramids_to_mars"], ["venetian_monastery"], [], []],
        religion=["mars 5", "venus 2", "venus 0", "venus 0"],
    )
    resolve(state)  # nobody is asked
    assert state.safe == [0, -1, -1, -1]


@pytest.mark.rule("MED-C-44", "MED-C-78")
def test_being_spared_is_never_asked_about() -> None:
    state = at(
        phase="closing",
        developments=[["pyramids_to_mars"], ["venetian_monastery"], [], []],
        religion=["mars 5", "venus 2", "venus 0", "venus 0"],
    )
    act(state, 0, "aim pyramids_to_mars 1 on 2")
    resolve(state)
    assert state.safe == [0, 0, -1, -1]


@pytest.mark.rule("MED-C-71", "MED-C-56")
def test_live_an_answer_is_dropped_when_it_cannot_be_fulfilled_any_more() -> None:
    state = at(
        hands=[["gold red"], ["grain red", "grain blue"], ["wool red"], []],
        points=[0, 1, 0, 0],
        options={"floor": "live"},
    )
    act(state, 1, "pay", "want wool", "post")
    act(state, 0, "give gold red", "want grain", "ask", "post")
    act(state, 1, "take 2")  # which grain?
    act(state, 2, "take 1")  # and the point is gone
    assert state.drafts[1].taking == 0
    assert "take 2" not in can(state, 1)
    assert state.vp == [0, 0, 1, 0]


# ---------------------------------------------------------------------- misery


@pytest.mark.rule("MED-C-86", "MED-GDS-1")
def test_misery_on_basic_goods_and_what_helps_against_it() -> None:
    for good in range(BASICS):
        ideas = {IDEA_NAMES[IDEA_OF[kind]]: COPIES[kind] for kind in range(PIRACY) if GOOD_OF[kind] == good}
        arrows = dict.fromkeys(("black", "white", "red", "blue"), 3)
        assert ideas == {**arrows, "prosperity": 4, "poverty": 1, "depression": 1}
    for deck in ("government 0", "religion 0"):
        faces = [face for face in ALL if DECK_NAMES[face.deck] == deck]
        assert sum(1 for face in faces if face.happy > 0) >= len(faces) // 2
