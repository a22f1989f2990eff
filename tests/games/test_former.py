"""A player of an earlier commit, beside that of now."""

from __future__ import annotations

import pytest
from tests.games.former import ROOT, contest, former, in_todays_words

import intrigue
from intrigue.core import RandomPlayer, decide, seeded


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="without the history")
@pytest.mark.parametrize("name", ["trickery", "trieste"])
def test_a_former_player_is_another_one_and_plays_the_game_of_now(name: str) -> None:
    game = intrigue.game(name)
    own, player = game.bot(), former(game, "HEAD")
    assert type(player) is not type(own)
    assert type(player).__name__ == type(own).__name__
    state = game.new(3, 1)
    assert decide(player, state, state.mover(), seeded(1)) in state.legal(state.mover())


def test_a_former_player_is_read_in_the_words_of_now() -> None:
    assert in_todays_words("state.options(seat)[0] if st.variant.heroes else given.options") == (
        "state.actions(seat)[0] if st.options.heroes else given.options"
    )
    assert in_todays_words(
        "from ..rules.scoring import slights\nfrom ..rules.resolution import Abandons, Abilities\n"
    ) == (
        "from ..rules.goods import slights\n"
        "from ..rules.abilities import Abilities\nfrom ..rules.resolution import Abandons\n"
    )


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_equals_get_the_fair_share(seats: int) -> None:
    game = intrigue.game("trickery")
    won = contest(game, seats, 60 * seats, RandomPlayer(), RandomPlayer())
    assert won.games == 60 * seats
    low, high = won.interval
    assert low < (2 if seats > 3 else 1) / seats < high
