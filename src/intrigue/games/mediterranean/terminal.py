"""The table in the terminal, drawn from a view: readable in 80 columns, and without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.view import Choice
from .cards.developments import BY_ID
from .cards.goods import GOOD_NAMES, GOV, HAPPY, POINTS, REL, SAFE
from .labels import points, side_words, whom
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


SETTING_UP = (
    "Developments of Dictatorship and Mars bring more safety and arms, those of Democracy and Venus more happiness. "
    "Points are to be had on every side. Goods push you on or back; the start decides where you begin."
)


def draw(view: MediterraneanView, names: list[str]) -> RenderableType:
    parts: list[RenderableType] = [head(view), players(view, names), *built(view, names), *dangers(view)]
    if view.phase == "over":
        parts += [sums(view, names)]
    if view.turn == 0:
        parts.append(Text(SETTING_UP, style="dim"))
    if view.phase in ("trading", "closing"):
        parts += ["", goods(view, names), *remembered(view, names)]
    if view.offers:
        parts += ["", Text("Offers (* you can take it)", style="bold")]
        parts += [offer_line(view, offer, names) for offer in view.offers]
    if view.seat is not None and view.turn and view.phase != "over":
        parts += ["", own(view)]
        if view.drawn:
            parts += drawn_lines(view)
        if view.draft is not None:
            parts.append(draft_line(view, view.draft, names))
    return Group(*parts)


def head(view: MediterraneanView) -> Text:
    if view.turn == 0:
        return Text("Setting up", style="bold")
    line = Text(f"Round {view.turn} of {view.turns}, {view.phase}", style="bold")
    if view.lap:
        line.append(f", lap {view.lap} of {view.laps}")
    if view.phase == "trading":
        line.append(f", {view.deals} deal{'' if view.deals == 1 else 's'} so far")
    if view.lap:
        line.append("\nTrading is over sooner if all pass one right after the other.", style="not bold dim")
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
        offered = [good for offer in view.offers if offer.seat == view.seat for good in offer.gives]
        free = [one for one in view.sets if one.good not in offered]
        least = min(free, key=lambda one: (one.one_more - one.worth, one.worth), default=None)
        good = least.good if least else "grain"
        brings = {one.good: one.one_more - one.worth for one in view.sets}
        shown = [one.good for player in view.players if player.seat != view.seat for one in player.goods]
        other = max((name for name in shown if name != good), key=lambda name: brings.get(name, 0), default="dye")
        examples.append(f"offer {good} for {other}")
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
    for title in ("", "Player", "Pts/End", "Govt", "Relig", "Happy", "Safe", "Makes"):
        table.add_column(title, justify="right" if title in ("Pts/End", "Happy", "Safe") else "left", no_wrap=True)
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


def sums(view: MediterraneanView, names: list[str]) -> Table:
    """How everybody's final score comes about, so that it can be checked."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    for player in sorted(view.players, key=lambda player: -player.standing):
        whose = Text(f"{player.seat + 1} {names[player.seat]}", style="bold" if player.seat == view.seat else "")
        table.add_row(whose, f"{adding_up(player)} points")
    return table


def built(view: MediterraneanView, names: list[str]) -> list[RenderableType]:
    """Everybody's developments, and what of them can be aimed at somebody, by the names that offers use."""
    if not any(player.developments for player in view.players):
        return []
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    for seat in view.order:
        player = view.players[seat]
        if player.developments:
            whose = Text(f"{seat + 1} {names[seat]}", style="bold" if seat == view.seat else "")
            table.add_row(whose, f"{', '.join(standing(player))}{aims(view, player, names)}")
    return [Text("Developments", style="bold"), table]


def standing(player: PlayerView) -> list[str]:
    """Developments by name; those that produce no more are covered (MED-C-83)."""
    covered = list(player.covered)
    found = []
    for card in player.developments:
        found.append(BY_ID[card].name + (" (covered)" if card in covered else ""))
        if card in covered:
            covered.remove(card)
    return found


def portrait(view: MediterraneanView, seat: int) -> tuple[tuple[str, str], ...]:
    """All that lies before a player, with what every development does and what it threatens."""
    player = view.players[seat]
    rows = [("Points", adding_up(player)), ("Happy, Safe", f"{player.happiness:+d}, {player.safety:+d}")]
    if view.turn:
        tracks = ((player.government, "Govt"), (player.religion, "Relig"))
        rows += [
            (title, f"{track.side.capitalize()}, step {track.step}, level {track.level}") for track, title in tracks
        ]
    made = [f"{worker.count} {worker.good}" for worker in player.workers if worker.count]
    made += [f"{number} {good}" for number, good in ((player.cities, "civic"), (player.boats, "luxury")) if number]
    rows.append(("Makes", ", ".join(made) or "nothing"))
    known = [f"{good.count} {good.good}" for good in player.goods]
    known += [f"{player.hidden_civic} civic unseen"] if player.hidden_civic else []
    known += [f"{player.hidden_luxury} luxury unseen"] if player.hidden_luxury else []
    rows.append(("Holds", ", ".join(known) or "no goods"))
    if player.known:
        rows.append(("You know of", ", ".join(player.known)))
    faces = [(name, BY_ID[card]) for name, card in zip(standing(player), player.developments, strict=True)]
    rows += [(name, f"{points(face.vp)}. {face.words()}") for name, face in faces]
    rows += [("Can aim", box.name + ("" if box.aimed is None else f", now on {{{box.aimed}}}")) for box in player.boxes]
    rows += [("Promised", whom(promise)) for promise in player.promises]
    return tuple(rows)


def adding_up(player: PlayerView) -> str:
    """MED-END-1 as a sum: points in hand, points printed on developments, and those of Monuments and Shrines."""
    extra = player.standing - player.points - player.printed
    parts = [f"{player.points} in hand", f"{player.printed} on developments"]
    parts += [f"{extra} of Monuments and Shrines"] if extra else []
    return f"{' + '.join(parts)} = {player.standing}"


def aims(view: MediterraneanView, player: PlayerView, names: list[str]) -> str:
    """The abilities that a player can aim, at whom where that is to be seen, and what is promised about them."""
    boxes = [
        box.name + ("" if box.aimed is None else f" on {'you' if box.aimed == view.seat else names[box.aimed]}")
        for box in player.boxes
    ]
    promised = f"; promised: {', '.join(by_name(view, player.promises, names))}" if player.promises else ""
    return (f"; can aim {', '.join(boxes)}" if boxes else "") + promised


def by_name(view: MediterraneanView, promises: tuple[str, ...], names: list[str]) -> tuple[str, ...]:
    """Promises with names in place of seats."""
    called = ["you" if seat == view.seat else name for seat, name in enumerate(names)]
    return tuple(whom(promise).format(*called) for promise in promises)


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
            set_of = worth[good]
            unit = "pt, " if set_of.worth == 1 else "pts,"
            line.append(f"{set_of.worth:3} {unit} one more {set_of.one_more:2}   ")
        else:
            line.append(" " * 24)
        line.append("  ".join(ARROWS[card.idea] + ("#" if card.stored else "") for card in cards), style="dim")
        lines.append(line)
    title = f"Your goods ({len(view.hand)}; # is stored, room for {view.room})"
    if view.phase in ("trading", "closing"):
        lines.append(Text(f"  Spent as they are: {spending(view)}."))
    if player.cubes:
        lines.append(Text(f"  Your cubes: {', '.join(player.cubes)}."))
    return Group(title, *lines)


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
    gives = side_words(offer.cards or offer.gives, offer.pays, by_name(view, offer.promises, names))
    wants = side_words(offer.wants, offer.asks, by_name(view, offer.demands, names))
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


def draft_line(view: MediterraneanView, draft: DraftView, names: list[str]) -> Text:
    if draft.taking is not None:
        return Text(f"Taking offer {draft.taking}, handing over: {', '.join(draft.handed) or '...'}", style="yellow")
    to = ", ".join(names[seat] for seat in draft.to) or "all"
    gives = side_words(draft.cards, draft.pays, by_name(view, draft.promises, names))
    wants = side_words(draft.wants, draft.asks, by_name(view, draft.demands, names))
    return Text(f"Your draft to {to}: {gives} for {wants}", style="yellow")


def drawn_lines(view: MediterraneanView) -> list[RenderableType]:
    lines: list[RenderableType] = [Text("Drawn", style="bold")]
    for card in view.drawn:
        faces = " or ".join(BY_ID[face].name for face in card.faces)
        picked = f"  -> {BY_ID[card.picked].name}" if card.picked else ""
        lines.append(f"  {card.deck}: {faces}{picked}")
    return lines
