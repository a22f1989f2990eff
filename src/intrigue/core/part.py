"""The one base class of everything that a state is made of."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

_FIELDS: dict[type[Any], tuple[str, ...]] = {}


def fields(kind: type[Any]) -> tuple[str, ...]:
    """The names of a class's fields, sorted: its slots, or those of a dataclass; the compiler keeps them elsewhere."""
    known = _FIELDS.get(kind)
    if known is None:
        names: set[str] = set()
        for base in kind.__mro__:
            own = base.__dict__
            names.update(own.get("__mypyc_attrs__") or own.get("__dataclass_fields__") or own.get("__slots__") or ())
        known = _FIELDS[kind] = tuple(sorted(names - {"__dict__"}))  # generic compiled classes have one; it is empty
    return known


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A piece of a state: plain data that `save` writes and `load` builds again.

    A part names its fields in `__slots__` and takes exactly those in `__init__`, so that it can be built from what
    was saved. Fields are ints, bools, strings, bytes, None, lists, tuples and other parts.
    """

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle` and `copy`, which cannot build compiled classes by themselves."""
        return (build, (type(self), {name: getattr(self, name) for name in fields(type(self))}))


def build(kind: type[Any], given: dict[str, Any]) -> Any:
    """A part from its fields."""
    return kind(**given)
