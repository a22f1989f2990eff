"""What holds for all tests, however they are run."""

from __future__ import annotations

import os
import signal
import threading

import pytest
from tests import nonsense

# Run in the background, tests may have been told to ignore Ctrl-C, and so would every command that they start and then
# interrupt.
if threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

WHOLE = 3000  # so many tests are about all of them
os.environ["LC_ALL"] = "C.UTF-8"  # whoever's machine it is: the command line speaks English unless it is told otherwise


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that look at words are few."""
    marked = sum(1 for item in items if item.get_closest_marker("words") is not None)
    if len(items) > WHOLE and marked > len(items) / 20:
        raise pytest.UsageError(f"{marked} of {len(items)} tests look at words, more than one in twenty.")


@pytest.fixture(autouse=True)
def nobody_reads(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing depends on words: tests run on catalogues of nonsense unless they look at words."""
    if request.node.get_closest_marker("words") is None:
        monkeypatch.setattr("intrigue.words.speaker.catalogue", nonsense.catalogue)


@pytest.fixture(autouse=True)
def no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests in several processes are told how wide the window of the first one is; what they print goes nowhere."""
    monkeypatch.delenv("COLUMNS", raising=False)
