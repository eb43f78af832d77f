"""Cards of this round whose effects are in force when the situation begins."""

from typing import TYPE_CHECKING

from adjudicator.games.kit.facts import TABLE
from adjudicator.games.notalone.cards.cards import HuntCard
from adjudicator.games.notalone.cards.printed import CARDS
from adjudicator.games.notalone.effects.effect import CardEffect
from adjudicator.games.notalone.effects.if_so import IfSo
from adjudicator.games.notalone.effects.lasting import InForce, Lasting
from adjudicator.games.notalone.facts import (
    ARTEMIA_CARD_OF_PHASE_1,
    HUNT_CARDS_PLAYED,
    IN_FORCE,
    LAID_IN_PHASE_1,
    PHASE_OF_LAST_HUNT_CARD,
    PILES,
    SYMBOL_PLAYED,
)
from adjudicator.games.notalone.planet import ARTEMIA, TARGET
from adjudicator.games.notalone.situation.placing import CARD_OF, card_of, kind_of, place_of
from adjudicator.games.notalone.situation.setting import Force
from adjudicator.language.nearest import did_you_mean

if TYPE_CHECKING:
    from adjudicator.games.notalone.situation.building import Builder


def constants(effects: tuple[CardEffect, ...]) -> tuple[Lasting, ...]:
    """What effects make hold for the round."""
    held = (one if isinstance(one, Lasting) else one.then if isinstance(one, IfSo) else None for one in effects)
    return tuple(one for one in held if one is not None)


class Forces:
    """Puts the cards of `in force:` in force."""

    def __init__(self, builder: "Builder") -> None:
        self._builder = builder
        self._game = builder.game

    def put(self) -> None:
        """Every card that the file names: what it makes hold, and what its being played has left behind."""
        played = 0
        for force in self._builder.setting.in_force:
            name = card_of(force.card)
            if not name:
                help = did_you_mean(force.card, CARD_OF.values()) or "a Hunt or Survival card"
                self._builder.fault("E301", f'there is no card "{force.card}"', force.where, help)
                continue
            if self._builder.lies(name, "in force", force.where) and self._has_been_played(name, force):
                played += kind_of(name) == "hunt"
                self._one(name, force)
        creature = self._builder.setting.creature
        if played and (creature is None or creature.played is None):
            HUNT_CARDS_PLAYED.put(self._game, TABLE, played)

    def _one(self, name: str, force: Force) -> None:
        game, builder = self._game, self._builder
        kind = kind_of(name)
        effects = CARDS.hunt[name].does if kind == "hunt" else CARDS.survival[name].does
        held = constants(effects)
        if not held:
            help = "say what it has left behind: tokens, cards, counters"
            builder.fault("E403", f"{name} has no effect that lasts", force.where, help)
            return
        whom, places = self._on(name, force)
        for constant in held:
            IN_FORCE.put(game, TABLE, (*game.in_force, InForce(name, constant, whom, places)))
        PILES[kind].put(game, TABLE, (*PILES[kind](game), name))
        if kind == "hunt":
            self._hunt_card(CARDS.hunt[name])

    def _has_been_played(self, name: str, force: Force) -> bool:
        """Whether a card's own phase has been reached where the situation stands."""
        card = CARDS.hunt.get(name) or CARDS.survival[name]
        now = int(self._builder.setting.phase or "1")
        if card.phase <= now:
            return True
        message = f"{name} is played in Phase {card.phase}, and it is Phase {now}"
        self._builder.fault("E403", message, force.where, f"write `phase: {card.phase}`, or play it in `do:`")
        return False

    def _hunt_card(self, card: HuntCard) -> None:
        """What the rules remember of a Hunt card that was played in this round."""
        game = self._game
        PHASE_OF_LAST_HUNT_CARD.put(game, TABLE, card.phase)
        if card.symbol.token:
            SYMBOL_PLAYED[card.symbol.token].put(game, TABLE, True)
        if card.phase == 1 and card.symbol.token == TARGET:
            LAID_IN_PHASE_1.put(game, TARGET, True)
        elif card.phase == 1 and card.symbol.token == ARTEMIA:
            ARTEMIA_CARD_OF_PHASE_1.put(game, TABLE, True)

    def _on(self, name: str, force: Force) -> tuple[str, tuple[int, ...]]:
        chooses = CARDS.hunt[name].chooses.what if name in CARDS.hunt else ""
        if not chooses:
            if force.on:
                self._builder.fault("E403", f"nothing is named for {name}", force.where, "leave out `on:`")
            return "", ()
        place = place_of(force.on)
        if chooses == "place" and place:
            return "", (place,)
        if chooses == "hunted" and force.on in self._game.hunted:
            return force.on, ()
        wanted = "a place" if chooses == "place" else f"one of {', '.join(self._game.hunted)}"
        self._builder.fault("E302", f"{name} is on somebody or something: {wanted}", force.where, "write `on: …`")
        return "", ()
