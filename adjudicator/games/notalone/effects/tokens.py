"""Hunt tokens: laid, moved, cancelled; and Hunted who are moved."""

from typing import ClassVar

from adjudicator.engine.choices import Option
from adjudicator.engine.procedures import Result
from adjudicator.games.kit.actions import act_of
from adjudicator.games.kit.decisions import ask
from adjudicator.games.kit.effects import Resolving, head, part
from adjudicator.games.kit.kinds import Words
from adjudicator.games.notalone.cards.effect import RULE, CardEffect
from adjudicator.games.notalone.decisions.choose import CHOOSES_PLACE
from adjudicator.games.notalone.decisions.choose_places import PlacesToChoose
from adjudicator.games.notalone.decisions.lay_a_token_of_a_card import LAYS_TOKEN_OF_A_CARD, Laying
from adjudicator.games.notalone.decisions.move_a_hunted import MOVES_HUNTED
from adjudicator.games.notalone.decisions.move_a_token import MOVES_TOKEN, Moving, movable, ways
from adjudicator.games.notalone.facts import (
    CANCELS,
    EXPLORES,
    LAID_IN_PHASE_1,
    LIES,
    MOVED_BY,
    PHASE,
    PICKED,
    SUFFERED,
    TURN_OVER,
    Places,
)
from adjudicator.games.notalone.game import NotAlone
from adjudicator.games.notalone.kinds import TOKEN
from adjudicator.games.notalone.planet import ARTEMIA, TARGET
from adjudicator.games.notalone.source import Source

_LIES_BY = {1: (), 2: ("adjacent-places.1",)}
"""The rules by which a token lies on a place, and on the border of two that touch along a side."""


def lay(game: NotAlone, token: str, places: Places) -> None:
    """A Hunt token lies there now: on one place, or on the border of two."""
    LIES.set(game, token, places, *_LIES_BY[len(places)])


class LayToken(CardEffect):
    """Lays a Hunt token on a place, or on the border of two adjacent ones."""

    on_a_border: ClassVar[bool]
    token: str

    @property
    def spot_rules(self) -> tuple[str, ...]:
        """The rules by which it is laid there."""
        raise NotImplementedError

    def do(self, game: NotAlone, source: Source) -> Result:
        """Its player chooses where."""
        there = LIES(game, self.token)
        if self.token == TARGET and there and not self.on_a_border and _stays(game):
            return _picks(game, source.who, source.card)
        if self.token == ARTEMIA and there:
            game.reading("virus-after-the-token", "virus.7")
        rule = "target-symbol.3" if self.on_a_border else "target-symbol.1"
        about = Laying(self.token, self.on_a_border, self.spot_rules)
        what = f"where the {self.token} token is laid"
        return ask(game, LAYS_TOKEN_OF_A_CARD, source.who, _laid, about, asks=what, rule=rule)


class LayOnABorder(LayToken):
    """Lays a Hunt token on the border of two adjacent places."""

    word, on_a_border = "lay on a border", True
    token: str = head(TOKEN)

    @property
    def spot_rules(self) -> tuple[str, ...]:
        """The Target token lies on a border by a rule of its own."""
        return ("target-symbol.5", self.by) if self.token == TARGET else (self.by,)


class LayOnAPlace(LayToken):
    """Lays a Hunt token on a place."""

    word, on_a_border = "lay on a place", False
    token: str = head(TOKEN)

    @property
    def spot_rules(self) -> tuple[str, ...]:
        """The symbol, and the card."""
        return ("target-symbol.1", self.by)


def _stays(game: NotAlone) -> bool:
    """There is one Target token: a second Target card of the round works where it lies."""
    if LAID_IN_PHASE_1(game, TARGET):
        if game.reading("target-token-of-phase-1") == "laid anew":
            return False
        game.because("target-symbol.8")
    game.because("target-symbol.6", "target-symbol.2")
    return True


def _picks(game: NotAlone, who: str, card: str) -> Result:
    """A card of a single place works at both places of a border, or at the one that the Creature picks for it."""
    there = LIES(game, TARGET)
    if len(there) < 2:
        return None
    if game.reading("two-target-cards") == "both places":
        game.cite("target-symbol.7")
        return None
    about = PlacesToChoose(there, 1, "target-symbol.2")

    def picked(game: NotAlone, _local: object, option: Option) -> None:
        PICKED.put(game, card, act_of(option).slots)

    return ask(game, CHOOSES_PLACE, who, picked, about, asks=f"the place for {card}", rule="target-symbol.2")


def _of_one_place(game: NotAlone) -> str:
    """The card in force that works at a single place of the Target token; empty if there is none."""
    for card in dict.fromkeys(force.card for force in game.in_force):
        effects = game.printed.hunt[card].does if card in game.printed.hunt else ()
        if any(isinstance(one, LayOnAPlace) and one.token == TARGET for one in effects):
            return card
    return ""


def _laid(game: NotAlone, doing: Resolving[LayToken, Source], option: Option) -> Result:
    token, places = act_of(option).slots
    if token == TARGET:
        return _target_laid(game, doing.source.who, places)
    lay(game, token, places)
    return None


def _target_laid(game: NotAlone, who: str, places: Places) -> Result:
    before = LIES(game, TARGET)
    game.cite("target-symbol.1" if len(places) < 2 else "target-symbol.3")
    lay(game, TARGET, places)
    if PHASE(game) == 1:
        LAID_IN_PHASE_1.put(game, TARGET, True)
    if not before:
        return None
    game.cite("target-symbol.2")
    card = _of_one_place(game)
    return _picks(game, who, card) if card else None


class MoveToken(CardEffect):
    """Moves a Hunt token to an adjacent place; `where` is the rule of that choice, `nowhere` of a token not in play."""

    word = "move token"
    token: str = head(TOKEN)
    where: str = part(RULE)
    nowhere: str = part(RULE)

    def changes_nothing(self, game: NotAlone, who: str) -> bool:
        """True where no such token lies on the planet."""
        return not any(LIES(game, token) for token in game.counting_as(self.token))

    def do(self, game: NotAlone, source: Source) -> Result:
        """Its player chooses where it goes."""
        if not any(ways(game, token) for token in movable(game, self.token)):
            game.cite(self.nowhere)
            return None
        about, what = Moving(self.token, self.by), f"where the {self.token} token goes"
        return ask(game, MOVES_TOKEN, source.who, _moved, about, asks=what, rule=self.where)


def _moved(game: NotAlone, doing: Resolving[MoveToken, Source], option: Option) -> None:
    token, places = act_of(option).slots
    effect = doing.effect
    game.cite(effect.by, effect.where, "adjacent-places.5", "counters-and-tokens.2")
    MOVED_BY.put(game, token, (*MOVED_BY(game, token), effect.by))
    lay(game, token, places)


class CancelToken(CardEffect):
    """The effect of a Hunt token is cancelled for whoever plays this, by the rule `late` not once it has worked."""

    word = "cancel"
    token: str = head(TOKEN)
    late: str = part(RULE)

    def do(self, game: NotAlone, source: Source) -> None:
        """It works on her no more."""
        who = source.who
        if self.token in SUFFERED(game, who):
            game.note(f"the {self.token} token has worked on {who} before")
            game.cite(self.late)
        CANCELS.set(game, who, (*CANCELS(game, who), self.token))


class MoveHunted(CardEffect):
    """The Hunted that was chosen explores an adjacent place instead."""

    word = "move hunted"
    how_far: str = head(Words("one place", meaning="how far"))

    def do(self, game: NotAlone, source: Source) -> Result:
        """The Creature chooses where."""
        whom = source.whom
        if not EXPLORES(game, whom):
            game.note(f"{whom} explores no place from which she could be moved")
            return None
        return ask(game, MOVES_HUNTED, source.who, _moved_hunted, whom, asks=f"where {whom} is moved")


def _moved_hunted(game: NotAlone, doing: Resolving[MoveHunted, Source], option: Option) -> None:
    who, old, new = act_of(option).slots
    explores = EXPLORES(game, who)
    visit = explores.index(old)
    of_one_alone = ("detour.10",) if len(explores) > 1 else ()
    rules = ("detour.5", "detour.6", *of_one_alone, *game.forbidden(new))
    EXPLORES.set(game, who, (*explores[:visit], new, *explores[visit + 1 :]), *rules)
    if TURN_OVER(game, who):
        game.note(f"{who}'s turn is over")
        game.cite("detour.7")
