"""An investigator draws a card."""

from adjudicator.games.arkham.deeds.basic import Basic


class Draw(Basic):
    """By an action, the top card of their deck."""

    says, called = ("{who:investigator} draws a card", "{who:investigator} draws"), "draw"
    examples = ("roland draws a card", "roland draws")
