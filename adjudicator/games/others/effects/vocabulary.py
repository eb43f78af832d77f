"""The words of cards, and the cards that are described in them: those of the sample set, and those of a file."""

from typing import Final

from adjudicator.games.kit.effects import RuleOf, Vocabulary
from adjudicator.games.kit.library import AllCards
from adjudicator.games.others.cards.card import SAMPLE, STORIES, Card
from adjudicator.games.others.cards.conditions import HOLDS
from adjudicator.games.others.cards.words import MOMENT, NORMAL, SECONDARY
from adjudicator.games.others.cards.words import WORDS as STANDING
from adjudicator.games.others.components.heroes import HEROES
from adjudicator.games.others.effects import board, flow, harm, table
from adjudicator.games.others.kinds import SINS_OF_THE_BOX
from adjudicator.language.records import Field, may
from adjudicator.language.shapes import Flag, ListOf, OneOf, Whole, Word

VOCABULARY: Final = Vocabulary(*STANDING, *flow.WORDS, *harm.WORDS, *board.WORDS, *table.WORDS)
KEYS: Final[dict[str, Field]] = {
    "sin": may(OneOf(*SINS_OF_THE_BOX, meaning="a Sin"), "", "the Sin to which a Sin card belongs; any if left out"),
    "when": may(ListOf(MOMENT.shape()), (), "the moments at which a Sin card is played"),
    "only if": may(ListOf(HOLDS.shape()), (), "what must be so for a Sin card to be played"),
    "story": may(OneOf(*STORIES), "", "the type of story to which an Apocalypse card belongs; any if left out"),
    "monster": may(Word("a name"), "", "the member of the Hell Club whom an Apocalypse card summons"),
    "fight": may(Whole(0, 19), 0, "the dice of this monster"),
    "defense": may(Whole(1, 19), 1, "the Hits that kill this monster"),
    "number": may(Whole(0, 7), 0, "the number of a level of the track, or of a Dark Past card"),
    "when killed": VOCABULARY.effects("what happens when the hero of a revealed Dark Past card is killed"),
    "hero": may(OneOf(*HEROES), "", "the hero of a natural ability"),
    "dashboard": may(OneOf(NORMAL, SECONDARY), NORMAL, "the dashboard on which a natural ability is printed"),
    "rules": may(ListOf(RuleOf().shape()), (), "the rules that settle its words"),
    "published": may(Flag(), False, "true of figures that a source has published"),
}


_EXAMPLE: Final = "{Cold Rain: {type: sin, when: [enters a space], does: [{wounds: 1}]}}"
CARDS: Final = AllCards(VOCABULARY, SAMPLE, KEYS, Card, _EXAMPLE, lambda card: card.place)
