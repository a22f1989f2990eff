"""A table without any network: who sits where, what was done, and what may be taken back."""

import sys
from typing import TYPE_CHECKING

from .._renamed import old_names
from .guide import Astray, Guide, Guided
from .live import Denied, Live
from .local import LocalTable
from .table import CannotTakeBack, Table

if not TYPE_CHECKING:  # mypy knows the names of now only
    __getattr__ = old_names(sys.modules[__name__], {"Home": "LocalTable"})

__all__ = ["Astray", "Denied", "Guide", "Guided", "LocalTable", "Live", "CannotTakeBack", "Table"]
