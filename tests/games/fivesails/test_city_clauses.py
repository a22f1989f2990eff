"""Single clauses of the texts of the City: each word that narrows an ability, beside a position where it does not."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.planning import Scheme

from .playing import (
    BY_THE_CITY,
    bearer,
    can,
    engaged,
    go,
    hand,
    held,
    names,
    offers,
    place,
    renown,
    says,
    step,
    struck,
    wounds,
    zone,
)

pos, duel = BY_THE_CITY.pos, BY_THE_CITY.duel


@pytest.mark.card("fivesails", "kaj_kousei")
def test_kaj_finds_artifacts_among_four_cards_and_may_leave_them() -> None:
    st = pos(
        {"crew": {"kaj_kousei": "docks"}, "hand": ["triage"]},
        city_deck=["smuggled_item", "eager_blade", "gustavo", "crystal_eye", "syrneth_hand"],
    )
    step(st, "use kaj_kousei")
    assert names(says(st)) == ["crystal_eye", "smuggled_item"]  # no other attachment, and not the fifth card
    go(st, "pass")
    assert {zone(st, id) for id in ("smuggled_item", "eager_blade", "gustavo", "crystal_eye")} == {"deck"}
    assert hand(st, 0) == ["triage"]


@pytest.mark.card("fivesails", "kaj_kousei")
@pytest.mark.parametrize(
    ("who", "cards", "equips"),
    [("otto_streit", 1, ["kaj_kousei", "otto_streit"]), ("otto_streit", 0, []), ("servo_scarpa", 1, ["kaj_kousei"])],
)
def test_kaj_equips_friends_if_there_is_money(who: str, cards: int, equips: list[str]) -> None:
    """The Hand costs 2, less 1. Servo is no friend."""
    crews: list[dict[str, str]] = [{"kaj_kousei": "docks"}, {}]
    crews[who == "servo_scarpa"][who] = "docks"
    st = pos({"crew": crews[0], "hand": ["triage"] * cards}, {"crew": crews[1]}, city_deck=["syrneth_hand"])
    step(st, "use kaj_kousei")
    assert can(st, "choose syrneth_hand") == (len(equips) > 0)
    step(st, "choose syrneth_hand" if equips else "pass")
    if len(equips) > 1:
        assert names(says(st)) == equips
    elif equips:
        go(st, "pay triage")
        assert bearer(st, "syrneth_hand") == "kaj_kousei"
    else:
        assert zone(st, "syrneth_hand") == "deck"


@pytest.mark.card("fivesails", "adelheide_schmidt")
def test_adelheide_finds_every_attachment_in_hand_whatever_lies_between() -> None:
    hand = ["regroup", "breastplate", "langschwert", "triage", "throwing_knife", "pull", "boon"]
    st = pos({"crew": {"adelheide_schmidt": "docks"}, "hand": hand}, {"crew": {"servo_scarpa": "docks"}})
    step(st, "use adelheide_schmidt")
    assert sorted(text.split()[1] for text in says(st)) == ["breastplate", "langschwert", "throwing_knife"]


@pytest.mark.card("fivesails", "adelheide_schmidt")
@pytest.mark.parametrize(
    ("gear", "cards", "able"),
    [
        ({"langschwert": "otto_streit"}, [], True),  # wherever Otto is
        ({}, ["langschwert"], True),
        ({}, ["triage"], False),
        ({"stiletto": "servo_scarpa"}, [], False),  # not yours
    ],
)
def test_adelheide_swings_what_is_yours(gear: dict[str, str], cards: list[str], able: bool) -> None:
    st = pos(
        {"crew": {"adelheide_schmidt": "docks", "otto_streit": "forums"}, "hand": cards},
        {"crew": {"servo_scarpa": "docks"}},
        gear=gear,
    )
    assert can(st, "use adelheide_schmidt") == able


@pytest.mark.card("fivesails", "eager_blade")
@pytest.mark.parametrize(("on", "riposte", "where"), [("otto_streit", 3, "street"), ("uwe_zimmerman", 2, "play")])
def test_the_eager_blade_strikes_with_its_bearer(on: str, riposte: int, where: str) -> None:
    me = {"crew": {"otto_streit": "forums", "uwe_zimmerman": "forums"}, "hand": ["iron_reply"]}
    st = duel(me, gear={"eager_blade": on})
    go(st, "choose pull", "choose iron_reply", "pass")
    assert (struck(st), zone(st, "eager_blade")) == ((riposte, 0, 1), where)


@pytest.mark.card("fivesails", "kalla_forsberg")
def test_kalla_gives_things_to_friends_beside_her() -> None:
    crew = {"kalla_forsberg": "docks", "otto_streit": "docks", "philip_hase": "docks", "uwe_zimmerman": "forums"}
    st = pos({"crew": crew}, {"crew": {"servo_scarpa": "docks"}}, gear={"langschwert": "otto_streit"})
    step(st, "use kalla_forsberg")
    assert names(says(st)) == ["kalla_forsberg", "philip_hase"]


@pytest.mark.card("fivesails", "takama_siad")
@pytest.mark.parametrize(
    ("takama", "hurt", "able"),
    [
        (0, "otto_streit", True),
        (1, "otto_streit", False),  # an enemy
        (0, "philip_hase", False),  # who only watched
    ],
)
def test_takama_heals_who_has_fought_for_you(takama: int, hurt: str, able: bool) -> None:
    """Otto is not wounded in the duel, and Sibella is not at all."""
    crews: list[dict[str, str]] = [{"otto_streit": "forums", "philip_hase": "forums"}, {"sibella_scarpa": "forums"}]
    crews[takama]["takama_siad"] = "forums"
    st = pos({"crew": crews[0]}, {"crew": crews[1], "hand": ["the_pressure_is_on"]}, wounds={hurt: 1})
    step(st, "challenge otto_streit", "choose sibella_scarpa", "accept", "choose the_pressure_is_on")
    assert offers(st, "use takama_siad") == able
    if able:
        go(st, "use takama_siad")
        assert wounds(st) == {}


@pytest.mark.card("fivesails", "captains_coat")
@pytest.mark.rule("FIV-PRESS-3")
@pytest.mark.parametrize(("foe", "claimed"), [("aldo_bussotti", {"docks": 0}), ("cesca_del_rosso", {})])
def test_the_coat_claims_only_what_it_has_won(foe: str, claimed: dict[str, int]) -> None:
    """Otto has Influence 2, Aldo 1 and Cesca 2."""
    st = pos({"crew": {"otto_streit": "docks"}}, {"crew": {foe: "docks"}}, gear={"captains_coat": "otto_streit"})
    go(st, "use captains_coat")
    assert (held(st), engaged(st), place(st, "otto_streit")) == (claimed, {"captains_coat"}, "docks")


@pytest.mark.card("fivesails", "point_of_opportunity", "shifting_blame", "leshiye_of_the_wood")
def test_no_renown_goes_into_the_wood() -> None:
    """The wood grows at the Docks: from the Forums only the Bazaar is left."""
    st = pos(
        {"crew": {"terrell_brandt": "forums"}, "scheme": "shifting_blame"},
        {"leader": "yevgeni", "crew": {"torsten_vakt": "forums"}, "scheme": "leshiye_of_the_wood"},
        city={"forums": ["point_of_opportunity"]},
        turn=1,
    )
    st.stack.append(Scheme(1))
    st.advance()
    go(st, "place docks", "place forums", "pass")
    assert renown(st) == {"forums": 1, "grand_bazaar": 1}
    go(st, "use point_of_opportunity", "option 1")
    assert renown(st) == {"grand_bazaar": 2}
    go(st, "claim torsten_vakt", "use shifting_blame 3")
    assert (held(st), renown(st)) == ({"forums": 1}, {"grand_bazaar": 3})
