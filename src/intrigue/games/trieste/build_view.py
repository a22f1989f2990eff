"""How what a seat may see is made from the state. What several see alike is made once (`Scene`)."""

from __future__ import annotations

from collections.abc import Hashable

from msgspec.structs import replace

from ...core.state import TABLE
from ...core.view_cache import Scene
from .cards.law import PLACES, Seize
from .cards.money import Giving, Taking
from .cards.seen_cards import only_shown, seen_card, whose
from .cards.titles import CARDS, FACTIONS, HEROES, LEVEL, MERCHANT, NO_CARD, THIEF, TREASURES, WATCH, coins, worth
from .phrases.questions import question
from .rules.heroes import PickHeroes
from .rules.reactions import Window
from .rules.turn import PHASES, Risen
from .state import CAPTURES_TO_WIN, FACE_DOWN, FACE_UP, FACTION_OF, INFAMY_TO_WIN, NO_HERO, PHASE_OF, Trieste
from .view import HeroView, LaidCard, PlayerView, Threat, TriesteView


def look(scene: Scene[Trieste], state: Trieste, seat: int) -> TriesteView:
    open_ = scene.memo(table, scene)
    if seat == TABLE:
        return open_
    asked = state.asked_seats(seat)
    if asked == open_.waiting:  # the very same for all who compare it with what they saw before
        asked = open_.waiting
    mine = seat in asked
    picking = not state.over and isinstance(state.stack[-1], PickHeroes)
    seen, own = open_.players, scene.memo(people, scene)[seat][1]
    if own is not seen[seat]:
        seen = (*seen[:seat], own, *seen[seat + 1 :])
    if not mine and not picking:
        return replace(open_, seat=seat, waiting=asked, players=seen)
    return replace(
        open_,
        seat=seat,
        waiting=asked,
        prompt=question(state, seat, asked),
        choices=state.game.choices(state, seat),
        players=seen,
        looking=names(state.looking) if mine else (),
        heroes=tuple([h.id for h in HEROES[3 * state.faction_of[seat] :][:3]]) if picking else (),
    )


def table(scene: Scene[Trieste]) -> TriesteView:
    """All that lies open, as spectators see it."""
    state = scene.state
    asked = state.asked_seats(TABLE)
    return TriesteView(
        seat=None,
        seats=state.seats,
        waiting=asked,
        prompt=question(state, TABLE, asked),
        choices=(),
        result=state.result,
        turn=state.turn,
        turns=state.options.max_turns,
        phase=PHASES[PHASE_OF[state.step]] if state.turn else "setup",
        acting=acting(state),
        threat=scene.memo(threat, state),
        players=tuple([both[state.over] for both in scene.memo(people, scene)]),
        treasure_deck=len(state.mint),
        spent=scene.memo_by_key(tuple(state.spent), spent_coins, state),
        captured=scene.memo_by_key(tuple(state.captured), captured_names, state),
        captured_levels=sum([LEVEL[card] for card in state.captured]),
        infamy=state.infamy,
        guarded=state.guarded,
        looking=(),
        looked_at=len(state.looking),
        heroes=(),
    )


def spent_coins(state: Trieste) -> dict[str, int]:
    return {CARDS[t].id: state.spent[t] for t in range(TREASURES)}


def captured_names(state: Trieste) -> tuple[str, ...]:
    return names(state.captured)


def acting(state: Trieste) -> int | None:
    faction = FACTION_OF[state.step] if state.turn and not state.over else NO_CARD
    return None if faction == NO_CARD else state.seat_of[faction]


def threat(state: Trieste) -> Threat | None:
    """What is about to happen lies right beneath the question whether somebody reacts (see rules/reactions.py)."""
    if state.over or not isinstance(state.stack[-1], Window):
        return None
    seat = state.seat_of
    match state.stack[-2]:
        case Seize(place=place, card=card):
            return Threat("capture", seat[WATCH], seat[THIEF], CARDS[card].id, PLACES[place])
        case Taking(who=taker, victim=victim, count=count) | Giving(taker=taker, who=victim, count=count):
            return Threat("taking", seat[taker], seat[victim], count=state.treasure_to_go(victim, count))
        case Risen(count=count):
            return Threat("renown", seat[THIEF], seat[WATCH], count=state.infamy_to_come(count))
        case frame:
            raise TypeError(f"no threat in {frame}")


def names(cards: list[int]) -> tuple[str, ...]:
    return tuple([CARDS[card].id for card in cards])


def people(scene: Scene[Trieste]) -> list[tuple[PlayerView, PlayerView]]:
    """Everybody, as the others see them and as they see themselves."""
    state = scene.state
    return [scene.memo_part(seat, before(state, seat), both_sides, state, seat) for seat in range(state.seats)]


def both_sides(state: Trieste, seat: int) -> tuple[PlayerView, PlayerView]:
    """A player as the others see them, and as they see themselves: with the hand, and what lies face-down."""
    open_ = player(state, seat)
    faction = state.faction_of[seat]
    if faction == NO_CARD:
        return open_, open_
    hand, played, mine = state.hands[faction], open_.played, open_.hero
    if played is not None and not played.up:
        played = LaidCard(CARDS[state.table[faction]].id, played.up, played.paid)
    if mine is not None and mine.id is None:
        mine = HeroView(HEROES[3 * faction + state.heroes[faction]].id, mine.up, mine.done)
    own = replace(
        open_,
        hand=names(hand),
        played=played,
        hero=mine,
        score=worth(hand) if faction == MERCHANT else open_.score,
        costs={CARDS[card].id: state.cost(card) for card in hand if card >= TREASURES},
    )
    return open_, own


def before(state: Trieste, seat: int) -> tuple[Hashable, ...]:
    """All that lies before a player and that a view of them follows from."""
    faction = state.faction_of[seat]
    if faction == NO_CARD:
        return ()
    return (
        faction,
        tuple(state.hands[faction]),
        tuple(state.known[faction]),
        len(state.decks[faction]),
        tuple(state.discards[faction]),
        state.table[faction],
        state.lies_hidden(faction),
        state.paid >> faction & 1,
        state.sides[faction],
        state.heroes[faction],
        state.dearer[faction],
        state.dearer_next[faction],
        len(state.captured) if faction == WATCH else state.infamy if faction == THIEF else state.riches_needed(),
        tuple(state.witnessed),
    )


def player(state: Trieste, seat: int) -> PlayerView:
    """What lies before a player, as the others see it."""
    faction = state.faction_of[seat]
    if faction == NO_CARD:  # the factions are yet to be chosen
        return PlayerView(
            seat=seat,
            faction=None,
            cards=0,
            treasures=0,
            known=(),
            hand=None,
            deck=0,
            discards=(),
            played=None,
            hero=None,
            dearer=0,
            dearer_next=0,
            score=None,
            goal=0,
            lost=(),
            shown=(),
            costs={},
        )
    hand = state.hands[faction]
    down = state.lies_hidden(faction)
    table = state.table[faction]
    treasures = coins(hand) + (1 if down and table < TREASURES else 0)
    played = None
    if table != NO_CARD:
        up = not down
        played = LaidCard(CARDS[table].id if up else None, up, bool(state.paid >> faction & 1) if up else None)
    score: int | None
    if faction == WATCH:
        score, goal = len(state.captured), CAPTURES_TO_WIN
    elif faction == THIEF:
        score, goal = state.infamy, INFAMY_TO_WIN
    else:
        score, goal = None, state.riches_needed()
    return PlayerView(
        seat=seat,
        faction=FACTIONS[faction],
        cards=len(hand) + (1 if down else 0),
        treasures=treasures,
        known=names(state.known[faction]),
        hand=None,
        deck=len(state.decks[faction]),
        discards=names(state.discards[faction]),
        played=played,
        hero=hero(state, faction),
        dearer=state.dearer[faction],
        dearer_next=state.dearer_next[faction],
        score=score,
        goal=goal,
        lost=witnessed_names(state, faction, shown=False),
        shown=witnessed_names(state, faction, shown=True),
        costs={},
    )


def witnessed_names(state: Trieste, faction: int, shown: bool) -> tuple[str, ...]:
    """What went from a hand this turn, or what was only shown of it."""
    return names([seen_card(seen) for seen in state.witnessed if whose(seen) == faction and only_shown(seen) == shown])


def hero(state: Trieste, faction: int) -> HeroView | None:
    side = state.sides[faction]
    if side == NO_HERO:
        return None
    id = HEROES[3 * faction + state.heroes[faction]].id if side != FACE_DOWN else None
    return HeroView(id, side == FACE_UP, side not in (FACE_UP, FACE_DOWN))
