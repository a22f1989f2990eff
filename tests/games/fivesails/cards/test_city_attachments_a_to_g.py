"""The attachments of the City Deck, a to g by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from intrigue.core import TABLE, Rng
from intrigue.core.phrase import Words, phrase
from intrigue.games.fivesails.events import Looked, Noted
from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.state.frames import Choosing
from intrigue.games.fivesails.state.numbers import M_NOTED
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.view import FiveSailsView

from .. import playing
from ..playing import (
    BY_THE_CITY,
    CASTILLE,
    EISEN,
    GAME,
    MONTAIGNE,
    USSURA,
    VODACCE,
    bearer,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    place,
    pools,
    rest,
    step,
    strike,
    struck,
    table,
    until,
    wounds,
    zone,
)
from ..situations import lasting, leader_falls, streets

pos = BY_THE_CITY.pos
duel = BY_THE_CITY.duel
EYE = {"crew": {"servo_scarpa": "docks"}, "hand": ["bravos", "ambush"]}
PEOPLE = ["uwe_zimmerman", "otto_streit", "philip_hase"]
NOTED = phrase("show-noted", seat="seat:0", card="card:otto_streit", owner="seat:1")
PLANS = ["armed_and_marshaled", "the_song_of_eisen", "marooned"]


def noting() -> FiveSails:
    """Seat 0 looks through the Approach Deck of seat 1 and is about to note a card of it."""
    st = playing.pos(EYE, {"leader": "kaspar_dietrich", "approach": [*PEOPLE, *PLANS]}, city={"docks": ["crystal_eye"]})
    return step(st, "equip crystal_eye", "pay bravos")


def note(st: FiveSails, id: str) -> FiveSails:
    while not isinstance(st.stack[-1], Choosing):
        st.apply(st.mover(), 0)
    return go(st, f"choose {id}")


def lasting_for(st: FiveSails, seat: int) -> list[tuple[Words, int | None]]:
    """What a seat sees of what lasts: the words, and the card."""
    shown = st.view(seat)
    assert isinstance(shown, FiveSailsView)
    return [(effect.words, effect.card) for effect in shown.effects]


def noted(st: FiveSails) -> str:
    (mark,) = [mark for mark in st.marks if mark.what == M_NOTED]
    return st.card(mark.card).id


@pytest.mark.card("fivesails", "burnished_cuirass")
def test_burnished_cuirass() -> None:
    st = duel({"hand": ["triage"]}, {"hand": ["pull", "pull"]}, gear={"burnished_cuirass": "otto_streit"})
    assert num(st, number(st, "otto_streit"), 3) == 5
    go(st, "choose pull", "choose triage", "use burnished_cuirass", "choose pull")
    assert struck(st) == (0, 2, 2)


@pytest.mark.card("fivesails", "burnished_cuirass", "syrneth_hand")
@pytest.mark.rule("FIV-ONCE-2")
@pytest.mark.parametrize("gear", ["burnished_cuirass", "syrneth_hand"])
def test_techniques_of_the_city_work_once_a_duel(gear: str) -> None:
    st = duel(
        {"hand": ["triage", "triage"]},
        {"crew": {"don_constanzo_scarpa": "forums"}, "hand": ["pull", "pull"]},
        gear={gear: "otto_streit"},
    )
    step(st, "choose pull", "choose triage")
    assert can(st, f"use {gear}")
    step(st, f"use {gear}", "choose pull", "choose triage")
    assert not can(st, f"use {gear}")


@pytest.mark.card("fivesails", "captains_coat")
def test_captains_coat() -> None:
    st = pos({"crew": {"otto_streit": "docks"}}, gear={"captains_coat": "otto_streit"})
    go(st, "use captains_coat")
    assert (held(st), engaged(st)) == ({"docks": 0}, {"captains_coat"})


@pytest.mark.card("fivesails", "captains_coat")
@pytest.mark.rule("FIV-PRESS-3")
@pytest.mark.parametrize(("foe", "claimed"), [("aldo_bussotti", {"docks": 0}), ("cesca_del_rosso", {})])
def test_the_coat_claims_only_what_it_has_won(foe: str, claimed: dict[str, int]) -> None:
    """Otto has Influence 2, Aldo 1 and Cesca 2."""
    st = pos({"crew": {"otto_streit": "docks"}}, {"crew": {foe: "docks"}}, gear={"captains_coat": "otto_streit"})
    go(st, "use captains_coat")
    assert (held(st), engaged(st), place(st, "otto_streit")) == (claimed, {"captains_coat"}, "docks")


@pytest.mark.card("fivesails", "captains_coat")
@pytest.mark.rule("FIV-STATE-3", "FIV-QUAL-4")
@pytest.mark.parametrize(
    ("where", "tired", "able"),
    [
        ("docks", [], True),
        ("docks", ["otto_streit"], True),  # the coat is engaged, not who wears it
        ("docks", ["captains_coat"], False),
        ("home", [], False),
    ],
)
def test_the_coat_must_be_fresh_and_in_the_city(where: str, tired: list[str], able: bool) -> None:
    st = pos({"crew": {"otto_streit": where}}, gear={"captains_coat": "otto_streit"}, engaged=tired)
    assert can(st, "use captains_coat") == able


@pytest.mark.rule("FIV-C-9", "FIV-C-159")
@pytest.mark.card("fivesails", "crystal_eye")
def test_what_the_eye_has_noted_is_forgotten_with_the_one_whose_it_was() -> None:
    """Else it would be said to have noted the Leader, whom all cards look like that nobody had seen."""
    st = table(
        {**VODACCE, "crew": {"servo_scarpa": "forums"}, "hand": ["triage"]},
        {**EISEN, "approach": ["marooned", "otto_streit"]},
        {**USSURA, "approach": ["inspire_generosity", "ren"]},
        city={"forums": ["crystal_eye"]},
    )
    step(st, "equip crystal_eye", "choose servo_scarpa" if can(st, "choose servo_scarpa") else "pay triage")
    until(st, lambda st: can(st, "player 2"))
    go(st, "player 2", "choose marooned")
    assert lasting(st, 0) == ["show-noted seat=seat:0 card=card:marooned owner=seat:1"]
    leader_falls(st, 1)
    for seat in (0, 2, None):
        assert lasting(st, seat) == []


@pytest.mark.card("fivesails", "crystal_eye")
def test_crystal_eye() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["triage"]},
        {"approach": ["marooned", "aldo_bussotti"]},
        city={"docks": ["crystal_eye"]},
    )
    go(st, "equip crystal_eye", "pay triage", "choose marooned", "pass", "pass")
    while st.phase != 3:
        seat = st.waiting[0]
        if can(st, "use crystal_eye"):
            go(st, "use crystal_eye")
            break
        st.apply(seat, st.legal(seat)[0])
    assert st.renown[0] == 1


@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.parametrize(("gear", "asked"), [("crystal_eye", True), ("smuggled_item", False)])
def test_only_the_eye_itself_looks_through_a_deck(gear: str, asked: bool) -> None:
    given: dict[str, Any] = {"city": {"docks": [gear]}}
    if not asked:
        given["gear"] = {"crystal_eye": "otto_streit"}
    foe = {"approach": ["marooned", "aldo_bussotti"]}
    st = pos({"crew": {"otto_streit": "docks"}, "hand": ["triage"]}, foe, **given)
    step(st, f"equip {gear}", "pay triage")
    assert offers(st, "choose marooned") == asked


@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.parametrize(("noted", "able"), [("marooned", True), ("contempt_and_hatred", False)])
def test_the_eye_sees_only_what_it_has_noted(noted: str, able: bool) -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["triage"], "approach": []},
        {"approach": ["marooned", "contempt_and_hatred"]},
        city={"docks": ["crystal_eye"]},
    )
    step(st, "equip crystal_eye", "pay triage", f"choose {noted}", "pass", "pass", "choose marooned")
    assert offers(st, "use crystal_eye 2") == able


@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.rule("FIV-C-159", "FIV-C-36")
def test_only_who_notes_a_card_sees_which() -> None:
    worlds = [note(noting(), id) for id in ("otto_streit", "marooned")]
    assert [noted(st) for st in worlds] == ["otto_streit", "marooned"]
    for seat in (1, TABLE):
        who = None if seat == TABLE else seat
        shown = [msgspec.json.encode(st.view(who)) for st in worlds]
        assert shown[0] == shown[1]
        assert worlds[0].events_for(who) == worlds[1].events_for(who)
    assert worlds[0].view(0) != worlds[1].view(0)
    mine = [event for event in worlds[0].events_for(0) if isinstance(event, Noted)]
    theirs = [event for event in worlds[0].events_for(1) if isinstance(event, Noted)]
    assert [GAME.story.of(event) for event in mine] == [
        phrase("tell-noted", seat="seat:0", card="card:otto_streit", owner="seat:1")
    ]
    assert [GAME.story.of(event) for event in theirs] == [phrase("tell-noted-something", seat="seat:0", owner="seat:1")]
    for seat in (0, 1):  # whose deck is looked through is seen by all
        assert Looked(0, 1) in worlds[0].events_for(seat)
    otto = number(worlds[0], "otto_streit")
    assert lasting_for(worlds[0], 0) == [(NOTED, otto)]
    assert lasting_for(worlds[0], 1) == [
        (phrase("show-noted", seat="seat:0", card=phrase("show-some-card"), owner="seat:1"), None)
    ]


@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.rule("FIV-C-159")
def test_whoever_notes_it_sees_it_in_every_seat() -> None:
    looked_at = {"leader": "kaspar_dietrich", "approach": [*PEOPLE, *PLANS]}
    st = playing.pos(looked_at, {**EYE, "leader": "don_constanzo_scarpa"}, city={"docks": ["crystal_eye"]}, turn=1)
    note(step(st, "equip crystal_eye", "pay bravos"), "otto_streit")
    own = phrase("show-noted", seat="seat:1", card="card:otto_streit", owner="seat:0")
    assert lasting_for(st, 1) == [(own, number(st, "otto_streit"))]
    assert lasting_for(st, 0) == [
        (phrase("show-noted", seat="seat:1", card=phrase("show-some-card"), owner="seat:0"), None)
    ]


@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.rule("FIV-C-159")
def test_the_choice_itself_is_sealed() -> None:
    st = noting()
    while not isinstance(st.stack[-1], Choosing):
        st.apply(st.mover(), 0)
    assert st.stack[-1].is_sealed(st, 0)


@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.rule("FIV-C-159", "FIV-C-36")
def test_others_can_only_guess_which_card_it_is() -> None:
    st = note(noting(), "otto_streit")
    for seat in (1, None):
        guesses = set()
        for seed in range(60):
            guess = st.imagine(seat, Rng(seed))
            assert isinstance(guess, FiveSails)
            guess.check()
            guesses.add(noted(guess))
        assert len(guesses) > 3
    own = st.imagine(0, Rng(1))
    assert isinstance(own, FiveSails)
    assert noted(own) == "otto_streit"


@pytest.mark.card("fivesails", "crystal_eye")
@pytest.mark.rule("FIV-C-159", "FIV-C-139")
def test_when_the_noted_card_is_played_it_matters_and_all_may_know() -> None:
    st = note(noting(), "otto_streit")
    eye = number(st, "crystal_eye")
    while st.day == 1:
        st.apply(st.mover(), st.legal(st.mover())[0])
    while st.phase != 2:
        st.apply(st.mover(), st.legal(st.mover())[0])
    step(st, *[f"choose {st.card(st.approach[0][5]).id}", f"choose {st.card(st.approach[0][0]).id}"])
    step(st, "choose marooned", "choose otto_streit")
    go(st, "use crystal_eye 2")
    assert st.renown[0] == 1
    assert NOTED in [words for words, _ in lasting_for(st, 1)]
    st.to_discard(eye)
    assert [mark for mark in st.marks if mark.what == M_NOTED] == []  # gone with the Eye: a new one notes anew


@pytest.mark.card("fivesails", "duckfoot_pistol")
def test_duckfoot_pistol() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks", "kaspar_dietrich": "docks"}},
        {"crew": {"servo_scarpa": "docks"}},
        gear={"duckfoot_pistol": "otto_streit"},
    )
    go(st, "use duckfoot_pistol")
    assert (wounds(st), zone(st, "duckfoot_pistol")) == ({"otto_streit": 1, "servo_scarpa": 1}, "discard")
    for others, offered in (({}, False), ({"servo_scarpa": "forums"}, False), ({"servo_scarpa": "docks"}, True)):
        st = pos({"crew": {"kaspar_dietrich": "docks"}}, {"crew": others}, gear={"duckfoot_pistol": "kaspar_dietrich"})
        assert can(st, "use duckfoot_pistol") == offered  # a Leader alone has nobody to shoot at


@pytest.mark.card("fivesails", "duckfoot_pistol", "cirilo_naucriparos", "vissenta_scarpa")
@pytest.mark.rule("FIV-C-164", "FIV-COST-6")
def test_a_duckfoot_wounds_everybody_but_leaders_its_own_bearer_too() -> None:
    st = playing.pos(
        {"crew": {"servo_scarpa": "docks", "buratino": "docks", "don_constanzo_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks", "kaspar_dietrich": "docks", "philip_hase": "forums"}},
        gear={"duckfoot_pistol": "servo_scarpa"},
        wounds={"buratino": 1},
    )
    go(st, "use duckfoot_pistol")
    assert wounds(st) == {"servo_scarpa": 1, "otto_streit": 1}
    assert (zone(st, "buratino"), zone(st, "duckfoot_pistol")) == ("discard", "discard")


@pytest.mark.card("fivesails", "eager_blade")
def test_eager_blade() -> None:
    st = duel({"hand": ["iron_reply"]}, gear={"eager_blade": "otto_streit"})
    go(st, "choose pull", "choose iron_reply", "pass")
    assert struck(st) == (3, 0, 1)
    assert (zone(st, "eager_blade"), place(st, "eager_blade")) == ("street", "grand_bazaar")


@pytest.mark.card("fivesails", "eager_blade")
@pytest.mark.parametrize(("on", "riposte", "where"), [("otto_streit", 3, "street"), ("uwe_zimmerman", 2, "play")])
def test_the_eager_blade_strikes_with_its_bearer(on: str, riposte: int, where: str) -> None:
    me = {"crew": {"otto_streit": "forums", "uwe_zimmerman": "forums"}, "hand": ["iron_reply"]}
    st = duel(me, gear={"eager_blade": on})
    go(st, "choose pull", "choose iron_reply", "pass")
    assert (struck(st), zone(st, "eager_blade")) == ((riposte, 0, 1), where)


@pytest.mark.card("fivesails", "eager_blade", "stiletto")
@pytest.mark.rule("FIV-ATT-5")
def test_an_eager_blade_that_has_to_go_lies_at_the_bazaar() -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["stiletto", "pull"]}
    st = playing.pos(me, gear={"eager_blade": "servo_scarpa"})
    step(st, "equip stiletto", "choose servo_scarpa", "pay pull", "choose eager_blade")
    assert (zone(st, "eager_blade"), bearer(st, "stiletto")) == ("street", "servo_scarpa")


@pytest.mark.card("fivesails", "eager_blade")
@pytest.mark.rule("FIV-DUSK-4", "FIV-CITY-4")
def test_an_eager_blade_left_over_waits_at_the_bazaar() -> None:
    st = playing.pos(
        {"approach": []}, {"approach": []}, city={"docks": ["eager_blade"]}, city_deck=["gustavo", "kaj_kousei"]
    )
    go(st, "pass", "pass")
    assert "eager_blade" in streets(st)["grand_bazaar"]
    assert bearer(st, "eager_blade") == ""


@pytest.mark.card("fivesails", "eager_blade", "mirelis_revision")
@pytest.mark.rule("FIV-C-191")
def test_an_eager_blade_breaks_once_for_a_card_that_was_revised() -> None:
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["mirelis_revision", "boon"]}
    foe = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["langschwert"], "deck": ["iron_reply", "regroup"]}
    st = playing.pos(me, foe, gear={"eager_blade": "otto_streit"})
    step(st, "challenge ren", "accept", "choose langschwert", "use mirelis_revision 1", "pay boon", "choose iron_reply")
    strike(st)
    assert (struck(st), zone(st, "eager_blade")) == ((3, 0, 1), "street")


@pytest.mark.card("fivesails", "eager_blade", "maya_de_la_rioja")
@pytest.mark.rule("FIV-C-105")
def test_a_riposte_that_the_eager_blade_gave_can_be_paid_with() -> None:
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": ["adaptable"]}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "hand": ["langschwert", "pull"]}
    st = playing.pos(me, foe, gear={"eager_blade": "maya_de_la_rioja"})
    go(st, "challenge maya_de_la_rioja", "accept", "choose langschwert")
    strike(st)
    go(st, "choose adaptable", "use maya_de_la_rioja 2")
    strike(st)
    assert (struck(st), hand(st, 1)) == ((0, 0, 0), [])


@pytest.mark.card("fivesails", "guild_triskelion")
def test_guild_triskelion() -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}},
        {"crew": {"servo_scarpa": "docks"}, "hand": ["pull"]},
        gear={"guild_triskelion": "otto_streit"},
    )
    go(st, "use guild_triskelion")
    assert engaged(st) == {"otto_streit"}
    assert not can(st, "refuse")
    go(st, "accept")
    assert pools(st) == (0, 3)
    st = pos(
        {"crew": {"otto_streit": "docks"}, "hand": ["mastercrafted_rapier"]}, gear={"guild_triskelion": "otto_streit"}
    )
    go(st, "equip mastercrafted_rapier")
    assert bearer(st, "mastercrafted_rapier") == "otto_streit"  # which is for Duelists


@pytest.mark.card("fivesails", "guild_triskelion")
@pytest.mark.rule("FIV-STATE-3", "FIV-CHAL-6")
@pytest.mark.parametrize(
    ("foe", "tired", "able"), [("docks", [], True), ("docks", ["otto_streit"], False), ("forums", [], False)]
)
def test_the_triskelion_challenges_who_is_there(foe: str, tired: list[str], able: bool) -> None:
    st = pos(
        {"crew": {"otto_streit": "docks"}},
        {"crew": {"servo_scarpa": foe}},
        gear={"guild_triskelion": "otto_streit"},
        engaged=tired,
    )
    assert can(st, "use guild_triskelion") == able


@pytest.mark.card("fivesails", "guild_triskelion")
@pytest.mark.rule("FIV-CHAL-7")
@pytest.mark.parametrize(("foe", "able"), [("servo_scarpa", False), ("don_constanzo_scarpa", True)])
def test_only_a_leader_refuses_the_guild(foe: str, able: bool) -> None:
    crew = {foe: "docks"}
    st = pos({"crew": {"otto_streit": "docks"}}, {"crew": crew}, gear={"guild_triskelion": "otto_streit"})
    go(st, "use guild_triskelion")
    assert (can(st, "accept"), can(st, "refuse")) == (True, able)


@pytest.mark.card("fivesails", "guild_triskelion")
@pytest.mark.rule("FIV-CHAL-7", "FIV-CHAL-8", "FIV-DUEL-1")
@pytest.mark.parametrize("target", ["otto_streit", "kaspar_dietrich"])
def test_only_a_leader_refuses_the_triskelion(target: str) -> None:
    """It is Finesse that makes the threat and limits the wounds: Jean has 2 and 1 by the Triskelion, Combat 3."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}}
    st = playing.pos(
        me,
        {"crew": {"otto_streit": "docks", "kaspar_dietrich": "docks"}, "hand": ["langschwert"]},
        gear={"guild_triskelion": "jean_urbain"},
    )
    step(st, "use guild_triskelion", f"choose {target}")
    rest(st)
    assert can(st, "refuse") == (target == "kaspar_dietrich")
    go(st, "intervene kaspar_dietrich" if target == "otto_streit" else "accept")
    assert (pools(st), "jean_urbain" in engaged(st)) == ((0, 3), True)
    assert ("kaspar_dietrich" in engaged(st)) == (target == "otto_streit")


@pytest.mark.card("fivesails", "cavalier_hat", "kalla_forsberg", "guild_triskelion")
@pytest.mark.rule("FIV-C-218", "FIV-C-161")
def test_who_gives_the_triskelion_away_keeps_the_hat() -> None:
    """Kalla wears both. She gives the Triskelion away and may use the Hat all the same."""
    crew = {"servo_scarpa": "docks", "kalla_forsberg": "docks"}
    gear = {"guild_triskelion": "kalla_forsberg", "cavalier_hat": "kalla_forsberg"}
    st = playing.pos({"crew": crew}, {"crew": {"uwe_zimmerman": "docks"}}, gear=gear)
    go(st, "use kalla_forsberg", "choose guild_triskelion")
    assert (bearer(st, "guild_triskelion"), bearer(st, "cavalier_hat")) == ("servo_scarpa", "kalla_forsberg")
    go(st, "pass", "use cavalier_hat")
    assert st.duel.challenger.fighter >= 0
    assert engaged(st) == {"kalla_forsberg"}
