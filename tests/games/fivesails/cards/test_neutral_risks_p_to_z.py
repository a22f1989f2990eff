"""The risks of no faction, p to z by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core.phrase import notation
from intrigue.games.fivesails.rules.legality import asking, usable
from intrigue.games.fivesails.state.actions import PASS
from intrigue.games.fivesails.state.city import DOCKS, HOME
from intrigue.games.fivesails.state.moments import when_moved
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    BY_MONTAIGNE,
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    can,
    engaged,
    go,
    hand,
    number,
    offers,
    pile,
    place,
    pos,
    rest,
    says,
    step,
    table,
    told,
    why,
    wounds,
    zone,
)
from ..situations import ODETTE, THREE, choosable, laid_out


@pytest.mark.card("fivesails", "paid_off", "henri_michelet", "tabard_of_the_fallen_musketeer")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("tired", "able"), [(["carmella_vanessa_salvaggi"], False), ([], True)])
def test_paid_off_engages_a_musketeer_whom_henri_holds_but_cannot_send_him_home(tired: list[str], able: bool) -> None:
    foe = {**MONTAIGNE, "crew": {"henri_michelet": "docks", "carmella_vanessa_salvaggi": "docks"}}
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": ["paid_off", "taunt", "pull"]}
    st = pos(me, foe, engaged=tired, gear={"tabard_of_the_fallen_musketeer": "carmella_vanessa_salvaggi"})
    assert can(st, "use paid_off") == able


@pytest.mark.card("fivesails", "paid_off")
@pytest.mark.rule("FIV-COST-2", "FIV-ACT-2")
def test_the_price_is_that_of_whoever_gets_it_cheapest() -> None:
    """Horatio is a Scoundrel: by him Paid Off costs 1, by anybody else 2."""
    me = {**MONTAIGNE, "crew": {"horatio_lockwood": "docks", "jean_urbain": "docks"}, "hand": ["paid_off"]}
    st = pos(me, {"crew": {"gustavo": "docks"}})
    assert "price=1" in why(st, "use paid_off")[1]
    st = pos({**me, "crew": {"jean_urbain": "docks"}}, {"crew": {"gustavo": "docks"}})
    assert "price=2" in why(st, "use paid_off")[1]


@pytest.mark.card("fivesails", "paid_off")
def test_paid_off() -> None:
    st = BY_MONTAIGNE.pos(
        {"crew": {"maxime_de_lafayette": "docks"}, "hand": ["paid_off", "triage"]},
        {"crew": {"kaj_kousei": "docks"}},
        engaged=["kaj_kousei"],
    )
    go(st, "use paid_off", "pay triage")  # 1 less by a Villain
    assert place(st, "kaj_kousei") == "home 2"


@pytest.mark.card("fivesails", "paid_off")
def test_paid_off_is_a_mercenary_of_others_here() -> None:
    def paid(foe: dict[str, str], mine: dict[str, str] | None = None) -> bool:
        crew = {"henri_michelet": "docks", **(mine or {})}
        return can(
            BY_MONTAIGNE.pos({"crew": crew, "hand": ["paid_off", "pull", "pull"]}, {"crew": foe}), "use paid_off"
        )

    assert paid({"kaj_kousei": "docks"})
    assert not paid({"kaj_kousei": "forums"})
    assert not paid({}, {"kaj_kousei": "docks"})


@pytest.mark.card("fivesails", "paid_off")
def test_paid_off_engages_a_mercenary_en_garde() -> None:
    def position(foe: str, **rest: Any) -> FiveSails:
        me = {"crew": {"henri_michelet": "docks"}, "hand": ["paid_off", "triage", "pull"]}
        return BY_MONTAIGNE.pos(me, {"crew": {foe: "docks"}}, **rest)

    st = position("kaj_kousei")
    go(st, "use paid_off", "pay triage", "pay pull")
    assert (engaged(st), place(st, "kaj_kousei")) == ({"kaj_kousei"}, "docks")
    assert not can(position("otto_streit"), "use paid_off")


@pytest.mark.card("fivesails", "paid_off")
def test_paid_off_is_cheaper_by_a_scoundrel_or_villain() -> None:
    def paid(who: str) -> bool:
        me = {"crew": {who: "docks"}, "hand": ["paid_off", "pull"]}
        return can(pos(me, {"crew": {"kaj_kousei": "docks"}}), "use paid_off")

    assert paid("maxime_de_lafayette")
    assert paid("horatio_lockwood")
    assert not paid("servo_scarpa")


@pytest.mark.card("fivesails", "pull", "stubborn", "vedma")
@pytest.mark.rule("FIV-C-41", "FIV-COST-6")
def test_who_is_pulled_and_stays_has_cost_a_wound() -> None:
    """The movement is cancelled and not the Pull: its wound and its price stay paid."""
    me = {**USSURA, "crew": {"vedma": "docks"}, "hand": ["pull", "boon"]}
    st = pos(me, {**USSURA, "crew": {"torsten_vakt": "forums"}, "hand": ["stubborn"]})
    step(st, "use pull", "pay boon", "choose torsten_vakt")
    step(st, "use stubborn")
    rest(st)
    assert (place(st, "torsten_vakt"), wounds(st), pile(st, 0)) == ("forums", {"vedma": 1}, ["boon", "pull"])


@pytest.mark.card("fivesails", "pull")
def test_pull() -> None:
    st = BY_MONTAIGNE.pos(
        {"crew": {"leontine_giroux": "docks"}, "hand": ["pull", "triage"]}, {"crew": {"otto_streit": "home"}}
    )
    go(st, "use pull", "pay triage", "choose otto_streit")
    assert (place(st, "otto_streit"), wounds(st)) == ("docks", {"leontine_giroux": 1})


@pytest.mark.card("fivesails", "pull")
@pytest.mark.rule("FIV-QUAL-1", "FIV-QUAL-4")
def test_pull_is_for_sorcerers_in_the_city_and_hurts_no_strega() -> None:
    def position(who: str, at: str = "docks") -> FiveSails:
        return BY_MONTAIGNE.pos({"crew": {who: at}, "hand": ["pull", "triage"]}, {"crew": {"otto_streit": "docks"}})

    st = position("cesca_del_rosso", "forums")
    go(st, "use pull", "pay triage", "choose otto_streit")
    assert (place(st, "otto_streit"), wounds(st)) == ("forums", {})
    assert not can(position("henri_michelet", "forums"), "use pull")
    assert not can(position("leontine_giroux", "home"), "use pull")
    st = position("leontine_giroux")
    step(st, "use pull", "pay triage")
    assert not can(st, "choose otto_streit")  # he is here already
    assert can(st, "choose odette_dubois_darrent")


@pytest.mark.card("fivesails", "stiletto", "hexenjagd", "pull")
@pytest.mark.rule("FIV-C-9", "FIV-C-43", "FIV-C-40")
def test_who_dies_of_a_cost_of_a_reaction_has_still_cancelled() -> None:
    """Kaspar hunts the Sorcerer who pulls Otto away, and dies of the wound it costs: the Pull is cancelled, its player
    out, and the turn goes on to the third."""
    st = table(
        {**USSURA, "crew": {"vedma": "docks"}, "hand": ["pull", "boon"]},
        {**EISEN, "crew": {"kaspar_dietrich": "forums"}, "hand": ["hexenjagd"]},
        {**CASTILLE, "crew": {"sanjay": "forums"}},
        wounds={"kaspar_dietrich": 8},
    )
    step(st, "use pull", "pay boon", "choose sanjay", "use hexenjagd")
    rest(st)
    assert (st.eliminated, place(st, "sanjay"), st.mover()) == ([0, 1, 0], "forums", 2)
    assert wounds(st) == {"vedma": 1}
    lines = told(st)
    assert sum(line.startswith("tell-cancelled") for line in lines) == 1
    assert sum("kaspar_dietrich" in line and line.startswith("tell-destroyed") for line in lines) == 1


@pytest.mark.card("fivesails", "pull")
@pytest.mark.rule("FIV-C-9", "FIV-C-40", "FIV-C-166", "FIV-PASS-1")
def test_who_pays_with_the_leaders_life_is_out_and_the_next_one_is_up() -> None:
    st = table({}, {**USSURA, "crew": {"yevgeni": "docks"}, "hand": ["pull", "boon"]}, {}, {}, turn=1, first=1)
    st.wounds[st.leaders[1]] = 11
    go(st, "use pull", "pay boon")
    assert (st.eliminated, st.mover(), st.first) == ([0, 1, 0, 0], 2, 2)
    go(st, "pass", "pass")
    assert (st.day, st.mover()) == (1, 0)
    st.apply(0, PASS)
    assert st.day == 2


@pytest.mark.card("fivesails", "sea_legs")
@pytest.mark.rule("FIV-LKI-1")
def test_sea_legs_lead_on_from_where_the_character_is_and_never_the_dead() -> None:
    st = pos(
        {"crew": {"vissenta_scarpa": "home"}, "hand": ["sea_legs", "bravos"]},
        {"crew": {"uwe_zimmerman": "docks"}},
        wounds={"vissenta_scarpa": 3},
    )
    vissenta, legs = number(st, "vissenta_scarpa"), number(st, "sea_legs")
    moment = when_moved(st, card=vissenta, start=HOME, goal=DOCKS)
    assert usable(st, asking(0, moment), legs, CARDS[st.kind[legs]].abilities[0])
    st.to_locker(vissenta)
    assert not usable(st, asking(0, moment), legs, CARDS[st.kind[legs]].abilities[0])


@pytest.mark.card("fivesails", "sea_legs")
def test_sea_legs() -> None:
    st = BY_MONTAIGNE.pos({"crew": {"henri_michelet": "home"}, "hand": ["sea_legs", "triage"]})
    go(st, "move henri_michelet", "place docks", "use sea_legs", "pay triage")
    assert (place(st, "henri_michelet"), engaged(st)) == ("forums", set())


@pytest.mark.card("fivesails", "sea_legs")
def test_sea_legs_carry_your_own_people_on_through_the_city() -> None:
    def carries(turn: int, who: str, start: str, goal: str) -> bool:
        me = {"crew": {"henri_michelet": start}, "hand": ["sea_legs", "triage"]}
        st = BY_MONTAIGNE.pos(me, {"crew": {"otto_streit": start}}, turn=turn)
        return offers(step(st, f"move {who}", f"place {goal}"), "use sea_legs")

    assert carries(0, "henri_michelet", "home", "docks")
    assert not carries(0, "henri_michelet", "docks", "home")
    assert not carries(1, "otto_streit", "home", "docks")


@pytest.mark.card("fivesails", "shoddy_craftsmanship", "burnished_cuirass")
@pytest.mark.rule("FIV-C-111", "FIV-CARD-3")
def test_shoddy_armor_kills_who_lived_by_it() -> None:
    st = pos(
        {"hand": ["shoddy_craftsmanship", "boon"]},
        {"crew": {"otto_streit": "docks"}},
        gear={"burnished_cuirass": "otto_streit"},
        wounds={"otto_streit": 4},
    )
    go(st, "use shoddy_craftsmanship", "pay boon")
    assert (zone(st, "otto_streit"), zone(st, "burnished_cuirass")) == ("locker", "discard")


@pytest.mark.card("fivesails", "shoddy_craftsmanship")
@pytest.mark.rule("FIV-PLAY-3", "FIV-KEY-4", "FIV-C-147")
def test_what_is_shoddy() -> None:
    """Not what is Unique, nor what only lies in the street; a Boon that is an attachment is."""
    gear = {"kaspars_panzerhand": "otto_streit", "langschwert": "otto_streit", "boon": "philip_hase"}
    st = pos(
        {"hand": ["shoddy_craftsmanship", "pull"]},
        {"crew": {"otto_streit": "docks", "philip_hase": "docks"}},
        gear=gear,
        city={"docks": ["captains_coat"]},
    )
    step(st, "use shoddy_craftsmanship", "pay pull")
    assert sorted(text.split()[1] for text in says(st)) == ["boon", "langschwert"]


@pytest.mark.card("fivesails", "shoddy_craftsmanship")
def test_shoddy_craftsmanship() -> None:
    st = BY_MONTAIGNE.pos(
        {"hand": ["shoddy_craftsmanship", "triage"]},
        {"crew": {"otto_streit": "docks"}},
        gear={"langschwert": "otto_streit", "dark_gift": "otto_streit"},
    )
    go(st, "use shoddy_craftsmanship", "pay triage")
    assert (zone(st, "langschwert"), zone(st, "dark_gift")) == ("discard", "play")


@pytest.mark.card("fivesails", "shoddy_craftsmanship")
def test_shoddy_craftsmanship_shows_in_what_is_not_unique() -> None:
    def shows(gear: str, *hand: str) -> bool:
        st = BY_MONTAIGNE.pos({"hand": ["shoddy_craftsmanship", *hand]}, gear={gear: "kaspar_dietrich"})
        return can(st, "use shoddy_craftsmanship")

    assert shows("langschwert", "triage")
    assert not shows("kaspars_panzerhand", "triage")
    assert not shows("langschwert")


@pytest.mark.card("fivesails", "tending_the_wounded")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("cards", "able"), [([], False), (["boon"], True)])
def test_who_has_nothing_to_give_tends_nobody(cards: list[str], able: bool) -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["tending_the_wounded", *cards]}
    st = pos(me, wounds={"servo_scarpa": 2})
    assert can(st, "use tending_the_wounded") == able
    if able:
        step(st, "use tending_the_wounded")
        assert [text.split()[1] for text in says(st)] == ["boon"]  # for nothing there would be nothing
        go(st, "choose boon")
        assert wounds(st) == {"servo_scarpa": 1}


@pytest.mark.card("fivesails", "tending_the_wounded")
def test_tending_the_wounded() -> None:
    st = BY_MONTAIGNE.pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["tending_the_wounded", "triage", "pull"]},
        wounds={"henri_michelet": 3},
    )
    go(st, "use tending_the_wounded", "choose triage", "choose pull")
    assert wounds(st) == {"henri_michelet": 1}


@pytest.mark.card("fivesails", "tending_the_wounded")
def test_tending_the_wounded_is_for_your_own_people_but_not_the_leader() -> None:
    def tends(who: str) -> bool:
        me = {"crew": {"henri_michelet": "docks"}, "hand": ["tending_the_wounded", "triage"]}
        return can(BY_MONTAIGNE.pos(me, {"crew": {"otto_streit": "docks"}}, wounds={who: 1}), "use tending_the_wounded")

    assert tends("henri_michelet")
    assert not tends("odette_dubois_darrent")
    assert not tends("otto_streit")


@pytest.mark.card("fivesails", "tending_the_wounded")
def test_one_card_tends_one_wound() -> None:
    st = laid_out(ODETTE, {"henri_michelet": "docks"}, ["tending_the_wounded", *THREE], wounds={"henri_michelet": 3})
    go(st, "use tending_the_wounded", "choose triage", "pass")
    assert wounds(st) == {"henri_michelet": 2}


@pytest.mark.card("fivesails", "tending_the_wounded")
@pytest.mark.rule("FIV-COST-6", "FIV-PLAY-2")
def test_tending_the_wounded_discards_first_and_heals_as_many() -> None:
    st = pos(
        {
            "crew": {"henri_michelet": "docks", "jean_urbain": "docks"},
            "hand": ["tending_the_wounded", "triage", "pull"],
        },
        wounds={"henri_michelet": 3, "jean_urbain": 1},
    )
    step(st, "use tending_the_wounded", "choose triage")
    assert wounds(st) == {"henri_michelet": 3, "jean_urbain": 1}
    step(st, "choose pull")
    assert sorted(text.split()[1] for text in says(st)) == ["henri_michelet", "jean_urbain"]
    go(st, "choose henri_michelet")
    assert wounds(st) == {"henri_michelet": 1, "jean_urbain": 1}
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["tending_the_wounded", "triage", "pull"]},
        wounds={"henri_michelet": 3},
    )
    go(st, "use tending_the_wounded", "choose triage", "pass")
    assert (wounds(st), hand(st, 0)) == ({"henri_michelet": 2}, ["pull"])


@pytest.mark.card("fivesails", "triage")
@pytest.mark.rule("FIV-PLAY-3", "FIV-COST-8")
@pytest.mark.parametrize(("hurt", "reason"), [(0, "no-target"), (1, "no-cost-to-pay")])
def test_where_nobody_is_wounded_no_price_is_blamed(hurt: int, reason: str) -> None:
    """With two cards in hand Triage could be paid for; with none it could not, and Otto is no Hero."""
    st = pos({**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["triage"] if hurt else ["triage", "boon"]})
    st.wounds[number(st, "otto_streit")] = hurt
    refusal = st.why_not(0, f"use triage {number(st, 'triage')} ability 1")
    assert refusal is not None
    assert notation(refusal.reason) == f"{reason} card=card:triage"


@pytest.mark.card("fivesails", "triage", "maryam_benu_pleroma")
@pytest.mark.rule("FIV-C-41")
def test_who_cancels_a_triage_does_not_give_back_its_price() -> None:
    me = {"crew": {"maryam_benu_pleroma": "docks"}, "hand": ["triage", "pull"]}
    st = pos(me, wounds={"maryam_benu_pleroma": 1})
    go(st, "use triage", "pay pull")
    assert (hand(st, 0), pile(st, 0), wounds(st)) == ([], ["pull", "triage"], {"maryam_benu_pleroma": 1})


@pytest.mark.card("fivesails", "triage", "vittoria_anselmo")
@pytest.mark.rule("FIV-PLAY-3")
@pytest.mark.parametrize(
    ("hurt", "healed"), [({"buratino": 1}, {"vittoria_anselmo": 1}), ({}, {"vittoria_anselmo": 1})]
)
def test_a_triage_can_be_turned_to_a_wounded_thug_only(hurt: dict[str, int], healed: dict[str, int]) -> None:
    foe = {**VODACCE, "crew": {"vittoria_anselmo": "docks", "buratino": "docks"}}
    st = pos({**EISEN, "hand": ["triage", "langschwert"]}, foe, wounds={"vittoria_anselmo": 1, **hurt})
    step(st, "use triage")
    if can(st, "choose vittoria_anselmo"):
        step(st, "choose vittoria_anselmo")
    step(st, "pay langschwert", "use vittoria_anselmo")
    rest(st)
    if can(st, "option 1"):
        go(st, "option 1")
    assert (wounds(st), hand(st, 0)) == (healed, [])


@pytest.mark.card("fivesails", "triage")
@pytest.mark.rule("FIV-COST-8")
@pytest.mark.parametrize(("money", "able"), [([], False), (["pull"], True)])
def test_triage_is_free_for_heroes_only(money: list[str], able: bool) -> None:
    crew = {"crew": {"sibella_scarpa": "docks", "vissenta_scarpa": "docks"}, "hand": ["triage", *money]}
    st = pos(crew, wounds={"sibella_scarpa": 1, "vissenta_scarpa": 1})
    step(st, "use triage")
    if able:
        assert choosable(st) == ["sibella_scarpa", "vissenta_scarpa"]
        step(st, "choose vissenta_scarpa")
    rest(st)
    assert (wounds(st), hand(st, 0)) == ({"sibella_scarpa": 1}, money)


@pytest.mark.card("fivesails", "triage")
def test_triage() -> None:
    st = BY_MONTAIGNE.pos({"hand": ["triage"]}, wounds={"odette_dubois_darrent": 1, "kaspar_dietrich": 1})
    go(st, "use triage", "choose odette_dubois_darrent")  # 1 less for a Hero
    assert wounds(st) == {"kaspar_dietrich": 1}
    st = BY_MONTAIGNE.pos({"crew": {"henri_michelet": "docks"}, "hand": ["triage"]}, wounds={"henri_michelet": 1})
    assert not can(st, "use triage")


@pytest.mark.card("fivesails", "triage")
def test_triage_costs_1_for_others() -> None:
    st = BY_MONTAIGNE.pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["triage", "pull"]}, wounds={"henri_michelet": 2}
    )
    go(st, "use triage", "pay pull")
    assert (wounds(st), hand(st, 0)) == ({"henri_michelet": 1}, [])
