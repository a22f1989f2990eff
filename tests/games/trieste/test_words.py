"""Actions, events, prompts and results in words. `{2}` stands for the name of seat 2."""

from __future__ import annotations

import inspect
import io
import re

import pytest
from rich.console import Console
from tests.games.trieste.playing import CYNTHIA, GAME, MARK, MERCHANT, THEODORE, THIEF, WATCH, at, look, on_table, play

from intrigue.core import Event, seeded
from intrigue.games.trieste import events, terminal
from intrigue.games.trieste.cards.titles import CARDS, TREASURES
from intrigue.games.trieste.events import Kept, Missed, Nobody
from intrigue.games.trieste.state import Trieste
from intrigue.words import Speaker

in_words = Speaker(GAME).say

SENTENCE = re.compile(r"[A-Z{].*[.!?]")
LONG = Speaker(GAME, ["Maximiliana", "Mark", "Theodore"])
VERBS = {
    "draw", "play", "pass", "pay", "buy", "react", "keep", "discard", "give", "capture", "free", "fetch", "exchange",
    "rob", "accept", "join", "choose", "reveal", "escape", "decline",
}  # fmt: skip


def random_games(count: int, **options: object) -> list[Trieste]:
    found = []
    for seed in range(count):
        state = GAME.new(3, seed, options)
        assert isinstance(state, Trieste)
        found.append(state)
    return found


# ---------------------------------------------------------------------- actions


def test_every_action_can_be_said_and_read_back() -> None:
    rng = seeded(5)
    said = set()
    for state in random_games(40, heroes=True, factions="chosen", max_turns=25):
        while not state.over:
            seat = state.mover()
            legal = state.legal(seat)
            texts = [state.say(seat, action) for action in legal]
            assert len(set(texts)) == len(texts)
            for action, text in zip(legal, texts, strict=True):
                assert GAME.action(state, seat, text) == action
                said.add(text.split()[0])
            state.apply(seat, legal[rng.below(len(legal))])
    assert said == VERBS


def test_case_and_spaces_do_not_matter() -> None:
    state = at("payment", table={WATCH: "bloodhound"}, watch="copper copper")
    assert GAME.action(state, CYNTHIA, "  Pay COPPER   copper ") == GAME.action(state, CYNTHIA, "pay copper copper")


@pytest.mark.parametrize(
    ("text", "rule", "word"),
    [
        ("", "TRI-TURN-2", "no “”"),
        ("dance", "TRI-TURN-2", "“dance”"),
        ("draw", "TRI-DRAW-1", "From which deck"),
        ("draw watch", "TRI-DRAW-1", "From which deck"),
        ("play", "TRI-PLAY-1", "Name a card"),
        ("play joker", "TRI-PLAY-1", "no card 'joker'"),
        ("play bounty", "TRI-PLAY-3", "Play Phase only"),
        ("buy", "TRI-END-3", "Name a card"),
        ("buy bounty", "TRI-END-3", "End Phase only"),
        ("react", "TRI-C-18", "Name a card"),
        ("react hushed-up", "TRI-C-18", "nothing here"),
        ("pay", "TRI-PAY-1", "Name the treasures"),
        ("pay wood", "TRI-PAY-1", "Name the treasures"),
        ("pay copper", "TRI-PAY-1", "nothing for you to pay"),
        ("pay " + " ".join(["copper"] * 16), "TRI-PAY-1", "Name the treasures"),
        ("keep gold", "TRI-CMP-4", "No card asks"),
        ("discard bounty", "TRI-CMP-4", "No card asks"),
        ("exchange copper", "TRI-CMP-4", "No card asks"),
        ("give copper", "TRI-C-40", "No card asks"),
        ("capture burglar", "TRI-EFF-2", "No card asks"),
        ("free burglar", "TRI-C-32", "No card asks"),
        ("fetch burglar", "TRI-STAT-1", "No card asks"),
        ("rob merchant", "TRI-C-40", "not taking"),
        ("reveal", "TRI-HERO-2", "no Hero"),
        ("escape", "TRI-C-45", "no Hero"),
        ("accept", "TRI-C-13", "Nothing is offered"),
        ("choose", "TRI-HERO-1", "by name"),
        ("choose antonia", "TRI-HERO-1", "before play starts"),
        ("join thief", "TRI-C-26", "handed out"),
        ("pass", "TRI-TURN-2", "not possible"),
    ],
)
def test_what_is_not_possible_is_refused_with_its_rule(text: str, rule: str, word: str) -> None:
    state = at("draw", watch="copper bounty")
    no = state.why_not(CYNTHIA, text)
    assert no is not None
    assert no.rule == rule
    assert word in in_words(no.reason)
    assert SENTENCE.fullmatch(in_words(no.reason))


def test_refusals_know_numbers_too() -> None:
    state = at("payment", table={WATCH: "bloodhound"}, watch="copper copper gold")
    reasons = {text: state.why_not(CYNTHIA, text) for text in ("pay copper", "pay gold", "pay silver", "pass")}
    assert [str(no.reason) for no in reasons.values() if no] == [
        "That is worth 1, and 2 is to be paid.",
        "You can pay 2 exactly, so you may not pay 3.",
        "You do not have that many Silvers.",
        "Who can pay must pay.",
    ]


def test_every_offer_has_words_a_rule_and_something_it_is_about() -> None:
    rng = seeded(6)
    for state in random_games(15, heroes=True, max_turns=20):
        while not state.over:
            seat = state.mover()
            for choice in look(state, seat).choices:
                assert re.fullmatch(r"[A-Z].*[^ .]", in_words(choice.words))  # it becomes part of sentences
                assert choice.rule in GAME.rulebook.rules
                assert all(re.fullmatch(r"[a-z]+(:[a-z0-9-]+)?", thing) for thing in choice.about)
                assert choice.about
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])


def test_labels_tell_what_a_card_costs_now() -> None:
    state = at("play", watch="copper bounty", dearer={WATCH: 2})
    labels = {choice.say: in_words(choice.words) for choice in look(state, CYNTHIA).choices}
    text = "Capture 2 Thieves up to level 3 in the Thief's discard pile. Get 2 treasures of the Merchant's choice"
    assert labels["play bounty"] == f"Play Bounty (cost 5): {text} (you cannot pay that now)"
    assert labels["play copper"] == "Play a Copper: discard it, draw 1 treasure"
    assert labels["pass"] == "Play nothing"


@pytest.mark.rule("TRI-EFF-4", "TRI-C-52")
def test_labels_tell_the_thief_what_a_character_brings() -> None:
    for captured, infamy in (("", 3), ("lookout", 2)):
        state = at("play", at=THIEF, thief="copper copper burglar ambush", captured=captured)
        labels = {choice.say: in_words(choice.words) for choice in look(state, THEODORE).choices}
        assert labels["play burglar"].startswith(
            f"Play Burglar (cost 2), level 2, brings {infamy} Infamy: Take 1 treasure"
        )
        assert "Infamy" not in labels["play ambush"]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"watch_plays": "patrol-officer", "thief_plays": "burglar"},
         "Burglar is of level 2, and the reach is level 1: not captured."),
        ({"watch_plays": "bloodhound", "thief_plays": "ambush"}, "There is no Thief on the table to capture."),
        ({"watch_plays": "raiding-party"}, "There is no Thief on the table to capture."),
        ({"watch_plays": "undercover-agent", "thief": "cat-burglar"},
         "There is no Thief in the hand whom this could capture."),
        ({"watch_plays": "bounty", "discards": {THIEF: "ambush"}}, "There is no Thief in the discards to capture."),
        ({"thief_plays": "jailbreak"}, "There is nobody in prison to free."),
        ({"watch_plays": "tax-collector"}, "{1} has no treasure to take."),
    ],
)  # fmt: skip
def test_the_log_says_why_nothing_happens(given: dict[str, str], words: str) -> None:
    state = on_table(**given)
    assert words in [GAME.story(event) for event in state.seen(None)]


def test_a_capture_that_happens_leaves_no_excuse() -> None:
    state = play(on_table(watch_plays="bounty", discards={THIEF: "burglar"}), "pass")
    assert not [event for event in state.seen(None) if isinstance(event, Missed | Nobody)]


# ---------------------------------------------------------------------- prompts


def test_prompts_are_sentences_for_everyone() -> None:
    rng = seeded(7)
    asked = set()
    for state in random_games(30, heroes=True, factions="chosen", max_turns=20):
        while not state.over:
            seat = state.mover()
            for viewer in (0, 1, 2, None):
                prompt = in_words(look(state, viewer).prompt)
                assert SENTENCE.fullmatch(prompt), prompt
            asked.add(in_words(look(state, seat).prompt).split(".")[0])
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        assert look(state, 0).prompt == "The game is over."
    assert "Choose" not in asked


@pytest.mark.parametrize(
    ("given", "prompt"),
    [
        ({"watch_plays": "bounty", "discards": {THIEF: "burglar"}}, "Burglar is about to be captured. Do you react?"),
        ({"thief_plays": "burglar", "merchant": "copper"}, "{2} is about to take 1 treasure from you. Do you react?"),
        ({"thief_plays": "burglar"}, "The Thief is about to gain 3 Infamy. Do you react?"),
        ({"thief_plays": "safe-house"}, "Which character do you take from your deck?"),
        ({"thief_plays": "jailbreak", "captured": "burglar lookout"}, "Which Thief goes free?"),
    ],
)
def test_prompts_say_what_it_is_about(given: dict[str, str], prompt: str) -> None:
    state = on_table(**given)
    assert look(state, state.mover()).prompt == prompt


# ---------------------------------------------------------------------- events and results


def test_every_event_has_its_words() -> None:
    rng = seeded(8)
    told: set[str] = set()
    for state in random_games(60, heroes=True, factions="chosen", max_turns=30):
        while not state.over:
            seat = state.mover()
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        for viewer in (0, 1, 2, None):
            for event in state.seen(viewer):
                words = in_words(GAME.story(event))
                assert SENTENCE.fullmatch(words), words
                told.add(type(event).__name__)
    kinds = {name for name, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event)} - {"Event"}
    assert told == kinds


def test_the_end_in_words() -> None:
    reasons = {
        at("end", infamy=9).result: "{2} has 9 Infamy.",
        at("end", merchant="gold gold gold silver").result: "{1} holds treasure worth 11 of 11.",
        at("end", turn=100).result: "The last turn is over and nobody has won.",
        at("end", merchant="gold gold gold silver", infamy=9).result: (
            "{1} holds treasure worth 11 of 11 and comes before {2}, whose goal is reached too."
        ),
    }
    for result, reason in reasons.items():
        assert result is not None
        assert result.reason == reason
    caught = "lookout lookout street-urchin street-urchin pickpocket pickpocket burglar"
    result = at("end", captured=caught).result
    assert result is not None
    assert result.reason == "{0} has captured 7 Thieves."


def test_the_table_fits_80_columns() -> None:
    state = at(
        "payment", options={"heroes": True}, heroes={WATCH: "bruno", MERCHANT: "jacopo", THIEF: "nine-tails"},
        table={WATCH: "contraband-checkpoint", MERCHANT: "business-as-usual", THIEF: "foxtail-captain"},
        watch="copper silver search-warrant", merchant="copper strongbox", thief="gold smoke-bomb",
        discards={THIEF: "burglar lookout", WATCH: "bounty"}, captured="pickpocket cat-burglar", infamy=4,
        known={THIEF: "gold"}, spent={"copper": 3, "silver": 2},
    )  # fmt: skip
    for seat in (CYNTHIA, MARK, THEODORE, None):
        file = io.StringIO()
        Console(file=file, width=80).print(
            GAME.draw(state.view(seat), Speaker(GAME, ["Maximiliana", "Mark", "Theodore"]))
        )
        shown = file.getvalue()
        assert max(len(line) for line in shown.splitlines()) <= 80
        assert "Turn 1, Payment Phase" in shown
        assert "Prison: Pickpocket (level 1), Cat Burglar (level 3)" in shown
        assert "discards Bounty" in shown  # all discards are open (TRI-C-25), not only Thieves
        assert "discards Burglar (level 2), Lookout (level 0)" in shown
        assert ("Smoke Bomb" in shown) == (seat == THEODORE)
        assert ("Your hand" in shown) == (seat is not None)
    file = io.StringIO()
    Console(file=file, width=80).print(
        GAME.draw(state.view(CYNTHIA), Speaker(GAME, ["Maximiliana", "Mark", "Theodore"]))
    )
    assert "discards Burglar (level 2), Lookout (level 0)" in " ".join(file.getvalue().split())
    assert "Maximiliana: discards Bounty" in " ".join(file.getvalue().split())
    assert "Contraband Checkpoint (face-down)" in " ".join(file.getvalue().split())


def test_costs_are_those_of_now_and_levels_are_called_levels() -> None:
    state = at(
        "play", at=THIEF, thief="copper burglar ambush", merchant="copper", dearer={THIEF: 3}, captured="burglar"
    )
    file = io.StringIO()
    Console(file=file, width=80).print(GAME.draw(state.view(THEODORE), Speaker(GAME, ["A", "B", "C"])))
    shown = " ".join(file.getvalue().split())
    assert "Your hand, worth 1: Copper, Burglar (cost 5, level 2), Ambush (cost 3)" in shown
    assert "Prison: Burglar (level 2) (2 levels in all)" in shown
    assert "1, 1 coin " in shown


def test_a_guest_at_the_door_sees_a_table_without_factions() -> None:
    state = GAME.new(3, 0, {"factions": "chosen"})
    file = io.StringIO()
    Console(file=file, width=80).print(GAME.draw(state.view(0), Speaker(GAME, ["A", "B", "C"])))
    assert "Before the first turn" in file.getvalue()
    assert look(play(state, "join thief"), None).prompt == "{1} chooses a faction."  # type: ignore[arg-type]


def screen(state: Trieste, seat: int) -> str:
    file = io.StringIO()
    Console(file=file, width=80).print(GAME.draw(state.view(seat), Speaker(GAME, ["Cynthia", "Mark", "Theodore"])))
    return " ".join(file.getvalue().split())


def test_cost_and_level_are_told_apart_and_the_cost_is_that_of_now() -> None:
    """A number in brackets alone said the cost in one line and the level in the next."""
    state = at("payment", thief="burglar copper", table={THIEF: "street-urchin"}, captured="burglar")
    assert "Burglar (cost 2, level 2)" in screen(state, THEODORE)
    assert "Prison: Burglar (level 2)" in screen(state, THEODORE)
    assert "Street Urchin (level 1) " in screen(state, THEODORE)
    assert not re.search(r"\([0-9]+\)", screen(state, THEODORE))
    assert ", 1 coin " in screen(state, THEODORE)


def test_every_treasure_and_what_it_is_worth_is_in_the_help() -> None:
    told = dict(terminal.SIGNS)["worth"]
    for value, treasure in enumerate(CARDS[:TREASURES], 1):
        assert f"{treasure.name} {'is ' if value == 1 else ''}{value}" in told


@pytest.mark.card("trieste", "elettra")
def test_nothing_is_a_word_too() -> None:
    assert GAME.story(Kept(1, ())) == "{1} keeps one and discards nothing."
    assert GAME.story(Kept(1, (), "gold")) == "{1} keeps a Gold and discards nothing."
    assert GAME.story(Kept(1, ("copper", "copper", "gold"))) == "{1} keeps one and discards 2 Coppers and 1 Gold."
