"""Nobody is kept out: axe-core finds nothing serious, on any page, at any size, light or dark."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.table import act, await_turn, ended, play_now, play_to_the_end

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Page) -> list[str]:
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{v['id']}: {v['help']} ({v['nodes'][0]['html'][:120]})"
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = visit(size=size, color_scheme=scheme, bypass_csp=True)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert serious(page) == []
    page.goto("/create")
    expect(page.get_by_role("button", name="Set the table")).to_be_visible()
    assert serious(page) == []
    page.goto("/")
    play_now(page)
    assert serious(page) == []
    act(page, "Thorn")
    await_turn(page)
    assert serious(page) == []
    play_to_the_end(page)
    expect(ended(page).first).to_be_visible()
    assert serious(page) == []
