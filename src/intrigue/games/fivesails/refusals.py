"""Why something cannot be done now: one sentence and the rule behind it, from what the asking seat can see."""

from __future__ import annotations

from ...core.refusal import Refusal
from .cards.model import DEFS
from .cards.names import (
    ATTACHMENT,
    CHARACTER,
    COMBAT,
    DASH,
    EVENT,
    FINESSE,
    INFLUENCE,
    MERCENARY,
    RISK,
    STATS,
    THUG,
)
from .reasons import known, place_title, title
from .rules.answering import AskAnswer, interveners
from .rules.challenge import AskTarget, may_challenge, targets
from .rules.drama import Turn, parleyers, recruit_price
from .rules.fencing import AskCard
from .rules.frames import (
    A_ABILITY,
    A_BRUTE,
    A_CARD,
    A_CHALLENGE,
    A_CLAIM,
    A_DRAW,
    A_EQUIP,
    A_INTERVENE,
    A_MOVE,
    A_PAY,
    A_PLACE,
    A_RECRUIT,
    ACCEPT,
    ARGUMENT,
    GAMBLE,
    GO_HOME,
    PASS,
    REFUSE,
    SHIFT,
    Question,
)
from .rules.gear import equip_price, legal_bearer
from .rules.ground import present
from .rules.paying import Pay, affordable, no_thug_money
from .rules.stats import num, stat
from .rules.trying import spent
from .state.layout import CITY_PLACES, D_FIGHTER, D_GAMBLES, D_SEAT
from .state.table import FiveSails

PARLEY = "Who parleys?"  # how the question of a recruiting begins or ends
ON_TURN = (A_MOVE, A_EQUIP, A_RECRUIT, A_CHALLENGE, A_CLAIM, A_BRUTE)


def why_not(st: FiveSails, seat: int, action: int) -> Refusal | None:
    """Why an action that is no choice of this seat now is none; None where it means nothing at all."""
    top = st.stack[-1]
    question = top if isinstance(top, Question) else None
    kind, i = action & ~ARGUMENT, action & ARGUMENT
    if action < 0 or (kind not in (A_PLACE, A_DRAW) and action > GO_HOME and i >= st.size):
        return None
    if action <= GO_HOME:
        return answer(st, seat, action, question)
    if kind in (A_PLACE, A_DRAW):
        return place(st, seat, kind, i) if i < CITY_PLACES + st.seats else None
    if known(st, i, 1 << seat) != title(st, i):
        return None
    if kind in ON_TURN:
        if not isinstance(question, Turn):
            return Refusal("FIV-DRAMA-1", f"That is for your turn in High Drama. First: {asked(st, question)}")
        return {
            A_MOVE: move,
            A_EQUIP: equip,
            A_RECRUIT: recruit,
            A_CHALLENGE: challenge,
            A_CLAIM: claim,
            A_BRUTE: brute,
        }[kind](st, seat, i)
    if kind == A_INTERVENE:
        return intervene(st, seat, i, question)
    if kind == A_PAY:
        return pay(st, seat, i, question)
    if kind == A_CARD:
        return choose(st, seat, i, question)
    if action >= A_ABILITY:
        return ability(st, seat, i, (action - A_ABILITY) >> SHIFT)
    return None


def asked(st: FiveSails, question: Question | None) -> str:
    return (question.why(st) if question is not None else "") or "answer what you are asked."


def answer(st: FiveSails, seat: int, action: int, question: Question | None) -> Refusal | None:
    """Answers without a card: passing, gambling, and those to a challenge."""
    if action == GAMBLE:
        if not isinstance(question, AskCard):
            return Refusal("FIV-GAMBLE-1", "You gamble for a combat card, in your own round of a duel.")
        fighter = st.duel[D_FIGHTER + question.side]
        most = num(st, fighter, FINESSE)
        if st.duel[D_GAMBLES + question.side] >= most:
            times = "never" if most == 0 else "once" if most == 1 else f"{most} times"
            return Refusal("FIV-GAMBLE-5", f"{title(st, fighter)} has Finesse {most}: in this duel you gamble {times}.")
        return Refusal("FIV-GAMBLE-1", "You have no card left to turn up, in the deck or in the discard pile.")
    if action in (ACCEPT, REFUSE, GO_HOME):
        if not isinstance(question, AskAnswer):
            return Refusal("FIV-CHAL-7", "Nobody is challenging you just now.")
        if action == REFUSE:
            return Refusal("FIV-CHAL-7", "This challenge cannot be refused.")
        return Refusal("FIV-CHAL-7", "Only some challenges let the target go Home instead; this one does not.")
    if action == PASS:
        if isinstance(question, AskCard):
            return Refusal("FIV-DUEL-6", "You have accepted the challenge: your first round needs a combat card.")
        if isinstance(question, Pay):
            return Refusal("FIV-COST-2", f"It has been announced, so it is paid for: {asked(st, question)}")
        return Refusal("FIV-PLAY-3", f"This has to be answered: {asked(st, question)}")
    return None


def place(st: FiveSails, seat: int, kind: int, at: int) -> Refusal:
    where = place_title(st, at)
    if kind == A_PLACE:
        return Refusal("FIV-MOVE-2", f"{where} cannot be chosen now; a move leads to an adjacent location.")
    if at < CITY_PLACES and st.control[at] == seat and st.place_used >> at & 1:
        return Refusal("FIV-MAP-9", f"The Action of {where} has been used today.")
    return Refusal(
        "FIV-MAP-9", f"Only whoever controls Ole's Inn or Governor's Gardens draws there, not you at {where}."
    )


def not_ready(st: FiveSails, seat: int, i: int, rule: str, deed: str, city: bool) -> Refusal | None:
    """What keeps a character from an action that engages it."""
    name = title(st, i)
    if i not in st.crew[seat]:
        whose = "not one of yours" if DEFS[st.kind[i]].kind <= CHARACTER else "no character"
        return Refusal(rule, f"{name} is {whose}; {deed} with somebody of your crew.")
    if city and st.place[i] >= CITY_PLACES:
        return Refusal(rule, f"{name} is at Home; to {deed}, be at a City location.")
    if st.engaged[i]:
        return Refusal("FIV-STATE-3", f"{name} is engaged; to {deed} takes somebody en garde.")
    return None


def dashed(st: FiveSails, i: int, which: int, deed: str) -> Refusal | None:
    if stat(st, i, which) == DASH:
        return Refusal("FIV-DASH-2", f"{title(st, i)} has a dash for {STATS[which].title()} and cannot {deed}.")
    return None


def move(st: FiveSails, seat: int, i: int) -> Refusal:
    return not_ready(st, seat, i, "FIV-MOVE-1", "move", False) or Refusal("FIV-MOVE-2", "There is nowhere to go.")


def claim(st: FiveSails, seat: int, i: int) -> Refusal:
    found = not_ready(st, seat, i, "FIV-CLAIM-1", "claim", True) or dashed(st, i, INFLUENCE, "claim")
    return found or Refusal("FIV-CLAIM-1", f"{title(st, i)} cannot claim now.")


def challenge(st: FiveSails, seat: int, i: int) -> Refusal:
    name = title(st, i)
    found = not_ready(st, seat, i, "FIV-CHAL-1", "challenge", True) or dashed(st, i, COMBAT, "challenge")
    if found is not None:
        return found
    if not may_challenge(st, i, COMBAT):
        return Refusal("FIV-CHAL-1", f"{name} never challenges anybody; its own text says so.")
    if not targets(st, i):
        return Refusal("FIV-CHAL-6", f"At {place_title(st, st.place[i])} is no enemy whom {name} can challenge.")
    return Refusal("FIV-CHAL-1", f"{name} cannot challenge now.")


def purse(st: FiveSails, seat: int, bought: int) -> int:
    """What the cards in hand are worth, but for the one that is bought (FIV-COST-3)."""
    barred = no_thug_money(st, bought)
    cards = [DEFS[st.kind[i]] for i in st.hands[seat] if i != bought]
    return sum(2 if card.wealth else 1 for card in cards if not (barred and card.mask & THUG))


def dear(st: FiveSails, seat: int, i: int, price: int, note: str = "") -> Refusal:
    held = purse(st, seat, i)
    if held < price:
        return Refusal(
            "FIV-COST-2", f"{title(st, i)} costs {price}{note}; the other cards in your hand are worth {held}."
        )
    return Refusal(
        "FIV-COST-2", f"{title(st, i)} costs {price}{note}; the cards in your hand do not add up to exactly that."
    )


def recruit(st: FiveSails, seat: int, i: int) -> Refusal:
    name, at = title(st, i), st.place[i]
    if DEFS[st.kind[i]].kind != CHARACTER:
        return Refusal("FIV-RECRUIT-1", f"{name} is no Mercenary.")
    if not any(i in street for street in st.street):
        return Refusal("FIV-RECRUIT-1", f"{name} does not stand at a City location for hire.")
    if not present(st, seat, at):
        return Refusal("FIV-RECRUIT-1", f"You have nobody at {place_title(st, at)}, where {name} is for hire.")
    if not DEFS[st.kind[i]].negotiable:
        return dear(st, seat, i, recruit_price(st, i, -1), " and does not parley")
    helpers = parleyers(st, seat, at)
    if not helpers:
        return dear(st, seat, i, recruit_price(st, i, -1), ", and nobody of yours there can parley (FIV-PARLEY-1)")
    return dear(st, seat, i, min(recruit_price(st, i, c) for c in helpers), " after the best parley")


def equip(st: FiveSails, seat: int, i: int) -> Refusal:
    name, in_hand = title(st, i), i in st.hands[seat]
    lies = next((at for at, street in enumerate(st.street) if i in street), -1)
    if DEFS[st.kind[i]].kind != ATTACHMENT:
        return Refusal("FIV-EQUIP-1", f"{name} is no attachment.")
    if not in_hand and lies < 0:
        return Refusal("FIV-EQUIP-1", f"{name} is neither in your hand nor at a City location.")
    if not in_hand and not present(st, seat, lies):
        return Refusal("FIV-EQUIP-1", f"You have nobody at {place_title(st, lies)}, where {name} lies.")
    everybody = [c for crew in st.crew for c in crew if in_hand or st.place[c] == lies]
    bearers = [c for c in everybody if legal_bearer(st, seat, i, c)]
    if not bearers:
        return Refusal("FIV-ATT-2", f"Nobody {'' if in_hand else 'there '}may bear {name}.")
    return dear(st, seat, i, min(equip_price(st, seat, i, c, 0) for c in bearers))


def brute(st: FiveSails, seat: int, i: int) -> Refusal:
    card, name = DEFS[st.kind[i]], title(st, i)
    if not card.brute:
        return Refusal("FIV-BRUTE-1", f"{name} is no Brute; only those are played out of the hand into your crew.")
    if i not in st.hands[seat]:
        return Refusal("FIV-BRUTE-1", f"{name} is not in your hand.")
    return dear(st, seat, i, card.cost)


def intervene(st: FiveSails, seat: int, i: int, question: Question | None) -> Refusal:
    name = title(st, i)
    if not isinstance(question, AskAnswer):
        return Refusal("FIV-CHAL-9", "Somebody intervenes when one of yours is challenged, and nobody is.")
    target = st.duel[D_FIGHTER + 1]
    if i == target:
        return Refusal("FIV-CHAL-8", f"{name} is the one who is challenged, and can accept.")
    if i not in st.crew[seat]:
        return Refusal("FIV-CHAL-9", f"{name} is not one of yours.")
    if st.place[i] != st.place[target]:
        return Refusal(
            "FIV-CHAL-9",
            f"{name} is not at {place_title(st, st.place[target])}, where {title(st, target)} is challenged.",
        )
    if st.engaged[i] and i not in interveners(st):
        return Refusal("FIV-CHAL-9", f"{name} is engaged; to intervene takes somebody en garde.")
    return Refusal("FIV-CHAL-9", f"A card keeps {name} from intervening in this challenge.")


def pay(st: FiveSails, seat: int, i: int, question: Question | None) -> Refusal:
    card, name = DEFS[st.kind[i]], title(st, i)
    if not isinstance(question, Pay):
        return Refusal("FIV-COST-2", "There is nothing to pay for now.")
    if i == question.card:
        return Refusal("FIV-COST-2", f"{name} cannot pay for itself.")
    if i not in st.hands[seat]:
        return Refusal("FIV-COST-2", f"You pay with cards from your hand, and {name} is not there.")
    if no_thug_money(st, question.card) and card.mask & THUG:
        return Refusal("FIV-COST-2", f"No Thug pays for {title(st, question.card)}; its text says so.")
    worth = 2 if card.wealth else 1
    if worth > question.left:
        return Refusal("FIV-COST-3", f"{name} is worth {worth}, and only {question.left} is still to be paid.")
    return Refusal("FIV-COST-2", f"With {name} the rest could not be paid exactly.")


def choose(st: FiveSails, seat: int, i: int, question: Question | None) -> Refusal:
    name = title(st, i)
    if isinstance(question, AskTarget):
        challenger = title(st, st.duel[D_FIGHTER])
        if i in st.crew[seat]:
            return Refusal("FIV-CHAL-6", f"{name} is one of yours; {challenger} challenges an enemy.")
        return Refusal("FIV-CHAL-6", f"{challenger} cannot challenge {name} there.")
    if isinstance(question, AskCard):
        if st.duel[D_SEAT + question.side] == seat:
            return Refusal(
                "FIV-DUEL-6", f"{name} is not in your hand; combat cards are played from there, or gambled for."
            )
    elif question is not None and PARLEY in question.why(st):
        return parley(st, seat, i)
    if isinstance(question, Turn):
        if DEFS[st.kind[i]].kind in (RISK, EVENT):
            return Refusal("FIV-USE-1", f"{name} has no Action that can be used now.")
        return Refusal("FIV-DRAMA-2", f"{name} cannot do anything now, nor can anything be done with it.")
    return Refusal("FIV-PLAY-3", f"{name} cannot be chosen here: {asked(st, question)}")


def parley(st: FiveSails, seat: int, i: int) -> Refusal:
    """FIV-C-78: en garde, no Mercenary, Influence no dash, at the location."""
    name = title(st, i)
    found = not_ready(st, seat, i, "FIV-PARLEY-1", "parley", True) or dashed(st, i, INFLUENCE, "parley")
    if found is not None:
        return found
    if DEFS[st.kind[i]].mask & MERCENARY:
        return Refusal("FIV-PARLEY-1", f"{name} is a Mercenary; none of them parleys for you.")
    return Refusal("FIV-PARLEY-1", f"{name} is not where the Mercenary is, or what is left of the cost cannot be paid.")


def ability(st: FiveSails, seat: int, i: int, slot: int) -> Refusal:
    card, name = DEFS[st.kind[i]], title(st, i)
    if slot >= len(card.abilities):
        return Refusal("FIV-USE-1", f"{name} has no such ability.")
    if spent(st, seat, i, card.abilities[slot]):
        return Refusal("FIV-ONCE-1", f"This ability of {name} has been used today.")
    if i in st.hands[seat] and not affordable(st, seat, card.cost, i, True):
        return dear(st, seat, i, card.cost)
    if st.ctrl[i] != seat and i not in st.hands[seat] and card.kind != EVENT:
        return Refusal("FIV-USE-1", f"{name} is not yours to use.")
    return Refusal("FIV-PLAY-3", f"{name} cannot be used now: its moment, its actor, its cost or a target is missing.")
