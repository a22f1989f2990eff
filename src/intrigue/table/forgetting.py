"""Forgetting somebody: their name, their words and their mark are taken out of a table, and the game stays as it was.

A journal and a record are the truth about a game, so nothing is cut out of them. In place of the name stands that of
somebody, in place of what they said a sign that something was said, and in place of their mark that of a stranger. What
they did stays, and so does a deck that they brought: the game could not be dealt and checked without.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ..core.record import decode
from .archive import EFFORT, ArchivedGame, KeptStream
from .journal import AnyEntry, Dealt, Muted, Opened, Said, Seated, SentAway, Shared, SignedOut
from .streams import Item

SOMEBODY = "Somebody"
HUSHED = "[…]"


class Forgetting:
    """Forgets a visitor in one telling of what happened at a table, from its beginning on."""

    def __init__(self, visitor: str, stranger: str, alias: str) -> None:
        self.visitor = visitor
        self.stranger = stranger
        self.alias = alias
        self.held: set[int] = set()  # the seats that are under their name

    def entry(self, entry: AnyEntry) -> AnyEntry:
        own = entry.who == self.visitor
        changes: dict[str, Any] = {"who": self.stranger} if own else {}
        match entry:
            case Opened(host=self.visitor):
                changes["host"] = self.stranger
            case Seated(visitor=self.visitor):
                self.held.add(entry.seat)
                changes |= {"visitor": self.stranger, "name": self.alias}
            case Seated():
                self.held.discard(entry.seat)
            case Shared() | SignedOut() if entry.visitor == self.visitor:
                changes["visitor"] = self.stranger
            case SentAway() | Muted() if self.visitor in entry.visitors:
                visitors = [self.stranger if other == self.visitor else other for other in entry.visitors]
                changes |= {"visitors": visitors, "name": self.alias}
            case Dealt():
                names = [self.alias if seat in self.held else name for seat, name in enumerate(entry.names)]
                changes |= {} if names == entry.names else {"names": names}
            case Said():
                if own:
                    changes |= {"name": self.alias, "text": HUSHED}
                elif entry.seat in self.held:  # said from another device of the same seat
                    changes["name"] = self.alias
        return msgspec.structs.replace(entry, **changes) if changes else entry


def alias_among(entries: Iterable[AnyEntry]) -> str:
    """A name for somebody whom nobody else at the table is called."""
    taken = {entry.name.casefold() for entry in entries if isinstance(entry, Seated) and entry.name}
    alias, number = SOMEBODY, 2
    while alias.casefold() in taken:
        alias, number = f"{SOMEBODY} {number}", number + 1
    return alias


def forget(entries: Sequence[AnyEntry], visitor: str, stranger: str) -> tuple[list[AnyEntry], Forgetting]:
    """The journal without them; also which seats are still under the other name."""
    work = Forgetting(visitor, stranger, alias_among(entries))
    return [work.entry(entry) for entry in entries], work


def forget_kept(
    kept: ArchivedGame, entries: Sequence[AnyEntry], visitor: str, stranger: str, alias: str
) -> ArchivedGame:
    """What a finished game has left behind, without them; `entries` is its journal, already without them."""
    record = decode(kept.text)
    [dealt] = [entry for entry in entries if isinstance(entry, Dealt)]
    record.header.players = list(dealt.names)
    told = []
    for viewer in msgspec.json.decode(lzma.decompress(kept.told), type=list[KeptStream]):
        work = Forgetting(visitor, stranger, alias)
        told.append(KeptStream([forget_item(item, work) for item in viewer.items], viewer.view))
    return msgspec.structs.replace(
        kept,
        record=lzma.compress(record.encode().encode(), preset=EFFORT),
        told=lzma.compress(msgspec.json.encode(told), preset=EFFORT),
    )


def forget_item(item: Item, work: Forgetting) -> Item:
    what: Any = item.what
    return msgspec.structs.replace(item, what=work.entry(what)) if hasattr(what, "who") else item
