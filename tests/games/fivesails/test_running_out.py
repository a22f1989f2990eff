"""Decks that run out: what cannot be drawn, revealed or looked at, what becomes of gambled cards, and the City's."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.games.fivesails.state.numbers import M_EMBARGO, UNTIL_DAY
from intrigue.games.fivesails.state.parts import Mark
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    can,
    duel,
    go,
    hand,
    number,
    offers,
    pile,
    pos,
    renown,
    resolved,
    says,
    step,
    strike,
    table,
    told,
    until,
    why,
    wounds,
    zone,
)

BARE: dict[str, Any] = {"deck": [], "empty": True}


def without_city_deck(st: FiveSails, *left: str) -> FiveSails:
    """All that lies in the City Deck is out of the game but these."""
    for i in st.city_deck[:]:
        if st.card(i).id not in left:
            st.to_locker(i)
    st.offered = None
    return st


# ---------------------------------------------------------------------- nothing to draw, to reveal, to look at


@pytest.mark.rule("FIV-MAP-9", "FIV-C-145")
@pytest.mark.parametrize(("lies", "able"), [([], False), (["boon"], True)])
def test_at_the_inn_there_is_nothing_to_draw_without_cards(lies: list[str], able: bool) -> None:
    st = table({**BARE, "discard": lies}, {}, {}, control={"oles_inn": 0})
    assert can(st, "draw at oles_inn") == able
    if able:
        go(st, "draw at oles_inn")
        assert (hand(st, 0), pile(st, 0)) == (lies, [])


@pytest.mark.card("fivesails", "ravenna_destine", "cesca_del_rosso", "gustavo", "a_new_strategy", "otto_streit")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(
    ("side", "who"),
    [
        ({**VODACCE, "crew": {"ravenna_destine": "docks"}}, "ravenna_destine"),
        ({**VODACCE, "crew": {"cesca_del_rosso": "docks"}}, "cesca_del_rosso 1"),
        ({**VODACCE, "crew": {"gustavo": "docks"}}, "gustavo"),
        ({**EISEN, "crew": {"otto_streit": "docks"}}, "otto_streit"),
        ({**VODACCE, "hand": ["a_new_strategy"], "renown": 1}, "a_new_strategy"),
        ({**CASTILLE, "crew": {"patricia_moustakas": "docks"}}, "patricia_moustakas 2"),
    ],
)
@pytest.mark.parametrize("lies", [[], ["triage"]])
def test_nobody_bleeds_or_pays_for_a_card_that_is_not_there(side: dict[str, Any], who: str, lies: list[str]) -> None:
    st = pos({**side, **BARE, "discard": lies})
    assert can(st, f"use {who}") == bool(lies)


@pytest.mark.card("fivesails", "angelo", "uppmans_jacket", "opulence", "devotion")
@pytest.mark.rule("FIV-C-170", "FIV-C-145")
@pytest.mark.parametrize(
    ("side", "texts", "drawn"),
    [
        ({"crew": {"angelo": "docks"}}, ["use angelo"], ["angelo"]),
        ({"crew": {"servo_scarpa": "docks"}, "hand": ["boon"]}, ["use uppmans_jacket", "choose boon"], ["boon"]),
        ({"hand": ["opulence", "boon"]}, ["use opulence"], ["boon"]),
        ({"hand": ["opulence"]}, [], ["opulence"]),
        ({"hand": ["devotion", "boon"]}, ["use devotion", "pay boon"], []),  # it is sunk, being the only one
    ],
)
def test_what_a_cost_has_discarded_is_there_to_be_drawn(
    side: dict[str, Any], texts: list[str], drawn: list[str]
) -> None:
    gear = {"uppmans_jacket": "servo_scarpa"} if "servo_scarpa" in side.get("crew", {}) else {}
    st = pos({**side, **BARE}, gear=gear)
    if texts:
        go(st, *texts)
    else:
        assert not can(st, "use opulence")
    assert hand(st, 0) == drawn


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


@pytest.mark.card("fivesails", "sarafina", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-C-145", "FIV-C-209")
@pytest.mark.parametrize(
    ("side", "who", "without"), [(VODACCE, "sarafina", False), (CASTILLE, "lorenzo_de_zepeda", True)]
)
@pytest.mark.parametrize("lies", [[], ["langschwert"]])
def test_a_foe_without_cards_has_none_to_show(side: dict[str, str], who: str, without: bool, lies: list[str]) -> None:
    """In a duel; with a challenge nobody is the foe yet, and the Technique can be announced (FIV-C-85)."""
    me = {**side, "crew": {who: "docks"}, "hand": ["triage", "opulence"]}
    foe = {**EISEN, "crew": {"uwe_zimmerman": "docks"}, "hand": ["regroup"], **BARE, "discard": lies}
    st = pos(foe, me)
    go(st, "challenge uwe_zimmerman", "accept")
    step(st, "choose triage")
    assert offers(st, f"use {who}") == (bool(lies) or without)
    assert offers(step(pos(me, foe), f"challenge {who}"), f"use {who}")


@pytest.mark.card("fivesails", "broken_time", "roll_the_bones")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(
    ("side", "who", "card"), [(MONTAIGNE, "jean_urbain", "broken_time"), (CASTILLE, "raton", "roll_the_bones")]
)
@pytest.mark.parametrize("lies", [[], ["triage"]])
def test_a_maneuver_reveals_nothing_where_nothing_is_left(
    side: dict[str, str], who: str, card: str, lies: list[str]
) -> None:
    st = pos(
        {**EISEN, "crew": {"uwe_zimmerman": "docks"}},
        {**side, "crew": {who: "docks"}, "hand": [card], **BARE, "discard": lies},
    )
    step(st, "challenge uwe_zimmerman", "accept", f"choose {card}")
    assert offers(st, f"use {card}") == bool(lies)


@pytest.mark.card("fivesails", "matushkas_sight")
@pytest.mark.rule("FIV-C-145")
def test_sight_falls_on_decks_that_there_are() -> None:
    """Not one's own, nor that of the second player, whose cards are all gone: the third's or the City's."""
    st = table({**USSURA, "hand": ["matushkas_sight"], **BARE}, BARE, {**CASTILLE})
    go(st, "use matushkas_sight")
    assert says(st) == ["option 2", "option 3"]
    go(st, "option 2")
    assert not can(st, "seat 1")  # there is only one whose deck it can be, and nobody is asked
    assert len(st.turned_up(1)) == 5


@pytest.mark.card("fivesails", "kaspar_dietrich", "kaj_kousei")
@pytest.mark.rule("FIV-C-14", "FIV-C-145")
@pytest.mark.parametrize("lies", [[], ["gustavo"]])
def test_the_city_has_nobody_left_to_reveal(lies: list[str]) -> None:
    me = {**EISEN, "crew": {"kaspar_dietrich": "docks", "kaj_kousei": "docks"}}
    st = without_city_deck(pos(me, VODACCE, city_discard=lies))
    assert (can(st, "use kaspar_dietrich"), can(st, "use kaj_kousei")) == (bool(lies), bool(lies))
    if lies:
        go(st, "use kaspar_dietrich")
        assert not can(st, "use kaj_kousei")


# ---------------------------------------------------------------------- the City Deck


@pytest.mark.rule("FIV-C-14", "FIV-DAWN-2")
@pytest.mark.parametrize(
    ("left", "lies", "dealt"),
    [
        ([], [], [0, 0, 0, 0]),
        (["gustavo"], [], [1, 0, 0, 0]),
        (["gustavo"], ["kaj_kousei"], [1, 1, 0, 0]),
        ([], ["gustavo", "kaj_kousei", "giacinto", "eko_sorridi", "sorte_deck"], [1, 1, 1, 1]),
    ],
)
def test_dawn_deals_what_there_is_from_the_inn_outward(left: list[str], lies: list[str], dealt: list[int]) -> None:
    st = table({"approach": []}, {"approach": []}, {"approach": []}, city_discard=lies)
    without_city_deck(st, *left)
    go(st, "pass", "pass", "pass")
    assert [len(cards) for cards in st.street[:4]] == dealt


@pytest.mark.card("fivesails", "midnight_shipment", "lets_haggle")
@pytest.mark.rule("FIV-C-14", "FIV-COST-10")
@pytest.mark.parametrize("scheme", ["midnight_shipment", "lets_haggle"])
def test_a_scheme_is_resolved_as_far_as_the_city_has_cards(scheme: str) -> None:
    st = without_city_deck(pos({"scheme": scheme}), "gustavo" if scheme == "lets_haggle" else "")
    resolved(st)
    assert sum(renown(st).values()) == 2
    assert not any(st.street)
    if scheme == "lets_haggle":
        assert zone(st, "gustavo") == "deck"  # revealed, no attachment, and sunk again


# ---------------------------------------------------------------------- gambled cards


@pytest.mark.rule("FIV-C-67", "FIV-EX-29")
@pytest.mark.parametrize(("goes", "line"), [("discard", "tell-left"), ("sink", "tell-sunk")])
def test_the_log_says_what_became_of_the_gambled_cards_that_were_not_chosen(goes: str, line: str) -> None:
    st = duel({}, {"deck": ["triage", "regroup"]}, options={"gamble_rest": goes})
    before = len(told(st))
    step(st, "gamble", "choose triage")
    lines = [text for text in told(st)[before:] if text.startswith(line)]
    assert len(lines) == 1, told(st)[before:]


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


@pytest.mark.card("fivesails", "mirelis_revision")
@pytest.mark.rule("FIV-C-67", "FIV-C-72", "FIV-C-69")
@pytest.mark.parametrize("goes", ["discard", "sink"])
def test_a_revised_card_may_come_back_when_the_deck_is_shuffled(goes: str) -> None:
    """Otto's only card is revised: it lies in his pile, is shuffled, revealed and played after all."""
    foe = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["langschwert"], **BARE}
    me = {**USSURA, "crew": {"ren": "docks"}, "hand": ["mirelis_revision", "boon"]}
    st = pos(me, foe, options={"gamble_rest": goes})
    go(st, "challenge ren", "accept")
    step(st, "choose langschwert", "use mirelis_revision", "pay boon", "choose langschwert")
    strike(st)
    assert (pile(st, 1), st.duel.defender.gambles) == ([], 0)
    assert zone(st, "langschwert") == "line"


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-C-69", "FIV-C-67", "FIV-EX-17")
@pytest.mark.parametrize("goes", ["discard", "sink"])
def test_sarafina_gambles_with_what_the_pile_gives(goes: str) -> None:
    me = {**VODACCE, "crew": {"sarafina": "docks"}, "deck": ["pull"], "discard": ["boon"], "empty": True}
    st = pos({**EISEN, "crew": {"uwe_zimmerman": "docks"}}, me, options={"gamble_rest": goes})
    go(st, "challenge uwe_zimmerman", "accept")
    step(st, "gamble")
    assert sorted(text.split()[1] for text in says(st)) == ["boon", "pull"]
    step(st, "choose boon")
    assert (pile(st, 1), [st.card(i).id for i in st.decks[1]]) == (
        (["pull"], []) if goes == "discard" else ([], ["pull"])
    )
    assert wounds(st) == {}


@pytest.mark.rule("FIV-C-145", "FIV-MAP-9", "FIV-C-15")
def test_the_inn_serves_nobody_who_has_no_cards() -> None:
    st = table({**BARE, "discard": ["boon"]}, {}, {}, control={"oles_inn": 0})
    go(st, "draw at oles_inn")
    assert hand(st, 0) == ["boon"]
    st = table(BARE, {}, {}, control={"oles_inn": 0})
    assert not can(st, "draw at oles_inn")
    assert why(st, "draw at oles_inn") == ("FIV-C-15", "no-card-to-draw")


@pytest.mark.card(
    "fivesails", "ravenna_destine", "a_new_strategy", "patricia_moustakas", "otto_streit", "cesca_del_rosso"
)
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(
    ("who", "ability"),
    [
        ("ravenna_destine", "ravenna_destine"),
        ("servo_scarpa", "a_new_strategy"),
        ("patricia_moustakas", "patricia_moustakas 2"),
        ("otto_streit", "otto_streit"),
        ("cesca_del_rosso", "cesca_del_rosso 1"),
    ],
)
def test_nothing_is_paid_for_a_card_that_is_not_there(who: str, ability: str) -> None:
    me: dict[str, Any] = {"crew": {who: "docks"}, "hand": ["a_new_strategy"], "renown": 1}
    assert not can(pos({**me, **BARE}), f"use {ability}")
    assert can(pos({**me, **BARE, "discard": ["boon"]}), f"use {ability}")
    assert can(pos({**me, **BARE, "deck": ["boon"]}), f"use {ability}")


@pytest.mark.card("fivesails", "angelo", "uppmans_jacket", "opulence", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-145", "FIV-C-170", "FIV-BRUTE-4")
def test_what_a_cost_has_discarded_can_be_drawn() -> None:
    """Angelo draws himself, the jacket gives back what it took; a fortune alone gives nothing."""
    st = pos({"crew": {"angelo": "docks"}, **BARE})
    go(st, "use angelo")
    assert (hand(st, 0), pile(st, 0)) == (["angelo"], [])
    st = pos({"crew": {"servo_scarpa": "home"}, "hand": ["boon"], **BARE}, gear={"uppmans_jacket": "servo_scarpa"})
    go(st, "use uppmans_jacket")
    if can(st, "choose boon"):
        go(st, "choose boon")
    assert hand(st, 0) == ["boon"]
    assert not can(pos({"hand": ["opulence"], **BARE}), "use opulence")
    st = pos({"hand": ["opulence", "boon"], **BARE})
    go(st, "use opulence")
    assert (hand(st, 0), pile(st, 0)) == (["boon"], ["opulence"])


@pytest.mark.card("fivesails", "angelo", "don_constanzo_scarpa")
@pytest.mark.rule("FIV-C-145", "FIV-CARD-10")
def test_angelo_who_is_no_brute_any_more_goes_to_the_locker_and_draws_nothing() -> None:
    me: dict[str, Any] = {"crew": {"angelo": "docks"}, "approach": [], **BARE}
    st = pos(me, {**EISEN, "approach": []})
    step(st, "pass", "pass", "use don_constanzo_scarpa")
    while not can(st, "move angelo"):
        st.apply(st.mover(), 0)
    go(st, "move angelo", "place docks", "pass")
    assert (hand(st, 0), zone(st, "angelo")) == ([], "play")
    assert not can(st, "use angelo")


@pytest.mark.card("fivesails", "the_great_game", "sarafina", "roll_the_bones")
@pytest.mark.rule("FIV-C-145", "FIV-C-42")
def test_neither_reactions_nor_what_is_done_in_a_duel_reach_for_nothing() -> None:
    me: dict[str, Any] = {"crew": {"buratino": "docks"}, "scheme": "the_great_game"}
    for rest, able in (({}, True), (BARE, True)):  # his own Brute lies in the pile by then
        st = pos({**me, **rest}, {**EISEN, "crew": {"otto_streit": "docks"}})
        step(st, "use buratino")
        assert offers(st, "use the_great_game 2") == able
    foe = {**EISEN, "crew": {"otto_streit": "docks"}}
    st = pos({"crew": {"sibella_scarpa": "docks"}, "scheme": "the_great_game", **BARE}, foe, wounds={"otto_streit": 3})
    step(st, "use sibella_scarpa")
    assert not offers(st, "use the_great_game 2")
    assert wounds(st) == {"sibella_scarpa": 1}
    for stock, able in (({}, True), (BARE, False)):
        st = duel({"crew": {"servo_scarpa": "forums"}, **stock}, {"crew": {"sarafina": "forums"}, "hand": ["boon"]})
        step(st, "choose boon")
        assert can(st, "use sarafina") == able
        st = duel({}, {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["roll_the_bones"], **stock})
        step(st, "choose roll_the_bones")
        assert can(st, "use roll_the_bones") == able


@pytest.mark.card("fivesails", "patricia_moustakas")
@pytest.mark.rule("FIV-C-145")
@pytest.mark.parametrize(("cards", "able"), [(0, False), (1, True)])
def test_patricia_is_not_engaged_where_nobody_has_anything_to_discard(cards: int, able: bool) -> None:
    me = {**CASTILLE, "crew": {"patricia_moustakas": "docks"}}
    st = pos(me, EISEN, more=[{**USSURA, "hand": ["boon"] * cards}], first=1)
    assert can(st, "use patricia_moustakas 2") == able
    if able:
        go(st, "use patricia_moustakas 2")
        assert (hand(st, 2), says(st)[0]) == ([], "pass")
