"""Why an action is not possible now, by rule. Only what its seat knows is told."""

from __future__ import annotations

from ....core.phrase import Phrase
from ....core.refusal import Refusal, no
from ....core.refusals import Refusals
from ..cards.law import HIGHEST, Arrest, Free, Recruit, is_thief
from ..cards.money import Exchange, Giving, Keeping, Rob, Sell
from ..cards.titles import ACTION, CAPTURE, CARDS, CHARACTER, COST, ESCAPE, SPECIAL, THIEF, TREASURES, worth
from ..notation import VERBS
from ..rules import actions as act
from ..rules.ending import BuyBack
from ..rules.heroes import HeroTime, PickHeroes, in_question
from ..rules.payment import Pay, payments, unpack
from ..rules.reactions import Window, has_acted
from ..rules.setup import ChooseFactions
from ..rules.turn import DRAW_PHASE, END_PHASE, PLAY_PHASE, Draw, Play
from ..state import DONE_FOR, FACE_DOWN, FACE_UP, NO_HERO, PHASE_OF, STEPS, Trieste
from .things import of_card, of_number, own_hero, text_of_hero

MISREAD_RULES = {"play": "TRI-PLAY-1", "buy": "TRI-END-3", "react": "TRI-C-18"}

# What a verb is good for, and what is wrong with its card where something of the kind is asked
WANTED: dict[int, tuple[type, str, str]] = {
    act.KEEP: (Keeping, "TRI-CMP-4", "no-drawn"),
    act.DROP: (Sell, "TRI-CMP-4", "no-discarding"),
    act.GIVE: (Giving, "TRI-C-40", "no-giving"),
    act.SWAP: (Exchange, "TRI-CMP-4", "no-exchanging"),
    act.CATCH: (Arrest, "TRI-EFF-2", "no-capturing"),
    act.FREE: (Free, "TRI-C-32", "no-prisoner"),
    act.FETCH: (Recruit, "TRI-CMP-4", "no-fetching"),
}


class TriesteRefusals(Refusals[Trieste]):
    def whose_rule(self, state: Trieste, seat: int) -> str:
        """Before the first turn there is no order of a phase yet, and a reaction is asked for out of that order."""
        top = state.stack[-1]
        if isinstance(top, PickHeroes):
            return "TRI-HERO-1"
        if isinstance(top, ChooseFactions):
            return "TRI-C-26"
        return "TRI-C-42" if isinstance(top, Window) else super().whose_rule(state, seat)

    def misread(self, state: Trieste, text: str) -> Refusal | None:
        """A verb was given, but not its card, or one that does not exist."""
        verb, _, rest = text.partition(" ")
        if verb == "draw":
            return no("TRI-DRAW-1", "no-deck-named")
        if verb == "pay":
            return no("TRI-PAY-1", "no-coins-named")
        if verb == "choose":
            return no("TRI-HERO-1", "no-hero-named")
        if verb not in VERBS:
            return None
        rule = MISREAD_RULES.get(verb, "TRI-CMP-4")
        return no(rule, "no-such-card", verb=verb, text=rest[:30]) if rest else no(rule, "no-card-named", verb=verb)

    def obstacle(self, state: Trieste, seat: int, action: int) -> Refusal | None:
        """The seat is being asked, but not for this."""
        if isinstance(state.stack[-1], HeroTime) and action not in (act.REVEAL, act.DECLINE):
            return no("TRI-C-23", "no-hero-answer")
        if act.PAY <= action < act.PAY + (1 << 16):
            return no_payment(state, action)
        if act.PLAY <= action < act.VERBS_END:
            card = act.card_in(action)
            return no_card(state, seat, act.verb_in(action), card) if card < len(CARDS) else None
        if act.HERO <= action < act.HERO + 3:
            return no("TRI-HERO-1", "no-hero-pick")
        if act.JOIN <= action < act.JOIN + 3:
            if isinstance(state.stack[-1], ChooseFactions):
                return no("TRI-SET-3", "no-faction-twice")
            return no("TRI-C-26", "no-faction-now")
        return no_plain(state, seat, action)


def no_plain(state: Trieste, seat: int, action: int) -> Refusal | None:
    top = state.stack[-1]
    if action in (act.DRAW, act.DRAW + 1):
        if not isinstance(top, Draw):
            return heros_first(state, DRAW_PHASE) or no("TRI-DRAW-1", "no-drawing-now")
        return no("TRI-C-10", "no-treasure-left") if action == act.DRAW else no("TRI-STAT-3", "no-deck-left")
    if action == act.REVEAL:
        return no_reveal(state, state.faction_of[seat])
    if action == act.DECLINE:
        return no("TRI-C-23", "no-hero-declining" if isinstance(top, HeroTime) else "no-hero-asked")
    if action == act.SHIELD:
        return no_escape(state, state.faction_of[seat])
    if action == act.ACCEPT:
        return no("TRI-C-13", "no-offer")
    if action == act.PASS:
        return no_passing(state)
    if act.ROB <= action < act.ROB + 3:
        if isinstance(top, Rob) and action - act.ROB == top.who:
            return no("TRI-CMP-4", "no-robbing-yourself")
        return no("TRI-C-40", "no-treasure-there" if isinstance(top, Rob) else "no-robbing")
    return None


def no_passing(state: Trieste) -> Refusal:
    """Why there has to be an answer."""
    top = state.stack[-1]
    if isinstance(top, Pay):
        return no("TRI-C-4", "no-refusing-to-pay")
    if isinstance(top, Draw):
        return no("TRI-C-11", "no-passing")
    if isinstance(top, PickHeroes):
        return no("TRI-HERO-1", "no-passing")
    if isinstance(top, ChooseFactions):
        return no("TRI-SET-3", "no-passing")
    return no("TRI-C-40" if isinstance(top, Giving) else "TRI-CMP-4", "no-passing")  # a card wants it so


def no_reveal(state: Trieste, faction: int) -> Refusal:
    if state.sides[faction] == NO_HERO:
        return no("TRI-HERO-2", "no-hidden-hero")
    hero = own_hero(state, faction)
    if state.sides[faction] == FACE_UP:
        return no("TRI-HERO-4", "no-hero-twice", hero=of_card(hero.id))
    if state.sides[faction] == DONE_FOR:
        return no("TRI-C-45", "no-hero-again", hero=of_card(hero.id))
    if not hero.phases >> PHASE_OF[state.step] & 1:
        return no("TRI-HERO-2", "no-hero-in-phase", hero=of_card(hero.id), text=text_of_hero(hero))
    if not in_question(state, faction):
        return no("TRI-C-23", "no-hero-declined")
    if not has_acted(state, faction):  # an answer is due to somebody else's act
        return no("TRI-C-23", "no-hero-meanwhile")
    return no("TRI-HERO-2", "no-hero-acted")


def heros_first(state: Trieste, phase: int) -> Refusal | None:
    """In a phase in which all only draw, or play, or take back, it is a Hero who asks for anything else. Before the
    first turn there is no phase yet."""
    return no("TRI-C-44", "no-answer-yet") if state.turn and PHASE_OF[state.step] == phase else None


def no_escape(state: Trieste, faction: int) -> Refusal:
    """A Hero lying face-down does nothing, even one who could help; one who is up helps somebody who is about to be
    captured, and else nobody."""
    top = state.stack[-1]
    if not isinstance(top, Window) or top.trigger != CAPTURE:
        return no("TRI-C-18", "no-capture-now")
    if faction >= 0 and state.sides[faction] == FACE_DOWN and own_hero(state, faction).powers[ESCAPE]:
        return no("TRI-HERO-3", "no-hero-up-yet", hero=of_card(own_hero(state, faction).id))
    return no("TRI-C-45", "no-hero-escape")


def no_payment(state: Trieste, action: int) -> Refusal:
    top = state.stack[-1]
    if not isinstance(top, Pay):
        return no("TRI-PAY-1", "no-bill")
    hand = state.hands[top.who]
    treasures = unpack(action)
    for treasure in treasures:
        if treasures.count(treasure) > hand.count(treasure):
            return no("TRI-PAY-1", "no-coins", coin=of_number(treasure))
    total = worth(treasures)
    if total < top.cost:
        return no("TRI-PAY-1", "no-paying-less", total=total, cost=top.cost)
    least = worth(unpack(payments(hand, top.cost)[0]))
    if least == top.cost:
        return no("TRI-PAY-5", "no-paying-more", total=total, cost=top.cost)
    return no("TRI-PAY-5", "no-paying-still-more", total=total, least=least)


def no_card(state: Trieste, seat: int, verb: int, card: int) -> Refusal | None:
    top = state.stack[-1]
    faction = state.faction_of[seat]
    title, called = CARDS[card], of_number(card)
    held = faction >= 0 and card in state.hands[faction]
    if verb == act.PLAY:
        if not isinstance(top, Play):
            return heros_first(state, PLAY_PHASE) or no("TRI-PLAY-3", "no-playing-now")
        if not held:
            return no("TRI-PLAY-1", "no-card-in-hand", card=called)
        if title.kind == SPECIAL:
            return no("TRI-C-18", "no-playing-reaction", card=called)
        return no("TRI-PLAY-2", "no-playing-money", card=called)
    if verb == act.BUY:
        return no_buying(state, faction, card)
    if verb == act.REACT:
        if not isinstance(top, Window) or title.trigger != top.trigger:
            return no("TRI-C-18", "no-reacting", card=called)
        return no("TRI-C-18", "no-paying-for" if held else "no-card-in-hand", card=called)
    if verb == act.CATCH and isinstance(top, Arrest) and card in top.escaped:
        return no("TRI-C-50", "no-second-try", card=called)
    if verb == act.CATCH and isinstance(top, Arrest):
        if not is_thief(card, HIGHEST):
            return no("TRI-C-17", "no-capturing", card=called)
        if card in top.pile(state):
            return no("TRI-C-51", "no-reach", card=called, level=title.level, reach=top.limit)
    if verb == act.GIVE and isinstance(top, Giving) and card >= TREASURES:
        return no("TRI-C-40", "no-giving-cards", card=called)
    frame, rule, kind = WANTED[verb]
    return Refusal(rule, Phrase(kind, {"card": called})) if isinstance(top, frame) else no(rule, "no-card-asks")


def no_buying(state: Trieste, faction: int, card: int) -> Refusal:
    title, called = CARDS[card], of_number(card)
    top = state.stack[-1]
    if isinstance(top, Pay) and isinstance(STEPS[state.step], BuyBack):
        return no("TRI-C-37", "no-buying-before-paying")
    if not isinstance(top, BuyBack):
        return heros_first(state, END_PHASE) or no("TRI-END-3", "no-buying-now")
    if card < TREASURES:
        return no("TRI-C-36", "no-buying-treasure")
    if title.faction != faction:
        return no("TRI-END-3", "no-card-of-yours", card=called)
    if title.kind != CHARACTER:
        kind = "no-buying-action" if title.kind == ACTION else "no-buying-reaction"
        return Refusal("TRI-END-3", Phrase(kind, {"card": called}))
    if title.level < 1:
        return no("TRI-END-3", "no-buying-level", card=called)
    if card not in state.discards[faction]:
        captured = faction == THIEF and card in state.captured
        return no("TRI-END-3", "no-buying-captured" if captured else "no-discard", card=called)
    return no("TRI-END-3", "no-money", card=called, cost=COST[card], held=worth(state.hands[faction]))
