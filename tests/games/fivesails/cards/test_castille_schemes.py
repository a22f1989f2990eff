"""The schemes of Castille: what each does, where its text ends, and where it says no."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core.phrase import notation
from intrigue.games.fivesails.events import Revealed
from intrigue.games.fivesails.state.numbers import M_EMBARGO, UNTIL_DAY
from intrigue.games.fivesails.state.parts import Mark
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.view import FiveSailsView

from .. import playing
from ..playing import (
    BY_CASTILLE,
    CASTILLE,
    EISEN,
    USSURA,
    bearer,
    can,
    duel,
    go,
    hand,
    number,
    offers,
    pile,
    place,
    plot,
    pos,
    renown,
    says,
    step,
    zone,
)
from ..situations import USSURAN

EMBARGO = {"leader": "soline_el_gato", "scheme": "the_cats_embargo"}


def embargo(st: FiveSails, id: str) -> FiveSails:
    """The first seat has revealed a card of that name."""
    st.marks.append(Mark(M_EMBARGO, UNTIL_DAY, printed=st.kind[number(st, id)], seat=0))
    return st


@pytest.mark.card("fivesails", "shifting_blame")
def test_shifting_blame() -> None:
    assert renown(playing.plot("shifting_blame", {"leader": "soline_el_gato"})) == {"docks": 1}
    st = BY_CASTILLE.pos({"scheme": "shifting_blame"}, {"crew": {"otto_streit": "docks"}}, turn=1)
    go(st, "claim otto_streit", "use shifting_blame", "place forums")
    assert renown(st) == {"forums": 1}
    st = BY_CASTILLE.pos(
        {"scheme": "shifting_blame", "crew": {"patricia_moustakas": "docks"}}, {"hand": ["triage"]}, first=1
    )
    go(st, "use patricia_moustakas 2", "use shifting_blame")
    assert len(hand(st, 0)) == 1


@pytest.mark.card("fivesails", "shifting_blame")
@pytest.mark.parametrize(("whose", "able"), [(1, True), (0, False)])
def test_only_what_opponents_claim_is_blamed_on_others(whose: int, able: bool) -> None:
    me = {"scheme": "shifting_blame", "crew": {"sanjay": "docks"}}
    st = BY_CASTILLE.pos(me, {"crew": {"otto_streit": "forums"}}, turn=whose)
    step(st, "claim otto_streit" if whose else "claim sanjay")
    assert offers(st, "use shifting_blame 3") == able
    if able:
        step(st, "use shifting_blame 3")
        assert says(st) == ["place docks", "place grand_bazaar"]


@pytest.mark.card("fivesails", "shifting_blame", "carnaval")
@pytest.mark.rule("FIV-C-181")
def test_shifting_blame_sees_the_city_card_that_your_carnaval_discards() -> None:
    me = {**CASTILLE, "scheme": "shifting_blame", "hand": ["carnaval"], "deck": ["boon"]}
    st = pos(me, first=1, turn=0, city={"docks": ["gustavo"]})
    step(st, "use carnaval 2", "use shifting_blame 2")
    assert (hand(st, 0), zone(st, "gustavo")) == (["boon"], "discard")


@pytest.mark.card("fivesails", "shifting_blame", "improvising", "matushkas_sight")
@pytest.mark.rule("FIV-C-181")
def test_shifting_blame_sees_the_cards_that_you_discard_from_a_deck() -> None:
    me = {**CASTILLE, "scheme": "shifting_blame", "crew": {"angeline_demone": "docks"}, "hand": ["improvising"]}
    st = pos(me, {**USSURA, "discard": ["matushkas_sight"], "deck": ["sunder", "borets", "pull", "boon", "stubborn"]})
    step(st, "use improvising", "option 2", "choose sunder", "pass")
    step(st, "choose borets", "choose pull", "choose boon", "option 1")
    assert (zone(st, "sunder"), can(st, "use shifting_blame 2")) == ("discard", True)


@pytest.mark.card("fivesails", "the_cats_embargo")
@pytest.mark.rule("FIV-SCHEME-3", "FIV-C-154")
@pytest.mark.parametrize(("seat", "card", "gains"), [(1, "langschwert", 1), (2, "throwing_knife", 0)])
def test_the_cats_embargo(seat: int, card: str, gains: int) -> None:
    """Kaspar's hand is all Langschwert, Yevgeni's all knives: what is revealed of one hand concerns that name only."""
    other = {"leader": "yevgeni", "approach": [], "deck": ["throwing_knife"] * 5}
    hands: list[dict[str, Any]] = [
        {"leader": "soline_el_gato", "deck": ["langschwert"] * 7},
        {"deck": ["langschwert"] * 6},
    ]
    st = playing.plot("the_cats_embargo", *hands, more=[other])
    step(st, "place docks")
    assert says(st) == ["place oles_inn", "place forums", "place grand_bazaar"]  # a different one
    step(st, "place grand_bazaar")
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}
    go(st, f"player {seat + 1}")
    shown = [event for event in st.events_for(None) if isinstance(event, Revealed)]
    assert (shown[-1].owner, shown[-1].cards) == (seat, (card,))
    for viewer in (0, seat, None):  # everybody is told, and by whom
        view = st.view(viewer)
        assert isinstance(view, FiveSailsView)
        assert [notation(effect.words) for effect in view.effects] == [f"show-embargo seat=seat:0 name=card:{card}"]
    step(st, "equip langschwert")
    assert not offers(st, "use the_cats_embargo")  # she is no opponent of her own
    step(st, "equip langschwert")
    assert offers(st, "use the_cats_embargo") == (gains == 1)
    if gains:
        go(st, "use the_cats_embargo")
    assert st.renown[0] == gains


@pytest.mark.card("fivesails", "the_cats_embargo")
def test_an_empty_hand_reveals_nothing() -> None:
    st = plot("the_cats_embargo", {"leader": "soline_el_gato"}, {"deck": [], "empty": True})
    go(st, "place docks", "place forums")
    assert (hand(st, 1), st.marks) == ([], [])


@pytest.mark.card("fivesails", "the_cats_embargo")
def test_an_attachment_under_embargo_counts_when_it_is_equipped() -> None:
    me = {"leader": "soline_el_gato", "scheme": "the_cats_embargo"}
    foe = {"leader": "kaspar_dietrich", "crew": {"otto_streit": "docks"}, "hand": ["throwing_knife", "triage"]}
    st = pos(me, foe, turn=1)
    st.marks.append(Mark(M_EMBARGO, UNTIL_DAY, printed=st.kind[number(st, "throwing_knife")], seat=0))
    go(st, "equip throwing_knife", "choose otto_streit", "use the_cats_embargo")
    assert (bearer(st, "throwing_knife"), st.renown[0]) == ("otto_streit", 1)


@pytest.mark.card("fivesails", "the_cats_embargo")
@pytest.mark.card("fivesails", "buratino")
def test_a_brute_under_embargo_counts_when_it_is_played() -> None:
    me = {"leader": "soline_el_gato", "scheme": "the_cats_embargo"}
    st = pos(me, {"leader": "don_constanzo_scarpa", "hand": ["buratino", "triage"]}, turn=1)
    st.marks.append(Mark(M_EMBARGO, UNTIL_DAY, printed=st.kind[number(st, "buratino")], seat=0))
    go(st, "play buratino", "use the_cats_embargo")
    assert zone(st, "triage") == "discard"
    assert (place(st, "buratino"), st.renown[0]) == ("home 2", 1)


@pytest.mark.card("fivesails", "the_cats_embargo")
@pytest.mark.rule("FIV-C-67", "FIV-C-154")
def test_the_embargo_notices_a_gambled_card_that_is_discarded() -> None:
    st = duel({**EMBARGO, "crew": {"maya_de_la_rioja": "forums"}}, {"hand": [], "deck": ["precision", "regroup"]})
    embargo(st, "regroup")
    step(st, "gamble", "choose precision")
    go(st, "use the_cats_embargo 3")
    assert (st.renown[0], pile(st, 1)[0]) == (1, "regroup")


@pytest.mark.card("fivesails", "the_cats_embargo", "vedma", "corpse_speak")
@pytest.mark.rule("FIV-C-154")
@pytest.mark.parametrize("by", ["vedma", "corpse_speak"])
def test_the_embargo_notices_a_risk_that_is_played_out_of_a_pile(by: str) -> None:
    st = pos(
        EMBARGO,
        {"leader": "yevgeni", "crew": {"vedma": "docks", "elina_georginova": "docks"}, "discard": ["matushkas_sight"]},
        gear={"corpse_speak": "elina_georginova"},
        turn=1,
    )
    embargo(st, "matushkas_sight")
    step(st, f"use {by} 1", "use matushkas_sight 1")
    if can(st, "choose elina_georginova"):
        step(st, "choose elina_georginova")
    step(st, "option 1")
    while not can(st, "use the_cats_embargo 3"):
        st.apply(st.mover(), st.legal(st.mover())[0])
    go(st, "use the_cats_embargo 3")
    assert st.renown[0] == 1


@pytest.mark.card("fivesails", "the_cats_embargo", "matushkas_sight")
@pytest.mark.rule("FIV-C-154")
def test_the_embargo_notices_who_discards_a_card_of_a_deck() -> None:
    seer = {"leader": "yevgeni", "crew": {"vedma": "docks"}, "hand": ["matushkas_sight"]}
    st = embargo(pos(EMBARGO, {**seer, "deck": ["triage", "boon"]}, turn=1), "triage")
    step(st, "use matushkas_sight", "choose vedma", "option 1", "choose triage", "pass")
    while not can(st, "use the_cats_embargo 3"):
        st.apply(st.mover(), st.legal(st.mover())[0])
    go(st, "use the_cats_embargo 3")
    assert st.renown[0] == 1


@pytest.mark.card("fivesails", "the_cats_embargo", "mirelis_revision")
@pytest.mark.rule("FIV-C-154", "FIV-C-181")
def test_the_embargo_notices_whose_revision_discards_a_card_of_its_owners_own() -> None:
    maya = {**EMBARGO, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["not_today"]}
    st = embargo(duel(maya, {"leader": "yevgeni", "crew": {"torsten_vakt": "forums"}, "hand": USSURAN}), "not_today")
    step(st, "choose sunder", "choose not_today", "use mirelis_revision", "pay regroup")
    assert not can(st, "use the_cats_embargo 3")  # "after": the Revision is not over yet
    st.apply(0, st.legal(0)[0])
    go(st, "use the_cats_embargo 3")
    assert (st.renown[0], "not_today" in pile(st, 0)) == (1, True)


@pytest.mark.card("fivesails", "the_cats_embargo")
@pytest.mark.rule("FIV-C-67", "FIV-C-154")
@pytest.mark.parametrize(("goes", "gained"), [("discard", 1), ("sink", 0)])
def test_a_gambled_card_under_embargo_counts_only_if_it_is_discarded(goes: str, gained: int) -> None:
    me = {**CASTILLE, "scheme": "the_cats_embargo", "crew": {"raton": "docks"}}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "deck": ["triage", "regroup"]}
    st = pos(me, foe, options={"gamble_rest": goes})
    st.marks.append(Mark(M_EMBARGO, UNTIL_DAY, printed=st.kind[number(st, "regroup")], seat=0))
    go(st, "challenge raton", "accept")
    step(st, "gamble", "choose triage")
    assert offers(st, "use the_cats_embargo") == (gained == 1)
