"""The words that hold now: of Upgrades, natural abilities, the Apocalypse track, its cards, and the Sin card played."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeVar

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.values import Contribution
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.card import ABILITY, LEVEL, UPGRADE, Card, card, of_type
from adjudicator.games.others.cards.conditions import (
    BELOW_LEVEL,
    COMPANY,
    FEWER_WOUNDS,
    MARKED,
    MONSTER_HERE,
    PLACE,
    TOKEN_HERE,
    WOUNDS,
    Holds,
)
from adjudicator.games.others.cards.conditions import LEVEL as CORRUPTION_LEVEL
from adjudicator.games.others.cards.words import (
    ANY,
    COUNTERS,
    DICE,
    HITS,
    HOLDER,
    NORMAL,
    SECONDARY,
    Bonus,
    Cannot,
    Gives,
    OfHeroes,
    SinBonus,
    Standing,
    Toughness,
)
from adjudicator.games.others.components.city import city_of
from adjudicator.games.others.facts import (
    APOCALYPSE as TRACK,
)
from adjudicator.games.others.facts import (
    AT,
    CHANGED,
    FIGHTER,
    HOLDING,
    OWNED,
    PLAYS,
    REVEALED,
    heroes_at,
    is_marked,
    kind_of,
    monsters_at,
    tokens_at,
)
from adjudicator.games.others.facts import LEVEL as LEVEL_OF
from adjudicator.games.others.facts import WOUNDS as WOUNDS_OF

W = TypeVar("W", bound=Standing)


class InForce(NamedTuple):
    """A word that holds now: of which card it is, and whose, if it is anybody's."""

    word: Standing
    of: Card
    holder: str = ""

    @property
    def card(self) -> str:
        """The name of the card."""
        return self.of.name

    @property
    def rule(self) -> str:
        """The rule by which it holds."""
        return self.of.by[0]


def of_hero(game: Play, who: str) -> Iterator[InForce]:
    """The words of a hero's own: those of his Upgrades, and of his natural ability."""
    for name in OWNED(game, who):
        yield from _words(card(game, name), who)
    for one in of_type(game, ABILITY):
        if one.hero == PLAYS(game, who) and one.dashboard == (SECONDARY if CHANGED(game, who) else NORMAL):
            yield from _words(one, who)


def of_the_table(game: Play) -> Iterator[InForce]:
    """The words that belong to no hero: of the levels that the track has reached, of the cards that lie revealed."""
    reached = TRACK(game)
    if reached:
        for one in of_type(game, LEVEL):
            if one.number <= reached:
                yield from _words(one)
    for name in (*REVEALED(game), *HOLDING(game)):
        yield from _words(card(game, name))


def _words(of: Card, holder: str = "") -> Iterator[InForce]:
    return (InForce(word, of, holder) for word in of.standing)


def in_force(game: Play, who: str, kind: type[W]) -> Iterator[tuple[W, InForce]]:
    """The words of a kind that hold for a hero now, his own and those of the table; for nobody only the latter."""
    for one in (*(of_hero(game, who) if who else ()), *of_the_table(game)):
        if isinstance(one.word, kind) and _is_for(game, one, who) and hold(game, who, one.word.only_if):
            yield one.word, one


def _is_for(game: Play, one: InForce, who: str) -> bool:
    """True where a word means this hero; what belongs to nobody means each hero, or the marked ones."""
    word = one.word
    if not isinstance(word, OfHeroes):
        return True
    if word.whom == MARKED:
        return is_marked(game, who, one.card)
    return one.holder == who if one.holder and word.whom == HOLDER else True


# -- conditions -------------------------------------------------------------------------------------------------------


def hold(game: Play, who: str, conditions: tuple[Holds, ...]) -> bool:
    """True where all conditions are so for a hero; of nobody nothing is so."""
    return all(bool(who) and _holds(game, who, *one) for one in conditions)


def _holds(game: Play, who: str, form: str, of: str) -> bool:
    here = AT(game, who)
    found: dict[str, Callable[[], bool]] = {
        MONSTER_HERE: lambda: bool(monsters_at(game, here)) is (of == "with"),
        TOKEN_HERE: lambda: tokens_at(game, of, here) > 0,
        COMPANY: lambda: (heroes_at(game, here) == (who,)) is (of == "alone"),
        PLACE: lambda: city_of(game).is_district(here) is (of == "in a district"),
        WOUNDS: lambda: WOUNDS_OF(game, who) >= int(of),
        FEWER_WOUNDS: lambda: WOUNDS_OF(game, who) < int(of),
        CORRUPTION_LEVEL: lambda: LEVEL_OF(game, who) >= int(of),
        BELOW_LEVEL: lambda: LEVEL_OF(game, who) < int(of),
        MARKED: lambda: is_marked(game, who),
    }
    return found[form]()


# -- what follows from them -------------------------------------------------------------------------------------------

Changes = tuple[Contribution, ...]
_OF_UPGRADES: Final = {
    DICE: "hero-preparation.2",
    HITS: "fight-resolution.2",
    COUNTERS: "fight-resolution.2",
}


def bonuses(game: Play, who: str, of: str) -> Changes:
    """The contributions of words in force to a bonus of a hero."""
    return tuple(
        Contribution("add", word.amount, one.card, _rule(one.of, of))
        for word, one in in_force(game, who, Bonus)
        if word.of == of
    )


def _rule(card: Card, of: str) -> str:
    """Of an Upgrade card the rule of the bonus, unless the card has one of its own."""
    return _OF_UPGRADES.get(of, card.by[0]) if card.type == UPGRADE and not card.rules else card.by[0]


def sin_bonuses(game: Play, who: str, of: str) -> Changes:
    """The contributions of words in force to the dice or the results of the Sins player in a fight with a hero."""
    return tuple(
        Contribution("add", word.amount, one.card, one.rule)
        for word, one in in_force(game, who, SinBonus)
        if word.of == of
    )


def toughened(game: Play, monster: str) -> Changes:
    """The contributions of words in force to the Hits that kill a monster, in a fight those of the hero as well."""
    kinds = (ANY, kind_of(monster))
    return tuple(
        Contribution("add", word.amount, one.card, "effects-on-the-monsters.1")
        for word, one in in_force(game, FIGHTER(game), Toughness)
        if word.of in kinds
    )


def gives(game: Play, who: str, what: str) -> str:
    """The rule by which a hero has an ability of a card; empty where he has none."""
    return next((one.rule for word, one in in_force(game, who, Gives) if word.what == what), "")


def why_not_allowed(game: Play, who: str, what: str) -> Reasons:
    """The reasons of cards against what a hero wants to do."""
    return tuple(
        Reason(one.rule, f"{one.card} forbids it") for word, one in in_force(game, who, Cannot) if word.what == what
    )
