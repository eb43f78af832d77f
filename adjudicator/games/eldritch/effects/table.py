"""What effects do beside the board: tokens on cards, Mythos cards, Rumors, Mysteries, and the end of the game."""

from typing import Final

from adjudicator.engine.procedures import Call, Result
from adjudicator.games.eldritch.ancient_one import lose
from adjudicator.games.eldritch.components.board import SPACES
from adjudicator.games.eldritch.effects.board import HERE, space_of
from adjudicator.games.eldritch.effects.effect import AMOUNT, Amount, CardEffect, amount
from adjudicator.games.eldritch.facts import ELDRITCH_TOKENS, GREEN_TOKENS, MYSTERY
from adjudicator.games.eldritch.kinds import placed
from adjudicator.games.eldritch.mythos import mysteries, rumors
from adjudicator.games.eldritch.mythos.card import DRAWING
from adjudicator.games.eldritch.mythos.reckoning import RECKONING
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.effects import head, part
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.kinds import Words
from adjudicator.games.kit.play import Play

THIS_CARD, THE_MYSTERY, THE_OMEN, ON_BOARD = "this card", "the mystery", "the green omen", "the board"


class PlaceTokens(CardEffect):
    """Eldritch tokens are placed: on the card itself, on the active Mystery, on the green Omen, or on a space."""

    word = "place tokens"
    number: Amount = head(AMOUNT)
    on: str = part(
        Words(THIS_CARD, THE_MYSTERY, THE_OMEN, *SPACES, HERE, meaning="a card, the green Omen, or a space"), THIS_CARD
    )

    def resolves(self, game: Play, source: Source) -> Result:
        """There are always enough of them."""
        number = amount(game, source, self.number)
        if self.on == THE_OMEN:
            GREEN_TOKENS.add(game, TABLE, number, "eldritch-token.1", *rumors.always_available(game))
            return None
        if self.on == THIS_CARD:
            return (rumors.TOKEN_COMES.happens(what=source.card),) * number
        if self.on == THE_MYSTERY:
            if MYSTERY.is_nowhere(game):
                return None
            places = (rumors.TOKEN_COMES.happens(what=MYSTERY(game)),) * number
            return (*places, Call(mysteries.CHECKING, None))
        token = placed(source.card, space_of(game, source, self.on))
        tokens = (*ELDRITCH_TOKENS(game), *(token,) * number)
        ELDRITCH_TOKENS.set(game, TABLE, tokens, "eldritch-token.2", *rumors.always_available(game))
        return None


class RemoveTokens(CardEffect):
    """Eldritch tokens are removed from the card itself; the last one may bring something."""

    word = "remove tokens"
    number: Amount = head(AMOUNT)

    def resolves(self, game: Play, source: Source) -> Result:
        """One after the other."""
        return (rumors.TOKEN_GOES.happens(what=source.card),) * amount(game, source, self.number)


class PlaceClues(CardEffect):
    """Clues that were spent for it are placed on the active Mystery."""

    word = "place clues on the mystery"
    number: Amount = head(AMOUNT)

    def resolves(self, game: Play, source: Source) -> Result:
        """It may be solved by them."""
        return mysteries.CLUES_LIE.happens(amount=amount(game, source, self.number))


class Solve(CardEffect):
    """This Rumor, or the active Mystery, is solved."""

    word = "solve"
    what: str = head(Words("this rumor", "the mystery", "the final mystery", meaning="a Rumor or a Mystery"))

    def resolves(self, game: Play, source: Source) -> Result:
        """The Final Mystery is solved by what the sheet says alone."""
        if self.what == "this rumor":
            return rumors.IS_SOLVED.happens(what=source.card)
        if self.what == "the mystery":
            if not MYSTERY.is_nowhere(game):
                return mysteries.IS_SOLVED.happens()
            game.spares(mysteries.IS_SOLVED.of(), "mystery.3")
            return None
        return mysteries.FINAL_IS_SOLVED.happens()


class RemoveMystery(CardEffect):
    """The active Mystery goes back to the game box."""

    word = "remove"
    what: str = head(Words("the mystery", meaning="the active Mystery"))

    def resolves(self, game: Play, source: Source) -> Result:
        """A new one is drawn."""
        return mysteries.IS_REMOVED.happens()


class LoseTheGame(CardEffect):
    """The investigators lose the game."""

    word = "lose the game"
    because: str = head(Words("now", meaning="now"))

    def resolves(self, game: Play, source: Source) -> Result:
        """At that very moment."""
        lose(game, "winning-losing-full.8", "rumor-full.7")
        return None


class Resolve(CardEffect):
    """A Reckoning, or a further Mythos card, is resolved."""

    word = "resolve"
    what: str = head(Words("a reckoning", "a mythos card", meaning="a reckoning or a mythos card"))

    def resolves(self, game: Play, source: Source) -> Result:
        """In full."""
        if self.what == "a reckoning":
            return Call(RECKONING, None)
        game.cite("mythos-phase.5")
        return Call(DRAWING, None)


WORDS: Final = (PlaceTokens, RemoveTokens, PlaceClues, Solve, RemoveMystery, LoseTheGame, Resolve)
