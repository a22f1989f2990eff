"""The table in the terminal, drawn from a view: readable in 80 columns, and without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .cards.titles import CARDS, HEROES, LEVEL, TREASURES
from .view import PlayerView, TriesteView
from .words import CARD_NAMES, CARD_NUMBERS, HERO_NAMES, count

STYLES = {"watch": "blue", "merchant": "green", "thief": "red", None: ""}
SHORT = {"watch": "Watch", "merchant": "Merchant", "thief": "Thief", None: "?"}
GOALS = {"watch": "caught", "merchant": "riches", "thief": "Infamy", None: ""}


SIGNS = (
    ("Goal", "how far everybody has come: Thieves caught, riches in hand, Infamy; '?' is only known to the Merchant"),
    ("riches", "what the treasure in the Merchant's hand is worth; the goal grows with the levels in prison"),
    ("Hand 5, 2 coins", "cards in hand, and how many of them are treasures; a card lying face-down counts"),
    ("Deck", "faction cards left to draw"),
    (
        "cost",
        "what is to be paid for a card in the Payment Phase of this turn, raised costs counted; no change is given",
    ),
    (
        "level",
        "of a character: a Thief whose effect takes place brings so much Infamy; a capture says up to which level",
    ),
    ("not paid", "the card lies there without effect; a Thief can be captured all the same"),
    ("surely holds", "cards in that hand that everybody has seen"),
    ("discards", "they lie open; characters of level 1 or more can be bought back in the End Phase"),
    ("worth", "a Copper is 1, a Silver 2, a Gold 3, a Diamond 4; Gold and Diamond are money only and cannot be played"),
    ("coin", "any treasure card"),
    ("Prison", "captured Thieves; their levels raise the Merchant's goal, and some cards ask whether it is empty"),
    ("Hero", "face-down: a secret; face-up: its text works; done: turned down for good. '? NAME' tells what one does"),
    ("Infamy", "what the Thief wins by; a Thief on the table brings it when nobody has captured it"),
)


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
        f"{player.cards}, {count(player.treasures, 'coin')}" if player.faction else "",
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
    facts = [f"level {LEVEL[CARD_NUMBERS[played.card]]}"] if LEVEL[CARD_NUMBERS[played.card]] >= 0 else []
    if not played.up:
        facts.append("face-down")
    elif played.paid is False:
        facts.append("not paid")
    if facts:
        text.append(f" ({', '.join(facts)})")
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


def portrait(view: TriesteView, seat: int) -> tuple[tuple[str, str], ...]:
    player = view.players[seat]
    if player.faction is None:
        return (("Faction", "not known yet"),)
    score = "?" if player.score is None else str(player.score)
    rows = [
        ("Faction", SHORT[player.faction]),
        ("Goal", f"{score} of {player.goal} {GOALS[player.faction]}"),
        ("Hand", f"{count(player.cards, 'card')}, {count(player.treasures, 'coin')} among them"),
    ]
    if player.hand is not None:
        rows.append(("Cards", tally(player.hand, player.costs) or "none"))
    elif player.known:
        rows.append(("Surely holds", tally(player.known)))
    if player.faction == "watch":
        rows.append(("Prison", tally(view.captured) or "nobody"))
    rows += [("On the table", on_table(player).plain), ("Discards", tally(player.discards) or "none")]
    if player.hero is not None:
        hero = None if player.hero.id is None else next(one for one in HEROES if one.id == player.hero.id)
        lies = "face-up" if player.hero.up else "done" if player.hero.done else "face-down"
        rows.append(("Hero", "face-down" if hero is None else f"{hero.name}, {lies}: {hero.text}"))
    rows += [("Now", words) for words in oddities(view, player) if not words.startswith("Hero ")]
    return tuple(rows)


def memories(view: TriesteView, player: PlayerView) -> list[str]:
    """What an attentive player would remember."""
    found: list[str] = []
    if player.seat != view.seat and player.known and player.hand is None:
        found.append(f"surely holds {tally(player.known)}")
    if player.discards:
        found.append(f"discards {tally(player.discards)}")
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
    return (f"{whose}, worth {money}", tally(player.hand, player.costs) if player.hand else "no cards")


def tally(ids: tuple[str, ...], costs: dict[str, int] | None = None) -> str:
    """Cards with how many there are of each; characters with their level, and what a card costs now where that is
    given."""
    parts = []
    for id in dict.fromkeys(ids):
        number = CARD_NUMBERS[id]
        times = f"{ids.count(id)} " if ids.count(id) > 1 else ""
        facts = [f"cost {costs.get(id, CARDS[number].cost)}"] if costs is not None and number >= TREASURES else []
        if LEVEL[number] >= 0:
            facts.append(f"level {LEVEL[number]}")
        parts.append(f"{times}{CARD_NAMES[id]}" + (f" ({', '.join(facts)})" if facts else ""))
    return ", ".join(parts)


def line(label: str, text: str) -> Text:
    shown = Text(f"{label}: ", style="dim")
    shown.append(text, style="not dim")
    return shown
