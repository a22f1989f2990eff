"""Why something cannot be done now: the reason and the rule behind it, from what the asking seat can see."""

from __future__ import annotations

from ....core.refusal import Refusal, no
from ....core.refusals import Refusals
from ..cards.attachment_steps import Parley
from ..rules.answering import AskAnswer, intervenes_engaged
from ..rules.attachments import equip_price, legal_bearer
from ..rules.challenge import AskTarget, challenges_engaged, may_challenge, targets
from ..rules.drama import Turn, parleyers, recruit_price
from ..rules.gambling import PickGamble
from ..rules.legality import no_thug_money
from ..rules.paying import Pay
from ..rules.planning import Plans
from ..rules.reactions import Window
from ..rules.renown_control import present
from ..rules.round_choices import AskCard, AskStyle
from ..rules.stats import num, stat
from ..state.actions import (
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
)
from ..state.city import CITY_PLACES, GARDENS, HOME, INN, first_place, last_place
from ..state.frames import Asking
from ..state.names import (
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
from ..state.numbers import STREET
from ..state.printed import CARDS
from ..state.state import FiveSails
from .choices import QUESTIONS, asking, combat_rule
from .refusals_ability import ability
from .refusals_turn import dear, nobody_there, own_question
from .things import can_see, card, of_stat, place

ON_TURN = (A_MOVE, A_EQUIP, A_RECRUIT, A_CHALLENGE, A_CLAIM, A_BRUTE)


# by which it is somebody else who acts, where that is no turn in High Drama
WHOSE: dict[type, str] = {
    AskAnswer: "FIV-CHAL-7",
    AskCard: "FIV-DUEL-5",
    AskStyle: "FIV-DUEL-5",
    PickGamble: "FIV-DUEL-5",
    Plans: "FIV-PLAN-2",
    Window: "FIV-C-43",
}


class FiveSailsRefusals(Refusals[FiveSails]):
    def general(self, state: FiveSails, seat: int) -> Refusal | None:
        found = super().general(state, seat)
        if found is None or state.over or not 0 <= seat < state.seats:
            return found
        if state.eliminated[seat]:
            return no("FIV-C-9", "no-turn-any-more")
        return found

    def whose_rule(self, state: FiveSails, seat: int) -> str:
        top = type(state.stack[-1])
        return WHOSE.get(top, QUESTIONS.get(top, state.game.turn_rule))

    def obstacle(self, state: FiveSails, seat: int, action: int) -> Refusal | None:
        """Why an action that is no choice of this seat now is none; None where it means nothing at all."""
        top = state.stack[-1]
        question = top if isinstance(top, Asking) else None
        kind, i = action & ~ARGUMENT, action & ARGUMENT
        if action < 0:
            return None
        if action <= GO_HOME:
            return answer(state, seat, action, question)
        if kind in (A_PLACE, A_DRAW):
            return location(state, seat, kind, i, question) if i < CITY_PLACES + state.seats else None
        if not can_see(state, i, 1 << seat):
            return None
        if another_is_offered(state, seat, action):
            return no("FIV-C-213", "no-equal-card", card=card(state, i))
        if kind in ON_TURN:
            if not isinstance(question, Turn):
                return no("FIV-DRAMA-1", "no-turn-yet", question=own_question(state, seat, question))
            return {
                A_MOVE: move,
                A_EQUIP: equip,
                A_RECRUIT: recruit,
                A_CHALLENGE: challenge,
                A_CLAIM: claim,
                A_BRUTE: brute,
            }[kind](state, seat, i)
        if kind == A_INTERVENE:
            return intervene(state, seat, i, question)
        if kind == A_PAY:
            return pay(state, seat, i, question)
        if kind == A_CARD:
            return choose(state, seat, i, question)
        if action >= A_ABILITY:
            return ability(state, seat, i, (action - A_ABILITY) >> SHIFT, question)
        return None


def another_is_offered(st: FiveSails, seat: int, action: int) -> bool:
    """Whether the same can be done with an equal card in hand: of those only one is offered."""
    i = action & ARGUMENT
    held = st.hands[seat]
    equal = [other for other in held if other != i and st.kind[other] == st.kind[i]] if i in held else []
    offered = st.actions(seat) if equal else []
    return any(action - i + other in offered for other in equal)


def rule_of_question(st: FiveSails, seat: int) -> str:
    """The rule behind the question that is to be answered before anything else: that of the answers there are."""
    top = type(st.stack[-1])
    answers = [action for action in st.actions(seat) if action != PASS]
    return QUESTIONS[top] if top in QUESTIONS else st.game.words.rule_of(st, seat, min(answers, default=PASS))


def answer(st: FiveSails, seat: int, action: int, question: Asking | None) -> Refusal | None:
    """Answers without a card: passing, gambling, and those to a challenge."""
    if action == GAMBLE:
        if not isinstance(question, AskCard):
            return no("FIV-GAMBLE-1", "no-gamble-now")
        fighter = st.duel.of(question.side).fighter
        most = num(st, fighter, FINESSE)
        if st.duel.of(question.side).gambles >= most:
            return no("FIV-GAMBLE-5", "no-more-gambles", card=card(st, fighter), finesse=most)
        return no("FIV-GAMBLE-1", "no-card-to-gamble")
    if action in (ACCEPT, REFUSE, GO_HOME):
        if not isinstance(question, AskAnswer):
            return no("FIV-CHAL-7", "no-challenge-now")
        if action == REFUSE:
            return no("FIV-CHAL-7", "no-refusing")
        return no("FIV-CHAL-7", "no-going-home")
    if action == PASS:
        if isinstance(question, AskCard):
            return no("FIV-DUEL-6", "no-empty-first-round")
        if isinstance(question, Pay):
            return no("FIV-COST-2", "no-way-back", question=own_question(st, seat, question))
        rule = "FIV-C-17" if isinstance(st.stack[-1], Plans) else rule_of_question(st, seat)
        return no(rule, "no-passing-here", question=own_question(st, seat, question))
    return None


def location(st: FiveSails, seat: int, kind: int, at: int, question: Asking | None) -> Refusal:
    """A place that cannot be chosen, or where no card can be drawn. Which places a card asks for it says itself: some
    lead to a location that is not adjacent, and many do not move anybody."""
    where = place(st, at)
    if at < CITY_PLACES and not first_place(st.seats) <= at <= last_place(st.seats):
        return no("FIV-MAP-2", "no-such-location", place=where)
    if kind == A_DRAW:
        return draw_there(st, seat, at, question)
    if at >= CITY_PLACES and at != HOME + seat:
        return no("FIV-MAP-6", "no-home-of-others")
    step = asking(st)
    if isinstance(question, Turn) or (step is not None and step[1].card < 0):
        return no("FIV-MOVE-2", "no-such-place-now", place=where)
    return no(rule_of_question(st, seat), "no-choosing-place", place=where, question=own_question(st, seat, question))


def draw_there(st: FiveSails, seat: int, at: int, question: Asking | None) -> Refusal:
    """FIV-MAP-9: where, for whom, how often, and when."""
    where = place(st, at)
    if at not in (INN, GARDENS):
        return no("FIV-MAP-9", "no-draw-there", place=where)
    if st.control[at] != seat:
        return no("FIV-MAP-9", "no-draw-uncontrolled", place=where)
    if st.place_used >> at & 1:
        return no("FIV-C-171", "no-second-draw-there", place=where)
    if not isinstance(question, Turn):
        return no("FIV-ABIL-3", "no-turn-yet", question=own_question(st, seat, question))
    return no("FIV-C-15", "no-card-to-draw")


def not_ready(st: FiveSails, seat: int, i: int, rule: str, deed: str, city: bool) -> Refusal | None:
    """What keeps a character from an action that engages it."""
    who = card(st, i)
    if i not in st.crew[seat]:
        if CARDS[st.kind[i]].kind <= CHARACTER:
            return no(rule, "no-character-of-yours", card=who, deed=deed)
        return no(rule, "no-character", card=who, deed=deed)
    if city and st.place[i] >= CITY_PLACES:
        return no(rule, "no-deed-at-home", card=who, deed=deed)
    if st.engaged[i]:
        return no("FIV-STATE-3", "no-deed-engaged", card=who, deed=deed)
    return None


def why_dashed(st: FiveSails, i: int, which: int, deed: str) -> Refusal | None:
    if stat(st, i, which) == DASH:
        return no("FIV-DASH-2", "no-deed-dashed", card=card(st, i), stat=of_stat(STATS[which]), deed=deed)
    return None


def move(st: FiveSails, seat: int, i: int) -> Refusal:
    if i in st.crew[seat] and st.engaged[i] and st.place[i] >= CITY_PLACES:  # where moving would engage nobody
        return no("FIV-C-73", "no-deed-engaged", card=card(st, i), deed="move")
    return not_ready(st, seat, i, "FIV-MOVE-1", "move", city=False) or no("FIV-MOVE-2", "no-way-to-go")


def claim(st: FiveSails, seat: int, i: int) -> Refusal:
    found = not_ready(st, seat, i, "FIV-CLAIM-1", "claim", city=True) or why_dashed(st, i, INFLUENCE, "claim")
    return found or no("FIV-CLAIM-1", "no-deed-now", card=card(st, i), deed="claim")


def challenge(st: FiveSails, seat: int, i: int) -> Refusal:
    who = card(st, i)
    found = not_ready(st, seat, i, "FIV-CHAL-1", "challenge", city=True)
    if found is not None and found.rule == "FIV-STATE-3" and challenges_engaged(st, i):
        found = None  # FIV-C-160: that is not what is amiss
    found = found or why_dashed(st, i, COMBAT, "challenge")
    if found is not None:
        return found
    if not may_challenge(st, i, COMBAT):
        return no("FIV-CHAL-1", "no-challenges-ever", card=who)
    if not targets(st, i):
        return nobody_there(st, i)
    return no("FIV-CHAL-1", "no-deed-now", card=who, deed="challenge")


def recruit(st: FiveSails, seat: int, i: int) -> Refusal:
    who, at = card(st, i), st.place[i]
    if CARDS[st.kind[i]].kind == EVENT:
        return no("FIV-EVENT-5", "no-event-available", card=who)
    if CARDS[st.kind[i]].kind != CHARACTER:
        return no("FIV-RECRUIT-1", "no-mercenary", card=who)
    if not any(i in street for street in st.street):
        return no("FIV-RECRUIT-1", "no-hire-there", card=who)
    if not present(st, seat, at):
        return no("FIV-RECRUIT-1", "no-crew-at-mercenary", place=place(st, at), card=who)
    if not CARDS[st.kind[i]].negotiable:
        return dear(st, seat, i, recruit_price(st, i, -1), "no-money-cost-fixed")
    helpers = parleyers(st, seat, at)
    if not helpers:
        return dear(st, seat, i, recruit_price(st, i, -1), "no-money-cost-unparleyed")
    return dear(st, seat, i, min(recruit_price(st, i, character) for character in helpers), "no-money-cost-parleyed")


def equip(st: FiveSails, seat: int, i: int) -> Refusal:
    what, in_hand = card(st, i), i in st.hands[seat]
    lies = next((at for at, street in enumerate(st.street) if i in street), -1)
    if CARDS[st.kind[i]].kind == EVENT:
        return no("FIV-EVENT-5", "no-event-available", card=what)
    if CARDS[st.kind[i]].kind != ATTACHMENT:
        return no("FIV-EQUIP-1", "no-attachment", card=what)
    if not in_hand and lies < 0:
        return no("FIV-EQUIP-1", "no-gear-in-reach", card=what)
    if not in_hand and not present(st, seat, lies):
        return no("FIV-EQUIP-1", "no-crew-at-gear", place=place(st, lies), card=what)
    everybody = [character for crew in st.crew for character in crew if in_hand or st.place[character] == lies]
    bearers = [character for character in everybody if legal_bearer(st, seat, i, character)]
    if not bearers:
        return no("FIV-ATT-2", "no-bearer" if in_hand else "no-bearer-there", card=what)
    return dear(st, seat, i, min(equip_price(st, seat, i, character, 0) for character in bearers))


def brute(st: FiveSails, seat: int, i: int) -> Refusal:
    printed, who = CARDS[st.kind[i]], card(st, i)
    if not printed.brute:
        return no("FIV-BRUTE-1", "no-brute", card=who)
    if i not in st.hands[seat]:
        return no("FIV-BRUTE-1", "no-such-card-in-hand", card=who)
    return dear(st, seat, i, printed.cost)


def intervene(st: FiveSails, seat: int, i: int, question: Asking | None) -> Refusal:
    who = card(st, i)
    if not isinstance(question, AskAnswer):
        return no("FIV-CHAL-9", "no-intervening-now")
    target = st.duel.defender.fighter
    if i == target:
        return no("FIV-CHAL-8", "no-intervening-for-self", card=who)
    if i not in st.crew[seat]:
        return no("FIV-CHAL-9", "no-card-of-yours", card=who)
    if st.place[i] != st.place[target]:
        where = place(st, st.place[target])
        return no("FIV-CHAL-9", "no-intervening-from-afar", card=who, place=where, target=card(st, target))
    if st.engaged[i] and not intervenes_engaged(st, i):
        return no("FIV-CHAL-9", "no-deed-engaged", card=who, deed="intervene")
    return no("FIV-CHAL-9", "no-intervening", card=who)


def pay(st: FiveSails, seat: int, i: int, question: Asking | None) -> Refusal:
    printed, what = CARDS[st.kind[i]], card(st, i)
    if not isinstance(question, Pay):
        return no("FIV-COST-2", "no-payment-now")
    if i == question.card:
        return no("FIV-COST-2", "no-paying-for-itself", card=what)
    if i not in st.hands[seat]:
        return no("FIV-COST-2", "no-paying-from-elsewhere", card=what)
    if no_thug_money(st, question.card) and printed.mask & THUG:
        return no("FIV-COST-2", "no-thug-money", card=card(st, question.card))
    worth = 2 if printed.wealth else 1
    if worth > question.left:
        return no("FIV-COST-3", "no-overpaying", card=what, worth=worth, left=question.left)
    return no("FIV-COST-2", "no-exact-rest", card=what)


def choose(st: FiveSails, seat: int, i: int, question: Asking | None) -> Refusal:
    what = card(st, i)
    if isinstance(question, AskTarget):
        return why_no_target(st, seat, i)
    if isinstance(question, AskCard):
        if st.duel.of(question.side).seat == seat:
            return no(combat_rule(st, A_CARD), "no-combat-card-there", card=what)
    elif question is not None and parleying(st):
        return parley(st, seat, i)
    if isinstance(question, Turn):
        rule, reason = ("FIV-DRAMA-2", "no-use-now")
        if CARDS[st.kind[i]].kind in (RISK, EVENT):
            rule, reason = ("FIV-USE-1", "no-action-now")
        return no(rule, "no-deed-named" if something_to_do(st, seat, i) else reason, card=what)
    rule = rule_of_question(st, seat)
    if isinstance(question, PickGamble) and i in st.hands[seat]:
        rule = "FIV-GAMBLE-3"
    return no(rule, "no-choosing-that", card=what, question=own_question(st, seat, question))


def why_no_target(st: FiveSails, seat: int, i: int) -> Refusal:
    """Why a challenger cannot challenge that one: a friend, one for hire, or somebody who leaves it to another."""
    fighter = st.duel.challenger.fighter
    what, challenger = card(st, i), card(st, fighter)
    if i in st.crew[seat]:
        return no("FIV-CHAL-6", "no-challenging-friends", card=what, challenger=challenger)
    if st.zone[i] == STREET:
        return no("FIV-C-50", "no-challenging-that", card=what, challenger=challenger)
    for other in targets(st, fighter) if st.in_play(i) else []:
        drawn = any(passive.draws_challenges(st, other) for passive in CARDS[st.kind[other]].passives)
        if drawn and st.place[other] == st.place[i]:
            return no("FIV-C-138", "no-challenging-beside", card=what, other=card(st, other))
    return no("FIV-CHAL-6", "no-challenging-that", card=what, challenger=challenger)


def something_to_do(st: FiveSails, seat: int, i: int) -> bool:
    """Whether a turn offers anything with a card; what could be done with an equal one in hand is meant as well."""
    held = st.hands[seat]
    same = [other for other in held if st.kind[other] == st.kind[i]] if i in held else [i]
    offered = [action for action in st.actions(seat) if action >= A_MOVE and action & ~ARGUMENT != A_DRAW]
    return any(action & ARGUMENT in same for action in offered)


def parleying(st: FiveSails) -> bool:
    step = asking(st)
    return step is not None and isinstance(step[0], Parley)


def parley(st: FiveSails, seat: int, i: int) -> Refusal:
    """FIV-C-78: en garde, no Mercenary, Influence no dash, at the location."""
    who = card(st, i)
    found = not_ready(st, seat, i, "FIV-PARLEY-1", "parley", city=True) or why_dashed(st, i, INFLUENCE, "parley")
    if found is not None:
        return found
    if CARDS[st.kind[i]].mask & MERCENARY:
        return no("FIV-PARLEY-1", "no-parley-by-mercenary", card=who)
    return no("FIV-PARLEY-1", "no-parley-there", card=who)
