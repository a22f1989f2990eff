"""The log: once a minute what is the same, as JSON where that is wanted, and nothing of what is private."""

from __future__ import annotations

import io
import logging
import subprocess
import sys
from collections.abc import Iterator

import msgspec
import pytest

from intrigue.server.logs import AT_TABLE, QUIET, REQUEST, AsJson, LogLine, Repeats


class Desk:
    """A log with a clock that a test pushes on."""

    def __init__(self) -> None:
        self.now = 0.0
        self.written = io.StringIO()
        self.repeats = Repeats(lambda: self.now)
        self.handler = logging.StreamHandler(self.written)
        self.handler.addFilter(self.repeats)
        self.log = logging.getLogger("intrigue.test")
        self.log.addHandler(self.handler)

    @property
    def lines(self) -> list[str]:
        return self.written.getvalue().splitlines()


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk()
    yield desk
    desk.log.removeHandler(desk.handler)


def test_what_is_the_same_is_written_once_a_minute(desk: Desk) -> None:
    for number in range(1000):
        desk.log.error("Table %s could not be written.", number)
    desk.log.warning("Something else.")
    assert desk.lines == ["Table 0 could not be written.", "Something else."]
    desk.now += QUIET
    for _ in range(500):
        desk.log.error("Table %s could not be written.", 7)
    assert desk.lines[2:] == ["Table 999 could not be written. (this happened 999 more times within a minute)"]
    desk.now += QUIET
    desk.repeats.tell()
    assert desk.lines[3:] == ["Table 7 could not be written. (this happened 500 more times within a minute)"]
    desk.now += QUIET
    desk.repeats.tell()
    desk.log.error("Table %s could not be written.", 8)
    assert desk.lines[4:] == ["Table 8 could not be written."], "after a quiet minute it is news again"


def test_a_flood_of_tracebacks_is_one(desk: Desk) -> None:
    for fault in (ValueError, ValueError, KeyError):
        try:
            raise fault("x")
        except Exception:
            desk.log.exception("It went wrong.")
    assert sum(line.startswith("Traceback") for line in desk.lines) == 2, "one for each kind of fault"


def test_what_is_no_warning_is_not_held_back(desk: Desk) -> None:
    desk.log.setLevel(logging.INFO)
    for _ in range(3):
        desk.log.info("A request.")
    assert len(desk.lines) == 3


def test_lines_as_json(desk: Desk) -> None:
    desk.handler.setFormatter(AsJson())
    REQUEST.set("r1")
    AT_TABLE.set("abcdefgh")
    try:
        raise ValueError("a\nb")
    except ValueError:
        desk.log.exception("It went %s.", 'wrong "again"')
    (line,) = desk.lines
    found = msgspec.json.decode(line, type=LogLine)
    assert (found.level, found.message) == ("ERROR", 'It went wrong "again".')
    assert (found.request, found.table) == ("r1", "abcdefgh")
    assert found.fault.endswith("ValueError: a\nb")
    assert found.at.endswith("+00:00")


@pytest.mark.parametrize("as_json", [False, True])
def test_the_log_is_for_people_or_for_programs(as_json: bool) -> None:
    """In a process of its own, since a log is set up once."""
    program = f"import logging; from intrigue.server import logs; logs.begin({as_json}); logging.info('Here.')"
    (line,) = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stderr.splitlines()
    if as_json:
        assert msgspec.json.decode(line, type=LogLine).message == "Here."
    else:
        assert line.endswith(" INFO Here.")
