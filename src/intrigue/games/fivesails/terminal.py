"""The table in the terminal, drawn from a view: readable in 80 columns, and without colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ...core.phrase import Phrase, Voice, Words, phrase
from ...core.phrase import seat as of_seat
from ...core.terminal import Drawing
from .phrases.things import of_card, of_place, of_stat
from .view import CardView, DuelView, FiveSailsView, PlayerView

SIGNS: tuple[tuple[Words, Words], ...] = (
    ("2/2/3/7", phrase("sign-stats")),
    ("1/1/3", phrase("sign-values")),
    (phrase("table-word-cost"), phrase("sign-cost")),
    (phrase("table-word-wounds"), phrase("sign-wounds")),
    (phrase("table-word-engaged"), phrase("sign-engaged")),
    (phrase("table-word-with"), phrase("sign-with")),
    (phrase("table-word-held-by"), phrase("sign-held-by")),
    (phrase("table-renown"), phrase("sign-renown")),
    (phrase("table-word-piles"), phrase("sign-piles")),
    (phrase("table-word-wealth"), phrase("sign-wealth")),
    (phrase("table-word-threat"), phrase("sign-threat")),
)


class FiveSailsDrawing(Drawing[FiveSailsView]):
    signs = SIGNS

    def draw(self, view: FiveSailsView, voice: Voice) -> RenderableType:
        lines: list[RenderableType] = [Text(voice.say(date(view)), style="bold")]
        for place in view.places:
            lines.append(Text(voice.say(location(place.id, place.renown, place.control)), style="bold"))
            for card in place.cards:
                lines.append(Text(f"    {voice.say(on_offer(card))}", style="dim"))
            for player in view.players:
                here = [card for card in player.crew if card.place == place.id]
                if here:
                    lines.append(inset(f"{voice.names[player.seat]}: {join(voice, [person(card) for card in here])}"))
        for player in view.players:
            lines += seat(view, player, voice)
        if view.duel is not None:
            lines += [Text(voice.say(fight(view.duel))), *forecasts(view, view.duel, voice)]
        return Group(*lines, Text(voice.text("table-key"), style="dim"))

    def portrait(self, view: FiveSailsView, seat: int) -> tuple[tuple[Words, Words], ...]:
        """A player with everybody of the crew, what they bear and where they stand."""
        player = view.players[seat]
        places = [of_place(place.id) for place in view.places if place.control == seat]
        hand = [hand_card(card) for card in player.hand]
        rows: list[tuple[Words, Words]] = [
            (phrase("table-faction"), phrase(f"faction-{player.faction}")),
            (phrase("table-renown"), str(player.renown)),
            (phrase("table-holds"), several(places, "table-no-location")),
            (phrase("table-hand"), phrase("table-list", things=tuple(hand)) if hand else unseen(player.hand_size)),
            (phrase("table-deck"), phrase("table-cards", cards=player.deck_size)),
        ]
        if player.scheme:
            rows.append((phrase("table-scheme"), phrase(f"card-{player.scheme}")))
        here = {place.id for place in view.places}
        for card in player.crew:
            at = card.place if card.place in here else "home"
            rows.append((phrase(f"place-{at}.title"), person(card)))
        rows.append((phrase("table-discards"), several([of_card(card.id) for card in player.discard], "table-none")))
        return tuple(rows)


def date(view: FiveSailsView) -> Phrase:
    phase = f"phase:{view.phase.replace(' ', '_')}"
    if view.first is None:
        return phrase("table-day", day=view.day, phase=phase)
    return phrase("table-day-and-first", day=view.day, phase=phase, seat=of_seat(view.first))


def location(id: str, renown: int, control: int | None) -> Phrase:
    if control is None:
        return phrase("table-location", place=of_place(id), renown=renown)
    return phrase("table-location-held", place=of_place(id), renown=renown, seat=of_seat(control))


def fight(duel: DuelView) -> Phrase:
    """A challenge has no threats yet, and at first nobody whom it is for."""
    stat, who = of_stat(duel.stat), of_card(duel.names[0])
    if duel.begun:
        return phrase("table-duel", stat=stat, threats=threats(duel.pools, duel.names))
    if not duel.names[1]:
        return phrase("table-challenge", stat=stat, card=who)
    return phrase("table-challenge-against", stat=stat, card=who, target=of_card(duel.names[1]))


def threats(pools: tuple[int, int], names: tuple[str, str]) -> Phrase:
    one, two = of_card(names[0]), of_card(names[1])
    return phrase("table-threats", threat=pools[0], card=one, threat2=pools[1], other=two)


def inset(text: str) -> Padding:
    """A line below its heading, each of its lines indented where it is too long for one."""
    return Padding(Text(text), (0, 0, 0, 4), expand=False)


def join(voice: Voice, parts: Sequence[Phrase]) -> str:
    return "; ".join(voice.say(part) for part in parts)


def forecasts(view: FiveSailsView, duel: DuelView, voice: Voice) -> list[RenderableType]:
    """What each choice in a duel would lead to if nothing else happened."""
    words = {choice.action: choice.words for choice in view.choices}
    found: list[RenderableType] = []
    for one in duel.forecasts:
        choice = words.get(one.action)
        if isinstance(choice, Phrase):
            then = threats(one.pools, duel.names)
            found.append(inset(voice.text("table-forecast", choice=choice, wounds=one.wounds, threats=then)))
    return found


def on_offer(card: CardView) -> Phrase:
    sort = f"kind:{card.kind}"
    if card.renown:
        return phrase("table-on-offer-renown", card=of_card(card.id), sort=sort, renown=card.renown)
    if card.cost is None:
        return phrase("table-on-offer", card=of_card(card.id), sort=sort)
    return phrase("table-on-offer-for", card=of_card(card.id), sort=sort, cost=card.cost)


def person(card: CardView) -> Phrase:
    """A character with its stats, and with what has happened to it."""
    state: list[Phrase] = []
    if card.wounds:
        state.append(phrase("table-wounds", wounds=card.wounds))
    if card.engaged:
        state.append(phrase("table-engaged"))
    if card.gear:
        state.append(phrase("table-with", gear=tuple(of_card(id) for id in card.gear)))
    whole = phrase("table-person", card=of_card(card.id), stats=figures(card.stats))
    for part in state:
        whole = phrase("table-and", first=whole, second=part)
    return whole


def figures(numbers: tuple[int | None, ...]) -> str:
    return "/".join("-" if number is None else str(number) for number in numbers)


def hand_card(card: CardView) -> Phrase:
    """A card in hand with what it costs and what it is worth in a duel."""
    facts = phrase(f"kind-{card.kind}")
    if card.cost is not None:
        facts = phrase("table-and", first=facts, second=phrase("table-cost", cost=card.cost))
    if card.wealth:
        facts = phrase("table-and", first=facts, second=phrase("table-wealth"))
    if any(value is not None for value in card.values):
        return phrase("table-held-values", card=of_card(card.id), values=figures(card.values), facts=facts)
    return phrase("table-held", card=of_card(card.id), facts=facts)


def several(things: Sequence[str], none: str) -> Phrase:
    return phrase("table-list", things=tuple(things)) if things else phrase(none)


def unseen(cards: int) -> Phrase:
    return phrase("table-unseen", cards=cards)


def seat(view: FiveSailsView, player: PlayerView, voice: Voice) -> list[RenderableType]:
    mark = ">" if player.seat in view.waiting else " "
    home = [person(card) for card in player.crew if card.place == f"home {player.seat + 1}"]
    head = voice.text(
        "table-player",
        name=f"{player.seat + 1} {voice.names[player.seat]}",
        faction=f"faction:{player.faction}",
        renown=player.renown,
        hand=player.hand_size,
        deck=player.deck_size,
        discards=len(player.discard),
    )
    out: list[RenderableType] = [Text(f"{mark}{head}", style="bold" if player.seat == view.seat else "")]
    if player.scheme:
        out.append(inset(f"{voice.text('table-scheme')}: {voice.text(f'card-{player.scheme}')}"))
    if home:
        out.append(inset(f"{voice.part('place-home', 'title')}: {join(voice, home)}"))
    if player.hand:
        whole = len(player.hand) == player.hand_size
        title = voice.text("table-hand" if whole else "table-seen-in-hand")
        out.append(inset(f"{title}: {join(voice, [hand_card(card) for card in player.hand])}"))
    if player.discard:
        discards = several([of_card(card.id) for card in player.discard], "table-none")
        out.append(inset(f"{voice.text('table-discards')}: {voice.say(discards)}"))
    return out
