"""The rulings on what the printed rules leave open."""

from __future__ import annotations

import pytest
from tests.games.trieste.playing import (
    CYNTHIA,
    GAME,
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

from intrigue.core.phrase import phrase
from intrigue.core.rng import seeded
from intrigue.games.trieste.cards.titles import CARDS, TREASURES
from intrigue.games.trieste.events import (
    CannotPay,
    Dearer,
    Escaped,
    HeroHidden,
    Infamy,
    Laid,
    LetBe,
    Passed,
    Refilled,
    Safe,
    Showed,
    Spared,
    Took,
    TurnedUp,
)
from intrigue.games.trieste.state import Trieste

HEROES = {WATCH: "antonia", MERCHANT: "dario", THIEF: "matteo"}
ALL_TREASURE = {"copper": 39, "silver": 12, "gold": 4, "diamond": 1}


@pytest.mark.rule("TRI-C-1")
def test_what_was_discarded_long_ago_can_be_taken_back() -> None:
    state = at("end", turn=40, thief="copper silver", discards={THIEF: "pickpocket burglar lookout"})
    assert can(state) == ["pass", "buy pickpocket", "buy burglar"]


@pytest.mark.rule("TRI-C-2", "TRI-C-37")
def test_each_is_paid_for_on_its_own() -> None:
    """Two Silvers are worth 4, but there is no change: they buy two characters of cost 1 and no more."""
    state = at("end", thief="silver silver", discards={THIEF: "pickpocket pickpocket con-artist"})
    play(state, "buy pickpocket", "pay silver", "buy con-artist", "pay silver")
    assert hand(state, THIEF) == "pickpocket con-artist"
    assert can(state) == ["pass"]
    assert refused(state, "buy pickpocket") == "TRI-END-3"


@pytest.mark.rule("TRI-C-4")
def test_who_can_pay_must_pay() -> None:
    state = at("payment", table={WATCH: "patrol-officer"}, watch="copper")
    assert can(state) == ["pay copper"]
    assert refused(state, "pass") == "TRI-C-4"
    assert events(state, CannotPay) == []


@pytest.mark.rule("TRI-C-5", "TRI-C-33")
@pytest.mark.parametrize("switch", [True, False])
def test_a_thief_not_paid_for_can_be_captured(switch: bool) -> None:
    state = at(
        "payment", table={WATCH: "bloodhound", THIEF: "burglar"}, watch="silver", thief="copper",
        options={"unpaid_thief_capturable": switch},
    )  # fmt: skip
    play(state, "pay silver")
    if switch:
        play(state, "pass")
    assert prison(state) == ("burglar" if switch else "")
    assert discards(state, THIEF) == ("" if switch else "burglar")
    assert state.infamy == 0


@pytest.mark.rule("TRI-C-7", "TRI-C-30")
def test_infamy_stays_between_0_and_9() -> None:
    state = play(on_table(thief_plays="cat-burglar", infamy=8), "pass")
    assert state.infamy == 9
    assert events(state, Infamy)[-1] == Infamy(1, 9)
    state = on_table(watch_plays="raiding-party", infamy=0)
    assert state.infamy == 0
    assert events(state, Infamy) == []


@pytest.mark.rule("TRI-C-8")
def test_all_check_before_anybody_takes_back() -> None:
    """Theodore has won, so Cynthia is not asked for what lies in her discards."""
    state = at("end", watch="copper", discards={WATCH: "patrol-officer"}, infamy=9)
    assert state.over
    assert hand(state, WATCH) == "copper"


@pytest.mark.rule("TRI-C-9")
def test_the_deck_is_made_anew_at_once_or_as_soon_as_possible() -> None:
    state = at("draw", spent={**ALL_TREASURE, "copper": 38, "silver": 11})
    play(state, "draw treasure", "draw treasure")
    assert len(events(state, Refilled)) == 1
    # All treasures but one are in Theodore's hand: the one that Cynthia plays is the whole new deck, and hers again.
    state = on_table(watch_plays="copper", thief=treasures(ALL_TREASURE | {"copper": 38}))
    assert len(events(state, Refilled)) == 1
    assert hand(state, WATCH).startswith("copper ")
    assert (state.mint, spent(state)) == ([], "")


def treasures(counts: dict[str, int]) -> str:
    return " ".join(name for name, count in counts.items() for _ in range(count))


@pytest.mark.rule("TRI-C-10")
def test_without_treasure_nothing_is_drawn() -> None:
    state = at("draw", thief=treasures(ALL_TREASURE))
    assert look(state, None).phase == "play"  # all have drawn two cards of their own deck, without a choice
    assert [len(state.hands[faction]) for faction in range(3)] == [2, 2, 58]
    given = {"options": {"heroes": True}, "heroes": HEROES, "thief": treasures(ALL_TREASURE)}
    state = at("draw", **given)
    assert can(state) == ["draw faction", "reveal"]
    assert refused(state, "draw treasure") == "TRI-C-10"
    state = on_table(merchant_plays="shopkeeper", thief=treasures(ALL_TREASURE))
    assert max(state.hands[1], default=TREASURES) >= TREASURES
    state = on_table(merchant_plays="business-as-usual", thief=treasures(ALL_TREASURE))
    assert state.looking == []
    given = {"watch_plays": "patrol-officer", "thief_plays": "pickpocket", "thief": treasures(ALL_TREASURE)}
    state = play(on_table(**given), "pass")
    assert (prison(state), look(state, None).phase) == ("pickpocket", "end")  # nobody is asked whether to draw


@pytest.mark.rule("TRI-C-10", "TRI-STAT-3")
def test_nothing_at_all_to_draw() -> None:
    whole = " ".join(title.id for title in CARDS if title.faction == 0 for _ in range(title.copies))
    given = {"thief": treasures(ALL_TREASURE), "discards": {WATCH: whole}}
    assert look(at("draw", **given), None).phase == "play"
    state = at("draw", options={"heroes": True}, heroes=HEROES, **given)
    assert can(state) == ["pass", "reveal"]  # a Hero may still come
    play(state, "pass")
    assert hand(state, WATCH) == ""


@pytest.mark.rule("TRI-C-12")
@pytest.mark.card("trieste", "street-urchin")
def test_a_street_urchin_is_of_level_1() -> None:
    state = on_table(thief_plays="street-urchin", merchant="copper silver")
    assert asked(state) == MERCHANT  # is there a Strongbox?
    play(state, "pass", "give silver", "pass")
    assert (state.infamy, hand(state, THIEF), hand(state, MERCHANT)) == (1, "silver", "copper")


@pytest.mark.rule("TRI-C-14", "TRI-TURN-1")
def test_there_is_one_effect_phase() -> None:
    state = at("draw", watch="watch-sergeant copper")
    phases = []
    while state.turn == 1:
        phases.append(look(state, None).phase)
        text = "play watch-sergeant" if "play watch-sergeant" in can(state) else can(state)[0]
        play(state, text)
    assert set(phases) <= {"draw", "play", "payment", "effect", "end"}


@pytest.mark.rule("TRI-C-15")
def test_nothing_to_do_is_no_failure() -> None:
    state = play(on_table(thief_plays="burglar", captured="lookout"), "pass")  # the Merchant has nothing
    assert state.infamy == 2
    assert events(state, Took) == []


@pytest.mark.rule("TRI-C-16")
def test_what_was_paid_stays_paid() -> None:
    state = at("payment", table={WATCH: "patrol-officer", THIEF: "pickpocket"}, watch="copper", thief="copper")
    play(state, "pay copper", "pay copper", "pass", "pass")
    assert prison(state) == "pickpocket"
    assert spent(state) == "copper copper"
    assert hand(state, THIEF) == ""


@pytest.mark.rule("TRI-C-17")
@pytest.mark.parametrize("card", ["silver", "ambush", "fence"])
def test_only_characters_are_captured(card: str) -> None:
    state = on_table(watch_plays="raiding-party", thief_plays=card)
    assert prison(state) == ""
    assert events(state, LetBe) == []  # nobody was even asked


@pytest.mark.rule("TRI-C-18", "TRI-C-19")
@pytest.mark.card("trieste", "smoke-bomb")
@pytest.mark.parametrize("place", ["table", "hand", "discards"])
def test_a_smoke_bomb_answers_any_capture(place: str) -> None:
    if place == "table":
        state = on_table(watch_plays="patrol-officer", thief_plays="pickpocket", thief="smoke-bomb copper")
    elif place == "hand":
        state = on_table(watch_plays="undercover-agent", thief="smoke-bomb copper pickpocket")
    else:
        state = on_table(watch_plays="bounty", thief="smoke-bomb copper", discards={THIEF: "pickpocket"})
    threat = look(state, None).threat
    assert threat is not None
    assert (threat.kind, threat.card, threat.place, threat.victim) == ("capture", "pickpocket", place, THEODORE)
    assert can(state) == ["pass", "react smoke-bomb"]
    play(state, "react smoke-bomb", "pay copper")
    assert "smoke-bomb" in discards(state, THIEF)
    assert spent(state) == "copper"
    if place == "table":
        play(state, "pass")
        assert (prison(state), state.infamy) == ("", 2)  # it has done its work, while the prison is empty


@pytest.mark.rule("TRI-C-50", "TRI-C-19")
@pytest.mark.card("trieste", "undercover-agent", "bounty", "smoke-bomb")
def test_who_got_away_is_safe_from_the_same_card() -> None:
    """An Undercover Agent and a Bounty capture two Thieves, one after the other, and nobody twice."""
    state = on_table(watch_plays="bounty", thief="smoke-bomb copper", discards={THIEF: "pickpocket"})
    play(state, "react smoke-bomb", "pay copper")
    assert (prison(state), discards(state, THIEF)) == ("", "pickpocket smoke-bomb")
    assert look(state, None).threat is None
    state = on_table(watch_plays="undercover-agent", thief="smoke-bomb copper pickpocket")
    play(state, "react smoke-bomb", "pay copper")
    assert (prison(state), hand(state, THIEF)) == ("", "pickpocket")


@pytest.mark.rule("TRI-C-50")
@pytest.mark.card("trieste", "undercover-agent", "bounty")
def test_somebody_else_is_tried_instead() -> None:
    """Of two Burglars one got away and the other did not; of three Thieves the Watch chooses among the other two."""
    state = on_table(watch_plays="bounty", thief="smoke-bomb copper", discards={THIEF: "burglar burglar"})
    play(state, "react smoke-bomb", "pay copper")
    assert (asked(state), can(state)) == (THIEF, ["pass"])  # the other Burglar
    play(state, "pass")
    assert (prison(state), discards(state, THIEF)) == ("burglar", "burglar smoke-bomb")
    state = on_table(watch_plays="undercover-agent", thief="smoke-bomb copper lookout pickpocket burglar")
    play(state, "capture pickpocket", "react smoke-bomb", "pay copper")
    assert can(state) == ["capture lookout", "capture burglar"]
    assert refused(state, "capture pickpocket") == "TRI-C-50"
    play(state, "capture burglar", "pass")
    assert (prison(state), hand(state, THIEF)) == ("burglar", "lookout pickpocket")
    bombs = "smoke-bomb smoke-bomb copper copper copper"
    state = on_table(watch_plays="bounty", thief=bombs, discards={THIEF: "lookout pickpocket burglar"})
    play(
        state, "capture lookout", "react smoke-bomb", "pay copper", "capture burglar", "react smoke-bomb", "pay copper"
    )
    assert prison(state) == ""  # two tries are all
    assert (hand(state, THIEF), look(state, None).threat) == ("copper", None)


@pytest.mark.rule("TRI-C-50", "TRI-C-45")
@pytest.mark.card("trieste", "zaccaria", "nine-tails")
def test_who_escaped_the_judge_is_free() -> None:
    given = {"options": {"heroes": True}, "heroes": {WATCH: "zaccaria", MERCHANT: "dario", THIEF: "nine-tails"}}
    sides = {"sides": {MERCHANT: "up", THIEF: "up"}}
    state = at("draw", discards={THIEF: "burglar"}, thief="smoke-bomb copper", **given, **sides)
    play(state, "reveal", "react smoke-bomb", "pay copper")
    assert (prison(state), asked(state), "draw treasure" in can(state)) == ("", WATCH, True)
    state = at("draw", discards={THIEF: "burglar"}, **given, **sides)
    play(state, "reveal", "escape")
    assert (prison(state), asked(state), "draw treasure" in can(state)) == ("", WATCH, True)


@pytest.mark.rule("TRI-C-18")
def test_a_smoke_bomb_that_cannot_be_paid_for() -> None:
    state = on_table(watch_plays="patrol-officer", thief_plays="pickpocket", thief="smoke-bomb")
    assert can(state) == ["pass"]
    assert refused(state, "react smoke-bomb") == "TRI-C-18"
    assert refused(state, "react strongbox") == "TRI-C-18"


@pytest.mark.rule("TRI-C-20")
def test_dearer_cards_are_dearer_for_one_turn() -> None:
    state = on_table(watch_plays="contraband-checkpoint", thief="copper copper copper copper pickpocket")
    assert (state.turn, state.dearer) == (2, (0, 0, 3))  # nobody had anything to take back
    while asked(state) != THIEF or "play pickpocket" not in can(state):
        play(state, can(state)[0])
    assert look(state, THEODORE).players[THEODORE].costs == {"pickpocket": 4}
    play(state, "play pickpocket")
    assert events(state, TurnedUp)[-1].cost == 4
    while state.turn == 2:
        play(state, can(state)[0])
    assert state.dearer == (0, 0, 0)
    state = at("end", thief="copper", discards={THIEF: "pickpocket"}, dearer={THIEF: 3})
    play(state, "buy pickpocket", "pay copper")  # for the printed cost
    assert hand(state, THIEF) == "pickpocket"


@pytest.mark.rule("TRI-C-22", "TRI-C-44")
def test_heroes_are_asked_for_in_order_whoever_they_are() -> None:
    """Judge Zaccaria may not be revealed in the Play Phase; the question comes all the same."""
    for hero in ("antonia", "bruno", "zaccaria"):
        state = at("payment", options={"heroes": True}, heroes={**HEROES, WATCH: hero})
        assert asked(state) == WATCH
        assert look(state, MARK).prompt == phrase("ask-other-hero", seat="seat:0")
        play(state, "pass")
        assert asked(state) == MERCHANT
        play(state, "pass")
        assert asked(state) == THIEF


@pytest.mark.rule("TRI-C-24")
def test_too_many_turns_are_a_draw() -> None:
    state = at("end", turn=5, options={"max_turns": 5})
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((), "TRI-C-24")
    assert at("end").options.max_turns == 100


@pytest.mark.rule("TRI-C-26")
def test_factions_can_be_chosen() -> None:
    state = GAME.new(3, 0, {"factions": "chosen"})
    assert isinstance(state, Trieste)
    assert can(state) == ["join watch", "join merchant", "join thief"]
    assert [player.faction for player in look(state, 1).players] == [None, None, None]
    play(state, "join thief")
    assert (state.mover(), can(state)) == (1, ["join watch", "join merchant"])
    assert refused(state, "join thief") == "TRI-SET-3"
    play(state, "join watch")
    assert state.faction_of == [2, 0, 1]  # the last one gets what is left
    assert state.mover() == 1  # the Watch draws first
    assert refused(state, "join watch") == "TRI-C-26"


@pytest.mark.rule("TRI-C-27")
def test_more_than_the_cost_where_it_must_be() -> None:
    assert can(at("payment", table={WATCH: "bloodhound"}, watch="gold diamond")) == ["pay gold"]


@pytest.mark.rule("TRI-C-31")
def test_a_card_on_the_table_is_not_in_the_hand() -> None:
    state = at("payment", table={MERCHANT: "silver", WATCH: "patrol-officer"})
    assert events(state, CannotPay)[0].hand == ()  # Cynthia's Patrol Officer is not shown with her hand
    state = on_table(thief_plays="burglar", merchant_plays="copper", mint="copper")
    play(state, "pass", "pass")
    assert [event.treasures for event in events(state, Took)] == [("copper",)]  # the one drawn, not the one played


@pytest.mark.rule("TRI-C-32")
def test_every_prisoner_counts() -> None:
    state = at("end", captured="lookout lookout cat-burglar", merchant="gold gold gold gold copper")
    assert not state.over
    assert state.riches_needed() == 14
    assert look(state, None).players[CYNTHIA].score == 3
    assert look(state, None).captured_levels == 3
    state = on_table(thief_plays="jailbreak", captured="cat-burglar")
    assert (prison(state), hand(state, THIEF), state.riches_needed()) == ("", "cat-burglar", 11)


@pytest.mark.rule("TRI-C-34")
def test_what_was_prevented_goes_to_the_discards() -> None:
    state = on_table(thief_plays="burglar", merchant="copper copper strongbox", watch="hushed-up")
    play(state, "react strongbox", "react hushed-up")
    assert (discards(state, THIEF), discards(state, MERCHANT), discards(state, WATCH)) == (
        "burglar", "strongbox", "hushed-up",
    )  # fmt: skip
    assert (state.infamy, hand(state, MERCHANT)) == (0, "copper copper")


@pytest.mark.rule("TRI-C-20", "TRI-PAY-3", "TRI-C-18")
@pytest.mark.card("trieste", "contraband-checkpoint", "diversion", "embargo")
def test_dearer_are_characters_and_actions_and_nothing_else() -> None:
    given = {"dearer": {WATCH: 2, THIEF: 3}}
    assert events(at("payment", table={WATCH: "bounty"}, **given), TurnedUp)[-1].cost == 5
    assert events(at("payment", table={THIEF: "street-urchin"}, **given), TurnedUp)[-1].cost == 3
    for coin in ("copper", "silver"):
        assert events(at("payment", table={THIEF: coin}, **given), TurnedUp)[-1].cost == 0
    state = on_table(watch_plays="patrol-officer", thief_plays="pickpocket", thief="smoke-bomb copper", **given)
    assert look(state, THEODORE).players[THEODORE].costs == {"smoke-bomb": 1}  # and so it is shown
    play(state, "react smoke-bomb")
    assert can(state) == ["pay copper"]
    state = play(at("end", thief="copper", discards={THIEF: "pickpocket"}, **given), "buy pickpocket")
    assert can(state) == ["pay copper"]
    state = on_table(merchant_plays="embargo", thief_plays="diversion", mint="copper copper")
    play(state, "pass", "give copper", "give copper")
    assert (state.turn, state.dearer) == (2, (4, 0, 0))  # they add up
    told = [GAME.story.of(event) for event in events(state, Dearer)]
    assert told == [phrase("tell-dearer", seat="seat:0", more=more) for more in (2, 4)]


@pytest.mark.rule("TRI-C-34", "TRI-C-42")
@pytest.mark.card("trieste", "smoke-bomb", "strongbox", "hushed-up")
def test_the_log_says_what_was_prevented() -> None:
    state = on_table(
        watch_plays="patrol-officer", thief_plays="pickpocket", thief="smoke-bomb copper", watch="hushed-up",
        merchant="copper copper strongbox",
    )  # fmt: skip
    began = len(state.events_for(None))
    play(state, "react smoke-bomb", "pay copper", "react strongbox", "react hushed-up")
    copper = (phrase("show-coins", number=1, coin="card:copper"),)
    assert [GAME.story.of(event) for event in state.events_for(None)][began:] == [
        phrase("tell-reacted", seat="seat:2", card="card:smoke-bomb"),
        phrase("tell-paid", seat="seat:2", coins=copper),
        phrase("tell-escaped-table", card="card:pickpocket"),
        phrase("tell-acts", seat="seat:2", card="card:pickpocket"),
        phrase("tell-reacted", seat="seat:1", card="card:strongbox"),
        phrase("tell-spared", seat="seat:1", taker="seat:2", number=1),
        phrase("tell-reacted", seat="seat:0", card="card:hushed-up"),
        phrase("tell-hushed", card="card:pickpocket", number=2),
    ]
    state = on_table(watch_plays="harbour-dues", merchant="copper " * 6 + "strongbox")
    play(state, "react strongbox")
    assert Spared(MARK, CYNTHIA, 2) in state.events_for(None)
    state = on_table(watch_plays="bounty", discards={THIEF: "burglar"}, thief="smoke-bomb copper")
    play(state, "react smoke-bomb", "pay copper")
    assert Escaped("burglar", "discards") in state.events_for(None)
    assert GAME.story.of(Escaped("burglar", "discards")) == phrase("tell-escaped-discards", card="card:burglar")


@pytest.mark.rule("TRI-C-35", "TRI-C-39")
def test_a_shown_hand_is_taken_up_and_remembered() -> None:
    state = at("payment", table={WATCH: "raiding-party"}, watch="copper bounty")
    mine = look(state, MARK).players[CYNTHIA]
    assert mine.hand is None
    assert (mine.known, mine.cards, mine.treasures) == (("copper", "bounty"), 2, 1)
    assert all(hand(dream, WATCH) == "copper bounty" for dream in dreams(state, MARK))


@pytest.mark.rule("TRI-C-36")
def test_treasure_is_not_taken_back() -> None:
    state = at("end", watch="copper", discards={WATCH: "patrol-officer"}, spent={"silver": 3})
    assert refused(state, "buy silver") == "TRI-C-36"


@pytest.mark.rule("TRI-C-38")
def test_a_face_down_card_might_be_anything() -> None:
    """Mark cannot tell a treasure on the table from a card: whichever it is, he sees the same."""
    state = at("play", watch="copper bounty", merchant="copper")
    money, card = play(state.clone(), "play copper"), play(state.clone(), "play bounty")
    assert look(money, MARK) == look(card, MARK)
    assert look(money, None) == look(card, None)
    laid = {CARDS[dream.table[0]].id for dream in dreams(card, MARK)}
    assert "copper" in laid
    assert len(laid) > 2


def dreams(state: Trieste, seat: int, count: int = 60) -> list[Trieste]:
    rng = seeded(7)
    found = []
    for _ in range(count):
        dream = state.imagine(seat, rng)
        assert isinstance(dream, Trieste)
        found.append(dream)
    return found


@pytest.mark.rule("TRI-C-39")
def test_everybody_counts_treasures() -> None:
    state = play(at("draw", watch="copper"), "draw treasure", "draw faction")
    seen = look(state, THEODORE).players[CYNTHIA]
    assert (seen.cards, seen.treasures, seen.known) == (3, 2, ())
    for dream in dreams(state, THEODORE):
        assert sum(card < TREASURES for card in dream.hands[0]) == 2
    state = at("end", watch="copper", discards={WATCH: "patrol-officer"})
    play(state, "buy patrol-officer", "pay copper")
    assert look(state, MARK).players[CYNTHIA].known == ("patrol-officer",)  # all saw it go to her hand


@pytest.mark.rule("TRI-C-40")
def test_treasure_is_taken_at_random_and_openly() -> None:
    taken = set()
    for seed in range(40):
        state = GAME.position(
            {
                "factions": [WATCH, MERCHANT, THIEF], "phase": "effect", "table": {THIEF: "pickpocket"},
                "hands": {WATCH: [], MERCHANT: ["copper", "silver", "gold"], THIEF: []},
            },
            seed,
        )  # fmt: skip
        assert isinstance(state, Trieste)
        play(state, "pass", "pass")
        (took,) = events(state, Took)
        assert (took.seat, took.victim) == (THEODORE, MARK)
        assert look(state, CYNTHIA).players[THEODORE].known == took.treasures
        taken.add(took.treasures)
    assert taken == {("copper",), ("silver",), ("gold",)}


@pytest.mark.rule("TRI-C-40")
def test_what_may_not_be_kept_is_scattered() -> None:
    state = on_table(thief_plays="foxtail-captain", merchant="copper copper copper copper")
    play(state, "pass", "pass")
    assert hand(state, THIEF).startswith("copper ")  # and the card that the Captain draws
    assert (len(state.hands[2]), hand(state, MERCHANT), spent(state)) == (2, "copper", "copper copper")


@pytest.mark.rule("TRI-C-41")
def test_a_search_is_seen_by_all() -> None:
    state = on_table(watch_plays="search-warrant", thief="con-artist pickpocket")
    for seat in (CYNTHIA, MARK, THEODORE, None):
        assert [event.cards for event in events(state, Showed, seat)] == [("pickpocket", "con-artist")]
    play(state, "pass")
    assert prison(state) == "pickpocket"
    play(state, "pass")
    assert prison(state) == "pickpocket con-artist"
    state = on_table(watch_plays="search-warrant", thief="copper ambush silver")
    (shown,) = events(state, Showed)
    assert len(shown.cards) == 2
    assert len(state.hands[0]) == 2  # one card drawn for each


@pytest.mark.rule("TRI-C-43", "TRI-C-42")
def test_the_moments_of_reactions() -> None:
    """Taking is asked about before it happens, Infamy after the work is done and before it is gained."""
    state = on_table(thief_plays="pickpocket", merchant="copper", captured="lookout")
    threat = look(state, None).threat
    assert threat is not None
    assert (asked(state), threat.kind, threat.by, threat.count) == (MERCHANT, "taking", THEODORE, 1)
    assert look(state, None).acting == THEODORE  # it is his part of the phase, while Mark is asked
    assert hand(state, MERCHANT) == "copper"
    play(state, "pass")
    threat = look(state, None).threat
    assert threat is not None
    assert (asked(state), threat.kind, threat.by, threat.count) == (WATCH, "renown", THEODORE, 1)
    assert (hand(state, THIEF), state.infamy) == ("copper", 0)
    play(state, "pass")
    assert state.infamy == 1
    state = on_table(watch_plays="tax-collector", merchant="copper copper")
    threat_to_him = phrase("show-taking-yours", seat="seat:0", count=2)
    assert (asked(state), look(state, MARK).prompt) == (MERCHANT, phrase("ask-react-none", threat=threat_to_him))


@pytest.mark.rule("TRI-C-42")
def test_an_answer_is_not_answered() -> None:
    state = on_table(watch_plays="patrol-officer", thief_plays="pickpocket", thief="smoke-bomb copper copper")
    play(state, "react smoke-bomb", "pay copper")
    assert asked(state) == WATCH  # about Infamy: nobody could answer the Smoke Bomb itself
    threat = look(state, None).threat
    assert threat is not None
    assert threat.kind == "renown"


@pytest.mark.rule("TRI-C-44")
def test_a_reveal_works_at_once() -> None:
    given = {"options": {"heroes": True}, "heroes": {**HEROES, WATCH: "zaccaria"}}
    state = at("draw", discards={THIEF: "burglar"}, **given)
    play(state, "reveal", "pass")
    assert prison(state) == "burglar"
    assert asked(state) == WATCH  # and only now she draws
    assert "draw treasure" in can(state)


@pytest.mark.rule("TRI-C-45")
def test_turned_down_for_good() -> None:
    given = {"options": {"heroes": True}, "heroes": {**HEROES, THIEF: "nine-tails"}, "sides": {THIEF: "up"}}
    state = on_table(watch_plays="patrol-officer", thief_plays="pickpocket", **given)
    play(state, "pass")  # Cynthia keeps her Hero hidden
    assert can(state) == ["pass", "escape"]
    play(state, "escape")
    assert events(state, HeroHidden) == [HeroHidden(THEODORE, "nine-tails")]
    hero = look(state, CYNTHIA).players[THEODORE].hero
    assert hero is not None
    assert (hero.id, hero.up, hero.done) == ("nine-tails", False, True)
    for phase in ("draw", "play", "payment", "effect", "end"):
        state = at(phase, at=THIEF if phase != "end" else None, options={"heroes": True},
                   heroes={**HEROES, THIEF: "nine-tails"}, sides={THIEF: "done"}, thief="copper")  # fmt: skip
        assert asked(state) != THIEF or "reveal" not in can(state)


@pytest.mark.rule("TRI-C-46")
def test_at_the_end_everything_lies_open() -> None:
    state = at("end", infamy=9, watch="copper bounty", options={"heroes": True}, heroes=HEROES)
    while not state.over:
        play(state, "pass")
    for seat in (CYNTHIA, MARK, THEODORE, None):
        players = look(state, seat).players
        assert players[CYNTHIA].hand == ("copper", "bounty")
        assert [player.hero.id for player in players if player.hero] == ["antonia", "dario", "matteo"]


@pytest.mark.rule("TRI-C-47")
@pytest.mark.card("trieste", "caravan-guard")
def test_a_guard_stops_thieves_but_not_their_fame() -> None:
    state = on_table(merchant_plays="caravan-guard", thief_plays="burglar", merchant="copper copper")
    assert [event.seat for event in events(state, Safe)] == [MARK]
    play(state, "pass")
    assert len(state.hands[1]) == 2
    assert state.infamy == 3


@pytest.mark.rule("TRI-C-47")
@pytest.mark.card("trieste", "caravan-guard")
def test_a_guard_comes_too_late_for_the_tax_of_the_same_turn() -> None:
    """For the rest of the turn, the card says: the Watch was quicker."""
    state = on_table(
        watch_plays="tax-collector", merchant_plays="caravan-guard", thief_plays="pickpocket", merchant="copper " * 4
    )
    play(state, "pass", "give copper", "give copper", "give copper")
    assert len(state.hands[0]) == 3
    assert look(state, None).guarded
    play(state, "rob merchant")
    assert [event.seat for event in events(state, Safe)] == [MARK]
    assert len(state.hands[1]) == 1
    play(state, "pass")
    while state.turn == 1:
        play(state, "pass")
    assert not look(state, None).guarded


@pytest.mark.rule("TRI-C-48")
def test_more_of_nothing_is_nothing() -> None:
    given = {"options": {"heroes": True}, "heroes": {**HEROES, WATCH: "bruno"}}
    up = {"sides": dict.fromkeys((WATCH, MERCHANT, THIEF), "up")}
    state = on_table(watch_plays="harbour-dues", merchant="copper", **given, **up)
    assert (hand(state, MERCHANT), events(state, Took)) == ("copper", [])  # 1 for every 2 held: none


@pytest.mark.rule("TRI-C-49")
def test_what_is_no_choice_is_not_asked() -> None:
    state = play(on_table(watch_plays="bounty", discards={THIEF: "burglar"}), "pass")
    assert prison(state) == "burglar"
    state = on_table(thief_plays="pickpocket", watch="copper")
    assert asked(state) == WATCH  # the only purse is robbed; now it is about Infamy
    assert hand(state, THIEF) == "copper"
    state = on_table(thief_plays="pickpocket", watch="copper", merchant="copper")
    assert can(state) == ["rob watch", "rob merchant"]
    state = at("play")
    assert [event.seat for event in events(state, Passed)] == [CYNTHIA, MARK, THEODORE]  # nobody has a card
    assert events(state, Laid) == []


@pytest.mark.rule("TRI-C-49", "TRI-C-40", "TRI-END-3")
@pytest.mark.card("trieste", "harbour-dues", "business-as-usual")
def test_everybody_moves_their_own_cards_themselves() -> None:
    """All of it goes, there is one to keep, nothing can be paid for: everybody sees that, and they are asked."""
    dues = play(on_table(watch_plays="harbour-dues", merchant="gold"), "pass")
    assert (asked(dues), can(dues)) == (MERCHANT, ["give gold"])
    held = " ".join(f"{count * f'{coin} '}" for coin, count in ALL_TREASURE.items() if coin != "diamond")
    last = on_table(merchant_plays="business-as-usual", watch=held)
    assert (asked(last), can(last)) == (MERCHANT, ["keep diamond"])
    poor = at("end", thief="fence", discards={THIEF: "burglar"})
    assert (asked(poor), can(poor)) == (THIEF, ["pass"])
    freed = on_table(merchant_plays="pardon", captured="burglar burglar", mint="copper")
    assert (prison(freed), discards(freed, THIEF)) == ("burglar", "burglar")  # one title, so nobody is asked
    assert (asked(freed), can(freed)) == (THIEF, ["pass"])
