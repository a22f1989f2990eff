"""The table in the terminal, drawn from a view: readable in 80 columns, and without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .cards.developments import BY_ID
from .cards.goods import GOOD_NAMES, IDEA_NAMES
from .labels import counted, side_words
from .view import DraftView, MediterraneanView, OfferView, PlayerView, Track

STYLES = {"dictatorship": "bold", "democracy": "cyan", "mars": "red", "venus": "blue"}
SHORT = {"dictatorship": "Dict", "democracy": "Demo", "mars": "Mars", "venus": "Venus"}
ARROWS = {
    "black": "<Dict",
    "white": "Demo>",
    "red": "<Mars",
    "blue": "Venus>",
    "prosperity": "+1",
    "poverty": "sad",
    "depression": "SAD2",
    "barbarians": "raid",
    "fury": "RAID2",
    "revolt": "REVOLT",
    "corruption": "CORRUPT",
    "zealots": "ZEALOTS",
    "nothing": "-",
}


def draw(view: MediterraneanView, names: list[str]) -> RenderableType:
    parts: list[RenderableType] = [head(view), players(view, names)]
    if view.phase in ("trading", "closing"):
        parts += ["", goods(view, names), *remembered(view, names)]
    if view.offers:
        parts += ["", Text("Offers", style="bold")]
        parts += [offer_line(view, offer, names) for offer in view.offers]
    if view.seat is not None:
        parts += ["", own(view)]
        if view.drawn:
            parts += drawn_lines(view)
        if view.draft is not None:
            parts.append(draft_line(view.draft, names))
    return Group(*parts)


def head(view: MediterraneanView) -> Text:
    line = Text(f"Round {view.turn} of {view.turns}, {view.phase}", style="bold")
    if view.lap:
        line.append(f", lap {view.lap} of {view.laps}")
    if view.phase == "trading":
        line.append(f", {view.deals} deal{'' if view.deals == 1 else 's'} so far")
    return line


def players(view: MediterraneanView, names: list[str]) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for title in ("", "Player", "Pts", "Govt", "Relig", "Happy", "Safe", "Makes"):
        table.add_column(title, justify="right" if title in ("Pts", "Happy", "Safe") else "left", no_wrap=True)
    for seat in view.order:
        player = view.players[seat]
        table.add_row(
            ">" if seat in view.waiting else " ",
            Text(f"{seat + 1} {names[seat]}", style="bold" if seat == view.seat else ""),
            f"{player.points}/{player.standing}",
            place(player.government),
            place(player.religion),
            f"{player.happiness:+d}{'!' if player.revolt else ''}",
            f"{player.safety:+d}",
            makes(player),
        )
    return table


def goods(view: MediterraneanView, names: list[str]) -> Table:
    """What everybody is known to hold, a column for each good; `?` are civic and luxury goods not shown yet."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    for title in ("Known to hold", *(good[:3] for good in GOOD_NAMES[:-1]), "?civ", "?lux"):
        table.add_column(title, justify="left" if title == "Known to hold" else "right", no_wrap=True)
    for seat in view.order:
        player = view.players[seat]
        counts = {good.good: good.count for good in player.goods}
        cells = [counts.get(good, 0) for good in GOOD_NAMES[:-1]]
        table.add_row(
            Text(f"{seat + 1} {names[seat]}", style="bold" if seat == view.seat else ""),
            *(str(count) if count else "." for count in [*cells, player.hidden_civic, player.hidden_luxury]),
        )
    return table


def remembered(view: MediterraneanView, names: list[str]) -> list[RenderableType]:
    """The very cards that this seat knows to be in other hands."""
    return [
        Text(f"You know of {names[player.seat]}: {', '.join(player.known)}", style="dim")
        for player in view.players
        if player.known
    ]


def place(track: Track) -> Text:
    return Text(f"{SHORT[track.side]} {track.step} L{track.level}", style=STYLES[track.side])


def makes(player: PlayerView) -> str:
    parts = [f"{sum(worker.count for worker in player.workers)}"]
    if player.cities:
        parts.append(f"{player.cities}c")
    if player.boats:
        parts.append(f"{player.boats}b")
    return "+".join(parts)


def own(view: MediterraneanView) -> Group:
    assert view.seat is not None
    player = view.players[view.seat]
    lines: list[RenderableType] = []
    worth = {one.good: one for one in view.sets}
    for good in GOOD_NAMES:
        cards = [card for card in view.hand if card.good == good]
        if not cards:
            continue
        line = Text(f"  {good:8}", style="bold")
        if good in worth:
            line.append(f"{worth[good].worth:3} pts, one more {worth[good].one_more:2}   ")
        else:
            line.append(" " * 24)
        line.append("  ".join(ARROWS[card.idea] + ("*" if card.stored else "") for card in cards), style="dim")
        lines.append(line)
    title = f"Your goods ({len(view.hand)}; * is stored, room for {view.room}), ideas: {legend(view)}"
    built = ", ".join(BY_ID[card].name for card in player.developments) or "none"
    cubes = f" Cubes: {', '.join(player.cubes)}." if player.cubes else ""
    return Group(title, *lines, Text(f"Your developments: {built}.{cubes}"))


def legend(view: MediterraneanView) -> str:
    shown = [idea for idea in IDEA_NAMES if any(card.idea == idea for card in view.hand)]
    return ", ".join(counted(tuple(card.idea for idea in shown for card in view.hand if card.idea == idea))) or "none"


def offer_line(view: MediterraneanView, offer: OfferView, names: list[str]) -> Text:
    mark = "*" if offer.takeable else " "
    gives = side_words(offer.gives, offer.pays, offer.promises)
    wants = side_words(offer.wants, offer.asks, offer.demands)
    everybody = len(offer.to) == view.seats - 1
    to = "" if everybody else " to " + ", ".join("you" if seat == view.seat else names[seat] for seat in offer.to)
    who = "you" if offer.seat == view.seat else names[offer.seat]
    extra = f" (says {', '.join(offer.says)})" if offer.says else ""
    extra += f" (seeks {', '.join(offer.seeks)})" if offer.seeks else ""
    extra += f" (Venus arrows: {offer.venus})" if offer.venus is not None else ""
    return Text(f" {mark}[{offer.number}] {who}{to}: {gives} for {wants}{extra}", style="green" if mark == "*" else "")


def draft_line(draft: DraftView, names: list[str]) -> Text:
    if draft.taking is not None:
        return Text(f"Taking offer {draft.taking}, handing over: {', '.join(draft.handed) or '...'}", style="yellow")
    to = ", ".join(names[seat] for seat in draft.to) or "all"
    gives = side_words(draft.cards, draft.pays, draft.promises)
    wants = side_words(draft.wants, draft.asks, draft.demands)
    return Text(f"Your draft to {to}: {gives} for {wants}", style="yellow")


def drawn_lines(view: MediterraneanView) -> list[RenderableType]:
    lines: list[RenderableType] = [Text("Drawn", style="bold")]
    for card in view.drawn:
        faces = " or ".join(BY_ID[face].name for face in card.faces)
        picked = f"  -> {BY_ID[card.picked].name}" if card.picked else ""
        lines.append(f"  {card.deck}: {faces}{picked}")
    return lines
