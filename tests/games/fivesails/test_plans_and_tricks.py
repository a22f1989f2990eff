"""Planning with odd schemes, the note of a Crystal Eye, cards that play and copy others, and how a Day ends."""

from __future__ import annotations

import pytest

from intrigue.core.phrase import notation
from intrigue.games.fivesails.rules.planning import Plans
from intrigue.games.fivesails.rules.wounds import Cap
from intrigue.games.fivesails.state.numbers import DRAMA, M_NOTED
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

from .playing import (
    CASTILLE,
    EISEN,
    USSURA,
    VODACCE,
    bearer,
    can,
    engaged,
    go,
    hand,
    number,
    offers,
    pile,
    place,
    pos,
    renown,
    resolved,
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


def lying(st: FiveSails, at: int) -> list[str]:
    return [CARDS[st.kind[i]].id for i in st.street[at]]


def planned(st: FiveSails) -> FiveSails:
    """All choose the first they can, up to the moment when it is turned up."""
    while isinstance(st.stack[-1], Plans):
        st.apply(st.waiting[0], st.legal(st.waiting[0])[0])
    return st


# ---------------------------------------------------------------------- Planning


@pytest.mark.card("fivesails", "shifting_tides", "eager_blade", "sirens_scream")
@pytest.mark.rule("FIV-PLAN-3", "FIV-C-18", "FIV-C-131", "FIV-PLAN-6", "FIV-C-20")
def test_two_tides_clear_the_city_twice_and_deal_twice() -> None:
    """The Eager Blade comes back to the Bazaar each time, and a Scream with Renown stays. The token of the tie goes
    left, so the second player's scheme is the first of two; the other one takes its Renown away again."""
    side = {"approach": ["shifting_tides"]}
    city = ["takama_siad", "kaj_kousei", "giacinto", "gustavo", "eko_sorridi", "leja_juska"]
    deck = ["captains_coat", "eager_blade", "sorte_deck", *city]  # the first three are dealt at dawn
    st = pos(side, side, city_deck=deck, day=2, first=0)
    go(st, "pass", "pass")
    planned(st)
    assert len(says(st)) == 2  # whose is first, which is for the First Player of the Day before to say
    assert st.mover() == 0
    st.apply(0, st.legal(0)[0])
    rest(st)
    assert (st.first, st.mover()) == (1, 1)
    assert lying(st, 3) == ["eager_blade", "giacinto"]
    assert (lying(st, 1), lying(st, 2)) == (["takama_siad"], ["kaj_kousei"])
    go(st, "place docks")
    go(st, "place forums")
    assert renown(st) == {}  # the second Tides have taken both away
    assert lying(st, 3) == ["eager_blade", "giacinto", "leja_juska"]
    go(st, "place docks")
    go(st, "place grand_bazaar")
    assert renown(st) == {"docks": 1, "grand_bazaar": 1}


@pytest.mark.card("fivesails", "leshiye_of_the_wood", "eager_blade", "the_great_game", "shifting_tides")
@pytest.mark.rule("FIV-C-84", "FIV-COST-10")
@pytest.mark.parametrize("other", ["the_great_game", "shifting_tides", "inspire_generosity"])
def test_no_scheme_brings_renown_into_the_wood_though_cards_may_lie_there(other: str) -> None:
    """The wood grows at the Bazaar, and the Eager Blade, cleared away with the rest, lies there again."""
    st = pos(
        {**USSURA, "scheme": "leshiye_of_the_wood"},
        {**VODACCE, "scheme": other},
        city={"grand_bazaar": ["eager_blade", "gustavo"]},
        renown={"grand_bazaar": 2},
    )
    resolved(st, "place grand_bazaar", "place docks")
    assert (lying(st, 3), zone(st, "gustavo"), renown(st)) == (["eager_blade"], "discard", {"docks": 1, "forums": 1})
    resolved(st, seat=1)
    if other == "the_great_game":
        assert renown(st) == {"docks": 2, "forums": 1}
    elif other == "inspire_generosity":
        until(st, lambda st: can(st, "pass") and st.mover() == 0)
        assert "grand_bazaar" not in renown(st)
    else:
        assert {text.removeprefix("place ") for text in says(st)} == {"docks", "forums"}
        assert len(lying(st, 3)) == 2


# ---------------------------------------------------------------------- a Crystal Eye


def eye_of(st: FiveSails) -> list[tuple[int, str]]:
    """Who has noted what."""
    return [(mark.seat, CARDS[st.kind[mark.card]].id) for mark in st.marks if mark.what == M_NOTED]


@pytest.mark.card("fivesails", "crystal_eye", "kalla_forsberg")
@pytest.mark.rule("FIV-C-159", "FIV-C-161", "FIV-C-198")
@pytest.mark.parametrize(("plan", "gained"), [("marooned", 0), ("lets_haggle", 1)])
def test_an_eye_that_is_handed_over_notes_anew_and_forgets(plan: str, gained: int) -> None:
    me = {**EISEN, "crew": {"otto_streit": "docks", "kalla_forsberg": "docks"}, "hand": ["triage"], "approach": []}
    foe = {**VODACCE, "approach": ["marooned", "lets_haggle"]}
    st = pos(me, foe, city={"docks": ["crystal_eye"]})
    go(st, "equip crystal_eye", "choose otto_streit", "pay triage")
    go(st, "choose marooned")
    assert eye_of(st) == [(0, "marooned")]
    go(st, "pass", "use kalla_forsberg")
    if can(st, "choose kalla_forsberg"):
        go(st, "choose kalla_forsberg")
    go(st, "choose lets_haggle")
    assert (bearer(st, "crystal_eye"), eye_of(st)) == ("kalla_forsberg", [(0, "lets_haggle")])
    step(st, "pass", "pass", f"choose {plan}")
    assert offers(st, "use crystal_eye 2") == (gained == 1)


@pytest.mark.card("fivesails", "crystal_eye", "robbery")
@pytest.mark.rule("FIV-C-159", "FIV-C-198")
@pytest.mark.parametrize("left", [["marooned", "lets_haggle"], []])
def test_a_stolen_eye_has_forgotten_what_its_owner_noted(left: list[str]) -> None:
    """Even if there is nothing for the thief to note, since nobody has an Approach Deck any more."""
    me = {**CASTILLE, "crew": {"raton": "docks"}, "hand": ["robbery", "taunt"], "approach": ["marooned"]}
    foe = {**EISEN, "crew": {"otto_streit": "docks"}, "hand": ["langschwert", "triage"], "approach": left}
    st = pos(foe, me, city={"docks": ["crystal_eye"]})
    go(st, "equip crystal_eye", "pay triage")
    rest(st)
    if can(st, "choose marooned"):
        go(st, "choose marooned")
    assert eye_of(st) == [(0, "marooned")]
    go(st, "pass", "challenge otto_streit", "accept")
    step(st, "choose robbery", "use robbery 2")
    if can(st, "choose crystal_eye"):
        step(st, "choose crystal_eye")
    step(st, "pay taunt")
    until(st, lambda st: bearer(st, "crystal_eye") == "raton")
    strike(st)
    if left:
        until(st, lambda st: bool(eye_of(st)))
    assert [seat for seat, _ in eye_of(st)] == ([1] if left else [])


# ---------------------------------------------------------------------- cards that play others


@pytest.mark.card("fivesails", "corpse_speak", "improvising", "regroup", "angeline_demone")
@pytest.mark.rule("FIV-C-136", "FIV-C-146")
def test_the_dead_speak_of_improvising() -> None:
    """A risk of a third pile in the end: each card goes where its own text, or that of who played it, sends it."""
    me = {**CASTILLE, "crew": {"angeline_demone": "docks", "sanjay": "forums"}, "discard": ["improvising"]}
    st = pos({**me, "hand": ["taunt"]}, {**EISEN, "discard": ["regroup"]}, gear={"corpse_speak": "angeline_demone"})
    go(st, "use corpse_speak", "use improvising", "use regroup", "choose sanjay", "pay taunt", "place docks")
    assert (place(st, "sanjay"), engaged(st)) == ("docks", {"angeline_demone"})
    assert [zone(st, id) for id in ("corpse_speak", "improvising")] == ["locker", "locker"]
    assert pile(st, 1) == []
    assert sum(line.startswith("tell-left") and "improvising" in line for line in told(st)) == 1


@pytest.mark.card("fivesails", "improvising", "night_of_drinking")
@pytest.mark.rule("FIV-C-41", "FIV-C-146")
def test_a_risk_that_is_drunk_away_was_still_played_by_improvising() -> None:
    """Night of Drinking answers the Regroup, not Improvising: that one is locked away, the Regroup sunk."""
    me = {**CASTILLE, "crew": {"sanjay": "docks"}, "hand": ["improvising", "taunt", "night_of_drinking", "amour"]}
    st = pos(me, {**EISEN, "discard": ["regroup"]})
    step(st, "use improvising", "use regroup", "pay taunt", "use night_of_drinking", "pay amour")
    rest(st)
    assert (place(st, "sanjay"), zone(st, "improvising"), pile(st, 1)) == ("docks", "locker", [])
    assert [line for line in told(st) if "regroup to=" in line] == ["tell-left card=card:regroup to=bottom"]
    assert "night_of_drinking" in pile(st, 0)


@pytest.mark.card("fivesails", "improvising", "a_new_strategy", "strength_of_ten")
@pytest.mark.rule("FIV-C-146", "FIV-COST-7", "FIV-C-132")
@pytest.mark.parametrize(("risk", "purse"), [("a_new_strategy", 1), ("strength_of_ten", 1), ("strength_of_ten", 0)])
def test_who_improvises_pays_with_own_renown(risk: str, purse: int) -> None:
    me = {**CASTILLE, "hand": ["improvising"], "renown": purse, "deck": ["taunt", "amour"]}
    st = pos(me, {**USSURA, "discard": [risk], "renown": 3})
    assert can(st, "use improvising") == (purse == 1)
    if purse:
        go(st, "use improvising")
        assert (st.renown, zone(st, risk), zone(st, "improvising")) == ([0, 3], "locker", "locker")
        assert st.mover() == (0 if risk == "strength_of_ten" else 1)
        assert hand(st, 0) == (["amour", "taunt"] if risk == "a_new_strategy" else [])


@pytest.mark.card("fivesails", "improvising", "lorenzo_de_zepeda", "carnaval")
@pytest.mark.rule("FIV-C-146", "FIV-FIRST-1", "FIV-C-199")
@pytest.mark.parametrize("when", ["at once", "in time", "never"])
def test_lorenzo_lets_the_first_player_improvise_what_is_not_for_one(when: str) -> None:
    """Carnaval of another player: the First Player may empty a street only by Lorenzo's leave. Given to Improvising it
    holds for the Carnaval too, since that is part of it; or it is given to the Carnaval itself."""
    me = {**CASTILLE, "crew": {"lorenzo_de_zepeda": "home"} if when != "never" else {}, "hand": ["improvising"]}
    st = pos(me, {**CASTILLE, "discard": ["carnaval"]}, city={"docks": ["gustavo"]}, first=0)
    assert can(st, "use improvising") == (when != "never")
    if when != "never":
        step(st, "use improvising", "use lorenzo_de_zepeda 1" if when == "at once" else "pass")
        go(st, "use carnaval")
        assert (zone(st, "gustavo"), zone(st, "improvising")) == ("discard", "locker")
        assert sum("lorenzo" in line for line in told(st)) == 1
        assert not can(st, "use lorenzo_de_zepeda 1")


@pytest.mark.card("fivesails", "i_know_that_trick", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-SELF-3", "FIV-C-61", "FIV-KEY-2")
@pytest.mark.parametrize("answer", ["option 1", "option 2"])
def test_lorenzos_own_trick_is_played_on_him(answer: str) -> None:
    """Uwe copies his Technique: it is Lorenzo's deck that is looked at, and Lorenzo who is wounded or discards."""
    st = pos(
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


# ---------------------------------------------------------------------- the last things of a Day


@pytest.mark.card("fivesails", "the_boars_guile", "the_song_of_eisen")
@pytest.mark.rule("FIV-C-1", "FIV-VICTORY-3")
def test_the_seventh_renown_counts_in_plunder_and_not_in_dusk() -> None:
    """The Song is sung as High Drama ends, and wins; the Boar's Guile gains in Dusk, and waits for the next Plunder."""
    st = pos({**EISEN, "scheme": "the_song_of_eisen", "renown": 6, "approach": []}, {**VODACCE, "approach": []})
    step(st, "pass", "pass")
    assert offers(st, "use the_song_of_eisen")
    go(st, "use the_song_of_eisen")
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((0,), "FIV-VICTORY-3")
    me = {**USSURA, "scheme": "the_boars_guile", "renown": 6, "approach": []}
    st = pos(me, {**VODACCE, "approach": [], "crew": {"servo_scarpa": "home"}})
    resolved(st, "option 1", "place docks")
    if can(st, "choose servo_scarpa"):
        go(st, "choose servo_scarpa")
    step(st, "pass", "pass")
    assert offers(st, "use the_boars_guile")
    go(st, "use the_boars_guile")
    assert (st.renown[0], st.over) == (7, False)
    until(st, lambda st: st.phase == DRAMA and st.day == 2)
    go(st, "pass", "pass")
    assert st.result is not None
    assert st.result.winners == (0,)


@pytest.mark.card("fivesails", "don_constanzo_scarpa", "buratino")
@pytest.mark.rule("FIV-C-28", "FIV-C-32", "FIV-C-34")
def test_a_brute_who_stays_may_be_one_too_many() -> None:
    """The crew is full without him: as the Day ends somebody has to go for him, or he himself."""
    people = ["servo_scarpa", "sibella_scarpa", "vissenta_scarpa", "cesca_del_rosso", "aldo_bussotti"]
    me = {**VODACCE, "crew": {**dict.fromkeys(people, "home"), "buratino": "docks"}, "approach": []}
    st = pos(me, {**EISEN, "approach": []})
    step(st, "pass", "pass", "use don_constanzo_scarpa")
    until(st, lambda st: isinstance(st.stack[-1], Cap))
    assert {text.split()[1] for text in says(st)} == {*people, "buratino"}
    go(st, "choose aldo_bussotti")
    until(st, lambda st: st.day == 2)
    assert (zone(st, "aldo_bussotti"), zone(st, "buratino"), len(st.crew[0])) == ("locker", "play", 6)


@pytest.mark.card("fivesails", "buratino", "eager_blade", "guild_triskelion")
@pytest.mark.rule("FIV-BRUTE-3", "FIV-ATT-6", "FIV-CITY-4")
def test_what_a_brute_bore_is_left_when_the_day_ends() -> None:
    """The Blade lies at the Bazaar when the next Day deals a card there; the Triskelion lies in the City's pile."""
    st = pos(
        {**VODACCE, "crew": {"buratino": "docks"}, "approach": []},
        {**EISEN, "approach": []},
        gear={"eager_blade": "buratino", "guild_triskelion": "buratino"},
        city_deck=["gustavo", "kaj_kousei", "giacinto"],
    )
    go(st, "pass", "pass")
    assert (st.day, lying(st, 3), zone(st, "guild_triskelion")) == (2, ["eager_blade", "giacinto"], "discard")
    assert pile(st, 0) == ["buratino"]
    left = [line for line in told(st) if line.startswith("tell-left")]
    assert sum("eager_blade" in line for line in left) == 1


@pytest.mark.card("fivesails", "object_of_wonder", "duckfoot_pistol")
@pytest.mark.rule("FIV-C-164", "FIV-C-127", "FIV-REPLACE-3")
@pytest.mark.parametrize("saved", ["sibella_scarpa", "aldo_bussotti"])
def test_of_two_who_fall_at_once_the_wonder_saves_the_one_you_choose(saved: str) -> None:
    me = {**VODACCE, "crew": {"sibella_scarpa": "docks", "aldo_bussotti": "docks"}}
    foe = {**EISEN, "crew": {"otto_streit": "docks"}}
    gear = {"duckfoot_pistol": "otto_streit", "object_of_wonder": "don_constanzo_scarpa"}
    st = pos(me, foe, gear=gear, wounds={"sibella_scarpa": 3, "aldo_bussotti": 3}, turn=1)
    step(st, "use duckfoot_pistol")
    for _ in range(6):
        if can(st, "use object_of_wonder") and saved in notation(st.view(st.mover()).prompt):
            step(st, "use object_of_wonder")
            break
        st.apply(st.mover(), 0)
    rest(st)
    other = "aldo_bussotti" if saved == "sibella_scarpa" else "sibella_scarpa"
    assert (zone(st, saved), zone(st, other), zone(st, "object_of_wonder")) == ("approach", "locker", "locker")


@pytest.mark.rule("FIV-C-36")
@pytest.mark.parametrize("opened", [True, False])
def test_with_open_decks_everybody_knows_the_lists_but_not_the_order(opened: bool) -> None:
    st = table({}, {}, {}, options={"open_decks": opened})
    known = [st.knows_card[i] & 1 for i in st.decks[1] + st.approach[1]]
    assert all(known) == opened
    assert not any(st.knows_place[i] & 1 for i in st.decks[1])
