"""The attachments of Vodacce: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core.phrase import phrase
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.actions import PASS
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    VODACCE,
    at_the_brink,
    bearer,
    can,
    duel,
    engaged,
    go,
    hand,
    missed,
    number,
    offers,
    pile,
    pos,
    rest,
    says,
    step,
    strike,
    table,
    told,
    why,
    wounds,
    zone,
)


def poisoned(*thugs: str, hand: tuple[str, ...]) -> FiveSails:
    """Somebody puts Legion's Caress on Vittoria at the Docks, and has paid for it."""
    me = {**VODACCE, "crew": {"servo_scarpa": "docks"}, "hand": ["legions_caress", "pull"]}
    crew = dict.fromkeys(("vittoria_anselmo", *thugs), "docks")
    st = pos(me, {**VODACCE, "crew": crew, "hand": list(hand)})
    return step(st, "equip legions_caress", "choose vittoria_anselmo", "pay pull")


@pytest.mark.card("fivesails", "legions_caress", "vittoria_anselmo")
@pytest.mark.rule("FIV-EQUIP-1", "FIV-C-49")
def test_vittoria_hands_the_caress_on_to_a_thug() -> None:
    st = poisoned("buratino", hand=())
    assert (st.mover(), can(st, "use vittoria_anselmo")) == (1, True)
    go(st, "use vittoria_anselmo", "option 1")
    assert bearer(st, "legions_caress") == "buratino"


@pytest.mark.card("fivesails", "legions_caress", "unyielding_loyalty")
@pytest.mark.rule("FIV-EQUIP-1", "FIV-C-41", "FIV-C-49")
def test_loyalty_keeps_the_caress_away() -> None:
    st = poisoned(hand=("unyielding_loyalty", "boon", "dante"))
    assert offers(st, "use unyielding_loyalty")
    go(st, "use unyielding_loyalty", "pay boon", "choose dante")
    assert (bearer(st, "legions_caress"), hand(st, 0), pile(st, 0)) == ("", ["legions_caress"], ["pull"])


@pytest.mark.rule("FIV-C-9", "FIV-C-64")
@pytest.mark.card("fivesails", "legions_caress")
def test_what_others_put_on_the_crew_of_somebody_who_is_out_goes_to_its_owner() -> None:
    st = table({"hand": ["legions_caress"]}, {"crew": {"otto_streit": "docks"}}, {"crew": {"torsten_vakt": "docks"}})
    caress = next(i for i in range(st.size) if CARDS[st.kind[i]].id == "legions_caress" and st.owner[i] == 0)
    st.attach(caress, number(st, "otto_streit"), 0)
    destroy(st, st.leaders[1])
    st.advance()
    st.check()
    assert (st.eliminated, "legions_caress" in pile(st, 0)) == ([0, 1, 0], True)


@pytest.mark.card("fivesails", "legions_caress")
def test_legions_caress_is_for_anybody_in_the_city_but_leaders() -> None:
    def put_on(who: str, at: str) -> bool:
        st = pos({"hand": ["legions_caress", "pull"]}, {"crew": {who: at}})
        return can(st, "equip legions_caress")

    assert put_on("otto_streit", "docks")
    assert not put_on("otto_streit", "home")
    assert not put_on("kaspar_dietrich", "docks")


@pytest.mark.card("fivesails", "legions_caress")
def test_legions_caress_does_not_hurt_who_was_en_garde_already() -> None:
    st = pos({}, {"crew": {"otto_streit": "docks"}}, gear={"legions_caress": "otto_streit"})
    go(st, "pass", "pass")
    assert wounds(st) == {}


@pytest.mark.card("fivesails", "legions_caress")
def test_legions_caress() -> None:
    st = pos({"hand": ["legions_caress", "bravos"]}, {"crew": {"otto_streit": "docks"}}, engaged=["otto_streit"])
    go(st, "equip legions_caress", "pay bravos", "pass", "pass")
    assert wounds(st) == {"otto_streit": 1}  # he became en garde in Dusk


@pytest.mark.card("fivesails", "stiletto", "ambush")
@pytest.mark.rule("FIV-REACT-1", "FIV-C-93")
def test_a_challenge_elsewhere_is_no_occasion() -> None:
    """Somebody challenges at the Docks, and the Stiletto is at the Forums."""
    st = pos(
        {**VODACCE, "crew": {"servo_scarpa": "docks", "sibella_scarpa": "forums"}, "hand": ["ambush", "boon", "boon"]},
        {"crew": {"uwe_zimmerman": "docks", "otto_streit": "docks"}},
        gear={"stiletto": "sibella_scarpa"},
    )
    step(st, "challenge servo_scarpa", "choose uwe_zimmerman")
    assert can(st, "use ambush")
    assert why(st, "use stiletto") == ("FIV-REACT-1", "no-occasion card=card:stiletto")


@pytest.mark.card("fivesails", "stiletto", "leontine_giroux")
@pytest.mark.rule("FIV-C-94", "FIV-C-93")
@pytest.mark.parametrize("whom", ["challenger", "challenged"])
def test_a_stiletto_may_end_a_challenge_before_it_is_answered(whom: str) -> None:
    me = {"crew": {"servo_scarpa": "docks"}}
    foe = {**VODACCE, "crew": {"sibella_scarpa": "docks", "cesca_del_rosso": "docks"}}
    hurt = {"servo_scarpa": 4} if whom == "challenger" else {"sibella_scarpa": 3}
    st = pos(me, foe, gear={"stiletto": "cesca_del_rosso"}, wounds=hurt)
    step(st, "challenge servo_scarpa", "choose sibella_scarpa", "use stiletto")
    rest(st)
    go(st, "option 1" if whom == "challenger" else "option 2")
    assert (zone(st, next(iter(hurt))), st.duel.stage, st.mover()) == ("locker", NO_DUEL, 1)


@pytest.mark.card("fivesails", "epee_sanglante", "stiletto")
@pytest.mark.rule("FIV-CHAL-10")
@pytest.mark.parametrize("stabbed", [True, False])
def test_before_the_answer_there_are_no_participants_who_could_draw_first_blood(stabbed: bool) -> None:
    """The Stiletto wounds Henri before Servo has accepted: what it does is done, and the Renown is still to be won."""
    me = {**MONTAIGNE, "crew": {"henri_michelet": "docks"}, "scheme": "epee_sanglante", "renown": 2}
    foe = {**VODACCE, "crew": {"servo_scarpa": "docks"}, "hand": ["boon"], "renown": 2}
    st = pos(me, foe, gear={"stiletto": "servo_scarpa"})
    step(st, "use epee_sanglante")
    if stabbed:
        step(st, "use stiletto", "option 1")
    go(st, "accept")
    assert wounds(st) == ({"henri_michelet": 1} if stabbed else {})
    assert st.renown == [2, 2]
    go(st, "choose boon")
    strike(st)
    assert wounds(st)["servo_scarpa"] == 1
    assert st.renown == [3, 1]


@pytest.mark.card("fivesails", "stiletto", "vittoria_anselmo")
@pytest.mark.rule("FIV-CHAL-6", "FIV-REACT-4")
def test_stiletto_wounds_whoever_is_challenged_after_vittoria_put_a_thug_there() -> None:
    st = pos(
        {"crew": {"vittoria_anselmo": "forums", "buratino": "forums"}},
        {"crew": {"uwe_zimmerman": "forums", "otto_streit": "forums"}},
        gear={"stiletto": "vittoria_anselmo"},
        turn=1,
    )
    step(st, "challenge uwe_zimmerman", "choose vittoria_anselmo", "use vittoria_anselmo", "option 1")
    challenged = phrase("show-challenged", card="card:uwe_zimmerman", other="card:buratino")
    assert st.view(0).prompt == phrase("ask-react", moment=challenged)
    go(st, "use stiletto", "option 2")
    assert wounds(st) == {"buratino": 1}


@pytest.mark.card("fivesails", "stiletto")
@pytest.mark.rule("FIV-C-9", "FIV-C-94", "FIV-LEAD-4")
@pytest.mark.parametrize("whom", ["option 1", "option 2"])
def test_a_leader_who_falls_before_the_answer_is_out_and_the_challenge_over(whom: str) -> None:
    """Yevgeni challenges Kaspar, and the Stiletto of a third player kills one of them."""
    st = table(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"kaspar_dietrich": "docks", "otto_streit": "docks"}},
        {"crew": {"yevgeni": "docks"}},
        {},
        gear={"stiletto": "servo_scarpa"},
        turn=2,
    )
    gone = 2 if whom == "option 1" else 1
    at_the_brink(st, gone)
    step(st, "challenge yevgeni", "choose kaspar_dietrich", "use stiletto", whom)
    rest(st)
    assert (st.eliminated[gone], st.duel.stage, st.mover()) == (1, NO_DUEL, 3)
    assert wounds(st) == {}
    over = [line for line in told(st) if line.startswith(("tell-challenge-over", "tell-cancelled"))]
    assert len(over) == 1, told(st)


@pytest.mark.card("fivesails", "raton", "unyielding_loyalty", "stiletto")
@pytest.mark.rule("FIV-C-41")
def test_what_was_put_off_is_told_to_be_cancelled_too() -> None:
    """Ratón reaches for the Stiletto as Servo's round ends, and a Thug is given up for it."""
    me = {
        **VODACCE,
        "crew": {"servo_scarpa": "forums"},
        "hand": ["wrath_of_the_don", "unyielding_loyalty", "angelo", "boon"],
    }
    foe = {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["taunt"]}
    st = duel(me, foe, gear={"stiletto": "servo_scarpa"})
    go(st, "choose taunt", "use raton 2")
    strike(st)
    step(st, "choose wrath_of_the_don")
    while not can(st, "use unyielding_loyalty"):
        st.apply(st.mover(), PASS)
    go(st, "use unyielding_loyalty", "pay boon", "choose angelo")
    assert bearer(st, "stiletto") == "servo_scarpa"
    assert told(st).count("tell-cancelled card=card:raton what=ability") == 1


@pytest.mark.card("fivesails", "stiletto")
@pytest.mark.rule("FIV-C-93")
def test_the_question_of_the_stiletto_names_the_characters() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums"}}, {"crew": {"uwe_zimmerman": "forums"}}, gear={"stiletto": "servo_scarpa"}
    )
    step(st, "challenge servo_scarpa", "use stiletto")
    while says(st) == ["pass"]:
        st.apply(st.mover(), 0)
    assert [choice.words for choice in st.view(0).choices] == [
        phrase("do-challenger", card="card:servo_scarpa"),
        phrase("do-defender", card="card:uwe_zimmerman"),
    ]


@pytest.mark.card("fivesails", "stiletto", "ambush")
@pytest.mark.rule("FIV-C-94", "FIV-C-191")
def test_nobody_ambushes_a_challenge_that_is_over() -> None:
    """The Stiletto has killed the challenger."""
    me = {"crew": {"servo_scarpa": "docks", "sibella_scarpa": "docks"}, "hand": ["ambush", "boon"]}
    st = pos(
        me,
        {**EISEN, "crew": {"otto_streit": "docks"}},
        gear={"stiletto": "servo_scarpa"},
        wounds={"otto_streit": 3},
        turn=1,
    )
    step(st, "challenge otto_streit", "choose servo_scarpa", "use ambush", "use stiletto", "use stiletto", "option 1")
    rest(st)
    assert zone(st, "otto_streit") == "locker"
    assert hand(st, 0) == ["ambush", "boon"]
    assert missed(st) == ["ambush"]


@pytest.mark.card("fivesails", "stiletto")
@pytest.mark.rule("FIV-C-93", "FIV-REACT-1", "FIV-REACT-4")
def test_stiletto() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums"}}, {"crew": {"otto_streit": "forums"}}, gear={"stiletto": "servo_scarpa"}
    )
    go(st, "challenge servo_scarpa", "use stiletto", "option 2", "refuse")
    assert wounds(st) == {}
    assert zone(st, "otto_streit") == "locker"
    assert engaged(st) == {"servo_scarpa", "stiletto"}


@pytest.mark.card("fivesails", "stiletto")
def test_the_stiletto_may_wound_the_challenger_at_its_location() -> None:
    def position(servo: str, **rest: Any) -> FiveSails:
        me = {"crew": {"servo_scarpa": servo, "sibella_scarpa": "forums"}}
        st = pos(me, {"crew": {"otto_streit": "forums"}}, gear={"stiletto": "servo_scarpa"}, turn=1, **rest)
        step(st, "challenge otto_streit")
        return step(st, "choose sibella_scarpa") if can(st, "choose sibella_scarpa") else st

    st = position("forums")
    go(st, "use stiletto", "option 1")
    assert (wounds(st), engaged(st)) == ({"otto_streit": 1}, {"otto_streit", "stiletto"})
    assert not offers(position("docks"), "use stiletto")
    assert not offers(position("forums", engaged=["stiletto"]), "use stiletto")
