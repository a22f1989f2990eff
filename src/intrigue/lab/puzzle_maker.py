"""Making puzzles: bots play, and the moments are kept at which one choice is clearly best at two depths of search.

Everything is drawn from the seed, the number of the game and that of the action, so the same seed gives the same
puzzles however the work is divided.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from ..core import TABLE, Game, Phrase, State, decide, seeded, wrap
from ..core.phrase import phrase
from ..core.phrase import seat as of_seat
from ..core.record import fingerprint
from ..games import game as game_named
from ..players import player
from ..players.hint import percent
from .choice_values import FAR, LOOK, NEAR, Weighing
from .fuzz import seed_of
from .puzzle import Puzzle, Verdict
from .puzzle_check import shaken

BOTS = ("sensible", "sensible", "gentle")  # somebody has to make the slips that others may punish
CONFIRMING = 0  # the seed of the second judgement; those who check take others
MOST_CHOICES = 12  # more are no pleasure to read
GLANCE, STARE = 16, 400  # worlds: for a first glance, and at the greater depth
WORTH_A_LOOK = 0.08  # the lead at a glance
LOOKED_AT = 6  # dilemmas of a game that are looked at longer, the most promising
OF_ONE_GAME = 2  # puzzles
ASKED = 8  # times that a weaker player is asked, to see how hard it is
WEAKER = ("sensible", "search:60")
FORESEEN = 40  # worlds that are played on to see what comes of a choice
AHEAD = 12  # decisions
EASY = 0.31  # nobody misses it but who picks blindly
TELLING = 0.30  # so much oftener something must come to be told
PLACES = 3  # of a chance that is kept
GAIN = 0.05  # so much more somebody else must take


class Order(msgspec.Struct, frozen=True):
    """What puzzles are made from."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int


class Dilemma(msgspec.Struct, frozen=True):
    """A decision in a game that bots play; `known` is what the seat knows, all else in it is imagined."""

    moves: tuple[str, ...]
    check: str
    seat: int
    known: State
    kind: str
    luck: int


def dilemmas(order: Order, index: int) -> list[Dilemma]:
    """The decisions of a game that have more than one choice, and not too many."""
    game = game_named(order.game)
    deal = seed_of(order.seed, index)
    state, rng = game.new(order.seats, deal, order.options, events=False), seeded(seed_of(order.seed, index, "players"))
    bots = [player(game, BOTS[(seat + index) % len(BOTS)]) for seat in range(order.seats)]
    moves: list[str] = []
    found: list[Dilemma] = []
    while not state.over:
        seat = state.mover()
        actions = state.actions(seat)
        if seat != TABLE and 1 < len(actions) <= MOST_CHOICES:
            luck = seed_of(order.seed, index, len(moves))
            known = state.imagine(seat, seeded(luck))
            asked = wrap(state.view(seat).prompt).kind
            found.append(Dilemma(tuple(moves), fingerprint(state), seat, known, asked, luck))
        action = actions[0] if seat == TABLE else decide(bots[seat], state, seat, rng)
        moves.append(f"{seat + 1} {state.say(seat, action)}")
        state.apply_unchecked(seat, action)
    return found


def make_puzzles(order: Order, index: int) -> list[Puzzle]:
    """The puzzles of one game."""
    game = game_named(order.game)
    glances: list[tuple[float, Weighing, Dilemma]] = []
    for dilemma in dilemmas(order, index):
        weighing = Weighing(game, dilemma.known, dilemma.seat, seed_of(dilemma.luck, "near"), NEAR)
        weighing.go_on(GLANCE)
        lead, _ = weighing.lead()
        if lead >= WORTH_A_LOOK and not weighing.hopeless():
            glances.append((lead, weighing, dilemma))
    glances.sort(key=lambda glance: (-glance[0], len(glance[2].moves)))
    found: list[Puzzle] = []
    for _, near, dilemma in glances[:LOOKED_AT]:
        if len(found) < OF_ONE_GAME:
            puzzle = puzzle_of(order, game, index, dilemma, near)
            if puzzle is not None and all(puzzle.kind != other.kind for other in found):
                found.append(puzzle)
    return found


def puzzle_of(order: Order, game: Game, index: int, dilemma: Dilemma, near: Weighing) -> Puzzle | None:
    """A puzzle, where one choice is clearly best at both depths, and again with other luck: what is picked out of many
    has been lucky."""
    luck = seed_of(dilemma.luck, "far")
    far = Weighing(game, dilemma.known, dilemma.seat, luck, FAR)
    for weighing, worlds in ((near, LOOK), (far, STARE)):
        weighing.go_on(worlds // 4)
        if weighing.hopeless():
            return None
        weighing.go_on(worlds)
        if not weighing.clear() or weighing.ranking()[0].action != near.ranking()[0].action:
            return None
    known, seat = dilemma.known, dilemma.seat
    verdicts = verdicts_of(known, far)
    best = far.ranking()[0].action
    missed, tempting = weaker(game, known, seat, best, dilemma.luck)
    blind = 1 - 1 / len(verdicts)  # who picks blindly misses it so often
    puzzle = Puzzle(
        order.game,
        game.version,
        order.seats,
        msgspec.to_builtins(known.options),
        seed_of(order.seed, index),
        dilemma.moves,
        dilemma.check,
        seat + 1,
        f"{dilemma.kind} {sort_of(verdicts[0].do)}",
        round((blind + sum(missed)) / (1 + len(missed)), 3),
        luck,
        STARE,
        verdicts,
        tuple(explain(game, known, far, tempting, dilemma.luck)),
    )
    return None if shaken(puzzle, CONFIRMING) else puzzle


def sort_of(do: str) -> str:
    """An answer without its numbers: another card or place makes another puzzle, another seat or copy does not."""
    return " ".join(word for word in do.split() if not word.isdigit())


def verdicts_of(known: State, weighing: Weighing) -> tuple[Verdict, ...]:
    return tuple(
        Verdict(
            known.say(weighing.seat, one.action), *(round(chance, PLACES) for chance in (one.chance, one.low, one.high))
        )
        for one in weighing.ranking()
    )


def weaker(game: Game, known: State, seat: int, best: int, luck: int) -> tuple[list[float], int | None]:
    """How often weaker players miss the best choice, each of them; and what the first of them likes better, if most
    often it does."""
    rng = seeded(seed_of(luck, "weaker"))
    missed, liked = [], Counter[int]()
    for name in WEAKER:
        bot = player(game, name)
        chosen = Counter(decide(bot, known, seat, rng) for _ in range(ASKED))
        liked = liked or chosen
        missed.append(1 - chosen[best] / ASKED)
    favourite = min(liked, key=lambda action: (-liked[action], action))
    return missed, None if favourite == best else favourite


# ---------------------------------------------------------------------- why


def explain(game: Game, known: State, weighing: Weighing, tempting: int | None, luck: int) -> list[Phrase]:
    """What the search saw, in a few sentences: the best choice, what one might have liked better, and what comes of
    both. It saw imagined worlds only, so this tells nothing that is hidden."""
    seat = weighing.seat
    best, next_best = weighing.ranking()[:2]
    other = next_best if tempting is None else next(one for one in weighing.ranking() if one.action == tempting)
    label = {one.action: wrap(game.words.label(known, seat, one.action)) for one in (best, next_best, other)}
    chance, less = whole(best.chance), whole(next_best.chance)
    found = [phrase("puzzle-best", best=label[best.action], chance=chance, other=label[next_best.action], less=less)]
    if tempting == next_best.action:
        found.append(phrase("puzzle-tempting-next"))
    elif tempting is not None:
        found.append(phrase("puzzle-tempting", other=label[tempting], less=whole(other.chance)))
    ours, theirs = foreseen(game, weighing, (best.action, other.action), luck)
    if ours["over"] == FORESEEN:
        found.append(phrase("puzzle-at-once"))
    else:
        found += explain_outcomes(ours, theirs)
    rivals = [rival for rival in range(known.seats) if rival != seat]
    gains = {rival: weighing.share(other.action, rival) - weighing.share(best.action, rival) for rival in rivals}
    rival = max(rivals, key=lambda one: gains[one])
    if len(rivals) > 1 and gains[rival] >= GAIN:
        before, after = (percent(weighing.share(action, rival)) for action in (best.action, other.action))
        found.append(phrase("puzzle-rival", rival=of_seat(rival), before=before, after=after))
    return found


def whole(chance: float) -> int:
    """A chance as it is told: made from what its verdict says, so that there are not two numbers for one thing."""
    return percent(round(chance, PLACES))


def explain_outcomes(ours: Counter[str], theirs: Counter[str]) -> list[Phrase]:
    """What comes far oftener after the best choice, and what comes far oftener after the other: one of each."""
    found = []
    for kind, more, fewer in (("puzzle-leads", ours, theirs), ("puzzle-spares", theirs, ours)):
        lines = [line for line in more if line != "over"]
        line = max(lines, key=lambda one: (more[one] - fewer[one], one), default=None)
        if line is not None and more[line] - fewer[line] >= TELLING * FORESEEN:
            event = msgspec.json.decode(line, type=Phrase)
            often, seldom = percent(more[line] / FORESEEN), percent(fewer[line] / FORESEEN)
            found.append(phrase(kind, event=event, often=often, seldom=seldom))
    return found


def foreseen(game: Game, weighing: Weighing, actions: tuple[int, int], luck: int) -> tuple[Counter[str], Counter[str]]:
    """What the seat sees happen after two choices, each sentence with the number of worlds in which it comes; `over` is
    in how many the choice ends the game. What goes with a choice in any case is left out, even if it is told when
    others have chosen too: it says no more than that."""
    rng, seat = seeded(seed_of(luck, "foreseen")), weighing.seat
    found: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    own: tuple[Counter[str], Counter[str]] = (Counter(), Counter())  # before anybody else acts
    for _ in range(FORESEEN):
        world, fortune = weighing.worlds.next(rng), rng.spawn().state
        for action, counted, certain in zip(actions, found, own, strict=True):
            trial, future = world.clone(), seeded(fortune)
            trial.events = []
            trial.apply_unchecked(seat, action)
            at_once, alone = sentences(game, trial, seat), True
            counted["over"] += trial.over
            seen: set[str] = set()
            for _ in range(AHEAD):
                if not trial.over:
                    alone = alone and trial.mover() == seat
                    weighing.search.play(trial, trial.mover(), future)
                    seen |= sentences(game, trial, seat)
                    at_once |= seen if alone else set()
            counted.update(seen)
            certain.update(at_once)
    for one, other, certain in ((*found, own[0]), (*reversed(found), own[1])):
        for line in [line for line in one if certain[line] == FORESEEN or (one[line] == FORESEEN and not other[line])]:
            del one[line], other[line]
    return found


def sentences(game: Game, state: State, seat: int) -> set[str]:
    """What a seat is told of the latest action, each sentence as it is written; the state forgets it."""
    events, state.events = state.events_for(seat), []
    worth = [event for event in events if not event.quiet]
    return {msgspec.json.encode(wrap(words)).decode() for words in game.story.chapter(worth)}


# ---------------------------------------------------------------------- many


class Collection:
    """Puzzles as they are found: no more than a few of one kind, and half of them easy at most."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.few = max(2, -(-count // 5))
        self.half = -(-count // 2)
        self.puzzles: list[Puzzle] = []

    @property
    def full(self) -> bool:
        return len(self.puzzles) >= self.count

    def add(self, found: list[Puzzle]) -> None:
        for one in found:
            alike = sum(one.kind == other.kind for other in self.puzzles)
            easy = sum(other.difficulty < EASY for other in self.puzzles)
            if not self.full and alike < self.few and (one.difficulty >= EASY or easy < self.half):
                self.puzzles.append(one)

    @property
    def by_difficulty(self) -> list[Puzzle]:
        """The easiest first; of equals, that with the clearer lead."""
        return sorted(self.puzzles, key=lambda one: (one.difficulty, -one.lead, one.seed, len(one.moves)))
