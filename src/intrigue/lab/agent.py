"""A line protocol for bots in any language: one JSON object a line, out and in. docs/agents.md describes it.

`Channel` is the wire, `Foreign` is whoever answers at its other end, as a player like any other, and `PlayersByName`
has programs among the players: `program:COMMAND`.
"""

from __future__ import annotations

import atexit
import queue
import shlex
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, Any

import msgspec

from ..core import BadInput, Event, Game, Illegal, Player, Refusal, Rng, State, decide, play_on
from ..core.rulebook import ENGLISH
from ..players import player
from ..words import Speaker

PROTOCOL = 1
PATIENCE = 20  # answers in a row that cannot be carried out, before we give up
WAIT = 60.0  # seconds for an answer of a program that we started
PREFIX = "program:"


class BotGone(BadInput):
    """The bot at the other end has left, or makes no sense."""


class Channel:
    """A wire to a bot: what is said goes out as one line of JSON, what is heard comes in as one."""

    def __init__(self, hear: IO[bytes], speak: IO[bytes]) -> None:
        self._hear = hear
        self._speak = speak

    def say(self, message: dict[str, Any]) -> None:
        try:
            self._speak.write(msgspec.json.encode(message) + b"\n")
            self._speak.flush()
        except (BrokenPipeError, ValueError):
            raise BotGone(self.left("has closed the line")) from None

    def hear(self) -> dict[str, Any]:
        """The next answer. Raises BotGone at the end of the line, ValueError where it is not a JSON object."""
        line = self.next()
        if not line:
            raise BotGone(self.left("left before the game was over"))
        try:
            heard = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ValueError("that is not JSON") from None
        if not isinstance(heard, dict):
            raise ValueError("that is not a JSON object")
        return heard

    def next(self) -> bytes:
        return self._hear.readline()

    def left(self, how: str) -> str:
        return f"The bot {how}."

    def close(self) -> None:
        """Nothing more will be said."""


class Program(Channel):
    """A line to a program that we start, without a shell. It is not waited for forever."""

    def __init__(self, command: str, wait: float = WAIT) -> None:
        self.command = command
        self._wait = wait
        self._child = subprocess.Popen(
            arguments(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )  # a session of its own: Ctrl-C is meant for us
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        super().__init__(self._child.stdout, self._child.stdin)
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Pipes cannot be waited for with a limit on every system; a thread that reads them can."""
        while True:
            line = self._hear.readline()
            self._lines.put(line)
            if not line:
                return

    def next(self) -> bytes:
        try:
            return self._lines.get(timeout=self._wait)
        except queue.Empty:
            self.close(0)
            raise BotGone(f"The bot `{self.command}` gave no answer for {self._wait:g} seconds.") from None

    def left(self, how: str) -> str:
        try:
            status = f" (status {self._child.wait(1)})"
        except subprocess.TimeoutExpired:
            status = ""
        return f"The bot `{self.command}` {how}{status}."

    def close(self, wait: float = 2) -> None:
        assert self._child.stdin is not None
        with suppress(OSError):  # it has closed the line already
            self._child.stdin.close()
        try:
            self._child.wait(wait)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()


def arguments(command: str) -> list[str]:
    """A command as a list; BadInput where there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadInput(f"The command `{command}` cannot be read: {error}.") from None
    if not words:
        raise BadInput("Name a program too, for instance `program:node my-bot.mjs`.")
    if shutil.which(words[0]) is None:
        raise BadInput(f"There is no program '{words[0]}' here.")
    return words


class Foreign(Player[State]):
    """Whoever answers at the other end of a line, and is spoken to in a language."""

    __slots__ = ("language", "line", "told")

    def __init__(self, line: Channel, language: str = ENGLISH) -> None:
        self.line = line
        self.language = language
        self.told = 0  # events of this game that it knows of

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.ask(state, seat)

    def ask(self, state: State, seat: int) -> int:
        """Ask until the answer is a legal action."""
        voice = self.voice(state)
        question = {
            "type": "act",
            "seat": seat,
            **question_data(state, seat, voice),
            "news": self.news(state, seat, voice),
        }
        for _ in range(PATIENCE):
            self.line.say(question)
            try:
                return action_of_answer(state, seat, self.line.hear())
            except Illegal as illegal:
                refusal: Refusal = illegal.refusal
                self.line.say({"type": "refused", "rule": refusal.rule, "reason": voice.say(refusal.reason)})
            except ValueError as nonsense:
                self.line.say({"type": "refused", "rule": "", "reason": f"Sorry, {nonsense}."})
        raise BotGone(self.line.left(f"gave {PATIENCE} answers in a row that cannot be carried out"))

    def voice(self, state: State) -> Speaker:
        return Speaker(state.game, language=self.language)

    def news(self, state: State, seat: int, voice: Speaker) -> list[dict[str, Any]]:
        """What the seat saw happen since its last question."""
        said = [(voice.say(state.game.story.of(event)), event) for event in self.unheard(state.events_for(seat))]
        return [{"text": text, "words": text, "event": event} for text, event in said]

    def unheard(self, seen: list[Event]) -> list[Event]:
        told, self.told = self.told, len(seen)
        return seen[told:]


def question_data(state: State, seat: int, voice: Speaker) -> dict[str, Any]:
    """What a seat is asked, as data and in words: the view, and as `text` the question and each of its choices."""
    view = state.view(seat)
    told = msgspec.to_builtins(view)
    for choice, offered in zip(told["choices"], view.choices, strict=True):
        choice["text"] = voice.say(offered.words)
    return {"text": voice.say(view.prompt), "view": told}


def action_of_answer(state: State, seat: int, heard: dict[str, Any]) -> int:
    """The action that an answer means: by its text, its number, or its place among the choices."""
    legal = state.legal(seat)
    match heard:
        case {"say": str(text)}:
            return state.game.action(state, seat, text)
        case {"action": int(action)}:
            if action not in legal:
                raise Illegal(state.game.refusals.of_action(state, seat, action))
            return action
        case {"choice": int(choice)}:
            if not 0 <= choice < len(legal):
                raise ValueError(f"there are choices 0 to {len(legal) - 1}, not {choice}")
            return legal[choice]
    raise ValueError("an answer needs 'say', 'action' or 'choice'")


def choose(player: Player, state: State, seat: int, rng: Rng) -> int:
    """Ask a player, who sees only what the seat knows; one at the end of a line hears the news too."""
    return player.ask(state, seat) if isinstance(player, Foreign) else decide(player, state, seat, rng)


def play(state: State, players: list[Player], rng: Rng, number: int) -> None:
    """Let players play a game to its end, some of them perhaps at the end of a line."""
    if not any(isinstance(one, Foreign) for one in players):
        play_on(state, players, rng)
        return
    with announce(state, players, number):
        while not state.over:
            seat = state.mover()
            state.apply_unchecked(seat, choose(players[seat], state, seat, rng))


@contextmanager
def announce(state: State, players: list[Player], number: int) -> Iterator[None]:
    """Those at the end of a line are told that a game begins, and how it ended."""
    foreign = {seat: one for seat, one in enumerate(players) if isinstance(one, Foreign)}
    for seat, bot in foreign.items():
        bot.told = 0
        bot.line.say({"type": "start", "number": number, "seat": seat, "seats": state.seats})
    yield
    result = state.result
    assert result is not None
    for seat, bot in foreign.items():
        text = bot.voice(state).say(result.reason)
        over = {"type": "over", "number": number, "seat": seat, "share": result.share(seat)}
        bot.line.say({**over, "text": text, "result": result})


def hello(game: Game, seats: int, options: dict[str, Any], games: int | None = None) -> dict[str, Any]:
    said = {"type": "hello", "protocol": PROTOCOL, "game": game.name, "rules": game.version}
    said |= {"seats": seats, "options": options}
    if game.changes:
        said["cards"] = game.changes
    return said if games is None else {**said, "games": games}


# ---------------------------------------------------------------------- by name


def check_bot(game: Game, name: str) -> None:
    """Raise BadInput where there is no bot of that name."""
    if name.startswith(PREFIX):
        arguments(name.removeprefix(PREFIX))
        return
    try:
        player(game, name)
    except BadInput as bad:
        raise BadInput(f"{bad} A program in any language: {PREFIX}COMMAND.") from None


class PlayersByName:
    """Players by name. A program gets a process for each seat, so that it cannot tell itself what another seat sees;
    it goes on running for the next games of this process."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        self.game, self.seats, self.options = game, seats, options
        self._ours: dict[str, Player] = {}

    def seated(self, names: list[str]) -> list[Player]:
        return [
            self.program(name, seat) if name.startswith(PREFIX) else self.own(name) for seat, name in enumerate(names)
        ]

    def own(self, name: str) -> Player:
        if name not in self._ours:
            self._ours[name] = player(self.game, name)
        return self._ours[name]

    def program(self, name: str, seat: int) -> Foreign:
        key = msgspec.json.encode((name, self.game.name, self.seats, self.options, self.game.changes, seat))
        if key not in RUNNING:
            line = RUNNING[key] = Program(name.removeprefix(PREFIX))
            line.say(hello(self.game, self.seats, self.options))
        return Foreign(RUNNING[key])


RUNNING: dict[bytes, Program] = {}


@atexit.register
def dismiss() -> None:
    """End the programs that are running."""
    while RUNNING:
        RUNNING.popitem()[1].close()
