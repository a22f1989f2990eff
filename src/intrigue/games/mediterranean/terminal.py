"""The table in the terminal, drawn from a view: readable in 80 columns, and without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.view import Choice
from .cards.developments import BY_ID
from .cards.goods import GOOD_NAMES, GOV, HAPPY, POINTS, REL, SAFE
from .labels import points, side_words
from .rules.actions import DECLINE, DONE, ENQUIRE, NOT_DONE, PASS, SHOW, SHOW_LUXURY, TAKE, WAIT
from .rules.resolution import ATTACK_LOSS, FIRST_ATTACK, FIRST_REVOLT, REVOLT_LEVEL
from .story import gains
from .view import DraftView, MediterraneanView, OfferView, PlayerView, Track
from .words import KINDS_BY_NAME

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
    parts: list[RenderableType] = [head(view), players(view, names), *dangers(view)]
    if view.phase in ("trading", "closing"):
        parts += ["", goods(view, names), *remembered(view, names)]
    if view.offers:
        parts += ["", Text("Offers", style="bold")]
        parts += [offer_line(view, offer, names) for offer in view.offers]
    if view.seat is not None and view.turn:
        parts += ["", own(view)]
        if view.drawn:
            parts += drawn_lines(view)
        if view.draft is not None:
            parts.append(draft_line(view.draft, names))
    return Group(*parts)


def head(view: MediterraneanView) -> Text:
    if view.turn == 0:
        return Text("Setting up", style="bold")
    line = Text(f"Round {view.turn} of {view.turns}, {view.phase}", style="bold")
    if view.lap:
        line.append(f", lap {view.lap} of {view.laps}")
    if view.phase == "trading":
        line.append(f", {view.deals} deal{'' if view.deals == 1 else 's'} so far")
    return line


def dangers(view: MediterraneanView) -> list[RenderableType]:
    """What the calamities of this round will do (MED-RES3)."""
    if view.phase not in ("trading", "closing") or view.turn < FIRST_REVOLT:
        return []
    level = REVOLT_LEVEL[view.turn]
    lines: list[RenderableType] = [
        Text(f"Revolt: the unhappiest below 0 takes one development, level {level} at most.", style="dim")
    ]
    if view.turn >= FIRST_ATTACK:
        lost = ATTACK_LOSS[view.turn]
        lines.append(Text(f"Attack: the least safe below 0 loses {lost} points and what the die says.", style="dim"))
    return lines


def brief(view: MediterraneanView) -> tuple[Choice, ...]:
    """While no offer is being drafted, drafting is left to sentences; the list has what is to be answered."""
    if view.phase != "trading" or view.draft is not None:
        return view.choices
    return tuple(choice for choice in view.choices if listed(choice.action))


def listed(action: int) -> bool:
    simple = (SHOW, SHOW_LUXURY, PASS, DONE, NOT_DONE, WAIT)
    return TAKE <= action < DECLINE or action >= ENQUIRE or action in simple


def sayings(view: MediterraneanView) -> tuple[str, ...]:
    """Examples with the cards and offers that are there."""
    possible = {choice.say.partition(" ")[0] for choice in view.choices}
    examples: list[str] = []
    if view.phase == "trading" and view.draft is None and "want" in possible:
        most = max(view.sets, key=lambda one: one.count, default=None)
        good, count = (most.good, min(2, most.count)) if most else ("grain", 2)
        shown = [one.good for player in view.players if player.seat != view.seat for one in player.goods]
        other = max((name for name in shown if name != good), key=shown.count, default="dye")
        examples.append(f"offer {count} {good} for {other} to all")
        mine = [offer.number for offer in view.offers if offer.seat == view.seat]
        theirs = [offer.number for offer in view.offers if offer.seat != view.seat and view.seat in offer.to]
        examples += [f"counter {number}" for number in theirs[:1]]
        examples += [f"decline {number}" for number in theirs[-1:]]
        examples += [f"withdraw {number}" for number in mine[:1]]
    if "store" in possible:
        goods = [choice.say.split(" ")[1] for choice in view.choices if choice.say.startswith("store ")][:2]
        examples.append(f"store {' '.join(goods)}")
    return tuple(examples)


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
            place(player.government) if view.turn else "",
            place(player.religion) if view.turn else "",
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
    title = f"Your goods ({len(view.hand)}; * is stored, room for {view.room})"
    covered = list(player.covered)
    names = []
    for card in player.developments:
        names.append(BY_ID[card].name + (" (covered)" if card in covered else ""))
        if card in covered:
            covered.remove(card)
    built = ", ".join(names) or "none"
    cubes = f" Cubes: {', '.join(player.cubes)}." if player.cubes else ""
    if view.phase in ("trading", "closing"):
        lines.append(Text(f"  Spent as they are: {spending(view)}."))
    return Group(title, *lines, Text(f"Your developments: {built}.{cubes}"))


def spending(view: MediterraneanView) -> str:
    """What everything that is not stored would do, apart from what developments change about it."""
    gov, rel, happy, safe, prosperity = 0, 0, 0, 0, 0
    for card in view.hand:
        if not card.stored:
            kind = KINDS_BY_NAME["piracy" if card.good == "piracy" else f"{card.good} {card.idea}"]
            gov += GOV[kind]
            rel += REL[kind]
            happy += HAPPY[kind]
            safe += SAFE[kind]
            prosperity += POINTS[kind]
    worth = sum(one.worth for one in view.sets) + prosperity
    effects = gains(gov, rel, happy, safe, 0)
    return f"{points(worth)}{', ' + effects if effects else ''}"


def offer_line(view: MediterraneanView, offer: OfferView, names: list[str]) -> Text:
    mark = "*" if offer.takeable else " "
    gives = side_words(offer.cards or offer.gives, offer.pays, offer.promises)
    wants = side_words(offer.wants, offer.asks, offer.demands)
    everybody = len(offer.to) == view.seats - 1
    to = "" if everybody else " to " + ", ".join("you" if seat == view.seat else names[seat] for seat in offer.to)
    who = "you" if offer.seat == view.seat else names[offer.seat]
    extra = f" (says {', '.join(offer.says)})" if offer.says else ""
    extra += f" (seeks {', '.join(offer.seeks)})" if offer.seeks else ""
    extra += f" (Venus arrows: {offer.venus})" if offer.venus is not None else ""
    if offer.taker is not None:
        coming = "" if offer.coming is None else f", Venus arrows: {offer.coming}"
        extra += f" ({'you' if offer.taker == view.seat else names[offer.taker]} would take it{coming})"
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
