"""Cards discarded as a cost for their skill icons, and the icons that wild ones stand for (FAQ, Wild Skill Icons)."""

from collections.abc import Iterator

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.procedures import Ask, Result
from adjudicator.games.arkham.abilities.parts import DISCARDED
from adjudicator.games.arkham.discarding import discarding
from adjudicator.games.arkham.facts import DISCARDED_TO_PAY, EXHAUSTED_TO_PAY, WILD_STANDS_FOR
from adjudicator.games.arkham.game import Arkham, Cost
from adjudicator.games.arkham.icons import icons
from adjudicator.games.arkham.speech.numbers import Stat
from adjudicator.games.arkham.speech.which import Described
from adjudicator.games.arkham.terms import SKILLS
from adjudicator.games.arkham.words import Context


def asked_about_it(game: Arkham, context: Context, cost: Cost) -> tuple[str, ...] | None:
    """The skill icons that the ability with this cost asks for of the card discarded for it; None if it asks nothing.

    It may ask in its cost or in its effects, and something else than icons.
    """
    abilities = game.cards[context.this].abilities if context.this in game.cards else ()
    found = {asked for ability in abilities if cost in ability.costs for asked in _asked_in(ability)}
    return tuple(skill for skill in SKILLS if skill in found) if found else None


def _asked_in(part: object) -> Iterator[str]:
    """Everything that is asked about the card: icons by their names, and anything else."""
    if isinstance(part, Described) and part.icon:
        yield part.icon
    if part == DISCARDED:
        yield DISCARDED.name
    if isinstance(part, Stat) and part.of_ == DISCARDED:
        yield part.stat.removesuffix(" icons")
    if isinstance(part, tuple):
        for inner in part:
            yield from _asked_in(inner)


def discard_for_icons(game: Arkham, context: Context, card: str, asked: tuple[str, ...]) -> Result:
    """Discard the card; its player says now which of the icons asked for its wild icons stand for."""
    DISCARDED_TO_PAY.put(game, context.this, card)
    shown = dict(icons(game, card))
    if not asked or not shown.get("wild"):
        return _discard(game, card)
    game.cite("faq-wild-skill-icons.1")
    if len(asked) == 1:
        return _discard(game, card)
    options = tuple(Option("stands for", (skill,), context.you, skill) for skill in asked)
    choice = Choice((context.you,), "what the wild icon stands for", options, "faq-wild-skill-icons.3")

    def stated(g: Arkham, _local: object, option: Option) -> Result:
        WILD_STANDS_FOR.set(g, context.this, option.meant(str), "faq-wild-skill-icons.3")
        return _discard(g, card)

    return Ask(choice, stated)


def forget(game: Arkham, source: str) -> None:
    """Forget everything that was stated for an ability that has resolved."""
    for stated in (DISCARDED_TO_PAY, EXHAUSTED_TO_PAY, WILD_STANDS_FOR):
        if stated(game, source):
            stated.forget(game, source)


def _discard(game: Arkham, card: str) -> Result:
    return discarding(game, card)
