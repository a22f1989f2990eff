"""The characters of Vodacce, t to z by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.core.phrase import phrase
from intrigue.games.fivesails.rules.legality import asking, usable
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.state.actions import PASS
from intrigue.games.fivesails.state.city import DOCKS, FORUMS, HOME
from intrigue.games.fivesails.state.duel import DUEL
from intrigue.games.fivesails.state.moments import when_destroyed
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    BY_VODACCE,
    CASTILLE,
    EISEN,
    MONTAIGNE,
    VODACCE,
    can,
    duel,
    engaged,
    go,
    hand,
    number,
    offers,
    place,
    pools,
    pos,
    rest,
    says,
    step,
    struck,
    told,
    until,
    wounds,
    zone,
)
from ..situations import BARE, asked_for_technique, two_patients, unmet

fencing = BY_VODACCE.fencing


@pytest.mark.card("fivesails", "the_great_game", "vissenta_scarpa", "angelo")
@pytest.mark.rule("FIV-C-43", "FIV-C-53")
def test_one_death_is_told_once_though_two_answer_it() -> None:
    """Angelo dies of his own Action; the scheme and Vissenta both draw for him."""
    me = {
        "crew": {"vissenta_scarpa": "docks", "angelo": "docks"},
        "scheme": "the_great_game",
        "deck": ["boon", "pull", "ambush"],
    }
    st = pos(me)
    step(st, "use angelo", "use the_great_game 2", "use vissenta_scarpa 1")
    until(st, lambda st: st.mover() == 1)
    assert len(st.hands[0]) == 3
    assert sum(line.startswith("tell-destroyed") and "angelo" in line for line in told(st)) == 1


@pytest.mark.card("fivesails", "vissenta_scarpa")
@pytest.mark.rule("FIV-LKI-1", "FIV-REACT-5")
def test_a_moment_keeps_where_everybody_stood_and_whose_it_was() -> None:
    st = pos({"crew": {"vissenta_scarpa": "forums", "buratino": "forums"}}, {"crew": {"uwe_zimmerman": "docks"}})
    vissenta, buratino, uwe = (number(st, id) for id in ("vissenta_scarpa", "buratino", "uwe_zimmerman"))
    moment = when_destroyed(st, card=buratino, place=FORUMS, seat=0)
    go(st, "move vissenta_scarpa", "place home 1")
    assert (moment.whose, moment.at) == (0, FORUMS)
    assert [moment.whereabouts.where(i) for i in (vissenta, uwe, number(st, "kaspar_dietrich"))] == [
        FORUMS,
        DOCKS,
        HOME + 1,
    ]
    assert sorted(moment.whereabouts.beside(buratino)) == sorted([vissenta, buratino])
    reaction = CARDS[st.kind[vissenta]].abilities[0]
    assert usable(st, asking(0, moment), vissenta, reaction)  # it was beside her, wherever she is now
    assert not usable(st, asking(0, when_destroyed(st, card=buratino, place=FORUMS, seat=0)), vissenta, reaction)


@pytest.mark.card("fivesails", "vissenta_scarpa", "the_great_game", "buratino")
@pytest.mark.rule("FIV-C-145", "FIV-REACT-1")
def test_whoever_has_no_card_left_is_not_asked_to_draw_one() -> None:
    """Buratino, a Red Hand, dies beside Vissenta; he lies in the pile then, and can be drawn. One draw takes him."""
    me = {"crew": {"vissenta_scarpa": "docks", "buratino": "docks"}, "scheme": "the_great_game", **BARE}
    st = pos(me, {"crew": {"otto_streit": "docks"}})
    step(st, "use buratino", "choose otto_streit", "use the_great_game 2", "use vissenta_scarpa 1")
    until(st, lambda st: st.mover() == 1)
    assert hand(st, 0) == ["buratino"]
    assert sum(line.startswith("tell-missed") for line in told(st)) == 1


@pytest.mark.card("fivesails", "for_the_family", "dante", "vissenta_scarpa")
@pytest.mark.rule("FIV-C-144")
def test_vissenta_mourns_those_beside_whom_she_was() -> None:
    st = pos({**VODACCE, "crew": {"vissenta_scarpa": "forums", "dante": "docks"}})
    step(st, "use dante", "choose vissenta_scarpa")
    assert not offers(st, "use vissenta_scarpa")
    assert place(st, "vissenta_scarpa") == "docks"
    me = {**VODACCE, "crew": {"vissenta_scarpa": "docks", "servo_scarpa": "docks"}, "hand": ["for_the_family"]}
    st = pos(me, engaged=["vissenta_scarpa"])
    step(st, "use for_the_family")
    assert place(st, "vissenta_scarpa") == "home 1"
    assert offers(st, "use vissenta_scarpa")


@pytest.mark.card("fivesails", "vissenta_scarpa")
@pytest.mark.rule("FIV-C-85", "FIV-C-92")
def test_the_condition_is_about_whoever_has_intervened() -> None:
    foes = {"otto_streit": "docks", "philip_hase": "docks"}
    for hurt, threat in (({"otto_streit": 1}, 4), ({"philip_hase": 1}, 3)):
        st = asked_for_technique("vissenta_scarpa", foes, wounds=hurt)
        go(st, "use vissenta_scarpa", "choose otto_streit", "intervene philip_hase")
        if threat == 4:
            go(st, "option 2")
        assert (pools(st), unmet(st)) == ((0, threat), [] if threat == 4 else ["vissenta_scarpa"])


@pytest.mark.card("fivesails", "vissenta_scarpa")
def test_vissenta() -> None:
    st = pos({"crew": {"vissenta_scarpa": "docks", "angelo": "docks"}, "deck": ["pull", "boon"]})
    go(st, "use angelo", "use vissenta_scarpa")
    assert hand(st, 0) == ["boon", "pull"]
    st = duel(
        {"crew": {"vissenta_scarpa": "forums"}, "hand": ["bravos"]},
        {"hand": ["langschwert"]},
        wounds={"vissenta_scarpa": 1},
    )
    go(st, "choose langschwert", "choose bravos", "use vissenta_scarpa", "option 2", "pass")
    assert struck(st) == (1, 1, 4)


@pytest.mark.card("fivesails", "vissenta_scarpa")
def test_vissenta_mourns_a_red_hand_of_yours_at_her_location() -> None:
    def mourns(turn: int, use: str, *answers: str, her: str = "docks") -> bool:
        crew = {"vissenta_scarpa": her, "angelo": "docks", "kaj_kousei": "docks"}
        st = pos({"crew": crew, "scheme": "the_great_game"}, {"crew": {"buratino": "docks"}}, turn=turn)
        return offers(step(st, use, *answers), "use vissenta_scarpa 1")

    assert mourns(0, "use angelo")
    assert not mourns(0, "use angelo", her="forums")
    assert not mourns(0, "use the_great_game 3", "choose kaj_kousei", "choose buratino")  # no Red Hand
    assert not mourns(1, "use buratino", "choose kaj_kousei")  # not yours


@pytest.mark.card("fivesails", "vissenta_scarpa")
def test_vissenta_fights_better_when_she_is_no_less_hurt() -> None:
    def fights(hers: int, theirs: int) -> FiveSails:
        hurt = {"vissenta_scarpa": hers, "uwe_zimmerman": theirs}
        return fencing("bravos", {"crew": {"vissenta_scarpa": "forums"}}, wounds=hurt)

    st = fights(1, 0)  # he takes one in the first round
    go(st, "use vissenta_scarpa 2", "option 1")
    assert struck(st) == (1, 2, 3)
    assert not can(fights(1, 1), "use vissenta_scarpa 2")


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


@pytest.mark.card("fivesails", "vittoria_anselmo")
@pytest.mark.rule("FIV-C-207")
@pytest.mark.parametrize(
    ("hand", "thug", "able"),
    [([], "home", False), ([], "forums", True), (["angelo"], "home", True), (["bravos"], "home", True)],
)
def test_vittoria_needs_a_thug_as_far_as_anybody_can_tell(hand: list[str], thug: str, able: bool) -> None:
    me = {"crew": {"vittoria_anselmo": "forums", "dante": thug}, "hand": hand}
    st = pos(me, {"crew": {"terrell_brandt": "forums"}}, turn=1)
    step(st, "challenge terrell_brandt", *(["choose vittoria_anselmo"] if thug == "forums" else []))
    assert offers(st, "use vittoria_anselmo") == able


@pytest.mark.card("fivesails", "vittoria_anselmo", "makepeace_botwighte")
@pytest.mark.rule("FIV-C-36", "FIV-C-207")
@pytest.mark.parametrize(("hand", "asked"), [([], "ask-move-home"), (["bravos"], "ask-put-thug")])
def test_vittoria_without_a_card_in_hand_is_not_asked_for_a_thug_out_of_it(hand: list[str], asked: str) -> None:
    """Everybody can see that she has none to put into play; a card could be one."""
    foe = {**VODACCE, "crew": {"vittoria_anselmo": "forums", "dante": "forums"}, "hand": hand}
    st = pos({**CASTILLE, "crew": {"makepeace_botwighte": "forums"}}, foe, engaged=["vittoria_anselmo", "dante"])
    step(st, "use makepeace_botwighte", "choose vittoria_anselmo", "use vittoria_anselmo")
    while isinstance(st.stack[-1], Window):
        st.apply(st.mover(), PASS)
    assert st.view(1).prompt == phrase("ask-by-card", card="card:vittoria_anselmo", question=phrase(asked))


@pytest.mark.card("fivesails", "vittoria_anselmo")
@pytest.mark.rule("FIV-C-207")
def test_vittoria_finds_her_thug_behind_other_cards_in_hand() -> None:
    held = ["boon", "pull", "bravos", "langschwert", "buratino"]
    for thugs, cards in ((["buratino"], held), (["angelo", "buratino"], ["angelo", *held])):
        foe = {**VODACCE, "crew": {"vittoria_anselmo": "forums"}, "hand": cards}
        st = pos({**CASTILLE, "crew": {"makepeace_botwighte": "forums"}}, foe, engaged=["vittoria_anselmo"])
        step(st, "use makepeace_botwighte", "use vittoria_anselmo")
        assert offers(st, "choose buratino")
        assert sorted(text.split()[1] for text in says(st) if text != "pass") == thugs


@pytest.mark.card("fivesails", "vittoria_anselmo", "defending_honor")
@pytest.mark.rule("FIV-C-49")
def test_honor_is_demanded_of_a_thug_in_vittorias_place() -> None:
    """The Thug has to challenge, and it is still its player who picks whom."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "docks", "henri_michelet": "docks"}, "hand": ["defending_honor", "boon"]}
    st = pos(me, {**VODACCE, "crew": {"vittoria_anselmo": "docks"}, "hand": ["buratino"]})
    step(st, "use defending_honor", "pay boon", "use vittoria_anselmo", "choose buratino", "option 2")
    assert st.mover() == 1
    step(st, "choose jean_urbain")
    assert st.duel.challenger.fighter == number(st, "buratino")
    assert (place(st, "vittoria_anselmo"), engaged(st)) == ("home 2", set())


@pytest.mark.card("fivesails", "vittoria_anselmo", "henri_michelet")
@pytest.mark.rule("FIV-C-49")
def test_a_thug_is_kept_from_intervening_in_vittorias_place() -> None:
    crew = {"vittoria_anselmo": "docks", "servo_scarpa": "docks", "dante": "docks"}
    st = pos(
        {**MONTAIGNE, "crew": {"henri_michelet": "docks"}},
        {**VODACCE, "crew": crew},
        gear={"mastercrafted_rapier": "henri_michelet"},
    )
    step(st, "challenge henri_michelet", "choose servo_scarpa", "use henri_michelet", "choose vittoria_anselmo")
    step(st, "use vittoria_anselmo", "option 1")
    rest(st)
    assert (can(st, "intervene vittoria_anselmo"), can(st, "intervene dante")) == (True, False)
    assert st.duel.defender.fighter == number(st, "servo_scarpa")  # whom Henri challenges is another matter


@pytest.mark.card("fivesails", "vittoria_anselmo", "come_hither")
@pytest.mark.rule("FIV-C-145")
def test_vittoria_is_not_asked_to_go_home_where_she_is() -> None:
    foe = {**VODACCE, "crew": {"vittoria_anselmo": "home"}, "hand": ["buratino"]}
    st = pos({**EISEN, "hand": ["come_hither", "langschwert", "langschwert"]}, foe)
    step(st, "use come_hither", "pay langschwert", "pay langschwert", "choose vittoria_anselmo")
    step(st, "use vittoria_anselmo", "choose buratino")
    rest(st)
    go(st, "place docks")
    assert (place(st, "buratino"), place(st, "vittoria_anselmo")) == ("docks", "home 2")


@pytest.mark.card("fivesails", "madre_dolores", "vittoria_anselmo")
@pytest.mark.rule("FIV-PLAY-3")
def test_both_patients_are_named_before_vittoria_steps_back() -> None:
    """So she cannot be named a second time, after a Thug has taken her place."""
    st = two_patients("dante")
    assert can(st, "use vittoria_anselmo")
    step(st, "use vittoria_anselmo")
    until(st, lambda state: len(says(state)) > 3)
    assert wounds(st) == {"vittoria_anselmo": 1}


@pytest.mark.card("fivesails", "madre_dolores", "vittoria_anselmo")
@pytest.mark.rule("FIV-PLAY-3", "FIV-C-207")
def test_a_thug_who_is_a_target_already_does_not_take_vittorias_place() -> None:
    """Two targets are two characters; with no other Thug there, nobody is healed at all."""
    st = two_patients()
    step(st, "use vittoria_anselmo")
    until(st, lambda state: len(says(state)) > 2)
    assert wounds(st) == {"vittoria_anselmo": 1, "angelo": 1}


@pytest.mark.card("fivesails", "vittoria_anselmo")
def test_vittoria() -> None:
    st = pos(
        {"crew": {"vittoria_anselmo": "forums"}, "hand": ["angelo"]}, {"crew": {"terrell_brandt": "forums"}}, turn=1
    )
    go(st, "challenge terrell_brandt", "use vittoria_anselmo", "choose angelo", "option 2", "refuse")
    assert place(st, "vittoria_anselmo") == "home 1"
    assert zone(st, "angelo") == "discard"  # he was the target, and fell


@pytest.mark.card("fivesails", "vittoria_anselmo")
@pytest.mark.rule("FIV-C-169", "FIV-CHAL-9")
def test_vittoria_who_has_stepped_in_sends_a_thug_forward() -> None:
    crew = {"vittoria_anselmo": "forums", "servo_scarpa": "forums", "buratino": "forums"}
    st = pos({"crew": crew}, {"crew": {"terrell_brandt": "forums"}}, turn=1)
    step(st, "challenge terrell_brandt", "choose servo_scarpa", "intervene vittoria_anselmo")
    assert st.mover() == 0
    assert can(st, "use vittoria_anselmo")
    step(st, "use vittoria_anselmo", "option 2")
    assert st.duel.stage == DUEL
    fighters = [st.duel.challenger.fighter, st.duel.defender.fighter]
    assert [CARDS[st.kind[i]].id for i in fighters] == ["terrell_brandt", "buratino"]
    assert place(st, "vittoria_anselmo") == "home 1"
    assert engaged(st) == {"terrell_brandt", "vittoria_anselmo"}


@pytest.mark.card("fivesails", "vittoria_anselmo")
def test_vittoria_brings_a_thug_from_hand_free_of_charge() -> None:
    me = {"crew": {"vittoria_anselmo": "forums"}, "hand": ["alcee", "pull"]}
    st = pos(me, {"crew": {"terrell_brandt": "forums"}}, turn=1)
    step(st, "challenge terrell_brandt", "use vittoria_anselmo")
    assert not can(st, "choose pull")
    step(st, "choose alcee")
    assert (place(st, "alcee"), hand(st, 0)) == ("forums", ["pull"])


@pytest.mark.card("fivesails", "vittoria_anselmo")
@pytest.mark.rule("FIV-C-49")
def test_vittoria_minds_opponents_who_target_her() -> None:
    def minds(turn: int, use: str, target: str) -> bool:
        crew = {"vittoria_anselmo": "forums", "servo_scarpa": "forums", "buratino": "forums"}
        st = pos({"crew": crew}, {"crew": {"terrell_brandt": "forums"}}, turn=turn)
        return offers(step(st, use, f"choose {target}"), "use vittoria_anselmo")

    assert minds(1, "challenge terrell_brandt", "vittoria_anselmo")
    assert not minds(1, "challenge terrell_brandt", "servo_scarpa")
    assert not minds(0, "use buratino", "vittoria_anselmo")  # it was you
