"""What a seat observes: the table with what is asked, the players, and how many of every faction card lie where.

Nobody but its own faction ever holds a faction card, so a card tells whose it is, and its numbers are kept once, not
for each player; those of treasures are in the row of the player who has them. Hidden are the hands of others, cards
lying face-down, Heroes not revealed, and decks (TRI-C-25). What everybody has seen of a hand is `known` (TRI-C-39),
what has gone or was shown this turn `lost` and `shown`. The order in which cards lie in a pile is open too, but no
rule looks at it, so it is left out.
"""

from .observer import OBSERVER as OBSERVER
