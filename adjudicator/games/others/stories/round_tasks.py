"""The tasks of the story board: at the beginning of every round, and at its end."""

from typing import Any, Final

from adjudicator.engine.procedures import Procedure, Result, Step
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.play import Play
from adjudicator.games.others.facts import ACTIVE
from adjudicator.games.others.stories.story import story_of


def _begins(game: Play, _local: Any) -> Result:
    """Before the first hero is decided; nothing where a hero is in the middle of his turn."""
    story = story_of(game)
    if story is None or ACTIVE(game):
        return None
    return resolve(story.begins, ("beginning-of-round-story-tasks.2", "start-of-round.1"))


def _ends(game: Play, _local: Any) -> Result:
    story = story_of(game)
    if story is None:
        game.note("no story board is in use: a file says what its tasks bring")
        return None
    return resolve(story.ends, ("end-of-round-story-tasks.1",))


TASKS_OF_THE_BEGINNING: Final = Procedure("tasks of the beginning of a round", Step("", "story tasks", _begins))
TASKS_OF_THE_END: Final = Procedure("tasks of the end of a round", Step("", "story tasks", _ends))
