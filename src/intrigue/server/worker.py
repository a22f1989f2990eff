"""A process in which bots think: reads questions from its input, one a line, and writes answers to its output.

It is handed what a seat knows and nothing else, so a bot could not peek even if it tried. It ends when its input
does, so it never outlives the server that started it.
"""

from __future__ import annotations

import os
import signal
import sys

import msgspec

from ..core import Game, Rng, Words
from ..games import game
from ..players import player
from ..players.abstaining import without
from ..players.hint import SECONDS, hint
from ..players.review import Decision, Situation, judge_choice
from ..players.search import Search

NICENESS = 5  # people's messages come first


class Thought(msgspec.Struct, frozen=True):
    """A question: what would this player do? `knowledge` is a saved imagined state, `luck` a generator's state, and
    `seconds` what a player that looks ahead may take for it. With `advise` the question is what a person should do;
    with `judge`, how good that action is, which came after `move` others."""

    game: str
    player: str
    seat: int
    knowledge: msgspec.Raw
    luck: int
    advise: bool = False
    seconds: float = 0.0
    judge: int | None = None
    move: int = 0
    lacking: tuple[str, ...] = ()  # cards that the player does without
    whose: str = ""  # the table or the visitor that it is for; nothing that a bot is told

    @property
    def kind(self) -> str:
        return "review" if self.judge is not None else "hint" if self.advise else "move"


class Idea(msgspec.Struct, frozen=True):
    """The answer; `fault` says what went wrong."""

    action: int = -1
    reason: Words = ""
    fault: str | None = None
    decision: Decision | None = None


def think(thought: Thought) -> Idea:
    chosen = game(thought.game)
    state = chosen.adopt(bytes(thought.knowledge))
    if thought.judge is not None:
        situation = Situation(thought.move, thought.seat, thought.judge, state)
        return Idea(decision=judge_choice(chosen, situation, seconds=thought.seconds))
    rng = Rng(thought.luck)
    if thought.advise:
        advice = hint(chosen, state, thought.seat, rng, seconds=min(thought.seconds, SECONDS))
        return Idea(advice.action, advice.reason)
    mind = player(chosen, thought.player)
    if isinstance(mind, Search):
        mind.seconds = min(mind.seconds, thought.seconds) if mind.seconds else thought.seconds
    return Idea(without(mind, thought.lacking).choose(state, thought.seat, rng))


def sensible(chosen: Game, thought: Thought) -> Idea:
    """What the sensible bot would do. It does not look ahead, so it takes no worker to find out."""
    mind, state = without(chosen.bot(), thought.lacking), chosen.load(bytes(thought.knowledge))
    return Idea(mind.choose(state, thought.seat, Rng(thought.luck)))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    decoder = msgspec.json.Decoder(Thought)
    for line in sys.stdin.buffer:
        try:
            idea = think(decoder.decode(line))
        except Exception as error:  # a fault in a bot is answered for, and the next question is another one
            idea = Idea(fault=f"{type(error).__name__}: {error}")
        try:
            sys.stdout.buffer.write(msgspec.json.encode(idea) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
