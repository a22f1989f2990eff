"""Who is who: visitors by the tokens in their cookies. In memory those who were here lately, in the store all."""

from __future__ import annotations

from collections import OrderedDict

from .clock import Clock
from .gossip import Gossip
from .leases import Holding
from .security import digest, guest_name, new_id, new_token, same
from .store import Store, Visitor

REMEMBERED = 10_000  # visitors kept in memory
FADED = 1_000  # tokens kept in memory that were replaced
SURE = 10.0  # seconds that we believe what we know of somebody, where another server may know better
FADING = 60.0  # seconds after which such a token is one that nobody knows


class Visitors:
    def __init__(self, store: Store, clock: Clock, member: Holding, gossip: Gossip | None) -> None:
        self.seen: set[str] = set()  # whose visit is not noted yet
        self._store = store
        self._clock = clock
        self._member = member
        self._gossip = gossip
        self._known: OrderedDict[str, tuple[Visitor, float]] = OrderedDict()  # by the digest of a token; since when
        self._faded: OrderedDict[str, float] = OrderedDict()

    async def find(self, token: str | None) -> Visitor | None:
        """Who has this token."""
        if not token or len(token) > 100:
            return None
        mark = digest(token)
        known, since = self._known.get(mark, (None, 0.0))
        if known is None or not (self._member.alone or self._clock.steady() < since + SURE):
            found = await self._store.visitor(mark)
            if found is None or not same(found[1], mark):
                self._known.pop(mark, None)
                return None
            known = found[0]
            self._remember(mark, known)
        self.seen.add(known.id)
        return known

    async def new(self) -> tuple[Visitor, str]:
        """Somebody new, and the token that only they get."""
        token = new_token()
        visitor = Visitor(new_id(), guest_name())
        await self._store.add_visitor(visitor.id, digest(token), visitor.name, self._clock.now())
        self._remember(digest(token), visitor)
        return visitor, token

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        await self._store.rename(visitor.id, name)
        renamed = Visitor(visitor.id, name)
        for mark in self._marks(visitor.id):
            self._remember(mark, renamed)
        self._tell_others(visitor.id)
        return renamed

    async def new_cookie(self, visitor: Visitor, out: bool = False) -> str:
        """Another token for a visitor. The one before lets nobody in any more, and where they are to go out, they are
        cut off."""
        token = new_token()
        await self._store.new_token(visitor.id, digest(token))
        faded = self._marks(visitor.id)
        self.forget_tokens(visitor.id, faded)
        self._remember(digest(token), visitor)
        self._tell_others(visitor.id, faded, out)
        return token

    def forget_tokens(self, visitor: str, faded: list[str]) -> None:
        """A visitor is to be asked for anew, and these tokens are not theirs any more."""
        for mark in self._marks(visitor):
            del self._known[mark]
        for mark in faded:
            self._faded[mark] = self._clock.steady()
        while len(self._faded) > FADED:
            self._faded.popitem(last=False)

    def _tell_others(self, visitor: str, faded: list[str] | None = None, out: bool = False) -> None:
        if self._gossip is not None:
            self._gossip.announce_change(visitor, faded or [], out)

    def was_replaced(self, token: str | None) -> bool:
        """Whether a token was replaced a moment ago: what comes with it was on its way meanwhile, and is nobody new."""
        at = self._faded.get(digest(token)) if token else None
        return at is not None and self._clock.steady() < at + FADING

    def dismiss(self, visitor: str) -> None:
        """Somebody is not known here any more."""
        self.forget_tokens(visitor, [])

    def _marks(self, visitor: str) -> list[str]:
        return [mark for mark, (known, _) in self._known.items() if known.id == visitor]

    def _remember(self, mark: str, visitor: Visitor) -> None:
        self._known[mark] = visitor, self._clock.steady()
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
