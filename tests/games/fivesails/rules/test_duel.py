"""The duel: rounds, threat, Restricted Hostilities, the Final Strike."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.state.duel import NO_DUEL

from ..playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    at_the_brink,
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
    pools,
    pos,
    rest,
    says,
    step,
    strike,
    struck,
    table,
    told,
    wounds,
    zone,
)


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


@pytest.mark.rule("FIV-DUEL-2", "FIV-DUEL-3", "FIV-DUEL-21", "FIV-CHAL-11", "FIV-DUEL-6")
def test_not_today() -> None:
    st = duel(
        {"crew": {"servo_scarpa": "forums", "sibella_scarpa": "forums"}},
        {"hand": ["not_today"]},
        gear={"eager_blade": "servo_scarpa"},
    )
    assert pools(st) == (0, 4)
    assert not can(st, "pass")
    go(st, "choose not_today")
    assert (wounds(st), place(st, "uwe_zimmerman"), st.duel.stage) == ({"uwe_zimmerman": 1}, "home 2", NO_DUEL)
    assert "uwe_zimmerman" in engaged(st)


@pytest.mark.rule(
    "FIV-EX-3",
    "FIV-DUEL-5",
    "FIV-DUEL-7",
    "FIV-DUEL-8",
    "FIV-DUEL-9",
    "FIV-DUEL-12",
    "FIV-DUEL-18",
    "FIV-DUEL-19",
    "FIV-C-99",
    "FIV-C-100",
    "FIV-C-106",
    "FIV-C-107",
    "FIV-KEY-1",
    "FIV-KEY-12",
    "FIV-KEY-15",
    "FIV-RISK-4",
)
def test_restricted_hostilities() -> None:
    st = duel(
        {"crew": {"servo_scarpa": "forums"}, "hand": ["pull"]},
        {"crew": {"otto_streit": "forums"}, "hand": ["precision"]},
    )
    go(st, "choose precision")
    assert pools(st) == (4, 0)
    assert zone(st, "precision") == "line"
    assert st.mover() == 0
    go(st, "pass")
    assert wounds(st) == {"servo_scarpa": 1, "otto_streit": 2}  # Combat 1 makes 1 wound of 4 threat
    assert (st.duel.stage, zone(st, "precision")) == (NO_DUEL, "discard")


@pytest.mark.rule("FIV-C-97", "FIV-DUEL-6", "FIV-DUEL-8")
def test_who_has_accepted_and_has_nothing_to_play_takes_the_wounds() -> None:
    st = duel({}, {"hand": [], "deck": [], "empty": True})
    assert says(st) == ["pass"]
    before = pools(st)[1]
    go(st, "pass")
    assert (wounds(st), st.duel.stage) == ({"uwe_zimmerman": before}, NO_DUEL)


@pytest.mark.rule("FIV-EX-22", "FIV-C-103", "FIV-DUEL-13", "FIV-DUEL-16", "FIV-DUEL-10", "FIV-DUEL-17")
def test_rapier_and_friends_at_court() -> None:
    st = duel(
        {"crew": {"sarafina": "forums"}},
        {"leader": "odette_dubois_darrent", "crew": {"henri_michelet": "forums"}, "hand": ["friends_at_court"]},
        gear={"mastercrafted_rapier": "henri_michelet"},
    )
    assert pools(st) == (0, 2)
    go(st, "choose friends_at_court", "use mastercrafted_rapier")
    assert struck(st) == (1, 2, 3)
    assert pools(st) == (4, 0)


@pytest.mark.rule("FIV-EX-14", "FIV-DUEL-14", "FIV-DUEL-15")
def test_strength_of_ten_plain() -> None:
    st = duel(
        {"crew": {"aldo_bussotti": "forums"}},
        {"leader": "yevgeni", "crew": {"torsten_vakt": "forums"}, "hand": ["strength_of_ten"]},
    )
    assert pools(st) == (0, 1)
    go(st, "choose strength_of_ten", "pass")
    assert struck(st) == (2, 1, 0)
    assert pools(st) == (1, 0)


@pytest.mark.card("fivesails", "veronicas_guile", "elina_georginova")
@pytest.mark.rule("FIV-C-117", "FIV-DUEL-20", "FIV-HOST-1")
def test_a_foe_sent_home_faces_nothing_and_you_still_face_yours() -> None:
    """Sibella has more Influence than Uwe and sends him Home; the 3 threat that he made wounds her by his Combat."""
    me = {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]}
    foe = {**VODACCE, "crew": {"sibella_scarpa": "forums"}, "hand": ["veronicas_guile", "boon"]}
    st = duel(me, foe)
    step(st, "choose veronicas_guile", "use veronicas_guile", "pay boon")
    rest(st)
    assert (place(st, "uwe_zimmerman"), wounds(st), st.duel.stage) == ("home 1", {"sibella_scarpa": 2}, NO_DUEL)


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


@pytest.mark.card("fivesails", "epee_sanglante", "syrneth_hand")
@pytest.mark.rule("FIV-C-9", "FIV-FINAL-2")
def test_who_is_out_steals_nothing_with_a_last_strike() -> None:
    """Yevgeni dies of the Hand before anybody has drawn blood; his card is the first to do so, and he owns nothing."""
    st = table(
        {},
        {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "scheme": "epee_sanglante", "renown": 2},
        {**USSURA, "crew": {"yevgeni": "docks"}, "hand": ["sunder"]},
        gear={"syrneth_hand": "yevgeni"},
        turn=1,
    )
    go(st, "use epee_sanglante", "accept")
    at_the_brink(st, 2)
    step(st, "choose sunder", "use syrneth_hand")
    strike(st)
    assert (st.eliminated, st.mover()) == ([0, 0, 1], 1)
    go(st, "pass")
    assert (st.renown, st.duel.stage) == ([0, 2, 0], NO_DUEL)


@pytest.mark.rule("FIV-C-11", "FIV-FINAL-2", "FIV-FINAL-3", "FIV-LKI-2")
@pytest.mark.parametrize("answer", ["pass", "choose langschwert"])
def test_of_three_the_last_card_of_a_fallen_leader_is_still_faced(answer: str) -> None:
    """Yevgeni falls with his own card on the table: its threat is Uwe's to answer, limited by what Yevgeni had."""
    st = table(
        {},
        {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]},
        {"crew": {"yevgeni": "forums"}, "hand": ["sunder", "boon"]},
        turn=1,
    )
    at_the_brink(st, 2)
    go(st, "challenge uwe_zimmerman", "accept")
    step(st, "choose sunder")
    st.duel.changes = st.duel.changes.plus(0, 0, 2)
    go(st, "pass")
    assert st.eliminated == [0, 0, 1]
    assert pools(st)[0] > 0
    assert st.mover() == 1
    before = pools(st)[0]
    go(st, answer)
    assert before > 4  # Yevgeni's last Combat, so that is the most that Uwe suffers
    assert wounds(st) == {"uwe_zimmerman": 4}
    while st.duel.stage != NO_DUEL:
        go(st, "pass")
    assert (st.duel.stage, st.mover()) == (NO_DUEL, 0)


@pytest.mark.card("fivesails", "sarafina", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-C-145", "FIV-FINAL-3")
@pytest.mark.parametrize(("side", "who"), [(VODACCE, "sarafina"), (CASTILLE, "lorenzo_de_zepeda")])
@pytest.mark.parametrize("foe", ["yevgeni", "torsten_vakt"])
def test_whose_deck_is_looked_at_when_the_foe_has_fallen(side: dict[str, str], who: str, foe: str) -> None:
    """A deck is gone with a player who is out, and is still there, to be seen, if only the foe has fallen."""
    st = table(
        {**EISEN},
        {**side, "crew": {who: "docks"}, "hand": ["triage", "opulence"]},
        {**USSURA, "crew": {foe: "docks"}, "hand": ["stubborn"]},
        gear={"syrneth_hand": foe},
        turn=1,
    )
    go(st, f"challenge {who}", "accept")
    st.wounds[number(st, foe)] = (12 if foe == "yevgeni" else 6) - 1
    step(st, "choose stubborn", "use syrneth_hand")
    strike(st)
    assert (st.eliminated[2] == 1, st.mover()) == (foe == "yevgeni", 1)
    step(st, "choose triage")
    assert offers(st, f"use {who}") == (foe == "torsten_vakt")


@pytest.mark.rule("FIV-EX-8", "FIV-FINAL-3", "FIV-C-98", "FIV-C-108", "FIV-C-109", "FIV-C-110")
def test_the_survivor_answers() -> None:
    st = duel(
        {"leader": "odette_dubois_darrent", "crew": {"henri_michelet": "forums"}, "hand": ["a_heroic_end"]},
        {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert", "not_today"]},
        wounds={"henri_michelet": 3},
    )
    go(st, "choose langschwert", "choose a_heroic_end", "use a_heroic_end")
    assert zone(st, "henri_michelet") == "locker"
    assert st.mover() == 1
    go(st, "choose not_today")
    assert wounds(st) == {"uwe_zimmerman": 2}  # 1 earlier; 5 parried; 1 by the card itself
    assert st.duel.stage == NO_DUEL


@pytest.mark.rule("FIV-EX-23", "FIV-C-80")
def test_a_pressure_of_nothing() -> None:
    st = pos({"leader": "yevgeni", "crew": {"ren": "docks"}})
    go(st, "claim ren")
    assert (held(st), engaged(st)) == ({}, {"ren"})


@pytest.mark.rule("FIV-EX-26", "FIV-C-117")
def test_left_over_threat_follows() -> None:
    st = duel(
        {"leader": "yevgeni", "crew": {"elina_georginova": "forums"}, "hand": ["matushkas_efficiency", "boon"]},
        {"crew": {"otto_streit": "forums"}, "hand": ["langschwert"]},
    )
    go(st, "choose langschwert", "choose matushkas_efficiency", "use matushkas_efficiency", "pay boon", "place docks")
    assert wounds(st)["elina_georginova"] == 1  # 3 threat, 2 back, 1 left although they moved


@pytest.mark.rule("FIV-EX-27", "FIV-C-96")
def test_no_threat_and_yet_a_round() -> None:
    st = duel({"leader": "soline_el_gato", "crew": {"padre_anibal": "forums"}}, {"hand": ["langschwert"]})
    assert pools(st) == (0, 0)
    assert "pass" not in says(st)
    go(st, "choose langschwert")
    assert pools(st) == (3, 0)


@pytest.mark.rule("FIV-EX-29", "FIV-C-67")
def test_the_gamble_switch() -> None:
    for rest_, where in (("discard", "discard"), ("sink", "deck")):
        st = duel({}, {"deck": ["triage", "regroup"]}, options={"gamble_rest": rest_})
        go(st, "gamble", "choose triage")
        assert zone(st, "regroup") == where


@pytest.mark.card("fivesails", "servo_scarpa", "eko_sorridi", "stiletto")
@pytest.mark.rule("FIV-C-94")
def test_nobody_answers_the_challenge_of_one_who_fell_on_the_way_to_it() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks", "sibella_scarpa": "forums"}},
        {"crew": {"uwe_zimmerman": "forums", "eko_sorridi": "docks"}},
        gear={"stiletto": "sibella_scarpa"},
        wounds={"servo_scarpa": 4},
    )
    step(st, "challenge servo_scarpa", "choose uwe_zimmerman", "use eko_sorridi")
    assert not offers(st, "use stiletto")
    assert isinstance(st.stack[-1], Turn)


@pytest.mark.card("fivesails", "servo_scarpa", "eko_sorridi")
@pytest.mark.rule("FIV-C-94", "FIV-C-130")
def test_nothing_comes_of_a_challenge_whose_challenger_dies_on_the_way() -> None:
    me = {"crew": {"servo_scarpa": "docks", "aldo_bussotti": "forums"}}
    foe = {**EISEN, "crew": {"eko_sorridi": "docks", "otto_streit": "forums"}}
    st = pos(me, foe, wounds={"servo_scarpa": 4})
    step(st, "challenge servo_scarpa", "choose otto_streit", "use eko_sorridi")
    rest(st)
    assert (zone(st, "servo_scarpa"), wounds(st)) == ("locker", {})
    assert told(st).count("tell-cancelled card=card:servo_scarpa what=over") == 1


@pytest.mark.rule("FIV-C-94")
def test_a_challenge_without_a_target_ends() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums"}},
        {"crew": {"otto_streit": "forums"}},
        gear={"stiletto": "servo_scarpa"},
        wounds={"otto_streit": 3},
    )
    go(st, "challenge servo_scarpa", "use stiletto", "option 2")
    assert zone(st, "otto_streit") == "locker"
    assert (st.duel.stage, st.mover(), engaged(st)) == (NO_DUEL, 1, {"servo_scarpa", "stiletto"})


@pytest.mark.card("fivesails", "valeri_mikhailov", "stubborn")
@pytest.mark.rule("FIV-C-95")
def test_nothing_comes_of_a_challenge_whose_challenger_stays_away() -> None:
    me = {**USSURA, "crew": {"valeri_mikhailov": "docks"}, "hand": ["stubborn"]}
    st = pos(me, {**EISEN, "crew": {"otto_streit": "forums"}})
    step(st, "use valeri_mikhailov 1", "use stubborn")
    rest(st)
    assert (st.duel.stage, place(st, "valeri_mikhailov"), engaged(st)) == (0, "docks", {"valeri_mikhailov"})
    assert told(st).count("tell-cancelled card=card:valeri_mikhailov what=over") == 1


@pytest.mark.card("fivesails", "gallegos_blade", "so_it_begins")
@pytest.mark.rule("FIV-C-105")
def test_a_parry_that_the_street_has_taken_pays_for_nothing() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": ["taunt"]}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "hand": ["langschwert"]}
    st = pos(me, foe, gear={"gallegos_blade": "maya_de_la_rioja"}, city={"docks": ["so_it_begins"]})
    go(st, "challenge maya_de_la_rioja", "accept", "choose langschwert")
    strike(st)
    step(st, "choose taunt")
    assert not can(st, "use gallegos_blade")


@pytest.mark.card("fivesails", "torsten_vakt", "iron_and_velvet")
@pytest.mark.rule("FIV-C-108", "FIV-C-162")
def test_what_the_fallen_gave_to_the_card_they_played_is_not_lost() -> None:
    st = pos(
        {"crew": {"vissenta_scarpa": "forums"}},
        {"leader": "yevgeni", "crew": {"torsten_vakt": "forums"}, "hand": ["iron_and_velvet", "boon"]},
        gear={"throwing_knife": "torsten_vakt"},
        wounds={"torsten_vakt": 5},
    )
    go(st, "challenge vissenta_scarpa", "accept", "choose iron_and_velvet", "use iron_and_velvet", "pay boon")
    assert zone(st, "torsten_vakt") == "locker"
    assert struck(st) == (0, 1, 3)


@pytest.mark.card("fivesails", "robbery", "burnished_cuirass")
@pytest.mark.rule("FIV-C-111", "FIV-C-109")
def test_who_is_robbed_of_the_armor_that_kept_him_alive() -> None:
    st = pos(
        {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["robbery", "boon"]},
        {"crew": {"otto_streit": "forums"}},
        gear={"burnished_cuirass": "otto_streit"},
        wounds={"otto_streit": 4},
        turn=1,
    )
    go(st, "challenge otto_streit", "accept", "choose robbery", "use robbery 2", "pay boon")
    strike(st)
    assert (zone(st, "otto_streit"), bearer(st, "burnished_cuirass")) == ("locker", "maya_de_la_rioja")
    assert isinstance(st.stack[-1], Turn)
