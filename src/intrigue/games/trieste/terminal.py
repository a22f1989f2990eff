"""The table in the terminal, drawn from a view: readable in 80 columns, and without colour."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.phrase import Argument, Phrase, Voice, Words, phrase
from ...core.phrase import seat as of_seat
from ...core.terminal import Drawing
from . import card_pages
from .cards.titles import CARDS, HEROES, LEVEL, TREASURES
from .phrases.things import CARD_NUMBERS, HERO_NUMBERS, count_thing, of_card, text_of_hero
from .view import HeroView, PlayerView, TriesteView

STYLES = {"watch": "blue", "merchant": "green", "thief": "red", None: ""}
COLUMNS = ("table-player", "table-faction", "table-goal", "table-hand", "table-deck", "table-on-table")
SIGNS: tuple[tuple[Words, Words], ...] = (
    (phrase("table-goal"), phrase("sign-goal")),
    (phrase("sign-riches"), phrase("sign-riches.text")),
    (phrase("sign-hand", cards=5, coins=2), phrase("sign-hand.text")),
    (phrase("table-deck"), phrase("sign-deck")),
    (phrase("sign-cost"), phrase("sign-cost.text")),
    (phrase("sign-level"), phrase("sign-level.text")),
    (phrase("show-unpaid"), phrase("sign-unpaid")),
    (phrase("sign-known"), phrase("sign-known.text")),
    (phrase("table-discards"), phrase("sign-discards")),
    (
        phrase("sign-worth"),
        phrase(
            "sign-worth.text",
            worths=tuple(phrase("sign-coin-worth", coin=of_card(c.id), worth=c.number + 1) for c in CARDS[:TREASURES]),
        ),
    ),
    (phrase("sign-coin"), phrase("sign-coin.text")),
    (phrase("table-prison"), phrase("sign-prison")),
    (phrase("table-hero"), phrase("sign-hero")),
    (phrase("sign-infamy"), phrase("sign-infamy.text")),
)


class TriesteDrawing(Drawing[TriesteView]):
    signs = SIGNS

    def draw(self, view: TriesteView, voice: Voice) -> RenderableType:
        table = Table(box=None, padding=(0, 1), pad_edge=False)
        table.add_column("", no_wrap=True)
        for column in COLUMNS:
            number, wraps = column == "table-deck", column == "table-on-table"
            table.add_column(voice.text(column), justify="right" if number else "left", no_wrap=not wraps)
        for player in view.players:
            table.add_row(*row(view, player, voice))
        return Group(heading(view, voice), table, *[line(label, words, voice) for label, words in details(view)])

    def portrait(self, view: TriesteView, seat: int) -> tuple[tuple[Words, Words], ...]:
        player = view.players[seat]
        if player.faction is None:
            return ((phrase("table-faction"), phrase("table-unknown")),)
        rows: list[tuple[Words, Words]] = [
            (phrase("table-faction"), phrase(f"faction-{player.faction}")),
            (phrase("table-goal"), goal(player)),
            (phrase("table-hand"), phrase("table-hand-in-words", cards=player.cards, coins=player.treasures)),
        ]
        if player.hand is not None:
            rows.append((phrase("table-cards"), phrase("table-list", things=tally(player.hand, player.costs))))
        elif player.known:
            rows.append((phrase("sign-known"), phrase("table-list", things=tally(player.known))))
        if player.faction == "watch":
            prison = phrase("table-list", things=tally(view.captured)) if view.captured else phrase("table-nobody")
            rows.append((phrase("table-prison"), prison))
        rows += [
            (phrase("table-on-table"), on_table(player)),
            (phrase("table-discards"), phrase("table-list", things=tally(player.discards))),
        ]
        if player.hero is not None:
            rows.append((phrase("table-hero"), hero_in_full(player.hero)))
        rows += [(phrase("table-now"), fact) for fact in changes(view, player)]
        return tuple(rows)


def heading(view: TriesteView, voice: Voice) -> Text:
    turn = phrase("table-turn", turn=view.turn, phase=f"phase:{view.phase}") if view.turn else phrase("show-setup")
    text = Text(voice.say(turn), style="bold")
    spent = [id for id, number in view.spent.items() for _ in range(number)]
    treasure = phrase("table-treasure", left=view.treasure_deck, discards=tally(tuple(spent)))
    text.append(f"   {voice.say(treasure)}", style="not bold dim")
    return text


def row(view: TriesteView, player: PlayerView, voice: Voice) -> list[RenderableType]:
    faction = "?" if player.faction is None else voice.part(f"faction-{player.faction}", "short")
    hand = phrase("table-hand-of", cards=player.cards, coins=player.treasures)
    return [
        ">" if player.seat in view.waiting else " ",
        Text(f"{player.seat + 1} {voice.names[player.seat]}", style="bold" if player.seat == view.seat else ""),
        Text(faction, style=STYLES[player.faction]),
        voice.say(goal(player)) if player.faction else "",
        voice.say(hand) if player.faction else "",
        str(player.deck),
        Text(voice.say(on_table(player)) if player.played else "-"),
    ]


def goal(player: PlayerView) -> Phrase:
    score = "?" if player.score is None else player.score
    return Phrase(f"table-goal-{player.faction}", {"score": score, "goal": player.goal})


def on_table(player: PlayerView) -> Phrase:
    played = player.played
    if played is None:
        return phrase("show-nothing")
    if played.card is None:
        return phrase("show-face-down")
    level = LEVEL[CARD_NUMBERS[played.card]]
    facts = [phrase("show-level", level=level)] if level >= 0 else []
    if not played.up:
        facts.append(phrase("show-face-down"))
    elif played.paid is False:
        facts.append(phrase("show-unpaid"))
    return describe(of_card(played.card), facts)


def describe(thing: str | Phrase, facts: list[Phrase]) -> Phrase:
    """A card with what is to be said of it in brackets."""
    if not facts:
        return phrase("table-card", card=thing)
    return (
        phrase("table-card-facts", card=thing, fact=facts[0])
        if len(facts) == 1
        else phrase("table-card-more", card=thing, fact=facts[0], more=facts[1])
    )


def details(view: TriesteView) -> list[tuple[Phrase, Phrase]]:
    """Lines below the table, those with nothing to tell left out."""
    lines: list[tuple[Phrase, Phrase]] = []
    if view.captured:
        prison = phrase("table-prison-of", thieves=tally(view.captured), levels=view.captured_levels)
        lines.append((phrase("table-prison"), prison))
    for player in view.players:
        facts = [*memories(view, player), *oddities(view, player)]
        if facts:
            lines.append((phrase("table-seat", seat=of_seat(player.seat)), join_facts(facts)))
    if view.looking:
        lines.append((phrase("table-looking"), phrase("table-list", things=tally(view.looking))))
    lines += [hand_line(view, player) for player in view.players if player.hand is not None]
    return lines


def join_facts(facts: list[Phrase]) -> Phrase:
    """Facts that are lists themselves, one after the other."""
    told = facts[0]
    for fact in facts[1:]:
        told = phrase("table-and", first=told, second=fact)
    return told


def hero_in_full(hero: HeroView) -> Phrase:
    if hero.id is None:
        return phrase("show-face-down")
    text = text_of_hero(HEROES[HERO_NUMBERS[hero.id]])
    return phrase("table-hero-text", hero=of_card(hero.id), lies=lies(hero), text=text)


def lies(hero: HeroView) -> Phrase:
    return phrase("show-face-up" if hero.up else "show-done" if hero.done else "show-face-down")


def memories(view: TriesteView, player: PlayerView) -> list[Phrase]:
    """What an attentive player would remember."""
    found: list[Phrase] = []
    if player.seat != view.seat and player.known and player.hand is None:
        found.append(phrase("table-known", cards=tally(player.known)))
    if player.discards:
        found.append(phrase("table-discarded", cards=tally(player.discards)))
    return found


def oddities(view: TriesteView, player: PlayerView) -> list[Phrase]:
    hero = player.hero
    if hero is None:
        return changes(view, player)
    if hero.id is None:
        return [phrase("table-hero-hidden"), *changes(view, player)]
    return [phrase("table-hero-of", hero=of_card(hero.id), lies=lies(hero)), *changes(view, player)]


def changes(view: TriesteView, player: PlayerView) -> list[Phrase]:
    """What is not as it usually is."""
    found: list[Phrase] = []
    if player.dearer:
        found.append(phrase("table-dearer", more=player.dearer))
    if player.dearer_next:
        found.append(phrase("table-dearer-next", more=player.dearer_next))
    if view.guarded and player.faction == "merchant":
        found.append(phrase("table-guarded"))
    return found


def hand_line(view: TriesteView, player: PlayerView) -> tuple[Phrase, Phrase]:
    assert player.hand is not None
    money = sum(CARD_NUMBERS[id] + 1 for id in player.hand if CARD_NUMBERS[id] < TREASURES)
    whose = (
        phrase("table-your-hand", worth=money)
        if player.seat == view.seat
        else phrase("table-their-hand", seat=of_seat(player.seat), worth=money)
    )
    return whose, phrase("table-list", things=tally(player.hand, player.costs))


def tally(ids: tuple[str, ...], costs: dict[str, int] | None = None) -> Argument:
    """Cards with how many there are of each; characters with their level, and what a card costs now where that is
    given."""
    parts: list[Phrase] = []
    for id in dict.fromkeys(ids):
        printed = card_pages.facts(CARDS[CARD_NUMBERS[id]])
        facts: list[Phrase] = []
        if costs is not None and "cost" in printed:
            facts.append(phrase("show-cost", cost=costs.get(id, printed["cost"])))
        if "level" in printed:
            facts.append(phrase("show-level", level=printed["level"]))
        parts.append(describe(count_thing(id, ids.count(id)), facts))
    return tuple(parts) if parts else phrase("show-nothing")


def line(label: Phrase, words: Phrase, voice: Voice) -> Text:
    shown = Text(f"{voice.say(label)}: ", style="dim")
    shown.append(voice.say(words), style="not dim")
    return shown
