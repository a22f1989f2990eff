"""What is in `deploy`: it fits the server, the package and itself. None of the programs that it is for is needed here;
`tools/image.py` lets them read it, and carries the steps of the image out."""

from __future__ import annotations

import configparser
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from benchmarks.local_cluster import BALANCER_CONFIG
from intrigue.server.settings import PREFIX, Settings, declared_settings, gather

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
sys.path.insert(0, str(ROOT / "tools"))

import bom  # noqa: E402
import image  # noqa: E402
import lock  # noqa: E402

FILES = sorted(path for path in DEPLOY.iterdir() if path.name != "requirements.txt")
SETTINGS = {setting.variable: setting for setting in declared_settings()}
FLAGS = {setting.flag for setting in declared_settings()}
OURS = {"INTRIGUE_DOMAIN", "INTRIGUE_UPSTREAM"}  # of the proxy, not of the server
PORT = str(Settings().port)


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def text(name: str) -> str:
    return (DEPLOY / name).read_text()


def compose() -> dict[str, Any]:
    """Its few kinds of lines, read without a library: YAML of blocks, with values as JSON or plain."""
    root: dict[str, Any] = {}
    stack: list[tuple[int, Any]] = [(-1, root)]
    lines = [line.split(" #")[0].rstrip() for line in text("compose.yaml").splitlines()]
    lines = [line for line in lines if line.strip() and not line.startswith("#")]
    for number, line in enumerate(lines):
        depth, content = len(line) - len(line.lstrip()), line.strip()
        while stack[-1][0] >= depth:
            stack.pop()
        holder = stack[-1][1]
        if content.startswith("- "):
            assert isinstance(holder, list), line
            holder.append(plain(content[2:]))
            continue
        assert isinstance(holder, dict), line
        key, colon, value = content.partition(":")
        assert colon, line
        assert key not in holder, f"{key} twice"
        if value.strip():
            holder[key] = plain(value.strip())
            continue
        following = lines[number + 1] if number + 1 < len(lines) else ""
        deeper = len(following) - len(following.lstrip()) > depth
        holder[key] = ([] if following.strip().startswith("- ") else {}) if deeper else None
        stack.append((depth, holder[key]))
    return root


def plain(value: str) -> Any:
    if value.startswith("["):
        return [part.strip().strip('"') for part in value.strip("[]").split(",")]
    return value.strip('"')


def test_every_setting_that_is_named_exists() -> None:
    named = 0
    for path in FILES:
        for variable in re.findall(rf"\b{PREFIX}[A-Z_]+", path.read_text()):
            assert variable in SETTINGS or variable in OURS, f"{path.name}: {variable}"
            named += 1
        for flag in re.findall(r"(?<= )--[a-z-]+", "".join(re.findall(r"started with (.*)", path.read_text()))):
            assert flag in FLAGS, f"{path.name}: {flag}"
            named += 1
    assert named > 15


def test_the_values_of_settings_are_values_of_settings() -> None:
    [(_, env)] = [step for step in image.steps(text("Dockerfile")) if step[0] == "ENV"]
    found = dict(re.findall(rf"({PREFIX}\w+)=(\S+)", env))
    assert gather({}, found).host == "0.0.0.0"
    unit = dict(re.findall(rf"^Environment=({PREFIX}\w+)=(.*)$", text("intrigue.service"), re.MULTILINE))
    settings = gather({}, unit)
    assert (settings.host, settings.secure_cookies, settings.trusted_proxies) == ("127.0.0.1", True, "127.0.0.1")
    backup = dict(re.findall(rf"^Environment=({PREFIX}\w+)=(.*)$", text("intrigue-backup.service"), re.MULTILINE))
    assert gather({}, backup).database == settings.database
    given = compose()["services"]["intrigue"]["environment"]
    usual = {name: re.sub(r"\$\{\w+:-(.*)\}", r"\1", value) for name, value in given.items()}
    settings = gather({}, usual)
    assert settings.database == found["INTRIGUE_DATABASE"]
    assert settings.keep_days == 0


def test_ports_and_places_agree() -> None:
    steps = dict(image.steps(text("Dockerfile")))
    assert steps["EXPOSE"] == PORT
    assert f"127.0.0.1:{PORT}/readyz" in steps["HEALTHCHECK"]
    assert f"INTRIGUE_PORT={PORT}" in steps["ENV"]
    assert f"INTRIGUE_DATABASE={steps['VOLUME']}/" in steps["ENV"]
    assert f"Environment=INTRIGUE_PORT={PORT}\n" in text("intrigue.service")
    assert f"server 127.0.0.1:{PORT};" in text("nginx.conf")
    assert f"{{$INTRIGUE_UPSTREAM:127.0.0.1:{PORT}}}" in text("Caddyfile")
    services = compose()["services"]
    assert services["intrigue"]["ports"] == [f"127.0.0.1:{PORT}:{PORT}"]
    assert services["intrigue"]["volumes"] == [f"data:{steps['VOLUME']}"]
    assert services["https"]["environment"]["INTRIGUE_UPSTREAM"] == f"intrigue:{PORT}"
    assert set(compose()["volumes"]) == {"data", "postgres", "certificates"}
    subnet = services["intrigue"]["environment"]["INTRIGUE_TRUSTED_PROXIES"]
    assert f"subnet: {subnet}" in text("compose.yaml")


def test_what_compose_names_is_there() -> None:
    services = compose()["services"]
    assert (DEPLOY / services["intrigue"]["build"]["context"] / services["intrigue"]["build"]["dockerfile"]).is_file()
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in services["https"]["volumes"]
    assert {name for name, service in services.items() if "profiles" not in service} == {"intrigue"}  # SQLite alone
    for service in services.values():
        for other in service.get("depends_on", ()):
            assert other in services


def test_the_image_is_not_run_by_root_and_copies_what_is_there() -> None:
    steps = image.steps(text("Dockerfile"))
    [user] = [rest for name, rest in steps if name == "USER"]
    assert user.isdigit()
    assert int(user) > 0
    assert [name for name, _ in steps].index("USER") > max(n for n, step in enumerate(steps) if step[0] == "RUN")
    let_in = [line[1:] for line in text("Dockerfile.dockerignore").splitlines() if line.startswith("!")]
    for name, rest in steps:
        if name != "COPY" or rest.startswith("--from"):
            continue
        for source in rest.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert any(source == top or source.startswith(f"{top}/") for top in let_in), f"{source} is left out"
    assert "--require-hashes" in text("Dockerfile")


@pytest.mark.parametrize(
    "unit", [path for path in FILES if path.suffix in (".service", ".timer")], ids=lambda p: p.name
)
def test_units_can_be_read(unit: Path) -> None:
    parser = configparser.ConfigParser(strict=False, interpolation=None, comment_prefixes="#", delimiters="=")
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(unit)
    assert parser["Unit"]["Description"]
    if unit.suffix == ".timer":
        assert (DEPLOY / f"{unit.stem}.service").is_file()
        return
    service = parser["Service"]
    assert service["User"] == "intrigue"
    assert service["NoNewPrivileges"] == "true"
    if unit.name == "intrigue-think.service":  # which keeps nothing
        assert "StateDirectory" not in service
        assert service["ExecStart"].endswith("intrigue think $SERVERS --key-file /etc/intrigue-think.key")
        return
    place = re.search(r"INTRIGUE_DATABASE=(\S+)/", unit.read_text())
    assert place is not None
    assert place[1] == f"/var/lib/{service['StateDirectory'].split()[0]}"


@pytest.mark.parametrize("name", ["nginx.conf", "balancer.conf", "Caddyfile"])
def test_proxies_close_what_they_open_and_hide_what_is_inner(name: str) -> None:
    bare = re.sub(r"#.*|\$\{?\w+\}?|\{\$[^}]*\}", "", text(name))
    assert bare.count("{") == bare.count("}")
    assert "/metrics" in bare
    assert "404" in bare
    for setting in ("secure-cookies", "trusted-proxies"):
        assert setting in text(name)


def test_the_balancer_knows_the_servers_of_the_cluster() -> None:
    """And goes by the code of a table, as the one of `make cluster` does."""
    balancer, whole = text("balancer.conf"), text("compose.cluster.yaml")
    servers = re.findall(r"^  (intrigue-\d):", whole, re.MULTILINE)
    assert len(servers) == 3
    assert re.findall(r"server (\S+):8000 max_fails=1", balancer) == servers
    assert f"listen {PORT};" in balancer
    assert f'"127.0.0.1:{PORT}:{PORT}"' in whole
    assert "./balancer.conf:/etc/nginx/conf.d/default.conf:ro" in whole
    subnet = re.search(r"INTRIGUE_TRUSTED_PROXIES: (\S+)", whole)
    assert subnet is not None
    assert f"subnet: {subnet[1]}" in whole
    line = '"~^/api/tables/(?<code>[^/]+)" $code;'
    for found in (balancer, BALANCER_CONFIG.replace("{{", "{").replace("}}", "}")):
        assert line in found
        assert "hash $intrigue_table consistent;" in found
        assert "proxy_next_upstream error timeout;" in found


# ---------------------------------------------------------------------- libraries


def locked() -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9._-]+)==([^ ;\\]+)", text("requirements.txt"), re.MULTILINE))


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))


def test_the_lock_satisfies_what_the_package_wants() -> None:
    """Each dependency is there, in a version that is new enough; those of the extra for PostgreSQL too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    assert len(wanted) > 10
    found = locked()
    for line in wanted:
        parsed = re.match(r"([\w.-]+)(?:\[\w+\])?>=([\d.]+)", line)
        assert parsed is not None, line
        name = re.sub(r"[-_.]+", "-", parsed[1]).lower()
        assert name in found, f"{name} is not locked: make lock"
        assert numbers(found[name]) >= numbers(parsed[2]), f"{name}: make lock"


def test_the_lock_is_exact_and_names_no_hosts() -> None:
    content = text("requirements.txt")
    assert lock.ADDRESS.search(content) is None
    for part in re.split(r"\n(?=[a-z0-9])", content.partition("\n")[2])[1:]:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", part), part.splitlines()[0]
    for path in FILES:
        for host in re.findall(r"https?://([^/\s'\"$]+)", path.read_text()):
            ours = re.fullmatch(r"127\.0\.0\.1|10\.0\.0\.5|intrigue[\w-]*;?", host.partition(":")[0])
            assert ours, f"{path.name}: {host}"


def test_the_bill_of_materials_lists_every_locked_library_with_its_digests() -> None:
    bill = bom.bill("1.2.3")
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    parts = {part["name"]: part for part in bill["components"] if part["purl"].startswith("pkg:pypi/")}
    assert {name: part["version"] for name, part in parts.items()} == locked()
    assert all(part["hashes"] for part in parts.values())
    page = {part["name"]: part["scope"] for part in bill["components"] if part["purl"].startswith("pkg:npm/")}
    assert page["svelte"] == page["@fluent/bundle"] == "required"
    assert page["vite"] == "excluded"
    refs = [part["bom-ref"] for part in bill["components"]]
    assert len(refs) == len(set(refs))
    assert set(bill["dependencies"][0]["dependsOn"]) <= set(refs)
    assert json.dumps(bill) == json.dumps(bom.bill("1.2.3"))  # the same sources, the same bill
