"""A real server and a real Chromium for every test; nothing is mocked."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.patience import PATIENCE

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
MILLISECONDS = PATIENCE * 1000
expect.set_options(timeout=MILLISECONDS)
DESK = (1280, 800)
PHONE = (390, 844)
FATED = str(Path(__file__).parents[1] / "fate.py")
LYING = (844, 390)  # a phone on its side


class Server:
    """`intrigue serve` as a process of its own, on a database of its own; it can be killed and started again."""

    def __init__(
        self, folder: Path, bot_pause: float = 0, program: Sequence[str] = ("-m", "intrigue"), more: Sequence[str] = ()
    ) -> None:
        self.database = folder / "intrigue.db"
        self.program = program
        self.more = more
        self.bot_pause = bot_pause
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, *self.program, "serve", "--port", str(self.port)]
        command += ["--bot-pause", str(self.bot_pause)]
        command += ["--database", str(self.database)]
        for limit in ("request", "message"):  # wide, unless a test narrows them
            command += [f"--{limit}-rate", "1000", f"--{limit}-burst", "1000"]
        command += self.more
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()  # it says where it serves
        self.port = int(line.partition("http://")[2].split(":")[1].split()[0].rstrip("/"))

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture(scope="session")
def fate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server reads which test it serves."""
    return tmp_path_factory.mktemp("fate") / "test"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, fate: Path) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), program=(FATED, str(fate)))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CHROMIUM, "These tests need Chromium: run tools/system-packages, or install it from your system's packages."
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


Visit = Callable[..., Page]


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, server: Server, fate: Path) -> Iterator[Visit]:
    """Opens a page as a new visitor; anything the page complains about fails the test."""
    fate.write_text(request.node.nodeid, encoding="utf-8")
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", size: tuple[int, int] = DESK, **settings: object) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            base_url=server.address,
            # What is kept for a page without a server is fetched anew by every visitor, and few tests are about that.
            **{"reduced_motion": "reduce", "service_workers": "block", **settings},  # type: ignore[arg-type]
        )
        contexts.append(context)
        # Whoever tests a question with one answer wants to be asked it, and has played before.
        # (A frame without an origin, as the checker of accessibility opens one, keeps nothing and says so.)
        context.add_init_script(
            "if (origin !== 'null') for (const [name, value] of [['single', 'off'], ['notes', 'all']])"
            " localStorage[`intrigue.${name}`] ??= value"
        )
        page = context.new_page()
        page.set_default_timeout(MILLISECONDS)
        page.on("pageerror", lambda error: complaints.append(error.stack or str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
