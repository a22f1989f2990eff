"""What finished games leave behind; and for the lobby, how those ended that are over and which rules were played."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
loses = (
    "what finished games have left behind; it is worked out again from their journals, where their rules are still here"
)

tables = sa.table("tables", sa.column("id"), sa.column("stage"), sa.column("summary", sa.LargeBinary))
journal = sa.table("journal", sa.column("table_id"), sa.column("number"), sa.column("entry", sa.LargeBinary))
GLANCE = 20  # entries that are read at once: a deal comes early, and after the end there is only talk


def upgrade() -> None:
    op.create_table(
        "kept",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sa.Column("frames", sa.LargeBinary, nullable=False),
    )
    connection = op.get_bind()
    begun = sa.select(tables.c.id, tables.c.stage, tables.c.summary).where(tables.c.stage != "gathering")
    for id, stage, summary in connection.execute(begun).all():
        try:
            facts = {"rules": find(connection, id, "dealt", journal.c.number.asc())["rules"]}
            if stage == "over":
                end = find(connection, id, "ended", journal.c.number.desc())
                facts["ended"] = {name: end[name] for name in ("at", "winners", "scores", "rule", "reason")}
        except (LookupError, TypeError, ValueError):
            continue  # a damaged journal has nothing to say
        whole = json.dumps({**json.loads(bytes(summary)), **facts}, ensure_ascii=False).encode()
        connection.execute(sa.update(tables).where(tables.c.id == id).values(summary=whole))


def find(connection: sa.Connection, id: str, kind: str, order: Any) -> dict[str, Any]:
    """The first entry of a kind in the journal of a table, in this order."""
    query = sa.select(journal.c.entry).where(journal.c.table_id == id).order_by(order)
    with connection.execute(query.execution_options(yield_per=GLANCE)) as rows:
        for row in rows:
            entry: dict[str, Any] = json.loads(bytes(row[0]))
            if entry["type"] == kind:
                return entry
    raise LookupError(kind)


def downgrade() -> None:
    op.drop_table("kept")
