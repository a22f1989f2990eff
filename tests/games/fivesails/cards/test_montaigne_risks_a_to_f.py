"""The risks of Montaigne, a to f by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.answering import AskAnswer
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.rules.round_choices import AskCard
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .. import playing
from ..playing import (
    BY_MONTAIGNE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    place,
    pools,
    rest,
    says,
    step,
    strike,
    struck,
    wounds,
    zone,
)
from ..situations import choosable, defending_honor

pos = BY_MONTAIGNE.pos
duel = BY_MONTAIGNE.duel
fencing = BY_MONTAIGNE.fencing


def passing_windows(st: FiveSails) -> FiveSails:
    while isinstance(st.stack[-1], Window):
        st.apply(st.mover(), 0)
    return st


def line(st: FiveSails, side: int) -> list[str]:
    return [CARDS[st.kind[i]].id for i in st.lines[side]]


@pytest.mark.card("fivesails", "a_heroic_end")
@pytest.mark.rule("FIV-FINAL-4", "FIV-LETHAL-1", "FIV-LKI-2")
@pytest.mark.parametrize(("hurt", "foe_wounds"), [(3, 5), (0, 3)])
def test_a_heroic_end_is_one_only_for_who_falls(hurt: int, foe_wounds: int) -> None:
    """Jean has Combat 3. If he falls in this round, 2 more threat is on the foe and all of it is Lethal."""
    me = {**USSURA, "crew": {"torsten_vakt": "forums"}}
    foe = {**MONTAIGNE, "crew": {"jean_urbain": "forums"}, "hand": ["a_heroic_end"]}
    st = playing.duel(me, foe, wounds={"jean_urbain": hurt} if hurt else {})
    step(st, "choose a_heroic_end", "use a_heroic_end")
    strike(st)
    assert (zone(st, "jean_urbain") == "locker", pools(st)[0]) == (hurt > 0, foe_wounds)
    go(st, "pass")
    assert wounds(st)["torsten_vakt"] == foe_wounds


@pytest.mark.card("fivesails", "a_heroic_end")
@pytest.mark.rule("FIV-FINAL-1", "FIV-FINAL-2", "FIV-FINAL-4", "FIV-EX-7", "FIV-LKI-1", "FIV-LKI-2", "FIV-DUEL-22")
def test_a_heroic_end() -> None:
    st = duel({"hand": ["a_heroic_end"]}, wounds={"henri_michelet": 3})
    go(st, "choose langschwert", "choose a_heroic_end", "use a_heroic_end")
    assert zone(st, "henri_michelet") == "locker"
    assert pools(st) == (0, 5)
    go(st, "pass")
    assert zone(st, "otto_streit") == "locker"  # Lethal: 5 wounds, though Henri's Combat was 3


@pytest.mark.card("fivesails", "a_heroic_end")
@pytest.mark.rule("FIV-FINAL-4", "FIV-LETHAL-1")
def test_a_heroic_end_is_lethal_for_who_dies_of_it_only() -> None:
    foe = {"crew": {"philip_hase": "forums"}}
    st = fencing("a_heroic_end", None, foe, wounds={"henri_michelet": 1})
    go(st, "use a_heroic_end", "pass")
    assert zone(st, "henri_michelet") == "locker"
    assert zone(st, "philip_hase") == "locker"  # 1 wound of 5, and then 5 from a Combat of 3
    st = fencing("a_heroic_end", None, foe)
    go(st, "use a_heroic_end")
    assert (wounds(st), pools(st)) == ({"henri_michelet": 3, "philip_hase": 1}, (0, 3))


@pytest.mark.card("fivesails", "blood_mark")
def test_blood_mark() -> None:
    st = pos({"crew": {"leontine_giroux": "docks", "jean_urbain": "docks"}, "hand": ["blood_mark"]})
    go(st, "use blood_mark", "place grand_bazaar", "option 2")
    assert (place(st, "jean_urbain"), wounds(st)) == ("grand_bazaar", {"leontine_giroux": 1})


@pytest.mark.card("fivesails", "blood_mark")
def test_blood_mark_brings_one_of_yours_from_where_the_actor_was() -> None:
    def position(jean: str) -> FiveSails:
        crew = {"leontine_giroux": "docks", "jean_urbain": jean, "henri_michelet": jean}
        return pos({"crew": crew, "hand": ["blood_mark"]}, {"crew": {"otto_streit": "docks"}})

    st = position("docks")
    step(st, "use blood_mark")
    assert not can(st, "place docks")
    step(st, "place grand_bazaar", "option 2")
    assert can(st, "choose henri_michelet")
    assert not can(st, "choose otto_streit")
    assert not can(st, "choose leontine_giroux")
    st = position("forums")
    go(st, "use blood_mark", "place grand_bazaar")
    assert (wounds(st), st.mover()) == ({}, 1)  # nobody to bring along, so nothing was asked


@pytest.mark.card("fivesails", "blood_mark")
def test_blood_mark_moves_a_sorcerer() -> None:
    st = pos({"crew": {"leontine_giroux": "docks", "jean_urbain": "docks"}, "hand": ["blood_mark"]})
    go(st, "use blood_mark", "place grand_bazaar", "option 1")
    assert (place(st, "leontine_giroux"), place(st, "jean_urbain"), wounds(st)) == ("grand_bazaar", "docks", {})
    assert not can(pos({"crew": {"jean_urbain": "docks"}, "hand": ["blood_mark"]}), "use blood_mark")


@pytest.mark.card("fivesails", "broken_time", "im_done_with_you")
@pytest.mark.rule("FIV-C-134", "FIV-C-103")
def test_broken_time_is_another_card_for_done_with_you() -> None:
    foe = {
        **MONTAIGNE,
        "crew": {"jean_urbain": "forums"},
        "hand": ["broken_time"],
        "deck": ["im_done_with_you", "boon"],
    }
    st = playing.duel({}, foe)
    step(st, "choose broken_time", "use broken_time", "choose im_done_with_you", "use im_done_with_you")
    strike(st)
    assert struck(st) == (1, 2, 0)  # Riposte 1 of the one card, Parry 1 of the other, and 1 for the one beside it
    assert line(st, 1) == ["broken_time", "im_done_with_you"]


@pytest.mark.card("fivesails", "broken_time", "not_today")
@pytest.mark.rule("FIV-C-134", "FIV-C-182")
def test_a_second_combat_card_does_what_it_says_of_its_round() -> None:
    """Not Today, found by Broken-time, was played as a combat card as well."""
    foe = {**MONTAIGNE, "crew": {"jean_urbain": "forums"}, "hand": ["broken_time"], "deck": ["not_today", "boon"]}
    st = playing.duel({"hand": ["ambush"]}, foe)
    step(st, "choose broken_time", "use broken_time", "choose not_today")
    strike(st)
    assert (place(st, "jean_urbain"), wounds(st), engaged(st)) == (
        "home 2",
        {"jean_urbain": 1},
        {"servo_scarpa", "jean_urbain"},
    )


@pytest.mark.card("fivesails", "broken_time")
@pytest.mark.rule("FIV-C-134")
def test_broken_time() -> None:
    st = duel({"hand": ["broken_time"], "deck": ["triage", "friends_at_court", "disarm"]})
    go(st, "choose langschwert", "choose broken_time", "use broken_time", "choose friends_at_court")
    assert struck(st) == (1, 2, 3)


@pytest.mark.card("fivesails", "broken_time")
@pytest.mark.rule("FIV-KEY-14", "FIV-QUAL-1")
def test_broken_time_is_for_duelists_and_sinks_the_rest() -> None:
    deck = ["triage", "friends_at_court", "disarm", "pull"]
    st = fencing("broken_time", {"deck": deck})
    go(st, "use broken_time", "choose friends_at_court")
    assert {zone(st, id) for id in ("triage", "disarm")} == {"deck"}
    assert {st.kind[i] for i in st.decks[0][:2]} == {st.kind[number(st, id)] for id in ("triage", "disarm")}
    assert st.decks[0][-1] == number(st, "pull")  # Henri's Finesse is 3
    assert not can(fencing("broken_time", {"deck": deck, "crew": {"maxime_de_lafayette": "forums"}}), "use broken_time")


@pytest.mark.card("fivesails", "broken_time")
@pytest.mark.rule("FIV-C-134")
def test_broken_time_plays_one_of_its_own_cards() -> None:
    st = playing.pos(
        {"crew": {"servo_scarpa": "forums"}, "hand": ["veronicas_guile", "pull"]},
        {
            "leader": "odette_dubois_darrent",
            "crew": {"jean_urbain": "forums"},
            "hand": ["broken_time"],
            "deck": ["triage", "disarm", "not_today"],
        },
    )
    go(st, "use veronicas_guile", "pay pull", "accept", "choose broken_time", "use broken_time")
    assert choosable(st) == ["disarm", "triage"]  # Finesse 2


@pytest.mark.card("fivesails", "defending_honor")
@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.rule("FIV-C-138")
def test_whoever_must_challenge_by_defending_honor_must_challenge_sigurd() -> None:
    st = defending_honor({"jean_urbain": "docks", "sigurd_ulfsen": "docks"})
    go(st, "use defending_honor", "pay triage")
    passing_windows(st)
    assert isinstance(st.stack[-1], AskAnswer)
    assert st.duel.defender.fighter == number(st, "sigurd_ulfsen")
    st = defending_honor({"jean_urbain": "docks", "sigurd_ulfsen": "docks"}, engaged=["sigurd_ulfsen"])
    go(st, "use defending_honor", "pay triage")
    passing_windows(st)
    assert (st.mover(), choosable(st)) == (1, ["jean_urbain", "sigurd_ulfsen"])


@pytest.mark.card("fivesails", "defending_honor")
@pytest.mark.card("fivesails", "patricia_moustakas")
def test_defending_honor_finds_nobody_to_challenge_in_a_safe_harbour() -> None:
    assert not can(defending_honor({"patricia_moustakas": "docks"}), "use defending_honor")
    st = defending_honor({"patricia_moustakas": "docks", "jean_urbain": "docks"})
    go(st, "use defending_honor", "pay triage")
    assert passing_windows(st).duel.defender.fighter == number(st, "jean_urbain")


@pytest.mark.card("fivesails", "maryam_benu_pleroma")
@pytest.mark.card("fivesails", "defending_honor")
@pytest.mark.rule("FIV-C-49")
def test_defending_honor_targets_who_must_challenge_and_nobody_else() -> None:
    st = defending_honor({"maryam_benu_pleroma": "docks"})
    go(st, "use defending_honor", "pay triage")
    assert st.duel.defender.fighter == number(st, "maryam_benu_pleroma")
    st = defending_honor({"jean_urbain": "docks"}, {"maryam_benu_pleroma": "docks"})
    go(st, "use defending_honor", "pay triage")
    assert st.duel.stage == NO_DUEL


@pytest.mark.card("fivesails", "defending_honor", "carmella_vanessa_salvaggi")
@pytest.mark.rule("FIV-CHAL-4", "FIV-C-49")
def test_honor_makes_somebody_challenge_who_is_engaged_and_engages_nobody() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks", "henri_michelet": "docks"}, "hand": ["defending_honor", "boon"]}
    st = playing.pos(me, {"crew": {"uwe_zimmerman": "docks"}}, engaged=["uwe_zimmerman"])
    step(st, "use defending_honor", "pay boon")
    rest(st)
    assert (st.mover(), sorted(text.split()[1] for text in says(st))) == (1, ["henri_michelet", "jean_urbain"])
    go(st, "choose henri_michelet")
    assert (st.mover(), can(st, "refuse"), can(st, "intervene jean_urbain")) == (0, True, True)


@pytest.mark.card("fivesails", "defending_honor", "sigurd_ulfsen", "nothing_personal")
@pytest.mark.rule("FIV-CHAL-6", "FIV-C-145")
def test_honor_demands_nothing_of_who_never_challenges() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["defending_honor", "boon"]}
    st = playing.pos(me, {"crew": {"sigurd_ulfsen": "docks"}})
    assert not can(st, "use defending_honor")


@pytest.mark.card("fivesails", "defending_honor")
def test_defending_honor() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["defending_honor", "triage"]}, {"crew": {"otto_streit": "docks"}}
    )
    go(st, "use defending_honor", "pay triage", "refuse")
    assert wounds(st) == {"henri_michelet": 1}  # Otto had to challenge him


@pytest.mark.card("fivesails", "defending_honor")
def test_defending_honor_is_answered_by_an_enemy_who_opposes_you_and_chooses() -> None:
    crew = {"henri_michelet": "docks", "jean_urbain": "docks", "horatio_lockwood": "forums"}
    foe = {"crew": {"otto_streit": "docks", "philip_hase": "grand_bazaar", "kaspar_dietrich": "home"}}
    st = pos({"crew": crew, "hand": ["defending_honor", "triage"]}, foe)
    step(st, "use defending_honor", "pay triage")
    assert st.mover() == 1  # Otto alone opposes anybody; whom he challenges is his player's choice
    assert not can(st, "choose horatio_lockwood")
    go(st, "choose jean_urbain")
    assert st.mover() == 0
    go(st, "refuse")
    assert wounds(st) == {"jean_urbain": 1}
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["defending_honor", "triage"]},
        {"crew": {"otto_streit": "forums"}},
    )
    assert not can(st, "use defending_honor")


@pytest.mark.card("fivesails", "defending_honor")
@pytest.mark.rule("FIV-GAMBLE-1")
def test_a_gamble_after_defending_honor() -> None:
    st = playing.pos(
        {
            "leader": "odette_dubois_darrent",
            "crew": {"jean_urbain": "forums"},
            "hand": ["defending_honor", "triage"],
            "deck": ["amour", "taunt"],
        },
        {"crew": {"otto_streit": "forums"}},
    )
    go(st, "use defending_honor", "pay triage", "accept", "gamble")
    assert choosable(st) == ["amour", "taunt"]


@pytest.mark.card("fivesails", "disarm")
def test_disarm() -> None:
    st = duel({"hand": ["disarm"]}, gear={"throwing_knife": "otto_streit"})
    go(st, "choose langschwert", "choose disarm", "use disarm", "option 2")
    assert zone(st, "throwing_knife") == "discard"


@pytest.mark.card("fivesails", "disarm")
def test_disarm_leaves_the_choice_to_the_adversary() -> None:
    st = duel({"hand": ["disarm"]}, gear={"throwing_knife": "otto_streit"})
    step(st, "choose langschwert", "choose disarm", "use disarm")
    assert (st.mover(), can(st, "option 2")) == (1, True)


@pytest.mark.card("fivesails", "disarm")
def test_disarm_takes_a_weapon_to_aim_at_and_hurts_who_keeps_it() -> None:
    gear = {"throwing_knife": "otto_streit"}
    st = fencing("disarm", gear=gear)
    go(st, "use disarm", "option 1")
    assert (zone(st, "throwing_knife"), wounds(st)["otto_streit"]) == ("play", 2)  # one in the first round
    assert not can(fencing("disarm", gear={"breastplate": "otto_streit"}), "use disarm")


@pytest.mark.card("fivesails", "disarm")
@pytest.mark.rule("FIV-MAN-2")
def test_disarm_costs_1_against_a_foe_of_equal_finesse() -> None:
    gear = {"throwing_knife": "otto_streit"}
    jean = {"jean_urbain": "forums"}
    assert not can(fencing("disarm", {"crew": jean}, gear=gear), "use disarm")
    st = fencing("disarm", {"crew": jean, "hand": ["disarm", "triage"]}, gear=gear)
    go(st, "use disarm", "pay triage", "option 2")
    assert (zone(st, "throwing_knife"), hand(st, 0)) == ("discard", [])


@pytest.mark.card("fivesails", "friends_at_court")
@pytest.mark.rule("FIV-C-182")
@pytest.mark.parametrize(("cards", "able"), [(["friends_at_court"], False), (["friends_at_court", "blood_mark"], True)])
def test_a_reaction_is_used_out_of_the_hand_not_out_of_the_dueling_line(cards: list[str], able: bool) -> None:
    """Bastien has killed with Friends at Court as his combat card, or with another."""
    me = {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["langschwert"]}
    foe = {**MONTAIGNE, "crew": {"bastien_girard": "forums"}, "hand": cards}
    st = playing.duel(me, foe, wounds={"otto_streit": 3})
    step(st, f"choose {cards[-1]}", "use bastien_girard 1")
    assert zone(st, "otto_streit") == "locker"
    assert offers(st, "use friends_at_court") == able


@pytest.mark.card("fivesails", "friends_at_court", "horatio_lockwood")
@pytest.mark.rule("FIV-DASH-2", "FIV-EX-10")
@pytest.mark.parametrize(("who", "able"), [("jean_urbain", True), ("horatio_lockwood", False)])
def test_friends_at_court_do_not_speak_for_a_dash(who: str, able: bool) -> None:
    me = {**EISEN, "crew": {"otto_streit": "forums"}}
    foe = {**MONTAIGNE, "crew": {who: "forums"}, "hand": ["friends_at_court", "gallant_deeds"]}
    st = playing.duel(me, foe, wounds={"otto_streit": 3})
    step(st, "choose gallant_deeds")
    strike(st)
    step(st, "pass")
    assert zone(st, "otto_streit") == "locker"
    assert offers(st, "use friends_at_court") == able


@pytest.mark.card("fivesails", "friends_at_court")
def test_friends_at_court() -> None:
    st = duel({"hand": ["triage", "friends_at_court"]}, wounds={"otto_streit": 3})
    go(st, "choose langschwert", "choose triage", "use friends_at_court")
    assert zone(st, "otto_streit") == "locker"
    assert held(st) == {"forums": 0}


@pytest.mark.card("fivesails", "friends_at_court")
def test_friends_at_court_speak_by_influence_and_for_a_survivor() -> None:
    me = {"crew": {"henri_michelet": "forums"}, "hand": ["triage", "friends_at_court"]}
    foe = {"crew": {"otto_streit": "forums", "pavel_ivanov": "forums"}}
    st = duel(me, foe, wounds={"otto_streit": 3})
    go(st, "choose langschwert", "choose triage", "use friends_at_court")
    assert held(st) == {}  # 1 against 3
    st = duel(me, wounds={"otto_streit": 3, "henri_michelet": 3})
    step(st, "choose langschwert", "choose triage")
    assert zone(st, "henri_michelet") == "locker"
    assert not offers(st, "use friends_at_court")


@pytest.mark.card("fivesails", "friends_at_court")
def test_friends_at_court_help_whoever_destroyed_the_foe() -> None:
    def helps(hurt: int) -> bool:
        st = duel({"hand": ["breastplate", "friends_at_court"]}, wounds={"otto_streit": hurt})
        step(st, "choose langschwert", "choose breastplate", "pass")  # he takes 1 wound, and 1 again
        return offers(st, "use friends_at_court")

    assert helps(2)
    assert not helps(1)


@pytest.mark.card("fivesails", "friends_at_court")
@pytest.mark.rule("FIV-C-11", "FIV-C-9")
def test_friends_at_court_help_against_those_who_are_left() -> None:
    """The foe was a Leader: the crew that could have outweighed Henri has left the game by the end of the duel."""
    me = {**MONTAIGNE, "crew": {"henri_michelet": "forums"}, "hand": ["friends_at_court", "gallant_deeds"]}
    foe = {"leader": "don_constanzo_scarpa", "crew": {"don_constanzo_scarpa": "forums", "aldo_bussotti": "forums"}}
    third = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = playing.pos(me, {**foe, "hand": ["pull"]}, more=[third], wounds={"don_constanzo_scarpa": 6})
    go(st, "challenge henri_michelet", "choose don_constanzo_scarpa", "accept", "choose pull")
    strike(st)
    assert st.eliminated == [0, 1, 0]
    assert isinstance(st.stack[-1], AskCard)  # what the fallen has left behind is still faced
    step(st, "choose gallant_deeds")
    assert offers(st, "use friends_at_court")
    go(st, "use friends_at_court")
    assert held(st) == {"forums": 0}


@pytest.mark.card("fivesails", "friends_at_court", "objection")
@pytest.mark.rule("FIV-C-122")
def test_friends_at_court_can_be_objected_to() -> None:
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "hand": ["friends_at_court"]}
    foe = {**VODACCE, "crew": {"angelo": "docks"}, "hand": ["pack_tactics", "objection"]}
    st = playing.pos(me, foe, wounds={"angelo": 1})
    go(st, "challenge jean_urbain", "accept", "choose pack_tactics")
    strike(st)
    step(st, "pass", "use friends_at_court", "use objection")
    rest(st)
    assert (zone(st, "angelo"), held(st)) == ("discard", {})
