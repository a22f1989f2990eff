"""A second opinion on Treachery in a Pocket, written from the rules alone: who may fill a picture, and to which tables
an action can lead.

It knows nothing of the engine. A table is rows of names from the top, and who is Wounded and Killed; a picture is rows
of symbols, each a colour and what it does.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

HOUSE = {
    "filia": "green",
    "asher": "green",
    "brutol": "red",
    "gerard": "red",
    "diane": "purple",
    "elaine": "purple",
    "lucius": "blue",
    "isolde": "blue",
    "corvin": "",
    "odile": "",
}
STEP = {"up": -1, "down": 1}


@dataclass(frozen=True)
class Symbol:
    row: int  # of the picture, from the top
    yellow: bool
    does: tuple[str, ...]


Picture = tuple[Symbol, ...]  # all symbols, those that do something first, else as drawn
Way = tuple[str, ...]  # who fills them


@dataclass(frozen=True)
class Table:
    rows: tuple[frozenset[str], ...]
    wounded: frozenset[str]
    killed: frozenset[str]

    def row_of(self, who: str) -> int:
        return next(at for at, row in enumerate(self.rows) if who in row)

    def active(self, who: str) -> bool:
        """Abilities are active while Wounded."""
        return who in self.wounded

    def living(self) -> list[str]:
        return [who for who in HOUSE if who not in self.killed]


def picture(rows: list[list[tuple[str, tuple[str, ...]]]]) -> Picture:
    """From what is drawn: in each row the colour and the effects of each symbol."""
    drawn = [Symbol(at, colour == "yellow", does) for at, row in enumerate(rows) for colour, does in row]
    first = min(symbol.row for symbol in drawn)
    drawn = [Symbol(symbol.row - first, symbol.yellow, symbol.does) for symbol in drawn]
    return tuple([symbol for symbol in drawn if symbol.does] + [symbol for symbol in drawn if not symbol.does])


# ---------------------------------------------------------------------- who may fill a picture


@lru_cache(maxsize=100)
def ways(table: Table, asked: Picture) -> set[Way]:
    """Everybody living in the rows where the picture lies, each in another symbol, if Houses and effects allow it."""
    height = 1 + max(symbol.row for symbol in asked)
    found = set()
    for top in range(len(table.rows) - height + 1):
        there = [who for at in range(height) for who in table.rows[top + at] if who not in table.killed]
        for way in permutations(there, len(asked)):
            stands = all(table.row_of(who) == top + symbol.row for who, symbol in zip(way, asked, strict=True))
            if stands and suffers_all(table, asked, way) and houses_fit(table, asked, way):
                found.add(way)
    return found


def suffers_all(table: Table, asked: Picture, way: Way) -> bool:
    for who, symbol in zip(way, asked, strict=True):
        if "heal" in symbol.does and who not in table.wounded:
            return False
        moved = "up" in symbol.does or "down" in symbol.does
        if moved and "heal" not in symbol.does and not can_move(table, who):
            return False
    return True


def can_move(table: Table, who: str) -> bool:
    return who not in table.killed and not (who == "gerard" and table.active(who))


def houses_fit(table: Table, asked: Picture, way: Way) -> bool:
    """The yellow ones are of one House, the white ones beside them are not; Corvin in his masks is of every House."""
    yellow = [who for who, symbol in zip(way, asked, strict=True) if symbol.yellow]
    white = [who for who, symbol in zip(way, asked, strict=True) if not symbol.yellow]
    if not yellow:
        return True
    return any(
        all(belongs(table, who, house) for who in yellow) and not any(belongs(table, who, house) for who in white)
        for house in ("green", "red", "purple", "blue")
    )


def belongs(table: Table, who: str, house: str) -> bool:
    return HOUSE[who] == house or (who == "corvin" and table.active(who))


# ---------------------------------------------------------------------- what it leads to


def outcomes(table: Table, asked: Picture, way: Way) -> set[Table]:
    """All tables that the end of the turn can show: moves and attacks in any order, last deeds done to anybody."""
    filled = [(who, symbol.does) for who, symbol in zip(way, asked, strict=True)]
    healed = frozenset(who for who, does in filled if "heal" in does)
    table = Table(table.rows, table.wounded - healed, table.killed)
    moves = [(who, way_of(does)) for who, does in filled if way_of(does)]
    blows = [who for who, does in filled if "attack" in does]
    found = set()
    for order in permutations(moves):
        moved = table
        for who, direction in order:
            moved = move(moved, who, direction)
        for strikes in permutations(blows):
            found |= attack_all(moved, list(strikes))
    return {closed(one) for one in found}


def way_of(does: tuple[str, ...]) -> str:
    return "up" if "up" in does else "down" if "down" in does else ""


def move(table: Table, who: str, direction: str) -> Table:
    """One row; Isolde, Wounded, two. Filia, Wounded, takes along who is of her House in her row. Elaine, Wounded, makes
    room for whoever comes."""
    at = table.row_of(who)
    group = {who}
    if who == "filia" and table.active(who):
        group |= {one for one in table.rows[at] if belongs(table, one, "green") and can_move(table, one)}
    far = 2 if who == "isolde" and table.active(who) else 1
    table, to = put(table, at, at + far * STEP[direction], group)
    if "elaine" in table.rows[to] and "elaine" not in group and table.active("elaine"):
        table, _ = put(table, to, to + STEP[direction], {"elaine"})
    return table


def put(table: Table, at: int, to: int, group: set[str]) -> tuple[Table, int]:
    """A group goes from row to row, and rows are made where there are none."""
    rows = [set(row) for row in table.rows]
    while to < 0:
        rows.insert(0, set())
        at, to = at + 1, to + 1
    while to >= len(rows):
        rows.append(set())
    rows[at] -= group
    rows[to] |= group
    return Table(tuple(frozenset(row) for row in rows), table.wounded, table.killed), to


def attack_all(table: Table, whom: list[str]) -> set[Table]:
    tables = {table}
    for who in whom:
        tables = {after for before in tables for after in attack(before, who)}
    return tables


def attack(table: Table, who: str) -> set[Table]:
    """The tables that an attack can lead to, with the last deeds that it brings about."""
    if who in table.killed:
        return {table}  # too late
    if who != "asher" and table.active("asher") and "asher" in table.rows[table.row_of(who)]:
        who = "asher"
    if who not in table.wounded:
        return {Table(table.rows, table.wounded | {who}, table.killed)}
    return last_deed(Table(table.rows, table.wounded - {who}, table.killed | {who}), who)


def last_deed(table: Table, who: str) -> set[Table]:
    match who:
        case "brutol":
            beside = [one for one in table.rows[table.row_of(who)] if one not in table.killed]
            return {after for one in beside for after in attack(table, one)} or {table}
        case "diane":
            return {move(table, one, "down") for one in table.living() if can_move(table, one)} or {table}
        case "lucius":
            taught = {heal(table, one) for one in table.wounded} or {table}
            found = set()
            for lesson in taught:
                whole = [one for one in lesson.living() if one not in lesson.wounded]
                found |= {after for one in whole for after in attack(lesson, one)} or {lesson}
            return found
        case "odile":
            return {move(heal(table, one), one, "up") for one in table.wounded} or {table}
        case _:
            return {table}


def heal(table: Table, who: str) -> Table:
    return Table(table.rows, table.wounded - {who}, table.killed)


def closed(table: Table) -> Table:
    return Table(tuple(row for row in table.rows if row), table.wounded, table.killed)


# ---------------------------------------------------------------------- the points


def points(table: Table, rise: str, fall: str) -> int:
    total = 0
    for at, row in enumerate(table.rows):
        for who in row:
            if HOUSE[who] == rise:
                total += len(table.rows) - 1 - at
            if HOUSE[who] == fall:
                total += at
            if HOUSE[who] in (rise, fall) and who in table.wounded | table.killed:
                total -= 1
    return total


def best_noble(table: Table, rise: str, fall: str) -> int:
    risen = [len(table.rows) - 1 - at for at, row in enumerate(table.rows) for who in row if HOUSE[who] == rise]
    fallen = [at for at, row in enumerate(table.rows) for who in row if HOUSE[who] == fall]
    return max(risen + fallen)


def winners(table: Table, agendas: list[tuple[str, str]]) -> list[int]:
    """Most points, then the best single noble, then together."""
    keys = [(points(table, *agenda), best_noble(table, *agenda)) for agenda in agendas]
    return [seat for seat, key in enumerate(keys) if key == max(keys)]
