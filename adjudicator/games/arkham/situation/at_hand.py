"""The attempts that may be made with the cards at hand, and the price and rule of each legal option."""

from collections.abc import Iterator

from adjudicator.engine.choices import Chance, Choice, Option, Question
from adjudicator.engine.events import Listener
from adjudicator.games.arkham.abilities.timing import REACTING, point
from adjudicator.games.arkham.actions.activating import source_rules
from adjudicator.games.arkham.actions.costs import counted
from adjudicator.games.arkham.actions.due import actions_of, due, own_turn_rule
from adjudicator.games.arkham.actions.requests import RULES, Request
from adjudicator.games.arkham.game import TABLE
from adjudicator.games.arkham.rules import Rules
from adjudicator.games.arkham.saying import deed, sentence
from adjudicator.games.arkham.setting_up.hands import MULLIGAN
from adjudicator.games.interface import Price

_TOKEN = "chaos token"
_DECKS = {"encounter card": "{who} draws {0} from the encounter deck", "card of the deck": "{who} draws {0}"}
_OBJECTS = {"fight": "enemy", "evade": "enemy", "engage": "enemy", "move": "location"}
"""The cardtype of the target of an action."""


# -- what is legal ----------------------------------------------------------------------------------------------------


class ArkhamOffer:
    """An option of a question, in the words of a file."""

    __slots__ = ("_game", "_option", "_question")

    def __init__(self, game: Rules, question: Question, option: Option) -> None:
        self._game, self._question, self._option = game, question, option

    @property
    def sentence(self) -> str:
        """The option as the file says it."""
        return sentence(self._option)

    @property
    def entry(self) -> str:
        """The sentence of `do:` that gives this answer."""
        question, option = self._question, self._option
        if isinstance(question, Chance):
            drawn = option.things[0]
            if question.what == _TOKEN:
                return f"{question.who} reveals {drawn}"
            return _DECKS.get(question.what, "{0} is chosen at random").format(drawn, who=question.who)
        if option.verb == "pass" and not option.who and question.who:
            return f"{question.who[0]} passes"
        return sentence(option)

    @property
    def price(self) -> tuple[Price, ...]:
        """The price of the option now: actions, the resource cost of a card, and all other costs."""
        game, request = self._game, _request(self._game, self._option)
        if request is None:
            return ()
        context = request.context()
        now = due(game, request.listener, context, request.no_action)
        actions = (counted(now.actions, "action", request.who),) if now.actions else ()
        return (*actions, *(part for cost in now.costs for part in cost.price(game, context)))

    @property
    def rule(self) -> str:
        """The rule by which the option may be taken here."""
        game, option, question = self._game, self._option, self._question
        if option.verb == "end the turn":
            return "investigation-phase.9"
        if option.verb == "commit" and option.who != game.text("test", "who"):
            return "skill-test-timing.9"
        request = _request(game, option)
        if request is None or question.rule == REACTING:
            return question.rule
        ability = game.ability(request.listener)
        if actions_of(game, request.listener):
            return own_turn_rule(game, request.listener)
        if ability.kind == "play":
            return "play.4"
        return next(iter(source_rules(game, request.who, request.listener)), "timing-and-gameplay.2")


def _request(game: Rules, option: Option) -> Request | None:
    """The request behind an option that uses an ability or plays a card."""
    value = option.value
    if isinstance(value, Request):
        return value
    if isinstance(value, Listener) and option.verb in ("use", "play"):
        here = point(game)
        return Request(option.who, value, (), next(iter(here.scopes), "") if here else "")
    return None


# -- what might be tried ----------------------------------------------------------------------------------------------


def attempts(game: Rules) -> Iterator[tuple[str, str]]:
    """The attempts of each investigator: every action on anything, every card in hand, every ability in sight."""
    for who in game.investigators:
        yield from ((who, f"{who} {said}") for said in _attempts(game, who))


def _attempts(game: Rules, who: str) -> Iterator[str]:
    in_play = tuple(name for name, card in game.cards.items() if name != RULES and game.in_play(name))
    yield from _actions(game, who, in_play)
    for card in game.zone(who, "hand"):
        yield f"plays {card}"
        yield f"commits {card}"
    for card in in_play:
        if _within_sight(game, who, card):
            yield from _uses(game, who, card, in_play)
    yield from _answers(game, who, in_play)
    if game.text(TABLE, "phase") == "investigation" and game.active != who:
        yield "takes the next turn"


def _answers(game: Rules, who: str, in_play: tuple[str, ...]) -> Iterator[str]:
    """The answers that might be given to the open question: a mulligan, or who takes the damage and horror."""
    question = game.waiting.question if game.waiting is not None else None
    if not isinstance(question, Choice) or who not in question.who:
        return
    if question.what == MULLIGAN:
        yield "keeps the hand"
        yield from (f"mulligans {card}" for card in game.zone(who, "hand"))
    elif question.options and question.options[0].verb == "assign":
        kinds = dict.fromkeys(thing.split()[1] for thing in question.options[0].things)
        for thing in in_play:
            if game.cards[thing].type in ("asset", "investigator") and thing != who:
                yield from (f"assigns 1 {kind} to {thing}" for kind in kinds)


def _actions(game: Rules, who: str, in_play: tuple[str, ...]) -> Iterator[str]:
    for ability in game.cards[RULES].abilities:
        kind = _OBJECTS.get(ability.name)
        if kind is None:
            yield sentence(Option(ability.name, (), who)).removeprefix(f"{who} ")
            continue
        for thing in in_play:
            if game.cards[thing].type == kind:
                yield sentence(Option(ability.name, (thing,), who)).removeprefix(f"{who} ")


def _within_sight(game: Rules, who: str, card: str) -> bool:
    """True if a card in play is the investigator's, or lies where they are or on the table for all."""
    holder, field = game.lies(card)
    if game.cards[card].type == "investigator":
        return card == who
    if game.controller(card) == who or (holder == TABLE and field in ("agenda", "act")):
        return True
    return bool(game.location(card)) and game.location(card) == game.location(who)


def _uses(game: Rules, who: str, card: str, in_play: tuple[str, ...]) -> Iterator[str]:
    """Every triggered ability of a card; if it is done to something, once for each such thing."""
    abilities = [a for a in game.cards[card].abilities if a.kind in ("free", "action", "reaction")]
    for ability in abilities:
        name = ability.name if len(abilities) > 1 else ""
        first = ability.effects[0] if ability.effects else None
        kind = _OBJECTS.get(str(getattr(first, "designator", "")))
        if kind is None or not hasattr(first, "why_not"):
            yield deed("use", card, ability=name, who=who)
            continue
        for thing in in_play:
            if game.cards[thing].type == kind:
                yield deed("use", card, thing, ability=name, who=who)
