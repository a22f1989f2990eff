"""Choices as a person reads them, in the light of the question that is being asked."""

from __future__ import annotations

from collections.abc import Hashable

from ....core.labels import Wording
from ....core.phrase import Argument, Phrase, notation_of, phrase
from ....core.phrase import seat as of_seat
from ..cards.attachment_steps import Parley, PayFor
from ..cards.card_steps import DiscardAny
from ..cards.costs import LeaveCost, Price
from ..cards.deck_steps import Sort
from ..cards.duel_steps import Threat, Values
from ..cards.flow import Fork
from ..notation import PLAIN, VERBS
from ..rules.answering import AskWeapon
from ..rules.attachments import Trim
from ..rules.challenge import AskTarget, AskTechnique
from ..rules.duel import RoundEnds
from ..rules.dusk import HandLimit
from ..rules.gambling import PickGamble
from ..rules.legality import from_code
from ..rules.moving import Leaving
from ..rules.paying import Pay
from ..rules.planning import Plans
from ..rules.reactions import WhoActs, Window
from ..rules.renown_control import place_name
from ..rules.round_choices import AskCard, AskStyle
from ..rules.wounds import Cap
from ..state.actions import (
    A_ABILITY,
    A_BRUTE,
    A_CARD,
    A_CHALLENGE,
    A_CLAIM,
    A_DRAW,
    A_EQUIP,
    A_INTERVENE,
    A_KIND,
    A_MOVE,
    A_NUMBER,
    A_PAY,
    A_PLACE,
    A_RECRUIT,
    A_SEAT,
    ACCEPT,
    ARGUMENT,
    GAMBLE,
    GO_HOME,
    PASS,
    REFUSE,
    YES,
)
from ..state.frames import AbilityUse, Choosing
from ..state.names import ACTION, FORCED, MANEUVER, PLOT, REACTION, REVEALED, SETUP, TECHNIQUE
from ..state.printed import ABILITIES, CARDS
from ..state.state import FiveSails
from ..state.steps import Step
from .texts import words
from .things import card, gear_name, of_card, person, place, whose

ANSWERS = {
    YES: "do-yes",
    GAMBLE: "do-gamble",
    ACCEPT: "do-accept",
    REFUSE: "do-refuse",
    GO_HOME: "do-go-home",
}
WITH_CARD = {
    A_MOVE: "do-move",
    A_EQUIP: "do-equip",
    A_RECRUIT: "do-recruit",
    A_CHALLENGE: "do-challenge",
    A_CLAIM: "do-claim",
    A_BRUTE: "do-play",
    A_PAY: "do-pay",
    A_INTERVENE: "do-intervene",
}
RULES = {
    A_MOVE: "FIV-MOVE-1",
    A_EQUIP: "FIV-EQUIP-1",
    A_RECRUIT: "FIV-RECRUIT-1",
    A_CHALLENGE: "FIV-CHAL-1",
    A_CLAIM: "FIV-CLAIM-1",
    A_BRUTE: "FIV-BRUTE-1",
    A_PAY: "FIV-COST-2",
    A_INTERVENE: "FIV-CHAL-9",
    A_DRAW: "FIV-MAP-9",
    PASS: "FIV-PASS-1",
}
KINDS = {ACTION: "FIV-USE-1", REACTION: "FIV-REACT-1", TECHNIQUE: "FIV-TECH-1", MANEUVER: "FIV-MAN-1"}
KINDS |= dict.fromkeys((SETUP, PLOT, REVEALED, FORCED), "FIV-ABIL-2")
QUESTIONS: dict[type, str] = {  # whatever is answered to them
    AskTarget: "FIV-CHAL-6",
    AskTechnique: "FIV-CHAL-5",
    AskWeapon: "FIV-CHAL-9",
    Cap: "FIV-CREW-3",
    HandLimit: "FIV-DUSK-6",
    Leaving: "FIV-FIRST-3",
    PickGamble: "FIV-GAMBLE-2",
    Plans: "FIV-PLAN-1",
    RoundEnds: "FIV-FIRST-3",
    Trim: "FIV-ATT-5",
    WhoActs: "FIV-ACT-2",
}
DECLINED: dict[type, str] = {AskStyle: "FIV-MAN-3", Pay: "FIV-COST-9", Window: "FIV-C-42"}


class FiveSailsWords(Wording[FiveSails]):
    def label(self, state: FiveSails, seat: int, action: int) -> Phrase:
        kind, i = action & ~ARGUMENT, action & ARGUMENT
        if action == PASS:
            return phrase(declining(state))
        if action in ANSWERS:
            return phrase(ANSWERS[action])
        if action >= A_ABILITY:
            return phrase("do-use", card=used_card(state, action), ability=words(from_code(state, action)))
        if kind in WITH_CARD:
            return phrase(WITH_CARD[kind], card=card(state, i))
        if kind == A_CARD:
            top = state.stack[-1] if state.stack else None
            return (
                phrase("do-play-card", card=card(state, i)) if isinstance(top, AskCard | PickGamble) else one(state, i)
            )
        if kind == A_KIND:
            return phrase("do-choose", card=of_card(CARDS[i].id))
        if kind == A_PLACE:
            return phrase("do-place", place=place(state, i))
        if kind == A_DRAW:
            return phrase("do-draw-at", place=place(state, i))
        if kind == A_SEAT:
            return phrase("do-seat", seat=of_seat(i))
        return way(state, i)

    def about(self, state: FiveSails, seat: int, action: int) -> tuple[str, ...]:
        """The thing that an action is about; an answer without a card or a place is a thing of its own."""
        kind, i = action & ~ARGUMENT, action & ARGUMENT
        if action in PLAIN:
            return (f"answer:{PLAIN[action].replace(' ', '_')}",)
        if action >= A_ABILITY or kind in VERBS:
            return (f"card:{i}",)
        if kind in (A_PLACE, A_DRAW):
            return (f"place:{place_name(state, i)}",)
        if kind == A_SEAT:
            return (f"seat:{i}",)
        if kind == A_KIND:
            return (f"name:{CARDS[i].id}",)
        return (f"option:{i + 1}",)

    def rule_of(self, state: FiveSails, seat: int, action: int) -> str:
        """The rule that an answer follows: of the question, or else of what is done."""
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Window) and top.closed:
            return "FIV-FIRST-3"
        if action >= A_ABILITY:
            return KINDS[from_code(state, action).kind]
        if action == GAMBLE:
            return "FIV-GAMBLE-1"
        if action in (ACCEPT, REFUSE, GO_HOME):
            return "FIV-CHAL-7"
        if isinstance(top, AskCard):
            return combat_rule(state, action)
        if action == PASS and type(top) in DECLINED:
            return DECLINED[type(top)]
        if type(top) in QUESTIONS:
            return QUESTIONS[type(top)]
        asked = asking(state)
        if asked is not None:
            return step_rule(asked[0], asked[1], action)
        return RULES.get(action & ~ARGUMENT, "FIV-PLAY-4")

    def cache_key(self, state: FiveSails, seat: int, action: int) -> Hashable:
        """What the words for an action follow from: its number and the card that it names, as long as the question and
        what else lies on the table make no difference."""
        if action == PASS:
            return declining(state), self.rule_of(state, seat, action)
        if action in ANSWERS:
            return ()
        if action >= A_ABILITY:
            return (
                state.kind[action & ARGUMENT],
                self.rule_of(state, seat, action),
                notation_of(used_card(state, action)),
            )
        if action & ~ARGUMENT in WITH_CARD:
            return state.kind[action & ARGUMENT]
        return None


def combat_rule(state: FiveSails, action: int) -> str:
    """A combat card, or none: whoever has accepted needs one (FIV-DUEL-6), unless there is none to be had."""
    if state.duel.first_card_due:
        return "FIV-C-97" if action == PASS else "FIV-DUEL-6"
    return "FIV-DUEL-8" if action == PASS else "FIV-DUEL-7"


def step_rule(step: Step, use: AbilityUse, action: int) -> str:
    """What an ability asks for is chosen as its text says; what everybody may do has rules of its own."""
    if isinstance(step, Parley):
        return "FIV-PARLEY-1"
    if isinstance(step, LeaveCost):
        return "FIV-MOVE-1"
    if use.card < 0:
        return "FIV-MOVE-2" if action & ~ARGUMENT == A_PLACE else "FIV-EQUIP-1"
    return "FIV-PLAY-4" if action & ~ARGUMENT == A_NUMBER else "FIV-PLAY-3"


def one(state: FiveSails, i: int) -> Phrase:
    """A card by name; in play also by its bearer, or by its player where another character has the same name, and so
    in discard piles."""
    if state.bearer[i] >= 0:
        return on_bearer(state, i)
    twin = any(state.kind[other] == state.kind[i] and other != i for crew in state.crew for other in crew)
    if (twin and state.in_play(i)) or state.lies_twice(i):
        return phrase("do-choose-of", card=card(state, i), seat=of_seat(state.ctrl[i]))
    return phrase("do-choose", card=card(state, i))


def on_bearer(state: FiveSails, i: int) -> Phrase:
    return phrase("do-choose-on", card=gear_name(state, i), bearer=person(state, state.bearer[i]))


def used_card(state: FiveSails, action: int) -> str | Phrase:
    """The card whose ability is used, told apart from others of its name: in play by its bearer, in discard piles by
    its player, and by whoever uses it where the First Player orders what several want to use (FIV-FIRST-3)."""
    i = action & ARGUMENT
    if state.bearer[i] >= 0 and any(state.kind[other] == state.kind[i] and other != i for other in state.gear):
        named: str | Phrase = on_bearer(state, i)
    else:
        named = whose(card(state, i), state.owner[i]) if state.lies_twice(i) else card(state, i)
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Window) and top.closed:
        alike = [one for one in top.declared if state.kind[one.action & ARGUMENT] == state.kind[i]]
        if len({one.seat for one in alike}) > 1:
            return whose(named, next(one.seat for one in alike if one.action == action))
    return named


def asking(state: FiveSails) -> tuple[Step, AbilityUse] | None:
    """The step of an ability that asks now."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Choosing):
        return None
    return ABILITIES[top.step.ability].program[top.step.pc], top.step


def declining(state: FiveSails) -> str:
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Window):
        return "do-not-react"
    if isinstance(top, AskCard):
        return "do-play-none"
    if isinstance(top, AskTechnique):
        return "do-no-technique"
    if isinstance(top, AskStyle):
        return "do-leave-it"
    asked = asking(state)
    if asked is None:
        return "do-pass"
    step = asked[0]
    if isinstance(step, Parley):
        return "do-pay-in-full"
    if isinstance(step, LeaveCost):
        return "do-engage-instead"
    return "do-no-more" if isinstance(step, Sort | DiscardAny) else "do-none"


def way(state: FiveSails, i: int) -> Phrase:
    """One of several ways that a step offers, with what it would cost or change, and the names of those who duel."""
    asked = asking(state)
    fork, use = (None, None) if asked is None else asked
    if use is None or not isinstance(fork, Fork):
        return phrase("do-option", number=i + 1)
    given: dict[str, Argument] = {}
    for step in fork.steps[i]:
        if isinstance(step, PayFor | Price):
            given["price"] = step.amount(state, use)
        elif isinstance(step, Values):
            given |= {"riposte": abs(step.riposte), "parry": abs(step.parry), "thrust": abs(step.thrust)}
        elif isinstance(step, Threat):
            given["threat"] = abs(step.count)
    for side, role in enumerate(("challenger", "defender")):
        if fork.ways[i].endswith(f"-{role}"):
            given["card"] = person(state, state.duel.of(side).fighter)
    return Phrase(fork.ways[i], given)
