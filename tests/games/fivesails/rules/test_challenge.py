"""Challenge: who may issue one and to whom, how it is answered, and who intervenes."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.duel import NO_DUEL

from ..playing import EISEN, GAME, MONTAIGNE, can, duel, engaged, go, number, pos, rest, says, step, table, why, wounds
from ..situations import seen_off


@pytest.mark.card("fivesails", "sigurd_ulfsen", "legendary_reputation")
@pytest.mark.rule("FIV-CHAL-1")
def test_who_never_challenges_does_not_for_a_card_either() -> None:
    me = {**MONTAIGNE, "crew": {"sigurd_ulfsen": "docks"}, "hand": ["legendary_reputation", "boon", "boon"]}
    st = pos(me, {"crew": {"uwe_zimmerman": "docks"}})
    assert why(st, "use legendary_reputation") == ("FIV-CHAL-1", "no-challenges-ever card=card:sigurd_ulfsen")


@pytest.mark.rule("FIV-CHAL-1", "FIV-CHAL-12", "FIV-C-88", "FIV-HOST-1")
def test_refused() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"kaspar_dietrich": "forums"}},
        {"leader": "soline_el_gato", "crew": {"sanjay": "forums"}},
    )
    go(st, "challenge kaspar_dietrich", "refuse")
    assert wounds(st) == {"sanjay": 3}
    assert engaged(st) == {"kaspar_dietrich"}
    assert st.duel.stage == NO_DUEL
    assert st.mover() == 1


@pytest.mark.rule("FIV-CHAL-1", "FIV-CHAL-6")
def test_why_somebody_cannot_challenge() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "forums"}})
    assert why(st, "challenge servo_scarpa") == (
        "FIV-CHAL-6",
        "no-enemy-there place=place:docks card=card:servo_scarpa",
    )
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}}, engaged=["servo_scarpa"])
    assert why(st, "challenge servo_scarpa")[0] == "FIV-STATE-3"


@pytest.mark.rule(
    "FIV-EX-21",
    "FIV-CHAL-2",
    "FIV-CHAL-3",
    "FIV-CHAL-4",
    "FIV-CHAL-6",
    "FIV-CHAL-13",
    "FIV-CHAL-14",
    "FIV-C-87",
    "FIV-C-90",
    "FIV-HOST-2",
    "FIV-KEY-10",
    "FIV-C-50",
    "FIV-C-119",
)
def test_a_technique_with_a_refused_challenge() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"terrell_brandt": "docks"}},
        {"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "docks", "sanjay": "forums"}},
        city={"docks": ["eko_sorridi"]},
    )
    go(st, "challenge terrell_brandt", "use terrell_brandt")
    assert st.duel.defender.fighter == number(st, "maya_de_la_rioja")  # the only one opposing him
    go(st, "refuse")
    assert wounds(st) == {"maya_de_la_rioja": 3}
    assert st.duel.stage == NO_DUEL


@pytest.mark.rule("FIV-C-114", "FIV-C-85", "FIV-C-89", "FIV-CHAL-5")
def test_let_the_sword_decide_and_the_flintlock() -> None:
    gear = {"polished_flintlock": "uwe_zimmerman"}
    st = duel(
        {"crew": {"servo_scarpa": "forums"}, "scheme": "let_the_sword_decide"}, {"hand": ["langschwert"]}, gear=gear
    )
    go(st, "choose langschwert", "use polished_flintlock", "use let_the_sword_decide")
    assert "polished_flintlock" in engaged(st)
    assert not st.duel.defender.lethal  # no Lethal
    st = pos(
        {"crew": {"servo_scarpa": "forums"}, "scheme": "let_the_sword_decide"},
        {"crew": {"uwe_zimmerman": "forums"}},
        gear=gear,
        turn=1,
    )
    go(st, "challenge uwe_zimmerman", "use polished_flintlock")
    assert says(st) == ["accept", "refuse"]
    assert "polished_flintlock" in engaged(st)
    assert GAME.name == "fivesails"


@pytest.mark.rule("FIV-CHAL-6")
def test_whom_one_cannot_challenge() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks", "philip_hase": "docks"}})
    go(st, "challenge servo_scarpa")
    assert why(st, "choose kaspar_dietrich") == (
        "FIV-CHAL-6",
        "no-challenging-that card=card:kaspar_dietrich challenger=card:servo_scarpa",
    )
    assert why(st, "choose servo_scarpa")[1].startswith("no-challenging-friends")


@pytest.mark.rule("FIV-C-160", "FIV-CHAL-6")
def test_who_may_challenge_engaged_is_not_told_to_be_en_garde() -> None:
    crew = {"carmella_vanessa_salvaggi": "docks"}
    st = pos({"crew": crew}, {"crew": {"uwe_zimmerman": "forums"}}, engaged=["carmella_vanessa_salvaggi"])
    assert why(st, "challenge carmella_vanessa_salvaggi")[0] == "FIV-CHAL-6"


@pytest.mark.rule("FIV-CHAL-7", "FIV-CHAL-8", "FIV-CHAL-9", "FIV-CHAL-10", "FIV-C-91", "FIV-C-92", "FIV-KEY-2")
def test_maya_intervenes() -> None:
    for where, tired, able in (("docks", False, True), ("docks", True, False), ("forums", False, False)):
        st = pos(
            {"leader": "kaspar_dietrich", "crew": {"kaspar_dietrich": "docks"}},
            {"leader": "soline_el_gato", "crew": {"soline_el_gato": "docks", "maya_de_la_rioja": where}},
            engaged=["maya_de_la_rioja"] if tired else [],
        )
        go(st, "challenge kaspar_dietrich", "choose soline_el_gato")
        assert can(st, "intervene maya_de_la_rioja") == able
        if able:
            go(st, "intervene maya_de_la_rioja")
            assert "maya_de_la_rioja" in engaged(st)
            assert st.duel.defender.fighter == number(st, "maya_de_la_rioja")


@pytest.mark.rule("FIV-CHAL-7", "FIV-CHAL-8", "FIV-CHAL-9", "FIV-PLAY-3")
def test_why_not_when_challenged() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"uwe_zimmerman": "docks"}, "hand": ["langschwert"]})
    go(st, "challenge servo_scarpa")
    question = "question=(ask-challenged card=card:servo_scarpa target=card:uwe_zimmerman ways=accept-refuse)"
    assert why(st, "pass") == ("FIV-CHAL-7", f"no-passing-here {question}")
    assert why(st, "choose uwe_zimmerman") == ("FIV-CHAL-7", f"no-choosing-that card=card:uwe_zimmerman {question}")
    assert why(st, "claim uwe_zimmerman") == ("FIV-DRAMA-1", f"no-turn-yet {question}")
    assert why(st, "go home") == ("FIV-CHAL-7", "no-going-home")
    assert why(st, "intervene servo_scarpa") == ("FIV-CHAL-9", "no-card-of-yours card=card:servo_scarpa")
    assert why(st, "intervene uwe_zimmerman") == ("FIV-CHAL-8", "no-intervening-for-self card=card:uwe_zimmerman")
    go(st, "accept")
    assert why(st, "choose servo_scarpa") == ("FIV-DUEL-6", "no-combat-card-there card=card:servo_scarpa")


@pytest.mark.rule("FIV-C-9", "FIV-CHAL-7", "FIV-C-94")
def test_a_challenger_whose_player_is_out_challenges_nobody() -> None:
    """Torsten has challenged, and before the answer his Leader falls elsewhere: the challenge is over."""
    st = table(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"uwe_zimmerman": "forums", "otto_streit": "forums"}, "hand": ["langschwert"]},
        {"crew": {"torsten_vakt": "forums", "yevgeni": "docks"}},
        turn=2,
    )
    step(st, "challenge torsten_vakt", "choose uwe_zimmerman")
    rest(st)
    assert says(st)[:2] == ["accept", "refuse"]
    destroy(st, st.leaders[2])
    st.advance()
    assert (st.eliminated[2], st.duel.stage, st.mover(), wounds(st)) == (1, NO_DUEL, 0, {})


@pytest.mark.rule("FIV-CHAL-9", "FIV-C-91")
def test_nobody_steps_in_for_another_player() -> None:
    st = table(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}},
        {"crew": {"torsten_vakt": "docks", "yevgeni": "docks"}},
    )
    step(st, "challenge servo_scarpa", "choose otto_streit")
    rest(st)
    assert st.mover() == 1
    assert {text.split()[1] for text in says(st) if text.startswith("intervene")} == {"uwe_zimmerman"}


@pytest.mark.rule("FIV-CHAL-9", "FIV-CHAL-8")
def test_why_somebody_cannot_intervene() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"uwe_zimmerman": "docks", "otto_streit": "docks", "philip_hase": "forums"}},
        engaged=["otto_streit"],
    )
    assert why(st, "intervene servo_scarpa") == ("FIV-CHAL-9", "no-intervening-now")
    go(st, "challenge servo_scarpa", "choose uwe_zimmerman")
    assert why(st, "intervene otto_streit") == ("FIV-CHAL-9", "no-deed-engaged card=card:otto_streit deed=intervene")
    assert why(st, "intervene philip_hase") == (
        "FIV-CHAL-9",
        "no-intervening-from-afar card=card:philip_hase place=place:docks target=card:uwe_zimmerman",
    )
    assert why(st, "intervene uwe_zimmerman")[0] == "FIV-CHAL-8"


@pytest.mark.card("fivesails", "epee_sanglante", "edeline_trinken", "eko_sorridi")
@pytest.mark.rule("FIV-C-216", "FIV-CHAL-10", "FIV-C-115")
def test_nobody_draws_first_blood_after_the_duel() -> None:
    """Eko has fought Bastien, and nobody was wounded. By the time Eko wounds him they are no participants any more."""
    st = pos(
        {**MONTAIGNE, "crew": {"bastien_girard": "docks"}, "scheme": "epee_sanglante", "renown": 2},
        {**EISEN, "crew": {"eko_sorridi": "docks", "edeline_trinken": "forums"}, "hand": ["regroup"]},
        engaged=["bastien_girard"],
    )
    go(st, "use epee_sanglante", "accept")
    step(st, "choose regroup")
    seen_off(st)
    assert (wounds(st), st.renown) == ({"bastien_girard": 1}, [2, 0])
