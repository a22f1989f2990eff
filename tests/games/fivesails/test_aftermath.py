"""What is over: nothing of a duel lasts into what comes after it, a player who is out leaves all at once, and the dead
take nothing."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    at_the_brink,
    bearer,
    can,
    go,
    hand,
    pile,
    pools,
    pos,
    rest,
    says,
    step,
    strike,
    table,
    told,
    until,
    wounds,
    zone,
)

# ---------------------------------------------------------------------- after a duel


def seen_off(st: FiveSails) -> FiveSails:
    """After the duel Edeline fetches a fighter, whom Eko Sorridi sees off with a wound."""
    step(st, "use edeline_trinken")
    assert any(line.startswith("tell-duel-over") for line in told(st))
    until(st, lambda st: can(st, "use eko_sorridi"))
    step(st, "use eko_sorridi")
    return rest(st)


@pytest.mark.card("fivesails", "breastplate", "edeline_trinken", "eko_sorridi")
@pytest.mark.rule("FIV-C-216", "FIV-C-115", "FIV-DUEL-21")
def test_what_helps_in_a_duel_does_not_help_after_it() -> None:
    """Uwe was not wounded in his duel. The wound after it is the first, but he takes it, and the Breastplate breaks."""
    st = pos(
        {**EISEN, "crew": {"uwe_zimmerman": "docks", "edeline_trinken": "forums"}},
        {**USSURA, "crew": {"pavel_ivanov": "docks", "eko_sorridi": "docks"}, "hand": ["not_today"]},
        gear={"breastplate": "uwe_zimmerman"},
    )
    go(st, "challenge uwe_zimmerman", "choose pavel_ivanov", "accept")
    step(st, "choose not_today")
    seen_off(st)
    assert wounds(st) == {"uwe_zimmerman": 1, "pavel_ivanov": 1}
    assert bearer(st, "breastplate") == ""


@pytest.mark.card("fivesails", "answering_the_call", "edeline_trinken", "eko_sorridi")
@pytest.mark.rule("FIV-C-216", "FIV-DUR-2", "FIV-C-115")
def test_who_has_answered_the_call_bleeds_for_nobody_after_the_duel() -> None:
    """Kaj has taken the wounds of Terrell's round, and there is no other round of his: the duel is over."""
    crew = {"terrell_brandt": "docks", "kaj_kousei": "docks", "edeline_trinken": "forums"}
    st = pos(
        {**EISEN, "crew": crew, "hand": ["answering_the_call"]},
        {**USSURA, "crew": {"torsten_vakt": "docks", "eko_sorridi": "docks"}, "hand": ["triage", "not_today"]},
    )
    go(st, "challenge terrell_brandt", "choose torsten_vakt", "accept", "choose triage")
    strike(st)
    step(st, "choose answering_the_call", "use answering_the_call")
    strike(st)
    assert wounds(st)["kaj_kousei"] == 3
    step(st, "choose not_today")
    seen_off(st)
    assert wounds(st) == {"terrell_brandt": 1, "kaj_kousei": 3, "torsten_vakt": 4}


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


# ---------------------------------------------------------------------- after a player


@pytest.mark.card("fivesails", "syrneth_hand", "captains_coat")
@pytest.mark.rule("FIV-LKI-1", "FIV-LKI-2", "FIV-C-9", "FIV-C-11")
@pytest.mark.parametrize(("gear", "hurt"), [("syrneth_hand", 2), ("captains_coat", 1)])
def test_the_last_strike_of_one_whose_player_is_out_is_as_strong_as_it_was(gear: str, hurt: int) -> None:
    """Otto has put threat on Servo when Kaspar falls elsewhere: his Combat was 2 with the Hand, which is the City's."""
    st = table(
        {"crew": {"servo_scarpa": "forums"}, "hand": ["boon"]},
        {"crew": {"otto_streit": "forums"}, "hand": ["langschwert"]},
        {},
        gear={gear: "otto_streit"},
    )
    go(st, "challenge servo_scarpa", "accept", "choose langschwert")
    strike(st)
    assert (pools(st), st.mover()) == ((3, 0), 0)
    destroy(st, st.leaders[1])
    st.advance()
    assert st.eliminated == [0, 1, 0]
    go(st, "pass")
    assert wounds(st) == {"servo_scarpa": hurt}


@pytest.mark.card("fivesails", "matushkas_efficiency", "predatory_pursuit", "eko_sorridi", "syrneth_hand")
@pytest.mark.rule("FIV-LKI-2", "FIV-C-9", "FIV-C-11", "FIV-C-166")
def test_who_pursues_the_duel_of_another_and_dies_of_it_leaves_a_last_strike() -> None:
    """Elina takes the duel elsewhere in her round. The other Yevgeni pursues her past Eko and is out: his Pursuit
    wounds her all the same, and of what Ved'ma has put on her as much as Ved'ma had Combat with the Hand."""
    st = table(
        {**USSURA, "crew": {"elina_georginova": "forums"}, "hand": ["matushkas_efficiency", "boon"]},
        {
            **USSURA,
            "crew": {"vedma": "forums", "yevgeni": "forums"},
            "hand": ["strong_hands", "predatory_pursuit", "boon"],
        },
        {"leader": "kaspar_dietrich", "crew": {"eko_sorridi": "forums"}},
        gear={"syrneth_hand": "vedma"},
    )
    at_the_brink(st, 1)
    go(st, "challenge elina_georginova", "choose vedma", "accept")
    step(st, "choose strong_hands")
    strike(st)
    assert pools(st) == (4, 0)
    step(st, "choose matushkas_efficiency", "use matushkas_efficiency 2", "pay boon", "place docks", "choose vedma")
    step(st, "use predatory_pursuit", "pay boon", "use eko_sorridi")
    rest(st)
    assert st.eliminated == [0, 1, 0]
    strike(st)
    assert wounds(st) == {"elina_georginova": 3}


# ---------------------------------------------------------------------- after one's own death


@pytest.mark.card("fivesails", "raton")
@pytest.mark.rule("FIV-COST-10", "FIV-C-165", "FIV-FINAL-2")
def test_raton_takes_nothing_when_he_is_dead() -> None:
    """He falls in the round of his Technique. Terrell, who faces what he has left, is not wounded: nobody is asked
    what Ratón would take, and nothing of Terrell's is targeted."""
    st = pos(
        {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["taunt"]},
        {**EISEN, "crew": {"terrell_brandt": "forums"}, "hand": ["iron_reply"]},
        gear={"throwing_knife": "terrell_brandt", "sorte_deck": "terrell_brandt"},
        wounds={"raton": 3},
        turn=1,
    )
    go(st, "challenge terrell_brandt", "accept")
    step(st, "choose taunt", "use raton 2")
    strike(st)
    assert (zone(st, "raton"), pools(st)) == ("locker", (2, 0))
    step(st, "choose iron_reply")
    strike(st)
    assert isinstance(st.stack[-1], Turn), says(st)
    assert not [line for line in told(st) if line.startswith("tell-targeted")]
    assert {bearer(st, "throwing_knife"), bearer(st, "sorte_deck")} == {"terrell_brandt"}


@pytest.mark.card("fivesails", "terrell_brandt", "object_of_wonder")
@pytest.mark.rule("FIV-REPLACE-3", "FIV-C-115", "FIV-C-127")
@pytest.mark.parametrize(("saved", "back"), [(True, ["langschwert"]), (False, [])])
def test_terrell_has_his_attachments_back_unless_he_was_destroyed(saved: bool, back: list[str]) -> None:
    """Whom the Object has saved was not destroyed, though he is gone when his duel ends."""
    st = pos(
        {"leader": "yevgeni", "crew": {"yevgeni": "forums"}},
        {**EISEN, "crew": {"terrell_brandt": "forums"}, "hand": ["langschwert"]},
        gear={"object_of_wonder": "kaspar_dietrich"},
        wounds={"terrell_brandt": 3},
    )
    step(st, "challenge yevgeni", "accept", "choose langschwert", *(["use object_of_wonder"] if saved else []))
    go(strike(st), "pass")
    assert isinstance(st.stack[-1], Turn)
    assert (zone(st, "terrell_brandt"), hand(st, 1)) == ("approach" if saved else "locker", back)
    assert pile(st, 1) == ([] if saved else ["langschwert"])
