"""What is true in one moment and not in another: sentences where nothing can be traded or stored, whatever they name;
cards one has that lie in the warehouse; being done, which is over when everybody is asked again."""

from __future__ import annotations

import pytest
from tests.games.mediterranean.playing import GAME, act, at, can, closing, floor_to, hand, rows

from intrigue.core import TABLE, Illegal
from intrigue.core.phrase import notation
from intrigue.games.mediterranean.bot.mind import Mind
from intrigue.games.mediterranean.cards.goods import CARD_NAMES, GRAIN
from intrigue.games.mediterranean.rules.floor import TradingFloor
from intrigue.games.mediterranean.state.numbers import MOST_ACTS
from intrigue.games.mediterranean.state.state import Mediterranean
from intrigue.lab.laws import check_words

LIVE = {"floor": "live"}
# Whoever says these here has no wine, no point and no such ability either: that would be no help
OFFERS = ("offer wine for salt", "offer 9 points for salt", "offer grain", "buy ore for 3 points", "give wine for ore")
DRAFTS = ("promise barracks", "demand barracks", "give wine", "envoy wine")
ANSWERS = ("take 1 with wine", "take 1 with 2 grain", "decline all", "decline 1 and 2")
STORING = ("store wine", "store 2 grain", "store grain and a point", "fetch grain", "fetch wine")


def said(state: Mediterranean, seat: int, text: str) -> list[int]:
    return GAME.sentence(state, seat, text) or [GAME.action(state, seat, text)]


def no(state: Mediterranean, seat: int, text: str) -> str:
    """Why a sentence, or a word for one action, is refused."""
    before = state.save()
    with pytest.raises(Illegal) as illegal:
        said(state, seat, text)
    assert state.save() == before
    refusal = illegal.value.refusal
    check_words(GAME, refusal.reason)
    return f"{refusal.rule} {notation(refusal.reason)}"


def kinds(state: Mediterranean, seat: int, texts: tuple[str, ...]) -> set[str]:
    return {" ".join(no(state, seat, text).split()[:2]) for text in texts}


# ---------------------------------------------------------------------- what comes first is said first


@pytest.mark.rule("MED-C-82")
def test_whoever_is_done_is_told_that_and_not_what_the_sentence_lacks() -> None:
    state = at(hands=rows(["grain red"], ["salt red"]), options=LIVE)
    act(state, 1, "give salt red", "want grain", "post")
    act(state, 0, "done")
    words = (*OFFERS, *DRAFTS, *ANSWERS, *STORING, "hand wine", "aim barracks on 2", "lift barracks")
    assert kinds(state, 0, words) == {"MED-C-82 no-trade-when-done"}


@pytest.mark.rule("MED-C-82", "MED-C-81")
def test_in_the_closing_step_nobody_hears_what_an_offer_lacks() -> None:
    state = closing(["grain red"])
    assert kinds(state, 0, (*OFFERS, *DRAFTS, *ANSWERS, "hand wine")) == {"MED-C-82 no-offers-any-more"}
    assert no(state, 0, "store wine") == "MED-WH-1 no-card-to-store card=good:wine"
    for _ in range(MOST_ACTS // 2):
        act(state, 0, "store grain red", "fetch grain red")
    assert kinds(state, 0, STORING) == {"MED-C-81 no-more-storing"}
    act(state, 0, "done")
    assert kinds(state, 0, (*OFFERS, *DRAFTS, *ANSWERS, *STORING)) == {"MED-C-82 no-turn"}


@pytest.mark.rule("MED-TRD-1", "MED-WH-1", "MED-C-65")
@pytest.mark.card("mediterranean", "free_market")
def test_in_another_phase_neither() -> None:
    state = at(phase="production", developments=rows(["free_market"]))
    assert kinds(state, 0, (*OFFERS, *DRAFTS, *ANSWERS)) == {"MED-TRD-1 no-offers-now"}
    assert kinds(state, 0, STORING) == {"MED-WH-1 no-storing-yet"}
    assert kinds(state, 1, (*OFFERS, *STORING)) == {"MED-C-12 no-turn"}


@pytest.mark.rule("MED-C-66", "MED-WH-1", "MED-ABL-1", "MED-ABN-1", "MED-C-73")
@pytest.mark.card("mediterranean", "free_market", "sacrificial_altar")
@pytest.mark.parametrize(("floor", "when"), [("rounds", "yet"), ("live", "now")])
def test_when_one_stores_and_lays_cubes_is_told_as_this_table_trades(floor: str, when: str) -> None:
    """In rounds that is in the last moments; live it is as long as trading goes on."""
    built = rows(["free_market", "sacrificial_altar"])
    for phase, seat in (("production", 0), *((("trading", 0),) if floor == "rounds" else ())):
        state = at(phase=phase, developments=built, options={"floor": floor}, hands=rows(["grain red"]))
        for text in ("store grain red", "store grain", "fetch grain red"):
            assert no(state, seat, text) == f"MED-WH-1 no-storing-{when}"
        assert no(state, seat, "abandon religion") == f"MED-ABN-1 no-cubes-{when}"
        assert no(state, seat, "sacrifice salt") == f"MED-ABL-1 no-cubes-{when}"


@pytest.mark.rule("MED-C-66", "MED-WH-1")
def test_in_rounds_the_turn_and_the_last_lap_come_first() -> None:
    state = at(hands=rows(["grain red"], ["salt red"], [], ["ore red"]), options={"laps": 2})
    assert kinds(state, 1, (*OFFERS, *DRAFTS, *ANSWERS, *STORING)) == {"MED-C-66 no-turn"}
    assert kinds(state, 0, STORING) == {"MED-WH-1 no-storing-yet"}
    for seat in (0, 1, 2):
        act(state, seat, "pass")
    act(state, 3, "give ore red", "want grain", "post", "pass")
    floor_to(state, 0)
    assert kinds(state, 0, (*OFFERS, *DRAFTS)) == {"MED-C-66 no-new-offers"}
    assert no(state, 0, "take 1 with wine") == "MED-TRD-4 no-card-of-that card=good:wine"


@pytest.mark.rule("MED-C-71", "MED-C-72")
@pytest.mark.card("mediterranean", "foreign_envoys")
def test_what_was_begun_comes_first() -> None:
    state = at(
        hands=rows(["ore red", "ore blue"], ["grain red", "grain blue"]),
        developments=rows(["foreign_envoys"]),
        options=LIVE,
    )
    act(state, 0, "give ore red", "want grain", "post", "envoy ore blue")
    assert kinds(state, 0, (*OFFERS, *DRAFTS, *ANSWERS, *STORING)) == {"MED-C-72 no-target-yet"}
    act(state, 1, "take 1")
    assert kinds(state, 1, (*OFFERS, *DRAFTS, *ANSWERS, *STORING)) == {"MED-C-71 no-card-named-yet"}
    assert no(state, 1, "hand wine") == "MED-TRD-4 no-card-of-that card=good:wine"
    assert no(state, 1, "hand grain") == "MED-TRD-1 no-which-card say=hand"


@pytest.mark.rule("MED-TRD-4", "MED-WH-1")
def test_whoever_has_no_such_good_is_not_asked_which() -> None:
    state = at(hands=rows(["grain red", "grain blue"]), options=LIVE)
    assert no(state, 0, "give grain") == "MED-TRD-1 no-which-card say=give"
    for verb in ("give", "envoy"):
        assert no(state, 0, f"{verb} wool") == "MED-TRD-4 no-card-of-that card=good:wool"
    for text, reason in (("store wool", "no-card-of-that"), ("fetch wool", "no-card-stored")):
        found = state.why_not(0, text)
        assert found is not None
        assert notation(found.reason) == f"{reason} card=good:wool"


# ---------------------------------------------------------------------- what lies in the warehouse


@pytest.mark.rule("MED-C-57", "MED-C-26", "MED-C-71")
def test_a_second_copy_that_is_stored_is_not_missing() -> None:
    state = at(hands=rows(["grain red", "grain red", "grain blue", "grain white"], ["salt red"]), options=LIVE)
    act(state, 0, "store grain red", "give grain red")
    assert no(state, 0, "give grain red") == "MED-C-57 no-stored-card"
    act(state, 0, "fetch grain red", "give grain red")
    assert no(state, 0, "give grain red").startswith("MED-C-26 no-so-many")
    act(state, 0, "clear", "store grain red")
    act(state, 1, "give salt red", "want grain", "want grain", "post")
    act(state, 0, "take 1", "hand grain red")
    assert no(state, 0, "hand grain red") == "MED-C-57 no-stored-card"


@pytest.mark.rule("MED-C-57")
def test_a_good_is_named_without_doubt_where_the_others_are_stored() -> None:
    state = at(hands=rows(["grain red", "grain blue"], ["salt red"]), options=LIVE)
    act(state, 0, "store grain blue", "give grain")
    assert GAME.view(state, 0).draft.cards == ("grain red",)  # type: ignore[attr-defined]
    act(state, 0, "clear", "store grain", "fetch grain blue", "fetch grain")
    assert no(state, 0, "give grain") == "MED-TRD-1 no-which-card say=give"
    act(state, 0, "store grain red", "store grain blue")
    assert no(state, 0, "give grain blue") == "MED-C-57 no-stored-card"


@pytest.mark.rule("MED-C-57", "MED-GDS-3")
@pytest.mark.card("mediterranean", "venetian_virtue")
def test_whoever_could_fetch_what_an_offer_wants_is_told_so() -> None:
    """Another card of that good shows misery, which no fetching changes; the one that is stored would do."""
    state = at(
        hands=rows(["grain poverty", "grain red"], ["salt red"]),
        developments=rows(["venetian_virtue"]),
        religion=["venus 5"] * 4,
        options=LIVE,
    )
    act(state, 1, "give salt red", "want grain", "post")
    act(state, 0, "store grain red")
    assert no(state, 0, "take 1") == "MED-C-57 no-stored-card"
    act(state, 0, "fetch grain red", "store grain poverty", "give grain red", "post")
    act(state, 1, "take 2")
    assert hand(state, 0) == ["grain poverty"]
    act(state, 1, "give grain red", "want grain", "to 1", "post")
    assert no(state, 0, "take 3") == "MED-GDS-3 no-misery card=card:venetian_virtue"  # it is there, if stored


@pytest.mark.rule("MED-WH-1", "MED-WH-3")
def test_what_storing_is_worth_is_told_without_what_is_stored_already() -> None:
    """The third of three wine is the only one that would be spent."""
    given = {"religion": ["mars 3"] * 4, "turn": 3}
    three = closing(["wine red"] * 3, stored=rows(["wine red", "wine red"]), **given)
    one = closing(["wine red"], **given)
    told = [notation(GAME.bot().explain(state, 0, GAME.action(state, 0, "store wine red"))) for state in (three, one)]
    assert told[0] == told[1]
    assert told[0].startswith("why-store")


@pytest.mark.rule("MED-GDS-3", "MED-C-57")
@pytest.mark.card("mediterranean", "venetian_virtue")
@pytest.mark.parametrize(
    ("virtue", "stored", "goes"), [(False, [], "poverty"), (True, [], "red"), (False, ["grain poverty"], "red")]
)
def test_what_a_deal_gains_is_told_with_the_cards_that_may_go(virtue: bool, stored: list[str], goes: str) -> None:
    state = at(
        hands=rows(["grain poverty", "grain red"], ["salt red"]),
        developments=rows(["venetian_virtue"] if virtue else []),
        religion=["venus 5", *["mars 3"] * 3],
        options=LIVE,
    )
    act(state, 1, "give salt red", "want grain", "post")
    act(state, 0, *[f"store {card}" for card in stored])
    assert CARD_NAMES[Mind(state, 0).cheapest(GRAIN, [])] == f"grain {goes}"
    act(state, 0, "take 1", *([] if virtue or stored else ["hand grain poverty"]))
    assert hand(state, 1) == [f"grain {goes}"]


# ---------------------------------------------------------------------- done, and asked again


@pytest.mark.rule("MED-C-82")
def test_nobody_is_shown_as_done_once_everybody_is_asked_again() -> None:
    state = at(options=LIVE)
    act(state, 2, "done")
    assert [player.done for player in state.view(0).players] == [False, False, True, False]  # type: ignore[attr-defined]
    act(state, TABLE, "one minute", "half minute", "grace")
    assert not isinstance(state.stack[-1], TradingFloor)
    assert can(state, 2) != []
    for seat in (None, 0, 2):
        assert not any(player.done for player in state.view(seat).players)  # type: ignore[attr-defined]
    act(state, 2, "done")  # which is sealed
    assert not any(player.done for player in state.view(0).players)  # type: ignore[attr-defined]


# ---------------------------------------------------------------------- what can be taken, and what can be said


@pytest.mark.rule("MED-C-79", "MED-C-66")
@pytest.mark.card("mediterranean", "isolationism")
@pytest.mark.parametrize("floor", ["rounds", "live"])
def test_while_a_word_is_due_its_giver_takes_nothing_in_rounds(floor: str) -> None:
    """Live everybody goes on meanwhile."""
    state = at(
        hands=rows(["ore red", "wool red"], ["grain red", "salt red"]),
        developments=rows(["isolationism"]),
        options={"floor": floor},
    )
    act(state, 0, "give ore red", "want grain", "post", *(["pass"] if floor == "rounds" else []))
    act(state, 1, "give salt red", "want wool", "post", "take 1")
    second = state.view(0).offers[1]  # type: ignore[attr-defined]
    assert second.takeable == ("take 2" in can(state, 0)) == (floor == "live")
    act(state, 0, "agree 1")
    act(state if floor == "live" else floor_to(state, 0), 0, "take 2")


@pytest.mark.rule("MED-C-66", "MED-C-70")
@pytest.mark.parametrize(("acts", "drafted", "said"), [(3, 0, True), (4, 1, False), (5, 1, True), (4, 2, False)])
def test_an_offer_in_mind_is_said_where_there_are_acts_for_it(acts: int, drafted: int, said: bool) -> None:
    """Giving, wanting and posting are three acts; what is drafted already is cleared before, which is one more."""
    grain, wool = ["grain red"] * 3, ["wool white"] * 3
    state = at(
        hands=rows([*grain, "grain black", "wool red"], [*wool, "wool black", "grain white"]),
        religion=["mars 3"] * 4,
        government=["democracy 3"] * 4,
        turn=6,
        options={"acts": acts},
    )
    act(state, 0, *["want salt"] * drafted)
    text = GAME.notation.sentence(state, 0, GAME.action(state, 0, "give wool red"))
    assert text == ("offer wool red for grain" if said else "")
    if said:
        assert state.say(0, GAME.sentence(state, 0, text)[-1]) == "post"
