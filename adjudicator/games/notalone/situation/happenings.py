"""What happens in Not Alone, as questions name it: `C is caught at wreck`, `C plays dodge`."""

from collections.abc import Callable

from adjudicator.games.kit.asking.events import Events
from adjudicator.games.kit.asking.happenings import Fits, event, step
from adjudicator.games.kit.asking.question import Sentence
from adjudicator.games.notalone.situation.asking import Slots
from adjudicator.games.notalone.situation.placing import kind_of
from adjudicator.games.notalone.situation.sentences import EVENTS
from adjudicator.games.notalone.situation.table import NotAloneTable

Said = Sentence[NotAloneTable]


def _with_place(part: str) -> Callable[[Said], Fits]:
    """An event of somebody at a place, or with a Place card; without a place, any of this kind."""

    def meaning(said: Said) -> Fits:
        parts = {"who": said.person("who")}
        if "place" in said.said.slots:
            parts[part] = Slots(said).place_name("place")
        return event(said.said.name, parts)

    return meaning


def _plays(said: Said) -> Fits:
    card = Slots(said).card("card")
    whom = {"by": said.person("other")} if "other" in said.said.slots else {}
    return event(f"play {kind_of(card)} card", {"who": said.person("who"), "what": card} | whom)


def _by_player(said: Said) -> Fits:
    return event(said.said.name, {"who": said.person("who")})


_MEANINGS: dict[str, Callable[[Said], Fits]] = {
    "catch": _with_place("at"),
    "use power": _with_place("what"),
    "take back": _with_place("what"),
    "discard": _with_place("what"),
    "play": _plays,
    "lay token": lambda said: event("lay token", {"what": Slots(said).token("token")}),
    "step": lambda said: step(said.said.slots["n"]),
    "lose will": _by_player,
    "regain will": _by_player,
    "recover": _by_player,
    "resist": _by_player,
    "give up": _by_player,
}
HAPPENINGS = Events(EVENTS, _MEANINGS)
"""Everything that is known to happen."""
