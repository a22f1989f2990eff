"""A whole table by keys, and a question with one answer that is answered for whoever wants that."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.table import actions, await_turn, sit_down, story, until


def test_keys_choose_advise_and_are_listed(visit: Visit) -> None:
    page = visit("/create")
    sit_down(page, "trickery")
    await_turn(page)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet).to_be_visible()
    page.keyboard.press("1")  # not while the list is open
    page.keyboard.press("?")
    expect(sheet).to_be_hidden()
    second = actions(page).nth(1).inner_text()
    page.keyboard.press("2")
    until(page, lambda: any("secretly picks" in line for line in story(page)))
    assert "Machine" in second
    assert any("Machine Society" in line for line in story(page))
    await_turn(page)
    page.keyboard.press("h")
    expect(page.get_by_text("Advice:")).to_be_visible()
    told = len(story(page))
    page.keyboard.press("Space")
    until(page, lambda: len(story(page)) > told)


def test_nothing_is_chosen_while_somebody_types(visit: Visit) -> None:
    page = visit("/create")
    sit_down(page, "trickery")
    await_turn(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox").fill("")
    page.get_by_role("textbox").press("1")
    expect(page.get_by_role("textbox")).to_have_value("1")
    assert not any("secretly picks" in line for line in story(page))
