"""A card that is added by the steps of docs/designers.md is whole, is dealt, and breaks no law."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.games import newcomers

import intrigue
from intrigue.cli.fuzz import Fuzzed

DECK = "deck.txt"
LAST_PAIR = '    ("shrine_of_the_garden", "shrine_of_plenty"),\n'

# The card has words in German too; and random games are played until somebody sees it. Fails where nobody ever does:
# what a game does not deal, fuzzing cannot try.
SHOW = """
import msgspec, sys
import intrigue
from intrigue.cli.game_options import options
from intrigue.core import seeded
from intrigue.words import wordless

game, id, decks = intrigue.game(sys.argv[1]), sys.argv[2].encode(), sys.argv[3] or None
assert wordless(game, "de") == []
for seed in range(40):
    state, rng = game.new(None, seed, options(game, "", decks)), seeded(seed)
    while not state.over and state.moves < 400:
        if any(id in msgspec.json.encode(state.view(seat)) for seat in range(state.seats)):
            sys.exit(0)
        legal = state.legal(state.mover())
        state.apply_unchecked(state.mover(), legal[rng.below(len(legal))])
sys.exit(1)
"""


class New(msgspec.Struct):
    """A card in play: how it is written, what the catalogues say beside its name, what else brings it into the game
    (a file, what stands there, and what stands there then), and how many random games try whatever follows from it."""

    card: str
    games: int
    words: str = ""
    dealt: tuple[str, str, str] | None = None
    decks: str = ""
    options: str = ""  # under which it comes up soon
    strict: float = 0.1  # of the states that go through every law


NEW = {
    "trickery": New(
        'Favour("windfall", "TRK-FAVOUR", coins=1),',
        12,
        "    .gist = Coins from the pool\n    .text = Take { $coins } from the pool.\n"
        "do-windfall = { $card }: take { $coins }\ndo-windfall-unpaid = { $card }: take { $coins }\n",
        ("state.py", "CARDS: Final = 6\n", "CARDS: Final = 7\n"),
    ),
    "treachery": New(
        'ActionCard("abduction", "w^", "wv w"),',
        18,
        "    .gist = { $upper }. { $lower }.\n    .text = Upper: { $upper }. Lower: { $lower }.\n",
    ),
    "trieste": New(
        'character("archer", WATCH, cost=1, level=1, copies=4, effect=[Gain(WATCH, 1)]),',
        3,
        "    .gist = Draw a treasure\n    .text = Draw a treasure.\n",
    ),
    "mediterranean": New(
        'Face("aqueduct", 1, happy=2),',
        5,
        dealt=("ids.py", LAST_PAIR, f'{LAST_PAIR}    ("aqueduct", "ploughs"),\n'),
        options="floor=live,turns=2",
        strict=0.05,
    ),
    "fivesails": New(newcomers.NEWCOMERS["fivesails"][3], 2, decks=f"{DECK},eisen", strict=0.02),
}


def by_the_steps(package: Path, name: str) -> None:
    """Steps 1 to 3: the card where its like are, its id at the end of the list, its words in both languages; and the
    place that has it dealt."""
    folder, id, new = package / "intrigue" / "games" / name, newcomers.NEWCOMERS[name][0], NEW[name]
    newcomers.add(package, name, new.card)
    for language in ("en", "de"):
        with (folder / "words" / f"{language}.ftl").open("a", encoding="utf-8") as book:
            book.write(f"\ncard-{id} = {id.replace('_', ' ').title().replace(' The ', ' the ')}\n{new.words}")
    if new.dealt is not None:
        file, old, now = new.dealt
        text = (folder / file).read_text(encoding="utf-8")
        assert text.count(old) == 1
        (folder / file).write_text(text.replace(old, now), encoding="utf-8")


@pytest.mark.skipif(intrigue.COMPILED, reason="the copy is plain Python, so once is enough")
@pytest.mark.parametrize("name", intrigue.games())
def test_a_new_card_is_played_and_breaks_no_law(name: str, tmp_path: Path) -> None:
    package, new = newcomers.copied(tmp_path / "more"), NEW[name]
    by_the_steps(package, name)
    sample = next((one.text for one in intrigue.game(name).decks.samples() if one.name == "castille"), "")
    (tmp_path / DECK).write_text(sample.replace("Sanjay", "Ana the First"), encoding="utf-8")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": str(package)}
        command = [sys.executable, *arguments]
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)

    checked = run("-m", "intrigue", "cards", name, "--check")
    assert checked.returncode == 0, checked.stderr
    shown = run("-c", SHOW, name, newcomers.NEWCOMERS[name][0], new.decks)
    assert shown.returncode == 0, shown.stderr or "It is never dealt."
    decks = ["--decks", new.decks, "--seats", "2"] if new.decks else []
    limits = ["--games", str(new.games), "--seed", "4", "--jobs", "1", "--options", new.options, *decks]
    tried = run("-m", "intrigue", "fuzz", name, *limits, "--strict", str(new.strict), "--json", "-")
    assert tried.returncode == 0, tried.stdout + tried.stderr
    found = msgspec.json.decode(tried.stdout, type=Fuzzed)
    assert found.games == new.games
    assert found.checked > 0
