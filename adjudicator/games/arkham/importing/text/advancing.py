"""What can have the current agenda advance: the doom that an effect places, wherever it does."""

from adjudicator.games.arkham.importing.text.phrases import Data, Sentence, Words, as_list
from adjudicator.games.arkham.importing.text.ways import ADVANCES


def can_advance(sentence: Sentence, done: list[Words]) -> None:
    """Have the agenda advance where doom is placed on it before, and not where something else is done instead."""
    (advances,) = sentence.does
    for place, effect in reversed(list(enumerate(done))):
        if _places_doom(effect):
            done[place : place + 1] = [one for one in as_list(_advancing(effect)) if isinstance(one, dict)]
            return
    done.append(advances)


def _places_doom(data: Data) -> bool:
    if isinstance(data, list):
        return any(map(_places_doom, data))
    if not isinstance(data, dict):
        return False
    return _is_placed(data) or any(map(_places_doom, data.values()))


def _is_placed(effect: Words) -> bool:
    return "doom" in effect and effect.get("on") == "current agenda"


def _advancing(data: Data) -> Data:
    """The effects, in which the agenda may advance as soon as doom is placed on it."""
    if isinstance(data, list):
        return [one for part in data for one in as_list(_advancing(part))]
    if not isinstance(data, dict):
        return data
    if _is_placed(data):
        return [data, ADVANCES]
    return {key: _advancing(value) for key, value in data.items()}
