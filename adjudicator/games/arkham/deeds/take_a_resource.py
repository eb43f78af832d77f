"""An investigator takes a resource."""

from adjudicator.games.arkham.deeds.basic import Basic


class TakeAResource(Basic):
    """By an action, one from the token pool."""

    says, called = "{who:investigator} takes a resource", "take resource"
    examples = ("roland takes a resource",)
