"""What a seat observes as numbers, read back by name. Cynthia is the Watch, Mark the Merchant, Theodore the Thief."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.observing import Value, observed, offered, some
from tests.games.trieste.playing import CYNTHIA, GAME, MARK, MERCHANT, THEODORE, THIEF, WATCH, at, on_table, play

from intrigue.games.trieste.cards.titles import CARDS, FACTIONS, TREASURES
from intrigue.games.trieste.observer import OBSERVER
from intrigue.games.trieste.state import Trieste

SECRET: dict[str, Any] = {
    "options": {"heroes": True},
    "heroes": {WATCH: "zaccaria", MERCHANT: "elettra", THIEF: "nine-tails"},
}


def asked(state: Trieste, seat: int) -> dict[str, Value]:
    """The columns about the question."""
    found = observed(state, seat)
    names = ["question", "amount", "early", "threat", "by", "victim", "target", "place"]
    return {name: found[f"table.{name}"] for name in names if found[f"table.{name}"]}


def test_a_table() -> None:
    state = at(
        "play",
        turn=7,
        watch="copper copper gold tax-collector bounty",
        merchant="copper silver shopkeeper shopkeeper",
        thief="copper lookout",
        known={MERCHANT: "silver shopkeeper"},
        discards={THIEF: "burglar fence", WATCH: "bounty bounty"},
        captured="pickpocket pickpocket",
        spent={"copper": 5, "silver": 2},
        infamy=4,
        dearer={THIEF: 3},
    )
    found = observed(state, CYNTHIA)
    assert some(found, "table.") == {
        "turn": 7,
        "turns": 100,
        "phase": "play",
        "infamy": 4,
        "treasure_deck": 56 - 5 - 2 - 6,
        "spent[copper]": 5,
        "spent[silver]": 2,
        "question": "play",
    }
    decks = [found[f"players[{row}].deck"] for row in range(3)]
    assert decks == [33 - 4, 33 - 2, 33 - 5]
    assert some(found, "players[0].") == {
        "there": 1,
        "asked": 1,
        "acting": 1,
        "faction": "watch",
        "cards": 5,
        "treasures": 3,
        "deck": decks[0],
        "hand[copper]": 2,
        "hand[gold]": 1,
    }
    assert some(found, "players[1].") == {
        "there": 1,
        "faction": "merchant",
        "cards": 4,
        "treasures": 2,
        "deck": decks[1],
        "known[silver]": 1,
    }
    assert found["players[2].dearer"] == 3
    assert some(found, "cards.") == {
        "hand[tax-collector]": 1,
        "hand[bounty]": 1,
        "known[shopkeeper]": 1,
        "discards[burglar]": 1,
        "discards[fence]": 1,
        "discards[bounty]": 2,
        "captured[pickpocket]": 2,
    }


def test_every_seat_comes_first_in_its_own_eyes() -> None:
    state = at("play", watch="bounty", merchant="pardon pardon", thief="fence fence fence", dearer={THIEF: 3})
    rows = [[some(observed(state, seat), f"players[{row}].") for row in range(3)] for seat in range(3)]
    assert [row["cards"] for row in rows[0]] == [1, 2, 3]
    assert rows[1] == rows[0][1:] + rows[0][:1]
    assert rows[2] == rows[0][2:] + rows[0][:2]
    hands = [some(observed(state, seat), "cards.") for seat in range(3)]
    assert hands == [{"hand[bounty]": 1}, {"hand[pardon]": 2}, {"hand[fence]": 3}]


@pytest.mark.rule("TRI-C-38")
def test_a_card_lying_face_down_is_its_owners_secret() -> None:
    """One treasure and one card, of which one lies on the table: nobody else can tell which."""
    given = {"watch": "copper bounty", "merchant": "gold"}
    coin, card = (play(at("play", **given), text) for text in ("play copper", "play bounty"))
    assert observed(coin, MARK) == observed(card, MARK)
    assert some(observed(coin, THEODORE), "players[1].") == {
        "there": 1,
        "faction": "watch",
        "cards": 2,
        "treasures": 1,
        "deck": 32,
        "face_down": 1,
    }
    assert observed(coin, CYNTHIA)["players[0].played"] == "copper"
    assert observed(card, CYNTHIA)["players[0].played"] == "bounty"


def test_cards_on_the_table_are_open_when_they_are_paid_for() -> None:
    state = at("effect", table={WATCH: "tax-collector", THIEF: "burglar"}, unpaid=[THIEF], merchant="copper")
    found = observed(state, MARK)
    assert [found[f"players[{row}].played"] for row in range(3)] == ["", "burglar", "tax-collector"]
    assert [found[f"players[{row}].paid"] for row in range(3)] == [0, 0, 1]
    assert not any(found[f"players[{row}].face_down"] for row in range(3))


def test_what_went_and_what_was_shown_this_turn() -> None:
    state = at("play", at=THIEF, thief="copper silver cat-burglar lookout", merchant="copper", watch="copper")
    play(state, "play cat-burglar")
    assert some(observed(state, CYNTHIA), "cards.lost") == {"[cat-burglar]": 1}
    assert asked(state, CYNTHIA) == {"question": "pay", "amount": 3}
    play(state, "pay copper silver")
    assert some(observed(state, CYNTHIA), "players[2].lost") == {"[copper]": 1, "[silver]": 1}
    poor = play(at("play", at=THIEF, thief="copper cat-burglar lookout", merchant="copper"), "play cat-burglar")
    assert some(observed(poor, MARK), "cards.shown") == {"[lookout]": 1}
    assert some(observed(poor, MARK), "players[1].shown") == {"[copper]": 1}
    assert some(observed(poor, MARK), "players[1].known") == {"[copper]": 1}
    assert some(observed(poor, MARK), "cards.known") == {"[lookout]": 1}


def test_what_lasts_for_a_turn() -> None:
    state = on_table(merchant_plays="caravan-guard", thief_plays="street-urchin", merchant="copper")
    assert observed(state, CYNTHIA)["table.guarded"] == 1
    state = on_table(merchant_plays="embargo", thief_plays="street-urchin")
    found = observed(state, THEODORE)
    assert [found[f"players[{row}].dearer_next"] for row in range(3)] == [0, 2, 0]
    assert (found["table.guarded"], found["players[1].dearer"]) == (0, 0)


def test_threats_say_who_does_what_to_whom() -> None:
    state = on_table(watch_plays="patrol-officer", thief_plays="pickpocket")
    threat: dict[str, Value] = {"question": "react", "amount": 1, "threat": "capture", "target": "pickpocket"}
    assert asked(state, THEODORE) == {**threat, "by": 2, "victim": 1, "place": "table"}
    assert asked(state, CYNTHIA) == {**threat, "by": 1, "victim": 3, "place": "table"}
    state = on_table(thief_plays="cat-burglar", merchant="copper copper copper")
    assert asked(state, MARK) == {"question": "react", "amount": 2, "threat": "taking", "by": 2, "victim": 1}
    state = on_table(watch_plays="harbour-dues", merchant="copper silver gold")
    assert asked(state, MARK) == {"question": "react", "amount": 2, "threat": "taking", "by": 3, "victim": 1}
    play(state, "pass")
    assert asked(state, MARK) == {"question": "give", "amount": 2, "by": 3}
    assert asked(state, THEODORE) == {"question": "give", "amount": 2, "by": 2}
    state = on_table(thief_plays="street-urchin")
    assert asked(state, CYNTHIA) == {"question": "react", "amount": 1, "threat": "renown", "by": 3, "victim": 1}


@pytest.mark.parametrize(
    ("card", "given", "found", "said"),
    [
        ("money-changer", {"spent": {"silver": 1}, "merchant": "copper"}, {"question": "exchange", "amount": 1},
            {"exchange copper": {"kind": "exchange", "card": "copper"}, "pass": {"kind": "pass"}}),
        ("clearance-sale", {"merchant": "pardon"}, {"question": "discard", "amount": 1},
            {"discard pardon": {"kind": "discard", "card": "pardon"}, "pass": {"kind": "pass"}}),
        ("pardon", {"captured": "lookout burglar"}, {"question": "free", "place": "discards"},
            {f"free {who}": {"kind": "free", "card": who} for who in ("lookout", "burglar")}),
        ("jailbreak", {"captured": "lookout burglar"}, {"question": "free", "place": "hand"},
            {f"free {who}": {"kind": "free", "card": who} for who in ("lookout", "burglar")}),
        ("pickpocket", {"watch": "copper", "merchant": "copper"}, {"question": "rob", "amount": 1},
            {"rob watch": {"kind": "rob", "seat": 1}, "rob merchant": {"kind": "rob", "seat": 2}}),
        ("bounty", {"discards": {THIEF: "lookout burglar"}}, {"question": "capture", "amount": 2, "place": "discards"},
            {f"capture {who}": {"kind": "capture", "card": who} for who in ("lookout", "burglar")}),
        ("undercover-agent", {"thief": "lookout burglar"}, {"question": "capture", "amount": 2, "place": "hand"},
            {f"capture {who}": {"kind": "capture", "card": who} for who in ("lookout", "burglar")}),
    ],
)  # fmt: skip
def test_what_cards_ask(
    card: str, given: dict[str, Any], found: dict[str, Value], said: dict[str, dict[str, Value]]
) -> None:
    faction = next(FACTIONS[title.faction] for title in CARDS if title.id == card)
    state = on_table(**{f"{faction}_plays": card}, **given)
    assert all(asked(state, seat) == found for seat in range(3))
    assert offered(state, state.mover()) == said


def test_treasures_to_choose_from() -> None:
    state = on_table(merchant_plays="business-as-usual", mint="gold silver")
    assert asked(state, MARK) == {"question": "keep"}
    assert some(observed(state, MARK), "table.look") == {"ed_at": 2, "ing[silver]": 1, "ing[gold]": 1}
    assert some(observed(state, THEODORE), "table.look") == {"ed_at": 2}
    assert offered(state, MARK)["keep gold"] == {"kind": "keep", "card": "gold"}


def test_gains_that_are_offered_and_characters_to_fetch() -> None:
    state = play(on_table(watch_plays="patrol-officer", thief_plays="pickpocket"), "pass")
    assert asked(state, MARK) == {"question": "gain", "amount": 3}
    assert offered(state, CYNTHIA)["accept"] == {"kind": "accept"}
    state = on_table(thief_plays="safe-house")
    assert asked(state, MARK) == {"question": "fetch"}
    assert offered(state, THEODORE)["fetch burglar"] == {"kind": "fetch", "card": "burglar"}


def test_drawing_playing_paying_reacting_and_buying_back() -> None:
    state = at("draw", watch="copper")
    assert asked(state, MARK) == {"question": "draw", "amount": 1}
    assert list(offered(state, CYNTHIA).values()) == [{"kind": "draw_treasure"}, {"kind": "draw_faction"}]
    play(state, "draw treasure")
    assert asked(state, MARK) == {"question": "draw", "amount": 2}
    state = at("play", watch="copper copper silver bounty")
    assert offered(state, CYNTHIA)["play bounty"] == {"kind": "play", "card": "bounty"}
    state = at("payment", at=THIEF, thief="copper copper silver", table={THIEF: "burglar"})
    assert list(offered(state, THEODORE).values()) == [{"kind": "pay", "copper": 2}, {"kind": "pay", "silver": 1}]
    state = at("payment", at=THIEF, thief="diamond", table={THIEF: "burglar"})
    assert list(offered(state, THEODORE).values()) == [{"kind": "pay", "diamond": 1}]
    state = on_table(watch_plays="harbour-dues", merchant="gold strongbox")
    assert offered(state, MARK)["react strongbox"] == {"kind": "react", "card": "strongbox"}
    play(state, "pass")
    assert offered(state, MARK)["give gold"] == {"kind": "give", "card": "gold"}
    state = at("end", thief="diamond gold", discards={THIEF: "cat-burglar"})
    assert asked(state, CYNTHIA) == {"question": "buy"}
    assert offered(state, THEODORE)["buy cat-burglar"] == {"kind": "buy", "card": "cat-burglar"}
    play(state, "buy cat-burglar")
    assert asked(state, CYNTHIA) == {"question": "pay", "amount": 3}
    assert list(offered(state, THEODORE).values()) == [{"kind": "pay", "gold": 1}]


@pytest.mark.rule("TRI-HERO-1", "TRI-C-21")
def test_heroes_are_chosen_in_secret() -> None:
    state = GAME.new(3, 1, {"heroes": True})
    assert isinstance(state, Trieste)
    first = state.seat_of[0]
    other = (first + 1) % 3
    before = observed(state, other)
    assert (before["table.question"], [before[f"players[{row}].asked"] for row in range(3)]) == ("hero", [1, 1, 1])
    assert offered(state, first)["choose bruno"] == {"kind": "choose", "hero": "bruno"}
    state.apply(first, GAME.action(state, first, "choose bruno"))
    assert observed(state, other) == before
    found = observed(state, first)
    assert (found["players[0].hero"], found["players[0].side"]) == ("bruno", "")
    assert [found[f"players[{row}].asked"] for row in range(3)] == [0, 1, 1]


@pytest.mark.rule("TRI-HERO-2", "TRI-C-25")
def test_heroes_are_known_when_they_have_been_revealed() -> None:
    state = at("payment", **SECRET)
    assert asked(state, MARK) == {"question": "reveal"}
    heroes = [[observed(state, seat)[f"players[{row}].hero"] for row in range(3)] for seat in range(3)]
    assert heroes == [["zaccaria", "", ""], ["elettra", "", ""], ["nine-tails", "", ""]]
    assert [observed(state, CYNTHIA)[f"players[{row}].side"] for row in range(3)] == ["face_down"] * 3
    play(state, "pass", "pass")
    assert offered(state, THEODORE) == {"pass": {"kind": "pass"}, "reveal": {"kind": "reveal"}}
    play(state, "reveal")
    assert (observed(state, MARK)["players[1].hero"], observed(state, MARK)["players[1].side"]) == (
        "nine-tails",
        "face_up",
    )
    sides = {"sides": {THIEF: "up", WATCH: "done"}}
    state = on_table(watch_plays="patrol-officer", thief_plays="pickpocket", **SECRET, **sides)
    assert offered(state, THEODORE)["escape"] == {"kind": "escape"}
    assert observed(state, MARK)["players[2].side"] == "done"


@pytest.mark.rule("TRI-C-23")
def test_the_thief_is_asked_early() -> None:
    state = play(at("draw", **SECRET), "draw treasure", "draw treasure", "pass")
    assert asked(state, CYNTHIA) == {"question": "reveal", "early": 1}
    assert offered(state, THEODORE)["decline"] == {"kind": "decline"}
    found = observed(state, THEODORE)
    assert [found[f"players[{row}].acting"] for row in range(3)] == [0, 0, 1]


@pytest.mark.rule("TRI-C-26")
def test_factions_are_chosen_in_the_open() -> None:
    state = GAME.new(3, 1, {"factions": "chosen"})
    assert offered(state, 0)["join thief"] == {"kind": "join", "faction": "thief"}
    state.apply(0, GAME.action(state, 0, "join thief"))
    found = observed(state, 2)
    assert (found["table.question"], found["table.phase"]) == ("faction", "")
    rows = [some(found, f"players[{row}].") for row in range(3)]
    assert rows == [{"there": 1}, {"there": 1, "faction": "thief"}, {"there": 1, "asked": 1}]


@pytest.mark.rule("TRI-C-46")
def test_hands_lie_open_at_the_end() -> None:
    state = at("end", infamy=9, watch="copper bounty", merchant="gold")
    assert state.over
    assert OBSERVER.winners(state) == [THEODORE]
    found = observed(state, MARK)
    assert some(found, "cards.hand") == {"[bounty]": 1}
    assert [some(found, f"players[{row}].hand") for row in range(3)] == [{"[gold]": 1}, {}, {"[copper]": 1}]
    assert asked(state, MARK) == {}
    drawn = at("end", turn=1, options={"max_turns": 1})
    assert (drawn.over, OBSERVER.winners(drawn)) == (True, [])


def test_numbers_of_treasures_go_as_far_as_there_are_any() -> None:
    copies = {card.id: card.copies for card in CARDS[:TREASURES]}
    highest = {column.name: column.high for block in OBSERVER.blocks for column in block.columns}
    for name in ("spent", "hand", "known"):
        assert {coin: highest[f"{name}[{coin}]"] for coin in copies} == copies
    for name in ("lost", "shown"):  # in a turn a card may go and come more than once
        assert all(highest[f"{name}[{coin}]"] > count for coin, count in copies.items())
