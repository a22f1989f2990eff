"""Corners where rules and cards meet, and the harder half of some cards."""

from __future__ import annotations

import pytest

from intrigue.core.phrase import phrase
from intrigue.games.fivesails.events import Cancelled, Dealt, DrewThere, Named, RenownMoved, Sunk, Taken
from intrigue.games.fivesails.rules.answering import AskWeapon
from intrigue.games.fivesails.rules.planning import Scheme
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.names import SORCERER
from intrigue.games.fivesails.state.numbers import FOR_GOOD, M_EMBARGO, M_NOTED, UNTIL_DAY
from intrigue.games.fivesails.state.parts import Mark
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.view import FiveSailsView
from intrigue.words import Speaker

from .playing import (
    GAME,
    bearer,
    can,
    duel,
    engaged,
    go,
    held,
    number,
    place,
    pos,
    renown,
    rest,
    step,
    struck,
    wounds,
    zone,
)


def events_of(st: FiveSails, kind: type) -> list[object]:
    return [event for event in st.events_for(None) if isinstance(event, kind)]


def scheme(st: FiveSails, *seats: int) -> FiveSails:
    """The schemes of these seats resolve now, as in Planning."""
    st.stack += [Scheme(seat) for seat in reversed(seats)]
    st.advance()
    return st


@pytest.mark.card("fivesails", "sirens_scream")
@pytest.mark.card("fivesails", "midnight_shipment")
def test_a_city_card_dealt_by_a_scheme_is_laid_out_like_any_other() -> None:
    st = pos({"renown": 2, "scheme": "midnight_shipment"}, city_deck=["sirens_scream"])
    rest(scheme(st, 0))
    assert zone(st, "sirens_scream") == "street"
    assert st.renown[0] == 1
    assert st.wounds[number(st, "sirens_scream")] == 1
    assert events_of(st, Dealt)
    assert RenownMoved("seat 0", "card sirens_scream", 1) in events_of(st, RenownMoved)


@pytest.mark.card("fivesails", "the_cats_embargo")
def test_an_attachment_under_embargo_counts_when_it_is_equipped() -> None:
    me = {"leader": "soline_el_gato", "scheme": "the_cats_embargo"}
    foe = {"leader": "kaspar_dietrich", "crew": {"otto_streit": "docks"}, "hand": ["throwing_knife", "triage"]}
    st = pos(me, foe, turn=1)
    st.marks.append(Mark(M_EMBARGO, UNTIL_DAY, printed=st.kind[number(st, "throwing_knife")], seat=0))
    go(st, "equip throwing_knife", "choose otto_streit", "use the_cats_embargo")
    assert (bearer(st, "throwing_knife"), st.renown[0]) == ("otto_streit", 1)


@pytest.mark.card("fivesails", "the_cats_embargo")
@pytest.mark.card("fivesails", "buratino")
def test_a_brute_under_embargo_counts_when_it_is_played() -> None:
    me = {"leader": "soline_el_gato", "scheme": "the_cats_embargo"}
    st = pos(me, {"leader": "don_constanzo_scarpa", "hand": ["buratino", "triage"]}, turn=1)
    st.marks.append(Mark(M_EMBARGO, UNTIL_DAY, printed=st.kind[number(st, "buratino")], seat=0))
    go(st, "play buratino", "use the_cats_embargo")
    assert zone(st, "triage") == "discard"
    assert (place(st, "buratino"), st.renown[0]) == ("home 2", 1)


@pytest.mark.card("fivesails", "epee_sanglante")
@pytest.mark.card("fivesails", "status_matters")
def test_first_blood_may_be_drawn_by_a_maneuver() -> None:
    st = pos(
        {
            "leader": "odette_dubois_darrent",
            "crew": {"henri_michelet": "docks"},
            "scheme": "epee_sanglante",
            "hand": ["status_matters", "triage"],
        },
        {"crew": {"terrell_brandt": "docks"}, "renown": 2, "hand": ["iron_and_velvet", "move_along"]},
        engaged=["terrell_brandt"],
    )
    go(st, "use epee_sanglante", "accept")
    st.duel.defender.pool = 0  # as if all of it had been parried
    go(st, "choose move_along", "choose status_matters")
    assert (wounds(st), st.renown) == ({}, [0, 2])
    go(st, "use status_matters", "pay triage")
    assert wounds(st)["terrell_brandt"] >= 1
    assert st.renown[0] == 1  # taken by the Maneuver's wound
    assert st.renown[1] == 1


@pytest.mark.card("fivesails", "edeline_trinken")
@pytest.mark.rule("FIV-MAP-6")
def test_edeline_fetches_from_home_but_nobody_into_a_home_that_is_not_theirs() -> None:
    crew = {"terrell_brandt": "forums", "edeline_trinken": "home"}
    st = duel({"leader": "kaspar_dietrich", "crew": crew}, {"leader": "don_constanzo_scarpa", "hand": ["bravos"]})
    go(st, "choose bravos", "pass", "pass")
    assert engaged(st) >= {"terrell_brandt"}
    enemy = number(st, "uwe_zimmerman")
    st.engaged[enemy] = 1
    if can(st, "use edeline_trinken"):
        go(st, "use edeline_trinken")
        assert place(st, "terrell_brandt") == "home 1"
    assert place(st, "uwe_zimmerman") == "forums"


@pytest.mark.card("fivesails", "soline_el_gato")
@pytest.mark.rule("FIV-MAP-9")
def test_drawing_at_the_inn_is_an_action_that_can_be_answered() -> None:
    st = pos(
        {"leader": "soline_el_gato", "crew": {"soline_el_gato": "docks"}},
        {"leader": "kaspar_dietrich", "deck": ["triage"]},
        more=[{"leader": "yevgeni"}],
        control={"oles_inn": 1},
        turn=1,
    )
    go(st, "draw at oles_inn", "use soline_el_gato", "place forums")
    assert place(st, "soline_el_gato") == "forums"
    assert DrewThere(1, "oles_inn") in events_of(st, DrewThere)


@pytest.mark.card("fivesails", "rena_klingenhalter")
@pytest.mark.rule("FIV-CHAL-10")
def test_rena_en_garde_chooses_what_to_engage() -> None:
    for chosen in ("langschwert", "rena_klingenhalter"):
        st = pos(
            {"leader": "kaspar_dietrich", "crew": {"rena_klingenhalter": "docks", "otto_streit": "docks"}},
            {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks"}},
            gear={"langschwert": "rena_klingenhalter"},
            turn=1,
        )
        go(st, "challenge servo_scarpa", "choose otto_streit", "intervene rena_klingenhalter")
        assert isinstance(st.stack[-1], AskWeapon)
        go(st, f"choose {chosen}")
        assert engaged(st) == {"servo_scarpa", chosen}


@pytest.mark.card("fivesails", "raton")
@pytest.mark.rule("FIV-ATT-6")
def test_raton_takes_what_the_foe_bears_unless_he_was_wounded() -> None:
    for threat, taken in ((1, True), (2, False)):  # against Precision, which parries 1
        st = duel(
            {"leader": "soline_el_gato", "crew": {"raton": "forums"}, "hand": ["matchlock_musket"]},
            {"leader": "kaspar_dietrich", "crew": {"terrell_brandt": "forums"}, "hand": ["move_along", "precision"]},
            gear={"throwing_knife": "terrell_brandt"},
        )
        go(st, "choose move_along", "choose matchlock_musket", "use raton")
        before = wounds(st).get("terrell_brandt", 0)
        assert bearer(st, "throwing_knife") == "terrell_brandt"  # not yet: as the foe's next round ends
        st.duel.defender.pool = threat
        go(st, "choose precision")
        while bearer(st, "throwing_knife") == "terrell_brandt" and st.duel.stage != NO_DUEL:
            st.apply_unchecked(st.mover(), st.actions(st.mover())[0])
        assert (wounds(st).get("terrell_brandt", 0) > before) != taken
        assert bearer(st, "throwing_knife") == ("raton" if taken else "terrell_brandt")
        assert st.ctrl[number(st, "throwing_knife")] == (0 if taken else 1)


@pytest.mark.card("fivesails", "raton")
@pytest.mark.rule("FIV-ATT-6")
def test_raton_takes_it_from_a_challenger_too() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"terrell_brandt": "forums"}, "hand": ["precision"]},
        {"leader": "soline_el_gato", "crew": {"raton": "forums"}, "hand": ["matchlock_musket"]},
        gear={"throwing_knife": "terrell_brandt"},
    )
    go(st, "challenge terrell_brandt", "accept", "choose matchlock_musket", "use raton")
    st.duel.challenger.pool = 1
    step(st, "choose precision")
    assert bearer(st, "throwing_knife") == "terrell_brandt"
    step(st, "pass")
    assert bearer(st, "throwing_knife") == "raton"


@pytest.mark.card("fivesails", "henri_michelet")
def test_henri_holds_the_ground_of_other_musketeers() -> None:
    for there, moved in (("docks", False), ("forums", True)):
        st = pos(
            {"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "grand_bazaar"}, "hand": ["come_hither"]},
            {
                "leader": "odette_dubois_darrent",
                "crew": {"henri_michelet": there, "jean_urbain": "docks", "bastien_girard": "docks"},
            },
        )
        mine = number(st, "jean_urbain")
        from intrigue.games.fivesails.rules.moving import can_be_moved

        assert can_be_moved(st, mine, 0) == moved
        assert can_be_moved(st, mine, 1)  # his own player may
        assert can_be_moved(st, number(st, "henri_michelet"), 0)  # others only


@pytest.mark.card("fivesails", "henri_michelet")
@pytest.mark.rule("FIV-CHAL-9")
def test_henri_needs_a_weapon_that_is_en_garde() -> None:
    for tired, able in (([], True), (["mastercrafted_rapier"], False)):
        st = pos(
            {"leader": "odette_dubois_darrent", "crew": {"henri_michelet": "docks"}},
            {"crew": {"otto_streit": "docks", "philip_hase": "docks"}},
            gear={"mastercrafted_rapier": "henri_michelet"},
            engaged=tired,
        )
        st.apply_unchecked(0, next(a for a in st.actions(0) if st.say(0, a).startswith("challenge henri_michelet")))
        for _ in range(6):
            top = st.stack[-1]
            seat = st.mover()
            if isinstance(top, Window) and seat == 0:
                break
            actions = st.actions(seat)
            wanted = [a for a in actions if st.say(seat, a).startswith("choose otto_streit")]
            st.apply_unchecked(seat, wanted[0] if wanted else actions[0])
        assert can(st, "use henri_michelet") == able


@pytest.mark.card("fivesails", "leshiye_of_the_wood")
def test_leshiye_adds_renown_elsewhere_and_ends_with_the_day() -> None:
    st = pos(
        {"leader": "yevgeni", "scheme": "leshiye_of_the_wood"},
        {"crew": {"otto_streit": "docks", "philip_hase": "forums"}},
        renown={"docks": 3},
        control={"docks": 1},
        city={"docks": ["eko_sorridi"]},
    )
    scheme(st, 0)
    assert not can(st, "place forums")  # an end of the row only
    go(st, "place docks")
    while st.day == 1 and len(renown(st)) < 2:
        st.apply_unchecked(st.mover(), st.actions(st.mover())[0])
    assert (renown(st), held(st)) == ({"forums": 1, "grand_bazaar": 1}, {})
    assert (place(st, "otto_streit"), place(st, "philip_hase")) == ("home 2", "forums")
    assert zone(st, "eko_sorridi") == "discard"
    assert RenownMoved("docks", "supply", 3) in events_of(st, RenownMoved)
    shown = st.view(0)
    assert isinstance(shown, FiveSailsView)
    assert [effect.words for effect in shown.effects] == [phrase("show-shut", place="place:docks")]
    go(st, "pass", "pass")
    while st.day == 1 and not st.over:
        st.apply_unchecked(st.mover(), st.actions(st.mover())[0])
    assert not st.marks  # the wood withdraws with the Day


@pytest.mark.card("fivesails", "i_know_that_trick")
@pytest.mark.rule("FIV-SELF-3", "FIV-SELF-4")
def test_i_know_that_trick_copies_with_its_costs() -> None:
    st = duel(
        {"leader": "odette_dubois_darrent", "crew": {"henri_michelet": "forums"}, "hand": ["i_know_that_trick"]},
        {"leader": "kaspar_dietrich", "crew": {"horatio_lockwood": "forums"}, "hand": ["move_along"]},
    )
    go(st, "choose move_along")
    go(st, "choose i_know_that_trick", "use i_know_that_trick")
    assert struck(st) == (1, 1, 3)  # Horatio's +2 Thrust, as Henri faces one enemy only


@pytest.mark.card("fivesails", "otto_streit")
def test_cards_taken_and_sunk_are_told() -> None:
    st = pos({"crew": {"otto_streit": "docks"}, "deck": ["triage", "langschwert", "regroup"]})
    go(st, "use otto_streit", "choose langschwert")
    assert [event.name for event in events_of(st, Taken) if isinstance(event, Taken)] == ["langschwert"]
    assert events_of(st, Sunk)


@pytest.mark.card("fivesails", "the_boars_guile")
def test_whoever_is_named_is_told() -> None:
    st = pos({"leader": "yevgeni", "scheme": "the_boars_guile"}, {"crew": {"otto_streit": "docks"}})
    scheme(st, 0)
    for _ in range(6):
        if events_of(st, Named):
            break
        seat = st.mover()
        wanted = [a for a in st.actions(seat) if "otto_streit" in st.say(seat, a)]
        st.apply_unchecked(seat, wanted[0] if wanted else st.actions(seat)[0])
    assert [event.name for event in events_of(st, Named) if isinstance(event, Named)] == ["otto_streit"]


def test_every_event_has_words() -> None:
    for event in (
        Taken(0, 1, "triage"),
        Named(0, 1, "otto_streit"),
        Sunk(-1, 2),
        Sunk(1, 1),
        Cancelled(1, "triage", "ability"),
        Cancelled(1, "otto_streit", "move"),
        Cancelled(1, "otto_streit", "challenge"),
        Cancelled(1, "otto_streit", "over"),
        RenownMoved("docks", "supply", 2),
        RenownMoved("seat 1", "supply", 1),
        RenownMoved("card sirens_scream", "seat 0", 1),
        DrewThere(0, "oles_inn"),
    ):
        voice = Speaker(GAME)
        assert voice.say(GAME.story.of(event))
        assert voice.faults == []


@pytest.mark.card("fivesails", "improvising")
@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-136")
def test_a_risk_played_out_of_a_pile_is_a_target() -> None:
    me = {"leader": "soline_el_gato", "hand": ["improvising", "taunt"], "crew": {"sanjay": "docks"}}
    foe = {
        "leader": "don_constanzo_scarpa",
        "hand": ["unyielding_loyalty", "buratino", "bravos"],
        "discard": ["triage"],
    }
    st = pos(me, foe, wounds={"sanjay": 1})
    go(st, "use improvising", "use triage", "use unyielding_loyalty", "pay bravos", "choose buratino")
    assert [zone(st, id) for id in ("triage", "improvising", "buratino")] == ["discard", "discard", "discard"]
    assert wounds(st) == {"sanjay": 1}
    assert st.mover() == 1  # nothing came of it
    st = pos(
        {"leader": "yevgeni", "crew": {"vedma": "docks"}, "discard": ["dark_gift", "matushkas_sight"]},
    )
    go(st, "use vedma", "choose vedma")
    assert zone(st, "matushkas_sight") == "aside"  # being played; Dark Gift is a Sorcery, but no risk


@pytest.mark.card("fivesails", "for_the_family")
@pytest.mark.card("fivesails", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-137", "FIV-COST-9")
def test_a_leader_is_never_destroyed_as_a_cost() -> None:
    foe = {"leader": "kaspar_dietrich", "crew": {"otto_streit": "docks"}}
    cards = ["for_the_family", "triage", "triage"]
    st = pos({"crew": {"don_constanzo_scarpa": "docks"}, "hand": cards}, foe)
    assert not can(st, "use for_the_family")
    st = pos({"crew": {"don_constanzo_scarpa": "docks", "servo_scarpa": "docks"}, "hand": cards}, foe)
    assert can(st, "use for_the_family")


@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.card("fivesails", "servo_scarpa")
@pytest.mark.rule("FIV-C-138")
def test_whoever_goes_where_sigurd_stands_has_to_challenge_him() -> None:
    me = {"crew": {"servo_scarpa": "docks", "cirilo_naucriparos": "forums"}}
    foe = {"crew": {"sigurd_ulfsen": "forums", "otto_streit": "forums", "philip_hase": "docks"}}
    st = pos(me, foe)
    go(st, "challenge servo_scarpa")
    assert [can(st, f"choose {who}") for who in ("philip_hase", "sigurd_ulfsen", "otto_streit")] == [True, True, False]
    st = pos(me, foe, engaged=["sigurd_ulfsen"])
    go(st, "challenge servo_scarpa")
    assert can(st, "choose otto_streit")
    st = pos(
        {"crew": {"servo_scarpa": "docks", "cirilo_naucriparos": "forums"}},
        {"crew": {"sigurd_ulfsen": "docks", "otto_streit": "forums", "philip_hase": "docks"}},
    )
    go(st, "challenge servo_scarpa")
    assert [can(st, f"choose {who}") for who in ("philip_hase", "sigurd_ulfsen", "otto_streit")] == [False, True, True]


@pytest.mark.card("fivesails", "reputation_meritee")
@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.rule("FIV-C-139")
def test_a_mustered_character_has_been_played() -> None:
    st = pos(
        {"crew": {"odette_dubois_darrent": "docks"}, "scheme": "reputation_meritee", "approach": ["jean_urbain"]}
        | {"leader": "odette_dubois_darrent"},
        {"crew": {"otto_streit": "home"}},
        city={"docks": ["eager_blade"]},
        gear={"crystal_eye": "otto_streit"},
    )
    jean, eye = number(st, "jean_urbain"), number(st, "crystal_eye")
    st.marks.append(Mark(M_NOTED, FOR_GOOD, card=jean, other=eye, seat=1))
    go(st, "use reputation_meritee", "use crystal_eye")
    assert (place(st, "jean_urbain"), st.renown[1]) == ("docks", 1)


@pytest.mark.card("fivesails", "porte_travel")
@pytest.mark.card("fivesails", "maxime_de_lafayette")
@pytest.mark.rule("FIV-C-140")
def test_maxime_is_spared_the_wound_of_his_own_combat_card() -> None:
    hand = {"leader": "odette_dubois_darrent", "hand": ["porte_travel"]}
    st = duel({"crew": {"servo_scarpa": "forums"}}, {"crew": {"maxime_de_lafayette": "forums"}, **hand})
    go(st, "choose porte_travel")
    assert wounds(st) == {}
    st = duel(
        {"crew": {"servo_scarpa": "forums"}},
        {"crew": {"jean_urbain": "forums", "maxime_de_lafayette": "docks"}, **hand},
    )
    go(st, "choose porte_travel")
    assert wounds(st) == {"maxime_de_lafayette": 1}
    assert place(st, "jean_urbain") == "docks"


@pytest.mark.card("fivesails", "hexenjagd")
@pytest.mark.rule("FIV-C-141", "FIV-LKI-1")
def test_a_fallen_sorcerer_was_one() -> None:
    me = {"crew": {"servo_scarpa": "forums"}}
    for foe, where in (("sibella_scarpa", "forums"), ("alcee", "home 2")):
        st = duel({"crew": {foe: "forums"}, "leader": "kaspar_dietrich"}, {**me, "hand": ["hexenjagd"]})
        sorcerer = CARDS[st.kind[number(st, foe)]].mask & SORCERER != 0
        assert sorcerer == (where == "forums")
        destroy(st, number(st, foe))
        go(st, "choose hexenjagd", "pass")
        assert place(st, "servo_scarpa") == where


@pytest.mark.card("fivesails", "uwe_zimmerman")
@pytest.mark.card("fivesails", "status_matters")
@pytest.mark.card("fivesails", "object_of_wonder")
@pytest.mark.rule("FIV-C-142")
def test_uwe_is_a_mercenary_only_where_his_player_wants_it() -> None:
    here: dict[str, str] = {"uwe_zimmerman": "docks"}
    for mine, theirs, uncontrolled in ((here, {}, True), ({}, here, False)):
        me = {"leader": "odette_dubois_darrent", "hand": ["status_matters", "triage"], "crew": mine}
        st = pos(me, {"crew": theirs}, control={"docks": 1})
        assert can(st, "use status_matters") == uncontrolled
    st = pos({"crew": {"uwe_zimmerman": "docks"}}, gear={"object_of_wonder": "don_constanzo_scarpa"})
    destroy(st, number(st, "uwe_zimmerman"))
    st.advance()
    assert can(st, "use object_of_wonder")


@pytest.mark.rule("FIV-KEY-4", "FIV-EVENT-5", "FIV-C-50")
def test_what_is_available() -> None:
    city = {"docks": ["so_it_begins", "eager_blade"], "forums": ["eko_sorridi"]}
    st = pos(
        {"leader": "soline_el_gato", "crew": {"gustavo": "docks"}, "hand": ["carnaval"]},
        city=city,
        first=1,
        gear={"syrneth_hand": "gustavo"},
    )
    go(st, "use carnaval 2")
    cards = ("eager_blade", "eko_sorridi", "so_it_begins", "gustavo", "syrneth_hand")
    assert [can(st, f"choose {id}") for id in cards] == [True, True, False, False, False]
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["triage"] * 6}, city=city)
    assert can(st, "equip eager_blade")
    assert not can(st, "recruit eko_sorridi")  # nobody is at the Forums
    assert not can(st, "equip so_it_begins")
