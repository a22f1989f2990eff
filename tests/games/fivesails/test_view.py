"""What a board needs to explain itself: reasons for numbers, open moments, effects, forecasts of a duel."""

from __future__ import annotations

import pytest

from intrigue.core import TABLE, playout, seeded
from intrigue.core.phrase import Phrase, notation, phrase
from intrigue.games.fivesails.rules.paying import Pay
from intrigue.games.fivesails.rules.stats import stat
from intrigue.games.fivesails.state.names import INFLUENCE, STATS
from intrigue.games.fivesails.state.numbers import ALL, M_AIMED, UNTIL_DAY
from intrigue.games.fivesails.state.parts import Mark
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.words import Speaker

from .playing import GAME, find, go, number, pos, step
from .situations import find_moment, person, play_some, view


@pytest.mark.rule("FIV-KEY-13")
def test_a_number_that_differs_says_why() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"uwe_zimmerman": "forums"}},
        {"leader": "soline_el_gato"},
        gear={"kaspars_panzerhand": "uwe_zimmerman"},
    )
    uwe = person(view(st, 1), "uwe_zimmerman")
    changed = [k for k in range(4) if uwe.stats[k] != uwe.printed[k]]
    assert changed
    assert any("card:kaspars_panzerhand" in notation(reason) for reason in uwe.reasons)
    assert uwe.worn == (number(st, "kaspars_panzerhand"),)
    assert person(view(st, 1), "soline_el_gato").reasons == ()


@pytest.mark.rule("FIV-KEY-13")
@pytest.mark.card("fivesails", "corpse_speak")
def test_a_number_that_is_set_to_nothing_says_by_what() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"vedma": "forums"}},
        {"leader": "soline_el_gato"},
        gear={"corpse_speak": "vedma"},
    )
    vedma = person(view(st, 1), "vedma")
    none = [notation(reason) for reason in vedma.reasons if notation(reason).startswith("show-stat-none")]
    assert none == ["show-stat-none stat=stat:influence card=card:corpse_speak"]
    assert vedma.stats[INFLUENCE] == 0


@pytest.mark.rule("FIV-KEY-13")
def test_the_reasons_add_up_to_the_difference() -> None:
    for seed in range(6):
        state, rng = GAME.new(2, seed, {"decks": "random"}, events=False), seeded(seed)
        for _ in range(60):
            if state.over:
                break
            assert isinstance(state, FiveSails)
            for player in view(state, 0).players:
                for card in player.crew:
                    printed = CARDS[state.kind[card.number]].stats
                    sums = [0, 0, 0, 0]
                    odd = False
                    for reason in card.reasons:
                        assert isinstance(reason, Phrase)
                        sign = 1 if reason.kind.startswith("show-stat-more") else -1
                        if "amount" in reason.args:
                            which = STATS.index(str(reason.args["stat"]).removeprefix("stat:"))
                            sums[which] += sign * int(str(reason.args["amount"]))
                        else:
                            odd = True
                    for k in range(4):
                        if card.stats[k] is not None and not odd:
                            assert printed[k] + sums[k] == stat(state, card.number, k), card
            play_some(state, rng, 5)


@pytest.mark.rule("FIV-C-43")
def test_an_open_moment_names_what_happened() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}, "scheme": "contempt_and_hatred"},
        {"leader": "don_constanzo_scarpa", "crew": {"aldo_bussotti": "docks"}, "hand": ["objection"]},
    )
    find_moment(st, "use contempt_and_hatred")
    shown = view(st, st.mover())
    assert shown.moment is not None
    won = phrase("show-pressure-won", place="place:docks", seat="seat:0")
    assert (shown.moment.words, shown.prompt) == (won, phrase("ask-react", moment=won))


@pytest.mark.card("fivesails", "pack_tactics", "claude_de_la_roche")
@pytest.mark.rule("FIV-C-48", "FIV-PRESS-1")
def test_where_nobody_performs_a_pressure_its_player_presses() -> None:
    st = pos({"hand": ["pack_tactics", "pull"]}, {"crew": {"claude_de_la_roche": "docks"}})
    step(st, "use pack_tactics", "pay pull", "place docks")
    pressed = phrase("show-pressed-by", place="place:docks", seat="seat:0")
    assert view(st, 1).prompt == phrase("ask-react", moment=pressed)
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"claude_de_la_roche": "docks"}})
    step(st, "claim servo_scarpa")
    pressed = phrase("show-pressed", place="place:docks", other="card:servo_scarpa")
    assert view(st, 1).prompt == phrase("ask-react", moment=pressed)


@pytest.mark.card("fivesails", "the_cats_glass", "gallegos_blade")
@pytest.mark.rule("FIV-C-68")
def test_an_effect_says_where_it_holds() -> None:
    st = pos(
        {"leader": "soline_el_gato", "crew": {"raton": "docks"}},
        {"crew": {"uwe_zimmerman": "docks"}, "hand": ["triage"]},
        gear={"the_cats_glass": "raton"},
    )
    step(st, "challenge raton", "accept", "use the_cats_glass")
    go(st)
    shown = [effect.words for effect in view(st, 0).effects]
    assert phrase("show-fewer-there", side="defender", number=1, place="place:docks") in shown


def test_every_view_of_random_games_has_words_for_everything() -> None:
    for seed in range(4):
        state, rng = GAME.new(4, seed, {"decks": "random"}, events=False), seeded(seed)
        while not state.over:
            assert isinstance(state, FiveSails)
            shown = view(state, state.mover())
            voice = Speaker(GAME)
            assert all(voice.say(effect.words) for effect in shown.effects)
            assert all(voice.say(reason) for player in shown.players for card in player.crew for reason in card.reasons)
            assert voice.faults == []
            play_some(state, rng, 3)
    assert playout(GAME.new(2, 1, {}, events=False), seeded(1)) > 10


def test_an_effect_does_not_name_a_card_that_nobody_sees_any_more() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"deck": ["triage", "regroup"]})
    hidden = st.decks[1][0]
    st.marks.append(Mark(M_AIMED, UNTIL_DAY, card=hidden, use=1, seat=0))
    gone = phrase("show-aimed", card=phrase("show-card-gone"))
    assert [effect.words for effect in view(st, 0).effects] == [gone]
    for seat in (0, None):
        assert st.view(seat) == st.imagine(seat, seeded(3)).view(seat)


def test_an_effect_about_a_place_names_no_card() -> None:
    st = pos(
        {"leader": "soline_el_gato", "crew": {"sanjay": "forums"}},
        {"crew": {"otto_streit": "forums"}},
        gear={"the_cats_glass": "sanjay"},
        turn=1,
    )
    go(st, "challenge otto_streit", "accept", "use the_cats_glass")
    assert [(notation(effect.words).split()[0], effect.card) for effect in view(st, 0).effects] == [
        ("show-fewer-there", None)
    ]


@pytest.mark.rule("FIV-PLAY-1")
def test_everybody_sees_what_is_paid_for_and_whom_it_is_meant_for() -> None:
    """Even where there was but one bearer to choose, for which is the only one may hang on cards that nobody sees."""
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["polished_flintlock", "move_along", "stratege", "triage"]},
        {"crew": {"servo_scarpa": "docks"}},
    )
    equip = find(st, 0, "equip polished_flintlock")
    assert equip is not None
    st.apply(0, equip)
    while not isinstance(st.stack[-1], Pay):
        st.apply(0, next(a for a in st.legal(0) if "otto_streit" in GAME.notation.say(st, 0, a)))
    for seat in (1, TABLE):
        assert view(st, seat).prompt == phrase(
            "ask-other-pays-for-target",
            seat="seat:0",
            price=2,
            card="card:polished_flintlock",
            targets=("card:otto_streit",),
        )
    assert view(st, 0).prompt == phrase("ask-pay-for", price=2, card="card:polished_flintlock")


@pytest.mark.rule("FIV-CARD-8", "FIV-FAC-2", "FIV-COST-4")
def test_a_card_in_hand_shows_its_cost_and_values_be_they_nothing_or_dashes() -> None:
    st = pos({"hand": ["angelo", "porte_travel"]})
    shown = {card.id: (card.cost, card.values) for card in view(st, 0).players[0].hand}
    assert shown == {"angelo": (0, (None, 2, None)), "porte_travel": (0, (None, None, None))}


@pytest.mark.rule("FIV-PLAY-1")
def test_what_everybody_knows_already_is_not_shown_again() -> None:
    """Whether something may be taken back goes by what was shown; announcing a card that all know shows nothing."""
    st = pos({"leader": "kaspar_dietrich", "hand": ["dark_gift"]}, {"leader": "soline_el_gato"})
    gift = number(st, "dark_gift")
    before = st.undo_barrier()
    st.show(gift, ALL)
    assert st.undo_barrier() != before
    known = st.undo_barrier()
    st.show(gift, ALL)
    assert st.undo_barrier() == known


@pytest.mark.card("fivesails", "move_along")
def test_a_challenge_shows_the_terms_that_hold_of_it() -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["move_along", "triage"]}, {"crew": {"servo_scarpa": "docks"}})
    go(st, "use move_along", "pay triage")
    for seat in (0, 1):
        shown = view(st, seat).duel
        assert shown is not None
        assert shown.terms == ("home_instead",)


@pytest.mark.card("fivesails", "sirens_scream")
def test_what_lies_on_an_event_is_seen_as_renown_and_not_as_wounds() -> None:
    st = pos({"crew": {"otto_streit": "docks"}}, city={"docks": ["sirens_scream"]}, renown={"sirens_scream": 3})
    (seen,) = (card for place in view(st, 1).places for card in place.cards)
    assert (seen.id, seen.renown, seen.wounds) == ("sirens_scream", 3, 0)
    go(st, "use sirens_scream")
    (seen,) = (card for place in view(st, 1).places for card in place.cards)
    assert seen.renown == 2
