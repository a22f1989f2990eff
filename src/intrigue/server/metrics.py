"""What a host can measure, in the text format of Prometheus.

Nothing here tells of a table, a seat, a visitor or an action: there are sums for the whole server only, and refusals by
the rules of a game are one sum. Still, on a server with one table a sum tells when something was written down, also a
choice that nobody else may know of yet. So this is for hosts and not for players: see `metrics` in the settings.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, get_args

from ..table.journal import Stage

if TYPE_CHECKING:
    from .clock import Clock
    from .limits import ConnectionLimits
    from .tables import Tables

KIND = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
BEAT = 0.25  # seconds between two looks at how late the loop is


class Sum:
    """Counts something, for each value of a label where it has one."""

    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name, self.help, self.label = name, help, label
        self.counts: Counter[str] = Counter()

    def add(self, value: str = "", by: int = 1) -> None:
        self.counts[value] += by

    def lines(self) -> Iterator[str]:
        yield from head(self.name, self.help, "counter")
        for value, count in sorted(self.counts.items()) or ([] if self.label else [("", 0)]):
            yield f"{self.name}{labels(**{self.label: value} if self.label else {})} {count}"


class Times:
    """How long something takes, for each value of a label where it has one."""

    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name, self.help, self.label = name, help, label
        self._found: dict[str, list[int]] = {}
        self._sums: dict[str, float] = {}

    def add(self, seconds: float, value: str = "") -> None:
        found = self._found.get(value)
        if found is None:
            found = self._found[value] = [0] * (len(SECONDS) + 1)
        found[bisect_left(SECONDS, seconds)] += 1
        self._sums[value] = self._sums.get(value, 0.0) + seconds

    def lines(self) -> Iterator[str]:
        yield from head(self.name, self.help, "histogram")
        for value, found in sorted(self._found.items()):
            own = {self.label: value} if self.label else {}
            count = 0
            for limit, number in zip((*map(str, SECONDS), "+Inf"), found, strict=True):
                count += number
                yield f"{self.name}_bucket{labels(**own, le=limit)} {count}"
            yield f"{self.name}_sum{labels(**own)} {self._sums[value]:.6f}"
            yield f"{self.name}_count{labels(**own)} {count}"


def head(name: str, help: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {help}"
    yield f"# TYPE {name} {kind}"


def labels(**given: str) -> str:
    if not given:
        return ""
    quoted = (value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n") for value in given.values())
    return "{" + ",".join(f'{name}="{value}"' for name, value in zip(given, quoted, strict=True)) + "}"


def gauge(name: str, help: str, found: dict[str, float], label: str = "") -> Iterator[str]:
    yield from head(name, help, "gauge")
    for value, number in found.items():
        yield f"{name}{labels(**{label: value} if label else {})} {number:g}"


REFUSED = Sum("intrigue_refused_total", "What was refused, by reason.", "reason")
ANSWERED = Sum("intrigue_requests_total", "Requests answered, by status.", "status")
FORWARDED = Sum("intrigue_forwarded_total", "Requests and connections for tables of other servers, passed on.")
MOVED = Sum("intrigue_moves_total", "Actions written down, by game.", "game")
WAITING: Counter[str] = Counter({"move": 0, "hint": 0, "review": 0})  # for a bot's worker, by kind
QUICK = Sum("intrigue_quick_moves_total", "Moves of bots that got no time to think.")
LATE = Times("intrigue_loop_lag_seconds", "How late the event loop is.")
COMMITTED = Times("intrigue_commit_seconds", "How long commits take.")
WAITED = Times("intrigue_thought_wait_seconds", "How long questions wait for a bot's worker, by kind.", "kind")
THOUGHT = Times("intrigue_thought_seconds", "How long bots think, by kind.", "kind")


def count_refusal(kind: str, rule: str | None = None) -> None:
    """Note a refusal. Which rules of a game somebody has run into is nobody's business."""
    REFUSED.add("rules" if rule is not None else kind)


async def listen() -> None:
    """Measure how late the loop is, for as long as it runs."""
    while True:
        due = time.perf_counter() + BEAT
        await asyncio.sleep(BEAT)
        LATE.add(max(0.0, time.perf_counter() - due))


def page(clock: Clock, tables: Tables, connections: ConnectionLimits) -> str:
    """All of it."""
    stages = Counter(dict.fromkeys(get_args(Stage), 0))
    stages.update(room.live.stage for room in tables.rooms.values())
    lines = [
        *gauge(
            "intrigue_up_seconds",
            "How long the server has been running.",
            {"": clock.now() - clock.awake_since},
        ),
        *gauge("intrigue_tables", "Tables in memory, by stage.", dict(stages), "stage"),
        *gauge("intrigue_members", "Servers that share these tables.", {"": 1 + len(tables.member.others)}),
        *gauge("intrigue_connections", "Live connections and polls.", {"": connections.total()}),
        *gauge("intrigue_thoughts_waiting", "Questions that wait for a bot's worker, by kind.", dict(WAITING), "kind"),
    ]
    for measured in (REFUSED, ANSWERED, FORWARDED, MOVED, QUICK, LATE, COMMITTED, WAITED, THOUGHT):
        lines += measured.lines()
    lines += head("intrigue_entries_total", "Entries of journals written.", "counter")
    lines.append(f"intrigue_entries_total {tables.store.writer.written}")
    return "\n".join(lines) + "\n"
