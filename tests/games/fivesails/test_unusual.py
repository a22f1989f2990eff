"""Situations that seldom come up, and that a rule decides all the same: ends, eliminations, odd seats."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core.phrase import phrase
from intrigue.games.fivesails.events import FirstPlayer
from intrigue.games.fivesails.phrases.things import of_seats
from intrigue.games.fivesails.rules.dusk import HandLimit
from intrigue.games.fivesails.rules.planning import Plans
from intrigue.games.fivesails.rules.wounds import Cap, destroy
from intrigue.games.fivesails.state.city import HOME
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.numbers import DRAMA, PHASES
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    at_the_brink,
    can,
    duel,
    go,
    hand,
    held,
    number,
    pile,
    place,
    pools,
    pos,
    renown,
    rest,
    says,
    step,
    table,
    wounds,
    zone,
)


def fall_of(seat: int, *sides: dict[str, Any], **given: Any) -> FiveSails:
    """Servo has just killed the Leader of a seat, who refused his challenge at the Forums."""
    crews = [dict(side) for side in sides]
    leader = ("", "kaspar_dietrich", "yevgeni", "soline_el_gato")[seat]
    crews[0]["crew"] = {**crews[0].get("crew", {}), "servo_scarpa": "forums"}
    crews[seat]["crew"] = {**crews[seat].get("crew", {}), leader: "forums"}
    st = at_the_brink(table(*crews, **given), seat)
    go(st, "challenge servo_scarpa")
    if can(st, f"choose {leader}"):
        go(st, f"choose {leader}")
    return go(st, "refuse")


def phase(st: FiveSails) -> str:
    return PHASES[st.phase]


# ---------------------------------------------------------------------- the end of a Leader


@pytest.mark.rule("FIV-C-10", "FIV-LEAD-4", "FIV-C-127")
@pytest.mark.parametrize("worn", [{}, {"object_of_wonder": "yevgeni"}, {"object_of_wonder": "kaspar_dietrich"}])
@pytest.mark.parametrize("rich", [0, 1])
def test_leaders_who_fall_by_one_effect_are_judged_together(worn: dict[str, str], rich: int) -> None:
    """Nothing saves a Leader from the Locker, so what might save others does not let one of two fall first."""
    st = duel(
        {"leader": "yevgeni", "crew": {"yevgeni": "forums"}, "hand": ["iron_and_velvet", "boon"], "renown": 2},
        {"crew": {"kaspar_dietrich": "forums"}, "hand": ["langschwert"], "renown": 1 + 2 * rich},
        gear={"mireli_sabre": "yevgeni", "throwing_knife": "kaspar_dietrich", **worn},
        wounds={"yevgeni": 11, "kaspar_dietrich": 6},
    )
    step(st, "choose langschwert", "choose iron_and_velvet")
    st.wounds[st.leaders[1]] = 8
    go(st, "use iron_and_velvet", "pay boon")
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((rich,), "FIV-C-10")
    assert st.result.reason == phrase("won-though-fallen", winners=of_seats([rich]))  # and not on the fifth Day


@pytest.mark.rule("FIV-C-9", "FIV-C-31")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_what_becomes_of_the_things_of_somebody_who_is_out(first: int) -> None:
    st = fall_of(
        2,
        {"hand": ["pull"]},
        {},
        {"crew": {"torsten_vakt": "docks", "gustavo": "docks"}, "hand": ["boon"], "renown": 4},
        control={"docks": 2, "grand_bazaar": 2, "oles_inn": 1},
        renown={"docks": 2},
        gear={"breastplate": "torsten_vakt"},
        first=first,
    )
    assert (st.eliminated, st.renown, held(st)) == ([0, 0, 1], [0, 0, 0], {"oles_inn": 1})
    assert renown(st) == {"docks": 2}  # what lies on a location stays there
    assert (zone(st, "gustavo"), st.first) == ("discard", (first if first < 2 else 0))
    assert not any(st.owner[i] == 2 for i in [*st.gear, *st.crew[0], *st.crew[1]])
    assert (st.mover(), phase(st)) == (1, "high drama")


@pytest.mark.rule("FIV-C-9", "FIV-C-147", "FIV-C-64")
@pytest.mark.parametrize("out", [True, False])
def test_what_somebody_has_put_on_others_leaves_with_them(out: bool) -> None:
    """Fate's Burden lies on Torsten; whoever put it there is killed by a third player."""
    st = table(
        {"crew": {"servo_scarpa": "forums"}},
        {"leader": "don_constanzo_scarpa", "crew": {"don_constanzo_scarpa": "forums", "sibella_scarpa": "docks"}},
        {"crew": {"torsten_vakt": "docks"}},
        turn=1,
    )
    burden = next(i for i in range(st.size) if st.owner[i] == 1 and CARDS[st.kind[i]].id == "fates_burden")
    st.attach(burden, number(st, "torsten_vakt"), 1)
    if out:
        at_the_brink(st, 1)
    go(st, "pass", "pass", "challenge servo_scarpa", "refuse")
    assert (st.eliminated[1] == 1, st.in_play(burden)) == (out, not out)
    assert st.in_play(number(st, "torsten_vakt"))


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


@pytest.mark.rule("FIV-DRAMA-3", "FIV-PASS-2", "FIV-C-9")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_phase_goes_on_until_all_who_are_left_have_passed_in_a_row(seats: int) -> None:
    """Everybody has passed but one, who throws another out of the game: all passes count anew."""
    sides: list[dict[str, Any]] = [{"crew": {"servo_scarpa": "forums"}}, {"crew": {"kaspar_dietrich": "forums"}}]
    st = at_the_brink(table(*sides, *[{}] * (seats - 2), turn=1), 1)
    go(st, *["pass"] * (seats - 1), "challenge servo_scarpa", "refuse")
    assert (st.eliminated[1], st.mover(), phase(st)) == (1, 2, "high drama")
    for left in range(seats - 1, 0, -1):
        assert phase(st) == "high drama", left
        go(st, "pass")
    assert (st.day, isinstance(st.stack[-1], Plans)) == (2, True)
    assert 1 not in st.waiting


@pytest.mark.rule("FIV-C-11", "FIV-FINAL-2", "FIV-FINAL-3", "FIV-LKI-2")
@pytest.mark.parametrize("answer", ["pass", "choose langschwert"])
def test_of_three_the_last_card_of_a_fallen_leader_is_still_faced(answer: str) -> None:
    """Yevgeni falls with his own card on the table: its threat is Uwe's to answer, limited by what Yevgeni had."""
    st = table(
        {},
        {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]},
        {"crew": {"yevgeni": "forums"}, "hand": ["sunder", "boon"]},
        turn=1,
    )
    at_the_brink(st, 2)
    go(st, "challenge uwe_zimmerman", "accept")
    step(st, "choose sunder")
    st.duel.changes = st.duel.changes.plus(0, 0, 2)
    go(st, "pass")
    assert st.eliminated == [0, 0, 1]
    assert pools(st)[0] > 0
    assert st.mover() == 1
    before = pools(st)[0]
    go(st, answer)
    assert before > 4  # Yevgeni's last Combat, so that is the most that Uwe suffers
    assert wounds(st) == {"uwe_zimmerman": 4}
    while st.duel.stage != NO_DUEL:
        go(st, "pass")
    assert (st.duel.stage, st.mover()) == (NO_DUEL, 0)


# ---------------------------------------------------------------------- victory and ties


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


# ---------------------------------------------------------------------- the city and the row


@pytest.mark.rule("FIV-MAP-3", "FIV-MAP-4", "FIV-MAP-5", "FIV-C-74", "FIV-MOVE-2")
@pytest.mark.parametrize(
    ("seats", "start", "reached"),
    [
        (2, "docks", {"forums", "home 1"}),
        (2, "forums", {"docks", "grand_bazaar", "home 1"}),
        (2, "home", {"docks", "forums", "grand_bazaar"}),
        (3, "docks", {"oles_inn", "forums", "home 1"}),
        (3, "grand_bazaar", {"forums", "home 1"}),
        (3, "oles_inn", {"docks", "home 1"}),
        (4, "grand_bazaar", {"forums", "governors_gardens", "home 1"}),
        (4, "governors_gardens", {"grand_bazaar", "home 1"}),
        (4, "home", {"oles_inn", "docks", "forums", "grand_bazaar", "governors_gardens"}),
    ],
)
def test_where_one_can_go(seats: int, start: str, reached: set[str]) -> None:
    st = table({"crew": {"servo_scarpa": start}}, *[{}] * (seats - 1))
    step(st, "move servo_scarpa")
    assert {text.removeprefix("place ") for text in says(st)} == reached
    go(st, f"place {min(reached)}")
    assert place(st, "servo_scarpa") == min(reached)
    assert (st.engaged[number(st, "servo_scarpa")] == 1) == (start != "home")


@pytest.mark.rule("FIV-DAWN-2", "FIV-C-12", "FIV-C-14", "FIV-CITY-3")
@pytest.mark.parametrize(("seats", "row"), [(2, (1, 4)), (3, (0, 4)), (4, (0, 5))])
def test_dawn_deals_outward_from_the_deck(seats: int, row: tuple[int, int]) -> None:
    city = ["gustavo", "kaj_kousei", "so_it_begins", "sorte_deck", "giacinto"]
    st = table(*[{"approach": []}] * seats, city_deck=city)
    go(st, *["pass"] * seats)
    places = range(*row)
    assert [[CARDS[st.kind[i]].id for i in st.street[at]] for at in places] == [[id] for id in city[: len(places)]]
    assert all(not st.street[at] for at in range(5) if at not in places)


@pytest.mark.rule("FIV-MAP-9", "FIV-ONCE-1", "FIV-C-45", "FIV-C-171")
def test_the_inn_serves_once_a_day_whoever_holds_it() -> None:
    st = table({"crew": {"don_constanzo_scarpa": "oles_inn"}}, {}, {}, control={"oles_inn": 1}, turn=1)
    go(st, "draw at oles_inn", "pass", "claim don_constanzo_scarpa")
    assert held(st) == {"oles_inn": 0}
    go(st, "pass", "pass")
    assert (st.mover(), can(st, "draw at oles_inn")) == (0, False)  # its one Action of this Day has been used


@pytest.mark.rule("FIV-PRESS-2", "FIV-PRESS-3", "FIV-C-80", "FIV-C-82", "FIV-C-83")
@pytest.mark.parametrize(
    ("second", "third", "claims"),
    [({}, {}, True), ({"otto_streit": "docks"}, {}, True), ({"kaspar_dietrich": "docks"}, {"yevgeni": "docks"}, None)],
)
def test_a_claim_among_three_has_to_beat_each_of_the_others(
    second: dict[str, str], third: dict[str, str], claims: bool | None
) -> None:
    """More than every single one of them: they are not added up."""
    st = table({"crew": {"don_constanzo_scarpa": "docks"}}, {"crew": second}, {"crew": third}, control={"docks": 2})
    totals = [sum(max(CARDS[st.kind[i]].stats[2], 0) for i in st.crew[seat] if st.place[i] == 1) for seat in range(3)]
    go(st, "claim don_constanzo_scarpa")
    wins = totals[0] > max(totals[1:])
    assert claims in (None, wins)
    assert held(st) == {"docks": 0 if wins else 2}


# ---------------------------------------------------------------------- Planning and Dusk


@pytest.mark.rule("FIV-PLAN-5", "FIV-PLAN-6", "FIV-C-16", "FIV-C-20", "FIV-C-22")
@pytest.mark.parametrize(
    ("plans", "first", "then"),
    [
        (("marooned", "", ""), 2, 0),
        (("", "marooned", ""), 0, 1),
        (("marooned", "marooned", ""), 0, 1),
        (("marooned", "", "marooned"), 0, 1),  # to the left of its holder, who is not among the tied
        (("marooned", "", "marooned"), 2, 0),
        (("", "", ""), 1, 2),  # nobody has planned anything: equal, too
    ],
)
def test_who_is_first_among_three(plans: tuple[str, ...], first: int, then: int) -> None:
    st = table(*[{"approach": [plan] if plan else []} for plan in plans], first=first)
    go(st, "pass", "pass", "pass")
    while isinstance(st.stack[-1], Plans):
        seat = st.waiting[0]
        st.apply(seat, st.actions(seat)[0])
    while st.phase != DRAMA:
        st.apply(st.mover(), st.actions(st.mover())[0])
    assert st.first == then


@pytest.mark.rule("FIV-PLAN-6", "FIV-C-9", "FIV-C-20")
def test_left_of_the_holder_is_nobody_who_is_out() -> None:
    st = fall_of(2, {"approach": ["marooned"]}, {"approach": ["marooned"]}, {}, first=1)
    go(st, "pass", "pass")
    while isinstance(st.stack[-1], Plans):
        seat = st.waiting[0]
        st.apply(seat, st.actions(seat)[0])
    while st.phase != DRAMA:
        st.apply(st.mover(), st.actions(st.mover())[0])
    assert (st.first, st.mover()) == (0, 0)


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


# ---------------------------------------------------------------------- costs and crews


@pytest.mark.rule("FIV-COST-2", "FIV-COST-3", "FIV-C-38", "FIV-KEY-17")
@pytest.mark.parametrize(
    ("purse", "ways"),
    [
        (["boon"], [{"boon"}]),
        (["opulence"], []),
        (["opulence", "boon"], [{"boon"}]),
        ([], []),
    ],
)
def test_a_brute_for_one(purse: list[str], ways: list[set[str]]) -> None:
    st = pos({"hand": ["buratino", *purse]})
    assert can(st, "play buratino") == bool(ways)
    if ways:
        step(st, "play buratino")
        assert {text.split()[1] for text in says(st)} in ways


@pytest.mark.rule("FIV-CREW-2", "FIV-CREW-3", "FIV-C-27", "FIV-BRUTE-5", "FIV-RECRUIT-3")
@pytest.mark.parametrize("goes", ["gustavo", "servo_scarpa"])
def test_whoever_is_above_the_cap_may_send_the_newcomer_away(goes: str) -> None:
    crew = {
        "servo_scarpa": "docks",
        "sibella_scarpa": "home",
        "vissenta_scarpa": "home",
        "cesca_del_rosso": "home",
        "aldo_bussotti": "home",
        "buratino": "docks",
    }
    st = pos({"crew": crew, "hand": ["boon", "pull", "ambush", "bravos"]}, city={"docks": ["gustavo"]})
    cap = CARDS[st.kind[st.leaders[0]]].cap
    assert len(crew) + 1 - 1 == cap
    step(st, "recruit gustavo")
    while not isinstance(st.stack[-1], Cap):
        st.apply(0, st.actions(0)[0])
    options = {text.split()[1] for text in says(st)}
    assert options == {*crew, "gustavo"} - {"buratino"}  # no Leader, and no Brute, which does not count
    go(st, f"choose {goes}")
    assert zone(st, goes) == "locker"
    assert len(st.crew[0]) == cap + 1


@pytest.mark.rule("FIV-ATT-5", "FIV-C-76")
@pytest.mark.parametrize("goes", ["throwing_knife", "stiletto"])
def test_one_weapon_the_new_or_the_old(goes: str) -> None:
    st = pos(
        {"crew": {"servo_scarpa": "home"}, "hand": ["stiletto", "boon", "pull"]},
        gear={"throwing_knife": "servo_scarpa"},
    )
    weapon = CARDS[st.kind[number(st, "throwing_knife")]].mask & CARDS[st.kind[number(st, "stiletto")]].mask
    assert weapon
    step(st, "equip stiletto")
    while not can(st, "choose throwing_knife"):
        st.apply(st.mover(), next(a for a in st.actions(0) if "servo" in st.say(0, a) or "pay" in st.say(0, a)))
    assert {text.split()[1] for text in says(st)} == {"throwing_knife", "stiletto"}
    go(st, f"choose {goes}")
    assert zone(st, goes) == "discard"


# ---------------------------------------------------------------------- decks that run out


@pytest.mark.rule("FIV-FAC-4", "FIV-C-15", "FIV-C-69", "FIV-GAMBLE-1")
@pytest.mark.parametrize(
    ("deck", "discard", "revealed"),
    [
        (["pull", "boon"], [], 2),
        (["pull"], ["boon", "ambush"], 2),
        ([], ["boon"], 1),
        (["pull"], [], 1),
    ],
)
@pytest.mark.parametrize("rest_goes", ["discard", "sink"])
def test_a_gamble_with_a_short_deck(deck: list[str], discard: list[str], revealed: int, rest_goes: str) -> None:
    st = pos(
        {"crew": {"uwe_zimmerman": "forums"}},
        {
            "crew": {"sarafina": "home", "terrell_brandt": "forums"},
            "hand": ["langschwert"],
            "deck": deck,
            "discard": discard,
            "empty": True,
        },
        options={"gamble_rest": rest_goes},
    )
    go(st, "challenge uwe_zimmerman", "accept")
    step(st, "gamble")
    shown = says(st)
    assert len(shown) == revealed
    st.apply(1, st.actions(1)[0])
    left = revealed - 1
    assert len(st.decks[1]) + len(st.discards[1]) == len(deck) + len(discard) - 1
    if left and not discard:
        assert (len(st.discards[1]), len(st.decks[1])) == ((left, 0) if rest_goes == "discard" else (0, left))


@pytest.mark.rule("FIV-C-97", "FIV-DUEL-6", "FIV-DUEL-8")
def test_who_has_accepted_and_has_nothing_to_play_takes_the_wounds() -> None:
    st = duel({}, {"hand": [], "deck": [], "empty": True})
    assert says(st) == ["pass"]
    before = pools(st)[1]
    go(st, "pass")
    assert (wounds(st), st.duel.stage) == ({"uwe_zimmerman": before}, NO_DUEL)


@pytest.mark.rule("FIV-FAC-4", "FIV-C-15", "FIV-PLAN-11")
@pytest.mark.parametrize(("deck", "discard", "drawn"), [(0, 0, 0), (1, 2, 3), (2, 0, 2)])
def test_a_draw_takes_as_many_as_there_are(deck: int, discard: int, drawn: int) -> None:
    st = pos({"deck": ["pull"] * deck, "discard": ["boon"] * discard, "empty": True, "approach": []}, {"approach": []})
    go(st, "pass", "pass")
    assert (len(st.hands[0]), pile(st, 0), hand(st, 0).count("boon")) == (drawn, [], min(discard, drawn - deck))


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


@pytest.mark.rule("FIV-C-9", "FIV-CHAL-7", "FIV-C-94")
def test_a_challenger_whose_player_is_out_challenges_nobody() -> None:
    """Torsten has challenged, and before the answer his Leader falls elsewhere: the challenge is over."""
    st = table(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"uwe_zimmerman": "forums", "otto_streit": "forums"}, "hand": ["langschwert"]},
        {"crew": {"torsten_vakt": "forums", "yevgeni": "docks"}},
        turn=2,
    )
    step(st, "challenge torsten_vakt", "choose uwe_zimmerman")
    rest(st)
    assert says(st)[:2] == ["accept", "refuse"]
    destroy(st, st.leaders[2])
    st.advance()
    assert (st.eliminated[2], st.duel.stage, st.mover(), wounds(st)) == (1, NO_DUEL, 0, {})


@pytest.mark.rule("FIV-C-9", "FIV-C-166", "FIV-COST-9")
def test_who_falls_while_paying_buys_nothing() -> None:
    st = table({"hand": ["buratino", "boon"], "crew": {"don_constanzo_scarpa": "docks"}}, {}, {})
    step(st, "play buratino")
    destroy(st, st.leaders[0])
    st.advance()
    st.check()
    assert (st.eliminated[0], st.mover(), st.crew[0]) == (1, 1, [])


@pytest.mark.rule("FIV-C-9", "FIV-PLAN-8")
def test_who_is_thrown_out_in_planning_resolves_no_scheme() -> None:
    st = table(*[{"approach": ["marooned", who]} for who in ("servo_scarpa", "uwe_zimmerman", "torsten_vakt")])
    go(st, "pass", "pass", "pass")
    while isinstance(st.stack[-1], Plans):
        st.apply(st.waiting[0], st.actions(st.waiting[0])[0])
    seat = st.mover()
    gone = (seat + 1) % 3
    destroy(st, st.leaders[gone])
    st.advance()
    while st.phase != DRAMA:
        assert st.mover() != gone
        st.apply(st.mover(), st.actions(st.mover())[0])
        st.check()
    assert (st.eliminated[gone], st.hands[gone], st.schemes[gone]) == (1, [], -1)


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
