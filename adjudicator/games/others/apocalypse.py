"""The Apocalypse track, its levels, the cards that they reveal, and the members of the Hell Club."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.machine import Machine
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.components import Deck
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.events import EventKind, by_of
from adjudicator.games.kit.facts import TABLE, Fact
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.card import APOCALYPSE as CARD_TYPE
from adjudicator.games.others.cards.card import APOCALYPSE_CARD, LEVEL, card, of_type
from adjudicator.games.others.cards.marks import forget_card
from adjudicator.games.others.facts import (
    ACTIVE,
    APOCALYPSE,
    EXPIRED,
    MIX,
    REVEALED,
    STANDS,
    TYPE_OF_STORY,
    card_of,
    sins_player,
)
from adjudicator.games.others.nests import free_nests, nests
from adjudicator.games.others.source import Source

# -- the track --------------------------------------------------------------------------------------------------------


def _rises(game: Play, event: Event) -> tuple[Call, ...]:
    """To the next slot, and what that says; above the last one there is none."""
    if APOCALYPSE.is_at_its_end(game):
        game.spares(event, "apocalypse-track.5")
        return ()
    last = ("apocalypse-track.4",) if APOCALYPSE(game) == APOCALYPSE.length - 1 else ()
    APOCALYPSE.add(game, TABLE, 1, "apocalypse-track.3", *last, *by_of(event))
    reached = tuple(one for one in of_type(game, LEVEL) if one.number == APOCALYPSE(game))
    return tuple(call for one in reached for call in resolve(one.effects, _source(game, one.name)))


def _source(game: Play, name: str) -> Source:
    return Source(ACTIVE(game), name, sins_player(game))


RISES: Final = EventKind("apocalypse", "the apocalypse track rises", _rises)


def rise(levels: int, by: str = "") -> tuple[Call, ...]:
    """The calls by which the Apocalypse track rises, level by level."""
    return (RISES.happens(by=by),) * levels


# -- the cards --------------------------------------------------------------------------------------------------------


class ApocalypseDeck(Deck):
    """The Apocalypse cards of the type of the story, or those that its board mixes; of all types where there is none.

    None is discarded.
    """

    def facts(self) -> tuple[Fact[Any], ...]:
        """The known cards on top, and the others."""
        return (self.top, self.rest)

    def contents(self, game: Machine) -> dict[str, int]:
        """One of each."""
        story, mix = TYPE_OF_STORY(game), MIX(game)
        cards = of_type(game, CARD_TYPE)
        if mix:
            return {one.name: 1 for one in cards if one.name in mix}
        return {one.name: 1 for one in cards if not story or one.story in ("", story)}


APOCALYPSE_DECK: Final = ApocalypseDeck(
    "apocalypse card",
    APOCALYPSE_CARD,
    {},
    None,
    "apocalypse-track.7",
    things="apocalypse cards",
    one="apocalypse card",
)


def reveal(number: int) -> tuple[Call, ...]:
    """The calls by which so many Apocalypse cards are revealed."""
    return (Call(REVEALING, ""),) * number


def _draws(game: Play, _local: str) -> Result:
    """The top card; where the deck has run out, none."""
    if APOCALYPSE_DECK.is_exhausted(game):
        return None
    return (REVEALS.happens(rules=("apocalypse-track.9",)), APOCALYPSE_DECK.draw("", REVEALED), Call(TAKING_EFFECT, ""))


def _takes_effect(game: Play, _local: str) -> Result:
    name = REVEALED(game)[-1]
    effects = resolve(card(game, name).effects, _source(game, name))
    return (Call(SUMMONING, name), *effects) if card(game, name).monster else effects


REVEALS: Final = EventKind("reveal", "an apocalypse card is revealed", asks=())
REVEALING: Final = Procedure("an apocalypse card is revealed", Step("", "draw", _draws))
TAKING_EFFECT: Final = Procedure("an apocalypse card takes effect", Step("", "effects", _takes_effect))

# -- the Hell Club ----------------------------------------------------------------------------------------------------


class Places(Action):
    """The Sins player puts a member of the Hell Club on a Nest."""

    says = "{who:sins player} places {monster:monster} at {space:space}"
    rule = "hell-club.1"
    asks = "the nest of a member of the Hell Club"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The Nests."""
        return [(monster, space) for monster in _waiting(game) for space in nests(game)]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One that is not blocked, as long as there is one."""
        monster, space = slots
        found = not_unless(monster in _waiting(game), self.rule, f"{monster} is not summoned now")
        found += not_unless(space in nests(game), self.rule, f"no Nest is at {space}")
        blocked = space not in free_nests(game) and bool(free_nests(game))
        return found + not_unless(not blocked, self.rule, f"the Nests of {space} are blocked")

    def do(self, game: Play, who: str, *slots: Any) -> Call:
        """It stands there, blocked Nest or not."""
        monster, space = slots
        return HELL_CLUB_COMES.happens(what=monster, at=space)


def _waiting(game: Play) -> tuple[str, ...]:
    cards = (card(game, name) for name in REVEALED(game))
    return tuple(one.monster for one in cards if one.monster and STANDS.is_nowhere(game, one.monster))


def _comes(game: Play, event: Event) -> None:
    rule = "hell-club.1" if event.at in free_nests(game) else "hell-club.2"
    STANDS.set(game, event.what, event.at, rule)


HELL_CLUB_COMES: Final = EventKind("hell club", "{what:monster} comes to {at:space}", _comes)
PLACES: Final = Places()


def _summon(game: Play, name: str) -> Result:
    if nests(game):
        return ask(game, PLACES, sins_player(game), _summoned)
    game.note(f"there is no Nest: {card(game, name).monster} stays beside the board")
    return None


def _summoned(game: Play, _name: str, option: Option) -> Result:
    return done(game, option)


SUMMONING: Final = Procedure("the Hell Club is summoned", Step("", "place", _summon))


def leaves_for_good(game: Play, monster: str) -> None:
    """The card of a killed member of the Hell Club leaves the game with the figure."""
    name = card_of(game, monster).name
    REVEALED.take(game, TABLE, name, "hell-club.4")
    EXPIRED.add(game, TABLE, name, "hell-club.4")
    forget_card(game, name, "hell-club.4")


EVENTS: Final = (RISES, REVEALS, HELL_CLUB_COMES)
DECISIONS: Final = (PLACES,)
PROCEDURES: Final = (REVEALING, TAKING_EFFECT, SUMMONING)
