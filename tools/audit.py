"""`make audit`: asks the public lists of known faults about the libraries of a deployment, and about what the page is
built with. It needs the internet and says so where there is none; it is no part of `make test`, which has to give the
same answer tomorrow.
"""

from __future__ import annotations

import subprocess
import sys

from house import WEB, Trouble, told
from lock import LOCK, tool
from page import npm

AWAY = (  # what the programs say where nobody answers
    "ConnectionError", "Max retries", "Failed to establish", "NewConnectionError", "Name or service not known",
    "Temporary failure", "timed out", "ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ETIMEDOUT", "ECONNRESET",
    "endpoint returned an error", "ENOAUDIT", "NOT_IMPLEMENTED", "SSLError", "ProxyError", "503 Server Error",
    "403 Client Error", "404 Client Error", "ServiceError", "HTTPError", "not found on PyPI", "could not be audited",
)  # fmt: skip


def asked(what: str, command: list[str], folder: str = ".") -> bool | None:
    """Whether nothing is known against it; None when nobody could be asked."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    said = done.stdout + done.stderr
    if done.returncode == 0:
        print(f"{what}: nothing is known against them.")
        return True
    if any(sign in said for sign in AWAY):
        print(f"{what}: nobody could be asked, for there is no internet here or the lists do not answer.")
        return None
    print(f"{what}:\n{said.strip()}")
    return False


def main() -> None:
    found: list[bool | None] = []
    try:
        pip_audit = tool("pip-audit")
    except Trouble as trouble:
        print(trouble)
        found.append(None)
    else:
        flags = ["--require-hashes", "--disable-pip", "--strict", "--progress-spinner", "off"]
        found.append(asked("The libraries of a deployment", [pip_audit, "-r", str(LOCK), *flags]))
    found.append(asked("What the page is built with", [npm(), "audit", "--audit-level=moderate"], str(WEB)))
    if False in found:
        raise Trouble("Something is known against a library: see above. make lock takes newer ones.")
    if None in found:
        sys.exit("Not everything was looked at.")


if __name__ == "__main__":
    told(main)
