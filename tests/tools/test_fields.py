"""Fields of states are listed once, and what is made from the lists is committed as it was made."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import fields
from house import ROOT, SOURCE, Trouble

LISTED = '''
"""A toy."""

from ...core.fields import Cloned, Shared, seats
from .names import NOBODY
from .options import ToyOptions
from .parts import Duel, Offer


class Fields:
    """What a toy is made of."""

    options: ToyOptions
    turn: int = 0  # of the game
    winner: int = NOBODY
    coins: list[int] = [2] * seats
    hands: list[list[int]] = [[] for _ in range(seats)]
    # who sits where,
    # replaced as a whole
    order: Shared[list[int]] = []
    offers: list[Shared[Offer]] = []
    duel: Cloned[Duel] = Duel()
    last: tuple[int, ...] | None = None
'''


class State:
    def __init__(self, game: Any, seats: int, options: Any, rng: Any, original: Any) -> None:
        self.seats = seats


class Duel:
    def clone(self) -> Duel:
        return Duel()


def toy() -> Any:
    """The class that is made of the list above."""
    lines = [line for line in fields.made(LISTED, "...").splitlines() if not line.lstrip().startswith("from .")]
    text = "\n".join(lines).replace("if TYPE_CHECKING:", "")
    found: dict[str, Any] = {"State": State, "Duel": Duel, "NOBODY": -1}
    exec(text, found)
    return found["Fields"]


def test_what_is_committed_is_what_the_lists_say() -> None:
    games = {file.relative_to(SOURCE / "games").parts[0] for file in fields.lists()}
    assert games == {file.parent.name for file in (SOURCE / "games").glob("*/rulebook.md")}
    for file in fields.lists():
        assert file.with_name(fields.MADE).read_text() == fields.wanted_for(file), f"{file}: run `make fields`"


def test_a_changed_list_without_a_new_class_is_noticed(tmp_path: Path) -> None:
    game = tmp_path / SOURCE / "games" / "toy"
    game.mkdir(parents=True)
    (tmp_path / "tools").mkdir()
    for name in ("fields.py", "house.py"):
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools" / name)

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "tools/fields.py", *words], cwd=tmp_path, capture_output=True, text=True)

    listed = game / "fields.py"
    listed.write_text(LISTED)
    assert run("check").returncode != 0
    assert run().returncode == 0
    assert run("check").returncode == 0
    listed.write_text(LISTED.replace("turn: int = 0", "turn: int = 1"))
    refused = run("check")
    assert refused.returncode != 0
    assert "generated.py is not what" in refused.stderr
    assert "self.turn = 0" in (game / "generated.py").read_text()
    assert run().returncode == 0
    assert run("check").returncode == 0
    assert "self.turn = 1" in (game / "generated.py").read_text()


def test_a_fresh_table_has_first_values_of_its_own() -> None:
    one, other = (toy()(None, 3, None, None) for _ in range(2))
    assert (one.turn, one.winner, one.coins, one.hands, one.last) == (0, -1, [2, 2, 2], [[], [], []], None)
    one.hands[0].append(7)
    assert (one.hands[1], other.hands[0]) == ([], [])


def test_a_copy_shares_what_is_shared_and_nothing_else() -> None:
    kind = toy()
    old = kind(None, 3, None, None)
    old.turn, old.last, old.offers = 4, (1, 2), [object()]
    old.hands[1].append(5)
    new = kind(None, 3, None, None, old)
    assert (new.turn, new.last, new.coins, new.hands) == (4, (1, 2), [2, 2, 2], [[], [5], []])
    assert new.order is old.order
    assert new.offers[0] is old.offers[0]
    for own, other in ((new.coins, old.coins), (new.offers, old.offers), (new.duel, old.duel), (new.hands, old.hands)):
        assert own is not other
    assert new.hands[1] is not old.hands[1]


def test_remarks_and_types_stand_in_what_is_made() -> None:
    text = fields.made(LISTED, "...")
    assert "    turn: int  # of the game\n" in text
    assert "    # who sits where,\n    # replaced as a whole\n    order: list[int]\n" in text
    assert "    options: ToyOptions\n" in text
    assert '"options"' not in text  # its slot is in State
    assert "core.fields" not in text
    running, _, alone = text.partition("if TYPE_CHECKING:")
    assert "from .names import NOBODY\nfrom .parts import Duel\n" in running
    assert "    from .options import ToyOptions\n    from .parts import Offer\n" in alone


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("duel: Cloned[Duel]", "duel: Duel", "'duel' holds Duel, which may change or not"),
        ("list[Shared[Offer]]", "list[Offer]", "'offers' holds Offer"),
        ("last: tuple[int, ...] | None", "last: tuple[list[int], ...] | None", "'last' holds tuple"),
        ("turn: int = 0", "turn: int", "'turn' has no first value"),
        ("turn: int = 0", "turn = 0", "Line 14 is no field"),
        ("    options: ToyOptions\n", "", "The first field is the options"),
    ],
)
def test_what_is_wrong_with_a_list_is_said(before: str, after: str, reason: str) -> None:
    assert before in LISTED
    with pytest.raises(Trouble, match=reason.replace("(", r"\(")):
        fields.made(LISTED.replace(before, after), "...")
