"""Every card once, with what it does, and the verbs that effects are made of. Words are in the catalogues."""
