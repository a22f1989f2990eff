"""Words, views, the terminal, positions and refusals."""

from __future__ import annotations

import io
import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from rich.console import Console

from intrigue.cli import intrigue as command
from intrigue.core import BadInput, seeded
from intrigue.core.phrase import notation
from intrigue.games.fivesails import terminal
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.state.table import FiveSails
from intrigue.games.fivesails.view import FiveSailsView
from intrigue.words import Speaker

from .table import GAME, duel, go, number, pos


def drawn(st: FiveSails, seat: int | None) -> str:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(GAME.draw(st.view(seat), Speaker(GAME, ["Ann", "Ben", "Cid", "Dee"][: st.seats])))
    out = console.file
    assert isinstance(out, io.StringIO)
    return out.getvalue()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_terminal_fits_80_columns(seats: int) -> None:
    st = GAME.new(seats, 5)
    assert isinstance(st, FiveSails)
    rng = seeded(seats)
    while not st.over:
        seat = st.mover()
        if rng.below(20) == 0:
            text = drawn(st, seat)
            assert max(len(line) for line in text.splitlines()) <= 80
            assert "Day" in text
        legal = st.legal(seat)
        st.apply(seat, legal[rng.below(len(legal))])
    assert drawn(st, None)


def test_the_duel_is_drawn_with_its_pools() -> None:
    st = duel({}, {"hand": ["langschwert"]})
    assert "Duel of combat: threat 0 on Servo Scarpa, 3 on Uwe Zimmerman" in drawn(st, 1)
    view = st.view(1)
    assert view.duel.pools == (0, 3)  # type: ignore[attr-defined]


def test_a_challenge_has_no_threats_yet() -> None:
    view = duel({}, {"hand": ["langschwert"]}).view(1)
    assert isinstance(view, FiveSailsView)
    assert view.duel is not None
    challenge = msgspec.structs.replace(view.duel, begun=False, names=("Servo Scarpa", ""))
    assert terminal.fight(challenge).plain == "Challenge with combat: Servo Scarpa"
    against = msgspec.structs.replace(challenge, names=("Servo Scarpa", "Uwe Zimmerman"))
    assert terminal.fight(against).plain == "Challenge with combat: Servo Scarpa against Uwe Zimmerman"


def test_texts_may_leave_the_number_out() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}})
    i = number(st, "servo_scarpa")
    assert GAME.action(st, 0, f"claim servo_scarpa {i}") == GAME.action(st, 0, "claim servo_scarpa")
    assert GAME.say(st, 0, GAME.action(st, 0, "claim servo_scarpa")) == f"claim servo_scarpa {i}"


def test_refusals_name_a_rule() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}})
    for seat, text in ((1, "pass"), (0, "claim nobody"), (0, "dance")):
        refusal = st.why_not(seat, text)
        assert refusal is not None
        assert refusal.rule in GAME.rulebook


def test_every_choice_is_in_words() -> None:
    for seed in range(6):
        st = GAME.new(2 + seed % 3, seed, {"decks": "random"})
        assert isinstance(st, FiveSails)
        rng = seeded(seed)
        while not st.over:
            seat = st.mover()
            legal = st.legal(seat)
            assert st.view(seat).prompt not in ("", "Choose.")
            for action in legal:
                assert not notation(GAME.label(st, seat, action)).startswith("Option")
            assert "{target}" not in notation(st.view(seat).prompt)
            st.apply(seat, legal[rng.below(len(legal))])


def test_labels_fit_the_question() -> None:
    st = pos({"crew": {"elina_georginova": "docks"}, "hand": ["matushkas_sight"]})
    assert GAME.label(st, 0, GAME.action(st, 0, "pass")) == "Pass"
    go(st, "use matushkas_sight")
    assert st.view(0).prompt == "Matushka's Sight: Whose deck do you look at?"
    assert [GAME.label(st, 0, a) for a in st.legal(0)] == ["Your own", "An opponent's", "The City's"]


def test_namesakes_are_told_apart() -> None:
    crew = {"crew": {"otto_streit": "docks"}}
    st = pos({**crew, "hand": ["come_hither", "pull", "pull"]}, crew)
    go(st, "use come_hither", "pay pull", "pay pull")
    assert {GAME.label(st, 0, a) for a in st.legal(0)} >= {"Otto Streit of {0}", "Otto Streit of {1}"}


def test_the_story_of_an_ability_is_its_effect() -> None:
    st = pos({"crew": {"sibella_scarpa": "docks"}}, {"crew": {"otto_streit": "docks"}})
    go(st, "use sibella_scarpa")
    told = [GAME.story(event) for event in st.seen(None)]
    assert "{0} uses Sibella Scarpa: Wound a target opposing character." in told
    assert "Otto Streit takes 1 wound." in told


def test_every_event_has_words() -> None:
    for seed in range(4):
        st = GAME.new(2 + seed % 3, seed)
        rng = seeded(seed)
        while not st.over:
            seat = st.mover()
            legal = st.legal(seat)
            st.apply(seat, legal[rng.below(len(legal))])
        for event in [*st.seen(None), *st.seen(0)]:
            assert re.fullmatch(r"[^ ].*", notation(GAME.story(event)), re.S)
        assert st.result is not None
        assert "{" in notation(st.result.reason)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"players": [{"crew": {"nobody": "docks"}}]}, "no card 'nobody'"),
        ({"players": [{"crew": {"servo_scarpa": "moon"}}]}, "no place 'moon'"),
        ({"players": [{"leader": "servo_scarpa"}]}, "no Leader"),
        ({"players": [{}, {}, {}]}, "3 players for 2 seats"),
        ({"wounds": {"otto_streit": 1}}, "not in play"),
        ({"moon": 1}, "not a position"),
    ],
)
def test_a_bad_position_is_refused(given: dict[str, object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        GAME.position(given)


def test_a_position_can_be_played_on() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["pull"]})
    assert isinstance(st.stack[-1], Turn)
    go(st, "claim servo_scarpa")
    again = GAME.load(st.save())
    assert again.save() == st.save()


def test_cards_have_words_of_their_own() -> None:
    for card in GAME.cards():
        assert card.text
        assert card.facts["faction"]


def test_one_is_asked_only_where_there_is_something_to_choose(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTRIGUE_DATA", str(tmp_path))
    game = ["play", "fivesails", "--decks", "vodacce,castille", "--seed", "4", "--bots", "random"]
    some = CliRunner().invoke(command, game, input="1\n" * 400)
    every = CliRunner().invoke(command, game, input="a\n" + "1\n" * 400)
    assert "You are asked every time again." in every.output
    assert every.output.count("\n1, or ? >") > 0
    assert some.output.count("\n1, or ? >") == 0


def test_a_card_to_choose_is_listed_with_its_text_and_a_hand_with_its_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INTRIGUE_DATA", str(tmp_path))
    game = ["play", "fivesails", "--decks", "vodacce,eisen", "--seed", "4"]
    shown = " ".join(CliRunner().invoke(command, game, input="1\n1\n? 1\n1\n1\n1\n1\n1\n").output.split())
    assert "Plans Within Plans: Scheme: Add 1 Renown to each of two locations." in shown
    assert "Don Constanzo Scarpa 2/2/3/7" in shown
    assert re.search(r"Hand: .*Bravos 1/1/3 \(risk, cost 1\)", shown)
    assert "Combat/Finesse/Influence/Resolve" in shown


def test_a_duel_shows_what_each_card_would_lead_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTRIGUE_DATA", str(tmp_path))
    game = ["play", "fivesails", "--decks", "vodacce,eisen", "--seed", "4"]
    shown = CliRunner().invoke(command, game, input="2\n3\n1\n" * 40).output
    assert re.search(r"Play .+: [0-9]+ wounds? for you,\s+then threat [0-9]+ on .+, [0-9]+ on", shown)
