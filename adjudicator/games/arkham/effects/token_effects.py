"""Effects on tokens: resources, clues, doom and uses are gained, lost, spent and moved."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.engine.events import Event
from adjudicator.engine.fields import Field
from adjudicator.engine.hooks import Impacts
from adjudicator.engine.legality import Reasons
from adjudicator.engine.life import happen
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham.abilities.came_about import comes_about
from adjudicator.games.arkham.abilities.cannot import banned, forbidden, hindering
from adjudicator.games.arkham.abilities.parts import THIS, Named
from adjudicator.games.arkham.abilities.targets import on_target
from adjudicator.games.arkham.actions.allowance import for_anything, left_for_anything, lose, may_lose, spend
from adjudicator.games.arkham.actions.costs import available
from adjudicator.games.arkham.actions.group_costs import AsGroup
from adjudicator.games.arkham.card_effects import EFFECT, of_an_effect
from adjudicator.games.arkham.damage.dealing import ASSIGNED, Part, parts_of
from adjudicator.games.arkham.facts import MOVED, tokens_of
from adjudicator.games.arkham.game import Arkham, Number, Which, Worth
from adjudicator.games.arkham.places import is_heard
from adjudicator.games.arkham.speech.amounts import is_nothing
from adjudicator.games.arkham.speech.numbers import Product
from adjudicator.games.arkham.terms import USES
from adjudicator.games.arkham.token_pool import give_back, place_from_pool
from adjudicator.games.arkham.values import ledger
from adjudicator.games.arkham.words import Context


class Gain(NamedTuple):
    """Gain or lose tokens: resources, clues, doom, uses of a card."""

    token: str
    amount: Number
    on: Which
    sign: int = 1

    def times(self, number: int) -> "Gain":
        """So many times as many, gained or lost at once."""
        return self._replace(amount=Product(Worth(number), self.amount))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if it would change nothing."""
        if is_nothing(game, context, self.amount):
            return True
        if self.sign > 0:
            return not any(self._may_gain(game, context, entity) for entity in self.on.all(game, context))
        if self.token == "actions":
            return not any(may_lose(game, entity) for entity in self.on.all(game, context))
        return not any(tokens_of(self.token)(game, entity) for entity in self.on.all(game, context))

    def _may_gain(self, game: Arkham, context: Context, entity: str) -> bool:
        """True if it can bear such tokens, and no card says that it cannot gain them."""
        kept = self.token == "resources" and banned(game, "gain resources", entity, entity)
        return not kept and _bears(game, context, self.on, entity, self.token)

    def hindered(self, game: Arkham, context: Context) -> Reasons:
        """The reasons of cards that say that nobody gains resources there."""
        if self.token != "resources" or self.sign < 0:
            return ()
        return tuple(r for one in self.on.all(game, context) for r in hindering(game, "gain resources", one, one))

    def in_full(self, game: Arkham, context: Context) -> bool:
        """True if everybody has all of the tokens that are lost; tokens are always there to be gained."""
        if self.sign > 0 or self.token == "actions":
            return not self.futile(game, context)
        need, bearers = self.amount.of(game, context), self.on.all(game, context)
        return bool(bearers) and all(tokens_of(self.token)(game, entity) >= need for entity in bearers)

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Place or remove the tokens; nobody has fewer than none."""
        amount = self.amount.of(game, context) * self.sign
        calls: list[Call] = []
        for entity in self.on.all(game, context):
            if amount > 0 and not _bears(game, context, self.on, entity, self.token):
                game.note(f"{game.name(entity)} cannot bear {self.token}")
                continue
            if amount > 0 and self.token == "resources" and forbidden(game, "gain resources", entity, entity):
                continue
            if amount > 0 and self.token == "resources" and is_heard(game, "gain"):
                of = of_an_effect(context.this)
                calls.append(happen(Event("gain", entity, "", context.this, "", of, amount)))
                continue
            if amount < 0 and self.token == "actions":
                losing = lose(game, entity, -amount)
                calls += [losing] if losing is not None else []
                continue
            by = _GAINED_BY.get((self.token, self.sign), ())
            if amount < 0:
                have = tokens_of(self.token)(game, entity)
                give_back(game, entity, self.token, min(-amount, have), *by, *_AS_MUCH[have < -amount])
                calls += _gone(game, context.you, context.this, entity, self.token, min(-amount, have))
                continue
            if self.token in _HARM and is_heard(game, "placed"):
                placed = Part(entity, self.token, amount)
                calls.append(Call(PLACING, Placing(placed, context.you, context.this)))
                continue
            place_from_pool(game, entity, self.token, self._placed(game, entity, amount), *by)
        return tuple(calls) or None

    def _placed(self, game: Arkham, entity: str, amount: int) -> int:
        """The number of tokens placed; modifiers change the number of clues placed on a location."""
        if self.token != "clues" or amount <= 0 or game.cards[entity].type != "location":
            return amount
        return ledger(game, entity, "clues placed", base=amount).value


_AS_MUCH: Final = {True: ("effects.4",), False: ()}
"""The rules by which as much of an effect is resolved as can be, where it is not all (True)."""

_GAINED_BY: Final = {("doom", 1): ("doom.4",), ("resources", 1): ("gains.1",), ("actions", 1): ("gains.2",)}
"""The rules by which tokens of a kind are placed (1) or removed (-1); step 1.3 counts doom, however much is in play."""


def _bears(game: Arkham, context: Context, on: Which, card: str, token: str) -> bool:
    """True if a card can bear tokens of this kind, or its own text places them on it, which goes before the rules."""
    itself = on == THIS and card == context.this and token in USES
    if itself and not game.consider(lambda: _can_bear(game, card, token)):
        game.because("golden-rules.2")
        return True
    return _can_bear(game, card, token)


def _can_bear(game: Arkham, card: str, token: str) -> bool:
    """True if a card can bear tokens of this kind; uses must be of the type that its own keyword establishes."""
    if token == "clues":
        return not forbidden(game, "place clues", card, game.controller(card))
    if token not in USES:
        return True
    uses = game.text_box(card).uses
    if uses is None:
        game.because("uses-x-type.11")
        return False
    if uses[0] != token:
        game.because("uses-x-type.10")
        return False
    game.because("uses-x-type.4", "uses-x-type.8")
    return True


def _gain(game: Arkham, event: Event, scope: str) -> None:
    place_from_pool(game, event.who, "resources", event.amount, "gains.1")


class Replenish(NamedTuple):
    """Place uses on cards again, up to the number with which these enter play."""

    token: str
    amount: Number | None
    """How many at the most; all that have been spent if there is none."""
    on: Which

    def _missing(self, game: Arkham, context: Context, card: str) -> int:
        uses = game.text_box(card).uses
        if uses is None or uses[0] != self.token:
            return 0
        missing = max(0, uses[1] - tokens_of(self.token)(game, card))
        return missing if self.amount is None else min(missing, self.amount.of(game, context))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if none of the cards lacks such uses."""
        return not any(self._missing(game, context, card) for card in self.on.all(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Place the tokens from the token pool."""
        for card in self.on.all(game, context):
            place_from_pool(game, card, self.token, self._missing(game, context, card), "uses-x-type.2")
        return None


class SpendTokens(NamedTuple):
    """Spend one's own tokens because an effect says so; whoever has too few, or must not, cannot."""

    token: str
    amount: Number
    group: Which | None = None
    """Those who spend them together; you alone if there is none."""

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if the tokens cannot be spent."""
        if self.group is not None:
            return bool(self._together(self.group).reasons(game, context))
        return available(game, context.you, self.token) < max(1, self.amount.of(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Spend the tokens: they go to the token pool."""
        if self.group is not None:
            return self._together(self.group).pay(game, context)
        if not self.futile(game, context):
            give_back(game, context.you, self.token, self.amount.of(game, context))
        return None

    def _together(self, group: Which) -> AsGroup:
        return AsGroup(self.token, self.amount, group, must=True)


class SpendActions(NamedTuple):
    """Spend actions of one's own turn because an effect says so: they have been spent like others, and are not lost."""

    amount: Number

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there are not so many left."""
        return left_for_anything(game, context.you) < max(1, self.amount.of(game, context))

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Spend them, additional actions first."""
        if not self.futile(game, context):
            amount = self.amount.of(game, context)
            spend(game, context.you, amount, for_anything(game, context.you)[:amount])
        return None


class MoveTokens(NamedTuple):
    """Move tokens from one card to another; of several to which they could go you choose one."""

    token: str
    amount: Number
    from_: Which
    to: Which
    becomes: str = ""

    def _targets(self, game: Arkham, context: Context, source: str) -> tuple[str, ...]:
        """The cards to which they could go: those that can bear them, and on which they do not lie already."""
        token = self.becomes or self.token
        found = (one for one in self.to.all(game, context) if one != source or self.becomes)
        return tuple(one for one in found if _bears(game, context, self.to, one, token))

    def futile(self, game: Arkham, context: Context) -> bool:
        """True if there is nothing to move, or it would stay where it is."""
        sources = self.from_.all(game, context)[:1]
        if is_nothing(game, context, self.amount):
            return True
        return not any(tokens_of(self.token)(game, one) and self._targets(game, context, one) for one in sources)

    def times(self, number: int) -> "MoveTokens | None":
        """So many times as many, moved at once; None if each time somebody chooses where they go."""
        return self._replace(amount=Product(Worth(number), self.amount)) if isinstance(self.to, Named) else None

    def contested(self, game: Arkham, each: tuple[Context, ...]) -> bool:
        """True if several such effects, each in a context of its own, would move more tokens than there are."""
        wanted: dict[str, list[int]] = {}
        for context in each:
            if not self.futile(game, context):
                wanted.setdefault(self.from_.all(game, context)[0], []).append(self.amount.of(game, context))
        there = tokens_of(self.token)
        return any(len(amounts) > 1 and sum(amounts) > there(game, one) for one, amounts in wanted.items())

    def resolve(self, game: Arkham, context: Context) -> Result:
        """Move the tokens, as many as there are up to the amount."""
        if self.futile(game, context):
            return None
        source = self.from_.all(game, context)[0]
        amount = min(self.amount.of(game, context), tokens_of(self.token)(game, source))
        moving = _Moving(self.token, amount, source, self.becomes or self.token)
        return on_target(game, context, self._targets(game, context, source), "card", moving.to)


class _Moving(NamedTuple):
    """This many tokens that are moved from a card."""

    token: str
    amount: int
    source: str
    becomes: str

    def to(self, game: Arkham, context: Context, target: str) -> Result:
        """Move them to another card."""
        part = Part(target, self.becomes, self.amount)
        if self.becomes in _HARM and self.amount and is_heard(game, "placed"):
            return Call(PLACING, Placing(part, context.you, context.this, (self,)))
        self.move(game, part, context.this)
        return tuple(_gone(game, context.you, context.this, self.source, self.token, self.amount)) or None

    def move(self, game: Arkham, part: Part, by: str) -> None:
        """Take them from the one card and place them on the other."""
        there, arriving = tokens_of(self.token), tokens_of(part.kind)
        there.set(game, self.source, there(game, self.source) - part.amount, MOVED)
        arriving.set(game, part.entity, arriving(game, part.entity) + part.amount, MOVED)
        if part.amount > 0:
            comes_about(game, self.token)
        if part.kind in _HARM:
            game.hurt(part.entity, by, EFFECT)

    def is_there(self, game: Arkham) -> bool:
        """True if the tokens still lie where they are moved from."""
        return tokens_of(self.token)(game, self.source) >= self.amount


def _gone(game: Arkham, you: str, by: str, card: str, token: str, amount: int) -> Iterator[Call]:
    """The call that lets abilities hear that an effect has taken tokens from a card."""
    if amount and is_heard(game, "lose tokens"):
        yield happen(Event("lose tokens", you, card, by, "", token, amount))


_HARM: Final = ("damage", "horror")
_MOVING: Final[Field[tuple[_Moving, ...]]] = Field("moving", ())
"""The tokens that are moved in an event; none if they come from the token pool."""


class Placing(NamedTuple):
    """Damage or horror that an effect of `you` places on a card without dealing it, or moves there."""

    part: Part
    you: str
    by: str
    moving: tuple[_Moving, ...] = ()


def _comes(game: Arkham, placing: Placing) -> Result:
    """Let abilities answer to what is placed, and to where it goes."""
    event = Event("placed", placing.you, placing.part.entity, placing.by, "", "", placing.part.amount)
    scope = f"@{game.depth + 1}"
    ASSIGNED.put(game, scope, (placing.part,))
    _MOVING.put(game, scope, placing.moving)
    return Go(placing, END, (happen(event),))


PLACING: Final = Procedure("place damage or horror", Step("", "place", _comes))


def _place(game: Arkham, event: Event, scope: str) -> tuple[Call, ...] | None:
    """Place the tokens: those that are moved are taken from where they lie, all others from the token pool."""
    moving, parts = _MOVING(game, scope), [*parts_of(game, scope)]
    if not all(one.is_there(game) for one in moving):
        ASSIGNED.forget(game, scope)
        return None
    calls: list[Call] = []
    for one in moving:
        left = one.amount
        for place, part in enumerate(parts):
            moved = min(left, part.amount)
            if moved:
                one.move(game, part._replace(amount=moved), event.by)
            parts[place] = part._replace(amount=part.amount - moved)
            left -= moved
        calls += _gone(game, event.who, event.by, one.source, one.token, one.amount - left)
    for part in parts:
        if part.amount:
            place_from_pool(game, part.entity, part.kind, part.amount)
    return tuple(calls) or None


IMPACTS: Final[Impacts] = {"gain": _gain, "placed": _place}
