"""The shape of an effect: one head word each, the words of the rulebook."""

from adjudicator.games.arkham.vocabulary import parts
from adjudicator.games.arkham.vocabulary.in_tests import TEST_EFFECTS
from adjudicator.games.arkham.vocabulary.on_campaign import CAMPAIGN_EFFECTS
from adjudicator.games.arkham.vocabulary.on_cards import CARD_EFFECTS
from adjudicator.games.arkham.vocabulary.on_key_cards import KEY_CARD_EFFECTS
from adjudicator.games.arkham.vocabulary.on_keys import KEY_EFFECTS
from adjudicator.games.arkham.vocabulary.on_places import PLACE_EFFECTS
from adjudicator.games.arkham.vocabulary.on_scenario import SCENARIO_EFFECTS
from adjudicator.games.arkham.vocabulary.on_tokens import TOKEN_EFFECTS
from adjudicator.games.arkham.vocabulary.steering import STEERING_EFFECTS
from adjudicator.language.records import Headed

EFFECT: Headed = Headed(
    TOKEN_EFFECTS
    | KEY_EFFECTS
    | KEY_CARD_EFFECTS
    | CARD_EFFECTS
    | PLACE_EFFECTS
    | TEST_EFFECTS
    | SCENARIO_EFFECTS
    | CAMPAIGN_EFFECTS
    | STEERING_EFFECTS,
    "an effect",
    name="effect",
)

parts.EFFECT.declare(EFFECT)
EFFECTS = parts.EFFECTS
