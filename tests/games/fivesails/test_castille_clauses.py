"""Single clauses of the texts of Castille: each word that narrows an ability, beside a position where it does not."""

from __future__ import annotations

from typing import Any

import pytest

from .playing import (
    BY_CASTILLE,
    CASTILLE,
    VODACCE,
    bearer,
    can,
    engaged,
    go,
    hand,
    held,
    names,
    offers,
    place,
    plot,
    says,
    step,
    wounds,
)

pos, duel = BY_CASTILLE.pos, BY_CASTILLE.duel


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
def test_lorenzos_adversary_decides() -> None:
    st = duel(
        {"crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["triage"]},
        {"hand": ["langschwert", "regroup"], "deck": ["precision"]},
    )
    step(st, "choose langschwert", "choose triage", "use lorenzo_de_zepeda 2")
    assert offers(st, "option 2")
    assert st.mover() == 1


@pytest.mark.card("fivesails", "madre_dolores")
def test_madre_heals_one_wound_of_each_beside_her() -> None:
    st = pos(
        {
            "crew": {"madre_dolores": "docks", "sanjay": "docks", "raton": "docks", "maya_de_la_rioja": "forums"},
            "hand": ["triage"],
        },
        {"crew": {"otto_streit": "docks"}},
        wounds={"sanjay": 2, "maya_de_la_rioja": 2, "otto_streit": 2},
    )
    step(st, "use madre_dolores", "option 2", "choose triage")
    assert names(says(st)) == ["otto_streit", "sanjay"]  # neither Ratón, who is well, nor Maya, who is elsewhere
    go(st, "choose sanjay")
    assert wounds(st) == {"sanjay": 1, "maya_de_la_rioja": 2, "otto_streit": 1}


@pytest.mark.card("fivesails", "makepeace_botwighte")
def test_makepeace_sends_no_friend_home() -> None:
    st = pos({"crew": {"makepeace_botwighte": "docks", "sanjay": "docks"}}, engaged=["sanjay"])
    assert not can(st, "use makepeace_botwighte")


@pytest.mark.card("fivesails", "raton")
@pytest.mark.parametrize(("home", "whose", "able"), [("docks", 1, True), ("home", 1, False), ("docks", 0, False)])
def test_raton_goes_to_enemies_from_the_city(home: str, whose: int, able: bool) -> None:
    crews: list[dict[str, str]] = [{"raton": home}, {}]
    crews[whose]["otto_streit"] = "forums"
    st = pos({"crew": crews[0]}, {"crew": crews[1]}, gear={"langschwert": "otto_streit"})
    assert can(st, "use raton 1") == able


@pytest.mark.card("fivesails", "sanjay")
@pytest.mark.rule("FIV-C-129", "FIV-C-145")
@pytest.mark.parametrize(("whom", "tired"), [("otto_streit", {"otto_streit"}), ("torsten_vakt", set())])
def test_sanjay_engages_who_holds_fewer_cards(whom: str, tired: set[str]) -> None:
    """One opponent holds fewer cards, the other as many: either can be his target, as long as there is the one."""
    sides: list[dict[str, Any]] = [
        {"crew": {"sanjay": "docks"}, "hand": ["triage"]},
        {"crew": {"otto_streit": "docks"}},
        {"leader": "yevgeni", "crew": {"torsten_vakt": "docks"}, "hand": ["triage"]},
    ]
    st = pos(sides[0], sides[1], more=[sides[2]])
    go(st, "use sanjay 1", f"choose {whom}")
    assert engaged(st) == tired
    assert not can(pos(sides[0], sides[2]), "use sanjay 1")
    assert not can(pos(sides[0], sides[1], engaged=["otto_streit"]), "use sanjay 1")


@pytest.mark.card("fivesails", "sanjay")
@pytest.mark.parametrize(("whose", "able"), [(0, True), (2, False)])
def test_sanjay_minds_his_own_effects_at_a_table_of_three(whose: int, able: bool) -> None:
    """Patricia makes the second player discard; whose she is matters, though that one is an opponent either way."""
    crews: list[dict[str, str]] = [{"sanjay": "forums"}, {}, {}]
    crews[whose]["patricia_moustakas"] = "docks"
    third: dict[str, Any] = {"leader": "yevgeni", "crew": crews[2]}
    st = pos({"crew": crews[0]}, {"crew": crews[1], "hand": ["triage"]}, more=[third], first=1, turn=whose)
    step(st, "use patricia_moustakas 2", "choose triage")
    assert offers(st, "use sanjay 2") == able


@pytest.mark.card("fivesails", "the_cats_embargo")
def test_an_empty_hand_reveals_nothing() -> None:
    st = plot("the_cats_embargo", {"leader": "soline_el_gato"}, {"deck": [], "empty": True})
    go(st, "place docks", "place forums")
    assert (hand(st, 1), st.marks) == ([], [])


@pytest.mark.card("fivesails", "the_cats_glass")
@pytest.mark.parametrize(("fights", "able"), [("sanjay", True), ("ren", False)])
def test_the_glass_is_for_your_own_duels(fights: str, able: bool) -> None:
    st = pos(
        {"crew": {"sanjay": "forums"}},
        {"crew": {"otto_streit": "forums"}},
        more=[{"leader": "yevgeni", "crew": {"ren": "forums"}}],
        gear={"the_cats_glass": "sanjay"},
        turn=1,
    )
    step(st, "challenge otto_streit", f"choose {fights}", "accept")
    assert offers(st, "use the_cats_glass") == able


@pytest.mark.card("fivesails", "unfortunate")
def test_only_an_attached_misfortune_can_be_got_rid_of() -> None:
    assert not can(pos({"crew": {"sanjay": "docks"}, "hand": ["unfortunate", "triage", "triage"]}), "use unfortunate 2")


@pytest.mark.card("fivesails", "adaptable")
@pytest.mark.rule("FIV-QUAL-1", "FIV-QUAL-4", "FIV-COST-8")
@pytest.mark.parametrize(
    ("who", "where", "first", "tired", "claims", "rests"),
    [
        ("sanjay", "docks", 0, True, True, False),
        ("sanjay", "docks", 1, True, False, True),
        ("madre_dolores", "docks", 0, True, False, False),  # no Pirate
        ("sanjay", "home", 0, True, False, False),
        ("sanjay", "home", 1, True, False, False),
        ("sanjay", "docks", 1, False, False, False),  # en garde as it is
    ],
)
def test_how_one_adapts(who: str, where: str, first: int, tired: bool, claims: bool, rests: bool) -> None:
    st = pos({"crew": {who: where}, "hand": ["adaptable", "triage"]}, first=first, engaged=[who] if tired else [])
    assert (can(st, "use adaptable 1"), can(st, "use adaptable 2")) == (claims, rests)


@pytest.mark.card("fivesails", "amour")
@pytest.mark.parametrize(("tired", "able"), [([], True), (["sanjay"], False), (["otto_streit"], True)])
def test_the_lover_is_en_garde(tired: list[str], able: bool) -> None:
    me = {"crew": {"sanjay": "docks"}, "hand": ["amour", "triage"]}
    st = pos(me, {"crew": {"otto_streit": "docks"}}, engaged=tired)
    assert can(st, "use amour") == able


@pytest.mark.card("fivesails", "drinking_games")
@pytest.mark.rule("FIV-PRESS-3")
def test_who_loses_at_drinking_engages_nobody() -> None:
    me: dict[str, Any] = {"crew": {"sanjay": "docks", "raton": "forums"}, "hand": ["drinking_games", "triage"]}
    st = pos(me, {"crew": {"otto_streit": "docks"}})
    go(st, "use drinking_games", "choose sanjay", "pay triage")
    assert (can(st, "pass"), engaged(st)) == (True, set())  # Resolve 4 each
    me["crew"] = {"maya_de_la_rioja": "docks", "raton": "forums"}
    st = pos(me, {"crew": {"otto_streit": "docks"}})
    step(st, "use drinking_games", "choose maya_de_la_rioja", "pay triage")
    assert offers(st, "choose otto_streit")
    assert names(says(st)) == ["maya_de_la_rioja", "otto_streit"]  # of those who are there, one's own too


@pytest.mark.card("fivesails", "its_personal")
def test_it_is_one_wound_however_personal() -> None:
    st = duel({"hand": ["its_personal", "taunt"]}, {"hand": ["langschwert", "langschwert"]})
    step(st, "choose langschwert", "choose taunt", "choose langschwert", "choose its_personal")
    before = wounds(st)["otto_streit"]
    step(st, "use its_personal")
    assert (wounds(st)["otto_streit"], held(st)) == (before + 1, {})  # and nothing is claimed while he lives


@pytest.mark.card("fivesails", "nothing_personal")
@pytest.mark.parametrize(("fighter", "asked"), [("maya_de_la_rioja", True), ("lorenzo_de_zepeda", False)])
def test_combat_3_makes_it_a_matter_of_the_location(fighter: str, asked: bool) -> None:
    st = duel({"crew": {fighter: "forums"}, "hand": ["nothing_personal", "triage"]}, control={"forums": 1})
    step(st, "choose langschwert", "choose nothing_personal", "use nothing_personal", "pay triage")
    assert offers(st, "option 1") == asked
    if asked:
        assert st.mover() == 1  # the adversary chooses
        step(st, "option 1")
    assert held(st) == ({} if asked else {"forums": 1})


@pytest.mark.card("fivesails", "research")
def test_research_needs_three_names() -> None:
    st = pos({"hand": ["research"], "discard": ["amour", "amour", "taunt", "robbery"]})
    step(st, "use research", "choose amour")
    assert names(says(st)) == ["robbery", "taunt"]
    assert not can(pos({"hand": ["research"], "discard": ["amour", "amour", "taunt"]}), "use research")


@pytest.mark.card("fivesails", "robbery")
@pytest.mark.rule("FIV-QUAL-1")
@pytest.mark.parametrize(
    ("who", "pile", "able"),
    [
        ("sanjay", "langschwert", True),
        ("madre_dolores", "langschwert", False),  # no Pirate
        ("sanjay", "improvising", False),  # a risk
        ("sanjay", "breastplate", False),  # it costs 1
    ],
)
def test_what_a_pirate_takes_from_a_discard_pile(who: str, pile: str, able: bool) -> None:
    st = pos({"crew": {who: "docks"}, "hand": ["robbery"]}, {"discard": [pile]})
    assert can(st, "use robbery 1") == able
    if who == "sanjay":
        st = duel({"hand": ["robbery"]}, {"discard": [pile]})
        step(st, "choose langschwert", "choose robbery")
        assert can(st, "use robbery 2") == able


@pytest.mark.card("fivesails", "robbery")
@pytest.mark.rule("FIV-KEY-2")
@pytest.mark.parametrize(("lies", "able"), [(["langschwert"], True), ([], False)])
def test_a_pirate_who_is_challenged_takes_from_the_pile_of_the_challenger(lies: list[str], able: bool) -> None:
    me = {**VODACCE, "crew": {"servo_scarpa": "forums"}, "discard": lies}
    st = duel(me, {**CASTILLE, "crew": {"sanjay": "forums"}, "hand": ["robbery"]})
    step(st, "choose robbery")
    assert offers(st, "use robbery 2") == able
    if able:
        go(st, "use robbery 2")
        assert bearer(st, "langschwert") == "sanjay"


@pytest.mark.card("fivesails", "taunt")
@pytest.mark.rule("FIV-MAP-4", "FIV-MAP-5")
def test_whom_a_taunt_reaches() -> None:
    """Enemies next door, at their Home too; neither friends nor those who are there, or too far away."""
    st = pos(
        {"crew": {"sanjay": "docks", "raton": "forums"}, "hand": ["taunt", "triage"]},
        {
            "leader": "odette_dubois_darrent",
            "crew": {"jean_urbain": "forums", "otto_streit": "grand_bazaar", "uwe_zimmerman": "docks"},
        },
    )
    step(st, "use taunt 1", "choose sanjay", "pay triage")
    assert names(says(st)) == ["jean_urbain", "odette_dubois_darrent"]
    go(st, "choose odette_dubois_darrent")
    assert place(st, "odette_dubois_darrent") == "docks"


@pytest.mark.card("fivesails", "taunt", "henri_michelet")
def test_a_musketeer_beside_henri_is_not_lured() -> None:
    crew = {"jean_urbain": "forums", "henri_michelet": "forums"}
    st = pos(
        {"crew": {"sanjay": "docks"}, "hand": ["taunt", "triage"]}, {"leader": "odette_dubois_darrent", "crew": crew}
    )
    step(st, "use taunt 1", "pay triage")
    assert names(says(st)) == ["henri_michelet", "odette_dubois_darrent"]
    assert hand(st, 0) == []
