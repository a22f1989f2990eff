"""Sentences that stand for several actions in a row: `offer 2 grain for dye to all`, `store wine wine`.

Where a sentence does not say which card of a good it means, it hands over those that the sensible player would miss
least, and stores those that it would keep most gladly.
"""

from __future__ import annotations

import re

from ...core.phrase import Argument, Phrase
from ...core.refusal import Illegal, Refusal, no
from .bot.mind import Mind
from .bot.plan import steps_left
from .bot.trader import plan_beginning_with
from .cards.developments import BY_ID
from .cards.face import FREE_SPEECH, RELIGIOUS
from .cards.goods import (
    CARD_NAMES,
    GOLD,
    GOOD_NAMES,
    GOOD_OF,
    IDEA_NAMES,
    IDEA_OF,
    IDEAS,
    KEEPS,
    PIRACY,
    SPICES,
    passes_as,
)
from .notation import KINDS_BY_NAME, MediterraneanNotation
from .phrases.refusals import no_storing, too_many
from .phrases.refusals_trade import no_box, no_trading
from .phrases.things import of_card, of_good, terms_of
from .rules.actions import TAKE
from .rules.drafts import MOST_CARDS, MOST_POINTS, candidates, may_pass
from .rules.floor import TradingFloor
from .rules.terms import find, open_to, promise_names, slot_names, tradable
from .state.parts import Draft
from .state.state import Mediterranean

TOKEN = re.compile(r"[a-z_'-]+|[0-9]+")
POINTS = ("point", "points", "pt", "pts", "vp", "vps")
COUNTS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
# Loose names, and the goods that they mean (MED-C-59)
LOOSE = {"wood": "timber", "woods": "timber", "spice": "spices", "slave": "slaves"}
LOOSE |= {f"{good}s": good for good in GOOD_NAMES[:-1] if not good.endswith("s")}
OWNERS = ("of", "my", "your", "the", "victory")  # which may stand between a number and what it counts
FILLERS = ("and", "some", *OWNERS)
EVERYBODY = ("all", "everybody", "everyone", "anybody")
CLAUSE = re.compile(r" (for|to|saying) ")
WHOM = re.compile(r" (?:with|from) ")  # other words for `to`: swap with somebody, buy from somebody
SAME = {  # other words that people use
    "accept": "take",
    "reject": "decline",
    "cancel": "withdraw",
    "propose": "offer",
    "trade": "offer",
    "swap": "offer",
    "exchange": "offer",
    "sell": "offer",
}
GOODS_SAID = tuple(GOOD_NAMES[:-1])
NOBODY = -2  # whose abilities are meant where none can be: in a warehouse


class SpokenNotation(MediterraneanNotation):
    """Single actions, and sentences besides."""

    def steps(self, state: Mediterranean, seat: int, sentence: str) -> list[str]:
        said, _, rest = sentence.partition(" ")
        verb = SAME.get(said, said)
        if not 0 <= seat < state.seats or not rest:
            return []
        match verb:
            case "offer" if not rest.startswith("add "):
                return offer(state, seat, rest)
            case "give" | "pay" if " for " in f"{rest} ":
                return offer(state, seat, rest)
            case "buy" | "want" | "ask" if " for " in rest:
                wanted, _, given = rest.partition(" for ")
                given, to, whom = WHOM.sub(" to ", given).partition(" to ")
                return offer(state, seat, f"{given} for {wanted}{to}{whom}")
            case "take" if " with " in rest:
                number, _, cards = rest.partition(" with ")
                return take(state, seat, number, cards)
            case "decline" if several := decline(state, seat, rest):
                return several
            case "store" | "fetch":
                return cards_said(state, seat, verb, rest)
            case "build":
                return build(state, seat, rest)
        return [f"{verb} {rest}"] if said in SAME else []

    def sentence(self, state: Mediterranean, seat: int, action: int) -> str:
        """What an action would begin, in one sentence, unless it takes more acts than are left (MED-C-66)."""
        plan, draft, top = plan_beginning_with(Mind(state, seat), action), state.drafts[seat], state.stack[-1]
        if plan is None:
            return ""
        acts = steps_left(state, seat, plan) + len(draft.steps) + (draft.steps != ())  # a draft is cleared first
        if isinstance(top, TradingFloor) and top.lap > 0 and acts > state.acts[seat]:
            return ""
        return plan.sentence(state, seat)


def refuse(rule: str, kind: str, **args: Argument) -> Illegal:
    return Illegal(Refusal(rule, Phrase(kind, args)))


def stop(first: Refusal | None) -> None:
    """Say what keeps a seat from it whatever its words are, before they are judged."""
    if first is not None:
        raise Illegal(first)


class Side:
    """One side of an offer as it was said: goods with an idea or without, points, promises."""

    def __init__(self) -> None:
        self.cards: list[tuple[str, str]] = []  # good, and idea or ""
        self.points = 0
        self.promises: list[tuple[str, str]] = []  # the box, and `on 3` or `not on 3`


# ---------------------------------------------------------------------- offers


def offer(state: Mediterranean, seat: int, text: str) -> list[str]:
    """`offer THIS for THAT to SOMEBODY`, in this order or with SOMEBODY before THAT; without `to` it is for everybody.
    A gift has to be called one, `for nothing`: who leaves out the `for` has hardly meant to."""
    stop(no_trading(state, seat, begins=True))
    for face in BY_ID:  # cards may be called as they are printed
        if "_" in face:
            text = text.replace(face.replace("_", " "), face)
    given, *clauses = CLAUSE.split(WHOM.sub(" to ", text))
    parts: dict[str, str] = {}
    for word, clause in zip(clauses[::2], clauses[1::2], strict=True):
        if word in parts:
            raise refuse("MED-TRD-1", "no-saying-twice", word=word)
        parts[word] = clause
    if "for" not in parts:
        raise refuse("MED-TRD-1", "no-gift-by-accident", say=f"offer {text.removesuffix(' for')} for nothing")
    wanted, said = parts["for"], parts.get("saying", "")
    to = seats_said(state, seat, parts.get("to", ""))
    other = to[0] if len(to) == 1 else -1
    gives = side(state, seat, seat, given)
    wants = side(state, seat, other, wanted)
    if not wants.cards and not wants.points and not wants.promises and "nothing" not in TOKEN.findall(wanted):
        raise refuse("MED-TRD-1", "no-gift-by-accident", say=f"offer {given} for nothing")
    found = ["clear"] if state.drafts[seat].steps else []
    cards = [
        (good, idea or piracy_name(state, seat)) if good == "piracy" else (good, idea) for good, idea in gives.cards
    ]
    found += [f"give {card}" for card in hand_over_actions(state, seat, cards)]
    sought = []
    for good, idea in wants.cards:
        if idea:
            sought.append(idea)
        found.append(f"want {good}")
    found += ["pay"] * gives.points + ["ask"] * wants.points
    if gives.points > state.vp[seat]:
        raise refuse("MED-C-56", "no-such-points", own=state.vp[seat], points=gives.points)
    if max(gives.points, wants.points) > MOST_POINTS or max(len(gives.cards), len(wants.cards)) > MOST_CARDS:
        raise refuse("MED-C-70", "no-larger-offer", cards=MOST_CARDS, points=MOST_POINTS)
    for box, target in gives.promises:
        found += [f"promise {box}", target]
    found += [f"to {number + 1}" for number in to]
    for box, target in wants.promises:
        found += [f"demand {box}", target]
    ideas = [*sought, *TOKEN.findall(said)]
    if ideas and not state.powers[seat] & FREE_SPEECH:
        raise refuse("MED-TRD-3", "no-ideas", card="card:freedom_of_speech")
    found += [f"seek {idea}" for idea in sought]
    found += [f"say {idea}" for idea in TOKEN.findall(said) if idea not in FILLERS]
    found.append("post")
    top = state.stack[-1]
    if isinstance(top, TradingFloor) and top.lap > 0 and len(found) > state.acts[seat]:
        raise refuse("MED-C-66", "no-acts-for-it", acts=len(found), left=state.acts[seat])
    return found


def seats_said(state: Mediterranean, seat: int, text: str) -> list[int]:
    """`2 and 3`; nothing, `all` and `everybody` mean everybody, and nobody is left out then."""
    found: list[int] = []
    words = [word for word in TOKEN.findall(text) if word not in FILLERS]
    if text and not words:  # an offer `to the` is begun and not finished; it is not for everybody
        raise refuse("MED-TRD-1", "no-such-addressee", word=text, seats=state.seats)
    named = [word for word in words if word not in EVERYBODY]
    if not named:
        return []
    for word in named if len(named) == len(words) else [word for word in words if not word.isdigit()][-1:]:
        if not word.isdigit() or not 1 <= int(word) <= state.seats:
            raise refuse("MED-TRD-1", "no-such-addressee", word=word, seats=state.seats)
        if int(word) == seat + 1:
            raise refuse("MED-TRD-1", "no-own-seat")
        if int(word) - 1 not in found:
            found.append(int(word) - 1)
    return found


def side(state: Mediterranean, seat: int, owner: int, text: str) -> Side:
    """What is said of one side of an offer. `owner` has the abilities promised there; -1 where no one seat is named."""
    said = Side()
    words = TOKEN.findall(text)
    at = 0
    while at < len(words):
        count, number = 1, ""
        if is_number(words[at]):
            number = words[at]
            count = COUNTS.get(number) or int(number[:3])
            at += 1
            while at < len(words) and words[at] in OWNERS:  # two of my grain
                at += 1
        if at == len(words) or (number and (is_number(words[at]) or words[at] in ("nothing", *FILLERS))):
            raise refuse("MED-TRD-1", "no-good-named", word=number, goods=GOODS_SAID)
        word = words[at]
        good = LOOSE.get(word, word)
        at += 1
        if word in POINTS:
            said.points += count
        elif good in GOOD_NAMES:
            idea = ""
            if at < len(words) and words[at] in IDEA_NAMES[:IDEAS]:
                idea = words[at]
                at += 1
            elif good == "piracy" and words[at : at + 1] == ["as"]:
                idea = " ".join(words[at : at + 2])
                at += 2
            said.cards += [(good, idea)] * min(count, MOST_CARDS + 1)
        elif word in ("nothing", *FILLERS):
            continue
        elif count > 1:
            raise refuse("MED-TRD-1", "no-good-named", word=number, goods=GOODS_SAID)
        else:
            at = read_promise(state, seat, owner, said, words, at - 1)
    return said


def is_number(word: str) -> bool:
    return word.isdigit() or word in COUNTS


def read_promise(state: Mediterranean, seat: int, owner: int, said: Side, words: list[str], at: int) -> int:
    """`barracks on 3` or `barracks 2 not on 3`, from a word on; returns the place behind it."""
    boxes = slot_names(state, owner) if owner >= 0 else []
    box = words[at]
    if " ".join(words[at : at + 2]) in boxes:
        box = " ".join(words[at : at + 2])
    if box not in boxes:
        if f"{box} 1" in boxes:
            raise refuse("MED-ABL-3", "no-which-ability", say=f"{box} 1 on 2")
        if owner != NOBODY and box in BY_ID:
            raise Illegal(no_box(seat, owner, BY_ID[box]))
        raise refuse("MED-TRD-1", "no-such-good", word=box, goods=GOODS_SAID)
    at += len(box.split())
    how = words[at : at + 1]
    if how == ["not"]:
        at += 1
    target = words[at + 1] if words[at : at + 1] == ["on"] and at + 1 < len(words) else ""
    if not target.isdigit() or not 1 <= int(target) <= state.seats:
        raise refuse("MED-ABL-3", "no-target-said", say=box)
    said.promises.append((box, f"{'not ' if how == ['not'] else ''}on {int(target)}"))
    return at + 2


def hand_over_actions(state: Mediterranean, seat: int, cards: list[tuple[str, str]]) -> list[str]:
    """The very cards that are meant, each as its action names it; those first that were named with their ideas."""
    mind = Mind(state, seat)
    left = [kind for kind in state.loose(seat) if tradable(state, seat, kind)]
    found: list[str] = []
    for good, idea in sorted(cards, key=lambda card: not card[1]):
        if good == "piracy":
            if idea not in ("", "as spices", "as gold"):
                raise refuse("MED-TRD-4", "no-piracy-as-it-is", spices="piracy as spices", gold="piracy as gold")
            if PIRACY in state.stored[seat]:
                raise refuse("MED-C-57", "no-stored-card")
            if PIRACY not in left:
                raise refuse("MED-TRD-4", "no-second-piracy" if PIRACY in state.loose(seat) else "no-piracy")
            left.remove(PIRACY)
            found.append(f"piracy {idea}" if idea else "piracy as spices")
            continue
        fitting = [kind for kind in left if GOOD_NAMES[GOOD_OF[kind]] == good]
        if idea:
            fitting = [kind for kind in fitting if IDEA_NAMES[IDEA_OF[kind]] == idea]
        if not fitting:
            asked = [one for one in cards if one[0] == good and idea in ("", one[1])]
            raise Illegal(lacking(state, seat, good, idea, len(asked)))
        kind = min(fitting, key=lambda kind: mind.idea[kind])
        left.remove(kind)
        found.append(CARD_NAMES[kind])
    return found


def piracy_name(state: Mediterranean, seat: int) -> str:
    """What pirates of whom that is not said are offered as: the only thing that they may be offered as, if there is one
    (MED-C-69). Nobody lies by accident."""
    names = [f"as {GOOD_NAMES[good]}" for good in (SPICES, GOLD) if may_pass(state, seat, good)]
    if len(names) == 2 and PIRACY in state.loose(seat):
        raise refuse("MED-TRD-4", "no-piracy-as-it-is", spices="piracy as spices", gold="piracy as gold")
    return names[0] if names else ""


def lacking(state: Mediterranean, seat: int, good: str, idea: str, asked: int) -> Refusal:
    """Why so many cards cannot be handed over. Whoever has them is told what keeps them: what no word can change first
    (Venetian Virtue), then the warehouse."""
    own = [kind for kind in state.held[seat] if GOOD_NAMES[GOOD_OF[kind]] == good]
    named = [kind for kind in own if not idea or IDEA_NAMES[IDEA_OF[kind]] == idea]
    if len(named) >= asked:
        if sum(tradable(state, seat, kind) for kind in named) < asked:
            return no("MED-GDS-3", "no-misery", card="card:venetian_virtue")
        return no("MED-C-57", "no-stored-card")
    if PIRACY in state.loose(seat) and good in (GOOD_NAMES[SPICES], GOOD_NAMES[GOLD]) and not idea:
        return no("MED-TRD-4", "no-good-but-piracy", good=of_good(good), say=f"piracy as {good}")
    card = of_card(f"{good} {idea}".strip())
    return no("MED-C-26", "no-so-many", card=card) if named else no("MED-TRD-4", "no-card-of-that", card=card)


# ---------------------------------------------------------------------- answers


def take(state: Mediterranean, seat: int, number: str, text: str) -> list[str]:
    """`take 3 with grain red`: the cards named are handed over; where none is named it is asked."""
    if not number.isdigit() or len(number) > 4:
        raise refuse("MED-TRD-1", "no-which-offer", say="take")
    stop(no_trading(state, seat, begins=False))
    first = [f"take {int(number)}"]
    offered = find(state, int(number))
    if offered is None:
        return first
    said = side(state, seat, seat, text)
    promises = [f"{box} {whom}" for box, whom in said.promises]
    if said.points not in (0, offered.asks) or set(promises) - set(promise_names(state, seat, offered.demands)):
        raise refuse("MED-TRD-2", "no-other-terms", wants=terms_of(state, offered)["wants"])
    cards = [KINDS_BY_NAME[name.partition(" as ")[0]] for name in hand_over_actions(state, seat, said.cards)]
    if len(cards) != len(offered.wants):
        raise refuse("MED-TRD-1", "no-so-many-cards", cards=len(offered.wants), named=len(cards))
    if TAKE + offered.number not in state.actions(seat):
        return first
    draft = Draft(taking=offered.number)
    for kind in cards_for(offered.wants, cards, [idea for good, idea in said.cards if good == "piracy"]):
        kinds = candidates(state, seat, draft, offered)
        if kind not in kinds:
            raise refuse("MED-C-69", "no-broken-story")
        if len(kinds) > 1:  # where there is no choice, nothing is asked
            first.append(f"hand {CARD_NAMES[kind]}")
        draft = Draft(taking=offered.number, handed=(*draft.handed, kind))
    return first


def cards_for(wants: tuple[int, ...], cards: list[int], called: list[str]) -> list[int]:
    """Which of the cards goes for each good that is wanted: those that are that good, and the Piracy card, as it is
    `called`, for the one that is left."""
    found: list[int] = []
    for good in wants:
        kind = next((kind for kind in cards if GOOD_OF[kind] == good), PIRACY)
        if kind not in cards or not passes_as(kind, good):
            raise refuse("MED-TRD-1", "no-fitting-cards")
        if kind == PIRACY and called[0] not in ("", f"as {GOOD_NAMES[good]}"):
            raise refuse("MED-TRD-1", "no-fitting-cards")
        cards.remove(kind)
        found.append(kind)
    return found


def decline(state: Mediterranean, seat: int, text: str) -> list[str]:
    """`decline 1 and 3`, `decline all`."""
    words = [word for word in TOKEN.findall(text) if word not in FILLERS]
    if words == ["all"]:
        stop(no_trading(state, seat, begins=False))
        words = [str(offer.number) for offer in state.offers if offer.seat != seat and open_to(offer, seat)]
        if not words:
            raise refuse("MED-TRD-1", "no-offers-for-you")
    elif len(words) < 2 or not all(word.isdigit() for word in words):
        return []
    return [f"decline {word}" for word in words]


# ---------------------------------------------------------------------- warehouse and developments


def cards_said(state: Mediterranean, seat: int, verb: str, text: str) -> list[str]:
    """`store wine wine`, `store 2 wine and grain red`."""
    stop(no_storing(state, seat))
    mind = Mind(state, seat)
    inside = list(state.stored[seat])
    outside = list(state.loose(seat))
    left = inside
    if verb == "store":
        left = outside
    whole = list(left)
    found: list[str] = []
    said = side(state, seat, NOBODY, text)
    if said.points or said.promises:  # which nobody keeps in a warehouse
        raise refuse("MED-WH-1", "no-card-in-hand")
    for good, idea in sorted(said.cards, key=lambda card: not card[1]):
        if good == "piracy":
            idea = ""  # whatever it is called, it is the one
        fitting = [kind for kind in left if fits(kind, good, idea)]
        if not fitting:
            lacks = "no-card-stored" if verb == "fetch" else "no-card-to-store"
            if any(fits(kind, good, idea) for kind in whole):
                lacks = "no-so-many"
            raise refuse("MED-WH-1", lacks, card=of_card(f"{good} {idea}".strip()))
        keepable = [kind for kind in fitting if KEEPS[kind]]
        if verb == "store" and not keepable:
            raise refuse("MED-WH-2", "no-storing-this", card=of_card(CARD_NAMES[fitting[0]], "show-card"))
        kind = max(keepable or fitting, key=mind.store_gain)
        left.remove(kind)
        found.append(f"{verb} {CARD_NAMES[kind]}")
    if verb == "store" and len(found) > state.room(seat) - len(inside):
        raise refuse("MED-WH-1", "no-room-for-all", cards=state.room(seat), stored=len(inside))
    return found


def fits(kind: int, good: str, idea: str) -> bool:
    return GOOD_NAMES[GOOD_OF[kind]] == good and idea in ("", IDEA_NAMES[IDEA_OF[kind]])


def build(state: Mediterranean, seat: int, text: str) -> list[str]:
    """`build library and venus temple`, in whichever order."""
    names = [name.strip().replace(" ", "_").replace("'", "") for name in re.split(r",| and ", text)]
    if not all(name in BY_ID for name in names):
        return []
    found = too_many(state, seat, len(names))
    if found is not None:
        raise Illegal(found)
    names.sort(key=lambda name: RELIGIOUS[BY_ID[name].deck])
    return [f"build {name}" for name in names]
