"""Between two scenarios players leave and join a campaign, choose a new investigator, or begin another one."""

from typing import Any

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.campaign import interlude, roster, transfer
from adjudicator.games.arkham.deeds.decision import Decision
from adjudicator.games.arkham.rules import Rules


class OfTheCampaign(Decision):
    """What all players decide together while no scenario is being played."""

    unasked = "this is decided between two scenarios"

    def why_now(self, game: Rules, *slots: Any) -> Reasons:
        """The rules that forbid it between two scenarios."""
        return ALLOWED

    def forbidden(self, game: Rules, who: str, *slots: Any) -> Reasons:
        """The rules that forbid it."""
        return self.why_now(game, *slots) if interlude.is_on(game) else ALLOWED

    def sentence(self, option: Option) -> str:
        """As it is written."""
        return option.label

    def rule_for(self, game: Rules, question: Any, option: Option) -> str:
        """Its own rule."""
        return self.rule


class Leave(OfTheCampaign):
    """A player leaves it."""

    says, called = "{leaving:investigator} leaves the campaign", interlude.LEAVE
    examples, rule = ("daisy leaves the campaign",), "campaign-play.42"

    def why_now(self, game: Rules, *slots: Any) -> Reasons:
        """Only who is in it leaves it."""
        return roster.why_not_leave(game, slots[0])


class Join(OfTheCampaign):
    """A player joins with a new investigator, or comes back with one who was there before."""

    says, called = "{joining:investigator} joins the campaign", interlude.JOIN
    examples, rule = ("agnes joins the campaign",), "campaign-play.42"

    def why_now(self, game: Rules, *slots: Any) -> Reasons:
        """The investigator is dead, insane, or used by another; the deck is none to begin with."""
        return interlude.why_not_join(game, slots[0])


class TakeThePlace(OfTheCampaign):
    """A player whose investigator plays no more chooses another one."""

    says, called = "{new:investigator} takes the place of {old:investigator}", interlude.REPLACE
    examples, rule = ("agnes takes the place of daisy",), "campaign-play.36"

    def why_now(self, game: Rules, *slots: Any) -> Reasons:
        """The old one is alive and sane, or the new one cannot be used."""
        return roster.why_not_replace(game, *slots)


class CarryOver(OfTheCampaign):
    """An investigator goes on with another campaign."""

    says, called = "{carried:investigator} is carried over", interlude.CARRY_OVER
    examples, rule = ("roland is carried over",), "faq-transferring-investigators.1"

    def why_now(self, game: Rules, *slots: Any) -> Reasons:
        """There is another campaign, and the investigator has survived this one."""
        if not interlude.is_over(game):
            return (Reason("faq-transferring-investigators.1", "no other campaign begins here"),)
        return transfer.why_not_carry_over(game, slots[0])


class BeginCampaign(OfTheCampaign):
    """Another campaign begins."""

    says, called = "a new campaign begins with {scenario:scenario}", interlude.BEGIN_CAMPAIGN
    examples, rule = ("a new campaign begins with the letter",), "campaign-play.4"

    def why_now(self, game: Rules, *slots: Any) -> Reasons:
        """Somebody has to play it."""
        return transfer.why_not_begin(game) if interlude.is_over(game) else ALLOWED
