"""The tasks of missions: the words in which a story says of which deeds a mission takes so many."""

from typing import Final

from adjudicator.engine.events import Event
from adjudicator.games.kit.effects import Effect, Vocabulary, head
from adjudicator.games.kit.kinds import Words
from adjudicator.games.kit.play import Play
from adjudicator.games.others.components.boards import BOARDS
from adjudicator.games.others.components.city import SPACE, TOKENS, SpaceOr
from adjudicator.games.others.facts import kind_of

MONSTER: Final = "monster"


class Task(Effect):
    """Something that the heroes do, and that counts for a mission."""

    def is_done_by(self, game: Play, event: Event) -> bool:
        """True of an event by which it is done once."""
        raise NotImplementedError


class Kill(Task):
    """A monster of a kind is killed, or any monster."""

    word = "kill"
    of: str = head(Words(MONSTER, *BOARDS, meaning="a kind of monster"))

    def is_done_by(self, game: Play, event: Event) -> bool:
        """The death of such a monster."""
        return event.kind == "kill" and self.of in (MONSTER, kind_of(event.what))


class Remove(Task):
    """A hero removes a token of a kind."""

    word = "remove"
    token: str = head(Words(*TOKENS, meaning="an exploration token"))

    def is_done_by(self, game: Play, event: Event) -> bool:
        """The removal of such a token."""
        return event.kind == "remove" and event.of == self.token


class Enter(Task):
    """A hero moves into a space."""

    word = "enter"
    space: str = head(SpaceOr())

    def is_done_by(self, game: Play, event: Event) -> bool:
        """A move into it."""
        return event.kind == "move" and event.at == SPACE.read(game, self.space)


TASKS: Final = Vocabulary(Kill, Remove, Enter, name="task")
