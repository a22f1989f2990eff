"""What holds for all tests, however they are run."""

from __future__ import annotations

import signal
import threading

import pytest

# Run in the background, tests may have been told to ignore Ctrl-C, and so would every command that they start and then
# interrupt.
if threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests in several processes are told how wide the window of the first one is; what they print goes nowhere."""
    monkeypatch.delenv("COLUMNS", raising=False)
