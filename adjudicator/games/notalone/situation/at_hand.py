"""What may be tried with what is at hand, and what the game charges and requires for what is legal."""

from collections.abc import Iterator
from itertools import combinations

from adjudicator.engine.choices import Option, Question
from adjudicator.games.interface import Price
from adjudicator.games.notalone.cards.hunt import HUNT_CARDS
from adjudicator.games.notalone.cards.survival import SURVIVAL_CARDS
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.happenings import place_name
from adjudicator.games.notalone.phases.hunting import on_symbol
from adjudicator.games.notalone.phases.visits import CHOICE
from adjudicator.games.notalone.planet import ARTEMIA, CREATURE, PLACES, TARGET, TOKENS
from adjudicator.games.notalone.playing.cards import Card
from adjudicator.games.notalone.playing.places import CARDS_FOR, wanted
from adjudicator.games.notalone.saying import listed

# -- what is legal ----------------------------------------------------------------------------------------------------


def price(option: Option) -> tuple[Price, ...]:
    """What an option costs: Resisting is paid for with Will."""
    if option.verb != "resists with":
        return ()
    will = int(option.things[0])
    return (Price(f"{will} will", "will", will, option.who),)


_AT_A_PLACE = {"uses": "phase-3-reckoning.6", "takes back": "phase-3-reckoning.7", "pass": "phase-3-reckoning.9"}
"""The rules of what a Hunted may do at the place that she explores."""


def allowed_by(game: NotAlone, question: Question, option: Option) -> str:
    """The rule by which an option may be taken here."""
    verb = option.verb
    if isinstance(option.value, Card):
        card = option.value.name
        return (SURVIVAL_CARDS[card] if option.value.kind == "survival" else HUNT_CARDS[card]).rule
    if verb == "resists with":
        return f"resist.{option.things[0]}"
    if verb == "gives up":
        return "phase-1-exploration.8"
    if verb == "puts" and game.phase == 2 and isinstance(option.value, tuple):
        by_symbol = "phase-2-hunting.5" if on_symbol(game) else "phase-2-hunting.4"
        rules = {CREATURE: "phase-2-hunting.2", TARGET: "phase-2-hunting.3", ARTEMIA: by_symbol}
        return rules.get(str(option.value[0]), question.rule)
    if game.stack is not None and game.stack.procedure is CHOICE:
        return _AT_A_PLACE.get(verb, question.rule)
    return question.rule


# -- what might be tried ----------------------------------------------------------------------------------------------


def attempts(game: NotAlone) -> Iterator[tuple[str, str]]:
    """What each player might try: every card held, every token, every power and every card of the discard pile."""
    creature = game.creature
    for card in game.cards(creature, "hunt"):
        yield creature, f"{creature} plays {card.lower()}"
    for token in TOKENS:
        for place in PLACES:
            yield creature, f"{creature} puts the {token} token on {place_name(place)}"
    for who in game.hunted:
        yield from ((who, f"{who} {said}") for said in _attempts(game, who))


def _attempts(game: NotAlone, who: str) -> Iterator[str]:
    hand = game.places(who, "hand")
    for number in sorted({1, wanted(game, who)}):
        for places in combinations(hand, number):
            yield f"plays {listed(tuple(map(place_name, places)))}"
    yield from (f"plays {card.lower()}" for card in game.cards(who, "survival"))
    yield from (f"resists with {will} will" for will in CARDS_FOR)
    yield "gives up"
    for place in dict.fromkeys((*game.places(who, "explores"), *game.places(who, "played"))):
        yield f"uses {place_name(place)}"
    for place in game.places(who, "discard"):
        yield f"takes back {place_name(place)}"
    yield "passes"
