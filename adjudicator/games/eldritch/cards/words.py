"""The words of cards that always hold for whoever has them: bonuses, additional dice, rerolls, better rest."""

from typing import Final, NamedTuple

from adjudicator.games.eldritch.components.board import TYPES
from adjudicator.games.eldritch.components.investigators import SKILLS
from adjudicator.games.kit.effects import Effect, Effects, RuleOf, SomeOf, head, part
from adjudicator.games.kit.kinds import Free, Number, Words, YesNo

ANY: Final = "any"
ALWAYS, COMBAT, SPELLS = "always", "combat", "spells"
YOU, THOSE_HERE = "you", "those here"
DELAY, DETENTION = "delay", "detention"
ACQUIRE_BESIDE_MONSTERS, REST_BESIDE_MONSTERS = "acquire assets beside monsters", "rest beside monsters"

_SKILL = Words(*SKILLS, meaning="a skill")
_SKILL_OR_ANY = Words(*SKILLS, ANY, meaning="a skill, or any")
_WHEN = Words(ALWAYS, COMBAT, SPELLS, meaning="always, during combat, or in tests that a Spell calls for")


class Standing(Effect):
    """Something that always holds for whoever has the card, by these rules; it is never resolved."""

    settled_by: tuple[str, ...] = part(SomeOf(RuleOf()), ())


class Tested(NamedTuple):
    """A test as words of cards speak of it: its skill, and whether a fight or a Spell calls for it."""

    skill: str
    in_combat: bool = False
    of_a_spell: bool = False


class OfTests(Standing):
    """Something that holds for tests of a skill, always or during combat only.

    It is for whoever has the card or for all investigators on his space, perhaps only where that is of a type. Where he
    `may` use it, he says so before the dice are rolled, perhaps only `once a round`.
    """

    during: str = part(_WHEN, ALWAYS)
    whose: str = part(Words(YOU, THOSE_HERE, meaning="you, or those here"), YOU)
    on: str = part(Words(*TYPES, meaning="a type of space"), "")
    may: bool = part(YesNo(), False)
    once_a_round: bool = part(YesNo(), False)

    def holds_for(self, test: Tested) -> bool:
        """True where it holds for a test."""
        when = {ALWAYS: True, COMBAT: test.in_combat, SPELLS: test.of_a_spell}
        return self.skill in (ANY, test.skill) and when[self.during]

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


class InPlaceOf(Standing):
    """During combat he may test another skill in place of Strength."""

    word = "in place of strength"
    skill: str = head(_SKILL)


class RerollsForAClue(Standing):
    """Whoever on his space spends a Clue to reroll a die may reroll so many dice with it."""

    word = "rerolls for a clue"
    dice: int = head(Number(2, 9))


class InPlaceOfAClue(Standing):
    """Once in a round he may spend 1 Health or 1 Sanity in place of a Clue."""

    word = "in place of a clue"
    what: str = head(Words("health", "sanity", meaning="health or sanity"))


class HorrorAtMost(Standing):
    """The horror of Monsters that he encounters is no more than that."""

    word = "horror at most"
    most: int = head(Number(0, 9))


class Shares(Standing):
    """Other investigators may gain what he acquires."""

    word = "shares"
    what: str = head(Words("acquired assets", meaning="acquired assets"))


class MayDecline(Standing):
    """He may decline a Condition with a trait that he would gain."""

    word = "may decline"
    trait: str = head(Free("a trait"))


GATE_SPAWNED, CLOSES_A_GATE, IMPROVES_A_SKILL = "a gate is spawned", "you close a gate", "you improve a skill"
ANOTHER_GAINS_A_CONDITION = "another gains an uncommon condition"
MONSTER_DEFEATED, DEFEATS_IN_COMBAT = "a monster is defeated", "you defeat a monster in combat"
ACQUIRES, GAINS_AN_ASSET = "you acquire assets", "you gain an asset"
TRIGGERS: Final = (
    GATE_SPAWNED,
    CLOSES_A_GATE,
    IMPROVES_A_SKILL,
    ANOTHER_GAINS_A_CONDITION,
    MONSTER_DEFEATED,
    DEFEATS_IN_COMBAT,
    ACQUIRES,
    GAINS_AN_ASSET,
)


class When(Standing):
    """Effects that something triggers, by choice or not, perhaps only once in a round."""

    word = "when"
    trigger: str = head(Words(*TRIGGERS, meaning="what triggers it"))
    does: tuple[Effect, ...] = part(Effects[Effect]())
    may: bool = part(YesNo(), False)
    once_a_round: bool = part(YesNo(), False)


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


class PreventsForAClue(Standing):
    """For a Clue the loss of a single effect is prevented."""

    word = "for a clue prevents loss of"
    what: str = head(STAMINA)


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
    PreventsForAClue,
    Maximum,
    Unaffected,
    Allows,
    Cannot,
    InPlaceOf,
    RerollsForAClue,
    InPlaceOfAClue,
    HorrorAtMost,
    Shares,
    MayDecline,
    When,
)
