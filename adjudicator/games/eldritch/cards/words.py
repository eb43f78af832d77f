"""The words of cards that always hold for whoever has them: bonuses, additional dice, rerolls, better rest."""

from typing import Final

from adjudicator.games.eldritch.components.investigators import SKILLS
from adjudicator.games.kit.effects import Effect, head, part
from adjudicator.games.kit.kinds import Number, Words

ANY: Final = "any"
ALWAYS, COMBAT = "always", "combat"
DELAY, DETENTION = "delay", "detention"
ACQUIRE_BESIDE_MONSTERS, REST_BESIDE_MONSTERS = "acquire assets beside monsters", "rest beside monsters"

_SKILL = Words(*SKILLS, meaning="a skill")
_SKILL_OR_ANY = Words(*SKILLS, ANY, meaning="a skill, or any")
_WHEN = Words(ALWAYS, COMBAT, meaning="always, or during combat only")


class Standing(Effect):
    """Something that always holds for whoever has the card; it is never resolved."""


class OfTests(Standing):
    """Something that holds for tests of a skill, always or during combat only."""

    during: str = part(_WHEN, ALWAYS)

    def holds_for(self, skill: str, *, combat: bool) -> bool:
        """True where it holds for a test of this skill."""
        return self.skill in (ANY, skill) and (self.during == ALWAYS or combat)

    @property
    def skill(self) -> str:
        """The skill, or any."""
        raise NotImplementedError


class Bonus(OfTests):
    """A bonus to a tested skill: of all of them only the highest counts."""

    word = "bonus"
    tested: str = head(_SKILL)
    amount: int = part(Number(1, 9))

    @property
    def skill(self) -> str:
        """The skill."""
        return self.tested


class AdditionalDice(OfTests):
    """Dice that come to the pool besides the bonus."""

    word = "additional dice"
    dice: int = head(Number(1, 9))
    of: str = part(_SKILL_OR_ANY, ANY)

    @property
    def skill(self) -> str:
        """The skill, or any."""
        return self.of


class Reroll(OfTests):
    """So many dice may be rerolled, once in each test."""

    word = "reroll"
    dice: int = head(Number(1, 9))
    of: str = part(_SKILL_OR_ANY, ANY)

    @property
    def skill(self) -> str:
        """The skill, or any."""
        return self.of


class Cannot(Standing):
    """Something that cannot be done while the card is in play."""

    word = "cannot"
    what: str = head(Words("close gates", meaning="what cannot be done"))


class WhenResting(Standing):
    """A Rest action recovers 1 more."""

    word = "when resting"
    recovers: str = head(Words("health", "sanity", meaning="health or sanity"))


STAMINA: Final = Words("health", "sanity", meaning="health or sanity")


class CannotRecover(Standing):
    """No effect at all lets him recover it."""

    word = "cannot recover"
    what: str = head(STAMINA)


class NotByRest(Standing):
    """A Rest action does not let him recover it."""

    word = "no rest for"
    what: str = head(STAMINA)


class Prevents(Standing):
    """Of each loss so much is prevented."""

    word = "prevents loss of"
    what: str = head(STAMINA)
    amount: int = part(Number(1, 9), 1)


class Maximum(Standing):
    """The maximum of Health or Sanity is another."""

    word = "maximum"
    what: str = head(STAMINA)
    by: int = part(Number(-9, 9, "a number such as -1"))


class Unaffected(Standing):
    """He is not affected by it, unless he chose it from two or more effects."""

    word = "unaffected by"
    what: str = head(Words(DELAY, DETENTION, meaning="delay or detention"))


class Allows(Standing):
    """Something may be done though a rule forbids it."""

    word = "allows"
    what: str = head(Words(ACQUIRE_BESIDE_MONSTERS, REST_BESIDE_MONSTERS, meaning="an action beside Monsters"))


WORDS: Final = (
    Bonus,
    AdditionalDice,
    Reroll,
    WhenResting,
    CannotRecover,
    NotByRest,
    Prevents,
    Maximum,
    Unaffected,
    Allows,
    Cannot,
)
