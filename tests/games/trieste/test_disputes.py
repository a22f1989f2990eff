"""Where rules of Trieste meet, and somebody with the rulebook open might object."""

from __future__ import annotations

from typing import Any

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
    on_table,
    play,
    prison,
    refused,
    spent,
)

from intrigue.games.trieste.events import Infamy, Missed, Spared, TurnedUp


def escape(state: Any) -> str:
    """Whatever is offered besides letting it happen."""
    return next(text for text in can(state) if text != "pass")


# ---------------------------------------------------------------------- captures


@pytest.mark.rule("TRI-C-50", "TRI-C-19")
def test_one_of_two_of_the_same_title_gets_away() -> None:
    state = on_table(watch_plays="bounty", discards={THIEF: "burglar burglar"}, thief="smoke-bomb copper")
    play(state, "react smoke-bomb", "pay copper")
    assert (asked(state), can(state)) == (THIEF, ["pass"])
    play(state, "pass")
    assert prison(state) == "burglar"
    both = on_table(
        watch_plays="bounty", discards={THIEF: "burglar burglar"}, thief="smoke-bomb smoke-bomb copper copper"
    )
    play(both, *["react smoke-bomb", "pay copper"] * 2)
    assert prison(both) == ""


@pytest.mark.rule("TRI-C-50")
def test_who_got_away_is_refused_as_such() -> None:
    state = on_table(watch_plays="bounty", discards={THIEF: "burglar lookout street-urchin"}, thief="smoke-bomb copper")
    play(state, "capture burglar", "react smoke-bomb", "pay copper")
    assert can(state) == ["capture lookout", "capture street-urchin"]
    assert refused(state, "capture burglar") == "TRI-C-50"
    assert refused(state, "capture pickpocket") == "TRI-EFF-2"


@pytest.mark.rule("TRI-C-18", "TRI-C-41")
def test_the_bomb_may_be_one_of_the_cards_that_were_shown() -> None:
    state = on_table(watch_plays="undercover-agent", thief="burglar smoke-bomb copper")
    play(state, "react smoke-bomb", "pay copper")
    assert (prison(state), hand(state, THIEF)) == ("", "burglar")


@pytest.mark.rule("TRI-C-19", "TRI-C-43", "TRI-C-34")
def test_smoked_on_the_table_and_hushed_up_all_the_same() -> None:
    state = on_table(
        watch_plays="patrol-officer",
        thief_plays="pickpocket",
        thief="smoke-bomb copper",
        watch="hushed-up",
        merchant="copper",
    )
    play(state, "react smoke-bomb", "pay copper")
    while asked(state) != WATCH:
        play(state, "pass")
    play(state, "react hushed-up")
    assert state.infamy == 0
    assert "pickpocket" in discards(state, THIEF)


@pytest.mark.rule("TRI-C-13", "TRI-C-30")
def test_infamy_is_lost_with_a_capture_or_in_any_case() -> None:
    missed = on_table(watch_plays="bloodhound", thief_plays="cat-burglar", infamy=3)
    assert [event.change for event in events(missed, Infamy) if event.change < 0] == []
    assert on_table(watch_plays="raiding-party", infamy=3).infamy == 2  # nobody is there
    assert on_table(watch_plays="raiding-party", thief_plays="copper", infamy=1).infamy == 0


@pytest.mark.rule("TRI-C-32", "TRI-END-2")
def test_a_pardon_undoes_the_seventh_capture_before_it_counts() -> None:
    state = on_table(
        watch_plays="patrol-officer",
        merchant_plays="pardon",
        thief_plays="pickpocket",
        captured="lookout lookout lookout street-urchin street-urchin street-urchin",
    )
    play(state, "pass", "pass", "free pickpocket")
    assert not state.over


# ---------------------------------------------------------------------- paying and winning


@pytest.mark.rule("TRI-C-3", "TRI-PAY-5")
@pytest.mark.parametrize(
    ("faction", "card", "purse", "payment"),
    [
        (WATCH, "patrol-officer", "gold diamond", "pay gold"),
        (WATCH, "raiding-party", "copper silver silver diamond", "pay copper silver"),
        (THIEF, "foxtail-captain", "gold gold diamond", "pay diamond"),
        (THIEF, "foxtail-captain", "gold gold gold", "pay gold gold"),
    ],
)
def test_the_smallest_sum_that_is_enough(faction: str, card: str, purse: str, payment: str) -> None:
    given: dict[str, Any] = {"table": {faction: card}, faction: purse}
    assert can(at("payment", **given)) == [payment]


@pytest.mark.rule("TRI-C-20", "TRI-C-28")
def test_dearer_cards_add_up_and_spare_treasure_buying_back_and_the_turn_after() -> None:
    state = on_table(merchant_plays="embargo", thief_plays="diversion")
    while state.turn == 1:
        play(state, can(state)[0])
    assert state.dearer == (4, 0, 0)
    while state.turn == 2:
        play(state, "pass" if "pass" in can(state) else can(state)[0])
    assert state.dearer == (0, 0, 0)
    back = at("end", discards={WATCH: "bloodhound"}, watch="silver", dearer={WATCH: 2})
    assert can(play(back, "buy bloodhound")) == ["pay silver"]
    coin = at("payment", table={THIEF: "copper"}, dearer={THIEF: 3})
    assert events(coin, TurnedUp)[-1].cost == 0


@pytest.mark.rule("TRI-END-1", "TRI-WIN-2", "TRI-C-24")
def test_who_wins_when_several_conditions_come_at_once() -> None:
    rich = "gold gold gold silver"
    seven = "lookout lookout lookout street-urchin street-urchin street-urchin street-urchin"
    for given, winner, rule in (
        ({"infamy": 9, "merchant": rich, "captured": seven}, CYNTHIA, "TRI-END-1"),
        ({"infamy": 9, "merchant": rich}, MARK, "TRI-END-1"),
        ({"infamy": 9, "options": {"max_turns": 1}}, THEODORE, "TRI-WIN-3"),
        ({"captured": seven}, CYNTHIA, "TRI-WIN-1"),  # level 0 counts for the Watch
        ({"captured": "lookout", "merchant": rich}, MARK, "TRI-WIN-2"),  # and for the sum it is nothing
    ):
        result = at("end", **given).result
        assert result is not None
        assert (result.winners, result.rule) == ((winner,), rule)
    draw = at("end", options={"max_turns": 1}).result
    assert draw is not None
    assert (draw.winners, draw.rule) == ((), "TRI-C-24")


@pytest.mark.rule("TRI-C-9", "TRI-EFF-3")
def test_a_silver_that_is_played_is_among_what_is_shuffled() -> None:
    state = on_table(watch_plays="silver", spent={"copper": 39, "silver": 11, "gold": 4, "diamond": 1})
    assert len(hand(state, WATCH).split()) == 2
    assert spent(state) == ""


@pytest.mark.rule("TRI-C-47", "TRI-C-15")
def test_strongboxes_and_guards_cost_the_thief_no_infamy() -> None:
    state = on_table(thief_plays="burglar", merchant="copper strongbox", captured="lookout")
    play(state, "react strongbox", "pass")
    assert (state.infamy, hand(state, MERCHANT)) == (2, "copper")
    assert events(state, Spared) == [Spared(MARK, THEODORE, 1)]
    guarded = on_table(merchant_plays="caravan-guard", thief_plays="burglar", merchant="copper", captured="lookout")
    assert hand(play(guarded, "pass"), MERCHANT) == "copper"
    assert guarded.infamy == 2


# ---------------------------------------------------------------------- Heroes


@pytest.mark.rule("TRI-C-23", "TRI-C-45")
@pytest.mark.card("trieste", "nine-tails")
def test_nine_tails_comes_when_somebody_is_about_to_be_captured() -> None:
    state = on_table(watch_plays="patrol-officer", thief_plays="pickpocket", **heroes(THIEF, thief="nine-tails"))
    play(state, "reveal")
    play(state, escape(state))
    assert prison(state) == ""
    judged = at("draw", discards={THIEF: "burglar"}, **heroes(WATCH, THIEF, watch="zaccaria", thief="nine-tails"))
    play(judged, "reveal", "reveal")
    play(judged, escape(judged))
    assert prison(judged) == ""
    twice = on_table(watch_plays="bounty", discards={THIEF: "burglar burglar"}, **heroes(thief="nine-tails"))
    play(twice, escape(twice))
    assert can(twice) == ["pass"]  # once is once


@pytest.mark.rule("TRI-C-23", "TRI-C-44")
@pytest.mark.card("trieste", "caterina")
def test_the_thief_is_asked_once_more_and_may_say_not_in_this_phase() -> None:
    state = play(at("draw", **heroes(THIEF, thief="caterina")), *["draw treasure"] * 2)
    assert (asked(state), can(state)) == (THIEF, ["pass", "reveal", "decline"])
    assert refused(state, "draw treasure") == "TRI-C-23"  # first the answer
    play(state, "decline", *["draw treasure"] * 2)
    assert (asked(state), "reveal" in can(state)) == (THIEF, False)
    assert refused(state, "reveal") == "TRI-C-23"
    later = play(at("draw", **heroes(THIEF, thief="caterina")), *["draw treasure"] * 2, "pass", *["draw treasure"] * 2)
    assert (asked(later), "reveal" in can(later)) == (THIEF, True)
    nobody = play(at("draw", **heroes()), *["draw treasure"] * 2)
    assert asked(nobody) == MERCHANT


@pytest.mark.rule("TRI-C-23", "TRI-C-43")
@pytest.mark.card("trieste", "elettra")
def test_elettra_comes_before_the_strongbox() -> None:
    state = on_table(
        watch_plays="harbour-dues",
        merchant="copper strongbox",
        mint="gold silver copper copper copper",
        **heroes(MERCHANT, merchant="elettra"),
    )
    if "react strongbox" not in can(state):
        play(state, "pass")
    play(state, "reveal", "keep gold", "react strongbox")
    assert hand(state, MERCHANT) == "copper gold"


@pytest.mark.rule("TRI-EFF-4", "TRI-C-20")
@pytest.mark.card("trieste", "matteo", "dario", "antonia")
def test_what_heroes_change_and_what_not() -> None:
    paid = on_table(thief_plays="street-urchin", mint="gold gold", **heroes())
    assert hand(play(paid, "pass"), THIEF) == "gold gold"
    hushed = on_table(thief_plays="street-urchin", watch="hushed-up", mint="gold gold", **heroes())
    assert hand(play(hushed, "react hushed-up"), THIEF) == ""
    given = heroes(merchant="dario")
    dear = at("payment", table={MERCHANT: "spice-trader"}, merchant="silver", **given)
    assert events(dear, TurnedUp)[-1].cost == 2 - 1
    high = on_table(watch_plays="patrol-officer", thief_plays="cat-burglar", **heroes(watch="antonia"))
    assert events(high, Missed)[0].reach == 2
