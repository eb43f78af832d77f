"""The common part of all that players of Arkham Horror do or decide."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from adjudicator.engine.choices import Option, Question
from adjudicator.games.arkham.deeds.kinds import KINDS
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.interface import Price
from adjudicator.games.kit.actions import Act, Action


class ArkhamAction(Action):
    """Something that an investigator does or decides; its options are `called` as it is, or by one of `also_called`.

    Rules with words of their own say when each of them is done, so all are `timed`. They are begun in sequences of
    which the cards make more: what is not seen to come may come all the same.
    """

    also_called: ClassVar[tuple[str, ...]] = ()
    timed = True

    # -- what might be tried --------------------------------------------------------------------------------------

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """Nothing: only what the cards at hand suggest is tried."""
        return ()

    def acts(self, game: Any, who: str) -> Iterator[Act]:
        """Everything that this investigator might attempt of it."""
        for values in self.candidates(game, who):
            yield Act(self, who, values if isinstance(values, tuple) else (values,))

    # -- its options ----------------------------------------------------------------------------------------------

    def is_answered_by(self, option: Option) -> bool:
        """True where an option is an answer of its kind, perhaps another one."""
        return option.verb == self.name

    def means(self, game: Any, option: Option, who: str, *slots: Any) -> bool:
        """True where an option is what a sentence says: by the same person, with all that it names."""
        if (who and option.who and who != option.who) or not self.is_answered_by(option):
            return False
        return self.is_about(game, option, who, *slots)

    def is_about(self, game: Rules, option: Option, who: str, *slots: Any) -> bool:
        """True where an option of its kind has what a sentence names."""
        return all(self.say(slot, value) in option.things for slot, value in self.said(slots))

    def sentence(self, option: Option) -> str:
        """An option of it as a file says it."""
        said = {slot: thing for slot, thing in zip(self.slots, option.things, strict=False) if thing}
        return self.forms[0].fill({"who": option.who, **said})

    def price_of(self, game: Rules, option: Option) -> tuple[Price, ...]:
        """The price of an option."""
        return ()

    def rule_for(self, game: Rules, question: Question, option: Option) -> str:
        """The rule by which an option may be taken here."""
        return question.rule

    def said(self, slots: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
        """The slots that a sentence fills, each with its value."""
        return ((slot, value) for slot, value in zip(self.slots, slots, strict=True) if value is not None)

    def say(self, slot: str, value: Any) -> str:
        """The words for what is in a slot."""
        return KINDS[self.forms[0].slots[slot]].say(value)

    def missed(self, game: Any, who: str, *slots: Any) -> bool:
        """True where it was for this moment or an earlier one of what is being resolved, and for no later one."""
        return False
