"""Single cards that a lawyer would make something of: how far a text reaches, and what it stops at."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
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
    pile,
    place,
    pools,
    pos,
    renown,
    rest,
    says,
    step,
    strike,
    struck,
    until,
    wounds,
    zone,
)


def at_table(*players: dict[str, Any], **given: Any) -> FiveSails:
    st = GAME.position({"players": list(players), "seats": len(players), "proxies": True, **given}, 0)
    assert isinstance(st, FiveSails)
    return st


@pytest.mark.card("fivesails", "kaspars_panzerhand", "jean_urbain")
@pytest.mark.rule("FIV-C-102", "FIV-C-41")
def test_the_panzerhand_stops_a_technique_that_was_lent() -> None:
    me = {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["langschwert"]}
    foe = {**MONTAIGNE, "crew": {"leontine_giroux": "forums", "jean_urbain": "forums"}, "hand": ["friends_at_court"]}
    st = duel(me, foe, gear={"kaspars_panzerhand": "otto_streit"})
    step(st, "choose friends_at_court", "use jean_urbain 5")
    assert offers(st, "use kaspars_panzerhand 1")
    step(st, "use kaspars_panzerhand 1")
    strike(st)
    assert struck(st) == (0, 2, 3)


@pytest.mark.card("fivesails", "porte_travel", "maxime_de_lafayette")
@pytest.mark.rule("FIV-REPLACE-2", "FIV-PLAY-4")
def test_maxime_fetches_everybody_without_bleeding_and_then_it_ends() -> None:
    crew = {"maxime_de_lafayette": "docks", "jean_urbain": "home", "henri_michelet": "grand_bazaar"}
    st = pos({**MONTAIGNE, "crew": crew, "hand": ["porte_travel"]})
    step(st, "use porte_travel")
    until(st, lambda st: st.mover() == 1, last=True)
    assert {place(st, who) for who in ("jean_urbain", "henri_michelet", "odette_dubois_darrent")} == {"docks"}
    assert (wounds(st), zone(st, "porte_travel")) == ({}, "discard")


@pytest.mark.card("fivesails", "sorte_deck")
@pytest.mark.rule("FIV-REACT-5", "FIV-C-107")
@pytest.mark.parametrize(("hurt", "saved"), [(0, True), (3, False)])
def test_the_sorte_deck_heals_the_wounded_and_never_the_dead(hurt: int, saved: bool) -> None:
    """Sibella's Action wounds Otto; the bearer is no Strega."""
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks", "philip_hase": "docks"}},
        gear={"sorte_deck": "philip_hase"},
        wounds={"otto_streit": hurt} if hurt else {},
    )
    step(st, "use sibella_scarpa", "choose otto_streit")
    able = False
    for _ in range(6):
        if can(st, "use sorte_deck"):
            able = True
            break
        if not can(st, "pass") or can(st, "move otto_streit") or can(st, "move philip_hase"):
            break
        step(st, "pass")
    assert (zone(st, "otto_streit") == "play") == saved
    assert able or not saved


@pytest.mark.card("fivesails", "hidden_corridors")
@pytest.mark.rule("FIV-MAP-3", "FIV-MAP-6", "FIV-C-74")
@pytest.mark.parametrize(
    ("seats", "start", "reached"),
    [
        (3, "forums", {"oles_inn"}),
        (3, "oles_inn", {"forums", "grand_bazaar"}),
        (4, "forums", {"oles_inn", "governors_gardens"}),
    ],
)
def test_corridors_lead_to_what_is_not_adjacent_and_to_no_home(seats: int, start: str, reached: set[str]) -> None:
    me = {**VODACCE, "crew": {"servo_scarpa": start}, "hand": ["hidden_corridors", "boon"]}
    st = at_table(me, EISEN, USSURA, CASTILLE) if seats == 4 else at_table(me, EISEN, USSURA)
    step(st, "use hidden_corridors", "pay boon")
    if len(reached) == 1:
        rest(st)
        assert place(st, "servo_scarpa") == min(reached)
    else:
        assert {text.removeprefix("place ") for text in says(st)} == reached


@pytest.mark.card("fivesails", "come_hither", "henri_michelet", "stubborn")
@pytest.mark.rule("FIV-PLAY-3", "FIV-MAP-5")
def test_come_hither_calls_out_of_a_home_into_any_district() -> None:
    st = pos({"hand": ["come_hither", "boon", "pull"]}, {"crew": {"otto_streit": "home"}})
    step(st, "use come_hither", "pay boon", "pay pull", "choose otto_streit")
    assert {text.removeprefix("place ") for text in says(st)} == {"docks", "forums", "grand_bazaar"}
    go(st, "place forums")
    assert (place(st, "otto_streit"), engaged(st)) == ("forums", set())


@pytest.mark.card("fivesails", "polished_flintlock", "matchlock_musket")
@pytest.mark.rule("FIV-COST-10", "FIV-STATE-2")
def test_who_is_engaged_cannot_be_engaged_to_dodge_a_shot() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["langschwert"]}
    st = pos(me, {**VODACCE, "crew": {"servo_scarpa": "forums"}}, gear={"matchlock_musket": "otto_streit"})
    step(st, "use matchlock_musket", "choose langschwert")
    rest(st)
    assert st.mover() == 1
    assert len(says(st)) == 2
    st = pos(
        me,
        {**VODACCE, "crew": {"servo_scarpa": "forums"}},
        gear={"matchlock_musket": "otto_streit"},
        engaged=["servo_scarpa"],
    )
    go(st, "use matchlock_musket", "choose langschwert")
    assert wounds(st) == {"servo_scarpa": 1}


@pytest.mark.card("fivesails", "smuggled_item")
@pytest.mark.rule("FIV-COST-6", "FIV-ATT-2", "FIV-KEY-4")
def test_a_smuggled_item_turns_into_something_for_the_same_character() -> None:
    """From hand, or from any district; free of charge, and only what the bearer may bear."""
    me = {**MONTAIGNE, "crew": {"urraca_de_murrieta": "home"}, "hand": ["uppmans_jacket", "cavalier_hat"]}
    st = pos(me, city={"forums": ["captains_coat", "so_it_begins"]}, gear={"smuggled_item": "urraca_de_murrieta"})
    step(st, "use smuggled_item")
    rest(st)
    offered = {text.split()[1] for text in says(st)}
    assert offered == {"uppmans_jacket", "captains_coat"}  # Urraca is no Duelist, and an event is no attachment
    go(st, "choose captains_coat")
    assert (bearer(st, "captains_coat"), zone(st, "smuggled_item"), hand(st, 0)) == (
        "urraca_de_murrieta",
        "discard",
        ["cavalier_hat", "uppmans_jacket"],
    )


@pytest.mark.card("fivesails", "duckfoot_pistol", "cirilo_naucriparos", "vissenta_scarpa")
@pytest.mark.rule("FIV-C-164", "FIV-COST-6")
def test_a_duckfoot_wounds_everybody_but_leaders_its_own_bearer_too() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks", "buratino": "docks", "don_constanzo_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks", "kaspar_dietrich": "docks", "philip_hase": "forums"}},
        gear={"duckfoot_pistol": "servo_scarpa"},
        wounds={"buratino": 1},
    )
    go(st, "use duckfoot_pistol")
    assert wounds(st) == {"servo_scarpa": 1, "otto_streit": 1}
    assert (zone(st, "buratino"), zone(st, "duckfoot_pistol")) == ("discard", "discard")


@pytest.mark.card("fivesails", "elina_georginova", "matushkas_sight", "leshiye_of_the_wood")
@pytest.mark.rule("FIV-REACT-5", "FIV-PLAY-4")
def test_elina_draws_renown_to_her_after_a_sorcery_of_hers() -> None:
    me = {**USSURA, "crew": {"elina_georginova": "docks"}, "hand": ["matushkas_sight"], "deck": ["boon", "pull"]}
    st = pos(me, renown={"grand_bazaar": 1, "docks": 1})
    step(st, "use matushkas_sight", "choose elina_georginova")
    until(st, lambda st: can(st, "use elina_georginova 2"))
    go(st, "use elina_georginova 2")
    assert renown(st) == {"docks": 2}


@pytest.mark.card("fivesails", "ekaterina_ilyanava")
@pytest.mark.rule("FIV-COST-5", "FIV-COST-8")
@pytest.mark.parametrize(("lies", "able"), [({"docks": 1}, True), ({"forums": 1}, False)])
def test_ekaterina_pays_with_the_renown_at_her_feet(lies: dict[str, int], able: bool) -> None:
    """Two players have three districts: hers, the one that gets it, and the one where she goes."""
    st = pos({**USSURA, "crew": {"ekaterina_ilyanava": "docks"}}, renown=lies)
    assert can(st, "use ekaterina_ilyanava 1") == able
    if able:
        go(st, "use ekaterina_ilyanava 1", "place forums")
        assert (renown(st), place(st, "ekaterina_ilyanava")) == ({"forums": 1}, "grand_bazaar")


@pytest.mark.card("fivesails", "rosine_friese", "sibella_scarpa")
@pytest.mark.rule("FIV-C-129", "FIV-DASH-3")
@pytest.mark.parametrize(
    ("foe", "able", "where"),
    [("sibella_scarpa", True, "home 2"), ("buratino", True, "docks"), ("don_constanzo_scarpa", False, "docks")],
)
def test_whom_rosine_shows_the_door(foe: str, able: bool, where: str) -> None:
    """Beside a Sorcerer she has 3, as many as Sibella; a dash is no more than her 2; Leaders stay."""
    st = pos({**EISEN, "crew": {"rosine_friese": "docks"}}, {**VODACCE, "crew": {foe: "docks"}})
    assert can(st, "use rosine_friese") == able
    if able:
        go(st, "use rosine_friese")
        assert (place(st, foe), foe in engaged(st)) == (where, True)


@pytest.mark.card("fivesails", "makepeace_botwighte", "kaj_kousei", "yevgeni")
@pytest.mark.rule("FIV-COST-4", "FIV-EQUIP-1")
def test_what_is_dearer_and_cheaper_adds_up() -> None:
    """The Eye costs 1, 1 more beside Makepeace, 1 less by Kaj, and 1 less by Yevgeni while it is paid for."""
    me = {**USSURA, "crew": {"kaj_kousei": "docks"}, "hand": ["boon"]}
    foe = {**CASTILLE, "crew": {"makepeace_botwighte": "docks"}}
    st = pos(me, foe, city={"docks": ["crystal_eye"]})
    step(st, "equip crystal_eye")
    rest(st)
    assert {text.split()[0] for text in says(st)} == {"pay", "use"}
    step(st, "use yevgeni")
    rest(st)
    assert (bearer(st, "crystal_eye"), hand(st, 0)) == ("kaj_kousei", ["boon"])


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


@pytest.mark.card("fivesails", "research", "night_of_drinking")
@pytest.mark.rule("FIV-C-41", "FIV-KEY-7")
def test_research_goes_to_the_locker_and_gives_back_one_of_three() -> None:
    me = {**CASTILLE, "hand": ["research"], "discard": ["boon", "pull", "triage"]}
    st = pos(me)
    step(st, "use research")
    until(st, lambda st: st.mover() == 1 and can(st, "choose pull"))
    step(st, "choose pull")
    rest(st)
    assert (hand(st, 0), zone(st, "research"), sorted(pile(st, 0))) == (["pull"], "locker", ["boon", "triage"])


@pytest.mark.card("fivesails", "liberating_goods", "robbery")
@pytest.mark.rule("FIV-PLAY-3", "FIV-C-64", "FIV-ATT-6")
def test_liberated_goods_go_back_to_whose_they_were() -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["liberating_goods", "boon"]}
    foe = {"crew": {"uwe_zimmerman": "docks"}, "discard": ["breastplate", "kaspars_panzerhand"]}
    st = pos(me, foe)
    go(st, "use liberating_goods", "pay boon")
    assert bearer(st, "breastplate") == "servo_scarpa"  # what is Unique stays where it lies
    go(st, "challenge uwe_zimmerman", "refuse")
    assert (wounds(st), pile(st, 1)[-1], pile(st, 0)) == (
        {"servo_scarpa": 3},
        "breastplate",
        ["boon", "liberating_goods"],
    )


@pytest.mark.card("fivesails", "answering_the_call", "breastplate")
@pytest.mark.rule("FIV-C-125", "FIV-REPLACE-3")
def test_the_guards_own_armour_takes_what_the_guard_takes() -> None:
    """The wounds are Gustavo's now: his Breastplate takes one off and is destroyed, the fighter's stays."""
    foe = {"crew": {"uwe_zimmerman": "forums", "leja_juska": "forums"}, "hand": ["answering_the_call"]}
    st = duel({}, foe, gear={"breastplate": "leja_juska"})
    step(st, "choose answering_the_call", "use answering_the_call")
    strike(st)
    assert ("uwe_zimmerman" in wounds(st), wounds(st).get("leja_juska", 0) > 0) == (False, True)
    assert pools(st)[0] == 3


@pytest.mark.card("fivesails", "bleed_out", "cirilo_naucriparos")
@pytest.mark.rule("FIV-C-54", "FIV-KEY-9")
@pytest.mark.parametrize(("cirilo", "where"), [(True, "city"), (False, "locker")])
def test_a_mercenary_who_bleeds_out_is_lost_unless_a_brute(cirilo: bool, where: str) -> None:
    crew = {"gustavo": "docks", **({"cirilo_naucriparos": "home"} if cirilo else {})}
    st = pos({"hand": ["bleed_out"]}, {**VODACCE, "crew": crew}, wounds={"gustavo": 2})
    go(st, "use bleed_out")
    assert (number(st, "gustavo") in st.city_discard, zone(st, "gustavo") == "locker") == (
        where == "city",
        where == "locker",
    )


@pytest.mark.card("fivesails", "guillen_de_murrieta", "soline_el_gato")
@pytest.mark.rule("FIV-C-45", "FIV-REACT-3")
def test_soline_slips_away_after_an_action_of_the_enemy_and_the_turn_goes_on() -> None:
    me = {**MONTAIGNE, "crew": {"guillen_de_murrieta": "docks"}, "hand": ["boon"]}
    st = pos(me, {**CASTILLE, "crew": {"soline_el_gato": "forums"}}, renown={"forums": 1})
    step(st, "use guillen_de_murrieta", "choose boon")
    assert offers(st, "use soline_el_gato")
    go(st, "use soline_el_gato", "place docks")
    assert (place(st, "soline_el_gato"), renown(st), st.mover()) == ("docks", {"docks": 1}, 1)
    go(st, "pass", "pass")
    assert held(st) == {}
    assert CARDS[st.kind[st.leaders[1]]].id == "soline_el_gato"
