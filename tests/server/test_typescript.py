"""The types of the page follow the types of the wire."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from intrigue.server import typescript
from intrigue.server.typescript import Page


class Coin(msgspec.Struct, frozen=True):
    """A coin on the table."""

    worth: int
    of: Literal["thorn", "machine"] | None = None


class Purse(msgspec.Struct, tag="purse", tag_field="kind"):
    coins: tuple[Coin, ...]
    pair: tuple[int, str]
    marks: dict[int, list[str | None]]
    rest: Any


class Order(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(max_length=5)]
    times: int = 1


def declared(*kinds: type[msgspec.Struct], prefix: str = "") -> str:
    page = Page()
    page.declare(list(kinds), prefix)
    return "\n".join(page.parts)


def test_what_we_receive_is_complete_even_where_it_has_a_default() -> None:
    text = declared(Coin)
    assert "/** A coin on the table. */\nexport interface Coin {" in text
    assert "  worth: number;" in text
    assert '  of: "machine" | "thorn" | null;' in text


def test_a_tag_tells_kinds_apart() -> None:
    text = declared(Coin, Purse)
    assert '  kind: "purse";' in text
    assert "  coins: Coin[];" in text
    assert "  pair: [number, string];" in text
    assert "  marks: Record<number, (string | null)[]>;" in text
    assert "  rest: unknown;" in text


def test_what_the_page_sends_may_leave_out_defaults() -> None:
    text = declared(Order)
    assert "  name: string;" in text
    assert "  times?: number;" in text


def test_types_of_a_game_carry_its_name() -> None:
    assert "export interface TriesteCoin {" in declared(Coin, prefix="Trieste")


def test_the_file_is_what_the_types_say() -> None:
    assert typescript.main(["--check"]) == 0, "run python -m intrigue.server.typescript"


def test_drift_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(typescript, "FILE", tmp_path / "generated" / "types.ts")
    monkeypatch.setattr(typescript, "write", lambda: "export interface Coin {}\n")
    assert typescript.main(["--check"]) == 1
    assert "run python -m intrigue.server.typescript" in capsys.readouterr().err
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    assert typescript.main(["--nonsense"]) == 2
