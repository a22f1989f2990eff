"""The log: for people, or as JSON for programs; with the table and the request that a line is about; and never a flood.

What is the same is written once a minute, and then how often it happened. No cookie, token, secret or message of
anybody is ever in it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime

import msgspec

REQUEST: ContextVar[str] = ContextVar("request", default="")
AT_TABLE: ContextVar[str] = ContextVar("table", default="")
QUIET = 60.0  # seconds
KNOWN = 1_000  # different messages that are remembered
NOISY = ("uvicorn", "websockets", "alembic", "sqlalchemy")  # they would write addresses and cookies
Kind = tuple[str, str, type[BaseException] | None]  # who says it, the text without what differs, and the fault
PLAIN = "%(asctime)s %(levelname)s %(message)s"


class LogLine(msgspec.Struct, omit_defaults=True):
    """A line of the log as JSON."""

    at: str
    level: str
    message: str
    table: str = ""
    request: str = ""
    method: str = ""
    address: str = ""
    status: int = 0
    ms: float = 0.0
    fault: str = ""


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = LogLine(
            datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            record.levelname,
            record.getMessage(),
            table=getattr(record, "table", "") or AT_TABLE.get(),
            request=REQUEST.get(),
            fault=self.formatException(record.exc_info) if record.exc_info else "",
        )
        for name in ("method", "address", "status", "ms"):
            setattr(line, name, getattr(record, name, getattr(line, name)))
        return msgspec.json.encode(line).decode()


class Repeats(logging.Filter):
    """Lets a warning through once a minute; then it says how often it came in between."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._since: dict[Kind, float] = {}  # when it was last written
        self._held: dict[Kind, tuple[int, int, str]] = {}  # how often it came since then, its level, and how it begins

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING or getattr(record, "again", False):
            return True
        self.tell()
        fault = record.exc_info[0] if record.exc_info else None
        kind, now = (record.name, str(record.msg), fault), self._clock()
        if kind not in self._since:
            if len(self._since) >= KNOWN:
                self._since.clear()
            self._since[kind] = now
            return True
        count = self._held[kind][0] if kind in self._held else 0
        self._held[kind] = count + 1, record.levelno, (record.getMessage().splitlines() or [""])[0]
        return False

    def tell(self) -> None:
        """Say what has been held back for long enough; to be called now and then."""
        now = self._clock()
        for kind, since in list(self._since.items()):
            if now - since < QUIET:
                continue
            if kind not in self._held:
                del self._since[kind]
                continue
            self._since[kind] = now
            count, level, text = self._held.pop(kind)
            times = "once more" if count == 1 else f"{count} more times"
            told = logging.getLogger(kind[0])
            told.log(level, "%s (this happened %s within a minute)", text, times, extra={"again": True})


def begin(as_json: bool) -> Repeats:
    """Set the log up."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if as_json else logging.Formatter(PLAIN))
    repeats = Repeats()
    handler.addFilter(repeats)
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for noisy in NOISY:
        logging.getLogger(noisy).setLevel(logging.WARNING)
    return repeats
