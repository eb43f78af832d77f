"""Lots: something is determined at random among several, each as likely as the others."""

from collections.abc import Callable
from typing import Any

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.procedures import Ask, Result
from adjudicator.games.kit.components import Component
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.kinds import Kind
from adjudicator.games.kit.play import Play


class Lots(Component):
    """Lots for one thing of a kind: `the story drawn is …`, by the rule that lets it be drawn."""

    def __init__(self, name: str, kind: Kind[str], rule: str) -> None:
        self.name, self._kind, self._rule = name, kind, rule
        self.draws = (Form(f"the {name} drawn is {{drawn:lot for the {name}}}"),)

    def kinds(self) -> dict[str, Kind[Any]]:
        """Whatever may be drawn."""
        return {f"lot for the {self.name}": self._kind}

    def meant(self, game: Any, who: str, drawn: Any) -> tuple[str, ...]:
        """The one thing."""
        return (drawn,)

    def draw(self, among: tuple[str, ...], then: Callable[[Any, Any, Option], Result]) -> Ask:
        """Draws one of several; `then` goes on with it, which is the value of the option."""
        options = tuple(
            Option("draws", (one,), "", one, self.draws[0].fill({"drawn": self._kind.say(one)})) for one in among
        )
        return Ask(Chance("", self.name, options, rule=self._rule), then)

    @staticmethod
    def drawn(game: Play, option: Option) -> str:
        """The thing that was drawn."""
        return option.meant(str)
