"""Effects that move investigators, delay them, or give them Conditions."""

from typing import Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Go, Result
from adjudicator.games.eldritch.cards.words import DELAY, Unaffected
from adjudicator.games.eldritch.components.board import BOARD, SHIP, SPACES, TYPES
from adjudicator.games.eldritch.components.conditions import DETAINED
from adjudicator.games.eldritch.effects.cards import why_unaffected
from adjudicator.games.eldritch.effects.choosing import CHOOSES_A_SPACE
from adjudicator.games.eldritch.effects.effect import ForOne, OfInvestigators
from adjudicator.games.eldritch.events import IS_DELAYED, MOVES
from adjudicator.games.eldritch.facts import (
    ACTIONS,
    ACTIVE,
    CLUES_ON_THE_BOARD,
    CONDITIONS,
    DELAYED,
    GATES,
    LEAD,
    where,
)
from adjudicator.games.eldritch.held import held
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import not_unless
from adjudicator.games.kit.choosing import Among, picked
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import head
from adjudicator.games.kit.kinds import Number, Words
from adjudicator.games.kit.play import Play

_NEAREST: Final = "nearest "
ADJACENT, ANYWHERE = "adjacent", "any"
BY_SHIP, CLUE_OR_GATE = "adjacent by ship", "a clue or a gate"


class Move(OfInvestigators):
    """Investigators move to a space, to the nearest of a type, to one beside theirs, or to any."""

    word = "move to"
    to: str = head(
        Words(
            *BOARD.spaces,
            *(f"{_NEAREST}{type_}" for type_ in TYPES),
            ADJACENT,
            BY_SHIP,
            CLUE_OR_GATE,
            ANYWHERE,
            meaning="a space",
        )
    )

    def why_not_for(self, game: Play, source: Source, who: str) -> Reasons:
        """Whoever cannot move cannot be moved either."""
        detained = DETAINED in CONDITIONS(game, who)
        rule = "conflicts.2" if who == source.who else "conflicts.3"
        return not_unless(not detained, rule, f"{who} is Detained") + not_unless(
            not detained, "conditions-full.1", f"{who} is Detained"
        )

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """Of several nearest spaces the active investigator chooses."""
        stays = game.that_hold(self.why_not_for(game, source, who))
        if stays:
            game.cite(*(reason.rule for reason in stays))
            return None
        spaces = self._spaces(game, who)
        if not spaces:
            return None
        if len(spaces) == 1:
            return MOVES.happens(who, at=spaces[0])
        chooser = (ACTIVE(game) or LEAD(game)) if self.to.startswith(_NEAREST) else who
        rule = "nearest.2" if self.to.startswith(_NEAREST) else "path.1"
        return ask(game, CHOOSES_A_SPACE, chooser, _chosen, Among(spaces, rule), rule=rule)

    def _spaces(self, game: Play, who: str) -> tuple[str, ...]:
        here = where(game, who)
        if self.to == ADJACENT:
            return BOARD.beside(here)
        if self.to == BY_SHIP:
            return BOARD.beside(here, SHIP)
        if self.to == CLUE_OR_GATE:
            there = {*CLUES_ON_THE_BOARD(game), *GATES(game)}
            return tuple(space for space in BOARD.spaces if space in there and space != here)
        if self.to == ANYWHERE:
            return BOARD.spaces
        if not self.to.startswith(_NEAREST):
            return (self.to,)
        game.because("nearest-full.1")
        of_type = [space for space in BOARD.spaces if SPACES[space].type == self.to.removeprefix(_NEAREST)]
        return BOARD.nearest(here, of_type)


def _chosen(game: Play, doing: ForOne, option: Option) -> Result:
    return Go(doing, END, (MOVES.happens(doing.who, at=picked(game, option)),))


class BecomeDelayed(OfInvestigators):
    """Investigators become Delayed."""

    word = "become"
    how: str = head(Words("delayed", meaning="delayed"))

    def why_not_for(self, game: Play, source: Source, who: str) -> Reasons:
        """Not twice."""
        return not_unless(not DELAYED(game, who), "delayed-full.1", f"{who} is Delayed")

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """Unless he is so already."""
        if DELAYED(game, who) and game.applies("delayed-full.1"):
            return None
        by_choice = source.by_choice and who == source.who
        immune = [(name, word) for name, word in held(game, who, Unaffected) if word.what == DELAY]
        if immune and not by_choice and game.applies("delayed-full.4", *why_unaffected(game, immune)):
            return None
        return IS_DELAYED.happens(who)


class AdditionalActions(OfInvestigators):
    """Investigators may perform additional actions in this round; whoever is Delayed may not."""

    word = "additional actions"
    number: int = head(Number(1, 2))

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """They come to those that he has, and no action is performed twice for that."""
        if DELAYED(game, who) and game.applies("delayed.2"):
            return None
        ACTIONS.add(game, who, self.number, "actions-full.1")
        return None


WORDS: Final = (Move, BecomeDelayed, AdditionalActions)
