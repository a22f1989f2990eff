"""Playing a position in tests: say what is done, windows that nobody wants pass by themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import intrigue
from intrigue.core import Illegal
from intrigue.core.phrase import notation
from intrigue.games.fivesails.events import Missed, Struck
from intrigue.games.fivesails.rules.challenge import AskTarget, AskTechnique
from intrigue.games.fivesails.rules.drama import Turn
from intrigue.games.fivesails.rules.planning import Scheme
from intrigue.games.fivesails.rules.reactions import Window
from intrigue.games.fivesails.rules.renown_control import place_name
from intrigue.games.fivesails.rules.round_choices import AskStyle
from intrigue.games.fivesails.rules.stats import resolve_left
from intrigue.games.fivesails.state.actions import A_ABILITY, ARGUMENT, PASS, SHIFT
from intrigue.games.fivesails.state.frames import Choosing
from intrigue.games.fivesails.state.numbers import PLAY, ZONES
from intrigue.games.fivesails.state.printed import CARDS
from intrigue.games.fivesails.state.state import FiveSails

GAME = intrigue.game("fivesails")

# Somebody of each people, where it matters whose card it is.
CASTILLE = {"leader": "soline_el_gato"}
EISEN = {"leader": "kaspar_dietrich"}
MONTAIGNE = {"leader": "odette_dubois_darrent"}
USSURA = {"leader": "yevgeni"}
VODACCE = {"leader": "don_constanzo_scarpa"}


def pos(me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **rest: Any) -> FiveSails:
    """A position for two; the first player to act is `me`. Tests put cards where they need them, and no deck is asked
    whether it could hold them."""
    mine = {"leader": "don_constanzo_scarpa", **(me or {})}
    theirs = {"leader": "kaspar_dietrich", **(foe or {})}
    seed = rest.pop("seed", 0)
    players = [mine, theirs, *rest.pop("more", [])]
    given = {"players": players, "seats": len(players), "proxies": True, **rest}
    state = GAME.position(given, seed)
    assert isinstance(state, FiveSails)
    return state


def table(*sides: dict[str, Any], **given: Any) -> FiveSails:
    """Three or four sides, each with a Leader of its own."""
    leaders = ("don_constanzo_scarpa", "kaspar_dietrich", "yevgeni", "soline_el_gato")
    players = [{"leader": leader, **side} for leader, side in zip(leaders, sides, strict=False)]
    state = GAME.position({"players": players, "seats": len(players), "proxies": True, **given}, 0)
    assert isinstance(state, FiveSails)
    return state


def at_the_brink(st: FiveSails, seat: int) -> FiveSails:
    """One more wound, and that seat's Leader falls."""
    leader = st.leaders[seat]
    st.wounds[leader] += resolve_left(st, leader) - 1
    return st


def find(st: FiveSails, seat: int, text: str) -> int | None:
    """The action that a text means: as `game.action` reads it, or `use card 2` for a card's second ability."""
    words = text.split()
    if words[0] == "use":
        for action in st.actions(seat):
            if action >= A_ABILITY and CARDS[st.kind[action & ARGUMENT]].id == words[1]:
                slot = (action - A_ABILITY) >> SHIFT
                if len(words) < 3 or slot == int(words[2]) - 1:
                    return action
        return None
    if words[0] == "choose" or words[0] in (
        "pay",
        "move",
        "claim",
        "challenge",
        "equip",
        "recruit",
        "play",
        "intervene",
    ):
        for action in st.actions(seat):
            if GAME.notation.say(st, seat, action).split()[:2] == words[:2]:
                return action
        return None
    try:
        return GAME.action(st, seat, text)
    except Illegal:
        return None


def go(st: FiveSails, *texts: str) -> FiveSails:
    """Do these things one after the other; questions in between that can be passed are passed, and those after."""
    return rest(step(st, *texts))


def step(st: FiveSails, *texts: str) -> FiveSails:
    """The same, and stop right after the last: whoever is asked next is still to answer."""
    for text in texts:
        for _ in range(30):
            seat = st.mover()
            action = find(st, seat, text)
            if action is not None:
                st.apply(seat, action)
                st.check()
                break
            top = st.stack[-1]
            actions = st.actions(seat)
            if len(actions) == 1 and not isinstance(top, Turn):
                st.apply(seat, actions[0])
                continue
            assert isinstance(top, (Window, AskTechnique, AskStyle)), (text, top, says(st))
            st.apply(seat, PASS)
        else:
            raise AssertionError(text)
    return st


def rest(st: FiveSails) -> FiveSails:
    """Pass the windows that nobody wants."""
    while not st.over:
        top = st.stack[-1]
        actions = st.actions(st.mover())
        if isinstance(top, (Window, AskTechnique)) and PASS in actions:
            st.apply(st.mover(), PASS)
        elif isinstance(top, (AskTarget, Choosing)) and len(actions) == 1:
            st.apply(st.mover(), actions[0])
        else:
            break
    return st


def strike(st: FiveSails) -> FiveSails:
    """No further Technique or Maneuver in this round: its values count, and windows that nobody wants pass."""
    rest(st)
    while not st.over and isinstance(st.stack[-1], AskStyle):
        st.apply(st.mover(), PASS)
        rest(st)
    return st


def until(st: FiveSails, done: Callable[[FiveSails], bool], last: bool = False) -> FiveSails:
    """Whoever is asked takes the first choice, or the last one, until something is so; and not for ever."""
    for _ in range(300):
        if st.over or done(st):
            return st
        seat = st.waiting[0] if st.waiting else st.mover()
        st.apply(seat, st.legal(seat)[-1 if last else 0])
    raise AssertionError(says(st))


def struck(st: FiveSails) -> tuple[int, int, int]:
    """Riposte, Parry and Thrust as they resolved last."""
    events = [event for event in st.events_for(None) if isinstance(event, Struck)]
    return events[-1].riposte, events[-1].parry, events[-1].thrust


def told(st: FiveSails, seat: int | None = None) -> list[str]:
    """The log as a seat reads it, or as everybody does, before it is put into words."""
    return [notation(GAME.story.of(event)) for event in st.events_for(seat)]


def says(st: FiveSails) -> list[str]:
    seat = st.mover()
    return [GAME.notation.say(st, seat, action) for action in st.legal(seat)]


def names(texts: list[str]) -> list[str]:
    """The cards that can be chosen."""
    return sorted(text.split()[1] for text in texts if text != "pass")


def can(st: FiveSails, text: str) -> bool:
    return find(st, st.mover(), text) is not None


def offers(st: FiveSails, text: str) -> bool:
    """Whether it can be done now or in a window that follows, with nobody answering before."""
    while not st.over and not can(st, text):
        top = st.stack[-1]
        actions = st.actions(st.mover())
        if isinstance(top, (Window, AskTechnique, AskStyle)):
            st.apply(st.mover(), PASS)
        elif len(actions) == 1 and not isinstance(top, Turn):
            st.apply(st.mover(), actions[0])
        else:
            return False
    return not st.over


def missed(st: FiveSails) -> list[str]:
    """Reactions that somebody wanted to use, and that had come to nothing by then."""
    return [event.name for event in st.events_for(None) if isinstance(event, Missed)]


def why(st: FiveSails, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the reason; nothing has changed by asking."""
    who = st.mover() if seat is None else seat
    before = st.save()
    refusal = st.why_not(who, text)
    assert refusal is not None, text
    assert refusal.rule in GAME.rulebook
    assert st.save() == before
    with pytest.raises(Illegal):
        st.apply(who, GAME.action(st, who, text))
    return refusal.rule, notation(refusal.reason)


def resolved(st: FiveSails, *texts: str, seat: int = 0) -> FiveSails:
    """The scheme of a seat resolves now, as in Planning, with these answers."""
    st.stack.append(Scheme(seat))
    st.advance()
    return go(st, *texts)


def plot(scheme: str, me: dict[str, Any], foe: dict[str, Any] | None = None, **given: Any) -> FiveSails:
    """The Day is over, and `me` alone has planned something: this scheme, which resolves now."""
    st = pos({"approach": [scheme], **me}, {"approach": [], **(foe or {})}, **given)
    return go(st, *["pass"] * st.seats, f"choose {scheme}")


def number(st: FiveSails, id: str) -> int:
    """The card of that name: one in play, or in the dueling line, or any."""
    found = [i for i in range(st.size) if CARDS[st.kind[i]].id == id]
    found.sort(key=lambda i: (st.zone[i] != PLAY, ZONES[st.zone[i]] in ("deck", "approach")))
    return found[0]


def zone(st: FiveSails, id: str) -> str:
    return ZONES[st.zone[number(st, id)]]


def place(st: FiveSails, id: str) -> str:
    return place_name(st, st.place[number(st, id)])


def stands(st: FiveSails, id: str, place: int) -> None:
    """Put a character somewhere else, by no rule."""
    st.place[number(st, id)] = place
    st.remembered = None  # where everybody stood


def wounds(st: FiveSails) -> dict[str, int]:
    return {CARDS[st.kind[i]].id: st.wounds[i] for crew in st.crew for i in crew if st.wounds[i]}


def engaged(st: FiveSails) -> set[str]:
    cards = [i for crew in st.crew for i in crew] + st.gear
    return {CARDS[st.kind[i]].id for i in cards if st.engaged[i]}


def hand(st: FiveSails, seat: int) -> list[str]:
    return sorted(CARDS[st.kind[i]].id for i in st.hands[seat])


def pile(st: FiveSails, seat: int) -> list[str]:
    return [CARDS[st.kind[i]].id for i in st.discards[seat]]


def bearer(st: FiveSails, id: str) -> str:
    on = st.bearer[number(st, id)]
    return CARDS[st.kind[on]].id if on >= 0 else ""


def pools(st: FiveSails) -> tuple[int, int]:
    return st.duel.challenger.pool, st.duel.defender.pool


def renown(st: FiveSails) -> dict[str, int]:
    return {place_name(st, p): count for p, count in enumerate(st.renown_on) if count}


def held(st: FiveSails) -> dict[str, int]:
    return {place_name(st, p): seat for p, seat in enumerate(st.control) if seat >= 0}


def duel(me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **rest: Any) -> FiveSails:
    """`me` (Servo by default) has challenged Uwe at the Forums, who accepted: the defender's first round begins."""
    mine = {"crew": {"servo_scarpa": "forums"}, **(me or {})}
    theirs = {"crew": {"uwe_zimmerman": "forums"}, **(foe or {})}
    st = pos(mine, theirs, **rest)
    challenger = next(iter(mine["crew"]))
    target = next(iter(theirs["crew"]))
    go(st, f"challenge {challenger}")
    if can(st, f"choose {target}"):
        go(st, f"choose {target}")
    go(st, "accept")
    return st


def challenged(st: FiveSails, who: str, technique: str, with_challenge: bool, card: str, *answers: str) -> FiveSails:
    """Somebody has challenged, with this Technique or without, and plays that card in the first round."""
    go(st, f"challenge {who}", *([f"use {technique}"] if with_challenge else []), "accept", *answers)
    return step(st, "choose langschwert", f"choose {card}")


class Sides:
    """Two sides that a file of tests begins with: the Leader and the fighter of each, and what the foe answers with."""

    def __init__(self, mine: tuple[str, str], theirs: tuple[str, str], answer: str) -> None:
        self.mine, self.theirs, self.answer = mine, theirs, answer

    def pos(self, me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **rest: Any) -> FiveSails:
        return pos({"leader": self.mine[0], **(me or {})}, {"leader": self.theirs[0], **(foe or {})}, **rest)

    def duel(self, me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **rest: Any) -> FiveSails:
        """My fighter has challenged theirs, who accepted and has the first round."""
        mine = {"leader": self.mine[0], "crew": {self.mine[1]: "forums"}, **(me or {})}
        theirs = {"leader": self.theirs[0], "crew": {self.theirs[1]: "forums"}, "hand": [self.answer], **(foe or {})}
        return duel(mine, theirs, **rest)

    def fencing(
        self, card: str, me: dict[str, Any] | None = None, foe: dict[str, Any] | None = None, **rest: Any
    ) -> FiveSails:
        """In my first round I have played this combat card."""
        st = self.duel({"hand": [card], **(me or {})}, foe, **rest)
        return step(st, f"choose {self.answer}", f"choose {card}")


BY_CASTILLE = Sides(("soline_el_gato", "maya_de_la_rioja"), ("kaspar_dietrich", "otto_streit"), "langschwert")
BY_EISEN = Sides(("kaspar_dietrich", "terrell_brandt"), ("don_constanzo_scarpa", "servo_scarpa"), "bravos")
BY_MONTAIGNE = Sides(("odette_dubois_darrent", "henri_michelet"), ("kaspar_dietrich", "otto_streit"), "langschwert")
BY_THE_CITY = Sides(("kaspar_dietrich", "otto_streit"), ("don_constanzo_scarpa", "sibella_scarpa"), "pull")
BY_USSURA = Sides(("yevgeni", "torsten_vakt"), ("kaspar_dietrich", "otto_streit"), "langschwert")
BY_VODACCE = Sides(("don_constanzo_scarpa", "servo_scarpa"), ("kaspar_dietrich", "uwe_zimmerman"), "langschwert")
