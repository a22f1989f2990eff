"""Trieste played with the rulebook open, line by line, where two lines meet: who has acted in a phase, what is taken
from whom when several things change the number, what lies where when a card has been answered."""

from __future__ import annotations

from typing import Any

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
    look,
    on_table,
    play,
    prison,
    spent,
)

from intrigue.games.trieste import events as ev

# ---------------------------------------------------------------------- who has acted


@pytest.mark.rule("TRI-C-54", "TRI-C-23", "TRI-C-5")
@pytest.mark.card("trieste", "caterina", "bounty")
@pytest.mark.parametrize(("lies", "early"), [({}, False), ({"unpaid": [WATCH]}, False), ({"watch": ""}, True)])
def test_a_card_that_was_not_paid_for_is_no_act_of_the_watch(lies: dict[str, Any], early: bool) -> None:
    """Before the Merchant acts the Thief is asked once more, and only if somebody has acted."""
    table: dict[str, Any] = {"watch_plays": "bounty"} if lies else {}
    state = on_table(**table, **lies, merchant_plays="shopkeeper", **heroes(THIEF, thief="caterina"))
    assert (asked(state), can(state)) == (THIEF, ["pass", "reveal", *(["decline"] if early else [])])


@pytest.mark.rule("TRI-C-54", "TRI-C-23", "TRI-PAY-1", "TRI-PAY-6")
@pytest.mark.parametrize("card", ["tax-collector", "copper", "bounty", None])
def test_to_turn_up_a_card_is_to_act_whatever_it_costs(card: str | None) -> None:
    """Free, a treasure, or too dear: the Thief is asked once more. Only where nothing lies there nobody has acted."""
    table = {MERCHANT: "shopkeeper"} if card is None else {WATCH: card, MERCHANT: "shopkeeper"}
    state = at("payment", table=table, merchant="copper", **heroes(THIEF))
    if card is None:
        assert (asked(state), can(state)) == (MERCHANT, ["pay copper"])
    else:
        assert (asked(state), can(state)) == (THIEF, ["pass", "reveal", "decline"])


@pytest.mark.rule("TRI-C-54", "TRI-C-23")
@pytest.mark.card("trieste", "caterina", "guild-master")
@pytest.mark.parametrize(("unpaid", "again"), [([MERCHANT], False), ([], True)])
def test_nor_is_it_one_of_the_merchant(unpaid: list[str], again: bool) -> None:
    """Asked after the Watch has acted, the Thief is asked again only when somebody has acted since."""
    given = heroes(THIEF, thief="caterina")
    state = on_table(
        watch_plays="tax-collector", merchant_plays="guild-master", thief_plays="burglar", unpaid=unpaid, **given
    )
    play(state, "pass")
    assert ("reveal" in can(state)) == again


@pytest.mark.rule("TRI-C-23", "TRI-C-54")
@pytest.mark.card("trieste", "bruno")
@pytest.mark.parametrize(("answer", "early"), [("reveal", True), ("pass", False)])
@pytest.mark.parametrize("phase", ["payment", "effect"])
def test_a_hero_of_the_watch_is_something_to_answer_even_without_a_card(phase: str, answer: str, early: bool) -> None:
    lies = {"table": {MERCHANT: "shopkeeper"}, "merchant": "copper"}
    state = play(at(phase, **lies, **heroes(WATCH, THIEF, thief="caterina")), answer)
    if not early and phase == "payment":
        play(state, "pay copper")
    assert (asked(state), can(state)) == (THIEF, ["pass", "reveal", *(["decline"] if early else [])])


# ---------------------------------------------------------------------- how many, when several things change it


@pytest.mark.rule("TRI-C-48", "TRI-C-43")
@pytest.mark.card("trieste", "bruno", "watch-sergeant", "contraband-checkpoint", "bounty", "harbour-dues")
@pytest.mark.parametrize(
    ("card", "asked_for"), [("watch-sergeant", 3), ("contraband-checkpoint", 3), ("bounty", 4), ("harbour-dues", 4)]
)
def test_bruno_is_added_to_every_tax(card: str, asked_for: int) -> None:
    given = {"decks": {WATCH: "bounty"}, "mint": "copper copper", **heroes()}
    state = on_table(watch_plays=card, merchant="copper " * 9, **given)
    threat = look(state, None).threat
    assert threat is not None
    assert (threat.kind, threat.count) == ("taking", asked_for)
    play(state, "pass", *["give copper"] * asked_for)
    assert len(state.hands[1]) == 9 - asked_for


@pytest.mark.rule("TRI-C-48", "TRI-C-23", "TRI-C-43")
@pytest.mark.card("trieste", "bruno", "tax-collector")
@pytest.mark.parametrize(("when", "given"), [("reveal", 5), ("pass", 3)])
def test_bruno_counts_from_his_reveal(when: str, given: int) -> None:
    state = on_table(watch_plays="tax-collector", merchant="copper " * 9, **heroes(WATCH))
    play(state, when, "pass", *["give copper"] * given)
    assert len(state.hands[1]) == 9 - given


@pytest.mark.rule("TRI-C-32", "TRI-WIN-2")
@pytest.mark.card("trieste", "pardon", "shopkeeper", "spice-trader", "guild-master", "caravan-guard")
@pytest.mark.parametrize(
    ("card", "captured", "drawn"),
    [
        ("pardon", 3, 1),  # two are left when it is counted
        ("pardon", 4, 2),
        ("shopkeeper", 3, 2),
        ("shopkeeper", 4, 3),
        ("spice-trader", 6, 4),
        ("guild-master", 6, 4),
        ("caravan-guard", 2, 0),
        ("caravan-guard", 6, 2),
    ],
)
def test_what_safe_streets_bring(card: str, captured: int, drawn: int) -> None:
    six = ["street-urchin"] * 4 + ["pickpocket"] * 2
    state = on_table(merchant_plays=card, captured=" ".join(six[:captured]), mint="copper " * 6)
    if "free street-urchin" in can(state):
        play(state, "free street-urchin")
    assert len(state.hands[1]) == drawn


@pytest.mark.rule("TRI-C-40", "TRI-C-43")
@pytest.mark.card("trieste", "smooth-talker", "con-artist")
@pytest.mark.parametrize(("purse", "taken"), [(0, 0), (1, 1), (3, 1), (4, 2), (8, 3)])
def test_a_smooth_talker_takes_more_from_a_full_purse(purse: int, taken: int) -> None:
    state = on_table(merchant_plays="smooth-talker", watch="copper " * purse + "bounty")
    assert (len(state.hands[1]), hand(state, WATCH).split().count("copper")) == (taken, purse - taken)
    assert "bounty" in hand(state, WATCH)  # only treasure is taken
    assert look(state, None).players[1].known == ("copper",) * taken


@pytest.mark.rule("TRI-C-40", "TRI-CMP-4")
@pytest.mark.card("trieste", "con-artist", "ambush")
def test_what_the_watch_loses_goes_where_it_belongs() -> None:
    both = on_table(thief_plays="con-artist", watch="copper silver gold bounty hushed-up")
    assert len(hand(both, WATCH).split()) == 1
    assert len([card for card in hand(both, THIEF).split() if card in ("copper", "silver", "gold")]) == 2
    one = on_table(thief_plays="con-artist", watch="copper")
    assert (hand(one, THIEF), hand(one, WATCH), events(one, ev.Discarded)) == ("copper", "", [])
    ambush = on_table(thief_plays="ambush", watch="copper bounty")
    assert (hand(ambush, WATCH), discards(ambush, WATCH), spent(ambush)) == ("", "bounty", "copper")


# ---------------------------------------------------------------------- captures and answers to them


@pytest.mark.rule("TRI-C-41", "TRI-C-18", "TRI-C-19")
@pytest.mark.card("trieste", "search-warrant", "smoke-bomb")
def test_a_warrant_that_sees_a_thief_and_the_bomb() -> None:
    """The bomb is in the hand, though all have seen it; and for it the Watch draws a card all the same."""
    state = on_table(
        watch_plays="search-warrant", thief="street-urchin smoke-bomb", decks={WATCH: "bounty"}, merchant="copper"
    )
    assert can(state) == ["pass"]  # no coin for it
    play(state, "pass")
    assert (prison(state), hand(state, WATCH)) == ("street-urchin", "bounty")


@pytest.mark.rule("TRI-C-41", "TRI-C-50", "TRI-C-32")
@pytest.mark.card("trieste", "search-warrant", "smoke-bomb", "nine-tails")
def test_a_warrant_that_sees_two_of_one_title() -> None:
    state = on_table(watch_plays="search-warrant", thief="street-urchin street-urchin", **heroes(thief="nine-tails"))
    play(state, "escape")
    assert can(state) == ["pass"]  # about the other one
    play(state, "pass")
    assert (prison(state), hand(state, THIEF)) == ("street-urchin", "street-urchin")
    assert look(state, 0).players[2].known == ("street-urchin",)


@pytest.mark.rule("TRI-C-17", "TRI-C-41", "TRI-C-51")
@pytest.mark.card("trieste", "search-warrant", "antonia")
@pytest.mark.parametrize(
    ("held", "caught", "drawn"),
    [
        ("street-urchin", 1, 0),
        ("lookout", 1, 0),
        ("burglar", 0, 1),  # Antonia reaches higher on the table only
        ("fence", 0, 1),
        ("gold", 0, 1),
        ("smoke-bomb", 0, 1),
    ],
)
def test_what_a_warrant_does_with_a_single_card(held: str, caught: int, drawn: int) -> None:
    state = on_table(
        watch_plays="search-warrant", thief=held, decks={WATCH: "bounty bounty"}, mint="gold", **heroes(watch="antonia")
    )
    if caught:
        play(state, "pass")
    assert len(state.captured) == caught
    assert hand(state, WATCH).split() == ["bounty"] * drawn + ["gold"] * caught  # Antonia's wages


@pytest.mark.rule("TRI-C-13", "TRI-EX-13")
@pytest.mark.card("trieste", "bloodhound", "antonia", "patrol-officer")
def test_a_bonus_comes_after_the_wages_and_only_with_the_capture() -> None:
    state = on_table(
        watch_plays="patrol-officer",
        thief_plays="burglar",
        mint="gold copper copper silver",
        **heroes(watch="antonia"),
    )
    play(state, "pass")
    assert (hand(state, WATCH), can(state)) == ("gold", ["pass", "accept"])
    play(state, "accept")
    assert sorted(hand(state, WATCH).split()) == ["copper", "copper", "gold", "silver"]
    gone = on_table(watch_plays="bloodhound", thief_plays="burglar", infamy=4, **heroes(thief="nine-tails"))
    play(gone, "escape")
    assert (gone.infamy, prison(gone)) == (4, "")


@pytest.mark.rule("TRI-C-30", "TRI-C-13")
@pytest.mark.card("trieste", "bloodhound")
def test_who_has_no_infamy_loses_none() -> None:
    state = play(on_table(watch_plays="bloodhound", thief_plays="burglar"), "pass")
    assert (state.infamy, events(state, ev.Infamy), prison(state)) == (0, [], "burglar")


@pytest.mark.rule("TRI-C-16", "TRI-C-5", "TRI-EFF-2")
@pytest.mark.card("trieste", "raiding-party", "foxtail-captain")
def test_what_was_paid_for_a_captured_thief_stays_paid() -> None:
    state = at(
        "payment",
        table={WATCH: "raiding-party", THIEF: "foxtail-captain"},
        watch="gold",
        thief="diamond",
        merchant="copper",
    )
    play(state, "pay gold", "pay diamond", "pass")
    assert (prison(state), spent(state), hand(state, MERCHANT)) == ("foxtail-captain", "gold diamond", "copper")
    assert state.infamy == 0


@pytest.mark.rule("TRI-C-43", "TRI-C-40")
@pytest.mark.card("trieste", "tax-collector", "elettra")
def test_how_much_is_asked_for_is_reckoned_before_the_answer() -> None:
    """One and one for two: Elettra's Gold does not make it more, but there is more to choose from."""
    state = on_table(
        watch_plays="tax-collector",
        merchant="copper copper",
        mint="gold copper copper",
        **heroes(MERCHANT, merchant="elettra", watch="antonia"),
    )
    if asked(state) == WATCH:
        play(state, "pass")
    play(state, "reveal", "keep gold", "pass", "give gold", "give copper")
    assert (hand(state, MERCHANT), hand(state, WATCH)) == ("copper", "copper gold")


# ---------------------------------------------------------------------- what came first


@pytest.mark.rule("TRI-C-9", "TRI-STAT-2", "TRI-DRAW-1")
@pytest.mark.card("trieste", "money-changer", "shopkeeper", "guild-master", "business-as-usual")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("money-changer", ["draws 1"]),
        ("shopkeeper", ["draws 2", "shuffled"]),
        ("guild-master", ["draws 2", "shuffled", "draws 1"]),
        ("business-as-usual", ["looks at 2", "shuffled"]),
    ],
)
def test_the_log_tells_the_last_treasure_of_a_deck_before_the_shuffling(card: str, told: list[str]) -> None:
    """A Gold and the Diamond are the deck, and three Coppers its discards: whoever has drawn both has no Copper."""
    held = "copper " * 36 + "silver " * 12 + "gold " * 3
    state = on_table(merchant_plays=card, watch=held, mint="gold diamond", spent={"copper": 3})
    happened: list[str] = []
    for event in state.events_for(None):
        match event:
            case ev.Drew(1, "treasure", number):
                happened.append(f"draws {number}")
            case ev.Looked(1, number):
                happened.append(f"looks at {number}")
            case ev.Refilled():
                happened.append("shuffled")
    assert happened == told
