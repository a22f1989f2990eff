"""The sensible bot."""

from __future__ import annotations

from intrigue.core import Player, RandomPlayer, decide, play_on, seeded
from intrigue.core.phrase import notation
from intrigue.games.fivesails.decks import ORDER

from .playing import GAME, find, go, pos


def test_it_takes_a_kill() -> None:
    for seed in range(5):
        st = pos(
            {"crew": {"servo_scarpa": "docks"}}, {"crew": {"kaspar_dietrich": "docks"}}, wounds={"kaspar_dietrich": 8}
        )
        action = decide(GAME.bot(), st, 0, seeded(seed))
        st.apply(0, action)
        assert action == find(
            pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"kaspar_dietrich": "docks"}}),
            0,
            "challenge servo_scarpa",
        )


def test_it_claims_where_renown_lies_and_not_in_vain() -> None:
    st = pos({"crew": {"sibella_scarpa": "docks"}}, renown={"docks": 3})
    assert decide(GAME.bot(), st, 0, seeded(1)) == find(st, 0, "claim sibella_scarpa")
    st = pos({"crew": {"servo_scarpa": "docks"}}, {"crew": {"kaspar_dietrich": "docks"}})
    assert decide(GAME.bot(), st, 0, seeded(1)) != find(st, 0, "claim servo_scarpa")  # 1 against 2


def test_it_can_explain_every_action() -> None:
    bot, rng = GAME.bot(), seeded(3)
    st = GAME.new(2, 3)
    while not st.over:
        seat = st.mover()
        action = decide(bot, st, seat, rng)
        if rng.below(10) == 0:
            for other in st.legal(seat)[:6]:
                assert notation(bot.explain(st.imagine(seat, rng), seat, other)).startswith("why-")
        st.apply(seat, action)


def test_looking_changes_nothing() -> None:
    st = pos({"crew": {"servo_scarpa": "docks"}, "hand": ["pull", "boon"]})
    before = st.save()
    GAME.bot().choose(st, 0, seeded(1))
    assert st.save() == before
    go(st, "pass")


def test_it_beats_random_players() -> None:
    """Duels of two, every seat and every pair of decks in turn. An even share would be half of them."""
    won = 0.0
    games = 30
    for k in range(games):
        seat = k % 2
        players: list[Player] = [GAME.bot() if p == seat else RandomPlayer() for p in range(2)]
        st = GAME.new(2, k, {"decks": f"{ORDER[k % 5]}/{ORDER[(k // 5) % 5]}"}, events=False)
        play_on(st, players, seeded(k))
        assert st.result is not None
        won += st.result.share(seat)
    assert won / games >= 0.75
