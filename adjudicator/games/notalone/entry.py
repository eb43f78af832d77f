"""Not Alone, as the rooms above know it."""

from functools import partial
from pathlib import Path

from adjudicator.games.kit.game import KitGame
from adjudicator.games.notalone.declared import NOT_ALONE
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.printed import CARDS
from adjudicator.games.notalone.secrets import NotAloneView

_START = Path(__file__).parent / "situation" / "example.yaml"

GAME = KitGame("notalone", "Not Alone", partial(NotAlone, CARDS), NOT_ALONE, _START, NotAloneView)
