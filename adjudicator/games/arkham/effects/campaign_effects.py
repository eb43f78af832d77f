"""Effects on a campaign: cards are earned, exiled or removed from decks, investigators are lost, scenarios skipped."""

from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.life import happen_at_once
from adjudicator.engine.procedures import Call, Result
from adjudicator.games.arkham.card_effects import of_an_effect
from adjudicator.games.arkham.discarding import moved
from adjudicator.games.arkham.facts import (
    CAMPAIGN_NAMES,
    COLLECTION,
    EARNED,
    FORCED,
    LIES,
    MODE,
    OUTCOME,
    OWNER,
    SET_ASIDE,
    TABLE,
)
from adjudicator.games.arkham.framework.records import LOST, earned_by, is_lost, record_end
from adjudicator.games.arkham.game import Arkham, Which
from adjudicator.games.arkham.hidden import free_to_go, that_can_go, why_none_goes
from adjudicator.games.arkham.plan import FOLLOWING
from adjudicator.games.arkham.words import Context


class Exile(NamedTuple):
    """Exile cards: they are removed from the game, and return to the collection."""

    which: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card, or none that can leave play."""
        return not free_to_go(game, context, self.which, self.which.all(game, context))

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of cards that cannot leave play, or a hand."""
        return why_none_goes(game, context, self.which, self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Return them to the collection; in a campaign they are in no deck any more."""
        calls: list[Call] = []
        for card in that_can_go(game, context, self.which, self.which.all(game, context)):
            game.cite("exile.1", "exile.2", "collection.1")
            owner = OWNER(game, card)
            if MODE(game) == "campaign" and owner:
                OWNER.clear(game, card, "exile.3")
                FORCED.put(game, owner, ("exile.4", "faq-legal-deck-size.1"))
            calls += moved(game, card, COLLECTION.name, context.you)
        return tuple(calls) or None


class RemoveFromDeck(NamedTuple):
    """Remove cards of these titles from the decks of investigators; they return to the collection."""

    titles: tuple[str, ...]
    who: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no such card is in the deck."""
        return not self._found(game, context)

    def _found(self, game: Arkham, context: Context) -> tuple[str, ...]:
        owners = self.who.all(game, context)
        return tuple(
            name
            for name, card in game.cards.items()
            if OWNER(game, name) in owners and any(card.titled(title) for title in self.titles)
        )

    def resolve(self, game: Arkham, context: Context) -> Result:
        """They are nobody's from now on."""
        calls: list[Call] = []
        for card in self._found(game, context):
            owner = OWNER(game, card)
            FORCED.put(game, owner, ("faq-legal-deck-size.1",))
            OWNER.clear(game, card, "campaign-play.25")
            calls += moved(game, card, COLLECTION.name, owner)
        return tuple(calls) or None


class EarnCard(NamedTuple):
    """An investigator earns story assets or weaknesses: they are in the deck from now on, as the campaign log says."""

    which: Which
    who: Which

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is nobody who earns anything."""
        return not self.who.all(game, context)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Add them to the deck; the game goes on without a card that nobody has."""
        found = self.which.all(game, context)
        game.cite(*_WITHOUT_IT[not found and MODE(game) == "standalone"])
        for who in self.who.all(game, context)[:1]:
            for card in found:
                _earn(game, who, card)
        return None


_WITHOUT_IT: Final = {True: ("standalone-mode.26",), False: ()}
"""The rules by which the game goes on without a card that nobody has (True)."""


def _earn(game: Arkham, who: str, card: str) -> None:
    OWNER.set(game, card, who)
    EARNED.set(game, card, True)
    heading = earned_by(who)
    CAMPAIGN_NAMES.set(game, heading, (*CAMPAIGN_NAMES(game, heading), game.cards[card].name))
    for zone in (COLLECTION, SET_ASIDE):
        if game.lies(card)[1] == zone.name:
            zone.put(game, TABLE, tuple(other for other in zone(game) if other != card))
            LIES.forget(game, card)


class Lose(NamedTuple):
    """Investigators are killed (`health`), or driven insane (`sanity`), whatever their trauma."""

    which: Which
    stat: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if all of them are lost already."""
        return all(is_lost(game, who, self.stat) for who in self.which.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Record it; in the course of a scenario they are defeated as well."""
        ended = bool(OUTCOME(game))
        found = self.which.all(game, context)
        for who in found:
            if MODE(game) == "standalone":
                game.cite("killed-insane-investigators.8")
            else:
                record_end(game, who, self.stat, f"killed-insane-investigators.{7 if ended else 6}")
                game.note(f"{game.name(who)} is {LOST[self.stat].how}")
        if ended:
            return None
        return happen_at_once(
            tuple(
                Event("defeat", context.you, who, context.this, game.location(who), of_an_effect(context.this))
                for who in found
            )
        )


class ProceedTo(NamedTuple):
    """The campaign goes on with a certain scenario, whatever would come before it in sequence."""

    name: str

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if no such scenario follows."""
        return all(plan.name != self.name for plan in FOLLOWING(game))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Leave out what would come before it."""
        plans = FOLLOWING(game)
        place = next((number for number, plan in enumerate(plans) if plan.name == self.name), 0)
        FOLLOWING.set(game, TABLE, plans[place:], "campaign-play.41")
        return None
