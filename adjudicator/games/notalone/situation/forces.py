"""Cards of this round whose effects are in force when the situation begins."""

from typing import TYPE_CHECKING

from adjudicator.games.notalone.cards.cards import HuntCard
from adjudicator.games.notalone.cards.hunt import HUNT_CARDS
from adjudicator.games.notalone.cards.survival import SURVIVAL_CARDS
from adjudicator.games.notalone.game import TABLE, InForce
from adjudicator.games.notalone.planet import ARTEMIA, TARGET
from adjudicator.games.notalone.situation.placing import CARD_OF, card_of, kind_of, place_of
from adjudicator.games.notalone.situation.setting import Force
from adjudicator.games.notalone.words import Constant, Effect, Holds, IfSo
from adjudicator.language.nearest import did_you_mean

if TYPE_CHECKING:
    from adjudicator.games.notalone.situation.building import Builder


def constants(effects: tuple[Effect, ...]) -> tuple[Constant, ...]:
    """What effects make hold for the round."""
    held = (one.constant if isinstance(one, Holds) else one.then if isinstance(one, IfSo) else None for one in effects)
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
        if played and self._game.state.read(TABLE, "hunt cards played") is None:
            self._game.state.write(TABLE, "hunt cards played", played)

    def _one(self, name: str, force: Force) -> None:
        game, builder = self._game, self._builder
        kind = kind_of(name)
        effects = HUNT_CARDS[name].effects if kind == "hunt" else SURVIVAL_CARDS[name].effects
        held = constants(effects)
        if not held:
            help = "say what it has left behind: tokens, cards, counters"
            builder.fault("E403", f"{name} has no effect that lasts", force.where, help)
            return
        whom, places = self._on(name, force)
        for constant in held:
            game.state.write(TABLE, "in force", (*game.in_force, InForce(name, constant, whom, places)))
        game.state.write(TABLE, f"{kind} discard", (*game.cards(TABLE, f"{kind} discard"), name))
        if kind == "hunt":
            self._hunt_card(HUNT_CARDS[name])

    def _has_been_played(self, name: str, force: Force) -> bool:
        """Whether a card's own phase has been reached where the situation stands."""
        card = HUNT_CARDS.get(name) or SURVIVAL_CARDS[name]
        now = int(self._builder.setting.phase or "1")
        if card.phase <= now:
            return True
        message = f"{name} is played in Phase {card.phase}, and it is Phase {now}"
        self._builder.fault("E403", message, force.where, f"write `phase: {card.phase}`, or play it in `do:`")
        return False

    def _hunt_card(self, card: HuntCard) -> None:
        """What the rules remember of a Hunt card that was played in this round."""
        state = self._game.state
        state.write(TABLE, "phase of the last hunt card", card.phase)
        if card.symbol:
            state.write(TABLE, f"{card.symbol} card played", True)
        if card.phase == 1 and card.symbol == TARGET:
            state.write(TARGET, "laid in phase 1", True)
        elif card.phase == 1 and card.symbol == ARTEMIA:
            state.write(TABLE, "artemia card of phase 1", True)

    def _on(self, name: str, force: Force) -> tuple[str, tuple[int, ...]]:
        chooses = HUNT_CARDS[name].chooses if name in HUNT_CARDS else ""
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
