"""The characters of Ussura, a to r by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.forecast import pressing
from intrigue.games.fivesails.rules.stats import num

from .. import playing
from ..playing import (
    BY_USSURA,
    CASTILLE,
    EISEN,
    USSURA,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    place,
    renown,
    rest,
    step,
    strike,
    struck,
    table,
    until,
    wounds,
    zone,
)
from ..situations import can_repeat

pos = BY_USSURA.pos
duel = BY_USSURA.duel


@pytest.mark.card("fivesails", "ekaterina_ilyanava")
@pytest.mark.rule("FIV-COST-5", "FIV-COST-8")
@pytest.mark.parametrize(("lies", "able"), [({"docks": 1}, True), ({"forums": 1}, False)])
def test_ekaterina_pays_with_the_renown_at_her_feet(lies: dict[str, int], able: bool) -> None:
    """Two players have three districts: hers, the one that gets it, and the one where she goes."""
    st = playing.pos({**USSURA, "crew": {"ekaterina_ilyanava": "docks"}}, renown=lies)
    assert can(st, "use ekaterina_ilyanava 1") == able
    if able:
        go(st, "use ekaterina_ilyanava 1", "place forums")
        assert (renown(st), place(st, "ekaterina_ilyanava")) == ({"forums": 1}, "grand_bazaar")


@pytest.mark.card("fivesails", "ekaterina_ilyanava")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("lies", "able"), [({"docks": 1}, True), ({"forums": 1}, False)])
def test_ekaterina_takes_no_renown_where_none_lies(lies: dict[str, int], able: bool) -> None:
    me = {**USSURA, "crew": {"ekaterina_ilyanava": "docks"}}
    st = playing.pos(me, {**CASTILLE, "crew": {"patricia_moustakas": "docks"}}, renown=lies, turn=1)
    step(st, "use patricia_moustakas 1")
    assert offers(st, "use ekaterina_ilyanava 2") == able


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


@pytest.mark.card("fivesails", "ekaterina_ilyanava")
def test_ekaterina_goes_neither_where_she_was_nor_where_the_renown_went() -> None:
    crew = {"ekaterina_ilyanava": "forums"}
    more = [{"leader": "soline_el_gato"}, {"leader": "odette_dubois_darrent"}]
    st = pos({"crew": crew}, None, more=more, renown={"forums": 1})
    step(st, "use ekaterina_ilyanava 1")
    assert not can(st, "place forums")
    step(st, "place docks")
    assert [can(st, f"place {where}") for where in ("docks", "forums", "oles_inn")] == [False, False, True]


@pytest.mark.card("fivesails", "ekaterina_ilyanava")
def test_ekaterina_carries_renown_away_from_her_city_location() -> None:
    def carries(her: str, lies: str) -> bool:
        return can(pos({"crew": {"ekaterina_ilyanava": her}}, renown={lies: 1}), "use ekaterina_ilyanava 1")

    assert carries("docks", "docks")
    assert not carries("docks", "forums")
    assert not carries("home", "docks")


@pytest.mark.card("fivesails", "ekaterina_ilyanava")
def test_ekaterina_minds_opponents_who_claim_her_location() -> None:
    def minds(her: str, turn: int) -> bool:
        theirs = {"otto_streit": "docks", "philip_hase": "docks"}
        me = {"crew": {"ekaterina_ilyanava": her, **({} if turn else theirs)}}
        st = pos(me, {"crew": theirs if turn else {}}, turn=turn, renown={"docks": 2})
        return offers(step(st, "claim otto_streit"), "use ekaterina_ilyanava 2")

    assert minds("docks", 1)
    assert not minds("forums", 1)
    assert not minds("docks", 0)  # it was you


@pytest.mark.card("fivesails", "elina_georginova", "stubborn")
@pytest.mark.rule("FIV-COST-10")
@pytest.mark.parametrize(
    ("answer", "enemy", "ready"), [(True, "docks", False), (False, "forums", True), (False, "docks", False)]
)
def test_elina_is_en_garde_only_where_she_came_to_an_enemy(answer: bool, enemy: str, ready: bool) -> None:
    me = {**USSURA, "crew": {"elina_georginova": "docks"}, "hand": ["stubborn"]}
    st = playing.pos(me, {"crew": {"uwe_zimmerman": enemy}}, engaged=["elina_georginova"])
    step(st, "use elina_georginova 1")
    go(st, "use stubborn") if answer else rest(st)
    assert place(st, "elina_georginova") == ("docks" if answer else "forums")
    assert ("elina_georginova" not in engaged(st)) == ready


@pytest.mark.card("fivesails", "elina_georginova", "matushkas_sight", "leshiye_of_the_wood")
@pytest.mark.rule("FIV-REACT-5", "FIV-PLAY-4")
def test_elina_draws_renown_to_her_after_a_sorcery_of_hers() -> None:
    me = {**USSURA, "crew": {"elina_georginova": "docks"}, "hand": ["matushkas_sight"], "deck": ["boon", "pull"]}
    st = playing.pos(me, renown={"grand_bazaar": 1, "docks": 1})
    step(st, "use matushkas_sight", "choose elina_georginova")
    until(st, lambda st: can(st, "use elina_georginova 2"))
    go(st, "use elina_georginova 2")
    assert renown(st) == {"docks": 2}


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


@pytest.mark.card("fivesails", "elina_georginova")
@pytest.mark.rule("FIV-QUAL-4")
def test_elina_moves_within_the_city_and_rests_among_enemies() -> None:
    assert can(pos({"crew": {"elina_georginova": "docks"}}), "use elina_georginova 1")
    assert not can(pos({"crew": {"elina_georginova": "home"}}), "use elina_georginova 1")
    st = pos({"crew": {"elina_georginova": "docks"}}, engaged=["elina_georginova"])
    go(st, "use elina_georginova 1")
    assert (place(st, "elina_georginova"), engaged(st)) == ("forums", {"elina_georginova"})  # nobody is there


@pytest.mark.card("fivesails", "elina_georginova")
def test_elina_draws_renown_by_her_own_sorcery() -> None:
    def draws(who: str, lies: str, at: str = "docks") -> bool:
        crew = {"elina_georginova": at, "vedma": "forums"}
        st = pos({"crew": crew, "hand": ["matushkas_command", "boon"]}, renown={lies: 1})
        step(st, "use matushkas_command", f"choose {who}", "pay boon")
        return offers(st, "use elina_georginova 2")

    assert draws("elina_georginova", "grand_bazaar")
    assert not draws("elina_georginova", "docks")  # it lies there already
    assert not draws("vedma", "grand_bazaar")
    assert not draws("elina_georginova", "grand_bazaar", "home")


@pytest.mark.card("fivesails", "nazem_ibn_umur")
@pytest.mark.rule("FIV-CLAIM-1", "FIV-PRESS-3")
def test_a_claim_is_weighed_with_its_claimant_engaged() -> None:
    """Nazem counts engaged enemies, and whoever claims beside him is one by then: it is 1 to 1."""
    st = playing.pos({"crew": {"servo_scarpa": "docks"}}, {**USSURA, "crew": {"nazem_ibn_umur": "docks"}})
    (weighed,) = pressing(st, 0, st.legal(0))
    assert (weighed.totals, weighed.success, engaged(st)) == ((1, 1), False, set())
    go(st, "claim servo_scarpa")
    assert held(st) == {}


@pytest.mark.card("fivesails", "carmella_vanessa_salvaggi", "nazem_ibn_umur")
@pytest.mark.rule("FIV-CHAL-12", "FIV-C-160")
def test_nazem_cannot_engage_who_is_engaged_and_she_may_still_strike_back() -> None:
    """Carmella refuses and is engaged for it; once a Day she may challenge all the same."""
    me = {**USSURA, "crew": {"nazem_ibn_umur": "docks"}}
    st = playing.pos(me, {"crew": {"carmella_vanessa_salvaggi": "docks"}})
    go(st, "challenge nazem_ibn_umur", "refuse")
    assert (engaged(st), wounds(st)) == (
        {"nazem_ibn_umur", "carmella_vanessa_salvaggi"},
        {"carmella_vanessa_salvaggi": 2},
    )
    go(st, "challenge carmella_vanessa_salvaggi", "refuse")
    assert wounds(st)["nazem_ibn_umur"] == 3


@pytest.mark.card("fivesails", "nazem_ibn_umur", "horatio_lockwood")
@pytest.mark.rule("FIV-C-50", "FIV-C-129")
def test_enemies_are_those_of_all_opponents() -> None:
    """Nazem counts the engaged enemies of everybody; his own side's do not count."""
    st = table(
        {**USSURA, "crew": {"nazem_ibn_umur": "docks", "torsten_vakt": "docks"}},
        {"crew": {"otto_streit": "docks", "philip_hase": "docks"}},
        {"leader": "soline_el_gato", "crew": {"sanjay": "docks"}},
        engaged=["torsten_vakt", "otto_streit", "sanjay"],
    )
    go(st, "claim nazem_ibn_umur")
    assert held(st) == {}  # Nazem 2 and Torsten 2 against 2 and 2 of Otto and Philip: a tie
    assert engaged(st) >= {"nazem_ibn_umur"}


@pytest.mark.card("fivesails", "nazem_ibn_umur", "guild_triskelion")
@pytest.mark.rule("FIV-C-88")
@pytest.mark.parametrize(("whom", "able"), [("kaspar_dietrich", True), ("otto_streit", False)])
def test_nazem_shames_a_leader_who_may_refuse_the_guild(whom: str, able: bool) -> None:
    foe = {**EISEN, "crew": {"kaspar_dietrich": "docks", "otto_streit": "docks"}}
    st = playing.pos({**USSURA, "crew": {"nazem_ibn_umur": "docks"}}, foe, gear={"guild_triskelion": "nazem_ibn_umur"})
    go(st, "use guild_triskelion", f"choose {whom}")
    assert can(st, "refuse") == able
    if able:
        go(st, "refuse")
        assert (engaged(st), wounds(st)) == ({"nazem_ibn_umur", whom}, {whom: 4})


@pytest.mark.card("fivesails", "nazem_ibn_umur")
def test_nazem_shames_who_refuses_and_not_who_is_stood_in_for() -> None:
    st = playing.pos(
        {"crew": {"nazem_ibn_umur": "docks"}}, {"crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}}
    )
    go(st, "challenge nazem_ibn_umur", "choose otto_streit", "intervene uwe_zimmerman")
    assert engaged(st) == {"nazem_ibn_umur", "uwe_zimmerman"}


@pytest.mark.card("fivesails", "nazem_ibn_umur")
def test_nazem() -> None:
    st = pos({"crew": {"nazem_ibn_umur": "docks"}}, {"crew": {"otto_streit": "docks"}})
    assert num(st, number(st, "nazem_ibn_umur"), 2) == 0
    go(st, "challenge nazem_ibn_umur", "refuse")
    assert engaged(st) == {"nazem_ibn_umur", "otto_streit"}
    assert num(st, number(st, "nazem_ibn_umur"), 2) == 1


@pytest.mark.card("fivesails", "nazem_ibn_umur")
def test_nazem_counts_engaged_enemies_at_his_location() -> None:
    me = {"crew": {"nazem_ibn_umur": "docks", "torsten_vakt": "docks"}}
    foe = {"crew": {"otto_streit": "docks", "philip_hase": "forums", "uwe_zimmerman": "docks"}}
    st = pos(me, foe, engaged=["otto_streit", "philip_hase", "torsten_vakt"])
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


@pytest.mark.card("fivesails", "pavel_ivanov")
def test_pavel_writes_down_what_opponents_claim() -> None:
    def writes(turn: int, claims: str) -> bool:
        me = {"crew": {"pavel_ivanov": "forums", "torsten_vakt": "grand_bazaar"}}
        st = pos(me, {"crew": {"otto_streit": "docks"}}, turn=turn)
        return offers(step(st, f"claim {claims}"), "use pavel_ivanov 1")

    assert writes(1, "otto_streit")
    assert not writes(0, "torsten_vakt")


@pytest.mark.card("fivesails", "pavel_ivanov")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_pavel_parries_better_once_a_duel() -> None:
    assert can_repeat("pavel_ivanov 2", "pavel_ivanov", False)
    assert not can_repeat("pavel_ivanov 2", "pavel_ivanov", True)


@pytest.mark.card("fivesails", "ren")
@pytest.mark.rule("FIV-FINAL-3", "FIV-ABIL-1")
def test_ren_disturbs_nobody_after_she_has_fallen() -> None:
    st = playing.pos(
        {**USSURA, "crew": {"ren": "docks"}, "hand": ["stubborn"]},
        {"crew": {"terrell_brandt": "docks", "otto_streit": "docks"}, "hand": ["langschwert", "hexenjagd"]},
        wounds={"ren": 3},
    )
    step(st, "challenge ren", "choose terrell_brandt", "accept", "choose langschwert")
    strike(st)
    assert struck(st) == (0, 1, 3)
    step(st, "choose stubborn")
    strike(st)
    assert zone(st, "ren") == "locker"
    step(st, "choose hexenjagd")
    strike(st)
    assert struck(st)[1] == 3


@pytest.mark.card("fivesails", "ren")
@pytest.mark.rule("FIV-PARLEY-1", "FIV-C-78")
def test_somebody_without_influence_may_parley_for_nothing() -> None:
    st = playing.pos(
        {"leader": "yevgeni", "crew": {"ren": "docks"}, "hand": ["triage", "boon", "pull"]},
        city={"docks": ["takama_siad"]},
    )
    step(st, "recruit takama_siad", "choose ren")
    assert engaged(st) == {"ren"}
    assert hand(go(st, "pay triage", "pay boon", "pay pull"), 0) == []


@pytest.mark.card("fivesails", "ren")
def test_ren() -> None:
    st = duel({"crew": {"ren": "forums"}})
    go(st, "choose langschwert")
    assert struck(st) == (0, 1, 3)  # as many characters, so 1 Parry less


@pytest.mark.card("fivesails", "ren")
def test_ren_disturbs_no_smaller_crew() -> None:
    st = duel({"crew": {"ren": "forums", "torsten_vakt": "home"}})
    go(st, "choose langschwert")
    assert struck(st) == (0, 2, 3)
