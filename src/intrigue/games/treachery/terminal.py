"""The table in the terminal, drawn from a view: readable in 80 columns, and without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .cards.actions import CARDS
from .cards.characters import CHARACTERS
from .view import ActionView, CardView, CharacterView, PlayerView, SymbolView, TreacheryView

STYLES = {"green": "green", "red": "red", "purple": "magenta", "blue": "blue", None: ""}
LETTERS = {"green": "G", "red": "R", "purple": "P", "blue": "B", None: "N"}
CONDITIONS = {"unwounded": " ", "wounded": "*", "killed": "x"}
MARKS = {"heal": "+", "up": "^", "down": "v", "attack": "x"}
CARD_NAMES = {card.id: card.name for card in CARDS}
ABILITIES = {who.id: who.ability.lower() for who in CHARACTERS}
ACROSS = 7  # characters in a line
LEGEND = "G R P B: the Houses, N neutral; * Wounded, x Killed"
SYMBOLS = "w anybody, y two of one House (w: outsiders); ^ up, v down, x attack, + heal"
SIGNS = (
    ("G, R, P, B, N", "the Houses green, red, purple and blue, or neutral: of no House"),
    ("1 |", "row 1 is the highest; a picture fits wherever rows one above the other hold who it needs"),
    ("*", "before a name: Wounded, so that the ability works; another attack kills"),
    ("x", "before a name: Killed; stays in the row, still counts for points, and can do nothing more"),
    ("w", "in a picture: anybody; beside a y, somebody of another House"),
    ("y", "in a picture: one of two of the same House"),
    ("^, v, x, +", "behind a symbol: that one moves up, moves down, is attacked, is healed"),
    ("-", "in a picture: a row that may hold anybody or nobody"),
    ("?", "behind a symbol: the one to be filled next"),
    ("not now", "nobody stands as that picture needs; '? play feud top' says what is missing"),
    (
        "3+1+2+3-1, worth",
        "points: rows below each of the two that are to rise, rows above each of the two that are to "
        "fall, less 1 for every one of them that is Wounded or Killed",
    ),
)


def draw(view: TreacheryView, names: list[str]) -> RenderableType:
    parts: list[RenderableType] = [status(view), *rows(view), Text(LEGEND, style="dim"), *abilities(view)]
    if view.filling is not None:
        parts += [Text(), filling(view.filling), Text(SYMBOLS, style="dim")]
    elif not is_scored(view) and (view.shown or view.hand):
        parts += [Text(), cards(view), Text(SYMBOLS, style="dim"), *discards(view)]
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


def discards(view: TreacheryView) -> list[Text]:
    """They lie open (TRE-C-27): what is not among them may still come."""
    names = [CARD_NAMES[card] for card in view.discards]
    return [Text(f"Discarded: {', '.join(names)}", style="dim")] if names else []


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
    lines = [Text("  ").join([symbol(one) for one in row]) if row else Text("-") for row in action.rows]
    text = Text("\n").join(lines)
    if action.why_not:
        text.stylize("dim")
    return text


def symbol(one: SymbolView) -> Text:
    face = one.filled.capitalize() if one.filled else "y" if one.colour == "yellow" else "w"
    style = "bold yellow" if one.colour == "yellow" else "bold"
    marks = "".join(MARKS[effect] for effect in one.effects)
    return Text.assemble((face, style), " " if one.filled and marks else "", marks)


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
        lines.append(Text.assemble("    | ", Text("  ").join(parts) if parts else "-"))
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
    return Group(line, *[agenda(view, player) for player in own])


def agenda(view: TreacheryView, player: PlayerView) -> Text:
    worth = f"; the table is worth {adding_up(view, player)} = {player.points}."
    return Text.assemble("Your agenda: ", *wishes(player), worth)


def adding_up(view: TreacheryView, player: PlayerView) -> str:
    """The points of an agenda noble by noble: rows below those that are to rise, rows above those that are to fall, and
    1 less for each wound (TRE-SC-1 to TRE-SC-3)."""
    lowest = len(view.rows) - 1
    below = [lowest - at for at, row in enumerate(view.rows) for who in row if who.house == player.rise]
    above = [at for at, row in enumerate(view.rows) for who in row if who.house == player.fall]
    hurt = [who for row in view.rows for who in row if who.house in (player.rise, player.fall)]
    wounds = sum(who.state != "unwounded" for who in hurt)
    return "+".join(map(str, below + above)) + (f"-{wounds}" if wounds else "")


def wishes(player: PlayerView) -> list[tuple[str, str] | str]:
    return [
        (player.rise or "", STYLES[player.rise]),
        " to rise, ",
        (player.fall or "", STYLES[player.fall]),
        " to fall",
    ]


def final(view: TreacheryView, player: PlayerView, names: list[str]) -> Text:
    text = Text(f"  {names[player.seat]:<18}", style="bold" if player.seat == view.seat else "")
    points = f"{player.points} point{'' if player.points == 1 else 's'}"
    text.append_text(Text.assemble(*wishes(player), f": {adding_up(view, player)} = {points}"))
    if view.match:
        text.append(f", {victories(player)}")
    return text


def portrait(view: TreacheryView, seat: int) -> tuple[tuple[str, str], ...]:
    """Card and agenda are secret, but for one's own; what was done last can be seen by all."""
    player = view.players[seat]
    mine = view.hand is not None and seat == view.seat
    rows = [
        ("Card", view.hand.name if mine and view.hand is not None else "hidden" if player.cards else "none"),
        ("Agenda", f"{player.rise} to rise, {player.fall} to fall" if player.rise else "hidden"),
    ]
    if player.points is not None:
        rows.append(("Points", f"{adding_up(view, player)} = {player.points}"))
    if view.match:
        rows.append(("Victories", str(player.victories)))
    return tuple(rows)


def victories(player: PlayerView) -> str:
    return f"{player.victories} {'victory' if player.victories == 1 else 'victories'}"
