"""Gambling."""

from __future__ import annotations

from collections import Counter

import pytest

from intrigue.core import RandomPlayer, decide
from intrigue.core.phrase import notation
from intrigue.core.rng import seeded
from intrigue.games.fivesails.cards.card_selections import Shown
from intrigue.games.fivesails.cards.deck_steps import Sort
from intrigue.games.fivesails.events import Peeked, Revealed, Used
from intrigue.games.fivesails.rules.gambling import PickGamble
from intrigue.games.fivesails.state.actions import A_CARD, ARGUMENT
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.frames import Choosing
from intrigue.games.fivesails.state.printed import ABILITIES, CARDS
from intrigue.games.fivesails.state.state import FiveSails

from ..playing import (
    CASTILLE,
    EISEN,
    GAME,
    USSURA,
    VODACCE,
    can,
    duel,
    go,
    pile,
    pos,
    rest,
    says,
    step,
    strike,
    told,
    why,
    zone,
)
from ..situations import CHALLENGES, begun_by, choosable, line_as_seen


def which_of_the_revealed(st: FiveSails) -> bool:
    """Whether somebody is asked to choose among cards turned up."""
    top = st.stack[-1]
    if isinstance(top, PickGamble):
        return True
    if not isinstance(top, Choosing):
        return False
    step = ABILITIES[top.step.ability].program[top.step.pc]
    return isinstance(step, Sort) or isinstance(getattr(step, "select", None), Shown)


def revealed_by_this_use(st: FiveSails) -> list[str]:
    """By the log, as the one who is asked saw it: what was turned up since the ability was announced, or last of all
    where somebody gambles."""
    seen = st.events_for(st.mover())
    top = st.stack[-1]
    if isinstance(top, PickGamble):
        return list(next(event.cards for event in reversed(seen) if isinstance(event, Revealed)))
    assert isinstance(top, Choosing)
    begun = max(k for k, event in enumerate(seen) if isinstance(event, Used) and event.card == top.step.card)
    return [name for event in seen[begun:] if isinstance(event, Revealed | Peeked) for name in event.cards]


@pytest.mark.rule(
    "FIV-GAMBLE-1",
    "FIV-GAMBLE-2",
    "FIV-GAMBLE-3",
    "FIV-GAMBLE-4",
    "FIV-GAMBLE-5",
    "FIV-GAMBLE-6",
    "FIV-C-71",
    "FIV-C-97",
    "FIV-C-69",
    "FIV-C-70",
)
def test_terrell_gambles() -> None:
    st = duel(
        {"crew": {"servo_scarpa": "forums"}, "hand": ["pull"]},
        {"crew": {"terrell_brandt": "forums"}, "hand": ["langschwert"]},
    )
    go(st, "gamble")
    first = says(st)[0]
    go(st, first, "pass", "choose pull")
    assert not can(st, "gamble") or st.duel.side == 0
    st = duel(
        {"leader": "soline_el_gato", "crew": {"soline_el_gato": "forums"}}, {"crew": {"terrell_brandt": "forums"}}
    )
    assert says(st) == ["pass"]  # Finesse 0, no hand: nothing can be played


@pytest.mark.rule("FIV-GAMBLE-1", "FIV-GAMBLE-5", "FIV-DUEL-6", "FIV-CHAL-7")
def test_why_not_in_a_duel() -> None:
    st = duel({}, {"hand": ["langschwert"]})
    assert why(st, "pass") == ("FIV-DUEL-6", "no-empty-first-round")
    assert why(st, "accept") == ("FIV-CHAL-7", "no-challenge-now")
    st = pos({"crew": {"servo_scarpa": "docks"}})
    assert why(st, "gamble") == ("FIV-GAMBLE-1", "no-gamble-now")


@pytest.mark.rule("FIV-GAMBLE-1", "FIV-RISK-3", "FIV-C-67")
@pytest.mark.parametrize("rest", ["discard", "sink"])
@pytest.mark.parametrize("risk", CHALLENGES)
def test_a_gamble_in_a_duel_begun_by_a_risk_offers_the_two_cards_revealed(risk: str, rest: str) -> None:
    st = begun_by(risk, ["amour", "taunt"], {"hand": ["drinking_games"]}, options={"gamble_rest": rest})
    go(st, "choose drinking_games", "gamble")
    assert choosable(st) == ["amour", "taunt"]
    go(st, "choose amour")
    assert zone(st, risk) == "aside"  # still being played, not thrown away or sunk with the rest
    assert ("taunt" in pile(st, 0)) == (rest == "discard")
    while st.duel.stage != NO_DUEL:
        st.apply(st.mover(), st.legal(st.mover())[0])
    assert zone(st, risk) == "discard"  # FIV-RISK-3


@pytest.mark.rule("FIV-GAMBLE-1", "FIV-KEY-14")
def test_in_random_games_every_card_offered_was_revealed_by_that_very_use() -> None:
    asked = 0
    busy = 0  # something else lay aside meanwhile
    for seed in range(24):
        options = {"decks": "random", "gamble_rest": ("discard", "sink")[seed % 2]}
        state, rng = GAME.new(2 + seed % 3, seed, options), seeded(seed)
        assert isinstance(state, FiveSails)
        players = [GAME.bot() if (seed + seat) % 4 == 0 else RandomPlayer() for seat in range(state.seats)]
        while not state.over:
            seat = state.waiting[rng.below(len(state.waiting))]
            if which_of_the_revealed(state):
                cards = [action & ARGUMENT for action in state.legal(seat) if action & ~ARGUMENT == A_CARD]
                names = Counter(CARDS[state.kind[i]].id for i in cards)
                shown = Counter(revealed_by_this_use(state))
                assert names <= shown, (seed, state.moves, names, shown)
                if isinstance(state.stack[-1], PickGamble):
                    assert names == shown
                asked += 1
                busy += len(state.aside) > len(cards)
            state.apply_unchecked(seat, decide(players[seat], state, seat, rng))
    assert asked > 100
    assert busy > 5


@pytest.mark.rule("FIV-GAMBLE-4", "FIV-DUEL-9", "FIV-C-36")
def test_a_gambled_card_is_seen_to_lie_engaged() -> None:
    """By everybody, those included who only watch; a card out of the hand lies upright beside it."""
    st = pos(
        {**VODACCE, "crew": {"servo_scarpa": "forums"}, "hand": ["pull", "pull"]},
        {**EISEN, "crew": {"uwe_zimmerman": "forums"}, "hand": ["stratege"], "deck": ["breastplate", "triage"]},
    )
    go(st, "challenge servo_scarpa", "accept", "gamble", "choose breastplate")
    for seat in (0, 1, None):
        assert line_as_seen(st, seat) == [("breastplate", True)]
    strike(st)
    strike(go(st, "choose pull"))
    go(st, "choose stratege")
    assert line_as_seen(st, None) == [("breastplate", True), ("stratege", False)]
    assert line_as_seen(st, None, side=0) == [("pull", False)]


@pytest.mark.card("fivesails", "mirelis_revision", "eager_blade")
@pytest.mark.rule("FIV-C-72", "FIV-GAMBLE-5")
def test_a_revised_card_has_been_played_and_the_next_one_is_played_as_well() -> None:
    """The blade strikes with the first card and is gone; what it gave is still given to the card that counts."""
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["precision"], "deck": ["langschwert", "boon"]}
    me = {**USSURA, "crew": {"ren": "forums"}, "hand": ["mirelis_revision", "stubborn"]}
    st = duel(me, foe, gear={"eager_blade": "uwe_zimmerman"})
    step(st, "choose precision", "use mirelis_revision", "pay stubborn", "choose langschwert")
    rest(st)
    assert st.duel.defender.gambles == 0
    assert pile(st, 1)[0] == "precision"


@pytest.mark.rule("FIV-GAMBLE-5")
def test_a_second_gamble_with_finesse_1() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "docks"}, "hand": ["boon", "boon", "pull"]},
        {"crew": {"terrell_brandt": "docks"}, "hand": ["langschwert", "precision"], "deck": ["precision"] * 2},
    )
    go(st, "challenge servo_scarpa", "accept", "gamble", "choose precision")
    for _ in range(40):
        if st.mover() == 1 and "ask-combat-card" in notation(st.view(1).prompt):
            break
        legal = st.legal(st.mover())
        st.apply(
            st.mover(), legal[-1] if st.mover() == 0 and "ask-combat-card" in notation(st.view(0).prompt) else legal[0]
        )
    assert why(st, "gamble") == ("FIV-GAMBLE-5", "no-more-gambles card=card:terrell_brandt finesse=1")


@pytest.mark.rule("FIV-C-67", "FIV-EX-29")
@pytest.mark.parametrize(("goes", "line"), [("discard", "tell-left"), ("sink", "tell-sunk")])
def test_the_log_says_what_became_of_the_gambled_cards_that_were_not_chosen(goes: str, line: str) -> None:
    st = duel({}, {"deck": ["triage", "regroup"]}, options={"gamble_rest": goes})
    before = len(told(st))
    step(st, "gamble", "choose triage")
    lines = [text for text in told(st)[before:] if text.startswith(line)]
    assert len(lines) == 1, told(st)[before:]


@pytest.mark.card("fivesails", "roll_the_bones", "the_cats_glass", "gallegos_blade")
@pytest.mark.rule("FIV-C-68", "FIV-C-72")
@pytest.mark.parametrize(("blade", "shown"), [(False, 2), (True, 1)])
def test_a_scoundrels_card_more_is_reckoned_with_those_fewer(blade: bool, shown: int) -> None:
    """Two, one more for Lorenzo, one fewer by the Glass and one by the Blade: it is the sum that is never below one."""
    deck = ["boon", "pull", "taunt", "amour"]
    me = {**CASTILLE, "crew": {"lorenzo_de_zepeda": "forums"}, "hand": ["roll_the_bones"], "deck": deck}
    foe = {**CASTILLE, "crew": {"raton": "forums"}, "hand": ["gallegos_blade"]}
    st = pos(me, foe, gear={"the_cats_glass": "raton", "gallegos_blade": "raton"})
    step(st, "challenge lorenzo_de_zepeda", "accept", "use the_cats_glass", "choose gallegos_blade")
    step(st, *["use gallegos_blade"] * blade, "choose roll_the_bones", "use roll_the_bones")
    seen = [event for event in rest(st).events_for(None) if isinstance(event, Revealed)]
    assert seen[-1].cards == tuple(deck[:shown])
