"""The lead investigator, or whoever decides it, puts simultaneous effects in order."""

from adjudicator.games.arkham.deeds.decision import Decision


class ResolveFirst(Decision):
    """One of several abilities resolves first, perhaps for one of several things."""

    says = "{who:investigator} resolves {thing:choice} [for {what:choice}] first"
    called = "resolves"
    examples = ("daisy resolves the agenda for ghoul first",)
    rule, unasked = "priority-of-simultaneous-resolution.4", "nothing waits to be put in order"
