"""What can be chosen: kinds for which the catalogues have words, and what they are about."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from ....core.labels import Wording
from ....core.phrase import Phrase, phrase
from ..cards.actions import ACTIONS, CARDS, HALVES
from ..cards.characters import CHARACTERS
from ..cards.effects import ATTACK, DOWN, UP
from ..cards.picture import Picture, row_of
from ..rules.actions import DEAL, PICK
from ..rules.effects import Blows, LastDeed, Moves
from ..rules.turn import Fill
from ..state import Treachery
from .pictures import deed_name, text
from .questions import next_symbol
from .things import of_card, of_character, of_half


class TreacheryWords(Wording[Treachery]):
    def label(self, state: Treachery, seat: int, action: int) -> Phrase:
        if action == DEAL:
            return phrase("do-deal")
        if action < PICK:
            return playing(state, seat, action)
        who, top = action - PICK, state.stack[-1]
        if isinstance(top, Moves):
            return phrase("do-next", happens=happens(state, who, UP if top.ups >> who & 1 else DOWN))
        if isinstance(top, Blows):
            return phrase("do-next", happens=happens(state, who, ATTACK))
        if isinstance(top, LastDeed):
            return happens(state, who, CHARACTERS[top.who].last[top.step].effects)
        assert isinstance(top, Fill)
        return happens(state, who, next_symbol(top).effects)

    def about(self, state: Treachery, seat: int, action: int) -> tuple[str, ...]:
        if action == DEAL:
            return ("deal",)
        if action < PICK:
            card = CARDS[action // 2].id
            return (of_card(card), f"action:{card}:{HALVES[action % 2]}")
        who = action - PICK
        return (f"character:{CHARACTERS[who].id}", f"row:{row_of(state.rows, who) + 1}")

    def rule_of(self, state: Treachery, seat: int, action: int) -> str:
        if action == DEAL:
            return "TRE-MATCH-1"
        if action < PICK:
            return "TRE-TURN-1"
        top = state.stack[-1]
        if isinstance(top, Moves):
            return "TRE-EFF-4"
        if isinstance(top, Blows):
            return "TRE-C-28"
        return "TRE-ST-4" if isinstance(top, LastDeed) else "TRE-REQ-5"

    def cache_key(self, state: Treachery, seat: int, action: int) -> Hashable:
        """What the words for an action follow from: those to whom it is done, as they are, and what the question is."""
        if action == DEAL:
            return ()
        if action < PICK:
            only = only_filling(state, ACTIONS[action].picture)
            return state.hands[seat] == action // 2, None if only is None else tuple([here(state, who) for who in only])
        who, top = action - PICK, state.stack[-1]
        at = here(state, who)
        if isinstance(top, Moves):
            return *at, "moves", top.ups >> who & 1
        if isinstance(top, Blows):
            return *at, "blows"
        if isinstance(top, LastDeed):
            return *at, "deed", CHARACTERS[top.who].last[top.step].effects
        assert isinstance(top, Fill)
        return *at, "fill", next_symbol(top).effects


def here(state: Treachery, who: int) -> tuple[int, int, int, int]:
    """A character, where it stands and how it is."""
    return who, row_of(state.rows, who), state.killed >> who & 1, state.wounded >> who & 1


def happens(state: Treachery, who: int, effects: int) -> Phrase:
    """What is done to a character, with what people need to know of it."""
    row, wound = row_of(state.rows, who) + 1, f"state:{condition(state, who)}"
    return phrase("do-pick", who=of_character(who), row=row, state=wound, does=deed_name(effects))


def playing(state: Treachery, seat: int, action: int) -> Phrase:
    """What an action does; to whom, where there is no choice."""
    picture = ACTIONS[action].picture
    does, only = text(picture), only_filling(state, picture)
    if only is not None:
        people = [happens(state, who, picture.symbols[number].effects) for number, who in enumerate(only)]
        does = phrase("do-settled", text=does, people=tuple(people))
    kind = "do-play-hand" if state.hands[seat] == action // 2 else "do-play-revealed"
    return Phrase(kind, {"card": of_card(CARDS[action // 2].id), "half": of_half(HALVES[action % 2]), "text": does})


def fitting(state: Treachery, picture: Picture) -> list[int]:
    """Who could fill each symbol of a picture now."""
    return fits(picture, tuple(state.rows), state.wounded, state.killed)


@lru_cache(maxsize=1024)
def fits(picture: Picture, rows: tuple[int, ...], wounded: int, killed: int) -> list[int]:
    """A table asks for the same pictures again and again before anybody has moved."""
    return picture.fits(list(rows), wounded, killed)


def only_filling(state: Treachery, picture: Picture) -> list[int] | None:
    """Who fills the symbols that are asked for, where there is no choice."""
    groups = fitting(state, picture)[: picture.asked]
    if not all(group and not group & (group - 1) for group in groups):
        return None
    return [group.bit_length() - 1 for group in groups]


def condition(state: Treachery, who: int) -> str:
    return "killed" if state.killed >> who & 1 else "wounded" if state.wounded >> who & 1 else "unwounded"
