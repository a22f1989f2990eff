"""A table without any network: who sits where, what was done, and what may be taken back."""

from .home import Home
from .live import Denied, Live
from .table import Stays, Table

__all__ = ["Denied", "Home", "Live", "Stays", "Table"]
