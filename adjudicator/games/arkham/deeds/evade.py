"""An investigator evades an enemy."""

from adjudicator.games.arkham.deeds.basic import Basic


class Evade(Basic):
    """An enemy engaged with them."""

    says, also, called, to = "{who:investigator} evades {enemy:enemy}", "", "evade", "enemy"
    examples = ("wendy evades ghoul",)
