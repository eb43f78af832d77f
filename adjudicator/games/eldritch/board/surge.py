"""Monster surges."""

from typing import Final

from adjudicator.engine.events import Event
from adjudicator.engine.procedures import Call
from adjudicator.games.eldritch.board.cup import spawn_a_monster
from adjudicator.games.eldritch.components.reference_card import REFERENCE_CARD, Card
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.play import Play


def reference_card(game: Play) -> Card:
    """The Reference card for the number of players."""
    return REFERENCE_CARD[len(INVESTIGATOR.seated(game))]


RULE_OF: Final = {1: "monster-surge.2", 2: "monster-surge.3", 3: "monster-surge.4"}


def _surges(game: Play, event: Event) -> tuple[Call, ...]:
    """So many Monsters as the Reference card gives are spawned there."""
    number = reference_card(game).surge
    game.cite("monster-surge.1", RULE_OF[number])
    return (spawn_a_monster(event.at),) * number


SURGE: Final = EventKind("monster surge", "there is a monster surge at {at:space}", _surges)
EVENTS: Final = (SURGE,)
