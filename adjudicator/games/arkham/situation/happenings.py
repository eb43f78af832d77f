"""The events of Arkham Horror as questions name them: `ghoul attacks roland`, `beat cop enters play`."""

from collections.abc import Callable
from typing import Final

from adjudicator.games.arkham.abilities.token_effects import MOVED
from adjudicator.games.arkham.cards import SKILLS, TOKEN_KINDS
from adjudicator.games.arkham.situation.sentences import EVENTS, OWN
from adjudicator.games.arkham.situation.table import ArkhamTable
from adjudicator.games.arkham.skill_test.tokens import ORDER
from adjudicator.games.kit.asking.events import Events, Meaning, plain_event
from adjudicator.games.kit.asking.happenings import Fits, became, changed, drew, event, initiated, placed, step
from adjudicator.games.kit.asking.question import Sentence

Said = Sentence[ArkhamTable]


def _token(said: Said) -> Fits:
    """The draw of a token of this kind; its event is the same for every token."""
    given = said.said.slots.get("what")
    if given is None:
        return plain_event(said)
    kind = given.lower().removeprefix("the ").removesuffix(" token")
    return drew("chaos token", said.at.one_of(kind, ORDER, "chaos token", said.node))


def _test_of(said: Said) -> Fits:
    said.entity("who")
    return became("test", "skill", said.word("skill", SKILLS, "skill"))


def _use(said: Said) -> Fits:
    who = said.entity("who") if "who" in said.said.slots else ""
    if "whose" in said.said.slots:
        said.word("whose", OWN, "word for one's own")
        return initiated(who, who)
    return initiated(said.entity("card"), who)


def _move(side: str) -> Meaning[ArkhamTable]:
    """The move of an investigator: any move, a move to a place (`at`) or from it (`of`)."""

    def meaning(said: Said) -> Fits:
        return event("move", {"who": said.entity("who")} | ({side: said.entity("at")} if side else {}))

    return meaning


def _number(up: bool, field: str = "") -> Meaning[ArkhamTable]:
    """The change of a number on a card up or down: this one, or that of the tokens named."""
    return lambda said: changed(said.entity("card"), field or said.word("token", TOKEN_KINDS, "kind of token"), up)


def _harm(up: bool, field: str) -> Meaning[ArkhamTable]:
    """Damage or horror that a card takes or that is healed: what is moved is neither dealt nor healed."""
    return lambda said: changed(said.entity("card"), field, up, MOVED)


def _lies(*zones: str) -> Meaning[ArkhamTable]:
    return lambda said: placed(said.entity("card"), *zones)


_MEANINGS: dict[str, Callable[[Said], Fits]] = {
    "step": lambda said: step(said.said.slots["step"]),
    "step of a test": lambda said: step(f"ST.{said.said.slots['step']}"),
    "step of setting up": lambda said: step(f"set-up {said.said.slots['step']}"),
    "reveal token": _token,
    "begin test of": _test_of,
    "use": _use,
    "damage": _harm(True, "damage"),
    "horror": _harm(True, "horror"),
    "heal damage": _harm(False, "damage"),
    "heal horror": _harm(False, "horror"),
    "exhaust": _number(True, "exhausted"),
    "gain": _number(True),
    "pay": _number(False),
    "move": _move(""),
    "enter": _move("at"),
    "leave": _move("of"),
    "commit": _lies("committed"),
    "discard": _lies("discard", "encounter discard"),
}
HAPPENINGS: Final = Events(EVENTS, _MEANINGS)
"""Every event that questions know."""
