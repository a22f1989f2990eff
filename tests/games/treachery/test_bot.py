"""The sensible player."""

from __future__ import annotations

import pytest
from tests.games.treachery.playing import GAME, at, can, holding, killed, play, row, table, wounded

from intrigue.core import Player, RandomPlayer, State, decide, play_on, seeded
from intrigue.core.phrase import Phrase, phrase
from intrigue.games.treachery import bot as bots
from intrigue.games.treachery.cards.characters import CHARACTERS
from intrigue.games.treachery.rules.actions import PICK
from intrigue.games.treachery.state import Treachery

VERDICTS = {f"why-{how}{to}" for how in ("best", "close", "worse") for to in ("", "-with")}
VERDICTS |= {"why-equal-with", "why-next-game"}


def explained(state: State, seat: int, action: int) -> Phrase:
    words = GAME.bot().explain(state, seat, action)
    assert isinstance(words, Phrase)
    return words


def bot_plays(state: Treachery, seed: int = 1) -> Treachery:
    """The bot plays the whole turn of whoever is on turn."""
    seat, rng = state.active, seeded(seed)
    while not state.over and state.active == seat:
        state.apply(seat, decide(GAME.bot(), state, seat, rng))
    return state


WISH = [("green", "red"), ("purple", "blue")]


def test_it_raises_its_house() -> None:
    state = at("brutol gerard diane / filia asher / ...", hands=["coup", "hunt"], shown="oath", agendas=WISH)
    bot_plays(state)
    assert 1 in (row(state, "filia"), row(state, "asher"))


def test_it_lowers_the_other_house() -> None:
    state = at("brutol filia / gerard asher / ...", hands=["blackmail", "coup"], shown="hunt", agendas=WISH)
    bot_plays(state)
    assert "brutol" in wounded(state) or row(state, "brutol") == 2 or row(state, "gerard") == 3


def test_it_spares_its_own_from_wounds() -> None:
    """Every way to use Disgrace below costs it two wounds; it finds something else."""
    state = at("filia asher / brutol gerard / ...", hands=["disgrace", "coup"], shown="hunt", agendas=WISH)
    bot_plays(state)
    assert not {"filia", "asher", "brutol", "gerard"} & set(wounded(state))


def test_it_says_what_the_table_is_worth_beside_other_agendas() -> None:
    """Points alone do not tell why: what helps everybody helps nobody."""
    state = at("brutol gerard diane / filia asher / ...", hands=["coup", "hunt"], shown="oath", agendas=WISH)
    said = explained(state, 0, GAME.action(state, 0, "play coup top"))
    compared = phrase("why-beaten", less=4, agendas=10)
    assert said.args["reasons"] == (phrase("why-worth", points=3, before=2, compared=compared),)


def test_it_ends_the_game_when_it_is_ahead() -> None:
    rows = "filia asher / diane elaine lucius isolde odile / corvin / brutol gerard"
    for seed in range(5):
        state = at(rows, wounded="corvin", killed="odile", hands=["ambush", "oath"], shown="decree", agendas=WISH)
        bot_plays(state, seed)
        assert state.result is not None
        assert state.result.winners == (0,)


def test_it_does_not_end_the_game_when_it_is_behind() -> None:
    rows = "brutol gerard / diane elaine lucius isolde odile / corvin / filia asher"
    for seed in range(5):
        state = at(rows, wounded="corvin", killed="odile", hands=["ambush", "oath"], shown="decree", agendas=WISH)
        assert not bot_plays(state, seed).over


def test_it_knows_what_last_deeds_do() -> None:
    """Killing Lucius heals Filia and wounds somebody else: worth it, and it picks its own for healing."""
    state = holding("ambush", wounded="lucius filia", agendas=[("green", "blue"), ("purple", "red")])
    play(state, "play ambush top", "lucius")
    bot_plays(state)
    assert killed(state) == ["lucius"]
    assert "filia" not in wounded(state)
    assert not {"asher", "isolde"} & set(wounded(state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_can_explain_every_action(seats: int) -> None:
    bot = GAME.bot()
    rng = seeded(seats)
    said = set()
    for seed in range(4):
        state = GAME.new(seats, seed, {"match": seed == 3})
        while not state.over:
            seat = state.mover()
            for action in state.legal(seat):
                words = explained(state.imagine(seat, rng), seat, action)
                assert words.kind in VERDICTS
                assert words.args.get("reasons") or words.kind == "why-next-game"
                said.add(words.kind)
            state.apply(seat, decide(bot, state, seat, rng))
    assert {"why-best", "why-best-with", "why-worse", "why-worse-with"} <= said


@pytest.mark.parametrize(
    ("text", "whom", "why"),
    [("play decree top", "corvin", "why-ends-ahead"), ("play oath bottom", "asher", "why-worth")],
)
def test_reasons(text: str, whom: str, why: str) -> None:
    rows = "filia / diane elaine lucius isolde odile / corvin asher / brutol gerard"
    state = at(rows, wounded="corvin", killed="odile", hands=["oath", "hunt"], shown="decree", agendas=WISH)
    said = explained(state, 0, GAME.action(state, 0, text))
    reasons = said.args["reasons"]
    assert said.args["whom"] == (f"card:{whom}",)
    assert isinstance(reasons, tuple)
    assert next(reason.kind for reason in reasons if isinstance(reason, Phrase)) == why


def test_what_it_cannot_know_makes_no_difference() -> None:
    """Whatever is imagined of hands, deck and agendas, every action is worth the same to it."""
    rng = seeded(7)
    for seed in range(4):
        state = GAME.new(3, seed)
        while not state.over:
            seat = state.mover()
            worths = set()
            for _ in range(3):
                dream = state.imagine(seat, rng)
                assert isinstance(dream, Treachery)
                if dream.ending == 0:
                    worths.add(tuple(bots.after(dream, seat, action) for action in dream.legal(seat)))
            assert len(worths) <= 1
            state.apply(seat, decide(GAME.bot(), state, seat, rng))


def test_looking_changes_nothing() -> None:
    state = holding("coup")
    before = state.save()
    GAME.bot().choose(state, 0, seeded(1))
    for action in state.legal(0):
        GAME.bot().explain(state, 0, action)
    assert state.save() == before


def test_the_same_chance_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        state = GAME.new(4, 4)
        play_on(state, [GAME.bot() for _ in range(4)], seeded(9))
        games.append(state.save())
    assert games[0] == games[1]


@pytest.mark.parametrize(("seats", "share"), [(2, 0.8), (3, 0.55), (4, 0.45)])
def test_it_beats_random_players(seats: int, share: float) -> None:
    """One sensible player against random ones, in every seat equally often: at least 1.6 times an even share."""
    games = 40 * seats
    won = 0.0
    for number in range(games):
        seat = number % seats
        players: list[Player] = [GAME.bot() if p == seat else RandomPlayer() for p in range(seats)]
        state = GAME.new(seats, number, events=False)
        play_on(state, players, seeded(1000 + number))
        assert state.result is not None
        won += state.result.share(seat)
    assert won / games >= share >= 1.6 / seats


def test_it_picks_whom_its_explanation_named() -> None:
    """A hint names those whom an action is best done to; which of several equals is not left to chance then."""
    bot, named = GAME.bot(), 0
    for seed in range(12):
        state = GAME.new(3, seed)
        assert isinstance(state, Treachery)
        rng = seeded(seed)
        while not state.over:
            seat = state.mover()
            action = decide(bot, state, seat, rng)
            said = explained(state, seat, action)
            state.apply_unchecked(seat, action)
            if action < PICK:
                while not state.over and state.mover() == seat and state.actions(seat)[0] >= PICK:
                    state.apply_unchecked(seat, decide(bot, state, seat, rng))
                assert said.args["whom"] == tuple(f"card:{CHARACTERS[who].id}" for who in state.last[2:] if who >= 0)
                named += 1
    assert named > 100


def test_it_says_where_several_are_as_good() -> None:
    """Two cards that do the same, and nothing else is possible."""
    state = at(hands=["coup", "hunt"], shown="oath", agendas=WISH)
    assert can(state) == ["play coup top", "play oath bottom"]
    one, other = (explained(state, 0, action) for action in state.actions(0))
    assert one == other
    assert one.kind == "why-equal-with"


def test_equals_are_not_always_the_same() -> None:
    """Of two neutrals between the Houses, one is as good to wound as the other."""
    picked = set()
    for seed in range(12):
        dealt = GAME.new(3, seed)
        assert isinstance(dealt, Treachery)
        state = play(holding("feud", table(dealt)), "play feud top")
        picked.add(decide(GAME.bot(), state, 0, seeded(1)))
    assert picked == {PICK + 8, PICK + 9}
