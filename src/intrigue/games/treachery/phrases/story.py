"""What is told of events, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.event import POSITIONED, Event, Positioned
from ....core.phrase import Phrase, phrase
from ....core.phrase import seat as of_seat
from ....core.result import Result
from ....core.story import Story
from ..cards import agendas
from ..cards.characters import members
from ..events import (
    Closed,
    Dealt,
    Drew,
    Ended,
    Healed,
    Killed,
    Lapsed,
    LastDeed,
    Moved,
    Played,
    Reshuffled,
    Revealed,
    Scored,
    Secrets,
    Shielded,
    Stuck,
    Won,
    Wounded,
)
from ..state import DECK_OUT, MATCH_VICTORIES, TWO_KILLED, Treachery
from .things import of_card, of_character, of_half, of_house


def of_seats(seats: Sequence[int]) -> tuple[str, ...]:
    return tuple(of_seat(seat) for seat in seats)


class TreacheryStory(Story[Treachery]):
    def of(self, event: Event) -> Phrase:
        match event:
            case Positioned():
                return POSITIONED
            case Dealt(seat, card, 1):
                return phrase("tell-dealt", seat=of_seat(seat), card=of_card(card))
            case Dealt(seat, card, game):
                return phrase("tell-dealt-again", game=game, seat=of_seat(seat), card=of_card(card))
            case Secrets(seat, rise, fall, card):
                return phrase(
                    "tell-secrets", seat=of_seat(seat), rise=of_house(rise), fall=of_house(fall), card=of_card(card)
                )
            case Played(seat, card, half, hand, _):
                kind = "tell-played-hand" if hand else "tell-played-revealed"
                return Phrase(kind, {"seat": of_seat(seat), "card": of_card(card), "half": of_half(half)})
            case Healed(who):
                return phrase("tell-healed", who=of_card(who))
            case Moved():
                return move_story(event)
            case Wounded(who):
                return phrase("tell-wounded", who=of_card(who))
            case Killed(who):
                return phrase("tell-killed", who=of_card(who))
            case Shielded(shield, target):
                return phrase("tell-shielded", who=of_card(shield), target=of_card(target))
            case Lapsed(who):
                return phrase("tell-lapsed", who=of_card(who))
            case LastDeed(who, None):
                return phrase("tell-no-last-deed", who=of_card(who))
            case LastDeed(who, str(target)):
                return phrase("tell-last-deed", who=of_card(who), target=of_card(target))
            case Closed(rows):
                return phrase("tell-closed", rows=rows)
            case Drew(seat, None):
                return phrase("tell-drew", seat=of_seat(seat))
            case Drew(seat, str(card)):
                return phrase("tell-drew-card", seat=of_seat(seat), card=of_card(card))
            case Revealed(card):
                return phrase("tell-revealed", card=of_card(card))
            case Reshuffled(cards):
                return phrase("tell-reshuffled", cards=cards)
            case Stuck(seat):
                return phrase("tell-stuck", seat=of_seat(seat))
            case Scored():
                return score_story(event)
            case Won(winners, _, victories):
                tally = [phrase("tell-tally", seat=of_seat(seat), victories=won) for seat, won in enumerate(victories)]
                return phrase("tell-won", winners=of_seats(winners), tally=tuple(tally))
            case Ended(winners, _):
                return phrase("tell-ended", winners=of_seats(winners))
        raise TypeError(f"nothing is told of {event}")

    def result(self, state: Treachery) -> Result:
        winners = state.champions()
        if state.options.match:
            reason = phrase("won-match", winners=of_seats(winners), games=MATCH_VICTORIES)
            return Result(tuple(winners), tuple(state.victories), "TRE-MATCH-1", reason)
        points = tuple(state.points(agendas.ALL[goal]) for goal in state.goals)
        reason = phrase("won-game", over=why_over(state), by=why_won(state, winners))
        return Result(tuple(winners), points, state.ending_rule(), reason)


def move_story(event: Moved) -> Phrase:
    way = f"way:{event.direction}"
    if event.led is not None:
        return phrase("tell-followed", who=of_card(event.character), leader=of_card(event.led), way=way)
    if event.gave_way:
        return phrase("tell-gave-way", who=of_card(event.character), way=way)
    return phrase("tell-moved", who=of_card(event.character), way=way, rows=event.rows)


def score_story(event: Scored) -> Phrase:
    goals = [
        phrase("tell-goal", seat=of_seat(seat), points=points, rise=of_house(rise), fall=of_house(fall))
        for seat, (rise, fall, points) in enumerate(zip(event.rise, event.fall, event.points, strict=True))
    ]
    return phrase("tell-scored", goals=tuple(goals))


# ---------------------------------------------------------------------- how it ended


def why_over(state: Treachery) -> Phrase:
    if state.ending == TWO_KILLED:
        return phrase("won-after-deaths", killed=tuple(of_character(who) for who in members(state.killed)))
    if state.ending == DECK_OUT:
        return phrase("won-after-cards")
    return phrase("won-after-stuck", seat=of_seat(state.active))


def why_won(state: Treachery, winners: list[int]) -> Phrase:
    leaders = state.leaders()
    if len(leaders) == 1:
        return phrase("won-by-points", winners=of_seats(winners))
    if len(winners) < len(leaders):
        return phrase("won-by-noble", leaders=of_seats(leaders), winners=of_seats(winners))
    return phrase("won-jointly", winners=of_seats(winners))
