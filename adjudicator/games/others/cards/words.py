"""The words of cards that always hold while the card is in force: bonuses, tougher monsters, what cannot be done."""

from typing import Final

from adjudicator.games.kit.effects import Effect, Effects, SomeOf, head, part
from adjudicator.games.kit.kinds import Number, Words
from adjudicator.games.others.cards.conditions import HOLDS, MARKED, Holds
from adjudicator.games.others.components.boards import BOARDS, HELL_CLUB

DICE, SKILL_DICE, HITS, DEFENSE, COUNTERS, MOVEMENT = (
    "dice",
    "skill dice",
    "hits",
    "defense",
    "counter-corruption",
    "movement",
)
HERO_BONUSES: Final = (DICE, SKILL_DICE, HITS, DEFENSE, COUNTERS, MOVEMENT)
CORRUPTION: Final = "corruption"
SIN_BONUSES: Final = (DICE, HITS, CORRUPTION)
RANGE: Final = "range"
HEAL, CONFESS, USE_CITY_ACTIONS, RESOLVE_CRISES, TAKE_CORRUPTION = (
    "heal",
    "confess",
    "use city actions",
    "resolve crises",
    "take voluntary corruption",
)
FORBIDDEN: Final = (HEAL, CONFESS, USE_CITY_ACTIONS, RESOLVE_CRISES, TAKE_CORRUPTION)
ANY: Final = "any"
SECONDARY, NORMAL = "secondary", "normal"
HOLDER, EACH = "hero", "each"

# -- moments ----------------------------------------------------------------------------------------------------------

TURN_BEGINS, LEAVES, ENTERS, FIGHT_BEGINS = "turn begins", "leaves a space", "enters a space", "fight begins"
DICE_ROLLED, FIGHT_OVER, CRISIS, CITY_ACTIONS = "dice are rolled", "fight is over", "crisis begins", "city actions"
WOUND, TURN_ENDS, REACTION = "takes a wound", "turn ends", "reaction"
MOMENTS: Final = (
    TURN_BEGINS,
    LEAVES,
    ENTERS,
    FIGHT_BEGINS,
    DICE_ROLLED,
    FIGHT_OVER,
    CRISIS,
    CITY_ACTIONS,
    WOUND,
    TURN_ENDS,
    REACTION,
)
MOMENT: Final = Words(*MOMENTS, meaning="a moment of the game")


class Standing(Effect):
    """Something that holds as long as the card is in force, for whoever it is meant; it is never resolved."""

    only_if: tuple[Holds, ...] = part(SomeOf(HOLDS), ())


class OfHeroes(Standing):
    """Something that holds for heroes: for whoever has the card, for each, or for those that the card has marked."""

    whom: str = part(Words(HOLDER, EACH, MARKED, meaning="the heroes for whom it holds"), HOLDER)


class Bonus(OfHeroes):
    """A bonus of a hero, or less of it."""

    word = "bonus"
    of: str = head(Words(*HERO_BONUSES, meaning="a bonus"))
    amount: int = part(Number(-9, 9, "a number such as 1 or -1"), 1)


class Gives(OfHeroes):
    """An ability that a hero has by it."""

    word = "gives"
    what: str = head(Words(RANGE, meaning="an ability"))


class Cannot(OfHeroes):
    """Something that a hero cannot do."""

    word = "cannot"
    what: str = head(Words(*FORBIDDEN, meaning="something that heroes do"))


class MayChange(Standing):
    """The hero may bring his other dashboard into play."""

    word = "may change to"
    dashboard: str = head(Words(SECONDARY, NORMAL, meaning="a dashboard"))


class SinBonus(Standing):
    """Dice or results that the Sins player adds in a fight."""

    word = "sin bonus"
    of: str = head(Words(*SIN_BONUSES, meaning="dice, hits or corruption"))
    amount: int = part(Number(-9, 9, "a number such as 1 or -1"), 1)


class Toughness(Standing):
    """Monsters of a kind take more Hits to be killed, or fewer."""

    word = "toughness"
    amount: int = head(Number(-9, 9, "a number such as 1 or -1"))
    of: str = part(Words(*BOARDS, HELL_CLUB, ANY, meaning="a kind of monster, or any"), ANY)


class Whenever(OfHeroes):
    """Effects that are resolved whenever a moment comes."""

    word = "whenever"
    moment: str = head(MOMENT)
    then: tuple[Effect, ...] = part(Effects[Effect]())


WORDS: Final = (Bonus, Gives, Cannot, MayChange, SinBonus, Toughness, Whenever)
