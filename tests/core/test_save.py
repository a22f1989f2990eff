from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import intrigue
from intrigue import BadInput
from intrigue.core import save
from intrigue.core.part import Part


class Coin(Part):
    __slots__ = ("side", "owners")

    def __init__(self, side: int, owners: tuple[int, ...]) -> None:
        self.side = side
        self.owners = owners


@pytest.mark.parametrize(
    "value",
    [0, -5, 1 << 61, True, None, "text", b"\x00\xff", [], [[1], [2, [3]]], (), (1, (2, [3])), {1: [2], "a": (3,)}],
)
def test_what_is_packed_is_unpacked_the_same(value: Any) -> None:
    packed = json.loads(json.dumps(save.pack(value)))
    again = save.unpack(packed, {})
    assert again == value
    assert type(again) is type(value)


def test_a_part_is_built_again_from_its_fields() -> None:
    packed = save.pack([Coin(1, (2, 3))])
    assert packed == [{"Coin": {"owners": {"tuple": [2, 3]}, "side": 1}}]
    (coin,) = save.unpack(packed, {"Coin": Coin})
    assert (coin.side, coin.owners) == (1, (2, 3))


def test_a_state_may_not_hold_just_anything() -> None:
    with pytest.raises(TypeError, match="may not hold a set"):
        save.pack([{1, 2}])


def saved(**changes: Any) -> bytes:
    data = msgspec.json.decode(intrigue.game("trickery").new(3, 1).save())
    for key, value in changes.items():
        if key in data:
            data[key] = value
        else:
            data["state"][key] = value
    return msgspec.json.encode(data)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "not a saved game"),
        (b"\xff\xfe", "not a saved game"),
        (b"[]", "not a game saved"),
        (b"{}", "not a game saved"),
        (b'{"intrigue": 1}', "not a game saved"),
        (saved(intrigue=99), "not a game saved"),
        (saved(game="chess"), "saved game of 'chess'"),
        (saved(rules=99), "version 99 of the rules"),
        (saved(seats=17), "3 to 6 players"),
        (saved(options={"luck": 1}), "no option 'luck'"),
        (saved(state={}), "lacks some"),
        (saved(nonsense=1), "lacks some"),
        (saved(coins=[9, 2, 3]), "do not add up"),
        (saved(coins="many"), "damaged"),
        (saved(coins=None), "damaged"),
        (saved(stack=[{"Unknown": {}}]), "damaged"),
        (saved(stack=[{"Turn": {"seat": 1, "more": 2}}]), "damaged"),
        (saved(rng={"two": 1, "keys": 2}), "damaged"),
    ],
)
def test_a_damaged_save_gets_a_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        intrigue.game("trickery").load(data)


def test_the_order_of_fields_does_not_depend_on_the_build() -> None:
    state = intrigue.game("trickery").new(3, 1)
    names = list(msgspec.json.decode(state.save())["state"])
    assert names == sorted(names)
    assert "events" not in names


@pytest.mark.parametrize("name", intrigue.games())
def test_no_two_parts_of_a_game_have_the_same_name(name: str) -> None:
    """A saved state names its parts: another of the same name would be built in the place of one of them."""
    parts: dict[str, set[type[Part]]] = {}
    for module in intrigue.game(name).parts:
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Part):
                parts.setdefault(kind.__name__, set()).add(kind)
    assert len(parts) > 3
    assert [called for called, kinds in parts.items() if len(kinds) > 1] == []
