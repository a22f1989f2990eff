"""The characters of Montaigne, a to g by their ids: what each does, where its text ends, and where it says no."""

from __future__ import annotations

import pytest

from intrigue.games.fivesails.events import DuelOver, RoundBegins
from intrigue.games.fivesails.rules.duel import RoundEnds
from intrigue.games.fivesails.rules.stats import num
from intrigue.games.fivesails.state.printed import CARDS

from .. import playing
from ..playing import (
    BY_MONTAIGNE,
    EISEN,
    MONTAIGNE,
    USSURA,
    can,
    engaged,
    go,
    hand,
    number,
    offers,
    pile,
    place,
    pools,
    renown,
    rest,
    says,
    step,
    strike,
    wounds,
    zone,
)
from ..situations import ODETTE, THREE, first_round, is_over, laid_out

pos = BY_MONTAIGNE.pos
duel = BY_MONTAIGNE.duel
BASTIEN = {"odette_dubois_darrent": "docks", "bastien_girard": "docks", "henri_michelet": "docks"}


@pytest.mark.card("fivesails", "its_personal", "bastien_girard", "i_know_that_trick")
@pytest.mark.rule("FIV-C-120", "FIV-C-187")
def test_who_takes_the_duel_back_was_wounded_all_the_same() -> None:
    """Bastien leaves it to Jean by his own Technique, and has it back by a trick of the other Bastien."""
    crew = {"bastien_girard": "forums", "jean_urbain": "forums"}
    foe = {**MONTAIGNE, "crew": {"henri_michelet": "forums", "bastien_girard": "forums"}, "hand": ["precision"] * 2}
    st = playing.pos({**MONTAIGNE, "crew": crew, "hand": ["breastplate", "i_know_that_trick"]}, foe)
    go(st, "challenge bastien_girard", "choose henri_michelet", "accept")
    for card in ("precision", "breastplate", "precision"):
        step(st, f"choose {card}")
        strike(st)
    step(st, "choose i_know_that_trick", "use bastien_girard 5")
    rest(st)
    assert not st.duel.challenger.hurt  # Jean
    step(st, "use i_know_that_trick")
    rest(st)
    back = st.duel.challenger
    assert (CARDS[st.kind[back.fighter]].id, back.hurt) == ("bastien_girard", True)


@pytest.mark.card("fivesails", "a_heroic_end", "bastien_girard")
@pytest.mark.rule("FIV-FINAL-4", "FIV-C-120")
def test_who_took_over_dies_heroically_as_well() -> None:
    """Bastien makes room for Jean, who falls with the card that Bastien had played."""
    me = {**USSURA, "crew": {"torsten_vakt": "forums"}}
    foe = {**MONTAIGNE, "crew": {"bastien_girard": "forums", "jean_urbain": "forums"}, "hand": ["a_heroic_end"]}
    st = playing.duel(me, foe, wounds={"jean_urbain": 3})
    step(st, "choose a_heroic_end", "use bastien_girard 5", "use a_heroic_end")
    strike(st)
    assert (zone(st, "jean_urbain"), pools(st)[0]) == ("locker", 5)


@pytest.mark.card("fivesails", "i_know_that_trick", "bastien_girard")
@pytest.mark.rule("FIV-C-187", "FIV-SELF-3", "FIV-C-120")
@pytest.mark.parametrize("tabard", [True, False])
def test_who_copies_bastien_needs_a_musketeer_of_their_own(tabard: bool) -> None:
    """In the tabard Philip is one: he takes over from Otto."""
    me = {**MONTAIGNE, "crew": {"jean_urbain": "forums", "bastien_girard": "forums"}}
    foe = {**EISEN, "crew": {"otto_streit": "forums", "philip_hase": "forums"}, "hand": ["i_know_that_trick"]}
    gear = {"tabard_of_the_fallen_musketeer": "philip_hase"} if tabard else {}
    st = playing.duel(me, foe, gear=gear)
    step(st, "choose i_know_that_trick", "use i_know_that_trick")
    taught = [text for text in says(st) if text.startswith("use bastien_girard")]
    assert bool(taught) == tabard
    if tabard:
        step(st, "use bastien_girard 5")
        strike(st)
        assert CARDS[st.kind[st.duel.defender.fighter]].id == "philip_hase"


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-C-120", "FIV-C-88")
def test_nobody_is_asked_who_takes_over_where_the_challenge_was_refused() -> None:
    st = playing.pos({**MONTAIGNE, "crew": BASTIEN}, {"crew": {"otto_streit": "docks"}})
    step(st, "challenge odette_dubois_darrent", "use bastien_girard 5", "refuse")
    assert (st.mover(), wounds(st)) == (1, {"otto_streit": 1})  # Odette's Combat, and the next turn


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-C-120", "FIV-CHAL-14")
def test_who_takes_over_with_the_challenge_makes_the_threat() -> None:
    st = playing.pos({**MONTAIGNE, "crew": BASTIEN}, {"crew": {"otto_streit": "docks"}, "hand": ["precision"]})
    step(st, "challenge odette_dubois_darrent", "use bastien_girard 5", "accept", "choose henri_michelet")
    rest(st)
    assert (pools(st), engaged(st)) == ((0, 3), {"odette_dubois_darrent"})


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-DUEL-11")
def test_whoever_took_over_may_give_it_back() -> None:
    """Each of them has the Technique, and once."""
    crew = {"jean_urbain": "docks", "bastien_girard": "docks"}
    me = {**MONTAIGNE, "crew": crew, "hand": ["defending_honor", "defending_honor"]}
    st = playing.pos(me, {"crew": {"kaspar_dietrich": "docks"}, "hand": ["langschwert", "langschwert"]})
    for fighter in ("bastien_girard", "jean_urbain"):
        step(st, *(["challenge jean_urbain", "accept"] if fighter == "bastien_girard" else []), "choose langschwert")
        strike(st)
        step(st, "choose defending_honor", "use bastien_girard 5")
        strike(st)
        assert st.duel.challenger.fighter == number(st, fighter)


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
    st = playing.pos(
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


@pytest.mark.card("fivesails", "bastien_girard", "hidden_corridors", "eko_sorridi")
@pytest.mark.rule("FIV-FIRST-3", "FIV-C-163")
@pytest.mark.parametrize(("before", "hurt"), [("bastien_girard", True), ("hidden_corridors", False)])
def test_the_first_player_says_whether_bastien_strikes_before_he_is_seen_off(before: str, hurt: bool) -> None:
    """Eko wounds him as he leaves by the Corridors: having been wounded in this round, he does not strike after it."""
    st = playing.pos(
        {"crew": {"otto_streit": "forums", "eko_sorridi": "forums"}},
        {**MONTAIGNE, "crew": {"bastien_girard": "forums"}, "hand": ["hidden_corridors", "boon"]},
    )
    go(st, "challenge otto_streit", "accept", "choose hidden_corridors", "use bastien_girard 1")
    go(st, "use hidden_corridors", "pay boon")
    assert isinstance(st.stack[-1], RoundEnds)
    assert st.mover() == 0
    step(st, f"choose {before}", "place docks", "use eko_sorridi")
    rest(st)
    assert wounds(st) == {"bastien_girard": 1, **({"otto_streit": 1} if hurt else {})}
    assert place(st, "bastien_girard") == "docks"


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-C-120")
def test_bastien() -> None:
    st = duel({"crew": {"bastien_girard": "forums", "jean_urbain": "forums"}, "hand": ["triage"]})
    go(st, "choose langschwert", "choose triage", "use bastien_girard 5")
    assert st.duel.challenger.fighter == number(st, "jean_urbain")
    st = duel({"crew": {"bastien_girard": "forums"}, "hand": ["breastplate"]}, {"hand": ["friends_at_court"]})
    go(st, "choose friends_at_court", "choose breastplate", "use bastien_girard 1")
    assert wounds(st) == {"otto_streit": 1}


@pytest.mark.card("fivesails", "bastien_girard")
def test_bastien_minds_only_the_wounds_of_that_round() -> None:
    me = {"crew": {"bastien_girard": "forums"}, "hand": ["friends_at_court", "breastplate"]}
    st = duel(me, {"hand": ["langschwert", "boon"]})
    go(st, "choose langschwert", "choose friends_at_court", "choose boon")
    assert wounds(st) == {"bastien_girard": 1, "otto_streit": 1}
    go(st, "choose breastplate", "use bastien_girard 1")
    assert wounds(st) == {"bastien_girard": 1, "otto_streit": 2}


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-DUEL-21", "FIV-C-98", "FIV-C-116")
def test_a_foe_who_falls_as_bastiens_round_ends_has_no_round_for_the_threat() -> None:
    me = {"crew": {"bastien_girard": "forums"}, "hand": ["friends_at_court"]}
    st = duel(me, {"hand": ["langschwert"]}, wounds={"otto_streit": 3})
    step(st, "choose langschwert")
    st.duel.challenger.pool = 2  # as much as he parries
    go(st, "choose friends_at_court", "use bastien_girard 1")
    assert zone(st, "otto_streit") == "locker"
    assert [event.rounds for event in st.events_for(None) if isinstance(event, DuelOver)] == [2]
    assert [event.number for event in st.events_for(None) if isinstance(event, RoundBegins)] == [1, 2]


@pytest.mark.card("fivesails", "bastien_girard", "let_the_sword_decide")
@pytest.mark.rule("FIV-C-41")
def test_what_bastien_has_put_off_still_comes_when_something_else_is_cancelled() -> None:
    me = {"crew": {"bastien_girard": "forums"}, "hand": ["hidden_corridors", "triage"]}
    st = duel(me, {"hand": ["langschwert"], "scheme": "let_the_sword_decide"})
    step(st, "choose langschwert")
    st.duel.challenger.pool = 1
    go(st, "choose hidden_corridors", "use bastien_girard 1", "use hidden_corridors", "pay triage")
    assert wounds(st) == {"otto_streit": 1}
    st = duel(me, {"hand": ["langschwert"], "scheme": "let_the_sword_decide"})
    step(st, "choose langschwert")
    st.duel.challenger.pool = 1
    step(st, "choose hidden_corridors", "use bastien_girard 1", "use hidden_corridors", "pay triage")
    go(st, "use let_the_sword_decide 3")
    assert (place(st, "bastien_girard"), wounds(st)) == ("forums", {"otto_streit": 1})


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-C-86")
def test_bastien_who_challenged_with_his_technique_waits_for_his_first_round() -> None:
    me = {"crew": {"bastien_girard": "forums"}, "hand": ["breastplate"]}
    st = pos(me, {"crew": {"otto_streit": "forums"}, "hand": ["friends_at_court"]})
    go(st, "challenge bastien_girard", "use bastien_girard 1", "accept", "choose friends_at_court")
    assert wounds(st) == {}  # that was Otto's round
    go(st, "choose breastplate")
    assert wounds(st) == {"otto_streit": 1}


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-C-120")
def test_bastien_makes_room_for_musketeers_only() -> None:
    crew = {"henri_michelet": "forums", "bastien_girard": "forums", "horatio_lockwood": "forums"}
    st = duel({"crew": crew, "hand": ["triage"]})
    step(st, "choose langschwert", "choose triage", "use bastien_girard 5")
    assert st.duel.challenger.fighter == number(st, "bastien_girard")  # no Musketeer else, so nobody was asked
    st = duel({"crew": {**crew, "jean_urbain": "forums"}, "hand": ["triage"]})
    step(st, "choose langschwert", "choose triage", "use bastien_girard 5")
    assert can(st, "choose jean_urbain")
    assert not can(st, "choose horatio_lockwood")


@pytest.mark.card("fivesails", "bastien_girard")
def test_bastien_wounds_nobody_in_a_round_that_hurt_him() -> None:
    st = duel({"crew": {"bastien_girard": "forums"}, "hand": ["friends_at_court"]})
    go(st, "choose langschwert", "choose friends_at_court", "use bastien_girard 1")
    assert wounds(st) == {"bastien_girard": 1}


@pytest.mark.card("fivesails", "bastien_girard")
@pytest.mark.rule("FIV-ONCE-2", "FIV-CHAL-5")
def test_bastien_has_his_technique_once_a_duel() -> None:
    crew = {"bastien_girard": "forums"}
    assert can(first_round("bastien_girard 1", False, crew=crew), "use bastien_girard 1")
    assert not can(first_round("bastien_girard 1", True, crew=crew), "use bastien_girard 1")


@pytest.mark.card("fivesails", "bastien_girard")
def test_bastien_lends_his_technique_where_another_musketeer_is() -> None:
    def lends(who: str, bastien: str, other: str) -> bool:
        crew = {who: "forums", "bastien_girard": bastien, "jean_urbain": other}
        return can(first_round("", False, crew=crew), "use bastien_girard 5")

    assert lends("horatio_lockwood", "forums", "docks")  # Bastien himself takes over
    assert lends("horatio_lockwood", "forums", "forums")
    assert not lends("horatio_lockwood", "docks", "forums")
    assert not lends("bastien_girard", "forums", "docks")


@pytest.mark.card("fivesails", "bastien_girard", "i_know_that_trick")
@pytest.mark.rule("FIV-C-190", "FIV-C-187")
def test_bastien_was_not_wounded_where_another_has_bled_in_his_place() -> None:
    """He has used his own Technique, and by a trick of the other Bastien Jean takes over from him."""
    me = {**MONTAIGNE, "crew": {"bastien_girard": "forums", "jean_urbain": "forums"}, "hand": ["i_know_that_trick"]}
    st = playing.pos(me, {**MONTAIGNE, "crew": {"henri_michelet": "forums", "bastien_girard": "forums"}}, turn=1)
    go(st, "challenge henri_michelet", "choose bastien_girard", "accept", "choose i_know_that_trick")
    step(st, "use bastien_girard 1")
    rest(st)
    step(st, "use i_know_that_trick")
    rest(st)
    strike(st)
    assert wounds(st) == {"jean_urbain": 1, "henri_michelet": 1}


@pytest.mark.card("fivesails", "guillen_de_murrieta")
def test_guillen() -> None:
    st = pos({"crew": {"guillen_de_murrieta": "docks"}, "hand": ["triage"]}, {"renown": 1}, renown={"forums": 1})
    assert num(st, number(st, "guillen_de_murrieta"), 0) == 3
    go(st, "use guillen_de_murrieta", "choose triage")
    assert renown(st) == {"docks": 1}


@pytest.mark.card("fivesails", "guillen_de_murrieta")
def test_guillen_needs_a_card_and_renown_next_door() -> None:
    def moves(hand: list[str], lies: str, guillen: str = "docks") -> bool:
        st = pos({"crew": {"guillen_de_murrieta": guillen}, "hand": hand}, renown={lies: 1})
        return can(st, "use guillen_de_murrieta")

    assert moves(["triage"], "forums")
    assert not moves([], "forums")
    assert not moves(["triage"], "grand_bazaar")
    assert not moves(["triage"], "docks")
    assert not moves(["triage"], "forums", "home")


@pytest.mark.card("fivesails", "guillen_de_murrieta")
@pytest.mark.rule("FIV-COST-1")
def test_guillen_discards_the_card() -> None:
    st = pos({"crew": {"guillen_de_murrieta": "docks"}, "hand": ["triage", "pull"]}, renown={"forums": 2})
    go(st, "use guillen_de_murrieta", "choose triage")
    assert (hand(st, 0), pile(st, 0), renown(st)) == (["pull"], ["triage"], {"docks": 1, "forums": 1})


@pytest.mark.card("fivesails", "guillen_de_murrieta")
def test_guillen_discards_one_card() -> None:
    st = laid_out(ODETTE, {"guillen_de_murrieta": "docks"}, THREE, renown={"forums": 1})
    go(st, "use guillen_de_murrieta", "choose triage")
    assert (pile(st, 0), renown(st), is_over(st)) == (["triage"], {"docks": 1}, True)


@pytest.mark.card("fivesails", "guillen_de_murrieta")
def test_guillen_fights_better_against_the_richer() -> None:
    def threat(mine: int, theirs: int) -> dict[str, int]:
        me = {"crew": {"guillen_de_murrieta": "docks"}, "renown": mine}
        st = playing.pos(me, {"crew": {"uwe_zimmerman": "docks"}, "renown": theirs})
        go(st, "challenge guillen_de_murrieta", "refuse")
        return wounds(st)

    assert threat(1, 2) == {"uwe_zimmerman": 3}
    assert threat(2, 2) == {"uwe_zimmerman": 2}
