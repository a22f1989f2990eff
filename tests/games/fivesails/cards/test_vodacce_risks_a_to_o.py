"""The risks of Vodacce, a to o by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.state.actions import ARGUMENT, PASS
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    can,
    engaged,
    go,
    hand,
    held,
    missed,
    offers,
    pile,
    place,
    pos,
    rest,
    says,
    step,
    table,
    until,
    wounds,
    zone,
)


def worn(st: FiveSails) -> list[str]:
    return [CARDS[st.kind[i]].id for i in st.gear]


HENRI_AND_JEAN = {**MONTAIGNE, "crew": {"henri_michelet": "docks", "jean_urbain": "docks"}}


@pytest.mark.card("fivesails", "ambush", "guild_triskelion", "move_along")
@pytest.mark.rule("FIV-CHAL-7", "FIV-C-93")
def test_an_ambush_leaves_the_other_terms_of_a_challenge_alone() -> None:
    """Move Along lets the target go Home, ambushed or not."""
    me = {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "hand": ["move_along", "langschwert"]}
    foe = {**VODACCE, "crew": {"servo_scarpa": "docks", "sibella_scarpa": "docks"}, "hand": ["ambush", "boon"]}
    st = pos(me, foe)
    step(st, "use move_along", "pay langschwert", "choose servo_scarpa", "use ambush", "pay boon")
    rest(st)
    assert not can(st, "intervene sibella_scarpa")
    assert len(says(st)) == 3  # accept, refuse, go Home


@pytest.mark.card("fivesails", "ambush", "parley_gone_wrong", "henri_michelet")
@pytest.mark.rule("FIV-C-145", "FIV-C-191")
def test_where_nobody_may_intervene_an_ambush_adds_nothing() -> None:
    """Parley has gone wrong at the Forums; and after one Ambush neither a second one nor Henri's rapier is of use."""
    foe = {**EISEN, "crew": {"otto_streit": "forums", "philip_hase": "forums"}}
    me: dict[str, Any] = {"crew": {"servo_scarpa": "forums"}, "hand": ["ambush", "boon"]}
    st = pos({**me, "scheme": "parley_gone_wrong"}, foe)
    step(st, "challenge servo_scarpa", "choose otto_streit")
    assert not offers(st, "use ambush")
    two = {**me, "crew": {"henri_michelet": "forums"}, "hand": ["ambush", "ambush", "boon", "boon"]}
    st = pos(two, foe, gear={"mastercrafted_rapier": "henri_michelet"})
    step(st, "challenge henri_michelet", "choose otto_streit")
    step(st, "use ambush", "use ambush", "use henri_michelet", "use ambush", "pay boon")
    rest(st)
    while can(st, "use ambush"):  # the First Player still has an order to choose, of what comes to nothing
        step(st, "use ambush")
        rest(st)
    assert (hand(st, 0), pile(st, 0)) == (["ambush", "boon"], ["boon", "ambush"])
    assert sorted(missed(st)) == ["ambush", "henri_michelet"]
    assert "mastercrafted_rapier" not in engaged(st)


@pytest.mark.card("fivesails", "ambush", "night_of_drinking")
@pytest.mark.rule("FIV-C-145", "FIV-C-191", "FIV-C-44")
def test_a_second_ambush_is_laid_where_the_first_was_drowned() -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["ambush", "ambush", "boon", "boon"]}
    foe = {**CASTILLE, "crew": {"raton": "docks", "sanjay": "docks"}, "hand": ["night_of_drinking", "taunt"]}
    st = pos(me, foe)
    step(st, "challenge servo_scarpa", "choose raton", "use ambush", "use ambush", "use ambush", "pay boon")
    step(st, "use night_of_drinking", "pay taunt", "pay boon")
    rest(st)
    assert (hand(st, 0), missed(st), can(st, "intervene sanjay")) == ([], [], False)


@pytest.mark.card("fivesails", "servo_scarpa", "ambush")
@pytest.mark.rule("FIV-C-130")
@pytest.mark.parametrize(("where", "able"), [("forums", True), ("docks", False)])
def test_an_ambush_is_cheap_where_servo_goes_to(where: str, able: bool) -> None:
    crew = {"servo_scarpa": "docks", "buratino": where, "sibella_scarpa": "forums"}
    st = pos({"crew": crew, "hand": ["ambush"]}, {"crew": {"uwe_zimmerman": "forums", "otto_streit": "forums"}})
    step(st, "challenge servo_scarpa", "choose uwe_zimmerman")
    assert offers(st, "use ambush") == able


@pytest.mark.card("fivesails", "ambush", "stiletto")
@pytest.mark.rule("FIV-C-93", "FIV-QUAL-5")
def test_a_third_player_meddles_with_a_challenge_of_others() -> None:
    """The Ambush forbids to intervene wherever its player is; a Stiletto needs its bearer at the place."""
    st = table(
        {**USSURA, "crew": {"torsten_vakt": "docks"}},
        {"crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}},
        {**VODACCE, "crew": {"servo_scarpa": "docks"}, "hand": ["ambush", "boon"]},
        gear={"stiletto": "servo_scarpa"},
    )
    step(st, "challenge torsten_vakt", "choose otto_streit", "use ambush", "use stiletto")
    until(st, lambda st: can(st, "option 2"))
    go(st, "option 2")
    until(st, lambda st: can(st, "accept"))
    assert wounds(st) == {"otto_streit": 1}
    assert (st.mover(), [text for text in says(st) if text.startswith("intervene")]) == (1, [])


@pytest.mark.card("fivesails", "ambush", "epee_sanglante", "move_along")
@pytest.mark.rule("FIV-CHAL-9")
@pytest.mark.parametrize(
    ("side", "who", "card", "ways"),
    [
        (MONTAIGNE, "jean_urbain", "epee_sanglante", ["accept"]),
        (EISEN, "otto_streit", "move_along", ["accept", "refuse", "go home"]),
    ],
)
def test_an_ambush_changes_nothing_else_about_a_challenge(
    side: dict[str, str], who: str, card: str, ways: list[str]
) -> None:
    scheme = {"scheme": card} if card == "epee_sanglante" else {"hand": [card, "boon"]}
    foe = {**VODACCE, "crew": {"servo_scarpa": "docks", "sibella_scarpa": "docks"}, "hand": ["ambush", "boon"]}
    st = pos({**side, "crew": {who: "docks"}, **scheme}, foe)
    step(st, f"use {card}")
    if card == "move_along":
        step(st, "pay boon")
    step(st, "choose servo_scarpa", "use ambush", "pay boon")
    rest(st)
    assert [way for way in ("accept", "refuse", "go home", "intervene sibella_scarpa") if can(st, way)] == ways


@pytest.mark.card("fivesails", "ambush")
def test_ambush() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums", "angelo": "forums"}, "hand": ["ambush"]},
        {"crew": {"otto_streit": "forums", "philip_hase": "forums"}},
    )
    go(st, "challenge servo_scarpa", "choose otto_streit", "use ambush")
    assert not can(st, "intervene philip_hase")
    assert pile(st, 0) == ["ambush"]


@pytest.mark.card("fivesails", "ambush")
def test_no_brute_of_others_makes_an_ambush_cheaper() -> None:
    me = {"crew": {"servo_scarpa": "forums"}, "hand": ["ambush"]}
    st = pos(me, {"crew": {"otto_streit": "forums", "buratino": "forums"}})
    assert not offers(step(st, "challenge servo_scarpa", "choose otto_streit"), "use ambush")


@pytest.mark.card("fivesails", "ambush")
@pytest.mark.rule("FIV-COST-8")
def test_ambush_costs_1_without_a_brute_there() -> None:
    def laid(angelo: str, *hand: str) -> bool:
        me = {"crew": {"servo_scarpa": "forums", "angelo": angelo}, "hand": ["ambush", *hand]}
        st = pos(me, {"crew": {"otto_streit": "forums", "philip_hase": "forums"}})
        return offers(step(st, "challenge servo_scarpa", "choose otto_streit"), "use ambush")

    assert laid("forums")
    assert not laid("docks")
    assert laid("docks", "pull")


@pytest.mark.card("fivesails", "bravos")
def test_bravos() -> None:
    st = pos({"hand": ["bravos", "angelo"], "discard": ["buratino"]})
    assert not can(st, "use bravos")  # a Thug cannot pay for it
    st = pos({"hand": ["bravos", "pull"], "discard": ["buratino"]})
    go(st, "use bravos", "pay pull")
    assert place(st, "buratino") == "home 1"


@pytest.mark.card("fivesails", "bravos")
def test_bravos_brings_back_a_thug_of_your_discard_pile() -> None:
    def brings(*discard: str) -> bool:
        return can(pos({"hand": ["bravos", "pull"], "discard": list(discard)}), "use bravos")

    assert brings("buratino")
    assert not brings("stiletto")
    assert not brings()


@pytest.mark.card("fivesails", "fates_burden", "well_equipped")
@pytest.mark.rule("FIV-C-183")
def test_fates_burden_is_played_once_and_two_hold_twice() -> None:
    me = {"crew": {"sibella_scarpa": "docks"}, "hand": ["fates_burden", "fates_burden"]}
    foe = {"crew": {"uwe_zimmerman": "docks"}, "hand": ["well_equipped", "langschwert"]}
    st = pos(me, foe, engaged=["uwe_zimmerman"])
    go(st, "use fates_burden", "pass", "use fates_burden")
    assert (hand(st, 0), worn(st)) == ([], ["fates_burden", "fates_burden"])
    go(st, "pass")
    assert not can(st, "use fates_burden")
    go(st, "move don_constanzo_scarpa", "place docks", "use well_equipped", "pay langschwert")
    assert (worn(st), "uwe_zimmerman" in engaged(st)) == (["fates_burden"], True)  # one is enough, the other stays


@pytest.mark.card("fivesails", "legions_caress", "fates_burden")
@pytest.mark.rule("FIV-DUSK-3", "FIV-C-29", "FIV-CARD-3")
@pytest.mark.parametrize("burdened", [True, False])
def test_poison_kills_in_dusk_unless_a_burden_holds_down(burdened: bool) -> None:
    gear = {"legions_caress": "otto_streit", **({"fates_burden": "otto_streit"} if burdened else {})}
    st = pos(
        {"approach": []},
        {"crew": {"otto_streit": "docks"}, "approach": []},
        gear=gear,
        wounds={"otto_streit": 3},
        engaged=["otto_streit"],
    )
    go(st, "pass", "pass")
    until(st, lambda st: st.day == 2)
    if burdened:
        assert (zone(st, "otto_streit"), "otto_streit" in engaged(st)) == ("play", True)
    else:
        assert zone(st, "otto_streit") == "locker"


@pytest.mark.card("fivesails", "fates_burden", "yevgeni", "wrath_of_the_don")
@pytest.mark.rule("FIV-REPLACE-3")
def test_who_would_rise_under_fates_burden_stays_down() -> None:
    st = pos(
        {**USSURA, "crew": {"yevgeni": "docks"}},
        {**VODACCE, "crew": {"servo_scarpa": "docks"}},
        gear={"fates_burden": "yevgeni"},
    )
    step(st, "challenge yevgeni", "refuse", "use yevgeni")
    assert (engaged(st), zone(st, "fates_burden")) == ({"yevgeni"}, "discard")
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["wrath_of_the_don"]}
    foe = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = pos(me, foe, gear={"fates_burden": "servo_scarpa"}, engaged=["servo_scarpa"])
    go(st, "use wrath_of_the_don", "option 1")
    assert (engaged(st), zone(st, "fates_burden")) == ({"servo_scarpa"}, "discard")


@pytest.mark.card("fivesails", "fates_burden")
@pytest.mark.rule("FIV-REPLACE-1", "FIV-REPLACE-3")
def test_fates_burden() -> None:
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}, "hand": ["fates_burden"]},
        {"crew": {"otto_streit": "docks"}},
        engaged=["otto_streit"],
    )
    go(st, "use fates_burden")
    assert zone(st, "fates_burden") == "play"
    go(st, "pass", "pass")
    assert engaged(st) == {"otto_streit"}  # the card was destroyed instead
    assert zone(st, "fates_burden") == "discard"


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


@pytest.mark.card("fivesails", "for_the_family", "henri_michelet")
@pytest.mark.rule("FIV-C-145")
def test_for_the_family_does_not_die_for_a_musketeer_whom_henri_holds() -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["for_the_family"]}
    st = pos(me, HENRI_AND_JEAN, engaged=["jean_urbain"])
    go(st, "use for_the_family")
    assert engaged(st) == {"jean_urbain", "henri_michelet"}  # he alone could be chosen
    st = pos(me, HENRI_AND_JEAN, engaged=["jean_urbain", "henri_michelet"])
    go(st, "use for_the_family")
    assert (place(st, "henri_michelet"), place(st, "jean_urbain")) == ("home 2", "docks")


@pytest.mark.card("fivesails", "for_the_family")
def test_for_the_family() -> None:
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}, "hand": ["for_the_family"]},
        {"crew": {"otto_streit": "docks"}},
        engaged=["otto_streit"],
    )
    go(st, "use for_the_family")
    assert zone(st, "sibella_scarpa") == "locker"
    assert place(st, "otto_streit") == "home 2"


@pytest.mark.card("fivesails", "for_the_family")
@pytest.mark.rule("FIV-C-137", "FIV-QUAL-1", "FIV-QUAL-4")
def test_for_the_family_dies_a_red_hand_in_the_city() -> None:
    def dies(who: str, at: str = "docks") -> bool:
        st = pos({"crew": {who: at}, "hand": ["for_the_family"]}, {"crew": {"otto_streit": "docks"}})
        return can(st, "use for_the_family")

    assert dies("sibella_scarpa")
    assert not dies("vissenta_scarpa")
    assert not dies("don_constanzo_scarpa")
    assert not dies("sibella_scarpa", "home")
    assert not dies("sibella_scarpa", "forums")
    st = pos({"crew": {"sibella_scarpa": "docks"}, "hand": ["for_the_family"]}, {"crew": {"otto_streit": "docks"}})
    go(st, "use for_the_family")
    assert (engaged(st), place(st, "otto_streit")) == ({"otto_streit"}, "docks")


@pytest.mark.card("fivesails", "pull_the_strand", "objection")
@pytest.mark.rule("FIV-C-122", "FIV-PRESS-2")
def test_an_objection_counts_the_strand() -> None:
    """3 and 2 against 0: no margin of 1, though without the strand it would be one."""
    me = {"crew": {"sibella_scarpa": "docks"}, "hand": ["pull_the_strand"]}
    foe = {**VODACCE, "crew": {"cesca_del_rosso": "docks"}, "hand": ["objection"]}
    st = pos(me, foe)
    step(st, "use pull_the_strand")
    assert not offers(st, "use objection")
    assert held(st) == {"docks": 0}


@pytest.mark.card("fivesails", "pack_tactics", "don_constanzo_scarpa", "objection")
@pytest.mark.rule("FIV-C-121", "FIV-C-122")
def test_thugs_who_come_for_a_pressure_bring_the_dons_voice_along() -> None:
    """Two Thugs with a dash come: 2 for them and 1 for the Don make 3 against Otto's 2; Objection! sees that margin."""
    me = {"crew": {"buratino": "forums", "dante": "forums"}, "hand": ["pack_tactics", "boon"]}
    foe = {**VODACCE, "crew": {"cesca_del_rosso": "docks"}, "hand": ["objection"]}
    st = pos(me, foe)
    step(st, "use pack_tactics", "pay boon", "place docks", "choose buratino", "choose dante")
    assert offers(st, "use objection")
    go(st, "use objection")
    assert (held(st), place(st, "buratino"), place(st, "dante")) == ({}, "docks", "docks")


@pytest.mark.card("fivesails", "objection")
@pytest.mark.rule("FIV-C-122", "FIV-C-43")
def test_a_third_player_objects_to_a_pressure_that_is_not_his() -> None:
    st = table(
        {"crew": {"don_constanzo_scarpa": "forums"}},
        {"crew": {"kaspar_dietrich": "forums"}},
        {"leader": "don_constanzo_scarpa", "hand": ["objection"]},
    )
    step(st, "claim don_constanzo_scarpa")
    assert offers(st, "use objection")
    assert st.mover() == 2
    go(st, "use objection")
    assert (held(st), engaged(st), st.mover()) == ({}, {"don_constanzo_scarpa"}, 1)


@pytest.mark.card("fivesails", "objection")
@pytest.mark.rule("FIV-C-43", "FIV-FIRST-3")
def test_four_are_asked_from_the_first_player_on_who_orders_what_others_declare() -> None:
    sides: list[dict[str, Any]] = [{**VODACCE, "hand": ["objection"]} for _ in range(4)]
    sides[0]["crew"] = {"servo_scarpa": "docks"}
    st = table(*sides, first=2)
    step(st, "claim servo_scarpa")
    asked: list[int] = []
    while isinstance(st.stack[-1], Window) and not st.stack[-1].closed:
        asked.append(st.mover())
        st.apply(st.mover(), st.legal(st.mover())[-1] if asked in ([2, 3], [2, 3, 3, 0]) else PASS)
    assert asked == [2, 3, 3, 0, 0, 1]
    assert (st.mover(), len(says(st))) == (2, 2)
    st.apply(2, next(action for action in st.legal(2) if st.owner[action & ARGUMENT] == 0))
    rest(st)
    assert (held(st), [len(hand) for hand in st.hands]) == ({}, [0, 1, 1, 1])


@pytest.mark.card("fivesails", "objection")
@pytest.mark.rule("FIV-C-43", "FIV-C-191")
@pytest.mark.parametrize("seats", [1, 2])
def test_one_objection_is_enough(seats: int) -> None:
    """Both may be declared, in case the first is drowned; the pressure that has failed by it is no occasion."""
    don = {"leader": "don_constanzo_scarpa"}
    mine = {**don, "crew": {"servo_scarpa": "docks"}, "hand": ["objection"] * (3 - seats)}
    other = {**don, "hand": ["objection"] * (seats - 1)}
    st = pos(mine, {**EISEN, "crew": {"otto_streit": "docks"}}, more=[other], turn=1)
    step(st, "claim otto_streit", "use objection", "use objection")
    rest(st)
    if can(st, "use objection"):
        step(st, "use objection")
    rest(st)
    assert held(st) == {}
    assert len(hand(st, 0) + hand(st, 2)) == 1
    assert missed(st) == ["objection"]


@pytest.mark.card("fivesails", "objection", "night_of_drinking")
@pytest.mark.rule("FIV-C-43", "FIV-C-44")
def test_the_second_objection_stands_where_the_first_was_drowned() -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["objection", "objection"]}
    foe = {**CASTILLE, "crew": {"makepeace_botwighte": "docks"}, "hand": ["night_of_drinking", "boon"]}
    st = pos(me, foe, turn=1)
    step(st, "claim makepeace_botwighte", "use objection", "use objection", "use objection")
    step(st, "use night_of_drinking", "pay boon")
    rest(st)
    assert held(st) == {}
    assert (hand(st, 0), pile(st, 0)) == ([], ["objection", "objection"])
    assert missed(st) == []


@pytest.mark.card("fivesails", "objection")
@pytest.mark.rule("FIV-C-122")
def test_objection() -> None:
    st = pos(
        {"crew": {"sibella_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks"}, "leader": "don_constanzo_scarpa", "hand": ["objection"]},
    )
    go(st, "claim sibella_scarpa", "use objection")
    assert held(st) == {}


@pytest.mark.card("fivesails", "objection")
@pytest.mark.rule("FIV-C-122")
def test_objection_is_heard_up_to_a_margin_of_1() -> None:
    def heard(who: str) -> bool:
        me = {"crew": {"sibella_scarpa": "docks"}, "hand": ["objection"]}
        return offers(step(pos(me, {"crew": {who: "docks"}}), "claim sibella_scarpa"), "use objection")

    assert heard("otto_streit")  # 3 against 2
    assert not heard("terrell_brandt")  # 3 against 1
