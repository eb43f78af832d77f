"""Search: look through a deck, its top cards or another area for a card (entry Search)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.came_about import fall_short
from adjudicator.games.arkham.abilities.in_vain import in_vain
from adjudicator.games.arkham.abilities.resolving import resolve
from adjudicator.games.arkham.decks import DECKS, IS_KNOWN, deck_is_empty, settle_top, shuffle
from adjudicator.games.arkham.facts import PHASE_NOW, REQUEST
from adjudicator.games.arkham.game import Arkham, Effect, Number, Which, Worth
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.speech.which import Described, Together
from adjudicator.games.arkham.words import Context

Area = tuple[str, str]
"""An area: its owner and its name."""


class Search(NamedTuple):
    """Search the areas that a description names; the effects call the card found `chosen`."""

    which: Which
    effects: tuple[Effect, ...]
    top: Number | None = None
    who: Which | None = None
    shuffles: bool = False
    amount: Number = Worth(1)
    different: bool = False
    otherwise: tuple[Effect, ...] = ()
    """What is done after the search if nothing is found."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if nobody searches, or nothing to be found could be of use; nobody knows what lies in a deck."""
        searchers = self.who.all(game, context) if self.who else (context.you,)
        return all(Searching(self, context.of(who)).in_vain(game) for who in searchers)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Each of the investigators searches."""
        searchers = self.who.all(game, context) if self.who else (context.you,)
        return tuple(Call(SEARCH, Searching(self, context.of(who))) for who in searchers)


class Searching(NamedTuple):
    """A search by an investigator, and the titles of the cards found so far."""

    search: Search
    context: Context
    titles: tuple[str, ...] = ()

    def areas(self, game: Arkham) -> tuple[Area, ...]:
        """The areas that are searched."""
        return tuple(dict.fromkeys(_areas(game, self.context, self.search.which)))

    def decks(self, game: Arkham) -> tuple[Area, ...]:
        """The decks that are searched, wholly or only their top cards."""
        return tuple(area for area in self.areas(game) if area[1] in DECKS)

    def in_vain(self, game: Arkham) -> bool:
        """True if no card of a deck is looked at, and no card that lies open could be found and change anything."""
        looked_at = self.search.top is None or not is_nothing(game, self.context, self.search.top)
        if looked_at and any(not deck_is_empty(game, *deck) for deck in self.decks(game)):
            return False
        if not self.found(game) and self.search.otherwise:
            return in_vain(game, self.context, self.search.otherwise)
        found = (self.context.also_choosing(card) for card in self.found(game))
        return all(in_vain(game, context, self.search.effects) for context in found)

    def most(self, game: Arkham) -> int | None:
        """The number of cards looked at from the top; None if all are."""
        return None if self.search.top is None else self.search.top.of(game, self.context)

    def sees_all_of_a_deck(self, game: Arkham) -> bool:
        """True if a deck is known to hold fewer cards than are looked at."""
        most = self.most(game)
        decks = (deck for deck in self.decks(game) if most is not None and IS_KNOWN[deck[1]](game, deck[0]))
        return any(len(game.zone(*deck)) < (most or 0) for deck in decks)

    def found(self, game: Arkham) -> tuple[str, ...]:
        """The cards that fit among those looked at; all of them stay where they are."""
        seen = {card for area in self.areas(game) for card in game.zone(*area)[: self.most(game)]}
        fitting = (card for card in self.search.which.all(game, self.context) if card in seen)
        return tuple(c for c in fitting if not self.search.different or game.cards[c].title not in self.titles)


def _areas(game: Arkham, context: Context, which: Which) -> tuple[Area, ...]:
    """The areas that a description names."""
    if isinstance(which, Together):
        return tuple(area for part in which.parts for area in _areas(game, context, part))
    if not isinstance(which, Described) or not which.zone:
        return ()
    return tuple((owner, which.zone) for owner in which.owners(game, context))


_AS_MANY: Final = {True: ("effects.6",), False: ()}
"""The rules by which a deck with fewer cards (True) than an effect takes in is searched as far as it goes."""


def _announce(game: Arkham, local: Searching) -> Result:
    """The investigator searches, which is not looking at cards: abilities to searches hear of it."""
    game.cite("faq-looking-searching-finding.3", *_AS_MANY[local.sees_all_of_a_deck(game)])
    REQUEST.put(game, f"@{game.depth + 1}", local)
    if PHASE_NOW(game) == "set-up" and game.edition == "revised":
        game.cite("faq-searching-during-setup.1")
        return Call(SEARCHING, local)
    names = " and ".join(name for _whose, name in local.areas(game))
    return happen(Event("search", local.context.you, "", local.context.this, "", names))


SEARCH = Procedure("search", Step("", "search", _announce))


def _searched(game: Arkham, event: Event, scope: str) -> Call:
    local = REQUEST(game, scope)
    REQUEST.forget(game, scope)
    return Call(SEARCHING, local)


def _uncover(game: Arkham, local: Searching) -> Result:
    """Draw the top cards of a deck whose order nobody knows."""
    calls: list[Call] = []
    for deck in local.decks(game):
        if not game.zone(*deck) and not deck_is_empty(game, *deck):
            game.note(f"the situation does not name the cards of the {deck[1]} that is searched")
        most = local.most(game)
        calls += settle_top(game, local.context.you, deck[0], most) if most is not None else ()
    return tuple(calls) or None


def _find(game: Arkham, local: Searching) -> Result:
    """Look at every card of the searched area; the investigator must find one that fits, if there is one."""
    game.cite("search.1")
    if len(local.titles) >= local.search.amount.of(game, local.context):
        return None
    found = local.found(game)
    if not found:
        game.note("the search finds no such card")
        if not local.titles and not local.search.otherwise:
            fall_short(game)
        return None
    if len(found) == 1:
        return _found(game, local, found[0])
    you = local.context.you
    options = tuple(Option("choose", (card,), you, card) for card in found)
    question = Choice((you,), "card to find", options, "search.5")
    return Ask(question, lambda g, _local, option: _found(g, local, option.meant(str)))


def _found(game: Arkham, local: Searching, card: str) -> Result:
    game.cite("search.5", "search.6")
    context = local.context
    then = resolve(local.search.effects, context.also_choosing(card))
    return Go(local._replace(titles=(*local.titles, game.cards[card].title)), "find a card", (then,))


def _shuffle(game: Arkham, local: Searching) -> Result:
    """Shuffle a deck that was searched as a whole, or one that the ability says to shuffle."""
    whole = local.search.top is None
    for holder in dict.fromkeys(holder for holder, _name in local.decks(game)):
        if whole:
            game.cite("search.4")
            shuffle(game, holder)
        elif local.search.shuffles:
            shuffle(game, holder)
    if local.titles or not local.search.otherwise:
        return None
    return resolve(local.search.otherwise, local.context)


SEARCHING = Procedure(
    "search for a card",
    Step("", "the top cards", _uncover),
    Step("", "find a card", _find),
    Step("", "shuffle", _shuffle),
)

IMPACTS: Final[Impacts] = {"search": _searched}
"""The changes that these events make."""
