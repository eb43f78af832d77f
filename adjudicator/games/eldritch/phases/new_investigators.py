"""New investigators in the place of defeated and devoured ones, and what an investigator starts with."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import Call, Procedure, Result, Step
from adjudicator.games.eldritch.ancient_one import lose
from adjudicator.games.eldritch.cards.card import ASSET, SPELL, known
from adjudicator.games.eldritch.components.investigators import SHEETS
from adjudicator.games.eldritch.decks import DECK_OF
from adjudicator.games.eldritch.effects.effect import YOU
from adjudicator.games.eldritch.effects.tokens import ANY_SKILL, Improve
from adjudicator.games.eldritch.events import GAINS_A_CLUE
from adjudicator.games.eldritch.facts import (
    AT,
    AWOKEN,
    BACKS,
    BODY_AT,
    BODY_BY,
    CHOSEN,
    CLUES,
    DEFEATED,
    DEVOURED,
    DEVOURED_SHEETS,
    ELIMINATED,
    FACEDOWN,
    FOUGHT,
    HEALTH,
    LEFT,
    LEFT_CLUES,
    LEFT_TICKETS,
    OUT_OF_THE_GAME,
    OWN_TOKENS,
    POSSESSIONS,
    SANITY,
    SHEET,
    STAMINA,
    TICKETS,
)
from adjudicator.games.eldritch.kinds import INVESTIGATOR
from adjudicator.games.eldritch.possessions.gaining import GAINS_A_CARD, Wanted, gain
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import Action
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.opportunities import Opportunity
from adjudicator.games.kit.play import Play

# -- what an investigator starts with ---------------------------------------------------------------------------------


def set_out(who: str) -> Call:
    """The call by which an investigator takes his place on the board, and what his sheet names."""
    return Call(SETTING_OUT, who)


def _takes_his_place(game: Play, who: str) -> Result:
    """The token of the character whom the player controls stands where his sheet says."""
    AT.set(game, who, SHEETS[SHEET(game, who)].start, "setup.6", "investigator.1", "investigator.7")
    return None


def _named(game: Play, who: str) -> tuple[tuple[str, str], ...]:
    """The cards that his sheet names, each with its type, as far as they are described."""
    sheet = SHEETS[SHEET(game, who)]
    named = [(ASSET, name) for name in sheet.assets] + [(SPELL, name) for name in sheet.spells]
    for _type, name in named:
        if known(game, name) is None:
            game.note(f"{name} is not described: {who} starts without it")
    return tuple((type_, name) for type_, name in named if known(game, name) is not None)


def _takes_what_he_starts_with(game: Play, who: str) -> Result:
    """From the decks, the discard piles or the reserve, not from others."""
    starts_with = tuple(gain(Wanted(who, type_, name=name)) for type_, name in _named(game, who))
    return starts_with if game.applies("investigator.8", "choosing-a-new-investigator.3") else None


def _takes_from_the_box(game: Play, who: str) -> Result:
    """At set-up, before the decks are made."""
    named = _named(game, who) if game.applies("setup.7") else ()
    for type_, name in named:
        DECK_OF[type_].loses(game, name)
    return tuple(GAINS_A_CARD.happens(who, what=name, by="investigator.8") for _type, name in named)


def _takes_tokens(game: Play, who: str) -> Result:
    sheet = SHEETS[SHEET(game, who)]
    improves = resolve((Improve(skill=ANY_SKILL, whom=YOU),), Source(who)) * sheet.improvements
    return (*(GAINS_A_CLUE.happens(who),) * sheet.clues, *improves)


def _takes_health_and_sanity(game: Play, who: str) -> Result:
    for what in STAMINA.values():
        what.set(game, who, what.maximum(game, who), "health-and-sanity.1")
    return None


SETTING_OUT: Final = Procedure(
    "an investigator sets out",
    Step("", "place", _takes_his_place),
    Step("", "possessions", _takes_what_he_starts_with),
    Step("", "tokens", _takes_tokens),
    Step("", "health and sanity", _takes_health_and_sanity),
)
AT_SET_UP: Final = Procedure(
    "an investigator at set-up",
    Step("", "place", _takes_his_place),
    Step("", "possessions", _takes_from_the_box),
    Step("", "tokens", _takes_tokens),
    Step("", "health and sanity", _takes_health_and_sanity),
)

# -- a new one --------------------------------------------------------------------------------------------------------


def is_without(game: Play, who: str) -> bool:
    """True of a player whose investigator was defeated or devoured, and who may have a new one."""
    gone = DEVOURED(game, who) or not DEFEATED.is_nowhere(game, who)
    return gone and not ELIMINATED(game, who)


def left(game: Play) -> tuple[str, ...]:
    """The investigators whom nobody has used in this game."""
    used = {SHEET(game, player) for player in INVESTIGATOR.seated(game)} | {*OUT_OF_THE_GAME(game)}
    return tuple(name for name in SHEETS if name not in used)


def _who_choose(game: Play) -> tuple[str, ...]:
    """Those who are without an investigator, as long as there is one left."""
    return tuple(who for who in INVESTIGATOR.seated(game) if is_without(game, who)) if left(game) else ()


NEW_INVESTIGATORS: Final = Opportunity(
    "new investigators", "choosing-a-new-investigator.1", _who_choose, others=INVESTIGATOR.seated, rest=True
)


class ChoosesInvestigator(Action):
    """A player whose investigator was defeated or devoured chooses a new one."""

    says = "{who:investigator} takes on {sheet:sheet}"
    examples = ("lily takes on Trish Scarborough",)
    when = NEW_INVESTIGATORS
    rule = "choosing-a-new-investigator.1"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Every investigator of the game."""
        return [(name,) for name in SHEETS]

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One whom nobody has used, for whoever is without."""
        if ELIMINATED(game, who):
            return (Reason("eliminated.1", f"{who} is eliminated"), Reason("eliminated-full.3", f"{who} is eliminated"))
        if not is_without(game, who):
            return (Reason(self.rule, f"{who} has an investigator"),)
        return _why_not_used(game, slots[0])

    def may_come(self, game: Play, who: str, *slots: Any) -> bool:
        """At the end of the Mythos Phase, if not now."""
        return not self.why_not(game, who, *slots)

    def do(self, game: Play, who: str, *slots: Any) -> Call:
        """The old one is left where he lies, and the new one sets out."""
        _leave(game, who)
        CHOSEN.put(game, TABLE, CHOSEN(game) + 1)
        SHEET.set(game, who, slots[0], self.rule, "defeated-investigator.12")
        return set_out(who)


def _why_not_used(game: Play, name: str) -> Reasons:
    """The reasons against an investigator whom somebody has used."""
    if name in left(game):
        return ()
    reasons = [Reason("choosing-a-new-investigator.2", f"{name} has been used in this game")]
    player = next((who for who in INVESTIGATOR.seated(game) if SHEET(game, who) == name), "")
    if name in DEVOURED_SHEETS(game) or (player and DEVOURED(game, player)):
        reasons.append(Reason("devoured-full.4", f"{name} was devoured"))
    elif name in OUT_OF_THE_GAME(game) or (player and not DEFEATED.is_nowhere(game, player)):
        reasons.append(Reason("defeated-investigator.13", f"{name} was defeated"))
    return tuple(reasons)


_TOKENS_LEFT: Final = "eldritch-tokens-of-the-defeated"


def _leave(game: Play, who: str) -> None:
    """The sheet of a defeated investigator stays with his possessions, and his token where it lies."""
    old = SHEET(game, who)
    OUT_OF_THE_GAME.add(game, TABLE, old)
    if OWN_TOKENS(game, who) and game.reading(_TOKENS_LEFT, "defeated-investigator.6") == "with his sheet":
        OWN_TOKENS.set(game, who, 0)
    if DEVOURED(game, who):
        DEVOURED_SHEETS.add(game, TABLE, old)
        DEVOURED.set(game, who, False)
        return
    BODY_AT.set(game, old, AT(game, who), "defeated-investigator.8")
    BODY_BY.set(game, old, DEFEATED(game, who))
    LEFT.set(game, old, POSSESSIONS(game, who), "defeated-investigator.7")
    LEFT_CLUES.set(game, old, CLUES(game, who))
    for kind, counter in TICKETS.items():
        LEFT_TICKETS[kind].set(game, old, counter(game, who), "defeated-investigator.7")
    for zone in (POSSESSIONS, FACEDOWN, BACKS):
        zone.set(game, who, ())
    FOUGHT.set(game, who, ())
    for counter in (CLUES, HEALTH, SANITY, *TICKETS.values()):
        counter.set(game, who, 0)
    DEFEATED.set(game, who, "")


# -- nobody left to choose --------------------------------------------------------------------------------------------


def _awakened_meanwhile(game: Play, _local: None) -> Result:
    """By one reading whoever fell before the awakening of this round is eliminated by it as well."""
    without = tuple(who for who in INVESTIGATOR.seated(game) if is_without(game, who))
    if without and AWOKEN(game) and game.reading("fallen-before-the-awakening", "eliminated.4") == "eliminated":
        for who in without:
            ELIMINATED.set(game, who, True, "eliminated-full.1")
    return None


def _eliminated(game: Play, _local: None) -> Result:
    """Whoever finds no investigator any more."""
    for who in INVESTIGATOR.seated(game):
        if is_without(game, who):
            rules = ("eliminated.2", "eliminated-full.2", "choosing-a-new-investigator.5")
            ELIMINATED.set(game, who, True, *rules)
    if all(ELIMINATED(game, who) for who in INVESTIGATOR.seated(game)):
        lose(game, "eliminated.7")
    return None


AWAKENED_MEANWHILE: Final = Step("", "awakened meanwhile", _awakened_meanwhile)
NOBODY_LEFT: Final = Step("", "eliminated", _eliminated)
