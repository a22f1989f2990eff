"""The table in the terminal, drawn from a view: readable in 80 columns, and without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from .view import CardView, FiveSailsView, PlayerView


def draw(view: FiveSailsView, names: list[str]) -> RenderableType:
    lines: list[RenderableType] = [Text(f"Day {view.day} of 5, {view.phase}. {first(view, names)}", style="bold")]
    for place in view.places:
        owner = "" if place.control is None else f", held by {names[place.control]}"
        lines.append(Text(f"{place.name}: {place.renown} Renown{owner}", style="bold"))
        for card in place.cards:
            lines.append(Text(f"    {card.title} [{card.kind}{price(card)}]", style="dim"))
        for player in view.players:
            here = [card for card in player.crew if card.place == place.id]
            if here:
                lines.append(Text(f"    {names[player.seat]}: {'; '.join(person(card) for card in here)}"))
    for player in view.players:
        lines += seat(view, player, names)
    if view.duel is not None:
        d = view.duel
        lines.append(Text(f"Duel of {d.stat}: threat {d.pools[0]} on {d.names[0]}, {d.pools[1]} on {d.names[1]}"))
    return Group(*lines)


def first(view: FiveSailsView, names: list[str]) -> str:
    return "" if view.first is None else f"First Player: {names[view.first]}."


def price(card: CardView) -> str:
    return "" if card.cost is None else f", cost {card.cost}"


def person(card: CardView) -> str:
    stats = "/".join("-" if number is None else str(number) for number in card.stats)
    state = " engaged" if card.engaged else ""
    gear = f" with {', '.join(card.gear)}" if card.gear else ""
    return f"{card.title} {stats} wounds {card.wounds}{state}{gear}"


def seat(view: FiveSailsView, player: PlayerView, names: list[str]) -> list[RenderableType]:
    mark = ">" if player.seat in view.waiting else " "
    home = [person(card) for card in player.crew if card.place == f"home {player.seat + 1}"]
    head = (
        f"{mark}{player.seat + 1} {names[player.seat]} ({player.faction}): {player.renown} Renown, "
        f"{player.hand_size} in hand, deck {player.deck_size}, discards {len(player.discard)}"
    )
    out: list[RenderableType] = [Text(head, style="bold" if player.seat == view.seat else "")]
    if player.scheme:
        out.append(Text(f"    Scheme: {player.scheme}"))
    if home:
        out.append(Text(f"    Home: {'; '.join(home)}"))
    if player.hand:
        out.append(Text(f"    Hand: {', '.join(card.title for card in player.hand)}"))
    return out
