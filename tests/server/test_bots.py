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
from tests.server.serving import AtOnce, Serving, until
from tests.server.test_http import play_out
from tests.table.sketch import SECRET, Sketch

import intrigue
from intrigue.core import Rng
from intrigue.core.phrase import notation, wrap
from intrigue.core.record import Record, decode, verify
from intrigue.games import game
from intrigue.server import messages as m
from intrigue.server.bots import THINKING, Near, Workers
from intrigue.server.worker import Idea, Thought, think


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


def near(workers: Workers) -> Near:
    worker = workers._workers[0]
    assert isinstance(worker, Near)
    return worker


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
    advice = wrap(think(thought(advise=True, seconds=1.0)).reason)
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
        process = near(workers)._process
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
    without = shutil.ignore_patterns("__pycache__", ".made", "page", "*.egg-info")
    shutil.copytree(Path(intrigue.__file__).parents[1], build, ignore=without)  # extensions lie beside the package

    async def run() -> list[tuple[Idea | None, bool, int]]:
        workers = Workers(1, PATIENCE, str(build))
        found = []
        for step in range(3):
            if step == 1:
                (build / ".made").touch()
            idea = await workers.ask(thought())
            process = near(workers)._process
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
        while near(workers)._process is None:
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
        assert len(server.hub.tables.rooms[table.id].live.entries) < 12
        with ada.live(table.id) as live:
            play_out(live)
        assert ada.table(table.id).stage == "over"


def test_bots_take_their_time(database: Path) -> None:
    with Serving(database, bot_pause=1.0) as server:
        pauses = [server.hub.tables.pause() for _ in range(100)]
        assert 0.75 <= min(pauses) < max(pauses) <= 1.5


# ---------------------------------------------------------------------- sharing


SAYS_WHICH = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"action": json.loads(line)["luck"]}), flush=True)
"""


def numbered(number: int, whose: str, **more: Any) -> Thought:
    return msgspec.structs.replace(thought(**more), luck=number, whose=whose)


def in_order(monkeypatch: pytest.MonkeyPatch, thoughts: list[Thought]) -> list[int]:
    """The order in which questions that come at once are answered, after one that has the worker."""
    done: list[int] = []

    async def one(all: Workers, thought: Thought) -> None:
        idea = await all.ask(thought)
        assert idea is not None
        done.append(idea.action)

    async def run() -> None:
        all = Stub(SAYS_WHICH, PATIENCE, monkeypatch)
        await asyncio.gather(*[one(all, thought) for thought in [numbered(0, "first"), *thoughts]])
        await all.close()

    asyncio.run(run())
    return done


def test_moves_come_before_hints_and_those_before_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    order = in_order(
        monkeypatch,
        [
            numbered(5, "ada", judge=1),
            numbered(3, "ada", advise=True),
            numbered(1, "one table"),
            numbered(6, "ben", judge=1),
            numbered(4, "ben", advise=True),
            numbered(2, "another table"),
        ],
    )
    assert order == [0, 1, 2, 3, 4, 5, 6]


def test_a_table_with_many_bots_waits_for_one_with_few(monkeypatch: pytest.MonkeyPatch) -> None:
    order = in_order(
        monkeypatch,
        [*[numbered(number, "five bots") for number in (1, 4, 5, 6, 7)], numbered(2, "one bot"), numbered(3, "too")],
    )
    assert order == [0, 1, 2, 3, 4, 5, 6, 7]


def test_one_worker_is_left_to_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        workers = Workers(3, PATIENCE)
        turns = [await workers._turn("hint", who) for who in ("ada", "ben")]
        waiting = asyncio.create_task(workers._turn("review", "cleo"))
        await asyncio.sleep(0)
        assert not waiting.done()
        move = await workers._turn("move", "a table")
        workers._finish("move", move)
        await asyncio.sleep(0)
        assert not waiting.done()
        workers._finish("hint", turns.pop())
        workers._finish("review", await waiting)
        workers._finish("hint", turns.pop())
        assert len(workers._free) == 3

    asyncio.run(run())


def test_who_stops_waiting_takes_no_worker_along() -> None:
    async def run() -> None:
        workers = Workers(1, PATIENCE)
        worker = await workers._turn("move", "a table")
        for early in (True, False):
            waiting = asyncio.create_task(workers._turn("move", "another"))
            await asyncio.sleep(0)
            if early:
                waiting.cancel()
                await asyncio.gather(waiting, return_exceptions=True)
                workers._finish("move", worker)
            else:  # in the very moment in which it gets the worker
                workers._finish("move", worker)
                waiting.cancel()
                await asyncio.gather(waiting, return_exceptions=True)
            assert len(workers._free) == 1
            worker = await workers._turn("move", "a third")

    asyncio.run(run())


def test_a_worker_is_not_told_for_whom_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = SAYS_WHICH.replace('json.loads(line)["luck"]', 'line.count("ada")')
    (idea,) = ask(Stub(counts, PATIENCE, monkeypatch), numbered(1, "ada"))
    assert idea is not None
    assert idea.action == 0


class Careless(Failing):
    """Bots that get no time. What the sensible bot would have done is remembered."""

    def __init__(self) -> None:
        self.sensible: list[int] = []

    async def ask(self, thought: Thought) -> Idea | None:
        chosen = game(thought.game)
        state = chosen.load(bytes(thought.knowledge))
        self.sensible.append(chosen.bot().choose(state, thought.seat, Rng(thought.luck)))
        return None


def test_a_bot_that_gets_no_time_plays_a_sensible_move(database: Path) -> None:
    """And not any move: seats of bots alone, and all they did is what the sensible bot does."""
    bots = Careless()
    with Serving(database, bots) as server, server.client() as ada:
        everyone = dict.fromkeys(range(3), "ruthless")
        table = ada.create("trickery", 3, bots=everyone, options={"max_turns": 4})
        with ada.live(table.id) as live:
            play_out(live)
        record = decode(ada.record(table.id))
    state = record.start(game("trickery"))
    done = []
    for line in record.lines:
        done.append(game("trickery").action(state, line.seat - 1, line.do))
        state.apply(line.seat - 1, done[-1])
    assert len(done) == len(bots.sensible) > 10
    assert sorted(done) == sorted(bots.sensible)  # several choose at once, and not in the order in which they are asked


class Slow(Failing):
    """Advice that does not come before it is let."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.asked: list[str] = []
        self.most = 0
        self.now = 0

    async def ask(self, thought: Thought) -> Idea | None:
        if not thought.advise:
            return None
        self.asked.append(thought.whose)
        self.now += 1
        self.most = max(self.most, self.now)
        await self.open.wait()
        self.now -= 1
        chosen = game(thought.game)
        return Idea(chosen.load(bytes(thought.knowledge)).actions(thought.seat)[0], "because")


def test_who_waits_for_advice_may_act_meanwhile(database: Path) -> None:
    bots = Slow()
    with Serving(database, bots) as server, server.client() as ada:
        table = ada.create("trickery", 3, seat=0, bots={1: "random", 2: "random"})
        with server.socket(table.id, ada) as socket:
            until(socket, m.Hello)
            socket.send('{"type":"hint","ref":"h"}')
            socket.send('{"type":"ping","ref":"p"}')
            assert until(socket, m.Pong).ref == "p"
            server.loop.call_soon_threadsafe(bots.open.set)
            assert until(socket, m.Hinted).ref == "h"


def test_one_visitor_has_one_hint_at_a_time(database: Path) -> None:
    bots = Slow()
    with Serving(database, bots) as server, server.client() as ada:
        table = ada.create("trickery", 3, seat=0, bots={1: "random", 2: "random"})
        with server.socket(table.id, ada) as socket:
            until(socket, m.Hello)
            for number in range(5):
                socket.send(f'{{"type":"hint","ref":"{number}"}}')
            refused = [until(socket, m.Refused) for _ in range(2)]
            assert [(answer.ref, notation(answer.reason)) for answer in refused] == [
                ("3", "no-more-hints"),
                ("4", "no-more-hints"),
            ]
            server.loop.call_soon_threadsafe(bots.open.set)
            assert [until(socket, m.Hinted).ref for _ in range(3)] == ["0", "1", "2"]
        assert bots.most == 1
        assert len(set(bots.asked)) == 1


def test_a_review_plays_the_game_again_but_twice(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once to count and once to judge, however many requests it takes."""
    starts: list[Record] = []
    start = Record.start

    def counted(record: Record, *given: Any, **more: Any) -> Any:
        starts.append(record)
        return start(record, *given, **more)

    monkeypatch.setattr(Record, "start", counted)
    with Serving(database, AtOnce()) as server, server.client() as ada:
        table = ada.create("trickery", 3, bots=dict.fromkeys(range(3), "sensible"), options={"max_turns": 4})
        with ada.live(table.id) as live:
            play_out(live)
        starts.clear()
        asked = 0
        while True:
            found = ada.review(table.id)
            asked += 1
            if found.next is None:
                break
        assert asked > 3
        assert len(found.decisions) == found.total
        assert len(starts) == 2
