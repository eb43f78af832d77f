"""The set-up of a game, step by step, down to its starting effects."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.eldritch.ancient_one import ancient_one
from adjudicator.games.eldritch.board import clues, gates
from adjudicator.games.eldritch.board.cup import set_aside
from adjudicator.games.eldritch.board.surge import reference_card
from adjudicator.games.eldritch.cards.card import EXPEDITION, RESEARCH, card
from adjudicator.games.eldritch.components.investigators import SHEETS
from adjudicator.games.eldritch.components.monsters import ANCIENT_ONES
from adjudicator.games.eldritch.decks import ASSET_DECK, TEAMWORK, cut
from adjudicator.games.eldritch.encounters.decks import DECKS, move_the_expedition
from adjudicator.games.eldritch.facts import (
    ACTIONS,
    ANCIENT_ONE_CHOSEN,
    DOOM,
    LEAD,
    OMEN_AT,
    ONGOING,
    RESERVE,
    SHEET,
    player_of,
)
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.eldritch.mythos.card import place_eldritch_tokens, place_rumor_token
from adjudicator.games.eldritch.mythos.deck import AS_USUAL, DIFFICULTY, STAGED, STAGES, STARTING_RUMOR, stages_of
from adjudicator.games.eldritch.mythos.mysteries import MYSTERY_DECK, NEXT
from adjudicator.games.eldritch.phases.new_investigators import AT_SET_UP
from adjudicator.games.eldritch.phases.round import ROUND
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import Action, not_unless
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.library import cards_of
from adjudicator.games.kit.opportunities import Opportunity, for_each
from adjudicator.games.kit.play import Play
from adjudicator.games.kit.windows import until_all_have

RESERVED: Final = 4
"""The slots of the reserve."""

# -- who plays whom ---------------------------------------------------------------------------------------------------


def _next_to_choose(game: Play) -> tuple[str, ...]:
    """The first without an investigator, from the Lead on clockwise."""
    seated = INVESTIGATOR.seated(game)
    first = seated.index(LEAD(game))
    return tuple(who for who in (*seated[first:], *seated[:first]) if SHEET.is_nowhere(game, who))[:1]


CHOOSING: Final = Opportunity(
    "the choice of investigators", "setup.5", _next_to_choose, others=INVESTIGATOR.seated, rest=True
)


class Plays(Action):
    """A player chooses the investigator whom he plays."""

    says = "{who:investigator} chooses to play {sheet:sheet}"
    when = CHOOSING
    rule = "setup.5"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Every investigator."""
        return [(name,) for name in SHEETS]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """In turn, and nobody whom another player has."""
        reasons = not_unless(SHEET.is_nowhere(game, who), self.rule, f"{who} plays {SHEET(game, who)}")
        if not reasons and who not in _next_to_choose(game):
            reasons += (Reason(self.rule, f"{_next_to_choose(game)[0]} chooses first"),)
        taken = any(SHEET(game, other) == slots[0] for other in INVESTIGATOR.seated(game))
        return reasons + not_unless(not taken, self.rule, f"somebody plays {slots[0]}")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """He plays that one."""
        SHEET.set(game, who, slots[0], self.rule)


AGREEING: Final = Opportunity(
    "the choice of the Ancient One",
    "setup.8",
    lambda game: (LEAD(game),) if ANCIENT_ONE_CHOSEN.is_nowhere(game) else (),
    others=INVESTIGATOR.seated,
    rest=True,
)


class AgreesOnTheAncientOne(Action):
    """The players choose the Ancient One as a group; the Lead Investigator has the final say."""

    says = "{who:investigator} settles on {ancient:ancient one}"
    when = AGREEING
    rule = "setup.8"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """All four."""
        return [(name,) for name in ANCIENT_ONES]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """By the Lead Investigator, once."""
        reasons = not_unless(LEAD(game) == who, "lead-investigator.4", f"{who} is not the Lead Investigator")
        chosen = ANCIENT_ONE_CHOSEN(game)
        return reasons + not_unless(not chosen, "ancient-one.1", f"the Ancient One is {chosen}")

    def do(self, game: Play, who: str, *slots: Any) -> None:
        """For the whole game."""
        ANCIENT_ONE_CHOSEN.set(game, TABLE, slots[0], self.rule, "ancient-one.1", "lead-investigator.4")


ACTIONS_OF_SET_UP: Final = (Plays(), AgreesOnTheAncientOne())

SOMETHING_IS_SET_ASIDE: Final = EventKind("set aside", "what the Ancient One sets aside lies beside its sheet", asks=())
DECKS_ARE_MADE: Final = EventKind("decks are made", "the decks are made", asks=())
EVENTS: Final = (SOMETHING_IS_SET_ASIDE, DECKS_ARE_MADE)

# -- the steps --------------------------------------------------------------------------------------------------------


def _tokens(game: Play, _local: None) -> Result:
    """The Gate stack and the Clue pool; nothing lies on the board yet."""
    game.cite("setup.1", "setup.2", "setup.3", "setup.4")
    return None


def _sheet(game: Play, _local: None) -> Result:
    """Components are set aside before the cup is filled and the decks are made."""
    rules = ("setup.9", "ancient-one.3", "set-aside-full.1")
    return SOMETHING_IS_SET_ASIDE.happens(rules=rules) if set_aside(game) else None


def _cup(game: Play, _local: None) -> Result:
    """Whatever is neither Epic nor set aside is in it."""
    game.cite("setup.10")
    return None


def _decks(game: Play, _local: None) -> Result:
    belonging = (MYSTERY_DECK, DECKS[RESEARCH]) if game.applies("setup.11", "mystery.2", "ancient-one.2") else ()
    for deck in belonging:
        deck.set_up(game, game.declared.facts)
    cut(game, DECKS[EXPEDITION].cut_by)
    cut(game, "double-sided-cards.7")
    rules = ("setup.12", "expedition-encounter.3", *_by_one_player(game))
    return DECKS_ARE_MADE.happens(rules=rules)


def _by_one_player(game: Play) -> tuple[str, ...]:
    """The rules of a game for one player: he has one investigator, without Teamwork, or is as many as he has."""
    investigators = INVESTIGATOR.seated(game)
    if len(investigators) == 1:
        teamwork = (one for one in cards_of(game).by_name.values() if TEAMWORK in one.traits)
        return ("solo-game.1", *(rule for one in teamwork for rule in one.rules))
    return ("solo-game.2",) if len({player_of(game, who) for who in investigators}) == 1 else ()


def _mythos_deck(game: Play, _local: None) -> Result:
    """Three stages; what the players have agreed on decides which cards are in them."""
    agreed = {AS_USUAL: ("using-this-reference-guide.5",), STAGED: ("optional-rules.1", "optional-rules.3")}
    more = agreed.get(DIFFICULTY(game), ("optional-rules.1", "optional-rules.2", "optional-rules.5"))
    if game.applies("mythos-deck.1", "mythos-deck.2", "mythos-deck.3", "setup.21"):
        STAGES.set(game, TABLE, stages_of(game), *more)
    return None


def _doom_and_omen(game: Play, _local: None) -> Result:
    """Nothing on their spaces is triggered by their starting there."""
    DOOM.set(game, TABLE, ancient_one(game).doom, "setup.14", "setup.15", "doom-full.2")
    OMEN_AT.set(game, TABLE, 1, "setup.16")
    return None


def _reserve(game: Play, _local: None) -> Result:
    drawn = (ASSET_DECK.draw(LEAD(game), RESERVE),) * RESERVED
    return drawn if game.applies("setup.17", "reserve-full.1") else None


def _gates(game: Play, _local: None) -> Result:
    return gates.spawn_gates(reference_card(game).gates) if game.applies("setup.18", "reference-card.1") else None


def _expedition(_game: Play, _local: None) -> Result:
    return move_the_expedition()


def _clues(game: Play, _local: None) -> Result:
    return clues.spawn_clues(reference_card(game).clues) if game.applies("setup.19", "reference-card.1") else None


def _mystery(game: Play, _local: None) -> Result:
    return Call(NEXT, None) if game.applies("setup.20") else None


def _starting_rumor(game: Play, _local: None) -> Result:
    """Its entering effect and its tokens, and no other icon."""
    rumor = STARTING_RUMOR(game)
    if not rumor:
        return None
    ONGOING.add(game, TABLE, rumor, "optional-rules.4")
    place_rumor_token(game, rumor)
    place_eldritch_tokens(game, rumor)
    return resolve(card(game, rumor).effects, Source(LEAD(game), rumor))


def _ready(game: Play, _local: None) -> Result:
    for who in INVESTIGATOR.seated(game):
        ACTIONS.put(game, who, 2)
    return Call(ROUND, None)


SET_UP: Final = Procedure(
    "set up",
    Step("", "tokens", _tokens),
    until_all_have(CHOOSING),
    for_each("", "investigators", AT_SET_UP, INVESTIGATOR.seated),
    until_all_have(AGREEING),
    Step("", "sheet", _sheet),
    Step("", "monster cup", _cup),
    Step("", "decks", _decks),
    Step("", "mythos deck", _mythos_deck),
    Step("", "doom and omen", _doom_and_omen),
    Step("", "reserve", _reserve),
    Step("", "gates", _gates),
    Step("", "expedition", _expedition),
    Step("", "clues", _clues),
    Step("", "mystery", _mystery),
    Step("", "starting rumor", _starting_rumor),
    Step("", "ready", _ready),
)
