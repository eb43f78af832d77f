"""What the players of Not Alone do not know of each other, fact by fact."""

from adjudicator.games.kit.facts import EVERYBODY, OWNER
from adjudicator.games.notalone.facts import FACTS

OF_ITS_OWNER = {"hand", "chosen", "played", "played this round", "shown", "survival", "drawn", "hunt"}
"""What only whose it is may see: hands, and cards that lie face down."""
OF_NOBODY = {"survival deck", "hunt deck"}
"""What nobody may look at."""


def test_who_may_see_what() -> None:
    assert {fact.name for fact in FACTS if fact.seen_by == OWNER} == OF_ITS_OWNER
    assert {fact.name for fact in FACTS if fact.seen_by not in (OWNER, EVERYBODY)} == OF_NOBODY
