"""Victory and ties."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.events import FirstPlayer
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.numbers import DRAMA
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    EISEN,
    USSURA,
    VODACCE,
    at_the_brink,
    can,
    go,
    number,
    offers,
    pools,
    pos,
    resolved,
    step,
    struck,
    table,
    until,
    wounds,
)
from ..situations import IDLE, phase, through


def plunder(first: int, second: int, control: dict[str, int], **rest: Any) -> FiveSails:
    st = pos(
        {"renown": first, **rest.pop("me", {})}, {"renown": second, **rest.pop("foe", {})}, control=control, **rest
    )
    st.stack.pop()  # High Drama is over
    st.advance()
    return st


@pytest.mark.rule("FIV-VICTORY-1", "FIV-C-9")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_of_four_the_last_one_wins(order: tuple[int, ...]) -> None:
    leaders = ("", "kaspar_dietrich", "yevgeni", "soline_el_gato")
    st = table({"crew": {"servo_scarpa": "forums"}}, *[{"crew": {leaders[seat]: "forums"}} for seat in (1, 2, 3)])
    for k, seat in enumerate(order):
        at_the_brink(st, seat)
        st.engaged[number(st, "servo_scarpa")] = 0
        go(st, "challenge servo_scarpa")
        if can(st, f"choose {leaders[seat]}"):
            go(st, f"choose {leaders[seat]}")
        go(st, "refuse")
        assert st.over == (k == 2)
        while not st.over and st.mover() != 0:
            go(st, "pass")
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((0,), "FIV-VICTORY-1")


@pytest.mark.rule("FIV-C-10", "FIV-C-9", "FIV-C-110", "FIV-VICTORY-1")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("wonder", ["yevgeni", "kaspar_dietrich", "don_constanzo_scarpa", ""])
def test_two_of_several_leaders_fall_by_one_effect(seats: int, wonder: str) -> None:
    """Of three the third has won; of four the others go on, the duel is over, and the next of them is on turn."""
    sides: list[dict[str, Any]] = [
        {},
        {"crew": {"kaspar_dietrich": "forums"}, "hand": ["langschwert"]},
        {"crew": {"yevgeni": "forums"}, "hand": ["iron_and_velvet", "boon"]},
        {},
    ]
    gear = {"mireli_sabre": "yevgeni", "throwing_knife": "kaspar_dietrich"} | (
        {"object_of_wonder": wonder} if wonder else {}
    )
    st = table(*sides[:seats], gear=gear, turn=2, first=1)
    go(st, "challenge yevgeni", "accept")
    step(st, "choose langschwert", "choose iron_and_velvet")
    for seat in (1, 2):
        at_the_brink(st, seat)
    go(st, "use iron_and_velvet", "pay boon")
    if seats == 3:
        assert st.result is not None
        assert (st.result.winners, st.result.rule) == ((0,), "FIV-VICTORY-1")
        return
    assert (st.eliminated, st.duel.stage, st.first) == ([0, 1, 1, 0], NO_DUEL, 3)
    assert [event.seat for event in st.events_for(None) if isinstance(event, FirstPlayer)] == [
        1,
        3,
    ]  # never Cid, who fell too
    assert (st.mover(), phase(st)) == (3, "high drama")
    go(st, "pass", "pass")
    assert st.day == 2


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
def test_victories() -> None:
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


@pytest.mark.rule("FIV-VICTORY-2", "FIV-TIE-2", "FIV-C-2", "FIV-PLUNDER-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("held_by", [["docks", "forums", "grand_bazaar"], ["docks", "forums"]])
def test_dominance_before_riches(seats: int, held_by: list[str]) -> None:
    """The three core locations, whatever the number of players; a rival with seven comes too late."""
    sides: list[dict[str, Any]] = [{}, {"renown": 9}, {}, {}]
    st = table(*sides[:seats], control=dict.fromkeys(held_by, 0))
    go(st, *["pass"] * seats)
    assert st.result is not None
    expected = ((0,), "FIV-VICTORY-2") if len(held_by) == 3 else ((1,), "FIV-VICTORY-3")
    assert (st.result.winners, st.result.rule) == expected


@pytest.mark.rule("FIV-VICTORY-2", "FIV-MAP-2")
def test_the_inn_and_the_gardens_dominate_nothing() -> None:
    st = table({}, {}, {}, {}, control={"oles_inn": 0, "docks": 0, "forums": 0, "governors_gardens": 0})
    go(st, *["pass"] * 4)
    assert (st.over, st.day) == (False, 2)


@pytest.mark.card("fivesails", "the_boars_guile", "the_song_of_eisen")
@pytest.mark.rule("FIV-C-1", "FIV-VICTORY-3")
def test_the_seventh_renown_counts_in_plunder_and_not_in_dusk() -> None:
    """The Song is sung as High Drama ends, and wins; the Boar's Guile gains in Dusk, and waits for the next Plunder."""
    st = pos({**EISEN, "scheme": "the_song_of_eisen", "renown": 6, "approach": []}, {**VODACCE, "approach": []})
    step(st, "pass", "pass")
    assert offers(st, "use the_song_of_eisen")
    go(st, "use the_song_of_eisen")
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((0,), "FIV-VICTORY-3")
    me = {**USSURA, "scheme": "the_boars_guile", "renown": 6, "approach": []}
    st = pos(me, {**VODACCE, "approach": [], "crew": {"servo_scarpa": "home"}})
    resolved(st, "option 1", "place docks")
    if can(st, "choose servo_scarpa"):
        go(st, "choose servo_scarpa")
    step(st, "pass", "pass")
    assert offers(st, "use the_boars_guile")
    go(st, "use the_boars_guile")
    assert (st.renown[0], st.over) == (7, False)
    until(st, lambda st: st.phase == DRAMA and st.day == 2)
    go(st, "pass", "pass")
    assert st.result is not None
    assert st.result.winners == (0,)


@pytest.mark.rule("FIV-VICTORY-3", "FIV-TIE-3", "FIV-TIE-4", "FIV-C-3", "FIV-PLUNDER-2")
@pytest.mark.parametrize(
    ("purses", "there", "winners", "rule"),
    [
        ((7, 0, 0), {}, (0,), "FIV-VICTORY-3"),
        ((6, 0, 0), {}, None, ""),
        ((6, 0, 0), {"oles_inn": (1, 0)}, (0,), "FIV-VICTORY-3"),  # what lies at the Inn counts as well
        ((7, 8, 0), {}, (1,), "FIV-TIE-3"),
        ((7, 7, 0), {}, None, ""),
        ((8, 8, 7), {}, None, ""),  # the third is rich enough, and goes on with the others
        ((5, 8, 0), {"docks": (3, 0)}, None, ""),
        ((5, 8, 0), {"docks": (4, 0)}, (0,), "FIV-TIE-3"),
        ((0, 0, 0), {"docks": (9, -1)}, None, ""),  # nobody's Renown makes nobody rich
    ],
)
def test_riches_among_three(
    purses: tuple[int, ...], there: dict[str, tuple[int, int]], winners: tuple[int, ...] | None, rule: str
) -> None:
    st = table(
        *[{"renown": purse} for purse in purses],
        renown={where: count for where, (count, _) in there.items()},
        control={where: seat for where, (_, seat) in there.items() if seat >= 0},
    )
    go(st, "pass", "pass", "pass")
    if winners is None:
        assert (st.over, st.day) == (False, 2)
    else:
        assert st.result is not None
        assert (st.result.winners, st.result.rule) == (winners, rule)


@pytest.mark.rule("FIV-C-9", "FIV-C-4", "FIV-VICTORY-4", "FIV-TIE-6")
def test_who_is_out_has_no_part_in_the_fifth_day() -> None:
    st = table({"renown": 1}, {"renown": 6}, {"renown": 1}, day=5, control={"docks": 1, "forums": 1})
    destroy(st, st.leaders[1])
    st.advance()
    go(st, "pass", "pass")
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((0,), "FIV-TIE-6")  # the Don's 3 against Yevgeni's 1


@pytest.mark.rule("FIV-VICTORY-4", "FIV-TIE-5", "FIV-TIE-6", "FIV-TIE-7", "FIV-TIE-8", "FIV-C-4", "FIV-C-5", "FIV-C-7")
@pytest.mark.parametrize(
    ("purses", "control", "hurt", "winners", "rule"),
    [
        ((1, 3, 2), {}, {}, (1,), "FIV-VICTORY-4"),
        ((3, 3, 2), {"docks": 0, "oles_inn": 2, "forums": 2}, {}, (0,), "FIV-TIE-5"),  # the third is out of it
        ((3, 3, 2), {"oles_inn": 1, "forums": 2, "docks": 2}, {}, (1,), "FIV-TIE-5"),  # the Inn is a location
        ((7, 7, 3), {"docks": 1}, {}, (1,), "FIV-TIE-5"),
        ((8, 8, 7), {"docks": 2, "forums": 2}, {"kaspar_dietrich": 1}, None, "FIV-TIE-6"),
        ((0, 0, 0), {}, {}, None, "FIV-TIE-6"),
    ],
)
def test_the_fifth_day_among_three(
    purses: tuple[int, ...], control: dict[str, int], hurt: dict[str, int], winners: tuple[int, ...] | None, rule: str
) -> None:
    """Only those who are still tied go on to the next test."""
    st = table(*[{"renown": purse} for purse in purses], control=control, wounds=hurt, day=5)
    sway = [sum(max(CARDS[st.kind[i]].stats[2], 0) for i in st.crew[seat]) for seat in range(3)]
    tied = [seat for seat in range(3) if purses[seat] == max(purses)]
    if winners is None:
        winners = tuple(seat for seat in tied if sway[seat] == max(sway[other] for other in tied))
        rule = rule if len(winners) == 1 else "FIV-TIE-7"
    go(st, "pass", "pass", "pass")
    assert st.result is not None
    assert st.result.rule in (rule, "FIV-TIE-8")
    assert set(st.result.winners) <= set(tied)
    if rule != "FIV-TIE-7":
        assert st.result.winners == winners


@pytest.mark.rule("FIV-TIE-4", "FIV-TIE-5", "FIV-C-3", "FIV-C-4")
@pytest.mark.parametrize("day", [4, 5])
def test_the_third_richest_has_no_part_in_the_tie_of_the_others(day: int) -> None:
    """Cid has seven Renown as well and most locations, but fewer Renown than Ann and Ben."""
    control = {"docks": 2, "forums": 2, "grand_bazaar": 1}
    sides = [{"renown": purse, **IDLE} for purse in (8, 8, 7)]
    st = table(*sides, day=day, control=control)
    through(st)
    if day == 4:
        assert (st.over, st.day) == (False, 5)
    else:
        assert st.result is not None
        assert (st.result.winners, st.result.rule) == ((1,), "FIV-TIE-5")


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
def test_the_fifth_day() -> None:
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


@pytest.mark.rule("FIV-TIE-7", "FIV-TIE-8", "FIV-C-8")
@pytest.mark.parametrize(
    ("hurt", "winners", "rule"),
    [
        ({}, (0, 1), "FIV-TIE-8"),
        ({"kaspar_dietrich of 0": 1}, (1,), "FIV-TIE-7"),
        ({"kaspar_dietrich of 0": 2, "kaspar_dietrich of 1": 3}, (0,), "FIV-TIE-7"),
        ({"kaspar_dietrich of 0": 2, "kaspar_dietrich of 1": 2}, (0, 1), "FIV-TIE-8"),
    ],
)
def test_wounds_on_equal_leaders_decide_last(hurt: dict[str, int], winners: tuple[int, ...], rule: str) -> None:
    st = pos({"leader": "kaspar_dietrich"}, {"leader": "kaspar_dietrich"}, wounds=hurt, day=5)
    go(st, "pass", "pass")
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == (winners, rule)


@pytest.mark.card("fivesails", "syrneth_hand", "yevgeni")
@pytest.mark.rule("FIV-C-11", "FIV-C-108", "FIV-C-162")
def test_the_last_card_of_a_leader_counts_though_the_player_is_out() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"kaspar_dietrich": "forums"}, "hand": ["boon", "pull"]},
        {"leader": "yevgeni", "crew": {"yevgeni": "forums"}, "hand": ["triage"]},
        more=[{"leader": "soline_el_gato"}],
        gear={"syrneth_hand": "yevgeni"},
        wounds={"yevgeni": 11},
    )
    go(st, "challenge kaspar_dietrich", "accept", "choose triage", "use syrneth_hand")
    assert st.eliminated == [0, 1, 0]
    assert struck(st) == (0, 0, 5)  # 4, and 1 for Yevgeni
    assert pools(st) == (5, 0)
    go(st, "pass")
    assert wounds(st) == {"kaspar_dietrich": 5}  # no more than the Combat of Yevgeni, 4 and 1 for the Hand
