"""Who did it, and to whom: what the log of Trieste says of treasure that goes from hand to hand, what Heroes are paid
for, and what is left when a card has taken more than its player may keep."""

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
    spent,
)

from intrigue.games.trieste import events as ev


@pytest.mark.rule("TRI-C-40", "TRI-C-53")
@pytest.mark.card("trieste", "foxtail-captain")
@pytest.mark.parametrize("held", [1, 2, 3, 5])
def test_whoever_takes_more_than_may_be_kept_discards_the_rest(held: int) -> None:
    """The Captain takes three and keeps one: it is the Thief who lets go of the others, not the Merchant."""
    state = on_table(thief_plays="foxtail-captain", merchant=" ".join(["copper"] * held), captured="lookout")
    play(state, "pass")
    gone = min(3, held)
    assert events(state, ev.Took) == [ev.Took(THEODORE, MARK, ("copper",) * gone)]
    rest = [ev.Discarded(THEODORE, ("copper",) * (gone - 1))] if gone > 1 else []
    assert events(state, ev.Discarded) == rest
    assert len(state.hands[MARK]) == held - gone
    assert look(state, CYNTHIA).players[THEODORE].known == ("copper",)
    assert len(spent(state).split()) == gone - 1


@pytest.mark.rule("TRI-C-53", "TRI-C-40")
def test_which_of_them_is_kept_is_chance() -> None:
    kept = set()
    for seed in range(30):
        state = on_table(
            thief_plays="foxtail-captain", merchant="copper silver diamond", captured="lookout", decks={THIEF: "fence"}
        )
        for _ in range(seed):
            state.rng.below(2)
        play(state, "pass")
        (took,) = events(state, ev.Took)
        assert sorted(took.treasures) == ["copper", "diamond", "silver"]
        (mine,) = [card for card in hand(state, THIEF).split() if card != "fence"]
        assert sorted([mine, *spent(state).split()]) == ["copper", "diamond", "silver"]
        kept.add(mine)
    assert kept == {"copper", "silver", "diamond"}


@pytest.mark.rule("TRI-C-10", "TRI-C-13")
@pytest.mark.card("trieste", "patrol-officer", "antonia")
def test_a_capture_brings_nothing_where_no_treasure_is_left() -> None:
    """Antonia's wages and the Patrol Officer's offer: nobody is asked for nothing, and for both it is said once."""
    state = on_table(
        watch_plays="patrol-officer",
        thief_plays="pickpocket",
        thief=" ".join(["copper"] * 39 + ["silver"] * 12 + ["gold"] * 4 + ["diamond"]),
        discards={WATCH: "bloodhound"},
        **heroes(watch="antonia"),
    )
    play(state, "pass")
    assert prison(state) == "pickpocket"
    assert events(state, ev.Empty) == [ev.Empty(CYNTHIA, "mint")]
    assert hand(state, WATCH) == ""


@pytest.mark.rule("TRI-C-13", "TRI-C-50")
@pytest.mark.card("trieste", "antonia", "bounty")
def test_antonia_is_paid_for_each_of_two_but_not_for_who_gets_away() -> None:
    state = on_table(
        watch_plays="bounty",
        thief="smoke-bomb copper",
        discards={WATCH: "bloodhound", THIEF: "burglar cat-burglar"},
        mint="gold silver",
        **heroes(watch="antonia"),
    )
    play(state, "capture burglar", "pass")
    assert (hand(state, WATCH), asked(state)) == ("gold", THIEF)
    play(state, "react smoke-bomb", "pay copper")
    assert (hand(state, WATCH), prison(state)) == ("gold", "burglar")
    assert events(state, ev.Escaped) == [ev.Escaped("cat-burglar", "discards")]


@pytest.mark.rule("TRI-C-43", "TRI-C-52")
@pytest.mark.card("trieste", "matteo", "hushed-up", "pickpocket")
@pytest.mark.parametrize(("answer", "infamy", "purse"), [("pass", 2, "silver gold"), ("react hushed-up", 0, "")])
def test_old_matteo_is_paid_for_fame_and_not_for_what_was_hushed_up(answer: str, infamy: int, purse: str) -> None:
    state = on_table(
        thief_plays="pickpocket", watch="hushed-up", discards={WATCH: "bloodhound"}, mint="gold silver", **heroes()
    )
    play(state, answer)
    assert (state.infamy, hand(state, THIEF)) == (infamy, purse)
    hushed = [ev.Hushed("pickpocket", 2)] if answer != "pass" else []
    assert events(state, ev.Hushed) == hushed
    assert discards(state, THIEF) == "pickpocket"


@pytest.mark.rule("TRI-C-23", "TRI-C-44", "TRI-WIN-2")
@pytest.mark.card("trieste", "elettra")
@pytest.mark.parametrize(("kept", "over"), [("gold", True), ("copper", False)])
def test_elettra_may_bring_what_was_missing_when_victory_is_looked_for(kept: str, over: bool) -> None:
    state = at("end", merchant="gold gold silver", mint="gold copper copper", **heroes(MERCHANT, merchant="elettra"))
    assert "reveal" in can(state)
    play(state, "reveal", f"keep {kept}")
    assert state.over == over
    if over:
        assert state.result is not None
        assert (state.result.winners, state.result.rule) == ((MARK,), "TRI-WIN-2")
