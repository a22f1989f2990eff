"""How a game's sensible player fares against the one of an earlier commit, in the game as it is now:

    PYTHONPATH=.build/compiled .venv/bin/python tests/games/former.py GAME COMMIT GAMES [SEATS ...]

So many games at each table size, or at all that the game has. Those of now are one at a table of two or three and two
at a larger one, in all seats equally often: every deal is played once with each turn of the table.
"""

from __future__ import annotations

import importlib
import importlib.util
import io
import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import intrigue
from intrigue.core import Game, Player, play_on, seeded
from intrigue.lab.chance import Share

ROOT = Path(__file__).parents[2]


ABANDONS = "from ..rules.abilities import Abilities\nfrom ..rules.resolution import Abandons"

# What has another name or another home since: legal actions were once called options, and so on.
SINCE = (
    (r"\.options\(", ".actions("),
    (r"\bst(ate)?\.variant\b", r"st\1.options"),
    (r"\bstate\.table import", "state.state import"),
    (r"\bstate\.layout import CITY_PLACES, HOME\b", "state.city import CITY_PLACES, HOME, first_place, last_place"),
    (r"\bst\.(first|last)_place\(\)", r"\1_place(st.seats)"),
    (r"\brules\.scoring import", "rules.goods import"),
    (r"\brules\.development import (final_score|monument)\b", r"rules.ending import \1"),
    (r"^from \.\.rules\.resolution import Abandons, Abilities$", ABANDONS),
)


def in_todays_words(source: str) -> str:
    for before, now in SINCE:
        source = re.sub(before, now, source, flags=re.MULTILINE)
    return source


def former(game: Game, commit: str) -> Player:
    """The sensible player of an earlier commit: its modules are read from git and stand, uncompiled, beside those of
    now in the package of the game, so that its cards and rules are today's."""
    own = type(game.bot())
    *package, bot, inner = (own.__module__ + ".").split(".", 4)  # its `bot.py`, or the module of its `bot` folder
    folder = Path("src", *package, bot if inner else f"{bot}.py")
    stored = subprocess.run(
        ["git", "archive", commit, folder.as_posix()], cwd=ROOT, check=True, capture_output=True
    ).stdout
    name = ".".join([*package, "former"])
    with tempfile.TemporaryDirectory() as kept:
        with tarfile.open(fileobj=io.BytesIO(stored)) as files:
            files.extractall(kept, filter="data")
        at = Path(kept, folder)
        for file in [at, *at.rglob("*.py")]:
            if file.suffix == ".py":
                file.write_text(in_todays_words(file.read_text(encoding="utf-8")), encoding="utf-8")
        spec = importlib.util.spec_from_file_location(
            name,
            at / "__init__.py" if inner else at,
            submodule_search_locations=[str(at)] if inner else None,
        )
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
        player = getattr(importlib.import_module(f"{name}.{inner}".rstrip(".")), own.__name__)()
    assert isinstance(player, Player)
    return player


def contest(game: Game, seats: int, games: int, now: Player, before: Player) -> Share:
    """The part of the victories that those of now take together."""
    won = Share()
    for number in range(games):
        deal, turn = divmod(number, seats)
        those = {turn, (turn + seats // 2) % seats} if seats > 3 else {turn}
        state = game.new(seats, deal, events=False)
        play_on(state, [now if seat in those else before for seat in range(seats)], seeded(number + 99))
        assert state.result is not None
        won.add(sum(state.result.share(seat) for seat in those))
    return won


def main(name: str, commit: str, games: int, *sizes: int) -> None:
    game = intrigue.game(name)
    before = former(game, commit)
    for seats in sizes or game.seats:
        won = contest(game, seats, games, game.bot(), before)
        low, high = won.interval
        some, fair = ("two", 2 / seats) if seats > 3 else ("one", 1 / seats)
        print(
            f"{name}, {seats} seats, {games} games: {some} of now among those of {commit} took {won.mean:.1%} "
            f"({low:.1%} to {high:.1%}), fair is {fair:.1%}",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *[int(given) for given in sys.argv[3:]])
