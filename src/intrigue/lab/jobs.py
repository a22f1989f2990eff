"""Work in several processes, with results in order: the outcome never depends on how many there are."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from .. import COMPILED
from ..core import BadInput
from ..players import processes

Task = TypeVar("Task")
Done = TypeVar("Done")
MOMENT = 0.5  # seconds; not every system hears Ctrl-C while it waits, so no wait is longer


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def at_most(jobs: int, bots: Sequence[str]) -> int:
    """How many processes can do the work of these bots: none but this one, where a bot starts some of its own."""
    return 0 if any(processes(bot) > 1 for bot in bots) else jobs


def in_order(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int, ray: str | None = None) -> Iterator[Done]:
    """Do the tasks, several at a time, and hand out the results in the order of the tasks.

    Ctrl-C reaches the caller at once, and the caller can keep what it has; only while it takes a result in, counting it
    and writing it down, it is not disturbed. Compiled code does not notice it before it
    returns, which may take minutes: that is never done in this process, unless there are 0 jobs. With the address of a
    Ray cluster ("local" starts one here) the work is done there, and the results are the same.
    """
    for result in results_of(work, tasks, jobs, ray):
        with unbroken():
            yield result


@contextmanager
def unbroken() -> Iterator[None]:
    """What is done within is done whole: Ctrl-C is heard when it is over. (Only the main thread hears it at all.)"""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if heard:
            signal.raise_signal(signal.SIGINT)


def results_of(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int, ray: str | None) -> Iterator[Done]:
    if ray is not None:
        yield from on_ray(work, tasks, ray, max(1, jobs))
        return
    if jobs == 0 or not tasks or (not COMPILED and (jobs == 1 or len(tasks) == 1)):
        for task in tasks:
            yield work(task)
        return
    with multiprocessing.get_context().Pool(min(jobs, len(tasks)), initializer=_leave_interrupts_to_parent) as pool:
        results = pool.imap(work, tasks)
        for _ in tasks:
            while True:
                try:
                    result = results.next(MOMENT)
                except multiprocessing.TimeoutError:
                    continue
                yield result
                break


def on_ray(work: Callable[[Task], Done], tasks: Sequence[Task], address: str, jobs: int) -> Iterator[Done]:
    try:
        import ray
    except ImportError:
        raise BadInput('Ray is not here; get it with: pip install "intrigue[ray]"') from None
    reachable(address)
    try:
        if address == "local":
            ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, configure_logging=False)
        else:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadInput(f"There is no Ray cluster at {address}: {error}") from None
    try:
        remote = ray.remote(num_cpus=1)(work_on)
        ahead = 4 * max(jobs, int(ray.cluster_resources().get("CPU", 1)))  # tasks that may be under way
        under_way = [remote.remote(work, task) for task in tasks[:ahead]]
        for position in range(len(tasks)):
            yield ray.get(under_way[position])
            if position + ahead < len(tasks):
                under_way.append(remote.remote(work, tasks[position + ahead]))
    finally:
        ray.shutdown()


def reachable(address: str) -> None:
    """Whether anybody is there: Ray itself would go on asking for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdigit():
        if address in ("local", "auto"):
            return
        raise BadInput(f"'{address}' is not the address of a Ray cluster; say host:port, auto or local.")
    try:
        socket.create_connection((host, int(port)), 5).close()
    except (OSError, OverflowError) as error:
        raise BadInput(f"There is no Ray cluster at {address}: {error}.") from None


def work_on(work: Callable[[Task], Done], task: Task) -> Done:
    return work(task)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def pieces(count: int, size: int, first: int = 0) -> list[range]:
    """The numbers from the first up to count, in pieces of a size."""
    return [range(start, min(start + size, count)) for start in range(first, count, size)]
