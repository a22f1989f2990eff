"""Whole games in a real Chromium, against a real server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DESK, PHONE, Server, Visit
from tests.browser.table import act, actions, await_turn, ended, play_now, play_to_the_end, story, until


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_newcomer_plays_a_whole_game_by_clicking(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    play_now(page)
    play_to_the_end(page)
    expect(ended(page).first).to_be_visible()
    body = page.locator("body").inner_text()
    assert re.search(r"seals|coins", body)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    # The score sheet is one, with what its columns mean; what to do next is in sight below it.
    seen = "(one) => one.offsetHeight > 9 && one.getBoundingClientRect().bottom <= innerHeight"
    for part in ("thead", ".what .main"):
        assert page.locator(f"dialog[open] {part}").evaluate(seen), part


def test_a_reload_in_the_middle_loses_nothing(visit: Visit) -> None:
    page = visit()
    play_now(page)
    act(page, "Thorn")
    await_turn(page)
    act(page)
    await_turn(page)
    before, offered = story(page), actions(page).all_inner_texts()
    page.reload()
    await_turn(page)
    assert story(page) == before
    assert actions(page).all_inner_texts() == offered


def test_being_offline_for_a_while_loses_nothing(visit: Visit) -> None:
    page = visit()
    play_now(page)
    act(page, "Machine")
    await_turn(page)
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    assert page.evaluate("fetch('/api/me').then(() => 'there', () => 'away')") == "away"
    page.context.set_offline(False)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    act(page)
    play_to_the_end(page)


def test_a_killed_server_comes_back_with_every_table(visit: Visit, server: Server) -> None:
    page = visit()
    play_now(page)
    act(page, "Thorn")
    await_turn(page)
    act(page)
    await_turn(page)
    before = story(page)
    server.kill()
    lost = page.get_by_role("alert").filter(has_text="The connection is lost")
    expect(lost).to_be_visible()
    server.start()
    expect(lost).to_have_count(0)
    await_turn(page)
    assert story(page)[: len(before)] == before
    act(page)
    play_to_the_end(page)


def test_two_people_at_one_table(visit: Visit) -> None:
    host = visit("/create")
    host.get_by_role("radio", name="3").check(force=True)
    host.get_by_label("Your seat").select_option(label="Seat 1")
    host.get_by_role("combobox", name="Seat 3", exact=True).select_option(index=3)
    host.get_by_role("button", name="Set the table").click()
    host.wait_for_url("**/table/*")
    guest = visit(host.url)
    guest.get_by_role("button", name="Sit here").first.click()
    host.get_by_role("button", name="Start the game", exact=True).click()
    for page in (host, guest):
        await_turn(page)
    before = story(guest)
    act(host, "Thorn")
    guest.reload()  # now it has all that it may know
    await_turn(guest)
    assert story(guest) == before, "a secret pick is noticed by nobody"
    act(guest, "Machine")
    for _ in range(6):
        until(host, lambda: actions(host).count() or actions(guest).count())
        act(host if actions(host).count() else guest)
    until(host, lambda: story(host)[-1] == story(guest)[-1])
    watcher = visit(host.url)
    expect(watcher.get_by_role("region", name="The table")).to_be_visible()
    assert actions(watcher).count() == 0


def test_a_step_can_be_taken_back_until_something_is_revealed(visit: Visit) -> None:
    page = visit("/create")
    page.get_by_role("radio", name="3").check(force=True)
    page.get_by_label("Your seat").select_option(label="Seat 1")
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_role("combobox", name=seat, exact=True).select_option(index=3)
    page.get_by_role("button", name="Set the table").click()
    await_turn(page)
    act(page, "Thorn")
    await_turn(page)
    offered = actions(page).all_inner_texts()
    act(page, re.compile("favour"))
    await_turn(page)
    assert actions(page).all_inner_texts() != offered
    page.get_by_role("button", name=re.compile("take back", re.IGNORECASE)).first.click()
    until(page, lambda: actions(page).all_inner_texts() == offered)


def test_what_is_not_possible_says_why_with_the_rule(visit: Visit) -> None:
    page = visit()
    play_now(page)
    act(page, "Thorn")
    await_turn(page)
    page.get_by_role("button", name=re.compile("^Pause")).first.click()
    expect(page.get_by_text("TRK-PAUSE-1").first).to_be_visible()
    page.get_by_text("TRK-PAUSE-1").first.click()
    expect(page.get_by_role("tab", name="Rules", selected=True)).to_be_visible()


def test_a_whole_game_by_keyboard_only(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    play_to_the_end(page, keyboard=True)
    expect(ended(page).first).to_be_visible()


def test_the_end_offers_replay_record_proof_and_rematch(visit: Visit) -> None:
    page = visit()
    play_now(page)
    play_to_the_end(page)
    body = page.locator("body").inner_text().lower()
    assert "commitment" in body or "proof" in body
    with page.expect_download() as download:
        page.get_by_role("link", name=re.compile("record", re.IGNORECASE)).first.click()
    assert download.value.path().read_text().startswith('{"intrigue":1')
    table = page.url
    page.get_by_role("link", name=re.compile("replay", re.IGNORECASE)).first.click()
    page.wait_for_url("**/replay*")
    expect(page.get_by_role("region", name="The table")).to_be_visible()
    page.get_by_role("button", name=re.compile("next|forward|step", re.IGNORECASE)).first.click()
    page.get_by_role("combobox", name="Seen by").select_option(index=1)
    page.wait_for_url("**eyes=0**")
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("img", name=re.compile("Winning chances"))).to_be_visible()
    expect(page.get_by_text(re.compile("^Judged"))).to_have_count(0)
    moment = page.get_by_role("button", name=re.compile("gives away|since the last decision"))
    expect(moment.first.or_(page.get_by_text("No decision stands out."))).to_be_visible()
    if moment.count():
        moment.last.click()
        expect(page.get_by_text(re.compile("to win after this"))).to_be_visible()
    page.goto(table)
    page.get_by_role("button", name=re.compile("rematch|once more|again", re.IGNORECASE)).first.click()
    page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table.rsplit("/", 1)[1]))
    await_turn(page)


def test_german_and_english(visit: Visit) -> None:
    page = visit(locale="de-DE")
    expect(page.get_by_role("button", name=re.compile("spielen", re.IGNORECASE)).first).to_be_visible()
    page.get_by_role("button", name=re.compile("spielen", re.IGNORECASE)).first.click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text(re.compile("Gesellschaft|Bund|Dorn", re.IGNORECASE)).first).to_be_visible()
    assert "Pick your society" not in page.locator("main").inner_text()
