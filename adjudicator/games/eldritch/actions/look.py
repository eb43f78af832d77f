"""Players look at what lies on the table: some of it is open to everybody, and some is hidden."""

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.eldritch.components.monsters import CULTIST, TOKENS
from adjudicator.games.eldritch.facts import CONDITIONS, FACEDOWN, SEARCHED_BY, cards_held
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.kit.actions import Action
from adjudicator.games.kit.play import Play


class Looks(Action):
    """Somebody looks at something; nothing changes by it."""

    says: ClassVar[str | tuple[str, ...]] = ""
    free = True
    hidden: ClassVar[tuple[str, ...]] = ()
    """The rules by which it may not be looked at; where there are none, `rule` is the one by which it may."""

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Not at what is hidden, unless an effect says so."""
        return tuple(Reason(rule, "no effect says so") for rule in self.hidden)

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It is seen."""
        game.cite(self.rule)


class LooksAtGateStack(Looks):
    """At the front of a Gate that is still in the stack."""

    says = "{who:investigator} looks at the gate stack"
    rule = "hidden-information.4"
    hidden = ("hidden-information.4", "gate.1")


class LooksAtCluePool(Looks):
    """At the front of a Clue that is in the pool."""

    says = "{who:investigator} looks at the clue pool"
    rule = "hidden-information.3"
    hidden = ("hidden-information.3",)


class LooksAtDeck(Looks):
    """At the cards of a deck, or their order."""

    says = "{who:investigator} looks at the {deck:deck}"
    rule = "hidden-information.2"
    hidden = ("hidden-information.2",)


class LooksAtTopCard(Looks):
    """At the front of the uppermost card of a deck; a deck of double-sided cards lies faceup."""

    says = "{who:investigator} looks at the top card of the {deck:deck}"
    examples = ("lily looks at the top card of the spell deck",)
    rule = "double-sided-cards.4"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Only of a deck of double-sided cards."""
        if slots[0] in ("spell deck", "condition deck"):
            return ALLOWED
        hidden = f"the {slots[0]} lies facedown"
        return (Reason("hidden-information.2", hidden), Reason("double-sided-cards.3", hidden))

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """It lies faceup since the decks were shuffled."""
        game.cite(self.rule, "setup.13", "double-sided-cards.3")


class LooksAtPassedOver(Looks):
    """At the cards that were passed over in the last search of a deck."""

    says = "{who:investigator} looks at the cards that were passed over"
    rule = "search-full.3"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Whoever has searched has seen them, and nobody else does."""
        searcher = SEARCHED_BY(game)
        seen = f"{searcher or 'nobody'} has searched the deck"
        return () if searcher == who else (Reason(self.rule, seen), Reason("hidden-information.2", seen))


class LooksAtUnusedMythosCards(Looks):
    """At the Mythos cards that went back to the game box."""

    says = "{who:investigator} looks at the unused mythos cards"
    rule = "hidden-information.5"
    hidden = ("hidden-information.5", "setup.21")


class LooksAtBackOfCard(Looks):
    """At the back of a double-sided card that lies with its front up."""

    says = "{who:investigator} looks at the back of {card:card or condition}"
    rule = "hidden-information.1"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """What the investigators have."""
        everybody = INVESTIGATOR.seated(game)
        return [(one,) for other in everybody for one in cards_held(game, other)]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Unless it is turned up."""
        if any(slots[0] in FACEDOWN(game, other) for other in INVESTIGATOR.seated(game)):
            return ALLOWED
        reason = f"the back of {slots[0]} is not turned up"
        found: Reasons = (Reason("hidden-information.1", reason),)
        is_condition = any(slots[0] in CONDITIONS(game, other) for other in INVESTIGATOR.seated(game))
        return (*found, Reason("conditions.2", reason)) if is_condition else found


class LooksAtBackOfMonster(Looks):
    """At the back of a Monster token; on that of a Cultist there is nothing to be seen."""

    says = "{who:investigator} looks at the back of the monster {monster:monster}"
    rule = "hidden-information.6"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """At any time, where it has information."""
        if TOKENS[slots[0]] != CULTIST:
            return ALLOWED
        return (Reason("cultists.1", "the back of a Cultist says nothing"),)


class LooksThroughDiscardPile(Looks):
    """Through a discard pile."""

    says = "{who:investigator} looks through the {pile:discard pile}"
    rule = "hidden-information.7"


class LooksAtBackOfSheet(Looks):
    """At the back of an Investigator sheet."""

    says = "{who:investigator} looks at the back of the sheet of {sheet:sheet}"
    rule = "hidden-information.8"


class LooksAtBackOfAncientOne(Looks):
    """At the back of the Ancient One sheet."""

    says = "{who:investigator} looks at the back of the ancient one sheet"
    rule = "hidden-information.9"


class LooksAtClues(Looks):
    """At the Clues that an investigator has, or that are discarded, on both sides."""

    says = (
        "{who:investigator} looks at the clues of {whom:investigator}",
        "{who:investigator} looks at the discarded clues",
    )
    rule = "hidden-information.10"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Those of everybody, and the discarded ones."""
        return [*((one,) for one in INVESTIGATOR.seated(game)), (None,)]


LOOKS: Final = (
    LooksAtGateStack(),
    LooksAtCluePool(),
    LooksAtDeck(),
    LooksAtTopCard(),
    LooksAtPassedOver(),
    LooksAtUnusedMythosCards(),
    LooksAtBackOfCard(),
    LooksAtBackOfMonster(),
    LooksThroughDiscardPile(),
    LooksAtBackOfSheet(),
    LooksAtBackOfAncientOne(),
    LooksAtClues(),
)
