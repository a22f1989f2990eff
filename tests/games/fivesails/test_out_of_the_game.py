"""Tables of three and four: duels that concern a third player, and who is out in the middle of something."""

from __future__ import annotations

from typing import Any

import pytest

from intrigue.core.phrase import notation
from intrigue.games.fivesails.rules.wounds import destroy
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.printed import CARDS

from .playing import (
    CASTILLE,
    EISEN,
    MONTAIGNE,
    USSURA,
    VODACCE,
    at_the_brink,
    bearer,
    can,
    engaged,
    go,
    hand,
    held,
    number,
    offers,
    pile,
    place,
    pools,
    resolved,
    rest,
    says,
    step,
    strike,
    struck,
    table,
    told,
    until,
    wounds,
    zone,
)

# ---------------------------------------------------------------------- somebody else's challenge


@pytest.mark.rule("FIV-CHAL-9", "FIV-C-91")
def test_nobody_steps_in_for_another_player() -> None:
    st = table(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}},
        {"crew": {"torsten_vakt": "docks", "yevgeni": "docks"}},
    )
    step(st, "challenge servo_scarpa", "choose otto_streit")
    rest(st)
    assert st.mover() == 1
    assert {text.split()[1] for text in says(st) if text.startswith("intervene")} == {"uwe_zimmerman"}


@pytest.mark.card("fivesails", "ambush", "stiletto")
@pytest.mark.rule("FIV-C-93", "FIV-QUAL-5")
def test_a_third_player_meddles_with_a_challenge_of_others() -> None:
    """The Ambush forbids to intervene wherever its player is; a Stiletto needs its bearer at the place."""
    st = table(
        {**USSURA, "crew": {"torsten_vakt": "docks"}},
        {"crew": {"otto_streit": "docks", "uwe_zimmerman": "docks"}},
        {**VODACCE, "crew": {"servo_scarpa": "docks"}, "hand": ["ambush", "boon"]},
        gear={"stiletto": "servo_scarpa"},
    )
    step(st, "challenge torsten_vakt", "choose otto_streit", "use ambush", "use stiletto")
    until(st, lambda st: can(st, "option 2"))
    go(st, "option 2")
    until(st, lambda st: can(st, "accept"))
    assert wounds(st) == {"otto_streit": 1}
    assert (st.mover(), [text for text in says(st) if text.startswith("intervene")]) == (1, [])


@pytest.mark.card("fivesails", "stiletto")
@pytest.mark.rule("FIV-C-9", "FIV-C-94", "FIV-LEAD-4")
@pytest.mark.parametrize("whom", ["option 1", "option 2"])
def test_a_leader_who_falls_before_the_answer_is_out_and_the_challenge_over(whom: str) -> None:
    """Yevgeni challenges Kaspar, and the Stiletto of a third player kills one of them."""
    st = table(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"kaspar_dietrich": "docks", "otto_streit": "docks"}},
        {"crew": {"yevgeni": "docks"}},
        {},
        gear={"stiletto": "servo_scarpa"},
        turn=2,
    )
    gone = 2 if whom == "option 1" else 1
    at_the_brink(st, gone)
    step(st, "challenge yevgeni", "choose kaspar_dietrich", "use stiletto", whom)
    rest(st)
    assert (st.eliminated[gone], st.duel.stage, st.mover()) == (1, NO_DUEL, 3)
    assert wounds(st) == {}
    over = [line for line in told(st) if line.startswith(("tell-challenge-over", "tell-cancelled"))]
    assert len(over) == 1, told(st)


@pytest.mark.card("fivesails", "youre_embarrassing_yourself")
@pytest.mark.rule("FIV-KEY-10")
@pytest.mark.parametrize(("where", "able"), [("docks", True), ("forums", False)])
def test_a_third_player_laughs_at_a_mercenary_only_where_he_stands(where: str, able: bool) -> None:
    st = table(
        {**EISEN, "crew": {"adelheide_schmidt": "docks"}},
        {**USSURA, "crew": {"torsten_vakt": "docks"}},
        {**MONTAIGNE, "crew": {"jean_urbain": where}, "hand": ["youre_embarrassing_yourself"]},
    )
    step(st, "challenge adelheide_schmidt")
    if where == "docks":
        step(st, "choose torsten_vakt")
    assert offers(st, "use youre_embarrassing_yourself") == able
    if able:
        go(st, "use youre_embarrassing_yourself")
        assert (st.duel.stage, engaged(st), st.mover()) == (NO_DUEL, {"adelheide_schmidt"}, 1)


@pytest.mark.card("fivesails", "sigurd_ulfsen")
@pytest.mark.rule("FIV-C-138", "FIV-C-123")
@pytest.mark.parametrize(("seat", "whom"), [(0, ["sigurd_ulfsen"]), (2, ["otto_streit", "servo_scarpa"])])
def test_sigurd_draws_the_blades_of_all_but_his_own_player(seat: int, whom: list[str]) -> None:
    st = table(
        {"crew": {"servo_scarpa": "docks"}},
        {"crew": {"otto_streit": "docks"}},
        {"crew": {"torsten_vakt": "docks", "sigurd_ulfsen": "docks"}},
        turn=seat,
    )
    step(st, f"challenge {'servo_scarpa' if seat == 0 else 'torsten_vakt'}")
    until(st, lambda st: says(st)[0].startswith("choose"))
    assert sorted(text.split()[1] for text in says(st)) == whom


@pytest.mark.card("fivesails", "horatio_lockwood")
@pytest.mark.rule("FIV-C-50")
@pytest.mark.parametrize(("third", "thrust"), [("docks", 0), ("forums", 2)])
def test_horatio_is_not_alone_with_the_foe_where_a_third_player_watches(third: str, thrust: int) -> None:
    st = table(
        {**EISEN, "crew": {"uwe_zimmerman": "docks"}},
        {**MONTAIGNE, "crew": {"horatio_lockwood": "docks"}, "hand": ["gallant_deeds"]},
        {**USSURA, "crew": {"torsten_vakt": third}},
    )
    go(st, "challenge uwe_zimmerman")
    if third == "docks":
        go(st, "choose horatio_lockwood")
    go(st, "accept")
    step(st, "choose gallant_deeds")
    assert offers(st, "use horatio_lockwood 2") == (thrust > 0)
    if thrust:
        go(st, "use horatio_lockwood 2")
        strike(st)
        assert struck(st)[2] == 2 + thrust


@pytest.mark.card("fivesails", "edeline_trinken", "the_cats_glass", "takama_siad")
@pytest.mark.rule("FIV-REACT-1", "FIV-KEY-2")
def test_what_a_third_player_may_do_about_a_duel_of_others() -> None:
    """Edeline fetches any fighter; the Glass is for one who fights, and Takama heals his own side."""
    st = table(
        {"crew": {"servo_scarpa": "docks"}},
        {**USSURA, "crew": {"torsten_vakt": "docks"}, "hand": ["boon"]},
        {**EISEN, "crew": {"otto_streit": "docks", "edeline_trinken": "forums", "takama_siad": "docks"}},
        gear={"the_cats_glass": "takama_siad"},
    )
    step(st, "challenge servo_scarpa", "choose torsten_vakt", "accept")
    assert not can(st, "use the_cats_glass")
    go(st, "choose boon")
    strike(st)
    while st.duel.stage != NO_DUEL and not can(st, "use edeline_trinken"):
        assert not can(st, "use takama_siad")
        st.apply(st.mover(), 0)
    go(st, "use edeline_trinken")
    assert place(st, "servo_scarpa") == "forums"


# ---------------------------------------------------------------------- out in the middle of something


@pytest.mark.card("fivesails", "improvising", "boon", "fates_burden", "ravenna_destine")
@pytest.mark.rule("FIV-C-9", "FIV-C-64", "FIV-C-149", "FIV-C-197")
@pytest.mark.parametrize("risk", ["boon", "fates_burden"])
def test_what_somebody_who_is_out_held_of_others_goes_back_to_them(risk: str) -> None:
    """Soline's player has improvised a risk of the Don's and put it on Torsten, who is of a third player. With her
    player out nobody controls it any more: it leaves play, under the Don's deck as Improvising has it."""
    st = table(
        {**VODACCE, "discard": [risk], "crew": {"servo_scarpa": "forums"}},
        {**CASTILLE, "crew": {"ravenna_destine": "docks", "soline_el_gato": "forums"}, "hand": ["improvising"]},
        {**USSURA, "crew": {"torsten_vakt": "docks"}},
        turn=1,
    )
    go(st, "use improvising")
    while not bearer(st, risk):
        go(st, next(text for text in says(st) if "torsten" in text or text.startswith("use")))
    card = next(i for i in st.gear if CARDS[st.kind[i]].id == risk)
    assert (st.owner[card], st.ctrl[card], bearer(st, risk)) == (0, 1, "torsten_vakt")
    destroy(st, st.leaders[1])
    st.advance()
    st.check()
    assert (st.eliminated, card in st.gear, card in st.decks[0]) == ([0, 1, 0], False, True)


@pytest.mark.card("fivesails", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-C-9", "FIV-C-108", "FIV-C-11")
def test_who_falls_as_the_round_begins_plays_no_card_and_is_out() -> None:
    """Kaspar will not play what Lorenzo has seen, is wounded for it and falls: no card, no round after it."""
    st = table(
        {},
        {"crew": {"kaspar_dietrich": "docks"}, "hand": ["langschwert", "regroup"], "deck": ["precision"]},
        {**CASTILLE, "crew": {"lorenzo_de_zepeda": "docks"}, "hand": ["taunt"]},
        turn=1,
    )
    st.wounds[st.leaders[1]] = 8
    go(st, "challenge kaspar_dietrich", "accept")
    step(st, "choose taunt", "use lorenzo_de_zepeda 2")
    strike(st)
    go(st, "option 1")
    rest(st)
    assert (st.eliminated, st.duel.stage, st.mover()) == ([0, 1, 0], NO_DUEL, 2)


@pytest.mark.card("fivesails", "matushkas_command", "eko_sorridi")
@pytest.mark.rule("FIV-C-9", "FIV-C-143", "FIV-C-165")
def test_a_leader_killed_on_the_way_home_takes_the_others_along() -> None:
    """Kaspar and Otto are sent Home by the Command; Eko kills Kaspar, and so Otto, still on his way, is gone too."""
    st = table(
        {**USSURA, "crew": {"vedma": "docks", "eko_sorridi": "docks"}, "hand": ["matushkas_command", "boon"]},
        {"crew": {"kaspar_dietrich": "docks", "otto_streit": "docks"}},
        {**CASTILLE, "crew": {"sanjay": "docks"}},
        engaged=["kaspar_dietrich", "otto_streit", "sanjay"],
        wounds={"kaspar_dietrich": 8},
    )
    step(st, "use matushkas_command", "choose vedma", "pay boon")
    while not st.eliminated[1]:
        if can(st, "use eko_sorridi") and "kaspar" in notation(st.view(st.mover()).prompt):
            step(st, "use eko_sorridi")
        elif can(st, "choose kaspar_dietrich"):
            step(st, "choose kaspar_dietrich")
        else:
            st.apply(st.mover(), st.actions(st.mover())[0])
    until(st, lambda st: st.mover() == 2)
    st.check()
    assert (st.crew[1], place(st, "sanjay")) == ([], "home 3")
    assert engaged(st) == {"vedma", "eko_sorridi", "sanjay"}


@pytest.mark.card("fivesails", "eko_sorridi")
@pytest.mark.rule("FIV-C-9", "FIV-DUSK-3", "FIV-DUSK-6", "FIV-LEAD-4")
def test_a_leader_killed_in_dusk_is_out_and_dusk_goes_on() -> None:
    st = table(
        {"crew": {"eko_sorridi": "docks", "servo_scarpa": "docks"}, "approach": []},
        {"crew": {"kaspar_dietrich": "docks", "otto_streit": "docks"}, "hand": ["regroup"] * 9, "approach": []},
        {"crew": {"torsten_vakt": "docks"}, "hand": ["pull"] * 7, "approach": []},
        wounds={"kaspar_dietrich": 8},
        first=1,
        turn=1,
    )
    step(st, "pass", "pass", "pass")
    while not st.eliminated[1]:
        if can(st, "choose kaspar_dietrich"):
            step(st, "choose kaspar_dietrich")
        elif can(st, "use eko_sorridi") and "kaspar" in notation(st.view(st.mover()).prompt):
            step(st, "use eko_sorridi")
        else:
            st.apply(st.mover(), st.actions(st.mover())[0])
    assert st.first == 2
    rest(st)
    assert (st.mover(), len(st.hands[2])) == (2, 7)  # his hand is cut to five
    until(st, lambda st: st.day == 2)
    assert {place(st, who) for who in ("eko_sorridi", "servo_scarpa")} == {"home 1"}
    assert place(st, "torsten_vakt") == "home 3"


@pytest.mark.card("fivesails", "kaspars_panzerhand")
@pytest.mark.rule("FIV-C-9", "FIV-C-111", "FIV-VICTORY-1")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_leader_who_lived_by_the_armor_of_one_who_is_out_falls_as_well(seats: int) -> None:
    sides: list[dict[str, Any]] = [{}, {}, {**CASTILLE, "crew": {"soline_el_gato": "docks"}}, {**USSURA}]
    st = table(*sides[:seats], first=1)
    hand_ = next(i for i in range(st.size) if CARDS[st.kind[i]].id == "kaspars_panzerhand" and st.owner[i] == 1)
    st.attach(hand_, st.leaders[2], 2)
    st.wounds[st.leaders[2]] = 7
    destroy(st, st.leaders[1])
    st.advance()
    if seats == 3:
        assert st.result is not None
        assert (st.result.winners, st.result.rule) == ((0,), "FIV-VICTORY-1")
    else:
        st.check()
        assert (st.eliminated, st.first, st.over) == ([0, 1, 1, 0], 3, False)
    gone = [line for line in told(st) if line.startswith("tell-eliminated")]
    assert "kaspars_panzerhand" in gone[0]  # what was taken off her is told with him


@pytest.mark.card("fivesails", "the_great_game")
@pytest.mark.rule("FIV-C-9", "FIV-REACT-5")
def test_the_crew_of_somebody_who_is_out_was_not_destroyed() -> None:
    """The Don's scheme draws one card, for Kaspar; nobody has destroyed Otto and Philip."""
    crew = {"kaspar_dietrich": "forums", "otto_streit": "docks", "philip_hase": "docks"}
    me = {"crew": {"servo_scarpa": "forums"}, "scheme": "the_great_game", "deck": ["boon", "pull", "ambush"]}
    st = table(me, {"crew": crew}, {}, wounds={"kaspar_dietrich": 8})
    step(st, "challenge servo_scarpa", "refuse", "use the_great_game 2")
    until(st, lambda st: st.mover() == 2)
    assert (hand(st, 0), st.eliminated) == (["boon"], [0, 1, 0])
    lines = [line for line in told(st) if line.startswith("tell-destroyed")]
    assert len(lines) == 1


@pytest.mark.card("fivesails", "nothing_personal")
@pytest.mark.rule("FIV-C-9", "FIV-C-166", "FIV-COST-10")
def test_who_is_out_cannot_take_another_wound_to_keep_a_location() -> None:
    """Its first wound kills Kaspar; the Docks, held by a third player, become uncontrolled."""
    st = table(
        {},
        {"crew": {"kaspar_dietrich": "docks"}},
        {**CASTILLE, "crew": {"maya_de_la_rioja": "docks"}, "hand": ["nothing_personal", "taunt"]},
        control={"docks": 0},
        wounds={"kaspar_dietrich": 8},
        turn=1,
    )
    go(st, "challenge kaspar_dietrich", "accept")
    go(st, "choose nothing_personal", "use nothing_personal", "pay taunt")
    assert (st.eliminated, held(st)) == ([0, 1, 0], {})


@pytest.mark.card("fivesails", "syrneth_hand")
@pytest.mark.rule("FIV-C-9", "FIV-C-40", "FIV-C-108", "FIV-FINAL-2")
def test_a_leader_who_dies_of_a_technique_has_struck_and_is_out() -> None:
    """Yevgeni pays the Hand with his last wound: his card counts with his own +1 Thrust, and the third player is not
    concerned."""
    st = table(
        {},
        {"crew": {"uwe_zimmerman": "docks"}, "hand": ["langschwert"]},
        {"crew": {"yevgeni": "docks"}, "hand": ["sunder"]},
        gear={"syrneth_hand": "yevgeni"},
        turn=1,
    )
    go(st, "challenge uwe_zimmerman", "accept")
    at_the_brink(st, 2)
    step(st, "choose sunder", "use syrneth_hand")
    strike(st)
    assert st.eliminated == [0, 0, 1]
    assert struck(st) == (2, 0, 3)
    assert pools(st) == (5, 0)  # two sent back of three, and three thrust
    assert (st.mover(), zone(st, "syrneth_hand")) == (1, "discard")
    go(st, "pass")
    assert wounds(st) == {"uwe_zimmerman": 5} or zone(st, "uwe_zimmerman") == "locker"


@pytest.mark.card("fivesails", "epee_sanglante")
@pytest.mark.rule("FIV-C-9", "FIV-C-11")
def test_first_blood_that_kills_a_leader_is_paid_for_before_all_is_given_back() -> None:
    st = table(
        {},
        {"crew": {"kaspar_dietrich": "docks"}, "renown": 3},
        {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "scheme": "epee_sanglante"},
        wounds={"kaspar_dietrich": 8},
        turn=2,
    )
    go(st, "use epee_sanglante", "accept")
    until(st, lambda st: st.eliminated[1] == 1)
    assert st.renown == [0, 0, 1]


@pytest.mark.rule("FIV-C-9", "FIV-C-4", "FIV-VICTORY-4", "FIV-TIE-6")
def test_who_is_out_has_no_part_in_the_fifth_day() -> None:
    st = table({"renown": 1}, {"renown": 6}, {"renown": 1}, day=5, control={"docks": 1, "forums": 1})
    destroy(st, st.leaders[1])
    st.advance()
    go(st, "pass", "pass")
    assert st.result is not None
    assert (st.result.winners, st.result.rule) == ((0,), "FIV-TIE-6")  # the Don's 3 against Yevgeni's 1


@pytest.mark.card("fivesails", "filling_the_ranks", "inspire_generosity")
@pytest.mark.rule("FIV-C-9", "FIV-C-129")
def test_nobody_who_is_out_has_the_fewest() -> None:
    st = table(
        {"scheme": "filling_the_ranks", "crew": {"servo_scarpa": "home"}},
        {"crew": {"otto_streit": "home"}, "renown": 0},
        {"renown": 1, "crew": {"torsten_vakt": "home", "ren": "home"}},
        {"renown": 1, "crew": {"sanjay": "home"}},
    )
    destroy(st, st.leaders[1])
    st.advance()
    resolved(st, "place docks", "place forums")
    assert sum(st.renown_on) == 2  # the Don alone has no Renown


@pytest.mark.card("fivesails", "shifting_tides")
@pytest.mark.rule("FIV-C-9", "FIV-C-124")
def test_no_opponent_who_is_out_adds_renown_to_the_tides() -> None:
    st = table({"scheme": "shifting_tides"}, {}, {}, {})
    destroy(st, st.leaders[2])
    st.advance()
    resolved(st, "place docks")
    assert says(st) == ["player 2", "player 4"]


@pytest.mark.card("fivesails", "improvising", "robbery")
@pytest.mark.rule("FIV-C-9", "FIV-KEY-5")
def test_the_pile_of_somebody_who_is_out_is_gone() -> None:
    st = table(
        {**CASTILLE, "crew": {"raton": "docks"}, "hand": ["improvising", "robbery"]},
        {"discard": ["triage", "langschwert"]},
        {**USSURA},
        wounds={"raton": 1},
    )
    assert (can(st, "use improvising"), can(st, "use robbery 1")) == (True, True)
    destroy(st, st.leaders[1])
    st.advance()
    st.offered = None
    assert (can(st, "use improvising"), can(st, "use robbery 1")) == (False, False)
    assert pile(st, 1) == []


@pytest.mark.card("fivesails", "epee_sanglante", "syrneth_hand")
@pytest.mark.rule("FIV-C-9", "FIV-FINAL-2")
def test_who_is_out_steals_nothing_with_a_last_strike() -> None:
    """Yevgeni dies of the Hand before anybody has drawn blood; his card is the first to do so, and he owns nothing."""
    st = table(
        {},
        {**MONTAIGNE, "crew": {"jean_urbain": "docks"}, "scheme": "epee_sanglante", "renown": 2},
        {**USSURA, "crew": {"yevgeni": "docks"}, "hand": ["sunder"]},
        gear={"syrneth_hand": "yevgeni"},
        turn=1,
    )
    go(st, "use epee_sanglante", "accept")
    at_the_brink(st, 2)
    step(st, "choose sunder", "use syrneth_hand")
    strike(st)
    assert (st.eliminated, st.mover()) == ([0, 0, 1], 1)
    go(st, "pass")
    assert (st.renown, st.duel.stage) == ([0, 2, 0], NO_DUEL)


@pytest.mark.card("fivesails", "sarafina", "lorenzo_de_zepeda")
@pytest.mark.rule("FIV-C-145", "FIV-FINAL-3")
@pytest.mark.parametrize(("side", "who"), [(VODACCE, "sarafina"), (CASTILLE, "lorenzo_de_zepeda")])
@pytest.mark.parametrize("foe", ["yevgeni", "torsten_vakt"])
def test_whose_deck_is_looked_at_when_the_foe_has_fallen(side: dict[str, str], who: str, foe: str) -> None:
    """A deck is gone with a player who is out, and is still there, to be seen, if only the foe has fallen."""
    st = table(
        {**EISEN},
        {**side, "crew": {who: "docks"}, "hand": ["triage", "opulence"]},
        {**USSURA, "crew": {foe: "docks"}, "hand": ["stubborn"]},
        gear={"syrneth_hand": foe},
        turn=1,
    )
    go(st, f"challenge {who}", "accept")
    st.wounds[number(st, foe)] = (12 if foe == "yevgeni" else 6) - 1
    step(st, "choose stubborn", "use syrneth_hand")
    strike(st)
    assert (st.eliminated[2] == 1, st.mover()) == (foe == "yevgeni", 1)
    step(st, "choose triage")
    assert offers(st, f"use {who}") == (foe == "torsten_vakt")


@pytest.mark.card("fivesails", "patricia_moustakas", "sanjay", "parley_gone_wrong")
@pytest.mark.rule("FIV-C-9", "FIV-C-145")
def test_each_opponent_is_each_who_is_left() -> None:
    """Of four one is out: the two others discard for Patricia, and may move Renown for the scheme."""
    st = table(
        {**CASTILLE, "crew": {"patricia_moustakas": "docks"}, "scheme": "parley_gone_wrong"},
        {"hand": ["triage"], "crew": {"otto_streit": "home"}},
        {"hand": ["boon"]},
        {**MONTAIGNE, "hand": ["gallant_deeds", "disarm"]},
        renown={"docks": 3},
        first=1,
        turn=0,
    )
    destroy(st, st.leaders[1])
    st.advance()
    st.first = 2
    st.offered = None
    resolved(st)
    asked = []
    while not can(st, "move patricia_moustakas"):
        asked.append(st.mover())
        st.apply(st.mover(), st.legal(st.mover())[-1])
    assert set(asked) == {2, 3}
    assert (st.renown_on[1], st.renown_on[2]) == (1, 3)
    go(st, "use patricia_moustakas 2")
    until(st, lambda st: st.mover() == 2 and can(st, "pass"))
    assert [len(cards) for cards in st.hands] == [0, 0, 0, 1]


@pytest.mark.card("fivesails", "stiletto", "hexenjagd", "pull")
@pytest.mark.rule("FIV-C-9", "FIV-C-43", "FIV-C-40")
def test_who_dies_of_a_cost_of_a_reaction_has_still_cancelled() -> None:
    """Kaspar hunts the Sorcerer who pulls Otto away, and dies of the wound it costs: the Pull is cancelled, its player
    out, and the turn goes on to the third."""
    st = table(
        {**USSURA, "crew": {"vedma": "docks"}, "hand": ["pull", "boon"]},
        {**EISEN, "crew": {"kaspar_dietrich": "forums"}, "hand": ["hexenjagd"]},
        {**CASTILLE, "crew": {"sanjay": "forums"}},
        wounds={"kaspar_dietrich": 8},
    )
    step(st, "use pull", "pay boon", "choose sanjay", "use hexenjagd")
    rest(st)
    assert (st.eliminated, place(st, "sanjay"), st.mover()) == ([0, 1, 0], "forums", 2)
    assert wounds(st) == {"vedma": 1}
    lines = told(st)
    assert sum(line.startswith("tell-cancelled") for line in lines) == 1
    assert sum("kaspar_dietrich" in line and line.startswith("tell-destroyed") for line in lines) == 1
