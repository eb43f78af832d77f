"""Encounters with tokens on the board: of Rumors, of cards that say so, and of the defeated whose players go on."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.eldritch.cards.card import known
from adjudicator.games.eldritch.encounters.combat import left_to_fight
from adjudicator.games.eldritch.facts import AT, BODY_AT, BODY_BY, ELDRITCH_TOKENS, RUMOR_TOKENS, monsters_at
from adjudicator.games.eldritch.kinds import SHEET_NAME, card_of, placed
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import Action, Doing, not_unless
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.play import Play


def _while_monsters_are_there(game: Play, who: str) -> Reasons:
    if left_to_fight(game, who):
        return (Reason("encounters-full.1", f"{who} has Monsters to fight first"),)
    gone = not monsters_at(game, AT(game, who))
    return not_unless(gone, "encounters-full.3", f"a Monster is still at {AT(game, who)}")


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
        found = _while_monsters_are_there(game, who)
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
    """An investigator encounters the token of a defeated one whose player has a new investigator."""

    says = "{who:investigator} encounters the body of {sheet:sheet}"
    rule = "defeated-investigator.20"
    called = "encounters a body"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Those that lie on the board."""
        return [(name,) for name in SHEET_NAME.values(game) if not BODY_AT.is_nowhere(game, name)]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One of his space."""
        found = _while_monsters_are_there(game, who)
        lies = BODY_AT(game, slots[0])
        if not lies:
            return (*found, Reason("devoured-full.3", f"no token of {slots[0]} lies on the board"))
        return found + not_unless(lies == AT(game, who), self.rule, f"{slots[0]} lies at {lies}")

    def do(self, game: Play, who: str, *slots: Any) -> Doing:
        """The effect of the token that lies on it; then sheet and token leave the game."""
        name = slots[0]
        lost, sheet = BODY_BY(game, name), known(game, name)
        game.cite("token-encounters.1", f"defeated-investigator.{21 if lost == 'health' else 22}")
        if sheet is None:
            game.note(f"the back of the sheet of {name} is not described: nothing of it happens")
        effects = () if sheet is None else sheet.crippled if lost == "health" else sheet.insane
        return (*resolve(effects, Source(who, name)), Call(LEAVING, name))


def _leaves(game: Play, name: str) -> Result:
    BODY_AT.set(game, name, "", "defeated-investigator-full.3")
    BODY_BY.set(game, name, "")
    return None


LEAVING: Final = Procedure("a body leaves the game", Step("", "leaves", _leaves))
ENCOUNTERS_A_TOKEN, ENCOUNTERS_A_BODY = EncountersAToken(), EncountersABody()
