"""The picture of an action: rows of white and yellow symbols, some with effects, and who can fill them.

A picture is written as text: rows from top to bottom with slashes between; `w` and `y` are symbols; after them `+` heals,
`^` moves up, `v` moves down, `x` attacks; `-` is a row shown empty. "wx / y^ y" wants two of one House in a row and an
outsider in the row above: one of the two moves up, the outsider is attacked.
"""

from __future__ import annotations

from typing import Final

from .characters import EVERY_HOUSE, EVERYONE, KIN, ROOTED
from .effects import ATTACK, DOWN, HEAL, MOVE, UP

NOBODY: Final = -1
MARKS: Final[dict[str, int]] = {"+": HEAL, "^": UP, "v": DOWN, "x": ATTACK}
NO_KIN: Final[list[int]] = [0]


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


class Picture:
    """What an action needs and does. Symbols with effects come first, in the order in which they are filled.

    Whoever fills a symbol without effects makes no difference, so nobody is asked for those; they only have to be
    there (TRE-REQ-1, TRE-REQ-6).
    """

    __slots__ = ("text", "rows", "symbols", "asked", "height", "pair")
    text: str
    rows: list[list[Symbol]]  # as drawn
    symbols: list[Symbol]
    asked: int  # how many of the symbols have effects
    height: int  # from the first row with symbols to the last; empty rows at the edge need not exist (TRE-C-5)
    pair: bool  # whether it has yellow symbols

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
        self.symbols = [s for s in every if s.effects] + [s for s in every if not s.effects]
        self.asked = len([s for s in every if s.effects])
        self.pair = len([s for s in every if s.yellow]) > 0

    def possible(self, rows: list[int], wounded: int, killed: int) -> bool:
        """Whether all symbols can be filled and all effects applied (TRE-REQ-6)."""
        for base in range(len(rows) - self.height + 1):
            for kin in KIN if self.pair else NO_KIN:
                if self.completes(rows, wounded, killed, 0, base, 0, kin):
                    return True
        return False

    def candidates(self, rows: list[int], wounded: int, killed: int, first: int, second: int) -> int:
        """Who can fill the next symbol so that the rest can be filled too, after the characters picked so far."""
        at = 0
        low = 0
        high = len(rows) - self.height
        if first != NOBODY:  # the first pick says at which height the picture lies (TRE-C-5)
            at = 1
            low = high = row_of(rows, first) - self.symbols[0].row
            if second != NOBODY:
                at = 2
        found = 0
        for base in range(low, high + 1):
            for kin in KIN if self.pair else NO_KIN:
                taken = 0
                if at > 0:
                    taken = 1 << first
                    if not self.fit(rows, wounded, killed, 0, base, 0, kin) & taken:
                        continue
                    if at > 1:
                        other = 1 << second
                        if not self.fit(rows, wounded, killed, 1, base, taken, kin) & other:
                            continue
                        taken |= other
                able = self.fit(rows, wounded, killed, at, base, taken, kin) & ~found
                while able:
                    bit = able & -able
                    able ^= bit
                    if self.completes(rows, wounded, killed, at + 1, base, taken | bit, kin):
                        found |= bit
        return found

    def fit(self, rows: list[int], wounded: int, killed: int, at: int, base: int, taken: int, kin: int) -> int:
        """Who can fill a symbol, the picture lying at a height and `kin` being the House of its yellow symbols.

        Each symbol takes another character (TRE-C-7), living (TRE-ST-3), judged before any effect (TRE-C-6).
        Somebody of every House is of the yellow House, whichever that is, and so never an outsider (TRE-C-36).
        """
        symbol = self.symbols[at]
        able = rows[base + symbol.row] & ~(taken | killed)
        if kin:
            kin |= wounded & EVERY_HOUSE
            able &= kin if symbol.yellow else ~kin  # TRE-REQ-2, TRE-REQ-3
        effects = symbol.effects
        if effects & HEAL:
            able &= wounded  # TRE-C-11; healing comes first and ends an ability that forbids a move (TRE-C-34)
        elif effects & MOVE:
            able &= ~(wounded & ROOTED)
        return able

    def completes(self, rows: list[int], wounded: int, killed: int, at: int, base: int, taken: int, kin: int) -> bool:
        """Whether the symbols from `at` on can be filled."""
        if at == len(self.symbols):
            return True
        able = self.fit(rows, wounded, killed, at, base, taken, kin)
        while able:
            bit = able & -able
            able ^= bit
            if self.completes(rows, wounded, killed, at + 1, base, taken | bit, kin):
                return True
        return False

    def ways(self, rows: list[int], wounded: int, killed: int) -> list[tuple[int, ...]]:
        """Every way to fill the symbols, each as the characters in the order of `symbols`; for people and tests."""
        found: list[tuple[int, ...]] = []
        for base in range(len(rows) - self.height + 1):
            for kin in KIN if self.pair else NO_KIN:
                self.fill(rows, wounded, killed, base, kin, (), found)
        return sorted(set(found))

    def fill(
        self,
        rows: list[int],
        wounded: int,
        killed: int,
        base: int,
        kin: int,
        picked: tuple[int, ...],
        found: list[tuple[int, ...]],
    ) -> None:
        if len(picked) == len(self.symbols):
            found.append(picked)
            return
        taken = sum([1 << who for who in picked])
        able = self.fit(rows, wounded, killed, len(picked), base, taken, kin)
        for who in range(EVERYONE.bit_length()):
            if able >> who & 1:
                self.fill(rows, wounded, killed, base, kin, (*picked, who), found)


def row_of(rows: list[int], who: int) -> int:
    """The row in which a character stands, counted from the top."""
    bit = 1 << who
    at = 0
    while not rows[at] & bit:
        at += 1
    return at
