"""Why the sensible player would do something, or not: its own estimates, made out loud."""

from __future__ import annotations

from ....core.phrase import Argument, Phrase
from ..cards.developments import FACE
from ..cards.goods import CARD_NAMES, GOOD_NAMES, GOODS, PIRACY
from ..phrases.things import of_good, of_seats, of_terms
from ..rules import actions as act
from ..rules.terms import find, one_seat, promise_names
from ..state.state import Mediterranean
from .market import ENOUGH, best_take, take_gain
from .mind import Mind
from .plan import Plan
from .planner import face_value


def reason(mind: Mind, action: int, plan: Plan | None) -> Phrase:
    """What to say about an action; `plan` is the offer that it would be the first step of."""
    state, seat = mind.st, mind.seat
    if action in (act.PASS, act.DONE, act.WAIT):
        best = best_take(mind, state.actions(seat))
        return Phrase("why-rather-take", {"number": best % act.NUMBERS}) if best >= 0 else Phrase("why-nothing-better")
    if action >= act.AGREE:
        return Phrase("why-by-the-answer")
    if action >= act.ENQUIRE:
        return Phrase("why-enquire")
    if act.TAKE <= action < act.DECLINE:
        offer = find(state, action % act.NUMBERS)
        if offer is not None:
            gain = take_gain(mind, offer)
            return Phrase("why-take" if gain > ENOUGH else "why-not-take", {"points": amount(gain)})
    if act.STORE <= action < act.STORE + len(CARD_NAMES):
        gain = mind.store_gain(action - act.STORE)
        return Phrase("why-store" if gain > 0 else "why-spend", {"points": amount(gain)})
    if plan is not None:
        return plan_phrase(state, seat, plan)
    if act.GIVE <= action < act.GIVE + len(CARD_NAMES):
        worth = mind.value([], [], []) - mind.value([action - act.GIVE], [], [])
        return Phrase("why-card", {"points": amount(worth)})
    if act.WANT <= action < act.WANT + GOODS:
        worth = mind.value([], [], [action - act.WANT]) - mind.value([], [], [])
        return Phrase("why-good", {"good": of_good(GOOD_NAMES[action - act.WANT]), "points": amount(worth)})
    if act.BUILD <= action < act.BUILD + len(FACE):
        return Phrase("why-build", {"points": amount(face_value(state, seat, FACE[action - act.BUILD]))})
    if action == act.POST:
        return Phrase("why-post")
    return Phrase("why-aim") if act.AIM <= action < act.LIFT else Phrase("why-no-opinion")


def amount(points: float) -> Phrase:
    """A number with one decimal, which languages write differently."""
    tenths = round(abs(points) * 10)
    number: dict[str, Argument] = {"whole": tenths // 10, "tenths": tenths % 10}
    return Phrase("why-below-zero" if points < 0 and tenths else "why-number", number)


def plan_phrase(state: Mediterranean, seat: int, plan: Plan) -> Phrase:
    """The offer that it has in mind."""
    cards = ["piracy" if kind == PIRACY else CARD_NAMES[kind] for kind in plan.gives]
    promises = promise_names(state, seat, (plan.promise,)) if plan.promise >= 0 else ()
    demands = promise_names(state, one_seat(plan.to, state.seats), (plan.demand,)) if plan.demand >= 0 else ()
    said: dict[str, Argument] = {
        "gives": of_terms(cards, plan.pays, promises, seat),
        "wants": of_terms([GOOD_NAMES[good] for good in plan.wants], plan.asks, demands, seat),
        "points": amount(plan.gain),
    }
    if not plan.to:
        return Phrase("why-offer", said)
    said["to"] = of_seats([other for other in range(state.seats) if plan.to >> other & 1])
    return Phrase("why-offer-to", said)
