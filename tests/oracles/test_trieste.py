"""The engine of Trieste against a second opinion: prices and payments, captures with everything that can prevent them,
taking back, and the end."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.trieste.positions import deal, ordered, some
from tests.oracles.amount import amount
from tests.oracles.trieste import (
    COST,
    LEVEL,
    THIEVES,
    WORTH,
    Chase,
    law,
    payments,
    price,
    returns,
    victor,
    worth,
)

import intrigue
from intrigue.core import State
from intrigue.games.trieste.events import CannotPay, Paid, TurnedUp
from intrigue.games.trieste.view import PlayerView, TriesteView

GAME = intrigue.game("trieste")
FACTIONS = ["watch", "merchant", "thief"]
COPIES = {card.id: card.copies for card in GAME.cards()}
KIND = {card.id: card.kind.split()[-1] for card in GAME.cards()}


def look(state: State, seat: int | None = None) -> TriesteView:
    view = state.view(seat)
    assert isinstance(view, TriesteView)
    return view


def player(state: State, faction: str) -> PlayerView:
    """What lies before a faction, as its own player sees it."""
    seat = next(one.seat for one in look(state).players if one.faction == faction)
    return look(state, seat).players[seat]


def menu(state: State) -> list[str]:
    return [choice.say for choice in look(state, state.mover()).choices]


def do(state: State, text: str) -> State:
    after = state.clone()
    seat = after.mover()
    after.apply(seat, GAME.action(after, seat, text))
    return after


def test_the_cards_are_those_of_the_second_opinion() -> None:
    """Numbers and words that it was written from."""
    for card in GAME.cards():
        if card.id in COST:
            assert card.facts["cost"] == COST[card.id]
            assert card.facts.get("level") == LEVEL.get(card.id)
    assert {card.id for card in GAME.cards() if "cost" in card.facts} == set(COST)
    assert {card.id for card in GAME.cards() if card.kind == "thief character"} == set(THIEVES)


# ---------------------------------------------------------------------- payments


@pytest.mark.rule("TRI-PAY-1", "TRI-PAY-5", "TRI-PAY-6", "TRI-C-3", "TRI-C-4", "TRI-C-20", "TRI-STAT-4")
@pytest.mark.parametrize("heroes", [False, True])
def test_what_may_be_paid(heroes: bool) -> None:
    seen = Counter[str]()
    for number in range(amount(250)):
        rng = Random(number)
        given = some(rng)
        given |= {"options": {"heroes": heroes}, "phase": "payment", "unpaid": [], "dearer_next": {}, "guarded": False}
        given |= {"at": rng.choice([*given["table"], "watch"]), "infamy": 0}
        if heroes:
            given |= {"heroes": {"watch": "bruno", "merchant": "dario", "thief": "matteo"}}
            given |= {"sides": dict.fromkeys(FACTIONS, "up")}
        else:
            given = {name: thing for name, thing in given.items() if name not in ("heroes", "sides")}
        state = GAME.position(given, number)
        faction, hand = given["at"], given["hands"][given["at"]]
        card = given["table"].get(faction)
        if card is None:
            continue
        discount = 1 if heroes and faction == "merchant" else 0
        cost = price(card, given["dearer"][faction], discount)
        seat = given["factions"].index(faction)
        told = [
            event for event in state.events_for(None) if isinstance(event, TurnedUp | CannotPay) and event.seat == seat
        ]
        assert told[0] == TurnedUp(seat, card, cost)
        if worth(hand) < cost:
            assert told[1:] == [CannotPay(seat, card, tuple(hand))]
            seen["cannot"] += 1
        elif cost == 0:
            assert told[1:] == []
            seen["free"] += 1
        else:
            assert (look(state).waiting, told[1:]) == ((seat,), [])
            assert {tuple(text.split()[1:]) for text in menu(state)} == payments(hand, cost)
            heap = rng.choice(menu(state))
            state.apply(seat, GAME.action(state, seat, heap))
            assert next(event for event in state.events_for(None) if isinstance(event, Paid)).treasures == tuple(
                heap.split()[1:]
            )
            seen["pays"] += 1
    assert min(seen[kind] for kind in ("cannot", "free", "pays")) > 10


@pytest.mark.rule("TRI-END-3", "TRI-C-1", "TRI-C-2")
def test_what_is_taken_back() -> None:
    bought = 0
    for number in range(amount(150)):
        rng = Random(number)
        given = {name: thing for name, thing in some(rng).items() if name not in ("heroes", "sides", "options", "at")}
        given |= {"phase": "end", "table": {}, "unpaid": [], "infamy": 0, "captured": []}
        given["hands"]["merchant"] = [card for card in given["hands"]["merchant"] if card not in ("gold", "diamond")][
            :6
        ]
        given["known"] = {}
        state = GAME.position(given, number)
        while not state.over and look(state).phase == "end":
            view = look(state, state.mover())
            mine = view.players[state.mover()]
            assert mine.hand is not None
            wanted = returns(list(mine.discards), list(mine.hand))
            assert set(menu(state)) == {"pass", *(f"buy {card}" for card in wanted)}
            text = rng.choice(menu(state))
            state = do(state, text)
            cost = 0 if text == "pass" else COST[text.split()[1]]
            if cost:
                hand = [card for card in mine.hand if card in WORTH]
                assert {tuple(pay.split()[1:]) for pay in menu(state)} == payments(hand, cost)
                state = do(state, rng.choice(menu(state)))
                bought += 1
    assert bought > 20


# ---------------------------------------------------------------------- captures


def chance(rng: Random, heroes: bool) -> dict[str, Any]:
    """The Watch plays a card that captures, the Thief anything or nothing, with bombs and coins at hand. The Merchant's
    card asks a question, which is where the Watch's part is over."""
    box = [id for id in COST if KIND[id] in ("character", "action", "special") for _ in range(COPIES[id])]
    red = [id for id in box if id in THIEVES or id in ("fence", "diversion", "ambush", "jailbreak", "smoke-bomb")]
    coins = [id for id in WORTH for _ in range(COPIES[id])]
    rng.shuffle(red)
    rng.shuffle(coins)
    red.sort(key=lambda card: card == "smoke-bomb" and rng.random() < 0.7)
    table = {"watch": rng.choice(("patrol-officer", "bloodhound", "raiding-party", "search-warrant", "undercover-agent",
                                  "bounty")), "merchant": "business-as-usual"}  # fmt: skip
    laid = [id for id in red if id != "smoke-bomb"]
    if rng.random() < 0.8:
        table["thief"] = rng.choice(laid)
        red.remove(table["thief"])
    given: dict[str, Any] = {
        "factions": rng.sample(FACTIONS, 3),
        "options": {"heroes": heroes, "unpaid_thief_capturable": rng.random() < 0.7},
        "phase": "effect",
        "table": table,
        "unpaid": ["thief"] if COST.get(table.get("thief", ""), 0) and rng.random() < 0.3 else [],
        "captured": [red.pop(0) for _ in range(2) if red[0] in THIEVES],
        "infamy": rng.randint(0, 8),
    }
    hand = [red.pop() for _ in range(rng.randint(0, 4))] + deal(rng, coins, 3)
    given["hands"] = {"watch": deal(rng, coins, 3), "merchant": [], "thief": ordered(hand)}
    given["hands"]["watch"] = ordered(given["hands"]["watch"])
    if given["unpaid"] and worth(hand) >= COST[table["thief"]]:
        given["unpaid"] = []  # who can pay has paid
    given["discards"] = {"thief": [red.pop() for _ in range(rng.randint(0, 4))]}
    if heroes:
        given["heroes"] = {
            "watch": rng.choice(("antonia", "bruno")),
            "merchant": "jacopo",
            "thief": rng.choice(("nine-tails", "nine-tails", "matteo")),
        }
        side = rng.choice(("down", "up", "done") if given["heroes"]["thief"] == "nine-tails" else ("down", "up"))
        given["sides"] = {"watch": "up", "merchant": "up", "thief": side}
    return given


def chase(state: State) -> Chase:
    """What is to be seen of it."""
    thief, watch, view = player(state, "thief"), player(state, "watch"), look(state)
    hero = ""
    if thief.hero is not None and thief.hero.id == "nine-tails" and not thief.hero.done:
        hero = "up" if thief.hero.up else "down"
    played = thief.played.card if thief.played else None
    return Chase(
        played or "",
        tuple(sorted(thief.hand or ())),
        tuple(sorted(thief.discards)),
        tuple(sorted(view.captured)),
        view.infamy,
        watch.cards,
        hero,
    )


def aftermath(state: State, seen: Counter[str]) -> set[Chase]:
    """Where the Watch's part can end, whatever Watch and Thief choose."""
    asked = look(state).waiting
    merchant = player(state, "merchant").seat
    if asked == (merchant,) or "decline" in menu(state):  # the next part has begun
        return {chase(state)}
    found = set()
    for text in menu(state):
        seen[text.split()[0]] += 1
        found |= aftermath(do(state, text), seen)
    return found


@pytest.mark.rule("TRI-EFF-2", "TRI-C-5", "TRI-C-13", "TRI-C-17", "TRI-C-18", "TRI-C-41", "TRI-C-50", "TRI-C-51")
@pytest.mark.parametrize("heroes", [False, True])
def test_captures_and_what_prevents_them(heroes: bool) -> None:
    seen = Counter[str]()
    for number in range(amount(200)):
        rng = Random(number)
        given = chance(rng, heroes)
        state = GAME.position(given, number)
        ready = heroes and given["heroes"]["thief"] == "nine-tails" and given["sides"]["thief"] != "done"
        before = Chase(
            given["table"].get("thief", ""),
            tuple(sorted(given["hands"]["thief"])),
            tuple(sorted(given["discards"]["thief"])),
            tuple(sorted(given["captured"])),
            given["infamy"],
            len(given["hands"]["watch"]),
            given["sides"]["thief"] if ready else "",
        )
        antonia = heroes and given["heroes"]["watch"] == "antonia"
        unpaid = bool(given["unpaid"]) and not given["options"]["unpaid_thief_capturable"]
        shown = player(state, "thief").shown
        card = given["table"]["watch"]
        expected = law(card, before, shown, unpaid, 1 if antonia else 0, 1 if antonia else 0)
        assert aftermath(state, seen) == expected, (card, given)
        seen["ways"] += len(expected)
    assert seen["react"] > 20
    assert seen["capture"] > 20
    assert not heroes or min(seen["reveal"], seen["escape"]) > 20


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("TRI-END-1", "TRI-WIN-1", "TRI-WIN-2", "TRI-WIN-3", "TRI-C-6", "TRI-C-24", "TRI-C-32")
@pytest.mark.parametrize("heroes", [False, True])
def test_who_wins(heroes: bool) -> None:
    seen = Counter[str]()
    for number in range(amount(400)):
        rng = Random(number)
        thieves = [id for id in THIEVES for _ in range(COPIES[id])]
        coins = [id for id in WORTH for _ in range(COPIES[id])]
        rng.shuffle(thieves)
        rng.shuffle(coins)
        prison = thieves[: rng.choice((0, 2, 5, 6, 7, 8))]
        goal = 11 + sum(LEVEL[card] for card in prison)
        purse: list[str] = []
        while worth(purse) < goal - rng.randint(0, 3) and rng.random() < 0.98:
            purse.append(coins.pop())
        last = rng.random() < 0.3
        given: dict[str, Any] = {
            "factions": rng.sample(FACTIONS, 3),
            "options": {"heroes": heroes, "max_turns": 20},
            "turn": 20 if last else rng.randint(1, 19),
            "phase": "end",
            "captured": prison,
            "infamy": rng.choice((0, 5, 8, 9)),
            "hands": {"watch": [], "merchant": ordered(purse), "thief": []},
        }
        jacopo = rng.random() < 0.5
        if heroes:
            given["heroes"] = {"watch": "bruno", "merchant": "jacopo" if jacopo else "dario", "thief": "matteo"}
            given["sides"] = dict.fromkeys(FACTIONS, "up")
        state = GAME.position(given, number)
        winner, rule = victor(prison, purse, given["infamy"], heroes and jacopo)
        if not winner and last:
            rule = "TRI-C-24"
        result = look(state).result
        if not rule:
            assert result is None
        else:
            assert result is not None
            names = [given["factions"][seat] for seat in result.winners]
            assert (names, result.rule) == ([winner] if winner else [], rule)
        seen[rule] += 1
    assert min(seen[rule] for rule in ("", "TRI-WIN-1", "TRI-WIN-2", "TRI-WIN-3", "TRI-END-1", "TRI-C-24")) > 10
