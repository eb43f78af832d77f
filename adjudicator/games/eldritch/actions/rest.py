"""The Rest action."""

from typing import Any

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.eldritch.actions.action import PhaseAction
from adjudicator.games.eldritch.cards.card import known
from adjudicator.games.eldritch.cards.words import REST_BESIDE_MONSTERS, NotByRest, WhenResting
from adjudicator.games.eldritch.events import RECOVERS, RESTS
from adjudicator.games.eldritch.facts import HEALTH, SANITY, Stamina
from adjudicator.games.eldritch.held import faceup, held
from adjudicator.games.eldritch.opportunities import allowed_beside_monsters, why_not_with_monsters
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.play import Play


class Rest(PhaseAction):
    """An investigator recovers 1 Health and 1 Sanity, and what his possessions add."""

    says = "{who:investigator} rests"
    rule = "rest-action-full.1"
    performed = "rest"

    def why_not_so(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Not beside a Monster."""
        return why_not_with_monsters(game, who, "rest-action-full.2", REST_BESIDE_MONSTERS)

    def permitted_by(self, game: Play, who: str) -> tuple[str, ...]:
        """A card of his lets him rest beside Monsters."""
        return allowed_beside_monsters(game, who)

    def performs(self, game: Play, who: str, *slots: Any) -> tuple[Call, ...]:
        """He recovers."""
        recovers = (
            RECOVERS[what].happens(who, amount=_recovered(game, who, what), by=self.rule) for what in (HEALTH, SANITY)
        )
        return (RESTS.happens(who), *_when_resting(game, who), *recovers)


def _when_resting(game: Play, who: str) -> tuple[Call, ...]:
    """The effects of his faceup cards when he rests: all of it is settled as the action is performed."""
    cards = [card for name in faceup(game, who) if (card := known(game, name)) is not None and card.when_resting]
    if not cards or not game.applies("rest-action-full.4", "conditions-full.3"):
        return ()
    game.cite(*(rule for card in cards for rule in card.rules))
    return tuple(call for card in cards for call in resolve(card.when_resting, Source(who, card.name)))


def _recovered(game: Play, who: str, what: Stamina) -> int:
    if any(word.what == what.name for _card, word in held(game, who, NotByRest)) and game.because("rest-action-full.5"):
        return 0
    recovered = 1
    for _card, word in held(game, who, WhenResting):
        if word.recovers == what.name:
            recovered += 1
            game.because("rest-action.1", "possessions.3")
    return recovered
