"""Builds the page in the browser where its sources have changed; `page.py packages` only fetches what that takes."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys

from house import PAGE, WEB, Trouble, content, files_in, is_done, run, told

OLDEST = 20
NO_NODE = (
    f"The page in the browser is built with Node {OLDEST} or newer, and {{}}. Install it (Debian: sudo apt-get install "
    "nodejs npm) and try again. Without it you can play in the terminal: make terminal"
)
NOT_FETCHED = "The packages that the page is built with could not be fetched. Is there a network? Then try again."
MODULES = WEB / "node_modules"


def packages_state() -> str:
    return content([WEB / "package.json", WEB / "package-lock.json"])


def page_state() -> str:
    return content(files_in(WEB, "node_modules", "tests"))


def packages_are_there() -> bool:
    return is_done(MODULES / ".made", packages_state())


def is_built() -> bool:
    return (PAGE / "index.html").is_file() and is_done(PAGE / ".made", page_state())


def ensure_packages() -> None:
    if packages_are_there():
        return
    node = version_of_node()
    if node < OLDEST:
        raise Trouble(NO_NODE.format(f"this is Node {node}" if node else "it is not here"))
    # `ci` insists on packages for platforms that are not this one
    flags = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    run("npm", [npm(), "install", *flags], NOT_FETCHED, WEB)
    (MODULES / ".made").write_text(packages_state())


def ensure() -> None:
    if is_built():
        return
    ensure_packages()
    (PAGE / ".made").unlink(missing_ok=True)
    run("page", [npm(), "run", "--silent", "build"], "The page could not be built.", WEB)
    (PAGE / ".made").write_text(page_state())


def npm() -> str:
    return shutil.which("npm") or "npm"


def version_of_node() -> int:
    """The number before the first dot; 0 where there is no Node, or none with npm."""
    if shutil.which("npm") is None:
        return 0
    try:
        said = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    except OSError:
        return 0
    found = re.match(r"v(\d+)", said)
    return int(found[1]) if found else 0


def main() -> None:
    if sys.argv[1:] == ["packages"]:
        if not packages_are_there():
            print("Fetching what the page is built with ...", flush=True)
        ensure_packages()
    else:
        if not is_built():
            print("Building the page ...", flush=True)
        ensure()


if __name__ == "__main__":
    told(main)
