"""The tables of the database. `migrations` builds them step by step; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

visitors = Table(
    "visitors",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # its digest, never itself
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double),  # the latest visit, to the day; None: nobody has come back yet
)

tables = Table(  # what the lobby needs; all of it follows from the journal
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("stage", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("opened_by", String(24), nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("due", Double),  # when the table has something to do even if nobody looks at it
    Column("summary", LargeBinary, nullable=False),  # JSON
    Index("tables_lobby", "public", "stage", "touched"),
    Index("tables_due", "due"),
    Index("tables_opened_by", "opened_by", "stage"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("visitor_id", String(24), primary_key=True),
    Column("seat", Integer),  # None: a host who only watches
    Column("host", Boolean, nullable=False),
    Index("sitters_visitor", "visitor_id"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("entry", LargeBinary, nullable=False),  # JSON
)

kept = Table(  # of a game that is over: what there is to show of it, so that no rules are needed for that any more
    "kept",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("rules", Integer, nullable=False),  # the version that it was played under
    Column("options", LargeBinary, nullable=False),  # JSON, as everybody was shown them
    Column("record", LargeBinary, nullable=False),  # JSON Lines, packed by LZMA; so are the rest
    Column("told", LargeBinary, nullable=False),  # JSON: by viewer, all items and the last view
    Column("frames", LargeBinary, nullable=False),  # JSON: by viewer, the moments of its replay
)

links = Table(
    "links",
    metadata,
    Column("id", String(16), primary_key=True),  # what it is called where it is listed
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("visitor_id", String(24), nullable=False),  # who made it; it leads to where they sit
    Column("token", String(64), nullable=False),  # its digest
    Column("made", Double, nullable=False),
    Column("until", Double, nullable=False),
    Index("links_table", "table_id"),
)

orders = Table(  # of those who run the server: `intrigue admin` gives them, and a running server looks for them
    "orders",
    metadata,
    Column("kind", String(12), primary_key=True),  # see orders.py
    Column("who", String(64), primary_key=True),
    Column("at", Double, nullable=False),
    Column("note", String(200), nullable=False),
)

members = Table(  # the servers that share this database; PostgreSQL only
    "members",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("address", String(200), nullable=False),  # host:port, where the others reach it
    Column("machine", String(64), nullable=False),
    Column("key", String(64), nullable=False),  # with which others prove to it who they are
    Column("version", String(40), nullable=False),
    Column("leaving", Boolean, nullable=False),  # it takes no table any more
    Column("until", Double, nullable=False),  # by the clock of the database; after that it is no member
)

holders = Table(  # which member has a table in its memory, as long as that is a member
    "holders",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("member", String(24), nullable=False),  # "" of one that was handed over and waits for somebody
    Index("holders_member", "member"),
)
FLEETING = ("members", "holders")  # what says nothing once the servers have ended
