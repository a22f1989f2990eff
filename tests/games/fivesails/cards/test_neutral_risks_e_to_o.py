"""The risks of no faction, e to o by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.rules.legality import free_from_hand, payable_by_trial, ready_without, use_of
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.parts import NO_MOMENT
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .. import playing
from ..playing import (
    BY_MONTAIGNE,
    CASTILLE,
    EISEN,
    GAME,
    MONTAIGNE,
    USSURA,
    VODACCE,
    bearer,
    can,
    go,
    hand,
    number,
    pile,
    place,
    rest,
    says,
    step,
    strike,
    struck,
    wounds,
    zone,
)
from ..situations import in_random_games

pos = BY_MONTAIGNE.pos
duel = BY_MONTAIGNE.duel
fencing = BY_MONTAIGNE.fencing


def at_table(*players: dict[str, Any], **given: Any) -> FiveSails:
    st = GAME.position({"players": list(players), "seats": len(players), "proxies": True, **given}, 0)
    assert isinstance(st, FiveSails)
    return st


@pytest.mark.card("fivesails", "hidden_corridors")
@pytest.mark.rule("FIV-MAP-3", "FIV-MAP-6", "FIV-C-74")
@pytest.mark.parametrize(
    ("seats", "start", "reached"),
    [
        (3, "forums", {"oles_inn"}),
        (3, "oles_inn", {"forums", "grand_bazaar"}),
        (4, "forums", {"oles_inn", "governors_gardens"}),
    ],
)
def test_corridors_lead_to_what_is_not_adjacent_and_to_no_home(seats: int, start: str, reached: set[str]) -> None:
    me = {**VODACCE, "crew": {"servo_scarpa": start}, "hand": ["hidden_corridors", "boon"]}
    st = at_table(me, EISEN, USSURA, CASTILLE) if seats == 4 else at_table(me, EISEN, USSURA)
    step(st, "use hidden_corridors", "pay boon")
    if len(reached) == 1:
        rest(st)
        assert place(st, "servo_scarpa") == min(reached)
    else:
        assert {text.removeprefix("place ") for text in says(st)} == reached


@pytest.mark.card("fivesails", "hidden_corridors")
def test_hidden_corridors() -> None:
    st = pos({"crew": {"henri_michelet": "docks"}, "hand": ["hidden_corridors", "triage"]})
    go(st, "use hidden_corridors", "pay triage")
    assert place(st, "henri_michelet") == "grand_bazaar"
    st = duel({"hand": ["hidden_corridors", "triage"]})
    go(st, "choose langschwert", "choose hidden_corridors", "use hidden_corridors", "pay triage", "place docks")
    assert place(st, "henri_michelet") == "docks"


@pytest.mark.card("fivesails", "hidden_corridors")
def test_hidden_corridors_lead_far_or_next_door() -> None:
    def far(henri: str) -> bool:
        me = {"crew": {"henri_michelet": henri}, "hand": ["hidden_corridors", "triage"]}
        return can(pos(me), "use hidden_corridors 1")

    assert far("docks")
    assert not far("forums")  # both others are adjacent
    assert not far("home")
    st = duel(
        {"crew": {"henri_michelet": "docks"}, "hand": ["hidden_corridors", "triage"]},
        {"crew": {"otto_streit": "docks"}},
    )
    go(st, "choose langschwert", "choose hidden_corridors", "use hidden_corridors 2", "pay triage")
    assert place(st, "henri_michelet") == "forums"


@pytest.mark.card("fivesails", "hidden_corridors")
@pytest.mark.rule("FIV-C-118", "FIV-MAN-2")
def test_hidden_corridors_are_taken_after_the_wounds_of_the_round() -> None:
    assert not can(fencing("hidden_corridors"), "use hidden_corridors 2")
    st = fencing("hidden_corridors", {"hand": ["hidden_corridors", "triage"]})
    go(st, "use hidden_corridors 2", "pay triage")
    assert can(st, "place docks")
    assert (place(st, "henri_michelet"), wounds(st)["henri_michelet"]) == ("forums", 1)
    go(st, "place docks")
    assert place(st, "henri_michelet") == "docks"


@pytest.mark.card("fivesails", "hidden_corridors", "bastien_girard")
@pytest.mark.rule("FIV-C-190", "FIV-C-118")
@pytest.mark.parametrize("first", ["hidden_corridors 2", "bastien_girard 5"])
def test_whoever_is_the_fighter_when_the_round_ends_takes_the_corridor(first: str) -> None:
    me = {**MONTAIGNE, "crew": {"bastien_girard": "forums", "jean_urbain": "forums"}}
    st = playing.pos({**me, "hand": ["hidden_corridors", "boon"]}, {"crew": {"otto_streit": "forums"}}, turn=1)
    go(st, "challenge otto_streit", "choose bastien_girard", "accept", "choose hidden_corridors")
    for use in [first, *({"hidden_corridors 2", "bastien_girard 5"} - {first})]:
        step(st, f"use {use}")
        if use.startswith("hidden"):
            step(st, "pay boon")
        rest(st)
    go(st, "place docks")
    assert (place(st, "jean_urbain"), place(st, "bastien_girard")) == ("docks", "forums")


@pytest.mark.card("fivesails", "i_know_that_trick")
@pytest.mark.rule("FIV-SELF-3", "FIV-SELF-4")
def test_i_know_that_trick_copies_with_its_costs() -> None:
    st = playing.duel(
        {"leader": "odette_dubois_darrent", "crew": {"henri_michelet": "forums"}, "hand": ["i_know_that_trick"]},
        {"leader": "kaspar_dietrich", "crew": {"horatio_lockwood": "forums"}, "hand": ["move_along"]},
    )
    go(st, "choose move_along")
    go(st, "choose i_know_that_trick", "use i_know_that_trick")
    assert struck(st) == (1, 1, 3)  # Horatio's +2 Thrust, as Henri faces one enemy only


@pytest.mark.card("fivesails", "i_know_that_trick", "jean_urbain")
@pytest.mark.rule("FIV-C-187", "FIV-C-102")
@pytest.mark.parametrize(("jean", "able"), [("forums", True), ("docks", False)])
def test_a_trick_that_jean_has_taught_is_the_musketeers(jean: str, able: bool) -> None:
    """Léontine has no Technique of her own: what she has is Jean's, where he stands beside her."""
    me = {**MONTAIGNE, "crew": {"leontine_giroux": "forums", "jean_urbain": jean}}
    foe = {**EISEN, "crew": {"otto_streit": "forums"}, "hand": ["i_know_that_trick"]}
    st = playing.duel(me, foe)
    step(st, "choose i_know_that_trick")
    assert can(st, "use i_know_that_trick") == able
    if able:
        step(st, "use i_know_that_trick")
        strike(st)
        assert struck(st) == (2, 1, 1)


@pytest.mark.card("fivesails", "i_know_that_trick", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-SELF-3", "FIV-C-61", "FIV-KEY-2")
@pytest.mark.parametrize("answer", ["option 1", "option 2"])
def test_lorenzos_own_trick_is_played_on_him(answer: str) -> None:
    """Uwe copies his Technique: it is Lorenzo's deck that is looked at, and Lorenzo who is wounded or discards."""
    st = playing.pos(
        {**CASTILLE, "crew": {"lorenzo_de_zepeda": "docks"}, "hand": ["taunt"], "deck": ["amour"]},
        {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "hand": ["i_know_that_trick"]},
    )
    go(st, "challenge lorenzo_de_zepeda", "accept")
    step(st, "choose i_know_that_trick", "use i_know_that_trick")
    strike(st)
    assert (st.mover(), can(st, "option 2")) == (0, True)
    go(st, answer)
    assert wounds(st).get("lorenzo_de_zepeda", 0) == (1 if answer == "option 1" else 0)
    if answer == "option 2":
        assert (zone(st, "amour"), pile(st, 0)) == ("line", ["taunt"])


@pytest.mark.card("fivesails", "im_done_with_you")
@pytest.mark.rule("FIV-DUEL-9", "FIV-DUEL-15")
def test_done_with_you_counts_your_own_line_only() -> None:
    """The second card of the defender; the challenger has played one as well."""
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["triage", "im_done_with_you"]}
    st = playing.duel({"hand": ["rough_em_up"]}, foe)
    step(st, "choose triage", "choose rough_em_up", "choose im_done_with_you", "use im_done_with_you")
    strike(st)
    assert struck(st) == (0, 2, 0)


@pytest.mark.card("fivesails", "im_done_with_you")
@pytest.mark.rule("FIV-DUEL-9")
def test_done_with_you_does_not_count_itself() -> None:
    st = playing.duel({}, {"hand": ["im_done_with_you"]})
    step(st, "choose im_done_with_you", "use im_done_with_you")
    strike(st)
    assert struck(st) == (0, 1, 0)


@pytest.mark.card("fivesails", "im_done_with_you")
def test_im_done_with_you() -> None:
    st = duel({"hand": ["im_done_with_you", "triage"]}, {"hand": ["langschwert", "langschwert"]})
    go(
        st,
        "choose langschwert",
        "choose triage",
        "choose langschwert",
        "choose im_done_with_you",
        "use im_done_with_you",
    )
    assert struck(st) == (0, 2, 0)


@pytest.mark.card("fivesails", "liberating_goods", "robbery")
@pytest.mark.rule("FIV-PLAY-3", "FIV-C-64", "FIV-ATT-6")
def test_liberated_goods_go_back_to_whose_they_were() -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["liberating_goods", "boon"]}
    foe = {"crew": {"uwe_zimmerman": "docks"}, "discard": ["breastplate", "kaspars_panzerhand"]}
    st = playing.pos(me, foe)
    go(st, "use liberating_goods", "pay boon")
    assert bearer(st, "breastplate") == "servo_scarpa"  # what is Unique stays where it lies
    go(st, "challenge uwe_zimmerman", "refuse")
    assert (wounds(st), pile(st, 1)[-1], pile(st, 0)) == (
        {"servo_scarpa": 3},
        "breastplate",
        ["boon", "liberating_goods"],
    )


@pytest.mark.card("fivesails", "liberating_goods")
def test_liberating_goods() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["liberating_goods"]}, {"discard": ["langschwert", "dark_gift"]}
    )
    go(st, "use liberating_goods")
    assert bearer(st, "langschwert") == "henri_michelet"
    go(st, "pass", "pass")
    assert st.owner[number(st, "langschwert")] == 1


@pytest.mark.card("fivesails", "liberating_goods")
def test_liberating_goods_takes_common_attachments_of_others_for_their_price() -> None:
    def takes(theirs: list[str], mine: list[str], *hand: str) -> FiveSails:
        me = {"crew": {"henri_michelet": "docks"}, "hand": ["liberating_goods", *hand], "discard": mine}
        return pos(me, {"discard": theirs})

    st = takes(["matchlock_musket"], [], "triage", "pull")
    go(st, "use liberating_goods", "pay pull")
    assert (bearer(st, "matchlock_musket"), hand(st, 0)) == ("henri_michelet", ["triage"])
    assert st.ctrl[number(st, "matchlock_musket")] == 0
    assert not can(takes(["matchlock_musket"], []), "use liberating_goods")
    assert not can(takes([], ["langschwert"]), "use liberating_goods")
    assert not can(takes(["kaspars_panzerhand"], [], "pull", "pull"), "use liberating_goods")  # Unique
    assert not can(takes(["triage"], []), "use liberating_goods")


@pytest.mark.card("fivesails", "liberating_goods")
@pytest.mark.rule("FIV-C-39", "FIV-COST-2")
def test_what_costs_nothing_is_judged_without_a_copy_of_the_table_and_a_trial_agrees() -> None:
    verdicts = {True: 0, False: 0}
    for st, seat in in_random_games(7, 12):
        for card in st.hands[seat]:
            for own in CARDS[st.kind[card]].actions:
                for actor in st.crew[seat]:
                    run = use_of(st, 0, seat, card, own, actor, NO_MOMENT)
                    if own.costs_interact and free_from_hand(st, run, own):
                        before = st.save()
                        verdict = ready_without(st, run, own)
                        assert st.save() == before
                        assert verdict == payable_by_trial(st, run, own)
                        verdicts[verdict] += 1
    assert min(verdicts.values()) > 20


@pytest.mark.card("fivesails", "not_today", "regroup")
@pytest.mark.rule("FIV-C-108", "FIV-C-165")
def test_not_today_can_be_the_last_day() -> None:
    """Its wound comes when the round ends, and the dead go nowhere."""
    st = playing.duel({}, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["not_today"]}, wounds={"uwe_zimmerman": 4})
    go(st, "choose not_today")
    assert (zone(st, "uwe_zimmerman"), st.duel.stage, pile(st, 1)) == ("locker", NO_DUEL, ["not_today"])


@pytest.mark.card("fivesails", "not_today")
def test_not_today() -> None:
    st = duel({"hand": ["not_today"]})
    go(st, "choose langschwert", "choose not_today")
    assert (place(st, "henri_michelet"), wounds(st)["henri_michelet"]) == ("home 1", 1)


@pytest.mark.card("fivesails", "not_today")
@pytest.mark.card("fivesails", "stubborn")
def test_not_today_wounds_even_who_stays() -> None:
    me = {"leader": "yevgeni", "crew": {"torsten_vakt": "forums"}, "hand": ["not_today", "stubborn"]}
    foe = {"leader": "kaspar_dietrich", "crew": {"otto_streit": "forums"}, "hand": ["langschwert"]}
    st = playing.duel(me, foe)
    go(st, "choose langschwert", "choose not_today", "use stubborn")
    assert (place(st, "torsten_vakt"), wounds(st)["torsten_vakt"]) == ("forums", 1)


@pytest.mark.card("fivesails", "opulence", "risky_undertaking")
@pytest.mark.rule("FIV-C-206", "FIV-COST-2")
@pytest.mark.parametrize(("cards", "able"), [(["opulence"], False), (["opulence", "boon"], True)])
def test_opulence_is_one_card_where_cards_are_discarded(cards: list[str], able: bool) -> None:
    st = playing.pos({"crew": {"servo_scarpa": "docks"}, "hand": cards}, city={"docks": ["risky_undertaking"]})
    assert can(st, "use risky_undertaking") == able
    if able:
        go(st, "use risky_undertaking", "choose opulence", "choose boon")
        assert pile(st, 0) == ["opulence", "boon"]


@pytest.mark.card("fivesails", "opulence")
@pytest.mark.rule("FIV-KEY-17", "FIV-EX-28", "FIV-C-38", "FIV-COST-2", "FIV-COST-3")
def test_opulence() -> None:
    st = pos({"hand": ["opulence", "hidden_corridors"], "crew": {"henri_michelet": "docks"}})
    assert not can(st, "use hidden_corridors")  # worth 2, and the cost is 1
    st = pos({"hand": ["opulence", "come_hither"]}, {"crew": {"otto_streit": "forums"}})
    go(st, "use come_hither", "pay opulence")
    assert zone(st, "opulence") == "locker"
    st = pos({"hand": ["opulence", "triage"], "deck": ["pull"]})
    go(st, "use opulence")
    assert hand(st, 0) == ["pull"]


@pytest.mark.card("fivesails", "opulence")
def test_opulence_throws_the_whole_hand_away() -> None:
    st = pos({"hand": ["opulence", "triage", "boon"], "deck": ["pull"]})
    go(st, "use opulence")
    assert (hand(st, 0), {zone(st, id) for id in ("opulence", "triage", "boon")}) == (["pull"], {"discard"})
