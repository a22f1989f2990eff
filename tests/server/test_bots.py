"""Bots think elsewhere: real processes, and what happens when one is slow, dies or talks nonsense."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.patience import PATIENCE
from tests.server.serving import Serving
from tests.server.test_http import play_out
from tests.table.sketch import SECRET, Sketch

import intrigue
from intrigue.core import Rng
from intrigue.core.phrase import notation, wrapped
from intrigue.core.record import decode, verify
from intrigue.games import game
from intrigue.server.bots import THINKING, Workers
from intrigue.server.thinker import Idea, Thought, think


def thought(seat: int = 0, player: str = "sensible", **more: Any) -> Thought:
    knowledge, luck = Sketch(people=0).live.knowledge(seat)
    return Thought("trickery", player, seat, msgspec.Raw(knowledge), luck, **more)


class Stub(Workers):
    """Workers whose process is a small script."""

    def __init__(self, script: str, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(1, seconds)
        start = asyncio.create_subprocess_exec

        async def scripted(program: str, *_: str, **more: Any) -> Any:
            return await start(program, "-c", script, **more)

        monkeypatch.setattr(asyncio, "create_subprocess_exec", scripted)


def ask(workers: Workers, *thoughts: Thought) -> list[Idea | None]:
    async def run() -> list[Idea | None]:
        try:
            return [await workers.ask(thought) for thought in thoughts]
        finally:
            await workers.close()

    return asyncio.run(run())


def test_a_worker_chooses_as_the_bot_would_here() -> None:
    question = thought()
    (idea,) = ask(Workers(1, PATIENCE), question)
    assert idea == think(question)
    assert idea is not None
    state = game("trickery").load(bytes(question.knowledge))
    assert game("trickery").bot().choose(state, 0, Rng(question.luck)) == idea.action


def test_a_worker_gives_advice() -> None:
    question = thought(advise=True)
    (idea,) = ask(Workers(1, PATIENCE), question)
    assert idea is not None
    assert idea.action in game("trickery").load(bytes(question.knowledge)).actions(0)
    assert idea.reason


def test_advice_comes_from_looking_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "perf_counter", Ticking(0.01))
    advice = wrapped(think(thought(advise=True, seconds=1.0)).reason)
    assert advice.kind.startswith("hint-")


def test_a_worker_is_handed_nothing_but_what_the_seat_knows() -> None:
    table = Sketch(people=2).act(0, "choose thorn").act(1, "choose machine")
    knowledge, _ = table.live.knowledge(2)
    assert SECRET.hex().encode() not in knowledge
    assert b"Sealed" not in knowledge
    other = Sketch(people=2, secret=bytes(32)).act(1, "choose thorn")
    assert other.live.knowledge(2)[0] == knowledge


def test_a_bot_that_does_not_exist_or_a_state_that_is_damaged() -> None:
    damaged = msgspec.structs.replace(thought(), knowledge=msgspec.Raw(b"{}"))
    assert ask(Workers(1, PATIENCE), thought(player="god"), damaged, thought())[:2] == [None, None]


def test_a_worker_that_is_too_slow_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask(Stub("import time; time.sleep(60)", 0.3, monkeypatch), thought(), thought()) == [None, None]


@pytest.mark.parametrize(
    "script", ["", "import os; os.abort()", "print('hello', flush=True); input()", "print('{}'[:1])"]
)
def test_a_worker_that_dies_or_talks_nonsense(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask(Stub(script, PATIENCE, monkeypatch), thought(), thought()) == [None, None]


def test_a_worker_that_was_killed_comes_back() -> None:
    async def run() -> list[Idea | None]:
        workers = Workers(1, PATIENCE)
        first = await workers.ask(thought())
        process = workers._workers[0]._process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        second = await workers.ask(thought())
        third = await workers.ask(thought())
        await workers.close()
        return [first, second, third]

    first, _, third = asyncio.run(run())
    assert first == third
    assert first is not None


def test_workers_move_to_a_faster_build_when_it_is_whole(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """As `make play` has it: first the server's own build, then the one that was compiled meanwhile."""
    caplog.set_level("INFO", "intrigue")
    build = tmp_path / "build"
    shutil.copytree(Path(intrigue.__file__).parent, build / "intrigue", ignore=shutil.ignore_patterns("__pycache__"))

    async def run() -> list[tuple[Idea | None, bool, int]]:
        workers = Workers(1, PATIENCE, str(build))
        found = []
        for step in range(3):
            if step == 1:
                (build / ".made").touch()
            idea = await workers.ask(thought())
            process = workers._workers[0]._process
            assert process is not None
            environment = Path(f"/proc/{process.pid}/environ").read_text()
            found.append((idea, str(build) in environment, process.pid))
        await workers.close()
        return found

    (first, before, _), (second, after, process), (third, _, same) = asyncio.run(run())
    assert first == second == third is not None
    assert not before
    assert after
    assert process == same, "it moves once"
    assert [record.message for record in caplog.records] == [f"Bots run from {build} now."]


def test_whoever_stops_waiting_leaves_no_answer_for_the_next() -> None:
    async def run() -> Idea | None:
        workers = Workers(1, PATIENCE)
        first = asyncio.create_task(workers.ask(thought(0, advise=True)))
        while workers._workers[0]._process is None:
            await asyncio.sleep(0.01)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        answer = await workers.ask(thought(1))
        await workers.close()
        return answer

    assert asyncio.run(run()) == think(thought(1))


class Ticking:
    """A clock that goes on by so much whenever somebody looks at it."""

    def __init__(self, tick: float) -> None:
        self.now = 0.0
        self.tick = tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


@pytest.mark.parametrize("name", ["ruthless", "search:5s"])
def test_a_bot_that_looks_ahead_is_done_in_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Sketch(people=0, seats=6)
    for seat in range(6):
        state = table.live.state
        assert state is not None
        table.live.act_for(seat, state.legal(seat)[0], table.now)
    knowledge, luck = table.live.knowledge(0)
    clock = Ticking(0.01)
    monkeypatch.setattr(time, "perf_counter", clock)
    idea = think(Thought("trickery", name, 0, msgspec.Raw(knowledge), luck, seconds=1.0))
    assert idea.action in game("trickery").load(knowledge).actions(0)
    assert 0.9 < clock.now < 1.1  # all of its time, and no more


TELLS_ITS_TIME = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"action": 1, "reason": str(json.loads(line)["seconds"])}), flush=True)
"""


def test_the_more_questions_wait_the_less_time_each_gets(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> list[Idea | None]:
        workers = Stub(TELLS_ITS_TIME, PATIENCE, monkeypatch)
        ideas = await asyncio.gather(*[workers.ask(thought()) for _ in range(3)])
        await workers.close()
        return ideas

    times = [float(notation(idea.reason)) for idea in asyncio.run(run()) if idea is not None]
    assert times == [PATIENCE * THINKING, PATIENCE * THINKING / 2, PATIENCE * THINKING]


class Failing:
    """No bot ever answers."""

    async def ask(self, thought: Thought) -> Idea | None:
        return None

    async def close(self) -> None:
        pass


class Cheating(Failing):
    """A bot that answers with what is not possible."""

    async def ask(self, thought: Thought) -> Idea | None:
        return Idea(10_000)


@pytest.mark.parametrize("bots", [Failing(), Cheating()])
def test_a_quick_legal_move_is_made_instead(bots: Failing, database: Path) -> None:
    with Serving(database, bots) as server, server.client() as ada:
        table = ada.create("trickery", 3, bots={1: "sensible", 2: "sensible"}, options={"max_turns": 4})
        with ada.live(table.id) as live:
            play_out(live)
        assert list(verify(decode(ada.record(table.id)), game("trickery"))) == []


def test_a_whole_game_with_real_workers(database: Path) -> None:
    with Serving(database) as server, server.client() as ada:
        table = ada.create("trickery", 3, bots={1: "sensible", 2: "random"}, options={"max_turns": 4})
        with ada.live(table.id) as live:
            play_out(live)
        assert list(verify(decode(ada.record(table.id)), game("trickery"))) == []


def test_bots_do_not_play_on_where_nobody_looks(database: Path) -> None:
    with Serving(database) as server, server.client() as ada:
        table = ada.create("trickery", 3, bots={0: "random", 1: "random", 2: "random"})
        assert len(server.hub.rooms[table.id].live.entries) < 12
        with ada.live(table.id) as live:
            play_out(live)
        assert ada.table(table.id).stage == "over"


def test_bots_take_their_time(database: Path) -> None:
    with Serving(database, bot_pause=1.0) as server:
        pauses = [server.hub.pause() for _ in range(100)]
        assert 0.75 <= min(pauses) < max(pauses) <= 1.5
