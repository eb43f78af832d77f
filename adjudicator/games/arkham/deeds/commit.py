"""An investigator commits a card to a skill test."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.choices import Choice, Option, Options, Question
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.arkham.deeds.action import ArkhamAction
from adjudicator.games.arkham.deeds.copies import own_copy
from adjudicator.games.arkham.deeds.use import USE
from adjudicator.games.arkham.facts import HAND
from adjudicator.games.arkham.moments import at_step
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.sequences import ATTACK
from adjudicator.games.arkham.skill_test.commit import COMMIT, CommitIt, why_not_commit
from adjudicator.games.arkham.this_test import TESTER


def _commits_itself(game: Rules, card: str) -> bool:
    """True of a card in hand with an ability by which it is committed."""
    triggered = (ability for _listener, ability in game.abilities_of(card) if ability.kind in USE.kinds)
    return any(isinstance(effect, CommitIt) for ability in triggered for effect in ability.effects)


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
        """The test, its step or the card forbids it; a card that commits itself may do so at a moment of its own."""
        found = why_not_commit(game, who, slots[0])
        if found and _commits_itself(game, slots[0]):
            return ALLOWED if not USE.why_not(game, who, slots[0], None, None) else found
        return found

    def options(self, game: Any, question: Choice, who: str, *slots: Any) -> Options:
        """The card in ST.2, or the ability by which it commits itself."""
        found = super().options(game, question, who, *slots)
        if found or not _commits_itself(game, slots[0]):
            return found
        return USE.options(game, question, who, slots[0], None, None)

    def stays(self, game: Any, who: str, *slots: Any) -> bool:
        """True: it is for this test, or for the next one of the turn."""
        return True

    def never_in(self, game: Any, who: str, *slots: Any) -> tuple[str, ...]:
        """An attack."""
        return (ATTACK,)

    def missed(self, game: Any, who: str, *slots: Any) -> bool:
        """ST.2 is over, and it is no card that commits itself later."""
        return at_step(game, "skill test", "ST.2") == "late" and not _commits_itself(game, slots[0])

    def rule_for(self, game: Rules, question: Question, option: Option) -> str:
        """To the test of another by a rule of its own."""
        return question.rule if option.who == TESTER(game) else "skill-test-timing.9"
