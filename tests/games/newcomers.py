"""A copy of the package with one more card in every game, written before all others; and what must be the same there.

python newcomers.py FILE    # run on that copy, with what was seen here (`Seen`), and silent where all is the same
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

import msgspec

import intrigue
from intrigue.core.columns import ROOM
from intrigue.core.record import load, verify

SOURCE = Path(__file__).parents[2] / "src" / "intrigue"

# By game: the id of a card that is in nobody's deck, the file, what the first card is written after, and the card.
NEWCOMERS = {
    "trickery": (
        "windfall",
        "cards.py",
        "WRITTEN: Final[list[ActionCard]] = [",
        'Favour("windfall", "TRK-FAVOUR", coins=1),',
    ),
    "treachery": (
        "abduction",
        "cards/actions.py",
        "WRITTEN: Final[list[ActionCard]] = [",
        'ActionCard("abduction", "w^", "wv w", copies=0),',
    ),
    "trieste": (
        "archer",
        "cards/watch.py",
        "WATCH_DECK: Final[list[Title]] = [",
        'character("archer", WATCH, cost=1, level=1, copies=0, effect=[]),',
    ),
    "mediterranean": (
        "aqueduct",
        "cards/government.py",
        "GREY: Final[list[Face]] = [",
        'Face("aqueduct", 1, happy=2),',
    ),
    "fivesails": (
        "ana_the_first",
        "cards/lists/castille/characters.py",
        "",
        """
card("ana_the_first", 1, "Ana the First", CHARACTER, CASTILLE, "Pirate, Castille",
     [ability(ACTION, do=[Draw()])], stats=(2, 2, 2, 4), unique=True)
""",
    ),
}
FIRST_CARD = "\ncard("  # of a file of City of Five Sails


def copied(to: Path) -> Path:
    """The package as it is, in a folder for Python's path."""
    shutil.copytree(SOURCE, to / "intrigue", ignore=shutil.ignore_patterns("page", "__pycache__"))
    return to


def add(to: Path, game: str, card: str, listed: bool = True) -> None:
    """Write a card of `NEWCOMERS`, or another text in its place, into a copy of the package."""
    id, file, after, _ = NEWCOMERS[game]
    path = to / "intrigue" / "games" / game / file
    text = path.read_text(encoding="utf-8")
    if after:
        assert text.count(after) == 1
        path.write_text(text.replace(after, f"{after}\n    {card}"), encoding="utf-8")
    else:
        path.write_text(text.replace(FIRST_CARD, f"{card}{FIRST_CARD}", 1), encoding="utf-8")
    if listed:
        ids = to / "intrigue" / "games" / game / "ids.py"
        name = "FACES" if game == "mediterranean" else "CARDS"
        head, mark, rest = ids.read_text(encoding="utf-8").partition(f"{name}: Final = (\n")
        ids.write_text(f"{head}{mark}{rest.replace(')', f'    {id!r},{chr(10)})', 1)}", encoding="utf-8")


class Seen(msgspec.Struct):
    """One moment of a game."""

    game: str
    record: str
    save: str
    views: list[str]  # by seat, as they are sent
    names: list[str]  # of the columns that its observer writes; none where nobody can look at them here
    columns: list[list[int]]  # what they hold, by seat
    offered: list[list[int]]  # each action that may be done, as a row
    actions: list[tuple[int, int, str, int]]  # seat, number, text and index of all that may be done


def seen(game: Any, record: Path, state: Any) -> Seen:
    seats = range(state.seats)
    actions = [(seat, action, state.say(seat, action)) for seat in seats for action in state.legal(seat)]
    sight = sight_of(game)
    return Seen(
        game.name,
        str(record),
        state.save().decode(),
        [msgspec.json.encode(state.view(seat)).decode() for seat in seats],
        sight.names if sight else [],
        [sight.observation(state, seat).tolist() for seat in seats] if sight else [],
        [row(sight.observer, state, seat, action) for seat, action, _ in actions] if sight else [],
        [(seat, action, text, sight.actions.index(action) if sight else -1) for seat, action, text in actions],
    )


def row(observer: Any, state: Any, seat: int, action: int) -> list[int]:
    """An action as a learner is offered it."""
    from intrigue.research.batch import zeros

    width = len(observer.choice.columns)
    place = zeros(width)
    observer.write_choice(state, seat, action, place, 0)
    return [int(place[at]) for at in range(width)]


def sight_of(game: Any) -> Any:
    try:
        from intrigue.research.observe import Sight
    except ImportError:  # there is no numpy
        return None
    return Sight(game) if game.observer else None


def same(was: Seen) -> None:
    """Look at the same moment again."""
    game = intrigue.game(was.game)
    now = seen(game, Path(was.record), game.load(was.save.encode()))
    observed_alike(game, was, now)
    now.names, now.columns = was.names, was.columns
    assert now == was, was.game
    assert list(verify(load(Path(was.record)), game)) == [], was.record


def observed_alike(game: Any, was: Seen, now: Seen) -> None:
    """The observer knows the new card, and every column is where it was and holds what it held. Where a card has
    columns of its own, they were kept for it."""
    if not was.names:
        return
    id = NEWCOMERS[game.name][0]
    assert any(id in column.words or id in column.name for block in game.observer.blocks for column in block.columns)
    renamed = [(old, new) for old, new in zip(was.names, now.names, strict=True) if old != new]
    assert all(ROOM in old and id in new for old, new in renamed), game.name
    assert now.columns == was.columns, game.name


if __name__ == "__main__":
    for name, (id, *_) in NEWCOMERS.items():
        assert id in [card.id for card in intrigue.game(name).cards()], f"{id} was not read"
    for one in msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=list[Seen]):
        same(one)
