"""What may happen: the setup, turns and the choices in them, the carrying out of actions, and the end.

The sections of the rulebook, and the files that carry them out, in this folder or beside it:

  What lies on the table: cards/characters, cards/actions, cards/agendas
  The aim: cards/agendas
  Setting up: setup
  A turn: turn, ending
  What an action does: effects, state
  What an action needs: cards/picture
  Wounded and Killed: cards/characters, state
  Rows: state
  The end of the game: ending, state, scoring
"""
