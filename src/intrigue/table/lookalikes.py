"""Names that can be taken for others: letters that look alike, and words that sound like the house's own.

The table is ours and small: the letters of other alphabets that look like Latin ones in the page's typeface. It is no
judgement about names: a Cyrillic name is as good as any, but one that mixes alphabets is made to be mistaken.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

# Each letter of the first word looks like the one below it.
CYRILLIC = "АаВЕеЅѕІіЈјКкМНОоРрСсТУуХхЬԁһԛԝүҮӀӏ"
AS_LATIN = "AaBEeSsliJjKkMHooPpCcTYyXxbdhqwyYll"
GREEK = "ΑΒΕΖΗΙΚΜΝΟοΡΤΥΧνικρυα"
IN_LATIN = "ABEZHlKMNooPTYXvikpua"
OTHERS = "\u0131\u0196\u01c0|1I0O\u0251\u0261\u2113"  # signs and rarer letters
AS_SIGNS = "illlllooagl"
LOOKS = str.maketrans(CYRILLIC + GREEK + OTHERS, AS_LATIN + IN_LATIN + AS_SIGNS)
HOUSE = ("Server", "Admin", "Administrator", "Moderator", "Host", "System", "Intrigue", "Bot", "Support")
BOT_NAMES = ("Aurelia", "Basil", "Cosima", "Dorian", "Esther", "Florian", "Greta", "Hector")
EUROPE = range(0x00C0, 0x0180)  # letters whose accents everybody sees, as in Zoë


@lru_cache(4096)
def look(name: str) -> str:
    """What a name looks like at a glance."""
    letters = []
    for letter in unicodedata.normalize("NFC", name):
        if ord(letter) not in EUROPE:  # wide and bold letters are letters, and a dot below is overlooked
            letter = "".join(c for c in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(c))
        letters.append(letter)
    return " ".join("".join(letters).translate(LOOKS).split())


def alike(one: str, other: str) -> bool:
    """Whether two names look the same, in capitals or not."""
    return look(one) == look(other) or look(one.casefold()) == look(other.casefold())


@lru_cache(4096)
def mixes_alphabets(name: str) -> bool:
    """Whether a name mixes alphabets."""
    scripts = {unicodedata.name(letter, "?").split()[0] for letter in name if letter.isalpha()}
    return len(scripts & {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"}) > 1


@lru_cache(4096)
def of_the_house(name: str) -> bool:
    """Whether a name sounds as if somebody spoke for the server: one of its words, alone or among others."""
    return any(alike(word, own) for word in (name, *name.split()) for own in HOUSE)


@lru_cache(4096)
def like_a_bot(name: str) -> bool:
    """Whether a name is drawn after a bot's. People may well be called Florian; who writes it F1orian is up to
    something."""
    return any(alike(name, bot) and name.casefold() != bot.casefold() for bot in BOT_NAMES)


def doubtful(name: str, others: Iterable[str] = ()) -> bool:
    """Whether a person's name could be taken for somebody else's: for one of these, or for the house's own."""
    return (
        mixes_alphabets(name) or of_the_house(name) or like_a_bot(name) or any(alike(name, other) for other in others)
    )
