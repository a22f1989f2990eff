"""Words for people: what the engine means, said in somebody's language.

One catalogue a game and language, in the format of Project Fluent: `games/NAME/words/en.ftl`, and `words/en.ftl` here
for what all games say. Terminal, page, log, reviews and the protocols of bots all speak from these. A new language is
new files.
"""

from ..core.rulebook import ENGLISH
from .catalogue import PSEUDO, Catalogue, catalogue, languages, source
from .speaker import Speaker, cards, of_game, wordless

__all__ = [
    "ENGLISH",
    "PSEUDO",
    "Catalogue",
    "Speaker",
    "cards",
    "catalogue",
    "languages",
    "of_game",
    "source",
    "wordless",
]
