"""Engagement: a ready unengaged enemy engages an investigator at its location at once (entry Enemy Engagement)."""

from typing import Final, NamedTuple

from adjudicator.engine.choices import Choice, Option
from adjudicator.engine.events import Event
from adjudicator.engine.life import happen_at_once
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.arkham import prey
from adjudicator.games.arkham.abilities.cannot import banned
from adjudicator.games.arkham.facts import ASTIR, HERE, ON_THE_MOVE, THREAT_AREA
from adjudicator.games.arkham.game import Arkham
from adjudicator.games.arkham.terms import ENEMY_ENGAGES
from adjudicator.games.arkham.zones import place


class Engaging(NamedTuple):
    """Enemies that are about to engage at one moment, and the engagements settled so far."""

    left: tuple["Comer", ...]
    settled: tuple[Event, ...] = ()


class Comer(NamedTuple):
    """An enemy that is about to engage somebody, and the rules that make it do so now."""

    enemy: str
    rules: tuple[str, ...] = ()


def check_engagement(game: Arkham) -> tuple[Call, ...]:
    """The engagements that the last change brings about, at locations where something came or readied."""
    astir = ASTIR(game)
    ASTIR.forget(game)
    _leave_threat_areas(game)
    comers = tuple(
        Comer(enemy, _rules(game, enemy, tuple(a for a in astir if a[0] == location)))
        for location in dict.fromkeys(location for location, _entity, _rule in astir)
        for enemy in HERE(game, location)
        if game.cards[enemy].type == "enemy"
        and not game.cards[enemy].swarm
        and may_engage(game, enemy)
        and whom(game, enemy).who
    )
    return (Call(ENGAGEMENT, Engaging(comers)),) if comers else ()


def _leave_threat_areas(game: Arkham) -> None:
    """Place every enemy at its location that is massive (again) and lies in a threat area."""
    for investigator in game.investigators:
        for enemy in THREAT_AREA(game, investigator):
            if game.cards[enemy].type == "enemy" and game.has_keyword(enemy, "massive"):
                place(game, enemy, game.location(investigator), HERE, "massive.4")


def _rules(game: Arkham, enemy: str, astir: tuple[tuple[str, str, str], ...]) -> tuple[str, ...]:
    """The rules by which this enemy engages now: it has come or readied itself, or an investigator has come."""
    return tuple(
        rule
        for _location, entity, rule in astir
        if rule and (entity == enemy or game.cards[entity].type == "investigator")
    )


def may_engage(game: Arkham, entity: str) -> bool:
    """True if the enemy engages by itself where somebody is: it is ready, unengaged and not aloof."""
    if game.engaged(entity) or not game.in_play(entity) or not _present(game, entity):
        return False
    if not game.ready(entity):
        game.because("enemy-engagement.11")
        return False
    if game.has_keyword(entity, "aloof"):
        game.because("aloof.1")
        return False
    return True


def whom_it_may_engage(game: Arkham, enemy: str) -> tuple[str, ...]:
    """The investigators whom an enemy may engage by itself as things stand."""
    return _noticed(game, enemy, _present(game, enemy)) if may_engage(game, enemy) else ()


def whom(game: Arkham, enemy: str) -> prey.Preferred:
    """The investigators among whom it engages one: those at its location who best meet its prey instruction."""
    present = _present(game, enemy)
    noticed = _noticed(game, enemy, present)
    if present and not noticed:
        game.because("prey.8")
        return prey.Preferred(())
    if len(noticed) < len(present):
        return prey.Preferred(prey.best(game, enemy, noticed).who, _AMONG_SEVERAL)
    return prey.best(game, enemy, noticed, *_AMONG_SEVERAL)


def _noticed(game: Arkham, enemy: str, present: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the investigators at its location whom its prey instruction lets it engage."""
    return tuple(i for i in present if i in prey.quarry(game, enemy))


_AMONG_SEVERAL: Final = ("enemy-engagement.6", "prey.2")
"""The rules by which an enemy engages one of several investigators at its location."""


def _present(game: Arkham, enemy: str) -> tuple[str, ...]:
    """The investigators at its location."""
    here = game.location(enemy)
    leaving = ON_THE_MOVE(game)
    present = (i for i in game.investigators if game.location(i) == here and i != leaving)
    return tuple(i for i in present if not banned(game, ENEMY_ENGAGES, enemy, i))


def _settle(game: Arkham, local: Engaging) -> Result:
    """Each enemy engages the investigator it prefers; the lead investigator decides among several."""
    if not local.left:
        return Go(local, END, happen_at_once(local.settled))
    enemy, rules = local.left[0]
    found, by = whom(game, enemy) if may_engage(game, enemy) else prey.Preferred(())
    game.cite(*by)
    if not found:
        return Go(local._replace(left=local.left[1:]), "settle")
    game.cite("enemy-engagement.4", *rules)
    if len(found) == 1:
        return _settled(local, found[0])
    options = tuple(Option("choose", (i,), game.lead, i) for i in found)
    rule = "prey.3" if prey.instruction(game, enemy) else "lead-investigator.4"
    return Ask(Choice((game.lead,), f"whom {enemy} engages", options, rule), _chosen)


def _chosen(game: Arkham, local: Engaging, option: Option) -> Result:
    if prey.instruction(game, local.left[0].enemy):
        game.cite("prey.3", "faq-choices-and-the-grim-rule.2")
    else:
        game.cite("lead-investigator.1", "lead-investigator.4")
    return _settled(local, option.meant(str))


def _settled(local: Engaging, who: str) -> Go:
    enemy = local.left[0].enemy
    return Go(Engaging(local.left[1:], (*local.settled, Event("engage", who, enemy, enemy, of=BY_ITSELF))), "settle")


BY_ITSELF: Final = "by itself"
"""The kind of an engagement that comes about without an ability, be it one of the enemy, or an action."""

ENGAGEMENT: Final = Procedure("enemies engage", Step("", "settle", _settle))
