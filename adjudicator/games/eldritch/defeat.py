"""The defeat of an investigator, step by step."""

from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.ancient_one import advance_doom, lose
from adjudicator.games.eldritch.board.monsters import FALLING
from adjudicator.games.eldritch.components.board import BOARD, is_city
from adjudicator.games.eldritch.facts import (
    ACTIONS,
    ACTIVE,
    AT,
    AWOKEN,
    BACKS,
    CONDITIONS,
    DEFEATED,
    DELAYED,
    DEVOURED,
    ELIMINATED,
    FACEDOWN,
    FIGHTS,
    HEALTH,
    IMPROVED,
    LEAD,
    SANITY,
    turn_order,
)
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.kit.actions import Action, act_of, not_unless
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play


def is_defeated(game: Play, who: str) -> bool:
    """True of a defeated investigator; whoever is devoured counts as one."""
    if DEVOURED(game, who):
        return game.holds("devoured-full.1")
    return not DEFEATED.is_nowhere(game, who)


def loses_all(game: Play, who: str) -> tuple[str, ...]:
    """The values of which an investigator has lost all: Health, Sanity, or both."""
    return tuple(what.name for what in (HEALTH, SANITY) if not what(game, who))


class LosesAll(Action):
    """An investigator without Health and Sanity chooses which token lies on his own."""

    says = "{who:investigator} takes a {token:defeated} token"
    rule = "defeated-investigator.11"


class GoesToCity(Action):
    """Of several City spaces that are nearest the active investigator chooses one for the defeated."""

    says = "{who:investigator} moves the defeated to {space:space}"
    rule = "nearest.1"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One of the nearest."""
        defeated = str(game.about)
        near = slots[0] in _nearest(game, defeated)
        return not_unless(near, "defeated-investigator.4", f"{slots[0]} is no City space nearest to {defeated}")


class PassesLead(Action):
    """A defeated Lead Investigator passes the token on."""

    says = "{who:investigator} passes the lead to {whom:investigator}"
    rule = "defeated-investigator.9"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """To somebody who is in play."""
        return not_unless(slots[0] in turn_order(game), self.rule, f"{slots[0]} is defeated")


LOSES_ALL, GOES_TO_CITY, PASSES_LEAD = LosesAll(), GoesToCity(), PassesLead()


def _defeats(game: Play, event: Event) -> None:
    game.cite(*(RULE_OF[what] for what in loses_all(game, event.who)))


RULE_OF: Final = {HEALTH.name: "defeated-investigator.1", SANITY.name: "defeated-investigator.2"}
IS_DEFEATED: Final = EventKind("defeat an investigator", "{who:investigator} is defeated", _defeats)


def _nearest(game: Play, who: str) -> tuple[str, ...]:
    return BOARD.nearest(AT(game, who), filter(is_city, BOARD.spaces))


def _is_defeated(game: Play, who: str) -> Result:
    """Who loses all Health and all Sanity at once is defeated once; after the awakening his player is eliminated."""
    if is_defeated(game, who):
        return Go(who, END)
    lost = loses_all(game, who)[0]
    DEFEATED.set(game, who, lost, RULE_OF[lost])
    if AWOKEN(game):
        ELIMINATED.set(game, who, True, "eliminated.3")
    return IS_DEFEATED.happens(who)


def _advances_doom(game: Play, who: str) -> Result:
    game.cite("defeated-investigator.3", "defeated-investigator.10")
    return advance_doom(1)


def _goes_to_city(game: Play, who: str) -> Result:
    near = _nearest(game, who)
    if len(near) > 1:
        asked = ACTIVE(game) or LEAD(game)
        return ask(game, GOES_TO_CITY, asked, _chosen_city, who, rule="nearest.2")
    return _lies_at(game, who, near[0])


def _chosen_city(game: Play, who: str, option: Option) -> Result:
    game.cite("nearest.2")
    return _lies_at(game, who, str(act_of(option).slots[0]))


def _lies_at(game: Play, who: str, space: str) -> Result:
    stays = ("nearest.3", "defeated-investigator-full.2")
    game.cite(*(stays if space == AT(game, who) else ("nearest.1",)))
    AT.set(game, who, space, "defeated-investigator.4")
    return None


def _is_marked(game: Play, who: str) -> Result:
    lost = loses_all(game, who)
    if len(lost) > 1:
        return ask(game, LOSES_ALL, who, _chosen_token)
    return _marked_with(game, who, lost[0])


def _chosen_token(game: Play, who: str, option: Option) -> Result:
    game.cite("defeated-investigator.11")
    return _marked_with(game, who, str(act_of(option).slots[0]))


def _marked_with(game: Play, who: str, token: str) -> Result:
    DEFEATED.set(game, who, token, RULE_OF[token])
    game.cite("defeated-investigator.5")
    return None


def _discards(game: Play, who: str) -> Result:
    """Conditions, and the tokens of his Health, Sanity and improvements; his possessions stay."""
    rule = "defeated-investigator.6"
    CONDITIONS.set(game, who, (), rule)
    FACEDOWN.set(game, who, ())
    BACKS.set(game, who, ())
    DELAYED.set(game, who, False, rule)
    for counter in (HEALTH, SANITY, *IMPROVED.values()):
        counter.set(game, who, 0, rule)
    ACTIONS.set(game, who, 0, "defeated-investigator.15")
    game.cite("defeated-investigator.7")
    return None


def _passes_lead(game: Play, who: str) -> Result:
    """To an investigator of his choice; where nobody else is in play the reference does not say what happens."""
    others = turn_order(game)
    if LEAD(game) != who or not others:
        return None
    return ask(game, PASSES_LEAD, who, _passed_lead)


def _passed_lead(game: Play, who: str, option: Option) -> Result:
    LEAD.set(game, TABLE, act_of(option).slots[0], "devoured.4" if DEVOURED(game, who) else "defeated-investigator.9")
    return None


def _is_anybody_left(game: Play, who: str) -> Result:
    """Where nobody is left the game is lost; what the last Monster loses at the same moment counts as well."""
    if not turn_order(game) and not AWOKEN(game) and not game.applies("choosing-a-new-investigator.6"):
        return None
    if not all(ELIMINATED(game, player) for player in INVESTIGATOR.seated(game)):
        game.cite("defeated-investigator-full.1")
        return Go(who, END)
    opponent = FIGHTS(game, who)
    return Call(FALLING, opponent) if opponent and game.applies("winning-losing-full.2") else None


def _loses_the_game(game: Play, _who: str) -> Result:
    lose(game, "eliminated.7")
    return None


LAST_STEPS: Final = (
    Step("", "lead", _passes_lead),
    Step("", "anybody left", _is_anybody_left),
    Step("", "lost", _loses_the_game),
)
DEFEAT: Final = Procedure(
    "defeat",
    Step("", "defeated", _is_defeated),
    Step("", "doom", _advances_doom),
    Step("", "nearest city", _goes_to_city),
    Step("", "token", _is_marked),
    Step("", "discards", _discards),
    *LAST_STEPS,
)
