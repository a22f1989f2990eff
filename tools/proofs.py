"""`make proofs`: the long forms of the tests. Each step writes what it found to `.build/proofs`, and is not run again
for the same sources: what was stopped goes on where it was. `make proofs ONLY="fuzz release"` takes some of them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import engine
from house import KEPT, PYTHON, Trouble, told

FOLDER = KEPT / "proofs"
GAMES = {
    "trickery": (3, 4, 5, 6),
    "treachery": (2, 3, 4),
    "trieste": (3,),
    "mediterranean": (4, 5, 6),
    "fivesails": (2, 3, 4),
}
FUZZED = {"trickery": 5_000, "treachery": 7_000, "trieste": 20_000, "mediterranean": 300, "fivesails": 250}
MORE = {("fivesails", 2): 1_000}


@dataclass
class Step:
    """One thing to run; how it ends says whether it holds."""

    name: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)


def intrigue(name: str, *arguments: str) -> Step:
    return Step(name, [str(PYTHON), "-m", "intrigue", *arguments])


def benchmark(name: str, module: str, *arguments: str) -> Step:
    return Step(name, [str(PYTHON), "-m", f"benchmarks.{module}", *arguments])


def pytest(name: str, *arguments: str, **environment: str) -> Step:
    return Step(name, [str(PYTHON), "-m", "pytest", "-q", "-rP", *arguments], environment)


def fuzz() -> Iterator[Step]:
    """Random games with every law on."""
    for game, seats in GAMES.items():
        for count in seats:
            games = MORE.get((game, count), FUZZED[game])
            yield intrigue(f"{game}-{count}", "fuzz", game, "--seats", str(count), "--games", str(games))


def secrecy() -> Iterator[Step]:
    """No byte that a server sends depends on what its reader may not know."""
    yield pytest("bytes", "tests/server/test_secrecy.py", INTRIGUE_SECRECY="40")


def opinions() -> Iterator[Step]:
    """Second opinions say the same as the engine, of thousands of random positions for each question."""
    yield pytest("oracles", "tests/oracles", INTRIGUE_ORACLES="25")


def chaos() -> Iterator[Step]:
    """A server that is killed again and again loses nothing."""
    yield pytest("kills", "tests/server/test_kill.py", INTRIGUE_KILLS="50")


def cluster() -> Iterator[Step]:
    """Three servers that are killed, paused, cut off and restarted for ten minutes lose nothing."""
    yield benchmark(
        "chaos", "chaos", "--seconds", "600", "--seed", "1", "--json", str(FOLDER / "cluster" / "figures.json")
    )
    # by itself, since nothing else then makes people wait
    given = ["--only", "restarted", "--seconds", "120", "--seed", "1"]
    yield benchmark("restarts", "chaos", *given, "--json", str(FOLDER / "cluster" / "restarts.json"))


def strength() -> Iterator[Step]:
    """Bots by strength: a tournament in every game."""
    for game, seats in GAMES.items():
        arguments = ["--bots", "random,gentle,sensible", "--games", "60", "--seats", str(seats[0])]
        yield intrigue(game, "tournament", game, *arguments)


def abilities() -> Iterator[Step]:
    """Which abilities of City of Five Sails do something in bots' games."""
    yield Step("fivesails", [str(PYTHON), "tests/games/fivesails/measure.py", "abilities", "2000"])


def fizzles() -> Iterator[Step]:
    """No ability of City of Five Sails that is offered comes to nothing by itself."""
    yield Step("fivesails", [str(PYTHON), "tests/games/fivesails/measure.py", "fizzles", "2000"])


def steady() -> Iterator[Step]:
    """Nothing jumps in whole games that are played by clicking."""
    yield pytest("clicks", "tests/browser/test_steady.py", INTRIGUE_STEADY="1000")


def release() -> Iterator[Step]:
    """Packages as people get them."""
    yield Step("packages", [str(PYTHON), "tools/release.py"], {"PYTHONPATH": ""})


def image() -> Iterator[Step]:
    """The steps of the container image, carried out by hand, and the other files of `deploy` read by their programs."""
    yield Step("steps", [str(PYTHON), "tools/image.py"], {"PYTHONPATH": ""})


def mutants() -> Iterator[Step]:
    """Tests notice a rule that was broken."""
    for seed, percent in (("1", "95"), ("2", "90")):
        yield Step(f"seed-{seed}", [str(PYTHON), "tools/mutants.py", seed, "200", percent], {"PYTHONPATH": ""})


def puzzles() -> Iterator[Step]:
    """The puzzles that come with the games hold when they are judged with other luck."""
    for game in GAMES:
        if Path(f"src/intrigue/games/{game}/puzzles.json").is_file():
            yield intrigue(game, "puzzles", "check", game)


PROOFS: dict[str, Callable[[], Iterator[Step]]] = {
    found.__name__: found
    for found in (
        release,
        image,
        fuzz,
        opinions,
        fizzles,
        secrecy,
        chaos,
        cluster,
        steady,
        abilities,
        strength,
        puzzles,
        mutants,
    )
}


def prove(proof: str, step: Step, sources: str) -> bool:
    """Run a step, unless it held for these sources already."""
    out, mark = FOLDER / proof / f"{step.name}.txt", FOLDER / proof / f"{step.name}.json"
    name = f"{proof} {step.name}"
    if mark.is_file() and json.loads(mark.read_text()) == {"sources": sources, "holds": True}:
        print(f"  {name}: holds already (its figures: {out})", flush=True)
        return True
    out.parent.mkdir(parents=True, exist_ok=True)
    mark.unlink(missing_ok=True)
    print(f"  {name} ...", end="", flush=True)
    began = time.monotonic()
    environment = {**os.environ, "PYTHONPATH": str(engine.TREE.resolve()), **step.environment}
    with out.open("w") as file:
        print(f"$ {' '.join(step.command)}\n", file=file, flush=True)
        done = subprocess.run(step.command, env=environment, stdin=subprocess.DEVNULL, stdout=file, stderr=file)
        took = f"{time.monotonic() - began:.0f} s"
        print(f"\nexit {done.returncode} after {took}", file=file)
    mark.write_text(json.dumps({"sources": sources, "holds": done.returncode == 0}))
    print(f" {'holds' if done.returncode == 0 else 'FAILS'} after {took} ({out})", flush=True)
    return done.returncode == 0


def main() -> None:
    chosen = sys.argv[1:] or list(PROOFS)
    for name in chosen:
        if name not in PROOFS:
            raise Trouble(f"There is no proof '{name}'. There are {', '.join(PROOFS)}.")
    sources = engine.tree().name
    print(f"Proofs of the sources {sources}, with their figures in {FOLDER}:")
    failed = [f"{name} {step.name}" for name in chosen for step in PROOFS[name]() if not prove(name, step, sources)]
    if failed:
        raise Trouble(f"Not proved: {', '.join(failed)}.")


if __name__ == "__main__":
    told(main)
