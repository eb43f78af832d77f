"""The sentences of the questions about a course."""

from typing import Final

from adjudicator.games.kit.asking.about_events import event_phrases, negative_phrases
from adjudicator.games.kit.asking.about_legality import legality_phrases
from adjudicator.language.phrases import Grammar, Phrase

QUESTIONS: Final = Grammar(
    (
        *event_phrases(
            "ghoul attacks roland",
            "beat cop enters play",
            "beat cop takes damage",
            "daisy decides the order of forced abilities",
            "roland",
            "fight-action.3",
        ),
        *legality_phrases("roland may fight ghoul", "roland may not evade ghoul", "evade-action.9"),
        Phrase("succeed by", "the test succeeds by {n}", "the test succeeds by 2"),
        Phrase("fail by", "the test fails by {n}", "the test fails by 1"),
        Phrase("succeed", "the test succeeds", "the test succeeds"),
        Phrase("fail", "the test fails", "the test fails"),
        Phrase("skill value", "the skill value is {n}", "the skill value is 5"),
        Phrase("skill value", "the skill value", "the skill value"),
        Phrase("difficulty", "the difficulty is {n}", "the difficulty is 3"),
        Phrase("difficulty", "the difficulty", "the difficulty"),
        Phrase("gone", "{n} {token} have gone to the token pool", "3 resources have gone to the token pool"),
        Phrase("gone", "{n} {token} has gone to the token pool", "1 supply has gone to the token pool"),
        Phrase("held", "the {zone} holds {n} card[s]", "the encounter deck holds 26 cards"),
        Phrase("worth", "the victory display is worth {n} [points]", "the victory display is worth 2", also="points"),
        Phrase(
            "made of",
            "the token pool is made of {tokens}",
            "the token pool is made of damage, horror, clues, doom and resources",
        ),
        Phrase("bag", "the chaos bag", "the chaos bag", also="bag contents tokens"),
        Phrase("set aside", "the cards set aside", "the cards set aside", also="set aside"),
        Phrase("which", "the current {deck}", "the current agenda", also="act agenda"),
        Phrase("tokens", "the bag holds {n} {token}", "the bag holds 16 tokens"),
        Phrase("pool", "the token pool holds {n} {token}", "the token pool holds 8 bless tokens"),
        Phrase("tokens on", "{card} holds {n} chaos token[s]", "jar holds 2 chaos tokens"),
        Phrase("revealed", "{n} tokens are revealed", "2 tokens are revealed"),
        Phrase("revealed", "{n} token is revealed", "1 token is revealed"),
        Phrase("leads", "{who} leads", "daisy leads"),
        Phrase("mini card", "{who}'s mini card shows {side}", "roland's mini card shows colour"),
        Phrase("base is", "{who}'s base {stat} is {n}", "roland's base combat is 4"),
        Phrase("value is", "{who}'s {stat} is {n}", "roland's combat is 5"),
        Phrase("no resolution", "no resolution is reached", "no resolution is reached"),
        Phrase("resolution", "resolution {n} is reached", "resolution 1 is reached"),
        Phrase("log", "the campaign log says {what}", "the campaign log says the house burned"),
        Phrase("outcome", "the scenario is {outcome}", "the scenario is over"),
        Phrase("current", "{card} is the current {deck}", "trapped is the current act"),
        Phrase("in zone", "{card} is in {who}'s {zone}", "perception is in daisy's discard pile"),
        Phrase("not in zone", "{card} is not in {who}'s {zone}", "perception is not in daisy's hand"),
        Phrase("not in encounter", "{card} is not in the {zone}", "guts is not in the encounter discard pile"),
        Phrase("in encounter", "{card} is in the {zone}", "rotting remains is in the encounter discard pile"),
        Phrase("not engaged", "{enemy} is not engaged with {who}", "ghoul is not engaged with roland"),
        Phrase("engaged", "{enemy} is engaged with {who}", "ghoul is engaged with roland"),
        Phrase("attached", "{card} is attached to {thing}", "obscuring fog is attached to study"),
        Phrase("controlled", "{who} controls {card}", "roland controls beat cop"),
        Phrase("nowhere", "{thing} is at no location", "roland is at no location"),
        Phrase("at", "{thing} is at {location}", "roland is at hallway"),
        Phrase("test ends", "{who}'s test ends", "roland's test ends"),
        Phrase("is not evaded", "{what} is not evaded", "ghoul is not evaded"),
        Phrase("is evaded", "{what} is evaded", "ghoul is evaded"),
        Phrase("story is read", "the story of {what} is read", "the story of the agenda is read"),
        Phrase("is read", "{what} is read", "trapped is read"),
        Phrase("not", "{thing} is not {state}", "roland is not defeated"),
        Phrase("is", "{thing} is {state}", "roland is defeated"),
        Phrase("has", "{thing} has {n} {token}", "ghoul has 1 damage"),
        Phrase("value", "{who}'s {stat}", "roland's damage", also="how much many damage horror clues resources"),
        Phrase("uses own", "{who} uses {whose} own ability", "roland uses his own ability"),
        Phrase("uses", "{who} uses {card}", "roland uses beat cop"),
        *negative_phrases("ghoul does not attack roland"),
    )
)
"""Every sentence that may stand under `ask:`, `expect:` and `claims:`."""
