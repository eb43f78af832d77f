"""Incidents on the board: whatever a card brings that a file need not name."""

from typing import Any, Final

from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.eldritch.board import clues, cup, gates, monsters, surge
from adjudicator.games.kit.actions import Doing
from adjudicator.games.kit.incidents import Incident
from adjudicator.games.kit.play import Play


class GatesAreSpawned(Incident):
    """Something spawns Gates."""

    says = ("a gate is spawned", "{n:number} gates are spawned")

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """One after the other."""
        return gates.spawn_gates(slots[0] or 1)


class GateIsClosed(Incident):
    """Something closes a Gate."""

    says = "the gate at {gate:gate} is closed"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """It is closed, and so discarded."""
        return gates.IS_CLOSED.happens(at=slots[0])


class GateIsDiscarded(Incident):
    """Something discards a Gate."""

    says = "the gate at {gate:gate} is discarded"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """It leaves the board."""
        return gates.IS_DISCARDED.happens(at=slots[0])


class CluesAreSpawned(Incident):
    """Something spawns Clues, on a space or each on the space that it shows."""

    says = ("a clue is spawned", "{n:number} clues are spawned", "a clue is spawned at {space:space}")

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """One after the other."""
        number, space = slots
        return clues.spawn_clues(number or 1) if space is None else clues.spawn_a_clue_at(space)


class ClueIsDiscarded(Incident):
    """Something discards a Clue from the board."""

    says = "the clue at {space:space} is discarded"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """It goes to the discard pile."""
        return clues.IS_DISCARDED.happens(at=slots[0])


class GainsClues(Incident):
    """Something gives an investigator Clues."""

    says = ("{who:investigator} gains a clue", "{who:investigator} gains {n:number} clues")

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """From the pool, one after the other."""
        return (clues.GAINS.happens(who),) * (slots[0] or 1)


class MonstersAreSpawned(Incident):
    """Something spawns Monsters."""

    says = ("a monster is spawned at {space:space}", "{n:number} monsters are spawned at {space:space}")

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """One after the other."""
        space, number = slots
        return (cup.spawn_a_monster(space),) * (number or 1)


class NamedMonsterIsSpawned(Incident):
    """Something spawns a Monster that it names."""

    says = "{name:kind of monster} is spawned at {space:space}"
    examples = ("Star Spawn is spawned at Rome",)

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """One that is left."""
        return Call(NAMED, f"{slots[0]}{AT}{slots[1]}")


class MonsterLosesHealth(Incident):
    """Something makes a Monster lose Health."""

    says = "{monster:monster} loses {n:number} health"
    examples = ("Ghoul loses 1 health",)

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """It may be its last."""
        return monsters.lose_health(slots[0], slots[1])


class ToughnessIsReduced(Incident):
    """Something reduces the toughness of a Monster."""

    says = "the toughness of {monster:monster} is reduced by {n:number}"

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """To nothing, perhaps."""
        return monsters.reduce_toughness(slots[0], slots[1])


class MonsterIsDiscarded(Incident):
    """Something discards a Monster."""

    says = "{monster:monster} is discarded"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """It leaves the board."""
        return monsters.IS_DISCARDED.happens(what=slots[0])


class MonsterIsDefeated(Incident):
    """Something defeats a Monster, whatever Health it has lost."""

    says = "{monster:monster} is defeated"

    def comes(self, game: Play, who: str, *slots: Any) -> Doing:
        """It leaves the board."""
        return monsters.defeat_by_an_effect(slots[0])


class MonsterMoves(Incident):
    """Something moves a Monster."""

    says = "{monster:monster} moves to {space:space}"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """By an effect that is not its own."""
        return monsters.MOVES.happens(what=slots[0], at=slots[1])


class MonsterSurge(Incident):
    """Something calls for a Monster surge."""

    says = "there is a monster surge at {space:space}"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """As many Monsters as the Reference card says."""
        return surge.SURGE.happens(at=slots[0])


class RandomSpace(Incident):
    """Something needs a random space."""

    says = "a random space is determined"

    def comes(self, game: Play, who: str, *slots: Any) -> Call:
        """By a Clue."""
        return Call(clues.RANDOM, None)


AT: Final = " at "


def _named(game: Play, said: str) -> Result:
    name, _, space = said.partition(AT)
    return monsters.spawn(game, name, space)


NAMED: Final = Procedure("a named monster is spawned", Step("", "spawn", _named))
INCIDENTS: Final = (
    GatesAreSpawned(),
    GateIsClosed(),
    GateIsDiscarded(),
    CluesAreSpawned(),
    ClueIsDiscarded(),
    GainsClues(),
    MonstersAreSpawned(),
    NamedMonsterIsSpawned(),
    MonsterLosesHealth(),
    ToughnessIsReduced(),
    MonsterIsDiscarded(),
    MonsterIsDefeated(),
    MonsterMoves(),
    MonsterSurge(),
    RandomSpace(),
)
