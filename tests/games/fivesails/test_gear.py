"""Attachments: what counts as one, what becomes of it, what goes with it."""

from __future__ import annotations

import pytest

from .playing import bearer, can, duel, engaged, go, number, place, pos, step, wounds, zone

PIRATE = {"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "forums"}}


@pytest.mark.card("fivesails", "adelheide_schmidt", "boon")
@pytest.mark.rule("FIV-ATT-1", "FIV-C-126", "FIV-C-147")
def test_adelheide_may_discard_a_boon_that_is_in_play_but_not_one_in_hand() -> None:
    st = pos(
        {"crew": {"adelheide_schmidt": "docks"}, "hand": ["boon"]},
        {"crew": {"otto_streit": "docks"}},
    )
    assert not can(st, "use adelheide_schmidt")
    st = pos(
        {"crew": {"adelheide_schmidt": "docks", "sibella_scarpa": "docks"}, "hand": ["boon"]},
        {"crew": {"otto_streit": "docks"}},
    )
    go(st, "use boon", "choose adelheide_schmidt", "pass", "use adelheide_schmidt")
    assert (wounds(st), zone(st, "boon")) == ({"otto_streit": 1}, "discard")


@pytest.mark.card("fivesails", "robbery", "boon")
@pytest.mark.rule("FIV-ATT-1", "FIV-C-147")
def test_robbery_takes_a_boon_from_the_foe() -> None:
    st = pos(
        {**PIRATE, "hand": ["robbery"]},
        {"leader": "yevgeni", "crew": {"elina_georginova": "forums"}, "hand": ["boon", "mireli_sabre", "stubborn"]},
        turn=1,
    )
    go(st, "use boon", "choose elina_georginova", "challenge maya_de_la_rioja", "accept", "choose mireli_sabre")
    go(st, "choose robbery", "use robbery 2")
    assert bearer(st, "boon") == "maya_de_la_rioja"


@pytest.mark.card("fivesails", "fates_burden", "unfortunate", "boon")
@pytest.mark.rule("FIV-ATT-1", "FIV-C-147")
def test_what_became_an_attachment_counts_for_all_who_ask_for_attachments() -> None:
    """Armed and Marshaled counts them, Fight Through the Pain heals their bearer, Ratón goes there."""
    st = pos(
        {"crew": {"cesca_del_rosso": "docks"}, "hand": ["fates_burden"]},
        {**PIRATE, "crew": {"raton": "forums", "otto_streit": "docks"}, "hand": ["fight_through_the_pain", "taunt"]},
        wounds={"otto_streit": 1},
    )
    go(st, "use fates_burden")
    assert can(st, "use fight_through_the_pain")
    st = pos(
        {**PIRATE, "crew": {"raton": "forums"}},
        {"crew": {"otto_streit": "docks", "sibella_scarpa": "docks"}, "hand": ["boon"]},
        turn=1,
    )
    assert not can(pos({**PIRATE, "crew": {"raton": "forums"}}, {"crew": {"otto_streit": "docks"}}), "use raton 1")
    go(st, "use boon", "choose otto_streit", "use raton 1")
    assert place(st, "raton") == "docks"


@pytest.mark.card("fivesails", "philip_hase", "legions_caress", "boon")
@pytest.mark.rule("FIV-C-147", "FIV-C-148")
def test_philip_moves_when_his_own_side_equips_him_not_when_an_enemy_does() -> None:
    st = pos(
        {"crew": {"philip_hase": "docks"}, "leader": "kaspar_dietrich", "hand": ["throwing_knife"]},
        {"leader": "don_constanzo_scarpa", "hand": ["legions_caress", "pull"]},
        turn=1,
    )
    step(st, "equip legions_caress", "pay pull")
    assert bearer(st, "legions_caress") == "philip_hase"
    assert not can(st, "use philip_hase")
    st = pos({"crew": {"philip_hase": "docks"}, "leader": "kaspar_dietrich", "hand": ["throwing_knife"]})
    go(st, "equip throwing_knife", "choose philip_hase", "use philip_hase", "place forums")
    assert place(st, "philip_hase") == "forums"
    st = pos(
        {"crew": {"philip_hase": "docks", "daniella_dietrich": "docks"}, "leader": "kaspar_dietrich", "hand": ["boon"]}
    )
    go(st, "use boon", "choose philip_hase", "use philip_hase", "place forums")  # to attach is to equip
    assert place(st, "philip_hase") == "forums"


@pytest.mark.card("fivesails", "vedma", "boon")
@pytest.mark.rule("FIV-C-136", "FIV-C-149")
def test_a_boon_that_vedma_played_goes_to_the_locker_when_it_leaves_play() -> None:
    st = pos({"leader": "yevgeni", "crew": {"vedma": "docks", "elina_georginova": "docks"}, "discard": ["boon"]})
    go(st, "use vedma", "use boon", "choose vedma")
    assert bearer(st, "boon") == "vedma"
    go(st, "pass", "pass")
    assert zone(st, "boon") == "locker"


@pytest.mark.card("fivesails", "improvising", "boon")
@pytest.mark.rule("FIV-C-136", "FIV-C-149")
def test_a_boon_that_was_improvised_is_sunk_when_it_leaves_play() -> None:
    st = pos(
        {"leader": "soline_el_gato", "crew": {"elina_georginova": "docks"}, "hand": ["improvising"]},
        {"discard": ["boon"]},
    )
    go(st, "use improvising", "use boon")
    assert bearer(st, "boon") == "elina_georginova"
    boon = number(st, "boon")
    go(st, "pass", "pass")
    assert st.decks[1][0] == boon or boon in st.hands[1]  # under the deck, if it was not drawn at once
    assert boon not in st.discards[1]


@pytest.mark.card("fivesails", "grandfathers_hammer", "unsavory_salve")
@pytest.mark.rule("FIV-ATT-4")
def test_the_hammer_as_combat_card_takes_the_salve_along() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]},
        {"leader": "yevgeni", "crew": {"valeri_mikhailov": "forums"}, "hand": ["stubborn"]},
        gear={"grandfathers_hammer": "valeri_mikhailov", "unsavory_salve": "valeri_mikhailov"},
    )
    go(st, "challenge uwe_zimmerman", "accept", "use grandfathers_hammer 1")
    assert (zone(st, "grandfathers_hammer"), zone(st, "unsavory_salve")) == ("line", "discard")
    assert not can(st, "use unsavory_salve")


@pytest.mark.card("fivesails", "corpse_speak")
@pytest.mark.rule("FIV-ATT-6")
def test_corpse_speak_goes_to_the_locker_after_its_use() -> None:
    st = pos(
        {"leader": "yevgeni", "crew": {"vedma": "docks"}, "discard": ["matushkas_sight"]},
        gear={"corpse_speak": "vedma"},
    )
    go(st, "use corpse_speak", "use matushkas_sight", "option 1")
    while zone(st, "corpse_speak") == "play":
        st.apply(st.mover(), st.legal(st.mover())[0])
    assert (zone(st, "corpse_speak"), zone(st, "matushkas_sight")) == ("locker", "discard")
    assert engaged(st) == {"vedma"}


@pytest.mark.card("fivesails", "raton")
@pytest.mark.rule("FIV-ATT-2")
def test_raton_takes_what_he_may_wear() -> None:
    st = duel(
        {"leader": "soline_el_gato", "crew": {"raton": "forums"}, "hand": ["taunt"]},
        {"hand": ["langschwert", "regroup"]},
        gear={"breastplate": "uwe_zimmerman"},
    )
    go(st, "choose langschwert", "choose taunt", "use raton 2", "choose regroup", "pass")
    assert bearer(st, "breastplate") == "raton"
