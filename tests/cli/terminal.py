"""A real terminal for tests: the command runs in it as it runs before a person."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from tests.patience import PATIENCE, eventually

ROWS, COLUMNS = 24, 80


class Terminal:
    def __init__(self, data: Path, *args: str, **env: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "intrigue", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**kept, "TERM": "xterm-256color", "INTRIGUE_DATA": str(data), **env},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C reaches it
        )
        os.close(slave)
        self.text = ""  # all that was shown

    def until(self, *words: str) -> str:
        """Read on until one of these appears; returns what was new, up to and with it."""
        new, end = "", time.monotonic() + PATIENCE
        while not new.endswith(words):
            ready, _, _ = select.select([self.master], [], [], max(end - time.monotonic(), 0))
            try:
                piece = os.read(self.master, 1) if ready else b""
            except OSError:  # the other side is gone
                piece = b""
            if not piece:
                raise AssertionError(f"none of {words} appeared; there was: {new!r}")
            while True:  # a character may be several bytes
                try:
                    letter = piece.decode()
                    break
                except UnicodeDecodeError:
                    piece += os.read(self.master, 1)
            new += letter
        self.text += new
        return new

    def until_it_reads(self) -> None:
        """Wait until it sleeps: between the prompt and the reading Python does not notice a signal, and nobody types
        that fast."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        eventually(lambda: stat.read_text().rsplit(")", 1)[1].split()[0] == "S")

    def type(self, text: str, enter: bool = True) -> None:
        os.write(self.master, text.encode() + (b"\n" if enter else b""))

    def close(self) -> int:
        code = self.process.wait(PATIENCE)
        os.close(self.master)
        return code
