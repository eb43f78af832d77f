"""An investigator engages an enemy."""

from adjudicator.games.arkham.deeds.basic import Basic


class Engage(Basic):
    """An enemy at their location."""

    says, also, called, to = "{who:investigator} engages {enemy:enemy}", "", "engage", "enemy"
    examples = ("roland engages ghoul",)
