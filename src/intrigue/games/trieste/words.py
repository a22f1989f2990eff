"""Actions and events in words. In words for people, `{2}` stands for the name of seat 2."""

from __future__ import annotations

from ...core.refusal import Refusal
from .cards.law import Dare, Recruit
from .cards.money import MayGain
from .cards.titles import CARDS, CHARACTER, FACTIONS, HEROES, NO_CARD, THIEF, TREASURES, worth
from .rules.actions import (
    ACCEPT,
    BUY,
    CATCH,
    DECLINE,
    DRAW,
    DROP,
    FETCH,
    FREE,
    GIVE,
    HERO,
    JOIN,
    KEEP,
    PASS,
    PAY,
    PLAY,
    REACT,
    REVEAL,
    ROB,
    SHIELD,
    SWAP,
)
from .rules.payment import unpacked
from .rules.reactions import Window
from .rules.turn import BuyBack, Draw, HeroTime, Play
from .state import Trieste

FACTION_NAMES = {"watch": "City Watch", "merchant": "Merchant", "thief": "Thief"}
CARD_NUMBERS = {card.id: card.number for card in CARDS}
HERO_NUMBERS = {hero.id: number for number, hero in enumerate(HEROES)}
HERO_NAMES = {hero.id: hero.name for hero in HEROES}
CARD_NAMES = {card.id: card.name for card in CARDS}

# Verbs that take a card, by the first of their actions
VERBS = {
    "play": PLAY,
    "buy": BUY,
    "react": REACT,
    "keep": KEEP,
    "discard": DROP,
    "give": GIVE,
    "capture": CATCH,
    "free": FREE,
    "fetch": FETCH,
    "exchange": SWAP,
}
PLAIN = {
    "draw treasure": DRAW,
    "draw faction": DRAW + 1,
    "pass": PASS,
    "reveal": REVEAL,
    "accept": ACCEPT,
    "escape": SHIELD,
    "decline": DECLINE,
    **{f"rob {name}": ROB + number for number, name in enumerate(FACTIONS)},
    **{f"join {name}": JOIN + number for number, name in enumerate(FACTIONS)},
}
VERB_RULES = {
    PLAY: "TRI-PLAY-1",
    BUY: "TRI-END-3",
    REACT: "TRI-C-18",
    KEEP: "TRI-EFF-1",
    DROP: "TRI-EFF-1",
    GIVE: "TRI-C-40",
    CATCH: "TRI-EFF-2",
    FREE: "TRI-C-32",
    FETCH: "TRI-STAT-1",
    SWAP: "TRI-EFF-1",
}
PLAIN_RULES = {
    DRAW: "TRI-DRAW-1",
    DRAW + 1: "TRI-DRAW-1",
    REVEAL: "TRI-HERO-2",
    ACCEPT: "TRI-C-13",
    SHIELD: "TRI-C-45",
    DECLINE: "TRI-C-23",
}
PLAIN_WORDS = {action: text for text, action in PLAIN.items()}
VERB_WORDS = {first // 64: verb for verb, first in VERBS.items()}


def count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def listed(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def purse(treasures: list[str] | tuple[str, ...]) -> str:
    """Treasures in words: 2 Coppers and 1 Gold."""
    kinds = [CARDS[t] for t in range(TREASURES)]
    parts = [count(list(treasures).count(kind.id), kind.name) for kind in kinds if kind.id in treasures]
    return listed(parts) if parts else "nothing"


def plain(text: str) -> str:
    """A text as part of a longer one, which has its own full stop."""
    return text.removesuffix(".")


def fame(state: Trieste, card: int) -> str:
    """What a Thief wins by: the level of a character, and the Infamy that it brings."""
    title = CARDS[card]
    if title.faction != THIEF or title.kind != CHARACTER:
        return ""
    dares = not state.captured and any(isinstance(verb, Dare) for verb in title.effect)
    return f", level {title.level}, brings {title.level + dares} Infamy"


# ---------------------------------------------------------------------- actions


def say(state: Trieste, seat: int, action: int) -> str:
    if action >= PAY:
        return " ".join(["pay", *[CARDS[t].id for t in unpacked(action)]])
    if action >= PLAY:
        return f"{VERB_WORDS[action // 64]} {CARDS[action % 64].id}"
    if action >= HERO:
        return f"choose {HEROES[3 * state.faction_of[seat] + action - HERO].id}"
    return PLAIN_WORDS[action]


def read(state: Trieste, seat: int, text: str) -> int | None:
    if text in PLAIN:
        return PLAIN[text]
    verb, _, rest = text.partition(" ")
    if verb == "pay" and rest:
        return payment(rest.split())
    if verb == "choose" and rest in HERO_NUMBERS:
        faction = state.faction_of[seat] if 0 <= seat < state.seats else NO_CARD
        number = HERO_NUMBERS[rest]
        return HERO + number % 3 if number // 3 == faction else None
    if verb in VERBS and rest in CARD_NUMBERS:
        return VERBS[verb] + CARD_NUMBERS[rest]
    return None


def payment(treasures: list[str]) -> int | None:
    packed = PAY
    for treasure in range(TREASURES):
        number = treasures.count(CARDS[treasure].id)
        if number > 15:
            return None
        packed += number << 4 * treasure
    known = [CARDS[t].id for t in range(TREASURES)]
    return packed if all(treasure in known for treasure in treasures) else None


def misread(state: Trieste, text: str) -> Refusal | None:
    """A verb was given, but not its card, or one that does not exist."""
    verb, _, rest = text.partition(" ")
    if verb == "draw":
        return Refusal("TRI-DRAW-1", "From which deck? Say 'draw treasure' or 'draw faction'.")
    if verb == "pay":
        return Refusal("TRI-PAY-1", "Name the treasures to pay with, for instance 'pay copper silver'.")
    if verb == "choose":
        return Refusal("TRI-HERO-1", "Choose one of your own faction's Heroes by name.")
    if verb in VERBS:
        rule = {"play": "TRI-PLAY-1", "buy": "TRI-END-3", "react": "TRI-C-18"}.get(verb, "TRI-CMP-4")
        what = f"There is no card '{rest[:30]}'." if rest else "Name a card."
        return Refusal(rule, f"{what} The cards are called like 'street-urchin'.")
    return None


def label(state: Trieste, seat: int, action: int) -> str:
    top = state.stack[-1]
    if action >= PAY:
        return f"Pay {purse([CARDS[t].id for t in unpacked(action)])}"
    if action >= PLAY:
        return label_card(state, action - action % 64, action % 64)
    if action >= HERO:
        hero = HEROES[3 * state.faction_of[seat] + action - HERO]
        return f"{hero.name}: {plain(hero.text)}"
    if action == PASS:
        return label_pass(top)
    if action in (REVEAL, SHIELD):
        hero = HEROES[3 * state.faction_of[seat] + state.heroes[state.faction_of[seat]]]
        return (
            f"Reveal {hero.name}: {plain(hero.text)}" if action == REVEAL else f"Turn {hero.name} face-down to escape"
        )
    if action == DECLINE:
        return "Not in this phase"
    if action == ACCEPT:
        return f"Draw {count(top.count, 'treasure')}" if isinstance(top, MayGain) else "Accept"
    if action == DRAW:
        return f"Draw a treasure ({len(state.mint)} in the deck)"
    if action == DRAW + 1:
        faction = state.faction_of[seat]
        return f"Draw a {FACTION_NAMES[FACTIONS[faction]]} card ({len(state.decks[faction])} left)"
    if action >= JOIN:
        return f"Play the {FACTION_NAMES[FACTIONS[action - JOIN]]}"
    return f"Take from {{{state.seat_of[action - ROB]}}}, the {FACTION_NAMES[FACTIONS[action - ROB]]}"


def label_card(state: Trieste, verb: int, card: int) -> str:
    title = CARDS[card]
    level = f"level {title.level}"
    match verb:
        case _ if verb == PLAY and card < TREASURES:
            return f"Play a {title.name}: discard it, draw {count(card + 1, 'treasure')}"
        case _ if verb == PLAY:
            cost = state.cost(card)
            short = "" if worth(state.hands[title.faction]) >= cost else " (you cannot pay that now)"
            return f"Play {title.name} (cost {cost}){fame(state, card)}: {plain(title.text)}{short}"
        case _ if verb == BUY:
            return f"Take {title.name} back for {title.cost}"
        case _ if verb == REACT:
            return f"React with {title.name} (cost {title.cost})"
        case _ if verb == KEEP:
            return f"Keep the {title.name}"
        case _ if verb == DROP:
            return f"Discard {title.name}"
        case _ if verb == GIVE:
            return f"Hand over a {title.name}"
        case _ if verb == SWAP:
            return f"Exchange a {title.name} for a {CARDS[card + 1].name}"
        case _ if verb == CATCH:
            return f"Capture {title.name}, {level}"
        case _ if verb == FREE:
            return f"Free {title.name}, {level}"
        case _:
            return f"Take {title.name}, cost {title.cost}, {level}"


def label_pass(top: object) -> str:
    match top:
        case Play():
            return "Play nothing"
        case Window():
            return "Let it happen"
        case HeroTime(early=early):
            return "Not now" if early else "Go on"
        case BuyBack():
            return "Take nothing back"
        case Draw():
            return "Draw nothing: all decks are empty"
        case MayGain():
            return "Draw nothing"
        case Recruit():
            return "Take nobody"
        case _:
            return "That is all"


def about(state: Trieste, seat: int, action: int) -> tuple[str, ...]:
    if action >= PAY:
        return coins_of(unpacked(action))
    if action >= PLAY:
        card = action % 64
        kind = "treasure" if card < TREASURES else "card"
        return (f"{kind}:{CARDS[card].id}",)
    if action >= HERO:
        return (f"hero:{HEROES[3 * state.faction_of[seat] + action - HERO].id}",)
    if action in (REVEAL, SHIELD):
        faction = state.faction_of[seat]
        return (f"hero:{HEROES[3 * faction + state.heroes[faction]].id}",)
    if action in (DRAW, ACCEPT):
        return ("deck:treasure",)
    if action == DRAW + 1:
        return (f"deck:{FACTIONS[state.faction_of[seat]]}",)
    if action >= JOIN:
        return (f"faction:{FACTIONS[action - JOIN]}",)
    if ROB <= action < ROB + 3:
        return (f"seat:{state.seat_of[action - ROB]}",)
    return ("decline",) if action == DECLINE else ("pass",)


def coins_of(treasures: list[int]) -> tuple[str, ...]:
    """The coins of a payment one by one, copper:1 and copper:2. All payments make the same total, so none is part of
    another, and whoever lays coin after coin arrives at one of them."""
    seen = [0] * TREASURES
    things = []
    for treasure in treasures:
        seen[treasure] += 1
        things.append(f"{CARDS[treasure].id}:{seen[treasure]}")
    return tuple(things)


def rule_of(state: Trieste, action: int) -> str:
    if action >= PAY:
        return "TRI-PAY-1"
    if action >= PLAY:
        return VERB_RULES[action - action % 64]
    if action >= HERO:
        return "TRI-HERO-1"
    if action >= JOIN:
        return "TRI-C-26"
    if action == PASS:
        return rule_of_passing(state.stack[-1])
    return PLAIN_RULES.get(action, "TRI-C-40")


def rule_of_passing(top: object) -> str:
    match top:
        case Play():
            return "TRI-PLAY-1"
        case Window():
            return "TRI-C-42"
        case HeroTime():
            return "TRI-HERO-2"
        case BuyBack():
            return "TRI-END-3"
        case Draw():
            return "TRI-C-10"
        case MayGain():
            return "TRI-C-13"
        case Recruit():
            return "TRI-STAT-1"
        case _:
            return "TRI-EFF-1"
