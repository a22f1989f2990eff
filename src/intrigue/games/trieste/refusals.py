"""Why an action is not possible now, by rule. Only what its seat knows is told."""

from __future__ import annotations

from ...core.refusal import Refusal
from .cards.law import Arrest, Free, Recruit
from .cards.money import Exchange, Giving, Keeping, Rob, Sell
from .cards.titles import ACTION, CARDS, CHARACTER, COST, HEROES, SPECIAL, THIEF, TREASURES, worth
from .rules.actions import (
    ACCEPT,
    BUY,
    CATCH,
    DECLINE,
    DRAW,
    DROP,
    FETCH,
    FREE,
    GIVE,
    HERO,
    JOIN,
    KEEP,
    PASS,
    PAY,
    PLAY,
    REACT,
    REVEAL,
    ROB,
    SHIELD,
    SWAP,
)
from .rules.heroes import in_question
from .rules.payment import Pay, payments, unpacked
from .rules.reactions import Window
from .rules.setup import ChooseFactions
from .rules.turn import BuyBack, Draw, Play
from .state import FACE_DOWN, PHASE_OF, Trieste


def obstacle(state: Trieste, seat: int, action: int) -> Refusal | None:
    """The seat is being asked, but not for this."""
    if PAY <= action < PAY + (1 << 16):
        return no_payment(state, seat, action)
    if PLAY <= action < SWAP + 64:
        card = action % 64
        return no_card(state, seat, action - card, card) if card < len(CARDS) else None
    if HERO <= action < HERO + 3:
        return Refusal("TRI-HERO-1", "Heroes are picked before play starts, in a game with Heroes.")
    if JOIN <= action < JOIN + 3:
        if isinstance(state.stack[-1], ChooseFactions):
            return Refusal("TRI-SET-3", "That faction is taken: every faction has one player.")
        return Refusal("TRI-C-26", "The factions are handed out already.")
    return no_plain(state, seat, action)


def no_plain(state: Trieste, seat: int, action: int) -> Refusal | None:
    top = state.stack[-1]
    faction = state.faction_of[seat]
    if action in (DRAW, DRAW + 1):
        if not isinstance(top, Draw):
            return Refusal("TRI-DRAW-1", "Cards are drawn in the Draw Phase, two in a turn.")
        if action == DRAW:
            return Refusal("TRI-C-10", "There is no treasure left to draw.")
        return Refusal("TRI-STAT-3", "Your deck is used up, and it is not built anew.")
    if action == REVEAL:
        return no_reveal(state, faction)
    if action == DECLINE:
        return Refusal("TRI-C-23", "Nobody asks for your Hero now.")
    if action == SHIELD:
        return Refusal("TRI-C-45", "You have no Hero who could prevent this.")
    if action == ACCEPT:
        return Refusal("TRI-C-13", "Nothing is offered to you now.")
    if action == PASS:
        if isinstance(top, Pay):
            return Refusal("TRI-C-4", "Who can pay must pay.")
        return Refusal("TRI-TURN-2", "Passing is not possible now.")
    if ROB <= action < ROB + 3:
        if isinstance(top, Rob):
            return Refusal("TRI-C-40", "There is no treasure to take there.")
        return Refusal("TRI-C-40", "You are not taking anything from anybody now.")
    return None


def no_reveal(state: Trieste, faction: int) -> Refusal:
    if state.sides[faction] != FACE_DOWN:
        return Refusal("TRI-HERO-2", "You have no Hero lying face-down who could be revealed.")
    hero = HEROES[3 * faction + state.heroes[faction]]
    if not hero.phases >> PHASE_OF[state.step] & 1:
        return Refusal("TRI-HERO-2", f"{hero.name} cannot be revealed in this phase. {hero.text}")
    if not in_question(state, faction):
        return Refusal("TRI-C-23", "You have said that you will not in this phase.")
    return Refusal("TRI-HERO-2", "You have acted in this phase already.")


def no_payment(state: Trieste, seat: int, action: int) -> Refusal:
    top = state.stack[-1]
    if not isinstance(top, Pay):
        return Refusal("TRI-PAY-1", "There is nothing for you to pay now.")
    hand = state.hands[top.who]
    treasures = unpacked(action)
    for treasure in treasures:
        if treasures.count(treasure) > hand.count(treasure):
            return Refusal("TRI-PAY-1", f"You do not have that many {CARDS[treasure].name}s.")
    total = worth(treasures)
    if total < top.cost:
        return Refusal("TRI-PAY-1", f"That is worth {total}, and {top.cost} is to be paid.")
    least = worth(unpacked(payments(hand, top.cost)[0]))
    if least == top.cost:
        return Refusal("TRI-PAY-5", f"You can pay {top.cost} exactly, so you may not pay {total}.")
    return Refusal("TRI-PAY-5", f"You can pay {least}, so you may not pay {total}.")


def no_card(state: Trieste, seat: int, verb: int, card: int) -> Refusal | None:
    top = state.stack[-1]
    faction = state.faction_of[seat]
    title = CARDS[card]
    hand = state.hands[faction] if faction >= 0 else []
    lacking = Refusal("TRI-PLAY-1", f"You have no {title.name} in your hand.")
    if verb == PLAY:
        if not isinstance(top, Play):
            return Refusal("TRI-PLAY-3", "Cards are played in the Play Phase only, one in a turn.")
        if card not in hand:
            return lacking
        if title.kind == SPECIAL:
            return Refusal("TRI-C-18", f"{title.name} is played in reaction, not in the Play Phase.")
        return Refusal("TRI-PLAY-2", f"{title.name} cannot be played; it is only money.")
    if verb == BUY:
        return no_buying(state, faction, card)
    if verb == REACT:
        if not isinstance(top, Window) or title.trigger != top.trigger:
            return Refusal("TRI-C-18", f"There is nothing here to which {title.name} reacts.")
        if card not in hand:
            return lacking
        return Refusal("TRI-C-18", f"You cannot pay for {title.name}.")
    wanted: dict[int, tuple[type, str, str]] = {
        KEEP: (Keeping, "TRI-CMP-4", "That treasure is not among those you drew."),
        DROP: (Sell, "TRI-CMP-4", f"You cannot discard {title.name} for this."),
        GIVE: (Giving, "TRI-C-40", f"You have no {title.name} to hand over."),
        SWAP: (Exchange, "TRI-CMP-4", f"You cannot exchange a {title.name} now."),
        CATCH: (Arrest, "TRI-EFF-2", f"{title.name} cannot be captured by this."),
        FREE: (Free, "TRI-C-32", f"{title.name} is not in prison."),
        FETCH: (Recruit, "TRI-STAT-1", f"There is no character {title.name} in your deck."),
    }
    kind, rule, reason = wanted[verb]
    if isinstance(top, kind):
        return Refusal(rule, reason)
    return Refusal(rule, "No card asks you for that now.")


def no_buying(state: Trieste, faction: int, card: int) -> Refusal:
    title = CARDS[card]
    if not isinstance(state.stack[-1], BuyBack):
        return Refusal("TRI-END-3", "Characters are taken back in the End Phase only.")
    if card < TREASURES:
        return Refusal("TRI-C-36", "Treasure cannot be taken back.")
    if title.faction != faction:
        return Refusal("TRI-END-3", f"{title.name} is no card of yours.")
    if title.kind != CHARACTER:
        what = "an action" if title.kind == ACTION else "a special card"
        return Refusal("TRI-END-3", f"{title.name} is {what}; only characters are taken back.")
    if title.level < 1:
        return Refusal("TRI-END-3", f"{title.name} is of level 0; only levels 1 to 3 are taken back.")
    if card not in state.discards[faction]:
        captured = faction == THIEF and card in state.captured
        where = "is captured" if captured else "is not in your discard pile"
        return Refusal("TRI-END-3", f"{title.name} {where}.")
    return Refusal("TRI-END-3", f"{title.name} costs {COST[card]}, and you hold {worth(state.hands[faction])}.")
