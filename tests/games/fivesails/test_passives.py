"""Passives of Castille, Eisen and the City where they end: each position beside one in which a single thing differs."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.state.names import COMBAT, FINESSE, INFLUENCE

from . import playing
from .playing import bearer, can, engaged, go, hand, held, number, offers, pile, place, pos, step, struck, wounds, zone

KASPAR: dict[str, Any] = {"leader": "kaspar_dietrich"}
SOLINE: dict[str, Any] = {"leader": "soline_el_gato"}


@pytest.mark.card("fivesails", "soline_el_gato")
@pytest.mark.parametrize(("soline", "finesse"), [("forums", 1), ("docks", 2)])
def test_adversaries_fumble_where_soline_is(soline: str, finesse: int) -> None:
    crew = {"maya_de_la_rioja": "forums", "soline_el_gato": soline}
    st = pos({**SOLINE, "crew": crew}, {"crew": {"otto_streit": "forums"}})
    assert num(st, number(st, "otto_streit"), FINESSE) == 2  # nobody's adversary yet
    go(st, "challenge maya_de_la_rioja", "accept")
    assert num(st, number(st, "otto_streit"), FINESSE) == finesse


@pytest.mark.card("fivesails", "makepeace_botwighte")
@pytest.mark.parametrize(("whose", "where", "able"), [(1, "docks", False), (1, "forums", True), (0, "docks", True)])
def test_makepeace_haggles_with_who_opposes_him(whose: int, where: str, able: bool) -> None:
    """There is nothing to pay with but the Langschwert itself, which is free of charge."""
    sides: list[dict[str, Any]] = [{**SOLINE, "crew": {"makepeace_botwighte": "docks"}}, {**KASPAR, "crew": {}}]
    sides[whose]["crew"]["otto_streit"] = where
    sides[whose]["hand"] = ["langschwert"]
    st = pos(*sides, turn=whose)
    step(st, "equip langschwert")
    assert can(st, "choose otto_streit") == able


@pytest.mark.card("fivesails", "patricia_moustakas")
@pytest.mark.parametrize(
    ("where", "tired", "able"), [("docks", [], False), ("docks", ["patricia_moustakas"], True), ("forums", [], True)]
)
def test_patricia_is_safe_en_garde_at_the_docks(where: str, tired: list[str], able: bool) -> None:
    st = pos(
        {**SOLINE, "crew": {"patricia_moustakas": where}}, {"crew": {"uwe_zimmerman": where}}, engaged=tired, turn=1
    )
    assert can(st, "challenge uwe_zimmerman") == able


@pytest.mark.card("fivesails", "padre_anibal")
@pytest.mark.parametrize(("renown", "claimed"), [(1, {"docks": 0}), (2, {})])
def test_padre_speaks_for_the_poor(renown: int, claimed: dict[str, int]) -> None:
    """Influence 2, and 2 more in a pressure, against 3."""
    crew = {"kaspar_dietrich": "docks", "uwe_zimmerman": "docks"}
    st = pos({**SOLINE, "crew": {"padre_anibal": "docks"}}, {**KASPAR, "crew": crew}, renown={"docks": renown})
    assert num(st, number(st, "padre_anibal"), INFLUENCE) == 2
    go(st, "claim padre_anibal")
    assert held(st) == claimed


@pytest.mark.card("fivesails", "kaspar_dietrich")
@pytest.mark.rule("FIV-PARLEY-1")
@pytest.mark.parametrize(("who", "able"), [("kaspar_dietrich", True), ("otto_streit", False)])
def test_only_kaspar_parleys_for_four(who: str, able: bool) -> None:
    st = pos({**KASPAR, "crew": {who: "docks"}}, city={"docks": ["eko_sorridi"]})
    assert num(st, number(st, who), INFLUENCE) == 2
    assert can(st, "recruit eko_sorridi") == able  # 4, and nothing to pay with


@pytest.mark.card("fivesails", "the_song_of_eisen")
@pytest.mark.parametrize(("who", "able"), [("kaspar_dietrich", True), ("otto_streit", False)])
def test_the_song_helps_the_leader(who: str, able: bool) -> None:
    """Carmella costs 5; Otto with a Smuggled Item and a Crystal Eye takes off 4, Kaspar with the Song 5."""
    st = pos(
        {**KASPAR, "crew": {who: "docks"}, "scheme": "the_song_of_eisen"},
        city={"docks": ["carmella_vanessa_salvaggi"]},
        gear={"smuggled_item": who, "crystal_eye": who} if who == "otto_streit" else {},
    )
    assert can(st, "recruit carmella_vanessa_salvaggi") == able


@pytest.mark.card("fivesails", "rena_klingenhalter")
@pytest.mark.rule("FIV-CHAL-9", "FIV-STATE-3")
@pytest.mark.parametrize(
    ("gear", "tired", "combat", "able"),
    [
        ({"langschwert": "rena_klingenhalter"}, ["rena_klingenhalter"], 3, True),
        ({"breastplate": "rena_klingenhalter"}, ["rena_klingenhalter"], 2, False),
        ({"langschwert": "rena_klingenhalter"}, ["rena_klingenhalter", "langschwert"], 3, False),
    ],
)
def test_rena_intervenes_with_a_fresh_weapon(gear: dict[str, str], tired: list[str], combat: int, able: bool) -> None:
    st = pos(
        {**KASPAR, "crew": {"rena_klingenhalter": "docks", "otto_streit": "docks"}},
        {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks"}},
        gear=gear,
        engaged=tired,
        turn=1,
    )
    assert num(st, number(st, "rena_klingenhalter"), COMBAT) == combat
    step(st, "challenge servo_scarpa", "choose otto_streit")
    assert offers(st, "intervene rena_klingenhalter") == able


@pytest.mark.card("fivesails", "rosine_friese")
@pytest.mark.parametrize(
    ("who", "where", "influence"),
    [("sibella_scarpa", "docks", 3), ("servo_scarpa", "docks", 2), ("sibella_scarpa", "forums", 2)],
)
def test_rosine_rises_to_a_sorcerer_before_her(who: str, where: str, influence: int) -> None:
    st = pos({**KASPAR, "crew": {"rosine_friese": "docks"}}, {"leader": "don_constanzo_scarpa", "crew": {who: where}})
    assert num(st, number(st, "rosine_friese"), INFLUENCE) == influence


@pytest.mark.card("fivesails", "terrell_brandt")
@pytest.mark.parametrize(
    ("card", "wounds_before", "back"),
    [("langschwert", 0, True), ("triage", 0, False), ("langschwert", 4, False)],  # a risk; destroyed
)
def test_what_terrell_takes_back(card: str, wounds_before: int, back: bool) -> None:
    st = playing.duel(
        {**KASPAR, "crew": {"terrell_brandt": "forums"}, "hand": [card]},
        {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "forums"}, "hand": ["pull"]},
        wounds={"terrell_brandt": wounds_before} if wounds_before else {},
    )
    go(st, "choose pull", f"choose {card}", "pass", "pass")
    assert (hand(st, 0), pile(st, 0)) == (([card], []) if back else ([], [card]))
    assert zone(st, "terrell_brandt") == ("locker" if wounds_before else "play")


@pytest.mark.card("fivesails", "uwe_zimmerman")
@pytest.mark.parametrize(("foe", "thrust"), [("sibella_scarpa", 4), ("servo_scarpa", 3)])
def test_uwe_thrusts_at_sorcerers(foe: str, thrust: int) -> None:
    st = playing.duel(
        {**KASPAR, "crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]},
        {"leader": "don_constanzo_scarpa", "crew": {foe: "forums"}, "hand": ["pull"]},
    )
    go(st, "choose pull", "choose langschwert")
    assert struck(st) == (0, 2, thrust)


@pytest.mark.card("fivesails", "carmella_vanessa_salvaggi")
@pytest.mark.parametrize(("before", "able"), [("pass", True), ("challenge carmella_vanessa_salvaggi", False)])
def test_carmella_is_tireless_once_a_day(before: str, able: bool) -> None:
    """Whoever has challenged although engaged does not intervene although engaged."""
    lady = "carmella_vanessa_salvaggi"
    st = pos(
        {**KASPAR, "crew": {lady: "docks", "otto_streit": "docks"}},
        {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks"}},
        engaged=[lady],
    )
    go(st, before)
    if not able:
        go(st, "refuse")
    step(st, "challenge servo_scarpa", "choose otto_streit")
    assert offers(st, f"intervene {lady}") == able


@pytest.mark.card("fivesails", "sirens_scream")
@pytest.mark.rule("FIV-C-131", "FIV-DUSK-4")
@pytest.mark.parametrize(("renown", "where"), [(1, "street"), (0, "discard")])
def test_the_scream_stays_while_renown_lies_on_it(renown: int, where: str) -> None:
    st = pos(city={"docks": ["sirens_scream"]}, city_deck=["gustavo", "eko_sorridi", "leja_juska"])
    st.wounds[number(st, "sirens_scream")] = renown
    go(st, "pass", "pass")
    assert zone(st, "sirens_scream") == where


@pytest.mark.card("fivesails", "kaj_kousei", "kalla_forsberg")
@pytest.mark.parametrize(
    ("gear", "who", "cost"),
    [
        ("crystal_eye", "otto_streit", 0),  # an Artifact
        ("burnished_cuirass", "otto_streit", 1),
        ("burnished_cuirass", "kalla_forsberg", 0),
        ("crystal_eye", "kalla_forsberg", 0),  # never below 0
    ],
)
def test_what_the_collector_and_the_smith_save(gear: str, who: str, cost: int) -> None:
    me: dict[str, Any] = {**KASPAR, "crew": {"kaj_kousei": "forums", who: "docks"}}
    if cost:
        assert not can(pos(me, city={"docks": [gear]}), f"equip {gear}")
    st = pos({**me, "hand": ["triage"] * cost}, {"approach": ["marooned"]}, city={"docks": [gear]})
    go(st, f"equip {gear}", *["pay triage"] * cost)
    assert (bearer(st, gear), hand(st, 0)) == (who, [])


@pytest.mark.card("fivesails", "so_it_begins")
@pytest.mark.rule("FIV-EVENT-1")
@pytest.mark.parametrize(("event", "parry", "claimed"), [("forums", 1, {}), ("docks", 2, {"forums": 0})])
def test_it_begins_at_one_location(event: str, parry: int, claimed: dict[str, int]) -> None:
    """Otto has Influence 2 and Combat 1, Servo 1 and 3."""
    sides: list[dict[str, Any]] = [
        {**KASPAR, "crew": {"otto_streit": "forums"}},
        {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "forums"}, "hand": ["pull"]},
    ]
    st = go(playing.duel(*sides, city={event: ["so_it_begins"]}), "choose pull", "pass")
    assert struck(st) == (0, parry, 3)
    st = go(pos(*sides, city={event: ["so_it_begins"]}), "claim otto_streit")
    assert held(st) == claimed


@pytest.mark.card("fivesails", "vladislav_novikoff")
@pytest.mark.parametrize("intervenes", [True, False])
def test_vladislav_takes_it_only_for_others(intervenes: bool) -> None:
    crew = {"vladislav_novikoff": "docks", "servo_scarpa": "docks"}
    st = pos(
        {**KASPAR, "crew": {"otto_streit": "docks"}},
        {"leader": "don_constanzo_scarpa", "crew": crew, "hand": ["pull"]},
    )
    step(st, "challenge otto_streit", f"choose {'servo_scarpa' if intervenes else 'vladislav_novikoff'}")
    go(st, "intervene vladislav_novikoff" if intervenes else "accept")
    assert wounds(st) == ({"vladislav_novikoff": 1} if intervenes else {})
    assert can(st, "choose pull") != intervenes  # challenged himself he plays a card like anybody


@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.parametrize(("tired", "able"), [([], False), (["sigurd_ulfsen"], True)])
def test_sigurd_draws_blades_while_en_garde(tired: list[str], able: bool) -> None:
    st = pos(
        {**KASPAR, "crew": {"otto_streit": "docks"}},
        {"crew": {"sigurd_ulfsen": "docks", "servo_scarpa": "docks"}},
        engaged=tired,
    )
    step(st, "challenge otto_streit")
    assert can(st, "choose servo_scarpa") == able
    st = pos({"crew": {"sigurd_ulfsen": "docks"}}, {**KASPAR, "crew": {"otto_streit": "docks"}})
    assert not can(st, "challenge sigurd_ulfsen")


@pytest.mark.card("fivesails", "angeline_demone")
@pytest.mark.rule("FIV-MOVE-1")
@pytest.mark.parametrize(("start", "answer", "tired"), [("docks", "pass", True), ("home", "", False)])
def test_angeline_may_engage_like_anybody(start: str, answer: str, tired: bool) -> None:
    st = pos({**KASPAR, "crew": {"angeline_demone": start}, "hand": ["triage"]})
    step(st, "move angeline_demone")
    if answer:
        step(st, answer)
    go(st, "place forums")
    assert (place(st, "angeline_demone"), hand(st, 0)) == ("forums", ["triage"])  # nothing was discarded
    assert engaged(st) == ({"angeline_demone"} if tired else set())
