"""Every rule of the rulebook, as play."""

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
    new,
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
from intrigue.core.phrase import Argument, Phrase, phrase
from intrigue.games.treachery import card_pages
from intrigue.games.treachery.cards import agendas
from intrigue.games.treachery.cards.actions import ACTIONS, CARDS
from intrigue.games.treachery.cards.characters import CHARACTERS, HOUSES, KIN, NEUTRAL

# ---------------------------------------------------------------------- components and aim


@pytest.mark.rule("TRE-CMP-1")
def test_what_there_is() -> None:
    assert len(CHARACTERS) == 10
    assert [sum(who.house == house for who in CHARACTERS) for house in range(4)] == [2, 2, 2, 2]
    assert sum(who.house == NEUTRAL for who in CHARACTERS) == 2
    assert len(CARDS) == 14
    assert len(agendas.ALL) == 2 * 6
    assert [card.kind for card in GAME.cards()].count("agenda") == 6
    assert len({card.id for card in card_pages.cards()}) == 10 + 14 + 6


@pytest.mark.rule("TRE-CMP-2")
def test_every_character_has_an_ability_and_every_card_two_actions() -> None:
    for who in CHARACTERS:
        assert who.rooted or who.bolts or who.leads or who.shields or who.yields or who.every_house or who.last
    for card in CARDS:
        assert len(seen(holding(card.id)).hand.actions) == 2  # type: ignore[union-attr]


@pytest.mark.rule("TRE-CMP-3")
def test_words_carry_no_rules() -> None:
    """A story changes nothing: the same game is played whether anybody listens or not."""
    told, silent = GAME.new(3, 5), GAME.new(3, 5, events=False)
    rng = seeded(1)
    while not told.over:
        seat = told.mover()
        legal = told.legal(seat)
        action = legal[rng.below(len(legal))]
        told.apply(seat, action)
        silent.apply(seat, action)
        assert told.save() == silent.save()


@pytest.mark.rule("TRE-AIM-1")
def test_characters_belong_to_nobody_and_wishes_are_secret() -> None:
    state = new(3)
    for seat in range(3):
        for player in seen(state, seat).players:
            assert (player.rise is None) == (player.fall is None) == (player.seat != seat)
    assert set(can(play(at(hands=["coup", "oath"], shown="hunt"), "play coup top"))) == set(EVERYBODY)


# ---------------------------------------------------------------------- setting up


@pytest.mark.rule("TRE-SET-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_rows(seats: int) -> None:
    seen_above: set[int] = set()
    for seed in range(60):
        state = new(seats, seed)
        upper, middle, lower = state.rows
        assert middle == sum(who.bit for who in CHARACTERS if who.house == NEUTRAL)
        for kin in KIN:
            assert (upper & kin).bit_count() == (lower & kin).bit_count() == 1
        assert state.wounded == state.killed == 0
        seen_above.add(upper)
    assert len(seen_above) == 16  # every mixture comes up


@pytest.mark.rule("TRE-SET-2")
def test_higher_is_stronger() -> None:
    state = at("filia asher / ... / brutol gerard", agendas=[("green", "red"), ("red", "blue")])
    mine, others = seen(state, 0).players[0].points, seen(state, 1).players[1].points
    assert (mine, others) == (8, 2)


@pytest.mark.rule("TRE-SET-3")
def test_agendas_are_dealt_at_random_either_way_up() -> None:
    dealt = set()
    for seed in range(300):
        state = new(4, seed)
        assert len({goal // 2 for goal in state.goals}) == 4
        dealt.update(state.goals)
    assert dealt == set(range(12))
    state = at(agendas=[("blue", "red"), ("green", "purple")])
    assert (seen(state).players[0].rise, seen(state).players[0].fall) == ("blue", "red")


@pytest.mark.rule("TRE-SET-4")
def test_an_agenda_is_seen_by_its_owner_at_any_time_and_never_turned() -> None:
    state = new(3, 4)
    goals = state.goals[:]
    rng = seeded(2)
    while not state.over:
        for seat in range(3):
            view = seen(state, seat)
            goal = agendas.ALL[goals[seat]]
            assert (view.players[seat].rise, view.players[seat].fall) == (HOUSES[goal.rise], HOUSES[goal.fall])
            assert [p.rise for p in view.players if p.seat != seat] == [None, None]
        assert [p.rise for p in seen(state, None).players] == [None, None, None]
        legal = state.legal(state.mover())
        state.apply(state.mover(), legal[rng.below(len(legal))])
        assert state.goals == goals


@pytest.mark.rule("TRE-SET-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_card_each_one_revealed_the_rest_a_deck(seats: int) -> None:
    state = new(seats, 3)
    assert len({*state.hands, state.shown, *state.deck}) == 14
    assert seen(state).deck == 13 - seats
    assert seen(state).hand is not None
    assert seen(state).shown is not None
    assert [player.cards for player in seen(state).players] == [1] * seats
    assert seen(state, None).hand is None


@pytest.mark.rule("TRE-SET-6")
def test_turns_go_round_to_the_left() -> None:
    state = new(3, 8, start_player=2)
    order = []
    for _ in range(7):
        order.append(state.active)
        turns = state.turns
        while state.turns == turns:
            state.apply(state.mover(), state.legal(state.mover())[0])
    assert order == [1, 2, 0, 1, 2, 0, 1]


# ---------------------------------------------------------------------- turns


@pytest.mark.rule("TRE-TURN-1")
def test_four_actions_to_choose_from() -> None:
    state = at(hands=["coup", "oath"], shown="gossip", wounded="filia")
    assert can(state) == ["play coup top", "play gossip top", "play gossip bottom"]
    assert refused(state, "play oath top") == "TRE-TURN-1"  # Ben's card
    assert refused(state, "filia") == "TRE-TURN-1"
    play(state, "play coup top")
    assert refused(state, "play gossip top") == "TRE-TURN-1"  # one action in a turn
    play(state, "filia")
    assert state.waiting == (1,)


@pytest.mark.rule("TRE-TURN-2")
def test_the_used_card_is_replaced_where_it_was() -> None:
    state = at(hands=["coup", "oath"], shown="hunt", deck=["feud", "rivals"])
    play(state, "play coup top", "filia")
    assert (seen(state).hand.id, seen(state).shown.id) == ("feud", "hunt")  # type: ignore[union-attr]
    assert seen(state).discards == ("coup",)
    play(state, "play hunt bottom", "filia")
    assert (seen(state, 1).hand.id, seen(state, 1).shown.id) == ("oath", "rivals")  # type: ignore[union-attr]
    assert seen(state).discards == ("coup", "hunt")
    assert seen(state).deck == 9


@pytest.mark.rule("TRE-TURN-2")
def test_a_drawn_card_cannot_be_unseen() -> None:
    """Every decision after which a card is drawn changes the mark, also the last deed of a killed character."""
    state = play(holding("ambush", wounded="lucius filia gerard"), "play ambush top", "lucius", "filia")
    before = state.undo_barrier()
    play(state, "filia")
    assert state.undo_barrier() != before


@pytest.mark.rule("TRE-TURN-3")
def test_the_deck_is_renewed_once() -> None:
    thrown = ["ambush", "ball", "blackmail", "decree", "disgrace", "feud", "gossip", "poison", "remedy"]
    cards = {"hands": ["coup", "oath"], "shown": "hunt", "discards": thrown}
    state = at(deck=["rivals", "succession"], **cards)
    play(state, "play coup top", "filia")
    assert (seen(state).deck, seen(state).second_deck) == (1, False)
    play(state, "play oath bottom", "filia")
    assert (seen(state).deck, seen(state).second_deck, seen(state).discards) == (11, True, ())
    assert not state.over
    last = at(deck=["rivals"], second_deck=True, **{**cards, "discards": [*thrown, "succession"]})
    play(last, "play coup top", "filia")
    assert last.over


@pytest.mark.rule("TRE-TURN-4")
def test_acting_is_compulsory() -> None:
    state = at(hands=["coup", "oath"], shown="hunt")
    for text in ("pass", "wait", "deal", ""):
        assert state.why_not(0, text) is not None
    assert all(text.startswith("play ") for text in can(state))
    assert refused(state, "pass") == "TRE-TURN-4"


@pytest.mark.rule("TRE-TURN-5")
def test_cards_are_read_one_way_up() -> None:
    """Coup's top action moves up and is not to be had as a move down."""
    state = play(holding("coup", "... / filia"), "play coup top", "filia")
    assert table(state).endswith("filia asher brutol gerard diane elaine lucius isolde corvin odile")
    for text in ("play coup down", "turn coup", "play coup top down"):
        assert holding("coup").why_not(0, text) is not None


# ---------------------------------------------------------------------- effects


@pytest.mark.rule("TRE-EFF-1")
def test_a_move() -> None:
    state = play(holding("coup"), "play coup top", "asher")
    assert table(state) == "filia brutol diane lucius / asher corvin odile / gerard elaine isolde"
    state = play(holding("blackmail"), "play blackmail top", "filia")
    assert table(state) == "brutol diane lucius / filia corvin odile / asher gerard elaine isolde"


@pytest.mark.rule("TRE-EFF-2")
def test_an_attack_wounds_and_then_kills() -> None:
    state = play(holding("ambush"), "play ambush top", "filia")
    assert (wounded(state), killed(state)) == (["filia"], [])
    state = play(holding("ambush", wounded="filia"), "play ambush top", "filia")
    assert (wounded(state), killed(state)) == ([], ["filia"])


@pytest.mark.rule("TRE-EFF-3")
def test_a_heal() -> None:
    state = play(holding("remedy", wounded="filia gerard"), "play remedy top", "gerard")
    assert wounded(state) == ["filia"]


@pytest.mark.rule("TRE-EFF-4")
def test_heal_then_move_then_attack() -> None:
    """Gerard can move because he is healed first; Filia leaves Asher's row before she is attacked."""
    state = play(holding("remedy", wounded="gerard filia"), "play remedy top", "gerard")
    assert row(state, "gerard") == 2
    state = holding("ambush", "filia asher / ...", wounded="asher")
    play(state, "play ambush top", "filia")
    assert wounded(state) == ["filia", "asher"]
    assert killed(state) == []


@pytest.mark.rule("TRE-EFF-4")
def test_several_moves_in_any_order() -> None:
    """Filia, Wounded, takes Asher along, unless he has left her row before."""
    for order, rows in ((("filia", "asher"), (1, 2)), (("asher", "filia"), (1, 3))):
        state = holding("ball", "filia asher brutol diane / ...", wounded="filia")
        play(state, "play ball top", "filia", "asher")
        assert can(state) == ["filia", "asher"]
        play(state, order[0])
        assert (row(state, "filia"), row(state, "asher")) == rows
        assert state.waiting == (1,)


@pytest.mark.rule("TRE-EFF-4")
def test_the_order_is_not_asked_where_it_makes_no_difference() -> None:
    state = play(holding("ball", "filia asher brutol diane / ..."), "play ball top", "filia", "asher")
    assert state.waiting == (1,)


@pytest.mark.rule("TRE-EFF-5")
def test_all_effects_are_applied() -> None:
    state = holding("gossip", "filia brutol diane / asher gerard ...")
    play(state, "play gossip bottom", "filia", "gerard")
    assert (row(state, "filia"), row(state, "gerard")) == (2, 1)
    state = play(holding("rivals", wounded="filia"), "play rivals top", "brutol")
    assert wounded(state) == ["brutol"]


# ---------------------------------------------------------------------- requirements


@pytest.mark.rule("TRE-REQ-1")
def test_so_many_living_characters_in_a_row() -> None:
    state = at("filia brutol diane / asher gerard / ... ")
    assert possible("wx w w", state)
    assert fills("wx w w w", state)[0] == ["elaine", "lucius", "isolde", "corvin", "odile"]
    alone = at("filia / brutol / diane / lucius / asher / gerard / elaine / isolde / corvin odile")
    assert fills("wx w", alone)[0] == ["corvin", "odile"]
    assert not possible("wx w w", alone)
    dead = at("filia brutol / ... ", killed="filia")
    assert fills("wx w", dead)[0] == [name for name in EVERYBODY if name not in ("filia", "brutol")]
    assert refused(
        holding("ball", "filia brutol diane / corvin odile asher / gerard elaine lucius / isolde"), "play ball top"
    ) == ("TRE-REQ-1")


@pytest.mark.rule("TRE-REQ-1")
def test_a_row_shown_empty_may_hold_anybody_or_nobody() -> None:
    assert fills("wx / - / w", at("filia / brutol diane / ..."))[0] == ["filia"]
    assert fills("wx / - / w", at("filia / brutol diane / ...", killed="brutol"))[0] == ["filia"]
    assert not possible("wx / - / w", at("filia brutol / ..."))


@pytest.mark.rule("TRE-REQ-2")
def test_two_yellow_are_of_one_house() -> None:
    state = at("filia brutol / asher diane / gerard corvin odile / elaine lucius isolde")
    assert fills("y^ / y", state) == [["filia"], ["asher"]]
    assert fills("y / - / y^", state) == [["gerard", "elaine"], ["brutol", "diane"]]  # the lower one has the effect
    assert fills("yx yx", state) == [["lucius", "isolde"]] * 2
    assert refused(holding("oath", wounded="filia", shown="hunt"), "play oath top") == "TRE-REQ-2"


@pytest.mark.rule("TRE-REQ-3")
def test_white_differs_from_yellow() -> None:
    state = at("filia asher / brutol / ...")
    assert fills("y y / wx", state)[0] == ["brutol"]
    two = at("filia brutol gerard / asher diane / ...")
    assert fills("y y / wx", two)[0] == ["asher", "diane"]
    four = at("filia asher brutol gerard / diane elaine lucius isolde / corvin odile")
    assert fills("yx y w w", four)[0] == ["filia", "asher", "brutol", "gerard", "diane", "elaine", "lucius", "isolde"]
    rows = "brutol diane / filia asher / gerard elaine lucius corvin odile / isolde"
    state = play(holding("coup", rows), "play coup bottom")
    assert can(state) == ["brutol", "diane"]
    assert refused(state, "filia") == "TRE-REQ-6"


@pytest.mark.rule("TRE-REQ-4")
def test_white_among_themselves_are_free() -> None:
    assert fills("wx wx", at("filia asher / ... "))[0] == EVERYBODY
    state = at("filia brutol / asher gerard / ... ")
    assert fills("wv / w^", state)[0][:4] == ["filia", "asher", "brutol", "gerard"]
    state = play(holding("gossip", "filia brutol / asher gerard / ..."), "play gossip bottom", "filia")
    assert can(state) == ["asher", "gerard"]


@pytest.mark.rule("TRE-REQ-5")
def test_left_and_right_mean_nothing() -> None:
    one, other = at("filia brutol diane / ..."), at("diane filia brutol / ...")
    assert one.save() == other.save()
    for text, turned in (("wx w w", "w w wx"), ("w^ wv", "wv w^"), ("y y^ / wx", "y^ y / wx")):
        assert possible(text, one) == possible(turned, one)
        assert fills(text, one)[0] == fills(turned, one)[0] or "v" in text
    state = play(holding("disgrace"), "play disgrace top")
    assert can(state) == EVERYBODY


@pytest.mark.rule("TRE-REQ-6")
def test_only_what_can_be_completed_is_offered() -> None:
    """Coup's lower action: whoever is attacked must stand above two of one House."""
    state = holding("coup", "lucius / filia brutol / diane elaine / ...")
    play(state, "play coup bottom")
    assert can(state) == ["filia", "brutol"]
    assert refused(state, "lucius") == "TRE-REQ-6"
    play(state, "brutol")
    assert can(state) == ["diane", "elaine"]


@pytest.mark.rule("TRE-REQ-6")
def test_an_action_that_cannot_be_completed_is_not_offered() -> None:
    state = holding("rivals", "filia / ...", wounded="filia")
    assert refused(state, "play rivals top") == "TRE-C-11"  # she is alone: nobody else to attack
    state = holding("rivals", "filia brutol / ...", wounded="filia")
    assert "play rivals top" in can(state)


@pytest.mark.rule("TRE-REQ-7")
def test_without_a_possible_action_the_game_is_over() -> None:
    state = at(STUCK_ROWS, hands=["feud", "oath"], shown="remedy", discards=["gossip"])
    assert state.over
    assert state.result is not None
    assert state.result.rule == "TRE-END-1C"


STUCK_ROWS = "filia brutol diane lucius asher gerard elaine isolde corvin odile"


# ---------------------------------------------------------------------- states


@pytest.mark.rule("TRE-ST-1")
def test_an_ability_is_active_while_wounded() -> None:
    """Dame Isolde goes two rows far when Wounded, and one row when she is not."""
    rows = "filia brutol / diane lucius / asher gerard / isolde ..."
    assert row(play(holding("coup", rows), "play coup top", "isolde"), "isolde") == 3
    assert row(play(holding("coup", rows, wounded="isolde"), "play coup top", "isolde"), "isolde") == 2


@pytest.mark.rule("TRE-ST-2")
def test_healing_ends_the_ability() -> None:
    rows = "filia brutol / diane lucius / asher gerard / isolde ..."
    state = play(holding("remedy", rows, wounded="isolde filia"), "play remedy top", "isolde")
    assert row(state, "isolde") == 3
    assert wounded(state) == ["filia"]


@pytest.mark.rule("TRE-ST-3")
def test_nothing_touches_the_killed() -> None:
    state = play(holding("coup", killed="filia"), "play coup top")
    assert "filia" not in can(state)
    assert refused(state, "filia") == "TRE-ST-3"
    state = holding("oath", "filia asher / ...", wounded="asher", killed="filia")
    assert "play oath top" not in can(state)  # Filia does not count as one of two
    led = play(holding("coup", "... / filia asher", wounded="filia", killed="asher"), "play coup top", "filia")
    assert row(led, "asher") == 2


@pytest.mark.rule("TRE-ST-4")
def test_a_last_deed_comes_at_once() -> None:
    state = holding("ambush", "... / brutol filia / asher", wounded="brutol", deck=["rivals"])
    play(state, "play ambush top")
    play(state, "brutol")  # moves down to Asher, is killed, and Asher is the only one to take his last blow
    assert killed(state) == ["brutol"]
    assert wounded(state) == ["asher"]
    kinds = [type(happening.public).__name__ for happening in state.events or []]
    assert kinds[-5:] == ["Moved", "Killed", "LastDeed", "Wounded", "Drew"]


# ---------------------------------------------------------------------- rows


@pytest.mark.rule("TRE-ROW-1")
def test_empty_rows_vanish_when_the_turn_ends() -> None:
    state = play(holding("blackmail", "filia brutol / diane / ..."), "play blackmail top", "diane")
    assert table(state) == "filia brutol / asher gerard diane elaine lucius isolde corvin odile"


@pytest.mark.rule("TRE-ROW-2")
def test_new_rows_above_and_below() -> None:
    state = play(holding("coup", "filia brutol / ..."), "play coup top", "filia")
    assert table(state).startswith("filia / brutol / ")
    state = play(holding("blackmail", "... / filia brutol"), "play blackmail top", "filia")
    assert table(state).endswith(" / brutol / filia")


# ---------------------------------------------------------------------- the end


@pytest.mark.rule("TRE-END-1", "TRE-END-1A")
def test_two_deaths_end_the_game_with_the_turn() -> None:
    state = play(holding("ambush", wounded="filia", killed="diane"), "play ambush top", "filia")
    assert state.over
    assert state.result is not None
    assert state.result.rule == "TRE-END-1A"
    assert state.why_not(1, "play oath bottom") == intrigue.Refusal("TRE-END-1", phrase("no-more"))
    one = play(holding("ambush", wounded="filia"), "play ambush top", "filia")
    assert not one.over


@pytest.mark.rule("TRE-END-1", "TRE-END-1B")
def test_the_second_deck_ends_the_game() -> None:
    thrown = [card.id for card in CARDS if card.id not in ("coup", "oath", "hunt", "rivals")]
    state = at(hands=["coup", "oath"], shown="hunt", deck=["rivals"], discards=thrown, second_deck=True)
    play(state, "play coup top", "filia")
    assert state.result is not None
    assert state.result.rule == "TRE-END-1B"


@pytest.mark.rule("TRE-END-1", "TRE-END-1C")
def test_a_player_who_cannot_act_ends_the_game() -> None:
    """Ben holds Feud, and Remedy is revealed: everybody is in one row and nobody Wounded."""
    state = at("... / odile", hands=["coup", "feud"], shown="remedy")
    play(state, "play coup top", "odile")
    assert state.result is not None
    assert state.result.rule == "TRE-END-1C"
    assert isinstance(state.result.reason, Phrase)
    assert state.result.reason.args["over"] == phrase("won-after-stuck", seat="seat:1")


@pytest.mark.rule("TRE-END-2")
def test_agendas_are_revealed_at_the_end() -> None:
    state = holding("ambush", wounded="filia", killed="diane", agendas=[("blue", "red"), ("green", "blue")])
    play(state, "play ambush top", "filia")
    for seat in (0, 1, None):
        assert [(p.rise, p.fall) for p in seen(state, seat).players] == [("blue", "red"), ("green", "blue")]
        assert tuple(p.points for p in seen(state, seat).players) == state.result.scores  # type: ignore[union-attr]
    assert seen(state, 0).hand is not None  # hands stay secret
    assert seen(state, None).hand is None


def score(text: str, rise: str, fall: str, **given: object) -> int | None:
    other = next(pair for pair in (("green", "red"), ("purple", "blue")) if set(pair) != {rise, fall})
    return seen(at(text, agendas=[(rise, fall), other], **given)).players[0].points


@pytest.mark.rule("TRE-SC-1")
def test_the_rising_house_scores_the_rows_below() -> None:
    assert score("filia / asher / ... / lucius", "green", "purple") == 3 + 2 + 2 + 2
    assert (
        score("filia / asher / brutol gerard corvin odile lucius isolde / diane elaine", "green", "blue") == 3 + 2 + 4
    )
    assert score("... / filia / asher", "green", "red") == 1


@pytest.mark.rule("TRE-SC-2")
def test_the_falling_house_scores_the_rows_above() -> None:
    assert score("... / filia / asher", "red", "green") == 2 + 2 + 1 + 2
    assert score("filia asher / ... / brutol / gerard", "purple", "red") == 2 + 2 + 2 + 3


@pytest.mark.rule("TRE-SC-3")
def test_wounds_of_both_houses_cost_a_point_each() -> None:
    whole = score("filia asher / ...", "green", "red")
    assert whole == 1 + 1 + 1 + 1
    assert score("filia asher / ...", "green", "red", wounded="filia") == whole - 1
    assert score("filia asher / ...", "green", "red", wounded="filia gerard") == whole - 2
    assert score("filia asher / ...", "green", "red", killed="gerard") == whole - 1  # and it still scores its row
    assert score("filia asher / ...", "green", "red", wounded="diane corvin lucius") == whole


def ended(rows: str, first: tuple[str, str], second: tuple[str, str]) -> intrigue.Result:
    """Ada moves Corvin up and the second deck is used up."""
    thrown = [card.id for card in CARDS if card.id not in ("coup", "oath", "hunt", "rivals")]
    cards = {"hands": ["coup", "oath"], "shown": "hunt", "deck": ["rivals"], "discards": thrown, "second_deck": True}
    state = at(rows, agendas=[first, second], **cards)
    play(state, "play coup top", "corvin")
    assert state.result is not None
    return state.result


def why(result: intrigue.Result) -> Argument:
    """Why they won, apart from why it was over."""
    assert isinstance(result.reason, Phrase)
    return result.reason.args["by"]


@pytest.mark.rule("TRE-SC-4")
def test_most_points_win() -> None:
    result = ended("filia asher / corvin ... / brutol gerard", ("green", "red"), ("red", "blue"))
    assert (result.winners, result.scores) == ((0,), (8, 2))
    assert why(result) == phrase("won-by-points", winners=("seat:0",))


@pytest.mark.rule("TRE-SC-4", "TRE-C-22")
def test_a_tie_goes_to_the_best_single_noble() -> None:
    """Five points each: Filia alone brings Ada 3 of them, and no noble brings Ben more than 2."""
    rows = "filia / corvin diane brutol gerard lucius isolde / elaine odile / asher"
    result = ended(rows, ("green", "red"), ("purple", "blue"))
    assert result.scores == (3 + 0 + 1 + 1, 2 + 1 + 1 + 1)
    assert result.winners == (0,)
    assert why(result) == phrase("won-by-noble", leaders=("seat:0", "seat:1"), winners=("seat:0",))


@pytest.mark.rule("TRE-SC-4")
def test_equal_in_everything_is_a_shared_victory() -> None:
    result = ended("filia corvin lucius / ... / asher isolde", ("green", "red"), ("blue", "purple"))
    assert result.winners == (0, 1)
    assert result.scores[0] == result.scores[1]
    assert why(result) == phrase("won-jointly", winners=("seat:0", "seat:1"))


@pytest.mark.rule("TRE-SC-4")
def test_two_of_three_who_are_level_share_a_victory_by_their_best_nobles() -> None:
    """Four points each, and one noble brings Ada and Ben 2 of them, but none brings Cleo more than 1."""
    state = holding(
        "ambush",
        "filia corvin odile / brutol gerard diane elaine lucius isolde / asher",
        seats=3,
        wounded="odile",
        killed="corvin",
        agendas=[("green", "blue"), ("green", "red"), ("purple", "blue")],
    )
    result = play(state, "play ambush top", "odile").result
    assert result is not None
    assert (result.winners, result.scores) == ((0, 1), (4, 4, 4))
    assert why(result) == phrase("won-by-noble", leaders=("seat:0", "seat:1", "seat:2"), winners=("seat:0", "seat:1"))


# ---------------------------------------------------------------------- matches


@pytest.mark.rule("TRE-MATCH-1")
def test_a_match_goes_to_two_victories() -> None:
    state = holding(
        "ambush",
        "lucius isolde / ... / brutol gerard",
        wounded="odile",
        killed="corvin",
        agendas=[("blue", "red"), ("red", "green")],
        options={"match": True, "start_player": 1},
    )
    play(state, "play ambush top", "odile")
    assert not state.over
    assert state.result is None
    assert state.victories == [1, 0]
    assert state.waiting == (1,)
    assert can(state) == ["deal"]
    assert [(p.rise, p.victories) for p in seen(state, 1).players] == [("blue", 1), ("red", 0)]
    assert refused(state, "play oath bottom") == "TRE-MATCH-1"
    assert state.why_not(0, "deal") == intrigue.Refusal("TRE-C-32", phrase("no-turn"))  # it is nobody's turn
    play(state, "deal")
    assert (state.number, state.turns, state.active, state.first) == (2, 0, 1, 1)
    assert (state.wounded, state.killed, len(state.rows)) == (0, 0, 3)
    assert seen(state, 0).players[1].rise is None


@pytest.mark.rule("TRE-MATCH-1")
def test_the_second_victory_wins_the_match() -> None:
    state = holding(
        "ambush",
        "lucius isolde / ... / brutol gerard",
        wounded="odile",
        killed="corvin",
        agendas=[("blue", "red"), ("red", "green")],
        victories=[1, 1],
        options={"match": True},
    )
    play(state, "play ambush top", "odile")
    assert state.result == intrigue.Result(
        (0,), (2, 1), "TRE-MATCH-1", phrase("won-match", winners=("seat:0",), games=2)
    )


def test_the_deal_is_not_to_be_had_at_other_times() -> None:
    assert refused(holding("coup"), "deal") == "TRE-MATCH-1"
    assert ACTIONS[0].number == 0
