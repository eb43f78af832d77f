"""The lead investigator decides which of two contradicting texts prevails."""

from adjudicator.games.arkham.deeds.decision import Decision


class Prevail(Decision):
    """The text of one card prevails."""

    says, called = "{who:investigator} has {card:card} prevail", "prevails"
    examples = ("daisy has attic prevail",)
    rule, unasked = "priority-of-simultaneous-resolution.6", "no texts contradict each other"
