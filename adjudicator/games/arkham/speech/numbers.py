"""Amounts in the words of a card: a count of cards or tokens, a value, a margin."""

from collections.abc import Callable
from typing import Final, NamedTuple

from adjudicator.games.arkham.additional_actions import additional
from adjudicator.games.arkham.chaos_tokens import bag, modifier, resolved, revealing
from adjudicator.games.arkham.damage.dealing import WITH_PARTS, parts_of
from adjudicator.games.arkham.difficulty import difficulty
from adjudicator.games.arkham.doom import doom_in_play
from adjudicator.games.arkham.facts import ACTIONS, ACTIONS_TAKEN, X_IS, tokens_of
from adjudicator.games.arkham.game import Arkham, Number, Test, Which
from adjudicator.games.arkham.icons import committed_icons
from adjudicator.games.arkham.overcoming import vengeance
from adjudicator.games.arkham.specified_test import TestSpec
from adjudicator.games.arkham.speech.which import Described, wild_stands_for
from adjudicator.games.arkham.terms import SKILLS
from adjudicator.games.arkham.this_test import MARGIN, SKILL, SPEC, TESTER
from adjudicator.games.arkham.values import base_value, printed_value, value
from adjudicator.games.arkham.words import Context, of_some


def _that_much(game: Arkham, context: Context) -> int:
    """The amount of what an ability answers to, as it stands now, or one that has been counted."""
    event = game.event(context.scope) if context.scope else None
    if event is not None and event.kind in WITH_PARTS:
        return sum(part.amount for part in parts_of(game, context.scope))
    return event.amount if event is not None else context.points


def _requisite_clues(game: Arkham, context: Context) -> int:
    """The clues that an act asks for: a flat number, or a number for each investigator who began the game."""
    card = game.cards[context.this]
    game.because("act-deck-and-agenda-deck.5" if "clues" in card.per_investigator else "act-deck-and-agenda-deck.4")
    return value(game, context.this, "clues")


def _doom_in_play(game: Arkham, context: Context) -> int:
    return doom_in_play(game)


def _token_modifier(game: Arkham, context: Context) -> int:
    """The modifier of the chaos token that has just been revealed."""
    event = game.event(context.scope) if context.scope else None
    return modifier(game, event.what, event.who)[0] if event is not None and event.kind == "reveal token" else 0


def _number_of(deck: str) -> Callable[[Arkham, Context], int]:
    """The number of the current act or agenda in its deck; nothing where there is none."""
    return lambda game, context: max((game.cards[card].stage or 0 for card in game.current(deck)), default=0)


def _damage_of_this_attack(game: Arkham, context: Context) -> int:
    """The damage that the attack being made deals if it succeeds, or would have dealt."""
    spec = SPEC(game)
    if not isinstance(spec, TestSpec):
        return 0
    of_attack = ((effect, of_some(effect, "would_deal")) for effect in spec.success)
    return sum([int(amount(game, spec.context)) for _effect, amount in of_attack if amount is not None])


def _x(game: Arkham, context: Context) -> int:
    """The value of X: what the card says, or what was chosen for it; nothing where neither is so."""
    defined, chosen = game.cards[context.this].x, X_IS(game, context.this)
    if defined is not None and not game.blank(context.this):
        game.because("the-letter-x.1")
        return defined.of(game, context)
    game.because("the-letter-x.3" if chosen is None else "the-letter-x.2")
    return chosen or 0


WORDS: dict[str, Callable[[Arkham, Context], int]] = {
    "X": _x,
    "margin": lambda game, context: MARGIN(game),
    "that much": _that_much,
    "points": lambda game, context: context.points,
    "requisite clues": _requisite_clues,
    "modifier of that token": _token_modifier,
    "doom in play": _doom_in_play,
    **{f"number of the current {deck}": _number_of(deck) for deck in ("act", "agenda")},
    "damage of this attack": _damage_of_this_attack,
    "difficulty of the test": lambda game, context: 0 if SPEC(game) is None else difficulty(game),
    "base skill value": lambda game, context: base_value(game, TESTER(game), SKILL(game)) if SKILL(game) else 0,
    "vengeance": lambda game, context: vengeance(game),
    "actions taken": lambda game, context: ACTIONS_TAKEN(game, context.you),
    "actions remaining": lambda game, context: ACTIONS(game, context.you) + len(additional(game, context.you)),
    "investigators": lambda game, context: len(game.investigators),
}
"""The amounts that have a name."""


class Called(NamedTuple):
    """An amount that has a name: `margin`, `that much`."""

    name: str

    def of(self, game: Arkham, context: Context) -> int:
        """The amount now."""
        return WORDS[self.name](game, context)


class Count(NamedTuple):
    """The number of cards that fit a description."""

    which: Which

    def of(self, game: Arkham, context: Context) -> int:
        """The number now; a card in hand that the situation does not name counts where any card counts."""
        unknown = self.which.unknown(game, context) if isinstance(self.which, Described) else 0
        return len(self.which.all(game, context)) + unknown


class Tokens(NamedTuple):
    """The number of tokens of a kind on cards."""

    token: str
    on: Which

    def of(self, game: Arkham, context: Context) -> int:
        """The number now."""
        found = self.on.all(game, context)
        for entity in found:
            game.because(*_LIE_ON.get((self.token, game.cards[entity].type), ()))
        return sum(tokens_of(self.token)(game, entity) for entity in found)


_LIE_ON: Final = {
    ("clues", "location"): ("clues.10",),
    ("resources", "investigator"): ("faq-counting-resources.1", "in-play-and-out-of-play.11"),
    ("doom", "enemy"): ("in-play-and-out-of-play.10",),
    ("doom", "asset"): ("in-play-and-out-of-play.10",),
}
"""The rules by which tokens of a kind count where they lie on a card of a type."""


class InTheBag(NamedTuple):
    """The number of chaos tokens of some kinds in the bag; sealed ones are not there."""

    kinds: tuple[str, ...]

    def of(self, game: Arkham, context: Context) -> int:
        """The number now."""
        return sum(number for kind, number in bag(game) if kind in self.kinds)


class Highest(NamedTuple):
    """The highest number of tokens of a kind on any one of the cards."""

    token: str
    on: Which

    def of(self, game: Arkham, context: Context) -> int:
        """The highest number now."""
        return max((tokens_of(self.token)(game, entity) for entity in self.on.all(game, context)), default=0)


class Stat(NamedTuple):
    """The value of a card as it functions now, or its base value."""

    stat: str
    of_: Which
    base: bool = False

    def of(self, game: Arkham, context: Context) -> int:
        """The value now; 0 if there is no such card."""
        found = self.of_.all(game, context)
        if not found:
            return 0
        if self.base:
            game.because("base-value.1", "base-value.2")
            return base_value(game, found[0], self.stat)
        return value(game, found[0], self.stat) + self._wild(game, context, found[0])

    def _wild(self, game: Arkham, context: Context, card: str) -> int:
        """The wild icons of a card, where icons of a skill are counted for which they may stand."""
        skill = self.stat.removesuffix(" icons")
        if skill not in SKILLS or skill == self.stat or not wild_stands_for(game, context, card, skill):
            return 0
        wild = value(game, card, "wild icons")
        game.because(*(("faq-wild-skill-icons.1",) if wild else ()))
        return wild


class Printed(NamedTuple):
    """The value printed on a card, times the investigators who began the game if the card says so."""

    stat: str
    of_: Which

    def of(self, game: Arkham, context: Context) -> int:
        """The printed value; 0 if there is no such card."""
        found = self.of_.all(game, context)
        if not found:
            return 0
        game.because("printed.1")
        return printed_value(game, found[0], self.stat)


class PerInvestigator(NamedTuple):
    """This many for each investigator who began the game, whatever has become of them."""

    number: Number

    def of(self, game: Arkham, context: Context) -> int:
        """The product, before anything modifies it."""
        game.because("per-investigator.5", "per-investigator.6")
        return self.number.of(game, context) * game.started


class SoManyRevealed(NamedTuple):
    """How many of the revealed chaos tokens are of one of these kinds."""

    tokens: tuple[str, ...]

    def of(self, game: Arkham, context: Context) -> int:
        """The number now."""
        return sum(token in self.tokens for token in resolved(game, revealing(game)))


class Sum(NamedTuple):
    """Several numbers together."""

    numbers: tuple[Number, ...]

    def of(self, game: Arkham, context: Context) -> int:
        """Their sum now."""
        return sum(number.of(game, context) for number in self.numbers)


class Half(NamedTuple):
    """Half of another number, rounded up."""

    number: Number

    def of(self, game: Arkham, context: Context) -> int:
        """The half now."""
        return -(-self.number.of(game, context) // 2)


class ForEvery(NamedTuple):
    """How many times so many are in another number, what is left over aside."""

    so_many: int
    number: Number

    def of(self, game: Arkham, context: Context) -> int:
        """The number of times now."""
        return self.number.of(game, context) // self.so_many


class Remaining(NamedTuple):
    """The health or sanity that a card has left."""

    stat: str
    of_: Which

    def of(self, game: Arkham, context: Context) -> int:
        """The health or sanity left now; 0 if there is no such card."""
        found = self.of_.all(game, context)
        token = "damage" if self.stat == "health" else "horror"
        game.because("health-and-damage.8" if self.stat == "health" else "sanity-and-horror.5")
        return value(game, found[0], self.stat) - tokens_of(token)(game, found[0]) if found else 0


class MatchingIcons(NamedTuple):
    """The number of icons committed to the test that match it, with the wild ones."""

    def of(self, game: Arkham, context: Context) -> int:
        """The number of matching icons now."""
        game.because("faq-wild-skill-icons.2")
        return committed_icons(game)


class Bounded(NamedTuple):
    """Another number plus a constant, within bounds."""

    number: Number
    plus: int = 0
    least: int = -999
    most: int = 999

    def of(self, game: Arkham, context: Context) -> int:
        """The number now."""
        return min(max(self.number.of(game, context) + self.plus, self.least), self.most)


class Product(NamedTuple):
    """A number times another."""

    times: Number
    number: Number

    def of(self, game: Arkham, context: Context) -> int:
        """The product now."""
        return self.times.of(game, context) * self.number.of(game, context)


class Less(NamedTuple):
    """As much less as another number: a penalty."""

    number: Number

    def of(self, game: Arkham, context: Context) -> int:
        """The other number below zero."""
        return -self.number.of(game, context)


class Conditional(NamedTuple):
    """One number if something is so, and another, usually nothing, if not."""

    condition: Test
    then: Number
    otherwise: Number

    def of(self, game: Arkham, context: Context) -> int:
        """The number that is due now."""
        return (self.then if self.condition.holds(game, context) else self.otherwise).of(game, context)
