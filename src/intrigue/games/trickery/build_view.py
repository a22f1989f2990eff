"""How what a seat may see is made from the state. What several see alike is made once (`Scene`)."""

from __future__ import annotations

from msgspec.structs import replace

from ...core.state import TABLE
from ...core.view_cache import Scene
from .cards import SET
from .phrases import question
from .rules import PICK, Societies
from .state import SOCIETIES, UNDECIDED, Trickery
from .view import Chest, PlayerView, TrickeryView


def look(scene: Scene[Trickery], state: Trickery, seat: int) -> TrickeryView:
    open_ = scene.memo(table, scene)
    if seat == TABLE:
        return open_
    top = None if state.over else state.stack[-1]
    if not isinstance(top, Societies):
        if seat not in open_.waiting:
            return replace(open_, seat=seat)
        return replace(open_, seat=seat, prompt=question(state, seat), choices=state.game.choices(state, seat))
    seen = open_.players
    if top.picks[seat]:
        own_pick = SOCIETIES[top.picks[seat][0] - PICK]
        seen = (*seen[:seat], replace(seen[seat], pick=own_pick), *seen[seat + 1 :])
    return replace(
        open_,
        seat=seat,
        waiting=state.asked_seats(seat),
        prompt=question(state, seat),
        choices=state.game.choices(state, seat),
        players=seen,
    )


def table(scene: Scene[Trickery]) -> TrickeryView:
    """All that lies open, as spectators see it."""
    state = scene.state
    return TrickeryView(
        seat=None,
        seats=state.seats,
        waiting=state.asked_seats(TABLE),
        prompt=question(state, TABLE),
        choices=(),
        result=state.result,
        players=tuple([seen_player(scene, state, seat) for seat in range(state.seats)]),
        chests=scene.memo_by_key(tuple(state.chests), chests, state),
        coin_pool=state.coin_pool,
        seal_pool=state.seal_pool,
        turns_left=state.turns_left,
    )


def seen_player(scene: Scene[Trickery], state: Trickery, seat: int) -> PlayerView:
    light = (state.sides[seat], state.coins[seat], state.seals[seat], state.hands[seat])
    return scene.memo_part(seat, light, player, state, seat)


def player(state: Trickery, seat: int) -> PlayerView:
    hand = state.hands[seat]
    return PlayerView(
        seat=seat,
        society=None if state.sides[seat] == UNDECIDED else SOCIETIES[state.sides[seat]],
        coins=state.coins[seat],
        seals=state.seals[seat],
        hand=tuple([card.id for card in SET if hand >> card.number & 1]),
        played=tuple([card.id for card in SET if not hand >> card.number & 1]),
    )


def chests(state: Trickery) -> tuple[Chest, ...]:
    return tuple([Chest(name, state.chests[side]) for side, name in enumerate(SOCIETIES)])
