"""The table in the terminal, drawn from a view: readable in 80 columns, and without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.phrase import Argument, Phrase, Voice, Words, phrase
from ...core.phrase import seat as of_seat
from ...core.terminal import Drawing
from ...core.view import Choice
from .cards.developments import BY_ID
from .cards.face import MARS_ORTHODOXY, TOTAL_WAR
from .cards.goods import ART, DYE, GOOD_NAMES, GOV, HAPPY, POINTS, REL, SAFE
from .guide import PHRASES, SIGNS
from .notation import KINDS_BY_NAME
from .phrases.faces import text_of
from .phrases.things import (
    Thing,
    gains,
    list_things,
    of_card,
    of_cube,
    of_deck,
    of_face,
    of_good,
    of_idea,
    of_promise,
    of_side,
    of_terms,
    of_track,
    points,
    pushes,
    several,
)
from .rules.actions import DECLINE, DONE, ENQUIRE, NOT_DONE, PASS, SHOW, SHOW_LUXURY, TAKE, WAIT
from .rules.calamities import ATTACK_LOSS, FIRST_ATTACK, FIRST_REVOLT, REVOLT_LEVEL
from .rules.drafts import STANDING
from .rules.goods import sets
from .rules.production import CIVIC_TYPES
from .view import BoxView, DraftView, MediterraneanView, OfferView, PlayerView, Track

STYLES = {"dictatorship": "bold", "democracy": "cyan", "mars": "red", "venus": "blue"}
COLUMNS = (
    *("table-player", "table-points", "table-government", "table-religion"),
    *("table-happy", "table-safe", "table-makes"),
)
NUMBERS = ("table-points", "table-happy", "table-safe")


class MediterraneanDrawing(Drawing[MediterraneanView]):
    signs = SIGNS
    phrases = PHRASES

    def draw(self, view: MediterraneanView, voice: Voice) -> RenderableType:
        parts: list[RenderableType] = [
            head(view, voice),
            players(view, voice),
            *development_rows(view, voice),
            *dangers(view, voice),
        ]
        if view.phase == "over":
            parts += [sums(view, voice)]
        if view.turn == 0:
            parts.append(Text(voice.text("table-setting-up-help"), style="dim"))
        if view.phase in ("trading", "closing"):
            parts += ["", goods(view, voice), *known_cards(view, voice)]
        if view.offers:
            parts += ["", Text(voice.text("table-offers"), style="bold")]
            parts += [offer_line(view, offer, voice) for offer in view.offers]
        if view.seat is not None and view.turn and view.phase != "over":
            parts += ["", own(view, voice)]
            if view.drawn:
                parts += drawn_lines(view, voice)
            if view.draft is not None:
                parts.append(Text(voice.say(draft_words(view, view.draft)), style="yellow"))
        return Group(*parts)

    def portrait(self, view: MediterraneanView, seat: int) -> tuple[tuple[Words, Words], ...]:
        """All that lies before a player, with what every development does and what it threatens."""
        player = view.players[seat]
        rows: list[tuple[Words, Words]] = [
            (phrase("table-score"), adding_up(player)),
            (phrase("table-feelings"), f"{player.happiness:+d}, {player.safety:+d}"),
        ]
        for track, name in ((player.government, "government"), (player.religion, "religion")) if view.turn else ():
            told = phrase("show-place", side=of_side(track.side), step=track.step, level=track.level)
            rows.append((phrase("table-track", track=of_track(name)), told))
        made = [phrase("tell-number", number=one.count, what=of_good(one.good)) for one in player.workers if one.count]
        piles = (("civic", civic_goods(player)), ("luxury", player.boats))
        rows.append(line("table-makes", [*made, *[several(pile, number) for pile, number in piles if number]]))
        known: list[Thing] = [phrase("tell-number", number=one.count, what=of_good(one.good)) for one in player.goods]
        known += [phrase("show-hidden-civic", number=player.hidden_civic)] if player.hidden_civic else []
        known += [phrase("show-hidden-luxury", number=player.hidden_luxury)] if player.hidden_luxury else []
        rows.append(line("table-holds", known))
        if player.known:
            rows.append(line("table-you-know", [of_card(card) for card in player.known]))
        for title, face in zip(standing(player), (BY_ID[card] for card in player.developments), strict=True):
            rows.append(
                (title, phrase("show-and-then", first=phrase("table-worth", points=face.vp), rest=text_of(face)))
            )
        if player.boxes:
            rows.append(line("table-aims", [aim(view, box) for box in player.boxes]))
        if player.promises:
            rows.append(line("table-promises", [of_promise(promise, view.seat) for promise in player.promises]))
        return tuple(rows)

    def listed_choices(self, view: MediterraneanView) -> tuple[Choice, ...]:
        """While no offer is being drafted, drafting is left to sentences; the list has what is to be answered."""
        if view.phase != "trading" or view.draft is not None:
            return view.choices
        return tuple(choice for choice in view.choices if answers(choice.action))

    def examples(self, view: MediterraneanView) -> tuple[str, ...]:
        """Examples with the cards and offers that are there, in the notation of offers; each can be said."""
        can: dict[str, list[str]] = {}  # what may be done, by verb
        for choice in view.choices:
            verb, _, what = choice.say.partition(" ")
            can.setdefault(verb, []).append(what)
        examples: list[str] = []
        if view.phase == "trading" and view.draft is None and "want" in can:
            mine = [offer for offer in view.offers if offer.seat == view.seat]
            offered = [good for offer in mine for good in offer.gives]
            goods = {card.partition(" ")[0] for card in can.get("give", ())}
            free = [one for one in view.sets if one.good in goods and one.good not in offered]
            least = min(free, key=lambda one: (one.one_more - one.worth, one.worth), default=None)
            steps = ("give", "want", "post")
            in_time = view.acts_left is None or view.acts_left >= len(steps)
            if least and in_time and len(mine) < STANDING:
                brings = {one.good: one.one_more - one.worth for one in view.sets}
                shown = [one.good for player in view.players if player.seat != view.seat for one in player.goods]
                others = (name for name in shown if name != least.good)
                other = max(others, key=lambda name: brings.get(name, 0), default="wine")
                examples.append(f"offer {least.good} for {other}")
            examples += [f"counter {number}" for number in can.get("counter", ())[:1]]
            examples += [f"decline {number}" for number in can.get("decline", ())[-1:]]
            examples += [f"withdraw {number}" for number in can.get("withdraw", ())[:1]]
        if "store" in can:
            room = view.room - sum(card.stored for card in view.hand)
            examples.append(f"store {' '.join(card.partition(' ')[0] for card in can['store'][: min(2, room)])}")
        return tuple(examples)


def head(view: MediterraneanView, voice: Voice) -> Text:
    if view.turn == 0:
        return Text(voice.text("table-setting-up"), style="bold")
    parts = [voice.text("table-round", turn=view.turn, turns=view.turns, phase=f"phase:{view.phase}")]
    if view.lap:
        parts.append(voice.text("table-lap-of", lap=view.lap, laps=view.laps))
    if view.phase == "trading":
        parts.append(voice.text("table-deals", deals=view.deals))
    line = Text(", ".join(parts), style="bold")
    if view.lap:
        line.append(f"\n{voice.text('table-passing')}", style="not bold dim")
    return line


def dangers(view: MediterraneanView, voice: Voice) -> list[RenderableType]:
    """What the calamities of this round will do (MED-RES3)."""
    if view.phase not in ("trading", "closing") or view.turn < FIRST_REVOLT:
        return []
    lines = [voice.text("table-revolt", level=REVOLT_LEVEL[view.turn])]
    if view.turn >= FIRST_ATTACK:
        war = any(BY_ID[id].power & TOTAL_WAR for player in view.players for id in player.developments)  # MED-C-45
        lines.append(voice.text("table-attack-twice" if war else "table-attack", points=ATTACK_LOSS[view.turn]))
    return [Text(line, style="dim") for line in lines]


def answers(action: int) -> bool:
    simple = (SHOW, SHOW_LUXURY, PASS, DONE, NOT_DONE, WAIT)
    return TAKE <= action < DECLINE or action >= ENQUIRE or action in simple


# ---------------------------------------------------------------------- the players


def player_name(view: MediterraneanView, seat: int, voice: Voice) -> Text:
    return Text(f"{seat + 1} {voice.names[seat]}", style="bold" if seat == view.seat else "")


def players(view: MediterraneanView, voice: Voice) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("", no_wrap=True)
    for column in COLUMNS:
        table.add_column(voice.text(column), justify="right" if column in NUMBERS else "left", no_wrap=True)
    for seat in view.order:
        player = view.players[seat]
        table.add_row(
            ">" if seat in view.waiting else " ",
            player_name(view, seat, voice),
            f"{player.points}/{player.standing}",
            place(player.government, voice) if view.turn else "",
            place(player.religion, voice) if view.turn else "",
            f"{player.happiness:+d}{'!' if player.revolt and view.phase == 'development' else ''}",
            f"{player.safety:+d}",
            makes(player, voice),
        )
    return table


def place(track: Track, voice: Voice) -> Text:
    words = voice.text("table-place", side=of_side(track.side), step=track.step, level=track.level)
    return Text(words, style=STYLES[track.side])


def makes(player: PlayerView, voice: Voice) -> str:
    parts = [f"{sum(worker.count for worker in player.workers)}"]
    if player.cities:
        parts.append(voice.text("table-cities", number=civic_goods(player)))
    if player.boats:
        parts.append(voice.text("table-boats", number=player.boats))
    return "+".join(parts)


def civic_goods(player: PlayerView) -> int:
    """What the cities of a player make in a round: a fifth one makes nothing (MED-C-6)."""
    return min(CIVIC_TYPES, player.cities)


def sums(view: MediterraneanView, voice: Voice) -> Table:
    """How everybody's final score comes about, so that it can be checked."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    for player in sorted(view.players, key=lambda player: -player.standing):
        table.add_row(player_name(view, player.seat, voice), voice.say(adding_up(player)))
    return table


def adding_up(player: PlayerView) -> Phrase:
    """MED-END-1 as a sum: points in hand, points printed on developments, and those of Monuments and Shrines."""
    extra = player.standing - player.points - player.printed
    told: dict[str, Argument] = {"hand": player.points, "printed": player.printed, "sum": player.standing}
    return Phrase("table-sum-with-monuments", {**told, "extra": extra}) if extra else Phrase("table-sum", told)


def development_rows(view: MediterraneanView, voice: Voice) -> list[RenderableType]:
    """Everybody's developments, and what of them can be aimed at somebody, by the names that offers use."""
    if not any(player.developments for player in view.players):
        return []
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    for seat in view.order:
        player = view.players[seat]
        if player.developments:
            parts = [", ".join(voice.say(name) for name in standing(player)), *aims(view, player, voice)]
            table.add_row(player_name(view, seat, voice), "; ".join(parts))
    return [Text(voice.text("table-developments"), style="bold"), table]


def standing(player: PlayerView) -> list[Phrase]:
    """Developments by name; those that produce no more are covered (MED-C-83)."""
    covered = list(player.covered)
    found: list[Phrase] = []
    for card in player.developments:
        found.append(phrase("table-covered-card" if card in covered else "table-card", card=of_face(card)))
        if card in covered:
            covered.remove(card)
    return found


def aims(view: MediterraneanView, player: PlayerView, voice: Voice) -> list[str]:
    """The abilities that a player can aim, at whom where that is to be seen, and what is promised about them."""
    boxes = tuple(aim(view, box) for box in player.boxes)
    promises = tuple(of_promise(promise, view.seat) for promise in player.promises)
    found = [voice.text("table-can-aim", boxes=boxes)] if boxes else []
    return found + ([voice.text("table-promised", promises=promises)] if promises else [])


def aim(view: MediterraneanView, box: BoxView) -> Thing:
    """A box by the name that offers and commands use; it is the same in every language."""
    return box.name if box.aimed is None else phrase("table-aimed", box=box.name, whom=whom(view, box.aimed))


def whom(view: MediterraneanView, seat: int) -> Thing:
    return phrase("tell-you") if seat == view.seat else of_seat(seat)


def line(title: str, things: list[Thing]) -> tuple[Words, Words]:
    return (phrase(title), phrase("table-list", things=list_things(things)))


# ---------------------------------------------------------------------- goods and offers


def goods(view: MediterraneanView, voice: Voice) -> Table:
    """What everybody is known to hold, a column for each good; `?` are civic and luxury goods not shown yet."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(voice.text("table-known"), no_wrap=True)
    signs = [voice.part(f"good-{good}", "sign") for good in GOOD_NAMES[:-1]]
    for title in (*signs, voice.text("table-unseen-civic"), voice.text("table-unseen-luxury")):
        table.add_column(title, justify="right", no_wrap=True)
    for seat in view.order:
        player = view.players[seat]
        counts = {good.good: good.count for good in player.goods}
        cells = [counts.get(good, 0) for good in GOOD_NAMES[:-1]]
        numbers = [*cells, player.hidden_civic, player.hidden_luxury]
        table.add_row(player_name(view, seat, voice), *(str(count) if count else "." for count in numbers))
    return table


def known_cards(view: MediterraneanView, voice: Voice) -> list[RenderableType]:
    """The very cards that this seat knows to be in other hands."""
    lines = [
        phrase("table-remembered", seat=of_seat(player.seat), cards=tuple(of_card(card) for card in player.known))
        for player in view.players
        if player.known
    ]
    return [Text(voice.say(line), style="dim") for line in lines]


def own(view: MediterraneanView, voice: Voice) -> Group:
    assert view.seat is not None
    lines: list[RenderableType] = []
    worth = {one.good: one for one in view.sets}
    held = [good for good in GOOD_NAMES if any(card.good == good for card in view.hand)]
    names = {good: voice.text("table-good", good=of_good(good)) for good in held}
    sets = {good: set_words(worth[good].worth, worth[good].one_more, voice) if good in worth else "" for good in held}
    wide, broad = (max(map(len, found.values()), default=0) for found in (names, sets))
    for good in held:
        text = Text(f"  {names[good]:{wide}}  ", style="bold")
        text.append(f"{sets[good]:{broad}}   ")
        cards = [card for card in view.hand if card.good == good]
        signs = [voice.part(of_idea(card.idea).replace(":", "-"), "sign") + "#" * card.stored for card in cards]
        text.append("  ".join(signs), style="dim")
        lines.append(text)
    if view.phase in ("trading", "closing"):
        lines.append(Text(f"  {voice.text('table-spending', gains=spending(view))}"))
    cubes = view.players[view.seat].cubes
    if cubes:
        lines.append(Text(f"  {voice.text('table-cubes', cubes=tuple(of_cube(cube) for cube in cubes))}"))
    return Group(voice.text("table-your-goods", cards=len(view.hand), room=view.room), *lines)


def set_words(worth: int, more: int, voice: Voice) -> str:
    """The numbers of all sets stand below each other."""
    return f"{' ' * (worth < 10)}{voice.text('table-set', worth=worth, more=more)}"


def spending(view: MediterraneanView) -> tuple[Thing, ...]:
    """What everything that is not stored would do, with what developments change about it (MED-C-60, MED-C-74)."""
    gov, rel, happy, safe, prosperity = 0, 0, 0, 0, 0
    for card in view.hand:
        if not card.stored:
            kind = KINDS_BY_NAME["piracy" if card.good == "piracy" else f"{card.good} {card.idea}"]
            gov += GOV[kind]
            rel += REL[kind]
            happy += HAPPY[kind]
            safe += SAFE[kind]
            prosperity += POINTS[kind]
    for player in view.players:
        if player.seat != view.seat and any(BY_ID[id].power & MARS_ORTHODOXY for id in player.developments):
            happy -= sum(
                sets(good, one.count) for one in view.sets for good in (ART, DYE) if one.good == GOOD_NAMES[good]
            )
    worth = sum(one.worth for one in view.sets) + prosperity
    return (points(worth), *pushes(gov, rel), *gains(happy, safe, 0))


def offer_line(view: MediterraneanView, offer: OfferView, voice: Voice) -> Text:
    mark = "*" if offer.takeable else " "
    who: Thing = phrase("table-you") if offer.seat == view.seat else of_seat(offer.seat)
    terms: dict[str, Argument] = {
        "seat": who,
        "gives": of_terms(offer.cards or offer.gives, offer.pays, offer.promises, view.seat),
        "wants": of_terms(offer.wants, offer.asks, offer.demands, view.seat),
    }
    told = Phrase("table-offer", terms)
    if len(offer.to) < view.seats - 1:
        told = Phrase("table-offer-to", {**terms, "to": tuple(whom(view, seat) for seat in offer.to)})
    extra = "".join(f" ({voice.say(words)})" for words in remarks(view, offer))
    return Text(f" {mark}[{offer.number}] {voice.say(told)}{extra}", style="green" if mark == "*" else "")


def remarks(view: MediterraneanView, offer: OfferView) -> list[Phrase]:
    """What else is known of an offer: what was said with it, what was asked about it, who would take it."""
    found: list[Phrase] = []
    if offer.says:
        found.append(phrase("show-says", ideas=tuple(of_idea(idea) for idea in offer.says)))
    if offer.seeks:
        found.append(phrase("show-seeks", ideas=tuple(of_idea(idea) for idea in offer.seeks)))
    if offer.venus is not None:
        found.append(phrase("show-venus-arrows", number=offer.venus))
    if offer.taker is not None:
        mine = offer.taker == view.seat
        found.append(phrase("table-you-would-take") if mine else phrase("show-being-taken", seat=of_seat(offer.taker)))
    if offer.coming is not None:
        found.append(phrase("table-coming", number=offer.coming))
    return found


def draft_words(view: MediterraneanView, draft: DraftView) -> Phrase:
    if draft.taking is not None:
        return phrase("table-taking", number=draft.taking, cards=list_things([of_card(card) for card in draft.handed]))
    terms: dict[str, Argument] = {
        "gives": of_terms(draft.cards, draft.pays, draft.promises, view.seat),
        "wants": of_terms(draft.wants, draft.asks, draft.demands, view.seat),
    }
    if not draft.to:
        return Phrase("table-draft", terms)
    return Phrase("table-draft-to", {**terms, "to": tuple(of_seat(seat) for seat in draft.to)})


def drawn_lines(view: MediterraneanView, voice: Voice) -> list[RenderableType]:
    lines: list[RenderableType] = [Text(voice.text("table-drawn"), style="bold")]
    for card in view.drawn:
        faces = phrase("tell-either", one=of_face(card.faces[0]), other=of_face(card.faces[1]))
        told = voice.text("table-drawn-card", deck=of_deck(card.deck), faces=faces)
        picked = f"  -> {voice.text('table-card', card=of_face(card.picked))}" if card.picked else ""
        lines.append(f"  {told}{picked}")
    return lines
