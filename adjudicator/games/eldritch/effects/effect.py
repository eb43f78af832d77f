"""An effect of a card: whom it is for, how much of it there is, and who stops resolving it."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.cards.card import has_reckoning
from adjudicator.games.eldritch.components.monsters import CULTIST, MONSTERS, TOKENS
from adjudicator.games.eldritch.defeat import is_defeated
from adjudicator.games.eldritch.effects.choosing import CHOOSES_AN_INVESTIGATOR
from adjudicator.games.eldritch.facts import (
    ACTION_ENDED,
    ACTIVE,
    CLUES,
    GATES,
    LEAD,
    PHASE,
    RESULT,
    STANDS,
    monsters_at,
    turn_order,
    where,
)
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.choosing import picked
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import Effect, Resolving, part
from adjudicator.games.kit.kinds import Kind, Words
from adjudicator.games.kit.play import Play
from adjudicator.language.shapes import AnyOf, OneOf, Shape, Whole

# -- amounts ----------------------------------------------------------------------------------------------------------

Amount = int | str
Counting = Callable[[Play, Source], int]


def _half(number: int) -> int:
    return (number + 1) // 2


def _has_the_icon(game: Play, token: str) -> bool:
    """True of a Monster on the board with the reckoning icon; every Cultist has it, be an effect listed or not."""
    if STANDS.is_nowhere(game, token):
        return False
    name = TOKENS[token]
    printed = "reckoning" in MONSTERS[name].printed or has_reckoning(game, name)
    return printed or (name == CULTIST and game.because("cultists.3"))


COUNTS: Final[dict[str, Counting]] = {
    "test result": lambda game, source: RESULT(game, source.who),
    "investigators": lambda game, _source: len(turn_order(game)),
    "gates": lambda game, _source: len(GATES(game)),
    "monsters here": lambda game, source: len(monsters_at(game, where(game, source.who))),
    "reckoning monsters": lambda game, _source: sum(map(partial(_has_the_icon, game), TOKENS)),
    "your clues": lambda game, source: CLUES(game, source.who),
}
_HALF: Final = "half "


class AmountOf(Kind[Amount]):
    """A number, or a word for one that is counted when the effect is resolved; half of it is rounded up."""

    def __init__(self) -> None:
        words = ", ".join(COUNTS)
        super().__init__(f"a number, or one of: {words}, with `half` before it or not")
        self._words = (*COUNTS, *(f"{_HALF}{word}" for word in COUNTS))

    def shape(self) -> Shape[Amount]:
        """A whole number, or one of the words."""
        return AnyOf(self.meaning, text=OneOf(*self._words, meaning="an amount"), number=Whole(0, 36, "an amount"))

    def data(self, value: Amount) -> object:
        """The number or the word."""
        return value


AMOUNT: Final = AmountOf()


def amount(game: Play, source: Source, said: Amount) -> int:
    """The number that an amount stands for now."""
    if isinstance(said, int):
        return said
    number = COUNTS[said.removeprefix(_HALF)](game, source)
    return _half(number) if is_halved(said) and game.because("rounding-full.1") else number


def is_halved(said: object) -> bool:
    """True of an amount of which half counts."""
    return isinstance(said, str) and said.startswith(_HALF) and said.removeprefix(_HALF) in COUNTS


# -- effects ----------------------------------------------------------------------------------------------------------


class CardEffect(Effect):
    """An effect; whoever is defeated does not resolve it."""

    def do(self, game: Play, source: Source) -> Result:
        """Resolves it, as far as it can be."""
        acting = PHASE(game) == 1 and ACTIVE(game) == source.who
        rule = "defeated-investigator.19" if acting else "defeated-investigator.18"
        if is_defeated(game, source.who) and game.applies(rule):
            return None
        if acting and ACTION_ENDED(game, source.who) and game.applies("delayed.3"):
            return None
        return self.resolves(game, source)

    def resolves(self, game: Play, source: Source) -> Result:
        """Resolves it for whoever is in play."""
        raise NotImplementedError

    def together_with(self, other: Effect) -> "CardEffect | None":
        """It and another part of the same cost as one, where both take from the same; None where they do not."""
        return None


# -- whom an effect is for --------------------------------------------------------------------------------------------

YOU, LEADER = "you", "lead investigator"
EACH, EACH_OTHER, EACH_HERE, EACH_OTHER_HERE = "each", "each other", "each here", "each other here"
ONE, ANOTHER, ONE_HERE, ANOTHER_HERE = "one", "another", "one here", "another here"
_EVERYBODY: Final = (EACH, EACH_OTHER, EACH_HERE, EACH_OTHER_HERE)
_CHOSEN: Final = (ONE, ANOTHER, ONE_HERE, ANOTHER_HERE)
WHOM: Final = Words(
    YOU, LEADER, "active investigator", "chosen", *_EVERYBODY, *_CHOSEN, meaning="the investigators it is for"
)


def concerned(game: Play, source: Source, whom: str) -> tuple[str, ...]:
    """The investigators whom the words of an effect mean, or among whom one is chosen, in turn order."""
    single = {YOU: source.who, LEADER: LEAD(game), "active investigator": ACTIVE(game), "chosen": source.chosen}
    if whom in single:
        game.because(*(("lead-investigator.1",) if whom == LEADER else ()))
        return (single[whom],)
    game.because("effects-that-name-investigators.1", "defeated-investigator.17")
    others = "other" in whom
    here = whom.endswith("here")
    return tuple(
        who
        for who in turn_order(game)
        if not (others and who == source.who) and not (here and where(game, who) != where(game, source.who))
    )


class ForOne(NamedTuple):
    """An effect that is resolved for one investigator."""

    effect: "OfInvestigators"
    source: Source
    who: str


class OfInvestigators(CardEffect):
    """An effect for one investigator, or for several of them one after the other."""

    whom: str = part(WHOM, YOU)

    def resolves(self, game: Play, source: Source) -> Result:
        """For each whom it means; where it means one of several, for the one who is chosen."""
        found = concerned(game, source, self.whom)
        if self.whom in _CHOSEN and found:
            return ask(game, CHOOSES_AN_INVESTIGATOR, source.who, _chosen, found)
        return tuple(self.call(source, who) for who in found)

    def call(self, source: Source, who: str) -> Call:
        """The call by which it is resolved for one investigator."""
        return Call(FOR_ONE, ForOne(self, source, who))

    def why_not(self, game: Play, source: Source) -> Reasons:
        """Only what stands against it for whoever resolves it, where it is for him."""
        return self.why_not_for(game, source, source.who) if self.whom == YOU else ()

    def why_not_for(self, game: Play, source: Source, who: str) -> Reasons:
        """The reasons why it could not be done in full for somebody."""
        return ()

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """Resolves it for one investigator; whatever asks goes on with the effect, its source, and for whom it is."""
        raise NotImplementedError


class TakesSomeOf(OfInvestigators):
    """An effect that takes a number of things of one kind: as parts of one cost two of them count together."""

    number: Amount

    def together_with(self, other: Effect) -> "TakesSomeOf | None":
        """So many more of the same."""
        if type(other) is not type(self) or not isinstance(other, TakesSomeOf):
            return None
        mine, others = dict(self.__dict__), dict(other.__dict__)
        numbers = (mine.pop("number"), others.pop("number"))
        if mine != others or not all(isinstance(number, int) for number in numbers):
            return None
        return type(self)(**mine, number=sum(numbers))


def _chosen(game: Play, doing: Resolving[OfInvestigators, Source], option: Option) -> Result:
    return Go(doing, END, (doing.effect.call(doing.source, picked(game, option)),))


def _for_one(game: Play, doing: ForOne) -> Result:
    return doing.effect.for_one(game, doing.source, doing.who)


FOR_ONE: Final = Procedure("effect for an investigator", Step("", "do", _for_one))
