"""Tokens of a space: a hero turns them up, picks them up and puts them down, at any moment of his own turn."""

from collections.abc import Iterable
from itertools import product
from typing import Any, ClassVar, Final

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.kit.actions import not_unless
from adjudicator.games.kit.play import Play
from adjudicator.games.others.components.city import spaces_of
from adjudicator.games.others.components.heroes import HEROES
from adjudicator.games.others.facts import (
    AT,
    DARK_PAST,
    EXTRA_TURNS,
    FACE_DOWN,
    HELD,
    INNOCENTS,
    LIES,
    LOOSE,
    OWNED,
    monsters_at,
)
from adjudicator.games.others.kinds import HERO
from adjudicator.games.others.turns.turn import InTurn, why_not_in_turn


class TurnsUp(InTurn):
    """A hero turns up the face-down tokens of his space."""

    says = "{who:hero} turns the tokens up"
    rule = "exploration-tokens.4"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """With no monster in the space."""
        here = AT(game, who)
        found = why_not_in_turn(game, who, self.rule)
        found += not_unless(bool(FACE_DOWN(game, here)), self.rule, f"no token lies face down at {here}")
        return found + not_unless(not monsters_at(game, here), "exploration-tokens.5", f"a monster is at {here}")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """From now on they have their effects."""
        here = AT(game, who)
        for token in FACE_DOWN(game, here):
            LOOSE[token].add(game, here, 1, self.rule, "exploration-tokens.6")
        FACE_DOWN.set(game, here, (), self.rule)


class PicksUpATurn(InTurn):
    """A hero picks up an extra turn token of his space."""

    says = "{who:hero} picks up an extra turn token"
    rule = "extra-turn-tokens.1"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One that lies there face up."""
        lies = LOOSE["extra turn"](game, AT(game, who)) > 0
        found = why_not_in_turn(game, who, self.rule)
        return found + not_unless(lies, self.rule, f"no extra turn token lies at {AT(game, who)}")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It lies beside the dashboard."""
        LOOSE["extra turn"].add(game, AT(game, who), -1, self.rule)
        EXTRA_TURNS.add(game, who, 1, self.rule)


class PicksUpAnInnocent(InTurn):
    """A hero picks up an Innocent token of his space."""

    says = "{who:hero} picks up an innocent"
    rule = "innocent-tokens.1"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One that lies there face up."""
        lies = LOOSE["innocent"](game, AT(game, who)) > 0
        found = why_not_in_turn(game, who, self.rule)
        return found + not_unless(lies, self.rule, f"no Innocent lies at {AT(game, who)}")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It lies beside the dashboard."""
        LOOSE["innocent"].add(game, AT(game, who), -1, self.rule)
        INNOCENTS.add(game, who, 1, self.rule)


class PicksUpAnNpc(InTurn):
    """A hero picks up an NPC token of his space."""

    says = "{who:hero} picks up the {npc:npc}"
    rule = "npc-tokens.1"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One that lies there."""
        found = why_not_in_turn(game, who, self.rule)
        lies = LIES(game, slots[0]) == AT(game, who)
        return found + not_unless(lies, "npc-tokens.2", f"the {slots[0]} token does not lie at {AT(game, who)}")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It lies beside the dashboard, together with others."""
        LIES.set(game, slots[0], "", self.rule)
        HELD.add(game, who, slots[0], self.rule, "npc-tokens.3")


class PutsDownAnNpc(InTurn):
    """A hero puts an NPC token that he holds into his space."""

    says = "{who:hero} puts down the {npc:npc}"
    rule = "npc-tokens.4"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One that he holds."""
        found = why_not_in_turn(game, who, self.rule)
        return found + not_unless(slots[0] in HELD(game, who), "npc-tokens.2", f"{who} does not hold the {slots[0]}")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """Others may pick it up."""
        HELD.take(game, who, slots[0], self.rule)
        LIES.set(game, slots[0], AT(game, who), self.rule)


# -- what is never done ------------------------------------------------------------------------------------------------


class Never(InTurn):
    """Something that a hero would do and that the rules never allow, and the reason against it."""

    because: ClassVar[str]

    def is_open_to(self, game: Play, who: str) -> bool:
        """To nobody."""
        return False

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Never."""
        return (Reason(self.rule, self.because),)


class PutsDownAnInnocent(Never):
    """A hero would put an Innocent down."""

    says = "{who:hero} puts down an innocent"
    rule, because = "innocent-tokens.2", "an Innocent is not put down"


class GivesAnInnocent(Never):
    """A hero would give an Innocent to another."""

    says = "{who:hero} gives an innocent to {whom:hero}"
    rule, because = "innocent-tokens.3", "an Innocent is not given away"


class GivesAnUpgrade(Never):
    """A hero would give an Upgrade card to another."""

    says = "{who:hero} gives {card:upgrade} to {whom:hero}"
    rule, because = "upgrade-cards.4", "Upgrade cards are not traded"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """His cards, to each of the others."""
        return product(OWNED(game, who), (other for other in HERO.seated(game) if other != who))


class LooksAtTokens(Never):
    """A hero would look at face-down tokens without exploring their space."""

    says = "{who:hero} looks at the face-down tokens of {space:space}"
    rule, because = "exploration-tokens.1", "all exploration tokens have the same back"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The spaces where any lie."""
        return [space for space in spaces_of(game) if FACE_DOWN(game, space)]


class LooksAtThePast(Never):
    """A hero's player would look at a Dark Past card."""

    says = "{who:hero} looks at the dark past card of {name:hero name}"
    rule, because = "dark-past-cards.7", "Hero players may not look at a Dark Past card"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The heroes beside whose dashboards one lies."""
        return [name for name in HEROES if DARK_PAST(game, name)]


ACTIONS: Final = (
    LooksAtTokens(),
    LooksAtThePast(),
    TurnsUp(),
    PicksUpATurn(),
    PicksUpAnInnocent(),
    PicksUpAnNpc(),
    PutsDownAnNpc(),
    PutsDownAnInnocent(),
    GivesAnInnocent(),
    GivesAnUpgrade(),
)
