"""Nobody is kept out: axe-core finds nothing, on any page, at any size, light or dark; and thumbs hit their aim."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.steady import decide
from tests.browser.table import SEATS, act, await_turn, ended, play_now, play_to_the_end, sit_down

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


TAP = 40  # pixels, both ways

# What can be tapped and is smaller than that. Words in a sentence that can be tapped are as high as the sentence.
SMALL = """(least) => {
  const all = document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=tab]');
  const shown = [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  return shown.filter((one) => !one.closest('p, .entry, label')).flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    if (width <= 1 || (width > least - 0.5 && height > least - 0.5)) return [];
    return [`${width.toFixed()} x ${height.toFixed()}: ${one.outerHTML.slice(0, 160)}`];
  });
}"""


def violations(page: Page, *impacts: str) -> list[str]:
    """What axe finds; where impacts are named, only of these."""
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{v['id']}: {v['help']} ({v['nodes'][0]['html'][:120]})"
        for v in found
        if not impacts or v["impact"] in impacts
    ]


def serious(page: Page) -> list[str]:
    return violations(page, "serious", "critical")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(visit: Visit, size: tuple[int, int], scheme: str) -> None:
    page = visit(size=size, bypass_csp=True)
    page.evaluate(f"localStorage.setItem('intrigue.look', '{scheme}')")
    page.reload()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert violations(page) == []
    page.goto("/create")
    expect(page.get_by_role("button", name="Set the table")).to_be_visible()
    assert violations(page) == []
    page.goto("/")
    play_now(page)
    assert violations(page) == []
    act(page, "Thorn")
    await_turn(page)
    assert violations(page) == []
    play_to_the_end(page)
    expect(ended(page).first).to_be_visible()
    assert violations(page) == []
    page.goto("/")
    page.get_by_role("button", name="Learn it").first.click()
    expect(page.get_by_role("region", name="Lesson", exact=True)).to_be_visible()
    assert violations(page) == []
    page.goto("/puzzles")
    expect(page.get_by_role("listitem").first).to_be_visible()
    assert violations(page) == []
    page.goto("/puzzles/trickery/1")
    page.locator(".action").first.click()
    page.get_by_role("button", name="This is my answer").click()
    expect(page.get_by_role("table")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("game", SEATS)
def test_every_game_can_be_played_with_a_thumb_and_a_reader(visit: Visit, game: str) -> None:
    page = visit("/create", size=PHONE, bypass_csp=True)
    rng = random.Random(game)
    asked = False
    while not asked:  # a game that is over after a few decisions shows no table any more
        page.goto("/create")
        sit_down(page, game)
        asked = all(decide(page, rng) for _ in range(7)) and await_turn(page)
    assert page.evaluate(SMALL, TAP) == []
    assert violations(page) == []
