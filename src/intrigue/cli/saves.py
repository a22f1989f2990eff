"""Games in progress, kept in a folder of their own so that nothing is lost when a terminal is closed or killed.

A game is two files: its record `NAME.jsonl`, written anew after every action, and `NAME.json`, which remembers what
the record does not (who is a bot, and the bots' seed). The second one is there as long as the game is unfinished.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from datetime import datetime
from pathlib import Path
from typing import IO

import msgspec

from ..core import BadInput, Game, Player
from ..core.record import Record, load
from ..games import game as game_by_name
from ..players import player
from ..players.abstaining import Abstaining, without
from ..table import Guided, LocalTable
from . import game_options
from .screen import clean

try:
    import fcntl
except ImportError:  # no locks on this system: do not go on with one game in two windows
    fcntl = None  # type: ignore[assignment]

PERSON = "person"
RECORD, SEATING = ".jsonl", ".json"
GUIDED = "-guided"  # behind the name of the game, in the name of a guided one


class Seating(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays: for each seat `person` or the name of a bot; and what the bots draw their luck from. In a guided game
    also how many lessons were heard. `lacking` are cards that the bots do without."""

    players: list[str]
    bot_seed: int
    heard: int | None = None
    lacking: tuple[str, ...] = ()


def database() -> str:
    """Where a server keeps its tables when nobody says; its folder is made. (One that is named must be there.)"""
    folder().mkdir(parents=True, exist_ok=True)
    return str(folder() / "tables.db")


def folder() -> Path:
    own = os.environ.get("INTRIGUE_DATA")
    if own:
        return Path(own)
    shared = os.environ.get("XDG_DATA_HOME")
    if shared:
        return Path(shared) / "intrigue"
    home = os.path.expanduser("~")
    if not os.path.isabs(home):
        raise OSError("there is no home folder to keep games in; set INTRIGUE_DATA to one")
    return Path(home) / ".local" / "share" / "intrigue"


class SavedGame:
    """One game in the folder. Held by a lock while it is being played."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: IO[bytes] | None = None

    @property
    def seating(self) -> Path:
        return self.path.with_suffix(SEATING)

    def keep(self, table: LocalTable) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        table.record.save(self.path)

    def hear(self, heard: int) -> None:
        """Note how many lessons were heard; in the very file, which may be locked."""
        seating = self.seated()
        seating.heard = heard
        with self.seating.open("r+b") as file:
            file.write(msgspec.json.encode(seating))
            file.truncate()

    def seated(self) -> Seating:
        try:
            return msgspec.json.decode(self.seating.read_bytes(), type=Seating)
        except msgspec.DecodeError as error:
            raise BadInput(f"This does not say who plays: {error}.") from None

    def hold(self) -> bool:
        """Take the game; False when it is being played somewhere else."""
        if fcntl is not None:
            self._lock = self.seating.open("rb")
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self.release()
                return False
        return True

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def finish(self) -> None:
        """The game is over: its record stays, and there is nothing left to resume."""
        self.release()
        self.seating.unlink(missing_ok=True)

    def sit_down(self) -> LocalTable:
        """The table as it was left; BadInput when the files are damaged."""
        seating = self.seated()
        record = read_record(self.path)
        game = game_by_name(record.header.game)
        players = seats(game, seating.players, seating.lacking)
        if seating.heard is None:
            return LocalTable(game, record, players, seating.bot_seed)
        return Guided(game, record, players, seating.bot_seed, seating.heard)


def seats(game: Game, players: Sequence[str], lacking: Collection[str] = ()) -> list[Player | None]:
    return [None if name == PERSON else without(player(game, name), lacking) for name in players]


def lacking(table: LocalTable) -> tuple[str, ...]:
    """The cards that the bots at a table do without."""
    return tuple(sorted({card for one in table.players if isinstance(one, Abstaining) for card in one.cards}))


def begin(table: LocalTable, players: Sequence[str]) -> SavedGame:
    """A place in the folder for a new game, named after the game and the time."""
    home = folder()
    home.mkdir(parents=True, exist_ok=True)
    guided = isinstance(table, Guided)
    stem = f"{table.game.name}{GUIDED if guided else ''}-{datetime.now():%Y%m%d-%H%M%S}"
    number = 1
    while True:
        saved = SavedGame(home / (stem + (f"-{number}" if number > 1 else "") + RECORD))
        try:
            with saved.seating.open("xb") as file:
                seating = Seating(list(players), table.bot_seed, 0 if guided else None, lacking(table))
                file.write(msgspec.json.encode(seating))
        except FileExistsError:
            number += 1
            continue
        saved.hold()
        saved.keep(table)
        return saved


def unfinished_games(game: str | None) -> list[SavedGame]:
    """The games that can be gone on with, the latest first; `trieste-guided` for the guided ones of a game."""
    found = [SavedGame(file.with_suffix(RECORD)) for file in folder().glob(f"{game or '*'}-*{SEATING}")]
    found = [saved for saved in found if saved.path.is_file()]
    return sorted(found, key=lambda saved: saved.path.stat().st_mtime, reverse=True)


def has_played(game: str) -> bool:
    """Whether a game was ever begun here."""
    return any(folder().glob(f"{game}-*{RECORD}"))


def guided_game(game: str) -> Path | None:
    """The record of the latest guided game."""
    found = folder().glob(f"{game}{GUIDED}-*{RECORD}")
    return max(found, key=lambda path: path.stat().st_mtime, default=None)


def find_record(name: str) -> Path:
    """The file of a record: a path, or the name of a game that was played here."""
    path = Path(name)
    played_here = folder() / f"{path.name.removesuffix(RECORD)}{RECORD}"
    if not path.exists() and len(path.parts) == 1 and played_here.is_file():
        return played_here
    if path.is_dir():
        raise BadInput(f"{name} is a folder; a game record is a file.")
    if not path.exists():
        raise BadInput(f"There is no record {name}, neither here nor in {folder()}.")
    return path


def read_record(path: Path) -> Record:
    """A record from anywhere, so nothing in it is taken for granted that will be shown or dealt from. Until the command
    is over the cards say what they said in that game."""
    record = load(path)
    game = game_by_name(record.header.game)
    if record.header.rules == game.version:
        game_options.lay(game, record.header.cards)
    record.header.players = [clean(name) for name in record.header.players]
    return record
