"""Actions and events in words. In words for people, `{2}` stands for the name of seat 2."""

from __future__ import annotations

import re

from ...core.event import POSITIONED, Event, Positioned
from ...core.phrase import Words
from ...core.refusal import Refusal
from ...core.result import Result
from . import events as ev
from .cards.model import DEFS, Def
from .cards.names import ATTACHMENT, CHARACTER, DASH, FACTIONS, LEADER, SCHEME, STATS, VALUES
from .reasons import known, title
from .refusals import why_not
from .rules.ending import ENDING_RULES
from .rules.frames import (
    A_ABILITY,
    A_BRUTE,
    A_CARD,
    A_CHALLENGE,
    A_CLAIM,
    A_DRAW,
    A_EQUIP,
    A_INTERVENE,
    A_KIND,
    A_MOVE,
    A_NUMBER,
    A_PAY,
    A_PLACE,
    A_RECRUIT,
    A_SEAT,
    ACCEPT,
    ARGUMENT,
    GAMBLE,
    GO_HOME,
    PASS,
    REFUSE,
    SHIFT,
    YES,
)
from .rules.ground import place_name
from .state.layout import PLACES as PLACE_IDS
from .state.table import FiveSails

PLAIN = {PASS: "pass", YES: "yes", GAMBLE: "gamble", ACCEPT: "accept", REFUSE: "refuse", GO_HOME: "go home"}
VERBS = {
    A_CARD: "choose",
    A_MOVE: "move",
    A_EQUIP: "equip",
    A_RECRUIT: "recruit",
    A_CHALLENGE: "challenge",
    A_CLAIM: "claim",
    A_BRUTE: "play",
    A_PAY: "pay",
    A_INTERVENE: "intervene",
}
BY_VERB = {verb: kind for kind, verb in VERBS.items()}
ANSWERED = {text: action for action, text in PLAIN.items()}
RULES = {
    A_MOVE: "FIV-MOVE-1",
    A_EQUIP: "FIV-EQUIP-1",
    A_RECRUIT: "FIV-RECRUIT-1",
    A_CHALLENGE: "FIV-CHAL-1",
    A_CLAIM: "FIV-CLAIM-1",
    A_BRUTE: "FIV-BRUTE-1",
    A_PAY: "FIV-COST-2",
    A_INTERVENE: "FIV-CHAL-9",
    A_DRAW: "FIV-MAP-9",
    A_CARD: "FIV-PLAY-3",
    A_PLACE: "FIV-PLAY-3",
    A_SEAT: "FIV-PLAY-3",
    A_NUMBER: "FIV-PLAY-4",
    A_KIND: "FIV-PLAY-3",
}


def say(state: FiveSails, seat: int, action: int) -> str:
    """Stable text: `claim kaspar_dietrich 11`. The number tells copies apart; people may leave it out."""
    if action in PLAIN:
        return PLAIN[action]
    kind, i = action & ~ARGUMENT, action & ARGUMENT
    if action >= A_ABILITY:
        return f"use {DEFS[state.kind[i]].id} {i} ability {((action - A_ABILITY) >> SHIFT) + 1}"
    if kind in VERBS:
        return f"{VERBS[kind]} {DEFS[state.kind[i]].id} {i}"
    if kind == A_KIND:
        return f"name {DEFS[i].id}"
    if kind == A_PLACE:
        return f"place {place_name(state, i)}"
    if kind == A_DRAW:
        return f"draw at {place_name(state, i)}"
    if kind == A_SEAT:
        return f"player {i + 1}"
    return f"option {i + 1}"


def read(state: FiveSails, seat: int, text: str) -> int | None:
    loose: list[int] = []
    for action in state.options(seat):
        full = say(state, seat, action)
        if full == text:
            return action
        short = " ".join(word for word in full.split() if not word.isdigit()).replace(" ability", "")
        if text and text in (short, short.partition(" ")[2]) and action not in PLAIN:
            loose.append(action)
    return loose[0] if len(loose) == 1 else wished(state, seat, text)


def wished(state: FiveSails, seat: int, text: str) -> int | None:
    """What somebody would like to do, possible or not, with cards that they can see, so that there is a reason."""
    if text in ANSWERED:
        return ANSWERED[text]
    match = re.fullmatch(r"(place|draw at) ([a-z_]+)", text)
    if match is not None:
        at = PLACE_IDS.index(match[2]) if match[2] in PLACE_IDS else -1
        return None if at < 0 else (A_PLACE if match[1] == "place" else A_DRAW) + at
    match = re.fullmatch(r"([a-z]+) ([a-z0-9_]+)(?: ([0-9]{1,4}))?(?: ability ([1-9]))?", text)
    if match is None:
        return None
    verb, id, number, slot = match.groups()
    seen = [
        i for i in range(state.size) if DEFS[state.kind[i]].id == id and known(state, i, 1 << seat) == title(state, i)
    ]
    if number is not None:
        seen = [i for i in seen if i == int(number)]
    if not seen:
        return None
    i = next((i for i in seen if state.ctrl[i] == seat or i in state.hands[seat]), seen[0])
    if verb == "use":
        return A_ABILITY + (int(slot or 1) - 1 << SHIFT) + i
    return BY_VERB[verb] + i if verb in BY_VERB and slot is None else None


def about(state: FiveSails, seat: int, action: int) -> tuple[str, ...]:
    """The thing that an action is about; an answer without a card or a place is a thing of its own."""
    kind, i = action & ~ARGUMENT, action & ARGUMENT
    if action in PLAIN:
        return (f"answer:{PLAIN[action].replace(' ', '_')}",)
    if action >= A_ABILITY or kind in VERBS:
        return (f"card:{i}",)
    if kind in (A_PLACE, A_DRAW):
        return (f"place:{place_name(state, i)}",)
    if kind == A_SEAT:
        return (f"seat:{i}",)
    if kind == A_KIND:
        return (f"name:{DEFS[i].id}",)
    return (f"option:{i + 1}",)


def picked(state: FiveSails, action: int) -> tuple[str, ...]:
    """The cards that an action chooses, by id."""
    kind, i = action & ~ARGUMENT, action & ARGUMENT
    if action in PLAIN:
        return ()
    if kind == A_KIND:
        return (DEFS[i].id,)
    return (DEFS[state.kind[i]].id,) if action >= A_ABILITY or kind in VERBS else ()


def rule_of(state: FiveSails, seat: int, action: int) -> str:
    if action >= A_ABILITY:
        return "FIV-USE-1"
    if action == PASS:
        return "FIV-PASS-1"
    if action == GAMBLE:
        return "FIV-GAMBLE-1"
    if action in (ACCEPT, REFUSE, GO_HOME):
        return "FIV-CHAL-7"
    return RULES.get(action & ~ARGUMENT, "FIV-DRAMA-2")


def obstacle(state: FiveSails, seat: int, action: int) -> Refusal | None:
    return why_not(state, seat, action)


# ---------------------------------------------------------------------- cards


def facts(card: Def) -> dict[str, int | str]:
    """What is printed on a card besides its words; a dash is "-", and what it does not have is left out."""
    found: dict[str, int | str] = {"faction": FACTIONS[card.faction], "traits": ", ".join(card.traits)}
    if card.title:
        found["title"] = card.title
    if card.priced():
        found["cost"] = card.cost
    if card.kind in (LEADER, CHARACTER, ATTACHMENT):
        found |= {STATS[k]: "-" if card.stats[k] == DASH else card.stats[k] for k in range(4)}
    if card.fights():
        found |= {VALUES[k]: "-" if card.values[k] == DASH else card.values[k] for k in range(3)}
    if card.kind == SCHEME:
        found |= {"initiative": card.initiative, "panache": card.panache}
    if card.kind == LEADER:
        found |= {"panache": card.panache, "crew cap": card.cap}
    for name in ("unique", "brute", "wealth", "loyal", "negotiable"):
        if getattr(card, name):
            found[name] = "yes"
    found["number"] = card.printed
    return found


# ---------------------------------------------------------------------- events


def name(id: str) -> str:
    card = BY_ID.get(id)
    return card.name if card is not None else id


BY_ID = {card.id: card for card in DEFS}


PLACES = {
    "oles_inn": "Ole's Inn",
    "docks": "the Docks",
    "forums": "the Forums",
    "grand_bazaar": "the Grand Bazaar",
    "governors_gardens": "Governor's Gardens",
}
ONE = ("oles_inn", "grand_bazaar")  # the others are plural
HAPPENS = ("forced", "when revealed")  # abilities that nobody uses
CANCELLED = {
    "move": "{} does not move.",
    "ability": "{} is cancelled.",
    "challenge": "The challenge of {} is cancelled.",
}
LASTING = {
    "stays": "{name} does not go Home this Dusk.",
    "shut": "{place} can be controlled by nobody and take no Renown today.",
    "buried": "A card lies face down at {place}.",
}
ANSWERS = {"accept": "accepts", "refuse": "refuses", "intervene": "intervenes", "home": "evades the challenge"}
ENDS = {
    "discard": "is discarded",
    "locker": "goes to the Locker",
    "bazaar": "returns to the Grand Bazaar",
    "top": "goes on top of the City Deck",
    "bottom": "goes under its deck",
    "approach": "goes back to the approach deck",
}


def where(place: str) -> str:
    return PLACES.get(place, "Home")


def many(count: int, thing: str) -> str:
    return f"{count} {thing}{'' if count == 1 else 's'}"


def renown(start: str, to: str, count: int) -> str:
    """Renown between the supply, locations, players (`seat 2`) and cards (`card id`)."""
    if to.startswith("seat "):
        who = f"{{{to[5:]}}}"
        if start == "supply":
            return f"{who} gains {count} Renown."
        return f"{who} takes {count} Renown from {holder(start)}."
    if start.startswith("seat "):
        who = f"{{{start[5:]}}}"
        return f"{who} spends {count} Renown." if to == "supply" else f"{who} puts {count} Renown on {holder(to)}."
    if start == "supply":
        return f"{where(to)[:1].upper()}{where(to)[1:]} {'gets' if to in ONE else 'get'} {count} Renown."
    if start.startswith("card "):
        return f"{count} Renown on {holder(start)} goes back to the supply."
    if to == "supply":
        return f"{where(start)[:1].upper()}{where(start)[1:]} {'loses' if start in ONE else 'lose'} {count} Renown."
    return f"{count} Renown goes from {where(start)} to {where(to)}."


def holder(of: str) -> str:
    if of.startswith("seat "):
        return f"{{{of[5:]}}}"
    return name(of[5:]) if of.startswith("card ") else where(of)


def made_of(seat: int, shares: tuple[tuple[int, str, int], ...]) -> str:
    """What the total of a seat in a pressure is made of."""
    parts = [f"{name(id)} {amount}" for p, id, amount in shares if p == seat]
    return f" ({', '.join(parts)})" if parts else ""


def plan(scheme: str, person: str) -> str:
    return " with ".join(name(id) for id in (scheme, person) if id) or "nothing"


def story(event: Event) -> Words:
    match event:
        case Positioned():
            return POSITIONED
        case ev.Phase(day, phase):
            return f"Day {day}: {phase.title()}."
        case ev.Dealt(_, id, place):
            return f"{name(id)} appears at {where(place)}."
        case ev.Planned(seat, _, id):
            return f"{{{seat}}} secretly plans {name(id)}."
        case ev.Unveiled(schemes, people):
            plans = [f"{{{p}}} has {plan(s, c)}" for p, (s, c) in enumerate(zip(schemes, people, strict=True))]
            return f"The plans are revealed: {'; '.join(plans)}."
        case ev.FirstPlayer(seat):
            return f"{{{seat}}} is First Player."
        case ev.Used(seat, _, id, _, text, kind):
            effect = text.rpartition(" • ")[2]  # costs and occasion are told by themselves
            if kind in HAPPENS:
                return f"{name(id)}: {effect}"
            return f"{{{seat}}} {'reacts with' if kind == 'reaction' else 'uses'} {name(id)}: {effect}"
        case ev.Missed(seat, _, id):
            return f"{{{seat}}} wanted to react with {name(id)}, but the occasion is gone."
        case ev.Targeted(_, id, _, target):
            return f"{name(id)} targets {name(target)}."
        case ev.DrewThere(seat, place):
            return f"{{{seat}}} uses the Action of {where(place)}."
        case ev.Taken(seat, _, id):
            return f"{{{seat}}} takes {name(id)} to hand."
        case ev.Named(seat, _, id):
            return f"{{{seat}}} names {name(id)}."
        case ev.Sunk(owner, count):
            return (
                f"{many(count, 'card')} {'is' if count == 1 else 'are'} sunk{' in the City Deck' if owner < 0 else ''}."
            )
        case ev.Cancelled(_, id, what):
            return CANCELLED[what].format(name(id))
        case ev.Lasting(what, id, place):
            told = LASTING[what].format(name=name(id), place=where(place))
            return told[:1].upper() + told[1:]
        case ev.Passed(seat):
            return f"{{{seat}}} passes."
        case ev.Paid(seat, _, id, bought):
            return f"{{{seat}}} pays{f' for {name(bought)}' if bought else ''} with {name(id)}."
        case ev.Discarded(seat, _, id):
            return f"{{{seat}}} discards {name(id)}."
        case ev.Drew(seat, count, cards):
            return f"{{{seat}}} draws {', '.join(name(id) for id in cards) if cards else many(count, 'card')}."
        case ev.Revealed(seat, owner, cards):
            deck = " from the City Deck" if owner < 0 else "" if owner == seat else f" of {{{owner}}}"
            return f"{{{seat}}} reveals {', '.join(name(id) for id in cards)}{deck}."
        case ev.Shuffled(owner):
            return "The City Deck is shuffled." if owner < 0 else f"{{{owner}}} shuffles."
        case ev.Left(_, id, to):
            return f"{name(id)} {ENDS[to]}."
        case ev.Joined(seat, _, id, place):
            return f"{name(id)} joins {{{seat}}} at {where(place)}."
        case ev.Attached(_, id, _, bearer):
            return f"{name(bearer)} is equipped with {name(id)}."
        case ev.MovedTo(_, id, place, by):
            to = f"to {PLACES[place]}" if place in PLACES else "Home"
            return f"{name(id)} goes {to}." if by < 0 else f"{{{by}}} moves {name(id)} {to}."
        case ev.Engaged(_, id):
            return f"{name(id)} is engaged."
        case ev.EnGarde(_, id):
            return f"{name(id)} is en garde."
        case ev.Wounded(_, id, count, total):
            return f"{name(id)} takes {many(count, 'wound')}{f', now {total}' if total > count else ''}."
        case ev.Healed(_, id, count):
            return f"{name(id)} heals {many(count, 'wound')}."
        case ev.Destroyed(_, id, place, to):
            return f"{name(id)} is destroyed at {where(place)} and {ENDS[to].removeprefix('is ')}."
        case ev.RenownMoved(start, to, count):
            return renown(start, to, count)
        case ev.Claimed(seat, place):
            return f"Nobody controls {where(place)} any more." if seat < 0 else f"{{{seat}}} claims {where(place)}."
        case ev.Pressured(seat, performer, place, totals, shares, success):
            sums = "; ".join(f"{{{p}}} {total}{made_of(p, shares)}" for p, total in enumerate(totals))
            how = f" with {name(performer)}" if performer else ""
            return f"{{{seat}}} pressures {where(place)}{how} and {'succeeds' if success else 'fails'}: {sums}."
        case ev.Challenged(_, id, _, target, stat):
            return f"{name(id)} challenges {name(target)} with {stat.title()}."
        case ev.Answered(_, answer, _, id):
            return f"{name(id)} {ANSWERS[answer]}."
        case ev.Threat(pools, names):
            return f"Threat: {pools[0]} on {name(names[0])}, {pools[1]} on {name(names[1])}."
        case ev.RoundBegins(seat, number):
            return f"Round {number}: {{{seat}}} is to play."
        case ev.TookOver(_, id, instead):
            return f"{name(id)} takes over the duel from {name(instead)}."
        case ev.CombatCard(seat, _, id, gambled):
            return f"{{{seat}}} {'gambles and ' if gambled else ''}plays {name(id)}."
        case ev.NoCard(seat):
            return f"{{{seat}}} plays no card."
        case ev.Struck(seat, riposte, parry, thrust):
            return f"{{{seat}}} has Riposte {riposte}, Parry {parry}, Thrust {thrust}."
        case ev.DuelOver(rounds):
            return f"The duel is over after {many(rounds, 'round')}."
        case ev.Eliminated(seat, lost, places, crew):
            gone = [f"{lost} Renown"] if lost else []
            gone += [f"control of {where(place)}" for place in places] + [name(id) for id in crew]
            return f"{{{seat}}} has lost the Leader and is out{', and with it go ' + ', '.join(gone) if gone else ''}."
        case ev.Noted(seat, owner, id):
            return f"{{{seat}}} notes {name(id) if id else 'a card'} in the Approach Deck of {{{owner}}}."
        case ev.Fizzled(_, _, id, unpaid):
            why = "it cannot be paid any more" if unpaid else "there is nothing left for it to be about"
            return f"{name(id)} comes to nothing: {why}."
        case ev.Unmet(_, id):
            return f"The Technique of {name(id)} does nothing: its condition does not hold."
        case ev.Ended(winners, _):
            who = " and ".join(f"{{{p}}}" for p in winners)
            return f"{who} wins." if len(winners) == 1 else f"A draw between {who}."
    raise TypeError(f"no words for {event}")


REASONS = (
    "",
    "{} alone still has a Leader.",
    "{} controls the Docks, the Forums and the Grand Bazaar.",
    "{} has seven Renown or more.",
    "Several have seven Renown; {} has most.",
    "The fifth Day is over; {} has most Renown.",
    "Equal in Renown; {} controls more locations.",
    "Equal in Renown and locations; {} has more Influence.",
    "Equal in Renown, locations and Influence; {} has the less wounded Leader.",
    "Equal in everything: a draw between {}.",
)


def result(state: FiveSails) -> Result:
    who = " and ".join(f"{{{p}}}" for p in state.winners)
    reason = REASONS[state.ending].format(who)
    return Result(tuple(state.winners), tuple(state.renown), ENDING_RULES[state.ending], reason)
