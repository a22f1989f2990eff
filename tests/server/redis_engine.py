"""A Redis of our own, for as long as a test needs it, from Debian's package."""

from __future__ import annotations

import shutil
import subprocess
import tempfile

import pytest
from tests.server.postgres import must_be_there
from tests.server.serving import free_port

MISSING = "Redis is not installed, so its tests cannot run. On Debian: apt-get install redis-server"


class Redis:
    def __init__(self) -> None:
        pytest.importorskip("redis")
        found = shutil.which("redis-server")
        if found is None:
            must_be_there(MISSING)
        self._program = found
        self._folder = tempfile.mkdtemp(prefix="intrigue-redis-")
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        kept_nowhere = ["--save", "", "--appendonly", "no"]
        command = [self._program, "--port", str(self.port), "--bind", "127.0.0.1", "--dir", self._folder, *kept_nowhere]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)
