"""Where neutral attachments and risks are of no use, and what else is printed on them: each refusal beside its
opposite."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.state.state import FiveSails

from . import playing
from .playing import BY_MONTAIGNE, can, engaged, go, hand, offers, pile, place, step, struck, wounds, zone

pos, duel, fencing = BY_MONTAIGNE.pos, BY_MONTAIGNE.duel, BY_MONTAIGNE.fencing


# ---------------------------------------------------------------------- attachments


@pytest.mark.card("fivesails", "breastplate")
@pytest.mark.card("fivesails", "bleed_out")
def test_the_breastplate_breaks_when_a_wound_gets_through() -> None:
    hurt = {"wounds": {"otto_streit": 1}, "gear": {"breastplate": "otto_streit"}}
    st = pos({"hand": ["bleed_out", "triage"]}, {"crew": {"otto_streit": "docks"}}, **hurt)
    go(st, "use bleed_out", "pay triage")
    assert (wounds(st), zone(st, "breastplate")) == ({"otto_streit": 2}, "discard")


@pytest.mark.card("fivesails", "improvised_weapon")
def test_an_improvised_weapon_is_taken_up_in_the_round_that_saw_it_played() -> None:
    st = fencing("improvised_weapon")
    assert offers(st, "use improvised_weapon 1")
    st = duel({"hand": ["triage"]}, gear={"improvised_weapon": "henri_michelet"})
    assert not offers(step(st, "choose langschwert", "choose triage"), "use improvised_weapon 1")
    st = duel({"hand": ["improvised_weapon", "triage"]}, {"hand": ["langschwert", "boon"]})
    go(st, "choose langschwert", "choose improvised_weapon")  # and left in the line
    step(st, "choose boon", "choose triage")
    assert not offers(st, "use improvised_weapon 1")


@pytest.mark.card("fivesails", "improvised_weapon")
@pytest.mark.rule("FIV-C-65", "FIV-FAC-4", "FIV-DUEL-11")
def test_a_weapon_that_comes_back_in_the_same_duel_is_a_new_card() -> None:
    me = {"hand": ["improvised_weapon", "friends_at_court"], "empty": True}
    st = duel(me, {"hand": ["langschwert", "boon", "boon"]})
    go(st, "choose langschwert", "choose improvised_weapon", "use improvised_weapon 3", "use improvised_weapon 1")
    go(st, "choose boon", "choose friends_at_court", "use improvised_weapon 2")
    assert pile(st, 0) == ["improvised_weapon"]
    step(st, "choose boon", "gamble", "choose improvised_weapon")
    assert can(st, "use improvised_weapon 3")
    go(st, "use improvised_weapon 3")
    assert struck(st) == (0, 2, 1)


@pytest.mark.card("fivesails", "matchlock_musket")
def test_the_musket_is_aimed_next_door_for_a_card() -> None:
    def position(otto: str, henri: str, *hand: str, **rest: Any) -> FiveSails:
        me = {"crew": {"henri_michelet": henri}, "hand": list(hand)}
        return pos(me, {"crew": {"otto_streit": otto}}, gear={"matchlock_musket": "henri_michelet"}, **rest)

    st = position("forums", "docks", "triage")
    go(st, "use matchlock_musket", "option 2")
    assert (engaged(st), wounds(st), hand(st, 0)) == ({"otto_streit"}, {}, [])
    st = position("forums", "docks", "triage", engaged=["otto_streit"])
    go(st, "use matchlock_musket")
    assert wounds(st) == {"otto_streit": 1}  # nobody was asked
    assert not can(position("forums", "docks"), "use matchlock_musket")
    assert not can(position("docks", "docks", "triage"), "use matchlock_musket")
    assert not can(position("grand_bazaar", "docks", "triage"), "use matchlock_musket")
    assert not can(position("forums", "home", "triage"), "use matchlock_musket")


@pytest.mark.card("fivesails", "uppmans_jacket")
@pytest.mark.rule("FIV-ONCE-1", "FIV-COST-8")
def test_uppmans_jacket_takes_a_card_once_a_day() -> None:
    gear = {"uppmans_jacket": "odette_dubois_darrent"}
    assert not can(pos(gear=gear), "use uppmans_jacket")
    st = pos({"hand": ["triage"]}, gear=gear)
    go(st, "use uppmans_jacket", "choose triage", "pass")
    assert len(hand(st, 0)) == 1
    assert not can(st, "use uppmans_jacket")


# ---------------------------------------------------------------------- risks


@pytest.mark.card("fivesails", "bleed_out")
def test_bleed_out_aims_at_the_wounded_in_the_city_but_no_leader() -> None:
    def usable(who: str, at: str, hurt: int) -> bool:
        st = pos({"hand": ["bleed_out", "triage"]}, {"crew": {who: at}}, wounds={who: hurt})
        return can(st, "use bleed_out")

    assert usable("otto_streit", "docks", 1)
    assert not usable("otto_streit", "docks", 0)
    assert not usable("otto_streit", "home", 1)
    assert not usable("kaspar_dietrich", "docks", 1)


@pytest.mark.card("fivesails", "bleed_out")
def test_bleed_out_is_free_for_a_villain() -> None:
    def usable(leader: str) -> bool:
        foe = {"leader": "kaspar_dietrich", "crew": {"otto_streit": "docks"}}
        st = playing.pos({"leader": leader, "hand": ["bleed_out"]}, foe, wounds={"otto_streit": 1})
        return can(st, "use bleed_out")

    assert usable("don_constanzo_scarpa")
    assert not usable("odette_dubois_darrent")


@pytest.mark.card("fivesails", "boon")
@pytest.mark.rule("FIV-STATE-3", "FIV-QUAL-1")
def test_boon_engages_a_sorcerer_in_the_city() -> None:
    def position(who: str, at: str, tired: list[str]) -> FiveSails:
        return pos({"crew": {who: at}, "hand": ["boon"]}, engaged=tired)

    st = position("leontine_giroux", "docks", [])
    go(st, "use boon")
    assert engaged(st) == {"leontine_giroux"}
    assert not can(position("leontine_giroux", "docks", ["leontine_giroux"]), "use boon")
    assert not can(position("leontine_giroux", "home", []), "use boon")
    assert not can(position("henri_michelet", "docks", []), "use boon")


@pytest.mark.card("fivesails", "come_hither")
@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-COST-8")
@pytest.mark.parametrize(("card", "cost"), [("come_hither", 2), ("devotion", 1)])
def test_what_only_has_a_price_is_refused_to_who_cannot_pay_it(card: str, cost: int) -> None:
    assert can(pos({"hand": [card, *["triage"] * cost]}), f"use {card}")
    assert not can(pos({"hand": [card, *["triage"] * (cost - 1)]}), f"use {card}")


@pytest.mark.card("fivesails", "hidden_corridors")
@pytest.mark.rule("FIV-C-118", "FIV-MAN-2")
def test_hidden_corridors_are_taken_after_the_wounds_of_the_round() -> None:
    assert not can(fencing("hidden_corridors"), "use hidden_corridors 2")
    st = fencing("hidden_corridors", {"hand": ["hidden_corridors", "triage"]})
    go(st, "use hidden_corridors 2", "pay triage")
    assert can(st, "place docks")
    assert (place(st, "henri_michelet"), wounds(st)["henri_michelet"]) == ("forums", 1)
    go(st, "place docks")
    assert place(st, "henri_michelet") == "docks"


@pytest.mark.card("fivesails", "a_new_strategy")
@pytest.mark.rule("FIV-COST-7", "FIV-COST-8")
def test_a_new_strategy_takes_renown_of_your_own() -> None:
    assert can(pos({"hand": ["a_new_strategy"], "renown": 1}), "use a_new_strategy")
    assert not can(pos({"hand": ["a_new_strategy"]}, {"renown": 1}, renown={"docks": 1}), "use a_new_strategy")


@pytest.mark.card("fivesails", "not_today")
@pytest.mark.card("fivesails", "stubborn")
def test_not_today_wounds_even_who_stays() -> None:
    me = {"leader": "yevgeni", "crew": {"torsten_vakt": "forums"}, "hand": ["not_today", "stubborn"]}
    foe = {"leader": "kaspar_dietrich", "crew": {"otto_streit": "forums"}, "hand": ["langschwert"]}
    st = playing.duel(me, foe)
    go(st, "choose langschwert", "choose not_today", "use stubborn")
    assert (place(st, "torsten_vakt"), wounds(st)["torsten_vakt"]) == ("forums", 1)


@pytest.mark.card("fivesails", "opulence")
def test_opulence_throws_the_whole_hand_away() -> None:
    st = pos({"hand": ["opulence", "triage", "boon"], "deck": ["pull"]})
    go(st, "use opulence")
    assert (hand(st, 0), {zone(st, id) for id in ("opulence", "triage", "boon")}) == (["pull"], {"discard"})


@pytest.mark.card("fivesails", "paid_off")
def test_paid_off_engages_a_mercenary_en_garde() -> None:
    def position(foe: str, **rest: Any) -> FiveSails:
        me = {"crew": {"henri_michelet": "docks"}, "hand": ["paid_off", "triage", "pull"]}
        return pos(me, {"crew": {foe: "docks"}}, **rest)

    st = position("kaj_kousei")
    go(st, "use paid_off", "pay triage", "pay pull")
    assert (engaged(st), place(st, "kaj_kousei")) == ({"kaj_kousei"}, "docks")
    assert not can(position("otto_streit"), "use paid_off")


@pytest.mark.card("fivesails", "shoddy_craftsmanship")
def test_shoddy_craftsmanship_shows_in_what_is_not_unique() -> None:
    def shows(gear: str, *hand: str) -> bool:
        st = pos({"hand": ["shoddy_craftsmanship", *hand]}, gear={gear: "kaspar_dietrich"})
        return can(st, "use shoddy_craftsmanship")

    assert shows("langschwert", "triage")
    assert not shows("kaspars_panzerhand", "triage")
    assert not shows("langschwert")


@pytest.mark.card("fivesails", "tending_the_wounded")
def test_tending_the_wounded_is_for_your_own_people_but_not_the_leader() -> None:
    def tends(who: str) -> bool:
        me = {"crew": {"henri_michelet": "docks"}, "hand": ["tending_the_wounded", "triage"]}
        return can(pos(me, {"crew": {"otto_streit": "docks"}}, wounds={who: 1}), "use tending_the_wounded")

    assert tends("henri_michelet")
    assert not tends("odette_dubois_darrent")
    assert not tends("otto_streit")


@pytest.mark.card("fivesails", "triage")
def test_triage_costs_1_for_others() -> None:
    st = pos({"crew": {"henri_michelet": "docks"}, "hand": ["triage", "pull"]}, wounds={"henri_michelet": 2})
    go(st, "use triage", "pay pull")
    assert (wounds(st), hand(st, 0)) == ({"henri_michelet": 1}, [])
