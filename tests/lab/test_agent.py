"""The line protocol: a bot in another language plays, and nonsense is answered in sentences."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import intrigue
from intrigue.core import seeded
from intrigue.lab.agent import PATIENCE, Foreign, Gone, Line, play

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "agent.mjs"


def command(*arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "intrigue", "agent", *arguments], input=said, capture_output=True, text=True, timeout=120
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
    return Foreign(Line(io.BytesIO(b"\n".join(lines) + b"\n"), out)), out


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
    with pytest.raises(Gone, match="left"):
        answer()[0].choose(state, 0, seeded(1))
    with pytest.raises(Gone, match="in a row"):
        answer(*[b"{}"] * PATIENCE)[0].choose(state, 0, seeded(1))
    done = command("trickery", said="")
    assert done.returncode == 2
    assert "left before the game was over" in done.stderr
    assert "Traceback" not in done.stderr


def test_foreign_players_may_sit_in_several_seats() -> None:
    game = intrigue.game("treachery")
    state = game.new(2, 1)
    one, _ = answer(*[b'{"choice":0}'] * 100)
    two, out = answer(*[b'{"choice":0}'] * 100)
    play(game, state, {0: one, 1: two}, {}, 1, 1)
    assert state.over
    assert json.loads(out.getvalue().splitlines()[-1])["type"] == "over"
