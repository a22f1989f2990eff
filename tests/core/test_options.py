from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from intrigue import BadInput
from intrigue.core import Options
from intrigue.core.options import choose, declared_options, parse


class Example(Options, frozen=True):
    colour: Annotated[Literal["red", "blue"], msgspec.Meta(description="The colour.")] = "red"
    heroes: Annotated[bool, msgspec.Meta(description="With heroes.")] = False
    turns: Annotated[int, msgspec.Meta(ge=1, le=9, description="How many.")] = 5
    start: Literal["random"] | Annotated[int, msgspec.Meta(ge=1, le=6)] = "random"
    motto: Annotated[str, msgspec.Meta(description="What is written over the door.")] = ""

    def fault(self, seats: int) -> str | None:
        return "Too many turns for so few." if self.turns > seats else None


def test_options_are_offered_with_their_explanations() -> None:
    colour, heroes, turns, start, motto = declared_options(Example)
    assert (colour.name, colour.help, colour.default, colour.choices) == (
        "colour",
        "The colour.",
        "red",
        ("blue", "red"),
    )
    assert heroes.choices == (True, False)
    assert (turns.values, turns.choices) == ("a number from 1 to 9", ())
    assert start.values == "random or a number from 1 to 6"
    assert (motto.values, motto.choices) == ("a text", ())


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"color": "red"}, "no option 'color'"),
        ({"colour": "green"}, "'colour' cannot be 'green'; it takes blue or red"),
        ({"heroes": 1}, "'heroes' cannot be 1"),
        ({"turns": 10}, "'turns' cannot be 10; it takes a number from 1 to 9"),
        ({"turns": 9}, "Too many turns"),
        ({"start": 7}, "'start' cannot be 7"),
        ({"start": None}, "'start' cannot be None"),
    ],
)
def test_a_wrong_option_gets_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        choose(Example, given, 6)


def test_what_is_left_out_keeps_its_default() -> None:
    chosen = choose(Example, {"heroes": True}, 6)
    assert chosen == Example("red", True, 5, "random")


def test_options_are_read_as_typed() -> None:
    assert parse(Example, " colour=blue, turns=3 ,heroes=True,") == {"colour": "blue", "turns": 3, "heroes": True}
    assert parse(Example, "turns=--5,start=\u00b2") == {"turns": "--5", "start": "\u00b2"}
    with pytest.raises(BadInput, match="name=value"):
        parse(Example, "heroes")
