"""The words of cards, and the cards that are described in them: those of the sample set, and those of a file."""

from typing import Any, Final

from adjudicator.engine.machine import Machine
from adjudicator.games.eldritch.cards.card import (
    CELL,
    COLOURS,
    EASY,
    HARD,
    ICONS,
    NORMAL,
    SAMPLE_FILES,
    TYPES,
    Back,
    Card,
    Cards,
)
from adjudicator.games.eldritch.cards.words import WORDS as STANDING
from adjudicator.games.eldritch.components.board import SPACES
from adjudicator.games.eldritch.components.board import TYPES as TYPES_OF_SPACES
from adjudicator.games.eldritch.components.monsters import ANCIENT_ONES, FIGURES, MONSTERS, Figures
from adjudicator.games.eldritch.effects import (
    board,
    cards,
    dice,
    flow,
    health,
    knowledge,
    monsters,
    movement,
    table,
    tokens,
    track,
)
from adjudicator.games.kit.effects import Effect, RuleOf, Vocabulary
from adjudicator.games.kit.facts import Fact, Statement
from adjudicator.games.kit.kinds import Kind
from adjudicator.language.records import Field, Record, may, need
from adjudicator.language.shapes import AnyOf, Checking, Flag, ListOf, MapOf, OneOf, Schema, Shape, Whole, Word
from adjudicator.language.source import Node

VOCABULARY: Final = Vocabulary(
    *STANDING,
    *flow.WORDS,
    *health.WORDS,
    *tokens.WORDS,
    *movement.WORDS,
    *track.WORDS,
    *board.WORDS,
    *table.WORDS,
    *cards.WORDS,
    *monsters.WORDS,
    *dice.WORDS,
    *knowledge.WORDS,
)


class Traits(ListOf[str]):
    """Traits: a list of them, or as they stand on a card, with spaces or commas between them."""

    def __init__(self) -> None:
        super().__init__(Word("a trait"))

    def check(self, node: Node, at: Checking) -> tuple[str, ...]:
        """Each trait by itself."""
        found = super().check(node, at)
        return tuple(trait for one in found for trait in one.replace(",", " ").split())


_LISTS: Final = {
    "pass": ("passed", "the middle of a complex encounter"),
    "fail": ("failed", "the bottom of a complex encounter"),
    "reckoning": ("reckoning", "what a Reckoning brings"),
    "when gained": ("when_gained", "what happens as soon as it is gained"),
    "when rested": ("when_resting", "what happens when its investigator performs a Rest action"),
    "action": ("action", "its action"),
    "local action": ("local_action", "its local action"),
    "action phase": ("action_phase", "what may be used once during the Action Phase, and is no action"),
    "crippled": ("crippled", "the encounter with the investigator who has lost all Health"),
    "insane": ("insane", "the encounter with the investigator who has lost all Sanity"),
    "spawned": ("spawned", "what happens when the Monster is spawned"),
    "combat": ("combat", "what happens at the beginning of a Combat Encounter"),
    "after will": ("after_will", "what happens after the Will test of a Combat Encounter"),
    "cultists after will": ("cultists_after_will", "what happens after the Will test against a Cultist"),
    "cultists spawned": ("cultists_spawned", "what happens when a Cultist is spawned"),
    "cultists reckoning": ("cultists_reckoning", "what a Reckoning brings for each Cultist"),
    "doom advances": ("doom_advances", "what happens instead when Doom would advance after the awakening"),
    "last token": ("last_token", "what happens when the last Eldritch token is removed"),
    "encounter": ("encounter", "the encounter on the space of its token"),
    "phase end": ("phase_end", "what happens at the end of the Mythos Phase while it is the active Mystery"),
}
"""The keys of a card under which effects stand: the field of each, and its meaning."""

_BACK: Final = Record(
    Back,
    {"does": VOCABULARY.effects("when it is turned up"), "reckoning": VOCABULARY.effects("what a Reckoning brings")},
    "the back of a card",
    "does",
)
_NEEDS: Final = AnyOf(
    "a number of tokens",
    text=OneOf("investigators", "half investigators", meaning="an amount"),
    number=Whole(0, 36, "an amount"),
)
KEYS: Final[dict[str, Field]] = {
    "value": may(Whole(0, 9), 0, "its value in the reserve"),
    "traits": may(Traits(), (), "its traits"),
    "copies": may(Whole(1, 9), 1, "how many copies there are"),
    "space": may(OneOf(*SPACES, meaning="a space"), "", "the space of an Expedition Encounter"),
    "at": may(
        MapOf(ListOf(VOCABULARY.shape), keys=(*TYPES_OF_SPACES, *SPACES)),
        {},
        "the effects of an encounter by space, or by type of space",
    ),
    "backs": may(ListOf(_BACK), (), "the backs of a double-sided card, one for each copy"),
    "colour": may(OneOf(*COLOURS), "", "the colour of a Mythos card"),
    "figures": may(FIGURES, None, "the numbers of a Monster, in place of those printed"),
    "mystery": may(Word("a Mystery"), "", "the Mystery to which a Special Encounter belongs"),
    "difficulty": may(OneOf(EASY, NORMAL, HARD), NORMAL, "the difficulty of a Mythos card"),
    "icons": may(ListOf(OneOf(*ICONS, meaning="an icon")), (), "the icons of a Mythos card"),
    "tokens": may(Whole(0, 20), 0, "the number of Eldritch tokens of its icon"),
    "ancient one": may(OneOf(*ANCIENT_ONES), "", "the Ancient One to whom it belongs"),
    "needs": may(_NEEDS, 0, "the number of tokens with which a Mystery is solved"),
    "defeat solves": may(
        OneOf(*MONSTERS, meaning="a Monster"), "", "the Monster whose defeat solves the Final Mystery"
    ),
    "rules": may(ListOf(RuleOf().shape()), (), "the rules that settle its words"),
    "end of mythos": may(Flag(), False, "true where a Mystery is solved at the end of the Mythos Phase"),
    **{key: VOCABULARY.effects(meaning) for key, (_field, meaning) in _LISTS.items()},
}
_TYPE: Final = need(OneOf(*TYPES, meaning="a type of card"), "the type of the card")
_FIELDS: Final = {
    **{key.replace(" ", "_"): field for key, (field, _meaning) in _LISTS.items()},
    "pass_": "passed",
    "ancient_one": "belongs",
}


def _card(type_: str, values: dict[str, Any], *, sample: bool) -> Card:
    given = {_FIELDS.get(key, key): value for key, value in values.items()}
    given["at"] = tuple(given["at"].items())
    return Card(type=type_, sample=sample, **given)


def _sample() -> Cards:
    """The sample set: a file for each type of card."""

    def of(type_: str) -> Any:
        return lambda **values: _card(type_, values, sample=True)

    return Cards(
        card for type_, file in SAMPLE_FILES.items() for card in VOCABULARY.read(file, of(type_), KEYS).values()
    )


SAMPLE: Final = _sample()


class Described(Shape[Cards]):
    """The cards that a file describes, beside those of the sample set."""

    def __init__(self) -> None:
        self._cards = VOCABULARY.cards({"type": _TYPE, **KEYS})

    def check(self, node: Node, at: Checking) -> Cards:
        """Those of the file take the place of others of the same name."""
        found = self._cards.check(node, at)
        described = {
            name: _card(values.pop("type"), {"name": name, **values}, sample=False)
            for name, values in found.items()
            if values
        }
        return Cards((SAMPLE.by_name | described).values())

    def schema(self) -> Schema:
        """Cards by name."""
        return self._cards.schema()


class CardsKind(Kind[Cards]):
    """The cards of a game."""

    def read(self, game: Machine, text: str) -> Cards | None:
        """None: no word names all of them."""
        return None

    def examples(self) -> tuple[str, ...]:
        """One card, as a file describes it."""
        return ("{Broken Step: {type: general, does: [{lose: 1, of: health}]}}",)

    def shape(self) -> Shape[Cards]:
        """Cards by name, as a file describes them."""
        return Described()

    def data(self, value: Cards) -> object:
        """Those that are not of the sample set, as a file describes them."""
        return {name: _written(card) for name, card in value.by_name.items() if not card.sample}


def _written(card: Card) -> dict[str, object]:
    found: dict[str, object] = {"type": card.type}
    plain = {"value": card.value, "traits": list(card.traits), "space": card.space}
    found |= {key: value for key, value in plain.items() if value}
    if card.figures is not None:
        found["figures"] = _figures(card.figures)
    more = {
        "mystery": card.mystery,
        "colour": card.colour,
        "icons": list(card.icons),
        "tokens": card.tokens,
        "ancient one": card.belongs,
    }
    more |= {
        "needs": card.needs,
        "end of mythos": card.end_of_mythos,
        "defeat solves": card.defeat_solves,
        "rules": list(card.rules),
    }
    found |= {key: value for key, value in more.items() if value}
    if card.difficulty != NORMAL:
        found["difficulty"] = card.difficulty
    if card.copies > 1:
        found["copies"] = card.copies
    lists = {"does": "does"} | {key: field for key, (field, _meaning) in _LISTS.items()}
    found |= {key: _says(getattr(card, field)) for key, field in lists.items() if getattr(card, field)}
    if card.at:
        found["at"] = {name: _says(effects) for name, effects in card.at}
    if card.backs:
        found["backs"] = [{"does": _says(one.does), "reckoning": _says(one.reckoning)} for one in card.backs]
    return found


def _figures(figures: Figures) -> dict[str, object]:
    tests = {"will": figures.will, "strength": figures.strength}
    found: dict[str, object] = {
        name: {"modifier": test.modifier, "loss": test.loss} | ({"skill": test.skill} if test.is_another else {})
        for name, test in tests.items()
        if test is not None
    }
    more = {"per investigator": figures.per_investigator} if figures.per_investigator else {}
    return found | {"toughness": figures.toughness} | more


def _says(effects: tuple[Effect, ...]) -> list[dict[str, object]]:
    return [effect.says() for effect in effects]


class AllCards(Fact[Cards]):
    """The cards with which a game is played."""

    def __init__(self) -> None:
        super().__init__(CELL, None, Cards(()), CardsKind("cards by name"), start=SAMPLE)

    def statements(self) -> tuple[Statement, ...]:
        """None: nobody asks for all of them."""
        return ()

    def kinds(self) -> dict[str, Kind[Any]]:
        """None, as there are no sentences."""
        return {}


CARDS: Final = AllCards().explained("cards that are described here, beside those of the sample set")
