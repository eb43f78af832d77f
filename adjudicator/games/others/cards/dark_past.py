"""Dark Past cards: they lie face down beside the dashboards and are revealed at the end of a turn at the last level."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.card import CORRUPTION, card, of_type
from adjudicator.games.others.cards.card import DARK_PAST as CARD_TYPE
from adjudicator.games.others.components.heroes import LEVELS
from adjudicator.games.others.facts import (
    DARK_PAST,
    DEADLY,
    FATE,
    LEVEL,
    PASTS,
    PLAYS,
    RESERVE,
    TURN_OVER,
    TYPE_OF_STORY,
    WOUNDS,
    hero_number,
    sins_player,
)
from adjudicator.games.others.kinds import HERO
from adjudicator.games.others.source import Source

# -- revealing --------------------------------------------------------------------------------------------------------


def reveal(game: Play, who: str) -> tuple[Call, ...]:
    """The calls by which the card of a hero is revealed at the end of his turn, if he is at the last level."""
    name = PLAYS(game, who)
    if not DARK_PAST(game, name) or LEVEL(game, who) < LEVELS:
        return ()
    if WOUNDS(game, who) == DEADLY - 1 and game.reading("killed-by-the-dark-past", "hero-death.2") == "completed":
        TURN_OVER.set(game, TABLE, True, "spend-a-reaction-token.5")
    return (REVEALS.happens(who, what=DARK_PAST(game, name)),)


def _revealed(game: Play, event: Any) -> tuple[Call, ...]:
    """It takes full effect and is discarded; what acts when the hero is killed stays in force until then."""
    who, name = event.who, event.what
    hero = PLAYS(game, who)
    DARK_PAST.set(game, hero, "", "dark-past-cards.8")
    if card(game, name).when_killed:
        FATE.set(game, hero, name, *card(game, name).rules)
    else:
        PASTS.add(game, TABLE, name, "dark-past-cards.10", *card(game, name).rules)
    return resolve(card(game, name).effects, Source(who, name, sins_player(game)))


REVEALS: Final = EventKind("dark past", "{who:hero} reveals {what:dark past card}", _revealed)

# -- dealing ----------------------------------------------------------------------------------------------------------

STARTING: Final = {3: (1, 3, 5), 4: (1, 3, 5, 6)}
"""The numbers of the cards that the starting heroes get, by the number of heroes in use."""
RULE_OF_NUMBER: Final = {3: "dark-past-cards.3", 4: "dark-past-cards.4"}


class Gives(Action):
    """The Sins player secretly assigns a Dark Past card to a hero."""

    says = "{who:sins player} gives {card:dark past card} to {name:hero name}"
    rule = "dark-past-cards.5"
    asks = "a dark past card for a hero"
    secret = True

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The cards that are left, for the next hero."""
        heroes = _without(game)[:1]
        return [(one, hero) for hero in heroes for one in _left(game)]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One of those that the starting heroes get, or of the remaining ones for the reserve."""
        name, hero = slots
        found = not_unless(DARK_PAST.is_nowhere(game, hero), self.rule, f"{hero} has a Dark Past card")
        found += not_unless(hero in _heroes(game), "dark-past-cards.6", f"{hero} is not in the team")
        found += not_unless(name in _left(game), self.rule, f"{name} is dealt")
        wanted = STARTING[hero_number(game)]
        if hero in RESERVE(game):
            return found + not_unless(card(game, name).number not in wanted, "dark-past-cards.6", _not_for(name, hero))
        return found + not_unless(card(game, name).number in wanted, RULE_OF_NUMBER[len(wanted)], _not_for(name, hero))

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It lies face down beside the dashboard."""
        rule = "dark-past-cards.6" if slots[1] in RESERVE(game) else RULE_OF_NUMBER[hero_number(game)]
        DARK_PAST.set(game, slots[1], slots[0], rule, "dark-past-cards.7")


def _not_for(name: str, hero: str) -> str:
    return f"{name} is not for {hero}"


GIVES: Final = Gives()


def _heroes(game: Play) -> tuple[str, ...]:
    """The starting heroes, then those of the reserve."""
    return (*(PLAYS(game, who) for who in HERO.seated(game)), *RESERVE(game))


def _without(game: Play) -> tuple[str, ...]:
    return tuple(hero for hero in _heroes(game) if DARK_PAST.is_nowhere(game, hero))


def _left(game: Play) -> tuple[str, ...]:
    dealt = {DARK_PAST(game, hero) for hero in _heroes(game)}
    return tuple(one.name for one in of_type(game, CARD_TYPE) if one.name not in dealt)


def _deal(game: Play, _local: str) -> Result:
    """In a Corruption story: one for each hero."""
    if TYPE_OF_STORY(game) != CORRUPTION and game.applies("dark-past-cards.1"):
        return None
    if _without(game) and _left(game):
        return ask(game, GIVES, sins_player(game), _dealt)
    return None


def _dealt(game: Play, local: str, option: Option) -> Result:
    return Go(local, "deal", done(game, option))


DEALING: Final = Procedure("the dark past cards are dealt", Step("", "deal", _deal))
EVENTS: Final = (REVEALS,)
DECISIONS: Final = (GIVES,)
PROCEDURES: Final = (DEALING,)
