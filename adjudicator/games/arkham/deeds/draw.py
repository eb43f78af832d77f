"""An investigator draws a card."""

from adjudicator.games.arkham.deeds.basic import Basic


class Draw(Basic):
    """By an action, the top card of their deck."""

    says = ("{who:investigator} draws a card", "{who:investigator} draws", "{who:investigator} draws 1 card")
    called, examples = "draw", ("roland draws a card", "roland draws", "roland draws 1 card")
