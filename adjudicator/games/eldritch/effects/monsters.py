"""Monsters, Clues and Gates of the board on which effects act, and Monsters that ambush."""

from typing import Final

from adjudicator.engine.choices import Option
from adjudicator.engine.procedures import END, Call, Go, Result
from adjudicator.games.eldritch.board import clues, gates, monsters
from adjudicator.games.eldritch.components.monsters import MONSTERS, TOKENS
from adjudicator.games.eldritch.effects.choosing import CHOOSES_A_MONSTER, CHOOSES_A_SPACE
from adjudicator.games.eldritch.effects.effect import AMOUNT, Amount, CardEffect, OfInvestigators, amount
from adjudicator.games.eldritch.encounters.ambush import ambush, encounter_the_spawned
from adjudicator.games.eldritch.facts import CLUES_ON_THE_BOARD, GATES, STANDS, where
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.choosing import Among, picked
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import Resolving, head, part, resolve
from adjudicator.games.kit.kinds import Words, YesNo
from adjudicator.games.kit.play import Play

EACH_HERE, ONE_HERE, ONE, ONE_AT_A_GATE, THIS = "each here", "one here", "one", "one at a gate", "this"
_WHICH: Final = Words(
    EACH_HERE,
    ONE_HERE,
    ONE,
    ONE_AT_A_GATE,
    THIS,
    meaning="each here, one here, one anywhere, one on a space with a Gate, or this one",
)


class OnMonsters(CardEffect):
    """An effect on Monsters: on each of the space, on one there, or on one anywhere; all of them, or non-Epic only."""

    non_epic: bool = part(YesNo(), False)

    def resolves(self, game: Play, source: Source) -> Result:
        """On each of them, or on the one that is chosen."""
        if self.which == THIS:
            return self.on_one(game, source, source.monster)
        found = self._there(game, source)
        if self.which == EACH_HERE:
            return tuple(call for monster in found for call in self.on_one(game, source, monster))
        return ask(game, CHOOSES_A_MONSTER, source.who, _chosen, Among(found, self._rule)) if found else None

    @property
    def which(self) -> str:
        """The Monsters that it means."""
        raise NotImplementedError

    @property
    def _rule(self) -> str:
        return "epic-monster.9" if self.non_epic else "epic-monster.8"

    def _there(self, game: Play, source: Source) -> tuple[str, ...]:
        here = where(game, source.who)
        game.because(self._rule)
        return tuple(
            one
            for one in TOKENS
            if not STANDS.is_nowhere(game, one)
            and self._is_meant(game, STANDS(game, one), here)
            and not (self.non_epic and monsters.is_epic(one))
        )

    def _is_meant(self, game: Play, space: str, here: str) -> bool:
        if self.which == ONE_AT_A_GATE:
            return space in GATES(game)
        return self.which == ONE or space == here

    def on_one(self, game: Play, source: Source, monster: str) -> tuple[Call, ...]:
        """The calls that resolve it for one Monster."""
        raise NotImplementedError


def _chosen(game: Play, doing: Resolving[OnMonsters, Source], option: Option) -> Result:
    return Go(doing, END, doing.effect.on_one(game, doing.source, picked(game, option)))


class Damage(OnMonsters):
    """Monsters lose Health."""

    word = "monsters lose"
    number: Amount = head(AMOUNT)
    monsters: str = part(_WHICH, ONE_HERE)

    @property
    def which(self) -> str:
        """The Monsters that it means."""
        return self.monsters

    def on_one(self, game: Play, source: Source, monster: str) -> tuple[Call, ...]:
        """So much, and it is defeated if that was its last."""
        return monsters.lose_health(monster, amount(game, source, self.number))


class DefeatMonster(OnMonsters):
    """Monsters are defeated; an Epic one is not."""

    word = "defeat monster"
    monsters: str = head(_WHICH)

    @property
    def which(self) -> str:
        """The Monsters that it means."""
        return self.monsters

    def on_one(self, game: Play, source: Source, monster: str) -> tuple[Call, ...]:
        """Whatever Health it has."""
        return monsters.defeat_by_an_effect(monster)


class DiscardMonster(OnMonsters):
    """Monsters are discarded; an Epic one is not."""

    word = "discard monster"
    monsters: str = head(_WHICH)

    @property
    def which(self) -> str:
        """The Monsters that it means."""
        return self.monsters

    def on_one(self, game: Play, source: Source, monster: str) -> tuple[Call, ...]:
        """It goes back to the cup."""
        return (monsters.IS_DISCARDED.happens(what=monster),)


class Ambush(OfInvestigators):
    """A Monster ambushes: one of the cup, or one that is named."""

    word = "ambush by"
    monster: str = head(Words("a monster", *MONSTERS, meaning="a monster, or the name of one"))

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """The Combat Encounter takes place at once."""
        return ambush(who, "" if self.monster == "a monster" else self.monster)


class EncounterTheSpawned(CardEffect):
    """The Monster that was spawned last is encountered at once."""

    word = "encounter"
    what: str = head(Words("the spawned monster", meaning="the spawned monster"))

    def resolves(self, game: Play, source: Source) -> Result:
        """Wherever its own effect has moved it."""
        return encounter_the_spawned(source.who)


# -- Clues and Gates --------------------------------------------------------------------------------------------------


class GainThisClue(CardEffect):
    """The Clue that is encountered is gained."""

    word = "gain this"
    what: str = head(Words("clue", meaning="clue"))

    def resolves(self, game: Play, source: Source) -> Result:
        """From the space on which whoever encounters it is."""
        rule = "gaining-possessions-and-conditions.18"
        game.cite("token-encounters.2")
        return clues.TAKES.happens(source.who, at=where(game, source.who), by=rule)


class CloseThisGate(CardEffect):
    """The Gate that is encountered is closed."""

    word = "close this"
    what: str = head(Words("gate", meaning="gate"))

    def resolves(self, game: Play, source: Source) -> Result:
        """If it is open still."""
        game.cite("other-world-encounters.3", "token-encounters.5")
        return gates.IS_CLOSED.happens(source.who, at=source.gate) if source.gate in GATES(game) else None


class DiscardClueOfBoard(CardEffect):
    """Clues are discarded from the board: those that whoever resolves it picks, or all."""

    word = "discard clues of the board"
    number: Amount = head(AMOUNT)

    def resolves(self, game: Play, source: Source) -> Result:
        """The active investigator picks among them."""
        there, wanted = CLUES_ON_THE_BOARD(game), amount(game, source, self.number)
        if len(there) <= wanted:
            game.cite("discarding.10", "discarding.11")
            return tuple(clues.IS_DISCARDED.happens(at=space) for space in there)
        return ask(game, CHOOSES_A_SPACE, source.who, _discards, Among(there, "discarding.10"), rule="discarding.2")


def _discards(game: Play, doing: Resolving[DiscardClueOfBoard, Source], option: Option) -> Result:
    game.cite("discarding.2")
    left = amount(game, doing.source, doing.effect.number) - 1
    again = resolve((DiscardClueOfBoard(number=left),), doing.source) if left else ()
    return Go(doing, END, (clues.IS_DISCARDED.happens(at=picked(game, option)), *again))


WORDS: Final = (
    Damage,
    DefeatMonster,
    DiscardMonster,
    Ambush,
    EncounterTheSpawned,
    GainThisClue,
    CloseThisGate,
    DiscardClueOfBoard,
)
