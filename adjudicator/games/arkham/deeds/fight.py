"""An investigator fights an enemy."""

from adjudicator.games.arkham.deeds.basic import Basic


class Fight(Basic):
    """An enemy at their location."""

    says, also, called, to = "{who:investigator} fights {enemy:enemy}", "attacks hits shoots", "fight", "enemy"
    examples = ("roland fights ghoul",)
