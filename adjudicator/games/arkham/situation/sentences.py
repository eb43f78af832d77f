"""The sentences of the questions about a course."""

from typing import Final

from adjudicator.games.kit.asking.about_events import event_phrases, negative_phrases
from adjudicator.games.kit.asking.about_legality import legality_phrases
from adjudicator.language.phrases import Grammar, Phrase

OWN: Final = ("his", "her", "their")
"""The words for an investigator's own ability."""

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
        Phrase("revealed", "{n} tokens are revealed", "2 tokens are revealed"),
        Phrase("revealed", "{n} token is revealed", "1 token is revealed"),
        Phrase("test ends", "{who}'s test ends", "roland's test ends"),
        Phrase("is not evaded", "{what} is not evaded", "ghoul is not evaded"),
        Phrase("is evaded", "{what} is evaded", "ghoul is evaded"),
        Phrase("story is read", "the story of {what} is read", "the story of the agenda is read"),
        Phrase("is read", "{what} is read", "trapped is read"),
        Phrase("uses own", "{who} uses {whose} own ability", "roland uses his own ability"),
        Phrase("uses", "{who} uses {card}", "roland uses beat cop"),
        *negative_phrases("ghoul does not attack roland"),
    )
)
"""Every question that is none of how things stand."""

EVENTS: Final = Grammar(
    (
        Phrase("attack", "{by} attacks {who}", "ghoul attacks roland"),
        Phrase("use", "{who} uses {whose} own ability", "roland uses his own ability"),
        Phrase("use", "{who} uses {card}", "roland uses beat cop"),
        Phrase("use", "{card} initiates", "hypochondria initiates"),
        Phrase("play", "{who} plays {what}", "roland plays dynamite blast"),
        Phrase("defeat", "{what} is defeated", "ghoul is defeated"),
        Phrase("advance", "{what} advances", "the agenda advances"),
        Phrase("read", "the story of {what} is read", "the story of the agenda is read"),
        Phrase("spawn", "{what} spawns", "acolyte spawns"),
        Phrase("read", "{what} is read", "trapped is read"),
        Phrase("draw opening hand", "{who} draws an opening hand", "roland draws an opening hand"),
        Phrase("begin at", "{who} begins at {at}", "roland begins at study"),
        Phrase("draw encounter card", "{who} draws an encounter card", "roland draws an encounter card"),
        Phrase(
            "draw encounter card",
            "{who} draws {what} from the encounter deck",
            "roland draws ghoul from the encounter deck",
        ),
        Phrase("enter play", "{what} enters play", "beat cop enters play"),
        Phrase("leave play", "{what} leaves play", "beat cop leaves play"),
        Phrase("discover", "{who} discovers [clues]", "daisy discovers clues"),
        Phrase("evade", "{what} is evaded", "ghoul is evaded"),
        Phrase("draw", "{who} draws a card", "roland draws a card"),
        Phrase("draw", "{who} draws", "roland draws"),
        Phrase("succeed", "{who} succeeds", "roland succeeds"),
        Phrase("fail", "{who} fails", "roland fails"),
        Phrase("reveal token", "{who} reveals a token", "roland reveals a token"),
        Phrase("reveal token", "{who} reveals {what}", "roland reveals -1"),
        Phrase("begin test", "{who} begins a test", "roland begins a test"),
        Phrase("begin test of", "{who} begins a {skill} test", "roland begins a combat test"),
        Phrase("begin test of", "{who} begins an {skill} test", "wendy begins an agility test"),
        Phrase("end test", "{who}'s test ends", "roland's test ends"),
        Phrase("enter", "{who} enters {at}", "daisy enters hallway"),
        Phrase("leave", "{who} leaves {at}", "daisy leaves study"),
        Phrase("engage", "{what} engages {who}", "ghoul engages roland"),
        Phrase("move", "{who} moves", "daisy moves"),
        Phrase("damage", "{card} takes damage", "roland takes damage"),
        Phrase("horror", "{card} takes horror", "roland takes horror"),
        Phrase("heal damage", "{card} heals damage", "roland heals damage"),
        Phrase("heal horror", "{card} heals horror", "roland heals horror"),
        Phrase("gain", "{card} gains {token}", "roland gains resources"),
        Phrase("pay", "{card} pays {token}", "roland pays resources"),
        Phrase("pay", "{card} spends {token}", "roland spends actions"),
        Phrase("discard", "{card} is discarded", "beat cop is discarded"),
        Phrase("exhaust", "{card} exhausts", "ghoul exhausts"),
        Phrase("commit", "{card} is committed", "perception is committed"),
        Phrase("step of a test", "ST.{step} takes place", "ST.7 takes place"),
        Phrase("step of a test", "ST.{step} [comes]", "ST.7 comes"),
        Phrase("step of setting up", "set-up {step} [comes]", "set-up 7 comes"),
        Phrase("step", "step {step} takes place", "step 2.2 takes place"),
        Phrase("step", "step {step} [comes]", "step 2.2 comes"),
        Phrase("end round", "the round ends", "the round ends"),
    )
)
"""The events that questions about order and number name."""
