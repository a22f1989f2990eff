"""The schemes of Vodacce: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.legality import asking, usable
from intrigue.games.fivesails.rules.planning import Scheme
from intrigue.games.fivesails.state.city import DOCKS, FORUMS
from intrigue.games.fivesails.state.frames import Choosing
from intrigue.games.fivesails.state.moments import when_claimed
from intrigue.games.fivesails.state.numbers import DRAMA
from intrigue.games.fivesails.state.printed import CARDS

from ..playing import (
    EISEN,
    can,
    engaged,
    go,
    hand,
    offers,
    plot,
    pos,
    renown,
    resolved,
    says,
    stands,
    step,
    table,
    told,
    until,
    wounds,
)


@pytest.mark.card("fivesails", "plans_within_plans")
@pytest.mark.rule("FIV-C-60", "FIV-C-156")
@pytest.mark.parametrize("thugs", [["angelo"], []])
def test_a_search_that_can_find_nothing_asks_nobody(thugs: list[str]) -> None:
    st = pos({**EISEN, "scheme": "plans_within_plans", "deck": ["boon", *thugs]})  # whose own deck has no Thugs
    st.stack.append(Scheme(0))
    st.advance()
    step(st, "place docks", "place forums")
    assert ("name angelo" in says(st)) == bool(thugs)
    assert isinstance(st.stack[-1], Choosing) == bool(thugs)
    assert ("tell-shuffled seat=seat:0" in told(st)) == (not thugs)


@pytest.mark.card("fivesails", "plans_within_plans")
@pytest.mark.rule("FIV-LEAD-5", "FIV-C-24", "FIV-PLAN-11")
def test_plans_cost_a_card_of_the_day_and_find_a_thug() -> None:
    st = plot("plans_within_plans", {"deck": ["boon"] * 3, "hand": []})
    until(st, lambda st: st.phase == DRAMA)
    cards = hand(st, 0)
    assert len(cards) == 6  # a Thug, and five of Panache 6 less 1
    assert any(id in cards for id in ("alcee", "angelo", "buratino", "dante"))
    assert (sum(renown(st).values()), wounds(st)) == (2, {})


@pytest.mark.card("fivesails", "plans_within_plans")
@pytest.mark.rule("FIV-LKI-1")
def test_plans_within_plans_asks_who_stood_there_when_it_was_claimed() -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "scheme": "plans_within_plans"}
    st = pos(me, {"crew": {"otto_streit": "docks"}}, engaged=["servo_scarpa"])
    plans = st.schemes[0]
    reaction = CARDS[st.kind[plans]].abilities[1]
    then = when_claimed(st, place=DOCKS, seat=0)
    stands(st, "otto_streit", FORUMS)
    assert usable(st, asking(0, then), plans, reaction)
    assert not usable(st, asking(0, when_claimed(st, place=DOCKS, seat=0)), plans, reaction)


@pytest.mark.card("fivesails", "plans_within_plans")
def test_plans_within_plans() -> None:
    st = pos(
        {"crew": {"don_constanzo_scarpa": "docks"}, "scheme": "plans_within_plans"}, {"crew": {"otto_streit": "docks"}}
    )
    go(st, "claim don_constanzo_scarpa", "use plans_within_plans")
    assert engaged(st) == set()


@pytest.mark.card("fivesails", "plans_within_plans")
def test_plans_within_plans_rests_somebody_where_you_claimed_against_an_enemy() -> None:
    def rests(turn: int, otto: str) -> bool:
        crew = {"sibella_scarpa": "docks", "don_constanzo_scarpa": "home"}
        st = pos({"crew": crew, "scheme": "plans_within_plans"}, {"crew": {"otto_streit": otto}}, turn=turn)
        return offers(step(st, f"claim {'otto_streit' if turn else 'sibella_scarpa'}"), "use plans_within_plans")

    assert rests(0, "docks")
    assert not rests(0, "forums")
    assert not rests(1, "forums")
    crew = {"sibella_scarpa": "docks", "servo_scarpa": "docks", "aldo_bussotti": "forums"}
    st = pos({"crew": crew, "scheme": "plans_within_plans"}, {"crew": {"otto_streit": "docks"}})
    step(st, "claim sibella_scarpa", "use plans_within_plans")
    assert can(st, "choose servo_scarpa")
    assert not can(st, "choose aldo_bussotti")
    assert not can(st, "choose otto_streit")


@pytest.mark.card("fivesails", "plans_within_plans")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9", "FIV-C-60")
def test_plans_within_plans_adds_renown_twice_and_finds_a_thug() -> None:
    st = resolved(pos({"scheme": "plans_within_plans", "deck": ["pull", "dante"]}), "place docks")
    assert not can(st, "place docks")
    go(st, "place grand_bazaar", "name dante")
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}
    assert hand(st, 0) == ["dante"]


@pytest.mark.card("fivesails", "the_great_game", "eko_sorridi")
@pytest.mark.rule("FIV-DUSK-3", "FIV-DUSK-5", "FIV-C-42")
def test_the_great_game_counts_who_falls_on_the_way_home() -> None:
    """Schemes go to the Locker after everybody has gone Home."""
    me = {"crew": {"eko_sorridi": "docks"}, "scheme": "the_great_game", "hand": [], "deck": ["boon"]}
    st = pos(me, {**EISEN, "crew": {"otto_streit": "docks"}}, wounds={"otto_streit": 3})
    step(st, "pass", "pass", "use eko_sorridi")
    assert offers(st, "use the_great_game 2")
    step(st, "use the_great_game 2")
    assert hand(st, 0) == ["boon"]


@pytest.mark.card("fivesails", "the_great_game")
@pytest.mark.rule("FIV-C-9", "FIV-REACT-5")
def test_the_crew_of_somebody_who_is_out_was_not_destroyed() -> None:
    """The Don's scheme draws one card, for Kaspar; nobody has destroyed Otto and Philip."""
    crew = {"kaspar_dietrich": "forums", "otto_streit": "docks", "philip_hase": "docks"}
    me = {"crew": {"servo_scarpa": "forums"}, "scheme": "the_great_game", "deck": ["boon", "pull", "ambush"]}
    st = table(me, {"crew": crew}, {}, wounds={"kaspar_dietrich": 8})
    step(st, "challenge servo_scarpa", "refuse", "use the_great_game 2")
    until(st, lambda st: st.mover() == 2)
    assert (hand(st, 0), st.eliminated) == (["boon"], [0, 1, 0])
    lines = [line for line in told(st) if line.startswith("tell-destroyed")]
    assert len(lines) == 1


@pytest.mark.card("fivesails", "the_great_game")
def test_the_great_game() -> None:
    st = pos({"crew": {"angelo": "docks"}, "scheme": "the_great_game"}, {"crew": {"otto_streit": "docks"}})
    go(st, "use the_great_game", "use the_great_game 2")
    assert wounds(st) == {"otto_streit": 1}
    assert len(hand(st, 0)) == 1


@pytest.mark.card("fivesails", "the_great_game")
@pytest.mark.rule("FIV-QUAL-4", "FIV-C-137")
def test_the_great_game_is_played_in_the_city_and_not_by_the_leader() -> None:
    def played(**crew: str) -> bool:
        st = pos({"crew": crew, "scheme": "the_great_game"}, {"crew": {"otto_streit": "docks"}})
        return can(st, "use the_great_game 3")

    assert played(angelo="docks")
    assert not played(angelo="home")
    assert not played(angelo="forums")  # nobody else is there
    assert not played(don_constanzo_scarpa="docks")


@pytest.mark.card("fivesails", "the_great_game")
@pytest.mark.rule("FIV-PLAN-8", "FIV-PLAN-9")
def test_the_great_game_adds_renown_at_both_ends() -> None:
    assert renown(resolved(pos({"scheme": "the_great_game"}))) == {"docks": 1, "grand_bazaar": 1}


@pytest.mark.card("fivesails", "the_great_game")
@pytest.mark.rule("FIV-ONCE-1")
def test_the_great_game_draws_for_one_death_a_day() -> None:
    crew = {"angelo": "docks", "buratino": "docks", "servo_scarpa": "docks"}
    st = pos({"crew": crew, "scheme": "the_great_game"})
    assert offers(step(st, "use angelo"), "use the_great_game 2")
    go(st, "use the_great_game 2", "pass")
    assert len(hand(st, 0)) == 2
    assert not offers(step(st, "use buratino"), "use the_great_game 2")
