"""`intrigue serve`, as people run it; and the files of the page."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import PATIENCE, eventually
from tests.server.serving import AtOnce, Process, Serving

from intrigue.cli import serve
from intrigue.client import Client
from intrigue.core import BadInput
from intrigue.server.settings import Settings
from intrigue.server.static import Page


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "intrigue", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, **environment})


def test_it_says_where_it_serves_and_ends_cleanly(database: Path) -> None:
    server = Process(str(database))
    assert server.said == f"Intrigue is served at http://localhost:{server.port} (Ctrl-C ends it)\n"
    client = Client(server.address)
    table = client.create("trickery", 3, bots={0: "random", 1: "random", 2: "random"})
    with client.live(table.id):
        server.process.send_signal(signal.SIGINT)
        rest, _ = server.process.communicate(timeout=PATIENCE)
    assert rest.endswith("The server has stopped. All games are kept.\n")
    assert server.process.returncode == 0


def test_it_ends_cleanly_when_it_is_told_to(database: Path) -> None:
    server = Process(str(database))
    server.process.terminate()
    rest, _ = server.process.communicate(timeout=PATIENCE)
    assert rest.endswith("The server has stopped. All games are kept.\n")
    assert "Traceback" not in rest
    assert server.process.returncode == 0


def test_a_port_that_is_taken(database: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run("serve", "--port", str(port), "--database", str(database))
    assert done.returncode == 2
    assert done.stderr.startswith(f"Port {port} is taken")
    assert f"--port {port + 1}" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_port_that_nobody_asked_for_may_be_another(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        wanted = Settings(port=taken.getsockname()[1])
        with pytest.raises(BadInput, match="is taken"):
            serve.find_port(wanted, asked=True)
        found = serve.find_port(wanted, asked=False)
        assert {listener.getsockname()[1] for listener in found} != {wanted.port}
        for listener in found:
            listener.close()


def test_localhost_is_every_address_of_that_name() -> None:
    names = {place[0] for *_, place in socket.getaddrinfo("localhost", 0, type=socket.SOCK_STREAM)}
    listeners = serve.listen("localhost", 0)
    assert {listener.getsockname()[0] for listener in listeners} <= names
    assert len({listener.getsockname()[1] for listener in listeners}) == 1
    for listener in listeners:
        listener.close()


def test_friends_are_told_how_they_get_in() -> None:
    assert "--host 0.0.0.0" in serve.for_friends("localhost", 8000)
    assert re.search(r"get in at http://[\w.:\[\]-]+:8000$", serve.for_friends("0.0.0.0", 8000))
    assert "localhost" not in serve.for_friends("0.0.0.0", 8000)


@pytest.mark.parametrize(
    ("flags", "environment", "why"),
    [
        (["--host", "999.1.1.1"], {}, "There is no address '999.1.1.1'"),
        (["--host", "192.0.2.1"], {}, "Cannot serve at 192.0.2.1"),
        (["--port", "http"], {}, "--port cannot be 'http'; it takes a whole number from 0 to 65535."),
        ([], {"INTRIGUE_PORT": "99999"}, "INTRIGUE_PORT cannot be '99999'; it takes a whole number from 0 to 65535."),
        (
            ["--port", "0", "--database", "/proc/nothing/x.db"],
            {},
            "There is no folder /proc/nothing for the database x.db",
        ),
        (["--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/x"], {}, "The database cannot be used"),
        (["--port", "0", "--database", "postgresql://h:many/x"], {}, "The address of the database cannot be read"),
        (
            ["--port", "0", "--database", "mysql://root:secret@x"],
            {},
            "The database cannot be mysql://; it is a file",
        ),
        (["--port", "0", "--database", "."], {}, ". is a folder; the database needs a file"),
        (["--port", "0", "--database", "sqlite:////proc/nothing/x.db"], {}, "There is no folder /proc/nothing for"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(flags: list[str], environment: dict[str, str], why: str) -> None:
    done = run("serve", *flags, **environment)
    assert done.returncode == 2
    assert why in done.stderr
    assert "Traceback" not in done.stderr
    assert "secret" not in done.stderr


def test_folders_for_a_database_are_not_made(tmp_path: Path) -> None:
    done = run("serve", "--port", "0", "--database", str(tmp_path / "no" / "such" / "x.db"))
    assert done.returncode == 2
    assert done.stderr == f"There is no folder {tmp_path / 'no' / 'such'} for the database x.db.\n"
    assert list(tmp_path.iterdir()) == []


def test_without_a_database_it_takes_the_data_folder(tmp_path: Path) -> None:
    """Which is made, where it is not there."""
    tmp_path /= "new"
    environment = {"INTRIGUE_DATA": str(tmp_path), "INTRIGUE_PORT": "0", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "intrigue", "serve"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}) as process:
        assert process.stdout is not None
        assert "is served at" in process.stdout.readline()
        eventually((tmp_path / "tables.db").exists)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)


# ---------------------------------------------------------------------- the page


def test_the_page_is_served_from_its_folder(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "page"
    with Serving(database, AtOnce(), Page(folder)) as server:
        answer = server.raw("GET", "/")
        assert answer.status == 503
        assert b"make page" in answer.body
        (folder / "assets").mkdir(parents=True)
        script = b"console.log('hello');" * 200
        (folder / "assets" / "main-abc123.js").write_bytes(script)
        (folder / "index.html").write_text("<!doctype html><title>Intrigue</title>")
        for path in ("/", "/table/abcdefgh", "/rules/trickery", "/index.html", "/../../etc/passwd", "/%2e%2e/x"):
            answer = server.raw("GET", path)
            assert answer.status == 200
            assert b"<title>Intrigue</title>" in answer.body
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"].startswith("text/html")
        plain = server.raw("GET", "/assets/main-abc123.js")
        assert plain.body == script
        assert "javascript" in plain.headers["content-type"]
        assert "immutable" in plain.headers["cache-control"]
        packed = server.raw("GET", "/assets/main-abc123.js", accept_encoding="gzip")
        assert packed.headers["content-encoding"] == "gzip"
        assert len(packed.body) < len(script) / 5
        again = server.raw("GET", "/assets/main-abc123.js", if_none_match=plain.headers["etag"])
        assert again.status == 304
        assert server.raw("GET", "/assets/other.js").status == 404
        assert server.raw("HEAD", "/").status == 200
        (folder / "index.html").write_text("<!doctype html><title>Newer</title>")
        os.utime(folder / "index.html", (1, 1))  # whatever the clock of the disk says, it is another one
        assert b"Newer" in server.raw("GET", "/").body
