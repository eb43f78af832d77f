"""An option of a game of the kit, in the words of a file."""

from adjudicator.engine.choices import Chance, Option, Question
from adjudicator.games.interface import Price
from adjudicator.games.kit.actions import Act
from adjudicator.games.kit.kinds import Some
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.waiting import opportunity_here


class KitOffer:
    """An option of a question; whoever looks at the table passes for themselves."""

    __slots__ = ("_game", "_option", "_question", "_viewer")

    def __init__(self, game: Play, question: Question, option: Option, viewer: str = "") -> None:
        self._game, self._question, self._option, self._viewer = game, question, option, viewer

    @property
    def sentence(self) -> str:
        """The option as the file would say it."""
        option = self._option
        if option.declines:
            return f"{option.who} passes" if option.who else "pass"
        return option.label

    @property
    def entry(self) -> str:
        """The sentence of `do:` that gives this answer."""
        question, option, declared = self._question, self._option, self._game.declared
        if isinstance(question, Chance):
            component = next(one for one in declared.components if one.name == question.what)
            form = component.draws[0]
            kind = declared.kinds[form.slots["drawn"]]
            drawn = kind.say(option.things if isinstance(kind, Some) else option.things[0])
            return form.fill({"who": question.who, "drawn": drawn})
        if option.declines and not option.who:
            passing = (*question.able(), *question.who)
            return f"{self._viewer if self._viewer in question.who else passing[0]} passes"
        return self.sentence

    @property
    def price(self) -> tuple[Price, ...]:
        """The price of the option, as it is now."""
        act = self._option.value
        return act.action.price(self._game, act.who, *act.slots) if isinstance(act, Act) else ()

    @property
    def rule(self) -> str:
        """The rule by which the option may be taken here."""
        act = self._option.value
        if not isinstance(act, Act):
            return self._question.rule
        rule = act.action.allowed_by(self._game, act.who, *act.slots)
        return rule or act.action.rule_of(opportunity_here(self._game)) or self._question.rule
