"""Sentences that stand for several actions: offers, answers, warehouses, developments."""

from __future__ import annotations

import pytest
from tests.games.mediterranean.playing import GAME, act, at, floor_to, hand, rows

from intrigue.core import Illegal
from intrigue.core.phrase import notation
from intrigue.games.mediterranean.cards.goods import CARD_NAMES, GOOD_NAMES
from intrigue.games.mediterranean.state.state import Mediterranean
from intrigue.lab.laws import check_words


def say(state: Mediterranean, seat: int, text: str) -> list[str]:
    """Carry a sentence out; the actions that it stood for."""
    steps = []
    for action in GAME.sentence(state, seat, text):
        steps.append(state.say(seat, action))
        state.apply(seat, action)
        state.check()
    return steps


def refused(state: Mediterranean, seat: int, text: str) -> tuple[str, str]:
    before = state.save()
    with pytest.raises(Illegal) as illegal:
        GAME.sentence(state, seat, text)
    assert state.save() == before
    refusal = illegal.value.refusal
    check_words(GAME, refusal.reason)
    assert refusal.rule in GAME.rulebook
    return refusal.rule, notation(refusal.reason)


def goods(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(GOOD_NAMES[good] for good in kinds)


@pytest.mark.rule("MED-TRD-1", "MED-TRD-2")
def test_an_offer_in_one_sentence() -> None:
    state = at(hands=[["grain red", "grain poverty", "grain blue"], ["dye blue"], [], []], points=[3, 0, 0, 0])
    say(state, 0, "offer 2 grain and 1 point for dye to all")
    (offer,) = state.offers
    assert goods(offer.goods) == ("grain", "grain")
    assert goods(offer.wants) == ("dye",)
    assert (offer.pays, offer.asks, offer.to) == (1, 0, 0b1110)


@pytest.mark.parametrize(
    "text",
    [
        "offer grain, wool for 2 ore to 2 and 3",
        "offer a grain and one wool for two ore to 2, 3",
        "offer 1 grain 1 wool for ore ore to 3 2",
        "Offer  GRAIN and wool  for 2 ore to 2 3",
    ],
)
def test_an_offer_may_be_said_in_many_ways(text: str) -> None:
    state = at(hands=[["grain red", "wool blue"], [], [], []])
    assert GAME.sentence(state, 0, text)
    say(state, 0, text)
    (offer,) = state.offers
    assert goods(offer.goods) == ("wool", "grain")
    assert goods(offer.wants) == ("ore", "ore")
    assert offer.to == 0b0110


@pytest.mark.parametrize(
    ("text", "gives", "pays", "wants", "asks"),
    [
        ("offer 2 of my grain for wool", 2, 0, 1, 0),
        ("offer two of the grain for 3 of your wool", 2, 0, 3, 0),
        ("buy 2 of your wool for a grain", 1, 0, 2, 0),
        ("sell 2 of my grain for 4 of your points", 2, 0, 0, 4),
        ("offer my grain and two of my points for the wool", 1, 2, 1, 0),
        ("swap 2 grains for 3 wools", 2, 0, 3, 0),
        ("buy wool for 2 victory points", 0, 2, 1, 0),
        ("sell a grain for 4 vps", 1, 0, 0, 4),
    ],
)
@pytest.mark.rule("MED-TRD-1", "MED-ABL-3")
def test_as_many_are_offered_as_were_said(text: str, gives: int, pays: int, wants: int, asks: int) -> None:
    state = at(hands=[["grain red", "grain blue", "grain white"], [], [], []], points=[3, 0, 0, 0])
    say(state, 0, text)
    (offer,) = state.offers
    assert (len(offer.goods), offer.pays, len(offer.wants), offer.asks) == (gives, pays, wants, asks)


@pytest.mark.parametrize(
    ("text", "no"),
    [
        ("offer one of my two grain for wool", "no-good-named"),
        ("offer 1 of 3 grain for wool", "no-good-named"),
        ("offer 2 and grain for wool", "no-good-named"),
        ("offer 2 barracks on 3 for wool", "no-good-named"),
        ("offer grain for wool to everybody but 2", "no-such-addressee word=but"),
        ("offer grain for wool to all 2", "no-such-addressee word=all"),
        ("offer grain for wool to the", "no-such-addressee word=the"),
        ("offer 2 grain from my for wool", "no-such-addressee word=my"),
        ("offer grain for diplomat on 1 to 2", "no-which-ability say=diplomat 1 on 2"),
    ],
)
@pytest.mark.rule("MED-TRD-1", "MED-ABL-3")
def test_what_could_be_meant_otherwise_is_not_offered(text: str, no: str) -> None:
    hand = ["grain red", "grain blue", "grain white"]
    state = at(hands=[hand, [], [], []], developments=[["barracks"], ["diplomat"], [], []])
    assert refused(state, 0, text)[1].startswith(no)


@pytest.mark.parametrize(
    ("text", "takes"),
    [
        ("take 1 with wool", True),
        ("take 1 with wool and 3 points", True),
        ("take 1 with wool, 3 points and barracks on 3", True),
        ("take 1 with wool and 2 points", False),
        ("take 1 with wool and 4 of my points", False),
        ("take 1 with wool and barracks not on 3", False),
        ("take 1 with wool and barracks on 1", False),
    ],
)
@pytest.mark.rule("MED-TRD-2", "MED-C-71")
def test_an_offer_is_taken_as_it_is_or_not_at_all(text: str, takes: bool) -> None:
    state = at(
        hands=[["grain red"], ["wool red"], [], []], points=[0, 9, 0, 0], developments=[[], ["barracks"], [], []]
    )
    say(state, 0, "offer grain for wool and 3 points and barracks on 3 to 2")
    floor_to(state, 1)
    if takes:
        say(state, 1, text)
        assert (state.vp[0], state.deals) == (3, 1)
    else:
        assert refused(state, 1, text) == (
            "MED-TRD-2",
            "no-other-terms wants=good:wool,(tell-points number=3),(tell-on box=card:barracks whom=seat:2)",
        )


@pytest.mark.rule("MED-C-59")
def test_wood_is_timber_and_a_spice_is_spices() -> None:
    state = at(hands=[["timber red"], ["spices red"], [], []])
    say(state, 0, "offer wood for a spice")
    assert goods(state.offers[0].goods) == ("timber",)
    assert goods(state.offers[0].wants) == ("spices",)


def test_the_card_that_is_missed_least_goes_where_none_is_named() -> None:
    state = at(hands=[["grain prosperity", "grain depression", "grain poverty"], [], [], []])
    say(state, 0, "offer grain for wool")
    assert [CARD_NAMES[kind] for kind in state.offers[0].gives] == ["grain depression"]
    say(state, 0, "offer grain prosperity for wool")
    assert [CARD_NAMES[kind] for kind in state.offers[1].gives] == ["grain prosperity"]


def test_a_gift_is_called_one_and_a_draft_gives_way_to_a_sentence() -> None:
    state = at(hands=[["grain red", "wool red"], [], [], []])
    act(state, 0, "give wool red")
    for text in ("offer grain", "offer grain wool", "offer grain to 3"):
        rule, reason = refused(state, 0, text)
        assert (rule, reason.split()[0]) == ("MED-TRD-1", "no-gift-by-accident")
        assert f"{text} for nothing" in reason
    assert say(state, 0, "offer grain to 3 for nothing") == ["clear", "give grain red", "to 3", "post"]
    assert state.offers[0].wants == ()


@pytest.mark.parametrize(
    "text",
    [
        "offer grain for wool to 3",
        "offer grain to 3 for wool",
        "give grain for wool to 3",
        "trade my grain for wool to 3",
        "swap grain to 3 for wool",
        "sell grain for wool to 3",
        "buy wool for grain to 3",
        "want wool for grain to 3",
        "swap grain with 3 for wool",
        "trade my grain for your wool with 3",
        "buy wool from 3 for grain",
        "buy a wool for one of my grains from 3",
    ],
)
def test_an_offer_in_the_words_that_people_use(text: str) -> None:
    state = at(hands=[["grain red"], [], [], []])
    assert say(state, 0, text) == ["give grain red", "want wool", "to 3", "post"]


def test_answers_in_the_words_that_people_use() -> None:
    state = at(hands=[["grain red"], ["wool red"], [], []])
    say(state, 0, "offer grain for wool")
    act(state, 0, "pass")
    assert say(state, 1, "accept 1") == ["take 1"]
    assert refused(state, 1, "cancel 1")[1] == "no-such-offer number=1"


def test_nothing_is_said_twice_in_an_offer() -> None:
    state = at(hands=[["grain red"], [], [], []])
    assert refused(state, 0, "offer grain for wool for dye")[1] == "no-saying-twice word=for"


@pytest.mark.rule("MED-TRD-4")
def test_the_piracy_card_is_offered_only_when_it_is_named() -> None:
    state = at(hands=[["piracy", "gold red"], [], [], []])
    say(state, 0, "offer gold for wool")
    assert [CARD_NAMES[kind] for kind in state.offers[0].gives] == ["gold red"]
    rule, reason = refused(state, 0, "offer spices for wool")
    assert rule == "MED-TRD-4"
    assert reason == "no-good-but-piracy good=good:spices say=piracy as spices"
    say(state, 0, "offer piracy as spices for wool")
    assert goods(state.offers[1].goods) == ("spices",)


@pytest.mark.rule("MED-TRD-4", "MED-C-69")
@pytest.mark.card("mediterranean", "piracy")
def test_what_pirates_are_offered_as_is_said_or_leaves_no_doubt() -> None:
    state = at(hands=[["piracy"], [], [], []])
    for text in ("offer piracy for wool", "buy wool for piracy"):
        assert refused(state, 0, text)[1].startswith("no-piracy-as-it-is ")
    say(state, 0, "offer piracy as gold for wool")
    act(state, 0, "withdraw 1")  # what was said before counts
    assert say(state, 0, "offer piracy for wool") == ["give piracy as gold", "want wool", "post"]
    assert refused(at(hands=[["gold red"], [], [], []]), 0, "offer piracy for wool") == ("MED-TRD-4", "no-piracy")


@pytest.mark.rule("MED-ABL-3", "MED-EX-13")
def test_abilities_may_be_promised_and_demanded() -> None:
    state = at(developments=[["barracks"], ["arms"], [], []], hands=[["timber red"], ["wool red"], [], []])
    say(state, 0, "offer barracks not on 2 for arms on 1 and wool to 2")
    offer = state.offers[0]
    assert offer.promises == (0 * 16 + 1 * 2 + 0,)
    assert offer.demands == (0 * 16 + 0 * 2 + 1,)
    assert refused(state, 0, "offer timber for arms on 1")[0] == "MED-ABL-3"  # of whom?
    assert refused(state, 0, "offer barracks for timber")[0] == "MED-ABL-3"  # on whom?


@pytest.mark.rule("MED-ABL-1", "MED-ABL-3", "MED-C-36")
@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        ("offer arms on 2 for wool", "MED-ABL-1", "no-such-ability"),
        ("offer sacrificial altar on 2 for wool", "MED-C-36", "no-white-box card=card:sacrificial_altar"),
        ("offer timber for sacrificial altar on 3 to 2", "MED-C-36", "no-white-box card=card:sacrificial_altar"),
        ("offer timber for diplomat 1 on 1", "MED-ABL-3", "no-demand-of-several"),
        ("offer timber for barracks on 3 to 2", "MED-ABL-1", "no-such-ability-there"),
        ("offer timber for diplomat on 3 to 2", "MED-ABL-3", "no-which-ability say=diplomat 1 on 2"),
    ],
)
def test_why_an_ability_is_not_promised(text: str, rule: str, reason: str) -> None:
    built = [["barracks", "sacrificial_altar"], ["diplomat", "sacrificial_altar"], [], []]
    state = at(developments=built, hands=[["timber red"], ["wool red"], [], []])
    assert refused(state, 0, text) == (rule, reason)


def test_a_card_may_be_called_as_it_is_printed() -> None:
    state = at(developments=[["pyramids_to_mars"], [], [], []], hands=[["timber red"], [], [], []])
    say(state, 0, "offer pyramids to mars 1 on 3 for wool to 3")
    assert state.offers[0].promises == (2 * 2 + 1,)


@pytest.mark.rule("MED-TRD-3")
def test_ideas_are_not_spoken_of_without_freedom_of_speech() -> None:
    state = at(hands=[["timber red"], [], [], []])
    assert refused(state, 0, "offer timber for dye blue")[0] == "MED-TRD-3"
    assert refused(state, 0, "offer timber for dye saying red")[0] == "MED-TRD-3"
    free = at(developments=[["freedom_of_speech"], [], [], []], hands=[["timber red"], [], [], []])
    say(free, 0, "offer timber for dye blue saying prosperity")
    assert (len(free.offers[0].seeks), len(free.offers[0].says)) == (1, 1)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("offer 2 wool for dye", "MED-C-26"),  # there is one
        ("offer dye for wool", "MED-TRD-4"),  # there is none
        ("offer wool for bread", "MED-TRD-1"),
        ("offer wool for 3", "MED-TRD-1"),  # of what?
        ("offer wool for dye to 1", "MED-TRD-1"),  # oneself
        ("offer wool for dye to 9", "MED-TRD-1"),
        ("offer wool for dye to nobody", "MED-TRD-1"),
        ("offer 4 points for dye", "MED-C-56"),
        ("offer nothing for dye", "MED-C-70"),
        ("offer wool for 6 dye", "MED-C-70"),
        ("offer wool for 10 points", "MED-C-70"),
        ("offer piracy as gold for dye", "MED-TRD-4"),
        ("take 3 with wool", "MED-TRD-1"),
        ("store wool wool", "MED-WH-1"),
        ("store wool", "MED-WH-1"),  # not yet
        ("decline all", "MED-TRD-1"),
    ],
)
def test_what_is_not_possible_is_refused_as_a_whole(text: str, rule: str) -> None:
    state = at(hands=[["wool red", "salt red"], [], [], []], points=[3, 0, 0, 0])
    assert refused(state, 0, text)[0] == rule


@pytest.mark.rule("MED-GDS-3", "MED-C-57")
@pytest.mark.card("mediterranean", "venetian_virtue")
@pytest.mark.parametrize(
    ("text", "rule", "says"),
    [
        ("offer 2 ore for dye", "MED-GDS-3", "no-misery"),  # there are two, and one shows misery
        ("offer ore red and ore for dye", "MED-GDS-3", "no-misery"),
        ("offer ore poverty for dye", "MED-GDS-3", "no-misery"),
        ("offer 3 ore for dye", "MED-C-26", "no-so-many"),
        ("offer 2 wool for dye", "MED-C-57", "no-stored-card"),  # one of them
        ("offer wool blue for dye", "MED-C-57", "no-stored-card"),
        ("offer 3 wool for dye", "MED-C-26", "no-so-many"),
        ("offer piracy as gold for dye", "MED-C-57", "no-stored-card"),
        ("offer gold for dye", "MED-TRD-4", "no-card-of-that"),  # the Piracy card would do, were it not stored
        ("take 1 with 2 ore", "MED-GDS-3", "no-misery"),
    ],
)
def test_whoever_has_the_cards_is_told_what_keeps_them(text: str, rule: str, says: str) -> None:
    state = at(
        options={"floor": "live"},
        developments=[["venetian_virtue"], [], [], []],
        hands=[["ore red", "ore poverty", "wool red", "wool blue", "piracy"], ["salt red"], [], []],
        stored=[["wool blue", "piracy"], [], [], []],
    )
    act(state, 1, "give salt red", "want ore", "want ore", "post")
    found, reason = refused(state, 0, text)
    assert (found, reason.split()[0]) == (rule, says)


@pytest.mark.rule("MED-C-66")
def test_an_offer_that_takes_more_acts_than_are_left_is_not_begun() -> None:
    state = at(options={"acts": 4}, hands=[["wool red", "wool blue", "wool white"], [], [], []])
    rule, reason = refused(state, 0, "offer 3 wool for dye")
    assert rule == "MED-C-66"
    assert reason == "no-acts-for-it acts=5 left=4"
    say(state, 0, "offer 2 wool for dye")
    assert len(state.offers) == 1


@pytest.mark.rule("MED-C-71")
def test_an_offer_is_taken_with_the_cards_that_are_named() -> None:
    state = at(hands=[["dye blue"], ["grain red", "grain poverty", "grain blue"], [], []])
    say(state, 0, "offer dye for 2 grain")
    floor_to(state, 1)
    assert refused(state, 1, "take 1 with grain red")[0] == "MED-TRD-1"  # two are asked for
    assert refused(state, 1, "take 1 with wool and grain")[0] == "MED-TRD-4"  # there is no wool
    say(state, 1, "take 1 with grain blue and grain poverty")
    assert [CARD_NAMES[kind] for kind in state.held[0]] == ["grain blue", "grain poverty"]


def test_several_offers_are_declined_at_once() -> None:
    state = at(hands=[["dye blue", "dye prosperity", "wool red"], [], [], []])
    for text in ("offer dye for ore", "offer wool for ore", "offer dye for salt"):
        say(state, 0, text)
    floor_to(state, 1)
    say(state, 1, "decline 1 and 3")
    assert [offer.declined >> 1 & 1 for offer in state.offers] == [1, 0, 1]
    say(state, 1, "decline all")
    assert all(offer.declined >> 1 & 1 for offer in state.offers)


@pytest.mark.rule("MED-WH-1", "MED-WH-2")
def test_a_warehouse_is_filled_in_one_sentence() -> None:
    hands = [["wine red", "wine prosperity", "wine barbarians", "grain depression"], [], [], []]
    state = at(phase="closing", hands=hands)
    assert refused(state, 0, "store 4 wine")[0] == "MED-WH-1"
    assert refused(state, 0, "store grain")[0] == "MED-WH-2"
    assert refused(state, 0, "fetch wine")[0] == "MED-WH-1"
    say(state, 0, "store wine wine")
    assert len(state.stored[0]) == 2
    assert refused(state, 0, "store wine wine")[0] == "MED-WH-1"
    say(state, 0, "fetch 2 wine")
    assert not state.stored[0]


@pytest.mark.rule("MED-DEV-2")
def test_two_developments_in_one_sentence_and_as_they_are_printed() -> None:
    drawn = [["library", "venus_temple"], [], [], []]
    state = at(phase="development", drawn=drawn)
    say(state, 0, "build venus temple and library")
    assert state.waiting == (1, 2, 3)


@pytest.mark.rule("MED-DEV-2", "MED-DEV-4")
def test_a_sentence_builds_no_more_than_may_be_chosen() -> None:
    drawn = [["tax_roll", "oracle"], ["tax_roll", "oracle"], [], []]
    state = at(phase="development", turn=2, revolt=[0], drawn=drawn)
    assert refused(state, 0, "build tax roll and oracle") == ("MED-DEV-4", "no-two-developments say=neither")
    assert refused(state, 1, "build tax roll, oracle and war totem") == ("MED-DEV-2", "no-other-order")
    act(state, 1, "no government")
    assert refused(state, 1, "build tax roll and oracle") == ("MED-DEV-2", "no-other-order")


def test_other_texts_are_no_sentences() -> None:
    state = at(hands=[["wool red"], [], [], []])
    for text in ("", "pass", "give wool red", "offer add wool", "dance for me", "decline 1", "take 1", "build a house"):
        assert GAME.notation.steps(state, 0, text) == []


@pytest.mark.rule("MED-TRD-4")
@pytest.mark.card("mediterranean", "piracy")
@pytest.mark.parametrize("held", [True, False])
def test_pirates_said_twice_are_one_card(held: bool) -> None:
    state = at(hands=rows(["piracy"] * held))
    kind = "no-second-piracy" if held else "no-piracy"
    assert refused(state, 0, "offer piracy as gold and piracy as spices for wool") == ("MED-TRD-4", kind)


@pytest.mark.rule("MED-TRD-2", "MED-TRD-4", "MED-C-71")
@pytest.mark.card("mediterranean", "piracy")
@pytest.mark.parametrize(
    ("held", "text", "left"),
    [
        ("spices blue/gold red", "take 1 with spices", "gold red"),
        ("spices blue/gold red", "take 1 with gold", None),
        ("spices blue/gold red/piracy", "take 1 with piracy", "spices blue/gold red"),
        ("spices blue/gold red/piracy", "take 1 with piracy as gold", None),
        ("piracy", "take 1 with piracy as gold", None),
        ("spices blue/gold red/piracy", "take 2 with piracy as gold and spices", "gold red"),
        ("spices blue/gold red/piracy", "take 2 with piracy as spices and gold", "spices blue"),
        ("spices blue/gold red/piracy", "take 2 with piracy and spices", "gold red"),
        ("spices blue/gold red/piracy", "take 2 with gold and piracy", "spices blue"),
        ("spices blue/gold red/piracy", "take 2 with piracy as gold and gold", None),
        ("spices blue/gold red/piracy", "take 2 with gold and spices", "piracy"),
    ],
)
def test_the_cards_that_were_said_go_or_none(held: str, text: str, left: str | None) -> None:
    """Offer 1 wants spices, offer 2 spices and gold."""
    state = at(hands=rows(["grain red", "grain blue"], held.split("/")))
    say(state, 0, "offer grain red for spices")
    say(state, 0, "offer grain blue for spices and gold")
    act(state, 0, "pass")
    if left is None:
        assert refused(state, 1, text)[0] == "MED-TRD-1"
    else:
        say(state, 1, text)
        kept = [name for name in hand(state, 1) if not name.startswith("grain")]
        assert (state.deals, sorted(kept)) == (1, sorted(left.split("/")))


@pytest.mark.rule("MED-WH-1", "MED-C-40")
@pytest.mark.parametrize(
    ("text", "no"),
    [
        ("store 2 gold", "no-so-many card=good:gold"),
        ("store gold red and gold red", "no-so-many card=(tell-card good=good:gold idea=idea:red)"),
        ("store 2 piracy", "no-so-many card=good:piracy"),
        ("store wool", "no-card-to-store card=good:wool"),
        ("store gold and 2 points", "no-card-in-hand"),
        ("fetch 2 salt", "no-so-many card=good:salt"),
        ("fetch gold", "no-card-stored card=good:gold"),
    ],
)
def test_why_something_is_not_stored_as_it_was_said(text: str, no: str) -> None:
    state = at(phase="closing", hands=rows(["gold red", "piracy", "salt red"]), stored=rows(["salt red"]))
    rule, reason = refused(state, 0, text)
    assert (rule, reason) == ("MED-WH-1", no)


@pytest.mark.rule("MED-C-40")
@pytest.mark.card("mediterranean", "piracy")
def test_pirates_are_stored_whatever_they_are_called() -> None:
    state = at(phase="closing", hands=rows(["gold red", "piracy"]))
    assert say(state, 0, "store piracy as gold") == ["store piracy"]


@pytest.mark.rule("MED-TRD-1", "MED-TRD-4")
@pytest.mark.parametrize(
    ("text", "no"),
    [
        ("offer grain for some", "MED-TRD-1 no-gift-by-accident say=offer grain for nothing"),
        ("offer grain for 0 wool", "MED-TRD-1 no-gift-by-accident say=offer grain for nothing"),
        ("offer grain for", "MED-TRD-1 no-gift-by-accident say=offer grain for nothing"),
        ("offer piracy as grain for wool", "MED-TRD-4 no-piracy-as-it-is spices=piracy as spices gold=piracy as gold"),
    ],
)
def test_nobody_gives_by_accident_nor_pirates_as_grain(text: str, no: str) -> None:
    state = at(hands=rows(["grain red", "piracy"]))
    assert " ".join(refused(state, 0, text)) == no


@pytest.mark.rule("MED-TRD-1")
@pytest.mark.parametrize("said", ["reject 1", "reject all", "decline all"])
def test_an_offer_is_rejected_in_the_words_of_the_guide(said: str) -> None:
    state = at(hands=rows(["wool red"]))
    say(state, 0, "offer wool for grain to 2")
    act(state, 0, "pass")
    assert say(state, 1, said) == ["decline 1"]
    assert state.offers == []
