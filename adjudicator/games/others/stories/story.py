"""Story boards: their type, maps, tasks, special rules, missions and events, as a file describes them."""

import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.effects import Effect, RuleOf
from adjudicator.games.kit.facts import TABLE, Counter, Spot
from adjudicator.games.kit.library import Library, NamedInGame, Shelf
from adjudicator.games.kit.things import whole
from adjudicator.games.others.cards.card import FINALE
from adjudicator.games.others.kinds import STORY_TYPE
from adjudicator.games.others.stories.tasks import TASKS, Task
from adjudicator.games.others.stories.words import VOCABULARY, Amount, HowMany
from adjudicator.language.records import Record, may, need
from adjudicator.language.shapes import Checking, ListOf, MapOf, Schema, Shape, Word
from adjudicator.language.source import Mapping, Node

Effects = tuple[Effect, ...]
_NUMBER: Final = re.compile(r"[1-9][AB]?")


class Mission(NamedTuple):
    """A mission: its task, how often it is done, and the event that follows before the next mission begins."""

    task: Task
    times: Amount
    then: Effects


class Story(NamedTuple):
    """A story board, and its back: maps and special preparation. Its special rules lift some of the basic ones."""

    type: str
    maps: tuple[str, ...]
    prepares: Effects
    begins: Effects
    ends: Effects
    lifts: tuple[str, ...]
    mix: tuple[str, ...]
    missions: dict[str, Mission]

    def at(self, number: int) -> tuple[str, ...]:
        """The missions of a number: one, or the two branches."""
        return tuple(name for name in self.missions if int(name[0]) == number)

    def after(self, mission: str) -> tuple[str, ...]:
        """The missions that may follow one; none after the last."""
        return self.at(int(mission[0]) + 1)


class StoryBoard(Shape[Story]):
    """A story board, as a file describes it."""

    def __init__(self) -> None:
        self._record: Final = Record(lambda **values: Story(**values), _KEYS, "a story board")

    def check(self, node: Node, at: Checking) -> Story:
        """A board with tasks for the beginning and the end of each round, and missions from number 1 on."""
        before = at.reported
        story = self._record.check(node, at)
        if at.reported == before:
            keys = node.keys if isinstance(node, Mapping) else {}
            for key, rule in (("begins", "beginning-of-round-story-tasks.1"), ("ends", "end-of-round-story-tasks.1")):
                if not getattr(story, key):
                    at.fault("E402", f"the story has no tasks ({rule})", keys.get(key, node), "write at least one")
            if (story.type == FINALE) is not bool(story.mix):
                message = "a finale mixes its Apocalypse deck, and no other story does (choose-story.7)"
                at.fault("E402", message, keys.get("mix", node), "write `mix` for a `Finale`, and for nothing else")
            self._numbers(story, keys.get("missions", node), at)
        return story

    def _numbers(self, story: Story, node: Node, at: Checking) -> None:
        """Missions are numbered 1, 2, 3; where they branch 3A and 3B."""
        numbers = sorted({int(name[0]) for name in story.missions if _NUMBER.fullmatch(name)})
        sound = all(map(_NUMBER.fullmatch, story.missions)) and numbers == list(range(1, len(numbers) + 1))
        branches = all(story.at(number) in ((f"{number}",), (f"{number}A", f"{number}B")) for number in numbers)
        if not numbers or not sound or not branches:
            at.fault("E402", "missions are numbered 1, 2 and so on (missions.1)", node, "a branch is 3A and 3B")

    def schema(self) -> Schema:
        """A mapping."""
        return self._record.schema()


_MISSION: Final = Record(
    Mission,
    {
        "task": need(TASKS.shape, "the deed that counts"),
        "times": may(HowMany().shape(), 1, "how often it is done"),
        "then": VOCABULARY.effects("the event before the next mission"),
    },
    "a mission",
)
_KEYS: Final = {
    "type": need(STORY_TYPE.shape(), "the type of the story"),
    "mix": may(ListOf(Word("an Apocalypse card")), (), "the cards of which a finale mixes its Apocalypse deck"),
    "maps": need(ListOf(Word("a map")), "the maps on the back of the board"),
    "prepares": VOCABULARY.effects("the special preparation on the back of the board"),
    "begins": need(ListOf(VOCABULARY.shape), "the tasks of the beginning of a round"),
    "ends": need(ListOf(VOCABULARY.shape), "the tasks of the end of a round"),
    "lifts": may(ListOf(RuleOf().shape()), (), "the basic rules that do not hold in this story"),
    "missions": need(MapOf(_MISSION, "missions by number"), "the missions by number; branches are 3A and 3B"),
}
BOARD: Final = StoryBoard()
_SAMPLE: Final[dict[str, Story]] = whole(Path(__file__).parent / "sample.yaml", MapOf(BOARD))
STORIES: Final = Library(
    "stories",
    MapOf(BOARD, "stories by name"),
    Shelf(_SAMPLE),
    "story boards that are described here, beside those of the sample set",
    "{A Short Story: {type: Terror, maps: [The Docks], begins: [{place: fire}], ends: [{rise: 1}], "
    "missions: {1: {task: {kill: Acolyte}}}}}",
)


def _every_story(game: Machine) -> tuple[str, ...]:
    return tuple(STORIES.things(game))


STORY_NAME: Final = NamedInGame("a story", _every_story)
STORY: Final = Spot("story", None, STORY_NAME, says="the story is {value:story}", value="the story").explained(
    "the story board in use; left out, none is, and no task of a board is carried out"
)


def story_of(game: Machine) -> Story | None:
    """The story board in use; None where a file says nothing of one."""
    name = str(game.state.read(TABLE, STORY.name, ""))
    return STORIES.things(game)[name] if name else None


def _missions(game: Machine) -> tuple[str, ...]:
    story = story_of(game)
    return () if story is None else tuple(story.missions)


def _any_mission(game: Machine) -> tuple[str, ...]:
    """Those of the story in use; before there is one those of any."""
    return _missions(game) or tuple(
        dict.fromkeys(name for one in STORIES.things(game).values() for name in one.missions)
    )


def _first(game: Machine, _table: str) -> str:
    return next(iter(_missions(game)), "")


MISSION_NAME: Final = NamedInGame("a mission", _missions, known=_any_mission)
MISSION: Final = Spot(
    "mission", None, MISSION_NAME, says="the mission is {value:mission}", value="the mission", start=_first
).explained("the mission in progress, the first if left out")
PROGRESS: Final = Counter("mission progress", most=99).explained("how often the task of the mission has been done")
FACTS: Final[tuple[Any, ...]] = (STORIES, STORY, MISSION, PROGRESS)


def mission_of(game: Machine) -> Mission | None:
    """The current mission; None where there is none."""
    story, number = story_of(game), str(game.state.read(TABLE, MISSION.name, ""))
    return story.missions[number] if story is not None and number else None
