"""How much one visitor, one address and everybody together may have at a time.

Families and schools share an address, so an address gets a multiple of what a visitor gets. And some of everything is
kept for people who sit at the table they ask for: a crowd that only looks never keeps a player from a game.
"""

from __future__ import annotations

import functools
import ipaddress
from collections import Counter

from ..core import UserError
from .settings import Settings

NETWORK = 64  # bits of an IPv6 address that say whose it is; the rest anybody may choose for themselves


class Busy(UserError):
    """Too much at once."""


@functools.lru_cache(10_000)
def place(host: str) -> str:
    """Where somebody comes from, as far as it says who they are."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), NETWORK), strict=False))


class Networks:
    """Addresses and networks, as a setting lists them; a star is everywhere."""

    def __init__(self, text: str) -> None:
        parts = {part.strip() for part in text.split(",")} - {""}
        self.everywhere = "*" in parts
        self.networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self.names: set[str] = set()
        for part in parts:
            try:
                self.networks.append(ipaddress.ip_network(part, strict=False))
            except ValueError:
                self.names.add(part)

    def __contains__(self, host: str) -> bool:
        if self.everywhere or host in self.names:
            return True
        try:
            found = ipaddress.ip_address(place(host) if host.startswith("::ffff:") else host.partition("%")[0])
        except ValueError:
            return False
        return any(found in network for network in self.networks)


class ConnectionLimits:
    """Who is connected to tables: counted by visitor, by address, and all together."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._visitors: Counter[str] = Counter()
        self._places: Counter[str] = Counter()
        self._total = 0
        self.elsewhere: Counter[str] = Counter()  # visitors and addresses that have many in other servers

    def many(self, parts: int) -> dict[str, int]:
        """Those who would come near a limit if they had as many in each of so many servers."""
        settings = self._settings
        limits = (self._visitors, settings.visitor_connections), (self._places, settings.address_connections)
        return {key: count for counts, most in limits for key, count in counts.items() if count * parts > most}

    def total(self) -> int:
        return self._total

    def enter(self, who: str, place: str, seated: bool) -> bool:
        """Count a connection; False when there are too many. Whoever is seated may have what is kept for players."""
        settings = self._settings
        share = 1.0 if seated else 1.0 - settings.seat_reserve / 100
        if (
            self._visitors[who] + self.elsewhere[who] >= settings.visitor_connections
            or self._places[place] + self.elsewhere[place] >= settings.address_connections * share
            or self._total >= settings.max_connections * share
        ):
            return False
        self._visitors[who] += 1
        self._places[place] += 1
        self._total += 1
        return True

    def leave(self, who: str, place: str) -> None:
        for counts, key in ((self._visitors, who), (self._places, place)):
            counts[key] -= 1
            if not counts[key]:
                del counts[key]
        self._total -= 1
