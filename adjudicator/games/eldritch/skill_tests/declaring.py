"""Optional bonuses and additional dice, which an investigator declares before he rolls."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.legality import Reasons
from adjudicator.games.eldritch.facts import DECLARED, USED_THIS_ROUND
from adjudicator.games.eldritch.skill_tests.pool import DICE, to_declare
from adjudicator.games.kit.actions import Action, Doing, not_unless
from adjudicator.games.kit.play import Play


class UsesInATest(Action):
    """An investigator uses an optional effect for the test that he is about to roll."""

    says = "{who:investigator} uses {card:component with an action} in the test"
    rule = "tests-full.5"
    called = "uses in the test"
    asks = "an effect that is used in the test"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Whatever may be declared for this test."""
        return dict.fromkeys(one.card for one in to_declare(game, who))

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Before the dice are rolled, and only what may be left out."""
        there = any(one.card == slots[0] for one in to_declare(game, who))
        found = not_unless(not DICE.rolled(game, who), self.rule, "the dice are rolled")
        return found + not_unless(there, "tests-full.14", f"{slots[0]} adds nothing to this test by choice")

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """It counts, and is used up for this round where it is limited so."""
        for one in to_declare(game, who):
            if one.card == slots[0]:
                game.cite(*one.word.settled_by)
                if one.word.once_a_round:
                    USED_THIS_ROUND.add(game, one.owner, one.card, *one.word.settled_by)
        DECLARED.add(game, who, slots[0], self.rule)
        return None


USES_IN_A_TEST: Final = UsesInATest()
