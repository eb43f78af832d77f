"""Who plays: one Creature and up to six Hunted, each of a name that means nothing else."""

from typing import TYPE_CHECKING

from adjudicator.games.kit.facts import TABLE
from adjudicator.games.notalone.board import MOST_HUNTED, why_not_so_many
from adjudicator.games.notalone.kinds import CREATURE, HUNTED
from adjudicator.games.notalone.planet import TOKENS
from adjudicator.games.notalone.situation.placing import card_of, place_of
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.source import Node

if TYPE_CHECKING:
    from adjudicator.games.notalone.situation.building import Builder

NAMES = ("B", "C", "D", "E", "F", "G", "H")
"""How players are called whom the file does not name: B is the Creature, the others follow clockwise."""


class Players:
    """Seats the players of a situation."""

    def __init__(self, builder: "Builder") -> None:
        self._builder = builder
        self._setting = builder.setting
        self._named = builder.setting.creature.name if builder.setting.creature else ""

    def seat(self) -> None:
        """The Creature, and the Hunted clockwise from her left."""
        creature, *hunted = names = self._names()
        self._one_name_each(names)
        self._one_creature(creature)
        self._so_many(len(hunted))
        for who in self._setting.hunted:
            if who not in hunted:
                help = did_you_mean(who, hunted) or f"the Hunted are {', '.join(hunted)}"
                message = f"{who} is the Creature" if who == creature else f"{who} is not among the Hunted"
                self._builder.fault("E302", message, self._builder.key("hunted", who), help)
        state = self._builder.game.state
        state.write(TABLE, CREATURE.key, (creature,))
        state.write(TABLE, HUNTED.key, tuple(hunted[:MOST_HUNTED]))

    def _names(self) -> tuple[str, ...]:
        """The Creature first, then the Hunted clockwise."""
        players, hunted = self._setting.players, self._setting.hunted
        if isinstance(players, tuple):
            return players or ("",)
        if players:
            more = (f"player {number}" for number in range(len(NAMES) + 1, players + 1))
            others = (*NAMES[1:players], *more)
            self._builder.assumed.append(f"{NAMES[0]} is the Creature; the Hunted are {', '.join(others)}")
            return (self._named or NAMES[0], *others)
        return (self._named or (NAMES[0] if NAMES[0] not in hunted else "the Creature"), *hunted)

    def _where(self, number: int, name: str) -> Node:
        """Where the file names a player, by her number round the table."""
        if isinstance(self._setting.players, tuple):
            return self._builder.item(number, "players")
        return self._builder.node("creature", "name") if number == 0 else self._builder.key("hunted", name)

    def _one_name_each(self, names: tuple[str, ...]) -> None:
        seen: set[str] = set()
        for number, name in enumerate(names):
            other = _something_else(name)
            if name.lower() in seen:
                where = self._where(0 if name == self._named else number, name)
                self._builder.fault("E303", f"two players are called {name}", where, "give each a name of her own")
            elif other:
                where = self._where(number, name)
                self._builder.fault("E303", f"{name} is the name of {other}", where, "give her another name")
            seen.add(name.lower())

    def _one_creature(self, creature: str) -> None:
        if isinstance(self._setting.players, tuple) and self._named not in ("", creature):
            message = f"{self._named} is not the Creature: the first of `players` is (object-of-the-game.1)"
            help = f"leave out `name`, or name {self._named} first"
            self._builder.fault("E403", message, self._builder.node("creature", "name"), help)

    def _so_many(self, hunted: int) -> None:
        for reason in why_not_so_many(hunted):
            message = f"{hunted} Hunted cannot play: {reason.because} ({reason.rule})"
            where = self._builder.node("players" if self._builder.says("players") else "hunted")
            self._builder.fault("E402", message, where, "write 2 to 7 players, the Creature among them")


def _something_else(name: str) -> str:
    """What else a name means in a sentence."""
    if place_of(name):
        return "a place"
    if card_of(name):
        return "a card"
    return "a token" if name.lower() in TOKENS else ""
