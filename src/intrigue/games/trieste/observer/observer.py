"""Who writes the table, the players, the faction cards and legal actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ....core.observer import Observer
from ....core.state import Frame
from ..cards.law import IN_DISCARDS, IN_HAND, Arrest, Free, Recruit, Seize
from ..cards.money import Exchange, Giving, Keeping, MayGain, Rob, Sell, Taking
from ..cards.seen_cards import only_shown, seen_card, whose
from ..cards.titles import NO_CARD, THIEF, TREASURES, WATCH, coins
from ..rules.actions import DRAW, HERO, JOIN, PASS, PAY, PLAY, ROB, ROOM, card_in
from ..rules.ending import BuyBack
from ..rules.heroes import HeroTime, PickHeroes
from ..rules.payment import Pay
from ..rules.reactions import Window
from ..rules.setup import ChooseFactions
from ..rules.turn import Draw, Play, Risen
from ..state import FACE_DOWN, FACTION_OF, NO_HERO, PHASE_OF, Asking, Trieste
from .columns import (
    A_CARD,
    A_COPPER,
    A_DIAMOND,
    A_FACTION,
    A_GOLD,
    A_HERO,
    A_KIND,
    A_SEAT,
    A_SILVER,
    AFTER_PLAYERS,
    AFTER_TABLE,
    BLOCKS,
    C_CAPTURED,
    C_DISCARDS,
    C_HAND,
    C_KNOWN,
    C_LOST,
    C_SHOWN,
    CHOICE,
    K_CHOOSE,
    K_DRAW_TREASURE,
    K_JOIN,
    K_PASS,
    K_PAY,
    K_PLAY,
    K_ROB,
    P_ACTING,
    P_ASKED,
    P_CARDS,
    P_DEARER,
    P_DEARER_NEXT,
    P_DECK,
    P_FACE_DOWN,
    P_FACTION,
    P_HAND,
    P_HERO,
    P_KNOWN,
    P_LOST,
    P_PAID,
    P_PLAYED,
    P_SHOWN,
    P_SIDE,
    P_THERE,
    P_TREASURES,
    PLAYER,
    PRISON,
    Q_BUY,
    Q_CAPTURE,
    Q_DISCARD,
    Q_DRAW,
    Q_EXCHANGE,
    Q_FACTION,
    Q_FETCH,
    Q_FREE,
    Q_GAIN,
    Q_GIVE,
    Q_HERO,
    Q_KEEP,
    Q_PAY,
    Q_PLAY,
    Q_REACT,
    Q_REVEAL,
    Q_ROB,
    SEATS,
    T_AMOUNT,
    T_BY,
    T_EARLY,
    T_GUARDED,
    T_INFAMY,
    T_LOOKED_AT,
    T_LOOKING,
    T_PHASE,
    T_PLACE,
    T_QUESTION,
    T_SPENT,
    T_TARGET,
    T_THREAT,
    T_TREASURE_DECK,
    T_TURN,
    T_TURNS,
    T_VICTIM,
)


class TriesteObserver(Observer[Trieste]):
    def write(self, state: Trieste, seat: int, out: vec[i16], at: i64) -> None:
        row: i64 = at + AFTER_TABLE
        width: i64 = PLAYER
        out[row + P_THERE] = 1
        out[row + width + P_THERE] = 1
        out[row + 2 * width + P_THERE] = 1
        write_table(state, out, at)
        own: i64 = state.faction_of[seat]
        if own != NO_CARD:
            over = state.over
            faction: i64
            for faction in range(SEATS):
                write_faction(
                    state, faction, faction == own or over, out, row + width * place_of(state, faction, seat), at
                )
            write_witnessed(state, seat, out, at)
        if not state.over:
            write_question(state, seat, out, at)

    def write_choice(self, state: Trieste, seat: int, action: int, out: vec[i16], at: i64) -> None:
        if action >= PAY:
            paid: i64 = action - PAY
            out[at + A_KIND] = K_PAY
            out[at + A_COPPER] = i16(paid & 15)
            out[at + A_SILVER] = i16(paid >> 4 & 15)
            out[at + A_GOLD] = i16(paid >> 8 & 15)
            out[at + A_DIAMOND] = i16(paid >> 12)
        elif action >= PLAY:
            out[at + A_KIND] = i16(K_PLAY + (action - PLAY) // ROOM)
            out[at + A_CARD] = i16(card_in(action) + 1)
        elif action >= HERO:
            out[at + A_KIND] = K_CHOOSE
            out[at + A_HERO] = i16(3 * state.faction_of[seat] + action - HERO + 1)
        elif action >= JOIN:
            out[at + A_KIND] = K_JOIN
            out[at + A_FACTION] = i16(action - JOIN + 1)
        elif action >= PASS:
            out[at + A_KIND] = i16(K_PASS + action - PASS)
        elif action >= ROB:
            out[at + A_KIND] = K_ROB
            out[at + A_SEAT] = i16(place_of(state, action - ROB, seat))
        else:
            out[at + A_KIND] = i16(K_DRAW_TREASURE + action - DRAW)

    def winners(self, state: Trieste) -> list[int]:
        return [] if state.winner == NO_CARD else [state.seat_of[state.winner]]


def place_of(state: Trieste, faction: i64, seat: i64) -> i64:
    """How many seats after the observer the player of a faction sits."""
    place: i64 = state.seat_of[faction] - seat
    return place + SEATS if place < 0 else place


def write_table(state: Trieste, out: vec[i16], at: i64) -> None:
    out[at + T_TURN] = i16(state.turn)
    out[at + T_TURNS] = i16(state.options.max_turns)
    if state.turn:
        out[at + T_PHASE] = i16(PHASE_OF[state.step] + 1)
    out[at + T_INFAMY] = i16(state.infamy)
    if state.guarded:
        out[at + T_GUARDED] = 1
    out[at + T_TREASURE_DECK] = i16(len(state.mint))
    out[at + T_LOOKED_AT] = i16(len(state.looking))
    spent = state.spent
    coin: i64 = 0
    while coin < TREASURES:
        out[at + T_SPENT + coin] = i16(spent[coin])
        coin += 1
    prison: i64 = at + AFTER_PLAYERS + C_CAPTURED
    for card in state.captured:
        out[prison + PRISON[card]] += 1


def write_faction(state: Trieste, faction: i64, own: bool, out: vec[i16], row: i64, at: i64) -> None:
    """What lies before a player, as they see it themselves or as the others do."""
    piles: i64 = at + AFTER_PLAYERS - TREASURES
    hand = state.hands[faction]
    held: i64 = len(hand)
    treasures: i64 = coins(hand)
    table: i64 = state.table[faction]
    out[row + P_FACTION] = i16(faction + 1)
    if table != NO_CARD:
        up: i64 = state.up
        paid: i64 = state.paid
        if up >> faction & 1:
            out[row + P_PLAYED] = i16(table + 1)
            out[row + P_PAID] = i16(paid >> faction & 1)
        else:
            held += 1
            if table < TREASURES:
                treasures += 1
            if own:
                out[row + P_PLAYED] = i16(table + 1)
            out[row + P_FACE_DOWN] = 1
    out[row + P_CARDS] = i16(held)
    out[row + P_TREASURES] = i16(treasures)
    out[row + P_DECK] = i16(len(state.decks[faction]))
    side = state.sides[faction]
    if side != NO_HERO:
        out[row + P_SIDE] = i16(side)
        if own or side != FACE_DOWN:
            out[row + P_HERO] = i16(3 * faction + state.heroes[faction] + 1)
    out[row + P_DEARER] = i16(state.dearer[faction])
    out[row + P_DEARER_NEXT] = i16(state.dearer_next[faction])
    if own:
        write_cards(hand, out, row + P_HAND, piles + C_HAND)
    write_cards(state.known[faction], out, row + P_KNOWN, piles + C_KNOWN)
    write_cards(state.discards[faction], out, row, piles + C_DISCARDS)


def write_cards(cards: list[int], out: vec[i16], purse: i64, pile: i64) -> None:
    """Count cards, treasures from one place on, faction cards from another: each as far from it as its number."""
    card: i64
    for card in cards:
        out[(purse if card < TREASURES else pile) + card] += 1


def write_witnessed(state: Trieste, seat: int, out: vec[i16], at: i64) -> None:
    """What all saw go from hands this turn, and what was only shown."""
    width: i64 = PLAYER
    row: i64 = at + AFTER_TABLE
    piles: i64 = at + AFTER_PLAYERS - TREASURES
    seen: i64
    for seen in state.witnessed:
        shown = only_shown(seen)
        card: i64 = seen_card(seen)
        if card < TREASURES:
            purse: i64 = row + width * place_of(state, whose(seen), seat)
            out[purse + (P_SHOWN if shown else P_LOST) + card] += 1
        else:
            out[piles + (C_SHOWN if shown else C_LOST) + card] += 1


# ---------------------------------------------------------------------- what is asked


def write_question(state: Trieste, seat: int, out: vec[i16], at: i64) -> None:
    top = state.stack[-1]
    row: i64 = at + AFTER_TABLE
    if isinstance(top, Asking):
        asked = place_of(state, top.who, seat)
        out[row + PLAYER * asked + P_ASKED] = 1
        if state.looking and asked == 0:
            for coin in state.looking:
                out[at + T_LOOKING + coin] += 1
        if state.turn:
            acting = FACTION_OF[state.step]
            if acting != NO_CARD:
                out[row + PLAYER * place_of(state, acting, seat) + P_ACTING] = 1
        write_asking(state, top, seat, out, at)
    elif isinstance(top, PickHeroes):
        out[at + T_QUESTION] = Q_HERO
        for other in top.asked_seats(state, seat):
            out[row + PLAYER * place_of(state, state.faction_of[other], seat) + P_ASKED] = 1
        if top.picks[seat]:
            out[row + P_HERO] = i16(3 * state.faction_of[seat] + top.picks[seat][0] - HERO + 1)
    elif isinstance(top, ChooseFactions):
        out[at + T_QUESTION] = Q_FACTION
        chosen = len(top.chosen)
        for other in range(chosen + 1):
            place: i64 = (other - seat) % SEATS
            if other < chosen:
                out[row + PLAYER * place + P_FACTION] = i16(top.chosen[other] + 1)
            else:
                out[row + PLAYER * place + P_ASKED] = 1


def write_asking(state: Trieste, top: Asking, seat: int, out: vec[i16], at: i64) -> None:
    """Which question it is, and what it is about."""
    if isinstance(top, Play):
        out[at + T_QUESTION] = Q_PLAY
    elif isinstance(top, Draw):
        out[at + T_QUESTION] = Q_DRAW
        out[at + T_AMOUNT] = 1 if top.first else 2
    elif isinstance(top, Pay):
        out[at + T_QUESTION] = Q_PAY
        out[at + T_AMOUNT] = i16(top.cost)
    elif isinstance(top, Window):
        out[at + T_QUESTION] = Q_REACT
        out[at + T_THREAT] = i16(top.trigger)
        write_threat(state, state.stack[-2], seat, out, at)
    elif isinstance(top, BuyBack):
        out[at + T_QUESTION] = Q_BUY
    elif isinstance(top, HeroTime):
        out[at + T_QUESTION] = Q_REVEAL
        if top.early:
            out[at + T_EARLY] = 1
    elif isinstance(top, Giving):
        out[at + T_QUESTION] = Q_GIVE
        out[at + T_AMOUNT] = i16(state.treasure_to_go(top.who, top.count))
        out[at + T_BY] = i16(place_of(state, top.taker, seat) + 1)
    elif isinstance(top, Keeping):
        out[at + T_QUESTION] = Q_KEEP
    elif isinstance(top, MayGain):
        out[at + T_QUESTION] = Q_GAIN
        out[at + T_AMOUNT] = i16(top.count)
    elif isinstance(top, Exchange):
        out[at + T_QUESTION] = Q_EXCHANGE
        out[at + T_AMOUNT] = i16(top.times)
    elif isinstance(top, Sell):
        out[at + T_QUESTION] = Q_DISCARD
        out[at + T_AMOUNT] = i16(top.times)
    elif isinstance(top, Rob):
        out[at + T_QUESTION] = Q_ROB
        out[at + T_AMOUNT] = i16(top.count)
    elif isinstance(top, Arrest):
        out[at + T_QUESTION] = Q_CAPTURE
        out[at + T_AMOUNT] = i16(top.count)
        out[at + T_PLACE] = i16(top.place + 1)
    elif isinstance(top, Free):
        out[at + T_QUESTION] = Q_FREE
        out[at + T_PLACE] = i16((IN_HAND if top.to_hand else IN_DISCARDS) + 1)
    else:
        assert isinstance(top, Recruit)
        out[at + T_QUESTION] = Q_FETCH


def write_threat(state: Trieste, coming: Frame[Trieste], seat: int, out: vec[i16], at: i64) -> None:
    """What is about to happen lies right beneath the question whether somebody reacts."""
    by = WATCH
    victim = THIEF
    count = 1
    if isinstance(coming, Seize):
        out[at + T_TARGET] = i16(coming.card - TREASURES + 1)
        out[at + T_PLACE] = i16(coming.place + 1)
    elif isinstance(coming, Taking):
        by, victim, count = coming.who, coming.victim, state.treasure_to_go(coming.victim, coming.count)
    elif isinstance(coming, Giving):
        by, victim, count = coming.taker, coming.who, state.treasure_to_go(coming.who, coming.count)
    else:
        assert isinstance(coming, Risen)
        by, victim, count = THIEF, WATCH, state.infamy_to_come(coming.count)
    out[at + T_AMOUNT] = i16(count)
    out[at + T_BY] = i16(place_of(state, by, seat) + 1)
    out[at + T_VICTIM] = i16(place_of(state, victim, seat) + 1)


OBSERVER: Final = TriesteObserver(BLOCKS, CHOICE)
