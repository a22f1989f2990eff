"""Challenges that a lawyer would make something of: who may answer, who may step in, what a refusal costs."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.state.duel import NO_DUEL

from .playing import (
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    pile,
    place,
    pools,
    pos,
    renown,
    rest,
    says,
    step,
    strike,
    wounds,
    zone,
)


@pytest.mark.card("fivesails", "legendary_reputation", "vladislav_novikoff", "kaspar_dietrich")
@pytest.mark.rule("FIV-CHAL-9", "FIV-GOLD-1")
@pytest.mark.parametrize(("tired", "able"), [([], True), (["kaspar_dietrich"], False)])
def test_against_a_legend_only_leaders_step_in_and_only_en_garde(tired: list[str], able: bool) -> None:
    """Vladislav could intervene even engaged, but he is no Leader."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["legendary_reputation", "boon", "pull"]}
    crew = {"otto_streit": "docks", "vladislav_novikoff": "docks", "kaspar_dietrich": "docks"}
    st = pos(me, {"crew": crew}, engaged=tired)
    step(st, "use legendary_reputation", "pay boon", "pay pull", "choose otto_streit")
    rest(st)
    assert (can(st, "intervene kaspar_dietrich"), can(st, "intervene vladislav_novikoff")) == (able, False)
    assert "jean_urbain" not in engaged(st)


@pytest.mark.card("fivesails", "guild_triskelion")
@pytest.mark.rule("FIV-CHAL-7", "FIV-CHAL-8", "FIV-DUEL-1")
@pytest.mark.parametrize("target", ["otto_streit", "kaspar_dietrich"])
def test_only_a_leader_refuses_the_triskelion(target: str) -> None:
    """It is Finesse that makes the threat and limits the wounds: Jean has 2 and 1 by the Triskelion, Combat 3."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}}
    st = pos(
        me,
        {"crew": {"otto_streit": "docks", "kaspar_dietrich": "docks"}, "hand": ["langschwert"]},
        gear={"guild_triskelion": "jean_urbain"},
    )
    step(st, "use guild_triskelion", f"choose {target}")
    rest(st)
    assert can(st, "refuse") == (target == "kaspar_dietrich")
    go(st, "intervene kaspar_dietrich" if target == "otto_streit" else "accept")
    assert (pools(st), "jean_urbain" in engaged(st)) == ((0, 3), True)
    assert ("kaspar_dietrich" in engaged(st)) == (target == "otto_streit")


@pytest.mark.card("fivesails", "ambush", "guild_triskelion", "move_along")
@pytest.mark.rule("FIV-CHAL-7", "FIV-C-93")
def test_an_ambush_leaves_the_other_terms_of_a_challenge_alone() -> None:
    """Move Along lets the target go Home, ambushed or not."""
    me = {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "hand": ["move_along", "langschwert"]}
    foe = {**VODACCE, "crew": {"servo_scarpa": "docks", "sibella_scarpa": "docks"}, "hand": ["ambush", "boon"]}
    st = pos(me, foe)
    step(st, "use move_along", "pay langschwert", "choose servo_scarpa", "use ambush", "pay boon")
    rest(st)
    assert not can(st, "intervene sibella_scarpa")
    assert len(says(st)) == 3  # accept, refuse, go Home


@pytest.mark.card("fivesails", "parley_gone_wrong", "point_of_opportunity")
@pytest.mark.rule("FIV-C-128")
def test_renown_moved_to_the_forums_by_an_event_opens_the_way_to_intervene() -> None:
    """The event is a card, and whoever uses it moves the Renown."""
    me = {"crew": {"servo_scarpa": "forums"}, "scheme": "parley_gone_wrong"}
    foe = {"crew": {"otto_streit": "forums", "philip_hase": "forums", "uwe_zimmerman": "forums"}}
    city = {"forums": ["point_of_opportunity"]}
    st = pos(me, foe, city=city, renown={"docks": 1}, turn=1)
    step(st, "use point_of_opportunity", "choose uwe_zimmerman")
    rest(st)
    assert renown(st) == {"forums": 1}
    go(st, "challenge servo_scarpa", "choose otto_streit")
    assert (can(st, "intervene philip_hase"), can(st, "intervene uwe_zimmerman")) == (True, False)


@pytest.mark.card("fivesails", "carmella_vanessa_salvaggi", "nazem_ibn_umur")
@pytest.mark.rule("FIV-CHAL-12", "FIV-C-160")
def test_nazem_cannot_engage_who_is_engaged_and_she_may_still_strike_back() -> None:
    """Carmella refuses and is engaged for it; once a Day she may challenge all the same."""
    me = {**USSURA, "crew": {"nazem_ibn_umur": "docks"}}
    st = pos(me, {"crew": {"carmella_vanessa_salvaggi": "docks"}})
    go(st, "challenge nazem_ibn_umur", "refuse")
    assert (engaged(st), wounds(st)) == (
        {"nazem_ibn_umur", "carmella_vanessa_salvaggi"},
        {"carmella_vanessa_salvaggi": 2},
    )
    go(st, "challenge carmella_vanessa_salvaggi", "refuse")
    assert wounds(st)["nazem_ibn_umur"] == 3


@pytest.mark.card("fivesails", "yevgeni", "veronicas_guile")
@pytest.mark.rule("FIV-C-88", "FIV-REACT-5", "FIV-STATE-4")
def test_yevgeni_is_en_garde_again_after_the_wounds_of_a_refusal() -> None:
    me = {**USSURA, "crew": {"yevgeni": "docks"}}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks"}})
    step(st, "challenge yevgeni", "refuse")
    assert wounds(st) == {"uwe_zimmerman": 4}
    go(st, "use yevgeni")
    assert engaged(st) == set()
    go(st, "pass", "challenge yevgeni", "refuse")
    assert (zone(st, "uwe_zimmerman"), engaged(st)) == ("locker", {"yevgeni"})


@pytest.mark.card("fivesails", "odette_dubois_darrent", "jean_urbain")
@pytest.mark.rule("FIV-C-91", "FIV-REACT-4")
def test_odette_gains_by_a_challenge_that_somebody_else_accepts() -> None:
    """A Musketeer steps in for her, unengaged, and that is accepting."""
    me = {"crew": {"servo_scarpa": "docks"}}
    foe = {**MONTAIGNE, "crew": {"odette_dubois_darrent": "docks", "jean_urbain": "docks"}, "hand": ["boon"]}
    st = pos(me, foe, renown={"forums": 1})
    step(st, "challenge servo_scarpa", "choose odette_dubois_darrent", "intervene jean_urbain")
    assert offers(st, "use odette_dubois_darrent")
    go(st, "use odette_dubois_darrent")
    assert (renown(st), engaged(st)) == ({"docks": 1}, {"servo_scarpa"})


@pytest.mark.card("fivesails", "odette_dubois_darrent")
@pytest.mark.rule("FIV-CHAL-9", "FIV-STATE-3")
def test_a_musketeer_who_is_engaged_does_not_step_in_for_odette() -> None:
    foe = {**MONTAIGNE, "crew": {"odette_dubois_darrent": "docks", "jean_urbain": "docks"}, "hand": ["boon"]}
    st = pos({"crew": {"servo_scarpa": "docks"}}, foe, engaged=["jean_urbain"])
    step(st, "challenge servo_scarpa", "choose odette_dubois_darrent")
    rest(st)
    assert not can(st, "intervene jean_urbain")


@pytest.mark.card("fivesails", "stiletto", "leontine_giroux")
@pytest.mark.rule("FIV-C-94", "FIV-C-93")
@pytest.mark.parametrize("whom", ["challenger", "challenged"])
def test_a_stiletto_may_end_a_challenge_before_it_is_answered(whom: str) -> None:
    me = {"crew": {"servo_scarpa": "docks"}}
    foe = {**VODACCE, "crew": {"sibella_scarpa": "docks", "cesca_del_rosso": "docks"}}
    hurt = {"servo_scarpa": 4} if whom == "challenger" else {"sibella_scarpa": 3}
    st = pos(me, foe, gear={"stiletto": "cesca_del_rosso"}, wounds=hurt)
    step(st, "challenge servo_scarpa", "choose sibella_scarpa", "use stiletto")
    rest(st)
    go(st, "option 1" if whom == "challenger" else "option 2")
    assert (zone(st, next(iter(hurt))), st.duel.stage, st.mover()) == ("locker", NO_DUEL, 1)


@pytest.mark.card("fivesails", "defending_honor", "carmella_vanessa_salvaggi")
@pytest.mark.rule("FIV-CHAL-4", "FIV-C-49")
def test_honor_makes_somebody_challenge_who_is_engaged_and_engages_nobody() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks", "henri_michelet": "docks"}, "hand": ["defending_honor", "boon"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks"}}, engaged=["uwe_zimmerman"])
    step(st, "use defending_honor", "pay boon")
    rest(st)
    assert (st.mover(), sorted(text.split()[1] for text in says(st))) == (1, ["henri_michelet", "jean_urbain"])
    go(st, "choose henri_michelet")
    assert (st.mover(), can(st, "refuse"), can(st, "intervene jean_urbain")) == (0, True, True)


@pytest.mark.card("fivesails", "defending_honor", "sigurd_ulfsen", "nothing_personal")
@pytest.mark.rule("FIV-CHAL-6", "FIV-C-145")
def test_honor_demands_nothing_of_who_never_challenges() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["defending_honor", "boon"]}
    st = pos(me, {"crew": {"sigurd_ulfsen": "docks"}})
    assert not can(st, "use defending_honor")


@pytest.mark.card("fivesails", "epee_sanglante", "vladislav_novikoff")
@pytest.mark.rule("FIV-C-133", "FIV-C-152")
def test_first_blood_of_vladislav_is_paid_for() -> None:
    """He takes the challenge's threat: the challenger has wounded first, and steals a Renown."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "scheme": "epee_sanglante"}
    foe = {"crew": {"otto_streit": "docks", "vladislav_novikoff": "docks"}, "renown": 2}
    st = pos(me, foe, engaged=["vladislav_novikoff"])
    step(st, "use epee_sanglante", "choose otto_streit")
    rest(st)
    assert not can(st, "refuse")
    go(st, "intervene vladislav_novikoff")
    assert (wounds(st), st.renown, st.duel.stage) == ({"vladislav_novikoff": 3}, [1, 1], NO_DUEL)


@pytest.mark.card("fivesails", "servo_scarpa", "eko_sorridi")
@pytest.mark.rule("FIV-C-130", "FIV-C-165")
def test_servo_may_die_on_the_way_to_his_challenge() -> None:
    me = {"crew": {"servo_scarpa": "docks", "sibella_scarpa": "forums"}}
    st = pos(me, {"crew": {"eko_sorridi": "docks", "otto_streit": "forums"}}, wounds={"servo_scarpa": 4})
    step(st, "challenge servo_scarpa", "choose otto_streit", "use eko_sorridi")
    rest(st)
    assert (zone(st, "servo_scarpa"), wounds(st), st.duel.stage, st.mover()) == ("locker", {}, NO_DUEL, 1)


@pytest.mark.card("fivesails", "youre_embarrassing_yourself", "daniella_dietrich")
@pytest.mark.rule("FIV-C-113", "FIV-COST-6")
def test_a_mercenary_who_is_laughed_at_for_daniella_challenges_nobody() -> None:
    me = {**EISEN, "crew": {"daniella_dietrich": "docks", "leja_juska": "docks"}}
    foe = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["youre_embarrassing_yourself"]}
    st = pos(me, foe)
    step(st, "use daniella_dietrich", "use youre_embarrassing_yourself")
    rest(st)
    assert (st.duel.stage, engaged(st), st.mover(), pile(st, 1)) == (NO_DUEL, set(), 1, ["youre_embarrassing_yourself"])
    go(st, "pass")
    assert not can(st, "use daniella_dietrich")  # used, though it came to nothing


@pytest.mark.card("fivesails", "valeri_mikhailov", "stubborn", "henri_michelet")
@pytest.mark.rule("FIV-CHAL-6", "FIV-C-145")
def test_valeri_who_does_not_arrive_challenges_nobody() -> None:
    """His own side keeps him where he is: there is nobody opposing him, and what was paid is paid."""
    me = {**USSURA, "crew": {"valeri_mikhailov": "docks"}, "hand": ["stubborn"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "forums"}})
    step(st, "use valeri_mikhailov", "use stubborn")
    rest(st)
    assert (place(st, "valeri_mikhailov"), engaged(st), st.duel.stage) == ("docks", {"valeri_mikhailov"}, NO_DUEL)


@pytest.mark.card("fivesails", "polished_flintlock", "vissenta_scarpa")
@pytest.mark.rule("FIV-C-112", "FIV-HOST-1", "FIV-C-89")
def test_a_lethal_challenge_that_is_refused() -> None:
    """Terrell's Thrust is one more than his Combat: only Lethal lets it wound. Only one Technique goes with it."""
    foe = {**VODACCE, "crew": {"servo_scarpa": "docks"}}
    me = {**EISEN, "crew": {"terrell_brandt": "docks"}}
    for technique, count in (("terrell_brandt", 3), ("polished_flintlock 2", 3)):
        st = pos(me, foe, gear={"polished_flintlock": "terrell_brandt"})
        step(st, "challenge terrell_brandt", f"use {technique}")
        rest(st)
        go(st, "refuse")
        assert wounds(st) == {"servo_scarpa": count}
        assert ("polished_flintlock" in engaged(st)) == (technique != "terrell_brandt")


@pytest.mark.card("fivesails", "veronicas_guile", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-DUEL-1", "FIV-DASH-3", "FIV-HOST-1")
def test_a_duel_of_influence_against_a_dash() -> None:
    """Adelheide has a dash: she wounds nobody by threat, and is wounded as any other."""
    me = {"crew": {"sibella_scarpa": "docks"}, "hand": ["veronicas_guile", "boon", "pull"]}
    foe = {"crew": {"adelheide_schmidt": "docks"}, "hand": ["precision", "langschwert"]}
    st = pos(me, foe)
    go(st, "use veronicas_guile", "pay boon", "accept")
    assert pools(st) == (0, 3)
    step(st, "choose langschwert")
    strike(st)
    assert (wounds(st), pools(st)) == ({"adelheide_schmidt": 1}, (3, 0))
    go(st, "pass")
    assert (wounds(st), held(st), hand(st, 0)) == ({"adelheide_schmidt": 1}, {}, ["pull"])


@pytest.mark.card("fivesails", "rena_klingenhalter")
@pytest.mark.rule("FIV-ATT-3", "FIV-REPLACE-2")
def test_renas_engaged_weapon_still_arms_her() -> None:
    """She steps in by engaging it; +1 Combat while she has it, engaged or not."""
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["boon", "rough_em_up"]}
    foe = {"crew": {"rena_klingenhalter": "docks", "otto_streit": "docks"}, "hand": ["precision", "langschwert"]}
    st = pos(me, foe, gear={"langschwert": "rena_klingenhalter"}, engaged=["rena_klingenhalter"])
    go(st, "challenge servo_scarpa", "choose otto_streit", "intervene rena_klingenhalter")
    assert "langschwert" in engaged(st)
    step(st, "choose precision")
    strike(st)
    go(st, "pass")
    assert wounds(st)["servo_scarpa"] == 3  # four threat, limited by Combat 2 and 1
    assert st.place[number(st, "servo_scarpa")] == st.place[number(st, "rena_klingenhalter")]
