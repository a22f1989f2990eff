"""Where the words of two cards meet, or those of a card and of the rules, and one of them has the last word."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.events import Fizzled
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.round_choices import AskCard

from .playing import (
    bearer,
    can,
    engaged,
    go,
    hand,
    held,
    offers,
    pile,
    place,
    pools,
    pos,
    rest,
    says,
    step,
    strike,
    until,
    wounds,
    zone,
)

CASTILLE = {"leader": "soline_el_gato"}
EISEN = {"leader": "kaspar_dietrich"}
MONTAIGNE = {"leader": "odette_dubois_darrent"}
USSURA = {"leader": "yevgeni"}
VODACCE = {"leader": "don_constanzo_scarpa"}

# ---------------------------------------------------------------------- challenges and duels


@pytest.mark.card("fivesails", "lorenzo_de_zepeda", "leja_juska")
@pytest.mark.rule("FIV-CHAL-11", "FIV-DUEL-7")
def test_who_has_challenged_need_not_play_a_card_though_the_other_side_never_did() -> None:
    """Uwe dies as his first round begins; the threat that Leja has put on Lorenzo is faced by who accepted nothing."""
    me = {**CASTILLE, "crew": {"lorenzo_de_zepeda": "forums", "leja_juska": "forums"}, "hand": ["boon"]}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert", "langschwert"]}
    st = pos(me, foe, wounds={"uwe_zimmerman": 4})
    step(
        st, "challenge lorenzo_de_zepeda", "use lorenzo_de_zepeda 2", "accept", "use leja_juska", "option 1", "option 1"
    )
    rest(st)
    assert zone(st, "uwe_zimmerman") == "locker"
    assert (isinstance(st.stack[-1], AskCard), pools(st)) == (True, (1, 0))
    assert "pass" in says(st)


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


# ---------------------------------------------------------------------- Dusk


@pytest.mark.card("fivesails", "legions_caress", "sorte_deck", "eko_sorridi")
@pytest.mark.rule("FIV-C-29", "FIV-DUSK-3")
def test_who_is_poisoned_in_dusk_is_healed_before_the_way_home() -> None:
    """To become en garde is one thing, and what answers it comes before the other: to go Home past Eko."""
    foe = {**EISEN, "crew": {"otto_streit": "docks", "rosine_friese": "docks"}}
    worn = {"legions_caress": "otto_streit", "sorte_deck": "rosine_friese"}
    st = pos(
        {"crew": {"eko_sorridi": "docks"}, "hand": []},
        foe,
        gear=worn,
        engaged=["otto_streit"],
        wounds={"otto_streit": 2},
    )
    step(st, "pass", "pass", "use sorte_deck", "choose otto_streit", "use eko_sorridi")
    assert (zone(st, "otto_streit"), wounds(st).get("otto_streit")) == ("play", 3)


@pytest.mark.card("fivesails", "indomitable_will", "stubborn")
@pytest.mark.rule("FIV-GOLD-1", "FIV-C-84", "FIV-C-192")
@pytest.mark.parametrize(("stays", "left"), [(True, {"docks": 0}), (False, {})])
def test_who_does_not_go_home_does_not_lose_what_cannot_be_lost(stays: bool, left: dict[str, int]) -> None:
    st = pos({**USSURA, "crew": {"ren": "docks"}, "hand": ["indomitable_will", "stubborn"]}, control={"forums": 1})
    go(st, "use indomitable_will")
    step(st, "pass", "pass")
    if stays:
        step(st, "use stubborn")
    until(st, lambda st: st.day > 1)
    assert (place(st, "ren"), held(st)) == ("docks" if stays else "home 1", left)


# ---------------------------------------------------------------------- nothing to be done


@pytest.mark.card("fivesails", "ekaterina_ilyanava")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("lies", "able"), [({"docks": 1}, True), ({"forums": 1}, False)])
def test_ekaterina_takes_no_renown_where_none_lies(lies: dict[str, int], able: bool) -> None:
    me = {**USSURA, "crew": {"ekaterina_ilyanava": "docks"}}
    st = pos(me, {**CASTILLE, "crew": {"patricia_moustakas": "docks"}}, renown=lies, turn=1)
    step(st, "use patricia_moustakas 1")
    assert offers(st, "use ekaterina_ilyanava 2") == able


@pytest.mark.card("fivesails", "sunder", "syrneth_hand")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(
    ("worn", "able"),
    [
        (["syrneth_hand"], False),
        (["syrneth_hand", "breastplate"], True),
    ],
)
def test_nothing_sunders_a_syrneth_hand(worn: list[str], able: bool) -> None:
    me = {**USSURA, "crew": {"torsten_vakt": "forums"}, "hand": ["sunder", "boon"]}
    foe = {**EISEN, "crew": {"otto_streit": "forums"}}
    st = pos(me, foe, gear=dict.fromkeys(worn, "otto_streit"), turn=1)
    go(st, "challenge otto_streit", "accept", "choose sunder")
    assert can(st, "use sunder") == able
    if able:
        go(st, "use sunder", "pay boon")  # there is but one that could be destroyed
        assert (zone(st, "breastplate"), bearer(st, "syrneth_hand")) == ("discard", "otto_streit")


@pytest.mark.card("fivesails", "matushkas_command")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(
    ("where", "tired", "able"),
    [
        ("home", ["vedma", "yevgeni"], False),  # all are Home and engaged already
        ("home", ["vedma"], True),  # Yevgeni is not
        ("docks", ["vedma"], True),  # she sends herself Home
    ],
)
def test_a_command_needs_somebody_to_obey_it(where: str, tired: list[str], able: bool) -> None:
    me = {**USSURA, "crew": {"vedma": where, "yevgeni": "home"}, "hand": ["matushkas_command", "boon"]}
    st = pos(me, engaged=tired)
    assert can(st, "use matushkas_command") == able
    if able:
        go(st, "use matushkas_command")
        if can(st, "choose vedma"):
            go(st, "choose vedma")
        go(st, "pay boon")
        assert place(st, "vedma") == "home 1"
        assert ("yevgeni" in engaged(st)) == (where == "home")


@pytest.mark.card("fivesails", "tending_the_wounded")
@pytest.mark.rule("FIV-C-145", "FIV-C-193")
@pytest.mark.parametrize(("cards", "able"), [([], False), (["boon"], True)])
def test_who_has_nothing_to_give_tends_nobody(cards: list[str], able: bool) -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": ["tending_the_wounded", *cards]}
    st = pos(me, wounds={"servo_scarpa": 2})
    assert can(st, "use tending_the_wounded") == able
    if able:
        step(st, "use tending_the_wounded")
        assert [text.split()[1] for text in says(st)] == ["boon"]  # for nothing there would be nothing
        go(st, "choose boon")
        assert wounds(st) == {"servo_scarpa": 1}


@pytest.mark.card("fivesails", "marooned")
@pytest.mark.rule("FIV-C-145", "FIV-C-193")
@pytest.mark.parametrize(("cards", "able"), [([], False), (["boon"], True)])
def test_nobody_is_marooned_for_nothing(cards: list[str], able: bool) -> None:
    me = {"crew": {"servo_scarpa": "docks"}, "hand": cards, "scheme": "marooned"}
    st = pos(me, {**EISEN, "crew": {"gustavo": "docks"}})
    assert can(st, "use marooned") == able


@pytest.mark.card("fivesails", "improvising", "night_of_drinking", "taunt")
@pytest.mark.rule("FIV-COST-10", "FIV-C-44")
def test_improvising_plays_nothing_that_cannot_be_paid_any_more() -> None:
    """To save it from a Night of Drinking its player has spent what the risk would have cost."""
    me = {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": ["improvising", "night_of_drinking", "boon"]}
    foe = {
        **CASTILLE,
        "crew": {"raton": "forums"},
        "hand": ["night_of_drinking", "throwing_knife"],
        "discard": ["taunt"],
    }
    st = pos(me, foe, first=1)
    step(st, "use improvising", "use night_of_drinking", "pay throwing_knife", "use night_of_drinking", "pay boon")
    rest(st)
    assert isinstance(st.stack[-1], Turn)
    assert [event.name for event in st.seen(None) if isinstance(event, Fizzled)] == ["improvising"]
    assert (zone(st, "improvising"), pile(st, 1)[0], hand(st, 0)) == ("locker", "taunt", [])


# ---------------------------------------------------------------------- who is meant


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
