"""Every rule of the rulebook, played."""

from __future__ import annotations

from collections import Counter
from typing import Any

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
    new,
    on_table,
    play,
    prison,
    refused,
    spent,
)

from intrigue.core import playout
from intrigue.core.phrase import Phrase, phrase
from intrigue.core.refusal import no as refusal
from intrigue.core.rng import seeded
from intrigue.games.trieste.cards.titles import CARDS, COPPER, HEROES, TREASURES
from intrigue.games.trieste.events import (
    Acts,
    CannotPay,
    Ended,
    HeroShown,
    Laid,
    Passed,
    Refilled,
    Shuffled,
    TurnBegan,
    TurnedUp,
)
from intrigue.games.trieste.state import INFAMY_TO_WIN, Trieste
from intrigue.games.trieste.view import HeroView, LaidCard

# ---------------------------------------------------------------------- what lies on the table


@pytest.mark.rule("TRI-CMP-1", "TRI-CMP-6")
def test_there_are_175_cards() -> None:
    cards = Counter[int]()
    for title in CARDS:
        cards[title.faction] += title.copies
    assert cards == {-1: 56, 0: 33, 1: 33, 2: 33}
    assert Counter(hero.faction for hero in HEROES) == {0: 3, 1: 3, 2: 3}
    victory_cards = 1 + 1 + INFAMY_TO_WIN
    assert sum(cards.values()) + len(HEROES) + victory_cards == 175


@pytest.mark.rule("TRI-CMP-2")
def test_treasures_are_worth_1_to_4() -> None:
    treasures = [card for card in GAME.cards() if card.kind == "treasure"]
    assert [(card.id, card.facts["worth"], card.copies) for card in treasures] == [
        ("copper", 1, 39), ("silver", 2, 12), ("gold", 3, 4), ("diamond", 4, 1),
    ]  # fmt: skip
    assert sum(int(card.facts["worth"]) * card.copies for card in treasures) == 79


@pytest.mark.rule("TRI-CMP-3", "TRI-C-28")
def test_what_a_card_shows() -> None:
    for card in GAME.cards():
        if card.kind.endswith("hero") or card.kind == "treasure":
            assert "cost" not in card.facts
        else:
            assert "cost" in card.facts
            assert ("level" in card.facts) == card.kind.endswith("character")


@pytest.mark.rule("TRI-CMP-4", "TRI-C-18")
def test_a_card_may_break_the_rules() -> None:
    """Cards are played in the Play Phase only, but a Smoke Bomb says otherwise."""
    state = at("play", watch="patrol-officer", thief="smoke-bomb copper")
    play(state, "pass")
    assert asked(state) == THIEF  # the Merchant has no card to play
    assert refused(state, "play smoke-bomb") == "TRI-C-18"
    state = on_table(watch_plays="patrol-officer", thief_plays="street-urchin", thief="smoke-bomb copper")
    assert "react smoke-bomb" in can(state)


@pytest.mark.rule("TRI-CMP-5", "TRI-C-25")
def test_piles_lie_open() -> None:
    state = at(
        "play", watch="copper", discards={WATCH: "bounty", THIEF: "burglar lookout"}, captured="pickpocket",
        spent={"copper": 2, "gold": 1}, infamy=4,
    )  # fmt: skip
    for seat in (CYNTHIA, MARK, THEODORE, None):
        view = look(state, seat)
        assert [player.discards for player in view.players] == [("bounty",), (), ("burglar", "lookout")]
        assert view.captured == ("pickpocket",)
        assert view.spent == {"copper": 2, "silver": 0, "gold": 1, "diamond": 0}
        assert view.treasure_deck == 52
        assert view.infamy == view.players[THEODORE].score == 4
        assert [player.deck for player in view.players] == [32, 33, 30]


@pytest.mark.rule("TRI-CMP-7")
def test_names_decide_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def game() -> bytes:
        state = new(5)
        playout(state, seeded(5))
        return state.save()

    before = game()
    for number, card in enumerate(CARDS[TREASURES:]):
        monkeypatch.setattr(card, "id", f"somebody-{number}")
    assert game() == before


# ---------------------------------------------------------------------- setting up


@pytest.mark.rule("TRI-SET-1", "TRI-SET-4")
def test_the_opening_hands() -> None:
    for seed in range(20):
        state = new(seed)
        for faction in range(3):
            cards = state.hands[faction]
            assert len(cards) == 4
            assert cards[:2] == [COPPER, COPPER]
            assert min(cards[2:]) >= TREASURES
            assert len(state.decks[faction]) == 31
        assert all(player.hero is None for player in look(state, None).players)
        state.check()


@pytest.mark.rule("TRI-SET-1")
def test_decks_are_shuffled() -> None:
    assert len({tuple(new(seed).decks[0]) for seed in range(10)}) == 10
    tops = Counter(new(seed).decks[2][-1] for seed in range(300))
    assert len(tops) == 13  # any title of the Thief may lie on top


@pytest.mark.rule("TRI-SET-2")
def test_the_treasure_deck() -> None:
    state = new()
    assert Counter(state.mint) == {0: 33, 1: 12, 2: 4, 3: 1}
    assert len({tuple(new(seed).mint) for seed in range(10)}) == 10


@pytest.mark.rule("TRI-SET-3", "TRI-C-26")
def test_factions_are_dealt_by_lot() -> None:
    dealt = Counter(tuple(new(seed).faction_of) for seed in range(300))
    assert len(dealt) == 6
    assert min(dealt.values()) > 20


@pytest.mark.rule("TRI-SET-5")
def test_hands_are_kept_and_have_no_limit() -> None:
    state = new()
    assert refused(state, "mulligan") == "TRI-TURN-2"
    many = " ".join(["copper"] * 8 + ["silver"] * 4)
    state = at("draw", thief=many)
    play(state, *["draw treasure"] * 4, "draw faction", "draw faction")
    assert len(state.hands[2]) == 14


# ---------------------------------------------------------------------- the turn


@pytest.mark.rule("TRI-TURN-1", "TRI-TURN-2")
def test_five_phases_in_order() -> None:
    state = at("draw", watch="patrol-officer copper", merchant="shopkeeper copper", thief="pickpocket copper")
    seen: list[tuple[str, str]] = []
    while state.turn == 1:
        view = look(state, None)
        seen.append((view.phase, asked(state)))
        legal = can(state)
        want = ("play patrol-officer", "play shopkeeper", "play pickpocket")
        play(state, next((text for text in legal if text in want), legal[0]))
    order = ["draw", "play", "payment", "effect", "end"]
    assert [phase for phase, _ in seen] == sorted([phase for phase, _ in seen], key=order.index)
    for phase in ("draw", "play", "payment"):
        who = [faction for when, faction in seen if when == phase]
        assert list(dict.fromkeys(who)) == [WATCH, MERCHANT, THIEF]
    assert [event.card for event in events(state, Acts)] == ["shopkeeper", "pickpocket"] or prison(state)
    assert [event.turn for event in events(state, TurnBegan)][-1] == 2


@pytest.mark.rule("TRI-TURN-2")
def test_nobody_acts_out_of_order() -> None:
    state = at("play", watch="copper", merchant="copper", thief="copper")
    for other in (MARK, THEODORE):
        no = state.why_not(other, "play copper")
        assert no is not None
        assert no.rule == "TRI-TURN-2"
    assert state.waiting == (CYNTHIA,)


@pytest.mark.rule("TRI-HERO-1", "TRI-C-26", "TRI-C-42", "TRI-TURN-2")
def test_whoever_is_not_asked_is_told_by_which_rule() -> None:
    picked = new(heroes=True)
    hero = picked.say(0, picked.legal(0)[0])
    picked.apply(0, picked.legal(0)[0])
    hunted = on_table(watch_plays="patrol-officer", thief_plays="pickpocket")  # the Thief is asked, the Watch acts
    for state, seat, text, rule in (
        (picked, 0, hero, "TRI-HERO-1"),
        (new(factions="chosen"), 1, "join watch", "TRI-C-26"),
        (hunted, CYNTHIA, "pass", "TRI-C-42"),
        (hunted, MARK, "pass", "TRI-C-42"),
    ):
        assert state.why_not(seat, text) == refusal(rule, "no-turn")


@pytest.mark.rule("TRI-DRAW-1")
def test_two_cards_of_any_deck() -> None:
    for first in ("draw treasure", "draw faction"):
        for second in ("draw treasure", "draw faction"):
            state = play(at("draw"), first, second)
            assert len(state.hands[0]) == 2
            assert sum(card < TREASURES for card in state.hands[0]) == [first, second].count("draw treasure")
            assert asked(state) == MERCHANT
    assert refused(at("play", watch="copper"), "draw treasure") == "TRI-DRAW-1"


@pytest.mark.rule("TRI-DRAW-2")
def test_the_first_card_is_seen_before_the_second_is_drawn() -> None:
    state = play(at("draw", mint="diamond"), "draw treasure")
    assert look(state, CYNTHIA).players[CYNTHIA].hand == ("diamond",)
    assert look(state, MARK).players[CYNTHIA].hand is None
    assert can(state) == ["draw treasure", "draw faction"]


@pytest.mark.rule("TRI-PLAY-1", "TRI-C-38")
def test_a_card_is_laid_face_down() -> None:
    state = play(at("play", watch="copper bounty", merchant="copper"), "play bounty")
    assert [event.card for event in events(state, Laid, MARK)] == [None]
    assert [event.card for event in events(state, Laid, CYNTHIA)] == ["bounty"]
    assert look(state, MARK).players[CYNTHIA].played == LaidCard(None, up=False)
    play(state, "pass")
    assert events(state, Passed)[-1].seat in (MARK, THEODORE)


@pytest.mark.rule("TRI-PLAY-2")
def test_what_can_be_played() -> None:
    state = at("play", watch="copper silver gold diamond patrol-officer bounty hushed-up")
    assert can(state) == ["pass", "play copper", "play silver", "play patrol-officer", "play bounty"]
    assert refused(state, "play gold") == "TRI-PLAY-2"
    assert refused(state, "play raiding-party") == "TRI-PLAY-1"


@pytest.mark.rule("TRI-PLAY-3")
def test_one_card_a_turn_and_only_now() -> None:
    state = play(at("play", watch="copper copper bounty", thief="lookout copper"), "play copper")
    assert asked(state) == THIEF
    assert state.table[0] == COPPER
    assert hand(state, WATCH) == "copper bounty"  # nothing has happened yet
    state = at("end", watch="bounty", discards={WATCH: "patrol-officer"})
    assert refused(state, "play bounty") == "TRI-PLAY-3"
    state = play(at("play", watch="copper bounty"), "pass")
    assert hand(state, WATCH) == "copper bounty"


# ---------------------------------------------------------------------- payment


@pytest.mark.rule("TRI-PAY-1", "TRI-PAY-2")
def test_the_card_is_turned_up_and_paid() -> None:
    state = at("payment", table={WATCH: "bloodhound"}, watch="copper silver bounty")
    assert [event.cost for event in events(state, TurnedUp)] == [2]
    assert refused(state, "pay copper") == "TRI-PAY-1"
    assert refused(state, "pay copper copper") == "TRI-PAY-1"  # there is only one
    play(state, "pay silver")
    assert (hand(state, WATCH), spent(state)) == ("copper bounty", "silver")
    assert discards(state, WATCH) == "bloodhound"


@pytest.mark.rule("TRI-PAY-3")
def test_treasure_costs_nothing() -> None:
    state = at("payment", table={WATCH: "silver", MERCHANT: "copper"}, watch="copper", merchant="copper")
    assert all(event.cost == 0 for event in events(state, TurnedUp))
    assert spent(state) == "copper silver"  # the cards themselves
    state = at("payment", table={THIEF: "copper"}, dearer={THIEF: 3})
    assert events(state, CannotPay) == []


@pytest.mark.rule("TRI-PAY-4", "TRI-STAT-4")
def test_no_change() -> None:
    state = at("payment", table={WATCH: "patrol-officer"}, watch="gold", spent={"silver": 1, "copper": 1})
    assert can(state) == ["pay gold"]
    play(state, "pay gold")
    assert hand(state, WATCH) == ""
    state = at("end", watch="gold", discards={WATCH: "patrol-officer"})
    play(state, "buy patrol-officer", "pay gold")
    assert hand(state, WATCH) == "patrol-officer"


@pytest.mark.rule("TRI-PAY-5", "TRI-STAT-4")
def test_no_more_than_one_has_to() -> None:
    state = at("end", watch="copper silver gold", discards={WATCH: "bloodhound"})
    play(state, "buy bloodhound")
    assert can(state) == ["pay silver"]
    assert refused(state, "pay gold") == "TRI-PAY-5"
    assert refused(state, "pay copper silver") == "TRI-PAY-5"
    state = at("payment", table={WATCH: "bloodhound"}, watch="copper gold")
    assert can(state) == ["pay gold"]  # not with the Copper, which would be for nothing
    assert refused(state, "pay copper gold") == "TRI-PAY-5"


@pytest.mark.rule("TRI-PAY-6", "TRI-C-35")
def test_who_cannot_pay_shows_the_hand() -> None:
    state = at("payment", table={WATCH: "raiding-party", THIEF: "street-urchin"}, watch="silver bounty", thief="copper")
    shown = events(state, CannotPay)
    assert [(event.seat, event.card, event.hand) for event in shown] == [
        (CYNTHIA, "raiding-party", ("silver", "bounty"))
    ]
    assert hand(state, WATCH) == "silver bounty"
    assert prison(state) == ""  # the raid never came


# ---------------------------------------------------------------------- effects


@pytest.mark.rule("TRI-EFF-1")
def test_cards_take_effect_and_go_to_the_discards() -> None:
    state = on_table(watch_plays="watch-sergeant", merchant_plays="shopkeeper", mint="copper silver silver")
    assert [event.card for event in events(state, Acts)] == ["watch-sergeant", "shopkeeper"]
    assert hand(state, WATCH).startswith("copper ")
    assert hand(state, MERCHANT) == "silver silver"
    assert (discards(state, WATCH), discards(state, MERCHANT)) == ("watch-sergeant", "shopkeeper")


@pytest.mark.rule("TRI-EFF-2")
def test_a_captured_thief_never_acts() -> None:
    state = on_table(watch_plays="bloodhound", thief_plays="burglar", merchant="copper copper")
    play(state, "pass")
    assert prison(state) == "burglar"
    assert (discards(state, THIEF), hand(state, MERCHANT), state.infamy) == ("", "copper copper", 0)


@pytest.mark.rule("TRI-EFF-3")
def test_treasure_played_draws_treasure() -> None:
    state = on_table(watch_plays="copper", thief_plays="silver", mint="gold silver copper")
    assert (hand(state, WATCH), hand(state, THIEF), spent(state)) == ("gold", "copper silver", "copper silver")


@pytest.mark.rule("TRI-EFF-4")
def test_infamy_by_the_level_of_a_character() -> None:
    for card, level in (("lookout", 0), ("pickpocket", 1), ("burglar", 2), ("cat-burglar", 3)):
        state = on_table(thief_plays=card, infamy=2, captured="street-urchin")
        if level:
            play(state, "pass")  # the Watch might hush it up
        assert state.infamy == 2 + level
    state = on_table(thief_plays="ambush", infamy=2)
    assert state.infamy == 2


# ---------------------------------------------------------------------- the end of a turn


@pytest.mark.rule("TRI-END-1")
def test_the_first_who_has_won_wins() -> None:
    rich = "gold gold gold gold silver silver"
    state = at("end", merchant=rich, infamy=9)
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((MARK,), "TRI-END-1")
    reason = state.result.reason
    assert isinstance(reason, Phrase)
    assert (reason.args["winner"], reason.args["others"]) == ("seat:1", ("seat:2",))
    assert events(state, Ended)[-1] == Ended(MARK, "TRI-END-1")


@pytest.mark.rule("TRI-END-2")
def test_it_counts_only_at_the_end_of_a_turn() -> None:
    """Mark is rich enough before his treasure is taken, and seven are in prison before one of them is pardoned."""
    state = on_table(merchant="gold gold gold gold", thief_plays="burglar")
    assert not state.over
    play(state, "pass", "pass")  # no Strongbox, and no hushing up
    assert not state.over
    seven = "lookout lookout lookout street-urchin street-urchin street-urchin street-urchin"
    state = at("effect", at=MERCHANT, table={MERCHANT: "pardon"}, captured=seven, discards={WATCH: "patrol-officer"})
    play(state, "free lookout")
    assert (state.over, len(state.captured)) == (False, 6)


@pytest.mark.rule("TRI-END-3", "TRI-C-1", "TRI-C-37")
def test_characters_are_taken_back_one_by_one() -> None:
    pile = "tax-collector patrol-officer bloodhound bloodhound bounty hushed-up"
    state = at("end", watch="copper copper copper silver", discards={WATCH: pile})
    assert can(state) == ["pass", "buy patrol-officer", "buy bloodhound"]
    assert refused(state, "buy tax-collector") == "TRI-END-3"
    assert refused(state, "buy bounty") == "TRI-END-3"
    assert refused(state, "buy hushed-up") == "TRI-END-3"
    assert refused(state, "buy raiding-party") == "TRI-END-3"
    play(
        state, "buy bloodhound", "pay silver", "buy patrol-officer", "pay copper", "buy bloodhound", "pay copper copper"
    )
    assert hand(state, WATCH) == "patrol-officer bloodhound bloodhound"
    assert discards(state, WATCH) == "tax-collector bounty hushed-up"
    assert state.turn == 2


@pytest.mark.rule("TRI-WIN-1")
def test_seven_thieves_in_prison() -> None:
    six = "lookout lookout street-urchin street-urchin pickpocket pickpocket"
    assert not at("end", captured=six).over
    state = at("end", captured=six + " burglar")
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((CYNTHIA,), "TRI-WIN-1")
    assert state.result.scores == (100, 0, 0)


@pytest.mark.rule("TRI-WIN-2")
def test_treasure_worth_11_and_the_levels_in_prison() -> None:
    assert not at("end", merchant="gold gold gold copper").over
    assert at("end", merchant="gold gold gold silver").over
    state = at("end", merchant="gold gold gold silver", captured="pickpocket")
    assert not state.over
    assert look(state, MARK).players[MARK].score == 11
    assert look(state, None).players[MARK].goal == 12


@pytest.mark.rule("TRI-WIN-3")
def test_nine_infamy() -> None:
    assert not at("end", infamy=8).over
    state = at("end", infamy=9)
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((THEODORE,), "TRI-WIN-3")


# ---------------------------------------------------------------------- always


@pytest.mark.rule("TRI-STAT-1", "TRI-C-29")
def test_a_searched_deck_is_shuffled() -> None:
    state = on_table(thief_plays="safe-house", decks={THIEF: "burglar lookout"})
    before = state.decks[2][:]
    play(state, "fetch burglar")
    assert sorted(state.decks[2] + [card for card in state.hands[2] if card >= TREASURES]) == sorted(before)
    assert state.decks[2] != before[:-1]
    assert [event.deck for event in events(state, Shuffled)] == ["thief"]
    state = on_table(merchant_plays="letter-of-credit")
    assert [event.deck for event in events(state, Shuffled)] == ["treasure"]


@pytest.mark.rule("TRI-STAT-2", "TRI-C-9")
def test_treasure_discards_become_the_treasure_deck() -> None:
    state = at("draw", spent={"copper": 38, "silver": 12, "gold": 4, "diamond": 1})
    assert len(state.mint) == 1
    play(state, "draw treasure")
    assert hand(state, WATCH) == "copper"
    assert Counter(state.mint) == {0: 38, 1: 12, 2: 4, 3: 1}  # at the moment in which it ran out
    assert state.spent == [0, 0, 0, 0]
    assert len(events(state, Refilled)) == 1


def whole_deck(faction: int) -> str:
    return " ".join(title.id for title in CARDS if title.faction == faction for _ in range(title.copies))


@pytest.mark.rule("TRI-STAT-3", "TRI-C-11")
def test_an_empty_deck_stays_empty() -> None:
    state = at("draw", discards={WATCH: whole_deck(0)})
    assert asked(state) == MERCHANT  # Cynthia had nothing to choose: she drew two treasures
    assert len(state.hands[0]) == 2
    assert max(state.hands[0]) < TREASURES
    assert state.decks[0] == []
    state = at("end", watch="copper", discards={WATCH: whole_deck(0)})
    play(state, "buy patrol-officer", "pay copper")
    assert hand(state, WATCH) == "patrol-officer"
    state = on_table(watch_plays="watch-sergeant", discards={WATCH: whole_deck(0).replace("watch-sergeant ", "", 1)})
    assert len(state.hands[0]) == 2  # the treasures alone


# ---------------------------------------------------------------------- Heroes

TRIO = {WATCH: "antonia", MERCHANT: "jacopo", THIEF: "nine-tails"}


@pytest.mark.rule("TRI-HERO-1", "TRI-C-21")
def test_heroes_are_picked_in_secret() -> None:
    state = GAME.position({"factions": [WATCH, MERCHANT, THIEF], "options": {"heroes": True}})
    assert isinstance(state, Trieste)
    assert state.waiting == (CYNTHIA, MARK, THEODORE)
    for seat, three in enumerate((("antonia", "bruno", "zaccaria"), ("dario", "jacopo", "elettra"))):
        assert look(state, seat).heroes == three
        assert [state.say(seat, action) for action in state.legal(seat)] == [f"choose {hero}" for hero in three]
    no = state.why_not(CYNTHIA, "choose dario")
    assert no is not None
    assert no.rule == "TRI-HERO-1"
    before = [look(state, seat) for seat in (MARK, THEODORE, None)]
    state.apply(CYNTHIA, GAME.action(state, CYNTHIA, "choose bruno"))
    assert [look(state, seat) for seat in (MARK, THEODORE, None)] == before
    state.apply(THEODORE, GAME.action(state, THEODORE, "choose matteo"))
    state.apply(MARK, GAME.action(state, MARK, "choose dario"))
    assert state.turn == 1
    for seat, hero in enumerate(("bruno", "dario", "matteo")):
        for viewer in (CYNTHIA, MARK, THEODORE, None):
            shown = look(state, viewer).players[seat].hero
            assert shown == HeroView(hero if viewer == seat else None, up=False, done=False)
    assert refused(state, "choose antonia") == "TRI-HERO-1"


@pytest.mark.rule("TRI-HERO-2", "TRI-C-22", "TRI-C-23")
@pytest.mark.parametrize("phase", ["draw", "play", "payment", "effect", "end"])
def test_a_hero_may_appear_at_the_start_of_any_phase(phase: str) -> None:
    state = at(phase, options={"heroes": True}, heroes=TRIO)
    assert asked(state) == WATCH
    assert "reveal" in can(state)
    play(state, "reveal")
    assert events(state, HeroShown) == [HeroShown(CYNTHIA, "antonia")]
    while asked(state) == WATCH:
        assert "reveal" not in can(state)
        play(state, can(state)[0])
    assert asked(state) == MERCHANT  # Cynthia has acted, and Mark may still reveal in the same phase
    assert "reveal" in can(state)
    assert look(state, None).phase == phase


@pytest.mark.rule("TRI-HERO-2")
def test_not_after_acting_in_the_phase() -> None:
    state = at("draw", options={"heroes": True}, heroes=TRIO)
    play(state, "draw faction")
    assert asked(state) == WATCH
    assert refused(state, "reveal") == "TRI-HERO-2"
    state = at("draw", options={"heroes": True}, heroes={**TRIO, WATCH: "zaccaria"})
    assert "reveal" in can(state)  # Judge Zaccaria: in the Draw Phase only
    for phase in ("play", "payment", "effect", "end"):
        state = at(phase, options={"heroes": True}, heroes={**TRIO, WATCH: "zaccaria"})
        assert refused(state, "reveal") == "TRI-HERO-2"


NIGHT = {WATCH: "zaccaria", MERCHANT: "elettra", THIEF: "nine-tails"}  # Heroes who would like to be waited for


def heroes_down(*who: str) -> dict[str, Any]:
    """A game with those Heroes, these face-down and the others no longer of interest."""
    sides = {name: "down" if name in who else "done" for name in NIGHT}
    return {"options": {"heroes": True}, "heroes": NIGHT, "sides": sides}


@pytest.mark.rule("TRI-HERO-2", "TRI-C-23", "TRI-C-44")
@pytest.mark.card("trieste", "nine-tails", "zaccaria")
def test_a_hero_may_answer_another_hero() -> None:
    """Judge Zaccaria is revealed in the Draw Phase, in which Theodore has not acted: Nine Tails comes in time."""
    state = at("draw", discards={THIEF: "burglar"}, **heroes_down(WATCH, THIEF))
    play(state, "reveal")
    assert (asked(state), can(state)) == (THIEF, ["pass", "reveal"])
    play(state, "reveal")
    assert (asked(state), can(state)) == (THIEF, ["pass", "escape"])
    play(state, "escape")
    assert (prison(state), discards(state, THIEF), asked(state)) == ("", "burglar", WATCH)


@pytest.mark.rule("TRI-HERO-2", "TRI-C-23")
@pytest.mark.card("trieste", "nine-tails")
def test_a_hero_may_answer_a_capture() -> None:
    state = on_table(watch_plays="patrol-officer", thief_plays="pickpocket", **heroes_down(THIEF))
    assert (asked(state), can(state)) == (THIEF, ["pass", "reveal"])
    play(state, "reveal", "escape")
    assert prison(state) == ""
    state = on_table(watch_plays="patrol-officer", thief_plays="pickpocket", **heroes_down(THIEF))
    play(state, "pass", "pass")
    assert prison(state) == "pickpocket"


@pytest.mark.rule("TRI-HERO-2", "TRI-C-23")
@pytest.mark.card("trieste", "elettra")
def test_a_hero_may_answer_a_tax_but_not_after_acting() -> None:
    state = on_table(watch_plays="tax-collector", merchant="copper", mint="gold copper copper", **heroes_down(MERCHANT))
    assert (asked(state), can(state)) == (MERCHANT, ["pass", "reveal"])
    play(state, "reveal", "keep gold")
    threat = look(state, None).threat
    assert threat is not None
    assert (asked(state), can(state), threat.count) == (MERCHANT, ["pass"], 1)  # as much as when it was announced
    play(state, "pass", "give copper")
    assert hand(state, MERCHANT) == "gold"
    cards = {"merchant_plays": "embargo", "thief_plays": "pickpocket"}
    state = on_table(**cards, merchant="copper", mint="copper copper", **heroes_down(MERCHANT))
    assert can(state) == ["pass", "reveal"]  # his own part
    play(state, "pass")
    assert (asked(state), can(state)) == (MERCHANT, ["pass"])  # the Pickpocket is at work, and his part is over
    no = state.why_not(MARK, "reveal")
    assert no == refusal("TRI-HERO-2", "no-hero-acted")


@pytest.mark.rule("TRI-C-23", "TRI-C-22")
@pytest.mark.parametrize("phase", ["draw", "play", "payment", "effect"])
def test_the_thief_is_asked_once_more_when_somebody_has_acted(phase: str) -> None:
    table = {WATCH: "watch-sergeant", MERCHANT: "money-changer"} if phase in ("payment", "effect") else {}
    given = {
        "watch": "copper copper",
        "thief": "copper",
        "table": table,
        "decks": {WATCH: "bounty"},
        **heroes_down(THIEF),
    }

    def after_the_watch() -> Trieste:
        state = at(phase, **given)
        while asked(state) == WATCH:
            play(state, can(state)[0])
        assert (asked(state), can(state), look(state, None).phase) == (THIEF, ["pass", "reveal", "decline"], phase)
        labels = [choice.words for choice in look(state, THEODORE).choices]
        assert (labels[0], labels[2]) == (phrase("do-wait"), phrase("do-decline"))
        hero = look(state, THEODORE).players[THEODORE].hero
        assert hero is not None
        assert look(state, THEODORE).prompt == phrase(
            "ask-reveal-early", phase=f"phase:{phase}", hero=f"card:{hero.id}"
        )
        assert look(state, None).prompt == phrase("ask-other-hero", seat="seat:2")
        return state

    def in_own_part(state: Trieste) -> list[str]:
        """What the Thief may do when the Merchant has acted; [] when the phase ends without asking for a Hero."""
        while asked(state) == MERCHANT:
            play(state, can(state)[0])
        return can(state) if asked(state) == THIEF and look(state, None).phase == phase else []

    assert "reveal" in in_own_part(play(after_the_watch(), "pass"))  # the Merchant has acted since
    state = play(after_the_watch(), "decline")
    assert "reveal" not in in_own_part(state)
    if phase in ("draw", "play"):
        assert refused(state, "reveal") == "TRI-C-23"
    state = play(after_the_watch(), "reveal")
    assert look(state, CYNTHIA).players[THEODORE].hero == HeroView("nine-tails", up=True, done=False)
    assert "reveal" not in in_own_part(state)


@pytest.mark.rule("TRI-C-23")
def test_nobody_is_asked_twice_without_an_act_in_between() -> None:
    """The Watch has acted, the Merchant has played nothing: one question is enough."""
    given = {"table": {WATCH: "watch-sergeant", THIEF: "lookout"}, "decks": {WATCH: "bounty"}, **heroes_down(THIEF)}
    state = at("effect", **given)
    assert can(state) == ["pass", "reveal", "decline"]
    play(state, "pass")
    assert look(state, None).phase == "end"
    state = at("effect", **{**given, "table": {THIEF: "lookout"}})
    assert can(state) == ["pass", "reveal"]  # nobody has done anything: his own part
    state = at("effect", **{**given, **heroes_down(MERCHANT, THIEF)})
    assert (asked(state), can(state)) == (MERCHANT, ["pass", "reveal"])  # in order
    play(state, "pass")
    assert (asked(state), can(state)) == (THIEF, ["pass", "reveal", "decline"])
    state = at("draw", **heroes_down(MERCHANT, THIEF))
    play(state, "draw faction", "draw faction")
    assert (asked(state), can(state)) == (MERCHANT, ["pass", "reveal", "decline"])
    play(state, "pass")
    assert (asked(state), can(state)) == (THIEF, ["pass", "reveal", "decline"])
    state = at("draw", **heroes_down(MERCHANT))
    play(state, "draw faction", "draw faction")
    assert (asked(state), can(state)) == (
        MERCHANT,
        ["draw treasure", "draw faction", "reveal"],
    )  # one question for both


@pytest.mark.rule("TRI-C-23", "TRI-C-22", "TRI-C-44")
@pytest.mark.card("trieste", "elettra")
@pytest.mark.parametrize("phase", ["draw", "play"])
def test_the_merchant_who_is_asked_early_may_answer_for_the_phase(phase: str) -> None:
    def before_the_thief() -> Trieste:
        state = at(phase, at=MERCHANT, merchant="copper", **heroes_down(MERCHANT, THIEF))
        assert (asked(state), can(state)) == (MERCHANT, ["pass", "reveal", "decline"])
        assert [choice.words for choice in look(state, MARK).choices][::2] == [phrase("do-wait"), phrase("do-decline")]
        return state

    for answer, later in (("pass", True), ("decline", False)):
        state = play(before_the_thief(), answer)
        assert (asked(state), can(state)) == (THIEF, ["pass", "reveal", "decline"])  # who is asked all the same
        play(state, "pass")
        assert (asked(state), "reveal" in can(state)) == (MERCHANT, later)
        if not later:
            assert state.why_not(MARK, "reveal") == refusal("TRI-C-23", "no-hero-declined")
    declined = play(before_the_thief(), "decline", "decline")
    while look(declined, None).phase == phase:
        play(declined, can(declined)[0])
    while asked(declined) != MERCHANT:
        play(declined, can(declined)[0])
    assert "reveal" in can(declined)  # the next phase asks anew


@pytest.mark.rule("TRI-C-23", "TRI-C-44")
def test_declining_is_for_this_phase_only() -> None:
    state = at("draw", **heroes_down(THIEF))
    play(
        state, "draw faction", "draw faction", "decline", "draw faction", "draw faction", "draw faction", "draw faction"
    )
    assert look(state, None).phase == "play"
    play(state, "pass")
    assert (asked(state), can(state)) == (THIEF, ["pass", "reveal", "decline"])
    assert refused(play(state, "pass"), "decline") == "TRI-C-23"  # it is for Mark to play now


@pytest.mark.rule("TRI-C-23")
def test_in_random_games_heroes_are_asked_for_by_the_rule() -> None:
    """A face-down Hero is asked for in a phase until its player acts in it; again only when somebody has acted."""
    rng = seeded(4)
    early = 0
    for seed in range(40):
        state = GAME.new(3, seed, {"heroes": True, "max_turns": 6})
        assert isinstance(state, Trieste)
        acts: dict[int, int] = {}  # how many acts of others there were when a seat was last asked
        place, done = (0, ""), 0
        while not state.over:
            seat, now = state.mover(), (state.turn, look(state, None).phase)
            if now != place:
                place, done, acts = now, 0, {}
            texts = can(state)
            prompt = look(state, None).prompt
            if isinstance(prompt, Phrase) and prompt.kind == "ask-other-hero":
                hero = look(state, None).players[seat].hero
                assert hero is not None
                assert (hero.id, hero.up) == (None, False)
                assert acts.get(seat) != done
                acts[seat] = done
                early += "decline" in texts
            before = len(state.events or [])
            state.apply(seat, state.legal(seat)[rng.below(len(texts))])
            done += len(state.events or []) > before
    assert early > 50


@pytest.mark.rule("TRI-HERO-3")
def test_face_down_a_hero_does_nothing() -> None:
    def needed(side: str) -> int:
        given = {"options": {"heroes": True}, "heroes": TRIO, "sides": {WATCH: "up", MERCHANT: side, THIEF: "up"}}
        return at("draw", **given).riches_needed()

    assert (needed("down"), needed("up")) == (11, 10)

    def answers(side: str) -> list[str]:
        tails = {WATCH: "bruno", MERCHANT: "jacopo", THIEF: "nine-tails"}
        given = {"options": {"heroes": True}, "heroes": tails, "sides": {WATCH: "up", MERCHANT: "up", THIEF: side}}
        return can(on_table(watch_plays="bounty", discards={THIEF: "burglar"}, **given))

    assert answers("up") == ["pass", "escape"]
    assert answers("done") == ["pass"]


@pytest.mark.rule("TRI-HERO-4")
def test_once_up_a_hero_stays_up() -> None:
    state = at("draw", options={"heroes": True}, heroes=TRIO)
    play(state, "reveal")
    while state.turn < 4 and not state.over:
        play(state, can(state)[0])
        assert look(state, MARK).players[CYNTHIA].hero == HeroView("antonia", up=True, done=False)


@pytest.mark.rule("TRI-HERO-5", "TRI-HERO-6")
def test_no_card_touches_a_hero() -> None:
    """A Hero is no card of a hand, deck or discard pile: Ambush takes the whole hand, and nothing of the Hero."""
    up = dict.fromkeys((WATCH, MERCHANT, THIEF), "up")
    given = {"options": {"heroes": True}, "heroes": TRIO, "sides": up}
    state = on_table(thief_plays="ambush", watch="copper", **given)
    assert hand(state, WATCH) == ""
    assert look(state, None).players[CYNTHIA].hero == HeroView("antonia", up=True, done=False)
    assert [len(state.decks[faction]) + len(state.discards[faction]) for faction in range(3)] == [33, 33, 33]
