"""From a live table to what is sent. Everything that leaves is built here, field by field: nothing is sent because it
happens to lie in an entry."""

from __future__ import annotations

import msgspec

from ..core import TABLE, Game, Result, View
from ..core.card import Printed
from ..core.phrase import phrase
from ..lab.overlay import notes
from ..players import PLAYERS
from ..table import journal
from ..table.live import Live
from ..table.lookalikes import doubtful
from ..table.projection import is_foreign, other_rules
from ..table.streams import Chapter, Item, Over, Started, TookBack
from ..words import cards, of_game
from . import http_types
from . import messages as m

ENCODER = msgspec.json.Encoder()
LINES = 300  # of what was said at a table that somebody is told who comes to it


def encode(message: object) -> bytes:
    return ENCODER.encode(message)


def wire(item: Item) -> m.AnyItem:
    n, at, what = item.n, item.at, item.what
    match what:
        case Chapter():
            return m.Told(n, at, what.events, what.story)
        case Started():
            return m.Started(n, at, what.commitment)
        case TookBack():
            return m.TookBack(n, at, what.seat, what.since)
        case Over():
            end = what.ended
            return m.Ended(n, at, end.winners, end.scores, end.rule, end.reason, what.secret)
        case journal.Seated():
            return m.Seated(n, at, what.seat, what.name, what.bot)
        case journal.Said():
            return m.Said(n, at, what.seat, what.name, what.text, what.doubtful)
        case journal.StoodIn():
            return m.StoodIn(n, at, what.seat, what.on)
        case journal.SentAway():
            return m.SentAway(n, at, what.seat, what.name)
        case journal.Muted():
            return m.Muted(n, at, what.on, what.seat, what.name)
        case journal.Urged():
            return m.Urged(n, at, what.seat, what.by)
        case journal.Closed():
            return m.Closed(n, at)
        case journal.BackAsked():
            return m.BackAsked(n, at, what.seat)
        case journal.BackAnswered():
            return m.BackAnswered(n, at, what.seat, what.yes)


def items(live: Live, viewer: int, since: int) -> list[m.AnyItem]:
    """What a viewer has not seen yet. Whoever claims to have seen more than there is begins anew."""
    return [wire(item) for item in unseen(live, viewer, since)]


def lately(live: Live, viewer: int, since: int) -> tuple[list[m.AnyItem], int]:
    """The same, without what was said long ago; and how many lines that leaves out."""
    found = unseen(live, viewer, since)
    earlier = max(0, sum(type(item.what) is journal.Said for item in found) - LINES)
    out = earlier
    told: list[m.AnyItem] = []
    for item in found:
        if out and type(item.what) is journal.Said:
            out -= 1
        else:
            told.append(wire(item))
    return told, earlier


def talk(live: Live, viewer: int, before: int) -> http_types.Talk:
    """The last lines that were said before an item."""
    said = [item for item in live.streams.items[viewer][: max(0, before - 1)] if type(item.what) is journal.Said]
    return http_types.Talk([wire(item) for item in said[-LINES:]], max(0, len(said) - LINES))


def unseen(live: Live, viewer: int, since: int) -> list[Item]:
    stream = live.streams.items[viewer]
    return stream[since if 0 <= since <= len(stream) else 0 :]


def seat_infos(live: Live) -> list[m.SeatInfo]:
    """Who sits at a table, which all who look at it see alike."""
    return [seat_info(live, number) for number in range(len(live.people.seats))]


def table_info(id: str, live: Live, viewer: int, host: bool, seats: list[m.SeatInfo] | None = None) -> m.TableInfo:
    """A table for one pair of eyes; `seats` as they were made for others at this moment."""
    opened = live.opened
    return m.TableInfo(
        id=id,
        game=live.game.name,
        title=live.game.title,
        stage=live.stage,
        public=opened.public,
        clock=opened.clock,
        options=live.options,
        seats=seat_infos(live) if seats is None else seats,
        host=host,
        you=None if viewer == TABLE else viewer,
        commitment=live.commitment,
        next=live.next,
        clock_amount=opened.amount,
        clock_more=opened.more,
        deck=None if viewer == TABLE else live.deck_of(viewer),
        rules=None if live.dealt is None else live.dealt.rules,
        ended=None if live.ended is None else outcome(live.ended),
        past=past(live),
        talk=live.people.talk,
        learning=live.guide is not None and not live.is_astray,
        lost=live.is_astray,
        cards=cards_of(live),
        notes=notes(live.game, cards_of(live), live.lacking) if live.dealt is None or not live.foreign else [],
    )


def cards_of(live: Live) -> Printed:
    """What the cards of a table say instead of what is printed on them."""
    return live.game.changes if live.dealt is None else live.dealt.cards


class TimesLeft(msgspec.Struct, frozen=True):
    """The times at a table, as everybody is told them at one moment."""

    question: float | None = None
    seats: list[float | None] = []
    running: list[int] = []


NO_TIMES = TimesLeft()


def left(live: Live, now: float) -> TimesLeft:
    if live.still or (live.timing.none and live.alarm is None):
        return NO_TIMES
    question, seats = live.time_left(now), live.times(now)
    return TimesLeft(
        None if question is None else round(question, 1),
        [None if seconds is None else round(seconds, 1) for seconds in seats],
        live.running,
    )


def lesson(live: Live, viewer: int) -> m.LessonInfo | None:
    """What is said to whoever learns here, for their eyes; only while they are asked, for it is about that."""
    guide = live.guide
    if guide is None or viewer != guide.course.learner:
        return None
    view = live.view(viewer)
    if not isinstance(view, View) or not view.choices:
        return None
    assert live.table is not None
    lines = live.table.record.lines
    found = guide.lesson(lines)
    if found is None or guide.is_lost(view, lines):
        return None
    wanted = [choice.say for choice in guide.choices(view, lines)] if found.do else []
    then = guide.then(lines) if found.do else []
    number, of = guide.now(lines) + 1, len(guide.course.lessons)
    return m.LessonInfo(found.id, number, of, guide.words(found), guide.points(view, lines), wanted, then)


def seat_info(live: Live, number: int) -> m.SeatInfo:
    seat = live.people.seats[number]
    others = [other.name for other in live.people.seats if other.name and other is not seat]
    return m.SeatInfo(
        number,
        seat.name,
        seat.bot,
        live.timing.here(number),
        seat.stand_in,
        number in live.people.decks,
        muted=seat.person and live.people.is_muted(seat.visitors[0]),
        doubtful=seat.person and doubtful(live.people.names[number], others),
        urged=number in live.people.urged,
    )


def outcome(end: journal.Ended) -> m.Outcome:
    return m.Outcome(end.at, end.winners, end.scores, end.rule, end.reason)


def result(end: m.Outcome | None) -> Result | None:
    return None if end is None else Result(tuple(end.winners), tuple(end.scores), end.rule, end.reason)


def past(live: Live) -> m.Past | None:
    if live.dealt is None or not (live.foreign or (live.bare and live.kept is None)):
        return None
    return bygone(live.game, live.dealt.rules, live.dealt.cards, live.stage, live.kept is not None)


def bygone(game: Game, rules: int, cards: Printed, stage: journal.Stage, kept: bool) -> m.Past:
    """What to say about a table that these rules cannot play, or that was played with other cards."""
    if not is_foreign(game, rules, cards):
        note = phrase("past-changed")
    elif stage != "over":
        note = other_rules(game, rules)
    elif rules == game.version:
        note = phrase("past-kept-cards" if kept else "past-lost-cards")
    else:
        kind = "past-kept" if kept else "past-lost"
        note = phrase(kind, rules=rules, title=game.title, here=game.version)
    return m.Past(rules, game.version, kept, note)


def game_info(game: Game, language: str) -> http_types.GameInfo:
    return http_types.GameInfo(
        name=game.name,
        title=of_game(game, "title", language) or game.title,
        seats=list(game.seats),
        default_seats=game.default_seats,
        minutes=game.minutes,
        special=of_game(game, "special", language),
        options=[
            http_types.OptionInfo(
                o.name,
                o.help,
                o.default,
                game.manners.live_options.get(o.name, o.default),
                o.values,
                list(o.choices),
                o.format,
            )
            for o in game.options
        ],
        bots=[http_types.BotInfo(name, help) for name, help in PLAYERS.items()],
        course=None if game.course is None else http_types.CourseInfo(len(game.course.lessons), game.course.minutes),
        notes=[]
        if game.course is None
        else [http_types.NoteInfo(n.id, n.kind, n.on, list(n.points)) for n in game.course.notes],
    )


def game_page(game: Game, language: str) -> http_types.GamePage:
    book = game.rulebook_in(language)
    return http_types.GamePage(
        name=game.name,
        title=game.title,
        language=book.language,
        intro=book.intro,
        notice=book.notice,
        rules=[http_types.RuleInfo(rule.id, rule.section, rule.text) for rule in book.rules.values()],
        cards=[
            http_types.CardInfo(c.id, c.name, c.kind, c.text, c.rule, {**c.facts, **c.data})
            for c in cards(game, language)
        ],
        decks=[http_types.SampleDeckInfo(deck.name, deck.text) for deck in game.decks.samples()],
    )


def deck_info(game: Game, text: str) -> http_types.DeckInfo:
    report = game.decks.report(text)
    return http_types.DeckInfo(
        cards=[http_types.DeckCardInfo(card.id, card.count, card.group) for card in report.cards],
        faults=[http_types.DeckFaultInfo(fault.rule, fault.reason) for fault in report.faults],
        text=report.text,
    )
