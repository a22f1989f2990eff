"""`make play` and `make terminal`: set up what is missing, and play as soon as that can be.

The engine is compiled in the background where it is not compiled yet. Meanwhile everything runs as plain Python; bots
think on the compiled engine as soon as it is there, and the server takes it at its next start.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import engine
import packages
import page
from house import PYTHON, SOURCE, Trouble, run, told

BOTS = "INTRIGUE_BOT_PATH"  # the server's setting: where bots run from, as soon as it is there
NICE = ["nice", "-n", "10"] if os.name == "posix" else []  # whoever plays comes first
MEANWHILE = "compile-meanwhile"
NOT_COMPILED = "The engine could not be compiled; the games go on as plain Python."


def set_up(page_too: bool) -> None:
    """Python packages and the page, both at once."""
    there = {"Python packages": packages.are_there("play"), "the page": not page_too or page.is_built()}
    missing = [what for what, done in there.items() if not done]
    if missing:
        print(f"Setting up {' and '.join(missing)} (once) ...", flush=True)
    with ThreadPoolExecutor() as both:
        steps = [both.submit(packages.ensure, "play")] + [both.submit(page.ensure)] * page_too
        for step in steps:
            step.result()


def compile_engine() -> None:
    """What it needs, then the engine. Whatever goes wrong, people play on."""
    try:
        packages.ensure("compile")
        run("engine", [*NICE, str(PYTHON), "tools/engine.py"], NOT_COMPILED)
    except Trouble as trouble:
        print(trouble, flush=True)
        return
    if any(engine.tree().glob("*__mypyc*")):
        print("The engine is compiled: bots think faster now, and the server does from its next start.", flush=True)
    else:
        print("There is no C compiler here: the games stay plain Python, and work just the same.", flush=True)


@contextlib.contextmanager
def compiling_meanwhile(silent: bool) -> Iterator[None]:
    """Compile in a process of its own, which ends with us; what it has compiled by then is kept."""
    if not silent:
        print("The engine is being compiled meanwhile, which takes a minute or two; you can play already.", flush=True)
    command = [sys.executable, __file__, MEANWHILE]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL if silent else None, start_new_session=True) as work:
        try:
            yield
        finally:
            if work.poll() is None and hasattr(os, "killpg"):
                os.killpg(work.pid, signal.SIGINT)
            elif work.poll() is None:
                work.terminate()


def intrigue(path: Path, *arguments: str, **environment: str) -> int:
    """Run Intrigue to its end. Ctrl-C is for it: it says goodbye by itself."""
    command = [str(PYTHON), "-m", "intrigue", *arguments]
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(path.resolve()), **environment}) as program:
        while True:
            with contextlib.suppress(KeyboardInterrupt):
                return program.wait()


def main() -> None:
    if sys.argv[1:] == [MEANWHILE]:
        with contextlib.suppress(KeyboardInterrupt):  # whoever started this has said goodbye already
            compile_engine()
        return
    command, *arguments = sys.argv[1:]
    set_up(page_too=command == "serve")
    if engine.is_made():
        sys.exit(intrigue(engine.tree(), command, *arguments))
    with compiling_meanwhile(silent=command != "serve"):
        sys.exit(intrigue(SOURCE.parent, command, *arguments, **{BOTS: str(engine.tree().resolve())}))


if __name__ == "__main__":
    told(main)
