"""What a refusal says is so. Every kind has a sentence that can be checked against the table; random seats think of
things that they cannot do, and nobody is told a reason that is none."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from tests.games.mediterranean.playing import (
    GAME,
    act,
    at,
    can,
    choose_none,
    floor_to,
    forbids,
    hand,
    last_moments,
    resolve,
    rows,
)

from intrigue.core import TABLE, Phrase
from intrigue.core.phrase import notation
from intrigue.core.refusal import BadInput
from intrigue.games.mediterranean.cards.developments import BY_ID, FACE
from intrigue.games.mediterranean.cards.face import DECK_SIDE, ENVOYS, FREE_SPEECH, ISOLATION, VIRTUE
from intrigue.games.mediterranean.cards.goods import (
    BAD,
    BASICS,
    CARD_NAMES,
    COPIES,
    GOLD,
    GOODS,
    KEEPS,
    KINDS,
    PIRACY,
    SPICES,
    WINE,
    passes_as,
)
from intrigue.games.mediterranean.rules import actions as a
from intrigue.games.mediterranean.rules.deals import offer_in_question
from intrigue.games.mediterranean.rules.drafts import MOST_CARDS, MOST_POINTS, MOST_PROMISES, STANDING
from intrigue.games.mediterranean.rules.floor import ClosingStep, TradingFloor
from intrigue.games.mediterranean.rules.terms import can_give, can_promise, find, fits_with, one_seat, tradable_counts
from intrigue.games.mediterranean.rules.warehouse import aimed_at, is_bound
from intrigue.games.mediterranean.state.hands import less
from intrigue.games.mediterranean.state.parts import Draft, Offer
from intrigue.games.mediterranean.state.state import Mediterranean

Check = Callable[[Mediterranean, int, int], bool]
POWERFUL = [
    *("isolationism", "foreign_envoys", "venetian_virtue", "freedom_of_speech", "barracks", "diplomat"),
    *("pyramids_to_mars", "sacrificial_altar", "venetian_monastery", "granaries", "hymns"),
]
CARDS = [
    *("piracy", "gold red", "spices blue", "art white", "dye blue", "wine zealots", "wool depression", "wool red"),
    *("salt poverty", "ore white", "slaves black", "dye fury", "gold blue", "spices red", "grain red", "timber blue"),
]
TABLES: list[dict[str, object]] = [
    {"acts": 12, "laps": 2},
    {"floor": "live"},
    {"floor": "live", "grace": False},
    {"acts": 30, "laps": 3},
]
SALT = ["salt red", "salt blue", "salt black", "salt white", "salt poverty"]
OFFER_VERBS = (a.TAKE, a.DECLINE, a.COUNTER, a.CHANGE, a.WITHDRAW, a.ENQUIRE, a.AGREE, a.REFUSE)


def offer(st: Mediterranean, action: int) -> Offer:
    found = find(st, action % a.NUMBERS)
    assert found is not None
    return found


def last_lap(st: Mediterranean) -> bool:
    top = st.stack[-1]
    return isinstance(top, TradingFloor) and top.lap == st.options.laps


def closing(st: Mediterranean) -> bool:
    return isinstance(st.stack[-1], ClosingStep)


def draft(st: Mediterranean, seat: int) -> Draft:
    return st.drafts[seat]


def keepable(st: Mediterranean, seat: int) -> bool:
    one = one_seat(draft(st, seat).to, st.seats)
    own = all(can_promise(st, seat, code) for code in draft(st, seat).promises)
    return own and all(can_promise(st, one, code) for code in draft(st, seat).demands)


def shown(st: Mediterranean, seat: int, first: int, end: int, seen: list[int], at: int) -> bool:
    return all(st.loose_counts(seat)[good] <= seen[at + good - first] for good in range(first, end))


def has_said(st: Mediterranean, seat: int) -> bool:
    """Whether there is a story about a seat's spices or gold that could be broken."""
    return st.claims[seat * GOODS + SPICES] + st.claims[seat * GOODS + GOLD] > 0


def kind_in(do: int) -> int | None:
    """The card that an action is about."""
    if do in (a.AS_SPICES, a.AS_GOLD):
        return PIRACY
    return next((do - verb for verb in (a.GIVE, a.HAND, a.ENVOY) if verb <= do < verb + KINDS), None)


def gone(st: Mediterranean, seat: int, do: int) -> tuple[int, ...]:
    """The cards that go already, for the offer that is taken or in the one that is drafted."""
    return draft(st, seat).handed if do >= a.HAND else draft(st, seat).gives


def miserable(kind: int | None) -> bool:
    return kind is None or BAD[kind]


def wanted(st: Mediterranean, seat: int) -> int:
    """The good that the next card to be handed over is for."""
    taken = find(st, draft(st, seat).taking)
    assert taken is not None
    return taken.wants[len(draft(st, seat).handed)]


def fits(st: Mediterranean, seat: int, do: int) -> bool:
    """Whether a promise about the box that was named can be made, and goes with the others of the draft."""
    pending, use = draft(st, seat).pending, do < a.NOT_ON
    target = do - a.ON if use else do - a.NOT_ON
    if pending >= a.DEMAND:
        owner, slot, said = one_seat(draft(st, seat).to, st.seats), pending - a.DEMAND, draft(st, seat).demands
    else:
        owner, slot, said = seat, pending - a.PROMISE, draft(st, seat).promises
    code = slot * 16 + target * 2 + use
    return can_promise(st, owner, code) and fits_with(said, code)


SO: dict[str, Check] = {
    "no-such-offer": lambda st, me, do: find(st, do % a.NUMBERS) is None,
    "no-own-offer": lambda st, me, do: offer(st, do).seat == me,
    "no-offer-of-yours": lambda st, me, do: offer(st, do).seat != me,
    "no-offer-for-you": lambda st, me, do: not offer(st, do).to >> me & 1,
    "no-declined-offer": lambda st, me, do: offer(st, do).declined >> me & 1 == 1,
    "no-taken-offer": lambda st, me, do: offer(st, do).taker >= 0,
    "no-second-draft": lambda st, me, do: draft(st, me).steps != (),
    "no-new-offers": lambda st, me, do: last_lap(st),
    "no-enquiry": lambda st, me, do: not st.powers[me] & ISOLATION,
    "no-second-enquiry": lambda st, me, do: (
        offer(st, do).examined if offer(st, do).seat == me else offer(st, do).enquired >> me & 1 == 1
    ),
    "no-word-to-give": lambda st, me, do: offer(st, do).taker < 0,
    "no-word-given-yet": lambda st, me, do: offer_in_question(st) is not None and offer_in_question(st).seat == me,  # type: ignore[union-attr]
    "no-cards-to-enquire": lambda st, me, do: offer(st, do).goods == (),
    "no-goods-for-it": lambda st, me, do: not can_give(st, me, tradable_counts(st, me), offer(st, do).wants),
    "no-points-for-it": lambda st, me, do: st.vp[me] < offer(st, do).asks,
    "no-promise-to-make": lambda st, me, do: not all(can_promise(st, me, code) for code in offer(st, do).demands),
    "no-such-card": lambda st, me, do: not {do - a.GIVE, do - a.HAND, do - a.ENVOY} & set(st.held[me]),
    "no-piracy": lambda st, me, do: PIRACY not in st.held[me],
    "no-piracy-as-it-is": lambda st, me, do: (
        do == a.GIVE + PIRACY and {a.AS_SPICES, a.AS_GOLD} & set(st.legal(me)) != set()
    ),
    "no-piracy-by-envoy": lambda st, me, do: do == a.ENVOY + PIRACY,
    "no-second-piracy": lambda st, me, do: PIRACY in draft(st, me).gives,
    "no-broken-story": lambda st, me, do: PIRACY in st.loose(me) and kind_in(do) in (None, PIRACY) and has_said(st, me),
    "no-pirates-to-spare": lambda st, me, do: (
        kind_in(do) == PIRACY
        and (wants := offer(st, a.TAKE + draft(st, me).taking).wants).count(SPICES) > 0
        and any(st.loose_counts(me)[good] < wants.count(good) for good in (SPICES, GOLD))
    ),
    "no-misery": lambda st, me, do: st.powers[me] & VIRTUE != 0 and miserable(kind_in(do)),
    "no-stored-card": lambda st, me, do: (
        st.stored[me] != () and kind_in(do) not in less(st.loose(me), gone(st, me, do))
    ),
    "no-envoys": lambda st, me, do: not st.powers[me] & ENVOYS,
    "no-second-envoy": lambda st, me, do: st.envoys >> me & 1 == 1,
    "no-which-card": lambda st, me, do: draft(st, me).pending < a.ENVOY,
    "no-handing-over": lambda st, me, do: not draft(st, me).taking,
    "no-fitting-cards": lambda st, me, do: not passes_as(do - a.HAND, wanted(st, me)),
    "no-card-named-yet": lambda st, me, do: draft(st, me).taking > 0,
    "no-target-yet": lambda st, me, do: draft(st, me).pending >= 0,
    "no-fitting-promise": lambda st, me, do: draft(st, me).pending >= 0 and not fits(st, me, do),
    "no-aim-at-yourself": lambda st, me, do: draft(st, me).pending >= 0 or (do - a.AIM) % 8 == me,
    "no-offers-any-more": lambda st, me, do: closing(st),
    "no-turns-here": lambda st, me, do: st.options.floor == "live",
    "no-done-here": lambda st, me, do: st.options.floor == "rounds" and draft(st, me).pending < 0,
    "no-trade-when-done": lambda st, me, do: st.done >> me & 1 == 1,
    "no-taking-back": lambda st, me, do: closing(st) or not st.done >> me & 1,
    "no-goods-to-show": lambda st, me, do: shown(st, me, WINE, SPICES, st.claims, me * GOODS + WINE),
    "no-luxury-to-show": lambda st, me, do: shown(st, me, SPICES, SPICES + 2, st.shown, me * 2),
    "no-draft": lambda st, me, do: draft(st, me).steps == (),
    "no-address-yet": lambda st, me, do: draft(st, me).steps == (),
    "no-own-seat": lambda st, me, do: do in (a.TO + me, a.ENVOY_TO + me),
    "no-more-cards": lambda st, me, do: (
        len(draft(st, me).wants if a.WANT <= do < a.PAY else draft(st, me).gives) >= MOST_CARDS
    ),
    "no-so-many": lambda st, me, do: kind_in(do) not in less(st.held[me], gone(st, me, do)),
    "no-more-points-of-yours": lambda st, me, do: draft(st, me).pays >= st.vp[me],
    "no-more-points": lambda st, me, do: (draft(st, me).pays if do == a.PAY else draft(st, me).asks) >= MOST_POINTS,
    "no-ideas": lambda st, me, do: not st.powers[me] & FREE_SPEECH,
    "no-which-ability": lambda st, me, do: draft(st, me).pending < 0,
    "no-such-ability-there": lambda st, me, do: do - a.DEMAND >= st.slot_count(one_seat(draft(st, me).to, st.seats)),
    "no-more-promises": lambda st, me, do: (
        len(draft(st, me).demands if do >= a.DEMAND else draft(st, me).promises) >= MOST_PROMISES
    ),
    "no-demand-of-several": lambda st, me, do: draft(st, me).demands != () or one_seat(draft(st, me).to, st.seats) < 0,
    "no-fitting-step": lambda st, me, do: do == a.TO_ALL,
    "no-more-ideas": lambda st, me, do: (
        len(draft(st, me).says) == MOST_CARDS if do >= a.SAY else len(draft(st, me).seeks) == MOST_PROMISES
    ),
    "no-empty-offer": lambda st, me, do: not (draft(st, me).gives or draft(st, me).pays or draft(st, me).promises),
    "no-fourth-offer": lambda st, me, do: sum(other.seat == me for other in st.offers) >= STANDING,
    "no-promise-to-keep": lambda st, me, do: not keepable(st, me),
    "no-storing-yet": lambda st, me, do: st.options.floor == "rounds" and not closing(st),
    "no-card-to-fetch": lambda st, me, do: do - a.FETCH not in st.stored[me],
    "no-storing-that": lambda st, me, do: not KEEPS[do - a.STORE],
    "no-card-in-hand": lambda st, me, do: do - a.STORE not in st.loose(me),
    "no-room": lambda st, me, do: len(st.stored[me]) >= st.room(me),
    "no-cubes-yet": lambda st, me, do: st.options.floor == "rounds" and not closing(st),
    "no-second-abandoning": lambda st, me, do: (1000 + (do - a.ABANDON) % 2 in st.cubes[me]) == (do < a.KEEP),
    "no-such-ability": lambda st, me, do: (
        st.slot_count(me) <= (do - a.PROMISE if do < a.AIM else (do - a.AIM) // 8 if do < a.LIFT else do - a.LIFT)
    ),
    "no-breaking-promises": lambda st, me, do: is_bound(st, me, do - a.LIFT if do >= a.LIFT else (do - a.AIM) // 8),
    "no-cube-there": lambda st, me, do: aimed_at(st.cubes[me], do - a.LIFT) < 0,
    "no-second-aim": lambda st, me, do: (
        aimed_at(st.cubes[me], (do - a.AIM) // 8) >= 0 and not is_bound(st, me, (do - a.AIM) // 8)
    ),
    "no-promised-target": lambda st, me, do: (do - a.AIM) // 8 * 16 + (do - a.AIM) % 8 * 2 in st.promises[me],
    "no-such-target": lambda st, me, do: (do - a.AIM) % 8 >= st.seats,
    "no-altar": lambda st, me, do: "sacrificial_altar" not in [FACE[side].id for side in st.devs[me]],
    "no-worker-marked": lambda st, me, do: not any(cube >= 1010 for cube in st.cubes[me]),
    "no-second-worker": lambda st, me, do: any(cube >= 1010 for cube in st.cubes[me]),
    "no-worker-of": lambda st, me, do: st.workers[me * BASICS + do - a.MARK] == 0,
}
# What belongs to other phases than trading is refused with their rules
ELSEWHERE = {"no-side-now", "no-naming-now", "no-aim-to-ignore", "no-extra-draw", "no-developments-now"}


def thoughts(st: Mediterranean) -> list[int]:
    """What somebody might think of doing while trading goes on."""
    kinds = (a.GIVE, a.HAND, a.ENVOY, a.STORE, a.FETCH)
    out = [verb + kind for verb in kinds for kind in range(KINDS)]
    out += [a.AS_SPICES, a.AS_GOLD, *range(a.WANT, a.WANT + GOODS), a.PAY, a.ASK, a.TO_ALL, a.BACK, a.CLEAR, a.POST]
    out += [a.SHOW, a.SHOW_LUXURY, a.PASS, a.DONE, a.WAIT, a.NOT_DONE, a.SIDE, a.NAME + WINE, a.HEED, a.DRAW, a.NEITHER]
    out += [verb + seat for verb in (a.ON, a.NOT_ON, a.TO, a.ENVOY_TO) for seat in range(st.seats)]
    out += [verb + place for verb in (a.PROMISE, a.DEMAND, a.SEEK, a.SAY, a.LIFT) for place in range(3)]
    out += [*range(a.AIM, a.AIM + 24), *range(a.ABANDON, a.KEEP + 2), *range(a.MARK, a.MARK + BASICS), a.UNMARK]
    numbers = [standing.number for standing in st.offers] + [999]
    return out + [verb + number for verb in OFFER_VERBS for number in numbers]


def trading(rng: Random, options: dict[str, object]) -> Mediterranean:
    """A floor on which everybody has powers and something to hide."""
    developments: list[list[str]] = []
    left = POWERFUL[:]
    for _ in range(4):
        sides = {-1, rng.randint(0, 1), rng.randint(2, 3)}
        fitting = [name for name in left if DECK_SIDE[BY_ID[name].deck] in sides]
        developments.append(rng.sample(fitting, min(3, len(fitting))))
        left = [name for name in left if name not in developments[-1]]
    cards = rng.sample(CARDS, len(CARDS))
    hands = [cards[4 * seat : 4 * seat + 4] for seat in range(4)]
    hands = [[*row, *[card for card in row if COPIES[CARD_NAMES.index(card)] > 1][:2]] for row in hands]  # some twice
    points = [rng.randint(0, 3) for _ in range(4)]
    return at(seed=rng.randrange(1000), hands=hands, developments=developments, points=points, options=options)


def next_act(rng: Random, st: Mediterranean) -> tuple[int, int]:
    """Offers are made and taken rather than given up; sometimes the clock moves."""
    seat = rng.choice(st.waiting)
    if st.legal(TABLE) and rng.random() < 0.04:
        return TABLE, st.legal(TABLE)[0]
    legal = st.legal(seat)
    eager = [do for do in legal if do == a.POST or a.TAKE <= do < a.DECLINE]
    if eager and rng.random() < 0.4:
        return seat, rng.choice(eager)
    busy = [do for do in legal if do not in (a.DONE, a.PASS, a.WAIT, a.CLEAR, a.BACK)]
    return seat, rng.choice(busy if busy and rng.random() < 0.93 else legal)


@pytest.mark.rule("MED-TRD-1", "MED-C-66", "MED-C-70", "MED-C-82")
@pytest.mark.parametrize("number", range(6))
def test_nobody_is_told_a_reason_that_is_none(number: int) -> None:
    rng = Random(number)
    st = trading(rng, TABLES[number % len(TABLES)])
    for step in range(90):
        if not isinstance(st.stack[-1], TradingFloor | ClosingStep):
            break
        if step % 6 == 0:
            for seat in st.waiting:
                legal = set(st.legal(seat))
                for do in thoughts(st):
                    if do not in legal:
                        refused = GAME.refusals.of_action(st, seat, do)
                        assert isinstance(refused.reason, Phrase)
                        kind = refused.reason.kind
                        assert kind in ELSEWHERE or SO[kind](st, seat, do), (kind, do, seat)
        st.apply(*next_act(rng, st))


@pytest.mark.rule("MED-C-79")
def test_whoever_is_to_give_a_word_is_told_so() -> None:
    state = at(hands=[["wool red"], ["art white"], [], []], developments=[["isolationism"], [], [], []])
    act(state, 0, "give wool red", "want art", "post", "pass")
    act(state, 1, "take 1")
    for text in ("want salt", "give wool red", "pass", "withdraw 1", "show", "post", "done", "store wool red"):
        assert forbids(state, 0, text) == "MED-C-79"


@pytest.mark.rule("MED-C-53", "MED-C-72", "MED-C-66", "MED-C-82")
def test_envoys_are_refused_for_the_reason_that_holds() -> None:
    given = {"hands": [["wool red", "piracy"], ["art white"], [], []], "developments": [["foreign_envoys"], [], [], []]}

    def why(state: Mediterranean, text: str) -> str:
        found = state.why_not(0, text)
        assert found is not None
        assert isinstance(found.reason, Phrase)
        return f"{found.rule} {found.reason.kind}"

    state = at(**given, options={"laps": 2})
    assert why(state, "envoy piracy") == "MED-C-72 no-piracy-by-envoy"
    assert why(state, "envoy to 2") == "MED-C-72 no-which-card"
    act(state, 0, "want art")
    assert why(state, "envoy wool red") == "MED-TRD-1 no-second-draft"
    act(state, 0, "clear", "envoy wool red")
    assert why(state, "envoy to 1") == "MED-C-72 no-own-seat"
    assert why(state, "want art") == "MED-C-72 no-target-yet"
    act(state, 0, "back", "pass")
    act(state, 1, "give art white", "want wool", "post")
    while state.mover() != 0:
        act(state, state.mover(), "pass")
    assert why(state, "envoy wool red") == "MED-C-66 no-new-offers"  # the last lap is for answers
    assert why(at(**given, phase="closing"), "envoy wool red") == "MED-C-82 no-offers-any-more"


@pytest.mark.rule("MED-ABL-1", "MED-ABL-2", "MED-ABL-3")
def test_abilities_are_refused_for_the_reason_that_holds() -> None:
    state = at(developments=[["barracks"], [], [], []], phase="closing")
    told = {
        "aim barracks on 5": "no-such-addressee",
        "aim arms on 2": "no-such-ability",
        "lift arms": "no-such-ability",
    }
    for text, kind in told.items():
        found = state.why_not(0, text)
        assert found is not None
        assert isinstance(found.reason, Phrase)
        assert (found.rule, found.reason.kind) == ("MED-ABL-1", kind)
    floor = at(developments=[["barracks"], ["arms"], [], []], hands=[["wool red"], [], [], []])
    assert forbids(floor, 0, "on 2") == "MED-ABL-3"
    act(floor, 0, "give wool red")
    assert forbids(floor, 0, "demand arms") == "MED-ABL-3"  # of nobody in particular
    act(floor, 0, "promise barracks")
    assert forbids(floor, 0, "on 1") == "MED-ABL-2"
    assert forbids(floor, 0, "done") == "MED-ABL-3"  # first say on whom
    act(floor, 0, "on 2", "promise barracks")
    assert "on 3" not in can(floor, 0)
    assert forbids(floor, 0, "on 3") == "MED-ABL-3"  # a box holds one cube


@pytest.mark.rule(
    "MED-DEV-1", "MED-DEV-2", "MED-DEV-4", "MED-DEV-6", "MED-C-13", "MED-C-34", "MED-C-5", "MED-C-65", "MED-C-78"
)
def test_choices_of_other_phases_are_refused_with_their_rules() -> None:
    floor = at(hands=[["wool red"], [], [], []])
    for text, rule in {
        "side mars": "MED-C-13",
        "name wine": "MED-C-65",
        "heed": "MED-C-78",
        "draw religion 0": "MED-DEV-6",
        "no government": "MED-DEV-2",
        "one minute": "MED-TRD-6",
        "give piracy as gold": "MED-TRD-4",
        "to 9": "MED-TRD-1",
        "envoy to 9": "MED-C-72",
        "on 9": "MED-ABL-1",
    }.items():
        assert forbids(floor, 0, text) == rule
    act(floor, 0, "give wool red")
    assert forbids(floor, 0, "to all") == "MED-TRD-1"  # it is for all already
    drawing = at(phase="development", developments=[["oracle"], [], [], []])
    assert forbids(drawing, 0, "draw mars 1") == "MED-DEV-1"
    drawing.dev_decks[0] = ()
    assert drawing.why_not(0, "draw government 0").rule == "MED-C-34"  # type: ignore[union-attr]
    choosing = at(phase="development", drawn=[["ploughs", "oracle"], [], [], []])
    assert forbids(choosing, 0, "no religion") == "MED-DEV-2"
    victim = at(phase="development", turn=2, revolt=[0], drawn=[["ploughs", "oracle"], [], [], []])
    assert forbids(victim, 0, "no religion") == "MED-DEV-4"
    market = at(phase="production", developments=[["free_market", "urbanize"], [], [], []])
    act(market, 0, "name wine")
    assert forbids(market, 0, "name wine") == "MED-C-5"
    assert forbids(market, 0, "name gold") == "MED-C-65"
    leaving = at(phase="closing", government=["democracy 2"] * 4)
    act(leaving, 0, "abandon government")
    assert forbids(resolve(leaving), 0, "side mars") == "MED-C-13"


@pytest.mark.rule("MED-C-78")
def test_naming_gold_is_not_heeding() -> None:
    state = at(phase="closing", developments=[["hymns"], ["venetian_monastery"], [], []])
    act(state, 0, "aim hymns on 2")
    resolve(state)
    assert can(state, 1) == ["heed", "ignore"]
    assert GAME.notation.read(state, 1, "name gold") is None


@pytest.mark.rule("MED-C-71", "MED-C-79", "MED-C-26")
def test_cards_are_refused_for_the_reason_that_holds() -> None:
    state = at(hands=[["wool red", "wool blue", "salt red"], ["art white"], [], []])
    act(state, 0, "give wool red")
    assert forbids(state, 0, "give wool red") == "MED-C-26"
    act(floor_to(state, 1), 1, "give art white", "want wool", "to 1", "post")
    act(floor_to(state, 0), 0, "take 1")
    assert sorted(can(state, 0)) == ["back", "hand wool blue", "hand wool red"]
    for text in ("hand salt red", "done", "pass", "give salt red"):
        assert forbids(state, 0, text) == "MED-C-71"
    act(state, 0, "hand wool red")
    assert choose_none(resolve(state)).turn == 2


# ---------------------------------------------------------------------- reasons by name

GOODS_NAMED = "salt,timber,wool,grain,ore,wine,dye,slaves,art,spices,gold"
MISREAD = [
    *[(verb, f"MED-TRD-1 no-which-card say={verb}") for verb in ("give", "hand", "envoy", "store", "fetch")],
    ("give grain", "MED-TRD-1 no-which-card say=give"),
    ("offer grain", "MED-TRD-1 no-what-for-what say=offer 2 grain for dye to all"),
    *[(verb, f"MED-TRD-1 no-which-offer say={verb}") for verb in ("take", "decline", "counter", "change", "withdraw")],
    ("want money", f"MED-TRD-1 no-which-good goods={GOODS_NAMED}"),
    ("name grain", "MED-C-65 no-which-good goods=wine,dye,slaves,art"),
    *[(verb, "MED-ABL-1 no-which-ability say=aim barracks on 2") for verb in ("aim", "promise", "demand", "lift")],
    *[(f"{verb} love", f"MED-ABN-1 no-which-track say={verb}") for verb in ("abandon", "keep")],
    ("build love", "MED-DEV-1 no-which-development say=build library"),
    *[
        (f"{verb} 9", f"{rule} no-such-addressee seats=4 word=9")
        for verb, rule in {"to": "MED-TRD-1", "on": "MED-ABL-1", "not on": "MED-ABL-1", "envoy to": "MED-C-72"}.items()
    ],
]


def reason(state: Mediterranean, text: str, seat: int = 0) -> str:
    found = state.why_not(seat, text)
    assert found is not None, text
    return f"{found.rule} {notation(found.reason)}"


@pytest.mark.parametrize(("text", "told"), MISREAD)
def test_a_text_that_lacks_something_is_told_what(text: str, told: str) -> None:
    assert reason(at(hands=[["grain red", "grain blue"], [], [], []]), text) == told


@pytest.mark.rule("MED-TRD-4", "MED-C-69", "MED-C-70")
def test_pirates_are_not_asked_for_a_name_where_none_would_do() -> None:
    state = at(hands=rows(["piracy", "gold red", *SALT], ["wool red"], ["ore red"]))
    assert reason(state, "give piracy").startswith("MED-TRD-4 no-piracy-as-it-is")
    act(state, 0, "give piracy as spices")
    assert reason(state, "give piracy") == "MED-TRD-4 no-second-piracy"
    act(state, 0, "clear", *(f"give {card}" for card in SALT))
    assert reason(state, "give piracy").startswith("MED-C-70 no-more-cards")


@pytest.mark.rule("MED-ABL-1", "MED-ABL-3")
def test_a_cube_that_is_promised_cannot_be_lifted_to_aim_elsewhere() -> None:
    state = at(developments=rows(["barracks"]), hands=rows([], ["salt red"]))
    act(floor_to(state, 0), 0, "promise barracks", "on 3", "want salt", "post")
    act(floor_to(state, 1), 1, "take 1")
    last_moments(state)
    assert reason(state, "aim barracks on 2") == reason(state, "lift barracks") == "MED-ABL-3 no-breaking-promises"
    free = act(last_moments(at(developments=rows(["barracks"]))), 0, "aim barracks on 3")
    assert reason(free, "aim barracks on 2") == "MED-ABL-1 no-second-aim"


@pytest.mark.rule("MED-DEV-2", "MED-DEV-4")
def test_a_victim_who_has_chosen_a_card_is_told_that_it_is_the_only_one() -> None:
    drawn = [["tax_roll", "war_totem"], ["tax_roll", "war_totem"], [], []]
    state = at(phase="development", turn=2, revolt=[0], drawn=drawn)
    act(state, 0, "build tax roll")
    assert forbids(state, 0, "build war totem") == "MED-DEV-4"
    act(state, 1, "build tax roll", "build war totem")
    assert forbids(state, 1, "build war totem") == "MED-DEV-2"


@pytest.mark.rule("MED-DEV-1", "MED-DEV-4", "MED-C-33", "MED-C-35")
def test_why_a_deck_is_out_of_reach() -> None:
    where = {"government": ["democracy 3"] * 4, "developments": [["education"], [], [], []]}
    victim = at(phase="development", turn=2, revolt=[0], **where)
    assert reason(victim, "draw democracy 1") == "MED-DEV-4 no-deck-in-reach"  # the cap of round 2 is level 0
    assert reason(victim, "draw democracy 2") == "MED-DEV-1 no-deck-in-reach"  # and this one is too far in any round
    assert reason(victim, "draw dictatorship 1") == "MED-C-35 no-deck-in-reach"
    for deck, rule in (("library", "MED-DEV-4"), ("university", "MED-DEV-1"), ("barracks", "MED-C-35")):
        with pytest.raises(BadInput, match=rule):
            at(phase="development", turn=2, revolt=[0], drawn=[[deck], [], [], []], **where)


@pytest.mark.rule("MED-DEV-1", "MED-DEV-2", "MED-DEV-4", "MED-DEV-5", "MED-DEV-6", "MED-DEV-7", "MED-C-34")
def test_why_a_development_cannot_be_chosen() -> None:
    drawn = [["ploughs", "oracle"], [], [], []]
    choosing = at(phase="development", drawn=drawn)
    assert reason(choosing, "build library") == "MED-DEV-1 no-card-drawn"
    for text in ("build oracle", "no religion", "neither"):
        assert reason(choosing, text) == "MED-DEV-2 no-other-order"  # government comes first
    assert reason(choosing, "draw mars 1") == "MED-DEV-6 no-extra-draw"
    assert reason(choosing, "done") == "MED-TRD-5 no-end-here"
    for text in ("pass", "post", "take 1", "give wool red", "envoy to 2"):
        assert reason(choosing, text) == "MED-TRD-1 no-offers-now"
    victim = at(phase="development", turn=2, revolt=[0], drawn=drawn)
    assert reason(victim, "no government") == "MED-DEV-4 no-two-developments say=neither"
    drawing = at(phase="development", developments=[["oracle"], [], [], []])
    assert reason(drawing, "draw mars 1") == "MED-DEV-1 no-deck-in-reach"
    assert reason(drawing, "build oracle") == reason(drawing, "neither") == "MED-DEV-2 no-developments-now"
    drawing.dev_decks[0] = ()
    assert reason(drawing, "draw government 0") == "MED-C-34 no-card-in-deck"


@pytest.mark.rule("MED-C-5", "MED-C-13", "MED-C-73", "MED-TRD-6", "MED-C-82")
def test_why_not_in_other_phases() -> None:
    market = at(phase="production", developments=[["free_market", "urbanize"], [], [], []])
    act(market, 0, "name wine")
    assert reason(market, "name wine") == "MED-C-5 no-naming-twice"
    assert reason(market, "side mars") == "MED-C-13 no-side-now"
    leaving = act(at(phase="closing", government=["democracy 2"] * 4), 0, "abandon government")
    assert reason(resolve(leaving), "side mars") == "MED-C-13 no-other-track"
    assert reason(at(options={"floor": "live"}), "one minute") == "MED-TRD-6 no-clock-of-yours"
    altar = at(phase="closing", developments=[["sacrificial_altar"], [], [], []])
    assert reason(altar, "spare worker") == "MED-C-73 no-worker-marked"
    for good in (BASICS, BASICS + 1):  # only basic goods have rural workers
        refused = GAME.refusals.obstacle(altar, 0, a.MARK + good)
        assert refused is not None
        assert notation(refused.reason) == ("no-such-worker" if a.MARK + good < a.UNMARK else "no-worker-marked")
    late = at(phase="closing", hands=[["grain red"], [], [], []], developments=[["foreign_envoys"], [], [], []])
    for text in (
        "envoy salt black",
        "envoy grain red",
        "envoy piracy",
        "envoy to 1",
        "envoy to 4",
        "hand salt black",
        "hand piracy",
        "give grain red",
        "to 1",
        "on 4",
        "take 1",
        "pass",
        "wait",
    ):
        assert reason(late, text) == "MED-C-82 no-offers-any-more say=done"


@pytest.mark.rule("MED-C-70", "MED-C-56")
def test_why_nothing_more_goes_into_an_offer() -> None:
    """The last that has room is taken, the next is refused with the limit."""
    grain = ["grain red", "grain blue", "grain black", "grain white", "salt red", "salt blue"]
    state = at(hands=[[*grain, "piracy"], [], [], []], points=[12, 0, 0, 0], options={"floor": "live"})
    for card in grain[:MOST_CARDS]:
        act(state, 0, f"give {card}")
    for text in ("give salt blue", "give piracy as gold"):
        assert reason(state, text) == f"MED-C-70 no-more-cards cards={MOST_CARDS}"
    act(state, 0, *["want salt"] * MOST_CARDS)
    assert reason(state, "want salt") == f"MED-C-70 no-more-cards cards={MOST_CARDS}"
    for word in ("pay", "ask"):
        act(state, 0, *[word] * MOST_POINTS)
        assert reason(state, word) == f"MED-C-70 no-more-points points={MOST_POINTS}"


@pytest.mark.rule("MED-C-70", "MED-C-55")
@pytest.mark.card("mediterranean", "freedom_of_speech")
def test_how_many_ideas_an_offer_speaks_of() -> None:
    state = at(hands=rows(["ore red"]), developments=rows(["freedom_of_speech"]))
    act(state, 0, "give ore red", *["seek blue"] * MOST_PROMISES, *["say red"] * MOST_CARDS)
    for text in ("seek red", "say blue"):
        assert reason(state, text) == f"MED-C-70 no-more-ideas says={MOST_CARDS} seeks={MOST_PROMISES}"
    act(state, 0, "post")


@pytest.mark.rule("MED-C-71", "MED-C-69")
def test_why_a_card_does_not_go_for_the_offer_that_is_taken() -> None:
    """It goes already, it is no such good, or it is the Piracy card, which is on the floor under another name."""
    hands = [["wine red"], ["grain red", "grain blue", "grain blue", "grain black", "ore red"], [], []]
    state = act(at(hands=hands), 0, "give wine red", "want grain", "want grain", "want grain", "post", "pass")
    act(state, 1, "take 1", "hand grain red")
    assert can(state, 1) == ["back", "hand grain black", "hand grain blue"]
    assert reason(state, "hand grain red", 1) == "MED-C-71 no-so-many card=(tell-card good=good:grain idea=idea:red)"
    assert reason(state, "hand ore red", 1) == "MED-C-71 no-fitting-cards"
    state = at(hands=[["wine red"], ["piracy", "spices red", "spices blue"], [], []])
    act(state, 0, "give wine red", "want spices", "post", "pass")
    act(state, 1, "give piracy as gold", "post", "take 1")
    assert reason(state, "hand piracy", 1) == "MED-C-69 no-broken-story"
    state = at(hands=[["wine red"], ["piracy", "spices red", "spices blue"], [], []])
    act(state, 0, "give wine red", "want spices", "want gold", "post", "pass")
    act(state, 1, "take 1")  # nothing was said of spices or gold before, and no other card is gold
    assert reason(state, "hand piracy", 1) == "MED-C-71 no-pirates-to-spare good=good:gold"
    act(state, 1, "hand spices red")
    assert "piracy" in hand(state, 0)


@pytest.mark.rule("MED-C-36", "MED-ABL-1", "MED-ABL-3")
@pytest.mark.card("mediterranean", "sacrificial_altar", "foreign_envoys", "diplomat")
def test_who_has_a_card_without_a_white_box_is_not_told_that_it_is_not_there() -> None:
    state = at(developments=[["foreign_envoys", "sacrificial_altar"], ["diplomat", "sacrificial_altar"], [], []])
    for card in ("foreign_envoys", "sacrificial_altar"):
        assert reason(state, f"promise {card}") == f"MED-C-36 no-white-box card=card:{card}"
    assert reason(state, "aim sacrificial_altar on 2") == "MED-ABL-1 no-white-box card=card:sacrificial_altar"
    assert reason(state, "promise diplomat 1") == "MED-ABL-1 no-such-ability"
    assert reason(state, "demand diplomat 1") == "MED-ABL-3 no-demand-of-several"
    act(state, 0, "want salt", "to 2")
    assert reason(state, "demand sacrificial_altar") == "MED-C-36 no-white-box card=card:sacrificial_altar"
    assert reason(state, "demand barracks") == "MED-ABL-1 no-such-ability-there"
    assert reason(state, "demand diplomat") == "MED-ABL-1 no-which-ability say=demand diplomat 1"  # of two boxes
    last = at(developments=[["diplomat"], [], [], []], phase="closing")
    for text in ("promise barracks", "demand diplomat 1"):
        assert reason(last, text) == "MED-C-82 no-offers-any-more say=done"
    assert reason(last, "aim diplomat on 2") == "MED-ABL-1 no-which-ability say=aim diplomat 1 on 2"
    assert reason(last, "lift diplomat") == "MED-ABL-1 no-which-ability say=lift diplomat 1"


@pytest.mark.rule("MED-DEV-5", "MED-C-87")
@pytest.mark.parametrize(
    ("first", "then", "workers", "kind"),
    [
        ("quarry_town", "relic_ships", 1, "no-producer-left"),
        ("no government", "relic_ships", 0, "no-producer-to-pay"),
        ("ploughs", "harvest_rite", 1, "no-third-producer-then"),
        ("no government", "harvest_rite", 2, "no-third-producer"),
    ],
)
def test_producers_are_counted_with_what_is_chosen_and_that_is_said(
    first: str, then: str, workers: int, kind: str
) -> None:
    built = first if " " not in first else "tax_roll"
    crew = [[1, 1, 1, workers, workers], [1, 1, 1, 0, 0], [1, 1, 1, 1, 1], [1, 1, 1, 1, 1]]
    state = at(phase="development", drawn=[[built, then], [], [], []], workers=crew)
    act(state, 0, first if " " in first else f"build {first}")
    good = "ore" if then == "relic_ships" else "grain"
    assert reason(state, f"build {then}") == f"MED-DEV-5 {kind} good=good:{good}"


@pytest.mark.rule("MED-PROD-5", "MED-C-85", "MED-TRD-1")
def test_whoever_drafts_an_offer_is_not_told_that_there_is_nothing_to_show() -> None:
    state = floor_to(at(hands=rows(["wine red", "gold red", "grain red"])), 0)
    act(state, 0, "give grain red")
    for text in ("show", "show luxury"):
        assert reason(state, text) == "MED-TRD-1 no-second-draft"
    act(state, 0, "clear", "show", "show luxury")
    assert reason(state, "show") == "MED-PROD-5 no-goods-to-show"
    assert reason(state, "show luxury") == "MED-C-85 no-luxury-to-show"
