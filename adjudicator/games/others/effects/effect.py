"""An effect of a card: by which rules it is resolved, and for which heroes."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.kit.choosing import Among, picked
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import Effect, Resolving, part
from adjudicator.games.kit.kinds import Number, Words
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.card import card
from adjudicator.games.others.cards.conditions import MARKED
from adjudicator.games.others.cards.words import HOLDER
from adjudicator.games.others.components.city import EDGE, city_of
from adjudicator.games.others.effects.choosing import CHOOSES_A_HERO
from adjudicator.games.others.facts import ACTIVE, AT, heroes_at, is_alive, is_marked
from adjudicator.games.others.kinds import HERO
from adjudicator.games.others.source import Source

AMOUNT: Final = Number(1, 9, "a number")


def rules_of(game: Play, source: Source) -> tuple[str, ...]:
    """The rules by which a card does what it says."""
    return card(game, source.card).by if source.card else ()


def rule_of(game: Play, source: Source) -> str:
    """The first of these rules; empty where what the effect is of is no card."""
    return next(iter(rules_of(game, source)), "")


class CardEffect(Effect):
    """An effect of a card."""

    def do(self, game: Play, source: Source) -> Result:
        """Resolves it, by the rules of the card."""
        rules = rules_of(game, source)
        return self.resolves(game, source) if game.applies(*rules) else None

    def resolves(self, game: Play, source: Source) -> Result:
        """Resolves it."""
        raise NotImplementedError


# -- whom an effect is for --------------------------------------------------------------------------------------------

THE_HERO, CURRENT, CHOSEN = HOLDER, "current hero", "chosen"
EACH, EACH_OTHER, EACH_HERE, EACH_OTHER_HERE, EACH_ADJACENT = (
    "each",
    "each other",
    "each here",
    "each other here",
    "each adjacent",
)
ONE, ANOTHER, ONE_HERE, ONE_ADJACENT = "one", "another", "one here", "one adjacent"
_OF_ONE: Final = {ONE: EACH, ANOTHER: EACH_OTHER, ONE_HERE: EACH_HERE, ONE_ADJACENT: EACH_ADJACENT}
WHOM: Final = Words(
    THE_HERO,
    CURRENT,
    CHOSEN,
    MARKED,
    EACH,
    EACH_OTHER,
    EACH_HERE,
    EACH_OTHER_HERE,
    EACH_ADJACENT,
    *_OF_ONE,
    meaning="the heroes whom it concerns",
)
ADJACENT_HEROES: Final = "adjacent-heroes"


def concerned(game: Play, source: Source, whom: str) -> tuple[str, ...]:
    """The heroes whom the words of an effect mean, or among whom one is chosen, clockwise."""
    single = {THE_HERO: source.who, CURRENT: ACTIVE(game), CHOSEN: source.chosen}
    if whom in single:
        found = single[whom]
        return (found,) if found and is_alive(game, found) else ()
    everybody = tuple(who for who in HERO.seated(game) if is_alive(game, who))
    if whom == MARKED:
        return tuple(who for who in everybody if is_marked(game, who, source.card))
    if whom == EACH_ADJACENT:
        return _adjacent(game, source.who)
    here = heroes_at(game, AT(game, source.who)) if whom.endswith("here") else everybody
    return tuple(who for who in here if not ("other" in whom and who == source.who))


def _adjacent(game: Play, who: str) -> tuple[str, ...]:
    """The heroes in adjacent spaces; by other readings those of the same space too, or the hero as well."""
    near = city_of(game).beside(AT(game, who), EDGE)
    found = tuple(one for one in HERO.seated(game) if one != who and is_alive(game, one) and AT(game, one) in near)
    company = tuple(one for one in heroes_at(game, AT(game, who)) if one != who)
    reading = game.reading(ADJACENT_HEROES, "dark-past-cards.16")
    if reading == "spaces":
        return found
    return (*found, *company) if reading == "same-space" else (who, *found, *company)


class ForOne(NamedTuple):
    """An effect that is resolved for one hero."""

    effect: "OfHeroes"
    source: Source
    who: str


class OfHeroes(CardEffect):
    """An effect for one hero, or for several of them one after the other."""

    whom: str = part(WHOM, THE_HERO)

    def resolves(self, game: Play, source: Source) -> Result:
        """For each whom it means; where it means one of several, for the one who is chosen."""
        found = concerned(game, source, _OF_ONE.get(self.whom, self.whom))
        if self.whom in _OF_ONE and found:
            return ask(game, CHOOSES_A_HERO, source.decider, _chosen, Among(found, rule_of(game, source)))
        return tuple(Call(FOR_ONE, ForOne(self, source, who)) for who in found)

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """Resolves it for one hero; whatever asks goes on with the effect, its source, and for whom it is."""
        raise NotImplementedError


def _chosen(game: Play, doing: Resolving[OfHeroes, Source], option: Option) -> Result:
    who = picked(game, option)
    return Go(doing, END, (Call(FOR_ONE, ForOne(doing.effect, doing.source._replace(chosen=who), who)),))


def _for_one(game: Play, doing: ForOne) -> Result:
    return doing.effect.for_one(game, doing.source, doing.who) if is_alive(game, doing.who) else None


FOR_ONE: Final = Procedure("effect for a hero", Step("", "do", _for_one))
