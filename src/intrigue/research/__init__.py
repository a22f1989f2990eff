"""Doors for research: many games at once, and each for PettingZoo, Gymnasium and OpenSpiel, by the contract alone."""
