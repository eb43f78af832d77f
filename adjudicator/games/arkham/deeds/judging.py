"""Deeds and options of Arkham Horror as their declarations judge them."""

from collections.abc import Iterator

from adjudicator.engine.choices import Chance, Choice, Option, Question
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.deeds import declared
from adjudicator.games.arkham.deeds.action import ArkhamAction
from adjudicator.games.arkham.deeds.chance import Draws
from adjudicator.games.arkham.deeds.declared import ACTIONS, action_of
from adjudicator.games.arkham.deeds.kinds import KINDS
from adjudicator.games.arkham.framework.turn import TURN
from adjudicator.games.arkham.moments import asked, on_top
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.interface import Deed, Moment, Price
from adjudicator.games.kit.deeds import Drawn, Meant
from adjudicator.games.kit.incidents import Befalls


class ArkhamJudgement:
    """A deed, judged at this moment."""

    __slots__ = ("_deed", "_game", "_question", "action", "draws", "outcome", "slots", "who")

    def __init__(self, game: Rules, deed: Deed) -> None:
        self._game, self._deed = game, deed
        self._question = game.waiting.question if game.waiting is not None else None
        self.who = deed.who
        self.slots: tuple[object, ...] = ()
        self.outcome: tuple[str, ...] = ()
        self.action: ArkhamAction | None = None
        self.draws: Draws | None = None
        if isinstance(deed.act, Meant):
            act = deed.act.acts[0]
            assert isinstance(act.action, ArkhamAction)
            self.action, self.who, self.slots = act.action, act.who, act.slots
        elif isinstance(deed.act, Drawn):
            assert isinstance(deed.act.component, Draws)
            self.draws, self.outcome = deed.act.component, deed.act.outcome

    @property
    def option(self) -> Option | None:
        """The legal answer that the deed gives; between two actions something may simply happen."""
        game, question = self._game, self._question
        if isinstance(question, Chance):
            return None if self.draws is None else self.draws.option(game, question, self.who, self.outcome)
        if self._deed.happens:
            return Befalls(self._deed.happens).option() if game.at_rest() and self._is_there() else None
        if question is None or self.action is None:
            return None
        return next(iter(self.action.options(game, question, self.who, *self.slots)), None)

    def _is_there(self) -> bool:
        """True unless a card is to be drawn that has been drawn already, and has not come back to its deck."""
        return self.draws is None or self.draws.is_left(self._game, self.outcome[0])

    def why_not(self) -> Reasons:
        """The reasons why the deed is not legal at this moment."""
        game = self._game
        if self._deed.happens and not isinstance(self._question, Chance):
            resting = on_top(game, TURN.name)
            return ALLOWED if resting else (Reason("", "something is in the middle of being resolved"),)
        if self.draws is not None:
            return self.draws.why_not(game, self.who, self.outcome)
        return ALLOWED if self.action is None else self.action.why_not(game, self.who, *self.slots)

    @property
    def moment(self) -> Moment:
        """The moment for which the deed is meant; between two actions everything may be asked for."""
        return self._game.quietly(self._moment)

    def _moment(self) -> Moment:
        game, action, question = self._game, self.action, asked(self._game)
        if action is None:
            return "unasked" if self._deed.draw else "any"
        if question is not None and action.is_for(question):
            return "here"
        if action.misplaced(game, self.who, *self.slots):
            return "unasked"
        return "past" if action.missed(game, self.who, *self.slots) else "any"

    @property
    def is_action(self) -> bool:
        """True if the deed is judged at the very question to which it is an answer."""
        return self.action is not None and self.action.is_prompt(self._game, self.who, *self.slots)

    @property
    def stays(self) -> bool:
        """True if the deed is never done past the end of the test, attack, turn or phase in which it is written."""
        return self.action is not None and self.action.stays(self._game, self.who, *self.slots)

    @property
    def attempt(self) -> Option | None:
        """The answer by which something that is not legal begins with the checks and ends there."""
        call = None if self.action is None else self.action.attempt(self._game, self.who, *self.slots)
        return None if call is None else Befalls((call,)).option()

    def has_come_about(self, since: int) -> bool:
        """True if the deed names something that has come about without anybody's choice."""
        if self.draws is not None:
            return self.draws.came_about(self._game, since, self.who, self.outcome)
        return self.action is not None and self.action.came_about(self._game, since, self.who, *self.slots)

    def done_by(self, since: int) -> str:
        """Whoever has drawn what the sentence has somebody else draw."""
        return "" if self.draws is None else self.draws.other(self._game, since, self.who, self.outcome)


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


def attempts(game: Rules) -> Iterator[tuple[str, str]]:
    """The attempts of each investigator: every action on anything, every card in hand, every ability in sight."""
    for who in game.investigators:
        for action in ACTIONS:
            yield from ((who, act.sentence(KINDS)) for act in action.acts(game, who))
