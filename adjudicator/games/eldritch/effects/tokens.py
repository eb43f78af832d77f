"""Clues, travel tickets and Improvement tokens that effects give and take."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Result
from adjudicator.games.eldritch.actions.prepare_for_travel import GAINING
from adjudicator.games.eldritch.board import clues
from adjudicator.games.eldritch.cards.card import CONDITION, RESEARCH, type_of
from adjudicator.games.eldritch.components.investigators import SKILLS
from adjudicator.games.eldritch.effects.choosing import CHOOSES_AN_EFFECT
from adjudicator.games.eldritch.effects.effect import AMOUNT, Amount, ForOne, OfInvestigators, TakesSomeOf, amount
from adjudicator.games.eldritch.events import DISCARDS_A_CLUE, IMPROVES, LOSES_A_TICKET
from adjudicator.games.eldritch.facts import CLUES, IMPROVED, OWN_TOKENS, STAMINA, TICKETS
from adjudicator.games.eldritch.possessions.spending import SPENDS_STAMINA, clues_to_spend, spend_a_clue
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import not_unless
from adjudicator.games.kit.choosing import Among, picked
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import Effect, Effects, head, part, resolve
from adjudicator.games.kit.facts import Counter
from adjudicator.games.kit.kinds import Words
from adjudicator.games.kit.play import Play

CLUE: Final = "clue"
TOKENS: Final = (CLUE, *(f"{kind} ticket" for kind in TICKETS))
ANY_TICKET: Final = "ticket"
TOKEN: Final = Words(*TOKENS, ANY_TICKET, meaning="a clue, a train ticket, a ship ticket, or a ticket of either type")
ANY_SKILL, THE_SAME = "any", "the same"
IMPROVEMENTS: Final = "improvement tokens"


def counter(token: str) -> Counter:
    """The counter of a token: how many an investigator has."""
    return CLUES if token == CLUE else TICKETS[token.removesuffix(" ticket")]


class Gain(OfInvestigators):
    """Clues of the pool, or travel tickets, are gained."""

    word = "gain"
    token: str = head(TOKEN)
    number: Amount = part(AMOUNT, 1)

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """So many of them; of a ticket that is of no type he chooses the type."""
        number = amount(game, source, self.number)
        if self.token == CLUE:
            additional = ("token-encounters.3",) if type_of(game, source.card) == RESEARCH else ()
            return (clues.GAINS.happens(who, by="gaining-possessions-and-conditions.16", rules=additional),) * number
        if self.token != ANY_TICKET:
            return self._tickets(self.token, who, number)
        tickets = TOKENS[1:]
        game.cite("prepare-for-travel-action-full.2")
        return ask(game, CHOOSES_AN_EFFECT, who, _ticket_chosen, Among(tuple(f"gain a {one}" for one in tickets), ""))

    def _tickets(self, token: str, who: str, number: int) -> tuple[Call, ...]:
        return (Call(GAINING[token.removesuffix(" ticket")], who),) * number


def _ticket_chosen(game: Play, doing: ForOne, option: Option) -> Result:
    token = str(picked(game, option)).removeprefix("gain a ")
    number = amount(game, doing.source, doing.effect.__dict__["number"])
    return Go(doing, END, (Call(GAINING[token.removesuffix(" ticket")], doing.who),) * number)


class LoseTokens(TakesSomeOf):
    """Clues or travel tickets are discarded: all of them, where there are fewer."""

    word = "discard tokens"
    token: str = head(Words(*TOKENS, meaning="a clue, a train ticket or a ship ticket"))
    number: Amount = part(AMOUNT, 1)

    def why_not_for(self, game: Play, source: Source, who: str) -> Reasons:
        """As a cost only as many as there are."""
        has, wanted = counter(self.token)(game, who), amount(game, source, self.number)
        return not_unless(has >= wanted, "spend-full.5", f"{who} has {has}")

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """So many, or all that he has."""
        has, wanted = counter(self.token)(game, who), amount(game, source, self.number)
        game.cite("discarding.9")
        number = min(has, wanted)
        if self.token == CLUE:
            return (DISCARDS_A_CLUE.happens(who),) * number
        return (LOSES_A_TICKET.happens(who, of=self.token.removesuffix(" ticket")),) * number


class SpendTokens(TakesSomeOf):
    """Clues or travel tickets are spent: in full, or not at all."""

    word = "spend"
    token: str = head(Words(*TOKENS, meaning="a clue, a train ticket or a ship ticket"))
    number: Amount = part(AMOUNT, 1)

    def why_not_for(self, game: Play, source: Source, who: str) -> Reasons:
        """Not more than he has, and not a part of it."""
        has, wanted = self._has(game, who), amount(game, source, self.number)
        if has and has < wanted:
            return not_unless(False, "spend-full.5", f"{who} has {has} of {wanted}")
        return not_unless(has >= wanted, "spend-full.2", f"{who} has no {self.token}")

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """They go where spent tokens go."""
        number = amount(game, source, self.number)
        if self.token == CLUE:
            return (spend_a_clue(who),) * number
        TICKETS[self.token.removesuffix(" ticket")].add(game, who, -number, "spend-full.1", "discarding.8")
        return None

    def _has(self, game: Play, who: str) -> int:
        return clues_to_spend(game, who) if self.token == CLUE else counter(self.token)(game, who)


class GainEldritchTokens(OfInvestigators):
    """Eldritch tokens come to the sheet, whatever becomes of the card that gives them."""

    word = "gain eldritch tokens"
    number: Amount = head(AMOUNT)

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """So many of them."""
        rules = ("conditions-full.2",) if type_of(game, source.card) == CONDITION else ()
        OWN_TOKENS.add(game, who, amount(game, source, self.number), "eldritch-token.1", *rules)
        return None


class Improve(OfInvestigators):
    """A skill is improved; where it may be any, one that can be improved; or again the one that was improved."""

    word = "improve"
    skill: str = head(Words(*SKILLS, ANY_SKILL, THE_SAME, meaning="a skill, any, or the same"))

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """The skill, or the one that he chooses."""
        if self.skill == THE_SAME:
            return IMPROVES.happens(who, what=source.chosen)
        if self.skill != ANY_SKILL:
            return IMPROVES.happens(who, what=self.skill)
        names = {skill: f"improve {skill}" for skill in SKILLS}
        open_ = tuple(name for skill, name in names.items() if IMPROVED[skill](game, who) < 2)
        among = Among(open_, "improving-skills.3", tuple(names.values()))
        return ask(game, CHOOSES_AN_EFFECT, who, _skill_chosen, among) if open_ else None


def _skill_chosen(game: Play, doing: ForOne, option: Option) -> Result:
    skill = str(picked(game, option)).removeprefix("improve ")
    return Go(doing, END, (IMPROVES.happens(doing.who, what=skill),))


class SpendAny(OfInvestigators):
    """Any number is spent of Health, Sanity or Improvement tokens, and effects follow for each."""

    word = "spend any"
    what: str = head(Words(*STAMINA, IMPROVEMENTS, meaning="health, sanity or improvement tokens"))
    for_each: tuple[Effect, ...] = part(Effects[Effect]())

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """He chooses how much of it."""
        names = tuple(price.says for price in self.prices(game, who))
        if self.what in STAMINA:
            among = Among(names, "health-and-sanity.8", tuple(f"spend 1 {one}" for one in STAMINA))
        else:
            among = Among(names, "spend-full.2", tuple(_spending(some) for some in _some_of(SKILLS)))
        return ask(game, CHOOSES_AN_EFFECT, who, _spent, among, optional=True) if names else None

    def prices(self, game: Play, who: str) -> "tuple[Spent, ...]":
        """Everything that he may spend: not his last Health or Sanity, and of a token that shows +2 not half."""
        if self.what in STAMINA:
            return tuple(
                Spent(f"spend {number} {self.what}", number) for number in range(1, STAMINA[self.what](game, who))
            )
        tokens = [skill for skill in SKILLS if IMPROVED[skill](game, who)]
        return tuple(
            Spent(_spending(some), sum(IMPROVED[skill](game, who) for skill in some), some) for some in _some_of(tokens)
        )


def _some_of(skills: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """One or more of some skills, in every way."""
    return (some for number in range(1, len(skills) + 1) for some in combinations(skills, number))


def _spending(some: tuple[str, ...]) -> str:
    return f"spend {' and '.join(some)}"


class Spent(NamedTuple):
    """A price that may be chosen: its words, for how much it counts, and the Improvement tokens of it."""

    says: str
    number: int
    tokens: tuple[str, ...] = ()


def _spent(game: Play, doing: ForOne, option: Option) -> Result:
    """A token that shows +2 is one token, and counts for two."""
    effect, who = doing.effect, doing.who
    assert isinstance(effect, SpendAny)
    if option.declines:
        return None
    price = next(one for one in effect.prices(game, who) if one.says == picked(game, option))
    for skill in price.tokens:
        IMPROVED[skill].set(
            game, who, 0, "spend-full.1", *(("skills-full.4",) if IMPROVED[skill](game, who) > 1 else ())
        )
    stamina = STAMINA.get(effect.what)
    paid = () if stamina is None else (SPENDS_STAMINA[stamina].happens(who, amount=price.number),)
    return Go(doing, END, (*paid, *resolve(effect.for_each * price.number, doing.source._replace(who=who))))


WORDS: Final = (Gain, LoseTokens, SpendTokens, SpendAny, GainEldritchTokens, Improve)
