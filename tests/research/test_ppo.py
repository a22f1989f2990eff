"""The example that learns: what it draws is legal, whatever the lot, and it goes through the vector door."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Lots:
    """A generator whose every lot is the same."""

    def __init__(self, lot: float) -> None:
        self.lot = np.float32(lot)

    def random(self, shape: tuple[int, int], kind: type) -> np.ndarray:
        return np.full(shape, self.lot, kind)


@pytest.mark.parametrize("lot", [0.0, 1e-9, 0.5, np.nextafter(np.float32(1), np.float32(0))])
def test_what_has_no_chance_is_never_drawn(ppo: ModuleType, lot: float) -> None:
    """A lot of exactly 0 comes once in 16 million draws; an hour of learning draws more often than that."""
    rng = np.random.default_rng(1)
    chances = rng.random((2000, 30), np.float32) * (rng.random((2000, 30)) < 0.3)
    chances[:, 7] += np.float32(0.01)
    chances[:, 0] = chances[:, -1] = 0
    chances /= chances.sum(1, keepdims=True)
    picked = ppo.drawn(chances, Lots(lot))
    assert (chances[np.arange(len(chances)), picked] > 0).all()


def test_it_learns_from_games_through_the_door(ppo: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "GAMES", 16)  # else as it is, which takes plain Python a minute
    monkeypatch.setattr(ppo, "STEPS", 16)
    learning = ppo.train(10.0, 4, 1)
    before = [weights.copy() for weights in next(learning)[2].weights]
    _, decisions, network = next(learning)
    assert decisions == 2 * ppo.STEPS * ppo.GAMES
    assert all(np.isfinite(weights).all() for weights in network.weights)
    assert all((old != new).any() for old, new in zip(before, network.weights, strict=True))
