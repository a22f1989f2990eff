"""The cards: `model` says what one is made of, `lists` has them all; the others are the words to write them."""
