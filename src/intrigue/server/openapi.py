"""The HTTP side in the words of OpenAPI, made from the types."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from .. import __version__
from . import http_types
from . import messages as m
from .api import ADDRESSES, Address

PLACE = "#/components/schemas/{name}"
PARTS = {
    "id": "the code of a table",
    "name": "the name of a game",
    "language": "a language, such as en or de",
    "number": "the number of a puzzle, from 1",
}


def document() -> dict[str, Any]:
    kinds: list[Any] = [http_types.Problem, m.AnyToClient, m.AnyToServer]
    for served in ADDRESSES:
        kinds += [kind for kind in (served.gives, served.takes) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=PLACE)
    by_kind = {str(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for served in ADDRESSES:
        paths.setdefault(served.path, {})[served.method.lower()] = operation(served, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Intrigue",
            "version": __version__,
            "description": "Tables for card games of intrigue. What happens live at a table comes over a WebSocket at "
            "/api/tables/{id}/live?since=N&version=V; its messages are described in docs/api.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"visitor": {"type": "apiKey", "in": "cookie", "name": "intrigue"}},
        },
    }


def operation(served: Address, schemas: dict[str, Any]) -> dict[str, Any]:
    parameters = [
        {"name": part, "in": "path", "required": True, "description": PARTS[part], "schema": {"type": "string"}}
        for part in re.findall(r"\{(\w+)\}", served.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "description": words, "schema": {"type": "string"}}
        for name, words in served.query
    ]
    answered = {"schema": schemas[str(served.gives)]}
    kind = "application/x-ndjson" if served.gives is str else "application/json"
    described: dict[str, Any] = {
        "operationId": served.run.__name__,
        "summary": served.says.split(". ")[0].rstrip("."),
        "description": served.says,
        "responses": {
            "200": {"description": "Done.", "content": {kind: answered}},
            "default": {
                "description": "Not done; the reason is a sentence.",
                "content": {"application/json": {"schema": schemas[str(http_types.Problem)]}},
            },
        },
    }
    if parameters:
        described["parameters"] = parameters
    if served.takes is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[str(served.takes)]}},
        }
    if not served.anonymous:
        described["security"] = [{"visitor": []}]
    return described
