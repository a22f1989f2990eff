"""What may happen, by phase: production, trading floor, resolution, development, civic phase.

The sections of the rulebook, and the files that carry them out, in this folder or beside it:

  What lies on the table: cards/goods, cards/developments
  Setting up: setup, production
  The tracks: state/tracks
  A round: rounds
  Production: production
  Trading: floor, deals
  Abilities of the trade phase: warehouse, state/boxes, abilities
  The warehouse: warehouse
  Abandoning a track: warehouse, resolution
  Resolution: resolution, abilities, goods, calamities
  Development: development
  Civic phase and the end: civic, ending
"""
