"""A PostgreSQL cluster of our own, for as long as the tests run, from the binaries of Debian's package."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from tests.patience import PATIENCE
from tests.server.serving import free_port

STARTS = 5  # tries, each with another port
MISSING = "PostgreSQL is not installed, so its tests cannot run. On Debian: apt-get install postgresql"


def binaries() -> Path:
    """Where `initdb` and `pg_ctl` are. Without them the tests are skipped, except in CI, where they must not be."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4].split(".")[0]))
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    if not on_path:
        must_be_there(MISSING)
    return Path(on_path).parent


def must_be_there(missing: str) -> NoReturn:
    """What tests need is missing: they are skipped, except in CI."""
    if os.environ.get("CI", "").lower() in ("1", "true"):
        pytest.fail(missing, pytrace=False)
    pytest.skip(missing)


class Cluster:
    def __init__(self) -> None:
        self._bin = binaries()
        self._folder = Path(tempfile.mkdtemp(prefix="intrigue-postgres-"))
        self._user = pwd.getpwuid(os.getuid()).pw_name
        if os.getuid() == 0:  # PostgreSQL does not run as root
            self._user = "postgres"
            shutil.chown(self._folder, "postgres")
        data = self._folder / "data"
        self._run("initdb", "-D", str(data), "-A", "trust", "-U", "intrigue", "-E", "UTF8", "--locale=C")
        for left in reversed(range(STARTS)):
            self.port = free_port()
            try:
                self._start(data)
                break
            except AssertionError:  # somebody was quicker to take that port
                if not left:
                    raise

    def _start(self, data: Path) -> None:
        options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self._folder}"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(data), "-l", log, "-w", "-t", str(int(PATIENCE)), "-o", options, "start")

    def database(self, name: str) -> str:
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "intrigue", name)
        return f"postgresql://intrigue@127.0.0.1:{self.port}/{name}"

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """Stopped in the middle of whatever it does, as a machine without memory or a network without an end is."""
        first = int((self._folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        all = [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]
        for process in all:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in all:
                os.kill(process, signal.SIGCONT)

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._bin / program), *arguments]
        if os.getuid() == 0:
            command = ["runuser", "-u", self._user, "--", *command]
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, cwd=self._folder)
        assert done.returncode == 0, f"{program}: {done.stderr}"
