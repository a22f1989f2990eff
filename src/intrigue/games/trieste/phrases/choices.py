"""What actions are called, what they are about, and the rules that they follow."""

from __future__ import annotations

from collections.abc import Hashable

from ....core.labels import Wording
from ....core.phrase import Phrase, phrase
from ....core.phrase import seat as of_seat
from ..cards.law import DARING, Dare, Recruit
from ..cards.money import Exchange, MayGain, Sell
from ..cards.titles import CARDS, CHARACTER, FACTIONS, HEROES, THIEF, TREASURES, worth
from ..rules import actions as act
from ..rules.ending import BuyBack
from ..rules.heroes import HeroTime
from ..rules.payment import unpack
from ..rules.reactions import Window
from ..rules.turn import Draw, Play
from ..state import Trieste
from .things import of_card, of_faction, of_number, own_hero, purse, text_of_card, text_of_hero

VERB_RULES = {
    act.PLAY: "TRI-PLAY-1",
    act.BUY: "TRI-END-3",
    act.REACT: "TRI-C-18",
    act.KEEP: "TRI-EFF-1",
    act.DROP: "TRI-EFF-1",
    act.GIVE: "TRI-C-40",
    act.CATCH: "TRI-EFF-2",
    act.FREE: "TRI-C-32",
    act.FETCH: "TRI-STAT-1",
    act.SWAP: "TRI-EFF-1",
}
PLAIN_RULES = {
    act.DRAW: "TRI-DRAW-1",
    act.DRAW + 1: "TRI-DRAW-1",
    act.REVEAL: "TRI-HERO-2",
    act.ACCEPT: "TRI-C-13",
    act.SHIELD: "TRI-C-45",
    act.DECLINE: "TRI-C-23",
}


class TriesteWords(Wording[Trieste]):
    def label(self, state: Trieste, seat: int, action: int) -> Phrase:
        faction = state.faction_of[seat]
        if action >= act.PAY:
            return phrase("do-pay", coins=purse([CARDS[treasure].id for treasure in unpack(action)]))
        if action >= act.PLAY:
            return label_card(state, act.verb_in(action), act.card_in(action))
        if action >= act.HERO:
            hero = HEROES[3 * faction + action - act.HERO]
            return phrase("do-pick", hero=of_card(hero.id), text=text_of_hero(hero))
        if action >= act.JOIN:
            return phrase("do-join", faction=of_faction(action - act.JOIN))
        if action == act.DRAW:
            return phrase("do-draw-treasure", left=len(state.mint))
        if action == act.DRAW + 1:
            return phrase("do-draw-faction", faction=of_faction(faction), left=len(state.decks[faction]))
        if action == act.REVEAL:
            hero = own_hero(state, faction)
            return phrase("do-reveal", hero=of_card(hero.id), text=text_of_hero(hero))
        if action == act.SHIELD:
            return phrase("do-escape", hero=of_card(own_hero(state, faction).id))
        if action == act.DECLINE:
            return phrase("do-decline")
        if action == act.ACCEPT:
            top = state.stack[-1]
            assert isinstance(top, MayGain)
            return phrase("do-accept", count=top.count)
        if action == act.PASS:
            return label_pass(state.stack[-1])
        victim = action - act.ROB
        return phrase("do-rob", seat=of_seat(state.seat_of[victim]), faction=of_faction(victim))

    def about(self, state: Trieste, seat: int, action: int) -> tuple[str, ...]:
        if action >= act.PAY:
            return coins_of(unpack(action))
        if action >= act.PLAY:
            card = act.card_in(action)
            kind = "treasure" if card < TREASURES else "card"
            return (f"{kind}:{CARDS[card].id}",)
        if action >= act.HERO:
            return (f"hero:{HEROES[3 * state.faction_of[seat] + action - act.HERO].id}",)
        if action in (act.REVEAL, act.SHIELD):
            faction = state.faction_of[seat]
            return (f"hero:{HEROES[3 * faction + state.heroes[faction]].id}",)
        if action in (act.DRAW, act.ACCEPT):
            return ("deck:treasure",)
        if action == act.DRAW + 1:
            return (f"deck:{FACTIONS[state.faction_of[seat]]}",)
        if action >= act.JOIN:
            return (f"faction:{FACTIONS[action - act.JOIN]}",)
        if act.ROB <= action < act.ROB + 3:
            return (f"seat:{state.seat_of[action - act.ROB]}",)
        return ("decline",) if action == act.DECLINE else ("pass",)

    def rule_of(self, state: Trieste, seat: int, action: int) -> str:
        if action >= act.PAY:
            return "TRI-PAY-1"
        if action >= act.PLAY:
            return VERB_RULES[act.verb_in(action)]
        if action >= act.HERO:
            return "TRI-HERO-1"
        if action >= act.JOIN:
            return "TRI-C-26"
        if action == act.PASS:
            return rule_of_passing(state.stack[-1])
        return PLAIN_RULES.get(action, "TRI-C-40")

    def cache_key(self, state: Trieste, seat: int, action: int) -> Hashable:
        """What the words for an action follow from besides its number: what a card costs and brings now, how many cards
        are left to draw, which Hero is meant, or what it is that one passes."""
        if action >= act.BUY or action == act.DECLINE or act.JOIN <= action < act.HERO:
            return ()
        if action >= act.PLAY:
            card = act.card_in(action)
            return () if card < TREASURES else (price(state, card), not state.captured)
        faction = state.faction_of[seat]
        if action >= act.HERO:
            return faction
        if action == act.DRAW:
            return len(state.mint)
        if action == act.DRAW + 1:
            return faction, len(state.decks[faction])
        if action in (act.REVEAL, act.SHIELD):
            return faction, state.heroes[faction]
        if act.ROB <= action < act.ROB + 3:
            return state.seat_of[action - act.ROB]
        top = state.stack[-1]
        if isinstance(top, MayGain) and action == act.ACCEPT:
            return top.count
        return type(top), isinstance(top, HeroTime) and top.early


def price(state: Trieste, card: int) -> tuple[int, bool]:
    """What a card costs, and whether its owner could pay that now."""
    cost = state.cost(card)
    return cost, worth(state.hands[CARDS[card].faction]) >= cost


def label_card(state: Trieste, verb: int, card: int) -> Phrase:
    title, called = CARDS[card], of_number(card)
    match verb:
        case _ if verb == act.PLAY:
            return label_play(state, card)
        case _ if verb == act.BUY:
            return phrase("do-buy", card=called, cost=title.cost)
        case _ if verb == act.REACT:
            return phrase("do-react", card=called, cost=title.cost)
        case _ if verb == act.KEEP:
            return phrase("do-keep", card=called)
        case _ if verb == act.DROP:
            return phrase("do-discard", card=called)
        case _ if verb == act.GIVE:
            return phrase("do-give", card=called)
        case _ if verb == act.SWAP:
            return phrase("do-exchange", card=called, better=of_number(card + 1))
        case _ if verb == act.CATCH:
            return phrase("do-capture", card=called, level=title.level)
        case _ if verb == act.FREE:
            return phrase("do-free", card=called, level=title.level)
        case _:
            return phrase("do-fetch", card=called, cost=title.cost, level=title.level)


def label_play(state: Trieste, card: int) -> Phrase:
    """A Thief is told what a character brings: its level, and more for daring (TRI-EFF-4, TRI-C-52)."""
    title, called = CARDS[card], of_number(card)
    if card < TREASURES:
        return phrase("do-play-treasure", card=called, count=card + 1)
    (cost, payable), text = price(state, card), text_of_card(card)
    shown = phrase("show-cost" if payable else "show-cost-too-high", cost=cost)
    if title.faction != THIEF or title.kind != CHARACTER:
        return phrase("do-play", card=called, price=shown, text=text)
    dares = not state.captured and any(isinstance(verb, Dare) for verb in title.effect)
    infamy = title.level + (DARING if dares else 0)
    return phrase("do-play-thief", card=called, level=title.level, infamy=infamy, price=shown, text=text)


def label_pass(top: object) -> Phrase:
    match top:
        case Play():
            return phrase("do-play-nothing")
        case Window():
            return phrase("do-let-be")
        case HeroTime(early=early):
            return phrase("do-wait" if early else "do-stay-hidden")
        case BuyBack():
            return phrase("do-buy-nothing")
        case Draw():
            return phrase("do-draw-nothing")
        case MayGain():
            return phrase("do-gain-nothing")
        case Recruit():
            return phrase("do-fetch-nobody")
        case Exchange():
            return phrase("do-exchange-nothing")
        case Sell():
            return phrase("do-discard-nothing")
        case _:
            raise TypeError(f"nobody passes at {top}")


def coins_of(treasures: list[int]) -> tuple[str, ...]:
    """The coins of a payment one by one, copper:1 and copper:2. All payments make the same total, so none is part of
    another, and whoever lays coin after coin arrives at one of them."""
    seen = [0] * TREASURES
    things = []
    for treasure in treasures:
        seen[treasure] += 1
        things.append(f"{CARDS[treasure].id}:{seen[treasure]}")
    return tuple(things)


def rule_of_passing(top: object) -> str:
    match top:
        case Play():
            return "TRI-PLAY-1"
        case Window():
            return "TRI-C-42"
        case HeroTime():
            return "TRI-HERO-2"
        case BuyBack():
            return "TRI-END-3"
        case Draw():
            return "TRI-C-10"
        case MayGain():
            return "TRI-C-13"
        case Recruit():
            return "TRI-STAT-1"
        case _:
            return "TRI-EFF-1"
