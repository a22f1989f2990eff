"""Doors for research: the games as PettingZoo environments and as OpenSpiel games, by the contract alone."""
