"""How what a seat may see is made from the state. What several see alike is made once (`Scene`)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from ...core.phrase import Phrase, phrase, wrap
from ...core.state import TABLE
from ...core.view_cache import Scene
from .cards import agendas
from .cards.actions import ACTIONS, CARDS, HALVES, NO_CARD
from .cards.characters import CHARACTERS, HOUSES, members
from .cards.picture import NOBODY
from .phrases.choices import condition, fitting
from .phrases.pictures import effects, text
from .phrases.questions import picked_characters, question
from .phrases.refusals_picture import why_not_fillable
from .phrases.things import house_of
from .rules.turn import Fill
from .state import GOES_ON, Treachery
from .view import ActionView, CardView, CharacterView, LastView, PlayerView, SymbolView, TreacheryView


def look(scene: Scene[Treachery], state: Treachery, seat: int) -> TreacheryView:
    open_ = scene.memo(table, scene)
    if seat == TABLE:
        return open_
    asked = state.asked_seats(seat)
    if asked == open_.waiting:  # the very same for all who compare it with what they saw before
        asked = open_.waiting
    mine = seat in asked
    top = state.stack[-1] if mine else None
    seen, own = open_.players, scene.memo(own_player, state, seat)
    if own != seen[seat]:
        seen = (*seen[:seat], own, *seen[seat + 1 :])
    return replace(
        open_,
        seat=seat,
        waiting=asked,
        prompt=question(state, seat, asked) if mine else open_.prompt,
        choices=state.game.choices(state, seat) if mine else (),
        hand=card(scene, state, state.hands[seat]),
        filling=filling(state, top) if isinstance(top, Fill) and top.seat == seat else None,
        players=seen,
    )


def table(scene: Scene[Treachery]) -> TreacheryView:
    """All that lies open, as spectators see it."""
    state = scene.state
    asked = state.asked_seats(TABLE)
    return TreacheryView(
        seat=None,
        seats=state.seats,
        waiting=asked,
        prompt=question(state, TABLE, asked),
        choices=(),
        result=state.result,
        rows=scene.memo_part(0, scene.memo(people, state), rows, scene, state),
        shown=card(scene, state, state.shown),
        hand=None,
        filling=None,
        used=None if state.used == NO_CARD else CARDS[state.used].id,
        deck=len(state.deck),
        second_deck=state.second != 0,
        discards=scene.memo_by_key(state.discards, discards, state),
        players=tuple([scene.memo(player, state, each) for each in range(state.seats)]),
        active=state.active,
        first=state.first,
        number=state.number,
        turns=state.turns,
        last=scene.memo(last, state),
        match=state.options.match,
    )


def people(state: Treachery) -> tuple[tuple[int, ...], int, int]:
    """Who stands where, and how they are."""
    return tuple(state.rows), state.wounded, state.killed


def rows(scene: Scene[Treachery], state: Treachery) -> tuple[tuple[CharacterView, ...], ...]:
    return tuple(
        [scene.memo_by_key((row, state.wounded & row, state.killed & row), one_row, state, row) for row in state.rows]
    )


def one_row(state: Treachery, row: int) -> tuple[CharacterView, ...]:
    return tuple([character(state, who) for who in members(row)])


def discards(state: Treachery) -> tuple[str, ...]:
    return tuple([known.id for number, known in enumerate(CARDS) if state.discards >> number & 1])


def character(state: Treachery, who: int) -> CharacterView:
    return CharacterView(CHARACTERS[who].id, house_of(who), condition(state, who))


def player(state: Treachery, seat: int) -> PlayerView:
    """As the others see them, to whom the agenda is shown at the end."""
    return player_view(state, seat, agenda=state.ending != GOES_ON)


def own_player(state: Treachery, seat: int) -> PlayerView:
    return player_view(state, seat, agenda=True)


def player_view(state: Treachery, seat: int, agenda: bool) -> PlayerView:
    goal = agendas.ALL[state.goals[seat]]
    cards = 0 if state.hands[seat] == NO_CARD else 1
    if not agenda:
        return PlayerView(seat, cards, state.victories[seat])
    points = state.points(goal)
    return PlayerView(seat, cards, state.victories[seat], HOUSES[goal.rise], HOUSES[goal.fall], points)


def card(scene: Scene[Treachery], state: Treachery, number: int) -> CardView | None:
    """A card that lies there or is held: it looks the same until somebody moves or is hurt."""
    if number == NO_CARD:
        return None
    return scene.memo_part(number, scene.memo(people, state), whole_card, scene, state, number)


def whole_card(scene: Scene[Treachery], state: Treachery, number: int) -> CardView:
    return CardView(CARDS[number].id, tuple([action(scene, state, 2 * number + half) for half in range(len(HALVES))]))


def action_id(number: int) -> str:
    return f"{CARDS[number // 2].id}:{HALVES[number % 2]}"


def action(scene: Scene[Treachery], state: Treachery, number: int) -> ActionView:
    """One half of a card; it looks the same as long as the same characters fit, or for the same reason none do."""
    fits = fitting(state, ACTIONS[number].picture)
    if fits[0]:
        return scene.memo_by_key((number, *fits), half_card, number, fits, None)
    return scene.memo_part(number, scene.memo(people, state), half_card, number, fits, state)


def half_card(number: int, fits: list[int], state: Treachery | None) -> ActionView:
    picture = ACTIONS[number].picture
    able = dict(zip(picture.symbols, fits, strict=True))
    shape = [tuple([symbol(one.yellow, one.effects, able[one]) for one in row]) for row in picture.rows]
    return ActionView(action_id(number), text(picture), tuple(shape), None if state is None else why_not(state, number))


@lru_cache(maxsize=4096)
def symbol(yellow: bool, marks: int, able: int) -> SymbolView:
    """One that nobody fills yet. The same few groups could, again and again."""
    return SymbolView(colour(yellow), effects(marks), ids(members(able)))


def colour(yellow: bool) -> str:
    return "yellow" if yellow else "white"


def ids(people: list[int]) -> tuple[str, ...]:
    return tuple([CHARACTERS[who].id for who in people])


def why_not(state: Treachery, number: int) -> Phrase | None:
    refusal = why_not_fillable(state, number)
    return None if refusal is None else phrase("show-why-not", why=wrap(refusal.reason), rule=refusal.rule)


def filling(state: Treachery, frame: Fill) -> ActionView:
    """The action with the symbols filled so far, and who can fill the next one."""
    picture = ACTIONS[frame.action].picture
    done = picked_characters(frame)
    shape = []
    for row in picture.rows:
        symbols = []
        for one in row:
            at = picture.symbols.index(one)
            filled = CHARACTERS[done[at]].id if at < len(done) else None
            able = members(frame.able) if at == len(done) else []
            symbols.append(SymbolView(colour(one.yellow), effects(one.effects), ids(able), filled))
        shape.append(tuple(symbols))
    return ActionView(action_id(frame.action), text(picture), tuple(shape))


def last(state: Treachery) -> LastView | None:
    seat, number, *filled = state.last
    if seat == NOBODY:
        return None
    return LastView(seat, action_id(number), ids([who for who in filled if who != NOBODY]))
