"""The effect that puts cards into play; they are neither played nor drawn (entry Put Into Play)."""

from typing import Final, NamedTuple

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.arkham.abilities.parts import Named
from adjudicator.games.arkham.actions.whose_damage import user_of
from adjudicator.games.arkham.arriving import come
from adjudicator.games.arkham.chaos_tokens import release
from adjudicator.games.arkham.directions import Direction, Square, lay_at, lies_at, square_beside
from adjudicator.games.arkham.discarding import acquire
from adjudicator.games.arkham.enemies import spawning
from adjudicator.games.arkham.enemies.swarming import swarming
from adjudicator.games.arkham.facts import (
    BEING_RESOLVED,
    BESIDE_EXPLORATION,
    BESIDE_THE_MAP,
    CONTROLLER,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    EXHAUSTED,
    EXPLORATION_DECK,
    HERE,
    LOCATIONS,
    OWNER,
    PLAY_AREA,
    SET_ASIDE,
    TABLE,
    THREAT_AREA,
    UNREVEALED,
    tokens_of,
)
from adjudicator.games.arkham.game import Arkham, Number, Which
from adjudicator.games.arkham.sealing import as_it_enters
from adjudicator.games.arkham.unique import enter_play, is_kept_out, kept_out
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import place, place_clues


class PutIntoPlay(NamedTuple):
    """Put a card into play: in the play area, a threat area, or at a location, with tokens on it."""

    which: Which
    area: str = PLAY_AREA.name
    of: Which | None = None
    tokens: tuple[tuple[str, Number], ...] = ()
    at: Which | None = None
    exhausted: bool = False
    beside: tuple[Direction, Which] | None = None
    """The side of a location on which another one is laid."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there are no such cards, or they are in play already, or kept out of it."""
        if self.beside is not None and self._square(game, context) is None:
            return True
        if self.area == "location" and self.at is not None and not self.at.all(game, context):
            return True
        return all(game.in_play(card) or kept_out(game, card) for card in self.which.all(game, context))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons that keep the cards out of play."""
        return tuple(reason for card in self.which.all(game, context) for reason in kept_out(game, card))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Put the cards into play."""
        found = self.which.all(game, context)
        return tuple(
            call for card in found for call in self._enter(game, context, card, self._whose(game, context, card))
        )

    def _square(self, game: Arkham, context: Context) -> Square | None:
        """The square where a location is laid; None if one lies there, or there is no place beside which it is."""
        if self.beside is None:
            return None
        direction, of = self.beside
        squares = (square_beside(game, place, direction) for place in of.all(game, context)[:1])
        return next((square for square in squares if not lies_at(game, square)), None)

    def _whose(self, game: Arkham, context: Context, card: str) -> str:
        """The investigator in whose area the card enters play: the one who is named, or its owner."""
        if self.of is not None:
            return self.of.all(game, context)[0]
        game.because("ownership-and-control.5")
        return OWNER(game, card) or context.you

    def _spawns(self, game: Arkham, context: Context, enemy: str, owner: str) -> Call | None:
        """The call that spawns an enemy; None if it is put into an area.

        Without spawn instruction, and drawn by nobody, it spawns where the reading has it.
        """
        if self.at is not None:
            game.cite("put-into-play.5")
            return spawning.spawn(context.you, enemy, self.at, context)
        if game.text_box(enemy).spawn is not None:
            return spawning.spawn(context.you, enemy)
        if self.area != PLAY_AREA.name:
            return None
        if game.reading("enemy-put-into-play") == "engaged":
            return spawning.spawn(owner, enemy)
        return spawning.spawn(owner, enemy, Named("your location"), context.of(owner))

    def _enter(self, game: Arkham, context: Context, card: str, owner: str) -> tuple[Call, ...]:
        if is_kept_out(game, card):
            return ()
        encounter = game.cards[card].encounter_cardtype
        game.cite("put-into-play.1", *_NEITHER_PLAYED_NOR_DRAWN[encounter], *_BROUGHT_FROM.get(game.lies(card)[1], ()))
        if self.exhausted:
            EXHAUSTED.set(game, card, True, "enters-play.2")
        tokens = tuple((token, amount.of(game, context)) for token, amount in self.tokens)
        spawns = self._spawns(game, context, card, owner) if game.cards[card].type == "enemy" else None
        if spawns is not None:
            return (spawns, *((Call(BEARS, Entered(owner, card, tokens)),) if tokens else ()))
        if game.cards[card].type == "location":
            if self.beside is not None:
                square = self._square(game, context)
                if square is None:
                    game.note(f"no square is free there for {game.name(card)}")
                    return ()
                lay_at(game, card, square)
            by_you = game.is_a_players(context.this) or bool(user_of(game, context.this))
            return locate(game, card, context.you if by_you else "")
        entered = Call(ENTERED, Entered(owner, card, tokens))
        if self.area == "location" or self.at is not None:
            found = self.at.all(game, context)[:1] if self.at is not None else (game.location(owner),)
            if not found:
                game.note(f"there is no such location for {game.name(card)}")
                return ()
            place(game, card, found[0], HERE)
            return (*as_it_enters(game, owner, card), entered)
        if self.area == BESIDE_THE_MAP.name:
            place(game, card, TABLE, BESIDE_THE_MAP, "golden-rules.2")
            return (*as_it_enters(game, owner, card), entered)
        return (*as_it_enters(game, owner, card), come(game, owner, card, self.area), entered)


_BROUGHT_FROM: Final = {SET_ASIDE.name: ("set-aside.3",)}
"""The rules by which a card comes into the game from where it lies."""


_NEITHER_PLAYED_NOR_DRAWN: Final = {
    False: ("put-into-play.2", "put-into-play.3", "put-into-play.6"),
    True: ("put-into-play.4", "put-into-play.7"),
}
"""The rules by which an encounter card (True) or a player card goes where it belongs without being drawn or played."""


class Entered(NamedTuple):
    """A card that has been put into play, the investigator who did it, and the tokens placed on it."""

    who: str
    card: str
    tokens: tuple[tuple[str, int], ...]


def _entered(game: Arkham, local: Entered) -> Result:
    """Place the tokens; a weakness of a player cardtype in a threat area comes under its bearer's control."""
    who, card = local.who, local.card
    if not game.in_play(card):
        release(game, card)
        return None
    if game.lies(card)[1] == THREAT_AREA.name:
        game.cite("threat-area.3")
        acquire(game, card, who, "weakness.11")
        if game.cards[card].weakness:
            CONTROLLER.set(game, card, who)
    _place_tokens(game, local)
    return (*enter_play(game, who, card), *swarming(game, who, card))


def _place_tokens(game: Arkham, local: Entered) -> None:
    for token, amount in local.tokens:
        tokens_of(token).set(game, local.card, amount)


def _bears(game: Arkham, local: Entered) -> None:
    """Place the tokens on an enemy that has spawned, if it has."""
    if game.in_play(local.card):
        _place_tokens(game, local)


ENTERED = Procedure("a card has been put into play", Step("", "entered", _entered))
BEARS = Procedure("an enemy has spawned", Step("", "tokens", _bears))


def locate(game: Arkham, card: str, who: str = "") -> tuple[Call, ...]:
    """The calls that put a location into play unrevealed, or with its clues if it has no unrevealed side.

    `who` is the investigator who does it, if anybody.
    """
    field = game.lies(card)[1]
    if game.cards[card].always_revealed or field in _SINGLE_SIDED:
        place(game, card, TABLE, LOCATIONS, "location-cards.9")
        place_clues(game, card, *_SINGLE_SIDED.get(field, ()))
        return enter_play(game, who, card)
    UNREVEALED.set(game, card, True)
    place(game, card, TABLE, LOCATIONS, "location-cards.5")
    return enter_play(game, who, card)


_SINGLE_SIDED: Final = {
    **dict.fromkeys((EXPLORATION_DECK.name, BESIDE_EXPLORATION.name), ("explore.11",)),
    **dict.fromkeys((ENCOUNTER_DECK.name, ENCOUNTER_DISCARD.name, BEING_RESOLVED.name), ()),
}
"""The zones whose locations have one side only, the other being a card's back, with the rules about their clues."""
