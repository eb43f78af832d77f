"""A table: a game that is set up, and the meaning of its file's sentences."""

import re
from collections.abc import Iterable
from typing import Final

from adjudicator.engine.choices import Option, Question
from adjudicator.games.arkham.actions.requests import RULES
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.situation import at_hand, meaning
from adjudicator.games.arkham.situation.at_hand import ArkhamOffer
from adjudicator.games.arkham.situation.lacking import not_modelled
from adjudicator.games.arkham.situation.legality import ArkhamJudgement
from adjudicator.games.interface import About, Asked, Deed
from adjudicator.games.kit.views import Open
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.phrases import straight
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node

_NUMBERED: Final = re.compile(r" \(([0-9])\)$")
"""The number of a copy, or the level of a card, behind its name."""


def _bare(name: str) -> str:
    """A name in small letters, without quotation marks around it or a question mark at its end."""
    return straight(name).strip().strip('"').rstrip("?").lower()


def _meanings(names: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """The entities that each name may mean, whatever its capitals and its article."""
    found: dict[str, list[str]] = {}
    for name, entity in names:
        found.setdefault(_bare(name).removeprefix("the "), []).append(entity)
    return found


class ArkhamTable:
    """A game of Arkham Horror that is set up as a file says."""

    def __init__(self, game: Rules, assumed: list[str], missing: frozenset[str] = frozenset()) -> None:
        self.game = game
        self.view = Open("the investigators have no secrets from each other in a ruling")
        self._assumed = assumed
        self._missing = missing
        self._named = _meanings((name, name) for name in game.cards)
        self._unlevelled = _meanings((_NUMBERED.sub("", card.name), name) for name, card in game.cards.items())
        self._titles = _meanings((t, name) for name, card in game.cards.items() for t in {card.name, card.title})

    # -- names --------------------------------------------------------------------------------------------------

    @property
    def about(self) -> About:
        """The investigators (those to come, in the game, and gone), what was assumed, and what is not modelled."""
        investigators = tuple(name for name, card in self.game.cards.items() if card.type == "investigator")
        return About(investigators, tuple(self._assumed), not_modelled(self.game.cards))

    def entities(self, given: str) -> tuple[str, ...]:
        """Everything that a name may mean: the thing of that name, or every card of that title."""
        whole = _bare(given)
        plain = whole.removeprefix("the ")
        for name in dict.fromkeys((whole, plain)):
            found = self._named.get(name) or self._titles.get(name)
            if found:
                return tuple(found)
        copy = self._named.get(_NUMBERED.sub(r" \1", plain)) or self._unlevelled.get(plain)
        if copy:
            return tuple(copy)
        current = plain.removeprefix("current ")
        return self.game.current(current) if current in ("agenda", "act") else ()

    def is_a(self, given: str, kind: str) -> bool:
        """True if a name means something of a cardtype."""
        return any(self.game.cards[entity].type == kind for entity in self.entities(given))

    def entity(self, given: str, node: Node, at: Checking, kind: str = "") -> str:
        """The one thing that a name means; a fault if there is none."""
        named = self.entities(given)
        if not named and given.lower().removeprefix("the ") in self._missing and at.faults:
            return ""
        found = tuple(name for name in named if not kind or self.game.cards[name].type == kind)
        if found:
            return found[0]
        known = [name for name, card in self.game.cards.items() if (card.type == kind if kind else name != RULES)]
        help = did_you_mean(given, (*known, *sorted(self._missing))) or _absent(given)
        help = help or f"known: {', '.join(known[:12]) or 'none'}"
        article = "an" if kind[:1] in "aei" else "a"
        wrong = f'"{given}" is not {article} {kind}' if named else f'nothing in the situation is called "{given}"'
        at.fault("E302", wrong, node, help)
        return ""

    def person(self, given: str, node: Node, at: Checking) -> str:
        """The investigator that a name means; a fault if there is none."""
        return self.entity(given, node, at, "investigator")

    # -- sentences ----------------------------------------------------------------------------------------------

    def deed(self, node: Node, at: Checking) -> Deed | None:
        """The deed that an entry of `do:` names."""
        return meaning.meant(self, node, at)

    def question(self, sentence: str, node: Node, at: Checking) -> Asked | None:
        """The question that a sentence asks."""
        from adjudicator.games.arkham.situation.questions import ASKED

        return ASKED.understand(self, sentence, node, at)

    # -- what is legal ------------------------------------------------------------------------------------------

    def judge(self, deed: Deed) -> ArkhamJudgement:
        """A deed, judged at this moment."""
        return ArkhamJudgement(self.game, deed)

    def offer(self, question: Question, option: Option) -> ArkhamOffer:
        """An option in the words of a file."""
        return ArkhamOffer(self.game, question, option)

    def attempts(self) -> Iterable[tuple[str, str]]:
        """The attempts that may be made with the cards at hand."""
        return at_hand.attempts(self.game)


def _absent(given: str) -> str:
    """Help for the name of a card that the library knows and the situation does not have."""
    from adjudicator.games.arkham.situation.entering import LIBRARY

    card = LIBRARY.find(given)
    if card is None:
        return ""
    places = "encounter deck" if card.encounter else "hand, play area, deck"
    return f"{card.name} is a known card: put it where it lies ({places} …)"
