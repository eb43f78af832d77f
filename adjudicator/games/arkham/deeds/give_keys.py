"""An investigator gives keys to another one."""

from adjudicator.games.arkham.deeds.basic import Basic


class GiveKeys(Basic):
    """To another investigator at the same location, who then controls them."""

    says, also, called = "{who:investigator} gives keys to {other:investigator}", "", "give keys"
    to = "investigator"
    examples = ("roland gives keys to daisy",)
