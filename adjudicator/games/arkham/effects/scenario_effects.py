"""Effects on the scenario: advance acts and agendas, reach a resolution, draw and spawn encounter cards."""

from typing import Final, NamedTuple

from adjudicator.engine.procedures import Result
from adjudicator.games.arkham.campaign.ending import end_scenario
from adjudicator.games.arkham.enemies.spawning import spawn
from adjudicator.games.arkham.facts import (
    ACT,
    AGENDA,
    BEGAN,
    CAMPAIGN_LOG,
    CARRIED_OVER,
    CURRENT,
    EXPERIENCE,
    GAINED_TRAITS,
    MEMORIES,
    MODE,
    OUTCOME,
    REMEMBERS,
    REMOVED,
    SUCCESSOR,
    TABLE,
    THREAT_AREA,
    TURN_TAKEN,
    tokens_of,
    zone_called,
)
from adjudicator.games.arkham.framework.advancing import BY_CLUES, NO_CARD, advance, deck_of, doom_check
from adjudicator.games.arkham.framework.encounter import TopCard, draw_top_card, nothing_to_take
from adjudicator.games.arkham.gained import gain_keyword
from adjudicator.games.arkham.game import Arkham, Effect, Number, Which
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.speech.which import bears
from adjudicator.games.arkham.words import Context
from adjudicator.games.arkham.zones import disengage, place


class Advance(NamedTuple):
    """Advance an act or agenda."""

    which: Which
    by_clues: bool = False
    by: str = ""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card."""
        return not self._found(game, context)

    def _found(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The cards that advance: only acts and agendas do."""
        return tuple(card for card in self.which.all(game, context) if game.cards[card].type in ("act", "agenda"))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Advance it."""
        found = self._found(game, context)
        game.cite(*(rule for card in found for rule in self._rules(game, context, card)))
        return tuple(advance(card, BY_CLUES if self.by_clues else self.by) for card in found)

    def _rules(self, game: Arkham, context: Context, card: str) -> tuple[str, ...]:
        """The rules by which a card advances: by clues, or because an ability says so."""
        if self.by_clues:
            return (*_BY_CLUES, "clues.8") if TURN_TAKEN(game, context.you) else _BY_CLUES
        if game.cards[card].type != "act":
            return ()
        return (f"act-deck-and-agenda-deck.{8 if game.cards[card].clues is None else 9}",)


_BY_CLUES: Final = (
    "act-deck-and-agenda-deck.3",
    "act-deck-and-agenda-deck.6",
    "act-deck-and-agenda-deck.7",
)
"""The rules by which the investigators advance the act by spending clues."""


class CarryOver(NamedTuple):
    """Move the tokens of a kind on the act or agenda that advances to the one that comes next."""

    kind: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there are none."""
        return not tokens_of(self.kind)(game, context.this)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Note how many there are: the next one enters play with them."""
        here = tokens_of(self.kind)(game, context.this)
        CARRIED_OVER.put(game, context.this, (*CARRIED_OVER(game, context.this), (self.kind, here)))
        return None


class AdvanceTo(NamedTuple):
    """Name the act or agenda that follows the card that advances, or describe it."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: it always says something."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Make that card of the deck the next current one; if none is it, none follows."""
        deck = deck_of(game, context.this)
        found = (card for card in deck if self.which.fits(game, context, card))
        SUCCESSOR.put(game, context.this, next(found, NO_CARD))
        return None


class AdvanceToBack(NamedTuple):
    """Go on to the reverse of the act or agenda of a stage, and pass over those before it."""

    deck: str
    stage: int

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no such card is current or still to come."""
        return not self._way(game)

    def _way(self, game: Arkham) -> tuple[str, ...]:
        """The card that is meant, and before it those that are passed over."""
        current = game.current(self.deck)
        there = tuple(card for card in current if game.cards[card].stage == self.stage)
        if there or not current:
            return there
        deck = deck_of(game, current[0])
        stages = [game.cards[card].stage for card in deck]
        return (*current, *deck[: stages.index(self.stage) + 1]) if self.stage in stages else ()

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Make it current, and have it advance."""
        way = self._way(game)
        for card in way[:-1]:
            place(game, card, TABLE, REMOVED)
        if len(way) > 1:
            place(game, way[-1], TABLE, zone_called(self.deck), "act-deck-and-agenda-deck.20")
        return tuple(advance(card) for card in way[-1:])


class Replace(NamedTuple):
    """Put a card in the place of the current act and agenda; from now on it is both."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card."""
        return not self.which.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Remove the act and the agenda from the game, and make the card current."""
        for card in self.which.all(game, context):
            for old in (*ACT(game), *AGENDA(game)):
                place(game, old, TABLE, REMOVED)
            CURRENT.set(game, card, "agenda")
            place(game, card, TABLE, ACT)
        return None


class CanAdvance(NamedTuple):
    """Count the doom now: this effect can make the current agenda advance."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the agenda would not advance."""
        return not _advances(game)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Compare the doom in play with the doom that the agenda asks for."""
        game.cite("doom.4")
        return doom_check(game)


def _advances(game: Arkham) -> bool:
    return bool(game.consider(lambda: doom_check(game)))


class Resolution(NamedTuple):
    """Reach a resolution: the scenario ends; a `favorable` one says that the investigators win by it."""

    number: int
    favorable: bool = False

    def futile(self, game: Arkham, context: Context) -> bool:
        """Never futile: the end of the game changes everything."""
        return False

    def resolve(self, game: Arkham, context: Context) -> Result:
        """End the scenario with this resolution."""
        return end_scenario(self.number, context.this, self.favorable)


class RecordInLog(NamedTuple):
    """Record something in the campaign log."""

    what: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the log records it already."""
        return self.what in CAMPAIGN_LOG(game)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Write it into the log."""
        CAMPAIGN_LOG.set(game, TABLE, (*CAMPAIGN_LOG(game), self.what))
        return None


class Remember(NamedTuple):
    """Remember something for the rest of the scenario, and who was told so."""

    what: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if it is remembered already."""
        return self.what in REMEMBERS(game)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Remember it."""
        if not self.futile(game, context):
            REMEMBERS.add(game, TABLE, self.what)
        if context.you in game.investigators and self.what not in MEMORIES(game, context.you):
            MEMORIES.add(game, context.you, self.what)
        return None


class DrawEncounterCards(NamedTuple):
    """Draw the top cards of the encounter deck, which may gain keywords by that; more may follow from such a card."""

    amount: Number
    who: Which
    gains: tuple[str, ...] = ()
    such: Which | None = None
    then: tuple[Effect, ...] = ()

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if nobody draws, or there is no card to draw."""
        if is_nothing(game, context, self.amount) or not self.who.all(game, context):
            return True
        return nothing_to_take(game)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Draw the cards, and resolve each before the next."""
        amount = self.amount.of(game, context)
        game.cite("drawing-cards.2", "drawing-cards.3")
        draws = (TopCard(i, self.gains, self.such, self.then, context) for i in self.who.all(game, context))
        return tuple(draw_top_card(draw) for draw in draws for _ in range(amount))


class Spawn(NamedTuple):
    """Spawn enemies where the ability says, otherwise where their own instructions say."""

    which: Which
    at: Which | None = None

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such enemy."""
        return not self.which.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Spawn each of them."""
        own = context if self.at is not None else None
        return tuple(spawn(context.you, enemy, self.at, own) for enemy in self.which.all(game, context))


class GainKeyword(NamedTuple):
    """Give cards a keyword."""

    keyword: str
    to: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if all of them have the keyword."""
        return all(game.has_keyword(card, self.keyword) for card in self.to.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Give them the keyword from now on."""
        for card in self.to.all(game, context):
            gain_keyword(game, card, self.keyword)
        return None


class GainTrait(NamedTuple):
    """Give cards a trait."""

    trait: str
    to: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if all of them have the trait."""
        return all(bears(game, card, (self.trait,)) for card in self.to.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Give them the trait from now on."""
        for card in self.to.all(game, context):
            present = GAINED_TRAITS(game, card)
            if self.trait not in present:
                GAINED_TRAITS.set(game, card, (*present, self.trait))
        return None


class ChangeCardtype(NamedTuple):
    """Change the cardtype of cards; they are of no other any more."""

    which: Which
    to: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if all of them are of that type."""
        return all(game.cards[card].type == self.to for card in self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """From now on they work as cards of that type do, until they leave play."""
        for card in self.which.all(game, context):
            if game.cards[card].type == "enemy" != self.to and game.lies(card)[1] == THREAT_AREA.name:
                disengage(game, card)
            game.change_cardtype(card, self.to, "cardtypes.2", "cardtypes.3")
        return None


class Earn(NamedTuple):
    """Earn this much more, or less, experience for this scenario."""

    amount: Number
    who: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is nobody who earns it; otherwise it always counts for something."""
        return not self.who.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Add it to the experience that the victory display will give; a skipped scenario gives none."""
        if MODE(game) == "standalone":
            game.cite(*_NO_EXPERIENCE[bool(BEGAN(game))])
            return None
        game.cite(*_BY_THE_GUIDE[bool(OUTCOME(game))])
        for investigator in self.who.all(game, context):
            earned = EXPERIENCE(game, investigator) + self.amount.of(game, context)
            EXPERIENCE.set(game, investigator, earned)
        return None


_NO_EXPERIENCE: Final = {False: ("standalone-mode.20",), True: ()}
"""The rules by which no experience is counted where no scenario has been begun (False)."""
_BY_THE_GUIDE: Final = {True: ("campaign-play.8",), False: ()}
"""The rules by which the campaign guide raises or lowers what is earned when the scenario is over (True)."""
