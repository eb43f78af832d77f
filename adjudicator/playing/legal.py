"""The legal options of a position with player, cost and rule; the illegal attempts with the reasons against them."""

from collections.abc import Iterator
from typing import NamedTuple

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.legality import ALLOWED, Reasons
from adjudicator.engine.readings import Consulted
from adjudicator.playing.markdown import asked, in_short, priced
from adjudicator.playing.offered import Forbidden, Possible, Waits
from adjudicator.playing.playing import Playing
from adjudicator.playing.problem import NotUnderstood
from adjudicator.situation.wording import take_care


class Judged(NamedTuple):
    """The verdict on one deed: the key of its option if it has one, and the reasons if it is not legal."""

    legal: bool
    key: str
    reasons: Reasons
    rests: Consulted = ()


class Legal(NamedTuple):
    """The open question, all options, the refused attempts if requested; `rests` is True if a game may stop here.

    `not_modelled` are the parts of cards that are not modelled: the options might be others.
    """

    waits: Waits | None
    rests: bool
    options: tuple[Possible, ...]
    forbidden: tuple[Forbidden, ...] = ()
    not_modelled: tuple[str, ...] = ()

    def __str__(self) -> str:
        total = sum(option.weight or 0 for option in self.options)
        lines = [asked(self.waits), *(f"  {option} ({priced(option, total)})" for option in self.options)]
        refused = ["may not be done:", *(f"  {one}" for one in self.forbidden)] if self.forbidden else []
        return "\n".join([*lines, *refused, *filter(None, [take_care(self.not_modelled)])])

    def _repr_markdown_(self) -> str:
        """The options as a notebook shows them."""
        return in_short(self.waits, self.options, self.forbidden, self.not_modelled)


def legal(playing: Playing, *, why_not: bool = False) -> Legal:
    """The options of a game, and the refused attempts, as far as the viewer of the table may know them."""
    refused = tuple(forbidden(playing)) if why_not else ()
    return Legal(waits(playing), playing.may_end(), possible(playing), refused, playing.table.about.not_modelled)


def waits(playing: Playing) -> Waits | None:
    """The open question; None when nothing is left to do."""
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
    offer = playing.offered(option)
    price, rule = playing.game.consider(lambda: (offer.price, offer.rule))
    return Possible(key, offer.entry, option.who, option.verb, option.things, price, rule, weight)


def _shows(playing: Playing, option: Option) -> bool:
    """True if the viewer of the table may see an option."""
    view, question = playing.table.view, playing.question
    if option.who:
        return view.shows_options((option.who,))
    if isinstance(question, Chance):
        return view.shows_options((question.who,))
    assert question is not None
    if option.declines:
        return any(view.shows_options((who,)) for who in question.who)
    return view.shows_options(question.who)


def forbidden(playing: Playing) -> Iterator[Forbidden]:
    """Every attempt with the things at hand that the rules refuse; nothing once the game is over."""
    if playing.question is None:
        return
    for who, sentence in dict.fromkeys(playing.game.consider(lambda: tuple(playing.table.attempts()))):
        if not playing.table.view.shows_options((who,)):
            continue
        try:
            found = judged(playing, sentence)
        except NotUnderstood:
            # A name that cannot stand in a sentence: nobody can try this either.
            continue
        if not found.legal:
            yield Forbidden(sentence, who, found.reasons, found.rests)


def judged(playing: Playing, sentence: str) -> Judged:
    """The verdict on a deed here; raises NotUnderstood if the sentence cannot be read."""
    deed = playing.deeds(sentence)[0]
    option = playing.fitting(deed)
    if option is None:
        return Judged(False, "", *playing.weighed(deed))
    return Judged(True, next((key for key, one in playing.options().items() if one == option), ""), ALLOWED)
