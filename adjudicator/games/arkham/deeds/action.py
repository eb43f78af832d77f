"""The common part of all that players of Arkham Horror do or decide."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from adjudicator.engine.choices import Choice, Option, Options, Question
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.deeds.kinds import KINDS
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.interface import Price
from adjudicator.games.kit.actions import Act, Action


class ArkhamAction(Action):
    """Something that an investigator does or decides; its options are `called` as it is, or by one of `also_called`.

    What is `prompt` is judged at the very question to which it is an answer.
    """

    also_called: ClassVar[tuple[str, ...]] = ()
    prompt: ClassVar[bool] = False

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

    def options(self, game: Rules, question: Question, who: str, *slots: Any) -> Options:
        """The legal options of a question that a sentence asks for."""
        return tuple(option for option in question.options if self.means(game, option, who, *slots))

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

    # -- where nobody asks for it -----------------------------------------------------------------------------------

    def is_prompt(self, game: Rules, who: str, *slots: Any) -> bool:
        """True where it is judged at the very question to which it is an answer."""
        return self.prompt

    def stays(self, game: Rules, who: str, *slots: Any) -> bool:
        """True where it is never done past the end of the sequence in which it is written."""
        return False

    def is_for(self, question: Choice) -> bool:
        """True where it is meant for a question even if the rules refuse it there."""
        return False

    def misplaced(self, game: Rules, who: str, *slots: Any) -> bool:
        """True where no rule forbids it, and the file is at fault if nothing asks for it."""
        return False

    def missed(self, game: Rules, who: str, *slots: Any) -> bool:
        """True where it was for this moment or an earlier one of what is being resolved, and for no later one."""
        return False

    def attempt(self, game: Rules, who: str, *slots: Any) -> Call | None:
        """The sequence that begins and ends with the checks of something that is not legal; None if there is none."""
        return None
