"""Names of 0.1 still work, and warn."""

from __future__ import annotations

import importlib
import sys

import pytest

import intrigue
from intrigue import _renamed, core, table


@pytest.mark.parametrize(("old", "new"), _renamed.MODULES.items())
def test_a_module_is_found_by_its_old_name(old: str, new: str) -> None:
    sys.modules.pop(f"intrigue.{old}", None)
    with pytest.warns(DeprecationWarning, match=f"intrigue.{old} is called intrigue.{new} now"):
        found = importlib.import_module(f"intrigue.{old}")
    assert found is importlib.import_module(f"intrigue.{new}")
    assert found.__spec__ is not None
    assert found.__spec__.name == f"intrigue.{new}"


def test_a_module_that_never_was_is_not_found() -> None:
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        importlib.import_module("intrigue.core.nowhere")


@pytest.mark.parametrize(
    ("module", "old", "new"), [(core, "Unsaid", "UserError"), (core, "wrapped", "wrap"), (table, "Home", "LocalTable")]
)
def test_a_name_of_a_package_is_found_by_its_old_name(module: object, old: str, new: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"{old} is called {new} now"):
        assert getattr(module, old) is getattr(module, new)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        getattr(module, "nothing")  # noqa: B009 (mypy knows that it is not there)


def test_methods_of_states_answer_to_their_old_names() -> None:
    state = intrigue.game("trickery").new(seats=3, seed=7)
    for old, new, given in (("asked", "asked_seats", 0), ("noticed", "visible_moves", 0), ("seen", "events_for", None)):
        with pytest.warns(DeprecationWarning, match=f"State.{old} is called State.{new} now"):
            assert getattr(state, old)(given) == getattr(state, new)(given)
    with pytest.warns(DeprecationWarning, match="State.undo_barrier"):
        assert state.mark() == state.undo_barrier()
    twin = state.clone()
    state.apply(0, state.legal(0)[0])
    with pytest.warns(DeprecationWarning, match="State.apply_unchecked"):
        twin.do(0, twin.legal(0)[0])
    assert twin.save() == state.save()
