"""What is played, discarded, announced, revealed and searched for: who can answer it, and in which order it comes."""

from __future__ import annotations

import pytest

from intrigue.core.phrase import notation, phrase
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.numbers import DECK, M_EMBARGO, UNTIL_DAY
from intrigue.games.fivesails.state.parts import Mark
from intrigue.games.fivesails.state.state import FiveSails

from .playing import GAME, can, duel, engaged, find, go, hand, number, pile, pos, says, step, wounds, zone

CAT = {"leader": "soline_el_gato", "scheme": "the_cats_embargo"}
USSURAN = ["sunder", "mirelis_revision", "regroup"]


def embargo(st: FiveSails, id: str) -> FiveSails:
    """The first seat has revealed a card of that name."""
    st.marks.append(Mark(M_EMBARGO, UNTIL_DAY, printed=st.kind[number(st, id)], seat=0))
    return st


# ---------------------------------------------------------------------- played or discarded


@pytest.mark.card("fivesails", "the_cats_embargo")
@pytest.mark.rule("FIV-C-67", "FIV-C-154")
def test_the_embargo_notices_a_gambled_card_that_is_discarded() -> None:
    st = duel(
        {**CAT, "crew": {"maya_de_la_rioja": "forums"}},
        {"hand": [], "deck": ["precision", "regroup"]},
    )
    embargo(st, "regroup")
    step(st, "gamble", "choose precision")
    go(st, "use the_cats_embargo 3")
    assert (st.renown[0], pile(st, 1)[0]) == (1, "regroup")


@pytest.mark.card("fivesails", "the_cats_embargo", "vedma", "corpse_speak")
@pytest.mark.rule("FIV-C-154")
@pytest.mark.parametrize("by", ["vedma", "corpse_speak"])
def test_the_embargo_notices_a_risk_that_is_played_out_of_a_pile(by: str) -> None:
    st = pos(
        CAT,
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
    st = embargo(pos(CAT, {**seer, "deck": ["triage", "boon"]}, turn=1), "triage")
    step(st, "use matushkas_sight", "choose vedma", "option 1", "choose triage", "pass")
    while not can(st, "use the_cats_embargo 3"):
        st.apply(st.mover(), st.legal(st.mover())[0])
    go(st, "use the_cats_embargo 3")
    assert st.renown[0] == 1


@pytest.mark.card("fivesails", "the_cats_embargo", "mirelis_revision")
@pytest.mark.rule("FIV-C-154", "FIV-C-181")
def test_the_embargo_notices_whose_revision_discards_a_card_of_its_owners_own() -> None:
    maya = {**CAT, "crew": {"maya_de_la_rioja": "forums"}, "hand": ["not_today"]}
    st = embargo(duel(maya, {"leader": "yevgeni", "crew": {"torsten_vakt": "forums"}, "hand": USSURAN}), "not_today")
    step(st, "choose sunder", "choose not_today", "use mirelis_revision", "pay regroup")
    assert not can(st, "use the_cats_embargo 3")  # "after": the Revision is not over yet
    st.apply(0, st.legal(0)[0])
    go(st, "use the_cats_embargo 3")
    assert (st.renown[0], "not_today" in pile(st, 0)) == (1, True)


@pytest.mark.card("fivesails", "shifting_blame", "mirelis_revision")
@pytest.mark.rule("FIV-C-181")
def test_a_revised_card_was_discarded_by_whose_revision_it_was() -> None:
    maya = {"leader": "soline_el_gato", "scheme": "shifting_blame", "crew": {"maya_de_la_rioja": "forums"}}
    st = duel({**maya, "hand": ["mirelis_revision", "bravos"]}, {"crew": {"uwe_zimmerman": "forums"}, "hand": USSURAN})
    step(st, "choose sunder", "use mirelis_revision", "pay bravos")
    st.apply(1, st.legal(1)[0])
    before = len(st.hands[0])
    go(st, "use shifting_blame 2")
    assert len(st.hands[0]) == before + 1


@pytest.mark.card("fivesails", "night_of_drinking", "not_today")
@pytest.mark.rule("FIV-C-155")
def test_night_of_drinking_does_not_cancel_what_nobody_announces() -> None:
    st = duel(
        {"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "forums"}, "hand": ["night_of_drinking", "taunt"]},
        {"hand": ["not_today"]},
    )
    while st.duel.stage != NO_DUEL:
        assert not can(st, "use night_of_drinking")
        actions = st.legal(st.mover())
        fodder = find(st, st.mover(), "choose not_today")
        st.apply(st.mover(), actions[0] if fodder is None else fodder)
    assert (wounds(st), engaged(st)) == ({"uwe_zimmerman": 1}, {"maya_de_la_rioja", "uwe_zimmerman"})
    assert st.place[number(st, "uwe_zimmerman")] == 6


@pytest.mark.card("fivesails", "night_of_drinking", "last_word")
@pytest.mark.rule("FIV-C-155")
def test_night_of_drinking_cancels_the_maneuver_of_a_risk() -> None:
    st = duel(
        {"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "forums"}, "hand": ["night_of_drinking", "taunt"]},
        {"hand": ["precision", "triage"]},
    )
    step(st, "choose precision", "use precision", "pay triage")
    assert can(st, "use night_of_drinking")


# ---------------------------------------------------------------------- costs come before effects


@pytest.mark.card("fivesails", "madre_dolores")
@pytest.mark.rule("FIV-COST-6", "FIV-PLAY-2")
def test_madre_discards_before_anybody_is_chosen() -> None:
    crew = {"madre_dolores": "docks", "sanjay": "docks"}
    st = pos({"crew": crew, "hand": ["triage"]}, wounds={"madre_dolores": 1, "sanjay": 1})
    step(st, "use madre_dolores", "option 2")
    assert says(st) == [f"choose triage {number(st, 'triage')}"]
    go(st, "choose triage", "choose sanjay")
    assert wounds(st) == {}
    st = pos({"crew": crew, "hand": ["triage"]}, wounds={"sanjay": 1})
    step(st, "use madre_dolores")
    assert (wounds(st), hand(st, 0)) == ({}, ["triage"])  # there is nobody else to heal, so nothing to discard for
    st = pos({"crew": crew}, wounds={"madre_dolores": 1, "sanjay": 1})
    go(st, "use madre_dolores", "choose sanjay")
    assert wounds(st) == {"madre_dolores": 1}


@pytest.mark.card("fivesails", "tending_the_wounded")
@pytest.mark.rule("FIV-COST-6", "FIV-PLAY-2")
def test_tending_the_wounded_discards_first_and_heals_as_many() -> None:
    st = pos(
        {
            "crew": {"henri_michelet": "docks", "jean_urbain": "docks"},
            "hand": ["tending_the_wounded", "triage", "pull"],
        },
        wounds={"henri_michelet": 3, "jean_urbain": 1},
    )
    step(st, "use tending_the_wounded", "choose triage")
    assert wounds(st) == {"henri_michelet": 3, "jean_urbain": 1}
    step(st, "choose pull")
    assert sorted(text.split()[1] for text in says(st)) == ["henri_michelet", "jean_urbain"]
    go(st, "choose henri_michelet")
    assert wounds(st) == {"henri_michelet": 1, "jean_urbain": 1}
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "hand": ["tending_the_wounded", "triage", "pull"]},
        wounds={"henri_michelet": 3},
    )
    go(st, "use tending_the_wounded", "choose triage", "pass")
    assert (wounds(st), hand(st, 0)) == ({"henri_michelet": 2}, ["pull"])


@pytest.mark.card("fivesails", "marooned")
@pytest.mark.rule("FIV-COST-10")
def test_marooned_asks_for_no_more_cards_once_the_mercenary_is_dead() -> None:
    st = pos(
        {"crew": {"henri_michelet": "docks"}, "scheme": "marooned", "hand": ["triage", "pull", "boon"]},
        {"crew": {"kaj_kousei": "docks"}},
        wounds={"kaj_kousei": 3},
    )
    go(st, "use marooned", "option 2", "choose triage", "option 2")
    assert (zone(st, "kaj_kousei"), hand(st, 0)) == ("locker", ["boon", "pull"])
    assert st.mover() == 1  # the Action is over


@pytest.mark.card("fivesails", "devotion")
@pytest.mark.rule("FIV-PLAY-4")
def test_devotion_shows_the_cards_before_it_asks_for_a_location() -> None:
    st = pos({"hand": ["devotion", "pull"], "deck": ["triage", "boon", "not_today"]}, control={"docks": 0})
    step(st, "use devotion", "pay pull")
    assert sorted(text.split()[1] for text in says(st)) == ["boon", "not_today", "triage"]
    go(st, "choose not_today", "choose triage", "place docks")
    assert (hand(st, 0), zone(st, "boon"), zone(st, "not_today")) == (["triage"], "buried", "deck")
    st = pos({"hand": ["devotion", "pull"], "deck": ["triage"], "empty": True})
    go(st, "use devotion", "pay pull", "choose triage")
    assert (hand(st, 0), zone(st, "triage")) == (["pull"], "deck")  # there is no third card to lay down


# ---------------------------------------------------------------------- searching and revealing


@pytest.mark.card("fivesails", "don_constanzo_scarpa", "plans_within_plans")
@pytest.mark.rule("FIV-C-60", "FIV-C-156")
def test_a_search_that_is_no_may_takes_a_card_that_is_there() -> None:
    st = GAME.new(2, 3, {"decks": "vodacce/eisen"})
    assert isinstance(st, FiveSails)
    assert all(text.startswith("name ") for text in says(st))
    st.apply(0, st.legal(0)[0])
    assert len(st.hands[0]) == 1
    for i in range(st.size):  # no Thug is left in the deck: then there is nothing to find, and nothing to choose
        if st.owner[i] == 0 and st.zone[i] == DECK and st.card(i).brute:
            st.kind[i] = st.kind[number(st, "bravos")]
    go(st, "choose plans_within_plans", "choose servo_scarpa")
    while st.phase == 2:
        st.apply(st.mover(), st.legal(st.mover())[0])
    assert len(st.hands[0]) == 1 + 6 - 1


@pytest.mark.card("fivesails", "sirens_scream", "kaspar_dietrich")
@pytest.mark.rule("FIV-C-157", "FIV-C-131")
def test_sirens_scream_revealed_by_kaspar_takes_renown_and_is_sunk_with_it() -> None:
    st = pos(
        {"leader": "kaspar_dietrich", "crew": {"kaspar_dietrich": "docks"}, "renown": 2},
        {"leader": "yevgeni", "renown": 1},
        city_deck=["sirens_scream", "eko_sorridi"],
    )
    step(st, "use kaspar_dietrich")
    assert st.renown == [1, 0]  # at once, before he decides
    recruit = phrase("ask-recruit", target="card:eko_sorridi")
    assert st.view(0).prompt == phrase("ask-by-card", card="card:kaspar_dietrich", question=recruit)
    go(st, "option 1")
    assert zone(st, "sirens_scream") == "deck"
    assert st.wounds[number(st, "sirens_scream")] == 0
    texts = [GAME.story.of(event) for event in st.events_for(None)]
    assert phrase("tell-given-back", card="card:sirens_scream", renown=2) in texts
    assert st.renown == [1, 0]


@pytest.mark.card("fivesails", "sirens_scream", "kaj_kousei")
@pytest.mark.rule("FIV-C-157")
def test_sirens_scream_revealed_by_kaj_takes_renown() -> None:
    st = pos(
        {"crew": {"kaj_kousei": "docks"}, "renown": 1},
        city_deck=["eko_sorridi", "sirens_scream", "leja_juska", "smuggled_item"],
    )
    go(st, "use kaj_kousei", "pass")
    assert st.renown == [0, 0]


@pytest.mark.card("fivesails", "sirens_scream", "lets_haggle")
@pytest.mark.rule("FIV-C-157")
def test_sirens_scream_revealed_by_lets_haggle_takes_renown() -> None:
    st = GAME.new(2, 0, {"decks": "eisen/montaigne"})
    assert isinstance(st, FiveSails)
    go(st, "choose lets_haggle", "choose otto_streit", "choose reputation_meritee")
    siren = number(st, "sirens_scream")
    st.renown = [2, 2]
    st.to_top(siren, 0)
    go(st, "choose jean_urbain")
    assert zone(st, "sirens_scream") == "deck"
    assert sorted(st.renown) == [1, 1]


@pytest.mark.card("fivesails", "sirens_scream", "penya_shows_the_way", "matushkas_sight")
@pytest.mark.rule("FIV-C-157", "FIV-C-36")
def test_a_card_that_is_only_looked_at_is_not_revealed() -> None:
    st = pos(
        {"leader": "yevgeni", "crew": {"vedma": "docks"}, "hand": ["matushkas_sight"], "renown": 1},
        city_deck=["sirens_scream", "eko_sorridi", "leja_juska"],
    )
    step(st, "use matushkas_sight", "choose vedma", "option 3")
    assert st.renown == [1, 0]


# ---------------------------------------------------------------------- Ved'ma


@pytest.mark.card("fivesails", "vedma", "matushkas_command")
@pytest.mark.rule("FIV-C-158")
def test_vedma_becomes_en_garde_whoever_played_the_sorcery_that_engaged_her() -> None:
    st = pos(
        {
            "leader": "yevgeni",
            "crew": {"vedma": "docks", "yevgeni": "docks"},
            "hand": ["matushkas_command", "stubborn"],
        },
    )
    step(st, "use matushkas_command", "choose yevgeni", "pay stubborn")
    go(st, "use vedma 2")
    assert engaged(st) == {"yevgeni"}


@pytest.mark.card("fivesails", "vedma", "matushkas_command")
@pytest.mark.rule("FIV-C-158")
def test_vedma_does_not_react_to_a_sorcery_that_did_not_engage_her() -> None:
    st = pos(
        {
            "leader": "yevgeni",
            "crew": {"vedma": "docks", "yevgeni": "docks"},
            "hand": ["matushkas_command", "stubborn"],
        },
        engaged=["vedma"],
    )
    go(st, "use matushkas_command", "choose yevgeni", "pay stubborn")
    assert not can(st, "use vedma 2")
    assert st.place[number(st, "vedma")] == 5  # she was engaged before, so she went Home


# ---------------------------------------------------------------------- questions


@pytest.mark.card("fivesails", "leja_juska")
@pytest.mark.rule("FIV-DUEL-4")
def test_lejas_question_names_the_characters() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums", "leja_juska": "forums"}},
        {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]},
    )
    step(st, "challenge servo_scarpa", "accept", "use leja_juska")
    while says(st) == ["pass"]:
        st.apply(st.mover(), 0)
    words = [notation(choice.words) for choice in st.view(0).choices]
    assert words == [
        "do-more-threat-challenger threat=1 card=card:servo_scarpa",
        "do-more-threat-defender threat=1 card=card:uwe_zimmerman",
        "do-less-threat-defender threat=1 card=card:uwe_zimmerman",
    ]


@pytest.mark.card("fivesails", "stiletto")
@pytest.mark.rule("FIV-C-93")
def test_the_question_of_the_stiletto_names_the_characters() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums"}},
        {"crew": {"uwe_zimmerman": "forums"}},
        gear={"stiletto": "servo_scarpa"},
    )
    step(st, "challenge servo_scarpa", "use stiletto")
    while says(st) == ["pass"]:
        st.apply(st.mover(), 0)
    assert [choice.words for choice in st.view(0).choices] == [
        phrase("do-challenger", card="card:servo_scarpa"),
        phrase("do-defender", card="card:uwe_zimmerman"),
    ]


@pytest.mark.card("fivesails", "ren")
@pytest.mark.rule("FIV-PARLEY-1", "FIV-C-78")
def test_somebody_without_influence_may_parley_for_nothing() -> None:
    st = pos(
        {"leader": "yevgeni", "crew": {"ren": "docks"}, "hand": ["triage", "boon", "pull"]},
        city={"docks": ["takama_siad"]},
    )
    step(st, "recruit takama_siad", "choose ren")
    assert engaged(st) == {"ren"}
    assert hand(go(st, "pay triage", "pay boon", "pay pull"), 0) == []
