"""The cards of Ussura clause by clause: whose, where, which, and who decides."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.stats import num

from .playing import BY_USSURA, can, engaged, go, number, offers, place, resolved, step, struck, wounds, zone

pos, duel = BY_USSURA.pos, BY_USSURA.duel

# ---------------------------------------------------------------------- people


@pytest.mark.card("fivesails", "ekaterina_ilyanava")
def test_ekaterina_goes_neither_where_she_was_nor_where_the_renown_went() -> None:
    crew = {"ekaterina_ilyanava": "forums"}
    more = [{"leader": "soline_el_gato"}, {"leader": "odette_dubois_darrent"}]
    st = pos({"crew": crew}, None, more=more, renown={"forums": 1})
    step(st, "use ekaterina_ilyanava 1")
    assert not can(st, "place forums")
    step(st, "place docks")
    assert [can(st, f"place {where}") for where in ("docks", "forums", "oles_inn")] == [False, False, True]


@pytest.mark.card("fivesails", "nazem_ibn_umur")
def test_nazem_counts_engaged_enemies_at_his_location() -> None:
    me = {"crew": {"nazem_ibn_umur": "docks", "torsten_vakt": "docks"}}
    foe = {"crew": {"otto_streit": "docks", "philip_hase": "forums", "uwe_zimmerman": "docks"}}
    st = pos(me, foe, engaged=["otto_streit", "philip_hase", "torsten_vakt"])
    assert num(st, number(st, "nazem_ibn_umur"), 2) == 1


@pytest.mark.card("fivesails", "ren")
def test_ren_disturbs_no_smaller_crew() -> None:
    st = duel({"crew": {"ren": "forums", "torsten_vakt": "home"}})
    go(st, "choose langschwert")
    assert struck(st) == (0, 2, 3)


@pytest.mark.card("fivesails", "torsten_vakt")
def test_torsten_needs_two_wounds_to_wake_up() -> None:
    st = duel({"hand": ["boon"]}, wounds={"torsten_vakt": 1})
    go(st, "choose langschwert", "choose boon")
    assert struck(st) == (0, 2, 3)


@pytest.mark.card("fivesails", "vedma")
def test_vedma_plays_a_sorcery_of_your_discard_pile_for_the_last_time() -> None:
    def plays(*mine: str, theirs: tuple[str, ...] = (), **rest: list[str]) -> bool:
        st = pos({"crew": {"vedma": "docks"}, "discard": list(mine)}, {"discard": list(theirs)}, **rest)
        return can(st, "use vedma 1")

    assert plays("matushkas_efficiency")
    assert not plays("my_fight_alone")
    assert not plays(theirs=("matushkas_efficiency",))
    assert not plays("matushkas_efficiency", engaged=["vedma"])
    crew = {"vedma": "docks", "elina_georginova": "forums"}
    st = pos({"crew": crew, "discard": ["matushkas_command"], "hand": ["boon"]})
    go(st, "use vedma 1", "choose elina_georginova", "pay boon")
    assert zone(st, "matushkas_command") == "locker"
    assert engaged(st) == {"vedma", "elina_georginova"}


# ---------------------------------------------------------------------- schemes


@pytest.mark.card("fivesails", "the_boars_guile")
def test_the_boars_guile_moves_renown_next_door_and_names_an_enemy() -> None:
    me = {"crew": {"torsten_vakt": "docks"}, "scheme": "the_boars_guile"}
    st = resolved(pos(me, {"crew": {"otto_streit": "home"}}, renown={"docks": 1}), "option 2")
    assert (st.renown_on[1:4], can(st, "choose otto_streit")) == ([0, 1, 0], True)  # the Forums alone are adjacent
    assert not can(st, "choose torsten_vakt")


# ---------------------------------------------------------------------- risks


@pytest.mark.card("fivesails", "indomitable_will")
def test_an_indomitable_will_stands_alone_where_nobody_rules() -> None:
    def stands(other: str, torsten: str = "docks", **control: int) -> bool:
        crew = {"torsten_vakt": torsten, "ren": other}
        st = pos({"crew": crew, "hand": ["indomitable_will"]}, {"crew": {"otto_streit": "docks"}}, control=control)
        return can(st, "use indomitable_will")

    assert stands("home")
    assert not stands("docks")
    assert not stands("home", docks=1)
    assert not stands("home", docks=0)
    assert not stands("home", "home")


@pytest.mark.card("fivesails", "iron_and_velvet")
def test_iron_and_velvet_challenges_empty_handed() -> None:
    def challenges(otto: str, gear: dict[str, str]) -> bool:
        me = {"crew": {"torsten_vakt": "docks"}, "hand": ["iron_and_velvet", "boon"]}
        return can(pos(me, {"crew": {"otto_streit": otto}}, gear=gear), "use iron_and_velvet 1")

    assert challenges("docks", {"throwing_knife": "otto_streit"})
    assert not challenges("docks", {"throwing_knife": "torsten_vakt"})
    assert not challenges("forums", {})


@pytest.mark.card("fivesails", "iron_and_velvet")
def test_iron_and_velvet_wounds_nobody_else() -> None:
    me = {"hand": ["iron_and_velvet", "boon"]}
    foe = {"crew": {"uwe_zimmerman": "forums", "otto_streit": "forums"}, "hand": ["langschwert"]}
    st = duel(me, foe, gear={"throwing_knife": "uwe_zimmerman", "langschwert": "otto_streit"})
    step(st, "choose langschwert", "choose iron_and_velvet", "use iron_and_velvet 2", "pay boon")
    assert wounds(st) == {"uwe_zimmerman": 2, "torsten_vakt": 2}  # his, and one of Uwe's, by threat


@pytest.mark.card("fivesails", "matushkas_command")
def test_matushkas_command_is_heard_at_one_location() -> None:
    me = {"crew": {"elina_georginova": "docks", "torsten_vakt": "forums"}, "hand": ["matushkas_command", "boon"]}
    st = pos(me, {"crew": {"otto_streit": "docks", "philip_hase": "forums"}}, engaged=["torsten_vakt"])
    go(st, "use matushkas_command", "choose elina_georginova", "pay boon")
    assert engaged(st) == {"torsten_vakt", "elina_georginova", "otto_streit"}
    assert place(st, "torsten_vakt") == "forums"


@pytest.mark.card("fivesails", "matushkas_efficiency")
def test_matushkas_efficiency_moves_your_people_here_anywhere_else() -> None:
    crew = {"elina_georginova": "docks", "torsten_vakt": "docks", "ren": "forums"}
    st = pos({"crew": crew, "hand": ["matushkas_efficiency"]}, {"crew": {"otto_streit": "docks"}})
    step(st, "use matushkas_efficiency 1", "choose elina_georginova", "option 2")
    assert [can(st, f"choose {who}") for who in ("torsten_vakt", "ren", "otto_streit")] == [True, False, False]
    step(st, "choose torsten_vakt")
    assert not can(st, "place docks")
    go(st, "place home")
    assert place(st, "torsten_vakt") == "home 1"


@pytest.mark.card("fivesails", "matushkas_efficiency")
def test_matushkas_efficiency_takes_the_duel_next_door() -> None:
    me = {"crew": {"elina_georginova": "docks"}, "hand": ["matushkas_efficiency", "boon"]}
    st = duel(me, {"crew": {"otto_streit": "docks"}})
    go(st, "choose langschwert", "choose matushkas_efficiency", "use matushkas_efficiency 2", "pay boon")
    assert place(st, "otto_streit") == place(st, "elina_georginova") == "forums"  # the only way, so nobody was asked


@pytest.mark.card("fivesails", "my_fight_alone")
def test_my_fight_alone_heals_whoever_is_alone() -> None:
    def heals(other: str, torsten: str = "docks") -> bool:
        crew = {"torsten_vakt": torsten, "ren": other, "yevgeni": "grand_bazaar"}
        st = pos(
            {"crew": crew, "hand": ["my_fight_alone"]}, {"crew": {"otto_streit": "docks"}}, wounds={"torsten_vakt": 1}
        )
        if not can(st, "use my_fight_alone 1"):
            return False
        step(st, "use my_fight_alone 1")
        return not wounds(st) or can(st, "choose torsten_vakt")

    assert heals("home")
    assert not heals("docks")
    assert not heals("forums", "home")


@pytest.mark.card("fivesails", "predatory_pursuit")
def test_predatory_pursuit_follows_an_enemy_through_the_city() -> None:
    def follows(who: str, start: str, goal: str, torsten: str = "docks") -> bool:
        mine = {"torsten_vakt": torsten, **({"ren": start} if who == "ren" else {})}
        me = {"crew": mine, "hand": ["predatory_pursuit", "boon"]}
        foe = {"crew": {"otto_streit": start}, "hand": ["hidden_corridors", "triage"]}
        st = pos(me, foe, turn=0 if who == "ren" else 1)
        far = {start, goal} == {"docks", "grand_bazaar"}
        step(st, *(["use hidden_corridors", "pay triage"] if far else [f"move {who}", f"place {goal}"]))
        return offers(st, "use predatory_pursuit")

    assert follows("otto_streit", "docks", "forums")
    assert follows("otto_streit", "docks", "grand_bazaar")  # however far
    assert not follows("otto_streit", "docks", "home")
    assert not follows("otto_streit", "forums", "docks")  # to the actor
    assert not follows("otto_streit", "docks", "forums", "grand_bazaar")  # not from the actor
    assert not follows("ren", "docks", "forums")  # no enemy


@pytest.mark.card("fivesails", "razrushitel")
def test_razrushitel_goes_to_an_enemy_next_door() -> None:
    def goes(otto: str, ren: str = "home") -> bool:
        me = {"crew": {"torsten_vakt": "docks", "ren": ren}, "hand": ["razrushitel", "boon"]}
        return can(pos(me, {"crew": {"otto_streit": otto}}), "use razrushitel")

    assert goes("forums")
    assert not goes("docks")
    assert not goes("grand_bazaar")
    assert not goes("home")
    assert not goes("docks", "docks")
