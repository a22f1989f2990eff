"""The line protocol: a bot in another language plays, and nonsense is answered in sentences."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.patience import PATIENCE

import intrigue
from intrigue.cli.tournament import titles
from intrigue.core import seeded
from intrigue.core.phrase import Phrase
from intrigue.lab.agent import PATIENCE as TRIES
from intrigue.lab.agent import BotGone, Channel, Foreign, PlayersByName, Program, check_bot, dismiss, play
from intrigue.lab.plan import Plan
from intrigue.lab.simulate import simulate
from intrigue.lab.stories import watch
from intrigue.lab.tournament import Cup, meet
from intrigue.words import Speaker

GAME = intrigue.game("trickery")
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "agent.mjs"


def command(*arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "intrigue", "agent", *arguments],
        input=said,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not here; the page needs it too")
def test_a_bot_in_javascript_beats_random_players() -> None:
    done = command("trickery", "--games", "9", "--seed", "1", "--against", "random", "--command", f"node {EXAMPLE}")
    assert done.returncode == 0, done.stderr
    assert float(done.stderr.split("won ")[1].split(" of")[0]) >= 6


def test_the_whole_conversation_of_a_game() -> None:
    first = {"choice": 0}
    done = command("trickery", "--seed", "2", "--seat", "1", said="\n".join([json.dumps(first)] * 200))
    messages = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert [m["type"] for m in messages[:3]] == ["hello", "start", "act"]
    assert [m["type"] for m in messages[-2:]] == ["over", "bye"]
    assert messages[0]["game"] == "trickery"
    assert messages[0]["seats"] == 3
    acts = [m for m in messages if m["type"] == "act"]
    assert all(m["seat"] == 0 and m["view"]["choices"] for m in acts)
    assert any("{" in news["words"] for m in acts for news in m["news"])
    assert messages[-2]["share"] in (0, 0.5, 1 / 3, 1)
    assert "games" in done.stderr


def answer(*lines: bytes) -> tuple[Foreign, io.BytesIO]:
    out = io.BytesIO()
    return Foreign(Channel(io.BytesIO(b"\n".join(lines) + b"\n"), out)), out


@pytest.mark.words
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", intrigue.games())
def test_questions_choices_and_endings_are_said_beside_the_data(name: str, language: str) -> None:
    game = intrigue.game(name)
    state, rng, voice = game.new(None, 3), seeded(3), Speaker(game, language=language)
    bot, out = answer(*[b'{"choice":0}'] * 12)
    bot.language = language
    for _ in range(12):
        seat = state.mover()
        view = state.view(seat)
        state.apply_unchecked(seat, bot.choose(state, seat, rng))
        asked = json.loads(out.getvalue().splitlines()[-1])
        assert asked["text"] == voice.say(view.prompt)
        assert [choice["text"] for choice in asked["view"]["choices"]] == [voice.say(one.words) for one in view.choices]
        without = [{**choice, "text": None} for choice in asked["view"]["choices"]]
        assert without == [{**json.loads(msgspec.json.encode(one)), "text": None} for one in view.choices]
    assert voice.faults == []


@pytest.mark.words
def test_a_bot_is_spoken_to_in_the_language_that_was_asked_for() -> None:
    said = "\n".join([json.dumps({"choice": 0})] * 400)
    for language, sentence in (("en", "Pick"), ("de", "Wähl")):
        done = command("trickery", "--seed", "2", "--options", "max_turns=2", "--language", language, said=said)
        messages = [json.loads(line) for line in done.stdout.splitlines()]
        first = next(message for message in messages if message["type"] == "act")
        assert first["text"].startswith(sentence)
        over = messages[-2]
        assert over["text"] == Speaker(GAME, language=language).say(msgspec.convert(over["result"]["reason"], Phrase))
        assert "kind" not in over["text"]


def test_an_answer_may_be_a_text_a_number_or_a_place() -> None:
    game = intrigue.game("trickery")
    state = game.new(3, 1)
    for line in (b'{"say":"choose machine"}', b'{"action":449}', b'{"choice":1}'):
        bot, _ = answer(line)
        assert bot.choose(state, 0, seeded(1)) == 449


def test_what_cannot_be_done_is_refused_and_asked_again() -> None:
    state = intrigue.game("trickery").new(3, 1)
    bot, out = answer(
        b"[]", b"{", b"\xff", b"{}", b'{"choice":9}', b'{"action":1}', b'{"say":"pause"}', b'{"choice":0}'
    )
    assert bot.choose(state, 0, seeded(1)) == 448
    said = [json.loads(line) for line in out.getvalue().splitlines()]
    refused = [m for m in said if m["type"] == "refused"]
    assert len(refused) == 7
    assert refused[-1]["rule"] == "TRK-SET-3"
    assert all(m["reason"].endswith(".") for m in refused)


def test_a_bot_that_leaves_or_never_makes_sense_ends_the_game_with_a_sentence() -> None:
    state = intrigue.game("trickery").new(3, 1)
    with pytest.raises(BotGone, match="left"):
        answer()[0].choose(state, 0, seeded(1))
    with pytest.raises(BotGone, match="in a row"):
        answer(*[b"{}"] * TRIES)[0].choose(state, 0, seeded(1))
    done = command("trickery", said="")
    assert done.returncode == 2
    assert "left before the game was over" in done.stderr
    assert "Traceback" not in done.stderr


def test_foreign_players_may_sit_in_several_seats() -> None:
    game = intrigue.game("treachery")
    state = game.new(2, 1)
    one, _ = answer(*[b'{"choice":0}'] * 100)
    two, out = answer(*[b'{"choice":0}'] * 100)
    play(state, [one, two], seeded(1), 1)
    assert state.over
    assert json.loads(out.getvalue().splitlines()[-1])["type"] == "over"


# ---------------------------------------------------------------------- programs in the lab

FIRST = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    with open(sys.argv[1], "a") as log:
        log.write(json.dumps([message["type"], message.get("seat"), len(message.get("news", []))]) + "\\n")
    if message["type"] == "act":
        print(json.dumps({"choice": 0}), flush=True)
"""


def first(folder: Path) -> str:
    """A program that always takes the first choice, and keeps a log of what it is told."""
    (folder / "first.py").write_text(FIRST)
    return f"program:{sys.executable} {folder / 'first.py'} {folder / 'log'}"


def log(folder: Path) -> list[list[object]]:
    dismiss()
    return [json.loads(line) for line in (folder / "log").read_text().splitlines()]


def test_a_program_meets_our_bots_in_a_tournament(tmp_path: Path) -> None:
    name = first(tmp_path)
    cup = Cup("trickery", 3, ("sensible", name), 1, {"max_turns": 5}, 2)
    met = meet((cup, "sensible", name, range(2)))
    assert [one.deal for one in met] == [0, 1]
    told = log(tmp_path)
    assert sorted({str(kind) for kind, _, _ in told}) == ["act", "hello", "over", "start"]
    assert [seat for kind, seat, _ in told if kind == "start"].count(1) == 2  # once in every deal
    assert any(news for _, _, news in told)  # it hears what the others did
    assert titles(cup.bots) == {"sensible": "sensible", name: "first.py"}


@pytest.mark.parametrize("watched", [False, True])
def test_a_program_plays_in_a_simulation(tmp_path: Path, watched: bool) -> None:
    name = first(tmp_path)
    games = simulate(Plan("trickery", 3, (name, "random", "gentle"), 1, {"max_turns": 5}, watched), range(3))
    assert [outcome.bots.index(name) for outcome in games] == [0, 2, 1]
    told = log(tmp_path)
    assert [kind for kind, _, _ in told].count("hello") == 3  # a process for every seat: no seat hears of another
    assert [kind for kind, _, _ in told].count("over") == 3


def test_a_program_is_watched_for_a_balance_report(tmp_path: Path) -> None:
    name = first(tmp_path)
    plan = Plan("trickery", 3, (name, "random", "random"), 1, {"max_turns": 3})
    assert [story.bots.index(name) for story in watch(plan, range(2))] == [0, 2]
    assert [kind for kind, _, _ in log(tmp_path)].count("start") == 2


def test_a_program_that_leaves_or_sleeps_is_named() -> None:
    game = intrigue.game("trickery")
    state = game.new(3, 1)
    gone = Foreign(Program(f"{sys.executable} -c pass"))
    with pytest.raises(BotGone, match=r"-c pass` (left before the game was over|has closed the line) \(status 0\)"):
        gone.choose(state, 0, seeded(1))
    slow = Foreign(Program(f"{sys.executable} -c 'import time; time.sleep(60)'", wait=0.2))
    with pytest.raises(BotGone, match=r"no answer for 0.2 seconds"):
        slow.choose(state, 0, seeded(1))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("program:", "Name a program"),
        ("program:no-such-program-here", "There is no program 'no-such-program-here'"),
        ("program:'", "No closing quotation"),
        ("programme:x", "There is no bot"),
    ],
)
def test_a_program_that_is_not_there_gets_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(intrigue.BadInput, match=sentence):
        check_bot(intrigue.game("trickery"), name)


def test_our_own_bots_are_made_once() -> None:
    bots = PlayersByName(intrigue.game("trickery"), 3, {})
    one, two, three = bots.seated(["sensible", "gentle", "sensible"])
    assert one is three
    assert one is not two


@pytest.mark.parametrize("lab", ["tournament", "simulate", "balance"])
def test_a_program_that_leaves_ends_the_command_with_a_sentence(lab: str, tmp_path: Path) -> None:
    program = f"program:{sys.executable} -c pass"
    done = subprocess.run(
        [sys.executable, "-m", "intrigue", lab, "trickery", "--bots", f"random,{program}", "--jobs", "2"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        cwd=tmp_path,
    )
    assert done.returncode == 2
    assert "-c pass`" in done.stderr
    assert "Traceback" not in done.stderr
