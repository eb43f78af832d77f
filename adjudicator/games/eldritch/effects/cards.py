"""Cards and Conditions that effects give, take, and turn over."""

from collections.abc import Sequence
from typing import Final, TypeVar

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Result
from adjudicator.games.eldritch.actions.prepare_for_travel import GAINING
from adjudicator.games.eldritch.cards.card import ARTIFACT, ASSET, POSSESSED, SPELL, card, type_of
from adjudicator.games.eldritch.cards.words import DETENTION, MayDecline, Unaffected
from adjudicator.games.eldritch.components.conditions import CONDITIONS as CONDITION_CARDS
from adjudicator.games.eldritch.components.conditions import DETAINED
from adjudicator.games.eldritch.decks import ASSET_DECK
from adjudicator.games.eldritch.effects.choosing import CHOOSES_A_CARD, CHOOSES_A_CONDITION
from adjudicator.games.eldritch.effects.effect import (
    AMOUNT,
    Amount,
    CardEffect,
    ForOne,
    OfInvestigators,
    TakesSomeOf,
    amount,
)
from adjudicator.games.eldritch.facts import (
    CLUES,
    CONDITIONS,
    LEFT,
    LEFT_CLUES,
    LEFT_TICKETS,
    POSSESSIONS,
    RESERVE,
    cards_held,
)
from adjudicator.games.eldritch.held import held, rules_of
from adjudicator.games.eldritch.possessions.conditions import gain_by_trait, gain_condition, why_not_gain
from adjudicator.games.eldritch.possessions.discarding import DISCARDS, reckoning_of, turn_over
from adjudicator.games.eldritch.possessions.gaining import GAINS_A_CARD, Wanted, gain, take_from_the_reserve
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.choosing import Among, picked
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import head, part
from adjudicator.games.kit.facts import TABLE, Fact
from adjudicator.games.kit.kinds import Free, Words, YesNo
from adjudicator.games.kit.play import Play

T = TypeVar("T")
TRAIT: Final = Free("a trait")
NAME: Final = Free("the name of a card")


class GainCard(OfInvestigators):
    """Cards of a type are gained: at random, by a trait or by name; or one that is chosen from the reserve."""

    word = "gain card"
    type: str = head(Words(ASSET, ARTIFACT, SPELL, meaning="an asset, an artifact or a spell"))
    number: Amount = part(AMOUNT, 1)
    trait: str = part(TRAIT, "")
    named: str = part(NAME, "")
    from_the_reserve: bool = part(YesNo(), False)
    or_the_discard_pile: bool = part(YesNo(), False)

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """So many of them."""
        if not self.from_the_reserve:
            wanted = Wanted(who, self.type, self.trait, self.named)
            return (gain(wanted),) * amount(game, source, self.number)
        lie = (*RESERVE(game), *(ASSET_DECK.discard(game) if self.or_the_discard_pile else ()))
        there = tuple(name for name in lie if not self.trait or self.trait in card(game, name).traits)
        among = Among(there, "gaining-possessions-and-conditions.15")
        return ask(game, CHOOSES_A_CARD, who, _from_the_reserve, among) if there else None


def _from_the_reserve(game: Play, doing: ForOne, option: Option) -> Result:
    name = picked(game, option)
    if name not in RESERVE(game):
        ASSET_DECK.discard.take(game, TABLE, name, "discarding.4")
        return Go(doing, END, (GAINS_A_CARD.happens(doing.who, what=name),))
    return Go(doing, END, take_from_the_reserve(game, doing.who, name, "gaining-possessions-and-conditions.14"))


class GainCondition(OfInvestigators):
    """A Condition is gained: by its name, by a trait, or at random."""

    word = "gain condition"
    named: str = head(Words(*CONDITION_CARDS, "any", meaning="a Condition, or any"))
    trait: str = part(TRAIT, "")

    def why_not_for(self, game: Play, source: Source, who: str) -> Reasons:
        """As a cost only one that he does not have."""
        return () if self.named == "any" else why_not_gain(game, who, self.named)

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """If he does not have it."""
        immune = [(name, word) for name, word in held(game, who, Unaffected) if word.what == DETENTION]
        spared = self.named == DETAINED and not (source.by_choice and who == source.who)
        if immune and spared and game.applies(*why_unaffected(game, immune)):
            return None
        if self._may_be_declined(game, who):
            return ask(game, DECLINES, who, _declined, optional=True)
        return self.gained_by(who)

    def _may_be_declined(self, game: Play, who: str) -> bool:
        traits = (self.trait,) if self.named == "any" else CONDITION_CARDS[self.named].traits
        return any(word.trait in traits for _card, word in held(game, who, MayDecline))

    def gained_by(self, who: str) -> Call:
        """The call by which somebody gains it, if he can."""
        return gain_by_trait(who, self.trait) if self.named == "any" else gain_condition(who, self.named)


class DeclinesTheCondition(Action):
    """An investigator declines a Condition that he would gain, by an effect of his."""

    says = "{who:investigator} declines the condition"
    rule = "golden-rules.2"
    called = "declines the condition"
    asks = "a Condition that may be declined"


DECLINES: Final = DeclinesTheCondition()


def _declined(game: Play, doing: ForOne, option: Option) -> Result:
    """Where it is a cost, that is paid all the same."""
    effect = doing.effect
    assert isinstance(effect, GainCondition)
    if option.declines:
        return Go(doing, END, (effect.gained_by(doing.who),))
    if doing.source.is_a_cost and not game.applies("spend-full.4"):
        return Go(doing, END, (effect.gained_by(doing.who),))
    return None


def why_unaffected(game: Play, immune: Sequence[tuple[str, Unaffected]]) -> tuple[str, ...]:
    """The rules by which cards of his keep something from affecting an investigator."""
    of_words = tuple(rule for _name, word in immune for rule in word.settled_by)
    return of_words or rules_of(game, [name for name, _word in immune])


class DiscardThis(CardEffect):
    """The card is discarded."""

    word = "discard this"
    what: str = head(Words("card", meaning="card"))

    def resolves(self, game: Play, source: Source) -> Result:
        """If whoever has it has it still."""
        here = source.card in cards_held(game, source.holder)
        return DISCARDS.happens(source.holder, what=source.card) if here else None


class FlipThis(CardEffect):
    """The card is turned over."""

    word = "flip this"
    what: str = head(Words("card", meaning="card"))

    def resolves(self, game: Play, source: Source) -> Result:
        """If whoever has it has it still."""
        here = source.card in cards_held(game, source.holder)
        return turn_over(source.holder, source.card) if here else None


def _traits(game: Play, name: str) -> tuple[str, ...]:
    return CONDITION_CARDS[name].traits if name in CONDITION_CARDS else card(game, name).traits


class DiscardCards(TakesSomeOf):
    """Cards of his own are discarded, of a type, with a trait or by name: he chooses which."""

    word = "discard card"
    type: str = head(Words(*POSSESSED, "any", meaning="an asset, an artifact, a spell, or any"))
    number: Amount = part(AMOUNT, 1)
    trait: str = part(TRAIT, "")
    named: str = part(NAME, "")
    icon: str = part(Words("reckoning", meaning="reckoning"), "")

    def fitting(self, game: Play, who: str) -> tuple[str, ...]:
        """His cards that fit; by an icon, that may be Conditions as well."""
        return tuple(
            name
            for name in (cards_held(game, who) if self.icon else POSSESSIONS(game, who))
            if self.type in ("any", type_of(game, name))
            and (not self.trait or self.trait in _traits(game, name))
            and self.named in ("", name)
            and (not self.icon or reckoning_of(game, who, name))
        )

    def why_not_for(self, game: Play, source: Source, who: str) -> Reasons:
        """As a cost only as many as he has."""
        has, wanted = len(self.fitting(game, who)), amount(game, source, self.number)
        return not_unless(has >= wanted, "spend-full.5", f"{who} has {has} of them")

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """All that fit, where they are not more than that; of more he chooses."""
        fitting, wanted = self.fitting(game, who), amount(game, source, self.number)
        by_trait = ("traits-full.1", "traits-full.2") if self.trait else ()
        by_icon = ("reckoning.9",) if self.icon else ()
        if len(fitting) <= wanted:
            rules = (*by_trait, *by_icon, "discarding.9")
            return tuple(DISCARDS.happens(who, what=name, rules=rules) for name in fitting)
        game.cite(*by_trait, *by_icon)
        decisions = (CHOOSES_A_CARD, CHOOSES_A_CONDITION) if self.icon else CHOOSES_A_CARD
        return ask(game, decisions, who, _discards, Among(fitting, "discarding.1"))


def _discards(game: Play, doing: ForOne, option: Option) -> Result:
    effect = doing.effect
    assert isinstance(effect, DiscardCards)
    less = DiscardCards(
        type=effect.type,
        number=amount(game, doing.source, effect.number) - 1,
        trait=effect.trait,
        named=effect.named,
        icon=effect.icon,
        whom=effect.whom,
    )
    first = DISCARDS.happens(doing.who, what=picked(game, option))
    return Go(doing, END, (first, *((less.call(doing.source, doing.who),) if less.number else ())))


class DiscardCondition(OfInvestigators):
    """A Condition of his own is discarded: by its name, or one with a trait that he chooses."""

    word = "discard condition"
    named: str = head(Words(*CONDITION_CARDS, "any", meaning="a Condition, or any"))
    trait: str = part(TRAIT, "")

    def fitting(self, game: Play, who: str) -> tuple[str, ...]:
        """His Conditions that fit."""
        return tuple(
            name
            for name in CONDITIONS(game, who)
            if self.named in ("any", name) and (not self.trait or self.trait in CONDITION_CARDS[name].traits)
        )

    def why_not_for(self, game: Play, source: Source, who: str) -> Reasons:
        """As a cost only if he has one."""
        return not_unless(bool(self.fitting(game, who)), "spend-full.2", f"{who} has no such Condition")

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """The one that fits, or the one that he chooses."""
        fitting = self.fitting(game, who)
        if len(fitting) < 2:
            return tuple(DISCARDS.happens(who, what=name) for name in fitting)
        return ask(game, CHOOSES_A_CONDITION, who, _condition, Among(fitting, "discarding.1"))


def _condition(game: Play, doing: ForOne, option: Option) -> Result:
    return Go(doing, END, (DISCARDS.happens(doing.who, what=picked(game, option)),))


class FlipCondition(OfInvestigators):
    """A Condition of somebody is turned over."""

    word = "flip condition"
    named: str = head(Words(*CONDITION_CARDS, meaning="a Condition"))

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """If he has it."""
        return turn_over(who, self.named) if self.named in CONDITIONS(game, who) else None


class TakePossessions(CardEffect):
    """The possessions of the defeated investigator who is encountered are gained."""

    word = "take possessions of"
    whose: str = head(Words("the defeated", meaning="the defeated"))

    def resolves(self, game: Play, source: Source) -> Result:
        """All cards, Clues and tickets that he left."""
        name, who = source.chosen, source.who
        cards, found = _taken(game, LEFT, name, ()), _taken(game, LEFT_CLUES, name, 0)
        CLUES.add(game, who, found, "defeated-investigator.20")
        return (*(GAINS_A_CARD.happens(who, what=card_name) for card_name in cards), *_takes_tickets(game, name, who))


def _taken(game: Play, fact: Fact[T], name: str, none: T) -> T:
    """The tokens that lay on the sheet of a defeated investigator, and now do not."""
    left, bearer = fact.teller(game, name)
    found = left(game, bearer)
    left.set(game, bearer, none, "defeated-investigator.20")
    return found


def _takes_tickets(game: Play, name: str, who: str) -> tuple[Call, ...]:
    """The travel tickets that lie there; whoever has two may discard one for each of them first."""
    tickets = ((kind, _taken(game, counter, name, 0)) for kind, counter in LEFT_TICKETS.items())
    return tuple(Call(GAINING[kind], who) for kind, number in tickets for _ in range(number))


WORDS: Final = (
    GainCard,
    GainCondition,
    DiscardThis,
    FlipThis,
    DiscardCards,
    DiscardCondition,
    FlipCondition,
    TakePossessions,
)
