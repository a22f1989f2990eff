"""A digest of everything that games do, to compare builds: compiled and plain must give the same bytes."""

from __future__ import annotations

import hashlib

from ..core import TABLE
from ..core.phrase import notation
from ..core.rng import seeded
from ..games import game as game_named
from .fuzz import seed_of
from .laws import encode, viewers

FAR = 250  # actions of one game; long games are followed so far, so that there are many


def digest(name: str, actions: int) -> str:
    """Random games, bot games, views, events, legal actions, saved states, imagined states: all of it, hashed."""
    game = game_named(name)
    total = hashlib.sha256()
    trials = [(seats, options) for seats in game.seats for options in game.law_options]
    bot = game.bot()
    index = 0
    while actions > 0:
        seats, options = trials[index % len(trials)]
        seed: int | bytes = seed_of("parity", index)
        if index % 4 == 3:
            seed = b"a sealed game of parity" + index.to_bytes(4, "big")
        state = game.new(seats, seed, options)
        rng = seeded(index)
        while not state.over and state.moves < FAR:
            waiting = state.waiting
            seat = waiting[rng.below(len(waiting))]
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            if index % 2:
                action = bot.choose(state.imagine(seat, rng), seat, rng)
                total.update(notation(bot.explain(state.imagine(seat, rng), seat, action)).encode())
            total.update(repr((waiting, seat, legal, action)).encode())
            state.apply(seat, action)
            total.update(state.save())
            if rng.below(8) == 0:
                for viewer in viewers(state):
                    total.update(encode(state.view(None if viewer == TABLE else viewer)))
                    total.update(state.imagine(viewer, rng).save())
        total.update(encode([state.events_for(viewer) for viewer in viewers(state)]))
        total.update(encode(state.result))
        actions -= state.moves
        index += 1
    return total.hexdigest()
