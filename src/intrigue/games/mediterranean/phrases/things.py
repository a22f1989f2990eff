"""The things that phrases speak of: goods and their ideas, sides and decks, what is on either side of an offer.

Views, events and commands know a card as `grain red` and a promise as `barracks 2 not on 3`; here that becomes what
catalogues have names for."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ....core.phrase import Argument, Phrase, phrase
from ....core.phrase import seat as of_seat
from ..cards.goods import CARD_NAMES
from ..rules.terms import good_names, one_seat, promise_names
from ..state.parts import Offer
from ..state.state import Mediterranean

Thing = int | str | Phrase
PROMISE = re.compile(r"(?P<box>\S+(?: \d+)?) (?P<no>not )?on (?P<seat>\d+)")
PIRACY = "good:piracy"


def of_good(name: str) -> str:
    return f"good:{name}"


def of_idea(name: str, good: str = "") -> str:
    """Zealots lead where their good usually does not, so what they do depends on it."""
    if name == "zealots" and good:
        return "idea:zealots-mars" if good == "dye" else "idea:zealots-venus"
    return f"idea:{name}"


def of_side(name: str) -> str:
    return f"side:{name}"


def of_track(name: str) -> str:
    return f"track:{name}"


def of_deck(name: str) -> str:
    return f"deck:{name.replace(' ', '-')}"


def of_face(id: str) -> str:
    return f"card:{id}"


def of_seats(seats: Sequence[int]) -> tuple[Thing, ...]:
    return tuple(of_seat(seat) for seat in seats)


def of_decks(names: Sequence[str]) -> tuple[Thing, ...]:
    return tuple(of_deck(name) for name in dict.fromkeys(names))


def of_ideas(names: Sequence[str]) -> tuple[Thing, ...]:
    return tuple(of_idea(name) for name in names)


# ---------------------------------------------------------------------- goods


def of_card(name: str, kind: str = "tell-card") -> Thing:
    """`grain` is a good, `grain red` a card of it. A story calls ideas shortly; `show-card` says what they do."""
    good, _, idea = name.partition(" ")
    return Phrase(kind, {"good": of_good(good), "idea": of_idea(idea, good)}) if idea else of_good(good)


def whole_card(kind: int) -> Thing:
    return of_card(CARD_NAMES[kind], "show-card")


def count_things(names: Sequence[str]) -> list[Thing]:
    """Goods, cards or piles: how many of each, where there are several."""
    return [several(name, names.count(name)) for name in dict.fromkeys(names)]


def several(name: str, number: int) -> Thing:
    if name == "civic":
        return phrase("tell-civic", number=number)
    if name == "luxury":
        return phrase("tell-luxury", number=number)
    return of_card(name) if number == 1 else phrase("tell-number", number=number, what=of_card(name))


def list_things(things: Sequence[Thing]) -> Argument:
    """Several things as one argument; none of them are nothing, which languages call differently."""
    return tuple(things) if things else phrase("tell-nothing")


def points(number: int) -> Phrase:
    return phrase("tell-points", number=number)


# ---------------------------------------------------------------------- promises and cubes


def of_box(name: str) -> Thing:
    """A white box by its card; numbered where its owner has several of that name."""
    card, _, number = name.partition(" ")
    return phrase("tell-box", card=of_face(card), number=int(number)) if number else of_face(card)


def of_promise(text: str, me: int | None = None) -> Phrase:
    """`barracks not on 3`. Whom it is about is called `you` where that is `me`."""
    found = PROMISE.fullmatch(text)
    assert found is not None, text
    seat = int(found["seat"]) - 1
    whom: Argument = phrase("tell-you") if seat == me else of_seat(seat)
    return phrase("tell-not-on" if found["no"] else "tell-on", box=of_box(found["box"]), whom=whom)


def of_cube(what: str) -> Thing:
    """What a cube lies on: a box that is aimed or not any more, an Abandon card, the altar."""
    word, _, rest = what.partition(" ")
    if word == "abandon":
        return phrase("tell-abandons", track=of_track(rest))
    if word == "altar":
        return phrase("tell-altar-of", good=of_good(rest)) if rest else of_face("sacrificial_altar")
    return of_promise(what) if PROMISE.fullmatch(what) else of_box(what)


# ---------------------------------------------------------------------- offers


def of_terms(goods: Sequence[str], vp: int, promises: Sequence[str], me: int | None = None) -> Argument:
    """One side of an offer."""
    return list_things(
        [*count_things(goods), *([points(vp)] if vp else []), *[of_promise(text, me) for text in promises]]
    )


def terms_of(state: Mediterranean, offer: Offer) -> dict[str, Argument]:
    """What an offer gives, and what it wants for it."""
    demands = promise_names(state, one_seat(offer.to, state.seats), offer.demands)
    return {
        "gives": of_terms(good_names(offer.goods), offer.pays, promise_names(state, offer.seat, offer.promises)),
        "wants": of_terms(good_names(offer.wants), offer.asks, demands),
    }


# ---------------------------------------------------------------------- what something brings


def steps(number: int, side: str) -> Phrase:
    return phrase("show-steps", number=number, side=of_side(side))


def pushes(government: int, religion: int) -> list[Thing]:
    """Steps on the two tracks: to the left below 0, else to the right."""
    found: list[Thing] = []
    if government:
        found.append(steps(abs(government), "dictatorship" if government < 0 else "democracy"))
    if religion:
        found.append(steps(abs(religion), "mars" if religion < 0 else "venus"))
    return found


def gains(happy: int, safe: int, vp: int) -> list[Thing]:
    """A step of happiness, two points less; what is 0 is left out."""
    found: list[Thing] = []
    if happy:
        found.append(phrase("show-happier" if happy > 0 else "show-unhappier", number=abs(happy)))
    if safe:
        found.append(phrase("show-safer" if safe > 0 else "show-less-safe", number=abs(safe)))
    if vp:
        found.append(phrase("show-more-points" if vp > 0 else "show-fewer-points", number=abs(vp)))
    return found
