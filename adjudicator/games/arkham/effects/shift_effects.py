"""Effects on key cards: shift them, turn them over, bind them to a bearer (entry Keys, The Scarlet Keys)."""

from collections.abc import Iterator
from typing import NamedTuple

from adjudicator.engine.events import Listener
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Call, Result
from adjudicator.games.arkham import key_cards
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.actions.initiation import initiate
from adjudicator.games.arkham.actions.requests import Request
from adjudicator.games.arkham.facts import ATTACHED_TO, UNSTABLE
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import is_faceup, turn_over


class FlipOver(NamedTuple):
    """Turn key cards over, to their other side or to one of their sides."""

    which: Which
    side: str = ""
    rule: str = "keys-scarlet-keys.22"

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no key would turn."""
        return not any(True for _key in self._turning(game, context))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reason that a key of an enemy never shows its stable side."""
        stuck = (key for key in self._keys(game, context) if self._is_stuck(game, key))
        return tuple(Reason("keys-scarlet-keys.20", f"an enemy controls {game.name(key)}") for key in stuck)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Turn each of them, but none of an enemy to its stable side."""
        for key in self._keys(game, context):
            if self._is_stuck(game, key):
                game.cite("keys-scarlet-keys.20")
                game.note(f"an enemy controls {game.name(key)}: it stays on its unstable side")
        for key in tuple(self._turning(game, context)):
            turn_over(game, key, self.rule, "keys-scarlet-keys.2")
        return None

    def _keys(self, game: Arkham, context: Context) -> Iterator[str]:
        return (key for key in self.which.all(game, context) if game.cards[key].type == "key" and game.in_play(key))

    def _turns(self, game: Arkham, key: str) -> bool:
        return not self.side or (self.side == "unstable") is not UNSTABLE(game, key)

    def _is_stuck(self, game: Arkham, key: str) -> bool:
        return self._turns(game, key) and UNSTABLE(game, key) and key_cards.on_an_enemy(game, key)

    def _turning(self, game: Arkham, context: Context) -> Iterator[str]:
        keys = self._keys(game, context)
        return (key for key in keys if self._turns(game, key) and not self._is_stuck(game, key))


class Shift(NamedTuple):
    """Shift key cards: their shift abilities resolve, also those of keys that enemies control."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no key."""
        return not self._abilities(game, context)

    def _abilities(self, game: Arkham, context: Context) -> tuple[Listener, ...]:
        return tuple(
            Listener(key, number)
            for key in self.which.all(game, context)
            for number, ability in enumerate(game.cards[key].abilities)
            if ability.side and is_faceup(game, key, ability)
        )

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Resolve the ability of the faceup side of each."""
        return tuple(self._shift(game, context, listener) for listener in self._abilities(game, context))

    def _shift(self, game: Arkham, context: Context, listener: Listener) -> Call:
        key = listener.source
        if not key_cards.on_an_enemy(game, key):
            bearer = ATTACHED_TO(game, key)
            return initiate(Request(game.controller(bearer) or context.you, listener, no_action=True))
        game.cite("keys-scarlet-keys.18", "keys-scarlet-keys.21")
        return resolve(game.ability(listener).effects, context.on(key))


class Bind(NamedTuple):
    """Bind a key to one bearer: the campaign log records the name."""

    key: str
    to: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such key or no such bearer."""
        return not self._key(game) or not self.to.all(game, context)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reason that a card of such a type never bears a key."""
        wrong = (one for one in self.to.all(game, context) if game.cards[one].type not in key_cards.BEARING)
        return tuple(Reason("keys-scarlet-keys.4", f"{game.name(one)} is none who bears keys") for one in wrong)

    def _key(self, game: Arkham) -> str:
        named = (name for name, card in game.cards.items() if card.type == "key" and card.titled(self.key))
        return next(named, "")

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Record the bearer in place of any other."""
        key, reasons = self._key(game), self.hindered(game, context)
        for reason in reasons:
            game.cite(reason.rule)
            game.note(reason.because)
        for bearer in self.to.all(game, context)[:1]:
            if key and not reasons:
                by = ("keys-scarlet-keys.3", "keys-scarlet-keys.4")
                key_cards.bind(game, game.cards[key], game.cards[bearer], *by)
        return None
