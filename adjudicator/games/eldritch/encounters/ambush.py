"""Ambushes: a Monster that fights an investigator at once, and is gone afterwards."""

from collections import Counter as Multiset
from typing import Final, NamedTuple

from adjudicator.engine.choices import Chance, Option
from adjudicator.engine.procedures import END, Ask, Call, Go, Procedure, Result, Step
from adjudicator.games.eldritch.board.cup import CUP, in_the_cup, is_off_the_board, set_aside, tokens_of
from adjudicator.games.eldritch.components.monsters import CULTIST, TOKENS
from adjudicator.games.eldritch.defeat import is_defeated
from adjudicator.games.eldritch.encounters.combat import COMBAT
from adjudicator.games.eldritch.events import ENCOUNTERS
from adjudicator.games.eldritch.facts import AMBUSHED_BY, FIGHTS, LAST_SPAWNED, LOST, STANDS
from adjudicator.games.kit.facts import TABLE
from adjudicator.games.kit.play import Play


class Ambushed(NamedTuple):
    """An investigator who is ambushed, and the name of the Monster if the effect names it.

    What he was fighting `before` goes on afterwards, be it a Monster of the board or another ambush.
    """

    who: str
    name: str
    before: str = ""
    ambushed_before: tuple[str, int] = ("", 0)


def ambush(who: str, name: str = "") -> Call:
    """The call by which a Monster ambushes somebody."""
    return Call(AMBUSH, Ambushed(who, name))


def _comes(game: Play, ambushed: Ambushed) -> Result:
    """It is drawn from the cup, or, where it is named, only its numbers are read off a token."""
    if ambushed.name:
        return _fights(game, ambushed, _like(game, ambushed.name))
    odds = Multiset(TOKENS[token] for token in _that_ambush(game))
    options = tuple(Option("draws", (name,), "", name, CUP.draws[0].fill({"drawn": name})) for name in odds)
    if not options:
        game.note("the Monster cup is empty: nothing ambushes")
        return Go(ambushed, END)
    if len(options) == 1:
        return _drawn(game, ambushed, options[0])
    return Ask(Chance("", CUP.name, options, tuple(odds.values()), "ambush.1"), _drawn)


def _that_ambush(game: Play) -> tuple[str, ...]:
    """The tokens from which one is drawn: those of the cup, or by one reading those that are set aside."""
    tokens = in_the_cup(game)
    if tokens or game.reading("ambush-from-an-empty-cup", "component-limitations.6") == "nothing":
        return tokens
    return tuple(token for token in set_aside(game) if is_off_the_board(game, token))


def _like(game: Play, name: str) -> str:
    """A token of that name to read the numbers off: one that is set aside or on the board, if there is one."""
    game.because("ambush.6", "ambush.8" if name == CULTIST else "ambush.7")
    tokens = tokens_of(name)
    there = [one for one in tokens if one in set_aside(game) or not STANDS.is_nowhere(game, one)]
    return (there or list(tokens))[0]


def _drawn(game: Play, ambushed: Ambushed, option: Option) -> Result:
    there = set(_that_ambush(game))
    game.cite("ambush.1")
    return _fights(game, ambushed, next(token for token in tokens_of(option.things[0]) if token in there))


def _fights(game: Play, ambushed: Ambushed, token: str) -> Result:
    """It is not spawned, and so nothing happens that its spawning would bring."""
    who = ambushed.who
    before = LOST(game, token)
    ambushed = ambushed._replace(before=FIGHTS(game, who), ambushed_before=AMBUSHED_BY(game, who))
    FIGHTS.set(game, who, token, "ambush.2")
    AMBUSHED_BY.set(game, who, (token, before), "ambush.3", "ambush.4")
    LOST.put(game, token, 0)
    return Go(ambushed, "over", (ENCOUNTERS.happens(who, what=token), Call(COMBAT, who)))


def _is_over(game: Play, ambushed: Ambushed) -> Result:
    """Whether it was defeated or not, what was drawn is gone, and a token on the board is as it was.

    It does not count as fought, and so brings no additional encounter.
    """
    token, before = AMBUSHED_BY(game, ambushed.who)
    AMBUSHED_BY.set(game, ambushed.who, ambushed.ambushed_before, "ambush.9")
    FIGHTS.set(game, ambushed.who, "" if is_defeated(game, ambushed.who) else ambushed.before)
    LOST.set(game, token, before, "ambush.5", "ambush-full.2")
    game.cite("ambush-full.1")
    return None


AMBUSH: Final = Procedure("ambush", Step("", "comes", _comes), Step("", "over", _is_over))

# -- a Monster that was just spawned ----------------------------------------------------------------------------------


class Meeting(NamedTuple):
    """An investigator who encounters the Monster that was spawned last, and what he was fighting `before`."""

    who: str
    before: str = ""


def encounter_the_spawned(who: str) -> Call:
    """The call by which somebody encounters the Monster that was spawned last, wherever it has moved."""
    return Call(SPAWNED_AND_FOUGHT, Meeting(who))


def _meets(game: Play, meeting: Meeting) -> Result:
    who, token = meeting.who, LAST_SPAWNED(game, TABLE)
    if not token or STANDS.is_nowhere(game, token):
        return Go(meeting, END)
    before = FIGHTS(game, who)
    FIGHTS.set(game, who, token, "monsters-full.1")
    return Go(Meeting(who, before), "over", (ENCOUNTERS.happens(who, what=token), Call(COMBAT, who)))


def _goes_on(game: Play, meeting: Meeting) -> None:
    FIGHTS.set(game, meeting.who, "" if is_defeated(game, meeting.who) else meeting.before)


SPAWNED_AND_FOUGHT: Final = Procedure(
    "a spawned monster is encountered", Step("", "meets", _meets), Step("", "over", _goes_on)
)
