"""Cards have ids, and a number for good: a new one changes nothing that exists, and what does not fit is refused with
the file and the line to look at."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import pytest
from tests.games import newcomers
from tests.games.golden import folder

import intrigue
from intrigue.core import BadInput
from intrigue.core.numbering import in_order, written_at
from intrigue.core.record import load
from intrigue.games.fivesails.cards import build
from intrigue.games.fivesails.state.names import CASTILLE, CHARACTER
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.words import source, wordless
from intrigue.words.catalogue import Catalogue

ROOT = Path(__file__).parents[2]


def run(package: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python on a copy of the package."""
    path = os.pathsep.join([str(package), str(ROOT)])
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path}
    )


def test_a_new_card_changes_nothing_that_exists(tmp_path: Path) -> None:
    """Golden games replay to the byte; saves, views, actions and observations from before are what they were."""
    moments: list[newcomers.Seen] = []
    for name in intrigue.games():
        game = intrigue.game(name)
        for path in sorted(folder(name).glob("*.jsonl"), key=lambda path: path.stat().st_size)[:4]:
            record = load(path)
            state = record.replay(game, len(record.lines) // 2, events=False)
            moments.append(newcomers.seen(game, path, state))
    package = newcomers.copied(tmp_path / "more")
    for name, (_, _, _, card) in newcomers.NEWCOMERS.items():
        newcomers.add(package, name, card)
    (tmp_path / "seen.json").write_bytes(msgspec.json.encode(moments))
    done = run(package, newcomers.__file__, str(tmp_path / "seen.json"))
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", newcomers.NEWCOMERS)
def test_a_card_without_a_number_is_refused_at_its_line(name: str, tmp_path: Path) -> None:
    package = newcomers.copied(tmp_path)
    id, file, _, card = newcomers.NEWCOMERS[name]
    newcomers.add(package, name, card, listed=False)
    lines = (package / "intrigue" / "games" / name / file).read_text(encoding="utf-8").splitlines()
    line = next(number for number, text in enumerate(lines, 1) if f'"{id}"' in text)
    done = run(package, "-m", "intrigue", "cards", name)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{name}/{file}:{line}: the card '{id}' has no number yet." in done.stderr
    assert "Traceback" not in done.stderr


class Thing:
    def __init__(self, id: str) -> None:
        self.id = id
        self.number = -1


def small_game(at: Path, ids: str, cards: str) -> ModuleType:
    """A folder of a game with its list of ids, one to a line, and with its cards."""
    (at / "ids.py").write_text("CARDS = (\n" + "".join(f'    "{id}",\n' for id in ids.split()) + ")\n")
    (at / "cards.py").write_text("".join(f'Thing("{id}")\n' for id in cards.split()))
    spec = importlib.util.spec_from_file_location("ids", at / "ids.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_numbers_are_places_in_the_list_wherever_a_card_is_written(tmp_path: Path) -> None:
    ids = small_game(tmp_path, "duke fool king", "king duke fool")
    cards = in_order(ids, ids.CARDS, [Thing("king"), Thing("duke"), Thing("fool")])
    assert [(card.id, card.number) for card in cards] == [("duke", 0), ("fool", 1), ("king", 2)]


@pytest.mark.parametrize(
    ("listed", "written", "why"),
    [
        ("duke fool", "duke fool duke", "cards.py:3: there is a second card with the id 'duke'; the first is at .*:1."),
        ("duke", "duke fool", "cards.py:2: the card 'fool' has no number yet."),
        ("duke fool", "duke", "ids.py:3: there is no card with the id 'fool'."),
        ("duke fool duke", "duke fool", "ids.py:4: the id 'duke' is in the list twice"),
    ],
)
def test_what_does_not_fit_is_refused_with_file_and_line(listed: str, written: str, why: str, tmp_path: Path) -> None:
    ids = small_game(tmp_path, listed, written)
    with pytest.raises(BadInput, match=why):
        in_order(ids, ids.CARDS, [Thing(id) for id in written.split()])


def test_a_card_is_found_where_it_is_written() -> None:
    game = intrigue.game("fivesails")
    for card in game.cards()[::20]:
        file, _, line = written_at(game.folder, card.id).rpartition(":")
        lines = Path(file).read_text(encoding="utf-8").splitlines()[int(line) - 1 :]
        assert lines[0].startswith("card(")
        assert lines[1].strip() == f'"{card.id}",'


def test_an_unknown_trait_is_refused_with_file_and_line() -> None:
    before = len(build.WRITTEN)
    with pytest.raises(
        BadInput, match=r"castille/characters\.py:\d+: 'Pirat' is no trait of any card; .*/traits\.py\."
    ):
        build.card("soline_el_gato", 89, "Soline el Gato", CHARACTER, CASTILLE, "Pirat, Castille", [])
    assert len(build.WRITTEN) == before
    assert all(traits for card in CARDS for traits in card.traits)


WITH_WORDS = {
    "trickery": "bribe",
    "treachery": "asher",
    "trieste": "matteo",
    "mediterranean": "tribunal",
    "fivesails": "soline_el_gato",
}


@pytest.mark.words
@pytest.mark.parametrize("name", intrigue.games())
def test_a_card_without_words_is_refused_with_file_and_line(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = intrigue.game(name)
    for language in ("en", "de"):
        assert wordless(game, language) == []
    id = WITH_WORDS[name]
    without = re.sub(rf"^card-{id} =.*?(?=^\S)", "", source(game, "en"), flags=re.MULTILINE | re.DOTALL)
    assert without != source(game, "en")
    broken = Catalogue(without, "en")
    monkeypatch.setattr("intrigue.words.speaker.catalogue", lambda *given: broken)
    lacking = wordless(game)
    assert lacking
    assert all(re.match(rf".*\.py:\d+: the card '{id}' lacks words, .*{id}.* in .*en\.ftl\.", one) for one in lacking)
