"""An option as a file would say it: `C plays jungle`, `B puts the creature token on wreck`."""

from adjudicator.engine.choices import Option
from adjudicator.games.notalone.happenings import NUMBER_OF

_SENTENCES = {
    "resists with": "{who} resists with {0} will",
    "gives up": "{who} gives up",
    "resolves first": "{who} resolves {0} first",
    "puts under the deck": "{who} puts {all} under the deck",
    "swaps": "{who} swaps {0} for {1}",
    "pass": "{who} passes",
    "at the same time": "{all} are played at the same time",
}


def listed(names: tuple[str, ...]) -> str:
    """Names in a row.

    >>> listed(("lair", "jungle", "rover"))
    'lair, jungle and rover'
    """
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else ""


def sentence(option: Option) -> str:
    """The sentence of an option.

    >>> sentence(Option("puts", ("creature token", "wreck"), "B"))
    'B puts the creature token on wreck'
    """
    things = option.things
    if option.verb == "pass":
        return f"{option.who} passes" if option.who else "pass"
    if option.verb == "puts":
        return f"{option.who} puts the {things[0]} on {listed(things[1:])}"
    if option.verb == "moves":
        return _moves(option.who, things)
    if option.verb == "chooses" and len(things) > 1:
        # What is done for somebody is said by whom it is done for, as in `C uses source for D`.
        return f"{option.who} chooses {things[-1]}"
    form = _SENTENCES.get(option.verb)
    if form:
        return form.format(*things, who=option.who, all=listed(things))
    return f"{option.who} {option.verb} {listed(things)}".strip()


def _moves(who: str, things: tuple[str, ...]) -> str:
    if things[0] in NUMBER_OF or things[0].endswith(" token"):
        return f"{who} moves the {things[0]} to {listed(things[1:])}"
    return f"{who} moves {things[0]} from {things[1]} to {things[2]}"
