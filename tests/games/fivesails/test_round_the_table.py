"""Three and four at a table: who is asked first, who comes next, and what becomes of those who are out."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.actions import ARGUMENT, PASS
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.dusk import HandLimit
from intrigue.games.fivesails.rules.frames import Asking
from intrigue.games.fivesails.rules.planning import Scheme
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.rules.stats import resolve_left
from intrigue.games.fivesails.rules.wounds import Cap, destroy
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    at_the_brink,
    can,
    go,
    held,
    offers,
    place,
    pools,
    renown,
    rest,
    says,
    stands,
    step,
    strike,
    table,
    told,
    until,
    zone,
)

IDLE: dict[str, Any] = {"approach": []}


def through(st: FiveSails, kind: type[Asking] | None = None) -> list[int]:
    """Pass, or take the first choice, until High Drama of the next Day; who was asked such a question, by turns."""
    day, asked = st.day, [-1]
    for _ in range(400):
        if st.over or (st.day > day and isinstance(st.stack[-1], Turn)):
            break
        seat = st.waiting[0] if st.waiting else st.mover()
        if kind is not None and isinstance(st.stack[-1], kind) and asked[-1] != seat:
            asked.append(seat)
        legal = st.legal(seat)
        st.apply(seat, PASS if PASS in legal else legal[0])
    return asked[1:]


# ---------------------------------------------------------------------- Planning


@pytest.mark.rule("FIV-PLAN-6", "FIV-C-20", "FIV-C-9", "FIV-C-22")
@pytest.mark.parametrize(("out", "first"), [((), 1), ((1,), 2), ((1, 2), 3)])
def test_after_a_tie_the_token_goes_to_the_left_past_those_who_are_out(out: tuple[int, ...], first: int) -> None:
    """Ann holds it and ties with Dee; further down two others are equal, which means nothing."""
    high, low = {"approach": ["marooned"]}, {"approach": ["inspire_generosity"]}
    st = table(high, low, low, high)
    for seat in out:
        destroy(st, st.leaders[seat])
        st.advance()
    st.offered = None
    through(st)
    assert st.first == first


@pytest.mark.rule("FIV-C-16", "FIV-PLAN-6")
def test_where_nobody_has_a_scheme_all_are_equal() -> None:
    st = table(IDLE, IDLE, IDLE, first=1)
    through(st)
    assert st.first == 2


@pytest.mark.rule("FIV-C-18", "FIV-PLAN-3", "FIV-PLAN-5")
@pytest.mark.card("fivesails", "shifting_tides")
def test_who_has_nothing_to_reveal_orders_what_the_others_have() -> None:
    tides = {"approach": ["shifting_tides"]}
    st = table(tides, tides, {"approach": ["marooned"]}, first=2)
    until(st, lambda st: isinstance(st.stack[-1], Window))
    assert (type(st.stack[-1]), st.mover(), len(says(st))) == (Window, 2, 2)


@pytest.mark.card("fivesails", "the_great_game", "leshiye_of_the_wood", "eko_sorridi")
@pytest.mark.rule("FIV-PLAN-10", "FIV-SCHEME-4", "FIV-PLAN-8")
@pytest.mark.parametrize(("middle", "last", "draws"), [("leshiye", "game", False), ("game", "leshiye", True)])
def test_a_scheme_does_nothing_for_its_player_before_it_is_resolved(middle: str, last: str, draws: bool) -> None:
    """The wood sends Ren past Eko to his death: whoever plays the Great Game draws for it only if it came before."""
    schemes = {"leshiye": "leshiye_of_the_wood", "game": "the_great_game"}
    st = table(
        {"crew": {"eko_sorridi": "home"}, "approach": ["plans_within_plans"]},
        {**USSURA, "crew": {"ren": "home"}, "approach": [schemes[middle]]},
        {"leader": "kaspar_dietrich", "approach": [schemes[last]]},
        wounds={"ren": 3},
    )
    step(st, "pass", "pass", "pass")
    for who in ("eko_sorridi", "ren"):
        stands(st, who, 0)
    until(st, lambda st: can(st, "place oles_inn") and st.mover() == (1 if middle == "leshiye" else 2))
    step(st, "place oles_inn", "place docks", "place forums", "use eko_sorridi")
    assert offers(st, "use the_great_game") == draws
    assert zone(st, "ren") == "locker"


@pytest.mark.rule("FIV-CREW-3", "FIV-PLAN-7", "FIV-PLAN-8", "FIV-C-28")
def test_two_crews_that_are_too_large_are_asked_one_after_the_other() -> None:
    """The new First Player first, and both before any scheme is resolved."""
    one = ["servo_scarpa", "sibella_scarpa", "vissenta_scarpa", "gustavo", "kaj_kousei"]
    two = ["otto_streit", "philip_hase", "uwe_zimmerman", "takama_siad", "maryam_benu_pleroma"]
    st = table(
        {"crew": dict.fromkeys(one, "home"), "approach": ["marooned", "cesca_del_rosso"]},
        {"crew": dict.fromkeys(two, "home"), "approach": ["lets_haggle", "rosine_friese"]},
        IDLE,
    )
    assert through(st, Cap) == [1, 0]
    assert [len(crew) for crew in st.crew] == [6, 6, 1]


@pytest.mark.card("fivesails", "cirilo_naucriparos", "duckfoot_pistol")
@pytest.mark.rule("FIV-CREW-3", "FIV-FIRST-3", "FIV-C-28")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1]), (1, [1, 0]), (2, [0, 1])])
def test_two_crews_that_one_shot_makes_too_large_are_asked_from_the_first_player_on(
    first: int, order: list[int]
) -> None:
    """It kills both Cirilos, and whom they have hired is a Brute no more."""
    mine = ["servo_scarpa", "sibella_scarpa", "vissenta_scarpa", "sarafina"]
    hired = [["gustavo", "claude_de_la_roche"], ["kaj_kousei", "kalla_forsberg"]]
    sides = [
        {**VODACCE, "crew": {"cirilo_naucriparos": "docks", **dict.fromkeys(mine + hired[seat], "home")}}
        for seat in range(2)
    ]
    shot: dict[str, Any] = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = table(*sides, shot, first=first, turn=2, gear={"duckfoot_pistol": "otto_streit"})
    for i in (i for crew in st.crew for i in crew if CARDS[st.kind[i]].id == "cirilo_naucriparos"):
        st.wounds[i] = resolve_left(st, i) - 1
    step(st, "use duckfoot_pistol")
    asked: list[int] = []
    while isinstance(st.stack[-1], Cap):
        asked.append(st.mover())
        st.apply(st.mover(), st.legal(st.mover())[0])
    assert (asked, [len(crew) for crew in st.crew]) == (order, [6, 6, 2])


# ---------------------------------------------------------------------- who is asked, and who comes next


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


@pytest.mark.card("fivesails", "parley_gone_wrong", "patricia_moustakas")
@pytest.mark.rule("FIV-C-221", "FIV-FIRST-3")
@pytest.mark.parametrize(("first", "order"), [(2, [2, 3, 1]), (3, [3, 1, 2]), (1, [1, 2, 3])])
def test_what_each_opponent_does_begins_with_the_first_player(first: int, order: list[int]) -> None:
    """All discard for Patricia, and for the scheme
    whoever comes first may have the only Renown there is to move."""
    me: dict[str, Any] = {"crew": {"patricia_moustakas": "docks"}, "scheme": "parley_gone_wrong"}
    others: list[dict[str, Any]] = [{"hand": ["boon", "pull"]} for _ in range(3)]
    st = table(me, *others, first=first)
    step(st, "use patricia_moustakas 2")
    asked: list[int] = []
    while not isinstance(st.stack[-1], (Turn, Window)):
        asked.append(st.mover())
        st.apply(st.mover(), st.legal(st.mover())[0])
    assert asked == order

    st = table(me, *others, first=first, renown={"docks": 1})
    st.stack.append(Scheme(0))
    st.advance()
    assert st.mover() == order[0]
    step(st, "place docks")
    assert (renown(st), type(st.stack[-1])) == ({"forums": 2}, Turn)


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


@pytest.mark.card("fivesails", "predatory_pursuit", "horatio_lockwood", "sea_legs")
@pytest.mark.rule("FIV-C-9", "FIV-C-43", "FIV-C-166")
def test_nobody_says_when_a_player_who_is_out_would_react() -> None:
    """Kaspar goes to the Forums. Three answer that, and the first of them kills him: his Sea Legs are not in question
    any more, and Horatio comes after him without the First Player having chosen between the two."""
    st = table(
        CASTILLE,
        {**USSURA, "crew": {"vedma": "docks"}, "hand": ["predatory_pursuit", "boon"]},
        {**MONTAIGNE, "crew": {"horatio_lockwood": "docks"}},
        {**EISEN, "crew": {"kaspar_dietrich": "docks"}, "hand": ["regroup", "boon", "sea_legs", "boon"]},
        turn=3,
        first=0,
    )
    at_the_brink(st, 3)
    step(st, "use regroup", "pay boon", "place forums")
    step(st, "use predatory_pursuit", "use horatio_lockwood", "use sea_legs")
    until(st, lambda st: st.mover() == 0)
    assert len(says(st)) == 3
    step(st, "use predatory_pursuit", "pay boon")
    while not isinstance(st.stack[-1], Turn):
        assert PASS in st.legal(st.mover())
        st.apply(st.mover(), PASS)
    assert (st.eliminated, place(st, "horatio_lockwood")) == ([0, 0, 0, 1], "forums")
    assert "tell-missed seat=seat:3 card=card:sea_legs" in told(st)


@pytest.mark.rule("FIV-DUSK-6", "FIV-C-24")
def test_hands_are_looked_at_from_the_first_player_on() -> None:
    st = table(*[{"hand": ["boon"] * 8, **IDLE} for _ in range(4)], first=2)
    assert through(st, HandLimit) == [2, 3, 0, 1]


# ---------------------------------------------------------------------- duels with a third


@pytest.mark.card("fivesails", "leja_juska")
@pytest.mark.rule("FIV-C-96", "FIV-C-98", "FIV-DUEL-5")
def test_a_third_player_makes_the_only_threat_there_is() -> None:
    """Gustavo challenges with Combat 0, and Leja's player puts 1 threat on him: after Otto's round the next is his."""
    st = table(
        {"crew": {"gustavo": "docks"}, "hand": ["boon"]},
        {"crew": {"otto_streit": "docks"}, "hand": ["regroup"]},
        {"crew": {"leja_juska": "docks"}},
        first=2,
    )
    step(st, "challenge gustavo", "choose otto_streit", "accept")
    assert (offers(st, "use leja_juska"), st.mover()) == (True, 2)
    go(st, "use leja_juska", "option 1")
    assert (pools(st), st.mover(), "pass" in says(st)) == ((1, 0), 1, False)
    step(st, "choose regroup")
    strike(st)
    assert (pools(st), st.mover(), "pass" in says(st)) == ((1, 0), 0, True)


# ---------------------------------------------------------------------- the end


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
