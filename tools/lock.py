"""`make lock`: writes `deploy/requirements.txt`, the libraries of a deployment with their exact versions and digests.

uv works it out for all systems and Pythons at once, from pyproject.toml with the drivers of PostgreSQL and Redis. No
file says where packages come from: that is for each machine to know.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from house import BIN, KEPT, Trouble, run, told

LOCK = Path("deploy/requirements.txt")
TOOLS = KEPT / "tools"  # an environment for programs that only these tools need
HEAD = (
    "# The libraries of a deployment, exactly: `make lock` writes this file. Install them with\n"
    "#   pip install --require-hashes -r deploy/requirements.txt\n"
)
ADDRESS = re.compile(r"\w+://|--(index-url|extra-index-url|find-links|trusted-host)")


def tool(name: str) -> str:
    """A program from the registry of Python packages, in an environment of its own."""
    program = TOOLS / BIN.name / name
    if not program.exists():
        if not (TOOLS / BIN.name).exists():
            run("tools", [sys.executable, "-m", "venv", str(TOOLS)], "No environment for tools could be made.")
        pip = [str(TOOLS / BIN.name / "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check", name]
        run(f"pip-{name}", pip, f"{name} could not be fetched. Is there a network? Then try again.")
    return str(program)


def main() -> None:
    extras = ["--extra", "postgres", "--extra", "messages"]
    flags = [*extras, "--universal", "--python-version", "3.11", "--generate-hashes"]
    quiet = ["--no-header", "--no-emit-index-url", "--no-emit-find-links", "--quiet"]
    old = ["--upgrade"] if sys.argv[1:] == ["upgrade"] else ["-c", str(LOCK)] if LOCK.exists() else []
    command = [tool("uv"), "pip", "compile", "pyproject.toml", *flags, *quiet, *old]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise Trouble(f"The libraries could not be worked out:\n{done.stderr[-2000:]}")
    if ADDRESS.search(done.stdout):
        raise Trouble("The list names a place where packages come from; nothing is written.")
    LOCK.write_text(HEAD + done.stdout)
    print(f"{LOCK}: {len(re.findall(r'^[a-z]', done.stdout, re.MULTILINE))} libraries")


if __name__ == "__main__":
    told(main)
