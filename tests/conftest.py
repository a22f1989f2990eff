"""What holds for all tests."""

from __future__ import annotations

import signal
import threading

# Run in the background, tests may have been told to ignore Ctrl-C, and so would every command that they start and then
# interrupt.
if threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
