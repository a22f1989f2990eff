"""Where cards and Heroes of Trieste meet in ways that nobody plans: who is told what, what a choice is worth that was
made before, and what stays as it was."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.trieste.playing import (
    CYNTHIA,
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
    look,
    on_table,
    play,
    prison,
    refused,
    spent,
)

from intrigue.games.trieste import events as ev

# ---------------------------------------------------------------------- captures


@pytest.mark.rule("TRI-C-5")
@pytest.mark.card("trieste", "patrol-officer", "bloodhound", "raiding-party")
@pytest.mark.parametrize("hunter", ["patrol-officer", "bloodhound", "raiding-party"])
def test_whoever_is_not_paid_for_and_cannot_be_captured_is_said_to_be_so(hunter: str) -> None:
    given: dict[str, Any] = {"watch_plays": hunter, "thief_plays": "pickpocket", "unpaid": [THIEF]}
    free = on_table(**given, options={"unpaid_thief_capturable": False})
    assert events(free, ev.Nobody) == [ev.Nobody("unpaid")]
    assert prison(free) == ""
    caught = on_table(**given)
    assert asked(caught) == THIEF  # who might have an answer
    play(caught, "pass")
    assert (prison(caught), events(caught, ev.Nobody)) == ("pickpocket", [])


@pytest.mark.rule("TRI-C-5", "TRI-C-17")
def test_a_treasure_on_the_table_is_no_thief_at_all() -> None:
    state = on_table(watch_plays="patrol-officer", thief_plays="silver", options={"unpaid_thief_capturable": False})
    assert events(state, ev.Nobody) == [ev.Nobody("table")]


@pytest.mark.rule("TRI-C-51", "TRI-EFF-2")
@pytest.mark.card("trieste", "antonia")
@pytest.mark.parametrize(
    ("hunter", "thief", "caught"),
    [
        ("patrol-officer", "pickpocket", True),
        ("patrol-officer", "burglar", True),
        ("patrol-officer", "cat-burglar", False),
        ("bloodhound", "cat-burglar", True),
        ("raiding-party", "foxtail-captain", True),
    ],
)
def test_antonia_reaches_a_level_higher_with_each_hunter(hunter: str, thief: str, caught: bool) -> None:
    state = on_table(watch_plays=hunter, thief_plays=thief, **heroes(watch="antonia"))
    if caught:
        assert asked(state) == THIEF
        play(state, "pass")
    assert prison(state) == (thief if caught else "")
    missed = [] if caught else [ev.Missed("cat-burglar", 3, 2)]
    assert events(state, ev.Missed) == missed


@pytest.mark.rule("TRI-C-32", "TRI-C-18")
@pytest.mark.card("trieste", "bounty", "nine-tails", "smoke-bomb")
def test_a_bounty_on_two_who_both_get_away_leaves_the_tax() -> None:
    state = on_table(
        watch_plays="bounty",
        thief="smoke-bomb copper",
        merchant="copper silver gold",
        discards={THIEF: "burglar cat-burglar"},
        **heroes(thief="nine-tails"),
    )
    play(state, "capture burglar", "escape")
    assert asked(state) == THIEF  # the other one is the only one left
    play(state, "react smoke-bomb")
    if asked(state) == THIEF:
        play(state, "pay copper")
    assert prison(state) == ""
    assert discards(state, THIEF) == "burglar cat-burglar smoke-bomb"
    assert asked(state) == MERCHANT  # the dues are asked for all the same


# ---------------------------------------------------------------------- money that changes between question and answer


@pytest.mark.rule("TRI-C-23", "TRI-C-43")
@pytest.mark.card("trieste", "elettra", "tax-collector")
def test_a_tax_is_reckoned_before_elettra_brings_more() -> None:
    state = on_table(
        watch_plays="tax-collector",
        merchant="copper copper",
        mint="gold silver copper",
        **heroes(MERCHANT, merchant="elettra"),
    )
    while asked(state) != MERCHANT:
        play(state, "pass")
    play(state, "reveal", "keep gold", "pass")  # two treasures, so the tax was two
    assert can(state) == ["give copper", "give gold"]
    play(state, "give copper", "give copper")
    assert hand(state, MERCHANT) == "gold"


@pytest.mark.rule("TRI-C-23", "TRI-C-40", "TRI-C-43", "TRI-C-54")
@pytest.mark.card("trieste", "elettra", "cat-burglar", "lookout")
@pytest.mark.parametrize("card", ["cat-burglar", "lookout"])
def test_what_elettra_brings_in_time_can_be_taken_as_well(card: str) -> None:
    """Both take two, and when they go Mark has two: he has only been asked because he has one."""
    given = heroes(MERCHANT, merchant="elettra")
    state = on_table(thief_plays=card, merchant="copper", mint="silver gold copper copper", **given)
    play(state, "pass")
    threat = look(state, CYNTHIA).threat
    assert threat is not None
    assert threat.count == 1
    play(state, "reveal", "keep silver")
    threat = look(state, CYNTHIA).threat
    assert threat is not None
    assert threat.count == 2
    play(state, "pass", *["give copper", "give silver"][: 2 * (card == "lookout")])
    assert hand(state, MERCHANT) == ""
    assert hand(state, THIEF).count("copper") >= 1
    assert hand(state, THIEF).count("silver") == 1


@pytest.mark.rule("TRI-C-48", "TRI-C-40")
@pytest.mark.card("trieste", "bruno", "watch-sergeant", "harbour-dues", "tax-collector")
@pytest.mark.parametrize(
    ("card", "purse", "taken"),
    [
        ("tax-collector", "copper", 1),  # one and two more, but there is one
        ("tax-collector", "copper copper copper copper", 4),  # three at most, and two more, but there are four
        ("tax-collector", "copper copper copper copper copper copper", 5),
        ("watch-sergeant", "copper copper copper copper", 3),
        ("harbour-dues", "copper copper copper copper copper", 4),
        ("tax-collector", "", 0),
    ],
)
def test_bruno_adds_two_to_each_tax_and_nothing_to_an_empty_purse(card: str, purse: str, taken: int) -> None:
    state = on_table(watch_plays=card, merchant=purse, **heroes())
    given = 0
    while not state.over and state.table[0] != -1:
        choice = "give copper" if "give copper" in can(state) else can(state)[0]
        given += choice == "give copper"
        play(state, choice)
    assert given == taken


@pytest.mark.rule("TRI-C-31", "TRI-C-20", "TRI-PAY-6")
def test_a_card_too_dear_shows_the_hand_and_the_price_of_now() -> None:
    state = at("payment", table={THIEF: "pickpocket"}, thief="copper silver burglar", dearer={THIEF: 3})
    turned = events(state, ev.TurnedUp)
    assert turned == [ev.TurnedUp(2, "pickpocket", 4)]
    assert events(state, ev.CannotPay) == [ev.CannotPay(2, "pickpocket", ("copper", "silver", "burglar"))]


@pytest.mark.rule("TRI-PAY-5", "TRI-C-3")
@pytest.mark.parametrize(
    ("purse", "card", "ways"),
    [
        ("gold gold", "pickpocket", ["pay gold gold"]),
        ("silver silver gold", "street-urchin", ["pay gold"]),
        ("copper silver diamond", "street-urchin", ["pay copper silver"]),
        ("silver silver diamond", "street-urchin", ["pay silver silver", "pay diamond"]),
        ("copper gold diamond", "burglar", ["pay copper diamond"]),
    ],
)
def test_what_a_dearer_card_can_be_paid_with(purse: str, card: str, ways: list[str]) -> None:
    state = at("payment", table={THIEF: card}, thief=purse, dearer={THIEF: 3})
    assert sorted(can(state)) == sorted(ways)


# ---------------------------------------------------------------------- piles


@pytest.mark.rule("TRI-C-9", "TRI-STAT-2")
@pytest.mark.card("trieste", "business-as-usual")
def test_what_is_looked_at_is_not_among_what_is_shuffled() -> None:
    """The last treasure is drawn to choose from: the discards become a deck before it is known what is kept."""
    treasures = {"copper": 38, "silver": 12, "gold": 3, "diamond": 1}
    state = on_table(merchant_plays="business-as-usual", mint="gold copper", spent=treasures)
    assert set(can(state)) == {"keep gold", "keep copper"}
    assert len(state.mint) == 54
    play(state, "keep gold")
    assert (spent(state), hand(state, MERCHANT)) == ("copper", "gold")


@pytest.mark.rule("TRI-C-1", "TRI-C-37", "TRI-PAY-2")
def test_each_who_is_taken_back_is_asked_for_until_the_purse_says_no() -> None:
    state = at("end", watch="silver copper", discards={WATCH: "bloodhound patrol-officer patrol-officer tax-collector"})
    assert set(can(state)) == {"pass", "buy bloodhound", "buy patrol-officer"}
    play(state, "buy patrol-officer", "pay copper", "buy patrol-officer", "pay silver")  # there is no change
    assert hand(state, WATCH) == "patrol-officer patrol-officer"
    assert refused(state, "buy bloodhound") == "TRI-END-3"
    assert refused(state, "buy tax-collector") == "TRI-END-3"
    assert spent(state) == "copper silver"
