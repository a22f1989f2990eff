"""The City Deck, each card played as a person would. Kaspar against Constanzo."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.state.duel import NO_DUEL

from .playing import (
    BY_THE_CITY,
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
    step,
    struck,
    wounds,
    zone,
)

pos, duel = BY_THE_CITY.pos, BY_THE_CITY.duel


@pytest.mark.card("fivesails", "penya_shows_the_way")
def test_penya() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}},
        city={"docks": ["penya_shows_the_way"]},
        control={"docks": 0},
        city_deck=["eager_blade", "eko_sorridi", "gustavo"],
    )
    go(st, "pass", "pass", "use penya_shows_the_way", "choose gustavo", "choose eager_blade")
    assert place(st, "otto_streit") == "docks"
    assert [len(cards) for cards in st.street[1:4]] == [1, 1, 1]
    assert zone(st, "eko_sorridi") == "street"


@pytest.mark.card("fivesails", "carmella_vanessa_salvaggi")
def test_carmella() -> None:
    st = pos(
        {"crew": {"carmella_vanessa_salvaggi": "docks"}},
        {"crew": {"servo_scarpa": "docks"}},
        engaged=["carmella_vanessa_salvaggi"],
    )
    go(st, "challenge carmella_vanessa_salvaggi", "refuse", "pass")
    assert wounds(st) == {"servo_scarpa": 3}
    assert not can(st, "challenge carmella_vanessa_salvaggi")


@pytest.mark.card("fivesails", "carmella_vanessa_salvaggi", "cavalier_hat", "guild_triskelion")
@pytest.mark.rule("FIV-C-160")
@pytest.mark.parametrize("thing", ["cavalier_hat", "guild_triskelion"])
def test_carmella_challenges_with_what_she_bears_although_engaged(thing: str) -> None:
    st = pos(
        {"crew": {"carmella_vanessa_salvaggi": "docks"}},
        {"crew": {"servo_scarpa": "docks", "don_constanzo_scarpa": "docks"}},
        gear={thing: "carmella_vanessa_salvaggi"},
        engaged=["carmella_vanessa_salvaggi"],
    )
    go(st, f"use {thing}", "choose don_constanzo_scarpa", "refuse", "pass")
    assert wounds(st) == {"don_constanzo_scarpa": 3}
    assert not can(st, "challenge carmella_vanessa_salvaggi")  # once a Day


@pytest.mark.card("fivesails", "sirens_scream")
@pytest.mark.rule("FIV-C-131", "FIV-EVENT-1", "FIV-EVENT-2", "FIV-EVENT-3")
def test_sirens_scream() -> None:
    st = pos({"crew": {"otto_streit": "home"}, "renown": 2}, {"renown": 0}, city_deck=["sirens_scream"])
    go(st, "pass", "pass")
    assert st.renown == [1, 0]
    assert st.wounds[number(st, "sirens_scream")] == 1
    st = pos({"crew": {"otto_streit": "docks"}}, city={"docks": ["sirens_scream"]})
    st.wounds[number(st, "sirens_scream")] = 2
    go(st, "use sirens_scream")
    assert (st.renown[0], engaged(st)) == (1, {"otto_streit"})
    go(st, "pass", "pass")
    assert zone(st, "sirens_scream") == "street"  # Renown still lies on it


@pytest.mark.card("fivesails", "sirens_scream")
@pytest.mark.parametrize(("lies", "taken"), [(0, None), (1, 1), (2, 1)])
def test_renown_is_taken_from_sirens_scream_to_the_last(lies: int, taken: int | None) -> None:
    st = pos({"crew": {"otto_streit": "docks"}}, city={"docks": ["sirens_scream"]})
    st.wounds[number(st, "sirens_scream")] = lies
    assert can(st, "use sirens_scream") == (taken is not None)
    if taken is not None:
        go(st, "use sirens_scream")
        assert (st.renown[0], st.wounds[number(st, "sirens_scream")]) == (taken, lies - taken)


@pytest.mark.card("fivesails", "sirens_scream")
@pytest.mark.rule("FIV-ONCE-1", "FIV-EVENT-2")
def test_sirens_scream_is_used_once_by_everybody() -> None:
    crew = {"otto_streit": "docks", "philip_hase": "docks"}
    for first in (0, 1):
        st = pos({"crew": crew}, {"leader": "yevgeni", "crew": {"ren": "docks"}}, city={"docks": ["sirens_scream"]})
        st.wounds[number(st, "sirens_scream")] = 4
        if first:
            go(st, "pass", "use sirens_scream")
        go(st, "use sirens_scream", "choose otto_streit")
        if not first:
            go(st, "use sirens_scream")
        assert st.renown == [1, 1]
        if st.mover() == 1:
            go(st, "pass")
        assert not can(st, "use sirens_scream")  # though Philip is en garde


@pytest.mark.card("fivesails", "kaj_kousei")
def test_kaj() -> None:
    st = pos({"crew": {"kaj_kousei": "docks"}}, city_deck=["smuggled_item", "eko_sorridi", "eager_blade", "gustavo"])
    go(st, "use kaj_kousei", "choose smuggled_item")
    assert bearer(st, "smuggled_item") == "kaj_kousei"  # an Artifact, 1 less
    assert {zone(st, id) for id in ("eko_sorridi", "eager_blade", "gustavo")} == {"deck"}
    assert st.top(-1) not in [number(st, id) for id in ("eko_sorridi", "eager_blade", "gustavo")]
    st = pos(
        {"crew": {"kaj_kousei": "docks", "otto_streit": "docks"}, "hand": ["triage", "regroup"]},
        city_deck=["syrneth_hand", "eko_sorridi", "eager_blade", "gustavo"],
    )
    go(st, "use kaj_kousei", "choose syrneth_hand", "choose otto_streit", "pay triage")
    assert (bearer(st, "syrneth_hand"), hand(st, 0)) == ("otto_streit", ["regroup"])  # 2, less 1


@pytest.mark.card("fivesails", "sorte_deck")
def test_sorte_deck() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}},
        {"crew": {"sibella_scarpa": "docks"}},
        gear={"sorte_deck": "sibella_scarpa"},
        turn=1,
    )
    go(st, "use sibella_scarpa", "use sorte_deck")
    assert (wounds(st), engaged(st)) == ({"otto_streit": 1}, {"sorte_deck"})


@pytest.mark.card("fivesails", "sorte_deck")
@pytest.mark.parametrize(("bearer", "left"), [("aldo_bussotti", 2), ("sibella_scarpa", 1)])
def test_a_strega_reads_more_in_the_sorte_deck(bearer: str, left: int) -> None:
    st = pos(
        {"crew": {"terrell_brandt": "docks"}},
        {"crew": {"servo_scarpa": "docks", bearer: "docks"}},
        gear={"sorte_deck": bearer},
    )
    go(st, "challenge terrell_brandt", "choose servo_scarpa", "refuse", "use sorte_deck")
    assert (wounds(st), engaged(st)) == ({"servo_scarpa": left}, {"terrell_brandt", "sorte_deck"})


@pytest.mark.card("fivesails", "eko_sorridi")
def test_eko() -> None:
    st = pos({"crew": {"eko_sorridi": "docks"}}, {"crew": {"servo_scarpa": "docks"}}, turn=1)
    go(st, "move servo_scarpa", "place forums", "use eko_sorridi")
    assert wounds(st) == {"servo_scarpa": 1}


@pytest.mark.card("fivesails", "so_it_begins")
@pytest.mark.rule("FIV-EVENT-4")
def test_so_it_begins() -> None:
    st = pos(
        {"crew": {"terrell_brandt": "docks"}}, {"crew": {"sibella_scarpa": "docks"}}, city={"docks": ["so_it_begins"]}
    )
    go(st, "claim terrell_brandt")
    assert held(st) == {}  # 1 + 3 against 3 + 2
    st = duel(city={"forums": ["so_it_begins"]})
    go(st, "choose pull")
    assert struck(st) == (0, 1, 3)


@pytest.mark.card("fivesails", "claude_de_la_roche")
def test_claude() -> None:
    st = pos(
        {"crew": {"claude_de_la_roche": "docks"}},
        {"crew": {"sibella_scarpa": "docks", "cesca_del_rosso": "docks"}},
        engaged=["sibella_scarpa"],
    )
    go(st, "claim claude_de_la_roche", "use claude_de_la_roche")
    assert held(st) == {"docks": 0}  # 2 + 1 against Cesca's 2 alone


@pytest.mark.card("fivesails", "risky_undertaking")
def test_risky_undertaking() -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["triage", "regroup"]}, city={"docks": ["risky_undertaking"]})
    go(st, "use risky_undertaking", "choose triage", "choose regroup")
    assert (renown(st), zone(st, "risky_undertaking")) == ({"docks": 1}, "discard")


@pytest.mark.card("fivesails", "maryam_benu_pleroma")
def test_maryam() -> None:
    st = pos(
        {"crew": {"maryam_benu_pleroma": "docks"}},
        {"crew": {"sibella_scarpa": "docks"}, "hand": ["for_the_family"]},
        turn=1,
    )
    go(st, "use for_the_family")
    assert (engaged(st), zone(st, "sibella_scarpa")) == (set(), "locker")  # costs stay paid
    st = duel(
        {"crew": {"maryam_benu_pleroma": "forums"}, "hand": ["triage"]}, {"hand": ["pull", "bravos", "rough_em_up"]}
    )
    go(st, "choose pull", "choose triage", "use maryam_benu_pleroma", "choose rough_em_up", "pass")
    assert struck(st) == (0, 0, 3)  # no Maneuver


@pytest.mark.card("fivesails", "smuggled_item")
def test_smuggled_item() -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["kaspars_panzerhand"]}, gear={"smuggled_item": "otto_streit"})
    go(st, "use smuggled_item")
    assert (bearer(st, "kaspars_panzerhand"), zone(st, "smuggled_item")) == ("otto_streit", "discard")


@pytest.mark.card("fivesails", "vladislav_novikoff")
@pytest.mark.rule("FIV-C-133")
def test_vladislav() -> None:
    st = pos(
        {"crew": {"terrell_brandt": "docks"}},
        {"crew": {"servo_scarpa": "docks", "vladislav_novikoff": "docks"}},
        engaged=["vladislav_novikoff"],
    )
    go(st, "challenge terrell_brandt", "choose servo_scarpa", "intervene vladislav_novikoff")
    assert wounds(st) == {"vladislav_novikoff": 3}
    assert st.duel.stage == NO_DUEL


@pytest.mark.card("fivesails", "point_of_opportunity")
def test_point_of_opportunity() -> None:
    st = pos({"crew": {"otto_streit": "docks"}}, city={"docks": ["point_of_opportunity"]}, renown={"forums": 1})
    go(st, "use point_of_opportunity")
    assert (renown(st), zone(st, "point_of_opportunity")) == ({"docks": 1}, "discard")
    assert engaged(st) == {"otto_streit"}


@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.rule("FIV-C-123")
def test_sigurd() -> None:
    st = pos(
        {"crew": {"terrell_brandt": "docks"}},
        {"crew": {"sigurd_ulfsen": "docks", "servo_scarpa": "docks"}},
        gear={"eager_blade": "sigurd_ulfsen"},
    )
    assert num(st, number(st, "sigurd_ulfsen"), 0) == 2
    go(st, "challenge terrell_brandt", "pass")
    assert not can(st, "choose servo_scarpa")
    assert can(st, "intervene servo_scarpa")


@pytest.mark.card("fivesails", "duckfoot_pistol")
def test_duckfoot_pistol() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks", "kaspar_dietrich": "docks"}},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"duckfoot_pistol": "otto_streit"},
    )
    go(st, "use duckfoot_pistol")
    assert (wounds(st), zone(st, "duckfoot_pistol")) == ({"otto_streit": 1, "servo_scarpa": 1}, "discard")
    for others, offered in (({}, False), ({"servo_scarpa": "forums"}, False), ({"servo_scarpa": "docks"}, True)):
        st = pos({"crew": {"kaspar_dietrich": "docks"}}, {"crew": others}, gear={"duckfoot_pistol": "kaspar_dietrich"})
        assert can(st, "use duckfoot_pistol") == offered  # a Leader alone has nobody to shoot at


@pytest.mark.card("fivesails", "gustavo")
def test_gustavo() -> None:
    st = pos({"crew": {"gustavo": "docks"}, "deck": ["langschwert", "triage", "regroup"]})
    go(st, "use gustavo", "choose triage")
    assert hand(st, 0) == ["triage"]
    assert (zone(st, "langschwert"), st.top(0)) == ("deck", number(st, "regroup"))  # sunk; two cards were revealed


@pytest.mark.card("fivesails", "burnished_cuirass")
def test_burnished_cuirass() -> None:
    st = duel({"hand": ["triage"]}, {"hand": ["pull", "pull"]}, gear={"burnished_cuirass": "otto_streit"})
    assert num(st, number(st, "otto_streit"), 3) == 5
    go(st, "choose pull", "choose triage", "use burnished_cuirass", "choose pull")
    assert struck(st) == (0, 2, 2)


@pytest.mark.card("fivesails", "adelheide_schmidt")
@pytest.mark.rule("FIV-C-126")
def test_adelheide() -> None:
    st = pos({"crew": {"adelheide_schmidt": "docks"}, "hand": ["langschwert"]}, {"crew": {"servo_scarpa": "docks"}})
    go(st, "use adelheide_schmidt", "choose langschwert")
    assert wounds(st) == {"servo_scarpa": 1}


@pytest.mark.card("fivesails", "eager_blade")
def test_eager_blade() -> None:
    st = duel({"hand": ["iron_reply"]}, gear={"eager_blade": "otto_streit"})
    go(st, "choose pull", "choose iron_reply", "pass")
    assert struck(st) == (3, 0, 1)
    assert (zone(st, "eager_blade"), place(st, "eager_blade")) == ("street", "grand_bazaar")


@pytest.mark.card("fivesails", "angeline_demone")
def test_angeline() -> None:
    st = pos({"crew": {"angeline_demone": "docks"}, "hand": ["triage"]})
    go(st, "move angeline_demone", "choose triage", "place forums")
    assert (place(st, "angeline_demone"), engaged(st)) == ("forums", set())
    st = duel({"crew": {"angeline_demone": "forums"}, "hand": ["iron_reply"]}, {"crew": {"servo_scarpa": "forums"}})
    go(st, "choose pull", "choose iron_reply", "use angeline_demone", "pass")
    assert struck(st) == (3, 0, 1)


@pytest.mark.card("fivesails", "kalla_forsberg")
def test_kalla() -> None:
    st = pos(
        {"crew": {"kalla_forsberg": "docks", "otto_streit": "docks"}, "hand": ["breastplate"]},
        gear={"langschwert": "otto_streit"},
    )
    go(st, "use kalla_forsberg")
    assert bearer(st, "langschwert") == "kalla_forsberg"
    go(st, "pass", "equip breastplate")
    assert bearer(st, "breastplate") == "kalla_forsberg"  # 1 less


@pytest.mark.card("fivesails", "guild_triskelion")
def test_guild_triskelion() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}},
        {"crew": {"servo_scarpa": "docks"}, "hand": ["pull"]},
        gear={"guild_triskelion": "otto_streit"},
    )
    go(st, "use guild_triskelion")
    assert engaged(st) == {"otto_streit"}
    assert not can(st, "refuse")
    go(st, "accept")
    assert pools(st) == (0, 3)
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["mastercrafted_rapier"]},
        gear={"guild_triskelion": "otto_streit"},
    )
    go(st, "equip mastercrafted_rapier")
    assert bearer(st, "mastercrafted_rapier") == "otto_streit"  # which is for Duelists


@pytest.mark.card("fivesails", "takama_siad")
def test_takama() -> None:
    st = duel({"crew": {"otto_streit": "forums", "takama_siad": "forums"}}, wounds={"otto_streit": 1})
    go(st, "choose pull", "pass", "use takama_siad")
    assert wounds(st) == {"otto_streit": 2}  # 1, 2 by threat, 1 healed


@pytest.mark.card("fivesails", "crystal_eye")
def test_crystal_eye() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["triage"]},
        {"approach": ["marooned", "aldo_bussotti"]},
        city={"docks": ["crystal_eye"]},
    )
    go(st, "equip crystal_eye", "pay triage", "choose marooned", "pass", "pass")
    while st.phase != 3:
        seat = st.waiting[0]
        if can(st, "use crystal_eye"):
            go(st, "use crystal_eye")
            break
        st.apply(seat, st.legal(seat)[0])
    assert st.renown[0] == 1


@pytest.mark.card("fivesails", "ravenna_destine")
def test_ravenna() -> None:
    st = pos({"crew": {"ravenna_destine": "docks"}, "deck": ["triage"]})
    go(st, "use ravenna_destine")
    assert (hand(st, 0), wounds(st)) == (["triage"], {"ravenna_destine": 1})


@pytest.mark.card("fivesails", "object_of_wonder")
@pytest.mark.rule("FIV-C-127", "FIV-APP-3")
def test_object_of_wonder() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["triage", "regroup"]},
        {"crew": {"sibella_scarpa": "docks"}},
        city={"docks": ["object_of_wonder"]},
        wounds={"otto_streit": 3},
    )
    go(st, "equip object_of_wonder", "pay triage", "pay regroup")
    assert bearer(st, "object_of_wonder") == "kaspar_dietrich"
    go(st, "use sibella_scarpa", "use object_of_wonder")
    assert (zone(st, "otto_streit"), zone(st, "object_of_wonder")) == ("approach", "locker")


@pytest.mark.card("fivesails", "leja_juska")
@pytest.mark.rule("FIV-DUEL-4")
def test_leja() -> None:
    """1 more or 1 less, on either, where there is some. (No card of this set but hers puts threat on a challenger so
    early.)"""
    for option, before, threat in ((1, 0, (1, 3)), (2, 2, (1, 3)), (3, 0, (0, 4)), (4, 0, (0, 2))):
        st = pos(
            {"crew": {"terrell_brandt": "forums", "leja_juska": "forums"}},
            {"crew": {"servo_scarpa": "forums"}, "hand": ["pull"]},
        )
        step(st, "challenge terrell_brandt", "accept", "use leja_juska")
        st.duel.challenger.pool = before
        assert can(st, "option 2") == (before > 0)  # FIV-C-145
        go(st, f"option {option}")
        assert pools(st) == threat


@pytest.mark.card("fivesails", "syrneth_hand")
def test_syrneth_hand() -> None:
    st = duel({"hand": ["triage"]}, {"hand": ["pull", "pull"]}, gear={"syrneth_hand": "otto_streit"})
    go(st, "choose pull", "choose triage", "use syrneth_hand")
    assert wounds(st) == {"otto_streit": 3}  # 2 by threat, and 1
    go(st, "choose pull")
    assert struck(st) == (0, 0, 3)


@pytest.mark.card("fivesails", "giacinto")
def test_giacinto() -> None:
    st = pos({"crew": {"giacinto": "docks"}}, {"crew": {"servo_scarpa": "docks"}})
    go(st, "use giacinto")
    assert (place(st, "giacinto"), place(st, "servo_scarpa"), engaged(st)) == (
        "forums",
        "forums",
        {"giacinto", "servo_scarpa"},
    )


@pytest.mark.card("fivesails", "giacinto")
@pytest.mark.card("fivesails", "henri_michelet")
@pytest.mark.rule("FIV-COST-10")
def test_giacinto_engages_even_whom_he_cannot_take_along() -> None:
    """Henri keeps Jean where he is; only that part is skipped."""
    crew = {"henri_michelet": "docks", "jean_urbain": "docks"}
    st = pos({"crew": {"giacinto": "docks"}}, {"leader": "odette_dubois_darrent", "crew": crew})
    go(st, "use giacinto", "choose jean_urbain")
    assert engaged(st) == {"giacinto", "jean_urbain"}
    assert (place(st, "giacinto"), place(st, "jean_urbain")) == ("forums", "docks")


@pytest.mark.card("fivesails", "captains_coat")
def test_captains_coat() -> None:
    st = pos({"crew": {"otto_streit": "docks"}}, gear={"captains_coat": "otto_streit"})
    go(st, "use captains_coat")
    assert (held(st), engaged(st)) == ({"docks": 0}, {"captains_coat"})
