"""The parts of a cluster, each a process on this machine: PostgreSQL, Redis, servers, thinkers and a balancer.

`make cluster` starts them for people to look at, `intrigue load --chaos` to hurt them.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

from ..core import BadInput

PATIENCE = 60.0  # seconds for a part to start, and to end
LOOK = 0.05  # seconds between two looks whether it has
LAST = 800  # characters of a log that are shown when something fails
PACKAGES = {"postgres": "postgresql", "initdb": "postgresql", "redis-server": "redis-server", "nginx": "nginx-light"}
PLACES = "/usr/sbin:/sbin:/usr/local/sbin"  # where programs are that are not for everybody

BALANCER = """\
daemon off;
pid {folder}/balancer.pid;
error_log stderr warn;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    {temporary}
    # A table lives in one server: whoever comes to it is sent to the same one, as long as that answers.
    map $uri $intrigue_table {{
        "~^/api/tables/(?<code>[^/]+)" $code;
        default $request_id;
    }}
    map $http_upgrade $intrigue_connection {{
        default upgrade;
        ""      "";
    }}
    upstream intrigue {{
        hash $intrigue_table consistent;
        {servers}
    }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://intrigue;
            proxy_http_version 1.1;
            proxy_set_header Host              $http_host;
            proxy_set_header X-Forwarded-For   $remote_addr;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_set_header Upgrade           $http_upgrade;
            proxy_set_header Connection        $intrigue_connection;
            proxy_buffering off;
            proxy_connect_timeout 1s;
            proxy_read_timeout 75s;
            proxy_next_upstream error timeout;
        }}
    }}
}}
"""


def program(name: str) -> str:
    """Where a program is; BadInput says how to get it."""
    found = shutil.which(name) or shutil.which(name, path=PLACES)
    if found is None and name in ("postgres", "initdb"):
        folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parts[4]))
        found = shutil.which(name, path=os.pathsep.join(map(str, reversed(folders))))
    if found is None:
        raise BadInput(f"{name} is not installed here. On Debian: apt-get install {PACKAGES[name]}")
    return found


def free_port() -> int:
    """A port that stays free while nobody is there: none that the system gives to connections by itself."""
    while not is_free(port := random.randrange(20_000, 32_000)):
        pass
    return port


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


class Program:
    """A process with a name and a log. It does not hear of Ctrl-C: whoever started it ends it."""

    def __init__(self, name: str, folder: Path, command: list[str], port: int = 0, **more: Any) -> None:
        self.name = name
        self.port = port
        self.log = folder / f"{name.replace(' ', '-')}.log"
        self._command = command
        self._more = more
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                **self._more,
            )

    def wait(self) -> None:
        """Until it is there."""
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if not self.runs:
                raise BadInput(f"{self.name} has ended. The end of {self.log}:\n{self.said()}")
            if time.monotonic() > until:
                raise BadInput(f"{self.name} does not answer. The end of {self.log}:\n{self.said()}")
            time.sleep(LOOK)

    def answers(self) -> bool:
        if not self.port:
            return self.runs
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def said(self) -> str:
        return self.log.read_bytes()[-LAST:].decode(errors="replace")

    def send(self, which: int) -> None:
        if self.runs:
            os.kill(self.pid, which)

    def kill(self) -> None:
        self.send(signal.SIGKILL)
        self.ended()

    def stop(self, by: int = signal.SIGTERM) -> None:
        """End it politely, also if it is paused; and else by force."""
        self.send(by)
        self.send(signal.SIGCONT)
        if not self.ended():
            self.kill()

    def ended(self) -> bool:
        try:
            if self._process is not None:
                self._process.wait(PATIENCE)
            return True
        except subprocess.TimeoutExpired:
            return False


class Postgres(Program):
    """PostgreSQL with a folder of its own. It does not run as root, so there it is the user of Debian's package."""

    def __init__(self, folder: Path, port: int) -> None:
        root = os.getuid() == 0
        user = "postgres" if root else pwd.getpwuid(os.getuid()).pw_name
        self._data = folder / "postgres"
        if root:
            folder.chmod(folder.stat().st_mode | 0o011)
        self._own: dict[str, Any] = {"user": user, "group": user, "extra_groups": []} if root else {}
        options = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": "", "max_connections": 300}
        flags = [f"-c{name}={value}" for name, value in options.items()]
        super().__init__("postgres", folder, [program("postgres"), "-D", str(self._data), *flags], port, **self._own)
        self._more["cwd"] = "/"

    @property
    def address(self) -> str:
        return self.through(self.port)

    def through(self, port: int) -> str:
        return f"postgresql://intrigue@127.0.0.1:{port}/postgres"

    def start(self) -> None:
        if not (self._data / "PG_VERSION").is_file():
            self._data.mkdir(exist_ok=True)
            if self._own:
                shutil.chown(self._data, "postgres")
            made = [
                program("initdb"),
                "-D",
                str(self._data),
                "-A",
                "trust",
                "-U",
                "intrigue",
                "-E",
                "UTF8",
                "--locale=C",
                "--no-sync",
            ]
            done = subprocess.run(made, capture_output=True, text=True, cwd="/", **self._own)
            if done.returncode:
                raise BadInput(f"PostgreSQL cannot be set up in {self._data}: {done.stderr.strip()}")
        super().start()

    def stop(self, by: int = signal.SIGINT) -> None:  # which cuts its connections; SIGTERM would wait for them
        super().stop(by)

    def all(self) -> list[int]:
        """The process and those that it has started."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [self.pid, *map(int, children.read_text().split() if children.exists() else ())]


def redis(folder: Path, port: int) -> Program:
    """Nothing is kept on the disk: what is in there are messages."""
    flags = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)]
    return Program("redis", folder, [program("redis-server"), *flags], port)


def balancer(folder: Path, port: int, servers: list[int]) -> Program:
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    text = BALANCER.format(
        folder=folder,
        port=port,
        temporary=" ".join(f"{kind}_temp_path {folder}/nginx-{kind};" for kind in kinds),
        servers=" ".join(f"server 127.0.0.1:{one} max_fails=1 fail_timeout=2s;" for one in servers),
    )
    (folder / "balancer.conf").write_text(text)
    command = [program("nginx"), "-p", str(folder), "-c", str(folder / "balancer.conf"), "-e", "stderr"]
    return Program("balancer", folder, command, port)


class Server(Program):
    """One `intrigue serve`."""

    def __init__(self, number: int, folder: Path, port: int, **settings: Any) -> None:
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in settings.items()]
        command = [sys.executable, "-m", "intrigue", "serve", "--host=127.0.0.1", f"--port={port}", *flags]
        super().__init__(f"server {number}", folder, command, port)
        self.address = f"http://127.0.0.1:{port}"

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/readyz", timeout=5) as answer:
                return int(answer.status) == 200
        except (OSError, urllib.error.URLError):
            return False


def thinker(number: int, folder: Path, key: Path, *addresses: str, workers: int = 1) -> Program:
    command = [sys.executable, "-m", "intrigue", "think", *addresses, f"--key-file={key}", f"--workers={workers}"]
    return Program(f"thinker {number}", folder, command)


def new_key(folder: Path) -> Path:
    """A key for thinkers, made once, for the eyes of its owner."""
    path = folder / "think.key"
    if not path.is_file():
        with open(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600), "w") as file:
            file.write(secrets.token_hex(32) + "\n")
    return path


class Cluster:
    """All of them. `ways` are where each server finds the database and the messages, where that is not straight."""

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        servers: int = 3,
        thinkers: int = 2,
        ways: list[tuple[int, int]] | None = None,
        database: int = 0,
        messages: int = 0,
        **settings: Any,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._over = False
        self.postgres = Postgres(folder, database or free_port())
        self.redis = redis(folder, messages or free_port())
        key = new_key(folder)
        self.servers: list[Server] = []
        for number in range(servers):
            own = ways[number] if ways else (self.postgres.port, self.redis.port)
            self.servers.append(
                Server(
                    number + 1,
                    folder,
                    free_port(),
                    database=self.postgres.through(own[0]),
                    messages=f"redis://127.0.0.1:{own[1]}",
                    think_key_file=key,
                    trusted_proxies="127.0.0.1",
                    **settings,
                )
            )
        if port and not is_free(port):
            raise BadInput(f"Port {port} is taken; choose another one.")
        first = self.servers[0].address
        self.thinkers = [thinker(number + 1, folder, key, first) for number in range(thinkers)]
        self.balancer = balancer(folder, port or free_port(), [one.port for one in self.servers])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.balancer.port}"

    @property
    def parts(self) -> list[Program]:
        return [self.postgres, self.redis, *self.servers, *self.thinkers, self.balancer]

    def start(self) -> Iterator[Program]:
        """One after the other; each is told when it is there."""
        for part in (self.postgres, self.redis, self.servers[0]):  # the first server sets the database up
            self._begin(part)
            part.wait()
            yield part
        rest = [*self.servers[1:], *self.thinkers, self.balancer]
        for part in rest:
            self._begin(part)
        for part in rest:
            part.wait()
            yield part

    def _begin(self, part: Program) -> None:
        if self._over:
            raise BadInput("It was stopped before all of it was there.")
        part.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """In the other order, so that nobody misses anything. Whatever happens, all of it is ended."""
        self._over = True
        asked = [self.balancer, *self.thinkers, *self.servers]
        for part in asked:
            part.send(signal.SIGTERM)
            part.send(signal.SIGCONT)
        for part in [*asked, self.redis, self.postgres]:
            with contextlib.suppress(OSError):
                part.stop()
