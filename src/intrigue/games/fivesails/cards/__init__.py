"""The cards: `lists` has them all, `build` says how one is written; the others are the words to write them."""
