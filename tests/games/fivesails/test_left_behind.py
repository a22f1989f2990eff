"""What somebody has lost, left or let go: an attachment without its bearer, a bearer without a trait, a duel left to
another."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    bearer,
    can,
    engaged,
    go,
    offers,
    place,
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

# ---------------------------------------------------------------------- an attachment without its bearer


@pytest.mark.card("fivesails", "corpse_speak", "porte_travel")
@pytest.mark.rule("FIV-C-217", "FIV-ATT-6", "FIV-C-40")
@pytest.mark.parametrize(("left", "where"), [(1, "discard"), (2, "locker")])
def test_corpse_speak_is_not_followed_into_the_discard_pile(left: int, where: str) -> None:
    """Léontine pays for Porté Travel with a wound. Where that kills her, Corpse Speak is lost with her, and Jean comes
    all the same."""
    crew = {"leontine_giroux": "docks", "jean_urbain": "forums"}
    me = {**MONTAIGNE, "crew": crew, "discard": ["porte_travel"]}
    st = pos(me, gear={"corpse_speak": "leontine_giroux"}, wounds={"leontine_giroux": 5 - left})
    step(st, "use corpse_speak", "use porte_travel", "choose jean_urbain")
    until(st, lambda st: isinstance(st.stack[-1], Turn))
    assert (zone(st, "corpse_speak"), place(st, "jean_urbain")) == (where, "docks")
    assert zone(st, "leontine_giroux") == ("locker" if left == 1 else "play")


# ---------------------------------------------------------------------- a bearer without the trait


@pytest.mark.card("fivesails", "cavalier_hat", "mastercrafted_rapier", "guild_triskelion", "shoddy_craftsmanship")
@pytest.mark.rule("FIV-C-218", "FIV-EX-18")
def test_who_is_no_duelist_any_more_keeps_the_hat() -> None:
    """Otto was one only by the Triskelion. He challenges with the Hat, and with the rapier's Technique; nobody else who
    is no Duelist is handed either of them."""
    st = pos(
        {**EISEN, "crew": {"otto_streit": "docks", "kalla_forsberg": "docks"}},
        {**USSURA, "crew": {"torsten_vakt": "docks"}, "hand": ["shoddy_craftsmanship", "boon"]},
        gear=dict.fromkeys(["guild_triskelion", "cavalier_hat", "mastercrafted_rapier"], "otto_streit"),
        turn=1,
    )
    go(st, "use shoddy_craftsmanship", "pay boon", "choose guild_triskelion")
    assert [bearer(st, id) for id in ("cavalier_hat", "mastercrafted_rapier")] == ["otto_streit"] * 2
    assert not can(st, "use kalla_forsberg")
    step(st, "use cavalier_hat", "use mastercrafted_rapier")
    rest(st)
    assert "accept" in says(st)


@pytest.mark.card("fivesails", "cavalier_hat", "kalla_forsberg", "guild_triskelion")
@pytest.mark.rule("FIV-C-218", "FIV-C-161")
def test_who_gives_the_triskelion_away_keeps_the_hat() -> None:
    """Kalla wears both. She gives the Triskelion away and may use the Hat all the same."""
    crew = {"servo_scarpa": "docks", "kalla_forsberg": "docks"}
    gear = {"guild_triskelion": "kalla_forsberg", "cavalier_hat": "kalla_forsberg"}
    st = pos({"crew": crew}, {"crew": {"uwe_zimmerman": "docks"}}, gear=gear)
    go(st, "use kalla_forsberg", "choose guild_triskelion")
    assert (bearer(st, "guild_triskelion"), bearer(st, "cavalier_hat")) == ("servo_scarpa", "kalla_forsberg")
    go(st, "pass", "use cavalier_hat")
    assert st.duel.challenger.fighter >= 0
    assert engaged(st) == {"kalla_forsberg"}


# ---------------------------------------------------------------------- a duel left to another


@pytest.mark.card("fivesails", "bastien_girard", "takama_siad", "edeline_trinken")
@pytest.mark.rule("FIV-C-219", "FIV-C-120", "FIV-CHAL-10")
@pytest.mark.parametrize(
    ("left", "hurt"),
    [(True, {"bastien_girard": 1, "otto_streit": 3}), (False, {"bastien_girard": 1, "otto_streit": 2})],
)
def test_who_has_left_a_duel_is_neither_healed_nor_fetched_after_it(left: bool, hurt: dict[str, int]) -> None:
    """Bastien, wounded and engaged, leaves the duel to Jean, who is wounded in it and en garde; or he is wounded once
    more himself. Takama has one wound to heal."""
    crew = {"bastien_girard": "forums", "jean_urbain": "forums", "takama_siad": "forums"}
    st = pos(
        {**MONTAIGNE, "crew": crew, "hand": ["triage"]},
        {**EISEN, "crew": {"otto_streit": "forums", "edeline_trinken": "docks"}, "hand": ["langschwert"]},
        wounds={"bastien_girard": 1},
    )
    go(st, "challenge bastien_girard", "choose otto_streit", "accept", "choose langschwert")
    strike(st)
    step(st, "choose triage", *(["use bastien_girard 5"] if left else []))
    rest(st)
    strike(st)
    step(st, "pass")
    assert offers(st, "use takama_siad")
    step(st, "use takama_siad")
    assert offers(st, "use edeline_trinken") == (not left)
    rest(st)
    assert wounds(st) == hurt


# ---------------------------------------------------------------------- nobody left for what a combat card does


def happened(st: FiveSails, card: str) -> bool:
    return any(line.startswith(f"tell-happened card=card:{card}") for line in told(st))


@pytest.mark.card("fivesails", "not_today", "hexenjagd")
@pytest.mark.rule("FIV-COST-10", "FIV-C-165", "FIV-C-163")
@pytest.mark.parametrize("card", ["not_today", "hexenjagd"])
@pytest.mark.parametrize("falls", [True, False])
def test_nobody_is_sent_home_who_has_fallen(card: str, falls: bool) -> None:
    """Uwe faces more than he can parry. If he falls in that round, nothing is told of a way Home."""
    foe = {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": [card]}
    st = pos({"crew": {"servo_scarpa": "forums"}}, foe, wounds={"uwe_zimmerman": 4} if falls else {})
    go(st, "challenge servo_scarpa", "accept")
    st.duel.defender.pool = 6
    step(st, f"choose {card}")
    strike(st)
    assert (zone(st, "uwe_zimmerman"), happened(st, card)) == (("locker", False) if falls else ("play", True))


@pytest.mark.card("fivesails", "unfortunate")
@pytest.mark.rule("FIV-COST-10", "FIV-ABIL-2")
@pytest.mark.parametrize("fallen", [True, False])
def test_nobody_is_unfortunate_who_has_fallen(fallen: bool) -> None:
    """Otto leaves a last strike behind. Maya turns it aside with Unfortunate, which has nobody to be put on."""
    st = pos(
        {**CASTILLE, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["unfortunate"]},
        {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["langschwert"]},
        wounds={"otto_streit": 3} if fallen else {},
    )
    go(st, "challenge maya_de_la_rioja", "accept", "choose langschwert")
    strike(st)
    step(st, "choose unfortunate")
    strike(st)
    assert (happened(st, "unfortunate"), bearer(st, "unfortunate")) == (not fallen, "" if fallen else "otto_streit")


@pytest.mark.card("fivesails", "epee_sanglante")
@pytest.mark.rule("FIV-C-211", "FIV-C-9", "FIV-LEAD-4")
def test_first_blood_is_taken_from_one_who_is_out_by_it() -> None:
    """At a table of three Kaspar falls: 1 of his Renown goes to Jean's player, and the rest back to the supply."""
    st = table(
        {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "scheme": "epee_sanglante"},
        {**EISEN, "crew": {"kaspar_dietrich": "docks"}, "renown": 3, "hand": ["langschwert"]},
        {},
        wounds={"kaspar_dietrich": 8},
    )
    go(st, "use epee_sanglante", "accept")
    step(st, "choose langschwert")
    strike(st)
    until(st, lambda st: st.eliminated[1] == 1)
    assert (st.renown, st.over) == ([1, 0, 0], False)
