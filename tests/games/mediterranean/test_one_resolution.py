"""Much at once in one Resolution of Trading in the Mediterranean: cards of one name, what is lost on the way and still
counts or no longer does, and tables of five and six."""

from __future__ import annotations

import pytest
from tests.games.mediterranean.playing import (
    act,
    can,
    choose_none,
    closing,
    decks,
    last_moments,
    place,
    resolve,
    rows,
    told,
)

from intrigue.games.mediterranean import events as ev
from intrigue.games.mediterranean.state.state import Mediterranean
from intrigue.games.mediterranean.view import MediterraneanView, PlayerView

# ---------------------------------------------------------------------- cards of one name


@pytest.mark.rule("MED-ABL-4", "MED-C-44")
@pytest.mark.card("mediterranean", "pyramids_to_mars")
def test_two_pyramids_of_one_owner_strike_and_spare_each_for_itself() -> None:
    state = closing(developments=rows(["pyramids_to_mars", "pyramids_to_mars"]))
    act(state, 0, "aim pyramids_to_mars 1 on 2", "aim pyramids_to_mars 2 on 3", "aim pyramids_to_mars 3 on 2")
    resolve(state)
    assert state.safe == [0, 0, -1, -2]
    assert [event.how for event in told(state, ev.Aimed)].count("spares") == 3


@pytest.mark.rule("MED-C-44", "MED-C-78")
@pytest.mark.card("mediterranean", "pyramids_to_mars", "venetian_monastery")
def test_at_a_table_of_six_pyramids_strike_the_owners_of_others() -> None:
    built = rows(["pyramids_to_mars"], ["pyramids_to_mars"], ["venetian_monastery"], seats=6)
    state = closing(seats=6, developments=built)
    act(state, 0, "aim pyramids_to_mars 1 on 2", "aim pyramids_to_mars 2 on 6")
    act(state, 1, "aim pyramids_to_mars 1 on 6")
    resolve(state)
    assert state.safe == [-1, 0, -2, -2, -2, 0]  # nobody was asked


@pytest.mark.rule("MED-C-45")
@pytest.mark.card("mediterranean", "total_war")
def test_total_war_brought_twice_is_rolled_twice_and_no_more() -> None:
    for seed in range(6):
        state = resolve(
            closing(
                seed=seed,
                turn=3,
                safety=[-1, 0, 0, 0],
                points=[50, 0, 0, 0],
                developments=rows([], ["total_war"], ["total_war"]),
            )
        )
        (attack,) = told(state, ev.Attack)
        assert (attack.seat, attack.lost) == (0, 3 + attack.die)
        assert 0 <= attack.die <= 6


@pytest.mark.rule("MED-C-60", "MED-RES2-3")
@pytest.mark.card("mediterranean", "martian_orthodoxy", "civil_rights", "venetian_orthodoxy")
def test_several_owners_count_for_each_set_and_not_for_themselves() -> None:
    """Six dye are two sets, seven slaves two, seven wine two; at a table of five with two owners of each card."""
    hand = ["dye blue"] * 6 + ["slaves black"] * 7 + ["wine red"] * 7
    built = rows([], ["martian_orthodoxy", "civil_rights"], ["martian_orthodoxy", "civil_rights"], seats=5)
    built[3] = ["venetian_orthodoxy"]
    built[4] = ["venetian_orthodoxy"]
    state = resolve(closing(hand, seats=5, developments=built))
    (mine,) = [event for event in told(state, ev.Resolved) if event.seat == 0]
    assert mine.happiness == -4
    assert mine.sets == (20 + 2) + (21 - 2 + 0) + (21 - 2 + 0)  # a set of one brings 1, less 2: nothing
    assert (mine.government, mine.religion) == (-7, -1)


@pytest.mark.rule("MED-C-27", "MED-RES2-2", "MED-TRK-4")
def test_zealots_of_both_goods_cancel_and_misery_stops_at_the_end_of_the_track() -> None:
    hand = ["wine zealots", "dye zealots", "salt depression", "ore depression", "wool depression", "grain depression"]
    state = resolve(closing(hand, happiness=[-1, 0, 0, 0]))
    assert place(state.rel[0]) == (0, 0, 0)
    assert state.happy[0] == -8
    (mine,) = [event for event in told(state, ev.Resolved) if event.seat == 0]
    assert (mine.religion, mine.happiness) == (0, -10)


# ---------------------------------------------------------------------- what is lost on the way


@pytest.mark.rule("MED-RES2-4", "MED-C-63", "MED-RES3-3")
@pytest.mark.card("mediterranean", "stability")
@pytest.mark.parametrize(("arrows", "where", "drawn"), [(2, (0, 2, 1), 3), (7, (1, 2, 1), 2)])
def test_stability_that_fell_in_the_same_round_helps_nobody(
    arrows: int, where: tuple[int, int, int], drawn: int
) -> None:
    """From step 4 of Dictatorship, seven steps lead to step 2 of Democracy: level 1, but the cap of round 2 is 0."""
    hand = ["art white"] * arrows
    state = resolve(
        closing(
            hand,
            turn=2,
            happiness=[-1, 0, 0, 0],
            developments=rows(["stability"]),
            government=["dictatorship 4", *["dictatorship 0"] * 3],
        )
    )
    assert state.revolt == 1
    assert place(state.gov[0]) == where
    assert len(decks(state.drawn[0])) == drawn


@pytest.mark.rule("MED-RES2-4", "MED-C-45")
@pytest.mark.card("mediterranean", "total_war")
def test_a_war_that_ended_with_the_faith_is_not_rolled_for() -> None:
    seen = set()
    for seed in range(12):
        state = resolve(
            closing(
                ["dye blue"],
                seed=seed,
                turn=3,
                safety=[0, -1, 0, 0],
                points=[0, 50, 0, 0],
                developments=rows(["total_war"]),
            )
        )
        assert state.devs[0] == ()
        seen.add(told(state, ev.Attack)[0].die)
    assert max(seen) <= 3


@pytest.mark.rule("MED-C-46", "MED-C-60")
@pytest.mark.card("mediterranean", "civil_rights")
def test_whoever_changes_sides_has_still_forbidden_it_for_these_goods() -> None:
    state = resolve(
        closing(
            ["slaves black"], ["slaves prosperity"], developments=rows(["civil_rights"]), government=["democracy 0"] * 4
        )
    )
    assert state.devs[0] == ()
    assert [event.sets for event in told(state, ev.Resolved)] == [1, 0, 0, 0]


@pytest.mark.rule("MED-C-14", "MED-C-46", "MED-C-78")
@pytest.mark.card("mediterranean", "venetian_monastery", "barracks")
def test_a_monastery_that_is_being_left_still_answers() -> None:
    state = closing(developments=rows(["venetian_monastery"], ["barracks"]), religion=["venus 3", *["mars 0"] * 3])
    act(state, 0, "abandon religion")
    act(state, 1, "aim barracks on 1")
    resolve(state)
    act(state, 0, "side mars")
    assert can(state, 0) == ["heed", "ignore"]
    act(state, 0, "ignore")
    assert (state.safe[0], state.devs[0]) == (0, ())
    assert told(state, ev.Ignored) == [ev.Ignored(0, 1, "barracks")]


@pytest.mark.rule("MED-C-41", "MED-C-73", "MED-C-15")
@pytest.mark.card("mediterranean", "sacrificial_altar")
def test_whoever_abandons_mars_is_led_back_by_the_altar() -> None:
    state = closing(developments=rows(["sacrificial_altar"]), religion=["mars 4", *["mars 0"] * 3])
    act(state, 0, "abandon religion", "sacrifice salt")
    resolve(state)
    act(state, 0, "side venus")
    assert place(state.rel[0]) == (0, 0, 0)
    assert (state.vp[0], len(state.devs[0])) == (5, 1)  # no Conversion: the marker is where it belongs
    assert told(state, ev.ChangedSides) == []


@pytest.mark.rule("MED-RES2-4", "MED-DEV-6", "MED-C-34")
@pytest.mark.card("mediterranean", "education")
def test_teachers_who_were_driven_out_draw_no_cards() -> None:
    stays = resolve(closing(developments=rows(["education"]), government=["democracy 0"] * 4))
    assert "draw government 0" in can(stays, 0)
    leaves = resolve(closing(["slaves black"], developments=rows(["education"]), government=["democracy 0"] * 4))
    assert decks(leaves.drawn[0]) == [0, 7]


# ---------------------------------------------------------------------- many victims


@pytest.mark.rule("MED-C-30", "MED-C-61", "MED-RES3-4", "MED-C-18")
@pytest.mark.parametrize("seats", [5, 6])
def test_each_of_many_victims_rolls_and_loses_what_is_there(seats: int) -> None:
    state = resolve(
        closing(seats=seats, turn=6, happiness=[-2] * seats, safety=[-3] * seats, points=[20, 3, *[0] * (seats - 2)])
    )
    attacks = told(state, ev.Attack)
    assert sorted(event.seat for event in attacks) == list(range(seats))
    for event in attacks:
        had = [20, 3, 0, 0, 0, 0][event.seat]
        assert event.lost == min(had, 7 + event.die)
        assert state.vp[event.seat] == had - event.lost
        assert state.view(0).players[event.seat].barbarians == event.die  # type: ignore[attr-defined]
    assert told(state, ev.Revolt) == [ev.Revolt(tuple(state.order))]
    assert (state.happy, state.safe) == ([0] * seats, [0] * seats)
    for seat in range(seats):
        assert len([text for text in can(state, seat) if text.startswith("neither")]) == 1
    choose_none(state)
    assert state.over


# ---------------------------------------------------------------------- one after the other


def seen(state: Mediterranean, seat: int) -> PlayerView:
    view = state.view(None)
    assert isinstance(view, MediterraneanView)
    return view.players[seat]


@pytest.mark.rule("MED-RES-0", "MED-RES2-6", "MED-RES3-3")
def test_what_the_last_resolution_brought_is_over_when_somebody_is_asked_in_the_next() -> None:
    """The goods that lie open are those of this round, so nothing beside them is of the last one."""
    state = resolve(closing(["gold red", "gold blue"], turn=3, happiness=[-1, 0, 0, 0], safety=[-1, 0, 0, 0]))
    victim = seen(state, 0)
    assert (victim.spent, victim.earned, victim.revolt) == (("gold red", "gold blue"), 6, True)
    assert victim.barbarians is not None
    last_moments(choose_none(state))
    last = seen(state, 0)
    assert (last.earned, last.revolt) == (6, True)  # until there is another
    act(state, 0, "abandon government")
    resolve(state)
    assert can(state, 0) == ["side dictatorship", "side democracy"]
    asked = seen(state, 0)
    assert len(asked.spent) == 5
    assert (asked.earned, asked.revolt, asked.barbarians) == (0, False, None)
