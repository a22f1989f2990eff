"""What a seat observes: all that its view shows (FIV-C-36), as numbers straight from the state.

The table and what is being asked; the players; the locations; the cards in sight, a row each; the piles, where little
is left to be told of a card; what lies in decks as far as the seat knows it; and what goes on: the uses of abilities,
the moment that can be answered, the challenge or duel, the pressure, what abilities have left behind.

Seats are told from the observer: 0 is the observer itself; where there may be nobody, 0 is nobody and 1 the observer.
A place is 0 for none, then the five locations in their order, then the Homes, the observer's first. A stat or a combat
value that is a dash is -1.

Cards are pointed at by their rows: 1 is the first row of `cards`, and the rows of `piles` are numbered on from there.
0 is no card, or one that the seat cannot see. Every row has the number of its card in the game as well, from 1 on, and
so has whatever points at a card that may go out of sight. It is an address and says nothing else: the mask of legal
actions goes by it.

Printed numbers follow from the card's word. They stand in `cards` all the same where they decide what to do with it:
cost, stats and combat values of what can be bought, played or fought with. In play the stats are the current ones.
"""

from .observer import OBSERVER as OBSERVER
