"""Every card once, words and effect side by side, and the verbs that effects are made of."""
