"""Servers that share a database: who they are, and which of them holds which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
loses = "which server holds which table (nothing that outlives the servers)"


def upgrade() -> None:
    op.create_table(
        "members",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("machine", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("member", sa.String(24), nullable=False),
    )
    op.create_index("holders_member", "holders", ["member"])


def downgrade() -> None:
    op.drop_table("holders")
    op.drop_table("members")
