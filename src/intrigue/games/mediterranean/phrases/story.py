"""What is told of events, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.event import POSITIONED, Event, Positioned
from ....core.phrase import Argument, Phrase, Words, phrase
from ....core.phrase import seat as of_seat
from ....core.result import Result
from ....core.story import Story
from ..cards.developments import face_of
from ..cards.face import ALTAR_POINTS
from ..events import (
    Abandoned,
    Aimed,
    Attack,
    Began,
    Built,
    ChangedSides,
    ChoseDevelopment,
    Civic,
    Clock,
    Closing,
    Covered,
    Cube,
    Dealt,
    Declined,
    Drafted,
    Drew,
    Ended,
    Enquired,
    Envoy,
    ExtraDraw,
    Floor,
    Ignored,
    InVain,
    Named,
    NewOrder,
    Passed,
    Posted,
    Produced,
    Ready,
    Reckoned,
    Refused,
    Released,
    Reshuffled,
    Resolved,
    Resumed,
    Revolt,
    Round,
    ShowedHand,
    ShowedLuxury,
    SideChosen,
    Spent,
    Stored,
    TradingOpens,
    Weighed,
    Withdrawn,
    WorkerMoved,
)
from ..rules.ending import ENDING_RULES
from ..state.numbers import BY_LEVELS, BY_TRACKS, MOST_POINTS
from ..state.state import Mediterranean
from .faces import effect_of
from .things import (
    count_things,
    gains,
    list_things,
    of_card,
    of_cube,
    of_deck,
    of_decks,
    of_face,
    of_good,
    of_ideas,
    of_seats,
    of_side,
    of_terms,
    of_track,
    points,
    pushes,
)


class MediterraneanStory(Story[Mediterranean]):
    def of(self, event: Event) -> Phrase:
        match event:
            case Positioned():
                return POSITIONED
            case SideChosen(seat, side):
                return phrase("tell-side-chosen", seat=of_seat(seat), side=of_side(side))
            case Began(government, religion, order):
                pairs = enumerate(zip(government, religion, strict=True))
                starts = [
                    phrase("tell-start", seat=of_seat(seat), government=of_side(one), religion=of_side(other))
                    for seat, (one, other) in pairs
                ]
                return phrase("tell-began", starts=tuple(starts), order=of_seats(order))
            case Round(number):
                return phrase("tell-round", number=number)
            case Produced(seat, piles, cards):
                return phrase("tell-produced", seat=of_seat(seat), goods=list_things(count_things(cards or piles)))
            case Named(seat, good):
                return phrase("tell-named", seat=of_seat(seat), good=of_good(good))
            case TradingOpens(lap):
                return phrase("tell-trading-opens" if lap else "tell-live-trading-opens")
            case Floor(seat, lap):
                return phrase("tell-floor", seat=of_seat(seat), lap=lap)
            case Drafted(seat, step):
                return phrase("tell-drafted", seat=of_seat(seat), step=step)
            case Posted():
                return post_story(event)
            case Withdrawn(seat, number, lapsed):
                return Phrase("tell-lapsed" if lapsed else "tell-withdrawn", {"seat": of_seat(seat), "number": number})
            case Declined(seat, number, maker):
                return phrase("tell-declined", seat=of_seat(seat), number=number, maker=of_seat(maker))
            case Dealt():
                return deal_story(event)
            case Weighed(seat, taker, number):
                return phrase("tell-weighed", seat=of_seat(seat), taker=of_seat(taker), number=number)
            case Refused(seat, taker, number):
                return phrase("tell-refused", seat=of_seat(seat), taker=of_seat(taker), number=number)
            case Released(seat, number, maker):
                return phrase("tell-released", seat=of_seat(seat), number=number, maker=of_seat(maker))
            case Enquired(seat, holder, number, None):
                return phrase("tell-enquired", seat=of_seat(seat), holder=of_seat(holder), number=number)
            case Enquired(seat, holder, number, int(venus), goods):
                return Phrase(
                    "tell-answered",
                    {
                        "seat": of_seat(seat),
                        "holder": of_seat(holder),
                        "number": number,
                        "arrows": venus,
                        "goods": list_things(count_things(goods)),
                    },
                )
            case Envoy(seat, target, good, card):
                return phrase("tell-envoy", seat=of_seat(seat), target=of_seat(target), card=of_card(card or good))
            case ShowedHand(seat, goods):
                return phrase("tell-showed-hand", seat=of_seat(seat), goods=list_things(count_things(goods)))
            case ShowedLuxury(seat, spices, gold):
                shown = count_things(["spices"] * spices + ["gold"] * gold)
                return phrase("tell-showed-luxury", seat=of_seat(seat), goods=list_things(shown))
            case Cube(seat, what, laid):
                return Phrase(
                    "tell-cube-laid" if laid else "tell-cube-lifted", {"seat": of_seat(seat), "what": of_cube(what)}
                )
            case Stored(seat, card, stored):
                return Phrase(
                    "tell-stored" if stored else "tell-fetched", {"seat": of_seat(seat), "card": of_card(card)}
                )
            case Passed(seat):
                return phrase("tell-passed", seat=of_seat(seat))
            case Ready(seat):
                return phrase("tell-ready", seat=of_seat(seat))
            case Resumed(seat):
                return phrase("tell-resumed", seat=of_seat(seat))
            case Clock(what):
                return phrase(f"tell-clock-{what.partition(' ')[0]}")
            case Closing():
                return phrase("tell-closing")
            case Spent(seat, cards, stored):
                return phrase("tell-spent", seat=of_seat(seat), goods=list_things(count_things(cards)), stored=stored)
        return later(event)

    def chapter(self, events: Sequence[Event]) -> list[Words]:
        """Drafts are left out: their owner sees them."""
        return [self.of(event) for event in events if not isinstance(event, Drafted)]

    def result(self, state: Mediterranean) -> Result:
        told: dict[str, Argument] = {"winners": of_seats(state.winners), "points": points(max(state.scores))}
        if state.ending == MOST_POINTS:
            kind = "won-by-points"
        elif state.ending == BY_LEVELS:
            kind = "won-by-levels"
        elif state.ending == BY_TRACKS:
            kind = "won-by-tracks"
        else:
            kind = "won-together"
        return Result(tuple(state.winners), tuple(state.scores), ENDING_RULES[state.ending], Phrase(kind, told))


def aim_story(event: Aimed) -> Phrase:
    """What a box did is told with it: a card may have several that differ."""
    told: dict[str, Argument] = {
        "seat": of_seat(event.seat),
        "target": of_seat(event.target),
        "card": of_face(event.card),
    }
    if event.how == "serves":  # the altar (MED-C-73)
        return Phrase("tell-aimed-serves", {**told, "gains": (*pushes(0, -1), *gains(0, 0, ALTAR_POINTS))})
    face = face_of(event.card)
    if event.how == "strikes":
        return Phrase("tell-aimed-strikes", {**told, "gains": tuple(gains(face.all_happy, face.all_safe, 0))})
    if event.how == "spares":
        return Phrase("tell-aimed-spares", told)
    box = face.boxes[event.box]
    brought = gains(box.happy, box.safe, box.vp + event.missing)
    own = gains(box.own_happy, box.own_safe, box.own_vp)
    if event.missing and not brought:
        return Phrase("tell-aimed-at-nothing", {**told, "own": tuple(own)})
    if not brought:
        return Phrase("tell-aimed-works", told)  # a worker, who is told of next
    if not own:
        return Phrase("tell-aimed-brings", {**told, "gains": tuple(brought)})
    return Phrase("tell-aimed-brings-both", {**told, "gains": tuple(brought), "own": tuple(own)})


def later(event: Event) -> Phrase:
    """What happens when trading is over."""
    match event:
        case Abandoned(seat, track, side):
            return phrase("tell-abandoned", seat=of_seat(seat), track=of_track(track), side=of_side(side))
        case Aimed():
            return aim_story(event)
        case Ignored(seat, owner, card, box):
            effect = effect_of(face_of(card).boxes[box], owner)
            return phrase("tell-ignored", seat=of_seat(seat), owner=of_seat(owner), card=of_face(card), effect=effect)
        case InVain(seat, target, card) if seat == target:
            return phrase("tell-in-vain", seat=of_seat(seat), card=of_face(card))
        case InVain(seat, target, card):
            return phrase("tell-in-vain-on", seat=of_seat(seat), target=of_seat(target), card=of_face(card))
        case Covered(seat, card, good):
            return phrase("tell-covered", seat=of_seat(seat), card=of_face(card), good=of_good(good))
        case WorkerMoved(good, seat, None):
            return phrase("tell-worker-lost", seat=of_seat(seat), good=of_good(good))
        case WorkerMoved(good, seat, int(to)):
            return phrase("tell-worker-moved", seat=of_seat(seat), to=of_seat(to), good=of_good(good))
        case Resolved():
            brought = gains(event.happiness, event.safety, event.prosperity)
            whole = (*pushes(event.government, event.religion), *brought)
            return phrase("tell-resolved", seat=of_seat(event.seat), sets=points(event.sets), gains=whole)
        case Reckoned(seat, card, owners, happiness, vp):
            kind = "tell-reckoned-own" if owners == (seat,) else "tell-reckoned"
            changed = tuple(gains(happiness, 0, vp))
            return Phrase(
                kind, {"seat": of_seat(seat), "card": of_face(card), "owners": of_seats(owners), "gains": changed}
            )
        case ChangedSides():
            return changed_sides(event)
        case Revolt(seats):
            return phrase("tell-revolt", seats=of_seats(seats))
        case Attack(seat, die, lost, twice):
            kind = "tell-attack-twice" if twice else "tell-attack"
            return Phrase(kind, {"seat": of_seat(seat), "die": die, "points": points(lost)})
        case NewOrder(order):
            return phrase("tell-order", order=of_seats(order))
        case ExtraDraw(seat, deck):
            return phrase("tell-extra-draw", seat=of_seat(seat), deck=of_deck(deck))
        case Drew():
            return drew(event)
        case ChoseDevelopment(seat, "", track):
            return phrase(f"tell-chose-no-{track}" if track else "tell-chose-none", seat=of_seat(seat))
        case ChoseDevelopment(seat, card):
            return phrase("tell-chose", seat=of_seat(seat), card=of_face(card))
        case Built(seat, card):
            return phrase("tell-built", seat=of_seat(seat), card=of_face(card))
        case Civic(seat, happiness, safety, vp):
            return phrase("tell-civic-phase", seat=of_seat(seat), gains=tuple(gains(happiness, safety, vp)))
        case Reshuffled(pile):
            return phrase("tell-reshuffled", pile=f"pile:{pile}")
        case Ended(winners, scores, _):
            table = [phrase("tell-score", seat=of_seat(seat), score=score) for seat, score in enumerate(scores)]
            return phrase("tell-ended", scores=tuple(table), winners=of_seats(winners))
    raise TypeError(f"nothing is told of {event}")


def post_story(event: Posted) -> Phrase:
    """What is said of ideas, and to whom it is said, stands in sentences of their own."""
    told: Phrase = Phrase(
        "tell-posted-to" if event.to else "tell-posted",
        {
            "seat": of_seat(event.seat),
            "number": event.number,
            "gives": of_terms(event.gives, event.pays, event.promises),
            "wants": of_terms(event.wants, event.asks, event.demands),
            **({"to": of_seats(event.to)} if event.to else {}),
        },
    )
    if event.says:
        told = phrase("tell-saying", offer=told, ideas=of_ideas(event.says))
    return phrase("tell-seeking", offer=told, ideas=of_ideas(event.seeks)) if event.seeks else told


def deal_story(event: Dealt) -> Phrase:
    return phrase(
        "tell-dealt",
        maker=of_seat(event.maker),
        taker=of_seat(event.taker),
        gives=of_terms(event.to_taker or event.gives, event.pays, event.promises),
        wants=of_terms(event.to_maker or event.wants, event.asks, event.demands),
    )


def drew(event: Drew) -> Phrase:
    drawn: Argument = phrase("tell-development-cards", number=len(event.decks))
    if event.cards:
        pairs = [card.partition("/") for card in event.cards]
        drawn = tuple(phrase("tell-either", one=of_face(one), other=of_face(other)) for one, _, other in pairs)
    if event.empty:
        return phrase("tell-drew-in-part", seat=of_seat(event.seat), cards=drawn, decks=of_decks(event.empty))
    return phrase("tell-drew", seat=of_seat(event.seat), cards=drawn)


def changed_sides(event: ChangedSides) -> Phrase:
    told: dict[str, Argument] = {
        "seat": of_seat(event.seat),
        "side": of_side(event.side),
        "lost": tuple(of_face(card) for card in event.destroyed),
    }
    turned = Phrase("tell-revolution" if event.track == "government" else "tell-conversion", told)
    return phrase("tell-revolutionaries", change=turned, points=points(event.bonus)) if event.bonus else turned
