"""The kinds of slots in sentences of what is done, beside those of the game: choices, shares, draws, one's own."""

import re
from collections.abc import Mapping
from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.games.arkham import kinds
from adjudicator.games.arkham.damage.dealing import Part
from adjudicator.games.arkham.discarding import UNKNOWN as UNNAMED
from adjudicator.games.arkham.effects.offered import ways
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.kinds import CARD, CHAOS_TOKEN, OneWord, Thing
from adjudicator.games.arkham.names import UNKNOWN_CARD
from adjudicator.games.arkham.terms import ORDER, SKILLS
from adjudicator.games.arkham.vocabulary.references import ZONES
from adjudicator.games.kit.deeds import UNKNOWN
from adjudicator.games.kit.kinds import Free, Kind, Number, Some
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.phrases import unquoted
from adjudicator.language.shapes import Checking
from adjudicator.language.source import Node

_SHARED: Final = re.compile(r",? and (?=[0-9]+ (?:damage|horror)\b)|, ?(?=[0-9]+ (?:damage|horror)\b)")
_JOINING: Final = re.compile(r"^(?:(?:to|that|the|an?) )+")


def plain_choice(words: str) -> str:
    """The words of a choice in small letters, without the words that join them to "chooses".

    >>> plain_choice("to take 2 horror"), plain_choice("the encounter deck"), plain_choice("to an enemy is exhausted")
    ('take 2 horror', 'encounter deck', 'enemy is exhausted')
    """
    return _JOINING.sub("", words.lower())


class Choosable(Thing):
    """Something that may be chosen: a card by its name, or the words of one of several effects."""

    def read(self, game: Machine, text: str) -> str | None:
        """The card, or the words as they are compared."""
        return super().read(game, text) or plain_choice(text)


class NoMisspeltName(Choosable):
    """Something that may be chosen, but no words that are nearly the name of a card."""

    def read(self, game: Machine, text: str) -> str | None:
        """The card, or the words of an effect; None where they are a misspelt name of a card."""
        found = super().read(game, text)
        if not isinstance(game, Arkham) or found in game.cards or found in tuple(map(plain_choice, ways(game))):
            return found
        return None if did_you_mean(text, game.cards) else found


class OfAbilities(Choosable):
    """A card, or a word that names something else on which an ability may be used, or that may be put in order.

    Of those words the ones of the game's own are `further`; the others are on its cards.
    """

    def __init__(self, noun: str, *further: str, examples: tuple[str, ...]) -> None:
        super().__init__(noun, examples=examples)
        self._further = further

    def read(self, game: Machine, text: str) -> str | None:
        """The card, or the word for one of several effects or of the game's own."""
        said = super().read(game, text)
        if not isinstance(game, Arkham) or said in game.cards:
            return said
        return next((word for word in (*self._further, *map(plain_choice, ways(game))) if word == said), None)

    def understood(self, game: Machine, text: str, node: Node, at: Checking) -> str | None:
        """The card or the word; None and a fault if it is neither."""
        found = self.read(game, text)
        return super().understood(game, text, node, at) if found is None else found


class Lower(Free):
    """Free words, whatever their capitals."""

    def read(self, game: Machine, text: str) -> str | None:
        """The words in small letters."""
        return text.lower()


class Amount(Number):
    """A number of damage, resources and the like."""

    def understood(self, game: Machine, text: str, node: Node, at: Checking) -> int | None:
        """The number; None and a fault where it is below zero."""
        found = self.read(game, text)
        if found is None:
            at.fault("E402", f"{text} is no number of things", node, "write a number from 0 up")
        return found


class Happening(Number):
    """How much of something happens: nothing at all is nothing that happens."""

    def understood(self, game: Machine, text: str, node: Node, at: Checking) -> int | None:
        """The number; None and a fault where it is below one."""
        found = self.read(game, text)
        if found is None:
            help = "ask that it does not happen, such as `roland does not take damage`"
            at.fault("E402", "what happens happens with 1 or more", node, help)
        return found


class OrWords(Kind[Any]):
    """A thing of another kind, or what certain words mean in its place."""

    def __init__(self, of: Kind[Any], means: Any, *words: str) -> None:
        super().__init__(of.meaning)
        self._of, self._means, self._words = of, means, words

    def read(self, game: Machine, text: str) -> Any:
        """The thing, or the meaning of the words."""
        return self._means if text.lower() in self._words else self._of.read(game, text)

    def understood(self, game: Machine, text: str, node: Node, at: Checking) -> Any:
        """The thing, or the meaning of the words; None and a fault where it is neither."""
        return self._means if text.lower() in self._words else self._of.understood(game, text, node, at)

    def may_be(self, text: str) -> bool:
        """True of any words."""
        return True

    def examples(self) -> tuple[str, ...]:
        """Those of things."""
        return self._of.examples()


class MaybeUnknown(OrWords):
    """Something that chance draws: one thing or several in a row, or words that say that nobody knows it."""

    def __init__(self, of: Kind[Any], *unknown: str) -> None:
        super().__init__(of, UNKNOWN, *unknown)

    def read(self, game: Machine, text: str) -> tuple[str, ...] | None:
        """The outcomes."""
        return _in_a_row(super().read(game, text))

    def understood(self, game: Machine, text: str, node: Node, at: Checking) -> tuple[str, ...] | None:
        """The outcomes; None and a fault where they are none."""
        return _in_a_row(super().understood(game, text, node, at))


def _in_a_row(found: str | tuple[str, ...] | None) -> tuple[str, ...] | None:
    return (found,) if isinstance(found, str) else found


class Shares(Kind[tuple[Part, ...]]):
    """Damage and horror for several cards: `1 damage and 1 horror to beat cop`, the groups joined by commas."""

    def read(self, game: Machine, text: str) -> tuple[Part, ...] | None:
        """The shares in the order in which they are said; None where they are not understood."""
        found: list[Part] = []
        waiting: list[tuple[int, str]] = []
        for amount, kind, whom in _chunks(text):
            if kind not in ("damage", "horror") or not amount.isdigit():
                return None
            waiting.append((int(amount), kind))
            if whom:
                entity = CARD.read(game, unquoted(whom))
                if entity is None:
                    return None
                found += (Part(entity, kind, number) for number, kind in waiting)
                waiting = []
        return None if waiting else tuple(found)

    def understood(self, game: Machine, text: str, node: Node, at: Checking) -> tuple[Part, ...] | None:
        """The shares; None and a fault for what is wrong with them."""
        found = self.read(game, text)
        if found is not None:
            return found
        help = "write `1 damage and 1 horror to beat cop`"
        chunks = tuple(_chunks(text))
        for amount, kind, whom in chunks:
            if kind not in ("damage", "horror") or not amount.isdigit():
                said = " ".join(part for part in (amount, kind, f"to {whom}" if whom else "") if part)
                at.fault("E210", f'"{said}" is not understood', node, help)
                return None
            if whom:
                CARD.understood(game, whom, node, at)
        if not chunks[-1][2]:
            at.fault("E210", f'"{text}" does not say to whom', node, "write `1 damage to beat cop`")
        return None

    def say(self, value: tuple[Part, ...]) -> str:
        """The shares grouped by card."""
        groups: dict[str, list[str]] = {}
        for part in value:
            groups.setdefault(part.entity, []).append(f"{part.amount} {part.kind}")
        return ", ".join(f"{' and '.join(parts)} to {whom}" for whom, parts in groups.items())

    def may_be(self, text: str) -> bool:
        """True of any words."""
        return True


def _chunks(text: str) -> list[tuple[str, str, str]]:
    """Each share as it is said: how much, of what, and to whom if that is said with it."""
    found = []
    # What is shared out is damage or horror: any other "and" or comma belongs to a name.
    for chunk in _SHARED.split(text):
        words, _to, whom = chunk.strip().partition(" to ")
        number, _space, kind = words.partition(" ")
        found.append((number, kind, whom))
    return found


CARDS: Final = Some(CARD, ordered=True)
"""Cards in a row, in the order in which they are said."""

_RESULTS: Final = ("attack", "investigation", "evasion", "parley", "test")
"""The names of tests in their results."""

KINDS: Final[Mapping[str, Kind[Any]]] = {
    **kinds.KINDS,
    "choice": NoMisspeltName("choice", examples=("hallway",)),
    "target": OfAbilities("target", *SKILLS, *ORDER, *ZONES, examples=("ghoul",)),
    "simultaneous thing": OfAbilities(
        "simultaneous thing",
        "elimination",
        *_RESULTS,
        *(f"{token} token" for token in ORDER),
        examples=("the agenda", "ghoul"),
    ),
    "text that instructs": OneWord("text that instructs", ("agenda", "act", "campaign guide")),
    "ability": Lower("the name of an ability"),
    "scenario": Lower("the name of a scenario"),
    "level": Lower("a difficulty level"),
    "own": OneWord("word for one's own", ("his", "her", "their")),
    "number": Amount(0, 9999),
    "number above 0": Happening(1, 9999),
    "shares": Shares("shares of damage and horror"),
    "several cards": CARDS,
    "drawn token": MaybeUnknown(CHAOS_TOKEN, "unknown", "an unknown", "unknown token", "an unknown token"),
    "card at random": OrWords(CARD, UNNAMED, UNNAMED, f"an {UNNAMED}"),
    "drawn cards": MaybeUnknown(CARDS, *UNKNOWN_CARD),
}
"""What the slots of these sentences may name."""
