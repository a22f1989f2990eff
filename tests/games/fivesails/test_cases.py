"""The cases that must hold, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.drawing import draw
from intrigue.games.fivesails.rules.planning import Scheme
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    GAME,
    can,
    duel,
    engaged,
    go,
    hand,
    held,
    number,
    pile,
    place,
    pools,
    pos,
    renown,
    says,
    struck,
    wounds,
    zone,
)


@pytest.mark.rule("FIV-CHAL-1", "FIV-CHAL-12", "FIV-C-88", "FIV-HOST-1")
def test_1_refused() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"kaspar_dietrich": "forums"}},
        {"leader": "soline_el_gato", "crew": {"sanjay": "forums"}},
    )
    go(st, "challenge kaspar_dietrich", "refuse")
    assert wounds(st) == {"sanjay": 3}
    assert engaged(st) == {"kaspar_dietrich"}
    assert st.duel.stage == NO_DUEL
    assert st.mover() == 1


@pytest.mark.rule("FIV-EX-14", "FIV-DUEL-14", "FIV-DUEL-15")
def test_2_strength_of_ten_plain() -> None:
    st = duel(
        {"crew": {"aldo_bussotti": "forums"}},
        {"leader": "yevgeni", "crew": {"torsten_vakt": "forums"}, "hand": ["strength_of_ten"]},
    )
    assert pools(st) == (0, 1)
    go(st, "choose strength_of_ten", "pass")
    assert struck(st) == (2, 1, 0)
    assert pools(st) == (1, 0)


@pytest.mark.rule("FIV-EX-22", "FIV-C-103", "FIV-DUEL-13", "FIV-DUEL-16", "FIV-DUEL-10", "FIV-DUEL-17")
def test_3_rapier_and_friends_at_court() -> None:
    st = duel(
        {"crew": {"sarafina": "forums"}},
        {"leader": "odette_dubois_darrent", "crew": {"henri_michelet": "forums"}, "hand": ["friends_at_court"]},
        gear={"mastercrafted_rapier": "henri_michelet"},
    )
    assert pools(st) == (0, 2)
    go(st, "choose friends_at_court", "use mastercrafted_rapier")
    assert struck(st) == (1, 2, 3)
    assert pools(st) == (4, 0)


@pytest.mark.rule("FIV-CHAL-7", "FIV-CHAL-8", "FIV-CHAL-9", "FIV-CHAL-10", "FIV-C-91", "FIV-C-92", "FIV-KEY-2")
def test_4_maya_intervenes() -> None:
    for where, tired, able in (("docks", False, True), ("docks", True, False), ("forums", False, False)):
        st = pos(
            {"leader": "kaspar_dietrich", "crew": {"kaspar_dietrich": "docks"}},
            {"leader": "soline_el_gato", "crew": {"soline_el_gato": "docks", "maya_de_la_rioja": where}},
            engaged=["maya_de_la_rioja"] if tired else [],
        )
        go(st, "challenge kaspar_dietrich", "choose soline_el_gato")
        assert can(st, "intervene maya_de_la_rioja") == able
        if able:
            go(st, "intervene maya_de_la_rioja")
            assert "maya_de_la_rioja" in engaged(st)
            assert st.duel.defender.fighter == number(st, "maya_de_la_rioja")


@pytest.mark.rule(
    "FIV-PRESS-1", "FIV-PRESS-2", "FIV-PRESS-3", "FIV-PRESS-4", "FIV-CLAIM-1", "FIV-CLAIM-2", "FIV-EX-13", "FIV-C-82"
)
def test_5_a_tied_claim() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}})
    go(st, "claim servo_scarpa")
    assert (held(st), engaged(st)) == ({}, {"servo_scarpa"})
    for scheme, gear in (
        ("contempt_and_hatred", {}),
        ("the_great_game", {"tabard_of_the_fallen_musketeer": "servo_scarpa"}),
    ):
        foe = {
            "leader": "don_constanzo_scarpa",
            "crew": {"aldo_bussotti": "docks"} if not gear else {"cesca_del_rosso": "docks"},
            "hand": ["objection"],
        }
        st = pos({"crew": {"servo_scarpa": "docks"}, "scheme": scheme}, foe, gear=gear)
        text = "use tabard_of_the_fallen_musketeer" if gear else "use contempt_and_hatred"
        other = st.clone()
        go(st, text)
        assert held(st) == {"docks": 0}
        go(other, text, "use objection")
        assert held(other) == {}


@pytest.mark.rule("FIV-PARLEY-1", "FIV-RECRUIT-1", "FIV-RECRUIT-2", "FIV-C-78", "FIV-CITY-2", "FIV-KEY-4", "FIV-C-77")
def test_6_parley() -> None:
    st = pos(
        {
            "leader": "kaspar_dietrich",
            "crew": {"kaspar_dietrich": "docks", "kaj_kousei": "docks"},
            "hand": ["triage", "regroup"],
        },
        city={"docks": ["maryam_benu_pleroma"]},
    )
    go(st, "recruit maryam_benu_pleroma", "pay triage", "pay regroup")
    assert place(st, "maryam_benu_pleroma") == "docks"
    assert engaged(st) == {"kaspar_dietrich"}
    st = pos(
        {
            "leader": "kaspar_dietrich",
            "crew": {"kaspar_dietrich": "docks", "kaj_kousei": "docks"},
            "hand": ["triage", "regroup"],
        },
        {"leader": "soline_el_gato"},
        city={"docks": ["maryam_benu_pleroma"]},
        engaged=["kaspar_dietrich"],
    )
    assert not can(st, "recruit maryam_benu_pleroma")
    st = pos(
        {"crew": {"cirilo_naucriparos": "docks", "sibella_scarpa": "docks"}, "hand": ["pull", "boon"]},
        city={"docks": ["maryam_benu_pleroma"]},
    )
    go(st, "use cirilo_naucriparos", "pay pull")
    assert (hand(st, 0), engaged(st)) == (["boon"], {"cirilo_naucriparos"})


@pytest.mark.rule(
    "FIV-BRUTE-1", "FIV-BRUTE-2", "FIV-BRUTE-3", "FIV-BRUTE-5", "FIV-C-47", "FIV-C-32", "FIV-CARD-9", "FIV-CREW-4"
)
def test_7_buratino() -> None:
    st = pos({"hand": ["buratino", "pull"]})
    go(st, "play buratino", "pay pull")
    assert place(st, "buratino") == "home 1"
    other = st.clone()
    go(st, "pass", "pass")
    while st.day == 1:
        st.apply(st.mover(), 0)
    assert "buratino" in pile(st, 0)
    go(other, "pass", "pass", "use don_constanzo_scarpa")
    assert zone(other, "buratino") == "play"
    assert len(other.crew[0]) == 2


@pytest.mark.rule("FIV-DUEL-2", "FIV-DUEL-3", "FIV-DUEL-21", "FIV-CHAL-11", "FIV-DUEL-6")
def test_8_not_today() -> None:
    st = duel(
        {"crew": {"servo_scarpa": "forums", "sibella_scarpa": "forums"}},
        {"hand": ["not_today"]},
        gear={"eager_blade": "servo_scarpa"},
    )
    assert pools(st) == (0, 4)
    assert not can(st, "pass")
    go(st, "choose not_today")
    assert (wounds(st), place(st, "uwe_zimmerman"), st.duel.stage) == ({"uwe_zimmerman": 1}, "home 2", NO_DUEL)
    assert "uwe_zimmerman" in engaged(st)


def test_9_breastplate() -> None:
    for crew, left, kept in (("aldo_bussotti", {}, "play"), ("sarafina", {"uwe_zimmerman": 1}, "discard")):
        st = duel({"crew": {crew: "forums"}}, {"hand": ["triage"]}, gear={"breastplate": "uwe_zimmerman"})
        go(st, "choose triage")
        assert wounds(st) == left
        assert zone(st, "breastplate") == kept


@pytest.mark.rule(
    "FIV-GAMBLE-1",
    "FIV-GAMBLE-2",
    "FIV-GAMBLE-3",
    "FIV-GAMBLE-4",
    "FIV-GAMBLE-5",
    "FIV-GAMBLE-6",
    "FIV-C-71",
    "FIV-C-97",
    "FIV-C-69",
    "FIV-C-70",
)
def test_10_terrell_gambles() -> None:
    st = duel(
        {"crew": {"servo_scarpa": "forums"}, "hand": ["pull"]},
        {"crew": {"terrell_brandt": "forums"}, "hand": ["langschwert"]},
    )
    go(st, "gamble")
    first = says(st)[0]
    go(st, first, "pass", "choose pull")
    assert not can(st, "gamble") or st.duel.side == 0
    st = duel(
        {"leader": "soline_el_gato", "crew": {"soline_el_gato": "forums"}}, {"crew": {"terrell_brandt": "forums"}}
    )
    assert says(st) == ["pass"]  # Finesse 0, no hand: nothing can be played


@pytest.mark.rule("FIV-SCHEME-4", "FIV-SCHEME-5")
def test_11_leshiye() -> None:
    st = pos(
        {"leader": "yevgeni", "scheme": "leshiye_of_the_wood"},
        {"crew": {"otto_streit": "docks"}, "scheme": "marooned"},
        renown={"docks": 2},
        city={"docks": ["eko_sorridi"]},
    )
    st.stack += [Scheme(1), Scheme(0)]
    st.advance()
    go(st, "place docks", "place forums")
    assert place(st, "otto_streit") == "home 2"
    assert zone(st, "eko_sorridi") == "discard"
    assert renown(st) == {"forums": 1, "grand_bazaar": 2}  # Marooned still adds to the Bazaar, not to the Docks
    go(st, "move yevgeni", "place docks", "pass", "claim yevgeni")
    assert held(st) == {}


def test_12_urraca() -> None:
    st = pos(
        {
            "leader": "odette_dubois_darrent",
            "crew": {"urraca_de_murrieta": "docks"},
            "scheme": "epee_sanglante",
            "hand": ["triage"],
        }
    )
    st.stack.append(Scheme(0))
    st.advance()
    go(st, "place forums", "use urraca_de_murrieta", "choose triage")
    assert renown(st) == {"forums": 2}
    st = pos(
        {
            "leader": "odette_dubois_darrent",
            "crew": {"urraca_de_murrieta": "docks", "guillen_de_murrieta": "docks"},
            "hand": ["triage", "triage"],
        },
        renown={"forums": 1},
    )
    go(st, "use guillen_de_murrieta", "choose triage")
    assert st.mover() == 1  # Renown was only moved


def plunder(first: int, second: int, control: dict[str, int], **rest: Any) -> FiveSails:
    st = pos(
        {"renown": first, **rest.pop("me", {})}, {"renown": second, **rest.pop("foe", {})}, control=control, **rest
    )
    st.stack.pop()  # High Drama is over
    st.advance()
    return st


@pytest.mark.rule(
    "FIV-VICTORY-2",
    "FIV-VICTORY-3",
    "FIV-VICTORY-4",
    "FIV-TIE-1",
    "FIV-TIE-2",
    "FIV-TIE-3",
    "FIV-TIE-4",
    "FIV-PLUNDER-1",
    "FIV-PLUNDER-2",
    "FIV-PLUNDER-3",
    "FIV-PLUNDER-4",
    "FIV-C-1",
    "FIV-C-2",
    "FIV-C-3",
)
def test_13_victories() -> None:
    all_three = {"docks": 0, "forums": 0, "grand_bazaar": 0}
    st = plunder(0, 9, all_three)
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((0,), "FIV-VICTORY-2")
    st = plunder(5, 0, {"docks": 0}, renown={"docks": 2})
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((0,), "FIV-VICTORY-3")
    st = plunder(8, 7, {})
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((0,), "FIV-TIE-3")
    st = plunder(7, 7, {})
    assert not st.over


@pytest.mark.rule(
    "FIV-TIE-5",
    "FIV-TIE-6",
    "FIV-TIE-7",
    "FIV-TIE-8",
    "FIV-TIE-9",
    "FIV-C-4",
    "FIV-C-5",
    "FIV-C-6",
    "FIV-C-7",
    "FIV-C-8",
)
def test_13_the_fifth_day() -> None:
    crew = {"otto_streit": "home", "philip_hase": "home"}
    cases = [
        (plunder(3, 2, {}, day=5), "FIV-VICTORY-4", (0,)),
        (plunder(2, 2, {"docks": 1}, day=5), "FIV-TIE-5", (1,)),
        (plunder(2, 2, {}, foe={"crew": crew}, day=5), "FIV-TIE-6", (1,)),
        (plunder(2, 2, {}, foe={"leader": "don_constanzo_scarpa"}, day=5, wounds={}), "FIV-TIE-8", (0, 1)),
    ]
    for st, rule, winners in cases:
        assert st.result is not None
        assert (st.result.rule, st.result.winners) == (rule, winners)
    st = pos({"leader": "kaspar_dietrich"}, {"leader": "soline_el_gato"}, day=5, wounds={"soline_el_gato": 1})
    st.stack.pop()  # High Drama is over
    st.advance()
    assert st.result is not None
    assert (st.result.rule, st.result.winners) == ("FIV-TIE-7", (0,))


@pytest.mark.rule("FIV-FAC-3", "FIV-FAC-4", "FIV-C-15")
def test_14_an_empty_deck() -> None:
    st = pos({"deck": ["pull"], "empty": True, "discard": ["boon", "bravos", "ambush"]})
    draw(st, 0, 3)
    assert len(hand(st, 0)) == 3
    assert "pull" in hand(st, 0)
    assert len(st.decks[0]) == 1
    st = pos({"deck": ["pull"], "empty": True})
    draw(st, 0, 3)
    assert hand(st, 0) == ["pull"]


@pytest.mark.rule("FIV-C-114", "FIV-C-85", "FIV-C-89", "FIV-CHAL-5")
def test_15_let_the_sword_decide_and_the_flintlock() -> None:
    gear = {"polished_flintlock": "uwe_zimmerman"}
    st = duel(
        {"crew": {"servo_scarpa": "forums"}, "scheme": "let_the_sword_decide"}, {"hand": ["langschwert"]}, gear=gear
    )
    go(st, "choose langschwert", "use polished_flintlock", "use let_the_sword_decide")
    assert "polished_flintlock" in engaged(st)
    assert not st.duel.defender.lethal  # no Lethal
    st = pos(
        {"crew": {"servo_scarpa": "forums"}, "scheme": "let_the_sword_decide"},
        {"crew": {"uwe_zimmerman": "forums"}},
        gear=gear,
        turn=1,
    )
    go(st, "challenge uwe_zimmerman", "use polished_flintlock")
    assert says(st) == ["accept", "refuse"]
    assert "polished_flintlock" in engaged(st)
    assert GAME.name == "fivesails"
