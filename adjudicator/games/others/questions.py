"""Questions of how things stand that no fact asks by itself."""

from typing import Final

from adjudicator.engine.machine import Machine
from adjudicator.games.kit.facts import Slots, Statement
from adjudicator.games.kit.forms import Form
from adjudicator.games.kit.play import Play
from adjudicator.games.others.cards.card import card
from adjudicator.games.others.components.heroes import HEROES
from adjudicator.games.others.facts import GONE


def _has_died(game: Play, slots: Slots) -> bool:
    return slots["one"] in GONE(game)


def _is_of_class(_game: Play, slots: Slots) -> bool:
    return bool(HEROES[slots["one"]].kind == slots["kind"])


def _is_number(game: Play, slots: Slots) -> bool:
    return bool(card(game, slots["one"]).number == slots["n"])


def _class_rule(_game: Machine, _slots: Slots) -> tuple[str, ...]:
    return ("hero-dashboards.3",)


def _number_rule(_game: Machine, _slots: Slots) -> tuple[str, ...]:
    return ("dark-past-cards.2",)


QUESTIONS: Final = (
    Statement(Form("{one:hero name} is a {kind:class}"), None, _is_of_class, by=_class_rule),
    Statement(Form("{one:hero name} is not a {kind:class}"), None, lambda g, s: not _is_of_class(g, s), by=_class_rule),
    Statement(
        Form("{one:dark past card} is number {n:number} of the dark past cards"), None, _is_number, by=_number_rule
    ),
    Statement(Form("{one:hero name} is dead"), GONE, _has_died),
    Statement(Form("{one:hero name} is not dead"), GONE, lambda game, slots: not _has_died(game, slots)),
)
