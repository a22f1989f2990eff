"""A player that trades: it knows what goods are worth to it, and guesses what they are worth to others."""
