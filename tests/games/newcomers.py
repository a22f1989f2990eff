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
        "cards/lists/castille/people.py",
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
    columns: list[list[float]]  # of their observations; none where nobody can make them here
    actions: list[tuple[int, int, str, int]]  # seat, number, text and index of all that may be done


def seen(game: Any, record: Path, state: Any) -> Seen:
    seats = range(state.seats)
    actions = [(seat, action, state.say(seat, action)) for seat in seats for action in state.legal(seat)]
    columns, table = observing(game)
    return Seen(
        game.name,
        str(record),
        state.save().decode(),
        [msgspec.json.encode(state.view(seat)).decode() for seat in seats],
        [columns(state.view(seat)) for seat in seats] if columns else [],
        [(seat, action, text, table.index(action) if table else -1) for seat, action, text in actions],
    )


def observing(game: Any) -> tuple[Any, Any]:
    try:
        import numpy  # noqa: F401
    except ImportError:
        return None, None
    from intrigue.research.actions import ActionTable
    from intrigue.research.layout import layout

    return (lambda view: layout(game.name).vector(view).tolist()), ActionTable(game)


def same(was: Seen) -> None:
    """Look at the same moment again."""
    game = intrigue.game(was.game)
    state = game.load(was.save.encode())
    assert seen(game, Path(was.record), state) == was, was.game
    assert list(verify(load(Path(was.record)), game)) == [], was.record
    if was.columns:
        told_apart(game, state, was.columns)


def told_apart(game: Any, state: Any, columns: list[list[float]]) -> None:
    """With the new card in the vocabularies, all else is where it was: by name, and where cards are words by place."""
    from intrigue.research.layout import kinds_of_cards, layout, with_new_cards

    kept = layout(game.name)
    grown = with_new_cards(kept, kinds_of_cards(game))
    assert any(NEWCOMERS[game.name][0] in getattr(shape, "words", ()) for _, shape in grown.leaves), game.name
    for seat, before in enumerate(columns):
        now = grown.vector(state.view(seat)).tolist()
        values = dict(zip(grown.names, now, strict=True))
        assert [values[name] for name in kept.names] == before, game.name
        assert game.name != "fivesails" or (grown.version == 1 and now == before)


if __name__ == "__main__":
    for name, (id, *_) in NEWCOMERS.items():
        assert id in [card.id for card in intrigue.game(name).cards()], f"{id} was not read"
    for one in msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=list[Seen]):
        same(one)
