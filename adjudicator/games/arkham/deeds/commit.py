"""An investigator commits a card to a skill test."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.choices import Option, Question
from adjudicator.engine.legality import Reasons
from adjudicator.games.arkham.deeds.action import ArkhamAction
from adjudicator.games.arkham.deeds.copies import own_copy
from adjudicator.games.arkham.facts import HAND
from adjudicator.games.arkham.moments import at_step
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.sequences import ATTACK
from adjudicator.games.arkham.skill_test.commit import COMMIT, why_not_commit
from adjudicator.games.arkham.this_test import TESTER


class Commit(ArkhamAction):
    """In ST.2 a card from hand."""

    says, called = "{who:investigator} commits {card:card}", "commit"
    examples = ("daisy commits perception",)
    when = COMMIT

    def candidates(self, game: Any, who: str) -> Iterable[Any]:
        """The cards in hand."""
        return HAND(game, who)

    def settled(self, game: Any, who: str, slots: tuple[Any, ...]) -> tuple[Any, ...]:
        """Of several copies their own."""
        return (own_copy(game, who, slots[0], in_hand=True),)

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """The test, its step or the card forbids it."""
        return why_not_commit(game, who, slots[0])

    def stays(self, game: Any, who: str, *slots: Any) -> bool:
        """True: it is for this test, or for the next one of the turn."""
        return True

    def never_in(self, game: Any, who: str, *slots: Any) -> tuple[str, ...]:
        """An attack."""
        return (ATTACK,)

    def missed(self, game: Any, who: str, *slots: Any) -> bool:
        """ST.2 is over."""
        return at_step(game, "skill test", "ST.2") == "late"

    def rule_for(self, game: Rules, question: Question, option: Option) -> str:
        """To the test of another by a rule of its own."""
        return question.rule if option.who == TESTER(game) else "skill-test-timing.9"
