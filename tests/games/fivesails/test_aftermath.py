"""What is over: nothing of a duel lasts into what comes after it, and a player who is out leaves all at once."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.wounds import destroy

from .playing import (
    go,
    pools,
    strike,
    table,
    wounds,
)

# ---------------------------------------------------------------------- after a player


@pytest.mark.card("fivesails", "syrneth_hand", "captains_coat")
@pytest.mark.rule("FIV-LKI-1", "FIV-LKI-2", "FIV-C-9", "FIV-C-11")
@pytest.mark.parametrize(("gear", "hurt"), [("syrneth_hand", 2), ("captains_coat", 1)])
def test_the_last_strike_of_one_whose_player_is_out_is_as_strong_as_it_was(gear: str, hurt: int) -> None:
    """Otto has put threat on Servo when Kaspar falls elsewhere: his Combat was 2 with the Hand, which is the City's."""
    st = table(
        {"crew": {"servo_scarpa": "forums"}, "hand": ["boon"]},
        {"crew": {"otto_streit": "forums"}, "hand": ["langschwert"]},
        {},
        gear={gear: "otto_streit"},
    )
    go(st, "challenge servo_scarpa", "accept", "choose langschwert")
    strike(st)
    assert (pools(st), st.mover()) == ((3, 0), 0)
    destroy(st, st.leaders[1])
    st.advance()
    assert st.eliminated == [0, 1, 0]
    go(st, "pass")
    assert wounds(st) == {"servo_scarpa": hurt}
