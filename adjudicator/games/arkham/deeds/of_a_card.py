"""The common part of using an ability of a card and playing a card."""

from typing import Any, ClassVar

from adjudicator.engine.choices import Choice, Option, Options
from adjudicator.engine.events import Listener
from adjudicator.games.arkham.abilities.leading import leading
from adjudicator.games.arkham.actions.requests import Request
from adjudicator.games.arkham.deeds.choose import CHOOSE
from adjudicator.games.arkham.deeds.request import Meant, Requesting
from adjudicator.games.arkham.game import Ability
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.saying import of_a_card
from adjudicator.games.kit.actions import Act


class OfACard(Requesting):
    """An ability of a card, of one of some kinds, is used; a sentence may name the ability and what it is used on."""

    kinds: ClassVar[tuple[str, ...]]

    def card(self, who: str, *slots: Any) -> tuple[str, str]:
        """The card that is meant, and words of the name of its ability if they are said."""
        raise NotImplementedError

    def later(self, game: Any, who: str, *slots: Any) -> tuple[Act, ...]:
        """The choice of what it is used on, if the sentence says it."""
        thing = dict(self.said(slots)).get("thing")
        return () if thing is None else (Act(CHOOSE, who, (thing,)),)

    def abilities(self, game: Rules, who: str, *slots: Any) -> Meant:
        """Those of these kinds whose names have the words that are said, first the one with no other words."""
        card, name = self.card(who, *slots)
        named = tuple(thing for act in self.later(game, who, *slots) for thing in act.slots if thing in game.cards)
        of_it = [(listener, ability) for listener, ability in game.abilities_of(card) if ability.kind in self.kinds]
        for listener, ability in sorted(of_it, key=lambda one: one[1].name.lower() != name):
            if name in ability.name.lower() or name == ability.kind:
                yield listener, named if ability.trigger or hasattr(leading(ability.effects), "targets") else ()

    def leaves_open(self, game: Any, question: Choice, who: str, *slots: Any) -> Options:
        """The abilities among which the words do not tell: none of them has exactly the name that is said."""
        _card, name = self.card(who, *slots)
        found: dict[str, Option] = {}
        if len(self.requests(game, who, slots)) < 2:
            return ()
        for option in self.options(game, question, who, *slots):
            ability = ability_of(game, option)
            if ability is not None and ability.name.lower() == name:
                return ()
            found.setdefault(ability.name if ability is not None else "", option)
        return tuple(found.values()) if len(found) > 1 else ()

    def is_about(self, game: Rules, option: Option, who: str, *slots: Any) -> bool:
        """The option is of this card and ability; where it names targets, of all that are said."""
        card, name = self.card(who, *slots)
        if not option.things or option.things[0] != card:
            return False
        targets = option.things[1:]
        if targets and any(thing not in targets for act in self.later(game, who, *slots) for thing in act.slots):
            return False
        ability = ability_of(game, option) if name else None
        return not name or (ability is not None and (name in ability.name.lower() or name == ability.kind))

    def sentence(self, option: Option) -> str:
        """The card, and on what."""
        return of_a_card(option)


def ability_of(game: Rules, option: Option) -> Ability | None:
    """The ability that an option uses; None if it is no use of one."""
    listener = option.value.listener if isinstance(option.value, Request) else option.value
    return game.ability(listener) if isinstance(listener, Listener) else None
