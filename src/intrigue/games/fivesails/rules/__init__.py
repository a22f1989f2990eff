"""The rules, by subject. Here as in all of this game `st` is the state, and `i` the number of a card on the table.

The sections of the rulebook, and the files that carry them out, in this folder or beside it:

  The first rule: state/abilities
  The city: state/city
  Setting up: setup
  The Day: day
  Dawn: day
  Planning: planning
  High Drama: drama
  Use an Action: drama, reactions
  Move: moving
  Equip: cards/basic
  Recruit: drama, crews
  Claim: renown_control
  Pass: drama
  Challenge: challenge, answering
  The duel: duel, round_choices, combat_card
  Restricted Hostilities: duel
  Gambling: gambling, round_choices
  Final Strike: duel
  Moving during a duel: duel
  Plunder: plunder
  Dusk: dusk
  Victory: ending
  Ties: ending, plunder
  What is on a card: state/printed, wounds
  En garde and engaged: engaging
  Leaders: setup, planning, wounds
  Crew and Crew Cap: wounds, stats
  Schemes: planning, dusk
  Risks: reactions, moments
  Attachments: attachments
  The City Deck: day, state/zones
  Events: legality, moments
  The Approach Deck: state/zones
  The Faction Deck: drawing
  Building decks: decks
  Costs: legality, paying
  How often: state/state, techniques
  The First Player: planning, drama
  Kinds of ability: drama, moments
  Who acts: legality
  Reactions: moments, reactions
  Playing a card, step by step: reactions, state/frames
  Dashes: stats
  Names and copies: cards/selections, combat_card
  How long effects last: dusk, techniques
  Instead: wounds
  Last known information: state/moments, wounds
  Brutes: stats, cards/basic
  Techniques and Maneuvers: techniques
  Words: state/zones, drawing, wounds
"""
