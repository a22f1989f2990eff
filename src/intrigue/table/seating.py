"""Around the game: setting a table up, taking seats, leaving them, dealing, and talking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..core import BadInput, DeckFault, Game, Phrase, Words, wrap
from ..core.deck import LOT
from ..core.options import choose
from ..core.phrase import phrase
from ..players import PLAYERS, player
from .clock import BY_CORRESPONDENCE
from .journal import Again, AnyEntry, Brought, Clock, Dealt, Opened, Said, Seated, Shared
from .live import HOUSE_BOT, Denied, Live
from .lookalikes import BOT_NAMES, alike, doubtful, mixes_alphabets

NOBODY = "nobody"  # in place of a bot's name: the seat is open again
DEVICES = 8  # that may share a seat
SEAT_LINES = 1000  # that a seat may say at a table, and so may all together who only watch
WATCHER_LINES = 200  # of these, by one of them


def setting(
    game: Game,
    seats: int,
    host: str,
    now: float,
    options: dict[str, Any] | None = None,
    bots: dict[int, str] | None = None,
    public: bool = False,
    clock: Clock = "none",
    amount: int = 1,
    more: int = 0,
    course: bool = False,
) -> list[AnyEntry]:
    """The first entries of a new table; BadInput says what does not fit."""
    game.check_seats(seats)
    usual = {} if course or clock in BY_CORRESPONDENCE else game.manners.live_options
    chosen = msgspec.to_builtins(choose(game.options_type, {**usual, **(options or {})}, seats))
    entries: list[AnyEntry] = [
        Opened(
            at=now,
            game=game.name,
            seats=seats,
            options=chosen,
            host=host,
            public=public,
            clock=clock,
            amount=amount,
            more=more,
            course=course,
        )
    ]
    names: list[str] = []
    for seat, bot in sorted((bots or {}).items()):
        if not 0 <= seat < seats:
            raise BadInput(f"There is no seat {seat + 1} at a table for {seats}.")
        player(game, bot)
        names.append(bot_called(names))
        entries.append(Seated(at=now, seat=seat, name=names[-1], bot=bot))
    return entries


def lesson(game: Game, host: str, now: float) -> list[AnyEntry]:
    """The first entries of a table at which somebody learns a game; the others are bots, once the script is at its
    end."""
    course = game.course
    if course is None:
        raise Denied("no-course-here", title=game.title)
    bots = {seat: HOUSE_BOT for seat in range(course.seats) if seat != course.learner}
    return setting(game, course.seats, host, now, options=course.options, bots=bots, course=True)


def sit(live: Live, visitor: str, name: str, seat: int | None, now: float) -> None:
    """Take a seat, or move to another one; None means any."""
    live.must_be_open()
    own = live.people.seat_of(visitor)
    if own is not None and seat in (None, own):
        return
    if live.has_begun:
        raise Denied("no-seat-once-begun")
    if seat is None:
        seat = next(iter(live.people.open_seats), None)
    if seat is None:
        raise Denied("no-seat-free")
    if seat not in range(len(live.people.seats)):
        raise Denied("no-such-seat", number=seat + 1)
    if seat not in live.people.open_seats:
        raise Denied("no-room-beside", name=wrap(live.people.names[seat]))
    if visitor in live.people.away:
        raise Denied("no-seat-once-sent-away")
    if own is not None:
        devices = list(live.people.seats[own].visitors)
        live.write(Seated(at=now, seat=seat, name=live.people.seats[own].name, visitor=devices[0]))
        for device in devices[1:]:
            live.write(Shared(at=now, seat=seat, visitor=device))
        if own in live.people.decks:
            live.write(Brought(at=now, seat=seat, deck=live.people.decks[own]))
        live.write(Seated(at=now, seat=own))
        return
    live.write(Seated(at=now, seat=seat, name=unique_name(name, live), visitor=visitor))


def seat_bot(live: Live, visitor: str, seat: int | None, bot: str, now: float) -> None:
    """Put a bot on a seat, or take one away."""
    live.must_be_open()
    if visitor not in live.people.hosts:
        raise Denied("no-bots-but-by-host")
    if live.has_begun:
        raise Denied("no-moving-once-begun")
    if seat is None:
        seat = next(iter(live.people.open_seats), None)
    if seat is None or seat not in range(len(live.people.seats)):
        raise Denied("no-such-seat-free")
    if live.people.seats[seat].person:
        raise Denied("no-room-beside", name=wrap(live.people.names[seat]))
    if bot == NOBODY:
        if live.people.seats[seat].bot:
            live.write(Seated(at=now, seat=seat))
        return
    if bot not in PLAYERS:
        raise Denied("no-such-bot", bot=wrap(bot), bots=tuple(PLAYERS))
    name = live.people.seats[seat].name or bot_called([s.name for s in live.people.seats if s.name])
    live.write(Seated(at=now, seat=seat, name=name, bot=bot))


def bring(live: Live, visitor: str, text: str, now: float) -> None:
    """Choose the deck of one's own seat: a sample by its name, one by lot, a list of cards, or "": the house's choice.

    Nobody else sees it before the game begins."""
    live.must_be_open()
    seat, game = live.people.seat_of(visitor), live.game
    if seat is None:
        raise Denied("no-seat-of-yours")
    if game.deck_option is None:
        raise Denied("no-decks-here", title=game.title)
    if live.has_begun:
        raise Denied("no-new-deck-once-begun")
    deck = text.strip()
    if deck.lower() in ("", LOT, *(sample.name for sample in game.decks.samples())):
        deck = deck.lower()
    else:
        report = game.decks.report(text)
        if report.faults:
            reasons = [fault_of(fault) for fault in report.faults]
            rule = next((fault.rule for fault in report.faults if fault.rule), None)
            raise Denied("no-such-deck", rule, reasons=tuple(reasons))
        deck = report.text
    if deck != live.deck_of(seat):
        live.write(Brought(at=now, seat=seat, deck=deck))


def fault_of(fault: DeckFault) -> Phrase:
    reason = wrap(fault.reason)
    return phrase("no-deck-with", reason=reason, rule=fault.rule) if fault.rule else reason


def leave(live: Live, visitor: str, now: float) -> None:
    """Stand up for good. While the game goes on, a bot takes the seat over."""
    live.must_be_open()
    seat = live.people.seat_of(visitor)
    if seat is None:
        raise Denied("no-seat-of-yours")
    if live.over:
        raise Denied("no-leaving-at-the-end")
    if not live.has_begun:
        live.write(Seated(at=now, seat=seat))
    else:
        name = bot_called([s.name for s in live.people.seats if s.name])
        live.write(Seated(at=now, seat=seat, name=name, bot=HOUSE_BOT))


def start(
    live: Live,
    visitor: str,
    seed: bytes | int,
    bot_seed: int,
    now: float,
    before: Sequence[tuple[int, str]] = (),
    lacking: Sequence[str] = (),
) -> None:
    """Deal: from a secret, or from a number where there is none. Only the host may, and only when nobody is missing."""
    live.write(dealing(live, visitor, seed, bot_seed, now, before, lacking))


def dealing(
    live: Live,
    visitor: str,
    seed: bytes | int,
    bot_seed: int,
    now: float,
    before: Sequence[tuple[int, str]] = (),
    lacking: Sequence[str] = (),
) -> Dealt:
    """What is written when it is dealt."""
    live.must_be_open()
    if live.has_begun:
        raise Denied("no-second-start")
    if visitor not in live.people.hosts:
        raise Denied("no-start-but-by-host")
    if live.people.open_seats:
        raise Denied("no-start-with-open-seats", seats=len(live.people.open_seats))
    return Dealt(
        at=now,
        secret=seed.hex() if isinstance(seed, bytes) else "",
        seed=None if isinstance(seed, bytes) else seed,
        bot_seed=bot_seed,
        rules=live.game.version,
        names=live.people.names,
        before=list(before),
        cards=live.game.changes,
        lacking=list(lacking),
    )


def share(live: Live, seat: int, visitor: str, now: float, link: str = "") -> None:
    """One more device for a seat, by a link that is used up by it."""
    live.must_be_open()
    if link and link in live.people.links:
        raise Denied("no-such-link")
    own = live.people.seat_of(visitor)
    if own == seat:
        return
    if visitor in live.people.away:
        raise Denied("no-seat-once-sent-away")
    if own is not None:
        raise Denied("no-second-seat", name=wrap(live.people.names[own]))
    if not live.people.seats[seat].person:
        raise Denied("no-one-in-that-seat")
    if len(live.people.seats[seat].visitors) >= DEVICES:
        raise Denied("no-more-devices", devices=DEVICES)
    live.write(Shared(at=now, seat=seat, visitor=visitor, link=link))


def speak(live: Live, visitor: str, name: str, text: Words, now: float, ref: str | None = None) -> None:
    live.must_be_open()
    if live.state is not None and not live.over:
        hush = live.game.manners.chat_refusal(live.state)
        if hush is not None:
            raise Denied.by(hush.reason, hush.rule)
    if live.people.is_muted(visitor):
        raise Denied("no-talking-when-muted")
    seat = live.people.seat_of(visitor)
    if seat is None and not live.people.talk and visitor not in live.people.hosts:
        raise Denied("no-talking-from-outside")
    most = SEAT_LINES if seat is not None else WATCHER_LINES
    if live.people.lines[visitor if seat is None else seat] >= most:
        raise Denied("no-more-lines", lines=most)
    if (
        seat is None
        and sum(lines for who, lines in live.people.lines.items() if not isinstance(who, int)) >= SEAT_LINES
    ):
        raise Denied("no-more-lines-from-outside", lines=SEAT_LINES)
    said = live.people.names[seat] if seat is not None else name
    odd = seat is None and doubtful(name, [other.name for other in live.people.seats if other.name])
    live.write(Said(at=now, who=visitor, ref=ref, seat=seat, name=said, text=text, doubtful=odd))


def play_again(live: Live, table: str, now: float) -> None:
    """Point to the table of the rematch."""
    if not live.over:
        raise Denied("no-rematch-yet")
    if live.next is None:
        live.write(Again(at=now, table=table))


def unique_name(name: str, live: Live) -> str:
    """A name that nobody else at the table has, nor one that looks the same. Two people may well be called alike; but
    who mixes alphabets for it wants to be mistaken for the other."""
    taken = [seat.name for seat in live.people.seats if seat.name]
    number, free = 2, name
    while found := next((other for other in taken if alike(free, other)), None):
        if mixes_alphabets(name):
            raise Denied("no-name-like", name=wrap(found))
        free = f"{name[:21].rstrip()} {number}"
        number += 1
    return free


def bot_called(taken: Sequence[str]) -> str:
    """A free name for a bot."""
    rounds = 1
    while True:
        for name in BOT_NAMES:
            free = name if rounds == 1 else f"{name} {rounds}"
            if not any(alike(free, used) for used in taken):
                return free
        rounds += 1
