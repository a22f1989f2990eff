"""The cards of Montaigne, each played as a person would. The first player leads Odette here."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.stats import num

from .playing import (
    BY_MONTAIGNE,
    bearer,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    place,
    pools,
    renown,
    struck,
    wounds,
    zone,
)

pos, duel = BY_MONTAIGNE.pos, BY_MONTAIGNE.duel


@pytest.mark.card("fivesails", "odette_dubois_darrent")
def test_odette() -> None:
    st = pos(
        {"crew": {"odette_dubois_darrent": "docks", "henri_michelet": "home"}},
        {"crew": {"terrell_brandt": "docks"}},
        renown={"forums": 1},
    )
    go(st, "use odette_dubois_darrent")
    assert place(st, "henri_michelet") == "docks"
    go(
        st,
        "challenge terrell_brandt",
        "choose odette_dubois_darrent",
        "intervene henri_michelet",
        "use odette_dubois_darrent",
    )
    assert engaged(st) == {"terrell_brandt"}
    assert renown(st) == {"docks": 1}


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-C-120")
def test_bastien() -> None:
    st = duel({"crew": {"bastien_girard": "forums", "jean_urbain": "forums"}, "hand": ["triage"]})
    go(st, "choose langschwert", "choose triage", "use bastien_girard 5")
    assert st.duel.challenger.fighter == number(st, "jean_urbain")
    st = duel({"crew": {"bastien_girard": "forums"}, "hand": ["breastplate"]}, {"hand": ["friends_at_court"]})
    go(st, "choose friends_at_court", "choose breastplate", "use bastien_girard 1")
    assert wounds(st) == {"otto_streit": 1}


@pytest.mark.card("fivesails", "guillen_de_murrieta")
def test_guillen() -> None:
    st = pos({"crew": {"guillen_de_murrieta": "docks"}, "hand": ["triage"]}, {"renown": 1}, renown={"forums": 1})
    assert num(st, number(st, "guillen_de_murrieta"), 0) == 3
    go(st, "use guillen_de_murrieta", "choose triage")
    assert renown(st) == {"docks": 1}


@pytest.mark.card("fivesails", "henri_michelet")
def test_henri() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks", "jean_urbain": "docks"}},
        {"crew": {"otto_streit": "docks", "philip_hase": "docks"}, "hand": ["last_word"]},
        gear={"mastercrafted_rapier": "henri_michelet", "throwing_knife": "otto_streit"},
    )
    go(st, "challenge henri_michelet", "choose otto_streit", "use henri_michelet", "choose philip_hase")
    assert not can(st, "intervene philip_hase")
    go(st, "refuse", "use last_word")
    assert not can(st, "choose jean_urbain")


@pytest.mark.card("fivesails", "horatio_lockwood")
def test_horatio() -> None:
    st = pos({"crew": {"horatio_lockwood": "docks"}}, {"crew": {"otto_streit": "docks"}}, turn=1)
    go(st, "move otto_streit", "place forums", "use horatio_lockwood")
    assert place(st, "horatio_lockwood") == "forums"
    st = duel({"crew": {"horatio_lockwood": "forums"}, "hand": ["triage"]})
    go(st, "choose langschwert", "choose triage", "use horatio_lockwood")
    assert struck(st)[2] == 6


@pytest.mark.card("fivesails", "jean_urbain")
@pytest.mark.rule("FIV-C-86", "FIV-C-102", "FIV-ACT-3")
def test_jean() -> None:
    st = duel({"crew": {"henri_michelet": "forums", "jean_urbain": "forums"}, "hand": ["friends_at_court"]})
    go(st, "choose langschwert", "choose friends_at_court", "use jean_urbain 5")
    assert struck(st) == (1, 2, 3)
    st = duel({"crew": {"jean_urbain": "forums"}, "hand": ["friends_at_court"]})
    go(st, "choose langschwert", "choose friends_at_court", "use jean_urbain 1")
    assert struck(st) == (0, 2, 4)


@pytest.mark.card("fivesails", "leontine_giroux")
def test_leontine() -> None:
    st = pos({"crew": {"leontine_giroux": "docks", "jean_urbain": "docks"}})
    go(st, "use leontine_giroux", "choose jean_urbain", "place grand_bazaar")
    assert (place(st, "jean_urbain"), wounds(st)) == ("grand_bazaar", {"leontine_giroux": 1})


@pytest.mark.card("fivesails", "maxime_de_lafayette")
@pytest.mark.rule("FIV-REPLACE-2")
def test_maxime() -> None:
    st = pos(
        {"crew": {"maxime_de_lafayette": "docks"}, "hand": ["pull", "triage", "not_today"], "discard": ["breastplate"]},
        {"crew": {"otto_streit": "forums"}},
    )
    go(st, "use maxime_de_lafayette", "choose triage")
    assert hand(st, 0) == ["breastplate", "not_today", "pull"]
    go(st, "pass", "use pull", "pay not_today", "choose otto_streit")
    assert (wounds(st), place(st, "otto_streit")) == ({}, "docks")


@pytest.mark.card("fivesails", "maxime_de_lafayette")
@pytest.mark.rule("FIV-C-170")
def test_maxime_takes_back_what_he_has_just_discarded() -> None:
    st = pos({"crew": {"maxime_de_lafayette": "docks"}, "hand": ["breastplate", "triage"], "empty": True})
    go(st, "use maxime_de_lafayette", "choose breastplate")
    assert hand(st, 0) == ["breastplate", "triage"]
    st = pos({"crew": {"maxime_de_lafayette": "docks"}, "hand": ["not_today", "triage"], "empty": True})
    assert not can(st, "use maxime_de_lafayette")


@pytest.mark.card("fivesails", "urraca_de_murrieta")
def test_urraca() -> None:
    st = pos(
        {
            "crew": {"urraca_de_murrieta": "docks", "henri_michelet": "forums"},
            "hand": ["triage", "not_today", "not_today"],
        },
        city={"docks": ["risky_undertaking"]},
    )
    go(st, "use risky_undertaking", "choose not_today", "choose not_today", "use urraca_de_murrieta", "choose triage")
    assert renown(st) == {"docks": 2}


@pytest.mark.card("fivesails", "epee_sanglante")
def test_epee_sanglante() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "scheme": "epee_sanglante"},
        {"crew": {"otto_streit": "docks"}, "renown": 2, "hand": ["friends_at_court"]},
        renown={"docks": 2},
    )
    assert num(st, number(st, "henri_michelet"), 2) == 2
    go(st, "use epee_sanglante")
    assert not can(st, "refuse")
    go(st, "accept", "choose friends_at_court")
    assert wounds(st) == {"otto_streit": 1}
    assert st.renown == [1, 1]


@pytest.mark.card("fivesails", "reputation_meritee")
def test_reputation_meritee() -> None:
    st = pos(
        {"crew": {"odette_dubois_darrent": "docks"}, "scheme": "reputation_meritee", "approach": ["jean_urbain"]},
        {"crew": {"uwe_zimmerman": "docks", "kaspar_dietrich": "docks"}},
        city={"docks": ["eager_blade"]},
    )
    go(st, "use reputation_meritee")
    assert place(st, "jean_urbain") == "docks"  # 3 against 3: a tie is enough


@pytest.mark.card("fivesails", "cavalier_hat")
@pytest.mark.rule("FIV-EX-18", "FIV-DUEL-1")
def test_cavalier_hat() -> None:
    st = pos({"crew": {"maxime_de_lafayette": "docks"}, "hand": ["cavalier_hat", "triage", "triage"]})
    assert not can(st, "equip cavalier_hat")
    st = pos(
        {"crew": {"henri_michelet": "docks"}},
        {"crew": {"otto_streit": "docks"}},
        gear={"cavalier_hat": "henri_michelet"},
    )
    go(st, "use cavalier_hat", "refuse")
    assert zone(st, "otto_streit") == "locker"  # Finesse 4
    assert engaged(st) == {"henri_michelet"}


@pytest.mark.card("fivesails", "mastercrafted_rapier")
def test_mastercrafted_rapier() -> None:
    assert not can(pos({"hand": ["mastercrafted_rapier"]}), "equip mastercrafted_rapier")
    st = pos({"crew": {"henri_michelet": "home"}, "hand": ["mastercrafted_rapier"]})
    go(st, "equip mastercrafted_rapier")
    assert bearer(st, "mastercrafted_rapier") == "henri_michelet"


@pytest.mark.card("fivesails", "tabard_of_the_fallen_musketeer")
def test_tabard() -> None:
    st = pos(
        {"crew": {"horatio_lockwood": "docks", "henri_michelet": "docks", "odette_dubois_darrent": "home"}},
        {"crew": {"otto_streit": "docks"}},
        gear={"tabard_of_the_fallen_musketeer": "henri_michelet"},
    )
    go(st, "use tabard_of_the_fallen_musketeer")
    assert held(st) == {"docks": 0}  # 2 against 2


@pytest.mark.card("fivesails", "blood_mark")
def test_blood_mark() -> None:
    st = pos({"crew": {"leontine_giroux": "docks", "jean_urbain": "docks"}, "hand": ["blood_mark"]})
    go(st, "use blood_mark", "place grand_bazaar", "option 2")
    assert (place(st, "jean_urbain"), wounds(st)) == ("grand_bazaar", {"leontine_giroux": 1})


@pytest.mark.card("fivesails", "blood_mark", "maxime_de_lafayette")
@pytest.mark.rule("FIV-C-220")
def test_maxime_is_followed_without_a_wound() -> None:
    st = pos({"crew": {"maxime_de_lafayette": "docks", "jean_urbain": "docks"}, "hand": ["blood_mark"]})
    go(st, "use blood_mark", "place grand_bazaar", "option 2")
    assert (place(st, "jean_urbain"), wounds(st)) == ("grand_bazaar", {})


@pytest.mark.card("fivesails", "broken_time")
@pytest.mark.rule("FIV-C-134")
def test_broken_time() -> None:
    st = duel({"hand": ["broken_time"], "deck": ["triage", "friends_at_court", "disarm"]})
    go(st, "choose langschwert", "choose broken_time", "use broken_time", "choose friends_at_court")
    assert struck(st) == (1, 2, 3)


@pytest.mark.card("fivesails", "defending_honor")
def test_defending_honor() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["defending_honor", "triage"]}, {"crew": {"otto_streit": "docks"}}
    )
    go(st, "use defending_honor", "pay triage", "refuse")
    assert wounds(st) == {"henri_michelet": 1}  # Otto had to challenge him


@pytest.mark.card("fivesails", "disarm")
def test_disarm() -> None:
    st = duel({"hand": ["disarm"]}, gear={"throwing_knife": "otto_streit"})
    go(st, "choose langschwert", "choose disarm", "use disarm", "option 2")
    assert zone(st, "throwing_knife") == "discard"


@pytest.mark.card("fivesails", "friends_at_court")
def test_friends_at_court() -> None:
    st = duel({"hand": ["triage", "friends_at_court"]}, wounds={"otto_streit": 3})
    go(st, "choose langschwert", "choose triage", "use friends_at_court")
    assert zone(st, "otto_streit") == "locker"
    assert held(st) == {"forums": 0}


@pytest.mark.card("fivesails", "gallant_deeds")
def test_gallant_deeds() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["gallant_deeds", "triage"]},
        {"crew": {"otto_streit": "docks"}},
        engaged=["henri_michelet", "otto_streit"],
    )
    go(st, "use gallant_deeds", "pay triage")
    assert engaged(st) == set()


@pytest.mark.card("fivesails", "a_heroic_end")
@pytest.mark.rule("FIV-FINAL-1", "FIV-FINAL-2", "FIV-FINAL-4", "FIV-EX-7", "FIV-LKI-1", "FIV-LKI-2", "FIV-DUEL-22")
def test_a_heroic_end() -> None:
    st = duel({"hand": ["a_heroic_end"]}, wounds={"henri_michelet": 3})
    go(st, "choose langschwert", "choose a_heroic_end", "use a_heroic_end")
    assert zone(st, "henri_michelet") == "locker"
    assert pools(st) == (0, 5)
    go(st, "pass")
    assert zone(st, "otto_streit") == "locker"  # Lethal: 5 wounds, though Henri's Combat was 3


@pytest.mark.card("fivesails", "legendary_reputation")
def test_legendary_reputation() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["legendary_reputation", "triage", "triage"]},
        {"crew": {"otto_streit": "docks", "philip_hase": "docks", "kaspar_dietrich": "docks"}},
    )
    go(st, "use legendary_reputation", "pay triage", "pay triage", "choose otto_streit")
    assert can(st, "intervene kaspar_dietrich")
    assert not can(st, "intervene philip_hase")


@pytest.mark.card("fivesails", "master_of_valroux_style")
def test_master_of_valroux_style() -> None:
    st = duel({"hand": ["master_of_valroux_style"]}, {"hand": ["langschwert", "triage"]}, engaged=["otto_streit"])
    go(st, "choose langschwert", "choose master_of_valroux_style", "use master_of_valroux_style")
    assert struck(st) == (2, 1, 1)
    assert len(hand(st, 0)) == 1
    go(st, "choose triage")
    assert struck(st) == (0, 0, 5)


@pytest.mark.card("fivesails", "porte_travel")
def test_porte_travel() -> None:
    st = duel({"crew": {"henri_michelet": "forums", "leontine_giroux": "docks"}, "hand": ["porte_travel"]})
    go(st, "choose langschwert", "choose porte_travel")
    assert place(st, "henri_michelet") == "docks"
    assert wounds(st) == {"leontine_giroux": 1, "otto_streit": 1}
    st = pos(
        {
            "crew": {"leontine_giroux": "docks", "henri_michelet": "home", "jean_urbain": "home"},
            "hand": ["porte_travel"],
        }
    )
    go(st, "use porte_travel", "choose henri_michelet", "option 2", "choose jean_urbain", "option 1")
    assert (place(st, "jean_urbain"), wounds(st)) == ("docks", {"leontine_giroux": 2})


@pytest.mark.card("fivesails", "status_matters")
def test_status_matters() -> None:
    st = pos({"hand": ["status_matters", "triage"]}, control={"docks": 1})
    go(st, "use status_matters", "pay triage")
    assert held(st) == {}
    st = duel({"hand": ["status_matters"]}, {"crew": {"kaj_kousei": "forums"}})
    go(st, "choose langschwert", "choose status_matters", "use status_matters")
    assert "kaj_kousei" in engaged(st)  # 1 less against a Mercenary


@pytest.mark.card("fivesails", "valiant_spirit")
def test_valiant_spirit() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["valiant_spirit", "triage", "triage"]},
        engaged=["henri_michelet"],
    )
    go(st, "use valiant_spirit", "pay triage", "pay triage")
    assert engaged(st) == set()
    st = duel({"hand": ["valiant_spirit", "triage", "triage"]})
    go(st, "choose langschwert", "choose valiant_spirit", "use valiant_spirit", "pay triage", "pay triage")
    assert engaged(st) == set()


@pytest.mark.card("fivesails", "youre_embarrassing_yourself")
@pytest.mark.rule("FIV-C-113")
def test_youre_embarrassing_yourself() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["youre_embarrassing_yourself"]},
        {"crew": {"eko_sorridi": "docks"}},
        turn=1,
    )
    go(st, "challenge eko_sorridi", "use youre_embarrassing_yourself")
    assert (wounds(st), engaged(st), st.mover()) == ({}, {"eko_sorridi"}, 0)
    st = duel({"hand": ["youre_embarrassing_yourself"]}, {"crew": {"kaj_kousei": "forums"}})
    go(st, "choose langschwert", "choose youre_embarrassing_yourself", "use youre_embarrassing_yourself")
    assert struck(st) == (3, 0, 1)
