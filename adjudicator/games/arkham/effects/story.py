"""Effects on the other sides of cards, story cards among them (entry Story Cards)."""

from collections.abc import Iterator
from typing import NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.facts import REVERSE, TURNED_OVER
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import turn_to_the_other_card


class ResolveStory(NamedTuple):
    """Resolve story cards: their story is read, and what their game text says is done."""

    which: Which

    def _found(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The story cards that are meant, or that are on the reverse of what is meant."""
        found = self.which.all(game, context)
        sides = (side for card in found for side in (card, *_other_side(game, card)))
        return tuple(side for side in sides if side and game.cards[side].type == "story")

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such story card."""
        return not self._found(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Read each of them and resolve its game text."""
        found = self._found(game, context)
        if not found or not game.applies("story-cards.2"):
            return None
        said = Context(you=context.you, mandatory="instruction")
        return tuple(
            call
            for card in found
            for call in (happen(Event("read", what=card)), resolve(game.cards[card].game_text, said.on(card)))
        )


class Codex(NamedTuple):
    """Do what the codex of the campaign guide says under an entry: the story card that bears its name."""

    entry: str

    @property
    def title(self) -> str:
        """The name of the story card that says what stands there."""
        return f"Codex {self.entry}"

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: only what stands there says what it changes."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Read the entry and do what it says, if the situation knows it."""
        found = next((name for name, card in game.cards.items() if card.titled(self.title)), None)
        if found is None:
            game.note(f"the situation does not say what stands in the codex under {self.entry}")
            return None
        said = Context(you=context.you, mandatory="instruction").on(found)
        return happen(Event("read", what=found)), resolve(game.cards[found].game_text, said)


def codex_entries(part: object) -> Iterator[Codex]:
    """The entries of the codex to which a part of a card refers."""
    if isinstance(part, Codex):
        yield part
    elif isinstance(part, tuple):
        for inner in part:
            yield from codex_entries(inner)


def _other_side(game: Arkham, card: str) -> tuple[str, ...]:
    """The card on the reverse of a card, unless that is the side that is up."""
    return () if TURNED_OVER(game, card) or not REVERSE(game, card) else (REVERSE(game, card),)


class TurnOver(NamedTuple):
    """Turn cards over whose other side is a card of its own: they stay where they are, with what lies on them."""

    which: Which

    def _found(self, game: Arkham, context: Context) -> tuple[str, ...]:
        return tuple(card for card in self.which.all(game, context) if REVERSE(game, card))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card with another one on its reverse."""
        return not self._found(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Turn each of them over."""
        for card in self._found(game, context):
            turn_to_the_other_card(game, card)
            game.note(f"{game.name(card)} is turned over, and is {game.cards[card].name} from now on")
        return None


class LookAtTheOtherSide(NamedTuple):
    """Look at the other sides of cards, without doing what they say."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card with another one on its reverse."""
        return not any(_other_side(game, card) for card in self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Tell what is there; nothing else follows."""
        for card in self.which.all(game, context):
            for side in _other_side(game, card):
                game.note(f"{game.name(context.you)} looks at {game.cards[side].name} on {game.name(card)}")
        return None
