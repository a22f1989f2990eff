"""The luck of a server's tables is that of the test for which it serves: a test that passed does not fail another day
because somebody was dealt other cards. INTRIGUE_FATE=anything is another luck for all tests.

As a program it is `intrigue`, with that luck:

    fate.py FILE ARGUMENTS   FILE has the name of the test that runs; the rest is what `intrigue` is told
"""

from __future__ import annotations

import hashlib
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

from intrigue.cli import main
from intrigue.server import create_table


class Fate:
    """What is asked of `secrets` where tables come about, told by the test and by how often it was asked in it."""

    def __init__(self, running: Callable[[], str]) -> None:
        self.running = running  # the name of the test
        self.test = ""
        self.asked = 0

    def luck(self) -> random.Random:
        test = self.running()
        self.asked = self.asked + 1 if test == self.test else 1
        self.test = test
        told = f"{os.environ.get('INTRIGUE_FATE', '')} {test} {self.asked}"
        return random.Random(hashlib.sha256(told.encode()).digest())

    def token_bytes(self, many: int) -> bytes:
        return self.luck().randbytes(many)

    def randbits(self, many: int) -> int:
        return self.luck().getrandbits(many)

    def choice(self, seats: list[int]) -> int:
        return self.luck().choice(seats)


if __name__ == "__main__":
    vars(create_table)["secrets"] = Fate(Path(sys.argv.pop(1)).read_text)
    main()
