"""Key tokens: where each of them lies, faceup or facedown, and where it goes (entry Keys, Innsmouth)."""

from collections.abc import Sequence
from typing import Final

from adjudicator.engine.legality import Reason, Reasons
from adjudicator.games.arkham.abilities.origin import whose_doing
from adjudicator.games.arkham.facts import (
    FACEDOWN_KEYS,
    KEYS,
    KEYS_ASIDE,
    MIXED_KEYS,
    TABLE,
    WITH_FACEDOWN_KEYS,
    WITH_KEYS,
)
from adjudicator.games.arkham.game import Arkham


def bearing(game: Arkham) -> tuple[str, ...]:
    """The cards, investigators and locations on which keys lie, faceup or facedown."""
    return tuple(dict.fromkeys((*WITH_KEYS(game), *WITH_FACEDOWN_KEYS(game))))


def to_be_found(game: Arkham, keys: Sequence[str]) -> tuple[str, ...]:
    """Those of the keys of which it is known where they are: they do not lie facedown among others."""
    return tuple(key for key in keys if key not in MIXED_KEYS(game))


def why_not_found(game: Arkham, keys: Sequence[str]) -> Reasons:
    """The reasons of keys that lie facedown, nobody knows where."""
    hidden = (key for key in keys if key in MIXED_KEYS(game))
    return tuple(Reason(ALIKE, f"the {key} key lies facedown, and nobody knows where") for key in hidden)


ALIKE: Final = "keys-innsmouth.2"
"""The rule by which facedown keys cannot be told apart."""


def holder_of(game: Arkham, key: str) -> str:
    """The card, investigator or location on which a key lies faceup; empty if it lies on none."""
    return next((entity for entity in WITH_KEYS(game) if key in KEYS(game, entity)), "")


def has_all(game: Arkham, entity: str, keys: tuple[str, ...]) -> bool:
    """True if all of these keys lie on it."""
    game.because("keys-innsmouth.3", "keys-innsmouth.14")
    return all(key in KEYS(game, entity) for key in keys)


def lay(game: Arkham, key: str, on: str, *by: str) -> None:
    """Lay a key on something, wherever it is now, by these rules."""
    _pick_up(game, key)
    KEYS.add(game, on, key, *by, *_ON_AN_INVESTIGATOR[game.cards[on].type == "investigator"])


_ON_AN_INVESTIGATOR: Final = {True: ("keys-innsmouth.10",), False: ()}
"""The rules by which an investigator (True) who controls a key keeps it on the investigator card."""


def set_aside(game: Arkham, key: str, *by: str) -> None:
    """Set a key aside."""
    _pick_up(game, key)
    KEYS_ASIDE.add(game, TABLE, key, *by)


def _pick_up(game: Arkham, key: str) -> None:
    held = holder_of(game, key)
    if held:
        KEYS.take(game, held, key)
    elif key in KEYS_ASIDE(game):
        KEYS_ASIDE.take(game, TABLE, key)


def lay_facedown(game: Arkham, keys: tuple[str, ...], places: tuple[str, ...], *by: str) -> None:
    """Shuffle keys facedown and lay one on each of some places: from now on nobody knows which is where."""
    for key in keys:
        _pick_up(game, key)
    MIXED_KEYS.set(game, TABLE, (*MIXED_KEYS(game), *keys), *by)
    for place in places[: len(keys)]:
        FACEDOWN_KEYS.set(game, place, FACEDOWN_KEYS(game, place) + 1, *by)


def turn_up(game: Arkham, key: str, on: str, *by: str) -> None:
    """Flip a facedown key that lies on something: it is this one."""
    MIXED_KEYS.take(game, TABLE, key)
    FACEDOWN_KEYS.set(game, on, FACEDOWN_KEYS(game, on) - 1)
    KEYS.add(game, on, key, *by)


def hand_over(game: Arkham, entity: str, to: str, *by: str) -> None:
    """Lay all keys of one card, investigator or location on another, by these rules."""
    for key in KEYS(game, entity):
        lay(game, key, to, *by)
    facedown = FACEDOWN_KEYS(game, entity)
    if facedown:
        FACEDOWN_KEYS.set(game, to, FACEDOWN_KEYS(game, to) + facedown, *by)
        FACEDOWN_KEYS.clear(game, entity)


def bears_keys(game: Arkham, entity: str) -> bool:
    """True if a key lies on it, faceup or facedown."""
    return bool(KEYS(game, entity) or FACEDOWN_KEYS(game, entity))


def pass_on(game: Arkham, enemy: str, who: str = "") -> None:
    """Give the keys of an enemy that leaves play to the investigator who made it leave, if anybody did."""
    if not bears_keys(game, enemy) or game.cards[enemy].type != "enemy":
        return
    taker = who or whose_doing(game)
    if taker in game.investigators:
        game.note(f"{game.name(taker)} takes control of the keys on {game.name(enemy)}")
        hand_over(game, enemy, taker, "keys-innsmouth.7")


def leave_behind(game: Arkham, entity: str) -> None:
    """Lay the keys of what leaves play at its location; with no location left a reading says where they go."""
    location, kind = game.location(entity), game.cards[entity].type
    if location and location != entity:
        hand_over(game, entity, location, "keys-innsmouth.11" if kind == "investigator" else "keys-innsmouth.8")
        return
    gone = game.reading("keys-without-a-location", "keys-innsmouth.8") == "out of the game"
    put_away = _pick_up if gone else set_aside
    for key in KEYS(game, entity):
        put_away(game, key)
    if FACEDOWN_KEYS(game, entity):
        # It stays one of those that lie facedown, nobody knows which, until none of these lies anywhere.
        FACEDOWN_KEYS.clear(game, entity)
        for key in () if WITH_FACEDOWN_KEYS(game) else MIXED_KEYS(game):
            MIXED_KEYS.take(game, TABLE, key)
            put_away(game, key)
