"""Missions: how deeds of the heroes bring the current one on, the event that follows, and the next mission."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Action
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE, Memory
from adjudicator.games.kit.play import Play
from adjudicator.games.others.facts import sins_player, speakers
from adjudicator.games.others.kinds import HERO
from adjudicator.games.others.outcome import meets
from adjudicator.games.others.stories.story import MISSION, MISSION_NAME, PROGRESS, mission_of, story_of
from adjudicator.games.others.stories.words import amount_of, rules_of


def needed(game: Play) -> int:
    """The number that the current mission demands."""
    mission = mission_of(game)
    return 0 if mission is None else amount_of(game, mission.times)


def bring_on(game: Play, event: Event) -> tuple[Call, ...]:
    """The current mission moves on by an event that does its task; what follows where it is completed."""
    mission = mission_of(game)
    if mission is None or not mission.task.is_done_by(game, event):
        return ()
    PROGRESS.add(game, TABLE, 1, "missions.2", "missions.5", *rules_of(mission.times))
    return (Call(COMPLETING, None),) if PROGRESS(game) >= needed(game) else ()


COMPLETED: Final = EventKind("mission", "mission {what:mission name} is completed")


def _complete(game: Play, _local: None) -> Result:
    """Once, however much more was done at the same moment."""
    if not needed(game) or PROGRESS(game) < needed(game):
        return Go(None, END)
    return COMPLETED.happens(what=MISSION(game), rules=("missions.3",))


def _event(game: Play, _local: None) -> Result:
    """The heroes win by the last mission; after another one comes its event."""
    story, mission = story_of(game), mission_of(game)
    assert story is not None
    assert mission is not None
    if not story.after(MISSION(game)):
        MISSION.set(game, TABLE, "", "missions.3")
        meets(game, HERO.key)
        return Go(None, END)
    return resolve(mission.then, ("events.1",))


def _next(game: Play, _local: None) -> Result:
    story = story_of(game)
    assert story is not None
    branches = story.after(MISSION(game))
    if len(branches) == 1:
        return _begin(game, branches[0], "missions.1")
    silent = next((who for who in speakers(game) if WANTED.is_nowhere(game, who)), "")
    if silent:
        return ask(game, WANTS, silent, _wanted)
    wanted = {WANTED(game, who) for who in speakers(game)}
    if len(wanted) > 1:
        return ask(game, DECIDES, sins_player(game), _decided)
    return _begin(game, wanted.pop(), "missions.6", "missions.7")


def _begin(game: Play, mission: str, *by: str) -> Result:
    """What was done so far counts for no other mission."""
    MISSION.set(game, TABLE, mission, "missions.4", *by)
    PROGRESS.set(game, TABLE, 0, "missions.5")
    for who in HERO.seated(game):
        WANTED.put(game, who, "")
    return None


class Wants(Memory[str]):
    """The branch that a hero's player has named."""

    def is_nowhere(self, game: Play, who: str) -> bool:
        """True where he has not named one yet."""
        return self(game, who) == self.empty


WANTED: Final = Wants("wants mission", HERO, "", MISSION_NAME)
WANTED.explained("the branch that the hero's player has named")


def _branches(game: Play) -> tuple[str, ...]:
    story = story_of(game)
    return () if story is None or not MISSION(game) else story.after(MISSION(game))


class WantsAMission(Action):
    """A hero's player names the branch that is to be the next mission."""

    says = "{who:hero} wants mission {mission:mission name}"
    rule = "missions.6"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Both branches."""
        return _branches(game)

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """Said."""
        WANTED.put(game, who, slots[0])


class DecidesTheMission(Action):
    """The Sins player decides which branch is the next mission."""

    says = "{who:sins player} makes mission {mission:mission name} the next"
    rule = "unite-or-fall.1"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Both branches."""
        return _branches(game)

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """The other one drops out."""
        _begin(game, slots[0], "missions.6", "missions.7", self.rule)


WANTS, DECIDES = WantsAMission(), DecidesTheMission()


def _wanted(game: Play, _local: None, option: Option) -> Result:
    return Go(None, "next", done(game, option))


def _decided(game: Play, _local: None, option: Option) -> Result:
    return Go(None, END, done(game, option))


COMPLETING: Final = Procedure(
    "a mission is completed", Step("", "completed", _complete), Step("", "event", _event), Step("", "next", _next)
)
EVENTS: Final = (COMPLETED,)
DECISIONS: Final = (WANTS, DECIDES)
FACTS: Final = (WANTED,)
