"""What describes the server is true: the catalogue, the OpenAPI document, the settings, the schema, the example."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from click.testing import CliRunner
from tests.patience import PATIENCE, eventually
from tests.server.serving import Serving
from tests.server.test_http import play_out

from intrigue.cli import intrigue
from intrigue.core import BadInput
from intrigue.server import catalogue, schema
from intrigue.server.api import ADDRESSES
from intrigue.server.database import engine_for, migrate
from intrigue.server.openapi import document
from intrigue.server.settings import Settings, declared_settings, gather

ROOT = Path(__file__).parents[2]


def test_the_catalogue_is_up_to_date() -> None:
    written = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert written == catalogue.page(), "run: python -m intrigue.server.catalogue"


def test_the_catalogue_has_every_type() -> None:
    from intrigue.server import http_types, messages

    page = catalogue.page()
    for module in (messages, http_types):
        for name in re.findall(r"^class (\w+)\(", inspect.getsource(module), re.MULTILINE):
            kind = getattr(module, name)
            if name not in ("Wire", "Item", "ToClient", "ToServer"):
                assert f"### {kind.__struct_config__.tag or name}\n" in page


def test_the_openapi_document_is_served_and_whole(server: Serving) -> None:
    served = msgspec.json.decode(server.raw("GET", "/api/openapi.json").body)
    assert served == msgspec.json.decode(msgspec.json.encode(document()))
    for address in ADDRESSES:
        operation = served["paths"][address.path][address.method.lower()]
        assert operation["summary"]
        assert ("requestBody" in operation) == (address.takes is not None)
    schemas = served["components"]["schemas"]
    for reference in re.findall(r'"#/components/schemas/(\w+)"', msgspec.json.encode(served).decode()):
        assert reference in schemas


def test_the_migrations_build_the_schema(tmp_path: Path) -> None:
    engine = engine_for(str(tmp_path / "x.db"))
    migrate(engine)
    migrate(engine)  # nothing left to do
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
        indexes = {index["name"] for name in schema.metadata.tables for index in sa.inspect(engine).get_indexes(name)}
    assert indexes >= {index.name for table in schema.metadata.tables.values() for index in table.indexes}
    engine.dispose()


def test_the_example_bot_plays(server: Serving) -> None:
    with server.client() as ada:
        table = ada.create("trickery", 3, seat=0, options={"max_turns": 3})
        ada.sit(table.id, 2, "random")
        command = [sys.executable, str(ROOT / "docs" / "examples" / "bot.py"), server.address, table.id]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:
            with ada.live(table.id) as game:
                eventually(lambda: game.wait(0.1) is not None and all(seat.name for seat in game.table.seats))
                ada.start(table.id)
                play_out(game)
            said, faults = bot.communicate(timeout=PATIENCE)
        assert re.search(r"^We (won!|lost\.)$", said, re.MULTILINE), faults


# ---------------------------------------------------------------------- settings


def test_help_lists_every_setting_with_its_variable() -> None:
    help = CliRunner().invoke(intrigue, ["serve", "--help"]).output
    for setting in declared_settings():
        assert setting.flag in help
        assert setting.variable in help.replace("\n", "").replace(" ", "")
        assert setting.help


@pytest.mark.parametrize("setting", declared_settings(), ids=lambda setting: setting.name)
def test_each_setting_comes_from_a_flag_or_the_environment(setting: Any) -> None:
    value: Any = {str: "x", bool: True, int: 1234, float: 12.5}[setting.kind]
    written = "true" if value is True else str(value)
    assert getattr(gather({setting.name: value}, {}), setting.name) == value
    assert getattr(gather({}, {setting.variable: written}), setting.name) == value
    assert getattr(gather({setting.name: value}, {setting.variable: "nonsense"}), setting.name) == value


def test_without_anything_the_defaults_hold() -> None:
    assert gather({}, {}) == Settings()


@pytest.mark.parametrize(
    ("given", "environment", "why"),
    [
        ({"port": "many"}, {}, "--port cannot be 'many'"),
        ({"port": 70000}, {}, "--port cannot be 70000"),
        ({}, {"INTRIGUE_PORT": "-1"}, "INTRIGUE_PORT cannot be '-1'"),
        ({}, {"INTRIGUE_SECURE_COOKIES": "perhaps"}, "INTRIGUE_SECURE_COOKIES cannot be 'perhaps'"),
        ({"bot_seconds": 0}, {}, "--bot-seconds cannot be 0"),
    ],
)
def test_a_setting_that_cannot_be(given: dict[str, Any], environment: dict[str, str], why: str) -> None:
    with pytest.raises(BadInput, match=re.escape(why)):
        gather(given, environment)
