"""PPO in one file: a small network learns Trickery & Deceit by playing against itself, through the vector door.

    python docs/examples/ppo.py                  # one minute; needs numpy and nothing else
    python docs/examples/ppo.py --minutes 60 --save trickery.npz

Every seat of every game is played by the same network. A seat's decisions are one story: what it may expect at one
of them is compared with what it expects at its next one, and with the outcome at the end. Now and then the network sits
down with the random and with the sensible bot, and what it wins there is printed: a quarter of the games is fair.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator

os.environ.setdefault("OMP_NUM_THREADS", "1")  # before numpy: several threads wait for each other on small matrices
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

import intrigue
from intrigue.core import Player, RandomPlayer, Rng, State, play_on, seeded
from intrigue.research import vector
from intrigue.research.observe import Sight
from intrigue.research.onehot import OneHot

Floats = NDArray[np.float32]

GAMES, STEPS = 256, 64  # a rollout: so many games at once, so many decisions in each
EPOCHS, PARTS = 3, 8  # how often a rollout is gone through, in so many parts
HIDDEN = 128
RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.03, 0.95


class Network:
    """Two layers, then a score for each action and what the seat may expect. Its gradients are written out by hand."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        sizes = [(inputs, HIDDEN, 1.4), (HIDDEN, HIDDEN, 1.4), (HIDDEN, actions, 0.01), (HIDDEN, 1, 1.0)]
        self.weights = [(rng.normal(0, gain / a**0.5, (a, b))).astype(np.float32) for a, b, gain in sizes]
        self.weights += [np.zeros(b, np.float32) for _, b, _ in sizes]
        self.first = [np.zeros_like(w) for w in self.weights]  # Adam's two moments
        self.second = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def forward(self, x: Floats, mask: NDArray[np.bool_]) -> tuple[Floats, Floats, list[Floats]]:
        """The chances of the legal actions, the value, and what `learn` needs of the way there."""
        w1, w2, wp, wv, b1, b2, bp, bv = self.weights
        h1 = np.tanh(x @ w1 + b1)
        h2 = np.tanh(h1 @ w2 + b2)
        scores = np.where(mask, h2 @ wp + bp, -1e9)
        chances = np.exp(scores - scores.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        return chances, (h2 @ wv + bv)[:, 0], [x, h1, h2]

    def learn(self, way: list[Floats], by_score: Floats, by_value: Floats, rate: float) -> None:
        """One step of Adam against the gradients of the loss by scores and by values."""
        x, h1, h2 = way
        _, w2, wp, wv = self.weights[:4]
        by_h2 = (by_score @ wp.T + by_value[:, None] @ wv.T) * (1 - h2 * h2)
        by_h1 = (by_h2 @ w2.T) * (1 - h1 * h1)
        slopes = [x.T @ by_h1, h1.T @ by_h2, h2.T @ by_score, h2.T @ by_value[:, None]]
        slopes += [by_h1.sum(0), by_h2.sum(0), by_score.sum(0), by_value.sum(keepdims=True)]
        length = max(1.0, float(np.sqrt(sum(float((s * s).sum()) for s in slopes))) / 0.5)
        self.updates += 1
        for w, s, m, v in zip(self.weights, slopes, self.first, self.second, strict=True):
            s /= length
            m += 0.1 * (s - m)
            v += 0.001 * (s * s - v)
            w -= rate * (m / (1 - 0.9**self.updates)) / (np.sqrt(v / (1 - 0.999**self.updates)) + 1e-5)


class Rollout:
    """What happened: in every step and game an observation, a decision, and whose it was."""

    def __init__(self, env: vector.VectorEnv, network: Network, inputs: OneHot, rng: np.random.Generator) -> None:
        shape = (STEPS, env.games)
        self.x = np.empty((*shape, inputs.width), np.float32)
        self.mask = np.empty((*shape, len(env.actions)), np.bool_)
        self.action, self.seat = np.empty(shape, np.int64), np.empty(shape, np.int64)
        self.chance, self.value = np.empty(shape, np.float32), np.empty(shape, np.float32)
        self.reward, self.done = np.empty((*shape, env.seats), np.float32), np.empty(shape, np.bool_)
        every = np.arange(env.games)
        for step in range(STEPS):
            self.x[step], self.mask[step], self.seat[step] = inputs(env.observation), env.mask, env.seat
            chances, self.value[step], _ = network.forward(self.x[step], self.mask[step])
            self.action[step] = drawn(chances, rng)
            self.chance[step] = chances[every, self.action[step]]
            env.step(self.action[step])
            self.reward[step], self.done[step] = env.reward, env.done

    def judged(self) -> tuple[Floats, Floats, NDArray[np.bool_]]:
        """How much better than expected each decision turned out (GAE), what was to be expected, and where that is
        known: not yet for decisions whose seat was not asked again."""
        steps, games, seats = self.reward.shape
        every = np.arange(games)
        due, ahead, gain = (np.zeros((games, seats), np.float32) for _ in range(3))
        settled = np.zeros((games, seats), np.bool_)
        better, known = np.zeros((steps, games), np.float32), np.zeros((steps, games), np.bool_)
        for step in range(steps - 1, -1, -1):
            ended = self.done[step]
            due[ended], ahead[ended], gain[ended], settled[ended] = self.reward[step, ended], 0, 0, True
            me = (every, self.seat[step])
            gain[me] = due[me] + ahead[me] - self.value[step] + LAMBDA * gain[me]
            better[step], known[step] = gain[me], settled[me]
            due[me], ahead[me], settled[me] = 0, self.value[step], True
        return better, better + self.value, known


def drawn(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for every row, by its chances."""
    sums = chances.cumsum(1)
    whole = sums[:, -1:]
    lot = np.minimum(rng.random((len(chances), 1), np.float32) * whole, np.nextafter(whole, np.float32(0)))
    picked: NDArray[np.int64] = (sums <= lot).sum(1)  # a lot of exactly 0 is no lot for what has no chance
    return picked


def update(network: Network, rollout: Rollout, rate: float, rng: np.random.Generator) -> None:
    better, wanted, known = rollout.judged()
    better = (better - better[known].mean()) / (better[known].std() + 1e-8)
    steps, games = np.nonzero(known)
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(steps)), PARTS):
            at = (steps[part], games[part])
            rows, size = np.arange(len(part)), len(part)
            chances, value, way = network.forward(rollout.x[at], rollout.mask[at])
            chosen = chances[rows, rollout.action[at]]
            ratio, gain = chosen / rollout.chance[at], better[at]
            free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # beyond, PPO lets it be
            by_score = chances * (gain * ratio * free)[:, None]
            by_score[rows, rollout.action[at]] -= gain * ratio * free
            logs = np.log(np.maximum(chances, 1e-9))
            spread = -(chances * logs).sum(1, keepdims=True)
            by_score += ENTROPY * chances * (logs + spread)
            network.learn(way, by_score / np.float32(size), (value - wanted[at]) / np.float32(size), rate)


class Learned(Player[State]):
    """The network as a player like any other: it is handed what its seat knows."""

    def __init__(self, game: intrigue.Game, network: Network) -> None:
        self.network, self.sight = network, Sight(game)
        self.inputs = OneHot(self.sight.blocks, scaled=True)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        mask = self.sight.mask(state, seat).astype(np.bool_)
        chances, _, _ = self.network.forward(self.inputs(self.sight.observation(state, seat)[None]), mask[None])
        return self.sight.actions.action(int(chances[0].argmax()))


def against(game: intrigue.Game, network: Network, bot: Player, games: int, seats: int) -> float:
    """The share of the victories that it wins, alone among bots, in each seat as often as in the others."""
    learned, won = Learned(game, network), 0.0
    for seed in range(games):
        seat = seed % seats
        state = game.new(seats, 1_000_000 + seed, events=False)
        play_on(state, [learned if other == seat else bot for other in range(seats)], seeded(seed))
        assert state.result is not None
        won += state.result.share(seat)
    return won / games


def train(
    minutes: float, seats: int, seed: int, network: Network | None = None
) -> Iterator[tuple[float, int, Network]]:
    """Learn for so long; after each rollout the seconds and the decisions so far, and the network."""
    env = vector.make("trickery", games=GAMES, seats=seats, seed=seed)
    inputs, rng = OneHot(env.blocks, scaled=True), np.random.default_rng(seed)
    network = network or Network(inputs.width, len(env.actions), seed)
    env.reset()
    decisions, begun = 0, time.monotonic()
    while (spent := time.monotonic() - begun) < minutes * 60:
        rollout = Rollout(env, network, inputs, rng)
        update(network, rollout, RATE * max(0.1, 1 - spent / (minutes * 60)), rng)
        decisions += STEPS * GAMES
        yield time.monotonic() - begun, decisions, network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="a file (.npz) for what was learned")
    given = parser.parse_args()
    game = intrigue.game("trickery")
    bots: list[tuple[str, Player, int]] = [("random", RandomPlayer(), 200), ("sensible", game.bot(), 100)]
    print(f"seconds  decisions  {'  '.join(f'against {name}' for name, _, _ in bots)}")

    def show(spent: float, decisions: int, network: Network) -> None:
        shares = [against(game, network, bot, games, given.seats) for _, bot, games in bots]
        print(f"{spent:7.0f}  {decisions:9,}  " + "  ".join(f"{share:14.1%}" for share in shares), flush=True)

    latest, shown = None, 0.0
    try:
        for latest in train(given.minutes, given.seats, given.seed):
            if latest[0] - shown >= given.minutes * 6 or not shown:
                shown = latest[0]
                show(*latest)
    except KeyboardInterrupt:
        print("Stopped.")
    if latest is not None and given.save:
        np.savez(given.save, *latest[2].weights)
    if latest is not None and latest[0] > shown:
        show(*latest)


if __name__ == "__main__":
    main()
