"""A live table without any network: who sits where, what was done, and what may be taken back."""

from .table import Stays, Table, named

__all__ = ["Stays", "Table", "named"]
