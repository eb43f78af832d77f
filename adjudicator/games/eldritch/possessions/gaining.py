"""Cards that investigators gain: at random, by trait, by name, or from the reserve."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.events import Event
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.cards.card import ASSET, SPELL, Card, known
from adjudicator.games.eldritch.cards.words import Maximum
from adjudicator.games.eldritch.decks import ASSET_DECK, DECK_OF, CardDeck
from adjudicator.games.eldritch.defeat import is_defeated
from adjudicator.games.eldritch.facts import BOXED_CARDS, LEFT, POSSESSIONS, RESERVE, SEARCHED_BY
from adjudicator.games.eldritch.kinds import INVESTIGATOR, SHEET_NAME
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.events import EventKind, by_of
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.zones import Zone

_ENTRY: Final = "gaining-possessions-and-conditions"


class Wanted(NamedTuple):
    """A card that somebody is to gain: of a type, perhaps with a trait, or by its name."""

    who: str
    type: str
    trait: str = ""
    name: str = ""


class Found(NamedTuple):
    """The cards that he may come by, each with its weight, where they lie, and the rules by which it is they."""

    cards: tuple[tuple[str, int], ...]
    place: str
    by: tuple[str, ...]


DECK, PILE, IN_RESERVE = "deck", "discard pile", "reserve"


def gain(wanted: Wanted) -> Call:
    """The call by which somebody gains a card."""
    return Call(GAINING, wanted)


def _gained(game: Play, event: Event) -> tuple[Call, ...]:
    """It is his, and whatever it says of that happens."""
    return gained_into(POSSESSIONS, game, event)


def gained_into(zone: Zone[str], game: Play, event: Event) -> tuple[Call, ...]:
    """A card comes to the others of an investigator, and whatever it says of that happens."""
    found = known(game, event.what)
    zone.add(game, event.who, event.what, *by_of(event), *(() if found is None else _of_its_maximum(found)))
    return () if found is None else resolve(found.when_gained, Source(event.who, event.what))


def _of_its_maximum(card: Card) -> Iterator[str]:
    """The rules of what a maximum that falls takes, and one that rises does not add."""
    for word in card.does:
        if isinstance(word, Maximum):
            yield f"health-and-sanity-full.{1 if word.by < 0 else 2}"


GAINS_A_CARD: Final = EventKind("gain a card", "{who:investigator} gains {what:card}", _gained)


def _looks_for(game: Play, wanted: Wanted) -> Found:
    """Where a card that fits is found, and which it may be."""
    deck = DECK_OF[wanted.type]
    if not wanted.trait and not wanted.name:
        return _at_random(game, wanted, deck)
    held = POSSESSIONS(game, wanted.who) if wanted.type == SPELL else ()

    def fits(card: str) -> bool:
        found = known(game, card)
        has_it = found is not None and wanted.trait in found.traits
        return (card == wanted.name if wanted.name else has_it) and card not in held

    if wanted.name and wanted.type == ASSET and wanted.name in RESERVE(game):
        return Found(((wanted.name, 1),), IN_RESERVE, (f"{_ENTRY}.12", "reserve-full.5"))
    deck_rules = (f"{_ENTRY}.9", f"{_ENTRY}.11") if wanted.name else (f"{_ENTRY}.4", f"{_ENTRY}.6", f"{_ENTRY}.8")
    there = deck.first_of(game, fits)
    if there:
        return Found(there, DECK, (*deck_rules, "search-full.1", "search-full.2"))
    pile = deck.first_discarded(game, fits)
    if pile:
        return Found(pile, PILE, (f"{_ENTRY}.{10 if wanted.name else 5}", "discarding.4"))
    boxed = ("return-to-the-game-box.1", "return-to-the-game-box.2") if wanted.name in BOXED_CARDS(game) else ()
    if wanted.name in held:
        return Found((), DECK, ("spells.1",))
    return Found(
        (), DECK, (f"{_ENTRY}.13", *_not_available(game, wanted.name), *boxed) if wanted.name else (f"{_ENTRY}.7",)
    )


def _not_available(game: Play, name: str) -> tuple[str, ...]:
    """The rules by which a card that is in no deck, discard pile or reserve is not available."""
    left = any(name in LEFT(game, sheet) for sheet in SHEET_NAME.values(game))
    fallen = any(name in POSSESSIONS(game, who) for who in INVESTIGATOR.seated(game) if is_defeated(game, who))
    rules = ("component-limitations.1", "component-limitations.2")
    return (*rules, "component-limitations.3") if left or fallen else rules


def _at_random(game: Play, wanted: Wanted, deck: CardDeck) -> Found:
    """The top card; of a double-sided deck the bottom one, and another as long as he has that already."""
    if wanted.type != SPELL:
        deck.refills(game)
        top = deck.top(game)
        return Found(tuple((card, 1) for card in top[:1]) or deck.odds(game), DECK, (f"{_ENTRY}.1",))
    held = POSSESSIONS(game, wanted.who)
    lowest = deck.first_of(game, lambda _card: True)
    fresh = tuple((card, number) for card, number in lowest if card not in held)
    if len(fresh) == len(lowest):
        return Found(fresh, DECK, (f"{_ENTRY}.1", "double-sided-cards.5"))
    left = dict(deck.rest(game)) | {card: dict(deck.rest(game)).get(card, 0) + 1 for card in deck.top(game)}
    others = tuple(sorted((card, number) for card, number in left.items() if card not in held))
    return Found(others, DECK, (f"{_ENTRY}.2", f"{_ENTRY}.3", "spells.1", "double-sided-cards.6"))


def _gains(game: Play, wanted: Wanted) -> Result:
    found = _looks_for(game, wanted)
    game.cite(*found.by)
    if not found.cards:
        return Go(wanted, END)
    deck = DECK_OF[wanted.type]
    options = tuple(deck.says_draw(wanted.who, card) for card, _weight in found.cards)
    if len(options) == 1:
        return _found(game, wanted, options[0])
    return Ask(Chance(wanted.who, deck.name, options, tuple(weight for _, weight in found.cards), found.by[0]), _found)


def _found(game: Play, wanted: Wanted, option: Option) -> Result:
    """It leaves the place where it was found; what was searched is shuffled, and the reserve filled up."""
    card, place, deck = option.things[0], _looks_for(game, wanted).place, DECK_OF[wanted.type]
    gained = GAINS_A_CARD.happens(wanted.who, what=card)
    if place == IN_RESERVE:
        RESERVE.take(game, TABLE, card)
        return Go(wanted, END, (gained, ASSET_DECK.draw(wanted.who, RESERVE)))
    if place == PILE:
        deck.discard.take(game, TABLE, card)
    elif wanted.trait or wanted.name or wanted.type == SPELL:
        searched = bool(wanted.trait or wanted.name)
        deck.takes_out(game, card, *(("search-full.2",) if searched else ()))
        if searched:
            SEARCHED_BY.set(game, TABLE, wanted.who, "search-full.3")
    else:
        deck.removes(game, card)
    deck.refills(game)
    return Go(wanted, END, (gained,))


GAINING: Final = Procedure("a card is gained", Step("", "gain", _gains))


# -- from the reserve -------------------------------------------------------------------------------------------------


def take_from_the_reserve(game: Play, who: str, card: str, *by: str) -> tuple[Call, ...]:
    """The calls by which a card of the reserve is gained outside an Acquire Assets action; the next takes its place."""
    RESERVE.take(game, TABLE, card, *by)
    game.cite("reserve-full.2")
    return (GAINS_A_CARD.happens(who, what=card), ASSET_DECK.draw(who, RESERVE))


EVENTS: Final = (GAINS_A_CARD,)
