"""What everybody saw of hands this turn is kept as numbers: whose hand, which card, and whether it is still there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HAND: Final = 64  # numbers for each faction's hand, more than there are cards
SHOWN: Final = 256  # numbers for all hands; on from here cards were only shown


def gone_from(faction: i64, card: i64) -> i64:
    return HAND * faction + card


def shown_in(faction: i64, card: i64) -> i64:
    return SHOWN + HAND * faction + card


def seen_card(seen: i64) -> i64:
    return seen % HAND


def whose(seen: i64) -> i64:
    return seen % SHOWN // HAND


def only_shown(seen: i64) -> bool:
    return seen >= SHOWN
