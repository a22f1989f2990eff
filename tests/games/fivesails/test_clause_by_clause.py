"""The City, the neutral cards, Castille and Eisen, where a single word of a card decides."""

from __future__ import annotations

import pytest

from intrigue.core.phrase import notation
from intrigue.games.fivesails.forecast import pressing
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    bearer,
    can,
    duel,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    pile,
    pos,
    rest,
    step,
    strike,
    struck,
    told,
    wounds,
    zone,
)

# ---------------------------------------------------------------------- who was wounded in this duel


@pytest.mark.card("fivesails", "breastplate", "robbery")
@pytest.mark.rule("FIV-C-203")
@pytest.mark.parametrize(("before", "taken"), [("carnaval", 1 + 2), ("kaspars_panzerhand", 0 + 1)])
def test_a_breastplate_that_is_robbed_softens_first_wounds_only(before: str, taken: int) -> None:
    """Of 4 threat Carnaval parries 3 and the Panzerhand all. Then Maya robs the Breastplate and parries 2 of 4."""
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": [before, "robbery", "triage"]}
    st = duel(me, {**EISEN, "hand": ["precision", "precision"], "discard": ["breastplate"]})
    for card in ("precision", before, "precision"):
        step(st, f"choose {card}")
        strike(st)
    step(st, "choose robbery", "use robbery", "pay triage")
    strike(st)
    assert (wounds(st)["maya_de_la_rioja"], zone(st, "breastplate")) == (taken, "discard")


@pytest.mark.card("fivesails", "breastplate", "robbery")
@pytest.mark.rule("FIV-C-203")
def test_a_breastplate_softens_the_first_wounds_of_the_next_bearer_too() -> None:
    """It has taken the one wound that was left for Uwe, and takes the one that is left for Maya, who has robbed it."""
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["robbery", "triage"]}
    st = duel(me, {**EISEN, "hand": ["langschwert"]}, gear={"breastplate": "uwe_zimmerman"})
    step(st, "choose langschwert")
    strike(st)
    step(st, "choose robbery", "use robbery", "pay triage")
    strike(st)
    assert (wounds(st), bearer(st, "breastplate")) == ({}, "maya_de_la_rioja")


@pytest.mark.card("fivesails", "breastplate", "bastien_girard")
@pytest.mark.rule("FIV-C-203", "FIV-C-120")
def test_the_breastplate_of_whoever_takes_over_softens_although_another_has_bled() -> None:
    me = {**MONTAIGNE, "crew": {"bastien_girard": "forums", "jean_urbain": "forums"}, "hand": ["triage", "regroup"]}
    foe = {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["precision", "precision"]}
    st = pos(me, foe, gear={"breastplate": "jean_urbain"})
    go(st, "challenge bastien_girard", "accept")
    for card in ("precision", "triage", "precision"):
        step(st, f"choose {card}")
        strike(st)
    assert wounds(st)["bastien_girard"] == 1
    step(st, "choose regroup", "use bastien_girard 5")
    rest(st)
    strike(st)
    assert ("jean_urbain" in wounds(st), bearer(st, "breastplate")) == (False, "jean_urbain")


@pytest.mark.card("fivesails", "its_personal", "bastien_girard")
@pytest.mark.rule("FIV-C-120", "FIV-C-190")
@pytest.mark.parametrize("over", [False, True])
def test_it_is_not_personal_for_whoever_took_over_unhurt(over: bool) -> None:
    """Bastien was wounded in this duel. Jean was not."""
    me = {
        **MONTAIGNE,
        "crew": {"bastien_girard": "forums", "jean_urbain": "forums"},
        "hand": ["triage", "its_personal"],
    }
    foe = {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["precision", "precision"]}
    st = pos(me, foe)
    go(st, "challenge bastien_girard", "accept")
    for card in ("precision", "triage", "precision"):
        step(st, f"choose {card}")
        strike(st)
    step(st, "choose its_personal")
    if over:
        step(st, "use bastien_girard 5")
        rest(st)
    assert can(st, "use its_personal") != over


@pytest.mark.card("fivesails", "its_personal", "bastien_girard", "i_know_that_trick")
@pytest.mark.rule("FIV-C-120", "FIV-C-187")
def test_who_takes_the_duel_back_was_wounded_all_the_same() -> None:
    """Bastien leaves it to Jean by his own Technique, and has it back by a trick of the other Bastien."""
    crew = {"bastien_girard": "forums", "jean_urbain": "forums"}
    foe = {**MONTAIGNE, "crew": {"henri_michelet": "forums", "bastien_girard": "forums"}, "hand": ["precision"] * 2}
    st = pos({**MONTAIGNE, "crew": crew, "hand": ["breastplate", "i_know_that_trick"]}, foe)
    go(st, "challenge bastien_girard", "choose henri_michelet", "accept")
    for card in ("precision", "breastplate", "precision"):
        step(st, f"choose {card}")
        strike(st)
    step(st, "choose i_know_that_trick", "use bastien_girard 5")
    rest(st)
    assert not st.duel.challenger.hurt  # Jean
    step(st, "use i_know_that_trick")
    rest(st)
    back = st.duel.challenger
    assert (CARDS[st.kind[back.fighter]].id, back.hurt) == ("bastien_girard", True)


# ---------------------------------------------------------------------- what everybody sees, and what only one does


SEEN = ("tell-peeked", "tell-sunk", "tell-taken", "tell-dug-up")


def sighted(st: FiveSails, seat: int | None) -> list[str]:
    """What the log tells of looking, sinking and taking: to a seat, or to those who only watch."""
    return [line for line in told(st, seat) if line.startswith(SEEN)]


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-C-36", "FIV-C-186")
def test_everybody_sees_what_devotion_does_and_only_its_player_sees_with_which_cards() -> None:
    st = pos({**EISEN, "hand": ["devotion", "pull"], "deck": ["triage", "boon", "regroup"]}, control={"docks": 0})
    go(st, "use devotion", "choose boon", "choose regroup", "place docks")
    for seat in (1, None):
        assert sighted(st, seat) == [
            "tell-peeked seat=seat:0 count=3",
            "tell-sunk cards=1 owner=seat:0",
            "tell-taken-unseen seat=seat:0",
        ]
    assert sighted(st, 0)[0] == "tell-peeked-these seat=seat:0 cards=card:triage,card:boon,card:regroup"
    assert sighted(st, 0)[2] == "tell-taken seat=seat:0 card=card:regroup"


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-C-33", "FIV-C-36")
@pytest.mark.parametrize("holder", [0, 1])
def test_it_is_told_what_becomes_of_a_card_that_waited_face_down(holder: int) -> None:
    me = {**EISEN, "hand": ["devotion", "pull"], "deck": ["triage", "boon", "regroup"]}
    st = pos(me, control={"docks": holder})
    go(st, "use devotion", "choose boon", "choose regroup", "place docks")
    before = len(sighted(st, 1))
    go(st, "pass", "pass")
    if holder == 0:
        assert sighted(st, 1)[before:] == ["tell-dug-up-unseen seat=seat:0 place=place:docks"]
        assert sighted(st, 0)[before:] == ["tell-dug-up seat=seat:0 card=card:triage place=place:docks"]
        assert hand(st, 0) == ["regroup", "triage"]
    else:
        assert (sighted(st, 1)[before:], pile(st, 0)[-1]) == (
            [],
            "triage",
        )  # it is discarded, which is told as always


@pytest.mark.card("fivesails", "penya_shows_the_way")
@pytest.mark.rule("FIV-C-36", "FIV-C-157")
def test_who_looks_at_the_city_deck_reveals_nothing() -> None:
    st = pos(
        {**EISEN, "crew": {"otto_streit": "docks"}},
        city={"docks": ["penya_shows_the_way"]},
        control={"docks": 0},
        city_deck=["eager_blade", "eko_sorridi", "gustavo"],
    )
    step(st, "pass", "pass", "use penya_shows_the_way")
    assert sighted(st, 1) == ["tell-peeked-city seat=seat:0 count=3"]
    assert sighted(st, 0) == ["tell-peeked-these-city seat=seat:0 cards=card:eager_blade,card:eko_sorridi,card:gustavo"]


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-C-36", "FIV-C-58")
@pytest.mark.parametrize(("answer", "sunk"), [("choose triage", ["tell-sunk cards=1 owner=seat:1"]), ("pass", [])])
def test_whose_deck_was_looked_at_sees_whether_a_card_of_it_is_sunk(answer: str, sunk: list[str]) -> None:
    me = {"crew": {"sarafina": "forums"}, "hand": ["bravos"]}
    st = duel(me, {"hand": ["langschwert"], "deck": ["triage", "regroup"]})
    step(st, "choose langschwert", "choose bravos", "use sarafina", answer)
    assert sighted(st, 1) == ["tell-peeked-of seat=seat:0 count=1 owner=seat:1", *sunk]


@pytest.mark.card("fivesails", "terrell_brandt")
@pytest.mark.rule("FIV-DUEL-9", "FIV-C-115")
def test_it_is_told_what_terrell_takes_back() -> None:
    st = duel(
        {**EISEN, "crew": {"servo_scarpa": "forums"}},
        {**EISEN, "crew": {"terrell_brandt": "forums"}, "hand": ["langschwert"]},
    )
    step(st, "choose langschwert")
    strike(st)
    go(st, "pass")
    assert (hand(st, 1), sighted(st, 0)) == (["langschwert"], ["tell-taken seat=seat:1 card=card:langschwert"])


# ---------------------------------------------------------------------- why not


@pytest.mark.card("fivesails", "triage")
@pytest.mark.rule("FIV-PLAY-3", "FIV-COST-8")
@pytest.mark.parametrize(("hurt", "reason"), [(0, "no-target"), (1, "no-cost-to-pay")])
def test_where_nobody_is_wounded_no_price_is_blamed(hurt: int, reason: str) -> None:
    """With two cards in hand Triage could be paid for; with none it could not, and Otto is no Hero."""
    st = pos({**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["triage"] if hurt else ["triage", "boon"]})
    st.wounds[number(st, "otto_streit")] = hurt
    refusal = st.why_not(0, f"use triage {number(st, 'triage')} ability 1")
    assert refusal is not None
    assert notation(refusal.reason) == f"{reason} card=card:triage"


# ---------------------------------------------------------------------- a claim as it is weighed


@pytest.mark.card("fivesails", "nazem_ibn_umur")
@pytest.mark.rule("FIV-CLAIM-1", "FIV-PRESS-3")
def test_a_claim_is_weighed_with_its_claimant_engaged() -> None:
    """Nazem counts engaged enemies, and whoever claims beside him is one by then: it is 1 to 1."""
    st = pos({"crew": {"servo_scarpa": "docks"}}, {**USSURA, "crew": {"nazem_ibn_umur": "docks"}})
    (weighed,) = pressing(st, 0, st.legal(0))
    assert (weighed.totals, weighed.success, engaged(st)) == ((1, 1), False, set())
    go(st, "claim servo_scarpa")
    assert held(st) == {}


# ---------------------------------------------------------------------- doubts that are settled


@pytest.mark.card("fivesails", "im_done_with_you", "let_the_sword_decide")
@pytest.mark.rule("FIV-C-204", "FIV-COST-10")
def test_a_maneuver_that_adds_nothing_may_draw_the_sword() -> None:
    """There is no other card in the line. Whoever cancels it cannot cancel the next one."""
    st = duel({"scheme": "let_the_sword_decide"}, {"hand": ["im_done_with_you"]})
    step(st, "choose im_done_with_you", "use im_done_with_you")
    assert (st.mover(), can(st, "use let_the_sword_decide 3")) == (0, True)
    step(st, "use let_the_sword_decide 3")
    strike(st)
    assert struck(st) == (0, 1, 0)


@pytest.mark.card("fivesails", "throwing_knife", "hidden_corridors")
@pytest.mark.rule("FIV-C-204", "FIV-C-104")
def test_a_knife_may_be_thrown_for_a_dash() -> None:
    st = duel({}, {"hand": ["hidden_corridors"]}, gear={"throwing_knife": "uwe_zimmerman"})
    step(st, "choose hidden_corridors", "use throwing_knife")
    strike(st)
    assert (struck(st), zone(st, "throwing_knife")) == ((0, 1, 0), "discard")


@pytest.mark.card("fivesails", "vittoria_anselmo", "ambush")
@pytest.mark.rule("FIV-C-205", "FIV-C-93")
def test_the_targeting_is_answered_before_the_challenge() -> None:
    """The one who challenges could lay an Ambush only after Vittoria has put her Thug forward."""
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["ambush", "boon", "pull"]}
    foe = {**VODACCE, "crew": {"vittoria_anselmo": "docks", "buratino": "docks", "cesca_del_rosso": "docks"}}
    st = pos(me, foe)
    step(st, "challenge servo_scarpa", "choose vittoria_anselmo")
    while not can(st, "use vittoria_anselmo") and not can(st, "use ambush"):
        step(st, "pass")
    step(st, "use vittoria_anselmo", "option 1")  # she stays where she is
    assert offers(st, "use ambush")
    assert st.duel.defender.fighter == number(st, "buratino")


@pytest.mark.card("fivesails", "opulence", "risky_undertaking")
@pytest.mark.rule("FIV-C-206", "FIV-COST-2")
@pytest.mark.parametrize(("cards", "able"), [(["opulence"], False), (["opulence", "boon"], True)])
def test_opulence_is_one_card_where_cards_are_discarded(cards: list[str], able: bool) -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": cards}, city={"docks": ["risky_undertaking"]})
    assert can(st, "use risky_undertaking") == able
    if able:
        go(st, "use risky_undertaking", "choose opulence", "choose boon")
        assert pile(st, 0) == ["opulence", "boon"]
