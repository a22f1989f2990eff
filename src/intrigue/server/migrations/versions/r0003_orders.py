"""Orders of those who run the server, and when a visitor was last here."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
loses = "bans and closed tables (they are open again), and when visitors were last here"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("note", sa.String(200), nullable=False),
    )
    op.add_column("visitors", sa.Column("seen", sa.Double))
    # nobody noted visits until now: whoever is known has been here today, so that nobody is forgotten too early
    visitors = sa.table("visitors", sa.column("seen"))
    op.execute(sa.update(visitors).values(seen=time.time()))


def downgrade() -> None:
    with op.batch_alter_table("visitors") as table:
        table.drop_column("seen")
    op.drop_table("orders")
