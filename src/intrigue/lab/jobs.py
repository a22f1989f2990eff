"""Work in several processes, with results in order: the outcome never depends on how many there are."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
    """Do the tasks, several at a time, and hand out the results in the order of the tasks.

    Ctrl-C reaches the caller between two results, so that it can keep what it has.
    """
    if jobs <= 1 or len(tasks) == 1:
        for task in tasks:
            yield work(task)
        return
    with multiprocessing.get_context().Pool(min(jobs, len(tasks)), initializer=_leave_interrupts_to_parent) as pool:
        yield from pool.imap(work, tasks)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def pieces(count: int, size: int, first: int = 0) -> list[range]:
    """The numbers from the first up to count, in pieces of a size."""
    return [range(start, min(start + size, count)) for start in range(first, count, size)]
