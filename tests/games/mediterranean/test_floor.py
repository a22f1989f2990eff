"""The live floor and its closing step, the word that Isolationism has, whom an offer is for, and what may be shown."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.mediterranean.playing import GAME, act, at, can, claims, floor_to, forbids, hand, known, new

from intrigue.core import TABLE, decide, seeded
from intrigue.core.phrase import notation
from intrigue.games.mediterranean.rules.floor import ClosingStep, TradingFloor
from intrigue.games.mediterranean.state.numbers import MOST_ACTS
from intrigue.games.mediterranean.state.state import Mediterranean
from intrigue.lab import laws

LIVE = {"floor": "live"}
EAGER = (("agree", "refuse", "enquire", "hand"), ("take",), ("post",), ("show", "give"), ("want",))
HASTY = {"floor": "live", "grace": False}


def told(state: Mediterranean, seat: int | None = None) -> list[str]:
    return [notation(GAME.story.of(event)) for event in state.events_for(seat)]


def label(state: Mediterranean, seat: int, say: str) -> str:
    return notation(GAME.words.label(state, seat, GAME.action(state, seat, say)))


def storing(state: Mediterranean, seat: int) -> list[str]:
    return [text for text in can(state, seat) if text.startswith("store ")]


# ---------------------------------------------------------------------- done, and the closing step


@pytest.mark.rule("MED-C-82", "MED-TRD-5")
def test_whoever_is_done_has_no_offers_on_the_floor() -> None:
    state = at(hands=[["wool red", "salt white"], ["art white"], [], []], options=LIVE)
    act(state, 0, "give wool red", "want art", "post", "give salt white", "want art", "post", "give wool red", "done")
    assert state.offers == []
    assert "take 1" not in can(state, 1)
    assert forbids(state, 1, "take 1") == "MED-TRD-1"
    assert state.drafts[0].steps == ()
    log = told(state)
    assert log[-3:] == [
        "tell-ready seat=seat:0",
        "tell-withdrawn seat=seat:0 number=1",
        "tell-withdrawn seat=seat:0 number=2",
    ]


@pytest.mark.rule("MED-C-82")
def test_whoever_is_done_takes_nothing_until_that_is_taken_back() -> None:
    state = at(hands=[["wool red"], ["art white"], [], []], options=LIVE)
    act(state, 0, "give wool red", "want art", "post")
    act(state, 1, "done")
    assert can(state, 1) == ["wait", "not done"]
    assert not GAME.view(state, 1).offers[0].takeable  # type: ignore[attr-defined]
    for text in ("take 1", "give art white", "store art white", "abandon religion", "done"):
        assert forbids(state, 1, text) == "MED-C-82"
    act(state, 1, "not done", "take 1")
    assert hand(state, 1) == ["wool red"]
    assert "tell-resumed seat=seat:1" in told(state)
    assert forbids(state, 0, "not done") == "MED-C-82"  # which is for those who are done


@pytest.mark.rule("MED-C-82", "MED-TRD-5")
@pytest.mark.parametrize("options", [LIVE, HASTY], ids=["grace", "no grace"])
def test_when_all_are_done_everybody_can_still_store(options: dict[str, Any]) -> None:
    state = at(hands=[["wool red"], ["art white"], ["ore red"], ["salt red"]], options=options)
    for seat in (2, 0, 3, 1):
        act(state, seat, "done")
    assert isinstance(state.stack[-1], ClosingStep)
    assert state.waiting == (0, 1, 2, 3)
    assert all(len(storing(state, seat)) == 1 for seat in range(4))
    act(state, 1, "store art white")
    for seat in range(4):
        act(state, seat, "done")
    assert hand(state, 1) == ["art white"]
    assert hand(state, 0) == []


@pytest.mark.rule("MED-C-82", "MED-TRD-6")
@pytest.mark.parametrize(("options", "end"), [(LIVE, ()), (HASTY, ("time",))], ids=["grace", "no grace"])
def test_when_time_is_up_everybody_can_still_store(options: dict[str, Any], end: tuple[str, ...]) -> None:
    state = at(hands=[["wool red"], ["art white"], [], []], options=options)
    act(state, 0, "give wool red", "want art", "post")
    act(state, 3, "done")
    act(state, TABLE, "one minute", "half minute", "grace", *end)
    assert isinstance(state.stack[-1], ClosingStep)
    assert state.waiting == (0, 1, 2, 3)  # also whoever was done
    assert state.offers == []
    assert GAME.view(state, 2).waiting == (0, 1, 2, 3)
    act(state, 0, "store wool red")
    assert can(state, TABLE) == ["time"]
    act(state, TABLE, "time")
    assert (hand(state, 0), hand(state, 1)) == (["wool red"], [])
    assert told(state).count("tell-clock-time") == 1  # nothing is said twice
    assert told(state).count("tell-clock-shut") == 1


@pytest.mark.rule("MED-C-82")
def test_the_grace_decides_only_how_long_the_closing_step_lasts() -> None:
    lengths = []
    for options in (LIVE, HASTY):
        state = at(options=options)
        for seat in range(4):
            act(state, seat, "done")
        alarm = GAME.manners.alarm(state)
        assert alarm is not None
        lengths.append(alarm.seconds)
        assert state.say(TABLE, alarm.action) == "time"
    assert lengths == [10.0, 3.0]
    rounds = at(phase="closing")
    assert GAME.manners.alarm(rounds) is None  # without a clock it ends when all are done
    assert can(rounds, TABLE) == []


@pytest.mark.rule("MED-C-57", "MED-C-82")
def test_a_stored_card_is_never_on_offer() -> None:
    state = at(hands=[["wool red", "wool blue"], ["art white"], [], []], options=LIVE)
    act(state, 0, "give wool red", "want art", "post", "give wool blue", "want art", "post", "store wool red")
    assert [offer.number for offer in state.offers] == [2]
    assert told(state)[-1] == "tell-withdrawn seat=seat:0 number=1"
    assert "give wool red" not in can(state, 0)
    assert forbids(state, 0, "give wool red") == "MED-C-57"
    act(state, 1, "give art white", "want wool", "want wool", "post")
    assert "take 3" not in can(state, 0)  # one of the two wool is in the warehouse
    act(state, 0, "fetch wool red", "give wool red", "give wool blue", "store wool blue")
    assert state.drafts[0].steps == ()  # a draft with it is gone as well
    act(state, 0, "fetch wool blue", "take 3", "hand wool red")
    assert hand(state, 1) == ["wool red", "wool blue"]


@pytest.mark.rule("MED-C-57", "MED-C-69")
def test_the_warehouse_counts_for_the_pirates_story_and_not_for_what_can_be_handed_over() -> None:
    state = at(hands=[["gold red", "piracy"], ["grain red", "grain blue"], [], []], options=LIVE)
    act(state, 0, "store gold red")
    act(state, 1, "give grain red", "want gold", "want gold", "to 1", "post")
    assert "take 1" not in can(state, 0)
    act(state, 1, "give grain blue", "want gold", "to 1", "post")
    act(state, 0, "take 2")  # the only card left that may go as gold
    assert hand(state, 0) == ["grain blue", "gold red"]
    assert hand(state, 1) == ["grain red", "piracy"]


@pytest.mark.rule("MED-C-53", "MED-C-72")
@pytest.mark.card("mediterranean", "foreign_envoys")
def test_without_grace_no_envoys_travel_in_the_last_ten_seconds() -> None:
    """Those who have yet to hear where to go stay at home as well; whatever else is done there goes on."""
    hands = [["gold white", "wool red"], [], [], []]
    state = at(hands=hands, developments=[["foreign_envoys"], [], [], []], options=HASTY)
    act(state, TABLE, "one minute", "half minute")
    act(state, 0, "envoy gold white")
    act(state, TABLE, "grace")
    assert isinstance(state.stack[-1], TradingFloor)
    offered = can(state, 0)
    assert "give wool red" in offered
    assert not [text for text in offered if text.startswith("envoy")]
    no = state.why_not(0, "envoy gold white")
    assert no is not None
    assert (no.rule, no.reason.kind) == ("MED-C-53", "no-late-envoy")  # type: ignore[union-attr]
    act(state, TABLE, "time")
    assert sorted(hand(state, 0)) == ["gold white", "wool red"]


@pytest.mark.rule("MED-C-53", "MED-C-72", "MED-C-82")
@pytest.mark.card("mediterranean", "foreign_envoys")
@pytest.mark.parametrize("shut", ["done", "time"])
@pytest.mark.parametrize(
    ("options", "end"),
    [({}, "pass"), (LIVE, "done"), (HASTY, "done"), (LIVE, "grace"), (HASTY, "time")],
    ids=["in rounds", "done, grace", "done, no grace", "time up, grace", "time up, no grace"],
)
def test_envoys_always_leave_a_chance_to_store(options: dict[str, Any], end: str, shut: str) -> None:
    """However trading comes to its end, and the closing step to its own."""
    state = at(hands=[["gold white"], [], [], []], developments=[["foreign_envoys"], [], [], []], options=options)
    if end != "pass":
        act(state, 2, "done")
    if end in ("grace", "time"):
        act(state, TABLE, "one minute", "half minute")  # as late as can be
    act(state, 0, "envoy gold white", "envoy to 3")
    if end in ("grace", "time"):
        act(state, TABLE, "grace", *["time"] * (end == "time"))
    while isinstance(state.stack[-1], TradingFloor):
        act(state, state.mover(), end)
    assert state.waiting == (0, 1, 2, 3)
    assert storing(state, 2) == ["store gold white"]
    assert not [text for text in can(state, 0) if text.startswith("envoy")]
    for seat in (0, 1, 3):
        act(state, seat, "done")  # whoever got the card still has the time
    act(state, 2, "store gold white")
    if shut == "time" and options:
        act(state, TABLE, "time")
    else:
        act(state, 2, "done")
    assert hand(state, 2) == ["gold white"]


@pytest.mark.rule("MED-C-82", "MED-C-57", "MED-C-41")
def test_every_arrangement_can_be_reached_and_corrected_in_the_closing_step() -> None:
    """Three cards stored, one changed, six aims, one corrected, both tracks abandoned, and all of it changed again."""
    given = [["secret_police", "diplomat", "love_feasts"], ["barracks"], [], []]
    state = at(
        phase="closing",
        hands=[["grain red", "grain blue", "ore red", "ore blue"], [], [], []],
        developments=[["secret_police", "barbarian_alliance", "propaganda", "love_feasts"], *given[1:]],
        government=["dictatorship 5"] * 4,
        religion=["venus 5"] * 4,
    )
    boxes = [box.name for box in GAME.view(state, 0).players[0].boxes]  # type: ignore[attr-defined]
    assert len(boxes) == 6
    act(state, 0, "store grain red", "store grain blue", "store ore red", "fetch ore red", "store ore blue")
    for target in (2, 3, 4):
        for box in boxes:
            if target > 2:
                act(state, 0, f"lift {box}")
            act(state, 0, f"aim {box} on {target}")
    act(state, 0, "abandon government", "abandon religion", "keep government")
    for _ in range(20):
        act(state, 0, "fetch grain red", "store grain red")
    cubes = GAME.view(state, 0).players[0].cubes  # type: ignore[attr-defined]
    assert cubes == (*[f"{box} on 4" for box in boxes], "abandon religion")


@pytest.mark.rule("MED-C-81")
def test_what_makes_every_game_end_has_a_rule_of_its_own() -> None:
    closing = at(phase="closing", hands=[["grain red"], [], [], []], developments=[["barracks"], [], [], []])
    for _ in range(MOST_ACTS // 2):
        act(closing, 0, "store grain red", "fetch grain red")
    assert can(closing, 0) == ["done"]
    for text in ("store grain red", "aim barracks on 2", "abandon religion"):
        assert forbids(closing, 0, text) == "MED-C-81"
    live = at(hands=[["grain red"], ["wool red"], [], []], options=LIVE)
    act(live, 0, "give grain red", "want wool", "post")
    for _ in range(MOST_ACTS - 3):
        act(live, 0, "wait")
    assert can(live, 0) == []
    assert live.offers == []
    assert GAME.view(live, 1).players[0].done  # type: ignore[attr-defined]
    for text in ("give grain red", "not done", "store grain red", "nonsense"):
        assert forbids(live, 0, text) == "MED-C-81"
    for seat in (1, 2, 3):
        act(live, seat, "done")
    assert storing(live, 0) == ["store grain red"]  # the closing step is for everybody


@pytest.mark.rule("MED-C-81", "MED-C-82")
def test_taking_it_back_for_ever_ends_too() -> None:
    state = at(options=LIVE)
    while isinstance(state.stack[-1], TradingFloor):
        seat = state.waiting[0]
        act(state, seat, "not done" if "not done" in can(state, seat) else "done")
    assert state.moves <= 4 * MOST_ACTS


@pytest.mark.rule("MED-C-82")
def test_the_table_waits_for_those_only_who_are_not_done() -> None:
    state = at(options=LIVE)
    act(state, 1, "done")
    assert state.waiting == (0, 1, 2, 3)
    assert GAME.manners.awaited_seats(state) == [0, 2, 3]
    assert state.mover() == 0
    assert state.say(1, decide(GAME.bot(), state, 1, seeded(1))) == "wait"  # a bot that is done stays so


# ---------------------------------------------------------------------- the word that Isolationism has


def isolated(floor: str = "rounds", **given: Any) -> Mediterranean:
    """Seat 0 has Isolationism and offers salt for wine."""
    state = at(
        hands=[["salt red", "salt blue"], ["wine zealots", "wine red", "wine fury"], ["wine red"], []],
        developments=[["isolationism"], [], [], []],
        options={"floor": floor},
        **given,
    )
    return act(state, 0, "give salt blue", "want wine", "post")


@pytest.mark.rule("MED-C-79", "MED-C-27")
@pytest.mark.card("mediterranean", "isolationism")
def test_zealots_that_push_to_venus_count_as_an_arrow() -> None:
    state = at(
        hands=[["wine zealots", "dye zealots", "wine red"], [], [], []], developments=[[], ["isolationism"], [], []]
    )
    act(state, 0, "give wine zealots", "give dye zealots", "give wine red", "want gold", "post", "pass")
    act(state, 1, "enquire 1")
    assert GAME.view(state, 1).offers[0].venus == 1  # type: ignore[attr-defined]
    assert known(state, 1, 0) == ["wine zealots"]
    assert "tell-answered seat=seat:1 holder=seat:0 number=1 arrows=1 goods=good:wine" in told(state, 1)
    assert "tell-enquired seat=seat:1 holder=seat:0 number=1" in told(state, 2)
    for number in range(10):
        dream = state.imagine(1, seeded(number))
        assert "wine zealots" in hand(dream, 0)


@pytest.mark.rule("MED-C-79")
@pytest.mark.card("mediterranean", "isolationism")
def test_the_maker_may_ask_about_what_comes_before_the_deal_is_final() -> None:
    state = floor_to(isolated(), 1)
    act(state, 1, "take 1", "hand wine zealots")
    assert state.deals == 0
    assert state.waiting == (0,)
    assert can(state, 0) == ["enquire 1", "agree 1", "refuse 1"]
    assert notation(state.view(0).prompt).startswith("ask-word-or-enquire taker=seat:1 ")
    assert notation(state.view(3).prompt) == "ask-word-of-other seat=seat:0 taker=seat:1"
    assert GAME.view(state, 0).offers[0].coming is None  # type: ignore[attr-defined]
    assert GAME.view(state, 1).offers[0].handed == ("wine zealots",)  # type: ignore[attr-defined]
    assert GAME.view(state, 0).offers[0].handed == ()  # type: ignore[attr-defined]
    act(state, 0, "enquire 1")
    assert GAME.view(state, 0).offers[0].coming == 1  # type: ignore[attr-defined]
    assert notation(state.view(0).prompt).startswith("ask-word taker=seat:1 ")  # asked is asked
    assert known(state, 0, 1) == ["wine zealots"]
    assert forbids(state, 0, "enquire 1") == "MED-C-79"
    act(state, 0, "refuse 1")
    assert state.deals == 0
    assert [(offer.number, offer.taker) for offer in state.offers] == [(1, -1)]  # the offer stands
    assert state.waiting == (1,)
    act(state, 1, "take 1", "hand wine red")
    assert forbids(state, 1, "pass") == "MED-C-79"  # it is for seat 0 to answer
    act(state, 0, "enquire 1", "agree 1")
    assert GAME.view(state, 0).offers == ()  # type: ignore[attr-defined]
    assert hand(state, 0) == ["salt red", "wine red"]
    assert hand(state, 1) == ["salt blue", "wine fury", "wine zealots"]
    log = told(state)
    assert "tell-weighed seat=seat:0 taker=seat:1 number=1" in log
    assert "tell-refused seat=seat:0 taker=seat:1 number=1" in log


@pytest.mark.rule("MED-C-79")
def test_nobody_waits_for_a_word_about_points_alone_and_the_last_act_is_not_lost() -> None:
    state = at(
        hands=[["salt red"], ["wine red"], [], []],
        points=[0, 5, 0, 0],
        developments=[["isolationism"], [], [], []],
        options={"acts": 3},
    )
    act(state, 0, "give salt red", "ask", "post")
    act(state, 1, "take 1")
    assert state.deals == 1
    late = at(
        hands=[["salt red"], ["wine red"], [], []], developments=[["isolationism"], [], [], []], options={"acts": 3}
    )
    act(late, 0, "give salt red", "want wine", "post")
    act(late, 1, "give wine red", "back", "take 1")  # the third act
    assert late.waiting == (0,)
    act(late, 0, "agree 1")
    assert (late.deals, late.waiting) == (1, (2,))


@pytest.mark.rule("MED-C-79", "MED-C-71")
def test_live_the_others_go_on_while_a_deal_waits() -> None:
    state = isolated("live")
    act(state, 1, "take 1", "hand wine red")
    assert "take 1" not in can(state, 2)
    assert not GAME.view(state, 2).offers[0].takeable  # type: ignore[attr-defined]
    assert forbids(state, 2, "take 1") == "MED-C-79"
    assert forbids(state, 1, "agree 1") == "MED-TRD-1"
    assert claims(state, 1) == {"wine": 1}  # everybody has heard that there is a wine
    act(state, 3, "wait")
    act(state, 1, "decline 1")  # and lets go of it again
    assert state.offers[0].taker == -1
    act(state, 2, "take 1")
    act(state, 0, "agree 1")
    assert hand(state, 0) == ["salt red", "wine red"]


@pytest.mark.rule("MED-C-79", "MED-C-82", "MED-C-57")
@pytest.mark.parametrize("act_of", ["done", "store wine red", "deal"])
def test_a_deal_that_waits_falls_through_when_the_taker_cannot_fulfil_it(act_of: str) -> None:
    state = isolated("live")
    act(state, 1, "take 1", "hand wine red")
    if act_of == "deal":
        act(state, 1, "give wine red", "post")
        act(state, 3, "take 2")
    else:
        act(state, 1, act_of)
    assert [(offer.number, offer.taker) for offer in state.offers] == [(1, -1)]
    assert "tell-released seat=seat:1 number=1 maker=seat:0" in told(state)
    assert forbids(state, 0, "agree 1") == "MED-C-79"


@pytest.mark.rule("MED-C-79")
def test_the_sensible_player_asks_and_then_decides() -> None:
    state = isolated("live", religion=["mars 5"] * 4)
    act(state, 1, "take 1", "hand wine zealots")
    assert state.say(0, decide(GAME.bot(), state, 0, seeded(1))) == "enquire 1"
    act(state, 0, "enquire 1")
    assert state.say(0, decide(GAME.bot(), state, 0, seeded(1))) == "refuse 1"
    act(state, 0, "refuse 1")
    act(state, 1, "take 1", "hand wine red")
    act(state, 0, "enquire 1")
    assert state.say(0, decide(GAME.bot(), state, 0, seeded(1))) == "agree 1"


@pytest.mark.rule("MED-C-79", "MED-C-85", "MED-C-83")
@pytest.mark.parametrize("floor", ["rounds", "live"])
def test_all_laws_hold_where_everybody_has_isolationism(floor: str) -> None:
    """Random play among seats that wait for each other's word, show luxury goods, store and are done."""
    hands = [
        ["wine zealots", "gold red", "piracy", "dye blue"],
        ["wine red", "spices blue", "gold blue", "salt blue"],
        ["dye zealots", "gold white", "wine red", "ore blue"],
        ["spices red", "wine fury", "dye blue", "wool red"],
    ]
    rng = seeded(8)
    happened: set[str] = set()
    for seed in range(3):
        state = at(
            seed=seed,
            hands=hands,
            developments=[["isolationism"], ["isolationism", "foreign_envoys"], ["venetian_virtue"], []],
            government=["dictatorship 5", "democracy 5", "democracy 5", "democracy 5"],
            religion=["mars 2", "mars 2", "venus 5", "venus 0"],
            points=[3, 3, 3, 3],
            options={"floor": floor, "acts": 14},
        )
        for step in range(150):
            if not isinstance(state.stack[-1], TradingFloor | ClosingStep):
                break
            seat = state.waiting[rng.below(len(state.waiting))]
            said = {action: state.say(seat, action).split()[0] for action in state.legal(seat)}
            wanted = list(said)
            for verbs in EAGER:
                found = [action for action, verb in said.items() if verb in verbs]
                if found and rng.below(2):
                    wanted = found
                    break
            action = wanted[rng.below(len(wanted))]
            happened.add(said[action])
            state.apply(seat, action)
            laws.conservation(state)
            if step % 15 == 0 or said[action] in ("take", "hand", "enquire"):
                laws.secrecy(state, rng.spawn())
                laws.imagination(state, rng.spawn())
            if step % 50 == 0:
                laws.check(GAME, state, rng.spawn())
    assert {"take", "agree", "enquire", "refuse", "post"} <= happened


# ---------------------------------------------------------------------- whom an offer is for


@pytest.mark.rule("MED-TRD-1", "MED-C-67")
def test_naming_a_seat_says_what_it_will_do() -> None:
    state = at(hands=[["grain red"], ["wool red"], [], []])
    act(state, 0, "give grain red")
    assert label(state, 0, "to 2") == "do-address seat=seat:1"
    act(state, 0, "to 2")
    assert label(state, 0, "to 2") == "do-address-all-again seat=seat:1"
    assert label(state, 0, "to 3") == "do-address-too seat=seat:2"
    act(state, 0, "to 3")
    assert label(state, 0, "to 2") == "do-address-no-more seat=seat:1"
    act(state, 0, "to 2", "to 3")
    assert GAME.view(state, 0).draft.to == ()  # type: ignore[attr-defined]
    assert label(state, 0, "to 2") == "do-address seat=seat:1"


@pytest.mark.rule("MED-TRD-1")
def test_a_counter_offer_is_for_its_maker_and_says_so() -> None:
    state = at(hands=[["grain red"], ["wool red"], [], []])
    act(state, 0, "give grain red", "want wool", "post", "pass")
    act(state, 1, "counter 1")
    assert label(state, 1, "to 1") == "do-address-all-again seat=seat:0"


@pytest.mark.rule("MED-TRD-1", "MED-C-71")
@pytest.mark.parametrize("whom", [(), (1,), (2, 3)])
@pytest.mark.parametrize("seat", range(4))
def test_an_offer_that_is_changed_has_the_steps_that_led_to_it(seat: int, whom: tuple[int, ...]) -> None:
    """One for everybody was addressed to nobody: there is nothing to take back but its terms."""
    state = at(hands=[["grain red"], ["grain blue"], ["grain black"], ["grain white"]], options=LIVE)
    act(state, seat, "give grain", *sorted(f"to {(seat + other) % 4 + 1}" for other in whom), "want wool")
    before, drafted = state.drafts[seat], GAME.view(state, seat).draft  # type: ignore[attr-defined]
    act(state, seat, "post", "change 1")
    assert sorted(state.drafts[seat].steps) == sorted(before.steps)
    assert state.drafts[seat].to == before.to
    assert GAME.view(state, seat).draft == drafted  # type: ignore[attr-defined]


# ---------------------------------------------------------------------- luxury goods may be shown


@pytest.mark.rule("MED-C-85", "MED-PROD-5")
def test_luxury_goods_may_be_shown_and_the_pirates_stay_hidden() -> None:
    state = at(hands=[["spices red", "gold red", "gold blue", "piracy"], [], [], []])
    act(state, 0, "show luxury")
    assert claims(state, 0) == {"spices": 1, "gold": 2}
    player = GAME.view(state, 2).players[0]  # type: ignore[attr-defined]
    assert [(one.good, one.count) for one in player.shown] == [("spices", 1), ("gold", 2)]
    assert player.hidden_luxury == 1
    assert "show luxury" not in can(state, 0)
    assert forbids(state, 0, "show luxury") == "MED-C-85"
    assert "tell-showed-luxury seat=seat:0 goods=good:spices,(tell-number number=2 what=good:gold)" in told(state)
    for number in range(40):
        dream = state.imagine(3, seeded(number))
        goods = [card.split()[0] for card in hand(dream, 0)]
        assert (goods.count("spices") >= 1, goods.count("gold") >= 2) == (True, True)  # none of these is the pirates
    act(state, 0, "give gold red", "post", "pass")
    act(state, 1, "take 1")
    assert [one.count for one in GAME.view(state, 2).players[0].shown] == [1, 1]  # type: ignore[attr-defined]


@pytest.mark.rule("MED-C-85", "MED-PROD-5", "MED-WH-1")
def test_what_is_stored_is_not_shown_with_the_hand() -> None:
    state = at(hands=[["wine red", "dye blue", "spices red", "gold red"], [], [], []], options={"floor": "live"})
    act(state, 0, "store wine red", "store gold red", "show", "show luxury")
    assert claims(state, 0) == {"dye": 1, "spices": 1}
    assert forbids(state, 0, "show") == "MED-PROD-5"
    assert forbids(state, 0, "show luxury") == "MED-C-85"
    act(state, 0, "fetch gold red", "store spices red", "show luxury")  # the spices were seen all the same
    player = GAME.view(state, 2).players[0]  # type: ignore[attr-defined]
    assert [(one.good, one.count) for one in player.shown] == [("spices", 1), ("gold", 1)]
    act(state, 0, "fetch wine red", "show")
    assert claims(state, 0) == {"wine": 1, "dye": 1, "spices": 1, "gold": 1}


@pytest.mark.rule("MED-C-85", "MED-C-69")
def test_what_was_only_said_may_be_the_pirates_and_what_was_shown_is_not() -> None:
    pirates = {"said": 0, "shown": 0}
    for how in pirates:
        state = at(hands=[["gold red"], ["grain red"], [], []])
        if how == "shown":
            act(state, 0, "show luxury")
        act(state, 0, "give gold red", "want grain", "post")
        for number in range(200):
            dream = state.imagine(1, seeded(number))
            pirates[how] += hand(dream, 0) == ["piracy"]
    assert pirates["said"] > 0
    assert pirates["shown"] == 0


# ---------------------------------------------------------------------- civilizations, and what is said


@pytest.mark.rule("MED-C-84", "MED-SET-1")
def test_a_civilization_is_a_seat_without_any_power() -> None:
    state = new(6, 1)
    assert state.powers == [0] * 6
    assert len({str(state.workers[5 * seat : 5 * seat + 5]) for seat in range(6)}) == 1


@pytest.mark.rule("MED-C-67", "MED-C-78")
def test_the_log_names_whom_something_was_meant_for() -> None:
    state = at(
        hands=[["grain red"], ["wool red"], [], []],
        developments=[["barracks"], ["venetian_monastery"], [], []],
        government=["dictatorship 2"] * 4,
        religion=["venus 2"] * 4,
    )
    act(state, 0, "give grain red", "want wool", "to 2", "post", "pass")
    act(state, 1, "decline 1")
    assert "tell-declined seat=seat:1 number=1 maker=seat:0" in told(state)
    while isinstance(state.stack[-1], TradingFloor):
        act(state, state.mover(), "pass")
    act(state, 0, "aim barracks on 2")
    for seat in range(4):
        act(state, seat, "done")
    asked = notation(state.view(1).prompt)
    assert asked == "ask-ability seat=seat:0 card=card:barracks effect=(show-aims gains=(show-less-safe number=1))"
    act(state, 1, "ignore")
    said = "tell-ignored seat=seat:1 owner=seat:0 card=card:barracks effect=(show-aims gains=(show-less-safe number=1))"
    assert said in told(state)
