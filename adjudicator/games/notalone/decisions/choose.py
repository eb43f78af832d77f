"""A player chooses one of several things that a card offers, or names of whom or of which place it speaks."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.games.kit.actions import Action
from adjudicator.games.notalone.decisions.choose_places import PlacesToChoose
from adjudicator.games.notalone.game import NotAlone


class Offer(NamedTuple):
    """The offer of a card: things by their names, each with why not; Place cards to discard; of whom it may speak.

    `will` is how much Will its user may lose instead, `rule` the rule by which one thing is chosen.
    """

    things: tuple[tuple[str, Reasons], ...] = ()
    discards: PlacesToChoose | None = None
    will: int = 0
    whom: tuple[tuple[str, Reasons], ...] = ()
    rule: str = ""


class ChoosesThing(Action):
    """One of several things is chosen by its name."""

    says = "{who:player} chooses {thing:thing}"
    waits = True

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """Everything that the card offers."""
        about = game.about
        return tuple(name for name, _reasons in about.things) if isinstance(about, Offer) else ()

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """The card has to offer it, and it has to be able to do something."""
        about = game.about
        if not isinstance(about, Offer):
            return ALLOWED
        found = dict(about.things).get(slots[0])
        return game.reasons("nothing like it is offered", about.rule) if found is None else found


class ChoosesHunted(Action):
    """A Hunted is chosen: the one that a card speaks of, or that is helped."""

    says = "{who:player} chooses {whom:several hunted}"
    waits = True

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """Each of the Hunted that there are to choose."""
        about = game.about
        there = tuple(whom for whom, _reasons in about.whom) if isinstance(about, Offer) else game.hunted
        return (((whom,),) for whom in there)

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """One is chosen, where one is, and of whom the card may speak."""
        about = game.about
        if isinstance(about, Offer) and not about.whom:
            return game.reasons("nobody is chosen here", about.rule)
        if len(slots[0]) != 1:
            return game.reasons("one Hunted is chosen", about.rule if isinstance(about, Offer) else "the-source.5")
        found = dict(about.whom) if isinstance(about, Offer) else {}
        return found.get(slots[0][0], ALLOWED)


class ChoosesPlace(Action):
    """A place is chosen, of which a card speaks."""

    says = "{who:player} chooses {where:place}"
    waits = True

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """Those that there are to choose."""
        about = game.about
        return about.places if isinstance(about, PlacesToChoose) else ()

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """One of those."""
        about = game.about
        if not isinstance(about, PlacesToChoose) or slots[0] in about.places:
            return ALLOWED
        return game.reasons("it is not among the places to choose", about.rule)


class ChoosesSide(Action):
    """The Creature chooses a side of the board."""

    says = "{who:player} chooses side {side:side}"
    asks = "the side of the board"
    rule = "setup.1"


class LosesWill(Action):
    """A Hunted loses Will instead of something else that a card offers."""

    says = "{who:player} loses {n:number} will"
    waits = True

    def candidates(self, game: NotAlone, who: str) -> Iterable[Any]:
        """As much as the card says."""
        about = game.about
        return (about.will,) if isinstance(about, Offer) and about.will else ()

    def why_not(self, game: NotAlone, who: str, *slots: Any) -> Reasons:
        """As much as the card says."""
        about = game.about
        if not isinstance(about, Offer) or (about.will and about.will == slots[0]):
            return ALLOWED
        return game.reasons(f"{about.will or 'no'} Will is lost", about.rule)

    def came_about(self, game: NotAlone, since: int, who: str, *slots: Any) -> bool:
        """She had no other choice."""
        return any(getattr(getattr(r, "event", None), "kind", "") == "lose will" for r in game.trace[since:])


CHOOSES_THING, CHOOSES_HUNTED, CHOOSES_PLACE = ChoosesThing(), ChoosesHunted(), ChoosesPlace()
CHOOSES_SIDE, LOSES_WILL = ChoosesSide(), LosesWill()
