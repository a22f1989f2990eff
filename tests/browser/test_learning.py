"""Guided first games and puzzles, by clicking: whoever follows what a lesson points at comes to its end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.conftest import DESK, PHONE, Server, Visit
from tests.browser.table import MOMENT, actions, hit, sit_down, until

import intrigue
from intrigue.lab.puzzle import load_shipped

LESSONS = {name: intrigue.game(name).course for name in intrigue.games()}
UNDONE = ":not(.picked):not(:disabled):not([aria-pressed=true]):not([aria-expanded=true]):not([data-settled]):visible"


OTHER_COURSE = """
import intrigue
from intrigue.cli import main
from msgspec.structs import replace
game = intrigue.game("trickery")
change = lambda one: replace(one, do=("choose machine",)) if one.id == "society" else one
game.__dict__["_course"] = replace(game.course, lessons=tuple(map(change, game.course.lessons)))
main()
"""


def leaf(page: Page) -> Locator:
    return page.get_by_role("region", name="Lesson", exact=True)


def learn(page: Page, game: str) -> None:
    page.locator(f"li.game[data-game={game}]").get_by_role("button", name="Learn it").click()
    page.wait_for_url("**/table/*")
    expect(leaf(page)).to_be_visible()


def titles(page: Page) -> list[str]:
    """Every title of a lesson that was shown since this was first asked."""
    found: list[str] = page.evaluate(
        """() => {
          if (!window.titles) {
            window.titles = [];
            const look = () => {
              const title = document.querySelector('section.leaf h2, section.leaf h3')?.textContent;
              if (title && window.titles.at(-1) !== title) window.titles.push(title);
            };
            new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
            look();
          }
          return window.titles;
        }"""
    )
    return found


def state(page: Page) -> object:
    """All that a click toward a lesson can change."""
    return page.evaluate(
        """() => ['section.leaf', '.dock', '.actions', '[role=log]']
        .map((place) => document.querySelector(place)?.innerText).join()
        + [...document.querySelectorAll('[data-pointed]')].map((one) => one.outerHTML.length).join()
        + [...document.querySelectorAll('.picked, [aria-expanded=true], [aria-selected=true]')].length"""
    )


# The middle of what is to be clicked is seen: nothing lies over it, and no part of the board cuts it off.
IN_SIGHT = """() => {
  const all = [...document.querySelectorAll('[data-pointed=do]')].filter((one) => one.getClientRects().length);
  const first = all.find((one) => one.closest('.dock')) ?? all[0];
  if (!first) return 'seen';
  const { left, top, width, height } = first.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there && (first.contains(there) || there.contains(first)) ? 'seen' : `${first.outerHTML.slice(0, 80)} is not`;
}"""


def follow(page: Page) -> str | None:
    """Click what is pointed at; returns the title of the lesson, or None when it was the last. (The lesson may be the
    next one already when the click comes: `titles` knows them all.)"""
    until(page, lambda: leaf(page).count() and (leaf(page).locator(".button.main").count() or pointed(page)))
    title = leaf(page).get_by_role("heading").inner_text()
    if "yours" not in title:
        until(page, lambda: page.evaluate(IN_SIGHT) == "seen")
    button = leaf(page).locator(".button.main")
    found = button if button.count() else pointed(page)
    if found is None:  # the story goes on this very moment, and points at something else right away
        return title
    inner = found.locator("button.take")
    if inner.count():  # a tap on a slip that came this very moment is not meant for it, and does nothing
        hit(page, lambda: inner.press("Enter", timeout=MOMENT), lambda: state(page))
    else:
        hit(page, lambda: found.click(timeout=MOMENT), lambda: state(page))
    return None if "yours" in title else title


def pointed(page: Page) -> Locator | None:
    """What is to be clicked next: on the board, or in the dock when something is picked already."""
    for place in (".dock .next [data-pointed=do]", f"section.board [data-pointed=do]{UNDONE}"):
        if page.locator(place).count():
            return page.locator(place).first
    return None


@pytest.mark.parametrize(
    ("game", "size"), [*((game, DESK) for game in LESSONS), ("fivesails", PHONE)], ids=lambda one: str(one)
)
def test_a_course_is_learned_by_clicking_what_it_points_at(visit: Visit, game: str, size: tuple[int, int]) -> None:
    course = LESSONS[game]
    assert course is not None
    page = visit(size=size)
    learn(page, game)
    titles(page)
    while follow(page) is not None:
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    shown = re.findall(r"Lesson (\d+)", " ".join(titles(page)), re.IGNORECASE)
    assert [int(number) for number in shown] == list(range(1, len(course.lessons) + 1))
    expect(leaf(page)).to_have_count(0)
    until(page, lambda: page.locator(".dock.mine").count())  # and now one decides oneself


def test_a_lesson_answers_is_left_and_gone_on_with(visit: Visit, server: Server) -> None:
    page = visit()
    learn(page, "trickery")
    expect(leaf(page)).to_contain_text("Thorn")
    actions(page).filter(has_text="Machine").click()
    expect(leaf(page).get_by_role("alert")).to_contain_text("Begin with the")
    assert actions(page).count() == 2, "nothing was done"
    page.reload()
    expect(leaf(page)).to_contain_text("Lesson 1")
    leaf(page).get_by_role("link", name="Leave the lesson").click()
    server.kill()
    server.start()
    page.reload()
    expect(page.get_by_role("complementary", name="A guided first game")).to_have_count(0)  # it has begun
    page.get_by_role("link", name="Go on learning").click()
    expect(leaf(page)).to_contain_text("Lesson 1")
    leaf(page).get_by_role("button", name="Play on alone").click()
    expect(page.get_by_role("region", name="Lesson")).to_contain_text("The game is yours")
    actions(page).filter(has_text="Machine").click()
    until(page, lambda: "Machine" in page.get_by_role("log").first.inner_text())


def test_a_course_that_is_gone_is_said_to_be(visit: Visit) -> None:
    page = visit()
    expect(page.locator("li.game")).to_have_count(5)
    page.evaluate("localStorage.setItem('intrigue.courses', 'trieste/gone1234')")
    page.goto("/table/gone1234")
    gone = page.get_by_role("complementary", name="Without a guide from here")
    expect(gone).to_contain_text("no longer there")
    page.goto("/")
    expect(gone).to_contain_text("Trieste: The guided game that you had begun is no longer there")
    gone.get_by_role("button", name="Begin anew").click()
    expect(leaf(page)).to_contain_text("Lesson 1")
    leaf(page).get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_role("link", name="Go on learning")).to_be_visible()
    expect(gone).to_have_count(0)


def test_a_course_that_has_changed_is_said_to_be_lost(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    context = browser.new_context(
        base_url=server.address, locale="en", reduced_motion="reduce", service_workers="block"
    )
    page = context.new_page()
    page.goto("/")
    learn(page, "trickery")
    actions(page).filter(has_text="Thorn").click()
    expect(leaf(page)).to_contain_text("Lesson 2")
    server.stop()
    server.program = ("-c", OTHER_COURSE)  # a newer version begins as a Machine
    server.start()
    page.reload()
    expect(leaf(page)).to_contain_text("have changed since you began")
    leaf(page).get_by_role("button", name="Play on").click()
    expect(leaf(page)).to_have_count(0)
    page.reload()
    expect(page.locator(".dock.mine")).to_be_visible()
    expect(leaf(page)).to_have_count(0)
    context.close()
    server.stop()


def test_a_course_is_offered_once_and_never_forced(visit: Visit) -> None:
    page = visit()
    offer = page.get_by_role("complementary", name="A guided first game")
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    page.goto("/create?game=trieste")
    expect(offer).to_contain_text("Trieste")
    offer.get_by_role("button", name="No, thanks").click()
    page.goto("/rules/trieste")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("TRI-").first).to_be_visible()
    expect(offer).to_have_count(0)
    page.goto("/rules/treachery")
    expect(offer).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_puzzle_of_the_day_is_solved_and_counts(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    page.get_by_role("link", name="Solve it").click()
    page.wait_for_url("**/puzzles/*/*")
    _, game, number = page.url.rsplit("/", 2)
    puzzle = load_shipped(intrigue.game(game))[int(number) - 1]
    answer = page.get_by_role("button", name="This is my answer")
    expect(answer).to_be_disabled()
    page.locator(f'.action[data-say="{puzzle.best.do}"]').click()
    answer.click()
    expect(page.get_by_text("Right!")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(len(puzzle.verdicts))
    expect(page.get_by_text("Solved 1 day in a row")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.reload()  # a second answer is told all the same, and counts for nothing
    worst = puzzle.verdicts[-1].do
    page.locator(f'.action[data-say="{worst}"]').click()
    answer.click()
    expect(page.get_by_text(re.compile("Not the best"))).to_be_visible()
    expect(page.get_by_text("Solved 1 day in a row")).to_be_visible()
    page.get_by_role("link", name="Puzzles").last.click()
    expect(page.get_by_text("longest: 1")).to_be_visible()


def test_the_board_takes_the_answer_to_a_puzzle(visit: Visit) -> None:
    page = visit("/puzzles/trickery/1")
    lit = page.locator("section.board button.thing.lit")
    expect(lit.first).to_be_visible()
    page.locator('section.board [data-thing="pause"]').click()
    expect(page.get_by_role("status").filter(has_text="Your choice")).to_be_visible()
    page.get_by_role("button", name="This is my answer").click()
    expect(page.locator("tbody tr.yours")).to_have_count(1)
    expect(lit).to_have_count(0)


def test_a_puzzle_is_answered_where_the_board_is_on_a_phone(visit: Visit) -> None:
    page = visit("/puzzles/trickery/1", size=PHONE)
    page.locator('section.board [data-thing="pause"]').click()
    answer = page.get_by_role("button", name="This is my answer")
    expect(answer).to_be_in_viewport(ratio=1)
    assert page.evaluate("() => scrollY") == 0
    answer.click()
    expect(page.locator("p.told")).to_be_in_viewport(ratio=1)  # one has not to look for what it was worth


def test_notes_of_a_first_game_are_read_once(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('intrigue.notes', '')")
    sit_down(page, "trickery")
    note = page.get_by_role("region", name="Good to know")
    expect(note).to_be_visible()
    said = note.inner_text()
    note.get_by_role("button", name="I see").click()
    page.reload()
    actions(page).filter(has_text="Thorn").click()
    expect(note).to_contain_text("Five coins fill a chest")  # another one, and that is where it points
    assert said not in page.locator("body").inner_text()
    expect(page.locator("section.board [data-pointed=look]").first).to_be_visible()
    note.get_by_role("button", name="No more notes").click()
    expect(note).to_have_count(0)
