"""The risks of Montaigne, g to z by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.events import Threat
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.state.duel import NO_DUEL

from .. import playing
from ..playing import (
    BY_MONTAIGNE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    can,
    engaged,
    go,
    hand,
    held,
    offers,
    place,
    step,
    strike,
    struck,
    table,
    why,
    wounds,
    zone,
)
from ..situations import uwe_has_fallen

pos = BY_MONTAIGNE.pos
duel = BY_MONTAIGNE.duel
fencing = BY_MONTAIGNE.fencing


@pytest.mark.card("fivesails", "gallant_deeds", "fates_burden")
@pytest.mark.rule("FIV-REPLACE-3")
def test_a_burden_is_all_that_a_gallant_deed_takes_away() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["gallant_deeds", "boon"]}
    st = playing.pos(
        me,
        {**VODACCE, "crew": {"servo_scarpa": "docks"}},
        gear={"fates_burden": "servo_scarpa"},
        engaged=["servo_scarpa", "jean_urbain"],
    )
    go(st, "use gallant_deeds", "pay boon")
    assert (engaged(st), zone(st, "fates_burden")) == ({"servo_scarpa"}, "discard")


@pytest.mark.card("fivesails", "gallant_deeds")
def test_gallant_deeds() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["gallant_deeds", "triage"]},
        {"crew": {"otto_streit": "docks"}},
        engaged=["henri_michelet", "otto_streit"],
    )
    go(st, "use gallant_deeds", "pay triage")
    assert engaged(st) == set()


@pytest.mark.card("fivesails", "gallant_deeds")
def test_gallant_deeds_take_somebody_engaged_who_opposes_you() -> None:
    def done(otto: str, tired: str) -> bool:
        me = {"crew": {"henri_michelet": "docks"}, "hand": ["gallant_deeds", "triage"]}
        return can(pos(me, {"crew": {"otto_streit": otto}}, engaged=[tired]), "use gallant_deeds")

    assert done("docks", "otto_streit")
    assert not done("docks", "henri_michelet")
    assert not done("forums", "otto_streit")


@pytest.mark.card("fivesails", "legions_caress", "gallant_deeds")
@pytest.mark.rule("FIV-COST-10")
def test_gallant_deeds_that_kill_still_raise_the_actor() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["gallant_deeds", "boon"]}
    tired = ["otto_streit", "jean_urbain"]
    foe = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = playing.pos(me, foe, gear={"legions_caress": "otto_streit"}, engaged=tired, wounds={"otto_streit": 3})
    go(st, "use gallant_deeds", "pay boon")
    assert (zone(st, "otto_streit"), engaged(st)) == ("locker", set())


@pytest.mark.card("fivesails", "legendary_reputation")
def test_legendary_reputation() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["legendary_reputation", "triage", "triage"]},
        {"crew": {"otto_streit": "docks", "philip_hase": "docks", "kaspar_dietrich": "docks"}},
    )
    go(st, "use legendary_reputation", "pay triage", "pay triage", "choose otto_streit")
    assert can(st, "intervene kaspar_dietrich")
    assert not can(st, "intervene philip_hase")


@pytest.mark.card("fivesails", "legendary_reputation")
@pytest.mark.rule("FIV-CHAL-6")
def test_a_legendary_reputation_needs_somebody_opposing() -> None:
    def known(otto: str, henri: str = "docks") -> bool:
        me = {"crew": {"henri_michelet": henri}, "hand": ["legendary_reputation", "triage", "triage"]}
        return can(pos(me, {"crew": {"otto_streit": otto}}), "use legendary_reputation")

    assert known("docks")
    assert not known("forums")
    assert not known("home", "home")


@pytest.mark.card("fivesails", "vladislav_novikoff", "carmella_vanessa_salvaggi", "legendary_reputation")
@pytest.mark.rule("FIV-CHAL-9")
@pytest.mark.parametrize("who", ["vladislav_novikoff", "carmella_vanessa_salvaggi"])
def test_who_may_intervene_engaged_is_kept_from_it_by_something_else(who: str) -> None:
    """Legendary Reputation lets only Leaders intervene; that they are engaged would not matter."""
    me = {"crew": {"jean_urbain": "docks"}, "hand": ["legendary_reputation", "boon", "boon"]}
    foe = {"crew": {"uwe_zimmerman": "docks", "otto_streit": "docks", who: "docks"}}
    st = playing.pos(me, foe, engaged=[who, "otto_streit"])
    step(st, "use legendary_reputation", "pay boon", "pay boon", "choose uwe_zimmerman")
    assert why(st, f"intervene {who}") == ("FIV-CHAL-9", f"no-intervening card=card:{who}")
    assert why(st, "intervene otto_streit")[1] == "no-deed-engaged card=card:otto_streit deed=intervene"


@pytest.mark.card("fivesails", "master_of_valroux_style", "the_pressure_is_on")
@pytest.mark.rule("FIV-DASH-1", "FIV-C-104")
@pytest.mark.parametrize(("answer", "thrust"), [("the_pressure_is_on", 0), ("ambush", 4)])
def test_the_thrust_that_valroux_leaves_to_the_foe_does_not_raise_a_dash(answer: str, thrust: int) -> None:
    """Servo engaged to challenge, so the Maneuver is free."""
    foe = {**MONTAIGNE, "crew": {"jean_urbain": "forums"}, "hand": ["master_of_valroux_style"], "deck": ["boon"]}
    st = playing.duel({"hand": [answer]}, foe)
    step(st, "choose master_of_valroux_style", "use master_of_valroux_style")
    strike(st)
    assert (struck(st), hand(st, 1)) == ((2, 1, 1), ["boon"])
    step(st, f"choose {answer}")
    strike(st)
    assert struck(st)[2] == thrust


@pytest.mark.card("fivesails", "master_of_valroux_style", "legendary_reputation")
@pytest.mark.rule("FIV-CHAL-4", "FIV-MAN-2")
@pytest.mark.parametrize(("money", "able"), [([], False), (["boon"], True)])
def test_valroux_costs_its_price_against_a_foe_whom_the_challenge_did_not_engage(money: list[str], able: bool) -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "forums"}, "hand": ["legendary_reputation", "pull", "pull"]}
    foe = {**MONTAIGNE, "crew": {"henri_michelet": "forums"}, "hand": ["master_of_valroux_style", *money]}
    st = playing.pos(me, foe)
    go(st, "use legendary_reputation", "pay pull", "pay pull", "accept", "choose master_of_valroux_style")
    assert can(st, "use master_of_valroux_style") == able


@pytest.mark.card("fivesails", "master_of_valroux_style")
def test_master_of_valroux_style() -> None:
    st = duel({"hand": ["master_of_valroux_style"]}, {"hand": ["langschwert", "triage"]}, engaged=["otto_streit"])
    go(st, "choose langschwert", "choose master_of_valroux_style", "use master_of_valroux_style")
    assert struck(st) == (2, 1, 1)
    assert len(hand(st, 0)) == 1
    go(st, "choose triage")
    assert struck(st) == (0, 0, 5)


@pytest.mark.card("fivesails", "master_of_valroux_style")
@pytest.mark.rule("FIV-MAN-2", "FIV-QUAL-1")
def test_master_of_valroux_style_costs_1_and_is_for_duelists() -> None:
    card = "master_of_valroux_style"
    two = [card, "triage"]
    st = fencing(card, {"hand": two, "deck": ["pull"]})
    go(st, f"use {card}", "pay triage")
    assert hand(st, 0) == ["pull"]
    assert not can(fencing(card), f"use {card}")
    assert can(fencing(card, engaged=["otto_streit"]), f"use {card}")
    assert not can(fencing(card, {"hand": two, "crew": {"maxime_de_lafayette": "forums"}}), f"use {card}")


@pytest.mark.card("fivesails", "porte_travel")
@pytest.mark.rule("FIV-LKI-1", "FIV-C-151")
def test_porte_travel_leads_to_where_the_sorcerer_was_killed_by_it() -> None:
    st = playing.pos(
        {
            "leader": "odette_dubois_darrent",
            "crew": {"jean_urbain": "forums", "leontine_giroux": "docks"},
            "hand": ["porte_travel"],
        },
        {"crew": {"uwe_zimmerman": "forums"}},
        wounds={"leontine_giroux": 4},
        turn=1,
    )
    go(st, "challenge uwe_zimmerman", "accept", "choose porte_travel")
    assert zone(st, "leontine_giroux") == "locker"
    assert place(st, "jean_urbain") == "docks"


@pytest.mark.card("fivesails", "porte_travel")
@pytest.mark.rule("FIV-DUEL-13")
def test_threat_that_a_strike_does_not_change_is_told_once() -> None:
    """Porté Travel has dropped it all, and has no values."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks", "maxime_de_lafayette": "home"}, "hand": ["porte_travel"]}
    st = playing.pos(me, {**EISEN, "crew": {"otto_streit": "docks"}}, turn=1)
    go(st, "challenge otto_streit", "accept")
    st.events = []
    go(st, "choose porte_travel")
    strike(st)
    assert [event.pools for event in st.events_for(None) if isinstance(event, Threat)] == [(0, 0)]


@pytest.mark.card("fivesails", "porte_travel")
def test_porte_travel() -> None:
    st = duel({"crew": {"henri_michelet": "forums", "leontine_giroux": "docks"}, "hand": ["porte_travel"]})
    go(st, "choose langschwert", "choose porte_travel")
    assert place(st, "henri_michelet") == "docks"
    assert wounds(st) == {"leontine_giroux": 1, "otto_streit": 1}
    st = pos(
        {
            "crew": {"leontine_giroux": "docks", "henri_michelet": "home", "jean_urbain": "home"},
            "hand": ["porte_travel"],
        }
    )
    go(st, "use porte_travel", "choose henri_michelet", "option 2", "choose jean_urbain", "option 1")
    assert (place(st, "jean_urbain"), wounds(st)) == ("docks", {"leontine_giroux": 2})


@pytest.mark.card("fivesails", "porte_travel")
def test_porte_travel_goes_through_your_own_sorcerers() -> None:
    foe = {"crew": {"otto_streit": "forums", "elina_georginova": "docks"}}
    st = duel({"hand": ["porte_travel"]}, foe)
    go(st, "choose langschwert", "choose porte_travel")
    assert (place(st, "henri_michelet"), wounds(st)["henri_michelet"]) == ("forums", 1)
    st = pos({"crew": {"henri_michelet": "docks", "jean_urbain": "home"}, "hand": ["porte_travel"]}, foe)
    assert not can(st, "use porte_travel")
    crew = {"leontine_giroux": "docks", "jean_urbain": "home"}
    st = pos({"crew": crew, "hand": ["porte_travel"]}, foe)
    step(st, "use porte_travel")
    assert not can(st, "choose otto_streit")


@pytest.mark.card("fivesails", "porte_travel")
def test_porte_travel_takes_nobody_anywhere_without_a_sorcerer() -> None:
    st = fencing("porte_travel")
    go(st)
    assert (place(st, "henri_michelet"), wounds(st)) == ("forums", {"henri_michelet": 1, "otto_streit": 1})


@pytest.mark.card("fivesails", "porte_travel", "mirelis_revision")
@pytest.mark.rule("FIV-C-191")
def test_nobody_travels_by_a_card_that_was_revised() -> None:
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["mirelis_revision", "boon"]}
    crew = {"jean_urbain": "docks", "leontine_giroux": "forums"}
    foe = {**MONTAIGNE, "crew": crew, "hand": ["porte_travel"], "deck": ["disarm", "friends_at_court"]}
    st = playing.pos(me, foe)
    step(st, "challenge ren", "accept", "choose porte_travel", "use mirelis_revision 1", "pay boon")
    step(st, "choose friends_at_court")
    strike(st)
    assert (place(st, "jean_urbain"), wounds(st)) == ("docks", {"jean_urbain": 2})  # Ren lowers the Parry to 1


@pytest.mark.card("fivesails", "status_matters")
@pytest.mark.rule("FIV-C-145")
def test_status_does_not_matter_to_the_dead() -> None:
    me = {**MONTAIGNE, "crew": {"horatio_lockwood": "forums"}, "hand": ["status_matters", "triage"]}
    st = uwe_has_fallen(me)
    step(st, "choose status_matters")
    assert not can(st, "use status_matters")
    st = playing.duel(me, {"hand": ["langschwert"]})
    step(st, "choose langschwert", "choose status_matters")
    assert can(st, "use status_matters 2")


@pytest.mark.card("fivesails", "status_matters")
def test_status_matters() -> None:
    st = pos({"hand": ["status_matters", "triage"]}, control={"docks": 1})
    go(st, "use status_matters", "pay triage")
    assert held(st) == {}
    st = duel({"hand": ["status_matters"]}, {"crew": {"kaj_kousei": "forums"}})
    go(st, "choose langschwert", "choose status_matters", "use status_matters")
    assert "kaj_kousei" in engaged(st)  # 1 less against a Mercenary


@pytest.mark.card("fivesails", "status_matters")
def test_status_matters_where_nobody_of_standing_is() -> None:
    def matters(who: str, at: str, held_by: int) -> bool:
        crew = {"henri_michelet": "home"}
        control = {"docks": held_by} if held_by >= 0 else {}
        st = pos({"crew": crew, "hand": ["status_matters", "triage"]}, {"crew": {who: at}}, control=control)
        return can(st, "use status_matters 1")

    assert matters("otto_streit", "forums", 1)
    assert not matters("otto_streit", "docks", 1)
    assert matters("kaj_kousei", "docks", 1)
    assert not matters("otto_streit", "forums", -1)  # nobody controls it


@pytest.mark.card("fivesails", "status_matters")
@pytest.mark.rule("FIV-MAN-2")
def test_status_matters_costs_1_unless_the_foe_is_a_mercenary() -> None:
    assert not can(fencing("status_matters"), "use status_matters 2")
    assert can(fencing("status_matters", None, {"crew": {"kaj_kousei": "forums"}}), "use status_matters 2")
    st = fencing("status_matters", {"hand": ["status_matters", "triage"]}, engaged=["otto_streit"])
    go(st, "use status_matters 2", "pay triage")
    assert (wounds(st)["otto_streit"], hand(st, 0)) == (2, [])  # engaged before, so wounded once more


@pytest.mark.card("fivesails", "valiant_spirit")
def test_valiant_spirit() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["valiant_spirit", "triage", "triage"]},
        engaged=["henri_michelet"],
    )
    go(st, "use valiant_spirit", "pay triage", "pay triage")
    assert engaged(st) == set()
    st = duel({"hand": ["valiant_spirit", "triage", "triage"]})
    go(st, "choose langschwert", "choose valiant_spirit", "use valiant_spirit", "pay triage", "pay triage")
    assert engaged(st) == set()


@pytest.mark.card("fivesails", "valiant_spirit")
def test_valiant_spirit_stirs_whoever_is_engaged_and_no_mercenary() -> None:
    def stirs(who: str, tired: list[str]) -> bool:
        me = {"crew": {who: "docks"}, "hand": ["valiant_spirit", "triage", "triage"]}
        return can(pos(me, engaged=tired), "use valiant_spirit 1")

    assert stirs("henri_michelet", ["henri_michelet"])
    assert not stirs("henri_michelet", [])
    assert not stirs("kaj_kousei", ["kaj_kousei"])


@pytest.mark.card("fivesails", "valiant_spirit")
def test_valiant_spirit_is_not_for_mercenaries() -> None:
    three = {"hand": ["valiant_spirit", "triage", "triage"]}
    assert can(fencing("valiant_spirit", three), "use valiant_spirit 2")
    assert not can(fencing("valiant_spirit", {**three, "crew": {"kaj_kousei": "forums"}}), "use valiant_spirit 2")
    assert not can(fencing("valiant_spirit", {"hand": three["hand"][:2]}), "use valiant_spirit 2")  # 2 to pay


@pytest.mark.card("fivesails", "valiant_spirit")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("tired", "able"), [(["henri_michelet"], True), ([], False)])
def test_nobody_pays_to_make_somebody_en_garde_who_is(tired: list[str], able: bool) -> None:
    me = {**MONTAIGNE, "crew": {"henri_michelet": "forums"}, "hand": ["valiant_spirit", "boon", "boon"]}
    st = playing.pos(me, {"crew": {"otto_streit": "forums"}}, turn=1, engaged=tired)
    go(st, "challenge otto_streit", "accept", "choose valiant_spirit")
    assert can(st, "use valiant_spirit 2") == able


@pytest.mark.card("fivesails", "youre_embarrassing_yourself")
@pytest.mark.rule("FIV-C-113")
def test_cancelling_the_challenge_ends_it() -> None:
    st = playing.pos(
        {"crew": {"adelheide_schmidt": "docks"}},
        {"leader": "odette_dubois_darrent", "crew": {"jean_urbain": "docks"}, "hand": ["youre_embarrassing_yourself"]},
    )
    go(st, "challenge adelheide_schmidt", "use youre_embarrassing_yourself")
    assert (st.duel.stage, engaged(st), wounds(st)) == (NO_DUEL, {"adelheide_schmidt"}, {})
    assert isinstance(st.stack[-1], Turn)


@pytest.mark.card("fivesails", "youre_embarrassing_yourself")
@pytest.mark.rule("FIV-C-113")
def test_youre_embarrassing_yourself() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["youre_embarrassing_yourself"]},
        {"crew": {"eko_sorridi": "docks"}},
        turn=1,
    )
    go(st, "challenge eko_sorridi", "use youre_embarrassing_yourself")
    assert (wounds(st), engaged(st), st.mover()) == ({}, {"eko_sorridi"}, 0)
    st = duel({"hand": ["youre_embarrassing_yourself"]}, {"crew": {"kaj_kousei": "forums"}})
    go(st, "choose langschwert", "choose youre_embarrassing_yourself", "use youre_embarrassing_yourself")
    assert struck(st) == (3, 0, 1)


@pytest.mark.card("fivesails", "youre_embarrassing_yourself")
@pytest.mark.rule("FIV-KEY-10")
def test_youre_embarrassing_yourself_is_said_by_whoever_opposes_the_challenger() -> None:
    def said(henri: str) -> bool:
        me = {"crew": {"henri_michelet": henri}, "hand": ["youre_embarrassing_yourself"]}
        third = {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks"}}
        st = pos(me, {"crew": {"eko_sorridi": "docks"}}, more=[third], turn=1)
        step(st, "challenge eko_sorridi")
        if can(st, "choose servo_scarpa"):
            step(st, "choose servo_scarpa")
        return offers(st, "use youre_embarrassing_yourself 1")

    assert said("docks")  # a challenge to somebody else
    assert not said("forums")


@pytest.mark.card("fivesails", "youre_embarrassing_yourself")
def test_youre_embarrassing_yourself_is_said_to_mercenaries() -> None:
    def said(who: str) -> bool:
        st = pos({"crew": {"henri_michelet": "docks"}, "hand": [card]}, {"crew": {who: "docks"}}, turn=1)
        return offers(step(st, f"challenge {who}"), f"use {card} 1")

    card = "youre_embarrassing_yourself"
    assert said("eko_sorridi")
    assert not said("terrell_brandt")
    assert can(fencing(card, None, {"crew": {"kaj_kousei": "forums"}}), f"use {card} 2")
    assert not can(fencing(card), f"use {card} 2")


@pytest.mark.card("fivesails", "youre_embarrassing_yourself")
@pytest.mark.rule("FIV-KEY-10")
@pytest.mark.parametrize(("where", "able"), [("docks", True), ("forums", False)])
def test_a_third_player_laughs_at_a_mercenary_only_where_he_stands(where: str, able: bool) -> None:
    st = table(
        {**EISEN, "crew": {"adelheide_schmidt": "docks"}},
        {**USSURA, "crew": {"torsten_vakt": "docks"}},
        {**MONTAIGNE, "crew": {"jean_urbain": where}, "hand": ["youre_embarrassing_yourself"]},
    )
    step(st, "challenge adelheide_schmidt")
    if where == "docks":
        step(st, "choose torsten_vakt")
    assert offers(st, "use youre_embarrassing_yourself") == able
    if able:
        go(st, "use youre_embarrassing_yourself")
        assert (st.duel.stage, engaged(st), st.mover()) == (NO_DUEL, {"adelheide_schmidt"}, 1)
