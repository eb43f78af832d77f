"""The words of cards, and the cards that are described in them: those of the sample set, and those of a file."""

from typing import Any, Final

from adjudicator.games.eldritch.cards.card import (
    COLOURS,
    EASY,
    HARD,
    ICONS,
    NORMAL,
    SAMPLE,
    Back,
    Card,
)
from adjudicator.games.eldritch.cards.words import WORDS as STANDING
from adjudicator.games.eldritch.components.board import SPACES
from adjudicator.games.eldritch.components.board import TYPES as TYPES_OF_SPACES
from adjudicator.games.eldritch.components.monsters import ANCIENT_ONES, FIGURES, MONSTERS
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
from adjudicator.games.kit.effects import RuleOf, Vocabulary
from adjudicator.games.kit.library import AllCards
from adjudicator.language.records import Field, Record, may
from adjudicator.language.shapes import AnyOf, Checking, Flag, ListOf, MapOf, OneOf, Whole, Word
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
    lenient=True,
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
_FIELDS: Final = {
    **{key.replace(" ", "_"): field for key, (field, _meaning) in _LISTS.items()},
    "pass_": "passed",
    "ancient_one": "belongs",
}


def _card(**values: Any) -> Card:
    given = {_FIELDS.get(key, key): value for key, value in values.items()}
    return Card(**given | {"at": tuple(given["at"].items())})


_EXAMPLE: Final = "{Broken Step: {type: general, does: [{lose: 1, of: health}]}}"
CARDS: Final = AllCards(VOCABULARY, SAMPLE, KEYS, _card, _EXAMPLE)
