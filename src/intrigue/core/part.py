"""The one base class of everything that a state is made of."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A piece of a state: plain data that `save` writes and `load` builds again.

    A part names its fields in `__slots__` and takes exactly those in `__init__`, so that it can be built from what
    was saved. Fields are ints, bools, strings, bytes, None, lists, tuples and other parts.
    """

    __slots__ = ()
