"""Discarding cards: named cards, chosen cards or random cards (entry Discard Piles)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import PASS, Chance, Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.legality import Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.frozen import Frozen
from adjudicator.games.arkham.abilities.came_about import CARDS, comes_about
from adjudicator.games.arkham.abilities.cannot import stays
from adjudicator.games.arkham.abilities.immunity import affected
from adjudicator.games.arkham.abilities.parts import THIS
from adjudicator.games.arkham.abilities.timing import innermost
from adjudicator.games.arkham.arriving import make_way
from adjudicator.games.arkham.facts import (
    COLLECTION,
    DECK,
    DEFEATED,
    ENCOUNTER_DECK,
    HAND,
    OWNER,
    REMOVED,
    SET_ASIDE,
    TABLE,
    UNKNOWN_CARDS,
    VICTORY_DISPLAY,
    zone_called,
)
from adjudicator.games.arkham.game import Arkham, Number, Which, Worth
from adjudicator.games.arkham.hidden import free_to_go, that_may_leave, why_none_goes
from adjudicator.games.arkham.key_tokens import pass_on
from adjudicator.games.arkham.leaving import leaving
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.speech.numbers import Product
from adjudicator.games.arkham.words import Context, of_some
from adjudicator.games.arkham.zones import discard, place, to_end


def discarding(game: Arkham, card: str, *by: str) -> tuple[Call, ...]:
    """The calls that discard a card by these rules, wherever it is."""
    if stays(game, card):
        return ()
    if game.in_play(card) and not _is_leaving(game, card):
        return (happen(leaving(game, card, "discard", *by)),)
    holder, field = game.lies(card)
    return (happen(Event("discard", holder, card, of=field, rules=by)),)


class Piling(Frozen):
    """Cards that go to one discard pile at the same time, and the player who puts them there.

    `left` are those that still wait. `by_the_way` says that discarding them is part of what is happening already,
    and no event of its own.
    """

    __slots__ = ("by_the_way", "left", "rule", "who")

    def __init__(self, who: str, left: tuple[str, ...], rule: str, *, by_the_way: bool) -> None:
        self.who: Final = who
        self.left: Final = left
        self.rule: Final = rule
        self.by_the_way: Final = by_the_way

    def parts(self) -> tuple[object, ...]:
        return self.who, self.left, self.rule, self.by_the_way

    def without(self, card: str) -> "Piling":
        """The same cards without this one, which lies on the pile now."""
        left = tuple([other for other in self.left if other != card])
        return Piling(self.who, left, self.rule, by_the_way=self.by_the_way)


def discarding_together(
    game: Arkham, cards: tuple[str, ...], *, by_the_way: bool = False, lead: str = ""
) -> tuple[Call, ...]:
    """The calls that discard cards at the same moment; the player who puts them on a pile decides their order."""
    piles: dict[str, tuple[str, ...]] = {}
    for card in cards:
        owner = OWNER(game, card)
        piles[owner] = (*piles.get(owner, ()), card)
    calls: list[Call] = []
    for owner, pile in piles.items():
        piling = Piling(owner or lead or game.lead, pile, _RULES_OF_PILES[bool(owner)], by_the_way=by_the_way)
        calls += (Call(PILING, piling),) if len(pile) > 1 and piling.who else _all(game, piling)
    return tuple(calls)


_RULES_OF_PILES: Final = {True: "discard-piles.8", False: "discard-piles.9"}
"""The rules about the order of cards discarded together: a player's cards (True) and encounter cards (False)."""


def _all(game: Arkham, local: Piling) -> tuple[Call, ...]:
    """Discard all that still wait, in the order in which they lie."""
    return tuple(call for card in local.left for call in _one(game, local, card))


def _one(game: Arkham, local: Piling, card: str) -> tuple[Call, ...]:
    if not local.by_the_way:
        return discarding(game, card)
    discard(game, card)
    return ()


def _pile(game: Arkham, local: Piling) -> Result:
    """Ask which card goes on the pile next; passing leaves the rest in the order in which they lie."""
    if len(local.left) < 2:
        return _all(game, local)
    options = (*(Option("choose", (card,), local.who, card) for card in local.left), PASS)
    what = "the card put on the discard pile next"
    return Ask(Choice((local.who,), what, options, local.rule, optional=True), _piled)


def _piled(game: Arkham, local: Piling, option: Option) -> Result:
    if option.declines:
        return Go(local, END, _all(game, local))
    card = option.meant(str)
    game.cite(local.rule)
    return Go(local.without(card), "next on the pile", _one(game, local, card))


PILING: Final = Procedure("put cards on a discard pile", Step("", "next on the pile", _pile))


def _leave_play(game: Arkham, event: Event, scope: str) -> Call | None:
    made_way = make_way(game, event) if event.by else False
    if made_way:
        return made_way if isinstance(made_way, Call) else None
    if not game.in_play(event.what):
        return None
    card = game.cards[event.what]
    if card.type == "enemy" and card.victory is not None and not DEFEATED(game, event.what):
        game.note(f"{game.name(event.what)} leaves play without having been defeated")
        game.cite("victory-display-victory-points.8")
    pass_on(game, event.what)
    go(game, event)
    return None


def go(game: Arkham, leaves: Event) -> None:
    """Let a card go where it goes as it leaves play, by the rules by which it does."""
    if leaves.of == "discard":
        discard(game, leaves.what, *leaves.rules)
        comes_about(game, CARDS)
    else:
        send(game, leaves.what, leaves.of, leaves.who, *leaves.rules)


def moved(game: Arkham, card: str, to: str, owner: str) -> tuple[Call, ...]:
    """Move a card; abilities answer to one that leaves play, which may be their doing already."""
    if game.in_play(card) and not _is_leaving(game, card):
        return (happen(leaving(game, card, to, whose=owner)),)
    send(game, card, to, owner)
    return ()


def _is_leaving(game: Arkham, card: str) -> bool:
    """True while abilities answer to it that a card is about to leave play."""
    leaving = innermost(game, "leave play")
    return leaving is not None and leaving.what == card


def acquire(game: Arkham, card: str, who: str, *by: str) -> None:
    """Let a weakness that nobody owns belong to an investigator's deck from now on, by these rules."""
    if who in game.investigators and game.cards[card].weakness and not OWNER(game, card):
        OWNER.set(game, card, who, "weakness.3", *by)


def send(game: Arkham, card: str, to: str, who: str, *by: str) -> None:
    """Move a card, by these rules, to a zone of the scenario or of its owner; else of the investigator."""
    owner = OWNER(game, card) or who
    to = equivalent_of_its_owner(game, card, to)
    if to in OF_THE_SCENARIO:
        place(game, card, TABLE, zone_called(to), *by)
    elif to.endswith(ENCOUNTER_DECK.name) or (to.endswith(" of deck") and _is_in_encounter_deck(game, card)):
        to_end(game, card, TABLE, ENCOUNTER_DECK, to.startswith("top"))
    elif to.endswith(" of deck"):
        to_end(game, card, owner, DECK, to.startswith("top"))
    else:
        place(game, card, owner, zone_called(to), *by)


def equivalent_of_its_owner(game: Arkham, card: str, to: str) -> str:
    """The deck to which a card goes: an investigator's own, instead of the encounter deck, if one owns the card."""
    if not to.endswith(ENCOUNTER_DECK.name) or not OWNER(game, card):
        return to
    game.because("ownership-and-control.7")
    return to.replace(ENCOUNTER_DECK.name, DECK.name)


def _is_in_encounter_deck(game: Arkham, card: str) -> bool:
    return game.lies(card) == (TABLE, ENCOUNTER_DECK.name)


OF_THE_SCENARIO: Final = (VICTORY_DISPLAY.name, REMOVED.name, SET_ASIDE.name, ENCOUNTER_DECK.name, COLLECTION.name)
"""The zones to which cards go whose owner does not matter."""


def _discarded(game: Arkham, event: Event, scope: str) -> None:
    discard(game, event.what)
    comes_about(game, CARDS)


class Discard(NamedTuple):
    """Discard cards: named cards, cards that the player chooses, or random cards."""

    which: Which
    amount: Number | None = None
    random: bool = False
    weakness_too: bool = False
    total_cost: Number | None = None
    """The printed costs that the cards have together, at least."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is no such card, or none that can be discarded."""
        if any(number is not None and is_nothing(game, context, number) for number in (self.amount, self.total_cost)):
            return True
        found = free_to_go(game, context, self.which, affected(game, context, self.which))
        return not self._to_choose(game, context, found) and not unknown_cards(game, context, self.which)

    def _to_choose(self, game: Arkham, context: Context, found: tuple[str, ...]) -> tuple[str, ...]:
        """Those of some cards that may be discarded: where they are chosen, no weakness in a hand is."""
        if self.amount is None or self.random or self.weakness_too:
            return found
        others = loose(game, context, found)
        if found and not others and game.reading("nothing-but-weaknesses-to-discard", "weakness.13") == "discarded":
            return found
        return others

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of cards for which none can leave play, or a hand."""
        return why_none_goes(game, context, self.which, self.which.all(game, context))

    def in_full(self, game: Arkham, context: Context) -> bool:
        """True if there are as many such cards as are to be discarded."""
        found = self._to_choose(game, context, free_to_go(game, context, self.which, self.which.all(game, context)))
        there = len(found) + unknown_cards(game, context, self.which)
        return there >= (max(1, self.amount.of(game, context)) if self.amount is not None else 1)

    def times(self, number: int) -> "Discard | None":
        """So many times as many random cards, discarded at once; None of those that somebody chooses."""
        if not self.random or self.amount is None:
            return None
        return self._replace(amount=Product(Worth(number), self.amount))

    def at_most(self, game: Arkham, context: Context) -> int:
        """How often it can be done with the cards that can be discarded."""
        found = self._to_choose(game, context, free_to_go(game, context, self.which, self.which.all(game, context)))
        there = len(found) + unknown_cards(game, context, self.which)
        return there // max(1, 1 if self.amount is None else self.amount.of(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Discard the cards: of those that can be discarded, if it is not all of them."""
        found = that_may_leave(game, context, self.which, affected(game, context, self.which))
        game.cite(*_THIS_ONE[self.which == THIS])
        if self.total_cost is not None:
            loose_ones = loose(game, context, tuple(card for card in found if not stays(game, card)))
            return Call(PRICING, Pricing(context.you, loose_ones, self.total_cost.of(game, context)))
        if self.amount is not None:
            found = self._to_choose(game, context, tuple(card for card in found if not stays(game, card)))
        unknown = unknown_cards(game, context, self.which)
        amount = len(found) + unknown if self.amount is None else self.amount.of(game, context)
        if self.random and len(found) + unknown > amount:
            return Call(DRAWING, Choosing(context.you, found, amount, (), unknown))
        game.cite(*_A_WEAKNESS_TOO[self.weakness_too and len(found) + unknown > amount])
        return choose_and_discard(game, context, found, amount, unknown)


def unknown_cards(game: Arkham, context: Context, which: Which) -> int:
    """The cards of one's own hand that the situation does not name, if any card of that hand is meant."""
    unknown = of_some(which, "unknown") if UNKNOWN_CARDS(game, context.you) else None
    if unknown is None or of_some(which, "owners")(game, context) != (context.you,):
        return 0
    return int(unknown(game, context))


_A_WEAKNESS_TOO: Final = {True: ("weakness.14",), False: ()}
"""The rules by which a weakness may be chosen (True) as well."""

_THIS_ONE: Final = {True: ("self-referential-text.2",), False: ()}
"""The rules by which "this" (True) means the card that says so, and no copy of it."""


def loose(game: Arkham, context: Context, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards that a player may choose to discard: no weakness in a hand, and no hidden card."""
    cards = that_may_leave(game, context, None, cards)
    held = tuple(card for card in cards if game.lies(card)[1] == HAND.name)
    if not held:
        return cards
    game.because("weakness.13")
    return tuple(card for card in cards if not (card in held and game.cards[card].weakness))


class Choosing(NamedTuple):
    """The cards among which an investigator chooses this many to discard, and those chosen so far.

    `unknown` counts the cards of the hand that the situation does not name and that may be chosen too.
    """

    who: str
    found: tuple[str, ...]
    amount: int
    chosen: tuple[str, ...] = ()
    unknown: int = 0


UNKNOWN: Final = "unknown card"
"""A chosen card in hand that the situation does not name."""


def choose_and_discard(game: Arkham, context: Context, found: tuple[str, ...], amount: int, unknown: int = 0) -> Result:
    """Let the investigator choose this many of the cards; discard them when all are chosen."""
    if amount <= 0 or not (found or unknown):
        return None
    if len(found) + unknown <= amount:
        lose_unknown(game, context.you, unknown)
        return discarding_together(game, found)
    return Call(CHOOSING, Choosing(context.you, found, amount, (), unknown))


def lose_unknown(game: Arkham, who: str, amount: int) -> None:
    """Remove cards that the situation does not name from a hand."""
    if amount:
        comes_about(game, CARDS)
        UNKNOWN_CARDS.set(game, who, UNKNOWN_CARDS(game, who) - amount)


def _choose(game: Arkham, local: Choosing) -> Result:
    if len(local.chosen) == local.amount:
        lose_unknown(game, local.who, local.chosen.count(UNKNOWN))
        return in_the_chosen_order(game, tuple(card for card in local.chosen if card != UNKNOWN))
    left = [card for card in local.found if card not in local.chosen]
    left += (UNKNOWN,) if local.chosen.count(UNKNOWN) < local.unknown else ()
    options = tuple(Option("discard", (card,), local.who, card) for card in left)
    return Ask(Choice((local.who,), "cards to discard", options, "target.2"), _chosen)


def in_the_chosen_order(game: Arkham, cards: tuple[str, ...], *by: str) -> tuple[Call, ...]:
    """The calls that discard cards by these rules, in the order in which their owner has chosen them."""
    if len(cards) > 1:
        game.note(f"on the discard pile, in this order: {', '.join(map(game.name, cards))}")
        game.cite("discard-piles.8")
    return tuple(call for card in cards for call in discarding(game, card, *by))


def _chosen(game: Arkham, local: Choosing, option: Option) -> Result:
    return Go(local._replace(chosen=(*local.chosen, option.meant(str))), "choose")


CHOOSING: Final = Procedure("choose cards to discard", Step("", "choose", _choose))


def _at_random(game: Arkham, local: Choosing) -> Result:
    """Let chance determine one card after the other; all of them are discarded together."""
    if len(local.chosen) == local.amount:
        lose_unknown(game, local.who, local.chosen.count(UNKNOWN))
        return discarding_together(game, tuple(card for card in local.chosen if card != UNKNOWN))
    left = tuple(card for card in local.found if card not in local.chosen)
    unknown = local.unknown - local.chosen.count(UNKNOWN)
    options = [Option("discard", (card,), "", card, game.name(card)) for card in left]
    options += [Option("discard", (UNKNOWN,), "", UNKNOWN, UNKNOWN)] if unknown else []
    weights = (*(1 for _card in left), *((unknown,) if unknown else ()))
    return Ask(Chance(local.who, "card discarded at random", tuple(options), weights), _chosen)


DRAWING: Final = Procedure("discard cards at random", Step("", "choose", _at_random))


class Pricing(NamedTuple):
    """The cards among which an investigator chooses some with so high a cost, and those chosen so far."""

    who: str
    found: tuple[str, ...]
    cost: int
    chosen: tuple[str, ...] = ()


def _price(game: Arkham, local: Pricing) -> Result:
    """Ask for one card more until those that are chosen cost enough together, or there is no other one."""
    left = tuple(card for card in local.found if card not in local.chosen)
    if not left or sum(game.cards[card].cost or 0 for card in local.chosen) >= local.cost:
        return Go(local, END, in_the_chosen_order(game, local.chosen))
    options = tuple(Option("discard", (card,), local.who, card) for card in left)
    return Ask(Choice((local.who,), "cards to discard", options, "target.2"), _priced)


def _priced(game: Arkham, local: Pricing, option: Option) -> Result:
    game.cite("printed.1")
    return Go(local._replace(chosen=(*local.chosen, option.meant(str))), "choose")


PRICING: Final = Procedure("choose cards with a cost to discard", Step("", "choose", _price))

IMPACTS: Final[Impacts] = {"leave play": _leave_play, "discard": _discarded}
"""The changes that these events make."""
