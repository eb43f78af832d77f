"""Player windows: everybody may use free abilities and fast events until all have passed."""

from typing import Final

from adjudicator.engine.choices import Option, Options
from adjudicator.engine.procedures import Call
from adjudicator.games.arkham.actions.initiation import initiate
from adjudicator.games.arkham.actions.requests import Request, free_requests
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.saying import of_a_card
from adjudicator.games.kit.opportunities import Offers, Opportunity


def _options(game: Arkham) -> Options:
    """The free abilities and fast cards that may be used."""
    return tuple(request.option(game) for request in free_requests(game))


def _window(name: str, rule: str) -> Opportunity:
    """A player window, and the rule that puts it there."""

    def use(game: Arkham, option: Option) -> tuple[Call, ...]:
        game.cite(rule)
        return (initiate(option.meant(Request)),)

    offers = Offers(_options, use, of_a_card)
    return Opportunity(f"player window {name}", rule, _everybody, optional=True, offers=offers, opens=name)


def _everybody(game: Arkham) -> tuple[str, ...]:
    return game.investigators


AFTER_THE_CARDS: Final = _window("after 1.4", "phase-sequence.4")
AFTER_THE_PHASE_BEGINS: Final = _window("after 2.1", "phase-sequence.9")
AFTER_THE_TURN_BEGINS: Final = _window("after 2.2", "phase-sequence.10")
BEFORE_THE_ATTACKS: Final = _window("before 3.3", "phase-sequence.14")
BETWEEN_THE_ATTACKS: Final = _window("between the attacks on two investigators", "phase-sequence.15")
AFTER_THE_ATTACKS: Final = _window("after 3.3", "phase-sequence.17")
AFTER_UPKEEP_BEGINS: Final = _window("after 4.1", "phase-sequence.19")
BEFORE_CARDS_ARE_COMMITTED: Final = _window("after ST.1", "skill-test-timing.2")
BEFORE_THE_TOKEN: Final = _window("after ST.2", "skill-test-timing.3")
PLAYER_WINDOWS: Final = (
    AFTER_THE_CARDS,
    AFTER_THE_PHASE_BEGINS,
    AFTER_THE_TURN_BEGINS,
    BEFORE_THE_ATTACKS,
    BETWEEN_THE_ATTACKS,
    AFTER_THE_ATTACKS,
    AFTER_UPKEEP_BEGINS,
    BEFORE_CARDS_ARE_COMMITTED,
    BEFORE_THE_TOKEN,
)
"""All but the one before 2.2.1, in which actions are taken as well."""
