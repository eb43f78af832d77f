"""Things named in sentences of Arkham Horror: investigators, cards and places by their names, tokens, areas, skills."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.games.arkham.names import Naming
from adjudicator.games.arkham.terms import ACTIONS, KEY_TOKENS, ORDER, SKILLS, STATS, TOKEN_KINDS
from adjudicator.games.kit.kinds import Free, Kind, Named, Number, Some, Words
from adjudicator.language.nearest import did_you_mean
from adjudicator.language.shapes import Checking, Shape, Word
from adjudicator.language.source import Node


class Thing(Kind[str]):
    """Something that is a card, by its name or title; of these cardtypes, where any are given.

    Of several that a name may mean it is the first.
    """

    def __init__(self, noun: str, *types: str, key: str = "", examples: tuple[str, ...] = ()) -> None:
        super().__init__(f"{_article(noun)} {noun}")
        self.noun, self.types, self.key = noun, types, key
        self._examples = examples

    def all_called(self, game: Machine, text: str) -> tuple[str, ...]:
        """Everything of this kind that a name may mean."""
        assert isinstance(game, Naming)
        return tuple(one for one in game.called(text) if not self.types or game.cards[one].type in self.types)

    def read(self, game: Machine, text: str) -> str | None:
        """The thing of a name, whatever its capitals, with or without an article."""
        return next(iter(self.all_called(game, text)), None)

    def read_in_a_file(self, text: str) -> str | None:
        """The name: what it names is known when the game is set up."""
        return text

    def may_be(self, text: str) -> bool:
        """True of everything: cards are known when the game is set up."""
        return True

    def values(self, game: Machine) -> tuple[str, ...]:
        """All of them, in the order in which they entered the game."""
        return game.of_type(*self.types) if isinstance(game, Naming) else ()

    def examples(self) -> tuple[str, ...]:
        """Some names for examples of sentences."""
        return self._examples or ("something",)

    def shape(self) -> Shape[str]:
        """A name."""
        return Word(self.meaning)

    def understood(self, game: Machine, text: str, node: Node, at: Checking) -> str | None:
        """The thing that a name means; None and a fault if there is none.

        A name of something that could not be set up is at fault already, and so is what is said of it.
        """
        assert isinstance(game, Naming)
        named = game.called(text)
        found = next((one for one in named if not self.types or game.cards[one].type in self.types), None)
        if found is not None or (not named and at.faults and _speaks_of(text, game.missing)):
            return found
        known = self.values(game)
        others = (*known, *sorted(game.missing - {_plain(text)}))
        help = "" if named else did_you_mean(text, others) or game.absent(text)
        help = help or f"known: {', '.join(known[:12]) or 'none'}"
        wrong = f'"{text}" is not {self.meaning}' if named else f'nothing in the situation is called "{text}"'
        at.fault(self.code, wrong, node, help)
        return None


class OneWord(Words):
    """One word of a closed set, or another word for it; with or without an article."""

    def __init__(
        self, what: str, words: tuple[str, ...], also: Mapping[str, str] = {}, ends: tuple[str, ...] = ()
    ) -> None:
        super().__init__(*words, meaning=f"{_article(what)} {what}")
        self.what, self._also, self._ends = what, also, ends

    def read(self, game: Machine, text: str) -> str | None:
        """The word that is meant."""
        plain = _plain(text)
        for end in self._ends:
            plain = plain.removesuffix(end)
        plain = self._also.get(plain, plain)
        return plain if plain in self.words else None

    def understood(self, game: Machine, text: str, node: Node, at: Checking) -> str | None:
        """The word; None and a fault if there is none."""
        found = self.read(game, text)
        if found is None:
            help = did_you_mean(text, self.words) or f"one of: {', '.join(self.words)}"
            at.fault(self.code, f'there is no {self.what} "{text}"', node, help)
        return found


class KindOfAction(Kind[str]):
    """The thing for which alone an additional action is: an action, or cards of a trait; or it is for anything."""

    def __init__(self) -> None:
        super().__init__("an action, a trait of cards or anything")

    def read(self, game: Machine, text: str) -> str | None:
        """The word, in small letters."""
        plain = _plain(text)
        return plain if plain in self.values(game) or plain.removesuffix("s") in self.values(game) else None

    def may_be(self, text: str) -> bool:
        """True of everything: traits are known when the game is set up."""
        return True

    def values(self, game: Machine) -> tuple[str, ...]:
        """All of them: the actions, and the traits that the cards of a game bear or name."""
        cards = game.cards.values() if isinstance(game, Naming) else ()
        only_for = (ability.additional_on for card in cards for ability in card.abilities)
        traits = [*(card.traits for card in cards), *(getattr(which, "trait", ()) for which in only_for)]
        return tuple(dict.fromkeys(("anything", *ACTIONS, *(trait.lower() for some in traits for trait in some))))

    def examples(self) -> tuple[str, ...]:
        """An action, and cards of a trait."""
        return ("fight", "weapons")


def _article(noun: str) -> str:
    return "an" if noun[:1] in "aei" else "a"


def _speaks_of(text: str, names: Collection[str]) -> bool:
    """True of a text that is one of these names, or in which one stands as words of its own."""
    return any(f" {name} " in f" {_plain(text)} " for name in names)


def _plain(text: str) -> str:
    return text.lower().removeprefix("the ")


INVESTIGATOR: Final = Thing("investigator", "investigator", key="investigators", examples=("roland", "daisy"))
ENEMY: Final = Thing("enemy", "enemy", "mini-card", key="enemies", examples=("ghoul",))
LOCATION: Final = Thing("location", "location", key="locations", examples=("study", "hallway"))
ACT: Final = Thing("act", "act", examples=("the act",))
STORY: Final = Thing("story", "act", "agenda", "story", examples=("the agenda", "trapped"))
ACT_OR_AGENDA: Final = Thing("act or agenda", "act", "agenda", examples=("the agenda", "trapped"))
TRAVELLER: Final = Thing("investigator or enemy", "investigator", "enemy", examples=("daisy", "ghoul"))
"""Whatever moves from location to location."""
TARGET_OF_DAMAGE: Final = Thing(
    "card that takes damage", "investigator", "enemy", "asset", examples=("roland", "beat cop")
)
TARGET_OF_HORROR: Final = Thing("card that takes horror", "investigator", "asset", examples=("roland", "beat cop"))
CARD: Final = Thing("card", examples=("machete",))
"""A card anywhere, an investigator and a location among them."""

SINGULARS: Final = {
    "resource": "resources",
    "clue": "clues",
    "action": "actions",
    "additional action": "additional actions",
    "flood token": "flood tokens",
    "key": "keys",
    "facedown key": "facedown keys",
    "charge": "charges",
    "secret": "secrets",
    "supply": "supplies",
    "offering": "offerings",
    "rumor": "rumors",
    "arrow": "arrows",
    "breach": "breaches",
}
"""The words for one token of some kinds."""
TOKEN: Final = OneWord("kind of token", TOKEN_KINDS, SINGULARS, (" left",))
"""A kind of token on a card."""
CHAOS_TOKEN: Final = OneWord("chaos token", ORDER, {f"{token}s": token for token in ORDER}, (" tokens", " token"))
"""A kind of chaos token: `skull`, `the -1 token`, `2 bless tokens`."""
KEY: Final = OneWord("key", KEY_TOKENS, {f"{key} key": key for key in KEY_TOKENS})
"""A key token: `the blue key`."""
REMEMBERED: Final = Free("something that is remembered")
"""What a card tells the investigators to remember for the rest of the scenario."""
SKILL: Final = OneWord("skill", SKILLS)
STAT: Final = OneWord("value", STATS)
FLOOD_LEVEL: Final = OneWord("flood level", ("partially flooded", "fully flooded"))
"""What a flood token shows."""
PHASE: Final = OneWord("phase", ("mythos", "investigation", "enemy", "upkeep"))

_STEPS: Final = (
    *("1", "1.1", "1.2", "1.3", "1.4", "1.5"),
    *("2", "2.1", "2.2", "2.2.1", "2.2.2", "2.3"),
    *("3", "3.1", "3.2", "3.3", "3.4"),
    *("4", "4.1", "4.2", "4.3", "4.4", "4.5", "4.6"),
)
_TEST_STEPS: Final = tuple(map(str, range(1, 9)))
STEP: Final = Words(*_STEPS, *(f"ST.{number}" for number in _TEST_STEPS), meaning="a step")
"""A numbered step of a round, of a longer sequence in it, or of a skill test."""
STEP_OF_A_TEST: Final = Words(*_TEST_STEPS, meaning="a step of a test")
STEP_OF_SETTING_UP: Final = Words(*map(str, range(1, 14)), meaning="a step of setting up")

KINDS: Final[dict[str, Kind[Any]]] = {
    "investigator": INVESTIGATOR,
    "enemy": ENEMY,
    "location": LOCATION,
    "act": ACT,
    "act or agenda": ACT_OR_AGENDA,
    "story": STORY,
    "traveller": TRAVELLER,
    "target of damage": TARGET_OF_DAMAGE,
    "target of horror": TARGET_OF_HORROR,
    "card": CARD,
    "thing": CARD,
    "cards": Some(CARD, ordered=True),
    "token": TOKEN,
    "chaos token": CHAOS_TOKEN,
    "key": KEY,
    "skill": SKILL,
    "value of a card": STAT,
    "phase": PHASE,
    "kind of action": KindOfAction(),
    "step": STEP,
    "step of a test": STEP_OF_A_TEST,
    "step of setting up": STEP_OF_SETTING_UP,
    "outcome of exploring": Named("an outcome of exploring", {"successfully": "success", "in vain": "failure"}),
    "number": Number(),
    "words": Free("some words"),
}
"""What the slots of sentences may name."""
