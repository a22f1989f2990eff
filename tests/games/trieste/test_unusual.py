"""Situations that seldom come up: several who could win, decks and purses that are empty, payments to the last coin."""

from __future__ import annotations

import pytest
from tests.games.trieste.playing import THIEF, WATCH, asked, at, can, events, on_table, play, prison, refused

from intrigue.games.trieste.events import CannotPay, Paid

SEVEN = "street-urchin street-urchin street-urchin street-urchin pickpocket pickpocket pickpocket"  # levels: 7


@pytest.mark.rule("TRI-END-1", "TRI-END-2", "TRI-WIN-1", "TRI-WIN-2", "TRI-WIN-3", "TRI-C-8")
@pytest.mark.parametrize("watch", [True, False])
@pytest.mark.parametrize("merchant", [True, False])
@pytest.mark.parametrize("thief", [True, False])
def test_who_wins_of_several_who_could(watch: bool, merchant: bool, thief: bool) -> None:
    """The Watch before the Merchant before the Thief, and only in the End Phase."""
    captured = SEVEN if watch else SEVEN.rpartition(" ")[0]
    purse = {True: "gold gold gold gold silver silver silver", False: "gold gold gold gold"}[merchant]
    state = at("end", captured=captured, merchant=purse, infamy=9 if thief else 8)
    could = [faction for faction, can_ in enumerate((watch, merchant, thief)) if can_]
    assert state.over == bool(could)
    if could:
        assert state.result is not None
        rule = "TRI-END-1" if len(could) > 1 else f"TRI-WIN-{could[0] + 1}"
        assert (state.result.winners, state.result.rule) == ((could[0],), rule)


@pytest.mark.rule("TRI-WIN-2", "TRI-C-6", "TRI-C-32")
@pytest.mark.parametrize(
    ("captured", "purse", "wins"),
    [
        ("", "gold gold gold copper", False),
        ("", "gold gold gold silver", True),
        ("", "diamond gold gold silver", True),
        ("lookout", "gold gold gold silver", True),  # of level 0: it is captured, and costs nothing
        ("street-urchin", "gold gold gold silver", False),
        ("street-urchin", "gold gold gold silver copper", True),
        ("cat-burglar cat-burglar foxtail-captain", "gold gold gold gold silver silver silver copper", False),
        ("cat-burglar cat-burglar foxtail-captain", "gold gold gold gold silver silver silver silver", True),
    ],
)
def test_how_rich_the_merchant_has_to_be(captured: str, purse: str, wins: bool) -> None:
    assert at("end", captured=captured, merchant=purse).over == wins


@pytest.mark.rule("TRI-PAY-1", "TRI-PAY-4", "TRI-PAY-5", "TRI-C-3", "TRI-C-4", "TRI-C-27")
@pytest.mark.parametrize(
    ("purse", "ways"),
    [
        ("copper copper copper", ["pay copper copper copper"]),
        ("silver silver", ["pay silver silver"]),
        ("gold copper", ["pay gold"]),
        ("silver copper copper", ["pay silver copper"]),
        ("silver copper gold", ["pay silver copper", "pay gold"]),
        ("diamond silver", ["pay diamond"]),
        ("diamond", ["pay diamond"]),
        ("diamond silver silver", ["pay silver silver", "pay diamond"]),
        ("copper copper", []),
        ("", []),
    ],
)
def test_how_three_can_be_paid(purse: str, ways: list[str]) -> None:
    """A Raiding Party costs 3: the smallest total that the hand can make, and nobody is asked who cannot pay."""
    state = at("payment", table={WATCH: "raiding-party"}, watch=purse)

    def plain(text: str) -> list[str]:
        return sorted(text.split())

    if ways:
        assert asked(state) == WATCH
        assert sorted(map(plain, can(state))) == sorted(map(plain, ways))
        play(state, can(state)[0])
        assert len(events(state, Paid)) == 1
    else:
        assert (events(state, Paid), len(events(state, CannotPay))) == ([], 1)


@pytest.mark.rule("TRI-C-5", "TRI-EFF-2", "TRI-PAY-6", "TRI-C-17")
@pytest.mark.parametrize("capturable", [True, False])
@pytest.mark.parametrize(
    ("card", "unpaid", "caught"),
    [("pickpocket", True, None), ("pickpocket", False, True), ("copper", False, False), ("fence", False, False)],
)
def test_whom_a_patrol_officer_catches(capturable: bool, card: str, unpaid: bool, caught: bool | None) -> None:
    state = on_table(
        watch_plays="patrol-officer",
        thief_plays=card,
        unpaid=[THIEF] if unpaid else [],
        mint="copper copper copper copper",
        options={"unpaid_thief_capturable": capturable},
    )
    expected = capturable if caught is None else caught
    if expected:
        play(state, "pass")  # no smoke bomb
    assert prison(state) == (card if expected else "")


@pytest.mark.rule("TRI-END-3", "TRI-C-1", "TRI-C-2", "TRI-C-36", "TRI-C-37")
@pytest.mark.parametrize(
    ("purse", "offered"),
    [
        ("", ["street-urchin"]),
        ("copper", ["street-urchin", "pickpocket"]),
        ("copper copper", ["street-urchin", "pickpocket", "burglar"]),
        ("diamond", ["street-urchin", "pickpocket", "burglar", "cat-burglar", "foxtail-captain"]),
    ],
)
def test_whom_the_thief_can_take_back(purse: str, offered: list[str]) -> None:
    """Characters of level 1 or more for what is printed on them; no lookout, no action, no smoke bomb."""
    pile = "lookout street-urchin pickpocket burglar cat-burglar foxtail-captain fence smoke-bomb"
    state = at("end", thief=purse, discards={THIEF: pile}, dearer={THIEF: 3})
    assert asked(state) == THIEF
    assert can(state) == ["pass", *[f"buy {who}" for who in offered]]
    assert refused(state, "buy lookout") == refused(state, "buy fence") == "TRI-END-3"


@pytest.mark.rule("TRI-C-18", "TRI-C-19", "TRI-C-16")
@pytest.mark.parametrize("merchant", ["", "copper"])
def test_a_thief_in_smoke_does_the_work_and_is_famous(merchant: str) -> None:
    state = on_table(
        watch_plays="raiding-party", thief_plays="pickpocket", thief="smoke-bomb copper", merchant=merchant, infamy=2
    )
    play(state, "react smoke-bomb", "pay copper")
    while not state.over and state.table[2] != -1:
        play(state, can(state)[0])
    assert (prison(state), state.infamy) == ("", 3)  # one lost to the raid, one for the level, one for daring
