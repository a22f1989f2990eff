"""What a seat observes, as numbers: positions read by the names of the columns, and actions as rows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.mediterranean.playing import GAME, act, at, floor_to, new, resolve
from tests.games.observing import Value, observed, offered, some

from intrigue.core.columns import Block
from intrigue.core.rng import seeded
from intrigue.games.mediterranean import ids
from intrigue.games.mediterranean.cards.developments import FACE
from intrigue.games.mediterranean.observer import choices, columns
from intrigue.games.mediterranean.rules.actions import BACK, CLEAR, DECLINE, DONE, ENQUIRE, PASS, POST, TAKE, WAIT
from intrigue.games.mediterranean.rules.floor import ClosingStep, TradingFloor
from intrigue.games.mediterranean.state.state import Mediterranean
from intrigue.games.mediterranean.view import DraftView, MediterraneanView, OfferView, PlayerView

LIVE = {"floor": "live"}


def row(state: Mediterranean, seat: int, text: str) -> dict[str, Value]:
    return offered(state, seat)[text]


# ---------------------------------------------------------------------- the columns

PLACES: list[tuple[Block, dict[str, int]]] = [
    (
        columns.TABLE_BLOCK,
        {
            "question": columns.QUESTION,
            "turn": columns.TURN,
            "turns": columns.TURNS,
            "lap": columns.LAP,
            "laps": columns.LAPS,
            "acts_left": columns.ACTS_LEFT,
            "clock": columns.CLOCK,
            "by_the_letter": columns.BY_THE_LETTER,
            "deals": columns.DEALS,
            "quiet": columns.QUIET,
            "busy": columns.BUSY,
            "picks": columns.PICKS,
            "pick_government": columns.PICK_GOVERNMENT,
            "pick_religion": columns.PICK_GOVERNMENT + 1,
            "draws_left": columns.DRAWS_LEFT,
            "named[wine]": columns.NAMED,
            "goods[salt]": columns.GOODS_LEFT,
            "developments[government 0]": columns.DEVELOPMENTS_LEFT,
            "stored[0]": columns.STORED,
        },
    ),
    (
        columns.PLAYERS,
        {
            "asked": columns.ASKED,
            "place": columns.PLACE,
            "points": columns.POINTS,
            "government": columns.GOVERNMENT,
            "religion": columns.RELIGION,
            "happiness": columns.HAPPINESS,
            "safety": columns.SAFETY,
            "revolt": columns.REVOLT,
            "done": columns.DONE,
            "barbarians": columns.BARBARIANS,
            "earned": columns.EARNED,
            "drawn": columns.DRAWN,
            "abandons_government": columns.ABANDONS,
            "altar": columns.ALTAR,
            "cities": columns.CITIES,
            "boats": columns.BOATS,
            "producers[salt]": columns.PRODUCERS_OF,
            "goods[salt]": columns.CLAIMED,
            "shown[spices]": columns.SHOWN,
            "hidden_civic": columns.HIDDEN_CIVIC,
            "hidden_luxury": columns.HIDDEN_LUXURY,
            "cards[salt black]": columns.CARDS,
            "spent[salt black]": columns.SPENT,
        },
    ),
    (
        columns.BOXES,
        {
            "aimed": columns.AIMED,
            "bound": columns.BOUND_BY_PROMISE,
            "answer": columns.ANSWER,
            "not_on[0]": columns.NOT_ON_SEAT,
        },
    ),
    (
        columns.OFFERS,
        {
            "number": columns.NUMBER,
            "maker": columns.MAKER,
            "taker": columns.TAKER,
            "venus": columns.ARROWS,
            "to[0]": columns.ADDRESSED,
            "pays": columns.OFFER_TERMS + columns.PAYS,
            "asks": columns.OFFER_TERMS + columns.ASKS,
            "gives[salt]": columns.OFFER_TERMS + columns.GIVES,
            "wants[salt]": columns.OFFER_TERMS + columns.WANTS,
            "cards[0]": columns.OFFER_TERMS + columns.OWN_CARDS,
            "promises[0].box": columns.OFFER_TERMS + columns.PROMISES,
            "promises[1].box": columns.OFFER_TERMS + columns.PROMISES + columns.PROMISED,
            "demands[0].box": columns.OFFER_TERMS + columns.DEMANDS,
            "says[0]": columns.OFFER_TERMS + columns.SAYS,
            "seeks[0]": columns.OFFER_TERMS + columns.SEEKS,
        },
    ),
    (
        columns.DRAFT,
        {
            "taking": columns.TAKING,
            "pending": columns.PENDING,
            "box": columns.PENDING_BOX,
            "card": columns.PENDING_CARD,
            "to[0]": columns.DRAFT_TO,
            "pays": columns.DRAFT_TERMS + columns.PAYS,
            "seeks[0]": columns.DRAFT_TERMS + columns.SEEKS,
        },
    ),
    (
        choices.CHOICE,
        {
            "card": choices.CARD,
            "good": choices.GOOD,
            "idea": choices.IDEA,
            "seat": choices.SEAT,
            "box": choices.BOX,
            "side": choices.SIDE,
            "deck": choices.DECK,
            "face": choices.FACE_AT,
            "back": choices.BACK_AT,
            "offer": choices.OFFER,
        },
    ),
]


@pytest.mark.parametrize(("block", "places"), PLACES, ids=[block.name for block, _ in PLACES])
def test_columns_are_where_they_are_written(block: Block, places: dict[str, int]) -> None:
    names = [column.name for column in block.columns]
    assert {name: names.index(name) for name in places} == places


def test_rows_are_as_wide_as_they_are_written_and_as_many_as_the_rules_can_fill() -> None:
    assert len(columns.DEVELOPMENTS.columns) == columns.DEVELOPMENT
    assert len(columns.BOXES.columns) == columns.BOX
    assert len(columns.DRAWN_BLOCK.columns) == columns.DRAWN_CARD
    assert (columns.MOST_BOXES, columns.OFFERS.rows, columns.DEVELOPMENTS.rows) == (47, 18, 72)
    assert len(ids.GOODS) + columns.CARDS == columns.SPENT
    questions = [columns.START, columns.PRODUCE, columns.TRADE, columns.CLOSE, columns.ABANDON_TRACK]
    questions += [columns.ABANDON_TRACK + 1, columns.ABILITY, columns.DRAW_BESIDES, columns.DEVELOP]
    assert questions == [1 + place for place in range(len(columns.QUESTIONS))]


# ---------------------------------------------------------------------- the table and the players


def test_the_table_and_the_tracks() -> None:
    state = at(
        turn=3,
        order=[2, 0, 1, 3],
        government=["dictatorship 2", "democracy 0", "democracy 9", "dictatorship 0"],
        religion=["mars 9", "venus 1", "mars 0", "venus 0"],
        happiness=[-3, 0, 2, 8],
        safety=[1, -8, 0, 0],
        points=[7, 0, 12, 20000],
        developments=[["sheepfolds", "slave_trade"], [], ["art_trade"], []],
        workers=[[1, 1, 1, 1, 0]] * 4,
        covered=[["sheepfolds"], [], [], []],
    )
    seen = observed(state, 2)
    assert [seen[f"table.{name}"] for name in ("seats", "question", "turn", "turns", "lap", "laps", "acts_left")] == [
        *(4, "trade", 3, 6, 1, 4, 20)
    ]
    assert [seen[f"players[{row}].there"] for row in range(6)] == [1, 1, 1, 1, 0, 0]
    assert [seen[f"players[{row}].asked"] for row in range(4)] == [1, 0, 0, 0]  # seat 2 has the floor, and observes
    assert [seen[f"players[{row}].place"] for row in range(4)] == [1, 4, 2, 3]
    assert [seen[f"players[{row}].points"] for row in range(4)] == [12, 9999, 7, 0]
    assert [seen[f"players[{row}].government"] for row in range(4)] == [10, -1, -3, 1]
    assert [seen[f"players[{row}].religion"] for row in range(4)] == [-1, 1, -10, 2]
    assert [seen[f"players[{row}].happiness"] for row in range(4)] == [2, 8, -3, 0]
    assert [seen[f"players[{row}].safety"] for row in range(4)] == [0, 0, 1, -8]
    assert some(seen, "players[2].producers") == {"[salt]": 1, "[timber]": 1, "[wool]": 1, "[grain]": 1}
    assert [seen[f"players[{row}].cities"] for row in range(4)] == [1, 0, 1, 0]
    assert some(seen, "developments[0].") == {"there": 1, "face": "art_trade", "back": seen["developments[0].back"]}
    assert some(seen, "developments[1].")["covered"] == 1
    assert (seen["developments[2].owner"], seen["developments[2].face"]) == (2, "slave_trade")
    assert seen["table.developments[government 0]"] == 23  # of 24; one is in play
    assert seen["table.goods[civic]"] == 48


def test_decks_are_counted_as_the_view_counts_them() -> None:
    state, rng = new(seats=5, seed=3), seeded(3)
    drawn = False
    while not state.over:
        seat = state.waiting[rng.below(len(state.waiting))]
        if state.moves % 7 == 0 or state.drawn[seat]:
            seen, view = observed(state, seat), GAME.view(state, seat)
            drawn = drawn or bool(state.drawn[seat])
            for part in ("decks", "developments"):
                name = "goods" if part == "decks" else part
                assert all(seen[f"table.{name}[{deck.good}]"] == deck.count for deck in getattr(view, part))
        actions = state.actions(seat)
        state.apply_unchecked(seat, actions[rng.below(len(actions))])
    assert drawn


def test_seats_see_each_other_turned_round() -> None:
    state, rng = new(seats=5, seed=1), seeded(1)
    for _ in range(900):
        seat = state.waiting[rng.below(len(state.waiting))]
        actions = state.actions(seat)
        state.apply_unchecked(seat, actions[rng.below(len(actions))])
    assert any(state.devs)
    all_seen = [observed(state, seat) for seat in range(5)]
    for seat in range(5):
        for distance in range(5):
            other = (seat + distance) % 5
            own, theirs = (
                {name: value for name, value in some(seen, start).items() if not name.startswith("cards[")}
                for seen, start in ((all_seen[other], "players[0]."), (all_seen[seat], f"players[{distance}]."))
            )
            assert own == theirs
        faces = [FACE[side].id for distance in range(5) for side in state.devs[(seat + distance) % 5]]
        owners = [distance for distance in range(5) for _ in state.devs[(seat + distance) % 5]]
        assert [all_seen[seat][f"developments[{place}].face"] for place in range(len(faces))] == faces
        assert [all_seen[seat][f"developments[{place}].owner"] for place in range(len(faces))] == owners
        assert all_seen[seat][f"developments[{len(faces)}].there"] == 0


def test_hands_are_ones_own_and_others_are_what_is_known_of_them() -> None:
    state = at(hands=[["salt red", "salt red", "wine red", "gold blue"], ["spices red", "piracy", "art fury"], [], []])
    mine, other = observed(state, 0), observed(state, 1)
    assert some(mine, "players[0].cards") == {"[salt red]": 2, "[wine red]": 1, "[gold blue]": 1}
    assert some(other, "players[3].cards") == {}
    assert some(other, "players[3].goods") == {"[salt]": 2}
    assert (other["players[3].hidden_civic"], other["players[3].hidden_luxury"]) == (1, 1)
    act(state, 0, "give gold blue", "post")
    assert (observed(state, 1)["players[3].hidden_luxury"], observed(state, 1)["players[3].goods[gold]"]) == (0, 1)
    act(state, 0, "show")
    assert observed(state, 1)["players[3].goods[wine]"] == 1
    act(floor_to(state, 1), 1, "take 1", "show luxury")
    assert observed(state, 0)["players[1].cards[gold blue]"] == 1  # seat 0 saw it go
    assert some(observed(state, 2), "players[3].cards") == {}
    assert some(observed(state, 2), "players[3].shown") == {"[spices]": 1, "[gold]": 1}
    assert observed(state, 0)["table.deals"] == 1


def test_what_was_spent_lies_open() -> None:
    state = at(hands=[["salt red", "wine barbarians"], ["gold prosperity"], [], []], turn=3, safety=[-2, 0, 0, 0])
    resolve(state)
    seen = observed(state, 2)
    assert some(seen, "players[2].spent") == {"[salt red]": 1, "[wine barbarians]": 1}
    assert seen["players[3].earned"] == 4
    assert state.rolls[0] >= 0
    assert [seen[f"players[{row}].barbarians"] for row in range(4)] == [0, 0, 1 + state.rolls[0], 0]
    assert seen["table.question"] == "develop"


# ---------------------------------------------------------------------- the floor


def test_an_offer_is_seen_by_all_and_its_cards_by_its_maker() -> None:
    state = at(
        hands=[[], ["salt red", "salt blue", "piracy"], ["wool red"], []],
        points=[0, 5, 0, 0],
        developments=[["diplomat"], ["freedom_of_speech"], ["alms"], []],
    )
    floor_to(state, 1)
    texts = ["give salt red", "give salt blue", "give piracy as gold", "want wool", "want wool", "pay", "ask", "ask"]
    act(state, 1, *texts, "to 3", "demand alms", "not on 2", "say red", "say blue", "seek white")
    draft = some(observed(state, 1), "draft.")
    assert draft == {
        "state": "making",
        "to[1]": 1,
        "pays": 1,
        "asks": 2,
        "gives[salt]": 2,
        "gives[gold]": 1,
        "wants[wool]": 2,
        "cards[0]": "salt red",
        "cards[1]": "salt blue",
        "cards[2]": "piracy",
        "demands[0].box": 1,
        "demands[0].seat": 1,
        "demands[0].not": 1,
        "says[0]": "red",
        "says[1]": "blue",
        "seeks[0]": "white",
    }
    assert all(some(observed(state, seat), "draft.") == {} for seat in (0, 2, 3))
    act(state, 1, "post")
    terms: dict[str, Value] = {
        "there": 1,
        "number": 1,
        "pays": 1,
        "asks": 2,
        "gives[salt]": 2,
        "gives[gold]": 1,
        "wants[wool]": 2,
        "demands[0].not": 1,
        "says[0]": "red",
        "says[1]": "blue",
        "seeks[0]": "white",
    }
    cards = {"cards[0]": "salt blue", "cards[1]": "salt red", "cards[2]": "piracy"}
    assert some(observed(state, 1), "offers[0].") == {
        **terms,
        **cards,
        "to[1]": "open",
        "demands[0].box": 1,
        "demands[0].seat": 1,
    }
    assert some(observed(state, 3), "offers[0].") == {
        **terms,
        "maker": 2,
        "to[3]": "open",
        "demands[0].box": 3,
        "demands[0].seat": 3,
    }
    assert observed(state, 3)["boxes[2].face"] == "alms"
    assert some(observed(state, 1), "draft.") == {}


def test_whoever_takes_an_offer_picks_cards_that_nobody_else_sees() -> None:
    state = at(hands=[["salt blue"], ["wine zealots", "wine red"], [], []], developments=[["isolationism"], [], [], []])
    act(state, 0, "give salt blue", "want wine", "post")
    floor_to(state, 1)
    assert row(state, 1, "take 1") == {"kind": "take", "offer": 1}
    act(state, 1, "take 1")
    assert some(observed(state, 1), "draft.") == {"state": "taking", "taking": 1}
    assert row(state, 1, "hand wine red") == {"kind": "hand", "card": "wine red"}
    act(state, 1, "hand wine zealots")
    assert some(observed(state, 1), "offers[0].")["cards[0]"] == "wine zealots"
    assert [observed(state, seat)["offers[0].taker"] for seat in range(4)] == [2, 1, 4, 3]
    assert observed(state, 0)["offers[0].cards[0]"] == "salt blue"  # its own
    assert some(observed(state, 2), "offers[0].cards") == {}
    assert [observed(state, 0)[f"players[{place}].asked"] for place in range(4)] == [1, 0, 0, 0]
    assert [observed(state, seat)["offers[0].venus"] for seat in range(4)] == [0, 0, 0, 0]
    act(state, 0, "enquire 1")
    assert [observed(state, seat)["offers[0].venus"] for seat in range(4)] == [2, 0, 0, 0]
    assert observed(state, 0)["players[1].cards[wine zealots]"] == 1


@pytest.mark.parametrize("taker", range(4))
def test_whoever_waits_for_a_word_is_counted_from_the_observer(taker: int) -> None:
    maker = (taker + 1) % 4
    hands: list[list[str]] = [[], [], [], []]
    hands[maker], hands[taker] = ["salt blue"], ["wine zealots"]
    order = [(maker + place) % 4 for place in range(4)]
    state = at(hands=hands, developments=[["isolationism"] if seat == maker else [] for seat in range(4)], order=order)
    act(state, maker, "give salt blue", "want wine", "post")
    act(floor_to(state, taker), taker, "take 1")
    assert [observed(state, seat)["offers[0].taker"] for seat in range(4)] == [1 + (taker - s) % 4 for s in range(4)]
    shown = [some(observed(state, seat), "offers[0].cards") for seat in range(4)]
    assert (shown[maker], shown[taker]) == ({"[0]": "salt blue"}, {"[0]": "wine zealots"})
    assert [shown[(taker + distance) % 4] for distance in (2, 3)] == [{}, {}]


def test_answers_to_an_offer() -> None:
    state = at(hands=[["salt blue", "salt red"], [], [], []], developments=[[], ["isolationism"], [], []])
    act(state, 0, "give salt blue", "give salt red", "ask", "post", "pass")
    act(state, 1, "enquire 1")
    assert some(observed(state, 1), "offers[0].to") == {"[0]": "enquired", "[1]": "open", "[2]": "open"}
    assert [observed(state, seat)["offers[0].venus"] for seat in range(4)] == [0, 2, 0, 0]
    act(state, 1, "decline 1", "pass")
    act(state, 2, "decline 1")
    assert some(observed(state, 0), "offers[0].to") == {"[1]": "enquired_declined", "[2]": "declined", "[3]": "open"}


def test_promises_lie_on_their_boxes() -> None:
    state = at(developments=[["barracks"], [], ["alms"], []], points=[0, 2, 0, 0])
    act(state, 0, "promise barracks")
    assert some(observed(state, 0), "draft.") == {"state": "making", "pending": "promise", "box": 1}
    assert row(state, 0, "not on 2") == {"kind": "not_on", "seat": 2}
    act(state, 0, "not on 2", "promise barracks", "on 4", "post")
    assert some(observed(state, 2), "offers[0].promises") == {
        "[0].box": 2,
        "[0].seat": 4,
        "[0].not": 1,
        "[1].box": 2,
        "[1].seat": 2,
    }
    act(floor_to(state, 1), 1, "take 1")
    assert some(observed(state, 2), "boxes[0].") == {"there": 1, "face": "alms", "place": 1}
    assert some(observed(state, 2), "boxes[1].") == {
        "there": 1,
        "owner": 2,
        "face": "barracks",
        "place": 1,
        "aimed": 2,
        "bound": 1,
        "not_on[3]": 1,
    }


def test_turns_in_which_nothing_was_heard_and_those_who_are_done() -> None:
    state = at(hands=[["salt blue"], [], [], []])
    act(state, 0, "pass")
    act(state, 1, "pass")
    assert (observed(state, 0)["table.quiet"], observed(state, 0)["table.acts_left"]) == (2, 0)
    act(state, 2, "ask")
    assert [observed(state, seat)["table.acts_left"] for seat in range(4)] == [0, 0, 19, 0]
    assert observed(state, 3)["table.busy"] == 0
    live = at(hands=[["salt blue"], [], [], []], options=LIVE)
    act(live, 2, "done")
    act(live, 1, "wait")
    seen = observed(live, 1)
    assert (seen["table.lap"], seen["table.acts_left"]) == (0, 399)
    assert [seen[f"players[{place}].done"] for place in range(4)] == [0, 1, 0, 0]


# ---------------------------------------------------------------------- sealed things, and questions


def test_the_closing_step_is_sealed() -> None:
    given: dict[str, Any] = {
        "phase": "closing",
        "hands": [["wool red", "salt red"], ["art white"], [], []],
        "developments": [["barracks", "sacrificial_altar"], [], [], []],
    }
    before, after = at(**given), at(**given)
    act(after, 0, "store wool red", "aim barracks on 3", "abandon religion", "sacrifice ore", "done")
    for seat in (1, 2, 3):
        assert observed(after, seat) == observed(before, seat)
    seen = observed(after, 0)
    assert (seen["table.question"], seen["table.stored[0]"], seen["table.stored[1]"]) == ("close", "wool red", "")
    assert (seen["boxes[0].aimed"], seen["boxes[0].bound"]) == (3, 0)
    assert (seen["players[0].abandons_government"], seen["players[0].abandons_religion"]) == (0, 1)
    assert seen["players[0].altar"] == "ore"
    assert [seen[f"players[{place}].asked"] for place in range(4)] == [0, 1, 1, 1]
    live = at(**{**given, "phase": "trading", "options": LIVE})
    act(live, 0, "aim barracks on 3", "store wool red")
    assert observed(live, 1)["boxes[0].aimed"] == 2  # in live trading cubes lie open, warehouses do not
    assert some(observed(live, 1), "table.stored") == {}


def test_start_spaces_are_sealed() -> None:
    state, other = new(), new()
    act(state, 1, "side democracy", "side mars")
    assert all(observed(state, seat) == observed(other, seat) for seat in (0, 2, 3))
    seen = observed(state, 1)
    assert (seen["table.question"], seen["table.picks"]) == ("start", 2)
    assert (seen["table.pick_government"], seen["table.pick_religion"]) == ("democracy", "mars")
    assert seen["players[0].asked"] == 0


def test_developments_to_choose_from_are_ones_own() -> None:
    given: dict[str, Any] = {
        "phase": "development",
        "turn": 2,
        "drawn": [["tribunal/petition", "oracle/sacred_forge"], ["ploughs/tax_roll"], [], []],
    }
    state, other = at(**given), at(**given)
    assert row(state, 0, "build petition") == {"kind": "build", "face": "petition", "back": "tribunal"}
    act(state, 0, "build petition")
    seen = observed(state, 0)
    assert (seen["table.question"], seen["table.picks"]) == ("develop", 1)
    assert some(seen, "drawn[0].") == {"there": 1, "face": "tribunal", "back": "petition", "picked": "back"}
    assert some(seen, "drawn[1].") == {"there": 1, "face": "oracle", "back": "sacred_forge"}
    assert all(observed(state, seat) == observed(other, seat) for seat in (1, 2, 3))
    assert some(observed(state, 2), "drawn[") == {}
    assert [observed(state, 2)[f"players[{place}].drawn"] for place in range(4)] == [0, 0, 2, 1]


def test_questions_between_the_phases() -> None:
    market = at(phase="production", developments=[[], ["free_market", "art_trade"], [], []])
    assert row(market, 1, "name dye") == {"kind": "name", "good": "dye"}
    act(market, 1, "name dye")
    assert observed(market, 2)["table.question"] == "produce"
    assert some(observed(market, 2), "table.named") == {"[dye]": 1}

    leaving = at(phase="closing")
    act(leaving, 2, "abandon religion")
    resolve(leaving)
    assert [observed(leaving, seat)["table.question"] for seat in range(4)] == ["abandon_religion"] * 4
    assert row(leaving, 2, "side venus") == {"kind": "side", "side": "venus"}

    drawing = at(phase="development", turn=1, developments=[[], [], ["oracle"], []])
    seen = observed(drawing, 0)
    assert (seen["table.question"], seen["table.draws_left"], seen["players[2].asked"]) == ("draw", 1, 1)
    assert row(drawing, 2, "draw religion 0") == {"kind": "draw", "deck": "religion 0"}


def test_the_aim_that_is_asked_about_is_named_and_answers_are_told_when_all_is_answered() -> None:
    state = at(phase="closing", developments=[["barracks", "propaganda"], ["venetian_monastery"], ["arms"], []])
    act(state, 0, "aim barracks on 2", "aim propaganda on 2")
    act(state, 2, "aim arms on 2")
    resolve(state)
    assert [observed(state, seat)["table.question"] for seat in range(4)] == ["ability"] * 4
    assert [observed(state, 1)[f"boxes[{place}].answer"] for place in range(3)] == ["", "asked", ""]
    assert [observed(state, 0)[f"boxes[{place}].answer"] for place in range(3)] == ["asked", "", ""]
    act(state, 1, "ignore")
    assert [observed(state, 1)[f"boxes[{place}].answer"] for place in range(3)] == ["", "ignored", "asked"]
    assert [observed(state, 0)[f"boxes[{place}].answer"] for place in range(3)] == ["", "asked", ""]


# ---------------------------------------------------------------------- actions


def test_every_kind_of_action_is_a_row() -> None:
    rows: list[dict[str, Value]] = []

    def look(state: Mediterranean, seat: int, **expected: dict[str, Value]) -> None:
        found = offered(state, seat)
        rows.extend(found.values())
        for text, wanted in expected.items():
            assert found[text.replace("_", " ")] == wanted

    state = at(
        hands=[["salt red", "gold blue", "piracy"], ["wine red"], [], []],
        points=[3, 0, 0, 0],
        developments=[
            ["freedom_of_speech", "foreign_envoys", "alms", "diplomat", "sacrificial_altar"],
            ["barracks"],
            ["gladiators"],
            [],
        ],
        options=LIVE,
    )
    look(
        state,
        0,
        give_salt_red={"kind": "give", "card": "salt red"},
        give_piracy_as_spices={"kind": "give", "card": "piracy", "good": "spices"},
        give_piracy_as_gold={"kind": "give", "card": "piracy", "good": "gold"},
        want_art={"kind": "want", "good": "art"},
        promise_diplomat_2={"kind": "promise", "box": 3},
        aim_diplomat_2_on_4={"kind": "aim", "box": 3, "seat": 4},
        envoy_gold_blue={"kind": "envoy", "card": "gold blue"},
        store_salt_red={"kind": "store", "card": "salt red"},
        sacrifice_ore={"kind": "mark", "good": "ore"},
        abandon_government={"kind": "abandon_government"},
    )
    act(state, 0, "envoy gold blue")
    assert some(observed(state, 0), "draft.") == {"state": "making", "pending": "envoy", "card": "gold blue"}
    look(state, 0, envoy_to_3={"kind": "envoy_to", "seat": 3})
    act(state, 0, "back", "ask", "to 3")
    look(
        state,
        0,
        to_2={"kind": "to", "seat": 2},
        to_all={"kind": "to_all"},
        demand_gladiators={"kind": "demand", "box": 5},  # after three of its own and one of seat 1
        say_red={"kind": "say", "idea": "red"},
        seek_zealots={"kind": "seek", "idea": "zealots"},
    )
    act(state, 0, "demand gladiators")
    assert some(observed(state, 0), "draft.")["box"] == 5
    look(state, 0, on_1={"kind": "on", "seat": 1}, not_on_2={"kind": "not_on", "seat": 2})
    act(state, 0, "back", "give salt red")
    look(state, 0, post={"kind": "post"})
    look(state, 1, show={"kind": "show"})
    act(state, 0, "post", "aim alms on 2", "store gold blue", "abandon religion")
    act(state, 0, "abandon government", "sacrifice ore", "want salt")
    look(
        state,
        0,
        lift_alms={"kind": "lift", "box": 1},
        fetch_gold_blue={"kind": "fetch", "card": "gold blue"},
        spare_worker={"kind": "unmark"},
        keep_religion={"kind": "keep_religion"},
        withdraw_1={"kind": "withdraw", "offer": 1},
    )
    act(state, 0, "clear")
    look(state, 0, change_1={"kind": "change", "offer": 1})
    act(state, 1, "give wine red", "want salt", "post")
    look(state, 0, take_2={"kind": "take", "offer": 2}, counter_2={"kind": "counter", "offer": 2})
    act(state, 3, "done")
    look(state, 3, not_done={"kind": "not_done"})

    waiting = at(hands=[["salt red", "salt blue"], ["wine red"], [], []], developments=[["isolationism"], [], [], []])
    act(waiting, 0, "give salt red", "want wine", "post")
    look(waiting, 0, withdraw_1={"kind": "withdraw", "offer": 1})
    act(floor_to(waiting, 1), 1, "take 1")
    look(
        waiting,
        0,
        enquire_1={"kind": "enquire", "offer": 1},
        agree_1={"kind": "agree", "offer": 1},
        refuse_1={"kind": "refuse", "offer": 1},
    )
    picking = at(hands=[["salt red"], ["wine red", "wine fury"], [], []])
    act(picking, 0, "give salt red", "want wine", "post")
    act(floor_to(picking, 1), 1, "take 1")
    look(picking, 1, hand_wine_fury={"kind": "hand", "card": "wine fury"})

    look(new(), 0, side_democracy={"kind": "side", "side": "democracy"})
    look(at(phase="production", developments=[["free_market"], [], [], []]), 0)
    look(at(phase="development", developments=[["oracle"], [], [], []]), 0)
    struck = at(phase="closing", developments=[["barracks"], ["venetian_monastery"], [], []])
    act(struck, 0, "aim barracks on 2")
    look(resolve(struck), 1, heed={"kind": "heed"}, ignore={"kind": "ignore"})
    pairs = ["barracks/slave_trade", "war_galleys/barracks"]
    drawn = at(
        phase="development", turn=2, revolt=[1], drawn=[pairs, [], [], []], developments=[["oracle"], [], [], []]
    )
    look(
        drawn,
        0,
        build_barracks={"kind": "build", "face": "barracks", "back": "slave_trade"},
        build_barracks_2={"kind": "build", "face": "barracks", "back": "war_galleys"},
        no_government={"kind": "no_government"},
    )
    look(drawn, 1, neither={"kind": "neither"})
    look(act(drawn, 0, "no government"), 0, no_religion={"kind": "no_religion"})

    assert {kind["kind"] for kind in rows} == set(choices.CHOICE.columns[0].words)


def test_who_has_won() -> None:
    state, rng = new(seed=5, turns=1), seeded(5)
    while not state.over:
        seat = state.waiting[rng.below(len(state.waiting))]
        actions = state.actions(seat)
        state.apply_unchecked(seat, actions[rng.below(len(actions))])
    assert GAME.observer is not None
    assert state.result is not None
    assert tuple(GAME.observer.winners(state)) == state.result.winners
    assert observed(state, 0)["table.question"] == ""


# ---------------------------------------------------------------------- against the view


def trading_on(seed: int, options: dict[str, Any]) -> Iterator[Mediterranean]:
    """A trading floor on which offers are made and taken rather than given up."""
    rng = Random(seed)
    hands = [rng.sample(ids.GOODS[seat::4], 7) for seat in range(4)]
    developments = [["isolationism"], ["freedom_of_speech"], ["gladiators"], ["alms"]]
    rng.shuffle(developments)
    state = at(seed=seed, hands=hands, developments=developments, points=[2, 2, 2, 2], options=options)
    for _ in range(160):
        yield state
        if state.over or not isinstance(state.stack[-1], TradingFloor | ClosingStep):
            return
        seat = rng.choice(state.waiting)
        legal = state.legal(seat)
        eager = [do for do in legal if do == POST or TAKE <= do < DECLINE or do >= ENQUIRE]
        busy = [do for do in legal if do not in (DONE, PASS, WAIT, CLEAR, BACK)]
        some_of = eager if eager and rng.random() < 0.5 else busy if busy and rng.random() < 0.9 else legal
        state.apply_unchecked(seat, rng.choice(some_of))


def named(found: dict[str, Value], start: str) -> list[str]:
    """The words in a row of columns, up to the first that has none."""
    words = [str(value) for name, value in found.items() if name.startswith(start)]
    return words[: words.index("")] if "" in words else words


def counted(goods: tuple[str, ...]) -> dict[str, Value]:
    return {f"[{good}]": goods.count(good) for good in goods}


@pytest.mark.parametrize("options", [{}, LIVE], ids=["rounds", "live"])
@pytest.mark.parametrize("seed", range(3))
def test_the_floor_is_observed_as_it_is_seen(seed: int, options: dict[str, Any]) -> None:
    """Number by number beside the view: who made an offer, for whom it is, who would take it, and what is in it."""
    for moment, state in enumerate(trading_on(seed, options)):
        for seat in range(4):
            if (moment + seat) % 8 and all(offer.taker < 0 for offer in state.offers):
                continue  # whoever waits for a word is rare, and looked at by all
            found, view = observed(state, seat), GAME.view(state, seat)
            assert isinstance(view, MediterraneanView)
            assert found["table.deals"] == view.deals
            assert found["table.clock"] == view.clock
            stored = [card.id.removeprefix("goods:").replace("-", " ") for card in view.hand if card.stored]
            assert named(found, "table.stored") == stored
            for player in view.players:
                compare_player(found, f"players[{(player.seat - seat) % 4}].", player)
            for k, offer in enumerate(view.offers):
                compare_offer(found, f"offers[{k}].", offer, seat)
            assert found[f"offers[{len(view.offers)}].there"] == 0
            draft = view.draft
            assert (found["draft.state"] == "") == (draft is None)
            if draft is not None:
                assert [d for d in range(4) if found[f"draft.to[{d}]"]] == sorted((to - seat) % 4 for to in draft.to)
                assert (found["draft.state"] == "taking") == (draft.taking is not None)
                compare_terms(found, "draft.", draft)


def compare_player(found: dict[str, Value], start: str, player: PlayerView) -> None:
    for name in ("points", "happiness", "safety", "cities", "boats", "hidden_civic", "hidden_luxury", "earned"):
        assert found[start + name] == getattr(player, name), name
    assert (found[start + "done"], found[start + "revolt"]) == (player.done, player.revolt)
    for name, counts in (("goods", player.goods), ("shown", player.shown), ("producers", player.workers)):
        assert some(found, f"{start}{name}") == {f"[{one.good}]": one.count for one in counts if one.count}, name


def compare_offer(found: dict[str, Value], start: str, offer: OfferView, seat: int) -> None:
    assert found[start + "number"] == offer.number
    assert found[start + "maker"] == (offer.seat - seat) % 4
    assert found[start + "taker"] == (0 if offer.taker is None else 1 + (offer.taker - seat) % 4)
    for player in range(4):
        said = {(False, False): "open", (True, False): "declined", (False, True): "enquired"}
        answer = said.get((player in offer.declined, player in offer.enquired), "enquired_declined")
        assert found[f"{start}to[{(player - seat) % 4}]"] == (answer if player in offer.to else "")
    told = offer.venus if offer.venus is not None else offer.coming
    assert found[start + "venus"] == (0 if told is None else 1 + told)
    assert named(found, start + "cards") == list(offer.cards or offer.handed)
    compare_terms(found, start, offer)


def compare_terms(found: dict[str, Value], start: str, terms: OfferView | DraftView) -> None:
    assert (found[start + "pays"], found[start + "asks"]) == (terms.pays, terms.asks)
    assert some(found, start + "gives") == counted(terms.gives)
    assert some(found, start + "wants") == counted(terms.wants)
    assert named(found, start + "says") == list(terms.says)
    assert named(found, start + "seeks") == list(terms.seeks)
    for name, said in (("promises", terms.promises), ("demands", terms.demands)):
        assert [bool(found[f"{start}{name}[{k}].box"]) for k in range(2)] == [k < len(said) for k in range(2)]
