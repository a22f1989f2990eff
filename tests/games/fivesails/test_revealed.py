"""Whoever is asked "which of the revealed" is offered exactly what that use revealed, whatever else lies aside."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from intrigue.core import RandomPlayer, decide
from intrigue.core.rng import seeded
from intrigue.games.fivesails.cards.card_selections import Shown
from intrigue.games.fivesails.cards.deck_steps import Sort
from intrigue.games.fivesails.events import Peeked, Revealed, Used
from intrigue.games.fivesails.rules.ability_use import Use, next_use
from intrigue.games.fivesails.rules.actions import A_CARD, ARGUMENT
from intrigue.games.fivesails.rules.frames import Choosing, Piece
from intrigue.games.fivesails.rules.gambling import PickGamble
from intrigue.games.fivesails.state.duel import NO_DUEL
from intrigue.games.fivesails.state.printed import ABILITIES, CARDS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.view import FiveSailsView

from .playing import GAME, can, go, pile, pos, says, zone

CHALLENGES = {  # a risk that issues a challenge, and who can
    "veronicas_guile": ("don_constanzo_scarpa", "servo_scarpa"),
    "legendary_reputation": ("odette_dubois_darrent", "jean_urbain"),
    "move_along": ("kaspar_dietrich", "terrell_brandt"),
    "iron_and_velvet": ("yevgeni", "valeri_mikhailov"),
}
FODDER = ["triage", "regroup", "precision"]


def offered(st: FiveSails) -> list[str]:
    """The names among which somebody may choose now."""
    return sorted(text.split()[1] for text in says(st) if text.startswith("choose "))


def begun_by(risk: str, mine: list[str], foe: dict[str, Any], **rest: object) -> FiveSails:
    """A duel that a risk has begun: it lies aside until the duel is over."""
    leader, challenger = CHALLENGES[risk]
    me = {"leader": leader, "crew": {challenger: "forums"}, "hand": [risk, *FODDER], "deck": mine}
    theirs = {"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "forums"}, **foe}
    st = pos(me, theirs, **rest)
    go(st, f"use {risk}")
    while can(st, "pay triage") or can(st, "pay regroup"):
        go(st, "pay triage" if can(st, "pay triage") else "pay regroup")
    go(st, "accept")
    assert zone(st, risk) == "aside"
    return st


@pytest.mark.rule("FIV-GAMBLE-1", "FIV-RISK-3", "FIV-C-67")
@pytest.mark.parametrize("rest", ["discard", "sink"])
@pytest.mark.parametrize("risk", CHALLENGES)
def test_a_gamble_in_a_duel_begun_by_a_risk_offers_the_two_cards_revealed(risk: str, rest: str) -> None:
    st = begun_by(risk, ["amour", "taunt"], {"hand": ["drinking_games"]}, options={"gamble_rest": rest})
    go(st, "choose drinking_games", "gamble")
    assert offered(st) == ["amour", "taunt"]
    go(st, "choose amour")
    assert zone(st, risk) == "aside"  # still being played, not thrown away or sunk with the rest
    assert ("taunt" in pile(st, 0)) == (rest == "discard")
    while st.duel.stage != NO_DUEL:
        st.apply(st.mover(), st.legal(st.mover())[0])
    assert zone(st, risk) == "discard"  # FIV-RISK-3


@pytest.mark.card("fivesails", "defending_honor")
@pytest.mark.rule("FIV-GAMBLE-1")
def test_a_gamble_after_defending_honor() -> None:
    st = pos(
        {
            "leader": "odette_dubois_darrent",
            "crew": {"jean_urbain": "forums"},
            "hand": ["defending_honor", "triage"],
            "deck": ["amour", "taunt"],
        },
        {"crew": {"otto_streit": "forums"}},
    )
    go(st, "use defending_honor", "pay triage", "accept", "gamble")
    assert offered(st) == ["amour", "taunt"]


@pytest.mark.card("fivesails", "roll_the_bones")
@pytest.mark.rule("FIV-KEY-14", "FIV-C-72")
def test_roll_the_bones_adds_a_revealed_card_and_sinks_what_was_revealed() -> None:
    foe = {"hand": ["roll_the_bones"], "deck": ["taunt", "carnaval", "robbery"]}
    st = begun_by("move_along", [], foe)
    before = len(st.decks[1])
    go(st, "choose roll_the_bones", "use roll_the_bones")
    assert offered(st) == ["carnaval", "taunt"]
    go(st, "choose taunt")
    assert len(st.decks[1]) == before
    assert zone(st, "move_along") == "aside"


@pytest.mark.card("fivesails", "broken_time")
@pytest.mark.rule("FIV-C-134")
def test_broken_time_plays_one_of_its_own_cards() -> None:
    st = pos(
        {"crew": {"servo_scarpa": "forums"}, "hand": ["veronicas_guile", "pull"]},
        {
            "leader": "odette_dubois_darrent",
            "crew": {"jean_urbain": "forums"},
            "hand": ["broken_time"],
            "deck": ["triage", "disarm", "not_today"],
        },
    )
    go(st, "use veronicas_guile", "pay pull", "accept", "choose broken_time", "use broken_time")
    assert offered(st) == ["disarm", "triage"]  # Finesse 2


@pytest.mark.card("fivesails", "mirelis_revision")
@pytest.mark.rule("FIV-C-72")
def test_mirelis_revision_lets_the_foe_gamble_with_the_revealed_cards() -> None:
    foe = {
        "leader": "yevgeni",
        "crew": {"valeri_mikhailov": "forums"},
        "hand": ["strong_hands", "mirelis_revision", "triage"],
    }
    st = begun_by("veronicas_guile", ["boon", "bravos"], foe)
    go(st, "choose strong_hands", "choose precision", "use mirelis_revision", "pay triage")
    assert (st.mover(), offered(st)) == (0, ["boon", "bravos"])
    shown = st.view(0)
    assert isinstance(shown, FiveSailsView)
    assert shown.duel is not None
    assert shown.duel.card == -1  # there is no combat card now


@pytest.mark.card("fivesails", "sarafina")
@pytest.mark.rule("FIV-EX-17")
def test_sarafina_looks_at_the_foes_cards_only() -> None:
    st = pos(
        {"crew": {"sarafina": "forums"}, "hand": ["veronicas_guile", "pull", "boon"]},
        {"leader": "kaspar_dietrich", "crew": {"otto_streit": "forums"}, "hand": ["triage"], "deck": ["precision"]},
    )
    go(st, "use veronicas_guile", "pay pull", "accept", "choose triage", "choose boon", "use sarafina")
    assert offered(st) == ["precision"]
    assert can(st, "pass")


@pytest.mark.card("fivesails", "improvising")
@pytest.mark.card("fivesails", "devotion")
@pytest.mark.card("fivesails", "matushkas_sight")
@pytest.mark.rule("FIV-C-136")
@pytest.mark.parametrize("risk", ["devotion", "matushkas_sight"])
def test_improvising_is_not_among_the_cards_looked_at(risk: str) -> None:
    """Improvising itself lies aside while the other risk is played, and goes to the Locker."""
    deck = ["amour", "carnaval", "robbery", "drinking_games", "adaptable"]
    st = pos(
        {
            "leader": "soline_el_gato",
            "crew": {"elina_georginova": "docks"},
            "hand": ["improvising", "taunt"],
            "deck": deck,
        },
        {"discard": [risk]},
    )
    go(st, "use improvising", f"use {risk}")
    for text in ("pay taunt", "option 1", "place docks"):
        if can(st, text):
            go(st, text)
    assert offered(st) == sorted(deck[: 3 if risk == "devotion" else 5])
    while zone(st, "improvising") == "aside":
        st.apply(st.mover(), st.legal(st.mover())[0])
    assert zone(st, "improvising") == "locker"


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


@pytest.mark.parametrize("seed", range(6))
def test_uses_that_are_over_leave_no_number_behind(seed: int) -> None:
    """A count of uses would tell worlds apart that look alike to everybody."""
    st = GAME.new(2, seed, {"decks": "random"})
    assert isinstance(st, FiveSails)
    rng = seeded(seed)
    seen = 0
    while not st.over:
        seat = st.mover()
        actions = st.legal(seat)
        st.apply(seat, actions[rng.below(len(actions))])
        going_on = {frame.serial for frame in st.stack if isinstance(frame, Use)}
        going_on |= {put_off.steps.use() for put_off in st.later if isinstance(put_off.steps, Piece)}
        assert {mark.serial for mark in st.marks} <= going_on | {0}
        assert set(st.turned) <= going_on | {-1}
        assert next_use(st) == max(going_on, default=0) + 1
        seen += len(st.marks) + len(st.turned)
    assert seen


def test_a_reveal_that_did_nothing_is_forgotten() -> None:
    """Kaj reveals Siren's Scream, whose "when revealed" finds nothing to do: the next use has the number it would have
    after any other card."""
    after = []
    for card in ("sirens_scream", "maryam_benu_pleroma"):
        st = pos({"crew": {"kaj_kousei": "docks"}, "hand": FODDER}, city_deck=[card, "smuggled_item"])
        go(st, "use kaj_kousei")
        assert can(st, "choose smuggled_item")
        after.append(next_use(st))
    assert after == [2, 2]
