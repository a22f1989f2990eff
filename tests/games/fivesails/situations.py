"""Situations that tests of several cards and rules begin with, and what they read off the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import intrigue
from intrigue.core.phrase import notation
from intrigue.core.rng import Rng
from intrigue.games.fivesails.events import Unmet
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.planning import Scheme
from intrigue.games.fivesails.rules.stats import crew_count
from intrigue.games.fivesails.rules.wounds import Cap, destroy
from intrigue.games.fivesails.state.actions import PASS
from intrigue.games.fivesails.state.duel import DUEL
from intrigue.games.fivesails.state.frames import Asking
from intrigue.games.fivesails.state.numbers import DRAMA, PHASES
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails
from intrigue.games.fivesails.view import CardView, FiveSailsView

from . import playing
from .playing import (
    BY_MONTAIGNE,
    BY_USSURA,
    CASTILLE,
    GAME,
    MONTAIGNE,
    VODACCE,
    at_the_brink,
    can,
    challenged,
    duel,
    go,
    pos,
    rest,
    says,
    step,
    strike,
    table,
    told,
    until,
    zone,
)


def seen_off(st: FiveSails) -> FiveSails:
    """After the duel Edeline fetches a fighter, whom Eko Sorridi sees off with a wound."""
    step(st, "use edeline_trinken")
    assert any(line.startswith("tell-duel-over") for line in told(st))
    until(st, lambda st: can(st, "use eko_sorridi"))
    step(st, "use eko_sorridi")
    return rest(st)


def vain(card: str, rule: str = "FIV-C-145") -> tuple[str, str]:
    return rule, f"no-use-in-vain card=card:{card}"


def lasting(st: FiveSails, seat: int | None) -> list[str]:
    return [notation(effect.words) for effect in view(st, seat).effects]


def leader_falls(st: FiveSails, seat: int) -> FiveSails:
    """The Leader of a seat falls, and others play on."""
    destroy(st, st.leaders[seat])
    st.advance()
    st.offered = None
    return st


def defending_honor(mine: dict[str, str], foes: dict[str, str] | None = None, **rest: Any) -> FiveSails:
    me = {"leader": "odette_dubois_darrent", "crew": mine, "hand": ["defending_honor", "triage"]}
    return pos(me, {"crew": foes or {"otto_streit": "docks"}}, **rest)


SIGHTED = ("tell-peeked", "tell-sunk", "tell-taken", "tell-dug-up")


def sighted(st: FiveSails, seat: int | None) -> list[str]:
    """What the log tells of looking, sinking and taking: to a seat, or to those who only watch."""
    return [line for line in told(st, seat) if line.startswith(SIGHTED)]


def events_of(st: FiveSails, kind: type) -> list[object]:
    return [event for event in st.events_for(None) if isinstance(event, kind)]


def schemes_resolve(st: FiveSails, *seats: int) -> FiveSails:
    """The schemes of these seats resolve now, as in Planning."""
    st.stack += [Scheme(seat) for seat in reversed(seats)]
    st.advance()
    return st


FULL_CREW = {
    "cirilo_naucriparos": "docks",
    "servo_scarpa": "home",
    "sibella_scarpa": "home",
    "aldo_bussotti": "home",
    "vissenta_scarpa": "home",
    "kaj_kousei": "docks",
    "gustavo": "forums",
}  # with Don Constanzo six that count, and two hired Brutes


def above_cap(st: FiveSails, seat: int = 0) -> bool:
    return crew_count(st, seat) > st.card(st.leaders[seat]).cap


def who_may_go(st: FiveSails) -> list[str]:
    assert isinstance(st.stack[-1], Cap)
    return sorted(text.split()[1] for text in says(st))


def full_crew(**rest: Any) -> FiveSails:
    return pos({"crew": FULL_CREW, **rest.pop("me", {})}, {"crew": {"uwe_zimmerman": "docks"}}, **rest)


def choosable(st: FiveSails) -> list[str]:
    return sorted(text.split()[1] for text in says(st) if text.startswith("choose"))


def streets(st: FiveSails) -> dict[str, list[str]]:
    names = ("oles_inn", "docks", "forums", "grand_bazaar", "governors_gardens")
    return {name: [CARDS[st.kind[i]].id for i in st.street[k]] for k, name in enumerate(names) if st.street[k]}


def till_drama(st: FiveSails) -> FiveSails:
    """The first choices that there are, until High Drama begins again."""
    day = st.day
    return until(st, lambda st: st.day > day and st.phase == DRAMA)


def uwe_has_fallen(me: dict[str, Any], **given: Any) -> FiveSails:
    """Uwe has fallen with his own last card on the table, and 5 threat of his is still to be faced."""
    st = duel(me, {"hand": ["precision"]}, wounds={"uwe_zimmerman": 4}, **given)
    step(st, "choose precision")
    strike(st)
    assert (zone(st, "uwe_zimmerman"), st.duel.stage) == ("locker", DUEL)
    return st


def into_dusk(crew: dict[str, str], foes: dict[str, str], first: int, **rest: Any) -> FiveSails:
    """Both have passed; somebody is asked for the first time after that."""
    st = pos({"leader": "soline_el_gato", "crew": crew}, {"crew": foes}, first=first, turn=first, **rest)
    for _ in range(2):
        st.apply(st.mover(), 0)
    return st


def uwe_falls(me: dict[str, Any], **rest: Any) -> FiveSails:
    """Uwe falls in his first round, and his Final Strike is to be faced: Riposte 1 and Thrust 2."""
    foe = {"crew": {"uwe_zimmerman": "forums"}, "hand": ["buratino"]}
    st = duel(me, foe, wounds={"uwe_zimmerman": 4, **rest.pop("wounds", {})}, **rest)
    go(st, "choose buratino")
    assert zone(st, "uwe_zimmerman") == "locker"
    return st


MAYA = {"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "forums"}}
MUSKETEERS = {**MONTAIGNE, "crew": {"henri_michelet": "docks", "bastien_girard": "docks"}}


def happened(st: FiveSails, card: str) -> bool:
    return any(line.startswith(f"tell-happened card=card:{card}") for line in told(st))


def first_round(technique: str, with_challenge: bool, **rest: Any) -> FiveSails:
    """Henri, or who is given, challenges with this Technique or without, and plays Triage in the first round."""
    crew = rest.pop("crew", {"henri_michelet": "forums"})
    me = {"crew": crew, "hand": ["triage"]}
    st = BY_MONTAIGNE.pos(me, {"crew": {"otto_streit": "forums"}, "hand": ["langschwert"]}, **rest)
    return challenged(st, next(iter(crew)), technique, with_challenge, "triage")


SOLINE, ODETTE, YEVGENI = "soline_el_gato", "odette_dubois_darrent", "yevgeni"
THREE = ["triage", "regroup", "precision"]


def laid_out(
    leader: str, crew: dict[str, str], held: list[str], foe: dict[str, Any] | None = None, **rest: Any
) -> FiveSails:
    return playing.pos({"leader": leader, "crew": crew, "hand": held}, foe, **rest)


def dueling(leader: str, crew: str, held: list[str], foe: list[str], **rest: Any) -> FiveSails:
    """That character has challenged Otto, who accepted and has the first round."""
    theirs = {"crew": {"otto_streit": "forums"}, "hand": foe}
    return playing.duel({"leader": leader, "crew": {crew: "forums"}, "hand": held}, theirs, **rest)


def is_over(st: FiveSails) -> bool:
    """Whether nothing more is asked, and the next player is to act."""
    return isinstance(st.stack[-1], Turn)


RATON = {"leader": "soline_el_gato", "crew": {"raton": "docks"}}


def in_random_games(luck: int, games: int, options: dict[str, str] | None = None) -> Iterator[tuple[FiveSails, int]]:
    """Every decision of random games for two, and whose it is."""
    game, rng = intrigue.game("fivesails"), intrigue.core.Rng(luck)
    for seed in range(games):
        st = game.new(2, seed, options or {}, events=False)
        assert isinstance(st, FiveSails)
        while not st.over:
            seat = st.mover()
            yield st, seat
            actions = st.actions(seat)
            st.apply_unchecked(seat, actions[rng.below(len(actions))])


def line_as_seen(st: FiveSails, seat: int | None, side: int = 1) -> list[tuple[str, bool]]:
    """A dueling line as it is seen: which cards, and whether they lie engaged."""
    shown = view(st, seat).duel
    assert shown is not None
    return [(card.id, card.engaged) for card in shown.lines[side]]


USSURAN = ["sunder", "mirelis_revision", "regroup"]


def lying_at(st: FiveSails, at: int) -> list[str]:
    return [CARDS[st.kind[i]].id for i in st.street[at]]


CHALLENGES = {  # a risk that issues a challenge, and who can
    "veronicas_guile": ("don_constanzo_scarpa", "servo_scarpa"),
    "legendary_reputation": ("odette_dubois_darrent", "jean_urbain"),
    "move_along": ("kaspar_dietrich", "terrell_brandt"),
    "iron_and_velvet": ("yevgeni", "valeri_mikhailov"),
}


def begun_by(risk: str, mine: list[str], foe: dict[str, Any], **rest: object) -> FiveSails:
    """A duel that a risk has begun: it lies aside until the duel is over."""
    leader, challenger = CHALLENGES[risk]
    me = {"leader": leader, "crew": {challenger: "forums"}, "hand": [risk, *THREE], "deck": mine}
    theirs = {"leader": "soline_el_gato", "crew": {"maya_de_la_rioja": "forums"}, **foe}
    st = pos(me, theirs, **rest)
    go(st, f"use {risk}")
    while can(st, "pay triage") or can(st, "pay regroup"):
        go(st, "pay triage" if can(st, "pay triage") else "pay regroup")
    go(st, "accept")
    assert zone(st, risk) == "aside"
    return st


IDLE: dict[str, Any] = {"approach": []}


def through(st: FiveSails, kind: type[Asking] | None = None) -> list[int]:
    """Pass, or take the first choice, until High Drama of the next Day; who was asked such a question, by turns."""
    day, asked = st.day, [-1]
    for _ in range(400):
        if st.over or (st.day > day and isinstance(st.stack[-1], Turn)):
            break
        seat = st.waiting[0] if st.waiting else st.mover()
        if kind is not None and isinstance(st.stack[-1], kind) and asked[-1] != seat:
            asked.append(seat)
        legal = st.legal(seat)
        st.apply(seat, PASS if PASS in legal else legal[0])
    return asked[1:]


def new_game(seats: int, seed: int = 1, **options: object) -> FiveSails:
    state = GAME.new(seats, seed, dict(options))
    assert isinstance(state, FiveSails)
    return state


BARE: dict[str, Any] = {"deck": [], "empty": True}


def without_city_deck(st: FiveSails, *left: str) -> FiveSails:
    """All that lies in the City Deck is out of the game but these."""
    for i in st.city_deck[:]:
        if st.card(i).id not in left:
            st.to_locker(i)
    st.offered = None
    return st


def asked_for_technique(who: str, foes: dict[str, str], me: dict[str, Any] | None = None, **rest: Any) -> FiveSails:
    """The challenger's player is asked for a Technique."""
    mine = {"leader": "odette_dubois_darrent", "crew": {who: "docks"}, **(me or {})}
    foe = {"crew": foes, **rest.pop("foe", {})}
    st = pos(mine, foe, **rest)
    st.apply(0, next(a for a in st.legal(0) if st.say(0, a).startswith(f"challenge {who}")))
    return st


def unmet(st: FiveSails) -> list[str]:
    return [event.name for event in st.events_for(None) if isinstance(event, Unmet)]


def two_patients(*thugs: str, hand: tuple[str, ...] = ("boon",)) -> FiveSails:
    """Madre Dolores heals Vittoria and Angelo at the Docks, and other Thugs of theirs are there; all are wounded."""
    crew = dict.fromkeys(("vittoria_anselmo", "angelo", *thugs), "docks")
    me = {**CASTILLE, "crew": {"madre_dolores": "docks"}, "hand": ["pull"]}
    hurt = dict.fromkeys(crew, 1)
    st = pos(me, {**VODACCE, "crew": crew, "hand": list(hand)}, wounds=hurt)
    step(st, "use madre_dolores", "option 2", "choose pull", "choose vittoria_anselmo")
    if can(st, "choose angelo"):
        step(st, "choose angelo")
    return st


def fall_of(seat: int, *sides: dict[str, Any], **given: Any) -> FiveSails:
    """Servo has just killed the Leader of a seat, who refused his challenge at the Forums."""
    crews = [dict(side) for side in sides]
    leader = ("", "kaspar_dietrich", "yevgeni", "soline_el_gato")[seat]
    crews[0]["crew"] = {**crews[0].get("crew", {}), "servo_scarpa": "forums"}
    crews[seat]["crew"] = {**crews[seat].get("crew", {}), leader: "forums"}
    st = at_the_brink(table(*crews, **given), seat)
    go(st, "challenge servo_scarpa")
    if can(st, f"choose {leader}"):
        go(st, f"choose {leader}")
    return go(st, "refuse")


def phase(st: FiveSails) -> str:
    return PHASES[st.phase]


def can_repeat(technique: str, who: str, with_challenge: bool, **rest: Any) -> bool:
    """Whether somebody who challenged with this Technique, or without, has it in the first round."""
    me = {"crew": {who: "forums"}, "hand": ["boon"]}
    st = BY_USSURA.pos(me, {"crew": {"uwe_zimmerman": "forums"}, "hand": ["langschwert"]}, **rest)
    return can(challenged(st, who, technique, with_challenge, "boon"), f"use {technique}")


def plainly(me: dict[str, Any], foe: dict[str, Any] | None = None, **rest: Any) -> FiveSails:
    """A position without Yevgeni, who is a Sorcerer and makes cards cheaper."""
    return playing.pos({"leader": "odette_dubois_darrent", **me}, foe, **rest)


def view(st: FiveSails, seat: int | None) -> FiveSailsView:
    shown = st.view(seat)
    assert isinstance(shown, FiveSailsView)
    return shown


def person(shown: FiveSailsView, id: str) -> CardView:
    return next(card for player in shown.players for card in player.crew if card.id == id)


def play_some(state: Any, rng: Rng, count: int) -> None:
    for _ in range(count):
        if not state.over:
            seat = state.mover()
            actions = state.actions(seat)
            state.apply_unchecked(seat, actions[rng.below(len(actions))])


def find_moment(st: FiveSails, text: str) -> None:
    """Do this, without passing the window that it opens."""
    seat = st.mover()
    st.apply_unchecked(seat, next(a for a in st.actions(seat) if st.say(seat, a).startswith(text)))
