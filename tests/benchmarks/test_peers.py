"""Our games beside others': every table plays, and what is missing is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import intrigue
from benchmarks import peers
from benchmarks.peers import PEERS, TENSOR, Measurement, Peer, measure, medians


@pytest.mark.parametrize("peer", PEERS, ids=[peer.name for peer in PEERS])
def test_every_table_of_a_framework_plays(peer: Peer) -> None:
    if peer.version() is None:
        pytest.skip(peer.how_to_install())
    for table in peer.tables():
        measured = measure(peer, table, 0.001)
        assert measured.decisions > 0, table.name
        assert measured.games > 0
        assert measured.clone is None or measured.clone > 0


def test_a_framework_that_is_not_here_is_named_with_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = Peer("Nowhere", ("no-such-package",), lambda: iter(()))
    monkeypatch.setattr(peers, "PEERS", (PEERS[0], nowhere))
    done = CliRunner().invoke(peers.peers, ["--seconds", "0.01", "--rounds", "1"], catch_exceptions=False)
    assert done.exit_code == 0
    assert "Nowhere is not here; to measure it too: pip install no-such-package" in done.output
    rows = [line for line in done.output.splitlines() if line.startswith("│")]
    assert len(rows) == 5  # each whole, on a line of its own
    assert "\u2026" not in done.output


def test_rounds_are_summed_up_by_their_medians() -> None:
    rows = [Measurement("P", "1", "g", speed, speed / 10, clone) for speed, clone in ((10, None), (30, 2.0), (20, 4.0))]
    assert medians(rows) == Measurement("P", "1", "g", 20, 2, 3.0)


class Coin:
    """A game of one throw, in OpenSpiel's words: heads three times out of four, then it is over."""

    def __init__(self, thrown: list[int]) -> None:
        self._thrown, self._over = thrown, False

    def is_terminal(self) -> bool:
        return self._over

    def is_chance_node(self) -> bool:
        return True

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(1, 0.75), (0, 0.25)]

    def apply_action(self, action: int) -> None:
        self._over = True
        self._thrown.append(action)


def test_chance_falls_as_openspiel_says() -> None:
    thrown: list[int] = []

    class Game:
        def new_initial_state(self) -> Coin:
            return Coin(thrown)

    table = peers.spiel_table(Game(), "coin")
    for _ in range(2_000):
        table.play()
    assert 1_400 < sum(thrown) < 1_600


def test_observations_are_measured_beside_tensors(tmp_path: Path) -> None:
    pytest.importorskip("pyspiel")
    file = tmp_path / "found.json"
    arguments = ["--observations", "--seconds", "0.01", "--rounds", "1", "--json", str(file)]
    assert CliRunner().invoke(peers.peers, arguments, catch_exceptions=False).exit_code == 0
    doors = json.loads(file.read_text())["doors"]
    assert {door["game"].rpartition(" (")[0] for door in doors if door["door"] != TENSOR} == {
        intrigue.game(name).title for name in intrigue.games()
    }
    assert all(door["decisions"] > 0 for door in doors)
    assert sum(door["door"] == TENSOR for door in doors) == len(peers.OPEN_SPIEL)
