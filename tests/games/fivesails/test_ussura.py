"""The cards of Ussura, each played as a person would. The first player leads Yevgeni here."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.stats import num

from .playing import BY_USSURA, can, engaged, go, hand, held, number, pile, place, pools, renown, struck, wounds, zone

pos, duel = BY_USSURA.pos, BY_USSURA.duel


@pytest.mark.card("fivesails", "yevgeni")
def test_yevgeni() -> None:
    st = pos({"crew": {"yevgeni": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}})
    go(st, "challenge yevgeni", "refuse", "use yevgeni")
    assert (engaged(st), wounds(st)) == (set(), {"uwe_zimmerman": 4})
    st = duel({"crew": {"yevgeni": "forums"}, "hand": ["boon"]})
    go(st, "choose langschwert", "choose boon")
    assert struck(st) == (0, 2, 4)
    st = pos({"crew": {"torsten_vakt": "docks"}, "hand": ["strong_hands"]})
    go(st, "use strong_hands", "use yevgeni")  # it costs 1 less, and so nothing
    assert held(st) == {"docks": 0}


@pytest.mark.card("fivesails", "ekaterina_ilyanava")
def test_ekaterina() -> None:
    st = pos({"crew": {"ekaterina_ilyanava": "docks"}}, renown={"docks": 1})
    go(st, "use ekaterina_ilyanava", "place forums")
    assert (renown(st), place(st, "ekaterina_ilyanava")) == ({"forums": 1}, "grand_bazaar")
    st = pos(
        {"crew": {"ekaterina_ilyanava": "docks"}},
        {"crew": {"kaspar_dietrich": "docks", "otto_streit": "docks"}},
        renown={"docks": 2},
        turn=1,
    )
    go(st, "claim otto_streit", "use ekaterina_ilyanava")
    assert renown(st) == {"docks": 1}


@pytest.mark.card("fivesails", "elina_georginova")
def test_elina() -> None:
    st = pos(
        {"crew": {"elina_georginova": "docks"}, "hand": ["matushkas_command", "boon"]},
        {"crew": {"otto_streit": "forums"}},
        engaged=["elina_georginova"],
        renown={"grand_bazaar": 1},
    )
    go(st, "use elina_georginova")
    assert (place(st, "elina_georginova"), engaged(st)) == ("forums", set())
    go(st, "pass", "use matushkas_command", "choose elina_georginova", "pay boon", "use elina_georginova 2")
    assert renown(st) == {"forums": 1}


@pytest.mark.card("fivesails", "nazem_ibn_umur")
def test_nazem() -> None:
    st = pos({"crew": {"nazem_ibn_umur": "docks"}}, {"crew": {"otto_streit": "docks"}})
    assert num(st, number(st, "nazem_ibn_umur"), 2) == 0
    go(st, "challenge nazem_ibn_umur", "refuse")
    assert engaged(st) == {"nazem_ibn_umur", "otto_streit"}
    assert num(st, number(st, "nazem_ibn_umur"), 2) == 1


@pytest.mark.card("fivesails", "pavel_ivanov")
def test_pavel() -> None:
    st = pos({"crew": {"pavel_ivanov": "forums"}}, {"crew": {"otto_streit": "docks"}}, control={"forums": 0}, turn=1)
    assert num(st, number(st, "pavel_ivanov"), 2) == 4
    go(st, "claim otto_streit", "use pavel_ivanov")
    assert len(hand(st, 0)) == 1
    st = duel({"crew": {"pavel_ivanov": "forums"}, "hand": ["boon"]})
    go(st, "choose langschwert", "choose boon", "use pavel_ivanov")
    assert struck(st) == (0, 3, 3)


@pytest.mark.card("fivesails", "ren")
def test_ren() -> None:
    st = duel({"crew": {"ren": "forums"}})
    go(st, "choose langschwert")
    assert struck(st) == (0, 1, 3)  # as many characters, so 1 Parry less


@pytest.mark.card("fivesails", "torsten_vakt")
def test_torsten() -> None:
    st = duel({"hand": ["boon"]}, wounds={"torsten_vakt": 2})
    go(st, "choose langschwert", "choose boon")
    assert struck(st) == (0, 2, 4)
    st = pos({"crew": {"torsten_vakt": "docks"}}, {"crew": {"sibella_scarpa": "docks"}}, turn=1)
    go(st, "use sibella_scarpa", "use torsten_vakt")
    assert wounds(st) == {"sibella_scarpa": 1}


@pytest.mark.card("fivesails", "valeri_mikhailov")
def test_valeri() -> None:
    st = pos({"crew": {"valeri_mikhailov": "docks"}}, {"crew": {"otto_streit": "forums", "philip_hase": "forums"}})
    go(st, "use valeri_mikhailov", "choose otto_streit")
    assert not can(st, "intervene philip_hase")
    go(st, "refuse")
    assert (place(st, "valeri_mikhailov"), wounds(st)) == ("forums", {"otto_streit": 2})
    st = duel({"crew": {"valeri_mikhailov": "forums"}, "hand": ["mireli_sabre"]})
    go(st, "choose langschwert", "choose mireli_sabre", "use valeri_mikhailov")
    assert struck(st)[2] == 2


@pytest.mark.card("fivesails", "vedma")
def test_vedma() -> None:
    st = pos({"crew": {"vedma": "docks"}, "discard": ["matushkas_sight"], "deck": ["boon"]})
    go(st, "use vedma", "use matushkas_sight", "choose vedma", "option 1", "pass")
    while st.stack[-1].__class__.__name__ != "Turn":
        st.apply(0, st.legal(0)[0])
    assert engaged(st) == {"vedma"}
    st = pos({"crew": {"vedma": "docks"}, "hand": ["boon"]})
    go(st, "use boon", "use vedma 2")
    assert (engaged(st), num(st, number(st, "vedma"), 2)) == (set(), 4)


@pytest.mark.card("fivesails", "the_boars_guile")
def test_the_boars_guile() -> None:
    from intrigue.games.fivesails.state.numbers import M_NAMED, UNTIL_DAY
    from intrigue.games.fivesails.state.parts import Mark

    st = pos({"scheme": "the_boars_guile"}, {"crew": {"otto_streit": "home"}})
    st.marks.append(Mark(M_NAMED, UNTIL_DAY, card=number(st, "otto_streit"), seat=0))
    go(st, "pass", "pass", "use the_boars_guile")
    assert st.renown[0] == 1


@pytest.mark.card("fivesails", "leshiye_of_the_wood")
def test_leshiye_is_in_the_cases() -> None:
    st = pos({"scheme": "leshiye_of_the_wood"})
    assert not can(st, "use leshiye_of_the_wood")  # all of it happens in Planning; see test_cases


@pytest.mark.card("fivesails", "grandfathers_hammer")
def test_grandfathers_hammer() -> None:
    st = duel({"hand": ["boon"]}, gear={"grandfathers_hammer": "torsten_vakt"})
    go(st, "choose langschwert", "use grandfathers_hammer")
    assert (struck(st), st.duel.challenger.lethal, pools(st)) == ((0, 1, 5), True, (0, 5))
    st = duel({"hand": ["boon"]}, gear={"grandfathers_hammer": "torsten_vakt"})
    go(st, "choose langschwert", "choose boon", "use grandfathers_hammer 2")
    assert struck(st) == (0, 2, 5)


@pytest.mark.card("fivesails", "mireli_sabre")
def test_mireli_sabre() -> None:
    st = duel({"hand": ["boon"]}, gear={"mireli_sabre": "torsten_vakt"})
    go(st, "choose langschwert", "choose boon", "use mireli_sabre")
    assert struck(st) == (0, 2, 4)  # Combat 3, but Finesse 1


@pytest.mark.card("fivesails", "borets")
def test_borets() -> None:
    st = duel({"hand": ["borets"]}, {"crew": {"terrell_brandt": "forums"}, "hand": ["langschwert", "triage"]})
    go(st, "choose langschwert", "pass", "choose borets", "use borets", "choose triage")
    assert struck(st) == (0, 0, 4)
    assert not can(st, "use terrell_brandt")


@pytest.mark.card("fivesails", "indomitable_will")
@pytest.mark.rule("FIV-C-84")
def test_indomitable_will() -> None:
    st = pos(
        {"crew": {"torsten_vakt": "docks"}, "hand": ["indomitable_will"]},
        {"crew": {"kaspar_dietrich": "docks", "otto_streit": "docks"}},
    )
    go(st, "use indomitable_will", "claim otto_streit")
    assert held(st) == {"docks": 0}
    go(st, "move torsten_vakt", "place forums")
    assert held(st) == {}


@pytest.mark.card("fivesails", "iron_and_velvet")
@pytest.mark.rule("FIV-C-10")
def test_iron_and_velvet() -> None:
    st = pos(
        {"crew": {"torsten_vakt": "docks"}, "hand": ["iron_and_velvet", "boon"]}, {"crew": {"uwe_zimmerman": "docks"}}
    )
    go(st, "use iron_and_velvet", "pay boon", "refuse")
    assert (wounds(st), engaged(st)) == ({"uwe_zimmerman": 3}, set())
    st = duel(
        {"crew": {"yevgeni": "forums"}, "hand": ["iron_and_velvet", "boon"], "renown": 1},
        {"crew": {"kaspar_dietrich": "forums"}},
        gear={"mireli_sabre": "yevgeni", "throwing_knife": "kaspar_dietrich"},
        wounds={"yevgeni": 11, "kaspar_dietrich": 5},
    )
    go(st, "choose langschwert", "choose iron_and_velvet", "use iron_and_velvet", "pay boon")
    assert st.result is not None
    assert st.result.winners  # both Leaders may fall by one effect; the chain decides


@pytest.mark.card("fivesails", "matushkas_command")
def test_matushkas_command() -> None:
    st = pos(
        {"crew": {"elina_georginova": "docks"}, "hand": ["matushkas_command", "boon"]},
        {"crew": {"otto_streit": "docks", "philip_hase": "docks"}},
        engaged=["otto_streit"],
    )
    go(st, "use matushkas_command", "choose elina_georginova", "pay boon")
    assert place(st, "otto_streit") == "home 2"
    assert engaged(st) == {"otto_streit", "philip_hase", "elina_georginova"}


@pytest.mark.card("fivesails", "matushkas_efficiency")
def test_matushkas_efficiency() -> None:
    st = pos({"crew": {"elina_georginova": "docks", "torsten_vakt": "docks"}, "hand": ["matushkas_efficiency"]})
    go(
        st,
        "use matushkas_efficiency",
        "choose elina_georginova",
        "option 2",
        "choose torsten_vakt",
        "place grand_bazaar",
    )
    assert (place(st, "torsten_vakt"), engaged(st)) == ("grand_bazaar", {"elina_georginova"})
    st = duel({"crew": {"elina_georginova": "forums"}, "hand": ["matushkas_efficiency", "boon"]})
    go(st, "choose langschwert", "choose matushkas_efficiency", "use matushkas_efficiency", "pay boon", "place docks")
    assert place(st, "otto_streit") == place(st, "elina_georginova") == "docks"
    assert pools(st)[1] > 0


@pytest.mark.card("fivesails", "matushkas_sight")
def test_matushkas_sight() -> None:
    st = pos(
        {"crew": {"vedma": "docks"}, "hand": ["matushkas_sight"]},
        {"deck": ["triage", "regroup", "precision", "langschwert", "stratege"]},
    )
    go(
        st,
        "use matushkas_sight",
        "choose vedma",
        "option 2",
        "choose triage",
        "pass",
        "choose stratege",
        "choose langschwert",
        "choose precision",
        "option 2",
    )
    assert pile(st, 1) == ["triage"]
    assert st.decks[1][-1] == number(st, "regroup")  # put back last, so it is on top
    assert engaged(st) == {"vedma"}


@pytest.mark.card("fivesails", "mirelis_revision")
def test_mirelis_revision() -> None:
    st = duel({"hand": ["mirelis_revision", "boon"]})
    go(st, "choose langschwert", "use mirelis_revision", "pay boon")
    assert len([i for i in st.aside if st.owner[i] == 1]) == 2
    assert "langschwert" in pile(st, 1)
    st = duel({"hand": ["mirelis_revision", "boon"]}, {"hand": ["langschwert", "triage"]})
    go(
        st,
        "choose langschwert",
        "pass",
        "choose mirelis_revision",
        "use mirelis_revision",
        "pay boon",
        "option 2",
        "choose triage",
    )
    assert struck(st) == (0, 0, 2)


@pytest.mark.card("fivesails", "my_fight_alone")
def test_my_fight_alone() -> None:
    st = pos({"crew": {"torsten_vakt": "docks"}, "hand": ["my_fight_alone"]}, wounds={"torsten_vakt": 1})
    go(st, "use my_fight_alone")
    assert wounds(st) == {}
    st = duel({"hand": ["my_fight_alone"]})
    go(st, "choose langschwert", "choose my_fight_alone", "use my_fight_alone")
    assert struck(st)[0] == 2


@pytest.mark.card("fivesails", "predatory_pursuit")
def test_predatory_pursuit() -> None:
    st = pos(
        {"crew": {"torsten_vakt": "docks"}, "hand": ["predatory_pursuit", "boon"]},
        {"crew": {"otto_streit": "docks"}},
        turn=1,
    )
    go(st, "move otto_streit", "place forums", "use predatory_pursuit", "pay boon")
    assert (place(st, "torsten_vakt"), wounds(st)) == ("forums", {"otto_streit": 1})


@pytest.mark.card("fivesails", "razrushitel")
def test_razrushitel() -> None:
    st = pos({"crew": {"torsten_vakt": "docks"}, "hand": ["razrushitel", "boon"]}, {"crew": {"otto_streit": "forums"}})
    go(st, "use razrushitel", "pay boon", "option 2")
    assert (place(st, "torsten_vakt"), place(st, "otto_streit"), engaged(st)) == ("forums", "home 2", {"torsten_vakt"})


@pytest.mark.card("fivesails", "strength_of_ten")
@pytest.mark.rule("FIV-C-132", "FIV-COST-7", "FIV-COST-8", "FIV-EX-15")
def test_strength_of_ten() -> None:
    assert not can(pos({"hand": ["strength_of_ten"]}), "use strength_of_ten")
    st = pos({"crew": {"torsten_vakt": "docks"}, "hand": ["strength_of_ten"], "renown": 1})
    go(st, "use strength_of_ten", "claim torsten_vakt", "pass")
    assert (st.mover(), st.renown[0], zone(st, "strength_of_ten")) == (1, 0, "locker")
    st = duel({"hand": ["strength_of_ten"]})
    go(st, "choose langschwert", "choose strength_of_ten", "use strength_of_ten")
    assert struck(st) == (2, 1, 3)


@pytest.mark.card("fivesails", "stubborn")
def test_stubborn() -> None:
    st = pos(
        {"crew": {"torsten_vakt": "docks"}, "hand": ["stubborn"]},
        {"crew": {"otto_streit": "docks"}, "hand": ["last_word"]},
        gear={"throwing_knife": "otto_streit"},
        turn=1,
    )
    go(st, "use last_word", "use stubborn")
    assert place(st, "torsten_vakt") == "docks"
    st = pos({"crew": {"torsten_vakt": "docks"}, "hand": ["stubborn"]})
    go(st, "pass", "pass", "use stubborn")
    assert place(st, "torsten_vakt") == "docks"  # in Dusk too


@pytest.mark.card("fivesails", "strong_hands")
def test_strong_hands() -> None:
    st = pos({"crew": {"torsten_vakt": "docks"}, "hand": ["strong_hands", "boon"]}, {"crew": {"otto_streit": "docks"}})
    go(st, "use strong_hands", "pay boon")
    assert held(st) == {"docks": 0}


@pytest.mark.card("fivesails", "sunder")
def test_sunder() -> None:
    st = duel({"hand": ["sunder", "boon"]}, gear={"throwing_knife": "otto_streit"})
    go(st, "choose langschwert", "choose sunder", "use sunder", "pay boon")
    assert zone(st, "throwing_knife") == "discard"
