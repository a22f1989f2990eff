"""The sensible player."""

from __future__ import annotations

import pytest
from tests.games.trieste.playing import CYNTHIA, GAME, MARK, MERCHANT, THEODORE, THIEF, WATCH, at, can, on_table, play

from intrigue.core import Player, RandomPlayer, decide, play_on, seeded
from intrigue.core.phrase import Phrase, Words, notation
from intrigue.games.trieste.cards.titles import HEROES
from intrigue.games.trieste.state import Trieste
from intrigue.players.hint import hint
from intrigue.words import Speaker, languages


def reason(words: Words) -> Phrase:
    """What it says, all of which has words in every language."""
    assert isinstance(words, Phrase)
    for language in languages(GAME):
        voice = Speaker(GAME, language=language, otherwise=language)
        voice.say(words)
        assert voice.faults == []
    return words


def choice(state: Trieste, seed: int = 1) -> str:
    """What the bot does for whoever is asked."""
    seat = state.mover()
    return state.say(seat, decide(GAME.bot(), state, seat, seeded(seed)))


def test_it_catches_a_thief_whom_it_can_expect() -> None:
    """Theodore must play the Burglar that all have seen: he has nothing else."""
    state = at("play", watch="copper copper bloodhound tax-collector", thief="copper copper burglar", infamy=7,
               known={THIEF: "copper copper burglar"})  # fmt: skip
    assert choice(state) == "play bloodhound"


def test_it_takes_the_last_step_to_victory() -> None:
    state = at("play", at=THIEF, thief="street-urchin lookout", infamy=8)
    assert choice(state) == "play street-urchin"
    state = at("play", at=MERCHANT, merchant="gold gold gold copper shopkeeper caravan-guard")
    assert choice(state) in ("play shopkeeper", "play caravan-guard", "play copper")
    six = "lookout lookout street-urchin street-urchin pickpocket pickpocket"
    state = at("play", watch="gold bounty tax-collector", captured=six, discards={THIEF: "burglar"})
    assert choice(state) == "play bounty"


def test_it_holds_back_who_is_about_to_win() -> None:
    """Mark wins this turn unless Cynthia taxes him."""
    state = at("play", watch="tax-collector watch-sergeant copper", merchant="gold gold gold gold",
               known={MERCHANT: "gold gold gold gold"})  # fmt: skip
    assert choice(state) == "play tax-collector"


def test_it_reacts_when_it_matters() -> None:
    state = on_table(thief_plays="burglar", watch="hushed-up", infamy=7)
    assert choice(state) == "react hushed-up"
    state = on_table(watch_plays="tax-collector", merchant="gold gold gold gold strongbox")
    assert choice(state) == "react strongbox"
    six = "lookout lookout street-urchin street-urchin pickpocket pickpocket"
    state = on_table(watch_plays="raiding-party", thief_plays="burglar", thief="smoke-bomb copper", captured=six)
    assert choice(state) == "react smoke-bomb"


def test_it_gives_away_the_least() -> None:
    state = play(on_table(watch_plays="harbour-dues", merchant="copper silver gold diamond"), "pass")
    assert choice(state) == "give copper"


def test_it_keeps_small_change() -> None:
    state = at("payment", table={WATCH: "bloodhound"}, watch="copper copper silver")
    assert choice(state) == "pay silver"


def test_it_draws_what_it_lacks() -> None:
    assert choice(at("draw", watch="copper copper copper")) == "draw faction"
    assert choice(at("draw", watch="bounty bounty bloodhound raiding-party")) == "draw treasure"
    assert choice(at("draw", at=MERCHANT, merchant="shopkeeper spice-trader pardon copper")) == "draw treasure"


def test_it_takes_an_urchin_back_for_nothing() -> None:
    assert choice(at("end", discards={THIEF: "street-urchin"})) == "buy street-urchin"


def test_a_lower_goal_stays_a_secret_until_it_wins() -> None:
    heroes = {WATCH: "antonia", MERCHANT: "jacopo", THIEF: "matteo"}
    given = {"options": {"heroes": True}, "heroes": heroes, "sides": {WATCH: "up", THIEF: "up"}}
    assert choice(at("end", merchant="gold gold gold", discards={MERCHANT: "shopkeeper"}, **given)) == "pass"
    assert choice(at("end", merchant="gold gold gold copper", **given)) == "reveal"
    given = {**given, "sides": {MERCHANT: "up", THIEF: "up"}}
    assert choice(at("draw", **given)) == "reveal"  # Antonia helps from now on


def test_a_rescue_stays_a_secret_until_somebody_reaches_for_a_thief() -> None:
    heroes = {WATCH: "antonia", MERCHANT: "jacopo", THIEF: "nine-tails"}
    given = {"options": {"heroes": True}, "heroes": heroes, "sides": {WATCH: "up", MERCHANT: "up"}}
    state = at("draw", at=THIEF, **given)
    assert "reveal" in can(state)
    assert choice(state) != "reveal"
    assert reason(GAME.bot().explain(state, THEODORE, GAME.action(state, THEODORE, "reveal"))).kind == "why-rather-hide"
    state = on_table(watch_plays="raiding-party", thief_plays="cat-burglar", **given)
    assert choice(state) == "reveal"
    assert (
        reason(GAME.bot().explain(state, THEODORE, GAME.action(state, THEODORE, "reveal"))).kind == "why-hero-saves-now"
    )
    play(state, "reveal")
    assert choice(state) == "escape"


def test_zaccaria_waits_for_somebody_to_judge() -> None:
    heroes = {WATCH: "zaccaria", MERCHANT: "jacopo", THIEF: "matteo"}
    given = {"options": {"heroes": True}, "heroes": heroes, "sides": {MERCHANT: "up", THIEF: "up"}}
    assert choice(at("draw", **given)) != "reveal"
    assert choice(at("draw", discards={THIEF: "burglar burglar"}, **given)) == "reveal"


def hero_of(state: Trieste, seat: int) -> str:
    who = state.faction_of[seat]
    return HEROES[3 * who + state.heroes[who]].id


def test_caterina_waits_for_somebody_to_free() -> None:
    """At no point of a turn does it take what its card brings anyway for the work of the Hero."""
    bot, revealed = GAME.bot(), 0
    for seed in range(4):
        state, rng = GAME.new(3, seed, {"heroes": True}), seeded(seed)
        assert isinstance(state, Trieste)
        while not state.over:
            seat = state.mover()
            action = decide(bot, state, seat, rng)
            if GAME.notation.say(state, seat, action) == "reveal" and hero_of(state, seat) == "caterina":
                assert state.captured
                revealed += 1
            state.apply_unchecked(seat, action)
    assert revealed


def test_it_can_explain_every_action() -> None:
    bot = GAME.bot()
    rng = seeded(3)
    said = set()
    for seed in range(4):
        state = GAME.new(3, seed, {"heroes": True, "factions": "chosen", "max_turns": 8})
        while not state.over:
            seat = state.mover()
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            said.add(reason(bot.explain(state.imagine(seat, rng), seat, action)).kind)
            state.apply(seat, action)
    assert {"why-best", "why-not", "why-worse"} <= said


def test_explanations_tell_plans() -> None:
    state = at("play", at=THIEF, thief="street-urchin lookout", infamy=8)
    why = reason(GAME.bot().explain(state, THEODORE, GAME.action(state, THEODORE, "play street-urchin")))
    reasons = why.args["reasons"]
    assert isinstance(reasons, tuple)
    assert "why-wins" in [one.kind for one in reasons if isinstance(one, Phrase)]
    state = at("draw", at=MERCHANT, merchant="shopkeeper spice-trader pardon copper")
    for text, kind in (("draw treasure", "why-treasure-wins"), ("draw faction", "why-rather-treasure")):
        assert reason(GAME.bot().explain(state, MARK, GAME.action(state, MARK, text))).kind == kind


@pytest.mark.parametrize(
    ("hero", "shows", "hides"),
    [
        ("dario", "why-hero-lasts", "why-rather-reveal"),
        ("jacopo", "why-rather-hide", "why-hero-secret"),
        ("elettra", "why-hero-once-now", "why-rather-reveal"),
    ],
)
def test_what_it_says_of_a_hero_does_not_contradict_what_it_would_do(hero: str, shows: str, hides: str) -> None:
    given = {"options": {"heroes": True}, "heroes": {WATCH: "antonia", MERCHANT: hero, THIEF: "matteo"}}
    state = at("payment", at=MERCHANT, merchant="copper", **given)
    for text, kind in (("reveal", shows), ("pass", hides)):
        assert reason(GAME.bot().explain(state, MARK, GAME.action(state, MARK, text))).kind == kind
    assert choice(state, 1) == ("pass" if shows == "why-rather-hide" else "reveal")


def test_it_judges_a_table() -> None:
    bot = GAME.bot()
    even = bot.judge(at("draw"))
    assert sum(even) == pytest.approx(1)
    near = bot.judge(at("draw", infamy=8))
    assert near[THEODORE] > even[THEODORE]
    assert bot.judge(at("end", infamy=9)) == [0.0, 0.0, 1.0]
    assert bot.judge(GAME.new(3, 0, {"factions": "chosen"})) == pytest.approx([1 / 3] * 3)
    assert bot.judge(at("draw", merchant="gold gold gold"))[MARK] > even[MARK]
    caught = "lookout lookout street-urchin street-urchin pickpocket"
    assert bot.judge(at("draw", captured=caught))[CYNTHIA] > even[CYNTHIA]


def test_it_beats_random_players() -> None:
    won = 0
    for seed in range(24):
        state = GAME.new(3, seed, events=False)
        players: list[Player] = [GAME.bot() if seat == seed % 3 else RandomPlayer() for seat in range(3)]
        play_on(state, players, seeded(seed))
        assert state.result is not None
        won += seed % 3 in state.result.winners
    assert won >= 14  # fair would be 8


def test_it_never_does_what_is_not_offered() -> None:
    for seed in range(3):
        state = GAME.new(3, seed, {"heroes": True, "max_turns": 6})
        assert isinstance(state, Trieste)
        rng = seeded(seed)
        while not state.over:
            assert choice(state, seed) in can(state)
            seat = state.mover()
            state.apply(seat, decide(GAME.bot(), state, seat, rng))


@pytest.mark.parametrize("purse", ["copper silver", "copper copper copper silver gold", "silver gold diamond"])
def test_it_never_hands_over_a_bigger_coin_than_it_must(purse: str) -> None:
    """However hopeless it is: so many coins are asked for, and every one of them is the least there is."""
    for infamy in (0, 8):
        for seed in range(4):
            state = on_table(watch_plays="harbour-dues", merchant=purse, infamy=infamy, captured="lookout pickpocket")
            play(state, "pass")
            for least in purse.split()[:2]:
                assert choice(state, seed) == f"give {least}"
                play(state, f"give {least}")


def test_an_explanation_tells_no_chance_and_says_where_it_mixes() -> None:
    """A hint tells one chance, that of the search; and nobody is told that a choice is bad which is then made."""
    bot = GAME.bot()
    mixed = 0
    for seed in range(3):
        state = GAME.new(3, seed, {"max_turns": 4})
        rng = seeded(seed)
        while not state.over:
            seat = state.mover()
            known = state.imagine(seat, rng)
            action = bot.choose(known, seat, rng)
            why = reason(bot.explain(known, seat, action))
            assert "chance" not in notation(why)
            assert why.kind != "why-not"
            mixed += why.kind == "why-mixed"
            state.apply(seat, action)
    assert mixed > 3


def test_a_hint_tells_one_chance_for_one_move() -> None:
    state = at("play", at=THIEF, thief="street-urchin lookout burglar copper copper", merchant="gold gold", infamy=4)
    for seed in range(3):
        advice = hint(GAME, state.imagine(THEODORE, seeded(seed)), THEODORE, seeded(seed), rounds=60, seconds=0)
        assert notation(advice.reason).count("chance=") == 1
        assert advice.action in state.legal(THEODORE)
