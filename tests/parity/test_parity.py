"""Law 8: compiled and plain builds give the same bytes. Run by `make test-compiled`, where both are at hand."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import intrigue
from intrigue.games.trickery import phrases
from intrigue.lab.parity import digest

ASK = (
    "import sys, intrigue; from intrigue.lab.parity import digest; print(intrigue.COMPILED, digest(sys.argv[1], 6000))"
)


def ask(name: str, plain: bool) -> list[str]:
    environment = {**os.environ, "INTRIGUE_PLAIN": "1" if plain else "0"}
    done = subprocess.run(
        [sys.executable, "-c", ASK, name], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


@pytest.mark.parametrize("name", intrigue.games())
def test_both_builds_give_the_same_bytes(name: str) -> None:
    compiled, plain = ask(name, plain=False), ask(name, plain=True)
    assert plain[0] == "False"
    assert compiled[0] == str(intrigue.COMPILED)
    assert compiled[1] == plain[1]


def test_a_difference_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest("trickery", 100)
    assert digest("trickery", 100) == before
    monkeypatch.setattr(
        phrases.TrickeryWords, "shared_cache_key", lambda *_: None
    )  # or what was said before is said again
    monkeypatch.setattr(phrases.TrickeryWords, "label", lambda *_: "another word in a view")
    assert digest("trickery", 100) != before
