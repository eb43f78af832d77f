"""An investigator reveals a chaos token."""

from adjudicator.games.arkham.deeds.chance import Draws


class Reveal(Draws):
    """From the chaos bag, by chance."""

    name = "chaos token"
    says, also, rule = (
        "{who:investigator} reveals {drawn:drawn token}",
        "draws token pulls skull",
        "skill-test-timing.15",
    )
    examples = ("roland reveals -1",)
