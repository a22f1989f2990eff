"""Kinds of ability, how often each is used, and when; Techniques and Maneuvers."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.state.duel import CHALLENGE
from intrigue.games.fivesails.state.numbers import DECK
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    BY_CASTILLE,
    BY_MONTAIGNE,
    CASTILLE,
    EISEN,
    GAME,
    USSURA,
    VODACCE,
    bearer,
    can,
    duel,
    go,
    hand,
    held,
    number,
    offers,
    place,
    pos,
    renown,
    resolved,
    rest,
    says,
    step,
    struck,
    until,
    why,
    wounds,
    zone,
)
from ..situations import streets


@pytest.mark.card("fivesails", "kalla_forsberg", "polished_flintlock")
@pytest.mark.rule("FIV-ONCE-1")
def test_a_pistol_that_changes_hands_was_used_today() -> None:
    me = {**EISEN, "crew": {"kalla_forsberg": "docks", "otto_streit": "docks"}}
    st = pos(me, {**VODACCE, "crew": {"servo_scarpa": "docks"}}, gear={"polished_flintlock": "otto_streit"})
    go(st, "use polished_flintlock", "option 2", "pass", "use kalla_forsberg", "pass")
    assert (bearer(st, "polished_flintlock"), can(st, "use polished_flintlock")) == ("kalla_forsberg", False)


@pytest.mark.rule("FIV-ONCE-1", "FIV-USE-1")
def test_why_an_ability_cannot_be_used() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["come_hither", "bleed_out"]})
    assert why(st, "use kaspar_dietrich ability 1") == ("FIV-USE-1", "no-use-of-others card=card:kaspar_dietrich")
    assert why(st, "use come_hither ability 1")[0] == "FIV-COST-2"
    assert why(st, "use bleed_out ability 1")[0] == "FIV-PLAY-3"  # free for a Villain, but nobody is wounded


@pytest.mark.rule("FIV-ONCE-1")
def test_why_an_ability_is_not_used_twice() -> None:
    st = pos({"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "docks"}}, first=1)
    go(st, "use maya_de_la_rioja", "place grand_bazaar", "pass")
    assert why(st, "use maya_de_la_rioja ability 1") == ("FIV-ONCE-1", "no-second-use card=card:maya_de_la_rioja")


@pytest.mark.rule("FIV-ONCE-2", "FIV-KEY-12", "FIV-C-102", "FIV-MAN-1", "FIV-ABIL-3", "FIV-TECH-1")
def test_why_a_style_is_not_used_in_a_duel() -> None:
    me = {"crew": {"servo_scarpa": "forums", "vissenta_scarpa": "forums"}, "hand": ["rough_em_up", "bleed_out", "boon"]}
    gear = {"throwing_knife": "servo_scarpa", "langschwert": "uwe_zimmerman"}
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["precision", "boon"]}
    st = pos(me, foe, gear=gear)
    go(st, "challenge servo_scarpa", "use servo_scarpa", "accept")
    assert why(st, "use langschwert ability 1") == ("FIV-TECH-1", "no-technique-now card=card:langschwert")
    step(st, "choose precision")
    go(st, "use langschwert")
    assert why(st, "use langschwert ability 1") == ("FIV-ONCE-2", "no-second-style card=card:langschwert")
    assert why(st, "use langschwert ability 2") == ("FIV-KEY-12", "no-more-styles")
    step(st, "pass", "choose rough_em_up")
    assert why(st, "use servo_scarpa ability 1") == ("FIV-ONCE-2", "no-second-style card=card:servo_scarpa")
    assert why(st, "use vissenta_scarpa ability 2") == (
        "FIV-C-102",
        "no-technique-of-that card=card:vissenta_scarpa fighter=card:servo_scarpa",
    )
    assert why(st, "use bleed_out ability 1")[0] == "FIV-ABIL-3"
    assert why(st, "use boon ability 1")[0] == "FIV-ABIL-3"


@pytest.mark.rule("FIV-ABIL-1", "FIV-ABIL-3", "FIV-REACT-1", "FIV-TECH-2", "FIV-MAN-1", "FIV-ATT-4", "FIV-USE-1")
def test_every_kind_of_ability_has_its_time() -> None:
    """Each refusal says what kind of ability it is, and when such a one is used."""
    hand = ["objection", "rough_em_up", "stiletto", "not_today", "throwing_knife", "matchlock_musket", "pull"]
    me = {"crew": {"servo_scarpa": "docks"}, "hand": hand, "discard": ["bleed_out"], "scheme": "marooned"}
    st = pos(me, {"crew": {"uwe_zimmerman": "forums"}}, gear={"kaspars_panzerhand": "uwe_zimmerman"})
    assert why(st, "use objection ability 1") == ("FIV-REACT-1", "no-occasion card=card:objection")
    assert why(st, "use don_constanzo_scarpa ability 2")[0] == "FIV-REACT-1"
    assert why(st, "use rough_em_up ability 1") == ("FIV-MAN-1", "no-maneuver-now card=card:rough_em_up")
    assert why(st, "use throwing_knife ability 1") == ("FIV-TECH-2", "no-use-out-of-play card=card:throwing_knife")
    assert why(st, "use matchlock_musket ability 1") == ("FIV-ATT-4", "no-use-out-of-play card=card:matchlock_musket")
    assert why(st, "use not_today ability 1") == ("FIV-ABIL-1", "no-use-of-itself card=card:not_today")
    assert why(st, "use marooned ability 1") == ("FIV-ABIL-1", "no-use-of-itself card=card:marooned")
    assert why(st, "use bleed_out ability 1") == ("FIV-USE-1", "no-use-from-there card=card:bleed_out")
    assert why(st, "use kaspars_panzerhand ability 1")[1] == "no-use-of-others card=card:kaspars_panzerhand"


@pytest.mark.rule("FIV-MAN-1", "FIV-MAN-2", "FIV-MAN-3", "FIV-MAN-4", "FIV-C-101", "FIV-C-104", "FIV-DUR-2")
def test_maneuvers_are_paid_or_left() -> None:
    st = duel({"hand": ["pull"]}, {"hand": ["precision"]})
    go(st, "choose precision")
    assert (st.mover(), struck(st)) == (0, (0, 1, 4))  # nothing to pay with: nobody is asked, and its values count
    st = duel({"hand": ["pull"]}, {"hand": ["precision", "triage"]})
    go(st, "choose precision", "use precision", "pay triage")
    assert struck(st) == (0, 1, 4)
    assert st.duel.defender.lethal


@pytest.mark.card("fivesails", "night_of_drinking")
@pytest.mark.card("fivesails", "ambush")
@pytest.mark.rule("FIV-C-41", "FIV-C-44")
def test_cancelling_a_reaction_leaves_the_challenge_open() -> None:
    for answer, closed in (([], True), (["use night_of_drinking", "pay taunt"], False)):
        st = pos(
            {"crew": {"servo_scarpa": "docks"}, "hand": ["ambush", "pull"]},
            {
                "leader": "soline_el_gato",
                "crew": {"maya_de_la_rioja": "docks", "sanjay": "docks"},
                "hand": ["night_of_drinking", "taunt"],
            },
        )
        go(st, "challenge servo_scarpa", "choose maya_de_la_rioja", "use ambush", "pay pull", *answer)
        assert (st.duel.stage, st.mover()) == (CHALLENGE, 1)
        assert st.duel.terms.no_intervening == closed
        assert can(st, "intervene sanjay") != closed
        go(st, "refuse")
        assert wounds(st) == {"maya_de_la_rioja": 3}


@pytest.mark.card("fivesails", "a_new_strategy", "night_of_drinking")
@pytest.mark.rule("FIV-C-41")
@pytest.mark.parametrize(("answer", "lies"), [(True, "discard"), (False, "locker")])
def test_a_cancelled_risk_is_discarded_though_it_would_go_to_the_locker(answer: bool, lies: str) -> None:
    theirs = {"leader": "soline_el_gato", "hand": ["night_of_drinking", "boon"]}
    st = pos({"hand": ["a_new_strategy"], "renown": 1}, theirs)
    step(st, "use a_new_strategy")
    go(st, "use night_of_drinking", "pay boon") if answer else rest(st)
    assert zone(st, "a_new_strategy") == lies


@pytest.mark.card("fivesails", "stiletto", "ambush")
@pytest.mark.rule("FIV-C-43")
def test_who_has_said_that_they_react_need_not_say_so_twice() -> None:
    me: dict[str, Any] = {**VODACCE, "crew": {"servo_scarpa": "docks"}, "hand": ["ambush", "boon", "boon"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks", "otto_streit": "docks"}}, gear={"stiletto": "servo_scarpa"})
    step(st, "challenge servo_scarpa", "choose uwe_zimmerman", "use ambush")
    assert why(st, "use ambush") == ("FIV-C-43", "no-second-word card=card:ambush")
    step(st, "use stiletto")  # and the First Player orders the two


@pytest.mark.card("fivesails", "torsten_vakt")
@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-43")
def test_of_two_that_would_cancel_the_same_the_second_is_not_used_up() -> None:
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}},
        {
            "leader": "don_constanzo_scarpa",
            "crew": {"torsten_vakt": "docks", "aldo_bussotti": "home"},
            "hand": ["unyielding_loyalty", "triage"],
        },
    )
    go(st, "use sibella_scarpa", "use torsten_vakt", "use unyielding_loyalty", "use torsten_vakt")
    assert wounds(st) == {"sibella_scarpa": 1}  # the cost of her Action
    assert hand(st, 1) == ["triage", "unyielding_loyalty"]


@pytest.mark.card("fivesails", "shifting_blame", "pavel_ivanov", "ekaterina_ilyanava")
@pytest.mark.rule("FIV-C-43", "FIV-C-82")
def test_who_claims_the_same_again_has_claimed() -> None:
    """Three cards wait for an opponent's claim; claiming what one holds is one."""
    foe = {**USSURA, "crew": {"ekaterina_ilyanava": "docks", "pavel_ivanov": "home"}, "deck": ["boon"]}
    crew: dict[str, Any] = {"don_constanzo_scarpa": "docks", "servo_scarpa": "docks"}
    st = pos({"crew": crew}, foe, control={"docks": 0}, renown={"docks": 1})
    step(st, "claim don_constanzo_scarpa", "use pavel_ivanov", "use ekaterina_ilyanava")
    rest(st)
    until(st, lambda st: isinstance(st.stack[-1], Turn))
    assert (hand(st, 1), renown(st), held(st)) == (["boon"], {}, {"docks": 0})


@pytest.mark.card("fivesails", "stubborn", "eko_sorridi")
@pytest.mark.rule("FIV-C-43", "FIV-C-191")
@pytest.mark.parametrize(("first", "hurt"), [("stubborn", {}), ("eko_sorridi", {"torsten_vakt": 1})])
def test_eko_sees_nobody_off_who_has_stayed(first: str, hurt: dict[str, int]) -> None:
    """Both answer the same move, and the First Player says which comes first."""
    st = pos(
        {"crew": {"eko_sorridi": "docks"}}, {**USSURA, "crew": {"torsten_vakt": "docks"}, "hand": ["stubborn"]}, turn=1
    )
    step(st, "move torsten_vakt", "place forums", "use eko_sorridi", "use stubborn", f"use {first}")
    rest(st)
    assert (place(st, "torsten_vakt"), wounds(st)) == ("docks", hurt)
    assert st.used[number(st, "eko_sorridi")] == (1 if hurt else 0)


@pytest.mark.card("fivesails", "lets_haggle", "object_of_wonder")
@pytest.mark.rule("FIV-C-59", "FIV-C-14")
def test_haggling_goes_through_the_pile_when_the_deck_runs_out() -> None:
    """No attachment is in the City Deck: the discard pile is shuffled and gives the one that there is."""
    st = pos({"scheme": "lets_haggle"}, city_deck=["gustavo"], city_discard=["sorte_deck"])
    st.city_deck = [i for i in st.city_deck if CARDS[st.kind[i]].id == "gustavo"]  # nothing else is left of it
    resolved(st)
    assert "sorte_deck" in streets(st)["grand_bazaar"]


@pytest.mark.card("fivesails", "don_constanzo_scarpa", "plans_within_plans")
@pytest.mark.rule("FIV-C-60", "FIV-C-156")
def test_a_search_that_is_no_may_takes_a_card_that_is_there() -> None:
    st = GAME.new(2, 3, {"decks": "vodacce/eisen"})
    assert isinstance(st, FiveSails)
    assert all(text.startswith("name ") for text in says(st))
    st.apply(0, st.legal(0)[0])
    assert len(st.hands[0]) == 1
    for i in range(st.size):  # no Thug is left in the deck: then there is nothing to find, and nothing to choose
        if st.owner[i] == 0 and st.zone[i] == DECK and st.card(i).brute:
            st.kind[i] = st.kind[number(st, "bravos")]
    go(st, "choose plans_within_plans", "choose servo_scarpa")
    while st.phase == 2:
        st.apply(st.mover(), st.legal(st.mover())[0])
    assert len(st.hands[0]) == 1 + 6 - 1


@pytest.mark.card("fivesails", "i_know_that_trick")
@pytest.mark.card("fivesails", "burnished_cuirass")
@pytest.mark.rule("FIV-C-61")
def test_of_several_techniques_one_is_chosen_to_be_copied() -> None:
    st = BY_MONTAIGNE.duel(
        {"hand": ["i_know_that_trick"]}, gear={"throwing_knife": "otto_streit", "burnished_cuirass": "otto_streit"}
    )
    go(st, "choose langschwert", "choose i_know_that_trick", "use i_know_that_trick")
    assert can(st, "use throwing_knife")
    go(st, "use burnished_cuirass")
    assert (zone(st, "i_know_that_trick"), zone(st, "throwing_knife")) == ("line", "play")
    assert struck(st) == (1, 1, 1)


@pytest.mark.card("fivesails", "sanjay", "shifting_blame")
@pytest.mark.rule("FIV-C-63")
@pytest.mark.parametrize(("whose", "able"), [(0, True), (1, False)])
def test_a_discard_by_whose_effect(whose: int, able: bool) -> None:
    """Patricia makes her opponent discard; only if she is yours have you done it."""
    mine: dict[str, Any] = {"crew": {"sanjay": "forums"}, "hand": ["triage"], "scheme": "shifting_blame"}
    theirs: dict[str, Any] = {"crew": {"otto_streit": "forums"}, "hand": ["triage"]}
    (mine, theirs)[whose]["crew"]["patricia_moustakas"] = "docks"
    for card in ("sanjay 2", "shifting_blame 2"):
        st = BY_CASTILLE.pos(mine, theirs, first=1 - whose, turn=whose)
        step(st, "use patricia_moustakas 2", "choose triage")
        assert offers(st, f"use {card}") == able


@pytest.mark.card("fivesails", "shifting_blame", "risky_undertaking", "adelheide_schmidt")
@pytest.mark.rule("FIV-C-63")
def test_neither_costs_nor_events_are_an_effect_of_yours() -> None:
    me = {**CASTILLE, "scheme": "shifting_blame", "crew": {"sanjay": "docks"}, "hand": ["carnaval", "boon"]}
    st = pos(me, city={"docks": ["risky_undertaking"]})
    step(st, "use risky_undertaking", "choose carnaval", "choose boon")
    assert not offers(st, "use shifting_blame 2")
    me = {**CASTILLE, "scheme": "shifting_blame", "crew": {"adelheide_schmidt": "docks"}, "hand": ["gallegos_blade"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks"}})
    step(st, "use adelheide_schmidt")
    if can(st, "choose gallegos_blade"):
        step(st, "choose gallegos_blade")
    assert not offers(st, "use shifting_blame 2")
    assert wounds(st) == {"uwe_zimmerman": 1}
