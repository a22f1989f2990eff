"""Somebody or something is another's by the time an effect comes: a duel taken over, gear that changes hands."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.drama import Turn

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    bearer,
    can,
    duel,
    engaged,
    go,
    hand,
    offers,
    pile,
    place,
    pools,
    pos,
    rest,
    says,
    step,
    strike,
    wounds,
    zone,
)

# ---------------------------------------------------------------------- a duel is taken over


@pytest.mark.card("fivesails", "hidden_corridors", "bastien_girard")
@pytest.mark.rule("FIV-C-190", "FIV-C-118")
@pytest.mark.parametrize("first", ["hidden_corridors 2", "bastien_girard 5"])
def test_whoever_is_the_fighter_when_the_round_ends_takes_the_corridor(first: str) -> None:
    me = {**MONTAIGNE, "crew": {"bastien_girard": "forums", "jean_urbain": "forums"}}
    st = pos({**me, "hand": ["hidden_corridors", "boon"]}, {"crew": {"otto_streit": "forums"}}, turn=1)
    go(st, "challenge otto_streit", "choose bastien_girard", "accept", "choose hidden_corridors")
    for use in [first, *({"hidden_corridors 2", "bastien_girard 5"} - {first})]:
        step(st, f"use {use}")
        if use.startswith("hidden"):
            step(st, "pay boon")
        rest(st)
    go(st, "place docks")
    assert (place(st, "jean_urbain"), place(st, "bastien_girard")) == ("docks", "forums")


@pytest.mark.card("fivesails", "bastien_girard", "i_know_that_trick")
@pytest.mark.rule("FIV-C-190", "FIV-C-187")
def test_bastien_was_not_wounded_where_another_has_bled_in_his_place() -> None:
    """He has used his own Technique, and by a trick of the other Bastien Jean takes over from him."""
    me = {**MONTAIGNE, "crew": {"bastien_girard": "forums", "jean_urbain": "forums"}, "hand": ["i_know_that_trick"]}
    st = pos(me, {**MONTAIGNE, "crew": {"henri_michelet": "forums", "bastien_girard": "forums"}}, turn=1)
    go(st, "challenge henri_michelet", "choose bastien_girard", "accept", "choose i_know_that_trick")
    step(st, "use bastien_girard 1")
    rest(st)
    step(st, "use i_know_that_trick")
    rest(st)
    strike(st)
    assert wounds(st) == {"jean_urbain": 1, "henri_michelet": 1}


@pytest.mark.card("fivesails", "raton", "bastien_girard")
@pytest.mark.rule("FIV-C-120")
def test_raton_takes_nothing_from_who_took_over_and_was_wounded() -> None:
    """Bastien leaves the duel to Jean, who bears the knife and is wounded in that round."""
    me = {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["boon", "boon"]}
    foe = {**MONTAIGNE, "crew": {"bastien_girard": "forums", "jean_urbain": "forums"}, "hand": ["triage"]}
    st = pos(me, foe, gear={"throwing_knife": "jean_urbain"}, turn=1)
    go(st, "challenge bastien_girard", "accept", "choose boon")
    step(st, "use raton 2")
    rest(st)
    strike(st)
    go(st, "choose triage")
    step(st, "use bastien_girard 5")
    rest(st)
    strike(st)
    assert wounds(st).get("jean_urbain", 0) > 0
    assert bearer(st, "throwing_knife") == "jean_urbain"


# ---------------------------------------------------------------------- gear that changes hands


@pytest.mark.card("fivesails", "philip_hase", "improvised_weapon")
@pytest.mark.rule("FIV-MOVEDUEL-5", "FIV-C-118")
def test_philip_takes_up_a_weapon_as_the_round_ends_and_is_gone() -> None:
    """His threat has found its place before; the answer strikes nobody."""
    foe = {**EISEN, "crew": {"philip_hase": "forums"}, "hand": ["improvised_weapon"]}
    st = pos({"crew": {"servo_scarpa": "forums"}, "hand": ["fates_burden"]}, foe)
    go(st, "challenge servo_scarpa", "accept")
    step(st, "choose improvised_weapon")
    assert offers(st, "use improvised_weapon 1")
    step(st, "use improvised_weapon 1", "use philip_hase 1", "place docks")
    rest(st)
    assert (place(st, "philip_hase"), pools(st)) == ("docks", (1, 0))
    go(st, "choose fates_burden")
    strike(st)
    assert isinstance(st.stack[-1], Turn)
    assert wounds(st)["philip_hase"] == 2  # by the challenge alone


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


@pytest.mark.card("fivesails", "robbery", "unsavory_salve", "langschwert")
@pytest.mark.rule("FIV-ATT-5", "FIV-C-64")
def test_a_salve_goes_with_the_sword_that_was_robbed_and_each_to_its_owner() -> None:
    st = pos(
        {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["robbery"]},
        {**EISEN, "crew": {"otto_streit": "forums"}},
        gear={"langschwert": "otto_streit", "unsavory_salve": "otto_streit", "gallegos_blade": "maya_de_la_rioja"},
        turn=1,
    )
    go(st, "challenge otto_streit", "accept", "choose robbery")
    step(st, "use robbery 2")
    rest(st)
    go(st, "choose langschwert")
    assert "unsavory_salve" in pile(st, 1)
    go(st, "choose langschwert")  # one Weapon of two: the stolen one goes, to whose it was
    assert "langschwert" in pile(st, 1)
    assert bearer(st, "gallegos_blade") == "maya_de_la_rioja"


@pytest.mark.card("fivesails", "kalla_forsberg", "legions_caress")
@pytest.mark.rule("FIV-C-148")
@pytest.mark.parametrize(("money", "able"), [([], False), (["boon"], True)])
def test_kalla_makes_nothing_cheaper_that_an_enemy_puts_on_her(money: list[str], able: bool) -> None:
    st = pos({"hand": ["legions_caress", *money]}, {**EISEN, "crew": {"kalla_forsberg": "docks"}})
    assert can(st, "equip legions_caress") == able


@pytest.mark.card("fivesails", "makepeace_botwighte", "legions_caress")
@pytest.mark.rule("FIV-C-148")
def test_makepeace_makes_nothing_dearer_that_a_third_puts_on_somebody() -> None:
    me = {"hand": ["legions_caress", "boon"]}
    third = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = pos(me, {**CASTILLE, "crew": {"makepeace_botwighte": "docks"}}, more=[third])
    step(st, "equip legions_caress")
    assert {text.split()[1] for text in says(st)} == {"makepeace_botwighte", "otto_streit"}
    go(st, "choose otto_streit", "pay boon")
    assert (bearer(st, "legions_caress"), hand(st, 0)) == ("otto_streit", [])


@pytest.mark.card("fivesails", "kalla_forsberg", "makepeace_botwighte")
@pytest.mark.rule("FIV-COST-4")
@pytest.mark.parametrize(
    ("where", "money", "able"), [("forums", [], True), ("docks", [], False), ("docks", ["boon"], True)]
)
def test_what_kalla_equips_costs_less_and_before_makepeace_more(where: str, money: list[str], able: bool) -> None:
    me = {**EISEN, "crew": {"kalla_forsberg": "docks"}, "hand": ["breastplate", *money]}
    st = pos(me, {**CASTILLE, "crew": {"makepeace_botwighte": where}})
    assert can(st, "equip breastplate") == able
    if able:
        step(st, "equip breastplate")
        go(st, *(["choose kalla_forsberg", "pay boon"] if money else []))
        assert bearer(st, "breastplate") == "kalla_forsberg"


@pytest.mark.card("fivesails", "stubborn", "not_today")
@pytest.mark.rule("FIV-COST-10")
def test_who_does_not_go_home_is_not_engaged_by_it() -> None:
    """To arrive engaged is how he goes Home; the wound comes all the same."""
    foe = {**USSURA, "crew": {"torsten_vakt": "forums"}, "hand": ["not_today", "stubborn"]}
    st = duel({"crew": {"servo_scarpa": "forums"}}, foe)
    step(st, "choose not_today")
    assert offers(st, "use stubborn")
    step(st, "use stubborn")
    rest(st)
    assert (place(st, "torsten_vakt"), engaged(st)) == ("forums", {"servo_scarpa"})
    assert wounds(st)["torsten_vakt"] == 1
