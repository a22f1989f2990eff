"""Playing a card, step by step; reactions and risks."""

from __future__ import annotations

from collections import Counter

import pytest

from intrigue.games.fivesails.rules.round_choices import AskCard
from intrigue.games.fivesails.state.frames import Choosing

from ..playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    duel,
    go,
    number,
    offers,
    place,
    pos,
    resolved,
    rest,
    says,
    step,
    strike,
    table,
    told,
    why,
    wounds,
    zone,
)
from ..situations import vain


@pytest.mark.card("fivesails", "sea_legs", "taunt")
@pytest.mark.rule("FIV-REACT-1", "FIV-MOVE-2")
def test_who_is_lured_away_may_run_on() -> None:
    """Sea Legs ask whose the character is, not who moved it."""
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": ["taunt", "boon"]}
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["sea_legs", "langschwert"]}
    st = pos(me, foe)
    step(st, "use taunt", "pay boon", "choose uwe_zimmerman")
    assert offers(st, "use sea_legs")
    step(st, "use sea_legs", "pay langschwert")
    rest(st)
    assert place(st, "uwe_zimmerman") == "forums"  # from the Docks there is but one way


@pytest.mark.card("fivesails", "hexenjagd", "sibella_scarpa")
@pytest.mark.rule("FIV-C-49", "FIV-REACT-1")
def test_a_third_hunts_the_witch_who_strikes_at_somebody_beside_him() -> None:
    second = {"crew": {"uwe_zimmerman": "docks"}, "hand": ["hexenjagd"]}
    st = table({"crew": {"sibella_scarpa": "docks"}}, second, {"crew": {"torsten_vakt": "docks"}})
    step(st, "use sibella_scarpa", "choose torsten_vakt", "use hexenjagd")
    rest(st)
    assert wounds(st) == {"sibella_scarpa": 1, "uwe_zimmerman": 1}


@pytest.mark.card("fivesails", "philip_hase", "sorte_deck")
@pytest.mark.rule("FIV-C-195", "FIV-REACT-5", "FIV-CHAL-13")
def test_what_a_technique_did_at_the_challenge_is_answered_before_the_duel() -> None:
    """The Technique is over once it has wounded: whoever waits for that need not wait for the duel."""
    me = {**EISEN, "crew": {"philip_hase": "docks", "gustavo": "docks"}}
    foe = {**VODACCE, "crew": {"servo_scarpa": "docks", "vissenta_scarpa": "docks"}, "hand": ["boon"]}
    st = pos(me, foe, gear={"sorte_deck": "vissenta_scarpa"}, engaged=["servo_scarpa"], wounds={"servo_scarpa": 1})
    step(st, "challenge philip_hase", "use philip_hase 2", "choose servo_scarpa", "accept")
    assert offers(st, "use sorte_deck")
    assert (st.duel.round, wounds(st)) == (0, {"servo_scarpa": 2})
    go(st, "use sorte_deck")
    assert (isinstance(st.stack[-1], AskCard), wounds(st)) == (True, {"servo_scarpa": 1})


@pytest.mark.card("fivesails", "not_today", "sorte_deck")
@pytest.mark.rule("FIV-C-195", "FIV-REACT-5", "FIV-C-118")
def test_the_wounds_of_a_round_are_answered_before_it_ends() -> None:
    """Threat is resolved, and that is all there is to wait for; what comes as the round ends comes after."""
    foe = {**EISEN, "crew": {"otto_streit": "forums", "rosine_friese": "forums"}, "hand": ["not_today"]}
    me = {**USSURA, "crew": {"yevgeni": "forums"}, "hand": ["boon"]}
    st = pos(me, foe, gear={"sorte_deck": "rosine_friese"}, wounds={"otto_streit": 2})
    go(st, "challenge yevgeni", "choose otto_streit", "accept")
    st.duel.defender.pool = 6  # 5 are parried
    step(st, "choose not_today", "use sorte_deck")
    rest(st)
    assert (zone(st, "otto_streit"), place(st, "otto_streit"), wounds(st)) == ("play", "home 2", {"otto_streit": 3})


@pytest.mark.card("fivesails", "status_matters", "lets_haggle", "odette_dubois_darrent")
@pytest.mark.rule("FIV-PLAY-1")
def test_the_ability_that_is_meant_is_one_of_this_time() -> None:
    """Only the card is named: on a turn an Action is meant, in a round a Maneuver, in a window a Reaction."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "forums", "odette_dubois_darrent": "forums"}, "hand": ["status_matters"]}
    st = pos({**me, "scheme": "lets_haggle"}, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["precision", "regroup"]})
    haggle, matters = number(st, "lets_haggle"), number(st, "status_matters")
    assert why(st, "use lets_haggle") == why(st, f"use lets_haggle {haggle} ability 2")
    assert why(st, "use lets_haggle")[0] == "FIV-PLAY-3"
    go(st, "challenge jean_urbain", "accept")
    step(st, "choose precision")
    strike(st)
    step(st, "choose status_matters")
    assert why(st, "use status_matters") == why(st, f"use status_matters {matters} ability 2")
    assert why(st, "use status_matters")[0] == "FIV-COST-2"


@pytest.mark.card("fivesails", "disarm", "mireli_sabre")
@pytest.mark.rule("FIV-PLAY-3", "FIV-C-145")
def test_what_a_fighter_lacks_is_said_of_maneuver_and_technique() -> None:
    """Uwe bears no Weapon to be disarmed of, and Angelo is neither quick nor strong enough for the sabre."""
    crew = {"crew": {"angelo": "forums"}, "hand": ["disarm", "boon"]}
    st = duel({**MONTAIGNE, **crew}, {"hand": ["langschwert"]}, gear={"mireli_sabre": "angelo"})
    step(st, "choose langschwert", "choose disarm")
    assert why(st, "use disarm") == ("FIV-PLAY-3", "no-target card=card:disarm")
    assert why(st, "use mireli_sabre") == vain("mireli_sabre")


@pytest.mark.card("fivesails", "torsten_vakt", "pull")
@pytest.mark.rule("FIV-C-41", "FIV-PLAY-3")
def test_target_and_cancelling_are_told_each_once() -> None:
    me = {"crew": {"sibella_scarpa": "docks"}, "hand": ["pull", "boon"]}
    st = pos(me, {**USSURA, "crew": {"torsten_vakt": "forums"}})
    step(st, "use pull", "pay boon", "choose torsten_vakt", "use torsten_vakt")
    rest(st)
    found = Counter(line.split()[0] for line in told(st))
    assert (found["tell-targeted"], found["tell-moved"]) == (1, 0)
    assert sum("cancelled" in line and "pull" in line for line in told(st)) == 1


@pytest.mark.card("fivesails", "fates_burden")
@pytest.mark.card("fivesails", "guillen_de_murrieta")
@pytest.mark.rule("FIV-PLAY-3")
def test_what_is_chosen_before_all_eyes_is_no_secret() -> None:
    """Who is targeted, and what is discarded: everybody may know who chose that."""
    foe = {"crew": {"otto_streit": "docks", "philip_hase": "docks"}}
    st = pos({"crew": {"sibella_scarpa": "docks"}, "hand": ["fates_burden"]}, foe)
    step(st, "use fates_burden")
    assert isinstance(st.stack[-1], Choosing)
    assert not st.stack[-1].is_sealed(st, 0)
    me = {"leader": "odette_dubois_darrent", "crew": {"guillen_de_murrieta": "docks"}, "hand": ["triage", "pull"]}
    st = step(pos(me, renown={"forums": 2}), "use guillen_de_murrieta")
    assert isinstance(st.stack[-1], Choosing)
    assert not st.stack[-1].is_sealed(st, 0)


@pytest.mark.rule("FIV-PLAY-3", "FIV-MOVE-2")
def test_a_place_that_a_card_does_not_ask_for_is_refused_by_what_it_asks_for() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "scheme": "plans_within_plans"})
    resolved(st, "place forums")
    question = "question=(ask-by-card card=card:plans_within_plans question=(ask-add-renown-elsewhere))"
    assert why(st, "place forums") == ("FIV-PLAY-3", f"no-choosing-place place=place:forums {question}")
    st = table({"crew": {"servo_scarpa": "docks"}, "hand": ["hidden_corridors", "pull"]}, {}, {}, {})
    step(st, "use hidden_corridors", "pay pull")
    while "place grand_bazaar" not in says(st):
        st.apply(st.mover(), 0)
    rule, reason = why(st, "place forums")  # which is adjacent, and that is what is amiss
    assert (rule, reason.split()[0]) == ("FIV-PLAY-3", "no-choosing-place")
