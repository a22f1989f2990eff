"""What others know of cards that lie hidden: no more than they have seen, and no less (FIV-C-36)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from intrigue.core import TABLE
from intrigue.core.event import Event
from intrigue.core.rng import Rng
from intrigue.games.fivesails import events as ev
from intrigue.games.fivesails.decks import group
from intrigue.games.fivesails.state.actions import A_EQUIP
from intrigue.games.fivesails.state.names import CHARACTER, LEADER, NEUTRAL, RISK, SCHEME
from intrigue.games.fivesails.state.numbers import ALL
from intrigue.games.fivesails.state.printed import CARDS, PrintedCard
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.view import FiveSailsView, KnownView, PlayerView

from .playing import EISEN, GAME, MONTAIGNE, USSURA, can, duel, go, number, pos, step, strike


def seen(st: FiveSails, viewer: int, whose: int = 0) -> PlayerView:
    view = st.view(None if viewer == TABLE else viewer)
    assert isinstance(view, FiveSailsView)
    return view.players[whose]


def in_hand(st: FiveSails, viewer: int, whose: int = 0) -> list[str]:
    """The cards of a hand that a viewer knows."""
    return [card.id for card in seen(st, viewer, whose).hand]


def lying(st: FiveSails, viewer: int, whose: int = 0) -> dict[str, int]:
    """The cards of a deck whose place a viewer knows, counted from the top."""
    return {card.id: card.at for card in seen(st, viewer, whose).known if card.at >= 0}


def cesca(*hand: str) -> FiveSails:
    """Cesca has revealed Bravos to everybody, and it lies on top of the deck again."""
    me = {"crew": {"cesca_del_rosso": "docks"}, "hand": list(hand), "deck": ["bravos", "objection", "stiletto"]}
    st = go(go(pos(me), "use cesca_del_rosso", "option 1"), "pass")
    assert lying(st, 1) == {"bravos": 0}
    return st


@pytest.mark.rule("FIV-C-36")
def test_a_card_that_lies_where_all_saw_it_is_that_very_card() -> None:
    st = cesca()
    bravos = KnownView("bravos", 0, st.decks[0][-1])
    for viewer in (0, 1, TABLE):
        assert bravos in seen(st, viewer).known
        assert bravos in seen(st.imagine(viewer, Rng(5)), viewer).known
    twin = cesca()  # another of the same name would be told from it, so nobody may imagine either for both
    one, other = st.decks[0][-1], st.decks[0][0]
    twin.kind[other], twin.kind[one], twin.decks[0][-1], twin.decks[0][0] = twin.kind[one], twin.kind[other], other, one
    twin.knows_place[other], twin.knows_place[one] = twin.knows_place[one], twin.knows_place[other]
    twin.knows_card[other], twin.knows_card[one] = twin.knows_card[one], twin.knows_card[other]
    assert lying(twin, 1) == lying(st, 1)
    assert twin.view(1) != st.view(1)


# ---------------------------------------------------------------------- looked at in secret


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-C-213", "FIV-C-36", "FIV-C-186")
def test_where_devotion_puts_a_card_that_all_knew_is_a_secret() -> None:
    looks: set[bytes] = set()
    for sunk, taken in [("bravos", "objection"), ("objection", "bravos"), ("objection", "stiletto")]:
        st = go(cesca("devotion", "boon"), "use devotion", "pay boon")
        go(st, f"choose {sunk}", f"choose {taken}", "place docks")
        assert in_hand(st, 0) == [taken]
        for viewer in (1, TABLE):
            view = st.view(None if viewer == TABLE else viewer)
            assert isinstance(view, FiveSailsView)
            assert (in_hand(st, viewer), lying(st, viewer), view.aside) == ([], {}, ())
        looks.add(repr(st.view(1)).encode())
    assert len(looks) == 1


@pytest.mark.card("fivesails", "matushkas_sight")
@pytest.mark.rule("FIV-C-213", "FIV-C-36")
def test_the_last_card_put_back_is_as_secret_as_the_others() -> None:
    deck = ["triage", "regroup", "precision", "last_word", "stratege"]
    me = {**USSURA, "crew": {"elina_georginova": "docks"}, "hand": ["matushkas_sight"]}
    foe = {**EISEN, "deck": deck, "crew": {"otto_streit": "docks"}}
    st = pos(me, foe)
    for i in st.decks[1][-5:]:  # as if the owner had sorted them
        st.show(i, 0b10)
    assert lying(st, 1, 1) == {id: at for at, id in enumerate(deck)}
    go(st, "use matushkas_sight", "choose elina_georginova", "option 2", "pass")  # nothing is discarded
    go(st, *[f"choose {id}" for id in reversed(deck[1:])], "option 1")
    assert lying(st, 0, 1) == {id: at for at, id in enumerate(deck)}
    assert lying(st, 1, 1) == {}


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-C-213", "FIV-C-36", "FIV-KEY-14")
@pytest.mark.parametrize(("sinks", "mine", "theirs"), [(0, 2, 2), (1, 2, 0), (2, 0, 0)])
def test_who_sees_cards_being_sunk_does_not_see_which(sinks: int, mine: int, theirs: int) -> None:
    """Both knew the two top cards. If both are sunk nobody knows in which order; if one is, Sarafina alone knows it."""
    me = {"crew": {"sarafina": "forums", "sibella_scarpa": "forums"}, "hand": ["ambush"]}
    st = duel(me, {"hand": ["last_word"], "deck": ["triage", "regroup"]})
    strike(go(st, "choose last_word"))
    for i in st.decks[1][-2:]:
        st.show(i, 0b10)
    go(st, "choose ambush", "use sarafina", *["choose triage", "choose regroup"][:sinks])
    if sinks < 2:
        go(st, "pass")
    assert len(lying(st, 0, 1)) == mine
    assert len(lying(st, 1, 1)) == theirs


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-KEY-14")
def test_cards_sunk_one_by_one_lie_in_random_order() -> None:
    last: set[str] = set()
    for seed in range(8):
        me = {"crew": {"sarafina": "forums", "sibella_scarpa": "forums"}, "hand": ["ambush"]}
        st = duel(me, {"hand": ["last_word"], "deck": ["triage", "regroup"]}, seed=seed)
        strike(go(st, "choose last_word"))
        go(st, "choose ambush", "use sarafina", "choose triage", "choose regroup")
        last.add(CARDS[st.kind[st.decks[1][0]]].id)
    assert last == {"triage", "regroup"}


# ---------------------------------------------------------------------- sunk for all to see


@pytest.mark.card("fivesails", "cesca_del_rosso")
@pytest.mark.rule("FIV-C-213", "FIV-C-36", "FIV-KEY-14")
def test_a_card_that_is_sunk_alone_is_known_to_lie_at_the_bottom() -> None:
    me = {"crew": {"cesca_del_rosso": "docks"}, "deck": ["bravos", "objection"]}
    st = go(pos(me), "use cesca_del_rosso", "option 2")
    assert st.decks[0][0] == number(st, "bravos")
    assert lying(st, 0) == lying(st, 1) == lying(st, TABLE) == {"bravos": len(st.decks[0]) - 1}


@pytest.mark.card("fivesails", "otto_streit")
@pytest.mark.rule("FIV-C-213", "FIV-C-36", "FIV-KEY-14")
def test_of_two_cards_that_are_sunk_nobody_knows_which_is_where() -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "deck": ["langschwert", "triage", "regroup"]}
    st = go(pos(me, MONTAIGNE), "use otto_streit", "choose langschwert")
    assert lying(st, 0) == lying(st, 1) == {}
    assert {KnownView("triage", -1, -1), KnownView("regroup", -1, -1)} <= set(seen(st, 1).known)


# ---------------------------------------------------------------------- equal cards


def two_swords(*hand: str) -> FiveSails:
    """Otto has taken one Langschwert for all to see, and there is another one in hand, which nobody has seen."""
    me = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["langschwert", *hand], "deck": ["langschwert", "triage"]}
    st = go(pos(me, {**MONTAIGNE, "crew": {"jean_urbain": "docks"}}), "use otto_streit", "choose langschwert")
    assert in_hand(st, 1) == ["langschwert"]
    assert in_hand(st, 0).count("langschwert") == 2
    return st


@pytest.mark.rule("FIV-C-213", "FIV-C-36", "FIV-RISK-1")
@pytest.mark.parametrize(
    ("hand", "does"),
    [
        ((), ["pass", "equip langschwert", "choose otto_streit"]),
        (("breastplate",), ["pass", "equip breastplate", "choose otto_streit", "pay langschwert"]),
        ((), ["challenge jean_urbain", "choose otto_streit", "accept", "choose langschwert"]),
        (("uppmans_jacket", "regroup"), ["pass", "equip uppmans_jacket", "choose otto_streit", "pay regroup"]),
    ],
    ids=["equipped", "paid with", "fought with", "discarded"],
)
def test_of_two_equal_cards_the_one_that_was_seen_is_used(hand: tuple[str, ...], does: list[str]) -> None:
    """Otherwise the other one would still be seen in hand, and tell that there are two."""
    st = go(two_swords(*hand), *does)
    if hand == ("uppmans_jacket", "regroup"):
        go(st, "pass", "use uppmans_jacket", "choose langschwert")
    assert in_hand(st, 1) == []
    assert in_hand(st, 0).count("langschwert") == 1


@pytest.mark.rule("FIV-C-213", "FIV-C-36")
def test_what_a_single_opponent_has_seen_does_not_decide_which_of_two_equal_cards_is_used() -> None:
    """Its player may not know what somebody has looked at, and would learn it from that."""
    st = pos({**EISEN, "hand": ["langschwert", "langschwert", "triage", "regroup"]}, MONTAIGNE)
    offered = GAME.action(st, 0, "equip langschwert")
    for i in [i for i in st.hands[0] if CARDS[st.kind[i]].id == "langschwert"]:
        looked = st.clone()
        looked.show(i, 0b10)
        assert GAME.action(looked, 0, "equip langschwert") == offered
        public = st.clone()
        public.show(i, ALL)
        assert GAME.action(public, 0, "equip langschwert") == A_EQUIP + i


@pytest.mark.rule("FIV-C-213")
def test_whoever_names_the_other_one_means_the_one_that_is_offered() -> None:
    st = go(two_swords(), "pass")
    one, two = [i for i in st.hands[0] if CARDS[st.kind[i]].id == "langschwert"]
    assert GAME.action(st, 0, f"equip langschwert {one}") == GAME.action(st, 0, f"equip langschwert {two}")
    assert GAME.why_not(st, 0, f"pay langschwert {one}") is not None  # nothing is to be paid


@pytest.mark.rule("FIV-C-213", "FIV-C-36", "FIV-DUSK-6")
def test_of_two_equal_cards_the_one_that_was_seen_is_discarded_in_dusk() -> None:
    st = two_swords("triage", "regroup", "precision", "last_word", "stratege")
    go(st, "pass", "pass", "choose langschwert")
    assert in_hand(st, 1) == []
    assert in_hand(st, 0).count("langschwert") == 1


@pytest.mark.card("fivesails", "objection")
@pytest.mark.rule("FIV-C-213", "FIV-C-36", "FIV-C-191")
def test_of_two_equal_reactions_the_one_that_was_seen_is_used_first() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}, "hand": ["objection", "objection"]}, {"crew": {"otto_streit": "docks"}}
    )
    shown = st.hands[0][1]
    st.show(shown, 0b11111)
    step(st, "pass", "claim otto_streit", "use objection")
    assert can(st, "use objection")  # the other one as well
    go(st, "pass")
    assert shown not in st.hands[0]
    assert in_hand(st, 1) == []


# ---------------------------------------------------------------------- whoever reads the log knows the own hand


def any_deck(rng: random.Random) -> str:
    """Some legal deck, as text."""
    leader = rng.choice([card for card in CARDS if card.kind == LEADER])

    def some(what: int, count: int) -> list[PrintedCard]:
        fitting = [card for card in CARDS if card.faction in (leader.faction, NEUTRAL) and group(card) == what]
        copies = [card for card in fitting for _ in range(card.copies if what == RISK else 1)]
        return rng.sample(copies, count)

    return ";".join(card.id for card in [leader, *some(CHARACTER, 5), *some(SCHEME, 5), *some(RISK, 40)])


def explained(held: dict[int, str], heard: list[Event], seat: int) -> Counter[str]:
    """What somebody must hold now, by the cards held before and by what they were told."""
    come: Counter[str] = Counter()
    gone: set[int] = set()
    for event in heard:
        match event:
            case ev.Drew(who, _, names) if who == seat:
                come.update(names)
            case ev.Taken(who, _, name, _) if who == seat:
                come[name] += 1
            case ev.Paid() | ev.Discarded() | ev.Left() | ev.Attached() | ev.Joined() | ev.CombatCard() | ev.Used():
                gone.add(event.card)
                if isinstance(event, (ev.Paid, ev.Discarded)) and event.seat == seat and event.card not in held:
                    come[event.name] -= 1  # drawn and cast off at one go
    come.update(id for i, id in held.items() if i not in gone)
    return +come


@pytest.mark.rule("FIV-C-213", "FIV-C-36", "FIV-FAC-3")
@pytest.mark.parametrize("seed", range(12))
def test_whoever_reads_the_log_knows_the_own_hand(seed: int) -> None:
    rng = random.Random(seed)
    seats = 2 + seed % 3
    st = GAME.new(seats, seed, {"decks": "/".join(any_deck(rng) for _ in range(seats))})
    assert isinstance(st, FiveSails)
    assert st.events is not None
    while not st.over:
        held = [{i: CARDS[st.kind[i]].id for i in hand} for hand in st.hands]
        read = len(st.events)
        actor = st.mover()
        does = st.legal(actor)
        action = rng.choice(does[1:] if len(does) > 1 and rng.random() < 0.9 else does)
        st.apply_unchecked(actor, action)
        for seat in st.living():
            faces = [happening.seen_by(seat) for happening in st.events[read:]]
            heard = [event for event in faces if event is not None]
            assert explained(held[seat], heard, seat) == Counter(CARDS[st.kind[i]].id for i in st.hands[seat]), heard


# ---------------------------------------------------------------------- a discard pile becomes the deck


@pytest.mark.card("fivesails", "uppmans_jacket")
@pytest.mark.rule("FIV-C-214", "FIV-C-36")
def test_a_hand_that_can_be_counted_together_is_known_when_the_pile_is_the_deck() -> None:
    looks: set[bytes] = set()
    for cast in ("boon", "objection"):
        me = {"hand": ["boon", "objection", "bravos"], "deck": [], "empty": True, "discard": ["stiletto", "regroup"]}
        coat = {"uppmans_jacket": "cesca_del_rosso"}
        st = pos({**me, "crew": {"cesca_del_rosso": "docks"}}, gear=coat, options={"open_decks": True})
        assert in_hand(st, 1) == []
        for viewer in (1, TABLE):  # whoever imagines this table imagines that others can count, too
            world = st.imagine(viewer, Rng(7))
            go(world, "use uppmans_jacket", f"choose {cast}")
            assert [len(in_hand(world, other)) for other in (1, TABLE)] == [2, 2]
        go(st, "use uppmans_jacket", f"choose {cast}")
        kept = {"boon", "objection", "bravos"} - {cast}
        for viewer in (1, TABLE):
            assert set(in_hand(st, viewer)) == kept
            assert seen(st, viewer).hand_size == 3
            hands = [in_hand(st.imagine(viewer, Rng(luck)), 0) for luck in range(20)]
            assert all(kept <= set(hand) for hand in hands)
            assert len({tuple(sorted(hand)) for hand in hands}) > 1  # what was drawn is a secret
        looks.add(repr(st.view(None)).encode())
    assert len(looks) == 2  # it was seen which card was cast off, and that is not forgotten


@pytest.mark.rule("FIV-C-214", "FIV-C-36")
def test_while_something_lies_aside_nobody_can_count_a_hand_together() -> None:
    st = pos({"hand": ["boon", "objection"], "deck": ["bravos"], "empty": True, "discard": ["stiletto"]})
    for i in [*st.hands[0], *st.decks[0]]:
        st.knows_card[i] = ALL
    st.to_aside(st.top(0), 0b1)
    st.top(0)
    assert in_hand(st, 1) == []
    assert lying(st, 1) == {}
