"""The table in the terminal, drawn from a view: readable in 80 columns, and without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.phrase import Phrase, Voice, Words, phrase
from ...core.terminal import Drawing
from .cards.actions import HALVES
from .phrases.things import of_card, of_house
from .progress import is_scored
from .view import ActionView, CardView, CharacterView, PlayerView, SymbolView, TreacheryView

STYLES = {"green": "green", "red": "red", "purple": "magenta", "blue": "blue", None: ""}
CONDITIONS = {"unwounded": " ", "wounded": "*", "killed": "x"}
MARKS = {"heal": "+", "up": "^", "down": "v", "attack": "x"}
ACROSS = 7  # characters in a line
SIGNS: tuple[tuple[Words, Words], ...] = (
    (phrase("sign-houses"), phrase("sign-houses-mean")),
    ("1 |", phrase("sign-row")),
    ("*", phrase("sign-wounded")),
    ("x", phrase("sign-killed")),
    ("w", phrase("sign-white")),
    ("y", phrase("sign-yellow")),
    ("^, v, x, +", phrase("sign-effects")),
    ("-", phrase("sign-free-row")),
    ("?", phrase("sign-next")),
    (phrase("table-not-now"), phrase("sign-not-now")),
    ("3+1+2+3-1", phrase("sign-sum")),
)


class TreacheryDrawing(Drawing[TreacheryView]):
    signs = SIGNS

    def draw(self, view: TreacheryView, voice: Voice) -> RenderableType:
        legend, symbols = Text(voice.text("table-legend"), style="dim"), Text(voice.text("table-symbols"), style="dim")
        parts: list[RenderableType] = [status(view, voice), *rows(view, voice), legend, *abilities(view, voice)]
        if view.filling is not None:
            parts += [Text(), filling(view.filling, voice), symbols]
        elif not is_scored(view) and (view.shown or view.hand):
            parts += [Text(), cards(view, voice), symbols, *discards(view, voice)]
        return Group(*parts, Text(), players(view, voice))

    def obvious(self, view: TreacheryView) -> bool:
        """Before the next game of a match everybody looks at how this one was scored."""
        return super().obvious(view) and not is_scored(view)

    def interval(self, view: TreacheryView) -> bool:
        return is_scored(view)

    def portrait(self, view: TreacheryView, seat: int) -> tuple[tuple[Words, Words], ...]:
        """Card and agenda are secret, but for one's own; what was done last can be seen by all."""
        player = view.players[seat]
        rows: list[tuple[Words, Words]] = [
            (phrase("table-card"), card_of(view, player)),
            (phrase("table-wish"), wishes_of(player)),
        ]
        if player.points is not None:
            rows.append((phrase("show-points"), f"{adding_up(view, player)} = {player.points}"))
        if view.match:
            rows.append((phrase("show-victories"), str(player.victories)))
        return tuple(rows)


# ---------------------------------------------------------------------- characters


def status(view: TreacheryView, voice: Voice) -> Text:
    turn, deck = view.turns + (0 if is_scored(view) else 1), 2 if view.second_deck else 1
    if view.match:
        line = voice.text("table-status-of-match", game=view.number, turn=turn, cards=view.deck, deck=deck)
    else:
        line = voice.text("table-status", turn=turn, cards=view.deck, deck=deck)
    return Text(line, style="dim")


def rows(view: TreacheryView, voice: Voice) -> list[Text]:
    found = []
    for number, row in enumerate(view.rows, 1):
        for start in range(0, max(1, len(row)), ACROSS):
            line = Text(f"{number:>3} | " if start == 0 else "    | ")
            for who in row[start : start + ACROSS]:
                line.append_text(chip(who, voice))
            line.rstrip()
            found.append(line)
    return found


def short(id: str, voice: Voice) -> str:
    """What everybody calls a character."""
    return voice.part(f"card-{id}", "short")


def chip(who: CharacterView, voice: Voice) -> Text:
    style = STYLES[who.house]
    if who.state == "killed":
        style = f"dim strike {style}".strip()
    letter = voice.part(f"house-{who.house or 'none'}", "letter")
    text = Text(f"{letter}{CONDITIONS[who.state]}", style=STYLES[who.house])
    text.append(short(who.id, voice), style=style)
    text.append(" " * max(1, 10 - text.cell_len))
    return text


def abilities(view: TreacheryView, voice: Voice) -> list[Text]:
    """What the Wounded can do; it matters to every decision, and `c` tells more."""
    hurt = [of_card(who.id) for row in view.rows for who in row if who.state == "wounded"]
    named = tuple(phrase("table-ability", who=who) for who in hurt)
    return [Text(voice.text("table-wounded", named=named))] if named and not is_scored(view) else []


# ---------------------------------------------------------------------- cards


def cards(view: TreacheryView, voice: Voice) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    places = (("show-revealed", view.shown), ("show-your-card", view.hand))
    shown = [(voice.text(place), card) for place, card in places if card is not None]
    for _ in shown:
        table.add_column(width=36)
    table.add_row(*[one_card(title, card, voice) for title, card in shown])
    return table


def discards(view: TreacheryView, voice: Voice) -> list[Text]:
    """They lie open (TRE-C-27): what is not among them may still come."""
    found = tuple(of_card(card) for card in view.discards)
    return [Text(voice.text("show-discards", cards=found), style="dim")] if found else []


def one_card(title: str, card: CardView, voice: Voice) -> RenderableType:
    halves = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    heads, pictures = [], []
    for half, action in zip(HALVES, card.actions, strict=True):
        halves.add_column(width=17)
        name, style = voice.part(f"half-{half}", "short"), ""
        if action.why_not is not None:
            name, style = f"{name} ({voice.text('table-not-now')})", "dim"
        heads.append(Text(name, style=style))
        pictures.append(picture(action, voice))
    halves.add_row(*heads)
    halves.add_row(*pictures)
    return Group(Text.assemble(f"{title}: ", (voice.text(f"card-{card.id}"), "bold")), halves)


def picture(action: ActionView, voice: Voice) -> Text:
    lines = [Text("  ").join([symbol(one, voice) for one in row]) if row else Text("-") for row in action.rows]
    text = Text("\n").join(lines)
    if action.why_not is not None:
        text.stylize("dim")
    return text


def symbol(one: SymbolView, voice: Voice) -> Text:
    face = short(one.filled, voice) if one.filled else "y" if one.colour == "yellow" else "w"
    style = "bold yellow" if one.colour == "yellow" else "bold"
    marks = "".join(MARKS[effect] for effect in one.effects)
    return Text.assemble((face, style), " " if one.filled and marks else "", marks)


def filling(action: ActionView, voice: Voice) -> Text:
    """The action being performed, filled so far; a question mark stands by the symbol to be filled next."""
    lines = []
    for row in action.rows:
        parts = []
        for one in row:
            text = symbol(one, voice)
            if one.able:
                text.append("?", style="bold")
            parts.append(text)
        lines.append(Text.assemble("    | ", Text("  ").join(parts) if parts else "-"))
    return Text("\n").join(lines)


# ---------------------------------------------------------------------- players


def players(view: TreacheryView, voice: Voice) -> RenderableType:
    if is_scored(view):
        return Group(*[final(view, player, voice) for player in view.players])
    line = Text("")
    for player in view.players:
        mark = "> " if player.seat in view.waiting else "  "
        line.append(f"{mark}{voice.names[player.seat]}", style="bold" if player.seat == view.seat else "")
        line.append(f" {voice.text('table-victories', victories=player.victories)}" if view.match else "")
        line.append("  ")
    line.rstrip()
    own = [player for player in view.players if player.points is not None]
    return Group(line, *[agenda(view, player, voice) for player in own])


def agenda(view: TreacheryView, player: PlayerView, voice: Voice) -> Text:
    wishes = phrase("table-wishes", rise=of_house(player.rise), fall=of_house(player.fall))
    worth = voice.text("table-agenda", wishes=wishes, sum=adding_up(view, player), points=player.points or 0)
    return colour(worth, player, voice)


def adding_up(view: TreacheryView, player: PlayerView) -> str:
    """The points of an agenda noble by noble: rows below those that are to rise, rows above those that are to fall, and
    1 less for each wound (TRE-SC-1, TRE-SC-2, TRE-SC-3)."""
    lowest = len(view.rows) - 1
    below = [lowest - at for at, row in enumerate(view.rows) for who in row if who.house == player.rise]
    above = [at for at, row in enumerate(view.rows) for who in row if who.house == player.fall]
    hurt = [who for row in view.rows for who in row if who.house in (player.rise, player.fall)]
    wounds = sum(who.state != "unwounded" for who in hurt)
    return "+".join(map(str, below + above)) + (f"-{wounds}" if wounds else "")


def colour(text: str, player: PlayerView, voice: Voice) -> Text:
    """The two Houses of an agenda in their colours."""
    found = Text(text)
    for house in (player.rise, player.fall):
        found.highlight_words([voice.text(f"house-{house}")], STYLES[house])
    return found


def final(view: TreacheryView, player: PlayerView, voice: Voice) -> Text:
    name = Text(f"  {voice.names[player.seat]:<18}", style="bold" if player.seat == view.seat else "")
    wishes = phrase("table-wishes", rise=of_house(player.rise), fall=of_house(player.fall))
    points = voice.text("table-scored", wishes=wishes, sum=adding_up(view, player), points=player.points or 0)
    name.append_text(colour(points, player, voice))
    if view.match:
        name.append(f", {voice.text('table-victories', victories=player.victories)}")
    return name


def card_of(view: TreacheryView, player: PlayerView) -> Phrase:
    if view.hand is not None and player.seat == view.seat:
        return phrase(f"card-{view.hand.id}")
    return phrase("table-hidden" if player.cards else "table-no-card")


def wishes_of(player: PlayerView) -> Phrase:
    if not player.rise:
        return phrase("table-hidden")
    return phrase("table-wishes", rise=of_house(player.rise), fall=of_house(player.fall))
