"""The table in the terminal, drawn from a view: readable in 80 columns, and without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .cards.characters import CHARACTERS
from .view import ActionView, CardView, CharacterView, PlayerView, SymbolView, TreacheryView

STYLES = {"green": "green", "red": "red", "purple": "magenta", "blue": "blue", None: ""}
LETTERS = {"green": "G", "red": "R", "purple": "P", "blue": "B", None: "N"}
CONDITIONS = {"unwounded": " ", "wounded": "*", "killed": "x"}
MARKS = {"heal": "+", "up": "^", "down": "v", "attack": "x"}
ABILITIES = {who.id: who.ability.lower() for who in CHARACTERS}
ACROSS = 7  # characters in a line
LEGEND = "G R P B: the Houses, N neutral; * Wounded, x Killed"
SYMBOLS = "o anybody, @ of one House; ^ up, v down, x attack, + heal; . any row"


def draw(view: TreacheryView, names: list[str]) -> RenderableType:
    parts: list[RenderableType] = [status(view), *rows(view), Text(LEGEND, style="dim"), *abilities(view)]
    if view.filling is not None:
        parts += [Text(), filling(view.filling), Text(SYMBOLS, style="dim")]
    elif not is_scored(view) and (view.shown or view.hand):
        parts += [Text(), cards(view), Text(SYMBOLS, style="dim")]
    return Group(*parts, Text(), players(view, names))


# ---------------------------------------------------------------------- characters


def status(view: TreacheryView) -> Text:
    game = f"game {view.number}, " if view.match else ""
    deck = "second deck" if view.second_deck else "first deck"
    cards = f"{view.deck} card{'' if view.deck == 1 else 's'}"
    line = f"{game}turn {view.turns + (0 if is_scored(view) else 1)}, {cards} left in the {deck}"
    return Text(line[0].upper() + line[1:], style="dim")


def is_scored(view: TreacheryView) -> bool:
    return all(player.points is not None for player in view.players)


def rows(view: TreacheryView) -> list[Text]:
    found = []
    for number, row in enumerate(view.rows, 1):
        for start in range(0, max(1, len(row)), ACROSS):
            line = Text(f"{number:>3} | " if start == 0 else "    | ")
            for who in row[start : start + ACROSS]:
                line.append_text(chip(who))
            line.rstrip()
            found.append(line)
    return found


def chip(who: CharacterView) -> Text:
    style = STYLES[who.house]
    if who.state == "killed":
        style = f"dim strike {style}".strip()
    text = Text(f"{LETTERS[who.house]}{CONDITIONS[who.state]}", style=STYLES[who.house])
    text.append(who.id.capitalize(), style=style)
    text.append(" " * (10 - text.cell_len))
    return text


def abilities(view: TreacheryView) -> list[Text]:
    """What the Wounded can do; it matters to every decision, and `c` tells more."""
    hurt = [who.id for row in view.rows for who in row if who.state == "wounded"]
    named = [f"{who.capitalize()} ({ABILITIES[who]})" for who in hurt]
    return [Text(f"Wounded: {', '.join(named)}")] if named and not is_scored(view) else []


# ---------------------------------------------------------------------- cards


def cards(view: TreacheryView) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    shown = [(title, card) for title, card in (("Revealed", view.shown), ("Your card", view.hand)) if card is not None]
    for _ in shown:
        table.add_column(width=36)
    table.add_row(*[one_card(title, card) for title, card in shown])
    return table


def one_card(title: str, card: CardView) -> RenderableType:
    halves = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    heads, pictures = [], []
    for half, action in zip(("top", "bottom"), card.actions, strict=True):
        halves.add_column(width=17)
        heads.append(Text(half if not action.why_not else f"{half} (not now)", style="dim" if action.why_not else ""))
        pictures.append(picture(action))
    halves.add_row(*heads)
    halves.add_row(*pictures)
    return Group(Text.assemble(f"{title}: ", (card.name, "bold")), halves)


def picture(action: ActionView) -> Text:
    lines = [Text("  ").join([symbol(one) for one in row]) if row else Text(".") for row in action.rows]
    text = Text("\n").join(lines)
    if action.why_not:
        text.stylize("dim")
    return text


def symbol(one: SymbolView) -> Text:
    face = one.filled.capitalize() if one.filled else "@" if one.colour == "yellow" else "o"
    style = "bold yellow" if one.colour == "yellow" else "bold"
    marks = "".join(MARKS[effect] for effect in one.effects)
    return Text.assemble((face, style), marks)


def filling(action: ActionView) -> Text:
    """The action being performed, filled so far; a question mark stands by the symbol to be filled next."""
    lines = []
    for row in action.rows:
        parts = []
        for one in row:
            text = symbol(one)
            if one.able:
                text.append("?", style="bold")
            parts.append(text)
        lines.append(Text.assemble("    | ", Text("  ").join(parts) if parts else "."))
    return Text("\n").join(lines)


# ---------------------------------------------------------------------- players


def players(view: TreacheryView, names: list[str]) -> RenderableType:
    if is_scored(view):
        return Group(*[final(view, player, names) for player in view.players])
    line = Text("")
    for player in view.players:
        mark = "> " if player.seat in view.waiting else "  "
        line.append(f"{mark}{names[player.seat]}", style="bold" if player.seat == view.seat else "")
        line.append(f" {victories(player)}" if view.match else "")
        line.append("  ")
    line.rstrip()
    own = [player for player in view.players if player.points is not None]
    return Group(line, *[agenda(player) for player in own])


def agenda(player: PlayerView) -> Text:
    return Text.assemble("Your agenda: ", *wishes(player), f". The table is worth {player.points} to you.")


def wishes(player: PlayerView) -> list[tuple[str, str] | str]:
    return [
        (player.rise or "", STYLES[player.rise]),
        " to rise, ",
        (player.fall or "", STYLES[player.fall]),
        " to fall",
    ]


def final(view: TreacheryView, player: PlayerView, names: list[str]) -> Text:
    text = Text(f"  {names[player.seat]:<18}", style="bold" if player.seat == view.seat else "")
    text.append_text(Text.assemble(*wishes(player), f": {player.points} point{'' if player.points == 1 else 's'}"))
    if view.match:
        text.append(f", {victories(player)}")
    return text


def victories(player: PlayerView) -> str:
    return f"{player.victories} {'victory' if player.victories == 1 else 'victories'}"
