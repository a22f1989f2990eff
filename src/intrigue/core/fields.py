"""How the fields of a state are listed, in the `fields.py` of every game. `tools/fields.py` makes the class from it.

A copy of a state has lists of its own, and copies of the lists in them. Numbers, texts and tuples of such never change,
so it has the same ones. Of everything else the list says how it is copied.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeVar

T = TypeVar("T")

Shared = Annotated[T, "a copy has the same one: it never changes, though another may take its place"]
Cloned = Annotated[T, "a copy has what its `clone` gives"]

seats: Final = 0  # in first values: the number of seats
