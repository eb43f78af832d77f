"""The words in which the cards of Not Alone are written."""

from adjudicator.games.kit.effects import Vocabulary
from adjudicator.games.notalone.cards.lasting import LASTING
from adjudicator.games.notalone.effects.hunt_cards import AllowHuntCards, CopyLastHuntCard, TakeHuntCards
from adjudicator.games.notalone.effects.if_so import IfSo
from adjudicator.games.notalone.effects.marker import MoveRescue, PlaceMarker, RemoveMarker
from adjudicator.games.notalone.effects.one_of import OneOf
from adjudicator.games.notalone.effects.place_cards import (
    DiscardAllBut,
    DiscardPlaces,
    EachDiscards,
    GainPlace,
    ShowAllBut,
    SwapPlayed,
)
from adjudicator.games.notalone.effects.powers import CopyPlace, PlayTwo, UseInstead
from adjudicator.games.notalone.effects.survival_cards import DiscardSurvival, DrawSurvival
from adjudicator.games.notalone.effects.take_back import ReturnPlayed, TakeBack
from adjudicator.games.notalone.effects.tokens import CancelToken, LayOnABorder, LayOnAPlace, MoveHunted, MoveToken
from adjudicator.games.notalone.effects.will import LoseWill, RegainWill

VOCABULARY = Vocabulary(
    *(TakeBack, ReturnPlayed, DiscardPlaces, DiscardAllBut, ShowAllBut, EachDiscards, GainPlace, SwapPlayed),
    *(CopyPlace, UseInstead, PlayTwo, PlaceMarker, RemoveMarker, MoveRescue, RegainWill, LoseWill),
    *(DrawSurvival, DiscardSurvival, TakeHuntCards, AllowHuntCards, CopyLastHuntCard),
    *(LayOnABorder, LayOnAPlace, MoveToken, CancelToken, MoveHunted, OneOf, IfSo, *LASTING),
)
