"""Every ruling of the rulebook, as play."""

from __future__ import annotations

import pytest
from tests.games.treachery.playing import (
    EVERYBODY,
    GAME,
    at,
    can,
    fills,
    holding,
    killed,
    kind,
    lone,
    play,
    possible,
    refused,
    row,
    seen,
    table,
    wounded,
)

import intrigue
from intrigue.core import seeded
from intrigue.core.phrase import phrase
from intrigue.core.tunables import using_changes
from intrigue.games.treachery.cards import agendas
from intrigue.games.treachery.cards.actions import ACTIONS, CARDS
from intrigue.games.treachery.events import Ended, LastDeed, Won
from intrigue.games.treachery.rules.turn import Fill, Turn
from intrigue.games.treachery.state import Treachery

ALONE = "filia / brutol / diane / lucius / corvin / odile / asher / gerard / elaine / isolde"  # everybody in a row


def told(state: Treachery) -> list[str]:
    """The kinds of events so far."""
    return [type(happening.public).__name__ for happening in state.events or []]


@pytest.mark.rule("TRE-C-1")
def test_two_to_four_players() -> None:
    assert GAME.seats == range(2, 5)
    for seats in (1, 5):
        with pytest.raises(intrigue.BadInput, match="2 to 4 players"):
            GAME.new(seats)


@pytest.mark.rule("TRE-C-2")
@pytest.mark.parametrize(("seats", "turns"), [(2, 22), (3, 20), (4, 18)])
def test_a_fixed_number_of_turns(seats: int, turns: int) -> None:
    """Whoever is on turn avoids attacks; some game goes the whole way."""
    lengths = set()
    for seed in range(120):
        state = GAME.new(seats, seed, events=False)
        assert isinstance(state, Treachery)
        while not state.over:
            legal = state.legal(state.mover())
            calm = [a for a in legal if a >= len(ACTIONS) or "x" not in ACTIONS[a].picture.text]
            state.apply_unchecked(state.mover(), (calm or legal)[-1])
        if state.result is not None and state.result.rule == "TRE-END-1B":
            lengths.add(state.turns)
    assert lengths == {turns}


@pytest.mark.rule("TRE-C-2")
def test_the_used_card_is_shuffled_in_too() -> None:
    thrown = [card.id for card in CARDS if card.id not in ("coup", "oath", "hunt", "rivals")]
    state = at(hands=["coup", "oath"], shown="hunt", deck=["rivals"], discards=thrown)
    play(state, "play coup top", "filia")
    assert state.second.bit_count() == 11
    assert state.second >> [card.id for card in CARDS].index("coup") & 1
    assert sorted(state.deck) == [n for n in range(14) if state.second >> n & 1]
    assert told(state)[-2:] == ["Drew", "Reshuffled"]


@pytest.mark.rule("TRE-C-3")
def test_the_end_of_a_turn_in_order() -> None:
    state = holding("ambush", "filia / ...", wounded="filia", killed="odile")
    play(state, "play ambush top", "filia")
    assert told(state)[-7:] == ["Played", "Moved", "Killed", "Drew", "Closed", "Scored", "Ended"]


@pytest.mark.rule("TRE-C-4")
def test_a_move_goes_one_row_far_even_into_a_row_just_emptied() -> None:
    """Filia and Asher move up from rows 2 and 3: Asher comes into the row that Filia has left."""
    state = holding("feud", "brutol gerard / filia / asher / diane elaine lucius isolde corvin odile")
    play(state, "play feud bottom")
    assert table(state) == "filia brutol gerard / asher / diane elaine lucius isolde corvin odile"


@pytest.mark.rule("TRE-C-5")
def test_a_picture_lies_at_any_height_in_neighbouring_rows() -> None:
    state = at("filia / asher / brutol / gerard / diane elaine lucius isolde corvin odile")
    assert fills("y^ / y", state) == [["filia", "brutol"], ["asher", "gerard"]]
    assert not possible("y^ / - / y", state)
    assert fills("w / - / - / wx", state)[0] == ["gerard", "diane", "elaine", "lucius", "isolde", "corvin", "odile"]


@pytest.mark.rule("TRE-C-5")
def test_an_empty_row_at_the_edge_need_not_exist() -> None:
    one_row = at(" ".join(EVERYBODY))
    assert possible("- / w^", one_row)
    assert possible("wv / -", one_row)
    assert fills("- / y^ y / -", one_row)[0] == EVERYBODY[:8]
    assert not possible("w / - / w", at("filia / ..."))  # a row between has to exist


@pytest.mark.rule("TRE-C-6")
def test_symbols_are_filled_before_any_effect() -> None:
    """Whoever is healed cannot be the one who is attacked as well, and a move brings nobody into reach."""
    state = holding("rivals", "filia gerard / ...", wounded="filia gerard")
    play(state, "play rivals top", "filia")
    assert wounded(state) == []
    assert killed(state) == ["gerard"]  # the only other one in the row when the symbols were filled
    ball = play(holding("ball", "filia brutol diane lucius / ..."), "play ball top", "filia")
    assert can(ball) == ["brutol", "diane", "lucius"]  # from Filia's row as it was


@pytest.mark.rule("TRE-C-7")
def test_nobody_fills_two_symbols() -> None:
    state = play(holding("ball", "filia brutol diane lucius / ..."), "play ball top", "filia")
    assert "filia" not in can(state)
    assert refused(state, "filia") == "TRE-C-7"
    assert not possible("wx w", at(ALONE))


@pytest.mark.rule("TRE-C-8")
def test_neutrals_are_of_no_house() -> None:
    state = at("corvin odile / filia asher / ...")
    assert fills("yx y", at("corvin odile / filia / asher / brutol / gerard / diane / elaine / lucius / isolde")) == [
        [],
        [],
    ]
    assert fills("wx / y y", state)[0] == ["filia", "asher", "corvin", "odile"]
    assert "corvin" in fills("wx wx", state)[0]
    filling = play(holding("disgrace", "filia asher corvin / ..."), "play disgrace bottom")
    assert refused(filling, "corvin") == "TRE-C-8"


@pytest.mark.rule("TRE-C-9")
def test_one_yellow_symbol_sets_the_white_ones_apart() -> None:
    state = at("filia asher / brutol gerard diane / elaine lucius isolde corvin odile")
    assert not possible("yx w", at("filia asher / brutol gerard / diane elaine / lucius isolde / corvin / odile"))
    assert fills("yx w", state)[0] == ["brutol", "gerard", "diane", "elaine", "lucius", "isolde"]
    assert "filia" not in fills("yx w", state)[1]
    assert fills("yx", state) == [EVERYBODY[:8]]


@pytest.mark.rule("TRE-C-10")
def test_two_white_and_two_yellow() -> None:
    state = at("filia asher brutol gerard / ...")
    one, other, *whites = fills("y^ y w w", state)
    assert one == other
    assert all({"filia", "asher", "brutol", "gerard"} <= set(white) for white in whites)  # red beside green
    pair = at("filia asher brutol / diane lucius / elaine isolde / gerard corvin odile")
    assert not possible("y^ y w w", pair)
    assert fills("y^ y w", pair)[2] == ["brutol"]


@pytest.mark.rule("TRE-C-11")
def test_only_the_wounded_can_be_healed() -> None:
    state = play(holding("remedy", wounded="filia corvin"), "play remedy top")
    assert can(state) == ["filia", "corvin"]
    assert refused(state, "brutol") == "TRE-C-11"
    assert refused(holding("remedy"), "play remedy top") == "TRE-C-11"


@pytest.mark.rule("TRE-C-12")
def test_moved_and_attacked_by_the_same_action() -> None:
    state = play(holding("decree"), "play decree top", "asher")
    assert row(state, "asher") == 2
    assert wounded(state) == ["asher"]


@pytest.mark.rule("TRE-C-13")
def test_a_last_deed_is_done_as_far_as_possible() -> None:
    """Nobody is Wounded when Lucius dies: he heals nobody and attacks all the same."""
    state = play(holding("ambush", wounded="lucius"), "play ambush top", "lucius")
    assert can(state) == [name for name in EVERYBODY if name != "lucius"]
    play(state, "gerard")
    assert wounded(state) == ["gerard"]
    assert [event.target for event in state.events_for(None) if isinstance(event, LastDeed)] == [None, "gerard"]


@pytest.mark.rule("TRE-C-13")
def test_a_last_deed_never_makes_an_action_impossible() -> None:
    alone = "brutol / filia / asher / gerard diane elaine lucius isolde corvin odile"
    state = play(holding("decree", alone, wounded="brutol"), "play decree top", "brutol")
    assert killed(state) == ["brutol"]
    assert wounded(state) == []


@pytest.mark.rule("TRE-C-14")
def test_last_deeds_reach_anybody() -> None:
    state = play(holding("ambush", wounded="lucius corvin filia"), "play ambush top", "lucius")
    assert can(state) == ["filia", "corvin"]
    play(state, "corvin")
    assert "odile" in can(state)
    assert refused(state, "filia") == "TRE-C-14"


@pytest.mark.rule("TRE-C-15")
def test_more_than_two_deaths() -> None:
    """Brutol and Gerard are attacked; Brutol's last blow kills Gerard, or somebody else who is Wounded."""
    state = holding("disgrace", "brutol gerard filia / ...", wounded="brutol gerard filia", killed="odile")
    play(state, "play disgrace bottom", "brutol")
    assert can(state) == ["filia", "gerard"]
    play(state, "filia")
    assert killed(state) == ["filia", "brutol", "gerard", "odile"]
    assert state.result is not None
    assert state.result.rule == "TRE-END-1A"


@pytest.mark.rule("TRE-C-16")
def test_attacks_one_by_one_with_their_last_deeds() -> None:
    state = holding("disgrace", lone("lucius isolde"), wounded="lucius isolde")
    play(state, "play disgrace bottom")
    assert can(state) == ["lucius", "isolde"]
    play(state, "lucius")  # his last lesson heals Isolde, the only one Wounded, before she is attacked
    play(state, "filia")
    assert killed(state) == ["lucius"]
    assert wounded(state) == ["filia", "isolde"]


@pytest.mark.rule("TRE-C-17")
def test_the_player_on_turn_decides() -> None:
    state = play(holding("ambush", wounded="lucius filia gerard"), "play ambush top", "lucius")
    assert state.waiting == (0,)
    assert state.legal(1) == []


@pytest.mark.rule("TRE-C-18")
@pytest.mark.parametrize("seat", [0, 1])
def test_abilities_work_for_everybody(seat: int) -> None:
    hands = ["coup", "oath"] if seat == 0 else ["oath", "coup"]
    state = at("brutol / gerard / isolde / ...", wounded="isolde", hands=hands, shown="hunt", turn=seat)
    play(state, "play coup top", "isolde")
    assert row(state, "isolde") == 1


@pytest.mark.rule("TRE-C-19")
def test_a_row_of_the_dead_stays() -> None:
    state = holding("coup", "filia / brutol / ...", killed="filia")
    play(state, "play coup top", "gerard")
    assert row(state, "filia") == 1
    assert len(state.rows) == 3


@pytest.mark.rule("TRE-C-20")
def test_being_stuck_is_looked_at_when_the_turn_begins() -> None:
    """Ben cannot act, but it is Ada's turn, and she changes that."""
    rows = "filia brutol diane lucius asher gerard elaine isolde corvin / odile"
    cards = {"hands": ["coup", "feud"], "shown": "remedy"}
    assert at(rows, turn=1, **cards).over
    state = at(rows, turn=0, **cards)
    assert can(state) == ["play coup top"]
    play(state, "play coup top", "filia")
    assert state.waiting == (1,)
    assert can(state) == ["play feud bottom", "play remedy bottom"]


@pytest.mark.rule("TRE-C-21")
def test_being_stuck_uses_no_card() -> None:
    rows = "filia brutol diane lucius asher gerard elaine isolde corvin odile"
    state = at(rows, hands=["feud", "coup"], shown="remedy")
    assert state.over
    assert state.turns == 0
    assert seen(state).discards == ()
    assert seen(state).deck == 11


@pytest.mark.rule("TRE-C-22")
def test_wounds_do_not_count_for_the_best_noble() -> None:
    state = at("filia / ... / asher", wounded="filia")
    goal = next(goal for goal in agendas.ALL if (goal.rise, goal.fall) == (0, 1))
    assert state.finest(goal) == 2


@pytest.mark.rule("TRE-C-23")
def test_the_first_player_is_drawn_or_named() -> None:
    assert {GAME.new(4, seed).mover() for seed in range(40)} == {0, 1, 2, 3}
    for seat in (1, 2, 3):
        assert all(GAME.new(3, seed, {"start_player": seat}).mover() == seat - 1 for seed in range(5))
    with pytest.raises(intrigue.BadInput, match="only 2 seats"):
        GAME.new(2, 0, {"start_player": 3})


@pytest.mark.rule("TRE-C-24")
@pytest.mark.parametrize(
    ("before", "winners", "over"), [([0, 0], None, False), ([1, 0], (0,), True), ([1, 1], (0, 1), True)]
)
def test_a_shared_game_is_a_victory_for_each(before: list[int], winners: tuple[int, ...] | None, over: bool) -> None:
    state = holding(
        "ambush",
        "filia lucius odile / ... / asher isolde",
        wounded="odile",
        killed="corvin",
        agendas=[("green", "red"), ("blue", "purple")],
        victories=before,
        options={"match": True},
    )
    play(state, "play ambush top", "odile")
    assert state.victories == [before[0] + 1, before[1] + 1]
    assert state.over == over
    assert (state.result.winners if state.result else None) == winners
    told = [
        event for event in state.events_for(None) if isinstance(event, Won | Ended)
    ]  # who won the game, and the match
    assert told[0] == Won((0, 1), "TRE-END-1A", (before[0] + 1, before[1] + 1))
    assert told[1:] == ([] if winners is None else [Ended(winners, "TRE-MATCH-1")])


@pytest.mark.rule("TRE-C-25")
def test_gerard_is_spelt_one_way() -> None:
    assert [card.id for card in GAME.cards() if card.id.startswith("ger")] == ["gerard"]
    assert refused(play(holding("coup"), "play coup top"), "pick gerrard") == "TRE-REQ-1"


@pytest.mark.rule("TRE-C-26")
def test_a_hand_card_cannot_be_turned_either() -> None:
    """Blackmail's upper action moves down; nothing on it moves up, whichever way Ada holds it."""
    state = holding("blackmail", shown="hunt")
    assert [text for text in can(state) if "blackmail" in text] == ["play blackmail top", "play blackmail bottom"]
    play(state, "play blackmail top", "filia")
    assert row(state, "filia") == 2


@pytest.mark.rule("TRE-C-27")
def test_what_is_open_and_what_is_secret() -> None:
    state = at(hands=["coup", "oath"], shown="hunt", discards=["feud"])
    view = seen(state, None)
    assert view.shown is not None
    assert (view.shown.id, view.discards, view.deck) == ("hunt", ("feud",), 10)
    assert len(view.rows) == 3
    assert view.hand is None
    assert [(p.cards, p.rise, p.fall, p.points) for p in view.players] == [(1, None, None, None)] * 2
    assert seen(state, 1).hand.id == "oath"  # type: ignore[union-attr]


@pytest.mark.rule("TRE-C-28")
def test_the_order_of_attacks_is_asked_where_it_matters() -> None:
    """Asher becomes Wounded and then shields Filia; or Filia is hit before."""
    for order, hurt, dead in ((["asher"], [], ["asher"]), (["filia"], ["filia", "asher"], [])):
        state = play(holding("disgrace", lone("filia asher", "brutol")), "play disgrace bottom", *order)
        assert (wounded(state), killed(state), state.waiting) == (hurt, dead, (1,))  # asked once, not twice
    state = play(holding("disgrace", lone("diane elaine")), "play disgrace bottom")
    assert state.waiting == (1,)  # here it does not matter, and there is nobody else: nothing is asked
    assert wounded(state) == ["diane", "elaine"]
    asked = play(holding("disgrace", lone("filia asher", "brutol gerard")), "play disgrace bottom")
    assert can(asked) == ["filia", "asher", "brutol", "gerard"]  # two pairs to choose from
    assert wounded(play(asked, "gerard")) == ["brutol", "gerard"]


@pytest.mark.rule("TRE-C-28", "TRE-C-41")
@pytest.mark.parametrize(
    ("rows", "hurt", "asks"),
    [
        (lone("diane elaine"), "", False),
        (lone("diane elaine"), "diane", False),  # whomever Diane moves down, Elaine is not touched by it
        ("filia / diane elaine / brutol lucius corvin / asher gerard isolde odile", "diane", True),  # but here she is
        (lone("lucius isolde"), "lucius isolde", True),  # his lesson heals her before she is hit, or comes too late
        (lone("brutol gerard"), "brutol", False),  # the last blow and the other attack are both Gerard's
        (lone("brutol gerard", "filia"), "brutol", False),  # or the last blow is Filia's
        (lone("filia asher"), "asher", True),  # the shield takes both blows, or only his own
        (lone("filia asher"), "filia", True),
    ],
)
def test_the_same_table_either_way_is_no_question(rows: str, hurt: str, asks: bool) -> None:
    state = holding("disgrace", rows, wounded=hurt)
    play(state, "play disgrace bottom")
    assert (kind(seen(state).prompt) == "ask-who-first") == asks
    assert (not state.over and isinstance(state.stack[-1], Fill)) == asks


@pytest.mark.rule("TRE-C-28")
def test_attacks_of_unlike_symbols_are_put_in_order() -> None:
    """No printed card has two of them; one that somebody changes may."""
    with using_changes(GAME, {"disgrace": {"bottom": "yx / yx"}}):
        state = play(holding("disgrace", "lucius / isolde / ...", wounded="lucius isolde"), "play disgrace bottom")
        assert seen(state).prompt == phrase("ask-next-attack")
        for choice, who, row in zip(seen(state).choices, ("lucius", "isolde"), (1, 2), strict=True):
            hit = phrase("do-pick", who=f"card:{who}", row=row, state="state:wounded", does="deed:attack")
            assert (choice.words, choice.rule) == (phrase("do-next", happens=hit), "TRE-C-28")
        assert refused(state, "filia") == "TRE-C-28"
        play(state, "isolde", "filia")
        assert killed(state) == ["lucius", "isolde"]


@pytest.mark.rule("TRE-C-29")
def test_an_attack_meets_its_target_as_it_is_then() -> None:
    """Brutol's last blow kills Gerard, and the attack on Gerard comes too late."""
    state = holding("disgrace", "brutol gerard / ...", wounded="brutol gerard")
    play(state, "play disgrace bottom", "brutol")
    assert killed(state) == ["brutol", "gerard"]
    assert "Lapsed" in told(state)


@pytest.mark.rule("TRE-C-30")
def test_abilities_end_with_death() -> None:
    """Asher shields nobody when Killed, and Lucius teaches his lesson once."""
    state = play(holding("hunt", "filia asher brutol diane / ...", killed="asher"), "play hunt top", "filia")
    assert wounded(state) == ["filia"]
    state = holding("ambush", wounded="lucius", hands=["ambush", "hunt"], shown="oath")
    play(state, "play ambush top", "lucius", "filia")
    assert told(state).count("LastDeed") == 2
    play(state, "play hunt bottom", "gerard")
    assert told(state).count("LastDeed") == 2


@pytest.mark.rule("TRE-C-31")
def test_neutrals_count_for_the_deaths_and_not_for_the_points() -> None:
    agenda = [("green", "red"), ("blue", "purple")]
    state = holding("ambush", "corvin filia / odile / ...", wounded="corvin", killed="odile", agendas=agenda)
    before = [seen(state, seat).players[seat].points for seat in (0, 1)]
    play(state, "play ambush top", "corvin")
    assert killed(state) == ["corvin", "odile"]
    assert state.result is not None
    assert state.result.rule == "TRE-END-1A"
    assert list(state.result.scores) == before


@pytest.mark.rule("TRE-C-32")
def test_the_first_turn_passes_to_the_left_in_a_match() -> None:
    """Random players play a match to its end; game by game the next seat deals and begins."""
    state = GAME.new(3, 11, {"match": True, "start_player": 3})
    assert isinstance(state, Treachery)
    rng = seeded(4)
    firsts = [state.first]
    while not state.over:
        seat = state.mover()
        legal = state.legal(seat)
        deals = can(state) == ["deal"]
        state.apply(seat, legal[rng.below(len(legal))])
        if deals:
            assert (state.first, state.active, state.number) == (seat, seat, len(firsts) + 1)
            firsts.append(seat)
    assert firsts == [2, 0, 1, 2][: len(firsts)]
    assert len(firsts) >= 2


@pytest.mark.rule("TRE-C-33")
def test_unused_agendas_stay_out_of_sight() -> None:
    state = GAME.new(2, 3)
    assert isinstance(state, Treachery)
    assert len(state.goals) == 2
    while not state.over:
        state.apply(state.mover(), state.legal(state.mover())[0])
    shown = [(p.rise, p.fall) for p in seen(state, None).players]
    assert len(shown) == 2


@pytest.mark.rule("TRE-C-34")
def test_gerard_stands_his_ground_unless_healed_first() -> None:
    state = play(holding("coup", wounded="gerard"), "play coup top")
    assert "gerard" not in can(state)
    assert refused(state, "gerard") == "TRE-C-34"
    state = play(holding("remedy", wounded="gerard filia"), "play remedy top", "gerard")
    assert row(state, "gerard") == 2
    hurt = at(wounded="gerard")
    assert "gerard" not in fills("wv", hurt)[0]
    assert "gerard" in fills("w+v", hurt)[0]
    assert "gerard" in fills("wx", hurt)[0]
    pair = "brutol / gerard filia diane lucius / corvin odile / asher elaine isolde"
    assert "play feud bottom" in can(holding("feud", pair))
    assert refused(holding("feud", pair, wounded="gerard"), "play feud bottom") == "TRE-C-34"


@pytest.mark.rule("TRE-C-35")
def test_the_order_in_a_row_means_nothing() -> None:
    one = at("lucius filia brutol diane / odile corvin / ...")
    assert one.save() == at("filia brutol diane lucius / corvin odile / ...").save()


@pytest.mark.rule("TRE-C-36")
def test_corvin_of_every_house() -> None:
    rows = "corvin filia / brutol / asher / gerard / diane / elaine / lucius / isolde / odile"
    assert not possible("yx y", at(rows))
    assert fills("yx y", at(rows, wounded="corvin")) == [["filia", "corvin"], ["filia", "corvin"]]
    above = "corvin / brutol gerard / filia diane lucius odile / asher elaine isolde"
    assert fills("wx / y y", at(above)) == [["corvin"], ["brutol", "gerard"], ["brutol", "gerard"]]
    assert not possible("wx / y y", at(above, wounded="corvin"))
    state = play(holding("disgrace", rows, wounded="corvin"), "play disgrace bottom")
    assert (wounded(state), killed(state)) == (["filia"], ["corvin"])


@pytest.mark.rule("TRE-C-37")
def test_asher_takes_every_attack_in_his_row() -> None:
    state = play(holding("hunt", "filia asher brutol / ...", wounded="asher"), "play hunt top", "brutol")
    assert killed(state) == ["asher"]
    assert wounded(state) == []
    lesson = holding("ambush", "asher filia / lucius odile / ...", wounded="asher lucius gerard")
    play(lesson, "play ambush top", "lucius", "gerard", "filia")  # the lesson is meant for Filia
    assert killed(lesson) == ["asher", "lucius"]
    assert wounded(lesson) == []
    elsewhere = play(holding("hunt", "filia asher / brutol ...", wounded="asher"), "play hunt top", "brutol")
    assert wounded(elsewhere) == ["asher", "brutol"]


@pytest.mark.rule("TRE-C-38")
def test_filia_takes_her_house_along() -> None:
    state = play(holding("coup", "... / filia asher corvin brutol", wounded="filia"), "play coup top", "filia")
    assert (row(state, "filia"), row(state, "asher"), row(state, "corvin")) == (1, 1, 2)
    masked = play(holding("coup", "... / filia asher corvin brutol", wounded="filia corvin"), "play coup top", "filia")
    assert row(masked, "corvin") == 1  # of every House
    healthy = play(holding("coup", "... / filia asher brutol"), "play coup top", "filia")
    assert row(healthy, "asher") == 2


@pytest.mark.rule("TRE-C-39")
def test_elaine_gives_way() -> None:
    rows = "brutol diane / elaine odile / filia asher / ..."
    up = play(holding("coup", rows, wounded="elaine"), "play coup top", "filia")
    assert (row(up, "filia"), row(up, "elaine")) == (2, 1)
    down = play(holding("blackmail", rows, wounded="elaine"), "play blackmail top", "brutol")
    assert (row(down, "brutol"), row(down, "elaine")) == (2, 3)
    herself = play(holding("coup", rows, wounded="elaine"), "play coup top", "elaine")
    assert row(herself, "elaine") == 1
    whole = play(holding("coup", rows), "play coup top", "filia")
    assert row(whole, "elaine") == 2
    led = play(holding("coup", rows, wounded="elaine filia"), "play coup top", "filia")
    assert (row(led, "filia"), row(led, "asher"), row(led, "elaine")) == (2, 2, 1)


@pytest.mark.rule("TRE-C-40")
def test_isolde_goes_two_rows_and_enters_only_the_second() -> None:
    rows = "brutol diane / gerard odile / elaine corvin / isolde ..."
    state = play(holding("coup", rows, wounded="isolde elaine"), "play coup top", "isolde")
    assert (row(state, "isolde"), row(state, "elaine")) == (2, 3)
    state = play(holding("blackmail", "... / isolde filia", wounded="isolde"), "play blackmail top", "isolde")
    assert row(state, "isolde") == 3  # the row between is empty and vanishes
    assert len(state.rows) == 3


@pytest.mark.rule("TRE-C-41")
def test_choosing_step_by_step_in_secret() -> None:
    state = holding("coup", "lucius brutol / filia asher / ...", seats=3)
    before = [seen(state, seat) for seat in (1, 2, None)]
    mark = state.undo_barrier()
    assert state.stack[-1].is_sealed(state, 0)
    play(state, "play coup bottom")
    assert isinstance(state.stack[-1], Fill)
    assert state.stack[-1].is_sealed(state, 0)
    assert [seen(state, seat) for seat in (1, 2, None)] == before
    assert seen(state, 0).filling is not None
    play(state, "lucius")
    assert state.stack[-1].is_sealed(state, 0)
    assert [seen(state, seat) for seat in (1, 2, None)] == before
    assert state.undo_barrier() == mark  # nothing was shown, so the steps may be taken back
    play(state, "filia")
    assert state.undo_barrier() != mark
    assert seen(state, 1).last is not None


@pytest.mark.rule("TRE-C-41")
def test_a_symbol_with_one_candidate_fills_itself() -> None:
    state = holding("coup", "lucius / filia asher / brutol diane corvin / gerard elaine isolde odile")
    assert can(state)[:2] == ["play coup top", "play coup bottom"]
    play(state, "play coup bottom")
    assert can(state) == ["filia", "asher"]  # Lucius is the only one above them
    play(state, "asher")
    assert wounded(state) == ["lucius"]
    assert isinstance(state.stack[-1], Turn)


@pytest.mark.rule("TRE-C-42")
def test_odile_heals_and_then_moves() -> None:
    state = holding("ambush", wounded="odile gerard filia")
    play(state, "play ambush top", "odile")
    assert can(state) == ["filia", "gerard"]
    play(state, "gerard")  # Wounded he could not be moved
    assert wounded(state) == ["filia"]
    assert row(state, "gerard") == 2


@pytest.mark.rule("TRE-C-43")
def test_lucius_may_attack_whom_he_healed() -> None:
    state = play(holding("ambush", wounded="lucius filia gerard"), "play ambush top", "lucius", "filia")
    assert "filia" in can(state)
    play(state, "filia")
    assert wounded(state) == ["filia", "gerard"]


@pytest.mark.rule("TRE-C-44")
def test_deaths_before_the_deck() -> None:
    thrown = [card.id for card in CARDS if card.id not in ("ambush", "oath", "hunt", "rivals")]
    cards = {"hands": ["ambush", "oath"], "shown": "hunt", "deck": ["rivals"], "discards": thrown, "second_deck": True}
    state = at(wounded="filia", killed="odile", **cards)
    play(state, "play ambush top", "filia")
    assert state.result is not None
    assert state.result.rule == "TRE-END-1A"
