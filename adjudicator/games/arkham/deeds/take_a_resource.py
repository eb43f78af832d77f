"""An investigator takes a resource."""

from adjudicator.games.arkham.deeds.basic import Basic


class TakeAResource(Basic):
    """By an action, one from the token pool."""

    says = ("{who:investigator} takes a resource", "{who:investigator} takes 1 resource")
    called, examples = "take resource", ("roland takes a resource", "roland takes 1 resource")
