"""The picture of an action: rows of white and yellow symbols, some with effects, and who can fill them.

A picture is written as text: rows from top to bottom with slashes between; `w` and `y` are symbols; after them `+`
heals, `^` moves up, `v` moves down, `x` attacks; `-` is a row shown empty. "wx / y^ y" wants two of one House in a row
and an outsider in the row above: one of the two moves up, the outsider is attacked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .characters import EVERY_HOUSE, EVERYONE, KIN, ROOTED
from .effects import ATTACK, DOWN, HEAL, MOVE, UP

NOBODY: Final = -1
MARKS: Final[dict[str, int]] = {"+": HEAL, "^": UP, "v": DOWN, "x": ATTACK}
NO_KIN: Final[list[int]] = [0]
FIRST_NOBLES: Final = 0b01010101  # the two nobles of a House are neighbours in CHARACTERS


class Symbol:
    """One symbol of a picture. `row` counts from the highest row that has any."""

    __slots__ = ("row", "yellow", "effects")
    row: int
    yellow: bool
    effects: int

    def __init__(self, row: int, yellow: bool, effects: int) -> None:
        self.row = row
        self.yellow = yellow
        self.effects = effects

    def allows(self, wounded: i64) -> i64:
        """To whom its effects can be applied, step by step: healing comes first, and ends an ability that forbids a
        move (TRE-C-11, TRE-C-34)."""
        effects: i64 = self.effects
        if effects & HEAL:
            return wounded
        return ~(wounded & ROOTED) if effects & MOVE else EVERYONE


class Picture:
    """What an action needs and does. Symbols with effects come first, in the order in which they are filled.

    Whoever fills a symbol without effects makes no difference, so nobody is asked for those; they only have to be
    there (TRE-REQ-1, TRE-REQ-6).
    """

    __slots__ = ("text", "rows", "symbols", "asked", "height", "lone", "pair", "needs", "yellow_rows")
    text: str
    rows: list[list[Symbol]]  # as drawn
    symbols: list[Symbol]
    asked: int  # how many of the symbols have effects
    height: int  # from the first row with symbols to the last; empty rows at the edge need not exist (TRE-C-5)
    lone: bool  # whether it is but one white symbol
    pair: bool  # whether it has yellow symbols
    needs: list[int]  # symbols in each row of its height
    yellow_rows: list[int]

    def __init__(self, text: str) -> None:
        self.text = text
        self.rows = []
        first = -1
        self.height = 0
        for line in text.split("/"):
            words = line.split()
            row: list[Symbol] = []
            if words != ["-"]:
                if first < 0:
                    first = len(self.rows)
                self.height = len(self.rows) - first + 1
                for word in words:
                    row.append(Symbol(len(self.rows) - first, word[0] == "y", sum([MARKS[mark] for mark in word[1:]])))
            self.rows.append(row)
        every = [symbol for row in self.rows for symbol in row]
        asked = [symbol for symbol in every if symbol.effects]
        self.symbols = asked + [symbol for symbol in every if not symbol.effects]
        self.asked = len(asked)
        self.needs = [len([symbol for symbol in every if symbol.row == row]) for row in range(self.height)]
        self.yellow_rows = [symbol.row for symbol in every if symbol.yellow]
        self.pair = len(self.yellow_rows) > 0
        self.lone = len(every) == 1 and not self.pair

    def alike(self, at: int) -> bool:
        """Whether a symbol and the one asked for after it are the same: then it counts who fills both, not who
        fills which (TRE-REQ-5)."""
        if at + 1 >= self.asked:
            return False
        one = self.symbols[at]
        other = self.symbols[at + 1]
        return one.row == other.row and one.yellow == other.yellow and one.effects == other.effects

    def possible(self, rows: list[int], wounded: i64, killed: i64) -> bool:
        """Whether all symbols can be filled and all effects applied (TRE-REQ-6)."""
        if self.lone:
            return self.anyone(wounded, killed) != 0
        last: i64 = len(rows) - self.height
        base: i64 = 0
        while base <= last:
            if self.pair:
                kins = self.kins(rows, wounded, killed, base)
                while kins:
                    bit = kins & -kins
                    kins ^= bit
                    if self.completes(rows, wounded, killed, 0, base, 0, 3 * bit):
                        return True
            elif self.is_crowded(rows, killed, base) and self.completes(rows, wounded, killed, 0, base, 0, 0):
                return True
            base += 1
        return False

    def candidates(self, rows: list[int], wounded: i64, killed: i64, first: i64, second: i64) -> int:
        """Who can fill the next symbol so that the rest can be filled too, after the characters picked so far."""
        if self.lone:
            return self.anyone(wounded, killed)
        base: i64 = 0
        last: i64 = len(rows) - self.height
        if first != NOBODY:  # the first pick says at which height the picture lies (TRE-C-5)
            base = last = row_of(rows, first) - self.symbols[0].row
        found: i64 = 0
        while base <= last:
            if self.pair:
                kins = self.kins(rows, wounded, killed, base)
                while kins:
                    bit = kins & -kins
                    kins ^= bit
                    found |= self.candidates_at(rows, wounded, killed, first, second, base, 3 * bit)
            elif self.is_crowded(rows, killed, base):
                found |= self.candidates_at(rows, wounded, killed, first, second, base, 0)
            base += 1
        return found

    def anyone(self, wounded: i64, killed: i64) -> i64:
        """Who can fill a white symbol that stands alone: it does not matter where they are."""
        return EVERYONE & ~killed & self.symbols[0].allows(wounded)

    def is_crowded(self, rows: list[int], killed: i64, base: i64) -> bool:
        """Whether at that height every row holds as many living characters as there are symbols (TRE-REQ-1)."""
        at: i64 = 0
        while at < self.height:
            need: i64 = self.needs[at]
            living: i64 = rows[base + at]
            living &= ~killed
            while need > 0:
                if living == 0:
                    return False
                living &= living - 1
                need -= 1
            at += 1
        return True

    def kins(self, rows: list[int], wounded: i64, killed: i64, base: i64) -> i64:
        """The Houses of which there may be enough for the yellow symbols at a height, each by its first noble."""
        if wounded & EVERY_HOUSE:
            return FIRST_NOBLES
        one: i64 = rows[base + self.yellow_rows[0]]
        one &= ~killed
        if len(self.yellow_rows) == 1:
            return (one | one >> 1) & FIRST_NOBLES
        if self.yellow_rows[0] == self.yellow_rows[1]:
            return one & one >> 1 & FIRST_NOBLES
        other: i64 = rows[base + self.yellow_rows[1]]
        other &= ~killed
        return (one | one >> 1) & (other | other >> 1) & FIRST_NOBLES

    def candidates_at(
        self, rows: list[int], wounded: i64, killed: i64, first: i64, second: i64, base: i64, kin: i64
    ) -> i64:
        """The same for a height at which the picture lies and a House of its yellow symbols."""
        at: i64 = 0
        taken: i64 = 0
        if first != NOBODY:
            at = 1
            taken = 1 << first
            if not self.fit(rows, wounded, killed, 0, base, 0, kin) & taken:
                return 0
            if second != NOBODY:
                at = 2
                other: i64 = 1 << second
                if not self.fit(rows, wounded, killed, 1, base, taken, kin) & other:
                    return 0
                taken |= other
        able = self.fit(rows, wounded, killed, at, base, taken, kin)
        if at + 1 == len(self.symbols):
            return able
        found: i64 = 0
        while able:
            bit = able & -able
            able ^= bit
            if self.completes(rows, wounded, killed, at + 1, base, taken | bit, kin):
                found |= bit
        return found

    def fit(self, rows: list[int], wounded: i64, killed: i64, at: i64, base: i64, taken: i64, kin: i64) -> i64:
        """Who can fill a symbol, the picture lying at a height and `kin` being the House of its yellow symbols.

        Each symbol takes another character (TRE-C-7), living (TRE-ST-3), judged before any effect (TRE-C-6).
        Somebody of every House is of the yellow House, whichever that is, and so never an outsider (TRE-C-36).
        White symbols ask for somebody of another House than the yellow ones, be it one (TRE-C-9) or two (TRE-C-10), and
        nothing of each other (TRE-REQ-4).
        """
        symbol = self.symbols[at]
        able: i64 = rows[base + symbol.row]
        able &= ~(taken | killed)
        if kin:
            kin |= wounded & EVERY_HOUSE
            able &= kin if symbol.yellow else ~kin  # TRE-REQ-2, TRE-REQ-3
        return able & symbol.allows(wounded)

    def completes(self, rows: list[int], wounded: i64, killed: i64, at: i64, base: i64, taken: i64, kin: i64) -> bool:
        """Whether the symbols from `at` on can be filled."""
        able = self.fit(rows, wounded, killed, at, base, taken, kin)
        if at + 1 == len(self.symbols):
            return able != 0
        while able:
            bit = able & -able
            able ^= bit
            if self.completes(rows, wounded, killed, at + 1, base, taken | bit, kin):
                return True
        return False

    def fits(self, rows: list[int], wounded: i64, killed: i64) -> list[int]:
        """For each symbol, who fills it in one way or another of filling them all; to be shown to people."""
        found = [0] * len(self.symbols)
        for base in range(len(rows) - self.height + 1):
            for kin in KIN if self.pair else NO_KIN:
                self.gather(rows, wounded, killed, 0, base, 0, kin, found)
        return found

    def gather(
        self,
        rows: list[int],
        wounded: i64,
        killed: i64,
        at: i64,
        base: i64,
        taken: i64,
        kin: i64,
        found: list[int],
    ) -> bool:
        if at == len(self.symbols):
            return True
        able = self.fit(rows, wounded, killed, at, base, taken, kin)
        good: i64 = 0
        while able:
            bit = able & -able
            able ^= bit
            if self.gather(rows, wounded, killed, at + 1, base, taken | bit, kin, found):
                good |= bit
        found[at] |= good
        return good != 0


def row_of(rows: list[int], who: i64) -> int:
    """The row in which a character stands, counted from the top."""
    at: i64 = 0
    while True:
        row: i64 = rows[at]
        if row >> who & 1:
            return at
        at += 1
