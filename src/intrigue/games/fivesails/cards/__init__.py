"""The cards: `model` says what one is made of, `verbs` and `pick` what it can do, the other files are the cards."""
