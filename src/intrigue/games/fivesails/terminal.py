"""The table in the terminal, drawn from a view: readable in 80 columns, and without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from .view import CardView, DuelView, FiveSailsView, PlayerView

KEY = "Characters: Combat/Finesse/Influence/Resolve. In hand: Riposte/Parry/Thrust. - is none."
SIGNS = (
    (
        "2/2/3/7",
        "of a character: Combat, Finesse, Influence, Resolve; - where there is none, so that it cannot be used",
    ),
    ("1/1/3", "of a card in hand: Riposte, Parry and Thrust, for when it is played as a combat card in a duel"),
    ("cost", "what is to be paid: every other card of your hand pays 1, one with wealth 2"),
    ("wounds", "whoever has as many as their Resolve falls"),
    ("engaged", "has acted, and cannot act, pressure or challenge until the Day ends or something makes it en garde"),
    ("with", "the attachments that a character bears"),
    ("held by", "who controls a location; at the end of the Day they get the Renown that lies there"),
    ("Renown", "seven of them win"),
    ("deck, discards", "cards left to draw, and cards that are gone; the discards lie open"),
    ("wealth", "worth 2 when it pays for something"),
    ("threat", "in a duel: the wounds that somebody takes unless they are parried"),
)


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
                lines.append(inset(f"{names[player.seat]}: {'; '.join(person(card) for card in here)}"))
    for player in view.players:
        lines += seat(view, player, names)
    if view.duel is not None:
        lines += [fight(view.duel), *forecasts(view, view.duel)]
    return Group(*lines, Text(KEY, style="dim"))


def fight(duel: DuelView) -> Text:
    """A challenge has no threats yet, and at first nobody whom it is for."""
    if not duel.begun:
        against = f" against {duel.names[1]}" if duel.names[1] else ""
        return Text(f"Challenge with {duel.stat}: {duel.names[0]}{against}")
    return Text(f"Duel of {duel.stat}: threat {threats(duel.pools, duel.names)}")


def threats(pools: tuple[int, int], names: tuple[str, str]) -> str:
    return ", ".join(f"{pool} on {name}" for pool, name in zip(pools, names, strict=True))


def inset(text: str) -> Padding:
    """A line below its heading, each of its lines indented where it is too long for one."""
    return Padding(Text(text), (0, 0, 0, 4), expand=False)


def forecasts(view: FiveSailsView, duel: DuelView) -> list[RenderableType]:
    """What each choice in a duel would lead to if nothing else happened."""
    words = {choice.action: choice.words for choice in view.choices}
    return [
        inset(
            f"{words[one.action]}: {one.wounds} wound{'' if one.wounds == 1 else 's'} for you, then threat "
            f"{threats(one.pools, duel.names)}"
        )
        for one in duel.forecasts
        if one.action in words
    ]


def first(view: FiveSailsView, names: list[str]) -> str:
    return "" if view.first is None else f"First Player: {names[view.first]}."


def price(card: CardView) -> str:
    return "" if card.cost is None else f", cost {card.cost}"


def person(card: CardView) -> str:
    wounds = f", {card.wounds} wound{'' if card.wounds == 1 else 's'}" if card.wounds else ""
    state = ", engaged" if card.engaged else ""
    gear = f", with {', '.join(card.gear)}" if card.gear else ""
    return f"{card.title} {figures(card.stats)}{wounds}{state}{gear}"


def figures(numbers: tuple[int | None, ...]) -> str:
    return "/".join("-" if number is None else str(number) for number in numbers)


def held(card: CardView) -> str:
    """A card in hand with what it costs and what it is worth in a duel."""
    facts = [card.kind, *([] if card.cost is None else [f"cost {card.cost}"]), *(["wealth"] if card.wealth else [])]
    values = f" {figures(card.values)}" if any(value is not None for value in card.values) else ""
    return f"{card.title}{values} ({', '.join(facts)})"


def portrait(view: FiveSailsView, who: int) -> tuple[tuple[str, str], ...]:
    """A player with everybody of the crew, what they bear and where they stand."""
    player = view.players[who]
    places = {place.id: place.name for place in view.places}
    held_by = [place.name for place in view.places if place.control == who]
    rows = [
        ("Faction", player.faction),
        ("Renown", str(player.renown)),
        ("Holds", ", ".join(held_by) or "no location"),
        ("Hand", "; ".join(held(card) for card in player.hand) or f"{player.hand_size} in hand, unseen"),
        ("Deck", f"{player.deck_size} cards"),
    ]
    if player.scheme:
        rows.append(("Scheme", player.scheme))
    rows += [(places.get(card.place, "Home"), person(card)) for card in player.crew]
    rows.append(("Discards", ", ".join(card.title for card in player.discard) or "none"))
    return tuple(rows)


def seat(view: FiveSailsView, player: PlayerView, names: list[str]) -> list[RenderableType]:
    mark = ">" if player.seat in view.waiting else " "
    home = [person(card) for card in player.crew if card.place == f"home {player.seat + 1}"]
    head = (
        f"{mark}{player.seat + 1} {names[player.seat]} ({player.faction}): {player.renown} Renown, "
        f"{player.hand_size} in hand, deck {player.deck_size}, discards {len(player.discard)}"
    )
    out: list[RenderableType] = [Text(head, style="bold" if player.seat == view.seat else "")]
    if player.scheme:
        out.append(inset(f"Scheme: {player.scheme}"))
    if home:
        out.append(inset(f"Home: {'; '.join(home)}"))
    if player.hand:
        whole = len(player.hand) == player.hand_size
        out.append(inset(f"{'Hand' if whole else 'Seen in hand'}: {'; '.join(held(card) for card in player.hand)}"))
    if player.discard:
        out.append(inset(f"Discards: {', '.join(card.title for card in player.discard)}"))
    return out
