"""The cards of the game, as they are printed."""

from adjudicator.games.kit.effects import RuleOf
from adjudicator.games.notalone.card_files import HUNT_FILE, PLACES_FILE, SURVIVAL_FILE
from adjudicator.games.notalone.cards.cards import Cards, Choice, HuntCard, PlaceCard, SurvivalCard, Symbol, Uncopied
from adjudicator.games.notalone.planet import TOKENS
from adjudicator.games.notalone.vocabulary import VOCABULARY
from adjudicator.language.records import Record, may, need
from adjudicator.language.shapes import OneOf, Whole

_RULE = RuleOf().shape()
_PHASE = need(Whole(0, 4), "the phase in which it is played")
_BY = need(_RULE, "the rule for that")
_SYMBOL = Record(Symbol, {"token": need(OneOf(*TOKENS, meaning="a token")), "by": _BY}, "a symbol")
_CHOICE = Record(Choice, {"what": need(OneOf("hunted", "place", meaning="a choice")), "by": _BY}, "a choice")
_UNCOPIED = Record(Uncopied, {"places": need(_RULE), "cards": need(_RULE)}, "rules against a copy")

_PLACES = VOCABULARY.read(
    PLACES_FILE,
    PlaceCard,
    {
        "once": may(_RULE, "", "the rule by which its power is used once a round"),
        "alone": may(_RULE, "", "the rule by which one alone of those who are there uses it"),
        "uncopied": may(_UNCOPIED, Uncopied(), "the rules by which nobody copies it"),
        "caught": may(VOCABULARY.shape, None, "what holds for whoever is caught there"),
    },
)
_HUNT = VOCABULARY.read(
    HUNT_FILE,
    HuntCard,
    {
        "phase": _PHASE,
        "by": _BY,
        "symbol": may(_SYMBOL, Symbol(), "its symbol"),
        "chooses": may(_CHOICE, Choice(), "what its player names"),
        "before the choice": may(_RULE, "", "the rule by which it is played before the Hunted choose"),
        "after the reveal": may(_RULE, "", "the rule by which it is played after the reveal"),
        "counted": may(_RULE, "", "the rule by which it counts as a card played"),
    },
)

CARDS = Cards(
    dict(enumerate(_PLACES.values(), 1)),
    VOCABULARY.read(SURVIVAL_FILE, SurvivalCard, {"phase": _PHASE, "by": _BY}),
    _HUNT,
)
