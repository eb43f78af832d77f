"""The game on the machine: every event may bring the mission on, and a story lifts some of the basic rules."""

from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.kit.actions import calls_of
from adjudicator.games.kit.play import Play
from adjudicator.games.others.stories.missions import bring_on
from adjudicator.games.others.stories.story import story_of


class Haven(Play):
    """One game of The Others being played."""

    __slots__ = ()

    def impact(self, event: Event, scope: str) -> Call | tuple[Call, ...] | None:
        """The event changes the game as its kind says, and counts for the mission."""
        follows = calls_of(super().impact(event, scope))
        return (*bring_on(self, event), *follows)

    def that_hold(self, reasons: Reasons) -> Reasons:
        """The reasons but for those of basic rules that a special rule of the story changes."""
        found = super().that_hold(reasons)
        story = story_of(self) if found else None
        lifts = () if story is None else story.lifts
        return tuple(reason for reason in found if reason.rule not in lifts) if lifts else found
