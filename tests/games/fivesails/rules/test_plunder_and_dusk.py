"""Plunder and Dusk."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.attachments import Trim
from intrigue.games.fivesails.rules.day import NewDay
from intrigue.games.fivesails.rules.dusk import BeginDusk, HandLimit
from intrigue.games.fivesails.rules.wounds import Cap, destroy
from intrigue.games.fivesails.state.city import HOME
from intrigue.games.fivesails.state.printed import CARDS

from ..playing import (
    EISEN,
    VODACCE,
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
    table,
    why,
    wounds,
    zone,
)
from ..situations import IDLE, through, till_drama


@pytest.mark.rule("FIV-PLUNDER-1", "FIV-PLUNDER-2", "FIV-C-83")
def test_renown_is_taken_where_one_rules_without_being_there() -> None:
    st = pos({"approach": []}, {"approach": []}, control={"docks": 0, "forums": 1}, renown={"docks": 2, "forums": 3})
    go(st, "pass", "pass")
    assert (st.renown, renown(st), held(st)) == ([2, 3], {}, {})


@pytest.mark.rule("FIV-PLUNDER-2", "FIV-C-7", "FIV-TIE-5")
def test_what_is_plundered_on_the_fifth_day_counts_before_the_locations_do() -> None:
    sides = [{"renown": purse, **IDLE} for purse in (2, 3, 0)]
    st = table(*sides, day=5, control={"docks": 0, "oles_inn": 0, "forums": 1}, renown={"docks": 1})
    through(st)
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((0,), "FIV-TIE-5")


@pytest.mark.rule("FIV-C-9", "FIV-C-31", "FIV-PLUNDER-2")
def test_renown_where_somebody_ruled_who_is_out_stays_for_the_next_day() -> None:
    st = table(IDLE, IDLE, IDLE, control={"forums": 1}, renown={"forums": 2})
    destroy(st, st.leaders[1])
    st.advance()
    st.offered = None
    through(st)
    assert (renown(st), st.renown) == ({"forums": 2}, [0, 0, 0])


@pytest.mark.card("fivesails", "penya_shows_the_way", "stubborn")
@pytest.mark.rule("FIV-DUSK-1", "FIV-DUSK-3", "FIV-C-29")
def test_who_is_shown_the_way_is_en_garde_where_he_stayed() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks", "philip_hase": "docks"}, "approach": []}
    st = pos(
        me,
        {**VODACCE, "approach": []},
        city={"docks": ["penya_shows_the_way"]},
        control={"docks": 0},
        engaged=["otto_streit"],
    )
    step(st, "pass", "pass", "use penya_shows_the_way", "choose otto_streit")
    till_drama(st)
    assert (place(st, "otto_streit"), place(st, "philip_hase"), "otto_streit" in engaged(st)) == (
        "docks",
        "home 1",
        False,
    )
    assert zone(st, "penya_shows_the_way") in ("discard", "deck", "street")


@pytest.mark.rule(
    "FIV-DUSK-1",
    "FIV-DUSK-2",
    "FIV-DUSK-3",
    "FIV-DUSK-4",
    "FIV-DUSK-5",
    "FIV-DUSK-6",
    "FIV-DUSK-7",
    "FIV-C-26",
    "FIV-C-29",
    "FIV-C-30",
    "FIV-C-31",
    "FIV-C-83",
    "FIV-MAP-8",
    "FIV-C-65",
)
def test_dusk() -> None:
    st = pos(
        {
            "crew": {"servo_scarpa": "docks"},
            "scheme": "marooned",
            "hand": ["pull"] * 2 + ["boon"] * 2 + ["bravos"] * 2 + ["ambush"],
        },
        city={"forums": ["eko_sorridi"]},
        gear={"stiletto": "servo_scarpa"},
        engaged=["servo_scarpa", "stiletto"],
        control={"docks": 1},
        renown={"docks": 1, "forums": 1},
    )
    st.stack = [NewDay(), BeginDusk()]
    st.advance()
    rest(st)
    assert (place(st, "servo_scarpa"), engaged(st), held(st)) == ("home 1", set(), {})
    assert (zone(st, "marooned"), zone(st, "eko_sorridi")) == ("locker", "discard")
    go(st, "choose ambush")
    assert len(st.hands[0]) == 6
    assert renown(st) == {"docks": 1, "forums": 1}


@pytest.mark.card("fivesails", "legions_caress", "sorte_deck", "eko_sorridi")
@pytest.mark.rule("FIV-C-29", "FIV-C-195", "FIV-DUSK-3")
def test_who_is_poisoned_in_dusk_is_healed_before_the_way_home() -> None:
    """To become en garde is one thing, and what answers it comes before the other: to go Home past Eko."""
    foe = {**EISEN, "crew": {"otto_streit": "docks", "rosine_friese": "docks"}}
    worn = {"legions_caress": "otto_streit", "sorte_deck": "rosine_friese"}
    st = pos(
        {"crew": {"eko_sorridi": "docks"}, "hand": []},
        foe,
        gear=worn,
        engaged=["otto_streit"],
        wounds={"otto_streit": 2},
    )
    step(st, "pass", "pass", "use sorte_deck", "choose otto_streit", "use eko_sorridi")
    assert (zone(st, "otto_streit"), wounds(st).get("otto_streit")) == ("play", 3)


@pytest.mark.rule("FIV-DUSK-3", "FIV-C-29", "FIV-C-30", "FIV-DUSK-2", "FIV-DUSK-4", "FIV-DUSK-5", "FIV-BRUTE-3")
def test_a_whole_dusk() -> None:
    st = pos(
        {
            "crew": {"servo_scarpa": "docks", "buratino": "forums", "gustavo": "docks"},
            "scheme": "the_great_game",
            "approach": [],
        },
        {"crew": {"uwe_zimmerman": "docks"}, "approach": []},
        city={"docks": ["kaj_kousei"], "grand_bazaar": ["eager_blade"]},
        engaged=["servo_scarpa", "uwe_zimmerman", "throwing_knife"],
        gear={"throwing_knife": "uwe_zimmerman"},
        control={"docks": 0},
        renown={"forums": 2},
        wounds={"servo_scarpa": 1},
    )
    go(st, "pass", "pass")
    while st.day == 1:
        st.apply(st.mover(), st.actions(st.mover())[0])
    assert (held(st), wounds(st)) == ({}, {"servo_scarpa": 1})
    assert all(st.place[i] == HOME + seat and not st.engaged[i] for seat in range(2) for i in st.crew[seat])
    assert not st.engaged[number(st, "throwing_knife")]
    assert (zone(st, "buratino"), zone(st, "the_great_game"), zone(st, "kaj_kousei")) == (
        "discard",
        "locker",
        "discard",
    )
    assert renown(st)["forums"] >= 2
    assert zone(st, "gustavo") == "play"  # a Mercenary stays in the crew


@pytest.mark.rule("FIV-C-17", "FIV-DUSK-6", "FIV-CREW-3", "FIV-ATT-5", "FIV-GAMBLE-2", "FIV-GAMBLE-3")
def test_what_is_a_duty_is_refused_with_its_own_rule() -> None:
    """Planning, the hand limit, the Crew Cap, gear, a gamble: nobody passes there, or chooses something else."""
    st = pos({"approach": ["marooned", "servo_scarpa"], "hand": ["pull"] * 9}, {"approach": []})
    step(st, "pass", "pass")
    while st.mover() == 0 and "pull" in st.say(0, st.actions(0)[0]):
        assert why(st, "pass")[0] == "FIV-DUSK-6"
        assert why(st, "choose don_constanzo_scarpa")[0] == "FIV-DUSK-6"
        st.apply(0, st.actions(0)[0])
    go(st)
    assert why(st, "pass", 0)[0] == "FIV-C-17"
    assert why(st, "choose pull", 0)[0] == "FIV-PLAN-1"
    crew = ["servo_scarpa", "sibella_scarpa", "vissenta_scarpa", "aldo_bussotti", "cesca_del_rosso"]
    st = pos({"crew": dict.fromkeys(crew, "docks"), "hand": ["boon"] * 5}, city={"docks": ["gustavo"]})
    step(st, "recruit gustavo")
    while not isinstance(st.stack[-1], Cap):
        st.apply(0, st.actions(0)[0])
    assert (why(st, "pass")[0], why(st, "choose don_constanzo_scarpa")[0]) == ("FIV-CREW-3", "FIV-CREW-3")
    st = pos({"crew": {"servo_scarpa": "home"}, "hand": ["stiletto", "boon"]}, gear={"throwing_knife": "servo_scarpa"})
    step(st, "equip stiletto")
    while not isinstance(st.stack[-1], Trim):
        st.apply(0, next(a for a in st.actions(0) if "servo" in st.say(0, a) or "pay" in st.say(0, a)))
    assert why(st, "pass")[0] == "FIV-ATT-5"
    st = duel({}, {"hand": ["langschwert"], "deck": ["precision", "regroup"]})
    step(st, "gamble")
    assert (why(st, "pass")[0], why(st, "choose uwe_zimmerman")[0]) == ("FIV-GAMBLE-2", "FIV-GAMBLE-2")
    assert why(st, "choose langschwert")[0] == "FIV-GAMBLE-3"


@pytest.mark.rule("FIV-DUSK-6", "FIV-C-24")
def test_hands_are_looked_at_from_the_first_player_on() -> None:
    st = table(*[{"hand": ["boon"] * 8, **IDLE} for _ in range(4)], first=2)
    assert through(st, HandLimit) == [2, 3, 0, 1]


@pytest.mark.rule("FIV-DUSK-6", "FIV-LEAD-5", "FIV-C-26")
@pytest.mark.parametrize("cards", [4, 6, 7, 9])
def test_hands_are_cut_to_the_printed_panache(cards: int) -> None:
    """The scheme's Panache is of no account by then."""
    st = pos({"hand": ["pull"] * cards, "scheme": "marooned", "approach": []}, {"approach": []})
    limit = CARDS[st.kind[st.leaders[0]]].panache
    step(st, "pass", "pass")
    rest(st)
    assert isinstance(st.stack[-1], HandLimit) == (cards > limit)
    while isinstance(st.stack[-1], HandLimit):
        assert len(st.hands[0]) > limit
        step(st, "choose pull")


@pytest.mark.rule("FIV-C-9", "FIV-DUSK-6")
def test_who_is_thrown_out_in_dusk_discards_nothing() -> None:
    st = table({"hand": ["pull"] * 9, "approach": []}, {"approach": []}, {"approach": []})
    step(st, "pass", "pass", "pass")
    rest(st)
    assert isinstance(st.stack[-1], HandLimit)
    destroy(st, st.leaders[0])
    st.advance()
    st.check()
    assert (st.eliminated[0], st.day) == (1, 2)
