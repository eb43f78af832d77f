"""The Apocalypse track, cards, tokens and marks that effects touch."""

from typing import Final

from adjudicator.engine.choices import Option
from adjudicator.engine.procedures import END, Go, Result
from adjudicator.games.kit.choosing import Among, Chooses, picked
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import Resolving, head
from adjudicator.games.kit.kinds import Words
from adjudicator.games.kit.play import Play
from adjudicator.games.others.apocalypse import reveal, rise
from adjudicator.games.others.cards.marks import mark
from adjudicator.games.others.cards.sin_cards import draw
from adjudicator.games.others.cards.words import NORMAL, SECONDARY
from adjudicator.games.others.decks import UPGRADE_DECK
from adjudicator.games.others.effects.board import HERE, spaces
from adjudicator.games.others.effects.choosing import CHOOSES_A_CARD, CHOOSES_A_HERO, CHOOSES_A_MONSTER, CHOOSES_A_SPACE
from adjudicator.games.others.effects.effect import AMOUNT, CardEffect, ForOne, OfHeroes, concerned, rule_of
from adjudicator.games.others.facts import (
    AT,
    CHANGED,
    EXTRA_TURNS,
    OWNED,
    REACTIONS,
    held_by_monsters,
    monsters_at,
    sins_player,
)
from adjudicator.games.others.source import Source
from adjudicator.games.others.turns.shapes import CHANGES, has_a_secondary_dashboard


class Rise(CardEffect):
    """The Apocalypse track rises."""

    word = "rise"
    levels: int = head(AMOUNT)

    def resolves(self, game: Play, source: Source) -> Result:
        """Level by level."""
        return rise(self.levels, rule_of(game, source) or "apocalypse-track.2")


class Reveals(CardEffect):
    """Apocalypse cards are revealed."""

    word = "reveal apocalypse cards"
    number: int = head(AMOUNT)

    def resolves(self, game: Play, source: Source) -> Result:
        """The top card of the deck, and the next."""
        return reveal(self.number)


class DrawsSinCards(CardEffect):
    """The Sins player draws Sin cards."""

    word = "draw sin cards"
    number: int = head(AMOUNT)

    def resolves(self, game: Play, source: Source) -> Result:
        """One after the other."""
        return draw(game, self.number, rule_of(game, source))


class Reacts(CardEffect):
    """The Sins player has so many more active Reaction tokens."""

    word = "gain reactions"
    number: int = head(AMOUNT)

    def resolves(self, game: Play, source: Source) -> Result:
        """Until they are spent."""
        REACTIONS.add(game, sins_player(game), self.number, rule_of(game, source))
        return None


class GainsTurns(OfHeroes):
    """Heroes gain extra turn tokens."""

    word = "gain extra turns"
    number: int = head(AMOUNT)

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """So many."""
        EXTRA_TURNS.add(game, who, self.number, rule_of(game, source))
        return None


class DiscardsUpgrades(OfHeroes):
    """Heroes discard an Upgrade card of their choice."""

    word = "discard upgrades"
    number: int = head(AMOUNT)

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """As many as they have, at most."""
        if not OWNED(game, who):
            return None
        return ask(game, CHOOSES_A_CARD, who, _discarded, Among(OWNED(game, who), rule_of(game, source)))


def _discarded(game: Play, doing: ForOne, option: Option) -> Result:
    effect, source, who = doing
    assert isinstance(effect, DiscardsUpgrades)
    name = picked(game, option)
    OWNED.take(game, who, name, rule_of(game, source))
    UPGRADE_DECK.throw(game, name)
    if effect.number == 1:
        return None
    return Go(ForOne(DiscardsUpgrades(number=effect.number - 1, whom=effect.whom), source, who), "do")


# -- dashboards -------------------------------------------------------------------------------------------------------


class ChangesTo(OfHeroes):
    """Heroes bring their other dashboard into play."""

    word = "change to"
    dashboard: str = head(Words(SECONDARY, NORMAL, meaning="a dashboard"))

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """Where they have a second one, and it is not the one in play."""
        if not has_a_secondary_dashboard(game, who) or CHANGED(game, who) is (self.dashboard == SECONDARY):
            return None
        return CHANGES.happens(who, of=self.dashboard)


# -- marks ------------------------------------------------------------------------------------------------------------

HIMSELF, ONE_HERO, ONE_MONSTER = "the hero", "one hero", "one monster"
_SPACES: Final = {"one space": "each", "one district": "each district", "one street": "each street"}


class Marks(CardEffect):
    """Something is marked by a token of a colour of its own."""

    word = "mark"
    what: str = head(Words(HIMSELF, ONE_HERO, HERE, *_SPACES, ONE_MONSTER, meaning="what is marked"))

    def resolves(self, game: Play, source: Source) -> Result:
        """Whatever it means, or whatever is chosen."""
        if self.what in (HIMSELF, HERE):
            mark(game, source.card, source.who if self.what == HIMSELF else AT(game, source.who))
            return None
        decision, found = self._among(game, source)
        about = Among(found, "marked-tokens.1")
        return ask(game, decision, source.decider, _marked, about, rule="marked-tokens.1") if found else None

    def _among(self, game: Play, source: Source) -> tuple[Chooses, tuple[str, ...]]:
        if self.what == ONE_HERO:
            return CHOOSES_A_HERO, concerned(game, source, "each")
        if self.what == ONE_MONSTER:
            return CHOOSES_A_MONSTER, tuple(one for space in held_by_monsters(game) for one in monsters_at(game, space))
        return CHOOSES_A_SPACE, spaces(game, source, _SPACES[self.what])


def _marked(game: Play, doing: Resolving[Marks, Source], option: Option) -> Result:
    mark(game, doing.source.card, picked(game, option))
    return Go(doing, END)


WORDS: Final = (Rise, Reveals, DrawsSinCards, Reacts, GainsTurns, DiscardsUpgrades, ChangesTo, Marks)
