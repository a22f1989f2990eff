"""Orders of those who run the server. `intrigue admin` writes them into the database, and a server looks there every
few seconds: it works beside a running server and without one, on either database, and there is no door more to guard.
"""

from __future__ import annotations

import ipaddress
import time
from typing import Literal, get_args

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ..core import BadInput
from . import schema

Kind = Literal[
    "visitor",  # is not let in
    "address",  # or network: nobody from there is let in
    "table",  # is closed
    "forget",  # all that is known of a visitor is to be removed; done once, and then the order is gone
]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
KINDS = get_args(Kind)


class Order(msgspec.Struct, frozen=True):
    kind: str
    who: str
    at: float
    note: str = ""


def standing(connection: Connection) -> list[Order]:
    o = schema.orders
    query = sa.select(o.c.kind, o.c.who, o.c.at, o.c.note).order_by(o.c.at, o.c.who)
    return [Order(*row) for row in connection.execute(query)]


def give(connection: Connection, kind: Kind, who: str, note: str = "") -> None:
    """An order; one about the same that was given before is replaced."""
    recall(connection, kind, who)
    connection.execute(sa.insert(schema.orders).values(kind=kind, who=who, at=time.time(), note=note[:200]))


def recall(connection: Connection, kind: Kind, who: str) -> bool:
    """Take an order back; returns whether there was one."""
    o = schema.orders
    return connection.execute(sa.delete(o).where(o.c.kind == kind, o.c.who == who)).rowcount > 0


def network(text: str) -> Network | None:
    """An address or a network, if it is one; an IPv4 address may come in the clothes of IPv6."""
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        return None
    mapped = found.network_address.ipv4_mapped if isinstance(found, ipaddress.IPv6Network) else None
    return found if mapped is None or found.prefixlen < 96 else ipaddress.ip_network((mapped, found.prefixlen - 96))


def target_of(who: str) -> tuple[Kind, str]:
    """Whom somebody wants to ban: an address, a network, or a visitor by id."""
    found = network(who)
    if found is None:
        return "visitor", who
    if found.prefixlen == 0:
        raise BadInput(f"{who} is everybody.")
    return "address", str(found.network_address) if found.num_addresses == 1 else str(found)
