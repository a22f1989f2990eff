"""A line protocol for bots in any language: one JSON object a line, out and in. docs/agents.md describes it.

`Line` is the wire, `Foreign` is whoever answers at its other end, as a player like any other.
"""

from __future__ import annotations

import subprocess
from typing import IO, Any

import msgspec

from ..core import BadInput, Game, Illegal, Player, Refusal, Rng, State, decide
from ..core.rng import seeded

PROTOCOL = 1
PATIENCE = 20  # answers in a row that cannot be carried out, before we give up


class Gone(BadInput):
    """The bot at the other end has left, or makes no sense."""


class Line:
    """A wire to a bot: what is said goes out as one line of JSON, what is heard comes in as one."""

    def __init__(self, hear: IO[bytes], speak: IO[bytes], child: subprocess.Popen[bytes] | None = None) -> None:
        self._hear = hear
        self._speak = speak
        self._child = child

    @classmethod
    def to(cls, command: str) -> Line:
        """Start a program and talk to it."""
        child = subprocess.Popen(command, shell=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert child.stdin is not None
        assert child.stdout is not None
        return cls(child.stdout, child.stdin, child)

    def say(self, message: dict[str, Any]) -> None:
        try:
            self._speak.write(msgspec.json.encode(message) + b"\n")
            self._speak.flush()
        except (BrokenPipeError, ValueError):
            raise Gone("The bot has closed the line.") from None

    def hear(self) -> dict[str, Any]:
        """The next answer. Raises Gone at the end of the line, ValueError where it is not a JSON object."""
        line = self._hear.readline()
        if not line:
            raise Gone("The bot left before the game was over.")
        try:
            heard = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ValueError("that is not JSON") from None
        if not isinstance(heard, dict):
            raise ValueError("that is not a JSON object")
        return heard

    def close(self) -> None:
        if self._child is not None:
            assert self._child.stdin is not None
            self._child.stdin.close()
            try:
                self._child.wait(2)
            except subprocess.TimeoutExpired:
                self._child.terminate()
                self._child.wait()


class Foreign(Player):
    """Whoever answers at the other end of a line."""

    __slots__ = ("line",)

    def __init__(self, line: Line) -> None:
        self.line = line

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return self.ask(state, seat, [])

    def ask(self, state: State, seat: int, news: list[Any]) -> int:
        """Ask until the answer is a legal action."""
        question = {"type": "act", "seat": seat, "view": state.view(seat), "news": news}
        for _ in range(PATIENCE):
            self.line.say(question)
            try:
                return meant(state, seat, self.line.hear())
            except Illegal as illegal:
                refusal: Refusal = illegal.refusal
                self.line.say({"type": "refused", "rule": refusal.rule, "reason": refusal.reason})
            except ValueError as nonsense:
                self.line.say({"type": "refused", "rule": "", "reason": f"Sorry, {nonsense}."})
        raise Gone(f"The bot gave {PATIENCE} answers in a row that cannot be carried out.")


def meant(state: State, seat: int, heard: dict[str, Any]) -> int:
    """The action that an answer means: by its text, its number, or its place among the choices."""
    legal = state.legal(seat)
    match heard:
        case {"say": str(text)}:
            return state.game.action(state, seat, text)
        case {"action": int(action)}:
            if action not in legal:
                raise Illegal(state.game.refuse(state, seat, action))
            return action
        case {"choice": int(choice)}:
            if not 0 <= choice < len(legal):
                raise ValueError(f"there are choices 0 to {len(legal) - 1}, not {choice}")
            return legal[choice]
    raise ValueError("an answer needs 'say', 'action' or 'choice'")


def play(
    game: Game, state: State, foreign: dict[int, Foreign], others: dict[int, Player], seed: int, number: int
) -> None:
    """Play one game with foreign players in some of its seats, and tell them how it went."""
    rng = seeded(seed)
    told = dict.fromkeys(foreign, 0)
    for seat, bot in foreign.items():
        bot.line.say({"type": "start", "number": number, "seat": seat, "seats": state.seats})
    while not state.over:
        seat = state.mover()
        if seat in foreign:
            seen = state.seen(seat)
            news = [{"words": game.story(event), "event": event} for event in seen[told[seat] :]]
            told[seat] = len(seen)
            state.apply(seat, foreign[seat].ask(state, seat, news))
        else:
            state.apply(seat, decide(others[seat], state, seat, rng))
    result = state.result
    assert result is not None
    for seat, bot in foreign.items():
        bot.line.say({"type": "over", "number": number, "seat": seat, "share": result.share(seat), "result": result})


def hello(game: Game, seats: int, options: dict[str, Any], games: int) -> dict[str, Any]:
    said = {"type": "hello", "protocol": PROTOCOL, "game": game.name, "rules": game.version}
    return {**said, "seats": seats, "options": options, "games": games}
