"""A second opinion on Trickery & Deceit, written from the printed rules alone: what may be done, and what then is true.

It knows nothing of the engine. A table is what lies open; `menu` lists what the seat on turn may do, as people say it,
and `after` is the table when that was done.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field

CARDS = ["betray", "build", "bribe", "favour", "tribute", "outdo"]
OTHER = {"thorn": "machine", "machine": "thorn"}


@dataclass
class Player:
    society: str
    coins: int
    seals: int
    played: set[str] = field(default_factory=set)


@dataclass
class Table:
    players: list[Player]
    chests: dict[str, int]
    pool: int
    turn: int
    turns_left: int
    seals_first: bool = False  # the switch for ties
    winners: list[int] = field(default_factory=list)
    rule: str = ""

    @property
    def over(self) -> bool:
        return bool(self.winners)


def fellows(table: Table, seat: int) -> list[int]:
    own = table.players[seat].society
    return [p for p, one in enumerate(table.players) if p != seat and one.society == own]


def enemies(table: Table, seat: int) -> list[int]:
    own = table.players[seat].society
    return [p for p, one in enumerate(table.players) if one.society != own]


def menu(table: Table) -> list[str]:
    seat = table.turn
    me = table.players[seat]
    found: list[str] = []
    hand = [card for card in CARDS if card not in me.played]
    if "betray" in hand:
        found += [f"betray {p + 1}" for p in fellows(table, seat) if table.players[p].coins >= 1]
    if "build" in hand and table.pool >= 2:
        found += [f"build {p + 1}" for p in fellows(table, seat)]
    if "bribe" in hand and me.coins >= 1:
        found += [f"bribe {p + 1}" for p in enemies(table, seat)]
    if "favour" in hand:
        fills = me.coins >= 1 and table.chests[me.society] == 4  # then five coins come back first
        if table.pool >= 2 or fills:
            found.append("favour")
    if "tribute" in hand:
        found += [f"tribute {n}" for n in range(1, me.coins + 1)]
    if "outdo" in hand and me.coins >= 1:
        found += [f"outdo {p + 1}" for p in fellows(table, seat)]
    if me.played:
        found.append("pause")
    return found


def after(table: Table, action: str) -> Table:
    """The table once an action was carried out, and the turn has gone to whoever can use it."""
    table = deepcopy(table)
    seat = table.turn
    me = table.players[seat]
    card, _, number = action.partition(" ")
    if card == "pause":
        me.played.clear()
    else:
        me.played.add(card)
        carry_out(table, seat, card, int(number or 0))
    if not table.over:
        pass_on(table)
    return table


def carry_out(table: Table, seat: int, card: str, number: int) -> None:
    me = table.players[seat]
    if card == "tribute":
        for _ in range(number):
            if not table.over:
                lay_coin(table, seat)
        return
    if card == "favour":
        if me.coins:
            lay_coin(table, seat)
        if not table.over:
            me.coins += 2
            table.pool -= 2
        return
    target = table.players[number - 1]
    if card == "betray":
        target.coins -= 1
        me.coins += 1
        me.society = OTHER[me.society]
    elif card == "build":
        target.coins += 2
        table.pool -= 2
    elif card == "bribe":
        me.coins -= 1
        target.coins += 1
        target.society = me.society
    else:
        lay_coin(table, seat)
        if not table.over:
            target.society = OTHER[target.society]


def lay_coin(table: Table, seat: int) -> None:
    me = table.players[seat]
    me.coins -= 1
    table.chests[me.society] += 1
    if table.chests[me.society] < 5:
        return
    me.seals += 2
    for p in fellows(table, seat):
        table.players[p].seals += 1
    table.chests[me.society] = 0
    table.pool += 5
    there = [p for p, one in enumerate(table.players) if one.seals >= 5]
    if there:
        crown(table, there)


def crown(table: Table, there: list[int]) -> None:
    """Everybody at five or more is tied, however many they have, unless the table plays it otherwise."""
    table.rule = "TRK-END-1"
    if len(there) > 1 and table.seals_first:
        there = best(there, [one.seals for one in table.players])
        table.rule = "TRK-C-1"
    if len(there) > 1:
        there = best(there, [one.coins for one in table.players])
        table.rule = "TRK-END-2"
    table.winners = there


def best(seats: list[int], values: list[int]) -> list[int]:
    most = max(values[p] for p in seats)
    return [p for p in seats if values[p] == most]


def pass_on(table: Table) -> None:
    """The next one's turn; whoever can do nothing at all is passed over."""
    while True:
        table.turns_left -= 1
        if table.turns_left == 0:
            leaders = best(list(range(len(table.players))), [one.seals for one in table.players])
            table.winners = best(leaders, [one.coins for one in table.players])
            table.rule = "TRK-C-17"
            return
        table.turn = (table.turn + 1) % len(table.players)
        if menu(table):
            return
