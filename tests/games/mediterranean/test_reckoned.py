"""What the log of Trading in the Mediterranean says when developments change what goods bring, and when dice and
abilities do something else than usual: who, to whom, how much, and once."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.mediterranean.playing import GAME, act, closing, resolve, rows, told

from intrigue.core import Event, Phrase
from intrigue.core.phrase import notation
from intrigue.games.mediterranean import events as ev
from intrigue.games.mediterranean.cards.goods import ALL_KINDS, CARD_NAMES, GOOD_OF, HAPPY, ROWS


def lines(events: list[Event]) -> list[str]:
    """What is told, each with its arguments in the order of their names."""
    said = [GAME.story.of(event) for event in events]
    return [notation(Phrase(one.kind, dict(sorted(one.args.items())))) for one in said if isinstance(one, Phrase)]


def by_the_cards(cards: tuple[str, ...]) -> tuple[int, int]:
    """Points for sets, and happiness, as they are printed on goods."""
    kinds = [CARD_NAMES.index(card) for card in cards]
    points = 0
    for good, count in Counter(GOOD_OF[kind] for kind in kinds if ALL_KINDS[kind].id != "piracy").items():
        row = ROWS[good]
        full, rest = divmod(count, len(row))
        points += full * row[-1] + (row[rest - 1] if rest else 0)
    return points, sum(HAPPY[kind] for kind in kinds)


@pytest.mark.rule("MED-GDS-3", "MED-C-60", "MED-C-74", "MED-RES2-3")
@pytest.mark.parametrize("seed", range(12))
def test_whatever_goods_bring_beside_what_they_show_is_told(seed: int) -> None:
    rng = Random(seed)
    seats = 4 + seed % 3
    cards = rng.sample([kind.id for kind in ALL_KINDS for _ in range(kind.copies)], 14 * seats)
    hands = [cards[14 * seat : 14 * seat + 14] for seat in range(seats)]
    built = [
        ["civil_rights", "venetian_orthodoxy"],
        ["civil_rights", "martian_orthodoxy"],
        ["industry", "martian_orthodoxy"],
        ["industry", "venetian_orthodoxy"],
    ]
    built = rng.sample(rows(*built, seats=seats), seats)
    state = closing(*hands, seats=seats, developments=built)
    resolve(state)
    spent = {event.seat: by_the_cards(event.cards) for event in told(state, ev.Spent)}
    extra: dict[int, list[int]] = {seat: [0, 0] for seat in range(seats)}
    for event in told(state, ev.Reckoned):
        assert event.points or event.happiness
        assert (event.seat in event.owners) == (event.card == "industry")
        extra[event.seat][0] += event.points
        extra[event.seat][1] += event.happiness
    assert told(state, ev.Reckoned)
    for event in told(state, ev.Resolved):
        points, happiness = spent[event.seat]
        assert (event.sets, event.happiness) == (points + extra[event.seat][0], happiness + extra[event.seat][1])


@pytest.mark.rule("MED-GDS-3", "MED-C-60", "MED-C-88")
@pytest.mark.card("mediterranean", "civil_rights", "venetian_orthodoxy", "martian_orthodoxy", "industry")
def test_who_counts_against_whom() -> None:
    state = closing(
        ["wine red", "slaves black", "dye blue", "grain red"],
        developments=rows(
            ["industry"], ["civil_rights", "venetian_orthodoxy"], ["venetian_orthodoxy"], ["martian_orthodoxy"]
        ),
    )
    resolve(state)
    assert told(state, ev.Reckoned) == [
        ev.Reckoned(0, "civil_rights", (1,), 0, -1),
        ev.Reckoned(0, "venetian_orthodoxy", (1, 2), 0, -1),  # two of them, and a point is all there was
        ev.Reckoned(0, "martian_orthodoxy", (3,), -1, 0),
        ev.Reckoned(0, "industry", (0,), 0, 1),
    ]
    assert lines(told(state, ev.Reckoned)[1:]) == [
        "tell-reckoned card=card:venetian_orthodoxy gains=(show-fewer-points number=1) "
        "owners=seat:1,seat:2 seat=seat:0",
        "tell-reckoned card=card:martian_orthodoxy gains=(show-unhappier number=1) owners=seat:3 seat=seat:0",
        "tell-reckoned-own card=card:industry gains=(show-more-points number=1) owners=seat:0 seat=seat:0",
    ]


@pytest.mark.rule("MED-GDS-3")
def test_a_set_that_is_worth_nothing_loses_nothing_and_nothing_is_said_of_stored_ones() -> None:
    state = closing(
        ["wine red", "salt red"],
        ["slaves black"],
        developments=rows([], ["venetian_orthodoxy", "civil_rights"], ["industry"], ["industry"]),
    )
    act(state, 0, "store wine red")
    resolve(state)
    assert told(state, ev.Reckoned) == []  # one's own slaves, wine in the warehouse, and no basic set for Industry


@pytest.mark.rule("MED-C-45", "MED-RES3-4")
@pytest.mark.card("mediterranean", "total_war")
@pytest.mark.parametrize("war", [False, True])
def test_a_die_that_is_rolled_twice_is_told_as_such(war: bool) -> None:
    built = rows([], ["total_war"] if war else [])
    state = resolve(closing(turn=3, safety=[-1, 0, 0, 0], points=[30, 0, 0, 0], developments=built))
    (attack,) = told(state, ev.Attack)
    assert attack == ev.Attack(0, 30 - 3 - state.vp[0], 30 - state.vp[0], war)
    assert lines([attack])[0].startswith("tell-attack-twice " if war else "tell-attack ")


@pytest.mark.rule("MED-C-44", "MED-ABL-4")
@pytest.mark.card("mediterranean", "pyramids_to_mars")
def test_whom_pyramids_strike_reads_what_that_costs() -> None:
    state = closing(developments=rows(["pyramids_to_mars"]))
    act(state, 0, "aim pyramids_to_mars 1 on 2", "aim pyramids_to_mars 2 on 3")
    resolve(state)
    assert lines(told(state, ev.Aimed)) == [
        "tell-aimed-strikes card=card:pyramids_to_mars gains=(show-less-safe number=1) seat=seat:0 target=seat:3",
        "tell-aimed-spares card=card:pyramids_to_mars seat=seat:0 target=seat:1",
        "tell-aimed-spares card=card:pyramids_to_mars seat=seat:0 target=seat:2",
    ]


@pytest.mark.rule("MED-C-31")
@pytest.mark.card("mediterranean", "martian_brotherhood")
@pytest.mark.parametrize("there", [False, True])
def test_a_brotherhood_that_finds_nobody_has_not_worked(there: bool) -> None:
    workers = [[1, 1, 1, 1, 1], [0, 0, 0, int(there), 0], [1, 1, 1, 1, 1], [1, 1, 1, 1, 1]]
    state = closing(developments=rows(["martian_brotherhood"]), workers=workers)
    act(state, 0, "aim martian_brotherhood on 2")
    resolve(state)
    heard = [event for event in state.events_for(None) if isinstance(event, ev.Aimed | ev.InVain | ev.WorkerMoved)]
    if there:
        assert heard == [ev.Aimed(0, 1, "martian_brotherhood", "works"), ev.WorkerMoved("grain", 1, 0)]
    else:
        assert heard == [ev.InVain(0, 1, "martian_brotherhood")]
