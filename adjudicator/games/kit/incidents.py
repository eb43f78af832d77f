"""What simply happens between two actions because a file says so, and nobody decides it: an attack, damage, a phase."""

from typing import Any

from mypy_extensions import mypyc_attr

from adjudicator.games.kit.actions import Doing
from adjudicator.games.kit.sayable import Sayable


@mypyc_attr(allow_interpreted_subclasses=True)
class Incident(Sayable):
    """Something that a file makes happen; a game subclasses it, one class for each thing that happens."""

    def comes(self, game: Any, who: str, *slots: Any) -> Doing:
        """What is gone through when it happens; `who` is whom its sentence names first, if it names anybody."""
        raise NotImplementedError
