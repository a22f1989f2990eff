"""Positions written by hand."""

from __future__ import annotations

from typing import Any

import msgspec

from ...core.position import Positions
from ...core.refusal import BadInput
from .cards.law import HIGHEST, MakeDearer, thieves
from .cards.titles import (
    CARDS,
    COST,
    ESCAPE,
    FACTIONS,
    GOAL,
    HEROES,
    LEVEL,
    MERCHANT,
    NO_CARD,
    THIEF,
    TREASURES,
    WATCH,
    coins,
    playable,
    worth,
)
from .phrases.things import CARD_NUMBERS
from .rules.setup import begin, take_seats, tell_factions
from .rules.turn import DRAW_PHASE, EFFECT_PHASE, END_PHASE, PAYMENT_PHASE, PHASES, PLAY_PHASE
from .state import (
    CAPTURES_TO_WIN,
    DONE_FOR,
    FACE_DOWN,
    FACE_UP,
    FACTION_OF,
    IDLE,
    INFAMY_TO_WIN,
    PHASE_OF,
    STEPS,
    STIRRED,
    Trieste,
)

MOST_AT_ONCE = 2  # Thieves that one card captures
DRAWN = 2  # cards in the Draw Phase
SIDES = {"down": FACE_DOWN, "up": FACE_UP, "done": DONE_FOR}


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """Everything by faction (`watch`, `merchant`, `thief`), cards by id.

    `factions` are by seat. `decks` and `mint` name the cards on top of a deck, the next one to be drawn first. `phase`
    begins with the Watch, or with the faction in `at`; those before it have had their part. `table` are the cards
    played; they lie face-down until their player has paid, then face-up and paid, but for those in `unpaid`. `heroes`
    are taken to lie face-down unless `sides` says `up` or `done`. `dearer` is what cards have done in the last turn,
    `dearer_next` and `guarded` what they have done in this turn's Effect Phase.
    """

    factions: list[str] | None = None
    turn: int | None = None
    phase: str | None = None
    at: str | None = None
    hands: dict[str, list[str]] = {}
    known: dict[str, list[str]] = {}
    decks: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    table: dict[str, str] = {}
    unpaid: list[str] = []
    mint: list[str] = []
    spent: dict[str, int] = {}
    captured: list[str] = []
    infamy: int = 0
    dearer: dict[str, int] = {}
    dearer_next: dict[str, int] = {}
    guarded: bool = False
    heroes: dict[str, str] = {}
    sides: dict[str, str] = {}


class TriestePositions(Positions[Trieste]):
    def arrange(self, state: Trieste, given: dict[str, Any]) -> None:
        if not given:
            return
        try:
            position = msgspec.convert(given, Position)
        except msgspec.ValidationError as error:
            raise BadInput(f"This is not a position of Trieste: {error}.") from None
        if position.factions is not None:
            if sorted(position.factions) != sorted(FACTIONS):
                raise BadInput("'factions' names a faction for every seat: watch, merchant and thief, each once.")
            take_seats(state, [FACTIONS.index(name) for name in position.factions])
        elif state.faction_of[0] == NO_CARD and set(given) - {"options"}:
            raise BadInput("The factions are yet to be chosen; give 'factions' too.")
        deal_cards(state, position)
        state.infamy = position.infamy
        state.dearer = by_so_much(position.dearer, [WATCH, MERCHANT, THIEF])
        state.dearer_next = by_so_much(position.dearer_next, have_had_effect(position))
        state.guarded = position.guarded
        place_heroes(state, position)
        go_to(state, position)
        after_its_cause(state)
        nobody_has_won(state)

    def introduce(self, state: Trieste) -> None:
        tell_factions(state)


def number(name: str) -> int:
    if name not in FACTIONS:
        raise BadInput(f"There is no faction '{name}'; there are watch, merchant and thief.")
    return FACTIONS.index(name)


def by_so_much(dearer: dict[str, int], by: list[int]) -> tuple[int, ...]:
    """How much dearer the cards of each faction are, when each of these factions has played a card or none."""
    found = [0, 0, 0]
    for name, more in dearer.items():
        found[number(name)] = more
        could = sums_for(number(name), by)
        if more not in could:
            amounts = " or ".join(str(amount) for amount in could)
            raise BadInput(f"The cards of the {name} can be {amounts} dearer by then, not {more} (TRI-C-20).")
    return tuple(found)


def sums_for(victim: int, by: list[int]) -> list[int]:
    """What one card of each of these factions, or none, can add to the cost of another faction's card (TRI-C-20)."""
    sums = {0}
    for faction in by:
        cards = [title for title in CARDS if title.faction == faction]
        verbs = [verb for title in cards for verb in title.effect if isinstance(verb, MakeDearer)]
        sums |= {before + verb.count for before in sums for verb in verbs if verb.victim == victim}
    return sorted(sums)


def have_had_effect(position: Position) -> list[int]:
    """The factions whose part of this turn's Effect Phase is over, where it is; else see `after_its_cause`."""
    at = number(position.at) if position.at else WATCH
    begun = position.phase == PHASES[EFFECT_PHASE] and at != WATCH
    return list(range(at)) if begun else [WATCH, MERCHANT, THIEF]


def card(id: str, faction: int) -> int:
    """The number of a card that this faction can have (NO_CARD: a treasure)."""
    if id not in CARD_NUMBERS:
        raise BadInput(f"There is no card '{id}'.")
    found = CARD_NUMBERS[id]
    if found >= TREASURES and CARDS[found].faction != faction:
        raise BadInput(f"'{id}' cannot be there.")
    return found


# ---------------------------------------------------------------------- cards


def deal_cards(state: Trieste, position: Position) -> None:
    """Take every card that is named from where it lies in the new game, and put it where it is named."""
    given = [number(name) for name in position.hands]
    for faction in given:
        back(state, faction, state.hands[faction])
        state.hands[faction], state.known[faction] = [], []
    dealt = [faction for faction in range(3) if faction not in given]
    for name, ids in position.hands.items():
        faction = number(name)
        state.hands[faction] = sorted(take(state, dealt, card(id, faction)) for id in ids)
    for name, ids in position.discards.items():
        faction = number(name)
        if any(card(id, faction) < TREASURES for id in ids):
            raise BadInput("Treasure is discarded to 'spent', not to the discards of a faction.")
        state.discards[faction] = [take(state, dealt, card(id, faction)) for id in ids]
    state.captured = [take(state, dealt, card(id, THIEF)) for id in position.captured]
    for name, id in position.table.items():
        faction = number(name)
        if not playable(card(id, faction)):
            raise BadInput(f"'{id}' cannot be played face-down.")
        state.table[faction] = take(state, dealt, card(id, faction))
    for id, count in position.spent.items():
        treasure = card(id, NO_CARD)
        if not 0 <= treasure < TREASURES or count < 0:
            raise BadInput("'spent' says how many of each treasure lie in the discards.")
        for _ in range(count):
            state.spent[take(state, dealt, treasure)] += 1
    for name, ids in position.decks.items():
        faction = number(name)
        top = [take(state, dealt, card(id, faction)) for id in ids]
        state.decks[faction] += reversed(top)
    state.mint += reversed([take(state, dealt, card(id, NO_CARD)) for id in position.mint])
    for name, ids in position.known.items():
        faction = number(name)
        state.known[faction] = sorted(card(id, faction) for id in ids)


def back(state: Trieste, faction: int, cards: list[int]) -> None:
    """Put cards under their decks."""
    for held in cards:
        (state.mint if held < TREASURES else state.decks[faction]).insert(0, held)


def take(state: Trieste, dealt: list[int], wanted: int) -> int:
    """Take a card from its deck, or else from a hand that nobody gave: dealt for the new game, it draws another."""
    deck = state.mint if wanted < TREASURES else state.decks[CARDS[wanted].faction]
    if wanted in deck:
        deck.remove(wanted)
        return wanted
    for faction in dealt:
        hand = state.hands[faction]
        if deck and hand.count(wanted) > state.known[faction].count(wanted):
            hand.remove(wanted)
            hand.append(deck.pop())
            hand.sort()
            return wanted
    raise BadInput(f"There are not that many cards '{CARDS[wanted].id}'.")


# ---------------------------------------------------------------------- Heroes, and where in the turn


def place_heroes(state: Trieste, position: Position) -> None:
    if not position.heroes:
        if position.sides:
            raise BadInput("'sides' says how Heroes lie; give 'heroes' too.")
        return
    if not state.options.heroes:
        raise BadInput("Heroes need the option heroes=true.")
    if sorted(position.heroes) != sorted(FACTIONS):
        raise BadInput("'heroes' names one for every faction.")
    heroes, sides = [0, 0, 0], [FACE_DOWN] * 3
    for name, id in position.heroes.items():
        faction = number(name)
        own = [hero.id for hero in HEROES[3 * faction : 3 * faction + 3]]
        if id not in own:
            raise BadInput(f"The {name} has no Hero '{id}'; there are {', '.join(own)}.")
        heroes[faction] = own.index(id)
    for name, side in position.sides.items():
        if side not in SIDES:
            raise BadInput(f"A Hero lies up, down or done, not '{side}'.")
        faction = number(name)
        hero = HEROES[3 * faction + heroes[faction]]
        if side == "up" and hero.once:
            raise BadInput(f"'{hero.id}' is never left face-up: the Hero acts and is done.")
        if side == "done" and not hero.once and not hero.powers[ESCAPE]:
            raise BadInput(f"'{hero.id}' is never done: nothing turns the Hero face-down.")
        sides[faction] = SIDES[side]
    state.heroes, state.sides = tuple(heroes), tuple(sides)


def go_to(state: Trieste, position: Position) -> None:
    if state.options.heroes and not position.heroes:
        before_the_first_turn(state, position)
        return
    state.turn = 1 if position.turn is None else position.turn
    if not 1 <= state.turn <= state.options.max_turns:
        raise BadInput(f"'turn' is {state.turn}; it can be 1 to {state.options.max_turns}.")
    name = position.phase or "draw"
    if name not in PHASES:
        raise BadInput(f"There is no phase '{name}'; there are {', '.join(PHASES)}.")
    phase = PHASES.index(name)
    at = number(position.at) if position.at else 0
    if position.at and phase == END_PHASE:
        raise BadInput("The End Phase begins with the Watch.")
    if len(set(position.unpaid)) < len(position.unpaid):
        raise BadInput("'unpaid' names a faction twice.")
    turn_up(state, phase, at, [number(name) for name in position.unpaid])
    steps = [step for step in range(len(STEPS)) if PHASE_OF[step] == phase and FACTION_OF[step] == at]
    state.stack = []
    state.go(steps[0])
    for faction in range(at):
        if did_anything(state, phase, faction):
            state.alert |= STIRRED
        elif phase == EFFECT_PHASE and state.sides[faction] == FACE_DOWN:
            state.alert |= IDLE[faction]


def did_anything(state: Trieste, phase: int, faction: int) -> bool:
    """Whether a faction whose part of the phase is over did anything in it: that decides who is asked about a Hero
    (TRI-C-23). All draw, and all play a card or say that they do not; a card that took effect lies in the discards."""
    if phase == PAYMENT_PHASE:
        return state.table[faction] != NO_CARD
    return phase != EFFECT_PHASE or len(state.discards[faction]) > 0


def turn_up(state: Trieste, phase: int, at: int, unpaid: list[int]) -> None:
    """Cards on the table lie there for as long as they do in a turn: from their player's part in the Play Phase,
    face-up from the part in the Payment Phase, to the part in the Effect Phase."""
    for faction in range(3):
        card, name = state.table[faction], FACTIONS[faction]
        laid = phase in (PAYMENT_PHASE, EFFECT_PHASE) or (phase == PLAY_PHASE and faction < at)
        gone = phase == EFFECT_PHASE and faction < at
        if card != NO_CARD and (not laid or gone):
            raise BadInput(f"No card of the {name} lies on the table then.")
        if card != NO_CARD and (phase == EFFECT_PHASE or (phase == PAYMENT_PHASE and faction < at)):
            state.up |= 1 << faction
            if faction not in unpaid:
                state.paid |= 1 << faction
            else:
                refuse_unpaid(state, faction, card, faction == MERCHANT and phase == EFFECT_PHASE and at == MERCHANT)
        elif faction in unpaid:
            raise BadInput(f"'unpaid' names the {name}, who has no card lying face-up then.")


def refuse_unpaid(state: Trieste, faction: int, card: int, revealed_since: bool) -> None:
    """A card lies there unpaid only where its owner could not pay for it (TRI-C-4). `revealed_since` is for the
    Merchant, who answers what the Watch does in the Effect Phase and may have revealed Dario then, too late to make
    the card cheaper, or Elettra, who brought treasure too late. No other Hero changes what was paid."""
    cost = state.cost(card)
    if revealed_since and card >= TREASURES:
        cost = COST[card] + state.dearer[faction]
    if cost == 0:
        raise BadInput(f"'{CARDS[card].id}' costs nothing, so it is not unpaid.")
    richer = revealed_since and state.sides[faction] == DONE_FOR
    if not richer and worth(state.hands[faction]) >= cost:
        raise BadInput(
            f"The {FACTIONS[faction]} can pay for '{CARDS[card].id}' and so has to; it is not unpaid (TRI-C-4)."
        )


def after_its_cause(state: Trieste) -> None:
    """What cards do for a turn they do in their player's part of the Effect Phase, and the Watch's part comes first."""
    phase, at = PHASE_OF[state.step], FACTION_OF[state.step]
    if any(state.dearer_next) and phase != END_PHASE and (phase != EFFECT_PHASE or at == WATCH):
        raise BadInput(
            "'dearer_next' is for what a card has done in this turn's Effect Phase, and none has had effect yet."
        )
    if state.guarded and phase != END_PHASE and (phase != EFFECT_PHASE or at != THIEF):
        raise BadInput(
            "'guarded' is for what a card of the Merchant has done, so not before the Thief's part in the Effect Phase."
        )


def nobody_has_won(state: Trieste) -> None:
    """Before the End Phase nobody has what wins: they would have won at the last one (TRI-END-1)."""
    phase, at = PHASE_OF[state.step], FACTION_OF[state.step]
    judged = state.sides[WATCH] == DONE_FOR  # by Judge Zaccaria, perhaps in this turn's Draw Phase, before any drawing
    caught = phase == END_PHASE or (phase == EFFECT_PHASE and at > WATCH)  # in this turn
    most = CAPTURES_TO_WIN - 1 + MOST_AT_ONCE * (judged + caught)
    if len(state.captured) > most:
        raise BadInput(f"At this point there are at most {most} Thieves in prison; with more the Watch has won before.")
    if state.infamy >= INFAMY_TO_WIN and phase != END_PHASE:
        raise BadInput(f"With {INFAMY_TO_WIN} Infamy before the End Phase the Thief has won a turn ago.")
    if (phase < EFFECT_PHASE or (phase == EFFECT_PHASE and at <= MERCHANT)) and was_rich(state, phase, at):
        held = worth(state.hands[MERCHANT])
        when = "before drawing" if phase == DRAW_PHASE and at <= MERCHANT else "by then, whatever was drawn,"
        raise BadInput(f"With treasure worth {held} {when} the Merchant has won a turn ago.")


def was_rich(state: Trieste, phase: int, at: int) -> bool:
    """Whether the Merchant had riches enough when looking for victory at the end of the last turn, whatever was drawn
    (TRI-DRAW-1) and whatever Heroes have done since (TRI-C-23): Elettra may have brought one of the treasures, and less
    may be needed since Jacopo came, though neither before the Watch has drawn. Less also is once Caterina has freed
    somebody, who is in the Thief's hand now or lies on the table: she may have come right after the Merchant looked."""
    need = state.riches_needed()
    new = 0 if phase == DRAW_PHASE and at <= MERCHANT else DRAWN
    if phase != DRAW_PHASE or at != WATCH:
        need += state.power(MERCHANT, GOAL)
        new += state.sides[MERCHANT] == DONE_FOR
    money = state.hands[MERCHANT][: coins(state.hands[MERCHANT])]
    riches = worth(money[: max(0, len(money) - new)])  # the best of them may be new
    if state.sides[THIEF] == DONE_FOR and HEROES[3 * THIEF + state.heroes[THIEF]].once:
        freed = thieves([*state.hands[THIEF], state.table[THIEF]], HIGHEST)
        need += max([LEVEL[card] for card in freed], default=0)
    return riches >= need


def before_the_first_turn(state: Trieste, position: Position) -> None:
    """The Heroes are yet to be picked, so there is little that can be told of the game."""
    plain = Position()
    for name in (
        "turn",
        "phase",
        "at",
        "discards",
        "table",
        "unpaid",
        "spent",
        "captured",
        "infamy",
        "dearer",
        "dearer_next",
        "guarded",
    ):
        if getattr(position, name) != getattr(plain, name):
            raise BadInput(f"The Heroes are yet to be picked; give 'heroes' too, with '{name}'.")
    state.stack = []
    begin(state)
