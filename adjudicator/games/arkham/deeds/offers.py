"""Options of Arkham Horror in the words of a file."""

from adjudicator.engine.choices import Choice, Option, Question
from adjudicator.games.arkham.deeds import declared
from adjudicator.games.arkham.deeds.declared import action_of
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.interface import Price


class ArkhamOffer:
    """An option of a question, in the words of a file."""

    __slots__ = ("_action", "_game", "_option", "_question")

    def __init__(self, game: Rules, question: Question, option: Option) -> None:
        self._game, self._question, self._option = game, question, option
        self._action = action_of(option) if isinstance(question, Choice) else None

    @property
    def sentence(self) -> str:
        """The option as the file says it."""
        return declared.sentence(self._option)

    @property
    def entry(self) -> str:
        """The sentence of `do:` that gives this answer."""
        return declared.entry(self._question, self._option)

    @property
    def price(self) -> tuple[Price, ...]:
        """The price of the option now."""
        return () if self._action is None else self._action.price_of(self._game, self._option)

    @property
    def rule(self) -> str:
        """The rule by which the option may be taken here."""
        if self._action is None:
            return self._question.rule
        return self._action.rule_for(self._game, self._question, self._option)
