"""A Hunted is moved to an adjacent place by a card of the Creature."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.decisions.lay_a_token_of_a_card import not_adjacent
from adjudicator.games.notalone.facts import EXPLORES
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import place_name
from adjudicator.games.notalone.planet import ADJACENT


class MovesHunted(Action):
    """The Creature chooses where a Hunted is moved; the decision is about that Hunted."""

    says = (
        "{who:player} moves {whom:hunted} from {old:place} to {new:place}",
        "{who:player} moves {whom:hunted} to {new:place}",
    )
    rule = "detour.3"
    waits = True

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """From each place that she explores to each beside it."""
        whom = game.about
        if not isinstance(whom, str):
            return ()
        return ((whom, old, new) for old in EXPLORES(game, whom) for new in ADJACENT[old])

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """That Hunted, to an adjacent place."""
        whom, old, new = slots
        if whom != game.about:
            return game.reasons(f"it is {game.about} who is moved", self.rule)
        there = tuple(place for place in EXPLORES(game, whom) if old in (None, place))
        if any(new in ADJACENT[place] for place in there):
            return ALLOWED
        corner = next((not_adjacent(place, new) for place in there), "adjacent-places.3")
        return game.reasons(f"{place_name(new)} is not adjacent", "detour.4", "adjacent-places.5", corner)


MOVES_HUNTED = MovesHunted()
