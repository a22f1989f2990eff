"""The worked examples of the rulebook, played."""

from __future__ import annotations

import pytest
from tests.games.trieste.playing import (
    CYNTHIA,
    MARK,
    MERCHANT,
    THEODORE,
    THIEF,
    WATCH,
    asked,
    at,
    can,
    discards,
    events,
    hand,
    look,
    on_table,
    play,
    prison,
    refused,
    spent,
)

from intrigue.games.trieste.events import CannotPay, Drew, Kept, TurnedUp
from intrigue.games.trieste.rules.payment import payments, unpack
from intrigue.games.trieste.state import Trieste


def three_cards(**given: str) -> Trieste:
    """Cynthia, Mark and Theodore have laid a Patrol Officer, Business as Usual and a Street Urchin."""
    table = {WATCH: "patrol-officer", MERCHANT: "business-as-usual", THIEF: "street-urchin"}
    return at("payment", table=table, **{"watch": "copper", **given})


@pytest.mark.rule("TRI-EX-1", "TRI-DRAW-1", "TRI-DRAW-2", "TRI-TURN-2")
def test_everyone_draws_two_cards() -> None:
    state = at("draw", watch="copper", merchant="copper", thief="copper", decks={THIEF: "burglar lookout"})
    play(state, "draw faction", "draw treasure")
    assert asked(state) == MERCHANT
    play(state, "draw treasure", "draw treasure")
    assert asked(state) == THIEF
    play(state, "draw faction")
    assert look(state, THEODORE).players[THEODORE].hand == ("copper", "burglar")
    assert asked(state) == THIEF  # who now knows the first card
    play(state, "draw faction")
    assert [len(cards) for cards in state.hands] == [3, 3, 3]
    assert hand(state, THIEF) == "copper lookout burglar"
    drawn = [(event.seat, event.deck) for event in events(state, Drew)]
    assert drawn == [
        (CYNTHIA, "watch"), (CYNTHIA, "treasure"), (MARK, "treasure"), (MARK, "treasure"),
        (THEODORE, "thief"), (THEODORE, "thief"),
    ]  # fmt: skip


@pytest.mark.rule("TRI-EX-2", "TRI-PAY-1", "TRI-TURN-2")
def test_cards_are_turned_up_in_order() -> None:
    state = three_cards()
    assert [event.card for event in events(state, TurnedUp)] == ["patrol-officer"]
    assert asked(state) == WATCH
    play(state, "pay copper")
    assert [(event.seat, event.card) for event in events(state, TurnedUp)] == [
        (CYNTHIA, "patrol-officer"), (MARK, "business-as-usual"), (THEODORE, "street-urchin"),
    ]  # fmt: skip


@pytest.mark.rule("TRI-EX-3", "TRI-PAY-2")
def test_a_copper_pays_for_a_patrol_officer() -> None:
    state = play(three_cards(), "pay copper")
    assert spent(state) == "copper"
    assert hand(state, WATCH) == ""
    assert discards(state, WATCH) == ""


@pytest.mark.rule("TRI-EX-4", "TRI-PAY-3")
def test_cards_of_cost_0_are_free() -> None:
    state = play(three_cards(merchant="copper silver", thief="copper"), "pay copper")
    assert hand(state, MERCHANT) == "copper silver"
    assert hand(state, THIEF) == "copper"


@pytest.mark.rule("TRI-EX-5", "TRI-EFF-2")
def test_the_patrol_officer_catches_the_urchin() -> None:
    state = play(three_cards(), "pay copper", "pass")  # Theodore lets it happen
    assert prison(state) == "street-urchin"
    play(state, "pass")  # no treasure for it, as in the rulebook's example
    assert discards(state, WATCH) == "patrol-officer"
    player = look(state, None).players[CYNTHIA]
    assert (player.score, player.goal) == (1, 7)


@pytest.mark.rule("TRI-EX-6", "TRI-C-25")
def test_business_as_usual_keeps_the_gold() -> None:
    state = play(three_cards(mint="gold copper"), "pay copper", "pass", "pass")
    assert asked(state) == MERCHANT
    assert can(state) == ["keep copper", "keep gold"]
    play(state, "keep gold")
    assert hand(state, MERCHANT) == "gold"
    assert spent(state) == "copper copper"  # one of them Cynthia's
    assert discards(state, MERCHANT) == "business-as-usual"
    assert [event.kept for event in events(state, Kept, MARK)] == ["gold"]
    for other in (CYNTHIA, THEODORE, None):
        assert [(event.kept, event.discarded) for event in events(state, Kept, other)] == [(None, ("copper",))]
        assert "gold" not in look(state, other).players[MARK].known


@pytest.mark.rule("TRI-EX-7", "TRI-EFF-2")
def test_the_captured_urchin_does_nothing() -> None:
    state = play(three_cards(merchant="copper"), "pay copper", "pass", "pass", "keep copper")
    assert hand(state, MERCHANT) == "copper copper"  # nothing was taken
    assert state.infamy == 0


@pytest.mark.rule("TRI-EX-8", "TRI-WIN-2")
def test_treasure_worth_9_is_not_enough() -> None:
    state = at("end", merchant="gold gold gold", captured="lookout", infamy=8, discards={WATCH: "patrol-officer"})
    assert not state.over
    assert at("end", merchant="gold gold gold silver").over  # but 11 is


@pytest.mark.rule("TRI-EX-9", "TRI-END-3", "TRI-C-13")
def test_what_can_be_bought_back() -> None:
    piles = {WATCH: "patrol-officer", MERCHANT: "business-as-usual shopkeeper"}
    state = at("end", watch="copper", discards=piles, captured="street-urchin")
    assert can(state) == ["pass", "buy patrol-officer"]
    play(state, "buy patrol-officer", "pay copper")
    assert (hand(state, WATCH), spent(state)) == ("patrol-officer", "copper")
    assert asked(state) == MERCHANT
    assert refused(state, "buy business-as-usual") == "TRI-END-3"
    play(state, "pass")
    assert state.turn == 2  # Theodore was not even asked: nothing lies in his discards
    state = at("end", discards={THIEF: "pickpocket"}, captured="street-urchin")
    assert asked(state) == THIEF
    assert refused(state, "buy street-urchin") == "TRI-END-3"


def pays(treasures: str, cost: int) -> list[str]:
    names = ["copper", "silver", "gold", "diamond"]
    hand = sorted(names.index(name) for name in treasures.split())
    return [" ".join(names[t] for t in unpack(action)) for action in payments(hand, cost)]


@pytest.mark.rule("TRI-EX-10", "TRI-PAY-5", "TRI-C-3")
def test_two_silvers_for_3() -> None:
    assert pays("silver silver", 3) == ["silver silver"]
    state = at("payment", table={WATCH: "raiding-party"}, watch="silver silver")
    assert can(state) == ["pay silver silver"]


@pytest.mark.rule("TRI-EX-11", "TRI-PAY-5", "TRI-C-3")
def test_one_silver_for_1() -> None:
    assert pays("silver silver", 1) == ["silver"]
    state = at("payment", table={WATCH: "patrol-officer"}, watch="silver silver")
    assert can(state) == ["pay silver"]
    assert refused(state, "pay silver silver") == "TRI-PAY-5"


@pytest.mark.rule("TRI-EX-12", "TRI-C-41")
@pytest.mark.card("trieste", "search-warrant")
def test_a_search_warrant_and_small_hands() -> None:
    state = on_table(watch_plays="search-warrant")
    assert (prison(state), hand(state, WATCH)) == ("", "")
    state = on_table(watch_plays="search-warrant", thief="silver")
    assert prison(state) == ""
    assert len(state.hands[0]) == 1
    assert [event.deck for event in events(state, Drew)] == ["watch"]
    state = play(on_table(watch_plays="search-warrant", thief="pickpocket"), "pass")
    assert (prison(state), hand(state, WATCH)) == ("pickpocket", "")


@pytest.mark.rule("TRI-EX-13", "TRI-C-18", "TRI-C-13", "TRI-C-19")
@pytest.mark.card("trieste", "smoke-bomb", "bloodhound", "raiding-party")
def test_a_smoke_bomb_takes_the_bonus_too() -> None:
    state = on_table(watch_plays="bloodhound", thief_plays="con-artist", thief="smoke-bomb copper", infamy=3)
    play(state, "react smoke-bomb", "pay copper")
    assert (prison(state), state.infamy) == ("", 3)
    assert asked(state) == WATCH  # the Con Artist works on, and Infamy is about to be gained
    state = on_table(watch_plays="raiding-party", thief_plays="con-artist", thief="smoke-bomb copper", infamy=3)
    play(state, "react smoke-bomb", "pay copper")
    assert (prison(state), state.infamy) == ("", 2)


@pytest.mark.rule("TRI-EX-14", "TRI-C-3")
def test_the_gold_is_too_much_for_2() -> None:
    assert sorted(pays("copper copper silver gold", 2)) == ["copper copper", "silver"]
    state = at("payment", table={WATCH: "bloodhound"}, watch="copper copper silver gold")
    assert sorted(can(state)) == ["pay copper copper", "pay silver"]
    assert refused(state, "pay gold") == "TRI-PAY-5"


@pytest.mark.rule("TRI-EX-15", "TRI-WIN-2", "TRI-C-6")
def test_prisoners_make_riches_dearer() -> None:
    caught = "pickpocket street-urchin cat-burglar"
    assert not at("end", merchant="gold gold gold gold copper silver", captured=caught).over
    state = at("end", merchant="gold gold gold gold silver silver", captured=caught)
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((MARK,), "TRI-WIN-2")


@pytest.mark.rule("TRI-EX-16", "TRI-END-1")
def test_the_watch_comes_first() -> None:
    caught = "lookout lookout street-urchin street-urchin pickpocket pickpocket burglar"
    state = at("end", captured=caught, infamy=9)
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((CYNTHIA,), "TRI-END-1")


@pytest.mark.rule("TRI-EX-17", "TRI-EFF-3", "TRI-PLAY-2")
@pytest.mark.card("trieste", "copper", "silver", "gold", "diamond")
def test_treasure_on_the_table() -> None:
    state = on_table(merchant_plays="silver", mint="copper gold")
    assert (hand(state, MERCHANT), spent(state)) == ("copper gold", "silver")
    state = on_table(merchant_plays="copper", mint="copper gold")
    assert (hand(state, MERCHANT), spent(state)) == ("copper", "copper")
    state = at("play", watch="copper silver gold diamond")
    assert can(state) == ["pass", "play copper", "play silver"]
    for money in ("gold", "diamond"):
        assert refused(state, f"play {money}") == "TRI-PLAY-2"


@pytest.mark.rule("TRI-EX-18", "TRI-PAY-6", "TRI-C-5")
def test_a_burglar_that_is_not_paid_for() -> None:
    state = at("payment", table={THIEF: "burglar"}, thief="copper lookout", merchant="copper copper copper")
    assert [(event.seat, event.hand) for event in events(state, CannotPay)] == [(THEODORE, ("copper", "lookout"))]
    assert hand(state, THIEF) == "copper lookout"
    assert hand(state, MERCHANT) == "copper copper copper"
    assert (discards(state, THIEF), spent(state), state.infamy) == ("burglar", "", 0)
