"""What may be done in a position, by whom, at what cost and by which rule; and what may not be done, and why not."""

from collections.abc import Iterator
from typing import NamedTuple

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.readings import Consulted
from adjudicator.games.interface import Price
from adjudicator.playing.playing import Playing
from adjudicator.playing.problem import NotUnderstood


class Waits(NamedTuple):
    """What a position waits for: whose answer, what for, whether it may be declined, and the rule that asks.

    Of a draw (`chance`) `who` are those for whom it is made.
    """

    who: tuple[str, ...]
    what: str
    rule: str
    optional: bool = False
    chance: bool = False


class Possible(NamedTuple):
    """A legal answer: its key, the sentence of `do:` that gives it, who gives it, what it costs, and by which rule.

    `weight` is how many of the draws that are equally likely give this one; None of a choice.
    """

    key: str
    says: str
    who: str
    verb: str
    things: tuple[str, ...]
    cost: tuple[Price, ...] = ()
    rule: str = ""
    weight: int | None = None


class Forbidden(NamedTuple):
    """An attempt that the rules refuse: the sentence, whose attempt it is, and each reason with its rule.

    `rests` are the named readings on which that rests, with their values.
    """

    says: str
    who: str
    reasons: Reasons
    rests: Consulted = ()


class Judged(NamedTuple):
    """What is said of one deed: the key of its option where it is among them, and why it is not legal if it is not."""

    legal: bool
    key: str
    reasons: Reasons
    rests: Consulted = ()


class Legal(NamedTuple):
    """What is waited for, everything that may be done, and, if wanted, what may not; whether a game may stop here."""

    waits: Waits | None
    rests: bool
    options: tuple[Possible, ...]
    forbidden: tuple[Forbidden, ...] = ()

    def _repr_markdown_(self) -> str:
        """As a notebook shows it."""
        from adjudicator.playing.page import in_short

        return in_short(self)


def legal(playing: Playing, *, why_not: bool = False) -> Legal:
    """What may be done where a game stands, and what may not, as far as whoever looks at the table may know it."""
    refused = tuple(forbidden(playing)) if why_not else ()
    return Legal(waits(playing), playing.may_end(), possible(playing), refused)


def waits(playing: Playing) -> Waits | None:
    """What is waited for; None when nothing is left to do."""
    question = playing.question
    if question is None:
        return None
    if isinstance(question, Chance):
        return Waits((question.who,) if question.who else (), question.what, question.rule, chance=True)
    return Waits(question.who, question.what, question.rule, question.optional)


def possible(playing: Playing) -> tuple[Possible, ...]:
    """Every legal answer."""
    question = playing.question
    if question is None:
        return ()
    found = playing.options()
    weights = question.weights if isinstance(question, Chance) else (None,) * len(found)
    return tuple(
        _possible(playing, key, option, weight)
        for (key, option), weight in zip(found.items(), weights, strict=True)
        if _shows(playing, option)
    )


def _possible(playing: Playing, key: str, option: Option, weight: int | None) -> Possible:
    table, question = playing.table, playing.question
    assert question is not None
    price, rule = playing.game.quietly(lambda: (table.price(option), table.allowed_by(question, option)))
    says = table.entry(question, option)
    return Possible(key, says, option.who, option.verb, option.things, price, rule, weight)


def _shows(playing: Playing, option: Option) -> bool:
    """Whether an option is for whoever looks at the table to see."""
    table, question = playing.table, playing.question
    if option.who:
        return table.shows_options((option.who,))
    if isinstance(question, Chance):
        return table.shows_options((question.who,))
    assert question is not None
    if option.verb == "pass":
        return any(table.shows_options((who,)) for who in question.who)
    return table.shows_options(question.who)


def forbidden(playing: Playing) -> Iterator[Forbidden]:
    """Everything that might be tried with what is at hand, and that the rules refuse; nothing once the game is over."""
    if playing.question is None:
        return
    for who, sentence in dict.fromkeys(playing.game.quietly(lambda: tuple(playing.table.attempts()))):
        if not playing.table.shows_options((who,)):
            continue
        try:
            found = judged(playing, sentence)
        except NotUnderstood:
            # A name that cannot stand in a sentence: nobody can try it either.
            continue
        if not found.legal:
            yield Forbidden(sentence, who, found.reasons, found.rests)


def judged(playing: Playing, sentence: str) -> Judged:
    """Whether a deed is legal here, or why not; NotUnderstood if the sentence says nothing."""
    deed = playing.deeds(sentence)[0]
    option = playing.fitting(deed)
    if option is None:
        return Judged(False, "", *playing.weighed(deed))
    return Judged(True, next((key for key, one in playing.options().items() if one == option), ""), ALLOWED)
