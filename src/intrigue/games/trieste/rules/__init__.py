"""What may happen: the setup, the turn step by step, paying, reactions, Heroes, the end.

The sections of the rulebook, and the files that carry them out, in this folder or beside it:

  What lies on the table: cards/titles, cards/decks
  Setting up: setup
  The turn: turn
  Draw Phase: turn
  Play Phase: turn
  Payment Phase: payment
  Effect Phase: turn
  End Phase: ending
  Winning: state
  Always true: state
  Heroes: heroes
"""
