"""Neutral cards clause by clause: whose, where, which, and who decides."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.state.state import FiveSails

from . import playing
from .playing import BY_MONTAIGNE, bearer, can, go, hand, number, offers, place, resolved, step, struck, wounds, zone

pos, duel = BY_MONTAIGNE.pos, BY_MONTAIGNE.duel

# ---------------------------------------------------------------------- schemes


@pytest.mark.card("fivesails", "let_the_sword_decide")
def test_let_the_sword_decide_cancels_maneuvers_too() -> None:
    st = duel({"scheme": "let_the_sword_decide"}, {"hand": ["improvised_weapon"]})
    go(st, "choose improvised_weapon", "use improvised_weapon 3", "use let_the_sword_decide 3")
    assert struck(st) == (0, 1, 1)


@pytest.mark.card("fivesails", "lets_haggle")
def test_lets_haggle_looks_at_attachments_of_the_bazaar() -> None:
    def finds(where: str, what: str) -> bool:
        me = {"crew": {"henri_michelet": "docks"}, "scheme": "lets_haggle", "hand": ["triage"]}
        return can(pos(me, city={where: [what]}), "use lets_haggle")

    assert finds("grand_bazaar", "duckfoot_pistol")
    assert not finds("docks", "duckfoot_pistol")
    assert not finds("grand_bazaar", "takama_siad")


@pytest.mark.card("fivesails", "marooned")
def test_marooned_is_an_opposing_mercenary() -> None:
    def left(foe: dict[str, str], mine: dict[str, str] | None = None) -> bool:
        crew = {"henri_michelet": "docks", **(mine or {})}
        return can(pos({"crew": crew, "scheme": "marooned", "hand": ["triage"]}, {"crew": foe}), "use marooned")

    assert left({"kaj_kousei": "docks"})
    assert not left({"kaj_kousei": "forums"})
    assert not left({"otto_streit": "docks"})
    assert not left({}, {"kaj_kousei": "docks"})


@pytest.mark.card("fivesails", "midnight_shipment")
def test_the_midnight_shipment_leaves_empty_docks() -> None:
    def leaves(henri: str, *lie: str) -> bool:
        st = pos({"crew": {"henri_michelet": henri}, "scheme": "midnight_shipment"}, city={"docks": list(lie)})
        return can(st, "use midnight_shipment")

    assert leaves("docks")
    assert leaves("docks", "so_it_begins")  # an event is not in the way
    assert not leaves("docks", "gustavo")
    assert not leaves("docks", "duckfoot_pistol")
    assert not leaves("forums")
    st = pos({"crew": {"henri_michelet": "docks"}, "scheme": "midnight_shipment"}, city={"forums": ["gustavo"]})
    step(st, "use midnight_shipment")
    assert [can(st, f"place {where}") for where in ("docks", "forums", "grand_bazaar")] == [False, True, True]


@pytest.mark.card("fivesails", "parley_gone_wrong")
def test_parley_gone_wrong_moves_renown_that_is_there() -> None:
    st = resolved(pos({"scheme": "parley_gone_wrong"}, renown={"docks": 1, "forums": 1}))
    assert [can(st, f"place {where}") for where in ("docks", "forums", "grand_bazaar")] == [True, False, False]


# ---------------------------------------------------------------------- attachments


@pytest.mark.card("fivesails", "corpse_speak")
def test_corpse_speak_lets_the_bearer_play_a_risk_of_your_own_pile() -> None:
    def position(mine: list[str], theirs: list[str], **rest: Any) -> FiveSails:
        crew = {"leontine_giroux": "docks", "henri_michelet": "docks"}
        me = {"crew": crew, "discard": mine, "hand": ["triage"]}
        return pos(me, {"discard": theirs}, gear={"corpse_speak": "leontine_giroux"}, **rest)

    st = position(["hidden_corridors"], [])
    go(st, "use corpse_speak", "use hidden_corridors", "pay triage")
    assert (place(st, "leontine_giroux"), place(st, "henri_michelet")) == ("grand_bazaar", "docks")
    assert zone(st, "hidden_corridors") == "discard"
    assert not can(position([], ["hidden_corridors"]), "use corpse_speak")
    assert not can(position(["cavalier_hat"], []), "use corpse_speak")
    assert not can(position(["hidden_corridors"], [], engaged=["leontine_giroux"]), "use corpse_speak")
    assert not can(pos({"crew": {"henri_michelet": "docks"}, "hand": ["corpse_speak"]}), "equip corpse_speak")


@pytest.mark.card("fivesails", "improvised_weapon")
@pytest.mark.rule("FIV-C-39")
def test_nobody_takes_up_an_improvised_weapon_after_falling() -> None:
    st = duel({"hand": ["improvised_weapon"]}, wounds={"henri_michelet": 3})
    step(st, "choose langschwert", "choose improvised_weapon")
    assert not offers(st, "use improvised_weapon 1")
    assert zone(st, "henri_michelet") == "locker"


# ---------------------------------------------------------------------- risks


@pytest.mark.card("fivesails", "appealing_to_the_people")
def test_appealing_to_the_people_helps_who_is_engaged_where_you_rule() -> None:
    def helps(tired: bool, held_by: int, cards: int = 1, leader: str = "odette_dubois_darrent") -> bool:
        me = {
            "leader": leader,
            "crew": {"henri_michelet": "docks"},
            "hand": ["appealing_to_the_people", *["pull"] * cards],
        }
        st = playing.pos(me, engaged=["henri_michelet"] if tired else [], control={"docks": held_by})
        return can(st, "use appealing_to_the_people")

    assert helps(True, 0)
    assert not helps(False, 0)
    assert not helps(True, 1)
    assert not helps(True, 0, leader="don_constanzo_scarpa")  # neither Hero nor Diplomat: 2 to pay
    assert helps(True, 0, 2, "don_constanzo_scarpa")


@pytest.mark.card("fivesails", "come_hither")
def test_come_hither_leads_next_door() -> None:
    st = pos({"hand": ["come_hither", "triage", "triage"]}, {"crew": {"otto_streit": "docks"}})
    go(st, "use come_hither", "pay triage", "pay triage", "choose otto_streit")
    assert place(st, "otto_streit") == "forums"  # the only City location beside the Docks


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-C-33")
def test_devotion_sinks_the_third_and_loses_the_second_where_you_do_not_rule() -> None:
    st = pos({"hand": ["devotion", "pull"], "deck": ["triage", "boon", "not_today"]}, control={"docks": 1})
    go(st, "use devotion", "pay pull", "choose not_today", "choose triage", "place docks")
    assert st.decks[0][0] == number(st, "not_today")
    go(st, "pass", "pass")
    assert (zone(st, "boon"), hand(st, 0)) == ("discard", ["triage"])


@pytest.mark.card("fivesails", "hidden_corridors")
def test_hidden_corridors_lead_far_or_next_door() -> None:
    def far(henri: str) -> bool:
        me = {"crew": {"henri_michelet": henri}, "hand": ["hidden_corridors", "triage"]}
        return can(pos(me), "use hidden_corridors 1")

    assert far("docks")
    assert not far("forums")  # both others are adjacent
    assert not far("home")
    st = duel(
        {"crew": {"henri_michelet": "docks"}, "hand": ["hidden_corridors", "triage"]},
        {"crew": {"otto_streit": "docks"}},
    )
    go(st, "choose langschwert", "choose hidden_corridors", "use hidden_corridors 2", "pay triage")
    assert place(st, "henri_michelet") == "forums"


@pytest.mark.card("fivesails", "liberating_goods")
def test_liberating_goods_takes_common_attachments_of_others_for_their_price() -> None:
    def takes(theirs: list[str], mine: list[str], *hand: str) -> FiveSails:
        me = {"crew": {"henri_michelet": "docks"}, "hand": ["liberating_goods", *hand], "discard": mine}
        return pos(me, {"discard": theirs})

    st = takes(["matchlock_musket"], [], "triage", "pull")
    go(st, "use liberating_goods", "pay pull")
    assert (bearer(st, "matchlock_musket"), hand(st, 0)) == ("henri_michelet", ["triage"])
    assert st.ctrl[number(st, "matchlock_musket")] == 0
    assert not can(takes(["matchlock_musket"], []), "use liberating_goods")
    assert not can(takes([], ["langschwert"]), "use liberating_goods")
    assert not can(takes(["kaspars_panzerhand"], [], "pull", "pull"), "use liberating_goods")  # Unique
    assert not can(takes(["triage"], []), "use liberating_goods")


@pytest.mark.card("fivesails", "paid_off")
def test_paid_off_is_a_mercenary_of_others_here() -> None:
    def paid(foe: dict[str, str], mine: dict[str, str] | None = None) -> bool:
        crew = {"henri_michelet": "docks", **(mine or {})}
        return can(pos({"crew": crew, "hand": ["paid_off", "pull", "pull"]}, {"crew": foe}), "use paid_off")

    assert paid({"kaj_kousei": "docks"})
    assert not paid({"kaj_kousei": "forums"})
    assert not paid({}, {"kaj_kousei": "docks"})


@pytest.mark.card("fivesails", "pull")
@pytest.mark.rule("FIV-QUAL-1", "FIV-QUAL-4")
def test_pull_is_for_sorcerers_in_the_city_and_hurts_no_strega() -> None:
    def position(who: str, at: str = "docks") -> FiveSails:
        return pos({"crew": {who: at}, "hand": ["pull", "triage"]}, {"crew": {"otto_streit": "docks"}})

    st = position("cesca_del_rosso", "forums")
    go(st, "use pull", "pay triage", "choose otto_streit")
    assert (place(st, "otto_streit"), wounds(st)) == ("forums", {})
    assert not can(position("henri_michelet", "forums"), "use pull")
    assert not can(position("leontine_giroux", "home"), "use pull")
    st = position("leontine_giroux")
    step(st, "use pull", "pay triage")
    assert not can(st, "choose otto_streit")  # he is here already
    assert can(st, "choose odette_dubois_darrent")


@pytest.mark.card("fivesails", "sea_legs")
def test_sea_legs_carry_your_own_people_on_through_the_city() -> None:
    def carries(turn: int, who: str, start: str, goal: str) -> bool:
        me = {"crew": {"henri_michelet": start}, "hand": ["sea_legs", "triage"]}
        st = pos(me, {"crew": {"otto_streit": start}}, turn=turn)
        return offers(step(st, f"move {who}", f"place {goal}"), "use sea_legs")

    assert carries(0, "henri_michelet", "home", "docks")
    assert not carries(0, "henri_michelet", "docks", "home")
    assert not carries(1, "otto_streit", "home", "docks")
