"""The characters of Montaigne, k to z by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.rules.legality import (
    mere_discard,
    only_actor,
    payable_by_trial,
    ready_fed,
    ready_now,
    use_of,
)
from intrigue.games.fivesails.rules.planning import Scheme
from intrigue.games.fivesails.state.parts import NO_MOMENT
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .. import playing
from ..playing import (
    BY_MONTAIGNE,
    MONTAIGNE,
    USSURA,
    can,
    engaged,
    go,
    hand,
    offers,
    pile,
    place,
    plot,
    renown,
    rest,
    step,
    table,
    until,
    wounds,
    zone,
)
from ..situations import ODETTE, THREE, in_random_games, is_over, laid_out

pos = BY_MONTAIGNE.pos


@pytest.mark.card("fivesails", "leontine_giroux")
def test_leontine() -> None:
    st = pos({"crew": {"leontine_giroux": "docks", "jean_urbain": "docks"}})
    go(st, "use leontine_giroux", "choose jean_urbain", "place grand_bazaar")
    assert (place(st, "jean_urbain"), wounds(st)) == ("grand_bazaar", {"leontine_giroux": 1})


@pytest.mark.card("fivesails", "leontine_giroux")
def test_leontine_moves_your_people_from_her_location_anywhere() -> None:
    crew = {"leontine_giroux": "docks", "jean_urbain": "docks", "henri_michelet": "forums"}
    st = pos({"crew": crew}, {"crew": {"otto_streit": "docks"}})
    step(st, "use leontine_giroux")
    assert not can(st, "choose otto_streit")
    assert not can(st, "choose henri_michelet")
    step(st, "choose jean_urbain")
    assert not can(st, "place docks")
    go(st, "place home")
    assert place(st, "jean_urbain") == "home 1"
    assert not can(pos({"crew": {"leontine_giroux": "home"}}), "use leontine_giroux")


@pytest.mark.card("fivesails", "porte_travel")
@pytest.mark.card("fivesails", "maxime_de_lafayette")
@pytest.mark.rule("FIV-C-140")
def test_maxime_is_spared_the_wound_of_his_own_combat_card() -> None:
    hand = {"leader": "odette_dubois_darrent", "hand": ["porte_travel"]}
    st = playing.duel({"crew": {"servo_scarpa": "forums"}}, {"crew": {"maxime_de_lafayette": "forums"}, **hand})
    go(st, "choose porte_travel")
    assert wounds(st) == {}
    st = playing.duel(
        {"crew": {"servo_scarpa": "forums"}},
        {"crew": {"jean_urbain": "forums", "maxime_de_lafayette": "docks"}, **hand},
    )
    go(st, "choose porte_travel")
    assert wounds(st) == {"maxime_de_lafayette": 1}
    assert place(st, "jean_urbain") == "docks"


@pytest.mark.card("fivesails", "porte_travel", "maxime_de_lafayette")
@pytest.mark.rule("FIV-REPLACE-2", "FIV-PLAY-4")
def test_maxime_fetches_everybody_without_bleeding_and_then_it_ends() -> None:
    crew = {"maxime_de_lafayette": "docks", "jean_urbain": "home", "henri_michelet": "grand_bazaar"}
    st = playing.pos({**MONTAIGNE, "crew": crew, "hand": ["porte_travel"]})
    step(st, "use porte_travel")
    until(st, lambda st: st.mover() == 1, last=True)
    assert {place(st, who) for who in ("jean_urbain", "henri_michelet", "odette_dubois_darrent")} == {"docks"}
    assert (wounds(st), zone(st, "porte_travel")) == ({}, "discard")


@pytest.mark.card("fivesails", "maxime_de_lafayette")
@pytest.mark.rule("FIV-C-170", "FIV-C-145")
@pytest.mark.parametrize(
    ("cards", "able"), [(["breastplate"], True), (["kaspars_panzerhand"], False), (["boon"], False), ([], False)]
)
def test_what_maxime_discards_may_be_what_he_takes(cards: list[str], able: bool) -> None:
    """Only an attachment that is not Unique; a Boon is a risk where it lies."""
    st = playing.pos({**MONTAIGNE, "crew": {"maxime_de_lafayette": "home"}, "hand": cards, "empty": True})
    assert can(st, "use maxime_de_lafayette") == able
    if able:
        go(st, "use maxime_de_lafayette")
        assert (hand(st, 0), place(st, "maxime_de_lafayette")) == (["breastplate"], "home 1")


@pytest.mark.card("fivesails", "maxime_de_lafayette")
@pytest.mark.rule("FIV-REPLACE-2")
def test_maxime() -> None:
    st = pos(
        {"crew": {"maxime_de_lafayette": "docks"}, "hand": ["pull", "triage", "not_today"], "discard": ["breastplate"]},
        {"crew": {"otto_streit": "forums"}},
    )
    go(st, "use maxime_de_lafayette", "choose triage")
    assert hand(st, 0) == ["breastplate", "not_today", "pull"]
    go(st, "pass", "use pull", "pay not_today", "choose otto_streit")
    assert (wounds(st), place(st, "otto_streit")) == ({}, "docks")


@pytest.mark.card("fivesails", "maxime_de_lafayette")
@pytest.mark.rule("FIV-C-170")
def test_maxime_takes_back_what_he_has_just_discarded() -> None:
    st = pos({"crew": {"maxime_de_lafayette": "docks"}, "hand": ["breastplate", "triage"], "empty": True})
    go(st, "use maxime_de_lafayette", "choose breastplate")
    assert hand(st, 0) == ["breastplate", "triage"]
    st = pos({"crew": {"maxime_de_lafayette": "docks"}, "hand": ["not_today", "triage"], "empty": True})
    assert not can(st, "use maxime_de_lafayette")


@pytest.mark.card("fivesails", "blood_mark", "maxime_de_lafayette")
@pytest.mark.rule("FIV-C-220")
def test_maxime_is_followed_without_a_wound() -> None:
    st = pos({"crew": {"maxime_de_lafayette": "docks", "jean_urbain": "docks"}, "hand": ["blood_mark"]})
    go(st, "use blood_mark", "place grand_bazaar", "option 2")
    assert (place(st, "jean_urbain"), wounds(st)) == ("grand_bazaar", {})


@pytest.mark.card("fivesails", "maxime_de_lafayette")
def test_maxime_takes_back_an_attachment_that_is_not_unique() -> None:
    def takes(hand: list[str], discard: str) -> bool:
        st = pos({"crew": {"maxime_de_lafayette": "home"}, "hand": hand, "discard": [discard]})
        return can(st, "use maxime_de_lafayette")

    assert takes(["triage"], "cavalier_hat")
    assert not takes([], "cavalier_hat")
    assert not takes(["triage"], "tabard_of_the_fallen_musketeer")
    assert not takes(["triage"], "pull")  # a risk


@pytest.mark.card("fivesails", "maxime_de_lafayette")
def test_maxime_discards_one_card() -> None:
    st = playing.pos(
        {"leader": ODETTE, "crew": {"maxime_de_lafayette": "docks"}, "hand": THREE, "discard": ["langschwert"]}
    )
    go(st, "use maxime_de_lafayette", "choose triage")
    assert (pile(st, 0), hand(st, 0), is_over(st)) == (["triage"], ["langschwert", "precision", "regroup"], True)


@pytest.mark.card("fivesails", "maxime_de_lafayette")
@pytest.mark.rule("FIV-C-39", "FIV-C-170")
def test_one_card_that_is_discarded_for_the_pile_is_judged_without_a_copy_of_the_table_and_a_trial_agrees() -> None:
    verdicts = {True: 0, False: 0}
    for st, seat in in_random_games(9, 60, {"decks": "random"}):
        for card in st.crew[seat]:
            for own in CARDS[st.kind[card]].actions:
                run = use_of(st, 0, seat, card, own, only_actor(st, seat, card, own), NO_MOMENT)
                if own.cost_feeds_effect and mere_discard(st, run, own) and not ready_now(st, run, own):
                    before = st.save()
                    verdict = ready_fed(st, run, own)
                    assert st.save() == before
                    assert verdict == payable_by_trial(st, run, own), CARDS[st.kind[card]].id
                    verdicts[verdict] += 1
    assert min(verdicts.values()) > 5, verdicts


@pytest.mark.card("fivesails", "maxime_de_lafayette")
def test_maxime_bleeds_for_everything_but_his_own_sorcery() -> None:
    crew = {"maxime_de_lafayette": "docks", "leontine_giroux": "docks"}
    for who, hurt in (("maxime_de_lafayette", {}), ("leontine_giroux", {"leontine_giroux": 1})):
        st = playing.pos({"crew": crew, "hand": ["pull", "triage"]}, {"crew": {"otto_streit": "forums"}})
        go(st, "use pull", f"choose {who}", "pay triage", "choose otto_streit")
        assert wounds(st) == hurt
    st = playing.pos({"crew": crew}, {"crew": {"sibella_scarpa": "docks"}}, turn=1)
    go(st, "use sibella_scarpa", "choose maxime_de_lafayette")
    assert wounds(st) == {"maxime_de_lafayette": 1, "sibella_scarpa": 1}
    st = playing.pos({"crew": crew, "hand": ["wrath_of_the_don"]}, {"crew": {"otto_streit": "docks"}})
    go(st, "use wrath_of_the_don", "choose maxime_de_lafayette", "option 2")
    assert wounds(st) == {"maxime_de_lafayette": 1}


@pytest.mark.card("fivesails", "odette_dubois_darrent", "jean_urbain")
@pytest.mark.rule("FIV-C-91", "FIV-REACT-4")
def test_odette_gains_by_a_challenge_that_somebody_else_accepts() -> None:
    """A Musketeer steps in for her, unengaged, and that is accepting."""
    me = {"crew": {"servo_scarpa": "docks"}}
    foe = {**MONTAIGNE, "crew": {"odette_dubois_darrent": "docks", "jean_urbain": "docks"}, "hand": ["boon"]}
    st = playing.pos(me, foe, renown={"forums": 1})
    step(st, "challenge servo_scarpa", "choose odette_dubois_darrent", "intervene jean_urbain")
    assert offers(st, "use odette_dubois_darrent")
    go(st, "use odette_dubois_darrent")
    assert (renown(st), engaged(st)) == ({"docks": 1}, {"servo_scarpa"})


@pytest.mark.card("fivesails", "odette_dubois_darrent")
@pytest.mark.rule("FIV-CHAL-9", "FIV-STATE-3")
def test_a_musketeer_who_is_engaged_does_not_step_in_for_odette() -> None:
    foe = {**MONTAIGNE, "crew": {"odette_dubois_darrent": "docks", "jean_urbain": "docks"}, "hand": ["boon"]}
    st = playing.pos({"crew": {"servo_scarpa": "docks"}}, foe, engaged=["jean_urbain"])
    step(st, "challenge servo_scarpa", "choose odette_dubois_darrent")
    rest(st)
    assert not can(st, "intervene jean_urbain")


@pytest.mark.card("fivesails", "odette_dubois_darrent")
@pytest.mark.rule("FIV-REACT-1")
def test_odette_gains_by_a_duel_of_two_others() -> None:
    st = table(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks"}, "hand": ["precision"]},
        {**MONTAIGNE, "crew": {"odette_dubois_darrent": "docks"}},
        renown={"forums": 1},
    )
    go(st, "challenge servo_scarpa", "choose otto_streit", "accept", "use odette_dubois_darrent 2")
    assert renown(st) == {"docks": 1}


@pytest.mark.card("fivesails", "odette_dubois_darrent")
def test_odette() -> None:
    st = pos(
        {"crew": {"odette_dubois_darrent": "docks", "henri_michelet": "home"}},
        {"crew": {"terrell_brandt": "docks"}},
        renown={"forums": 1},
    )
    go(st, "use odette_dubois_darrent")
    assert place(st, "henri_michelet") == "docks"
    go(
        st,
        "challenge terrell_brandt",
        "choose odette_dubois_darrent",
        "intervene henri_michelet",
        "use odette_dubois_darrent",
    )
    assert engaged(st) == {"terrell_brandt"}
    assert renown(st) == {"docks": 1}


@pytest.mark.card("fivesails", "odette_dubois_darrent")
def test_odette_calls_no_duelist_of_others() -> None:
    st = pos({"crew": {"odette_dubois_darrent": "docks"}}, {"crew": {"terrell_brandt": "forums"}})
    assert not can(st, "use odette_dubois_darrent 1")


@pytest.mark.card("fivesails", "odette_dubois_darrent")
@pytest.mark.card("fivesails", "guillen_de_murrieta")
@pytest.mark.card("fivesails", "urraca_de_murrieta")
def test_renown_that_moved_was_not_added() -> None:
    crew = {"guillen_de_murrieta": "docks", "urraca_de_murrieta": "home"}
    st = pos({"crew": crew, "hand": ["triage", "pull"]}, renown={"forums": 1})
    step(st, "use guillen_de_murrieta", "choose triage")
    assert not offers(st, "use urraca_de_murrieta")
    assert renown(st) == {"docks": 1}


@pytest.mark.card("fivesails", "odette_dubois_darrent")
def test_odette_calls_duelists_from_next_door_into_the_city() -> None:
    def called(who: str, at: str = "home", odette: str = "docks") -> bool:
        return can(pos({"crew": {"odette_dubois_darrent": odette, who: at}}), "use odette_dubois_darrent 1")

    assert called("henri_michelet")
    assert called("henri_michelet", at="forums")
    assert not called("henri_michelet", at="grand_bazaar")
    assert not called("henri_michelet", at="docks", odette="home")
    assert not called("maxime_de_lafayette")


@pytest.mark.card("fivesails", "odette_dubois_darrent")
def test_odette_answers_challenges_at_her_location_if_there_is_renown_next_door() -> None:
    def answers(odette: str, lies: str) -> bool:
        me = {"crew": {"odette_dubois_darrent": odette, "henri_michelet": "docks"}}
        st = pos(me, {"crew": {"otto_streit": "docks"}}, renown={lies: 1})
        return offers(step(st, "challenge henri_michelet", "accept"), "use odette_dubois_darrent 2")

    assert answers("docks", "forums")
    assert not answers("grand_bazaar", "forums")  # not her location
    assert not answers("docks", "grand_bazaar")  # not adjacent


@pytest.mark.card("fivesails", "odette_dubois_darrent")
@pytest.mark.rule("FIV-CHAL-9")
def test_odettes_musketeers_stand_in_for_her_alone_without_engaging() -> None:
    def challenged(target: str, *tired: str) -> FiveSails:
        crew = {"odette_dubois_darrent": "docks", "jean_urbain": "docks", "horatio_lockwood": "docks"}
        me = {"leader": "odette_dubois_darrent", "crew": crew}
        st = playing.pos(me, {"crew": {"terrell_brandt": "docks"}}, turn=1, engaged=list(tired))
        return step(st, "challenge terrell_brandt", f"choose {target}")

    st = challenged("odette_dubois_darrent")
    step(st, "intervene jean_urbain")
    assert engaged(st) == {"terrell_brandt"}
    st = challenged("odette_dubois_darrent")
    step(st, "intervene horatio_lockwood")  # no Musketeer
    assert engaged(st) == {"terrell_brandt", "horatio_lockwood"}
    st = challenged("horatio_lockwood")
    step(st, "intervene jean_urbain")  # not for her
    assert engaged(st) == {"terrell_brandt", "jean_urbain"}
    assert not can(challenged("odette_dubois_darrent", "jean_urbain"), "intervene jean_urbain")


@pytest.mark.card("fivesails", "odette_dubois_darrent", "unyielding_loyalty")
@pytest.mark.rule("FIV-C-113", "FIV-C-191")
@pytest.mark.parametrize("saved", [False, True])
def test_odette_gains_nothing_by_a_challenge_that_was_cancelled(saved: bool) -> None:
    """Sibella has stepped in, and loyalty cancels the challenge that targets her."""
    me = {**MONTAIGNE, "crew": {"odette_dubois_darrent": "docks", "henri_michelet": "docks"}}
    foe = {"leader": "don_constanzo_scarpa", "crew": {"servo_scarpa": "docks", "sibella_scarpa": "docks"}}
    st = playing.pos(me, {**foe, "hand": ["unyielding_loyalty", "angelo", "boon"]}, renown={"forums": 1})
    step(st, "challenge henri_michelet", "choose servo_scarpa", "intervene sibella_scarpa")
    if saved:
        step(st, "use unyielding_loyalty", "pay boon", "choose angelo")
    assert offers(st, "use odette_dubois_darrent 2") != saved


@pytest.mark.card("fivesails", "urraca_de_murrieta")
def test_urraca_adds_to_what_you_added() -> None:
    def adds(turn: int, cards: int) -> bool:
        me = {"crew": {"urraca_de_murrieta": "home", "henri_michelet": "docks"}, "hand": ["triage"] * cards}
        foe = {"crew": {"otto_streit": "docks"}, "hand": ["triage"] * 3}
        st = pos(me, foe, turn=turn, city={"docks": ["risky_undertaking"]})
        step(st, "use risky_undertaking", "choose triage", "choose triage")
        return offers(st, "use urraca_de_murrieta")

    assert adds(0, 3)
    assert not adds(0, 2)  # no card left to discard
    assert not adds(1, 3)  # an opponent added it


@pytest.mark.card("fivesails", "urraca_de_murrieta", "risky_undertaking")
@pytest.mark.rule("FIV-REACT-1", "FIV-EVENT-2")
def test_urraca_discards_one_card() -> None:
    crew = {"urraca_de_murrieta": "docks", "henri_michelet": "forums"}
    st = laid_out(ODETTE, crew, [*THREE, "not_today", "not_today"], city={"docks": ["risky_undertaking"]})
    go(st, "use risky_undertaking", "choose not_today", "choose not_today", "use urraca_de_murrieta", "choose triage")
    assert (renown(st), pile(st, 0).count("triage"), len(hand(st, 0)), is_over(st)) == ({"docks": 2}, 1, 2, True)


@pytest.mark.card("fivesails", "urraca_de_murrieta", "shifting_tides")
@pytest.mark.rule("FIV-C-144")
@pytest.mark.parametrize("mine", [True, False])
def test_urraca_adds_where_her_side_let_the_tide_leave_renown(mine: bool) -> None:
    """The planner adds at the Docks, and the opponent who was chosen at the Forums."""
    urraca = {**MONTAIGNE, "crew": {"urraca_de_murrieta": "docks"}, "hand": ["pull", "boon"]}
    st = plot("shifting_tides", urraca if mine else USSURA, USSURA if mine else urraca)
    step(st, "place docks", "place forums", "use urraca_de_murrieta", "choose boon")
    rest(st)
    assert renown(st) == ({"docks": 2, "forums": 1} if mine else {"docks": 1, "forums": 2})


@pytest.mark.card("fivesails", "urraca_de_murrieta")
def test_urraca_follows_renown_that_is_added_not_moved() -> None:
    st = playing.pos(
        {
            "leader": "odette_dubois_darrent",
            "crew": {"urraca_de_murrieta": "docks"},
            "scheme": "epee_sanglante",
            "hand": ["triage"],
        }
    )
    st.stack.append(Scheme(0))
    st.advance()
    go(st, "place forums", "use urraca_de_murrieta", "choose triage")
    assert renown(st) == {"forums": 2}
    st = playing.pos(
        {
            "leader": "odette_dubois_darrent",
            "crew": {"urraca_de_murrieta": "docks", "guillen_de_murrieta": "docks"},
            "hand": ["triage", "triage"],
        },
        renown={"forums": 1},
    )
    go(st, "use guillen_de_murrieta", "choose triage")
    assert st.mover() == 1  # Renown was only moved
