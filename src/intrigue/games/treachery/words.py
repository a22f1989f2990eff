"""Actions and prompts in words. In words for people, `{2}` stands for the name of seat 2."""

from __future__ import annotations

from ...core.refusal import Refusal
from .cards.actions import ACTIONS, CARDS, HALVES
from .cards.characters import CHARACTERS, members
from .cards.effects import ATTACK, DOWN, HEAL, UP
from .cards.picture import NOBODY, Symbol, row_of
from .rules.action import DEAL, PICK, Blows, LastDeed, Moves
from .rules.turn import Fill
from .state import GOES_ON, Treachery

CARD_IDS = {card.id: number for number, card in enumerate(CARDS)}
CHARACTER_IDS = {who.id: who.number for who in CHARACTERS}


# ---------------------------------------------------------------------- stable texts


def say(action: int) -> str:
    if action == DEAL:
        return "deal"
    if action >= PICK:
        return f"pick {CHARACTERS[action - PICK].id}"
    return f"play {CARDS[action // 2].id} {HALVES[action % 2]}"


def read(text: str) -> int | None:
    match text.split():
        case ["deal"]:
            return DEAL
        case ["pick", who] if who in CHARACTER_IDS:
            return PICK + CHARACTER_IDS[who]
        case ["play", card, half] if card in CARD_IDS and half in HALVES:
            return 2 * CARD_IDS[card] + HALVES.index(half)
    return None


def misread(text: str) -> Refusal | None:
    """A text that begins well."""
    match text.split():
        case ["play", card, *_] if card in CARD_IDS:
            return Refusal("TRE-TURN-1", f"Which of its two actions? Say: play {card} top, or play {card} bottom.")
        case ["play", *_]:
            return Refusal("TRE-TURN-1", "Which card? Say for instance: play ambush top.")
        case ["pick", *_]:
            return Refusal("TRE-REQ-1", f"Whom? There are {', '.join(CHARACTER_IDS)}.")
    return None


# ---------------------------------------------------------------------- for people


def label(state: Treachery, seat: int, action: int) -> str:
    if action == DEAL:
        return "Deal the next game"
    if action < PICK:
        return play_label(state, seat, action)
    who, top = action - PICK, state.stack[-1]
    if isinstance(top, Fill):
        return f"{where(state, who)} {does(next_symbol(top).effects)}"
    if isinstance(top, Moves):
        return f"{where(state, who)} moves {'up' if top.ups >> who & 1 else 'down'} next"
    if isinstance(top, Blows):
        return f"{where(state, who)} is attacked next"
    if isinstance(top, LastDeed):
        return f"{where(state, who)} {does(CHARACTERS[top.who].last[top.step].effects)}"
    return where(state, who)


def play_label(state: Treachery, seat: int, action: int) -> str:
    """What an action does; to whom, where there is no choice."""
    card, act = CARDS[action // 2], ACTIONS[action]
    place = "hand" if state.hands[seat] == action // 2 else "revealed"
    text = act.text.rstrip(".")
    fits = [members(group) for group in act.picture.fits(state.rows, state.wounded, state.killed)[: act.picture.asked]]
    if all(len(group) == 1 for group in fits):
        here = [f"{where(state, who)} {does(act.picture.symbols[n].effects)}" for n, (who,) in enumerate(fits)]
        text = f"{text}: {', '.join(here)}"
    return f"{card.name}, {HALVES[action % 2]} ({place}): {text[0].lower()}{text[1:]}"


def where(state: Treachery, who: int) -> str:
    """A character with what people need to know of it."""
    wound = ", Wounded," if state.wounded >> who & 1 else ""
    return f"{CHARACTERS[who].name} in row {row_of(state.rows, who) + 1}{wound}"


def does(effects: int) -> str:
    """What happens to a character: 'moves up and is attacked'."""
    parts = []
    if effects & HEAL:
        parts.append("is healed")
    if effects & UP:
        parts.append("moves up")
    if effects & DOWN:
        parts.append("moves down")
    if effects & ATTACK:
        parts.append("is attacked")
    return listed(parts)


def listed(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def next_symbol(frame: Fill) -> Symbol:
    return ACTIONS[frame.action].picture.symbols[len(picked(frame))]


def picked(frame: Fill) -> list[int]:
    return [who for who in (frame.first, frame.second) if who != NOBODY]


def prompt(state: Treachery, seat: int, asked: tuple[int, ...]) -> str:
    if state.over:
        return "The match is over." if state.variant.match else "The game is over."
    if seat not in asked:
        if state.ending != GOES_ON:
            return f"The game is scored. {{{asked[0]}}} deals the next one."
        return f"{{{asked[0]}}} is to act."
    top = state.stack[-1]
    if isinstance(top, Fill):
        card, act = CARDS[top.action // 2], ACTIONS[top.action]
        done = [
            f"{CHARACTERS[who].name} {does(act.picture.symbols[number].effects)}"
            for number, who in enumerate(picked(top))
        ]
        so_far = f"{', '.join(done)}; who" if done else "who"
        if ACTIONS[top.action].picture.alike(len(done)) and next_symbol(top).effects == ATTACK:
            return f"{card.name}, {HALVES[top.action % 2]}: who is attacked first?"
        also = " too" if done and next_symbol(top).effects == act.picture.symbols[len(done) - 1].effects else ""
        return f"{card.name}, {HALVES[top.action % 2]}: {so_far} {does(next_symbol(top).effects)}{also}?"
    if isinstance(top, Moves):
        return "The order makes a difference: who moves next?"
    if isinstance(top, Blows):
        return "The order makes a difference: who is attacked next?"
    if isinstance(top, LastDeed):
        who = CHARACTERS[top.who]
        return f"{who.name} is Killed: who {does(who.last[top.step].effects)}?"
    if state.ending != GOES_ON:
        return "The game is scored. You begin the next one."
    return "Perform one of the actions on your card or on the revealed one."


# ---------------------------------------------------------------------- what an action is about


def about(state: Treachery, action: int) -> tuple[str, ...]:
    if action == DEAL:
        return ("deal",)
    if action < PICK:
        card = CARDS[action // 2].id
        return (f"card:{card}", f"action:{card}:{HALVES[action % 2]}")
    who = action - PICK
    return (f"character:{CHARACTERS[who].id}", f"row:{row_of(state.rows, who) + 1}")


def rule_of(state: Treachery, action: int) -> str:
    if action == DEAL:
        return "TRE-MATCH-1"
    if action < PICK:
        return "TRE-TURN-1"
    top = state.stack[-1]
    if isinstance(top, Moves):
        return "TRE-EFF-4"
    if isinstance(top, Blows):
        return "TRE-C-28"
    return "TRE-ST-4" if isinstance(top, LastDeed) else "TRE-REQ-5"
