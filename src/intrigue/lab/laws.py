"""The laws that every game obeys, as checks that any state can be put through.

1 ends          every game ends; until then every waiting seat has a legal action
2 legality      each legal action applies; anything else is refused with an existing rule and leaves no trace
3 sameness      same seed and actions, same bytes; `load(save())`, `clone()` and replay too
4 words         `action(say(a)) == a`
5 secrecy       what a seat sees is the same, to the byte, in every world that the seat cannot tell apart
6 imagination   an imagined state depends on nothing but what the seat knows
7 conservation  no card, coin or seal appears or is lost
10 positions    what is given lies there, unchanged, and the log begins with the position
11 passing      a phase that ends by passing ends when all have passed since somebody last acted, no sooner, no later
12 observation  an observer writes what it declares, within its bounds; it tells a seat nothing that it may not know,
                and tells apart whatever the seat's view tells apart

Passing is about what happens from one state to the next, so that law watches a whole game. The two that need more than
a game stand elsewhere: 8, parity of the builds, and 9, rule coverage, are tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i16

from ..core import TABLE, BadInput, Event, Game, Happening, Illegal, Passing, Positioned, Rng, State, View, Words
from ..core.columns import THERE, each_column
from ..core.observer import Observer
from ..core.record import Record, act, decode
from ..core.rng import seeded
from ..words import ENGLISH, Speaker, languages
from .exact import Exact

FEW = 6  # actions tried in places where trying all would take too long


class LawBroken(Exception):
    """A law does not hold. `law` is its name, the text says how it was broken."""

    def __init__(self, law: str, how: str) -> None:
        super().__init__(f"the law of {law} is broken: {how}")
        self.law = law
        self.how = how


def check(game: Game, state: State, rng: Rng) -> None:
    """Put one state through all the laws that can be seen in it."""
    conservation(state)
    ends(game, state)
    words(game, state, rng)
    sameness(game, state)
    legality(game, state, rng)
    secrecy(state, rng)
    faces(state, rng)
    imagination(state, rng)
    observation(game, state, rng)


def viewers(state: State) -> list[int]:
    return [TABLE, *range(state.seats)]


def who(seat: int) -> str:
    return "a spectator" if seat == TABLE else f"seat {seat}"


def encode(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def known_bytes(state: State, seat: int) -> bytes:
    """All that a seat can see of a state, as bytes."""
    return encode([state.view(seat if seat != TABLE else None), state.asked_seats(seat), state.legal(seat)])


def some(items: list[int], rng: Rng, count: int = FEW) -> list[int]:
    picked = items[:]
    rng.shuffle(picked)
    return picked[:count]


# ---------------------------------------------------------------------- 1


def ends(game: Game, state: State) -> None:
    waiting = state.waiting
    if state.over:
        if waiting or state.result is None:
            raise LawBroken("ends", f"the game is over, but waits for {waiting} and its result is {state.result}")
        if len(state.result.scores) != state.seats or state.result.rule not in game.rulebook:
            raise LawBroken("ends", f"{state.result} does not score every seat by an existing rule")
        if any(state.legal(seat) for seat in viewers(state)):
            raise LawBroken("ends", "the game is over, but somebody still has a legal action")
        return
    if state.result is not None:
        raise LawBroken("ends", "the game goes on, but has a result")
    if not waiting or state.mover() not in waiting or list(waiting) != sorted(set(waiting)):
        raise LawBroken("ends", f"nobody can go on: waiting is {waiting}, the mover {state.mover()}")
    if waiting[0] < 0 or waiting[-1] >= state.seats:
        raise LawBroken("ends", f"waiting is {waiting}, but the seats are 0 to {state.seats - 1}")
    for seat in range(state.seats):
        legal = state.legal(seat)
        if bool(legal) != (seat in waiting):
            raise LawBroken("ends", f"seat {seat} has the legal actions {legal}, and waiting is {waiting}")
        if legal != sorted(set(legal)):
            raise LawBroken("ends", f"the legal actions of seat {seat} are not sorted or not unique: {legal}")
        if not all(any(action in codes for codes in game.action_ranges) for action in legal):
            raise LawBroken(
                "ends", f"the legal actions of seat {seat} are not all among the codes of the game: {legal}"
            )
    longest = game.longest(state.seats, state.options)
    if state.moves > longest:
        raise LawBroken("ends", f"{state.moves} actions and still no end (the game says at most {longest})")


# ---------------------------------------------------------------------- 2


def legality(game: Game, state: State, rng: Rng) -> None:
    before, saved = Exact(state).bytes, state.save()
    for seat in [TABLE, *range(state.seats), state.seats]:
        legal = state.legal(seat)
        for action in some(legal, rng):
            child = state.clone()
            try:
                child.apply(seat, action)
            except Illegal as illegal:
                raise LawBroken("legality", f"{action} of seat {seat} is legal, yet refused: {illegal}") from None
            conservation(child)
        for action in strange(state, legal, rng):
            try:
                state.apply(seat, action)
            except Illegal as illegal:
                if illegal.refusal.rule not in game.rulebook:
                    raise LawBroken("legality", f"{action} is refused by no existing rule: {illegal}") from None
                check_words(game, illegal.refusal.reason)
            else:
                raise LawBroken("legality", f"{action} of seat {seat} is not legal, yet it was carried out")
        for text in ("", "nonsense", "0", "{0}", "\x00", "favour 1 1", "é"):
            refusal = state.why_not(seat, text)
            if refusal is None or refusal.rule not in game.rulebook:
                raise LawBroken("legality", f"the text {text!r} is answered with {refusal}")
            check_words(game, refusal.reason)
        if Exact(state).bytes != before:
            raise LawBroken("legality", f"refusing what seat {seat} may not do changed the state")
    if state.save() != saved:
        raise LawBroken("legality", "refusing what may not be done changed the state")


def strange(state: State, legal: list[int], rng: Rng) -> list[int]:
    """Numbers that are not legal actions: neighbours of legal ones, other seats' actions, and nonsense."""
    numbers = [-1, -(1 << 70), 1 << 70, rng.below(1 << 20), rng.below(1 << 10)]
    for action in some(legal, rng, 3):
        numbers += [action + 1, action - 1, action + 64, action ^ (1 << rng.below(12))]
    for seat in range(state.seats):
        numbers += some(state.legal(seat), rng, 2)
    return [number for number in numbers if number not in legal]


# ---------------------------------------------------------------------- 3


def sameness(game: Game, state: State) -> None:
    """`load(save())` and `clone()` give the same bytes, and go on alike."""
    before, saved = Exact(state), state.save()
    copies = {"clone()": state.clone(), "load(save())": game.load(saved)}
    for name, copy in copies.items():
        if Exact(copy) != before:
            raise LawBroken("sameness", f"{name} gives other bytes:\n{copy.save()!r}\ninstead of\n{saved!r}")
    if state.over:
        return
    seat = state.mover()
    action = state.legal(seat)[-1]
    for copy in copies.values():
        copy.apply_unchecked(seat, action)
    if Exact(state).bytes != before.bytes:
        raise LawBroken("sameness", "playing on in a copy changed the original")
    cloned, loaded = map(Exact, copies.values())
    if cloned != loaded:
        raise LawBroken("sameness", f"after {state.say(seat, action)!r} a clone and a loaded state differ")


def replays(game: Game, record: Record, states: list[bytes], end: State) -> None:
    """A record, written and read again, leads through the very states that it was written from (as Exact has them)."""
    again = decode(record.encode())
    state = again.start(game, events=False)
    for number, line in enumerate(again.lines, 1):
        try:
            act(game, state, number, line)
        except BadInput as fault:
            raise LawBroken("sameness", f"replaying the record comes to a halt: {fault}") from None
        if Exact(state).bytes != states[number]:
            raise LawBroken("sameness", f"replaying the record gives another game after action {number}")
    if state.save() != end.save() or state.result != again.close.result:
        raise LawBroken("sameness", "replaying the record gives another game")


# ---------------------------------------------------------------------- 4


def words(game: Game, state: State, rng: Rng) -> None:
    for seat in viewers(state):
        legal = state.legal(seat)
        texts = [state.say(seat, action) for action in legal]
        if len(set(texts)) != len(texts):
            raise LawBroken("words", f"two actions of seat {seat} have the same text: {texts}")
        for action in some(legal, rng):
            text = state.say(seat, action)
            if not text.isascii() or not text.isprintable() or text != " ".join(text.lower().split()):
                raise LawBroken("words", f"{text!r} is not plain lower-case ascii")
            try:
                read: int | Illegal = game.action(state, seat, text)
            except Illegal as illegal:
                read = illegal
            if read != action:
                raise LawBroken("words", f"{text!r} of seat {seat} is not read back as {action}: {read}")
            if game.words.rule_of(state, seat, action) not in game.rulebook:
                raise LawBroken("words", f"there is no rule for {text!r}")
            check_words(game, game.words.label(state, seat, action))
        check_words(game, state.view(None if seat == TABLE else seat).prompt)
    if state.result is not None:
        check_words(game, state.result.reason)


HEARD: set[tuple[Game, bytes]] = set()
MOST_HEARD = 100_000


def check_words(game: Game, words: Words) -> None:
    """Every language of a game has words for what leaves it, with all their arguments; and nobody else has. Games say
    the same things again and again, and saying them takes longer than all else: nothing is heard twice."""
    said = (game, encode(words))
    if said in HEARD:
        return
    if isinstance(words, str) and languages(game):
        raise LawBroken("words", f"a sentence where a phrase belongs: {words}")
    for language in languages(game) or [ENGLISH]:
        voice = Speaker(game, (), language, otherwise=language)
        if not voice.say(words) or voice.faults:
            raise LawBroken("words", f"{language} has no words for {words}: {voice.faults}")
    if len(HEARD) >= MOST_HEARD:
        HEARD.clear()
    HEARD.add(said)


def story(game: Game, happening: Happening) -> None:
    """Every face of an event can be told."""
    for event in (happening.public, happening.private):
        if event is not None:
            check_words(game, game.story.of(event))


# ---------------------------------------------------------------------- 5


def secrecy(state: State, rng: Rng) -> None:
    """A seat sees the same in the true state and in one where all that it cannot know is dealt anew."""
    for seat in viewers(state):
        imagined = state.imagine(seat, rng)
        seen, dreamt = known_bytes(state, seat), known_bytes(imagined, seat)
        if seen != dreamt:
            raise LawBroken(
                "secrecy", f"{who(seat)} sees more than it may know:\n{seen!r}\nwith other hidden cards:\n{dreamt!r}"
            )
        conservation(imagined)


class Branch(msgspec.Struct):
    """One action in one of the worlds that a seat cannot tell apart, what the seat was shown of it and what it imagines
    afterwards."""

    key: tuple[int, int]  # the actor and its action; the action of a sealed choice is no part of it
    state: State
    faces: list[Event]
    dream: Exact
    stirred: bool  # whether something hidden was shown to anybody, or chance was drawn
    sight: bytes = b""

    def known_bytes(self, seat: int) -> bytes:
        """All that the seat can see of it. Looking takes time, so nobody does before it is needed."""
        self.sight = self.sight or known_bytes(self.state, seat)
        return self.sight


def branches(true: State, other: State, seat: int, rng: Rng) -> Iterator[Branch]:
    """Some actions in two worlds. Any action of a sealed choice is to look like any other. Of the rest only the same
    can be compared, so that they are tried in both: as many as would meet if FEW were picked in each."""
    chance = rng.spawn()
    for actor in sorted({*true.waiting, *other.waiting}):
        sealed = actor != seat and true.stack[-1].is_sealed(true, actor)
        here, there = true.legal(actor), other.legal(actor)
        both = sorted(set(here).intersection(there))
        meet = -(-len(both) * FEW * FEW // (max(FEW, len(here)) * max(FEW, len(there))))
        picked = some(both, rng, meet)
        for world, legal in ((true, here), (other, there)):
            for action in some(legal, rng) if sealed else picked:
                child = world.clone()
                child.events = []
                child.apply_unchecked(actor, action)
                key = (actor, 0 if sealed else action)
                shown = child.events_for(seat if seat != TABLE else None)
                yield Branch(
                    key, child, shown, dreamt(child, seat, chance), child.undo_barrier() != world.undo_barrier()
                )


def faces(state: State, rng: Rng) -> None:
    """Events tell a seat no more than its view does, and a sealed choice tells it nothing.

    From worlds that a seat cannot tell apart, the same visible action (or any action of a sealed choice) that leaves
    the seat with the same view must have shown it the same events; and it must imagine the same. Nothing hidden is
    shown to anybody without everybody noticing: what may still be taken back would tell. What it sees of an
    imagined state is what it sees of the real one (that is the law of secrecy), so where it imagines the same there is
    no need to look.
    """
    if state.over:
        return
    for seat in viewers(state):
        unlike: dict[tuple[int, int], list[Branch]] = {}
        for branch in branches(state, state.imagine(seat, rng), seat, rng):
            unseen = branch.stirred and not branch.faces and branch.key[0] != seat
            if unseen and not branch.state.over and branch.known_bytes(seat) == known_bytes(state, seat):
                raise LawBroken("secrecy", f"{who(seat)} cannot know of something that seat {branch.key[0]} was shown")
            others = unlike.setdefault(branch.key, [])
            twin = next((other for other in others if other.dream == branch.dream), None)
            if twin is not None:
                same_faces(branch, twin, seat)
                continue
            for other in others:
                if other.known_bytes(seat) == branch.known_bytes(seat):
                    same_faces(branch, other, seat)
                    same_dream(branch.dream, other.dream, seat)
            others.append(branch)
        still_sealed(state, seat, rng)


def same_faces(branch: Branch, other: Branch, seat: int) -> None:
    fleeting = any(event.fleeting for event in [*branch.faces, *other.faces])
    if not fleeting and event_bytes(branch.faces) != event_bytes(other.faces):
        raise LawBroken("secrecy", f"events tell {who(seat)} what it may not know:\n{branch.faces}\nor\n{other.faces}")


def event_bytes(faces: list[Event]) -> bytes:
    """What events tell, whatever came of which where it lies together afterwards."""
    told: list[Event] = []
    heaps: dict[str, list[Any]] = {}
    for event in faces:
        field = event.gathered
        if field:
            heaps.setdefault(type(event).__name__, []).extend(getattr(event, field))
            event = msgspec.structs.replace(event, **{field: ()})
        told.append(event)
    return encode([told, [[kind, sorted(heap)] for kind, heap in heaps.items()]])


def still_sealed(state: State, seat: int, rng: Rng) -> None:
    """While a sealed choice is under way, nobody else's view changes at all."""
    top = state.stack[-1]
    sealed = [actor for actor in state.waiting if actor != seat and top.is_sealed(state, actor)]
    before = known_bytes(state, seat) if sealed else b""
    for actor in sealed:
        for action in some(state.legal(actor), rng, 2):
            child = state.clone()
            child.events = []
            child.apply_unchecked(actor, action)
            if child.visible_moves(seat) == state.visible_moves(seat) and (
                known_bytes(child, seat) != before or child.events_for(seat)
            ):
                raise LawBroken("secrecy", f"{who(seat)} notices that seat {actor} has chosen")


# ---------------------------------------------------------------------- 6


def dreamt(state: State, seat: int, rng: Rng) -> Exact:
    """What a seat imagines by the chances of a generator, which stays as it is."""
    return Exact(state.imagine(seat, rng.clone()))


def same_dream(one: Exact, two: Exact, seat: int) -> None:
    """Two states that a seat cannot tell apart give it the same imagination."""
    if one != two:
        raise LawBroken(
            "imagination",
            f"{who(seat)} cannot tell two states apart, but imagines\n{one.state.save()!r}\nand\n{two.state.save()!r}",
        )


def imagination(state: State, rng: Rng) -> None:
    for seat in viewers(state):
        chance = rng.spawn()
        once = dreamt(state, seat, chance)
        if dreamt(state.imagine(seat, rng), seat, chance) != once:
            raise LawBroken("imagination", f"what {who(seat)} imagines depends on what it cannot know")
        reseeded = state.clone()
        reseeded.rng = rng.spawn()
        if dreamt(reseeded, seat, chance) != once:
            raise LawBroken("imagination", f"what {who(seat)} imagines carries the real generator")
        shown = state.clone()
        shown.revealed += 1
        if dreamt(shown, seat, chance) != once:
            raise LawBroken("imagination", f"what {who(seat)} imagines tells how often something was shown")


def same_knowledge(game: Game, seats: int, options: dict[str, Any], seeds: range) -> int:
    """Deal many games; wherever a seat cannot tell two of them apart, it must imagine the same. Counts the pairs."""
    rng = seeded(seeds.start)
    first: dict[tuple[int, bytes], State] = {}
    pairs = 0
    for seed in seeds:
        state = game.new(seats, seed, options, events=False)
        for seat in viewers(state):
            other = first.setdefault((seat, known_bytes(state, seat)), state)
            if other is not state:
                same_dream(dreamt(state, seat, rng), dreamt(other, seat, rng), seat)
                pairs += 1
    return pairs


# ---------------------------------------------------------------------- 7


def conservation(state: State) -> None:
    try:
        state.check()
    except Exception as error:
        raise LawBroken("conservation", str(error)) from error


# ---------------------------------------------------------------------- 10


def positions(game: Game, given: dict[str, Any], read: Callable[[State, dict[str, Any]], dict[str, Any]]) -> None:
    """Whatever a new game would have dealt, a position holds what is given, as `read` finds it on the table; and what
    it tells begins with itself."""
    for seed in range(3):
        found = read(game.lay_out(given, seed), given)
        for name, thing in given.items():
            if found[name] != thing:
                raise LawBroken("positions", f"'{name}' was given as {thing}, and is {found[name]}")
        state = game.position(given, seed)
        conservation(state)
        ends(game, state)
        for seat in viewers(state):
            log = state.events_for(None if seat == TABLE else seat)
            if [event for event in log if isinstance(event, Positioned)] != log[:1]:
                raise LawBroken("positions", f"what {who(seat)} is told does not begin with the position: {log}")
            for event in log:
                check_words(game, game.story.of(event))


# ---------------------------------------------------------------------- 11


class Passes:
    """Watches one game action by action, with a list of its own of those who have passed since somebody last acted."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.passed: set[int] = set()
        self.before: Passing | None = None
        self.anyway = False

    def play(self, state: State, seat: int, action: int) -> None:
        """To be called before an action is carried out."""
        self.before = self.game.manners.passing(state)
        self.anyway = self.before is not None and self.game.manners.may_end_anyway(state)
        told = self.game.manners.passes(state, seat, action)
        if told is not None and (self.before is None or self.before.over()):
            raise LawBroken("passing", f"seat {seat} has a turn in a phase that is over")
        if told:
            self.passed.add(seat)
        elif told is not None:
            self.passed.clear()

    def check(self, state: State) -> None:
        """To be called after it."""
        before, after = self.before, None if state.over else self.game.manners.passing(state)
        if before is not None and not before.over() and not state.over:
            still = after if after is not None and after.phase == before.phase else None
            playing, ended = seats_in((still or before).playing), still is None or still.over()
            if ended != (self.passed >= playing) and not (ended and self.anyway):
                how = "is over" if ended else "goes on"
                raise LawBroken("passing", f"a phase {how}; in it are {playing}, in a row {self.passed} have passed")
            if still is not None and not self.anyway and seats_in(still.passed) != self.passed:
                raise LawBroken("passing", f"{self.passed} have passed, and the game says {seats_in(still.passed)}")
        if after is None or before is None or after.phase != before.phase:
            self.passed.clear()


def seats_in(bits: int) -> set[int]:
    return {seat for seat in range(bits.bit_length()) if bits >> seat & 1}


# ---------------------------------------------------------------------- 12

CANARY: Final = 31999  # nothing that is observed


def observation_rows(observer: Observer, state: State, seat: int) -> list[int]:
    """What a seat observes, then its legal actions, a row each."""
    width, row = sum(block.width for block in observer.blocks), len(observer.choice.columns)
    actions = state.legal(seat)
    places = width + row * len(actions)
    out = vec[i16]([i16(CANARY), *[i16(0)] * places, i16(CANARY)])
    observer.write(state, seat, out, 1)
    for number, action in enumerate(actions):
        observer.write_choice(state, seat, action, out, 1 + width + number * row)
    numbers = [int(number) for number in out]
    if numbers[0] != CANARY or numbers[-1] != CANARY:
        raise LawBroken("observation", f"what {who(seat)} observes is longer than declared")
    return numbers[1:-1]


def observation(game: Game, state: State, rng: Rng) -> None:
    observer = game.observer
    if observer is None:
        return
    columns = list(each_column(observer.blocks))
    for seat in range(state.seats):
        numbers = observation_rows(observer, state, seat)
        actions = len(state.legal(seat))
        choices = [(f"choices.{column.name}", column) for column in observer.choice.columns] * actions
        for (name, column), number in zip(columns + choices, numbers, strict=True):
            if not column.low <= number <= column.high:
                raise LawBroken("observation", f"{name} of {who(seat)} is {number}, not {column.low} to {column.high}")
        absent(observer, numbers)
        width = len(observer.choice.columns)
        rows = [tuple(numbers[at : at + width]) for at in range(len(columns), len(numbers), width)]
        if len(set(rows)) < len(rows):
            raise LawBroken("observation", f"two legal actions of {who(seat)} are the same row: {sorted(rows)}")
        if len(rows) > observer.choice.rows:
            raise LawBroken("observation", f"{len(rows)} legal actions, more than the {observer.choice.rows} declared")
        if observation_rows(observer, state.imagine(seat, rng), seat) != numbers:
            raise LawBroken("observation", f"what {who(seat)} observes depends on what it cannot know")


def absent(observer: Observer, numbers: list[int]) -> None:
    """A row that is not there holds nothing."""
    at = 0
    for block in observer.blocks:
        width = len(block.columns)
        for row in range(block.rows):
            values = numbers[at : at + width]
            if block.columns[0].name == THERE and not values[0] and any(values):
                raise LawBroken("observation", f"{block.name}[{row}] is not there, but holds {values}")
            at += width


class Sights:
    """Watches games: what looks different to a seat is observed differently."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: dict[tuple[int, ...], tuple[bytes, View]] = {}

    def look(self, state: State, seat: int) -> None:
        assert self.game.observer is not None
        view = msgspec.structs.replace(state.view(seat), seat=0, prompt="", choices=(), result=None)
        key = (state.seats, seat, *observation_rows(self.game.observer, state, seat))
        shown = encode(view)
        before, other = self.seen.setdefault(key, (shown, view))
        if before != shown:
            raise LawBroken("observation", f"two views of seat {seat} are observed alike: {differing(view, other)}")


def differing(one: Any, two: Any) -> str:
    """Where two views differ, for whoever looks for the fault."""
    first, second = msgspec.to_builtins(one), msgspec.to_builtins(two)
    return "; ".join(f"{name}: {first[name]} or {second[name]}" for name in first if first[name] != second[name])[:2000]
