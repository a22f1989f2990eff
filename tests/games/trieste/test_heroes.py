"""The nine Heroes, each with what it does and where that ends."""

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
    heroes,
    look,
    on_table,
    play,
    prison,
    refused,
    spent,
)

from intrigue.games.trieste.events import Drew, HeroHidden, HeroShown, TurnBegan, TurnedUp
from intrigue.games.trieste.view import Threat


@pytest.mark.card("trieste", "antonia")
def test_antonia_reaches_higher_and_pays_for_captures() -> None:
    given = heroes(watch="antonia")
    state = on_table(watch_plays="patrol-officer", thief_plays="burglar", mint="gold", **given)
    play(state, "pass", "pass")
    assert (prison(state), hand(state, WATCH)) == ("burglar", "gold")
    state = play(on_table(watch_plays="patrol-officer", thief_plays="cat-burglar", **given), "pass")
    assert prison(state) == ""  # two levels higher is too much
    state = on_table(watch_plays="undercover-agent", thief="cat-burglar", mint="copper", **given)
    assert prison(state) == ""  # on the table only
    state = on_table(watch_plays="bounty", discards={THIEF: "lookout"}, mint="gold silver", **given)
    play(state, "pass")
    assert (prison(state), hand(state, WATCH)) == ("lookout", "gold")  # but any capture pays
    state = on_table(watch_plays="bounty", discards={THIEF: "lookout"}, thief="smoke-bomb copper", mint="gold", **given)
    play(state, "react smoke-bomb", "pay copper")
    assert hand(state, WATCH) == ""  # and none that is prevented


@pytest.mark.rule("TRI-C-48")
@pytest.mark.card("trieste", "bruno")
def test_bruno_takes_two_more() -> None:
    purse = " ".join(["copper"] * 10)
    state = play(on_table(watch_plays="tax-collector", merchant=purse, **heroes()), "pass", *["give copper"] * 5)
    assert (len(state.hands[0]), len(state.hands[1])) == (3 + 2, 10 - 5)  # beyond the limit of the card
    state = on_table(watch_plays="harbour-dues", merchant=purse, mint="gold gold", **heroes())
    assert look(state, None).threat == Threat("taking", CYNTHIA, MARK, count=2 + 2)
    play(state, "pass", *["give copper"] * 4)
    assert (len(state.hands[0]), len(state.hands[1])) == (4 + 2, 6)  # what is drawn is not taken
    assert events(state, TurnBegan) == [TurnBegan(2)]  # nothing more is asked of Mark
    state = on_table(watch_plays="tax-collector", merchant="copper copper", **heroes())
    play(state, "pass", "give copper", "give copper")
    assert (len(state.hands[0]), len(state.hands[1])) == (2, 0)  # never more than there is
    state = on_table(merchant_plays="smooth-talker", watch="copper copper", **heroes())
    assert hand(state, MERCHANT) == "copper"  # he helps his own side only


@pytest.mark.rule("TRI-HERO-2", "TRI-C-44", "TRI-C-45")
@pytest.mark.card("trieste", "zaccaria")
def test_judge_zaccaria_comes_once() -> None:
    given = heroes(WATCH, watch="zaccaria")
    state = at("draw", discards={THIEF: "burglar cat-burglar lookout"}, **given)
    play(state, "reveal")
    assert can(state) == ["capture lookout", "capture burglar", "capture cat-burglar"]
    play(state, "capture cat-burglar", "pass", "capture burglar", "pass")
    assert prison(state) == "cat-burglar burglar"
    assert events(state, HeroHidden) == [HeroHidden(CYNTHIA, "zaccaria")]
    assert can(state) == ["draw treasure", "draw faction"]
    state = play(at("draw", **given), "reveal")
    assert prison(state) == ""  # nobody to judge
    assert look(state, None).players[CYNTHIA].hero is not None
    assert refused(play(state, "draw faction"), "reveal") == "TRI-C-45"


@pytest.mark.card("trieste", "dario")
def test_dario_makes_characters_cheaper() -> None:
    given = heroes(merchant="dario")
    state = at("payment", table={MERCHANT: "guild-master"}, merchant="silver", **given)
    assert events(state, TurnedUp)[-1].cost == 2
    play(state, "pay silver")
    assert events(at("payment", table={MERCHANT: "embargo"}, merchant="copper", **given), TurnedUp)[-1].cost == 1
    assert events(at("payment", table={MERCHANT: "money-changer"}, **given), TurnedUp)[-1].cost == 0  # never below 0
    state = at("end", merchant="copper copper copper", discards={MERCHANT: "guild-master"}, **given)
    play(state, "buy guild-master")
    assert can(state) == ["pay copper copper copper"]  # taking back is for the printed cost


@pytest.mark.card("trieste", "jacopo")
def test_jacopo_is_content_with_less() -> None:
    state = at("end", merchant="gold gold gold copper", **heroes())
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((MARK,), "TRI-WIN-2")
    down = heroes(MERCHANT)
    state = at("end", merchant="gold gold gold copper", **down)
    assert asked(state) == MERCHANT
    assert look(state, CYNTHIA).players[MARK].goal == 11  # a goal that nobody else knows of
    play(state, "reveal")
    assert state.over


@pytest.mark.rule("TRI-C-44", "TRI-C-45")
@pytest.mark.card("trieste", "elettra")
def test_elettra_chooses_one_of_three() -> None:
    given = heroes(MERCHANT, merchant="elettra")
    state = at("play", at=MERCHANT, mint="copper diamond silver", **given)
    play(state, "reveal")
    assert events(state, HeroShown) == [HeroShown(MARK, "elettra")]
    assert can(state) == ["keep copper", "keep silver", "keep diamond"]
    play(state, "keep diamond")
    assert (hand(state, MERCHANT), spent(state)) == ("diamond", "copper silver")
    assert events(state, HeroHidden) == [HeroHidden(MARK, "elettra")]
    assert asked(state) == MERCHANT  # and now the phase goes on
    assert can(state) == ["pass"]


@pytest.mark.rule("TRI-C-44", "TRI-C-45")
@pytest.mark.card("trieste", "caterina")
def test_caterina_frees_somebody_once() -> None:
    given = heroes(THIEF, thief="caterina")
    state = at("play", at=THIEF, captured="burglar lookout", **given)
    play(state, "reveal")
    assert can(state) == ["free lookout", "free burglar"]
    play(state, "free burglar")
    assert (prison(state), hand(state, THIEF)) == ("lookout", "burglar")
    assert events(state, HeroHidden) == [HeroHidden(THEODORE, "caterina")]
    assert can(state) == ["pass", "play burglar"]  # and may go to work at once
    six = "lookout lookout street-urchin street-urchin pickpocket pickpocket"
    state = at("end", captured=f"{six} burglar", **given)
    assert (asked(state), can(state)) == (THIEF, ["pass", "reveal"])  # before the Watch looks for victory
    assert play(state, "pass").winner == 0
    state = play(at("play", at=THIEF, **given), "reveal")
    assert hand(state, THIEF) == ""  # nobody to free


@pytest.mark.rule("TRI-C-45")
@pytest.mark.card("trieste", "nine-tails")
def test_nine_tails_slips_away_once() -> None:
    given = heroes(thief="nine-tails")
    state = on_table(watch_plays="undercover-agent", thief="burglar", **given)
    assert can(state) == ["pass", "escape"]
    play(state, "escape")
    assert events(state, HeroHidden) == [HeroHidden(THEODORE, "nine-tails")]
    assert prison(state) == ""  # and the agent does not try the same Burglar again
    state = on_table(watch_plays="undercover-agent", thief="burglar burglar", **given)
    play(state, "escape")
    assert can(state) == ["pass"]  # but the other one
    assert refused(state, "escape") == "TRI-C-45"
    play(state, "pass")
    assert (prison(state), hand(state, THIEF)) == ("burglar", "burglar")
    state = on_table(thief_plays="burglar", **given)
    assert asked(state) == WATCH  # only captures are escaped from
    assert discards(state, THIEF) == ""


@pytest.mark.card("trieste", "matteo")
def test_old_matteo_lives_on_fame() -> None:
    given = heroes(thief="matteo")
    state = play(on_table(thief_plays="cat-burglar", captured="lookout", mint="copper gold", **given), "pass")
    assert (state.infamy, hand(state, THIEF)) == (3, "copper gold")
    state = play(on_table(thief_plays="burglar", watch="hushed-up", **given), "react hushed-up")
    assert (state.infamy, hand(state, THIEF)) == (0, "")
    state = on_table(thief_plays="lookout", mint="copper gold", **given)
    assert [event.number for event in events(state, Drew)] == [1]  # its own text: level 0 brings no Infamy
