"""Corners of Trieste that are seldom come to: what happens between two effects of one turn, decks that are used up,
debts, Heroes who come in the middle of something, and what is refused by which rule."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.trieste.playing import (
    CYNTHIA,
    GAME,
    MARK,
    MERCHANT,
    THEODORE,
    THIEF,
    UP,
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

from intrigue.core import BadInput, seeded
from intrigue.games.trieste import events as ev
from intrigue.games.trieste.cards.titles import CARDS, FACTIONS
from intrigue.games.trieste.state import Trieste

ALL_BUT_THE_DIAMOND = {"copper": 39, "silver": 12, "gold": 4}
SEVEN = "lookout lookout lookout street-urchin street-urchin street-urchin street-urchin"


def whole_deck(faction: str) -> str:
    number = FACTIONS.index(faction)
    return " ".join(card.id for card in CARDS if card.faction == number for _ in range(card.copies))


# ---------------------------------------------------------------------- between two effects of one turn


@pytest.mark.rule("TRI-C-52", "TRI-TURN-2")
@pytest.mark.card("trieste", "pardon", "burglar")
@pytest.mark.parametrize(("captured", "infamy"), [("lookout", 3), ("lookout lookout", 2)])
def test_a_pardon_that_empties_the_prison_makes_the_thief_bolder(captured: str, infamy: int) -> None:
    """The Merchant acts first, and the prison is looked at when the Thief has done the work."""
    state = on_table(merchant_plays="pardon", thief_plays="burglar", captured=captured)
    while state.turn == 1 and not state.over:
        play(state, can(state)[0])
    assert state.infamy == infamy


@pytest.mark.rule("TRI-C-52", "TRI-C-43")
@pytest.mark.card("trieste", "hushed-up", "cat-burglar")
def test_hushing_up_prevents_what_daring_brings_too_and_says_how_much() -> None:
    state = on_table(thief_plays="cat-burglar", watch="hushed-up", infamy=2)
    play(state, "react hushed-up")
    assert state.infamy == 2
    assert events(state, ev.Hushed) == [ev.Hushed("cat-burglar", 4)]
    assert events(state, ev.Infamy) == []


@pytest.mark.rule("TRI-C-7", "TRI-WIN-3")
def test_there_is_no_tenth_infamy() -> None:
    state = play(on_table(thief_plays="cat-burglar", infamy=8), "pass")
    assert events(state, ev.Infamy) == [ev.Infamy(1, 9)]
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((THEODORE,), "TRI-WIN-3")


@pytest.mark.rule("TRI-C-47", "TRI-C-40", "TRI-C-48")
@pytest.mark.card("trieste", "caravan-guard", "pickpocket", "bruno")
def test_who_is_guarded_can_be_chosen_and_is_not_asked() -> None:
    state = on_table(merchant_plays="caravan-guard", thief_plays="pickpocket", merchant="copper", watch="gold")
    assert (asked(state), can(state)) == (THIEF, ["rob watch", "rob merchant"])
    play(state, "rob merchant")
    assert asked(state) == WATCH  # about the Infamy; no Strongbox was asked for
    assert events(state, ev.Safe) == [ev.Safe(MARK)]
    assert (hand(state, MERCHANT), hand(state, THIEF)) == ("copper", "")


@pytest.mark.rule("TRI-C-43", "TRI-C-48")
@pytest.mark.card("trieste", "strongbox", "tax-collector", "bruno")
@pytest.mark.parametrize(("purse", "taken"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (8, 5)])
def test_a_strongbox_spares_all_that_was_about_to_go(purse: int, taken: int) -> None:
    """One, and one for every two, three at most; with Bruno two more."""
    state = on_table(watch_plays="tax-collector", merchant="copper " * purse + "strongbox", **heroes())
    if taken == 0:
        assert events(state, ev.Empty) == [ev.Empty(MARK)]
        assert "strongbox" in hand(state, MERCHANT)
        return
    play(state, "react strongbox")
    assert events(state, ev.Spared) == [ev.Spared(MARK, CYNTHIA, taken)]
    assert hand(state, MERCHANT).split() == ["copper"] * purse
    assert hand(state, WATCH) == ""


@pytest.mark.rule("TRI-C-50", "TRI-C-32")
@pytest.mark.card("trieste", "zaccaria", "bounty")
def test_a_judge_and_a_bounty_catch_four_in_one_turn() -> None:
    """Six in prison were not enough, ten are; and it counts in the End Phase only."""
    six = "lookout lookout lookout street-urchin street-urchin street-urchin"
    state = at(
        "draw",
        captured=six,
        discards={THIEF: "burglar burglar pickpocket pickpocket"},
        watch="gold bounty",
        **heroes(WATCH, watch="zaccaria"),
    )
    play(state, "reveal", "capture burglar", "pass", "capture burglar", "pass")
    assert (len(state.captured), state.over) == (8, False)
    while state.table[0] < 0 and not state.over:
        play(state, "play bounty" if "play bounty" in can(state) else can(state)[0])
    while not state.over:
        play(state, can(state)[0])
    assert len(state.captured) == 10
    assert state.result is not None
    assert state.result.rule == "TRI-WIN-1"


@pytest.mark.rule("TRI-C-41", "TRI-STAT-3")
@pytest.mark.card("trieste", "search-warrant")
def test_a_warrant_draws_for_each_card_out_of_reach_as_long_as_there_are_cards() -> None:
    given: dict[str, Any] = {"watch_plays": "search-warrant", "thief": "burglar burglar"}
    state = on_table(**given, decks={WATCH: "bounty bloodhound"})
    assert hand(state, WATCH) == "bloodhound bounty"
    assert events(state, ev.Showed) == [ev.Showed(THEODORE, ("burglar", "burglar"))]
    rest = whole_deck(WATCH).replace("search-warrant", "", 1).split()
    rest.remove("bounty")
    last = on_table(**given, discards={WATCH: " ".join(rest)})
    assert hand(last, WATCH) == "bounty"
    assert events(last, ev.Empty) == [ev.Empty(CYNTHIA, "deck")]
    none = on_table(**given, watch=" ".join([*rest, "bounty"]))
    assert events(none, ev.Empty) == [ev.Empty(CYNTHIA, "deck")]  # it would have been two cards; it is said once


@pytest.mark.rule("TRI-C-15", "TRI-CMP-4")
@pytest.mark.card("trieste", "undercover-agent", "bounty")
def test_nobody_to_catch_is_said_once_and_the_rest_of_the_card_goes_on() -> None:
    agent = on_table(watch_plays="undercover-agent", mint="gold")
    assert events(agent, ev.Nobody) == [ev.Nobody("hand")]
    assert hand(agent, WATCH) == "gold"
    bounty = play(on_table(watch_plays="bounty", merchant="copper silver gold"), "pass", "give silver", "give gold")
    assert events(bounty, ev.Nobody) == [ev.Nobody("discards")]
    assert hand(bounty, WATCH) == "silver gold"
    one = on_table(watch_plays="bounty", discards={THIEF: "lookout"})
    play(one, "pass")
    assert (prison(one), events(one, ev.Nobody)) == ("lookout", [])


# ---------------------------------------------------------------------- debts and payments


@pytest.mark.rule("TRI-PAY-6", "TRI-C-5", "TRI-END-3", "TRI-C-33")
@pytest.mark.parametrize(
    ("faction", "card", "purse", "seat"),
    [
        (WATCH, "bloodhound", "copper", CYNTHIA),
        (MERCHANT, "guild-master", "silver", MARK),
        (THIEF, "burglar", "copper", THEODORE),
    ],
)
def test_a_character_not_paid_for_is_shown_up_does_nothing_and_can_be_taken_back(
    faction: str, card: str, purse: str, seat: int
) -> None:
    given: dict[str, Any] = {"table": {faction: card}, faction: purse}
    state = at("payment", **given)
    assert events(state, ev.CannotPay) == [ev.CannotPay(seat, card, (purse,))]
    assert events(state, ev.Acts) == []
    assert events(state, ev.Paid) == []
    assert (asked(state), discards(state, faction), hand(state, faction)) == (faction, card, purse)
    assert (state.turn, refused(state, f"buy {card}")) == (1, "TRI-END-3")  # for want of money
    assert look(state, None).players[seat].known == (purse,)


@pytest.mark.rule("TRI-C-2", "TRI-C-3", "TRI-C-37")
def test_overpaying_happens_for_each_that_is_taken_back() -> None:
    state = at("end", thief="gold gold silver", discards={THIEF: "pickpocket burglar street-urchin"})
    play(state, "buy street-urchin")  # for nothing
    play(state, "buy pickpocket")
    assert can(state) == ["pay silver"]
    play(state, "pay silver", "buy burglar")
    assert can(state) == ["pay gold"]
    play(state, "pay gold")
    assert (hand(state, THIEF), spent(state)) == ("gold street-urchin pickpocket burglar", "silver gold")
    assert [event.card for event in events(state, ev.BoughtBack)] == ["street-urchin", "pickpocket", "burglar"]
    assert look(state, MARK).players[THEODORE].known == ("street-urchin", "pickpocket", "burglar")


@pytest.mark.rule("TRI-C-20", "TRI-C-18")
@pytest.mark.card("trieste", "smoke-bomb")
def test_a_reaction_costs_what_is_printed_however_dear_cards_are() -> None:
    state = on_table(
        watch_plays="patrol-officer", thief_plays="street-urchin", thief="smoke-bomb copper", dearer={THIEF: 3}
    )
    play(state, "react smoke-bomb")
    assert can(state) == ["pay copper"]


@pytest.mark.rule("TRI-C-9", "TRI-STAT-2", "TRI-PAY-2")
def test_what_is_paid_into_an_empty_pile_waits_for_the_next_draw() -> None:
    """All treasure is in hands: the deck is empty and stays so while somebody pays, until somebody draws."""
    held = "copper " * 33 + "silver " * 12 + "gold " * 4 + "diamond"
    state = at("end", watch=held, thief="copper " * 6, discards={WATCH: "patrol-officer"})
    assert (state.mint, spent(state)) == ([], "")
    play(state, "buy patrol-officer", "pay copper")
    assert (state.turn, state.mint, spent(state)) == (2, [], "copper")
    play(state, "draw treasure")
    assert (events(state, ev.Refilled), spent(state)) == ([ev.Refilled()], "")
    assert look(state, None).phase == "play"  # nobody was asked again: own decks were the only ones left


@pytest.mark.rule("TRI-C-29", "TRI-STAT-1")
@pytest.mark.card("trieste", "letter-of-credit")
def test_a_letter_of_credit_leaves_the_diamond_alone() -> None:
    state = on_table(merchant_plays="letter-of-credit", spent=ALL_BUT_THE_DIAMOND)
    assert hand(state, MERCHANT) == ""
    assert events(state, ev.Found) == [ev.Found(MARK, "treasure", None)]
    assert events(state, ev.Empty) == []
    nothing = on_table(
        merchant_plays="letter-of-credit", watch="copper " * 39 + "silver " * 12 + "gold " * 4 + "diamond"
    )
    assert events(nothing, ev.Empty) == [ev.Empty(MARK, "mint")]


@pytest.mark.rule("TRI-C-11", "TRI-STAT-3")
@pytest.mark.parametrize(("faction", "seat"), [(WATCH, CYNTHIA), (MERCHANT, MARK), (THIEF, THEODORE)])
def test_whoever_has_no_deck_left_draws_treasure_unasked(faction: str, seat: int) -> None:
    state = at("draw", at=faction, discards={faction: whole_deck(faction)})
    drawn = [event for event in events(state, ev.Drew) if event.seat == seat]
    assert drawn == [ev.Drew(seat, "treasure", 1)] * 2
    after = {WATCH: ("draw", MERCHANT), MERCHANT: ("draw", THIEF), THIEF: ("play", THIEF)}  # others have no card
    assert (look(state, None).phase, asked(state)) == after[faction]


# ---------------------------------------------------------------------- Heroes


@pytest.mark.rule("TRI-C-23", "TRI-WIN-2", "TRI-END-2")
@pytest.mark.card("trieste", "jacopo")
@pytest.mark.parametrize("answer", ["reveal", "pass"])
def test_jacopo_is_turned_up_when_victory_is_looked_for(answer: str) -> None:
    state = at("end", merchant="gold gold gold copper", **heroes(MERCHANT))
    assert asked(state) == MERCHANT
    play(state, answer)
    assert state.over == (answer == "reveal")
    early = at("end", merchant="gold gold gold copper", captured=SEVEN, **heroes(MERCHANT))
    assert early.over  # the Watch had looked before


@pytest.mark.rule("TRI-C-23", "TRI-HERO-2", "TRI-WIN-1", "TRI-C-44")
@pytest.mark.card("trieste", "caterina")
@pytest.mark.parametrize(
    ("hero", "answer", "captured", "over"),
    [
        ("caterina", "reveal", SEVEN, False),
        ("caterina", "pass", SEVEN, True),
        ("caterina", "reveal", SEVEN + " burglar", True),  # seven are left
        ("matteo", "reveal", SEVEN, True),
    ],
)
def test_a_hero_comes_before_the_watch_looks_for_victory(hero: str, answer: str, captured: str, over: bool) -> None:
    state = at("end", captured=captured, discards={WATCH: "patrol-officer"}, **heroes(THIEF, thief=hero))
    assert (asked(state), can(state)) == (THIEF, ["pass", "reveal"])
    assert refused(state, "decline") == "TRI-C-23"
    play(state, answer)
    if not state.over and "free lookout" in can(state):
        play(state, "free lookout")
    assert state.over == over
    if over:
        assert state.result is not None
        assert state.result.rule == "TRI-WIN-1"
    else:
        assert (len(state.captured), asked(state)) == (6, WATCH)


@pytest.mark.rule("TRI-C-23", "TRI-WIN-3")
@pytest.mark.card("trieste", "caterina")
def test_freeing_somebody_at_the_last_moment_may_win_the_game() -> None:
    state = at("end", captured=SEVEN, infamy=9, **heroes(THIEF, thief="caterina"))
    bot = GAME.bot()
    while not state.over:
        seat = state.mover()
        state.apply(seat, bot.choose(state, seat, seeded(1)))
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((THEODORE,), "TRI-WIN-3")


@pytest.mark.rule("TRI-C-23", "TRI-C-44")
def test_otherwise_nobody_is_asked_before_the_watch_has_looked() -> None:
    six = SEVEN.removesuffix(" street-urchin")
    state = at("end", captured=six, **heroes(THIEF, thief="caterina"))
    assert (asked(state), can(state)) == (THIEF, ["pass", "reveal"])  # in the Thief's own part, and once
    play(state, "pass")
    assert state.turn == 2
    assert at("end", captured=SEVEN, **heroes(thief="matteo")).over


@pytest.mark.rule("TRI-C-44", "TRI-C-4", "TRI-C-23")
@pytest.mark.card("trieste", "elettra")
def test_elettra_comes_in_time_to_pay() -> None:
    given = heroes(MERCHANT, merchant="elettra")
    state = at("payment", table={MERCHANT: "guild-master"}, mint="gold copper copper", **given)
    play(state, "reveal", "keep gold")
    assert can(state) == ["pay gold"]
    broke = play(at("payment", table={MERCHANT: "guild-master"}, mint="gold copper copper", **given), "pass")
    assert len(events(broke, ev.CannotPay)) == 1


@pytest.mark.rule("TRI-C-23", "TRI-C-50", "TRI-HERO-2")
@pytest.mark.card("trieste", "caterina", "undercover-agent")
def test_caterina_brings_somebody_back_into_a_hand_that_is_being_searched() -> None:
    """Whoever she frees lies in the hand, and the agent still has a Thief to choose."""
    state = on_table(
        watch_plays="undercover-agent",
        thief="burglar",
        captured="pickpocket",
        **heroes(THIEF, thief="caterina", watch="antonia"),
    )
    assert asked(state) == THIEF
    play(state, "reveal")
    assert hand(state, THIEF) == "pickpocket burglar"
    assert events(state, ev.HeroHidden) == [ev.HeroHidden(THEODORE, "caterina")]
    play(state, "pass", "pass")
    assert prison(state) == "burglar pickpocket"


@pytest.mark.rule("TRI-C-45", "TRI-C-44")
@pytest.mark.card("trieste", "caterina")
def test_a_hero_who_finds_nothing_to_do_is_done_all_the_same() -> None:
    state = play(at("play", at=THIEF, thief="copper", **heroes(THIEF, thief="caterina")), "reveal")
    assert events(state, ev.Nobody) == [ev.Nobody("prison")]
    hero = look(state, None).players[THEODORE].hero
    assert hero is not None
    assert (hero.id, hero.up, hero.done) == ("caterina", False, True)
    assert (asked(state), refused(state, "reveal")) == (THIEF, "TRI-C-45")


@pytest.mark.rule("TRI-HERO-2", "TRI-C-44")
@pytest.mark.card("trieste", "zaccaria")
@pytest.mark.parametrize("phase", ["play", "payment", "effect", "end"])
def test_the_judge_stays_away_outside_of_the_draw_phase_and_is_asked_for(phase: str) -> None:
    state = at(phase, watch="copper", **heroes(WATCH, watch="zaccaria"))
    assert asked(state) == WATCH
    assert "reveal" not in can(state)
    assert refused(state, "reveal") == "TRI-HERO-2"
    assert look(state, MARK).players[CYNTHIA].hero is not None
    assert look(state, MARK).players[CYNTHIA].hero.id is None  # type: ignore[union-attr]


@pytest.mark.rule("TRI-C-20", "TRI-PAY-3")
@pytest.mark.card("trieste", "dario")
@pytest.mark.parametrize(
    ("card", "cost"), [("shopkeeper", 0), ("spice-trader", 1), ("money-changer", 0), ("pardon", 1), ("guild-master", 2)]
)
def test_dario_makes_characters_cheaper_and_nothing_cheaper_than_free(card: str, cost: int) -> None:
    state = at(
        "payment",
        table={MERCHANT: card},
        merchant="copper " * 6,
        captured="lookout",
        **heroes(merchant="dario"),
    )
    assert events(state, ev.TurnedUp) == [ev.TurnedUp(MARK, card, cost)]
    assert (asked(state) == MERCHANT and can(state) == [" ".join(["pay", *["copper"] * cost])]) == (cost > 0)


@pytest.mark.rule("TRI-C-45", "TRI-C-18", "TRI-C-42")
@pytest.mark.card("trieste", "nine-tails", "smoke-bomb")
def test_a_hero_or_a_bomb_and_each_of_them_once() -> None:
    state = on_table(
        watch_plays="bounty",
        discards={THIEF: "burglar pickpocket"},
        thief="smoke-bomb copper",
        **heroes(thief="nine-tails"),
    )
    play(state, "capture pickpocket")
    assert can(state) == ["pass", "escape", "react smoke-bomb"]
    play(state, "escape")
    assert events(state, ev.Escaped) == [ev.Escaped("pickpocket", "discards")]
    assert refused(state, "escape") == "TRI-C-45"
    play(state, "react smoke-bomb", "pay copper")
    assert prison(state) == ""
    assert [event.card for event in events(state, ev.Escaped)] == ["pickpocket", "burglar"]


# ---------------------------------------------------------------------- why not


@pytest.mark.rule("TRI-C-11", "TRI-C-40", "TRI-C-4", "TRI-HERO-1", "TRI-SET-3", "TRI-CMP-4")
def test_why_there_has_to_be_an_answer() -> None:
    assert refused(at("draw"), "pass") == "TRI-C-11"
    assert refused(at("payment", table={WATCH: "bounty"}, watch="gold"), "pass") == "TRI-C-4"
    dues = play(on_table(watch_plays="harbour-dues", merchant="copper silver"), "pass")
    assert refused(dues, "pass") == "TRI-C-40"
    assert refused(on_table(merchant_plays="business-as-usual"), "pass") == "TRI-CMP-4"
    assert refused(on_table(watch_plays="bounty", discards={THIEF: "burglar lookout"}), "pass") == "TRI-CMP-4"
    assert refused(on_table(merchant_plays="pardon", captured="burglar lookout"), "pass") == "TRI-CMP-4"
    for options, rule in (({"heroes": True}, "TRI-HERO-1"), ({"factions": "chosen"}, "TRI-SET-3")):
        state = GAME.new(3, 1, options)
        assert isinstance(state, Trieste)
        assert refused(state, "pass") == rule


@pytest.mark.rule("TRI-C-51", "TRI-EFF-2")
def test_who_is_there_and_out_of_reach_is_refused_as_such() -> None:
    state = on_table(watch_plays="undercover-agent", thief="cat-burglar burglar pickpocket ambush")
    no = state.why_not(CYNTHIA, "capture cat-burglar")
    assert no is not None
    assert (no.rule, no.reason.args["level"], no.reason.args["reach"]) == ("TRI-C-51", 3, 2)  # type: ignore[union-attr]
    assert refused(state, "capture foxtail-captain") == "TRI-EFF-2"  # is not there
    for other in ("ambush", "bloodhound", "copper"):
        assert refused(state, f"capture {other}") == "TRI-C-17"  # is no Thief


@pytest.mark.rule("TRI-C-4", "TRI-END-1")
@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"phase": "payment", "at": THIEF, "table": {WATCH: "bounty"}, "watch": "gold", "unpaid": [WATCH]}, "has to"),
        ({"phase": "play", "infamy": 9}, "the Thief has won"),
        ({"phase": "payment", "captured": SEVEN}, "at most 6"),
        ({"phase": "effect", "at": THIEF, "captured": SEVEN + " burglar burglar"}, "at most 8"),
        ({"phase": "draw", "merchant": "gold gold gold silver"}, "the Merchant has won"),
        ({"phase": "draw", "merchant": "gold gold gold copper", **heroes()}, "the Merchant has won"),
    ],
)
def test_a_position_in_which_somebody_has_won_or_owes_what_they_have_cannot_be(
    given: dict[str, Any], word: str
) -> None:
    with pytest.raises(BadInput, match=word):
        at(given.pop("phase"), **given)


@pytest.mark.rule("TRI-C-4", "TRI-END-1")
def test_and_those_that_can_be_are_taken() -> None:
    at("payment", at=THIEF, table={WATCH: "bounty"}, watch="silver", unpaid=[WATCH])
    at("draw", merchant="gold gold gold copper")
    at("draw", merchant="gold gold gold silver", captured="street-urchin")
    at("effect", at=MERCHANT, captured=SEVEN)
    judged = {**heroes(watch="zaccaria"), "sides": {**UP, WATCH: "done"}}
    at("play", captured=SEVEN, **judged)
    rich = {**heroes(merchant="elettra"), "sides": {**UP, MERCHANT: "done"}}
    at("effect", at=MERCHANT, table={MERCHANT: "guild-master"}, merchant="gold", unpaid=[MERCHANT], **rich)


# ---------------------------------------------------------------------- what others learn


@pytest.mark.rule("TRI-C-38", "TRI-C-25")
def test_what_a_bystander_sees_of_a_card_that_is_chosen_from_a_deck() -> None:
    state = on_table(merchant_plays="business-as-usual", mint="gold copper")
    for seat in (None, CYNTHIA, THEODORE):
        view = look(state, seat)
        assert (view.looking, view.looked_at) == ((), 2)
        assert events(state, ev.Looked, seat) == [ev.Looked(MARK, 2)]
    assert look(state, MARK).looking == ("copper", "gold")
    play(state, "keep gold")
    assert events(state, ev.Kept, THEODORE) == [ev.Kept(MARK, ("copper",))]
    assert look(state, THEODORE).players[MARK].known == ()


@pytest.mark.rule("TRI-C-32", "TRI-C-39")
@pytest.mark.card("trieste", "jailbreak", "pardon")
def test_who_is_freed_is_known_to_be_there() -> None:
    state = play(on_table(thief_plays="jailbreak", captured="burglar lookout"), "free burglar")
    assert look(state, MARK).players[THEODORE].known == ("burglar",)
    assert events(state, ev.Freed) == [ev.Freed("burglar", "hand")]
    pardoned = play(on_table(merchant_plays="pardon", captured="burglar lookout"), "free burglar")
    assert look(pardoned, MARK).players[THEODORE].discards == ("burglar",)
    assert events(pardoned, ev.Freed) == [ev.Freed("burglar", "discards")]


@pytest.mark.rule("TRI-C-43", "TRI-C-18")
def test_whoever_is_asked_to_react_sees_what_is_coming() -> None:
    seen = look(on_table(watch_plays="bounty", discards={THIEF: "burglar"}), THEODORE).threat
    assert seen is not None
    assert (seen.kind, seen.by, seen.victim, seen.card, seen.place) == ("capture", 0, 2, "burglar", "discards")
    taking = look(on_table(thief_plays="burglar", merchant="copper"), CYNTHIA).threat
    assert taking is not None
    assert (taking.kind, taking.by, taking.victim, taking.count) == ("taking", 2, 1, 1)
    fame = look(on_table(thief_plays="pickpocket"), MARK).threat
    assert fame is not None
    assert (fame.kind, fame.count) == ("renown", 2)


@pytest.mark.rule("TRI-SET-3", "TRI-C-26")
def test_the_last_faction_is_told_like_the_others() -> None:
    state = GAME.new(3, 5, {"factions": "chosen"})
    assert isinstance(state, Trieste)
    play(state, "join thief", "join watch")
    assert events(state, ev.Joined) == [ev.Joined(0, THIEF), ev.Joined(1, WATCH), ev.Joined(2, MERCHANT)]
    assert asked(state) == WATCH
