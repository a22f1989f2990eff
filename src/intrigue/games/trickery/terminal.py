"""The table in the terminal, drawn from a view: readable in 80 columns, and without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.phrase import Phrase, Voice, Words, phrase
from ...core.phrase import seat as of_seat
from ...core.terminal import Drawing
from .state import CHEST_SIZE, SEALS_TO_WIN
from .view import PlayerView, TrickeryView

STYLES = {"thorn": "green", "machine": "dark_orange"}
SIGNS: tuple[tuple[Words, Words], ...] = (
    ("[oo...] 2", phrase("sign-chest")),
    (phrase("show-pool"), phrase("sign-pool")),
    (phrase("table-society"), phrase("sign-society")),
    (phrase("table-seals"), phrase("sign-seals")),
    (phrase("table-hand"), phrase("sign-hand")),
)
COLUMNS = ("player", "society", "seals", "coins", "hand", "played")


class TrickeryDrawing(Drawing[TrickeryView]):
    signs = SIGNS

    def draw(self, view: TrickeryView, voice: Voice) -> RenderableType:
        table = Table(box=None, padding=(0, 1), pad_edge=False)
        table.add_column("", no_wrap=True)
        for column in COLUMNS:
            title, number = voice.text(f"table-{column}"), column in ("seals", "coins")
            table.add_column(title, justify="right" if number else "left", no_wrap=column != "played")
        for player in view.players:
            table.add_row(*row(view, player, voice))
        return Group(chests(view, voice), "", table)

    def portrait(self, view: TrickeryView, seat: int) -> tuple[tuple[Words, Words], ...]:
        """Everything lies open in this game but the first pick of a society."""
        player = view.players[seat]
        allies = [
            of_seat(other.seat) for other in view.players if other.society == player.society and other.seat != seat
        ]
        society = phrase("table-unknown") if player.society is None else phrase(f"society-{player.society}")
        return (
            (phrase("table-society"), society),
            (phrase("table-allies"), several(allies if player.society else [], "table-nobody")),
            (phrase("table-seals"), phrase("table-of", seals=player.seals, most=SEALS_TO_WIN)),
            (phrase("table-coins"), str(player.coins)),
            (phrase("table-hand"), several([f"card:{card}" for card in player.hand], "table-nothing")),
            (phrase("table-played"), several([f"card:{card}" for card in player.played], "table-nothing")),
        )


def several(things: list[str], none: str) -> Phrase:
    return phrase("table-list", things=tuple(things)) if things else phrase(none)


def row(view: TrickeryView, player: PlayerView, voice: Voice) -> list[RenderableType]:
    on_turn = player.seat in view.waiting
    mine = player.seat == view.seat
    return [
        ">" if on_turn else " ",
        Text(f"{player.seat + 1} {voice.names[player.seat]}", style="bold" if mine else ""),
        Text(side(player, voice), style=STYLES.get(player.society or player.pick or "", "")),
        voice.text("table-of", seals=player.seals, most=SEALS_TO_WIN),
        str(player.coins),
        voice.text("table-cards", cards=len(player.hand)),
        ", ".join(player.played) or "-",
    ]


def side(player: PlayerView, voice: Voice) -> str:
    society = player.society or player.pick
    if society is None:
        return "?"
    short = voice.part(f"society-{society}", "short")
    return short if player.society else voice.text("table-secret", society=short)


def chests(view: TrickeryView, voice: Voice) -> RenderableType:
    line = Text()
    for chest in view.chests:
        coins = "o" * chest.coins + "." * (CHEST_SIZE - chest.coins)
        line.append(f"{voice.text(f'society-{chest.society}')} ", style=STYLES[chest.society])
        line.append(f"[{coins}] {chest.coins}   ")
    line.append(voice.text("table-pool", coins=view.coin_pool, seals=view.seal_pool), style="dim")
    return line
