"""The cards of Eisen, each played as a person would. The first player leads Kaspar here."""

from __future__ import annotations

import pytest

from intrigue.core.phrase import phrase
from intrigue.games.fivesails.rules.stats import num

from . import playing
from .playing import (
    BY_EISEN,
    GAME,
    can,
    engaged,
    go,
    hand,
    number,
    place,
    pools,
    renown,
    says,
    step,
    struck,
    wounds,
    zone,
)

pos, duel = BY_EISEN.pos, BY_EISEN.duel


@pytest.mark.card("fivesails", "kaspar_dietrich")
def test_kaspar() -> None:
    st = pos(
        {"crew": {"kaspar_dietrich": "docks"}, "hand": ["triage", "regroup"]},
        city_deck=["smuggled_item", "maryam_benu_pleroma"],
    )
    go(st, "use kaspar_dietrich")
    labels = [GAME.words.label(st, 0, action) for action in st.legal(0)]
    assert labels == [phrase("do-no"), phrase("do-parley-and-pay", price=2)]  # not the whole 6
    go(st, "option 3", "pay triage", "pay regroup")
    assert (place(st, "maryam_benu_pleroma"), hand(st, 0)) == ("docks", [])  # 6, less 2 and 2
    assert (zone(st, "smuggled_item"), engaged(st)) == ("deck", {"kaspar_dietrich"})
    st = pos({"crew": {"kaspar_dietrich": "docks"}, "hand": ["triage"] * 4}, city_deck=["takama_siad"])
    go(st, "use kaspar_dietrich", "option 2", "pay triage", "pay triage", "pay triage")
    assert (place(st, "takama_siad"), hand(st, 0)) == ("docks", ["triage"])  # the whole 3, without a parley
    st = pos({"crew": {"kaspar_dietrich": "docks"}}, city_deck=["maryam_benu_pleroma"])
    go(st, "use kaspar_dietrich", "option 1")
    assert zone(st, "maryam_benu_pleroma") == "deck"


@pytest.mark.card("fivesails", "daniella_dietrich")
def test_daniella() -> None:
    st = pos(
        {"crew": {"daniella_dietrich": "docks", "carmella_vanessa_salvaggi": "docks"}},
        {"crew": {"servo_scarpa": "docks"}},
    )
    go(st, "use daniella_dietrich", "refuse")
    assert wounds(st) == {"servo_scarpa": 3}
    assert engaged(st) == set()
    st = duel({"crew": {"daniella_dietrich": "forums"}, "hand": ["triage"]})
    go(st, "choose bravos", "choose triage", "use daniella_dietrich", "place docks")
    assert place(st, "daniella_dietrich") == "docks"


@pytest.mark.card("fivesails", "edeline_trinken")
def test_edeline() -> None:
    st = duel({"crew": {"terrell_brandt": "forums", "edeline_trinken": "docks"}})
    assert num(st, number(st, "edeline_trinken"), 2) == 1
    go(st, "choose bravos", "pass", "pass", "use edeline_trinken")
    assert place(st, "terrell_brandt") == "docks"


@pytest.mark.card("fivesails", "otto_streit")
@pytest.mark.rule("FIV-KEY-11", "FIV-KEY-14")
def test_otto() -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "deck": ["triage", "langschwert", "regroup"]})
    go(st, "use otto_streit", "choose langschwert")
    assert hand(st, 0) == ["langschwert"]
    assert zone(st, "triage") == "deck"


@pytest.mark.card("fivesails", "philip_hase")
def test_philip() -> None:
    st = pos(
        {"crew": {"philip_hase": "docks", "kaj_kousei": "docks"}, "hand": ["langschwert", "regroup"]},
        {"crew": {"servo_scarpa": "docks"}, "hand": ["bravos"]},
    )
    go(st, "equip langschwert", "choose philip_hase", "use philip_hase", "place forums")
    assert place(st, "philip_hase") == "forums"
    st = duel(
        {"crew": {"philip_hase": "forums", "kaj_kousei": "forums"}, "hand": ["regroup"]}, engaged=["servo_scarpa"]
    )
    go(st, "choose bravos", "choose regroup", "use philip_hase")
    assert wounds(st)["servo_scarpa"] >= 1


@pytest.mark.card("fivesails", "rena_klingenhalter")
def test_rena() -> None:
    st = pos(
        {"crew": {"rena_klingenhalter": "docks", "otto_streit": "docks"}},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"langschwert": "rena_klingenhalter"},
        engaged=["rena_klingenhalter"],
        turn=1,
    )
    assert num(st, number(st, "rena_klingenhalter"), 0) == 3
    go(st, "challenge servo_scarpa", "choose otto_streit", "intervene rena_klingenhalter")
    assert "langschwert" in engaged(st)


@pytest.mark.card("fivesails", "rosine_friese")
def test_rosine() -> None:
    st = pos({"crew": {"rosine_friese": "docks"}}, {"crew": {"sibella_scarpa": "docks"}})
    assert num(st, number(st, "rosine_friese"), 2) == 3
    go(st, "use rosine_friese")
    assert place(st, "sibella_scarpa") == "home 2"
    assert engaged(st) == {"sibella_scarpa"}


@pytest.mark.card("fivesails", "terrell_brandt")
@pytest.mark.rule("FIV-C-115")
def test_terrell() -> None:
    st = duel({"hand": ["langschwert"]}, {"hand": ["pull"]})
    go(st, "choose pull", "choose langschwert", "use terrell_brandt")
    assert pools(st) == (0, 4)
    go(st, "pass")
    assert hand(st, 0) == ["langschwert"]


@pytest.mark.card("fivesails", "uwe_zimmerman")
def test_uwe() -> None:
    st = duel(
        {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]},
        {"crew": {"sibella_scarpa": "forums"}, "hand": ["pull"]},
    )
    go(st, "choose pull", "choose langschwert")
    assert pools(st) == (0, 4)  # 3 and 1 against a Sorcerer
    st = pos({"crew": {"daniella_dietrich": "docks", "uwe_zimmerman": "docks"}}, {"crew": {"servo_scarpa": "docks"}})
    assert can(st, "use daniella_dietrich")  # he may pass for a Mercenary


@pytest.mark.card("fivesails", "armed_and_marshaled")
def test_armed_and_marshaled() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}, "scheme": "armed_and_marshaled"},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"langschwert": "otto_streit"},
    )
    go(st, "use armed_and_marshaled", "option 2")
    assert place(st, "servo_scarpa") == "home 2"
    assert engaged(st) == {"langschwert"}
    st = pos(
        {"crew": {"otto_streit": "docks"}, "scheme": "armed_and_marshaled"},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"langschwert": "otto_streit"},
    )
    go(st, "use armed_and_marshaled", "option 1")
    assert (place(st, "servo_scarpa"), engaged(st)) == ("docks", {"langschwert", "servo_scarpa"})


@pytest.mark.card("fivesails", "armed_and_marshaled")
def test_an_attachment_comes_back_to_the_armed() -> None:
    kaspar = {"leader": "kaspar_dietrich", "discard": ["langschwert", "breastplate", "triage"]}
    st = playing.plot("armed_and_marshaled", kaspar)
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}
    assert sorted(text.split()[1] for text in says(st)) == ["breastplate", "langschwert"]  # no risk
    go(st, "choose breastplate")
    assert (zone(st, "breastplate"), zone(st, "langschwert")) == ("hand", "discard")
    assert len(hand(st, 0)) == 6  # that one and five drawn, with 1 Panache less


@pytest.mark.card("fivesails", "the_song_of_eisen")
def test_the_song_of_eisen() -> None:
    st = pos(
        {"crew": {"kaspar_dietrich": "docks"}, "scheme": "the_song_of_eisen", "hand": ["triage"]},
        city={"docks": ["maryam_benu_pleroma"]},
    )
    go(st, "recruit maryam_benu_pleroma", "pay triage")  # 6, less 2, 2 and 1
    go(st, "pass", "pass", "use the_song_of_eisen")
    assert st.renown[0] == 1


@pytest.mark.card("fivesails", "the_song_of_eisen")
def test_a_mercenary_is_called_back_by_the_song() -> None:
    st = playing.plot(
        "the_song_of_eisen",
        {"leader": "kaspar_dietrich"},
        city_discard=["gustavo", "kaj_kousei", "smuggled_item", "so_it_begins"],
    )
    assert renown(st) == {"forums": 1}
    assert sorted(text.split()[1] for text in says(st)) == ["gustavo", "kaj_kousei"]
    go(st, "choose kaj_kousei")
    assert (st.top(-1), zone(st, "gustavo")) == (number(st, "kaj_kousei"), "discard")


@pytest.mark.card("fivesails", "dark_gift")
@pytest.mark.rule("FIV-ONCE-1", "FIV-ONCE-3", "FIV-ATT-4")
def test_dark_gift() -> None:
    st = pos({"crew": {"otto_streit": "docks"}}, gear={"dark_gift": "otto_streit"}, wounds={"otto_streit": 1})
    go(st, "use dark_gift 2")
    assert (wounds(st), engaged(st)) == ({}, {"dark_gift"})
    st = pos({"crew": {"otto_streit": "docks"}}, gear={"dark_gift": "otto_streit"})
    go(st, "use dark_gift 1", "place forums")
    assert (place(st, "otto_streit"), wounds(st)) == ("forums", {"otto_streit": 1})
    go(st, "pass")
    assert not can(st, "use dark_gift")


@pytest.mark.card("fivesails", "kaspars_panzerhand")
def test_kaspars_panzerhand() -> None:
    st = duel(
        {"hand": ["langschwert"]},
        {"crew": {"vissenta_scarpa": "forums"}, "hand": ["pull"]},
        gear={"kaspars_panzerhand": "terrell_brandt", "breastplate": "terrell_brandt", "langschwert": "terrell_brandt"},
    )
    assert num(st, number(st, "terrell_brandt"), 3) == 6
    go(st, "choose pull", "use vissenta_scarpa", "use kaspars_panzerhand")
    assert not can(st, "option 1")
    go(st, "choose langschwert", "use kaspars_panzerhand 2", "pass")
    assert struck(st) == (0, 2, 3)  # a dash is not raised
    gear = {"kaspars_panzerhand": "terrell_brandt", "langschwert": "terrell_brandt"}
    st = duel({"hand": ["iron_reply"]}, {"hand": ["pull"]}, gear=gear)
    go(st, "choose pull", "choose iron_reply", "use kaspars_panzerhand 2", "pass")
    assert struck(st) == (3, 0, 1)  # 2, and 1


@pytest.mark.card("fivesails", "langschwert")
@pytest.mark.rule("FIV-DUEL-11", "FIV-ONCE-2", "FIV-TECH-1", "FIV-TECH-2", "FIV-TECH-3")
def test_langschwert() -> None:
    st = duel({"hand": ["triage", "triage"]}, {"hand": ["pull", "pull"]}, gear={"langschwert": "terrell_brandt"})
    go(st, "choose pull", "choose triage", "use langschwert 1")
    assert struck(st) == (0, 0, 5)  # 4, and 1
    assert not can(st, "use langschwert 2")  # one Technique a round
    go(st, "choose pull", "choose triage")
    assert not can(st, "use langschwert 1")
    go(st, "use langschwert 2")
    assert struck(st) == (0, 0, 5)


@pytest.mark.card("fivesails", "polished_flintlock")
def test_polished_flintlock() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"polished_flintlock": "otto_streit"},
    )
    go(st, "use polished_flintlock", "option 1")
    assert wounds(st) == {"servo_scarpa": 1}
    assert engaged(st) == {"polished_flintlock"}
    st = pos(
        {"crew": {"otto_streit": "docks"}},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"polished_flintlock": "otto_streit"},
    )
    step(st, "use polished_flintlock")
    assert st.mover() == 1  # whose character it is decides
    go(st, "option 2")
    assert (wounds(st), engaged(st)) == ({}, {"servo_scarpa"})
    st = duel({"crew": {"otto_streit": "forums"}, "hand": ["triage"]}, gear={"polished_flintlock": "otto_streit"})
    go(st, "choose bravos", "choose triage", "use polished_flintlock")
    assert engaged(st) == {"polished_flintlock", "otto_streit"}
    go(st, "pass")
    assert wounds(st)["servo_scarpa"] == 4  # with Combat 1, but Lethal


@pytest.mark.card("fivesails", "unsavory_salve")
@pytest.mark.rule("FIV-C-105")
def test_unsavory_salve() -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["unsavory_salve"]})
    assert not can(st, "equip unsavory_salve")  # nobody has a Weapon
    st = duel({"hand": ["triage"]}, gear={"throwing_knife": "terrell_brandt", "unsavory_salve": "terrell_brandt"})
    go(st, "choose bravos", "choose triage")
    before = wounds(st)["servo_scarpa"]
    go(st, "use unsavory_salve")
    assert (wounds(st)["servo_scarpa"], struck(st)) == (before + 1, (0, 0, 3))  # 4, less 1
    st = duel({"hand": ["triage"]}, gear={"throwing_knife": "terrell_brandt", "unsavory_salve": "terrell_brandt"})
    go(st, "choose bravos", "choose triage", "use throwing_knife")
    assert zone(st, "unsavory_salve") == "discard"


@pytest.mark.card("fivesails", "answering_the_call")
def test_answering_the_call() -> None:
    st = duel(
        {"crew": {"terrell_brandt": "forums", "kaj_kousei": "forums"}, "hand": ["answering_the_call"]},
        {"hand": ["bravos"]},
    )
    go(st, "choose bravos", "choose answering_the_call", "use answering_the_call", "pass")
    assert wounds(st)["kaj_kousei"] == 3  # 4 threat, 1 parried


@pytest.mark.card("fivesails", "fight_through_the_pain")
def test_fight_through_the_pain() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["fight_through_the_pain"]},
        gear={"langschwert": "otto_streit"},
        wounds={"otto_streit": 1},
    )
    go(st, "use fight_through_the_pain")
    assert wounds(st) == {}
    st = duel({"hand": ["fight_through_the_pain"]}, {"hand": ["bravos"]})
    go(st, "choose bravos", "choose fight_through_the_pain", "use fight_through_the_pain", "pass")
    assert wounds(st)["terrell_brandt"] == 2  # 3 taken, 1 healed


@pytest.mark.card("fivesails", "hexenjagd")
def test_hexenjagd() -> None:
    st = duel({"hand": ["hexenjagd"]})
    go(st, "choose bravos", "choose hexenjagd", "pass")
    assert place(st, "terrell_brandt") == "home 1"
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["hexenjagd"]}, {"crew": {"sibella_scarpa": "docks"}}, turn=1)
    go(st, "use sibella_scarpa", "use hexenjagd")
    assert wounds(st) == {"sibella_scarpa": 1, "otto_streit": 1}  # costs only


@pytest.mark.card("fivesails", "iron_reply")
@pytest.mark.rule("FIV-EX-19", "FIV-COST-4")
def test_iron_reply() -> None:
    st = duel({"crew": {"otto_streit": "forums"}, "hand": ["iron_reply"]}, {"hand": ["pull"]})
    go(st, "choose pull", "choose iron_reply")
    assert not can(st, "use iron_reply")
    st = duel(
        {"crew": {"otto_streit": "forums"}, "hand": ["iron_reply"]},
        {"hand": ["pull"]},
        gear={"kaspars_panzerhand": "otto_streit"},
    )
    go(st, "choose pull", "choose iron_reply", "use iron_reply")
    assert wounds(st)["servo_scarpa"] == 1  # for nothing, and beyond what was parried
    st = duel({"hand": ["iron_reply", "triage"]}, {"hand": ["pull"]})
    go(st, "choose pull", "choose iron_reply", "use iron_reply", "pay triage")
    assert (hand(st, 0), wounds(st)["servo_scarpa"]) == ([], 2)  # 1 that was not parried, and 1


@pytest.mark.card("fivesails", "last_word")
def test_last_word() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["last_word"]},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"throwing_knife": "otto_streit"},
    )
    go(st, "use last_word")
    assert place(st, "servo_scarpa") == "forums"
    st = duel({"hand": ["last_word"]}, {"hand": ["pull"]}, gear={"throwing_knife": "terrell_brandt"})
    go(st, "choose pull", "choose last_word", "use last_word")
    assert wounds(st) == {"servo_scarpa": 2}


@pytest.mark.card("fivesails", "move_along")
def test_move_along() -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["move_along", "triage"]}, {"crew": {"servo_scarpa": "docks"}})
    go(st, "use move_along", "pay triage", "go home")
    assert (place(st, "servo_scarpa"), engaged(st), wounds(st)) == ("home 2", {"servo_scarpa"}, {})


@pytest.mark.card("fivesails", "precision")
@pytest.mark.rule("FIV-LETHAL-1", "FIV-C-112")
def test_precision() -> None:
    st = duel({"crew": {"otto_streit": "forums"}, "hand": ["precision", "triage"]}, {"hand": ["pull"]})
    go(st, "choose pull", "choose precision", "use precision", "pay triage", "pass")
    assert wounds(st)["servo_scarpa"] == 4  # Combat 1, but Lethal


@pytest.mark.card("fivesails", "press_the_advantage")
def test_press_the_advantage() -> None:
    st = pos(
        {"crew": {"terrell_brandt": "docks"}, "hand": ["press_the_advantage", "triage", "triage"]},
        {"crew": {"sibella_scarpa": "docks"}},
    )
    go(st, "use press_the_advantage", "pay triage", "pay triage")
    assert (place(st, "sibella_scarpa"), engaged(st)) == ("home 2", {"sibella_scarpa"})
    for tired, thrust in (([], 2), (["servo_scarpa"], 3)):
        st = duel({"hand": ["press_the_advantage", "triage", "triage"]}, {"hand": ["pull"]}, engaged=tired)
        go(st, "choose pull", "choose press_the_advantage", "use press_the_advantage", "pay triage", "pay triage")
        assert "servo_scarpa" in engaged(st)
        go(st, "pass")
        assert struck(st) == (1, 1, thrust)  # 1, and 1 or 2


@pytest.mark.card("fivesails", "regroup")
@pytest.mark.rule("FIV-C-118", "FIV-MOVEDUEL-5")
def test_regroup() -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["regroup", "triage"]})
    go(st, "use regroup", "pay triage")
    assert (place(st, "otto_streit"), engaged(st)) == ("forums", set())
    st = duel({"hand": ["regroup", "triage"]}, {"hand": ["bravos"]})
    step(st, "choose bravos", "choose regroup", "use regroup", "pay triage")
    go(st, "pass")
    assert wounds(st)["terrell_brandt"] == 2  # the round ends only after its wounds
    go(st, "place docks")
    assert place(st, "terrell_brandt") == "docks"


@pytest.mark.card("fivesails", "stratege")
def test_stratege() -> None:
    st = pos({"crew": {"otto_streit": "docks", "philip_hase": "docks"}, "hand": ["stratege", "triage"]})
    go(st, "use stratege", "choose otto_streit", "pay triage", "choose philip_hase")
    assert (place(st, "otto_streit"), place(st, "philip_hase")) == ("forums", "forums")


@pytest.mark.card("fivesails", "well_equipped")
def test_well_equipped() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["well_equipped", "triage"]},
        gear={"langschwert": "otto_streit"},
        engaged=["otto_streit"],
    )
    go(st, "use well_equipped", "pay triage")
    assert engaged(st) == set()
    st = duel({"hand": ["well_equipped", "triage"]}, {"hand": ["pull"]}, gear={"langschwert": "terrell_brandt"})
    go(st, "choose pull", "choose well_equipped", "use well_equipped", "pay triage")
    assert len(hand(st, 0)) == 1
    go(st, "pass")
    assert struck(st) == (3, 0, 1)  # 2, and 1
