"""The cards of Castille where their text says no: each position beside one in which a single thing differs."""

from __future__ import annotations

from typing import Any

import pytest

from .playing import BY_CASTILLE, can, engaged, go, offers, place, says, step, zone

pos, duel = BY_CASTILLE.pos, BY_CASTILLE.duel


@pytest.mark.card("fivesails", "soline_el_gato")
@pytest.mark.rule("FIV-QUAL-4", "FIV-ONCE-1")
@pytest.mark.parametrize(("where", "able"), [("docks", True), ("home", False)])
def test_soline_reacts_in_the_city_once_a_day(where: str, able: bool) -> None:
    st = pos({"crew": {"soline_el_gato": where}}, {"crew": {"otto_streit": "home", "uwe_zimmerman": "home"}}, turn=1)
    step(st, "move otto_streit", "place forums")
    assert offers(st, "use soline_el_gato") == able
    if able:
        go(st, "use soline_el_gato", "pass")
        step(st, "move uwe_zimmerman", "place docks")
        assert not offers(st, "use soline_el_gato")


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.parametrize(
    ("first", "user", "able"), [(0, "sanjay", True), (1, "sanjay", False), (0, "otto_streit", False)]
)
def test_lorenzo_helps_the_first_player_with_own_abilities(first: int, user: str, able: bool) -> None:
    crew = {"lorenzo_de_zepeda": "docks", "sanjay": "docks"}
    mine = {"crew": crew, "hand": ["triage"]}
    st = pos(mine, {"crew": {"otto_streit": "docks"}}, first=first, turn=int(user == "otto_streit"))
    step(st, f"use {user}")
    assert offers(st, "use lorenzo_de_zepeda 1") == able


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "carnaval")
@pytest.mark.parametrize(("who", "able"), [("lorenzo_de_zepeda", True), ("sanjay", False)])
def test_with_lorenzo_the_first_player_does_what_only_others_can(who: str, able: bool) -> None:
    st = pos(
        {"crew": {who: "docks"}, "hand": ["carnaval", "carnaval"]},
        city={"docks": ["eko_sorridi", "gustavo"]},
    )
    assert can(st, "use carnaval 2") == able
    if able:
        go(st, "use carnaval 2", "choose eko_sorridi", "pass")
        assert not can(st, "use carnaval 2")  # his Reaction, once a Day


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "adaptable")
def test_lorenzo_has_adapted() -> None:
    st = pos(
        {"crew": {"lorenzo_de_zepeda": "docks"}, "hand": ["adaptable", "adaptable", "triage", "triage"]},
        engaged=["lorenzo_de_zepeda"],
    )
    go(st, "use adaptable 2", "pay triage")
    assert engaged(st) == set()
    go(st, "pass")
    go(st, "move lorenzo_de_zepeda", "place forums")
    go(st, "pass")
    assert (engaged(st), st.mover()) == ({"lorenzo_de_zepeda"}, 0)
    assert not can(st, "use adaptable 2")  # once a Day


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-ONCE-2")
def test_lorenzo_reveals_one_card_a_duel() -> None:
    st = duel(
        {"crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["triage", "improvising"]},
        {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert", "langschwert"]},
    )
    go(st, "choose langschwert", "choose triage")
    assert can(st, "use lorenzo_de_zepeda 2")
    go(st, "use lorenzo_de_zepeda 2", "option 1", "choose langschwert", "choose improvising")
    assert not can(st, "use lorenzo_de_zepeda 2")


@pytest.mark.card("fivesails", "madre_dolores")
@pytest.mark.parametrize(
    ("madre", "patient", "wounds", "able"),
    [
        ("docks", "docks", {"sanjay": 1}, True),
        ("docks", "docks", {}, False),
        ("docks", "forums", {"sanjay": 1}, False),
        ("home", "home", {"sanjay": 1}, False),
    ],
)
def test_madre_heals_the_wounded_beside_her(madre: str, patient: str, wounds: dict[str, int], able: bool) -> None:
    st = pos({"crew": {"madre_dolores": madre, "sanjay": patient}}, wounds=wounds)
    assert can(st, "use madre_dolores") == able


@pytest.mark.card("fivesails", "makepeace_botwighte")
@pytest.mark.rule("FIV-KEY-10")
@pytest.mark.parametrize(
    ("who", "where", "tired", "able"),
    [
        ("otto_streit", "docks", True, True),
        ("otto_streit", "docks", False, False),
        ("otto_streit", "forums", True, False),
        ("sibella_scarpa", "docks", True, False),  # Influence 3 above his 2
    ],
)
def test_makepeace_sends_only_the_tired_and_lesser_home(who: str, where: str, tired: bool, able: bool) -> None:
    st = pos({"crew": {"makepeace_botwighte": "docks"}}, {"crew": {who: where}}, engaged=[who] if tired else [])
    assert can(st, "use makepeace_botwighte") == able


@pytest.mark.card("fivesails", "maya_de_la_rioja")
@pytest.mark.parametrize(
    ("first", "places"),
    [
        (0, ["place docks", "place grand_bazaar"]),
        (1, ["place docks", "place grand_bazaar", "place home 1"]),
    ],
)
def test_maya_goes_farther_when_others_are_first(first: int, places: list[str]) -> None:
    st = pos({"crew": {"maya_de_la_rioja": "forums"}}, first=first)
    step(st, "use maya_de_la_rioja 1")
    assert says(st) == places
    go(st, "place docks", "pass")
    assert (place(st, "maya_de_la_rioja"), engaged(st)) == ("docks", set())
    assert not can(st, "use maya_de_la_rioja 1")  # once a Day


@pytest.mark.card("fivesails", "maya_de_la_rioja")
@pytest.mark.rule("FIV-C-105")
@pytest.mark.parametrize(("card", "able"), [("improvising", True), ("taunt", False), ("adaptable", False)])
def test_maya_gives_up_a_riposte(card: str, able: bool) -> None:
    st = duel({"hand": [card]}, {"hand": ["langschwert", "triage"]})
    step(st, "choose langschwert", f"choose {card}")
    assert can(st, "use maya_de_la_rioja 2") == able  # Riposte 2, a dash, 0


@pytest.mark.card("fivesails", "padre_anibal")
@pytest.mark.parametrize(
    ("where", "renown", "tired", "able"),
    [
        ("docks", {"forums": 1}, True, True),
        ("docks", {"docks": 1}, True, False),
        ("docks", {}, False, False),
        ("home", {}, True, False),
    ],
)
def test_padre_rests_where_no_renown_is(where: str, renown: dict[str, int], tired: bool, able: bool) -> None:
    st = pos({"crew": {"padre_anibal": where}}, renown=renown, engaged=["padre_anibal"] if tired else [])
    assert can(st, "use padre_anibal") == able


@pytest.mark.card("fivesails", "patricia_moustakas")
@pytest.mark.parametrize(
    ("where", "tired", "claims", "works"),
    [("docks", False, True, True), ("docks", True, True, False), ("forums", False, False, False)],
)
def test_patricia_is_master_of_the_docks_only(where: str, tired: bool, claims: bool, works: bool) -> None:
    st = pos({"crew": {"patricia_moustakas": where}}, engaged=["patricia_moustakas"] if tired else [])
    assert (can(st, "use patricia_moustakas 1"), can(st, "use patricia_moustakas 2")) == (claims, works)


@pytest.mark.card("fivesails", "raton")
@pytest.mark.parametrize(
    ("where", "gear", "able"),
    [
        ("forums", {"langschwert": "otto_streit"}, True),
        ("forums", {}, False),
        ("grand_bazaar", {"langschwert": "otto_streit"}, False),
        ("home", {"langschwert": "otto_streit"}, False),
    ],
)
def test_raton_smells_things_next_door(where: str, gear: dict[str, str], able: bool) -> None:
    st = pos({"crew": {"raton": "docks"}}, {"crew": {"otto_streit": where}}, gear=gear)
    assert can(st, "use raton 1") == able


@pytest.mark.card("fivesails", "raton")
@pytest.mark.rule("FIV-ONCE-2")
def test_raton_plans_one_theft_a_duel() -> None:
    st = duel(
        {"crew": {"raton": "forums"}, "hand": ["improvising", "improvising"]},
        {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert", "langschwert"]},
    )
    go(st, "choose langschwert", "choose improvising")
    assert can(st, "use raton 2")
    go(st, "use raton 2", "choose langschwert", "choose improvising")
    assert not can(st, "use raton 2")


@pytest.mark.card("fivesails", "sanjay")
@pytest.mark.parametrize(("where", "able"), [("docks", True), ("forums", False)])
def test_sanjay_needs_somebody_opposing(where: str, able: bool) -> None:
    st = pos({"crew": {"sanjay": "docks"}, "hand": ["triage"]}, {"crew": {"otto_streit": where}})
    assert can(st, "use sanjay 1") == able


@pytest.mark.card("fivesails", "sanjay", "shifting_blame")
@pytest.mark.rule("FIV-C-63")
@pytest.mark.parametrize(("whose", "able"), [(0, True), (1, False)])
def test_a_discard_by_whose_effect(whose: int, able: bool) -> None:
    """Patricia makes her opponent discard; only if she is yours have you done it."""
    mine: dict[str, Any] = {"crew": {"sanjay": "forums"}, "hand": ["triage"], "scheme": "shifting_blame"}
    theirs: dict[str, Any] = {"crew": {"otto_streit": "forums"}, "hand": ["triage"]}
    (mine, theirs)[whose]["crew"]["patricia_moustakas"] = "docks"
    for card in ("sanjay 2", "shifting_blame 2"):
        st = pos(mine, theirs, first=1 - whose, turn=whose)
        step(st, "use patricia_moustakas 2", "choose triage")
        assert offers(st, f"use {card}") == able


@pytest.mark.card("fivesails", "shifting_blame")
@pytest.mark.parametrize(("whose", "able"), [(1, True), (0, False)])
def test_only_what_opponents_claim_is_blamed_on_others(whose: int, able: bool) -> None:
    me = {"scheme": "shifting_blame", "crew": {"sanjay": "docks"}}
    st = pos(me, {"crew": {"otto_streit": "forums"}}, turn=whose)
    step(st, "claim otto_streit" if whose else "claim sanjay")
    assert offers(st, "use shifting_blame 3") == able
    if able:
        step(st, "use shifting_blame 3")
        assert says(st) == ["place docks", "place grand_bazaar"]


@pytest.mark.card("fivesails", "the_cats_glass")
@pytest.mark.rule("FIV-STATE-3")
@pytest.mark.parametrize(
    ("on", "tired", "able"),
    [("sanjay", [], True), ("maya_de_la_rioja", [], False), ("sanjay", ["the_cats_glass"], False)],
)
def test_the_glass_must_be_there_and_en_garde(on: str, tired: list[str], able: bool) -> None:
    st = pos(
        {"crew": {"sanjay": "forums", "maya_de_la_rioja": "docks"}, "hand": ["amour"]},
        {"crew": {"otto_streit": "forums"}},
        gear={"the_cats_glass": on},
        engaged=tired,
        turn=1,
    )
    step(st, "challenge otto_streit", "accept")
    assert offers(st, "use the_cats_glass") == able


@pytest.mark.card("fivesails", "gallegos_blade")
@pytest.mark.rule("FIV-C-105")
@pytest.mark.parametrize(("card", "able"), [("taunt", True), ("improvising", False)])
def test_gallegos_blade_gives_up_a_parry(card: str, able: bool) -> None:
    st = duel({"crew": {"sanjay": "forums"}, "hand": [card]}, gear={"gallegos_blade": "sanjay"})
    step(st, "choose langschwert", f"choose {card}")
    assert can(st, "use gallegos_blade") == able  # Parry 1, or 0


@pytest.mark.card("fivesails", "adaptable")
@pytest.mark.parametrize(("money", "able"), [(["triage"], True), ([], False)])
def test_adaptable_costs_one_in_a_duel_too(money: list[str], able: bool) -> None:
    st = duel({"hand": ["adaptable", *money]})
    step(st, "choose langschwert", "choose adaptable")
    assert can(st, "use adaptable 3") == able


@pytest.mark.card("fivesails", "its_personal")
@pytest.mark.parametrize(("parries", "able"), [(["taunt"], True), (["carnaval"], False)])
def test_it_is_personal_once_you_are_wounded(parries: list[str], able: bool) -> None:
    """Against 3 threat Taunt parries 1, Carnaval all 3."""
    st = duel({"hand": ["its_personal", *parries]}, {"hand": ["langschwert", "langschwert"]})
    step(st, "choose langschwert", f"choose {parries[0]}", "choose langschwert", "choose its_personal")
    assert can(st, "use its_personal") == able


@pytest.mark.card("fivesails", "life_in_the_canals")
@pytest.mark.rule("FIV-QUAL-1")
@pytest.mark.parametrize(
    ("fighter", "robs", "draws"),
    [
        ("raton", True, True),
        ("lorenzo_de_zepeda", True, False),
        ("maya_de_la_rioja", False, True),
        ("madre_dolores", False, False),
    ],
)
def test_the_canals_know_scoundrels_and_pirates(fighter: str, robs: bool, draws: bool) -> None:
    st = duel({"crew": {fighter: "forums"}, "hand": ["life_in_the_canals"]}, {"hand": ["langschwert", "triage"]})
    step(st, "choose langschwert", "choose life_in_the_canals")
    assert (can(st, "use life_in_the_canals 1"), can(st, "use life_in_the_canals 2")) == (robs, draws)


@pytest.mark.card("fivesails", "night_of_drinking")
@pytest.mark.parametrize(
    ("turn", "risk", "money", "able"),
    [
        (1, "fight_through_the_pain", ["taunt"], True),
        (1, "boon", ["taunt"], False),  # a Sorcery
        (1, "fight_through_the_pain", [], False),
        (0, "fight_through_the_pain", ["taunt"], True),  # one's own (FIV-C-185)
    ],
)
def test_whom_a_night_of_drinking_stops(turn: int, risk: str, money: list[str], able: bool) -> None:
    """Daniella bears an attachment, is wounded, and a Sorceress besides."""
    mine, theirs = ["night_of_drinking", *money], [risk]
    st = pos(
        {"crew": {"sanjay": "docks"}, "hand": mine + ([] if turn else theirs)},
        {"crew": {"daniella_dietrich": "docks"}, "hand": theirs if turn else []},
        gear={"langschwert": "daniella_dietrich"},
        wounds={"daniella_dietrich": 1},
        turn=turn,
    )
    step(st, f"use {risk}")
    assert offers(st, "use night_of_drinking") == able


@pytest.mark.card("fivesails", "nothing_personal")
@pytest.mark.parametrize(("money", "able"), [(["triage"], True), ([], False)])
def test_nothing_personal_costs_one(money: list[str], able: bool) -> None:
    st = duel({"hand": ["nothing_personal", *money]})
    step(st, "choose langschwert", "choose nothing_personal")
    assert can(st, "use nothing_personal") == able


@pytest.mark.card("fivesails", "carnaval")
@pytest.mark.parametrize(
    ("first", "tired", "city", "ends", "clears"),
    [
        (0, [], {"docks": ["gustavo"]}, True, False),
        (1, [], {"docks": ["gustavo"]}, False, True),
        (0, ["sanjay"], {"docks": ["gustavo"]}, False, False),
        (1, [], {"docks": ["so_it_begins"]}, False, False),  # an event is never available
    ],
)
def test_carnaval_is_for_the_first_or_for_the_others(
    first: int, tired: list[str], city: dict[str, list[str]], ends: bool, clears: bool
) -> None:
    st = pos(
        {"crew": {"sanjay": "docks"}, "hand": ["carnaval"]}, first=first, engaged=tired, city=city, control={"docks": 1}
    )
    assert (can(st, "use carnaval 1"), can(st, "use carnaval 2")) == (ends, clears)


@pytest.mark.card("fivesails", "robbery")
@pytest.mark.rule("FIV-QUAL-1")
@pytest.mark.parametrize(
    ("fighter", "gear", "money", "able"),
    [
        ("maya_de_la_rioja", "throwing_knife", [], True),
        ("lorenzo_de_zepeda", "throwing_knife", [], False),  # no Pirate
        ("maya_de_la_rioja", "breastplate", ["triage"], True),
        ("maya_de_la_rioja", "breastplate", [], False),
        ("maya_de_la_rioja", "syrneth_hand", ["triage", "triage"], False),  # never moves
    ],
)
def test_a_pirate_robs_what_can_be_paid_for(fighter: str, gear: str, money: list[str], able: bool) -> None:
    st = duel({"crew": {fighter: "forums"}, "hand": ["robbery", *money]}, gear={gear: "otto_streit"})
    step(st, "choose langschwert", "choose robbery")
    assert can(st, "use robbery 2") == able


@pytest.mark.card("fivesails", "taunt")
@pytest.mark.parametrize(
    ("fighter", "money", "able"),
    [("raton", ["triage"], True), ("maya_de_la_rioja", ["triage"], False), ("raton", [], False)],
)
def test_taunt_asks_for_more_finesse(fighter: str, money: list[str], able: bool) -> None:
    """Otto has Finesse 2, as Maya has; Ratón has 3."""
    st = duel({"crew": {fighter: "forums"}, "hand": ["taunt", *money]}, {"hand": ["langschwert", "regroup"]})
    step(st, "choose langschwert", "choose taunt")
    assert can(st, "use taunt 2") == able


@pytest.mark.card("fivesails", "unfortunate")
@pytest.mark.parametrize(("cards", "able"), [(["triage", "regroup"], True), (["triage"], False)])
def test_two_cards_get_rid_of_the_unfortunate(cards: list[str], able: bool) -> None:
    st = duel({"hand": ["unfortunate"]}, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert", *cards]})
    go(st, "choose langschwert", "choose unfortunate", "pass", "pass")
    assert can(st, "use unfortunate 2") == able
    assert zone(st, "unfortunate") == "play"
