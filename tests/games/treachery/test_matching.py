"""The matcher against the rules, taken literally: every way to fill every picture, on tables of all kinds."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.games.treachery.playing import GAME, STRANGE

from intrigue.core import Rng, seeded
from intrigue.games.treachery.cards.actions import ACTIONS
from intrigue.games.treachery.cards.characters import CHARACTERS, NEUTRAL, members
from intrigue.games.treachery.cards.effects import HEAL, MOVE
from intrigue.games.treachery.cards.picture import NOBODY, Picture
from intrigue.games.treachery.rules.actions import PICK
from intrigue.games.treachery.rules.turn import Fill, Turn
from intrigue.games.treachery.state import Treachery

Table = tuple[list[int], int, int]  # rows, the Wounded, the Killed


def some_table(rng: Rng) -> Table:
    rows = [0] * (1 + rng.below(6))
    hurt = dead = 0
    for who in range(10):
        rows[rng.below(len(rows))] |= 1 << who
        fate = rng.below(8)
        if fate < 3:
            hurt |= 1 << who
        elif fate == 3 and dead.bit_count() < 2:
            dead |= 1 << who
    return [row for row in rows if row], hurt, dead


def ways(picture: Picture, table: Table) -> set[tuple[int, ...]]:
    """By the letter: each symbol another living character, in rows that lie as drawn, of the right Houses, and able to
    suffer the effects."""
    rows, hurt, dead = table
    place = {who: at for at, row in enumerate(rows) for who in members(row)}
    found = set()
    for base in range(-2, len(rows)):
        there = range(base, base + picture.height)
        if there[0] < 0 or there[-1] >= len(rows):
            continue
        near = [who for who in range(10) if place[who] in there and not dead >> who & 1]
        for way in permutations(near, len(picture.symbols)):
            if all(place[who] == base + s.row for who, s in zip(way, picture.symbols, strict=True)) and fine(
                picture, way, hurt
            ):
                found.add(way)
    return found


def fine(picture: Picture, way: tuple[int, ...], hurt: int) -> bool:
    pairs = list(zip(way, picture.symbols, strict=True))
    for who, symbol in pairs:
        wounded = hurt >> who & 1 == 1
        if symbol.effects & HEAL and not wounded:
            return False
        if symbol.effects & MOVE and wounded and CHARACTERS[who].rooted and not symbol.effects & HEAL:
            return False
    yellow = [who for who, symbol in pairs if symbol.yellow]
    white = [who for who, symbol in pairs if not symbol.yellow]
    if not yellow:
        return True
    for house in range(4):
        kin = [is_of(who, house, hurt) for who in yellow]
        apart = [not is_of(who, house, hurt) for who in white]
        if all(kin) and all(apart):
            return True
    return False


def is_of(who: int, house: int, hurt: int) -> bool:
    character = CHARACTERS[who]
    if character.every_house and hurt >> who & 1:
        return True
    return character.house != NEUTRAL and character.house == house


PICTURES = [*dict.fromkeys(action.picture.text for action in ACTIONS), *STRANGE]


@pytest.mark.rule("TRE-REQ-1", "TRE-REQ-2", "TRE-REQ-3", "TRE-REQ-4", "TRE-REQ-6", "TRE-C-7", "TRE-C-36")
@pytest.mark.parametrize("text", PICTURES)
def test_every_way_and_no_other(text: str) -> None:
    picture = Picture(text)
    rng = seeded(len(text))
    for _ in range(60):
        table = some_table(rng)
        all_ways = ways(picture, table)
        assert picture.possible(*table) == bool(all_ways)
        fits = picture.fits(*table)
        assert [members(group) for group in fits] == [sorted({way[n] for way in all_ways}) for n in range(len(fits))]
        for first in (NOBODY, *{way[0] for way in all_ways}):
            if picture.asked < 1 + (first != NOBODY):
                continue
            after = {way[0 if first == NOBODY else 1] for way in all_ways if first in (NOBODY, way[0])}
            assert members(picture.candidates(*table, first, NOBODY)) == sorted(after)


@pytest.mark.rule("TRE-REQ-6")
def test_third_symbols_are_filled_so_that_the_picture_is_complete() -> None:
    picture = Picture("wx wx wx")
    rng = seeded(5)
    for _ in range(40):
        table = some_table(rng)
        all_ways = ways(picture, table)
        for first, second in {way[:2] for way in all_ways}:
            third = {way[2] for way in all_ways if way[:2] == (first, second)}
            assert members(picture.candidates(*table, first, second)) == sorted(third)


@pytest.mark.rule("TRE-C-41")
def test_choosing_reaches_every_way_and_nothing_else() -> None:
    """From real games: the choices, followed to their ends, are exactly the ways to fill the symbols with effects."""
    rng = seeded(3)
    turns = 0
    for seed in range(12):
        state = GAME.new(2 + seed % 3, seed, events=False)
        assert isinstance(state, Treachery)
        while not state.over:
            seat = state.mover()
            if isinstance(state.stack[-1], Turn):
                turns += 1
                for number in (2 * state.hands[seat], 2 * state.hands[seat] + 1, 2 * state.shown, 2 * state.shown + 1):
                    picture = ACTIONS[number].picture
                    table = (state.rows, state.wounded, state.killed)
                    wanted = {unordered(picture, way[: picture.asked]) for way in ways(picture, table)}
                    assert (number in state.actions(seat)) == bool(wanted)
                    if wanted:
                        assert {unordered(picture, way) for way in chosen(state, seat, number)} == wanted
            legal = state.legal(seat)
            state.apply_unchecked(seat, legal[rng.below(len(legal))])
    assert turns > 100


def unordered(picture: Picture, way: tuple[int, ...]) -> tuple[int, ...]:
    """Of two like symbols it does not count who fills which."""
    return tuple(sorted(way)) if picture.alike(0) else way


def chosen(state: Treachery, seat: int, action: int) -> set[tuple[int, ...]]:
    """The characters of all ways to which an action and the picks after it can lead."""
    trial = state.clone()
    trial.apply_unchecked(seat, action)
    top = None if trial.over else trial.stack[-1]
    if isinstance(top, Fill) and top.seat == seat:
        return {way for step in trial.actions(seat) for way in chosen(trial, seat, step)}
    assert action < PICK + 10
    return {tuple(who for who in trial.last[2:] if who != NOBODY)}
