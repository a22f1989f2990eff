"""Actions and events in words. In words for people, `{2}` stands for the name of seat 2."""

from __future__ import annotations

from ...core.event import Event
from ...core.refusal import Refusal
from ...core.result import Result
from ...core.state import TABLE
from . import events as ev
from .cards.law import IN_HAND, Arrest, Free, Recruit, Seize
from .cards.money import Exchange, Giving, Keeping, MayGain, Rob, Sell, Taking
from .refusals import obstacle
from .rules.heroes import PickHeroes
from .rules.payment import Pay, unpacked
from .rules.reactions import Window
from .rules.setup import ChooseFactions
from .rules.turn import PHASES, BuyBack, Draw, HeroTime, Play, Risen
from .state import (
    ACCEPT,
    BUY,
    CARDS,
    CATCH,
    DRAW,
    DROP,
    ENDING_RULES,
    FACTIONS,
    FETCH,
    FREE,
    GIVE,
    HERO,
    HEROES,
    JOIN,
    KEEP,
    LAW_AND_ORDER,
    MERCHANT,
    NINE_TAILS,
    NO_CARD,
    PASS,
    PAY,
    PLAY,
    REACT,
    REVEAL,
    ROB,
    SHIELD,
    SWAP,
    THIEF,
    TREASURES,
    UNTOLD_RICHES,
    WATCH,
    Trieste,
    worth,
)

__all__ = ["about", "label", "misread", "obstacle", "prompt", "read", "result", "rule_of", "say", "story"]

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


def gist(card: int) -> str:
    """The first sentence of a card."""
    return CARDS[card].text.split(". ")[0].removesuffix(".")


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
        return f"{hero.name}: {hero.text}"
    if action == PASS:
        return label_pass(top)
    if action in (REVEAL, SHIELD):
        hero = HEROES[3 * state.faction_of[seat] + state.heroes[state.faction_of[seat]]]
        return f"Reveal {hero.name}: {hero.text}" if action == REVEAL else f"Turn {hero.name} face-down to escape"
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
            short = "" if worth(state.hands[title.faction]) >= cost else " You cannot pay that now."
            return f"Play {title.name} ({cost}): {gist(card)}.{short}"
        case _ if verb == BUY:
            return f"Take {title.name} back for {title.cost}"
        case _ if verb == REACT:
            return f"React with {title.name} ({title.cost})"
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
        case HeroTime():
            return "Go on"
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
        return tuple(f"treasure:{CARDS[t].id}" for t in sorted(set(unpacked(action))))
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
    return ("pass",)


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


# ---------------------------------------------------------------------- what is asked


def prompt(state: Trieste, seat: int, asked: tuple[int, ...]) -> str:
    if state.over:
        return "The game is over."
    top = state.stack[-1]
    if isinstance(top, PickHeroes):
        if seat in asked:
            return "Pick your Hero in secret."
        return f"The {'players' if seat == TABLE else 'others'} pick their Heroes in secret."
    if seat in asked:
        return question(state, top)
    who = f"{{{asked[0]}}}"
    match top:
        case ChooseFactions():
            return f"{who} chooses a faction."
        case Draw():
            return f"{who} draws a card."
        case Play():
            return f"{who} plays a card, or none."
        case Pay():
            return f"{who} pays {top.cost}."
        case Window():
            return f"{who} may react."
        case HeroTime():
            return f"{who} may reveal a Hero."
        case BuyBack():
            return f"{who} may take characters back."
        case _:
            return f"{who} chooses."


def question(state: Trieste, top: object) -> str:
    match top:
        case ChooseFactions():
            return "Which faction do you play?"
        case Draw(first=first):
            return "Draw the first of two cards." if first else "Draw the second card."
        case Play():
            return "Play a card face-down, or nothing."
        case Pay(cost=cost):
            return f"Pay {cost}. No change is given."
        case Window():
            return f"{situation(state)} Do you react?"
        case HeroTime(phase=phase):
            return f"{PHASES[phase].title()} Phase: your Hero lies face-down."
        case BuyBack():
            return "Take characters of level 1 or more back for their cost, one by one."
        case Keeping():
            return "Keep one of these treasures in secret."
        case MayGain(count=number):
            return f"You may draw {count(number, 'treasure')}."
        case Exchange(times=times):
            return f"Exchange a treasure? {times} to go."
        case Sell(times=times, each=each):
            return f"Discard a card for {count(each, 'treasure')}? {times} to go."
        case Giving(taker=taker, count=number):
            return f"Hand over {count(number, 'treasure')} to {{{state.seat_of[taker]}}}."
        case Rob(count=number):
            return f"From whom do you take {count(number, 'treasure')}?"
        case Arrest(place=place):
            return f"Which Thief in the {'hand' if place == IN_HAND else 'discards'} do you capture?"
        case Free():
            return "Which Thief goes free?"
        case Recruit():
            return "Which character do you take from your deck?"
        case _:
            return "Choose."


def situation(state: Trieste) -> str:
    """What is about to happen lies right beneath the question."""
    match state.stack[-2]:
        case Seize(card=card):
            return f"{CARDS[card].name} is about to be captured."
        case Taking(who=taker, count=number) | Giving(taker=taker, count=number):
            return f"{{{state.seat_of[taker]}}} is about to take {count(number, 'treasure')} from you."
        case Risen(count=number):
            return f"The Thief is about to gain {number} Infamy."
        case frame:
            raise TypeError(f"no words for {frame}")


# ---------------------------------------------------------------------- events


def card_name(id: str) -> str:
    return CARD_NAMES[id]


def cards_in_words(ids: tuple[str, ...]) -> str:
    parts = []
    for id in dict.fromkeys(ids):
        number = ids.count(id)
        parts.append(CARD_NAMES[id] if number == 1 else f"{number} x {CARD_NAMES[id]}")
    return listed(parts) if parts else "nothing"


def story(event: Event) -> str:
    match event:
        case ev.Joined(seat, faction):
            return f"{{{seat}}} plays the {FACTION_NAMES[faction]}."
        case ev.Picked(seat, hero):
            return f"{{{seat}}} secretly picks {HERO_NAMES[hero]}."
        case ev.TurnBegan(turn):
            return f"Turn {turn} begins."
        case ev.Drew(seat, "treasure", number):
            return f"{{{seat}}} draws {count(number, 'treasure')}."
        case ev.Drew(seat, faction, number):
            return f"{{{seat}}} draws {count(number, f'{FACTION_NAMES[faction]} card')}."
        case ev.DrewCards(seat, cards):
            return f"{{{seat}}} draws {cards_in_words(cards)}."
        case ev.Refilled():
            return "The treasure discards are shuffled into a new deck."
        case ev.Shuffled("treasure"):
            return "The treasure deck is shuffled."
        case ev.Shuffled(deck):
            return f"The {FACTION_NAMES[deck]} deck is shuffled."
        case ev.Laid(seat, None):
            return f"{{{seat}}} lays a card face-down."
        case ev.Laid(seat, card):
            return f"{{{seat}}} lays {card_name(card or '')} face-down."
        case ev.Passed(seat):
            return f"{{{seat}}} plays nothing."
        case ev.TurnedUp(seat, card, cost):
            return f"{{{seat}}} turns up {card_name(card)}{f', which costs {cost}' if cost else ''}."
        case ev.Paid(seat, treasures):
            return f"{{{seat}}} pays {purse(treasures)}."
        case ev.CannotPay(seat, card, hand):
            return f"{{{seat}}} cannot pay for {card_name(card)} and shows the hand: {cards_in_words(hand)}."
        case ev.Acts(seat, card):
            return f"{card_name(card)} of {{{seat}}} takes effect."
        case ev.Reacted(seat, card):
            return f"{{{seat}}} reacts with {card_name(card)}!"
        case ev.LetBe(seat, _):
            return f"{{{seat}}} lets it happen."
        case ev.Captured(card, "table"):
            return f"{card_name(card)} is captured."
        case ev.Captured(card, place):
            return f"{card_name(card)} is captured from the {place}."
        case ev.Freed(card, place):
            return f"{card_name(card)} goes free, to the Thief's {place}."
        case ev.Infamy(change, total):
            verb = "gains" if change > 0 else "loses"
            return f"The Thief {verb} {abs(change)} Infamy and has {total}."
        case ev.Showed(seat, cards):
            return f"{{{seat}}} shows {cards_in_words(cards)}."
        case ev.Took(seat, victim, treasures):
            return f"{{{seat}}} takes {purse(treasures)} from {{{victim}}}."
        case ev.Safe(seat):
            return f"Nothing can be taken from {{{seat}}}."
        case ev.Guarded(seat):
            return f"{{{seat}}} is guarded for the rest of the turn."
        case ev.Discarded(seat, cards):
            return f"{{{seat}}} discards {cards_in_words(cards)}."
        case ev.Looked(seat, number, ()):
            return f"{{{seat}}} draws {count(number, 'treasure')} to choose from."
        case ev.Looked(seat, _, treasures):
            return f"{{{seat}}} looks at {purse(treasures)}."
        case ev.Kept(seat, discarded, None):
            return f"{{{seat}}} keeps one and discards {purse(discarded)}."
        case ev.Kept(seat, discarded, kept):
            return f"{{{seat}}} keeps a {card_name(kept or '')} and discards {purse(discarded)}."
        case ev.Exchanged(seat, gave, got):
            return f"{{{seat}}} exchanges a {card_name(gave)} for a {card_name(got)}."
        case ev.Found(seat, _, None):
            return f"{{{seat}}} searches the deck and takes nobody."
        case ev.Found(seat, deck, card):
            where = "treasure deck" if deck == "treasure" else "deck"
            return f"{{{seat}}} searches the {where} and takes {card_name(card or '')}."
        case ev.Dearer(seat, more):
            return f"The card that {{{seat}}} plays next turn costs {more} more."
        case ev.BoughtBack(seat, card):
            return f"{{{seat}}} takes {card_name(card)} back."
        case ev.HeroShown(seat, hero):
            return f"{{{seat}}} reveals a Hero: {HERO_NAMES[hero]}!"
        case ev.HeroHidden(seat, hero):
            return f"{{{seat}}} turns {HERO_NAMES[hero]} face-down for good."
        case ev.Ended(None, _):
            return "The game is a draw."
        case ev.Ended(winner, _):
            return f"{{{winner}}} wins."
    raise TypeError(f"no words for {event}")


# ---------------------------------------------------------------------- the end


def result(state: Trieste) -> Result:
    """Scores are how much of the own goal everyone had reached, in percent."""
    reached = [
        100 * len(state.captured) // state.captures_needed(),
        100 * worth(state.hands[MERCHANT]) // state.riches_needed(),
        100 * state.infamy // state.infamy_needed(),
    ]
    scores = tuple(reached[state.faction_of[seat]] for seat in range(state.seats))
    winners = () if state.winner == NO_CARD else (state.seat_of[state.winner],)
    return Result(winners, scores, ENDING_RULES[state.ending], reason(state))


def reason(state: Trieste) -> str:
    if state.winner == NO_CARD:
        return "The last turn is over and nobody has won."
    who = f"{{{state.seat_of[state.winner]}}}"
    deed = {
        WATCH: f"{who} has captured {len(state.captured)} Thieves",
        MERCHANT: f"{who} holds treasure worth {worth(state.hands[MERCHANT])} of {state.riches_needed()}",
        THIEF: f"{who} has {state.infamy} Infamy",
    }[state.winner]
    if state.ending not in (LAW_AND_ORDER, UNTOLD_RICHES, NINE_TAILS):
        others = [f"{{{state.seat_of[f]}}}" for f in range(state.winner + 1, 3) if state.fulfilled(f)]
        return f"{deed} and comes before {listed(others)}, whose goal is reached too."
    return f"{deed}."
