"""City of Five Sails in a real Chromium: played on the board, at the size of a phone, and with a deck of one's own."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, WebSocketRoute, expect
from tests.browser.conftest import LYING, PHONE, Visit
from tests.browser.table import MOMENT, actions, await_turn, ended, story
from tests.browser.table import until as wait_until
from tests.browser.test_access import serious

import intrigue

GAME = intrigue.game("fivesails")
CLICKS = 2000  # in a game; a fifth of that has always been enough
TRIES = 200  # in a row that hit nothing


def sit_down(page: Page, players: int = 2) -> None:
    """From the form to a running game against sensible bots, in the first seat."""
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    page.get_by_label("Your seat").select_option("0")
    for seat in range(2, players + 1):
        page.get_by_role("combobox", name=f"Seat {seat}", exact=True).select_option("sensible")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    expect(actions(page).first).to_be_visible()


class Hand:
    """Somebody who clicks things that are lit, on the board and nowhere else."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.clicks = 0
        self.missed = 0  # tries in a row
        self.seen: set[str] = set()

    def look(self) -> None:
        board = self.page.locator("section.board")
        for name, part in (("duel", "section.duel"), ("forecast", ".outcome"), ("reaction", ".ask.moment")):
            if board.locator(part).count():
                self.seen.add(name)

    def click(self) -> None:
        """One thing; what it may do is then chosen by its words."""
        lit = self.page.locator("section.board .thing.lit")
        many = lit.count()
        if not many:
            return
        names = lit.evaluate_all("all => all.map(one => one.dataset.thing)")
        asked = self.page.get_by_role("status").first.inner_text()
        passing = [at for at, name in enumerate(names) if name == "answer:pass"]
        # Passing a turn now and then brings the Day to its end.
        if passing and ("act or pass" not in asked.lower() or self.rng.random() < 0.25):
            at = passing[0]
        else:
            at = self.rng.randrange(many)
        try:
            lit.nth(at).click(timeout=MOMENT)
            ways = self.page.locator(".next .button:not(.quiet)")
            if ways.count():
                fights = ways.filter(has_text=re.compile("^Challenge"))
                (fights if fights.count() else ways).first.click(timeout=MOMENT)
        except Error:  # the board was drawn anew under the mouse
            self.missed += 1
            assert self.missed < TRIES, self.page.locator("main").aria_snapshot()
            return
        self.missed = 0
        self.clicks += 1
        self.page.wait_for_timeout(40)

    def play(self, until: str, clicks: int = CLICKS) -> None:
        """Until something was seen, the game is over, or so many things were clicked."""
        enough = self.clicks + clicks
        while self.clicks < enough and until not in self.seen and await_turn(self.page):
            self.look()
            if until in self.seen:
                return
            self.click()
            if self.page.get_by_text("Day 2 of 5").count():
                self.seen.add("second day")


def test_a_whole_game_is_played_on_the_board_with_a_reload_on_the_way(visit: Visit) -> None:
    page = visit("/create?game=fivesails")
    sit_down(page)
    hand = Hand(page, 1)
    hand.play("second day")
    assert hand.clicks > 4
    assert page.locator("section.captain").count() == 2
    assert page.locator("section.district").count() == 3
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")

    if await_turn(page):  # no game is over before its second Day unless a Leader falls
        before = (asked(page), page.locator("section.board").inner_text())
        page.reload()
        await_turn(page)
        assert (asked(page), page.locator("section.board").inner_text()) == before
        hand.play("the end")
    assert ended(page).count()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", level=2)).to_contain_text(re.compile("won|Nobody"))
    expect(sheet.get_by_role("button", name=re.compile("Rule FIV-VICTORY"))).to_be_visible()


# ---------------------------------------------------------------------- two people, one duel


def sit_two_down(visit: Visit, **settings: object) -> tuple[Page, Page]:
    """Kaspar's host and Soline's guest at the start of a game. Nothing passes by itself, so that nothing goes by."""
    pages: list[Page] = []
    for path in ("/create?game=fivesails", None):
        page = visit(path or pages[0].url, bypass_csp=True, **settings)
        page.evaluate("localStorage.setItem('intrigue.passes', 'off')")
        page.reload()
        pages.append(page)
        if path:
            page.get_by_label("Your seat").select_option("0")
            page.get_by_label("Deck of seat 1").select_option("sample eisen")
            page.get_by_label("Deck of seat 2").select_option("sample castille")
            page.get_by_role("button", name="Set the table").click()
            page.wait_for_url("**/table/*")
        else:
            page.get_by_role("button", name="Sit here").first.click()
    pages[0].get_by_role("button", name="Start the game").click()
    return pages[0], pages[1]


# Both send their Leaders to the Forums; whoever can then challenges. No deal prevents that.
TO_THE_DUEL = (
    "Challenge with",
    "Accept",
    "The Forums",
    "Move (Kaspar|Soline)",
    "(Kaspar|Soline)",
    "(Pass|None|Do not)",
)


def asked(page: Page) -> tuple[str, list[str]]:
    """The question, and what may be answered."""
    return page.get_by_role("status").first.inner_text(), [one.strip() for one in actions(page).all_inner_texts()]


def answer(page: Page, *wanted: str) -> None:
    """Take the first action that begins with one of these words, or else the first of all; then wait for what is next.

    Among people, to pass takes until a moment drawn by lot; it may also be followed by the same question."""
    before = asked(page)
    if not before[1]:
        return
    at = next((at for word in wanted for at, text in enumerate(before[1]) if re.match(word, text)), 0)
    with suppress(Error):  # it was answered by itself
        actions(page).nth(at).click(timeout=MOMENT)
    moment = time.monotonic() + MOMENT / 1000
    while time.monotonic() < moment and asked(page) == before and not ended(page).count():
        page.wait_for_timeout(30)


def both_answer(pages: tuple[Page, Page], *wanted: str, until: Callable[[Page], bool]) -> Page:
    """Until something is so at a page that is asked: that page."""
    found: list[Page] = []

    def look() -> list[Page]:
        for page in pages:
            if actions(page).count():
                if until(page):
                    found.append(page)
                    break
                answer(page, *wanted)
        return found

    wait_until(pages[0], look)
    return found[0]


@pytest.fixture
def duel(visit: Visit) -> tuple[Page, Page]:
    """The page of whoever plays the first round of a duel, and the other."""
    pages = sit_two_down(visit)
    mine = both_answer(
        pages, *TO_THE_DUEL, until=lambda page: page.get_by_role("status").filter(has_text="Your round").count() > 0
    )
    return (mine, pages[1 - pages.index(mine)])


def threats(page: Page) -> list[str]:
    """The threat at the beginning of a duel, and after each card."""
    return [line.strip() for line in story(page) if "Threat: " in line]


def test_the_duel_says_what_each_choice_would_do(duel: tuple[Page, Page]) -> None:
    page, other = duel
    expect(page.get_by_role("list", name="Your hand").locator(".outcome").first).to_be_visible()
    # on a phone on its side those who fight stand beside what one answers with, and neither lies over the other
    size = page.viewport_size
    page.set_viewport_size({"width": LYING[0], "height": LYING[1]})
    fighters, hand = page.locator(".duel .fighter"), page.get_by_role("list", name="Your hand").locator("li")
    expect(fighters).to_have_count(2)
    for one in (fighters.first, fighters.last, hand.first):
        expect(one).to_be_in_viewport(ratio=0.8)
        assert one.evaluate(
            """(one) => {
              const { x, y, width } = one.getBoundingClientRect();
              return one.contains(document.elementFromPoint(x + width / 2, y + 60));
            }"""
        )
    assert size
    page.set_viewport_size(size)

    page.get_by_text("All figures in a table").click()
    table = page.get_by_role("table", name="What each choice would do, if nothing else happens")
    expect(table).to_be_visible()
    rows = table.get_by_role("row").filter(has=page.get_by_role("cell"))
    assert rows.count() == actions(page).count()
    expect(rows.filter(has_text="Gamble")).to_contain_text("turns up")
    assert serious(page) == []

    # a card does exactly that
    row = rows.filter(has_not_text="turns up").first
    values, threat = row.get_by_role("cell").all_inner_texts()[:3], row.get_by_role("cell").all_inner_texts()[3:5]
    defends = page.locator(".duel .side.acting").inner_text().startswith("Defender")
    row.get_by_role("button").click()
    both_answer((page, other), "Pass|None|No|Do not", until=lambda _: len(threats(page)) > 1)
    told = " ".join(story(page))
    spoken = "Riposte {}, Parry {}, Thrust {}".format(*(value.replace("\u2013", "0") for value in values))
    assert f"has {spoken}." in told
    challenger, defender = threat[::-1] if defends else threat
    assert re.fullmatch(rf"Threat: {challenger} on .+, {defender} on .+\.", threats(page)[1])


@pytest.mark.parametrize("players", [2, 4])
def test_a_phone_shows_the_city_without_scrolling_sideways(visit: Visit, players: int) -> None:
    page = visit(
        "/create?game=fivesails", size=PHONE, bypass_csp=True, color_scheme="light" if players == 2 else "dark"
    )
    assert serious(page) == []
    sit_down(page, players)
    assert serious(page) == []
    hand = Hand(page, 3)
    hand.play("reaction", 20)
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert page.get_by_role("tablist", name="All locations").get_by_role("tab").count() == players + 1
    assert page.locator("section.district").count() == 1  # in full; the others are in miniature


def shown(change: Callable[[dict[str, Any]], None]) -> Callable[[WebSocketRoute], None]:
    """What somebody is shown on coming, with something in it that is rare at a table."""

    def open(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def tell(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "hello":
                change(said["now"]["view"])
            route.send(json.dumps(said))

        server.on_message(tell)

    return open


def in_effect(view: dict[str, Any]) -> None:
    """Two things are in effect, at a table where nothing is."""
    view["effects"] = [{"words": words, "card": None, "numbers": []} for words in ("One", "Two")]


def two_reactions(view: dict[str, Any]) -> None:
    """Somebody answers a moment with two copies of one card."""
    card = view["players"][0]["approach"][0]
    view["moment"] = {"words": "A blow falls", "cards": [], "declared": [[0, card["number"]]] * 2}


def test_what_is_in_effect_takes_little_room_on_a_phone_and_moves_nothing(visit: Visit) -> None:
    page = visit("/create?game=fivesails", size=PHONE, has_touch=True)
    sit_down(page)
    page.route_web_socket("**/live*", shown(in_effect))
    page.reload()
    await_turn(page)
    row, effects = page.locator(".ask .row"), page.locator(".ask summary")
    before, box = row.bounding_box(), effects.bounding_box()
    assert box
    assert box["width"] < 60
    assert box["height"] >= 40
    effects.tap()
    expect(page.locator(".ask .effects").get_by_text("Two")).to_be_in_viewport(ratio=1)
    assert (row.bounding_box(), effects.bounding_box()) == (before, box)


def test_two_copies_of_a_card_in_one_moment_leave_the_board_as_it_is(visit: Visit) -> None:
    """Drawn by their names they were one too many, and all of the board was gone."""
    page = visit("/create?game=fivesails")
    sit_down(page)
    page.route_web_socket("**/live*", shown(two_reactions))
    page.reload()
    expect(page.locator(".ask .declared")).to_have_count(2)
    expect(page.locator("section.district").first).to_be_visible()


def test_on_a_phone_what_answers_comes_into_sight(visit: Visit) -> None:
    page = visit("/create?game=fivesails", size=PHONE, has_touch=True)
    sit_down(page)
    crew = page.locator("section.captain.me .home .thing.lit")
    while not crew.count():  # the Day is planned
        await_turn(page)
        with suppress(Error):  # what was seen there may have been answered already
            actions(page).first.click(timeout=MOMENT)
    page.get_by_role("button", name="Home", exact=True).tap()
    crew.first.tap()
    question = page.get_by_role("status").filter(has_text=re.compile("Move .+ where"))
    expect(question).to_be_visible()
    expect(page.locator("section.district .fiveplace.lit").first).to_be_in_viewport(ratio=1)


def test_a_card_is_read_by_tapping_it(visit: Visit) -> None:
    page = visit("/create?game=fivesails", size=PHONE, has_touch=True)
    sit_down(page)
    await_turn(page)
    leader = page.locator("section.captain .fivecard.table:not(.lit)").first
    leader.evaluate("card => card.scrollIntoView({ block: 'start' })")  # the hand stays at the lower edge
    leader.tap()
    sheet = page.get_by_role("tooltip")
    expect(sheet).to_contain_text(re.compile(r"Leader · \w+"))
    expect(sheet).to_contain_text("Resolve")


def test_the_page_speaks_german(visit: Visit) -> None:
    page = visit("/create?game=fivesails", locale="de")
    page.get_by_label("Dein Platz").select_option("0")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("combobox", name="Platz 2", exact=True).select_option("sensible")
    page.get_by_role("button", name=re.compile("Tisch")).last.click()
    page.wait_for_url("**/table/*")
    await_turn(page)
    expect(page.get_by_text(re.compile("^(Aufbau|Tag 1 von 5)$")).first).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=re.compile("Wähle|Welche"))).not_to_have_count(0)


# ---------------------------------------------------------------------- decks


def own_deck() -> str:
    """A legal deck that is none of the samples."""
    (eisen,) = [deck.text for deck in GAME.decks.samples() if deck.name == "eisen"]
    changed = eisen.replace("2 Not Today\n", "1 Not Today\n1 Boon\n")
    assert GAME.decks.report(changed).faults == ()
    return changed


def test_a_deck_is_built_checked_and_played(visit: Visit) -> None:
    page = visit("/decks/fivesails", bypass_csp=True)
    verdict = page.get_by_role("region", name="Your deck").get_by_role("status")
    page.get_by_label("Paste a deck").fill("Kaspar Dietrich\n3 Not Today\nSoline's Hat")
    page.get_by_role("button", name="Read it").click()
    expect(verdict).to_contain_text("cannot be played")
    expect(verdict.get_by_role("link", name="FIV-DECK-4")).to_be_visible()
    expect(verdict).to_contain_text("3 copies of Not Today, but two of a name are the most")
    expect(page.get_by_role("alert")).to_contain_text("there is no card “Soline's Hat”")
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    assert serious(page) == []

    page.get_by_label("Paste a deck").fill(own_deck())
    page.get_by_role("button", name="Read it").click()
    expect(verdict).to_contain_text("can be played")
    page.get_by_role("button", name="Draw a hand").click()
    expect(page.get_by_role("list", name="Sample hand").get_by_role("listitem")).to_have_count(6)
    page.get_by_label("Name of the deck").fill("Iron and luck")
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url("**/create?*")
    expect(page.get_by_label("Deck of seat 1")).to_have_value("own Iron and luck")
    page.get_by_label("Deck of seat 2").select_option(label="Sample: Castille")
    sit_down(page)
    captains = page.locator("section.captain")
    expect(captains.filter(has_text="Eisen").filter(has_text="you")).to_have_count(1)
    expect(captains.filter(has_text="Castille")).to_have_count(1)
    hand = Hand(page, 5)
    hand.play("reaction", 15)
    assert hand.clicks > 2


def test_the_library_is_searched_and_the_deck_follows(visit: Visit) -> None:
    page = visit("/decks/fivesails")
    page.get_by_role("button", name="Castille", exact=True).click()
    verdict = page.get_by_role("region", name="Your deck").get_by_role("status")
    expect(verdict).to_contain_text("can be played")
    library = page.get_by_role("region", name="Cards")
    library.get_by_role("searchbox").fill("not today")
    expect(library.get_by_role("listitem").first).to_contain_text("Not Today")
    assert library.get_by_role("listitem").count() < 5
    library.get_by_role("button", name="One Not Today less").click()
    expect(verdict).to_contain_text("cannot be played")
    library.get_by_role("button", name="One Not Today more").click()
    expect(verdict).to_contain_text("can be played")
    library.get_by_role("searchbox").fill("")
    library.get_by_label("Kind").select_option("scheme")
    library.get_by_label("Faction").select_option("neutral")
    neutral = [card for card in GAME.cards() if card.kind == "scheme" and card.facts["faction"] == "neutral"]
    expect(library.get_by_role("listitem")).to_have_count(len(neutral))

    # whoever opens the link of a deck has that deck
    page.evaluate("navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }")
    page.get_by_role("button", name="Copy a link to this deck").click()
    other = visit(page.evaluate("window.copied"))
    told = other.get_by_role("region", name="Your deck")
    expect(told.get_by_role("status")).to_contain_text("can be played")
    expect(told).to_contain_text("Soline el Gato")


def test_a_deck_that_cannot_be_played_is_refused_at_the_form(visit: Visit) -> None:
    page = visit("/create?game=fivesails")
    page.get_by_label("Deck of seat 1").select_option("pasted")
    page.get_by_label("Text of the deck of seat 1").fill("Kaspar Dietrich")
    expect(page.get_by_text("5 schemes are needed, here are 0")).to_be_visible()
    expect(page.get_by_role("button", name="Set the table")).to_be_disabled()
    page.get_by_label("Text of the deck of seat 1").fill(own_deck())
    expect(page.get_by_text("This deck can be played.")).to_be_visible()
    expect(page.get_by_role("button", name="Set the table")).to_be_enabled()


def changed_deck(name: str) -> str:
    (sample,) = [deck.text for deck in GAME.decks.samples() if deck.name == name]
    return sample.replace("2 Not Today\n", "1 Not Today\n1 Boon\n")


def test_host_and_guest_each_paste_a_deck_of_their_own(visit: Visit) -> None:
    host = visit("/create?game=fivesails", bypass_csp=True)
    host.get_by_label("Your seat").select_option("0")
    host.get_by_role("button", name="Set the table").click()
    host.wait_for_url("**/table/*")
    guest = visit(host.url, size=PHONE, bypass_csp=True, color_scheme="light")
    expect(guest.get_by_role("region", name="Your deck")).to_have_count(0)  # whoever watches brings nothing
    guest.get_by_role("button", name="Sit here").first.click()

    def choice(page: Page) -> Locator:
        return page.get_by_role("region", name="Your deck")

    choice(host).get_by_label("Your deck", exact=True).select_option("pasted")
    choice(host).get_by_label("Text of your deck").fill(changed_deck("eisen"))
    expect(choice(host)).to_contain_text("You play with: a deck that you pasted.")
    expect(guest.get_by_text("has chosen a deck")).to_have_count(1)
    assert "Kaspar" not in guest.content()

    # a deck that is not legal: every reason with its rule, and the one before stays
    choice(guest).get_by_label("Your deck", exact=True).select_option("sample ussura")
    expect(choice(guest)).to_contain_text("You play with: Sample: Ussura.")
    choice(guest).get_by_label("Your deck", exact=True).select_option("pasted")
    choice(guest).get_by_label("Text of your deck").fill("Soline El Gato\n3 Not Today")
    expect(choice(guest)).to_contain_text("This deck cannot be played")
    expect(choice(guest)).to_contain_text("3 copies of Not Today, but two of a name are the most")
    expect(choice(guest).get_by_role("link", name="FIV-DECK-5")).to_be_visible()
    expect(choice(guest)).to_contain_text("You play with: Sample: Ussura.")
    assert serious(guest) == []
    choice(guest).get_by_label("Text of your deck").fill(changed_deck("castille"))
    expect(choice(guest)).to_contain_text("You play with: a deck that you pasted.")

    # a reload loses nothing
    guest.reload()
    expect(choice(guest).get_by_label("Text of your deck")).to_have_value(re.compile("1 Not Today\n(?s:.*)1 Boon\n"))
    expect(host.get_by_text("has chosen a deck")).to_have_count(2)
    assert serious(host) == []
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator("section.captain").filter(has_text="Eisen")).to_have_count(1)
        expect(page.locator("section.captain").filter(has_text="Castille")).to_have_count(1)
    expect(guest.locator("section.captain").filter(has_text="Castille")).to_contain_text("you")


def test_what_is_not_possible_says_why(visit: Visit) -> None:
    host, guest = sit_two_down(visit)
    both_answer((host, guest), *TO_THE_DUEL[2:], until=lambda page: "act or pass" in asked(page)[0].lower())
    # the host's Leader goes to the Forums, the guest stays at home
    both_answer(
        (host, guest),
        "The Forums",
        "Move Kaspar",
        "Pass|None|Do not",
        until=lambda page: "Claim with Kaspar Dietrich" in asked(page)[1],
    )
    told = host.get_by_role("region", name="What is asked").get_by_role("alert")
    host.locator("section.captain:not(.me) .fivecard.table").last.click()
    expect(told).to_contain_text("is not one of yours; challenge with somebody of your crew.")
    expect(told.get_by_role("button", name="Rule FIV-CHAL-1")).to_be_visible()
    host.locator("section.district .fivecard.table").filter(has_text="Kaspar").click()
    host.get_by_role("button", name="Challenge: why not?").click()
    expect(told).to_contain_text("There is no enemy at the Forums whom Kaspar Dietrich can challenge.")
    expect(told.get_by_role("button", name="Rule FIV-CHAL-6")).to_be_visible()
    assert serious(host) == []
