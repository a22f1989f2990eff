"""What seldom happens in Trieste: parts of a phase that pass by, two of one title, decks and prisons that are empty."""

from __future__ import annotations

import pytest
from tests.games.trieste.playing import (
    MERCHANT,
    THIEF,
    WATCH,
    asked,
    at,
    can,
    discards,
    events,
    hand,
    heroes,
    on_table,
    play,
    prison,
    refused,
)

from intrigue.games.trieste.events import CannotPay, Captured, Dearer, Infamy, Nobody, Safe, Took, TurnedUp

SIX = "street-urchin street-urchin street-urchin street-urchin pickpocket pickpocket"


@pytest.mark.rule("TRI-C-54", "TRI-C-23", "TRI-HERO-2")
@pytest.mark.card("trieste", "elettra")
def test_who_did_nothing_in_a_phase_may_still_reveal_when_somebody_acts() -> None:
    """Mark has nothing on the table; Theodore's Burglar comes after Mark's place in the order."""
    given = heroes(MERCHANT, merchant="elettra")
    state = on_table(thief_plays="burglar", merchant="gold", mint="copper copper copper", **given)
    assert (asked(state), can(state)) == (MERCHANT, ["pass", "reveal"])
    play(state, "pass")
    assert (asked(state), can(state)) == (MERCHANT, ["pass", "reveal"])  # about the Strongbox
    late = play(state.clone(), "reveal", "keep copper")
    assert (asked(late), can(late), hand(late, MERCHANT)) == (MERCHANT, ["pass"], "copper gold")
    play(state, "pass", "pass")
    assert (asked(state), can(state)) == (MERCHANT, ["pass", "reveal"])  # the End Phase begins
    acted = on_table(
        merchant_plays="embargo", thief_plays="burglar", merchant="gold", mint="copper copper copper", **given
    )
    play(acted, "pass")
    assert (asked(acted), can(acted)) == (MERCHANT, ["pass"])
    assert refused(acted, "reveal") == "TRI-HERO-2"
    earlier = on_table(watch_plays="harbour-dues", merchant="gold", mint="copper copper copper", **given)
    assert (asked(earlier), can(earlier)) == (MERCHANT, ["pass", "reveal"])  # and here it is yet to come


@pytest.mark.rule("TRI-C-50", "TRI-C-49", "TRI-WIN-1", "TRI-END-1")
@pytest.mark.card("trieste", "bounty")
def test_two_of_one_title_are_captured_without_a_question_and_the_watch_comes_first() -> None:
    state = on_table(
        watch_plays="bounty",
        thief_plays="con-artist",
        captured=SIX,
        discards={THIEF: "burglar burglar"},
        infamy=8,
    )
    assert asked(state) == THIEF  # no choice for Cynthia, and an answer of Theodore's to each
    play(state, "pass", "pass")
    assert [event.card for event in events(state, Captured)] == ["burglar", "burglar"]
    while not state.over:
        play(state, "pass")
    assert state.infamy == 9
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((0,), "TRI-END-1")


@pytest.mark.rule("TRI-C-47", "TRI-C-52", "TRI-C-15")
@pytest.mark.card("trieste", "pickpocket", "caravan-guard")
@pytest.mark.parametrize(("victim", "taken"), [("merchant", 0), ("watch", 1)])
def test_a_pickpocket_may_try_a_purse_that_is_guarded(victim: str, taken: int) -> None:
    state = on_table(
        merchant_plays="caravan-guard", thief_plays="pickpocket", merchant="copper", watch="silver", infamy=0
    )
    assert can(state) == ["rob watch", "rob merchant"]
    play(state, f"rob {victim}")
    assert len(events(state, Took)) == taken
    assert len(events(state, Safe)) == 1 - taken
    play(state, "pass")
    assert [event.change for event in events(state, Infamy)] == [2]  # the level, and the prison is empty


@pytest.mark.rule("TRI-C-20", "TRI-PAY-6", "TRI-C-33")
@pytest.mark.card("trieste", "embargo", "diversion", "raiding-party")
@pytest.mark.parametrize(("purse", "pays"), [("diamond silver", False), ("diamond gold", True)])
def test_what_two_have_made_dearer_is_paid_in_one_sum_or_not_at_all(purse: str, pays: bool) -> None:
    state = on_table(merchant_plays="embargo", thief_plays="diversion", watch=f"raiding-party {purse}")
    while asked(state) != WATCH:
        play(state, can(state)[0])
    assert [event.more for event in events(state, Dearer)] == [2, 4]
    play(state, "draw faction", "draw faction")
    while asked(state) != WATCH:
        play(state, "draw faction")
    play(state, "play raiding-party", "pass", "pass")
    assert [event.cost for event in events(state, TurnedUp)][-1] == 7
    assert len(events(state, CannotPay)) == (not pays)
    assert hand(state, WATCH).startswith("silver diamond" if not pays else "gold diamond")


@pytest.mark.rule("TRI-C-32", "TRI-CMP-4")
@pytest.mark.card("trieste", "pardon", "jailbreak")
@pytest.mark.parametrize(("faction", "card"), [("merchant", "pardon"), ("thief", "jailbreak")])
def test_nobody_is_freed_from_an_empty_prison_and_the_rest_is_done(faction: str, card: str) -> None:
    state = on_table(**{f"{faction}_plays": card}, merchant="copper", mint="gold gold copper copper")
    if faction == "thief":
        play(state, "pass", "give copper")
        assert (hand(state, THIEF), hand(state, MERCHANT)) == ("copper", "")
    else:
        assert len(hand(state, MERCHANT).split()) == 2
    assert events(state, Nobody) == [Nobody("prison")]


@pytest.mark.rule("TRI-C-5", "TRI-C-13", "TRI-EX-13")
@pytest.mark.card("trieste", "raiding-party", "foxtail-captain")
@pytest.mark.parametrize("capturable", [True, False])
def test_a_captain_who_could_not_be_paid_for_costs_infamy_all_the_same(capturable: bool) -> None:
    state = at(
        "payment",
        table={"watch": "raiding-party", "thief": "foxtail-captain"},
        watch="gold",
        thief="gold",
        infamy=5,
        options={"unpaid_thief_capturable": capturable},
    )
    play(state, "pay gold")
    if capturable:
        play(state, "pass")
    assert prison(state) == ("foxtail-captain" if capturable else "")
    assert (state.infamy, hand(state, THIEF)) == (4, "gold")
    assert discards(state, THIEF) == ("" if capturable else "foxtail-captain")


@pytest.mark.rule("TRI-C-24", "TRI-END-1")
@pytest.mark.parametrize("infamy", [7, 8])
def test_whoever_wins_in_the_last_turn_has_won(infamy: int) -> None:
    state = on_table(thief_plays="con-artist", infamy=infamy, turn=3, options={"max_turns": 3})
    while not state.over:
        play(state, "pass")
    assert state.result is not None
    assert state.result.winners == ((2,) if infamy == 8 else ())
