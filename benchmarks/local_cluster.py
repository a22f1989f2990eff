"""A cluster on this machine, each part a process: PostgreSQL, Redis, servers, workers for bots and a load balancer.

`make cluster` starts one to look at, `make chaos` one to inject faults into.
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

from intrigue.core import BadInput

TIMEOUT = 60.0  # seconds for a process to start, and to end
POLL_INTERVAL = 0.05  # seconds
LOG_TAIL = 800  # characters of a log that are shown when something fails
DEBIAN_PACKAGES = {
    "postgres": "postgresql",
    "initdb": "postgresql",
    "redis-server": "redis-server",
    "nginx": "nginx-light",
}
SYSTEM_PATH = "/usr/sbin:/sbin:/usr/local/sbin"

BALANCER_CONFIG = """\
daemon off;
pid {folder}/balancer.pid;
error_log stderr warn;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    {temporary}
    # A table lives in one server: all requests for it go to the same one, as long as that answers.
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


def find_program(name: str) -> str:
    """The path of a program. Raises BadInput with the package to install."""
    found = shutil.which(name) or shutil.which(name, path=SYSTEM_PATH)
    if found is None and name in ("postgres", "initdb"):
        folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parts[4]))
        found = shutil.which(name, path=os.pathsep.join(map(str, reversed(folders))))
    if found is None:
        raise BadInput(f"{name} is not installed here. On Debian: apt-get install {DEBIAN_PACKAGES[name]}")
    return found


def free_port() -> int:
    """A free port below the range from which the system gives ports to connections."""
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


class Process:
    """A process with a name and a log. It runs in a session of its own, so Ctrl-C does not reach it."""

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
    def is_running(self) -> bool:
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

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + TIMEOUT
        while not self.is_ready():
            if not self.is_running:
                raise BadInput(f"{self.name} has ended. The end of {self.log}:\n{self.log_tail()}")
            if time.monotonic() > deadline:
                raise BadInput(f"{self.name} does not answer. The end of {self.log}:\n{self.log_tail()}")
            time.sleep(POLL_INTERVAL)

    def is_ready(self) -> bool:
        if not self.port:
            return self.is_running
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def log_tail(self) -> str:
        return self.log.read_bytes()[-LOG_TAIL:].decode(errors="replace")

    def send_signal(self, number: int) -> None:
        if self.is_running:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)
        self.wait_for_exit()

    def stop(self, by: int = signal.SIGTERM) -> None:
        """Send a signal, also to a paused process; kill it if it does not exit."""
        self.send_signal(by)
        self.send_signal(signal.SIGCONT)
        if not self.wait_for_exit():
            self.kill()

    def wait_for_exit(self) -> bool:
        """Whether it has exited in time."""
        try:
            if self._process is not None:
                self._process.wait(TIMEOUT)
            return True
        except subprocess.TimeoutExpired:
            return False


class Postgres(Process):
    """PostgreSQL with a data folder of its own. It refuses to run as root; then Debian's user `postgres` runs it."""

    def __init__(self, folder: Path, port: int) -> None:
        root = os.getuid() == 0
        user = "postgres" if root else pwd.getpwuid(os.getuid()).pw_name
        self._data = folder / "postgres"
        if root:
            folder.chmod(folder.stat().st_mode | 0o011)
        self._user: dict[str, Any] = {"user": user, "group": user, "extra_groups": []} if root else {}
        options = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": "", "max_connections": 300}
        flags = [f"-c{name}={value}" for name, value in options.items()]
        super().__init__(
            "postgres", folder, [find_program("postgres"), "-D", str(self._data), *flags], port, **self._user
        )
        self._more["cwd"] = "/"

    @property
    def address(self) -> str:
        return self.address_at(self.port)

    def address_at(self, port: int) -> str:
        return f"postgresql://intrigue@127.0.0.1:{port}/postgres"

    def start(self) -> None:
        if not (self._data / "PG_VERSION").is_file():
            self._data.mkdir(exist_ok=True)
            if self._user:
                shutil.chown(self._data, "postgres")
            command = [
                find_program("initdb"),
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
            done = subprocess.run(command, capture_output=True, text=True, cwd="/", **self._user)
            if done.returncode:
                raise BadInput(f"PostgreSQL cannot be set up in {self._data}: {done.stderr.strip()}")
        super().start()

    def stop(self, by: int = signal.SIGINT) -> None:  # SIGTERM would wait for its connections
        super().stop(by)


def redis(folder: Path, port: int) -> Process:
    """Redis without persistence: it only carries messages."""
    flags = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(folder)]
    return Process("redis", folder, [find_program("redis-server"), *flags], port)


def balancer(folder: Path, port: int, servers: list[int]) -> Process:
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    text = BALANCER_CONFIG.format(
        folder=folder,
        port=port,
        temporary=" ".join(f"{kind}_temp_path {folder}/nginx-{kind};" for kind in kinds),
        servers=" ".join(f"server 127.0.0.1:{one} max_fails=1 fail_timeout=2s;" for one in servers),
    )
    (folder / "balancer.conf").write_text(text)
    command = [find_program("nginx"), "-p", str(folder), "-c", str(folder / "balancer.conf"), "-e", "stderr"]
    return Process("balancer", folder, command, port)


class Server(Process):
    """One `intrigue serve`."""

    def __init__(self, number: int, folder: Path, port: int, **settings: Any) -> None:
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in settings.items()]
        command = [sys.executable, "-m", "intrigue", "serve", "--host=127.0.0.1", f"--port={port}", *flags]
        super().__init__(f"server {number}", folder, command, port)
        self.address = f"http://127.0.0.1:{port}"

    def is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/readyz", timeout=5) as answer:
                return int(answer.status) == 200
        except (OSError, urllib.error.URLError):
            return False


def thinker(number: int, folder: Path, key: Path, address: str) -> Process:
    command = [sys.executable, "-m", "intrigue", "think", address, f"--key-file={key}", "--workers=1"]
    return Process(f"thinker {number}", folder, command)


def new_key(folder: Path) -> Path:
    """The key of the thinkers, created once and readable by its owner only."""
    path = folder / "think.key"
    if not path.is_file():
        with open(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600), "w") as file:
            file.write(secrets.token_hex(32) + "\n")
    return path


class Cluster:
    """All processes. `proxies` are the ports at which each server finds PostgreSQL and Redis, if not the real ones."""

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        servers: int = 3,
        thinkers: int = 2,
        proxies: list[tuple[int, int]] | None = None,
        postgres_port: int = 0,
        redis_port: int = 0,
        **settings: Any,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._closed = False
        self.postgres = Postgres(folder, postgres_port or free_port())
        self.redis = redis(folder, redis_port or free_port())
        key = new_key(folder)
        self.servers: list[Server] = []
        for number in range(servers):
            postgres_at, redis_at = proxies[number] if proxies else (self.postgres.port, self.redis.port)
            self.servers.append(
                Server(
                    number + 1,
                    folder,
                    free_port(),
                    database=self.postgres.address_at(postgres_at),
                    messages=f"redis://127.0.0.1:{redis_at}",
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
    def processes(self) -> list[Process]:
        return [self.postgres, self.redis, *self.servers, *self.thinkers, self.balancer]

    def start(self) -> Iterator[Process]:
        """Start all processes, and yield each when it is ready."""
        for process in (self.postgres, self.redis, self.servers[0]):  # the first server sets the database up
            self._start(process)
            process.wait_until_ready()
            yield process
        rest = [*self.servers[1:], *self.thinkers, self.balancer]
        for process in rest:
            self._start(process)
        for process in rest:
            process.wait_until_ready()
            yield process

    def _start(self, process: Process) -> None:
        if self._closed:
            raise BadInput("The cluster was stopped while it started.")
        process.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Stop all processes, those that depend on others first."""
        self._closed = True
        clients = [self.balancer, *self.thinkers, *self.servers]
        for process in clients:
            process.send_signal(signal.SIGTERM)
            process.send_signal(signal.SIGCONT)
        for process in [*clients, self.redis, self.postgres]:
            with contextlib.suppress(OSError):
                process.stop()
