"""Rulings on what happens at one and the same time, and in which order it is done."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core.phrase import notation
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.duel import RoundEnds
from intrigue.games.fivesails.rules.moving import Leaving
from intrigue.games.fivesails.rules.planning import Scheme
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.rules.round_choices import AskStyle
from intrigue.games.fivesails.state.actions import A_ABILITY, A_EQUIP
from intrigue.games.fivesails.state.numbers import M_NOTED
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.words import Speaker

from ..playing import (
    CASTILLE,
    EISEN,
    GAME,
    MONTAIGNE,
    USSURA,
    VODACCE,
    bearer,
    can,
    duel,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    place,
    pos,
    resolved,
    rest,
    says,
    step,
    strike,
    struck,
    until,
    why,
    wounds,
    zone,
)
from ..situations import BARE, into_dusk


def named(st: FiveSails, thrust: int) -> None:
    """Torsten strikes Jean with a Sunder, of which 2 Thrust are printed."""
    step(st, "challenge torsten_vakt", "choose jean_urbain", "accept", "choose defending_honor")
    strike(st)
    step(st, "choose sunder")
    strike(st)
    assert struck(st)[2] == thrust


def eye_of(st: FiveSails) -> list[tuple[int, str]]:
    """Who has noted what."""
    return [(mark.seat, CARDS[st.kind[mark.card]].id) for mark in st.marks if mark.what == M_NOTED]


@pytest.mark.card("fivesails", "stratege", "eko_sorridi")
@pytest.mark.rule("FIV-C-143", "FIV-C-165")
def test_two_who_march_pass_eko_together() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks", "philip_hase": "docks"}, "hand": ["stratege", "langschwert"]}
    st = pos(me, {**VODACCE, "crew": {"eko_sorridi": "docks"}}, wounds={"philip_hase": 4})
    step(st, "use stratege", "choose otto_streit", "pay langschwert")
    until(st, lambda st: can(st, "use eko_sorridi"), last=True)
    step(st, "use eko_sorridi")
    until(st, lambda st: st.mover() == 1 and can(st, "move eko_sorridi"))
    gone = [who for who in ("otto_streit", "philip_hase") if zone(st, who) == "play" and place(st, who) != "docks"]
    assert "otto_streit" in gone
    assert wounds(st).get("otto_streit", 0) + (zone(st, "philip_hase") == "locker") == 1  # one of them, once a Day


@pytest.mark.rule("FIV-C-143")
def test_nobody_is_asked_for_an_order_where_nothing_could_answer() -> None:
    st = into_dusk({"raton": "docks", "sanjay": "docks"}, {"otto_streit": "docks", "philip_hase": "docks"}, 0)
    assert not isinstance(st.stack[-1], Leaving)
    assert st.day == 2


@pytest.mark.card("fivesails", "leshiye_of_the_wood")
@pytest.mark.card("fivesails", "eko_sorridi")
@pytest.mark.rule("FIV-C-143")
def test_whom_one_effect_moves_leave_together_too() -> None:
    """Eko is sent Home with all the others, and sees an enemy off."""
    st = pos(
        {"leader": "yevgeni", "crew": {"ren": "docks"}, "scheme": "leshiye_of_the_wood"},
        {"leader": "soline_el_gato", "crew": {"eko_sorridi": "docks"}},
    )
    st.stack.append(Scheme(0))
    st.advance()
    go(st, "place docks", "place forums", "use eko_sorridi")
    assert wounds(rest(st)) == {"ren": 1}
    assert (place(st, "eko_sorridi"), place(st, "ren")) == ("home 2", "home 1")


@pytest.mark.card("fivesails", "amour", "eko_sorridi")
@pytest.mark.rule("FIV-C-143")
def test_lovers_go_home_at_the_same_time() -> None:
    """Eko, who acts, sees his love off."""
    me = {"leader": "soline_el_gato", "crew": {"eko_sorridi": "docks"}, "hand": ["amour", "taunt"]}
    st = pos(me, {"crew": {"otto_streit": "docks"}})
    go(st, "use amour", "pay taunt", "use eko_sorridi")
    assert (wounds(st), place(st, "otto_streit"), place(st, "eko_sorridi")) == ({"otto_streit": 1}, "home 2", "home 1")


@pytest.mark.card("fivesails", "sirens_scream", "penya_shows_the_way", "matushkas_sight")
@pytest.mark.rule("FIV-C-157", "FIV-C-36")
def test_a_card_that_is_only_looked_at_is_not_revealed() -> None:
    st = pos(
        {"leader": "yevgeni", "crew": {"vedma": "docks"}, "hand": ["matushkas_sight"], "renown": 1},
        city_deck=["sirens_scream", "eko_sorridi", "leja_juska"],
    )
    step(st, "use matushkas_sight", "choose vedma", "option 3")
    assert st.renown == [1, 0]


@pytest.mark.card("fivesails", "crystal_eye", "kalla_forsberg")
@pytest.mark.rule("FIV-C-159", "FIV-C-161", "FIV-C-198")
@pytest.mark.parametrize(("plan", "gained"), [("marooned", 0), ("lets_haggle", 1)])
def test_an_eye_that_is_handed_over_notes_anew_and_forgets(plan: str, gained: int) -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks", "kalla_forsberg": "docks"}, "hand": ["triage"], "approach": []}
    foe = {**VODACCE, "approach": ["marooned", "lets_haggle"]}
    st = pos(me, foe, city={"docks": ["crystal_eye"]})
    go(st, "equip crystal_eye", "choose otto_streit", "pay triage")
    go(st, "choose marooned")
    assert eye_of(st) == [(0, "marooned")]
    go(st, "pass", "use kalla_forsberg")
    if can(st, "choose kalla_forsberg"):
        go(st, "choose kalla_forsberg")
    go(st, "choose lets_haggle")
    assert (bearer(st, "crystal_eye"), eye_of(st)) == ("kalla_forsberg", [(0, "lets_haggle")])
    step(st, "pass", "pass", f"choose {plan}")
    assert offers(st, "use crystal_eye 2") == (gained == 1)


@pytest.mark.card("fivesails", "crystal_eye", "robbery")
@pytest.mark.rule("FIV-C-159", "FIV-C-198")
@pytest.mark.parametrize("left", [["marooned", "lets_haggle"], []])
def test_a_stolen_eye_has_forgotten_what_its_owner_noted(left: list[str]) -> None:
    """Even if there is nothing for the thief to note, since nobody has an Approach Deck any more."""
    me = {**CASTILLE, "crew": {"raton": "docks"}, "hand": ["robbery", "taunt"], "approach": ["marooned"]}
    foe = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["langschwert", "triage"], "approach": left}
    st = pos(foe, me, city={"docks": ["crystal_eye"]})
    go(st, "equip crystal_eye", "pay triage")
    rest(st)
    if can(st, "choose marooned"):
        go(st, "choose marooned")
    assert eye_of(st) == [(0, "marooned")]
    go(st, "pass", "challenge otto_streit", "accept")
    step(st, "choose robbery", "use robbery 2")
    if can(st, "choose crystal_eye"):
        step(st, "choose crystal_eye")
    step(st, "pay taunt")
    until(st, lambda st: bearer(st, "crystal_eye") == "raton")
    strike(st)
    if left:
        until(st, lambda st: bool(eye_of(st)))
    assert [seat for seat, _ in eye_of(st)] == ([1] if left else [])


@pytest.mark.card("fivesails", "bastien_girard", "hidden_corridors")
@pytest.mark.rule("FIV-C-163")
def test_nobody_is_asked_for_an_order_where_none_matters() -> None:
    st = pos(
        {"crew": {"otto_streit": "forums"}},
        {"crew": {"bastien_girard": "forums"}, "hand": ["hidden_corridors", "boon"]},
        first=1,
    )
    go(st, "challenge otto_streit", "accept", "choose hidden_corridors", "use bastien_girard 1")
    step(st, "use hidden_corridors", "pay boon")
    assert not isinstance(st.stack[-1], RoundEnds)


@pytest.mark.card("fivesails", "i_know_that_trick", "let_the_sword_decide", "kaspars_panzerhand")
@pytest.mark.rule("FIV-C-167")
@pytest.mark.parametrize(("scheme", "times"), [("let_the_sword_decide", 1), ("", 0)])
def test_what_is_copied_is_not_announced_once_more(scheme: str, times: int) -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}, "hand": ["i_know_that_trick"]},
        {"crew": {"otto_streit": "docks"}, "hand": ["triage"], "scheme": scheme},
        gear={"kaspars_panzerhand": "otto_streit", "langschwert": "otto_streit"},
    )
    go(st, "challenge servo_scarpa", "accept", "choose triage")
    step(st, "choose i_know_that_trick", "use i_know_that_trick")
    answers = 0
    while not isinstance(st.stack[-1], AskStyle):
        if isinstance(st.stack[-1], Window):
            answers += 1
            st.apply(st.mover(), 0)
        else:
            step(st, "use langschwert 1")
    assert answers == times


@pytest.mark.card("fivesails", "angelo", "uppmans_jacket", "opulence", "devotion")
@pytest.mark.rule("FIV-C-170", "FIV-C-145")
@pytest.mark.parametrize(
    ("side", "texts", "drawn"),
    [
        ({"crew": {"angelo": "docks"}}, ["use angelo"], ["angelo"]),
        ({"crew": {"servo_scarpa": "docks"}, "hand": ["boon"]}, ["use uppmans_jacket", "choose boon"], ["boon"]),
        ({"hand": ["opulence", "boon"]}, ["use opulence"], ["boon"]),
        ({"hand": ["opulence"]}, [], ["opulence"]),
        ({"hand": ["devotion", "boon"]}, ["use devotion", "pay boon"], []),  # it is sunk, being the only one
    ],
)
def test_what_a_cost_has_discarded_is_there_to_be_drawn(
    side: dict[str, Any], texts: list[str], drawn: list[str]
) -> None:
    gear = {"uppmans_jacket": "servo_scarpa"} if "servo_scarpa" in side.get("crew", {}) else {}
    st = pos({**side, **BARE}, gear=gear)
    if texts:
        go(st, *texts)
    else:
        assert not can(st, "use opulence")
    assert hand(st, 0) == drawn


@pytest.mark.rule("FIV-C-171")
@pytest.mark.parametrize("language", ["en", "de"])
def test_who_takes_the_inn_is_not_told_to_have_drawn_there(language: str) -> None:
    """Another player has: the Action is that of the location, and it was used today."""
    st = pos(
        {"crew": {"servo_scarpa": "oles_inn"}},
        {"crew": {"uwe_zimmerman": "oles_inn", "edeline_trinken": "oles_inn"}},
        more=[{}],
        control={"oles_inn": 0},
    )
    go(st, "draw at oles_inn", "claim uwe_zimmerman", "pass", "pass")
    refusal = st.why_not(1, "draw at oles_inn")
    assert refusal is not None
    assert refusal.rule == "FIV-C-171"
    said = Speaker(GAME, language=language, otherwise=language).say(refusal.reason)
    assert "You " not in said
    assert "du " not in said


@pytest.mark.card("fivesails", "night_of_drinking", "mirelis_revision")
@pytest.mark.rule("FIV-C-182")
@pytest.mark.parametrize(("card", "able"), [("night_of_drinking", False), ("taunt", True)])
def test_a_combat_card_does_not_cancel_what_is_done_to_it(card: str, able: bool) -> None:
    foe = {**CASTILLE, "crew": {"sanjay": "forums"}, "hand": ["night_of_drinking", "taunt", "boon"]}
    st = duel({**USSURA, "crew": {"ren": "forums"}, "hand": ["mirelis_revision", "sunder"]}, foe)
    step(st, f"choose {card}", "use mirelis_revision", "pay sunder")
    assert can(st, "use night_of_drinking") == able


@pytest.mark.card("fivesails", "boon", "fates_burden")
@pytest.mark.rule("FIV-C-183")
@pytest.mark.parametrize("risk", ["boon", "fates_burden"])
def test_why_a_risk_that_is_borne_is_not_played(risk: str) -> None:
    """Neither the place nor a trait is amiss: Sibella is a Sorcerer and a Strega, and in the city."""
    st = pos({"crew": {"sibella_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}}, gear={risk: "sibella_scarpa"})
    assert why(st, f"use {risk} ability 1") == ("FIV-C-183", f"no-playing-from-there card=card:{risk}")


@pytest.mark.card("fivesails", "move_along", "stubborn")
@pytest.mark.rule("FIV-C-189")
def test_who_goes_home_the_second_time_has_gone() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["move_along", "boon"]}
    st = pos(me, {**USSURA, "crew": {"torsten_vakt": "docks"}, "hand": ["stubborn"]})
    step(st, "use move_along", "pay boon", "go home", "use stubborn", "go home")
    rest(st)
    assert (place(st, "torsten_vakt"), engaged(st)) == ("home 2", {"torsten_vakt"})
    assert isinstance(st.stack[-1], Turn)
    assert wounds(st) == {}


@pytest.mark.card("fivesails", "move_along", "eko_sorridi")
@pytest.mark.rule("FIV-C-189", "FIV-C-94")
@pytest.mark.parametrize(("hurt", "ends"), [(0, "home 2"), (4, "")])
def test_who_is_sent_home_passes_eko_and_the_challenge_is_over_either_way(hurt: int, ends: str) -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks", "eko_sorridi": "docks"}, "hand": ["move_along", "boon"]}
    st = pos(me, {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks"}}, wounds={"servo_scarpa": hurt})
    step(st, "use move_along", "choose otto_streit", "pay boon", "go home", "use eko_sorridi")
    rest(st)
    assert (place(st, "servo_scarpa"), st.duel.stage, isinstance(st.stack[-1], Turn)) == (ends, 0, True)
    assert zone(st, "servo_scarpa") == ("play" if ends else "locker")


@pytest.mark.card("fivesails", "penya_shows_the_way", "indomitable_will")
@pytest.mark.rule("FIV-C-192")
def test_who_is_shown_the_way_keeps_the_location_overnight() -> None:
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will"], "approach": []}
    st = pos(me, {"approach": []}, city={"docks": ["penya_shows_the_way"]})
    go(st, "use indomitable_will", "pass")
    step(st, "pass", "use penya_shows_the_way")
    until(st, lambda now: now.day == 2)
    assert (place(st, "ren"), held(st)) == ("docks", {"docks": 0})


@pytest.mark.card("fivesails", "vittoria_anselmo", "makepeace_botwighte")
@pytest.mark.rule("FIV-C-207")
def test_where_no_thug_can_be_the_target_nothing_happens_to_anybody() -> None:
    crew = {"vittoria_anselmo": "forums", "buratino": "forums", "dante": "forums"}
    st = pos(
        {**CASTILLE, "crew": {"makepeace_botwighte": "forums"}}, {**VODACCE, "crew": crew}, engaged=["vittoria_anselmo"]
    )
    step(st, "use makepeace_botwighte", "use vittoria_anselmo", "choose dante")
    rest(st)
    assert [place(st, id) for id in crew] == ["forums"] * 3


@pytest.mark.card("fivesails", "vittoria_anselmo", "unyielding_loyalty", "adelheide_schmidt")
@pytest.mark.rule("FIV-C-207", "FIV-C-169")
@pytest.mark.parametrize("loyal", [True, False])
def test_the_thug_who_became_the_target_may_be_saved(loyal: bool) -> None:
    """Whom the opponent has picked is known by then."""
    me = {**CASTILLE, "crew": {"adelheide_schmidt": "docks"}}
    crew = {"vittoria_anselmo": "docks", "buratino": "docks", "dante": "docks"}
    foe = {**VODACCE, "crew": crew, "hand": ["unyielding_loyalty", "angelo", "boon"]}
    st = pos(me, foe, gear={"breastplate": "adelheide_schmidt"})
    step(st, "use adelheide_schmidt", "choose vittoria_anselmo", "use vittoria_anselmo", "pass", "pass", "choose dante")
    if loyal:
        step(st, "use unyielding_loyalty", "pay boon", "choose angelo")
    step(st, "option 2")
    rest(st)
    assert wounds(st) == ({} if loyal else {"dante": 1})
    assert place(st, "vittoria_anselmo") == "home 2"  # a Thug was the target either way


@pytest.mark.card("fivesails", "the_boars_guile", "object_of_wonder", "reputation_meritee")
@pytest.mark.rule("FIV-C-210", "FIV-C-65")
def test_who_was_named_and_comes_back_is_still_named() -> None:
    me: dict[str, Any] = {**USSURA, "crew": {"torsten_vakt": "docks"}, "scheme": "the_boars_guile"}
    foe = {**MONTAIGNE, "crew": {"odette_dubois_darrent": "docks", "jean_urbain": "docks"}, "approach": []}
    st = pos(
        {**me, "hand": ["sunder"]},
        {**foe, "scheme": "reputation_meritee", "hand": ["defending_honor"]},
        gear={"object_of_wonder": "odette_dubois_darrent"},
        wounds={"jean_urbain": 3},
    )
    resolved(st, "option 1", "place forums", "choose jean_urbain")
    go(st, "challenge torsten_vakt", "choose jean_urbain", "refuse", "use object_of_wonder")
    assert zone(st, "jean_urbain") == "approach"
    go(st, "use reputation_meritee")
    assert (place(st, "jean_urbain"), wounds(st)) == ("docks", {})
    st.engaged[number(st, "torsten_vakt")] = 0
    st.offered = None
    named(st, 3)


@pytest.mark.rule("FIV-C-213")
def test_of_two_equal_cards_the_other_one_is_neither_too_dear_nor_useless() -> None:
    held = ["throwing_knife", "throwing_knife", "come_hither", "come_hither", "pull"]
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": held})
    for verb, card in ((A_EQUIP, "throwing_knife"), (A_ABILITY, "come_hither")):
        copies = [verb + i for i in st.hands[0] if CARDS[st.kind[i]].id == card]
        one, other = sorted(copies, key=st.actions(0).count)
        assert other in st.actions(0)
        refusal = GAME.refusals.of_action(st, 0, one)
        assert (refusal.rule, notation(refusal.reason)) == ("FIV-C-213", f"no-equal-card card=card:{card}")


@pytest.mark.card("fivesails", "cavalier_hat", "mastercrafted_rapier", "guild_triskelion", "shoddy_craftsmanship")
@pytest.mark.rule("FIV-C-218", "FIV-EX-18")
def test_who_is_no_duelist_any_more_keeps_the_hat() -> None:
    """Otto was one only by the Triskelion. He challenges with the Hat, and with the rapier's Technique; nobody else who
    is no Duelist is handed either of them."""
    st = pos(
        {**EISEN, "crew": {"otto_streit": "docks", "kalla_forsberg": "docks"}},
        {**USSURA, "crew": {"torsten_vakt": "docks"}, "hand": ["shoddy_craftsmanship", "boon"]},
        gear=dict.fromkeys(["guild_triskelion", "cavalier_hat", "mastercrafted_rapier"], "otto_streit"),
        turn=1,
    )
    go(st, "use shoddy_craftsmanship", "pay boon", "choose guild_triskelion")
    assert [bearer(st, id) for id in ("cavalier_hat", "mastercrafted_rapier")] == ["otto_streit"] * 2
    assert not can(st, "use kalla_forsberg")
    step(st, "use cavalier_hat", "use mastercrafted_rapier")
    rest(st)
    assert "accept" in says(st)
