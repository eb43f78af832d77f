"""An investigator decides which of several enemies attacks first."""

from adjudicator.games.arkham.deeds.decision import Decision


class AttackFirst(Decision):
    """One of the engaged enemies attacks before the others."""

    says, called = "{who:investigator} has {enemy:enemy} attack first", "is attacked first by"
    examples = ("roland has ghoul attack first",)
    rule, unasked = "enemy-phase.8", "no attacks wait to be put in order"
