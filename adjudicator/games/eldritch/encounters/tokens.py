"""Encounters with tokens on the board: of Rumors, of cards that say so, and of the defeated whose players go on."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.eldritch.cards.card import Effects, known
from adjudicator.games.eldritch.components.investigators import SHEETS
from adjudicator.games.eldritch.encounters.combat import while_monsters_are_there
from adjudicator.games.eldritch.facts import (
    AT,
    BODIES_ENCOUNTERED,
    BODY_AT,
    BODY_BY,
    ELDRITCH_TOKENS,
    RUMOR_TOKENS,
)
from adjudicator.games.eldritch.kinds import card_of, placed
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import Action, Doing, not_unless
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play


class EncountersAToken(Action):
    """An investigator resolves what a card says of the encounter with its token on his space."""

    says = "{who:investigator} encounters the token of {card:card}"
    rule = "token-encounters.1"
    called = "encounters a token"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The cards that have tokens on the board."""
        return [(name,) for name in dict.fromkeys(map(card_of, (*RUMOR_TOKENS(game), *ELDRITCH_TOKENS(game))))]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One of his space; an Eldritch token only where its card says so."""
        found = while_monsters_are_there(game, who)
        found += not_unless(not found, "encounters-full.4", "it is an encounter like any other")
        token, here = placed(slots[0], AT(game, who)), AT(game, who)
        if token in RUMOR_TOKENS(game):
            return found
        if token not in ELDRITCH_TOKENS(game):
            return (*found, Reason("rumor-full.2", f"no token of {slots[0]} lies at {here}"))
        card = known(game, slots[0])
        says = card is not None and bool(card.encounter)
        return found + not_unless(says, "eldritch-token.3", f"{slots[0]} says nothing of encounters")

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """Its words."""
        card = known(game, slots[0])
        assert card is not None
        is_rumor = placed(slots[0], AT(game, who)) in RUMOR_TOKENS(game)
        game.cite("rumor-full.2" if is_rumor else "eldritch-token.2")
        return resolve(card.encounter, Source(who, slots[0]))


class EncountersABody(Action):
    """An investigator encounters the token of a defeated one on his space."""

    says = "{who:investigator} encounters the body of {body:sheet}"
    rule = "defeated-investigator.20"
    called = "encounters a defeated investigator"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Those whose tokens lie on the board."""
        return [sheet for sheet in SHEETS if body(game, sheet).space]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One whose token lies on his space."""
        there = body(game, slots[0]).space
        found = while_monsters_are_there(game, who)
        found += not_unless(bool(there), "devoured-full.3", f"no token of {slots[0]} lies on the board")
        return found + not_unless(not there or there == AT(game, who), self.rule, f"{slots[0]} lies at {there}")

    def do(self, game: Play, who: str, *slots: Any) -> tuple[Call, ...]:
        """The effect on the back of his sheet: that of the token that lies on his own; then he is out of the game."""
        name = slots[0]
        lost = body(game, name).token
        game.cite("token-encounters.1", f"defeated-investigator.{21 if lost == 'health' else 22}", "investigator.9")
        game.cite("defeated-investigator-full.4", "defeated-investigator.8")
        sheet = known(game, name)
        effects: Effects = ()
        if sheet is None:
            game.note(f"the back of the sheet of {name} is not described: nothing of it happens")
        else:
            effects = sheet.crippled if lost == "health" else sheet.insane
        return (*resolve(effects, Source(who, name, chosen=name)), Call(REMOVING, name))


class Body(NamedTuple):
    """The token of a defeated investigator: where it lies, and which token lies on it; no space where it is gone."""

    space: str
    token: str


def body(game: Play, name: str) -> Body:
    """The token of a defeated investigator, be his player without one or have another."""
    (space, where), (token, whose) = BODY_AT.teller(game, name), BODY_BY.teller(game, name)
    return Body(space(game, where), token(game, whose))


def _is_removed(game: Play, name: str) -> Result:
    """His sheet and his token leave the game, and whatever is left on the sheet is discarded."""
    BODIES_ENCOUNTERED.add(game, TABLE, name, "defeated-investigator-full.3")
    BODY_AT.set(game, name, "")
    return None


REMOVING: Final = Procedure("a defeated investigator is removed", Step("", "remove", _is_removed))
ENCOUNTERS_A_TOKEN, ENCOUNTERS_A_BODY = EncountersAToken(), EncountersABody()
