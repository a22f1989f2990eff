"""Visitors, tables, who sits there, journals, and private links."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("open_seats", sa.Integer, nullable=False),
        sa.Column("opened_by", sa.String(24), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["public", "stage", "touched"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_opened_by", "tables", ["opened_by", "stage"])
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("visitor_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("host", sa.Boolean, nullable=False),
    )
    op.create_index("sitters_visitor", "sitters", ["visitor_id"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("token", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    for name in ("links", "journal", "sitters", "tables", "visitors"):
        op.drop_table(name)
