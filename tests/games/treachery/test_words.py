"""Actions, events, prompts and results in words. `{2}` stands for the name of seat 2."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console
from tests.games.treachery.playing import EVERYBODY, GAME, at, can, holding, lone, play

import intrigue
from intrigue.core import Event, seeded
from intrigue.games.treachery import events
from intrigue.games.treachery.cards.actions import CARDS
from intrigue.games.treachery.state import Treachery
from intrigue.games.treachery.view import ActionView, TreacheryView
from intrigue.words import Speaker

in_words = Speaker(GAME).say

SENTENCE = re.compile(r"[A-Z{].*[.!]")


def seen(state: Treachery, seat: int | None = 0) -> TreacheryView:
    view = state.view(seat)
    assert isinstance(view, TreacheryView)
    return view


# ---------------------------------------------------------------------- actions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_can_be_said_and_read_back(seats: int) -> None:
    rng = seeded(seats)
    said = set()
    for seed in range(20):
        state = GAME.new(seats, seed, {"match": True})
        while not state.over:
            seat = state.mover()
            texts = [state.say(seat, action) for action in state.legal(seat)]
            for action, text in zip(state.legal(seat), texts, strict=True):
                assert GAME.action(state, seat, text) == action
                assert state.why_not(seat, text) is None
                said.add(text.split()[0])
            assert len(set(texts)) == len(texts)
            state.apply(seat, state.legal(seat)[rng.below(len(texts))])
    assert said == {"play", "pick", "deal"}


def test_case_and_spaces_do_not_matter() -> None:
    state = holding("coup")
    assert GAME.action(state, 0, "  Play   COUP Top ") == GAME.action(state, 0, "play coup top")


@pytest.mark.rule("TRE-TURN-1")
@pytest.mark.parametrize(
    ("text", "rule", "word"),
    [
        ("", "TRE-TURN-1", "no “”"),
        ("dance", "TRE-TURN-1", "“dance”"),
        ("play", "TRE-TURN-1", "Which card"),
        ("play joker top", "TRE-TURN-1", "Which card"),
        ("play coup", "TRE-TURN-1", "Which of its two"),
        ("play coup left", "TRE-TURN-1", "Which of its two"),
        ("pick", "TRE-REQ-1", "Whom?"),
        ("pick nobody", "TRE-REQ-1", "filia"),
        ("pick filia asher", "TRE-REQ-1", "Whom?"),
        ("pick filia", "TRE-TURN-1", "First choose"),
        ("play feud top", "TRE-TURN-1", "neither your hand card nor revealed"),
        ("deal", "TRE-MATCH-1", "not over yet"),
    ],
)
def test_a_text_that_cannot_be_done_is_refused(text: str, rule: str, word: str) -> None:
    state = holding("coup")
    no = state.why_not(0, text)
    assert no is not None
    assert no.rule == rule
    assert word in in_words(no.reason)
    with pytest.raises(intrigue.Illegal):
        GAME.action(state, 0, text)


@pytest.mark.parametrize("action", [-1, 39, 500, 10**20])
def test_a_number_that_means_nothing_is_refused(action: int) -> None:
    state = holding("coup")
    before = state.save()
    with pytest.raises(intrigue.Illegal) as refused:
        state.apply(0, action)
    assert refused.value.refusal.rule == "TRE-TURN-1"
    assert state.save() == before


START = "filia brutol diane lucius / corvin odile / asher gerard elaine isolde"
PAIRS = "filia asher / corvin brutol gerard / diane elaine / odile lucius isolde"
BETWEEN = "filia brutol diane lucius / corvin / asher gerard elaine isolde odile"
PARTED = "filia brutol / asher gerard / diane lucius corvin / elaine isolde odile"  # no pair of one House in a row


@pytest.mark.parametrize(
    ("card", "rows", "hurt", "rule", "reason"),
    [
        ("remedy top", PARTED, "", "TRE-C-11", "Nobody is Wounded, so nobody can be healed."),
        ("remedy bottom", "... / filia", "", "TRE-REQ-1", "There are no rows with as many living characters"),
        ("oath top", "gerard / ...", "gerard", "TRE-C-11", "Nobody who stands as its picture shows is Wounded."),
        ("rivals top", "filia / ...", "filia", "TRE-C-11", "Nobody who stands as its picture shows is Wounded."),
        ("disgrace bottom", PARTED, "", "TRE-REQ-2", "No two of one House stand in one row."),
        ("coup bottom", START, "", "TRE-REQ-2", "No two of one House stand in one row."),
        ("decree bottom", "filia asher brutol gerard / ...", "", "TRE-REQ-2", "No two of one House stand in neighbour"),
        ("gossip top", PAIRS, "", "TRE-REQ-2", "No two of one House stand two rows apart."),
        (
            "feud top",
            "filia / asher / brutol diane / ...",
            "",
            "TRE-REQ-2",
            "No two of one House stand two rows apart.",
        ),
        ("feud top", BETWEEN, "corvin", "TRE-REQ-3", "Where two of one House stand two rows apart, outsiders do not"),
    ],
)
def test_why_an_action_is_impossible(card: str, rows: str, hurt: str, rule: str, reason: str) -> None:
    name, half = card.split()
    state = at(rows, wounded=hurt, hands=[name, "hunt"], shown="blackmail")
    no = state.why_not(0, f"play {card}")
    assert no is not None
    assert no.rule == rule
    assert in_words(no.reason).startswith(reason)
    shown = {action.id: action.why_not for action in seen(state).hand.actions}  # type: ignore[union-attr]
    assert shown[f"{name}:{half}"] == str(no)
    assert f"play {card}" not in can(state)


@pytest.mark.parametrize(
    ("who", "rule", "reason"),
    [
        ("lucius", "TRE-C-7", "Master Lucius fills another symbol already."),
        ("brutol", "TRE-REQ-6", "With Lord Brutol there, the rest of the picture cannot be filled."),
        (
            "isolde",
            "TRE-REQ-3",
            "Dame Isolde and Master Lucius are of one House, and only one of their symbols is yellow.",
        ),
        ("corvin", "TRE-C-8", "Corvin the Jester belongs to no House, and this symbol is yellow."),
        ("diane", "TRE-ST-3", "Countess Diane is Killed; nothing can be done with them any more."),
    ],
)
def test_why_a_character_does_not_fit(who: str, rule: str, reason: str) -> None:
    state = holding("coup", "lucius odile / filia asher corvin isolde / brutol ...", killed="diane")
    play(state, "play coup bottom", "lucius")
    no = state.why_not(0, f"pick {who}")
    assert no is not None
    assert no.rule == rule
    assert in_words(no.reason).startswith(reason)


def test_why_a_character_is_of_the_wrong_house() -> None:
    state = play(holding("feud", "filia diane / asher elaine / ..."), "play feud bottom", "filia")
    assert state.waiting == (1,)  # Asher is the only one to go with her
    rows = "filia diane / asher elaine corvin / brutol lucius / ..."
    state = play(holding("feud", rows, wounded="corvin"), "play feud bottom", "filia")
    assert can(state) == ["asher", "corvin"]
    assert state.why_not(0, "pick elaine") == intrigue.Refusal(
        "TRE-REQ-2", "Lady Elaine and Lady Filia are not of one House, and their symbols are yellow."
    )
    hurt = play(holding("ball", "filia brutol gerard lucius / ...", wounded="gerard"), "play ball top", "filia")
    assert hurt.why_not(0, "pick gerard") == intrigue.Refusal(
        "TRE-C-34", "Commander Gerard is Wounded and cannot be moved."
    )


def test_why_a_last_deed_cannot_be_done() -> None:
    state = play(holding("ambush", wounded="brutol"), "play ambush top", "brutol")
    assert state.why_not(0, "pick filia") == intrigue.Refusal(
        "TRE-ST-4", "Lady Filia does not stand in the row of Lord Brutol."
    )
    assert state.why_not(0, "pick brutol") == intrigue.Refusal(
        "TRE-ST-3", "Lord Brutol is Killed; nothing can be done with them any more."
    )
    state = play(holding("ambush", wounded="lucius filia gerard"), "play ambush top", "lucius")
    no = state.why_not(0, "pick asher")
    assert no == intrigue.Refusal("TRE-C-11", "Duke Asher is not Wounded, so there is nothing to heal.")
    play(state, "filia")
    assert state.why_not(0, "pick gerard") == intrigue.Refusal("TRE-C-14", "Commander Gerard is not Unwounded.")


def test_choices_are_offered_in_words() -> None:
    state = at("filia asher brutol / corvin odile / ...", hands=["coup", "oath"], shown="ambush")
    choices = {choice.say: (choice.words, choice.about, choice.rule) for choice in state.view(0).choices}
    assert choices == {
        "play ambush top": (
            "Ambush, top (revealed): move somebody down and attack them",
            ("card:ambush", "action:ambush:top"),
            "TRE-TURN-1",
        ),
        "play ambush bottom": (
            "Ambush, bottom (revealed): two of one House in a row: attack an outsider in the row below",
            ("card:ambush", "action:ambush:bottom"),
            "TRE-TURN-1",
        ),
        "play coup top": ("Coup, top (hand): move somebody up", ("card:coup", "action:coup:top"), "TRE-TURN-1"),
        "play coup bottom": (
            "Coup, bottom (hand): two of one House in a row: one moves up, "
            "and an outsider in the row above is attacked",
            ("card:coup", "action:coup:bottom"),
            "TRE-TURN-1",
        ),
    }
    play(state, "play ambush bottom")
    assert [(c.say, c.words, c.about, c.rule) for c in state.view(0).choices] == [
        ("pick corvin", "Corvin the Jester in row 2 is attacked", ("character:corvin", "row:2"), "TRE-REQ-5"),
        ("pick odile", "Sister Odile in row 2 is attacked", ("character:odile", "row:2"), "TRE-REQ-5"),
    ]


def test_an_action_without_a_choice_says_whom_it_hits() -> None:
    state = holding("remedy", wounded="gerard")
    words = {choice.say: choice.words for choice in state.view(0).choices}
    assert words["play remedy top"] == (
        "Remedy, top (hand): heal somebody and move them up: Commander Gerard in row 3, Wounded, is healed and moves up"
    )


def test_other_choices_in_words() -> None:
    moves = play(holding("ball", "filia asher brutol diane / ...", wounded="filia"), "play ball top", "filia", "asher")
    assert [(c.words, c.rule) for c in moves.view(0).choices] == [
        ("Lady Filia in row 1, Wounded, moves up next", "TRE-EFF-4"),
        ("Duke Asher in row 1 moves down next", "TRE-EFF-4"),
    ]
    blows = play(holding("disgrace", lone("filia asher")), "play disgrace bottom")
    assert [(c.words, c.rule) for c in blows.view(0).choices] == [
        ("Lady Filia in row 1 is attacked", "TRE-REQ-5"),
        ("Duke Asher in row 1 is attacked", "TRE-REQ-5"),
    ]
    deed = play(holding("ambush", wounded="odile filia lucius"), "play ambush top", "odile")
    assert [(c.words, c.rule) for c in deed.view(0).choices] == [
        ("Lady Filia in row 1, Wounded, is healed and moves up", "TRE-ST-4"),
        ("Master Lucius in row 1, Wounded, is healed and moves up", "TRE-ST-4"),
    ]


def test_prompts() -> None:
    state = holding("gossip", "filia brutol / asher gerard / ...", shown="hunt")
    assert seen(state).prompt == "Perform one of the actions on your card or on the revealed one."
    assert seen(state, 1).prompt == seen(state, None).prompt == "{0} is to act."
    play(state, "play gossip bottom")
    assert seen(state).prompt == "Gossip, bottom: who moves down?"
    play(state, "filia")
    assert seen(state).prompt == "Gossip, bottom: Lady Filia moves down; who moves up?"
    blows = play(holding("disgrace", "filia asher brutol / ..."), "play disgrace bottom")
    assert seen(blows).prompt == "Disgrace, bottom: who is attacked first?"
    moves = play(holding("ball", "filia asher brutol diane / ...", wounded="filia"), "play ball top", "filia", "asher")
    assert seen(moves).prompt == "The order makes a difference: who moves next?"
    deed = play(holding("ambush", wounded="lucius filia gerard"), "play ambush top", "lucius")
    assert seen(deed).prompt == "Master Lucius is Killed: who is healed?"
    over = play(holding("ambush", wounded="filia", killed="odile"), "play ambush top", "filia")
    assert seen(over).prompt == "The game is over."


def test_prompts_of_a_match() -> None:
    given = {"wounded": "filia", "killed": "odile", "options": {"match": True, "start_player": 1}}
    state = play(holding("ambush", **given), "play ambush top", "filia")
    assert seen(state, 1).prompt == "The game is scored. You begin the next one."
    assert seen(state, 0).prompt == "The game is scored. {1} deals the next one."
    assert [(c.say, c.words, c.about, c.rule) for c in state.view(1).choices] == [
        ("deal", "Deal the next game", ("deal",), "TRE-MATCH-1")
    ]


# ---------------------------------------------------------------------- what a board can show


def symbols(action: ActionView) -> list[tuple[str, tuple[str, ...], str | None]]:
    return [(symbol.colour, symbol.able, symbol.filled) for row in action.rows for symbol in row]


def test_a_view_says_who_could_fill_what() -> None:
    state = holding("coup", "lucius odile / filia asher / brutol diane corvin / gerard elaine isolde")
    card = seen(state).hand
    assert card is not None
    assert symbols(card.actions[1]) == [
        ("white", ("lucius", "odile"), None),
        ("yellow", ("filia", "asher"), None),
        ("yellow", ("filia", "asher"), None),
    ]
    assert [symbol.effects for row in card.actions[1].rows for symbol in row] == [("attack",), ("up",), ()]
    play(state, "play coup bottom", "odile")
    filling = seen(state).filling
    assert filling is not None
    assert symbols(filling) == [("white", (), "odile"), ("yellow", ("filia", "asher"), None), ("yellow", (), None)]
    play(state, "filia")
    last = seen(state, 1).last
    assert last is not None
    assert (last.seat, last.action, last.characters) == (0, "coup:bottom", ("odile", "filia"))


def test_everybody_can_look_at_what_they_hold_at_any_time() -> None:
    state = holding("coup")
    assert seen(state, 1).hand is not None
    assert seen(state, None).shown is not None
    assert seen(state, None).choices == ()


# ---------------------------------------------------------------------- events

STORIES: list[tuple[Event, str]] = [
    (events.Dealt(1, "coup", 1), "The characters are laid out and Coup is revealed. {1} begins."),
    (events.Dealt(0, "hunt", 2), "Game 2: the characters are laid out and Royal Hunt is revealed. {0} begins."),
    (events.Secrets(0, "green", "red", "coup"), "{0} wants green to rise and red to fall, and holds Coup."),
    (events.Played(0, "coup", "top", True, ("filia",)), "{0} plays Coup, top action, from the hand."),
    (events.Played(0, "coup", "bottom", False, ()), "{0} plays Coup, bottom action, the revealed card."),
    (events.Healed("filia"), "Lady Filia is healed."),
    (events.Moved("filia", "up", 1), "Lady Filia moves up."),
    (events.Moved("isolde", "down", 2), "Dame Isolde moves down 2 rows."),
    (events.Moved("asher", "up", 1, "filia"), "Duke Asher follows Lady Filia up."),
    (events.Moved("elaine", "down", 1, None, True), "Lady Elaine gives way and moves down."),
    (events.Wounded("filia"), "Lady Filia is Wounded."),
    (events.Killed("filia"), "Lady Filia is Killed!"),
    (events.Shielded("asher", "filia"), "Duke Asher shields Lady Filia."),
    (events.Lapsed("gerard"), "The attack on Commander Gerard comes too late."),
    (events.LastDeed("brutol", "gerard"), "Last blow of Lord Brutol: Commander Gerard."),
    (events.LastDeed("lucius", None), "Last lesson of Master Lucius finds nobody."),
    (events.Closed(1), "An empty row disappears."),
    (events.Closed(2), "2 empty rows disappear."),
    (events.Drew(1), "{1} draws a card."),
    (events.Drew(1, "coup"), "{1} draws Coup."),
    (events.Revealed("hunt"), "Royal Hunt is revealed."),
    (events.Reshuffled(11), "The deck has run out; the 11 discarded cards are shuffled into a new one."),
    (events.Stuck(1), "{1} can perform none of the four actions."),
    (
        events.Scored(("green", "blue"), ("red", "red"), (5, -1)),
        "The agendas are revealed: {0} 5 (green up, red down), {1} -1 (blue up, red down).",
    ),
    (events.Won((0,), "TRE-END-1A", (1, 0)), "{0} wins the game. Victories: 1 : 0."),
    (events.Won((0, 1), "TRE-END-1B", (1, 1)), "{0} and {1} win the game. Victories: 1 : 1."),
    (events.Ended((0,), "TRE-END-1A"), "{0} wins."),
    (events.Ended((0, 2), "TRE-END-1B"), "{0} and {2} win together."),
]


@pytest.mark.parametrize(("event", "words"), STORIES)
def test_events_in_words(event: Event, words: str) -> None:
    assert GAME.story(event) == words


def test_every_kind_of_event_has_words() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert {type(event) for event, _ in STORIES} == kinds


def test_an_event_of_another_game_has_none() -> None:
    class Sneezed(Event, frozen=True):
        seat: int

    with pytest.raises(TypeError):
        GAME.story(Sneezed(1))


def test_a_game_tells_its_story() -> None:
    state = holding("ambush", "lucius filia / corvin ...", wounded="lucius", deck=["rivals"])
    play(state, "play ambush top", "lucius", "gerard")
    told = [
        "{0} plays Ambush, top action, from the hand.",
        "Master Lucius moves down.",
        "Master Lucius is Killed!",
        "Last lesson of Master Lucius finds nobody.",
        "Last lesson of Master Lucius: Commander Gerard.",
        "Commander Gerard is Wounded.",
    ]
    begun = 1  # the position came first, and for Ada her secrets
    assert [GAME.story(event) for event in state.seen(None)][begun:] == [*told, "{0} draws a card."]
    assert [GAME.story(event) for event in state.seen(0)][begun + 1 :] == [*told, "{0} draws Rivals."]


# ---------------------------------------------------------------------- results


def test_the_result_says_why() -> None:
    state = play(holding("ambush", wounded="filia", killed="odile"), "play ambush top", "filia")
    assert state.result is not None
    assert in_words(state.result.reason).startswith("Lady Filia and Sister Odile are Killed. {")
    stuck = at(" ".join(EVERYBODY), hands=["feud", "coup"], shown="remedy")
    assert stuck.result is not None
    assert in_words(stuck.result.reason).startswith("{0} could perform no action. {")
    for result in (state.result, stuck.result):
        assert SENTENCE.fullmatch(in_words(result.reason))


# ---------------------------------------------------------------------- the terminal


def drawn(state: Treachery, seat: int | None, names: list[str]) -> str:
    out = io.StringIO()
    Console(file=out, width=80, color_system=None).print(GAME.draw(state.view(seat), Speaker(GAME, names)))
    return out.getvalue()


def test_the_table_in_80_columns_without_colour() -> None:
    state = holding("coup", "lucius odile / filia asher / ...", wounded="lucius", killed="gerard", seats=4)
    names = ["Ada (you)", "Ben", "Cleo", "Maximiliana"]
    text = drawn(state, 0, names)
    assert all(len(line) <= 80 for line in text.splitlines())
    assert all(name in text for name in names)
    assert "  1 | B*Lucius  N Odile" in text
    assert "RxGerard" in text
    assert "Wounded: Lucius (last lesson)" in text
    assert "Revealed: Oath" in text
    assert "Your card: Coup" in text
    assert "y^  y" in text
    assert "top (not now)" in text  # nobody of one House and row to be healed
    assert "Your agenda: " in text
    play(state, "play coup bottom")
    asking = drawn(state, 0, names)
    assert "wx?" in asking
    assert "Revealed" not in asking
    assert drawn(state, 1, names).count("Revealed") == 1
    assert "Your card" not in drawn(state, None, names)


def test_long_rows_and_the_end_fit_too() -> None:
    names = ["Ada", "Ben", "Cleo", "Maximiliana"]
    wide = at(" ".join(EVERYBODY), hands=["coup", "oath"], shown="hunt")
    assert all(len(line) <= 80 for line in drawn(wide, 0, names).splitlines())
    rng = seeded(5)
    state = GAME.new(4, 8, {"match": True})
    assert isinstance(state, Treachery)
    while not state.over:
        seat = state.mover()
        for viewer in (seat, None):
            text = drawn(state, viewer, names)
            assert all(len(line) <= 80 for line in text.splitlines())
            assert len(text.splitlines()) <= 21 or len(state.rows) > 6
        if can(state) == ["deal"]:
            assert "points, " in text
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    assert "to rise" in drawn(state, None, names)


@pytest.mark.rule("TRE-EX-5", "TRE-EX-6")
def test_points_are_shown_with_their_sum() -> None:
    """The examples of the rulebook, before and after the game is scored."""
    rows = "filia / diane / asher brutol / gerard elaine lucius isolde corvin odile"
    agendas = [["green", "red"], ["green", "purple"]]
    state = at(rows, wounded="asher elaine", agendas=agendas)
    assert "green to rise, red to fall; the table is worth 3+1+2+3-1 = 8." in drawn(state, 0, ["Nick", "Maria"])
    assert "green to rise, purple to fall; the table is worth 3+1+1+3-2 = 6." in drawn(state, 1, ["Nick", "Maria"])
    hands = ["ambush", "coup"]
    over = at(rows, wounded="asher elaine corvin", killed="lucius", agendas=agendas, hands=hands)
    play(over, "play ambush top", "corvin")
    assert over.over
    assert "green to rise, red to fall: 4+2+2+3-1 = 10 points" in drawn(over, None, ["Nick", "Maria"])


def test_the_discards_lie_open_on_the_screen() -> None:
    state = at(hands=["coup", "oath"], shown="hunt", discards=["feud", "ball"])
    assert "Discarded: Masked Ball, Feud" in drawn(state, 0, ["Ada", "Ben"])


def test_the_signs_of_the_pictures_are_those_of_the_cards_and_explained() -> None:
    signs = " ".join(in_words(sign) for sign, _ in GAME.signs(at().view(0)))
    for letter in {letter for card in CARDS for half in (card.top, card.bottom) for letter in half.picture.text}:
        assert letter in f"{signs} /"


@pytest.mark.rule("TRE-MATCH-1")
def test_a_scored_game_of_a_match_is_looked_at_before_the_next_one() -> None:
    state = GAME.new(2, 8, {"match": True})
    assert isinstance(state, Treachery)
    rng = seeded(5)
    while can(state) != ["deal"]:
        seat = state.mover()
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    assert not GAME.obvious(state.view(state.mover()))
