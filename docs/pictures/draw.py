"""Draws the pictures in this folder: a real game, played by bots from a seed and shown as `intrigue play` shows it.

`make pictures` runs it. The same source gives the same picture, so a picture changes only when the terminal does.
"""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import intrigue
from intrigue.cli.screen import Screen
from intrigue.cli.terminal_game import TerminalGame
from intrigue.core import decide
from intrigue.table import LocalTable

HERE = Path(__file__).parent
COLUMNS = 80
GAME, SEED, MIDDLE = "trickery", 123, 48  # a game in which both chests and all four players are still in the race
NAMES = ["Ada", "Aurelia", "Basil", "Cosima"]
YOU = 0  # the seat that a person would be in

INK, PAPER = (220, 223, 228), (30, 33, 39)
COLOURS = [
    PAPER,
    (224, 108, 117),
    (152, 195, 121),
    (229, 192, 123),
    (97, 175, 239),
    (198, 120, 221),
    (86, 182, 194),
    INK,
]
THEME = TerminalTheme(PAPER, INK, COLOURS, COLOURS)

# Rich's own template fetches its fonts from the network; a picture in a README should not, so this one names only fonts
# that a system has. Every piece of text carries its length, so columns line up whichever of them it is.
TEMPLATE = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<title>A game of Trickery &amp; Deceit in the terminal</title>
<style>
.{unique_id}-matrix {{
  font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace;
  font-size: {char_height}px;
  line-height: {line_height}px;
}}
.{unique_id}-title {{ font: bold 16px system-ui, "DejaVu Sans", Arial, sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix" xml:space="preserve">
{matrix}
</g>
</g>
</svg>
"""


def middle_of_a_game() -> LocalTable:
    """A table at which it is your turn, about half way through."""
    game = intrigue.game(GAME)
    bot = game.bot()
    table = LocalTable.new(game, NAMES, [None if seat == YOU else bot for seat in range(len(NAMES))], SEED, None, SEED)
    while True:
        if table.step() is None:
            if table.state.over or table.state.moves >= MIDDLE:
                return table
            table.act(YOU, decide(bot, table.state, YOU, table.luck(YOU)))


def terminal() -> str:
    """What `intrigue play` has on the screen then: the last round, the table, the options."""
    table = middle_of_a_game()
    screen = Screen()
    screen.console = Console(
        file=io.StringIO(),
        record=True,
        width=COLUMNS,
        force_terminal=True,
        color_system="truecolor",
        markup=False,
        highlight=False,
        emoji=False,
    )
    view = table.state.view(YOU)
    sitting = TerminalGame(screen, table, None, "en")
    sitting.tell(YOU)
    sitting.draw(view)
    screen.say(f"1-{len(view.choices)}, or ? > ")
    drawn = screen.console.export_svg(title=f"intrigue play {GAME}", theme=THEME, code_format=TEMPLATE, unique_id="t")
    return "\n".join(line.rstrip() for line in drawn.splitlines()) + "\n"


if __name__ == "__main__":
    for name, drawing in {"terminal.svg": terminal()}.items():
        (HERE / name).write_text(drawing, encoding="utf-8")
        print(f"drawn: {HERE / name}")
