"""The encounters of the Encounter Phase without Monsters: of the space, and of the tokens on it."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from adjudicator.engine.choices import Option
from adjudicator.engine.legality import Reason, Reasons
from adjudicator.engine.procedures import END, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.board.clues import TAKES
from adjudicator.games.eldritch.board.gates import IS_CLOSED
from adjudicator.games.eldritch.cards.card import (
    EXPEDITION,
    GENERAL,
    OTHER_WORLD,
    REGIONAL,
    RESEARCH,
    SPECIAL,
    Card,
    Effects,
    card,
)
from adjudicator.games.eldritch.components.board import SPACES
from adjudicator.games.eldritch.components.conditions import DETAINED
from adjudicator.games.eldritch.defeat import is_defeated
from adjudicator.games.eldritch.encounters.combat import (
    ENCOUNTERS_A_MONSTER,
    left_to_fight,
    while_monsters_are_there,
)
from adjudicator.games.eldritch.encounters.decks import DECKS, move_the_expedition
from adjudicator.games.eldritch.encounters.tokens import ENCOUNTERS_A_BODY, ENCOUNTERS_A_TOKEN
from adjudicator.games.eldritch.facts import (
    CLUES_ON_THE_BOARD,
    COUNTS_AT,
    DELAYED,
    ENCOUNTERED,
    EXPEDITION_AT,
    FOUGHT,
    GATES,
    OUTCOME,
    RESULT,
    SEES_AFAR,
    SPECIAL_AT,
    monsters_at,
    where,
)
from adjudicator.games.eldritch.held import faceup
from adjudicator.games.eldritch.possessions.discarding import turn_over
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import Action, act_of, not_unless
from adjudicator.games.kit.decisions import ask, done
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.play import Play

COMPLEX: Final = (OTHER_WORLD, EXPEDITION, SPECIAL)


IS_COMPLEX: Final = {
    OTHER_WORLD: ("other-world-encounters.2", "other-world-encounters.4", "other-world-encounters-full.1"),
    EXPEDITION: ("expedition-encounter.1", "expedition-encounter.2"),
    SPECIAL: (),
}
"""The rules by which each of these is complex, and where it takes place."""


class Encountering(NamedTuple):
    """An encounter that somebody resolves: its kind, and the card of it."""

    who: str
    type: str


# -- which encounter --------------------------------------------------------------------------------------------------


def _not_there(game: Play, here: str, type_: str) -> Reasons:
    """The reasons why no such encounter takes place on a space: nothing leads to it, or no card of it is described."""
    deck = DECKS[type_]
    described = bool(deck.size(game) or deck.discard(game))
    found = not_unless(described, deck.rule, f"no {type_} encounter is described")
    return _nothing_leads_to_it(game, here, type_) + found


def _nothing_leads_to_it(game: Play, here: str, type_: str) -> Reasons:
    if type_ in REGIONAL:
        rule = f"location-encounters.{2 + REGIONAL.index(type_)}"
        return not_unless(SPACES[here].region == type_, rule, f"{here} has no encounters of that deck")
    if type_ == RESEARCH:
        return not_unless(here in CLUES_ON_THE_BOARD(game), "clue.6", f"no Clue is at {here}")
    if type_ == OTHER_WORLD:
        return not_unless(here in GATES(game), "other-world-encounters.1", f"no Gate is at {here}")
    if type_ == EXPEDITION:
        there = EXPEDITION_AT(game) == here
        return not_unless(there, "expedition-encounter.7", f"the Active Expedition is not at {here}")
    if type_ == SPECIAL:
        said = here in SPECIAL_AT(game)
        return not_unless(said, "special-encounters-full.1", f"nothing gives Special Encounters at {here}")
    return ()


class ResolvesAnEncounter(Action):
    """An investigator chooses the encounter that he resolves."""

    says = "{who:investigator} resolves {encounter:encounter}"
    rule = "encounters.4"
    called = "resolves an encounter"
    asks = "an encounter"

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One of his space, after its Monsters."""
        return while_monsters_are_there(game, who) + _not_there(game, where(game, who), slots[0])

    def do(self, game: Play, who: str, *slots: Any) -> Call:
        """A card of that deck is drawn and resolved."""
        game.cite(*RULES_OF.get(slots[0], (DECKS[slots[0]].rule,)))
        return Call(ENCOUNTER, Encountering(who, slots[0]))


RULES_OF: Final = {
    GENERAL: ("location-encounters.1", "location-encounters-full.2"),
    **{
        region: (f"location-encounters.{number}", "location-encounters-full.2")
        for number, region in enumerate(REGIONAL, 2)
    },
    RESEARCH: ("clue.6", "token-encounters.1"),
    OTHER_WORLD: ("other-world-encounters.1", "token-encounters.1"),
    EXPEDITION: ("expedition-encounter.7", "token-encounters.1"),
    SPECIAL: ("special-encounters-full.1",),
}
"""The rules by which encounters of a kind are resolved."""


class EncountersAFarClue(Action):
    """An investigator encounters a Clue on another space, by an effect that allows it."""

    says = "{who:investigator} encounters the clue at {space:space}"
    rule = "spells.8"
    called = "encounters a clue elsewhere"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """The Clues on the board."""
        return dict.fromkeys(CLUES_ON_THE_BOARD(game))

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One that lies on the board, and only after the Monsters of his own space."""
        found = while_monsters_are_there(game, who)
        if slots[0] == where(game, who):
            return (*found, Reason("clue.6", f"on {who}'s own space that is a research encounter"))
        found += not_unless(SEES_AFAR(game, who), self.rule, f"no effect lets {who} encounter a Clue elsewhere")
        return found + _not_there(game, slots[0], RESEARCH)

    def do(self, game: Play, who: str, *slots: Any) -> tuple[Call, ...]:
        """He counts as being there until the encounter is over."""
        COUNTS_AT.set(game, who, slots[0], self.rule)
        game.cite(*RULES_OF[RESEARCH])
        return (Call(ENCOUNTER, Encountering(who, RESEARCH)), Call(COMING_BACK, who))


def _comes_back(game: Play, who: str) -> None:
    COUNTS_AT.set(game, who, "")


COMING_BACK: Final = Procedure("an encounter elsewhere is over", Step("", "over", _comes_back))
RESOLVES_AN_ENCOUNTER: Final = ResolvesAnEncounter()
DECISIONS: Final = (
    ENCOUNTERS_A_MONSTER,
    RESOLVES_AN_ENCOUNTER,
    EncountersAFarClue(),
    ENCOUNTERS_A_TOKEN,
    ENCOUNTERS_A_BODY,
)


# -- the encounters of an investigator in the Encounter Phase ---------------------------------------------------------


def _next(game: Play, who: str) -> Result:
    """Every Monster first, in the order of his choice; then one encounter, which he need not have after a fight."""
    if is_defeated(game, who) and game.applies("defeated-investigator-full.1"):
        return Go(who, END)
    if _is_detained(game, who) and not FOUGHT(game, who):
        game.cite("encounters.5", "encounters-full.5", "encounters.6")
        return Go(who, END, (turn_over(who, DETAINED),))
    if left_to_fight(game, who):
        return ask(game, DECISIONS, who, _fought, asks="an encounter", rule="combat-encounter.3")
    if monsters_at(game, where(game, who)) and game.applies("encounters-full.3"):
        return Go(who, END)
    if not _can_have_one(game, who):
        game.note(f"no encounter at {where(game, who)} is described: nothing of it happens")
        return Go(who, END)
    additional = bool(FOUGHT(game, who))
    if DELAYED(game, who) and not game.applies("delayed-full.3"):
        return Go(who, END)
    rule = "encounters.3" if additional else "encounters.1"
    return ask(game, DECISIONS, who, _chosen, asks="an encounter", rule=rule, optional=additional)


def _can_have_one(game: Play, who: str) -> bool:
    return any(game.allows(act) for one in DECISIONS for act in one.acts(game, who))


def _is_detained(game: Play, who: str) -> bool:
    return DETAINED in faceup(game, who)


def _fought(game: Play, who: str, option: Option) -> Result:
    if act_of(option).action is not ENCOUNTERS_A_MONSTER:
        game.cite("spells.7")
        return Go(who, END, done(game, option))
    game.cite("combat-encounter.2")
    return Go(who, "next encounter", done(game, option))


def _chosen(game: Play, who: str, option: Option) -> Result:
    if option.declines:
        return Go(who, END)
    fought = ("encounters.3", "encounters-full.2", "encounters-full.6", "combat-encounter.16")
    game.cite(*(fought if FOUGHT(game, who) else ("encounters.1",)), "encounters.4")
    return Go(who, END, done(game, option))


ENCOUNTERING: Final = Procedure("encounters of an investigator", Step("", "next encounter", _next))


# -- one encounter ----------------------------------------------------------------------------------------------------


def _draws(_game: Play, doing: Encountering) -> Result:
    return DECKS[doing.type].draw(doing.who, ENCOUNTERED)


def _resolves(game: Play, doing: Encountering) -> Result:
    drawn = _drawn(game, doing.who)
    if drawn is None:
        return Go(doing, END)
    OUTCOME.put(game, doing.who, "")
    RESULT.put(game, doing.who, 0)
    game.cite(*_by_its_kind(doing, drawn))
    return resolve(at_the_top(game, doing, drawn), source_of(game, doing, drawn))


def _drawn(game: Play, who: str) -> Card | None:
    cards = ENCOUNTERED(game, who)
    return card(game, cards[-1]) if cards else None


def source_of(game: Play, doing: Encountering, drawn: Card) -> Source:
    """The source of the effects of an encounter card."""
    return Source(doing.who, drawn.name, gate=where(game, doing.who) if doing.type == OTHER_WORLD else "")


def at_the_top(game: Play, doing: Encountering, drawn: Card) -> Effects:
    """Those for the space or for its type; of a complex encounter those at the top."""
    if doing.type in COMPLEX:
        return drawn.effects
    here = where(game, doing.who)
    return drawn.at_space(here) if doing.type in REGIONAL else drawn.at_space(SPACES[here].type)


def _by_its_kind(doing: Encountering, drawn: Card) -> tuple[str, ...]:
    """The rules by which those effects of an encounter card are resolved."""
    if doing.type in COMPLEX:
        belongs = ("special-encounters-full.2",) if drawn.mystery else ()
        return ("complex-encounter.1", "complex-encounter.2", *IS_COMPLEX[doing.type], *belongs)
    rule = "research-encounters-full.1" if doing.type == RESEARCH else "space-full.2"
    return (rule, *(("setup.11",) if drawn.belongs else ()))


def _passes_or_fails(game: Play, doing: Encountering) -> Result:
    """Of a complex encounter the middle or the bottom follows, and never both."""
    drawn = _drawn(game, doing.who)
    if drawn is None or doing.type not in COMPLEX:
        return None
    said, passed = OUTCOME(game, doing.who), RESULT(game, doing.who) > 0
    if said:
        game.cite("complex-encounter.6")
        passed = said == "pass"
    game.cite(
        "complex-encounter.3" if passed else "complex-encounter.4", "complex-encounter.5", "complex-encounter-full.1"
    )
    return resolve(drawn.passed if passed else drawn.failed, source_of(game, doing, drawn))


def _discards(game: Play, doing: Encountering) -> Result:
    rule = "complex-encounter-full.2" if doing.type in COMPLEX else "location-encounters-full.1"
    for name in ENCOUNTERED(game, doing.who):
        ENCOUNTERED.take(game, doing.who, name)
        DECKS[doing.type].throw(game, name, rule)
    at = where(game, doing.who)
    if doing.type == RESEARCH and at in CLUES_ON_THE_BOARD(game):
        game.spares(TAKES.of(doing.who, at=at), "research-encounters-full.3", "token-encounters.4")
    if doing.type == OTHER_WORLD and at in GATES(game):
        game.spares(IS_CLOSED.of(at=at), "other-world-encounters-full.2")
    if doing.type != EXPEDITION:
        return None
    game.cite("token-encounters.6")
    return move_the_expedition()


ENCOUNTER: Final = Procedure(
    "an encounter",
    Step("", "draw", _draws),
    Step("", "effects", _resolves),
    Step("", "pass or fail", _passes_or_fails),
    Step("", "discard", _discards),
)
