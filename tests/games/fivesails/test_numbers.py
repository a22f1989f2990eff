"""Numbers printed on cards that are easily one too many: what is discarded, healed, wounded and looked at, no more."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.state.state import FiveSails

from . import playing
from .playing import bearer, can, go, hand, held, pile, place, renown, struck, wounds

SOLINE, ODETTE, YEVGENI = "soline_el_gato", "odette_dubois_darrent", "yevgeni"
THREE = ["triage", "regroup", "precision"]


def laid_out(
    leader: str, crew: dict[str, str], held: list[str], foe: dict[str, Any] | None = None, **rest: Any
) -> FiveSails:
    return playing.pos({"leader": leader, "crew": crew, "hand": held}, foe, **rest)


def dueling(leader: str, crew: str, held: list[str], foe: list[str], **rest: Any) -> FiveSails:
    """That character has challenged Otto, who accepted and has the first round."""
    theirs = {"crew": {"otto_streit": "forums"}, "hand": foe}
    return playing.duel({"leader": leader, "crew": {crew: "forums"}, "hand": held}, theirs, **rest)


def is_over(st: FiveSails) -> bool:
    """Whether nothing more is asked, and the next player is to act."""
    return isinstance(st.stack[-1], Turn)


# ---------------------------------------------------------------------- cards that are discarded


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.parametrize("known", [["precision"], []])
def test_lorenzos_foe_discards_one_card_for_the_one_revealed(known: list[str]) -> None:
    st = playing.duel(
        {"leader": SOLINE, "crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["triage"]},
        {
            "crew": {"otto_streit": "forums"},
            "hand": ["langschwert", "regroup", "last_word", *known],
            "deck": ["precision"],
        },
    )
    go(st, "choose langschwert", "choose triage", "use lorenzo_de_zepeda", "option 2", "choose regroup")
    assert pile(st, 1) == ["regroup"]
    assert not can(st, "choose last_word")


@pytest.mark.card("fivesails", "madre_dolores")
def test_madre_asks_one_card_for_the_second_who_heals() -> None:
    crew = {"madre_dolores": "docks", "sanjay": "docks"}
    st = laid_out(SOLINE, crew, THREE, wounds={"madre_dolores": 1, "sanjay": 1})
    go(st, "use madre_dolores", "option 2", "choose triage", "choose sanjay")
    assert (wounds(st), pile(st, 0), is_over(st)) == ({}, ["triage"], True)


@pytest.mark.card("fivesails", "maya_de_la_rioja")
def test_mayas_foe_discards_one_card() -> None:
    st = dueling(SOLINE, "maya_de_la_rioja", ["robbery", "improvising"], ["langschwert", *THREE])
    go(st, "choose langschwert", "choose improvising", "use maya_de_la_rioja", "choose triage")
    assert (pile(st, 1), struck(st)) == (["triage"], (1, 0, 1))  # and the round goes on


@pytest.mark.card("fivesails", "patricia_moustakas")
def test_patricias_opponents_discard_one_card_each() -> None:
    more = [{"leader": YEVGENI, "hand": THREE}, {"leader": ODETTE, "hand": THREE}]
    st = laid_out(SOLINE, {"patricia_moustakas": "docks"}, [], {"hand": THREE}, first=1, more=more)
    go(st, "use patricia_moustakas 2", "choose triage", "choose regroup", "choose precision")
    assert [pile(st, seat) for seat in (1, 2, 3)] == [["triage"], ["regroup"], ["precision"]]
    assert is_over(st)


@pytest.mark.card("fivesails", "life_in_the_canals")
def test_life_in_the_canals_costs_the_foe_one_card() -> None:
    st = dueling(SOLINE, "lorenzo_de_zepeda", ["life_in_the_canals"], ["langschwert", *THREE])
    go(st, "choose langschwert", "choose life_in_the_canals", "use life_in_the_canals 1", "choose triage")
    assert (pile(st, 1), can(st, "choose regroup")) == (["triage"], False)


@pytest.mark.card("fivesails", "taunt")
def test_taunt_costs_the_foe_one_card() -> None:
    st = dueling(SOLINE, "lorenzo_de_zepeda", ["taunt", "triage"], ["langschwert", *THREE])
    go(st, "choose langschwert", "choose taunt", "use taunt", "pay triage", "choose regroup")
    assert (pile(st, 1), can(st, "choose precision")) == (["regroup"], False)


@pytest.mark.card("fivesails", "risky_undertaking")
def test_the_risky_undertaking_costs_two_cards() -> None:
    st = laid_out(ODETTE, {"jean_urbain": "docks"}, THREE, city={"docks": ["risky_undertaking"]})
    go(st, "use risky_undertaking", "choose triage", "choose regroup")
    assert (hand(st, 0), renown(st)) == (["precision"], {"docks": 1})


@pytest.mark.card("fivesails", "guillen_de_murrieta")
def test_guillen_discards_one_card() -> None:
    st = laid_out(ODETTE, {"guillen_de_murrieta": "docks"}, THREE, renown={"forums": 1})
    go(st, "use guillen_de_murrieta", "choose triage")
    assert (pile(st, 0), renown(st), is_over(st)) == (["triage"], {"docks": 1}, True)


@pytest.mark.card("fivesails", "maxime_de_lafayette")
def test_maxime_discards_one_card() -> None:
    st = playing.pos(
        {"leader": ODETTE, "crew": {"maxime_de_lafayette": "docks"}, "hand": THREE, "discard": ["langschwert"]}
    )
    go(st, "use maxime_de_lafayette", "choose triage")
    assert (pile(st, 0), hand(st, 0), is_over(st)) == (["triage"], ["langschwert", "precision", "regroup"], True)


@pytest.mark.card("fivesails", "urraca_de_murrieta")
def test_urraca_discards_one_card() -> None:
    crew = {"urraca_de_murrieta": "docks", "henri_michelet": "forums"}
    st = laid_out(ODETTE, crew, [*THREE, "not_today", "not_today"], city={"docks": ["risky_undertaking"]})
    go(st, "use risky_undertaking", "choose not_today", "choose not_today", "use urraca_de_murrieta", "choose triage")
    assert (renown(st), pile(st, 0).count("triage"), len(hand(st, 0)), is_over(st)) == ({"docks": 2}, 1, 2, True)


@pytest.mark.card("fivesails", "marooned")
def test_each_card_discarded_does_one_thing_to_the_marooned() -> None:
    st = playing.pos(
        {"leader": ODETTE, "crew": {"henri_michelet": "docks"}, "scheme": "marooned", "hand": THREE},
        {"crew": {"kaj_kousei": "docks"}},
    )
    go(st, "use marooned", "option 2", "choose triage", "option 2")
    assert (pile(st, 0), wounds(st)) == (["triage"], {"kaj_kousei": 1})
    go(st, "option 2", "choose regroup", "option 2")
    assert (pile(st, 0), wounds(st)) == (["triage", "regroup"], {"kaj_kousei": 2})
    go(st, "option 1")
    assert is_over(st)


@pytest.mark.card("fivesails", "matchlock_musket")
def test_the_musket_costs_one_card() -> None:
    foe = {"crew": {"otto_streit": "forums"}}
    st = laid_out(ODETTE, {"henri_michelet": "docks"}, THREE, foe, gear={"matchlock_musket": "henri_michelet"})
    go(st, "use matchlock_musket", "choose triage", "option 1")
    assert (pile(st, 0), wounds(st), is_over(st)) == (["triage"], {"otto_streit": 1}, True)


@pytest.mark.card("fivesails", "uppmans_jacket")
def test_the_jacket_changes_one_card_for_another() -> None:
    st = laid_out(ODETTE, {"henri_michelet": "docks"}, THREE, gear={"uppmans_jacket": "henri_michelet"})
    go(st, "use uppmans_jacket", "choose triage")
    assert (pile(st, 0), len(hand(st, 0)), is_over(st)) == (["triage"], 3, True)


# ---------------------------------------------------------------------- wounds, and other numbers


@pytest.mark.card("fivesails", "tending_the_wounded")
def test_one_card_tends_one_wound() -> None:
    st = laid_out(ODETTE, {"henri_michelet": "docks"}, ["tending_the_wounded", *THREE], wounds={"henri_michelet": 3})
    go(st, "use tending_the_wounded", "choose triage", "pass")
    assert wounds(st) == {"henri_michelet": 2}


@pytest.mark.card("fivesails", "my_fight_alone")
def test_alone_one_heals_one_wound() -> None:
    st = laid_out(YEVGENI, {"torsten_vakt": "docks"}, ["my_fight_alone"], wounds={"torsten_vakt": 2})
    go(st, "use my_fight_alone")
    assert wounds(st) == {"torsten_vakt": 1}


@pytest.mark.card("fivesails", "until_morale_improves")
def test_engaging_somebody_costs_one_wound() -> None:
    crew = {"henri_michelet": "docks", "jean_urbain": "docks"}
    st = playing.pos({"leader": ODETTE, "crew": crew, "scheme": "until_morale_improves"})
    go(st, "use until_morale_improves 3", "choose jean_urbain", "choose henri_michelet")
    assert wounds(st) == {"jean_urbain": 1}


@pytest.mark.card("fivesails", "padre_anibal")
@pytest.mark.card("fivesails", "claude_de_la_roche")
@pytest.mark.parametrize(
    ("who", "others", "claims"),
    [
        ("padre_anibal", {"sibella_scarpa": "docks"}, True),  # 2 + 2 against 3
        ("padre_anibal", {"sibella_scarpa": "docks", "alcee": "docks"}, False),  # against 4
        ("claude_de_la_roche", {"cesca_del_rosso": "docks"}, True),  # 2 + 1 against 2
        ("claude_de_la_roche", {"sibella_scarpa": "docks"}, False),  # against 3
    ],
)
def test_how_much_more_one_weighs_in_a_pressure(who: str, others: dict[str, str], claims: bool) -> None:
    st = laid_out(SOLINE, {who: "docks"}, [], {"crew": others})
    go(st, f"claim {who}")
    assert held(st) == ({"docks": 0} if claims else {})


@pytest.mark.card("fivesails", "lets_haggle")
@pytest.mark.parametrize(("place", "price"), [("grand_bazaar", 1), ("docks", 2)])
def test_haggling_at_the_bazaar_saves_one(place: str, price: int) -> None:
    st = playing.pos(
        {"leader": ODETTE, "crew": {ODETTE: place}, "scheme": "lets_haggle", "hand": THREE},
        city={"grand_bazaar": ["object_of_wonder"]},
    )
    go(st, "use lets_haggle", *[f"pay {card}" for card in THREE[:price]])
    assert (bearer(st, "object_of_wonder"), len(pile(st, 0)), is_over(st)) == (ODETTE, price, True)


@pytest.mark.card("fivesails", "mireli_sabre")
def test_the_sabre_wants_finesse_of_two_and_combat_of_three() -> None:
    st = dueling(YEVGENI, "servo_scarpa", ["boon"], ["langschwert"], gear={"mireli_sabre": "servo_scarpa"})
    go(st, "choose langschwert", "choose boon", "use mireli_sabre")
    assert struck(st) == (0, 3, 4)  # Servo has exactly these


@pytest.mark.card("fivesails", "matushkas_sight")
@pytest.mark.parametrize("whose", [1, 3])
def test_the_sight_reaches_five_cards_deep(whose: int) -> None:
    seen = ["robbery", "drinking_games", "adaptable", "amour", "carnaval"]
    mine = {"leader": YEVGENI, "crew": {"vedma": "docks"}, "hand": ["matushkas_sight"], "deck": [*seen, "triage"]}
    city = ["smuggled_item", "duckfoot_pistol", "kaj_kousei", "eko_sorridi", "sorte_deck", "syrneth_hand"]
    st = playing.pos(mine, city_deck=city)
    go(st, "use matushkas_sight", "choose vedma", f"option {whose}")
    assert [can(st, f"choose {card}") for card in (seen if whose == 1 else city[:5])] == [True] * 5
    assert not can(st, "choose triage" if whose == 1 else "choose syrneth_hand")


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.card("fivesails", "predatory_pursuit")
@pytest.mark.parametrize(
    ("leader", "hunter", "use"),
    [(ODETTE, "horatio_lockwood", "horatio_lockwood"), (YEVGENI, "torsten_vakt", "predatory_pursuit")],
)
def test_nobody_is_followed_home(leader: str, hunter: str, use: str) -> None:
    for goal, followed in (("forums", True), ("home 1", False)):
        foe = {"leader": leader, "crew": {hunter: "docks"}, "hand": ["predatory_pursuit", "boon"]}
        st = playing.pos({"leader": "kaspar_dietrich", "crew": {"otto_streit": "docks"}}, foe)
        playing.step(st, "move otto_streit", f"place {goal}")
        assert place(st, "otto_streit") == goal
        assert can(st, f"use {use}") == followed
