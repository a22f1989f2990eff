"""Private links of seats that are used once and expire. Those from before had no end, so they end here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
loses = "private links of seats (they can be made anew)"


def upgrade() -> None:
    op.drop_table("links")
    op.create_table(
        "links",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("visitor_id", sa.String(24), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("links_table", "links", ["table_id"])


def downgrade() -> None:
    op.drop_table("links")
    op.create_table(
        "links",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("token", sa.String(64), nullable=False),
    )
