"""Rerolls: with a Clue as often as there are Clues, with a possession once in a test."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call
from adjudicator.games.eldritch.cards.words import Reroll, RerollsForAClue
from adjudicator.games.eldritch.facts import CONDITIONS, FIGHTS, TESTED, USED, where
from adjudicator.games.eldritch.held import around
from adjudicator.games.eldritch.possessions.spending import clues_to_spend, spend_a_clue
from adjudicator.games.eldritch.skill_tests.pool import DICE, applying
from adjudicator.games.interface import Price
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.components import Component
from adjudicator.games.kit.play import Play


def _shown(game: Play, who: str, *faces: str) -> Reasons:
    """Only dice that lie there are rerolled."""
    lie = list(DICE.rolled(game, who))
    missing = [face for face in dict.fromkeys(faces) if faces.count(face) > lie.count(face)]
    return not_unless(not missing, "reroll-full.4", f"no such die of {who}'s shows {' or '.join(missing)}")


class RerollsWithAClue(Action):
    """An investigator spends a Clue to reroll one die of his test."""

    says = (
        "{who:investigator} spends a clue to reroll {die:one of dice}",
        "{who:investigator} rerolls {die:one of dice} into {into:one of dice}",
    )
    rule = "clue.7"
    called = "spends a clue to reroll"
    asks = "rerolls"

    def settled(self, game: Play, who: str, slots: tuple[Any, ...]) -> tuple[Any, ...]:
        """The face that the die then shows is a draw of its own."""
        return (slots[0], None)

    def draws(self, game: Play, who: str, *slots: Any) -> tuple[tuple[Component, tuple[str, ...]], ...]:
        """The face that the die shows then, where the sentence says it."""
        return ((DICE, (slots[1],)),) if slots[1] is not None else ()

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Any die that was rolled, a success included."""
        return [(face, None) for face in dict.fromkeys(DICE.rolled(game, who))]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Only with a Clue, and a die that lies there."""
        found = not_unless(clues_to_spend(game, who) > 0, "spend-full.2", f"{who} has no Clue")
        return found + _shown(game, who, slots[0])

    def price(self, game: Play, who: str, *slots: Any) -> tuple[Price, ...]:
        """One Clue."""
        return (Price("1 clue", "clue", 1, who),)

    def do(self, game: Play, who: str, *slots: Any) -> tuple[Call, ...]:
        """The Clue is spent, and the die is rolled anew."""
        game.cite("reroll-full.1", "reroll-full.3", "clue.8")
        return (spend_a_clue(who), DICE.reroll(game, who, (slots[0],)))


class RerollsSeveralWithAClue(Action):
    """An investigator spends a Clue to reroll several dice by an effect that allows it on his space."""

    says = "{who:investigator} spends a clue to reroll {dice:some of dice} with {card:component with an action}"
    rule = "clue.7"
    called = "spends a clue to reroll several dice"
    asks = "rerolls"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """As many different dice as the effect allows, and more than one."""
        lie = DICE.rolled(game, who)
        for _owner, card, word in around(game, who, RerollsForAClue):
            for number in range(2, min(word.dice, len(lie)) + 1):
                yield from ((dice, card) for dice in _choices(lie, number))

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """With a Clue, by an effect of somebody there, and no die twice."""
        dice, card = slots
        words = [word for _owner, name, word in around(game, who, RerollsForAClue) if name == card]
        found = not_unless(clues_to_spend(game, who) > 0, "spend-full.2", f"{who} has no Clue")
        found += not_unless(bool(words), self.rule, f"{card} rerolls no dice at {where(game, who)}")
        for word in words:
            most = min(word.dice, len(DICE.rolled(game, who)))
            too_many = f"{card} rerolls {word.dice} dice, each once, and {len(DICE.rolled(game, who))} lie there"
            for rule in word.settled_by or ("reroll-full.5",):
                found += not_unless(1 < len(dice) <= most, rule, too_many)
        return found + _shown(game, who, *dice)

    def price(self, game: Play, who: str, *slots: Any) -> tuple[Price, ...]:
        """One Clue."""
        return (Price("1 clue", "clue", 1, who),)

    def do(self, game: Play, who: str, *slots: Any) -> tuple[Call, ...]:
        """The Clue is spent, and the dice are rolled anew."""
        dice, card = slots
        words = [word for _owner, name, word in around(game, who, RerollsForAClue) if name == card]
        game.cite("reroll-full.1", "reroll-full.3", *words[0].settled_by)
        return (spend_a_clue(who), DICE.reroll(game, who, dice))


class RerollsWithAPossession(Action):
    """An investigator rerolls dice of his test by a possession that allows it."""

    says = "{who:investigator} rerolls {dice:some of dice} with {card:card or condition}"
    rule = "reroll-full.2"
    called = "rerolls with a possession"
    asks = "rerolls"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """As many different dice as the card allows, or fewer."""
        lie = DICE.rolled(game, who)
        for one in applying(game, who, Reroll):
            for number in range(1, min(one.word.dice, len(lie)) + 1):
                yield from ((dice, one.card) for dice in _choices(lie, number))

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """Once in a test, and no more dice than the card says, each once."""
        dice, card = slots
        allowed = next((one.word.dice for one in applying(game, who, Reroll) if one.card == card), 0)
        found = not_unless(allowed > 0, self.rule, f"{who} has no {card} that rerolls dice of this test")
        found += not_unless(card not in USED(game, who), "triggered-effects.1", f"{card} was used in this test")
        if allowed:
            one_too_many = f"{card} rerolls at most {allowed} of them, each once"
            found += not_unless(0 < len(dice) <= allowed, "reroll-full.5", one_too_many)
        return found + _shown(game, who, *dice)

    def do(self, game: Play, who: str, *slots: Any) -> Call:
        """The dice are rolled anew."""
        game.cite("reroll-full.1", "reroll-full.3")
        in_combat = FIGHTS(game, who) and TESTED(game, who) == "strength"
        of_a_weapon = ("combat-encounter-full.6",) if in_combat else ()
        of_a_condition = ("conditions.7",) if slots[1] in CONDITIONS(game, who) else ()
        USED.add(game, who, slots[1], "triggered-effects.1", *of_a_weapon, *of_a_condition)
        return DICE.reroll(game, who, slots[0])


def _choices(lie: tuple[str, ...], number: int) -> list[tuple[str, ...]]:
    """The different ways to take so many of the dice that lie there."""
    if not number:
        return [()]
    rest = {(lie[place], *more) for place in range(len(lie)) for more in _choices(lie[place + 1 :], number - 1)}
    return sorted(rest)


REROLLS: Final = (RerollsWithAClue(), RerollsSeveralWithAClue(), RerollsWithAPossession())


def can_reroll(game: Play, who: str) -> bool:
    """True where an investigator can reroll any of the dice that lie before him."""
    cards = (one.card for one in applying(game, who, Reroll) if one.card not in USED(game, who))
    return bool(DICE.rolled(game, who)) and (clues_to_spend(game, who) > 0 or next(cards, "") != "")
