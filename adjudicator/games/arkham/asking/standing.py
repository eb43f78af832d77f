"""How things stand in Arkham Horror, asked by the facts."""

from typing import Final

from adjudicator.games.arkham.asking.named import ASKED_OF
from adjudicator.games.arkham.asking.statements import STATEMENTS
from adjudicator.games.kit.standing import Standing

_EXAMPLES: Final = (
    "3 resources have gone to the token pool",
    "1 supply has gone to the token pool",
    "the encounter deck holds 26 cards",
    "the victory display is worth 2",
    "the token pool is made of damage, horror, clues, doom and resources",
    "the current agenda",
    "the bag holds 16 tokens",
    "the token pool holds 8 bless tokens",
    "jar holds 2 chaos tokens",
    "daisy leads",
    "roland's mini card shows colour",
    "roland's base combat is 4",
    "roland's combat is 5",
    "roland's combat is not 4",
    "roland's combat",
    "resolution 1 is reached",
    "the campaign log says the house burned",
    "the scenario is over",
    "trapped is the current act",
    "roland's hand",
    "roland's discard pile is empty",
    "roland's hand is not empty",
    "the encounter deck is empty",
    "the encounter discard pile is not empty",
    "perception is in daisy's discard pile",
    "perception is not in daisy's hand",
    "guts is not in the encounter discard pile",
    "rotting remains is in the encounter discard pile",
    "ghoul is not engaged with roland",
    "ghoul is engaged with roland",
    "obscuring fog is attached to study",
    "roland controls beat cop",
    "roland owns beat cop",
    "nobody owns rotting remains",
    "the investigators win",
    "roland is at hallway",
    "roland is at no location",
    "cover up is set aside by roland",
    "the victory display",
    "roland has resigned",
    "roland has not resigned",
    "roland is not defeated",
    "roland is defeated",
    "roland has 0 additional actions for weapons",
    "roland has 0 additional actions to fight",
    "ghoul has 1 damage",
    "roland does not have 2 damage",
    "roland's damage is 1",
    "roland's damage is not 2",
    "roland's damage",
)
STANDING: Final = Standing(STATEMENTS, ASKED_OF, _EXAMPLES)
"""How things stand, asked."""
