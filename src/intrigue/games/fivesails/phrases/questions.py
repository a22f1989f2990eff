"""What somebody is asked, and exactly what can be answered now."""

from __future__ import annotations

from ....core.phrase import Argument, Phrase, phrase
from ....core.phrase import seat as of_seat
from ..cards.character_steps import MoveTo
from ..cards.selections import ref
from ..rules.answering import AskAnswer, AskWeapon
from ..rules.attachments import Trim
from ..rules.challenge import AskTarget, AskTechnique
from ..rules.drama import Turn
from ..rules.duel import RoundEnds
from ..rules.dusk import HandLimit
from ..rules.gambling import PickGamble
from ..rules.legality import from_code
from ..rules.moving import Leaving
from ..rules.paying import Pay
from ..rules.planning import Plans
from ..rules.reactions import WhoActs, Window
from ..rules.round_choices import AskCard, AskStyle
from ..rules.wounds import Cap
from ..state.actions import A_CARD, A_INTERVENE, ARGUMENT, GAMBLE, GO_HOME, PASS, REFUSE
from ..state.frames import AbilityUse, Asking, Choosing
from ..state.names import SCHEME, TECHNIQUE
from ..state.numbers import TABLE_BIT
from ..state.printed import ABILITIES, CARDS
from ..state.state import FiveSails
from .explanations import of_moment
from .things import card, person

WHERE_TO = "ask-move-where"
OF_TARGET = (  # questions of abilities that name the card which was chosen before
    "ask-destroy-or-be-wounded",
    "ask-discard-to-engage-or-wound",
    "ask-engage-or-en-garde",
    "ask-engage-or-wound",
    "ask-engage-or-wounded",
    "ask-engage-to-send-home",
    "ask-recruit",
    "ask-what-happens",
)


def prompt(st: FiveSails, seat: int, asked: tuple[int, ...]) -> Phrase:
    """What a seat, or the table, is told about the question that is open now."""
    if st.over:
        return phrase("ask-nobody")
    top = st.stack[-1]
    if isinstance(top, Plans):
        return planning(st, top, seat) if seat in asked else phrase("ask-plans-of-others")
    if seat in asked and isinstance(top, Window) and not top.closed:
        return phrase("ask-react", moment=of_moment(st, top, 1 << seat))
    if seat in asked and isinstance(top, Asking):
        return of_question(st, top)
    if asked and isinstance(top, Pay):
        return paying(st, top)
    return phrase("ask-other", seat=of_seat(asked[0])) if asked else phrase("ask-wait")


def planning(st: FiveSails, top: Plans, seat: int) -> Phrase:
    menu = top.menu(st, seat, top.picks[seat])
    scheme = len(menu) > 0 and CARDS[st.kind[menu[0] & ARGUMENT]].kind == SCHEME
    return phrase("ask-plan-scheme" if scheme else "ask-plan-character")


def paying(st: FiveSails, pay: Pay) -> Phrase:
    """FIV-PLAY-1: what is paid for was announced, and so were its targets, even where there was but one to choose."""
    seat = of_seat(pay.seat)
    aims: tuple[str | Phrase, ...] = ()
    for use in st.stack:
        if isinstance(use, AbilityUse) and use.serial == pay.serial:
            cards = [i for i in (use.target, use.second) if i >= 0 and i != pay.card and st.knows_place[i] & TABLE_BIT]
            aims = tuple(person(st, i) for i in cards)
    if pay.card < 0 and aims:
        return phrase("ask-other-pays-target", seat=seat, price=pay.left, targets=aims)
    if pay.card < 0:
        return phrase("ask-other-pays", seat=seat, price=pay.left)
    if not aims:
        return phrase("ask-other-pays-for", seat=seat, price=pay.left, card=card(st, pay.card))
    return phrase("ask-other-pays-for-target", seat=seat, price=pay.left, card=card(st, pay.card), targets=aims)


def of_question(st: FiveSails, top: Asking) -> Phrase:
    """The question itself, as whoever is asked reads it."""
    match top:
        case Turn():
            return phrase("ask-turn-and-more", actions=st.extra) if st.extra else phrase("ask-turn")
        case Choosing():
            return of_step(st, top.step)
        case Pay():
            if top.card < 0:
                return phrase("ask-pay", price=top.left)
            return phrase("ask-pay-for", price=top.left, card=card(st, top.card))
        case Window():
            return phrase("ask-first-to-resolve" if top.closed else "ask-reaction")
        case WhoActs():
            return by_card(st, top.card, phrase("ask-who-acts"))
        case AskAnswer():
            return challenge_question(st, top)
        case AskCard():
            return combat_card(st, top)
        case AskStyle():
            return style(st, top)
    return phrase(SIMPLE[type(top)])


SIMPLE = {
    AskTarget: "ask-challenge-whom",
    AskTechnique: "ask-technique-with-challenge",
    AskWeapon: "ask-weapon-or-self",
    Cap: "ask-above-crew-cap",
    HandLimit: "ask-discard-to-panache",
    Leaving: "ask-first-to-leave",
    PickGamble: "ask-gambled-card",
    RoundEnds: "ask-first-to-resolve",
    Trim: "ask-too-much-gear",
}


def by_card(st: FiveSails, i: int, asked: Phrase) -> Phrase:
    """A question with the card before it that asks it."""
    return phrase("ask-by-card", card=card(st, i), question=asked) if i >= 0 else asked


def of_step(st: FiveSails, use: AbilityUse) -> Phrase:
    """What an ability asks. Its target is told only where the words name it."""
    kind = ABILITIES[use.ability].program[use.pc].question
    given: dict[str, Argument] = {}
    about = traveller(st, use) if kind == WHERE_TO else use.target if kind in OF_TARGET else -1
    if about >= 0:
        given["target"] = person(st, about)
    return by_card(st, use.card, Phrase(kind, given))


def traveller(st: FiveSails, use: AbilityUse) -> int:
    """Whom an ability moves to where it asks about."""
    steps = ABILITIES[use.ability].program[use.pc :]
    return next(ref(st, use, step.whom) for step in steps if isinstance(step, MoveTo))


def challenge_question(st: FiveSails, top: AskAnswer) -> Phrase:
    picks = top.picks(st)
    ways = ["accept"]
    ways += ["refuse"] if REFUSE in picks else []
    ways += ["home"] if GO_HOME in picks else []
    ways += ["intervene"] if any(action & ~ARGUMENT == A_INTERVENE for action in picks) else []
    fighters = [person(st, st.duel.of(side).fighter) for side in range(2)]
    return phrase("ask-challenged", card=fighters[0], target=fighters[1], ways="-".join(ways))


def combat_card(st: FiveSails, top: AskCard) -> Phrase:
    picks = top.picks(st)
    ways = ["card"] if any(action & ~ARGUMENT == A_CARD for action in picks) else []
    ways += ["gamble"] if GAMBLE in picks else []
    ways += ["none"] if PASS in picks else []
    return phrase("ask-combat-card", threat=st.duel.of(top.side).pool, ways="-".join(ways))


def style(st: FiveSails, top: AskStyle) -> Phrase:
    kinds = {from_code(st, action).kind == TECHNIQUE for action in top.picks(st) if action != PASS}
    if len(kinds) == 1:
        return phrase("ask-technique" if True in kinds else "ask-maneuver")
    return phrase("ask-technique-or-maneuver" if kinds else "ask-no-style")
