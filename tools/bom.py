"""What is in a release: a bill of materials in the form of CycloneDX, from the locks alone, so that the same sources
give the same bill to the last byte.

In it are the libraries of a deployment with their digests, what the page ships of others, and what it is built with,
which is marked as not being in it.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import uuid
from pathlib import Path
from typing import Any
from urllib.parse import quote

from house import SOURCE, Trouble, told

LOCK, PAGE_LOCK = Path("deploy/requirements.txt"), Path("web/package-lock.json")
SHIPPED = ("@fluent/", "@fontsource/", "svelte")  # of what the page is built with, this is in the page
HASHES = {"sha512": "SHA-512", "sha256": "SHA-256", "sha1": "SHA-1"}


def libraries() -> list[dict[str, Any]]:
    """The libraries of a deployment."""
    found = []
    for text in re.split(r"\n(?=[a-z0-9])", LOCK.read_text()):
        named = re.match(r"([a-z0-9._-]+)==([^ ;\\]+)", text)
        if named is None:
            continue
        name, version = named.groups()
        digests = [{"alg": "SHA-256", "content": mark} for mark in re.findall(r"--hash=sha256:([0-9a-f]{64})", text)]
        purl = f"pkg:pypi/{name}@{version}"
        found.append(component(name, version, purl, "required") | {"hashes": digests})
    return found


def of_the_page() -> list[dict[str, Any]]:
    found = []
    for place, package in json.loads(PAGE_LOCK.read_text())["packages"].items():
        if not place:
            continue
        name = place.rpartition("node_modules/")[2]
        shipped = name == "svelte" or name.startswith(SHIPPED[:2])
        purl = f"pkg:npm/{quote(name, safe='/')}@{package['version']}"
        made = component(name, package["version"], purl, "required" if shipped else "excluded")
        if package.get("license"):
            made["licenses"] = [{"expression": package["license"]}]
        kind, _, mark = package.get("integrity", "").partition("-")
        if kind in HASHES:
            made["hashes"] = [{"alg": HASHES[kind], "content": base64.b64decode(mark).hex()}]
        found.append(made)
    return list({made["bom-ref"]: made for made in found}.values())


def component(name: str, version: str, purl: str, scope: str) -> dict[str, Any]:
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl, "scope": scope}


def bill(version: str) -> dict[str, Any]:
    parts = sorted([*libraries(), *of_the_page()], key=lambda part: str(part["bom-ref"]))
    own = {"type": "application", "bom-ref": f"pkg:pypi/intrigue@{version}", "name": "intrigue", "version": version}
    own |= {"purl": own["bom-ref"], "licenses": [{"license": {"id": "MIT"}}]}  # type: ignore[dict-item]
    content = json.dumps(parts, sort_keys=True)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, f'intrigue {version} {content}')}",
        "version": 1,
        "metadata": {"component": own},
        "components": parts,
        "dependencies": [
            {"ref": own["bom-ref"], "dependsOn": [part["bom-ref"] for part in parts if part["scope"] == "required"]}
        ],
    }


def version() -> str:
    found = re.search(r'VERSION\b.*= "([^"]+)"', (SOURCE / "_version.py").read_text())
    if found is None:
        raise Trouble("_version.py says no version.")
    return found[1]


def write(folder: Path) -> Path:
    file = folder / f"intrigue-{version()}.cdx.json"
    file.write_text(json.dumps(bill(version()), indent=2) + "\n")
    return file


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) == 2 else Path()
    file = write(folder)
    print(f"{file}: {len(json.loads(file.read_text())['components'])} components")


if __name__ == "__main__":
    told(main)
