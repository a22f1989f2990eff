"""Actions, events, prompts and results in words. `{2}` stands for the name of seat 2."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console
from tests.games.trickery.playing import GAME, at, play

import intrigue
from intrigue.core import Event, Phrase, seeded
from intrigue.core.phrase import phrase
from intrigue.games.trickery import events
from intrigue.games.trickery.cards import ARGUMENTS
from intrigue.games.trickery.rules import PAUSE, PICK
from intrigue.games.trickery.state import COINS

SAID = intrigue.Speaker(GAME)  # nobody has a name here: `{2}` stands for seat 2


# ---------------------------------------------------------------------- actions


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_action_can_be_said_and_read_back(seats: int) -> None:
    rng = seeded(seats)
    said = set()
    for seed in range(20):
        state = GAME.new(seats, seed)
        while not state.over:
            seat = state.mover()
            for action in state.legal(seat):
                text = state.say(seat, action)
                assert text.isascii()
                assert text == text.lower().strip()
                assert GAME.action(state, seat, text) == action
                assert state.why_not(seat, text) is None
                said.add(text.split()[0])
            texts = [state.say(seat, action) for action in state.legal(seat)]
            assert len(set(texts)) == len(texts)
            state.apply(seat, state.legal(seat)[rng.below(len(texts))])
    assert said == {"choose", "pause", "betray", "build", "bribe", "favour", "tribute", "outdo"}


def test_case_and_spaces_do_not_matter() -> None:
    state = at(societies=["thorn", "thorn", "machine"])
    assert GAME.action(state, 0, "  Betray   2 ") == GAME.action(state, 0, "betray 2")
    assert GAME.action(state, 0, "FAVOUR") == GAME.action(state, 0, "favour")


@pytest.mark.rule("TRK-TURN-1")
@pytest.mark.parametrize(
    ("text", "rule", "kind"),
    [
        ("", "TRK-TURN-1", "no-such-text"),
        ("dance", "TRK-TURN-1", "no-such-text"),
        ("betray", "TRK-BETRAY", "no-target"),
        ("betray 0", "TRK-BETRAY", "no-target"),
        ("betray 4", "TRK-BETRAY", "no-target"),
        ("betray two", "TRK-BETRAY", "no-target"),
        ("betray -2", "TRK-BETRAY", "no-target"),
        ("build \u00b2", "TRK-BUILD", "no-target"),
        ("tribute", "TRK-TRIBUTE", "no-amount"),
        ("tribute 1.5", "TRK-TRIBUTE", "no-amount"),
        ("tribute 40", "TRK-TRIBUTE", "no-amount"),  # not the first action of the next card
        ("favour 1", "TRK-FAVOUR", "no-number-here"),
        ("bribe 3 1", "TRK-BRIBE", "no-target"),
        ("pass", "TRK-TURN-1", "no-passing"),
    ],
)
def test_a_text_that_means_nothing_is_refused(text: str, rule: str, kind: str) -> None:
    state = at(societies=["thorn", "thorn", "machine"])
    no = state.why_not(0, text)
    assert no is not None
    assert isinstance(no.reason, Phrase)
    assert (no.rule, no.reason.kind) == (rule, kind)
    with pytest.raises(intrigue.Illegal):
        GAME.action(state, 0, text)


def test_an_endless_number_is_refused_too() -> None:
    state = at(societies=["thorn", "thorn", "machine"])
    for card in ("tribute", "betray"):
        assert state.why_not(0, f"{card} {'9' * 5000}") is not None


@pytest.mark.rule("TRK-TURN-1")
@pytest.mark.parametrize("action", [-1, 5, 3 * ARGUMENTS + 1, PAUSE + 1, PICK - 1, PICK + 2, 10**20])
def test_a_number_that_means_nothing_is_refused(action: int) -> None:
    state = at(societies=["thorn", "thorn", "machine"])
    before = state.save()
    with pytest.raises(intrigue.Illegal) as refused:
        state.apply(0, action)
    assert refused.value.refusal.rule == "TRK-TURN-1"
    assert state.save() == before


@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        ("betray 3", "TRK-BETRAY", phrase("no-enemy", target="seat:2")),
        ("betray 1", "TRK-C-7", phrase("no-self")),
        ("build 1", "TRK-C-6", phrase("no-self")),
        ("outdo 1", "TRK-C-7", phrase("no-self")),
        ("betray 2", "TRK-BETRAY", phrase("no-coin-to-steal", target="seat:1")),
        ("build 3", "TRK-BUILD", phrase("no-enemy", target="seat:2")),
        ("bribe 2", "TRK-BRIBE", phrase("no-friend", target="seat:1")),
        ("tribute 3", "TRK-TRIBUTE", phrase("no-more-coins", coins=2)),
        ("tribute 0", "TRK-C-21", phrase("no-empty-tribute")),
        ("favour", "TRK-ACT-1", phrase("no-card-twice", card="card:favour")),
        ("choose thorn", "TRK-SET-3", phrase("no-second-society")),
    ],
)
def test_a_refusal_says_which_rule_and_why(text: str, rule: str, reason: Phrase) -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=[2, 0, 2], played=[["favour"], [], []])
    assert state.why_not(0, text) == intrigue.Refusal(rule, reason)


@pytest.mark.rule("TRK-C-4", "TRK-C-5", "TRK-C-8")
def test_a_refusal_says_where_coins_are_missing() -> None:
    friends = ["thorn", "thorn", "machine"]
    poor = at(societies=friends, coins=[0, 2, 2])
    assert poor.why_not(0, "tribute 1") == intrigue.Refusal("TRK-TRIBUTE", phrase("no-coin-to-pay"))
    assert poor.why_not(0, "outdo 2") == intrigue.Refusal("TRK-C-4", phrase("no-coin-to-pay"))
    assert poor.why_not(0, "bribe 3") == intrigue.Refusal("TRK-C-5", phrase("no-coin-to-give"))
    for card in ("build 2", "favour"):
        assert at(societies=friends, coins=[11, 11, 11]).why_not(0, card) is None  # the last two of the pool
        empty = at(societies=friends, coins=[12, 11, 11])
        assert empty.why_not(0, card) == intrigue.Refusal("TRK-C-8", phrase("no-pool", coins=2))


@pytest.mark.rule("TRK-SET-3", "TRK-PAUSE-1")
def test_first_a_society_and_a_card_before_a_pause() -> None:
    for text in ("favour", "pause", "tribute 1"):
        assert GAME.new(3).why_not(0, text) == intrigue.Refusal("TRK-SET-3", phrase("no-society-yet"))
    picked = GAME.new(3)
    picked.apply(0, PICK)
    assert picked.why_not(0, "thorn") == intrigue.Refusal("TRK-SET-3", phrase("no-turn"))  # the others pick still
    state = at(societies=["thorn", "thorn", "machine"])
    assert state.why_not(0, "pause") == intrigue.Refusal("TRK-PAUSE-1", phrase("no-played-card"))


def test_the_numbers_of_actions_are_those_that_can_be_said() -> None:
    state = at(seats=6, societies=["thorn", "machine"] * 3)
    texts = [f"{card} {seat}" for card in ("betray", "build", "bribe", "outdo") for seat in range(1, 7)]
    texts += [
        "favour",
        "pause",
        "choose thorn",
        "choose machine",
        *[f"tribute {coins}" for coins in range(1, COINS + 1)],
    ]
    numbers = [number for numbers in GAME.action_ranges for number in numbers]
    assert sorted(numbers) == sorted(
        number for text in texts if (number := GAME.notation.read(state, 0, text)) is not None
    )
    assert len(numbers) == len(texts)


@pytest.mark.words
def test_choices_are_offered_in_words() -> None:
    state = at(societies=["thorn", "thorn", "machine"], played=[["tribute"], [], []])
    choices = {choice.say: (SAID.say(choice.words), choice.about) for choice in state.view(0).choices}
    assert choices == {
        "betray 2": (
            "Betray your allies: steal 1 coin from {1} and change sides",
            ("card:betray", "seat:1"),
        ),
        "build 2": ("Build relationships: {1} gets 2 coins from the pool", ("card:build", "seat:1")),
        "bribe 3": ("Bribe your enemies: 1 coin to {2}, who comes over to you", ("card:bribe", "seat:2")),
        "favour": ("Call in a favour: 1 coin into your chest, then take 2 coins", ("card:favour", "chest:thorn")),
        "outdo 2": (
            "Outdo the competition: 1 coin into your chest, {1} changes sides",
            ("card:outdo", "seat:1"),
        ),
        "pause": ("Pause: take your played cards back", ("pause",)),
    }
    tributes = at(societies=["machine", "thorn", "thorn"], played=[["favour", "bribe"], [], []]).view(0).choices
    assert [SAID.say(choice.words) for choice in tributes[:2]] == [
        "Pay tribute: 1 coin into your chest",
        "Pay tribute: 2 coins into your chest",
    ]
    assert tributes[0].about == ("card:tribute", "chest:machine")
    assert [(choice.say, SAID.say(choice.words), choice.about) for choice in GAME.new(3).view(1).choices] == [
        ("choose thorn", "Join the Thorn Society", ("society:thorn",)),
        ("choose machine", "Join the Machine Society", ("society:machine",)),
    ]


def test_a_favour_without_a_coin_is_offered_as_such() -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=[0, 2, 2])
    words = {choice.say: choice.words for choice in state.view(0).choices}
    assert words["favour"] == phrase("do-favour-unpaid", card="card:favour", coins=2)


def test_questions() -> None:
    state = GAME.new(3)
    assert state.view(0).prompt == phrase("ask-society")
    state.apply(0, GAME.action(state, 0, "choose thorn"))
    assert state.view(0).prompt == phrase("ask-society-of-others")
    assert state.view(1).prompt == phrase("ask-society")
    assert state.view(None).prompt == phrase("ask-societies")
    turn = at(societies=["thorn", "thorn", "machine"], turn=1, seals=[0, 4, 0], chests={"thorn": 4})
    assert turn.view(1).prompt == phrase("ask-card")  # with all cards in hand nobody can pause
    later = at(societies=["thorn", "thorn", "machine"], turn=1, played=[[], ["outdo"], []])
    assert later.view(1).prompt == phrase("ask-card-or-pause")
    whole_set = ["betray", "build", "bribe", "favour", "tribute", "outdo"]
    for played, coins in ((whole_set, 2), (["favour"], 0)):  # TRK-EX-9; and nobody to steal from, to help or to bribe
        given = {"societies": ["thorn", "machine", "machine"], "turn": 0, "coins": [coins, 2, 2]}
        only = at(**given, played=[played, [], []])
        assert [choice.say for choice in only.view(0).choices] == ["pause"]
        assert only.view(0).prompt == phrase("ask-pause")
    assert turn.view(0).prompt == turn.view(None).prompt == phrase("ask-other", seat="seat:1")
    assert play(turn, "tribute 1").view(0).prompt == phrase("ask-nobody")


# ---------------------------------------------------------------------- events

STORIES: list[tuple[Event, str]] = [
    (events.Picked(2, "thorn"), "{2} secretly picks the Thorn Society."),
    (
        events.Shown(("thorn", "machine", "thorn")),
        "The society cards are turned up: {0} in the Thorn Society, {1} in the Machine Society and "
        "{2} in the Thorn Society.",
    ),
    (events.Starts(1), "{1} takes the first turn."),
    (events.Played(0, "favour"), "{0} plays Call in a favour."),
    (events.Played(0, "tribute", None, 1), "{0} plays Pay tribute: 1 coin."),
    (events.Played(0, "tribute", None, 3), "{0} plays Pay tribute: 3 coins."),
    (events.Played(0, "betray", 0), "{0} plays Betray your allies on {0}."),
    (events.Played(1, "bribe", 2), "{1} plays Bribe your enemies on {2}."),
    (events.Paused(0, ("favour",)), "{0} pauses and takes back 1 card."),
    (events.Paused(0, ("favour", "outdo")), "{0} pauses and takes back 2 cards."),
    (events.Skipped(2), "{2} can neither act nor pause."),
    (events.Stole(0, 1), "{0} steals 1 coin from {1}."),
    (events.Gave(None, 1, 2), "{1} gets 2 coins from the pool."),
    (events.Gave(0, 1, 1), "{0} gives {1} 1 coin."),
    (events.Laid(0, "machine", 3), "{0} lays a coin into the chest of the Machine Society: 3 of 5."),
    (events.Payout(0, "thorn", (2, 1, 0)), "The chest of the Thorn Society is full! Seals: {0} +2 and {1} +1."),
    (events.Turned(1, "machine"), "{1} is now in the Machine Society."),
    (events.Ended((0,), "TRK-END-1"), "{0} wins."),
    (events.Ended((0, 2), "TRK-END-2"), "{0} and {2} win together."),
    (events.Ended((0, 1, 2), "TRK-C-17"), "{0}, {1} and {2} win together."),
]


@pytest.mark.words
@pytest.mark.parametrize(("event", "words"), STORIES)
def test_events_in_words(event: Event, words: str) -> None:
    assert SAID.say(GAME.story.of(event)) == words


def test_every_kind_of_event_has_words() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert {type(event) for event, _ in STORIES} == kinds


def test_an_event_of_another_game_has_none() -> None:
    class Sneezed(Event, frozen=True):
        seat: int

    with pytest.raises(TypeError):
        GAME.story.of(Sneezed(1))


@pytest.mark.words
def test_a_game_tells_its_story() -> None:
    state = play(at(societies=["thorn", "thorn", "machine"], seals=[3, 0, 0], chests={"thorn": 3}), "outdo 2", "favour")
    play(state, "bribe 1", "tribute 1")
    assert [SAID.say(GAME.story.of(event)) for event in state.events_for(None)[1:]] == [
        "{0} plays Outdo the competition on {1}.",
        "{0} lays a coin into the chest of the Thorn Society: 4 of 5.",
        "{1} is now in the Machine Society.",
        "{1} plays Call in a favour.",
        "{1} lays a coin into the chest of the Machine Society: 1 of 5.",
        "{1} gets 2 coins from the pool.",
        "{2} plays Bribe your enemies on {0}.",
        "{2} gives {0} 1 coin.",
        "{0} is now in the Machine Society.",
        "{0} plays Pay tribute: 1 coin.",
        "{0} lays a coin into the chest of the Machine Society: 2 of 5.",
    ]


def test_coins_laid_one_after_the_other_are_told_together() -> None:
    state = play(at(societies=["thorn", "thorn", "machine"], coins=[4, 0, 0], chests={"thorn": 3}), "tribute 4")
    told = GAME.story.chapter(state.events_for(None)[1:])
    laid = [one.args["coins"] for one in told if isinstance(one, Phrase) and one.kind == "tell-laid"]
    assert laid == [2, 2]  # the chest was full between them


# ---------------------------------------------------------------------- results


@pytest.mark.parametrize(
    ("given", "rule", "reason"),
    [
        ({"seals": [3, 3, 0]}, "TRK-END-1", "{0} has 5 seals or more."),
        (
            {"seals": [3, 4, 0], "coins": [1, 2, 9]},
            "TRK-END-2",
            "Several reached 5 seals at once; of them {1} has most coins.",  # somebody else is richer
        ),
        (
            {"seals": [3, 4, 0], "coins": [3, 2, 9]},
            "TRK-END-2",
            "Several reached 5 seals at once; {0} and {1} are equal in coins too.",
        ),
        (
            {"seals": [4, 4, 0], "coins": [1, 2, 9], "options": {"tie_rule": "seals_then_coins"}},
            "TRK-C-1",
            "Several reached 5 seals at once; {0} has most.",
        ),
    ],
    ids=["alone", "coins", "together", "seals"],
)
@pytest.mark.words
def test_the_result_says_why(given: dict[str, Any], rule: str, reason: str) -> None:
    state = play(at(societies=["thorn", "thorn", "machine"], chests={"thorn": 4}, **given), "tribute 1")
    assert state.result is not None
    assert (state.result.rule, SAID.say(state.result.reason)) == (rule, reason)
    assert state.result.scores == tuple(state.seals)


@pytest.mark.words
@pytest.mark.rule("TRK-C-17")
@pytest.mark.parametrize(
    ("seals", "coins", "why"),
    [
        ([2, 1, 1], [1, 9, 9], "{0} has most seals."),
        ([1, 2, 2], [9, 2, 3], "of those with most seals {2} has most coins."),
        ([2, 2, 2], [3, 2, 2], "of those with most seals {0}, {1} and {2} have most coins."),
    ],
)
def test_the_result_at_the_turn_limit_says_why(seals: list[int], coins: list[int], why: str) -> None:
    state = at(societies=["thorn", "thorn", "machine"], seals=seals, coins=coins, turns_left=1)
    play(state, "tribute 1")
    assert state.result is not None
    assert state.result.rule == "TRK-C-17"
    assert SAID.say(state.result.reason) == f"The turn limit is reached; {why}"


# ---------------------------------------------------------------------- the terminal


@pytest.mark.words
def test_the_table_fits_into_80_columns_without_colour() -> None:
    everything = [["betray", "build", "bribe", "favour", "tribute", "outdo"]] * 6
    names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Maximiliana"]
    picking = GAME.new(6)
    picking.apply(0, GAME.action(picking, 0, "choose thorn"))
    late = at(seats=6, societies=["thorn", "machine"] * 3, played=everything, chests={"thorn": 4}, turn=2)
    for state in (picking, late):
        for seat in (0, 5, None):
            out = io.StringIO()
            Console(file=out, width=80, color_system=None).print(
                GAME.drawing.draw(state.view(seat), intrigue.Speaker(GAME, names))
            )
            text = out.getvalue()
            assert all(len(line) <= 80 for line in text.splitlines())
            assert all(name in text for name in names)
            assert ("secret" in text) == (state is picking and seat == 0)
            assert "Thorn Society [oooo.] 4" in text or state is picking


@pytest.mark.words
@pytest.mark.rule("TRK-FAVOUR")
@pytest.mark.card("trickery", "favour")
def test_the_player_aid_says_where_the_coins_of_a_favour_go() -> None:
    """One of your own into the chest; the two from the pool are yours."""
    for language, chest, pool in (("en", "into your chest", "take two"), ("de", "in deine Truhe", "nimm zwei")):
        first, _, then = intrigue.Speaker(GAME, (), language).part("aid-move-4", "text").partition(";")
        assert chest in first
        assert pool in then
        assert chest not in then


@pytest.mark.words
@pytest.mark.rule("TRK-C-1", "TRK-END-2")
def test_the_player_aid_is_true_whichever_way_ties_are_broken() -> None:
    for language, words in (("en", "by the option for it, most seals"), ("de", "mit der Einstellung dafür")):
        assert words in intrigue.Speaker(GAME, (), language).text("aid-end")
