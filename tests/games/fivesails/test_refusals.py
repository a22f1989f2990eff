"""Why not: what people try most is answered with a sentence and the rule behind it."""

from __future__ import annotations

import pytest

from intrigue.core import Illegal, seeded
from intrigue.core.phrase import notation
from intrigue.games.fivesails.state.table import FiveSails

from .table import GAME, duel, go, number, pos


def why(st: FiveSails, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the reason; nothing has changed by asking."""
    who = st.mover() if seat is None else seat
    before = st.save()
    refusal = st.why_not(who, text)
    assert refusal is not None, text
    assert refusal.rule in GAME.rulebook
    assert st.save() == before
    with pytest.raises(Illegal):
        st.apply(who, GAME.action(st, who, text))
    return refusal.rule, notation(refusal.reason)


@pytest.mark.rule("FIV-MOVE-1", "FIV-STATE-3")
def test_why_somebody_cannot_move() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}}, engaged=["servo_scarpa"])
    assert why(st, "move servo_scarpa") == ("FIV-STATE-3", "Servo Scarpa is engaged; to move takes somebody en garde.")
    assert why(st, "move uwe_zimmerman") == (
        "FIV-MOVE-1",
        "Uwe Zimmerman is not one of yours; move with somebody of your crew.",
    )


@pytest.mark.rule("FIV-CLAIM-1", "FIV-DASH-2")
def test_why_somebody_cannot_claim() -> None:
    st = pos({"crew": {"servo_scarpa": "home", "kalla_forsberg": "docks"}})
    assert why(st, "claim servo_scarpa") == (
        "FIV-CLAIM-1",
        "Servo Scarpa is at Home; to claim, be at a City location.",
    )
    rule, reason = why(st, "claim kalla_forsberg")
    assert (rule, reason) == ("FIV-DASH-2", "Kalla Forsberg has a dash for Influence and cannot claim.")


@pytest.mark.rule("FIV-CHAL-1", "FIV-CHAL-6")
def test_why_somebody_cannot_challenge() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "forums"}})
    assert why(st, "challenge servo_scarpa") == (
        "FIV-CHAL-6",
        "At The Docks is no enemy whom Servo Scarpa can challenge.",
    )
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}}, engaged=["servo_scarpa"])
    assert why(st, "challenge servo_scarpa")[0] == "FIV-STATE-3"


@pytest.mark.rule("FIV-RECRUIT-1", "FIV-PARLEY-1", "FIV-COST-2")
def test_why_a_mercenary_cannot_be_recruited() -> None:
    city = {"docks": ["maryam_benu_pleroma"]}
    st = pos({"crew": {"servo_scarpa": "forums"}}, city=city)
    assert why(st, "recruit maryam_benu_pleroma") == (
        "FIV-RECRUIT-1",
        "You have nobody at The Docks, where Maryam Benu Pleroma is for hire.",
    )
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["boon"]}, city=city)
    rule, reason = why(st, "recruit maryam_benu_pleroma")
    assert rule == "FIV-COST-2"
    assert reason == ("Maryam Benu Pleroma costs 5 after the best parley; the other cards in your hand are worth 1.")
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["boon"]}, city=city, engaged=["servo_scarpa"])
    assert "nobody of yours there can parley (FIV-PARLEY-1)" in why(st, "recruit maryam_benu_pleroma")[1]
    assert why(st, "recruit servo_scarpa")[1] == "Servo Scarpa does not stand at a City location for hire."


@pytest.mark.rule("FIV-PARLEY-1", "FIV-C-78")
def test_why_somebody_cannot_parley() -> None:
    st = pos(
        {
            "crew": {
                "servo_scarpa": "docks",
                "sibella_scarpa": "docks",
                "cesca_del_rosso": "docks",
                "kaj_kousei": "docks",
            },
            "hand": ["boon", "boon", "pull", "pull", "ambush", "ambush"],
        },
        city={"docks": ["maryam_benu_pleroma"]},
        engaged=["cesca_del_rosso"],
    )
    go(st, "recruit maryam_benu_pleroma")
    assert why(st, "choose cesca_del_rosso") == (
        "FIV-STATE-3",
        "Cesca del Rosso is engaged; to parley takes somebody en garde.",
    )
    assert why(st, "choose kaj_kousei")[1] == "Kaj Kousei is a Mercenary; none of them parleys for you."
    assert why(st, "choose don_constanzo_scarpa")[0] == "FIV-PARLEY-1"
    assert why(st, "claim sibella_scarpa") == (
        "FIV-DRAMA-1",
        "That is for your turn in High Drama. First: Who parleys?",
    )


@pytest.mark.rule("FIV-EQUIP-1", "FIV-ATT-2", "FIV-COST-2")
def test_why_something_cannot_be_equipped() -> None:
    st = pos({"hand": ["stiletto", "boon"]}, city={"docks": ["eager_blade"]})
    assert why(st, "equip boon") == ("FIV-EQUIP-1", "Boon is no attachment.")
    assert why(st, "equip eager_blade") == ("FIV-EQUIP-1", "You have nobody at The Docks, where Eager Blade lies.")
    st = pos({"hand": ["matchlock_musket"]})
    assert why(st, "equip matchlock_musket") == (
        "FIV-COST-2",
        "Matchlock Musket costs 1; the other cards in your hand are worth 0.",
    )


@pytest.mark.rule("FIV-BRUTE-1")
def test_why_a_card_is_not_played_into_the_crew() -> None:
    st = pos({"hand": ["buratino", "boon"]})
    assert why(st, "play boon")[1].startswith("Boon is no Brute")
    st = pos({"hand": ["buratino"]})
    assert why(st, "play buratino") == ("FIV-COST-2", "Buratino costs 1; the other cards in your hand are worth 0.")


@pytest.mark.rule("FIV-COST-2", "FIV-COST-3")
def test_why_a_card_cannot_pay() -> None:
    st = pos({"hand": ["buratino", "boon", "paid_off"]})
    assert why(st, "pay boon") == ("FIV-COST-2", "There is nothing to pay for now.")
    go(st, "play buratino")
    assert why(st, "pay buratino") == ("FIV-COST-2", "Buratino cannot pay for itself.")
    assert why(st, "pass")[0] == "FIV-COST-2"


@pytest.mark.rule("FIV-GAMBLE-1", "FIV-GAMBLE-5", "FIV-DUEL-6", "FIV-CHAL-7")
def test_why_not_in_a_duel() -> None:
    st = duel({}, {"hand": ["langschwert"]})
    assert why(st, "pass") == (
        "FIV-DUEL-6",
        "You have accepted the challenge: your first round needs a combat card.",
    )
    assert why(st, "accept") == ("FIV-CHAL-7", "Nobody is challenging you just now.")
    st = pos({"crew": {"servo_scarpa": "docks"}})
    assert why(st, "gamble") == ("FIV-GAMBLE-1", "You gamble for a combat card, in your own round of a duel.")


@pytest.mark.rule("FIV-GAMBLE-5")
def test_a_second_gamble_with_finesse_1() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}, "hand": ["boon", "boon", "pull"]},
        {"crew": {"terrell_brandt": "docks"}, "hand": ["langschwert", "precision"], "deck": ["precision"] * 2},
    )
    go(st, "challenge servo_scarpa", "accept", "gamble", "choose precision")
    for _ in range(40):
        if st.mover() == 1 and "play a combat card" in notation(st.view(1).prompt):
            break
        legal = st.legal(st.mover())
        st.apply(
            st.mover(), legal[-1] if st.mover() == 0 and "combat card" in notation(st.view(0).prompt) else legal[0]
        )
    assert why(st, "gamble") == ("FIV-GAMBLE-5", "Terrell Brandt has Finesse 1: in this duel you gamble once.")


@pytest.mark.rule("FIV-CHAL-9", "FIV-CHAL-8")
def test_why_somebody_cannot_intervene() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"uwe_zimmerman": "docks", "otto_streit": "docks", "philip_hase": "forums"}},
        engaged=["otto_streit"],
    )
    assert why(st, "intervene servo_scarpa") == (
        "FIV-CHAL-9",
        "Somebody intervenes when one of yours is challenged, and nobody is.",
    )
    go(st, "challenge servo_scarpa", "choose uwe_zimmerman")
    assert why(st, "intervene otto_streit") == (
        "FIV-CHAL-9",
        "Otto Streit is engaged; to intervene takes somebody en garde.",
    )
    assert why(st, "intervene philip_hase") == (
        "FIV-CHAL-9",
        "Philip Hase is not at The Docks, where Uwe Zimmerman is challenged.",
    )
    assert why(st, "intervene uwe_zimmerman")[0] == "FIV-CHAL-8"


@pytest.mark.rule("FIV-CHAL-6")
def test_whom_one_cannot_challenge() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks", "philip_hase": "docks"}})
    go(st, "challenge servo_scarpa")
    assert why(st, "choose kaspar_dietrich") == ("FIV-CHAL-6", "Servo Scarpa cannot challenge Kaspar Dietrich there.")
    assert why(st, "choose servo_scarpa")[1].startswith("Servo Scarpa is one of yours")


@pytest.mark.rule("FIV-ONCE-1", "FIV-USE-1")
def test_why_an_ability_cannot_be_used() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["bleed_out"]})
    assert why(st, "use kaspar_dietrich ability 1") == ("FIV-USE-1", "Kaspar Dietrich is not yours to use.")
    assert why(st, "use bleed_out ability 1")[0] in ("FIV-PLAY-3", "FIV-COST-2")


@pytest.mark.rule("FIV-C-36")
def test_nobody_learns_of_hidden_cards_by_asking() -> None:
    """A card that the asking seat cannot see is no answer, whatever its number."""
    st = pos({}, {"hand": ["langschwert"]})
    i = number(st, "langschwert")
    assert i in st.hands[1]
    hidden = st.why_not(0, f"equip langschwert {i}")
    nonsense = st.why_not(0, f"equip stiletto {i}")
    assert hidden is not None
    assert nonsense is not None
    assert notation(hidden.reason).replace("langschwert", "X") == notation(nonsense.reason).replace("stiletto", "X")
    imagined = st.imagine(0, seeded(3))
    assert imagined.why_not(0, f"equip langschwert {i}") == hidden
