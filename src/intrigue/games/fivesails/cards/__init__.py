"""The cards: `lists` has them all, `build` says how one is written. The others are the words to write them with: steps
(`flow`, `costs`, `memory` and all `_steps`), selections, conditions and passives."""
