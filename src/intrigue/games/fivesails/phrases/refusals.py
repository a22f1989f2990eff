"""Why something cannot be done now: the reason and the rule behind it, from what the asking seat can see."""

from __future__ import annotations

from ....core.phrase import Phrase, phrase
from ....core.refusal import Refusal, no
from ....core.refusing import Refusals
from ..cards.attachment_steps import Fits, Parley, PayFor
from ..cards.card_selections import Cards
from ..cards.character_steps import Engage
from ..cards.conditions import All, Can
from ..cards.costs import ActsSecond, DuelistCost, Price
from ..cards.deck_steps import PlayFromPile
from ..cards.duel_steps import Challenge
from ..cards.flow import Choose, TakeAim
from ..cards.location_steps import PutPressure
from ..cards.selections import ACTOR, Select, Union
from ..cards.table_conditions import Engaged, First
from ..phrases.choices import QUESTIONS, asking, combat_rule
from ..phrases.questions import of_question, planning
from ..rules.actions import (
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
    LENT,
    PASS,
    REFUSE,
    SHIFT,
)
from ..rules.answering import AskAnswer, intervenes_engaged
from ..rules.attachments import equip_price, legal_bearer
from ..rules.challenge import AskTarget, AskTechnique, challenges_engaged, may_challenge, somebody_to_challenge, targets
from ..rules.drama import Turn, parleyers, recruit_price
from ..rules.frames import ANNOUNCED, AbilityUse, Asking
from ..rules.gambling import PickGamble
from ..rules.marks import leads
from ..rules.paying import Pay
from ..rules.planning import Plans
from ..rules.reactions import Window
from ..rules.renown_control import present
from ..rules.round_choices import AskCard, AskStyle
from ..rules.stats import has_stat, num, stat, traits
from ..rules.usable import code_of, judged_late, no_thug_money, only_actor, qualified, spent, use_of
from ..state.abilities import Ability
from ..state.city import CITY_PLACES, GARDENS, HOME, INN, first_place, last_place
from ..state.names import (
    ACTION,
    ATTACHMENT,
    BEARER_ACTS,
    CHARACTER,
    COMBAT,
    DASH,
    EVENT,
    FINESSE,
    INFLUENCE,
    MANEUVER,
    MERCENARY,
    NOBODY,
    ONE_OF_YOURS,
    PAYING,
    REACTION,
    RISK,
    STATS,
    TECHNIQUE,
    THUG,
)
from ..state.numbers import ASIDE, HAND, LINE, M_NO_MANEUVER, PLAY, STREET
from ..state.parts import NO_MOMENT
from ..state.printed import CARDS
from ..state.state import FiveSails
from .things import card, of_stat, place, seen

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
        if not seen(state, i, 1 << seat):
            return None
        if another_is_offered(state, seat, action):
            return no("FIV-C-213", "no-equal-card", card=card(state, i))
        if kind in ON_TURN:
            if not isinstance(question, Turn):
                return no("FIV-DRAMA-1", "no-turn-yet", question=asked(state, seat, question))
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


def asked(st: FiveSails, seat: int, question: Asking | None) -> Phrase:
    """What the seat that is refused is asked itself."""
    if question is not None:
        return of_question(st, question)
    top = st.stack[-1]
    return planning(st, top, seat) if isinstance(top, Plans) else phrase("ask-something")


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
            return no("FIV-COST-2", "no-way-back", question=asked(st, seat, question))
        rule = "FIV-C-17" if isinstance(st.stack[-1], Plans) else rule_of_question(st, seat)
        return no(rule, "no-passing-here", question=asked(st, seat, question))
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
    return no(rule_of_question(st, seat), "no-choosing-place", place=where, question=asked(st, seat, question))


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
        return no("FIV-ABIL-3", "no-turn-yet", question=asked(st, seat, question))
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


def dashed(st: FiveSails, i: int, which: int, deed: str) -> Refusal | None:
    if stat(st, i, which) == DASH:
        return no("FIV-DASH-2", "no-deed-dashed", card=card(st, i), stat=of_stat(STATS[which]), deed=deed)
    return None


def move(st: FiveSails, seat: int, i: int) -> Refusal:
    if i in st.crew[seat] and st.engaged[i] and st.place[i] >= CITY_PLACES:  # where moving would engage nobody
        return no("FIV-C-73", "no-deed-engaged", card=card(st, i), deed="move")
    return not_ready(st, seat, i, "FIV-MOVE-1", "move", city=False) or no("FIV-MOVE-2", "no-way-to-go")


def claim(st: FiveSails, seat: int, i: int) -> Refusal:
    found = not_ready(st, seat, i, "FIV-CLAIM-1", "claim", city=True) or dashed(st, i, INFLUENCE, "claim")
    return found or no("FIV-CLAIM-1", "no-deed-now", card=card(st, i), deed="claim")


def challenge(st: FiveSails, seat: int, i: int) -> Refusal:
    who = card(st, i)
    found = not_ready(st, seat, i, "FIV-CHAL-1", "challenge", city=True)
    if found is not None and found.rule == "FIV-STATE-3" and challenges_engaged(st, i):
        found = None  # FIV-C-160: that is not what is amiss
    found = found or dashed(st, i, COMBAT, "challenge")
    if found is not None:
        return found
    if not may_challenge(st, i, COMBAT):
        return no("FIV-CHAL-1", "no-challenges-ever", card=who)
    if not targets(st, i):
        return nobody_there(st, i)
    return no("FIV-CHAL-1", "no-deed-now", card=who, deed="challenge")


def nobody_there(st: FiveSails, i: int) -> Refusal:
    return no("FIV-CHAL-6", "no-enemy-there", place=place(st, st.place[i]), card=card(st, i))


def purse(st: FiveSails, seat: int, bought: int) -> int:
    """What the cards in hand are worth, but for the one that is bought (FIV-COST-3)."""
    barred = no_thug_money(st, bought)
    cards = [CARDS[st.kind[i]] for i in st.hands[seat] if i != bought]
    return sum(2 if card.wealth else 1 for card in cards if not (barred and card.mask & THUG))


def dear(st: FiveSails, seat: int, i: int, price: int, kind: str = "no-money-cost", played: int = -1) -> Refusal:
    """Too dear, or not to be paid exactly. `kind` says what talking changes about the price; `played` is the card in
    hand by which something else is paid for."""
    held = purse(st, seat, i if played < 0 else played)
    cost = Phrase(kind, {"card": card(st, i), "price": price})
    if held < price:
        return no("FIV-COST-2", "no-money", cost=cost, held=held)
    return no("FIV-COST-2", "no-exact-money", cost=cost)


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
        return untargeted(st, seat, i)
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
    return no(rule, "no-choosing-that", card=what, question=asked(st, seat, question))


def untargeted(st: FiveSails, seat: int, i: int) -> Refusal:
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
    found = not_ready(st, seat, i, "FIV-PARLEY-1", "parley", city=True) or dashed(st, i, INFLUENCE, "parley")
    if found is not None:
        return found
    if CARDS[st.kind[i]].mask & MERCENARY:
        return no("FIV-PARLEY-1", "no-parley-by-mercenary", card=who)
    return no("FIV-PARLEY-1", "no-parley-there", card=who)


def ability(st: FiveSails, seat: int, i: int, slot: int, question: Asking | None) -> Refusal:
    """Why an ability of a card cannot be used: whose it is, when such abilities are used, how often, by whom, and for
    what; the first that is amiss."""
    printed, what = CARDS[st.kind[i]], card(st, i)
    printed_there = printed.lent if slot >= LENT else printed.abilities
    place_there = slot - LENT if slot >= LENT else slot
    if place_there >= len(printed_there):
        return no("FIV-USE-1", "no-such-ability", card=what)
    wanted = printed_there[place_there]
    if st.ctrl[i] != seat and i not in st.hands[seat] and printed.kind != EVENT:
        return no("FIV-USE-1", "no-use-of-others", card=what)
    if st.zone[i] not in (HAND, PLAY, STREET, LINE, ASIDE):
        return no("FIV-USE-1", "no-use-from-there", card=what)
    found = untimely(st, seat, i, wanted, question)
    if found is not None:
        return found
    if spent(st, seat, i, wanted):
        return no("FIV-ONCE-1", "no-second-use", card=what)
    return (
        unfit(st, seat, i, wanted)
        or led(st, seat, i, wanted)
        or unable(st, seat, i, wanted)
        or unmet(st, seat, i, wanted, question)
        or unpaid(st, seat, i, wanted, question)
        or too_dear(st, seat, i, wanted, question)
        or no_target(st, seat, i, wanted, question)
        or no("FIV-C-188" if foe_gone(st, question) else "FIV-C-145", "no-use-in-vain", card=what)
    )


def foe_gone(st: FiveSails, question: Asking | None) -> bool:
    """Whether there is no foe any more who could feel a Technique or Maneuver."""
    return isinstance(question, AskStyle) and st.duel.of(1 - question.side).gone is not None


def led(st: FiveSails, seat: int, i: int, wanted: Ability) -> Refusal | None:
    """Some abilities are for the First Player."""
    conds = wanted.need.conds if isinstance(wanted.need, All) else [wanted.need]
    if any(isinstance(cond, First) and cond.yes for cond in conds) and not leads(st, seat):
        return no("FIV-FIRST-1", "no-use-but-by-first", card=card(st, i))
    return None


def unable(st: FiveSails, seat: int, i: int, wanted: Ability) -> Refusal | None:
    """Challenges and pressures want an actor without a dash, and challenges somebody who can be challenged. Of those
    who could act it is about the ones who could pay for it, if there are any."""
    fit = [actor for actor in could_act(st, seat, i, wanted) if actor >= 0 and qualified(st, i, wanted, actor)]
    for step in wanted.program if fit else []:
        if not isinstance(step, PutPressure) and not (isinstance(step, Challenge) and step.by == ACTOR):
            continue
        able = [actor for actor in fit if pays(st, use_of(st, 0, seat, i, wanted, actor, NO_MOMENT), wanted)] or fit
        ready = [actor for actor in able if has_stat(st, actor, step.stat)]
        if not ready:
            return no("FIV-DASH-2", "no-stat-for-that", card=card(st, i), stat=of_stat(STATS[step.stat]))
        if isinstance(step, Challenge) and not any(may_challenge(st, actor, step.stat) for actor in ready):
            return no("FIV-CHAL-1", "no-challenges-ever", card=card(st, ready[0]))
        if isinstance(step, Challenge) and not any(somebody_to_challenge(st, actor) for actor in ready):
            return nobody_there(st, ready[0])
    return None


def pays(st: FiveSails, use: AbilityUse, wanted: Ability) -> bool:
    """Whether each cost, taken by itself, could be paid."""
    return all(step.payable(st, use) for step in wanted.costs)


def could_act(st: FiveSails, seat: int, i: int, wanted: Ability) -> list[int]:
    """Those whose ability it could be, fit for it or not."""
    return st.crew[seat] if wanted.actor == ONE_OF_YOURS else [only_actor(st, seat, i, wanted)]


def unmet(st: FiveSails, seat: int, i: int, wanted: Ability, question: Asking | None) -> Refusal | None:
    """What stands before the bullet is not so, whoever acted: a Reaction has not got its occasion (FIV-REACT-1), or the
    actor does not fit what else the card demands (FIV-ACT-2); or only, whoever is to become en garde is so already
    (FIV-C-194). Money that is missing is another matter, and what a Technique asks about the foe of a challenge is
    judged later."""
    need, what = wanted.need, card(st, i)
    if wanted.kind == REACTION:
        return None if in_time(st, seat, i, wanted, question) else no("FIV-REACT-1", "no-occasion", card=what)
    if need is None or isinstance(need, Can) or judged_late(st, wanted) or in_time(st, seat, i, wanted, question):
        return None
    if wanted.asks_foe and foe_gone(st, question):
        return no("FIV-C-188", "no-use-in-vain", card=what)
    conds = need.conds if isinstance(need, All) else [need]
    for actor in could_act(st, seat, i, wanted):
        use = use_of(st, 0, seat, i, wanted, actor, NO_MOMENT)
        failing = [cond for cond in conds if not cond.holds(st, use, actor)] if qualified(st, i, wanted, actor) else []
        if failing and all(isinstance(cond, Engaged) for cond in failing):
            return no("FIV-C-194", "no-use-in-vain", card=what)
    return no("FIV-ACT-2", "no-condition-met", card=what)


def unpaid(st: FiveSails, seat: int, i: int, wanted: Ability, question: Asking | None) -> Refusal | None:
    """Somebody could act for it, and it would have its occasion, but a cost cannot be paid: the price, as it is now for
    the one for whom it is lowest, or another (FIV-COST-8). A target that is missing is no cost, though the price
    depends on it (FIV-PLAY-3)."""
    uses = in_time(st, seat, i, wanted, question)
    prices: list[int] = []
    tired: list[AbilityUse] = []
    aims = [step for step in wanted.effects if isinstance(step, TakeAim)]
    for use in uses:
        if any(not aim.select.some(st, use) for aim in aims):
            return None
        lacking = [step for step in wanted.costs if not step.payable(st, use)]
        if not lacking:
            return None
        if any(isinstance(step, ActsSecond) for step in lacking):  # on the card that is no cost
            return no("FIV-FIRST-1", "no-use-by-first", card=card(st, i))
        prices += [step.amount(st, use) for step in lacking if isinstance(step, Price)]
        if any(isinstance(step, (Engage, DuelistCost)) for step in lacking):
            tired.append(use)
    if prices:
        return dear(st, seat, i, min(prices))
    if tired and len(tired) == len(uses):
        return no("FIV-STATE-3", "no-cost-engaged", card=card(st, i))
    return no("FIV-COST-8", "no-cost-to-pay", card=card(st, i)) if uses else None


def too_dear(st: FiveSails, seat: int, i: int, wanted: Ability, question: Asking | None) -> Refusal | None:
    """What could be chosen is there, but has a price of its own that cannot be paid: of these the lowest."""
    first = wanted.effects[0] if wanted.effects else None
    if not isinstance(first, Choose):
        return None
    able = [actor for actor in could_act(st, seat, i, wanted) if qualified(st, i, wanted, actor)]
    uses = [use_of(st, 0, seat, i, wanted, actor, NO_MOMENT) for actor in able]
    found: list[tuple[int, int]] = []
    if isinstance(wanted.need, Can) and isinstance(wanted.need.step, PayFor):
        found = [(wanted.need.step.flat, action & ARGUMENT) for use in uses for action in first.select.find(st, use)]
    for part in parts_of(first.select):
        if isinstance(part, Cards) and isinstance(part.extra, Fits) and part.extra.paid:
            for use in uses:
                found += [(part.extra.price(st, use, other), other) for other in part.but_for(st, use, Fits())]
    if not found:
        return None
    price, other = min(found)
    return dear(st, seat, other, price, played=i)


def parts_of(select: Select) -> list[Select]:
    return parts_of(select.one) + parts_of(select.two) if isinstance(select, Union) else [select]


def no_target(st: FiveSails, seat: int, i: int, wanted: Ability, question: Asking | None) -> Refusal | None:
    """There is nobody and nothing that it could target, whoever acted and could pay (FIV-PLAY-3). Money that is missing
    is no reason then."""
    able = [actor for actor in could_act(st, seat, i, wanted) if qualified(st, i, wanted, actor)]
    uses = in_time(st, seat, i, wanted, question) or (
        [use_of(st, 0, seat, i, wanted, actor, NO_MOMENT) for actor in able] if isinstance(wanted.need, Can) else []
    )
    uses = [use for use in uses if pays(st, use, wanted)] or uses
    if wanted.useful is not None:
        uses = [use for use in uses if wanted.useful.holds(st, use, use.actor)]
    if not uses or foe_gone(st, question) or any(aimable(st, use, wanted) for use in uses):
        return None
    return no("FIV-PLAY-3", "no-target", card=card(st, i))


def aimable(st: FiveSails, use: AbilityUse, wanted: Ability) -> bool:
    """Whether all is there that it targets to begin with."""
    step = wanted.program[wanted.start] if wanted.start < len(wanted.program) else None
    if isinstance(step, PlayFromPile) or (isinstance(step, Choose) and step.aim):
        return step.can(st, use.at(wanted.start))
    return all(aim.select.some(st, use) for aim in wanted.effects if isinstance(aim, TakeAim))


def in_time(st: FiveSails, seat: int, i: int, wanted: Ability, question: Asking | None) -> list[AbilityUse]:
    """The uses that would have their occasion, whatever they cost and bring: one for each who could act."""
    moment = question.moment if isinstance(question, Window) else NO_MOMENT
    able = [actor for actor in could_act(st, seat, i, wanted) if qualified(st, i, wanted, actor)]
    uses = [use_of(st, 0, seat, i, wanted, actor, moment) for actor in able]
    return [use for use in uses if wanted.need is None or wanted.need.holds(st, use, use.actor)]


def untimely(st: FiveSails, seat: int, i: int, wanted: Ability, question: Asking | None) -> Refusal | None:
    """Every kind of ability has its time, and place: a turn, an occasion, a duel."""
    what, duel = card(st, i), st.duel
    if wanted.kind not in ANNOUNCED:
        return no("FIV-ABIL-1", "no-use-of-itself", card=what)
    if wanted.kind == ACTION:
        if not isinstance(question, Turn):
            return no("FIV-ABIL-3", "no-turn-yet", question=asked(st, seat, question))
        if st.zone[i] == HAND and (CARDS[st.kind[i]].kind != RISK or wanted.actor == BEARER_ACTS):
            return no("FIV-ATT-4", "no-use-out-of-play", card=what)
    elif wanted.kind == REACTION:
        happens = question.moment.what if isinstance(question, Window) else PAYING if isinstance(question, Pay) else -1
        if happens != wanted.trigger:
            return no("FIV-REACT-1", "no-occasion", card=what)
        return declared(st, seat, i, wanted, question) if isinstance(question, Window) else None
    elif wanted.kind == TECHNIQUE:
        if st.zone[i] != PLAY:
            return no("FIV-TECH-2", "no-use-out-of-play", card=what)
        if not isinstance(question, (AskTechnique, AskStyle)):
            return no("FIV-TECH-1", "no-technique-now", card=what)
    elif not isinstance(question, AskStyle) or duel.card != i:
        return no("FIV-MAN-1", "no-maneuver-now", card=what)
    if isinstance(question, (AskTechnique, AskStyle)):
        return overdone(st, i, wanted, question.side if isinstance(question, AskStyle) else 0)
    return None


def declared(st: FiveSails, seat: int, i: int, wanted: Ability, window: Window) -> Refusal | None:
    """FIV-C-43: who reacts is said once, and then the First Player orders what was said."""
    if (seat, code_of(i, wanted.slot)) in [(one.seat, one.action) for one in window.declared]:
        return no("FIV-C-43", "no-second-word", card=card(st, i))
    if not window.closed:
        return None
    return no("FIV-C-43", "no-choosing-that", card=card(st, i), question=asked(st, seat, window))


def overdone(st: FiveSails, i: int, wanted: Ability, side: int) -> Refusal | None:
    """A round has one Technique and one Maneuver, a duel each of them once; and they are the fighter's."""
    what, duel = card(st, i), st.duel
    fighter = duel.of(side).fighter
    lent = wanted in CARDS[st.kind[i]].lent
    if wanted.kind == TECHNIQUE and not lent and i != fighter and st.bearer[i] != fighter:
        return no("FIV-C-102", "no-technique-of-that", card=what, fighter=card(st, fighter))
    if duel.has_used(fighter if lent else i, wanted.number):
        return no("FIV-ONCE-2" if wanted.kind == TECHNIQUE else "FIV-DUEL-11", "no-second-style", card=what)
    if wanted.kind == MANEUVER and any(mark.what == M_NO_MANEUVER and mark.side == side for mark in st.marks):
        return no("FIV-GOLD-1", "no-maneuver-this-round")
    if duel.technique_used if wanted.kind == TECHNIQUE else duel.maneuver_used:
        return no("FIV-KEY-12", "no-more-styles")
    return None


def unfit(st: FiveSails, seat: int, i: int, wanted: Ability) -> Refusal | None:
    """Nobody can act for it: the trait is missing, or the place is wrong (FIV-QUAL). Where there is nobody at all who
    could, neither is to blame."""
    what = card(st, i)
    if st.zone[i] == PLAY and CARDS[st.kind[i]].kind == RISK and wanted.actor != BEARER_ACTS:
        return no("FIV-C-183", "no-playing-from-there", card=what)
    able = could_act(st, seat, i, wanted)
    if wanted.actor == NOBODY or any(qualified(st, i, wanted, actor) for actor in able):
        return None
    able = [actor for actor in able if st.in_play(actor)]
    if CARDS[st.kind[i]].kind == EVENT and not present(st, seat, st.place[i]):
        return no("FIV-EVENT-2", "no-crew-at-event", place=place(st, st.place[i]), card=what)
    if not able:
        return None
    if not any(traits(st, actor) & wanted.qualifier == wanted.qualifier for actor in able):
        return no("FIV-QUAL-1", "no-trait-for-that", card=what)
    return no("FIV-QUAL-4", "no-use-outside-the-city", card=what)
