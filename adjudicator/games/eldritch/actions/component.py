"""The actions that components describe: sheets, possessions and Conditions; and local actions, which others may use."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.eldritch.cards.card import Card, Effects, known, type_of
from adjudicator.games.eldritch.facts import (
    ACTIONS,
    AT,
    LOCAL_ACTIONS_DONE,
    USED_ACTIONS,
    turn_order,
)
from adjudicator.games.eldritch.held import components_of, faceup
from adjudicator.games.eldritch.kinds import INVESTIGATOR, card_of_somebody
from adjudicator.games.eldritch.opportunities import TURN, why_not_act
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import Action, Doing, not_unless
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.play import Play

SHEET_CARD: Final = "sheet"


class PerformsAComponentAction(Action):
    """An investigator performs the action of a component."""

    says = (
        "{who:investigator} performs the action of {card:component with an action}",
        "{who:investigator} performs the action of {whose:investigator}'s {card:component with an action}",
    )
    when = TURN
    rule = "component-action.1"
    called = "performs the action of a component"

    def settled(self, game: Play, who: str, slots: tuple[Any, ...]) -> tuple[Any, ...]:
        """Of his own component, where the sentence names nobody else."""
        name, whose = slots
        return (name, None if whose == who else whose)

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The actions of his own components, and of those of others in play."""
        for other in turn_order(game):
            for name in components_of(game, other):
                card = known(game, name)
                if card is not None and _effects(card):
                    yield (name, None if other == who else other)

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """An action that he may use, once in a round."""
        name, whose = slots
        owner = whose or who
        card = known(game, name)
        if card is None or not _effects(card):
            return (*why_not_act(game, who, name), Reason(self.rule, f"{name} describes no action"))
        if name not in components_of(game, owner):
            return (*why_not_act(game, who, name), Reason("component-action.5", f"{owner} does not have {name}"))
        found = why_not_act(game, who, name) or _why_not_of(game, who, owner, card)
        return found + not_unless(name in faceup(game, owner), "spells.4", f"{name} lies facedown")

    def may_come(self, game: Play, who: str, *slots: Any) -> bool:
        """It is done in his turn, or refused."""
        return False

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """One of his actions is used, and the effects are resolved."""
        name, whose = slots
        owner = whose or who
        card = known(game, name)
        assert card is not None
        ACTIONS.add(game, who, -1, "actions.1")
        game.cite(*_RULES.get(type_of(game, name), ("possessions.2",)), *card.rules)
        if card.local_action:
            rules = ("local-action.1", "local-action.3" if whose else "local-action.2")
            done = card_of_somebody(owner, name)
            LOCAL_ACTIONS_DONE.add(game, who, done, *rules, "local-action.5", "actions-full.2")
        else:
            USED_ACTIONS.add(game, who, name, "component-action.2", "actions-full.5")
        return resolve(_effects(card), Source(who, name, owner=owner))


_RULES: Final = {
    SHEET_CARD: ("investigator.4",),
    "condition": ("conditions.6",),
    "spell": ("possessions.2", "spells.2"),
}


def _effects(card: Card) -> Effects:
    return card.local_action or card.action


def _why_not_of(game: Play, who: str, owner: str, card: Card) -> Reasons:
    """The reasons against using the action of somebody's component."""
    if card.local_action:
        here = AT(game, owner) == AT(game, who)
        found = not_unless(here, "local-action.3", f"{owner} is at {AT(game, owner)}")
        fresh = card_of_somebody(owner, card.name) not in LOCAL_ACTIONS_DONE(game, who)
        return found + not_unless(fresh, "local-action.4", f"{who} has done that in this round")
    if owner != who:
        rule = "component-action.4" if card.type == SHEET_CARD else "component-action.5"
        return (Reason(rule, f"{card.name} is {owner}'s"),)
    if card.name in USED_ACTIONS(game, who):
        return (Reason("component-action.2", f"{who} has done that in this round"),)
    others = [one for one in INVESTIGATOR.seated(game) if card.name in USED_ACTIONS(game, one)]
    # Of a Condition everybody has a copy of his own.
    other = bool(others) and card.type != "condition"
    return not_unless(not other, "component-action.3", f"{' and '.join(others)} has done that in this round")


PERFORMS: Final = PerformsAComponentAction()
