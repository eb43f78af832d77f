"""An investigator moves to a connecting location."""

from adjudicator.games.arkham.deeds.basic import Basic


class Move(Basic):
    """From their location to another."""

    says, also, called = "{who:investigator} moves to {location:location}", "goes walks enters", "move"
    examples = ("daisy moves to hallway",)
    to = "location"
