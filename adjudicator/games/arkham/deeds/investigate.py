"""An investigator investigates their location."""

from adjudicator.games.arkham.deeds.basic import Basic


class Investigate(Basic):
    """By a test of intellect, without a card's help."""

    says, called = "{who:investigator} investigates", "investigate"
    examples = ("daisy investigates",)
