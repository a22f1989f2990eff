"""Measures what `intrigue simulate mediterranean --watch` cannot know, with 95 % intervals where figures are shares.

    PYTHONPATH=.build/compiled .venv/bin/python tests/games/mediterranean/measure.py WHAT [games]

WHAT is `arcs` (how games go: calamities, levels, margins, what each Monument and Shrine is worth), `bots` (what
sensible players do on the floor, and what of it is silly), `deals` (whether both sides gain by them), `hermits` (what
trading is worth against those who never do) or `decks` (which development decks run dry). Games go round the table
sizes 4, 5 and 6, except for `hermits`, and for `decks` where six play.
`tests/games/former.py` tells how the sensible player fares against the one of an earlier commit.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from itertools import combinations

import intrigue
from intrigue.core import Happening, Player, State, decide, seeded
from intrigue.core.rng import Rng
from intrigue.games.mediterranean.bot.market import own_gain, take_gain
from intrigue.games.mediterranean.bot.mind import Mind
from intrigue.games.mediterranean.cards.developments import ALL, BY_ID, FACE
from intrigue.games.mediterranean.cards.face import DECK_LEVEL
from intrigue.games.mediterranean.cards.goods import BAD, PIRACY
from intrigue.games.mediterranean.events import Aimed, Attack, Built, ChangedSides, Declined, Drew, Revolt, Round
from intrigue.games.mediterranean.rules.actions import AGREE, DECLINE, DONE, HAND, PASS, REFUSE, TAKE
from intrigue.games.mediterranean.rules.ending import monument
from intrigue.games.mediterranean.rules.floor import TradingFloor
from intrigue.games.mediterranean.rules.terms import find
from intrigue.games.mediterranean.state.hands import less
from intrigue.games.mediterranean.state.parts import Offer
from intrigue.games.mediterranean.state.state import Mediterranean
from intrigue.games.mediterranean.state.tracks import level_of
from intrigue.lab.chance import Share

GAME = intrigue.game("mediterranean")
GIFTS = ("arms", "diplomat")  # trade-phase abilities that bring their owner nothing but what is asked for them


# ---------------------------------------------------------------------- how games go


def arcs(games: int) -> None:
    """The targets for games between equals: victories by place in the first order, calamities, levels, margins."""
    bot, won, fair = GAME.bot(), [Share() for _ in range(6)], [0.0] * 6
    revolts, attacks, third, margin = [Share() for _ in range(7)], [Share() for _ in range(7)], Share(), 0.0
    worth: dict[str, list[int]] = {face.id: [] for face in ALL if DECK_LEVEL[face.deck] == 3}
    for number in range(games):
        state, rng = new(number), seeded(number + 55)
        order = list(range(state.seats))
        struck: set[tuple[int, type]] = set()
        while not state.over:
            turn, before = state.turn, len(events(state))
            state.apply_unchecked(state.mover(), decide(bot, state, state.mover(), rng))
            if turn == 0:
                order = state.order[:]  # the first one
            struck |= {(turn, type(one.public)) for one in events(state)[before:]}
        for turn in range(2, 7):
            revolts[turn].add((turn, Revolt) in struck)
            if turn > 2:
                attacks[turn].add((turn, Attack) in struck)
        assert state.result is not None
        for place, seat in enumerate(order):
            won[place].add(state.result.share(seat))
            fair[place] += 1 / state.seats
            third.add(max(level_of(state.gov[seat]), level_of(state.rel[seat])) == 3)
            for side in state.devs[seat]:
                if FACE[side].counts:
                    worth[FACE[side].id].append(FACE[side].vp + monument(state, seat, FACE[side]))
        ranked = sorted(state.scores, reverse=True)
        margin += (ranked[0] - ranked[1]) / ranked[0] / games
    print(f"{games} games")
    for place in range(6):
        print(
            f"place {place + 1}: {won[place].won:.1f} victories, {won[place].won / fair[place]:.2f} of the fair share"
        )
    for name, struck_in in (("a revolt", revolts), ("an attack", attacks)):
        parts = [f"{share.mean:.0%}" for share in struck_in if share.games]
        print(f"{name}: {said(pooled(struck_in))} of turns; turn by turn {', '.join(parts)}")
    print(f"players at level 3: {said(third)}; winner's margin {margin:.1%}")
    for name, values in sorted(worth.items(), key=lambda pair: -sum(pair[1]) / max(1, len(pair[1]))):
        print(f"{name}: {sum(values) / max(1, len(values)):.1f} on average ({len(values)} owners)")


def pooled(shares: list[Share]) -> Share:
    return Share(sum(share.games for share in shares), sum(share.won for share in shares))


def decks(games: int) -> None:
    """MED-C-80: by round and deck, the share of the draws of six players that found nothing."""
    found: dict[tuple[int, str], Share] = {}
    for number in range(games):
        state, bot, rng = GAME.new(6, number), GAME.bot(), seeded(number)
        while not state.over:
            state.apply_unchecked(state.mover(), decide(bot, state, state.mover(), rng))
        turn = 0
        for event in state.events_for(None):
            turn = event.number if isinstance(event, Round) else turn
            if isinstance(event, Drew):
                for deck in (*event.decks, *event.empty):
                    found.setdefault((turn, deck), Share())
                for deck in event.decks:
                    found[turn, deck].add(False)
                for deck in event.empty:
                    found[turn, deck].add(True)
    for (turn, deck), share in sorted(found.items(), key=lambda pair: -pair[1].mean):
        if share.won:
            print(f"round {turn}, {deck}: {said(share)} of {share.games} draws")


# ---------------------------------------------------------------------- what sensible players do


class Watch:
    """Counts what happens on the floor of one game after another."""

    def __init__(self) -> None:
        self.met: Counter[str] = Counter()
        self.given: Counter[tuple[int, int, int]] = Counter()  # in this phase: giver, taker, kind
        self.suspects: dict[int, list[int]] = {}  # by offer: whom its maker knew to hold Piracy when it was made

    def play(self, number: int, turns: int = 6) -> None:
        bot, state, rng = GAME.bot(), new(number, turns=turns), seeded(number + 77)
        while not state.over:
            before, deals, posted = state.clone(), state.deals, state.posted
            seat = state.mover()
            action = decide(bot, state, seat, rng)
            seen = len(events(state))
            state.apply_unchecked(seat, action)
            if state.posted == posted + 1:
                self.offered(state, state.offers[-1])
            if state.deals == deals + 1:
                self.dealt(before, state, seat, action)
            for one in events(state)[seen:]:
                self.happened(one.public)
            if state.turn != before.turn:
                self.given.clear()

    def offered(self, state: Mediterranean, offer: Offer) -> None:
        self.met["offers"] += 1
        rows = [state.knows[offer.seat * state.seats + q] for q in range(state.seats)]
        self.suspects[offer.number] = [q for q, row in enumerate(rows) if PIRACY in row]
        self.met["offers that ask for more than one good"] += len(offer.wants) > 1
        self.met["offers with a promise of the maker"] += offer.promises != ()
        self.met["offers that ask for a promise"] += offer.demands != ()
        others = [one for one in state.offers if one.seat == offer.seat and one.number != offer.number]
        self.met["offers the other way round than an own one"] += any(reverse(offer, one) for one in others)
        self.met["offers that with own ones give something for nothing"] += any(
            for_nothing((offer, *some)) for count in range(3) for some in combinations(others, count)
        )

    def dealt(self, before: Mediterranean, after: Mediterranean, seat: int, action: int) -> None:
        offer = find(before, action % 10000 if action >= TAKE else before.drafts[seat].taking)
        assert offer is not None
        maker, taker = offer.seat, offer.taker if AGREE <= action < REFUSE else seat
        handed = less(after.held[maker], less(before.held[maker], offer.gives))
        self.met["deals"] += 1
        self.met["deals with a promise"] += offer.promises != () or offer.demands != ()
        self.met["deals for more than one good"] += len(offer.wants) > 1
        n = before.seats
        for giver, getter, cards in ((maker, taker, offer.gives), (taker, maker, handed)):
            if PIRACY in cards:
                sure = (
                    PIRACY in before.knows[taker * n + maker]
                    if getter == taker
                    else taker in self.suspects[offer.number]
                )
                self.met["Piracy handed over"] += 1
                self.met["the same, to one who knew when it made or took the offer"] += sure
            back = [kind for kind in set(cards) if self.given[getter, giver, kind]]
            self.met["deals in which somebody gets back a card given to the same seat"] += bool(back)
            self.met["the same, where that card shows misery or is Piracy"] += any(
                BAD[kind] or kind == PIRACY for kind in back
            )
            if getter == maker:
                self.met["the same, where that is the maker"] += bool(back)
        for giver, getter, cards in ((maker, taker, offer.gives), (taker, maker, handed)):
            for kind in cards:
                self.given[giver, getter, kind] += 1
                self.given[getter, giver, kind] = 0

    def happened(self, event: object) -> None:
        match event:
            case Declined():
                self.met["offers declined"] += 1
            case Built(_, card):
                self.met["Revolutionaries built"] += BY_ID[card].flip > 0
                if card in GIFTS:
                    self.met[f"{card} built"] += 1
            case ChangedSides(_, _, _, destroyed, bonus):
                self.met["Revolutionaries paid"] += sum(BY_ID[card].flip > 0 for card in destroyed)
                self.met["points paid by Revolutionaries"] += bonus
            case Aimed(_, _, card, _):
                self.met["abilities used"] += 1
                if card in GIFTS:
                    self.met[f"{card} used"] += 1


def reverse(one: Offer, other: Offer) -> bool:
    return bool(set(one.goods) & set(other.wants) and set(one.wants) & set(other.goods))


def for_nothing(offers: tuple[Offer, ...]) -> bool:
    """Whether a seat that takes all of them gets something and loses nothing, by names of goods and points."""
    open_to = (1 << 8) - 1
    net: Counter[int] = Counter()
    for offer in offers:
        if offer.demands != ():
            return False
        open_to &= offer.to
        net.update(offer.goods)
        net.subtract(offer.wants)
        net[-1] += offer.pays - offer.asks
    return open_to != 0 and min(net.values()) >= 0 and max(net.values()) > 0


def bots(games: int) -> None:
    watch = Watch()
    for number in range(games):
        watch.play(number)
    print(f"{games} games")
    for name, times in watch.met.items():
        print(f"{name}: {times}")


# ---------------------------------------------------------------------- what trading is worth


class Hermit(Player):
    """The sensible player, but for trading: it makes no offers and takes none."""

    def __init__(self) -> None:
        self.sensible = GAME.bot()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        if isinstance(state.stack[-1], TradingFloor):
            actions = state.actions(seat)
            return PASS if PASS in actions else DONE
        return self.sensible.choose(state, seat, rng)


def judged(state: Mediterranean, seat: int, action: int) -> bool | None:
    """Whether the deal that an action may conclude raises what both hands are worth, each by its holder's judgement."""
    if not (TAKE <= action < DECLINE or HAND <= action < HAND + 80):
        return None
    offer = find(state, action - TAKE if action >= TAKE else state.drafts[seat].taking)
    assert offer is not None
    return take_gain(Mind(state, seat), offer) > 0 and own_gain(Mind(state, offer.seat), offer) > 0


def deals(games: int) -> None:
    """How many deals raise both sides' hands, and how many there are in a trading phase."""
    for seats in GAME.seats:
        both, bot = Share(), GAME.bot()
        for number in range(games):
            state, rng = new(number, seats, events=False), seeded(number + 77)
            while not state.over:
                seat = state.mover()
                action = decide(bot, state, seat, rng)
                verdict, before = judged(state, seat, action), state.deals
                state.apply_unchecked(seat, action)
                if verdict is not None and state.deals == before + 1:
                    both.add(verdict)
        print(f"{seats} seats, {games} games: {both.games / games / 6:.1f} deals a trading phase;", end=" ")
        print(f"both gain in {said(both)}", flush=True)


def hermits(games: int) -> None:
    """Two who trade and two who never do, changing seats: the share of the victories that the traders take."""
    won, trader, hermit = Share(), GAME.bot(), Hermit()
    for number in range(games):
        state, rng = new(number, 4, events=False), seeded(number + 99)
        two = {number % 4, (number + 2) % 4}
        while not state.over:
            seat = state.mover()
            state.apply_unchecked(seat, decide(trader if seat in two else hermit, state, seat, rng))
        assert state.result is not None
        won.add(sum(state.result.share(seat) for seat in two))
    print(f"two traders against two who never trade, {games} games: {said(won)}")


# ---------------------------------------------------------------------- games


def new(number: int, seats: int = 0, events: bool = True, turns: int = 6) -> Mediterranean:
    """A game; without a number of seats the table sizes take turns."""
    state = GAME.new(seats or GAME.seats[number % len(GAME.seats)], number, {"turns": turns}, events=events)
    assert isinstance(state, Mediterranean)
    return state


def events(state: Mediterranean) -> list[Happening]:
    assert state.events is not None
    return state.events


def said(share: Share) -> str:
    low, high = share.interval
    return f"{share.mean:.1%} ({low:.1%} to {high:.1%})"


def main() -> None:
    match sys.argv[1:]:
        case [what, *rest] if what in WAYS:
            tell, games = WAYS[what]
            tell(int(rest[0]) if rest else games)
        case _:
            print(__doc__)


WAYS: dict[str, tuple[Callable[[int], None], int]] = {
    "arcs": (arcs, 600),
    "bots": (bots, 40),
    "deals": (deals, 200),
    "hermits": (hermits, 200),
    "decks": (decks, 200),
}


if __name__ == "__main__":
    main()
