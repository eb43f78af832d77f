"""Costs: determined, modified, and paid together (entries Costs and Initiation Sequence)."""

from functools import partial
from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Ask, Result
from adjudicator.games.arkham.abilities.cannot import banned, hindering, may_go
from adjudicator.games.arkham.abilities.immunity import is_immune
from adjudicator.games.arkham.abilities.in_play import controlled_by
from adjudicator.games.arkham.abilities.in_vain import in_vain
from adjudicator.games.arkham.abilities.targets import Follow
from adjudicator.games.arkham.actions.allowance import for_anything, left_for_anything, spend
from adjudicator.games.arkham.actions.icon_costs import asked_about_it, discard_for_icons
from adjudicator.games.arkham.damage.dealing import deal
from adjudicator.games.arkham.discarding import choose_and_discard, discarding_together, loose, unknown_cards
from adjudicator.games.arkham.facts import (
    ACTIONS,
    ATTACHMENTS,
    CLUES,
    DECK,
    EXHAUSTED_TO_PAY,
    HAND,
    MODIFIERS,
    MOVED,
    RESOURCES,
    tokens_of,
)
from adjudicator.games.arkham.game import Arkham, Effect, Number, Which
from adjudicator.games.arkham.hidden import why_it_is_kept
from adjudicator.games.arkham.ready_and_exhausted import exhaust, why_not_exhaust
from adjudicator.games.arkham.speech.which import Described
from adjudicator.games.arkham.token_pool import give_back, place_from_pool
from adjudicator.games.arkham.values import LASTING
from adjudicator.games.arkham.words import Context
from adjudicator.games.interface import Price

_ONE: Final = {"supplies": "supply"}
_SEVERAL: Final = {"supply": "supplies", "ammo": "ammo", "renown": "renown"}


def counted(amount: int, kind: str, of: str = "") -> Price:
    """The price of this many of a kind.

    >>> counted(3, "resource").says, counted(1, "action").says, counted(2, "ammo").says
    ('3 resources', '1 action', '2 ammo')
    """
    return Price(f"{amount} {kind if amount == 1 else _SEVERAL.get(kind, kind + 's')}", kind, amount, of)


def available(game: Arkham, entity: str, token: str) -> int:
    """The number of tokens that can be spent from here: 0 if some card says that they cannot be spent."""
    if token == "clues" and banned(game, "spend clues", entity, entity):
        return 0
    return tokens_of(token)(game, entity)


def unspendable(game: Arkham, entity: str, token: str) -> Reasons:
    """The rule by which some card keeps these tokens from being spent; empty if none does."""
    held = available(game, entity, token) < tokens_of(token)(game, entity)
    return (Reason("cannot.1", f"{game.name(entity)} cannot spend {token}"),) if held else ()


class Resources(NamedTuple):
    """Spend this many resources of one's own pool, as an ability cost."""

    amount: Number

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reason that the pool holds too few resources."""
        need, have = self.amount.of(game, context), RESOURCES(game, context.you)
        if have >= need:
            return ()
        because = f"it costs {need}, and {game.name(context.you)} has {have} resources"
        return (Reason("initiation-sequence.6", because), *_others_have(game, context.you, need - have))

    def pay(self, game: Arkham, context: Context) -> Result:
        """Move the resources to the token pool."""
        give_back(game, context.you, "resources", self.amount.of(game, context), *_as_printed(game), "resources.2")
        return None

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        return (counted(self.amount.of(game, context), "resource", context.you),)


def _as_printed(game: Arkham) -> tuple[str, ...]:
    """The rules by which an ability cost is paid as it is, whatever modifies the resource costs of cards now."""
    return ("costs.1",) if MODIFIERS(game, "cost") or LASTING(game, "cost") else ()


class Actions(NamedTuple):
    """Spend this many of the actions that are left in one's turn on something that is no action itself."""

    amount: int

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reason that there are too few actions left."""
        left = left_for_anything(game, context.you)
        if left >= self.amount:
            return ()
        has = f"{game.name(context.you)} has {counted(left, 'action').says} left"
        return (Reason("action.1", f"it costs {counted(self.amount, 'action').says}, and {has}"),)

    def pay(self, game: Arkham, context: Context) -> Result:
        """Spend standard actions first, and additional ones where these do not suffice."""
        lacking = max(0, self.amount - ACTIONS(game, context.you))
        spend(game, context.you, self.amount, for_anything(game, context.you)[:lacking], "action.1")
        return None

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        return (counted(self.amount, "action", context.you),)


class ResourceCost(NamedTuple):
    """The resource cost of a card played from hand, with every modifier."""

    amount: int

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reasons that the pool of the player holds too few resources."""
        have = RESOURCES(game, context.you)
        if have >= self.amount:
            return ()
        because = f"{game.name(context.this)} costs {self.amount}, and {game.name(context.you)} has {have} resources"
        rules = ("costs.2", "play.1", "initiation-sequence.6")
        found = tuple(Reason(rule, because) for rule in rules)
        return (*found, *_on_cards(game, context.you), *_others_have(game, context.you, self.amount - have))

    def pay(self, game: Arkham, context: Context) -> Result:
        """Move the resources from the investigator's own pool to the token pool."""
        game.cite("costs.2", "costs.3", "play.1")
        give_back(game, context.you, "resources", self.amount)
        return None

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        return (counted(self.amount, "resource", context.you),)


def _on_cards(game: Arkham, who: str) -> Reasons:
    """The reason that tokens on cards are there as their uses, and are no resources of anybody's."""
    bearing = (card for card in controlled_by(game, who) if game.cards[card].uses is not None)
    return tuple(Reason("uses-x-type.5", f"the uses of {game.name(card)} are no resources") for card in bearing)[:1]


def _others_have(game: Arkham, who: str, missing: int) -> Reasons:
    """The reason that others could make up for the missing resources, but nobody pays another's costs."""
    if sum(RESOURCES(game, other) for other in game.investigators if other != who) < missing:
        return ()
    return (Reason("costs.6", f"the resources of others do not pay what {game.name(who)} has to pay"),)


class Spend(NamedTuple):
    """Spend tokens of a kind from a card (ammo, charges, supplies …), or one's own clues."""

    token: str
    amount: Number
    from_: Which

    def _own(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """Those of the cards that nobody else controls, and the card of the ability, whoever uses it."""
        found = self.from_.all(game, context)
        return tuple(e for e in found if e == context.this or game.controller(e) in ("", context.you))

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reasons that there are too few tokens."""
        need, found = self.amount.of(game, context), self.from_.all(game, context)
        own = self._own(game, context)
        if isinstance(self.from_, Described):
            if self._payable(game, context):
                return ()
            if not found:
                return (Reason("costs.8", f"{game.name(context.you)} has no such card to spend {self.token} from"),)
        if not own and found:
            return (Reason("costs.7", f"{game.name(found[0])} is {game.name(game.controller(found[0]))}'s"),)
        for entity in own:
            have = available(game, entity, self.token)
            if have < need:
                because = f"{game.name(entity)} has {have} {self.token} of {need}"
                return (Reason("initiation-sequence.6", because), *unspendable(game, entity, self.token))
        return ()

    def pay(self, game: Arkham, context: Context) -> Result:
        """Move the tokens to the token pool: of a description, those of one card that fits."""
        if isinstance(self.from_, Described):
            return _pick(game, context, self._payable(game, context), "spend", self._spend)
        for entity in self._own(game, context):
            self._spend(game, context, entity)
        return None

    def _payable(self, game: Arkham, context: Context) -> tuple[str, ...]:
        """The cards that bear enough tokens."""
        need = self.amount.of(game, context)
        return tuple(e for e in self._own(game, context) if available(game, e, self.token) >= need)

    def _spend(self, game: Arkham, context: Context, entity: str) -> Result:
        by = _SPENT_BY.get((game.cards[entity].uses is not None, entity == context.this), ())
        give_back(game, entity, self.token, self.amount.of(game, context), *by)
        game.cite(*_USED_UP[bool(by) and not tokens_of(self.token)(game, entity)])
        return None

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        need, kind = self.amount.of(game, context), _ONE.get(self.token, self.token.removesuffix("s"))
        found = (counted(need, kind, entity) for entity in self._own(game, context))
        return tuple(p if p.of == context.you else p._replace(says=f"{p.says} of {game.name(p.of)}") for p in found)


class PlaceClues(NamedTuple):
    """Place this many of one's own clues on a location."""

    amount: Number
    on: Which

    def _place(self, game: Arkham, context: Context) -> str:
        return (*self.on.all(game, context), "")[0]

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reasons that there are too few clues, or that none can be placed there."""
        place, need, have = self._place(game, context), self.amount.of(game, context), CLUES(game, context.you)
        if not place:
            return (Reason("costs.8", "there is no such location to place clues on"),)
        if have < need:
            because = f"{game.name(context.you)} has {have} clues of {need}"
            return (Reason("initiation-sequence.6", because),)
        return hindering(game, "place clues", place, context.you)

    def pay(self, game: Arkham, context: Context) -> Result:
        """Move the clues there: they are not spent."""
        place, amount = self._place(game, context), self.amount.of(game, context)
        CLUES.set(game, context.you, CLUES(game, context.you) - amount, MOVED)
        CLUES.set(game, place, CLUES(game, place) + amount, MOVED)
        return None

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        need, place = self.amount.of(game, context), self._place(game, context)
        paid = counted(need, "clue", context.you)
        return (paid._replace(says=f"{paid.says} placed on {game.name(place) if place else 'a location'}"),)


_SPENT_BY: Final = {(True, True): ("uses-x-type.7",), (True, False): ("uses-x-type.9",)}
"""The rules by which uses are spent (True) from the card whose ability it is (True), or from another (False)."""


_USED_UP: Final = {True: ("uses-x-type.13",), False: ()}
"""The rules by which a card without uses left (True) stays in play, if nothing on it says otherwise."""


class Exhaust(NamedTuple):
    """Exhaust a ready card that one controls."""

    which: Which

    def _payable(self, game: Arkham, context: Context) -> tuple[str, ...]:
        return tuple(
            e
            for e in self.which.all(game, context)
            if game.ready(e) and game.controller(e) == context.you and game.in_play(e) and not why_not_exhaust(game, e)
        )

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reason that the investigator controls no such ready card that may exhaust."""
        if self._payable(game, context):
            return ()
        for entity in self.which.all(game, context):
            if game.controller(entity) not in ("", context.you):
                return (Reason("costs.7", f"{game.name(entity)} is {game.name(game.controller(entity))}'s"),)
            if not game.ready(entity):
                return (Reason("exhaust-exhausted.4", f"{game.name(entity)} is exhausted already"),)
            if why_not := why_not_exhaust(game, entity):
                return why_not
        return (Reason("costs.8", "there is no such card in play under one's own control to exhaust"),)

    def pay(self, game: Arkham, context: Context) -> Result:
        """Exhaust the card."""
        return _pick(game, context, self._payable(game, context), "exhaust", _exhaust)

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        found = self._payable(game, context) or tuple(self.which.all(game, context))
        which = " or ".join(map(game.name, found)) or "a card"
        return (Price(f"exhaust {which}", "exhaust", 1, found[0] if len(found) == 1 else ""),)

    def in_vain(self, game: Arkham, context: Context, effects: tuple[Effect, ...]) -> bool:
        """True if nothing could come of effects, whichever card is exhausted for them."""
        cards = self._payable(game, context)
        return all(game.imagining(partial(_in_vain_with, game, context, effects, card)) for card in cards)


def _in_vain_with(game: Arkham, context: Context, effects: tuple[Effect, ...], card: str) -> bool:
    EXHAUSTED_TO_PAY.put(game, context.this, card)
    return in_vain(game, context, effects)


def _exhaust(game: Arkham, context: Context, entity: str) -> Result:
    EXHAUSTED_TO_PAY.put(game, context.this, entity)
    exhaust(game, (entity,), "ready.1")
    return None


class DiscardCards(NamedTuple):
    """Discard cards that one controls in play, or cards from the out-of-play area that the cost names."""

    which: Which
    amount: Number

    @property
    def _zone(self) -> str:
        return self.which.zone if isinstance(self.which, Described) else ""

    def _payable(self, game: Arkham, context: Context) -> tuple[str, ...]:
        found = self.which.all(game, context)
        if self._zone:
            return loose(game, context, tuple(e for e in found if game.lies(e)[0] == context.you and e != context.this))
        own = (e for e in found if game.controller(e) == context.you or (e == context.this and not game.controller(e)))
        return tuple(e for e in own if game.in_play(e) and may_go(game, e, context.this))

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """The reason that there are too few such cards."""
        payable, need = self._payable(game, context), self.amount.of(game, context)
        if len(payable) + unknown_cards(game, context, self.which) >= need:
            return ()
        others = tuple(e for e in self.which.all(game, context) if e not in payable and e != context.this)
        weak = tuple(e for e in others if game.cards[e].weakness and game.lies(e) == (context.you, HAND.name))
        if weak:
            return (Reason("weakness.13", f"{game.name(weak[0])} is a weakness and cannot be chosen"),)
        kept = why_it_is_kept(game, context, self.which, tuple(e for e in others if game.lies(e)[0] == context.you))
        if self._zone and kept:
            return kept
        if self._zone and len(others) >= need:
            return (
                Reason("costs.10", f"{game.name(others[0])} is not in {game.name(context.you)}'s own {self._zone}"),
            )
        for entity in others:
            if game.controller(entity) not in ("", context.you):
                return (Reason("costs.7", f"{game.name(entity)} is {game.name(game.controller(entity))}'s"),)
        rules: tuple[str, ...] = ("costs.9",) if self._zone else ("costs.8",)
        if any(game.controller(card) == context.you for other in others for card in ATTACHMENTS(game, other)):
            rules += ("faq-control-of-attachments.5",)
        return tuple(Reason(rule, f"{game.name(context.you)} has no such card to discard") for rule in rules)

    def pay(self, game: Arkham, context: Context) -> Result:
        """Discard the cards."""
        payable, amount = self._payable(game, context), self.amount.of(game, context)
        game.cite(*_PAID_WITH[any(is_immune(game, card, context.this) for card in payable)])
        if self._zone:
            game.cite("costs.9", "costs.10")
            if self._zone == DECK.name:
                return _discard_all(game, payable[:amount])
        asked = asked_about_it(game, context, self)
        if asked is not None and amount == 1:
            return _pick(game, context, payable, "discard", _for_icons(asked))
        return choose_and_discard(game, context, payable, amount, unknown_cards(game, context, self.which))

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        found, need = self._payable(game, context), self.amount.of(game, context)
        one = found[0] if len(found) == 1 else ""
        what = game.name(one) if one and not self._zone else counted(need, "card").says
        where = f" from {self._zone}" if self._zone else ""
        return (Price(f"discard {what}{where}", "discard", need, one),)


_PAID_WITH: Final = {True: ("immune.9",), False: ()}
"""The rules by which costs are paid with an immune card (True)."""


def _for_icons(asked: tuple[str, ...]) -> Follow:
    return lambda game, context, card: discard_for_icons(game, context, card, asked)


def _discard_all(game: Arkham, cards: tuple[str, ...]) -> Result:
    return discarding_together(game, cards)


def _pick(game: Arkham, context: Context, found: tuple[str, ...], verb: str, pay: Follow) -> Result:
    if len(found) == 1:
        return pay(game, context, found[0])
    options = tuple(Option(verb, (entity,), context.you, entity) for entity in found)
    choice = Choice((context.you,), f"cost: {verb}", options, "initiation-sequence.9")
    return Ask(choice, lambda g, _local, option: pay(g, context, option.meant(str)))


class PlaceDoom(NamedTuple):
    """Place doom on the card that bears the ability."""

    amount: Number

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """No reason: this cost can always be paid."""
        return ()

    def pay(self, game: Arkham, context: Context) -> Result:
        """Place the doom."""
        place_from_pool(game, context.this, "doom", self.amount.of(game, context), "doom.4")
        return None

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        amount = self.amount.of(game, context)
        return (Price(f"{amount} doom on {game.name(context.this)}", "doom", amount, context.this),)


class Suffer(NamedTuple):
    """Take damage or horror as a cost, or deal it to a card of one's own."""

    damage: Number
    horror: Number
    to: Which
    direct: bool = False

    def reasons(self, game: Arkham, context: Context) -> Reasons:
        """No reason: this cost can always be paid."""
        return ()

    def pay(self, game: Arkham, context: Context) -> Result:
        """Deal the damage and horror; the cost is paid even if it is assigned to an asset."""
        damage, horror = self.damage.of(game, context), self.horror.of(game, context)
        to = self.to.all(game, context)
        return tuple(deal(e, damage, horror, by=context.this, of="cost", direct=self.direct) for e in to)

    def price(self, game: Arkham, context: Context) -> tuple[Price, ...]:
        """The price now."""
        parts = (("damage", self.damage.of(game, context)), ("horror", self.horror.of(game, context)))
        to = self.to.all(game, context)
        return tuple(Price(f"{n} {kind} to {game.name(e)}", kind, n, e) for e in to for kind, n in parts if n)
