"""What people send to a table, and what they are answered: every message gets exactly one answer, and never a fault."""

from __future__ import annotations

from functools import partial

import msgspec

from ..core import Words, wrap
from ..core.phrase import phrase
from ..table import seating
from ..table.live import HOUSE_BOT, Denied, Live
from . import messages as m
from . import serialize
from .metrics import count_refusal
from .room import Room, StaleTable
from .security import plain
from .store import Visitor
from .worker import Thought

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what a foreign text can do to a decoder
DECODER = msgspec.json.Decoder(m.AnyToServer)


class Marked(msgspec.Struct):
    ref: m.Ref


def read(data: bytes | str) -> m.AnyToServer | m.Refused:
    """A message, or what is wrong with it."""
    try:
        message: m.AnyToServer = DECODER.decode(data)
    except UNREADABLE as error:
        try:
            ref = msgspec.json.decode(data, type=Marked).ref
        except UNREADABLE:
            ref = None
        return m.Refused(ref, phrase("no-reading-that", error=wrap(str(error))))
    return message


async def answer(room: Room, visitor: Visitor | None, message: m.AnyToServer) -> m.AnyToClient:
    """Carry a message out."""
    if isinstance(message, m.Ping):
        return m.Pong(message.ref)
    try:
        if visitor is None:
            raise Denied("no-acting-without-name")
        match message:
            case m.Chat():
                await speak(room, visitor, plain(message.text), message.ref)
            case m.Say():
                await speak(room, visitor, phrase(message.remark), message.ref)
            case m.WhyNot():
                seat = await show_up(room, visitor)
                async with room.tables.reading(room.id) as room:
                    room.live.action_of(seat, message.do)
            case m.Hint():
                return await hint(room, visitor, message.ref)
            case m.Here():
                await show_up(room, visitor)
            case m.Act() | m.Hear() | m.TakeBack() | m.Answer():
                await room.change(partial(carry_out, visitor, message))
    except StaleTable:
        raise  # nothing was done; whoever asked goes where the table is now, and asks again
    except Denied as denied:
        count_refusal(wrap(denied.reason).kind, denied.rule)
        return m.Refused(message.ref, denied.reason, denied.rule)
    return m.Done(message.ref)


def own_seat(live: Live, visitor: Visitor) -> int:
    seat = live.people.seat_of(visitor.id)
    if seat is None:
        raise Denied("no-acting-from-outside")
    return seat


def carry_out(visitor: Visitor, message: m.Act | m.Hear | m.TakeBack | m.Answer, live: Live, now: float) -> None:
    """Do what a seat wants, once for each mark, however often the message comes."""
    seat = own_seat(live, visitor)
    mark = visitor.id, message.ref
    if live.done_before(*mark):
        return
    match message:
        case m.Act():
            live.act(seat, message.do, message.question, now, *mark, message.then)
        case m.Hear():
            live.hear(seat, message.lesson, message.leave, now, *mark)
        case m.TakeBack():
            live.take_back(seat, now, *mark)
        case m.Answer():
            live.answer(seat, message.yes, now, *mark)


async def show_up(room: Room, visitor: Visitor) -> int:
    """Whoever asks something is here: a bot that stood in stands back."""

    def change(live: Live, now: float) -> int:
        seat = own_seat(live, visitor)
        live.come_back(seat, now)
        return seat

    return await room.change(change)


async def speak(room: Room, visitor: Visitor, text: Words, ref: str) -> None:
    if not text:
        raise Denied("no-empty-line")

    def change(live: Live, now: float) -> None:
        if live.done_before(visitor.id, ref):
            return
        if not room.tables.chats.take(visitor.id):
            raise Denied("no-talking-so-fast")
        seat = live.people.seat_of(visitor.id)
        if seat is not None:
            live.come_back(seat, now)
        seating.speak(live, visitor.id, visitor.name, text, now, ref)

    await room.change(change)


async def hint(room: Room, visitor: Visitor, ref: str) -> m.AnyToClient:
    """What looking ahead finds best, from what the seat knows. Who asks for more while they wait gets one after the
    other, and not too many."""
    if room.tables.hints.full(visitor.id):
        raise Denied("no-more-hints")
    async with room.tables.hints.turn(visitor.id):
        return await advise(room, visitor, ref)


async def advise(room: Room, visitor: Visitor, ref: str) -> m.AnyToClient:
    seat = await show_up(room, visitor)
    async with room.tables.reading(room.id) as room:
        live = room.live
        if seat not in live.playing().state.waiting:
            raise Denied("no-turn", live.game.turn_rule)
        lesson = serialize.lesson(live, seat)
        if lesson is not None and lesson.wanted:
            return m.Hinted(ref, live.action_of(seat, lesson.wanted[0]), lesson.wanted[0], lesson.words)
        knowledge, luck = live.knowledge(seat)
        known = live.imagine_for(seat)
    thought = Thought(live.game.name, HOUSE_BOT, seat, msgspec.Raw(knowledge), luck, advise=True, whose=visitor.id)
    idea = await room.tables.bots.ask(thought)
    if idea is None or idea.action not in known.actions(seat):
        raise Denied("no-advice-now")
    return m.Hinted(ref, idea.action, known.say(seat, idea.action), idea.reason)
