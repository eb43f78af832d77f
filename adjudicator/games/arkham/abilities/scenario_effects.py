"""Effects on the scenario: acts and agendas advance, a resolution is reached, encounter cards are drawn and spawn."""

from typing import NamedTuple, cast

from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.enemies.spawning import spawn
from adjudicator.games.arkham.framework.advancing import advance, doom_check
from adjudicator.games.arkham.framework.encounter import draw_from_encounter_deck
from adjudicator.games.arkham.framework.ending import end_scenario
from adjudicator.games.arkham.game import TABLE, Arkham
from adjudicator.games.arkham.words import Context, Number, Which
from adjudicator.games.arkham.zones import place


class Advance(NamedTuple):
    """An act or agenda advances."""

    which: Which
    by_clues: bool = False

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether there is none."""
        return not self.which.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """It advances."""
        if self.by_clues:
            game.cite("act-deck-and-agenda-deck.3", "act-deck-and-agenda-deck.6", "act-deck-and-agenda-deck.7")
            if game.state.read(context.you, "turn taken"):
                game.cite("clues.8")
        found = tuple(self.which.all(game, context))
        for card in found:
            if game.cards[card].type == "act" and not self.by_clues:
                game.cite(f"act-deck-and-agenda-deck.{8 if game.cards[card].clues is None else 9}")
        return tuple(advance(card) for card in found)


class AdvanceTo(NamedTuple):
    """The card that advances names the act or agenda that comes next."""

    name: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """It always says something."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """That one will become current."""
        game.state.write(context.this, "successor", self.name)
        return None


class Replace(NamedTuple):
    """A card takes the place of the current act and agenda: from now on it is both."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether there is no such card."""
        return not self.which.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The act and the agenda are removed from the game."""
        for card in self.which.all(game, context):
            for old in (*game.zone(TABLE, "act"), *game.zone(TABLE, "agenda")):
                place(game, old, TABLE, "removed from game")
            game.write(card, "current", "agenda")
            place(game, card, TABLE, "act")
        return None


class CanAdvance(NamedTuple):
    """This effect can cause the current agenda to advance: its doom is counted now."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether the agenda would not advance."""
        return not _advances(game)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The doom in play is compared with what the agenda asks for."""
        game.cite("doom.4")
        return doom_check(game)


def _advances(game: Arkham) -> bool:
    return bool(game.quietly(lambda: doom_check(game)))


class Resolution(NamedTuple):
    """A resolution point: the scenario ends."""

    number: int

    def futile(self, game: Arkham, context: Context) -> bool:
        """The end of the game changes everything."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """The scenario comes to this resolution."""
        return end_scenario(self.number, context.this)


class RecordInLog(NamedTuple):
    """Something is recorded in the campaign log."""

    what: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether it stands there already."""
        return self.what in game.zone(TABLE, "campaign log")

    def resolve(self, game: Arkham, context: Context) -> Result:
        """It stands in the log from now on."""
        game.write(TABLE, "campaign log", (*game.zone(TABLE, "campaign log"), self.what))
        return None


class DrawEncounterCards(NamedTuple):
    """Draw the top cards of the encounter deck."""

    amount: Number
    who: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """Drawing always does something."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Each card is resolved before the next one is drawn."""
        amount = self.amount.of(game, context)
        game.cite("drawing-cards.2", "drawing-cards.3")
        return tuple(draw_from_encounter_deck(i) for i in self.who.all(game, context) for _ in range(amount))


class Spawn(NamedTuple):
    """Enemies spawn: where the ability says, otherwise where their own instructions say."""

    which: Which
    at: Which | None = None

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether there is no such enemy."""
        return not self.which.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Each of them spawns."""
        own = context if self.at is not None else None
        return tuple(spawn(context.you, enemy, self.at, own) for enemy in self.which.all(game, context))


class GainKeyword(NamedTuple):
    """A card gains a keyword."""

    keyword: str
    to: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """Whether they all have it."""
        return all(game.has_keyword(card, self.keyword) for card in self.to.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """They have it from now on."""
        for card in self.to.all(game, context):
            present = cast("tuple[str, ...]", game.state.read(card, "gained keywords", ()))
            if self.keyword not in present:
                game.write(card, "gained keywords", (*present, self.keyword))
        return None


class Earn(NamedTuple):
    """Somebody earns so much more experience for this scenario, or less."""

    amount: Number
    who: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """It always counts for something."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """It is added to what the victory display will give."""
        for investigator in self.who.all(game, context):
            earned = game.number(investigator, "experience") + self.amount.of(game, context)
            game.write(investigator, "experience", earned)
        return None
