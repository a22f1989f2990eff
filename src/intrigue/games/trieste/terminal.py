"""The table in the terminal, drawn from a view: readable in 80 columns, and without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .cards.titles import CARDS, CHARACTER, KIND, LEVEL, TREASURES
from .view import PlayerView, TriesteView
from .words import CARD_NAMES, CARD_NUMBERS, HERO_NAMES, count

STYLES = {"watch": "blue", "merchant": "green", "thief": "red", None: ""}
SHORT = {"watch": "Watch", "merchant": "Merchant", "thief": "Thief", None: "?"}
GOALS = {"watch": "caught", "merchant": "riches", "thief": "Infamy", None: ""}


def draw(view: TriesteView, names: list[str]) -> RenderableType:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for title in ("", "Player", "Faction", "Goal", "Hand", "Deck", "On the table"):
        table.add_column(title, justify="right" if title == "Deck" else "left", no_wrap=title != "On the table")
    for player in view.players:
        table.add_row(*row(view, player, names))
    return Group(heading(view), table, *[line(label, text) for label, text in details(view, names)])


def heading(view: TriesteView) -> Text:
    turn = f"Turn {view.turn}, {view.phase.title()} Phase" if view.turn else "Before the first turn"
    spent = [f"{number} {CARD_NAMES[id]}" for id, number in view.spent.items() if number]
    text = Text(turn, style="bold")
    text.append(f"   Treasure deck {view.treasure_deck}, discards: {', '.join(spent) or 'none'}", style="not bold dim")
    return text


def row(view: TriesteView, player: PlayerView, names: list[str]) -> list[RenderableType]:
    style = STYLES[player.faction]
    score = "?" if player.score is None else str(player.score)
    goal = f"{score} of {player.goal} {GOALS[player.faction]}" if player.faction else ""
    return [
        ">" if player.seat in view.waiting else " ",
        Text(f"{player.seat + 1} {names[player.seat]}", style="bold" if player.seat == view.seat else ""),
        Text(SHORT[player.faction], style=style),
        goal,
        f"{player.cards}, {player.treasures} coins" if player.faction else "",
        str(player.deck),
        on_table(player),
    ]


def on_table(player: PlayerView) -> Text:
    played = player.played
    if played is None:
        return Text("-")
    if played.card is None:
        return Text("face-down")
    text = Text(CARD_NAMES[played.card])
    if not played.up:
        text.append(" (face-down)")
    elif played.paid is False:
        text.append(" (not paid)")
    return text


def details(view: TriesteView, names: list[str]) -> list[tuple[str, str]]:
    """Lines below the table, those with nothing to tell left out."""
    lines: list[tuple[str, str]] = []
    if view.captured:
        levels = f"{count(view.captured_levels, 'level')} in all"
        lines.append(("Prison", f"{tally(view.captured)} ({levels})"))
    for player in view.players:
        facts = [*memories(view, player), *oddities(view, player)]
        if facts:
            lines.append((names[player.seat], "; ".join(facts)))
    if view.looking:
        lines.append(("You look at", tally(view.looking)))
    lines += [hand_line(view, player, names) for player in view.players if player.hand is not None]
    return lines


def memories(view: TriesteView, player: PlayerView) -> list[str]:
    """What an attentive player would remember."""
    found: list[str] = []
    if player.seat != view.seat and player.known and player.hand is None:
        found.append(f"surely holds {tally(player.known)}")
    thieves = tuple(id for id in player.discards if KIND[CARD_NUMBERS[id]] == CHARACTER)
    if player.faction == "thief" and thieves:
        found.append(f"in the discards {tally(thieves)}")
    return found


def oddities(view: TriesteView, player: PlayerView) -> list[str]:
    found: list[str] = []
    hero = player.hero
    if hero is not None and hero.id is not None:
        found.append(f"Hero {HERO_NAMES[hero.id]}, {'face-up' if hero.up else 'done' if hero.done else 'face-down'}")
    elif hero is not None:
        found.append("Hero face-down")
    if player.dearer:
        found.append(f"the character or action of this turn costs {player.dearer} more")
    if player.dearer_next:
        found.append(f"the character or action of next turn costs {player.dearer_next} more")
    if view.guarded and player.faction == "merchant":
        found.append("guarded for the rest of the turn")
    return found


def hand_line(view: TriesteView, player: PlayerView, names: list[str]) -> tuple[str, str]:
    assert player.hand is not None
    numbers = [CARD_NUMBERS[id] for id in player.hand]
    money = sum(number + 1 for number in numbers if number < TREASURES)
    whose = "Your hand" if player.seat == view.seat else f"Hand of {names[player.seat]}"
    return (f"{whose}, worth {money}", tally(player.hand, costs=True) if player.hand else "no cards")


def tally(ids: tuple[str, ...], costs: bool = False) -> str:
    """Cards with how many there are of each; faction cards with their cost or their level."""
    parts = []
    for id in dict.fromkeys(ids):
        number = CARD_NUMBERS[id]
        times = f"{ids.count(id)} " if ids.count(id) > 1 else ""
        fact = ""
        if number >= TREASURES and costs:
            fact = f" ({CARDS[number].cost})"
        elif LEVEL[number] >= 0:
            fact = f" ({LEVEL[number]})"
        parts.append(f"{times}{CARD_NAMES[id]}{fact}")
    return ", ".join(parts)


def line(label: str, text: str) -> Text:
    shown = Text(f"{label}: ", style="dim")
    shown.append(text, style="not dim")
    return shown
