"""Columns of observations: a new card moves none of them."""

from __future__ import annotations

import pytest

from intrigue.core import BadInput
from intrigue.core.columns import flag, number, with_room


def test_room_is_kept_for_cards_to_come() -> None:
    few = with_room([flag("hand[duke]"), flag("hand[fool]")], 4)
    more = with_room([flag("hand[duke]"), flag("hand[fool]"), flag("hand[king]")], 4)
    assert [column.name for column in few] == ["hand[duke]", "hand[fool]", "hand[card_2]", "hand[card_3]"]
    assert [column.spare for column in few] == [False, False, True, True]
    assert [few[at] == more[at] for at in range(4)] == [True, True, False, True]
    assert [column.name for column in with_room([number("duke", 9)], 2)] == ["duke", "card_1"]


def test_more_cards_than_there_is_room_for_are_refused() -> None:
    with pytest.raises(BadInput, match="room for 1 cards in an observation, and 2 were given"):
        with_room([flag("duke"), flag("fool")], 1)
