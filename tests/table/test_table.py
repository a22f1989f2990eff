"""A live table: acting, bots, taking back, the story from every seat, and going on from a record."""

from __future__ import annotations

import pytest
from tests.laws.toys import BidsGame

import intrigue
from intrigue.core import BadInput, Illegal, Phrase, Player, RandomPlayer, Words, commitment
from intrigue.core.phrase import fill_names, phrase, wrap
from intrigue.core.record import decode
from intrigue.core.record import verify as faults
from intrigue.table import CannotTakeBack, LocalTable

TRICKERY = intrigue.game("trickery")
NAMES = ["Ada", "Ben", "Cleo"]


def people(seed: int | None = 5, seats: int = 3) -> LocalTable:
    return LocalTable.new(TRICKERY, NAMES[:seats], [None] * seats, seed, {"start_player": 1})


def against_bots(seed: int = 5, bot: Player | None = None) -> LocalTable:
    other = bot or TRICKERY.bot()
    return LocalTable.new(TRICKERY, NAMES, [None, other, other], seed, {"start_player": 1}, bot_seed=1)


def let_bots_act(table: LocalTable) -> int:
    count = 0
    while table.step() is not None:
        count += 1
    return count


def after_choosing(table: LocalTable) -> LocalTable:
    for seat, society in enumerate(["thorn", "thorn", "machine"]):
        table.act(seat, f"choose {society}")
    return table


# ---------------------------------------------------------------------- names


def test_names_take_the_place_of_seats() -> None:
    assert fill_names("{0} bribes {2}.", NAMES) == "Ada bribes Cleo."


@pytest.mark.parametrize("odd", ["{1}", "{0}", "{", "{}", "%s", "\\1", "{1!r}", ""])
def test_a_name_may_be_anything(odd: str) -> None:
    assert fill_names("{0} and {1}", [odd, "Ben"]) == f"{odd} and Ben"


def test_a_seat_without_a_name_stays_as_it_is() -> None:
    assert fill_names("{7} and {x}", NAMES) == "{7} and {x}"


# ---------------------------------------------------------------------- acting


def test_by_number_and_by_text() -> None:
    table = people()
    table.act(0, "choose thorn")
    table.act(1, table.state.legal(1)[0])
    table.act(2, "Choose  MACHINE")
    assert [line.do for line in table.record.lines] == ["choose thorn", "choose thorn", "choose machine"]


def test_a_refused_action_leaves_everything_as_it_was() -> None:
    table = after_choosing(people())
    before, record, now = table.state.save(), table.record.encode(), table.now
    refused_ones: list[tuple[int, int | str]] = [
        (0, "pause"),
        (1, "favour"),
        (0, "bribe 2"),
        (0, "fly"),
        (0, 9999),
        (7, 0),
    ]
    for seat, action in refused_ones:
        with pytest.raises(Illegal) as refused:
            table.act(seat, action)
        assert refused.value.refusal.rule in TRICKERY.rulebook
    assert (table.state.save(), table.record.encode(), table.now) == (before, record, now)


def test_a_new_game_is_sealed_and_no_two_are_alike() -> None:
    one, other = people(seed=None), people(seed=None)
    assert one.record.header.commitment != other.record.header.commitment
    assert isinstance(one.record.seed, bytes)
    assert len(one.record.seed) == 32
    assert commitment(one.record.seed) == one.record.header.commitment


def test_bots_act_one_step_at_a_time_until_a_person_is_asked() -> None:
    table = against_bots()
    assert let_bots_act(table) == 2
    assert table.asked_people() == [0]
    table.act(0, "choose thorn")
    assert table.asked_people() == [0]
    table.act(0, "favour")
    assert table.bot_asked == 1
    assert table.step() == 1
    assert table.bot_asked == 2
    assert table.step() == 2
    assert table.step() is None


def test_on_a_live_floor_bots_speak_and_people_speak_for_themselves() -> None:
    game = intrigue.game("mediterranean")
    table = LocalTable.new(game, [*NAMES, "Dan"], [None, *[game.bot()] * 3], 5, {"floor": "live"}, bot_seed=1)
    while game.manners.alarm(table.state) is None:
        if table.step() is None:
            table.act(0, table.state.legal(0)[0])
    now = table.now
    assert not table.speak(0)
    assert table.now == now
    assert table.speak(2)
    assert (table.now, table.record.lines[-1].seat) == (now + 1, 3)


def test_bots_play_a_whole_game_and_its_record_verifies() -> None:
    table = LocalTable.new(TRICKERY, NAMES, [TRICKERY.bot(), RandomPlayer(), RandomPlayer()])
    let_bots_act(table)
    assert table.state.over
    assert list(faults(table.record, TRICKERY)) == []


def test_bots_depend_on_their_own_seed_and_not_on_the_secret() -> None:
    def picks(bot_seed: int) -> list[str]:
        table = LocalTable.new(TRICKERY, ["a"] * 6, [RandomPlayer()] * 6, bot_seed=bot_seed)  # another secret each time
        for _ in range(6):
            table.step()
        return [line.do for line in table.record.lines]

    assert picks(1) == picks(1)
    assert len({tuple(picks(seed)) for seed in range(20)}) > 5


def test_a_bot_draws_the_same_luck_whoever_has_chosen_in_secret() -> None:
    table = against_bots()
    before = table.luck(1).state
    table.act(0, "choose thorn")
    assert table.luck(1).state == before
    table.step()
    table.step()
    assert table.luck(1).state != before


def test_a_bot_is_handed_an_imagined_state() -> None:
    seen: list[bytes] = []

    class Peeker(Player):
        def choose(self, state: intrigue.State, seat: int, rng: intrigue.Rng) -> int:
            seen.append(state.save())
            return state.actions(seat)[0]

    table = LocalTable.new(TRICKERY, NAMES, [Peeker(), None, None])
    table.act(1, "choose machine")
    table.step()
    assert isinstance(table.record.seed, bytes)
    assert table.record.seed.hex().encode() not in seen[0]
    assert b'"picks":{"tuple":[{"tuple":[]},{"tuple":[]},{"tuple":[]}]}' in seen[0]


# ---------------------------------------------------------------------- taking back


def test_a_decision_is_taken_back_with_what_the_bots_did_after_it() -> None:
    table = against_bots()
    let_bots_act(table)
    table.act(0, "choose thorn")
    before = table.state.save()
    story = table.story(0)
    table.act(0, "favour")
    assert let_bots_act(table) == 2
    assert table.take_back_obstacle(0) is None
    table.take_back(0)
    assert table.state.save() == before
    assert table.story(0) == story
    assert len(table.record.lines) == 3
    assert list(faults(table.record, TRICKERY)) == []


def test_bots_answer_the_same_after_a_take_back() -> None:
    table = against_bots(bot=RandomPlayer())
    let_bots_act(table)
    table.act(0, "choose thorn")
    ways = set()
    for _ in range(5):
        table.act(0, "favour")
        let_bots_act(table)
        ways.add(table.record.encode())
        table.take_back(0)
    assert len(ways) == 1


def test_steps_are_taken_back_one_by_one_until_something_was_shown() -> None:
    table = against_bots()
    let_bots_act(table)
    table.act(0, "choose thorn")
    for _ in range(3):
        table.act(0, table.state.legal(0)[0])
        let_bots_act(table)
    for _ in range(3):
        table.take_back(0)
    with pytest.raises(CannotTakeBack, match="no-way-back-from-seen"):
        table.take_back(0)
    assert len(table.record.lines) == 3


def test_nobody_takes_back_over_another_person() -> None:
    table = after_choosing(people())
    table.act(0, "favour")
    table.act(1, "favour")
    with pytest.raises(CannotTakeBack, match="no-way-back-past seat=seat:1"):
        table.take_back(0)
    table.take_back(1)
    table.take_back(0)
    assert len(table.record.lines) == 3


def test_nothing_to_take_back_and_nothing_after_the_end() -> None:
    table = people()
    assert table.take_back_obstacle(0) == Phrase("no-decision-yet")
    table = LocalTable.new(TRICKERY, NAMES, [None, RandomPlayer(), RandomPlayer()], 1, {"max_turns": 1})
    while not table.state.over:
        if table.step() is None:
            table.act(0, table.state.legal(0)[0])
    assert table.take_back_obstacle(0) == Phrase("no-more")


def test_a_sealed_choice_can_be_changed_whoever_else_has_chosen_meanwhile() -> None:
    """A refusal would tell that somebody has chosen; and what they have chosen must not be lost."""
    table = people()
    table.act(0, "choose thorn")
    alone = table.take_back_obstacle(0)
    table.act(1, "choose machine")
    assert table.take_back_obstacle(0) == alone
    table.take_back(0)
    assert table.asked_people() == [0, 2]
    table.act(0, "choose machine")
    table.act(2, "choose thorn")
    assert [line.seat for line in table.record.lines] == [2, 1, 3]
    assert list(faults(table.record, TRICKERY)) == []


def test_what_led_up_to_sealed_choices_stays_whether_or_not_somebody_has_chosen() -> None:
    table = LocalTable.new(BidsGame(), NAMES[:2], [None, None], 3)
    for seat in (0, 1):
        table.act(seat, table.state.legal(seat)[0])
    table.act(table.asked_people()[0], "keep")
    last = table.asked_people()[0]
    table.act(last, "keep")  # all have passed, and all bid again
    before = table.take_back_obstacle(last)
    assert before is not None
    other = 1 - last
    table.act(other, table.state.legal(other)[0])
    assert table.take_back_obstacle(last) == before


def test_a_draw_cannot_be_taken_back() -> None:
    table = LocalTable.new(BidsGame(), NAMES[:2], [None, None], 3)
    for seat in (0, 1):
        table.act(seat, table.state.legal(seat)[0])
    winner = table.asked_people()[0]
    table.act(winner, "swap")
    with pytest.raises(CannotTakeBack, match="no-way-back-from-seen"):
        table.take_back(winner)


# ---------------------------------------------------------------------- the story


def test_the_story_is_told_through_the_eyes_of_a_seat() -> None:
    table = people()
    table.act(0, "choose thorn")
    table.act(1, "choose machine")

    def told(seat: int | None) -> list[Words]:
        return [TRICKERY.story.of(event) for chapter in table.story(seat) for event in chapter]

    assert told(0) == [phrase("tell-picked", seat="seat:0", society="society:thorn")]
    assert told(1) == [phrase("tell-picked", seat="seat:1", society="society:machine")]
    assert told(2) == told(None) == []
    table.act(2, "choose thorn")
    assert wrap(told(None)[0]).kind == "tell-shown"
    assert [event for chapter in table.story(1) for event in chapter] == table.state.events_for(1)


def test_the_story_goes_on_from_a_place() -> None:
    table = after_choosing(people())
    place = table.now
    assert table.story(None, place) == []
    table.act(0, "favour")
    assert [len(chapter) for chapter in table.story(None, place)] == [3]  # played, laid, got
    assert table.last_own(0) == place
    assert table.last_own(1) < place
    assert LocalTable.new(TRICKERY, NAMES, [None] * 3).last_own(1) == 0


# ---------------------------------------------------------------------- from a record


def test_a_table_goes_on_from_its_record() -> None:
    table = against_bots()
    let_bots_act(table)
    table.act(0, "choose thorn")
    table.act(0, "favour")
    table.step()
    again = LocalTable(TRICKERY, decode(table.record.encode()), table.players, table.bot_seed)
    assert again.state.save() == table.state.save()
    assert again.record.encode() == table.record.encode()
    assert again.story(0) == table.story(0)
    for each in (table, again):
        let_bots_act(each)
        each.take_back(0)
        each.act(0, "tribute 1")
        let_bots_act(each)
    assert again.record.encode() == table.record.encode()


def test_a_sealed_table_goes_on_from_its_record() -> None:
    table = after_choosing(people(seed=None))
    again = LocalTable(TRICKERY, decode(table.record.encode()), table.players, 0)
    assert again.state.save() == table.state.save()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"do":"favour"', '"do":"pause"', "Action 4 .*not legal"),
        ('"do":"favour"', '"do":"tribute 1"', "After action 4"),
        ('"seat":1,"do":"favour"', '"seat":9,"do":"favour"', "Action 4 is by seat 9"),
        ('"commitment":"', '"commitment":"0', "commitment"),
        ('"players":["Ada",', '"players":[', "names 2 players for 3 seats"),
    ],
)
def test_a_changed_record_is_not_played_on(old: str, new: str, why: str) -> None:
    table = after_choosing(people(seed=None))
    table.act(0, "favour")
    text = table.record.encode()
    assert old in text
    with pytest.raises(BadInput, match=why):
        LocalTable(TRICKERY, decode(text.replace(old, new)), table.players, 0)


def test_every_seat_needs_a_player() -> None:
    with pytest.raises(BadInput, match="exactly one player"):
        LocalTable.new(TRICKERY, NAMES, [None] * 4)
    with pytest.raises(BadInput, match="3 to 6 players"):
        LocalTable.new(TRICKERY, NAMES[:2], [None] * 2)
