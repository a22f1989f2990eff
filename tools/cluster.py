"""`make cluster`: PostgreSQL, Redis, three servers, two thinkers and a balancer on this machine, from nothing.

All of it lies under `.build/cluster`, the games too, which are there again next time. Ctrl-C ends all of it.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import FrameType

import engine
import packages
import page
from house import KEPT, PYTHON, ROOT, SOURCE, Trouble, told

FOLDER = KEPT / "cluster"
LOOK = 0.5  # seconds between two looks whether all of it still runs


def leave(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def set_up() -> None:
    """What is missing; and then once more in the environment that has it."""
    if subprocess.run(["tools/system-packages", "cluster"]).returncode:
        raise Trouble("Without these, there is no cluster here. One server needs none of it: make play.")
    packages.ensure("cluster")
    page.ensure()
    source = engine.tree() if engine.is_made() else SOURCE.parent
    environment = {**os.environ, "PYTHONPATH": str(source.resolve())}
    os.execve(PYTHON, [str(PYTHON), __file__, "--run", *sys.argv[1:]], environment)


def run(port: int) -> None:
    sys.path.insert(0, str(ROOT))
    from benchmarks.local_cluster import Cluster
    from intrigue.core import BadInput

    folder = FOLDER.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Trouble("A cluster runs from here already; Ctrl-C where it was started ends it.") from None
        try:
            with Cluster(folder, port) as cluster:
                for process in cluster.start():
                    where = f"port {process.port}" if process.port else ""
                    print(f"  {process.name:10} {where:11} process {process.pid:<8} {shown(process.log)}", flush=True)
                print(f"\nThe cluster is served at {cluster.address} (Ctrl-C ends all of it)")
                print("End one of the servers to see the others go on: kill -9 its process.", flush=True)
                gone: set[str] = set()
                while True:
                    time.sleep(LOOK)
                    for process in cluster.processes:
                        if not process.is_running and process.name not in gone:
                            gone.add(process.name)
                            print(f"  {process.name} has ended; its log is {shown(process.log)}", flush=True)
        except BadInput as bad:
            raise Trouble(str(bad)) from None
        except KeyboardInterrupt:
            print("\nThe cluster has ended. Its games are kept; rm -r .build/cluster forgets them.")


def shown(path: Path) -> str:
    return os.path.relpath(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=8000, help="where the balancer is")
    parser.add_argument("--run", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if not given.run:
        set_up()
    for which in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(which, leave)
    run(given.port)


if __name__ == "__main__":
    told(main)
