"""Clues, travel tickets and Improvement tokens that effects give and take."""

from typing import Final

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Result
from adjudicator.games.eldritch.actions.prepare_for_travel import GAINING
from adjudicator.games.eldritch.board import clues
from adjudicator.games.eldritch.cards.card import RESEARCH, type_of
from adjudicator.games.eldritch.components.investigators import SKILLS
from adjudicator.games.eldritch.effects.choosing import CHOOSES_AN_EFFECT, Among, picked
from adjudicator.games.eldritch.effects.effect import AMOUNT, Amount, ForOne, OfInvestigators, amount
from adjudicator.games.eldritch.events import DISCARDS_A_CLUE, IMPROVES, LOSES_A_TICKET, SPENDS_A_CLUE
from adjudicator.games.eldritch.facts import CLUES, IMPROVED, TICKETS
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import not_unless
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import head, part
from adjudicator.games.kit.facts import Counter
from adjudicator.games.kit.kinds import Words
from adjudicator.games.kit.play import Play

CLUE: Final = "clue"
TOKENS: Final = (CLUE, *(f"{kind} ticket" for kind in TICKETS))
ANY_TICKET: Final = "ticket"
TOKEN: Final = Words(*TOKENS, ANY_TICKET, meaning="a clue, a train ticket, a ship ticket, or a ticket of either type")
ANY_SKILL: Final = "any"


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
            game.cite(*(("token-encounters.3",) if type_of(game, source.card) == RESEARCH else ()))
            return (clues.GAINS.happens(who, by="gaining-possessions-and-conditions.16"),) * number
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


class LoseTokens(OfInvestigators):
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


class SpendTokens(OfInvestigators):
    """Clues or travel tickets are spent: in full, or not at all."""

    word = "spend"
    token: str = head(Words(*TOKENS, meaning="a clue, a train ticket or a ship ticket"))
    number: Amount = part(AMOUNT, 1)

    def why_not_for(self, game: Play, source: Source, who: str) -> Reasons:
        """Not more than he has, and not a part of it."""
        has, wanted = counter(self.token)(game, who), amount(game, source, self.number)
        if has and has < wanted:
            return not_unless(False, "spend-full.5", f"{who} has {has} of {wanted}")
        return not_unless(has >= wanted, "spend-full.2", f"{who} has no {self.token}")

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """They go where spent tokens go."""
        number = amount(game, source, self.number)
        if self.token == CLUE:
            return (SPENDS_A_CLUE.happens(who),) * number
        TICKETS[self.token.removesuffix(" ticket")].add(game, who, -number, "spend-full.1", "discarding.8")
        return None


class Improve(OfInvestigators):
    """A skill is improved; where it may be any, one that can be improved."""

    word = "improve"
    skill: str = head(Words(*SKILLS, ANY_SKILL, meaning="a skill, or any"))

    def for_one(self, game: Play, source: Source, who: str) -> Result:
        """The skill, or the one that he chooses."""
        if self.skill != ANY_SKILL:
            return IMPROVES.happens(who, what=self.skill)
        open_ = tuple(f"improve {skill}" for skill in SKILLS if IMPROVED[skill](game, who) < 2)
        return ask(game, CHOOSES_AN_EFFECT, who, _skill_chosen, Among(open_, "improving-skills.3")) if open_ else None


def _skill_chosen(game: Play, doing: ForOne, option: Option) -> Result:
    skill = str(picked(game, option)).removeprefix("improve ")
    return Go(doing, END, (IMPROVES.happens(doing.who, what=skill),))


WORDS: Final = (Gain, LoseTokens, SpendTokens, Improve)
