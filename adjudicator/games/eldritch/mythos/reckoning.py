"""A Reckoning: Monsters, the Ancient One sheet, Ongoing Mythos cards, and what investigators have, in this order."""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.engine.choices import Option
from adjudicator.engine.events import Event
from adjudicator.engine.legality import Reasons
from adjudicator.engine.procedures import Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.cards.card import has_reckoning, known
from adjudicator.games.eldritch.components.monsters import CULTIST, MONSTERS, TOKENS
from adjudicator.games.eldritch.defeat import is_defeated
from adjudicator.games.eldritch.facts import (
    ACTIVE,
    AWOKEN,
    BACK_RECKONS,
    LEAD,
    ONGOING,
    STANDS,
    TO_RECKON,
    TO_RECKON_OF,
    cards_held,
    turn_order,
)
from adjudicator.games.eldritch.held import rules_of
from adjudicator.games.eldritch.kinds import MONSTER
from adjudicator.games.eldritch.possessions.discarding import reckoning_of
from adjudicator.games.eldritch.sheet import described, other_side, side
from adjudicator.games.eldritch.source import Source
from adjudicator.games.kit.actions import Action, act_of, not_unless
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import resolve
from adjudicator.games.kit.events import EventKind
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play


class ResolvesReckoning(Action):
    """Of several reckoning effects that fall due together an investigator chooses the one that comes next."""

    says = "{who:investigator} resolves the reckoning of {one:thing in play}"
    rule = "conflicts.1"
    asks = "the reckoning effect that comes next"

    def candidates(self, game: Play, who: str) -> Iterable[Any]:
        """Those that are left."""
        about = game.about
        return about if isinstance(about, tuple) else ()

    def why_not(self, game: Play, who: str, *slots: Any) -> Reasons:
        """One of those."""
        left = tuple(self.candidates(game, who))
        return not_unless(slots[0] in left, "reckoning.2", f"no reckoning effect of {slots[0]} falls due now")


RESOLVES_RECKONING: Final = ResolvesReckoning()


def _has_one(game: Play, monster: str) -> bool:
    """True of a Monster with the icon; for Cultists it counts if the sheet lists an effect."""
    name = TOKENS[monster]
    if name == CULTIST:
        return bool(game.because("cultists.5") and described(game).cultists_reckoning)
    if "reckoning" in MONSTERS[name].printed and known(game, name) is None:
        game.note(f"the reckoning effect of {monster} is not described: nothing of it happens")
    return has_reckoning(game, name)


def due_of(game: Play, who: str) -> tuple[str, ...]:
    """The cards of an investigator with a reckoning effect."""
    return tuple(name for name in cards_held(game, who) if reckoning_of(game, who, name))


def _begins(game: Play, _local: None) -> Result:
    """Whatever comes to the board, or to an investigator, from now on has no part in it."""
    there = (monster for monster in MONSTER.values(game) if not STANDS.is_nowhere(game, monster))
    monsters = tuple(monster for monster in there if _has_one(game, monster))
    BACK_RECKONS.put(game, TABLE, AWOKEN(game))
    TO_RECKON.set(game, TABLE, monsters, *(("reckoning.2", "reckoning.10") if monsters else ()))
    for who in turn_order(game):
        mine = due_of(game, who)
        TO_RECKON_OF.set(game, who, mine, *(("reckoning.11", "reckoning.8") if mine else ()))
    return None


def _next_monster(game: Play, _local: None) -> Result:
    """Those that are still on the board, in the order of the Lead Investigator's choice."""
    left = tuple(monster for monster in TO_RECKON(game) if not STANDS.is_nowhere(game, monster))
    if not left:
        TO_RECKON.set(game, TABLE, ())
        return None
    if len(left) == 1:
        return _reckon_monster(game, left[0])
    return ask(game, RESOLVES_RECKONING, ACTIVE(game) or LEAD(game), _chosen_monster, left, rule="conflicts.1")


def _chosen_monster(game: Play, _local: None, option: Option) -> Result:
    game.cite("conflicts.1")
    return _reckon_monster(game, str(act_of(option).slots[0]))


def _reckon_monster(game: Play, monster: str) -> Go:
    TO_RECKON.take(game, TABLE, monster, "reckoning.1")
    return Go(None, "monsters", (IS_RECKONED.happens(LEAD(game), monster, "reckoning.1"),))


def _sheet(game: Play, _local: None) -> Result:
    meanwhile = bool(AWOKEN(game)) and not BACK_RECKONS(game)
    as_before = meanwhile and game.reading("awakening-in-a-reckoning", "reckoning.3") == "front"
    name = other_side(game) if as_before else side(game)
    card = known(game, name) if as_before else described(game)
    if card is None or not card.reckoning:
        return None
    game.cite("reckoning.3")
    return resolve(card.reckoning, Source(LEAD(game), name))


def _mythos_cards_begin(game: Play, _local: None) -> Result:
    there = tuple(name for name in ONGOING(game) if has_reckoning(game, name))
    TO_RECKON.set(game, TABLE, there, *(("reckoning.4",) if there else ()))
    return None


def _next_mythos_card(game: Play, _local: None) -> Result:
    left = tuple(name for name in TO_RECKON(game) if name in ONGOING(game))
    if not left:
        TO_RECKON.set(game, TABLE, ())
        return None
    if len(left) == 1:
        return _reckon_mythos_card(game, left[0])
    return ask(game, RESOLVES_RECKONING, ACTIVE(game) or LEAD(game), _chosen_mythos_card, left, rule="conflicts.1")


def _chosen_mythos_card(game: Play, _local: None, option: Option) -> Result:
    game.cite("conflicts.1")
    return _reckon_mythos_card(game, str(act_of(option).slots[0]))


def _reckon_mythos_card(game: Play, card: str) -> Go:
    TO_RECKON.take(game, TABLE, card, "reckoning.4")
    return Go(None, "mythos cards", (IS_RECKONED.happens(LEAD(game), card, "reckoning.4"),))


def _investigators(game: Play, _local: None) -> Result:
    """In turn order, each all of his own."""
    playing = turn_order(game)
    if not any(TO_RECKON_OF(game, who) for who in playing):
        return None
    game.cite("reckoning.5", "reckoning.6")
    return tuple(Call(OF_AN_INVESTIGATOR, who) for who in playing)


def _next_of_his(game: Play, who: str) -> Result:
    """In the order of his choice, as far as he still has them."""
    has = () if is_defeated(game, who) else cards_held(game, who)
    left = tuple(name for name in TO_RECKON_OF(game, who) if name in has)
    if not left:
        TO_RECKON_OF.set(game, who, ())
        return None
    if len(left) == 1:
        return _reckon_his(game, who, left[0])
    return ask(game, RESOLVES_RECKONING, who, _chosen_of_his, left, rule="reckoning.7")


def _chosen_of_his(game: Play, who: str, option: Option) -> Result:
    game.cite("reckoning.7")
    return _reckon_his(game, who, str(act_of(option).slots[0]))


def _reckon_his(game: Play, who: str, name: str) -> Go:
    TO_RECKON_OF.take(game, who, name, "reckoning.5")
    return Go(who, "next", (IS_RECKONED.happens(who, name, "reckoning.5"),))


def _is_reckoned(game: Play, event: Event) -> tuple[Call, ...]:
    """Its effects are resolved."""
    name = TOKENS.get(event.what, event.what)
    source = Source(event.who, name, monster=event.what if event.what in TOKENS else "")
    if name == CULTIST:
        return resolve(described(game).cultists_reckoning, source)
    game.cite(*rules_of(game, (name,)))
    return resolve(reckoning_of(game, event.who, name), source)


IS_RECKONED: Final = EventKind("reckon", "the reckoning effect of {what:thing in play} is resolved", _is_reckoned)
EVENTS: Final = (IS_RECKONED,)
OF_AN_INVESTIGATOR: Final = Procedure("reckoning of an investigator", Step("", "next", _next_of_his))
RECKONING: Final = Procedure(
    "reckoning",
    Step("", "begins", _begins),
    Step("", "monsters", _next_monster),
    Step("", "ancient one", _sheet),
    Step("", "mythos cards begin", _mythos_cards_begin),
    Step("", "mythos cards", _next_mythos_card),
    Step("", "investigators", _investigators),
)
