"""A table without any network: who sits where, what was done, and what may be taken back."""

from .guide import Astray, Guide, Guided
from .home import Home
from .live import Denied, Live
from .table import CannotTakeBack, Table

__all__ = ["Astray", "Denied", "Guide", "Guided", "Home", "Live", "CannotTakeBack", "Table"]
