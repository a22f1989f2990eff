"""The characters of Castille, q to z by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.events import DrewThere
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.duel import RoundEnds
from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.names import FINESSE
from intrigue.games.fivesails.state.printed import CARDS

from ..playing import (
    BY_CASTILLE,
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    bearer,
    can,
    duel,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    place,
    pools,
    pos,
    renown,
    rest,
    says,
    step,
    strike,
    told,
    wounds,
    zone,
)
from ..situations import RATON, choosable, events_of


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


@pytest.mark.card("fivesails", "raton")
def test_raton() -> None:
    st = BY_CASTILLE.pos(
        {"crew": {"raton": "docks"}}, {"crew": {"otto_streit": "forums"}}, gear={"langschwert": "otto_streit"}
    )
    go(st, "use raton")
    assert place(st, "raton") == "forums"
    st = BY_CASTILLE.pos(
        {"leader": "don_constanzo_scarpa", "crew": {"don_constanzo_scarpa": "docks"}},
        {"leader": "soline_el_gato", "crew": {"raton": "forums"}},
        gear={"stiletto": "don_constanzo_scarpa"},
        turn=1,
    )
    go(st, "use raton")
    assert place(st, "raton") == "docks"  # a Leader is as good as anybody
    st = BY_CASTILLE.duel(
        {"crew": {"raton": "forums"}, "hand": ["amour"]},
        {"hand": ["langschwert", "not_today"]},
        gear={"throwing_knife": "otto_streit"},
    )
    go(st, "choose langschwert", "pass", "choose amour", "use raton")
    assert st.over is False


@pytest.mark.card("fivesails", "raton")
@pytest.mark.parametrize(("home", "whose", "able"), [("docks", 1, True), ("home", 1, False), ("docks", 0, False)])
def test_raton_goes_to_enemies_from_the_city(home: str, whose: int, able: bool) -> None:
    crews: list[dict[str, str]] = [{"raton": home}, {}]
    crews[whose]["otto_streit"] = "forums"
    st = BY_CASTILLE.pos({"crew": crews[0]}, {"crew": crews[1]}, gear={"langschwert": "otto_streit"})
    assert can(st, "use raton 1") == able


@pytest.mark.card("fivesails", "raton")
@pytest.mark.parametrize(
    ("where", "gear", "able"),
    [
        ("forums", {"langschwert": "otto_streit"}, True),
        ("forums", {}, False),
        ("grand_bazaar", {"langschwert": "otto_streit"}, False),
        ("home", {"langschwert": "otto_streit"}, False),
    ],
)
def test_raton_smells_things_next_door(where: str, gear: dict[str, str], able: bool) -> None:
    st = BY_CASTILLE.pos({"crew": {"raton": "docks"}}, {"crew": {"otto_streit": where}}, gear=gear)
    assert can(st, "use raton 1") == able


@pytest.mark.card("fivesails", "raton")
@pytest.mark.rule("FIV-ONCE-2")
def test_raton_plans_one_theft_a_duel() -> None:
    st = BY_CASTILLE.duel(
        {"crew": {"raton": "forums"}, "hand": ["improvising", "improvising"]},
        {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert", "langschwert"]},
    )
    go(st, "choose langschwert", "choose improvising")
    assert can(st, "use raton 2")
    go(st, "use raton 2", "choose langschwert", "choose improvising")
    assert not can(st, "use raton 2")


@pytest.mark.card("fivesails", "raton")
@pytest.mark.rule("FIV-ATT-6")
def test_raton_takes_what_the_foe_bears_unless_he_was_wounded() -> None:
    for threat, taken in ((1, True), (2, False)):  # against Precision, which parries 1
        st = duel(
            {"leader": "soline_el_gato", "crew": {"raton": "forums"}, "hand": ["matchlock_musket"]},
            {"leader": "kaspar_dietrich", "crew": {"terrell_brandt": "forums"}, "hand": ["move_along", "precision"]},
            gear={"throwing_knife": "terrell_brandt"},
        )
        go(st, "choose move_along", "choose matchlock_musket", "use raton")
        before = wounds(st).get("terrell_brandt", 0)
        assert bearer(st, "throwing_knife") == "terrell_brandt"  # not yet: as the foe's next round ends
        st.duel.defender.pool = threat
        go(st, "choose precision")
        while bearer(st, "throwing_knife") == "terrell_brandt" and st.duel.stage != NO_DUEL:
            st.apply_unchecked(st.mover(), st.actions(st.mover())[0])
        assert (wounds(st).get("terrell_brandt", 0) > before) != taken
        assert bearer(st, "throwing_knife") == ("raton" if taken else "terrell_brandt")
        assert st.ctrl[number(st, "throwing_knife")] == (0 if taken else 1)


@pytest.mark.card("fivesails", "raton")
@pytest.mark.rule("FIV-ATT-6")
def test_raton_takes_it_from_a_challenger_too() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"terrell_brandt": "forums"}, "hand": ["precision"]},
        {"leader": "soline_el_gato", "crew": {"raton": "forums"}, "hand": ["matchlock_musket"]},
        gear={"throwing_knife": "terrell_brandt"},
    )
    go(st, "challenge terrell_brandt", "accept", "choose matchlock_musket", "use raton")
    st.duel.challenger.pool = 1
    step(st, "choose precision")
    assert bearer(st, "throwing_knife") == "terrell_brandt"
    step(st, "pass")
    assert bearer(st, "throwing_knife") == "raton"


@pytest.mark.card("fivesails", "raton")
@pytest.mark.rule("FIV-ATT-2")
def test_raton_takes_what_he_may_wear() -> None:
    st = duel(
        {"leader": "soline_el_gato", "crew": {"raton": "forums"}, "hand": ["taunt"]},
        {"hand": ["langschwert", "regroup"]},
        gear={"breastplate": "uwe_zimmerman"},
    )
    go(st, "choose langschwert", "choose taunt", "use raton 2", "choose regroup", "pass")
    assert bearer(st, "breastplate") == "raton"


@pytest.mark.card("fivesails", "raton", "i_know_that_trick", "bastien_girard")
@pytest.mark.rule("FIV-C-190", "FIV-SELF-3")
def test_who_has_learned_it_from_raton_gets_the_attachment_and_not_who_took_over() -> None:
    """The text names one who is equipped: that is Bastien, who copied it, though Jean fights in his place by then."""
    me = {**MONTAIGNE, "crew": {"bastien_girard": "forums", "jean_urbain": "forums"}, "hand": ["i_know_that_trick"]}
    foe = {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["carnaval"]}
    st = pos(me, foe, gear={"throwing_knife": "raton"}, turn=1)
    go(st, "challenge raton", "choose bastien_girard", "accept", "choose i_know_that_trick")
    step(st, "use i_know_that_trick", "use raton 2")
    rest(st)
    step(st, "use bastien_girard 5")
    rest(st)
    strike(st)
    go(st, "choose carnaval")
    strike(st)
    assert wounds(st).get("raton", 0) == 0
    assert bearer(st, "throwing_knife") == "bastien_girard"


@pytest.mark.card("fivesails", "bastien_girard", "raton")
@pytest.mark.rule("FIV-FIRST-3", "FIV-C-163")
@pytest.mark.parametrize(("before", "robbed"), [("raton", True), ("bastien_girard", False)])
def test_the_first_player_says_whether_raton_robs_bastien_before_he_dies_of_him(before: str, robbed: bool) -> None:
    st = pos(
        {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["taunt"]},
        {**MONTAIGNE, "crew": {"bastien_girard": "forums"}, "hand": ["friends_at_court"]},
        gear={"throwing_knife": "bastien_girard"},
        wounds={"raton": 2},
        turn=1,
    )
    go(st, "challenge bastien_girard", "accept")
    step(st, "choose taunt", "use raton 2")
    strike(st)
    step(st, "choose friends_at_court", "use bastien_girard 1")
    strike(st)
    assert isinstance(st.stack[-1], RoundEnds)
    go(st, f"choose {before}")
    assert zone(st, "raton") == "locker"
    assert zone(st, "throwing_knife") == ("discard" if robbed else "play")


@pytest.mark.card("fivesails", "raton", "cavalier_hat")
@pytest.mark.rule("FIV-ATT-2", "FIV-EX-18")
def test_raton_does_not_take_what_he_may_not_wear() -> None:
    st = pos(
        {**RATON, "crew": {"raton": "forums"}, "hand": ["gallegos_blade"]},
        {"leader": "odette_dubois_darrent", "crew": {"jean_urbain": "forums"}, "hand": ["blood_mark", "gallant_deeds"]},
        gear={"cavalier_hat": "jean_urbain"},
    )
    go(st, "challenge raton", "use raton 2", "accept", "choose gallant_deeds", "pass")
    while st.duel.stage != NO_DUEL:
        go(st, "pass")
    assert bearer(st, "cavalier_hat") == "jean_urbain"


@pytest.mark.card("fivesails", "i_know_that_trick", "raton", "breastplate")
@pytest.mark.rule("FIV-SELF-3")
def test_whoever_copies_ratons_trick_takes_the_attachment() -> None:
    me = {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["taunt"]}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": ["i_know_that_trick"]}
    st = duel(me, foe, gear={"breastplate": "raton"})
    go(st, "choose i_know_that_trick", "use i_know_that_trick")
    strike(st)
    go(st, "choose taunt")  # 2 threat, 1 parried, 1 taken off by the Breastplate: he was not wounded
    strike(st)
    assert (bearer(st, "breastplate"), wounds(st)) == ("uwe_zimmerman", {"uwe_zimmerman": 1})


@pytest.mark.card("fivesails", "i_know_that_trick", "raton")
@pytest.mark.rule("FIV-SELF-3", "FIV-C-61")
def test_who_copies_raton_takes_it_for_themselves() -> None:
    st = pos(
        {**CASTILLE, "crew": {"raton": "docks"}, "hand": ["amour"]},
        {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "hand": ["i_know_that_trick"]},
        gear={"guild_triskelion": "raton"},
    )
    go(st, "challenge raton", "accept")
    step(st, "choose i_know_that_trick", "use i_know_that_trick")
    strike(st)
    assert st.mover() == 0
    go(st, "choose amour")
    strike(st)
    assert (bearer(st, "guild_triskelion"), st.ctrl[number(st, "guild_triskelion")]) == ("uwe_zimmerman", 1)


@pytest.mark.card("fivesails", "raton", "bastien_girard")
@pytest.mark.rule("FIV-C-120")
def test_raton_takes_nothing_from_who_took_over_and_was_wounded() -> None:
    """Bastien leaves the duel to Jean, who bears the knife and is wounded in that round."""
    me = {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["boon", "boon"]}
    foe = {**MONTAIGNE, "crew": {"bastien_girard": "forums", "jean_urbain": "forums"}, "hand": ["triage"]}
    st = pos(me, foe, gear={"throwing_knife": "jean_urbain"}, turn=1)
    go(st, "challenge bastien_girard", "accept", "choose boon")
    step(st, "use raton 2")
    rest(st)
    strike(st)
    go(st, "choose triage")
    step(st, "use bastien_girard 5")
    rest(st)
    strike(st)
    assert wounds(st).get("jean_urbain", 0) > 0
    assert bearer(st, "throwing_knife") == "jean_urbain"


@pytest.mark.card("fivesails", "sanjay")
@pytest.mark.rule("FIV-C-63")
def test_sanjay() -> None:
    st = BY_CASTILLE.pos({"crew": {"sanjay": "docks"}, "hand": ["triage"]}, {"crew": {"otto_streit": "docks"}})
    go(st, "use sanjay")
    assert engaged(st) == {"otto_streit"}
    st = BY_CASTILLE.pos({"crew": {"sanjay": "forums", "patricia_moustakas": "docks"}}, {"hand": ["triage"]}, first=1)
    go(st, "use patricia_moustakas 2", "use sanjay")
    assert len(hand(st, 0)) == 1
    st = BY_CASTILLE.pos(
        {"crew": {"sanjay": "docks"}}, {"crew": {"adelheide_schmidt": "docks"}, "hand": ["throwing_knife"]}, turn=1
    )
    step(st, "use adelheide_schmidt", "choose throwing_knife")
    assert (zone(st, "throwing_knife"), offers(st, "use sanjay 2")) == ("discard", False)  # a cost, and not by him


@pytest.mark.card("fivesails", "sanjay")
@pytest.mark.rule("FIV-C-129", "FIV-C-145")
@pytest.mark.parametrize(("whom", "tired"), [("otto_streit", {"otto_streit"}), ("torsten_vakt", set())])
def test_sanjay_engages_who_holds_fewer_cards(whom: str, tired: set[str]) -> None:
    """One opponent holds fewer cards, the other as many: either can be his target, as long as there is the one."""
    sides: list[dict[str, Any]] = [
        {"crew": {"sanjay": "docks"}, "hand": ["triage"]},
        {"crew": {"otto_streit": "docks"}},
        {"leader": "yevgeni", "crew": {"torsten_vakt": "docks"}, "hand": ["triage"]},
    ]
    st = BY_CASTILLE.pos(sides[0], sides[1], more=[sides[2]])
    go(st, "use sanjay 1", f"choose {whom}")
    assert engaged(st) == tired
    assert not can(BY_CASTILLE.pos(sides[0], sides[2]), "use sanjay 1")
    assert not can(BY_CASTILLE.pos(sides[0], sides[1], engaged=["otto_streit"]), "use sanjay 1")


@pytest.mark.card("fivesails", "sanjay")
@pytest.mark.parametrize(("whose", "able"), [(0, True), (2, False)])
def test_sanjay_minds_his_own_effects_at_a_table_of_three(whose: int, able: bool) -> None:
    """Patricia makes the second player discard; whose she is matters, though that one is an opponent either way."""
    crews: list[dict[str, str]] = [{"sanjay": "forums"}, {}, {}]
    crews[whose]["patricia_moustakas"] = "docks"
    third: dict[str, Any] = {"leader": "yevgeni", "crew": crews[2]}
    st = BY_CASTILLE.pos({"crew": crews[0]}, {"crew": crews[1], "hand": ["triage"]}, more=[third], first=1, turn=whose)
    step(st, "use patricia_moustakas 2", "choose triage")
    assert offers(st, "use sanjay 2") == able


@pytest.mark.card("fivesails", "sanjay")
@pytest.mark.parametrize(("where", "able"), [("docks", True), ("forums", False)])
def test_sanjay_needs_somebody_opposing(where: str, able: bool) -> None:
    st = BY_CASTILLE.pos({"crew": {"sanjay": "docks"}, "hand": ["triage"]}, {"crew": {"otto_streit": where}})
    assert can(st, "use sanjay 1") == able


@pytest.mark.card("fivesails", "patricia_moustakas", "sanjay")
@pytest.mark.rule("FIV-C-63")
def test_each_opponent_discards_for_patricia_and_sanjay_draws_once() -> None:
    me = {**CASTILLE, "crew": {"patricia_moustakas": "docks", "sanjay": "home"}, "deck": ["taunt", "boon"]}
    st = pos(me, {"hand": ["langschwert"]}, more=[{**USSURA, "hand": ["sunder"]}], first=1, turn=0)
    step(st, "use patricia_moustakas 2")
    assert (st.mover(), choosable(st)) == (1, ["langschwert"])
    step(st, "choose langschwert", "choose sunder", "use sanjay 2")
    rest(st)
    assert (hand(st, 0), hand(st, 1), hand(st, 2)) == (["taunt"], [], [])


@pytest.mark.card("fivesails", "soline_el_gato")
@pytest.mark.rule("FIV-EX-16", "FIV-REACT-5", "FIV-C-45")
def test_soline() -> None:
    st = BY_CASTILLE.pos({"crew": {"soline_el_gato": "docks"}}, {"crew": {"otto_streit": "home"}}, turn=1)
    go(st, "move otto_streit", "place forums", "use soline_el_gato")
    assert place(st, "soline_el_gato") == "forums"
    st = BY_CASTILLE.duel({"crew": {"soline_el_gato": "forums"}})
    assert num(st, number(st, "otto_streit"), 1) == 1


@pytest.mark.card("fivesails", "soline_el_gato")
@pytest.mark.rule("FIV-QUAL-4", "FIV-ONCE-1")
@pytest.mark.parametrize(("where", "able"), [("docks", True), ("home", False)])
def test_soline_reacts_in_the_city_once_a_day(where: str, able: bool) -> None:
    st = BY_CASTILLE.pos(
        {"crew": {"soline_el_gato": where}}, {"crew": {"otto_streit": "home", "uwe_zimmerman": "home"}}, turn=1
    )
    step(st, "move otto_streit", "place forums")
    assert offers(st, "use soline_el_gato") == able
    if able:
        go(st, "use soline_el_gato", "pass")
        step(st, "move uwe_zimmerman", "place docks")
        assert not offers(st, "use soline_el_gato")


@pytest.mark.card("fivesails", "soline_el_gato")
@pytest.mark.rule("FIV-MAP-9")
def test_drawing_at_the_inn_is_an_action_that_can_be_answered() -> None:
    st = pos(
        {"leader": "soline_el_gato", "crew": {"soline_el_gato": "docks"}},
        {"leader": "kaspar_dietrich", "deck": ["triage"]},
        more=[{"leader": "yevgeni"}],
        control={"oles_inn": 1},
        turn=1,
    )
    go(st, "draw at oles_inn", "use soline_el_gato", "place forums")
    assert place(st, "soline_el_gato") == "forums"
    assert DrewThere(1, "oles_inn") in events_of(st, DrewThere)


@pytest.mark.card("fivesails", "guillen_de_murrieta", "soline_el_gato")
@pytest.mark.rule("FIV-C-45", "FIV-REACT-3")
def test_soline_slips_away_after_an_action_of_the_enemy_and_the_turn_goes_on() -> None:
    me = {**MONTAIGNE, "crew": {"guillen_de_murrieta": "docks"}, "hand": ["boon"]}
    st = pos(me, {**CASTILLE, "crew": {"soline_el_gato": "forums"}}, renown={"forums": 1})
    step(st, "use guillen_de_murrieta", "choose boon")
    assert offers(st, "use soline_el_gato")
    go(st, "use soline_el_gato", "place docks")
    assert (place(st, "soline_el_gato"), renown(st), st.mover()) == ("docks", {"docks": 1}, 1)
    go(st, "pass", "pass")
    assert held(st) == {}
    assert CARDS[st.kind[st.leaders[1]]].id == "soline_el_gato"


@pytest.mark.card("fivesails", "soline_el_gato")
@pytest.mark.rule("FIV-C-71", "FIV-GAMBLE-5")
@pytest.mark.parametrize(("where", "able"), [("forums", False), ("docks", True)])
def test_an_adversary_at_solines_location_gambles_once_less(where: str, able: bool) -> None:
    """Philip has Finesse 1: where Soline looks on, 0."""
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "forums", "soline_el_gato": where}}
    st = pos(me, {"crew": {"philip_hase": "forums"}, "hand": ["langschwert"]})
    go(st, "challenge maya_de_la_rioja", "accept")
    assert can(st, "gamble") == able


@pytest.mark.card("fivesails", "soline_el_gato", "cavalier_hat")
@pytest.mark.rule("FIV-CHAL-10", "FIV-C-88")
@pytest.mark.parametrize("soline", ["docks", "forums"])
def test_whoever_is_refused_has_no_adversary_to_fumble_before(soline: str) -> None:
    """Finesse 3, with the Hat: all of it wounds, wherever Soline is."""
    foe = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks", "soline_el_gato": soline}}
    st = pos({**MONTAIGNE, "crew": {"jean_urbain": "docks"}}, foe, gear={"cavalier_hat": "jean_urbain"})
    step(st, "use cavalier_hat")
    if soline == "docks":
        step(st, "choose maya_de_la_rioja")
    go(st, "refuse")
    assert wounds(st) == {"maya_de_la_rioja": 3}


@pytest.mark.card("fivesails", "soline_el_gato", "cavalier_hat")
@pytest.mark.rule("FIV-CHAL-10", "FIV-CHAL-14")
def test_who_is_accepted_beside_soline_makes_less_threat_with_finesse() -> None:
    foe = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks", "soline_el_gato": "docks"}, "hand": ["taunt"]}
    st = pos({**MONTAIGNE, "crew": {"jean_urbain": "docks"}}, foe, gear={"cavalier_hat": "jean_urbain"})
    go(st, "use cavalier_hat", "choose maya_de_la_rioja", "accept")
    assert pools(st) == (0, 2)


@pytest.mark.card("fivesails", "soline_el_gato")
@pytest.mark.parametrize(("soline", "finesse"), [("forums", 1), ("docks", 2)])
def test_adversaries_fumble_where_soline_is(soline: str, finesse: int) -> None:
    crew = {"maya_de_la_rioja": "forums", "soline_el_gato": soline}
    st = pos({**CASTILLE, "crew": crew}, {"crew": {"otto_streit": "forums"}})
    assert num(st, number(st, "otto_streit"), FINESSE) == 2  # nobody's adversary yet
    go(st, "challenge maya_de_la_rioja", "accept")
    assert num(st, number(st, "otto_streit"), FINESSE) == finesse
