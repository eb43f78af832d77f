"""Passing: a player declines an opportunity."""

from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.kit.actions import Action
from adjudicator.games.kit.waiting import given_now


class Passes(Action):
    """Whoever is asked may pass where the opportunity, or an option of it, says so."""

    says, called, timed = ("{who:player} passes", "{who:player} is done"), "pass", True

    def means(self, game: Any, option: Option, who: str, *slots: Any) -> bool:
        """It is theirs to decline, alone or together with others who are asked."""
        given = given_now(game)
        theirs = option.who == who if option.who else given is None or who in given.who
        return option.declines and theirs

    def why_not(self, game: Any, who: str, *slots: Any) -> Reasons:
        """They are not asked, or may not decline what they are asked."""
        given = given_now(game)
        if given is None or who not in given.who:
            return (Reason(given.rule if given else "", f"{who} is not asked"),)
        if given.optional or any(option.declines for option in given.options):
            return ALLOWED
        why_no_pass = given.opportunity.why_no_pass if given.opportunity is not None else None
        return (
            (Reason(given.rule, f"{who} has to decide: {given.what}"),)
            if why_no_pass is None
            else why_no_pass(game, who)
        )

    def whenever(self, game: Any, who: str, *slots: Any) -> bool:
        """True: there is something to pass at most moments."""
        return True

    def stays(self, game: Any, who: str, *slots: Any) -> bool:
        """False: it is for the opportunity that is given."""
        return False

    def is_prompt(self, game: Any, who: str, *slots: Any) -> bool:
        """True: it is for the opportunity that is given."""
        return True


PASSES: Final = Passes()
