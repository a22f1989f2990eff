"""A proof of `deploy/` where no container engine is at hand: the steps of the Dockerfile are carried out by hand in a
temporary folder, the server in it is started as the image would start it, and its health check is asked. What needs
root (packages of the system, a user) is left out, and said so. Then the other files are read by the programs that they
are for, as far as those are here: hadolint, nginx, caddy, systemd-analyze.

`image.py` does all of it; `image.py read` only reads.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from house import ROOT, Trouble, told

DEPLOY = ROOT / "deploy"
ROOTLY = ("apt-get", "useradd")  # steps that only root can take
PLACES = ("/src", "/opt/intrigue", "/tmp/wheel", "/data")  # of the image; each has its like in the folder
PATIENCE = 120.0  # seconds until the server answers


def steps(dockerfile: str) -> list[tuple[str, str]]:
    """The instructions of a Dockerfile, with what follows them on one line."""
    text = re.sub(r"^#.*\n", "", dockerfile, flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", " ", text).splitlines()
    found = [line.split(maxsplit=1) for line in lines if line.strip()]
    return [(name, rest) for name, rest in found]


class Stage:
    """One stage of the image: a folder that stands for its root."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = "/"
        self.environment = {"PATH": os.environ["PATH"], "HOME": str(root), **proxies()}

    def at(self, path: str) -> Path:
        whole = path if path.startswith("/") else f"{self.folder}/{path}"
        return self.root / whole.lstrip("/")

    def meant(self, text: str) -> str:
        """A text of the image, with its places in this folder."""
        return re.sub(rf"(?<![\w.])({'|'.join(PLACES)})(?=[/\s:'\"]|$)", rf"{self.root}\1", text)

    def copy(self, rest: str, others: dict[str, Stage]) -> None:
        words = shlex.split(rest)
        source = ROOT
        if words[0].startswith("--from="):
            source = others[words.pop(0).partition("=")[2]].root
        *sources, target = words
        for name in sources:
            found = source / name.lstrip("/")
            place = self.at(target)
            if found.is_dir():
                left_out = shutil.ignore_patterns("__pycache__", "*.egg-info", "node_modules", "page", "tests")
                ignore = left_out if source == ROOT else None
                shutil.copytree(found, place, dirs_exist_ok=True, symlinks=True, ignore=ignore)
                continue
            to = place / found.name if target.endswith("/") or len(sources) > 1 or place.is_dir() else place
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(found, to)

    def run(self, rest: str) -> None:
        if any(word in rest for word in ROOTLY):
            print(f"  left out, for it needs root: {rest[:70]} ...", flush=True)
            return
        command = self.meant(rest).replace("python -m venv", f"{sys.executable} -m venv")
        command = re.sub(r"(?<![\w/])pip ", f"{sys.executable} -m pip ", command)
        print(f"  {rest[:100]}", flush=True)
        began = time.monotonic()
        cwd = self.at(".")
        cwd.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(
            ["/bin/sh", "-ec", command], cwd=cwd, env=self.environment, capture_output=True, text=True
        )
        if done.returncode:
            raise Trouble(f"The step failed:\n{(done.stdout + done.stderr)[-3000:]}")
        print(f"    {time.monotonic() - began:.0f} s", flush=True)


def proxies() -> dict[str, str]:
    """How this machine gets at packages."""
    wanted = ("PIP_", "NPM_", "npm_", "SSL_", "NODE_", "INTRIGUE_COMPILE")
    return {name: value for name, value in os.environ.items() if name.startswith(wanted) or name.endswith("_proxy")}


def built(folder: Path) -> tuple[Stage, dict[str, str], list[str]]:
    """The last stage of the image; what it runs with, and how it is asked whether it is well."""
    stages: dict[str, Stage] = {}
    stage = Stage(folder / "none")
    settings: dict[str, str] = {}
    health: list[str] = []
    for name, rest in steps((DEPLOY / "Dockerfile").read_text()):
        match name:
            case "FROM":
                title = rest.partition(" AS ")[2] or "image"
                print(f"{title} (from {rest.split()[0]}, here by what this machine has)", flush=True)
                stage = stages[title] = Stage(folder / title)
                stage.root.mkdir(parents=True)
            case "WORKDIR":
                stage.folder = rest
                stage.at(".").mkdir(parents=True, exist_ok=True)
            case "COPY":
                stage.copy(rest, stages)
            case "RUN":
                stage.run(rest)
            case "ENV":
                pairs = dict(word.partition("=")[::2] for word in shlex.split(rest))
                settings = {key: value.replace("$PATH", os.environ["PATH"]) for key, value in pairs.items()}
            case "HEALTHCHECK":
                health = json.loads(rest[rest.index("[") :])
    return stage, settings, health


def serve(stage: Stage, settings: dict[str, str], health: list[str]) -> None:
    """Start what the image starts, at another port, and ask whether it is well."""
    with tempfile.TemporaryDirectory() as data:
        port = "18123"
        environment = {**stage.environment, **{key: stage.meant(value) for key, value in settings.items()}}
        environment |= {"INTRIGUE_PORT": port, "INTRIGUE_HOST": "127.0.0.1", "INTRIGUE_DATABASE": f"{data}/tables.db"}
        python = str(stage.at("/opt/intrigue/bin/python"))
        version = subprocess.run(
            [python, "-m", "intrigue", "--version"], env=environment, capture_output=True, text=True
        )
        print(version.stdout.strip(), flush=True)
        with subprocess.Popen([python, "-m", "intrigue", "serve"], env=environment, stdout=subprocess.PIPE) as server:
            try:
                ask = [python, *[word.replace(":8000", f":{port}") for word in health[1:]]]
                end = time.monotonic() + PATIENCE
                while subprocess.run(ask, capture_output=True).returncode:
                    if time.monotonic() > end or server.poll() is not None:
                        raise Trouble("The server does not say that it is well.")
                    time.sleep(0.2)
                print("the server is well", flush=True)
                backup = [python, "-m", "intrigue", "backup", f"{data}/backup.gz"]
                print(
                    subprocess.run(backup, env=environment, capture_output=True, text=True, check=True).stdout.strip()
                )
            finally:
                server.terminate()


# ---------------------------------------------------------------------- reading


def read(folder: Path) -> None:
    """Let each file be read by the program that it is for."""
    folder.mkdir(parents=True, exist_ok=True)
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    check("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=example.org", "-out",
          str(certificate), "-keyout", str(key))  # fmt: skip
    site = (DEPLOY / "nginx.conf").read_text().replace("/etc/letsencrypt/live/example.org", str(folder))
    for port in ("80", "443"):
        site = re.sub(rf"(listen (\[::\]:)?){port}\b", rf"\g<1>1{port.zfill(4)}", site)
    balancer = re.sub(r"intrigue-\d:8000", "127.0.0.1:18000", (DEPLOY / "balancer.conf").read_text())
    (folder / "site.conf").write_text(site + balancer.replace("listen 8000", "listen 18001"))
    spare = " ".join(
        f"{what}_temp_path {folder}/{what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"events {{}} http {{ access_log off; {spare} include {folder}/site.conf; }}"
    (folder / "nginx.conf").write_text(f"pid {folder}/pid; error_log stderr; {whole}\n")
    check("nginx", "-t", "-q", "-p", str(folder), "-c", str(folder / "nginx.conf"))
    check("caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))
    check("hadolint", str(DEPLOY / "Dockerfile"))
    units = []
    for unit in DEPLOY.glob("intrigue*.*"):  # the programs that a unit starts have to be there when it is verified
        (folder / unit.name).write_text(re.sub(r"=/opt/intrigue/bin/intrigue", "=/bin/true", unit.read_text()))
        units.append(str(folder / unit.name))
    check("systemd-analyze", "verify", "--man=no", *units, silent=str(folder))


def check(program: str, *arguments: str, silent: str | None = None) -> None:
    """Let a program read something. Some only warn of what they do not know: then nothing may be said of `silent`."""
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        print(f"{program} is not here, so it has read nothing", flush=True)
        return
    done = subprocess.run([found, *arguments], capture_output=True, text=True)
    said = done.stdout + done.stderr
    if done.returncode or (silent is not None and silent in said):
        raise Trouble(f"{program} says: {said[-2000:]}")
    print(f"{program} finds nothing wrong", flush=True)


def main() -> None:
    only_read = sys.argv[1:] == ["read"]
    if sys.argv[1:] and not only_read:
        raise Trouble("image.py takes nothing, or read.")
    with tempfile.TemporaryDirectory(prefix="intrigue-image-") as name:
        folder = Path(name)
        read(folder / "read")
        if not only_read:
            serve(*built(folder))


if __name__ == "__main__":
    told(main)
