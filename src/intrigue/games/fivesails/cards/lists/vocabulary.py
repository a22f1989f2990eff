"""All the words that a card is written in. The lists of cards import everything from here, and nothing else."""

from __future__ import annotations

from ...rules.frames import *
from ...state.duel import *
from ...state.layout import *
from ..arms import *
from ..blades import *
from ..build import *
from ..common import *
from ..costs import *
from ..flow import *
from ..ground import *
from ..logic import *
from ..looks import *
from ..model import *
from ..moments import *
from ..names import *
from ..numbers import *
from ..odd import *
from ..people import *
from ..pick import *
from ..piles import *
from ..registers import *
from ..stacks import *
from ..when import *
