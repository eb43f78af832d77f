"""Decisions that the rules ask somebody for: by which rule, and what is so where none is asked for."""

from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.engine.choices import Chance, Choice, Option
from adjudicator.engine.legality import ALLOWED, Reason, Reasons
from adjudicator.games.arkham.game import Arkham

Those = Callable[[Option], bool]
"""Says of each option that is offered whether it is one of those that are spoken of."""

CHOOSES: Final = "*"
"""Stands for whatever somebody says to choose: a target, a card, one of several effects."""

UNASKED: Final[dict[str, Reason]] = {
    CHOOSES: Reason("target.1", "nothing that is being resolved asks for a choice"),
    "assign": Reason("dealing-damage-horror.2", "no damage or horror is being assigned"),
    "resolves": Reason("priority-of-simultaneous-resolution.4", "nothing waits to be put in order"),
    "is attacked first by": Reason("enemy-phase.8", "no attacks wait to be put in order"),
    "moves first": Reason("lead-investigator.4", "no enemies wait to be moved"),
    "prevails": Reason("priority-of-simultaneous-resolution.6", "no texts contradict each other"),
    "pays": Reason("costs.11", "nobody is asked for a share of a cost"),
    "lead": Reason("lead-investigator.2", "nobody is asked who leads"),
    "cannot agree": Reason("lead-investigator.3", "nobody is asked who leads"),
    "goes on": Reason("winning-and-losing.12", "the campaign goes on when a scenario is over"),
    "set up": Reason("setting-up.1", "the scenario is set up already"),
    "pass": Reason("may.1", "nothing is offered that could be declined"),
}
"""By which rule somebody decides so, and that it is not asked for now, by the verb of the option."""


def asked(game: Arkham) -> Choice | None:
    """What somebody has to choose now; None if nothing is asked of anybody."""
    question = game.waiting.question if game.waiting is not None else None
    return question if isinstance(question, Choice) else None


def drawn(game: Arkham) -> Chance | None:
    """What is to be drawn now; None if nothing is."""
    question = game.waiting.question if game.waiting is not None else None
    return question if isinstance(question, Chance) else None


def why_not_answer(question: Choice | None, verb: str, who: str, kind: Those, meant: Those) -> Reasons:
    """The reasons against an answer: none of this kind is asked for, or this is none of those that there are."""
    offered = [] if question is None else [option for option in question.options if kind(option)]
    if question is None or not offered:
        return (UNASKED[verb],)
    return ALLOWED if any(map(meant, offered)) else (_not_among(question, who, offered),)


def _not_among(question: Choice, who: str, offered: Sequence[Option]) -> Reason:
    theirs = dict.fromkeys(name for option in offered for name in ((option.who,) if option.who else question.who))
    if who and who not in theirs:
        return Reason(question.rule, f"{' and '.join(theirs)} decides it: {question.what}")
    there = "; ".join(dict.fromkeys(", ".join(option.things) for option in offered if option.things))
    return Reason(question.rule, f"that is not among what there is ({question.what}): {there}")


def why_not_draw(chance: Chance | None, rule: str, meant: Those) -> Reasons:
    """The reasons against a draw, which is made by this rule: nothing is drawn now, or not this."""
    if chance is None:
        return (Reason(rule, "nothing is drawn now"),)
    if any(map(meant, chance.options)):
        return ALLOWED
    return (Reason(chance.rule, f"a {chance.what} is to be drawn, and this is not among what can be drawn"),)
