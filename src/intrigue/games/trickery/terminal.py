"""The table in the terminal, drawn from a view: readable in 80 columns, and without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .state import CHEST_SIZE, SEALS_TO_WIN
from .view import PlayerView, TrickeryView
from .words import CARD_IDS, SOCIETY_NAMES

STYLES = {"thorn": "green", "machine": "dark_orange"}
MARKS = {"thorn": "Thorn", "machine": "Machine", None: "?"}


def draw(view: TrickeryView, names: list[str]) -> RenderableType:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for title in ("", "Player", "Society", "Seals", "Coins", "Hand", "Played"):
        table.add_column(title, justify="right" if title in ("Seals", "Coins") else "left", no_wrap=title != "Played")
    for player in view.players:
        table.add_row(*row(view, player, names))
    return Group(chests(view), "", table)


def row(view: TrickeryView, player: PlayerView, names: list[str]) -> list[RenderableType]:
    on_turn = player.seat in view.waiting
    mine = player.seat == view.seat
    society = player.society or player.pick
    mark = MARKS[society] + ("" if player.society or not society else " (secret)")
    return [
        ">" if on_turn else " ",
        Text(f"{player.seat + 1} {names[player.seat]}", style="bold" if mine else ""),
        Text(mark, style=STYLES.get(society or "", "")),
        f"{player.seals} of {SEALS_TO_WIN}",
        str(player.coins),
        f"{len(player.hand)} cards",
        ", ".join(CARD_IDS[card].id for card in player.played) or "-",
    ]


def chests(view: TrickeryView) -> RenderableType:
    line = Text()
    for chest in view.chests:
        coins = "o" * chest.coins + "." * (CHEST_SIZE - chest.coins)
        line.append(f"{SOCIETY_NAMES[chest.society]} ", style=STYLES[chest.society])
        line.append(f"[{coins}] {chest.coins}   ")
    line.append(f"Pool: {view.coin_pool} coins, {view.seal_pool} seals", style="dim")
    return line
