"""Effects on key tokens: place, shuffle, flip, take control of them."""

from adjudicator.games.arkham.effects import key_effects as keys
from adjudicator.games.arkham.terms import KEY_TOKENS
from adjudicator.games.arkham.vocabulary.parts import YOU
from adjudicator.games.arkham.vocabulary.references import WHICH, WHO
from adjudicator.language.records import Head, may, need
from adjudicator.language.shapes import Flag, ListOf, OneOf

KEYS = ListOf(OneOf(*KEY_TOKENS))
KEY_EFFECTS = {
    "place keys": Head(KEYS, lambda head, on: keys.PlaceKeys(head, on), {"on": need(WHICH)}, "faceup, on something"),
    "place a random key": Head(
        Flag(),
        lambda head, on: keys.PlaceKeyAtRandom(on),
        {"on": need(WHICH)},
        "one of those that are set aside, faceup on something",
    ),
    "place keys facedown": Head(
        KEYS,
        lambda head, on: keys.ShuffleKeys(head, on),
        {"on": need(WHICH)},
        "shuffled, one on each of several things: nobody knows which is where",
    ),
    "set keys aside": Head(KEYS, lambda head: keys.SetKeysAside(head)),
    "flip keys on": Head(WHICH, lambda head: keys.FlipKeys(head), meaning="facedown keys are turned faceup"),
    "take control of keys": Head(
        KEYS,
        lambda head, who: keys.PlaceKeys(head, who, "keys-innsmouth.9"),
        {"who": may(WHO, YOU)},
        "wherever they lie",
    ),
    "take control of the keys on": Head(
        WHICH, lambda head, who: keys.TakeKeysOn(head, who), {"who": may(WHO, YOU)}, "all that lie there faceup"
    ),
    "take the keys here": Head(
        Flag(), lambda head: keys.TakeTheKeysHere(), meaning="those on a location without clues, as the rules let one"
    ),
    "give keys": Head(Flag(), lambda head: keys.GiveKeys(), meaning="to another investigator at the same location"),
}
